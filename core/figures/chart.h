// Charts as pictures: axes with round numbers, lines that can be distinguished without colour, a
// legend.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/picture/picture.h"
#include "core/text/sentence.h"

namespace clew {

struct ChartAxis
{
    std::string title = {};
    bool isLog = false;
    /// None: from the data. A logarithmic axis begins above 0.
    std::optional<double> least = {};
    std::optional<double> most = {};
    /// Of whole numbers: no ticks between them. A logarithmic one ends where its values do.
    bool isWhole = false;
};

struct ChartSeries
{
    std::string name = {};
    std::vector<std::pair<double, double>> points = {};
    bool isStepped = false; ///< stays until the next point, instead of a straight line
    bool hasMarks = true;   ///< at each point; of many, at some
    bool hasLine = true;
    /// What the series is held against: a thin dashed line beneath it, of its colour.
    std::vector<std::pair<double, double>> reference = {};
};

/// Draws the chart with its axes' numbers into the box, without a legend.
void addChart(Picture& sheet, Area box, const ChartAxis& x, const ChartAxis& y,
              const std::vector<ChartSeries>& series, double textSize, const Translator& translate);

/// The names of series with their lines and marks, in rows no wider than `width`, and that of their
/// references, if it has one; the y below.
double addLegend(Picture& sheet, const std::vector<ChartSeries>& series, double x, double y,
                 double width, double textSize, const std::string& reference = {});

/// The least of 1, 2 and 5 times a power of ten that is not less: for ticks.
double roundStep(double least);

/// A number as captions and labels show it: 0.001, 25, 4,000, 1.2·10^9.
Sentence shortNumber(double number);

} // namespace clew
