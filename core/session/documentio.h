// Problems in and out of files and the clipboard, for all puzzles.

#pragma once

#include <QByteArray>
#include <QLatin1String>
#include <QString>
#include <span>

#include "core/session/document.h"
#include "core/session/filereading.h"

namespace clew {

/// Recorded searches are kept in files that end so; nothing else is.
inline constexpr QLatin1String kTraceSuffix(".clewtrace");
/// What such a file is called until it is complete has this behind its name.
inline constexpr QLatin1String kPartSuffix(".part");
/// Streams of events (core/files/eventstream.h).
inline constexpr QLatin1String kStreamSuffix(".jsonl");
inline constexpr QLatin1String kSessionSuffix(".clew");

/// Whatever the case of its letters.
bool hasSuffix(const QString& fileName, QLatin1String suffix);

/// That of `preferred` first. The error is the preferred puzzle's, or that of the puzzle the file's
/// name points to.
Result<Readings> documentsFromText(const std::string& text, const Puzzle& preferred,
                                   const QString& fileName = {});
/// Whether these are several boards of one text, and not several readings of it.
bool areBoards(std::span<const Document> documents);
/// Whether a file is a recorded search, by its name or by how it begins.
bool isTraceFile(const QString& fileName);
/// A problem or a recorded trace from a file, which is the document's file then: all that it can
/// be, as of a text.
Result<Readings> documentsFromFile(const QString& fileName, const Puzzle& preferred,
                                   const std::stop_token& token = {});
/// The first of them, where nobody can be asked.
Result<Document> documentFromFile(const QString& fileName, const Puzzle& preferred,
                                  const std::stop_token& token = {});
/// Writes all of a file, or nothing.
Result<void> writeFile(const QString& fileName, const QByteArray& bytes);

/// The format that a problem is written in to a file of this name: that of the name's suffix, or
/// `otherwise` if it says nothing. A name that promises something else is an error.
Result<std::string> formatFor(const Puzzle& puzzle, const QString& fileName,
                              const std::string& otherwise);
/// Writes the problem in this format.
Result<void> saveProblem(const Document& document, const QString& fileName,
                         const std::string& format);

/// What a file of the document's trace says of it.
TraceHeader traceHeader(const Document& document, const Outcome& outcome);
/// Writes the document's trace as far as it is known; `outcome` says how the run ended. One that
/// was opened from a file stays the recording that it was.
Result<void> saveTrace(const Document& document, const Outcome& outcome, const QString& fileName);

/// "FILE:LINE:COLUMN: what is wrong", as far as these are known.
Sentence located(const Error& error, const QString& fileName = {});

} // namespace clew
