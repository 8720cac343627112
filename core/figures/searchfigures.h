// A recorded search as figures for papers and slides: its tree, an icicle, its timeline, where it
// was, a board. Each carries its exact counts and the command that makes it again.
//
// Figures are pictures whose unit is a third of an inch at the usual size; made for a text width of
// some six inches. Window and command draw the same ones.

#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "core/picture/picture.h"
#include "core/puzzle/puzzle.h"
#include "core/study/mergedtree.h"
#include "core/trace/heat.h"
#include "core/trace/trace.h"

namespace clew {

inline constexpr double kFigureWidth = 18;  ///< in units
inline constexpr double kFigureText = 0.42; ///< height of letters in a figure
inline constexpr double kFigurePoints = 24; ///< of a unit in PDF: letters of 10 points
inline constexpr double kFigurePixels = 48; ///< of a unit in PNG and SVG

enum class SearchFigure : std::uint8_t { Board, Tree, Icicle, Timeline, Heat };

/// "tries", "forced", "undos", "conflicts", "events".
std::string_view heatMeasureId(HeatMeasure measure);

/// Of a tree that was merged from two searches.
struct FiguredMerger
{
    const MergedTree* tree = nullptr; ///< null: it was not
    const std::array<ComparedSide, 2>* sides = nullptr;
    std::array<std::string, 2> strategies = {}; ///< their titles
};

/// Their titles, with the seed where it is all that differs, and whether the search was cut.
/// `translate` null: English.
std::array<std::string, 2> mergedNames(const Puzzle& puzzle,
                                       const std::array<ComparedSearch, 2>& searches,
                                       const Comparison& comparison,
                                       const Translator& translate = nullptr);

using EventCounts = std::array<std::uint64_t, 6>; ///< by EventKind

struct FiguredSearch
{
    const Puzzle* puzzle = nullptr;
    ProblemPtr problem = nullptr;
    std::shared_ptr<const Trace> trace = nullptr;
    std::string strategy = {}; ///< its title
    std::uint64_t first = 0;   ///< a timeline or heat leaves out the events before
    std::uint64_t events = 0;  ///< only these first ones count
    std::uint64_t at = 0;      ///< the moment of a board
    HeatMeasure measure = HeatMeasure::Events;
    /// How many of the events are of each kind, where that is known: else they are counted.
    std::optional<EventCounts> kinds = {};
    FiguredMerger merger = {};
    bool hasCaption = true;
    Sentence ending = {};           ///< of a search that is not whole: why; see stoppedSentence()
    std::string command = {};       ///< that makes the figure again
    Translator translate = nullptr; ///< null: English
};

/// Fails if there is nothing to draw, or if `token` asked to stop.
Result<Picture> searchFigure(const FiguredSearch& search, SearchFigure figure,
                             const std::stop_token& token = {});

} // namespace clew
