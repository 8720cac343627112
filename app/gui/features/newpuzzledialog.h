// Asks what a new puzzle should be like, in the puzzle's own terms.

#pragma once

#include <QDialog>
#include <functional>
#include <vector>

#include "core/puzzle/puzzle.h"

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace clew {

class NewPuzzleDialog : public QDialog
{
    Q_OBJECT

public:
    /// For a puzzle with this generator.
    NewPuzzleDialog(const Puzzle& puzzle, const GeneratorInfo& generator,
                    QWidget* parent = nullptr);

    [[nodiscard]] GenerateRequest request() const;

private:
    void addParameter(QFormLayout& form, const ParameterInfo& parameter);
    void addDifficulties(QFormLayout& form, const std::vector<DifficultyInfo>& difficulties);

    struct Field
    {
        std::string id;
        std::function<std::string()> text; ///< empty: the parameter stays absent
    };
    std::vector<Field> m_fields;
    QComboBox* m_difficulty = nullptr;
    QSpinBox* m_seed;
};

} // namespace clew
