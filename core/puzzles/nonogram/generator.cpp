#include "core/puzzles/nonogram/generator.h"

#include <algorithm>

#include "core/puzzle/generating.h"
#include "core/puzzle/parameters.h"
#include "core/puzzle/rated.h"
#include "core/puzzles/nonogram/frompicture.h"
#include "core/puzzles/nonogram/lineknowledge.h"
#include "core/puzzles/nonogram/linesolving.h"
#include "core/puzzles/nonogram/puzzle.h"
#include "core/puzzles/nonogram/rating.h"
#include "core/search/random.h"
#include "core/search/subsearch.h"

namespace clew::nonogram {

namespace {

/// Pictures looked at for one of a certain level.
constexpr std::uint64_t kAttempts = 5000;
constexpr std::uint64_t kAttemptsOfVersion1 = 500;

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

    /// The clue of a line as the picture is now; of the problem only the size is looked at.
    [[nodiscard]] Clue clueOf(const NonogramProblem& problem, Line line) const
    {
        std::vector<Value> values(lengthOf(problem, line));
        for (std::uint32_t i = 0; i < values.size(); ++i)
            values[i] = m_filled[cellOf(problem, line, i)] ? 1 : 0;
        return runsOf(values);
    }

    /// Makes the cells around this one alike, or the cell itself unlike before: a blot of some
    /// size. The cells that have changed.
    std::vector<Variable> blot(Variable cell)
    {
        const auto reach = static_cast<std::int64_t>(m_random() % 3);
        const bool isFilled = reach == 0 ? !m_filled[cell] : m_random() % 2 == 0;
        const auto x = static_cast<std::int64_t>(cell % m_options.width);
        const auto y = static_cast<std::int64_t>(cell / m_options.width);
        std::vector<Variable> changed;
        for (auto ny = std::max<std::int64_t>(0, y - reach);
             ny <= std::min<std::int64_t>(m_options.height - 1, y + reach); ++ny) {
            for (auto nx = std::max<std::int64_t>(0, x - reach);
                 nx <= std::min<std::int64_t>(m_options.width - 1, x + reach); ++nx) {
                const auto near = static_cast<Variable>(ny * m_options.width + nx);
                if (m_filled[near] != isFilled)
                    changed.push_back(near);
            }
        }
        if (m_isMirrored) {
            for (std::size_t i = changed.size(); i-- > 0;)
                changed.push_back(mirrorImage(changed[i]));
            std::ranges::sort(changed);
            const auto [last, end] = std::ranges::unique(changed);
            changed.erase(last, end);
        }
        flip(changed);
        return changed;
    }

    void flip(const std::vector<Variable>& cells)
    {
        for (const Variable cell : cells)
            m_filled[cell].flip();
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
        const int passes = (side < 15 ? 1 : 2) - (m_options.isRough ? 1 : 0);
        for (int pass = 0; pass < passes; ++pass)
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
        Subsearch subsearch(control, {});
        NoTracer tracer;
        LineSolving<NoTracer> lines(problem, subsearch.control(), tracer);
        if (m_options.proof == Proof::Lines)
            lines.solveLines();
        else
            lines.reduce();
        subsearch.finish();
        std::vector<Variable> open;
        for (Variable cell = 0; cell < cellCount(); ++cell)
            if (lines.grid()[cell] == Cell::Unknown)
                open.push_back(cell);
        return open;
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

/// A picture that is solved as it is drawn: where lines leave cells open, one of these is changed,
/// and only the lines through it are solved again. What was known elsewhere stays true of the
/// picture, though it may rest on what has changed; so all is solved once more at the end.
class LiveDraft
{
public:
    LiveDraft(const Draft& painted, const GeneratorOptions& options, Control& control)
        : m_options(options), m_control(control), m_picture(painted), m_problem(painted.problem()),
          m_reasoning(options.proof == Proof::Overlap ? Reasoning::Overlap : Reasoning::Placements)
    {
    }

    /// False: cells stay open after many changes, or the control says stop.
    bool repair()
    {
        std::size_t fewest = ~std::size_t{0};
        for (int fruitless = 0; fruitless < kPatience;) {
            LineKnowledge knowledge = knowledgeOf(m_problem, m_reasoning, m_control);
            if (m_control.stopped())
                return false;
            const std::size_t open = knowledge.openCount();
            if (open == 0)
                return true;
            if (m_options.proof == Proof::Probing && probesSolve())
                return !m_control.stopped();
            fruitless = open < fewest ? 0 : fruitless + 1;
            fewest = std::min(fewest, open);
            // For a board that needs probes, some cells shall stay open.
            if (!improve(knowledge, m_options.proof == Proof::Probing ? open / 2 : 0))
                return false;
        }
        return false;
    }

    [[nodiscard]] const NonogramProblem& problem() const { return m_problem; }

private:
    static constexpr int kPatience = 6;
    static constexpr std::size_t kTriesPerCell = 4;

    [[nodiscard]] bool probesSolve() const
    {
        Subsearch subsearch(m_control, {});
        NoTracer tracer;
        LineSolving<NoTracer> lines(m_problem, subsearch.control(), tracer);
        lines.reduce();
        subsearch.finish();
        return lines.grid().unknownCount() == 0;
    }

    // Changes open cells as long as that leaves fewer of them, down to `enough`. False: stopped.
    bool improve(LineKnowledge& knowledge, std::size_t enough)
    {
        std::vector<Variable> open = knowledge.openCells();
        for (std::size_t tries = kTriesPerCell * open.size() + 8;
             tries > 0 && knowledge.openCount() > enough; --tries) {
            if (!m_control.node())
                return false;
            LineKnowledge changed = knowledge;
            const std::vector<Variable> cells = m_picture.blot(m_picture.mostAlone(open));
            change(cells, changed);
            if (m_control.stopped())
                return false;
            if (changed.openCount() < knowledge.openCount()) {
                knowledge = std::move(changed);
                std::erase_if(open, [&](Variable each) { return !knowledge.isOpen(each); });
                if (open.empty())
                    open = knowledge.openCells();
            } else {
                m_picture.flip(cells);
                drawClues(cells);
            }
        }
        return true;
    }

    // Learns of cells that have been flipped.
    void change(const std::vector<Variable>& cells, LineKnowledge& knowledge)
    {
        for (const Variable cell : cells)
            knowledge.forget(cell);
        for (const Line line : drawClues(cells))
            knowledge.enqueue(line);
        static_cast<void>(knowledge.propagate(m_problem, m_control));
    }

    // The clues of the lines through the cells as the picture is now; which lines these are.
    std::vector<Line> drawClues(const std::vector<Variable>& cells)
    {
        std::vector<Line> lines;
        for (const Variable cell : cells)
            for (const Line line :
                 {Line{true, cell / m_options.width}, Line{false, cell % m_options.width}})
                if (std::ranges::find(lines, line) == lines.end())
                    lines.push_back(line);
        for (const Line line : lines)
            (line.isRow ? m_problem.rows : m_problem.columns)[line.index] =
                m_picture.clueOf(m_problem, line);
        return lines;
    }

    const GeneratorOptions& m_options;
    Control& m_control;
    Draft m_picture;
    NonogramProblem m_problem;
    Reasoning m_reasoning;
};

Proof proofOf(Level level)
{
    return level == Level::Easy     ? Proof::Overlap
           : level == Level::Medium ? Proof::Lines
                                    : Proof::Probing;
}

// A nonogram as by generate(), the same for the same options: of the level with this id, which also
// chooses the proof, or of whatever line solving leaves if the id is empty. Null if the control
// says stop; an error if no such picture turned up among as many as are tried.
Result<ProblemPtr> generateRated(GeneratorOptions options, const std::string& difficulty,
                                 Control& control)
{
    auto wanted = difficultyCalled(difficulty, generatedDifficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    if (options.version == 1) {
        // Its medium is what is called hard now; its easy is all that line solving leaves.
        if (*wanted == static_cast<std::size_t>(Level::Hard))
            return fail(
                {phrase("nonogram", "version 1 of the generator cannot make one that is %1"),
                 {difficulty}});
        if (*wanted == static_cast<std::size_t>(Level::Medium)) {
            options.proof = Proof::Probing;
            *wanted = static_cast<std::size_t>(Level::Hard);
        } else {
            wanted->reset();
        }
    } else if (*wanted) {
        options.proof = proofOf(static_cast<Level>(**wanted));
        options.isRough = **wanted > static_cast<std::size_t>(Level::Easy);
    }
    const auto make = [&](std::uint64_t seed) {
        options.seed = seed;
        return generate(options, control);
    };
    const std::uint64_t attempts = options.version == 1 ? kAttemptsOfVersion1 : kAttempts;
    const auto found = firstOfDifficulty(
        *wanted, options.seed, attempts, control, make,
        [&](const NonogramProblem& problem) { return ratingOf(problem, control); });
    if (found)
        return *found;
    return fail({phrase("nonogram", "none of %1 pictures of %2 x %3 was %4"),
                 {std::to_string(attempts), std::to_string(options.width),
                  std::to_string(options.height), difficulty}});
}

} // namespace

std::shared_ptr<const NonogramProblem> generate(const GeneratorOptions& options, Control& control)
{
    Random random(options.seed);
    while (control.poll()) {
        Draft draft(options, random);
        if (options.version == 1) {
            if (draft.repair(control))
                return std::make_shared<NonogramProblem>(draft.problem());
            continue;
        }
        LiveDraft live(draft, options, control);
        if (live.repair())
            return std::make_shared<NonogramProblem>(live.problem());
    }
    return nullptr;
}

Result<ProblemPtr> NonogramPuzzle::generate(const GenerateRequest& request, Control& control) const
{
    if (const auto asked = checkAsked(info(), request); !asked)
        return tl::make_unexpected(asked.error());
    const auto size = sizeParameter(request.parameters, "size", {10, 10}, 1, kMaxSide);
    if (!size)
        return tl::make_unexpected(size.error());
    return generateRated({.width = size->first,
                          .height = size->second,
                          .seed = request.seed,
                          .version = request.version == 0 ? kGeneratorVersion : request.version},
                         request.difficulty, control);
}

} // namespace clew::nonogram
