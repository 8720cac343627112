// The one look: drawings in the colours of the theme in force.

#include <QDir>
#include <QTest>

#include "widgets/theme.h"

using namespace clew;

namespace {

/// The colour of the strongest ink of a drawing.
QColor inkOf(const QIcon& icon, QIcon::Mode mode)
{
    const QImage image = icon.pixmap(QSize(48, 48), mode).toImage();
    QColor strongest(Qt::transparent);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (const QColor colour = image.pixelColor(x, y); colour.alpha() > strongest.alpha())
                strongest = colour;
    return strongest;
}

bool isNear(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 8 && std::abs(a.green() - b.green()) < 8 &&
           std::abs(a.blue() - b.blue()) < 8;
}

} // namespace

class TestTheme : public QObject
{
    Q_OBJECT

private slots:
    // One that was made before the theme changed, too.
    void drawingsFollow()
    {
        theme::apply(*qApp, ThemeChoice::Light);
        const QIcon icon = theme::icon(QStringLiteral("play"));
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            theme::apply(*qApp, choice);
            QCOMPARE(theme::isDark(), choice == ThemeChoice::Dark);
            const QPalette palette = QApplication::palette();
            QVERIFY(isNear(inkOf(icon, QIcon::Normal), palette.color(QPalette::WindowText)));
            QVERIFY(isNear(inkOf(icon, QIcon::Disabled),
                           palette.color(QPalette::Disabled, QPalette::WindowText)));
            QVERIFY(isNear(inkOf(icon, QIcon::Selected), palette.color(QPalette::HighlightedText)));
        }
    }

    void everyDrawing()
    {
        const QDir drawings(QStringLiteral(":/icons"));
        const QStringList names = drawings.entryList({QStringLiteral("*.svg")});
        QVERIFY(!names.isEmpty());
        for (const QString& name : names) {
            const QIcon icon = theme::icon(QFileInfo(name).completeBaseName());
            QVERIFY2(inkOf(icon, QIcon::Normal).alpha() > 128, qPrintable(name));
        }
        QVERIFY(theme::icon(QStringLiteral("none of ours")).isNull());
    }
};

QTEST_MAIN(TestTheme)
#include "tst_widgets_theme.moc"
