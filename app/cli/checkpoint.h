// A file to which a long count adds a line for each share of its work that is done, and from which
// it goes on when it is started again.

#pragma once

#include <vector>

#include "app/cli/partialcount.h"

namespace clew::cli {

class Checkpoint
{
public:
    /// What a file holds counts of.
    struct Subject
    {
        std::string puzzle;
        std::string digest;  ///< of the one problem; empty: of several
        std::uint64_t parts; ///< into which a problem is cut
    };

    /// Reads what is there, and changes nothing. Refused is what is no checkpoint of this subject:
    /// nothing is lost in a file named by mistake. A last line cut short by a crash is passed over.
    static Expected<Checkpoint> open(const std::string& path, const Subject& subject);

    /// The share counted before, null if it was not.
    [[nodiscard]] const PartialCount* find(const PartialCount& wanted) const;
    /// Adds a share; it is on disk when this returns. Shares that another count has added to the
    /// file meanwhile are kept, this one too if it is there.
    Expected<void> append(const PartialCount& share);

private:
    Checkpoint(std::string path, Subject subject)
        : m_path(std::move(path)), m_subject(std::move(subject))
    {
    }
    Expected<void> read();
    Result<void> take(const std::string& line);

    std::string m_path;
    Subject m_subject;
    std::string m_text = {}; ///< all lines, whole
    std::vector<PartialCount> m_shares = {};
};

} // namespace clew::cli
