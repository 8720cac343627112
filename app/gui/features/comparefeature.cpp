#include "app/gui/features/comparefeature.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <array>

#include "app/gui/errortext.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "core/study/comparison.h"
#include "widgets/background.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr std::uint64_t kMostNodesShown = 300'000;

// One problem, searched twice. Whoever clicks a node of one tree sees the node of the other that
// has the same values decided.
class CompareDialog : public QDialog
{
public:
    CompareDialog(const Document& document, QWidget* parent)
        : QDialog(parent), m_puzzle(*document.puzzle), m_problem(document.problem)
    {
        setObjectName(QStringLiteral("compare"));
        setWindowTitle(Shell::tr("Compare two searches"));
        auto* const grid = new QGridLayout(this);
        grid->setSpacing(kSpace);
        for (std::size_t i = 0; i < 2; ++i)
            addSide(*grid, i, document);
        m_compare = new QPushButton(Shell::tr("&Compare"));
        m_compare->setDefault(true);
        grid->addWidget(m_compare, 0, 2);
        m_said = new QLabel(Shell::tr("Choose two strategies, or one with two seeds."));
        m_said->setWordWrap(true);
        grid->addWidget(m_said, 3, 0, 1, 3);
        grid->setRowStretch(1, 1);
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(1, 1);
        connect(m_compare, &QPushButton::clicked, this, [this] { compare(); });
        resize(1080, 680);
    }

private:
    struct Side
    {
        QComboBox* strategy = nullptr;
        QSpinBox* seed = nullptr;
        SearchTreeView* tree = nullptr;
        QLabel* figures = nullptr;
    };

    void addSide(QGridLayout& grid, std::size_t index, const Document& document)
    {
        Side& side = m_sides[index];
        side.strategy = new QComboBox;
        side.strategy->setAccessibleName(index == 0 ? Shell::tr("First strategy")
                                                    : Shell::tr("Second strategy"));
        for (const StrategyInfo& info : m_puzzle.info().strategies)
            side.strategy->addItem(translated(info.title));
        const auto chosen = static_cast<int>(document.strategy);
        side.strategy->setCurrentIndex(index == 0    ? chosen
                                       : chosen == 0 ? std::min(1, side.strategy->count() - 1)
                                                     : 0);
        side.seed = new QSpinBox;
        side.seed->setAccessibleName(Shell::tr("Random seed"));
        side.seed->setPrefix(Shell::tr("seed "));
        side.seed->setRange(0, 1'000'000);
        side.seed->setValue(1);
        side.tree = new SearchTreeView;
        side.figures = new QLabel;
        side.figures->setWordWrap(true);
        auto* const line = new QHBoxLayout;
        line->addWidget(side.strategy, 1);
        line->addWidget(side.seed);
        const int column = static_cast<int>(index);
        grid.addLayout(line, 0, column);
        grid.addWidget(side.tree, 1, column);
        grid.addWidget(side.figures, 2, column);
        connect(side.tree, &SearchTreeView::sought, this,
                [this, index](quint64 position) { goTo(index, position); });
    }

    void compare()
    {
        std::array<ComparedSearch, 2> searches;
        for (std::size_t i = 0; i < 2; ++i)
            searches[i] = {static_cast<std::size_t>(m_sides[i].strategy->currentIndex()),
                           {static_cast<std::uint64_t>(m_sides[i].seed->value())}};
        auto made = inBackground(
            [this, searches](const std::stop_token& token) {
                return compareSearches(m_puzzle, *m_problem, searches, {.nodes = kMostNodesShown},
                                       token);
            },
            Shell::tr("Comparing two searches…"), this);
        if (!made) {
            m_said->setText(errorText(made.error()));
            return;
        }
        m_comparison = *std::move(made);
        for (std::size_t i = 0; i < 2; ++i) {
            m_sides[i].tree->setTrace(m_comparison->sides[i].trace);
            m_sides[i].tree->fit();
            m_sides[i].figures->setText(figuresOf(m_comparison->sides[i]));
        }
        m_said->setText(
            Shell::tr("The first %1 events are the same. Click a node: the other tree shows the "
                      "one with the same values decided, if it has one.")
                .arg(grouped(m_comparison->commonEvents)));
    }

    static QString share(std::uint64_t part, std::uint64_t whole)
    {
        const double percent =
            whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
        return Shell::tr("%1 (%2 %)", "number, percentage")
            .arg(grouped(part), QLocale().toString(percent, 'f', 1));
    }

    static QString figuresOf(const ComparedSide& side)
    {
        const QString cut = side.isCut
                                ? Shell::tr("Only the beginning of this search is compared.") + '\n'
                                : QString();
        return cut + Shell::tr("nodes %1, failed %2, solved %3\nwith the same values as the other "
                               "%4, never opened by it %5\nrepeats earlier work %6, mirrors it %7")
                         .arg(grouped(side.nodes), share(side.failures, side.nodes),
                              grouped(side.solutions), share(side.shared, side.nodes),
                              share(side.nodes - side.shared, side.nodes),
                              share(side.repeated, side.nodes), share(side.mirrored, side.nodes));
    }

    void goTo(std::size_t index, quint64 position)
    {
        if (!m_comparison || position == 0)
            return;
        const Trace& trace = *m_comparison->sides[index].trace;
        const NodeId node = NodeWalk::at(trace, position).node();
        m_sides[index].tree->setCurrent(node);
        const auto& counterparts = m_comparison->counterparts[index];
        const NodeId other = node < counterparts.size() ? counterparts[node] : kRoot;
        m_sides[1 - index].tree->setCurrent(other);
        m_said->setText(node == kRoot || other != kRoot
                            ? Shell::tr("Both have decided the same values here.")
                            : Shell::tr("The other search never opened this node: it decided "
                                        "these values nowhere."));
    }

    const Puzzle& m_puzzle;
    ProblemPtr m_problem;
    std::array<Side, 2> m_sides;
    std::optional<Comparison> m_comparison;
    QPushButton* m_compare = nullptr;
    QLabel* m_said = nullptr;
};

} // namespace

void installCompare(Workbench& workbench, Shell& shell)
{
    QAction* const action = shell.addAction(Shell::tr("&Compare two searches…"), {});
    shell.menu(Shell::MenuId::Tools).addAction(action);
    QObject::connect(action, &QAction::triggered, &shell.frame(), [&workbench, &shell] {
        auto* const dialog = new CompareDialog(workbench.snapshot(), &shell.frame());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->show();
    });
}

} // namespace clew
