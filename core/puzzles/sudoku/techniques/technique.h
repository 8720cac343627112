// A human technique: its rule and name, how hard it is for people, and its finder.
//
// Each stands in a file of its own (sizes of one pattern in one file together) as a function that
// returns it; techniques.cpp lists them in order. Rules, ratings and the pseudo-code of the
// strategy `logic` are derived from that list.
//
// A finder passes the steps it finds, one by one, to a sink until that says stop. The solver takes
// the first; an explanation takes the one that has the consequence asked for.

#pragma once

#include <any>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>

#include "core/puzzles/sudoku/techniques/step.h"
#include "core/search/control.h"

namespace clew::sudoku {

/// What a technique keeps of a board from one look at it to the next. It may save time; what is
/// found does not depend on it.
class Memory
{
public:
    /// What was kept, if it is of this type; otherwise nothing yet.
    template<class Kept>
    Kept& of()
    {
        if (auto* const kept = std::any_cast<Kept>(&m_kept))
            return *kept;
        return m_kept.emplace<Kept>();
    }

private:
    std::any m_kept;
};

/// Where there may be something new for a technique.
struct Scope
{
    /// When it last found nothing on this board. What has not changed since then need not be looked
    /// at again: striking candidates elsewhere leaves only less to strike.
    Moment since = kBeginning;
    /// Of which digits the places alone may say something.
    Mask digits = ~Mask{0};
    Memory* memory = nullptr; ///< what it kept of this board
};

/// Where a finder's steps go.
class StepSink
{
public:
    /// take(step) returns true if that is enough. Without a control finders run to their end.
    explicit StepSink(std::function<bool(Step&&)> take, Control* control = nullptr,
                      Scope scope = {})
        : m_take(std::move(take)), m_control(control), m_scope(scope)
    {
    }

    /// Passes on a step, if it has a consequence. True: enough.
    bool operator()(Step step) const
    {
        return (!step.eliminations.empty() || !step.assignments.empty()) && m_take(std::move(step));
    }
    /// For finders that may take longer than a few milliseconds on large boards. True: give up.
    [[nodiscard]] bool stopped() const { return m_control != nullptr && !m_control->poll(); }

    [[nodiscard]] Moment since() const { return m_scope.since; }
    /// None if the board is looked at once only.
    [[nodiscard]] Memory* memory() const { return m_scope.memory; }
    /// Those that a technique which looks at one digit at a time need look at.
    [[nodiscard]] Mask digits(const Grid& grid) const
    {
        return grid.digitsChangedSince(m_scope.since) & m_scope.digits;
    }

private:
    std::function<bool(Step&&)> m_take;
    Control* m_control;
    Scope m_scope;
};
/// Returns true once the sink has said enough, or stopped. Depends on the grid alone.
using Finder = bool (*)(const Grid&, const StepSink&);

/// The easiest first.
enum class Level : std::uint8_t { Easy, Medium, Hard, Unfair, Extreme };

/// How hard a step is for people: its level and its points, those of HoDoKu's default settings
/// (Hobiger, 2008-2012).
struct Grade
{
    Level level;
    std::uint64_t points;
};

/// Another rule that some of a technique's steps have.
struct Variant
{
    Rule rule;
    Phrase name;
    Grade grade;
};

/// Of a generator, where all techniques are meant.
inline constexpr unsigned kNewestVersion = ~0U;

struct Technique
{
    Rule rule;
    Phrase name;
    /// Of the pseudo-code of `logic`. Techniques in a row that give the same line share it.
    const char* line;
    Grade grade;
    Finder find;
    /// It takes for granted that there is exactly one solution.
    bool assumesUnique = false;
    /// It looks at the places of one digit at a time and at nothing else.
    bool ofOneDigit = false;
    std::optional<Variant> variant = std::nullopt;
    /// The first version of the generator that knows it. Older ones do without it, so that their
    /// seeds make the same boards forever: a new technique raises the version.
    unsigned since = 1;

    [[nodiscard]] bool gives(Rule which) const
    {
        return which == rule || (variant && which == variant->rule);
    }
    /// Of a rule that it gives.
    [[nodiscard]] Grade gradeOf(Rule which) const { return which == rule ? grade : variant->grade; }
};

} // namespace clew::sudoku
