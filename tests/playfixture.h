// The main window while a board is played by hand, as tests of that use it.

#pragma once

#include <QAction>
#include <QToolButton>
#include <QtTest>

#include "core/session/workbench.h"
#include "core/study/position.h"
#include "tests/windowfixture.h"
#include "widgets/boards/gridboard.h"

namespace clew::test {

/// A second base of test classes, like the one it has.
struct PlayFixture : WindowFixture
{
    [[nodiscard]] Board& board() const { return m_window->board(); }
    [[nodiscard]] GridBoard& grid() const { return static_cast<GridBoard&>(board()); }
    [[nodiscard]] const Hand& hand() const { return *workbench().hand(); }
    [[nodiscard]] bool isPuzzle(const char* id) const { return board().puzzle().info().id == id; }

    void press(const QString& button) const
    {
        auto* const found = board().tools()->findChild<QToolButton*>(button);
        QVERIFY2(found != nullptr, qPrintable(button));
        QVERIFY(found->isVisible());
        QTest::mouseClick(found, Qt::LeftButton);
    }

    /// Where the entry is made, on a board of cells.
    [[nodiscard]] QPoint cellOf(Assignment one) const
    {
        if (isPuzzle("queens"))
            return {static_cast<int>(one.variable), static_cast<int>(one.value)};
        int width = 0; // of the first row
        for (const ShownCell& cell : grid().cells())
            width += cell.corners[0].y() == grid().cells().front().corners[0].y() ? 1 : 0;
        const int cell = static_cast<int>(isPuzzle("knight") ? one.value : one.variable);
        return {cell % width, cell / width};
    }

    /// By the arrow keys.
    void walkTo(QPoint cell) const
    {
        while (grid().caret() != cell) {
            const QPoint way = cell - grid().caret();
            key(way.x() < 0   ? Qt::Key_Left
                : way.x() > 0 ? Qt::Key_Right
                : way.y() < 0 ? Qt::Key_Up
                              : Qt::Key_Down);
        }
    }

    [[nodiscard]] std::vector<Assignment> solution() const
    {
        const Prospects prospects =
            prospectsOf({board().puzzle(), board().problem(), hand().entries()});
        std::vector<Assignment> entries;
        for (Variable variable = 0; variable < prospects.solution.size(); ++variable)
            if (prospects.solution[variable] != kNoValue && !hand().isGiven(variable))
                entries.push_back({variable, prospects.solution[variable]});
        return entries;
    }

    [[nodiscard]] QAction* action(const QString& text) const
    {
        for (QAction* const one : m_window->findChildren<QAction*>())
            if (one->text().remove(QLatin1Char('&')) == text)
                return one;
        return nullptr;
    }
};

} // namespace clew::test
