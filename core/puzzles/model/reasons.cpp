#include "core/puzzles/model/reasons.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <nlohmann/json.hpp>
#include <set>

#include "core/puzzles/model/engine.h"
#include "core/text/readjson.h"

namespace clew::model {

namespace {

/// A reason that is wanted while somebody looks at the board is not waited for any longer.
constexpr auto kLongestLook = std::chrono::milliseconds(1000);

using StepJson = nlohmann::json;

std::vector<Rule> rulesIn(const StepJson& json)
{
    std::vector<Rule> rules;
    for (const StepJson& rule : json.value("rules", StepJson::array()))
        rules.push_back(rule.get<Rule>());
    return rules;
}

std::vector<Place> causesIn(const StepJson& json)
{
    std::vector<Place> causes;
    for (const StepJson& cause : json)
        causes.push_back({cause.at(0).get<Variable>(),
                          cause.at(1).is_null() ? kNoValue : cause.at(1).get<Value>()});
    return causes;
}

ReasonedStep stepFrom(const StepJson& json)
{
    ReasonedStep step{.events = {}, .rules = rulesIn(json), .causes = causesIn(json.at("causes"))};
    for (const StepJson& bits : json.at("events"))
        step.events.push_back(Event::fromBits(bits.get<std::uint64_t>()));
    for (const StepJson& causes : json.value("each", StepJson::array()))
        step.causesOfEach.push_back(causesIn(causes));
    return step;
}

// Lines out of pieces.
class PiecedLines
{
public:
    template<class Take>
    bool add(std::string_view piece, const Take& take)
    {
        m_text += piece;
        std::size_t begin = 0;
        bool goesOn = true;
        for (std::size_t end = 0; goesOn && (end = m_text.find('\n', begin)) != std::string::npos;
             begin = end + 1)
            goesOn = take(std::string_view(m_text).substr(begin, end - begin));
        m_text.erase(0, begin);
        return goesOn;
    }

private:
    std::string m_text;
};

ReasonedEnd endFrom(const StepJson& json)
{
    const std::string kind = json.value("end", "");
    return {kind == "solved"          ? ReasonedEnd::Kind::Solved
            : kind == "contradiction" ? ReasonedEnd::Kind::Contradiction
                                      : ReasonedEnd::Kind::Stuck,
            rulesIn(json)};
}

// The steps that were found for a problem, one after another from its beginning.
class FoundSteps
{
public:
    explicit FoundSteps(std::string problem) : m_problem(std::move(problem)) {}

    [[nodiscard]] const std::string& problem() const { return m_problem; }
    /// Another search of the same problem finds the same ones, or else is the one that counts.
    void add(std::size_t number, const ReasonedStep& step)
    {
        if (number < m_steps.size() && m_steps[number].events == step.events)
            return;
        m_steps.resize(std::min(number, m_steps.size()));
        if (number == m_steps.size())
            m_steps.push_back(step);
    }
    /// The event as a step of its own, if what it goes by holds in this state.
    [[nodiscard]] std::optional<ReasonedStep> find(const State& before, Event event) const
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            if (const auto found = std::ranges::find(m_steps[i].events, event);
                found != m_steps[i].events.end()) {
                const auto number = static_cast<std::size_t>(found - m_steps[i].events.begin());
                const auto& causes = m_steps[i].causesOfEach.empty()
                                         ? m_steps[i].causes
                                         : m_steps[i].causesOfEach.at(number);
                if (std::ranges::all_of(causes,
                                        [&](Place cause) { return holds(cause, i, before); }))
                    return ReasonedStep{{event}, m_steps[i].rules, causes};
                return std::nullopt;
            }
        return std::nullopt;
    }

private:
    // Whether no more is left of the variable than before this step.
    [[nodiscard]] bool holds(Place cause, std::size_t step, const State& before) const
    {
        const Value value = before.value(cause.variable);
        if (cause.value != kNoValue)
            return value == cause.value;
        for (std::size_t i = 0; i < step; ++i)
            for (const Event event : m_steps[i].events)
                if (event.variable() == cause.variable &&
                    !before.removed(cause.variable, event.value()))
                    return false;
        return true;
    }

    std::string m_problem;
    std::vector<ReasonedStep> m_steps;
};

// Asked for again and again while somebody steps to and fro.
class KnownReasons
{
public:
    std::optional<ReasonedStep> find(const std::string& key)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = std::ranges::find(m_steps, key, &Known::first);
        if (found == m_steps.end())
            return std::nullopt;
        m_steps.splice(m_steps.begin(), m_steps, found);
        return m_steps.front().second;
    }
    void add(std::string key, ReasonedStep step)
    {
        const std::lock_guard lock(m_mutex);
        m_steps.emplace_front(std::move(key), std::move(step));
        if (m_steps.size() > kMost)
            m_steps.pop_back();
    }

    std::optional<ReasonedStep> find(const std::string& problem, const State& before, Event event)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = std::ranges::find(m_found, problem, &FoundSteps::problem);
        return found == m_found.end() ? std::nullopt : found->find(before, event);
    }
    void add(const std::string& problem, std::size_t number, const ReasonedStep& step)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = std::ranges::find(m_found, problem, &FoundSteps::problem);
        if (found == m_found.end())
            m_found.emplace_front(problem);
        else
            m_found.splice(m_found.begin(), m_found, found);
        m_found.front().add(number, step);
        if (m_found.size() > kMostProblems)
            m_found.pop_back();
    }

private:
    static constexpr std::size_t kMost = 500;
    static constexpr std::size_t kMostProblems = 8;
    using Known = std::pair<std::string, ReasonedStep>;
    std::mutex m_mutex;
    std::list<Known> m_steps;
    std::list<FoundSteps> m_found;
};

KnownReasons& knownReasons()
{
    static KnownReasons reasons;
    return reasons;
}

} // namespace

Sentence listed(std::vector<Sentence> sentences, Phrase joint)
{
    Sentence list;
    for (Sentence& each : sentences)
        list = list.empty() ? std::move(each) : Sentence{joint, {std::move(list), std::move(each)}};
    return list;
}

Sentence namesOf(const Model& model, std::span<const Rule> rules)
{
    std::vector<Sentence> names;
    std::set<std::string_view> known; // several rules may come from the same words
    for (const Rule rule : rules) {
        if (rule < FirstOfModel || rule - std::size_t{FirstOfModel} >= model.ruleInfos.size())
            continue;
        const Phrase name = model.ruleInfos[rule - std::size_t{FirstOfModel}].name;
        if (known.insert(name.text).second)
            names.push_back({name});
    }
    return listed(std::move(names));
}

ReasonedEnd explainByEngine(const ModelProblem& problem, Control& control,
                            const std::function<bool(const ReasonedStep&)>& take)
{
    ReasonedEnd end;
    PiecedLines lines;
    const std::string text = flatZincOf(problem);
    std::size_t number = 0;
    const auto read = [&](std::string_view line) {
        const StepJson json = readJson(line);
        if (json.contains("end")) {
            end = endFrom(json);
            return true;
        }
        if (!json.is_object())
            return false;
        const ReasonedStep step = stepFrom(json);
        knownReasons().add(text, number++, step);
        return take(step);
    };
    const auto ended = runEngine({"--explain"}, text, control,
                                 [&](std::string_view piece) { return lines.add(piece, read); });
    const bool isStopped = ended && ended->wasStopped; // by `take`
    if (end.kind == ReasonedEnd::Kind::Stopped && !isStopped)
        endEarly(ended, control);
    return end;
}

std::optional<ReasonedStep> reasonOf(const ModelProblem& problem, const State& before, Event event)
{
    if (auto found = knownReasons().find(flatZincOf(problem), before, event))
        return found;
    const bool isAssign = event.kind() == EventKind::Assign;
    const std::string only = std::string(isAssign ? "assign " : "strike ") +
                             std::to_string(event.variable()) + ' ' + std::to_string(event.value());
    const std::string text = flatZincOf(problem, &before);
    const std::string key = only + '\n' + text;
    if (auto known = knownReasons().find(key))
        return known;
    Limits limits;
    limits.time = kLongestLook;
    Control control(limits);
    std::optional<ReasonedStep> found;
    PiecedLines lines;
    (void)runEngine({"--explain", "--only", only}, text, control, [&](std::string_view piece) {
        return lines.add(piece, [&](std::string_view line) {
            if (const StepJson json = readJson(line); json.is_object())
                found = stepFrom(json);
            return true;
        });
    });
    if (found)
        knownReasons().add(key, *found);
    return found;
}

Sentence sentenceOf(const Model& model, const ReasonedStep& step)
{
    std::vector<Sentence> effects;
    std::vector<Place> places;
    for (const Event event : step.events) {
        const Place place{event.variable(), event.value()};
        Sentence name = verbatim(model.board.placeName(place));
        places.push_back(place);
        const NamedVariable& variable = model.board.variables[event.variable()];
        if (event.kind() == EventKind::Assign)
            effects.push_back(std::move(name));
        else if (variable.hasBounds)
            effects.push_back(verbatim(event.value() < variable.count
                                           ? variable.name + " > " + variable.text(event.value())
                                           : variable.name + " < " +
                                                 variable.text(event.value() - variable.count)));
        else
            effects.push_back({phrase("model", "not %1"), {std::move(name)}});
    }
    Sentence sentence{phrase("model", "%1: %2."),
                      {namesOf(model, step.rules), listed(std::move(effects))},
                      std::move(places),
                      step.causes};
    if (!step.events.empty())
        sentence.rule = step.events.front().rule();
    return sentence;
}

} // namespace clew::model
