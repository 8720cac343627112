// The puzzles that are played by hand, whichever these are, as rows of a test's data. A model is
// played as well, but each has rules of its own.

#pragma once

#include <QtTest>
#include <algorithm>
#include <initializer_list>
#include <vector>

#include "core/puzzle/playing.h"
#include "core/puzzle/registry.h"
#include "core/puzzle/source.h"

namespace clew::test {

inline std::vector<const Puzzle*> playedPuzzles()
{
    std::vector<const Puzzle*> played;
    for (const auto& puzzle : puzzles())
        if (puzzle->playing() != nullptr && sourceEditing(*puzzle) == nullptr)
            played.push_back(puzzle.get());
    return played;
}

/// Those whose steps by hand are known by name.
inline std::vector<const Puzzle*> puzzlesWithTechniques()
{
    std::vector<const Puzzle*> all = playedPuzzles();
    std::erase_if(all, [](const Puzzle* puzzle) { return !puzzle->playing()->hasTechniques(); });
    return all;
}

inline void addRows(const std::vector<const Puzzle*>& all,
                    std::initializer_list<const char*> without = {})
{
    QTest::addColumn<QByteArray>("puzzle");
    for (const Puzzle* const puzzle : all) {
        const QByteArray id(puzzle->info().id.c_str());
        if (std::ranges::none_of(without, [&](const char* other) { return id == other; }))
            QTest::newRow(id.constData()) << id;
    }
}

inline void addPlayed(std::initializer_list<const char*> without = {})
{
    addRows(playedPuzzles(), without);
}

} // namespace clew::test
