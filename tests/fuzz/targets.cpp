#include "tests/fuzz/target.h"

#include <algorithm>

#include "core/puzzle/registry.h"

namespace clew::fuzz {

namespace {

Target textsOf(const std::string& puzzle)
{
    return {"text-" + puzzle,
            [puzzle](std::string_view input) { readText(*findPuzzle(puzzle), input); }};
}

std::vector<Target> makeTargets()
{
    std::vector<Target> all{
        Target{"answers", readAnswers},
        Target{"checkpoint", readCheckpoint},
        Target{"collection", readCollection},
        Target{"counts", readCounts},
        Target{"cpprofiler", readCpProfiler},
        Target{"cpprofiler-messages", readCpProfilerMessages},
        Target{"cpprofiler-names", readCpProfilerNames},
        Target{"entry", readEntry},
        Target{"events", readEvents},
        Target{"flatzinc", readFlatZinc},
        Target{"flatzinc-posted", readFlatZincToPost},
        Target{"hand", readHand},
        Target{"included", readIncluded},
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
        Target{"sentence", readSentence},
        Target{"session", readSession},
        Target{"solution", readSolution},
        Target{"text", readTextOfAny},
        Target{"trace", readTrace},
        Target{"translated", readTranslated},
        Target{"workspace", readWorkspace},
        textsOf("foreign"), // which no list of puzzles has
    };
    for (const std::string& id : puzzlesReadAlone())
        all.push_back(textsOf(id));
    std::ranges::sort(all, {}, &Target::name);
    return all;
}

} // namespace

std::span<const Target> targets()
{
    static const std::vector<Target> all = makeTargets();
    return all;
}

const Target* findTarget(std::string_view name)
{
    const auto all = targets();
    const auto found = std::ranges::find(all, name, &Target::name);
    return found == all.end() ? nullptr : &*found;
}

} // namespace clew::fuzz
