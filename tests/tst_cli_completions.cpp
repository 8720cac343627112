// clew completions: what bash, zsh and fish offer behind the beginning of a command line.

#include <QtTest>

#include "tests/clewcommand.h"

using namespace clew::test;

namespace {

// Each prints what would be offered for the words "$@" of which the last is being typed, a line
// each; $completions is the script.
constexpr const char* kBash = R"(
source "$completions"
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_WORDBREAKS=' '
_clew
printf '%s\n' "${COMPREPLY[@]}")";
constexpr const char* kZsh = R"(
compadd() { shift; print -rl -- "$@" }
_files() { print -rl -- * }
words=("$@") CURRENT=$#
source "$completions")";
constexpr const char* kFish = R"(
source $completions
complete -C (string join -- ' ' $argv) | string replace -r '\t.*' '')";

} // namespace

class TestCompletions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void offers_data();
    void offers();

private:
    [[nodiscard]] QStringList offered(const QString& shell, const QStringList& typed) const;

    QTemporaryDir m_scripts;
    QTemporaryDir m_folder; ///< holds one file
};

void TestCompletions::initTestCase()
{
    QVERIFY(m_scripts.isValid() && m_folder.isValid());
    QFile file(m_folder.filePath("a-file"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    for (const char* const shell : {"bash", "zsh", "fish"}) {
        QFile script(m_scripts.filePath(shell));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(runClew({"completions", shell}).out);
    }
}

QStringList TestCompletions::offered(const QString& shell, const QStringList& typed) const
{
    QStringList arguments;
    if (shell == "bash")
        arguments = {"--norc", "-c", kBash, "bash"};
    else if (shell == "zsh")
        arguments = {"-f", "-c", kZsh, "zsh"};
    else
        arguments = {"--no-config", "-c", kFish};
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("completions", m_scripts.filePath(shell));
    environment.insert("HOME", m_scripts.path());
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder.path());
    process.start(shell, arguments + typed);
    if (!process.waitForFinished(kPatience))
        return {"it did not end"};
    const QByteArray complaint = process.readAllStandardError();
    if (!complaint.isEmpty())
        return {QString::fromUtf8(complaint)};
    return QString::fromUtf8(process.readAllStandardOutput())
        .split('\n', Qt::SkipEmptyParts, Qt::CaseSensitive);
}

void TestCompletions::offers_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("expected"); // among what is offered; empty: nothing is
    QTest::addColumn<QStringList>("others");   // not offered
    const auto add = [](const char* typed, const QStringList& expected, const QStringList& others) {
        for (const char* const shell : {"bash", "zsh", "fish"})
            QTest::addRow("%s: %s", shell, typed)
                << QString(shell) << QString(typed) << expected << others;
    };
    add("clew solve ", {"sudoku", "queens", "a-file"}, {"@easy"});
    add("clew solve sudoku ", {"@easy", "a-file"}, {"queens", "@p90"});
    add("clew solve sudoku @easy ", {}, {});
    add("clew solve model @kakuro ", {"a-file"}, {"@kakuro", "@killer"});
    add("clew solve sudoku --strategy ", {"logic", "bitboard"}, {"@easy", "a-file"});
    add("clew solve sudoku --format ", {"grid", "line"}, {"@easy", "a-file", "backtracking"});
    add("clew convert sudoku --from ", {"grid", "line"}, {"@easy", "a-file"});
    add("clew convert nonogram --to ", {"clues"}, {"@heart", "a-file"});
    add("clew solve queens --size ", {}, {});
    add("clew solve queens --time ", {}, {});
    add("clew figure tree queens --to ", {}, {});
    add("clew solve queens --trace ", {"a-file"}, {"@4"});
    add("clew solve queens --size 8 ", {"@4", "a-file"}, {"queens"});
    add("clew solve queens -", {"--size", "--strategy", "--help"}, {"--boxes", "a-file"});
    add("clew generate ", {"sudoku"}, {"a-file"});
    add("clew generate sudoku --", {"--symmetry", "--technique", "--seed"}, {"--columns"});
    add("clew generate words --", {"--seed", "--count"}, {"--symmetry", "--technique"});
    add("clew generate --", {"--symmetry", "--seed"}, {"--boxes"});
    add("clew table ", {"nodes", "trace"}, {"queens", "a-file"});
    add("clew table nodes ", {"queens", "a-file"}, {"nodes", "trace"});
    add("clew lesson ", {"check", "show", "list"}, {"01-tour", "a-file"});
    add("clew lesson show ", {"01-tour", "a-file"}, {"check", "show", "list"});
    add("clew lesson show 01-tour ", {}, {});
    add("clew list presets ", {"sudoku"}, {"presets", "a-file"});
    add("clew completions ", {"bash", "zsh", "fish"}, {"a-file"});
    add("clew replay ", {"a-file"}, {"sudoku"});
}

void TestCompletions::offers()
{
    QFETCH(QString, shell);
    QFETCH(QString, typed);
    QFETCH(QStringList, expected);
    QFETCH(QStringList, others);
    if (QStandardPaths::findExecutable(shell).isEmpty())
        QSKIP("this shell is not installed");
    const QStringList all = offered(shell, typed.split(' '));
    const QByteArray said = all.join(' ').toUtf8();
    if (expected.isEmpty())
        QVERIFY2(all.isEmpty(), said);
    for (const QString& word : expected)
        QVERIFY2(all.contains(word), word.toUtf8() + " is not among " + said);
    for (const QString& word : others)
        QVERIFY2(!all.contains(word), word.toUtf8() + " is among " + said);
}

QTEST_GUILESS_MAIN(TestCompletions)
#include "tst_cli_completions.moc"
