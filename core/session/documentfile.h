// The file that a document is kept in, and what it holds.
//
// Save overwrites without a question only what it wrote itself, or could have written: the
// document's own file, in a form that loses nothing, which nobody else has changed since.

#pragma once

#include <QString>
#include <memory>

#include "core/session/document.h"

namespace clew {

class DocumentFile
{
public:
    enum class Kind : std::uint8_t {
        None, ///< it was neither opened nor saved
        Problem,
        Session,
        Trace,
    };

    /// As the document came, in no file.
    explicit DocumentFile(const Document& document) { holds(document); }

    /// The file was read or written in the version of `stamp`; `format` is that of a problem
    /// that can be written again without losing anything, or empty.
    void set(Kind kind, const QString& name, const FileStamp& stamp, std::string format = {});
    /// The file holds this document now.
    void holds(const Document& document);
    /// The file holds something else than any document of now.
    void holdsAnother() { m_problem = nullptr; }

    [[nodiscard]] const QString& name() const { return m_name; } ///< empty: none
    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const std::string& format() const { return m_format; }
    [[nodiscard]] const FileStamp& stamp() const { return m_stamp; }

    /// Whether Save may write to it; otherwise it has to ask for a name.
    [[nodiscard]] bool canBeSaved() const;
    /// Whether the document is another one than the file holds. Where the playhead stands is no
    /// change.
    [[nodiscard]] bool isModified(const Document& document) const;
    /// Whether another program has written to it.
    [[nodiscard]] bool wasChangedByOthers() const;

private:
    Kind m_kind = Kind::None;
    QString m_name;
    std::string m_format;
    FileStamp m_stamp;
    ProblemPtr m_problem;
    SourcePtr m_draft;
    std::size_t m_strategy = 0;
    Options m_options = {};
    std::weak_ptr<const Trace> m_trace; ///< a file keeps no run in memory
    bool m_hasTrace = false;
};

} // namespace clew
