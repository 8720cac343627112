// A strategy's program as people read it, and which of its lines an event of a run stands for.
//
// A strategy's source emits events; each line of its pseudo-code lists those it stands for:
//
//     {"    put a queen at (column, row)", {Decide}},
//     {"    if one to its left attacks it: go on", {{Conflict, Attacked}}},
//
// where `using enum EventKind` holds. An event belongs to the first line that names its kind with
// its rule, else to the first one that names its kind alone.

#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/search/event.h"

namespace clew {

/// Events of one kind: all of them, or those that name one rule.
struct EventPattern
{
    EventPattern(EventKind itsKind) : kind(itsKind) {}
    EventPattern(EventKind itsKind, Rule itsRule) : kind(itsKind), rule(itsRule) {}

    EventKind kind;
    std::optional<Rule> rule = std::nullopt;
};

struct CodeLine
{
    std::string text; ///< indented by two blanks a level; not translated, as little as a program is
    std::vector<EventPattern> events = {}; ///< that this line stands for
};

using PseudoCode = std::vector<CodeLine>;

/// Index of the line that the event stands for; none if no line speaks of it.
std::optional<std::size_t> lineOf(const PseudoCode& code, Event event);

/// All lines, each with a line end.
std::string textOf(const PseudoCode& code);

} // namespace clew
