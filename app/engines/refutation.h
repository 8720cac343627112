// What follows from some of a model's constraints alone, given what is known of its variables: a
// value is struck if no solution of these constraints has it.
//
// Constraints of one name are one reason. What MiniZinc has introduced to say them (sums of
// Booleans, products, …) belongs to each reason that needs it, and is none by itself.

#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "app/engines/space.h"
#include "core/puzzles/model/variables.h"

namespace clew::engine {

struct Reason
{
    Rule rule = 0;
    std::vector<std::size_t> constraints = {}; ///< of FlatZinc::constraints
    std::vector<Variable> scope = {};          ///< the variables that matter in them, ascending
    std::vector<std::size_t> introduced = {};  ///< the others: of FlatZinc::variables
};

/// In the order of the model, without the facts.
std::vector<Reason> reasonsOf(const FlatZinc& model, std::span<const WatchedVariable> watched);

/// A value that a variable does not have.
struct Strike
{
    Variable variable = 0;
    std::int64_t value = 0;

    friend bool operator==(const Strike&, const Strike&) = default;
};

/// What is left of a variable whose values are not struck one by one.
struct Bounds
{
    Variable variable = 0;
    std::int64_t least = 0;
    std::int64_t most = 0;
};

using Domains = std::vector<IntSet>; ///< of the watched variables

std::size_t sizeOf(const IntSet& domain);
bool contains(const IntSet& domain, std::int64_t value);
IntSet without(const IntSet& domain, std::int64_t value);

/// Failures after which a question is left open: the value is not struck.
inline constexpr unsigned long kMostFailures = 500;

class Refutation
{
public:
    /// All must outlive it.
    Refutation(const FlatZinc& model, std::span<const WatchedVariable> watched,
               std::span<const Reason> reasons);

    /// The domains that are declared, and those that the facts leave of them: constraints whose
    /// name begins with kFact. Empty domains: they contradict each other.
    [[nodiscard]] const Domains& declared() const { return m_declared; }
    [[nodiscard]] Domains known();

    struct Found
    {
        bool isContradiction = false; ///< the reasons have no solution at all
        std::vector<Strike> strikes = {};
        std::vector<Bounds> bounds = {}; ///< of wide variables, where they are narrower now
    };
    /// All that these reasons strike.
    [[nodiscard]] Found strikesBy(std::span<const std::size_t> reasons, const Domains& domains);
    /// Whether they strike this.
    [[nodiscard]] bool strikes(std::span<const std::size_t> reasons, const Domains& domains,
                               Strike strike);
    /// A solution of them all; empty if none was found.
    [[nodiscard]] std::vector<std::int64_t> solution(std::span<const std::size_t> reasons,
                                                     const Domains& domains);
    /// Leaves questions open after this many failures from now on.
    void setPatience(unsigned long failures) { m_patience = failures; }
    /// What all this has taken so far, in searches and their failures.
    [[nodiscard]] std::uint64_t work() const { return m_work; }

private:
    [[nodiscard]] std::unique_ptr<ModelSpace> part(std::span<const std::size_t> reasons,
                                                   const Domains& domains);
    /// Null if there is none; `isSure`: it was searched to its end.
    [[nodiscard]] std::unique_ptr<ModelSpace> solve(std::unique_ptr<ModelSpace> part, bool& isSure);
    [[nodiscard]] IntSet domainIn(const ModelSpace& space, Variable variable) const;

    const FlatZinc& m_model;
    std::span<const WatchedVariable> m_watched;
    std::span<const Reason> m_reasons;
    Domains m_declared;
    Domains m_all; ///< of FlatZinc::variables, as they are declared
    unsigned long m_patience = kMostFailures;
    std::uint64_t m_work = 0;
};

} // namespace clew::engine
