#include "core/puzzle/puzzle.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "core/puzzle/explaining.h"
#include "core/puzzle/settings.h"
#include "core/puzzle/source.h"
#include "core/text/scanner.h"
#include "core/trace/cursor.h"
#include "core/trace/liveevents.h"

namespace clew {

namespace {

template<class Entry>
const Entry* findById(const std::vector<Entry>& entries, std::string_view id)
{
    const auto found = std::ranges::find(entries, id, &Entry::id);
    return found == entries.end() ? nullptr : &*found;
}

// What a person might read, at the very most, of a search without a solution.
constexpr std::uint64_t kMostExplained = 20'000;
constexpr std::uint64_t kTraceToExplain = std::uint64_t{64} << 20U; // bytes

// Of a search that has found a solution, those that hold there, unless all are asked for.
std::vector<std::uint64_t> eventsToExplain(const Trace& trace, const ExplainRequest& request)
{
    std::vector<std::uint64_t> events;
    if (!request.allSteps && trace.solutionCount() > 0) {
        const std::uint64_t end =
            trace.solutionEvent(request.toLast ? trace.solutionCount() - 1 : 0);
        events = liveEvents(trace, end);
        events.push_back(end);
    } else {
        events.resize(std::min(trace.size(), kMostExplained));
        std::iota(events.begin(), events.end(), std::uint64_t{0});
    }
    return events;
}

// The text without mark and carriage returns, with plain blanks for those that do not break, as
// documents have them between numbers, except in a source: its strings are its author's. `kept`
// holds it where that takes a copy.
std::string_view plainText(std::string_view text, std::string& kept, bool isSource)
{
    constexpr std::string_view kNoBreak = "\xC2\xA0";
    text = withoutMark(text);
    const bool hasBlanks = !isSource && text.find(kNoBreak) != std::string_view::npos;
    if (!hasBlanks && text.find("\r\n") == std::string_view::npos)
        return text;
    kept.reserve(text.size());
    for (std::string_view line : splitLines(text)) {
        for (std::size_t at = 0; hasBlanks && (at = line.find(kNoBreak)) != std::string_view::npos;
             line.remove_prefix(at + kNoBreak.size()))
            (kept += line.substr(0, at)) += ' ';
        (kept += line) += '\n';
    }
    if (!text.ends_with('\n'))
        kept.pop_back();
    return kept;
}

ExplainedStep stepOf(Event event, Sentence sentence)
{
    ExplainedStep step(std::move(sentence));
    step.rule = event.ruleOrNone();
    const std::vector<Place> place{{event.variable(), event.value()}};
    if (event.places())
        step.settled = place;
    else if (event.kind() == EventKind::Remove)
        step.struck = place;
    return step;
}

// Of a step that the same sentence describes.
void addChanges(ExplainedStep& step, const ExplainedStep& other)
{
    step.settled.insert(step.settled.end(), other.settled.begin(), other.settled.end());
    step.struck.insert(step.struck.end(), other.struck.begin(), other.struck.end());
}

} // namespace

Puzzle::Puzzle(PuzzleInfo info, std::vector<Strategy> strategies)
    : m_info(std::move(info)), m_strategies(std::move(strategies))
{
    for (Strategy& strategy : m_strategies)
        m_info.strategies.push_back(std::move(strategy.info));
}

std::optional<std::size_t> Puzzle::strategyIndex(std::string_view id) const
{
    const auto* const found = findById(m_info.strategies, id);
    if (found == nullptr)
        return std::nullopt;
    return static_cast<std::size_t>(found - m_info.strategies.data());
}

const PresetInfo* Puzzle::preset(std::string_view id) const
{
    return findById(m_info.presets, id);
}

const FormatInfo* Puzzle::format(std::string_view id) const
{
    return findById(m_info.formats, id);
}

const RuleInfo* Puzzle::rule(Rule rule) const
{
    const auto found = std::ranges::find(m_info.rules, rule, &RuleInfo::rule);
    return found == m_info.rules.end() ? nullptr : &*found;
}

Phrase Puzzle::ruleName(Rule rule) const
{
    const RuleInfo* const found = this->rule(rule);
    return found == nullptr ? Phrase{} : found->name;
}

const RuleInfo* Puzzle::rule(const Problem& problem, Rule rule) const
{
    if (const auto* const own = problem.ownRules())
        if (const auto found = std::ranges::find(*own, rule, &RuleInfo::rule); found != own->end())
            return &*found;
    return this->rule(rule);
}

Phrase Puzzle::ruleName(const Problem& problem, Rule rule) const
{
    const RuleInfo* const info = this->rule(problem, rule);
    return info == nullptr ? Phrase() : info->name;
}

Sentence Puzzle::branchName(const Problem& problem, Event event) const
{
    return eventName(problem, event);
}

Sentence Puzzle::stepName(const Problem& problem, Event event) const
{
    return {ruleName(problem, event.rule())};
}

Sentence Puzzle::stepKind(const Problem& /*problem*/, const State& /*before*/,
                          std::span<const Event> /*events*/) const
{
    return {};
}

std::vector<RuleInfo> Puzzle::rulesOf(const Problem& problem) const
{
    std::vector<RuleInfo> all = m_info.rules;
    if (const auto* const own = problem.ownRules())
        all.insert(all.end(), own->begin(), own->end());
    return all;
}

Result<ProblemPtr> Puzzle::read(std::string_view text, std::string_view format,
                                const Parameters& parameters) const
{
    std::string kept;
    return readText(plainText(text, kept, sourceEditing(*this) != nullptr), format, parameters);
}

Result<ClaimedSolution> Puzzle::readSolution(std::string_view text, std::string_view format,
                                             const Parameters& parameters,
                                             const ProblemPtr& of) const
{
    std::string kept;
    return readSolutionText(plainText(text, kept, sourceEditing(*this) != nullptr), format,
                            parameters, of);
}

Result<ClaimedSolution> Puzzle::readSolutionText(std::string_view /*text*/,
                                                 std::string_view /*format*/,
                                                 const Parameters& /*parameters*/,
                                                 const ProblemPtr& /*of*/) const
{
    return fail(phrase("Puzzle", "Solutions of this puzzle are read as problems."));
}

bool Puzzle::claims(std::string_view /*text*/) const
{
    return false;
}

Sentence Puzzle::nearMiss(std::string_view /*text*/) const
{
    return {};
}

std::string Puzzle::shape(const Problem& /*problem*/) const
{
    return {};
}

bool Puzzle::recognises(std::string_view /*text*/) const
{
    return false;
}

ProblemPtr Puzzle::presetProblem(const PresetInfo& preset) const
{
    auto problem = preset.text.empty() ? create(preset.parameters)
                                       : read(preset.text, preset.format, preset.parameters);
    assert(problem.has_value());
    return std::move(problem).value();
}

std::vector<Sentence> Puzzle::instructions(const Problem& /*problem*/) const
{
    return {{m_info.summary}};
}

std::optional<GridCell> Puzzle::gridCell(const Problem& /*problem*/, Place /*place*/) const
{
    return std::nullopt;
}

Solution Puzzle::solutionAt(const Problem& problem, const State& state) const
{
    Solution solution(dimensions(problem).variables);
    for (Variable variable = 0; variable < solution.size(); ++variable)
        solution[variable] = state.value(variable);
    return solution;
}

Result<ProblemPtr> Puzzle::assume(const Problem& /*problem*/,
                                  std::span<const Assignment> /*assignments*/) const
{
    return fail(phrase("Puzzle", "A position of this puzzle cannot be given as a problem."));
}

tl::unexpected<Error> Puzzle::contradicted(const Problem& problem, Assignment assignment) const
{
    return fail({phrase("Puzzle", "%1 contradicts what is given."),
                 {placeName(problem, {assignment.variable, assignment.value})}});
}

Solution Puzzle::canonical(const Problem& /*problem*/, const Solution& solution) const
{
    return solution;
}

Sentence Puzzle::eventName(const Problem& problem, Event event) const
{
    return placeName(problem, {event.variable(), event.value()});
}

bool Puzzle::canHappen(const Problem& /*problem*/, Event /*event*/) const
{
    return true;
}

Sentence Puzzle::explainStep(const Problem& problem, const State& before,
                             std::span<const Event> events) const
{
    return explain(problem, before, events.front());
}

bool Puzzle::continues(const Problem& /*problem*/, Event before, Event event) const
{
    if (event.kind() != before.kind())
        return false;
    if (event.kind() == EventKind::Remove)
        return true;
    const RuleInfo* const info = rule(event.rule());
    return info != nullptr && (info->isGiven || info->force == RuleForce::Chosen);
}

std::optional<Sentence> Puzzle::refusal(std::size_t strategy, const Problem& problem) const
{
    return m_strategies.at(strategy).refusal(problem);
}

bool Puzzle::draws(const Problem& /*problem*/, std::size_t strategy,
                   const Parameters& settings) const
{
    return isRandom(m_info.strategies[strategy], settings);
}

std::optional<std::size_t> Puzzle::substitute(const Problem& problem) const
{
    for (const std::string_view id : fastest(problem, Wanted::One))
        if (const std::size_t strategy = strategyIndex(id).value(); !refusal(strategy, problem))
            return strategy;
    return std::nullopt;
}

Outcome Puzzle::run(std::size_t strategy, const Problem& problem, const Options& options,
                    Control& control, Recorder* recorder) const
{
    const Strategy& searched = m_strategies.at(strategy);
    if (searched.refusal(problem))
        return control.finish(Ending::RanDry);
    return recorder == nullptr ? searched.measured(problem, options, control)
                               : searched.watched(problem, options, control, *recorder);
}

StrategyIds Puzzle::fastest(const Problem& /*problem*/, Wanted /*wanted*/) const
{
    return {m_info.fastest.empty() ? m_info.strategies.front().id : m_info.fastest};
}

Puzzle::Answer Puzzle::runInTurn(const StrategyIds& strategies, const Problem& problem,
                                 const Options& options, Control& control) const
{
    Answer answer;
    for (const std::string_view id : strategies) {
        answer.strategy = strategyIndex(id).value();
        answer.outcome = run(answer.strategy, problem, options, control);
        if (answer.outcome.ending != Ending::RanDry || answer.outcome.counters.solutions > 0)
            break;
    }
    return answer;
}

std::optional<Sentence> Puzzle::whyNotCounted(const Problem& /*problem*/) const
{
    return std::nullopt;
}

Result<CountResult> Puzzle::count(const Problem& problem, const CountRequest& request,
                                  Control& control) const
{
    if (request.isSplit())
        return fail(phrase(
            "Puzzle", "this count cannot be split into parts; leave out --part and --checkpoint"));
    const auto complete =
        std::ranges::find_if(m_info.strategies, [](const StrategyInfo& s) { return s.complete; });
    if (complete == m_info.strategies.end())
        return fail(phrase("Puzzle", "no strategy of this puzzle finds every solution"));
    const auto strategy = static_cast<std::size_t>(complete - m_info.strategies.begin());
    if (const auto refused = refusal(strategy, problem))
        return fail(*refused);
    const Outcome outcome = run(strategy, problem, {}, control);
    return CountResult{std::to_string(outcome.counters.solutions), {}, outcome, {}};
}

Result<std::string> Puzzle::countTable(const Problem& /*problem*/, Control& /*control*/) const
{
    return fail(phrase("Puzzle", "this puzzle has no table of counts"));
}

std::vector<CountSequence> Puzzle::sequences(const Problem& /*problem*/, bool /*all*/) const
{
    return {};
}

Explanation Puzzle::explainSolution(const Problem& problem, const ExplainRequest& request,
                                    Control& control) const
{
    Explanation explanation;
    const std::size_t strategy = strategyIndex("logic").value_or(0);
    if (auto refused = refusal(strategy, problem)) {
        explanation.end = *std::move(refused);
        explanation.outcome = control.finish(Ending::RanDry);
        return explanation;
    }
    auto trace = std::make_shared<Trace>(TraceLimits{.memory = kTraceToExplain, .disk = 0});
    {
        Recorder recorder(*trace, control);
        explanation.outcome = run(strategy, problem, {}, control, &recorder);
    }
    std::vector<ExplainedStep>& steps = explanation.steps;
    Cursor cursor(trace, dimensions(problem));
    const std::vector<std::uint64_t> explained = eventsToExplain(*trace, request);
    const auto isVisit = [&](std::size_t i) {
        return i < explained.size() && trace->event(explained[i]).kind() == EventKind::Visit;
    };
    for (std::size_t i = 0; i < explained.size();) {
        const std::size_t first = i++;
        ExplainedStep step;
        if (isVisit(first)) {
            while (isVisit(i))
                ++i;
            step = goBack(*this, problem, cursor, std::span(explained).subspan(first, i - first));
        } else {
            const Event event = trace->event(explained[first]);
            cursor.seek(explained[first]);
            step = stepOf(event, explain(problem, cursor.state(), event));
        }
        if (step.empty())
            continue;
        if (!steps.empty() && step.text() == steps.back().text())
            addChanges(steps.back(), step);
        else
            steps.push_back(std::move(step));
    }
    if (explanation.outcome.ending == Ending::RanDry)
        explanation.end = {phrase("Puzzle", "Here the strategy has no further step.")};
    else if (explanation.outcome.ending == Ending::Exhausted &&
             explanation.outcome.counters.solutions == 0)
        explanation.end = {phrase("Puzzle", "There is no solution.")};
    if (explained.size() == kMostExplained)
        explanation.remark = {
            phrase("Puzzle", "Only the first steps are listed. The search has %1 in all."),
            {trace->size()}};
    return explanation;
}

Result<ProblemPtr> Puzzle::generate(const GenerateRequest& /*request*/, Control& /*control*/) const
{
    return fail({Phrase{"", "%1: %2"}, {m_info.id, m_info.noGenerator}});
}

Result<Rating> Puzzle::rate(const Problem& /*problem*/, Control& /*control*/) const
{
    return fail({phrase("Puzzle", "%1: no rating is offered for this puzzle"), {m_info.id}});
}

Result<ScaleRating> Puzzle::rateOn(std::size_t /*scale*/, const Problem& /*problem*/,
                                   Control& /*control*/) const
{
    return fail({phrase("Puzzle", "%1: no rating is offered for this puzzle"), {m_info.id}});
}

Sentence fullTitle(const Puzzle& puzzle, const Problem& problem)
{
    Sentence title = puzzle.title(problem);
    const Phrase kind = puzzle.info().title;
    return title.text().starts_with(kind.text)
               ? title
               : Sentence{{"", "%1 · %2"}, {kind, std::move(title)}};
}

} // namespace clew
