// The commands `clew explain` and `clew hint`: their steps in words and as JSON, and where they
// lead.

#include <QtTest>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <utility>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"

using namespace clew::test;

namespace {

// "R4C7" of "R4C7 = 1".
std::string cellOf(const std::string& name)
{
    return name.substr(0, name.find(" = "));
}

} // namespace

class TestExplanations : public QObject
{
    Q_OBJECT

private slots:
    void rungsSayTheSame();
    void examplesOfEntriesAreRead();
    void stepsOutOfTurn_data();
    void stepsOutOfTurn();
    void signsInSteps();
    void stepsOfEqualNumbers();
    void explanationsEnd_data();
    void explanationsEnd();
    void explanationAsJson();
    void explanationReplayed_data();
    void explanationReplayed();
};

// Several steps bear this name; one of them leads to 4 + 4 + 4 * 4.
void TestExplanations::stepsOfEqualNumbers()
{
    const Ran ran =
        runClew({"hint", "arithmetic", "4 4 4 4", "--target", "24", "--entered", "step 1: 4 + 4"});
    QCOMPARE(ran.exitCode, 0);
    QVERIFY2(!ran.out.isEmpty(), ran.err);
}

// What a message says would be an entry is one, for every puzzle.
void TestExplanations::examplesOfEntriesAreRead()
{
    static const QRegularExpression example(
        QStringLiteral("\"nothing\" names no (entry|candidate); \"(.+)\" would be one"));
    int read = 0;
    for (const auto& puzzle : clew::puzzles())
        for (const char* const option : {"--entered", "--struck"}) {
            const QString id = QString::fromStdString(puzzle->info().id);
            const Ran wrong = runClew({"hint", id, option, "nothing"});
            QCOMPARE(wrong.exitCode, 2);
            if (wrong.err.contains("there are no hints"))
                continue;
            const auto found = example.match(QString::fromUtf8(wrong.err));
            QVERIFY2(found.hasMatch(), wrong.err);
            const Ran right = runClew({"hint", id, option, found.captured(2)});
            QVERIFY2(right.exitCode == 0 || right.exitCode == 1, right.err);
            ++read;
        }
    QVERIFY(read > 0);
}

void TestExplanations::stepsOutOfTurn_data()
{
    QTest::addColumn<QString>("entered");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* entered, const char* said) {
        QTest::newRow(entered) << entered << QByteArray(said);
    };
    row("token 1 = 2", "names no entry; \"step 1: ");
    row("step 1: 2 - 5", "cannot be entered at this point. The numbers keep their order");
    row("step 1: 2 = 3", "cannot be entered at this point. The equals sign joins the last two");
    row("step 2: 5 + 7", "cannot be entered at this point\n");
    row("step 1: 2 - 3; step 3: 5 + 7", "\"step 3: 5 + 7\" cannot be entered at this point\n");
    row("step 1: 2 - 3; step 2: 2 - 3", "\"step 2: 2 - 3\" cannot be entered at this point\n");
}

// There are solutions, so that nothing else may be said of what nobody can enter.
void TestExplanations::stepsOutOfTurn()
{
    QFETCH(QString, entered);
    QFETCH(QByteArray, said);
    const Ran ran = runClew({"hint", "arithmetic", "@p93", "--entered", entered});
    QCOMPARE(ran.exitCode, 2);
    QCOMPARE(ran.out, QByteArray());
    QVERIFY2(ran.err.contains(said), ran.err);
}

// Signs of print are those of the keyboard.
void TestExplanations::signsInSteps()
{
    const auto after = [](const char* entered) {
        return runClew({"hint", "arithmetic", "8 3 5 target=3 order=any", "--entered", entered});
    };
    const Ran plain = after("step 1: 8 / 3");
    QVERIFY2(!plain.out.isEmpty(), plain.err);
    for (const char* const entered : {"step 1: 8 ÷ 3", "step 1: 8 : 3", "STEP 1 : 8:3"})
        QCOMPARE(after(entered).out, plain.out);
    const Ran difference = after("step 1: 8 - 3");
    QVERIFY2(!difference.out.isEmpty(), difference.err);
    for (const char* const entered : {"step 1: 8 − 3", "step 1: 8 – 3"})
        QCOMPARE(after(entered).out, difference.out);
}

// However many are asked for, also where the last ones take their time: no technique leads on.
void TestExplanations::rungsSayTheSame()
{
    const QString board =
        QStringLiteral(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8.."
                       "5..2....6..4..7.....");
    const Ran all = runClew({"hint", "sudoku", board});
    QVERIFY2(all.exitCode == 0, all.err);
    QCOMPARE(all.out.count('\n'), 4);
    QVERIFY2(all.out.contains("4. No known technique applies."), all.out);
    for (const char* const rungs : {"2", "3"}) {
        const Ran some = runClew({"hint", "sudoku", "--rungs", rungs, board});
        QVERIFY2(!some.out.isEmpty() && all.out.startsWith(some.out), some.out);
    }
}

void TestExplanations::explanationsEnd_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QByteArray>("lastLine");
    const auto row = [](const char* command, int exitCode, const char* lastLine) {
        QTest::newRow(command) << command << exitCode << QByteArray(lastLine);
    };
    row("explain sudoku @p97", 0, "must be");
    row("explain sudoku @several", 3, "Solutions: ");
    row("explain sudoku 11..............", 1, "no solution");
    row("explain sudoku 12....3.........", 1, "no solution");
    row("explain suguru @6x6", 0, "left");
    row("explain nonogram @p98", 0, "a solution");
    row("explain nonogram @p98 --all-steps", 0, "a solution");
    row("explain nonogram @dominoes", 0, "a solution");
    row("hint sudoku @p97", 0, "4. R1C1 must be 9");
    row("hint sudoku @p97 --entered R1C1=9;R1C2=3", 0, "4. ");
    row("hint sudoku @p97 --entered R1C1=1", 1, "The first mistake: R1C1 = 1. ");
    row("hint sudoku @p97 --entered R1C1=9;R2C1=7;R1C2=5", 1, "The first mistake: R2C1 = 7.");
    row("hint sudoku @p97 --entered R1C1=10", 2, "");
    row("hint sudoku @p97 --entered R1C1=9,R2C1=7,R1C2=5", 1, "The first mistake: R2C1 = 7.");
    row("check sudoku --minimal 11..............", 1, "no solution");
    row("check sudoku --redundant 11..............", 1, "no solution");
    row("check sudoku --redundant 12....3.........", 1, "no solution");
    row("hint queens --size 4 --entered R2C1", 0, "4. ");
    row("hint queens --size 4 --entered a3,c4", 0, "4. ");
    row("hint queens --size 4 --entered a4", 1, "The first mistake: ");
    row("hint suguru @6x6 --rungs 1", 0, "1. Look at");
    row("hint sudoku 1234341221434.2. --all", 0, "): R4C4 = 1. R4C4 must be 1");
    row("hint queens --all", 2, "");
    row("hint sudoku @p97 --struck R1C1", 2, "");
    row("hint sudoku @p97 --struck R2C2≠3;R2C2!=5", 0, "4. R1C1 must be 9");
    row("hint nonogram @p98", 0, "4. Row 3 (3 2). ");
    row("hint arithmetic @p93", 0, "There is a solution");
    row("hint knight --size 5x5 --from a1", 0, "There is a solution");
    row("hint knight @p91 --entered a1;b3", 0, "There is a solution");
    row("hint knight --size 5x5 --from a1,b3", 0, "4. ");
    row("hint knight --size 5x5 --from a1 --entered a1;b3", 0, "4. ");
    row("hint knight --size 5x5 --from a1;b3;d4;b5", 0, "4. ");
    row("hint knight --size 5x5 --from a1;b3;c1;a2;c3;b1;d2;e4;c5;a4", 1,
        "The first mistake: b1. ");
    row("hint knight --size 5x5 --from a1;b3;b4", 1, "The first mistake: b4. ");
    row("hint knight --size 5x5 --from b1;a3", 1, "This problem has no solution");
    row("hint knight --size 5x5 --from a1;z9", 2, "");
    row("hint sudoku 12341234........ --rungs 1", 1, "This problem has no solution");
    row("hint words 12", 2, "");
    row("explain queens --size 3", 1, "no solution");
    row("explain knight --size 5x5 --from a1", 0, "");
    row("explain knight --size 4x4", 1, "no tour");
    row("explain arithmetic @p93", 0, "Both sides are");
    row("explain graphs @p94", 0, "a solution");
    row("explain words @p95", 0, "one hundred seventy-five");
}

void TestExplanations::explanationsEnd()
{
    QFETCH(QString, command);
    QFETCH(int, exitCode);
    QFETCH(QByteArray, lastLine);
    const Ran ran = runClew(words(command));
    QCOMPARE(ran.exitCode, exitCode);
    const QByteArray last = ran.out.trimmed().split('\n').last();
    QVERIFY2(last.contains(lastLine), ran.out);
    QVERIFY(!ran.out.contains("Back to position")); // which the text does not show
    QCOMPARE(last.startsWith("Here"), exitCode == 3);
}

// Each step of the text, with its places on the board and in words.
void TestExplanations::explanationAsJson()
{
    const QByteArray text = runClew(words("explain sudoku @p97")).out;
    const QByteArray json = runClew(words("explain sudoku @p97 --json")).out;
    const QJsonArray steps = QJsonDocument::fromJson(json).array();
    QCOMPARE(steps.size(), text.count('\n'));
    const QJsonObject first = steps.at(0).toObject();
    QCOMPARE(first["kind"].toString(), "step");
    QCOMPARE(first["step"].toInt(), 1);
    QVERIFY(text.startsWith("1. Naked single. " + first["sentence"].toString().toUtf8()));
    QCOMPARE(first["rule"].toString(), "naked single");
    // Each step has its technique, where they have names.
    const QByteArray suguru = runClew(words("explain suguru @hard-8x8")).out;
    const QRegularExpression named("^[0-9]+\\. [A-Z][^.]*\\. ");
    for (const QByteArray& line : suguru.trimmed().split('\n'))
        QVERIFY2(line.startsWith("    ") || named.match(line).hasMatch(), line); // a case or a step
    QVERIFY2(suguru.contains(". Refutation. "), suguru);
    const QJsonObject place = first["places"].toArray().at(0).toObject();
    QCOMPARE(place["name"].toString(),
             QStringLiteral("R%1C%2 = 9").arg(place["row"].toInt()).arg(place["column"].toInt()));
    QVERIFY(!first["causes"].toArray().isEmpty());
    const QJsonObject settled = first["settled"].toArray().at(0).toObject();
    QCOMPARE(settled["name"], place["name"]);
    QCOMPARE(settled["value"].toInt(), 8);
    QCOMPARE(settled["variable"].toInt(),
             9 * (settled["row"].toInt() - 1) + settled["column"].toInt() - 1);
    QVERIFY(first["struck"].toArray().isEmpty());
}

void TestExplanations::explanationReplayed_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("variables"); // settled at the end
    QTest::addColumn<bool>("strikes");
    QTest::newRow("sudoku") << "explain sudoku @hard --json" << 81 << true;
    QTest::newRow("sudoku, refuted") << "explain sudoku "
                                        "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3"
                                        ".......1.9...5.8...52....6 --json"
                                     << 81 << true;
    QTest::newRow("suguru") << "explain suguru @6x6 --json" << 36 << false;
    QTest::newRow("suguru, refuted") << "explain suguru @hard-8x8 --json" << 64 << true;
    QTest::newRow("nonogram") << "explain nonogram @p98 --json" << 72 << false;
    QTest::newRow("queens") << "explain queens --size 8 --json" << 8 << true;
    QTest::newRow("nonogram, tried")
        << "explain nonogram --json --all-steps \"[[2,4],[3],[1,1],[1,1],[1,3],[1,1]] "
           "[[1,2],[1,1],[1],[4],[2,1],[2,2],[1,1]]\""
        << 42 << false;
    QTest::newRow("knight") << "explain knight --size 5x5 --from a1 --json" << 25 << false;
    QTest::newRow("graphs") << "explain graphs @p94 --json" << 15 << false;
    QTest::newRow("model") << "explain model @jigsaw --json" << 27 << true;
}

// What the steps settle and strike makes the whole board, whoever keeps it.
void TestExplanations::explanationReplayed()
{
    QFETCH(QString, command);
    QFETCH(int, variables);
    QFETCH(bool, strikes);
    const Ran ran = runClew(words(command));
    QCOMPARE(ran.exitCode, 0);
    std::map<unsigned, unsigned> board;
    std::set<std::pair<unsigned, unsigned>> struck;
    std::map<std::string, int> statesOfCauses;
    std::map<std::string, std::string> held; // by the name of a cell, that of its last value
    const auto lines = nlohmann::json::parse(ran.out.toStdString());
    for (const auto& line : lines)
        for (const auto& change : line.value("settled", nlohmann::json::array()))
            held[cellOf(change.at("name"))] = change.at("name");
    for (const auto& line : lines) {
        if (line.at("kind") != "step")
            continue;
        // A value that the cell has in the end can be held alone, any other one struck alone.
        for (const auto& cause : line.at("causes")) {
            const std::string state = cause.at("state");
            ++statesOfCauses[state];
            const auto known = held.find(cellOf(cause.at("name")));
            if ((state == "held" || state == "struck") && known != held.end() &&
                cellOf(known->second) != known->second)
                QVERIFY2((state == "held") ==
                             (known->second == cause.at("name").get<std::string>()),
                         cause.dump().c_str());
        }
        for (const auto& change : line.at("retracted"))
            QCOMPARE(board.erase(change.at("variable").get<unsigned>()), std::size_t{1});
        for (const auto& change : line.at("struck"))
            struck.emplace(change.at("variable").get<unsigned>(),
                           change.at("value").get<unsigned>());
        for (const auto& change : line.at("settled")) {
            const auto variable = change.at("variable").get<unsigned>();
            const auto value = change.at("value").get<unsigned>();
            QVERIFY2(!struck.contains({variable, value}), line.dump().c_str());
            QVERIFY2(board.emplace(variable, value).second, line.dump().c_str());
            QVERIFY(!change.at("name").get<std::string>().empty());
        }
    }
    // The givens of a Sudoku and a Suguru stand on the board before.
    const QByteArray puzzle = command.section(' ', 1, 1).toUtf8();
    if (puzzle == "sudoku" || puzzle == "suguru") {
        const QStringList shown =
            words(QString(command).replace("explain", "solve").remove(" --json"));
        const QByteArray solved =
            runClew(shown + QStringList{"--as", puzzle == "sudoku" ? "line" : "numbers"}).out;
        unsigned cell = 0;
        for (const char c : solved)
            if (c >= '1' && c <= '9') {
                const unsigned value = static_cast<unsigned>(c - '1');
                QCOMPARE(board.try_emplace(cell, value).first->second, value);
                ++cell;
            }
    }
    QCOMPARE(board.size(), std::size_t(variables));
    QCOMPARE(!struck.empty(), strikes);
    QCOMPARE(statesOfCauses["held"] > 0, true);
    if (puzzle == "sudoku" || puzzle == "queens")
        QVERIFY(statesOfCauses["struck"] > 0);
}

QTEST_GUILESS_MAIN(TestExplanations)

#include "tst_cli_explanations.moc"
