#include "tests/fuzz/target.h"

#include <algorithm>
#include <array>

#include "core/puzzle/registry.h"

namespace clew::fuzz {

namespace {

/// The texts of one puzzle.
template<std::size_t N>
struct Id
{
    constexpr Id(const char (&text)[N]) { std::copy_n(text, N, name); } // NOLINT: from a literal
    char name[N];
};

template<Id id>
void readTextOf(std::string_view input)
{
    readText(*findPuzzle(id.name), input);
}

const std::array kTargets{
    Target{"answers", readAnswers},
    Target{"checkpoint", readCheckpoint},
    Target{"counts", readCounts},
    Target{"cpprofiler", readCpProfiler},
    Target{"cpprofiler-messages", readCpProfilerMessages},
    Target{"entry", readEntry},
    Target{"events", readEvents},
    Target{"flatzinc", readFlatZinc},
    Target{"hand", readHand},
    Target{"knight-states", readKnightStates},
    Target{"lesson", readLesson},
    Target{"link", readLink},
    Target{"lying-trace", readLyingTrace},
    Target{"model-annotations", readModelAnnotations},
    Target{"model-board", readModelBoard},
    Target{"model-data", readModelData},
    Target{"model-parts", readModelParts},
    Target{"packed", readPacked},
    Target{"parameters", readParameters},
    Target{"runs", readRuns},
    Target{"session", readSession},
    Target{"solution", readSolution},
    Target{"text", readTextOfAny},
    Target{"text-arithmetic", readTextOf<"arithmetic">},
    Target{"text-foreign", readTextOf<"foreign">},
    Target{"text-graphs", readTextOf<"graphs">},
    Target{"text-knight", readTextOf<"knight">},
    Target{"text-nonogram", readTextOf<"nonogram">},
    Target{"text-queens", readTextOf<"queens">},
    Target{"text-sudoku", readTextOf<"sudoku">},
    Target{"text-suguru", readTextOf<"suguru">},
    Target{"text-words", readTextOf<"words">},
    Target{"trace", readTrace},
    Target{"workspace", readWorkspace},
};

} // namespace

std::span<const Target> targets()
{
    return kTargets;
}

const Target* findTarget(std::string_view name)
{
    const auto found = std::ranges::find(kTargets, name, &Target::name);
    return found == kTargets.end() ? nullptr : &*found;
}

} // namespace clew::fuzz
