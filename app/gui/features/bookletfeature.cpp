#include "app/gui/features/bookletfeature.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/shell.h"
#include "core/files/booklet.h"
#include "core/session/workbench.h"
#include "core/storage/outputfile.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr auto kMostSolving = std::chrono::seconds(10); ///< for the solution of one puzzle

enum class Content : int { Shown, Presets, New };

/// What is to be printed, from the dialog to the thread that makes it.
struct BookletOrder
{
    Document document;
    Content content = Content::Shown;
    std::uint64_t count = 8;
    GenerateRequest request = {};
    Booklet booklet = {};
    std::string fileName = {};
};

class BookletDialog : public QDialog
{
public:
    BookletDialog(const Document& document, QWidget* parent) : QDialog(parent), m_document(document)
    {
        const PuzzleInfo& info = document.puzzle->info();
        setObjectName(QStringLiteral("booklet"));
        setWindowTitle(Shell::tr("Print booklet"));
        auto* const form = new QFormLayout(this);
        form->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
        form->setSpacing(kSpace);
        m_content->addItem(Shell::tr("The puzzle on the board"), static_cast<int>(Content::Shown));
        m_content->addItem(Shell::tr("All presets of this puzzle"),
                           static_cast<int>(Content::Presets));
        if (info.generator)
            m_content->addItem(Shell::tr("New puzzles"), static_cast<int>(Content::New));
        m_content->setCurrentIndex(m_content->count() - 1);
        m_count->setRange(1, 500);
        m_count->setValue(8);
        m_difficulty->addItem(Shell::tr("Any"), QString());
        if (info.generator)
            for (const DifficultyInfo& difficulty : info.generator->difficulties)
                m_difficulty->addItem(translated(difficulty.title),
                                      QString::fromStdString(difficulty.id));
        m_seed->setRange(0, 1'000'000'000);
        m_seed->setValue(1);
        m_perPage->setRange(1, static_cast<int>(kMostPerPage));
        m_perPage->setValue(4);
        m_paper->addItems({QStringLiteral("A4"), QStringLiteral("A5"), Shell::tr("Letter")});
        m_solutions->setChecked(true);
        form->addRow(Shell::tr("&Puzzles"), m_content);
        form->addRow(Shell::tr("&How many"), m_count);
        form->addRow(Shell::tr("&Difficulty"), m_difficulty);
        form->addRow(Shell::tr("&Random seed"), m_seed);
        form->addRow(Shell::tr("P&uzzles on a page"), m_perPage);
        form->addRow(Shell::tr("P&aper"), m_paper);
        form->addRow(Shell::tr("&Title"), m_title);
        form->addRow(m_large);
        form->addRow(m_solutions);
        auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        buttons->button(QDialogButtonBox::Ok)->setText(Shell::tr("&Export…"));
        form->addRow(buttons);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(m_content, &QComboBox::currentIndexChanged, this, &BookletDialog::enable);
        enable();
    }

    [[nodiscard]] BookletOrder order() const
    {
        BookletOrder order{m_document, content()};
        order.count = static_cast<std::uint64_t>(m_count->value());
        order.request.seed = static_cast<std::uint64_t>(m_seed->value());
        order.request.difficulty = m_difficulty->currentData().toString().toStdString();
        order.booklet.title = m_title->text().toStdString();
        order.booklet.perPage = static_cast<unsigned>(m_perPage->value());
        order.booklet.paper = static_cast<Paper>(m_paper->currentIndex());
        order.booklet.isLarge = m_large->isChecked();
        order.booklet.hasSolutions = m_solutions->isChecked();
        order.booklet.translate = [](Phrase phrase) { return translated(phrase).toStdString(); };
        return order;
    }

private:
    [[nodiscard]] Content content() const
    {
        return static_cast<Content>(m_content->currentData().toInt());
    }
    void enable()
    {
        const bool isNew = content() == Content::New;
        m_count->setEnabled(isNew);
        m_seed->setEnabled(isNew);
        m_difficulty->setEnabled(isNew && m_difficulty->count() > 1);
    }

    Document m_document;
    QComboBox* m_content = new QComboBox;
    QSpinBox* m_count = new QSpinBox;
    QComboBox* m_difficulty = new QComboBox;
    QSpinBox* m_seed = new QSpinBox;
    QSpinBox* m_perPage = new QSpinBox;
    QComboBox* m_paper = new QComboBox;
    QLineEdit* m_title = new QLineEdit;
    QCheckBox* m_large = new QCheckBox(Shell::tr("&Large print"));
    QCheckBox* m_solutions = new QCheckBox(Shell::tr("&Solutions on pages behind"));
};

// The puzzles without solutions; fewer if `token` asked to stop.
Result<std::vector<BookletPuzzle>> puzzlesOf(BookletOrder& order, const std::stop_token& token)
{
    const Puzzle& puzzle = *order.document.puzzle;
    std::vector<BookletPuzzle> puzzles;
    if (order.content == Content::Shown)
        puzzles.push_back({&puzzle, order.document.problem});
    if (order.content == Content::Presets)
        for (const PresetInfo& preset : puzzle.info().presets)
            puzzles.push_back({&puzzle, puzzle.presetProblem(preset), "@" + preset.id});
    for (std::uint64_t i = 0; order.content == Content::New && i < order.count; ++i) {
        Control control({}, token);
        const auto problem = puzzle.generate(order.request, control);
        if (!problem)
            return tl::make_unexpected(problem.error());
        if (*problem == nullptr)
            break;
        puzzles.push_back({&puzzle, *problem, std::to_string(order.request.seed++)});
    }
    return puzzles;
}

QString makeIt(BookletOrder order, std::atomic<std::uint64_t>& done, const std::stop_token& token)
{
    auto puzzles = puzzlesOf(order, token);
    if (!puzzles)
        return translated(puzzles.error().sentence);
    for (BookletPuzzle& puzzle : *puzzles) {
        if (token.stop_requested())
            return {};
        Limits limits;
        limits.time = kMostSolving;
        Control control(limits, token);
        solveForBooklet(puzzle, control);
        done.fetch_add(1, std::memory_order_relaxed);
    }
    order.booklet.puzzles = std::move(*puzzles);
    std::atomic<std::uint64_t> pages = 0;
    const auto written =
        makeBooklet(order.booklet, pages, token)
            .and_then([&](const std::string& bytes) -> Result<void> {
                return token.stop_requested() ? Result<void>() : replaceFile(order.fileName, bytes);
            });
    return written ? QString() : translated(written.error().sentence);
}

void printBooklet(Workbench& workbench, Shell& shell)
{
    BookletDialog dialog(workbench.snapshot(), &shell.frame());
    if (dialog.exec() != QDialog::Accepted)
        return;
    BookletOrder order = dialog.order();
    QString name = QFileDialog::getSaveFileName(&shell.frame(), Shell::tr("Print booklet"),
                                                Shell::tr("booklet.pdf", "a file name"),
                                                Shell::tr("PDF (*.pdf)"));
    if (name.isEmpty())
        return;
    if (QFileInfo(name).suffix().isEmpty())
        name += QStringLiteral(".pdf");
    order.fileName = name.toStdString();
    const std::uint64_t total = order.content == Content::New ? order.count
                                : order.content == Content::Presets
                                    ? order.document.puzzle->info().presets.size()
                                    : 1;
    runTask(workbench, shell, Shell::tr("Writing %1").arg(QFileInfo(name).fileName()), total,
            [order](std::atomic<std::uint64_t>& done, const std::stop_token& token) {
                return makeIt(order, done, token);
            });
}

} // namespace

void installBooklets(Workbench& workbench, Shell& shell)
{
    QAction* const action = shell.addAction(Shell::tr("Print boo&klet…"), {});
    // Before the line that closes the group of printing.
    QMenu& menu = shell.menu(Shell::MenuId::File);
    QAction* before = nullptr;
    bool isBehindPrint = false;
    for (QAction* const one : menu.actions()) {
        if (isBehindPrint && one->isSeparator()) {
            before = one;
            break;
        }
        isBehindPrint = isBehindPrint || one->shortcut() == QKeySequence(QKeySequence::Print);
    }
    menu.insertAction(before, action);
    QObject::connect(action, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { printBooklet(workbench, shell); });
}

} // namespace clew
