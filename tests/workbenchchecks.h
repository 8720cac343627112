// What tests of the workbench ask of it whatever was done.

#pragma once

#include <QString>
#include <string>

#include "core/session/documentio.h"
#include "core/session/workbench.h"

namespace clew::test {

inline std::string problemText(const Document& document)
{
    return document.puzzle->write(*document.problem, keepingFormat(*document.puzzle).id);
}

// What two views of the workbench could contradict each other about; empty if they do not.
inline QString contradiction(Workbench& workbench)
{
    const Document& document = workbench.document();
    const Moment& moment = *workbench.moment();
    const Player& player = workbench.player();
    if (document.strategy >= document.puzzle->info().strategies.size())
        return "the strategy is none of the puzzle's";
    if (moment.puzzle != document.puzzle || moment.problem != document.problem ||
        moment.strategy != document.strategy || moment.trace != document.trace)
        return "the moment is of another document";
    const bool hasTrace = document.trace != nullptr;
    if (moment.isWatching() != (hasTrace && !document.isByHand) ||
        moment.isByHand() != document.isByHand || player.hasTrace() != hasTrace)
        return "it is not clear whether there is a run";
    if (!document.file || document.runLetGo)
        return "the document is not whole";
    if (document.isByHand && (!document.hand || document.hand->trace() != document.trace ||
                              document.hand->problem() != document.problem))
        return "another board is played";
    if (document.isByHand != (workbench.hand() != nullptr) || (document.isByHand && !moment.notes))
        return "it is not clear who plays";
    if (!hasTrace)
        return moment.state || moment.event || moment.position > 0 || player.isPlaying()
                   ? "something is left of a run"
                   : QString();
    const Cursor& cursor = player.cursor();
    if (&cursor.trace() != document.trace.get())
        return "the player plays another trace";
    if (moment.position != cursor.position() || !(*moment.state == cursor.state()) ||
        moment.event != (moment.isSolved ? Event::solution() : cursor.lastEvent()) ||
        moment.node != cursor.node())
        return "the moment is of another position";
    if (moment.position > moment.length || moment.length > document.trace->size())
        return "the position is beyond what is known";
    if (moment.isPlaying != player.isPlaying())
        return "the moment does not know whether it is played";
    if (moment.solutionsPassed != document.trace->solutionsBefore(moment.position))
        return "the moment has passed other solutions";
    // At the end the player may know that the search is complete before it is heard of.
    if (!player.atEnd() && moment.shownEnd != player.shownEnd())
        return "the moment shows more or less than the player";
    return {};
}

} // namespace clew::test
