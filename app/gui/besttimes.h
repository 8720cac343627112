// The times of boards that were solved by hand: the best of each puzzle and size, kept over starts.

#pragma once

#include <QDate>
#include <QList>
#include <QString>
#include <chrono>

namespace clew {

class Hand;

struct SolvedBoard
{
    QString puzzle;     ///< its id
    quint64 size = 0;   ///< its variables, also those that a model settles: boards of as many ...
    QString shape;      ///< ... and of one shape are compared; of models, those of one model
    QString board;      ///< which one it is; each counts once
    QString title = {}; ///< a sentence (sentencejson.h), which titleOf() says
    std::chrono::milliseconds time{0};
    quint64 moves = 0;
    quint64 hints = 0;
    QDate day = {};
    bool isAgain = false; ///< the board was solved before, not as well

    bool operator==(const SolvedBoard&) const = default;
};

/// A solve by hand as it is now.
SolvedBoard solvedBoard(const Hand& hand);
/// In the language of the window; what earlier versions kept is said as it was then.
QString titleOf(const SolvedBoard& solved);
/// Entries made or taken back; neither notes nor undoing.
quint64 moveCount(const Hand& hand);
/// Whether one of two of the same puzzle and size is before the other: without hints, then faster,
/// then with fewer moves.
bool isBetter(const SolvedBoard& one, const SolvedBoard& other);
/// All that are kept, by puzzle and size: those without hints first, and then the fastest.
QList<SolvedBoard> keptTimes();
/// Those of the same puzzle and size.
QList<SolvedBoard> timesLike(const SolvedBoard& solved);
/// If it is among the best, and the board was not solved as well before.
void keepTime(SolvedBoard solved);
/// They are kept no longer.
void forgetTimes(const QList<SolvedBoard>& times);
/// Takes that back.
void rememberTimes(const QList<SolvedBoard>& times);
/// "4:05", "1:04:05".
QString clockText(std::chrono::milliseconds time);

} // namespace clew
