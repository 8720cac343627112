// The cheque of number words: the amount is typed into its box, or words are typed to be read back;
// language and form beside it.

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>

#include "core/puzzles/words/picture.h"
#include "core/puzzles/words/words.h"
#include "widgets/board.h"
#include "widgets/choicebox.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew::words {

namespace {

class WordsBoard : public Board
{
    Q_OBJECT

public:
    WordsBoard(const Puzzle& puzzle, QWidget* parent)
        : Board(puzzle, parent), m_tools(new QWidget(this)), m_language(new ChoiceBox),
          m_cheque(new QCheckBox(tr("As on a &cheque"))), m_words(new QLineEdit)
    {
        m_language->setObjectName(QStringLiteral("wordsLanguage"));
        m_language->addItems({tr("English"), tr("Chinese"), tr("Japanese"), tr("Portuguese")});
        m_cheque->setObjectName(QStringLiteral("wordsCheque"));
        m_words->setObjectName(QStringLiteral("wordsBack"));
        m_words->setPlaceholderText(tr("words to read back"));
        m_words->setAccessibleName(m_words->placeholderText());
        auto* const layout = new QHBoxLayout(m_tools);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(kSpace);
        auto* const label = new QLabel(tr("&Language"));
        label->setBuddy(m_language);
        for (QWidget* const widget :
             {static_cast<QWidget*>(label), static_cast<QWidget*>(m_language),
              static_cast<QWidget*>(m_cheque), static_cast<QWidget*>(m_words)})
            layout->addWidget(widget);
        m_tools->hide();
        givesKeysBack(*m_language);
        connect(m_language, &QComboBox::currentIndexChanged, this, &WordsBoard::changeSettings);
        connect(m_cheque, &QCheckBox::toggled, this, &WordsBoard::changeSettings);
        connect(m_words, &QLineEdit::returnPressed, this, &WordsBoard::readBack);
    }

    QWidget* tools() override { return m_tools; }

    bool solvesInText() const override { return true; }
    QString hint() const override
    {
        return tr("Type the amount in digits; Backspace removes the last digit, Delete removes "
                  "all. Words typed beside the cheque are read back.");
    }

    QList<KeyHelp> keyHelp() const override
    {
        return {{tr("Digits, Backspace, Delete"),
                 tr("Write the amount, take back a digit, all of it")}};
    }

    std::optional<Place> placeAt(QPointF unit) const override
    {
        View view;
        view.state = shownState();
        view.event = shownEvent();
        view.solution = shownSolution() ? &*shownSolution() : nullptr;
        const auto variable = variableAt(words(), view, unit.x(), unit.y());
        if (!variable || *variable >= variableCount(words()))
            return std::nullopt;
        return Place{*variable, kNoValue};
    }

protected:
    // A click on the amount begins a new one, the right button goes back to zero.
    bool pressed(QPointF unit, Qt::MouseButton button, Qt::KeyboardModifiers /*modifiers*/) override
    {
        const Box box = amountBox();
        if (!QRectF(box.x, box.y, box.width, box.height).contains(unit))
            return false;
        if (button == Qt::RightButton)
            setNumber(std::string(1, '0'));
        m_startsAnew = button == Qt::LeftButton;
        update();
        return false;
    }

    bool keyPressed(QKeyEvent& event) override
    {
        const QString text = event.text();
        const bool isPlain = (event.modifiers() & ~Qt::KeypadModifier) == 0;
        if (isPlain && text.size() == 1 && text[0] >= QLatin1Char('0') &&
            text[0] <= QLatin1Char('9')) {
            type(text[0].toLatin1());
            return true;
        }
        switch (event.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
            movePointer(event.key() == Qt::Key_Left ? -1 : 1);
            return true;
        case Qt::Key_Backspace:
            if (number().size() > 1)
                setNumber(number().substr(0, number().size() - 1));
            else
                setNumber("0");
            return true;
        case Qt::Key_Delete:
            setNumber("0");
            return true;
        default:
            return false;
        }
    }

    void problemChanged() override
    {
        m_startsAnew = false;
        const QSignalBlocker blockers[]{QSignalBlocker(m_language), QSignalBlocker(m_cheque)};
        m_language->setCurrentIndex(static_cast<int>(words().language));
        m_cheque->setChecked(words().form == Form::Cheque);
        m_words->setText(QString::fromStdString(words().text));
    }

    void paintOverlay(QPainter& painter) override
    {
        if (!hasFocus() || isWatching())
            return;
        const Box box = amountBox();
        const QRectF rect(toPixels({box.x, box.y}),
                          toPixels({box.x + box.width, box.y + box.height}));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme::colour(Ink::Accent), m_startsAnew ? 3.5 : 2, Qt::SolidLine));
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 6, 6);
    }

    void focusInEvent(QFocusEvent* /*event*/) override { update(); }
    void focusOutEvent(QFocusEvent* /*event*/) override { update(); }

private:
    [[nodiscard]] const WordsProblem& words() const
    {
        return static_cast<const WordsProblem&>(*problem());
    }
    [[nodiscard]] const std::string& number() const { return words().number; }

    // Arrows point at one word or digit after the other.
    void movePointer(int step)
    {
        const int last = static_cast<int>(variableCount(words())) - 1;
        const int from = chosenPlace() ? static_cast<int>(chosenPlace()->variable) : -1;
        const Place place{static_cast<Variable>(std::clamp(from + step, 0, last)), kNoValue};
        choose(place);
        emit remarked(translated(puzzle().placeName(words(), place)));
    }

    void type(char digit)
    {
        const bool replaces = std::exchange(m_startsAnew, false) || number() == "0" ||
                              words().direction == Direction::ToDigits;
        if (!replaces && number().size() >= kMaxDigits)
            return;
        setNumber(replaces ? std::string(1, digit) : number() + digit);
    }

    void setNumber(std::string number)
    {
        if (words().direction == Direction::ToWords && number == words().number)
            return;
        auto changed = std::make_shared<WordsProblem>(words());
        changed->direction = Direction::ToWords;
        changed->text.clear();
        changed->number = std::move(number);
        offer(changed, tr("Change amount"));
    }

    // Words read back belong to their language: in another one their number is written instead.
    void changeSettings()
    {
        auto changed = std::make_shared<WordsProblem>(words());
        const auto language = static_cast<Language>(m_language->currentIndex());
        if (language != changed->language) {
            changed->direction = Direction::ToWords;
            changed->text.clear();
        }
        changed->language = language;
        changed->form = m_cheque->isChecked() ? Form::Cheque : Form::Plain;
        offer(changed, tr("Change language or form"));
    }

    void readBack()
    {
        const Parameters settings{{"language", words().vocabulary().id()},
                                  {"form", words().form == Form::Cheque ? "cheque" : "plain"}};
        const auto read = puzzle().read(m_words->text().toStdString(), "number", settings);
        if (read)
            offer(*read, tr("Read words"));
        else
            emit remarked(tr("Column %1: %2")
                              .arg(read.error().column)
                              .arg(translated(read.error().sentence)));
    }

    QWidget* m_tools;
    ChoiceBox* m_language;
    QCheckBox* m_cheque;
    QLineEdit* m_words;
    bool m_startsAnew = false; ///< the next digit replaces the amount
};

} // namespace

Board* makeBoard(const Puzzle& puzzle, QWidget* parent)
{
    return new WordsBoard(puzzle, parent);
}

} // namespace clew::words

#include "wordsboard.moc"
