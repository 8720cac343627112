// A recorded search as one page of HTML, for any browser: the board at every moment, its timeline,
// its tree, the reasons, the program and questions, with nothing fetched from elsewhere.
//
// The page holds the pictures of Puzzle::picture() as SVG elements. Moments differ in few of them:
// each is kept as what it changes in the list of elements of the one before. Of 10,000 events all
// that takes some hundred kilobytes.

#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/puzzle/puzzle.h"
#include "core/search/outcome.h"
#include "core/trace/trace.h"

namespace clew {

struct Page
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem = nullptr;
    std::shared_ptr<const Trace> trace = nullptr;
    std::optional<std::size_t> strategy = {}; ///< none: of a search that Clew has no program of
    std::uint64_t from = 0;                   ///< number of events that have happened at first
    std::uint64_t to = 0;                     ///< and at the end
    std::uint64_t opened = 0;                 ///< the moment that is shown when it is opened
    std::string language = "en";              ///< of what `translate` returns (BCP 47)
    Translator translate = nullptr;           ///< null: English
    Outcome outcome = {};                     ///< how the search ended
    bool isBeginning = false; ///< the trace goes only as far as the page: the search is longer
    std::string source = {};  ///< a link or command that makes it again; empty: none
};

/// The command that makes the page again; empty where there is none, as of searches that other
/// programs made.
std::string pageSource(const Page& page, const Options& options);

/// A page of more events than this is not made: no browser would show it gladly.
inline constexpr std::uint64_t kMostPageEvents = 100'000;
/// How many are taken of a search where nobody says.
inline constexpr std::uint64_t kUsualPageEvents = 10'000;
/// And no more than fit into that many bytes, which can be mailed.
inline constexpr std::size_t kUsualPageBytes = 1'000'000;
/// The tree is drawn if it has no more nodes.
inline constexpr std::uint64_t kMostPageNodes = 1'500;

/// How a page is made shorter.
struct PageFit
{
    std::optional<Options> options = {}; ///< of the search; none: `source` stays as it is
    bool keepsBeginning = true;          ///< else it is about the moment that is shown first
};
/// makePage(), of fewer events where it would have more than kUsualPageBytes; `page` says of which.
Result<std::string> makeFittingPage(Page& page, const PageFit& fit,
                                    std::atomic<std::uint64_t>& done,
                                    const std::stop_token& token = {});

/// The text of the page; empty if `token` asked to stop. `done` counts events.
Result<std::string> makePage(const Page& page, std::atomic<std::uint64_t>& done,
                             const std::stop_token& token = {});

} // namespace clew
