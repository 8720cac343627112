// Problems in and out of files and the clipboard, for all puzzles.

#pragma once

#include <QByteArray>
#include <QString>

#include "app/gui/document.h"

namespace clew {

/// The largest file or clipboard text that is read as a problem, in bytes.
inline constexpr qint64 kMaxText = 16 << 20;

/// A problem from text: read by `preferred` if it can, otherwise by whichever puzzle can. The error
/// is the preferred puzzle's, or that of the puzzle the file's name points to.
Result<Document> documentFromText(const std::string& text, const Puzzle& preferred,
                                  const QString& fileName = {});
/// A problem or a recorded trace from a file.
Result<Document> documentFromFile(const QString& fileName, const Puzzle& preferred);
/// All of a file, if it is not larger than kMaxText.
Result<QByteArray> readFile(const QString& fileName);
/// Writes all of a file, or nothing.
Result<void> writeFile(const QString& fileName, const QByteArray& bytes);
/// Writes the problem in the format its name asks for.
Result<void> saveProblem(const Document& document, const QString& fileName);

/// Writes the document's trace as far as it is known; `outcome` tells how the run stands.
Result<void> saveTrace(const Document& document, const Outcome& outcome, const QString& fileName);

/// "FILE:LINE:COLUMN: what is wrong", as far as these are known.
QString errorText(const Error& error, const QString& fileName = {});

} // namespace clew
