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
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>
#include <QUuid>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <system_error>
#include <thread>

#include "app/gui/errortext.h"
#include "app/gui/proposedname.h"
#include "app/gui/sessions.h"
#include "app/gui/shell.h"
#include "core/files/link.h"
#include "core/puzzles/foreign/foreign.h"
#include "core/session/workbench.h"
#include "widgets/background.h"
#include "widgets/theme.h"

namespace clew {

namespace {

constexpr auto kAutosaveInterval = std::chrono::milliseconds(1500);

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
          m_folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                   QStringLiteral("/unsaved")),
          m_file(m_folder.filePath(QUuid::createUuid().toString(QUuid::Id128) + kSessionSuffix)),
          m_lock(lockOf(m_file))
    {
        m_folder.mkpath(QStringLiteral("."));
        m_lock.setStaleLockTime(0); // it is held for as long as the window is open
        m_lock.tryLock(0);
        connect(&m_timer, &QTimer::timeout, this, &Autosave::saveIfTouched);
        m_timer.start(kAutosaveInterval);
        const auto touched = [this] { m_touched = true; };
        connect(&workbench, &Workbench::documentChanged, this, touched);
        connect(&workbench, &Workbench::momentChanged, this, touched);
        removeOldLocks();
        QTimer::singleShot(0, this, &Autosave::offerWhatIsLeft);
    }

    ~Autosave() override
    {
        m_writer = {};
        QFile::remove(m_file); // closed as it should be
    }

private:
    // Returns whether the file holds what is shown.
    bool save()
    {
        m_writer = {};
        const QByteArray text = m_workbench.workspaceText();
        if (text == m_saved && !m_hasFailed)
            return true;
        if (!mayWrite(text) || !writeFile(m_file, text))
            return false;
        m_saved = text;
        m_hasFailed = false;
        return true;
    }

    [[nodiscard]] bool mayWrite(const QByteArray& text) const
    {
        return m_lock.isLocked() && text.size() <= kMaxSession;
    }

    // A disk may take its time: whoever plays does not wait for it.
    void saveIfTouched()
    {
        if (m_isWriting || !m_touched || m_workbench.isFresh())
            return;
        m_touched = false;
        const QByteArray text = m_workbench.workspaceText();
        if ((text == m_saved && !m_hasFailed) || !mayWrite(text))
            return;
        m_saved = text;
        m_isWriting = true;
        try {
            m_writer = std::jthread([this, text] {
                m_hasFailed = !caught([&] { return writeFile(m_file, text); });
                m_isWriting = false;
            });
        } catch (const std::system_error&) { // no thread to be had: what is kept is worth a wait
            m_hasFailed = !writeFile(m_file, text);
            m_isWriting = false;
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
        line->addWidget(discard);
        connect(restore, &QPushButton::clicked, this, [this, file, bar] {
            bar->setEnabled(false);
            this->restore(file.filePath());
            goOn(*bar);
        });
        connect(discard, &QPushButton::clicked, this, [this, file, bar] {
            QFile::remove(file.filePath());
            goOn(*bar);
        });
        m_shell.addBar(bar);
    }

    // It is the only copy: it goes once this window keeps what was in it, and not if that could not
    // be read.
    void restore(const QString& fileName)
    {
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
        if (!restored)
            setAside(fileName, restored.error());
        else if (save())
            QFile::remove(fileName);
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
    QDir m_folder;
    QString m_file;
    QLockFile m_lock;
    std::unique_ptr<QLockFile> m_leftLock; ///< of the session being offered
    QTimer m_timer;
    QByteArray m_saved; ///< or being written
    bool m_touched = false;
    std::atomic<bool> m_isWriting = false;
    std::atomic<bool> m_hasFailed = false; ///< writing the last time
    std::jthread m_writer;                 ///< the last member: joined before the others go
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

    new Autosave(workbench, shell); // the window's child
}

} // namespace clew

#include "sessionfeature.moc"
