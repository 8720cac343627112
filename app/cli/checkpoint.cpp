#include "app/cli/checkpoint.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <unistd.h>

#include "app/cli/output.h"

namespace clew::cli {

Expected<Checkpoint> Checkpoint::open(const std::string& path)
{
    Checkpoint checkpoint(path);
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return checkpoint; // a new one
    std::ostringstream bytes;
    bytes << file.rdbuf();
    const std::string text = bytes.str();
    const std::size_t whole = text.rfind('\n') + 1; // 0 if there is none
    if (whole < text.size()) {
        std::error_code error;
        std::filesystem::resize_file(path, whole, error);
        if (error)
            return usage(fmt::format("cannot write {}: {}", path, error.message()));
    }
    std::istringstream lines(text.substr(0, whole));
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number) {
        auto share = readPartialCount(line);
        if (!share)
            return misread(path, {share.error().message, number, 0});
        checkpoint.m_shares.push_back(std::move(*share));
    }
    return checkpoint;
}

const PartialCount* Checkpoint::find(const PartialCount& wanted) const
{
    const auto found = std::ranges::find_if(m_shares, [&](const PartialCount& share) {
        return share.puzzle == wanted.puzzle && share.digest == wanted.digest &&
               share.part == wanted.part && share.parts == wanted.parts;
    });
    return found == m_shares.end() ? nullptr : &*found;
}

Expected<void> Checkpoint::append(const PartialCount& share)
{
    const int file = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0)
        return usage(fmt::format("cannot write {}: {}", m_path, std::strerror(errno)));
    Output output(file);
    output.write(jsonLine(share));
    auto written = output.finish();
    ::fsync(file);
    ::close(file);
    return written;
}

} // namespace clew::cli
