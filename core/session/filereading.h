// Files that anybody may name: only regular files are opened, and no more is read than is wanted.

#pragma once

#include <QByteArray>
#include <QString>
#include <stop_token>

#include "core/text/longest.h"
#include "core/text/result.h"

namespace clew {

/// Whether there is a file of this name, and no folder, device or pipe.
Result<void> checkIsFile(const QString& fileName);
/// All of a file, if that is not more than `most` bytes. Never waits for something to read.
Result<QByteArray> readFile(const QString& fileName, qint64 most = kMaxText,
                            const std::stop_token& token = {});

} // namespace clew
