#include "core/puzzles/sudoku/techniques/techniques.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace clew::sudoku {

Technique fullHouse();
Technique nakedSingle();
Technique hiddenSingle();
Technique lockedPair();
Technique lockedTriple();
Technique pointing();
Technique claiming();
Technique nakedPair();
Technique nakedTriple();
Technique hiddenPair();
Technique hiddenTriple();
Technique nakedQuad();
Technique hiddenQuad();
Technique xWing();
Technique swordfish();
Technique jellyfish();
Technique remotePair();
Technique bivalueGrave();
Technique skyscraper();
Technique twoStringKite();
Technique turbotFish();
Technique emptyRectangle();
Technique wWing();
Technique xyWing();
Technique xyzWing();
Technique uniqueRectangle();
Technique hiddenRectangle();
Technique finnedXWing();
Technique sashimiXWing();
Technique finnedSwordfish();
Technique sashimiSwordfish();
Technique finnedJellyfish();
Technique sashimiJellyfish();
Technique sueDeCoq();
Technique simpleColouring();
Technique xChain();
Technique xyChain();
Technique alternatingChain();
Technique groupedChain();
Technique almostLockedPair();
Technique forcingNet();
Technique forcedByAll();

std::span<const Technique> techniques()
{
    // One a line, where clang-format would set a longer list in columns.
    // clang-format off
    static const std::array all{
        fullHouse(),
        nakedSingle(),
        hiddenSingle(),
        lockedPair(),
        lockedTriple(),
        pointing(),
        claiming(),
        nakedPair(),
        nakedTriple(),
        hiddenPair(),
        hiddenTriple(),
        nakedQuad(),
        hiddenQuad(),
        xWing(),
        swordfish(),
        jellyfish(),
        remotePair(),
        bivalueGrave(),
        skyscraper(),
        twoStringKite(),
        turbotFish(),
        emptyRectangle(),
        wWing(),
        xyWing(),
        xyzWing(),
        uniqueRectangle(),
        hiddenRectangle(),
        finnedXWing(),
        sashimiXWing(),
        finnedSwordfish(),
        sashimiSwordfish(),
        finnedJellyfish(),
        sashimiJellyfish(),
        sueDeCoq(),
        simpleColouring(),
        xChain(),
        xyChain(),
        alternatingChain(),
        groupedChain(),
        almostLockedPair(),
        forcingNet(),
        forcedByAll(),
    };
    // clang-format on
    return all;
}

const Technique& techniqueOf(Rule rule)
{
    const auto found =
        std::ranges::find_if(techniques(), [&](const Technique& each) { return each.gives(rule); });
    assert(found != techniques().end());
    return *found;
}

bool assumesUnique(Rule rule)
{
    return std::ranges::any_of(techniques(), [&](const Technique& each) {
        return each.assumesUnique && each.gives(rule);
    });
}

std::vector<RuleInfo> techniqueRules()
{
    std::vector<RuleInfo> rules;
    for (const Technique& technique : techniques()) {
        const auto add = [&](Rule rule, Phrase name, const Grade& grade) {
            rules.push_back({.rule = rule, .name = name, .points = grade.points});
        };
        add(technique.rule, technique.name, technique.grade);
        if (technique.variant)
            add(technique.variant->rule, technique.variant->name, technique.variant->grade);
    }
    return rules;
}

std::vector<RuleInfo> rulesInOrder()
{
    std::vector<RuleInfo> rules = techniqueRules();
    const auto placeOf = [](const RuleInfo& info) {
        return std::pair(&techniqueOf(info.rule), info.points);
    };
    std::ranges::sort(rules, {}, placeOf);
    return rules;
}

PseudoCode techniqueLines()
{
    PseudoCode code;
    for (const Technique& technique : techniques()) {
        const std::string line = std::string("  ") + technique.line;
        if (code.empty() || code.back().text != line)
            code.push_back({line});
        const auto add = [&](Rule rule) {
            code.back().events.emplace_back(EventKind::Assign, rule);
            code.back().events.emplace_back(EventKind::Remove, rule);
        };
        add(technique.rule);
        if (technique.variant)
            add(technique.variant->rule);
    }
    return code;
}

} // namespace clew::sudoku
