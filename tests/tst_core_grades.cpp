// What the difficulties of nonograms and Suguru mean, by searches that share nothing with those
// that rate: lines by listing all their placements, singles by looking at every cell and area.

#include <QtTest>

#include <algorithm>
#include <map>
#include <optional>

#include "core/puzzle/generating.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/suguru/suguru.h"

using namespace clew;
using nonogram::NonogramProblem;
using suguru::SuguruProblem;

namespace {

// ---- nonograms

using Known = std::vector<std::optional<bool>>; ///< of each cell, or of each cell of a line

void listPlacements(const nonogram::Clue& clue, std::size_t run, std::vector<bool>& line,
                    std::size_t from, const Known& known, std::vector<std::vector<bool>>& all)
{
    if (run == clue.size()) {
        for (std::size_t i = 0; i < line.size(); ++i)
            if (known[i] && *known[i] != line[i])
                return;
        all.push_back(line);
        return;
    }
    for (std::size_t start = from; start + clue[run] <= line.size(); ++start) {
        for (std::size_t i = 0; i < clue[run]; ++i)
            line[start + i] = true;
        listPlacements(clue, run + 1, line, start + clue[run] + 1, known, all);
        for (std::size_t i = 0; i < clue[run]; ++i)
            line[start + i] = false;
    }
}

// Settles what all placements of each line have in common. False: a line has none.
bool settleLines(const NonogramProblem& problem, Known& known)
{
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const nonogram::Line line : linesOf(problem)) {
            const std::uint32_t length = lengthOf(problem, line);
            Known here(length);
            for (std::uint32_t i = 0; i < length; ++i)
                here[i] = known[cellOf(problem, line, i)];
            std::vector<std::vector<bool>> all;
            std::vector<bool> empty(length);
            listPlacements(clueOf(problem, line), 0, empty, 0, here, all);
            if (all.empty())
                return false;
            for (std::uint32_t i = 0; i < length; ++i) {
                const bool first = all.front()[i];
                if (here[i] ||
                    !std::ranges::all_of(all, [&](const auto& each) { return each[i] == first; }))
                    continue;
                known[cellOf(problem, line, i)] = first;
                isChanged = true;
            }
        }
    }
    return true;
}

// Settles what the first and the last place of each run have in common, and what no run reaches.
// False: nothing new.
bool settleOverlap(const NonogramProblem& problem, nonogram::Line line, Known& known)
{
    const std::uint32_t length = lengthOf(problem, line);
    const nonogram::Clue& clue = clueOf(problem, line);
    Known here(length);
    for (std::uint32_t i = 0; i < length; ++i)
        here[i] = known[cellOf(problem, line, i)];
    std::vector<std::vector<bool>> all;
    std::vector<bool> empty(length);
    listPlacements(clue, 0, empty, 0, here, all);
    // Where each run begins, in each placement.
    std::vector<std::size_t> first(clue.size(), length);
    std::vector<std::size_t> last(clue.size(), 0);
    for (const auto& placement : all) {
        std::size_t run = 0;
        for (std::size_t i = 0; i < length; ++i)
            if (placement[i] && (i == 0 || !placement[i - 1])) {
                first[run] = std::min(first[run], i);
                last[run] = std::max(last[run], i);
                ++run;
            }
    }
    bool isChanged = false;
    for (std::size_t i = 0; i < length; ++i) {
        bool isReached = false;
        bool isFilled = false;
        for (std::size_t run = 0; run < clue.size(); ++run) {
            isReached = isReached || (i >= first[run] && i < last[run] + clue[run]);
            isFilled = isFilled || (i >= last[run] && i < first[run] + clue[run]);
        }
        if (here[i] || (isReached && !isFilled))
            continue;
        known[cellOf(problem, line, static_cast<std::uint32_t>(i))] = isFilled;
        isChanged = true;
    }
    return isChanged;
}

std::size_t openCells(const Known& known)
{
    return static_cast<std::size_t>(std::ranges::count(known, std::optional<bool>()));
}

// Cells that overlap alone leaves open.
std::size_t beyondOverlap(const NonogramProblem& problem)
{
    Known known(problem.cellCount());
    for (bool isChanged = true; isChanged;) {
        isChanged = false;
        for (const nonogram::Line line : linesOf(problem))
            isChanged = settleOverlap(problem, line, known) || isChanged;
    }
    return openCells(known);
}

bool isComplete(const Known& known)
{
    return std::ranges::all_of(known, [](const auto& cell) { return cell.has_value(); });
}

// Tries single cells both ways, too.
bool isSolvedByProbes(const NonogramProblem& problem, Known known)
{
    for (bool isChanged = true; isChanged && !isComplete(known);) {
        isChanged = false;
        for (std::size_t cell = 0; cell < known.size(); ++cell) {
            for (const bool value : {false, true}) {
                if (known[cell])
                    continue;
                Known tried = known;
                tried[cell] = value;
                if (settleLines(problem, tried))
                    continue;
                known[cell] = !value;
                settleLines(problem, known);
                isChanged = true;
            }
        }
    }
    return isComplete(known);
}

// ---- Suguru

using Numbers = std::vector<std::uint64_t>; ///< that each cell may still have, as bits

Numbers numbersOf(const SuguruProblem& problem, const suguru::Layout& layout)
{
    Numbers numbers;
    for (Variable cell = 0; cell < problem.cellCount(); ++cell)
        numbers.push_back(problem.givens[cell] != kNoValue
                              ? std::uint64_t{1} << problem.givens[cell]
                              : (std::uint64_t{1} << layout.areaSize(cell)) - 1);
    return numbers;
}

void settleSingles(const suguru::Layout& layout, Numbers& numbers)
{
    for (bool isChanged = true; isChanged;) {
        const Numbers before = numbers;
        for (Variable cell = 0; cell < numbers.size(); ++cell)
            for (Variable other = 0; other < numbers.size(); ++other)
                if (other != cell && layout.exclude(cell, other) &&
                    std::popcount(numbers[cell]) == 1)
                    numbers[other] &= ~numbers[cell];
        for (const auto& area : layout.areaCells) {
            for (std::size_t number = 0; number < area.size(); ++number) {
                std::vector<Variable> places;
                for (const Variable cell : area)
                    if ((numbers[cell] >> number & 1U) != 0)
                        places.push_back(cell);
                if (places.size() == 1)
                    numbers[places.front()] = std::uint64_t{1} << number;
            }
        }
        isChanged = numbers != before;
    }
}

bool areSettled(const Numbers& numbers)
{
    return std::ranges::all_of(numbers,
                               [](std::uint64_t here) { return std::popcount(here) == 1; });
}

ProblemPtr make(const char* puzzle, const char* size, const QByteArray& difficulty,
                std::uint64_t seed)
{
    Control control;
    const auto made = findPuzzle(puzzle)->generate(
        {.parameters = {{"size", size}}, .seed = seed, .difficulty = difficulty.toStdString()},
        control);
    return made ? *made : nullptr;
}

void addLevels()
{
    QTest::addColumn<QByteArray>("difficulty");
    for (const char* const difficulty : {"easy", "medium", "hard"})
        QTest::addRow("%s", difficulty) << QByteArray(difficulty);
}

} // namespace

class TestGrades : public QObject
{
    Q_OBJECT

private slots:
    // A preset that is named for a difficulty has it.
    void presetsAreNamedRightly()
    {
        int named = 0;
        for (const auto& puzzle : puzzles()) {
            const auto& difficulties = puzzle->info().difficulties;
            for (const PresetInfo& preset : puzzle->info().presets)
                for (std::size_t i = 0; i < difficulties.size(); ++i) {
                    const std::string title = difficulties[i].title.text;
                    const std::string_view of = preset.title.text;
                    if (of != title && !of.starts_with(title + ","))
                        continue;
                    ++named;
                    Control control;
                    const auto rating = puzzle->rate(*puzzle->presetProblem(preset), control);
                    QVERIFY2(rating && rating->difficulty == i, preset.id.c_str());
                }
        }
        QVERIFY(named >= 4);
    }

    void nonograms_data() { addLevels(); }

    // Up to medium nothing is ever tried; hard needs trying, of single cells at most.
    void nonograms()
    {
        QFETCH(QByteArray, difficulty);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const ProblemPtr made = make("nonogram", "9x8", difficulty, seed);
            QVERIFY(made != nullptr);
            const auto& problem = static_cast<const NonogramProblem&>(*made);
            Known known(problem.cellCount());
            QVERIFY(settleLines(problem, known));
            QCOMPARE(isComplete(known), difficulty != "hard");
            QVERIFY(isSolvedByProbes(problem, known));
        }
    }

    // By lines that are looked at one after the other, first by overlap alone: what needs all
    // placements of a line is more work, and more points.
    void mediumIsMoreThanEasy()
    {
        const Puzzle& puzzle = *findPuzzle("nonogram");
        const auto scoreOf = [&](const Problem& problem) {
            Control control;
            return puzzle.rate(problem, control).value().score;
        };
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const ProblemPtr easy = make("nonogram", "9x8", "easy", seed);
            const ProblemPtr medium = make("nonogram", "9x8", "medium", seed);
            const ProblemPtr hard = make("nonogram", "9x8", "hard", seed);
            QVERIFY(easy != nullptr && medium != nullptr && hard != nullptr);
            QCOMPARE(beyondOverlap(static_cast<const NonogramProblem&>(*easy)), std::size_t{0});
            QVERIFY(beyondOverlap(static_cast<const NonogramProblem&>(*medium)) > 0);
            QVERIFY(scoreOf(*easy) < scoreOf(*medium));
            QVERIFY(scoreOf(*easy) < scoreOf(*hard));
        }
    }

    void suguru_data() { addLevels(); }

    void suguru()
    {
        QFETCH(QByteArray, difficulty);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const ProblemPtr made = make("suguru", "7x6", difficulty, seed);
            QVERIFY(made != nullptr);
            const auto& problem = static_cast<const SuguruProblem&>(*made);
            const suguru::Layout layout(problem);
            Numbers numbers = numbersOf(problem, layout);
            settleSingles(layout, numbers);
            QCOMPARE(areSettled(numbers), difficulty == "easy");
        }
    }

    // What no generator makes is rated, and refused by name.
    void expertIsRatedOnly()
    {
        for (const char* const id : {"nonogram", "suguru"}) {
            const PuzzleInfo& info = findPuzzle(id)->info();
            QCOMPARE(info.difficulties.back().id, std::string("expert"));
            QCOMPARE(info.generator->difficulties.size(), info.difficulties.size() - 1);
            QVERIFY(make(id, "6x6", "expert", 1) == nullptr);
        }
    }

    void seeds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<unsigned>("version");
        QTest::addColumn<quint64>("seed");
        QTest::addRow("plain") << QByteArray("17") << 0U << quint64{17};
        QTest::addRow("version") << QByteArray("2:17") << 2U << quint64{17};
        QTest::addRow("largest") << QByteArray("1:18446744073709551615") << 1U << ~quint64{0};
    }

    void seeds()
    {
        QFETCH(QByteArray, text);
        QFETCH(unsigned, version);
        QFETCH(quint64, seed);
        const auto read = readSeed(text.toStdString());
        QVERIFY(read);
        QVERIFY(*read == (NamedSeed{version, seed}));
        if (version > 0)
            QCOMPARE(QByteArray::fromStdString(seedName(*read)), text);
    }

    void noSeeds()
    {
        for (const char* const text :
             {"", ":", "0:1", "1:", ":1", "x", "1:2:3", "-1", "1: 2", "18446744073709551616"})
            QVERIFY2(!readSeed(text), text);
    }
};

QTEST_GUILESS_MAIN(TestGrades)
#include "tst_core_grades.moc"
