#include "core/figures/timelinefigure.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/figures/chart.h"
#include "core/figures/progressground.h"
#include "core/figures/stoppedfigure.h"
#include "core/figures/treemarks.h"
#include "core/picture/compose.h"
#include "core/text/counted.h"
#include "core/trace/profile.h"

namespace clew {

namespace {

// The area of the plot.
constexpr double kLeft = 1.2;
constexpr double kRight = kFigureWidth - 0.3;
constexpr double kTop = 0.7;
constexpr double kBottom = 4.2;

// Both ends, and between them round numbers that have room.
std::vector<std::uint64_t> eventTicks(std::uint64_t first, std::uint64_t end)
{
    if (first == end)
        return {first};
    std::vector<std::uint64_t> ticks{first};
    const auto whole =
        static_cast<std::uint64_t>(roundStep(std::max(1.0, static_cast<double>(end - first) / 4)));
    for (std::uint64_t tick = (first / whole + 1) * whole; tick < end; tick += whole)
        if (2 * (tick - first) >= whole && 2 * (end - tick) >= whole)
            ticks.push_back(tick);
    ticks.push_back(end);
    return ticks;
}

std::vector<double> depthTicks(double most)
{
    const int step = std::max(1, static_cast<int>(std::ceil(most / 4)));
    std::vector<double> ticks;
    for (int tick = 0; tick <= most; tick += step)
        ticks.push_back(tick);
    return ticks;
}

// No more bars than can be distinguished.
std::vector<Profile::Bar> barsOf(const Profile& profile)
{
    constexpr std::size_t kMost = 600;
    const auto bars = profile.bars();
    const std::size_t each = std::max<std::size_t>(1, (bars.size() + kMost - 1) / kMost);
    std::vector<Profile::Bar> some;
    for (std::size_t i = 0; i < bars.size(); ++i) {
        if (i % each == 0)
            some.push_back(bars[i]);
        else {
            Profile::Bar& bar = some.back();
            bar.minDepth = std::min(bar.minDepth, bars[i].minDepth);
            bar.maxDepth = std::max(bar.maxDepth, bars[i].maxDepth);
            bar.conflicts += bars[i].conflicts;
            bar.solutions += bars[i].solutions;
        }
    }
    if (some.empty())
        some.emplace_back();
    return some;
}

double widthOfNumber(const std::string& number)
{
    return 1.12 * textWidth(number, kCaptionText); // a reader's font may be wider
}

class TimelineMaker
{
public:
    TimelineMaker(const FiguredSearch& search, const Translator& translate,
                  const std::stop_token& token)
        : m_search(search), m_translate(translate), m_token(token),
          m_shown(static_cast<double>(search.events - search.first)),
          m_eventWidth((kRight - kLeft) / std::max(1.0, m_shown))
    {
    }

    Result<DrawnFigure> make()
    {
        Profile profile(m_search.trace, m_search.first, m_search.events);
        while (profile.end() < m_search.events)
            if (m_token.stop_requested() || !profile.read(kFigureChunk))
                return stoppedFigure();
        m_hasDepth = profile.maxDepth() > 0;
        const Dimensions dimensions = m_search.puzzle->dimensions(*m_search.problem);
        m_most = std::max<double>(1, m_hasDepth ? profile.maxDepth() : dimensions.variables);
        if (!m_hasDepth && !addGround(dimensions))
            return stoppedFigure();
        addDepths();
        addBars(barsOf(profile));
        addAxes();
        addNumbersOfEvents();
        return DrawnFigure{
            std::move(m_sheet),
            {say(m_hasDepth ? Sentence{phrase("Figure", "Deepest level %1."),
                                       {counted(profile.maxDepth())}}
                            : Sentence{phrase("Figure", "Nothing was guessed. Paler: candidates "
                                                        "struck.")})}};
    }

private:
    [[nodiscard]] std::string say(const Sentence& sentence) const
    {
        return sentence.text(m_translate);
    }
    [[nodiscard]] double yOf(double depth) const
    {
        return kBottom - depth / m_most * (kBottom - kTop);
    }

    // False if the token asked to stop.
    bool addGround(const Dimensions& dimensions)
    {
        Progress progress(m_search.trace, dimensions, m_search.first, m_search.events);
        while (progress.read(m_search.events, kFigureChunk))
            if (m_token.stop_requested())
                return false;
        addProgress(m_sheet, {kLeft, kTop, kRight - kLeft, kBottom - kTop}, progress);
        return true;
    }

    void addDepths()
    {
        for (const double tick : depthTicks(m_most)) {
            m_sheet.line(kLeft, yOf(tick), kRight, yOf(tick), Ink::Line, 0.012);
            m_sheet.text(kLeft - 0.15, yOf(tick), kCaptionText, say(shortNumber(tick)), Ink::Text)
                .align = 1;
        }
    }

    void addBars(const std::vector<Profile::Bar>& bars)
    {
        const double barEvents = m_shown / static_cast<double>(bars.size());
        const double width = barEvents * m_eventWidth;
        const std::uint32_t mostConflicts =
            std::max(1U, std::ranges::max(bars, {}, &Profile::Bar::conflicts).conflicts);
        for (std::size_t i = 0; i < bars.size(); ++i) {
            const double x = kLeft + static_cast<double>(i) * barEvents * m_eventWidth;
            const Profile::Bar& bar = bars[i];
            if (m_hasDepth)
                addDepthOf(bar, x, width);
            if (bar.conflicts > 0)
                m_sheet.rect(x, kBottom + 0.1, std::max(0.015, width),
                             0.06 + 0.44 * bar.conflicts / mostConflicts, Ink::Conflict);
            if (bar.solutions > 0)
                m_sheet.line(x, kTop - 0.15, x, kBottom, Ink::Solved, 0.035);
        }
    }

    void addDepthOf(const Profile::Bar& bar, double x, double width)
    {
        m_sheet.rect(x, yOf(bar.maxDepth), width, kBottom - yOf(bar.maxDepth), Ink::Guess).opacity =
            0.35F;
        m_sheet.rect(x, yOf(bar.maxDepth), width,
                     std::max(0.03, yOf(bar.minDepth) - yOf(bar.maxDepth)), Ink::Guess);
    }

    void addAxes()
    {
        m_sheet.line(kLeft, kBottom, kRight, kBottom, Ink::StrongLine, 0.025);
        m_sheet.line(kLeft, kTop - 0.15, kLeft, kBottom, Ink::StrongLine, 0.025);
        m_sheet
            .text(0.1, 0.25, kCaptionText,
                  m_translate(m_hasDepth ? phrase("Figure", "depth")
                                         : phrase("Figure", "values on the board")),
                  Ink::Text)
            .align = -1;
    }

    void addNumbersOfEvents()
    {
        const double last =
            kRight - widthOfNumber(say(counted(m_search.events))); // where it begins
        for (const std::uint64_t tick : eventTicks(m_search.first, m_search.events)) {
            const bool isEnd = tick == m_search.events;
            const double x = kLeft + static_cast<double>(tick - m_search.first) * m_eventWidth;
            const std::string number = say(counted(tick));
            m_sheet.line(x, kBottom, x, kBottom + 0.08, Ink::StrongLine, 0.02);
            if (!isEnd && x + widthOfNumber(number) / 2 + 0.3 > last)
                continue; // it would run into the last one
            m_sheet.text(x, kBottom + 0.85, kCaptionText, number, Ink::Text).align =
                static_cast<std::int8_t>(isEnd ? 1 : 0);
        }
        m_sheet.text((kLeft + kRight) / 2, kBottom + 1.4, kCaptionText,
                     m_translate(phrase("Figure", "events; below the axis contradictions, lines "
                                                  "are solutions")),
                     Ink::Text);
    }

    const FiguredSearch& m_search;
    const Translator& m_translate;
    const std::stop_token& m_token;
    double m_shown;      ///< events
    double m_eventWidth; ///< of one
    bool m_hasDepth = false;
    double m_most = 1; ///< the axis ends there
    Picture m_sheet{kFigureWidth, 6.1};
};

} // namespace

Result<DrawnFigure> timelineFigure(const FiguredSearch& search, const Translator& translate,
                                   const std::stop_token& token)
{
    return TimelineMaker(search, translate, token).make();
}

} // namespace clew
