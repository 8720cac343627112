#include "core/figures/measurefigures.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>

#include "core/figures/caption.h"
#include "core/figures/chart.h"
#include "core/figures/searchfigures.h"
#include "core/picture/compose.h"
#include "core/text/counted.h"

namespace clew {

namespace {

Sentence secondsText(double seconds)
{
    if (seconds < 1e-3)
        return {Phrase{"", "%1 µs"}, {shortNumber(seconds * 1e6)}};
    if (seconds < 1)
        return {Phrase{"", "%1 ms"}, {shortNumber(seconds * 1e3)}};
    return {Phrase{"", "%1 s"}, {shortNumber(seconds)}};
}

double legendHeight(const std::vector<ChartSeries>& series)
{
    Picture measured(kFigureWidth, 1);
    return addLegend(measured, series, 0, 0, kFigureWidth - 0.4, kChartText);
}

// A chart of the sheet's width, its legend below.
Picture chartSheet(const ChartAxis& x, const ChartAxis& y, const std::vector<ChartSeries>& series,
                   const FigureWords& say)
{
    constexpr double height = 9;
    const double legend = legendHeight(series);
    Picture sheet(kFigureWidth, height + legend + 0.3);
    addChart(sheet, {0.1, 0, kFigureWidth - 0.2, height}, x, y, series, kChartText,
             say.translator());
    addLegend(sheet, series, 0.2, height + 0.35, kFigureWidth - 0.4, kChartText);
    return sheet;
}

std::vector<std::string> runsCaption(std::span<const RunRow> rows, const FigureWords& say,
                                     const Sentence& meaning)
{
    std::set<std::pair<std::string, std::string>> instances;
    std::set<std::string> strategies;
    std::size_t solved = 0;
    for (const RunRow& row : rows) {
        instances.insert({row.puzzle, row.instance});
        strategies.insert(row.strategy);
        solved += row.isSolved() ? 1 : 0;
    }
    return {say(meaning),
            say({phrase("Figure", "Instances: %1 · strategies: %2 · runs with an answer: %3 of %4"),
                 {instances.size(), strategies.size(), solved, rows.size()}})};
}

// ---- races

constexpr double kRaceGap = 0.5; // between bars and curves

Picture raceBars(const Puzzle& puzzle, std::span<const RaceTime> times, const FigureWords& say)
{
    constexpr double row = 1.15;
    constexpr double names = 6.8;
    constexpr double right = kFigureWidth - 0.9; // half of the last number is beyond
    Picture sheet(kFigureWidth, static_cast<double>(times.size()) * row + 1.5);
    double least = 1;
    double most = 1e-9;
    for (const RaceTime& time : times)
        if (!time.refusal) {
            least = std::min(least, std::max(1e-9, time.seconds));
            most = std::max(most, time.seconds);
        }
    least = std::pow(10, std::floor(std::log10(least) - 0.01));
    most = std::pow(10, std::ceil(std::log10(std::max(most, least * 10))));
    const auto x = [&](double seconds) {
        return names + (right - names) * std::log(std::max(seconds, least) / least) /
                           std::log(most / least);
    };
    const double bottom = sheet.height() - 1.3;
    const int decades = static_cast<int>(std::lround(std::log10(most / least)));
    double widest = 0;
    for (int i = 0; i <= decades; ++i)
        widest = std::max(widest,
                          1.08 * textWidth(say(secondsText(least * std::pow(10, i))), kChartText));
    const auto room = static_cast<int>((right - names) / (widest + kChartText / 2));
    for (int i = 0; i <= decades; i += std::max(1, (decades + room - 1) / std::max(1, room))) {
        const double tick = least * std::pow(10, i);
        sheet.line(x(tick), 0.1, x(tick), bottom, Ink::Line, 0.015);
        sheet.text(x(tick), bottom + 0.35, kChartText, say(secondsText(tick)), Ink::Text);
    }
    double y = 0.55;
    for (const RaceTime& time : times) {
        const std::string name = say(runnerTitle(puzzle, time.strategy));
        sheet
            .text(names - 0.2, y, kChartText, wrapText(name, names - 0.4, kChartText, 1).front(),
                  Ink::Text)
            .align = 1;
        const std::string label =
            time.refusal
                ? say(phrase("Figure", "does not take this problem"))
                : (time.isBound() ? "> " : "") + say(secondsText(time.seconds)) + " · " +
                      say({phrase("Figure", "nodes: %1"), {counted(time.outcome.counters.nodes)}});
        const double length = time.refusal ? 0 : std::max(0.05, x(time.seconds) - names);
        // In the bar where that is long enough, else behind it, where there is room.
        const double needed = 1.08 * textWidth(label, kChartText) + 0.3;
        const bool isInside = needed <= length || names + length + needed > kFigureWidth;
        const double start = names + (isInside ? 0 : length);
        // Lines of the scale end at bars and labels.
        sheet.rect(names, y - 0.42, std::max(length, start + needed - names), 0.84, Ink::Paper);
        if (!time.refusal)
            sheet.rect(names, y - 0.42, length, 0.84, time.isBound() ? Ink::Muted : Ink::Guess)
                .opacity = 0.45F;
        sheet.text(start + 0.15, y, kChartText, label, Ink::Text).align = -1;
        y += row;
    }
    sheet.line(names, 0.1, names, bottom, Ink::StrongLine, 0.025);
    sheet.text((names + right) / 2, bottom + 0.95, kChartText,
               say(phrase("Figure", "time, untraced (logarithmic)")), Ink::Text);
    return sheet;
}

// The curves of a race, all over the same time.
struct RaceSeries
{
    std::vector<ChartSeries> settled = {};
    std::vector<ChartSeries> solutions = {};
    std::vector<ChartSeries> nodes = {};

    RaceSeries(const Puzzle& puzzle, std::span<const RaceTime> times,
               std::span<const RaceCurve> curves, const FigureWords& say)
    {
        for (std::size_t i = 0; i < curves.size(); ++i) {
            if (curves[i].isEmpty())
                continue;
            ChartSeries curve;
            curve.name = say(runnerTitle(puzzle, times[i].strategy));
            curve.isStepped = true;
            for (const auto& [seconds, variables] : curves[i].settled)
                curve.points.emplace_back(seconds, variables);
            curve.points.emplace_back(times[i].seconds, curve.points.back().second); // to its end
            settled.push_back(curve);
            curve.points.clear();
            for (const RaceSample& sample : curves[i].samples)
                curve.points.emplace_back(sample.seconds, sample.solutions);
            solutions.push_back(curve);
            curve.points.clear();
            for (const RaceSample& sample : curves[i].samples)
                curve.points.emplace_back(sample.seconds, sample.nodes);
            curve.isStepped = false;
            nodes.push_back(std::move(curve));
        }
    }

    [[nodiscard]] static double most(std::span<const ChartSeries> series)
    {
        double most = 0;
        for (const ChartSeries& one : series)
            for (const auto& [seconds, value] : one.points)
                most = std::max(most, value);
        return most;
    }
};

// Time is on a logarithmic scale, from a hundredth of the fastest racer's.
ChartAxis raceClock(std::span<const RaceTime> times, const FigureWords& say)
{
    ChartAxis axis{say(phrase("Figure", "seconds")), true};
    for (const RaceTime& time : times)
        if (!time.refusal)
            axis.least = std::min(axis.least.value_or(1e3), std::max(1e-9, time.seconds / 100));
    return axis;
}

// What came before the axis begins is at its beginning.
void cutBefore(std::vector<ChartSeries>& series, double least)
{
    for (ChartSeries& one : series) {
        auto& points = one.points;
        const auto first =
            std::ranges::find_if(points, [&](const auto& point) { return point.first > least; });
        if (first - points.begin() > 1)
            points.erase(points.begin(), first - 1);
    }
}

Picture raceCharts(const Puzzle& puzzle, std::span<const RaceTime> times,
                   std::span<const RaceCurve> curves, std::uint32_t variables,
                   const FigureWords& say)
{
    RaceSeries all(puzzle, times, curves, say);
    const ChartAxis clock = raceClock(times, say);
    struct Panel
    {
        ChartAxis axis;
        std::vector<ChartSeries>* series;
    };
    std::vector<Panel> panels{
        {{say(phrase("Figure", "most settled so far")), false, 0.0, variables}, &all.settled}};
    if (RaceSeries::most(all.solutions) > 1) // else it is known when: at the end
        panels.push_back({{say(phrase("Figure", "solutions")), false, 0.0}, &all.solutions});
    if (RaceSeries::most(all.nodes) > 1)
        panels.push_back({{say(phrase("Figure", "nodes")), true, 1.0}, &all.nodes});
    constexpr double height = 6;
    constexpr double gap = 0.3;
    const auto count = static_cast<double>(panels.size());
    const double width = (kFigureWidth - 0.2 - gap * (count - 1)) / count;
    const double legend = legendHeight(all.nodes);
    Picture sheet(kFigureWidth, height + legend + 0.3);
    double x = 0.1;
    for (const Panel& panel : panels) {
        cutBefore(*panel.series, *clock.least);
        addChart(sheet, {x, 0, width, height}, clock, panel.axis, *panel.series, kChartText,
                 say.translator());
        x += width + gap;
    }
    addLegend(sheet, all.nodes, 0.2, height + 0.35, kFigureWidth - 0.4, kChartText);
    return sheet;
}

} // namespace

Picture raceFigure(const Puzzle& puzzle, const Problem& problem, std::span<const RaceTime> times,
                   std::span<const RaceCurve> curves, const FigureText& text)
{
    const FigureWords say(text);
    std::vector<std::string> lines{say(fullTitle(puzzle, problem))};
    for (const RaceTime& time : times) {
        if (time.refusal)
            continue;
        const Counters& counters = time.outcome.counters;
        lines.push_back(
            say({phrase("Figure", "%1: %2 · nodes: %3 · contradictions: %4 · solutions: %5"),
                 {say(runnerTitle(puzzle, time.strategy)),
                  (time.isBound() ? "> " : "") + say(secondsText(time.seconds)),
                  counted(counters.nodes), counted(counters.backtracks),
                  counted(counters.solutions)}}));
    }
    if (std::ranges::any_of(times, &RaceTime::isCut))
        lines.push_back(say(phrase("Figure", "What follows > was stopped by a limit.")));
    const Picture bars = raceBars(puzzle, times, say);
    if (std::ranges::all_of(curves, &RaceCurve::isEmpty))
        return captioned(bars, lines, text.command);
    const Picture charts =
        raceCharts(puzzle, times, curves, puzzle.dimensions(problem).variables, say);
    Picture sheet(kFigureWidth, bars.height() + kRaceGap + charts.height());
    addPicture(sheet, bars, 0, 0, 1);
    addPicture(sheet, charts, 0, bars.height() + kRaceGap, 1);
    lines.push_back(say(phrase("Figure", "Nodes and solutions were counted while the race was "
                                         "measured; what was settled comes from a recording, its "
                                         "nodes placed at the times measured.")));
    return captioned(sheet, lines, text.command);
}

Picture cactusFigure(std::span<const RunRow> rows, const FigureText& text)
{
    const FigureWords say(text);
    std::vector<ChartSeries> series;
    for (const auto& [strategy, seconds] : cactusOf(rows)) {
        ChartSeries& curve = series.emplace_back();
        curve.name = fmt::format("{} ({})", strategy, seconds.size());
        for (std::size_t i = 0; i < seconds.size(); ++i)
            curve.points.emplace_back(static_cast<double>(i + 1), std::max(1e-9, seconds[i]));
    }
    ChartAxis solved{say(phrase("Figure", "instances solved")), false, 0.0};
    solved.isWhole = true;
    const Picture sheet =
        chartSheet(solved, {say(phrase("Figure", "seconds for each")), true}, series, say);
    return captioned(sheet,
                     runsCaption(rows, say,
                                 {phrase("Figure", "Cactus plot: how many instances each strategy "
                                                   "solves within a time for each; the further to "
                                                   "the right, the better.")}),
                     text.command);
}

Picture performanceFigure(std::span<const RunRow> rows, const FigureText& text)
{
    const FigureWords say(text);
    const PerformanceProfile profile = performanceOf(rows);
    double most = 10;
    for (const auto& [strategy, ratios] : profile.ratios)
        if (!ratios.empty())
            most = std::max(most, ratios.back() * 1.1);
    std::vector<ChartSeries> series;
    for (const auto& [strategy, ratios] : profile.ratios) {
        ChartSeries& curve = series.emplace_back();
        curve.name = strategy;
        curve.isStepped = true;
        const double all = std::max<double>(1, static_cast<double>(profile.instances));
        curve.points.emplace_back(1, 0);
        for (std::size_t i = 0; i < ratios.size(); ++i)
            curve.points.emplace_back(ratios[i], static_cast<double>(i + 1) / all);
        curve.points.emplace_back(most, static_cast<double>(ratios.size()) / all);
    }
    const Picture sheet =
        chartSheet({say(phrase("Figure", "times as long as the fastest")), true, 1.0, most},
                   {say(phrase("Figure", "share of instances")), false, 0.0, 1.0}, series, say);
    return captioned(sheet,
                     runsCaption(rows, say,
                                 {phrase("Figure", "Performance profile: the share of instances "
                                                   "that each strategy solves within a multiple "
                                                   "of the fastest one's time.")}),
                     text.command);
}

} // namespace clew
