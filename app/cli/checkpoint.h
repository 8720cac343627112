// A file to which a long count adds a line for each share of its work that is done, and from which
// it goes on when it is started again.

#pragma once

#include <vector>

#include "app/cli/partialcount.h"

namespace clew::cli {

class Checkpoint
{
public:
    /// Reads what is there, and changes nothing. Refused is what is no checkpoint of counts of
    /// `puzzle` or, unless `digest` is empty, of the one problem with this digest; nothing is lost
    /// in a file named by mistake. A last line cut short by a crash is passed over.
    static Expected<Checkpoint> open(const std::string& path, const std::string& puzzle,
                                     const std::string& digest);

    /// The share counted before, null if it was not.
    [[nodiscard]] const PartialCount* find(const PartialCount& wanted) const;
    /// Adds a share; it is on disk when this returns. Shares that another count has added to the
    /// file meanwhile are kept.
    Expected<void> append(const PartialCount& share);

private:
    Checkpoint(std::string path, std::string puzzle, std::string digest)
        : m_path(std::move(path)), m_puzzle(std::move(puzzle)), m_digest(std::move(digest))
    {
    }
    Expected<void> read();
    Result<void> take(const std::string& line);

    std::string m_path;
    std::string m_puzzle;
    std::string m_digest;
    std::string m_text = {}; ///< all lines, whole
    std::vector<PartialCount> m_shares = {};
};

} // namespace clew::cli
