// Puzzles whose answers are computed rather than searched for. Where they come line by line, making
// a problem and an outcome of each line takes longer than the answer itself.

#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "core/puzzle/puzzle.h"

namespace clew {

/// What is the same for all lines of a stream.
struct ConversionRequest
{
    std::string_view from;                    ///< id of the format that each line is in
    const Parameters& parameters;             ///< given besides the lines
    std::string_view to;                      ///< id of the format of the solutions
    std::optional<std::size_t> strategy = {}; ///< none: the fastest of each problem
};

/// Answers line after line; used by one thread.
class Conversion
{
public:
    virtual ~Conversion() = default;

    /// What writeSolutions() makes of the first solution of the problem that the line is, until the
    /// next call. Empty: the line is none of those that are answered here, and has to be read as a
    /// problem; so are all in which anything is wrong.
    [[nodiscard]] virtual std::string_view answer(std::string_view line) = 0;
    /// By its index, the strategy that would have answered, with one solution and without a node.
    [[nodiscard]] std::size_t strategy() const { return m_strategy; }

protected:
    explicit Conversion(std::size_t strategy) : m_strategy(strategy) {}
    Conversion(const Conversion&) = default;
    Conversion& operator=(const Conversion&) = default;

private:
    std::size_t m_strategy;
};

/// A second base of puzzles that have such answers.
class Converting
{
public:
    virtual ~Converting() = default;

    /// Null: no line is answered so by this strategy, in these formats or with these parameters.
    [[nodiscard]] virtual std::unique_ptr<Conversion>
    conversion(const ConversionRequest& request) const = 0;

protected:
    Converting() = default;
    Converting(const Converting&) = default;
    Converting& operator=(const Converting&) = default;
};

inline std::unique_ptr<Conversion> conversionOf(const Puzzle& puzzle,
                                                const ConversionRequest& request)
{
    const auto* const converting = dynamic_cast<const Converting*>(&puzzle);
    return converting == nullptr ? nullptr : converting->conversion(request);
}

} // namespace clew
