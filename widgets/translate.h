// Core's English phrases in the interface's language.

#pragma once

#include <QCoreApplication>
#include <QLocale>
#include <QString>

#include "core/search/phrase.h"

namespace clew {

inline QString translated(Phrase phrase)
{
    return QCoreApplication::translate(phrase.context, phrase.text);
}

inline QString translated(const Sentence& sentence)
{
    return QString::fromStdString(
        fillIn(translated(sentence.pattern).toStdString(), sentence.arguments));
}

/// A count with the locale's grouping.
inline QString grouped(quint64 number)
{
    return QLocale().toString(number);
}

} // namespace clew
