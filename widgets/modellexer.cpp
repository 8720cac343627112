#include "widgets/modellexer.h"

#include <QApplication>
#include <QFontDatabase>
#include <Qsci/qsciscintilla.h>

#include "widgets/theme.h"

namespace clew {

namespace {

struct Shades
{
    QRgb light, dark, highContrast;
};

// Okabe and Ito's hues, dark or light enough to be read (WCAG AA).
Shades shadesOf(ModelToken token)
{
    switch (token) {
    case ModelToken::Keyword:
        return {0x00588A, 0x7CC4EE, 0x8FD0F5};
    case ModelToken::Type:
        return {0x00664B, 0x4FC9A3, 0x6FE3BE};
    case ModelToken::Number:
        return {0x9A4300, 0xEBA94D, 0xFFC46B};
    case ModelToken::Text:
        return {0x7A5200, 0xD9CE5A, 0xF0E442};
    case ModelToken::Annotation:
        return {0x8C3A6B, 0xE3AECB, 0xF2C4DC};
    case ModelToken::Comment:
    case ModelToken::LongComment:
        return {0x6A675F, 0x9AA1AB, 0xD8D8D8};
    case ModelToken::Plain:
    case ModelToken::Identifier:
    case ModelToken::Operator:
        break;
    }
    return {0x222222, 0xE4E6EA, 0xFFFFFF};
}

} // namespace

ModelLexer::ModelLexer(QsciScintilla* text) : QsciLexerCustom(text)
{
    applyTheme();
}

QString ModelLexer::description(int style) const
{
    return style >= 0 && style < kModelTokenCount ? QString::number(style) : QString();
}

QColor ModelLexer::colourOf(ModelToken token)
{
    const Shades shades = shadesOf(token);
    switch (theme::scheme()) {
    case Scheme::Light:
        break;
    case Scheme::Dark:
        return QColor(shades.dark);
    case Scheme::HighContrast:
        return QColor(shades.highContrast);
    }
    return QColor(shades.light);
}

void ModelLexer::applyTheme()
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(QApplication::font().pointSizeF());
    const QPalette palette = QApplication::palette();
    setDefaultFont(font);
    setDefaultColor(palette.color(QPalette::Text));
    setDefaultPaper(palette.color(QPalette::Base));
    for (int style = 0; style < kModelTokenCount; ++style) {
        const auto token = static_cast<ModelToken>(style);
        QFont own = font;
        own.setBold(token == ModelToken::Keyword);
        setFont(own, style);
        setColor(colourOf(token), style);
        setPaper(palette.color(QPalette::Base), style);
    }
}

// From the start of a line, whose end before it is in a comment if that goes on.
void ModelLexer::styleText(int begin, int end)
{
    QsciScintilla& text = *editor();
    begin = static_cast<int>(text.SendScintilla(
        QsciScintillaBase::SCI_POSITIONFROMLINE,
        static_cast<unsigned long>(text.SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION,
                                                      static_cast<unsigned long>(begin)))));
    const auto before = begin == 0 ? 0
                                   : text.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT,
                                                        static_cast<unsigned long>(begin - 1));
    const QByteArray bytes = text.bytes(begin, end);
    const std::string_view part(bytes.constData(), static_cast<std::size_t>(end - begin));
    startStyling(begin);
    for (const ModelWord& word :
         modelWords(part, before == static_cast<long>(ModelToken::LongComment)))
        setStyling(static_cast<int>(word.length), static_cast<int>(word.token));
}

} // namespace clew
