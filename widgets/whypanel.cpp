#include "widgets/whypanel.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "widgets/theme.h"

namespace clew {

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent), m_question(new QLabel), m_list(new QListWidget),
      m_try(new QPushButton(tr("&Try it")))
{
    m_question->setWordWrap(true);
    m_question->setObjectName(QStringLiteral("whyQuestion"));
    m_list->setObjectName(QStringLiteral("whyLines"));
    m_list->setAccessibleName(tr("Reasons"));
    m_list->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setSpacing(2);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    layout->addWidget(m_question);
    layout->addWidget(m_list, 1);
    m_try->setObjectName(QStringLiteral("tryIt"));
    m_try->setToolTip(tr("Search on the side for a solution that has it."));
    layout->addWidget(m_try, 0, Qt::AlignLeft);
    connect(m_try, &QPushButton::clicked, this, &WhyPanel::trialWanted);
    setFocusProxy(m_list);
    const auto seek = [this](QListWidgetItem* item) {
        const Line& line = m_lines[static_cast<std::size_t>(m_list->row(item))];
        if (line.position)
            emit sought(*line.position);
        emit lineChosen(line); // after the moment has shown its own sentence
    };
    connect(m_list, &QListWidget::itemClicked, this, seek);
    connect(m_list, &QListWidget::itemActivated, this, seek);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row >= 0)
            emit lineChosen(m_lines[static_cast<std::size_t>(row)]);
    });
    clear();
}

void WhyPanel::showAnswer(const QString& question, std::vector<Line> lines)
{
    QSignalBlocker blocker(m_list);
    m_question->setProperty("role", "heading");
    m_question->setText(question);
    m_lines = std::move(lines);
    m_list->clear();
    for (const Line& line : m_lines)
        appendItem(line);
    m_list->setVisible(!m_lines.empty());
    m_try->hide();
    style()->polish(m_question);
    blocker.unblock();
    const auto spoken = std::find_if(m_lines.rbegin(), m_lines.rend(),
                                     [](const Line& line) { return !line.sentence.empty(); });
    const auto last = spoken == m_lines.rend() ? std::ptrdiff_t{0} : m_lines.rend() - spoken;
    chooseRow(last == 0 ? m_list->count() - 1 : static_cast<int>(last) - 1);
}

void WhyPanel::offerTrial()
{
    m_try->show();
}

void WhyPanel::addLine(Line line)
{
    const QSignalBlocker blocker(m_list);
    m_lines.push_back(std::move(line));
    appendItem(m_lines.back());
    chooseRow(m_list->count() - 1);
}

void WhyPanel::appendItem(const Line& line)
{
    auto* const item = new QListWidgetItem(line.text, m_list);
    if (line.position)
        item->setToolTip(tr("Step %1. Click to go there.").arg(*line.position));
}

void WhyPanel::chooseRow(int row)
{
    const QSignalBlocker blocker(m_list);
    m_list->setCurrentRow(row);
    m_list->scrollToBottom();
    if (row >= 0)
        emit lineChosen(m_lines[static_cast<std::size_t>(row)]);
}

void WhyPanel::clear()
{
    showAnswer(
        tr("Point at a place of the board (Ctrl+click, arrow keys, or the right button while "
           "watching) and press W: the steps that made it so appear here. Without a place W asks "
           "about the last step."),
        {});
    m_question->setProperty("role", "faint");
    style()->polish(m_question);
}

} // namespace clew
