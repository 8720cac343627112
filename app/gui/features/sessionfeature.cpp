#include "app/gui/features/sessionfeature.h"

#include <QAction>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFrame>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLockFile>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>
#include <QUuid>
#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <system_error>
#include <thread>
#include <utility>

#include "app/gui/errortext.h"
#include "app/gui/proposedname.h"
#include "app/gui/sessions.h"
#include "app/gui/shell.h"
#include "core/files/link.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/session/workbench.h"
#include "core/storage/outputfile.h"
#include "core/storage/systemerror.h"
#include "widgets/background.h"
#include "widgets/commandpalette.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr auto kAutosaveInterval = std::chrono::milliseconds(1500);
// A person's moves are worth more than what is searched again: they do not wait that long, unless
// they are so many that whoever makes the next one could feel it.
constexpr auto kSoon = std::chrono::milliseconds(50);
constexpr qint64 kMostSoonBytes = 256 << 10;
constexpr qsizetype kMostDiscarded = 5; // sessions that are kept aside

QString lockOf(const QString& sessionFile)
{
    return sessionFile + QStringLiteral(".lock");
}

// Each window writes to a file of its own and holds a lock beside it while it lives. A file whose
// lock nobody holds was left by a crash.
class Autosave : public QObject
{
    Q_OBJECT

public:
    Autosave(Workbench& workbench, Shell& shell)
        : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell),
          m_restoreDiscarded(shell.addAction(Shell::tr("Restore what was &discarded"), {})),
          m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                   QStringLiteral("/unsaved")),
          m_discarded(m_folder.filePath(QStringLiteral("discarded"))),
          m_file(m_folder.filePath(QUuid::createUuid().toString(QUuid::Id128) + kSessionSuffix)),
          m_lock(lockOf(m_file))
    {
        m_folder.mkpath(QStringLiteral("."));
        m_lock.setStaleLockTime(0); // it is held for as long as the window is open
        connect(&m_timer, &QTimer::timeout, this, &Autosave::saveIfTouched);
        m_timer.setObjectName(QStringLiteral("autosave"));
        m_timer.start(kAutosaveInterval);
        m_soon.setObjectName(QStringLiteral("soonSaved"));
        m_soon.setSingleShot(true);
        m_soon.setInterval(kSoon);
        connect(&m_soon, &QTimer::timeout, this, &Autosave::saveIfTouched);
        connect(&workbench, &Workbench::documentChanged, this, [this] { m_touched = true; });
        connect(&workbench, &Workbench::momentChanged, this, &Autosave::noteMoment);
        m_restoreDiscarded->setToolTip(Shell::tr("The last crashed session that was discarded"));
        m_restoreDiscarded->setEnabled(!discarded().isEmpty());
        connect(m_restoreDiscarded, &QAction::triggered, this, &Autosave::restoreDiscarded);
        removeOldLocks();
        QTimer::singleShot(0, this, &Autosave::offerWhatIsLeft);
    }

    [[nodiscard]] QAction* restoringDiscarded() const { return m_restoreDiscarded; }

    ~Autosave() override
    {
        m_writer = {};
        QFile::remove(m_file); // closed as it should be
    }

private:
    void noteMoment(const MomentPtr& moment)
    {
        m_touched = true;
        const Hand* const hand = m_workbench.hand();
        const auto move = hand == nullptr ? 0 : hand->log().size();
        const bool isMoved = moment->isByHand() && move != std::exchange(m_move, move);
        if (isMoved && m_latest.size() <= kMostSoonBytes)
            m_soon.start();
    }

    // Returns whether the file holds what is shown.
    bool save()
    {
        m_writer = {};
        const QByteArray text = m_workbench.workspaceText();
        if (text != m_latest || !m_written) {
            m_latest = text;
            m_written = write(text);
        }
        return m_written.has_value();
    }

    // The lock comes with the first text: it takes the disk's time, too, and no start waits for it.
    // The folder may have gone since.
    [[nodiscard]] Result<void> write(const QByteArray& text)
    {
        const std::string name = m_file.toStdString();
        const std::string_view bytes(text.constData(), static_cast<std::size_t>(text.size()));
        if (isTooLarge(text))
            return cannotWrite(name, EFBIG);
        m_folder.mkpath(QStringLiteral("."));
        if (m_lock.isLocked() || m_lock.tryLock(0))
            return replaceFile(name, bytes);
        // A lock does not say what it failed for: a file that is given up does.
        const auto failed = [&] { return Result<void>(cannotWrite(name, EBUSY)); };
        return OutputFile::create(name)
            .and_then([&](OutputFile file) { return file.write(bytes); })
            .and_then(failed);
    }

    // A disk may take its time: whoever plays does not wait for it. What could not be written is
    // tried again, also if nothing is done meanwhile.
    void saveIfTouched()
    {
        m_soon.stop();
        if (m_isWriting)
            return;
        sayWhetherKept();
        if (m_workbench.isFresh() || (!m_touched && m_written))
            return;
        if (std::exchange(m_touched, false)) {
            const QByteArray text = m_workbench.workspaceText();
            if (text == m_latest && m_written)
                return;
            m_latest = text;
        }
        m_isWriting = true;
        try {
            m_writer = std::jthread([this, text = m_latest] {
                m_written = caught([&] { return write(text); });
                m_isWriting = false;
            });
        } catch (const std::system_error&) { // no thread to be had: what is kept is worth a wait
            m_written = write(m_latest);
            m_isWriting = false;
        }
    }

    // Once, until it succeeds.
    void sayWhetherKept()
    {
        if (m_written) {
            if (!m_complaint.isEmpty() && translated(m_workbench.message()) == m_complaint)
                m_shell.showMessage({});
            m_complaint.clear();
        } else if (m_complaint.isEmpty()) {
            m_complaint =
                Shell::tr("If Clew crashed now, your latest changes would be lost: %1. Free some "
                          "space, or save the session elsewhere. Clew keeps trying.",
                          "%1: the reason, as in: cannot write FILE: No space left on device")
                    .arg(errorText(m_written.error()));
            m_shell.showMessage(m_complaint);
        }
    }

    // Of windows that ended before they had anything to keep.
    void removeOldLocks() const
    {
        for (const QFileInfo& lock :
             m_folder.entryInfoList({lockOf(QStringLiteral("*"))}, QDir::Files))
            if (!QFile::exists(lock.path() + QLatin1Char('/') + lock.completeBaseName()))
                QLockFile(lock.filePath()).removeStaleLockFile();
    }

    // The newest of them; the others are offered in turn when this one is answered.
    void offerWhatIsLeft()
    {
        const auto files =
            m_folder.entryInfoList({QLatin1Char('*') + kSessionSuffix}, QDir::Files, QDir::Time);
        for (const QFileInfo& file : files) {
            if (file.filePath() == m_file)
                continue;
            auto lock = std::make_unique<QLockFile>(lockOf(file.filePath()));
            lock->setStaleLockTime(0);
            if (lock->tryLock(0)) {
                m_leftLock = std::move(lock); // nobody else is to offer it
                offer(file);
                return;
            }
        }
    }

    void offer(const QFileInfo& file)
    {
        auto* const bar = new QFrame;
        bar->setObjectName(QStringLiteral("recovery"));
        auto* const line = new QHBoxLayout(bar);
        line->setContentsMargins(2 * kSpace, kSpace / 2, kSpace, kSpace / 2);
        auto* const text = new QLabel(
            Shell::tr("Clew did not close properly. The session of %1 can be restored.", "a time")
                .arg(QLocale().toString(file.lastModified(), QLocale::ShortFormat)));
        text->setWordWrap(true);
        line->addWidget(text, 1);
        auto* const restore = new QPushButton(Shell::tr("&Restore"));
        auto* const discard = new QPushButton(Shell::tr("&Discard"));
        line->addWidget(restore);
        line->addSpacing(4 * kSpace); // nobody is to hit the one for the other
        line->addWidget(discard);
        connect(restore, &QPushButton::clicked, this, [this, file, bar] {
            bar->setEnabled(false);
            this->restore(file.filePath());
            goOn(*bar);
        });
        connect(discard, &QPushButton::clicked, this, [this, file, bar] {
            this->discard(file);
            goOn(*bar);
        });
        m_shell.addBar(bar);
    }

    // What was played by hand is made by no search again: the last few are kept, where they are not
    // offered any more.
    void discard(const QFileInfo& file)
    {
        m_discarded.mkpath(QStringLiteral("."));
        const QString aside = m_discarded.filePath(file.fileName());
        if (!QFile::rename(file.filePath(), aside)) {
            m_shell.showMessage(Shell::tr("The session could not be moved. It is kept as %1.")
                                    .arg(QDir::toNativeSeparators(file.filePath())));
            return;
        }
        QFileInfoList others = discarded();
        others.removeIf(
            [&](const QFileInfo& other) { return other.fileName() == file.fileName(); });
        for (const QFileInfo& old : others.mid(kMostDiscarded - 1))
            QFile::remove(old.filePath());
        sayDiscarded(aside);
        m_restoreDiscarded->setEnabled(true);
    }

    // The newest first.
    [[nodiscard]] QFileInfoList discarded() const
    {
        return QDir(m_discarded.path())
            .entryInfoList({QLatin1Char('*') + kSessionSuffix}, QDir::Files, QDir::Time);
    }

    void sayDiscarded(const QString& fileName)
    {
        delete m_discardedBar;
        auto* const bar = new QFrame;
        m_discardedBar = bar;
        bar->setObjectName(QStringLiteral("discarded"));
        auto* const line = new QHBoxLayout(bar);
        line->setContentsMargins(2 * kSpace, kSpace / 2, kSpace, kSpace / 2);
        auto* const text =
            new QLabel(Shell::tr("The session is discarded. The last few such sessions can be "
                                 "restored: File, %1.",
                                 "%1: a command of the menu")
                           .arg(plainText(*m_restoreDiscarded)));
        text->setWordWrap(true);
        line->addWidget(text, 1);
        auto* const restore = new QPushButton(Shell::tr("&Restore"));
        auto* const close = new QPushButton(Shell::tr("&Close"));
        line->addWidget(restore);
        line->addWidget(close);
        connect(restore, &QPushButton::clicked, this, [this, fileName, bar] {
            const QPointer<QWidget> shown(bar);
            bar->setEnabled(false);
            this->restore(fileName);
            m_restoreDiscarded->setEnabled(!discarded().isEmpty());
            if (shown)
                shown->deleteLater();
        });
        connect(close, &QPushButton::clicked, bar, &QWidget::deleteLater);
        m_shell.addBar(bar);
    }

    // One after the other: what is restored is kept by this window.
    void restoreDiscarded()
    {
        if (const QFileInfoList files = discarded(); !files.isEmpty()) {
            delete m_discardedBar; // it may be about this one
            restore(files.front().filePath());
        }
        m_restoreDiscarded->setEnabled(!discarded().isEmpty());
    }

    // It is the only copy: it goes once this window keeps what was in it, and not if that could not
    // be read.
    void restore(const QString& fileName)
    {
        const bool isFresh = m_workbench.isFresh();
        const auto restored = inBackground(
                                  [fileName](const std::stop_token& token) {
                                      return readFile(fileName, kMaxSession, token);
                                  },
                                  Shell::tr("Restore session"), &m_shell.frame())
                                  .and_then([this](const QByteArray& session) {
                                      return restoreWorkspace(
                                          m_workbench, session,
                                          sentence(Shell::tr("Restore session")), &m_shell.frame());
                                  });
        if (!restored) {
            setAside(fileName, restored.error());
            return;
        }
        if (save())
            QFile::remove(fileName);
        if (!isFresh && m_workbench.message().empty())
            m_shell.showMessage(Shell::tr("Your previous boards are kept: undo (Ctrl+Z) reaches "
                                          "them after the restored steps."));
    }

    // Under a name that is not offered again.
    void setAside(const QString& fileName, const Error& error)
    {
        const QString aside = fileName + QStringLiteral(".unreadable");
        const bool isMoved = QFile::rename(fileName, aside);
        m_shell.showMessage(
            Shell::tr("The session cannot be restored. %1 It is kept as %2.",
                      "%1: the reason, a sentence")
                .arg(errorText(error), QDir::toNativeSeparators(isMoved ? aside : fileName)));
    }

    // To the next one that was left.
    void goOn(QWidget& bar)
    {
        m_leftLock.reset();
        bar.deleteLater();
        offerWhatIsLeft();
    }

    Workbench& m_workbench;
    Shell& m_shell;
    QAction* m_restoreDiscarded;
    QPointer<QWidget> m_discardedBar;
    QDir m_folder;
    QDir m_discarded; ///< in it
    QString m_file;
    QLockFile m_lock;
    std::unique_ptr<QLockFile> m_leftLock; ///< of the session being offered
    QTimer m_timer{this};
    QTimer m_soon{this};    ///< runs when a move was made
    std::size_t m_move = 0; ///< how many there were
    QByteArray m_latest;    ///< written, being written, or to be tried again
    QString m_complaint;    ///< said since writing fails
    bool m_touched = false;
    std::atomic<bool> m_isWriting = false;
    Result<void> m_written; ///< m_latest; the writer's while it writes
    std::jthread m_writer;  ///< the last member: joined before the others go
};

void saveSession(Workbench& workbench, Shell& shell)
{
    QString name = QFileDialog::getSaveFileName(&shell.frame(), Shell::tr("Save session"),
                                                proposedName(workbench.document(), kSessionSuffix),
                                                Shell::tr("Sessions (*.clew)"));
    if (name.isEmpty())
        return;
    if (!name.endsWith(kSessionSuffix, Qt::CaseInsensitive))
        name += kSessionSuffix;
    if (const auto saved = saveSession(workbench, workbench.sessionFile(), name); !saved)
        shell.showMessage(errorText(saved.error(), name));
}

void copyLink(Workbench& workbench, Shell& shell)
{
    const Document document = workbench.snapshot();
    if (document.puzzle->info().id == foreign::kId) {
        shell.showMessage(Shell::tr("A link cannot hold the search of another program. Save the "
                                    "trace or the session instead."));
        return;
    }
    const std::string link =
        writeLink({document.puzzle, document.problem, document.strategy, document.options,
                   document.trace && !document.isByHand ? document.position : 0});
    if (link.size() > kMaxLinkText)
        shell.showMessage(
            Shell::tr("This board is too large for a link. Save the session instead."));
    else
        QGuiApplication::clipboard()->setText(QString::fromStdString(link));
}

// Above what ends a group of entries.
void insertBeforeSeparator(QMenu& menu, QAction* action)
{
    const auto actions = menu.actions();
    const auto separator = std::ranges::find_if(actions, &QAction::isSeparator);
    menu.insertAction(separator == actions.end() ? nullptr : *separator, action);
}

} // namespace

void installSessions(Workbench& workbench, Shell& shell)
{
    using MenuId = Shell::MenuId;
    QAction* const save = shell.addAction(Shell::tr("Save s&ession…"),
                                          {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S)});
    insertBeforeSeparator(shell.menu(MenuId::File), save);
    QObject::connect(save, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { saveSession(workbench, shell); });

    QAction* const link = shell.addAction(Shell::tr("Copy &link to this moment"),
                                          {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)});
    shell.menu(MenuId::Edit).addAction(link);
    QObject::connect(link, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { copyLink(workbench, shell); });

    const auto* const autosave = new Autosave(workbench, shell); // the window's child
    insertBeforeSeparator(shell.menu(MenuId::File), autosave->restoringDiscarded());
}

} // namespace clew

#include "sessionfeature.moc"
