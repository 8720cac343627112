#include "app/gui/proposedname.h"

#include <QFileInfo>
#include <QRegularExpression>

#include "core/text/counted.h"
#include "widgets/translate.h"

namespace clew {

QString proposedName(const Document& document, const QString& suffix)
{
    static const QRegularExpression unusual(QStringLiteral("[^\\w-]+"),
                                            QRegularExpression::UseUnicodePropertiesOption);
    constexpr qsizetype kLongest = 60;
    const std::string title =
        document.puzzle->title(*document.problem).text(ungrouped([](Phrase phrase) {
            return translated(phrase).toStdString();
        }));
    QString name = QString::fromStdString(title).left(kLongest).toLower();
    name.replace(unusual, QStringLiteral("-"));
    while (name.startsWith(u'-'))
        name.remove(0, 1);
    while (name.endsWith(u'-'))
        name.chop(1);
    return (name.isEmpty() ? QString::fromStdString(document.puzzle->info().id) : name) + suffix;
}

QString withSuffix(QString fileName, const QString& suffix, const QStringList& others)
{
    // What stands behind a dot need not be one: "J. Smith", "lesson 2.b".
    const QString given = u'.' + QFileInfo(fileName).suffix();
    if (given.compare(suffix, Qt::CaseInsensitive) != 0 &&
        !others.contains(given, Qt::CaseInsensitive))
        fileName += suffix;
    return fileName;
}

} // namespace clew
