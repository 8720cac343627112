#include "app/gui/besttimes.h"

#include <QCryptographicHash>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSettings>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

#include "app/gui/shell.h"
#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/study/hand.h"
#include "widgets/fittingscreen.h"
#include "widgets/theme.h"
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
    const auto rank = [](const SolvedBoard& one) {
        return std::tuple(one.puzzle, one.size, one.hints > 0, one.time, one.moves);
    };
    return rank(a) < rank(b);
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

void keepTime(const SolvedBoard& solved)
{
    QList<SolvedBoard> times = keptTimes();
    const auto isSame = [&](const SolvedBoard& one) {
        return isLike(one, solved) && one.board == solved.board;
    };
    const auto before = std::ranges::find_if(times, isSame);
    if (before != times.end() && !isBefore(solved, *before))
        return;
    times.removeIf(isSame);
    times.append(solved);
    std::ranges::stable_sort(times, isBefore);
    qsizetype place = 0; // among those like it
    times.removeIf(
        [&](const SolvedBoard& one) { return isLike(one, solved) && ++place > kMostTimes; });
    writeTimes(times);
}

QString clockText(std::chrono::milliseconds time)
{
    const auto count = std::chrono::duration_cast<std::chrono::seconds>(time).count();
    const QLatin1Char zero('0');
    const QString rest =
        QStringLiteral("%1:%2").arg(count / 60 % 60, 2, 10, zero).arg(count % 60, 2, 10, zero);
    return count < 3600 ? rest : QStringLiteral("%1:%2").arg(count / 3600).arg(rest);
}

void showBestTimes(QWidget& parent)
{
    QDialog dialog(&parent);
    dialog.setObjectName(QStringLiteral("bestTimes"));
    dialog.setWindowTitle(Shell::tr("Best times"));
    dialog.resize(fittingScreen(dialog, {680, 420}));
    auto* const layout = new QVBoxLayout(&dialog);
    layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    layout->setSpacing(kSpace);
    const QList<SolvedBoard> times = keptTimes();
    auto* const text = new QLabel(
        times.isEmpty() ? Shell::tr("No board was solved by hand yet. The best times of each "
                                    "puzzle and size are kept here.")
                        : Shell::tr("The best of each puzzle and size, those without hints first. "
                                    "Each board counts once."));
    text->setWordWrap(true);
    layout->addWidget(text);
    const QStringList headings{Shell::tr("Puzzle"), Shell::tr("Board"), Shell::tr("Time", "played"),
                               Shell::tr("Moves"),  Shell::tr("Hints"), Shell::tr("Day")};
    auto* const table =
        new QTableWidget(static_cast<int>(times.size()), static_cast<int>(headings.size()));
    table->setHorizontalHeaderLabels(headings);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    const QLocale locale;
    for (int row = 0; row < times.size(); ++row) {
        const SolvedBoard& one = times[row];
        const QStringList cells{translated(findPuzzle(one.puzzle.toStdString())->info().title),
                                one.title,
                                clockText(one.time),
                                locale.toString(one.moves),
                                locale.toString(one.hints),
                                locale.toString(one.day, QLocale::ShortFormat)};
        for (int column = 0; column < cells.size(); ++column)
            table->setItem(row, column, new QTableWidgetItem(cells[column]));
    }
    layout->addWidget(table, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    layout->addWidget(buttons);
    dialog.exec();
}

} // namespace clew
