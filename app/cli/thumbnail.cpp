// clew thumbnail: a small picture of what a file holds, for file managers.

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <iterator>
#include <mutex>
#include <thread>

#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/target.h"
#include "core/files/tracefile.h"
#include "core/lessons/lesson.h"
#include "core/picture/raster.h"
#include "core/puzzle/registry.h"
#include "core/storage/outputfile.h"
#include "core/storage/process.h"
#include "core/text/english.h"

namespace clew::cli {

namespace {

// A board that is longer than this is no picture for a thumbnail: it fails, and an icon is shown.
constexpr std::size_t kMostSessionBytes = 16U << 20U;
// Of a model so is one that MiniZinc does not read with ease: it may stand in any folder that is
// looked at.
constexpr auto kLongestReading = std::chrono::seconds(2);
constexpr std::uint64_t kMostReadingMemory = std::uint64_t{512} << 20U;

struct ThumbnailOptions
{
    std::string file = {};
    std::string output = {};
    std::uint64_t size = 256;
};

struct Pictured
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem;
};

Expected<Pictured> boardFrom(const std::string& file, const std::string& id,
                             const std::string& text, const std::string& format,
                             const Parameters& parameters)
{
    const Puzzle* const puzzle = findPuzzle(id);
    if (puzzle == nullptr)
        return unknown("puzzle", id, puzzleIds());
    const auto problem = puzzle->read(text, format, parameters);
    if (!problem)
        return misread(file + ": the problem in it", problem.error());
    return Pictured{puzzle, *problem};
}

// A session is a JSON object that names its puzzle, format and problem.
Expected<Pictured> boardOfSession(const std::string& file, const std::string& text)
{
    const auto session = sessionProblem(text);
    if (!session)
        return usage(fmt::format("{} is neither a session nor a trace", file));
    return boardFrom(file, session->puzzle, session->text, session->format, {});
}

// Of a lesson, that of its first page.
Expected<Pictured> boardOfLesson(const std::string& file, const std::string& text)
{
    const auto lesson = readLesson(text);
    if (!lesson)
        return misread(file, lesson.error());
    const LessonBoard& board = lesson->boardOf(lesson->pages.front());
    return Pictured{board.puzzle, board.problem};
}

// The rest of a stream, and no more of it than this.
std::string readUpTo(std::istream& stream, std::size_t most)
{
    std::string text(most, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    return text;
}

Expected<Pictured> boardIn(const std::string& file)
{
    if (const auto isFile = requireFile(file); !isFile) // a pipe would be waited for
        return usage(english(isFile.error()));
    std::ifstream stream(file, std::ios::binary);
    if (!stream)
        return usage(fmt::format("{} cannot be read", file));
    if (stream.peek() == '{')
        return boardOfSession(file, readUpTo(stream, kMostSessionBytes));
    if (const std::string text = readUpTo(stream, kMaxLesson + 1); isLesson(text))
        return boardOfLesson(file, text);
    const auto reader = TraceReader::open(file);
    if (!reader)
        return misread(file, reader.error());
    const TraceHeader& header = reader->header();
    return boardFrom(file, header.puzzle, header.problem, header.format, header.parameters);
}

/// While it lives, the programs that this thread runs take little time and memory, all of them
/// together.
class WithEase
{
public:
    explicit WithEase(const std::stop_token& token)
        : m_interrupt(token, [over = m_over]() mutable { over.request_stop(); }),
          m_limits(m_over.get_token(), kMostReadingMemory),
          m_clock([over = m_over](const std::stop_token& isRead) mutable {
              std::mutex mutex;
              std::unique_lock lock(mutex);
              std::condition_variable_any().wait_for(lock, isRead, kLongestReading,
                                                     [] { return false; });
              over.request_stop();
          })
    {
    }

private:
    using Stop = std::function<void()>;

    std::stop_source m_over;
    std::stop_callback<Stop> m_interrupt;
    ProcessesUntil m_limits;
    std::jthread m_clock;
};

Expected<Exit> makeThumbnail(const ThumbnailOptions& options, const std::stop_token& token)
{
    if (const auto apart = keepApart(options.output, {options.file}); !apart)
        return tl::make_unexpected(apart.error());
    const WithEase limits(token);
    const auto board = boardIn(options.file);
    if (!board)
        return tl::make_unexpected(board.error());
    const Picture picture = board->puzzle->picture(*board->problem, {});
    const double side = std::max({picture.width(), picture.height(), 1.0});
    const auto png = toPng(picture, static_cast<double>(options.size) / side, false);
    if (!png)
        return usage(english(png.error()));
    return writeFile(options.output, *png).map([] { return Exit::Done; });
}

Action declareThumbnail(OptionTable& table, const Puzzle* /*puzzle*/)
{
    const auto options = std::make_shared<ThumbnailOptions>();
    table.text({.names = "FILE", .summary = "A session, a trace or a lesson", .required = true},
               options->file);
    table.output("File to write, a PNG picture", options->output);
    table.whole({.names = "--size",
                 .value = "N",
                 .summary = "Pixels of its longer side",
                 .fallback = fmt::format("{}", options->size)},
                options->size, {16, 4096});
    return [options](const std::stop_token& token) { return makeThumbnail(*options, token); };
}

} // namespace

Command thumbnailCommand()
{
    return {"thumbnail", "Draw the board in a session, trace or lesson, for file managers", "",
            declareThumbnail};
}

} // namespace clew::cli
