// Work on threads of their own, and reading files that may be anything.

#include <QDir>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include <atomic>
#include <new>
#include <stdexcept>
#include <sys/stat.h>

#include "core/session/filereading.h"
#include "core/text/english.h"
#include "widgets/background.h"

using namespace clew;

class TestBackground : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(bytes);
        return file.fileName();
    }

private slots:
    void keysThatCancel_data()
    {
        QTest::addColumn<QList<Qt::Key>>("keys");
        QTest::addColumn<bool>("cancel");
        QTest::newRow("meant for the board")
            << QList<Qt::Key>{Qt::Key_1, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter} << false;
        QTest::newRow("escape") << QList<Qt::Key>{Qt::Key_Escape} << true;
        QTest::newRow("the button") << QList<Qt::Key>{Qt::Key_Tab, Qt::Key_Space} << true;
    }
    void keysThatCancel()
    {
        QFETCH(QList<Qt::Key>, keys);
        QFETCH(bool, cancel);
        std::atomic<bool> ends = false;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&] {
            const QWidget* const dialog = QApplication::activeModalWidget();
            if (dialog == nullptr || !dialog->isActiveWindow())
                return;
            timer.stop();
            for (const Qt::Key key : keys)
                QTest::keyClick(dialog->windowHandle(), key);
            ends = !cancel;
        });
        timer.start(10);
        const auto answer = inBackground(
            [&](const std::stop_token& token) {
                while (!ends && !token.stop_requested())
                    QThread::msleep(1);
                return token.stop_requested();
            },
            QStringLiteral("Waiting"), nullptr);
        QCOMPARE(answer.value_or(true), cancel);
    }

    void whatIsThrownIsAnError()
    {
        const auto none = inBackground([]() -> int { throw std::bad_alloc(); });
        QVERIFY(!none);
        QVERIFY(english(none.error()).find("not enough memory") != std::string::npos);
        QCOMPARE(std::string(none.error().sentence.pattern.context), std::string("Background"));
        const auto bad = inBackground([]() -> Result<int> { throw std::runtime_error("no luck"); });
        QVERIFY(!bad && english(bad.error()).find("no luck") != std::string::npos);
        QVERIFY(!inBackground([] { throw 1; }));
        QCOMPARE(inBackground([] { return 7; }).value_or(0), 7);
        QVERIFY(!WaitLoop::isActive());
    }

    void waitsCanBeCancelled()
    {
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [] {
            if (auto* const dialog =
                    qobject_cast<QProgressDialog*>(QApplication::activeModalWidget()))
                dialog->findChild<QPushButton*>()->click();
        });
        timer.start(10);
        const auto stopped = inBackground(
            [](const std::stop_token& token) {
                while (!token.stop_requested())
                    QThread::msleep(1);
                return WaitLoop::isActive();
            },
            QStringLiteral("Waiting"), nullptr);
        QVERIFY(stopped.value_or(false));
        QVERIFY(!WaitLoop::isActive());
    }

    // While the interface is busy with something else, the work ends and the user's patience as
    // well.
    void workEndsTogetherWithPatience()
    {
        QTimer::singleShot(0, this, [] { QThread::msleep(600); });
        const auto answer = inBackground(
            [](const std::stop_token&) {
                QThread::msleep(100);
                return 7;
            },
            QStringLiteral("Waiting"), nullptr);
        QCOMPARE(answer.value_or(0), 7);
        QVERIFY(!WaitLoop::isActive());
    }

    void filesAreReadWhole()
    {
        const QByteArray bytes(3'000'000, 'x');
        const auto read = readFile(write(QStringLiteral("some"), bytes));
        QVERIFY(read && *read == bytes);
        QVERIFY(readFile(write(QStringLiteral("empty"), {})).value_or("x").isEmpty());
        QCOMPARE(readFile(QStringLiteral("some"), 3).has_value(), false);
    }

    void whatIsNoFileIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("reason");
        const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), link));
        QTest::newRow("zeros") << "/dev/zero"
                               << "device";
        QTest::newRow("link") << link << "device";
        QTest::newRow("pipe") << pipe << "device";
        QTest::newRow("terminal") << "/dev/tty"
                                  << "device";
        QTest::newRow("null") << "/dev/null"
                              << "device";
        QTest::newRow("folder") << m_folder.path() << "folder";
        QTest::newRow("none") << m_folder.filePath(QStringLiteral("none")) << "cannot be read";
        QTest::newRow("size unknown") << "/proc/self/maps"
                                      << "too large";
        QTest::newRow("large") << write(QStringLiteral("large"), QByteArray(1000, 'x'))
                               << "too large";
    }
    void whatIsNoFileIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QString, reason);
        const auto read = readFile(name, 100);
        QVERIFY(!read);
        const QString message = QString::fromStdString(english(read.error()));
        QVERIFY2(message.contains(reason), qPrintable(message));
    }

    // Also what the system says, which is part of another sentence.
    void reasonsCanBeTranslated()
    {
        const auto read = readFile(m_folder.filePath(QStringLiteral("none")));
        QVERIFY(!read);
        const Sentence* const reason = read.error().sentence.arguments.front().sentence();
        QVERIFY(reason != nullptr);
        QCOMPARE(reason->text(), std::string("No such file or directory"));
    }

    void readingStopsWhenAsked()
    {
        std::stop_source source;
        source.request_stop();
        const auto read = readFile(write(QStringLiteral("some"), "abc"), 100, source.get_token());
        QVERIFY(!read);
    }
};

QTEST_MAIN(TestBackground)
#include "tst_widgets_background.moc"
