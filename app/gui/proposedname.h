// What a file is called before the user has called it something.

#pragma once

#include <QString>

#include "core/session/document.h"

namespace clew {

/// After the problem's title, in the language of the window; `suffix` with its dot.
QString proposedName(const Document& document, const QString& suffix);

} // namespace clew
