#include "app/gui/readingdialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/picturepainter.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kThumbnail = 96;
constexpr int kDialogWidth = 460;
constexpr int kRowsShown = 4;
/// Boards with more variables are not drawn: they would be grey, and take their time.
constexpr std::uint32_t kMostDrawn = 50'000;

QIcon iconOf(const Document& reading, double devicePixelRatio)
{
    if (reading.puzzle->dimensions(*reading.problem).variables > kMostDrawn)
        return {};
    View view;
    view.coordinates = false;
    const QPixmap pixmap =
        thumbnail(reading.puzzle->picture(*reading.problem, view), kThumbnail, devicePixelRatio);
    QIcon icon(pixmap);
    icon.addPixmap(pixmap, QIcon::Selected); // not tinted
    return icon;
}

} // namespace

ReadingDialog::ReadingDialog(const std::vector<Document>& readings, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget)
{
    setObjectName(QStringLiteral("readings"));
    setWindowTitle(tr("Which puzzle?"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    layout->setSpacing(kSpace);
    auto* const question = new QLabel(tr("This &text can be read in several ways:"));
    question->setBuddy(m_list);
    layout->addWidget(question);
    m_list->setIconSize({kThumbnail, kThumbnail});
    m_list->setSpacing(kSpace / 2);
    for (const Document& reading : readings)
        new QListWidgetItem(iconOf(reading, devicePixelRatioF()),
                            tr("%1\n%2", "the puzzle, and the problem below it")
                                .arg(translated(reading.puzzle->info().title),
                                     translated(reading.puzzle->title(*reading.problem))),
                            m_list);
    m_list->setCurrentRow(0);
    const int rows = std::min<int>(kRowsShown, m_list->count());
    m_list->setMinimumHeight(rows * (m_list->sizeHintForRow(0) + kSpace) + kSpace);
    layout->addWidget(m_list, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Open)->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    resize(kDialogWidth, sizeHint().height());
    m_list->setFocus();
}

std::size_t ReadingDialog::chosen() const
{
    return static_cast<std::size_t>(std::max(0, m_list->currentRow()));
}

std::optional<Document> chooseReading(std::vector<Document> readings, QWidget* parent)
{
    if (readings.size() == 1)
        return std::move(readings.front());
    ReadingDialog dialog(readings, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return std::move(readings[dialog.chosen()]);
}

} // namespace clew
