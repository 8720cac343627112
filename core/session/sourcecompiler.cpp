#include "core/session/sourcecompiler.h"

#include <exception>
#include <utility>

#include "core/storage/process.h"

namespace clew {

SourceCompiler::SourceCompiler(QObject* parent)
    : QObject(parent), m_questions(*this, [this](const Asked& asked) {
          m_questions.reply(asked, [this, answer = answerTo(asked)] { emit answered(answer); });
      })
{
}

void SourceCompiler::ask(const SourceEditing& puzzle, SourcePtr source)
{
    m_questions.ask({&puzzle, std::move(source)});
}

SourceAnswer SourceCompiler::answerTo(const Asked& asked)
{
    const auto& [puzzle, source] = asked.question;
    const ProcessesUntil ended(asked.token);
    try {
        auto compiled = puzzle->compile(*source, asked.token);
        if (compiled)
            return {source, *std::move(compiled)};
        return {source, nullptr, std::move(compiled.error())};
    } catch (const std::exception&) {
        return {
            source, nullptr, {{{{phrase("Source", "There is not enough memory to compile it.")}}}}};
    }
}

} // namespace clew
