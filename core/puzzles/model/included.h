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
    std::string name; ///< from the model's folder on
    std::string text;
};

inline constexpr std::size_t kMostIncluded = std::size_t{1} << 20U; ///< bytes of a file
inline constexpr std::size_t kMostFiles = 100;

/// One that does not come with a model: the model says so, or brings more than is read.
struct LeftOutFile
{
    std::string name;
    bool isTooLarge = false; ///< or else there are too many
};
std::vector<LeftOutFile> leftOutIn(std::string_view text);

/// What has come with the text: no more than kMostFiles.
std::vector<IncludedFile> includedIn(std::string_view text);
/// The text with all files that it includes from this folder, and those that they include. One that
/// is not there any more stays as it was; the library's are not taken along. A name is looked for
/// beside the file that includes it, then beside the model.
std::string withIncluded(std::string_view text, const std::filesystem::path& folder);

} // namespace clew::model
