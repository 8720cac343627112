// The Puzzle menu: puzzles and presets by their names, and new ones; Search → Strategy.

#pragma once

#include <QList>
#include <QObject>

#include "app/gui/features/newpuzzledialog.h"
#include "core/text/sentence.h"

class QAction;
class QLabel;
class QMenu;

namespace clew {

class Shell;
class Workbench;
class Puzzle;

class PuzzleFeature : public QObject
{
    Q_OBJECT

public:
    /// Belongs to the window.
    PuzzleFeature(Workbench& workbench, Shell& shell);

private:
    void addPuzzles();
    void showDocument();
    void showGenerated();
    void fillPresets();
    void fillStrategies();
    void askForNew();
    /// Its number, by which it can be made again, is said beside the board.
    void showNew(const Puzzle& puzzle, const NewPuzzleDialog::Made& made, bool wantsPlay,
                 const std::string& trained);
    void play(const std::string& trained);
    /// What the submenu offers is found by the command palette, too.
    template<class Choose>
    void addChoice(QMenu& menu, const Phrase& name, Choose choose);

    Workbench& m_workbench;
    Shell& m_shell;
    QMenu* m_presets;
    QMenu* m_strategies;
    QLabel* m_generated;             ///< difficulty and number, at the board
    QList<QAction*> m_puzzleActions; ///< in the order of puzzles()
    const Puzzle* m_puzzle = nullptr;
};

} // namespace clew
