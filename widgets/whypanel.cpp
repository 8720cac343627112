#include "widgets/whypanel.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>
#include <utility>

#include "widgets/theme.h"

namespace clew {

WhyPanel::WhyPanel(QWidget* parent)
    : QWidget(parent), m_question(new QLabel), m_list(new QListWidget)
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
    for (const Line& line : m_lines) {
        auto* const item = new QListWidgetItem(line.text, m_list);
        if (line.position)
            item->setToolTip(tr("Step %1. Click to go there.").arg(*line.position));
    }
    m_list->setVisible(!m_lines.empty());
    m_list->setCurrentRow(m_list->count() - 1);
    m_list->scrollToBottom();
    style()->polish(m_question);
    blocker.unblock();
    if (!m_lines.empty())
        emit lineChosen(m_lines.back());
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
