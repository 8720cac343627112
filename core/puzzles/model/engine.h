// The engine at work: a search of a model, by the program `clew-engine` in a process of its own.

#pragma once

#include <string_view>

#include "core/puzzles/model/model.h"
#include "core/search/control.h"
#include "core/trace/recorder.h"

namespace clew::model {

/// How the engine searches; its own words (app/engines/main.cpp). Empty: as the model says.
struct EngineOrder
{
    std::string_view variables = {};
    std::string_view values = {};
    std::string_view propagation = {};
};

/// Recorded step by step, or with its solutions and figures alone.
Outcome searchByEngine(const ModelProblem& problem, const EngineOrder& order,
                       const Options& options, Control& control, Recorder& recorder);
Outcome searchByEngine(const ModelProblem& problem, const EngineOrder& order,
                       const Options& options, Control& control, NoTracer& none);

} // namespace clew::model
