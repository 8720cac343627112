// A moment of a search as a line of text that can be mailed, and opened to exactly that moment.
//
//     clew:1/PUZZLE/STRATEGY/SEED/STEP/FORMAT/BODY/CHECK
//
// 1 is the version. STRATEGY is the strategy's id, with what is chosen of its settings, if anything
// is: "composed~var-order.smallest~restarts.luby". STEP is the number of events that have happened;
// searches are deterministic given the seed. BODY is the problem's text in FORMAT: "t" and the text
// percent-encoded, or "z" and the text compressed by zstd in base64url (RFC 4648), whichever is
// shorter. CHECK is a checksum of all before it, so that a link that was cut or mistyped is refused
// and not half understood.

#pragma once

#include <string>
#include <string_view>

#include "core/puzzle/puzzle.h"

namespace clew {

struct LinkedMoment
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem = nullptr;
    std::size_t strategy = 0;
    Options options = {};
    std::uint64_t step = 0;
};

/// The largest problem text that a link may hold, in bytes.
inline constexpr std::size_t kMaxLinkText = std::size_t{1} << 20U;

/// Whether the text means to be a link, sound or not. Blanks around it do not matter.
bool isLink(std::string_view text);
std::string writeLink(const LinkedMoment& moment);
/// Blanks and line breaks anywhere in it are passed over: mail programs put them there.
Result<LinkedMoment> readLink(std::string_view text);

/// The format in which problems are kept in links and session files: the first that is both written
/// and read.
const FormatInfo& keepingFormat(const Puzzle& puzzle);

} // namespace clew
