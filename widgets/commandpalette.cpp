#include "widgets/commandpalette.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme.h"

namespace clew {

QString plainText(const QAction& action)
{
    // Where letters are no keys, the mnemonic stands behind in parentheses.
    static const QRegularExpression bracketed(QStringLiteral("\\s*\\(&.\\)"));
    QString text = action.text();
    text.remove(bracketed);
    text.remove(QLatin1Char('&'));
    if (text.endsWith(QStringLiteral("…")))
        text.chop(1);
    return text;
}

namespace {

// How well a name fits what is typed: just that, begun so, a word begun so, or otherwise.
int rankOf(const QAction& action, const QString& text)
{
    int best = 3;
    const QString names =
        plainText(action) + u'\n' + action.property(CommandPalette::kEnglish).toString();
    for (const QString& name : names.split(u'\n', Qt::SkipEmptyParts)) {
        if (name.compare(text, Qt::CaseInsensitive) == 0)
            return 0;
        if (name.startsWith(text, Qt::CaseInsensitive))
            best = std::min(best, 1);
        else if (name.contains(u' ' + text, Qt::CaseInsensitive))
            best = std::min(best, 2);
    }
    return best;
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent, Offers offers)
    : QDialog(parent), m_offers(std::move(offers)), m_input(new QLineEdit), m_list(new QListWidget)
{
    for (QAction* const action : actions)
        if (action->isEnabled() && !action->text().isEmpty() && action->menu() == nullptr)
            m_actions.append(action);
    setWindowTitle(tr("Find a command"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    m_input->setPlaceholderText(tr("Type a few letters of what you want to do"));
    m_input->installEventFilter(this);
    layout->addWidget(m_input);
    layout->addWidget(m_list);
    const int letter = fontMetrics().height();
    m_list->setIconSize({letter, letter});
    m_list->setUniformItemSizes(true);
    resize(420, 360);
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_input, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::itemActivated, this, &CommandPalette::choose);
    filter({});
}

void CommandPalette::filter(const QString& text)
{
    m_list->clear();
    m_offered.clear();
    if (m_offers)
        m_offered = m_offers(text);
    const qsizetype own = m_offered.size();
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (QAction* const action : m_actions) {
        const QString names = plainText(*action) + u'\n' + action->property(kEnglish).toString() +
                              u'\n' + action->property(kAlso).toString();
        if (std::all_of(words.begin(), words.end(), [&](const QString& word) {
                return names.contains(word, Qt::CaseInsensitive);
            }))
            m_offered.append(action);
    }
    std::stable_sort(m_offered.begin() + own, m_offered.end(),
                     [whole = words.join(u' ')](const QAction* a, const QAction* b) {
                         return rankOf(*a, whole) < rankOf(*b, whole);
                     });
    QPixmap none(m_list->iconSize()); // so that all names begin at the same place
    none.fill(Qt::transparent);
    for (const QAction* const action : m_offered) {
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        const QString name = plainText(*action);
        new QListWidgetItem(action->icon().isNull() ? QIcon(none) : action->icon(),
                            key.isEmpty() ? name : QStringLiteral("%1   %2").arg(name, key),
                            m_list);
    }
    if (m_list->count() == 0) {
        auto* const nothing = new QListWidgetItem(tr("No command matches."), m_list);
        nothing->setFlags(Qt::NoItemFlags);
        return;
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::choose()
{
    if (m_list->currentRow() >= 0 && m_list->currentRow() < m_offered.size())
        m_chosen = m_offered[m_list->currentRow()];
    accept();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_input && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int step = key == Qt::Key_Down ? 1 : (key == Qt::Key_Up ? -1 : 0);
        if (step != 0) {
            m_list->setCurrentRow(
                std::clamp(m_list->currentRow() + step, 0, std::max(0, m_list->count() - 1)));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace clew
