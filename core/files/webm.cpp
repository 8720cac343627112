// WebM films: VP9 by libvpx, in Matroska's container by libmatroska.
//
// Browsers seek by key frames: every few seconds there is one, which begins a cluster, and the
// index at the end of the file (the cues) has a line for each cluster. Pictures go to the encoder
// one by one; what is kept are the encoded frames.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <ebml/EbmlHead.h>
#include <ebml/EbmlSubHead.h>
#include <ebml/EbmlVoid.h>
#include <ebml/IOCallback.h>
#include <matroska/KaxCluster.h>
#include <matroska/KaxCues.h>
#include <matroska/KaxCuesData.h>
#include <matroska/KaxSeekHead.h>
#include <matroska/KaxSegment.h>
#include <matroska/KaxTracks.h>
#include <optional>
#include <vpx/vp8cx.h>
#include <vpx/vpx_encoder.h>

#include "core/files/animation.h"

namespace clew {

namespace {

constexpr std::uint64_t kNanosecondsPerMillisecond = 1'000'000;
constexpr std::uint64_t kClusterMilliseconds = 5000; ///< and a key frame for each
constexpr int kMostPixels = 16383;                   ///< a side; decoders rarely take more
constexpr std::uint64_t kTrack = 1;
constexpr std::uint64_t kSeekHeadRoom = 128;

tl::unexpected<Error> failedWith(std::string_view reason)
{
    return fail({phrase("Animation", "the animation could not be made: %1"), {reason}});
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

struct Frame
{
    std::string bytes;
    bool isKey;
};

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
    std::optional<Frame> encode(const Pixels& pixels, std::uint64_t from, std::uint64_t to,
                                bool isKey)
    {
        copyInto(*m_image, pixels);
        if (vpx_codec_encode(&m_codec, m_image, static_cast<vpx_codec_pts_t>(from), to - from,
                             isKey ? VPX_EFLAG_FORCE_KF : 0, VPX_DL_GOOD_QUALITY) != VPX_CODEC_OK)
            return std::nullopt;
        vpx_codec_iter_t place = nullptr;
        while (const vpx_codec_cx_pkt_t* const packet = vpx_codec_get_cx_data(&m_codec, &place))
            if (packet->kind == VPX_CODEC_CX_FRAME_PKT)
                return Frame{
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

// ---- The container: libmatroska

template<class Child, class Value>
void setChild(libebml::EbmlMaster& master, const Value& value)
{
    libebml::GetChild<Child>(master).SetValue(value);
}

// The file as it is written, now and then at an earlier place. (MemIOCallback, the library's own,
// loses what lies behind that.)
class Bytes : public libebml::IOCallback
{
public:
    std::uint32_t read(void* buffer, std::size_t size) override
    {
        const std::size_t count = std::min(size, m_bytes.size() - m_place);
        std::memcpy(buffer, m_bytes.data() + m_place, count);
        m_place += count;
        return static_cast<std::uint32_t>(count);
    }
    void setFilePointer(std::int64_t offset,
                        libebml::seek_mode mode = libebml::seek_beginning) override
    {
        const std::size_t from = mode == libebml::seek_beginning ? 0
                                 : mode == libebml::seek_current ? m_place
                                                                 : m_bytes.size();
        m_place = std::min(from + static_cast<std::size_t>(offset), m_bytes.size());
    }
    std::size_t write(const void* buffer, std::size_t size) override
    {
        m_bytes.resize(std::max(m_bytes.size(), m_place + size));
        std::memcpy(m_bytes.data() + m_place, buffer, size);
        m_place += size;
        return size;
    }
    std::uint64_t getFilePointer() override { return m_place; }
    void close() override {}

    std::string take() { return std::move(m_bytes); }

private:
    std::string m_bytes;
    std::size_t m_place = 0;
};

class WebmFile
{
public:
    WebmFile(int width, int height)
    {
        using namespace libmatroska;
        libebml::EbmlHead head;
        setChild<libebml::EDocType>(head, std::string("webm"));
        setChild<libebml::EDocTypeVersion>(head, 4U);
        setChild<libebml::EDocTypeReadVersion>(head, 2U);
        head.Render(m_bytes, true);
        m_segment.WriteHead(m_bytes, 8);
        m_seekHeadRoom.SetSize(kSeekHeadRoom);
        m_seekHeadRoom.Render(m_bytes);

        auto& info = libebml::GetChild<KaxInfo>(m_segment);
        setChild<KaxTimecodeScale>(info, kNanosecondsPerMillisecond);
        auto& duration = libebml::GetChild<KaxDuration>(info);
        duration.SetPrecision(libebml::EbmlFloat::FLOAT_64);
        duration.SetValue(0); // until it is known
        setChild<KaxMuxingApp>(info, libebml::UTFstring(L"libmatroska"));
        setChild<KaxWritingApp>(info, libebml::UTFstring(L"Clew"));
        info.Render(m_bytes, true);

        auto& tracks = libebml::GetChild<KaxTracks>(m_segment);
        auto& track = libebml::GetChild<KaxTrackEntry>(tracks);
        setChild<KaxTrackNumber>(track, kTrack);
        setChild<KaxTrackUID>(track, kTrack);
        setChild<KaxTrackType>(track, std::uint64_t{track_video});
        setChild<KaxTrackFlagLacing>(track, 0U);
        setChild<KaxCodecID>(track, std::string("V_VP9"));
        auto& video = libebml::GetChild<KaxTrackVideo>(track);
        setChild<KaxVideoPixelWidth>(video, static_cast<std::uint64_t>(width));
        setChild<KaxVideoPixelHeight>(video, static_cast<std::uint64_t>(height));
        tracks.Render(m_bytes, false);
    }

    void add(const Frame& frame, std::uint64_t milliseconds)
    {
        using namespace libmatroska;
        if (frame.isKey)
            beginCluster(milliseconds);
        auto& block = libebml::AddNewChild<KaxSimpleBlock>(*m_cluster);
        block.SetParent(*m_cluster);
        block.SetKeyframe(frame.isKey);
        // The block owns the buffer, which has a copy of the bytes.
        auto* const bytes = reinterpret_cast<const binary*>(frame.bytes.data());
        block.AddFrame(track(), milliseconds * kNanosecondsPerMillisecond,
                       *new DataBuffer(const_cast<binary*>(bytes),
                                       static_cast<std::uint32_t>(frame.bytes.size()), nullptr,
                                       true),
                       LACING_NONE);
    }

    std::string finish(std::uint64_t milliseconds)
    {
        using namespace libmatroska;
        endCluster();
        auto& cues = libebml::GetChild<KaxCues>(m_segment);
        cues.Render(m_bytes);
        const std::uint64_t end = m_bytes.getFilePointer();

        auto& info = libebml::GetChild<KaxInfo>(m_segment);
        auto& duration = libebml::GetChild<KaxDuration>(info);
        duration.SetValue(static_cast<double>(milliseconds));
        m_bytes.setFilePointer(static_cast<std::int64_t>(duration.GetElementPosition()));
        duration.Render(m_bytes);

        auto& seekHead = libebml::GetChild<KaxSeekHead>(m_segment);
        seekHead.IndexThis(info, m_segment);
        seekHead.IndexThis(libebml::GetChild<KaxTracks>(m_segment), m_segment);
        seekHead.IndexThis(cues, m_segment);
        m_seekHeadRoom.ReplaceWith(seekHead, m_bytes);
        if (m_segment.ForceSize(end - m_segment.GetElementPosition() - m_segment.HeadSize()))
            m_segment.OverwriteHead(m_bytes);
        return m_bytes.take();
    }

private:
    libmatroska::KaxTrackEntry& track()
    {
        using namespace libmatroska;
        return libebml::GetChild<KaxTrackEntry>(libebml::GetChild<KaxTracks>(m_segment));
    }

    void beginCluster(std::uint64_t milliseconds)
    {
        using namespace libmatroska;
        endCluster();
        m_cluster.emplace();
        m_cluster->SetParent(m_segment);
        m_cluster->InitTimecode(milliseconds, kNanosecondsPerMillisecond);
        setChild<KaxClusterTimecode>(*m_cluster, milliseconds);

        auto& cue = libebml::AddNewChild<KaxCuePoint>(libebml::GetChild<KaxCues>(m_segment));
        setChild<KaxCueTime>(cue, milliseconds);
        auto& positions = libebml::GetChild<KaxCueTrackPositions>(cue);
        setChild<KaxCueTrack>(positions, kTrack);
        setChild<KaxCueClusterPosition>(positions,
                                        m_segment.GetRelativePosition(m_bytes.getFilePointer()));
    }
    void endCluster()
    {
        if (m_cluster)
            static_cast<libebml::EbmlElement&>(*m_cluster).Render(m_bytes);
        m_cluster.reset();
    }

    Bytes m_bytes;
    libmatroska::KaxSegment m_segment;
    libebml::EbmlVoid m_seekHeadRoom; ///< replaced when all places are known
    std::optional<libmatroska::KaxCluster> m_cluster;
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
            m_file.emplace(pixels.width, pixels.height);
        }
        const std::uint64_t from = time(m_frames);
        const bool isKey = m_frames == 0 || from >= m_lastKey + kClusterMilliseconds;
        const auto frame = m_encoder.encode(pixels, from, time(m_frames + 1), isKey);
        if (!frame)
            return failedWith(m_encoder.reason());
        if (frame->isKey)
            m_lastKey = from;
        m_file->add(*frame, from);
        ++m_frames;
        return {};
    }

    Result<std::string> finish() override { return m_file->finish(time(m_frames)); }

private:
    [[nodiscard]] std::uint64_t time(int frame) const
    {
        return static_cast<std::uint64_t>(std::llround(frame * m_interval));
    }

    double m_interval; ///< milliseconds
    int m_frames = 0;
    std::uint64_t m_lastKey = 0;
    Vp9Encoder m_encoder;
    std::optional<WebmFile> m_file = {};
};

} // namespace

std::unique_ptr<Animation> makeWebmAnimation(double framesPerSecond)
{
    return std::make_unique<WebmAnimation>(framesPerSecond);
}

} // namespace clew
