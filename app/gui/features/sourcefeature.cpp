#include "app/gui/features/sourcefeature.h"

#include <QAction>
#include <QApplication>
#include <QGraphicsOpacityEffect>
#include <QLabel>
#include <QMenu>
#include <QSettings>

#include <algorithm>

#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/board.h"
#include "widgets/modeleditor.h"
#include "widgets/modeltext.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr const char* kShownKey = "model/text"; // whether the text stands beside the board
constexpr double kFaded = 0.3; // opacity of a board that the text does not describe

struct Caret
{
    int line = 0;
    int column = 0;
};

Caret caretOf(const ModelText& text)
{
    Caret caret;
    text.getCursorPosition(&caret.line, &caret.column);
    return caret;
}

struct EditorView
{
    Caret text;
    Caret data;
    bool isDataInFront = false;
};

} // namespace

SourceFeature::SourceFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_older(new QLabel)
{
    m_older->setObjectName(QStringLiteral("older-text"));
    m_older->setText(tr("Board and search of the last version without errors"));
    m_older->setToolTip(tr("The text beside the board has errors. Until they are fixed, Clew uses "
                           "the last version without errors."));
    m_older->setContentsMargins(2 * kSpace, 0, 0, 0);
    m_older->hide();
    shell.addToFoot(m_older);
    m_isShown = shell.addAction(tr("&Text of the model"), {QKeySequence(Qt::CTRL | Qt::Key_F4)});
    m_isShown->setCheckable(true);
    m_isShown->setChecked(QSettings().value(kShownKey, true).toBool());
    m_toText =
        shell.addAction(tr("&Edit the model's text"), {QKeySequence(Qt::SHIFT | Qt::Key_F4)});
    m_nextFault = shell.addAction(tr("Ne&xt error in the text"), {QKeySequence(Qt::Key_F4)});
    shell.menu(Shell::MenuId::View).addAction(m_isShown);
    QMenu& edit = shell.menu(Shell::MenuId::Edit);
    edit.addSeparator();
    edit.addActions({m_toText, m_nextFault});
    connect(m_isShown, &QAction::toggled, this, [this](bool on) {
        QSettings().setValue(kShownKey, on);
        showEditor();
    });
    connect(m_toText, &QAction::triggered, this, [this] {
        m_isShown->setChecked(true);
        m_editor->text().setFocus();
    });
    connect(m_nextFault, &QAction::triggered, this, [this] {
        m_isShown->setChecked(true);
        m_editor->goToNextFault();
    });
    shell.keepView(
        QStringLiteral("source"),
        [this]() -> std::any {
            if (m_editor == nullptr)
                return {};
            m_editor->flush();
            return EditorView{caretOf(m_editor->text()), caretOf(m_editor->data()),
                              m_editor->isDataInFront()};
        },
        [this](const std::any& kept) {
            if (!kept.has_value())
                return;
            if (m_editor == nullptr)
                makeEditor();
            const auto& [text, data, isDataInFront] = std::any_cast<const EditorView&>(kept);
            m_editor->text().setCursorPosition(text.line, text.column);
            m_editor->data().setCursorPosition(data.line, data.column);
            m_editor->setDataInFront(isDataInFront);
        });
    connect(&workbench, &Workbench::documentChanged, this, &SourceFeature::showDocument);
    connect(&m_compiler, &SourceCompiler::answered, this, [this](const SourceAnswer& answer) {
        m_workbench.whenIdle(this, [this, answer] { take(answer); });
    });
}

// An editor takes its time, and most who start the program look at something else.
void SourceFeature::makeEditor()
{
    m_editor = new ModelEditor;
    m_editor->hide();
    m_shell.addBesideBoard(m_editor);
    QWidget::setTabOrder(&m_editor->data(), &m_shell.board()); // it stands before the board
    connect(m_editor, &ModelEditor::edited, this, [this](const Source& source) {
        m_workbench.editSource(source, {phrase("Source", "Edit text")});
    });
    connect(m_editor, &ModelEditor::left, this, [this] { m_shell.board().setFocus(); });
}

// What is compiled already is not compiled again: moments of undo come and go.
void SourceFeature::showDocument()
{
    const Document& document = m_workbench.document();
    const SourceEditing* const editing = sourceEditing(*document.puzzle);
    if (editing != nullptr && m_editor == nullptr)
        makeEditor();
    showEditor();
    if (editing != nullptr)
        m_editor->show(document.draft ? *document.draft : editing->sourceOf(*document.problem));
    if (document.draft && document.draft == m_asked)
        return;
    m_asked = document.draft;
    m_compiler.forget();
    if (!m_asked)
        fadeBoard(false);
    if (m_asked && editing != nullptr)
        m_compiler.ask(*editing, m_asked);
    if (m_editor == nullptr)
        return;
    if (!m_asked)
        m_editor->setFaults({}); // until there is news of another text the old ones may stay
    m_editor->setBusy(m_asked != nullptr);
}

void SourceFeature::showEditor()
{
    const bool hasSource = sourceEditing(*m_workbench.document().puzzle) != nullptr;
    for (QAction* const action : {m_isShown, m_toText, m_nextFault})
        action->setEnabled(hasSource);
    if (m_editor == nullptr)
        return;
    const bool isShown = hasSource && m_isShown->isChecked();
    if (!isShown && m_editor->isAncestorOf(QApplication::focusWidget()))
        m_shell.board().setFocus();
    m_editor->setVisible(isShown);
}

void SourceFeature::take(const SourceAnswer& answer)
{
    if (m_workbench.document().draft != answer.source)
        return;
    m_editor->setBusy(false);
    m_editor->setFaults(answer.faults);
    // What is wrong comes to the front, unless somebody is writing.
    if (!answer.faults.empty() && !m_editor->isAncestorOf(QApplication::focusWidget()))
        m_editor->setDataInFront(answer.faults.front().isInData);
    fadeBoard(!answer.problem);
    const bool isMarked = std::ranges::any_of(
        answer.faults, [](const SourceFault& each) { return each.error.line > 0; });
    if (!answer.problem && !isMarked && !answer.faults.empty()) // as without MiniZinc
        m_shell.showReason({phrase("Source", "The text cannot be read: %1. The board shows the "
                                             "last version that could be read."),
                            {answer.faults.front().error.sentence}});
    else if (!answer.problem) // editing has put another sentence there
        m_shell.showReason({phrase("Source", "The text has errors, marked beside the board; the "
                                             "board shows the last version without errors.")});
    if (answer.problem)
        m_workbench.adopt(answer.source, answer.problem);
}

// What is on the board is not what the text says: that has errors. It is said as long as it is so,
// whatever else is said below the board meanwhile.
void SourceFeature::fadeBoard(bool faded)
{
    m_older->setVisible(faded);
    Board& board = m_shell.board();
    if (faded == (board.graphicsEffect() != nullptr))
        return;
    if (!faded) {
        board.setGraphicsEffect(nullptr);
        return;
    }
    auto* const effect = new QGraphicsOpacityEffect(&board);
    effect->setOpacity(kFaded);
    board.setGraphicsEffect(effect);
}

} // namespace clew
