// What is being worked on: a puzzle's problem and, if one was started, the run on it. The unit of
// undo.

#pragma once

#include <QDateTime>
#include <QString>
#include <memory>
#include <optional>
#include <string>

#include "core/files/tracefile.h"
#include "core/puzzle/generating.h"
#include "core/puzzle/puzzle.h"
#include "core/puzzle/source.h"
#include "core/study/hand.h"

namespace clew {

class DocumentFile;
struct RunRecord;

/// Distinguishes one version of a file from the next, without reading it.
struct FileStamp
{
    qint64 size = -1;
    QDateTime changed = {};

    static FileStamp of(const QString& fileName);
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

/// The file that a trace was opened from, which says more of it than the document does.
struct Recording
{
    QString fileName; ///< absolute
    FileStamp stamp;
    TraceHeader header;
};

/// Which new puzzle it is: what a generator made, as it was made.
struct Generated
{
    NamedSeed seed;              ///< with the generator's version
    std::string difficulty = {}; ///< its id; empty: the puzzle has none, or nobody rated it

    friend bool operator==(const Generated&, const Generated&) = default;
};

struct Document
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
    std::size_t strategy = 0;
    /// The trace of the run, as far as it went, and where the playhead stood; null: none was
    /// started.
    std::shared_ptr<const Trace> trace = nullptr;
    std::uint64_t position = 0;
    Options options = {}; ///< of the run
    /// Where the trace comes from, if it was not searched here.
    std::shared_ptr<const Recording> recording = nullptr;
    /// There was a run, but undo did not keep its trace.
    bool runLetGo = false;
    /// It was one of an earlier start: no one expects its trace to have been kept.
    bool isOfEarlierStart = false;
    /// What else is known of the run (runrecord.h), the same for all documents that show it.
    std::shared_ptr<RunRecord> run = nullptr;
    /// The person's own solve of the problem, the same for all documents of it; null: never played.
    std::shared_ptr<Hand> hand = nullptr;
    /// It is being played: the trace, once it is shown, is the hand's.
    bool isByHand = false;
    /// What Save writes to: the same for all that editing makes of one document, and so whatever
    /// undo brings back has its own. Null before the document is shown for the first time.
    std::shared_ptr<DocumentFile> file = nullptr;
    /// The problem is this one of the puzzle's presets; null: none.
    const PresetInfo* preset = nullptr;
    /// The problem is this one of the puzzle's generator; none: another, or one that was edited.
    std::optional<Generated> generated = std::nullopt;
    /// The problem's source as it is being written, if the problem does not follow from it (yet):
    /// it says nothing, or nobody knows what.
    SourcePtr draft = nullptr;
    /// The draft is no change of the problem's source, but another's that was opened.
    bool isDraftOfAnother = false;
};

/// All that a text can be: usually one; or all the boards that it holds (areBoards()), and what is
/// wrong with those of its lines that are none.
struct Readings
{
    std::vector<Document> documents;
    std::vector<Error> unread = {};
    /// What the text nearly is, which may be what is meant; empty: nothing else.
    Sentence doubt = {};
    /// What is to be said once one of them is open; empty: nothing.
    Sentence note = {};
};

/// The name of the strategy that made the run, if it is none of ours: one that the puzzle does not
/// have, or any strategy of another program, whatever its name.
const std::string* foreignStrategy(const Document& document);
/// Whether another program's search is open, and not what a person played.
bool isOfAnotherProgram(const Document& document);

} // namespace clew
