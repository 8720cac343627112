// A file to which a long count adds a line for each share of its work that is done, and from which
// it goes on when it is started again.

#pragma once

#include <vector>

#include "app/cli/partialcount.h"

namespace clew::cli {

class Checkpoint
{
public:
    /// Reads what is there; a last line cut short by a crash is dropped.
    static Expected<Checkpoint> open(const std::string& path);

    /// The share counted before, null if it was not.
    [[nodiscard]] const PartialCount* find(const PartialCount& wanted) const;
    /// Adds a share; it is on disk when this returns.
    Expected<void> append(const PartialCount& share);

private:
    explicit Checkpoint(std::string path) : m_path(std::move(path)) {}

    std::string m_path;
    std::vector<PartialCount> m_shares;
};

} // namespace clew::cli
