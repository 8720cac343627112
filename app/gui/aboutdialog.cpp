#include "app/gui/aboutdialog.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>
#include <QXmlStreamReader>
#include <utility>

#include "widgets/fittingscreen.h"
#include "widgets/theme.h"

namespace clew {

namespace {

QString resourceText(const QString& resource)
{
    QFile file(resource);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QTextBrowser* makePage()
{
    auto* const page = new QTextBrowser;
    page->setOpenLinks(false);
    page->setFrameShape(QFrame::NoFrame);
    page->document()->setDocumentMargin(2 * kSpace);
    page->document()->setIndentWidth(2 * kSpace); // of lists
    return page;
}

QString changesAsHtml()
{
    QString html;
    for (const Release& release : releases()) {
        html += QStringLiteral("<h3>%1 · %2</h3><ul>")
                    .arg(release.version.toHtmlEscaped(), release.date.toHtmlEscaped());
        for (const QString& change : release.changes)
            html += QStringLiteral("<li style='margin-bottom: %1px'>%2</li>")
                        .arg(kSpace / 2)
                        .arg(change.toHtmlEscaped());
        html += QStringLiteral("</ul>");
    }
    return html;
}

} // namespace

QList<Release> releases()
{
    const QStringList languages = QLocale().uiLanguages(); // "zh-CN"
    QList<Release> found;
    QStringList translated;
    QXmlStreamReader xml(resourceText(QStringLiteral(":/about/clew.metainfo.xml")));
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        const bool isRelease = xml.name() == QLatin1String("release");
        if (token == QXmlStreamReader::EndElement && isRelease && !translated.isEmpty())
            found.last().changes = std::exchange(translated, {});
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (isRelease) {
            found.append({xml.attributes().value(QLatin1String("version")).toString(),
                          xml.attributes().value(QLatin1String("date")).toString(),
                          {}});
        } else if (xml.name() == QLatin1String("li") && !found.isEmpty()) {
            const QString language = xml.attributes().value(QLatin1String("xml:lang")).toString();
            const QString change = xml.readElementText().simplified();
            if (language.isEmpty())
                found.last().changes.append(change);
            else if (languages.contains(QString(language).replace(u'_', u'-')))
                translated.append(change);
        }
    }
    return found;
}

AboutDialog::AboutDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("About Clew"));
    auto* const about = new QLabel(
        tr("<h3>Clew %1</h3><p>A workbench for puzzles and the searches that solve them.</p><p>A "
           "clew is the ball of thread Ariadne gave Theseus to find his way back out of the "
           "labyrinth; the word clue comes from it.</p>",
           "%1: the version")
            .arg(QStringLiteral(CLEW_VERSION)));
    about->setTextFormat(Qt::RichText);
    about->setWordWrap(true);
    about->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    about->setMargin(2 * kSpace);
    auto* const report = new QLabel(
        tr("<p>To report a problem, say what you did, what you expected and what happened instead. "
           "Add the version above and a session file (File, Save session…), which holds the board "
           "and the search. Send it to whoever you have Clew from.</p>"));
    report->setTextFormat(Qt::RichText);
    report->setWordWrap(true);
    report->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    report->setMargin(2 * kSpace);
    auto* const front = new QWidget;
    auto* const column = new QVBoxLayout(front);
    column->addWidget(about);
    column->addWidget(report, 1);
    auto* const changes = makePage();
    changes->setHtml(changesAsHtml());
    auto* const licence = makePage();
    licence->setPlainText(resourceText(QStringLiteral(":/about/licences/clew.txt")));
    auto* const libraries = makePage();
    libraries->setMarkdown(resourceText(QStringLiteral(":/about/licences/libraries.md")));

    auto* const pages = new QTabWidget;
    pages->setDocumentMode(true);
    pages->addTab(front, tr("Clew"));
    pages->addTab(changes, tr("What is new"));
    pages->addTab(licence, tr("Licence"));
    pages->addTab(libraries, tr("Libraries"));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(pages);
    layout->addWidget(buttons);
    resize(fittingScreen(*this, {640, 480}));
}

} // namespace clew
