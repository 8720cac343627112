#include "widgets/solutionspanel.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr quint64 kMostConditions = 5000; ///< offered to choose from
constexpr std::size_t kMostInMenu = 64;   ///< on one place

} // namespace

SolutionsPanel::SolutionsPanel(QWidget* parent)
    : QWidget(parent), m_heading(new QLabel), m_showAll(new QToolButton),
      m_previous(new QToolButton), m_next(new QToolButton), m_tools(new QWidget),
      m_classes(new QToolButton), m_export(new QToolButton), m_condition(new QComboBox),
      m_pick(new QToolButton), m_members(new QToolButton), m_note(new QLabel), m_empty(new QLabel),
      m_gallery(new SolutionsGallery)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpace / 2);
    layout->addLayout(makeHeading());
    buildTools();
    layout->addWidget(m_tools);
    setByHand(false);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "faint");
    m_empty->setAlignment(Qt::AlignTop);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_gallery, 1);
    listenToGallery();
    updateHeading();
}

QLayout* SolutionsPanel::makeHeading()
{
    auto* const line = new QHBoxLayout;
    m_heading->setObjectName(QStringLiteral("solutionsHeading"));
    m_heading->setProperty("role", "heading");
    line->addWidget(m_heading, 1);
    m_showAll->setObjectName(QStringLiteral("showAll"));
    m_showAll->setText(tr("Show all"));
    m_showAll->setToolTip(tr("Also show the solutions that the search has found beyond the "
                             "playhead"));
    m_showAll->setCheckable(true);
    line->addWidget(m_showAll);
    m_previous->setIcon(theme::icon(QStringLiteral("back")));
    m_previous->setToolTip(tr("Previous solution (Shift+N)"));
    m_next->setIcon(theme::icon(QStringLiteral("forward")));
    m_next->setToolTip(tr("Next solution (N)"));
    for (QToolButton* const button : {m_previous, m_next})
        button->setAccessibleName(button->toolTip());
    line->addWidget(m_previous);
    line->addWidget(m_next);
    connect(m_showAll, &QToolButton::toggled, this, &SolutionsPanel::applyLimit);
    connect(m_previous, &QToolButton::clicked, this, &SolutionsPanel::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &SolutionsPanel::nextWanted);
    return line;
}

void SolutionsPanel::buildTools()
{
    auto* const toolLayout = new QVBoxLayout(m_tools);
    toolLayout->setContentsMargins(0, 0, 0, 0);
    toolLayout->setSpacing(kSpace / 2);
    auto* const tools = new QHBoxLayout;
    m_classes->setObjectName(QStringLiteral("classes"));
    m_classes->setText(tr("Classes"));
    m_classes->setCheckable(true);
    m_classes->setToolTip(tr("One solution of each class of symmetrical ones, with the size of the "
                             "class. A double click shows the whole class."));
    m_export->setObjectName(QStringLiteral("export"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write the solutions shown here to a file"));
    m_members->setObjectName(QStringLiteral("members"));
    m_members->setToolTip(tr("Show all solutions again"));
    m_members->setIcon(theme::icon(QStringLiteral("close")));
    m_members->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    tools->addWidget(m_classes);
    tools->addWidget(m_members);
    tools->addStretch(1);
    tools->addWidget(m_export);
    toolLayout->addLayout(tools);
    toolLayout->addLayout(makeCondition());
    m_note->setWordWrap(true);
    m_note->setProperty("role", "faint");
    toolLayout->addWidget(m_note);
    connect(m_classes, &QToolButton::clicked, this, [this](bool on) {
        SolutionList::Query query = m_gallery->list().query();
        query.onePerClass = on;
        query.classOf.reset();
        m_gallery->list().setQuery(query);
    });
    connect(m_members, &QToolButton::clicked, this, [this] {
        SolutionList::Query query = m_gallery->list().query();
        query.classOf.reset();
        m_gallery->list().setQuery(query);
    });
    connect(m_export, &QToolButton::clicked, this, &SolutionsPanel::exportWanted);
}

QLayout* SolutionsPanel::makeCondition()
{
    m_condition->setObjectName(QStringLiteral("condition"));
    m_condition->setAccessibleName(tr("Only solutions with"));
    m_condition->setToolTip(
        tr("Show only the solutions in which a place has a value: type or choose one"));
    m_condition->setEditable(true);
    m_condition->setInsertPolicy(QComboBox::NoInsert);
    m_condition->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_condition->lineEdit()->setPlaceholderText(
        tr("Only with…", "solutions with a value somewhere"));
    m_condition->lineEdit()->setClearButtonEnabled(true);
    m_condition->completer()->setFilterMode(Qt::MatchContains);
    m_condition->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_pick->setObjectName(QStringLiteral("pickCondition"));
    m_pick->setIcon(theme::icon(QStringLiteral("pick")));
    m_pick->setCheckable(true);
    m_pick->setAccessibleName(tr("Choose the place on the board"));
    m_pick->setToolTip(
        tr("Show only the solutions in which a place has a value: click the place on the "
           "board"));
    auto* const conditionLine = new QHBoxLayout;
    conditionLine->setSpacing(kSpace / 2);
    conditionLine->addWidget(m_condition, 1);
    conditionLine->addWidget(m_pick);
    connect(m_pick, &QToolButton::toggled, this, &SolutionsPanel::updateTools);
    connect(m_condition, &QComboBox::activated, this, &SolutionsPanel::applyCondition);
    connect(m_condition->lineEdit(), &QLineEdit::editingFinished, this,
            &SolutionsPanel::applyCondition);
    connect(m_condition->lineEdit(), &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            applyCondition();
    });
    return conditionLine;
}

void SolutionsPanel::listenToGallery()
{
    connect(m_gallery, &SolutionsGallery::chosen, this, [this](quint64 index) {
        updateHeading();
        emit chosen(index);
        m_gallery->compareWithMarked(index);
    });
    connect(m_gallery, &SolutionsGallery::opened, this, [this](quint64 index) {
        if (m_gallery->list().query().onePerClass)
            m_gallery->list().setQuery({.classOf = index});
    });
    connect(&m_gallery->list(), &SolutionList::changed, this, &SolutionsPanel::updateTools);
}

void SolutionsPanel::setByHand(bool byHand)
{
    m_empty->setText(byHand ? tr("Your solution appears here when the board is done.")
                            : tr("Solutions appear here as the playhead reaches them. Press Space "
                                 "to play, or N to run to the next one."));
}

void SolutionsPanel::setTrace(const Puzzle* puzzle, ProblemPtr problem,
                              std::shared_ptr<const Trace> trace)
{
    endPicking();
    m_complete = false;
    m_passed = 0;
    m_reached = 0;
    m_showAll->setChecked(false);
    m_gallery->list().setLimit(0);
    m_puzzle = puzzle;
    m_problem = problem;
    m_conditions.clear();
    m_gallery->setTrace(puzzle, std::move(problem), std::move(trace));
    updateHeading();
}

// Every value of every place by name, as long as a person could want to look through them.
void SolutionsPanel::fillConditions()
{
    const QSignalBlocker blocker(m_condition);
    const QSignalBlocker editBlocker(m_condition->lineEdit());
    m_condition->clear();
    const Dimensions dimensions = m_puzzle->dimensions(*m_problem);
    m_classes->setVisible(m_puzzle->info().symmetric);
    const bool tooMany = quint64{dimensions.variables} * dimensions.values > kMostConditions;
    m_condition->setVisible(!tooMany);
    m_pick->setVisible(!tooMany);
    if (tooMany)
        return;
    QStringList names;
    for (Variable variable = 0; variable < dimensions.variables; ++variable)
        for (Value value = 0; value < dimensions.values; ++value) {
            m_conditions.push_back({variable, value});
            names.append(conditionName(m_conditions.back()));
        }
    m_condition->addItems(names);
    m_condition->setCurrentIndex(-1);
}

// Where the name of a value does not say whose it is (a knight's square), its variable is named,
// too.
QString SolutionsPanel::conditionName(Place condition) const
{
    QString name = translated(m_puzzle->placeName(*m_problem, condition));
    const Variable other = condition.variable == 0 ? 1 : 0;
    const bool isAmbiguous =
        other < m_puzzle->dimensions(*m_problem).variables &&
        translated(m_puzzle->placeName(*m_problem, {other, condition.value})) == name;
    if (!isAmbiguous)
        return name;
    return tr("%1: %2", "a variable, its value")
        .arg(translated(m_puzzle->placeName(*m_problem, {condition.variable, kNoValue})), name);
}

std::vector<Place> SolutionsPanel::conditionsAt(Place place) const
{
    std::vector<Place> found;
    for (const Place condition : m_conditions)
        if ((place.variable == kAnyVariable || place.variable == condition.variable) &&
            (place.value == kNoValue || place.value == condition.value))
            found.push_back(condition);
    if (found.size() > kMostInMenu)
        found.clear();
    return found;
}

void SolutionsPanel::fillMenu(QMenu& menu, Place place)
{
    for (const Place condition : conditionsAt(place))
        connect(menu.addAction(conditionName(condition)), &QAction::triggered, this,
                [this, condition] { setCondition(condition); });
}

void SolutionsPanel::setCondition(Place condition)
{
    const auto found = std::ranges::find(m_conditions, condition);
    if (found == m_conditions.end())
        return;
    m_condition->setCurrentIndex(static_cast<int>(found - m_conditions.begin()));
    applyCondition();
}

bool SolutionsPanel::isPicking() const
{
    return m_pick->isChecked();
}

void SolutionsPanel::endPicking()
{
    m_pick->setChecked(false);
}

void SolutionsPanel::applyCondition()
{
    const int index =
        m_condition->findText(m_condition->currentText().simplified(), Qt::MatchFixedString);
    SolutionList::Query query = m_gallery->list().query();
    query.condition.reset();
    if (index >= 0)
        query.condition = m_conditions[static_cast<std::size_t>(index)];
    m_gallery->list().setQuery(query);
    updateTools();
}

void SolutionsPanel::updateTools()
{
    const SolutionList& list = m_gallery->list();
    const SolutionList::Query& query = list.query();
    m_classes->setChecked(query.onePerClass);
    m_members->setVisible(query.classOf.has_value());
    if (query.classOf)
        m_members->setText(
            tr("Class of %1", "number of a solution").arg(grouped(*query.classOf + 1)));
    const bool unknown = !m_condition->currentText().isEmpty() && !query.condition;
    QString note;
    if (unknown)
        note = tr("No place has that name. Choose one from the list.");
    else if (!query.isAll())
        note = query.onePerClass
                   ? withCount(list.size(), [](int n) { return tr("%Ln class(es)", nullptr, n); })
                   : withCount(list.size(),
                               [](int n) { return tr("%Ln solution(s) of these", nullptr, n); });
    if (list.isCut())
        note = tr("%1: there are more than are listed.").arg(note);
    else if (!list.isSettled())
        note = tr("%1 so far…").arg(note);
    if (isPicking())
        note = tr("Click the place on the board.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    updateHeading();
}

void SolutionsPanel::refresh()
{
    m_gallery->refresh();
    updateHeading();
}

void SolutionsPanel::setComplete(bool complete)
{
    m_complete = complete;
    updateHeading();
}

void SolutionsPanel::setPassed(quint64 solutions, bool mayShow)
{
    m_passed = solutions;
    m_reached = std::max(m_reached, solutions);
    m_mayShow = mayShow;
    applyLimit();
}

void SolutionsPanel::applyLimit()
{
    const quint64 limit = !m_mayShow ? m_passed : m_showAll->isChecked() ? kUnlimited : m_reached;
    if (limit != m_gallery->list().limit()) {
        m_gallery->list().setLimit(limit);
        m_gallery->refresh();
    }
    updateHeading();
}

bool SolutionsPanel::hidesSome() const
{
    return m_mayShow && m_gallery->found() > m_gallery->known();
}

void SolutionsPanel::setCurrent(std::optional<quint64> index)
{
    m_gallery->setCurrent(index);
    updateHeading();
}

void SolutionsPanel::updateHeading()
{
    const quint64 count = m_gallery->known();
    m_empty->setVisible(count == 0);
    m_gallery->setVisible(count != 0);
    m_tools->setVisible(count != 0);
    if (count != 0 && m_conditions.empty())
        fillConditions();
    const auto current = m_gallery->current();
    // Until the whole space is searched there may be more.
    const bool isAll = m_complete && m_mayShow && !hidesSome();
    m_showAll->setVisible(m_mayShow && (m_showAll->isChecked() || hidesSome()));
    const QString total = isAll ? grouped(count) : QStringLiteral("≥ %1").arg(grouped(count));
    if (count == 0)
        m_heading->setText(tr("Solutions"));
    else if (current)
        m_heading->setText(tr("Solutions: %1 of %2").arg(grouped(*current + 1), total));
    else
        m_heading->setText(tr("Solutions: %1").arg(total));
}

} // namespace clew
