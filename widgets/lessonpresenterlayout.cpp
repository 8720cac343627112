// The lesson's window: its parts, where they lie on a wide screen and on a narrow one, and how
// large their letters are.

#include <QCloseEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/board.h"
#include "widgets/lessonpen.h"
#include "widgets/lessonpresenter.h"
#include "widgets/racechart.h"
#include "widgets/searchtreeview.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr int kNarrow = 1100;    ///< below this the buttons have no room beside the board
constexpr int kLeastBoard = 120; ///< where there is little room

QLabel* wrappedLabel()
{
    auto* const label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

} // namespace

void LessonPresenter::build()
{
    m_outer = new QVBoxLayout(this);
    m_columns = new QHBoxLayout;
    m_outer->addLayout(m_columns, 1);
    buildBoardSide();
    m_right = new QVBoxLayout;
    m_right->setSpacing(2 * kSpace);
    buildHead();
    m_right->addWidget(makePage(), 1);
    buildNotes();
    buildFoot();
    m_columns->addLayout(m_right);
    m_pen = new LessonPen(this);
    m_isNarrow = screen()->size().width() >= kNarrow; // so that it is arranged now
    arrangeFor(screen()->size().width());
}

// The board comes with its page.
void LessonPresenter::buildBoardSide()
{
    m_left = new QGridLayout;
    m_left->setSpacing(kSpace);
    m_tree = new SearchTreeView;
    m_tree->hide();
    m_chart = new RaceChart(nullptr);
    m_chart->hide();
    m_reason = wrappedLabel();
    m_left->addWidget(m_tree, 1, 1); // below the board's tools
    m_left->addWidget(m_chart, 2, 0, 1, 2);
    m_left->addWidget(m_reason, 3, 0, 1, 2);
    m_left->setRowStretch(1, 1);
    m_columns->addLayout(m_left);
    connect(m_tree, &SearchTreeView::sought, this, [this](quint64 position) {
        if (m_stage && !here().isAsking())
            showStage(m_stage->at(position));
    });
}

void LessonPresenter::buildHead()
{
    m_head = new QWidget;
    auto* const head = new QHBoxLayout(m_head);
    head->setContentsMargins(0, 0, 0, 0);
    head->setSpacing(2 * kSpace);
    m_title = wrappedLabel();
    m_title->setText(in(m_lesson.title));
    m_number = new QLabel;
    auto* const leave = new QPushButton(tr("Leave"));
    leave->setToolTip(tr("Leave the lesson (Esc); your boards are as they were"));
    leave->setFocusPolicy(Qt::NoFocus);
    head->addWidget(m_title, 1);
    head->addWidget(m_number);
    head->addWidget(leave);
    connect(leave, &QPushButton::clicked, this, &LessonPresenter::leaveWanted);
}

// What is said and asked, and what was answered.
QWidget* LessonPresenter::makePage()
{
    auto* const page = new QWidget;
    auto* const lines = new QVBoxLayout(page);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2 * kSpace);
    m_caption = wrappedLabel();
    m_question = wrappedLabel();
    m_answerPlace = new QVBoxLayout;
    m_answerPlace->setSpacing(kSpace);
    m_over = new QPushButton(tr("Start over"));
    m_over->setFocusPolicy(Qt::NoFocus);
    m_feedback = wrappedLabel();
    lines->addWidget(m_caption);
    lines->addWidget(m_question);
    lines->addLayout(m_answerPlace);
    m_made = wrappedLabel();
    m_made->setObjectName(QStringLiteral("made"));
    auto* const done = new QHBoxLayout;
    done->setSpacing(2 * kSpace);
    done->addWidget(m_over);
    done->addWidget(m_made, 1);
    lines->addLayout(done);
    lines->addWidget(m_feedback);
    lines->addStretch(1);
    auto* const scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(page);
    connect(m_over, &QPushButton::clicked, this, [this] {
        m_begun.erase(m_page);
        m_feedback->clear();
        m_feedback->hide();
        startOver();
    });
    return scroll;
}

// What does not hold, and where the answers were saved.
void LessonPresenter::buildNotes()
{
    m_wrong = wrappedLabel();
    m_wrong->setObjectName(QStringLiteral("wrong"));
    m_wrong->hide();
    m_allWrong = new QPushButton;
    m_allWrong->setObjectName(QStringLiteral("allWrong"));
    m_allWrong->setFocusPolicy(Qt::NoFocus);
    m_allWrong->hide();
    m_right->addWidget(m_wrong);
    m_right->addWidget(m_allWrong, 0, Qt::AlignLeft);
    m_kept = wrappedLabel();
    m_kept->setObjectName(QStringLiteral("kept"));
    m_kept->hide();
    m_right->addWidget(m_kept);
    connect(m_allWrong, &QPushButton::clicked, this, &LessonPresenter::faultsWanted);
}

void LessonPresenter::buildFoot()
{
    m_foot = new QWidget;
    auto* const foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(2 * kSpace);
    m_previous = new QPushButton(tr("Previous"));
    m_penButton = new QPushButton(tr("Pen"));
    m_penButton->setCheckable(true);
    m_penButton->setToolTip(
        tr("Point and draw with the mouse (P); strokes disappear when the page changes"));
    m_keep = new QPushButton(tr("Save answers…"));
    m_keep->setObjectName(QStringLiteral("keep"));
    auto* const handout = new QPushButton(tr("Handout…"));
    handout->setToolTip(tr("All pages in one file for any browser, to be printed or mailed"));
    m_next = new QPushButton(tr("Next"));
    m_next->setDefault(true);
    m_previous->setToolTip(tr("Previous page (Page Up)"));
    m_next->setToolTip(tr("Next page (Page Down)"));
    for (QPushButton* const button : {m_previous, m_penButton, m_keep, handout, m_next}) {
        button->setFocusPolicy(Qt::NoFocus);
        foot->addWidget(button, button == m_next ? 1 : 0);
    }
    connect(m_previous, &QPushButton::clicked, this, &LessonPresenter::previous);
    connect(m_next, &QPushButton::clicked, this, &LessonPresenter::next);
    connect(m_penButton, &QPushButton::toggled, this, [this](bool isOn) {
        m_pen->setOn(isOn);
        raisePen();
    });
    connect(m_keep, &QPushButton::clicked, this, &LessonPresenter::saveWanted);
    connect(handout, &QPushButton::clicked, this, &LessonPresenter::handoutWanted);
}

// Title and buttons are beside the board, or on a narrow screen above and below both columns: a
// window cannot be made smaller than its parts, and what is beyond the screen cannot be reached.
void LessonPresenter::arrangeFor(int width)
{
    if (m_isNarrow == (width < kNarrow))
        return;
    m_isNarrow = !m_isNarrow;
    for (QBoxLayout* const layout : {m_outer, m_right})
        for (QWidget* const widget : {m_head, m_foot})
            layout->removeWidget(widget);
    QBoxLayout* const around = m_isNarrow ? m_outer : m_right;
    around->insertWidget(0, m_head);
    around->addWidget(m_foot);
    const int space = m_isNarrow ? kSpace : 2 * kSpace;
    m_outer->setContentsMargins(space, space, space, space);
    m_outer->setSpacing(space);
    m_columns->setSpacing(m_isNarrow ? 2 * kSpace : 3 * kSpace);
    m_columns->setStretchFactor(m_left, m_isNarrow ? 1 : 3);
    m_columns->setStretchFactor(m_right, m_isNarrow ? 1 : 2);
    placeTools();
}

// Above the board, as in the main window.
void LessonPresenter::placeTools()
{
    if (m_board == nullptr)
        return;
    m_board->setMinimumSize(m_isNarrow ? QSize(kLeastBoard, kLeastBoard) : QSize(0, 0));
    m_left->removeWidget(m_tools);
    m_outer->removeWidget(m_tools);
    if (m_isNarrow)
        m_outer->insertWidget(1, m_tools);
    else
        m_left->addWidget(m_tools, 0, 0, 1, 2);
}

// Over the board; the buttons stay to be pressed.
void LessonPresenter::raisePen()
{
    m_pen->raise();
    m_head->raise();
    m_foot->raise();
}

// Large, as far as the screen is.
void LessonPresenter::setFonts()
{
    const int large = std::clamp(height() / 36, 17, 34);
    const auto give = [](QWidget* widget, int pixels, bool bold) {
        QFont font = widget->font();
        if (font.pixelSize() == pixels && font.bold() == bold)
            return;
        font.setPixelSize(pixels);
        font.setBold(bold);
        widget->setFont(font);
    };
    give(m_title, std::max(13, large * 2 / 3), false);
    give(m_number, std::max(13, large * 2 / 3), false);
    give(m_reason, std::max(13, large * 2 / 3), false);
    give(m_made, std::max(13, large * 2 / 3), false);
    give(m_wrong, std::max(13, large * 2 / 3), false);
    give(m_kept, std::max(13, large * 2 / 3), false);
    give(m_caption, large, false);
    give(m_question, large, true);
    give(m_feedback, large * 5 / 6, false);
    for (QPushButton* const button : m_answers)
        for (QObject* const child : button->children())
            if (auto* const label = qobject_cast<QLabel*>(child))
                give(label, large * 5 / 6, false);
}

void LessonPresenter::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrangeFor(width());
    const int side = m_isNarrow ? width() / 2 : width() * 3 / 5;
    m_pen->setGeometry(0, 0, side, height());
    setFonts();
}

void LessonPresenter::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_pen->update();
}

// By the frame of the window it is left as by its button.
void LessonPresenter::closeEvent(QCloseEvent* event)
{
    if (!event->spontaneous())
        return QWidget::closeEvent(event);
    event->ignore();
    emit leaveWanted();
}

} // namespace clew
