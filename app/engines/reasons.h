// A model explained step by step: what follows next from the fewest constraints, as people do it.
//
// Each step is a line of JSON:
//
//     {"events":[…],"rules":[…],"causes":[[variable, value], …],"each":[[…], …]}
//
// Events are words of core/search/event.h; rules are those that are needed together, none of which
// can be left out; causes are the variables whose values (null: whose values that are left) the
// step goes by. Of a step with several rules and several events "each" has the causes of each event
// alone. The last line is {"end":"solved"}, "contradiction" (with its rules) or "stuck".

#pragma once

#include <ostream>

#include "app/engines/refutation.h"

namespace clew::engine {

class Reasons
{
public:
    /// All must outlive it. Throws a ModelError for a model that cannot be watched.
    Reasons(const FlatZinc& model, std::ostream& out);

    /// Step after step, until nothing is left or nothing more is found.
    void explain();
    /// One step: why this variable cannot have the value with this number or, if `isOnly`, why it
    /// can have no other.
    void explain(Variable variable, Value value, bool isOnly);

private:
    using Set = std::vector<std::size_t>; ///< of m_reasons, ascending
    struct Step
    {
        Set reasons = {};
        std::vector<Strike> strikes = {};
        std::vector<Bounds> bounds = {};
        bool isContradiction = false;
    };

    [[nodiscard]] bool isSolved() const;
    [[nodiscard]] Step next();
    [[nodiscard]] Step byOne();
    [[nodiscard]] Step byTwo();
    void findTwos();
    [[nodiscard]] Step byMore();
    [[nodiscard]] Step by(const Set& reasons);

    [[nodiscard]] bool isOpen(Variable variable) const;
    [[nodiscard]] std::size_t openIn(const Set& reasons) const;
    [[nodiscard]] bool hasChanged(const Set& reasons, std::size_t since) const;
    [[nodiscard]] std::size_t openShared(std::size_t a, std::size_t b) const;
    [[nodiscard]] bool refutes(const Set& reasons, std::span<const Strike> strikes);
    [[nodiscard]] Step smallestKnown();
    /// `least`: fewer are known not to be enough.
    [[nodiscard]] Set refuting(std::span<const Strike> strikes, std::size_t least);
    [[nodiscard]] Set withoutUnneeded(Set reasons, std::span<const Strike> strikes);
    [[nodiscard]] Set grown(const Set& reasons) const;
    [[nodiscard]] Set shrunk(const Set& reasons, std::span<const Strike> strikes);
    [[nodiscard]] Set needed(const Set& always, const Set& some, bool isNew,
                             std::span<const Strike> strikes);
    void leaveOutEasier(Step& step);

    /// Of these variables, which are enough.
    [[nodiscard]] std::vector<Variable> causesOf(const Step& step,
                                                 const std::vector<Variable>& among);
    [[nodiscard]] static Step partOf(const Step& step, Variable variable);
    void write(const Step& step);
    [[nodiscard]] std::vector<Event> eventsOf(const Step& step) const;
    void take(const Step& step);

    std::ostream& m_out;
    std::vector<WatchedVariable> m_watched;
    std::vector<Reason> m_reasons;
    std::vector<Set> m_ofVariable; ///< the reasons in whose scope it is
    Refutation m_refutation;
    Domains m_domains;
    std::size_t m_now = 1;                            ///< counts steps
    std::vector<std::size_t> m_changed;               ///< when, by variable
    std::vector<std::pair<std::size_t, Step>> m_ones; ///< when looked at, and what was found
    struct Other
    {
        std::size_t reason;
        std::size_t when; ///< looked at together without finding anything
    };
    /// By reason: later ones that share two variables with it.
    std::vector<std::vector<Other>> m_twos;
    std::vector<std::pair<Strike, Set>> m_known; ///< of three or more, not taken yet
};

} // namespace clew::engine
