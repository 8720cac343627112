#include "widgets/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleHints>
#include <QSvgRenderer>
#include <QtGlobal>
#include <array>

namespace clew::theme {

namespace {

// Qt's own style with buttons of words alone: its icons are of another hand than ours. A menu that
// is higher than the screen is scrolled: a second column would be wider than a small screen.
class QuietStyle : public QProxyStyle
{
public:
    QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* result) const override
    {
        if (hint == SH_DialogButtonBox_ButtonsHaveIcons)
            return 0;
        if (hint == SH_Menu_Scrollable)
            return 1;
        return QProxyStyle::styleHint(hint, option, widget, result);
    }
};

/// The colours that the palette is made of.
struct Colours
{
    QRgb window, base, text, faint, accent, onAccent, button, line, shadow, light;
};

constexpr Colours kLight{0xF6F5F2, 0xFFFFFF, 0x222222, 0x8A8780, 0x0072B2,
                         0xFFFFFF, 0xEFEDE8, 0xD6D3CC, 0xB9B6AE, 0xFFFFFF};
constexpr Colours kDark{0x1B1D21, 0x24272C, 0xE4E6EA, 0x7D848F, 0x56B4E9,
                        0x101214, 0x2B2F35, 0x3A3F47, 0x121316, 0x3A3F47};
constexpr Colours kHighContrast{0x000000, 0x000000, 0xFFFFFF, 0xD8D8D8, 0xFFE14D,
                                0x000000, 0x262626, 0xA0A0A0, 0x8C8C8C, 0x606060};

QPalette makePalette(const Colours& c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, QColor(c.window));
    palette.setColor(QPalette::WindowText, QColor(c.text));
    palette.setColor(QPalette::Base, QColor(c.base));
    palette.setColor(QPalette::AlternateBase, QColor(c.window));
    palette.setColor(QPalette::Text, QColor(c.text));
    palette.setColor(QPalette::PlaceholderText, QColor(c.faint));
    palette.setColor(QPalette::Button, QColor(c.button));
    palette.setColor(QPalette::ButtonText, QColor(c.text));
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, QColor(c.base));
    palette.setColor(QPalette::ToolTipText, QColor(c.text));
    palette.setColor(QPalette::Highlight, QColor(c.accent));
    palette.setColor(QPalette::HighlightedText, QColor(c.onAccent));
    palette.setColor(QPalette::Link, QColor(c.accent));
    palette.setColor(QPalette::Mid, QColor(c.line));
    palette.setColor(QPalette::Dark, QColor(c.shadow));
    palette.setColor(QPalette::Light, QColor(c.light));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(c.faint));
    return palette;
}

// What the palette cannot say. Kept small: one quiet look, not a second theme.
QString makeStyleSheet(const QPalette& palette)
{
    return QStringLiteral(R"(
        QToolTip { border: 1px solid %1; padding: 4px; }
        QListView, QTreeView, QScrollArea, QPlainTextEdit { border: none; background: transparent; }
        QListView::item { padding: 4px 8px; border-radius: 4px; }
        QListView::item:hover { background: %2; }
        QListView::item:selected { background: %3; color: %4; }
        QSplitter::handle:horizontal { background: %1; margin: 0 4px 0 3px; }
        QLabel[role="heading"] { color: %5; font-weight: 600; }
        QLabel[role="faint"] { color: %5; }
        QFrame[role="line"] { background: %1; border: none; max-height: 1px; min-height: 1px; }
        QToolButton { border: none; border-radius: 4px; padding: 4px; }
        QToolButton:hover { background: %2; }
        QToolButton:pressed, QToolButton:checked { background: %1; }
        QToolButton:focus { outline: none; border: 1px solid %3; }
        clew--NumberPad > QToolButton { background: %2; border: 1px solid %1; }
        clew--NumberPad > QToolButton:hover { border-color: %3; }
        clew--NumberPad > QToolButton:checked { background: %3; color: %4; }
        clew--NumberPad > QToolButton:disabled { background: none; }
        QTabBar::tab { padding: 6px; border: 1px solid transparent; border-bottom: 2px solid %1; color: %5; }
        clew--SlimTabBar::tab { padding: 6px 0px; }
        QTabBar::tab:hover { background: %2; }
        QTabBar::tab:selected { border-bottom-color: %3; color: %7; }
        QTabBar::tab:focus { border-color: %3; }
        QMenuBar { background: %6; }
        QStatusBar { background: %6; }
    )")
        .arg(palette.color(QPalette::Mid).name(), palette.color(QPalette::Button).name(),
             palette.color(QPalette::Highlight).name(),
             palette.color(QPalette::HighlightedText).name(),
             palette.color(QPalette::PlaceholderText).darker(isDark() ? 80 : 125).name(),
             palette.color(QPalette::Window).name(), palette.color(QPalette::WindowText).name());
}

/// A drawing in the text colour of the palette that is in force when it is painted: it needs no
/// care when the theme changes.
class Drawing : public QIconEngine
{
public:
    explicit Drawing(QByteArray svg) : m_svg(std::move(svg)) {}

    QIconEngine* clone() const override { return new Drawing(*this); }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override
    {
        QByteArray coloured = m_svg;
        coloured.replace("currentColor", colour(mode).name().toLatin1());
        QSvgRenderer(coloured).render(painter, rect);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

private:
    static QColor colour(QIcon::Mode mode)
    {
        const QPalette palette = QApplication::palette();
        switch (mode) {
        case QIcon::Disabled:
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        case QIcon::Selected:
            return palette.color(QPalette::HighlightedText);
        default:
            return palette.color(QPalette::WindowText);
        }
    }

    QByteArray m_svg;
};

} // namespace

void apply(QApplication& application, ThemeChoice choice)
{
    // Qt 6.4 has no colour-scheme hint; the platform's own palette shows it before we replace it.
    static const bool systemIsDark =
        QApplication::palette().color(QPalette::Window).lightness() < 128;
    const bool dark =
        choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemIsDark);
    QApplication::setStyle(new QuietStyle); // the application's
    const QPalette palette = makePalette(choice == ThemeChoice::HighContrast ? kHighContrast
                                         : dark                              ? kDark
                                                                             : kLight);
    QApplication::setPalette(palette);
    application.setStyleSheet(makeStyleSheet(palette));
}

bool isDark()
{
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

Scheme scheme()
{
    if (!isDark())
        return Scheme::Light;
    const bool isBlack = QApplication::palette().color(QPalette::Window) == QColor(Qt::black);
    return isBlack ? Scheme::HighContrast : Scheme::Dark;
}

QColor colour(Ink ink)
{
    return QColor::fromRgb(inkColour(ink, scheme()));
}

QColor faded(Ink ink, int alpha)
{
    QColor faded = colour(ink);
    faded.setAlpha(alpha);
    return faded;
}

QColor mixed(const QColor& over, const QColor& ground, double part)
{
    const auto mix = [part](int a, int b) { return qRound(part * a + (1 - part) * b); };
    return {mix(over.red(), ground.red()), mix(over.green(), ground.green()),
            mix(over.blue(), ground.blue())};
}

QColor colour(const Deductions& deductions, const Deduction& deduction)
{
    switch (deduction.event.kind()) {
    case EventKind::Decide:
        return colour(deductions.isByHand() ? Ink::Hand : Ink::Guess);
    case EventKind::Conflict:
        return colour(Ink::Conflict);
    case EventKind::Solution:
        return colour(Ink::Solved);
    case EventKind::Visit:
        return QApplication::palette().color(QPalette::Mid);
    case EventKind::Assign:
    case EventKind::Remove:
        break;
    }
    const auto rule = deductions.ruleIndex(deduction);
    if (!rule || deductions.isOpening(deduction))
        return QApplication::palette().color(QPalette::PlaceholderText);
    return QColor::fromRgb(ruleColour(*rule, scheme()));
}

QIcon icon(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new Drawing(file.readAll()));
}

} // namespace clew::theme
