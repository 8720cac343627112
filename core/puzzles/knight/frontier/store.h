// Where the states of a layer lie: as chunks of bytes in numbered bins, in memory while there is
// room, then in a file without a name that goes with the program, however it ends.

#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/text/result.h"
#include "core/text/sentence.h"

namespace clew::knight::sweeping {

using Bytes = std::vector<std::uint8_t>;

/// Of one layer.
inline constexpr std::size_t kMostBins = 16384;

/// What is wrong with a file of states, in a sentence.
class StoreError : public std::runtime_error
{
public:
    explicit StoreError(Sentence sentence)
        : std::runtime_error(sentence.text()), m_sentence(std::move(sentence))
    {
    }
    explicit StoreError(Phrase phrase) : StoreError(Sentence{phrase}) {}

    [[nodiscard]] const Sentence& sentence() const { return m_sentence; }

private:
    Sentence m_sentence;
};

void orThrow(const Result<void>& done);

/// An open file; reads and writes may come from several threads. Throws StoreError.
class StateFile
{
public:
    /// One without a name, in this folder.
    static std::shared_ptr<StateFile> scratch(const std::string& folder);
    /// One to be read; null if there is none.
    static std::shared_ptr<StateFile> open(const std::string& path);

    StateFile(const StateFile&) = delete;
    StateFile& operator=(const StateFile&) = delete;
    ~StateFile();

    /// At the end; returns where that was.
    std::uint64_t append(std::span<const std::uint8_t> bytes);
    /// Fewer at the end of the file: returns how many.
    std::size_t read(std::uint64_t offset, std::span<std::uint8_t> bytes) const;

private:
    StateFile(int file, Argument name) : m_file(file), m_name(std::move(name)) {}

    int m_file;
    Argument m_name; ///< for messages
    std::atomic<std::uint64_t> m_end = 0;
};

/// The memory that all layers share.
struct Budget
{
    std::uint64_t most;                  ///< bytes
    std::string scratch = {};            ///< folder for what exceeds half of it; empty: none
    std::atomic<std::uint64_t> held = 0; ///< bytes
};

class Store
{
public:
    struct Chunk
    {
        Bytes bytes = {};         ///< empty if it lies in a file
        std::uint64_t offset = 0; ///< there
        std::uint64_t size = 0;
        bool isGiven = false; ///< in the file that was given
    };

    Store(std::size_t bins, Budget& budget) : m_budget(budget), m_bins(bins) {}
    /// One whose chunks lie in this file, apart from those to come.
    Store(std::size_t bins, Budget& budget, std::shared_ptr<StateFile> file)
        : m_budget(budget), m_given(std::move(file)), m_bins(bins)
    {
    }
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    ~Store();

    [[nodiscard]] std::size_t bins() const { return m_bins.size(); }
    [[nodiscard]] std::uint64_t states() const { return m_states; }
    [[nodiscard]] std::uint64_t bytes() const { return m_bytes; }
    [[nodiscard]] std::uint64_t bytesOnDisk() const { return m_onDisk; }

    /// Any thread may.
    void append(std::size_t bin, const Bytes& bytes, std::uint64_t states);
    /// A chunk that lies in the file given.
    void appendInFile(std::size_t bin, std::uint64_t offset, std::uint64_t size,
                      std::uint64_t states = 0);
    void setStates(std::uint64_t states) { m_states = states; }

    /// Empties a bin, chunk by chunk, unless `use(bytes)` returns false.
    template<class Use>
    bool take(std::size_t bin, Use&& use)
    {
        for (Chunk& chunk : m_bins[bin]) {
            m_budget.held -= chunk.bytes.size();
            const Bytes bytes = chunk.bytes.empty() ? loaded(chunk) : std::move(chunk.bytes);
            chunk.bytes = {};
            if (!use(std::span<const std::uint8_t>(bytes)))
                return false;
        }
        m_bins[bin] = {};
        return true;
    }
    /// Calls `use(bin, bytes)` with each chunk unless it returns false.
    bool
    forEachChunk(const std::function<bool(std::size_t, std::span<const std::uint8_t>)>& use) const;

private:
    [[nodiscard]] Bytes loaded(const Chunk& chunk) const;
    StateFile& file();

    Budget& m_budget;
    std::shared_ptr<const StateFile> m_given;
    std::shared_ptr<StateFile> m_file; ///< for what memory has no room for
    std::mutex m_mutex;                ///< guards the bins and the file's beginning
    std::vector<std::vector<Chunk>> m_bins;
    std::atomic<std::uint64_t> m_states = 0;
    std::atomic<std::uint64_t> m_bytes = 0;
    std::atomic<std::uint64_t> m_onDisk = 0;
};

} // namespace clew::knight::sweeping
