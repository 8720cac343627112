// A file to which a long count adds a line for each finished share of its work, and from which it
// goes on when started again.

#pragma once

#include <vector>

#include "app/cli/partialcount.h"

namespace clew::cli {

class Checkpoint
{
public:
    /// What the counts in a file are of.
    struct Subject
    {
        std::string puzzle;
        std::string digest;  ///< of the one problem; empty: of several
        std::uint64_t parts; ///< into which a problem is cut
    };

    /// Reads what is there, and changes nothing. A file that is not a checkpoint of this subject is
    /// refused, so that nothing is lost in a file named by mistake. A last line cut short by a
    /// crash is skipped.
    static Expected<Checkpoint> open(const std::string& path, const Subject& subject);

    /// The share if it is in the file, otherwise null.
    [[nodiscard]] const PartialCount* find(const PartialCount& wanted) const;
    /// Adds a share unless it is there already; it is on disk when this returns. Shares that
    /// another count has added to the file meanwhile are kept.
    Expected<void> append(const PartialCount& share);

private:
    Checkpoint(std::string path, Subject subject)
        : m_path(std::move(path)), m_subject(std::move(subject))
    {
    }
    Expected<void> read();
    void warnOfUnchecked() const;
    Result<void> take(const std::string& line);

    std::string m_path;
    Subject m_subject;
    std::string m_text = {}; ///< all lines, whole
    std::vector<PartialCount> m_shares = {};
};

} // namespace clew::cli
