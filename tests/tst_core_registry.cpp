// What every puzzle promises of itself, asked of every registered one: its names, presets and
// pseudo-code, and the texts of the instances of tests/data/<id>/instances.tsv.

#include <QtTest>
#include <set>

#include "core/puzzle/registry.h"
#include "core/puzzle/source.h"
#include "core/text/english.h"
#include "tests/everypuzzle.h"

using namespace clew;
using namespace clew::test;

namespace {

/// One of the events that a pattern speaks of: with its rule, or with one that no puzzle has.
Event anEventOf(const EventPattern& pattern)
{
    const Rule rule = pattern.rule.value_or(8000);
    switch (pattern.kind) {
    case EventKind::Decide:
        return Event::decide(0, 0);
    case EventKind::Assign:
        return Event::assign(0, 0, rule);
    case EventKind::Remove:
        return Event::remove(0, 0, rule);
    case EventKind::Conflict:
        return Event::conflict(0, rule);
    case EventKind::Visit:
        return Event::visit(kRoot);
    case EventKind::Solution:
        break;
    }
    return Event::solution();
}

} // namespace

class TestRegistry : public QObject
{
    Q_OBJECT

private:
    // Whether each text that the puzzle writes and reads is read with that before it, and the one
    // character written otherwise.
    static bool readsWith(const Puzzle& puzzle, const char* mark, char plain, const char* otherwise)
    {
        for (const FormatInfo& format : puzzle.info().formats) {
            if (!format.readsProblem || !format.writesProblem)
                continue;
            const ProblemPtr problem = puzzle.presetProblem(puzzle.info().presets.front());
            const std::string text = puzzle.write(*problem, format.id);
            if (!puzzle.read(text, format.id, {}))
                continue; // it leaves out what parameters say
            std::string changed = mark;
            for (const char c : text)
                changed += c == plain ? std::string(otherwise) : std::string(1, c);
            const auto read = puzzle.read(changed, format.id, {});
            if (!read || puzzle.write(**read, format.id) != text) {
                qWarning("%s %s: %s", puzzle.info().id.c_str(), format.id.c_str(),
                         read ? "it is another one" : english(read.error()).c_str());
                return false;
            }
        }
        return true;
    }

private slots:
    void initTestCase()
    {
        QStringList unreadable;
        readInstances(unreadable);
        QVERIFY2(unreadable.isEmpty(), qPrintable(unreadable.join("\n")));
    }

    // Each has its row in the table of README.md, under its title or a longer one, and nothing
    // else.
    void everyPuzzleIsInReadme()
    {
        QFile file(QStringLiteral(TEST_DATA "/../../README.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString readme = QString::fromUtf8(file.readAll());
        const QString table = readme.section("|---|---|\n", 1).section("\n\n", 0, 0);
        QStringList names;
        for (const QString& row : table.split('\n'))
            names << row.section('|', 1, 1).trimmed();
        for (const auto& puzzle : puzzles()) {
            const QString title = QString::fromUtf8(puzzle->info().title.text);
            QVERIFY2(!names.filter(title, Qt::CaseInsensitive).isEmpty(), qPrintable(title));
        }
        QCOMPARE(names.size(), static_cast<qsizetype>(puzzles().size()));
    }

    void nearestNames()
    {
        QCOMPARE(nearest("sudoko", {"queens", "sudoku", "suguru"}).front(), "sudoku");
        QCOMPARE(findPuzzle("no such puzzle"), nullptr);
    }

    // Editors put a mark at the beginning of a text, and carriage returns at the ends of lines.
    void markAndLineEnds()
    {
        for (const auto& puzzle : puzzles())
            QVERIFY(readsWith(*puzzle, "\xEF\xBB\xBF", '\n', "\r\n"));
    }

    // Documents have them between numbers, and they are copied along. A source is its author's.
    void blanksThatDoNotBreak()
    {
        for (const auto& puzzle : puzzles())
            if (sourceEditing(*puzzle) == nullptr)
                QVERIFY(readsWith(*puzzle, "", ' ', "\xC2\xA0"));
    }

    void nothingIsNoProblem()
    {
        for (const auto& puzzle : puzzles())
            for (const char* text : {"", " ", "\n\n", "\xEF\xBB\xBF\r\n"}) {
                const auto read = puzzle->read(text, {}, {});
                QVERIFY2(!read && !english(read.error()).empty(), puzzle->info().id.c_str());
            }
    }

    void whoseText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("on");
        QTest::addColumn<QString>("belongsTo");
        const QString line = "004803010670900000508030004300740100069000780001069005"
                             "100080306000006091240001500";
        QString rows;
        for (int i = 0; i < 81; i += 9)
            rows += line.mid(i, 9) + "\n";
        for (const auto& puzzle : puzzles()) {
            const QString on = QString::fromStdString(puzzle->info().id);
            QTest::addRow("81 digits on %s", qPrintable(on)) << line << on << "sudoku";
            QTest::addRow("9 lines on %s", qPrintable(on)) << rows << on << "sudoku";
        }
        QTest::newRow("a number") << "12345678901234567890"
                                  << "words"
                                  << "words";
        QTest::newRow("tiles") << "2 3 5 7 11"
                               << "arithmetic"
                               << "arithmetic";
        QTest::newRow("81 digits among prose") << "numbers: " + line << "words"
                                               << "sudoku";
        QTest::newRow("nobody's") << "certainly no board"
                                  << "words"
                                  << "";
        // What several can read is asked about, the puzzle on the board first.
        QTest::newRow("tiles or queens") << "1 2 3 4"
                                         << "queens"
                                         << "queens arithmetic";
        QTest::newRow("an empty board of 4 x 4") << QString("....\n").repeated(4) << "knight"
                                                 << "knight queens sudoku nonogram";
        QTest::newRow("16 digits") << "1234341221434321"
                                   << "words"
                                   << "words sudoku";
        const QString lines = "0 0 3 0 2 0 6 0 0\n9 0 0 3 0 5 0 0 1\n0 0 1 8 0 6 4 0 0\n"
                              "0 0 8 1 0 2 9 0 0\n7 0 0 0 0 0 0 0 8\n0 0 6 7 0 8 2 0 0\n"
                              "0 0 2 6 0 9 5 0 0\n8 0 0 2 0 3 0 0 9\n0 0 5 0 1 0 3 0 0\n";
        QTest::newRow("nine lines of nine digits") << lines << "arithmetic"
                                                   << "sudoku";
        QTest::newRow("nine lines of nine fields") << QString(lines).replace(u' ', u',') << "queens"
                                                   << "sudoku";
    }

    void whoseText()
    {
        QFETCH(QString, text);
        QFETCH(QString, on);
        QFETCH(QString, belongsTo);
        const Puzzle& preferred = *findPuzzle(on.toStdString());
        const auto found = readings(text.toStdString(), preferred);
        QStringList ids;
        if (found)
            for (const Recognised& reading : *found)
                ids << QString::fromStdString(reading.puzzle->info().id);
        QCOMPARE(ids.join(' '), belongsTo);
        if (!found) // not as if it had to be the puzzle on the board
            QVERIFY(QString::fromStdString(english(found.error())).contains("No puzzle can read"));
    }

    // A digit more or fewer than a Sudoku has.
    void nearMisses()
    {
        for (std::size_t digits = 78; digits < 85; ++digits) {
            const Sentence nearly = nearMiss("\n" + std::string(digits, '3') + " \n");
            const bool isNear = digits == 80 || digits == 82;
            QCOMPARE(!nearly.empty(), isNear);
            if (isNear)
                QVERIFY(nearly.text().find(std::to_string(digits) + " digits") !=
                        std::string::npos);
        }
        QVERIFY(nearMiss(std::string(40, '3') + "\n" + std::string(39, '3')).empty());
        QVERIFY(nearMiss("").empty());
        // Where nobody reads it, that is what is wrong.
        const auto found = readings(std::string(79, '.') + "5", *findPuzzle("queens"));
        QVERIFY(!found);
        QCOMPARE(english(found.error()), nearMiss(std::string(79, '.') + "5").text());
        QVERIFY2(english(found.error()).find("80 cells") != std::string::npos,
                 english(found.error()).c_str());
    }

    // A text that the puzzle in front has read nothing of is not blamed on that.
    void textOfNobody()
    {
        for (const auto& puzzle : puzzles()) {
            const auto found = readings("hello world, this is nobody's", *puzzle);
            QVERIFY(!found);
            const std::string title = puzzle->info().title.text;
            const std::string said = title + ": " + english(found.error());
            QVERIFY2(said.find("As ") == std::string::npos, said.c_str());
        }
        const auto letter =
            readings("Dear reader, this is a letter\nof two lines\n", *findPuzzle("sudoku"));
        QCOMPARE(QString::fromStdString(english(letter.error())).indexOf("As "), -1);
        // One that is nearly a board is.
        const auto begun = readings("(3 7 ? 2)", *findPuzzle("queens"));
        QVERIFY(!begun);
        QVERIFY(QString::fromStdString(english(begun.error())).contains("As "));
    }

    // Whatever is in front, the puzzle that a text is of says why it cannot be read; one that Clew
    // does not have is called by its name.
    void refusedByName_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("nurikabe") << "https://puzz.link/p?nurikabe/10/10/g2i3zzz"
                                  << "nurikabe is not one of Clew's puzzles.";
        QTest::newRow("elsewhere") << "\nhttps://pzv.jp/p.html?slither/4/4/1234"
                                   << "slither is not one of Clew's puzzles.";
        QTest::newRow("nonogram") << "https://puzz.link/p?nonogram/5/5/1"
                                  << "As Nonogram: the clues end after 1 of 30 cells";
        QTest::newRow("diagonals") << "3x3x:zzzc1"
                                   << "As Sudoku: this is more than a plain Sudoku: its diagonals "
                                      "count as well";
        QTest::newRow("jigsaw") << "9jdt:a1b2_3"
                                << "As Sudoku: this is more than a plain Sudoku: its boxes are "
                                   "jigsaw pieces";
        QTest::newRow("a library's line") << ":0000:x:123:::"
                                          << "As Sudoku: expected the 81 cells";
    }

    void refusedByName()
    {
        QFETCH(QString, text);
        QFETCH(QString, said);
        for (const auto& puzzle : puzzles()) {
            const auto found = readings(text.toStdString(), *puzzle);
            QVERIFY(!found);
            const QString error = QString::fromStdString(english(found.error()));
            QVERIFY2(error.contains(said), qPrintable(error));
        }
    }

    // One puzzle made alone is the same as among all.
    void ids()
    {
        const std::vector<std::string> ids = puzzleIds();
        std::vector<const Puzzle*> found;
        for (const std::string& id : ids)
            found.push_back(findPuzzle(id));
        QCOMPARE(ids.size(), puzzles().size());
        for (std::size_t i = 0; i < ids.size(); ++i) {
            QCOMPARE(found[i], puzzles()[i].get());
            QCOMPARE(puzzles()[i]->info().id, ids[i]);
        }
    }

    void info_data() { puzzleRows(); }

    // Names are there, and there once.
    void info()
    {
        QFETCH(int, puzzle);
        const PuzzleInfo& info = puzzles()[std::size_t(puzzle)]->info();
        QVERIFY(!info.title.empty() && !info.summary.empty());
        QVERIFY(!info.presets.empty() && !info.strategies.empty() && !info.formats.empty());
        const auto areNamed = [](const auto& entries) {
            std::set<std::string> ids;
            for (const auto& entry : entries)
                if (entry.id.empty() || entry.title.empty() || !ids.insert(entry.id).second)
                    return false;
            return true;
        };
        QVERIFY(areNamed(info.parameters));
        QVERIFY(areNamed(info.presets));
        QVERIFY(areNamed(info.formats));
        QVERIFY(areNamed(info.strategies));
        QVERIFY(
            info.fastest.empty() ||
            info.strategies.at(puzzles()[std::size_t(puzzle)]->strategyIndex(info.fastest).value())
                .complete);
        QVERIFY(std::ranges::any_of(info.formats, &FormatInfo::writesProblem));
        QVERIFY(std::ranges::any_of(info.formats, &FormatInfo::writesSolution));
        for (const StrategyInfo& strategy : info.strategies)
            QVERIFY2(!strategy.summary.empty() && !strategy.idea.empty() &&
                         !strategy.cost.empty() && !strategy.origin.empty(),
                     strategy.id.c_str());
        std::set<Rule> rules;
        for (const RuleInfo& rule : info.rules)
            QVERIFY(!rule.name.empty() && rules.insert(rule.rule).second);
    }

    void presets_data() { puzzleRows(); }

    void presets()
    {
        QFETCH(int, puzzle);
        const Puzzle& subject = *puzzles()[std::size_t(puzzle)];
        for (const PresetInfo& preset : subject.info().presets) {
            const auto problem = preset.text.empty()
                                     ? subject.create(preset.parameters)
                                     : subject.read(preset.text, preset.format, preset.parameters);
            QVERIFY2(problem, problem ? "" : (preset.id + ": " + english(problem.error())).c_str());
            QVERIFY2(subject.faults(**problem).empty(), preset.id.c_str());
            QVERIFY2(!subject.title(**problem).text().empty(), preset.id.c_str());
            QVERIFY2(!subject.draw(**problem, nullptr).empty(), preset.id.c_str());
            QVERIFY2(!subject.picture(**problem, {}).shapes().empty(), preset.id.c_str());
        }
    }

    void fastest_data() { instanceRows(); }

    // Whoever only wants to know gets an answer that can be relied on.
    void fastest()
    {
        QFETCH(int, instance);
        const Puzzle* const puzzle = instances()[std::size_t(instance)].puzzle;
        const ProblemPtr problem = instances()[std::size_t(instance)].problem;
        for (const Wanted wanted : {Wanted::One, Wanted::Several, Wanted::InOrder}) {
            const auto ids = puzzle->fastest(*problem, wanted);
            QVERIFY(!ids.empty());
            for (const std::string_view id : ids) {
                const auto strategy = puzzle->strategyIndex(id);
                QVERIFY2(strategy, id.data());
                QVERIFY2(puzzle->info().strategies[*strategy].complete ||
                             (wanted == Wanted::One && id != ids.back()),
                         id.data());
            }
        }
    }

    void pseudoCode_data() { puzzleRows(); }

    // The lines are short and indented by whole levels, and each can be reached: what a line names
    // is a rule of the puzzle, and no line before it takes all of its events.
    void pseudoCode()
    {
        QFETCH(int, puzzle);
        const Puzzle& subject = *puzzles()[std::size_t(puzzle)];
        for (const StrategyInfo& strategy : subject.info().strategies) {
            const PseudoCode& code = strategy.pseudoCode;
            QVERIFY2(!code.empty(), strategy.id.c_str());
            for (std::size_t line = 0; line < code.size(); ++line) {
                const std::string& text = code[line].text;
                const QString where = QString("%1: %2").arg(strategy.id.c_str(), text.c_str());
                QVERIFY2(QString::fromStdString(text).size() <= 80, qPrintable(where));
                QVERIFY2(text.empty() || text.find_first_not_of(' ') % 2 == 0, qPrintable(where));
                QVERIFY2(text.empty() || text.back() != ' ', qPrintable(where));
                for (const EventPattern& pattern : code[line].events) {
                    QVERIFY2(!pattern.rule || !subject.ruleName(*pattern.rule).empty(),
                             qPrintable(where));
                    QVERIFY2(lineOf(code, anEventOf(pattern)) == line, qPrintable(where));
                }
            }
            QVERIFY2(textOf(code).ends_with(code.back().text + '\n'), strategy.id.c_str());
        }
    }

    void lines_data()
    {
        QTest::addColumn<Event>("event");
        QTest::addColumn<int>("line");
        QTest::newRow("by kind") << Event::decide(1, 2) << 0;
        QTest::newRow("by kind and rule") << Event::conflict(1, 7) << 2;
        QTest::newRow("other rules by kind alone") << Event::conflict(1, 8) << 1;
        QTest::newRow("the first line of two") << Event::visit(kRoot) << 0;
        QTest::newRow("a rule, but not for this kind") << Event::assign(1, 2, 7) << -1;
        QTest::newRow("none") << Event::solution() << -1;
    }

    void lines()
    {
        using enum EventKind;
        const PseudoCode code{{"guess, go back", {Decide, Visit}},
                              {"fail", {Conflict}},
                              {"fail by rule 7", {{Conflict, 7}, Visit}},
                              {"nothing"}};
        QFETCH(Event, event);
        QFETCH(int, line);
        const auto found = lineOf(code, event);
        QCOMPARE(found ? int(*found) : -1, line);
        QCOMPARE(textOf(code), "guess, go back\nfail\nfail by rule 7\nnothing\n");
    }

    void textRoundTrip_data()
    {
        QTest::addColumn<int>("instance");
        QTest::addColumn<QString>("format");
        for (std::size_t i = 0; i < instances().size(); ++i)
            for (const FormatInfo& format : instances()[i].puzzle->info().formats)
                if (format.readsProblem && format.writesProblem &&
                    !instances()[i].puzzle->write(*instances()[i].problem, format.id).empty())
                    QTest::newRow(instances()[i].name + " as " + format.id.c_str())
                        << int(i) << QString(format.id.c_str());
    }

    // Read what was written: the same text comes out, and from the format of files the same
    // problem.
    void textRoundTrip()
    {
        QFETCH(int, instance);
        QFETCH(QString, format);
        const auto& [puzzle, name, problem, solutions] = instances()[std::size_t(instance)];
        const std::string id = format.toStdString();
        const std::string text = puzzle->write(*problem, id);
        const auto again = puzzle->read(text, id, {});
        QVERIFY2(again, again ? "" : english(again.error()).c_str());
        QCOMPARE(puzzle->write(**again, id), text);
        const auto main = std::ranges::find_if(puzzle->info().formats, &FormatInfo::writesProblem);
        if (main->id == id) {
            QCOMPARE(puzzle->title(**again).text(), puzzle->title(*problem).text());
            QCOMPARE(puzzle->dimensions(**again).variables, puzzle->dimensions(*problem).variables);
            QCOMPARE(puzzle->dimensions(**again).values, puzzle->dimensions(*problem).values);
            QCOMPARE(puzzle->draw(**again, nullptr), puzzle->draw(*problem, nullptr));
        }
    }

    void placeNames_data() { instanceRows(); }

    void placeNames()
    {
        QFETCH(int, instance);
        const Instance& subject = instances()[std::size_t(instance)];
        const Dimensions dimensions = subject.puzzle->dimensions(*subject.problem);
        QVERIFY(dimensions.variables > 0 && dimensions.values > 0);
        for (const Variable variable : {Variable{0}, dimensions.variables - 1})
            for (const Value value : {Value{0}, dimensions.values - 1, kNoValue})
                QVERIFY(
                    !subject.puzzle->placeName(*subject.problem, {variable, value}).text().empty());
    }
};

QTEST_GUILESS_MAIN(TestRegistry)
#include "tst_core_registry.moc"
