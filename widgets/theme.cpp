#include "widgets/theme.h"

#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleHints>
#include <QSvgRenderer>
#include <QtGlobal>

namespace clew::theme {

namespace {

QPalette makePalette(bool dark)
{
    const auto window = dark ? QColor(0x1B1D21) : QColor(0xF6F5F2);
    const auto base = dark ? QColor(0x24272C) : QColor(0xFFFFFF);
    const auto text = dark ? QColor(0xE4E6EA) : QColor(0x222222);
    const auto faint = dark ? QColor(0x7D848F) : QColor(0x8A8780);
    const auto accent = dark ? QColor(0x56B4E9) : QColor(0x0072B2);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, faint);
    palette.setColor(QPalette::Button, dark ? QColor(0x2B2F35) : QColor(0xEFEDE8));
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, dark ? QColor(0x101214) : QColor(0xFFFFFF));
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::Mid, dark ? QColor(0x3A3F47) : QColor(0xD6D3CC));
    palette.setColor(QPalette::Dark, dark ? QColor(0x121316) : QColor(0xB9B6AE));
    palette.setColor(QPalette::Light, dark ? QColor(0x3A3F47) : QColor(0xFFFFFF));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
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
        QSplitter::handle { background: %1; }
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
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    const QPalette palette = makePalette(dark);
    QApplication::setPalette(palette);
    application.setStyleSheet(makeStyleSheet(palette));
}

bool isDark()
{
    return QApplication::palette().color(QPalette::Window).lightness() < 128;
}

QColor colour(Ink ink)
{
    return QColor::fromRgb(inkColour(ink, isDark()));
}

QIcon icon(const QString& name)
{
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new Drawing(file.readAll()));
}

} // namespace clew::theme
