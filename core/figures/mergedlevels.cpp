#include "core/figures/mergedlevels.h"

#include <algorithm>

#include "core/figures/searchfigures.h"
#include "core/figures/treemarks.h"
#include "core/picture/compose.h"
#include "core/text/counted.h"

namespace clew {

namespace {

void addEntry(Picture& sheet, std::size_t opener, double y, const std::string& name, float opacity)
{
    addOpened(sheet, opener, 0.3, y - 0.15, 0.45, 0.3).opacity = opacity;
    sheet.text(0.9, y, kCaptionText, name, Ink::Text).align = -1;
}

// Cells that one kind fills are one rectangle; what no node covers stays white.
void addLevel(Picture& sheet, const TreeLevels::Row& row, double left, double y, double cell,
              double height)
{
    constexpr double kFull = 1 - 1e-9;
    const std::size_t count = row.cells.size();
    for (std::size_t i = 0; i < count;) {
        const auto full =
            std::ranges::find_if(row.cells[i], [](double share) { return share >= kFull; });
        const auto kind = static_cast<std::size_t>(full - row.cells[i].begin());
        std::size_t end = i + 1;
        while (full != row.cells[i].end() && end < count && row.cells[end][kind] >= kFull)
            ++end;
        double x = left + static_cast<double>(i) * cell;
        if (full != row.cells[i].end())
            addOpened(sheet, kind, x, y, static_cast<double>(end - i) * cell, height * 0.95);
        for (std::size_t k = 0; full == row.cells[i].end() && k < TreeLevels::kKinds; ++k) {
            const double width = row.cells[i][k] * cell;
            if (width > 1e-4)
                addOpened(sheet, k, x, y, width, height * 0.95);
            x += width;
        }
        i = end;
    }
    for (std::size_t i = 0; i < count; ++i)
        if (row.isSolved[i])
            addMark(sheet, left + (static_cast<double>(i) + 0.5) * cell, y + height / 2,
                    std::min(0.08, height / 3), NodeStatus::Solved);
}

} // namespace

std::size_t openerOf(const MergedTree& tree, NodeId node)
{
    const auto& origin = tree.origins[node];
    if (node == kRoot || (origin[0] != kRoot && origin[1] != kRoot))
        return kBothOpened;
    return origin[0] != kRoot ? 0 : 1;
}

Shape& addOpened(Picture& sheet, std::size_t opener, double x, double y, double width,
                 double height)
{
    static constexpr std::array inks{Ink::Guess, Ink::Trying, Ink::Muted};
    Shape& block = sheet.rect(x, y, width, height, inks.at(opener));
    block.hatched = opener == 1;
    block.opacity = opener == kBothOpened ? 0.35F : 0.85F;
    return block;
}

void addOpeners(Picture& sheet, double y, float opacity,
                const std::array<std::string, 2>& strategies, const Translator& translate)
{
    for (std::size_t opener = 0; opener < kBothOpened; ++opener)
        addEntry(sheet, opener, y + static_cast<double>(opener) * kLegendRow,
                 Sentence{phrase("Figure", "only %1"), {strategies.at(opener)}}.text(translate),
                 opacity);
}

Picture mergedLevels(const TreeLevels& levels, const std::array<std::string, 2>& strategies,
                     const Translator& translate)
{
    constexpr double top = 1.0;
    constexpr double left = 1.3;
    constexpr double middle = 11.6; // the tree ends
    constexpr double bars = 12.2;   // and the counts begin
    const auto rows = static_cast<double>(levels.rows().size());
    const double height = std::clamp(11 / rows, 0.1, 0.6);
    Picture sheet(kFigureWidth, top + rows * height + 0.9 + 2 * kLegendRow);
    const auto inWords = [&](std::uint64_t number) { return counted(number).text(translate); };
    const auto heading = [&](double x, const Phrase& text) {
        sheet.text(x, top - 0.55, kCaptionText, translate(text), Ink::Text).align = -1;
    };
    heading(0.1, phrase("Figure", "depth"));
    heading(left + 1, phrase("Figure", "tree, each node as wide as it has leaves"));
    heading(bars, phrase("Figure", "nodes at each depth"));
    const double cell = (middle - left) / static_cast<double>(TreeLevels::kColumns);
    const auto most = static_cast<double>(std::max<std::uint64_t>(1, levels.most()));
    const double numbers = height >= 0.3 ? 1.2 * textWidth(inWords(levels.most()), 0.3) : 0;
    const double scale = (kFigureWidth - 0.2 - numbers - bars) / most;
    double y = top;
    double named = -1; // the last row with its depth
    for (std::size_t i = 0; i < levels.rows().size(); ++i) {
        const TreeLevels::Row& row = levels.rows()[i];
        addLevel(sheet, row, left, y, cell, height);
        double at = bars;
        for (std::size_t kind = 0; kind < TreeLevels::kKinds; ++kind) {
            const double width = static_cast<double>(row.nodes[kind]) * scale;
            if (row.nodes[kind] > 0)
                addOpened(sheet, kind, at, y, std::max(0.01, width), height * 0.85);
            at += width;
        }
        if (numbers > 0)
            sheet.text(at + 0.1, y + height * 0.43, 0.3, inWords(row.sum()), Ink::Text).align = -1;
        if (named < 0 || y - named >= 1.2 * kCaptionText) {
            sheet
                .text(left - 0.2, y + height * 0.43, 0.3, inWords(i * levels.levelsPerRow()),
                      Ink::Text)
                .align = 1;
            named = y;
        }
        y += height;
    }
    sheet.line(bars, top, bars, y, Ink::StrongLine, 0.025);
    addOpeners(sheet, y + 0.55, 0.85F, strategies, translate);
    addEntry(sheet, kBothOpened, y + 0.55 + 2 * kLegendRow, translate(phrase("Figure", "both")),
             0.35F);
    addMark(sheet, 9.25, y + 0.55 + 2 * kLegendRow, 0.08, NodeStatus::Solved);
    sheet
        .text(9.6, y + 0.55 + 2 * kLegendRow, kCaptionText, translate(phrase("Figure", "solution")),
              Ink::Text)
        .align = -1;
    return sheet;
}

} // namespace clew
