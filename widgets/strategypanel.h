// How to solve it: the strategy with a sentence on how it works, and the run's figures.

#pragma once

#include <QWidget>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/puzzle/puzzle.h"
#include "core/session/searchsession.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLayout;
class QToolButton;

namespace clew {

class ChoiceBox;
class EitherLabel;

class StrategyPanel : public QWidget
{
    Q_OBJECT

public:
    explicit StrategyPanel(QWidget* parent = nullptr);

    /// Offers this puzzle's strategies, the first one chosen; without a signal.
    void setPuzzle(const Puzzle& puzzle);
    void setStrategy(std::size_t index);
    /// What is shown was recorded by a strategy of this name, which is none of the puzzle's.
    void setForeignStrategy(const QString& name);
    [[nodiscard]] std::size_t strategy() const;
    /// What is chosen of the strategy's settings, if it has any; without a signal.
    void setSettings(const Parameters& chosen);
    [[nodiscard]] QComboBox& chooser();

    /// Figures of the run; `depth` is that of the node at the playhead.
    void showStatistics(const Statistics& statistics, std::uint32_t depth);
    /// Of the part of a run that is shown only what is known of a part.
    void showStatistics(quint64 nodes, std::uint32_t depth, quint64 solutions);
    /// Of a run of which there is no more than its trace.
    void showRecorded(quint64 nodes, std::uint32_t depth, quint64 solutions, quint64 traceBytes);
    /// Of such a run, where its recording says how many there were.
    void showBacktracks(quint64 backtracks) { setCount(Backtracks, backtracks); }
    void clearStatistics();
    /// What became of the run, in a sentence; empty while there is nothing to say.
    void showOutcome(const QString& text);

signals:
    void strategyChosen(std::size_t index);
    void settingChosen(const std::string& id, const std::string& choice);
    /// Something was chosen from the list of a box: the keys are the board's again.
    void pickedInList();
    /// More is wanted on the strategy than the sentence here.
    void aboutAsked();

private:
    enum Figure {
        Nodes,
        Backtracks,
        Solutions,
        Speed,
        Time,
        Memory,
        TraceSize,
        Depth, ///< of the moment that is shown; all others are of the run
        FigureCount
    };

    QLayout* makeFigures();
    void describe();
    void offerSettings(const StrategyInfo* strategy);

    const Puzzle* m_puzzle = nullptr;
    ChoiceBox* m_chooser;
    QToolButton* m_about;
    QLabel* m_summary;
    QLabel* m_scope;               ///< of how much of the run its figures are, above them
    QLabel* m_nodesName = nullptr; ///< its tool tip says what they are
    QGridLayout* m_settingRows;
    std::vector<QComboBox*> m_settings;      ///< in the strategy's order
    const StrategyInfo* m_offered = nullptr; ///< whose settings these are; null: none
    QLabel* m_outcome;
    void setCount(Figure figure, quint64 count);

    std::array<EitherLabel*, FigureCount> m_figures{};
};

/// How a run ended, in a sentence for people; `isOthers`: that of another program, of which nobody
/// here has asked anything.
QString outcomeText(const Outcome& outcome, bool isOthers = false);

} // namespace clew
