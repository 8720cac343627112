// Problems at the sizes where machine words end, and the largest there are, of every puzzle.

#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "core/puzzles/nonogram/nonogram.h"
#include "core/puzzles/queens/explicitrule.h"
#include "core/puzzles/queens/queens.h"
#include "core/puzzles/suguru/suguru.h"
#include "core/puzzles/words/words.h"
#include "core/text/english.h"
#include "tests/solving.h"

namespace clew::test {

struct LargeProblem
{
    const Puzzle* puzzle;
    std::string name;
    ProblemPtr problem;
    bool hasSolution = true; ///< as far as is known
};

/// Sizes on both sides of 32, 64 and 128.
inline constexpr std::array<std::uint32_t, 12> kWordSizes{31, 32, 33,  34,  63,  64,
                                                          65, 66, 127, 128, 129, 130};

/// The queens of a solution in these columns are given. For sizes with an explicit rule.
inline ProblemPtr queensWith(std::uint32_t size, const std::vector<std::uint32_t>& columns)
{
    auto problem = std::make_shared<queens::QueensProblem>();
    problem->size = size;
    const std::uint32_t even = size - size % 2;
    for (const std::uint32_t column : columns)
        problem->givens.push_back(
            {column, column < even ? queens::constructedRow(column, even) : column});
    return problem;
}

inline ProblemPtr queensAllGiven(std::uint32_t size)
{
    std::vector<std::uint32_t> columns(size);
    std::iota(columns.begin(), columns.end(), 0U);
    return queensWith(size, columns);
}

/// Areas of 2 x 2 cells, and of what is left at odd edges: 1 2 above 3 4 everywhere is a solution
/// if nothing is.
inline ProblemPtr suguruOfBlocks(std::uint32_t width, std::uint32_t height)
{
    auto problem = std::make_shared<suguru::SuguruProblem>();
    problem->width = width;
    problem->height = height;
    for (std::uint32_t cell = 0; cell < width * height; ++cell)
        problem->areas.push_back(cell / width / 2 * ((width + 1) / 2) + cell % width / 2);
    problem->areas = suguru::inReadingOrder(problem->areas);
    problem->givens.assign(problem->areas.size(), kNoValue);
    return problem;
}

/// Each row is an area: any arrangement of one row is a solution.
inline ProblemPtr suguruOfOneRow(std::uint32_t width)
{
    auto problem = std::make_shared<suguru::SuguruProblem>();
    problem->width = width;
    problem->height = 1;
    problem->areas.assign(width, 0);
    problem->givens.assign(width, kNoValue);
    return problem;
}

/// The clues of a random grid of which `filled` in a hundred cells are filled.
inline ProblemPtr nonogramOf(std::uint32_t width, std::uint32_t height, unsigned filled)
{
    std::mt19937 random(width * 1000 + height + filled);
    std::vector<std::vector<Value>> rows(height, std::vector<Value>(width));
    std::vector<std::vector<Value>> columns(width, std::vector<Value>(height));
    for (std::uint32_t y = 0; y < height; ++y)
        for (std::uint32_t x = 0; x < width; ++x)
            rows[y][x] = columns[x][y] = random() % 100 < filled ? 1 : 0;
    auto problem = std::make_shared<nonogram::NonogramProblem>();
    problem->width = width;
    problem->height = height;
    for (const auto& row : rows)
        problem->rows.push_back(nonogram::runsOf(row));
    for (const auto& column : columns)
        problem->columns.push_back(nonogram::runsOf(column));
    return problem;
}

/// Problems of all puzzles, gathered by what makes them.
class LargeProblems
{
public:
    void add(const char* puzzle, std::string name, ProblemPtr problem, bool hasSolution = true)
    {
        m_all.push_back({findPuzzle(puzzle), std::string(puzzle) + " " + std::move(name),
                         std::move(problem), hasSolution});
    }
    void create(const char* puzzle, const QByteArray& parameters, bool hasSolution = true)
    {
        auto problem = findPuzzle(puzzle)->create(parametersFrom(parameters));
        if (!problem)
            qFatal("%s %s: %s", puzzle, parameters.constData(), english(problem.error()).c_str());
        std::string name = parameters.toStdString();
        if (name.size() > 60)
            name = name.substr(0, 60) + "…";
        add(puzzle, std::move(name), *std::move(problem), hasSolution);
    }
    /// Puzzles that have none so far bring the problems that come with the program.
    void addPresetsOfOthers()
    {
        for (const auto& puzzle : puzzles()) {
            if (std::ranges::find(m_all, puzzle.get(), &LargeProblem::puzzle) != m_all.end())
                continue;
            for (const PresetInfo& preset : puzzle->info().presets)
                add(puzzle->info().id.c_str(), "@" + preset.id, puzzle->presetProblem(preset));
        }
    }
    [[nodiscard]] const std::vector<LargeProblem>& all() const { return m_all; }

private:
    std::vector<LargeProblem> m_all;
};

inline QByteArray sizeText(std::uint32_t width, std::uint32_t height)
{
    return "size=" + QByteArray::number(width) + "x" + QByteArray::number(height);
}

/// One or more problems for each size at the end of a word, in lines or in cells.
inline const std::vector<LargeProblem>& wordSizedProblems()
{
    static const LargeProblems problems = [] {
        LargeProblems all;
        for (const std::uint32_t size : kWordSizes) {
            const QByteArray number = QByteArray::number(size);
            all.create("queens", "size=" + number);
            for (const std::uint32_t column : {0U, 31U, 32U, 63U, 64U, 127U, 128U})
                if (column < size)
                    all.add("queens",
                            number.toStdString() + ", given column " + std::to_string(column),
                            queensWith(size, {column}));
            all.create("knight", sizeText(size, 6));
            all.create("knight", sizeText(5, size));
            all.create("words", "number=" + QByteArray(int(size), '9'));
            all.create("words", "number=" + QByteArray("0") + QByteArray(int(size) - 1, '9'));
            all.add("nonogram", number.toStdString() + " square", nonogramOf(size, size, 60));
            all.add("nonogram", number.toStdString() + " x 3", nonogramOf(size, 3, 50));
            if (size <= suguru::kMaxArea)
                all.add("suguru", "area of " + number.toStdString(), suguruOfOneRow(size));
            if (size <= suguru::kMaxSide)
                all.add("suguru", number.toStdString() + " square", suguruOfBlocks(size, size),
                        size % 2 == 0);
            if (size <= 64)
                for (const char* degree : {"2", "4"})
                    all.create("graphs", "size=" + number + ";degree=" + degree);
        }
        // Boards whose cells end a word, and words in each language.
        for (const auto& [width, height] : {std::pair{8U, 8U},
                                            {7U, 9U},
                                            {5U, 13U},
                                            {8U, 16U},
                                            {10U, 13U},
                                            {12U, 12U},
                                            {11U, 12U}}) {
            all.create("knight", sizeText(width, height));
            all.add("nonogram", sizeText(width, height).toStdString(),
                    nonogramOf(width, height, 60));
            all.add("suguru", sizeText(width, height).toStdString(), suguruOfBlocks(width, height),
                    width % 2 == 0 && height % 2 == 0);
        }
        all.create("knight", "size=8x8;closed=1");
        all.create("knight", "size=12x12;closed=1");
        for (const char* language : {"pt", "zh", "ja"})
            for (const int digits : {36, 37})
                all.create("words", "number=" + QByteArray(digits, '9') + ";language=" + language);
        for (const char* boxes : {"2x2", "3x2", "4x2", "3x3", "4x3", "4x4", "5x3", "5x4", "5x5"})
            all.create("sudoku", QByteArray("boxes=") + boxes);
        for (const char* number :
             {"2147483647", "2147483648", "4294967295", "4294967296", "999999999999999999",
              "1000000000000000000", "-1000000000000000000"})
            for (const char* order : {"given", "any"})
                all.create("arithmetic",
                           QByteArray("numbers=") + number + " " + number + " 1 1;order=" + order);
        return all;
    }();
    return problems.all();
}

/// The largest problems that can be made, in several shapes.
inline const std::vector<LargeProblem>& largestProblems()
{
    static const LargeProblems problems = [] {
        LargeProblems all;
        all.create("queens", "size=64");
        all.create("queens", "size=5500"); // dancing links have room
        all.create("queens", "size=29000");
        all.create("queens", "size=200000");
        all.create("queens", "size=10000000");
        all.add("queens", "size=10000000, all given", queensAllGiven(10'000'000));
        for (const char* size : {"2000x2000", "2000x11", "2000x4", "2000x3"}) {
            all.create("knight", QByteArray("size=") + size);
            all.create("knight", QByteArray("size=") + size + ";closed=1", false);
        }
        QByteArray numbers;
        for (int i = 0; i < 16; ++i)
            numbers += QByteArray::number(1'000'000'000'000'000'000 - 1'000'003LL * i * i) + " ";
        for (const char* rest : {"", ";order=any", ";target=4711", ";order=any;target=4711",
                                 ";order=any;distinct=classes"})
            all.create("arithmetic", "numbers=" + numbers + rest, false);
        for (const char* degree : {"3", "31", "32", "60"})
            all.create("graphs", QByteArray("size=64;degree=") + degree);
        all.create("words", "number=" + QByteArray(int(words::kMaxDigits), '7'));
        all.create("sudoku", "boxes=5x5");
        all.add("sudoku", "@25", presetOf(*findPuzzle("sudoku"), "25"));
        for (const unsigned filled : {3U, 20U, 50U, 90U})
            all.add("nonogram", std::to_string(filled) + " % filled",
                    nonogramOf(nonogram::kMaxSide, nonogram::kMaxSide, filled));
        all.add("suguru", "blocks", suguruOfBlocks(suguru::kMaxSide, suguru::kMaxSide));
        all.addPresetsOfOthers();
        return all;
    }();
    return problems.all();
}

/// A row for each strategy on each of the problems.
inline void largeRows(const std::vector<LargeProblem>& problems)
{
    QTest::addColumn<int>("index");
    QTest::addColumn<int>("strategy");
    for (std::size_t i = 0; i < problems.size(); ++i) {
        const auto& strategies = problems[i].puzzle->info().strategies;
        for (std::size_t j = 0; j < strategies.size(); ++j)
            QTest::newRow((problems[i].name + ", " + strategies[j].id).c_str()) << int(i) << int(j);
    }
}

} // namespace clew::test
