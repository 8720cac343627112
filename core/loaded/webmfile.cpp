// The container of WebM films, by libmatroska.
//
// Each key frame begins a cluster, and the index at the end of the file (the cues) has a line for
// each cluster.

#include "core/loaded/webmfile.h"

#include <algorithm>
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

#include "core/loaded/boundary.h"

namespace clew {

namespace {

constexpr std::uint64_t kNanosecondsPerMillisecond = 1'000'000;
constexpr std::uint64_t kTrack = 1;
constexpr std::uint64_t kSeekHeadRoom = 128;

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

class MatroskaFile : public WebmFile
{
public:
    MatroskaFile(int width, int height)
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

    bool add(const Frame& frame, std::uint64_t milliseconds) noexcept override
    {
        return isDone([&] { write(frame, milliseconds); });
    }
    bool finish(std::uint64_t milliseconds, std::string& bytes) noexcept override
    {
        return isDone([&] { bytes = closed(milliseconds); });
    }

private:
    void write(const Frame& frame, std::uint64_t milliseconds)
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

    // The whole file.
    std::string closed(std::uint64_t milliseconds)
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

} // namespace

} // namespace clew

bool clewMakeWebmFile(int width, int height, std::unique_ptr<clew::WebmFile>& made) noexcept
{
    return clew::isDone([&] { made = std::make_unique<clew::MatroskaFile>(width, height); });
}
