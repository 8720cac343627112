// A span of a recorded search as pictures with captions: frames of an animation, or pages.

#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string_view>

#include "core/puzzle/puzzle.h"
#include "core/trace/cursor.h"

namespace clew {

enum class FilmFormat : std::uint8_t {
    Webp, ///< one animated file
    Gif,  ///< one animated file
    Webm, ///< one film
    Png,  ///< a file for each picture
    Svg,  ///< a file for each picture
    Pdf,  ///< one file, a page for each picture
};
/// Of "webp", "gif", "webm", "png", "svg", "pdf".
std::optional<FilmFormat> filmFormat(std::string_view id);

struct Film
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem = nullptr;
    std::shared_ptr<const Trace> trace = nullptr;
    std::uint64_t from = 0; ///< number of events that have happened in the first picture
    std::uint64_t to =
        0; ///< in the last one, or a few before it if `every` does not divide the span
    std::uint64_t every = 1;
    /// What is said below each picture; null: nothing.
    std::function<std::string(const Sentence&)> caption = nullptr;

    bool hasTree = false;     ///< the search tree, if the search guesses, to the right of the board
    bool hasTimeline = false; ///< the timeline below it

    FilmFormat format = FilmFormat::Webp;
    double framesPerSecond = 8;
    double cellSize = 48; ///< pixels or points
    bool dark = false;
};

/// Number of pictures; 0 if the span is empty.
std::uint64_t frameCount(const Film& film);
/// Writes the film to `path`; of formats with a file for each picture NAME.png becomes
/// NAME-0001.png, NAME-0002.png, … once all of them are complete. Nothing is left half-written.
/// `done` counts pictures. If `token` asks to stop, nothing is written; that is no error.
Result<void> writeFilm(const Film& film, const std::filesystem::path& path,
                       std::atomic<std::uint64_t>& done, const std::stop_token& token = {});

} // namespace clew
