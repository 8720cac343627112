#include "app/gui/features/animationfeature.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <algorithm>
#include <array>

#include "app/gui/features/backgroundtask.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/files/film.h"
#include "core/session/workbench.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr quint64 kDefaultSpan = 100; ///< events before the playhead
constexpr quint64 kWholeSpan = 400;   ///< as many are proposed whole
constexpr std::uint64_t kMostFrames = 20000;

struct FormatChoice
{
    FilmFormat format;
    const char* suffix;
    bool moves; ///< in time, not picture by picture
};
constexpr std::array<FormatChoice, 6> kChoices{{{FilmFormat::Webp, "webp", true},
                                                {FilmFormat::Gif, "gif", true},
                                                {FilmFormat::Webm, "webm", true},
                                                {FilmFormat::Png, "png", false},
                                                {FilmFormat::Svg, "svg", false},
                                                {FilmFormat::Pdf, "pdf", false}}};

class AnimationDialog : public QDialog
{
public:
    AnimationDialog(const Moment& moment, QWidget* parent)
        : QDialog(parent), m_length(moment.length)
    {
        setObjectName(QStringLiteral("animation"));
        setWindowTitle(Shell::tr("Export animation"));
        auto* const form = new QFormLayout(this);
        form->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
        form->setSpacing(kSpace);
        m_format->addItems({Shell::tr("Animated WebP"), Shell::tr("Animated GIF"),
                            Shell::tr("WebM film"), Shell::tr("PNG, a file for each picture"),
                            Shell::tr("SVG, a file for each picture"),
                            Shell::tr("PDF, a page for each picture")});
        const auto place = moment.position;
        prepare(m_from, m_length, place > kWholeSpan ? place - kDefaultSpan : 0);
        prepare(m_to, m_length, place > 0 ? place : std::min(m_length, kDefaultSpan));
        prepare(m_every, std::max<quint64>(1, m_length), 1);
        m_every->setMinimum(1);
        m_rate->setRange(0.5, 50);
        m_rate->setValue(8);
        m_rate->setDecimals(1);
        prepare(m_cell, 256, 48);
        m_cell->setMinimum(8);
        m_cell->setSuffix(Shell::tr(" pixels", "after a number"));
        m_theme->addItems({Shell::tr("Light"), Shell::tr("Dark")});
        m_theme->setCurrentIndex(theme::isDark() ? 1 : 0);
        m_captions->setChecked(true);
        form->addRow(Shell::tr("&Format"), m_format);
        form->addRow(Shell::tr("F&rom event"), m_from);
        form->addRow(Shell::tr("&To event"), m_to);
        form->addRow(Shell::tr("A picture e&very … events"), m_every);
        form->addRow(Shell::tr("&Pictures a second"), m_rate);
        form->addRow(Shell::tr("&Cell size"), m_cell);
        form->addRow(Shell::tr("T&heme"), m_theme);
        form->addRow(m_captions);
        form->addRow(m_tree);
        form->addRow(m_timeline);
        form->addRow(m_summary);
        m_buttons->button(QDialogButtonBox::Ok)->setText(Shell::tr("&Export…"));
        form->addRow(m_buttons);
        connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(m_format, &QComboBox::currentIndexChanged, this, &AnimationDialog::summarise);
        for (QDoubleSpinBox* const box : {m_from, m_to, m_every, m_rate})
            connect(box, &QDoubleSpinBox::valueChanged, this, &AnimationDialog::summarise);
        summarise();
    }

    [[nodiscard]] Film film(const Document& document) const
    {
        Film film{document.puzzle, document.problem, document.trace};
        film.from = number(m_from);
        film.to = number(m_to);
        film.every = number(m_every);
        if (m_captions->isChecked())
            film.caption = [](const Sentence& sentence) {
                return translated(sentence).toStdString();
            };
        film.hasTree = m_tree->isChecked();
        film.hasTimeline = m_timeline->isChecked();
        film.format = choice().format;
        film.framesPerSecond = m_rate->value();
        film.cellSize = m_cell->value();
        film.dark = m_theme->currentIndex() == 1;
        return film;
    }
    [[nodiscard]] QString suffix() const { return QLatin1String(choice().suffix); }

private:
    // Events are counted beyond what fits into an int; a double holds them exactly.
    static void prepare(QDoubleSpinBox* box, quint64 most, quint64 value)
    {
        box->setDecimals(0);
        box->setGroupSeparatorShown(true);
        box->setRange(0, static_cast<double>(most));
        box->setValue(static_cast<double>(value));
    }
    static std::uint64_t number(const QDoubleSpinBox* box)
    {
        return static_cast<std::uint64_t>(box->value());
    }
    [[nodiscard]] const FormatChoice& choice() const
    {
        return kChoices.at(static_cast<std::size_t>(m_format->currentIndex()));
    }

    void summarise()
    {
        const std::uint64_t frames = frameCount(film({}));
        const bool moves = choice().moves;
        m_rate->setEnabled(moves);
        QString text =
            frames == 0
                ? Shell::tr("The last event comes before the first.")
                : withCount(frames, [](int n) { return Shell::tr("%Ln picture(s)", nullptr, n); });
        if (moves && frames > 0)
            text +=
                Shell::tr(", %1 s", "a playing time in seconds")
                    .arg(QLocale().toString(static_cast<double>(frames) / m_rate->value(), 'f', 1));
        if (frames > kMostFrames)
            text =
                Shell::tr("%1: at most %2. Choose fewer events.").arg(text, grouped(kMostFrames));
        m_summary->setText(text);
        m_buttons->button(QDialogButtonBox::Ok)->setEnabled(frames > 0 && frames <= kMostFrames);
    }

    quint64 m_length;
    QComboBox* m_format = new QComboBox;
    QDoubleSpinBox* m_from = new QDoubleSpinBox;
    QDoubleSpinBox* m_to = new QDoubleSpinBox;
    QDoubleSpinBox* m_every = new QDoubleSpinBox;
    QDoubleSpinBox* m_rate = new QDoubleSpinBox;
    QDoubleSpinBox* m_cell = new QDoubleSpinBox;
    QComboBox* m_theme = new QComboBox;
    QCheckBox* m_captions = new QCheckBox(Shell::tr("C&aption each picture"));
    QCheckBox* m_tree = new QCheckBox(Shell::tr("Search t&ree beside the board"));
    QCheckBox* m_timeline = new QCheckBox(Shell::tr("Time&line below the board"));
    QLabel* m_summary = new QLabel;
    QDialogButtonBox* m_buttons =
        new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
};

void exportAnimation(Workbench& workbench, Shell& shell)
{
    if (!workbench.moment()->isWatching()) {
        shell.showMessage(Shell::tr("Nothing has been searched yet. Press Space first."));
        return;
    }
    workbench.player().pause();
    const Document document = workbench.snapshot();
    AnimationDialog dialog(*workbench.moment(), &shell.frame());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Film film = dialog.film(document);
    QString name = QFileDialog::getSaveFileName(&shell.frame(), Shell::tr("Export animation"),
                                                proposedName(document, u'.' + dialog.suffix()),
                                                QStringLiteral("*.") + dialog.suffix());
    if (name.isEmpty())
        return;
    if (QFileInfo(name).suffix().toLower() != dialog.suffix())
        name += QLatin1Char('.') + dialog.suffix();
    runWriting(workbench, shell, name, frameCount(film),
               [film, name](std::atomic<std::uint64_t>& done, const std::stop_token& token) {
                   const auto written = writeFilm(film, name.toStdString(), done, token);
                   return written ? QString() : translated(written.error().sentence);
               });
}

} // namespace

void installAnimation(Workbench& workbench, Shell& shell)
{
    QAction* const action = shell.addAction(Shell::tr("Export &animation…"),
                                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)});
    // After the picture's own export, which comes first of its group.
    QMenu& menu = shell.menu(Shell::MenuId::File);
    const auto actions = menu.actions();
    const auto separator = std::ranges::find_if(actions, &QAction::isSeparator);
    menu.insertAction(actions.end() - separator > 2 ? separator[2] : nullptr, action);
    QObject::connect(action, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { exportAnimation(workbench, shell); });
}

} // namespace clew
