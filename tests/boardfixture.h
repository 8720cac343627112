// A board as the tests of boards use it: shown in a window of its own.

#pragma once

#include <QtTest>

#include <memory>

#include "core/puzzle/registry.h"
#include "tests/activewindow.h"
#include "widgets/board.h"

namespace clew::test {

/// A second base of test classes, whose init calls showBoard().
template<class BoardType = Board>
struct BoardFixture
{
    std::unique_ptr<BoardType> m_board;
    int m_edits = 0; ///< since it was shown

    void showBoard(const Puzzle& puzzle, const ProblemPtr& problem, QSize size = {600, 600})
    {
        m_board.reset(static_cast<BoardType*>(makeBoard(puzzle)));
        m_board->setProblem(problem);
        m_edits = 0;
        // As a window does: what the board offers is set.
        QObject::connect(m_board.get(), &Board::edited, m_board.get(),
                         [this](const ProblemPtr& changed) {
                             ++m_edits;
                             m_board->setProblem(changed);
                         });
        m_board->resize(size);
        m_board->show();
        m_board->activateWindow();
        waitUntilActive(*m_board);
    }
};

} // namespace clew::test
