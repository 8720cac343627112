// The window's texts in the language chosen, which remember the phrases that they stand for: what
// people have read about can be found by its English name in any language, and what was named in
// one language can be named in another.

#pragma once

#include <QByteArray>
#include <QHash>
#include <QMutex>
#include <QTranslator>
#include <utility>
#include <vector>

#include "core/text/sentence.h"

namespace clew {

class OwnTexts : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    /// Loads the texts of a language; those of English if there are none, for its plurals.
    void loadFor(const QLocale& locale);

    [[nodiscard]] QString translate(const char* context, const char* sourceText,
                                    const char* disambiguation, int n) const override;
    /// The phrases that were shown so, usually one; they hold as long as this does.
    [[nodiscard]] std::vector<Phrase> phrasesOf(const QString& shown) const;

private:
    mutable QMutex m_mutex; ///< texts are translated on any thread
    /// Contexts and texts, by what is shown.
    mutable QHash<QString, std::vector<std::pair<QByteArray, QByteArray>>> m_phrases;
};

} // namespace clew
