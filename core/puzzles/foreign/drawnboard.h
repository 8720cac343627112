// How free variables are drawn where somebody knows it: on the board of the model that they belong
// to, with all that refines it. Kept in the header as "board".

#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "core/puzzle/requests.h"
#include "core/puzzle/variableboard.h"

namespace clew::foreign {

class Names;

struct DrawnBoard
{
    VariableBoard board;
    /// Of each of its variables: by which numbers the sender may speak of it.
    std::vector<std::vector<Variable>> reported;
};

nlohmann::json jsonOf(const DrawnBoard& drawn);
/// None where it is wrong. There are that many numbers of `variables`.
std::optional<DrawnBoard> drawnBoardFrom(const nlohmann::json& json, std::uint32_t variables);

/// What a view of the sender's variables shows of it. Values are known by their names.
Picture pictureOf(const DrawnBoard& drawn, const View& view,
                  const std::vector<std::string>& values);

} // namespace clew::foreign
