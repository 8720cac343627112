#include "core/puzzles/model/compile.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/puzzles/model/constraintsources.h"
#include "core/puzzles/model/enumerations.h"
#include "core/puzzles/model/included.h"
#include "core/puzzles/model/leftout.h"
#include "core/puzzles/model/model.h"
#include "core/puzzles/model/outputitems.h"
#include "core/storage/process.h"
#include "core/storage/systemerror.h"
#include "core/storage/temporaryfolder.h"
#include "core/text/printable.h"
#include "core/text/readjson.h"
#include "core/text/scanner.h"

namespace clew::model {

namespace {

constexpr auto kLongest = std::chrono::seconds(60);
constexpr std::uint64_t kMostMemory = std::uint64_t{4} << 30U;
constexpr std::size_t kMostFlatZinc = std::size_t{256} << 20U;

// Where MiniZinc learns of the engine: beside the program as it is built, or as it is installed.
std::string solverConfiguration()
{
    const std::string folder = programFolder();
    for (const char* const place :
         {"/../minizinc/clew.msc", "/../share/minizinc/solvers/clew.msc"}) {
        std::error_code ignored;
        if (std::filesystem::exists(folder + place, ignored))
            return folder + place;
    }
    return "clew";
}

Error missing()
{
    return {{phrase("Model", "models need MiniZinc, which is not installed; install the package "
                             "minizinc and try again")}};
}

Error unknownSolver()
{
    return {{phrase("Model", "MiniZinc does not know Clew's solver, because the file clew.msc is "
                             "missing; reinstall Clew")}};
}

Error tookTooLong()
{
    return {{phrase("Model", "MiniZinc took too long to read this model; try it with fewer or "
                             "smaller data")}};
}

Error leftOut(const LeftOutFile& file)
{
    return file.isTooLarge
               ? Error{{phrase("Model", "the model includes %1, which has more than %2 MB"),
                        {printable(file.name), kMostIncluded >> 20U}}}
               : Error{{phrase("Model", "the model includes %1, and with it more than %2 files"),
                        {printable(file.name), kMostFiles}}};
}

constexpr std::string_view kNoMemory = "std::bad_alloc";
constexpr std::string_view kCrash = "Memory violation detected";

} // namespace

// "Error: type error: undefined identifier `y'" and, on a line of its own, "stdin:1.34-36".
Error errorFrom(std::string_view said)
{
    if (said.find("no solver with tag clew found") != std::string_view::npos)
        return unknownSolver();
    if (said.find(kNoMemory) != std::string_view::npos)
        return {{phrase("Model", "MiniZinc needs more than %1 GB of memory to read this model, "
                                 "which is over the limit"),
                 {kMostMemory >> 30U}}};
    if (said.find(kCrash) != std::string_view::npos)
        return {{phrase("Model", "MiniZinc crashed while reading this model, usually because a "
                                 "function calls itself endlessly")}};
    std::string message;
    std::string other; // what else is said, where there is no error by name
    int line = 0;
    int column = 0;
    for (std::string_view each : splitLines(said)) {
        constexpr std::string_view kError = "Error: ";
        constexpr std::string_view kPlace = "stdin:";
        if (each.starts_with(kError) && message.empty()) {
            message = each.substr(kError.size());
        } else if (each.starts_with(kPlace) && line == 0) {
            Scanner scanner(each.substr(kPlace.size()));
            line = static_cast<int>(scanner.number().value_or(0));
            if (scanner.accept('.'))
                column = static_cast<int>(scanner.number().value_or(0));
        } else if (other.empty() && !each.empty() && !each.starts_with("Warning")) {
            other = each;
        }
    }
    if (message.empty())
        message = other.empty() ? "?" : other;
    return {{phrase("Model", "MiniZinc says: %1"), {printable(message)}}, line, column};
}

bool hasMiniZinc()
{
    const char* const path = std::getenv("PATH");
    std::string_view rest = path == nullptr ? "" : path;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(':'), rest.size());
        if (::access((std::string(rest.substr(0, end)) + "/minizinc").c_str(), X_OK) == 0)
            return true;
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return false;
}

namespace {

// Folders of programs that were killed while MiniZinc read what is in them.
void removeAbandoned(const std::filesystem::path& folder, std::string_view prefix)
{
    std::error_code ignored;
    std::vector<std::filesystem::path> abandoned;
    for (const auto& entry : std::filesystem::directory_iterator(folder, ignored)) {
        const std::string name = entry.path().filename().string();
        struct stat status = {};
        if (!name.starts_with(prefix) || ::lstat(entry.path().c_str(), &status) != 0 ||
            !S_ISDIR(status.st_mode) || status.st_uid != ::getuid())
            continue;
        Scanner scanner(std::string_view(name).substr(prefix.size()));
        const auto owner = static_cast<pid_t>(scanner.number().value_or(0));
        if (owner > 0 && scanner.accept('-') && ::kill(owner, 0) != 0 && errno == ESRCH)
            abandoned.push_back(entry.path());
    }
    for (const auto& each : abandoned)
        std::filesystem::remove_all(each, ignored);
}

// The files that come with a model, in a folder of their own as long as they are needed. Its name
// has the number of the process, by which it is known when that was killed.
class IncludedFolder
{
public:
    static Result<IncludedFolder> of(std::string_view text, const std::function<bool()>& goOn)
    {
        IncludedFolder folder;
        const auto files = includedIn(text);
        if (files.empty())
            return folder;
        const std::string prefix = "clew-included-";
        const auto temporary = std::filesystem::temp_directory_path();
        removeAbandoned(temporary, prefix);
        folder.m_folder = TemporaryFolder(prefix + std::to_string(::getpid()) + "-");
        if (!folder.m_folder.made())
            return cannotBeWritten();
        for (const IncludedFile& file : files) {
            if (!goOn() || ProcessesUntil::isOver()) // then nothing reads them
                break;
            const auto name = folder.path() / file.name;
            std::error_code ignored;
            std::filesystem::create_directories(name.parent_path(), ignored);
            std::ofstream out(name, std::ios::binary);
            if (!(out << file.text << std::flush))
                return cannotBeWritten();
        }
        return folder;
    }
    /// Empty if no file has come with the model.
    [[nodiscard]] const std::filesystem::path& path() const { return m_folder.path(); }

private:
    IncludedFolder() = default;
    static tl::unexpected<Error> cannotBeWritten()
    {
        return fail({phrase("Model", "The files that this model includes cannot be written: %1"),
                     {systemMessage(errno)}});
    }

    TemporaryFolder m_folder;
};

// MiniZinc writes one behind the other; the goal is the last item of FlatZinc.
Translated takenApart(std::string both)
{
    const std::size_t goal = both.starts_with("solve") ? 0 : both.rfind("\nsolve ");
    const std::size_t end = goal == std::string::npos ? goal : both.find('\n', goal + 1);
    if (end == std::string::npos)
        return {std::move(both), {}};
    std::string output = both.substr(end + 1);
    both.resize(end + 1);
    return {std::move(both), std::move(output)};
}

// Whether the engine can represent all variables, and their search can be watched.
bool canBeSearched(const std::string& flatZinc)
{
    constexpr std::int64_t kMost = (std::int64_t{1} << 31U) - 2;
    try {
        const FlatZinc parsed = parseFlatZinc(flatZinc);
        (void)watchedVariables(parsed);
        return std::ranges::all_of(parsed.variables, [](const VariableDeclaration& each) {
            return each.isBounded && (each.domain.empty() || (each.domain.front().first >= -kMost &&
                                                              each.domain.back().second <= kMost));
        });
    } catch (const ModelError&) {
        return false;
    }
}

// With the files that travel with the model where MiniZinc looks for them.
Result<ProcessEnd> runMiniZinc(std::vector<std::string> arguments, std::string_view text,
                               const std::function<bool(std::string_view)>& output,
                               const std::function<bool()>& goOn)
{
    const auto included = IncludedFolder::of(text, goOn);
    if (!included)
        return tl::make_unexpected(included.error());
    if (!included->path().empty())
        arguments.insert(arguments.end(), {"-I", included->path().string()});
    arguments.emplace_back("-");
    return runProcess({.program = "minizinc",
                       .arguments = std::move(arguments),
                       .input = text,
                       .memory = kMostMemory},
                      output, goOn);
}

// What MiniZinc says of a model without translating it; empty if it refuses.
std::string toldOf(std::string_view text, const char* question, const std::function<bool()>& goOn)
{
    constexpr std::size_t kMostSaid = std::size_t{1} << 20U;
    std::string said;
    const auto end = runMiniZinc(
        {"--solver", solverConfiguration(), question}, text,
        [&](std::string_view piece) {
            said += piece;
            return said.size() <= kMostSaid;
        },
        goOn);
    return end && end->exit == 0 ? said : std::string();
}

// `notes` stand behind the author's text. `isTooMuch`: for MiniZinc, whatever stands there.
Result<Translated> translated(std::string_view text, const std::string& notes,
                              const std::function<bool()>& goOn, bool& isTooMuch)
{
    const auto start = std::chrono::steady_clock::now();
    std::string flatZinc;
    const auto end = runMiniZinc(
        {"-c", "--solver", solverConfiguration(), "--output-fzn-to-stdout",
         "--output-ozn-to-stdout", "--output-paths-to-stdout"},
        std::string(text) + notes,
        [&](std::string_view piece) {
            flatZinc += piece;
            return flatZinc.size() <= kMostFlatZinc;
        },
        [&] { return goOn() && std::chrono::steady_clock::now() - start < kLongest; });
    if (!end)
        return tl::make_unexpected(end.error());
    const bool isLate = std::chrono::steady_clock::now() - start >= kLongest;
    const auto died = [&](std::string_view how) {
        return end->exit != 0 && end->errors.find(how) != std::string::npos;
    };
    isTooMuch = end->wasStopped
                    ? flatZinc.size() > kMostFlatZinc || isLate
                    : (end->exit != 0 && end->errors.empty()) || died(kNoMemory) || died(kCrash);
    if (end->wasStopped && flatZinc.size() > kMostFlatZinc)
        return fail(phrase("Model", "the model is too large: compiled, it takes more than 256 MB"));
    if (end->wasStopped)
        return isLate ? tl::make_unexpected(tookTooLong())
                      : fail(phrase("Model", "MiniZinc was stopped while it read this model"));
    if (end->exit != 0 && end->errors.empty())
        return fail(phrase(
            "Model",
            "MiniZinc stopped unexpectedly; the model may need more memory than is allowed"));
    if (end->exit != 0 || end->errors.find("Error: ") != std::string::npos)
        return tl::make_unexpected(errorFrom(end->errors));
    return takenApart(withReason(withSources(flatZinc, text), end->errors, text));
}

// What has to stand between a text and notes.
std::string endBehind(std::string_view text)
{
    return isEnded(text) ? "" : "\n;";
}

// What a first translation leaves open, for which notes in a second one ask.
class MoreToAsk
{
public:
    MoreToAsk(const Translated& made, std::string_view text)
        : m_computed(computedItems(made, text)),
          m_folded(foldedNames(made, text, wordsOfObjective(text)))
    {
        for (const std::string_view array : leftOutArrays(made.flatZinc))
            m_leftOut.emplace_back(array);
    }
    [[nodiscard]] bool areNone() const { return m_folded.empty() && m_leftOut.empty(); }

    /// Takes what MiniZinc makes of the model with the notes behind it, which are added to the
    /// others: all of it or, where that cannot be searched, arrays alone.
    void ask(Translated& made, std::string_view text, std::string& notes,
             const std::vector<Declared>& declared, const std::function<bool()>& goOn) const
    {
        const std::string before = notes.empty() ? endBehind(text) : notes;
        const std::string arrays = indexNotes(among(m_leftOut, declared));
        std::vector<Computed> kept = m_computed;
        for (const Declared& each : among(m_folded, declared))
            if (each.dimensions == 0) // many would slow down the search
                kept.push_back({each.name});
        bool isTooMuch = false;
        if (!kept.empty())
            if (auto more = translated(text, before + arrays + keeping(kept), goOn, isTooMuch)) {
                more->flatZinc = withKept(more->flatZinc, kept);
                if (canBeSearched(more->flatZinc)) {
                    made = *std::move(more);
                    notes = before + arrays + keeping(kept);
                    return;
                }
            }
        if (arrays.empty() || isTooMuch)
            return;
        if (auto more = translated(text, before + arrays, goOn, isTooMuch)) {
            made = *std::move(more);
            notes = before + arrays;
        }
    }

private:
    static std::vector<Declared> among(const std::vector<std::string>& names,
                                       const std::vector<Declared>& declared)
    {
        std::vector<Declared> found;
        for (const Declared& each : declared)
            if (std::ranges::find(names, each.name) != names.end())
                found.push_back(each);
        return found;
    }

    std::vector<Computed> m_computed;
    std::vector<std::string> m_folded;  ///< of what is to be the best
    std::vector<std::string> m_leftOut; ///< arrays
};

} // namespace

Result<Translation> compiled(std::string_view text, const std::function<bool()>& goOn,
                             bool& isTooMuch)
{
    if (!hasMiniZinc())
        return tl::make_unexpected(missing());
    if (const auto left = leftOutIn(text); !left.empty())
        return tl::make_unexpected(leftOut(left.front()));
    std::string notes = enumerationNotes(text);
    if (!notes.empty())
        notes.insert(0, endBehind(text));
    auto made = translated(text, notes, goOn, isTooMuch);
    // What is wrong is said of the author's text alone.
    if (!made && !notes.empty() && !isTooMuch && goOn()) {
        notes.clear();
        made = translated(text, notes, goOn, isTooMuch);
    }
    if (!made)
        return tl::make_unexpected(made.error());
    const MoreToAsk more(*made, text);
    const std::string types =
        notes.empty() && more.areNone() ? std::string() : toldOf(text, "--model-types-only", goOn);
    more.ask(*made, text, notes, declaredIn(types), goOn);
    made->flatZinc += outputItems(*made, text);
    return Translation{withEnumerations(withLeftOut(made->flatZinc), types), std::move(notes)};
}

std::vector<std::string> parametersOf(std::string_view text, const std::function<bool()>& goOn)
{
    const auto interface =
        readJson<nlohmann::ordered_json>(toldOf(text, "--model-interface-only", goOn));
    std::vector<std::string> names;
    if (interface.is_object() && interface.contains("input") && interface["input"].is_object())
        for (const auto& [name, type] : interface["input"].items())
            names.push_back(name);
    return names;
}

namespace {

// Its paths are relative to its own folder, from which a copy may be far away.
nlohmann::json solverIn(const std::filesystem::path& configuration)
{
    std::ifstream in(configuration, std::ios::binary);
    auto solver = readJson(std::string(std::istreambuf_iterator<char>(in), {}));
    if (!solver.is_object())
        return {};
    for (const char* const path : {"mznlib", "executable"})
        if (solver.contains(path) && solver[path].is_string())
            solver[path] = (std::filesystem::absolute(configuration).parent_path() /
                            solver[path].get<std::string>())
                               .string();
    return solver;
}

} // namespace

// MiniZinc alone knows all of its output items when it has just read the model; so it does, with a
// solver that prints what has been found before.
Result<std::string> printedByMiniZinc(std::string_view model, std::string_view solutions)
{
    if (!hasMiniZinc())
        return std::string();
    auto solver = solverIn(solverConfiguration());
    if (!solver.is_object())
        return tl::make_unexpected(unknownSolver());
    const TemporaryFolder folder("clew-output-" + std::to_string(::getpid()) + "-");
    const auto script = folder.path() / "solver";
    const auto configuration = folder.path() / "solver.msc";
    solver["executable"] = script.string();
    const auto isWritten = [](const std::filesystem::path& path, std::string_view text) {
        return bool(std::ofstream(path, std::ios::binary) << text << std::flush);
    };
    // Nothing is printed of solutions that a full disk has cut short.
    if (!folder.made() || !isWritten(folder.path() / "solutions", solutions) ||
        !isWritten(configuration, solver.dump()) ||
        !isWritten(script, "#!/bin/sh\nexec cat \"$(dirname \"$0\")/solutions\"\n"))
        return fail({phrase("Model", "what MiniZinc is to print cannot be written: %1"),
                     {systemMessage(errno)}});
    std::error_code error;
    std::filesystem::permissions(script, std::filesystem::perms::owner_all, error);
    std::string text;
    const auto start = std::chrono::steady_clock::now();
    const auto end = runMiniZinc(
        {"--solver", configuration.string()}, model,
        [&](std::string_view piece) {
            text += piece;
            return text.size() <= kMostFlatZinc;
        },
        [&] { return std::chrono::steady_clock::now() - start < kLongest; });
    if (!end)
        return tl::make_unexpected(end.error());
    if (end->exit != 0)
        return tl::make_unexpected(end->wasStopped ? tookTooLong() : errorFrom(end->errors));
    return text;
}

} // namespace clew::model
