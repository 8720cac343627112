#include "app/cli/source.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/cli/lessonsource.h"
#include "core/puzzle/collecting.h"
#include "core/puzzle/source.h"
#include "core/puzzle/uncounted.h"
#include "core/text/english.h"
#include "core/text/scanner.h"
#include "core/text/tablehead.h"

namespace clew::cli {

namespace {

bool isProblemLine(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t\r");
    return first != std::string_view::npos && line[first] != '#' && !isTableHead(line);
}

Expected<void> checkParametersCount(const Target& target, const Parameters& all,
                                    std::string_view text, std::string_view format,
                                    const Problem& problem)
{
    const auto uncounted =
        uncountedParameter(*target.puzzle, target.parameters, all, text, format, problem);
    if (!uncounted)
        return {};
    return usage(fmt::format("--{} has no effect with {}, which is already a complete problem; "
                             "leave one of them out",
                             *uncounted,
                             target.input.starts_with('@') || isFile(target.input) ? target.input
                                                                                   : "this input"));
}

// Of a preset that is nothing but parameters one has to be left.
Expected<void> checkPresetCounts(const Target& target, const PresetInfo& preset)
{
    if (!isReplaced(preset, target.parameters))
        return {};
    std::string options;
    for (const auto& [id, value] : preset.parameters)
        options += (options.empty() ? "--" : " and --") + id;
    return usage(fmt::format("@{} only sets {}; leave one of them out", preset.id, options));
}

Expected<ProblemPtr> presetProblem(const Target& target)
{
    const std::string id = target.input.substr(1);
    const PresetInfo* const preset = target.puzzle->preset(id);
    if (preset == nullptr)
        return unknown(fmt::format("preset of {}", target.puzzle->info().id), id,
                       idsOf(target.puzzle->info().presets));
    if (const auto counts = checkPresetCounts(target, *preset); !counts)
        return tl::make_unexpected(counts.error());
    const Parameters parameters = parametersOf(target);
    const auto problem = preset->text.empty()
                             ? target.puzzle->create(parameters)
                             : target.puzzle->read(preset->text, preset->format, parameters);
    if (!problem)
        return misread(target.input, problem.error());
    if (!preset->text.empty())
        if (const auto count =
                checkParametersCount(target, parameters, preset->text, preset->format, **problem);
            !count)
            return tl::make_unexpected(count.error());
    return *problem;
}

// A file that somebody directed here, and that nothing has read from yet: not that of a shell's
// loop, nor a pipe, on which nothing may ever come.
bool isFileOnInput()
{
    struct stat file = {};
    return ::fstat(STDIN_FILENO, &file) == 0 && S_ISREG(file.st_mode) && file.st_size > 0 &&
           ::lseek(STDIN_FILENO, 0, SEEK_CUR) == 0;
}

Expected<ProblemPtr> createdProblem(const Target& target)
{
    if (const auto usual = mayBeUsual(target); !usual)
        return tl::make_unexpected(usual.error());
    const auto problem = target.puzzle->create(target.parameters);
    if (!problem)
        return usage(english(problem.error()));
    return *problem;
}

// Advice where a text that is no problem would be a size, as in `queens 8`.
std::string meantAsSize(const Target& target)
{
    Parameters parameters = target.parameters;
    parameters["size"] = target.input;
    const bool isSize = std::ranges::any_of(target.puzzle->info().parameters,
                                            [](const auto& each) { return each.id == "size"; }) &&
                        target.puzzle->create(parameters).has_value();
    return isSize ? fmt::format("; a size is given as --size {}", target.input) : std::string();
}

} // namespace

Expected<void> mayBeUsual(const Target& target)
{
    if (target.parameters.empty() && isFileOnInput())
        return usage("standard input is redirected but no input is named; use - to read it");
    return {};
}

bool isFile(const std::string& input)
{
    std::error_code ignored; // such as a text too long for a file name
    return std::filesystem::exists(input, ignored);
}

Parameters parametersOf(const Target& target)
{
    Parameters parameters = target.parameters;
    if (target.input.starts_with('@'))
        if (const PresetInfo* const preset = target.puzzle->preset(target.input.substr(1)))
            parameters.insert(preset->parameters.begin(), preset->parameters.end());
    return parameters;
}

Expected<ProblemSource> ProblemSource::open(const Target& target, std::stop_token token)
{
    if (!target.format.empty())
        if (const auto format =
                chooseFormat(*target.puzzle, target.format,
                             target.takesSolutions ? FormatUse::ReadsAny : FormatUse::ReadsProblem);
            !format)
            return tl::make_unexpected(format.error());
    ProblemSource source(target, target.input == "-" ? "<stdin>" : target.input);
    if (target.input.empty() || target.input.starts_with('@')) {
        auto problem = target.input.empty() ? createdProblem(target) : presetProblem(target);
        if (!problem)
            return tl::make_unexpected(problem.error());
        source.m_single = Posed{std::move(*problem)};
        return source;
    }
    const bool isText = target.input != "-" && !isFile(target.input);
    if (isText) {
        source.m_name = "<input>";
        source.m_reader.emplace(target.input);
    } else if (target.input == "-" && target.standardInput) {
        source.m_reader.emplace(*target.standardInput);
    } else {
        auto reader = Reader::open(target.input, std::move(token));
        if (!reader)
            return tl::make_unexpected(reader.error());
        source.m_reader.emplace(std::move(*reader));
    }
    auto started = source.start(*source.m_reader);
    if (!started && isText)
        started.error().text +=
            fmt::format("\n({} was read as text: there is no such file{})",
                        target.input.substr(0, target.input.find('\n')), meantAsSize(target));
    if (!started)
        return tl::make_unexpected(started.error());
    return source;
}

// Decides whether the input is a stream, and reads it if it is not.
Expected<void> ProblemSource::start(Reader& reader)
{
    const std::string_view begin = reader.peek();
    if (const auto problem = mayBeProblem(m_name, begin); !problem)
        return problem;
    const bool isWord =
        reader.isWhole() && !m_target->standardInput && begin.find('\n') == std::string_view::npos;
    m_format = isWord ? nullptr : streamFormat(begin);
    if (m_format != nullptr) { // of all lines, what is so of the first
        const std::string_view line = firstProblemLine(begin);
        const auto first = read(line, m_format->id);
        return first && !first->solution ? checkParametersCount(*m_target, m_target->parameters,
                                                                line, m_format->id, *first->problem)
                                         : Expected<void>();
    }
    const std::string_view text = reader.rest();
    if (!reader.failure().empty())
        return usage(reader.failure());
    if (reader.isInterrupted())
        return interrupted();
    auto problem = isFile(m_name)
                       ? read(withFilesBeside(std::string(text), m_name), m_target->format)
                       : read(text, m_target->format);
    if (!problem)
        if (auto collection = collectionIn(*m_target->puzzle, text);
            collection && collection->isWhole) {
            m_format = m_target->puzzle->format(collection->format);
            m_reader.emplace(std::move(collection->lines));
            return {};
        }
    if (!problem)
        return misread(m_name, problem.error());
    const auto count = problem->solution
                           ? Expected<void>()
                           : checkParametersCount(*m_target, m_target->parameters, text,
                                                  m_target->format, *problem->problem);
    if (!count)
        return count;
    m_single = std::move(*problem);
    m_reader.reset();
    return {};
}

bool ProblemSource::takes(const FormatInfo& format) const
{
    return format.readsProblem || (m_target->takesSolutions && format.readsSolution);
}

// As a problem or, where that is wanted and the text is none, as a solution with its problem.
Result<Posed> ProblemSource::read(std::string_view text, std::string_view format) const
{
    const Puzzle& puzzle = *m_target->puzzle;
    const auto toPosed = [](ClaimedSolution claimed) {
        return Posed{std::move(claimed.problem), std::move(claimed.solution)};
    };
    const FormatInfo* const named = puzzle.format(format);
    if (named != nullptr && named->readsSolution)
        return puzzle.readSolution(text, format, m_target->parameters).map(toPosed);
    const auto problem = puzzle.read(text, format, m_target->parameters);
    if (problem)
        return Posed{*problem};
    const bool mayBeSolution =
        named == nullptr && m_target->takesSolutions &&
        std::ranges::any_of(puzzle.info().formats, &FormatInfo::readsSolution);
    if (!mayBeSolution)
        return tl::make_unexpected(problem.error());
    auto claimed = puzzle.readSolution(text, {}, m_target->parameters);
    if (claimed)
        return toPosed(*std::move(claimed));
    // What was meant is what could be read further.
    const auto reached = [](const Error& error) { return std::pair(error.line, error.column); };
    return tl::make_unexpected(
        reached(claimed.error()) < reached(problem.error()) ? problem.error() : claimed.error());
}

// The format of the lines if the input, which begins with `text`, is a stream; otherwise null. A
// short text that reads as one problem of several lines is no stream.
const FormatInfo* ProblemSource::streamFormat(std::string_view text) const
{
    const auto& formats = m_target->puzzle->info().formats;
    if (!m_target->format.empty()) {
        const FormatInfo* const format = m_target->puzzle->format(m_target->format);
        return format->line ? format : nullptr;
    }
    const std::string_view first = firstProblemLine(text);
    const auto lineFormat = std::ranges::find_if(formats, [&](const FormatInfo& format) {
        return format.line && takes(format) && reads(first, format);
    });
    if (first.empty() || lineFormat == formats.end())
        return nullptr;
    const bool isShort = text.size() < Reader::kBlock;
    const bool isDocument = isShort && std::ranges::any_of(formats, [&](const FormatInfo& format) {
                                return !format.line && takes(format) && reads(text, format);
                            });
    return isDocument ? nullptr : &*lineFormat;
}

bool ProblemSource::reads(std::string_view text, const FormatInfo& format) const
{
    return read(text, format.id).has_value();
}

Expected<bool> ProblemSource::next(Item& item)
{
    item.problem = std::exchange(m_single, std::nullopt);
    item.index = m_given;
    std::string_view line;
    bool found = item.problem.has_value();
    while (!found && m_reader && m_reader->line(line))
        found = isProblemLine(line);
    if (found) {
        item.text = line;
        item.line = m_reader ? m_reader->lineNumber() : 0;
        ++m_given;
    } else if (m_reader && !m_reader->failure().empty()) {
        return usage(m_reader->failure());
    }
    return found;
}

Expected<Posed> ProblemSource::problem(const Item& item) const
{
    if (item.problem)
        return *item.problem;
    auto problem = read(item.text, m_format->id);
    if (!problem)
        return misread(m_name, problem.error(), item.line - 1);
    return std::move(*problem);
}

std::string ProblemSource::place(const Item& item) const
{
    return isStream() ? fmt::format("{}:{}", m_name, item.line) : "clew";
}

std::string_view firstProblemLine(std::string_view text)
{
    const auto lines = splitLines(text);
    const auto first = std::ranges::find_if(lines, isProblemLine);
    return first == lines.end() ? std::string_view() : *first;
}

Expected<std::string> textOf(const std::string& input, std::stop_token token, std::size_t most)
{
    return input == "-" || isFile(input) ? textOfFile(input, std::move(token), most) : input;
}

Expected<std::string> textOfFile(const std::string& file, std::stop_token token, std::size_t most)
{
    auto reader = Reader::open(file, std::move(token));
    if (!reader)
        return tl::make_unexpected(reader.error());
    std::string text(reader->rest(most));
    if (!reader->failure().empty())
        return usage(reader->failure());
    if (reader->isInterrupted())
        return interrupted();
    return text;
}

Expected<ProblemPtr> readSingle(const Target& target, std::stop_token token)
{
    auto source = ProblemSource::open(target, std::move(token));
    if (!source)
        return tl::make_unexpected(source.error());
    Item item;
    const auto first = source->next(item);
    if (!first)
        return tl::make_unexpected(first.error());
    if (!*first)
        return usage("the input is empty");
    auto problem = source->problem(item);
    if (!problem)
        return tl::make_unexpected(problem.error());
    const auto second = source->next(item);
    if (second && *second)
        return usage(
            fmt::format("{} holds several problems; this command takes one", target.input));
    return std::move(problem->problem);
}

} // namespace clew::cli
