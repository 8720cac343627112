#include "app/gui/features/watchfeature.h"

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>

#include "app/gui/errortext.h"
#include "app/gui/shell.h"
#include "core/files/cpprofiler.h"
#include "core/files/watched.h"
#include "core/puzzle/source.h"
#include "core/session/workbench.h"
#include "widgets/background.h"
#include "widgets/theme.h"

namespace clew {

namespace {

enum class Sender : std::uint8_t { File, Socket, CpProfiler };

// Where the search comes from.
class WatchDialog : public QDialog
{
public:
    explicit WatchDialog(QWidget* parent) : QDialog(parent)
    {
        setObjectName(QStringLiteral("watch"));
        setWindowTitle(Shell::tr("Watch another program"));
        auto* const form = new QFormLayout(this);
        form->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
        form->setSpacing(kSpace);
        auto* const text = new QLabel(
            Shell::tr("Follows a search while it runs: its board, tree and timeline. What programs "
                      "have to print is described in the manual page clew(1)."));
        text->setWordWrap(true);
        form->addRow(text);
        m_sender = new QComboBox;
        m_sender->setObjectName(QStringLiteral("sender"));
        m_sender->addItem(Shell::tr("File that is being written"));
        m_sender->addItem(Shell::tr("Program that connects and sends events"));
        m_sender->addItem(Shell::tr("Solver that speaks CP-Profiler's protocol"));
        form->addRow(Shell::tr("&From"), m_sender);
        auto* const line = new QHBoxLayout;
        m_file = new QLineEdit;
        m_file->setObjectName(QStringLiteral("file"));
        m_browse = new QPushButton(Shell::tr("&Browse…"));
        m_browse->setAutoDefault(false); // Enter begins
        line->addWidget(m_file);
        line->addWidget(m_browse);
        auto* const file = new QLabel(Shell::tr("F&ile")); // a line of two has no buddy of its own
        file->setBuddy(m_file);
        form->addRow(file, line);
        m_port = new QSpinBox;
        m_port->setObjectName(QStringLiteral("port"));
        m_port->setRange(1024, 65535);
        m_port->setValue(kCpProfilerPort);
        form->addRow(Shell::tr("&Port on this machine"), m_port);
        auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
        m_watch = buttons->addButton(Shell::tr("&Watch"), QDialogButtonBox::AcceptRole);
        m_watch->setDefault(true);
        form->addRow(buttons);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
        connect(m_sender, &QComboBox::currentIndexChanged, this, [this] { update(); });
        connect(m_file, &QLineEdit::textChanged, this, [this] { update(); });
        connect(m_browse, &QPushButton::clicked, this, [this] {
            const QString name = QFileDialog::getOpenFileName(
                this, Shell::tr("Watch"), {},
                Shell::tr("Streams of events (*.jsonl);;All files (*)"));
            if (!name.isEmpty())
                m_file->setText(name);
        });
        update();
    }

    [[nodiscard]] Sender sender() const { return static_cast<Sender>(m_sender->currentIndex()); }
    [[nodiscard]] QString file() const { return m_file->text(); }
    [[nodiscard]] std::uint16_t port() const { return static_cast<std::uint16_t>(m_port->value()); }

private:
    void update()
    {
        const bool isFile = sender() == Sender::File;
        m_file->setEnabled(isFile);
        m_browse->setEnabled(isFile);
        m_port->setEnabled(!isFile);
        m_watch->setEnabled(!isFile || !m_file->text().isEmpty());
    }

    QComboBox* m_sender;
    QLineEdit* m_file;
    QPushButton* m_browse;
    QSpinBox* m_port;
    QPushButton* m_watch;
};

using Begun = Result<std::shared_ptr<WatchedSearch>>;

// Waits until the search has begun, on a thread that is not the window's; null if that was
// cancelled. `names`: the header of the variables that labels of solvers may speak of. `refused` is
// told why programs that connected were not let in.
Begun begin(Sender sender, const QString& file, std::uint16_t port, const std::string& names,
            const std::function<void(const Sentence&)>& refused, const std::stop_token& token)
{
    if (sender == Sender::File)
        return ByteSource::file(file.toStdString(), true).and_then([&](ByteSource source) {
            return watchEvents(std::move(source), token);
        });
    auto server = LoopbackServer::listen(port);
    if (!server)
        return tl::make_unexpected(server.error());
    auto source =
        server->accept(token, sender == Sender::Socket ? eventsBegin : cpProfilerBegins, refused);
    if (!source)
        return tl::make_unexpected(source.error());
    if (!*source)
        return std::shared_ptr<WatchedSearch>();
    return sender == Sender::Socket ? watchEvents(std::move(**source), token)
                                    : watchCpProfiler(std::move(**source), token, names);
}

// A solver's labels speak of the variables of a model, and likely of the one that is open.
std::string openNames(const Puzzle& puzzle, const Problem& problem)
{
    return sourceEditing(puzzle) == nullptr ? std::string() : namesOnBoard(puzzle, problem);
}

void watch(Workbench& workbench, Shell& shell)
{
    WatchDialog dialog(&shell.frame());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Sender sender = dialog.sender();
    const QString file = dialog.file();
    const std::uint16_t port = dialog.port();
    const QString waiting = sender == Sender::File
                                ? Shell::tr("Waiting for %1 to begin").arg(file)
                                : Shell::tr("Waiting for a program on port %1").arg(port);
    const Puzzle* const puzzle = workbench.document().puzzle;
    const ProblemPtr problem = workbench.document().problem;
    const auto refused = [&shell](const Sentence& refusal) { // from another thread
        QMetaObject::invokeMethod(
            &shell.frame(), [&shell, refusal] { shell.showMessage(errorText({refusal})); },
            Qt::QueuedConnection);
    };
    const auto begun = inBackground(
        [&](const std::stop_token& token) {
            return begin(sender, file, port,
                         sender == Sender::CpProfiler ? openNames(*puzzle, *problem)
                                                      : std::string(),
                         refused, token);
        },
        waiting, &shell.frame());
    if (!begun)
        shell.showMessage(errorText(begun.error(), sender == Sender::File ? file : QString()));
    else if (*begun != nullptr)
        workbench.follow(*begun, sentence(Shell::tr("Watch another program")));
}

} // namespace

void installWatching(Workbench& workbench, Shell& shell)
{
    QAction* const action = shell.addAction(Shell::tr("&Watch another program…"), {});
    QObject::connect(action, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { watch(workbench, shell); });
    QMenu& menu = shell.menu(Shell::MenuId::File);
    const auto entries = menu.actions();
    menu.insertAction(entries.size() > 1 ? entries[1] : nullptr, action); // after Open
}

} // namespace clew
