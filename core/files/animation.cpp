#include "core/files/animation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <gif_lib.h>
#include <limits>
#include <unordered_map>
#include <webp/encode.h>
#include <webp/mux.h>

namespace clew {

namespace {

tl::unexpected<Error> tooLarge(const Pixels& pixels, int most, std::string_view format)
{
    return fail(
        {phrase("Animation",
                "the picture would be %1 x %2 pixels, more than the %3 a side that %4 holds; "
                "make the cells smaller"),
         {pixels.width, pixels.height, most, format}});
}

// ---- WebP

class WebpAnimation : public Animation
{
public:
    explicit WebpAnimation(double framesPerSecond) : m_interval(1000 / framesPerSecond) {}

    Result<void> add(const Pixels& pixels) override
    {
        if (pixels.width > WEBP_MAX_DIMENSION || pixels.height > WEBP_MAX_DIMENSION)
            return tooLarge(pixels, WEBP_MAX_DIMENSION, "WebP");
        if (!m_encoder)
            start(pixels);
        WebPConfig config;
        WebPPicture frame;
        if (WebPConfigInit(&config) == 0 || WebPPictureInit(&frame) == 0)
            return fail(phrase(
                "Animation", "the installed libwebp differs from the version Clew was built with"));
        config.lossless = 1;
        config.method = 2; // flat pictures are small anyway
        config.quality = 30;
        frame.use_argb = 1;
        frame.width = pixels.width;
        frame.height = pixels.height;
        // In memory each colour is blue, green, red and a byte of no meaning.
        const bool good = WebPPictureImportBGRX(
                              &frame, reinterpret_cast<const std::uint8_t*>(pixels.colours.data()),
                              pixels.width * 4) != 0 &&
                          WebPAnimEncoderAdd(m_encoder.get(), &frame, time(m_frames), &config) != 0;
        WebPPictureFree(&frame);
        ++m_frames;
        return good ? Result<void>() : failed();
    }

    Result<std::string> finish() override
    {
        WebPData data;
        WebPDataInit(&data);
        // The last picture's end.
        if (WebPAnimEncoderAdd(m_encoder.get(), nullptr, time(m_frames), nullptr) == 0 ||
            WebPAnimEncoderAssemble(m_encoder.get(), &data) == 0)
            return failed();
        std::string bytes(reinterpret_cast<const char*>(data.bytes), data.size);
        WebPDataClear(&data);
        return bytes;
    }

private:
    void start(const Pixels& pixels)
    {
        WebPAnimEncoderOptions options;
        WebPAnimEncoderOptionsInit(&options);
        m_encoder.reset(WebPAnimEncoderNew(pixels.width, pixels.height, &options));
    }
    [[nodiscard]] int time(int frame) const
    {
        return static_cast<int>(std::lround(frame * m_interval));
    }
    [[nodiscard]] tl::unexpected<Error> failed() const
    {
        return fail({phrase("Animation", "the animation could not be made: %1"),
                     {m_encoder ? WebPAnimEncoderGetError(m_encoder.get()) : "no memory"}});
    }

    double m_interval; ///< milliseconds
    int m_frames = 0;
    std::unique_ptr<WebPAnimEncoder, decltype(&WebPAnimEncoderDelete)> m_encoder{
        nullptr, &WebPAnimEncoderDelete};
};

// ---- GIF

// Colours by number, and the numbers of a part of the picture.
class Palette
{
public:
    // The most frequent ones of the colours.
    explicit Palette(const std::unordered_map<std::uint32_t, std::uint32_t>& counts)
    {
        std::vector<std::pair<std::uint32_t, std::uint32_t>> byCount; // count, colour
        byCount.reserve(counts.size());
        for (const auto& [colour, count] : counts)
            byCount.emplace_back(count, colour);
        std::ranges::sort(byCount, std::greater<>());
        byCount.resize(std::min<std::size_t>(byCount.size(), 256));
        for (const auto& [count, colour] : byCount) {
            m_numbers.emplace(colour, static_cast<GifPixelType>(m_colours.size()));
            m_colours.push_back({channel(colour, 16), channel(colour, 8), channel(colour, 0)});
        }
    }

    GifPixelType number(std::uint32_t colour)
    {
        const auto found = m_numbers.find(colour);
        if (found != m_numbers.end())
            return found->second;
        return m_numbers.emplace(colour, nearest(colour)).first->second;
    }

    // Of a power of two entries, as the format wants it.
    [[nodiscard]] ColorMapObject* makeMap() const
    {
        std::vector<GifColorType> colours = m_colours;
        colours.resize(std::size_t{1} << static_cast<unsigned>(
                           GifBitSize(static_cast<int>(std::max<std::size_t>(2, colours.size())))));
        return GifMakeMapObject(static_cast<int>(colours.size()), colours.data());
    }

private:
    static GifByteType channel(std::uint32_t colour, unsigned shift)
    {
        return static_cast<GifByteType>((colour >> shift) & 0xFFU);
    }
    [[nodiscard]] GifPixelType nearest(std::uint32_t colour) const
    {
        const auto distance = [colour](const GifColorType& c) {
            const int red = c.Red - channel(colour, 16);
            const int green = c.Green - channel(colour, 8);
            const int blue = c.Blue - channel(colour, 0);
            return 2 * red * red + 4 * green * green + blue * blue; // as the eye weighs them
        };
        const auto best = std::ranges::min_element(m_colours, {}, distance);
        return static_cast<GifPixelType>(best - m_colours.begin());
    }

    std::vector<GifColorType> m_colours;
    std::unordered_map<std::uint32_t, GifPixelType> m_numbers;
};

struct Box
{
    int left;
    int top;
    int right; ///< beyond
    int bottom;
};

int write(GifFileType* file, const GifByteType* bytes, int size)
{
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
    return size;
}

class GifAnimation : public Animation
{
public:
    explicit GifAnimation(double framesPerSecond)
        : m_delay(std::max(2, static_cast<int>(std::lround(100 / framesPerSecond))))
    {
    }
    ~GifAnimation() override
    {
        if (m_file != nullptr)
            EGifCloseFile(m_file, nullptr);
    }

    Result<void> add(const Pixels& pixels) override
    {
        constexpr int most = std::numeric_limits<std::uint16_t>::max();
        if (pixels.width > most || pixels.height > most)
            return tooLarge(pixels, most, "GIF");
        const bool isFirst = m_file == nullptr;
        if (isFirst && !start(pixels))
            return failed();
        const Box box = isFirst ? Box{0, 0, pixels.width, pixels.height} : changed(pixels);
        if (!putFrame(pixels, box))
            return failed();
        m_last = pixels;
        return {};
    }

    Result<std::string> finish() override
    {
        const int closed = EGifCloseFile(m_file, nullptr);
        m_file = nullptr;
        if (closed == GIF_ERROR)
            return failed();
        return std::move(m_bytes);
    }

private:
    bool start(const Pixels& pixels)
    {
        m_file = EGifOpen(&m_bytes, write, nullptr);
        if (m_file == nullptr)
            return false;
        EGifSetGifVersion(m_file, true);
        // Played over and over: the extension that Netscape invented.
        const std::array<unsigned char, 3> forever{1, 0, 0};
        return EGifPutScreenDesc(m_file, pixels.width, pixels.height, 8, 0, nullptr) == GIF_OK &&
               EGifPutExtensionLeader(m_file, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
               EGifPutExtensionBlock(m_file, 11, "NETSCAPE2.0") == GIF_OK &&
               EGifPutExtensionBlock(m_file, 3, forever.data()) == GIF_OK &&
               EGifPutExtensionTrailer(m_file) == GIF_OK;
    }

    // What differs from the picture before: only that is written. A pixel, if nothing does.
    [[nodiscard]] Box changed(const Pixels& pixels) const
    {
        Box box{pixels.width, pixels.height, 0, 0};
        std::size_t i = 0;
        for (int y = 0; y < pixels.height; ++y)
            for (int x = 0; x < pixels.width; ++x, ++i)
                if (pixels.colours[i] != m_last.colours[i])
                    box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x + 1),
                           std::max(box.bottom, y + 1)};
        return box.right == 0 ? Box{0, 0, 1, 1} : box;
    }

    bool putFrame(const Pixels& pixels, const Box& box)
    {
        const auto rowOf = [&pixels](int y) {
            return pixels.colours.data() +
                   static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width);
        };
        std::unordered_map<std::uint32_t, std::uint32_t> counts;
        for (int y = box.top; y < box.bottom; ++y)
            for (int x = box.left; x < box.right; ++x)
                ++counts[rowOf(y)[x]];
        Palette palette(counts);

        std::array<GifByteType, 4> control{};
        const GraphicsControlBlock block{.DisposalMode = DISPOSE_DO_NOT,
                                         .UserInputFlag = false,
                                         .DelayTime = m_delay,
                                         .TransparentColor = NO_TRANSPARENT_COLOR};
        EGifGCBToExtension(&block, control.data());
        ColorMapObject* const map = palette.makeMap();
        bool good = EGifPutExtension(m_file, GRAPHICS_EXT_FUNC_CODE, 4, control.data()) == GIF_OK &&
                    EGifPutImageDesc(m_file, box.left, box.top, box.right - box.left,
                                     box.bottom - box.top, false, map) == GIF_OK;
        GifFreeMapObject(map);
        std::vector<GifPixelType> line(static_cast<std::size_t>(box.right - box.left));
        for (int y = box.top; y < box.bottom && good; ++y) {
            for (int x = box.left; x < box.right; ++x)
                line[static_cast<std::size_t>(x - box.left)] = palette.number(rowOf(y)[x]);
            good = EGifPutLine(m_file, line.data(), static_cast<int>(line.size())) == GIF_OK;
        }
        return good;
    }

    [[nodiscard]] tl::unexpected<Error> failed() const
    {
        const char* const reason = m_file != nullptr ? GifErrorString(m_file->Error) : nullptr;
        return fail({phrase("Animation", "the animation could not be made: %1"),
                     {reason != nullptr ? reason : "unknown reason"}});
    }

    int m_delay; ///< hundredths of a second
    std::string m_bytes;
    Pixels m_last;
    GifFileType* m_file = nullptr;
};

} // namespace

std::unique_ptr<Animation> makeWebpAnimation(double framesPerSecond)
{
    return std::make_unique<WebpAnimation>(framesPerSecond);
}

std::unique_ptr<Animation> makeGifAnimation(double framesPerSecond)
{
    return std::make_unique<GifAnimation>(framesPerSecond);
}

} // namespace clew
