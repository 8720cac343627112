// One digit: in each of a few units it stands at the one end or at the other (a strong link); ends
// of two units that lie in one further unit cannot both hold. So the digit stands at one of the two
// outermost ends. An end may be several cells of a line or a box.

#include <algorithm>
#include <vector>

#include "core/puzzles/sudoku/explainer/rules.h"

namespace clew::sudoku::explainer {

namespace {

struct StrongLink
{
    unsigned unit;
    Cells cells; ///< all places of the digit
    std::array<Cells, 2> ends;
    bool isGrouped;
};

struct Block
{
    Bits empty;
    std::array<Bits, 2> ends;
    std::optional<unsigned> heart = std::nullopt; ///< where the line and the column cross
};

constexpr Bits bitsOf(std::initializer_list<unsigned> places)
{
    Bits bits = 0;
    for (const unsigned place : places)
        bits = static_cast<Bits>(bits | bit(place));
    return bits;
}

// The shapes that a digit may have in a box: a cross of a row and a column of the box, the crossing
// itself aside; two rows; two columns.
std::vector<Block> makeShapes()
{
    std::vector<Block> shapes;
    for (unsigned heart = 0; heart < kSide; ++heart) {
        Block shape{.empty = 0, .ends = {}, .heart = heart};
        for (unsigned place = 0; place < kSide; ++place) {
            const bool isInRow = place / 3 == heart / 3;
            const bool isInColumn = place % 3 == heart % 3;
            Bits* const part = isInRow && isInColumn ? nullptr
                               : isInColumn          ? &shape.ends[0]
                               : isInRow             ? &shape.ends[1]
                                                     : &shape.empty;
            if (part != nullptr)
                *part = static_cast<Bits>(*part | bit(place));
        }
        shapes.push_back(shape);
    }
    const Bits row = bitsOf({0, 1, 2});
    const Bits column = bitsOf({0, 3, 6});
    for (const unsigned empty : {2U, 1U, 0U}) {
        const unsigned one = empty == 0 ? 1 : 0;
        const unsigned two = 3 - empty - one;
        shapes.push_back({static_cast<Bits>(row << 3 * empty),
                          {static_cast<Bits>(row << 3 * one), static_cast<Bits>(row << 3 * two)}});
    }
    for (const unsigned empty : {2U, 1U, 0U}) {
        const unsigned one = empty == 0 ? 1 : 0;
        const unsigned two = 3 - empty - one;
        shapes.push_back({static_cast<Bits>(column << empty),
                          {static_cast<Bits>(column << one), static_cast<Bits>(column << two)}});
    }
    return shapes;
}

Cells cellsAt(unsigned unit, Bits places)
{
    Cells cells;
    forEachBit(places, [&](unsigned place) { cells.set(cellAt(unit, place)); });
    return cells;
}

bool isInALine(unsigned unit, Bits two)
{
    const unsigned a = cellAt(unit, lowest(two));
    const unsigned b = cellAt(unit, lowest(static_cast<Bits>(two & (two - 1))));
    return unitOf(a, Row) == unitOf(b, Row) || unitOf(a, Column) == unitOf(b, Column);
}

void addGroupedInBox(unsigned unit, Bits places, std::vector<StrongLink>& links)
{
    static const std::vector<Block> shapes = makeShapes();
    const auto found = std::ranges::find_if(shapes, [&](const Block& shape) {
        return (places & shape.empty) == 0 && (shape.heart || count(places) >= 4);
    });
    if (found == shapes.end())
        return;
    const auto one = static_cast<Bits>(places & found->ends[0]);
    const auto two = static_cast<Bits>(places & found->ends[1]);
    if (one == 0 || two == 0)
        return;
    const Cells all = cellsAt(unit, places);
    const auto add = [&](Bits a, Bits b) {
        links.push_back({unit, all, {cellsAt(unit, a), cellsAt(unit, b)}, true});
    };
    if (!found->heart) {
        add(one, two);
        // Two by two, they are also two columns instead of two rows.
        if (count(one) == 2 && count(two) == 2) {
            const Bits low = bit(lowest(one));
            const Bits across = bit(lowest(two));
            if ((two & across) != 0 && isInALine(unit, static_cast<Bits>(low | across)) &&
                isInALine(unit, static_cast<Bits>(without(one, low) | without(two, across))))
                add(static_cast<Bits>(low | across),
                    static_cast<Bits>(without(one, low) | without(two, across)));
        }
        return;
    }
    const Bits heart = bit(*found->heart);
    const auto heartIfOpen = static_cast<Bits>(places & heart);
    // With one cell beside the heart in either direction there is one link, not two.
    if (count(one) == 1 && count(two) > 1)
        add(one, static_cast<Bits>(two | heart));
    if (count(two) == 1)
        add(two, static_cast<Bits>(one | heart));
    if (count(one) > 1 && count(two) > 1)
        add(static_cast<Bits>(one | heartIfOpen), static_cast<Bits>(two | heartIfOpen));
}

void addGroupedInLine(unsigned unit, Bits places, std::vector<StrongLink>& links)
{
    for (const unsigned empty : {0U, 1U, 2U}) {
        if ((places >> 3 * empty & 7) != 0)
            continue;
        const unsigned one = empty == 0 ? 1 : 0;
        const unsigned two = 3 - empty - one;
        const auto a = static_cast<Bits>(places & 7U << 3 * one);
        const auto b = static_cast<Bits>(places & 7U << 3 * two);
        if (a != 0 && b != 0)
            links.push_back(
                {unit, cellsAt(unit, places), {cellsAt(unit, a), cellsAt(unit, b)}, true});
        return;
    }
}

std::vector<StrongLink> strongLinks(const Board& board, unsigned digit)
{
    std::vector<StrongLink> links;
    for (unsigned unit = 0; unit < kUnits; ++unit) {
        const Bits places = board.places(unit, digit);
        const bool isBox = kindOf(unit) == Box;
        if (count(places) < 2 || count(places) > 6)
            continue;
        if (count(places) > 2) {
            if (isBox)
                addGroupedInBox(unit, places, links);
            else
                addGroupedInLine(unit, places, links);
        } else if (!isBox || !isInALine(unit, places)) {
            const Bits first = bit(lowest(places));
            links.push_back({unit,
                             cellsAt(unit, places),
                             {cellsAt(unit, first), cellsAt(unit, without(places, first))},
                             false});
        }
    }
    return links;
}

// A column, row or box that holds all of the cells.
std::optional<unsigned> sharedUnit(const Cells& cells)
{
    unsigned first = 0;
    while (!cells[first])
        ++first;
    for (const Kind kind : {Column, Row, Box})
        if ((cells & ~unitSet(unitOf(first, kind))).none())
            return unitOf(first, kind);
    return std::nullopt;
}

// The cells that see all of these.
Cells seeingAll(const Cells& cells)
{
    Cells seeing;
    seeing.set();
    for (unsigned cell = 0; cell < kCells; ++cell)
        if (cells[cell])
            seeing &= peerSet(cell);
    return seeing;
}

class LinkedSearch
{
public:
    LinkedSearch(const Board& board, unsigned digit, std::size_t length)
        : m_board(board), m_digit(digit), m_length(length), m_links(strongLinks(board, digit))
    {
    }

    std::vector<Hint> find()
    {
        for (const StrongLink& link : m_links)
            for (const std::size_t outer : {0U, 1U})
                extend(link, outer);
        return std::move(m_hints);
    }

private:
    struct Step
    {
        const StrongLink* link;
        std::size_t outer; ///< the end towards the beginning
    };

    void extend(const StrongLink& link, std::size_t outer)
    {
        m_path.push_back({&link, outer});
        if (m_path.size() == m_length) {
            add();
        } else {
            const Cells& inner = link.ends[1 - outer];
            for (const StrongLink& next : m_links) {
                const bool meets = std::ranges::any_of(m_path, [&](const Step& step) {
                    return (step.link->cells & next.cells).any();
                });
                if (meets)
                    continue;
                for (const std::size_t side : {0U, 1U}) {
                    if (const auto shared = sharedUnit(inner | next.ends[side])) {
                        m_shared.push_back(*shared);
                        extend(next, side);
                        m_shared.pop_back();
                    }
                }
            }
        }
        m_path.pop_back();
    }

    void add()
    {
        const Step& front = m_path.front();
        const Step& back = m_path.back();
        const Cells ends = front.link->ends[front.outer] | back.link->ends[1 - back.outer];
        const bool isRing = sharedUnit(ends).has_value();
        Cells links;
        for (const Step& step : m_path)
            links |= unitSet(step.link->unit);
        Cells victims = seeingAll(ends) & ~links;
        if (isRing) {
            for (std::size_t i = 0; i + 1 < m_path.size(); ++i)
                victims |= seeingAll(m_path[i].link->ends[1 - m_path[i].outer] |
                                     m_path[i + 1].link->ends[m_path[i + 1].outer]) &
                           ~links;
        } else {
            for (const unsigned unit : m_shared)
                victims &= ~unitSet(unit);
        }
        Hint hint{.tenths = tenths()};
        hint.strikeEverywhere(m_board, victims, m_digit);
        if (hint.isWorth())
            m_hints.push_back(std::move(hint));
    }

    [[nodiscard]] int tenths() const
    {
        const int base = m_length == 2 ? 40 : m_length == 3 ? 54 : 58;
        std::array<bool, kKinds.size()> hasKind{};
        for (const Step& step : m_path) {
            if (step.link->isGrouped)
                return base + 3;
            hasKind[kindOf(step.link->unit)] = true;
        }
        return base + (hasKind[Box] ? 1 : 0) + (hasKind[Row] && hasKind[Column] ? 1 : 0);
    }

    const Board& m_board;
    unsigned m_digit;
    std::size_t m_length;
    std::vector<StrongLink> m_links;
    std::vector<Step> m_path;
    std::vector<unsigned> m_shared;
    std::vector<Hint> m_hints;
};

void linked(std::size_t length, const Board& board, const Hints& hints)
{
    std::vector<Hint> found;
    for (unsigned digit = 0; digit < kSide; ++digit)
        std::ranges::move(LinkedSearch(board, digit, length).find(), std::back_inserter(found));
    std::ranges::stable_sort(found, [](const Hint& a, const Hint& b) {
        return a.tenths != b.tenths ? a.tenths < b.tenths : a.struck.size() > b.struck.size();
    });
    for (Hint& hint : found)
        if (!hints(std::move(hint)))
            return;
}

} // namespace

void twoStrongLinks(const Board& board, const Hints& hints)
{
    linked(2, board, hints);
}
void threeStrongLinks(const Board& board, const Hints& hints)
{
    linked(3, board, hints);
}
void fourStrongLinks(const Board& board, const Hints& hints)
{
    linked(4, board, hints);
}

} // namespace clew::sudoku::explainer
