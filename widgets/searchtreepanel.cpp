#include "widgets/searchtreepanel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/fittingscreen.h"
#include "widgets/nodesteps.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

SearchTreePanel::SearchTreePanel(QWidget* parent)
    : QWidget(parent), m_content(new QWidget), m_view(new SearchTreeView), m_steps(new NodeSteps),
      m_figures(new QLabel), m_away(new QWidget)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_content);
    layout->addWidget(m_away);

    auto* const content = new QVBoxLayout(m_content);
    content->setContentsMargins(kSpace / 2, kSpace / 2, kSpace / 2, kSpace / 2);
    content->setSpacing(kSpace / 2);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(2);
    content->addLayout(buttons);
    content->addWidget(m_view, 1);
    content->addWidget(m_steps);
    m_figures->setProperty("role", "faint");
    m_figures->setWordWrap(true);
    content->addWidget(m_figures);
    m_icicle = addButton(QStringLiteral("icicle"),
                         tr("As an icicle: each node a box as wide as its leaves"));
    m_hideFailed =
        addButton(QStringLiteral("hidefailed"), tr("Hide subtrees in which nothing was found (F)"));
    m_alike =
        addButton(QStringLiteral("alike"), tr("Mark the subtrees that look like this one (L)"));
    m_fit = addButton(QStringLiteral("fit"), tr("The whole tree (Z)"));
    m_popOut = addButton(QStringLiteral("popout"), tr("In a window of its own"));
    m_icicle->setCheckable(true);
    m_hideFailed->setCheckable(true);
    m_alike->setCheckable(true);
    buttons->addWidget(m_icicle);
    buttons->addWidget(m_hideFailed);
    buttons->addWidget(m_alike);
    buttons->addStretch(1);
    buttons->addWidget(m_fit);
    buttons->addWidget(m_popOut);

    auto* const away = new QVBoxLayout(m_away);
    auto* const note = new QLabel(tr("The tree is in a window of its own."));
    note->setAlignment(Qt::AlignCenter);
    note->setWordWrap(true);
    auto* const back = new QPushButton(tr("Bring it back"));
    away->addStretch(1);
    away->addWidget(note);
    away->addWidget(back, 0, Qt::AlignCenter);
    away->addStretch(1);
    m_away->hide();

    setFocusProxy(m_view);
    connect(m_icicle, &QToolButton::toggled, m_view, &SearchTreeView::setIcicle);
    connect(m_hideFailed, &QToolButton::toggled, m_view, &SearchTreeView::setFailedHidden);
    connect(m_alike, &QToolButton::toggled, m_view, &SearchTreeView::setAlikeMarked);
    connect(m_fit, &QToolButton::clicked, m_view, &SearchTreeView::fit);
    connect(m_popOut, &QToolButton::clicked, this, [this] { setPoppedOut(!isPoppedOut()); });
    connect(back, &QPushButton::clicked, this, [this] { setPoppedOut(false); });
    connect(m_view, &SearchTreeView::changed, this, &SearchTreePanel::describe);
    describe();
}

SearchTreePanel::~SearchTreePanel()
{
    if (m_window != nullptr)
        m_window->removeEventFilter(this);
}

QToolButton* SearchTreePanel::addButton(const QString& icon, const QString& tip)
{
    auto* const button = new QToolButton;
    button->setIcon(theme::icon(icon));
    button->setIconSize({18, 18});
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

void SearchTreePanel::setPoppedOut(bool out)
{
    if (out == isPoppedOut())
        return;
    if (out) {
        m_window = new QWidget(window(), Qt::Window);
        m_window->setWindowTitle(tr("Search tree"));
        m_window->resize(fittingScreen(*m_window, {1000, 700}));
        m_window->installEventFilter(this);
        auto* const layout = new QVBoxLayout(m_window);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(m_content);
        m_away->show();
        m_window->show();
        emit poppedOut(m_window);
    } else {
        QWidget* const window = std::exchange(m_window, nullptr);
        window->removeEventFilter(this);
        layout()->addWidget(m_content);
        m_content->show();
        m_away->hide();
        window->hide();
        window->deleteLater();
    }
    m_popOut->setToolTip(out ? tr("Back to the side panel") : tr("In a window of its own"));
    m_view->fit();
    m_view->setFocus();
}

bool SearchTreePanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_window && event->type() == QEvent::Close) {
        setPoppedOut(false);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SearchTreePanel::describe()
{
    const SearchTree* const tree = m_view->tree();
    m_fit->setEnabled(tree != nullptr);
    m_hideFailed->setChecked(m_view->isFailedHidden());
    m_alike->setChecked(m_view->isAlikeMarked());
    m_figures->setVisible(tree != nullptr);
    if (tree == nullptr)
        return;
    const Subtree all = tree->subtree(kRoot);
    const QString figures =
        tr("In all: nodes %1 · leaves %2 · solutions %3 · greatest depth %4")
            .arg(grouped(all.nodes - 1), grouped(all.leaves), // the root was not decided
                 grouped(all.solutions), grouped(tree->maxDepth()));
    const quint64 known = m_view->length();
    QString state;
    if (m_view->isTruncated())
        state = tr("No more nodes are shown.");
    else if (tree->eventsRead() < known)
        state = tr("%1 % read", "percentage")
                    .arg(100 * tree->eventsRead() / std::max<quint64>(1, known));
    QStringList lines{figures};
    if (!state.isEmpty())
        lines << state;
    const NodeId current = m_view->current();
    if (const auto* const alike = m_view->alike(); alike != nullptr && current < tree->size()) {
        const auto count = alike->countLike(current); // this one included
        lines << (count == 0 ? tr("The tree is too large to look for subtrees that are alike.")
                  : count == 1
                      ? tr("No other subtree looks like this one.")
                      : tr("Subtrees like this one: %1, nodes in each: %2")
                            .arg(grouped(count - 1), grouped(tree->subtree(current).nodes)));
    }
    m_figures->setText(lines.join(u'\n'));
}

} // namespace clew
