#include "core/puzzles/suguru/generator.h"

#include <algorithm>
#include <bit>
#include <boost/container/static_vector.hpp>
#include <cassert>
#include <numeric>

#include "core/puzzle/generating.h"
#include "core/puzzle/parameters.h"
#include "core/puzzle/rated.h"
#include "core/puzzles/suguru/propagation.h"
#include "core/puzzles/suguru/puzzle.h"
#include "core/puzzles/suguru/rating.h"
#include "core/puzzles/suguru/techniques/technique.h"
#include "core/search/random.h"
#include "core/search/subsearch.h"

namespace clew::suguru {

namespace {

/// Boards looked at for one of a certain level.
constexpr std::uint64_t kAttempts = 200;

constexpr std::uint32_t kNoArea = ~std::uint32_t{0};

/// A filled board made area by area: the first free cell gets a random area of free cells with
/// random numbers that touch none of their like. Where that fails, one or a few of the areas around
/// are torn down again; where it fails too often, all of them.
class Draft
{
public:
    Draft(const GeneratorOptions& options, Random& random)
        : m_options(options), m_random(random), m_areaOf(cellCount(), kNoArea),
          m_numbers(cellCount(), kNoValue), m_patience(kFailuresPerCell * cellCount())
    {
    }

    /// False: stopped.
    bool complete(Control& control)
    {
        while (true) {
            while (m_firstFree < cellCount() && m_areaOf[m_firstFree] != kNoArea)
                ++m_firstFree;
            if (m_firstFree == cellCount())
                return true;
            if (!control.poll())
                return false;
            const Variable cell = m_firstFree;
            bool grown = false;
            for (int attempt = 0; attempt < kGrowths && !grown; ++attempt)
                grown = growArea(cell);
            if (grown || joinArea(cell))
                continue;
            if (m_patience-- > 0)
                tearDownAround(cell);
            else
                startAgain();
        }
    }

    [[nodiscard]] SuguruProblem problem() const
    {
        SuguruProblem problem;
        problem.width = m_options.width;
        problem.height = m_options.height;
        problem.areas = inReadingOrder(m_areaOf);
        problem.givens = m_numbers;
        return problem;
    }

private:
    static constexpr int kGrowths = 20; ///< tries at an area
    static constexpr std::uint32_t kFailuresPerCell = 10;

    [[nodiscard]] std::uint32_t cellCount() const { return m_options.width * m_options.height; }

    // Calls visit(neighbour) for the cells around; only those at its sides if `bySide`.
    template<class Visit>
    void forEachNeighbour(Variable cell, bool bySide, Visit&& visit) const
    {
        const auto x = static_cast<std::int64_t>(cell % m_options.width);
        const auto y = static_cast<std::int64_t>(cell / m_options.width);
        for (std::int64_t ny = y - 1; ny <= y + 1; ++ny) {
            for (std::int64_t nx = x - 1; nx <= x + 1; ++nx) {
                const bool isInside =
                    nx >= 0 && ny >= 0 && nx < m_options.width && ny < m_options.height;
                const bool isOther = nx != x || ny != y;
                if (isInside && isOther && (!bySide || nx == x || ny == y))
                    visit(static_cast<Variable>(ny * m_options.width + nx));
            }
        }
    }

    bool growArea(Variable start)
    {
        const std::size_t wanted = 2 + m_random() % (m_options.largestArea - 1);
        std::vector<Variable> cells{start};
        std::vector<Variable> border = freeSides(start);
        while (cells.size() < wanted && !border.empty()) {
            // Of two the one with less room beside: few cells are left alone in a corner.
            std::size_t pick = m_random() % border.size();
            const std::size_t other = m_random() % border.size();
            if (freeSides(border[other]).size() < freeSides(border[pick]).size())
                pick = other;
            const Variable cell = border[pick];
            border.erase(border.begin() + static_cast<std::ptrdiff_t>(pick));
            if (std::ranges::find(cells, cell) != cells.end())
                continue;
            cells.push_back(cell);
            for (const Variable side : freeSides(cell))
                border.push_back(side);
        }
        if (!drawNumbers(cells))
            return false;
        for (const Variable cell : cells)
            m_areaOf[cell] = static_cast<std::uint32_t>(m_cells.size());
        m_cells.push_back(std::move(cells));
        return true;
    }

    std::vector<Variable> freeSides(Variable cell) const
    {
        std::vector<Variable> free;
        forEachNeighbour(cell, true, [&](Variable side) {
            if (m_areaOf[side] == kNoArea)
                free.push_back(side);
        });
        return free;
    }

    // Draws numbers for the cells of an area; gives up soon where that is hard.
    bool drawNumbers(const std::vector<Variable>& cells)
    {
        m_drawsLeft = 2000;
        return number(cells, 0, (std::uint64_t{1} << cells.size()) - 1);
    }

    // Gives the cells from the i-th on the numbers that are left.
    bool number(const std::vector<Variable>& cells, std::size_t i, std::uint64_t left)
    {
        if (i == cells.size())
            return true;
        std::vector<Value> choices;
        for (std::uint64_t rest = left; rest != 0; rest &= rest - 1)
            choices.push_back(static_cast<Value>(std::countr_zero(rest)));
        shuffle(choices, m_random);
        for (const Value choice : choices) {
            bool touches = false;
            forEachNeighbour(cells[i], false,
                             [&](Variable other) { touches |= m_numbers[other] == choice; });
            if (touches || m_drawsLeft == 0)
                continue;
            --m_drawsLeft;
            m_numbers[cells[i]] = choice;
            if (number(cells, i + 1, left & ~(std::uint64_t{1} << choice)))
                return true;
            m_numbers[cells[i]] = kNoValue;
        }
        return false;
    }

    bool joinArea(Variable cell)
    {
        std::vector<std::uint32_t> beside;
        forEachNeighbour(cell, true, [&](Variable side) {
            if (m_areaOf[side] != kNoArea)
                beside.push_back(m_areaOf[side]);
        });
        shuffle(beside, m_random);
        for (const std::uint32_t area : beside) {
            std::vector<Variable> cells = m_cells[area];
            if (cells.size() == m_options.largestArea)
                continue;
            std::vector<Value> before;
            before.reserve(cells.size());
            for (const Variable old : cells)
                before.push_back(std::exchange(m_numbers[old], kNoValue));
            cells.push_back(cell);
            if (drawNumbers(cells)) {
                m_areaOf[cell] = area;
                m_cells[area] = std::move(cells);
                return true;
            }
            for (std::size_t i = 0; i < before.size(); ++i)
                m_numbers[cells[i]] = before[i];
        }
        return false;
    }

    void tearDownAround(Variable cell)
    {
        std::vector<std::uint32_t> around;
        forEachNeighbour(cell, false, [&](Variable other) {
            if (m_areaOf[other] != kNoArea)
                around.push_back(m_areaOf[other]);
        });
        shuffle(around, m_random);
        for (std::size_t i = 0; i < around.size() && (i == 0 || m_random() % 2 == 0); ++i)
            tearDown(around[i]);
    }

    void startAgain()
    {
        m_areaOf.assign(cellCount(), kNoArea);
        m_numbers.assign(cellCount(), kNoValue);
        m_cells.clear();
        m_firstFree = 0;
        m_patience = kFailuresPerCell * cellCount();
    }

    void tearDown(std::uint32_t area)
    {
        for (const Variable cell : std::exchange(m_cells[area], {})) {
            m_areaOf[cell] = kNoArea;
            m_numbers[cell] = kNoValue;
            m_firstFree = std::min(m_firstFree, cell);
        }
    }

    const GeneratorOptions& m_options;
    Random& m_random;
    std::vector<std::uint32_t> m_areaOf;
    std::vector<Value> m_numbers;
    std::vector<std::vector<Variable>> m_cells; ///< of all areas ever made; none if torn down
    Variable m_firstFree = 0;
    std::uint32_t m_patience; ///< failures left before all is torn down
    int m_drawsLeft = 0;
};

bool singlesSolve(const SuguruProblem& problem, const Layout& layout)
{
    NoTracer tracer;
    Candidates<NoTracer> candidates(layout, tracer);
    bool sound = settleGivens(problem, candidates);
    while (sound) {
        const auto move = candidates.takeSingle();
        if (!move)
            break;
        sound = candidates.settle(move->cell, move->number);
    }
    return sound && candidates.complete();
}

bool hasOneSolution(const SuguruProblem& problem, const Layout& layout,
                    const GeneratorOptions& options, Control& control)
{
    if (options.proof == Proof::Singles)
        return singlesSolve(problem, layout);
    const std::uint64_t nodes = options.proof == Proof::Search ? options.nodesPerClue : 0;
    return findsOne(control, nodes, [&](Control& own) {
        NoTracer tracer;
        Propagation<NoTracer>(problem, layout, own, tracer, Restarts::No).run();
    });
}

/// Whether a number follows from the clues of the areas around it. What lies further off may be
/// anything, so what follows here follows on the whole board; and the time does not depend on its
/// size.
class LocalProof
{
public:
    LocalProof(const SuguruProblem& problem, const Layout& layout, Proof proof)
        : m_problem(problem), m_layout(layout), m_proof(proof), m_masks(problem.cellCount()),
          m_isNear(problem.cellCount()), m_isAreaNear(layout.areaCells.size())
    {
    }

    /// Of an open cell.
    bool gives(Variable cell, Value number)
    {
        gather(cell);
        if (!propagate())
            return false; // cannot be: the clues have a solution
        if (m_proof != Proof::Search || m_masks[cell] == bitOf(number))
            return m_masks[cell] == bitOf(number);
        std::vector<std::uint64_t> before;
        for (const Variable near : m_cells)
            before.push_back(m_masks[near]);
        for (std::uint64_t rest = m_masks[cell] & ~bitOf(number); rest != 0; rest &= rest - 1) {
            for (std::size_t i = 0; i < m_cells.size(); ++i)
                m_masks[m_cells[i]] = before[i];
            m_masks[cell] = rest & -rest;
            if (propagate())
                return false;
        }
        return true;
    }

private:
    static constexpr std::int64_t kReach = 4;      ///< of the areas looked at
    static constexpr std::size_t kMostTouched = 4; ///< places that one cell may touch

    // The areas near the cell, with the numbers that clues leave their cells.
    void gather(Variable cell)
    {
        for (const Variable near : m_cells)
            m_isNear[near] = false;
        for (const std::uint32_t area : m_areas)
            m_isAreaNear[area] = false;
        m_cells.clear();
        m_areas.clear();
        const auto width = static_cast<std::int64_t>(m_problem.width);
        const auto height = static_cast<std::int64_t>(m_problem.height);
        const auto x = static_cast<std::int64_t>(cell % m_problem.width);
        const auto y = static_cast<std::int64_t>(cell / m_problem.width);
        for (auto ny = std::max<std::int64_t>(0, y - kReach);
             ny <= std::min(height - 1, y + kReach); ++ny)
            for (auto nx = std::max<std::int64_t>(0, x - kReach);
                 nx <= std::min(width - 1, x + kReach); ++nx)
                addArea(m_layout.areaOf[static_cast<std::size_t>(ny * width + nx)]);
        for (const Variable near : m_cells)
            m_masks[near] = allowed(near);
    }

    void addArea(std::uint32_t area)
    {
        if (m_isAreaNear[area])
            return;
        m_isAreaNear[area] = true;
        m_areas.push_back(area);
        for (const Variable cell : m_layout.areaCells[area]) {
            m_isNear[cell] = true;
            m_cells.push_back(cell);
        }
    }

    [[nodiscard]] std::uint64_t allowed(Variable cell) const
    {
        if (m_problem.givens[cell] != kNoValue)
            return bitOf(m_problem.givens[cell]);
        std::uint64_t mask = bitOf(m_layout.areaSize(cell)) - 1;
        for (const Variable other : m_layout.excluded[cell])
            if (m_problem.givens[other] != kNoValue)
                mask &= ~bitOf(m_problem.givens[other]);
        return mask;
    }

    // False: a contradiction.
    bool propagate()
    {
        bool isChanged = true;
        while (isChanged) {
            isChanged = false;
            for (const Variable cell : m_cells) {
                if (m_masks[cell] == 0)
                    return false;
                if (std::has_single_bit(m_masks[cell]))
                    for (const Variable other : m_layout.excluded[cell])
                        isChanged |= m_isNear[other] && strike(other, m_masks[cell]);
            }
            for (const std::uint32_t area : m_areas)
                for (Value number = 0; number < m_layout.areaCells[area].size(); ++number)
                    if (!place(area, bitOf(number), isChanged))
                        return false;
        }
        return true;
    }

    // Where the area can put a number. False: nowhere.
    bool place(std::uint32_t area, std::uint64_t number, bool& isChanged)
    {
        boost::container::static_vector<Variable, kMaxArea> places;
        for (const Variable cell : m_layout.areaCells[area])
            if ((m_masks[cell] & number) != 0)
                places.push_back(cell);
        if (places.empty())
            return false;
        if (places.size() == 1)
            isChanged |= strike(places.front(), ~number);
        else if (m_proof != Proof::Singles && places.size() <= kMostTouched)
            for (const Variable other : m_layout.touching[places.front()])
                if (m_isNear[other] && m_layout.areaOf[other] != area &&
                    std::ranges::all_of(places,
                                        [&](Variable at) { return m_layout.touch(at, other); }))
                    isChanged |= strike(other, number);
        return true;
    }

    bool strike(Variable cell, std::uint64_t numbers)
    {
        const std::uint64_t before = m_masks[cell];
        m_masks[cell] &= ~numbers;
        return m_masks[cell] != before;
    }

    const SuguruProblem& m_problem;
    const Layout& m_layout;
    Proof m_proof;
    std::vector<std::uint64_t> m_masks; ///< numbers that may stand in the cells near
    std::vector<char> m_isNear;
    std::vector<char> m_isAreaNear;
    std::vector<Variable> m_cells;
    std::vector<std::uint32_t> m_areas;
};

// The weakest proof that leaves a board of this level, if any does.
Proof proofFor(Level level)
{
    switch (level) {
    case Level::Easy:
        return Proof::Singles;
    case Level::Medium:
        return Proof::Propagation;
    case Level::Hard:
    case Level::Expert:
        return Proof::Search;
    }
    return Proof::Search;
}

// A board as by generate(), the same for the same options: of the level with this id, or of any if
// the id is empty; the proof is chosen for the level. Null if the control says stop; an error if no
// such board turned up among as many as are tried.
Result<ProblemPtr> generateRated(GeneratorOptions options, const std::string& difficulty,
                                 Control& control)
{
    const auto wanted = difficultyCalled(difficulty, generatedDifficulties());
    if (!wanted)
        return tl::make_unexpected(wanted.error());
    options.proof = *wanted ? proofFor(static_cast<Level>(**wanted)) : Proof::Search;
    const auto make = [&](std::uint64_t seed) {
        options.seed = seed;
        return generate(options, control);
    };
    const auto found = firstOfDifficulty(
        *wanted, options.seed, kAttempts, control, make, [&](const SuguruProblem& problem) {
            Rating rating = ratingOf(problem, control, options.version);
            // What version 1 calls hard is whatever techniques leave open.
            if (options.version == 1)
                rating.difficulty =
                    std::min(rating.difficulty, static_cast<std::size_t>(Level::Hard));
            return rating;
        });
    if (found)
        return *found;
    return fail({phrase("suguru", "none of %1 boards of %2 x %3 was %4"),
                 {std::to_string(kAttempts), std::to_string(options.width),
                  std::to_string(options.height), difficulty}});
}

} // namespace

unsigned generatorVersion()
{
    constexpr unsigned kOfAreasAround = 2;
    return std::max(kOfAreasAround, std::ranges::max(techniques(), {}, &Technique::since).since);
}

std::shared_ptr<const SuguruProblem> generate(const GeneratorOptions& options, Control& control)
{
    assert(options.largestArea >= 4 && options.largestArea <= kMaxArea);
    Random random(options.seed);
    Draft draft(options, random);
    if (!draft.complete(control))
        return nullptr;
    auto problem = std::make_shared<SuguruProblem>(draft.problem());
    const Layout layout(*problem);
    std::vector<Variable> cells(problem->cellCount());
    std::iota(cells.begin(), cells.end(), 0U);
    shuffle(cells, random);
    std::size_t clues = cells.size();
    LocalProof local(*problem, layout, options.proof);
    for (const Variable cell : cells) {
        if (clues <= options.leastClues)
            break;
        if (!control.poll())
            return nullptr;
        const Value number = std::exchange(problem->givens[cell], kNoValue);
        if (options.version > 1 ? local.gives(cell, number)
                                : hasOneSolution(*problem, layout, options, control))
            --clues;
        else
            problem->givens[cell] = number;
    }
    return control.stopped() ? nullptr : problem;
}

Result<ProblemPtr> SuguruPuzzle::generate(const GenerateRequest& request, Control& control) const
{
    if (const auto asked = checkAsked(info(), request); !asked)
        return tl::make_unexpected(asked.error());
    const auto size = sizeParameter(request.parameters, "size", {6, 6}, 1, kMaxSide);
    if (!size)
        return tl::make_unexpected(size.error());
    const auto largest = numberParameter(request.parameters, "largest", 5, 4, 8);
    if (!largest)
        return tl::make_unexpected(largest.error());
    return generateRated({.width = size->first,
                          .height = size->second,
                          .seed = request.seed,
                          .largestArea = static_cast<std::uint32_t>(*largest),
                          .version = request.version == 0 ? generatorVersion() : request.version},
                         request.difficulty, control);
}

} // namespace clew::suguru
