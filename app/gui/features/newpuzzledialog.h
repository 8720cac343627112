// Asks what a new puzzle should be like, in the puzzle's own terms; makes several at once into a
// list with their ratings, of which one may be chosen. What was asked for is remembered, for each
// puzzle.

#pragma once

#include <QDialog>
#include <QVariant>
#include <functional>
#include <optional>
#include <thread>
#include <vector>

#include "core/puzzle/generating.h"
#include "core/puzzle/puzzle.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace clew {

class NewPuzzleDialog : public QDialog
{
    Q_OBJECT

public:
    /// For a puzzle with this generator.
    NewPuzzleDialog(const Puzzle& puzzle, const GeneratorInfo& generator,
                    QWidget* parent = nullptr);

    ~NewPuzzleDialog() override;

    [[nodiscard]] GenerateRequest request() const;
    struct Made
    {
        ProblemPtr problem;
        NamedSeed seed;
        std::optional<Rating> rating = std::nullopt;
    };
    /// The puzzle chosen from the list; null: one is still to be made by request().
    [[nodiscard]] const Made* chosen() const;
    /// How hard the puzzle is, if it is one of those that are rated and no more than a moment is
    /// needed.
    static std::optional<Rating> ratingOf(const Puzzle& puzzle, const Problem& problem,
                                          const std::stop_token& token);
    /// It is to be played, not set up.
    [[nodiscard]] bool wantsPlay() const { return m_wantsPlay; }

    /// Where the technique that was chosen is needed: so it is to be played. Empty: from its start.
    [[nodiscard]] std::string techniqueToTrain() const;

private:
    void addParameter(QFormLayout& form, const ParameterInfo& parameter);
    void addDifficulties(QFormLayout& form, const std::vector<DifficultyInfo>& difficulties);
    QComboBox* addChoices(QFormLayout& form, const QString& label, const char* name,
                          const std::vector<ChoiceInfo>& choices);
    void addWishes(QFormLayout& form, const GeneratorInfo& generator);
    void addTraining(QFormLayout& form);
    void addList(QFormLayout& form);
    void addButtons(QFormLayout& form);
    /// Fills the list on a thread of its own, until the dialog goes.
    void makeSeveral();
    void addMade(const Made& made);
    void say(const QString& text);
    /// What was chosen, for the next time that the dialog opens for this puzzle.
    void keeps(const QString& id, QComboBox* chooser);
    void keeps(const QString& id, QSpinBox* spin);
    void keeps(const QString& id, QCheckBox* box);
    void keeps(const QString& id, QLineEdit* line);
    void recallChoices();
    void keepChoices() const;
    [[nodiscard]] QString settingOf(const QString& choice) const;

    struct Field
    {
        std::string id;
        std::function<std::string()> text; ///< empty: the parameter stays absent
    };
    struct Choice
    {
        QString id;
        std::function<QVariant()> get;
        std::function<void(const QVariant&)> set;
    };
    const Puzzle& m_puzzle;
    std::vector<Field> m_fields;
    std::vector<Choice> m_choices;
    QComboBox* m_difficulty = nullptr;
    QComboBox* m_symmetry = nullptr;
    QComboBox* m_technique = nullptr;
    QCheckBox* m_atTechnique = nullptr;
    QSpinBox* m_clues = nullptr;
    QSpinBox* m_seed;
    QSpinBox* m_howMany = nullptr;
    QPushButton* m_make = nullptr;
    QLabel* m_said = nullptr;
    QTreeWidget* m_list = nullptr;
    std::vector<Made> m_made; ///< in the order of the list
    bool m_wantsPlay = false;
    std::jthread m_thread; ///< the last member: joined before the others go
};

} // namespace clew
