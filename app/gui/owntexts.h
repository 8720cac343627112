// The window's texts in the language chosen, which remember the English that they stand for: what
// people have read about can be found by its English name in any language.

#pragma once

#include <QHash>
#include <QMutex>
#include <QTranslator>

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
    /// The English of a text that was shown; empty if it is none of these.
    [[nodiscard]] QString english(const QString& shown) const;

private:
    mutable QMutex m_mutex; ///< texts are translated on any thread
    mutable QHash<QString, QString> m_english;
};

} // namespace clew
