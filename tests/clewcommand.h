// The command `clew`, run in a process of its own.

#pragma once

#include <QFile>
#include <QProcess>
#include <functional>
#include <vector>

#include "app/cli/commandline.h"
#include "tests/forked.h"

namespace clew::test {

struct Ran
{
    int exitCode;
    QByteArray out;
    QByteArray err;
};

inline constexpr int kPatience = 120'000; // milliseconds, for builds that check everything they do

/// What the command does with these arguments, its code being part of this program. `CLEW_COMMAND`
/// is the program itself.
inline Ran runClew(const QStringList& arguments, const QByteArray& input = {})
{
    const auto command = [&arguments] {
        std::vector<QByteArray> words = {"clew"};
        for (const QString& argument : arguments)
            words.push_back(QFile::encodeName(argument));
        std::vector<char*> argv;
        for (QByteArray& word : words)
            argv.push_back(word.data());
        argv.push_back(nullptr);
        return static_cast<int>(cli::runCommandLine(static_cast<int>(words.size()), argv.data()));
    };
    const ForkedRun ran = runForked(command, {input.data(), static_cast<std::size_t>(input.size())},
                                    std::chrono::milliseconds(kPatience));
    return {ran.exitCode.value_or(-1), QByteArray::fromStdString(ran.out),
            ran.exitCode ? QByteArray::fromStdString(ran.err)
                         : "crashed or hung: " + QByteArray::fromStdString(ran.err)};
}

/// With `prepare` done in the process before the command begins, as `ulimit` does in a shell.
inline Ran runClew(const QStringList& arguments, std::function<void()> prepare)
{
    QProcess process;
    process.setChildProcessModifier(std::move(prepare));
    process.start(CLEW_COMMAND, arguments);
    process.closeWriteChannel();
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(),
                "crashed or hung: " + process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

inline QStringList words(const QString& line)
{
    return QProcess::splitCommand(line);
}

inline QByteArray fileContents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Whether the signal is in a set of the process: "SigCgt" are those that it handles, "SigBlk"
/// those that it holds back, as the system says.
inline bool hasSignal(qint64 process, const char* set, int signal)
{
    for (const QByteArray& line : fileContents(QString("/proc/%1/status").arg(process)).split('\n'))
        if (line.startsWith(set))
            return (line.split(':').at(1).trimmed().toULongLong(nullptr, 16) >> (signal - 1) &
                    1U) != 0;
    return false;
}

inline QByteArray testData(const QString& name)
{
    return fileContents(QStringLiteral(TEST_DATA "/") + name);
}

} // namespace clew::test
