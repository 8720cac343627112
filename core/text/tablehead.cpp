#include "core/text/tablehead.h"

namespace clew {

bool isTableHead(std::string_view line)
{
    return line.find_first_of("0123456789") == line.npos && line.find(',') != line.npos &&
           (line.find("puzzle") != line.npos || line.find("quizzes") != line.npos);
}

} // namespace clew
