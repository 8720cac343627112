// Tabs whose titles stay whole in a narrow column: with less room around them and in smaller
// letters before any is cut short.

#pragma once

#include <QTabBar>
#include <QTabWidget>

namespace clew {

class SlimTabBar : public QTabBar
{
    Q_OBJECT

public:
    using QTabBar::QTabBar;

    /// Lays the titles out for this width.
    void fit(int width);

protected:
    [[nodiscard]] QSize tabSizeHint(int index) const override;

private:
    /// Of all titles, in this font.
    [[nodiscard]] int advance(const QFont& font) const;

    int m_room = 0; ///< pixels for what is around a title
};

/// Pages scroll: it is as high as there is room.
class SlimTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit SlimTabs(QWidget* parent = nullptr);

    /// What a page would like for its width is not asked for: its layout would take the room of
    /// what stands above, which pages that scroll do not need.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void tabInserted(int index) override;

private:
    SlimTabBar* m_bar;
};

} // namespace clew
