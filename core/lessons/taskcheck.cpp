#include "core/lessons/taskcheck.h"

#include <algorithm>
#include <array>

#include "core/puzzle/playing.h"
#include "core/study/hand.h"
#include "core/study/position.h"

namespace clew {

namespace {

using Fault = std::optional<LessonFault>;
using Finding = Prospects::Finding;
using Clock = std::chrono::steady_clock;

/// What is asked of every task, on a board that a person plays.
class TaskCheck
{
public:
    TaskCheck(const LessonStage& stage, const LessonTask& task, ProblemPtr problem,
              const Playing& playing, std::chrono::nanoseconds time, const std::stop_token& token)
        : m_stage(stage), m_task(task), m_puzzle(*stage.board.puzzle),
          m_problem(std::move(problem)), m_playing(playing), m_token(token), m_time(time),
          m_state(stateOf({m_puzzle, m_problem, {}}))
    {
    }

    Fault fault()
    {
        switch (m_task.kind) {
        case LessonTask::Kind::Find:
            return faultOfFinding();
        case LessonTask::Kind::Place:
            return faultOfPlacing();
        case LessonTask::Kind::Solve:
            return faultOfSolving();
        }
        return {};
    }

    /// Entries that do the task, once fault() has found none wrong with it; of Find none.
    [[nodiscard]] std::vector<Assignment> takeExample() { return std::move(m_example); }

private:
    [[nodiscard]] Fault wrong(Sentence sentence) const
    {
        return wrong(std::move(sentence), m_task.spot);
    }
    [[nodiscard]] static Fault wrong(Sentence sentence, LessonSpot spot)
    {
        return LessonFault{{std::move(sentence), spot.line, spot.column}};
    }
    [[nodiscard]] Fault undecided() const
    {
        return LessonFault{{{phrase("Lesson", "whether this task can be done was not decided "
                                              "within %1 seconds; ask for something smaller, or "
                                              "allow more time."),
                             {secondsOf(m_time)}},
                            m_task.spot.line,
                            m_task.spot.column},
                           true};
    }
    [[nodiscard]] bool isTimeUp() const
    {
        return m_token.stop_requested() || Clock::now() - m_start >= m_time;
    }

    [[nodiscard]] Prospects prospects(std::vector<Assignment> entries) const
    {
        if (isTimeUp())
            return {};
        Position position{m_puzzle, m_problem, std::move(entries), m_token};
        position.limits.time = m_time - (Clock::now() - m_start);
        return prospectsOf(position);
    }

    // ---- find

    Fault faultOfFinding()
    {
        for (const Assignment& one : listedBy(m_stage, m_task))
            if (auto fault = faultOfAccepted(one))
                return fault;
        if (!acceptedBy(m_stage, m_task, m_token).empty())
            return {};
        if (const auto rule = firstOtherRule(m_stage, m_task, m_token))
            return wrong({phrase("Lesson", "there is nothing to find by these rules here: \"%1\" "
                                           "is needed first."),
                          {m_puzzle.ruleName(*rule)}});
        return wrong({phrase("Lesson", "there is nothing to find by these rules here.")});
    }

    Fault faultOfAccepted(Assignment one)
    {
        const Sentence name = m_puzzle.placeName(*m_stage.board.problem, {one.variable, one.value});
        if (m_state.value(one.variable) != kNoValue)
            return wrong(
                {phrase("Lesson", "\"%1\" is accepted, but something is there already."), {name}},
                m_task.acceptedSpot);
        if (!m_without)
            m_without = prospects({}).finding;
        if (*m_without == Finding::Hopeless)
            return {}; // then nothing is in a solution
        const Finding with = prospects({one}).finding;
        if (with == Finding::Solvable)
            return {};
        if (with == Finding::Unknown || *m_without == Finding::Unknown)
            return undecided();
        return wrong({phrase("Lesson", "\"%1\" is accepted, but no solution has it."), {name}},
                     m_task.acceptedSpot);
    }

    // ---- solve

    Fault faultOfSolving()
    {
        if (m_playing.rest(*m_problem, m_state))
            return wrong({phrase("Lesson", "nothing is left to be entered at this moment; choose "
                                           "an earlier one.")});
        const Prospects found = prospects({});
        switch (found.finding) {
        case Finding::Solvable:
            for (Variable v = 0; v < found.solution.size(); ++v)
                if (found.solution[v] != kNoValue && m_state.value(v) == kNoValue)
                    m_example.push_back({v, found.solution[v]});
            return {};
        case Finding::Hopeless:
            return noSolution();
        case Finding::Unknown:
            break;
        }
        return undecided();
    }

    [[nodiscard]] Fault noSolution() const
    {
        return wrong({phrase("Lesson", "what is on the board at this moment has no solution.")});
    }

    // ---- place

    Fault faultOfPlacing()
    {
        const std::uint64_t all = m_state.dimensions().variables;
        const std::uint64_t open = all - m_state.assignedCount();
        if (m_task.entries > open)
            return wrong({phrase("Lesson", "%1 entries cannot be made here: %2 are open."),
                          {m_task.entries, open}});
        const Prospects start = prospects({});
        const bool wantsSolution = m_task.goal == LessonTask::Goal::Solvable;
        if (wantsSolution && start.finding == Finding::Hopeless)
            return noSolution();
        if (m_task.goal != LessonTask::Goal::Hopeless && start.finding == Finding::Solvable &&
            isPartOf(start.solution))
            return {};
        m_isWholeHopeless = start.finding == Finding::Hopeless;
        std::vector<Assignment> made;
        if (place(0, made)) {
            m_example = std::move(made);
            return {};
        }
        if (m_isUnsure)
            return undecided();
        if (m_task.entries == 1)
            return wrong({phrase("Lesson", "there is no entry that breaks no rule and reaches the "
                                           "goal here; choose another moment, or another goal.")});
        return wrong({phrase("Lesson", "there are no %1 entries that break no rule and reach the "
                                       "goal here; ask for fewer or more, or choose another goal."),
                      {m_task.entries}});
    }

    [[nodiscard]] bool mayFollow(Variable variable, Value value) const
    {
        return m_state.value(variable) == kNoValue &&
               m_puzzle.canHappen(*m_problem, Event::decide(variable, value)) &&
               m_playing.mayEnter(*m_problem, m_state, {variable, value}) &&
               m_puzzle.violations(*m_problem, m_state, {variable, value}).empty();
    }

    // Whether the entries can be the first of this solution.
    bool isPartOf(const std::vector<Value>& solution)
    {
        std::vector<Event> entered;
        for (Variable v = 0; v < solution.size() && v < m_state.dimensions().variables; ++v)
            if (solution[v] != kNoValue && entered.size() < m_task.entries &&
                mayFollow(v, solution[v])) {
                entered.push_back(Event::decide(v, solution[v]));
                m_state.apply(entered.back());
            }
        const bool isPart = entered.size() == m_task.entries;
        for (std::size_t i = 0; isPart && i < entered.size(); ++i)
            m_example.push_back({entered[i].variable(), entered[i].value()});
        for (; !entered.empty(); entered.pop_back())
            m_state.undo(entered.back());
        return isPart;
    }

    // Tries the entries in the order of variables; those that do it are in `made`. Without a find
    // everything was tried, unless m_isUnsure says otherwise.
    bool place(Variable from, std::vector<Assignment>& made)
    {
        if (made.size() == m_task.entries)
            return isGoal(made);
        const Dimensions dimensions = m_state.dimensions();
        const std::uint64_t missing = m_task.entries - made.size();
        for (Variable v = from; std::uint64_t{v} + missing <= dimensions.variables; ++v)
            for (Value value = 0; value < dimensions.values; ++value) {
                if (isTimeUp())
                    m_isUnsure = true;
                if (m_isUnsure)
                    return false;
                if (!mayFollow(v, value))
                    continue;
                made.push_back({v, value});
                m_state.apply(Event::decide(v, value));
                const bool isFound = place(v + 1, made);
                m_state.undo(Event::decide(v, value));
                if (isFound)
                    return true;
                made.pop_back();
            }
        return false;
    }

    bool isGoal(const std::vector<Assignment>& made)
    {
        const bool isHopelessWanted = m_task.goal == LessonTask::Goal::Hopeless;
        if (m_task.goal == LessonTask::Goal::Any || (isHopelessWanted && m_isWholeHopeless))
            return true;
        const Finding finding = prospects(made).finding;
        if (finding == Finding::Unknown)
            m_isUnsure = true;
        return finding == (isHopelessWanted ? Finding::Hopeless : Finding::Solvable);
    }

    const LessonStage& m_stage;
    const LessonTask& m_task;
    const Puzzle& m_puzzle;
    ProblemPtr m_problem;
    const Playing& m_playing;
    const std::stop_token& m_token;
    Clock::time_point m_start = Clock::now();
    std::chrono::nanoseconds m_time;
    State m_state;                     ///< what stands on the board, and what is being tried
    std::vector<Assignment> m_example; ///< entries that do it
    std::optional<Finding> m_without;  ///< of the board as it is
    bool m_isWholeHopeless = false;
    bool m_isUnsure = false;
};

} // namespace

std::optional<LessonFault> faultOf(const LessonStage& stage, const LessonTask& task,
                                   std::chrono::nanoseconds time, const std::stop_token& token)
{
    const auto wrong = [&](Sentence sentence) {
        return LessonFault{{std::move(sentence), task.spot.line, task.spot.column}};
    };
    const auto problem = problemOf(stage);
    if (!problem)
        return wrong({phrase("Lesson", "the board cannot be played from this moment: %1"),
                      {problem.error().sentence}});
    const Playing* const playing = playingOf(*stage.board.puzzle, **problem);
    if (playing == nullptr)
        return wrong({phrase("Lesson", "this board is not played by hand; ask a question about "
                                       "it.")});
    return TaskCheck(stage, task, *problem, *playing, time, token).fault();
}

std::vector<Assignment> exampleOf(const LessonStage& stage, const LessonTask& task,
                                  std::chrono::nanoseconds time, const std::stop_token& token)
{
    if (task.kind == LessonTask::Kind::Find)
        return acceptedBy(stage, task, token);
    const auto problem = problemOf(stage);
    const Playing* const playing = problem ? playingOf(*stage.board.puzzle, **problem) : nullptr;
    if (playing == nullptr)
        return {};
    TaskCheck check(stage, task, *problem, *playing, time, token);
    if (check.fault())
        return {};
    std::vector<Assignment> entries = check.takeExample();
    if (task.kind == LessonTask::Kind::Solve) {
        Hand hand(*stage.board.puzzle, *problem); // it may be done before all is entered
        std::size_t made = 0;
        while (made < entries.size() && !hand.isSolved())
            hand.enter(std::array{entries[made++]});
        entries.resize(made);
    }
    return entries;
}

std::size_t roomsOf(const LessonStage& stage, const LessonTask& task, const std::stop_token& token)
{
    constexpr std::uint64_t kMostRooms = 24; // on paper
    switch (task.kind) {
    case LessonTask::Kind::Find:
        return 1;
    case LessonTask::Kind::Place:
        return std::min(task.entries, kMostRooms);
    case LessonTask::Kind::Solve:
        break;
    }
    const PlaceNames names(stage.board);
    for (const Place& entered : names.valuesCalled(names.example()))
        if (stage.board.puzzle->gridCell(*stage.board.problem, entered))
            return 0;
    const auto entries = exampleOf(stage, task, kExampleTime, token);
    const auto problem = problemOf(stage);
    const Playing* const playing = problem ? playingOf(*stage.board.puzzle, **problem) : nullptr;
    if (playing == nullptr)
        return 1;
    const State start = stateOf({*stage.board.puzzle, *problem, {}});
    const auto written = std::ranges::count_if(entries, [&](const Assignment& entry) {
        return !playing->goesWithoutSaying(**problem, start, entry);
    });
    return std::clamp<std::size_t>(static_cast<std::size_t>(written), 1, kMostRooms);
}

std::optional<DoneTask> doneWith(const LessonStage& stage, const std::vector<Assignment>& entries)
{
    const auto problem = problemOf(stage);
    if (!problem)
        return std::nullopt;
    const Puzzle& puzzle = *stage.board.puzzle;
    DoneTask done{*problem, stateOf({puzzle, *problem, entries})};
    const Playing* const playing = entries.empty() ? nullptr : playingOf(puzzle, **problem);
    if (playing != nullptr)
        if (const auto rest = playing->rest(**problem, done.state))
            for (const Assignment& each : *rest)
                done.state.apply(Event::decide(each.variable, each.value));
    return done;
}

} // namespace clew
