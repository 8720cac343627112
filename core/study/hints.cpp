// Hints of a position: the next step by the techniques of the strategy that deduces, by the rules
// alone, by looking a step ahead, or by what a search has found.

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <utility>

#include "core/puzzle/playing.h"
#include "core/puzzle/seeing.h"
#include "core/study/deductions.h"
#include "core/study/positionparts.h"
#include "core/study/why.h"
#include "core/trace/cursor.h"

namespace clew {

namespace {

constexpr std::size_t kMostCandidates = 20'000; ///< looked at one by one
constexpr std::size_t kMostLookedAhead = 5000;  ///< from which one looks a step ahead

// ---- deductions

bool putsGiven(const Position& position, Event event)
{
    const RuleInfo* const rule = position.puzzle.rule(*position.problem, event.rule());
    return rule != nullptr && rule->isGiven;
}

/// The events of the first step that gives a value: [first, end). Nothing if there is none before
/// the first guess.
struct StepRange
{
    std::uint64_t first = 0;
    std::uint64_t end = 0;
};

StepRange firstStep(const Position& position, const Playing& playing, const State& board,
                    const Trace& trace)
{
    const auto gives = [&](Event event) {
        return event.kind() == EventKind::Assign && !putsGiven(position, event) &&
               !playing.goesWithoutSaying(*position.problem, board,
                                          {event.variable(), event.value()});
    };
    std::uint64_t first = 0;
    while (first < trace.size() && !gives(trace.event(first))) {
        if (trace.event(first).kind() == EventKind::Decide)
            return {};
        ++first;
    }
    std::uint64_t end = first;
    while (end < trace.size() && gives(trace.event(end)) &&
           (end == first ||
            playing.areOneStep(*position.problem, trace.event(first), trace.event(end))))
        ++end;
    return {first, end};
}

/// The trace of the strategy that deduces, from the position to where it would have to guess, or as
/// far as the first step is known.
std::shared_ptr<const Trace> deductionsFrom(const Position& position, const Playing& playing,
                                            const State& board, const Problem& assumed,
                                            std::size_t strategy)
{
    auto trace = std::make_shared<Trace>();
    Limits limits = position.limits;
    limits.nodes = 1;
    Control control(limits, position.token);
    {
        Recorder recorder(*trace, control);
        control.onPoll([&] {
            recorder.publish();
            const StepRange step = firstStep(position, playing, board, *trace);
            if (step.first < step.end && step.end < trace->size())
                control.stop(StopReason::Cancelled);
        });
        position.puzzle.run(strategy, assumed, {}, control, &recorder);
    }
    return trace;
}

// Of the strikes on which a step rests, the first that is not on the board yet: a person sees one
// thing after the other. What merely follows from a value that stands is on the board.
std::optional<std::uint64_t> missingStrike(const Position& position, const Playing& playing,
                                           const Reasons& reasons, const Trace& trace)
{
    for (const ReasonStep& reason : reasons.steps) {
        const Event event = trace.event(reason.event);
        const Place place{event.variable(), event.value()};
        if (event.kind() == EventKind::Remove && !playing.isObvious(event.rule()) &&
            std::ranges::find(position.struck, place) == position.struck.end())
            return reason.event;
    }
    return std::nullopt;
}

std::vector<Variable> variablesOf(std::span<const Place> places)
{
    std::vector<Variable> variables;
    for (const Place place : places)
        if (place.variable != kAnyVariable)
            variables.push_back(place.variable);
    std::ranges::sort(variables);
    const auto again = std::ranges::unique(variables);
    variables.erase(again.begin(), again.end());
    return variables;
}

/// By their names, the first few of them.
Sentence namesOf(const Position& position, std::span<const Variable> variables)
{
    constexpr std::size_t kMostCellsNamed = 12;
    Sentence list;
    for (const Variable variable : variables.first(std::min(variables.size(), kMostCellsNamed))) {
        Sentence name = position.puzzle.placeName(*position.problem, {variable});
        list = list.empty() ? std::move(name)
                            : Sentence{{"", "%1, %2"}, {std::move(list), std::move(name)}};
    }
    return variables.size() > kMostCellsNamed
               ? Sentence{phrase("Hint", "%1 and others"), {std::move(list)}}
               : list;
}

/// What an entry is about, and apart from that what it follows from.
Sentence cellsSentence(const Position& position, std::vector<Place> effects,
                       std::vector<Place> causes)
{
    const std::vector<Variable> own = variablesOf(effects);
    std::vector<Variable> others = variablesOf(causes);
    std::erase_if(others, [&](Variable each) { return std::ranges::binary_search(own, each); });
    if (own.empty() || others.empty())
        return {phrase("Hint", "It concerns %1."),
                {namesOf(position, own.empty() ? others : own)},
                std::move(effects),
                std::move(causes)};
    return {phrase("Hint", "It concerns %1, and follows from %2."),
            {namesOf(position, own), namesOf(position, others)},
            std::move(effects),
            std::move(causes)};
}

/// The pattern, and apart from that what it strikes.
Sentence patternSentence(const Position& position, std::vector<Place> struck,
                         std::vector<Place> pattern)
{
    if (pattern.empty())
        return cellsSentence(position, std::move(struck), {});
    return {phrase("Hint", "The pattern: %1. It rules something out at %2."),
            {namesOf(position, variablesOf(pattern)), namesOf(position, variablesOf(struck))},
            std::move(struck),
            std::move(pattern)};
}

// As somewhere to look.
Sentence nameAt(const Position& position, Variable variable)
{
    Sentence name = position.puzzle.placeName(*position.problem, {variable});
    name.causes = {{variable}};
    return name;
}

Sentence lookAt(const Position& position, Variable variable)
{
    return {phrase("Hint", "Look at %1."), {nameAt(position, variable)}, {}, {{variable}}};
}

/// What the hints of one position are made from.
struct Deducing
{
    const Position& position;
    const Playing& playing;
    ProblemPtr assumed;
    std::shared_ptr<const Trace> trace;
    std::size_t strategy;
};

// All but what it gives.
Hint hintAt(const Deducing& from, std::uint64_t index, const std::vector<Place>& effects)
{
    const Position& position = from.position;
    const Puzzle& puzzle = position.puzzle;
    Hint hint{Hint::Kind::Deduction};
    Cursor cursor(from.trace, puzzle.dimensions(*from.assumed));
    cursor.seek(index);
    const Event event = from.trace->event(index);
    const Deduction step = Deductions(puzzle, from.assumed).at(*from.trace, index);
    hint.step = effects.size() > 1 && step.first == index
                    ? explainStepSeen(puzzle, *from.assumed, cursor.state(),
                                      eventsOf(*from.trace, step, effects.size()))
                    : explainSeen(puzzle, *from.assumed, cursor.state(), event);
    hint.step.effects = effects;
    Sentence region =
        from.playing.region(*position.problem, cursor.state(), event, hint.step.causes);
    if (region.empty())
        region = nameAt(position, event.variable());
    std::vector<Place> around = region.causes;
    Phrase name = from.playing.techniqueOf(event.rule());
    if (name.empty())
        name = puzzle.ruleName(*position.problem, event.rule());
    hint.technique = {phrase("Hint", "Technique: %1."),
                      {Sentence{name.empty() ? phrase("Hint", "by inspection") : name}},
                      {},
                      around}; // where to look stays lit
    hint.where = {phrase("Hint", "Look at %1."), {std::move(region)}, {}, std::move(around)};
    hint.cells = cellsSentence(position, effects, hint.step.causes);
    return hint;
}

// What is struck together.
Hint strikeHint(const Deducing& from, std::uint64_t index)
{
    const Trace& trace = *from.trace;
    const Deduction step = Deductions(from.position.puzzle, from.assumed).at(trace, index);
    const Rule rule = trace.event(index).rule();
    std::vector<Place> struck;
    std::uint64_t first = index;
    for (std::uint64_t i = step.first; i < step.end; ++i)
        if (const Event event = trace.event(i);
            event.kind() == EventKind::Remove && event.rule() == rule) {
            first = std::min(first, i);
            struck.push_back({event.variable(), event.value()});
        }
    Hint hint = hintAt(from, first, struck);
    hint.cells = patternSentence(from.position, struck, hint.step.causes);
    hint.strikes = std::move(struck);
    return hint;
}

Hint hintOf(const Deducing& from, StepRange range)
{
    const Trace& trace = *from.trace;
    const Reasons reasons = whyPlace({from.position.puzzle, from.assumed, from.trace,
                                      range.first + 1, from.strategy, from.position.token},
                                     {trace.event(range.first).variable()});
    if (const auto strike = missingStrike(from.position, from.playing, reasons, trace))
        return strikeHint(from, *strike);
    std::vector<Assignment> entries;
    std::vector<Place> effects;
    for (std::uint64_t i = range.first; i < range.end; ++i) {
        entries.push_back({trace.event(i).variable(), trace.event(i).value()});
        effects.push_back({trace.event(i).variable()});
    }
    Hint hint = hintAt(from, range.first, effects);
    hint.entries = std::move(entries);
    return hint;
}

// ---- without such a strategy

bool isOpen(const Position& position, const Playing& playing, const State& state, Place place)
{
    const Problem& problem = *position.problem;
    const Assignment entry{place.variable, place.value};
    return position.puzzle.canHappen(problem, Event::decide(place.variable, place.value)) &&
           playing.mayEnter(problem, state, entry) &&
           position.puzzle.violations(problem, state, place).empty();
}

bool isWorthSaying(const Position& position, const Playing& playing, const State& state,
                   Place place)
{
    return !playing.goesWithoutSaying(*position.problem, state, {place.variable, place.value});
}

// The first variable for which the rules leave one value.
std::optional<Place> onlyPlace(const Position& position, const Playing& playing, const State& state)
{
    const Dimensions dimensions = state.dimensions();
    if (std::uint64_t{dimensions.variables} * dimensions.values > kMostCandidates)
        return std::nullopt;
    for (Variable variable = 0; variable < dimensions.variables; ++variable) {
        std::optional<Place> open;
        int count = 0;
        for (Value value = 0; value < dimensions.values && count < 2; ++value)
            if (state.value(variable) == kNoValue &&
                isOpen(position, playing, state, {variable, value})) {
                open = Place{variable, value};
                ++count;
            }
        if (count == 1 && isWorthSaying(position, playing, state, *open))
            return open;
    }
    return std::nullopt;
}

/// A variable that has one value left once those are struck that leave no way on.
struct Elimination
{
    Place left;
    Place struck;    ///< one of those
    Sentence reason; ///< why it is struck
};

std::optional<Elimination> eliminationAt(const Position& position, const Playing& playing,
                                         const State& state, Variable variable)
{
    const Problem& problem = *position.problem;
    Elimination found;
    int left = 0;
    for (Value value = 0; value < state.dimensions().values && left < 2; ++value) {
        const Place place{variable, value};
        if (position.token.stop_requested() || !isOpen(position, playing, state, place))
            continue;
        const State after = stateWith(state, place);
        const auto conflict = playing.contradiction(problem, after);
        if (!conflict) {
            found.left = place;
            ++left;
        } else if (found.reason.empty()) {
            found.struck = place;
            found.reason = position.puzzle.explain(problem, after, *conflict);
        }
    }
    if (left != 1 || found.reason.empty() || !isWorthSaying(position, playing, state, found.left))
        return std::nullopt;
    return found;
}

// By looking one entry ahead.
std::optional<Elimination> elimination(const Position& position, const Playing& playing,
                                       const State& state)
{
    const Dimensions dimensions = state.dimensions();
    if (std::uint64_t{dimensions.variables} * dimensions.values > kMostLookedAhead)
        return std::nullopt;
    for (Variable variable = 0; variable < dimensions.variables; ++variable)
        if (state.value(variable) == kNoValue)
            if (auto found = eliminationAt(position, playing, state, variable))
                return found;
    return std::nullopt;
}

// Where to look, and at what, as the puzzle has it.
void approach(Hint& hint, const Position& position, const State& state)
{
    const Playing& playing = *playingOf(position.puzzle, *position.problem);
    auto [where, technique, cells] =
        playing.approach(*position.problem, state, hint.entries.front());
    if (!where.empty())
        hint.where = std::move(where);
    if (!technique.empty() && hint.kind == Hint::Kind::Example)
        hint.technique = std::move(technique);
    if (cells.empty())
        return;
    if (hint.step.causes.empty()) // where the step is not on the board yet, what it is made of is
        hint.step.causes = cells.causes;
    hint.cells = std::move(cells);
}

Hint simpleHint(const Position& position, const State& state, Hint::Kind kind, Place place)
{
    const Puzzle& puzzle = position.puzzle;
    const Place variable{place.variable};
    const bool isSure = kind == Hint::Kind::Deduction;
    Hint hint{kind};
    hint.entries = {{place.variable, place.value}};
    hint.where = lookAt(position, variable.variable);
    hint.technique = {
        isSure ? playingOf(puzzle, *position.problem)->onlyOneLeft()
               : phrase("Hint",
                        "There may be several ways to continue. One of them leads to a solution.")};
    hint.cells = cellsSentence(position, {variable}, {});
    hint.step = {isSure ? phrase("Hint", "Everything else breaks a rule at once. What is left: %1.")
                        : phrase("Hint", "There is a solution with %1."),
                 {puzzle.placeName(*position.problem, place)},
                 {place}};
    approach(hint, position, state);
    return hint;
}

Hint hintOf(const Position& position, const State& state, const Elimination& found)
{
    const Puzzle& puzzle = position.puzzle;
    const Place variable{found.left.variable};
    Hint hint{Hint::Kind::Deduction};
    hint.entries = {{found.left.variable, found.left.value}};
    hint.where = lookAt(position, variable.variable);
    hint.technique = {phrase(
        "Hint", "Technique: look one step ahead. A move that leads to a dead end is ruled out.")};
    hint.cells = cellsSentence(position, {variable}, found.reason.causes);
    hint.step = {
        phrase("Hint",
               "Only %1 is left: every other move leads to a dead end, for instance %2. %3"),
        {puzzle.placeName(*position.problem, found.left),
         puzzle.placeName(*position.problem, found.struck), found.reason},
        {found.left},
        found.reason.causes};
    approach(hint, position, state);
    return hint;
}

std::optional<Place> nextOf(const Position& position, const Playing& playing, const State& state,
                            const std::vector<Value>& solution)
{
    for (Variable variable = 0; variable < solution.size(); ++variable)
        if (solution[variable] != kNoValue && variable < state.dimensions().variables &&
            state.value(variable) == kNoValue &&
            playing.mayEnter(*position.problem, state, {variable, solution[variable]}) &&
            isWorthSaying(position, playing, state, {variable, solution[variable]}))
            return Place{variable, solution[variable]};
    return std::nullopt;
}

/// Of the search that shows that a position has one solution.
constexpr std::uint64_t kMostNodesForOnly = 20'000;
/// Values of a variable all of which may have a short argument against them.
constexpr std::size_t kMostRefuted = 3;

// What the rules, and the player's marks, leave to the variable besides.
std::vector<Place> othersThan(Place follows, const Position& position, const Playing& playing,
                              const State& state)
{
    std::vector<Place> others;
    for (Value value = 0; value < state.dimensions().values; ++value)
        if (const Place place{follows.variable, value};
            place != follows && isOpen(position, playing, state, place) &&
            std::ranges::find(position.struck, place) == position.struck.end())
            others.push_back(place);
    return others;
}

// Of a position with one solution that no technique leads on from: the value of a variable with the
// fewest values left. Why no other one stands there is found by argued(), which takes its time.
std::optional<Hint> triedHint(const Position& position, const State& state,
                              const std::vector<Value>& solution)
{
    const Playing& playing = *playingOf(position.puzzle, *position.problem);
    const Dimensions dimensions = state.dimensions();
    if (std::uint64_t{dimensions.variables} * dimensions.values > kMostCandidates)
        return std::nullopt;
    std::optional<Place> best;
    std::size_t fewest = 0;
    for (Variable variable = 0; variable < dimensions.variables && variable < solution.size();
         ++variable) {
        const Place follows{variable, solution[variable]};
        if (follows.value == kNoValue || state.value(variable) != kNoValue ||
            !playing.mayEnter(*position.problem, state, {variable, follows.value}) ||
            !isWorthSaying(position, playing, state, follows))
            continue;
        const std::size_t others = othersThan(follows, position, playing, state).size();
        if (!best || others < fewest) {
            best = follows;
            fewest = others;
        }
    }
    if (!best)
        return std::nullopt;
    Hint hint = simpleHint(position, state, Hint::Kind::Deduction, *best);
    hint.isTried = true;
    hint.technique = {
        phrase("Hint", "No known technique applies here: the remaining values have to be tried.")};
    hint.step = {phrase("Hint", "No known technique applies. %1 follows, as a search finds no "
                                "solution with anything else."),
                 {position.puzzle.placeName(*position.problem, *best)},
                 {*best}};
    return hint;
}

// What is crossed out wrongly misleads whoever goes on: it is said before anything else.
std::optional<Hint> hintOfStrike(const Position& position, const State& board)
{
    const auto wrong = wrongStrikes(position);
    const auto open = std::ranges::find_if(
        wrong, [&](Place place) { return board.value(place.variable) == kNoValue; });
    if (open == wrong.end())
        return std::nullopt;
    const auto nameOf = [&](Place place) {
        return position.puzzle.placeName(*position.problem, place);
    };
    Hint hint{Hint::Kind::Deduction};
    hint.entries = {{open->variable, open->value}};
    hint.where = lookAt(position, open->variable);
    hint.tellsOfMistake = true;
    hint.technique = {phrase("Hint", "A correct value has been ruled out there.")};
    hint.cells = hint.step = {
        phrase("Hint", "Ruled out, but the solution has it: %1."), {nameOf(*open)}, {*open}};
    return hint;
}

} // namespace

const Sentence& rungOf(const Hint& hint, std::size_t n)
{
    const std::array rungs{&hint.where, &hint.technique, &hint.cells, &hint.step};
    return *rungs[std::min(n, rungs.size() - 1)];
}

Hint argued(const Position& position, Hint hint)
{
    const Playing* const playing = playingOf(position.puzzle, *position.problem);
    if (!hint.isTried || playing == nullptr)
        return hint;
    const State state = stateOf(position);
    const Place follows{hint.entries.front().variable, hint.entries.front().value};
    const std::vector<Place> others = othersThan(follows, position, *playing, state);
    if (others.empty() || others.size() > kMostRefuted)
        return hint;
    Control control(position.limits, position.token);
    Sentence whole;
    for (const Place other : others) {
        Sentence reason =
            playing->refutation(position.puzzle, *position.problem, state, other, control);
        if (reason.empty() || position.token.stop_requested())
            return hint;
        whole.causes.insert(whole.causes.end(), reason.causes.begin(), reason.causes.end());
        Sentence both = whole.empty() ? reason : Sentence{{"", "%1 %2"}, {whole, reason}};
        both.causes = std::move(whole.causes);
        whole = std::move(both);
    }
    hint.cells = cellsSentence(position, {{follows.variable}}, whole.causes);
    hint.step = {
        phrase("Hint", "No known technique applies. %1 follows, as nothing else is possible. %2"),
        {position.puzzle.placeName(*position.problem, follows), whole},
        {follows},
        whole.causes};
    return hint;
}

Hint hintFor(const Position& position)
{
    const Playing* const playing = playingOf(position.puzzle, *position.problem);
    if (playing == nullptr)
        return {};
    const Prospects prospects = prospectsOf(position);
    if (prospects.finding == Prospects::Finding::Hopeless) {
        const bool isNoneAtAll =
            position.entries.empty() ||
            prospectsOf(withEntries(position, 0)).finding == Prospects::Finding::Hopeless;
        Hint hint{isNoneAtAll ? Hint::Kind::Hopeless : Hint::Kind::Mistake};
        hint.tellsOfMistake = !isNoneAtAll;
        hint.step = {isNoneAtAll
                         ? phrase("Hint", "This problem has no solution.")
                         : phrase("Hint", "No solution is left: something that was entered is "
                                          "wrong.")};
        hint.where = hint.technique = hint.cells = hint.step;
        return hint;
    }
    const State board = stateOf(position);
    if (prospects.finding == Prospects::Finding::Solvable &&
        playing->rest(*position.problem, board).has_value()) {
        Hint hint{Hint::Kind::Solved};
        hint.step = {phrase("Hint", "It is solved.")};
        hint.where = hint.technique = hint.cells = hint.step;
        return hint;
    }
    if (auto misled = hintOfStrike(position, board))
        return *std::move(misled);
    const auto strategy = position.puzzle.strategyIndex(playing->deducing());
    const auto assumed = position.puzzle.assume(*position.problem, position.entries);
    if (strategy && assumed && !position.puzzle.refusal(*strategy, **assumed)) {
        const auto trace = deductionsFrom(position, *playing, board, **assumed, *strategy);
        const StepRange range = firstStep(position, *playing, board, *trace);
        if (range.first < range.end)
            return hintOf({position, *playing, *assumed, trace, *strategy}, range);
    }
    if (const auto only = onlyPlace(position, *playing, board))
        return simpleHint(position, board, Hint::Kind::Deduction, *only);
    if (const auto found = elimination(position, *playing, board))
        return hintOf(position, board, *found);
    Limits limits = position.limits;
    limits.nodes = std::min(limits.nodes, kMostNodesForOnly);
    if (const auto only = onlySolution(position, position.entries, limits))
        if (auto tried = triedHint(position, board, *only))
            return *std::move(tried);
    if (prospects.finding == Prospects::Finding::Solvable)
        if (const auto next = nextOf(position, *playing, board, prospects.solution))
            return simpleHint(position, board, Hint::Kind::Example, *next);
    return {};
}

} // namespace clew
