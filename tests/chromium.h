// Pages run in the distribution's Chromium, where it is installed, without a window.

#pragma once

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace clew::test {

/// Empty where there is none.
inline QString chromium()
{
    for (const char* const name : {"chromium", "chromium-browser", "google-chrome"})
        if (const QString found = QStandardPaths::findExecutable(name); !found.isEmpty())
            return found;
    return {};
}

/// What Chromium prints when it is started with these options and the page; empty if that fails.
inline QByteArray chromiumOn(const QByteArray& page, const QStringList& options)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath("page.html"));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(page);
    file.close();
    QProcess process;
    process.start(chromium(),
                  QStringList{"--headless", "--no-sandbox", "--disable-gpu", "--no-first-run",
                              "--disable-background-networking", "--disable-component-update",
                              "--disable-sync", "--disable-dev-shm-usage",
                              "--user-data-dir=" + folder.filePath("profile"),
                              "--virtual-time-budget=20000"} +
                      options + QStringList{"file://" + file.fileName()});
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return process.readAllStandardOutput();
}

/// The page with a script added at its end, as it is once that has run; empty if that fails.
inline QByteArray domAfter(QByteArray page, const QByteArray& script)
{
    page.replace("</body>", "<script>" + script + "</script></body>");
    return chromiumOn(page, {"--dump-dom"});
}

/// The page on paper, as a PDF file.
inline void printTo(const QString& pdf, const QByteArray& page)
{
    chromiumOn(page, {"--print-to-pdf=" + pdf});
}

} // namespace clew::test
