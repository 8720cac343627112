// The window, killed in the middle of its work, again and again: what it had kept for that case is
// whole and stays, also when a later start is killed while it offers it. CLEW_KILLS=N kills that
// often.

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <optional>
#include <random>

#include "tests/undersanitizer.h"

using namespace clew::test;

namespace {

constexpr int kKills = kUnderSanitizer ? 2 : 6;
constexpr int kLatest = 20; ///< milliseconds between what is waited for and the kill
constexpr int kSide = 6;    ///< of the boards

// Each another one.
QByteArray board(int number)
{
    QByteArray text;
    for (int row = 0; row < kSide; ++row) {
        text += QByteArray(kSide, '.') + '\n';
        if (row == number / kSide % kSide)
            text[row * (kSide + 1) + number % kSide] = 'Q';
    }
    return text;
}

QByteArray contentsOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestKills : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_home;
    std::mt19937 m_random{21};

    [[nodiscard]] QDir unsaved() const { return m_home.filePath("data/clew/clew/unsaved"); }
    [[nodiscard]] QStringList namesLike(const char* pattern) const
    {
        return unsaved().entryList({pattern}, QDir::Files | QDir::Hidden);
    }

    // The boards that are kept; nothing if one of the files is not whole.
    [[nodiscard]] std::optional<QByteArrayList> kept() const
    {
        QByteArrayList boards;
        for (const QString& name : namesLike("*.clew")) {
            const auto json = QJsonDocument::fromJson(contentsOf(unsaved().filePath(name)));
            const QJsonArray all = json.object().value("boards").toArray();
            if (all.isEmpty())
                return std::nullopt;
            for (const QJsonValue& each : all)
                boards << each.toObject().value("problem").toString().toUtf8();
        }
        return boards;
    }
    [[nodiscard]] bool keeps(const QByteArray& wanted) const
    {
        return kept().value_or(QByteArrayList()).contains(wanted);
    }

    void start(QProcess& window, const QString& file) const
    {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("HOME", m_home.path());
        environment.insert("XDG_RUNTIME_DIR", m_home.path());
        environment.insert("XDG_DATA_HOME", m_home.filePath("data"));
        environment.insert("XDG_CONFIG_HOME", m_home.filePath("config"));
        window.setProcessEnvironment(environment);
        window.setStandardErrorFile(QProcess::nullDevice());
        window.start(CLEW_WORKBENCH, {file});
        QVERIFY(window.waitForStarted());
    }

private slots:
    void whatIsKeptStays()
    {
        QByteArrayList known;
        const int kills = qEnvironmentVariableIntValue("CLEW_KILLS");
        for (int i = 0; i < (kills > 0 ? kills : kKills); ++i) {
            const QByteArray text = board(i);
            QFile file(m_home.filePath(QStringLiteral("board.txt")));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) &&
                    file.write(text) == text.size());
            file.close();
            const QStringList locks = namesLike("*.lock");
            QProcess window;
            start(window, file.fileName());
            // It locks its file when it is about to write it.
            const auto isAboutToWrite = [&] {
                return std::ranges::any_of(namesLike("*.lock"), [&](const QString& lock) {
                    return !locks.contains(lock);
                });
            };
            if (i % 2 == 0)
                QTRY_VERIFY(keeps(text));
            else
                QTRY_VERIFY(isAboutToWrite());
            window.waitForFinished(int(m_random() % kLatest));
            QCOMPARE(window.state(), QProcess::Running);
            window.kill();
            QTRY_COMPARE(window.state(), QProcess::NotRunning);
            const auto now = kept();
            const QByteArray where = QByteArray::number(i);
            QVERIFY2(now, where);
            QVERIFY2(i % 2 == 1 || now->contains(text), where);
            for (const QByteArray& before : known)
                QVERIFY2(now->contains(before), where);
            known = *now;
        }
    }
};

QTEST_GUILESS_MAIN(TestKills)
#include "tst_app_kills.moc"
