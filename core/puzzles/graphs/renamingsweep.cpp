#include "core/puzzles/graphs/renamingsweep.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>

#include "core/puzzles/graphs/waytable.h"
#include "core/search/parallel.h"

namespace clew::graphs {

namespace {

using boost::multiprecision::cpp_int;
using Word = WayTable::Word;
using DoubleWord = WayTable::DoubleWord;

/// n over k: with less than kMaxNodes each is below 2^63.
class SmallBinomials
{
public:
    SmallBinomials()
    {
        for (std::size_t n = 0; n < kMaxNodes; ++n) {
            m_rows[n][0] = m_rows[n][n] = 1;
            for (std::size_t k = 1; k < n; ++k)
                m_rows[n][k] = m_rows[n - 1][k - 1] + m_rows[n - 1][k];
        }
    }
    [[nodiscard]] Word operator()(std::size_t n, std::size_t k) const { return m_rows[n][k]; }

private:
    std::array<std::array<Word, kMaxNodes>, kMaxNodes> m_rows = {};
};

/// Whole numbers up to a bound, the lowest word first.
class WholeNumbers
{
public:
    static constexpr bool kTakesLeast = true;

    explicit WholeNumbers(const cpp_int& bound) : m_words(msb(bound) / 64 + 1) {}
    [[nodiscard]] std::size_t words() const { return m_words; }
    void add(Word* sum, const Word* number, Word times) const
    {
        Word carry = 0;
        for (std::size_t i = 0; i < m_words; ++i) {
            const DoubleWord word = DoubleWord{number[i]} * times + sum[i] + carry;
            sum[i] = static_cast<Word>(word);
            carry = static_cast<Word>(word >> 64U);
        }
    }
    [[nodiscard]] std::vector<Word> wordsOf(const cpp_int& number) const
    {
        std::vector<Word> words;
        export_bits(number, std::back_inserter(words), 64, false);
        words.resize(m_words);
        return words;
    }
    [[nodiscard]] static cpp_int numberOf(const std::vector<Word>& words)
    {
        cpp_int number;
        import_bits(number, words.begin(), words.end(), 64, false);
        return number;
    }

private:
    std::size_t m_words;
};

/// Numbers modulo kCheckPrime.
class Residues
{
public:
    static constexpr bool kTakesLeast = false;

    explicit Residues(const cpp_int& /*bound*/) {}
    [[nodiscard]] static std::size_t words() { return 1; }
    static void add(Word* sum, const Word* number, Word times)
    {
        const DoubleWord product = DoubleWord{*number} * (times % kCheckPrime) + *sum;
        Word folded = static_cast<Word>(product & kCheckPrime) + static_cast<Word>(product >> 61U);
        folded = (folded & kCheckPrime) + (folded >> 61U);
        *sum = folded >= kCheckPrime ? folded - kCheckPrime : folded;
    }
    [[nodiscard]] static std::vector<Word> wordsOf(const cpp_int& number)
    {
        return {static_cast<Word>(number % kCheckPrime)};
    }
    [[nodiscard]] static cpp_int numberOf(const std::vector<Word>& words) { return words.front(); }
};

/// How many cycles of each length there are that miss something.
using Cycles = std::vector<Node>;

/// Where in a key it says how many cycles of a length miss so many neighbours at each node.
class KeyLayout
{
public:
    KeyLayout(const Cycles& cycles, std::uint32_t degree)
    {
        std::uint32_t used = 0;
        for (const Node most : cycles) {
            const auto bits = static_cast<std::uint32_t>(std::bit_width(most));
            for (std::uint32_t missing = 1; missing <= degree; ++missing) {
                if (used + bits > 64) {
                    ++m_words;
                    used = 0;
                }
                m_fields.push_back({m_words - 1, used, (Word{1} << bits) - 1});
                used += bits;
            }
        }
    }
    [[nodiscard]] std::size_t words() const { return m_words; }
    [[nodiscard]] Node at(const Word* key, std::size_t group) const
    {
        const Field& field = m_fields[group];
        return field.mask == 0 ? 0 : static_cast<Node>(key[field.word] >> field.shift & field.mask);
    }
    void add(Word* key, std::size_t group, Node cycles) const
    {
        key[m_fields[group].word] += Word{cycles} << m_fields[group].shift;
    }
    void take(Word* key, std::size_t group, Node cycles) const
    {
        key[m_fields[group].word] -= Word{cycles} << m_fields[group].shift;
    }

private:
    struct Field
    {
        std::size_t word;
        std::uint32_t shift;
        Word mask;
    };
    std::vector<Field> m_fields; ///< [i * degree + r - 1]: of lengths[i], missing r
    std::size_t m_words = 1;
};

/// The states with the same cycles.
struct Layer
{
    Layer(const Cycles& cycles, std::uint32_t degree, std::size_t numberWords)
        : layout(cycles, degree), states(layout.words(), numberWords)
    {
    }
    KeyLayout layout;
    WayTable states;
    std::mutex mutex; ///< guards the states
};

template<class Numbers>
class RenamingSweep
{
public:
    RenamingSweep(const std::vector<Node>& lengths, std::uint32_t degree, Node size,
                  const cpp_int& factorial, const cpp_int& bound, SharedControl& control)
        : m_lengths(lengths), m_degree(degree), m_size(size), m_factorial(factorial),
          m_control(control), m_numbers(bound), m_levels(size + 1), m_result(m_numbers.words())
    {
    }

    cpp_int run(unsigned threads)
    {
        for (Node cycles = m_size; cycles > 0 && !m_control.stopped(); --cycles) {
            Cycles beginning(m_lengths.size());
            begin(beginning, 0, m_size, cycles, 1);
            sweepLevel(cycles, threads);
        }
        return Numbers::numberOf(m_result);
    }

private:
    /// A cycle of one length's being joined to others.
    struct Turn
    {
        const Cycles& cycles;
        const KeyLayout& layout;
        std::size_t length;           ///< its index
        std::vector<WayTable> states; ///< [r]: what is left of the others if it misses r
        std::vector<Word> key;
        std::uint64_t bytes = 0; ///< of the states, as far as m_bytes counts them
    };
    /// The cycles of one group that are still to be dealt with, and what each may get at most.
    struct Group
    {
        std::size_t index;
        Node missing;
        Node allOrbits;
        Node toFirst;
        Node toSecond;
        Node cycles;
        Node orbits;
    };

    // The renamings with so many cycles, each as a state of its own: alike ones are
    // size! / centraliser.
    void begin(Cycles& cycles, std::size_t i, Node nodes, Node left, const cpp_int& centraliser)
    {
        if (left == 0) {
            if (nodes == 0 && m_control.poll())
                enter(cycles, m_factorial / centraliser);
            return;
        }
        if (i == m_lengths.size() || nodes < left * m_lengths[i] ||
            nodes > left * m_lengths.back() || m_control.stopped())
            return;
        cpp_int product = centraliser;
        for (Node some = 0; some <= left && some * m_lengths[i] <= nodes; ++some) {
            if (some > 0)
                product *= m_lengths[i] * some;
            cycles[i] = some;
            begin(cycles, i + 1, nodes - some * m_lengths[i], left - some, product);
        }
        cycles[i] = 0;
    }
    void enter(const Cycles& cycles, const cpp_int& renamings)
    {
        Layer& layer = layerOf(cycles);
        std::vector<Word> key(layer.layout.words());
        for (std::size_t i = 0; i < cycles.size(); ++i)
            if (cycles[i] != 0)
                layer.layout.add(key.data(), (i + 1) * m_degree - 1, cycles[i]);
        const std::uint64_t before = layer.states.bytes();
        m_numbers.add(layer.states.numberOf(key.data()), m_numbers.wordsOf(renamings).data(), 1);
        m_bytes += layer.states.bytes() - before;
    }

    Layer& layerOf(const Cycles& cycles)
    {
        const std::scoped_lock lock(m_mutex);
        auto& level = m_levels[std::accumulate(cycles.begin(), cycles.end(), Node{0})];
        const auto [layer, isNew] = level.try_emplace(cycles, cycles, m_degree, m_numbers.words());
        if (isNew)
            m_bytes += layer->second.states.bytes();
        return layer->second;
    }

    // None of its layers leads to another of them: a turn leaves fewer cycles.
    void sweepLevel(Node cycles, unsigned threads)
    {
        std::vector<std::pair<const Cycles*, Layer*>> layers;
        for (auto& [cyclesOf, layer] : m_levels[cycles])
            layers.emplace_back(&cyclesOf, &layer);
        forEachJob(layers.size(), threads, [&](std::uint64_t i) {
            if (m_control.poll())
                sweepLayer(*layers[i].first, *layers[i].second);
        });
        m_levels[cycles].clear();
    }

    void sweepLayer(const Cycles& cycles, Layer& layer)
    {
        const auto longest =
            std::find_if(cycles.rbegin(), cycles.rend(), [](auto some) { return some != 0; });
        Turn turn{
            cycles, layer.layout, static_cast<std::size_t>(cycles.rend() - longest) - 1,
            std::vector<WayTable>(m_degree + 1, WayTable(layer.layout.words(), m_numbers.words())),
            std::vector<Word>(layer.layout.words())};
        for (std::size_t i = 0; i < layer.states.size() && mayGoOn(turn, i); ++i)
            joinWithin(turn, layer.states.key(i), layer.states.number(i));
        m_bytes -= layer.states.bytes();
        layer.states = WayTable(layer.layout.words(), m_numbers.words());
        for (std::size_t i = 0; i <= turn.length; ++i)
            if (cycles[i] != 0 && !m_control.stopped())
                joinLength(turn, i);
        leave(turn);
        m_bytes -= turn.bytes;
    }

    // Asks now and then, of so many states in a row.
    [[nodiscard]] bool mayGoOn(Turn& turn, std::size_t state)
    {
        constexpr std::size_t kStatesBetween = 1024;
        if (state % kStatesBetween != 0)
            return true;
        std::uint64_t bytes = 0;
        for (const WayTable& states : turn.states)
            bytes += states.bytes();
        m_bytes += bytes - turn.bytes;
        turn.bytes = bytes;
        return m_control.poll() && m_control.holds(m_bytes);
    }

    // Takes the cycle whose turn it is from the others, in all ways to give each of its nodes
    // neighbours within the cycle: a distance gives two, but half of the length one.
    void joinWithin(Turn& turn, const Word* key, const Word* number)
    {
        Node missing = Numbers::kTakesLeast ? 1 : m_degree;
        while (turn.layout.at(key, turn.length * m_degree + missing - 1) == 0)
            Numbers::kTakesLeast ? ++missing : --missing;
        std::copy_n(key, turn.key.size(), turn.key.data());
        turn.layout.take(turn.key.data(), turn.length * m_degree + missing - 1, 1);
        const Node length = m_lengths[turn.length];
        const Node distances = (length - 1) / 2;
        for (Node within = 0; within <= missing && within / 2 <= distances; ++within)
            if (length % 2 == 0 || within % 2 == 0)
                m_numbers.add(turn.states[missing - within].numberOf(turn.key.data()), number,
                              m_binomials(distances, within / 2));
    }

    // A cycle that gets neighbours goes on to a group that has been passed, as groups that miss
    // more come later.
    void joinLength(Turn& turn, std::size_t i)
    {
        const Node orbits = std::gcd(m_lengths[turn.length], m_lengths[i]);
        const Node toFirst = m_lengths[i] / orbits;
        const Node toSecond = m_lengths[turn.length] / orbits;
        for (Node missing = toSecond; missing <= m_degree; ++missing)
            joinGroup(turn, {.index = i * m_degree + missing - 1,
                             .missing = missing,
                             .allOrbits = orbits,
                             .toFirst = toFirst,
                             .toSecond = toSecond,
                             .cycles = 0,
                             .orbits = std::min(orbits, missing / toSecond)});
    }

    // States that miss less come first: what is added to them has been dealt with.
    void joinGroup(Turn& turn, Group group)
    {
        for (Node missing = group.toFirst; missing <= m_degree; ++missing) {
            const WayTable& states = turn.states[missing];
            Group given = group;
            given.orbits = std::min(group.orbits, missing / group.toFirst);
            for (std::size_t i = 0; i < states.size(); ++i) {
                if (!mayGoOn(turn, i))
                    return;
                given.cycles = turn.layout.at(states.key(i), group.index);
                if (given.cycles == 0)
                    continue;
                std::copy_n(states.key(i), turn.key.size(), turn.key.data());
                choose(turn, given, missing, states.number(i), 1, missing);
            }
        }
    }

    // Chooses the cycles of the group that get as many orbits as they may, then those that get one
    // less, and so on. Those of one group have together fewer than kMaxNodes nodes, so there are
    // fewer than 2^63 ways to choose from their orbits.
    void choose(Turn& turn, Group group, Node missing, const Word* number, Word ways, Node before)
    {
        if (group.orbits == 0) {
            if (missing != before)
                m_numbers.add(turn.states[missing].numberOf(turn.key.data()), number, ways);
            return;
        }
        const Node given = group.orbits * group.toFirst;
        const Node left = group.missing - group.orbits * group.toSecond;
        const Node most = std::min(group.cycles, missing / given);
        const std::size_t next = group.index - (group.missing - left);
        Word choices = 1; // of orbits
        for (Node chosen = 0; chosen <= most; ++chosen) {
            Group rest = group;
            rest.cycles -= chosen;
            --rest.orbits;
            choose(turn, rest, missing - chosen * given, number,
                   ways * choices * m_binomials(group.cycles, chosen), before);
            if (chosen == most)
                break;
            choices *= m_binomials(group.allOrbits, group.orbits);
            turn.layout.take(turn.key.data(), group.index, 1);
            if (left != 0)
                turn.layout.add(turn.key.data(), next, 1);
        }
        turn.layout.add(turn.key.data(), group.index, most);
        if (left != 0)
            turn.layout.take(turn.key.data(), next, most);
    }

    // The states in which the cycle misses nothing go on to the layers of the cycles that do.
    void leave(Turn& turn)
    {
        const WayTable& done = turn.states[0];
        Cycles left(m_lengths.size());
        Cycles before;
        Layer* target = nullptr;
        std::vector<Word> key;
        for (std::size_t i = 0; i < done.size() && mayGoOn(turn, i); ++i) {
            for (std::size_t length = 0; length < left.size(); ++length)
                left[length] = cyclesLeft(turn, done.key(i), length);
            if (std::ranges::all_of(left, [](auto some) { return some == 0; })) {
                const std::scoped_lock lock(m_mutex);
                m_numbers.add(m_result.data(), done.number(i), 1);
                continue;
            }
            if (target == nullptr || left != before) {
                target = &layerOf(left);
                before = left;
            }
            key.assign(target->layout.words(), 0);
            for (std::size_t group = 0; group < left.size() * m_degree; ++group)
                if (const Node some = turn.layout.at(done.key(i), group); some != 0)
                    target->layout.add(key.data(), group, some);
            const std::scoped_lock lock(target->mutex);
            const std::uint64_t bytes = target->states.bytes();
            m_numbers.add(target->states.numberOf(key.data()), done.number(i), 1);
            m_bytes += target->states.bytes() - bytes;
        }
    }
    [[nodiscard]] Node cyclesLeft(const Turn& turn, const Word* key, std::size_t length) const
    {
        Node some = 0;
        if (turn.cycles[length] != 0)
            for (std::uint32_t missing = 0; missing < m_degree; ++missing)
                some += turn.layout.at(key, length * m_degree + missing);
        return some;
    }

    const std::vector<Node>& m_lengths;
    std::uint32_t m_degree;
    Node m_size;
    const cpp_int& m_factorial;
    SharedControl& m_control;
    Numbers m_numbers;
    SmallBinomials m_binomials;
    std::vector<std::map<Cycles, Layer>> m_levels; ///< [n]: with n cycles that miss something
    std::vector<Word> m_result;
    std::mutex m_mutex; ///< guards the levels and the result
    std::atomic<std::uint64_t> m_bytes = 0;
};

} // namespace

cpp_int sumOverRenamings(const std::vector<Node>& lengths, std::uint32_t degree, Node size,
                         SweepKind kind, SharedControl& control, unsigned threads)
{
    if (size == 0)
        return 1;
    if (degree >= size || (degree % 2 == 1 && size % 2 == 1))
        return 0;
    cpp_int factorial = 1;
    for (Node n = 2; n <= size; ++n)
        factorial *= n;
    if (kind == SweepKind::Check)
        return RenamingSweep<Residues>(lengths, degree, size, factorial, factorial, control)
            .run(threads);
    // No renaming leaves more graphs than there are, and each is degree!^size of the ways to pair
    // the ends of edges. What wraps on the way leads to no graph.
    cpp_int bound = factorial;
    for (std::uint32_t end = 1; end < size * degree; end += 2)
        bound *= end;
    for (std::uint32_t k = 2; k <= degree; ++k)
        bound /= pow(cpp_int(k), size);
    return RenamingSweep<WholeNumbers>(lengths, degree, size, factorial, bound + 1, control)
        .run(threads);
}

} // namespace clew::graphs
