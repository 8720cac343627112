#include "core/figures/caption.h"

#include <utility>

#include "core/figures/chart.h"
#include "core/figures/treemarks.h"
#include "core/picture/compose.h"
#include "core/text/counted.h"
#include "core/text/stopped.h"

namespace clew {

Sentence figureEnding(std::uint64_t shown, std::uint64_t meant, std::uint64_t recorded,
                      const Outcome& outcome, bool isOfFile)
{
    if (shown < meant)
        return {phrase("Figure", "The search is shown up to event %1."), {counted(shown)}};
    if (outcome.reason == StopReason::NodeLimit)
        return {phrase("Figure", "The search was stopped at its limit of nodes: %1."),
                {counted(outcome.counters.nodes)}};
    if (!isOfFile && (outcome.reason != StopReason::None || shown < recorded))
        return {phrase("Figure", "The search was stopped after event %1, before its end."),
                {counted(shown)}};
    return stoppedSentence(outcome);
}

namespace {

// The words of a command; blanks within quotes do not part them.
std::vector<std::string> shellWords(std::string_view command)
{
    std::vector<std::string> words(1);
    bool isQuoted = false;
    for (const char c : command) {
        isQuoted = isQuoted != (c == '\'');
        if (c == ' ' && !isQuoted)
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

// Lines that a shell takes for one: each but the last ends in a backslash. A quoted word that is
// longer than a line is broken as it is.
std::vector<std::string> wrapCommand(std::string_view command, double width, double size)
{
    const auto fits = [&](const std::string& line) { return textWidth(line, size) <= width; };
    std::vector<std::string> lines;
    std::string line;
    for (const std::string& word : shellWords(command)) {
        if (std::string longer = line + (line.empty() ? "" : " ") + word; fits(longer + " \\")) {
            line = std::move(longer);
            continue;
        }
        if (!line.empty())
            lines.push_back(line + " \\");
        auto pieces = wrapText(word, width - textWidth(" \\", size), size);
        line = pieces.empty() ? std::string() : std::move(pieces.back());
        for (std::size_t i = 0; i + 1 < pieces.size(); ++i)
            lines.push_back(std::move(pieces[i]));
    }
    lines.push_back(std::move(line));
    constexpr std::size_t most = 6;
    if (lines.size() > most) {
        lines.resize(most);
        lines.back() += "…";
    }
    return lines;
}

} // namespace

Picture captioned(const Picture& inner, const std::vector<std::string>& lines,
                  const std::string& command)
{
    const double width = 0.92 * (inner.width() - 0.2); // other fonts are wider
    std::vector<std::pair<std::vector<std::string>, Ink>> parts;
    std::size_t count = 0;
    const auto add = [&](std::vector<std::string> text, Ink ink) {
        count += text.size();
        parts.emplace_back(std::move(text), ink);
    };
    for (const std::string& line : lines)
        add(wrapText(line, width, kCaptionText, 4), Ink::Text);
    if (!command.empty())
        add(wrapCommand(command, width, kCaptionText), Ink::Muted);
    constexpr double gap = 0.35;
    Picture sheet(inner.width(), inner.height() + gap +
                                     static_cast<double>(count) * kLinePitch * kCaptionText + 0.1);
    addPicture(sheet, inner, 0, 0, 1);
    double y = inner.height() + gap + kCaptionText / 2;
    for (const auto& [text, ink] : parts)
        y = addLines(sheet, text, 0.1, y, kCaptionText, ink);
    return sheet;
}

} // namespace clew
