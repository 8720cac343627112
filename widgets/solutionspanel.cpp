#include "widgets/solutionspanel.h"

#include <QComboBox>
#include <QCompleter>
#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/picturepainter.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kThumbnail = 72;
constexpr int kNumberHeight = 18;
constexpr qint64 kPaintBudget = 8;        ///< milliseconds of making what is shown in one paint
constexpr quint64 kMostConditions = 5000; ///< offered to choose from
constexpr std::size_t kMostInMenu = 64;   ///< on one place

} // namespace

// ---- gallery

SolutionsGallery::SolutionsGallery(QWidget* parent) : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setObjectName(QStringLiteral("solutions"));
    setAccessibleName(tr("Solutions"));
    connect(&m_list, &SolutionList::changed, this, [this] {
        m_count = m_list.size();
        layOut();
        viewport()->update();
    });
}

void SolutionsGallery::setTrace(const Puzzle* puzzle, ProblemPtr problem,
                                std::shared_ptr<const Trace> trace)
{
    m_puzzle = puzzle;
    m_problem = std::move(problem);
    m_trace = std::move(trace);
    m_cursor.reset();
    if (m_trace)
        m_cursor.emplace(m_trace, m_puzzle->dimensions(*m_problem));
    m_shown.clear();
    m_current.reset();
    m_compared.reset();
    m_count = 0;
    m_list.setTrace(m_puzzle, m_problem, m_trace);
    verticalScrollBar()->setSingleStep(cellHeight() / 2);
    refresh();
}

void SolutionsGallery::refresh()
{
    m_list.refresh();
    const quint64 count = m_list.size();
    if (count == m_count && count != 0 && !m_list.query().onePerClass)
        return;
    m_count = count;
    layOut();
    viewport()->update();
}

Solution SolutionsGallery::solution(quint64 index) const
{
    m_cursor->seek(m_trace->solutionEvent(index) + 1);
    return m_puzzle->solutionAt(*m_problem, m_cursor->state());
}

SolutionsGallery::Difference SolutionsGallery::difference(quint64 index, quint64 other) const
{
    const auto values = [this](quint64 solution) {
        m_cursor->seek(m_trace->solutionEvent(solution) + 1);
        std::vector<Value> all(m_cursor->state().dimensions().variables);
        for (Variable variable = 0; variable < all.size(); ++variable)
            all[variable] = m_cursor->state().value(variable);
        return all;
    };
    const std::vector<Value> own = values(index);
    const std::vector<Value> others = values(other);
    Difference difference;
    for (Variable variable = 0; variable < own.size(); ++variable)
        if (own[variable] != others[variable]) {
            difference.own.push_back({variable, own[variable]});
            difference.others.push_back({variable, others[variable]});
        }
    return difference;
}

int SolutionsGallery::columns() const
{
    return m_inText ? 1 : std::max(1, viewport()->width() / cellWidth());
}

int SolutionsGallery::cellWidth() const
{
    return m_inText ? viewport()->width() : kThumbnail + kSpace;
}

int SolutionsGallery::cellHeight() const
{
    return m_inText ? fontMetrics().lineSpacing() + kSpace
                    : kThumbnail + kNumberHeight + kSpace / 2;
}

void SolutionsGallery::layOut()
{
    const quint64 rows =
        (m_count + static_cast<quint64>(columns()) - 1) / static_cast<quint64>(columns());
    // Scroll bars count in int: beyond some twenty million rows the end is cut off.
    const auto height = std::min<quint64>(rows * static_cast<quint64>(cellHeight()), 0x7FFFFFFF);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, static_cast<int>(height) - viewport()->height()));
}

QRect SolutionsGallery::cellRect(quint64 row) const
{
    const auto across = static_cast<quint64>(columns());
    const auto y = static_cast<qint64>(row / across) * cellHeight() - verticalScrollBar()->value();
    return {static_cast<int>(row % across) * cellWidth(), static_cast<int>(y), cellWidth(),
            cellHeight()};
}

std::optional<quint64> SolutionsGallery::rowAt(QPointF pixel) const
{
    const auto across = columns();
    const int column = static_cast<int>(pixel.x()) / std::max(1, cellWidth());
    const qint64 line =
        (static_cast<qint64>(pixel.y()) + verticalScrollBar()->value()) / cellHeight();
    const qint64 row = line * across + column;
    if (column >= across || row >= static_cast<qint64>(m_count))
        return std::nullopt;
    return static_cast<quint64>(row);
}

// As it is printed.
QString SolutionsGallery::line(quint64 index) const
{
    if (!m_inText)
        return {};
    const auto format =
        std::ranges::find(m_puzzle->info().formats, true, &FormatInfo::writesSolution);
    const Solution written = solution(index);
    return QString::fromStdString(
               m_puzzle->writeSolutions(*m_problem, std::span(&written, 1), index, format->id))
        .simplified();
}

// Null: not made yet, and not to be made now.
const SolutionsGallery::Shown* SolutionsGallery::shownOf(quint64 index, bool make)
{
    if (const Shown* const known = m_shown.object(index))
        return known;
    if (!make)
        return nullptr;
    auto made = std::make_unique<Shown>();
    if (m_inText) {
        made->line = line(index);
    } else {
        const Solution drawn = solution(index);
        View view;
        view.solution = &drawn;
        view.coordinates = false;
        made->thumbnail =
            thumbnail(m_puzzle->picture(*m_problem, view), kThumbnail, devicePixelRatioF());
    }
    m_shown.insert(index, made.release());
    return m_shown.object(index);
}

void SolutionsGallery::setCurrent(std::optional<quint64> index)
{
    if (m_current == index)
        return;
    m_current = index;
    if (index) {
        refresh(); // it may be newer than the last one known here
        scrollTo(m_list.rowOf(*index));
    }
    viewport()->update();
}

void SolutionsGallery::setCompared(std::optional<quint64> index)
{
    m_compared = index;
    viewport()->update();
}

void SolutionsGallery::scrollTo(quint64 row)
{
    const QRect cell = cellRect(row);
    QScrollBar* const bar = verticalScrollBar();
    if (cell.top() < 0)
        bar->setValue(bar->value() + cell.top());
    else if (cell.bottom() > viewport()->height())
        bar->setValue(bar->value() + cell.bottom() - viewport()->height());
}

void SolutionsGallery::choose(qint64 row)
{
    if (m_count == 0)
        return;
    const auto last = static_cast<qint64>(m_count) - 1;
    setCurrent(m_list.solution(static_cast<quint64>(std::clamp<qint64>(row, 0, last))));
    emit chosen(*m_current);
}

// What is not made yet is made as far as a frame allows, the rest in the next one: scrolling
// stays smooth whatever a board costs to draw.
void SolutionsGallery::paintEvent(QPaintEvent* /*event*/)
{
    if (!m_trace)
        return;
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    QElapsedTimer clock;
    clock.start();
    bool all = true;
    const auto across = static_cast<quint64>(columns());
    const auto firstLine = static_cast<quint64>(verticalScrollBar()->value() / cellHeight());
    for (quint64 row = firstLine * across; row < m_count; ++row) {
        if (cellRect(row).top() > viewport()->height())
            break;
        const Shown* const shown = shownOf(m_list.solution(row), clock.elapsed() < kPaintBudget);
        all = all && shown != nullptr;
        paintCell(painter, row, shown);
    }
    if (!all)
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
}

void SolutionsGallery::paintCell(QPainter& painter, quint64 row, const Shown* shown) const
{
    const quint64 index = m_list.solution(row);
    const QRect cell = cellRect(row);
    const bool isCurrent = m_current == index;
    if (isCurrent || m_compared == index) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2,
                            isCurrent ? Qt::SolidLine : Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(cell.adjusted(1, 1, -1, -1), 4, 4);
    }
    painter.setPen(palette().color(isCurrent ? QPalette::WindowText : QPalette::PlaceholderText));
    if (m_inText) {
        paintLine(painter, cell, numberText(row), shown != nullptr ? shown->line : QString());
        return;
    }
    if (shown != nullptr)
        painter.drawPixmap(cell.left() + kSpace / 2, cell.top() + kSpace / 2, shown->thumbnail);
    painter.drawText(QRect(cell.left(), cell.bottom() - kNumberHeight, cell.width(), kNumberHeight),
                     Qt::AlignCenter, numberText(row));
}

QString SolutionsGallery::numberText(quint64 row) const
{
    const QString number = grouped(m_list.solution(row) + 1);
    return m_list.query().onePerClass ? tr("%1 (×%2)", "number of a solution, size of its class")
                                            .arg(number, grouped(m_list.classSize(row)))
                                      : number;
}

// The numbers in a column that has room for the last one, beside them the text.
void SolutionsGallery::paintLine(QPainter& painter, QRect cell, const QString& number,
                                 const QString& text) const
{
    const QFontMetrics metrics = painter.fontMetrics();
    const int column = std::max(metrics.horizontalAdvance(number),
                                metrics.horizontalAdvance(numberText(m_count - 1)));
    const QRect numbers(cell.left() + kSpace, cell.top(), column, cell.height());
    painter.drawText(numbers, Qt::AlignRight | Qt::AlignVCenter, number);
    const QRect room(numbers.right() + 2 * kSpace, cell.top(),
                     cell.right() - numbers.right() - 3 * kSpace, cell.height());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(text, Qt::ElideRight, room.width()));
}

// A line that may be cut is there whole in the tool tip.
bool SolutionsGallery::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_inText)
        return QAbstractScrollArea::viewportEvent(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    const auto row = rowAt(help->pos());
    QToolTip::showText(help->globalPos(), row ? line(m_list.solution(*row)) : QString(), viewport(),
                       row ? cellRect(*row) : QRect());
    return true;
}

void SolutionsGallery::compareWithMarked(quint64 index)
{
    if (m_compared)
        emit comparisonWanted(index, *m_compared);
}

void SolutionsGallery::resizeEvent(QResizeEvent* /*event*/)
{
    layOut();
}

void SolutionsGallery::mousePressEvent(QMouseEvent* event)
{
    const auto row = rowAt(event->position());
    if (!row)
        return;
    if ((event->modifiers() & Qt::ControlModifier) != 0 && m_current) {
        setCompared(m_list.solution(*row));
        compareWithMarked(*m_current);
        return;
    }
    setCompared(std::nullopt);
    choose(static_cast<qint64>(*row));
}

void SolutionsGallery::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto row = rowAt(event->position()))
        emit opened(m_list.solution(*row));
}

void SolutionsGallery::keyPressEvent(QKeyEvent* event)
{
    const auto row = m_current ? static_cast<qint64>(m_list.rowOf(*m_current)) : -1;
    const int page = std::max(1, viewport()->height() / cellHeight()) * columns();
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(row - 1);
    case Qt::Key_Right:
        return choose(row + 1);
    case Qt::Key_Up:
        return choose(row - columns());
    case Qt::Key_Down:
        return choose(row + columns());
    case Qt::Key_PageUp:
        return choose(row - page);
    case Qt::Key_PageDown:
        return choose(row + page);
    case Qt::Key_Return:
        if (m_current)
            emit opened(*m_current);
        return;
    case Qt::Key_C: // compares with the next one chosen
        return setCompared(m_compared ? std::nullopt : m_current);
    default:
        QAbstractScrollArea::keyPressEvent(event);
    }
}

void SolutionsGallery::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange)
        m_shown.clear();
    QAbstractScrollArea::changeEvent(event);
}

// ---- panel

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
    layout->addLayout(line);

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
    toolLayout->addLayout(conditionLine);
    m_note->setWordWrap(true);
    m_note->setProperty("role", "faint");
    toolLayout->addWidget(m_note);
    layout->addWidget(m_tools);

    setByHand(false);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", "faint");
    m_empty->setAlignment(Qt::AlignTop);
    layout->addWidget(m_empty, 1);
    layout->addWidget(m_gallery, 1);
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
    connect(m_pick, &QToolButton::toggled, this, &SolutionsPanel::updateTools);
    connect(m_condition, &QComboBox::activated, this, &SolutionsPanel::applyCondition);
    connect(m_condition->lineEdit(), &QLineEdit::editingFinished, this,
            &SolutionsPanel::applyCondition);
    connect(m_condition->lineEdit(), &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            applyCondition();
    });
    connect(m_showAll, &QToolButton::toggled, this, &SolutionsPanel::applyLimit);
    connect(m_export, &QToolButton::clicked, this, &SolutionsPanel::exportWanted);
    connect(m_previous, &QToolButton::clicked, this, &SolutionsPanel::previousWanted);
    connect(m_next, &QToolButton::clicked, this, &SolutionsPanel::nextWanted);
    updateHeading();
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
