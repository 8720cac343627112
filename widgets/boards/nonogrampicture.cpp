#include "widgets/boards/nonogrampicture.h"

#include <QBuffer>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QImageReader>
#include <QLabel>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <algorithm>
#include <chrono>

#include "core/puzzles/nonogram/frompicture.h"
#include "core/session/filereading.h"
#include "widgets/theme.h"

namespace clew::nonogram {

namespace {

constexpr qint64 kMaxPicture = qint64{256} << 20;
constexpr int kPreviewSide = 320;
constexpr int kFirstSide = 25; ///< of the longer side, until another is chosen
constexpr auto kPatience = std::chrono::seconds(5);

QImage greyOnWhite(const QImage& image)
{
    QImage opaque(image.size(), QImage::Format_RGB32);
    opaque.fill(Qt::white);
    QPainter(&opaque).drawImage(0, 0, image);
    return opaque.convertToFormat(QImage::Format_Grayscale8);
}

} // namespace

Result<QImage> readImage(const QString& path, const std::stop_token& token)
{
    return readFile(path, kMaxPicture, token).and_then([](QByteArray bytes) -> Result<QImage> {
        QBuffer buffer(&bytes);
        QImageReader reader(&buffer);
        reader.setAutoTransform(true);
        const QImage image = reader.read();
        if (image.isNull())
            return fail(verbatim(reader.errorString().toStdString()));
        return image;
    });
}

PictureDialog::PictureDialog(const Puzzle& puzzle, const QImage& image, QWidget* parent)
    : QDialog(parent), m_puzzle(puzzle), m_image(greyOnWhite(image)), m_preview(new QLabel),
      m_verdict(new QLabel), m_columns(new QSpinBox), m_rows(new QSpinBox),
      m_threshold(new QSlider(Qt::Horizontal)), m_inverted(new QCheckBox(tr("&Light cells filled")))
{
    setWindowTitle(tr("Nonogram from a picture"));
    build();
    m_pause.setSingleShot(true);
    m_pause.setInterval(200);
    connect(&m_pause, &QTimer::timeout, this, &PictureDialog::checkUniqueness);
    connect(&m_session, &SearchSession::finished, this,
            [this](quint64 /*run*/, const Outcome& outcome) { tellOutcome(outcome); });
    const double longer = std::max(m_image.width(), m_image.height());
    m_columns->setValue(std::max(1, qRound(m_image.width() / longer * kFirstSide)));
    keepProportions();
    for (QSpinBox* const box : {m_columns, m_rows})
        connect(box, &QSpinBox::valueChanged, this, &PictureDialog::convert);
    connect(m_columns, &QSpinBox::valueChanged, this, &PictureDialog::keepProportions);
    connect(m_threshold, &QSlider::valueChanged, this, &PictureDialog::convert);
    connect(m_inverted, &QCheckBox::toggled, this, &PictureDialog::convert);
    convert();
}

void PictureDialog::build()
{
    for (QSpinBox* const box : {m_columns, m_rows})
        box->setRange(1, static_cast<int>(kMaxSide));
    m_threshold->setRange(1, 255);
    m_threshold->setValue(128);
    m_columns->setObjectName(QStringLiteral("pictureColumns"));
    m_rows->setObjectName(QStringLiteral("pictureRows"));
    m_threshold->setObjectName(QStringLiteral("pictureThreshold"));
    m_inverted->setObjectName(QStringLiteral("pictureInverted"));
    m_verdict->setObjectName(QStringLiteral("pictureVerdict"));
    m_verdict->setWordWrap(true);
    m_preview->setFixedSize(kPreviewSide, kPreviewSide);
    m_preview->setAlignment(Qt::AlignCenter);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const form = new QFormLayout(this);
    form->setSpacing(kSpace);
    form->addRow(m_preview);
    form->addRow(tr("&Columns"), m_columns);
    form->addRow(tr("&Rows"), m_rows);
    form->addRow(tr("&Threshold"), m_threshold);
    form->addRow(m_inverted);
    form->addRow(m_verdict);
    form->addRow(buttons);
}

void PictureDialog::keepProportions()
{
    m_rows->setValue(qRound(double(m_columns->value()) * m_image.height() / m_image.width()));
}

void PictureDialog::convert()
{
    const int width = m_columns->value();
    const int height = m_rows->value();
    const QImage small =
        m_image.scaled(width, height, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
            .convertToFormat(QImage::Format_Grayscale8);
    std::vector<bool> filled;
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x)
            filled.push_back((qGray(small.pixel(x, y)) < m_threshold->value()) !=
                             m_inverted->isChecked());
    m_problem = std::make_shared<NonogramProblem>(
        fromPicture(static_cast<std::uint32_t>(width), static_cast<std::uint32_t>(height), filled));
    showPreview(filled);
    m_session.cancel();
    m_verdict->setText(tr("Looking for a second solution…"));
    m_pause.start();
}

void PictureDialog::showPreview(const std::vector<bool>& filled)
{
    const int width = m_columns->value();
    QImage bits(width, m_rows->value(), QImage::Format_RGB32);
    std::size_t cell = 0;
    for (int y = 0; y < bits.height(); ++y)
        for (int x = 0; x < width; ++x)
            bits.setPixelColor(x, y, theme::colour(filled[cell++] ? Ink::Text : Ink::Cell));
    m_preview->setPixmap(QPixmap::fromImage(bits.scaled(m_preview->size(), Qt::KeepAspectRatio)));
}

void PictureDialog::checkUniqueness()
{
    SearchSession::Request request;
    request.puzzle = &m_puzzle;
    request.problem = m_problem;
    request.limits.solutions = 2;
    request.limits.time = kPatience;
    request.traced = false;
    m_session.start(std::move(request));
}

void PictureDialog::tellOutcome(const Outcome& outcome)
{
    if (m_pause.isActive() || outcome.reason == StopReason::Cancelled)
        return; // of a picture that has changed since
    if (outcome.ending == Ending::Exhausted)
        m_verdict->setText(tr("This picture is the only solution."));
    else if (outcome.counters.solutions > 1)
        m_verdict->setText(tr("There are several solutions: change size or threshold to make the "
                              "picture the only one."));
    else
        m_verdict->setText(
            tr("Could not decide within %n second(s) whether there is a second solution.", nullptr,
               static_cast<int>(kPatience.count())));
}

} // namespace clew::nonogram
