// Strategies side by side: their boards at the same moment, their figures as a table and as bars.
//
// The figures come from untraced runs, the boards from traced ones; the view says so. A race goes
// on in the background and ends with the view. A person's own solve may be a runner like others.

#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "core/session/race.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;
class QTableWidget;
class QToolButton;

namespace clew {

class Board;
class RaceChart;

/// Three figures, as people write times: "3.46 µs".
QString durationText(double seconds);

class RaceView : public QWidget
{
    Q_OBJECT

public:
    explicit RaceView(QWidget* parent = nullptr);

    /// A race of this problem; without strategies the puzzle's first ready race's are taken.
    void setProblem(const Puzzle& puzzle, ProblemPtr problem,
                    std::vector<std::size_t> strategies = {});
    /// A ready race of a puzzle.
    void setRace(const Puzzle& puzzle, const RaceInfo& info);
    /// A person's own solve of the problem beside a strategy's, for one solution.
    void setOwnSolve(const Puzzle& puzzle, ProblemPtr problem, OwnSolve own, std::size_t strategy);

    [[nodiscard]] Race& race() { return m_race; }
    [[nodiscard]] QTableWidget& table() { return *m_table; }
    [[nodiscard]] RaceChart& chart() { return *m_chart; }
    [[nodiscard]] Board& board(std::size_t runner) { return *m_lanes[runner].board; }
    /// The figures so far; `suffix` csv or json.
    [[nodiscard]] std::string figures(const QString& suffix) const;
    /// The figures so far as a drawing: asks for a file. What went wrong, in words.
    QString exportFigure();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Lane
    {
        QWidget* widget;
        QComboBox* strategy;
        QToolButton* remove;
        Board* board;
        QLabel* place;
    };

    static constexpr int kScrubSteps = 1000;
    static constexpr int kSpeedStepsPerDecade = 10;
    // Of the table.
    enum Column {
        StrategyTitle,
        Time,
        Ratio,
        Nodes,
        Backtracks,
        Solutions,
        Memory,
        Ended,
        ColumnCount
    };

    void build();
    void buildAnew();
    void buildTable();
    QWidget* makeRules();
    QWidget* makeTransport();
    void fillRaces();
    void showProblem(const Puzzle& puzzle, ProblemPtr problem, std::vector<std::size_t> strategies);
    void makeLanes();
    void fillStrategies(QComboBox& chooser, std::size_t chosen) const;
    static void showInk(const Lane& lane, std::size_t runner);
    void restart();
    void chooseRace(int index);
    void showLesson();
    void showMeasuring();
    void showRow(std::size_t runner, const RaceTime* time, std::optional<double> fastest);
    void showFigures();
    void showStatus();
    void showNotes();
    void showMoment();
    void showSpeed();
    void showPlaying();
    void togglePlay();
    void changeSpeed(double factor);
    void saveFigures();
    [[nodiscard]] std::string command() const;
    [[nodiscard]] Result<Picture> drawnFigures();
    [[nodiscard]] QString momentText(double moment) const;
    [[nodiscard]] QString ownPlaceText(std::size_t runner) const;
    [[nodiscard]] QString placeText(std::size_t runner) const;

    Race m_race;
    const Puzzle* m_puzzle = nullptr;
    ProblemPtr m_problem;
    std::vector<std::size_t> m_strategies;
    std::optional<OwnSolve> m_own; ///< of the problem
    std::vector<Lane> m_lanes;
    QTimer m_refresh; ///< while measuring

    QWidget* m_content = nullptr; ///< all of it, in one language
    QComboBox* m_races;
    QComboBox* m_limit;
    QSpinBox* m_seconds;
    QComboBox* m_alignment;
    QComboBox* m_quantity;
    QToolButton* m_add;
    QLabel* m_lesson;
    QHBoxLayout* m_boards;
    QToolButton* m_toStart;
    QToolButton* m_stepBack;
    QToolButton* m_play;
    QToolButton* m_stepForward;
    QToolButton* m_toEnd;
    QSlider* m_scrubber;
    QLabel* m_moment;
    QSlider* m_speed;
    QLabel* m_speedText;
    QTableWidget* m_table;
    RaceChart* m_chart;
    QLabel* m_notes; ///< how figures of these strategies are to be read
    QLabel* m_status;
    QPushButton* m_skip;
    QPushButton* m_save;
};

} // namespace clew
