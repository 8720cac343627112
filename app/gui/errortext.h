// What is wrong, in the interface's language.

#pragma once

#include "core/session/documentio.h"
#include "widgets/translate.h"

namespace clew {

/// "FILE:LINE:COLUMN: what is wrong", as far as these are known.
inline QString errorText(const Error& error, const QString& fileName = {})
{
    return translated(located(error, fileName));
}

/// A text that was translated already.
inline Sentence sentence(const QString& text)
{
    return text.isEmpty() ? Sentence{} : verbatim(text.toStdString());
}

} // namespace clew
