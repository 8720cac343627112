#include "core/session/solutionlist.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <unordered_map>

namespace clew {

namespace {

constexpr auto kPoll = std::chrono::milliseconds(100);
constexpr std::size_t kBatch = 256; ///< solutions between two looks at the lock

// Two independent hashes in place of the solution: 16 bytes whatever the board's size. That two of
// a million classes agree in both has a chance of about 10^-27.
struct Fingerprint
{
    std::uint64_t first = 0xCBF29CE484222325U;
    std::uint64_t second = 0x9E3779B97F4A7C15U;

    explicit Fingerprint(const Solution& solution)
    {
        for (const Value value : solution) {
            first = (first ^ value) * 0x100000001B3U;
            first ^= first >> 29U;
            second = (second + value + 1) * 0xBF58476D1CE4E5B9U;
            second ^= second >> 32U;
        }
    }
    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

struct FingerprintHash
{
    std::size_t operator()(const Fingerprint& fingerprint) const { return fingerprint.second; }
};

} // namespace

// The search through the solutions, on a thread that ends when all known are looked through, and is
// started again for more.
class SolutionList::Scan
{
public:
    Scan(const Puzzle& puzzle, ProblemPtr problem, std::shared_ptr<const Trace> trace, Query query)
        : m_puzzle(puzzle), m_problem(std::move(problem)), m_query(query),
          m_trace(std::move(trace)), m_cursor(m_trace, puzzle.dimensions(*m_problem))
    {
        if (m_query.classOf)
            m_class.emplace(canonicalOf(*m_query.classOf));
    }

    void wake()
    {
        if (m_running.load(std::memory_order_acquire) || m_cut ||
            scanned() >= m_trace->solutionCount())
            return;
        m_running = true;
        try {
            m_thread = std::jthread([this](const std::stop_token& token) { work(token); });
        } catch (const std::system_error&) {
            m_running = false; // no thread to be had now: the next wake() tries again
        }
    }

    [[nodiscard]] bool isSettled() const { return m_cut || scanned() >= m_trace->solutionCount(); }
    [[nodiscard]] bool isCut() const { return m_cut; }
    [[nodiscard]] quint64 size() const
    {
        const std::lock_guard lock(m_mutex);
        return m_rows.size();
    }
    [[nodiscard]] quint32 row(quint64 index) const
    {
        const std::lock_guard lock(m_mutex);
        return m_rows[index];
    }
    [[nodiscard]] quint32 classSize(quint64 index) const
    {
        const std::lock_guard lock(m_mutex);
        return m_sizes[index];
    }
    [[nodiscard]] quint64 rowOf(quint64 solution) const
    {
        const std::lock_guard lock(m_mutex);
        return static_cast<quint64>(std::ranges::lower_bound(m_rows, solution) - m_rows.begin());
    }
    [[nodiscard]] std::vector<quint32> rows() const
    {
        const std::lock_guard lock(m_mutex);
        return m_rows;
    }

private:
    [[nodiscard]] quint64 scanned() const { return m_scanned.load(std::memory_order_acquire); }

    Fingerprint canonicalOf(quint64 solution)
    {
        m_cursor.seek(m_trace->solutionEvent(solution) + 1);
        return Fingerprint(
            m_puzzle.canonical(*m_problem, m_puzzle.solutionAt(*m_problem, m_cursor.state())));
    }

    // What a batch of solutions adds, worked out before the lock is taken.
    struct Found
    {
        std::vector<quint32> rows;
        std::vector<quint32> members; ///< of which class one more was found, by its row
    };

    // Where memory runs out the list ends with what was found.
    void work(const std::stop_token& token)
    {
        try {
            run(token);
        } catch (const std::bad_alloc&) {
            m_cut = true;
        }
        m_running.store(false, std::memory_order_release);
    }

    void run(const std::stop_token& token)
    {
        const quint64 end = m_trace->solutionCount();
        for (quint64 next = scanned(); next < end && !m_cut && !token.stop_requested();) {
            Found found;
            const quint64 batch = std::min<quint64>(end, next + kBatch);
            while (next < batch && !m_cut && !token.stop_requested())
                take(next++, found);
            const std::lock_guard lock(m_mutex);
            if (m_query.onePerClass) // first: a row without a size would be worse than the reverse
                m_sizes.resize(m_rows.size() + found.rows.size());
            m_rows.insert(m_rows.end(), found.rows.begin(), found.rows.end());
            for (const quint32 row : found.members)
                ++m_sizes[row];
            m_scanned.store(next, std::memory_order_release);
        }
    }

    void take(quint64 solution, Found& found)
    {
        if (m_query.condition) {
            m_cursor.seek(m_trace->solutionEvent(solution) + 1);
            if (m_cursor.state().value(m_query.condition->variable) != m_query.condition->value)
                return;
        }
        if (m_class && canonicalOf(solution) != *m_class)
            return;
        if (m_query.onePerClass) {
            const auto [known, isNew] =
                m_classes.try_emplace(canonicalOf(solution), static_cast<quint32>(m_listed));
            found.members.push_back(known->second);
            if (!isNew)
                return;
        }
        found.rows.push_back(static_cast<quint32>(solution));
        m_cut = ++m_listed >= (m_query.onePerClass ? kMostClasses : kMostRows);
    }

    const Puzzle& m_puzzle;
    const ProblemPtr m_problem;
    const Query m_query;
    const std::shared_ptr<const Trace> m_trace;
    Cursor m_cursor;
    std::optional<Fingerprint> m_class;
    std::unordered_map<Fingerprint, quint32, FingerprintHash> m_classes; ///< each one's row
    std::size_t m_listed = 0;   ///< rows, with those not handed over yet
    mutable std::mutex m_mutex; ///< guards the two vectors
    std::vector<quint32> m_rows;
    std::vector<quint32> m_sizes;
    std::atomic<quint64> m_scanned = 0;
    std::atomic<bool> m_cut = false;
    std::atomic<bool> m_running = false;
    std::jthread m_thread; ///< the last member: joined before the others go
};

SolutionList::SolutionList(QObject* parent) : QObject(parent)
{
    m_poll.setInterval(kPoll);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (isSettled())
            m_poll.stop();
        else
            m_scan->wake(); // solutions may have come while it was about to end
        emit changed();
    });
}

SolutionList::~SolutionList() = default;

void SolutionList::setTrace(const Puzzle* puzzle, ProblemPtr problem,
                            std::shared_ptr<const Trace> trace)
{
    m_puzzle = puzzle;
    m_problem = std::move(problem);
    m_trace = std::move(trace);
    m_query = {};
    rescan();
}

void SolutionList::setQuery(const Query& query)
{
    if (query == m_query || !m_trace)
        return;
    m_query = query;
    rescan();
}

void SolutionList::rescan()
{
    m_scan.reset();
    if (!m_query.isAll())
        m_scan = std::make_unique<Scan>(*m_puzzle, m_problem, m_trace, m_query);
    refresh();
    emit changed();
}

void SolutionList::refresh()
{
    if (!m_scan)
        return;
    m_scan->wake();
    m_poll.start();
}

quint64 SolutionList::size() const
{
    if (m_scan)
        return std::min(m_scan->size(), m_scan->rowOf(m_limit));
    return m_trace ? std::min<quint64>(m_trace->solutionCount(), m_limit) : 0;
}

quint64 SolutionList::solution(quint64 row) const
{
    return m_scan ? m_scan->row(row) : row;
}

quint64 SolutionList::rowOf(quint64 solution) const
{
    return m_scan ? m_scan->rowOf(solution) : solution;
}

quint64 SolutionList::classSize(quint64 row) const
{
    return m_scan->classSize(row);
}

bool SolutionList::isSettled() const
{
    return !m_scan || m_scan->isSettled();
}

bool SolutionList::isCut() const
{
    return m_scan && m_scan->isCut();
}

std::shared_ptr<const std::vector<quint32>> SolutionList::rows() const
{
    return m_scan ? std::make_shared<const std::vector<quint32>>(m_scan->rows()) : nullptr;
}

} // namespace clew
