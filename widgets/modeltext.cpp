#include "widgets/modeltext.h"

#include <QApplication>
#include <QKeyEvent>
#include <Qsci/qscicommandset.h>
#include <Qsci/qscistyle.h>
#include <algorithm>

#include "widgets/modellexer.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kNumberMargin = 0; ///< margins
constexpr int kSigns = 1;
constexpr int kFaultSign = 1;      ///< marker
constexpr int kFaultUnderline = 8; ///< indicator
constexpr int kFaultWords = 40;    ///< style, after those of the lexer
constexpr int kSignsWidth = 14;    ///< pixels
constexpr int kFewestColumns = 16; ///< that words are wrapped to
constexpr qreal kFaultGround = 0.14;

bool isUndoKey(const QKeyEvent& key)
{
    return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo) ||
           key.keyCombination() == QKeyCombination(Qt::CTRL | Qt::SHIFT, Qt::Key_Z) ||
           key.keyCombination() == QKeyCombination(Qt::CTRL, Qt::Key_Y);
}

bool isModifier(int key)
{
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt ||
           key == Qt::Key_Meta || key == Qt::Key_AltGr;
}

// Of QScintilla's own keys those stay that every text has; Ctrl and a letter is the window's.
bool isOfTexts(int key)
{
    if (key == 0)
        return true;
    const QKeyCombination keys = QKeyCombination::fromCombined(key);
    if (keys.key() == Qt::Key_Escape)
        return false;
    if (!(keys.keyboardModifiers() & Qt::ControlModifier))
        return !(keys.keyboardModifiers() & Qt::AltModifier);
    switch (keys.key()) {
    case Qt::Key_A:
    case Qt::Key_C:
    case Qt::Key_V:
    case Qt::Key_X:
        return keys.keyboardModifiers() == Qt::ControlModifier;
    default:
        return keys.key() >= Qt::Key_Backspace; // moves, and deletes words
    }
}

bool isInsideLetter(char byte)
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

QString wrapped(const QString& text, int columns)
{
    QString lines;
    int used = 0;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const int length = static_cast<int>(word.size());
        if (used > 0 && used + 1 + length > columns) {
            lines += QLatin1Char('\n');
            used = 0;
        } else if (used > 0) {
            lines += QLatin1Char(' ');
            ++used;
        }
        lines += word;
        used += length;
    }
    return lines;
}

} // namespace

ModelText::ModelText(QWidget* parent) : QsciScintilla(parent)
{
    setUtf8(true);
    setEolMode(EolUnix);
    setFrameShape(QFrame::NoFrame);
    SendScintilla(SCI_SETUNDOCOLLECTION, 0UL);
    for (QsciCommand* const command : standardCommands()->commands()) {
        if (!isOfTexts(command->key()))
            command->setKey(0);
        if (!isOfTexts(command->alternateKey()))
            command->setAlternateKey(0);
    }
    setAutoIndent(true);
    setIndentationsUseTabs(false);
    setTabWidth(4);
    setBraceMatching(SloppyBraceMatch);
    setWrapMode(WrapWhitespace);
    setWrapIndentMode(WrapIndentSame); // the numbers say where a line begins, and room is scarce
    SendScintilla(SCI_SETHSCROLLBAR, 0UL);
    setMarginType(kNumberMargin, NumberMargin);
    setMarginType(kSigns, SymbolMargin);
    setMarginWidth(kSigns, kSignsWidth);
    setMarginMarkerMask(kSigns, 1 << kFaultSign);
    setMarginWidth(2, 0);
    SendScintilla(SCI_SETEXTRAASCENT, 1UL);
    SendScintilla(SCI_SETEXTRADESCENT, 1UL);
    markerDefine('!', kFaultSign);
    indicatorDefine(SquiggleIndicator, kFaultUnderline);
    setAnnotationDisplay(AnnotationIndented);
    setLexer(new ModelLexer(this));
    applyTheme();
    connect(this, &QsciScintilla::textChanged, this, [this] {
        if (!m_isShowing)
            emit typed();
    });
    connect(this, &QsciScintilla::linesChanged, this, [this] {
        setMarginWidth(
            kNumberMargin,
            QString(std::max<qsizetype>(2, QString::number(lines()).size()) + 1, QLatin1Char('0')));
    });
    setMarginWidth(kNumberMargin, QStringLiteral("000"));
}

void ModelText::show(const std::string& text)
{
    const std::string before = contents();
    if (text == before)
        return;
    const std::size_t shorter = std::min(text.size(), before.size());
    std::size_t same = 0;
    while (same < shorter && text[same] == before[same])
        ++same;
    while (same > 0 && ((same < text.size() && isInsideLetter(text[same])) ||
                        (same < before.size() && isInsideLetter(before[same]))))
        --same;
    std::size_t tail = 0;
    while (tail < shorter - same &&
           text[text.size() - 1 - tail] == before[before.size() - 1 - tail])
        ++tail;
    while (tail > 0 && isInsideLetter(text[text.size() - tail]))
        --tail;
    const std::size_t length = text.size() - tail - same;
    m_isShowing = true;
    SendScintilla(SCI_SETTARGETSTART, static_cast<unsigned long>(same));
    SendScintilla(SCI_SETTARGETEND, static_cast<unsigned long>(before.size() - tail));
    SendScintilla(SCI_REPLACETARGET, static_cast<uintptr_t>(length), text.data() + same);
    if (before.empty())
        SendScintilla(SCI_GOTOPOS, 0UL);
    else if (hasFocus())
        SendScintilla(SCI_GOTOPOS, static_cast<unsigned long>(same + length));
    m_isShowing = false;
}

std::string ModelText::contents() const
{
    const auto length = static_cast<int>(SendScintilla(SCI_GETLENGTH));
    return {bytes(0, length).constData(), static_cast<std::size_t>(length)};
}

// ---- faults

void ModelText::setFaults(const std::vector<Error>& faults)
{
    m_faults = faults;
    markerDeleteAll(kFaultSign);
    SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(kFaultUnderline));
    SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, SendScintilla(SCI_GETLENGTH));
    for (const Error& fault : m_faults) {
        const auto [begin, end] = extent(fault);
        markerAdd(std::clamp(fault.line, 1, lines()) - 1, kFaultSign);
        SendScintilla(SCI_INDICATORFILLRANGE, static_cast<unsigned long>(begin),
                      static_cast<long>(end - begin));
    }
    showWords();
}

// The word that begins at the column; without one the whole line, except for its indentation.
std::pair<int, int> ModelText::extent(const Error& fault) const
{
    const int line = std::clamp(fault.line, 1, lines()) - 1;
    const int begin = positionFromLineIndex(line, 0);
    const auto end =
        static_cast<int>(SendScintilla(SCI_GETLINEENDPOSITION, static_cast<unsigned long>(line)));
    const std::string text(bytes(begin, end).constData(), static_cast<std::size_t>(end - begin));
    if (fault.column > 0) {
        const int at = std::min(positionFromLineIndex(line, fault.column - 1), end) - begin;
        for (const ModelWord& word : modelWords(text))
            if (static_cast<int>(word.begin + word.length) > at && word.token != ModelToken::Plain)
                return {begin + std::max(at, static_cast<int>(word.begin)),
                        begin + static_cast<int>(word.begin + word.length)};
    }
    const std::size_t first = text.find_first_not_of(" \t");
    return {begin + static_cast<int>(first == std::string::npos ? 0 : first), end};
}

std::vector<int> ModelText::faultLines() const
{
    std::vector<int> found;
    for (int line = markerFindNext(0, 1U << kFaultSign); line >= 0;
         line = markerFindNext(line + 1, 1U << kFaultSign))
        found.push_back(line);
    return found;
}

// The words stand below their line, as wide as the text.
void ModelText::showWords()
{
    clearAnnotations();
    const QPalette palette = QApplication::palette();
    const QsciStyle style(
        kFaultWords, QStringLiteral("fault"), palette.color(QPalette::Text),
        theme::mixed(theme::colour(Ink::Conflict), palette.color(QPalette::Base), kFaultGround),
        QApplication::font(), false);
    const auto letter = std::max<int>(
        1, static_cast<int>(SendScintilla(SCI_TEXTWIDTH, static_cast<uintptr_t>(0), "0")));
    const int columns =
        std::max(kFewestColumns,
                 (viewport()->width() - marginWidth(kNumberMargin) - marginWidth(kSigns)) / letter);
    for (const Error& fault : m_faults) {
        const int line = std::clamp(fault.line, 1, lines()) - 1;
        const int room = std::max(kFewestColumns, columns - indentation(line) - 2);
        const QString before = annotation(line);
        const QString words = wrapped(translated(fault.sentence), room);
        QsciScintilla::annotate(line, before.isEmpty() ? words : before + QLatin1Char('\n') + words,
                                style);
    }
}

// ---- looks

void ModelText::applyTheme()
{
    auto& own = static_cast<ModelLexer&>(*lexer());
    own.applyTheme();
    const QPalette palette = QApplication::palette();
    const QColor base = palette.color(QPalette::Base);
    setColor(palette.color(QPalette::Text));
    setPaper(base);
    setCaretForegroundColor(palette.color(QPalette::Text));
    setSelectionBackgroundColor(palette.color(QPalette::Highlight));
    setSelectionForegroundColor(palette.color(QPalette::HighlightedText));
    setMarginsFont(own.defaultFont());
    setMarginsBackgroundColor(base);
    setMarginsForegroundColor(ModelLexer::colourOf(ModelToken::Comment));
    setMarkerForegroundColor(theme::colour(Ink::Conflict), kFaultSign);
    setMarkerBackgroundColor(base, kFaultSign);
    setIndicatorForegroundColor(theme::colour(Ink::Conflict), kFaultUnderline);
    setMatchedBraceForegroundColor(palette.color(QPalette::Text));
    setMatchedBraceBackgroundColor(theme::colour(Ink::EffectTint));
    setUnmatchedBraceForegroundColor(theme::colour(Ink::Conflict));
    setUnmatchedBraceBackgroundColor(base);
    showWords();
}

// ---- keys

bool ModelText::event(QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride)
        return QsciScintilla::event(event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() == Qt::Key_Escape)
        event->accept();
    else if (!isUndoKey(key))
        QsciScintilla::event(event);
    if (!event->isAccepted() && !isModifier(key.key()))
        emit paused(); // the key is the window's
    return true;
}

void ModelText::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        emit left();
    else
        QsciScintilla::keyPressEvent(event);
}

void ModelText::focusOutEvent(QFocusEvent* event)
{
    QsciScintilla::focusOutEvent(event);
    emit paused();
}

void ModelText::resizeEvent(QResizeEvent* event)
{
    QsciScintilla::resizeEvent(event);
    if (!m_faults.empty())
        showWords();
}

} // namespace clew
