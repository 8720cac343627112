#include "core/files/solutionfile.h"

#include <algorithm>

#include "core/trace/cursor.h"

namespace clew {

std::uint64_t solutionsToWrite(const SolutionFile& file)
{
    return file.chosen ? file.chosen->size() : file.trace->solutionCount();
}

bool writeSolutionFile(const SolutionFile& file, const std::function<bool(std::string_view)>& write,
                       std::atomic<std::uint64_t>& written, const std::stop_token& token)
{
    written = 0;
    const std::uint64_t count = solutionsToWrite(file);
    const auto abreast = static_cast<std::size_t>(file.puzzle->format(file.format)->abreast);
    Cursor cursor(file.trace, file.puzzle->dimensions(*file.problem));
    std::vector<Solution> row;
    for (std::uint64_t done = 0; done < count && !token.stop_requested();) {
        const std::uint64_t end = std::min<std::uint64_t>(count, done + abreast);
        row.clear();
        for (std::uint64_t i = done; i < end; ++i) {
            cursor.seek(file.trace->solutionEvent(file.chosen ? (*file.chosen)[i] : i) + 1);
            row.push_back(file.puzzle->solutionAt(*file.problem, cursor.state()));
        }
        if (!write(file.puzzle->writeSolutions(*file.problem, row, done, file.format)))
            return false;
        done = end;
        written.store(done, std::memory_order_relaxed);
    }
    return written.load() == count;
}

} // namespace clew
