// clew explain: the way to the solution as numbered steps, each with its reason; as text, or as
// JSON with the places on the board.

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/puzzle/naming.h"
#include "core/puzzle/playing.h"
#include "core/text/capital.h"
#include "core/text/outline.h"
#include "core/text/printable.h"

namespace clew::cli {

namespace {

struct ExplainOptions
{
    Target target;
    RunOptions run;
    ExplainRequest request;
    bool json = false;
};

using Json = nlohmann::ordered_json;

Json placeJson(const Puzzle& puzzle, const Problem& problem, Place place)
{
    // A place of any variable is that of the value alone, whichever variable has it.
    const Place named{place.variable == kAnyVariable ? 0 : place.variable, place.value};
    const std::vector<std::string> names = allNamesOf(puzzle, problem, named);
    Json entry{{"name", names.front()}};
    if (names.size() > 1)
        entry["names"] = names;
    if (const auto cell = puzzle.gridCell(problem, named)) {
        entry["row"] = cell->row + 1;
        entry["column"] = cell->column + 1;
    }
    return entry;
}

Json placesJson(const Puzzle& puzzle, const Problem& problem, const std::vector<Place>& places)
{
    Json list = Json::array();
    for (const Place place : places)
        list.push_back(placeJson(puzzle, problem, place));
    return list;
}

// What the board holds before each step: the values given, and those that earlier steps settled.
class Held
{
public:
    Held(const Puzzle& puzzle, const Problem& problem)
    {
        if (puzzle.playing() != nullptr)
            for (const Event event : puzzle.playing()->givens(problem))
                if (event.kind() == EventKind::Assign)
                    m_values[event.variable()] = event.value();
    }

    void add(const ExplainedStep& step)
    {
        for (const Place place : step.settled)
            if (place.value == kNoValue)
                m_values.erase(place.variable);
            else
                m_values[place.variable] = place.value;
    }

    /// What the step takes back: the values of the variables that it leaves without one.
    [[nodiscard]] std::vector<Place> retractedBy(const ExplainedStep& step) const
    {
        std::vector<Place> retracted;
        for (const Place place : step.settled)
            if (const auto held = m_values.find(place.variable);
                place.value == kNoValue && held != m_values.end())
                retracted.push_back({held->first, held->second});
        return retracted;
    }

    // A cause is a value that its variable has, one that it can no longer have, or an open variable
    // with all the values that it may still have.
    [[nodiscard]] const char* stateOf(Place place) const
    {
        if (place.variable == kAnyVariable)
            return std::ranges::find(m_values, place.value, &ValueOf::second) != m_values.end()
                       ? "held"
                       : "struck";
        const auto held = m_values.find(place.variable);
        if (held != m_values.end() && (place.value == kNoValue || place.value == held->second))
            return "held";
        return place.value == kNoValue ? "open" : "struck";
    }

private:
    using ValueOf = std::pair<const Variable, Value>;

    std::map<Variable, Value> m_values = {};
};

Json causesJson(const Puzzle& puzzle, const Problem& problem, const std::vector<Place>& places,
                const Held& held)
{
    Json list = placesJson(puzzle, problem, places);
    for (std::size_t i = 0; i < places.size(); ++i)
        list[i]["state"] = held.stateOf(places[i]);
    return list;
}

// The same with variable and value as numbers, as traces and tables have them.
Json changesJson(const Puzzle& puzzle, const Problem& problem, const std::vector<Place>& places)
{
    Json list = Json::array();
    for (const Place place : places) {
        Json entry = placeJson(puzzle, problem, place);
        entry["variable"] = place.variable;
        entry["value"] = place.value;
        list.push_back(std::move(entry));
    }
    return list;
}

std::string asJson(const Puzzle& puzzle, const Problem& problem, const Explanation& explanation)
{
    Json list = Json::array();
    Held held(puzzle, problem);
    const auto add = [&](const char* kind, const Sentence& sentence) -> Json& {
        const Phrase rule = puzzle.ruleName(problem, sentence.rule);
        Json entry{{"kind", kind}};
        entry["rule"] = rule.empty() ? Json() : Json(rule.text);
        entry["sentence"] = standingText(sentence);
        entry["places"] = placesJson(puzzle, problem, sentence.effects);
        entry["causes"] = causesJson(puzzle, problem, sentence.causes, held);
        return list.emplace_back(std::move(entry));
    };
    if (!explanation.remark.empty())
        add("remark", explanation.remark);
    for (std::size_t i = 0; i < explanation.steps.size(); ++i) {
        const ExplainedStep& step = explanation.steps[i];
        Json& entry = add("step", step);
        entry["step"] = i + 1;
        std::vector<Place> settled = step.settled;
        std::erase_if(settled, [](Place place) { return place.value == kNoValue; });
        entry["settled"] = changesJson(puzzle, problem, settled);
        entry["struck"] = changesJson(puzzle, problem, step.struck);
        entry["retracted"] = changesJson(puzzle, problem, held.retractedBy(step));
        held.add(step);
    }
    if (!explanation.end.empty())
        add("end", explanation.end);
    return printableJson(list.dump(1, ' ', false, Json::error_handler_t::replace)) + '\n';
}

// "Naked single. ", where steps are rated by their techniques; otherwise empty.
std::string techniqueText(const Puzzle& puzzle, Rule rule)
{
    const auto& rules = puzzle.info().rules;
    const bool isRated =
        std::ranges::any_of(rules, [](const RuleInfo& each) { return each.points > 0; });
    std::string name(isRated ? puzzle.ruleName(rule).text : std::string_view());
    if (name.empty())
        return {};
    return withCapital(std::move(name)) + ". ";
}

std::string asText(const Puzzle& puzzle, const Explanation& explanation)
{
    std::string text;
    const auto add = [&](const Sentence& sentence) {
        if (!sentence.empty())
            text += outlined(standingText(sentence)) + '\n';
    };
    add(explanation.remark);
    for (std::size_t i = 0; i < explanation.steps.size(); ++i)
        text += fmt::format("{}. {}{}\n", i + 1, techniqueText(puzzle, explanation.steps[i].rule),
                            outlined(standingText(explanation.steps[i])));
    add(explanation.end);
    return text;
}

Exit exitOf(const Outcome& outcome)
{
    if (outcome.ending == Ending::Stopped || outcome.ending == Ending::RanDry)
        return Exit::Stopped;
    return outcome.counters.solutions > 0 ? Exit::Done : Exit::NoSolution;
}

Expected<Exit> explain(const ExplainOptions& options, const std::stop_token& token)
{
    const auto problem = readSingle(options.target, token);
    if (!problem)
        return tl::make_unexpected(problem.error());
    if (const std::string refusal = refusalText(*options.target.puzzle, **problem);
        !refusal.empty())
        return usage(refusal);
    Progress progress;
    Control control(limitsOf(options.run, 1), token);
    control.onPoll([&] { progress.update(control.counters()); });
    const Explanation explanation =
        options.target.puzzle->explainSolution(**problem, options.request, control);
    progress.clear();
    Output output(STDOUT_FILENO);
    output.write(options.json ? asJson(*options.target.puzzle, **problem, explanation)
                              : asText(*options.target.puzzle, explanation));
    if (const auto written = output.finish(); !written)
        return tl::make_unexpected(written.error());
    if (explanation.outcome.ending == Ending::Stopped)
        writeErrorLine(fmt::format("clew: {}", stopText(explanation.outcome)));
    return exitOf(explanation.outcome);
}

Action declareExplain(OptionTable& table, const Puzzle* puzzle)
{
    const auto options = std::make_shared<ExplainOptions>();
    table.flag({.names = "--all-steps", .summary = "Keep the steps that no later one needs"},
               options->request.allSteps);
    table.flag(
        {.names = "--json",
         .summary = "Print a JSON array of the steps, with rule, changes, places and causes"},
        options->json);
    addLimits(table, options->run);
    addTarget(table, options->target, puzzle);
    return [options](const std::stop_token& token) {
        return checkTarget(options->target, token).and_then([&] {
            return explain(*options, token);
        });
    };
}

} // namespace

Command explainCommand()
{
    return {"explain", "Explain the solution in numbered steps", "", declareExplain};
}

} // namespace clew::cli
