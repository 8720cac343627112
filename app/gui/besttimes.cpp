#include "app/gui/besttimes.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSettings>
#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "core/files/link.h"
#include "core/puzzle/naming.h"
#include "core/puzzle/parameters.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/source.h"
#include "core/session/sentencejson.h"
#include "core/study/hand.h"
#include "core/text/readjson.h"
#include "widgets/translate.h"

namespace clew {

namespace {

const QString kTimesKey = QStringLiteral("times");
constexpr qsizetype kMostTimes = 5; ///< of a puzzle and size

auto kindOf(const SolvedBoard& one)
{
    return std::tie(one.puzzle, one.size, one.shape);
}

bool isLike(const SolvedBoard& a, const SolvedBoard& b)
{
    return kindOf(a) == kindOf(b);
}

bool isBefore(const SolvedBoard& a, const SolvedBoard& b)
{
    return isLike(a, b) ? isBetter(a, b) : kindOf(a) < kindOf(b);
}

bool isSameBoard(const SolvedBoard& a, const SolvedBoard& b)
{
    return a.puzzle == b.puzzle && a.board == b.board;
}

QString digestOf(const std::string& text)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
            .toHex());
}

// Two models with as many variables may have nothing else in common.
QString shapeOf(const Puzzle& puzzle, const Problem& problem)
{
    const SourceEditing* const editing = sourceEditing(puzzle);
    return editing != nullptr ? digestOf(editing->sourceOf(problem).text)
                              : QString::fromStdString(puzzle.shape(problem));
}

QString keptSentence(const Sentence& sentence)
{
    return QString::fromStdString(
        toJson(sentence).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

// Of the shape earlier versions kept what the title says, in all languages alike: "5 × 20
// nonogram". Where it says nothing the number of variables usually is enough.
QString shapeIn(const QString& title)
{
    static const QRegularExpression sides(QStringLiteral("(?<!\\d)(\\d+) ?× ?(\\d+)"));
    QString shape; // the last one: a name may come before
    for (const QRegularExpressionMatch& match : sides.globalMatch(title))
        shape = QString::fromStdString(
            writtenSize(match.captured(1).toUInt(), match.captured(2).toUInt()));
    return shape;
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
        settings.setValue(QStringLiteral("shape"), one.shape);
        settings.setValue(QStringLiteral("board"), one.board);
        settings.setValue(QStringLiteral("sentence"), one.title);
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
    const Problem& problem = *hand.problem();
    return {QString::fromStdString(puzzle.info().id),
            puzzle.dimensions(problem).variables + settledIn(puzzle, problem).size(),
            shapeOf(puzzle, problem),
            digestOf(puzzle.write(problem, keepingFormat(puzzle).id)),
            keptSentence(puzzle.title(problem)),
            hand.tally.time,
            moveCount(hand),
            hand.tally.hints,
            QDate::currentDate()};
}

QString titleOf(const SolvedBoard& solved)
{
    std::set<std::string> texts;
    return translatedStanding(sentenceFrom(readJson(solved.title.toStdString()), texts));
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
        one.shape = settings.value(QStringLiteral("shape")).toString();
        one.board = settings.value(QStringLiteral("board")).toString();
        one.title = settings.value(QStringLiteral("sentence")).toString();
        if (one.title.isEmpty()) { // of an earlier version
            const QString title = settings.value(QStringLiteral("title")).toString();
            one.shape = shapeIn(title);
            one.title = keptSentence(verbatim(title.toStdString()));
        }
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
    const auto isSame = [&](const SolvedBoard& one) { return isSameBoard(one, solved); };
    const auto before = std::ranges::find_if(times, isSame);
    if (before != times.end() && !isBetter(solved, *before)) {
        if (std::exchange(before->shape, solved.shape) != solved.shape) // unknown till now
            writeTimes(times);
        return;
    }
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
