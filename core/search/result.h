// Expected failures as values: bad text, impossible parameters, broken files.

#pragma once

#include <string>
#include <utility>

#include <tl/expected.hpp>

namespace clew {

/// What is wrong, where, and how to mend it. Lines and columns count from 1; 0 means "not in a
/// text".
struct Error
{
    std::string message;
    int line = 0;
    int column = 0;
};

template<class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(std::string message, int line = 0, int column = 0)
{
    return tl::make_unexpected(Error{std::move(message), line, column});
}

} // namespace clew
