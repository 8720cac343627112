#include "core/puzzles/nonogram/non.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "core/puzzles/nonogram/cluereading.h"
#include "core/puzzles/nonogram/names.h"
#include "core/text/scanner.h"

namespace clew::nonogram {

namespace {

class NonReader
{
public:
    explicit NonReader(std::string_view text) : m_lines(splitLines(text)) {}

    Result<ProblemPtr> read()
    {
        for (; m_line < m_lines.size(); ++m_line) {
            const auto done = readLine(m_lines[m_line]);
            if (!done)
                return tl::make_unexpected(done.error());
        }
        if (!m_height || !m_width)
            return error({phrase("nonogram", "the line \"%1 N\" is missing"),
                          {m_width ? "height" : "width"}});
        if (auto done = expect("rows", m_problem.rows, *m_height); !done)
            return tl::make_unexpected(done.error());
        if (auto done = expect("columns", m_problem.columns, *m_width); !done)
            return tl::make_unexpected(done.error());
        m_problem.height = *m_height;
        m_problem.width = *m_width;
        return std::make_shared<NonogramProblem>(std::move(m_problem));
    }

private:
    using Done = Result<void>;

    Done readLine(std::string_view line)
    {
        Scanner scanner(line);
        scanner.skipSpace();
        const std::string_view key = scanner.word();
        scanner.skipSpace();
        if (key.empty() || key.starts_with('#')) {
            // An empty line in a section is an empty clue where clues are still to come, except
            // right after the section's name or before the next section: those are for the eye.
            if (key.empty() && m_section != nullptr && isClueNext())
                m_section->emplace_back();
            return {};
        }
        if (key == "rows" || key == "columns") {
            m_section = key == "rows" ? &m_problem.rows : &m_problem.columns;
            return {};
        }
        if (key.front() >= '0' && key.front() <= '9')
            return readClueLine(line);
        m_section = nullptr;
        if (key == "width" || key == "height")
            return readSide(key, scanner);
        std::string_view value =
            line.substr(std::min(line.find(key) + key.size() + 1, line.size()));
        value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
        if (value.size() >= 2 && value.front() == '"' && value.back() == '"')
            value = value.substr(1, value.size() - 2);
        m_problem.notes.emplace_back(key, value);
        return {};
    }

    // Whether a line with a clue comes before anything else, and one has come already.
    [[nodiscard]] bool isClueNext() const
    {
        if (m_section->empty() || m_line + 1 >= m_lines.size())
            return false;
        const std::string_view next = m_lines[m_line + 1];
        return !next.empty() && next.front() >= '0' && next.front() <= '9';
    }

    Done readClueLine(std::string_view line)
    {
        if (m_section == nullptr)
            return error({phrase(
                "nonogram", "numbers are expected only after a line \"rows\" or \"columns\"")});
        Scanner scanner(line);
        Clue clue;
        for (skipSeparators(scanner); !scanner.atEnd(); skipSeparators(scanner)) {
            const auto run = readRun(scanner);
            if (!run)
                return error(run.error().sentence, run.error().column);
            addRun(clue, *run);
        }
        m_section->push_back(std::move(clue));
        return {};
    }

    Done readSide(std::string_view key, Scanner& scanner)
    {
        const auto side = scanner.number();
        if (!side || *side < 1 || *side > kMaxSide)
            return error({key == "width" ? phrase("nonogram", "expected a width from 1 to %1")
                                         : phrase("nonogram", "expected a height from 1 to %1"),
                          {std::to_string(kMaxSide)}},
                         scanner.column());
        (key == "width" ? m_width : m_height) = static_cast<std::uint32_t>(*side);
        return {};
    }

    Done expect(std::string_view section, const std::vector<Clue>& clues, std::uint32_t count) const
    {
        if (clues.size() == count)
            return {};
        return error({phrase("nonogram", "the section \"%1\" has %2 clues, but there must be %3; "
                                         "an empty line's clue is 0"),
                      {std::string(section), std::to_string(clues.size()), std::to_string(count)}});
    }

    [[nodiscard]] tl::unexpected<Error> error(Sentence sentence, int column = 1) const
    {
        const std::size_t line = std::min(m_line + 1, std::max<std::size_t>(m_lines.size(), 1));
        return fail(std::move(sentence), static_cast<int>(line), column);
    }

    std::vector<std::string_view> m_lines;
    std::size_t m_line = 0;
    std::optional<std::uint32_t> m_width;
    std::optional<std::uint32_t> m_height;
    std::vector<Clue>* m_section = nullptr;
    NonogramProblem m_problem;
};

} // namespace

Result<ProblemPtr> readNon(std::string_view text)
{
    return NonReader(text).read();
}

std::string writeNon(const NonogramProblem& problem)
{
    std::string text;
    for (const auto& [key, value] : problem.notes)
        text += fmt::format("{} \"{}\"\n", key, value);
    text += fmt::format("width {}\nheight {}\n\nrows\n", problem.width, problem.height);
    for (const Clue& clue : problem.rows)
        text += clueText(clue, ",") + "\n";
    text += "\ncolumns\n";
    for (const Clue& clue : problem.columns)
        text += clueText(clue, ",") + "\n";
    return text;
}

} // namespace clew::nonogram
