// One pass of the frontier method over all states there are: each is swept, and equal successors
// become one.
//
// A layer lies in bins. What a square's sweep changes are the slots of this square and of its later
// neighbours; whether any other slot is inner, untouched or an end stays as it is. States are put
// into bins by just that, so all that lead to the same state are in one bin, and a bin is a job for
// one thread with a table of its own, small enough for the processor's cache: no locks, and nothing
// to be merged. Its successors are put into the bins of the next pass.

#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <optional>
#include <vector>

#include "core/puzzles/knight/frontier/packing.h"
#include "core/puzzles/knight/frontier/passlog.h"
#include "core/puzzles/knight/frontier/store.h"
#include "core/puzzles/knight/frontier/sweeper.h"
#include "core/search/parallel.h"
#include "core/search/sharedcontrol.h"

namespace clew::knight::sweeping {

/// Which states lie in one bin.
template<class State>
class Binning
{
public:
    using Word = typename State::Word;

    /// Those that have `fixed` slots alike; none: those that are equal.
    Binning(std::size_t bins, Word fixed) : m_bins(bins), m_fixed(fixed) {}

    [[nodiscard]] std::size_t bins() const { return m_bins; }
    /// The same states alike in that many bins.
    [[nodiscard]] Binning with(std::size_t bins) const { return {bins, m_fixed}; }
    [[nodiscard]] std::uint32_t operator()(State state) const
    {
        if (m_bins == 1)
            return 0;
        const Word shown = m_fixed == 0 ? state.word()
                                        : (state.holding(State::kInner) & m_fixed) |
                                              (state.untouched() & m_fixed) << 1;
        // Tables use the lower bits.
        return static_cast<std::uint32_t>(hashOf(shown) >> 40U & (m_bins - 1));
    }

private:
    std::size_t m_bins; ///< a power of two
    Word m_fixed;
};

/// The slots that the sweep of a square leaves inner, untouched or ends as they are.
template<class State>
typename State::Word fixedSlots(const Step<State>& step, std::size_t slots)
{
    typename State::Word fixed = 0;
    for (std::size_t slot = 0; slot < slots; ++slot)
        fixed |= State::only(slot);
    fixed &= ~State::only(step.slot);
    for (const std::uint8_t later : step.later())
        fixed &= ~State::only(later);
    return fixed;
}

/// What is done to every state.
template<class State>
struct PassPlan
{
    const Step<State>* sweep = nullptr;  ///< the square to be swept; none: only equal states met
    const Step<State>* mirror = nullptr; ///< of a state and its image one is kept; none: both are
    bool isClosed = false;
    std::uint64_t part = 1; ///< of `parts` parts, only the states of this one are taken
    std::uint64_t parts = 1;
    bool isPacked = false; ///< takes time, saves half of the bytes
    unsigned threads = 1;
};

template<class State, class Count>
class Pass
{
public:
    Pass(const PassPlan<State>& plan, const Packing<State>& packing, Store& from, Store& to,
         const Binning<State>& binning, Budget& budget, SharedControl& control, PassLog* log)
        : m_plan(plan), m_packing(packing), m_from(from), m_to(to), m_binning(binning),
          m_budget(budget), m_control(control), m_log(log)
    {
    }

    /// False if some number does not fit, or the control has stopped it.
    bool run()
    {
        if (!addLogged())
            return false;
        std::atomic<std::size_t> next = 0;
        std::atomic<bool> isOver = false;
        forEachJob(m_plan.threads, m_plan.threads, [&](std::uint64_t) {
            try {
                Worker worker(*this);
                for (std::size_t bin = next++; bin < m_from.bins() && !isOver; bin = next++)
                    if (!isLogged(bin) && !worker.takeBin(bin))
                        isOver = true;
                if (isOver || !worker.finish())
                    isOver = true;
            } catch (...) { // the other threads need not go on, either
                isOver = true;
                throw;
            }
        });
        return !isOver && poll();
    }

    /// Tours that were finished.
    [[nodiscard]] const Count& total() const { return m_total; }
    /// Without those that were taken before.
    [[nodiscard]] std::uint64_t statesTaken() const { return m_taken; }

private:
    using Table = StateTable<State, Count>;
    using Number = typename State::Packed;

    static constexpr std::uint64_t kStatesBetweenPolls = 2048;
    static constexpr std::size_t kFlushesBetweenPolls = 32;
    static constexpr std::size_t kRoomForOne = 32; ///< bytes of a state and its number

    /// What one thread does.
    class Worker
    {
    public:
        explicit Worker(Pass& pass)
            : m_pass(pass),
              m_sweeper(pass.m_plan.sweep != nullptr ? *pass.m_plan.sweep : pass.m_noStep,
                        pass.m_plan.isClosed, m_table),
              m_waiting(pass.m_to.bins()),
              m_chunk(std::clamp<std::uint64_t>(
                  pass.m_budget.most / 16 / (pass.m_plan.threads * pass.m_to.bins()), 256, 32768)),
              m_logs(pass.m_log != nullptr),
              m_mostLogged(pass.m_budget.most / 16 / pass.m_plan.threads)
        {
        }
        ~Worker() { m_pass.m_budget.held -= m_held; }

        // False: give up.
        bool takeBin(std::size_t bin)
        {
            return m_pass.m_from.take(bin,
                                      [&](std::span<const std::uint8_t> bytes) {
                                          return takeChunk(NumberReader(bytes));
                                      }) &&
                   hand(bin) && logIfDue();
        }

        bool finish()
        {
            for (std::size_t bin = 0; bin < m_waiting.size(); ++bin) {
                flush(bin);
                if (bin % kFlushesBetweenPolls == kFlushesBetweenPolls - 1 && !poll())
                    return false;
            }
            if (m_logs)
                log(true);
            const std::scoped_lock lock(m_pass.m_mutex);
            m_pass.m_taken += m_taken;
            return addTo(m_pass.m_total, m_sweeper.total());
        }

    private:
        struct Record
        {
            Number state;
            std::uint32_t bin;
            Count count;
        };
        /// Bytes to come into a bin.
        struct Waiting
        {
            Bytes bytes = {};
            Number last = 0;
            std::uint64_t states = 0;
            std::size_t logged = 0; ///< bytes
            Number lastLogged = 0;
            std::uint64_t statesLogged = 0;
        };

        bool takeChunk(NumberReader reader)
        {
            auto format = ChunkFormat::Plain;
            bool isWhole = reader.readPlain(format);
            Number number = 0;
            if (format == ChunkFormat::PackedOn)
                isWhole = isWhole && reader.read(number);
            while (!reader.atEnd()) {
                State state;
                Count count = 0;
                isWhole =
                    isWhole && (format == ChunkFormat::Plain ? readPlain(reader, state)
                                                             : readPacked(reader, number, state));
                if (!isWhole)
                    throw StoreError(phrase("knight", "the states of the count are damaged"));
                if (!reader.read(count))
                    return false; // it does not fit
                take(state, count);
                if (++m_read % kStatesBetweenPolls == 0 && !poll())
                    return false;
            }
            return true;
        }
        static bool readPlain(NumberReader& reader, State& state)
        {
            typename State::Word word = 0;
            if (!reader.readPlain(word))
                return false;
            state = State(word);
            return true;
        }
        // `last`: the number of the one before.
        bool readPacked(NumberReader& reader, Number& last, State& state) const
        {
            Number difference = 0;
            if (!reader.read(difference))
                return false;
            state = m_pass.m_packing.unpack(last += difference);
            return true;
        }

        void take(State state, const Count& count)
        {
            const auto& plan = m_pass.m_plan;
            if (plan.parts != 1 && hashOf(state.word()) % plan.parts != plan.part - 1)
                return;
            ++m_taken;
            if (plan.sweep != nullptr)
                m_sweeper.sweep(state, count);
            else
                m_isOver = !m_table(state, count) || m_isOver;
        }

        // All successors of this bin are there.
        bool hand(std::size_t taken)
        {
            if (m_sweeper.overflow() || m_isOver || !poll())
                return false;
            if (m_pass.m_plan.isPacked) {
                handPacked();
            } else {
                m_table.table.drain([&](auto& entry) {
                    const State state = kept(entry.state());
                    const std::uint32_t bin = m_pass.m_binning(state);
                    Waiting& waiting = waitingFor(bin, ChunkFormat::Plain);
                    putPlain(waiting.bytes, state.word());
                    finishState(bin, waiting, entry.count);
                });
            }
            if (m_logs)
                m_record.bins.push_back(static_cast<std::uint32_t>(taken));
            return poll();
        }

        // The better sorted the fewer bytes.
        void handPacked()
        {
            m_records.clear();
            m_records.reserve(m_table.table.size());
            m_table.table.drain([&](auto& entry) {
                const State state = kept(entry.state());
                m_records.push_back({m_pass.m_packing.pack(state), m_pass.m_binning(state),
                                     std::move(entry.count)});
            });
            std::ranges::sort(m_records, [](const Record& a, const Record& b) {
                return a.bin != b.bin ? a.bin < b.bin : a.state < b.state;
            });
            for (const Record& record : m_records) {
                Waiting& waiting = waitingFor(record.bin, ChunkFormat::Packed);
                putNumber(waiting.bytes, static_cast<Number>(record.state - waiting.last));
                waiting.last = record.state;
                finishState(record.bin, waiting, record.count);
            }
        }

        [[nodiscard]] State kept(State state) const
        {
            if (m_pass.m_plan.mirror == nullptr)
                return state;
            const State image = mirrored(state, *m_pass.m_plan.mirror);
            return image.word() < state.word() ? image : state;
        }

        Waiting& waitingFor(std::uint32_t bin, ChunkFormat format)
        {
            Waiting& waiting = m_waiting[bin];
            if (waiting.bytes.capacity() == 0) {
                waiting.bytes.reserve(m_chunk + kRoomForOne);
                m_waitingBytes += waiting.bytes.capacity();
            }
            if (waiting.bytes.empty())
                waiting.bytes.push_back(static_cast<std::uint8_t>(format));
            return waiting;
        }
        void finishState(std::uint32_t bin, Waiting& waiting, const Count& count)
        {
            putNumber(waiting.bytes, count);
            ++waiting.states;
            if (waiting.bytes.size() >= m_chunk)
                flush(bin);
        }

        void flush(std::size_t bin)
        {
            Waiting& waiting = m_waiting[bin];
            if (m_logs)
                logPiece(bin, waiting);
            if (!waiting.bytes.empty())
                m_pass.m_to.append(bin, waiting.bytes, waiting.states);
            waiting.bytes.clear();
            waiting.last = 0;
            waiting.states = 0;
            waiting.logged = 0;
            waiting.statesLogged = 0;
        }

        // What is not in a record yet, as a chunk of its own.
        void logPiece(std::size_t bin, Waiting& waiting)
        {
            if (waiting.logged == waiting.bytes.size())
                return;
            const std::size_t begin = m_record.bytes.size();
            if (waiting.logged > 0) {
                const auto format = static_cast<ChunkFormat>(waiting.bytes.front());
                const bool isPacked = format != ChunkFormat::Plain;
                m_record.bytes.push_back(
                    static_cast<std::uint8_t>(isPacked ? ChunkFormat::PackedOn : format));
                if (isPacked)
                    putNumber(m_record.bytes, waiting.lastLogged);
            }
            m_record.bytes.insert(m_record.bytes.end(),
                                  waiting.bytes.begin() +
                                      static_cast<std::ptrdiff_t>(waiting.logged),
                                  waiting.bytes.end());
            m_record.pieces.push_back({static_cast<std::uint32_t>(bin),
                                       static_cast<std::uint32_t>(m_record.bytes.size() - begin),
                                       waiting.states - waiting.statesLogged});
            waiting.logged = waiting.bytes.size();
            waiting.lastLogged = waiting.last;
            waiting.statesLogged = waiting.states;
        }

        // Between two bins. False: give up.
        bool logIfDue()
        {
            if (!m_logs)
                return true;
            if (m_record.bytesHeld() < m_mostLogged && !m_pass.m_log->isDue(m_loggedAt))
                return true;
            for (std::size_t bin = 0; bin < m_waiting.size(); ++bin)
                logPiece(bin, m_waiting[bin]);
            log(false);
            return poll();
        }

        void log(bool isLast)
        {
            m_record.taken = m_taken - m_takenLogged;
            const Count& total = m_sweeper.total();
            putNumber(m_record.total, static_cast<Count>(total - m_totalLogged));
            m_pass.m_log->add(std::exchange(m_record, {}), isLast);
            m_takenLogged = m_taken;
            m_totalLogged = total;
            m_loggedAt = PassLog::Clock::now();
            m_logs = m_pass.m_log->isOn();
        }

        bool poll()
        {
            const std::uint64_t held = m_table.table.bytes() +
                                       m_records.capacity() * sizeof(Record) + m_waitingBytes +
                                       m_record.bytesHeld();
            m_pass.m_budget.held += held - m_held;
            m_held = held;
            return m_pass.poll();
        }

        struct Keep
        {
            Table table;
            bool operator()(State state, const Count& count)
            {
                const auto key = Table::keyOf(state);
                return table.add(key, Table::hashOf(key), count);
            }
        };

        Pass& m_pass;
        Keep m_table;
        Sweeper<State, Count, Keep> m_sweeper;
        std::vector<Record> m_records;
        std::vector<Waiting> m_waiting;
        std::size_t m_chunk;
        std::uint64_t m_read = 0;
        std::uint64_t m_taken = 0;
        std::uint64_t m_waitingBytes = 0; ///< room for what is waiting
        std::uint64_t m_held = 0;         ///< as reported
        bool m_isOver = false;
        // What is not in the log yet:
        bool m_logs;
        std::uint64_t m_mostLogged; ///< bytes, whatever the time
        LogRecord m_record;
        std::uint64_t m_takenLogged = 0;
        Count m_totalLogged = 0;
        PassLog::Clock::time_point m_loggedAt = PassLog::Clock::now();
    };

    [[nodiscard]] bool isLogged(std::size_t bin) const
    {
        return m_log != nullptr && m_log->isDone(bin);
    }
    // What was done before. False if the number does not fit.
    [[nodiscard]] bool addLogged()
    {
        if (m_log == nullptr)
            return true;
        for (const Bytes& bytes : m_log->totals()) {
            Count total = 0;
            if (!NumberReader(bytes).read(total) || !addTo(m_total, total))
                return false;
        }
        return true;
    }

    [[nodiscard]] bool poll() { return m_control.holds(m_budget.held) && m_control.poll(); }

    const PassPlan<State>& m_plan;
    const Step<State> m_noStep = {};
    const Packing<State>& m_packing;
    Store& m_from;
    Store& m_to;
    const Binning<State>& m_binning;
    Budget& m_budget;
    SharedControl& m_control;
    PassLog* m_log;     ///< null: nothing is kept of it
    std::mutex m_mutex; ///< guards what all threads have
    Count m_total = 0;
    std::uint64_t m_taken = 0;
};

} // namespace clew::knight::sweeping
