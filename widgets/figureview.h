// A figure of core's, fitted into the widget, on paper.

#pragma once

#include <QWidget>
#include <optional>

#include "core/picture/picture.h"

namespace clew {

class FigureView : public QWidget
{
    Q_OBJECT

public:
    explicit FigureView(QWidget* parent = nullptr);

    void setFigure(Picture figure);
    [[nodiscard]] const std::optional<Picture>& figure() const { return m_figure; }
    /// Asks for a file and writes the figure there: SVG, PDF or PNG. What went wrong, in words;
    /// empty if nothing did.
    [[nodiscard]] static QString exportFigure(const Picture& figure, const QString& proposed,
                                              QWidget* parent);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<Picture> m_figure;
};

} // namespace clew
