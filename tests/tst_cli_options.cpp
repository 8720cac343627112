// The options of the command `clew`: help and man page list the same ones, and every option that
// takes a number refuses what is none.

#include <QtTest>

#include "core/puzzle/registry.h"
#include "tests/clewcommand.h"
#include "tests/undersanitizer.h"

using namespace clew::test;

namespace {

const QStringList kNoNumbers{"NaN", "inf", "-1",   "1e300",  "99999999999999999999",
                             "",    " ",   "0x10", "x",      "1 2",
                             "--1", "1,5", "٣",    "nan(1)", "1e-99"};
const QStringList kNotWhole{"1.5", "1e1", "+1", "1e0"};

// Some of what is no number for the option of this name. They are all read by the same few
// functions: every value is seen with a third of the options, with a ninth under a sanitizer, where
// each start of the command takes long.
QStringList wrongNumbers(const QString& option, bool isWhole)
{
    const QStringList all = isWhole ? kNoNumbers + kNotWhole : kNoNumbers;
    constexpr qsizetype kStep = kUnderSanitizer ? 9 : 3;
    QStringList some;
    for (qsizetype i = qHash(option, 0) % kStep; i < all.size(); i += kStep)
        some += all[i];
    return some;
}

QStringList commands()
{
    QStringList names;
    const QRegularExpression line("^  ([a-z]+) ", QRegularExpression::MultilineOption);
    const QString help = runClew({"--help"}).out;
    auto found = line.globalMatch(help, help.indexOf("Commands:"));
    while (found.hasNext())
        names += found.next().captured(1);
    return names;
}

QSet<QString> optionsIn(const QString& text)
{
    static const QRegularExpression option("(?<![\\w-])--[a-z-]+");
    QSet<QString> options;
    for (auto found = option.globalMatch(text); found.hasNext();)
        options += found.next().captured();
    return options;
}

// What the left column of a help lists, without the options of a puzzle.
QSet<QString> optionsInHelp(const QString& command)
{
    const QString help = runClew({command, "--help"}).out;
    QSet<QString> options;
    for (const QString& line : help.mid(help.indexOf("Options:")).split('\n'))
        if (line.startsWith("  -") || line.startsWith("      --"))
            options += optionsIn(line.section(QRegularExpression("(?<=\\w)  "), 0, 0));
    return options;
}

// The man page without fonts.
QString manPageText()
{
    QString text = fileContents(TEST_DATA "/../../resources/clew.1");
    return text.replace("\\-", "-").remove(QRegularExpression("\\\\f[BIR]"));
}

QString synopsisOf(const QString& command)
{
    const QString section = manPageText().section(".SS " + command + '\n', 1);
    return section.left(section.indexOf("\n.PP"));
}

} // namespace

class TestOptions : public QObject
{
    Q_OBJECT

private slots:
    void manPage_data();
    void manPage();
    void manPageDescribes();
    void manPagesAreDated();
    void helpIsNarrow_data();
    void helpIsNarrow();
    void unknown_data();
    void unknown();
    void together_data();
    void together();
    void numbers_data();
    void numbers();
    void ranges_data();
    void ranges();
    void parts();
    void listsEndAtTheComma();
    void difficultiesThatAreMade();
    void emptyInput();
    void endingsOfPictures();
    void parametersThatCount();
    void benchCountsEvents();
    void parameters_data();
    void parameters();
};

void TestOptions::manPage_data()
{
    QTest::addColumn<QString>("command");
    for (const QString& command : commands())
        QTest::addRow("%s", qPrintable(command)) << command;
    QCOMPARE(commands().size(), 23);
}

void TestOptions::manPage()
{
    QFETCH(QString, command);
    QSet<QString> inHelp = optionsInHelp(command);
    QVERIFY(inHelp.remove("--help")); // the one that all have
    QCOMPARE(optionsIn(synopsisOf(command)), inHelp);
    const QString usage = QString(runClew({command, "--help"}).out).section("[OPTIONS] ", 1, 1);
    const QString arguments = usage.left(usage.indexOf('\n'));
    QVERIFY2(synopsisOf(command).endsWith(' ' + arguments), qPrintable(arguments));
}

// Each option has a paragraph of its own, and none describes what is no option.
void TestOptions::manPageDescribes()
{
    QSet<QString> all{"--help", "--version"};
    for (const QString& command : commands())
        all += optionsInHelp(command);
    for (const auto& puzzle : clew::puzzles())
        for (const clew::StrategyInfo& strategy : puzzle->info().strategies)
            for (const clew::SettingInfo& setting : strategy.settings)
                all += "--" + QString::fromStdString(setting.id);
    QSet<QString> described;
    const QRegularExpression tag("^\\.T[PQ]\n(.*)$", QRegularExpression::MultilineOption);
    for (auto found = tag.globalMatch(manPageText()); found.hasNext();)
        described += optionsIn(found.next().captured(1));
    QCOMPARE(described, all);
    for (const char* const topic : {"puzzles", "strategies", "presets", "formats", "parameters",
                                    "races", "difficulties", "rules", "lessons"}) {
        QVERIFY2(manPageText().section(".SS list", 1).section(".SS", 0, 0).contains(topic), topic);
        QCOMPARE(runClew({"list", topic}).exitCode, 0);
    }
}

// By the newest release.
void TestOptions::manPagesAreDated()
{
    const QString folder = TEST_DATA "/../../resources/";
    const QString metainfo = fileContents(folder + "clew.metainfo.xml");
    const QString date = metainfo.section("<release version=", 1, 1).section('"', 3, 3);
    QVERIFY2(QRegularExpression(R"(^\d{4}-\d\d-\d\d$)").match(date).hasMatch(), qPrintable(date));
    for (const char* const page : {"clew.1", "clew-workbench.1"})
        QVERIFY2(fileContents(folder + page).contains((" 1 " + date + " \"Clew\"").toUtf8()), page);
}

void TestOptions::helpIsNarrow_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addRow("clew") << QStringList();
    const QStringList names = commands();
    std::size_t row = 0;
    for (const auto& puzzle : clew::puzzles())
        for (const QString& command : names)
            if (!kUnderSanitizer || row++ % 7 == 0) // the same parser
                QTest::addRow("%s %s", qPrintable(command), puzzle->info().id.c_str())
                    << QStringList{command, QString::fromStdString(puzzle->info().id)};
}

// No line is broken by a terminal of 80 columns, and what parses the options leaves no trace.
void TestOptions::helpIsNarrow()
{
    QFETCH(QStringList, arguments);
    const Ran ran = runClew(arguments + QStringList{"--help"});
    QCOMPARE(ran.exitCode, 0);
    for (const QString& line : QString(ran.out).split('\n')) {
        QVERIFY2(line.size() <= 80, qPrintable(line));
        QVERIFY2(!line.endsWith(' '), qPrintable(line));
    }
    for (const char* const noise : {"TEXT ...", "UINT", "INTEGER", "Excludes", "REQUIRED", "{"})
        QVERIFY2(!ran.out.contains(noise), noise);
}

void TestOptions::unknown_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const char* command, const char* said) {
        QTest::addRow("%s", command) << command << QByteArray(said);
    };
    row("solve queens --stretegy bitmask",
        "clew: unknown option \"--stretegy\"; did you mean --strategy?\n"
        "(see `clew solve queens --help`)\n");
    row("solve queens --strat bitmask",
        "clew: unknown option \"--strat\"; did you mean --strategy?\n"
        "(see `clew solve queens --help`)\n");
    row("count queens --sice=8", "clew: unknown option \"--sice\"; did you mean --size?\n"
                                 "(see `clew count queens --help`)\n");
    row("show queens --boxes 3",
        "clew: unknown option \"--boxes\"; it belongs to sudoku; queens takes --size\n"
        "(see `clew show queens --help`)\n");
    row("merge --frobnicate f",
        "clew: unknown option \"--frobnicate\"\n(see `clew merge --help`)\n");
    row("--json list", "clew: the command comes first, not \"--json\"\n");
    row("queens solve", "clew: the command comes first, not \"queens\"\n");
    row("--json", "clew: unknown option \"--json\"\n(see `clew --help`)\n");
    row("solve queens --limit",
        "clew: --limit needs a value: --limit N\n(see `clew solve queens --help`)\n");
    row("solve queens --limit 1 --limit 2",
        "clew: --limit is given more than once\n(see `clew solve queens --help`)\n");
    row("solve queens --all=maybe", "clew: --all takes no value\n");
    row("show queens -o", "clew: --output needs a value: --output FILE\n"
                          "(see `clew show queens --help`)\n");
}

void TestOptions::unknown()
{
    QFETCH(QString, command);
    const Ran ran = runClew(words(command));
    QCOMPARE(ran.exitCode, 2);
    QTEST(ran.err, "said");
    QCOMPARE(ran.out, QByteArray());
}

// Options one of which would silently have no effect.
void TestOptions::together_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](const QByteArray& command, const QByteArray& said) {
        QTest::addRow("%s", command.constData()) << QString(command) << said;
    };
    for (const char* const command : {"figure tree --trace f", "table nodes --trace f"}) {
        const auto with = [&](const char* option) { return QByteArray(command) + ' ' + option; };
        row(with("--strategy x"), "--trace and --strategy cannot be given together");
        row(with("--limit 1"), "--limit and a trace file do not go together");
        row(with("--nodes=1"), "--nodes and a trace file do not go together");
        row(with("queens"), "--trace and PUZZLE cannot be given together");
    }
    row("figure tree queens --measure undos", "--measure does not go with tree, only with heat");
    row("figure tree queens --sizes 4-5", "--sizes does not go with tree, only with growth");
    row("figure tree queens --strategies a", "only with race, growth or merged");
    row("figure race queens --strategy backtracking", "--strategy does not go with race");
    row("figure tree queens --other-seed 2", "--other-seed does not go with tree");
    row("figure tree queens --runs f.csv", "--runs does not go with tree");
    row("figure cactus queens --runs f.csv", "--runs and PUZZLE cannot be given together");
    row("bench --instances / --json", "--json and --instances cannot be given together");
    row("bench --exports --instances /", "--exports and --instances cannot be given together");
    row("bench --instances / queens @4", "--instances and INPUT cannot be given together");
    row("bench queens --part 1/2", "--part needs --instances");
    row("lesson check f -o g", "-o does not go with check, only with show");
    row("lesson show f --strict", "--strict does not go with show, only with check");
    row("replay f --at 1 --to 3", "--at and --to cannot be given together");
    row("replay f --as html --cell 9", "--cell does not go with html, only with png, svg, webp");
    for (const char* const option : {"--tree", "--fps 3", "--every 2"}) {
        const QByteArray said = QByteArray(option).split(' ').front() + " and html do not go";
        row(QByteArray("replay f --as html ") + option, said);
        row(QByteArray("replay f -o x.html ") + option, said);
    }
    row("replay f --as gif --captions --no-captions",
        "--captions and --no-captions cannot be given together");
    row("race queens --csv --json", "--csv and --json cannot be given together");
    row("solve queens --all --limit 3", "--all and --limit cannot be given together");
    row("replay f --at 1 --fps 3", "--fps needs an animation");
    row("replay f --at 1 -o x.svg --tree", "--tree needs an animation");
    row("replay f --at 1 -o x.pdf --no-captions", "--no-captions needs an animation");
    row("replay clew:1/x -o x.png --every 2", "--every needs an animation");
    row("replay f --timeline", "--timeline needs an animation");
    row("replay f -o x.pdf --fps 3", "--fps does not go with pdf, only with webp, gif or webm");
    row("replay f --at 1 -o x.webm", "--at and webm do not go together");
    row("replay f --at 1 -o x.png --language ja", "--language needs an animation or a page");
    row("replay f -o x.gif --no-captions --language ja",
        "--language and --no-captions cannot be given together");
    row("replay f --dark", "--dark does not go with text, only with png, svg");
    row("show queens --as text --cell 9", "--cell does not go with text, only with svg or png");
    row("show queens --as board --dark", "--dark does not go with board, only with svg or png");
    row("show queens @4 --format board", "--format and a preset do not go together");
    row("show queens --size 4 --format board", "--format needs an INPUT");
    row("count queens --seed 7", "--seed has no effect: this count makes no random choices");
    row("count model @zebra --seed 7", "it goes with --var-order random and --value-order random");
    const QByteArray none = "--seed has no effect: backtracking makes no random choices; those "
                            "that do: min-conflicts";
    row("solve sudoku @p97 --seed 7", "the search of sudoku makes no random choices\n");
    const QByteArray drawsNot = " makes no random choices; those that do: ";
    row("solve queens @6 --seed 7", "bitmask" + drawsNot + "min-conflicts\n");
    row("solve queens --size 30 --all --seed 7", "dancing-links" + drawsNot + "min-conflicts\n");
    row("solve queens --size 30 --seed 7 --trace f", "backtracking" + drawsNot);
    row("check sudoku @p97 --strategy backtracking --seed 7", "backtracking makes no random");
    row("check sudoku @p97 --seed 7", "make no random choices\n");
    for (const char* const command : {"solve", "figure tree", "table nodes", "bench"})
        row(QByteArray(command) + " queens @6 --strategy backtracking --seed 7", none);
    for (const char* const command : {"race", "compare", "figure race", "figure merged"})
        row(QByteArray(command) + " queens @6 --strategies backtracking,bitmask --seed 7",
            "--seed has no effect: backtracking, bitmask make no random choices");
    for (const char* const command : {"compare", "figure merged"}) {
        const QByteArray two = QByteArray(command) + " queens @6 --strategies ";
        const QByteArray second = "--other-seed has no effect: backtracking makes no random";
        row(two + "backtracking --other-seed 5", second);
        row(two + "min-conflicts,backtracking --other-seed 5", second);
        row(two + "backtracking,min-conflicts --seed 3 --other-seed 5", none);
    }
    row("figure growth queens --strategies backtracking --sizes 4-5 --seed 3", none);
    row("bench sudoku @p97 --seed 4", "the search of sudoku makes no random choices\n");
    row("bench --instances / queens --strategy bitmask --seed 4", "bitmask" + drawsNot);
    row("bench sudoku @p97 --exports --seed 4", "propagation makes no random choices\n");
    // Named are only those that the command takes.
    row("check queens @6 --seed 4", "bitmask make no random choices\n");
    row("bench model @zebra --strategy first-fail --seed 4",
        "first-fail" + drawsNot + "as-written, random\n");
    // As it is written this model asks for none.
    const QByteArray written =
        "as-written makes no random choices on this problem; those that do: ";
    for (const char* const command : {"solve", "figure tree", "table nodes", "check"})
        row(QByteArray(command) + " model @zebra --strategy as-written --seed 7",
            written + "random");
    for (const char* const command : {"race", "compare", "figure race", "figure merged"})
        row(QByteArray(command) + " model @zebra --strategies as-written,first-fail --seed 7",
            "as-written, first-fail make no random choices on this problem; those that do: random");
    row("solve model @zebra --all --seed 7", written + "random");
    row("compare model @zebra --strategies random,as-written --other-seed 7",
        "--other-seed has no effect: " + written);
    row("solve model @zebra --strategy first-fail --seed 7", "composed with --var-order random");
    row("solve sudoku @p97 --strategy logic --seed 7", "logic makes no random choices\n");
    row("solve queens --trace f --threads 2", "--trace and --threads cannot be given together");
    row("hint sudoku @p97 --all --rungs 2", "--rungs and --all cannot be given together");
    for (const char* const other : {"--strategy logic", "--seed 2", "--threads 2"})
        row(QByteArray("check sudoku @4 --solution x ") + other, "--solution and --");
    for (const char* const question : {"--candidates", "--redundant", "--minimal", "--unique"}) {
        const QByteArray asked = QByteArray("check sudoku @4 ") + question;
        row(asked + " --strategy logic", QByteArray(question) + " and --strategy cannot");
        row(asked + " --solution x", QByteArray(question) + " and --solution cannot");
    }
    row("check sudoku @4 --candidates --seed 2", "--candidates and --seed cannot");
    row("check sudoku @4 --minimal --unique", "--unique and --minimal cannot be given together");
    row("check sudoku @4 --counts", "--counts needs --candidates");
    row("generate sudoku --at-technique", "--at-technique needs --technique");
    row("watch f --socket", "FILE and --socket cannot be given together");
    row("watch --socket --cp-profiler", "--socket and --cp-profiler cannot be given together");
    row("watch f --port 3", "--port needs --socket or --cp-profiler");
    row("watch f --names g", "--names needs --cp-profiler");
    row("print sudoku:@p97 --seed 3", "--seed needs --generate or --mix");
    row("lesson list x", "FILE and list do not go together");
    row("lesson show f --time 3", "--time does not go with show, only with check");
    row("lesson show f -o x.html --answers", "--answers and html do not go together");
    row("list lessons --json", "--json and lessons do not go together");
    row("count graphs --table --threads 2", "--threads and --table cannot be given together");
    row("count graphs --table --checkpoint f", "--checkpoint and --table cannot be given together");
    row("count graphs --bfile --scratch /", "--scratch and --bfile cannot be given together");
    row("bench queens --strategy bitmask --threads 2", "--threads and --strategy cannot");
    row("bench queens --exports --threads 2", "--threads and --exports cannot");
    row("race queens --ready 13-seconds --strategies bitmask,backtracking --size 4",
        "--ready and --strategies with a problem of one's own");
    // What a preset or a text says itself.
    row("solve queens @4 --size 8", "@4 only sets --size; leave one of them out");
    row("solve queens @sicp --size 4", "--size has no effect with @sicp");
    row("solve nonogram @p98 --size 5x5", "--size has no effect with @p98");
    row("solve words @p95 --number 12", "--number has no effect with @p95");
    row("solve words @cheque --form plain", "--form has no effect with @cheque");
    row("solve suguru suguru/4/4/9a80q85321j4h55i --size 6x6",
        "--size has no effect with this input");
    // Standard output is used for the results.
    row("solve queens --trace -", "--trace needs a file name");
    row("watch - --trace -", "--trace needs a file name");
    row("solve queens --trace /dev/stdout", "--trace needs the name of a file other than");
    row("solve queens --trace /dev/fd/1", "--trace needs the name of a file other than");
    row("solve queens --trace .", ". is a folder; name a file in it");
    // Before anything is waited for.
    row("watch - --trace .", ". is a folder; name a file in it");
    row("watch - --trace not-there/t", "cannot write not-there/t");
    row("count queens --checkpoint -", "--checkpoint needs a file name");
}

void TestOptions::together()
{
    QFETCH(QString, command);
    QFETCH(QByteArray, said);
    const Ran ran = runClew(words(command));
    QCOMPARE(ran.exitCode, 2);
    QVERIFY2(ran.err.startsWith("clew: ") && ran.err.contains(said), ran.err);
    QCOMPARE(ran.out, QByteArray());
}

// As the help of each command lists them.
void TestOptions::numbers_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("option");
    QTest::addColumn<bool>("isWhole");
    const QRegularExpression line("(--[a-z]+) (N|SIZE|SECONDS|PIXELS|RATE)\\b");
    QStringList all;
    for (const QString& command : commands()) {
        const QString help = runClew({command, "--help"}).out;
        auto found = line.globalMatch(help);
        while (found.hasNext()) {
            const auto option = found.next();
            all += command + ' ' + option.captured(1);
            const QString kind = option.captured(2);
            QTest::addRow("%s", qPrintable(all.last()))
                << command << option.captured(1) << (kind == "N" || kind == "SIZE");
        }
    }
    for (const char* const known :
         {"solve --limit", "solve --time", "solve --seed", "count --memory", "count --threads",
          "generate --count", "replay --fps", "replay --every", "show --cell", "race --nodes",
          "bench --time"})
        QVERIFY2(all.contains(known), known);
}

void TestOptions::numbers()
{
    QFETCH(QString, command);
    QFETCH(QString, option);
    QFETCH(bool, isWhole);
    for (const QString& value : wrongNumbers(command + option, isWhole)) {
        const Ran ran = runClew({command, "queens", option + '=' + value});
        const QByteArray what = value.toUtf8() + ": " + ran.err;
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), what);
        QVERIFY2(ran.err.contains(option.toUtf8()), what);
        QVERIFY2(value.isEmpty() || ran.err.contains(" from ") || ran.err.contains("at least"),
                 what); // the range
        if (!value.isEmpty() && !value.startsWith('-'))
            continue; // the others might be taken for something else where they stand by themselves
        const Ran apart = runClew({command, "queens", option, value});
        QVERIFY2(apart.exitCode == 2 && apart.err.contains(option.toUtf8()), what);
    }
}

void TestOptions::ranges_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QByteArray>("said"); // empty: taken
    const auto row = [](const char* option, const char* value, const char* said) {
        QTest::addRow("%s %s", option, value) << option << value << QByteArray(said);
    };
    row("--threads", "0", "from 1 to 1024");
    row("--threads", "1025", "from 1 to 1024");
    row("--threads", "02", "");
    row("--time", "0", "from 0.000001 to 1000000000");
    row("--time", "1000000001", "from 0.000001 to 1000000000");
    row("--time", "1e-6", "");
    row("--time", "1e9", "");
    row("--nodes", "0", "of at least 1");
    row("--nodes", "18446744073709551615", "");
    row("--memory", "0", "of at least 1 byte, like 500MB");
    row("--memory", "8XB", "of at least 1 byte");
    row("--memory", "99999999TB", "of at least 1 byte");
    row("--memory", "18446744073709551615", "of at least 1 byte");
    for (const char* const size : {"100000000", "500MB", "8gb", "1 TiB", "64k"})
        row("--memory", size, "");
}

void TestOptions::ranges()
{
    QFETCH(QString, option);
    QFETCH(QString, value);
    QFETCH(QByteArray, said);
    const Ran ran = runClew({"count", "queens", "--size", "4", option, value});
    if (said.isEmpty())
        QVERIFY2(ran.exitCode == 0 || (option == "--time" && ran.exitCode == 3), ran.err);
    else
        QVERIFY2(ran.exitCode == 2 && ran.err.contains(said), ran.err);
}

void TestOptions::parts()
{
    for (const QString& number : kNoNumbers + kNotWhole) {
        for (const QString& part : {number + "/4", "1/" + number, number}) {
            const Ran ran = runClew({"count", "queens", "--size", "4", "--part=" + part});
            QVERIFY2(ran.exitCode == 2 && ran.err.contains("--part"), qPrintable(part + ran.err));
        }
    }
    const Ran many = runClew({"count", "queens", "--size", "4", "--part", "1/1000000001"});
    QVERIFY2(many.exitCode == 2 && many.err.contains("1000000000/1000000000"), many.err);
}

void TestOptions::listsEndAtTheComma()
{
    const Ran race = runClew(words("race queens --strategies bitmask,backtracking @4 --json"));
    QVERIFY2(race.exitCode == 0 && race.out.contains("\"4 queens\""), race.out + race.err);
}

void TestOptions::difficultiesThatAreMade()
{
    for (const auto& puzzle : clew::puzzles()) {
        const QString id = QString::fromStdString(puzzle->info().id);
        const QString list = runClew({"list", "difficulties", id}).out;
        for (const QString& line : list.split('\n').mid(1)) {
            const QString name = line.trimmed().section(' ', 0, 0);
            if (name.isEmpty())
                continue;
            const Ran ran =
                runClew({"generate", id, "--difficulty", name, "--nodes", "1", "--seed", "1"});
            const bool isRefused = ran.err.contains("difficulty of");
            QCOMPARE(isRefused, line.contains("not generated"));
        }
    }
}

void TestOptions::emptyInput()
{
    for (const auto& puzzle : clew::puzzles()) {
        const QString id = QString::fromStdString(puzzle->info().id);
        for (const QString& input : {QString(), QStringLiteral("-"), QStringLiteral("/dev/null")}) {
            const Ran ran = runClew({"show", id, input});
            QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty() && !ran.err.isEmpty(),
                     qPrintable(id + ' ' + input));
        }
    }
    // What is wrong with a file is said of the file.
    QTemporaryFile empty;
    QVERIFY(empty.open());
    const Ran solution = runClew({"check", "sudoku", "@4", "--solution", empty.fileName()});
    QCOMPARE(solution.exitCode, 2);
    QVERIFY2(solution.err.startsWith(empty.fileName().toUtf8() + ":1:1: "), solution.err);
    QVERIFY(empty.resize(20 << 20)); // more than a sudoku can be
    const Ran large = runClew({"check", "sudoku", "@4", "--solution", empty.fileName()});
    QCOMPARE(large.exitCode, 2);
    QVERIFY2(large.err.contains("is too large"), large.err);
    const std::vector<std::pair<QStringList, QByteArray>> emptyValues{
        {{"count", "queens", "--size", "6", "--part="}, "--part"},
        {{"count", "knight", "--size", "5x5", "--from", ""}, "--from"},
        {{"check", "sudoku", "@p97", "--solution", ""}, "--solution"},
        {{"solve", "queens", "--strategy", ""}, "--strategy"},
    };
    for (const auto& [words, option] : emptyValues) {
        const Ran ran = runClew(words);
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), qPrintable(words.join(' ')));
        QVERIFY2(ran.err.contains(option + " needs a value"), ran.err);
    }
    const Ran marked = runClew({"check", "sudoku", "-"},
                               "\xEF\xBB\xBF# a comment\r\n" + QByteArray(80, '.') + "1\r\n");
    QVERIFY2(marked.err.isEmpty() && marked.out.contains("several"), marked.out + marked.err);
}

void TestOptions::endingsOfPictures()
{
    QTemporaryDir folder;
    const auto file = [&](const char* name) { return folder.filePath(name); };
    QCOMPARE(runClew({"show", "queens", "@4", "--dark", "-o", file("x.png")}).exitCode, 0);
    QVERIFY(fileContents(file("x.png")).startsWith("\x89PNG"));
    QCOMPARE(runClew({"show", "queens", "@4", "-o", file("x.svg")}).exitCode, 0);
    QVERIFY(fileContents(file("x.svg")).contains("<svg"));
    for (const char* name : {"x.jpeg", "x.pdf"}) {
        QCOMPARE(runClew({"show", "queens", "@4", "-o", file(name)}).exitCode, 2);
        QVERIFY(!QFile::exists(file(name)));
    }
    QCOMPARE(runClew({"show", "queens", "@4", "--as", "text", "-o", file("y.png")}).exitCode, 2);

    const QString trace = file("t.clewtrace");
    QCOMPARE(runClew({"solve", "queens", "@4", "--all", "--trace", trace}).exitCode, 0);
    QVERIFY(runClew({"replay", trace}).out.contains("nodes"));
    for (const char* as : {"htlm", "png", "svg"})
        QCOMPARE(runClew({"replay", trace, "--as", as}).exitCode, 2);
    QCOMPARE(runClew({"replay", trace, "--at", "3", "-o", file("z.png")}).exitCode, 0);
    QVERIFY(fileContents(file("z.png")).startsWith("\x89PNG"));
    // Also where a file could hold more of them, and each has the same picture.
    const std::vector<std::pair<const char*, QByteArray>> others{
        {"z.pdf", "%PDF"}, {"z.gif", "GIF8"}, {"z.webp", "RIFF"}};
    for (const auto& [name, begin] : others) {
        const Ran ran = runClew({"replay", trace, "--at", "3", "-o", file(name)});
        QVERIFY2(ran.exitCode == 0 && ran.err.startsWith("event 3 of "), ran.err);
        QVERIFY(fileContents(file(name)).startsWith(begin));
        const QString span = file("span.") + QString(name).section('.', 1);
        QCOMPARE(runClew({"replay", trace, "--to", "40", "--no-captions", "-o", span}).exitCode, 0);
        QVERIFY(fileContents(span).size() > 3 * fileContents(file(name)).size());
    }
}

// Options of a puzzle that a preset or a text leaves room for.
void TestOptions::parametersThatCount()
{
    for (const char* const command :
         {"show arithmetic @p93 --order any", "show arithmetic @p93 --order given",
          "show arithmetic @24 --target 5", "show knight @6x6-closed --size 6x5",
          "show knight @4x4 --closed", "show graphs @cubic10 --size 12",
          "show graphs @petersen --labelled"}) {
        const Ran ran = runClew(words(command));
        QVERIFY2(ran.exitCode == 0 && ran.err.isEmpty(), command + (": " + ran.err));
    }
}

// A trace of the same search holds as many.
void TestOptions::benchCountsEvents()
{
    QTemporaryDir folder;
    const QString trace = folder.filePath("t.clewtrace");
    for (const QString strategy : {"backtracking", "generate-and-test", "bitmask"}) {
        QCOMPARE(
            runClew({"solve", "queens", "@4", "--all", "--strategy", strategy, "--trace", trace})
                .exitCode,
            0);
        const QString figures = runClew({"replay", trace}).out;
        const QString events = figures.section("events ", 1).section('\n', 0, 0).trimmed();
        const Ran bench = runClew({"bench", "queens", "@4", "--strategy", strategy, "--json"});
        QVERIFY2(bench.out.contains("\"events\": " + events.toUtf8() + ','), bench.out);
    }
}

void TestOptions::parameters_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("puzzle");
    QTest::addColumn<QString>("parameter");
    const auto add = [](const char* command, const std::string& puzzle, const auto& parameters) {
        using Kind = clew::ParameterInfo::Kind;
        for (const clew::ParameterInfo& parameter : parameters)
            if (parameter.kind == Kind::Number || parameter.kind == Kind::Size)
                QTest::addRow("%s %s --%s", command, puzzle.c_str(), parameter.id.c_str())
                    << command << QString::fromStdString(puzzle)
                    << QString::fromStdString(parameter.id);
    };
    for (const auto& puzzle : clew::puzzles()) {
        const clew::PuzzleInfo& info = puzzle->info();
        add("show", info.id, info.parameters);
        if (info.generator)
            add("generate", info.id, info.generator->parameters);
    }
}

void TestOptions::parameters()
{
    QFETCH(QString, command);
    QFETCH(QString, puzzle);
    QFETCH(QString, parameter);
    for (const QString& value : wrongNumbers(command + puzzle + parameter, true)) {
        const Ran ran = runClew({command, puzzle, "--" + parameter + '=' + value});
        const QByteArray what = value.toUtf8() + ": " + ran.err;
        QVERIFY2(ran.exitCode == 2 && ran.out.isEmpty(), what);
        QVERIFY2(ran.err.contains(parameter.toUtf8()), what);
    }
}

QTEST_GUILESS_MAIN(TestOptions)
#include "tst_cli_options.moc"
