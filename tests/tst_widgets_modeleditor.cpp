// The editor of models: its words, its colours, its marks, and whose its keys are.

#include <QApplication>
#include <QLabel>
#include <QShortcut>
#include <QSignalSpy>
#include <QTabWidget>
#include <QtTest>

#include <cmath>

#include "tests/activewindow.h"
#include "widgets/modeleditor.h"
#include "widgets/modellexer.h"
#include "widgets/modeltext.h"
#include "widgets/theme.h"

using namespace clew;

namespace {

// Relative luminance and contrast after WCAG 2.1.
double luminance(const QColor& colour)
{
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

double contrastOf(const QColor& a, const QColor& b)
{
    const auto [low, high] = std::minmax({luminance(a), luminance(b)});
    return (high + 0.05) / (low + 0.05);
}

char letterOf(ModelToken token)
{
    return "_ikTnsa+cC"[static_cast<std::size_t>(token)];
}

SourceFault faultAt(int line, int column, const char* words, bool isInData = false)
{
    return {{verbatim(words), line, column}, isInData};
}

constexpr auto kNumberOfUnderline = 8UL;

} // namespace

class TestModelEditor : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QWidget> m_window;
    ModelEditor* m_editor = nullptr;

    [[nodiscard]] ModelText& text() const { return m_editor->text(); }
    [[nodiscard]] QString contents() const { return QString::fromStdString(text().contents()); }
    [[nodiscard]] QByteArray underlined() const
    {
        QByteArray found;
        const QByteArray whole = QByteArray::fromStdString(text().contents());
        for (int i = 0; i < whole.size(); ++i)
            if (text().SendScintilla(QsciScintillaBase::SCI_INDICATORVALUEAT, kNumberOfUnderline,
                                     static_cast<long>(i)) != 0)
                found += whole[i];
        return found;
    }
    void type(const QString& keys) const { QTest::keyClicks(&text(), keys); }

private slots:
    void initTestCase() { theme::apply(*qApp, ThemeChoice::Light); }

    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_editor = new ModelEditor(m_window.get());
        m_window->resize(500, 400);
        m_editor->resize(500, 400);
        m_window->show();
        test::waitUntilActive(*m_window);
        m_editor->show({"var 1..9: x;\nconstraint x > 3;\n", "n = 3;\n"});
        text().setFocus();
    }

    void cleanup()
    {
        m_window.reset();
        theme::apply(*qApp, ThemeChoice::Light);
    }

    // Another text comes without data: an empty page says nothing of it.
    void anotherTextComesToTheFront()
    {
        m_editor->setDataInFront(true);
        m_editor->show({text().contents(), "n = 4;\n"});
        QVERIFY(m_editor->isDataInFront());
        m_editor->show({"var 1..2: y;\n", "m = 1;\n"});
        QVERIFY(m_editor->isDataInFront());
        m_editor->show({"var 1..3: z;\n"});
        QVERIFY(!m_editor->isDataInFront());
        m_editor->setDataInFront(true);
        m_editor->show({"var 1..3: z;\n"});
        QVERIFY(m_editor->isDataInFront());
    }

    // What undo changes is seen, whichever of the two is in front meanwhile.
    void whatChangesComesToTheFront()
    {
        const std::string model = text().contents();
        m_editor->show({model, "n = 4;\n"});
        m_editor->setDataInFront(false);
        m_editor->show({model, "n = 5;\n"});
        QVERIFY(m_editor->isDataInFront());
        m_editor->show({"var 1..2: y;\n", "n = 5;\n"});
        QVERIFY(!m_editor->isDataInFront());
        m_editor->show({"var 1..2: y;\n"}); // data that are taken away
        QVERIFY(m_editor->isDataInFront());
    }

    void words_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("kinds"); // a letter a byte
        const auto row = [](const char* name, const char* text, const char* kinds) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(kinds);
        };
        row("range", "var 1..9: x1;", "TTT_n++n+_ii+");
        row("numbers", "1.5e-3 0xFf 2e5 7e", "nnnnnn_nnnn_nnn_ni");
        row("constraint", "constraint x>=3", "kkkkkkkkkk_i++n");
        row("strings", "\"a\\\"b\" 'x y' \"open\nif", "ssssss_sssss_sssss_kk");
        row("annotation", "a :: b_c(d) ::\"e\"", "i_aaaaaa+i+_aasss");
        row("comments", "x % if\ny/* a\nb */z", "i_cccc_iCCCCCCCCCi");
        row("open comment", "x /* if", "i_CCCCC");
        row("letters of others", "\xC3\xA4 if", "ii_kk");
        row("names like keywords", "ifx forall_ in", "iii_iiiiiii_kk");
        row("a sign that is none", "x # y",
            "i__"
            "_i");
        row("nothing", "", "");
    }

    void words()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, kinds);
        QByteArray found;
        for (const ModelWord& word : modelWords(
                 std::string_view(text.constData(), static_cast<std::size_t>(text.size())))) {
            QCOMPARE(static_cast<std::size_t>(found.size()), word.begin);
            QVERIFY(word.length > 0);
            found += QByteArray(static_cast<int>(word.length), letterOf(word.token));
        }
        QCOMPARE(found, kinds);
    }

    void wordsAfterOpenComment()
    {
        const auto words = modelWords("a */ b", true);
        QCOMPARE(words.front(), (ModelWord{ModelToken::LongComment, 0, 4}));
        QCOMPARE(words.back(), (ModelWord{ModelToken::Identifier, 5, 1}));
    }

    // Lines that are typed after a comment was opened are in it, and out of it once it is closed.
    void coloursFollowTheText()
    {
        m_editor->show({"int: a;\nint: b;\n"});
        const auto styleOf = [&](int line) {
            text().SendScintilla(QsciScintillaBase::SCI_COLOURISE, 0UL, -1L);
            const int at = text().positionFromLineIndex(line, 0);
            return static_cast<ModelToken>(text().SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT,
                                                                static_cast<unsigned long>(at)));
        };
        QCOMPARE(styleOf(1), ModelToken::Type);
        m_editor->show({"/*\nint: b;\n"});
        QCOMPARE(styleOf(1), ModelToken::LongComment);
        m_editor->show({"/**/\nint: b;\n"});
        QCOMPARE(styleOf(1), ModelToken::Type);
    }

    void contrast_data()
    {
        QTest::addColumn<int>("choice");
        QTest::newRow("light") << int(ThemeChoice::Light);
        QTest::newRow("dark") << int(ThemeChoice::Dark);
        QTest::newRow("high contrast") << int(ThemeChoice::HighContrast);
    }

    void contrast()
    {
        QFETCH(int, choice);
        theme::apply(*qApp, ThemeChoice(choice));
        QCoreApplication::sendPostedEvents();
        const QColor ground = QApplication::palette().color(QPalette::Base);
        for (int style = 0; style < kModelTokenCount; ++style) {
            const QColor colour = text().lexer()->color(style);
            QCOMPARE(colour, ModelLexer::colourOf(ModelToken(style)));
            QCOMPARE(text().lexer()->paper(style), ground);
            QVERIFY2(contrastOf(colour, ground) >= 4.5,
                     qPrintable(QString::number(style) + colour.name()));
        }
    }

    void typedIsOfferedAfterAPause()
    {
        QSignalSpy edited(m_editor, &ModelEditor::edited);
        text().setCursorPosition(1, 0);
        type("% a, b? N");
        QCOMPARE(edited.count(), 0);
        QTRY_COMPARE(edited.count(), 1);
        const auto source = edited.front().front().value<Source>();
        QCOMPARE(source.text, "var 1..9: x;\n% a, b? Nconstraint x > 3;\n");
        QCOMPARE(source.data, "n = 3;\n");
        m_editor->flush(); // nothing is new
        QCOMPARE(edited.count(), 1);
    }

    void shownIsNoEdit()
    {
        QSignalSpy edited(m_editor, &ModelEditor::edited);
        type("x");
        m_editor->show({"var 1..9: y;\nconstraint x > 3;\n", "n = 4;\n"});
        m_editor->flush();
        QCOMPARE(edited.count(), 0);
        QCOMPARE(m_editor->source(), (Source{"var 1..9: y;\nconstraint x > 3;\n", "n = 4;\n"}));
        int line = 0;
        int column = 0;
        text().getCursorPosition(&line, &column);
        QCOMPARE(line, 0); // where it differs
        QCOMPARE(column, 11);
    }

    void shownText_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("nothing to something") << QString() << QStringLiteral("a");
        QTest::newRow("something to nothing") << QStringLiteral("a") << QString();
        QTest::newRow("repeated") << QStringLiteral("aaa") << QStringLiteral("aaaaa");
        QTest::newRow("half a letter") << QStringLiteral("xäy") << QStringLiteral("xöy");
        QTest::newRow("last byte alike") << QStringLiteral("aä") << QStringLiteral("aŤ");
        QTest::newRow("lines") << QStringLiteral("a\nb\nc") << QStringLiteral("c\nb\na\n");
    }

    void shownText()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        m_editor->show({before.toStdString()});
        QCOMPARE(contents(), before);
        m_editor->show({after.toStdString()});
        QCOMPARE(contents(), after);
        QCOMPARE(text().text(), after);
    }

    void faultsAreMarked()
    {
        m_editor->setFaults({faultAt(2, 12, "no such name"), faultAt(1, 0, "a type is missing"),
                             faultAt(9, 1, "the end is missing"), faultAt(1, 1, "n", true),
                             faultAt(0, 0, "The whole does not fit.")});
        QCOMPARE(text().faultLines(), (std::vector<int>{0, 1, 2}));
        QCOMPARE(underlined(), QByteArray("var 1..9: x;x"));
        QCOMPARE(text().annotation(1), QStringLiteral("no such name"));
        QCOMPARE(m_editor->data().faultLines(), std::vector<int>{0});
        QCOMPARE(m_editor->status(), QStringLiteral("The whole does not fit.\n4 error(s)"));
        m_editor->setFaults({});
        QVERIFY(text().faultLines().empty());
        QCOMPARE(underlined(), QByteArray());
        QCOMPARE(text().annotation(1), QString());
        QCOMPARE(m_editor->status(), QString());
    }

    // Long words are wrapped to the width there is, and again when that changes.
    void wordsAreWrapped()
    {
        const QByteArray words = QByteArray("word ").repeated(60).trimmed();
        m_editor->setFaults({faultAt(2, 1, words.constData())});
        const auto widest = [&] {
            qsizetype most = 0;
            for (const QString& line : text().annotation(1).split(QLatin1Char('\n')))
                most = std::max(most, line.size());
            return most;
        };
        const qsizetype before = widest();
        QVERIFY(before > 10);
        QVERIFY(before < 150);
        m_editor->resize(250, 400);
        QTRY_VERIFY(widest() < before);
        QCOMPARE(text().annotation(1).simplified(), QString::fromUtf8(words));
    }

    void columnsCountLetters()
    {
        m_editor->show({"% \xC3\xA4\xC3\xA4\nint: \xC3\xA4 = b;\n"});
        m_editor->setFaults({faultAt(2, 10, "no such name")});
        QCOMPARE(underlined(), QByteArray("b"));
    }

    void nextFault()
    {
        m_editor->setFaults({faultAt(2, 12, "a"), faultAt(1, 1, "b", true)});
        text().setCursorPosition(0, 0);
        m_editor->goToNextFault();
        int line = 0;
        int column = 0;
        text().getCursorPosition(&line, &column);
        QCOMPARE(line, 1);
        QCOMPARE(column, 11);
        m_editor->goToNextFault();
        QVERIFY(m_editor->data().isVisible());
        QCOMPARE(QApplication::focusWidget(), &m_editor->data());
        m_editor->goToNextFault();
        QVERIFY(text().isVisible());
    }

    // What is typed is the text's, whatever the window does with such keys; undo is the window's.
    void keys()
    {
        int played = 0;
        int undone = 0;
        int redone = 0;
        QString atUndo;
        connect(new QShortcut(QKeySequence(Qt::Key_Space), m_window.get()), &QShortcut::activated,
                this, [&] { ++played; });
        connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), m_window.get()),
                &QShortcut::activated, this, [&] { ++redone; });
        connect(m_editor, &ModelEditor::edited, this,
                [&](const Source& source) { atUndo = QString::fromStdString(source.text); });
        connect(new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z), m_window.get()),
                &QShortcut::activated, this, [&] { undone += atUndo.startsWith(" .,") ? 1 : 100; });
        text().setCursorPosition(0, 0);
        type(" .,");
        QCOMPARE(played, 0);
        QTest::keyClick(&text(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone, 1);
        QTest::keyClick(&text(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(redone, 1);
        QVERIFY(contents().startsWith(" .,var"));
        QSignalSpy left(m_editor, &ModelEditor::left);
        QTest::keyClick(&text(), Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
    }

    void names()
    {
        QCOMPARE(text().accessibleName(), QStringLiteral("Model, in MiniZinc"));
        QVERIFY(!m_editor->data().accessibleName().isEmpty());
        QVERIFY(!text().accessibleDescription().isEmpty());
        QVERIFY(!m_editor->findChild<QTabWidget*>()->accessibleName().isEmpty());
        // What is said below the text is its own name; without any it is passed.
        const auto* const status = m_editor->findChild<QLabel*>(QStringLiteral("modelStatus"));
        QCOMPARE(status->focusPolicy(), Qt::NoFocus);
        m_editor->setFaults({faultAt(2, 12, "no such name")});
        QVERIFY(status->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
        m_editor->setFaults({});
        QCOMPARE(status->focusPolicy(), Qt::NoFocus);
    }
};

QTEST_MAIN(TestModelEditor)
#include "tst_widgets_modeleditor.moc"
