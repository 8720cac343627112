#include "widgets/whypanel.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTextBoundaryFinder>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <utility>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kLineNumber = Qt::UserRole; ///< of an item: that of its line
constexpr qsizetype kLongest = 400;       ///< of a line that is read at a glance, in characters

QStringList sentencesOf(const QString& text)
{
    QStringList sentences;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    for (qsizetype begin = 0, end = 0; (end = finder.toNextBoundary()) >= 0; begin = end)
        sentences << text.sliced(begin, end - begin).trimmed();
    return sentences;
}

// One sentence for what takes long to read: the others unfold below it, above what it follows from.
WhyPanel::Line folded(WhyPanel::Line line)
{
    QStringList sentences = line.text.size() > kLongest ? sentencesOf(line.text) : QStringList();
    if (sentences.size() < 2)
        return line;
    line.text = sentences.takeFirst() + QStringLiteral(" …");
    line.premises = [sentences, position = line.position, others = std::move(line.premises)] {
        std::vector<WhyPanel::Line> lines;
        for (const QString& sentence : sentences)
            lines.push_back({sentence, position});
        if (others)
            std::ranges::move(others(), std::back_inserter(lines));
        return lines;
    };
    return line;
}

// Gives each row the height that its text needs at the width it has there: a tree has one line.
class WrappedRows : public QStyledItemDelegate
{
public:
    explicit WrappedRows(QTreeWidget& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int kHighest = 10'000;
        int width = m_tree.viewport()->width() - kSpace;
        for (QModelIndex each = index; each.isValid(); each = each.parent())
            width -= m_tree.indentation();
        const QRect text =
            option.fontMetrics.boundingRect(QRect(0, 0, std::max(width, 4 * kSpace), kHighest),
                                            Qt::TextWordWrap, index.data().toString());
        return {text.width(), text.height() + kSpace / 2};
    }

private:
    const QTreeWidget& m_tree;
};

} // namespace

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent), m_question(new QLabel),
      m_elsewhen(new QLabel(tr("The board shows another moment now."))), m_tree(new QTreeWidget),
      m_try(new QPushButton(tr("&Try it")))
{
    m_question->setWordWrap(true);
    m_question->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_question->setObjectName(QStringLiteral("whyQuestion"));
    m_elsewhen->setWordWrap(true);
    m_elsewhen->setObjectName(QStringLiteral("whyElsewhen"));
    m_elsewhen->setProperty("role", "faint");
    m_tree->setObjectName(QStringLiteral("whyLines"));
    m_tree->setAccessibleName(tr("Reasons"));
    m_tree->setWordWrap(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setHeaderHidden(true);
    m_tree->setItemDelegate(new WrappedRows(*m_tree));
    connect(m_tree->header(), &QHeaderView::sectionResized, m_tree, &QTreeWidget::doItemsLayout);
    m_tree->setIndentation(2 * kSpace);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    layout->addWidget(m_question);
    layout->addWidget(m_elsewhen);
    layout->addWidget(m_tree, 1);
    m_try->setObjectName(QStringLiteral("tryIt"));
    m_try->setToolTip(tr("Run a side search for a solution with this value."));
    layout->addWidget(m_try, 0, Qt::AlignLeft);
    connect(m_try, &QPushButton::clicked, this, &WhyPanel::trialWanted);
    setFocusProxy(m_tree);
    const auto seek = [this](QTreeWidgetItem* item) {
        const Line line = lineOf(*item);
        if (line.position)
            emit sought(*line.position);
        emit lineChosen(line); // after the moment has shown its own sentence
    };
    connect(m_tree, &QTreeWidget::itemClicked, this, seek);
    connect(m_tree, &QTreeWidget::itemActivated, this, seek);
    connect(m_tree, &QTreeWidget::itemExpanded, this, &WhyPanel::unfold);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        if (item != nullptr)
            emit lineChosen(lineOf(*item));
    });
    clear();
}

void WhyPanel::showAnswer(const QString& question, std::vector<Line> lines)
{
    QSignalBlocker blocker(m_tree);
    m_question->setProperty("role", "heading");
    m_question->setText(question);
    m_tree->clear();
    m_lines.clear();
    QTreeWidgetItem* spoken = nullptr; // the first that speaks of the board
    for (Line& line : lines) {
        const bool speaks = !line.sentence.empty();
        appendItem(folded(std::move(line)), nullptr);
        if (speaks && spoken == nullptr)
            spoken = m_tree->topLevelItem(m_tree->topLevelItemCount() - 1);
    }
    m_tree->setVisible(!m_lines.empty());
    m_try->hide();
    m_elsewhen->hide();
    style()->polish(m_question);
    blocker.unblock();
    if (spoken != nullptr || !m_lines.empty())
        choose(spoken != nullptr ? spoken : m_tree->topLevelItem(0));
}

void WhyPanel::setElsewhen(bool elsewhen)
{
    m_elsewhen->setVisible(elsewhen);
}

void WhyPanel::offerTrial()
{
    m_try->show();
}

void WhyPanel::addLine(Line line)
{
    appendItem(folded(std::move(line)), nullptr);
    choose(m_tree->topLevelItem(m_tree->topLevelItemCount() - 1));
}

const WhyPanel::Line& WhyPanel::lineOf(const QTreeWidgetItem& item) const
{
    return m_lines[static_cast<std::size_t>(item.data(0, kLineNumber).toULongLong())];
}

void WhyPanel::appendItem(Line line, QTreeWidgetItem* parent)
{
    auto* const item =
        parent != nullptr ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setText(0, line.text);
    item->setData(0, kLineNumber, static_cast<qulonglong>(m_lines.size()));
    if (line.premises)
        item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
    if (line.position)
        item->setToolTip(0, tr("Step %1. Click to go there.").arg(grouped(*line.position)));
    m_lines.push_back(std::move(line));
}

void WhyPanel::unfold(QTreeWidgetItem* item)
{
    const auto premises = lineOf(*item).premises;
    if (!premises || item->childCount() > 0)
        return;
    for (Line& line : premises())
        appendItem(folded(std::move(line)), item);
}

void WhyPanel::choose(QTreeWidgetItem* item)
{
    const QSignalBlocker blocker(m_tree);
    m_tree->setCurrentItem(item);
    m_tree->scrollToItem(item);
    emit lineChosen(lineOf(*item));
}

void WhyPanel::clear()
{
    showAnswer(tr("Select a place on the board (Ctrl+click, arrow keys, or the right button while "
                  "watching) and press W: the reason appears here, and unfolds to the steps it "
                  "follows from. Without a place W asks about the last step."),
               {});
    m_question->setProperty("role", "faint");
    style()->polish(m_question);
}

} // namespace clew
