#include "core/study/setting.h"

#include <algorithm>
#include <boost/container_hash/hash.hpp>
#include <optional>
#include <unordered_set>

#include "core/puzzle/playing.h"
#include "core/search/random.h"

namespace clew {

namespace {

constexpr std::uint64_t kFirstLook = 500;    ///< solutions, of which all candidates are read
constexpr std::size_t kMostRead = 4'000'000; ///< values of solutions in a first look
constexpr std::uint64_t kFewLooks = 50;      ///< solutions, before each other value is tried
constexpr std::size_t kMostAdded = 1000;     ///< givens

const Playing* settingOf(const Draft& draft)
{
    return playingOf(draft.puzzle, *draft.problem);
}

// The draft of another problem, to be searched within the same bounds.
Draft with(const Draft& draft, ProblemPtr problem)
{
    Draft other = draft;
    other.problem = std::move(problem);
    return other;
}

// Every board of it is a solution of its own.
Draft withCopies(const Draft& draft)
{
    ProblemPtr all = settingOf(draft)->withCopies(*draft.problem);
    return all == nullptr ? draft : with(draft, std::move(all));
}

bool isOver(const Draft& draft)
{
    return draft.token.stop_requested() || std::chrono::steady_clock::now() >= draft.deadline;
}

std::chrono::nanoseconds timeLeft(const Draft& draft)
{
    using std::chrono::steady_clock;
    return draft.deadline == steady_clock::time_point::max()
               ? std::chrono::nanoseconds::max()
               : std::chrono::nanoseconds(draft.deadline - steady_clock::now());
}

Outcome searched(const Draft& draft, std::uint64_t solutions, SolutionSink sink)
{
    if (isOver(draft))
        return {Ending::Stopped, StopReason::TimeLimit, {}};
    if (!draft.puzzle.faults(*draft.problem).empty())
        return {};
    Limits limits = draft.limits;
    limits.time = std::min(limits.time, timeLeft(draft));
    limits.solutions = std::min(limits.solutions, solutions);
    Control control(limits, draft.token, std::move(sink));
    if (draft.poll)
        control.onPoll(draft.poll);
    return draft.puzzle
        .runInTurn(draft.puzzle.fastest(*draft.problem, Wanted::Several), *draft.problem, {},
                   control)
        .outcome;
}

std::uint64_t firstLook(Dimensions dimensions)
{
    const auto room = kMostRead / std::max<std::uint32_t>(1, dimensions.variables);
    return std::clamp<std::uint64_t>(room, 2, kFirstLook);
}

/// Different solutions that were seen, and how many of them have each candidate.
class Pool
{
public:
    Pool(const Draft& draft, const Playing& playing, Dimensions dimensions)
        : m_draft(draft), m_playing(playing), m_dimensions(dimensions),
          m_seen(std::size_t{dimensions.variables} * dimensions.values)
    {
    }

    void add(std::span<const Value> values)
    {
        const Solution solution(values.begin(), values.end());
        if (!read(solution))
            return;
        for (const Solution& image : m_playing.alike(*m_draft.problem, solution))
            read(image);
    }

    [[nodiscard]] std::uint32_t seen(std::size_t candidate) const { return m_seen[candidate]; }
    [[nodiscard]] std::size_t size() const { return m_hashes.size(); }

private:
    // Two that have the same hash by chance count as one: then a search has to settle what they
    // would have.
    bool read(const Solution& solution)
    {
        if (!m_hashes.insert(boost::hash_range(solution.begin(), solution.end())).second)
            return false;
        const std::size_t length = std::min<std::size_t>(m_dimensions.variables, solution.size());
        for (std::size_t i = 0; i < length; ++i)
            if (solution[i] < m_dimensions.values)
                ++m_seen[i * m_dimensions.values + solution[i]];
        return true;
    }

    const Draft& m_draft;
    const Playing& m_playing;
    Dimensions m_dimensions;
    std::vector<std::uint32_t> m_seen;
    std::unordered_set<std::size_t> m_hashes;
};

/// Settles candidates: by what the pool has seen, by the rules, and else by a search for each.
class CandidateSearch
{
public:
    CandidateSearch(const Draft& draft, std::uint32_t most)
        : m_draft(withCopies(draft)), m_playing(*settingOf(draft)),
          m_pool(m_draft, m_playing, dimensionsOf(draft, m_playing)), m_givens(givensOf(m_draft))
    {
        m_found.dimensions = dimensionsOf(draft, m_playing);
        m_found.most = most;
        m_found.counts.assign(std::size_t{m_found.dimensions.variables} * m_found.dimensions.values,
                              Candidates::kUnsettled);
    }

    void run()
    {
        if (m_found.counts.empty() || look())
            return;
        State board(m_draft.puzzle.dimensions(*m_draft.problem));
        for (const Assignment& given : m_givens)
            board.apply(Event::decide(given.variable, given.value));
        for (Variable variable = 0; variable < m_found.dimensions.variables; ++variable)
            for (Value value = 0; value < m_found.dimensions.values; ++value)
                if (!isOver(m_draft))
                    settle(board, {variable, value});
    }

    [[nodiscard]] const Candidates& found() const { return m_found; }
    [[nodiscard]] const Pool& pool() const { return m_pool; }

private:
    static Dimensions dimensionsOf(const Draft& draft, const Playing& playing)
    {
        return {playing.assumable(*draft.problem), draft.puzzle.dimensions(*draft.problem).values};
    }

    // True if that settles all: there are no more solutions.
    bool look()
    {
        const std::uint64_t most =
            std::max<std::uint64_t>(m_found.most, firstLook(m_found.dimensions));
        const Outcome outcome = searched(m_draft, most, [this](std::span<const Value> values) {
            m_pool.add(values);
            return true;
        });
        if (outcome.ending != Ending::Exhausted)
            return false;
        for (std::size_t i = 0; i < m_found.counts.size(); ++i)
            m_found.counts[i] = std::min(m_pool.seen(i), m_found.most);
        return true;
    }

    void settle(const State& board, Assignment candidate)
    {
        const std::size_t index =
            std::size_t{candidate.variable} * m_found.dimensions.values + candidate.value;
        std::uint32_t& count = m_found.counts[index];
        if (m_pool.seen(index) >= m_found.most) {
            count = m_found.most;
            return;
        }
        const Problem& problem = *m_draft.problem;
        const Value given = board.value(candidate.variable);
        if ((given != kNoValue && given != candidate.value) ||
            !m_draft.puzzle.canHappen(problem,
                                      Event::decide(candidate.variable, candidate.value)) ||
            (given == kNoValue && !m_playing.mayEnter(problem, board, candidate)) ||
            !m_draft.puzzle.violations(problem, board, {candidate.variable, candidate.value})
                 .empty()) {
            count = 0;
            return;
        }
        const auto assumed = m_draft.puzzle.assume(problem, {&candidate, 1});
        if (!assumed) {
            count = 0;
            return;
        }
        const Outcome outcome =
            searched(with(m_draft, *assumed), m_found.most, [this](std::span<const Value> values) {
                m_pool.add(values);
                return true;
            });
        if (outcome.counters.solutions >= m_found.most || outcome.ending == Ending::Exhausted)
            count = static_cast<std::uint32_t>(
                std::min<std::uint64_t>(outcome.counters.solutions, m_found.most));
    }

    Draft m_draft;
    const Playing& m_playing;
    Pool m_pool;
    std::vector<Assignment> m_givens;
    Candidates m_found;
};

// ---- givens

enum class Answer : std::uint8_t { Yes, No, Unknown };

// Whether all solutions have this value.
Answer areAllWith(const Draft& draft, Assignment one)
{
    bool isOther = false;
    const auto sink = [&](std::span<const Value> values) {
        isOther = one.variable < values.size() && values[one.variable] != one.value;
        return !isOther;
    };
    const Outcome outcome = searched(draft, kFewLooks, sink);
    if (isOther)
        return Answer::No;
    if (outcome.ending == Ending::Exhausted)
        return Answer::Yes;
    const Value values = draft.puzzle.dimensions(*draft.problem).values;
    for (Value value = 0; value < values; ++value) {
        const Assignment other{one.variable, value};
        if (value == one.value)
            continue;
        const auto assumed = draft.puzzle.assume(*draft.problem, {&other, 1});
        if (!assumed)
            continue;
        const Outcome tried = searched(with(draft, *assumed), 1, {});
        if (tried.counters.solutions > 0)
            return Answer::No;
        if (tried.ending != Ending::Exhausted)
            return Answer::Unknown;
    }
    return Answer::Yes;
}

// Whether one of the givens follows from the others.
Answer isRedundant(const Draft& draft, const Problem& bare, std::vector<Assignment> givens,
                   std::size_t index)
{
    const Assignment one = givens[index];
    givens.erase(givens.begin() + static_cast<std::ptrdiff_t>(index));
    const auto without = draft.puzzle.assume(bare, givens);
    return without ? areAllWith(with(draft, *without), one) : Answer::Unknown;
}

bool hasNoSolution(const Draft& draft)
{
    return surveyOf(draft, 1).finding == Survey::Finding::None;
}

/// A problem with all copies, with its givens taken off.
struct Bare
{
    Draft draft;
    ProblemPtr problem;
    std::vector<Assignment> givens;
};

Bare bareOf(const Draft& draft)
{
    const Draft all = withCopies(draft);
    return {all, settingOf(all)->withoutGivens(*all.problem), givensOf(all)};
}

// The candidate that the fewest of the pool's solutions have, though some do.
std::optional<Assignment> mostDeciding(const CandidateSearch& search)
{
    const Dimensions dimensions = search.found().dimensions;
    std::optional<Assignment> best;
    std::uint32_t fewest = 0;
    for (Variable variable = 0; variable < dimensions.variables; ++variable)
        for (Value value = 0; value < dimensions.values; ++value) {
            const std::uint32_t seen =
                search.pool().seen(std::size_t{variable} * dimensions.values + value);
            if (seen > 0 && seen < search.pool().size() && (!best || seen < fewest)) {
                best = Assignment{variable, value};
                fewest = seen;
            }
        }
    return best;
}

} // namespace

bool canBeAsked(const Draft& draft)
{
    const Playing* const playing = settingOf(draft);
    return playing != nullptr && playing->assumable(*draft.problem) > 0;
}

bool hasGivens(const Draft& draft)
{
    const Playing* const playing = settingOf(draft);
    return playing != nullptr && playing->withoutGivens(*draft.problem) != nullptr;
}

std::vector<Assignment> givensOf(const Draft& draft)
{
    std::vector<Assignment> givens;
    const Playing* const playing = settingOf(draft);
    if (playing == nullptr)
        return givens;
    const Dimensions dimensions = draft.puzzle.dimensions(*draft.problem);
    for (const Event event : playing->givens(*draft.problem))
        if (event.variable() < dimensions.variables && event.value() < dimensions.values)
            givens.push_back({event.variable(), event.value()});
    return givens;
}

Survey surveyOf(const Draft& draft, std::uint64_t most)
{
    Survey survey;
    Solution first;
    std::vector<bool> differs;
    // What a search for the best finds are improvements: there are solutions, but not that many.
    const bool seeksBest = draft.problem->seeksBest();
    if (seeksBest)
        most = std::min<std::uint64_t>(most, 2);
    const Outcome outcome = searched(draft, most, [&](std::span<const Value> values) {
        if (first.empty()) {
            first.assign(values.begin(), values.end());
            differs.resize(first.size());
        }
        for (std::size_t i = 0; i < std::min(first.size(), values.size()); ++i)
            if (values[i] != first[i])
                differs[i] = true;
        return true;
    });
    survey.solutions = outcome.counters.solutions;
    if (seeksBest && survey.solutions > 0)
        return survey;
    survey.isAll = outcome.ending == Ending::Exhausted;
    if (survey.solutions > 1)
        survey.finding = Survey::Finding::Several;
    else if (survey.isAll)
        survey.finding = survey.solutions == 1 ? Survey::Finding::One : Survey::Finding::None;
    const std::size_t variables = draft.puzzle.dimensions(*draft.problem).variables;
    for (Variable variable = 0; variable < std::min(differs.size(), variables); ++variable)
        if (differs[variable])
            survey.differing.push_back(variable);
    return survey;
}

// One solution with another value shows it, and usually of many variables at once: those are looked
// for that are soon found, then all others.
std::vector<Variable> differingIn(const Draft& draft, std::vector<Variable> known)
{
    constexpr std::uint64_t kSoon = 2000; // nodes
    const Draft all = withCopies(draft);
    const Playing& playing = *settingOf(draft);
    const Value values = draft.puzzle.dimensions(*draft.problem).values;
    const Variable variables = playing.assumable(*draft.problem);
    std::vector<bool> differs(variables, false);
    for (const Variable variable : known)
        if (variable < variables)
            differs[variable] = true;
    Solution first;
    const auto compare = [&](const Solution& solution) {
        for (std::size_t i = 0; i < std::min(differs.size(), first.size()); ++i)
            if (i < solution.size() && solution[i] != first[i])
                differs[i] = true;
    };
    const auto take = [&](std::span<const Value> found) {
        const Solution solution(found.begin(), found.end());
        if (first.empty())
            first = solution;
        compare(solution);
        for (const Solution& image : playing.alike(*all.problem, solution))
            compare(image);
        return true;
    };
    (void)searched(all, kFewLooks, take);
    std::vector<bool> isRefuted(std::size_t{variables} * values, false);
    for (const std::uint64_t nodes : {kSoon, draft.limits.nodes})
        for (Variable variable = 0; variable < std::min<std::size_t>(variables, first.size());
             ++variable)
            for (Value value = 0; value < values && !differs[variable] && !isOver(draft); ++value) {
                const std::size_t index = std::size_t{variable} * values + value;
                const Assignment other{variable, value};
                if (value == first[variable] || isRefuted[index])
                    continue;
                const bool canBe =
                    draft.puzzle.canHappen(*all.problem, Event::decide(variable, value));
                const auto assumed = draft.puzzle.assume(*all.problem, {&other, canBe ? 1U : 0U});
                if (!canBe || !assumed) {
                    isRefuted[index] = true;
                    continue;
                }
                Draft one = with(all, *assumed);
                one.limits.nodes = std::min(one.limits.nodes, nodes);
                const Outcome outcome = searched(one, 1, take);
                if (outcome.counters.solutions > 0)
                    differs[variable] = true;
                else
                    isRefuted[index] = outcome.ending == Ending::Exhausted;
            }
    for (Variable variable = 0; variable < variables; ++variable)
        if (differs[variable])
            known.push_back(variable);
    std::ranges::sort(known);
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return known;
}

bool Candidates::isComplete() const
{
    return std::ranges::find(counts, kUnsettled) == counts.end();
}

std::vector<Variable> Candidates::differing() const
{
    std::vector<Variable> several;
    for (Variable variable = 0; variable < dimensions.variables; ++variable) {
        int values = 0;
        for (Value value = 0; value < dimensions.values; ++value)
            if (const std::uint32_t n = count(variable, value); n > 0 && n != kUnsettled)
                ++values;
        if (values > 1)
            several.push_back(variable);
    }
    return several;
}

Candidates trueCandidates(const Draft& draft, std::uint32_t most)
{
    if (!canBeAsked(draft))
        return {};
    CandidateSearch search(draft, std::max<std::uint32_t>(1, most));
    search.run();
    return search.found();
}

Givens redundantGivens(const Draft& draft)
{
    Givens redundant;
    if (!hasGivens(draft))
        return redundant;
    if (hasNoSolution(draft))
        return {.hasSolution = false};
    const Bare bare = bareOf(draft);
    for (std::size_t i = 0; i < bare.givens.size(); ++i) {
        const Answer answer = isRedundant(bare.draft, *bare.problem, bare.givens, i);
        if (answer == Answer::Yes)
            redundant.givens.push_back(bare.givens[i]);
        redundant.isSettled = redundant.isSettled && answer != Answer::Unknown;
    }
    return redundant;
}

Givens superfluousGivens(const Draft& draft, std::uint64_t seed)
{
    Givens superfluous;
    if (!hasGivens(draft))
        return superfluous;
    if (hasNoSolution(draft))
        return {.hasSolution = false};
    Bare bare = bareOf(draft);
    Random random(seed);
    std::vector<Assignment> order = bare.givens;
    shuffle(order, random);
    for (const Assignment& one : order) {
        const auto at = std::ranges::find(bare.givens, one);
        const auto index = static_cast<std::size_t>(at - bare.givens.begin());
        const Answer answer = isRedundant(bare.draft, *bare.problem, bare.givens, index);
        superfluous.isSettled = superfluous.isSettled && answer != Answer::Unknown;
        if (answer != Answer::Yes)
            continue;
        superfluous.givens.push_back(one);
        bare.givens.erase(at);
    }
    return superfluous;
}

Givens decidingGivens(const Draft& draft)
{
    Givens deciding{{}, false};
    if (!hasGivens(draft) || !canBeAsked(draft))
        return deciding;
    Draft now = draft;
    while (deciding.givens.size() < kMostAdded) {
        const Survey survey = surveyOf(now, 2);
        deciding.isSettled = survey.finding == Survey::Finding::One;
        deciding.hasSolution = survey.finding != Survey::Finding::None;
        if (survey.finding != Survey::Finding::Several)
            return deciding;
        CandidateSearch search(now, 2);
        search.run();
        const auto best = mostDeciding(search);
        if (!best || isOver(draft))
            return deciding;
        const auto more = draft.puzzle.assume(*now.problem, {&*best, 1});
        if (!more)
            return deciding;
        deciding.givens.push_back(*best);
        now.problem = *more;
    }
    return deciding;
}

bool canBeRated(const Draft& draft)
{
    return !draft.puzzle.info().difficulties.empty();
}

Result<Ratings> ratingsOf(const Draft& draft)
{
    Ratings ratings;
    Control control({.time = timeLeft(draft)}, draft.token);
    auto own = draft.puzzle.rate(*draft.problem, control);
    if (!own)
        return tl::make_unexpected(own.error());
    ratings.isCut = control.stopped();
    if (!ratings.isCut)
        ratings.own = *std::move(own);
    for (std::size_t i = 0; i < draft.puzzle.info().scales.size(); ++i) {
        auto& rating = ratings.scales.emplace_back();
        if (ratings.isCut || isOver(draft)) {
            ratings.isCut = true;
            continue;
        }
        Control scaled({.time = timeLeft(draft)}, draft.token);
        if (auto found = draft.puzzle.rateOn(i, *draft.problem, scaled))
            rating = *std::move(found);
        ratings.isCut = scaled.stopped();
    }
    return ratings;
}

Result<ProblemPtr> withoutThese(const Draft& draft, const std::vector<Assignment>& givens)
{
    const ProblemPtr bare = settingOf(draft)->withoutGivens(*draft.problem);
    std::vector<Assignment> left = givensOf(draft);
    std::erase_if(left, [&](const Assignment& one) {
        return std::ranges::find(givens, one) != givens.end();
    });
    return draft.puzzle.assume(*bare, left);
}

} // namespace clew
