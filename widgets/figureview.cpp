#include "widgets/figureview.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPainter>
#include <algorithm>

#include "core/figures/figurefile.h"
#include "core/figures/searchfigures.h"
#include "core/storage/outputfile.h"
#include "widgets/background.h"
#include "widgets/picturepainter.h"
#include "widgets/translate.h"

namespace clew {

FigureView::FigureView(QWidget* parent) : QWidget(parent)
{
    setMinimumSize(320, 200);
    setAccessibleName(tr("Figure"));
}

void FigureView::setFigure(Picture figure)
{
    m_figure = std::move(figure);
    update();
}

QSize FigureView::sizeHint() const
{
    return {720, 520};
}

void FigureView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::colour(Ink::Paper));
    if (!m_figure)
        return;
    const double scale =
        std::min(width() / m_figure->width(), height() / m_figure->height()) * 0.97;
    const QPointF origin((width() - m_figure->width() * scale) / 2,
                         (height() - m_figure->height() * scale) / 2);
    paintPicture(painter, *m_figure, origin, scale, {0, 0, m_figure->width(), m_figure->height()});
}

QString FigureView::exportFigure(const Picture& figure, const QString& proposed, QWidget* parent)
{
    QString filter;
    QString name = QFileDialog::getSaveFileName(
        parent, tr("Export figure"), proposed,
        tr("SVG drawing (*.svg);;PDF page (*.pdf);;PNG picture (*.png)"), &filter);
    if (name.isEmpty())
        return {};
    QString suffix = QFileInfo(name).suffix().toLower();
    if (suffix != QLatin1String("svg") && suffix != QLatin1String("pdf") &&
        suffix != QLatin1String("png")) {
        suffix = filter.contains(QLatin1String("*.pdf"))   ? QStringLiteral("pdf")
                 : filter.contains(QLatin1String("*.png")) ? QStringLiteral("png")
                                                           : QStringLiteral("svg");
        name += u'.' + suffix;
    }
    const auto written = inBackground([&] {
        return figureFile(figure, suffix.toStdString(), kFigurePixels)
            .and_then(
                [&](const std::string& bytes) { return replaceFile(name.toStdString(), bytes); });
    });
    return written ? QString() : translated(written.error().sentence);
}

} // namespace clew
