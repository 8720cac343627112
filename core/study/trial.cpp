#include "core/study/trial.h"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <vector>

namespace clew {

namespace {

// A node is refuted if a rule contradicts it, or if every value of some variable has been refuted
// below it. Where the strategy exhausts what it leaves, leaving without a solution is enough.
class TrialReader
{
public:
    TrialReader(const TraceMoment& moment, NodeId top)
        : m_moment(moment), m_trace(*moment.trace), m_top(top), m_parent(m_trace.node(top).parent),
          m_at(m_parent), m_next(top), m_values(moment.puzzle.dimensions(*moment.problem).values)
    {
        const auto& strategies = moment.puzzle.info().strategies;
        for (const RuleInfo& rule : moment.puzzle.rulesOf(*moment.problem)) {
            m_forces.resize(std::max(m_forces.size(), std::size_t{rule.rule} + 1));
            m_forces[rule.rule] = rule.force;
        }
        m_exhausts = moment.strategy && strategies[*moment.strategy].exhausts;
        m_trial.node = top;
        m_trial.begin = m_trace.node(top).event;
        m_trial.end = moment.position;
    }

    Trial read()
    {
        std::uint64_t index = m_trial.begin;
        for (; index < m_moment.position && !m_isOver; ++index) {
            const bool isEnough =
                index - m_trial.begin >= kMostTrialEvents ||
                ((index - m_trial.begin) % kEventsPerPoll == 0 && m_moment.token.stop_requested());
            if (isEnough)
                break;
            apply(index, m_trace.event(index));
        }
        m_trial.verdict = verdict(index);
        return m_trial;
    }

private:
    static constexpr std::uint64_t kEventsPerPoll = 4096;
    static constexpr std::uint32_t kMostValues = 64; ///< the bits of a word

    struct Node
    {
        bool isInside = false;
        bool isRefuted = false;
        bool isChosen = false; ///< values were chosen along with its own
    };

    [[nodiscard]] bool isInside(NodeId node) const
    {
        return node >= m_top && node - m_top < m_nodes.size() && m_nodes[node - m_top].isInside;
    }
    Node& at(NodeId node) { return m_nodes[node - m_top]; }

    void apply(std::uint64_t index, Event event)
    {
        switch (event.kind()) {
        case EventKind::Decide:
            open();
            goTo(index, m_next++);
            break;
        case EventKind::Visit:
            goTo(index, event.node());
            break;
        case EventKind::Solution:
            m_trial.solutions += isInside(m_at) ? 1 : 0;
            break;
        default:
            if (isInside(m_at))
                applyRule(event);
        }
    }

    void open()
    {
        const bool opensInside = m_next == m_top || isInside(m_at);
        m_nodes.push_back({.isInside = opensInside});
        m_trial.nodes += opensInside ? 1 : 0;
    }

    void goTo(std::uint64_t index, NodeId target)
    {
        const bool wasInside = isInside(m_at);
        m_at = target;
        if (wasInside && !isInside(target)) {
            m_trial.end = index;
            m_isOver = m_exhausts && target <= m_parent;
        }
    }

    void applyRule(Event event)
    {
        const RuleForce force =
            event.rule() < m_forces.size() ? m_forces[event.rule()] : RuleForce::Follows;
        m_hasCopies = m_hasCopies || force == RuleForce::Copies || force == RuleForce::Found;
        at(m_at).isChosen = at(m_at).isChosen || force != RuleForce::Follows;
        if (event.kind() == EventKind::Conflict && force == RuleForce::Follows)
            refute(m_at);
    }

    void refute(NodeId node)
    {
        while (!at(node).isRefuted) {
            at(node).isRefuted = true;
            const TraceNode entry = m_trace.node(node);
            if (node == m_top || at(node).isChosen || !isLastValue(entry))
                return;
            node = entry.parent;
        }
    }

    // Whether all other values of its variable have been refuted at the node above, too.
    bool isLastValue(const TraceNode& entry)
    {
        const Event event = m_trace.event(entry.event);
        if (m_values > kMostValues || event.value() >= m_values)
            return false;
        std::uint64_t& refuted =
            m_refuted[std::uint64_t{entry.parent} << 32U | std::uint64_t{event.variable()}];
        refuted |= std::uint64_t{1} << event.value();
        return std::popcount(refuted) == static_cast<int>(m_values);
    }

    Trial::Verdict verdict(std::uint64_t read)
    {
        const bool isCut = !m_isOver && read < m_moment.position;
        if (m_nodes.empty() || (isCut && !at(m_top).isRefuted))
            return Trial::Verdict::TooLong;
        if (m_trial.solutions > 0)
            return Trial::Verdict::Found;
        const bool isRefuted = at(m_top).isRefuted || (m_isOver && !m_hasCopies);
        if (!isRefuted || m_hasCopies)
            return Trial::Verdict::Left;
        return at(m_top).isChosen ? Trial::Verdict::RefutedSo : Trial::Verdict::Refuted;
    }

    const TraceMoment& m_moment;
    const Trace& m_trace;
    NodeId m_top;
    NodeId m_parent;
    NodeId m_at;
    NodeId m_next; ///< to be opened
    std::uint32_t m_values;
    std::vector<RuleForce> m_forces; ///< by number of the rule
    bool m_exhausts = false;
    bool m_isOver = false; ///< left for good
    bool m_hasCopies = false;
    std::vector<Node> m_nodes; ///< from the top one on
    /// Of a node and a variable: the values refuted there.
    std::unordered_map<std::uint64_t, std::uint64_t> m_refuted;
    Trial m_trial;
};

} // namespace

Trial trialAt(const TraceMoment& moment, NodeId node)
{
    return TrialReader(moment, node).read();
}

} // namespace clew
