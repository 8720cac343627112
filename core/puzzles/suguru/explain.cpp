// Why an event happened, in a sentence, from the board before it.

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <ranges>
#include <utility>

#include "core/puzzle/causes.h"
#include "core/puzzle/explaining.h"
#include "core/puzzle/groupproof.h"
#include "core/puzzle/refuting.h"
#include "core/puzzles/suguru/logic.h"
#include "core/puzzles/suguru/position.h"
#include "core/puzzles/suguru/puzzle.h"
#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

namespace {

// Finds the cause of an event in the state before it.
class Explainer
{
public:
    /// `proof` may be made here, for the next explainer to use again. `asSeen`: the causes are the
    /// candidates that the technique is about.
    Explainer(const SuguruProblem& problem, const Layout& layout, const State& before, Event event,
              std::optional<GroupProof>& proof, bool asSeen = false)
        : m_problem(problem), m_before(problem, layout, before), m_state(before), m_layout(layout),
          m_event(event), m_cell(event.variable()),
          m_number(event.value()), m_place{m_cell, m_number}, m_proof(proof), m_asSeen(asSeen)
    {
    }

    Sentence explain() const
    {
        switch (m_event.kind()) {
        case EventKind::Decide:
            return {
                phrase("suguru", "Try %2 at %1."), {name(m_cell), numberText(m_number)}, {m_place}};
        case EventKind::Assign:
            return assign();
        case EventKind::Remove:
            return remove();
        case EventKind::Conflict:
            return conflict();
        case EventKind::Visit:
            return explainVisit(m_event, phrase("suguru", "Back to what holds without any guess."));
        case EventKind::Solution:
            return {phrase("suguru",
                           "Every area has its numbers and no equal ones touch: a solution.")};
        }
        return {};
    }

private:
    std::string name(Variable cell) const { return m_before.name(cell); }

    std::optional<Variable> holder(Variable cell, Value number) const
    {
        for (const Variable other : m_layout.excluded[cell])
            if (m_before.number(other) == number)
                return other;
        return std::nullopt;
    }

    // Of a technique's sentence, whose causes are the candidates that it is about.
    std::optional<Sentence> by(const Technique& technique) const
    {
        auto sentence = technique.explain(m_before, m_place);
        if (sentence && m_asSeen && m_layout.largestArea <= kMaxArea)
            std::erase_if(sentence->causes,
                          [&](Place place) { return proof().isAbsent(m_state, place); });
        else if (sentence)
            sentence->causes = why(sentence->causes, [&](const Position& position) {
                return technique.explain(position, m_place).has_value();
            });
        return sentence;
    }

    const GroupProof& proof() const
    {
        if (!m_proof)
            m_proof.emplace(m_layout.areaCells, m_layout.excluded);
        return *m_proof;
    }

    // The fewest values and strikes that exclude candidates of these and by which `holds`.
    template<class Holds>
    std::vector<Place> why(std::vector<Place> candidates, Holds&& holds) const
    {
        if (m_layout.largestArea > kMaxArea) // only in a trace that lies
            return {};
        std::erase_if(candidates, [&](Place place) { return !proof().isAbsent(m_state, place); });
        std::vector<Place> places = proof().whatExcludes(m_state, candidates);
        State known(m_state.dimensions());
        const auto eventOf = [&](Place place) {
            return m_state.value(place.variable) == place.value
                       ? Event::assign(place.variable, place.value, GivenNumber)
                       : Event::remove(place.variable, place.value, AllTouch);
        };
        const auto suffices = [&](std::span<const Place> causes) {
            for (const Place cause : causes)
                known.apply(eventOf(cause));
            const bool result = holds(Position(m_problem, m_layout, known));
            for (std::size_t i = causes.size(); i-- > 0;)
                known.undo(eventOf(causes[i]));
            return result;
        };
        return suffices(places) ? fewestCauses(std::move(places), suffices) : places;
    }

    Sentence assign() const
    {
        if (m_event.rule() == GivenNumber)
            return {phrase("suguru", "The %2 at %1 is given."),
                    {name(m_cell), numberText(m_number)},
                    {m_place}};
        const Technique* technique = techniqueOf(m_event);
        // Only a trace that lies has no such technique.
        const Technique& reason = technique != nullptr ? *technique : techniques().front();
        return by(reason).value_or(Sentence{phrase("suguru", "Only %2 is left for %1."),
                                            {name(m_cell), numberText(m_number)},
                                            {m_place}});
    }

    Sentence remove() const
    {
        if (const Technique* technique = techniqueOf(m_event))
            if (const auto sentence = by(*technique))
                return *sentence;
        return excluded();
    }

    Sentence excluded() const
    {
        if (m_before.number(m_cell) != kNoValue)
            return {phrase("suguru", "%1 holds %3, so it is not %2."),
                    {name(m_cell), numberText(m_number), numberText(m_before.number(m_cell))},
                    {m_place},
                    {{m_cell, m_before.number(m_cell)}}};
        const auto other = holder(m_cell, m_number);
        if (!other)
            return {phrase("suguru", "%1 cannot be %2."),
                    {name(m_cell), numberText(m_number)},
                    {m_place}};
        const bool sameArea = m_layout.areaOf[*other] == m_layout.areaOf[m_cell];
        return {sameArea ? phrase("suguru", "%1 is not %2: %3 of its area is.")
                         : phrase("suguru", "%1 is not %2: it touches the one at %3."),
                {name(m_cell), numberText(m_number), name(*other)},
                {m_place},
                {{*other, m_number}}};
    }

    Sentence conflict() const
    {
        switch (m_event.rule()) {
        case NoNumber:
            return {phrase("suguru", "No number is left for %1."),
                    {name(m_cell)},
                    {{m_cell, kNoValue}},
                    why(m_before.everyNumberOf(m_cell), [&](const Position& position) {
                        return position.numbersFor(m_cell).empty();
                    })};
        case NoPlace:
            return {phrase("suguru", "No cell is left for the %2 in the area of %1."),
                    {name(m_cell), numberText(m_number)},
                    placesOf(m_before.areaOf(m_cell), kNoValue),
                    why(placesOf(m_before.areaOf(m_cell), m_number), [&](const Position& position) {
                        return position.cellsFor(m_before.areaOf(m_cell), m_number).empty();
                    })};
        case TooLarge:
            return {phrase("suguru", "%1 cannot be %2: its area has %3 cells."),
                    {name(m_cell), numberText(m_number), std::to_string(m_layout.areaSize(m_cell))},
                    {m_place},
                    own()};
        default:
            return clash();
        }
    }

    // The number itself, if it has been put there.
    std::vector<Place> own() const
    {
        return m_state.value(m_cell) == m_number ? std::vector<Place>{m_place}
                                                 : std::vector<Place>{};
    }

    // The number has just been put there; an equal one is near.
    Sentence clash() const
    {
        const auto other = holder(m_cell, m_number);
        if (!other)
            return {};
        std::vector<Place> causes = own();
        causes.push_back({*other, m_number});
        return {m_event.rule() == SameArea
                    ? phrase("suguru", "%1 cannot be %2: %3 of its area is.")
                    : phrase("suguru", "%1 cannot be %2: it touches the one at %3."),
                {name(m_cell), numberText(m_number), name(*other)},
                {m_place},
                std::move(causes)};
    }

    const SuguruProblem& m_problem;
    Position m_before;
    const State& m_state;
    const Layout& m_layout;
    Event m_event;
    Variable m_cell;
    Value m_number;
    Place m_place;
    std::optional<GroupProof>& m_proof;
    bool m_asSeen;
};

bool settlesNumber(Event event)
{
    return event.kind() == EventKind::Assign && event.rule() != GivenNumber;
}

// A strike that needs a step of its own: what a settled number excludes is seen.
bool strikesByTechnique(Event event)
{
    return event.kind() == EventKind::Remove && techniqueOf(event) != nullptr;
}

// Strikes of one number by one technique that follow each other as one step, in which those for the
// same reason are one sentence.
class StrikeFolder
{
public:
    explicit StrikeFolder(std::vector<ExplainedStep>& steps) : m_steps(steps) {}

    void add(Sentence sentence, Event event)
    {
        const Technique* const technique = strikesByTechnique(event) ? techniqueOf(event) : nullptr;
        const bool goesOn = technique != nullptr && technique == m_technique &&
                            event.value() == m_number && !restsOn(sentence, m_steps.back());
        const std::string reason = reasonOf(sentence);
        if (!goesOn) {
            m_parts.clear();
            m_steps.emplace_back();
        }
        if (goesOn && reason == m_reason)
            join(std::move(sentence));
        else
            begin(std::move(sentence));
        m_technique = technique;
        m_number = event.value();
        m_reason = reason;
        m_steps.back() = event.kind() == EventKind::Remove ? striking(whole()) : settling(whole());
    }

private:
    static std::string cellOf(const Sentence& sentence)
    {
        const auto inEnglish = [](Phrase phrase) { return std::string(phrase.text); };
        return sentence.arguments.empty() ? std::string()
                                          : sentence.arguments.front().text(inEnglish);
    }

    // What follows from a strike comes after it, in a step of its own.
    static bool restsOn(const Sentence& sentence, const Sentence& step)
    {
        return std::ranges::any_of(sentence.causes, [&](Place cause) {
            return std::ranges::find(step.effects, cause) != step.effects.end();
        });
    }

    static std::string reasonOf(Sentence sentence)
    {
        if (!sentence.arguments.empty())
            sentence.arguments.front() = Argument("");
        return sentence.text();
    }

    void begin(Sentence sentence)
    {
        m_cells = cellOf(sentence);
        m_parts.push_back(std::move(sentence));
    }

    void join(Sentence sentence)
    {
        m_cells += ' ' + cellOf(sentence);
        Sentence& part = m_parts.back();
        part.pattern = m_technique->several;
        part.arguments.front() = Argument(m_cells);
        takePlaces(part, sentence);
    }

    static void takePlaces(Sentence& sentence, const Sentence& more)
    {
        const auto has = [](const std::vector<Place>& places, Place place) {
            return std::ranges::find(places, place) != places.end();
        };
        for (const Place cause : more.causes)
            if (!has(sentence.causes, cause))
                sentence.causes.push_back(cause);
        sentence.effects.insert(sentence.effects.end(), more.effects.begin(), more.effects.end());
    }

    [[nodiscard]] Sentence whole() const
    {
        Sentence all = m_parts.front();
        for (const Sentence& part : m_parts | std::views::drop(1)) {
            Sentence both{Phrase{"", "%1 %2"}, {all, part}, all.effects, all.causes, all.rule};
            takePlaces(both, part);
            all = std::move(both);
        }
        return all;
    }

    std::vector<ExplainedStep>& m_steps;
    std::vector<Sentence> m_parts;          ///< of the last step
    const Technique* m_technique = nullptr; ///< of the last step, if it strikes
    Value m_number = kNoValue;
    std::string m_reason; ///< of the last part
    std::string m_cells;
};

// What logic does on a board, and the state that this leads to.
class Followed
{
public:
    static constexpr bool on = true;

    explicit Followed(Dimensions dimensions) : m_state(dimensions) {}

    void assign(Variable cell, Value number, Rule rule) { take(Event::assign(cell, number, rule)); }
    void remove(Variable cell, Value number, Rule rule) { take(Event::remove(cell, number, rule)); }
    void removeAnew(Variable cell, Value number, Rule rule)
    {
        take(Event::removeAnew(cell, number, rule));
    }
    void conflict(Variable cell, Rule rule, Value number = kNoValue)
    {
        m_conflict = Event::conflict(cell, rule, number);
    }
    static void solution() {}

    [[nodiscard]] const State& state() const { return m_state; }
    /// With which it ended.
    [[nodiscard]] std::optional<Event> conflict() const { return m_conflict; }
    /// Takes back the last event; none if there is none left.
    std::optional<Event> back()
    {
        if (m_events.empty())
            return std::nullopt;
        const Event event = m_events.back();
        m_events.pop_back();
        m_state.undo(event);
        return event;
    }

private:
    void take(Event event)
    {
        m_state.apply(event);
        m_events.push_back(event);
    }

    State m_state;
    std::vector<Event> m_events;
    std::optional<Event> m_conflict;
};

// Logic's way, with refutations where it runs dry, and back from its end: every number settled, and
// the strikes that one of them needs.
class Way
{
public:
    Way(const Puzzle& puzzle, const SuguruProblem& problem, const ExplainRequest& request,
        Control& control)
        : m_puzzle(puzzle), m_problem(problem), m_request(request), m_control(control),
          m_layout(problem), m_followed(puzzle.dimensions(problem)),
          m_proof(std::in_place, m_layout.areaCells, m_layout.excluded),
          m_refuting(puzzle, problem, *m_proof, Refutation,
                     [this](std::uint32_t area) { return areaName(area); }),
          m_isNeeded(std::size_t{problem.cellCount()} * m_layout.largestArea, false)
    {
    }

    Explanation explanation()
    {
        Explanation explanation;
        if (!placeGivens(m_problem, m_layout, m_followed)) {
            std::ranges::copy(m_puzzle.faults(m_problem), std::back_inserter(explanation.steps));
            explanation.end = {kNoSolution};
            explanation.outcome = m_control.finish();
            return explanation;
        }
        explanation.outcome = m_control.finish(toEnd());
        explanation.end = endOf(explanation.outcome);
        for (const Place cause : explanation.end.causes)
            need(cause);
        explanation.steps = neededSteps();
        return explanation;
    }

private:
    static constexpr Phrase kNoSolution = phrase("suguru", "The board has no solution.");

    Ending toEnd()
    {
        Logic<Followed> logic(m_problem, m_layout, m_control, m_followed);
        Ending ending = logic.run();
        while (ending == Ending::RanDry) {
            auto argued = m_refuting.next(m_followed.state(), m_control);
            if (!argued)
                break;
            const Place struck = argued->struck.front();
            m_arguments.push_back(*std::move(argued));
            ending = logic.goOnWithout(struck, Refutation);
        }
        return ending;
    }

    // Empty at a solution.
    Sentence endOf(const Outcome& outcome)
    {
        const State& state = m_followed.state();
        const auto left = m_problem.cellCount() - state.assignedCount();
        if (const auto conflict = m_followed.conflict()) {
            Sentence reason = reasonFor(*conflict);
            return {phrase("suguru", "%1 The board has no solution."),
                    {reason},
                    reason.effects,
                    reason.causes};
        }
        if (outcome.ending == Ending::Stopped)
            return {phrase("suguru", "Stopped with %1 cells empty."), {left}};
        if (left == 0)
            return {};
        if (auto open = m_refuting.whatIsLeft(state, m_control))
            return *std::move(open);
        return {phrase("suguru",
                       "Here the techniques known to this program go no further: %1 cells are "
                       "empty, and a search has to try numbers."),
                {left}};
    }

    std::vector<ExplainedStep> neededSteps()
    {
        std::vector<std::pair<Sentence, Event>> reasons;
        while (const auto event = m_followed.back()) {
            const bool isWanted =
                m_request.allSteps || m_isNeeded[indexOf({event->variable(), event->value()})];
            if (event->rule() == Refutation) {
                if (isWanted)
                    reasons.emplace_back(argumentFor(m_arguments.back()), *event);
                m_arguments.pop_back();
            } else if (settlesNumber(*event) || (strikesByTechnique(*event) && isWanted)) {
                reasons.emplace_back(reasonFor(*event), *event);
            }
        }
        std::vector<ExplainedStep> steps;
        StrikeFolder folder(steps);
        for (auto reason = reasons.rbegin(); reason != reasons.rend(); ++reason)
            folder.add(std::move(reason->first), reason->second);
        return steps;
    }

    Sentence reasonFor(Event event)
    {
        Sentence sentence =
            Explainer(m_problem, m_layout, m_followed.state(), event, m_proof).explain();
        sentence.rule = event.ruleOrNone();
        for (const Place cause : sentence.causes)
            need(cause);
        return sentence;
    }

    Sentence argumentFor(const Sentence& argument)
    {
        for (const Place cause : argument.causes)
            need(cause);
        return argument;
    }

    [[nodiscard]] Sentence areaName(std::uint32_t area) const
    {
        return {phrase("suguru", "the area of %1"),
                {cellName(m_problem, m_layout.areaCells[area].front())}};
    }

    [[nodiscard]] std::size_t indexOf(Place place) const
    {
        return std::size_t{place.variable} * m_layout.largestArea + place.value;
    }
    void need(Place place) { m_isNeeded[indexOf(place)] = true; }

    const Puzzle& m_puzzle;
    const SuguruProblem& m_problem;
    ExplainRequest m_request;
    Control& m_control;
    Layout m_layout;
    Followed m_followed;
    std::optional<GroupProof> m_proof;
    Refuting m_refuting;
    std::vector<ExplainedStep> m_arguments; ///< of the refutations, in their order
    std::vector<bool> m_isNeeded;           ///< each strike
};

} // namespace

Sentence SuguruPuzzle::explain(const SuguruProblem& problem, const State& before, Event event) const
{
    if (event.kind() == EventKind::Conflict && event.rule() == BadGivens) {
        const std::vector<Sentence> wrong = faults(problem);
        return wrong.empty() ? Sentence{} : wrong.front();
    }
    const Layout layout(problem);
    std::optional<GroupProof> proof;
    return Explainer(problem, layout, before, event, proof).explain();
}

Sentence SuguruPuzzle::explainSeen(const Problem& problem, const State& before, Event event) const
{
    const SuguruProblem& suguru = typed(problem);
    if (event.kind() != EventKind::Remove)
        return explain(suguru, before, event);
    const Layout layout(suguru);
    std::optional<GroupProof> proof;
    return Explainer(suguru, layout, before, event, proof, true).explain();
}

Explanation SuguruPuzzle::explainSolution(const SuguruProblem& problem,
                                          const ExplainRequest& request, Control& control) const
{
    if (const auto refused = refusalOf(problem)) {
        Explanation explanation;
        explanation.end = *refused;
        explanation.outcome = control.finish(Ending::RanDry);
        return explanation;
    }
    return Way(*this, problem, request, control).explanation();
}

std::optional<GridCell> SuguruPuzzle::gridCell(const SuguruProblem& problem, Place place) const
{
    if (place.variable >= problem.cellCount())
        return std::nullopt;
    return GridCell{place.variable / problem.width, place.variable % problem.width};
}

Sentence SuguruPuzzle::placeName(const SuguruProblem& problem, Place place) const
{
    const std::string name = cellName(problem, place.variable);
    return verbatim(place.value == kNoValue ? name : fmt::format("{} = {}", name, place.value + 1));
}

} // namespace clew::suguru
