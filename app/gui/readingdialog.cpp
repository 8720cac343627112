#include "app/gui/readingdialog.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <span>

#include "core/session/documentio.h"
#include "widgets/fittingscreen.h"
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

/// Put into words, and drawn, when it comes into view: there may be very many.
class ReadingItem : public QListWidgetItem
{
public:
    ReadingItem(const Document& reading, QString title, QListWidget* list)
        : QListWidgetItem(list), m_reading(reading), m_title(std::move(title))
    {
    }

    [[nodiscard]] QVariant data(int role) const override
    {
        if (role == Qt::DisplayRole)
            return ReadingDialog::tr("%1\n%2", "the puzzle, and the problem below it")
                .arg(m_title, translated(m_reading.puzzle->title(*m_reading.problem)));
        if (role == Qt::DecorationRole) {
            if (!m_icon)
                m_icon = iconOf(m_reading, listWidget()->devicePixelRatioF());
            return *m_icon;
        }
        return QListWidgetItem::data(role);
    }

private:
    const Document& m_reading;
    QString m_title;
    mutable std::optional<QIcon> m_icon;
};

// Which lines of the text are no boards, and why.
QString unreadText(const std::vector<Error>& unread)
{
    constexpr std::size_t kMostSaid = 3;
    QStringList text{withCount(unread.size(), [](int n) {
        return ReadingDialog::tr("%Ln line(s) could not be read:", nullptr, n);
    })};
    for (const Error& error : std::span(unread).first(std::min(kMostSaid, unread.size())))
        text << translated(located(error));
    if (unread.size() > kMostSaid)
        text << withCount(unread.size() - kMostSaid,
                          [](int n) { return ReadingDialog::tr("(and %Ln more)", nullptr, n); });
    return text.join(u'\n');
}

} // namespace

ReadingDialog::ReadingDialog(const Readings& given, QWidget* parent)
    : QDialog(parent), m_list(new QListWidget)
{
    setObjectName(QStringLiteral("readings"));
    const std::vector<Document>& readings = given.documents;
    const bool areBoards = clew::areBoards(readings);
    setWindowTitle(areBoards ? tr("Which board?") : tr("Which puzzle?"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
    layout->setSpacing(kSpace);
    auto* const question = new QLabel(
        !given.doubt.empty() ? tr("%1 The &text can be read as:", "a sentence on what it nearly is")
                                   .arg(translated(given.doubt))
        : areBoards
            ? withCount(readings.size(),
                        [](int n) { return tr("This &text holds %Ln board(s):", nullptr, n); })
            : tr("This &text can be read in several ways:"));
    question->setBuddy(m_list);
    question->setWordWrap(true);
    layout->addWidget(question);
    m_list->setIconSize({kThumbnail, kThumbnail});
    m_list->setSpacing(kSpace / 2);
    m_list->setUniformItemSizes(true);
    for (std::size_t i = 0; i < readings.size(); ++i)
        new ReadingItem(readings[i],
                        areBoards ? tr("Board %1").arg(grouped(i + 1))
                                  : translated(readings[i].puzzle->info().title),
                        m_list);
    m_list->setCurrentRow(0);
    const int rows = std::min<int>(kRowsShown, m_list->count());
    m_list->setMinimumHeight(rows * (m_list->sizeHintForRow(0) + kSpace) + kSpace);
    layout->addWidget(m_list, 1);
    if (!given.unread.empty()) {
        auto* const unread = new QLabel(unreadText(given.unread));
        unread->setObjectName(QStringLiteral("unread"));
        unread->setTextFormat(Qt::PlainText); // it quotes the text
        unread->setWordWrap(true);
        layout->addWidget(unread);
    }
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Open)->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    resize(fittingScreen(*this, {kDialogWidth, sizeHint().height()}));
    m_list->setFocus();
}

std::size_t ReadingDialog::chosen() const
{
    return static_cast<std::size_t>(std::max(0, m_list->currentRow()));
}

std::optional<Document> chooseReading(Readings readings, QWidget* parent)
{
    if (readings.documents.size() == 1 && readings.doubt.empty())
        return std::move(readings.documents.front());
    ReadingDialog dialog(readings, parent);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return std::move(readings.documents[dialog.chosen()]);
}

} // namespace clew
