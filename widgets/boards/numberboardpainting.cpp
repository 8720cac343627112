// How a board of numbers is painted while it is played: aids, the filter, notes and candidates.

#include <QPainter>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/boards/numberboard.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kEqualAlpha = 64;
constexpr double kCornerMark = 0.24; ///< parts of the cell
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
    const auto marks = [&](NoteKind kind) {
        QStringList texts;
        for (const Note& note : notes())
            if (note.kind == kind && note.variable == variableOf(*cell))
                texts << QString::number(note.value + 1);
        return texts;
    };
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

// Where the number looked for can still go, and, as equal numbers are shown, where it stands. No
// frames: these are carets.
void NumberBoard::paintFilter(QPainter& painter) const
{
    if (m_filter == 0)
        return;
    const QColor open = theme::faded(Ink::Accent, 90); // no colour of a reason
    const QColor equal = theme::faded(Ink::Hand, kEqualAlpha);
    for (int y = 0; y < gridSize().height(); ++y)
        for (int x = 0; x < gridSize().width(); ++x) {
            const QPoint cell(x, y);
            if (isPossible(cell, m_filter))
                painter.fillRect(cellRect(cell), open);
            else if (shownAt(cell) == static_cast<Value>(m_filter - 1))
                painter.fillRect(cellRect(cell), equal);
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
        setSize(cornerSize(at->size(), rect.height(), kLeastRead));
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
        const Written written = centred(*at, rect, markGap(), kLeastRead);
        setSize(written.size);
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
