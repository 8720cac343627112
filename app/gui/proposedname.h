// What a file is called before the user has called it something.

#pragma once

#include <QString>
#include <QStringList>

#include "core/session/document.h"

namespace clew {

/// After the problem's title, in the language of the window; `suffix` with its dot.
QString proposedName(const Document& document, const QString& suffix);
/// The file's name with `suffix`, where it was chosen without it and without one of `others`.
QString withSuffix(QString fileName, const QString& suffix, const QStringList& others = {});

} // namespace clew
