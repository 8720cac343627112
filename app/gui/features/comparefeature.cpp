#include "app/gui/features/comparefeature.h"

#include <QAction>
#include <QBuffer>
#include <QComboBox>
#include <QDialog>
#include <QGridLayout>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>
#include <array>
#include <functional>

#include "app/gui/errortext.h"
#include "app/gui/features/figurefeature.h"
#include "app/gui/shell.h"
#include "core/figures/caption.h"
#include "core/files/link.h"
#include "core/puzzle/settings.h"
#include "core/session/workbench.h"
#include "core/study/mergedtree.h"
#include "core/text/shellword.h"
#include "core/trace/cursor.h"
#include "widgets/background.h"
#include "widgets/fittingscreen.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr std::uint64_t kMostNodesShown = 300'000;

// One problem, searched twice: two trees side by side, or one that both are merged into. Whoever
// clicks a node of one search sees the node of the other that has the same values decided.
class CompareDialog : public QDialog
{
public:
    CompareDialog(Workbench& workbench, QWidget* parent)
        : CompareDialog(workbench, workbench.snapshot(), parent)
    {
    }

private:
    CompareDialog(Workbench& workbench, const Document& document, QWidget* parent)
        : QDialog(parent), m_workbench(workbench), m_puzzle(document.puzzle),
          m_problem(document.problem)
    {
        setObjectName(QStringLiteral("compare"));
        nameProblem();
        auto* const grid = new QGridLayout(this);
        grid->setSpacing(kSpace);
        auto* const beside = new QWidget;
        auto* const trees = new QHBoxLayout(beside);
        trees->setContentsMargins(0, kSpace, 0, 0);
        trees->setSpacing(kSpace);
        for (std::size_t i = 0; i < 2; ++i)
            addSide(*grid, *trees, i);
        offerStrategies(document);
        m_views->addTab(beside, Shell::tr("&Side by side"));
        m_views->addTab(makeMerged(), Shell::tr("&Merged"));
        m_views->setObjectName(QStringLiteral("views"));
        grid->addWidget(m_views, 1, 0, 1, 3);
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
        resize(fittingScreen(*this, {1080, 680}));
    }

    struct Side
    {
        QComboBox* strategy = nullptr;
        QSpinBox* seed = nullptr;
        SearchTreeView* tree = nullptr;
        QLabel* figures = nullptr;
    };

    /// Which board is compared, or will be.
    void nameProblem()
    {
        setWindowTitle(
            Shell::tr("Compare two searches — %1").arg(translated(m_puzzle->title(*m_problem))));
    }

    /// Those of the puzzle, beginning with the document's.
    void offerStrategies(const Document& document)
    {
        const auto chosen = static_cast<int>(document.strategy);
        for (std::size_t i = 0; i < 2; ++i) {
            QComboBox& strategy = *m_sides[i].strategy;
            strategy.clear();
            for (const StrategyInfo& info : m_puzzle->info().strategies)
                strategy.addItem(translated(info.title));
            strategy.setCurrentIndex(i == 0 ? chosen : otherThan(chosen));
        }
    }

    void addSide(QGridLayout& grid, QHBoxLayout& trees, std::size_t index)
    {
        Side& side = m_sides[index];
        side.strategy = new QComboBox; // long names are cut before a small screen is left
        side.strategy->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        side.strategy->setMinimumContentsLength(8);
        side.strategy->setAccessibleName(index == 0 ? Shell::tr("First strategy")
                                                    : Shell::tr("Second strategy"));
        side.seed = new QSpinBox;
        side.seed->setAccessibleName(Shell::tr("Random seed"));
        side.seed->setPrefix(Shell::tr("seed "));
        side.seed->setRange(0, 1'000'000);
        side.seed->setValue(1);
        side.tree = new SearchTreeView;
        side.tree->setEmptyText(Shell::tr("The search tree appears here: press Compare"));
        side.figures = new QLabel;
        side.figures->setWordWrap(true);
        auto* const line = new QHBoxLayout;
        line->addWidget(side.strategy, 1);
        line->addWidget(side.seed);
        const int column = static_cast<int>(index);
        grid.addLayout(line, 0, column);
        side.tree->setDescriber([this, index](NodeId node) {
            return m_comparison ? nameOf(*m_comparison->sides[index].trace, node) : QString();
        });
        side.tree->setLabeller([this, index](NodeId node) {
            return m_comparison ? labelOf(*m_comparison->sides[index].trace, node) : QString();
        });
        addExport(*side.tree, [this, index] { return exportSide(index); });
        trees.addWidget(side.tree, 1);
        grid.addWidget(side.figures, 2, column);
        connect(side.tree, &SearchTreeView::sought, this,
                [this, index](quint64 position) { goTo(index, position); });
    }

    /// One whose tree has something in common with that of the strategy, and something not.
    [[nodiscard]] int otherThan(int chosen) const
    {
        const auto found = inBackground([&] {
            return comparableWith(static_cast<std::size_t>(chosen), *m_puzzle, *m_problem);
        });
        if (found && *found)
            return static_cast<int>(**found);
        const auto count = static_cast<int>(m_puzzle->info().strategies.size());
        return chosen == 0 ? std::min(1, count - 1) : 0;
    }

    QWidget* makeMerged()
    {
        auto* const page = new QWidget;
        auto* const layout = new QVBoxLayout(page);
        layout->setContentsMargins(0, kSpace, 0, 0);
        m_legend->setWordWrap(true);
        m_legend->setTextFormat(Qt::RichText);
        m_legend->setObjectName(QStringLiteral("legend"));
        m_mergedView->setObjectName(QStringLiteral("merged"));
        m_mergedView->setEmptyText(
            Shell::tr("The tree of both searches appears here: press Compare"));
        m_mergedView->setAccessibleName(Shell::tr("Merged search tree"));
        m_mergedView->setDescriber(
            [this](NodeId node) { return m_merged ? nameOf(*m_merged->trace, node) : QString(); });
        m_mergedView->setLabeller(
            [this](NodeId node) { return m_merged ? labelOf(*m_merged->trace, node) : QString(); });
        addExport(*m_mergedView, [this] { return exportMerged(); });
        layout->addWidget(m_mergedView, 1);
        layout->addWidget(m_legend);
        connect(m_mergedView, &SearchTreeView::sought, this, &CompareDialog::goToMerged);
        return page;
    }

    // ---- figures

    void addExport(SearchTreeView& view, const std::function<QString()>& exporting)
    {
        auto* const action = new QAction(Shell::tr("Export fi&gure…"), &view);
        view.addAction(action);
        view.setContextMenuPolicy(Qt::ActionsContextMenu);
        connect(action, &QAction::triggered, this, [this, exporting] {
            if (!m_comparison)
                return m_said->setText(Shell::tr("Nothing has been compared yet. Press Compare."));
            if (const QString failed = exporting(); !failed.isEmpty())
                m_said->setText(failed);
        });
    }

    [[nodiscard]] FiguredSearch figured(std::shared_ptr<const Trace> trace) const
    {
        FiguredSearch search{m_puzzle, m_problem, std::move(trace)};
        search.events = search.at = search.trace->size();
        search.translate = [](Phrase phrase) { return translated(phrase).toStdString(); };
        return search;
    }

    [[nodiscard]] std::string link(std::size_t index, std::uint64_t events) const
    {
        const ComparedSearch& searched = m_searches.at(index);
        return shellWord(
            writeLink({m_puzzle, m_problem, searched.strategy, searched.options, events}));
    }

    QString exportSide(std::size_t index)
    {
        FiguredSearch search = figured(m_comparison->sides[index].trace);
        const SearchFigure figure =
            m_sides[index].tree->isIcicle() ? SearchFigure::Icicle : SearchFigure::Tree;
        const StrategyInfo& strategy = m_puzzle->info().strategies[m_searches.at(index).strategy];
        search.strategy = translated(strategy.title).toStdString();
        const ComparedSide& side = m_comparison->sides[index];
        search.ending = figureEnding(search.events, search.events,
                                     search.events + (side.isCut ? 1 : 0), side.outcome, false);
        search.command = std::string("clew figure ") +
                         (figure == SearchFigure::Tree ? "tree" : "icicle") + " --trace " +
                         link(index, search.events);
        return exportSearchFigure(search, figure, proposed(strategy.id + "-tree"), *this);
    }

    QString exportMerged()
    {
        FiguredSearch search = figured(m_merged->trace);
        search.merger.tree = &*m_merged;
        search.merger.sides = &m_comparison->sides;
        search.merger.strategies =
            mergedNames(*m_puzzle, m_searches, *m_comparison, search.translate);
        search.command = mergedCommand();
        return exportSearchFigure(search, SearchFigure::Tree, proposed("merged"), *this);
    }

    // In the order in which the command writes it.
    [[nodiscard]] std::string mergedCommand() const
    {
        const auto& strategies = m_puzzle->info().strategies;
        const auto draws = [&](std::size_t side) {
            const ComparedSearch& search = m_searches.at(side);
            return m_puzzle->draws(*m_problem, search.strategy, search.options.settings);
        };
        const std::uint64_t seed = m_searches[0].options.seed;
        const std::uint64_t other = m_searches[1].options.seed;
        const bool hasOther = draws(1) && other != seed;
        std::string text = "clew figure merged --trace " + link(0, 0);
        if (seed != 1 && (draws(0) || (draws(1) && !hasOther))) // otherwise refused
            text += " --seed " + std::to_string(seed);
        text += " --nodes " + std::to_string(kMostNodesShown) + " --strategies " +
                strategies[m_searches[0].strategy].id + ',' + strategies[m_searches[1].strategy].id;
        if (hasOther)
            text += " --other-seed " + std::to_string(other);
        return text;
    }

    [[nodiscard]] QString proposed(const std::string& name) const
    {
        return QString::fromStdString(m_puzzle->info().id + '-' + name) + QStringLiteral(".svg");
    }

    /// What was decided to open the node.
    [[nodiscard]] QString nameOf(const Trace& trace, NodeId node) const
    {
        if (node == kRoot || node >= trace.nodeCount())
            return {};
        const Event event = trace.event(trace.node(node).event);
        return translated(m_puzzle->eventName(*m_problem, event));
    }
    [[nodiscard]] QString labelOf(const Trace& trace, NodeId node) const
    {
        if (node == kRoot || node >= trace.nodeCount())
            return {};
        const Event event = trace.event(trace.node(node).event);
        return translated(m_puzzle->branchName(*m_problem, event));
    }

    struct Compared
    {
        Comparison comparison;
        MergedTree merged;
    };

    [[nodiscard]] Result<Compared> compared(const Document& document,
                                            const std::array<ComparedSearch, 2>& searches,
                                            const std::stop_token& token) const
    {
        auto comparison = compareSearches(*document.puzzle, *document.problem, searches,
                                          {.nodes = kMostNodesShown}, token);
        if (!comparison)
            return tl::make_unexpected(comparison.error());
        auto merged = mergedTree(*comparison, token);
        if (!merged)
            return tl::make_unexpected(merged.error());
        return Compared{*std::move(comparison), *std::move(merged)};
    }

    void compare()
    {
        const Document present = m_workbench.snapshot();
        if (present.puzzle->info().id != m_puzzle->info().id)
            return takePuzzle(present);
        const bool isChanged = present.problem != m_problem;
        std::array<ComparedSearch, 2> searches;
        for (std::size_t i = 0; i < 2; ++i)
            searches[i] = {static_cast<std::size_t>(m_sides[i].strategy->currentIndex()),
                           {static_cast<std::uint64_t>(m_sides[i].seed->value())}};
        auto made = inBackground(
            [this, &present, searches](const std::stop_token& token) {
                return compared(present, searches, token);
            },
            Shell::tr("Comparing two searches…"), this);
        if (!made) {
            m_said->setText(errorText(made.error()));
            return;
        }
        m_puzzle = present.puzzle;
        m_problem = present.problem;
        nameProblem();
        m_searches = searches;
        m_comparison = std::move(made->comparison);
        m_merged = std::move(made->merged);
        for (std::size_t i = 0; i < 2; ++i) {
            m_sides[i].tree->setTrace(m_comparison->sides[i].trace);
            m_sides[i].tree->fit();
            m_sides[i].figures->setText(figuresOf(m_comparison->sides[i]));
        }
        showMerged();
        m_said->setText(
            (isChanged ? Shell::tr("The board was changed: the present one is compared.") + u' '
                       : QString()) +
            partingText());
    }

    /// How far both are the same, and what each does then.
    [[nodiscard]] QString partingText() const
    {
        const std::uint64_t common = m_comparison->commonEvents;
        const auto& sides = m_comparison->sides;
        const bool areSame = std::ranges::all_of(
            sides, [&](const ComparedSide& side) { return common >= side.trace->size(); });
        if (areSame && (sides[0].isCut || sides[1].isCut))
            return Shell::tr("As far as they are compared, both searches are the same (events: "
                             "%1).")
                .arg(grouped(common));
        if (areSame)
            return Shell::tr("Both searches are the same to their end (events: %1).")
                .arg(grouped(common));
        const QString same = withCount(common, [](int n) {
            return Shell::tr("The first %Ln event(s) are the same. Click a node: the other tree "
                             "shows the one with the same values decided, if it has one.",
                             nullptr, n);
        });
        return same + u'\n' + Shell::tr("Then the first search: %1").arg(happensThen(sides[0])) +
               u'\n' + Shell::tr("Then the second search: %1").arg(happensThen(sides[1]));
    }

    [[nodiscard]] QString happensThen(const ComparedSide& side) const
    {
        const std::uint64_t common = m_comparison->commonEvents;
        if (common >= side.trace->size())
            return side.isCut ? Shell::tr("Only the beginning of this search is compared.")
                              : Shell::tr("It is at its end.");
        Cursor cursor(side.trace, m_puzzle->dimensions(*m_problem));
        cursor.seek(common);
        return translatedStanding(
            m_puzzle->explain(*m_problem, cursor.state(), side.trace->event(common)));
    }

    /// The main window shows another puzzle, which has other strategies.
    void takePuzzle(const Document& present)
    {
        m_comparison.reset();
        m_merged.reset();
        m_puzzle = present.puzzle;
        m_problem = present.problem;
        for (Side& side : m_sides) {
            side.tree->setTrace(nullptr);
            side.figures->clear();
        }
        m_mergedView->setTrace(nullptr);
        m_legend->clear();
        offerStrategies(present);
        nameProblem();
        m_said->setText(Shell::tr("Another puzzle is shown now. Choose two of its strategies, and "
                                  "press Compare."));
    }

    // How what only one search opened is shaded, for the legend: drawn, since the signs of fonts
    // are too small to show it.
    [[nodiscard]] QString sample(std::size_t search) const
    {
        const int side = m_legend->fontMetrics().ascent();
        QImage image(2 * side, side, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        {
            QPainter painter(&image);
            const QRectF box(image.rect());
            SearchTreeView::paintShare(painter, box, search, 1);
            painter.setPen(SearchTreeView::colourOfOnly(search));
            painter.drawRect(box.adjusted(0, 0, -1, -1));
        }
        QByteArray bytes;
        QBuffer buffer(&bytes);
        image.save(&buffer, "PNG");
        return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(bytes.toBase64());
    }

    void showMerged()
    {
        m_mergedView->setTrace(m_merged->trace);
        m_mergedView->setShares([this](NodeId first, NodeId end) {
            const double count = end - first;
            return TreeShares{m_merged->onlyIn(0, first, end) / count,
                              m_merged->onlyIn(1, first, end) / count};
        });
        m_mergedView->fit();
        const auto onlyIn = [&](std::size_t index) {
            const QString only = withCount(m_merged->only(index), [&](int n) {
                return index == 0 ? Shell::tr("only the first: %Ln node(s)", nullptr, n)
                                  : Shell::tr("only the second: %Ln node(s)", nullptr, n);
            });
            return QStringLiteral("<img src='%1'> %2").arg(sample(index), only);
        };
        const QString both = withCount(m_merged->inBoth(), [](int n) {
            return Shell::tr("Both opened, unshaded: the root and %Ln node(s)", nullptr, n);
        });
        m_legend->setText(QStringLiteral("%1 &nbsp; %2 &nbsp; %3").arg(both, onlyIn(0), onlyIn(1)));
    }

    static QString share(std::uint64_t part, std::uint64_t whole)
    {
        const double percent =
            whole == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(whole);
        QString text = Shell::tr("%1 (%2 %)", "number, percentage")
                           .arg(grouped(part), QLocale().toString(percent, 'f', 1));
        return text.replace(QLatin1Char(' '), QChar::Nbsp); // on one line
    }

    static QString figuresOf(const ComparedSide& side)
    {
        const QString cut = side.isCut
                                ? Shell::tr("Only the beginning of this search is compared.") + '\n'
                                : QString();
        return cut + Shell::tr("nodes %1, failed %2, solved %3\nin both searches %4, only in this "
                               "one %5\nrepeated work %6, mirrored %7")
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
        stand(index, NodeWalk::at(trace, position).node());
    }

    /// At a node of one search, and wherever both are shown.
    void stand(std::size_t index, NodeId node)
    {
        m_sides[index].tree->setCurrent(node);
        const auto& counterparts = m_comparison->counterparts[index];
        const NodeId other = node < counterparts.size() ? counterparts[node] : kRoot;
        m_sides[1 - index].tree->setCurrent(other);
        const NodeId here = m_merged->nodeOf[index][node];
        const NodeId there = m_merged->nodeOf[1 - index][other];
        m_mergedView->setCurrent(here);
        m_mergedView->setTwin(there == here ? kRoot : there);
        m_said->setText(node == kRoot || other != kRoot
                            ? Shell::tr("Both have decided the same values here.")
                            : Shell::tr("The other search never opened this node: it decided "
                                        "these values nowhere."));
    }

    /// A node of the merged tree is one of a search that opened it.
    void goToMerged(quint64 position)
    {
        if (!m_merged || position == 0)
            return;
        const NodeId node = NodeWalk::at(*m_merged->trace, position).node();
        const auto& origin = m_merged->origins[node];
        const std::size_t index = origin[0] != kRoot ? 0 : 1;
        stand(index, origin[index]);
    }

    Workbench& m_workbench;
    const Puzzle* m_puzzle;
    ProblemPtr m_problem; ///< of the comparison, once there is one
    std::array<Side, 2> m_sides;
    std::array<ComparedSearch, 2> m_searches; ///< of the comparison
    QTabWidget* m_views = new QTabWidget;
    SearchTreeView* m_mergedView = new SearchTreeView;
    QLabel* m_legend = new QLabel;
    std::optional<MergedTree> m_merged; ///< of the comparison
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
        auto* const dialog = new CompareDialog(workbench, &shell.frame());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        shell.addWindow(*dialog);
        dialog->show();
    });
}

} // namespace clew
