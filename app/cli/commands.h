// The commands, a file each. `addX` declares the command X with its options on the application;
// when the command line names it, it runs and leaves how it ended in the invocation.

#pragma once

#include <CLI/CLI.hpp>
#include <stop_token>

#include "app/cli/exit.h"
#include "core/registry/puzzle.h"

namespace clew::cli {

struct Invocation
{
    const Puzzle* puzzle = nullptr; ///< that the command line names; null if none
    std::stop_token token = {};     ///< asked to stop by Ctrl-C
    Expected<Exit> result = Exit::Done;
};

void addList(CLI::App& clew, Invocation& invocation);
void addShow(CLI::App& clew, Invocation& invocation);
void addSolve(CLI::App& clew, Invocation& invocation);
void addCount(CLI::App& clew, Invocation& invocation);
void addMerge(CLI::App& clew, Invocation& invocation);
void addCheck(CLI::App& clew, Invocation& invocation);
void addExplain(CLI::App& clew, Invocation& invocation);
void addGenerate(CLI::App& clew, Invocation& invocation);
void addRate(CLI::App& clew, Invocation& invocation);
void addConvert(CLI::App& clew, Invocation& invocation);
void addReplay(CLI::App& clew, Invocation& invocation);
void addRace(CLI::App& clew, Invocation& invocation);
void addBench(CLI::App& clew, Invocation& invocation);

} // namespace clew::cli
