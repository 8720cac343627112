#include "core/puzzles/nonogram/linereasons.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>

#include "core/puzzles/nonogram/lineargument.h"
#include "core/puzzles/nonogram/linesolver.h"
#include "core/puzzles/nonogram/names.h"

namespace clew::nonogram {

namespace {

/// Why a line settles cells.
enum class Kind : std::uint8_t {
    Overlap,  ///< wherever the only run that can lie there does, it covers them
    Covered,  ///< several runs can, and each placement covers them
    Complete, ///< all runs are filled
    Touching, ///< beside filled cells whose run ends there
    Gap,      ///< between empty cells, where not even the shortest run fits
    Reach,    ///< no run can lie there
};

/// The cells that a line settles at once, for one reason.
struct Settled
{
    Kind kind;
    std::vector<std::uint32_t> positions;
    /// The run that surely covers them, if it is one, with the first and last cell it can have.
    struct Run
    {
        std::uint32_t length;
        std::uint32_t first;
        std::uint32_t last;

        friend bool operator==(const Run&, const Run&) = default;
    };
    std::optional<Run> run;
};

// The only run that can cover the position; none if it is several.
std::optional<Settled::Run> runAt(const Clue& clue, std::span<const Bits> places,
                                  std::uint32_t position)
{
    std::optional<Settled::Run> found;
    for (std::size_t run = 0; run < places.size(); ++run) {
        std::optional<Settled::Run> reach;
        bool covers = false;
        for (std::uint32_t start = 0; start < kMaxSide; ++start) {
            if (!hasBit(places[run], start))
                continue;
            const std::uint32_t last = start + clue[run] - 1;
            reach = Settled::Run{clue[run], reach ? reach->first : start, last};
            covers = covers || (start <= position && position <= last);
        }
        if (!covers)
            continue;
        if (found)
            return std::nullopt;
        found = reach;
    }
    return found;
}

// What forces the cells that a line settles at once: each kind of reason in one sentence. Where
// runs lie is read from the causes alone, as far as these distinguish them.
class LineReader
{
public:
    LineReader(const NonogramProblem& problem, Line line, const State& before,
               std::span<const Event> events, std::span<const Place> causes)
        : m_problem(problem), m_line(line), m_clue(clueOf(problem, line)),
          m_length(lengthOf(problem, line)), m_before(bitsOf(settledPlaces(problem, line, before)))
    {
        m_filled = m_before.filled;
        for (const Event event : events)
            if (event.value() == 1)
                setBit(m_filled, positionOf(event.variable()));
        m_places = m_solver.places(m_clue, m_length, m_before);
        m_byCauses = m_solverOfCauses.places(m_clue, m_length, bitsOf(causes));
        for (const Event event : events)
            add(positionOf(event.variable()), event.value() == 1);
    }

    /// The kinds of reasons, in a word or two each.
    [[nodiscard]] Sentence kinds() const
    {
        Sentence all;
        for (const Kind kind : kKinds) {
            if (std::ranges::find(m_groups, kind, &Settled::kind) == m_groups.end())
                continue;
            Sentence name{nameOf(kind)};
            all = all.empty() ? std::move(name)
                              : Sentence{Phrase{"", "%1, %2"}, {std::move(all), std::move(name)}};
        }
        return all;
    }

    [[nodiscard]] Sentence reasons() const
    {
        Sentence all;
        for (const Kind kind : kKinds) {
            Sentence reason = reasonOf(kind);
            if (!reason.empty())
                all = all.empty()
                          ? std::move(reason)
                          : Sentence{Phrase{"", "%1 %2"}, {std::move(all), std::move(reason)}};
        }
        return all;
    }

private:
    static constexpr std::array kKinds{Kind::Overlap,  Kind::Covered, Kind::Complete,
                                       Kind::Touching, Kind::Gap,     Kind::Reach};

    [[nodiscard]] static Phrase nameOf(Kind kind)
    {
        switch (kind) {
        case Kind::Overlap:
            return phrase("nonogram", "overlap");
        case Kind::Covered:
            return phrase("nonogram", "every placement");
        case Kind::Complete:
            return phrase("nonogram", "all runs filled");
        case Kind::Touching:
            return phrase("nonogram", "end of a run");
        case Kind::Gap:
            return phrase("nonogram", "gap too short");
        case Kind::Reach:
            break;
        }
        return phrase("nonogram", "out of reach");
    }
    [[nodiscard]] std::uint32_t positionOf(Variable cell) const
    {
        return positionIn(m_problem, m_line, cell);
    }
    [[nodiscard]] LineBits bitsOf(std::span<const Place> settled) const
    {
        LineBits bits;
        for (const Place place : settled)
            setBit(place.value == 1 ? bits.filled : bits.empty, positionOf(place.variable));
        return bits;
    }
    [[nodiscard]] std::string nameOf(std::uint32_t position) const
    {
        return cellName(m_problem, cellOf(m_problem, m_line, position));
    }
    [[nodiscard]] std::optional<Settled::Run> runThere(std::uint32_t position) const
    {
        const auto run = runAt(m_clue, m_byCauses, position);
        return run ? run : runAt(m_clue, m_places, position);
    }

    void add(std::uint32_t position, bool isFilled)
    {
        const auto run = isFilled ? runThere(position) : std::nullopt;
        const Kind kind = !isFilled ? kindOfEmpty(position) : run ? Kind::Overlap : Kind::Covered;
        const auto group = std::ranges::find_if(
            m_groups, [&](const Settled& each) { return each.kind == kind && each.run == run; });
        if (group == m_groups.end())
            m_groups.push_back({kind, {position}, run});
        else
            group->positions.push_back(position);
    }

    [[nodiscard]] Kind kindOfEmpty(std::uint32_t position) const
    {
        std::uint32_t filled = 0;
        for (std::uint32_t each = 0; each < m_length; ++each)
            filled += hasBit(m_filled, each) ? 1 : 0;
        if (filled == std::accumulate(m_clue.begin(), m_clue.end(), 0U))
            return Kind::Complete;
        if ((position > 0 && hasBit(m_filled, position - 1)) ||
            (position + 1 < m_length && hasBit(m_filled, position + 1)))
            return Kind::Touching;
        std::uint32_t first = position;
        while (first > 0 && !hasBit(m_before.empty, first - 1))
            --first;
        std::uint32_t end = position + 1;
        while (end < m_length && !hasBit(m_before.empty, end))
            ++end;
        const bool isGap = !m_clue.empty() && end - first < *std::ranges::min_element(m_clue);
        return isGap ? Kind::Gap : Kind::Reach;
    }

    [[nodiscard]] std::string namesOf(Kind kind) const
    {
        std::vector<std::uint32_t> positions;
        for (const Settled& group : m_groups)
            if (group.kind == kind)
                positions.insert(positions.end(), group.positions.begin(), group.positions.end());
        return cellNames(m_problem, m_line, std::move(positions));
    }

    [[nodiscard]] Sentence reasonOf(Kind kind) const
    {
        if (kind == Kind::Overlap)
            return overlaps();
        const std::string cells = namesOf(kind);
        if (cells.empty())
            return {};
        switch (kind) {
        case Kind::Covered:
            return {phrase("nonogram", "Every placement of the runs near %1 covers it: filled."),
                    {cells}};
        case Kind::Complete:
            return {phrase("nonogram", "All runs are filled; the rest is empty: %1."), {cells}};
        case Kind::Touching:
            return {phrase("nonogram", "Beside filled cells whose run cannot continue: %1 empty."),
                    {cells}};
        case Kind::Gap:
            return {phrase("nonogram", "Too short a gap for any run: %1 empty."), {cells}};
        default:
            return {phrase("nonogram", "No run reaches %1: empty."), {cells}};
        }
    }

    [[nodiscard]] Sentence overlaps() const
    {
        std::vector<const Settled*> groups;
        for (const Settled& group : m_groups)
            if (group.kind == Kind::Overlap)
                groups.push_back(&group);
        if (groups.empty())
            return {};
        if (groups.size() == 1)
            return overlap(
                phrase("nonogram", "The run of %1 lies within %2 to %3, so it covers %4: filled."),
                *groups.front());
        Sentence list;
        for (const Settled* const group : groups) {
            Sentence one = overlap(phrase("nonogram", "%1 within %2 to %3: %4"), *group);
            list = list.empty() ? std::move(one)
                                : Sentence{Phrase{"", "%1; %2"}, {std::move(list), std::move(one)}};
        }
        return {phrase("nonogram", "These runs cover cells wherever they lie (%1): filled."),
                {std::move(list)}};
    }

    [[nodiscard]] Sentence overlap(Phrase pattern, const Settled& group) const
    {
        const auto [length, first, last] = *group.run;
        return {
            pattern,
            {length, nameOf(first), nameOf(last), cellNames(m_problem, m_line, group.positions)}};
    }

    const NonogramProblem& m_problem;
    Line m_line;
    const Clue& m_clue;
    std::uint32_t m_length;
    LineBits m_before;
    Bits m_filled{}; ///< with what this step fills
    LineSolver m_solver;
    std::span<const Bits> m_places; ///< where each run can begin, by all that is known ...
    LineSolver m_solverOfCauses;
    std::span<const Bits> m_byCauses; ///< ... and by the causes
    std::vector<Settled> m_groups;
};

} // namespace

Sentence lineReasons(const NonogramProblem& problem, Line line, const State& before,
                     std::span<const Event> events, std::span<const Place> causes)
{
    return LineReader(problem, line, before, events, causes).reasons();
}

Sentence lineReasonKinds(const NonogramProblem& problem, Line line, const State& before,
                         std::span<const Event> events, std::span<const Place> causes)
{
    return LineReader(problem, line, before, events, causes).kinds();
}

} // namespace clew::nonogram
