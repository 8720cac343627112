// The Puzzle menu: puzzles and presets by their names, and new ones; Search → Strategy.

#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace clew {

class MainWindow;
class Puzzle;

class PuzzleFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    explicit PuzzleFeature(MainWindow& window);

private:
    void addPuzzles();
    void showDocument();
    void fillPresets();
    void fillStrategies();
    void choose(const Puzzle& puzzle);
    void askForNew();
    /// What the submenu offers is found by the command palette, too.
    template<class Choose>
    void addChoice(QMenu& menu, const QString& text, Choose choose);

    MainWindow& m_window;
    QMenu* m_presets;
    QMenu* m_strategies;
    QList<QAction*> m_puzzleActions; ///< in the order of puzzles()
    const Puzzle* m_puzzle = nullptr;
};

} // namespace clew
