// Core's English phrases in the interface's language.

#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>
#include <utility>

#include "core/text/capital.h"
#include "core/text/sentence.h"

namespace clew {

inline QString translated(Phrase phrase)
{
    return QCoreApplication::translate(phrase.context, phrase.text);
}

inline QString translated(const Sentence& sentence)
{
    return QString::fromStdString(
        sentence.text([](Phrase phrase) { return translated(phrase).toStdString(); }));
}

/// The same where the sentence stands by itself: with a capital.
inline QString translatedStanding(const Sentence& sentence)
{
    return QString::fromStdString(
        standingText(sentence, [](Phrase phrase) { return translated(phrase).toStdString(); }));
}

/// The same as the text of a menu's entry.
inline QString menuText(Phrase phrase)
{
    return translated(phrase).replace(QLatin1Char('&'), QStringLiteral("&&"));
}

/// A count with the locale's grouping.
inline QString grouped(quint64 number)
{
    return QLocale().toString(number);
}

/// What Qt is to choose the plural by for a count that may be larger than an int: forms depend on
/// the last digits.
inline int pluralNumber(quint64 count)
{
    constexpr quint64 kLargest = 1'000'000'000;
    constexpr quint64 kDigits = 1'000'000;
    return static_cast<int>(count <= kLargest ? count : kLargest + count % kDigits);
}

/// A text with "%Ln" for a count of any size: `text` gives it for an int, as tr() does.
template<class Text>
QString withCount(quint64 count, const Text& text)
{
    const int number = pluralNumber(count);
    QString said = text(number);
    return std::cmp_equal(number, count) ? said
                                         : said.replace(QLocale().toString(number), grouped(count));
}

} // namespace clew
