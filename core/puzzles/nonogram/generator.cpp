#include "core/puzzles/nonogram/generator.h"

#include <algorithm>

#include "core/puzzle/parameters.h"
#include "core/puzzle/rated.h"
#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/linesolving.h"
#include "core/puzzles/nonogram/puzzle.h"
#include "core/puzzles/nonogram/rating.h"
#include "core/search/random.h"
#include "core/search/trial.h"

namespace clew::nonogram {

namespace {

/// Pictures looked at for one of a certain level.
constexpr std::uint64_t kAttempts = 500;

using Field = std::vector<double>; ///< a number for each cell, row by row

/// A picture that changes until its clues allow no other.
class Draft
{
public:
    Draft(const GeneratorOptions& options, Random& random)
        : m_options(options), m_random(random), m_isMirrored(random() % 3 == 0)
    {
        paint();
    }

    /// False: it still has open cells after many changes, or the control said stop.
    bool repair(Control& control)
    {
        std::vector<Variable> open = openCells(control);
        std::size_t atOnce = kMostAtOnce;
        for (std::size_t fruitless = 0; !open.empty() && !control.stopped();) {
            if (fruitless > kPatience + open.size())
                return false;
            if (!control.node())
                return false;
            const std::vector<bool> before = m_filled;
            atOnce = std::clamp<std::size_t>(open.size() / 8, 1, atOnce);
            for (std::size_t i = 0; i < atOnce; ++i)
                flip(mostAlone(open));
            std::vector<Variable> openNow = openCells(control);
            if (openNow.size() < open.size()) {
                open = std::move(openNow);
                fruitless = 0;
            } else {
                m_filled = before;
                ++fruitless;
                atOnce = std::max<std::size_t>(1, atOnce / 2);
            }
        }
        return !control.stopped();
    }

    [[nodiscard]] NonogramProblem problem() const
    {
        return fromPicture(m_options.width, m_options.height, m_filled);
    }

private:
    static constexpr std::size_t kMostAtOnce = 16;
    static constexpr std::size_t kPatience = 50;
    static constexpr int kChoices = 3;
    static constexpr std::uint32_t kBlurred = 3; ///< such short lines would all become alike

    [[nodiscard]] std::uint32_t cellCount() const { return m_options.width * m_options.height; }

    // Smooth noise, filled where it is above the level that leaves about half of the cells.
    void paint()
    {
        Field field(cellCount());
        for (double& value : field)
            value = drawUnit(m_random);
        const std::uint32_t side = std::min(m_options.width, m_options.height);
        const std::uint32_t reach = 1 + side / 40;
        for (int pass = 0; pass < (side < 15 ? 1 : 2); ++pass)
            for (const bool alongRows : {true, false})
                field = blurred(field, reach, alongRows);
        if (m_isMirrored) {
            const Field one = field;
            for (Variable cell = 0; cell < cellCount(); ++cell)
                field[cell] += one[mirrorImage(cell)];
        }
        Field sorted = field;
        std::ranges::sort(sorted);
        const double share = 0.4 + 0.2 * drawUnit(m_random); // of empty cells
        const double level =
            sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size()))];
        for (const double value : field)
            m_filled.push_back(value >= level);
    }

    // The mean of the cells up to `reach` away in the row, or in the column.
    [[nodiscard]] Field blurred(const Field& field, std::uint32_t reach, bool alongRows) const
    {
        const std::uint32_t length = alongRows ? m_options.width : m_options.height;
        if (length <= kBlurred)
            return field;
        const std::uint32_t step = alongRows ? 1 : m_options.width;
        Field result(field.size());
        for (Variable cell = 0; cell < field.size(); ++cell) {
            const std::uint32_t at = alongRows ? cell % m_options.width : cell / m_options.width;
            const std::uint32_t first = at - std::min(at, reach);
            const std::uint32_t last = std::min(at + reach, length - 1);
            for (std::uint32_t i = first; i <= last; ++i)
                result[cell] += field[cell - at * step + i * step];
            result[cell] /= last - first + 1;
        }
        return result;
    }

    [[nodiscard]] Variable mirrorImage(Variable cell) const
    {
        return cell - cell % m_options.width + (m_options.width - 1 - cell % m_options.width);
    }

    // Those that the proof leaves open; of no meaning if the control says stop.
    std::vector<Variable> openCells(Control& control) const
    {
        const NonogramProblem problem = this->problem();
        Trial trial(control, {});
        NoTracer tracer;
        LineSolving<NoTracer> lines(problem, trial.control(), tracer);
        if (m_options.proof == Proof::Lines)
            lines.solveLines();
        else
            lines.reduce();
        trial.finish();
        std::vector<Variable> open;
        for (Variable cell = 0; cell < cellCount(); ++cell)
            if (lines.grid()[cell] == Cell::Unknown)
                open.push_back(cell);
        return open;
    }

    void flip(Variable cell)
    {
        m_filled[cell].flip();
        if (m_isMirrored && mirrorImage(cell) != cell)
            m_filled[mirrorImage(cell)].flip();
    }

    // Of a few cells drawn the one with the fewest like itself around: the blobs stay blobs.
    Variable mostAlone(const std::vector<Variable>& cells)
    {
        Variable best = cells[m_random() % cells.size()];
        for (int i = 1; i < kChoices; ++i) {
            const Variable other = cells[m_random() % cells.size()];
            if (likeAround(other) < likeAround(best))
                best = other;
        }
        return best;
    }

    // What lies outside is like an empty cell.
    [[nodiscard]] int likeAround(Variable cell) const
    {
        const auto x = static_cast<std::int64_t>(cell % m_options.width);
        const auto y = static_cast<std::int64_t>(cell / m_options.width);
        int like = 0;
        for (std::int64_t ny = y - 1; ny <= y + 1; ++ny) {
            for (std::int64_t nx = x - 1; nx <= x + 1; ++nx) {
                const bool isInside =
                    nx >= 0 && ny >= 0 && nx < m_options.width && ny < m_options.height;
                const bool isFilled =
                    isInside && m_filled[static_cast<std::size_t>(ny * m_options.width + nx)];
                like += isFilled == m_filled[cell] ? 1 : 0;
            }
        }
        return like;
    }

    const GeneratorOptions& m_options;
    Random& m_random;
    bool m_isMirrored;
    std::vector<bool> m_filled;
};

// A nonogram as by generate(), the same for the same options: of the level with this id, which also
// chooses the proof, or of the easiest if the id is empty. Null if the control says stop; an error
// if no such picture turned up among as many as are tried.
Result<ProblemPtr> generateRated(GeneratorOptions options, const std::string& difficulty,
                                 Control& control)
{
    constexpr auto kEasy = static_cast<std::size_t>(Level::Easy);
    auto wanted = difficultyCalled(difficulty, generatedDifficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    options.proof = wanted->value_or(kEasy) == kEasy ? Proof::Lines : Proof::Probing;
    if (*wanted == kEasy)
        wanted->reset(); // there is nothing easier
    const auto make = [&](std::uint64_t seed) {
        options.seed = seed;
        return generate(options, control);
    };
    const auto found = firstOfDifficulty(
        *wanted, options.seed, kAttempts, control, make,
        [&](const NonogramProblem& problem) { return ratingOf(problem, control); });
    if (found)
        return *found;
    return fail({phrase("nonogram", "none of %1 pictures of %2 x %3 was %4"),
                 {std::to_string(kAttempts), std::to_string(options.width),
                  std::to_string(options.height), difficulty}});
}

} // namespace

std::shared_ptr<const NonogramProblem> generate(const GeneratorOptions& options, Control& control)
{
    Random random(options.seed);
    while (control.poll()) {
        Draft draft(options, random);
        if (draft.repair(control))
            return std::make_shared<NonogramProblem>(draft.problem());
    }
    return nullptr;
}

Result<ProblemPtr> NonogramPuzzle::generate(const GenerateRequest& request, Control& control) const
{
    const auto size = sizeParameter(request.parameters, "size", {10, 10}, 1, kMaxSide);
    if (!size)
        return tl::make_unexpected(size.error());
    return generateRated({.width = size->first, .height = size->second, .seed = request.seed},
                         request.difficulty, control);
}

} // namespace clew::nonogram
