// Texts that hold several problems otherwise than one a line.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/puzzle.h"

namespace clew {

/// Several problems, one a line.
struct Collection
{
    std::string lines;
    std::string format; ///< of each line
    /// Where each of these lines stands in the text, from 1; empty: nowhere as it is.
    std::vector<int> numbers = {};
    bool isWhole = true; ///< all of them look like problems, and not only most
};

/// A second base of puzzles that have such texts.
class Collecting
{
public:
    virtual ~Collecting() = default;

    /// None if the text holds fewer than two problems, or is nothing of the kind.
    [[nodiscard]] virtual std::optional<Collection> collectionIn(std::string_view text) const = 0;

protected:
    Collecting() = default;
    Collecting(const Collecting&) = default;
    Collecting& operator=(const Collecting&) = default;
};

inline std::optional<Collection> collectionIn(const Puzzle& puzzle, std::string_view text)
{
    const auto* const collecting = dynamic_cast<const Collecting*>(&puzzle);
    return collecting == nullptr ? std::nullopt : collecting->collectionIn(text);
}

} // namespace clew
