#include "core/puzzles/model/included.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>

#include "core/puzzles/model/model.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

constexpr std::string_view kBegin = "% included \"";
constexpr std::string_view kNameEnd = "\":";
constexpr std::string_view kLine = "%| ";
constexpr std::string_view kEmptyLine = "%|";
constexpr std::string_view kLarge = "% too large to include \"";
constexpr std::string_view kMany = "% one too many to include \"";
constexpr std::size_t kMostBlock = kMostIncluded + 1; // its last line ends
constexpr std::ptrdiff_t kMostFolders = 30;           // one in another: each is made for MiniZinc

// Below the model's own folder only: what is read here leaves with the model.
bool mayTravel(const std::filesystem::path& name)
{
    return name.is_relative() && name.extension() == ".mzn" &&
           std::distance(name.begin(), name.end()) <= kMostFolders &&
           std::ranges::none_of(name, [](const auto& part) { return part == ".."; });
}

// The files that a text includes, in their order.
std::vector<std::string> namesIn(std::string_view text)
{
    std::vector<std::string> names;
    const std::string plain = withoutComments(text); // texts are blanked out, not their marks
    constexpr std::string_view kInclude = "include";
    for (std::size_t at = plain.find(kInclude); at != std::string::npos;
         at = plain.find(kInclude, at + 1)) {
        const std::size_t mark = plain.find_first_not_of(" \t\r\n", at + kInclude.size());
        const std::size_t end = mark == std::string::npos || plain[mark] != '"'
                                    ? std::string::npos
                                    : plain.find('"', mark + 1);
        if (end != std::string::npos)
            names.emplace_back(text.substr(mark + 1, end - mark - 1));
    }
    return names;
}

std::optional<std::string> contentOf(const std::filesystem::path& file)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        return std::nullopt;
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return std::nullopt;
    std::string content(kMostIncluded + 1, '\0'); // whether there is more is all that matters
    in.read(content.data(), static_cast<std::streamsize>(content.size()));
    content.resize(static_cast<std::size_t>(in.gcount()));
    if (content.size() > kMostIncluded)
        return content;
    std::erase(content, '\r');
    return content;
}

// The text without its included files.
std::string withoutIncluded(std::string_view text)
{
    std::string rest;
    for (const std::string_view line : splitLines(text))
        if (!line.starts_with(kBegin) && !line.starts_with(kEmptyLine) &&
            !line.starts_with(kLarge) && !line.starts_with(kMany))
            (rest += line) += '\n';
    return rest;
}

std::string writtenOf(const IncludedFile& file)
{
    std::string text = std::string(kBegin) + file.name + std::string(kNameEnd) + '\n';
    for (const std::string_view line : splitLines(file.text))
        text += (line.empty() ? std::string(kEmptyLine) : std::string(kLine) + std::string(line)) +
                '\n';
    return text;
}

// Whatever their names are, and the first one too many as well. Of a text no more than one byte too
// many.
std::vector<IncludedFile> blocksIn(std::string_view text)
{
    std::vector<IncludedFile> files;
    if (text.find(kBegin) == std::string_view::npos)
        return files;
    for (const std::string_view line : splitLines(text)) {
        if (line.starts_with(kBegin) && line.ends_with(kNameEnd)) {
            if (files.size() > kMostFiles)
                break;
            const std::string_view name =
                line.substr(kBegin.size(), line.size() - kBegin.size() - kNameEnd.size());
            files.push_back({std::string(name), {}});
        } else if (!files.empty() && line.starts_with(kEmptyLine)) {
            std::string& content = files.back().text;
            content += line.substr(
                std::min(line.size(), line.starts_with(kLine) ? kLine.size() : kEmptyLine.size()));
            content += '\n';
            content.resize(std::min(content.size(), kMostBlock + 1));
        }
    }
    return files;
}

} // namespace

std::vector<IncludedFile> includedIn(std::string_view text)
{
    std::vector<IncludedFile> files = blocksIn(text);
    files.resize(std::min(files.size(), kMostFiles));
    std::erase_if(files, [](const IncludedFile& file) { return !mayTravel(file.name); });
    return files;
}

std::vector<LeftOutFile> leftOutIn(std::string_view text)
{
    std::vector<LeftOutFile> files;
    if (text.find(kLarge) != text.npos || text.find(kMany) != text.npos)
        for (const std::string_view line : splitLines(text))
            for (const std::string_view begin : {kLarge, kMany})
                if (line.starts_with(begin) && line.ends_with('"') && line.size() > begin.size())
                    files.push_back(
                        {std::string(line.substr(begin.size(), line.size() - begin.size() - 1)),
                         begin == kLarge});
    const std::vector<IncludedFile> blocks = blocksIn(text);
    for (const IncludedFile& each : blocks)
        if (each.text.size() > kMostBlock)
            files.push_back({each.name, true});
    if (blocks.size() > kMostFiles)
        files.push_back({blocks.back().name});
    return files;
}

std::string withIncluded(std::string_view text, const std::filesystem::path& folder)
{
    const std::vector<IncludedFile> before = includedIn(text);
    std::vector<IncludedFile> files;
    std::string leftOut;
    struct Wanted
    {
        std::string name;
        std::filesystem::path beside; ///< the folder of the file that includes it
    };
    std::vector<Wanted> wanted;
    for (std::string& name : namesIn(text))
        wanted.push_back({std::move(name), {}});
    const auto take = [&](const std::filesystem::path& path) {
        const std::string name = path.string();
        if (!mayTravel(path))
            return false;
        if (std::ranges::count(files, name, &IncludedFile::name) > 0)
            return true;
        auto content = contentOf(folder / path);
        if (const auto old = std::ranges::find(before, name, &IncludedFile::name);
            !content && old != before.end())
            content = old->text;
        if (!content)
            return false;
        const bool isTooLarge = content->size() > kMostIncluded;
        if (isTooLarge || files.size() == kMostFiles) {
            leftOut = std::string(isTooLarge ? kLarge : kMany) + name + "\"\n";
            return true;
        }
        for (std::string& more : namesIn(*content))
            wanted.push_back({std::move(more), path.parent_path()});
        files.push_back({name, *std::move(content)});
        return true;
    };
    for (std::size_t i = 0; i < wanted.size() && leftOut.empty(); ++i) {
        const Wanted each = wanted[i]; // the list grows
        if (!each.beside.empty() && take((each.beside / each.name).lexically_normal()))
            continue;
        (void)take(each.name);
    }
    if (files.empty() && before.empty() && leftOut.empty())
        return std::string(text);
    std::string whole = withoutIncluded(text);
    std::string block = leftOut;
    for (const IncludedFile& file : files)
        block += writtenOf(file);
    // Data and what is assumed stay behind it.
    std::size_t end = whole.size();
    for (const std::string_view mark : {"\n% data\n", "\n% given: "})
        if (const std::size_t at = whole.find(mark); at != std::string::npos)
            end = std::min(end, at + 1);
    return whole.insert(end, block);
}

} // namespace clew::model
