// A pass while it goes on, as a file beside the checkpoint: what each thread has made of which bins
// of the layer, appended about every second. A count that was killed goes on from the checkpoint,
// which has the layer, and this. Once the pass is over the log has the whole next layer, and
// becomes the checkpoint.
//
// Two lines say what it is a log of; then come the records, each with a checksum of everything up
// to there. What stands behind the last one that is whole was being written when the count ended,
// and is cut off. The last record of a pass that is over says how far the count has come then.

#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/knight/frontier/checkpoint.h"
#include "core/puzzles/knight/frontier/statereader.h"
#include "core/puzzles/knight/frontier/store.h"
#include "core/storage/outputfile.h"

namespace clew::knight::sweeping {

inline constexpr std::string_view kLogMagic = "clew knight states 2\n";

/// Where some states of the next layer are.
struct LogPiece
{
    std::uint32_t bin;
    std::uint32_t size; ///< bytes
    std::uint64_t states;
};

/// What a thread has done since its last record.
struct LogRecord
{
    [[nodiscard]] std::uint64_t bytesHeld() const
    {
        return bins.capacity() * sizeof(std::uint32_t) + pieces.capacity() * sizeof(LogPiece) +
               bytes.capacity();
    }

    std::vector<std::uint32_t> bins = {}; ///< of the layer: all that follows from them is there
    std::vector<LogPiece> pieces = {};
    Bytes bytes = {};        ///< of the pieces, each as a chunk
    std::uint64_t taken = 0; ///< states of the layer
    Bytes total = {};        ///< tours finished, as a number
};

/// What a file says of one.
struct LoggedRecord
{
    [[nodiscard]] bool isLast() const { return !after.empty(); }
    /// Its pieces. Throws Damaged if the store has no such bins.
    void addTo(Store& store) const;

    std::vector<std::uint32_t> bins = {};
    std::vector<LogPiece> pieces = {};
    std::uint64_t offset = 0; ///< of the pieces' bytes
    std::uint64_t taken = 0;
    Bytes total = {};
    std::string after = {}; ///< the last one: how far the count has come, as JSON
};

/// What a log begins with, behind its first line.
struct LogHead
{
    nlohmann::json from;  ///< how far the count had come before
    std::size_t bins = 0; ///< of the next layer
};
LogHead readLogHead(StateReader& reader);
LoggedRecord readLogRecord(StateReader& reader);

class PassLog
{
public:
    /// `from`: what jsonOf() says of the checkpoint. About every `between` a record is added.
    PassLog(std::string checkpoint, nlohmann::json from, std::chrono::milliseconds between);

    /// What an earlier run has left of the same pass: the next layer as far as it has come. Null if
    /// there is nothing, or the poll says no.
    std::unique_ptr<Store> resume(Budget& budget, const Poll& poll);
    /// Without that it is of a next layer of so many bins.
    void begin(std::size_t bins) { m_bins = bins; }

    // What was done before, as was found by resume().
    [[nodiscard]] bool isDone(std::size_t bin) const { return bin < m_done.size() && m_done[bin]; }
    [[nodiscard]] std::uint64_t taken() const { return m_taken; }
    [[nodiscard]] const std::vector<Bytes>& totals() const { return m_totals; }

    using Clock = std::chrono::steady_clock;
    /// For threads: whether it is time for a record, the last one having been `since` then.
    [[nodiscard]] bool isDue(Clock::time_point since) const
    {
        return isOn() && Clock::now() - since >= m_wait.load();
    }
    /// Whether records are kept at all: not where the file's name is taken.
    [[nodiscard]] bool isOn() const { return !m_isOff; }
    /// A thread's `isLast` record is only written if the pass has taken long enough for others.
    /// Throws StoreError.
    void add(LogRecord record, bool isLast);

    /// Whether there is a file: the pass has taken long.
    [[nodiscard]] bool isBegun() const { return m_file.has_value(); }
    /// The pass is over, and the count has come so far: this is the checkpoint now. Throws
    /// StoreError.
    void finish(const nlohmann::json& after);

private:
    bool beginFile();
    void write(const LogRecord& record);
    void write(std::span<const std::uint8_t> bytes);
    void endRecord();

    std::string m_checkpoint;
    nlohmann::json m_from;
    std::chrono::milliseconds m_between;
    std::atomic<Clock::duration> m_wait;
    std::atomic<bool> m_isOff = false;
    std::size_t m_bins = 0;
    std::vector<bool> m_done;
    std::uint64_t m_taken = 0;
    std::vector<Bytes> m_totals;
    std::mutex m_mutex;               ///< guards what follows
    std::vector<LogRecord> m_waiting; ///< for another thread to begin the file
    std::optional<OutputFile> m_file;
    WordSum m_sum;
};

} // namespace clew::knight::sweeping
