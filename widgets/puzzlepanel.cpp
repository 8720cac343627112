#include "widgets/puzzlepanel.h"

#include <QLabel>
#include <QListWidget>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

#include "core/puzzle/registry.h"
#include "widgets/elidedlabel.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kPuzzleHeight = 34;
constexpr int kLeastPuzzles = 6;
constexpr int kPresetHeight = 28;
constexpr int kPresetPadding = 11; ///< of a line on each side: the theme's 8, the style's 3
constexpr int kListFrame = 4;
constexpr int kPuzzlesFirst = 100; ///< the presets take what the puzzles leave

// Where none is chosen, since a search from elsewhere is on the board, none is by the keyboard's
// coming here alone: that would take the search away.
class PuzzleList : public QListWidget
{
protected:
    void focusInEvent(QFocusEvent* event) override
    {
        if (currentRow() >= 0) {
            QListWidget::focusInEvent(event);
            return;
        }
        const QSignalBlocker blocker(this);
        QListWidget::focusInEvent(event); // makes the first one the current one
        setCurrentRow(-1);
    }
};

// A title that is too long for one line has two.
class PresetList : public QListWidget
{
public:
    // Titles give way to a scroll bar only where the list does not fit without one.
    void fit()
    {
        const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
        if (fitTo(width()) > viewport()->height())
            (void)fitTo(width() - bar);
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        fit();
        QListWidget::resizeEvent(event);
    }

private:
    /// Returns how high all of them are together.
    int fitTo(int width)
    {
        const int room = std::max(1, width - 2 * kPresetPadding);
        int height = 0;
        for (int row = 0; row < count(); ++row) {
            const int text = heightInLines(item(row)->text(), fontMetrics(), room, 2);
            const QSize size(0, kPresetHeight + std::max(0, text - fontMetrics().lineSpacing()));
            item(row)->setSizeHint(size);
            height += size.height();
        }
        return height;
    }
};

// Mouse and keys make an item the current one, and select it; an assistive program selects it
// alone, and means it to be taken.
template<class Take>
void whenSelectedAlone(QListWidget* list, Take take)
{
    const auto look = [list, take] {
        const auto selected = list->selectedItems();
        if (selected.size() != 1 || selected.front() == list->currentItem())
            return;
        list->setCurrentItem(selected.front());
        take(selected.front());
    };
    // Where an item is made the current one it is selected first.
    QObject::connect(list, &QListWidget::itemSelectionChanged, list, look, Qt::QueuedConnection);
}

} // namespace

PuzzlePanel::PuzzlePanel(QWidget* parent)
    : QWidget(parent), m_puzzles(new PuzzleList), m_presets(new PresetList)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace / 2);
    const auto addHeading = [&](const QString& text) {
        auto* const heading = new QLabel(text);
        heading->setProperty("role", "heading");
        heading->setContentsMargins(kSpace, 0, 0, 0);
        layout->addWidget(heading);
    };
    addHeading(tr("Puzzles"));
    layout->addWidget(m_puzzles, kPuzzlesFirst);
    layout->addSpacing(kSpace);
    addHeading(tr("Presets"));
    layout->addWidget(m_presets, 1);

    m_puzzles->setObjectName(QStringLiteral("puzzles"));
    m_puzzles->setAccessibleName(tr("Puzzles"));
    m_presets->setAccessibleName(tr("Presets"));
    m_puzzles->setIconSize(QSize(22, 22));
    m_puzzles->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_presets->setObjectName(QStringLiteral("presets"));
    m_presets->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_presets->setTextElideMode(Qt::ElideRight);
    m_presets->setWordWrap(true);
    fillPuzzles();

    connect(m_puzzles, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit puzzleChosen(*puzzles()[static_cast<std::size_t>(row)]);
    });
    const auto choosePreset = [this](QListWidgetItem* item) {
        const auto& presets = m_puzzle->info().presets;
        emit presetChosen(*m_puzzle, presets[static_cast<std::size_t>(m_presets->row(item))]);
    };
    connect(m_presets, &QListWidget::itemClicked, this, choosePreset);
    connect(m_presets, &QListWidget::itemActivated, this, choosePreset);
    whenSelectedAlone(m_puzzles, [](QListWidgetItem*) {});
    whenSelectedAlone(m_presets, choosePreset);
}

void PuzzlePanel::fillPuzzles()
{
    for (const auto& puzzle : puzzles()) {
        const PuzzleInfo& info = puzzle->info();
        auto* const item = new QListWidgetItem(theme::icon(QString::fromStdString(info.id)),
                                               translated(info.title), m_puzzles);
        item->setToolTip(translated(info.summary));
        item->setSizeHint(QSize(0, kPuzzleHeight));
    }
    // All of them, where there is room.
    m_puzzles->setMinimumHeight(kPuzzleHeight * kLeastPuzzles + kListFrame);
    m_puzzles->setMaximumHeight(kPuzzleHeight * m_puzzles->count() + kListFrame);
}

void PuzzlePanel::fillPresets()
{
    const QSignalBlocker blocker(m_presets);
    m_presets->clear();
    for (const PresetInfo& preset : m_puzzle->info().presets) {
        auto* const item = new QListWidgetItem(translated(preset.title), m_presets);
        item->setToolTip(translated(preset.title) + QLatin1Char('\n') + translated(preset.summary));
    }
    static_cast<PresetList*>(m_presets)->fit();
}

void PuzzlePanel::setPuzzle(const Puzzle& puzzle)
{
    if (m_puzzle == &puzzle)
        return;
    m_puzzle = &puzzle;
    const QSignalBlocker blocker(m_puzzles);
    m_puzzles->setCurrentRow(-1); // of a search from elsewhere
    for (std::size_t row = 0; row < puzzles().size(); ++row)
        if (puzzles()[row].get() == &puzzle)
            m_puzzles->setCurrentRow(static_cast<int>(row));
    fillPresets();
}

void PuzzlePanel::setPreset(const PresetInfo* preset)
{
    const auto& presets = m_puzzle->info().presets;
    const QSignalBlocker blocker(m_presets);
    m_presets->setCurrentItem(nullptr);
    m_presets->clearSelection();
    for (std::size_t row = 0; row < presets.size(); ++row)
        if (&presets[row] == preset)
            m_presets->setCurrentRow(static_cast<int>(row));
}

} // namespace clew
