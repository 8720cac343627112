#include "core/figures/heatfigure.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>

#include "core/figures/chart.h"
#include "core/figures/stoppedfigure.h"
#include "core/picture/compose.h"
#include "core/text/counted.h"

namespace clew {

namespace {

constexpr std::array<std::string_view, kHeatMeasures> kMeasureIds{"tries", "forced", "undos",
                                                                  "conflicts", "events"};

class HeatMaker
{
public:
    HeatMaker(const FiguredSearch& search, const Translator& translate,
              const std::stop_token& token)
        : m_search(search), m_translate(translate), m_token(token)
    {
    }

    Result<DrawnFigure> make()
    {
        const Dimensions dimensions = m_search.puzzle->dimensions(*m_search.problem);
        const CellMeaning cells = meaning();
        if (HeatCounter::cellCount(dimensions, cells) > HeatCounter::kMaxCells)
            return fail(phrase("Figure", "the board has too many cells for a heat map"));
        HeatCounter counter(m_search.trace, dimensions, cells, m_search.first, m_search.events);
        while (counter.end() < m_search.events)
            if (m_token.stop_requested() || !counter.read(kFigureChunk))
                return stoppedFigure();
        const bool hasCells =
            m_search.puzzle->gridCell(*m_search.problem, placeOf(counter, 0)).has_value();
        const auto [most, sum] = countsOf(counter, m_search.measure);
        const std::uint32_t full = std::max(1U, most);
        const Picture picture = hasCells ? heatBoard(counter, full) : heatBars(counter, full);
        std::vector<std::string> caption{say({measureText(), {counted(most), counted(sum)}})};
        if (sum == 0) {
            if (const std::string others = measuresOf(counter); !others.empty())
                caption.push_back(
                    say({phrase("Figure", "Measures that show something here: %1."), {others}}));
        } else if (hasCells)
            caption.push_back(
                say({phrase("Figure", "The tint grows with the square root of the number.")}));
        return DrawnFigure{picture, std::move(caption)};
    }

private:
    [[nodiscard]] std::string say(const Sentence& sentence) const
    {
        return sentence.text(m_translate);
    }

    // What stands for a cell of the board: a variable, a value, or both.
    [[nodiscard]] CellMeaning meaning() const
    {
        const Puzzle& puzzle = *m_search.puzzle;
        const Problem& problem = *m_search.problem;
        const auto cell = [&](Variable variable, Value value) {
            return puzzle.gridCell(problem, {variable, value});
        };
        const Dimensions dimensions = puzzle.dimensions(problem);
        if (dimensions.values < 2 || cell(0, 0) == cell(0, 1))
            return CellMeaning::OfVariable;
        return dimensions.variables < 2 || cell(0, 0) == cell(1, 0) ? CellMeaning::OfValue
                                                                    : CellMeaning::OfAssignment;
    }

    struct HeatCounts
    {
        std::uint32_t most = 0;
        std::uint64_t sum = 0;
    };
    static HeatCounts countsOf(const HeatCounter& counter, HeatMeasure measure)
    {
        HeatCounts counts;
        for (const Heat& heat : counter.cells()) {
            counts.most = std::max(counts.most, measured(heat, measure));
            counts.sum += measured(heat, measure);
        }
        return counts;
    }

    static Phrase measureName(HeatMeasure measure)
    {
        switch (measure) {
        case HeatMeasure::Tries:
            return phrase("Figure", "guesses");
        case HeatMeasure::Forced:
            return phrase("Figure", "forced moves");
        case HeatMeasure::Undos:
            return phrase("Figure", "moves taken back");
        case HeatMeasure::Conflicts:
            return phrase("Figure", "contradictions");
        case HeatMeasure::Events:
            break;
        }
        return phrase("Figure", "events");
    }

    // Those that count anything, with the ids by which they are chosen.
    [[nodiscard]] std::string measuresOf(const HeatCounter& counter) const
    {
        std::string names;
        for (std::size_t i = 0; i < kHeatMeasures; ++i)
            if (const auto measure = static_cast<HeatMeasure>(i);
                countsOf(counter, measure).sum > 0)
                names += (names.empty() ? "" : ", ") + m_translate(measureName(measure)) + " (" +
                         std::string(heatMeasureId(measure)) + ')';
        return names;
    }

    [[nodiscard]] Phrase measureText() const
    {
        switch (m_search.measure) {
        case HeatMeasure::Tries:
            return phrase("Figure", "Guesses at each cell: at most %1, %2 in all.");
        case HeatMeasure::Forced:
            return phrase("Figure", "Forced moves at each cell: at most %1, %2 in all.");
        case HeatMeasure::Undos:
            return phrase("Figure", "Moves taken back at each cell: at most %1, %2 in all.");
        case HeatMeasure::Conflicts:
            return phrase("Figure", "Contradictions at each cell: at most %1, %2 in all.");
        case HeatMeasure::Events:
            break;
        }
        return phrase("Figure", "Events while the last guess stood there: at most %1, %2 in all.");
    }

    static Place placeOf(const HeatCounter& counter, std::uint64_t cell)
    {
        const HeatCounter::Place place = counter.place(cell);
        return {place.variable, place.value};
    }

    Picture heatBoard(const HeatCounter& counter, std::uint32_t most) const
    {
        const Picture inner = m_search.puzzle->picture(*m_search.problem, {});
        const double scale = std::min({1.0, kFigureWidth / inner.width(), 14 / inner.height()});
        Picture sheet(kFigureWidth, inner.height() * scale);
        const double left = (kFigureWidth - inner.width() * scale) / 2;
        addPicture(sheet, inner, left, 0, scale);
        const GridCell first =
            m_search.puzzle->gridCell(*m_search.problem, placeOf(counter, 0)).value();
        const Area area = areaOf(placeOf(counter, 0));
        struct Number
        {
            double x, y, size;
            std::string text;
        };
        std::vector<Number> numbers; // each with its cell's middle
        bool isBelow = false;        // in all cells, if one holds something
        for (std::uint64_t i = 0; i < counter.cells().size(); ++i) {
            const std::uint32_t value = measured(counter.cells()[i], m_search.measure);
            const auto cell = m_search.puzzle->gridCell(*m_search.problem, placeOf(counter, i));
            if (value == 0 || !cell)
                continue;
            const Area place{area.x + cell->column - first.column, area.y + cell->row - first.row,
                             1, 1};
            const double x = left + place.x * scale;
            const double y = place.y * scale;
            const double warmth = std::sqrt(static_cast<double>(value) / most);
            sheet.rect(x, y, scale, scale, Ink::Conflict).opacity =
                static_cast<float>(0.08 + 0.72 * warmth);
            const std::string number = say(shortNumber(value));
            const double size = std::min(0.3, 0.8 / std::max(1.0, textWidth(number, 1))) * scale;
            if (size < 0.12)
                continue;
            numbers.push_back({x + scale / 2, y + scale / 2, size, number});
            isBelow = isBelow || isWritten(inner, place);
        }
        for (const Number& number : numbers)
            sheet.text(number.x, number.y + (isBelow ? scale / 2 - 0.7 * number.size : 0),
                       number.size, number.text, Ink::Text);
        return sheet;
    }

    // Whether the board itself writes or draws something in a cell.
    static bool isWritten(const Picture& board, const Area& cell)
    {
        return std::ranges::any_of(board.shapes(), [&](const Shape& shape) {
            const bool isCentred = shape.kind == ShapeKind::Text; // its box is around its place
            const double x = shape.x + (isCentred ? 0 : shape.width / 2);
            const double y = shape.y + (isCentred ? 0 : shape.height / 2);
            return (isCentred || shape.kind == ShapeKind::Glyph) && x > cell.x &&
                   x < cell.x + cell.width && y > cell.y && y < cell.y + cell.height;
        });
    }

    // Where a cell of the board lies: where the picture tints it.
    [[nodiscard]] Area areaOf(Place place) const
    {
        View view;
        view.effects = std::span(&place, 1);
        const Picture picture = m_search.puzzle->picture(*m_search.problem, view);
        for (const Shape& shape : picture.shapes())
            if (shape.fill == Ink::EffectTint && shape.kind == ShapeKind::Rect)
                return {shape.x, shape.y, 1, 1};
        return {kGridMargin, kGridMargin, 1, 1};
    }

    // Of boards without cells: the warmest places by name.
    Picture heatBars(const HeatCounter& counter, std::uint32_t most) const
    {
        constexpr std::size_t kMost = 24;
        std::vector<std::uint64_t> order(counter.cells().size());
        std::iota(order.begin(), order.end(), std::uint64_t{0});
        const auto value = [&](std::uint64_t cell) {
            return measured(counter.cells()[cell], m_search.measure);
        };
        std::ranges::stable_sort(order, std::greater{}, value);
        order.resize(std::min(order.size(), kMost));
        std::erase_if(order, [&](std::uint64_t cell) { return value(cell) == 0; });
        constexpr double size = 0.4;
        constexpr double names = 5;
        Picture sheet(kFigureWidth,
                      std::max<double>(1, static_cast<double>(order.size())) * 0.6 + 0.2);
        double y = 0.4;
        for (const std::uint64_t cell : order) {
            const std::string name =
                say(m_search.puzzle->placeName(*m_search.problem, placeOf(counter, cell)));
            const auto lines = wrapText(name, names - 0.4, size, 1);
            sheet.text(names - 0.2, y, size, lines.empty() ? "" : lines.front(), Ink::Text).align =
                1;
            const double width = (kFigureWidth - names - 2.2) * value(cell) / most;
            sheet.rect(names, y - 0.2, std::max(0.03, width), 0.4, Ink::Conflict).opacity = 0.7F;
            sheet.text(names + width + 0.15, y, size, say(counted(value(cell))), Ink::Text).align =
                -1;
            y += 0.6;
        }
        return sheet;
    }

    const FiguredSearch& m_search;
    const Translator& m_translate;
    const std::stop_token& m_token;
};

} // namespace

std::string_view heatMeasureId(HeatMeasure measure)
{
    return kMeasureIds.at(static_cast<std::size_t>(measure));
}

Result<DrawnFigure> heatFigure(const FiguredSearch& search, const Translator& translate,
                               const std::stop_token& token)
{
    return HeatMaker(search, translate, token).make();
}

} // namespace clew
