#include "core/files/film.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "core/figures/filmsides.h"
#include "core/files/animation.h"
#include "core/storage/outputfile.h"
#include "core/text/characters.h"

namespace clew {

namespace {

constexpr std::array<std::pair<std::string_view, FilmFormat>, 6> kFormats{
    {{"webp", FilmFormat::Webp},
     {"gif", FilmFormat::Gif},
     {"webm", FilmFormat::Webm},
     {"png", FilmFormat::Png},
     {"svg", FilmFormat::Svg},
     {"pdf", FilmFormat::Pdf}}};

// The caption has three lines of this share of the picture's width, with some sixty letters each.
constexpr int kCaptionLines = 3;
constexpr double kCaptionSize = 1.0 / 32;
constexpr double kLetterWidth = 0.54; ///< of a caption's letter, in its height
constexpr double kLineHeight = 1.35;
// The tree beside the board and the timeline below it, in widths of the board.
constexpr double kTreeWidth = 0.8;
constexpr double kTimelineHeight = 0.14;
constexpr double kSideGap = 0.04;

// Lines of at most `width` letters, broken at blanks; what has no room ends in an ellipsis.
std::vector<std::string> wrapped(const std::string& text, std::size_t width)
{
    std::vector<std::string> lines(1);
    std::size_t letters = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string word = text.substr(begin, end - begin);
        const auto length = static_cast<std::size_t>(std::ranges::count_if(word, startsCharacter));
        if (letters > 0 && letters + 1 + length > width) {
            if (lines.size() == kCaptionLines) {
                lines.back() += " …";
                return lines;
            }
            lines.emplace_back();
            letters = 0;
        }
        lines.back() += (letters > 0 ? " " : "") + word;
        letters += length + (letters > 0 ? 1 : 0);
        begin = end + 1;
    }
    return lines;
}

// The moments one after another.
class Frames
{
public:
    explicit Frames(const Film& film)
        : m_film(film), m_cursor(film.trace, film.puzzle->dimensions(*film.problem)),
          m_before(film.trace, film.puzzle->dimensions(*film.problem))
    {
    }

    // Boards whose picture grows and shrinks get a frame with room for the largest. Asked first.
    bool measure(const std::stop_token& token)
    {
        for (std::uint64_t i = 0; i < frameCount(m_film); ++i) {
            if (token.stop_requested())
                return false;
            const Picture picture = board(i, {});
            m_width = std::max(m_width, picture.width());
            m_height = std::max(m_height, picture.height());
        }
        if (m_film.hasTree || m_film.hasTimeline)
            m_sides.emplace(m_film.trace, m_film.puzzle->dimensions(*m_film.problem), m_film.to,
                            token);
        m_hasTree = m_film.hasTree && m_sides->treeBranches();
        return !token.stop_requested();
    }

    Picture frame(std::uint64_t i)
    {
        const Sentence sentence = reason(i);
        const Picture inner = board(i, sentence);
        const double beside = m_hasTree ? m_width * (kSideGap + kTreeWidth) : 0;
        const double below = m_film.hasTimeline ? m_width * (kTimelineHeight + 2 * kSideGap) : 0;
        const double width = m_width + beside;
        const double size = width * kCaptionSize;
        const double room = m_film.caption ? (kCaptionLines + 0.5) * kLineHeight * size : 0;
        Picture whole(width, m_height + below + room);
        const auto dx = static_cast<float>((m_width - inner.width()) / 2);
        const auto dy = static_cast<float>((m_height - inner.height()) / 2);
        for (Shape shape : inner.shapes()) {
            shape.x += dx;
            shape.y += dy;
            whole.add(std::move(shape));
        }
        const double gap = m_width * kSideGap;
        if (m_hasTree)
            m_sides->addTree(
                whole, {m_width + gap / 2, gap, beside - 1.5 * gap, m_height - 2 * gap}, m_cursor);
        if (m_film.hasTimeline)
            m_sides->addTimeline(whole,
                                 {gap, m_height + gap, width - 2 * gap, m_width * kTimelineHeight},
                                 m_cursor.position());
        if (m_film.caption && !sentence.empty()) {
            const auto letters = static_cast<std::size_t>(width * 0.94 / (size * kLetterWidth));
            double y = m_height + below + kLineHeight * size / 2;
            for (std::string& line : wrapped(m_film.caption(sentence), letters)) {
                whole.text(width / 2, y, size, std::move(line), Ink::Text);
                y += kLineHeight * size;
            }
        }
        return whole;
    }

private:
    [[nodiscard]] std::uint64_t moment(std::uint64_t i) const
    {
        return m_film.from + i * m_film.every;
    }

    Sentence reason(std::uint64_t i)
    {
        const std::uint64_t position = moment(i);
        if (position == 0 || !m_film.caption)
            return {};
        m_before.seek(position - 1);
        return m_film.puzzle->explain(*m_film.problem, m_before.state(),
                                      m_film.trace->event(position - 1));
    }

    Picture board(std::uint64_t i, const Sentence& sentence)
    {
        m_cursor.seek(moment(i));
        View view;
        view.state = &m_cursor.state();
        view.event = m_cursor.lastEvent();
        view.causes = sentence.causes;
        view.effects = sentence.effects;
        view.links = sentence.links;
        return m_film.puzzle->picture(*m_film.problem, view);
    }

    const Film& m_film;
    Cursor m_cursor;
    Cursor m_before;
    std::optional<FilmSides> m_sides = {};
    bool m_hasTree = false;
    double m_width = 1;
    double m_height = 1;
};

// Calls `take` with each picture until it fails or there is a request to stop.
template<class Take>
Result<void> forEachFrame(const Film& film, std::atomic<std::uint64_t>& done,
                          const std::stop_token& token, Take take)
{
    Frames frames(film);
    if (!frames.measure(token))
        return {};
    for (std::uint64_t i = 0; i < frameCount(film) && !token.stop_requested(); ++i) {
        const Picture frame = frames.frame(i);
        if (auto fault = film.trace->fault()) // before anything of it is written
            return tl::make_unexpected(*std::move(fault));
        if (auto taken = take(i, frame); !taken)
            return taken;
        done.store(i + 1, std::memory_order_relaxed);
    }
    return {};
}

std::unique_ptr<Animation> makeAnimation(FilmFormat format, double framesPerSecond)
{
    switch (format) {
    case FilmFormat::Gif:
        return makeGifAnimation(framesPerSecond);
    case FilmFormat::Webm:
        return makeWebmAnimation(framesPerSecond);
    default:
        return makeWebpAnimation(framesPerSecond);
    }
}

Result<void> writeAnimation(const Film& film, const std::filesystem::path& path,
                            std::atomic<std::uint64_t>& done, const std::stop_token& token)
{
    const auto animation = makeAnimation(film.format, film.framesPerSecond);
    const auto added = forEachFrame(film, done, token, [&](std::uint64_t, const Picture& picture) {
        return toPixels(picture, film.cellSize, film.dark).and_then([&](const Pixels& pixels) {
            return animation->add(pixels);
        });
    });
    if (!added || token.stop_requested())
        return added;
    return animation->finish().and_then(
        [&](const std::string& bytes) { return replaceFile(path, bytes); });
}

Result<void> writePdf(const Film& film, const std::filesystem::path& path,
                      std::atomic<std::uint64_t>& done, const std::stop_token& token)
{
    PdfPages pages(film.cellSize, film.dark);
    const auto added =
        forEachFrame(film, done, token, [&](std::uint64_t, const Picture& picture) -> Result<void> {
            pages.add(picture);
            return {};
        });
    if (!added || token.stop_requested())
        return added;
    return pages.finish().and_then(
        [&](const std::string& bytes) { return replaceFile(path, bytes); });
}

Result<void> writeFiles(const Film& film, const std::filesystem::path& path,
                        std::atomic<std::uint64_t>& done, const std::stop_token& token)
{
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored))
        return fail(
            {phrase("Animation", "single pictures are written to numbered files, but %1 is not a "
                                 "file; give a name such as page%2"),
             {path.string(), film.format == FilmFormat::Svg ? ".svg" : ".png"}});
    const auto digits = std::max<std::size_t>(4, std::to_string(frameCount(film)).size());
    OutputFiles files;
    const auto added =
        forEachFrame(film, done, token, [&](std::uint64_t i, const Picture& picture) {
            std::filesystem::path name = path;
            name.replace_filename(fmt::format("{}-{:0{}}{}", path.stem().string(), i + 1, digits,
                                              path.extension().string()));
            const auto bytes = film.format == FilmFormat::Svg
                                   ? Result<std::string>(toSvg(picture, film.cellSize, film.dark))
                                   : toPng(picture, film.cellSize, film.dark);
            return bytes.and_then([&](const std::string& text) { return files.add(name, text); });
        });
    if (!added || token.stop_requested())
        return added;
    return files.commit();
}

} // namespace

std::optional<FilmFormat> filmFormat(std::string_view id)
{
    const auto* const found =
        std::ranges::find(kFormats, id, &decltype(kFormats)::value_type::first);
    return found == kFormats.end() ? std::nullopt : std::optional(found->second);
}

std::uint64_t frameCount(const Film& film)
{
    return film.from > film.to ? 0 : (film.to - film.from) / film.every + 1;
}

Result<void> writeFilm(const Film& film, const std::filesystem::path& path,
                       std::atomic<std::uint64_t>& done, const std::stop_token& token)
{
    if (frameCount(film) == 0)
        return fail(
            phrase("Animation", "there is nothing to show: the last event comes before the first"));
    switch (film.format) {
    case FilmFormat::Webp:
    case FilmFormat::Gif:
    case FilmFormat::Webm:
        return writeAnimation(film, path, done, token);
    case FilmFormat::Pdf:
        return writePdf(film, path, done, token);
    case FilmFormat::Png:
    case FilmFormat::Svg:
        break;
    }
    return writeFiles(film, path, done, token);
}

} // namespace clew
