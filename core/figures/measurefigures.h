// Measurements as figures: races, and many runs as a cactus plot or a performance profile.

#pragma once

#include <span>

#include "core/figures/figurewords.h"
#include "core/picture/picture.h"
#include "core/study/measure.h"
#include "core/study/racecurve.h"
#include "core/study/runs.h"

namespace clew {

/// Times as bars and, if there is a curve for each, how the racers came on over time: what was
/// settled on the board, solutions, nodes.
Picture raceFigure(const Puzzle& puzzle, const Problem& problem, std::span<const RaceTime> times,
                   std::span<const RaceCurve> curves, const FigureText& text);
/// How many instances are solved by each strategy within a time for each.
Picture cactusFigure(std::span<const RunRow> rows, const FigureText& text);
/// The share of instances that each strategy solves within a multiple of the fastest one's time.
Picture performanceFigure(std::span<const RunRow> rows, const FigureText& text);

} // namespace clew
