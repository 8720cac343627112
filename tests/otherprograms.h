// Files opened by the programs that others open them with, where these are installed.

#pragma once

#include <QProcess>
#include <QStandardPaths>
#include <QStringList>

namespace clew::test {

inline bool isInstalled(const QString& program)
{
    return !QStandardPaths::findExecutable(program).isEmpty();
}

/// What it prints; null if it fails.
inline QByteArray output(const QString& program, const QStringList& arguments,
                         const QByteArray& input = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit ||
        process.exitCode() != 0)
        return {};
    const QByteArray printed = process.readAllStandardOutput();
    return printed.isNull() ? QByteArray("") : printed;
}

} // namespace clew::test
