#include "app/gui/owntexts.h"

#include <QLocale>

namespace clew {

void OwnTexts::loadFor(const QLocale& locale)
{
    const QString folder = QStringLiteral(":/i18n");
    if (!load(locale, QStringLiteral("clew"), QStringLiteral("_"), folder) &&
        !load(QStringLiteral("clew_en"), folder))
        qWarning("the texts of the window are missing");
}

QString OwnTexts::translate(const char* context, const char* sourceText, const char* disambiguation,
                            int n) const
{
    QString shown = QTranslator::translate(context, sourceText, disambiguation, n);
    if (!shown.isEmpty()) {
        const QMutexLocker lock(&m_mutex);
        m_english.insert(shown, QString::fromUtf8(sourceText));
    }
    return shown;
}

QString OwnTexts::english(const QString& shown) const
{
    const QMutexLocker lock(&m_mutex);
    return m_english.value(shown);
}

} // namespace clew
