#include "app/cli/runsfiles.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/cli/output.h"
#include "app/cli/reader.h"
#include "core/text/english.h"

namespace clew::cli {

Expected<std::vector<RunRow>> readRunsFiles(const std::vector<std::string>& files,
                                            const std::stop_token& token, Reader* first)
{
    if (const auto once = checkNamedOnce(files); !once)
        return tl::make_unexpected(once.error());
    std::vector<RunRow> all;
    for (const std::string& file : files) {
        std::optional<Reader> own;
        Reader* reader = std::exchange(first, nullptr);
        if (reader == nullptr) {
            auto opened = Reader::open(file, token);
            if (!opened)
                return tl::make_unexpected(opened.error());
            reader = &own.emplace(std::move(*opened));
        }
        const std::string_view text = reader->rest(kMaxRunsText);
        if (!reader->failure().empty())
            return usage(reader->failure());
        if (reader->isInterrupted())
            return interrupted();
        auto rows = readRuns(text, file == "-" ? "<stdin>" : file);
        if (!rows)
            return misread(file, rows.error());
        std::ranges::move(*rows, std::back_inserter(all));
    }
    auto merged = mergedRuns(std::move(all));
    if (!merged)
        return usage(english(merged.error()));
    return *merged;
}

} // namespace clew::cli
