#include "app/cli/setterquestions.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

#include "app/cli/target.h"
#include "core/puzzle/naming.h"
#include "core/puzzle/uncounted.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

constexpr std::uint32_t kMostCounted = 1000; ///< solutions of a candidate

std::string nameOf(const Draft& draft, Assignment one)
{
    return draft.puzzle.placeName(*draft.problem, {one.variable, one.value}).text();
}

// That it was interrupted is said once for all.
Answer unsettled(const Draft& draft, std::string message)
{
    return {Exit::Stopped, draft.token.stop_requested() ? std::string() : std::move(message), {}};
}

Answer unsettled(const Draft& draft)
{
    return unsettled(draft, "the check did not finish within the limits");
}

Answer cannotBeAsked(const Draft& draft)
{
    return {Exit::BadInput, fmt::format("{}: nothing can be given", draft.puzzle.info().id), {}};
}

std::string countText(const Candidates& candidates, std::uint32_t count, bool asFigures)
{
    if (count == Candidates::kUnsettled)
        return "not settled";
    if (!asFigures)
        return count == 1 ? "one" : "several";
    return count < candidates.most ? std::to_string(count) : fmt::format("{} or more", count);
}

Answer noSolution(Answering& out)
{
    out.write("no solution\n");
    return {Exit::NoSolution, {}, {}};
}

// In how many solutions is what all of them have: each has one value of the first variable.
std::uint32_t countOfAll(const Candidates& candidates)
{
    std::uint64_t all = 0;
    for (Value value = 0; value < candidates.dimensions.values; ++value) {
        const std::uint32_t count = candidates.count(0, value);
        if (count == Candidates::kUnsettled)
            return count;
        all += count;
    }
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(all, candidates.most));
}

// Where nothing is left to be found, it is still to be seen whether that is a solution.
Answer answerSettled(const Draft& draft, std::span<const SettledPlace> settled, bool asFigures,
                     Answering& out)
{
    const Survey survey = surveyOf(draft, 1);
    if (survey.solutions == 0 && !survey.isAll)
        return unsettled(draft);
    if (survey.solutions == 0)
        return noSolution(out);
    for (const SettledPlace& each : settled)
        out.write(fmt::format("{} = {}: {}\n", each.name, each.value, asFigures ? "1" : "one"));
    return {Exit::Done, {}, {}};
}

// Those that no solution has are left out.
Answer answerCandidates(const SetterQuestions& questions, const Draft& draft, Answering& out)
{
    const std::vector<SettledPlace> settled = settledIn(draft.puzzle, *draft.problem);
    if (!canBeAsked(draft))
        return settled.empty() ? cannotBeAsked(draft)
                               : answerSettled(draft, settled, questions.counts, out);
    const Candidates candidates = trueCandidates(draft, questions.counts ? kMostCounted : 2);
    bool isAny = false;
    const auto write = [&](std::string_view name, std::uint32_t count) {
        if (count == 0)
            return;
        out.write(fmt::format("{}: {}\n", name, countText(candidates, count, questions.counts)));
        isAny = true;
    };
    for (const SettledPlace& each : settled)
        write(each.name + " = " + each.value, countOfAll(candidates));
    for (Variable variable = 0; variable < candidates.dimensions.variables; ++variable) {
        const std::size_t names =
            allNamesOf(draft.puzzle, *draft.problem, {variable, kNoValue}).size();
        for (std::size_t name = 0; name < names; ++name)
            for (Value value = 0; value < candidates.dimensions.values; ++value)
                if (const std::uint32_t count = candidates.count(variable, value); count > 0)
                    write(allNamesOf(draft.puzzle, *draft.problem, {variable, value}).at(name),
                          count);
    }
    if (!candidates.isComplete())
        return unsettled(draft);
    if (!isAny)
        out.write("no solution\n");
    return {isAny ? Exit::Done : Exit::NoSolution, {}, {}};
}

Answer answerRedundant(const Draft& draft, Answering& out)
{
    const Givens redundant = redundantGivens(draft);
    if (!redundant.hasSolution)
        return noSolution(out);
    for (const Assignment& one : redundant.givens)
        out.write(nameOf(draft, one) + '\n');
    if (!redundant.isSettled)
        return unsettled(draft);
    if (redundant.givens.empty())
        out.write("no redundant givens\n");
    return {Exit::Done, {}, {}};
}

Answer writeProblem(const Draft& draft, const Result<ProblemPtr>& problem, Answering& out)
{
    if (!problem)
        return {Exit::BadInput, english(problem.error()), {}};
    const FormatInfo* const format = compactFormat(draft.puzzle);
    std::string text = draft.puzzle.write(**problem, format->id);
    if (!text.ends_with('\n'))
        text += '\n';
    out.write(text);
    return {Exit::Done, {}, {}};
}

Answer answerMinimal(const SetterQuestions& questions, const Draft& draft, Answering& out)
{
    const Givens superfluous = superfluousGivens(draft, questions.seed);
    if (!superfluous.hasSolution)
        return noSolution(out);
    return superfluous.isSettled ? writeProblem(draft, withoutThese(draft, superfluous.givens), out)
                                 : unsettled(draft);
}

Answer answerUnique(const Draft& draft, Answering& out)
{
    const Givens deciding = decidingGivens(draft);
    if (deciding.isSettled)
        return writeProblem(draft, draft.puzzle.assume(*draft.problem, deciding.givens), out);
    if (!deciding.hasSolution)
        return noSolution(out);
    return unsettled(draft, "no givens were found that leave one solution within the limits");
}

} // namespace

void addSetterQuestions(OptionTable& table, SetterQuestions& questions)
{
    // One is asked at a time, and each in a way of its own. Only what is taken away is a choice.
    std::vector<With> others{With{"--strategy"}, With{"--solution"}};
    const auto ask = [&](const char* name, const char* summary, bool& asked, bool isRandom) {
        std::vector<With> excludes = others;
        if (!isRandom)
            excludes.push_back({"--seed"});
        table.flag({.names = name, .summary = summary, .excludes = std::move(excludes)}, asked);
        others.push_back({name});
    };
    ask("--candidates",
        "List, place by place, the values that occur in one or in several solutions",
        questions.candidates, false);
    table.flag({.names = "--counts",
                .summary = "With --candidates: in how many solutions each is, up to 1000",
                .needs = {With{"--candidates"}}},
               questions.counts);
    ask("--redundant", "List the givens each of which follows from the others", questions.redundant,
        false);
    ask("--minimal", "Print the problem without redundant givens", questions.minimal, true);
    ask("--unique", "Print the problem with givens added until it has one solution",
        questions.unique, false);
}

Answer answerSetter(const SetterQuestions& questions, const Draft& draft, Answering& out)
{
    if (questions.candidates)
        return answerCandidates(questions, draft, out);
    if (!hasGivens(draft))
        return cannotBeAsked(draft);
    if (questions.redundant)
        return answerRedundant(draft, out);
    return questions.minimal ? answerMinimal(questions, draft, out) : answerUnique(draft, out);
}

} // namespace clew::cli
