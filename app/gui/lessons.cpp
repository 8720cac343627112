#include "app/gui/lessons.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <memory>

#include "app/gui/errortext.h"
#include "app/gui/shell.h"
#include "core/lessons/lessonpage.h"
#include "widgets/background.h"
#include "widgets/lessonpresenter.h"
#include "widgets/translate.h"

namespace clew {

namespace {

// Whether they were.
bool saveAnswers(LessonPresenter& presenter)
{
    bool isGiven = false;
    const QString learner =
        QInputDialog::getText(&presenter, Shell::tr("Save answers"), Shell::tr("Your name:"),
                              QLineEdit::Normal, QString(), &isGiven);
    if (!isGiven)
        return false;
    const QString name = QFileDialog::getSaveFileName(&presenter, Shell::tr("Save answers"),
                                                      QStringLiteral("answers.jsonl"),
                                                      Shell::tr("Answers (*.jsonl)"));
    if (name.isEmpty())
        return false;
    LessonReplies replies = presenter.replies();
    replies.learner = learner.toStdString();
    const auto written = writeFile(name, QByteArray::fromStdString(writeReplies(replies)));
    if (!written)
        QMessageBox::warning(&presenter, Shell::tr("Save answers"), errorText(written.error()));
    return written.has_value();
}

// Asks what is to become of answers that no file has.
bool mayLeave(LessonPresenter& presenter)
{
    QMessageBox box(QMessageBox::Warning, Shell::tr("Leave the lesson"),
                    Shell::tr("Your answers have not been saved."), QMessageBox::Cancel,
                    &presenter);
    const QPushButton* const save =
        box.addButton(Shell::tr("&Save answers…"), QMessageBox::AcceptRole);
    const QPushButton* const leave =
        box.addButton(Shell::tr("&Leave without them"), QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == leave || (box.clickedButton() == save && saveAnswers(presenter));
}

// A title may have what file names cannot.
QString fileNameOf(QString title)
{
    static const QRegularExpression other(QStringLiteral("[/\\\\:*?\"<>|]+"));
    return title.replace(other, QStringLiteral("-")).left(80).trimmed();
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
    if (QFileInfo(name).suffix().isEmpty())
        name += QStringLiteral(".html");
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

} // namespace

std::vector<Lesson> shippedLessons()
{
    std::vector<Lesson> lessons;
    const QDir folder(QStringLiteral(":/lessons"));
    for (const QString& name : folder.entryList(QDir::Files, QDir::Name))
        if (auto lesson = readLessonFile(folder.filePath(name)))
            lessons.push_back(*std::move(lesson));
    return lessons;
}

Result<Lesson> readLessonFile(const QString& fileName)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly))
        return fail(verbatim(file.errorString().toStdString()));
    return readLesson(file.read(static_cast<qint64>(kMaxLesson) + 1).toStdString());
}

LessonPresenter* present(Lesson lesson, QWidget& window)
{
    auto* const presenter = new LessonPresenter(std::move(lesson), &window);
    presenter->setAttribute(Qt::WA_DeleteOnClose);
    presenter->setWindowModality(Qt::WindowModal);
    const auto saved = std::make_shared<std::size_t>(0); // replies that a file has
    QObject::connect(presenter, &LessonPresenter::saveWanted, presenter, [presenter, saved] {
        if (saveAnswers(*presenter))
            *saved = presenter->replies().replies.size();
    });
    QObject::connect(presenter, &LessonPresenter::leaveWanted, presenter, [presenter, saved] {
        if (presenter->replies().replies.size() == *saved || mayLeave(*presenter))
            presenter->close();
    });
    QObject::connect(presenter, &LessonPresenter::handoutWanted, presenter,
                     [presenter] { saveHandout(*presenter); });
    presenter->resize(window.size());
    presenter->showFullScreen();
    return presenter;
}

} // namespace clew
