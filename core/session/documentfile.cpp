#include "core/session/documentfile.h"

#include <QFileInfo>

namespace clew {

FileStamp FileStamp::of(const QString& fileName)
{
    const QFileInfo info(fileName);
    return info.exists() ? FileStamp{info.size(), info.lastModified()} : FileStamp{};
}

void DocumentFile::set(Kind kind, const QString& name, const FileStamp& stamp, std::string format)
{
    m_kind = kind;
    m_name = name;
    m_stamp = stamp;
    m_format = std::move(format);
}

void DocumentFile::holds(const Document& document)
{
    m_problem = document.problem;
    m_draft = document.draft;
    m_strategy = document.strategy;
    m_options = document.options;
    m_trace = document.trace;
    m_hasTrace = document.trace != nullptr;
}

bool DocumentFile::canBeSaved() const
{
    return m_kind == Kind::Session || (m_kind == Kind::Problem && !m_format.empty());
}

bool DocumentFile::isModified(const Document& document) const
{
    if (document.problem != m_problem || document.draft != m_draft)
        return true;
    if (m_kind != Kind::Session && m_kind != Kind::Trace)
        return false;
    const bool isSameRun =
        m_hasTrace ? document.trace && document.trace == m_trace.lock() : document.trace == nullptr;
    return document.strategy != m_strategy || document.options != m_options || !isSameRun;
}

// A file that is gone has nothing to lose.
bool DocumentFile::wasChangedByOthers() const
{
    const FileStamp now = FileStamp::of(m_name);
    return now != FileStamp{} && now != m_stamp;
}

} // namespace clew
