#include "app/gui/features/bookletfeature.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <algorithm>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <stop_token>
#include <utility>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/shell.h"
#include "core/files/booklet.h"
#include "core/puzzle/generating.h"
#include "core/puzzle/registry.h"
#include "core/session/workbench.h"
#include "core/storage/outputfile.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr auto kMostSolving = std::chrono::seconds(10); ///< for the solution of one puzzle

enum class Content : int { Shown, Presets, New };

/// That many new puzzles of one kind.
struct BookletWish
{
    const Puzzle* puzzle = nullptr;
    std::uint64_t count = 0;
    GenerateRequest request = {};
};

using BookletWishes = std::vector<BookletWish>;

/// What is to be printed, from the dialog to the thread that makes it.
struct BookletOrder
{
    Document document;
    Content content = Content::Shown;
    BookletWishes wishes = {};
    std::optional<std::uint64_t> mixedBy = {}; ///< the seed; none: in the order of the wishes
    Booklet booklet = {};
    std::string fileName = {};
};

std::vector<const Puzzle*> generating()
{
    std::vector<const Puzzle*> puzzles;
    for (const auto& puzzle : clew::puzzles())
        if (puzzle->info().generator)
            puzzles.push_back(puzzle.get());
    return puzzles;
}

// Whether the puzzle takes the wish. That is checked before anything is made, and nothing is.
Result<void> checkWish(const BookletWish& wish)
{
    std::stop_source stop;
    stop.request_stop();
    Control control({}, stop.get_token());
    const auto made = wish.puzzle->generate(wish.request, control);
    return made ? Result<void>() : tl::make_unexpected(made.error());
}

// "2 × Suguru · 5x5 · Easy".
QString lineOf(const BookletWish& wish)
{
    const GeneratorInfo& generator = *wish.puzzle->info().generator;
    QString line = Shell::tr("%1 × %2", "how many, of what puzzle")
                       .arg(grouped(wish.count), translated(wish.puzzle->info().title));
    for (const auto& [id, value] : wish.request.parameters)
        line += QStringLiteral(" · ") + QString::fromStdString(value);
    const auto difficulty =
        std::ranges::find(generator.difficulties, wish.request.difficulty, &DifficultyInfo::id);
    if (difficulty != generator.difficulties.end())
        line += QStringLiteral(" · ") + translated(difficulty->title);
    return line;
}

class BookletDialog : public QDialog
{
public:
    /// `wishes`: in the list from the beginning.
    BookletDialog(const Document& document, BookletWishes wishes, QWidget* parent)
        : QDialog(parent), m_document(document), m_wishes(std::move(wishes))
    {
        setObjectName(QStringLiteral("booklet"));
        setWindowTitle(Shell::tr("Print booklet"));
        m_content->addItem(Shell::tr("The puzzle on the board"), static_cast<int>(Content::Shown));
        m_content->addItem(Shell::tr("All presets of this puzzle"),
                           static_cast<int>(Content::Presets));
        m_content->addItem(Shell::tr("New puzzles"), static_cast<int>(Content::New));
        if (document.puzzle->info().generator)
            m_content->setCurrentIndex(m_content->count() - 1);
        for (const Puzzle* const puzzle : m_generating)
            m_kind->addItem(translated(puzzle->info().title));
        const auto here = std::ranges::find(m_generating, document.puzzle->info().id,
                                            [](const Puzzle* each) { return each->info().id; });
        if (here != m_generating.end())
            m_kind->setCurrentIndex(static_cast<int>(here - m_generating.begin()));
        m_count->setRange(1, 500);
        m_count->setValue(8);
        m_seed->setRange(0, 1'000'000'000);
        m_seed->setValue(1);
        m_perPage->setRange(0, static_cast<int>(kMostPerPage));
        m_perPage->setSpecialValueText(Shell::tr("automatic", "how many puzzles on a page"));
        m_perPage->setValue(0);
        m_paper->addItems({QStringLiteral("A4"), QStringLiteral("A5"), Shell::tr("Letter")});
        m_solutions->setChecked(true);
        build();
        connect(m_content, &QComboBox::currentIndexChanged, this, &BookletDialog::enable);
        connect(m_kind, &QComboBox::currentIndexChanged, this, &BookletDialog::fillDifficulties);
        connect(m_add, &QPushButton::clicked, this, &BookletDialog::addWish);
        connect(m_remove, &QPushButton::clicked, this, &BookletDialog::removeWish);
        for (const BookletWish& wish : m_wishes)
            m_list->addItem(lineOf(wish));
        m_list->setCurrentRow(m_list->count() - 1);
        fillDifficulties();
        enable();
    }

    // Not with what cannot be made.
    void accept() override
    {
        if (content() != Content::New || !m_wishes.empty() || isTaken(wish()))
            QDialog::accept();
    }
    [[nodiscard]] const BookletWishes& wishes() const { return m_wishes; }

    [[nodiscard]] BookletOrder order() const
    {
        BookletOrder order{m_document, content(), m_wishes};
        if (order.wishes.empty()) // what stands in the fields is meant
            order.wishes.push_back(wish());
        if (m_mix->isChecked())
            order.mixedBy = static_cast<std::uint64_t>(m_seed->value());
        order.booklet.title = m_title->text().toStdString();
        order.booklet.perPage = static_cast<unsigned>(m_perPage->value());
        order.booklet.paper = static_cast<Paper>(m_paper->currentIndex());
        order.booklet.isLarge = m_large->isChecked();
        order.booklet.hasSolutions = m_solutions->isChecked();
        order.booklet.translate = [](Phrase phrase) { return translated(phrase).toStdString(); };
        return order;
    }

private:
    void build()
    {
        auto* const form = new QFormLayout(this);
        form->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
        form->setSpacing(kSpace);
        m_list->setAccessibleName(Shell::tr("New puzzles"));
        m_list->setMaximumHeight(6 * m_list->fontMetrics().lineSpacing());
        auto* const changes = new QHBoxLayout;
        changes->addWidget(m_add);
        changes->addWidget(m_remove);
        changes->addStretch(1);
        form->addRow(Shell::tr("&Puzzles"), m_content);
        form->addRow(Shell::tr("&Kind"), m_kind);
        form->addRow(Shell::tr("&How many"), m_count);
        form->addRow(Shell::tr("&Difficulty"), m_difficulty);
        form->addRow(Shell::tr("Si&ze"), m_size);
        form->addRow(Shell::tr("&Random seed"), m_seed);
        m_wrong->setObjectName(QStringLiteral("wrong"));
        m_wrong->setTextFormat(Qt::PlainText);
        m_wrong->setWordWrap(true);
        m_wrong->hide();
        form->addRow(m_wrong);
        form->addRow(QString(), changes);
        form->addRow(QString(), m_list);
        form->addRow(m_mix);
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
    }

    [[nodiscard]] Content content() const
    {
        return static_cast<Content>(m_content->currentData().toInt());
    }
    [[nodiscard]] const Puzzle& kind() const
    {
        return *m_generating[static_cast<std::size_t>(m_kind->currentIndex())];
    }

    void enable()
    {
        const bool isNew = content() == Content::New;
        for (QWidget* const field :
             std::initializer_list<QWidget*>{m_kind, m_count, m_seed, m_add, m_list, m_mix})
            field->setEnabled(isNew);
        m_difficulty->setEnabled(isNew && m_difficulty->count() > 1);
        m_size->setEnabled(isNew && sizeParameter(*kind().info().generator) != nullptr);
        m_remove->setEnabled(isNew && !m_wishes.empty());
    }

    void fillDifficulties()
    {
        m_difficulty->clear();
        m_difficulty->addItem(Shell::tr("Any"), QString());
        for (const DifficultyInfo& difficulty : kind().info().generator->difficulties)
            m_difficulty->addItem(translated(difficulty.title),
                                  QString::fromStdString(difficulty.id));
        const ParameterInfo* const size = sizeParameter(*kind().info().generator);
        m_size->setText(size == nullptr ? QString() : QString::fromStdString(size->fallback));
        enable();
    }

    [[nodiscard]] BookletWish wish() const
    {
        BookletWish wish{&kind(), static_cast<std::uint64_t>(m_count->value())};
        wish.request.seed = static_cast<std::uint64_t>(m_seed->value());
        wish.request.difficulty = m_difficulty->currentData().toString().toStdString();
        const ParameterInfo* const size = sizeParameter(*kind().info().generator);
        if (size != nullptr && !m_size->text().trimmed().isEmpty())
            wish.request.parameters[size->id] = m_size->text().trimmed().toStdString();
        return wish;
    }

    // Says why if it is not.
    bool isTaken(const BookletWish& wish)
    {
        const auto checked = checkWish(wish);
        m_wrong->setVisible(!checked);
        m_wrong->setText(checked ? QString() : translated(checked.error().sentence));
        if (!checked && m_size->isEnabled()) {
            m_size->setFocus();
            m_size->selectAll();
        }
        return checked.has_value();
    }

    void addWish()
    {
        const BookletWish added = wish();
        if (!isTaken(added))
            return;
        m_wishes.push_back(added);
        m_list->addItem(lineOf(added));
        m_list->setCurrentRow(m_list->count() - 1);
        enable();
    }

    void removeWish()
    {
        const int row = m_list->currentRow();
        if (row < 0)
            return;
        delete m_list->takeItem(row);
        m_wishes.erase(m_wishes.begin() + row);
        enable();
    }

    Document m_document;
    std::vector<const Puzzle*> m_generating = generating();
    BookletWishes m_wishes; ///< as the list shows them
    QComboBox* m_content = new QComboBox;
    QComboBox* m_kind = new QComboBox;
    QSpinBox* m_count = new QSpinBox;
    QComboBox* m_difficulty = new QComboBox;
    QLineEdit* m_size = new QLineEdit;
    QSpinBox* m_seed = new QSpinBox;
    QLabel* m_wrong = new QLabel; ///< what is wrong with the fields
    QPushButton* m_add = new QPushButton(Shell::tr("Add to the &booklet"));
    QPushButton* m_remove = new QPushButton(Shell::tr("Re&move"));
    QListWidget* m_list = new QListWidget;
    QCheckBox* m_mix = new QCheckBox(Shell::tr("M&ix the order"));
    QSpinBox* m_perPage = new QSpinBox;
    QComboBox* m_paper = new QComboBox;
    QLineEdit* m_title = new QLineEdit;
    QCheckBox* m_large = new QCheckBox(Shell::tr("&Large print"));
    QCheckBox* m_solutions = new QCheckBox(Shell::tr("&Solutions on pages at the end"));
};

// The new puzzles of a wish.
Result<void> addNew(const BookletWish& wish, std::vector<BookletPuzzle>& puzzles,
                    const std::stop_token& token)
{
    GenerateRequest request = wish.request;
    request.version = wish.puzzle->info().generator->version; // its id is to name it
    for (std::uint64_t i = 0; i < wish.count; ++i, ++request.seed) {
        Control control({}, token);
        const auto problem = wish.puzzle->generate(request, control);
        if (!problem)
            return tl::make_unexpected(problem.error());
        if (*problem == nullptr)
            return {};
        puzzles.push_back({wish.puzzle, *problem, seedId({request.version, request.seed})});
    }
    return {};
}

// The puzzles without solutions; fewer if `token` asked to stop.
Result<std::vector<BookletPuzzle>> puzzlesOf(const BookletOrder& order,
                                             const std::stop_token& token)
{
    const Puzzle& puzzle = *order.document.puzzle;
    std::vector<BookletPuzzle> puzzles;
    if (order.content == Content::Shown)
        puzzles.push_back({&puzzle, order.document.problem});
    if (order.content == Content::Presets)
        for (const PresetInfo& preset : puzzle.info().presets)
            puzzles.push_back({&puzzle, puzzle.presetProblem(preset), verbatim("@" + preset.id)});
    if (order.content != Content::New)
        return puzzles;
    for (const BookletWish& wish : order.wishes)
        if (const auto added = addNew(wish, puzzles, token); !added)
            return tl::make_unexpected(added.error());
    if (order.mixedBy)
        mixBooklet(puzzles, *order.mixedBy);
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

// `kept`: the list of what was to be printed and was not, since that went wrong or was left.
void printBooklet(Workbench& workbench, Shell& shell, const std::shared_ptr<BookletWishes>& kept)
{
    BookletDialog dialog(workbench.snapshot(), *kept, &shell.frame());
    QString name;
    while (name.isEmpty()) { // whoever names no file continues with the booklet
        if (dialog.exec() != QDialog::Accepted) {
            *kept = dialog.wishes();
            return;
        }
        name = QFileDialog::getSaveFileName(&shell.frame(), Shell::tr("Print booklet"),
                                            Shell::tr("booklet.pdf", "a file name"),
                                            Shell::tr("PDF (*.pdf)"));
    }
    if (QFileInfo(name).suffix().isEmpty())
        name += QStringLiteral(".pdf");
    BookletOrder order = dialog.order();
    order.fileName = name.toStdString();
    *kept = dialog.wishes();
    std::uint64_t total =
        order.content == Content::Presets ? order.document.puzzle->info().presets.size() : 1;
    if (order.content == Content::New)
        total = std::accumulate(
            order.wishes.begin(), order.wishes.end(), std::uint64_t{0},
            [](std::uint64_t sum, const BookletWish& wish) { return sum + wish.count; });
    runWriting(
        workbench, shell, name, total,
        [order](std::atomic<std::uint64_t>& done, const std::stop_token& token) {
            return makeIt(order, done, token);
        },
        [kept] {
            kept->clear();
            return QString();
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
                     [&workbench, &shell, kept = std::make_shared<BookletWishes>()] {
                         printBooklet(workbench, shell, kept);
                     });
}

} // namespace clew
