#include "core/puzzles/sudoku/explainer/chainhint.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <set>

#include "core/search/random.h"

namespace clew::sudoku::explainer {

namespace {

int tenthsForLength(int complexity)
{
    int added = 0;
    int limit = 4;
    for (bool isOdd = false; complexity - 2 > limit; isOdd = !isOdd) {
        ++added;
        limit = isOdd ? limit * 4 / 3 : limit * 3 / 2;
    }
    return added;
}

} // namespace

void finish(ChainHint& hint, int base)
{
    // A cycle is one chain; its other direction is there to be shown.
    const std::size_t counted = hint.shape == Shape::Cycle ? 1 : hint.targets.size();
    boost::container::small_vector<std::uint64_t, 4> prints;
    for (std::size_t i = 0; i < hint.targets.size(); ++i) {
        const Target& target = hint.targets[i];
        forEachAncestor(target, [&](NodeIndex node) {
            hint.complexity += i < counted ? 1 : 0;
            const std::uint32_t place = (*target.from)[node].nested;
            if (place == 0)
                return;
            const Nested& nested = target.from->nested()[place - 1];
            if (std::ranges::find(prints, nested.print) == prints.end()) {
                prints.push_back(nested.print);
                hint.complexity += nested.complexity;
            }
        });
    }
    hint.tenths = base + tenthsForLength(hint.complexity);
}

std::vector<std::pair<unsigned, Bits>> effectOf(const ChainHint& hint)
{
    std::vector<std::pair<unsigned, Bits>> effect;
    for (const auto& [cell, digits] : hint.struck)
        effect.emplace_back(cell, digits);
    std::ranges::sort(effect);
    return effect;
}

std::vector<Key> premisesOf(const ChainHint& hint, const Board& board, const Board& source)
{
    std::set<Key> keys;
    const auto addGone = [&](unsigned cell, unsigned digit) {
        if (source.has(cell, digit) && !board.has(cell, digit))
            keys.insert(keyOf(cell, digit, false));
    };
    for (const Target& target : hint.targets) {
        forEachAncestor(target, [&](NodeIndex node) {
            const auto& [key, nodeCause, parentCount, firstParent, nested] = (*target.from)[node];
            Cause cause = nodeCause;
            if (cause == Cause::None && hint.shape == Shape::Cell)
                cause = Cause::Cell;
            else if (cause == Cause::None && hint.shape == Shape::Unit)
                cause = causeOf(hint.kind);
            if (!isOn(key) || cause == Cause::None || cause == Cause::Advanced)
                return;
            if (cause == Cause::Cell) {
                for (unsigned digit = 0; digit < kSide; ++digit)
                    addGone(cellOf(key), digit);
            } else {
                const unsigned unit = unitOf(cellOf(key), kindOfCause(cause));
                for (unsigned p = 0; p < kSide; ++p)
                    addGone(cellAt(unit, p), digitOf(key));
            }
        });
    }
    return {keys.begin(), keys.end()};
}

Nested asNested(const ChainHint& hint)
{
    std::uint64_t print = 0;
    for (const Target& target : hint.targets) {
        std::uint64_t chain = (*target.from)[target.node].key;
        forEachAncestor(target, [&](NodeIndex node) {
            SplitMix64 mix((*target.from)[node].key + 1);
            chain += mix();
        });
        print = print * 0x9E3779B97F4A7C15U + chain;
    }
    return {print, hint.complexity};
}

} // namespace clew::sudoku::explainer
