#include "app/gui/features/newpuzzledialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <fmt/format.h>

#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kLeastWidth = 320; // so that the title can be read
constexpr int kMostSide = 200;
constexpr int kMostNumber = 1'000'000;
constexpr int kMostSeed = 999'999;

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
    : QDialog(parent), m_seed(makeSpin(kMostSeed, drawSeed()))
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

    auto* const seedRow = new QHBoxLayout;
    auto* const seedLabel =
        new QLabel(tr("N&umber", "of a new puzzle, by which it can be made again"));
    seedLabel->setBuddy(m_seed);
    m_seed->setObjectName(QStringLiteral("seed"));
    m_seed->setToolTip(tr("The same number makes the same puzzle again."));
    auto* const again = new QPushButton(tr("&Another"));
    connect(again, &QPushButton::clicked, this, [this] { m_seed->setValue(drawSeed()); });
    seedRow->addWidget(m_seed, 1);
    seedRow->addWidget(again);
    form->addRow(seedLabel, seedRow);

    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Make it"));
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void NewPuzzleDialog::addParameter(QFormLayout& form, const ParameterInfo& parameter)
{
    using Kind = ParameterInfo::Kind;
    const QString fallback = QString::fromStdString(parameter.fallback);
    const auto add = [&](QWidget* editor, std::function<std::string()> text) {
        editor->setObjectName(QString::fromStdString(parameter.id));
        editor->setToolTip(translated(parameter.summary));
        form.addRow(translated(parameter.title), editor);
        m_fields.push_back({parameter.id, std::move(text)});
    };
    switch (parameter.kind) {
    case Kind::Number: {
        auto* const spin = makeSpin(kMostNumber, fallback.toInt());
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
        add(both,
            [columns, rows] { return fmt::format("{}x{}", columns->value(), rows->value()); });
        break;
    }
    case Kind::Text: {
        auto* const line = new QLineEdit(fallback);
        add(line, [line] { return line->text().trimmed().toStdString(); });
        break;
    }
    case Kind::Flag: {
        auto* const box = new QCheckBox;
        add(box, [box] { return std::string(box->isChecked() ? "1" : ""); });
        break;
    }
    case Kind::Choice: {
        auto* const chooser = new QComboBox;
        for (const std::string& choice : parameter.choices)
            chooser->addItem(QString::fromStdString(choice));
        chooser->setCurrentText(fallback);
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
    form.addRow(tr("&Difficulty"), m_difficulty);
}

GenerateRequest NewPuzzleDialog::request() const
{
    GenerateRequest request;
    for (const Field& field : m_fields)
        if (std::string text = field.text(); !text.empty())
            request.parameters.emplace(field.id, std::move(text));
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    if (m_difficulty != nullptr)
        request.difficulty = m_difficulty->currentData().toString().toStdString();
    return request;
}

} // namespace clew
