// The cheque under real mouse and key events.

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QtTest>

#include "core/puzzle/registry.h"
#include "core/puzzles/words/picture.h"
#include "core/puzzles/words/words.h"
#include "tests/boardfixture.h"
#include "widgets/board.h"

using namespace clew;

class TestWordsBoard : public QObject, private test::BoardFixture<>
{
    Q_OBJECT

private:
    [[nodiscard]] const words::WordsProblem& problem() const
    {
        return static_cast<const words::WordsProblem&>(*m_board->problem());
    }
    void clickAmount(Qt::MouseButton button)
    {
        const words::Box box = words::amountBox();
        const QPointF middle = m_board->toPixels({box.x + box.width / 2, box.y + box.height / 2});
        QTest::mouseClick(m_board.get(), button, {}, middle.toPoint());
    }
    template<class Widget>
    Widget* tool(const char* name)
    {
        return m_board->tools()->findChild<Widget*>(QString::fromLatin1(name));
    }

private slots:
    void init()
    {
        const Puzzle& puzzle = *findPuzzle("words");
        showBoard(puzzle, puzzle.presetProblem(puzzle.info().presets.front()), {700, 400});
    }

    void typing()
    {
        QTest::keyClicks(m_board.get(), QStringLiteral("90"));
        QCOMPARE(problem().number, std::string("17590"));
        QTest::keyClick(m_board.get(), Qt::Key_Backspace);
        QCOMPARE(problem().number, std::string("1759"));
        QTest::keyClick(m_board.get(), Qt::Key_Delete);
        QCOMPARE(problem().number, std::string("0"));
        QTest::keyClicks(m_board.get(), QStringLiteral("42"));
        QCOMPARE(problem().number, std::string("42"));
    }

    void clickBeginsANewAmount()
    {
        clickAmount(Qt::LeftButton);
        QTest::keyClicks(m_board.get(), QStringLiteral("38"));
        QCOMPARE(problem().number, std::string("38"));
        clickAmount(Qt::RightButton);
        QCOMPARE(problem().number, std::string("0"));
    }

    void languageAndForm()
    {
        tool<QComboBox>("wordsLanguage")->setCurrentIndex(2);
        QCOMPARE(problem().language, words::Language::Japanese);
        auto* const cheque = tool<QCheckBox>("wordsCheque");
        QTest::mouseClick(cheque, Qt::LeftButton, {}, QPoint(8, cheque->height() / 2));
        QCOMPARE(problem().form, words::Form::Cheque);
    }

    void readingBack()
    {
        auto* const line = tool<QLineEdit>("wordsBack");
        QTest::keyClicks(line, QStringLiteral("one hundred sevnty"));
        QSignalSpy remarks(m_board.get(), &Board::remarked);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(problem().number, std::string("175"));
        QCOMPARE(remarks.size(), 1);
        QVERIFY(remarks.first().first().toString().contains(QStringLiteral("seventy")));
        line->setText(QStringLiteral("one hundred seventy"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(problem().direction, words::Direction::ToDigits);
        QCOMPARE(problem().number, std::string("170"));
        QTest::keyClicks(m_board.get(), QStringLiteral("5"));
        QCOMPARE(problem().direction, words::Direction::ToWords);
        QCOMPARE(problem().number, std::string("5"));
    }
};

QTEST_MAIN(TestWordsBoard)
#include "tst_widgets_wordsboard.moc"
