// Core's English phrases in the interface's language.

#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

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

} // namespace clew
