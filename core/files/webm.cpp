// WebM films: VP9 by libvpx, in a container (loaded/webmfile.h).
//
// Browsers seek by key frames: every few seconds there is one. Pictures go to the encoder one by
// one; what is kept are the encoded frames.

#include <algorithm>
#include <array>
#include <cmath>
#include <new>
#include <optional>
#include <vpx/vp8cx.h>
#include <vpx/vpx_encoder.h>

#include "core/files/animation.h"
#include "core/loaded/webmfile.h"
#include "core/storage/companion.h"

namespace clew {

namespace {

constexpr std::uint64_t kClusterMilliseconds = 5000; ///< and a key frame for each
constexpr int kMostPixels = 16383;                   ///< a side; decoders rarely take more

tl::unexpected<Error> failedWith(Argument reason)
{
    return fail({phrase("Animation", "the animation could not be made: %1"), {std::move(reason)}});
}

// ---- Colours: luma for each pixel, chroma for each four, as BT.709 has them.

std::uint8_t toByte(double value)
{
    return static_cast<std::uint8_t>(std::clamp(std::lround(value), 0L, 255L));
}

struct Colour
{
    double red = 0;
    double green = 0;
    double blue = 0;

    explicit Colour(std::uint32_t rgb)
        : red((rgb >> 16U) & 0xFFU), green((rgb >> 8U) & 0xFFU), blue(rgb & 0xFFU)
    {
    }
    [[nodiscard]] double luma() const { return 0.2126 * red + 0.7152 * green + 0.0722 * blue; }
    // 0 to 255 become 16 to 235, and 16 to 240 for chroma.
    [[nodiscard]] double y() const { return 16 + luma() * 219 / 255; }
    [[nodiscard]] double u() const { return 128 + (blue - luma()) / 1.8556 * 224 / 255; }
    [[nodiscard]] double v() const { return 128 + (red - luma()) / 1.5748 * 224 / 255; }
};

// Calls `put` with the mean of each square of `side` pixels; at the right and below smaller ones.
template<class Put>
void forEachSquare(const Pixels& pixels, int side, Put put)
{
    for (int top = 0; top < pixels.height; top += side)
        for (int left = 0; left < pixels.width; left += side) {
            Colour sum(0);
            int count = 0;
            for (int y = top; y < std::min(top + side, pixels.height); ++y)
                for (int x = left; x < std::min(left + side, pixels.width); ++x, ++count) {
                    const Colour colour(pixels.colours[static_cast<std::size_t>(y) *
                                                           static_cast<std::size_t>(pixels.width) +
                                                       static_cast<std::size_t>(x)]);
                    sum.red += colour.red;
                    sum.green += colour.green;
                    sum.blue += colour.blue;
                }
            sum.red /= count;
            sum.green /= count;
            sum.blue /= count;
            put(left / side, top / side, sum);
        }
}

void copyInto(vpx_image_t& image, const Pixels& pixels)
{
    const auto place = [&image](int plane, int x, int y) -> std::uint8_t& {
        return image.planes[plane][y * image.stride[plane] + x];
    };
    forEachSquare(pixels, 1, [&](int x, int y, const Colour& colour) {
        place(VPX_PLANE_Y, x, y) = toByte(colour.y());
    });
    forEachSquare(pixels, 2, [&](int x, int y, const Colour& colour) {
        place(VPX_PLANE_U, x, y) = toByte(colour.u());
        place(VPX_PLANE_V, x, y) = toByte(colour.v());
    });
}

// ---- Frames: libvpx

class Vp9Encoder
{
public:
    Vp9Encoder() = default;
    Vp9Encoder(const Vp9Encoder&) = delete;
    Vp9Encoder& operator=(const Vp9Encoder&) = delete;
    ~Vp9Encoder()
    {
        if (m_image != nullptr)
            vpx_img_free(m_image);
        if (m_isOpen)
            vpx_codec_destroy(&m_codec);
    }

    bool open(int width, int height)
    {
        vpx_codec_enc_cfg_t config;
        if (vpx_codec_enc_config_default(vpx_codec_vp9_cx(), &config, 0) != VPX_CODEC_OK)
            return false;
        config.g_w = static_cast<unsigned>(width);
        config.g_h = static_cast<unsigned>(height);
        config.g_timebase = {1, 1000};
        config.g_lag_in_frames = 0; // each picture gives its frame at once
        config.rc_end_usage = VPX_Q;
        config.kf_mode = VPX_KF_DISABLED; // key frames are where they are asked for
        m_isOpen = vpx_codec_enc_init(&m_codec, vpx_codec_vp9_cx(), &config, 0) == VPX_CODEC_OK;
        // As good as drawings need it: thin lines and letters stay sharp.
        const bool isSet =
            m_isOpen && vpx_codec_control(&m_codec, VP8E_SET_CQ_LEVEL, 6) == VPX_CODEC_OK &&
            vpx_codec_control(&m_codec, VP8E_SET_CPUUSED, 5) == VPX_CODEC_OK &&
            vpx_codec_control(&m_codec, VP9E_SET_TUNE_CONTENT, VP9E_CONTENT_SCREEN) ==
                VPX_CODEC_OK &&
            vpx_codec_control(&m_codec, VP9E_SET_COLOR_SPACE, VPX_CS_BT_709) == VPX_CODEC_OK;
        m_image = vpx_img_alloc(nullptr, VPX_IMG_FMT_I420, config.g_w, config.g_h, 16);
        return isSet && m_image != nullptr;
    }

    // The next picture, to be seen from one moment to another (milliseconds).
    std::optional<WebmFile::Frame> encode(const Pixels& pixels, std::uint64_t from,
                                          std::uint64_t to, bool isKey)
    {
        copyInto(*m_image, pixels);
        if (vpx_codec_encode(&m_codec, m_image, static_cast<vpx_codec_pts_t>(from), to - from,
                             isKey ? VPX_EFLAG_FORCE_KF : 0, VPX_DL_GOOD_QUALITY) != VPX_CODEC_OK)
            return std::nullopt;
        vpx_codec_iter_t place = nullptr;
        while (const vpx_codec_cx_pkt_t* const packet = vpx_codec_get_cx_data(&m_codec, &place))
            if (packet->kind == VPX_CODEC_CX_FRAME_PKT)
                return WebmFile::Frame{
                    {static_cast<const char*>(packet->data.frame.buf), packet->data.frame.sz},
                    (packet->data.frame.flags & VPX_FRAME_IS_KEY) != 0};
        return std::nullopt;
    }

    std::string reason()
    {
        const char* const text = m_isOpen ? vpx_codec_error(&m_codec) : nullptr;
        return text != nullptr ? text : "libvpx";
    }

private:
    vpx_codec_ctx_t m_codec{};
    vpx_image_t* m_image = nullptr;
    bool m_isOpen = false;
};

class WebmAnimation : public Animation
{
public:
    explicit WebmAnimation(double framesPerSecond) : m_interval(1000 / framesPerSecond) {}

    Result<void> add(const Pixels& pixels) override
    {
        if (pixels.width > kMostPixels || pixels.height > kMostPixels)
            return fail({phrase("Animation", "the picture would be %1 x %2 pixels, more than the "
                                             "%3 a side that %4 holds; make the cells smaller"),
                         {pixels.width, pixels.height, kMostPixels, "WebM"}});
        if (!m_file) {
            if (!m_encoder.open(pixels.width, pixels.height))
                return failedWith(m_encoder.reason());
            const auto make =
                companionFunction<decltype(clewMakeWebmFile)>("clew-webm.so", "clewMakeWebmFile");
            if (!make)
                return failedWith(make.error().sentence);
            if (!(*make)(pixels.width, pixels.height, m_file))
                throw std::bad_alloc();
        }
        const std::uint64_t from = time(m_frames);
        const bool isKey = m_frames == 0 || from >= m_lastKey + kClusterMilliseconds;
        const auto frame = m_encoder.encode(pixels, from, time(m_frames + 1), isKey);
        if (!frame)
            return failedWith(m_encoder.reason());
        if (frame->isKey)
            m_lastKey = from;
        if (!m_file->add(*frame, from))
            throw std::bad_alloc();
        ++m_frames;
        return {};
    }

    Result<std::string> finish() override
    {
        std::string bytes;
        if (!m_file->finish(time(m_frames), bytes))
            throw std::bad_alloc();
        return bytes;
    }

private:
    [[nodiscard]] std::uint64_t time(int frame) const
    {
        return static_cast<std::uint64_t>(std::llround(frame * m_interval));
    }

    double m_interval; ///< milliseconds
    int m_frames = 0;
    std::uint64_t m_lastKey = 0;
    Vp9Encoder m_encoder;
    std::unique_ptr<WebmFile> m_file = {};
};

} // namespace

std::unique_ptr<Animation> makeWebmAnimation(double framesPerSecond)
{
    return std::make_unique<WebmAnimation>(framesPerSecond);
}

} // namespace clew
