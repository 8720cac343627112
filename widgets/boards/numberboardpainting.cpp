// How a board of numbers is painted while it is played: aids, the filter, notes and candidates.

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/boards/numberboard.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr double kCornerMark = 0.24; ///< parts of the cell
/// Where the corner marks go, in parts of the cell.
constexpr std::array<QPointF, 9> kCorners{QPointF(0.16, 0.17), {0.84, 0.17}, {0.16, 0.83},
                                          {0.84, 0.83},        {0.5, 0.17},  {0.5, 0.83},
                                          {0.16, 0.5},         {0.84, 0.5},  {0.5, 0.5}};

} // namespace

void NumberBoard::paintOverlay(QPainter& painter)
{
    if (isByHand()) {
        paintColours(painter);
        paintAids(painter);
        paintFilter(painter);
        paintNotes(painter);
        if (showsAutomaticNotes())
            paintCandidates(painter);
        else
            paintCrosses(painter);
        QColor chosen = theme::colour(Ink::Hand);
        chosen.setAlpha(50);
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
    if (!isByHand() || !cell || shownAt(*cell) != kNoValue || unitSize() * kCornerMark > kLeastRead)
        return false;
    return showsAutomaticNotes() || std::ranges::any_of(notes(), [&](const Note& note) {
               return note.variable == variableOf(*cell) && note.kind != NoteKind::Colour;
           });
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

// Where the number looked for can still go; where it stands is framed.
void NumberBoard::paintFilter(QPainter& painter) const
{
    if (m_filter == 0)
        return;
    QColor open = theme::colour(Ink::Accent); // no colour of a reason
    painter.setPen(QPen(open, std::max(1.5, unitSize() * 0.04)));
    painter.setBrush(Qt::NoBrush);
    const double inside = unitSize() * 0.06;
    open.setAlpha(90);
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x) {
            const QPoint cell(x, y);
            if (isPossible(cell, m_filter))
                painter.fillRect(cellRect(cell), open);
            else if (shownAt(cell) == static_cast<Value>(m_filter - 1))
                painter.drawRect(cellRect(cell).adjusted(inside, inside, -inside, -inside));
        }
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
                const Note cross{NoteKind::Cross, variable, static_cast<Value>(number - 1)};
                if (std::ranges::binary_search(notes(), cross))
                    continue;
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
        setSize(rect.height() * kCornerMark);
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
        const QString text = at->join(gridSize().width() > 9 ? QStringLiteral(" ") : QString());
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
