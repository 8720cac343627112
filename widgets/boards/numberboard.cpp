#include "widgets/boards/numberboard.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>
#include <utility>

#include "widgets/boards/numberpad.h"

namespace clew {

namespace {

constexpr int kNumbers = -1; ///< the mode in which digits are entries
constexpr int kFilter = -2;  ///< ... in which they are looked for
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
    : GridBoard(puzzle, parent), m_pad(new NumberPad(this)), m_rows(new QStackedWidget),
      m_modes(new QWidget)
{
    m_pad->hide();
    connect(m_pad, &NumberPad::picked, this, [this](int number) {
        if (isByHand())
            pick(number, m_noteKind);
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
    const bool counts =
        isByHand() && m_noteKind != NoteKind::Colour && m_noteKind != NoteKind::Tint;
    m_pad->setMissing(counts ? missing() : std::vector<int>());
    if (isByHand() && m_isFiltering) {
        m_pad->setColours({});
        m_pad->showCell(most(), m_filter > 0 ? std::vector{m_filter} : std::vector<int>(),
                        m_filter > 0);
        return;
    }
    const auto kind = isByHand() ? m_noteKind : std::nullopt;
    const bool isTint = isByHand() && m_noteKind == NoteKind::Tint;
    const bool isColours = isTint || (isByHand() && m_noteKind == NoteKind::Colour);
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
        if (!isTint && note.kind == kind)
            held.push_back(static_cast<int>(note.value) + 1);
    }
    if (isTint)
        held.push_back(m_tint + 1);
    m_pad->showCell(isColours ? static_cast<int>(kColourCount) : mostAt(caret()), held,
                    canBeCleared);
}

void NumberBoard::problemChanged()
{
    m_pad->setCount(most());
    m_selection.clear();
    m_filter = 0;
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
        connect(button, &QToolButton::clicked, this, [this, mode] { setMode(mode); });
    };
    add(kNumbers, tr("Number"), tr("Digits write numbers (Z)"));
    add(static_cast<int>(NoteKind::Corner), tr("Corner"), tr("Digits write corner marks (X)"));
    add(static_cast<int>(NoteKind::Centre), tr("Centre"), tr("Digits write centre marks (C)"));
    add(static_cast<int>(NoteKind::Colour), tr("Colour"), tr("Digits colour cells (V)"));
    add(static_cast<int>(NoteKind::Tint), tr("Candidate"),
        tr("Digits and clicks colour single candidates (Shift+V); again or above: another colour"));
    add(static_cast<int>(NoteKind::Cross), tr("Rule out"),
        tr("Digits are ruled out: no automatic candidate, no mark (R)"));
    add(kFilter, tr("Filter"), tr("Digits show where they can still go (S)"));
    m_modeButtons[kNumbers]->setChecked(true);
    m_rows->addWidget(m_modes);
    m_pad->addRow(*m_rows);
}

QWidget* NumberBoard::tools()
{
    return m_pad;
}

void NumberBoard::addSetUpRow(QWidget& row)
{
    m_rows->insertWidget(0, &row);
    m_rows->setCurrentIndex(0);
}

QString NumberBoard::playHint() const
{
    if (m_isFiltering || m_noteKind)
        return tr("%1 Drag or Shift+arrows select several cells. Right click or Del clears.",
                  "what numbers do")
            .arg(notesHint());
    return tr("Type a number or pick it above; with Shift it is a corner mark. Drag or "
              "Shift+arrows select several cells. Right click or Del clears.");
}

// What becomes of a number that is not entered.
QString NumberBoard::notesHint() const
{
    if (m_isFiltering)
        return tr("Type a number or pick it above: the cells that it can still go to are tinted.");
    switch (*m_noteKind) {
    case NoteKind::Centre:
        return tr("Type a number or pick it above to add a centre mark; repeat to remove it.");
    case NoteKind::Colour:
        return tr("Type the number of a colour or pick it above to colour the cell; repeat to "
                  "remove it.");
    case NoteKind::Tint:
        return tr("Click a candidate or type its number: it is coloured; pick the colour above.");
    case NoteKind::Cross:
        return tr("Type a number or pick it above to rule it out; repeat to bring it back.");
    default:
        return tr("Type a number or pick it above to add a corner mark; repeat to remove it.");
    }
}

QList<KeyHelp> NumberBoard::playKeys()
{
    return {{tr("Digits, Delete"), tr("Enter a number, clear")},
            {tr("Shift+digits"), tr("Corner marks")},
            {tr("Z, X, C, V"), tr("Digits write numbers, corner marks, centre marks, colours")},
            {tr("Shift+V"), tr("Digits and clicks colour single candidates; again: next colour")},
            {tr("R"), tr("Digits are ruled out")},
            {tr("S"), tr("Digits show where they can still go")},
            {tr("Shift+arrows, Ctrl+click"), tr("Select several cells")}};
}

void NumberBoard::setNoteKind(std::optional<NoteKind> kind)
{
    setMode(kind ? static_cast<int>(*kind) : kNumbers);
}

void NumberBoard::startFiltering()
{
    setMode(kFilter);
}

void NumberBoard::setMode(int mode)
{
    const QString before = playHint();
    m_isFiltering = mode == kFilter;
    m_noteKind = mode < 0 ? std::nullopt : std::optional(static_cast<NoteKind>(mode));
    m_modeButtons[mode]->setChecked(true);
    showPad();
    if (!isByHand())
        return;
    emit remarked(m_modeButtons[mode]->toolTip()); // whoever pressed a key sees what digits do now
    if (playHint() != before)
        emit playHintChanged(before);
}

void NumberBoard::setFilter(int number)
{
    m_filter = number;
    if (isByHand())
        withdrawRemark(); // of those tinted some are not any more
    showPad();
    update();
}

void NumberBoard::setTwoLeft(bool shown)
{
    GridBoard::setTwoLeft(shown);
    if (showsTwoLeft())
        remarkForNow(tr("%n cell(s) with two candidates", nullptr,
                        static_cast<int>(cellsWithTwoLeft().size())));
    else if (isByHand())
        withdrawRemark();
}

// How often each number is still to be placed; less than that may be wrong.
std::vector<int> NumberBoard::missing() const
{
    std::vector<int> missing(static_cast<std::size_t>(most()));
    for (int number = 1; number <= most(); ++number)
        missing[static_cast<std::size_t>(number - 1)] = wanted(number);
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x)
            if (const Value value = shownAt({x, y}); value < missing.size())
                --missing[value];
    return missing;
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
    if (place.noteKind != m_noteKind) // whoever filters goes on filtering
        setNoteKind(place.noteKind);
}

void NumberBoard::byHandChanged()
{
    m_selection.clear();
    m_rows->setCurrentIndex(isByHand() ? m_rows->count() - 1 : 0);
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

// With Ctrl: one cell more, or the cell no longer.
void NumberBoard::pointed(QPointF unit)
{
    GridBoard::pointed(unit);
    const auto cell = cellAt(unit);
    if (!isByHand() || !cell)
        return;
    if (m_selection.size() > 1 && std::erase(m_selection, *cell) > 0)
        setCaret(m_selection.back());
    else
        select(*cell, true);
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
        if (isMark || !m_isFiltering)
            playDigit(cell, *digit, isMark ? std::optional(NoteKind::Corner) : m_noteKind);
        else
            pick(*digit, std::nullopt);
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
        if (!(event.modifiers() & Qt::ShiftModifier))
            setNoteKind(NoteKind::Colour);
        else if (m_noteKind == NoteKind::Tint)
            setTint((m_tint + 1) % static_cast<int>(kColourCount));
        else
            setNoteKind(NoteKind::Tint);
        return true;
    case Qt::Key_R:
        setNoteKind(NoteKind::Cross);
        return true;
    case Qt::Key_S:
        startFiltering();
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

// In the mode of the filter the same number again takes it off.
void NumberBoard::pick(int number, std::optional<NoteKind> kind)
{
    if (kind == NoteKind::Tint && number > 0)
        setTint(number - 1);
    else if (!m_isFiltering)
        play(number, kind);
    else if (number <= most())
        setFilter(number == m_filter ? 0 : number);
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
    if (kind == NoteKind::Cross) {
        ruleOut(number);
        return;
    }
    if (kind == NoteKind::Tint) {
        tintCandidate(selection(), number);
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

// Where it is ruled out everywhere already, it comes back.
void NumberBoard::ruleOut(int number)
{
    std::vector<Place> open;
    std::vector<Note> crosses;
    for (const QPoint cell : selection()) {
        const Note cross{NoteKind::Cross, variableOf(cell), static_cast<Value>(number - 1)};
        if (shownAt(cell) != kNoValue || number > mostAt(cell))
            continue;
        if (hasNote(cross))
            crosses.push_back(cross);
        else
            open.push_back({cross.variable, cross.value});
    }
    if (!open.empty())
        emit noted(notesRulingOut(notes(), open));
    else if (!crosses.empty())
        emit noted(crosses);
}

void NumberBoard::setTint(int colour)
{
    if (colour >= static_cast<int>(kColourCount))
        return;
    m_tint = colour;
    showPad();
    emit remarked(tr("Candidates get colour %1").arg(QChar(static_cast<char16_t>(u'a' + m_tint))));
}

// Where it is shown; if all of these have the colour, they lose it.
void NumberBoard::tintCandidate(const std::vector<QPoint>& cells, int number)
{
    std::vector<Note> missing;
    std::vector<Note> present;
    for (const QPoint cell : cells) {
        const std::vector<ShownMark> marks = marksAt(cell);
        if (std::ranges::find(marks, number, &ShownMark::number) == marks.end())
            continue;
        const Note note{NoteKind::Tint, variableOf(cell),
                        tintOf(static_cast<Value>(number - 1), static_cast<Value>(m_tint))};
        (hasNote(note) ? present : missing).push_back(note);
    }
    if (!missing.empty() || !present.empty())
        emit noted(missing.empty() ? present : missing);
    else
        emit remarked(tr("No %1 is shown as a candidate here").arg(number));
}

bool NumberBoard::pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers modifiers)
{
    const bool used = GridBoard::pressed(unit, button, modifiers);
    const auto cell = cellAt(unit);
    if (isByHand() && m_noteKind == NoteKind::Tint && cell && button == Qt::LeftButton &&
        modifiers == Qt::NoModifier)
        for (const ShownMark& mark : marksAt(*cell))
            if (mark.box.contains(toPixels(unit))) {
                tintCandidate({*cell}, mark.number);
                break;
            }
    return used;
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
        remarkForNow(isFree(caret())
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

// ---- what can go where

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

std::vector<int> NumberBoard::leftAt(QPoint cell) const
{
    std::vector<int> left = candidatesAt(cell);
    std::erase_if(left, [&](int number) {
        return hasNote({NoteKind::Cross, variableOf(cell), static_cast<Value>(number - 1)});
    });
    return left;
}

std::vector<QPoint> NumberBoard::cellsWithTwoLeft() const
{
    std::vector<QPoint> cells;
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x) {
            const std::vector<int> left = leftAt({x, y});
            if (left.size() == 2 && (m_filter == 0 || std::ranges::count(left, m_filter) > 0))
                cells.emplace_back(x, y);
        }
    return cells;
}

std::vector<Assignment> NumberBoard::singles() const
{
    std::vector<Assignment> entries;
    if (!isByHand())
        return entries;
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x)
            if (const std::vector<int> left = leftAt({x, y}); left.size() == 1)
                entries.push_back({variableOf({x, y}), static_cast<Value>(left.front() - 1)});
    return entries;
}

bool NumberBoard::isPossible(QPoint cell, int number) const
{
    if (shownAt(cell) != kNoValue || number > mostAt(cell))
        return false;
    const auto value = static_cast<Value>(number - 1);
    if (hasNote({NoteKind::Cross, variableOf(cell), value}))
        return false;
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x)
            if (shownAt({x, y}) == value && arePeers({x, y}, cell))
                return false;
    return true;
}

} // namespace clew
