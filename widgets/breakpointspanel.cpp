#include "widgets/breakpointspanel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

using Kind = Breakpoint::Kind;

// More are no menu; the place is then offered as a whole.
constexpr std::uint32_t kMostValues = 36;
constexpr int kMostNumber = 1'000'000;

bool isOnBoard(const Dimensions& dimensions, Place place)
{
    return (place.variable == kAnyVariable || place.variable < dimensions.variables) &&
           (place.value == kNoValue || place.value < dimensions.values);
}

} // namespace

QString breakpointText(const Puzzle& puzzle, const Problem& problem, const Breakpoint& breakpoint)
{
    const auto number = grouped(breakpoint.number);
    const bool isOn = isOnBoard(puzzle.dimensions(problem), breakpoint.place);
    const QString place = isOn ? translated(puzzle.placeName(problem, breakpoint.place))
                               : BreakpointsPanel::tr("a place that is not on this board");
    switch (breakpoint.kind) {
    case Kind::SolutionFound:
        return BreakpointsPanel::tr("A solution");
    case Kind::Contradiction:
        return BreakpointsPanel::tr("A contradiction");
    case Kind::Backtrack:
        return BreakpointsPanel::tr("Backtrack over more than %1 levels").arg(number);
    case Kind::DepthBelow:
        return BreakpointsPanel::tr("Deeper than level %1").arg(number);
    case Kind::DepthAbove:
        return BreakpointsPanel::tr("Back above level %1").arg(number);
    case Kind::Visits:
        return BreakpointsPanel::tr("%1: visit number %2", "place, count").arg(place, number);
    case Kind::Placed:
        return BreakpointsPanel::tr("%1 is set", "a cell gets a value, or this value").arg(place);
    case Kind::Struck:
        return BreakpointsPanel::tr("%1 is struck", "a candidate is removed").arg(place);
    case Kind::RuleUsed: {
        const QString rule = translated(puzzle.ruleName(problem, breakpoint.rule));
        return BreakpointsPanel::tr("Rule: %1").arg(rule);
    }
    }
    return {};
}

BreakpointsPanel::BreakpointsPanel(QWidget* parent)
    : QWidget(parent), m_list(new QListWidget), m_empty(new QLabel),
      m_add(new QPushButton(tr("&Add"))), m_runTo(new QPushButton(tr("R&un to"))),
      m_remove(new QPushButton(tr("Re&move")))
{
    m_empty->setText(tr("Playing stops at breakpoints. Add one here, or select a place on the "
                        "board (Ctrl+click, or the right button while watching) and press F9."));
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "faint");
    m_list->setObjectName(QStringLiteral("breakpoints"));
    m_list->setAccessibleName(tr("Breakpoints"));
    m_list->setWordWrap(true);
    m_list->setFrameShape(QFrame::NoFrame);
    auto* const addMenu = new QMenu(m_add);
    auto* const runMenu = new QMenu(m_runTo);
    m_add->setMenu(addMenu);
    m_add->setToolTip(tr("Playing stops whenever this happens"));
    m_runTo->setMenu(runMenu);
    m_runTo->setToolTip(tr("Runs at full speed until this happens"));
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(kSpace);
    buttons->addWidget(m_add);
    buttons->addWidget(m_runTo);
    buttons->addStretch(1);
    buttons->addWidget(m_remove);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace);
    layout->addLayout(buttons);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);

    connect(addMenu, &QMenu::aboutToShow, this, [this, addMenu] {
        addMenu->clear();
        fillMenu(*addMenu, [this](const Breakpoint& breakpoint) { add(breakpoint); });
    });
    connect(runMenu, &QMenu::aboutToShow, this, [this, runMenu] {
        runMenu->clear();
        fillMenu(*runMenu, [this](const Breakpoint& breakpoint) { emit runToChosen(breakpoint); });
    });
    auto* const remove = new QAction(tr("Remove breakpoint"), this);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    addActions({remove});
    connect(remove, &QAction::triggered, this, &BreakpointsPanel::removeCurrent);
    connect(m_remove, &QPushButton::clicked, this, &BreakpointsPanel::removeCurrent);
    connect(m_list, &QListWidget::itemChanged, this, &BreakpointsPanel::takeChecks);
    connect(m_list, &QListWidget::currentRowChanged, m_remove,
            [this](int row) { m_remove->setEnabled(row >= 0); });
    refill();
}

void BreakpointsPanel::setProblem(const Puzzle& puzzle, ProblemPtr problem)
{
    if (&puzzle == m_puzzle && problem == m_problem)
        return;
    if (&puzzle != m_puzzle)
        m_breakpoints.clear(); // they speak of places and rules of the other one
    m_puzzle = &puzzle;
    m_problem = std::move(problem);
    m_place.reset();
    refill();
}

void BreakpointsPanel::setBreakpoints(Breakpoints breakpoints)
{
    if (breakpoints == m_breakpoints)
        return;
    m_breakpoints = std::move(breakpoints);
    refill();
}

void BreakpointsPanel::add(const Breakpoint& breakpoint)
{
    if (std::ranges::find(m_breakpoints, breakpoint) != m_breakpoints.end())
        return;
    m_breakpoints.push_back(breakpoint);
    refill();
    m_list->setCurrentRow(m_list->count() - 1);
    emit edited(m_breakpoints);
}

void BreakpointsPanel::removeCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    m_breakpoints.erase(m_breakpoints.begin() + row);
    refill();
    m_list->setCurrentRow(std::min(row, m_list->count() - 1));
    emit edited(m_breakpoints);
}

void BreakpointsPanel::toggleAtPlace()
{
    if (!m_place)
        return;
    Breakpoint breakpoint;
    breakpoint.kind = Kind::Placed;
    breakpoint.place = *m_place;
    const auto isSame = [&](const Breakpoint& other) {
        return other.kind == breakpoint.kind && other.place == breakpoint.place;
    };
    const auto found = std::ranges::find_if(m_breakpoints, isSame);
    if (found == m_breakpoints.end()) {
        add(breakpoint);
        return;
    }
    m_list->setCurrentRow(static_cast<int>(found - m_breakpoints.begin()));
    removeCurrent();
}

void BreakpointsPanel::takeChecks(QListWidgetItem* item)
{
    const bool enabled = item->checkState() == Qt::Checked;
    Breakpoint& breakpoint = m_breakpoints[static_cast<std::size_t>(m_list->row(item))];
    if (breakpoint.enabled == enabled)
        return;
    breakpoint.enabled = enabled;
    emit edited(m_breakpoints);
}

void BreakpointsPanel::refill()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    for (const Breakpoint& breakpoint : m_breakpoints) {
        auto* const item =
            new QListWidgetItem(breakpointText(*m_puzzle, *m_problem, breakpoint), m_list);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(breakpoint.enabled ? Qt::Checked : Qt::Unchecked);
    }
    m_empty->setVisible(m_breakpoints.empty());
    m_list->setVisible(!m_breakpoints.empty());
    m_remove->setEnabled(m_list->currentRow() >= 0);
}

// ---- the menu of conditions

void BreakpointsPanel::addAction(QMenu& menu, const QString& text, const Breakpoint& breakpoint,
                                 const Take& take)
{
    connect(menu.addAction(text), &QAction::triggered, this,
            [breakpoint, take] { take(breakpoint); });
}

void BreakpointsPanel::addNumbered(QMenu& menu, const QString& text, const QString& question,
                                   Breakpoint breakpoint, const Take& take)
{
    const auto ask = [this, question, breakpoint, take]() mutable {
        bool taken = false;
        const ProblemPtr problem = m_problem;
        const int least = breakpoint.kind == Kind::DepthBelow ? 0 : 1;
        const int number = QInputDialog::getInt(this, tr("Breakpoint"), question,
                                                static_cast<int>(breakpoint.number), least,
                                                kMostNumber, 1, &taken);
        if (!taken || problem != m_problem)
            return;
        breakpoint.number = static_cast<std::uint32_t>(number);
        take(breakpoint);
    };
    connect(menu.addAction(text), &QAction::triggered, this, ask);
}

void BreakpointsPanel::fillMenu(QMenu& menu, const Take& take)
{
    const auto kind = [](Kind of, std::uint32_t number = 1) {
        Breakpoint breakpoint;
        breakpoint.kind = of;
        breakpoint.number = number;
        return breakpoint;
    };
    addAction(menu, tr("A &solution"), kind(Kind::SolutionFound), take);
    addAction(menu, tr("A &contradiction"), kind(Kind::Contradiction), take);
    addNumbered(menu, tr("&Backtrack over many levels…"), tr("Backtrack over more levels than"),
                kind(Kind::Backtrack, 3), take);
    addNumbered(menu, tr("&Deeper than a level…"), tr("Deeper than level"),
                kind(Kind::DepthBelow, 5), take);
    addNumbered(menu, tr("Back &above a level…"), tr("Back above level"), kind(Kind::DepthAbove, 5),
                take);
    QMenu* const rules = menu.addMenu(tr("A &rule is used"));
    for (const RuleInfo& rule : m_puzzle->rulesOf(*m_problem)) {
        Breakpoint breakpoint = kind(Kind::RuleUsed);
        breakpoint.rule = rule.rule;
        addAction(*rules, translated(rule.name), breakpoint, take);
    }
    menu.addSeparator();
    if (m_place)
        fillPlaceMenu(menu, take);
    else
        menu.addAction(tr("Select a place on the board for more"))->setEnabled(false);
}

void BreakpointsPanel::fillPlaceMenu(QMenu& menu, const Take& take)
{
    if (!m_place)
        return;
    const QString name = translated(m_puzzle->placeName(*m_problem, *m_place));
    Breakpoint breakpoint;
    breakpoint.place = *m_place;
    breakpoint.kind = Kind::Placed;
    addAction(menu, tr("%1 is &set", "a cell gets a value, or this value").arg(name), breakpoint,
              take);
    if (m_place->value == kNoValue) {
        addValues(menu, tr("%1 &becomes", "followed by a list of values").arg(name), Kind::Placed,
                  take);
        addValues(menu, tr("%1 &loses", "followed by a list of candidates").arg(name), Kind::Struck,
                  take);
    } else {
        breakpoint.kind = Kind::Struck;
        addAction(menu, tr("%1 is s&truck", "a candidate is removed").arg(name), breakpoint, take);
    }
    breakpoint.kind = Kind::Visits;
    breakpoint.number = 2;
    addNumbered(menu, tr("%1: the &n-th visit…", "place").arg(name), tr("Number of the visit"),
                breakpoint, take);
}

void BreakpointsPanel::addValues(QMenu& menu, const QString& title, Kind kind, const Take& take)
{
    const std::uint32_t values = m_puzzle->dimensions(*m_problem).values;
    if (values > kMostValues)
        return;
    QMenu* const list = menu.addMenu(title);
    for (Value value = 0; value < values; ++value) {
        Breakpoint breakpoint;
        breakpoint.kind = kind;
        breakpoint.place = {m_place->variable, value};
        addAction(*list, translated(m_puzzle->placeName(*m_problem, breakpoint.place)), breakpoint,
                  take);
    }
}

} // namespace clew
