// A file in which a long count keeps a line for each part of its work, with how far it has come,
// and from which it goes on when started again. Earlier versions kept a line for each of a hundred
// shares instead.

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
        std::vector<std::string> digests; ///< of the one problem, for each way to cut it; none: of
                                          ///< several
        std::vector<std::uint64_t> cuts;  ///< into so many parts a problem may be cut
    };

    /// Reads what is there, and changes nothing. A file that is not a checkpoint of this subject is
    /// refused, so that nothing is lost in a file named by mistake. A last line cut short by a
    /// crash is skipped.
    static Expected<Checkpoint> open(const std::string& path, const Subject& subject);

    /// The part if it is in the file, otherwise null.
    [[nodiscard]] const PartialCount* find(const PartialCount& wanted) const;
    /// Whether there is a part of the problem of `wanted`, cut in the same way.
    [[nodiscard]] bool hasAny(const PartialCount& wanted) const;
    /// Whether the problem of `wanted` is cut into so many parts in the file.
    [[nodiscard]] bool hasCut(const PartialCount& wanted, std::uint64_t parts) const;
    /// Adds a part, or replaces it unless as much of it is there; it is on disk when this returns.
    /// What another count has added to the file meanwhile is kept.
    Expected<void> keep(const PartialCount& part);

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
    std::vector<std::string> m_lines = {};  ///< whole, with their newlines
    std::vector<PartialCount> m_parts = {}; ///< one of each line
};

} // namespace clew::cli
