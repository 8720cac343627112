// What is to be done, said for paper: the comment that a model begins with, and the constraints
// that its author named, those as well that nothing is left of in FlatZinc.

#include <algorithm>

#include "core/puzzles/model/naming.h"
#include "core/puzzles/model/puzzle.h"
#include "core/text/scanner.h"

namespace clew::model {

std::vector<Sentence> ModelPuzzle::instructions(const ModelProblem& problem) const
{
    const std::string& text = problem.model->text;
    std::vector<Sentence> paragraphs;
    std::string comment;
    for (std::string_view line : splitLines(text)) {
        if (!line.starts_with('%'))
            break;
        line.remove_prefix(std::min(line.find_first_not_of("% \t"), line.size()));
        comment += (comment.empty() ? "" : " ") + std::string(line);
    }
    if (!comment.empty())
        paragraphs.push_back(verbatim(std::move(comment)));
    for (const NameTemplate& name : nameTemplates(text))
        if (std::string general = generalName(name, problem.model->rules.names); !general.empty())
            paragraphs.push_back(verbatim("• " + general));
    return paragraphs.empty() ? TypedPuzzle::instructions(problem) : paragraphs;
}

} // namespace clew::model
