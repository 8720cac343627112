// Files that anybody may name: only regular files are opened, and no more is read than is wanted.

#pragma once

#include <QByteArray>
#include <QString>
#include <stop_token>

#include "core/text/result.h"

namespace clew {

/// The largest file or clipboard text that is read as a problem, in bytes.
inline constexpr qint64 kMaxText = 16 << 20;

/// Whether there is a file of this name, and no folder, device or pipe.
Result<void> checkIsFile(const QString& fileName);
/// All of a file, if that is not more than `most` bytes. Never waits for something to read.
Result<QByteArray> readFile(const QString& fileName, qint64 most = kMaxText,
                            const std::stop_token& token = {});

} // namespace clew
