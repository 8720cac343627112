// Figures and tables of a small search, and what is written in a drawing.

#pragma once

#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace clew::test {

inline const QStringList kQueens{"queens", "--size", "6", "--strategy", "backtracking"};

/// All that is written in a drawing.
inline QString textsOf(const QByteArray& svg)
{
    QString texts;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"text")
            texts += xml.readElementText() + ' ';
    return xml.hasError() ? QString() : texts.simplified();
}

} // namespace clew::test
