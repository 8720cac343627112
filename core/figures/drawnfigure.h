// A figure without what all figures of a search say below it.

#pragma once

#include <string>
#include <vector>

#include "core/picture/picture.h"

namespace clew {

struct DrawnFigure
{
    Picture picture;
    std::vector<std::string> said; ///< below it
};

} // namespace clew
