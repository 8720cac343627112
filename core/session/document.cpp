#include "core/session/document.h"

#include "core/puzzles/foreign/foreign.h"
#include "core/study/hand.h"

namespace clew {

const std::string* foreignStrategy(const Document& document)
{
    if (document.isByHand)
        return nullptr;
    if (const auto* const reported =
            dynamic_cast<const foreign::ForeignProblem*>(document.problem.get()))
        return &reported->searcher;
    const bool isForeign = document.trace && document.recording &&
                           !document.puzzle->strategyIndex(document.recording->header.strategy);
    return isForeign ? &document.recording->header.strategy : nullptr;
}

bool isOfAnotherProgram(const Document& document)
{
    const std::string* const foreign = foreignStrategy(document);
    return foreign != nullptr &&
           (*foreign != kHandStrategy ||
            dynamic_cast<const foreign::ForeignProblem*>(document.problem.get()) != nullptr);
}

} // namespace clew
