// clew print: a booklet of puzzles as PDF, with the solutions behind.

#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include "app/cli/commands.h"
#include "app/cli/languages.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/runoptions.h"
#include "app/cli/source.h"
#include "core/files/booklet.h"
#include "core/puzzle/generating.h"
#include "core/puzzle/registry.h"
#include "core/study/growth.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

struct PrintOptions
{
    std::vector<std::string> items = {};
    std::vector<std::string> generate = {};
    std::string file = {};
    std::string paper = "a4";
    std::string language = {};
    bool noSolutions = false;
    bool mix = false;
    RunOptions run{.seconds = 10};
    Booklet booklet;
};

std::vector<std::string> partsOf(const std::string& text)
{
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == ':')
            parts.emplace_back();
        else
            parts.back() += c;
    }
    return parts;
}

// Whether an item looks like a wish for new puzzles, as in "suguru:2:easy".
bool isWish(const std::string& item)
{
    const std::vector<std::string> parts = partsOf(item);
    const Puzzle* const puzzle = findPuzzle(parts.front());
    return puzzle != nullptr && puzzle->info().generator && parts.size() > 1 && parts.size() <= 4 &&
           wholeNumber(parts[1], {1, 10'000}).has_value();
}

class Collector
{
public:
    Collector(const PrintOptions& options, const std::stop_token& token)
        : m_options(options), m_token(token)
    {
    }

    // "FILE" or "PUZZLE:INPUT": all its problems.
    Expected<void> add(const std::string& item)
    {
        Target target;
        const std::string id = item.substr(0, item.find(':'));
        target.takesInput = true;
        target.puzzle = findPuzzle(id);
        target.puzzleId = target.puzzle == nullptr ? item : id;
        std::error_code ignored; // such as a name too long for a file
        if (target.puzzle == nullptr && !std::filesystem::exists(item, ignored))
            return usage(fmt::format("there is no file {}; an input of a puzzle is given as "
                                     "PUZZLE:INPUT, like sudoku:@p97",
                                     item));
        if (target.puzzle != nullptr && item.size() > id.size())
            target.input = item.substr(id.size() + 1);
        if (auto checked = checkTarget(target).and_then(
                [&] { return keepApart(m_options.file, target.files); });
            !checked)
            return checked;
        auto source = ProblemSource::open(target, m_token);
        if (!source && isWish(item))
            source.error().text +=
                fmt::format("\nNew puzzles are made by --generate {}, each wish with its own "
                            "--generate or after a comma.",
                            item);
        if (!source)
            return tl::make_unexpected(source.error());
        const std::string name = target.input.starts_with('@')
                                     ? target.input
                                     : std::filesystem::path(target.input).filename().string();
        for (;;) {
            Item next;
            const auto isThere = source->next(next);
            if (!isThere)
                return tl::make_unexpected(isThere.error());
            if (!*isThere)
                return {};
            const auto posed = source->problem(next);
            if (!posed)
                return tl::make_unexpected(posed.error());
            put({target.puzzle, posed->problem,
                 verbatim(source->isStream() ? fmt::format("{}:{}", name, next.line) : name)});
        }
    }

    // "PUZZLE:COUNT[:DIFFICULTY[:SIZE]]" or "PUZZLE:COUNT:SIZE": new ones.
    Expected<void> generate(const std::string& wish)
    {
        std::vector<std::string> parts = partsOf(wish);
        const Puzzle* const puzzle = findPuzzle(parts.front());
        if (puzzle == nullptr)
            return unknown("puzzle", parts.front(), puzzleIds());
        const auto count = wholeNumber(parts.size() > 1 ? parts[1] : "1", {1, 10'000});
        if (!count || parts.size() > 4)
            return usage(fmt::format("--generate must be like sudoku:4, sudoku:4:easy or "
                                     "suguru:2::8x8, not \"{}\"",
                                     wish));
        const auto& generator = puzzle->info().generator;
        if (!generator)
            return usage(fmt::format("{}: {}", puzzle->info().id, puzzle->info().noGenerator.text));
        // A size may stand where the difficulty is left out: "queens:4:6".
        const bool isSizeThird = parts.size() == 3 && !parts[2].empty() && parts[2][0] >= '0' &&
                                 parts[2][0] <= '9' && sizeParameter(*generator) != nullptr;
        if (isSizeThird)
            parts.insert(parts.begin() + 2, std::string());
        GenerateRequest request{{}, m_options.run.seed, parts.size() > 2 ? parts[2] : ""};
        request.version = generator->version; // its id is to name it
        const auto difficulties = idsOf(generator->difficulties);
        if (!request.difficulty.empty() &&
            std::ranges::find(difficulties, request.difficulty) == difficulties.end())
            return unknown(fmt::format("difficulty of {}", puzzle->info().id), request.difficulty,
                           difficulties);
        if (parts.size() > 3)
            if (const ParameterInfo* const size = sizeParameter(*generator))
                request.parameters[size->id] = parts[3];
        for (std::uint64_t i = 0; i < *count; ++i, ++request.seed)
            if (auto made = generateOne(*puzzle, request); !made)
                return made;
        return {};
    }

    Expected<std::vector<BookletPuzzle>> take()
    {
        if (m_options.mix)
            mixBooklet(m_puzzles, m_options.run.seed);
        for (std::size_t i = 0; i < m_puzzles.size() && !m_token.stop_requested(); ++i) {
            m_progress.update(fmt::format("puzzle {} of {}", i + 1, m_puzzles.size()));
            Control control(limitsOf(m_options.run), m_token);
            solveForBooklet(m_puzzles[i], control);
        }
        m_progress.clear();
        if (m_token.stop_requested())
            return interrupted();
        return std::move(m_puzzles);
    }

private:
    Expected<void> generateOne(const Puzzle& puzzle, const GenerateRequest& request)
    {
        m_progress.update(fmt::format("generating {}", puzzle.info().id));
        Control control({}, m_token);
        const auto problem = puzzle.generate(request, control);
        if (!problem)
            return usage(english(problem.error()));
        if (*problem == nullptr)
            return interrupted();
        put({&puzzle, *problem, seedId({request.version, request.seed})});
        return {};
    }

    void put(BookletPuzzle puzzle) { m_puzzles.push_back(std::move(puzzle)); }

    const PrintOptions& m_options;
    std::stop_token m_token;
    std::vector<BookletPuzzle> m_puzzles = {};
    Progress m_progress = {};
};

// What is wrong with the puzzles; they are printed all the same.
Exit reportAnswers(const std::vector<BookletPuzzle>& puzzles)
{
    Exit exit = Exit::Done;
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
        const BookletPuzzle& puzzle = puzzles[i];
        if (puzzle.answer == BookletAnswer::Found || puzzle.answer == BookletAnswer::OneOfMany)
            continue;
        const bool isOpen = puzzle.answer == BookletAnswer::NotFound;
        writeErrorLine(fmt::format("clew: puzzle {} ({}, {}): {}", i + 1,
                                   puzzle.puzzle->title(*puzzle.problem).text(), puzzle.id.text(),
                                   isOpen ? "no solution was found in time"
                                   : puzzle.answer == BookletAnswer::None
                                       ? "has no solution"
                                       : "has several solutions"));
        exit = worse(exit, isOpen ? Exit::Stopped : Exit::NoSolution);
    }
    return exit;
}

Expected<Exit> print(PrintOptions options, const std::stop_token& token)
{
    const auto paper = paperNamed(options.paper);
    if (!paper)
        return unknown("paper", options.paper, {"a4", "a5", "letter"});
    if (const auto ending = std::filesystem::path(options.file).extension();
        !ending.empty() && ending != ".pdf" && ending != ".PDF")
        return usage(
            fmt::format("a booklet is a PDF file: its name cannot end in {}", ending.string()));
    const auto language = languageNamed(options.language);
    if (!language)
        return tl::make_unexpected(language.error());
    options.booklet.translate = language->translate;
    if (options.items.empty() && options.generate.empty())
        return usage("name files or PUZZLE:INPUT, or new puzzles with --generate PUZZLE:COUNT");
    if (options.file.empty() && ::isatty(STDOUT_FILENO) != 0)
        return usage("a booklet cannot go to a terminal; name a file with -o");
    Collector collector(options, token);
    for (const std::string& item : options.items)
        if (const auto added = collector.add(item); !added)
            return tl::make_unexpected(added.error());
    for (const std::string& wish : options.generate)
        if (const auto made = collector.generate(wish); !made)
            return tl::make_unexpected(made.error());
    auto puzzles = collector.take();
    if (!puzzles)
        return tl::make_unexpected(puzzles.error());
    const Exit exit = reportAnswers(*puzzles);
    options.booklet.puzzles = std::move(*puzzles);
    options.booklet.paper = *paper;
    options.booklet.hasSolutions = !options.noSolutions;
    std::atomic<std::uint64_t> done = 0;
    const auto pdf = makeBooklet(options.booklet, done, token);
    if (!pdf)
        return usage(english(pdf.error()));
    if (token.stop_requested())
        return interrupted();
    return writeFile(options.file, *pdf).map([&] { return exit; });
}

Action declarePrint(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<PrintOptions>();
    table.texts({.names = "ITEM",
                 .summary = "Files with problems, and PUZZLE:INPUT, such as sudoku:@p97",
                 .repeated = true},
                options->items);
    table.texts({.names = "--generate",
                 .value = "SPEC",
                 .summary = "New puzzles, PUZZLE:COUNT[:DIFFICULTY[:SIZE]]; separate several with "
                            "commas",
                 .repeated = true},
                options->generate);
    addSeed(table, options->run,
            "Random seed of the first new puzzle; each further one has the next seed");
    const With random{"--generate or --mix"};
    table.restrict("--seed", random);
    table.stands(random.option, [options] {
        return std::string(options->mix || !options->generate.empty() ? "it" : "");
    });
    table.flag({.names = "--mix", .summary = "Mix the order, by the seed"}, options->mix);
    table.whole({.names = "--per-page",
                 .value = "N",
                 .summary = "Puzzles on a page",
                 .fallback = "4; in large print 2, on A5 1; fewer for boards with many cells"},
                options->booklet.perPage, {1, kMostPerPage});
    table.text({.names = "--paper",
                .value = "PAPER",
                .summary = "a4, a5 or letter",
                .fallback = options->paper},
               options->paper);
    table.flag({.names = "--large", .summary = "Large print"}, options->booklet.isLarge);
    table.flag({.names = "--no-solutions", .summary = "Leave the solutions out"},
               options->noSolutions);
    table.text({.names = "--title", .value = "TEXT", .summary = "Printed on each page"},
               options->booklet.title);
    addLanguage(table, options->language);
    table.number({.names = "--time",
                  .value = "SECONDS",
                  .summary = "Time limit for solving and rating each puzzle",
                  .fallback = fmt::format("{}", options->run.seconds)},
                 options->run.seconds, {1e-6, 1e9});
    table.output("The PDF file to write", options->file);
    return [options](const std::stop_token& token) { return print(*options, token); };
}

} // namespace

Command printCommand()
{
    return {
        "print", "Make a booklet of puzzles as PDF",
        "Several puzzles go on a page, each with its number, title, difficulty and the seed or id "
        "that identifies it; the solutions follow on separate pages.",
        declarePrint};
}

} // namespace clew::cli
