// Number words against the problem's example, the numbers the document's program gets wrong, and
// themselves: what is written is read back.

#include <QtTest>

#include <array>

#include "core/puzzle/converting.h"
#include "core/puzzle/registry.h"
#include "core/puzzles/words/words.h"
#include "core/text/english.h"
#include "core/trace/cursor.h"
#include "tests/solving.h"

using namespace clew;

namespace {

const Puzzle& puzzle()
{
    return *findPuzzle("words");
}

std::string solve(const Problem& problem, const std::string& strategy, Outcome* outcome = nullptr)
{
    std::string text;
    Control control({}, {}, [&](std::span<const Value> values) {
        const Solution solution(values.begin(), values.end());
        if (!puzzle().verify(problem, solution).empty())
            text += "WRONG ";
        text += puzzle().writeSolutions(problem, std::span(&solution, 1), 0, "words");
        return true;
    });
    const Outcome end =
        puzzle().run(puzzle().strategyIndex(strategy).value(), problem, {}, control);
    if (outcome != nullptr)
        *outcome = end;
    return text;
}

} // namespace

class TestWords : public QObject
{
    Q_OBJECT

private slots:
    void writing_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* line, const char* strategy, const char* words) {
            QTest::addRow("%s %s", line, strategy) << line << strategy << words;
        };
        row("175", "digits", "one-seven-five");
        row("9", "digits", "nine");
        row("0", "digits", "zero");
        row("007", "digits", "zero-zero-seven");
        row("175", "spell-out", "one hundred seventy-five");
        row("0", "spell-out", "zero");
        row("007", "spell-out", "seven");
        row("1000001", "spell-out", "one million one");
        row("175 form=cheque", "spell-out", "One hundred seventy-five and 00/100");
        row("175 form=cheque", "digits", "One-seven-five and 00/100");
        row("175 language=ja", "spell-out", "百七十五");
        row("175 language=ja", "digits", "一七五");
        row("175 language=ja form=cheque", "spell-out", "壱百七拾伍也");
        row("10 language=ja form=cheque", "spell-out", "壱拾也");
        row("111 language=ja form=cheque", "spell-out", "壱百壱拾壱也");
        row("10 language=zh form=cheque", "spell-out", "壹拾整");
        row("15 language=zh form=cheque", "spell-out", "壹拾伍整");
        row("100000 language=zh form=cheque", "spell-out", "壹拾万整");
        row("100000 language=zh", "spell-out", "十万");
        row("100010000 language=zh", "spell-out", "一亿零一万");
        row("100010001 language=zh", "spell-out", "一亿零一万零一");
        row("101000000 language=zh", "spell-out", "一亿零一百万");
        row("1000010000 language=zh", "spell-out", "十亿零一万");
        row("100100000 language=zh", "spell-out", "一亿零一十万");
        row("110000001 language=zh", "spell-out", "一亿一千万零一");
        row("100010001 language=zh form=cheque", "spell-out", "壹亿零壹万零壹整");
        row("1000000000000 language=zh", "spell-out", "一万亿");
        row("1000000000005 language=zh", "spell-out", "一万亿零五");
        row("1000100000000 language=zh", "spell-out", "一万零一亿");
        row("10000000000000 language=zh", "spell-out", "十万亿");
        row("10001000000000000 language=zh", "spell-out", "一京零一万亿");
        row("1000000000000 language=ja", "spell-out", "一兆");
        row("101 language=zh", "spell-out", "一百零一");
        row("105 language=zh", "digits", "一〇五");
        row("9090 language=zh form=cheque", "spell-out", "玖仟零玖拾整");
        row("175 language=pt", "spell-out", "cento e setenta e cinco");
        row("175 language=pt", "digits", "um-sete-cinco");
        row("1200000 language=pt form=cheque", "spell-out", "Um milhão e duzentos mil e 00/100");
        row("123456789012345678901234567890", "spell-out",
            "one hundred twenty-three octillion four hundred fifty-six septillion seven hundred "
            "eighty-nine sextillion twelve quintillion three hundred forty-five quadrillion six "
            "hundred "
            "seventy-eight trillion nine hundred one billion two hundred thirty-four million five "
            "hundred "
            "sixty-seven thousand eight hundred ninety");
        row("2000000000000000000005 language=pt", "spell-out", "dois sextilhões e cinco");
        row("1000000000000000000000 language=pt", "spell-out", "um sextilhão");
        row("100000000000000000005 language=zh", "spell-out", "一垓零五");
        row("12345678901234567890 language=ja", "spell-out",
            "千二百三十四京五千六百七十八兆九千十二億三千四百五十六万七千八百九十");
        row("one-seven-five", "digits", "175");
        row("one hundred seventy-five", "digits", "175");
        row("One hundred seventy-five and 00/100", "spell-out", "175");
        row("two million and five", "digits", "2000005");
        row("mil e um language=pt", "digits", "1001");
        row("一億二千万 language=ja", "digits", "120000000");
        row("一兆零五 language=zh", "digits", "1000000000005");
        row("一万亿零五 language=zh", "digits", "1000000000005");
        row("一万零一亿 language=zh", "digits", "1000100000000");
        row("一亿零一万零一 language=zh", "digits", "100010001");
        row("壹拾伍整 language=zh", "digits", "15");
        // Short, as it is said: the last unit is left out where it follows from the one before.
        row("二百五 language=zh", "digits", "250");
        row("二百五 language=zh", "spell-out", "250");
        row("二百五", "digits", "250");
        row("一千二 language=zh", "digits", "1200");
        row("三万五 language=zh", "digits", "35000");
        row("三萬五 language=zh", "digits", "35000");
        row("兩千三 language=zh", "digits", "2300");
        row("一万二千三 language=zh", "digits", "12300");
        row("一亿二 language=zh", "digits", "120000000");
        row("一億二 language=zh", "digits", "120000000");
        row("一万亿二 language=zh", "digits", "1200000000000");
        row("贰佰伍整 language=zh", "digits", "250");
        row("貳佰伍 language=zh", "digits", "250");
        // Not short.
        row("二百零五 language=zh", "digits", "205");
        row("二百〇五 language=zh", "digits", "205");
        row("二百五十 language=zh", "digits", "250");
        row("二百五十三 language=zh", "digits", "253");
        row("三萬零五 language=zh", "digits", "30005");
        row("叄仟零陸 language=zh", "digits", "3006");
        row("二十五 language=zh", "digits", "25");
        row("十五 language=zh", "digits", "15");
        row("二五 language=zh", "digits", "25");
        row("二百五 language=ja", "digits", "205");
        row("三万五 language=ja", "digits", "30005");
        row("zero-zero-seven", "digits", "007");
    }

    void writing()
    {
        QFETCH(QString, line);
        QFETCH(QString, strategy);
        QFETCH(QString, words);
        const auto problem = puzzle().read(line.toStdString(), "", {});
        QVERIFY2(problem.has_value(), problem ? "" : english(problem.error()).c_str());
        QCOMPARE(QString::fromStdString(solve(**problem, strategy.toStdString())), words + "\n");
    }

    // What is short says so, and for what.
    void shortForms()
    {
        const auto told = [](const char* line) {
            const auto problem = puzzle().read(line, "", {});
            Control control;
            QStringList steps;
            for (const Sentence& step : puzzle().explainSolution(**problem, {}, control).steps)
                steps << QString::fromStdString(step.text());
            return steps.join('\n');
        };
        QVERIFY2(told("二百五 language=zh").contains("It is short for “二百五十”"),
                 qPrintable(told("二百五 language=zh")));
        QVERIFY(told("三萬五 language=zh").contains("short for “三万五千”"));
        for (const char* line : {"二百零五 language=zh", "二百五十 language=zh", "十五 language=zh",
                                 "二百五 language=ja", "two hundred five"})
            QVERIFY2(!told(line).contains("short for"), line);
    }

    // The document's program has no word for 9 and drops the nine of 90 … 99.
    void nines()
    {
        constexpr std::array kWords{"zero", "one", "two",   "three", "four",
                                    "five", "six", "seven", "eight", "nine"};
        for (std::size_t units = 0; units < 10; ++units) {
            const auto problem = puzzle().create({{"number", std::to_string(90 + units)}});
            QCOMPARE(solve(**problem, "digits"), std::string("nine-") + kWords[units] + "\n");
        }
    }

    void readBack_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("strategy");
        for (const char* language : {"en", "zh", "ja", "pt"})
            for (const char* strategy : {"digits", "spell-out"})
                QTest::addRow("%s %s", language, strategy) << language << strategy;
    }

    // All small numbers, and numbers with digits 0, 1, 5 and 9 of all lengths that can be spelled
    // out.
    void readBack()
    {
        QFETCH(QString, language);
        QFETCH(QString, strategy);
        std::vector<std::string> numbers;
        for (int number = 0; number <= 2100; ++number)
            numbers.push_back(std::to_string(number));
        std::uint32_t random = 1;
        for (std::size_t length = 4; length <= words::kMaxSpelledDigits; ++length)
            for (int sample = 0; sample < 20; ++sample) {
                std::string number = "1";
                while (number.size() < length) {
                    random = random * 1664525U + 1013904223U;
                    number += "001590"[(random >> 16U) % 6];
                }
                numbers.push_back(number);
            }
        for (const char* form : {"plain", "cheque"})
            for (const std::string& number : numbers) {
                const Parameters settings{{"language", language.toStdString()}, {"form", form}};
                const auto problem = puzzle().read(number, "number", settings);
                const std::string written = solve(**problem, strategy.toStdString());
                const auto back = puzzle().read(written, "number", settings);
                QVERIFY2(back.has_value(), (number + ": " + written).c_str());
                QCOMPARE(solve(**back, strategy.toStdString()), number + "\n");
            }
    }

    void tooLong()
    {
        const auto problem = puzzle().create({{"number", std::string(37, '9')}});
        Outcome outcome;
        QCOMPARE(solve(**problem, "spell-out", &outcome), std::string());
        QCOMPARE(outcome.ending, Ending::RanDry);
        QVERIFY(!solve(**problem, "digits", &outcome).empty());
        QCOMPARE(outcome.ending, Ending::Exhausted);
        // Zeros in front do not count, and nothing is cut off.
        const auto longest = puzzle().create({{"number", std::string(36, '9')}});
        const auto padded = puzzle().create({{"number", "0" + std::string(36, '9')}});
        QCOMPARE(solve(**padded, "spell-out"), solve(**longest, "spell-out"));
    }

    void roundTrip_data()
    {
        QTest::addColumn<QString>("line");
        for (const char* line : {"175", "0", "one-seven-five", "cento e um language=pt",
                                 "9090 language=zh form=cheque"})
            QTest::newRow(line) << line;
    }

    void roundTrip()
    {
        QFETCH(QString, line);
        const auto problem = puzzle().read(line.toStdString(), "number", {});
        QCOMPARE(QString::fromStdString(puzzle().write(**problem, "number")), line + "\n");
    }

    void badInput_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("empty") << " "
                               << "there is no number" << 1 << 2;
        QTest::newRow("negative") << "-5"
                                  << "expected a digit, not '-'" << 1 << 1;
        QTest::newRow("fraction") << "12.5"
                                  << "expected a digit, not '.'" << 1 << 3;
        QTest::newRow("spelling")
            << "one-sevn-five"
            << "\"sevn\" is not a number word of this language; did you mean \"seven\"?" << 1 << 5;
        QTest::newRow("line") << "one hundred\n seventi"
                              << "\"seventi\" is not a number word" << 2 << 2;
        QTest::newRow("grammar") << "one hundred thousand million"
                                 << "\"million\" cannot stand here" << 1 << 22;
        QTest::newRow("twice") << "twenty thirty"
                               << "\"thirty\" cannot stand here" << 1 << 8;
        QTest::newRow("cut") << "one hundred and"
                             << "the number ends in the middle, after \"and\"" << 1 << 13;
        QTest::newRow("language") << "5 language=xx"
                                  << "language must be en or zh or ja or pt" << 1 << 1;
        QTest::newRow("setting") << "5 lang=en"
                                 << "expected language=…" << 1 << 3;
        QTest::newRow("direction") << "5 direction=digits"
                                   << "these are digits already" << 1 << 1;
    }

    void badInput() { test::checkRefused(puzzle(), "number"); }

    void tracing_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("strategy");
        for (const char* strategy : {"digits", "spell-out"})
            for (const char* line : {"175", "1234567 form=cheque", "9090 language=zh form=cheque",
                                     "one hundred seventy-five"})
                QTest::addRow("%s %s", line, strategy) << line << strategy;
    }

    // The fold of the events is the result, every event is explained, and seeking equals replaying.
    void tracing()
    {
        QFETCH(QString, line);
        QFETCH(QString, strategy);
        const auto problem = puzzle().read(line.toStdString(), "number", {});
        Outcome measured;
        const std::string expected = solve(**problem, strategy.toStdString(), &measured);
        auto trace = std::make_shared<Trace>();
        Control control;
        {
            Recorder recorder(*trace, control);
            QCOMPARE(puzzle().run(puzzle().strategyIndex(strategy.toStdString()).value(), **problem,
                                  {}, control, &recorder),
                     measured);
        }
        Cursor forward(trace, puzzle().dimensions(**problem));
        for (std::uint64_t i = 0; i < trace->size(); ++i) {
            forward.seek(i);
            Cursor jump(trace, puzzle().dimensions(**problem));
            jump.seek(trace->size());
            jump.seek(i);
            QVERIFY(jump.state() == forward.state());
            QVERIFY(!puzzle().explain(**problem, forward.state(), trace->event(i)).empty());
            const View view{.state = &forward.state(), .event = trace->event(i)};
            QVERIFY(!puzzle().picture(**problem, view).shapes().empty());
        }
        const Solution solution = puzzle().solutionAt(**problem, forward.state());
        QCOMPARE(puzzle().writeSolutions(**problem, std::span(&solution, 1), 0, "words"), expected);
    }

    void conversions_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<bool>("converts");
        QTest::addRow("nothing said") << "" << true;
        QTest::addRow("direction") << "direction=words" << true;
        QTest::addRow("wrong direction") << "direction=digits" << false;
        QTest::addRow("wrong form") << "form=letter" << false;
        for (const char* language : {"en", "zh", "ja", "pt"})
            for (const char* form : {"plain", "cheque"})
                QTest::addRow("%s %s", language, form)
                    << QString("language=%1;form=%2").arg(language, form) << true;
    }

    // What is converted is what would be solved: of numbers all, of other lines none.
    void conversions()
    {
        QFETCH(QString, options);
        QFETCH(bool, converts);
        const Parameters parameters = test::parametersFrom(options.toUtf8());
        const ConversionRequest request{.from = "number", .parameters = parameters, .to = "words"};
        const auto conversion = conversionOf(puzzle(), request);
        QCOMPARE(conversion != nullptr, converts);
        if (!converts)
            return;
        QCOMPARE(puzzle().info().strategies[conversion->strategy()].id, "digits");
        std::vector<std::string> numbers{"0", "007", "175", "9876543210", std::string(999, '8')};
        for (int number = 0; number < 1000; number += 7)
            numbers.push_back(std::to_string(number));
        for (const std::string& number : numbers) {
            const auto problem = puzzle().read(number, "number", parameters);
            QVERIFY(problem);
            Outcome outcome;
            const std::string text = solve(**problem, "digits", &outcome);
            QCOMPARE(std::string(conversion->answer(number)), text);
            QCOMPARE(outcome.counters, Counters{.solutions = 1});
        }
        for (const char* line : {"", "-1", "1.5", "12a", "1 2", " 12", "12 ", "one-two",
                                 "12:", "12/", "12 language=pt", "12\xC2\xA0", "\xEF\xBC\x91"})
            QVERIFY2(conversion->answer(line).empty(), line);
    }

    void conversionIsOfOneStrategy()
    {
        for (std::size_t i = 0; i < puzzle().info().strategies.size(); ++i) {
            const auto conversion = conversionOf(
                puzzle(), {.from = "number", .parameters = {}, .to = "words", .strategy = i});
            const bool isDigits = puzzle().info().strategies[i].id == "digits";
            QCOMPARE(conversion != nullptr, isDigits);
        }
    }

    void cancel()
    {
        const auto problem = puzzle().create({{"number", std::string(1000, '7')}});
        for (const std::uint64_t n : {1U, 2U, 8U, 15U}) {
            Control control;
            control.cancelAtPoll(n);
            const Outcome outcome = puzzle().run(0, **problem, {}, control);
            QCOMPARE(outcome.ending, Ending::Stopped);
            QCOMPARE(quint64{outcome.counters.solutions}, quint64{0});
        }
    }

    void verify()
    {
        const auto problem = puzzle().create({{"number", "17"}});
        const auto& en = words::Vocabulary::of(words::Language::English);
        QVERIFY(puzzle().verify(**problem, en.parse("one-seven").value()).empty());
        QVERIFY(puzzle().verify(**problem, en.parse("seventeen").value()).empty());
        QVERIFY(!puzzle().verify(**problem, en.parse("seven-one").value()).empty());
        QVERIFY(!puzzle().verify(**problem, en.parse("seventeen and 00/100").value()).empty());
        QVERIFY(!puzzle().verify(**problem, {}).empty());
    }
};

QTEST_GUILESS_MAIN(TestWords)
#include "tst_core_words.moc"
