#include "app/gui/features/settingfeature.h"

#include <QAction>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <type_traits>

#include "app/gui/errortext.h"
#include "app/gui/features/backgroundtask.h"
#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "core/study/setting.h"
#include "widgets/commandpalette.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr std::uint32_t kMostCounted = 1000; ///< solutions of a candidate
constexpr auto kLongestDraftRating = std::chrono::seconds(20);
constexpr int kDifferenceAlpha = 70;
constexpr int kSeveralAlpha = 60;
constexpr int kOneAlpha = 130;

// Several or one, as it is tinted.
QColor colourOf(std::uint32_t count)
{
    return count == 1 ? theme::faded(Ink::Solved, kOneAlpha)
                      : theme::faded(Ink::Accent, kSeveralAlpha);
}

// Short, where it is to be read in a ninth of a cell: "1k".
QString countText(std::uint32_t count, std::uint32_t most)
{
    constexpr std::uint32_t kThousand = 1000;
    const QString figure = count < kThousand
                               ? QString::number(count)
                               : QString::number(count / kThousand) + QLatin1Char('k');
    return count < most ? figure : figure + QLatin1Char('+');
}

// The part of a cell where the value stands among `values`, row by row.
CellCorners partOf(const CellCorners& cell, Value value, Value values)
{
    const double side = std::ceil(std::sqrt(values));
    const QPointF across = (cell[1] - cell[0]) / side;
    const QPointF down = (cell[3] - cell[0]) / side;
    const QPointF corner =
        cell[0] + across * std::fmod(value, side) + down * std::floor(value / side);
    return {corner, corner + across, corner + across + down, corner + down};
}

// A value above, which its place shows as well, and in how many solutions it is below, with most of
// the room; apart from those of the values beside it.
std::pair<CellCorners, CellCorners> halvesOf(const CellCorners& part)
{
    constexpr double kGap = 0.04; // of the part, at its sides
    constexpr double kUpper = 0.36;
    const QPointF across = part[1] - part[0];
    const QPointF down = part[3] - part[0];
    const auto at = [&](double x, double y) { return part[0] + across * x + down * y; };
    const auto between = [&](double top, double bottom) {
        return CellCorners{at(kGap, top), at(1 - kGap, top), at(1 - kGap, bottom),
                           at(kGap, bottom)};
    };
    return {between(kGap, kUpper), between(kUpper, 1 - kGap)};
}

// "Sudoku Explainer: 4.2/1.2/1.2 (ER/EP/ED)."
QString scaleText(const ScaleInfo& scale, const ScaleRating& rating)
{
    QStringList names;
    for (const auto& part : rating.parts)
        names << QString::fromStdString(part.name);
    return SettingFeature::tr("%1: %2 (%3).", "scale of difficulty, figures, what they are")
        .arg(translated(scale.title), QString::fromStdString(rating.text),
             names.join(QLatin1Char('/')));
}

// The middle of a cell that stands for a single value: what is drawn there is to be seen still.
CellCorners middleOf(const CellCorners& cell)
{
    constexpr double kPart = 0.44;
    const QPointF middle = (cell[0] + cell[2]) / 2;
    CellCorners inner;
    std::ranges::transform(cell, inner.begin(),
                           [&](QPointF corner) { return middle + (corner - middle) * kPart; });
    return inner;
}

} // namespace

SettingFeature::SettingFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_status(new QLabel)
{
    m_status->setObjectName(QStringLiteral("solutions-status"));
    m_status->setAccessibleName(tr("Number of solutions"));
    m_status->setToolTip(tr("How many solutions the board has as it is set up. Cells in which they "
                            "differ are tinted."));
    m_status->setContentsMargins(2 * kSpace, 0, 0, 0);
    shell.addToFoot(m_status);
    makeActions();
    connect(&workbench, &Workbench::documentChanged, this, &SettingFeature::show);
    connect(&m_surveyor, &Surveyor::answered, this, &SettingFeature::showAnswer);
}

void SettingFeature::makeActions()
{
    QMenu& puzzle = m_shell.menu(Shell::MenuId::Puzzle);
    auto* const menu = puzzle.addMenu(tr("Setter's &bench"));
    const auto addChoice = [&](const QString& text, const QKeySequence& key) {
        QAction* const action = m_shell.addAction(text, {key});
        action->setCheckable(true);
        menu->addAction(action);
        return action;
    };
    m_candidates = addChoice(tr("&True candidates"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_T));
    m_candidates->setToolTip(tr("The values that some solution has, place by place"));
    m_counts = addChoice(tr("&Count the solutions of each candidate"), {});
    connect(m_candidates, &QAction::toggled, this, &SettingFeature::ask);
    connect(m_counts, &QAction::toggled, this, [this](bool on) {
        if (on && !m_candidates->isChecked())
            m_candidates->setChecked(true);
        else
            ask();
    });
    menu->addSeparator();
    const auto add = [&](const QString& text, auto act) {
        QAction* const action = m_shell.addAction(text, {});
        menu->addAction(action);
        connect(action, &QAction::triggered, this, act);
        m_ofGivens.append(action);
    };
    add(tr("Mark &redundant clues"), &SettingFeature::markRedundant);
    add(tr("Make &minimal"), &SettingFeature::makeMinimal);
    add(tr("Make &unique"), &SettingFeature::makeUnique);
    menu->addSeparator();
    m_rate = m_shell.addAction(tr("R&ate"), {});
    m_rate->setToolTip(tr("How hard the board is for people, and the hardest step that it needs"));
    menu->addAction(m_rate);
    connect(m_rate, &QAction::triggered, this, &SettingFeature::rate);
}

bool SettingFeature::isEditing() const
{
    return !m_workbench.document().trace;
}

Draft SettingFeature::draft() const
{
    return {*m_workbench.document().puzzle, m_workbench.document().problem};
}

void SettingFeature::show()
{
    const bool isEditing = this->isEditing();
    if (isAnotherBoard())
        m_candidates->setChecked(false); // they would be the solution
    // Of a board that its text no longer describes nothing is said.
    const bool isCurrent = isEditing && !m_workbench.document().draft;
    const bool isAsked = isCurrent && canBeAsked(draft());
    const bool hasThem = isEditing && hasGivens(draft());
    m_candidates->setEnabled(isAsked);
    m_counts->setEnabled(isAsked);
    for (QAction* const action : m_ofGivens)
        action->setEnabled(hasThem);
    m_rate->setEnabled(isCurrent && canBeRated(draft()));
    m_asked = nullptr;
    if (isCurrent) {
        ask();
    } else {
        m_surveyor.forget();
        m_status->clear();
        tint({});
    }
}

// Another preset, a new puzzle, one from elsewhere, or one of another kind or size; what editing
// makes of a board is none.
bool SettingFeature::isAnotherBoard()
{
    const Document& document = m_workbench.document();
    const Dimensions dimensions = document.puzzle->dimensions(*document.problem);
    const BoardMark now{document.puzzle, dimensions.variables, document.file};
    const bool isAnother = m_shown.puzzle != nullptr && now != m_shown;
    m_shown = now;
    return isAnother;
}

void SettingFeature::ask()
{
    if (!isEditing())
        return;
    const Document& document = m_workbench.document();
    if (m_asked != document.problem)
        m_status->setText(tr("Looking for solutions…"));
    m_asked = document.problem;
    if (m_candidates->isChecked())
        m_surveyor.ask(*document.puzzle, document.problem,
                       m_counts->isChecked() ? kMostCounted : 2);
    else
        m_surveyor.ask(*document.puzzle, document.problem);
}

QString SettingFeature::textOf(const Survey& survey) const
{
    if (m_workbench.document().problem->seeksBest() && survey.solutions > 0)
        return tr("There are solutions; a search finds the best");
    const QString figure = QLocale().toString(static_cast<qulonglong>(survey.solutions));
    switch (survey.finding) {
    case Survey::Finding::None:
        return tr("No solution");
    case Survey::Finding::One:
        return tr("One solution");
    case Survey::Finding::Several:
        return survey.isAll ? tr("%1 solutions").arg(figure)
                            : tr("%1 solutions or more").arg(figure);
    case Survey::Finding::Unknown:
        break;
    }
    return survey.solutions == 1 ? tr("One solution or more") : tr("Number of solutions unknown");
}

void SettingFeature::showAnswer(const SetterAnswer& answer)
{
    if (!isEditing() || m_asked != m_workbench.document().problem)
        return;
    m_status->setText(textOf(answer.survey));
    if (m_candidates->isChecked()) {
        if (answer.candidates)
            tint(shares(*answer.candidates));
        else if (answer.isLast)
            tint({});
    } else {
        tint(differences(answer.survey));
    }
}

// What others have tinted while nothing is set up stays.
void SettingFeature::tint(std::vector<CellTint> tints)
{
    const bool isAny = !tints.empty();
    if (isAny || m_hasTinted)
        m_shell.board().setTints(std::move(tints));
    m_hasTinted = isAny;
}

// On boards where a place is itself a value, tints would show the solutions.
std::vector<CellTint> SettingFeature::differences(const Survey& survey) const
{
    const Board& board = m_shell.board();
    std::vector<CellTint> tints;
    if (board.cellMeaning() != CellMeaning::OfVariable || survey.differing.empty())
        return tints;
    const QColor colour = theme::faded(Ink::Accent, kDifferenceAlpha);
    for (const ShownCell& cell : board.cells())
        if (std::ranges::binary_search(survey.differing, cell.place.variable))
            tints.push_back({cell.corners, colour});
    return tints;
}

std::vector<CellTint> SettingFeature::shares(const Candidates& candidates) const
{
    const Board& board = m_shell.board();
    const bool counts = m_counts->isChecked();
    const Dimensions dimensions = candidates.dimensions;
    std::vector<bool> isGiven(dimensions.variables);
    for (const Assignment& given : givensOf(draft()))
        isGiven[given.variable] = true;
    std::vector<CellTint> tints;
    const auto add = [&](const CellCorners& corners, std::uint32_t count, const QString& text) {
        if (count > 0 && count != Candidates::kUnsettled)
            tints.push_back({corners, colourOf(count), text});
    };
    const auto figure = [&](std::uint32_t count) {
        return counts ? countText(count, candidates.most) : QString();
    };
    for (const ShownCell& cell : board.cells()) {
        const Variable variable =
            board.cellMeaning() == CellMeaning::OfValue ? 0 : cell.place.variable;
        if (variable >= dimensions.variables ||
            (board.cellMeaning() != CellMeaning::OfValue && isGiven[variable]))
            continue;                                         // a clue stands there
        if (board.cellMeaning() != CellMeaning::OfVariable) { // a square for each value
            if (cell.place.value < dimensions.values) {
                const std::uint32_t count = candidates.count(variable, cell.place.value);
                add(middleOf(cell.corners), count, figure(count));
            }
        } else if (dimensions.values == 2) { // in or out: how often it is in
            const std::uint32_t count = candidates.count(variable, 1);
            add(cell.corners, count, figure(count));
        } else {
            for (Value value = 0; value < dimensions.values; ++value) {
                const std::uint32_t count = candidates.count(variable, value);
                const CellCorners part = partOf(cell.corners, value, dimensions.values);
                const auto [upper, lower] = halvesOf(part);
                if (!counts) {
                    add(part, count, board.valueText(value));
                    continue;
                }
                add(upper, count, board.valueText(value));
                add(lower, count, figure(count));
            }
        }
    }
    return tints;
}

// ---- questions

template<class Question, class Then>
void SettingFeature::find(const QString& title, Question question, Then then)
{
    using Answer = std::invoke_result_t<Question, const Draft&>;
    const auto found = std::make_shared<std::optional<Answer>>();
    const Draft asked = draft();
    const Task task = [asked, question, found](std::atomic<std::uint64_t>&,
                                               const std::stop_token& token) {
        Draft own = asked;
        own.token = token;
        *found = question(own);
        return QString();
    };
    runTask(m_workbench, m_shell, title, 0, task, [this, asked, found, then] {
        if (isEditing() && m_workbench.document().problem == asked.problem)
            then(asked, **found);
    });
}

// With what makes it impossible by inspection, which is marked on the board.
void SettingFeature::sayNoSolution()
{
    const auto faults = m_workbench.faults();
    Sentence said = sentence(
        faults.empty()
            ? tr("The board has no solution.")
            : tr("The board has no solution. %1", "why").arg(translatedStanding(faults.front())));
    if (!faults.empty()) {
        said.causes = faults.front().causes;
        said.effects = faults.front().effects;
    }
    m_shell.showReason(said);
}

void SettingFeature::markRedundant()
{
    find(tr("Redundant clues"), redundantGivens, [this](const Draft&, const Givens& found) {
        if (!found.hasSolution) {
            sayNoSolution();
            return;
        }
        Sentence said = sentence(
            !found.isSettled ? tr("The check did not finish.")
            : found.givens.empty()
                ? tr("No clue is redundant.")
                : withCount(found.givens.size(), [](int n) {
                      return tr("%Ln clue(s): each follows from all the others. They are tinted.",
                                nullptr, n);
                  }));
        for (const Assignment& one : found.givens)
            said.effects.push_back({one.variable, one.value});
        m_shell.showReason(said);
    });
}

void SettingFeature::makeMinimal()
{
    find(
        tr("Make minimal"), [](const Draft& draft) { return superfluousGivens(draft); },
        [this](const Draft& draft, const Givens& found) {
            if (!found.hasSolution) {
                sayNoSolution();
                return;
            }
            if (!found.isSettled || found.givens.empty()) {
                m_shell.showReason(sentence(found.isSettled ? tr("No clue is redundant.")
                                                            : tr("The check did not finish.")));
                return;
            }
            const auto problem = withoutThese(draft, found.givens);
            if (!problem) {
                m_shell.showMessage(errorText(problem.error()));
                return;
            }
            m_workbench.edit(*problem, sentence(tr("Make minimal")));
            m_shell.showReason(sentence(withCount(found.givens.size(), [](int n) {
                return tr("%Ln clue(s) taken away. Each of the others is needed.", nullptr, n);
            })));
        });
}

void SettingFeature::makeUnique()
{
    find(tr("Make unique"), decidingGivens, [this](const Draft& draft, const Givens& found) {
        if (!found.hasSolution) {
            sayNoSolution();
            return;
        }
        if (!found.isSettled) {
            m_shell.showReason(sentence(tr("No clues were found that leave one solution.")));
            return;
        }
        if (found.givens.empty()) {
            m_shell.showReason(sentence(tr("There is one solution already.")));
            return;
        }
        const auto problem = draft.puzzle.assume(*draft.problem, found.givens);
        if (!problem) {
            m_shell.showMessage(errorText(problem.error()));
            return;
        }
        m_workbench.edit(*problem, sentence(tr("Make unique")));
        Sentence said = sentence(withCount(found.givens.size(), [](int n) {
            return tr("%Ln clue(s) added, the one that decides most first.", nullptr, n);
        }));
        for (const Assignment& one : found.givens)
            said.effects.push_back({one.variable, one.value});
        m_shell.showReason(said);
    });
}

void SettingFeature::rate()
{
    const auto question = [](const Draft& draft) {
        Draft timed = draft;
        timed.deadline = std::chrono::steady_clock::now() + kLongestDraftRating;
        return ratingsOf(timed);
    };
    find(plainText(*m_rate), question, [this](const Draft&, const Result<Ratings>& ratings) {
        m_shell.showReason(
            sentence(ratings ? textOf(*ratings)
                             : tr("Not rated: %1.", "why not").arg(errorText(ratings.error()))));
    });
}

// "Hard, score 1,234. The hardest step: X-wing. Sudoku Explainer: 4.2/1.2/1.2 (ER/EP/ED)."
QString SettingFeature::textOf(const Ratings& ratings) const
{
    const Puzzle& puzzle = *m_workbench.document().puzzle;
    QStringList text;
    if (ratings.own) {
        text << tr("%1, score %2.", "difficulty, figure")
                    .arg(translated(puzzle.info().difficulties[ratings.own->difficulty].title),
                         QLocale().toString(static_cast<qulonglong>(ratings.own->score)));
        const auto pointsOf = [&](const Rating::Technique& technique) {
            const RuleInfo* const rule = puzzle.rule(technique.rule);
            return rule == nullptr ? 0 : rule->points;
        };
        const auto& techniques = ratings.own->techniques;
        if (const auto hardest = std::ranges::max_element(techniques, {}, pointsOf);
            hardest != techniques.end())
            text << tr("The hardest step: %1.", "name of a technique")
                        .arg(translated(puzzle.ruleName(hardest->rule)));
        if (!ratings.own->solved)
            text << tr("Techniques alone do not solve it; a guess is needed.");
    }
    for (std::size_t i = 0; i < ratings.scales.size(); ++i)
        if (const auto& scale = ratings.scales[i])
            text << scaleText(puzzle.info().scales[i], *scale);
    if (ratings.isCut)
        text << tr("After %1 s the rating was cut short.")
                    .arg(std::chrono::seconds(kLongestDraftRating).count());
    return text.join(QLatin1Char(' '));
}

} // namespace clew
