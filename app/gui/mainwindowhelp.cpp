// What helps to find things: the list of keys and the command palette.

#include <QDialog>
#include <QHeaderView>
#include <QMenu>
#include <QTableWidget>
#include <QVBoxLayout>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"
#include "widgets/fittingscreen.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// All that a menu and the menus in it offer, once.
void addEntries(QList<QAction*>& entries, const QMenu& menu)
{
    for (QAction* const action : menu.actions())
        if (const QMenu* const inner = action->menu())
            addEntries(entries, *inner);
        else if (!action->isSeparator() && !entries.contains(action))
            entries.append(action);
}

} // namespace

void MainWindow::showKeys()
{
    QDialog dialog(this);
    dialog.setWindowTitle(tr("Keys"));
    dialog.resize(fittingScreen(dialog, {460, 560}));
    auto* const layout = new QVBoxLayout(&dialog);
    auto* const table = new QTableWidget(0, 2);
    table->setHorizontalHeaderLabels({tr("Key"), tr("What it does")});
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // lines wrap
    table->setObjectName(QStringLiteral("keys"));
    table->setShowGrid(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    const auto add = [&](const QString& key, const QString& what) {
        const int row = table->rowCount();
        table->insertRow(row);
        table->setItem(row, 0, new QTableWidgetItem(key));
        table->setItem(row, 1, new QTableWidgetItem(what));
    };
    for (const KeyHelp& help : m_board->keyHelp())
        add(help.keys, tr("On the board: %1").arg(help.what));
    for (const QAction* const action : actions()) {
        if (action->shortcuts().isEmpty())
            continue;
        add(action->shortcut().toString(QKeySequence::NativeText), plainText(*action));
    }
    add(tr("Ctrl+Z, Ctrl+Shift+Z"), tr("Undo, redo"));
    add(tr("Arrows"), tr("Move on the board, or among the solutions"));
    add(tr("Wheel, middle drag"), tr("Zoom, move the board"));
    add(tr("On the timeline: arrows"), tr("Zoom and scroll"));
    add(tr("In the tree: arrows, F, Z"), tr("Move, hide failed subtrees, show the whole tree"));
    layout->addWidget(table);
    dialog.exec();
}

// Those of the puzzles that are not on the board, found by their English names, too.
QList<QAction*> MainWindow::otherPresets(QObject& owner)
{
    QList<QAction*> entries;
    for (const auto& puzzle : puzzles()) {
        if (puzzle.get() == m_workbench.document().puzzle)
            continue;
        const PuzzleInfo& info = puzzle->info();
        for (const PresetInfo& preset : info.presets) {
            auto* const action = new QAction(
                QStringLiteral("%1: %2").arg(menuText(info.title), menuText(preset.title)), &owner);
            action->setProperty(CommandPalette::kEnglish,
                                QStringLiteral("%1: %2").arg(QString::fromUtf8(info.title.text),
                                                             QString::fromUtf8(preset.title.text)));
            connect(action, &QAction::triggered, this,
                    [this, &puzzle, &preset] { m_workbench.choosePreset(*puzzle, preset); });
            entries.append(action);
        }
    }
    return entries;
}

// A number alone is a wish for a board of that size.
QList<QAction*> MainWindow::boardsOfSize(const QString& size, QObject& owner)
{
    QList<QAction*> entries;
    for (const auto& puzzle : puzzles()) {
        const auto& parameters = puzzle->info().parameters;
        const auto problem =
            std::ranges::find(parameters, "size", &ParameterInfo::id) != parameters.end()
                ? puzzle->create({{"size", size.toStdString()}})
                : Result<ProblemPtr>();
        if (!problem || !*problem)
            continue;
        auto* const action =
            new QAction(tr("%1 of size %2").arg(menuText(puzzle->info().title), size), &owner);
        connect(action, &QAction::triggered, this, [this, &puzzle, problem = *problem] {
            m_workbench.choosePuzzle(*puzzle);
            m_workbench.replace(problem, {phrase("MainWindow", "New board")});
        });
        entries.append(action);
    }
    return entries;
}

QString MainWindow::englishOf(const QString& shown) const
{
    QStringList texts;
    for (const Phrase& phrase : m_phrasesOf(shown))
        texts << QString::fromUtf8(phrase.text).remove(QLatin1Char('&'));
    return texts.join(QLatin1Char('\n'));
}

void MainWindow::showPalette()
{
    QObject others; // owns what only the palette offers
    QList<QAction*> offered = actions() << m_actions.undo << m_actions.redo;
    const auto name = [](QAction& action, const char* verb, const std::optional<Sentence>& step) {
        action.setProperty(
            CommandPalette::kEnglish,
            QStringLiteral("%1 %2").arg(QLatin1String(verb),
                                        step ? QString::fromStdString(step->text()) : QString()));
    };
    name(*m_actions.undo, "Undo", m_workbench.undoWhat());
    name(*m_actions.redo, "Redo", m_workbench.redoWhat());
    for (const QMenu* const menu : m_menus)
        addEntries(offered, *menu);
    offered << otherPresets(others);
    for (QAction* const action : std::as_const(offered))
        if (!action->property(CommandPalette::kEnglish).isValid())
            action->setProperty(CommandPalette::kEnglish,
                                englishOf(action->text()) + u'\n' +
                                    englishOf(action->property(CommandPalette::kAlso).toString()));
    CommandPalette palette(offered, this, [&](const QString& text) {
        bool isNumber = false;
        text.toUInt(&isNumber);
        return isNumber ? boardsOfSize(text, others) : QList<QAction*>();
    });
    palette.exec();
    if (QAction* const chosen = palette.chosen())
        chosen->trigger();
}

} // namespace clew
