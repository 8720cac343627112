// Every input that a fuzzer once kept, read again: those that reach most of each reader, and those
// that once crashed one. New ones are looked for by `tests/run --fuzz`.

#include <QtTest>

#include <set>

#include "tests/fuzz/target.h"
#include "tests/undersanitizer.h"

using namespace clew;

namespace {

// Under a sanitizer that many of each folder, spread over it.
constexpr qsizetype kMost = test::kUnderSanitizer ? 12 : 1'000'000;

} // namespace

class TestFuzz : public QObject
{
    Q_OBJECT

private slots:
    // No input starts another program.
    void initTestCase() { qputenv("PATH", ""); }

    void everyFolderHasATarget()
    {
        const QDir folder(QStringLiteral(TEST_DATA "/fuzz"));
        for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QVERIFY2(name == "texts" || fuzz::findTarget(name.toStdString()) != nullptr,
                     qPrintable(name));
    }

    // Kept inputs begin with the byte of a puzzle, which has to stay that of the same one.
    void everyPuzzleHasItsByte()
    {
        const auto idOf = [](unsigned byte) {
            const std::string bytes(1, static_cast<char>(byte));
            std::string_view input = bytes;
            return fuzz::takePuzzle(input).info().id;
        };
        const char* const first[] = {"queens", "knight", "arithmetic", "graphs",
                                     "words",  "sudoku", "nonogram",   "suguru"};
        for (unsigned byte = 0; byte < 0x80; ++byte)
            QCOMPARE(idOf(byte), std::string(first[byte % std::size(first)]));
        std::set<std::string> taken;
        for (unsigned byte = 0; byte <= 0xFF; ++byte)
            taken.insert(idOf(byte));
        for (const std::string& id : fuzz::puzzlesReadAlone())
            QVERIFY2(taken.contains(id), (id + " is not in kPuzzles of fuzz/looking.cpp").c_str());
    }

    void everyPuzzleHasATarget()
    {
        for (const std::string& id : fuzz::puzzlesReadAlone())
            QVERIFY2(fuzz::findTarget("text-" + id) != nullptr, id.c_str());
    }

    void kept_data()
    {
        QTest::addColumn<QString>("target");
        for (const fuzz::Target& target : fuzz::targets())
            QTest::newRow(target.name.c_str()) << QString::fromStdString(target.name);
    }

    void kept()
    {
        QFETCH(QString, target);
        const fuzz::Target& reader = *fuzz::findTarget(target.toStdString());
        const QDir folder(QStringLiteral(TEST_DATA "/fuzz/") + target);
        const QFileInfoList files = folder.entryInfoList(QDir::Files, QDir::Name);
        QVERIFY2(!files.isEmpty(), "no input is kept of this target");
        const qsizetype step = std::max<qsizetype>(1, files.size() / kMost);
        for (qsizetype i = 0; i < files.size(); i += step) {
            QFile file(files[i].filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string input = file.readAll().toStdString();
            try {
                reader.read(input);
            } catch (const std::exception& error) {
                QFAIL(qPrintable(files[i].fileName() + ": " + error.what()));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFuzz)
#include "tst_session_fuzz.moc"
