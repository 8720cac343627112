// How a board of numbers is painted while it is played: aids, the filter, notes and candidates.

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>

#include "widgets/boards/numberboard.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kEqualAlpha = 64;
constexpr double kCornerMark = 0.24; ///< parts of the cell
constexpr double kInPart = 0.8;      ///< of an automatic candidate's part of the cell
/// Where the corner marks go, in parts of the cell.
constexpr std::array<QPointF, 9> kCorners{QPointF(0.16, 0.17), {0.84, 0.17}, {0.16, 0.83},
                                          {0.84, 0.83},        {0.5, 0.17},  {0.5, 0.83},
                                          {0.16, 0.5},         {0.84, 0.5},  {0.5, 0.5}};

/// Marks as they are written in a cell.
struct Written
{
    QString text;
    double size = 0; ///< pixels of a line
};

// The few that leave room are not smaller than can be read.
double cornerSize(qsizetype count, double cell, double least)
{
    constexpr qsizetype kFew = 4; // one a corner
    const double usual = cell * kCornerMark;
    return count <= kFew ? std::max(usual, std::min(least, cell * 0.36)) : usual;
}

// In one line, or in the few that it takes to be read.
Written centred(const QStringList& marks, const QRectF& cell, const QString& gap, double least)
{
    constexpr qsizetype kMostLines = 4;
    const double most = std::max(cell.height() * 0.28, std::min(least, cell.height() * 0.4));
    Written best;
    for (qsizetype lines = 1; lines <= std::min(kMostLines, marks.size()) && best.size < least;
         ++lines) {
        const qsizetype each = (marks.size() + lines - 1) / lines;
        QStringList rows;
        qsizetype longest = 0;
        for (qsizetype i = 0; i < marks.size(); i += each) {
            rows << marks.mid(i, each).join(gap);
            longest = std::max(longest, rows.back().size());
        }
        const double size = std::min({most, 1.7 * cell.width() / static_cast<double>(longest + 1),
                                      0.75 * cell.height() / static_cast<double>(rows.size())});
        if (size > best.size)
            best = {rows.join(u'\n'), size};
    }
    return best;
}

// Of the corner mark with this number in its cell.
QRectF cornerBox(const QRectF& cell, std::size_t index)
{
    const QPointF place = kCorners[index % kCorners.size()];
    QRectF box(0, 0, cell.width() * 0.4, cell.height() * 0.3);
    box.moveCenter(cell.topLeft() + QPointF(place.x() * cell.width(), place.y() * cell.height()));
    return box;
}

QStringList textsOf(const std::vector<int>& numbers)
{
    QStringList texts;
    for (const int number : numbers)
        texts << QString::number(number);
    return texts;
}

} // namespace

void NumberBoard::paintOverlay(QPainter& painter)
{
    if (isByHand()) {
        paintColours(painter);
        paintAids(painter);
        paintFilter(painter);
        paintLights(painter);
        paintTints(painter);
        paintNotes(painter);
        if (showsAutomaticNotes())
            paintCandidates(painter);
        else
            paintCrosses(painter);
        const QColor chosen = theme::faded(Ink::Hand, 50);
        for (const QPoint cell : m_selection)
            if (m_selection.size() > 1) // the caret shows a single one
                painter.fillRect(cellRect(cell), chosen);
    }
    GridBoard::paintOverlay(painter);
}

bool NumberBoard::hasSmallPrint(const QRectF& square) const
{
    if (Board::hasSmallPrint(square))
        return true;
    const auto cell = cellAt(square.center());
    if (!isByHand() || !cell || shownAt(*cell) != kNoValue)
        return false;
    const auto marks = [&](NoteKind kind) { return textsOf(marksOf(variableOf(*cell), kind)); };
    const auto corners = marks(NoteKind::Corner);
    const auto centres = marks(NoteKind::Centre);
    const bool hasSmallOnes = showsAutomaticNotes() || !marks(NoteKind::Cross).isEmpty();
    return (hasSmallOnes && unitSize() * kCornerMark < kLeastRead) ||
           (!corners.isEmpty() &&
            cornerSize(corners.size(), unitSize(), kLeastRead) < kLeastRead) ||
           (!centres.isEmpty() &&
            centred(centres, cellRect(*cell), markGap(), kLeastRead).size < kLeastRead);
}

QString NumberBoard::markGap() const
{
    return most() > 9 ? QStringLiteral(" ") : QString();
}

// What the caret's cell sees, and where its number stands: the filter says that of another one.
void NumberBoard::paintAids(QPainter& painter) const
{
    if (!showsAids() || m_filter != 0)
        return;
    const QColor seen = theme::faded(Ink::Accent, 18);
    const QColor equal = theme::faded(Ink::Hand, kEqualAlpha);
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

// Where the number looked for can still go, if asked for with one other number only, and, as equal
// numbers are shown, where it stands. No frames: these are carets.
void NumberBoard::paintFilter(QPainter& painter) const
{
    const QColor open = theme::faded(Ink::Accent, 90); // no colour of a reason
    if (showsTwoLeft())
        for (const QPoint cell : cellsWithTwoLeft())
            painter.fillRect(cellRect(cell), open);
    if (m_filter == 0)
        return;
    const QColor equal = theme::faded(Ink::Hand, kEqualAlpha);
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x) {
            const QPoint cell(x, y);
            if (!showsTwoLeft() && isPossible(cell, m_filter))
                painter.fillRect(cellRect(cell), open);
            else if (shownAt(cell) == static_cast<Value>(m_filter - 1))
                painter.fillRect(cellRect(cell), equal);
        }
}

std::vector<int> NumberBoard::marksOf(Variable variable, NoteKind kind) const
{
    std::vector<int> numbers;
    for (const Note& note : notes())
        if (note.kind == kind && note.variable == variable)
            numbers.push_back(static_cast<int>(note.value) + 1);
    return numbers;
}

QFont NumberBoard::markFont(double size) const
{
    QFont small = font();
    small.setPixelSize(std::max(5, static_cast<int>(size)));
    return small;
}

// How much of a cell each automatic candidate has; 0 where they are too small to be shown.
double NumberBoard::candidatePart() const
{
    constexpr int kMostCells = 1000;
    constexpr double kLeast = 5; // pixels
    const double part = unitSize() / std::ceil(std::sqrt(most()));
    const bool areShown =
        gridSize().width() * gridSize().height() <= kMostCells && part * kInPart >= kLeast;
    return areShown ? part : 0;
}

// Where the player keeps marks of their own, these count; of the others each number has its place.
std::vector<NumberBoard::ShownMark> NumberBoard::marksAt(QPoint cell) const
{
    std::vector<ShownMark> marks;
    if (!isByHand() || shownAt(cell) != kNoValue)
        return marks;
    const QRectF rect = cellRect(cell);
    const Variable variable = variableOf(cell);
    const std::vector<int> corners = marksOf(variable, NoteKind::Corner);
    for (std::size_t i = 0; i < corners.size(); ++i)
        marks.push_back({corners[i], cornerBox(rect, i)});
    const std::vector<int> centres = marksOf(variable, NoteKind::Centre);
    if (!centres.empty()) {
        const Written written = centred(textsOf(centres), rect, markGap(), kLeastRead);
        const QFontMetricsF metrics(markFont(written.size));
        const QStringList lines = written.text.split(u'\n');
        std::size_t next = 0;
        double top = rect.center().y() - static_cast<double>(lines.size()) * metrics.height() / 2;
        for (const QString& line : lines) {
            const double left = rect.center().x() - metrics.horizontalAdvance(line) / 2;
            for (qsizetype at = 0; at < line.size() && next < centres.size(); ++next) {
                const QString text = QString::number(centres[next]);
                marks.push_back({centres[next],
                                 {left + metrics.horizontalAdvance(line.first(at)), top,
                                  metrics.horizontalAdvance(text), metrics.height()}});
                at += text.size() + markGap().size();
            }
            top += metrics.height();
        }
    }
    const double part = candidatePart();
    if (!marks.empty() || !showsAutomaticNotes() || part <= 0)
        return marks;
    for (const int number : candidatesAt(cell))
        if (!hasNote({NoteKind::Cross, variable, static_cast<Value>(number - 1)}))
            marks.push_back({number, candidateBox(cell, number)});
    return marks;
}

// Of an automatic candidate, whether it stands or not.
QRectF NumberBoard::candidateBox(QPoint cell, int number) const
{
    const double part = candidatePart();
    const int side = static_cast<int>(std::ceil(std::sqrt(most())));
    const QPointF place((number - 1) % side * part, (number - 1) / side * part);
    return {cellRect(cell).topLeft() + place, QSizeF(part, part)};
}

// Whether a candidate that a sentence speaks of is lit by itself, in place of its cell: it has a
// mark there, or nothing is noted, and there is room to write it. Asks nothing of the picture,
// which is being made.
bool NumberBoard::isLitAsMark(Place place) const
{
    constexpr int kMostNumbers = 16; // marks of more may be too small to be shown
    const int width = gridSize().width();
    if (!isByHand() || place.value == kNoValue || width == 0 || most() > kMostNumbers ||
        place.variable >= static_cast<Variable>(width * gridSize().height()))
        return false;
    const int index = static_cast<int>(place.variable);
    if (shownAt({index % width, index / width}) != kNoValue)
        return false;
    const auto corners = marksOf(place.variable, NoteKind::Corner);
    const auto centres = marksOf(place.variable, NoteKind::Centre);
    const int number = static_cast<int>(place.value) + 1;
    if (corners.empty() && centres.empty())
        return true;
    return std::ranges::find(corners, number) != corners.end() ||
           std::ranges::find(centres, number) != centres.end();
}

// Candidates are lit by themselves where they are shown.
Picture NumberBoard::makePicture(const View& view) const
{
    if (!isByHand())
        return GridBoard::makePicture(view);
    const auto ofCells = [this](std::span<const Place> places) {
        std::vector<Place> rest;
        std::ranges::copy_if(places, std::back_inserter(rest),
                             [this](Place place) { return !isLitAsMark(place); });
        return rest;
    };
    const std::vector<Place> causes = ofCells(view.causes);
    const std::vector<Place> effects = ofCells(view.effects);
    View shown = view;
    shown.causes = causes;
    shown.effects = effects;
    return GridBoard::makePicture(shown);
}

void NumberBoard::paintLights(QPainter& painter) const
{
    const int width = gridSize().width();
    const auto light = [&](const std::vector<Place>& places, Ink ink) {
        for (const Place place : places) {
            if (!isLitAsMark(place))
                continue;
            const int index = static_cast<int>(place.variable);
            const QPoint cell(index % width, index / width);
            const int number = static_cast<int>(place.value) + 1;
            const auto marks = marksAt(cell);
            const auto mark = std::ranges::find(marks, number, &ShownMark::number);
            const bool isToBeWritten = marks.empty() && !showsAutomaticNotes();
            const double part = candidatePart();
            const bool hasRoom = part > 0 && (!isToBeWritten || part * kInPart >= kLeastRead);
            painter.fillRect(mark != marks.end() ? mark->box
                             : hasRoom           ? candidateBox(cell, number)
                                                 : cellRect(cell),
                             theme::colour(ink));
            if (!isToBeWritten || !hasRoom)
                continue;
            painter.setFont(markFont(part * kInPart));
            painter.setPen(theme::colour(Ink::Text));
            painter.drawText(candidateBox(cell, number), Qt::AlignCenter, QString::number(number));
        }
    };
    light(shownCauses(), Ink::CauseTint);
    light(shownEffects(), Ink::EffectTint);
}

void NumberBoard::paintCandidates(QPainter& painter) const
{
    const double part = candidatePart();
    if (part <= 0)
        return;
    painter.setFont(markFont(part * kInPart));
    painter.setPen(theme::colour(Ink::Muted));
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x) {
            const Variable variable = variableOf({x, y});
            if (marksOf(variable, NoteKind::Corner).empty() &&
                marksOf(variable, NoteKind::Centre).empty())
                for (const ShownMark& mark : marksAt({x, y}))
                    painter.drawText(mark.box, Qt::AlignCenter, QString::number(mark.number));
        }
}

// A disc behind a single candidate; its letter stands beside where there is room, as in a cell.
void NumberBoard::paintTints(QPainter& painter) const
{
    const int width = gridSize().width();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Note& note : notes()) {
        if (note.kind != NoteKind::Tint)
            continue;
        const int cell = static_cast<int>(note.variable);
        const auto marks = marksAt({cell % width, cell / width});
        const int number = static_cast<int>(tintedCandidate(note.value)) + 1;
        const auto mark = std::ranges::find(marks, number, &ShownMark::number);
        if (mark == marks.end())
            continue;
        const double radius = std::max(4.0, std::min(mark->box.height(), unitSize() / 3) / 2);
        const QPointF centre = mark->box.center();
        QColor ground(kNoteColours[tintColour(note.value)]);
        ground.setAlpha(theme::isDark() ? 150 : 170);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawEllipse(centre, radius, radius);
        const double size = radius * 0.8;
        if (size < kLeastRead * 0.75)
            continue;
        painter.setFont(markFont(size));
        painter.setPen(theme::colour(Ink::Muted));
        const QRectF beside(centre.x() + radius * 0.45, centre.y() + radius * 0.1, size * 1.2,
                            size * 1.2);
        painter.drawText(beside, Qt::AlignCenter,
                         QString(QChar(static_cast<char16_t>(u'a' + tintColour(note.value)))));
    }
    painter.restore();
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
        // The number as well: nobody has to distinguish colours.
        painter.setFont(markFont(std::max(6.0, rect.height() * 0.2)));
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
    for (auto at = corners.cbegin(); at != corners.cend(); ++at) {
        const QRectF rect = rectOf(at.key());
        if (playedValue(at.key()) != kNoValue)
            continue;
        painter.setFont(markFont(cornerSize(at->size(), rect.height(), kLeastRead)));
        for (qsizetype i = 0; i < at->size(); ++i)
            painter.drawText(cornerBox(rect, static_cast<std::size_t>(i)), Qt::AlignCenter,
                             at->at(i));
    }
    for (auto at = centres.cbegin(); at != centres.cend(); ++at) {
        const QRectF rect = rectOf(at.key());
        if (playedValue(at.key()) != kNoValue)
            continue;
        const Written written = centred(*at, rect, markGap(), kLeastRead);
        painter.setFont(markFont(written.size));
        painter.drawText(rect, Qt::AlignCenter, written.text);
    }
}

// What was ruled out, at the foot of its cell; automatic candidates are without it anyway.
void NumberBoard::paintCrosses(QPainter& painter) const
{
    const int width = gridSize().width();
    QHash<Variable, QStringList> crosses;
    for (const Note& note : notes())
        if (note.kind == NoteKind::Cross && playedValue(note.variable) == kNoValue)
            crosses[note.variable] << QString::number(note.value + 1);
    painter.setPen(theme::colour(Ink::Muted));
    for (auto at = crosses.cbegin(); at != crosses.cend(); ++at) {
        const int cell = static_cast<int>(at.key());
        const QRectF rect = cellRect({cell % width, cell / width});
        const QString text = at->join(markGap());
        const double fitting = 1.7 * rect.width() / static_cast<double>(text.size() + 1);
        QFont small = font();
        small.setStrikeOut(true);
        small.setPixelSize(std::max(5, static_cast<int>(std::min(rect.height() * 0.24, fitting))));
        painter.setFont(small);
        painter.drawText(rect.adjusted(0, 0, 0, -rect.height() * 0.02),
                         Qt::AlignHCenter | Qt::AlignBottom, text);
    }
}

} // namespace clew
