#include "widgets/boards/numberboard.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/boards/numberpad.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kNumbers = -1; ///< the mode in which digits are entries
// After Okabe and Ito, in the order of their numbers; each also has its shape in the corner.
constexpr std::array<QRgb, kColourCount> kNoteColours{0xE69F00, 0x56B4E9, 0x009E73,
                                                      0xF0E442, 0xD55E00, 0xCC79A7};
/// Where the corner marks go, in parts of the cell.
constexpr std::array<QPointF, 9> kCorners{QPointF(0.16, 0.17), {0.84, 0.17}, {0.16, 0.83},
                                          {0.84, 0.83},        {0.5, 0.17},  {0.5, 0.83},
                                          {0.16, 0.5},         {0.84, 0.5},  {0.5, 0.5}};
// The keys of the digits on X11 and Wayland, whatever Shift makes of them.
constexpr quint32 kScanCodeOf1 = 10;

// With Shift the key's name is that of a sign, another one on every keyboard.
std::optional<int> digitOf(const QKeyEvent& event)
{
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)
        return event.key() - Qt::Key_0;
    const quint32 scanCode = event.nativeScanCode();
    if ((event.modifiers() & Qt::ShiftModifier) && scanCode >= kScanCodeOf1 &&
        scanCode < kScanCodeOf1 + 9)
        return static_cast<int>(scanCode - kScanCodeOf1) + 1;
    return std::nullopt;
}

} // namespace

NumberBoard::NumberBoard(const Puzzle& puzzle, QWidget* parent)
    : GridBoard(puzzle, parent), m_pad(new NumberPad(this)), m_modes(new QWidget(m_pad))
{
    connect(m_pad, &NumberPad::picked, this, [this](int number) {
        if (isByHand())
            play(number, m_noteKind);
        else
            enter(caret(), number);
        caretMoved();
    });
    addModes();
}

std::optional<Place> NumberBoard::placeAt(QPointF unit) const
{
    const auto cell = cellAt(unit);
    if (!cell)
        return std::nullopt;
    return Place{variableOf(*cell), kNoValue};
}

Variable NumberBoard::variableOf(QPoint cell) const
{
    return static_cast<Variable>(cell.y() * gridSize().width() + cell.x());
}

bool NumberBoard::cellPressed(QPoint cell, Qt::MouseButton button,
                              Qt::KeyboardModifiers /*modifiers*/)
{
    if (button == Qt::RightButton)
        enter(cell, 0);
    return false;
}

bool NumberBoard::cellKey(QPoint cell, QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        enter(cell, 0);
        return true;
    }
    if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
        typeDigit(cell, event.key() - Qt::Key_0);
        return true;
    }
    return false;
}

void NumberBoard::caretMoved()
{
    showPad();
}

// What can be picked, and what the cell holds of it.
void NumberBoard::showPad()
{
    if (!problem()) {
        m_pad->showCell(0, {}, false);
        return;
    }
    const auto kind = isByHand() ? m_noteKind : std::nullopt;
    const bool isColours = kind == NoteKind::Colour;
    m_pad->setColours(isColours ? std::span(kNoteColours) : std::span<const QRgb>());
    std::vector<int> held;
    const Value shown = shownAt(caret());
    if (!kind && shown != kNoValue)
        held.push_back(static_cast<int>(shown) + 1);
    bool canBeCleared = shown != kNoValue && (!isByHand() || isFree(caret()));
    for (const Note& note : notes()) {
        if (!isByHand() || note.variable != variableOf(caret()))
            continue;
        canBeCleared = true;
        if (note.kind == kind)
            held.push_back(static_cast<int>(note.value) + 1);
    }
    m_pad->showCell(isColours ? static_cast<int>(kColourCount) : mostAt(caret()), held,
                    canBeCleared);
}

void NumberBoard::problemChanged()
{
    m_pad->setCount(most());
    m_selection.clear();
    GridBoard::problemChanged();
}

// Where there are numbers of two digits, a digit typed into a cell that holds one makes a longer
// number of them.
void NumberBoard::typeDigit(QPoint cell, int digit)
{
    const Value before = givenAt(cell);
    int number = digit;
    if (before != kNoValue) {
        const int longer = (static_cast<int>(before) + 1) * 10 + digit;
        if (longer <= mostAt(cell))
            number = longer;
    }
    if (number > mostAt(cell))
        emit remarked(tr("This cell holds one of the numbers 1 to %1.").arg(mostAt(cell)));
    else
        enter(cell, number);
}

void NumberBoard::enter(QPoint cell, int number)
{
    const Value value = number == 0 ? kNoValue : static_cast<Value>(number - 1);
    if (givenAt(cell) == value)
        caretMoved(); // the pad shows again what the cell holds
    else
        offer(withGiven(cell, value), value == kNoValue ? tr("Clear cell") : tr("Enter number"));
}

// ---- playing

// The modes stand below the pad: one column for all sizes of boards.
void NumberBoard::addModes()
{
    auto* const layout = new QHBoxLayout(m_modes);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* const group = new QButtonGroup(m_modes);
    const auto add = [&](int mode, const QString& text, const QString& what) {
        auto* const button = new QToolButton(m_modes);
        button->setFocusPolicy(Qt::NoFocus);
        button->setCheckable(true);
        button->setText(text);
        button->setToolTip(what);
        button->setAccessibleName(what);
        button->setObjectName(QStringLiteral("mode%1").arg(mode));
        group->addButton(button);
        layout->addWidget(button);
        m_modeButtons.insert(mode, button);
        connect(button, &QToolButton::clicked, this, [this, mode] {
            setNoteKind(mode == kNumbers ? std::nullopt
                                         : std::optional(static_cast<NoteKind>(mode)));
        });
    };
    add(kNumbers, tr("Number"), tr("Digits write numbers (Z)"));
    add(static_cast<int>(NoteKind::Corner), tr("Corner"), tr("Digits write corner marks (X)"));
    add(static_cast<int>(NoteKind::Centre), tr("Centre"), tr("Digits write centre marks (C)"));
    add(static_cast<int>(NoteKind::Colour), tr("Colour"), tr("Digits colour cells (V)"));
    m_modeButtons[kNumbers]->setChecked(true);
    QSizePolicy stays = m_modes->sizePolicy(); // the board must not move
    stays.setRetainSizeWhenHidden(true);
    m_modes->setSizePolicy(stays);
    m_pad->addRow(*m_modes);
    m_modes->hide();
}

QString NumberBoard::playHint() const
{
    return tr("Type a number or pick it above; with Shift it is a corner mark. Drag or "
              "Shift+arrows select several cells. Right click or Del clears.");
}

QList<KeyHelp> NumberBoard::playKeys()
{
    return {{tr("Digits, Delete"), tr("Enter a number, clear")},
            {tr("Shift+digits"), tr("Corner marks")},
            {tr("Z, X, C, V"), tr("Digits write numbers, corner marks, centre marks, colours")},
            {tr("Shift+arrows"), tr("Select several cells")}};
}

void NumberBoard::setNoteKind(std::optional<NoteKind> kind)
{
    m_noteKind = kind;
    m_modeButtons[kind ? static_cast<int>(*kind) : kNumbers]->setChecked(true);
    showPad();
}

std::vector<QPoint> NumberBoard::selection() const
{
    std::vector<QPoint> cells = m_selection;
    if (std::ranges::find(cells, caret()) == cells.end())
        cells.push_back(caret());
    return cells;
}

void NumberBoard::setSelection(std::vector<QPoint> cells)
{
    m_selection = std::move(cells);
    update();
}

EntryPlace NumberBoard::entryPlace() const
{
    return {caret(), selection(), m_noteKind};
}

void NumberBoard::setEntryPlace(const EntryPlace& place)
{
    GridBoard::setEntryPlace(place);
    setSelection(place.selection);
    setNoteKind(place.noteKind);
}

void NumberBoard::byHandChanged()
{
    m_selection.clear();
    m_modes->setVisible(isByHand());
    showPad();
}

void NumberBoard::shownChanged()
{
    GridBoard::shownChanged();
    caretMoved();
}

bool NumberBoard::isFree(QPoint cell) const
{
    return givenAt(cell) == kNoValue;
}

Value NumberBoard::shownAt(QPoint cell) const
{
    return isByHand() && isFree(cell) ? playedValue(variableOf(cell)) : givenAt(cell);
}

void NumberBoard::select(QPoint cell, bool more)
{
    if (!more)
        m_selection.clear();
    if (std::ranges::find(m_selection, cell) == m_selection.end())
        m_selection.push_back(cell);
    update();
}

bool NumberBoard::cellPlayed(QPoint cell, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    const bool isIn = std::ranges::find(m_selection, cell) != m_selection.end();
    if (button != Qt::RightButton || !isIn)
        select(cell, modifiers & Qt::ShiftModifier);
    if (button == Qt::RightButton)
        clearSelection();
    return button == Qt::LeftButton;
}

void NumberBoard::cellDragged(QPoint cell)
{
    if (isByHand())
        select(cell, true);
}

// Shift and the arrows select more cells; the arrows alone leave a selection.
bool NumberBoard::keyPressed(QKeyEvent& event)
{
    const QPoint before = caret();
    if (!GridBoard::keyPressed(event))
        return false;
    if (isByHand() && caret() != before) {
        const bool more = event.modifiers() & Qt::ShiftModifier;
        if (more)
            select(before, true);
        select(caret(), more);
    }
    return true;
}

bool NumberBoard::cellPlayKey(QPoint cell, QKeyEvent& event)
{
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    if (const auto digit = digitOf(event)) {
        const bool isMark = event.modifiers() & Qt::ShiftModifier;
        playDigit(cell, *digit, isMark ? std::optional(NoteKind::Corner) : m_noteKind);
        return true;
    }
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        clearSelection();
        return true;
    case Qt::Key_Z:
        setNoteKind(std::nullopt);
        return true;
    case Qt::Key_X:
        setNoteKind(NoteKind::Corner);
        return true;
    case Qt::Key_C:
        setNoteKind(NoteKind::Centre);
        return true;
    case Qt::Key_V:
        setNoteKind(NoteKind::Colour);
        return true;
    default:
        return false;
    }
}

// A second digit makes a longer number of an entry, as it does of a given.
void NumberBoard::playDigit(QPoint cell, int digit, std::optional<NoteKind> kind)
{
    const Value before = shownAt(cell);
    int number = digit;
    if (!kind && before != kNoValue && isFree(cell)) {
        const int longer = (static_cast<int>(before) + 1) * 10 + digit;
        if (longer <= mostAt(cell))
            number = longer;
    }
    play(number, kind);
}

void NumberBoard::play(int number, std::optional<NoteKind> kind)
{
    if (number == 0) {
        clearSelection();
        return;
    }
    if (!kind) {
        write(number);
        return;
    }
    const int most = *kind == NoteKind::Colour ? static_cast<int>(kColourCount) : this->most();
    if (number > most)
        return;
    // If some of the cells lack the note all get it; otherwise it goes.
    std::vector<Note> missing;
    std::vector<Note> present;
    for (const QPoint cell : selection()) {
        const Note note{*kind, variableOf(cell), static_cast<Value>(number - 1)};
        const bool takesMarks = shownAt(cell) == kNoValue && number <= mostAt(cell);
        if (*kind == NoteKind::Colour || takesMarks)
            (hasNote(note) ? present : missing).push_back(note);
    }
    if (!missing.empty() || !present.empty())
        emit noted(missing.empty() ? present : missing);
}

// Again the same number takes it back.
void NumberBoard::write(int number)
{
    const auto value = static_cast<Value>(number - 1);
    std::vector<Assignment> entries;
    bool isThere = true;
    for (const QPoint cell : selection())
        if (isFree(cell) && number <= mostAt(cell)) {
            isThere = isThere && shownAt(cell) == value;
            entries.push_back({variableOf(cell), value});
        }
    if (entries.empty()) {
        emit remarked(isFree(caret())
                          ? tr("This cell holds one of the numbers 1 to %1.").arg(mostAt(caret()))
                          : tr("This number is given."));
        return;
    }
    if (isThere)
        for (Assignment& one : entries)
            one.value = kNoValue;
    emit entered(entries);
}

// Entries first; where there are none, marks and colours.
void NumberBoard::clearSelection()
{
    std::vector<Assignment> entries;
    std::vector<Note> noted;
    for (const QPoint cell : selection()) {
        if (isFree(cell) && shownAt(cell) != kNoValue)
            entries.push_back({variableOf(cell), kNoValue});
        for (const Note& note : notes())
            if (note.variable == variableOf(cell))
                noted.push_back(note);
    }
    if (!entries.empty())
        emit entered(entries);
    else if (!noted.empty())
        emit this->noted(noted);
}

// ---- painting

void NumberBoard::paintOverlay(QPainter& painter)
{
    if (isByHand()) {
        paintColours(painter);
        paintAids(painter);
        paintNotes(painter);
        if (showsAutomaticNotes())
            paintCandidates(painter);
        QColor chosen = theme::colour(Ink::Hand);
        chosen.setAlpha(50);
        for (const QPoint cell : m_selection)
            if (m_selection.size() > 1) // the caret shows a single one
                painter.fillRect(cellRect(cell), chosen);
    }
    GridBoard::paintOverlay(painter);
}

// What the caret's cell sees, and where its number stands.
void NumberBoard::paintAids(QPainter& painter) const
{
    if (!showsAids())
        return;
    QColor seen = theme::colour(Ink::Accent);
    seen.setAlpha(18);
    QColor equal = theme::colour(Ink::Hand);
    equal.setAlpha(64);
    const Value value = shownAt(caret());
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x) {
            const QPoint cell(x, y);
            if (value != kNoValue && shownAt(cell) == value)
                painter.fillRect(cellRect(cell), equal);
            else if (cell != caret() && arePeers(cell, caret()))
                painter.fillRect(cellRect(cell), seen);
        }
}

std::vector<int> NumberBoard::candidatesAt(QPoint cell) const
{
    if (shownAt(cell) != kNoValue)
        return {};
    std::vector<bool> isTaken(static_cast<std::size_t>(most()));
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x)
            if (const Value value = shownAt({x, y});
                value < isTaken.size() && QPoint(x, y) != cell && arePeers({x, y}, cell))
                isTaken[value] = true;
    std::vector<int> left;
    for (int number = 1; number <= mostAt(cell); ++number)
        if (!isTaken[static_cast<std::size_t>(number - 1)])
            left.push_back(number);
    return left;
}

// Each number has its place in the cell. Where the player keeps marks of their own, these count.
void NumberBoard::paintCandidates(QPainter& painter) const
{
    constexpr int kMostCells = 1000;
    constexpr double kLeast = 5; // pixels
    if (gridSize().width() * gridSize().height() > kMostCells)
        return;
    const int side = static_cast<int>(std::ceil(std::sqrt(most())));
    const double part = unitSize() / side;
    if (part * 0.8 < kLeast)
        return;
    QFont small = font();
    small.setPixelSize(static_cast<int>(part * 0.8));
    painter.setFont(small);
    painter.setPen(theme::colour(Ink::Muted));
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x) {
            const Variable variable = variableOf({x, y});
            if (std::ranges::any_of(notes(), [&](const Note& note) {
                    return note.variable == variable &&
                           (note.kind == NoteKind::Corner || note.kind == NoteKind::Centre);
                }))
                continue;
            const QPointF corner = cellRect({x, y}).topLeft();
            for (const int number : candidatesAt({x, y})) {
                const QPointF place((number - 1) % side * part, (number - 1) / side * part);
                painter.drawText(QRectF(corner + place, QSizeF(part, part)), Qt::AlignCenter,
                                 QString::number(number));
            }
        }
}

void NumberBoard::paintColours(QPainter& painter) const
{
    const int width = gridSize().width();
    for (const Note& note : notes()) {
        if (note.kind != NoteKind::Colour)
            continue;
        const int cell = static_cast<int>(note.variable);
        const QRectF rect = cellRect({cell % width, cell / width});
        QColor ground(kNoteColours[note.value]);
        ground.setAlpha(90);
        painter.fillRect(rect, ground);
        // The number as well: nobody has to tell colours apart.
        QFont small = font();
        small.setPixelSize(std::max(6, static_cast<int>(rect.height() * 0.2)));
        painter.setFont(small);
        painter.setPen(theme::colour(Ink::Muted));
        painter.drawText(rect.adjusted(0, 0, -rect.width() * 0.04, 0),
                         Qt::AlignRight | Qt::AlignVCenter,
                         QString(QChar(static_cast<char16_t>(u'a' + note.value))));
    }
}

void NumberBoard::paintNotes(QPainter& painter) const
{
    const int width = gridSize().width();
    QHash<Variable, QStringList> corners;
    QHash<Variable, QStringList> centres;
    for (const Note& note : notes()) {
        if (note.kind == NoteKind::Corner)
            corners[note.variable] << QString::number(note.value + 1);
        else if (note.kind == NoteKind::Centre)
            centres[note.variable] << QString::number(note.value + 1);
    }
    painter.setPen(theme::colour(Ink::Hand));
    const auto rectOf = [&](Variable cell) {
        return cellRect({static_cast<int>(cell) % width, static_cast<int>(cell) / width});
    };
    const auto setSize = [&](double size) {
        QFont small = font();
        small.setPixelSize(std::max(5, static_cast<int>(size)));
        painter.setFont(small);
    };
    for (auto at = corners.cbegin(); at != corners.cend(); ++at) {
        const QRectF rect = rectOf(at.key());
        if (playedValue(at.key()) != kNoValue)
            continue;
        setSize(rect.height() * 0.24);
        for (qsizetype i = 0; i < at->size(); ++i) {
            const QPointF place = kCorners[static_cast<std::size_t>(i) % kCorners.size()];
            QRectF box(0, 0, rect.width() * 0.4, rect.height() * 0.3);
            box.moveCenter(rect.topLeft() +
                           QPointF(place.x() * rect.width(), place.y() * rect.height()));
            painter.drawText(box, Qt::AlignCenter, at->at(i));
        }
    }
    for (auto at = centres.cbegin(); at != centres.cend(); ++at) {
        const QRectF rect = rectOf(at.key());
        if (playedValue(at.key()) != kNoValue)
            continue;
        const QString text = at->join(gridSize().width() > 9 ? QStringLiteral(" ") : QString());
        const double fitting = 1.7 * rect.width() / static_cast<double>(text.size() + 1);
        setSize(std::min(rect.height() * 0.28, fitting));
        painter.drawText(rect, Qt::AlignCenter, text);
    }
}

} // namespace clew
