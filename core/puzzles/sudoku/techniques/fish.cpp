// Fish: in N rows a digit's places lie in only N columns. It stands once in each of the rows, so
// these fill the columns, and the columns' other cells lose it; the same with rows and columns
// exchanged. N = 2 is the X-wing, 3 the swordfish, 4 the jellyfish.

#include "core/puzzles/sudoku/techniques/technique.h"

namespace clew::sudoku {

namespace {

constexpr std::array kRules{XWing, Swordfish, Jellyfish};

struct Lines
{
    std::vector<std::uint32_t> indexes; ///< of the lines with two to N places
    std::vector<Mask> places;
};

} // namespace

template<std::uint32_t count>
bool findFish(const Grid& grid, const StepSink& sink)
{
    const Layout& layout = grid.layout();
    const std::uint32_t size = layout.size();
    const auto search = [&](Value value, bool byRows) {
        Lines lines;
        for (std::uint32_t index = 0; index < size; ++index) {
            const Mask places = grid.placesIn(byRows ? index : size + index, value);
            const auto number = static_cast<std::uint32_t>(std::popcount(places));
            if (number < 2 || number > count)
                continue;
            lines.indexes.push_back(index);
            lines.places.push_back(places);
        }
        return forSubsets(
            static_cast<std::uint32_t>(lines.indexes.size()), count, [&](Mask chosen) {
                Mask covers = 0;
                Mask base = 0;
                for (Mask left = chosen; left != 0; left &= left - 1) {
                    const auto i = static_cast<std::size_t>(std::countr_zero(left));
                    covers |= lines.places[i];
                    base |= bitOf(lines.indexes[i]);
                }
                if (std::popcount(covers) != count)
                    return false;
                CellSet inBase;
                CellSet inCovers;
                for (std::uint32_t index = 0; index < size; ++index) {
                    if ((base & bitOf(index)) != 0)
                        inBase |= layout.unitSet(byRows ? index : size + index);
                    if ((covers & bitOf(index)) != 0)
                        inCovers |= layout.unitSet(byRows ? size + index : index);
                }
                Step step{
                    kRules[count - 2],
                    byRows ? phrase("sudoku", "In rows %2 all places for %1 lie in columns %3, so "
                                              "these columns get it there: %4.")
                           : phrase("sudoku", "In columns %2 all places for %1 lie in rows %3, so "
                                              "these rows get it there: %4."),
                    {digitTerm(value), numbersTerm(base), numbersTerm(covers)}};
                step.causes = placesOf(listOf(inBase & grid.places(value)), value);
                eliminate(step, grid, inCovers & ~inBase, value);
                return offer(sink, step);
            });
    };
    for (Value value = 0; value < size; ++value)
        if (search(value, true) || search(value, false))
            return true;
    return false;
}

template bool findFish<2>(const Grid&, const StepSink&);
template bool findFish<3>(const Grid&, const StepSink&);
template bool findFish<4>(const Grid&, const StepSink&);

} // namespace clew::sudoku
