// The command `clew`, run as a process.

#pragma once

#include <QFile>
#include <QProcess>
#include <functional>

namespace clew::test {

struct Ran
{
    int exitCode;
    QByteArray out;
    QByteArray err;
};

inline constexpr int kPatience = 120'000; // milliseconds, for builds that check everything they do

inline Ran runClew(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(CLEW_COMMAND, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(kPatience) || process.exitStatus() != QProcess::NormalExit)
        return {-1, process.readAllStandardOutput(), "crashed or hung"};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
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
