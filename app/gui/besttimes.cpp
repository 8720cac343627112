#include "app/gui/besttimes.h"

#include <QCryptographicHash>
#include <QSettings>
#include <algorithm>
#include <tuple>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/study/hand.h"
#include "widgets/translate.h"

namespace clew {

namespace {

const QString kTimesKey = QStringLiteral("times");
constexpr qsizetype kMostTimes = 5; ///< of a puzzle and size

bool isLike(const SolvedBoard& a, const SolvedBoard& b)
{
    return a.puzzle == b.puzzle && a.size == b.size;
}

bool isBefore(const SolvedBoard& a, const SolvedBoard& b)
{
    const auto kind = [](const SolvedBoard& one) { return std::tie(one.puzzle, one.size); };
    return kind(a) != kind(b) ? kind(a) < kind(b) : isBetter(a, b);
}

void writeTimes(const QList<SolvedBoard>& times)
{
    QSettings settings;
    settings.remove(kTimesKey);
    settings.beginWriteArray(kTimesKey, static_cast<int>(times.size()));
    for (int i = 0; i < times.size(); ++i) {
        const SolvedBoard& one = times[i];
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("puzzle"), one.puzzle);
        settings.setValue(QStringLiteral("size"), one.size);
        settings.setValue(QStringLiteral("board"), one.board);
        settings.setValue(QStringLiteral("title"), one.title);
        settings.setValue(QStringLiteral("milliseconds"), static_cast<qint64>(one.time.count()));
        settings.setValue(QStringLiteral("moves"), one.moves);
        settings.setValue(QStringLiteral("hints"), one.hints);
        settings.setValue(QStringLiteral("day"), one.day.toString(Qt::ISODate));
        settings.setValue(QStringLiteral("again"), one.isAgain);
    }
    settings.endArray();
}

} // namespace

quint64 moveCount(const Hand& hand)
{
    return static_cast<quint64>(
        std::ranges::count(hand.log(), Hand::Step::Kind::Enter, &Hand::Step::kind));
}

SolvedBoard solvedBoard(const Hand& hand)
{
    const Puzzle& puzzle = hand.puzzle();
    const std::string text = puzzle.write(*hand.problem(), keepingFormat(puzzle).id);
    const QByteArray digest =
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256);
    return {QString::fromStdString(puzzle.info().id),
            puzzle.dimensions(*hand.problem()).variables,
            QString::fromLatin1(digest.toHex()),
            translatedStanding(puzzle.title(*hand.problem())),
            hand.tally.time,
            moveCount(hand),
            hand.tally.hints,
            QDate::currentDate()};
}

bool isBetter(const SolvedBoard& one, const SolvedBoard& other)
{
    const auto rank = [](const SolvedBoard& each) {
        return std::tuple(each.hints > 0, each.time, each.moves);
    };
    return rank(one) < rank(other);
}

QList<SolvedBoard> keptTimes()
{
    QList<SolvedBoard> times;
    QSettings settings;
    const int count = settings.beginReadArray(kTimesKey);
    for (int i = 0; i < count; ++i) {
        settings.setArrayIndex(i);
        SolvedBoard one;
        one.puzzle = settings.value(QStringLiteral("puzzle")).toString();
        if (one.puzzle.isEmpty())
            break; // however many the file claims
        one.size = settings.value(QStringLiteral("size")).toULongLong();
        one.board = settings.value(QStringLiteral("board")).toString();
        one.title = settings.value(QStringLiteral("title")).toString();
        one.time =
            std::chrono::milliseconds(settings.value(QStringLiteral("milliseconds")).toLongLong());
        one.moves = settings.value(QStringLiteral("moves")).toULongLong();
        one.hints = settings.value(QStringLiteral("hints")).toULongLong();
        one.day = QDate::fromString(settings.value(QStringLiteral("day")).toString(), Qt::ISODate);
        one.isAgain = settings.value(QStringLiteral("again")).toBool();
        if (findPuzzle(one.puzzle.toStdString()) != nullptr)
            times.append(one);
    }
    settings.endArray();
    std::ranges::stable_sort(times, isBefore);
    return times;
}

QList<SolvedBoard> timesLike(const SolvedBoard& solved)
{
    QList<SolvedBoard> times = keptTimes();
    times.removeIf([&](const SolvedBoard& one) { return !isLike(one, solved); });
    return times;
}

void keepTime(SolvedBoard solved)
{
    QList<SolvedBoard> times = keptTimes();
    const auto isSame = [&](const SolvedBoard& one) {
        return isLike(one, solved) && one.board == solved.board;
    };
    const auto before = std::ranges::find_if(times, isSame);
    if (before != times.end() && !isBetter(solved, *before))
        return;
    solved.isAgain = before != times.end();
    times.removeIf(isSame);
    times.append(solved);
    std::ranges::stable_sort(times, isBefore);
    qsizetype place = 0; // among those like it
    times.removeIf(
        [&](const SolvedBoard& one) { return isLike(one, solved) && ++place > kMostTimes; });
    writeTimes(times);
}

void forgetTimes(const QList<SolvedBoard>& times)
{
    QList<SolvedBoard> kept = keptTimes();
    kept.removeIf([&](const SolvedBoard& one) { return times.contains(one); });
    writeTimes(kept);
}

void rememberTimes(const QList<SolvedBoard>& times)
{
    QList<SolvedBoard> kept = keptTimes();
    for (const SolvedBoard& one : times)
        if (!kept.contains(one))
            kept.append(one);
    std::ranges::stable_sort(kept, isBefore);
    writeTimes(kept);
}

QString clockText(std::chrono::milliseconds time)
{
    const auto count = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const QLatin1Char zero('0');
    const QString rest =
        QStringLiteral("%1:%2").arg(count / 60 % 60, 2, 10, zero).arg(count % 60, 2, 10, zero);
    return count < 3600 ? rest : QStringLiteral("%1:%2").arg(count / 3600).arg(rest);
}

} // namespace clew
