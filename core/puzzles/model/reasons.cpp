#include "core/puzzles/model/reasons.h"

#include <algorithm>
#include <list>
#include <mutex>
#include <nlohmann/json.hpp>

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

ReasonedStep stepFrom(const StepJson& json)
{
    ReasonedStep step{.events = {}, .rules = rulesIn(json), .causes = {}};
    for (const StepJson& bits : json.at("events"))
        step.events.push_back(Event::fromBits(bits.get<std::uint64_t>()));
    for (const StepJson& cause : json.at("causes"))
        step.causes.push_back({cause.at(0).get<Variable>(),
                               cause.at(1).is_null() ? kNoValue : cause.at(1).get<Value>()});
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

private:
    static constexpr std::size_t kMost = 500;
    using Known = std::pair<std::string, ReasonedStep>;
    std::mutex m_mutex;
    std::list<Known> m_steps;
};

KnownReasons& knownReasons()
{
    static KnownReasons reasons;
    return reasons;
}

Sentence listed(std::vector<Sentence> sentences)
{
    Sentence list;
    for (Sentence& each : sentences)
        list = list.empty() ? std::move(each)
                            : Sentence{{"", "%1, %2"}, {std::move(list), std::move(each)}};
    return list;
}

} // namespace

ReasonedEnd explainByEngine(const ModelProblem& problem, Control& control,
                            const std::function<bool(const ReasonedStep&)>& take)
{
    ReasonedEnd end;
    PiecedLines lines;
    const auto read = [&](std::string_view line) {
        const StepJson json = readJson(line);
        if (json.contains("end")) {
            end = endFrom(json);
            return true;
        }
        return json.is_object() && take(stepFrom(json));
    };
    (void)runEngine({"--explain"}, flatZincOf(problem), control,
                    [&](std::string_view piece) { return lines.add(piece, read); });
    return end;
}

std::optional<ReasonedStep> reasonOf(const ModelProblem& problem, const State& before, Event event)
{
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
    std::vector<Sentence> rules;
    for (const Rule rule : step.rules)
        if (rule >= FirstOfModel && rule <= model.givenRule())
            rules.push_back({model.ruleInfos[rule - std::size_t{FirstOfModel}].name});
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
                      {listed(std::move(rules)), listed(std::move(effects))},
                      std::move(places),
                      step.causes};
    if (!step.events.empty())
        sentence.rule = step.events.front().rule();
    return sentence;
}

} // namespace clew::model
