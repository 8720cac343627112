#include "core/files/tables.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/study/deductions.h"
#include "core/text/csv.h"
#include "core/text/printable.h"
#include "core/trace/cursor.h"
#include "core/trace/nodewalk.h"
#include "core/trace/profile.h"
#include "core/trace/tree.h"

namespace clew {

namespace {

using TableRow = nlohmann::ordered_json;

constexpr std::uint64_t kTableChunk = std::uint64_t{1} << 18U;
constexpr std::array<std::string_view, 6> kKindNames{"decide",   "assign", "remove",
                                                     "conflict", "visit",  "solution"};
constexpr std::array<std::string_view, 4> kStatusNames{"open", "branch", "fail", "solved"};

// Rows in one of the formats.
class TableWriter
{
public:
    TableWriter(TableFormat format, const std::function<bool(std::string_view)>& write)
        : m_isCsv(format == TableFormat::Csv), m_write(write)
    {
    }

    bool add(const TableRow& row)
    {
        if (!m_isCsv)
            return m_write(
                printableJson(row.dump(-1, ' ', false, TableRow::error_handler_t::replace)) + "\n");
        std::string text;
        if (!std::exchange(m_hasHeading, true)) {
            for (const auto& [name, value] : row.items())
                text += (text.empty() ? "" : ",") + name;
            text += '\n';
        }
        bool isFirst = true;
        for (const auto& [name, value] : row.items()) {
            text += std::exchange(isFirst, false) ? "" : ",";
            if (value.is_string())
                text += csvField(value.get<std::string>());
            else if (!value.is_null())
                text += value.dump();
        }
        return m_write(text + "\n");
    }

private:
    bool m_isCsv;
    bool m_hasHeading = false;
    const std::function<bool(std::string_view)>& m_write;
};

class TableMaker
{
public:
    TableMaker(const TableOf& search, TableFormat format,
               const std::function<bool(std::string_view)>& write, const std::stop_token& token)
        : m_search(search), m_writer(format, write), m_write(write), m_token(token)
    {
    }

    void trace()
    {
        NodeWalk walk;
        for (std::uint64_t i = 0; i < m_search.events && !m_token.stop_requested(); ++i) {
            const Event event = m_search.trace->event(i);
            walk.apply(event, *m_search.trace);
            TableRow row{{"event", i + 1},
                         {"kind", kKindNames.at(static_cast<std::size_t>(event.kind()))},
                         {"node", walk.node()},
                         {"depth", walk.depth()}};
            addPlace(row, event);
            const Rule rule = event.ruleOrNone();
            row["rule"] = rule == 0
                              ? TableRow()
                              : TableRow(m_search.puzzle->ruleName(*m_search.problem, rule).text);
            if (!m_writer.add(row))
                return;
        }
    }

    void nodes()
    {
        const SearchTree tree = wholeTree();
        for (NodeId node = 0; node < tree.size() && !m_token.stop_requested(); ++node) {
            const Subtree below = tree.subtree(node);
            TableRow row{{"node", node},
                         {"parent", node == kRoot ? TableRow() : TableRow(tree.parent(node))},
                         {"event", node == kRoot ? TableRow() : TableRow(tree.event(node) + 1)},
                         {"depth", tree.depth(node)},
                         {"status", kStatusNames.at(static_cast<std::size_t>(tree.status(node)))}};
            if (node == kRoot) // one by one: the first row says in which order they stand
                for (const char* const name : {"place", "variable", "value"})
                    row[name] = nullptr;
            else
                addPlace(row, m_search.trace->event(tree.event(node)));
            row["subtreeNodes"] = below.nodes;
            row["subtreeLeaves"] = below.leaves;
            row["subtreeSolutions"] = below.solutions;
            row["subtreeHeight"] = below.height;
            if (!m_writer.add(row))
                return;
        }
    }

    // Shapes as in figures: boxes are contradictions, double circles solutions.
    void graph()
    {
        const SearchTree tree = wholeTree();
        if (!m_write("digraph search {\n    node [shape=circle, label=\"\", width=0.15];\n"))
            return;
        static constexpr std::array<std::string_view, 4> looks{
            "style=dashed", "style=filled, fillcolor=\"#00609c\"",
            "shape=box, style=filled, fillcolor=\"#b84700\"",
            "shape=doublecircle, style=filled, fillcolor=\"#009e73\""};
        for (NodeId node = 0; node < tree.size() && !m_token.stop_requested(); ++node) {
            std::string line = fmt::format("    n{} [{}];\n", node,
                                           looks.at(static_cast<std::size_t>(tree.status(node))));
            if (node != kRoot) {
                const Event event = m_search.trace->event(tree.event(node));
                line += fmt::format("    n{} -> n{} [label=\"{}\"];\n", tree.parent(node), node,
                                    dotText(placeText(event)));
            }
            if (!m_write(line))
                return;
        }
        m_write("}\n");
    }

    void profile()
    {
        Profile profile(m_search.trace, 0, m_search.events);
        while (profile.end() < m_search.events && !m_token.stop_requested())
            if (!profile.read(kTableChunk))
                break;
        std::uint64_t first = 0;
        for (const Profile::Bar& bar : profile.bars()) {
            const std::uint64_t end = std::min(m_search.events, first + profile.barWidth());
            const TableRow row{{"first", first + 1},         {"last", end},
                               {"leastDepth", bar.minDepth}, {"mostDepth", bar.maxDepth},
                               {"conflicts", bar.conflicts}, {"solutions", bar.solutions}};
            if (!m_writer.add(row))
                return;
            first = end;
        }
    }

    void steps()
    {
        const Deductions deductions(*m_search.puzzle, m_search.problem);
        Cursor cursor(m_search.trace, m_search.puzzle->dimensions(*m_search.problem));
        std::uint64_t number = 0;
        for (std::uint64_t at = 0; at < m_search.events && !m_token.stop_requested();) {
            const auto step = deductions.next(*m_search.trace, at, m_search.events);
            if (!step)
                return;
            cursor.seek(step->first);
            const TableRow row{{"step", ++number},
                               {"first", step->first + 1},
                               {"last", step->end},
                               {"name", deductions.name(*m_search.trace, *step).text},
                               {"summary", deductions.summary(*m_search.trace, *step).text()},
                               {"points", deductions.points(*step)},
                               {"reason", m_search.puzzle
                                              ->explainStep(*m_search.problem, cursor.state(),
                                                            eventsOf(*m_search.trace, *step))
                                              .text()}};
            if (!m_writer.add(row))
                return;
            at = step->end;
        }
    }

private:
    SearchTree wholeTree() const
    {
        SearchTree tree(m_search.trace);
        while (tree.eventsRead() < m_search.events && !m_token.stop_requested())
            if (!tree.update(std::min(kTableChunk, m_search.events - tree.eventsRead())))
                break;
        return tree;
    }

    [[nodiscard]] std::string placeText(Event event) const
    {
        return m_search.puzzle->eventName(*m_search.problem, event).text();
    }

    void addPlace(TableRow& row, Event event) const
    {
        const bool hasPlace = event.changesState() || event.kind() == EventKind::Conflict;
        row["place"] = hasPlace ? TableRow(placeText(event)) : TableRow();
        row["variable"] = hasPlace ? TableRow(event.variable()) : TableRow();
        row["value"] = hasPlace && event.value() != kNoValue ? TableRow(event.value()) : TableRow();
    }

    static std::string dotText(std::string_view text)
    {
        std::string safe;
        for (const char c : text) {
            if (c == '"' || c == '\\')
                safe += '\\';
            safe += c == '\n' ? ' ' : c;
        }
        return safe;
    }

    const TableOf& m_search;
    TableWriter m_writer;
    const std::function<bool(std::string_view)>& m_write;
    std::stop_token m_token;
};

} // namespace

Result<void> writeTable(const TableOf& search, TableKind kind, TableFormat format,
                        const std::function<bool(std::string_view)>& write,
                        const std::stop_token& token)
{
    TableMaker maker(search, format, write, token);
    if (format == TableFormat::Dot) {
        if (kind != TableKind::Nodes)
            return fail(phrase("Table", "only nodes make a graph; write csv or jsonl"));
        maker.graph();
        return {};
    }
    switch (kind) {
    case TableKind::Trace:
        maker.trace();
        break;
    case TableKind::Nodes:
        maker.nodes();
        break;
    case TableKind::Profile:
        maker.profile();
        break;
    case TableKind::Steps:
        maker.steps();
        break;
    }
    return {};
}

} // namespace clew
