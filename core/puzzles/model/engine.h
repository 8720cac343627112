// The engine at work: a search of a model, by the program `clew-engine` in a process of its own.

#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/model/model.h"
#include "core/search/control.h"
#include "core/storage/process.h"
#include "core/trace/recorder.h"

namespace clew::model {

/// How the engine searches; its own words (app/engines/main.cpp). Empty: as the model says.
struct EngineOrder
{
    std::string_view variables = {};
    std::string_view values = {};
    std::string_view propagation = {};
    std::string_view restarts = {};
};

/// FlatZinc of the model with what is assumed, and what is known in a state, as further
/// constraints.
std::string flatZincOf(const ModelProblem& problem, const State* state = nullptr);
/// Runs the engine on such a text. `output` is what runProcess() takes; the control ends it.
Result<ProcessEnd> runEngine(std::vector<std::string> arguments, std::string_view flatZinc,
                             Control& control, const std::function<bool(std::string_view)>& output);

/// Ends a search with what kept the engine from saying all: the memory it may take, or what it or
/// the system says.
void endEarly(const Result<ProcessEnd>& end, Control& control);

/// Recorded step by step, or with its solutions and figures alone.
Outcome searchByEngine(const ModelProblem& problem, const EngineOrder& order,
                       const Options& options, Control& control, Recorder& recorder);
Outcome searchByEngine(const ModelProblem& problem, const EngineOrder& order,
                       const Options& options, Control& control, NoTracer& none);

} // namespace clew::model
