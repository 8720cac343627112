#include "core/figures/treemarks.h"

namespace clew {

Ink inkOf(NodeStatus status)
{
    switch (status) {
    case NodeStatus::Fail:
        return Ink::Conflict;
    case NodeStatus::Solved:
        return Ink::Solved;
    case NodeStatus::Branch:
        return Ink::Guess;
    case NodeStatus::Open:
        break;
    }
    return Ink::Muted;
}

void addMark(Picture& sheet, double x, double y, double dot, NodeStatus status)
{
    const Ink ink = inkOf(status);
    if (status == NodeStatus::Fail) {
        sheet.rect(x - dot * 0.85, y - dot * 0.85, dot * 1.7, dot * 1.7, ink);
        return;
    }
    if (status == NodeStatus::Solved) { // a square that stands on its corner
        constexpr double least = 1e-3;  // lines have square ends
        sheet.line(x - least, y - least, x + least, y + least, ink, dot * 2.1);
        return;
    }
    Shape& mark = sheet.ellipse(x, y, dot, dot, status == NodeStatus::Open ? Ink::Paper : ink);
    mark.stroke = status == NodeStatus::Open ? ink : Ink::None;
    mark.strokeWidth = static_cast<float>(dot / 3);
}

} // namespace clew
