// A model as a text that is being written, with its data; what each function means is said in
// core/puzzle/source.h.

#include <algorithm>

#include "core/puzzles/model/compile.h"
#include "core/puzzles/model/givens.h"
#include "core/puzzles/model/included.h"
#include "core/puzzles/model/jsondata.h"
#include "core/puzzles/model/puzzle.h"
#include "core/text/printable.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

// The lines that dataWanted() wrote and nobody has filled in: no errors of the user's.
std::vector<SourceFault> unfilled(std::string_view data)
{
    std::vector<SourceFault> faults;
    int number = 0;
    for (const std::string_view line : splitLines(data)) {
        ++number;
        const std::size_t equals = line.find('=');
        const std::size_t end =
            line.find_first_not_of(" \t", std::min(equals, line.size() - 1) + 1);
        if (equals == std::string_view::npos || end == std::string_view::npos || line[end] != ';')
            continue;
        const std::string_view name = line.substr(0, line.find_last_not_of(" \t=", equals) + 1);
        if (!std::ranges::all_of(name, isWordCharacter))
            continue;
        faults.push_back({{{phrase("Model", "%1 has no value yet; write it before the semicolon"),
                            {printable(name)}},
                           number,
                           static_cast<int>(end) + 1},
                          true});
    }
    return faults;
}

} // namespace

std::string ModelPuzzle::withFilesBeside(std::string text,
                                         const std::filesystem::path& folder) const
{
    return withIncluded(text, folder);
}

bool ModelPuzzle::areData(const std::string& json, const Source& source) const
{
    return isJsonFor(json, source.text);
}

Source ModelPuzzle::sourceOf(const Problem& problem) const
{
    ModelParts parts = partsOf(typed(problem).model->text);
    return {std::move(parts.text), std::move(parts.data)};
}

tl::expected<ProblemPtr, std::vector<SourceFault>>
ModelPuzzle::compile(const Source& source, const std::stop_token& token) const
{
    const auto faulty = [](Error error, bool isInData = false) {
        return tl::make_unexpected(std::vector<SourceFault>{{std::move(error), isInData}});
    };
    if (!isModel(source.text))
        return faulty(notAModel());
    if (auto open = unfilled(source.data); !open.empty())
        return tl::make_unexpected(std::move(open));
    const std::string whole = joined({source.text, source.data});
    const auto model = modelFrom(whole, [&] { return !token.stop_requested(); });
    if (model)
        return withoutGivens(*model);
    Error error = model.error();
    const auto linesOf = [](std::string_view text) {
        return static_cast<int>(std::ranges::count(text, '\n')) + (text.ends_with('\n') ? 0 : 1);
    };
    const int before = linesOf(source.text) + 1; // and the line that says that data follow
    const bool isInData = whole.size() > source.text.size() && error.line > before;
    error.line -= isInData ? before : 0;
    return faulty(std::move(error), isInData);
}

ProblemPtr ModelPuzzle::keepingBoard(const Problem& old, ProblemPtr fresh) const
{
    const std::vector<std::string> given = givenIn(typed(old));
    if (given.empty())
        return fresh;
    auto problem = std::make_shared<ModelProblem>(typed(*fresh));
    for (const std::string& line : given)
        (void)give(*problem, line); // of what is no longer there nothing is kept
    return problem;
}

std::string ModelPuzzle::dataWanted(const std::string& text, const std::stop_token& token) const
{
    std::string data;
    for (const std::string& name : parametersOf(text, [&] { return !token.stop_requested(); }))
        data += name + " = ;\n";
    return data;
}

// Data of which nothing has been filled in yet are none.
std::string ModelPuzzle::written(const Source& source) const
{
    const bool isFilled = unfilled(source.data).size() < splitLines(source.data).size();
    return isFilled ? joined({source.text, source.data}) : source.text;
}

bool ModelPuzzle::wasTooMuch(const Source& source) const
{
    return model::wasTooMuch(joined({source.text, source.data}));
}

} // namespace clew::model
