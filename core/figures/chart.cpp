#include "core/figures/chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <limits>
#include <span>

#include "core/picture/compose.h"
#include "core/text/counted.h"

namespace clew {

namespace {

constexpr double kMark = 0.07; // half the size of a mark, in units of the sheet
constexpr double kTick = 0.08;
constexpr std::size_t kAllMarked = 30; // longer curves have a mark now and then
constexpr double kMarkStep = 1.1;
constexpr double kSeen = 0.02;         // what is closer to the point before cannot be seen
constexpr double kThin = 0.02;         // of references
constexpr double kReferenceStep = 0.5; // long enough for dashes
constexpr std::array kInks{Ink::Guess, Ink::Conflict, Ink::Forced,
                           Ink::Hand,  Ink::Trying,   Ink::Text};

Ink inkOf(std::size_t series)
{
    return kInks.at(series % kInks.size());
}

// Of its kind each ink has a mark; the second round of series is dashed.
bool isDashed(std::size_t series)
{
    return (series / kInks.size()) % 2 == 1;
}

void addMark(Picture& sheet, std::size_t series, double x, double y)
{
    const Ink ink = inkOf(series);
    switch (series % kInks.size()) {
    case 0:
        sheet.ellipse(x, y, kMark, kMark, ink);
        break;
    case 1:
        sheet.rect(x - kMark, y - kMark, 2 * kMark, 2 * kMark, ink);
        break;
    case 2: {
        Shape& ring = sheet.ellipse(x, y, kMark, kMark, Ink::Paper);
        ring.stroke = ink;
        ring.strokeWidth = 0.035F;
        break;
    }
    case 3: {
        Shape& frame = sheet.rect(x - kMark, y - kMark, 2 * kMark, 2 * kMark, Ink::Paper);
        frame.stroke = ink;
        frame.strokeWidth = 0.035F;
        break;
    }
    case 4:
        sheet.line(x - kMark, y - kMark, x + kMark, y + kMark, ink, 0.035);
        sheet.line(x - kMark, y + kMark, x + kMark, y - kMark, ink, 0.035);
        break;
    default:
        sheet.line(x - kMark, y, x + kMark, y, ink, 0.035);
        sheet.line(x, y - kMark, x, y + kMark, ink, 0.035);
    }
}

struct Dot
{
    double x, y; // on the sheet
};

void addCurve(Picture& sheet, std::size_t series, std::span<const Dot> dots, bool isStepped)
{
    const Ink ink = inkOf(series);
    std::size_t last = 0; // drawn so far
    for (std::size_t i = 1; i < dots.size(); ++i) {
        const Dot& from = dots[last];
        const Dot& to = dots[i];
        const double far = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
        if (far < kSeen && i + 1 < dots.size())
            continue;
        sheet.line(from.x, from.y, to.x, isStepped ? from.y : to.y, ink, 0.035).dashed =
            isDashed(series);
        if (isStepped && to.y != from.y)
            sheet.line(to.x, from.y, to.x, to.y, ink, 0.035).dashed = isDashed(series);
        last = i;
    }
}

// Each of its pieces begins with a dash, so none is short.
void addReference(Picture& sheet, std::size_t series, std::span<const Dot> dots)
{
    std::size_t last = 0; // drawn so far
    for (std::size_t i = 1; i < dots.size(); ++i) {
        const Dot& from = dots[last];
        const Dot& to = dots[i];
        if (std::hypot(to.x - from.x, to.y - from.y) < kReferenceStep && i + 1 < dots.size())
            continue;
        sheet.line(from.x, from.y, to.x, to.y, inkOf(series), kThin).dashed = true;
        last = i;
    }
}

void addMarks(Picture& sheet, std::size_t series, std::span<const Dot> dots)
{
    const Dot* last = nullptr;
    for (const Dot& dot : dots) {
        const bool isDue =
            dots.size() <= kAllMarked || last == nullptr || &dot == &dots.back() ||
            std::max(std::abs(dot.x - last->x), std::abs(dot.y - last->y)) >= kMarkStep;
        if (!isDue)
            continue;
        addMark(sheet, series, dot.x, dot.y);
        last = &dot;
    }
}

// An axis with its range known: where numbers lie on it, and its ticks.
class AxisScale
{
public:
    AxisScale(const ChartAxis& axis, const std::vector<double>& values)
        : m_isLog(axis.isLog), m_isWhole(axis.isWhole)
    {
        double least = std::numeric_limits<double>::infinity();
        double most = -least;
        for (const double value : values) {
            if (m_isLog && value <= 0)
                continue;
            least = std::min(least, value);
            most = std::max(most, value);
        }
        if (least > most)
            least = most = 1;
        m_least = axis.least.value_or(m_isLog ? least : std::min(0.0, least));
        m_most = axis.most.value_or(most);
        if (m_isLog) {
            if (!m_isWhole)
                m_least = std::pow(10, std::floor(std::log10(m_least) + 1e-9));
            if (!axis.most && !m_isWhole)
                m_most = std::pow(10, std::ceil(std::log10(m_most) - 1e-9));
            if (m_most <= m_least)
                m_most = m_least * 10;
        } else if (m_most <= m_least) {
            m_most = m_least + 1;
        }
    }

    // From 0 to 1.
    [[nodiscard]] double at(double value) const
    {
        const double place =
            m_isLog ? std::log(std::max(value, m_least) / m_least) / std::log(m_most / m_least)
                    : (value - m_least) / (m_most - m_least);
        return std::clamp(place, 0.0, 1.0);
    }

    [[nodiscard]] std::vector<double> ticks(int most) const
    {
        std::vector<double> ticks;
        if (m_isLog && m_isWhole)
            return roundTicks(most);
        if (m_isLog) {
            const int decades = static_cast<int>(std::floor(std::log10(m_most / m_least) + 1e-9));
            const int step = std::max(1, (decades + most - 1) / most);
            for (int i = 0; i <= decades; i += step)
                ticks.push_back(m_least * std::pow(10, i));
            return ticks;
        }
        double step = roundStep((m_most - m_least) / most);
        if (m_isWhole)
            step = std::max(1.0, step);
        const auto first = static_cast<std::int64_t>(std::ceil(m_least / step - 1e-9));
        const auto last = static_cast<std::int64_t>(std::floor(m_most / step + 1e-6));
        for (std::int64_t i = first; i <= last; ++i)
            ticks.push_back(static_cast<double>(i) * step);
        return ticks;
    }

private:
    // 1, 2, 5, 10, 20 and so on, or powers of ten where those are too many.
    [[nodiscard]] std::vector<double> roundTicks(int most) const
    {
        std::vector<double> ticks;
        std::vector<double> powers;
        for (double power = 1; power <= m_most; power *= 10)
            for (const double factor : {1.0, 2.0, 5.0}) {
                const double tick = factor * power;
                if (tick < m_least * (1 - 1e-9) || tick > m_most * (1 + 1e-9))
                    continue;
                ticks.push_back(tick);
                if (factor == 1)
                    powers.push_back(tick);
            }
        return ticks.size() <= static_cast<std::size_t>(most) ? ticks : powers;
    }

    bool m_isLog;
    bool m_isWhole;
    double m_least = 0;
    double m_most = 1;
};

AxisScale scaleOf(const ChartAxis& axis, const std::vector<ChartSeries>& series,
                  double std::pair<double, double>::*part)
{
    std::vector<double> values;
    for (const ChartSeries& one : series) {
        for (const auto& point : one.points)
            values.push_back(point.*part);
        for (const auto& point : one.reference)
            values.push_back(point.*part);
    }
    return {axis, values};
}

// With three digits that count, and the reader's decimal sign.
Sentence rounded(double number)
{
    const std::string text = fmt::format("{:.3g}", number);
    const std::size_t sign = text.find('.');
    if (sign == std::string::npos)
        return verbatim(text);
    //: A number with a decimal sign: 1.25
    return {phrase("Number", "%1.%2"), {text.substr(0, sign), text.substr(sign + 1)}};
}

} // namespace

double roundStep(double least)
{
    const double unit = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * unit >= least)
            return factor * unit;
    return 10 * unit;
}

Sentence shortNumber(double number)
{
    const double size = std::abs(number);
    if (size >= 1e7) {
        const int power = static_cast<int>(std::floor(std::log10(size) + 1e-9));
        const Sentence factor = rounded(number / std::pow(10, power));
        const Sentence raised = verbatim("10^" + std::to_string(power));
        return factor.text() == "1" ? raised : Sentence{Phrase{"", "%1·%2"}, {factor, raised}};
    }
    if (size < 1000)
        return rounded(number);
    Sentence whole = counted(static_cast<std::uint64_t>(std::llround(size)));
    return number < 0 ? Sentence{Phrase{"", "-%1"}, {std::move(whole)}} : whole;
}

namespace {

constexpr double kExponentSize = 0.7; // of the text's
constexpr double kExponentRise = 0.4;

// A number at an axis. Its exponent is a smaller text: not every font has all the raised signs.
struct Label
{
    std::string text;
    std::string exponent = {};

    [[nodiscard]] double width(double size) const
    {
        return textWidth(text, size) + textWidth(exponent, kExponentSize * size);
    }
};

Label labelOf(const std::string& number)
{
    const std::size_t sign = number.find('^');
    if (sign == std::string::npos)
        return {number};
    std::string exponent = number.substr(sign + 1);
    if (exponent.starts_with('-'))
        exponent.replace(0, 1, "\u2212");
    return {number.substr(0, sign), std::move(exponent)};
}

// Of a logarithmic axis all are written alike: where one is a power of ten, all are.
std::vector<Label> labelsOf(const std::vector<double>& ticks, bool isLog,
                            const Translator& translate)
{
    const bool arePowers =
        isLog && std::ranges::any_of(ticks, [](double tick) { return tick >= 1e7 || tick < 1e-3; });
    std::vector<Label> labels;
    for (const double tick : ticks) {
        const int power = static_cast<int>(std::lround(std::log10(std::max(tick, 1e-300))));
        if (!arePowers || power == 0 || power == 1)
            labels.push_back(labelOf(shortNumber(tick).text(translate)));
        else
            labels.push_back(labelOf("10^" + std::to_string(power)));
    }
    return labels;
}

// `align`: 0 around x, 1 to its left.
void addLabel(Picture& sheet, double x, double y, double size, const Label& label, int align)
{
    if (label.exponent.empty()) {
        sheet.text(x, y, size, label.text, Ink::Text).align = static_cast<std::int8_t>(align);
        return;
    }
    const double right = align == 1 ? x : x + label.width(size) / 2;
    const double small = kExponentSize * size;
    sheet.text(right - textWidth(label.exponent, small), y, size, label.text, Ink::Text).align = 1;
    sheet.text(right, y - kExponentRise * size, small, label.exponent, Ink::Text).align = 1;
}

} // namespace

void addChart(Picture& sheet, Area box, const ChartAxis& x, const ChartAxis& y,
              const std::vector<ChartSeries>& series, double textSize, const Translator& translate)
{
    const AxisScale across = scaleOf(x, series, &std::pair<double, double>::first);
    const AxisScale up = scaleOf(y, series, &std::pair<double, double>::second);
    const auto ticksUp = up.ticks(5);
    const auto labelsUp = labelsOf(ticksUp, y.isLog, translate);
    double numbers = 0;
    for (const Label& label : labelsUp)
        numbers = std::max(numbers, label.width(textSize));
    const double left = box.x + numbers + 2.5 * kTick;
    const double top = box.y + 2 * textSize;
    // As many numbers across as have room, the last of them half beyond the axis.
    double right = box.x + box.width - 1.2 * textSize;
    int most = 10;
    auto ticksAcross = across.ticks(most);
    auto labelsAcross = labelsOf(ticksAcross, x.isLog, translate);
    for (;; ticksAcross = across.ticks(--most),
            labelsAcross = labelsOf(ticksAcross, x.isLog, translate)) {
        double widest = 0;
        for (const Label& label : labelsAcross)
            widest = std::max(widest, 1.08 * label.width(textSize));
        const double last = ticksAcross.empty() ? 0 : across.at(ticksAcross.back());
        right = std::min(right, box.x + box.width - last * widest / 2);
        const double needed = static_cast<double>(ticksAcross.size()) * (widest + textSize);
        if (needed <= right - left || most == 2)
            break;
    }
    const double bottom = box.y + box.height - 3.2 * textSize;
    const auto atX = [&](double value) { return left + across.at(value) * (right - left); };
    const auto atY = [&](double value) { return bottom - up.at(value) * (bottom - top); };

    sheet.text(box.x, box.y + 0.7 * textSize, textSize, y.title, Ink::Text).align = -1;
    sheet.text((left + right) / 2, bottom + 2.6 * textSize, textSize, x.title, Ink::Text);
    for (std::size_t i = 0; i < ticksUp.size(); ++i) {
        const double at = atY(ticksUp[i]);
        sheet.line(left, at, right, at, Ink::Line, 0.012);
        addLabel(sheet, left - 1.5 * kTick, at, textSize, labelsUp[i], 1);
    }
    for (std::size_t i = 0; i < ticksAcross.size(); ++i) {
        const double at = atX(ticksAcross[i]);
        sheet.line(at, bottom, at, bottom + kTick, Ink::StrongLine, 0.02);
        addLabel(sheet, at, bottom + kTick + 0.8 * textSize, textSize, labelsAcross[i], 0);
    }
    sheet.line(left, top, left, bottom, Ink::StrongLine, 0.025);
    sheet.line(left, bottom, right, bottom, Ink::StrongLine, 0.025);
    const auto dotsOf = [&](const std::vector<std::pair<double, double>>& points) {
        std::vector<Dot> dots;
        for (const auto& [px, py] : points)
            dots.push_back({atX(px), atY(py)});
        return dots;
    };
    for (std::size_t i = 0; i < series.size(); ++i)
        addReference(sheet, i, dotsOf(series[i].reference));
    for (std::size_t i = 0; i < series.size(); ++i) {
        const std::vector<Dot> dots = dotsOf(series[i].points);
        if (series[i].hasLine)
            addCurve(sheet, i, dots, series[i].isStepped);
        if (series[i].hasMarks)
            addMarks(sheet, i, dots);
    }
}

double addLegend(Picture& sheet, const std::vector<ChartSeries>& series, double x, double y,
                 double width, double textSize, const std::string& reference)
{
    constexpr double kSample = 0.5; // length of the line in front of a name
    double left = x;
    // Where the line in front of the next name begins.
    const auto place = [&](const std::string& name) {
        const double room = kSample + 0.1 + 1.08 * textWidth(name, textSize) + 2 * textSize;
        if (left > x && left + room - 2 * textSize > x + width) {
            left = x;
            y += 1.5 * textSize;
        }
        const double start = left;
        sheet.text(start + kSample + 0.1, y, textSize, name, Ink::Text).align = -1;
        left += room;
        return start;
    };
    for (std::size_t i = 0; i < series.size(); ++i) {
        const double start = place(series[i].name);
        sheet.line(start, y, start + kSample, y, inkOf(i), 0.035).dashed = isDashed(i);
        addMark(sheet, i, start + kSample / 2, y);
    }
    if (!reference.empty()) {
        const double start = place(reference);
        sheet.line(start, y, start + kSample, y, Ink::Text, kThin).dashed = true;
    }
    return series.empty() ? y : y + 1.5 * textSize;
}

} // namespace clew
