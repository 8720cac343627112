#include "core/puzzles/model/compile.h"

#include <array>
#include <charconv>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <unistd.h>
#include <utility>

#include "core/puzzles/model/included.h"
#include "core/storage/process.h"
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
    return {{phrase("Model", "MiniZinc is not installed, which models need; install it (as the "
                             "package minizinc) and try again")}};
}

// "Error: type error: undefined identifier `y'" and, on a line of its own, "stdin:1.34-36".
Error errorFrom(std::string_view said)
{
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

} // namespace

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

// The files that come with a model, in a folder of their own as long as they are needed.
class IncludedFolder
{
public:
    static Result<IncludedFolder> of(std::string_view text)
    {
        IncludedFolder folder;
        const auto files = includedIn(text);
        if (files.empty())
            return folder;
        std::string path = (std::filesystem::temp_directory_path() / "clew-XXXXXX").string();
        if (::mkdtemp(path.data()) == nullptr)
            return cannotBeWritten();
        folder.m_path = path;
        for (const IncludedFile& file : files) {
            const auto name = folder.m_path / file.name;
            std::error_code ignored;
            std::filesystem::create_directories(name.parent_path(), ignored);
            std::ofstream out(name, std::ios::binary);
            if (!(out << file.text << std::flush))
                return cannotBeWritten();
        }
        return folder;
    }
    IncludedFolder(IncludedFolder&& other) noexcept : m_path(std::exchange(other.m_path, {})) {}
    IncludedFolder& operator=(IncludedFolder&&) = delete;
    ~IncludedFolder()
    {
        std::error_code ignored;
        if (!m_path.empty())
            std::filesystem::remove_all(m_path, ignored);
    }

    /// Empty if no file has come with the model.
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    IncludedFolder() = default;
    static tl::unexpected<Error> cannotBeWritten()
    {
        return fail({phrase("Model", "The files that this model includes cannot be written: %1"),
                     {std::string(std::strerror(errno))}});
    }

    std::filesystem::path m_path;
};

} // namespace

Result<std::string> compiled(std::string_view text, const std::function<bool()>& goOn)
{
    if (!hasMiniZinc())
        return tl::make_unexpected(missing());
    const auto start = std::chrono::steady_clock::now();
    std::string flatZinc;
    const auto included = IncludedFolder::of(text);
    if (!included)
        return tl::make_unexpected(included.error());
    std::vector<std::string> arguments{"-c", "--solver", solverConfiguration(),
                                       "--output-fzn-to-stdout", "--no-output-ozn"};
    if (!included->path().empty())
        arguments.insert(arguments.end(), {"-I", included->path().string()});
    arguments.emplace_back("-");
    const auto end = runProcess(
        {.program = "minizinc",
         .arguments = std::move(arguments),
         .input = text,
         .memory = kMostMemory},
        [&](std::string_view piece) {
            flatZinc += piece;
            return flatZinc.size() <= kMostFlatZinc;
        },
        [&] { return goOn() && std::chrono::steady_clock::now() - start < kLongest; });
    if (!end)
        return tl::make_unexpected(end.error());
    if (end->wasStopped && flatZinc.size() > kMostFlatZinc)
        return fail(phrase("Model", "the model is too large: compiled, it takes more than 256 MB"));
    if (end->wasStopped)
        return std::chrono::steady_clock::now() - start < kLongest
                   ? fail(phrase("Model", "MiniZinc was stopped while it read this model"))
                   : fail(phrase("Model", "MiniZinc took too long to read this model"));
    if (end->exit != 0 && end->errors.empty())
        return fail(phrase(
            "Model",
            "MiniZinc stopped unexpectedly; the model may need more memory than is allowed"));
    if (end->exit != 0 || end->errors.find("Error: ") != std::string::npos)
        return tl::make_unexpected(errorFrom(end->errors));
    return flatZinc;
}

std::vector<std::string> parametersOf(std::string_view text, const std::function<bool()>& goOn)
{
    constexpr std::size_t kMostSaid = std::size_t{1} << 20U;
    const auto included = IncludedFolder::of(text);
    if (!included)
        return {};
    std::vector<std::string> arguments{"--model-interface-only"};
    if (!included->path().empty())
        arguments.insert(arguments.end(), {"-I", included->path().string()});
    arguments.emplace_back("-");
    std::string said;
    const auto end = runProcess(
        {.program = "minizinc",
         .arguments = std::move(arguments),
         .input = text,
         .memory = kMostMemory},
        [&](std::string_view piece) {
            said += piece;
            return said.size() <= kMostSaid;
        },
        goOn);
    if (!end || end->exit != 0)
        return {};
    const auto interface = readJson<nlohmann::ordered_json>(said);
    std::vector<std::string> names;
    if (interface.is_object() && interface.contains("input") && interface["input"].is_object())
        for (const auto& [name, type] : interface["input"].items())
            names.push_back(name);
    return names;
}

} // namespace clew::model
