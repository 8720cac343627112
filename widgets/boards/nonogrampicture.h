// Makes a nonogram of a picture: size and threshold are chosen, and whether it has one solution is
// looked up on the way.

#pragma once

#include <QDialog>
#include <QImage>
#include <QTimer>
#include <stop_token>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/session/searchsession.h"

class QCheckBox;
class QLabel;
class QSlider;
class QSpinBox;

namespace clew::nonogram {

/// Turned as its file says.
Result<QImage> readImage(const QString& path, const std::stop_token& token);

class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    /// `image` must not be null.
    PictureDialog(const Puzzle& puzzle, const QImage& image, QWidget* parent = nullptr);

    /// The nonogram as chosen now.
    [[nodiscard]] std::shared_ptr<const NonogramProblem> problem() const { return m_problem; }

private:
    void build();
    void convert();
    void checkUniqueness();
    void tellOutcome(const Outcome& outcome);
    void showPreview(const std::vector<bool>& filled);
    void keepProportions();

    const Puzzle& m_puzzle;
    QImage m_image; ///< grey, on white
    std::shared_ptr<const NonogramProblem> m_problem;
    SearchSession m_session;
    QTimer m_pause; ///< until nothing has changed for a while
    QLabel* m_preview;
    QLabel* m_verdict;
    QSpinBox* m_columns;
    QSpinBox* m_rows;
    QSlider* m_threshold;
    QCheckBox* m_inverted;
};

} // namespace clew::nonogram
