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

// Relative luminance and contrast after WCAG 2.1.
double luminance(const QColor& colour)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
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
        for (const ThemeChoice choice :
             {ThemeChoice::Dark, ThemeChoice::HighContrast, ThemeChoice::Light}) {
            theme::apply(*qApp, choice);
            QCOMPARE(theme::isDark(), choice != ThemeChoice::Light);
            QCOMPARE(theme::scheme() == Scheme::HighContrast, choice == ThemeChoice::HighContrast);
            const QPalette palette = QApplication::palette();
            QVERIFY(isNear(inkOf(icon, QIcon::Normal), palette.color(QPalette::WindowText)));
            QVERIFY(isNear(inkOf(icon, QIcon::Disabled),
                           palette.color(QPalette::Disabled, QPalette::WindowText)));
            QVERIFY(isNear(inkOf(icon, QIcon::Selected), palette.color(QPalette::HighlightedText)));
        }
    }

    // WCAG: what is written on cells has a contrast of 4.5 (AA), in high contrast of 7 (AAA).
    void textIsReadable_data()
    {
        QTest::addColumn<int>("scheme");
        QTest::addColumn<double>("least");
        QTest::newRow("light") << int(Scheme::Light) << 4.5;
        QTest::newRow("dark") << int(Scheme::Dark) << 4.5;
        QTest::newRow("high contrast") << int(Scheme::HighContrast) << 7.0;
    }

    void textIsReadable()
    {
        QFETCH(int, scheme);
        QFETCH(double, least);
        const auto colour = [&](Ink ink) {
            return QColor::fromRgb(inkColour(ink, static_cast<Scheme>(scheme)));
        };
        for (const Ink ink : {Ink::Text, Ink::Muted, Ink::Given, Ink::Guess, Ink::Forced,
                              Ink::Conflict, Ink::Trying})
            QVERIFY2(contrast(colour(ink), colour(Ink::Cell)) >= least,
                     qPrintable(colour(ink).name()));
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
