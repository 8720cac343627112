// Files that a model includes travel with it, at the end of its text, in comments:
//
//     % included "mine.mzn":
//     %| predicate rising(array[int] of var int: x) = …
//
// so that MiniZinc still reads the text beside the files themselves.

#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace clew::model {

struct IncludedFile
{
    std::string name; ///< as the model includes it
    std::string text;
};

/// What has come with the text.
std::vector<IncludedFile> includedIn(std::string_view text);
/// The text with all files that it includes from this folder, and those that they include. One that
/// is not there any more stays as it was; the library's are not taken along.
std::string withIncluded(std::string_view text, const std::filesystem::path& folder);

} // namespace clew::model
