#include "app/gui/lessons.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>

#include "app/gui/errortext.h"
#include "app/gui/shell.h"
#include "widgets/lessonpresenter.h"

namespace clew {

namespace {

void saveAnswers(LessonPresenter& presenter)
{
    bool isGiven = false;
    const QString learner =
        QInputDialog::getText(&presenter, Shell::tr("Save answers"), Shell::tr("Your name:"),
                              QLineEdit::Normal, QString(), &isGiven);
    if (!isGiven)
        return;
    const QString name = QFileDialog::getSaveFileName(&presenter, Shell::tr("Save answers"),
                                                      QStringLiteral("answers.jsonl"),
                                                      Shell::tr("Answers (*.jsonl)"));
    if (name.isEmpty())
        return;
    LessonReplies replies = presenter.replies();
    replies.learner = learner.toStdString();
    const auto written = writeFile(name, QByteArray::fromStdString(writeReplies(replies)));
    if (!written)
        QMessageBox::warning(&presenter, Shell::tr("Save answers"), errorText(written.error()));
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
    QObject::connect(presenter, &LessonPresenter::saveWanted, presenter,
                     [presenter] { saveAnswers(*presenter); });
    presenter->resize(window.size());
    presenter->showFullScreen();
    return presenter;
}

} // namespace clew
