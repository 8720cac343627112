// How each puzzle's board was looked at when it was left: as near, at the same place, with the same
// cell chosen.

#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "widgets/board.h"

namespace clew {

class BoardLooks
{
public:
    /// Of the board that is left or saved.
    void keep(const Board& board);
    /// Shows the board as it was left. Another problem of the same puzzle is seen whole.
    void restore(Board& board) const;

    [[nodiscard]] nlohmann::json json() const;
    /// What json() gave at an earlier start; what was left in this one stays, except for the puzzle
    /// that is shown.
    void read(const nlohmann::json& json, const Puzzle& shown);

private:
    struct Look
    {
        BoardLook look;
        EntryPlace entry;
        ProblemPtr problem; ///< null: one of an earlier start
        std::string digest; ///< what stands for it then

        /// As a board is seen first: there is nothing to be kept.
        [[nodiscard]] bool isUsual() const { return look.zoom == 1 && entry.caret == QPoint(); }
    };
    std::map<const Puzzle*, Look> m_looks;
};

} // namespace clew
