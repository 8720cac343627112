#include "app/gui/features/newpuzzledialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSettings>
#include <QSpinBox>
#include <QTreeWidget>
#include <fmt/format.h>

#include "widgets/background.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kLeastWidth = 320; // so that the title can be read
constexpr int kMostSide = 200;
constexpr int kMostNumber = 1'000'000;
constexpr int kMostSeed = 999'999;
constexpr int kMostClues = 624;
constexpr int kMostMade = 100;
constexpr int kUsuallyMade = 5;
constexpr int kListHeight = 140;
constexpr auto kLongestRating = std::chrono::seconds(5);

QSpinBox* makeSpin(int most, int value)
{
    auto* const spin = new QSpinBox;
    spin->setRange(1, most);
    spin->setValue(value);
    return spin;
}

int drawSeed()
{
    return QRandomGenerator::global()->bounded(1, kMostSeed + 1);
}

} // namespace

NewPuzzleDialog::NewPuzzleDialog(const Puzzle& puzzle, const GeneratorInfo& generator,
                                 QWidget* parent)
    : QDialog(parent), m_puzzle(puzzle), m_seed(makeSpin(kMostSeed, drawSeed()))
{
    setObjectName(QStringLiteral("newPuzzle"));
    setWindowTitle(tr("New puzzle: %1").arg(translated(puzzle.info().title)));
    auto* const form = new QFormLayout(this);
    form->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    form->setSpacing(kSpace);
    setMinimumWidth(kLeastWidth);
    form->addRow(new QLabel(tr("It will have exactly one solution.")));
    for (const ParameterInfo& parameter : generator.parameters)
        addParameter(*form, parameter);
    if (!generator.difficulties.empty())
        addDifficulties(*form, generator.difficulties);

    addWishes(*form, generator);

    auto* const seedRow = new QHBoxLayout;
    auto* const seedLabel =
        new QLabel(tr("N&umber", "of a new puzzle, by which it can be made again"));
    seedLabel->setBuddy(m_seed);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setPrefix(QStringLiteral("%1:").arg(generator.version));
    m_seed->setToolTip(tr("The same number makes the same puzzle again. Before the colon is the "
                          "version of the generator."));
    auto* const again = new QPushButton(tr("&Another"));
    again->setAutoDefault(false);
    connect(again, &QPushButton::clicked, this, [this] { m_seed->setValue(drawSeed()); });
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(again);
    form->addRow(seedLabel, seedRow);
    addList(*form);
    addButtons(*form);
    recallChoices();
    connect(this, &QDialog::accepted, this, &NewPuzzleDialog::keepChoices);
}

// Each puzzle has its own; the number is another one each time.
QString NewPuzzleDialog::settingOf(const QString& choice) const
{
    return QStringLiteral("newPuzzle/%1/%2")
        .arg(QString::fromStdString(m_puzzle.info().id), choice);
}

void NewPuzzleDialog::recallChoices()
{
    const QSettings settings;
    for (const Choice& choice : m_choices)
        if (const QVariant kept = settings.value(settingOf(choice.id)); kept.isValid())
            choice.set(kept);
}

void NewPuzzleDialog::keepChoices() const
{
    QSettings settings;
    for (const Choice& choice : m_choices)
        settings.setValue(settingOf(choice.id), choice.get());
}

void NewPuzzleDialog::keeps(const QString& id, QComboBox* chooser)
{
    m_choices.push_back({id, [chooser] { return chooser->currentData(); },
                         [chooser](const QVariant& kept) {
                             if (const int index = chooser->findData(kept); index >= 0)
                                 chooser->setCurrentIndex(index);
                         }});
}

void NewPuzzleDialog::keeps(const QString& id, QSpinBox* spin)
{
    m_choices.push_back({id, [spin] { return spin->value(); },
                         [spin](const QVariant& kept) { spin->setValue(kept.toInt()); }});
}

void NewPuzzleDialog::keeps(const QString& id, QCheckBox* box)
{
    m_choices.push_back({id, [box] { return box->isChecked(); },
                         [box](const QVariant& kept) { box->setChecked(kept.toBool()); }});
}

void NewPuzzleDialog::keeps(const QString& id, QLineEdit* line)
{
    m_choices.push_back({id, [line] { return line->text(); },
                         [line](const QVariant& kept) { line->setText(kept.toString()); }});
}

NewPuzzleDialog::~NewPuzzleDialog()
{
    m_thread.request_stop();
}

QComboBox* NewPuzzleDialog::addChoices(QFormLayout& form, const QString& label, const char* name,
                                       const std::vector<ChoiceInfo>& choices)
{
    if (choices.empty())
        return nullptr;
    auto* const chooser = new QComboBox;
    chooser->setObjectName(QString::fromLatin1(name));
    chooser->addItem(tr("Any", "symmetry or technique"), QString());
    for (const ChoiceInfo& choice : choices)
        chooser->addItem(translated(choice.title), QString::fromStdString(choice.id));
    keeps(chooser->objectName(), chooser);
    form.addRow(label, chooser);
    return chooser;
}

void NewPuzzleDialog::addWishes(QFormLayout& form, const GeneratorInfo& generator)
{
    m_symmetry = addChoices(form, tr("S&ymmetry"), "symmetry", generator.symmetries);
    m_technique = addChoices(form, tr("&Technique"), "technique", generator.techniques);
    if (m_technique != nullptr)
        addTraining(form);
    if (!generator.takesClues)
        return;
    m_clues = new QSpinBox;
    m_clues->setObjectName(QStringLiteral("clues"));
    m_clues->setRange(0, kMostClues);
    m_clues->setSpecialValueText(tr("Any number", "number of clues"));
    keeps(m_clues->objectName(), m_clues);
    form.addRow(tr("C&lues"), m_clues);
}

void NewPuzzleDialog::addTraining(QFormLayout& form)
{
    m_technique->setToolTip(tr("The puzzle needs this technique and none harder."));
    m_atTechnique = new QCheckBox(tr("Play from where it is &needed"));
    m_atTechnique->setObjectName(QStringLiteral("atTechnique"));
    m_atTechnique->setToolTip(tr("What simpler techniques give is entered, and what they rule out "
                                 "is crossed out: the next step needs this one."));
    m_atTechnique->setEnabled(false);
    keeps(m_atTechnique->objectName(), m_atTechnique);
    form.addRow(QString(), m_atTechnique);
    connect(m_technique, &QComboBox::currentIndexChanged, m_atTechnique,
            [this](int index) { m_atTechnique->setEnabled(index > 0); });
}

std::string NewPuzzleDialog::techniqueToTrain() const
{
    const bool isWanted =
        m_atTechnique != nullptr && m_atTechnique->isEnabled() && m_atTechnique->isChecked();
    return isWanted ? request().technique : std::string();
}

void NewPuzzleDialog::addList(QFormLayout& form)
{
    m_howMany = makeSpin(kMostMade, kUsuallyMade);
    m_howMany->setObjectName(QStringLiteral("howMany"));
    keeps(m_howMany->objectName(), m_howMany);
    m_make = new QPushButton(tr("Make a &list"));
    m_make->setObjectName(QStringLiteral("makeList"));
    m_make->setAutoDefault(false);
    connect(m_make, &QPushButton::clicked, this, &NewPuzzleDialog::makeSeveral);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_howMany, 1);
    row->addWidget(m_make);
    auto* const label = new QLabel(tr("S&everal"));
    label->setBuddy(m_howMany);
    form.addRow(label, row);
    m_said = new QLabel;
    m_said->setWordWrap(true);
    m_said->hide();
    form.addRow(m_said);
    m_list = new QTreeWidget;
    m_list->setObjectName(QStringLiteral("made"));
    m_list->setAccessibleName(tr("Puzzles made"));
    m_list->setRootIsDecorated(false);
    m_list->setHeaderLabels({tr("Number"), tr("Difficulty"), tr("Score")});
    m_list->header()->setSectionResizeMode(QHeaderView::Stretch); // nothing to be scrolled for
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMinimumHeight(kListHeight);
    m_list->hide();
    // Enter, or a double click, opens it.
    connect(m_list, &QTreeWidget::itemActivated, this, &QDialog::accept);
    form.addRow(m_list);
}

void NewPuzzleDialog::addButtons(QFormLayout& form)
{
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Set up"));
    buttons->button(QDialogButtonBox::Ok)->setToolTip(tr("Opens it on the board."));
    auto* const play = buttons->addButton(tr("&Play"), QDialogButtonBox::ActionRole);
    play->setObjectName(QStringLiteral("play"));
    play->setAutoDefault(false);
    play->setToolTip(tr("Opens it to be solved by hand."));
    form.addRow(buttons);
    connect(play, &QPushButton::clicked, this, [this] {
        m_wantsPlay = true;
        accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewPuzzleDialog::say(const QString& text)
{
    m_said->setText(text);
    m_said->setVisible(!text.isEmpty());
}

void NewPuzzleDialog::makeSeveral()
{
    m_thread = {}; // ends the one before
    m_made.clear();
    m_list->clear();
    m_list->show();
    say(tr("Puzzles are being made; closing this window stops that."));
    const auto post = [this](auto act) {
        QMetaObject::invokeMethod(this, std::move(act), Qt::QueuedConnection);
    };
    m_thread = std::jthread([this, post, request = request(),
                             count = m_howMany->value()](const std::stop_token& token) mutable {
        const auto failure = caught([&]() -> QString {
            for (int i = 0; i < count && !token.stop_requested(); ++i, ++request.seed) {
                Control control({}, token);
                const auto problem = m_puzzle.generate(request, control);
                if (!problem)
                    return translated(problem.error().sentence);
                if (*problem == nullptr)
                    return {};
                const Made made{*problem,
                                {request.version, request.seed},
                                ratingOf(m_puzzle, **problem, token)};
                if (token.stop_requested())
                    return {};
                post([this, made, token] {
                    if (!token.stop_requested())
                        addMade(made);
                });
            }
            return {};
        });
        const QString said = failure ? *failure : translated(failure.error().sentence);
        post([this, said, token] {
            if (!token.stop_requested())
                say(said);
        });
    });
}

std::optional<Rating> NewPuzzleDialog::ratingOf(const Puzzle& puzzle, const Problem& problem,
                                                const std::stop_token& token)
{
    if (puzzle.info().difficulties.empty())
        return std::nullopt;
    Control control({.time = kLongestRating}, token);
    const auto rating = puzzle.rate(problem, control);
    return rating ? std::optional(*rating) : std::nullopt;
}

void NewPuzzleDialog::addMade(const Made& made)
{
    QStringList columns{QString::fromStdString(seedName(made.seed))};
    if (made.rating)
        columns << translated(m_puzzle.info().difficulties[made.rating->difficulty].title)
                << QLocale().toString(static_cast<qulonglong>(made.rating->score));
    m_made.push_back(made);
    auto* const item = new QTreeWidgetItem(m_list, columns);
    if (m_made.size() == 1) {
        m_list->setCurrentItem(item);
        m_list->setFocus();
    }
}

const NewPuzzleDialog::Made* NewPuzzleDialog::chosen() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row < 0 ? nullptr : &m_made[static_cast<std::size_t>(row)];
}

void NewPuzzleDialog::addParameter(QFormLayout& form, const ParameterInfo& parameter)
{
    using Kind = ParameterInfo::Kind;
    const QString fallback = QString::fromStdString(parameter.fallback);
    const QString id = QString::fromStdString(parameter.id);
    const auto add = [&](QWidget* editor, std::function<std::string()> text) {
        editor->setObjectName(id);
        editor->setToolTip(translated(parameter.summary));
        form.addRow(translated(parameter.title), editor);
        m_fields.push_back({parameter.id, std::move(text)});
    };
    switch (parameter.kind) {
    case Kind::Number: {
        auto* const spin = makeSpin(kMostNumber, fallback.toInt());
        keeps(id, spin);
        add(spin, [spin] { return std::to_string(spin->value()); });
        break;
    }
    case Kind::Size: {
        const QStringList sides = fallback.split(QLatin1Char('x'));
        auto* const columns = makeSpin(kMostSide, sides.front().toInt());
        auto* const rows = makeSpin(kMostSide, sides.back().toInt());
        columns->setAccessibleName(tr("Columns"));
        rows->setAccessibleName(tr("Rows"));
        auto* const both = new QWidget;
        auto* const layout = new QHBoxLayout(both);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(columns, 1);
        layout->addWidget(new QLabel(QStringLiteral("×")));
        layout->addWidget(rows, 1);
        both->setFocusProxy(columns);
        keeps(id + QStringLiteral("/columns"), columns);
        keeps(id + QStringLiteral("/rows"), rows);
        add(both,
            [columns, rows] { return fmt::format("{}x{}", columns->value(), rows->value()); });
        break;
    }
    case Kind::Text: {
        auto* const line = new QLineEdit(fallback);
        keeps(id, line);
        add(line, [line] { return line->text().trimmed().toStdString(); });
        break;
    }
    case Kind::Flag: {
        auto* const box = new QCheckBox;
        keeps(id, box);
        add(box, [box] { return std::string(box->isChecked() ? "1" : ""); });
        break;
    }
    case Kind::Choice: {
        auto* const chooser = new QComboBox;
        for (const std::string& choice : parameter.choices)
            chooser->addItem(QString::fromStdString(choice), QString::fromStdString(choice));
        chooser->setCurrentText(fallback);
        keeps(id, chooser);
        add(chooser, [chooser] { return chooser->currentText().toStdString(); });
        break;
    }
    }
}

void NewPuzzleDialog::addDifficulties(QFormLayout& form,
                                      const std::vector<DifficultyInfo>& difficulties)
{
    m_difficulty = new QComboBox;
    m_difficulty->setObjectName(QStringLiteral("difficulty"));
    m_difficulty->addItem(tr("Any", "difficulty"), QString());
    for (const DifficultyInfo& difficulty : difficulties) {
        m_difficulty->addItem(translated(difficulty.title), QString::fromStdString(difficulty.id));
        m_difficulty->setItemData(m_difficulty->count() - 1, translated(difficulty.summary),
                                  Qt::ToolTipRole);
    }
    keeps(m_difficulty->objectName(), m_difficulty);
    form.addRow(tr("&Difficulty"), m_difficulty);
}

GenerateRequest NewPuzzleDialog::request() const
{
    GenerateRequest request;
    for (const Field& field : m_fields)
        if (std::string text = field.text(); !text.empty())
            request.parameters.emplace(field.id, std::move(text));
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    request.version = m_puzzle.info().generator.value().version;
    if (m_symmetry != nullptr)
        request.symmetry = m_symmetry->currentData().toString().toStdString();
    if (m_technique != nullptr)
        request.technique = m_technique->currentData().toString().toStdString();
    if (m_clues != nullptr)
        request.clues = static_cast<std::uint32_t>(m_clues->value());
    if (m_difficulty != nullptr)
        request.difficulty = m_difficulty->currentData().toString().toStdString();
    return request;
}

} // namespace clew
