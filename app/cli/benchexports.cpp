#include "app/cli/benchexports.h"

#include <filesystem>
#include <fmt/format.h>
#include <functional>
#include <nlohmann/json.hpp>

#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/source.h"
#include "core/figures/figurefile.h"
#include "core/figures/searchfigures.h"
#include "core/files/booklet.h"
#include "core/files/film.h"
#include "core/files/page.h"
#include "core/files/tables.h"
#include "core/puzzle/registry.h"
#include "core/storage/temporaryfolder.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

using Json = nlohmann::ordered_json;
using Bytes = std::function<Result<std::uint64_t>()>;

constexpr std::uint64_t kFilmPictures = 60;

struct Export
{
    std::string name;
    Bytes make;
};

// All that is made of one recorded search.
class Exports
{
public:
    Exports(const Recorded& recorded, const std::stop_token& token)
        : m_recorded(recorded), m_token(token)
    {
        const std::array<const char*, 5> figures{"board", "tree", "icicle", "timeline", "heat"};
        m_all.push_back({"page html", [this] { return page(); }});
        for (std::size_t i = 0; i < figures.size(); ++i)
            for (const char* const format : {"svg", "pdf", "png"})
                m_all.push_back(
                    {fmt::format("figure {} {}", figures[i], format),
                     [this, i, format] { return figure(static_cast<SearchFigure>(i), format); }});
        const std::array<const char*, 4> tables{"trace", "nodes", "profile", "steps"};
        for (std::size_t i = 0; i < tables.size(); ++i)
            m_all.push_back({fmt::format("table {} csv", tables[i]),
                             [this, i] { return table(static_cast<TableKind>(i)); }});
        for (const char* const format : {"webp", "gif", "webm"})
            m_all.push_back(
                {fmt::format("film {}", format), [this, format] { return film(format); }});
        m_all.push_back({"booklet pdf", [this] { return booklet(); }});
    }

    [[nodiscard]] const std::vector<Export>& all() const { return m_all; }

private:
    [[nodiscard]] Result<std::uint64_t> page() const
    {
        Page page{m_recorded.puzzle, m_recorded.problem, m_recorded.trace,
                  m_recorded.puzzle->strategyIndex(m_recorded.header.strategy)};
        page.to = std::min(m_recorded.trace->size(), kUsualPageEvents);
        std::atomic<std::uint64_t> done = 0;
        return makePage(page, done, m_token).map(&std::string::size);
    }

    [[nodiscard]] Result<std::uint64_t> figure(SearchFigure figure, const char* format) const
    {
        FiguredSearch search{m_recorded.puzzle, m_recorded.problem, m_recorded.trace};
        search.events = search.at = m_recorded.trace->size();
        return searchFigure(search, figure, m_token)
            .and_then(
                [&](const Picture& picture) { return figureFile(picture, format, kFigurePixels); })
            .map(&std::string::size);
    }

    [[nodiscard]] Result<std::uint64_t> table(TableKind kind) const
    {
        std::uint64_t bytes = 0;
        return writeTable(
                   {m_recorded.puzzle, m_recorded.problem, m_recorded.trace,
                    m_recorded.trace->size()},
                   kind, TableFormat::Csv,
                   [&](std::string_view text) {
                       bytes += text.size();
                       return true;
                   },
                   m_token)
            .map([&] { return bytes; });
    }

    [[nodiscard]] Result<std::uint64_t> film(const char* format) const
    {
        if (!m_folder.made()) // the film would go into the present folder
            return fail({verbatim("no temporary folder can be made")});
        Film film{m_recorded.puzzle, m_recorded.problem, m_recorded.trace};
        film.to = m_recorded.trace->size();
        film.every = std::max<std::uint64_t>(1, film.to / kFilmPictures);
        film.format = filmFormat(format).value();
        film.caption = [](const Sentence& sentence) { return sentence.text(); };
        const std::filesystem::path file = m_folder.path() / fmt::format("film.{}", format);
        std::atomic<std::uint64_t> done = 0;
        return writeFilm(film, file, done, m_token).map([&] {
            std::error_code ignored;
            const auto size = std::filesystem::file_size(file, ignored);
            return std::uint64_t{ignored ? 0 : size};
        });
    }

    [[nodiscard]] Result<std::uint64_t> booklet() const
    {
        Booklet booklet;
        booklet.puzzles.push_back({m_recorded.puzzle, m_recorded.problem});
        std::atomic<std::uint64_t> done = 0;
        return makeBooklet(booklet, done, m_token).map(&std::string::size);
    }

    const Recorded& m_recorded;
    const std::stop_token& m_token;
    TemporaryFolder m_folder{"clew-"};
    std::vector<Export> m_all;
};

struct Posing
{
    const Puzzle* puzzle;
    std::string name;
    ProblemPtr problem;
};

// The input, or the first preset of the puzzle, or of each.
Expected<std::vector<Posing>> posed(const Target& target, const std::stop_token& token)
{
    std::vector<Posing> all;
    const auto add = [&](const Puzzle& puzzle) {
        if (!puzzle.info().presets.empty())
            all.push_back({&puzzle, "@" + puzzle.info().presets.front().id,
                           puzzle.presetProblem(puzzle.info().presets.front())});
    };
    if (target.puzzle == nullptr) {
        for (const auto& puzzle : puzzles())
            add(*puzzle);
        return all;
    }
    if (target.input.empty() && target.parameters.empty()) {
        if (const auto usual = mayBeUsual(target); !usual)
            return tl::make_unexpected(usual.error());
        add(*target.puzzle);
        return all;
    }
    return readSingle(target, token).map([&](const ProblemPtr& problem) {
        const std::string name =
            target.input.starts_with('@') ? target.input : target.puzzle->title(*problem).text();
        all.push_back({target.puzzle, name, problem});
        return all;
    });
}

Expected<void> addRows(const Posing& posing, const RunOptions& run, Json& rows, Progress& progress,
                       const std::stop_token& token)
{
    const Puzzle& puzzle = *posing.puzzle;
    const auto strategy = chooseStrategy(
        puzzle, run.strategy.empty() ? puzzle.info().strategies.front().id : run.strategy);
    if (!strategy)
        return tl::make_unexpected(strategy.error());
    if (const auto counts = checkSeedCounts(puzzle, *posing.problem, {&*strategy, 1}, run); !counts)
        return tl::make_unexpected(counts.error());
    const auto recorded = runRecorded({&puzzle, posing.problem, *strategy, optionsOf(run)},
                                      limitsOf(run), kUsualPageEvents, token);
    if (!recorded)
        return tl::make_unexpected(recorded.error());
    const Exports exports(*recorded, token);
    for (const Export& one : exports.all()) {
        if (token.stop_requested())
            return {};
        progress.update(fmt::format("{} {}: {}", puzzle.info().id, posing.name, one.name));
        const auto start = std::chrono::steady_clock::now();
        const auto bytes = one.make();
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        rows.push_back({{"puzzle", puzzle.info().id},
                        {"problem", posing.name},
                        {"strategy", recorded->header.strategy},
                        {"events", recorded->trace->size()},
                        {"export", one.name},
                        {"bytes", bytes ? Json(*bytes) : Json()},
                        {"seconds", bytes ? Json(seconds.count()) : Json()},
                        {"error", bytes ? Json() : Json(english(bytes.error()))}});
    }
    return {};
}

std::string exportsText(const Json& rows)
{
    std::string text = fmt::format("{:<10} {:<16} {:>8} {:<20} {:>12} {:>10}\n", "puzzle",
                                   "problem", "events", "export", "bytes", "seconds");
    for (const Json& row : rows) {
        text += fmt::format("{:<10} {:<16} {:>8} {:<20} ", row["puzzle"].get<std::string>(),
                            row["problem"].get<std::string>(), row["events"].get<std::uint64_t>(),
                            row["export"].get<std::string>());
        text += row["bytes"].is_null()
                    ? row["error"].get<std::string>() + '\n'
                    : fmt::format("{:>12} {:>10.4f}\n", row["bytes"].get<std::uint64_t>(),
                                  row["seconds"].get<double>());
    }
    return text;
}

} // namespace

Expected<Exit> benchExports(const Target& target, const RunOptions& run, bool json,
                            const std::stop_token& token)
{
    const auto problems = posed(target, token);
    if (!problems)
        return tl::make_unexpected(problems.error());
    Json rows = Json::array();
    {
        Progress progress;
        for (const Posing& posing : *problems)
            if (const auto added = addRows(posing, run, rows, progress, token); !added)
                return tl::make_unexpected(added.error());
        progress.clear();
    }
    const std::string text = json ? Json{{"exports", rows}}.dump(2) + '\n' : exportsText(rows);
    return writeFile({}, text).map(
        [&] { return token.stop_requested() ? Exit::Stopped : Exit::Done; });
}

} // namespace clew::cli
