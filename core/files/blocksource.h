// A trace that stays in its file: of its blocks only those that were looked at last are in memory.

#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "core/files/traceindex.h"
#include "core/trace/tracesource.h"

namespace clew {

class BlockSource : public TraceSource
{
public:
    /// `kept`: what the check refers to, for as long as it is used.
    BlockSource(InputFile file, TraceIndex index, const EventCheck& check,
                std::shared_ptr<const void> kept);

    [[nodiscard]] Totals totals() const override { return m_index.totals(); }
    [[nodiscard]] Event event(std::uint64_t index) const override;
    [[nodiscard]] TraceNode node(NodeId id) const override;
    [[nodiscard]] std::uint64_t solutionEvent(std::uint64_t n) const override;
    [[nodiscard]] std::uint64_t solutionsBefore(std::uint64_t events) const override;
    [[nodiscard]] std::optional<TraceKeyframe> keyframe(std::uint64_t events) const override;
    [[nodiscard]] std::vector<Event> liveEvents(const TraceKeyframe& keyframe) const override;
    [[nodiscard]] std::vector<NodeId> path(const TraceKeyframe& keyframe) const override;
    [[nodiscard]] std::optional<TraceStretch> stretch(std::uint64_t index) const override;
    [[nodiscard]] std::uint64_t memoryBytes() const override;
    [[nodiscard]] std::optional<Error> fault() const override;

private:
    struct Kept
    {
        TraceBlockContent content;
        std::uint64_t lastUse = 0;
    };

    // With m_mutex locked; the content stays until the next call.
    const TraceBlockContent& block(std::size_t number) const;
    void makeRoom() const;
    [[nodiscard]] TraceBlockContent unreadable(std::size_t number) const;

    const InputFile m_file;
    const TraceIndex m_index;
    const std::shared_ptr<const void> m_keptForCheck;
    const EventCheck m_check;
    mutable std::mutex m_mutex; ///< guards what follows
    mutable std::map<std::size_t, Kept> m_blocks;
    mutable const TraceBlockContent* m_last = nullptr; ///< that events were taken from
    mutable std::uint64_t m_lastBegin = 0;             ///< its first event
    mutable std::uint64_t m_uses = 0;
    mutable std::uint64_t m_bytes = 0; ///< of the blocks
    mutable std::optional<Error> m_fault;
};

} // namespace clew
