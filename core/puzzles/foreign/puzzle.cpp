#include "core/puzzles/foreign/puzzle.h"

#include <algorithm>
#include <map>

#include "core/puzzle/registry.h"
#include "core/text/interned.h"

namespace clew::foreign {

namespace {

PuzzleInfo plainInfo()
{
    return {.id = std::string(kId),
            .title = phrase("foreign", "Search from elsewhere"),
            .summary = phrase("foreign", "A search by another program, as it was reported."),
            .formats = {{.id = "events",
                         .title = phrase("foreign", "Header of a stream of events"),
                         .suffixes = {".jsonl"},
                         .readsProblem = true,
                         .writesProblem = true,
                         .line = true},
                        {.id = "values",
                         .title = phrase("foreign", "Names with their values"),
                         .writesSolution = true,
                         .line = true}}};
}

// Whether searches of the puzzle guess several values at once: its pictures know only such guesses.
bool narrows(const Puzzle& puzzle)
{
    const auto isNarrowing = [](const EventPattern& pattern) {
        return pattern.kind == EventKind::Decide && pattern.rule;
    };
    return std::ranges::any_of(puzzle.info().strategies, [&](const StrategyInfo& strategy) {
        return std::ranges::any_of(strategy.pseudoCode, [&](const CodeLine& line) {
            return std::ranges::any_of(line.events, isNarrowing);
        });
    });
}

StrategyInfo plainStrategy(const std::string& id, Phrase title)
{
    using enum EventKind;
    return {.id = id,
            .title = title,
            .summary = phrase("foreign", "A search by another program, as it was reported."),
            .pseudoCode = {{"",
                            {Decide,
                             {Decide, AtMost},
                             {Decide, AtLeast},
                             Assign,
                             Remove,
                             Conflict,
                             Visit,
                             Solution}}}};
}

// The puzzles that were made.
class Made
{
public:
    const Puzzle& puzzleOf(const ForeignProblem& problem)
    {
        std::string key = problem.searcher;
        for (const NamedRule& rule : problem.rules)
            (key += '\n') += rule.name;
        const std::lock_guard lock(m_mutex);
        auto& puzzle = m_puzzles[key];
        if (!puzzle) {
            PuzzleInfo info = plainInfo();
            Rule number = kFirstRule;
            for (const NamedRule& rule : problem.rules)
                info.rules.push_back({number++, interned(rule.name), RuleScope::Place});
            info.rules.push_back({number, phrase("foreign", "no rule named"), RuleScope::Place});
            puzzle = std::make_unique<const ForeignPuzzle>(
                std::move(info), plainStrategy(problem.searcher, interned(problem.searcher)));
        }
        return *puzzle;
    }

private:
    std::mutex m_mutex;
    std::map<std::string, std::unique_ptr<const Puzzle>> m_puzzles;
};

Strategy reported(StrategyInfo info)
{
    return {std::move(info),
            [](const Problem&, const Options&, Control& control) {
                return control.finish(Ending::RanDry);
            },
            [](const Problem&, const Options&, Control& control, Recorder&) {
                return control.finish(Ending::RanDry);
            },
            [](const Problem&) -> std::optional<Sentence> {
                return Sentence{phrase("foreign", "This search was made by another program, which "
                                                  "alone can run it again.")};
            }};
}

} // namespace

Names::Names(std::vector<std::string> names, std::uint32_t most)
    : m_names(std::move(names)), m_most(std::max(most, static_cast<std::uint32_t>(m_names.size()))),
      m_grows(most > 0)
{
    for (std::uint32_t i = 0; i < m_names.size(); ++i)
        m_numbers.emplace(m_names[i], i);
}

std::uint32_t Names::number(std::string_view name)
{
    const std::lock_guard lock(m_mutex);
    const auto [found, isNew] =
        m_numbers.try_emplace(std::string(name), static_cast<std::uint32_t>(m_names.size()));
    if (!isNew)
        return found->second;
    if (m_names.size() + 1 >= m_most) { // the last is for all that come
        m_numbers.erase(found);
        if (m_names.size() < m_most)
            m_names.emplace_back("…");
        return m_most - 1;
    }
    m_names.emplace_back(name);
    return static_cast<std::uint32_t>(m_names.size() - 1);
}

std::string Names::name(std::uint32_t number) const
{
    const std::lock_guard lock(m_mutex);
    return number < m_names.size() ? m_names[number] : std::string();
}

std::vector<std::string> Names::all() const
{
    const std::lock_guard lock(m_mutex);
    return m_names;
}

namespace {

// The sign that a relation begins with, before its space; empty if it is none.
std::string_view signOf(std::string_view value)
{
    for (const std::string_view sign : {"≠", "≤", "≥", "<", ">"})
        if (value.starts_with(sign) && value.substr(sign.size()).starts_with(' '))
            return sign;
    return {};
}

} // namespace

std::string related(const std::string& variable, const std::string& value)
{
    return variable + (signOf(value).empty() ? " = " : " ") + value;
}

std::string relatedClosely(const std::string& variable, const std::string& value)
{
    const std::string_view sign = signOf(value);
    return sign.empty() ? variable + '=' + value
                        : variable + std::string(sign) + value.substr(sign.size() + 1);
}

std::shared_ptr<const ForeignProblem> finished(ForeignProblem&& problem)
{
    static Made made;
    problem.puzzle = &made.puzzleOf(problem);
    return std::make_shared<const ForeignProblem>(std::move(problem));
}

std::unique_ptr<const Puzzle> makePuzzle()
{
    return std::make_unique<const ForeignPuzzle>(
        plainInfo(), plainStrategy("?", phrase("foreign", "Another program")));
}

const Puzzle& puzzle()
{
    return *findPuzzle(kId);
}

ForeignPuzzle::ForeignPuzzle(PuzzleInfo info, StrategyInfo strategy)
    : TypedPuzzle(std::move(info), {reported(std::move(strategy))})
{
}

Result<ProblemPtr> ForeignPuzzle::create(const Parameters& /*parameters*/) const
{
    return fail(
        phrase("foreign", "A search from elsewhere is made from the header of its stream."));
}

Sentence ForeignPuzzle::title(const ForeignProblem& problem) const
{
    if (!problem.name.empty())
        return verbatim(problem.name);
    if (problem.board != nullptr)
        return problem.board->title(*problem.position);
    const std::size_t count = problem.variables->all().size();
    return count == 1 ? Sentence{phrase("foreign", "One variable")}
                      : Sentence{phrase("foreign", "%1 variables"), {count}};
}

std::vector<Sentence> ForeignPuzzle::faults(const ForeignProblem& problem) const
{
    return problem.board == nullptr ? std::vector<Sentence>()
                                    : problem.board->faults(*problem.position);
}

Dimensions ForeignPuzzle::dimensions(const ForeignProblem& problem) const
{
    if (problem.board != nullptr)
        return problem.board->dimensions(*problem.position);
    return {problem.variables->most(), problem.values->most()};
}

Sentence ForeignPuzzle::placeName(const ForeignProblem& problem, Place place) const
{
    if (problem.board != nullptr)
        return problem.board->placeName(*problem.position, place);
    const std::string name = problem.variables->name(place.variable);
    if (place.value == kNoValue)
        return verbatim(name);
    return verbatim(related(name, problem.values->name(place.value)));
}

Sentence ForeignPuzzle::eventName(const ForeignProblem& problem, Event event) const
{
    if (problem.board != nullptr)
        return problem.board->eventName(*problem.position, event);
    if (!event.narrows())
        return placeName(problem, {event.variable(), event.value()});
    return verbatim(problem.variables->name(event.variable()) +
                    (event.rule() == AtMost ? " ≤ " : " ≥ ") + problem.values->name(event.value()));
}

std::optional<GridCell> ForeignPuzzle::gridCell(const ForeignProblem& problem, Place place) const
{
    if (problem.board != nullptr)
        return problem.board->gridCell(*problem.position, place);
    const auto found = std::ranges::find(problem.cells, place.variable);
    if (found == problem.cells.end())
        return std::nullopt;
    const auto index = static_cast<std::uint32_t>(found - problem.cells.begin());
    return GridCell{index / problem.columns, index % problem.columns};
}

Solution ForeignPuzzle::solutionAt(const ForeignProblem& problem, const State& state) const
{
    return problem.board == nullptr ? Puzzle::solutionAt(problem, state)
                                    : problem.board->solutionAt(*problem.position, state);
}

// What free variables have to satisfy only the sender knows.
std::vector<Sentence> ForeignPuzzle::verify(const ForeignProblem& problem,
                                            const Solution& solution) const
{
    return problem.board == nullptr ? std::vector<Sentence>()
                                    : problem.board->verify(*problem.position, solution);
}

std::vector<Sentence> ForeignPuzzle::violations(const ForeignProblem& problem, const State& state,
                                                Place place) const
{
    return problem.board == nullptr ? std::vector<Sentence>()
                                    : problem.board->violations(*problem.position, state, place);
}

bool ForeignPuzzle::canHappen(const ForeignProblem& problem, Event event) const
{
    if (problem.board == nullptr)
        return true;
    return (!event.narrows() || narrows(*problem.board)) &&
           problem.board->canHappen(*problem.position, event);
}

// Reports say nothing of which events belong together, except strikes by one rule.
bool ForeignPuzzle::continues(const ForeignProblem& /*problem*/, Event before, Event event) const
{
    return before.kind() == EventKind::Remove && event.kind() == EventKind::Remove &&
           before.rule() == event.rule();
}

} // namespace clew::foreign
