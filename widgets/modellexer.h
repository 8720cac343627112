// MiniZinc for QScintilla, in the colours of the theme.

#pragma once

#include <Qsci/qscilexercustom.h>

#include "widgets/modeltokens.h"

namespace clew {

class ModelLexer : public QsciLexerCustom
{
    Q_OBJECT

public:
    explicit ModelLexer(QsciScintilla* text);

    [[nodiscard]] const char* language() const override { return "MiniZinc"; }
    [[nodiscard]] QString description(int style) const override;
    void styleText(int begin, int end) override;

    /// Takes the colours of the theme in force.
    void applyTheme();
    /// On the ground of texts, in the theme in force.
    [[nodiscard]] static QColor colourOf(ModelToken token);
};

} // namespace clew
