// Expected failures as values: bad text, impossible parameters, broken files.

#pragma once

#include <utility>

#include <tl/expected.hpp>

#include "core/text/sentence.h"

namespace clew {

/// What is wrong, where, and how to fix it. Lines and columns count from 1; 0 means "not in a
/// text".
struct Error
{
    Sentence sentence;
    int line = 0;
    int column = 0;
};

template<class T>
using Result = tl::expected<T, Error>;

inline tl::unexpected<Error> fail(Sentence sentence, int line = 0, int column = 0)
{
    return tl::make_unexpected(Error{std::move(sentence), line, column});
}

inline tl::unexpected<Error> fail(Phrase phrase, int line = 0, int column = 0)
{
    return fail(Sentence{phrase}, line, column);
}

} // namespace clew
