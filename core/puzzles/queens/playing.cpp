// Queens by hand.

#include "core/puzzle/typedplaying.h"

#include <algorithm>

#include "core/puzzles/queens/puzzle.h"

namespace clew::queens {

namespace {

class QueensPlaying final : public TypedPlaying<QueensProblem>
{
public:
    std::vector<Event> givens(const QueensProblem& problem) const override
    {
        std::vector<Event> events;
        for (const Square given : problem.givens)
            events.push_back(Event::assign(given.column, given.row, GivenQueen));
        return events;
    }

    // A column all of whose squares are attacked.
    std::optional<Event> deadEnd(const QueensProblem& problem, const State& state) const override
    {
        const std::uint32_t size = problem.size;
        for (std::uint32_t column = 0; column < size; ++column) {
            if (state.value(column) != kNoValue)
                continue;
            std::vector<bool> isAttacked(size);
            for (std::uint32_t other = 0; other < size; ++other)
                strike(column, {other, state.value(other)}, isAttacked);
            if (std::ranges::find(isAttacked, false) == isAttacked.end())
                return Event::conflict(column, ColumnEmpty);
        }
        return std::nullopt;
    }

    // A row all of whose squares are attacked, too.
    std::optional<Event> contradiction(const QueensProblem& problem,
                                       const State& state) const override
    {
        if (auto column = deadEnd(problem, state))
            return column;
        const std::uint32_t size = problem.size;
        std::vector<bool> hasRoom(size);
        for (std::uint32_t column = 0; column < size; ++column) {
            if (state.value(column) != kNoValue) {
                hasRoom[state.value(column)] = true;
                continue;
            }
            std::vector<bool> isAttacked(size);
            for (std::uint32_t other = 0; other < size; ++other)
                strike(column, {other, state.value(other)}, isAttacked);
            for (std::uint32_t row = 0; row < size; ++row)
                hasRoom[row] = hasRoom[row] || !isAttacked[row];
        }
        const auto full = std::ranges::find(hasRoom, false);
        if (full == hasRoom.end())
            return std::nullopt;
        return Event::conflict(0, RowEmpty, static_cast<Value>(full - hasRoom.begin()));
    }

    Phrase onlyOneLeft() const override
    {
        return phrase("queens", "Technique: only one square of the column is left.");
    }

    ProblemPtr withoutGivens(const QueensProblem& problem) const override
    {
        auto bare = std::make_shared<QueensProblem>(problem);
        bare->givens.clear();
        return bare;
    }

    std::uint32_t assumable(const QueensProblem& problem) const override { return problem.size; }

private:
    // The squares of a column that a queen of another one attacks.
    static void strike(std::uint32_t column, Square queen, std::vector<bool>& isAttacked)
    {
        if (queen.row == kNoValue)
            return;
        const std::uint32_t distance =
            queen.column < column ? column - queen.column : queen.column - column;
        isAttacked[queen.row] = true;
        if (queen.row >= distance)
            isAttacked[queen.row - distance] = true;
        if (queen.row + distance < isAttacked.size())
            isAttacked[queen.row + distance] = true;
    }
};

} // namespace

const Playing* QueensPuzzle::playing() const
{
    static const QueensPlaying playing;
    return &playing;
}

} // namespace clew::queens
