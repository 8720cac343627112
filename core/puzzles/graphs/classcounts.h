// How many K-regular graphs there are up to isomorphism: counted, not listed.
//
// By Burnside's lemma the classes are as many as a renaming of the nodes, on the average, leaves
// graphs as they are (see renamingsweep.h); and all graphs on up to N nodes give the connected ones
// (Harary and Palmer, "Graphical Enumeration", 1973, chapters 4 and 8; for cubic graphs Robinson
// and Wormald, "Numbers of cubic graphs", 1983). Nothing here is shared with the strategies that
// make the graphs, which therefore check it; and every count is made a second time, modulo a prime
// and in another order.

#pragma once

#include <boost/multiprecision/cpp_int.hpp>

#include "core/puzzles/graphs/graph.h"
#include "core/search/sharedcontrol.h"

namespace clew::graphs {

struct ClassCounts
{
    boost::multiprecision::cpp_int all = 0;
    boost::multiprecision::cpp_int connected = 0;
};

/// Of no meaning once the control has stopped. Throws if the count made twice differs.
ClassCounts countClasses(Node size, std::uint32_t degree, SharedControl& control,
                         unsigned threads = 1);

} // namespace clew::graphs
