#include "app/gui/lessons.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QVBoxLayout>
#include <memory>

#include "app/gui/errortext.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/lessons/lessonpage.h"
#include "core/session/filereading.h"
#include "widgets/background.h"
#include "widgets/fittingscreen.h"
#include "widgets/lessonpresenter.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// A title, or a learner's name, may have what file names cannot.
QString fileNameOf(QString title)
{
    static const QRegularExpression other(QStringLiteral("[/\\\\:*?\"<>|]+"));
    return title.replace(other, QStringLiteral("-")).left(80).trimmed();
}

/// The answers that a file has, and whose they are.
struct SavedAnswers
{
    QString fileName; ///< empty: none were saved
    QString learner;
    std::vector<LessonReply> replies;
};

// Whether the learner says who and where. That is asked once in a lesson.
bool askForFile(LessonPresenter& presenter, SavedAnswers& saved)
{
    bool isGiven = false;
    const QString learner =
        QInputDialog::getText(&presenter, Shell::tr("Save answers"), Shell::tr("Your name:"),
                              QLineEdit::Normal, saved.learner, &isGiven);
    if (!isGiven)
        return false;
    saved.learner = learner;
    // A teacher collects them in one folder.
    const QString proposed = fileNameOf(learner);
    QString name = QFileDialog::getSaveFileName(
        &presenter, Shell::tr("Save answers"),
        (proposed.isEmpty() ? QStringLiteral("answers") : proposed) + QStringLiteral(".jsonl"),
        Shell::tr("Answers (*.jsonl)"));
    if (!name.isEmpty())
        saved.fileName = withSuffix(name, QStringLiteral(".jsonl"),
                                    {QStringLiteral(".json"), QStringLiteral(".txt")});
    return !name.isEmpty();
}

// Whether they were.
bool saveAnswers(LessonPresenter& presenter, SavedAnswers& saved)
{
    if (saved.fileName.isEmpty() && !askForFile(presenter, saved))
        return false;
    LessonReplies replies = presenter.repliesToKeep();
    replies.learner = saved.learner.toStdString();
    const auto written =
        writeFile(saved.fileName, QByteArray::fromStdString(writeReplies(replies)));
    if (!written) {
        saved.fileName.clear(); // another may do
        QMessageBox::warning(&presenter, Shell::tr("Save answers"), errorText(written.error()));
        return false;
    }
    saved.replies = std::move(replies.replies);
    presenter.sayKept(saved.fileName);
    return true;
}

// Asks what is to become of answers that no file has.
bool mayLeave(LessonPresenter& presenter, SavedAnswers& saved)
{
    QMessageBox box(QMessageBox::Warning, Shell::tr("Leave the lesson"),
                    Shell::tr("Your answers have not been saved."), QMessageBox::Cancel,
                    &presenter);
    const QPushButton* const save =
        box.addButton(Shell::tr("&Save answers…"), QMessageBox::AcceptRole);
    const QPushButton* const leave =
        box.addButton(Shell::tr("&Leave without saving"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == leave ||
           (box.clickedButton() == save && saveAnswers(presenter, saved));
}

// In the language in which it is shown.
void saveHandout(LessonPresenter& presenter)
{
    const Lesson& lesson = presenter.lesson();
    const auto title =
        QString::fromStdString(std::string(lesson.textIn(lesson.title, presenter.language())));
    QString name = QFileDialog::getSaveFileName(&presenter, Shell::tr("Handout"),
                                                fileNameOf(title) + QStringLiteral(".html"),
                                                Shell::tr("Web page (*.html)"));
    if (name.isEmpty())
        return;
    name = withSuffix(name, QStringLiteral(".html"), {QStringLiteral(".htm")});
    const auto made = inBackground(
        [&](const std::stop_token& token) {
            return lessonPage(lesson, presenter.language(), token,
                              [](Phrase phrase) { return translated(phrase).toStdString(); });
        },
        Shell::tr("Writing %1").arg(QFileInfo(name).fileName()), &presenter);
    const auto written = made.and_then(
        [&](const std::string& html) { return writeFile(name, QByteArray::fromStdString(html)); });
    if (!written)
        QMessageBox::warning(&presenter, Shell::tr("Handout"), errorText(written.error()));
}

// The file's lines that do not hold, as `clew lesson check` names them.
void listFaults(LessonPresenter& presenter, const QString& fileName)
{
    QDialog dialog(&presenter);
    dialog.setWindowTitle(Shell::tr("Errors in this lesson"));
    auto* const list = new QListWidget;
    list->setWordWrap(true);
    list->setAlternatingRowColors(true);
    list->setAccessibleName(dialog.windowTitle());
    for (const Error& fault : *presenter.faults())
        list->addItem(errorText(fault, fileName));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto* const lines = new QVBoxLayout(&dialog);
    lines->addWidget(list, 1);
    lines->addWidget(buttons);
    dialog.resize(fittingScreen(dialog, {680, 420}));
    dialog.exec();
}

} // namespace

std::vector<Lesson> shippedLessons()
{
    std::vector<Lesson> lessons;
    const QDir folder(QStringLiteral(":/lessons"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        if (auto reading = readLessonFile(folder.filePath(name));
            reading && reading->faults.empty())
            lessons.push_back(std::move(reading->lesson));
    return lessons;
}

bool isLessonFile(const QString& fileName)
{
    constexpr qint64 kBeginning = 1 << 16;
    QFile file(fileName);
    return checkIsFile(fileName).has_value() && file.open(QIODevice::ReadOnly) &&
           isLesson(file.read(kBeginning).toStdString());
}

Result<LessonReading> readLessonFile(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return fail(verbatim(file.errorString().toStdString()));
    return readWholeLesson(file.read(static_cast<qint64>(kMaxLesson) + 1).toStdString());
}

LessonPresenter* present(Lesson lesson, Shell& shell, const QString& fileName)
{
    auto* const presenter = new LessonPresenter(std::move(lesson), &shell.frame());
    presenter->setAttribute(Qt::WA_DeleteOnClose);
    shell.addWindow(*presenter);
    presenter->setWindowModality(Qt::WindowModal);
    const auto saved = std::make_shared<SavedAnswers>();
    QObject::connect(presenter, &LessonPresenter::saveWanted, presenter,
                     [presenter, saved] { saveAnswers(*presenter, *saved); });
    QObject::connect(presenter, &LessonPresenter::leaveWanted, presenter, [presenter, saved] {
        if (presenter->repliesToKeep().replies == saved->replies || mayLeave(*presenter, *saved))
            presenter->close();
    });
    QObject::connect(presenter, &LessonPresenter::handoutWanted, presenter,
                     [presenter] { saveHandout(*presenter); });
    QObject::connect(presenter, &LessonPresenter::faultsWanted, presenter,
                     [presenter, fileName] { listFaults(*presenter, fileName); });
    if (!fileName.isEmpty())
        presenter->check(fileName);
    presenter->resize(shell.frame().size());
    presenter->showFullScreen();
    return presenter;
}

} // namespace clew
