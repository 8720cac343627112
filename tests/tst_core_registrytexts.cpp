// Whatever a puzzle shows or prints can be read back: its board as text, every format that writes
// problems, and solutions in every format that writes them. And whatever is done to such texts,
// they are read or refused.

#include <QtTest>

#include <random>

#include "core/puzzle/registry.h"
#include "core/puzzle/source.h"
#include "core/text/english.h"
#include "core/text/scanner.h"
#include "tests/everypuzzle.h"

using namespace clew;
using namespace clew::test;

namespace {

/// A problem that a text is written of.
struct Subject
{
    const Puzzle* puzzle;
    QByteArray name;
    ProblemPtr problem;
};

std::vector<Subject> subjects()
{
    std::vector<Subject> all;
    for (const auto& puzzle : puzzles())
        for (const PresetInfo& preset : puzzle->info().presets)
            all.push_back({puzzle.get(),
                           QByteArray::fromStdString(puzzle->info().id + " @" + preset.id),
                           puzzle->presetProblem(preset)});
    for (const Instance& instance : instances())
        all.push_back({instance.puzzle, instance.name, instance.problem});
    return all;
}

/// The format that says all there is to say.
std::string mainText(const Puzzle& puzzle, const Problem& problem)
{
    const auto& formats = puzzle.info().formats;
    return puzzle.write(problem, std::ranges::find_if(formats, &FormatInfo::writesProblem)->id);
}

/// The first solution, if there is one within a few thousand nodes.
std::optional<Solution> someSolution(const Subject& subject)
{
    constexpr std::uint64_t kNodes = 20'000;
    std::optional<Solution> found;
    Limits limits;
    limits.solutions = 1;
    limits.nodes = kNodes;
    Control control(limits, {}, [&](std::span<const Value> values) {
        found = Solution(values.begin(), values.end());
        return true;
    });
    for (const std::string_view id : subject.puzzle->fastest(*subject.problem, Wanted::One))
        if (const auto strategy = subject.puzzle->strategyIndex(id);
            !found && !subject.puzzle->refusal(*strategy, *subject.problem))
            subject.puzzle->run(*strategy, *subject.problem, {}, control);
    return found;
}

constexpr std::uint32_t kMostWritten = 2000; // boards of a million queens fill the memory

bool isBlank(const std::string& text)
{
    return text.find_first_not_of(" \n") == std::string::npos;
}

/// Reads the text by everything that can read it, and asks of what was read what anybody would.
void readInEveryWay(const Puzzle& puzzle, const std::string& text)
{
    std::vector<std::string> ids{""};
    for (const FormatInfo& format : puzzle.info().formats)
        ids.push_back(format.id);
    for (const std::string& id : ids) {
        const FormatInfo* const format = puzzle.format(id);
        if (format == nullptr || format->readsProblem) {
            const auto problem = puzzle.read(text, id, {});
            const QByteArray what =
                QByteArray::fromStdString(puzzle.info().id + " " + id + ":\n" + text);
            if (problem) {
                QVERIFY2(!puzzle.title(**problem).text().empty(), what);
                (void)puzzle.faults(**problem);
                const Dimensions dimensions = puzzle.dimensions(**problem);
                if (dimensions.variables < kMostWritten && dimensions.values < kMostWritten)
                    QVERIFY2(puzzle.read(mainText(puzzle, **problem), {}, {}).has_value(), what);
            } else {
                QVERIFY2(!english(problem.error()).empty(), what);
            }
        }
        const auto claimed = puzzle.readSolution(text, id, {});
        if (claimed)
            (void)puzzle.verify(*claimed->problem, claimed->solution);
    }
}

} // namespace

/// Whether a text says its rules: what is drawn of it does not.
bool isWritten(const Puzzle& puzzle)
{
    return sourceEditing(puzzle) != nullptr;
}

class TestRegistryTexts : public QObject
{
    Q_OBJECT

private slots:
    // A message names a character as whoever wrote it sees it, and else its byte.
    void namedCharacters()
    {
        const auto shown = [](const Argument& argument) {
            return Sentence{phrase("", "%1"), {argument}}.text();
        };
        QCOMPARE(shown(quoted('x')), std::string("'x'"));
        QCOMPARE(shown(quoted("é and more")), std::string("'é'"));
        QCOMPARE(shown(quoted("−2")), std::string("'−'"));
        QCOMPARE(shown(quoted("\U0001F0A1")), std::string("'\U0001F0A1'"));
        QCOMPARE(shown(quoted("\xE9t\xE9")), std::string("byte 0xE9")); // of another encoding
        QCOMPARE(shown(quoted("\xE2\x88")), std::string("byte 0xE2"));  // cut off
        QCOMPARE(shown(quoted("\x88")), std::string("byte 0x88"));
        QCOMPARE(shown(quoted("\n")), std::string("byte 0x0A"));
        QCOMPARE(shown(quoted("\u202E")), std::string("byte 0xE2")); // steers what shows it
        QCOMPARE(shown(quoted("\u00A0")), std::string("byte 0xC2")); // looks like a blank
        QCOMPARE(shown(quoted("")), std::string("byte 0x00"));
        for (const auto& puzzle : puzzles())
            for (const FormatInfo& format : puzzle->info().formats)
                for (const char* const text : {"é", "♕ 1", "1 − é", "[1,é]", "(é)", "..\n.é\n"}) {
                    if (!format.readsProblem)
                        continue;
                    const auto problem = puzzle->read(text, format.id, {});
                    const std::string said = problem ? std::string() : english(problem.error());
                    QVERIFY2(said.find("byte 0x") == std::string::npos,
                             (puzzle->info().id + " " + format.id + ": " + said).c_str());
                }
    }

    void initTestCase() { m_subjects = subjects(); }

    // ---- clew show, and the window's "Copy as text"

    void shown()
    {
        for (const auto& [puzzle, name, problem] : m_subjects) {
            const std::string text = puzzle->draw(*problem, nullptr);
            if (text.find("is not drawn") != text.npos || isWritten(*puzzle))
                continue; // a board of hundreds of columns; or a drawing, which says no rules
            const auto again = puzzle->read(text, {}, {});
            QVERIFY2(again, name + ": " + (again ? "" : english(again.error()).c_str()) + "\n" +
                                text.c_str());
            QVERIFY2(puzzle->draw(**again, nullptr) == text, name);
            QCOMPARE(puzzle->title(**again).text(), puzzle->title(*problem).text());
        }
    }

    // What is shown of a preset is all there is to it.
    void shownPresets()
    {
        for (const auto& puzzle : puzzles())
            for (const PresetInfo& preset : puzzle->info().presets) {
                if (isWritten(*puzzle))
                    break;
                const ProblemPtr problem = puzzle->presetProblem(preset);
                const auto again = puzzle->read(puzzle->draw(*problem, nullptr), {}, {});
                QVERIFY(again);
                if (preset.id != "petersen" &&
                    mainText(*puzzle, *problem).find("title") == std::string::npos)
                    QCOMPARE(mainText(*puzzle, **again), mainText(*puzzle, *problem));
            }
    }

    // ---- formats of problems, recognised

    void written()
    {
        for (const auto& [puzzle, name, problem] : m_subjects)
            for (const FormatInfo& format : puzzle->info().formats) {
                if (!format.readsProblem || !format.writesProblem)
                    continue;
                const std::string text = puzzle->write(*problem, format.id);
                if (text.empty() && format.id == "opensudoku") // it has boards of 9x9 only
                    continue;
                const auto as = puzzle->read(text, format.id, {});
                const QByteArray what = name + " as " + format.id.c_str() + "\n" + text.c_str();
                QVERIFY2(!isBlank(text), what);
                QVERIFY2(as, what + (as ? "" : english(as.error()).c_str()));
                const auto recognised = puzzle->read(text, {}, {});
                QVERIFY2(recognised,
                         what + (recognised ? "" : english(recognised.error()).c_str()));
                QVERIFY2(mainText(*puzzle, **recognised) == mainText(*puzzle, **as), what);
            }
    }

    // ---- solutions

    void solutions()
    {
        int checked = 0;
        for (const Subject& subject : m_subjects) {
            const auto& [puzzle, name, problem] = subject;
            const auto solution = someSolution(subject);
            if (!solution)
                continue;
            QVERIFY(puzzle->verify(*problem, *solution).empty());
            for (const FormatInfo& format : puzzle->info().formats) {
                if (!format.writesSolution || (isWritten(*puzzle) && !format.readsSolution))
                    continue;
                const std::string text =
                    puzzle->writeSolutions(*problem, std::span(&*solution, 1), 0, format.id);
                if (isBlank(text))
                    continue; // a graph without edges
                ++checked;
                const QByteArray what = name + " as " + format.id.c_str() + "\n" + text.c_str();
                if (format.readsSolution)
                    checkAsSolution(subject, *solution, format.id, text, what);
                else
                    checkAsProblem(subject, *solution, text, what);
            }
        }
        QVERIFY(checked > 100);
    }

    // Beside its problem, a solution is read from what was printed of it, also where the text alone
    // is a problem with several.
    void solutionsBesideTheirProblem()
    {
        QSet<QString> readBeside;
        for (const Subject& subject : m_subjects) {
            const auto& [puzzle, name, problem] = subject;
            const auto solution = someSolution(subject);
            if (!solution)
                continue;
            for (const FormatInfo& format : puzzle->info().formats) {
                if (!format.writesSolution)
                    continue;
                const std::string text =
                    puzzle->writeSolutions(*problem, std::span(&*solution, 1), 0, format.id);
                const auto claimed = puzzle->readSolution(text, {}, {}, problem);
                if (!claimed)
                    continue;
                readBeside.insert(QString::fromStdString(puzzle->info().id));
                QVERIFY2(claimed->problem == problem, name);
                QVERIFY2(claimed->solution == *solution,
                         name + " as " + format.id.c_str() + "\n" + text.c_str());
            }
        }
        for (const char* const id : {"words", "nonogram", "knight", "suguru", "model"})
            QVERIFY2(readBeside.contains(QString::fromLatin1(id)), id);
    }

    // A value of the solution is another one: it is no solution then, or another.
    void wrongSolutions()
    {
        for (const Subject& subject : m_subjects) {
            const auto& [puzzle, name, problem] = subject;
            const auto solution = someSolution(subject);
            if (!solution || solution->size() < 2)
                continue;
            for (const FormatInfo& format : puzzle->info().formats) {
                if (!format.readsSolution)
                    continue;
                Solution wrong = *solution;
                std::swap(wrong.front(), wrong[wrong.size() / 2]);
                const std::string text =
                    puzzle->writeSolutions(*problem, std::span(&wrong, 1), 0, format.id);
                const auto claimed = puzzle->readSolution(text, format.id, {}, problem);
                if (claimed)
                    QVERIFY2(puzzle->verify(*problem, claimed->solution).empty() ==
                                 puzzle->verify(*problem, wrong).empty(),
                             name + " as " + format.id.c_str());
            }
        }
    }

    // ---- damaged texts

    void onceRead_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(TEST_DATA "/fuzz/texts"));
        for (const QFileInfo& file : folder.entryInfoList(QDir::Files))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void onceRead()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        for (const auto& puzzle : puzzles())
            readInEveryWay(*puzzle, text);
    }

    void damaged()
    {
        std::mt19937 random(11);
        for (const auto& puzzle : puzzles()) {
            const Subject subject{
                puzzle.get(), {}, puzzle->presetProblem(puzzle->info().presets.front())};
            std::vector<std::string> texts{puzzle->draw(*subject.problem, nullptr)};
            const auto solution = someSolution(subject);
            for (const FormatInfo& format : puzzle->info().formats) {
                if (format.writesProblem)
                    texts.push_back(puzzle->write(*subject.problem, format.id));
                if (format.writesSolution && solution)
                    texts.push_back(puzzle->writeSolutions(*subject.problem,
                                                           std::span(&*solution, 1), 0, format.id));
            }
            for (const std::string& text : texts)
                for (int round = 0; round < (isWritten(*puzzle) ? 1 : 40); ++round)
                    readInEveryWay(*puzzle, damagedText(text, random));
        }
    }

private:
    static void checkAsSolution(const Subject& subject, const Solution& solution,
                                const std::string& format, const std::string& text,
                                const QByteArray& what)
    {
        const auto& [puzzle, name, problem] = subject;
        for (const std::string& id : {format, std::string()}) {
            const auto claimed = puzzle->readSolution(text, id, {}, problem);
            QVERIFY2(claimed, what + (claimed ? "" : english(claimed.error()).c_str()));
            QVERIFY2(puzzle->verify(*claimed->problem, claimed->solution).empty(), what);
            const Solution given = claimed->solution;
            QVERIFY2(puzzle->writeSolutions(*problem, std::span(&given, 1), 0, format) == text,
                     what);
        }
        Q_UNUSED(solution);
    }

    // As a problem the text has this solution.
    static void checkAsProblem(const Subject& subject, const Solution& solution,
                               const std::string& text, const QByteArray& what)
    {
        const auto& [puzzle, name, problem] = subject;
        const auto filled = puzzle->read(text, {}, {});
        QVERIFY2(filled, what + (filled ? "" : english(filled.error()).c_str()));
        QVERIFY2(puzzle->faults(**filled).empty(), what);
        const auto again = someSolution({puzzle, name, *filled});
        QVERIFY2(again, what);
        const Dimensions dimensions = puzzle->dimensions(*problem);
        if (dimensions.variables == puzzle->dimensions(**filled).variables &&
            puzzle->verify(**filled, solution).empty())
            return;
        // Words are read back to the number they came from.
        QVERIFY2(puzzle->info().id == "words" || puzzle->info().id == "graphs", what);
    }

    static std::string damagedText(std::string text, std::mt19937& random)
    {
        constexpr std::string_view kNasty = "0123456789()[]|+-=.:,/_'\"{}<>#*XQSNabzA \n\x80\xff";
        for (unsigned change = 0; change <= random() % 3; ++change) {
            const std::size_t at = text.empty() ? 0 : random() % text.size();
            switch (random() % 4) {
            case 0:
                text.resize(at);
                break;
            case 1:
                text.erase(at, 1 + random() % 5);
                break;
            case 2:
                text.insert(at, 1 + random() % 4, kNasty[random() % kNasty.size()]);
                break;
            default:
                if (!text.empty())
                    text[at] = kNasty[random() % kNasty.size()];
            }
        }
        return text;
    }

    std::vector<Subject> m_subjects;
};

QTEST_GUILESS_MAIN(TestRegistryTexts)
#include "tst_core_registrytexts.moc"
