// A puzzle that its user writes, as a model in MiniZinc: variables, constraints with names, and how
// the board looks.
//
// The text is all of it: a model, with its data behind it as further items. MiniZinc translates it
// (compile.h), the engine searches it in a process of its own (engine.h), and everything that is
// shown comes from the translation: the board from arrays and annotations (board.h), the rules from
// the constraints, each by the name that its author gave it.

#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/puzzle/variableboard.h"
#include "core/puzzles/model/variables.h"

namespace clew::model {

inline constexpr std::string_view kId = "model";

/// What a text of a model means: one for all problems that differ in assumed values only.
struct Model
{
    std::string text;     ///< as its author wrote it
    std::string items;    ///< the same with data in JSON as the items that they mean
    std::string flatZinc; ///< as MiniZinc translated it
    std::string notes;    ///< what stood behind it then (compile.h)
    FlatZinc parsed;
    std::vector<WatchedVariable> variables;
    std::vector<ShownValue> shown;
    /// What else each variable is called: MiniZinc makes one of those that a model says are equal.
    std::vector<std::vector<OtherName>> otherNames;
    ModelRules rules;
    VariableBoard board;
    std::vector<RuleInfo> ruleInfos; ///< of these rules, and of what is assumed

    /// Why there is no solution, if MiniZinc has found that while it translated the model: where
    /// in the text, and the words that stand there; 0 and none where it does not say.
    struct Impossible
    {
        int line = 0;
        int column = 0;
        std::string words = {};
    };
    std::optional<Impossible> impossible = {};

    /// What has been assumed is known as this rule.
    [[nodiscard]] Rule givenRule() const { return static_cast<Rule>(FirstOfModel + rules.kinds); }
};

/// Whether the engine proves a solution to be the best: it minimizes or maximizes.
inline bool isOptimisation(const Model& model)
{
    return model.parsed.goal != FlatZinc::Goal::Satisfy;
}

struct ModelProblem final : Problem
{
    std::shared_ptr<const Model> model;
    std::vector<Value> givens; ///< assumed, for each variable; kNoValue: none

    [[nodiscard]] const std::vector<RuleInfo>* ownRules() const override
    {
        return &model->ruleInfos;
    }
    [[nodiscard]] bool seeksBest() const override { return isOptimisation(*model); }
};

/// Why MiniZinc has found that there is no solution; none if it has not.
std::optional<Sentence> impossibleSentence(const Model& model);
/// What is searched of the first variable that is shown and has values left out; none if all are
/// searched whole.
std::optional<Sentence> cutSentence(const Model& model);
/// The same of this variable, if its values are not searched whole.
std::optional<Sentence> cutSentence(const Model& model, const WatchedVariable& variable);
/// Whether values of variables are left out, so that not all solutions can be found.
inline bool isCut(const Model& model)
{
    return std::ranges::any_of(model.parsed.variables, &VariableDeclaration::isCut);
}

inline bool isWordCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
/// The model's text with comments and texts blanked out, so that words can be looked for.
std::string withoutComments(std::string_view text);
/// Whether a ";" stands behind the last item of a text, for which MiniZinc does not ask.
bool isEnded(std::string_view text);
/// Whether a text is a model at all: it has an item that says what is to be solved, or others that
/// say what for; then all that satisfies them is.
bool isModel(std::string_view text);
/// What is said of one that is none.
Error notAModel();

/// A model and its data, as its author keeps them.
struct ModelParts
{
    std::string text;
    std::string data = {};
};
/// Both as one text, which MiniZinc reads as well: the data stand behind a comment that says so.
std::string joined(const ModelParts& parts);
ModelParts partsOf(std::string_view text);
/// The text with data in JSON, if there are any, as the items that they mean: what MiniZinc reads.
/// It has as many lines.
Result<std::string> itemsOf(std::string_view text);

/// Reads what MiniZinc has made of the text.
Result<std::shared_ptr<const Model>> modelFrom(std::string text, std::string flatZinc,
                                               std::string notes = {});
/// The same with MiniZinc's help. The last few models are kept, and those that are shipped need no
/// help. `goOn` is asked all the time and says false to give up, and so does the end of this
/// thread's processes (ProcessesUntil).
///
/// What is too large, or takes MiniZinc too much time or memory, is remembered for a while.
Result<std::shared_ptr<const Model>> modelFrom(
    std::string_view text, const std::function<bool()>& goOn = [] { return true; });

/// Whether modelFrom() has refused such a text lately, as it is too much, whatever stands there.
bool wasTooMuch(std::string_view text);

/// Solutions as the model's own output items print them; empty without MiniZinc, an Error if it
/// fails.
Result<std::string> printed(const Model& model, std::span<const Solution> solutions);

} // namespace clew::model
