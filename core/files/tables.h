// A recorded search as tables for other programs: its events, its nodes, its profile, its steps.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string_view>

#include "core/puzzle/puzzle.h"
#include "core/trace/trace.h"

namespace clew {

enum class TableKind : std::uint8_t {
    Trace,   ///< an event a row
    Nodes,   ///< a node of the search tree a row, the root included
    Profile, ///< a stretch of events a row: depths, contradictions, solutions
    Steps,   ///< a deduction a row: several events with one reason
};
enum class TableFormat : std::uint8_t {
    Csv,       ///< with a heading; safe for spreadsheets: see csvField()
    JsonLines, ///< an object a line
    Dot,       ///< of nodes: a graph for Graphviz
};

struct TableOf
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem = nullptr;
    std::shared_ptr<const Trace> trace = nullptr;
    std::uint64_t events = 0; ///< only these first ones count
};

/// Hands the table over bit by bit until `write` returns false or `token` asks to stop. Fails for
/// a graph of anything but nodes.
Result<void> writeTable(const TableOf& search, TableKind kind, TableFormat format,
                        const std::function<bool(std::string_view)>& write,
                        const std::stop_token& token = {});

} // namespace clew
