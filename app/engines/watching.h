// A search as a stream of events: what Gecode's tracers say, in the vocabulary of Clew
// (core/search/event.h).
//
// The stream begins with a line of JSON that names variables, their values and the rules:
//
//     {"clew-events":1,"variables":[{"name":"x","ranges":[[1,9]]}, …],"rules":["tried before", …]}
//
// and continues with words of 8 bytes, in the byte order of the machine:
// core/puzzles/model/stream.h. Value i of a variable is the i-th of its ranges, from 0; rule r is
// the (r - 1)-th of the rules.

#pragma once

#include <gecode/search.hh>
#include <memory>
#include <ostream>

#include "app/engines/space.h"
#include "core/puzzles/model/stream.h"
#include "core/puzzles/model/variables.h"

namespace clew::engine {

class Watcher
{
public:
    /// Writes to `out`. All must outlive the watcher.
    Watcher(const FlatZinc& model, std::ostream& out, Detail detail, bool reportsEach = false);
    ~Watcher();
    Watcher(const Watcher&) = delete;
    Watcher& operator=(const Watcher&) = delete;

    /// The model's space, whose changes are watched from the first constraint on.
    [[nodiscard]] std::unique_ptr<ModelSpace> makeSpace(const Ordering& ordering);
    /// What is to be said at the end; complete: nothing is left to be searched.
    void finish(bool isComplete);
    /// To be given to the search engine; one thread, for events a copy of the space at each node.
    [[nodiscard]] Gecode::SearchTracer& searchTracer();

private:
    class Stream;
    std::unique_ptr<Stream> m_stream;
};

} // namespace clew::engine
