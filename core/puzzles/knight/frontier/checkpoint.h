// A sweep between two passes as a file: from there a count goes on when it is started again.
//
// A line of JSON says which count it is and how far it has come; then come the chunks of the layer,
// each after its bin and its size, and a checksum of everything. Or else it is the log of a pass
// (see passlog.h) that is complete.

#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/puzzles/knight/frontier/store.h"

namespace clew::knight::sweeping {

struct Progress
{
    std::string count = {};                 ///< the problem, and the part of it that is counted
    std::size_t swept = 0;                  ///< squares
    std::size_t pass = 0;                   ///< of the next one that many are behind
    std::string total = "0";                ///< tours finished so far, in decimal
    bool dealt = true;                      ///< what is common to all parts is behind
    bool deals = false;                     ///< the layer has still to be dealt out among the parts
    std::vector<std::uint64_t> states = {}; ///< that there were before each square swept
    std::vector<std::uint64_t> bytes = {};  ///< that these took
};

struct Snapshot
{
    Progress progress;
    std::unique_ptr<Store> layer; ///< before the next square; lies in the file
};

/// Whether to go on; called every few milliseconds.
using Poll = std::function<bool()>;

/// Replaces the file, or leaves it as it is if the poll says no (the answer is false then). Only
/// between two squares. Throws StoreError.
bool writeSnapshot(const std::string& path, const Progress& progress, const Store& layer,
                   const Poll& poll);

/// What the file says; no layer if there is no such file, or the poll says no. Throws StoreError if
/// the file is of another count than `count`, or damaged.
Snapshot readSnapshot(const std::string& path, const std::string& count, Budget& budget,
                      const Poll& poll);

} // namespace clew::knight::sweeping
