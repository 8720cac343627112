#include "app/gui/owntexts.h"

#include <QLocale>
#include <algorithm>

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
    const QString seen =
        shown.isEmpty() ? QString::fromUtf8(sourceText) : shown; // as it is written
    const std::pair<QByteArray, QByteArray> phrase(context, sourceText);
    const QMutexLocker lock(&m_mutex);
    auto& phrases = m_phrases[seen];
    if (std::ranges::find(phrases, phrase) == phrases.end())
        phrases.push_back(phrase); // the bytes of those handed out stay where they are
    return shown;
}

std::vector<Phrase> OwnTexts::phrasesOf(const QString& shown) const
{
    const QMutexLocker lock(&m_mutex);
    std::vector<Phrase> phrases;
    const auto found = m_phrases.constFind(shown);
    if (found != m_phrases.constEnd())
        for (const auto& [context, text] : *found)
            phrases.push_back({context.constData(), text.constData()});
    return phrases;
}

} // namespace clew
