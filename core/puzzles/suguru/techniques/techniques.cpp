// The order in which the techniques are tried.

#include <algorithm>
#include <array>

#include "core/puzzles/suguru/techniques/technique.h"

namespace clew::suguru {

Technique nakedSingle();
Technique hiddenSingle();
Technique allTouch();
Technique nakedPair();
Technique hiddenPair();

std::span<const Technique> techniques()
{
    static const std::array kTechniques{
        nakedSingle(), hiddenSingle(), allTouch(), nakedPair(), hiddenPair(),
    };
    return kTechniques;
}

const Technique* techniqueOf(Event event)
{
    const auto isOfThis = [&](const Technique& technique) {
        return lineOf({technique.line}, event).has_value();
    };
    const auto all = techniques();
    const auto found = std::ranges::find_if(all, isOfThis);
    return found == all.end() ? nullptr : &*found;
}

} // namespace clew::suguru
