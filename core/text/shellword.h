// Words of commands that people copy into a shell.

#pragma once

#include <string>

namespace clew {

/// As it is, or in quotes: links, too, and what is so long that a figure breaks it. Bytes that are
/// no text, as names of files may have, are written as numbers, which bash, zsh and others read.
std::string shellWord(const std::string& word);

} // namespace clew
