// What to solve: the puzzles with their pictures, and the presets of the chosen one.

#pragma once

#include <QWidget>

#include "core/puzzle/puzzle.h"

class QListWidget;
class QListWidgetItem;

namespace clew {

class PuzzlePanel : public QWidget
{
    Q_OBJECT

public:
    explicit PuzzlePanel(QWidget* parent = nullptr);

    /// Shows this puzzle as chosen, without a signal.
    void setPuzzle(const Puzzle& puzzle);
    /// Marks this preset of the puzzle; null: none.
    void setPreset(const PresetInfo* preset);
    [[nodiscard]] QListWidget& puzzleList() { return *m_puzzles; }
    [[nodiscard]] QListWidget& presetList() { return *m_presets; }

signals:
    /// The user wants to look at this puzzle.
    void puzzleChosen(const clew::Puzzle& puzzle);
    void presetChosen(const clew::Puzzle& puzzle, const clew::PresetInfo& preset);

private:
    void fillPuzzles();
    void fillPresets();

    QListWidget* m_puzzles;
    QListWidget* m_presets;
    const Puzzle* m_puzzle = nullptr;
};

} // namespace clew
