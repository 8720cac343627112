#include "app/cli/checkpoint.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "app/cli/output.h"
#include "core/storage/outputfile.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

constexpr std::uintmax_t kLargestCheckpoint = std::uintmax_t{256}
                                              << 20U; // of far more parts than there are

// Whether a text without an end of line is what a crash has left of one: earlier versions wrote
// lines in place.
bool isCutShort(const std::string& text)
{
    const auto beginsLike = [&](std::string_view line) {
        return text.starts_with(line.substr(0, text.size()));
    };
    return (beginsLike(R"({"puzzle":")") || beginsLike(R"({"format":)")) &&
           !nlohmann::json::accept(text);
}

bool isOfProblem(const PartialCount& part, const PartialCount& wanted)
{
    return part.puzzle == wanted.puzzle && part.digest == wanted.digest;
}

} // namespace

Expected<Checkpoint> Checkpoint::open(const std::string& path, const Subject& subject)
{
    Checkpoint checkpoint(path, subject);
    return checkpoint.read().map([&] {
        checkpoint.warnOfUnchecked();
        return std::move(checkpoint);
    });
}

Expected<void> Checkpoint::read()
{
    m_lines.clear();
    m_parts.clear();
    if (const auto isFile = requireFile(m_path); !isFile)
        return usage(english(isFile.error()));
    std::error_code notThere;
    if (const auto size = std::filesystem::file_size(m_path, notThere);
        !notThere && size > kLargestCheckpoint)
        return usage(fmt::format("{} is too large for a checkpoint; name another file", m_path));
    std::ifstream file(m_path, std::ios::binary);
    if (!file && errno == ENOENT)
        return {}; // a new one
    if (!file)
        return usage(fmt::format("cannot read {}: {}", m_path, std::strerror(errno)));
    std::ostringstream bytes;
    bytes << file.rdbuf();
    std::istringstream lines(bytes.str());
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        if (lines.eof() && isCutShort(line))
            break;
        if (const auto taken = take(line); !taken)
            return misread(m_path,
                           {verbatim(english(taken.error()) +
                                     "; the file was not changed: name another one, or remove the "
                                     "line"),
                            number, 1});
        m_lines.push_back(line + "\n");
    }
    return {};
}

Result<void> Checkpoint::take(const std::string& line)
{
    auto part = readPartialCount(line);
    if (!part)
        return tl::make_unexpected(part.error());
    if (part->puzzle != m_subject.puzzle)
        return fail(verbatim(
            fmt::format("this is a count of {}, not of {}", part->puzzle, m_subject.puzzle)));
    const auto& digests = m_subject.digests;
    if (!digests.empty() && std::ranges::find(digests, part->digest) == digests.end())
        return fail(
            verbatim(fmt::format("this is a count of another problem ({}), or by a version that "
                                 "cuts it into other parts",
                                 part->problem)));
    if (!part->complete() && part->stage.done == 0)
        return fail(verbatim("this count was stopped before its end"));
    if (std::ranges::find(m_subject.cuts, part->parts) == m_subject.cuts.end())
        return fail(verbatim(fmt::format("this is one of {} parts; here there are {}", part->parts,
                                         m_subject.cuts.front())));
    m_parts.push_back(std::move(*part));
    return {};
}

// They are believed: whoever kept them has no other copy. But nothing shows whether they are whole.
void Checkpoint::warnOfUnchecked() const
{
    const auto unchecked =
        std::ranges::count_if(m_parts, [](const PartialCount& part) { return !part.isChecked; });
    if (unchecked > 0)
        writeErrorLine(
            fmt::format("{}: {}; they are taken as they are; to be sure, name a new file", m_path,
                        uncheckedLines(static_cast<std::size_t>(unchecked))));
}

const PartialCount* Checkpoint::find(const PartialCount& wanted) const
{
    const auto found = std::ranges::find_if(m_parts, [&](const PartialCount& part) {
        return isOfProblem(part, wanted) && part.part == wanted.part && part.parts == wanted.parts;
    });
    return found == m_parts.end() ? nullptr : &*found;
}

bool Checkpoint::hasAny(const PartialCount& wanted) const
{
    return std::ranges::any_of(m_parts,
                               [&](const PartialCount& part) { return isOfProblem(part, wanted); });
}

bool Checkpoint::hasCut(const PartialCount& wanted, std::uint64_t parts) const
{
    return std::ranges::any_of(m_parts, [&](const PartialCount& part) {
        return isOfProblem(part, wanted) && part.parts == parts;
    });
}

Expected<void> Checkpoint::keep(const PartialCount& part)
{
    if (auto known = read(); !known)
        return known;
    const PartialCount* const before = find(part);
    if (before == nullptr) {
        m_parts.push_back(part);
        m_lines.push_back(jsonLine(part));
    } else {
        if (before->complete() || (!part.complete() && part.stage.done <= before->stage.done))
            return {};
        const auto place = static_cast<std::size_t>(before - m_parts.data());
        m_parts[place] = part;
        m_lines[place] = jsonLine(part);
    }
    std::string text;
    for (const std::string& line : m_lines)
        text += line;
    return writeFile(m_path, text);
}

} // namespace clew::cli
