#include "core/study/runs.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <set>
#include <tuple>

#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/text/csv.h"
#include "core/text/printable.h"

namespace clew {

namespace {

constexpr std::string_view kRunsHeading =
    "puzzle,instance,strategy,ending,reason,seconds,nodes,backtracks,solutions,memory,part,parts,"
    "run,runs,seed,timeLimit,nodeLimit,digest,sum";
constexpr std::size_t kRunFields = 19;
// Those of earlier versions are the beginning of it: without a checksum of the line, and without
// anything of the runs that it belongs to.
constexpr std::size_t kUncheckedRunFields = 18;
constexpr std::string_view kUncheckedRunsHeading = kRunsHeading.substr(0, kRunsHeading.rfind(','));
constexpr std::size_t kOldRunFields = 12;
constexpr std::string_view kOldRunsHeading = kRunsHeading.substr(0, kRunsHeading.find(",run,"));

// How many fields the lines below a heading have; none: it is no heading.
std::optional<std::size_t> fieldsBelow(std::string_view line)
{
    return line == kRunsHeading            ? std::optional(kRunFields)
           : line == kUncheckedRunsHeading ? std::optional(kUncheckedRunFields)
           : line == kOldRunsHeading       ? std::optional(kOldRunFields)
                                           : std::nullopt;
}

constexpr std::uint64_t kFirstHash = 0xCBF29CE484222325U; // FNV-1a

std::uint64_t hashedFrom(std::uint64_t hash, std::string_view text)
{
    for (const char byte : text)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3U;
    return hash;
}

constexpr std::size_t kMostListed = 20; // parts in a message

/// A field, quotes taken off, and the column of the line that it begins in.
struct RunField
{
    std::string text = {};
    int column = 1;
};

// None if a quote is not closed, or if there are more than any line has.
std::optional<std::vector<RunField>> runFieldsOf(std::string_view line)
{
    std::vector<RunField> fields(1);
    bool isQuoted = false;
    int column = 1;
    for (std::size_t i = 0; i < line.size(); ++i, ++column) {
        const char c = line[i];
        if ((static_cast<unsigned char>(c) & 0xC0U) == 0x80U)
            --column; // of the same character
        if (isQuoted && c == '"' && i + 1 < line.size() && line[i + 1] == '"') {
            fields.back().text += line[i++];
            ++column;
        } else if (c == '"')
            isQuoted = !isQuoted;
        else if (c == ',' && !isQuoted) {
            if (fields.size() == kRunFields)
                return std::nullopt;
            fields.push_back({{}, column + 1});
        } else {
            fields.back().text += c;
        }
    }
    return isQuoted ? std::nullopt : std::optional(fields);
}

constexpr std::string_view kRefusedRun = "refused";

bool isRunEnding(std::string_view id)
{
    using enum Ending;
    return id == kRefusedRun ||
           std::ranges::any_of(std::array{Solved, Exhausted, RanDry, Stopped},
                               [&](Ending one) { return endingId(one) == id; });
}

// A reason is given where a run was stopped, and where it was refused, in words.
bool isReasonOf(std::string_view ending, std::string_view reason)
{
    using enum StopReason;
    if (ending == kRefusedRun)
        return !reason.empty();
    if (ending != endingId(Ending::Stopped))
        return reason.empty();
    return std::ranges::any_of(
        std::array{Cancelled, NodeLimit, TimeLimit, MemoryLimit, TraceFull, Failed},
        [&](StopReason one) { return stopReasonId(one) == reason; });
}

bool isRunsDigest(std::string_view text)
{
    return text.size() == 16 && text.find_first_not_of("0123456789abcdef") == text.npos;
}

/// Takes the fields of a line one after another, and knows the first that cannot be right.
class RunLine
{
public:
    explicit RunLine(const std::vector<RunField>& fields) : m_fields(fields) {}

    template<class Check>
    void text(std::string& value, Check&& check)
    {
        value = plainCsvField(m_fields[m_next].text);
        settle(check(value));
    }
    template<class Number, class Check>
    void number(Number& value, Check&& check)
    {
        const std::string& text = m_fields[m_next].text;
        const char* const end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, value);
        settle(read.ec == std::errc() && read.ptr == end && check(value));
    }
    [[nodiscard]] std::optional<std::size_t> wrong() const { return m_wrong; }

private:
    void settle(bool isRight)
    {
        if (!isRight && !m_wrong)
            m_wrong = m_next;
        ++m_next;
    }

    const std::vector<RunField>& m_fields;
    std::size_t m_next = 0;
    std::optional<std::size_t> m_wrong = {};
};

// Which field is wrong, if one is.
std::optional<std::size_t> takeRow(const std::vector<RunField>& fields, RunRow& row)
{
    const auto isThere = [](const std::string& text) { return !text.empty(); };
    const auto isAny = [](std::uint64_t) { return true; };
    const auto isTime = [](double seconds) { return std::isfinite(seconds) && seconds >= 0; };
    RunLine line(fields);
    line.text(row.puzzle, isThere);
    line.text(row.instance, isThere);
    line.text(row.strategy, isThere);
    line.text(row.ending, isRunEnding);
    line.text(row.reason,
              [&](const std::string& reason) { return isReasonOf(row.ending, reason); });
    line.number(row.seconds, isTime);
    for (std::uint64_t* const count : {&row.nodes, &row.backtracks, &row.solutions, &row.memory})
        line.number(*count, isAny);
    line.number(row.part, [](std::uint64_t part) { return part >= 1; });
    line.number(row.parts, [&](std::uint64_t parts) { return parts >= row.part; });
    if (fields.size() == kOldRunFields || line.wrong())
        return line.wrong();
    RunsMade& made = row.made;
    line.number(row.run, [&](std::uint64_t run) {
        return run == 0 || (run - 1) % row.parts == row.part - 1;
    });
    line.number(made.runs, [&](std::uint64_t runs) {
        return runs >= row.run && (runs == 0) == (row.run == 0);
    });
    line.number(made.seed, isAny);
    line.number(made.seconds, isTime);
    line.number(made.nodes, isAny);
    line.text(made.digest, [&](const std::string& digest) {
        return made.runs == 0 ? digest.empty() : isRunsDigest(digest);
    });
    return line.wrong();
}

std::string_view runColumn(std::size_t index)
{
    std::string_view names = kRunsHeading;
    for (; index > 0; --index)
        names.remove_prefix(names.find(',') + 1);
    return names.substr(0, names.find(','));
}

// ---- parts

std::string runPlace(const RunRow& row)
{
    return row.file.empty() ? std::to_string(row.line) : fmt::format("{}:{}", row.file, row.line);
}

// With a blank before each word.
std::string limitWords(const RunsMade& made)
{
    std::string text;
    if (made.seconds > 0)
        text += fmt::format(" --time {}", made.seconds);
    if (made.nodes > 0)
        text += fmt::format(" --nodes {}", made.nodes);
    return text;
}

std::string runOptions(const RunsMade& made)
{
    return fmt::format("--seed {}{}", made.seed, limitWords(made));
}

// The puzzle that `clew bench` was given: that of all rows.
const Puzzle* chosenPuzzle(const std::vector<RunRow>& rows)
{
    const bool isOne = std::ranges::all_of(
        rows, [&](const RunRow& row) { return row.puzzle == rows.front().puzzle; });
    return isOne ? findPuzzle(rows.front().puzzle) : nullptr;
}

// Whether `clew bench` was given the one strategy that all rows are of. A part of the runs of all
// strategies may have every n-th only.
bool isStrategyChosen(const Puzzle& puzzle, const std::vector<RunRow>& rows)
{
    const auto& strategies = puzzle.info().strategies;
    if (!puzzle.strategyIndex(rows.front().strategy) ||
        std::ranges::any_of(
            rows, [&](const RunRow& row) { return row.strategy != rows.front().strategy; }))
        return false;
    return rows.front().made.runs % strategies.size() != 0 ||
           std::ranges::any_of(rows, [&](const RunRow& row) {
               return strategies[(row.run - 1) % strategies.size()].id != row.strategy;
           });
}

// What `clew bench` is given for one more part of these runs, with a blank before each word.
std::string partWords(const std::vector<RunRow>& rows)
{
    const Puzzle* const puzzle = chosenPuzzle(rows);
    std::string words = puzzle == nullptr ? "" : ' ' + puzzle->info().id;
    const RunRow& one = rows.front();
    if (one.made.runs == 0) // nothing more is known
        return words;
    const bool isChosen = puzzle != nullptr && isStrategyChosen(*puzzle, rows);
    if (isChosen)
        words += " --strategy " + one.strategy;
    const auto draws = [&](const StrategyInfo& strategy) {
        return isRandom(strategy, {}) && (!isChosen || strategy.id == one.strategy);
    };
    if (puzzle == nullptr || std::ranges::any_of(puzzle->info().strategies, draws))
        words += fmt::format(" --seed {}", one.made.seed); // otherwise refused
    return words + limitWords(one.made);
}

// Whether two rows can be parts of the same runs.
Result<void> checkRunsTogether(const RunRow& one, const RunRow& other)
{
    const std::string first = runPlace(one);
    const std::string second = runPlace(other);
    const RunsMade& made = one.made;
    if ((made.runs == 0) != (other.made.runs == 0))
        return fail({phrase("Runs", "%1 was made by an earlier version: nothing shows that it "
                                    "belongs to %2; make both with the same version"),
                     {made.runs == 0 ? first : second, made.runs == 0 ? second : first}});
    if (one.parts != other.parts)
        return fail({phrase("Runs", "%1 is of %2 parts, %3 of %4: they do not belong together"),
                     {first, one.parts, second, other.parts}});
    if (made.runs != other.made.runs || made.digest != other.made.digest)
        return fail({phrase("Runs", "%1 and %2 do not belong together: they are of different "
                                    "instances or strategies"),
                     {first, second}});
    if (made != other.made)
        return fail({phrase("Runs", "%1 was made with %2, but %3 with %4: they do not belong "
                                    "together"),
                     {first, runOptions(made), second, runOptions(other.made)}});
    return {};
}

// No run is there twice; the rows are in order.
Result<void> checkRunsOnce(const std::vector<RunRow>& rows)
{
    const auto twice = [](const RunRow& one, const RunRow& other) {
        return fail({phrase("Runs", "%1 by %2 occurs twice: in %3 and in %4"),
                     {one.instance, one.strategy, runPlace(one), runPlace(other)}});
    };
    if (rows.front().made.runs == 0) {
        const auto found = std::ranges::adjacent_find(rows, [](const auto& one, const auto& other) {
            return std::tie(one.instance, one.puzzle, one.strategy) ==
                   std::tie(other.instance, other.puzzle, other.strategy);
        });
        return found == rows.end() ? Result<void>() : twice(*found, *std::next(found));
    }
    std::map<std::uint64_t, const RunRow*> seen;
    for (const RunRow& row : rows)
        if (const auto [before, isNew] = seen.try_emplace(row.run, &row); !isNew)
            return twice(*before->second, row);
    return {};
}

std::string joinedByComma(const auto& words)
{
    return fmt::format("{}", fmt::join(words, ", "));
}

// The columns of earlier versions.
std::string oldRunsLine(const RunRow& row)
{
    // Names of files are bytes: a table is text, each row on a line of its own.
    const auto field = [](const std::string& text) {
        return csvField(printable(text, std::string::npos));
    };
    return fmt::format("{},{},{},{},{},{:.9f},{},{},{},{},{},{}", field(row.puzzle),
                       field(row.instance), field(row.strategy), field(row.ending),
                       field(row.reason), row.seconds, row.nodes, row.backtracks, row.solutions,
                       row.memory, row.part, row.parts);
}

// All columns but the last, which is their checksum.
std::string uncheckedRunsLine(const RunRow& row)
{
    return fmt::format("{},{},{},{},{},{},{}", oldRunsLine(row), row.run, row.made.runs,
                       row.made.seed, row.made.seconds, row.made.nodes, row.made.digest);
}

// Of what the row says, not of how: a program that writes the table again may quote it otherwise.
std::string runsSum(const RunRow& row)
{
    return fmt::format("{:016x}", hashedFrom(kFirstHash, uncheckedRunsLine(row)));
}

// Every part has all the rows that it should have.
Result<void> checkRunsWhole(const std::vector<RunRow>& rows)
{
    struct Part
    {
        std::uint64_t rows = 0;
        std::set<std::string> files = {};
    };
    std::map<std::uint64_t, Part> there;
    std::set<std::string> files;
    for (const RunRow& row : rows) {
        Part& part = there[row.part];
        ++part.rows;
        part.files.insert(row.file);
        files.insert(row.file);
    }
    const std::uint64_t parts = rows.front().parts;
    const std::uint64_t runs = rows.front().made.runs;
    std::vector<std::uint64_t> missing; // a part beyond the runs has none
    for (std::uint64_t part = 1;
         part <= (runs == 0 ? parts : std::min(parts, runs)) && missing.size() < kMostListed;
         ++part)
        if (!there.contains(part))
            missing.push_back(part);
    if (!missing.empty())
        return fail(
            {phrase("Runs",
                    "parts missing of %1: %2; the others are in %3. Make what is missing "
                    "with `clew bench --instances FOLDER --part %4/%1%5`, and add its file"),
             {parts, joinedByComma(missing), joinedByComma(files),
              missing.size() == 1 ? std::to_string(missing.front()) : "I", partWords(rows)}});
    for (const auto& [number, part] : there) {
        const std::uint64_t expected = runs == 0 ? part.rows : (runs - number) / parts + 1;
        if (part.rows != expected)
            return fail(
                {phrase("Runs", "%1: of the %2 runs of part %3/%4 only %5 are there: it "
                                "was cut short or changed; make it again with `clew bench "
                                "--instances FOLDER --part %3/%4%6`"),
                 {joinedByComma(part.files), expected, number, parts, part.rows, partWords(rows)}});
    }
    return {};
}

} // namespace

void RunsDigest::add(std::string_view strategy)
{
    m_hash = hashedFrom(m_hash, strategy);
    m_hash = hashedFrom(m_hash, "\xFF"); // no byte of a text: where it ends
}

void RunsDigest::add(const Puzzle& puzzle, std::string_view instance, const Problem& problem)
{
    const auto& formats = puzzle.info().formats;
    const auto format = std::ranges::find_if(formats, &FormatInfo::writesProblem);
    add(puzzle.info().id);
    add(instance);
    add(format != formats.end() ? puzzle.write(problem, format->id) : puzzle.title(problem).text());
}

std::string RunsDigest::text() const
{
    return fmt::format("{:016x}", m_hash);
}

RunRow runRow(const Puzzle& puzzle, std::string instance, const RaceTime& time)
{
    const Counters& counters = time.outcome.counters;
    return {puzzle.info().id,
            std::move(instance),
            puzzle.info().strategies[time.strategy].id,
            std::string(time.refusal ? kRefusedRun : endingId(time.outcome.ending)),
            time.refusal ? time.refusal->text() : std::string(stopReasonId(time.outcome.reason)),
            time.seconds,
            counters.nodes,
            counters.backtracks,
            counters.solutions,
            time.memory};
}

std::string runsHeading()
{
    return fmt::format("{}\n", kRunsHeading);
}

std::string runsLine(const RunRow& row)
{
    return fmt::format("{},{}\n", uncheckedRunsLine(row), runsSum(row));
}

std::string runsTable(std::span<const RunRow> rows)
{
    const bool isOld = !rows.empty() && rows.front().made.runs == 0;
    std::string text = isOld ? fmt::format("{}\n", kOldRunsHeading) : runsHeading();
    for (const RunRow& row : rows)
        text += isOld ? oldRunsLine(row) + '\n' : runsLine(row);
    return text;
}

bool isRunsTable(std::string_view text)
{
    return text.starts_with(kOldRunsHeading);
}

Result<std::vector<RunRow>> readRuns(std::string_view text, const std::string& file)
{
    if (static_cast<std::size_t>(std::ranges::count(text, '\n')) > kMostRunLines)
        return fail({phrase("Runs", "a table of runs has at most %1 lines"), {kMostRunLines}});
    std::vector<RunRow> rows;
    std::size_t expected = kRunFields;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        ++number;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        const auto below = fieldsBelow(line);
        expected = below.value_or(expected);
        if (line.empty() || below)
            continue;
        const auto fields = runFieldsOf(line);
        if (!fields || fields->size() != expected)
            return fail({phrase("Runs", "this is not a line of a table of runs, as `clew bench "
                                        "--instances` writes it")},
                        number);
        RunRow row;
        if (const auto wrong = takeRow(*fields, row))
            return fail({phrase("Runs", "\"%1\" cannot be \"%2\": the line was changed, or is of "
                                        "another version"),
                         {runColumn(*wrong), printable((*fields)[*wrong].text)}},
                        number, (*fields)[*wrong].column);
        if (expected == kRunFields && fields->back().text != runsSum(row))
            return fail({phrase("Runs", "this line was changed: its fields are not those that its "
                                        "checksum is of; make the part again")},
                        number);
        row.file = file;
        row.line = number;
        rows.push_back(std::move(row));
    }
    return rows;
}

Result<std::vector<RunRow>> mergedRuns(std::vector<RunRow> rows)
{
    if (rows.empty())
        return fail(phrase("Runs", "there are no runs"));
    for (const RunRow& row : rows)
        if (const auto together = checkRunsTogether(rows.front(), row); !together)
            return tl::make_unexpected(together.error());
    std::ranges::stable_sort(rows, {}, [](const RunRow& row) {
        return std::tie(row.instance, row.puzzle, row.strategy);
    });
    for (const auto check : {checkRunsOnce, checkRunsWhole})
        if (const auto checked = check(rows); !checked)
            return tl::make_unexpected(checked.error());
    for (RunRow& row : rows)
        row.part = row.parts = 1;
    return rows;
}

std::map<std::string, std::vector<double>> cactusOf(std::span<const RunRow> rows)
{
    std::map<std::string, std::vector<double>> curves;
    for (const RunRow& row : rows) {
        auto& curve = curves[row.strategy];
        if (row.isSolved())
            curve.push_back(row.seconds);
    }
    for (auto& [strategy, curve] : curves)
        std::ranges::sort(curve);
    return curves;
}

PerformanceProfile performanceOf(std::span<const RunRow> rows)
{
    std::map<std::pair<std::string, std::string>, double> fastest; // puzzle, instance
    PerformanceProfile profile;
    for (const RunRow& row : rows) {
        profile.ratios[row.strategy];
        if (!row.isSolved())
            continue;
        const auto [found, isNew] = fastest.try_emplace({row.puzzle, row.instance}, row.seconds);
        found->second = std::min(found->second, row.seconds);
    }
    profile.instances = fastest.size();
    constexpr double kLeast = 1e-9; // seconds: times are never 0
    for (const RunRow& row : rows)
        if (row.isSolved())
            profile.ratios[row.strategy].push_back(
                std::max(kLeast, row.seconds) /
                std::max(kLeast, fastest[{row.puzzle, row.instance}]));
    for (auto& [strategy, ratios] : profile.ratios)
        std::ranges::sort(ratios);
    return profile;
}

} // namespace clew
