// What `clew check` can say besides of a problem that is being made: true candidates, redundant
// givens, the problem made minimal or unique.

#pragma once

#include "app/cli/answers.h"
#include "app/cli/options.h"
#include "core/study/setting.h"

namespace clew::cli {

struct SetterQuestions
{
    bool candidates = false;
    bool counts = false; ///< of the candidates
    bool redundant = false;
    bool minimal = false;
    bool unique = false;
    std::uint64_t seed = 1; ///< of the order in which givens are taken away

    [[nodiscard]] bool any() const { return candidates || redundant || minimal || unique; }
};

void addSetterQuestions(OptionTable& table, SetterQuestions& questions);
/// Answers the one that is asked.
Answer answerSetter(const SetterQuestions& questions, const Draft& draft, Answering& out);

} // namespace clew::cli
