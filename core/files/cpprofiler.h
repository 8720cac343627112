// The protocol of CP-Profiler (version 3), which Gecode, Chuffed, Choco and others speak: search
// trees, node by node, over a connection to port 6565.
//
// A message is its length (4 bytes, little-endian), and then
//     1 byte    0 node, 1 done, 2 start, 3 restart
//     of a node, all numbers of 4 bytes, big-endian:
//         number, restart, thread       of the node
//         number, restart, thread       of its parent; number -1: it is a root
//         alternative, children
//         1 byte    0 solution, 1 failure, 2 branching, 3 skipped by backjumping
//     any number of fields: 1 byte, and
//         0 label, 1 no-good, 2 information: length (4 bytes, big-endian) and text
//         3 version: 4 bytes
// Source: the message classes of CP-Profiler's C++ and Java integrations.
//
// Nodes may come in any order; one whose parent is not known yet waits for it. A label like
// "q[2] = 3" is a variable and its value. Gecode gives all that it skips the number -1, and never
// reports its end: a connection that ends after the last announced child, or after a solution, has
// ended as it should.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/text/result.h"

namespace clew {

inline constexpr std::uint16_t kCpProfilerPort = 6565;
inline constexpr std::uint32_t kMaxCpProfilerMessage = 1U << 20U;

struct CpProfilerMessage
{
    enum class Kind : std::uint8_t { Node, Done, Start, Restart };
    enum class Status : std::uint8_t { Solved, Failed, Branch, Skipped };
    struct Id
    {
        std::int32_t node = -1;
        std::int32_t restart = -1;
        std::int32_t thread = -1;

        friend bool operator==(const Id&, const Id&) = default;
    };

    Kind kind = Kind::Node;
    Id id = {};
    Id parent = {};
    std::int32_t alternative = 0;
    std::int32_t children = 0;
    Status status = Status::Branch;
    std::string label = {};
    std::string info = {};
    std::optional<std::int32_t> version = std::nullopt;
};

/// The bytes of a message after its length.
Result<CpProfilerMessage> readCpProfilerMessage(std::string_view bytes);
/// The message with its length.
std::string writeCpProfilerMessage(const CpProfilerMessage& message);

/// What a label says: "q[2] = 3" is q[2] and 3, "x <= 4" is x and "≤ 4".
struct LabelParts
{
    std::string variable;
    std::string value;
};
LabelParts labelParts(std::string_view label, std::int32_t alternative);

} // namespace clew
