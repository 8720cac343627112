#include "core/lessons/stage.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>

#include "core/puzzle/playing.h"
#include "core/study/hand.h"
#include "core/study/position.h"
#include "core/text/counted.h"
#include "core/trace/cursor.h"

namespace clew {

namespace {

/// Events that are recorded beyond a moment, to be stepped through.
constexpr std::uint64_t kLookAhead = 4096;
/// Of a race on paper.
constexpr std::uint64_t kMostCountedNodes = 20'000'000;

/// Runs a board's search until `isEnough(trace)`, or to its end.
LessonRecording recordUntil(const LessonBoard& board, const std::stop_token& token,
                            const std::function<bool(const Trace&)>& isEnough,
                            std::chrono::nanoseconds time = std::chrono::nanoseconds::max())
{
    const auto trace = std::make_shared<Trace>();
    Control control({.time = time}, token);
    Recorder recorder(*trace, control);
    control.onPoll([&] {
        recorder.publish();
        if (trace->size() >= kMostLessonEvents || isEnough(*trace))
            control.stop(StopReason::Cancelled);
    });
    const Outcome outcome =
        board.puzzle->run(board.strategy, *board.problem, board.options, control, &recorder);
    recorder.publish();
    return {trace, outcome.ending != Ending::Stopped, outcome.reason == StopReason::TimeLimit};
}

bool isGivenEvent(const Puzzle& puzzle, Event event)
{
    const RuleInfo* const rule = puzzle.rule(event.ruleOrNone());
    return rule != nullptr && (rule->isGiven || rule->isImmediate);
}

// A random number of a page that is always the same.
std::uint64_t hashOf(std::string_view text)
{
    std::uint64_t hash = 14695981039346656037ULL; // FNV-1a
    for (const char c : text)
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    return hash;
}

Position entered(const LessonStage& stage, const ProblemPtr& problem,
                 const std::vector<Assignment>& entries, const std::stop_token& token)
{
    return {*stage.board.puzzle, problem, entries, token};
}

/// Whether an entry breaks a rule with those before it.
bool isBroken(const Puzzle& puzzle, const Problem& problem, const std::vector<Assignment>& entries)
{
    State state(puzzle.dimensions(problem));
    if (const Playing* const playing = playingOf(puzzle, problem))
        for (const Event event : playing->givens(problem))
            state.apply(event);
    for (const Assignment& entry : entries) {
        if (state.value(entry.variable) != kNoValue ||
            !puzzle.violations(problem, state, {entry.variable, entry.value}).empty())
            return true;
        state.apply(Event::decide(entry.variable, entry.value));
    }
    return false;
}

// All of them have to be found: one that is right excuses no other.
TaskVerdict judgeFind(const LessonStage& stage, const LessonTask& task,
                      const std::vector<Assignment>& entries, const std::stop_token& token)
{
    if (entries.empty())
        return TaskVerdict::Open;
    const auto problem = problemOf(stage);
    const auto accepted = acceptedBy(stage, task, token);
    const bool areAccepted = std::ranges::all_of(entries, [&](const Assignment& one) {
        return std::ranges::find(accepted, one) != accepted.end();
    });
    const bool areSound = problem && !isBroken(*stage.board.puzzle, **problem, entries);
    if (areAccepted && (areSound || entries.size() == 1))
        return TaskVerdict::Right;
    if (!problem || !areSound)
        return problem ? TaskVerdict::Broken : TaskVerdict::Wrong;
    const auto prospects = prospectsOf(entered(stage, *problem, entries, token));
    switch (prospects.finding) {
    case Prospects::Finding::Solvable:
        return TaskVerdict::Another;
    case Prospects::Finding::Hopeless:
        return TaskVerdict::Wrong;
    case Prospects::Finding::Unknown:
        break;
    }
    return TaskVerdict::Unknown;
}

TaskVerdict judgePlace(const LessonStage& stage, const LessonTask& task,
                       const std::vector<Assignment>& entries, const std::stop_token& token)
{
    const auto problem = problemOf(stage);
    if (!problem)
        return TaskVerdict::Unknown;
    if (isBroken(*stage.board.puzzle, **problem, entries))
        return TaskVerdict::Broken;
    if (entries.size() > task.entries)
        return TaskVerdict::Wrong;
    if (entries.size() < task.entries)
        return TaskVerdict::Open;
    if (task.goal == LessonTask::Goal::Any)
        return TaskVerdict::Right;
    const auto prospects = prospectsOf(entered(stage, *problem, entries, token));
    if (prospects.finding == Prospects::Finding::Unknown)
        return TaskVerdict::Unknown;
    const bool isSolvable = prospects.finding == Prospects::Finding::Solvable;
    return isSolvable == (task.goal == LessonTask::Goal::Solvable) ? TaskVerdict::Right
                                                                   : TaskVerdict::Wrong;
}

TaskVerdict judgeSolve(const LessonStage& stage, const std::vector<Assignment>& entries,
                       const std::stop_token& token)
{
    const auto problem = problemOf(stage);
    if (!problem || playingOf(*stage.board.puzzle, **problem) == nullptr)
        return TaskVerdict::Unknown;
    Hand hand(*stage.board.puzzle, *problem);
    for (const Assignment& entry : entries) {
        const Value before = hand.state().value(entry.variable);
        if (before != kNoValue && before != entry.value)
            return TaskVerdict::Wrong; // a given, or what was entered before
        hand.enter(std::array{entry});
    }
    if (hand.isSolved())
        return TaskVerdict::Right;
    if (hand.isFull())
        return TaskVerdict::Wrong;
    const auto prospects = prospectsOf(entered(stage, *problem, entries, token));
    return prospects.finding == Prospects::Finding::Hopeless ? TaskVerdict::Wrong
                                                             : TaskVerdict::Open;
}

} // namespace

std::uint64_t secondsOf(std::chrono::nanoseconds time)
{
    return static_cast<std::uint64_t>(
        std::max<std::int64_t>(1, std::chrono::ceil<std::chrono::seconds>(time).count()));
}

std::vector<std::string> pagesBeyond(const Lesson& lesson)
{
    std::vector<std::string> names;
    for (const LessonPage& page : lesson.pages)
        if (page.at.kind == LessonMoment::Kind::Events && page.at.number > kMostLessonEvents)
            names.push_back(page.id);
    return names;
}

LessonStage LessonStage::at(std::uint64_t wanted) const
{
    LessonStage other = *this;
    const Puzzle& puzzle = *board.puzzle;
    Cursor cursor(trace, puzzle.dimensions(*board.problem));
    other.position = std::min(wanted, trace->size());
    other.reason = {};
    if (other.position > 0) {
        cursor.seek(other.position - 1);
        other.reason =
            puzzle.explain(*board.problem, cursor.state(), trace->event(other.position - 1));
    }
    cursor.seek(other.position);
    other.state = std::make_shared<const State>(cursor.state());
    other.event = cursor.lastEvent();
    other.node = cursor.node();
    other.nodeCount = cursor.nodeCount();
    other.depth = cursor.depth();
    return other;
}

bool LessonRecording::reaches(const LessonMoment& moment) const
{
    return trace != nullptr && isReached(*trace, moment, isWhole);
}

Result<LessonStage> LessonStages::stage(std::size_t index, const std::stop_token& token)
{
    const LessonPage& page = m_lesson.pages[index];
    const LessonBoard& board = m_lesson.boardOf(page);
    LessonRecording& recording = m_recordings[page.board];
    if (!recording.reaches(page.at))
        recording = recordUntil(
            board, token,
            [&](const Trace& trace) {
                return isReached(trace, page.at, false) &&
                       trace.size() >= positionOf(trace, page.at, trace.size()) + kLookAhead;
            },
            m_time);
    if (token.stop_requested()) {
        recording = {};
        return fail(phrase("Lesson", "It was given up."));
    }
    const LessonSpot spot = page.atSpot.line > 0 ? page.atSpot : LessonSpot{page.line};
    if (!recording.reaches(page.at) && recording.isTooSlow)
        return fail({phrase("Lesson", "Page \"%1\": the search did not come to this moment within "
                                      "its time, %2 seconds; choose an earlier one."),
                     {page.id, secondsOf(m_time)}},
                    spot.line, spot.column);
    if (!recording.reaches(page.at))
        return fail({phrase("Lesson", "Page \"%1\": the search does not come to this moment within "
                                      "%2 events; choose an earlier one."),
                     {page.id, counted(std::min(recording.trace->size(), kMostLessonEvents))}},
                    spot.line, spot.column);
    LessonStage stage;
    stage.board = board;
    stage.trace = recording.trace;
    return stage.at(positionOf(*recording.trace, page.at, recording.trace->size()));
}

Result<QuizQuestion> LessonStages::prediction(std::size_t index, const std::stop_token& token)
{
    return stage(index, token).and_then([&](const LessonStage& stage) -> Result<QuizQuestion> {
        const LessonPage& page = m_lesson.pages[index];
        if (stage.position >= stage.trace->size())
            return fail({phrase("Lesson", "Page \"%1\": nothing follows this moment; choose an "
                                          "earlier one."),
                         {page.id}},
                        page.line, 1);
        Cursor cursor(stage.trace, stage.state->dimensions());
        cursor.seek(stage.position);
        return makeQuestion(*stage.board.puzzle, *stage.board.problem, cursor, QuizScope::EveryStep,
                            hashOf(page.id));
    });
}

Sentence predictionSentence(const Lesson& lesson, const LessonPage& page, std::string_view language)
{
    const std::string_view text = lesson.textIn(page.text, language);
    const bool isAsked = !page.question.empty() || text.ends_with("?") || text.ends_with("？");
    return isAsked ? Sentence{} : Sentence{phrase("Lesson", "What comes next?")};
}

std::vector<std::size_t> shownOrder(const LessonPage& page)
{
    std::vector<std::size_t> order(page.answers.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t answer) {
        return hashOf(page.id + '/' + std::to_string(answer));
    });
    return order;
}

Result<ProblemPtr> problemOf(const LessonStage& stage)
{
    std::vector<Assignment> held;
    const State& state = *stage.state;
    for (Variable variable = 0; variable < state.dimensions().variables; ++variable) {
        const RuleInfo* const rule =
            stage.board.puzzle->rule(*stage.board.problem, state.rule(variable));
        if (state.value(variable) != kNoValue && (rule == nullptr || !rule->isGiven))
            held.push_back({variable, state.value(variable)});
    }
    if (held.empty())
        return stage.board.problem;
    return stage.board.puzzle->assume(*stage.board.problem, held);
}

namespace {

// What the explaining strategy does from the stage on; null if none explains the puzzle.
std::shared_ptr<const Trace> explained(const LessonStage& stage, const std::stop_token& token)
{
    const auto problem = problemOf(stage);
    const Playing* const playing = problem ? playingOf(*stage.board.puzzle, **problem) : nullptr;
    if (playing == nullptr)
        return nullptr;
    const auto strategy = stage.board.puzzle->strategyIndex(playing->deducing());
    if (!strategy)
        return nullptr;
    const LessonBoard board{stage.board.puzzle, *problem, *strategy, {}, 0};
    return recordUntil(board, token, [](const Trace& /*trace*/) { return false; }).trace;
}

} // namespace

std::vector<Assignment> listedBy(const LessonStage& stage, const LessonTask& task)
{
    std::vector<Assignment> listed = task.accepted;
    if (task.acceptedNames.empty())
        return listed;
    const auto problem = problemOf(stage);
    if (!problem)
        return listed;
    const PlaceNames names(stage.board);
    const State state = stateOf({*stage.board.puzzle, *problem, {}});
    for (const std::string& name : task.acceptedNames)
        if (const auto one = names.readEntry(name, **problem, state))
            listed.push_back(*one);
    return listed;
}

std::vector<Assignment> acceptedBy(const LessonStage& stage, const LessonTask& task,
                                   const std::stop_token& token)
{
    std::vector<Assignment> accepted = listedBy(stage, task);
    const auto trace = task.rules.empty() ? nullptr : explained(stage, token);
    for (std::uint64_t i = 0; trace != nullptr && i < trace->size(); ++i) {
        const Event event = trace->event(i);
        if (isGivenEvent(*stage.board.puzzle, event))
            continue;
        if (std::ranges::find(task.rules, event.ruleOrNone()) == task.rules.end())
            break;
        if (event.kind() == EventKind::Assign)
            accepted.push_back({event.variable(), event.value()});
    }
    return accepted;
}

namespace {

Sentence onePlaceSentence(LessonTask::Goal goal)
{
    switch (goal) {
    case LessonTask::Goal::Hopeless:
        return {phrase("Lesson", "Task: make one entry that breaks no rule, so that there is no "
                                 "solution.")};
    case LessonTask::Goal::Solvable:
        return {phrase("Lesson", "Task: make one entry that breaks no rule, so that there still "
                                 "is a solution.")};
    case LessonTask::Goal::Any:
        break;
    }
    return {phrase("Lesson", "Task: make one entry that breaks no rule.")};
}

} // namespace

Sentence taskSentence(const LessonStage& stage, const LessonTask& task)
{
    switch (task.kind) {
    case LessonTask::Kind::Find: {
        if (task.rules.empty())
            return {phrase("Lesson", "Task: find the value.")};
        Sentence rules;
        for (const Rule rule : task.rules) {
            Sentence name{stage.board.puzzle->ruleName(rule)};
            //: A list of rules
            rules = rules.empty()
                        ? std::move(name)
                        : Sentence{phrase("Lesson", "%1, %2"), {std::move(rules), std::move(name)}};
        }
        return {task.rules.size() == 1
                    ? phrase("Lesson", "Task: find a value that follows by this rule: %1.")
                    : phrase("Lesson", "Task: find a value that follows by one of these rules: "
                                       "%1."),
                {std::move(rules)}};
    }
    case LessonTask::Kind::Place:
        if (task.entries == 1)
            return onePlaceSentence(task.goal);
        switch (task.goal) {
        case LessonTask::Goal::Hopeless:
            return {phrase("Lesson", "Task: make %1 entries that break no rule, so that there is "
                                     "no solution."),
                    {task.entries}};
        case LessonTask::Goal::Solvable:
            return {phrase("Lesson", "Task: make %1 entries that break no rule, so that there "
                                     "still is a solution."),
                    {task.entries}};
        case LessonTask::Goal::Any:
            break;
        }
        return {phrase("Lesson", "Task: make %1 entries that break no rule."), {task.entries}};
    case LessonTask::Kind::Solve:
        break;
    }
    return {phrase("Lesson", "Task: solve it.")};
}

Sentence roomSentence(const LessonStage& stage)
{
    return {phrase("Lesson", "Answer, written as %1:"), {PlaceNames(stage.board).example()}};
}

Phrase answersByHand()
{
    return phrase("Lesson",
                  "To have answers graded, put them in a text file like this: after each page's "
                  "name, the number of the answer or, for a task, the entries, written as in the "
                  "line above and separated by commas. Put each attempt on a line of its own.");
}

Sentence progressSentence(const LessonStage& stage)
{
    return {phrase("Lesson", "events: %1"), {counted(stage.position)}};
}

Sentence answerSentence(const LessonStage& stage, const LessonTask& task,
                        const std::vector<Assignment>& entries)
{
    switch (task.kind) {
    case LessonTask::Kind::Find:
        break;
    case LessonTask::Kind::Place:
        return {phrase("Lesson", "One way: %1"), {namesOf(stage, entries)}};
    case LessonTask::Kind::Solve:
        return {phrase("Lesson", "A solution:")}; // the board follows
    }
    return {phrase("Lesson", "Correct: %1"), {namesOf(stage, entries)}};
}

std::vector<Sentence> raceSentences(const LessonBoard& board, const LessonPage& page,
                                    const std::stop_token& token)
{
    std::vector<Sentence> sentences;
    for (const std::size_t racer : page.racers) {
        Control control({.nodes = kMostCountedNodes, .solutions = page.raceSolutions}, token);
        const Outcome outcome = board.puzzle->run(racer, *board.problem, board.options, control);
        const Phrase figures = outcome.ending == Ending::Stopped
                                   ? phrase("Lesson", "%1: nodes: more than %2")
                                   : phrase("Lesson", "%1: nodes: %2");
        sentences.push_back(
            {figures,
             {board.puzzle->info().strategies[racer].title, counted(outcome.counters.nodes)}});
    }
    return sentences;
}

std::string namesOf(const LessonStage& stage, const std::vector<Assignment>& assignments)
{
    const PlaceNames named(stage.board);
    std::string names;
    for (const Assignment& one : assignments)
        names += (names.empty() ? "" : ", ") + named.nameInList(one);
    return names;
}

std::optional<Rule> firstOtherRule(const LessonStage& stage, const LessonTask& task,
                                   const std::stop_token& token)
{
    const auto trace = explained(stage, token);
    for (std::uint64_t i = 0; trace != nullptr && i < trace->size(); ++i) {
        const Event event = trace->event(i);
        const Rule rule = event.ruleOrNone();
        if (isGivenEvent(*stage.board.puzzle, event) ||
            std::ranges::find(task.rules, rule) != task.rules.end())
            continue;
        const bool isByRule =
            event.kind() == EventKind::Assign || event.kind() == EventKind::Remove;
        return isByRule ? std::optional(rule) : std::nullopt;
    }
    return std::nullopt;
}

TaskVerdict judge(const LessonStage& stage, const LessonTask& task,
                  const std::vector<Assignment>& entries, const std::stop_token& token)
{
    switch (task.kind) {
    case LessonTask::Kind::Find:
        return judgeFind(stage, task, entries, token);
    case LessonTask::Kind::Place:
        return judgePlace(stage, task, entries, token);
    case LessonTask::Kind::Solve:
        return judgeSolve(stage, entries, token);
    }
    return TaskVerdict::Unknown;
}

} // namespace clew
