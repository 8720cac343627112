// Strategies that are one search of the engine, depth first with propagation, in different orders
// and strengths.

#pragma once

#include "core/puzzle/strategy.h"

namespace clew::model {

/// What one of them says of itself; of its program the line that chooses.
struct OrderTexts
{
    std::string_view id;
    Phrase title;
    Phrase summary;
    Phrase idea;
    std::string_view choose;
};
StrategyInfo orderInfo(const OrderTexts& texts);

/// Those whose order is fixed, in the order in which they are shown.
std::vector<Strategy> fixedOrders();

} // namespace clew::model
