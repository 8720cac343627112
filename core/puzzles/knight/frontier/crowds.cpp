#include "core/puzzles/knight/frontier/crowds.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "core/puzzles/knight/frontier/slots.h"

namespace clew::knight::sweeping {

namespace {

constexpr int kMostMembers = 6;
constexpr std::size_t kGrown = 8; ///< that many of each size, the tightest, get a further member

Crowd withMember(Crowd crowd, std::size_t square, Ahead neighbours)
{
    crowd.members |= Ahead{1} << square;
    crowd.twice |= crowd.once & neighbours;
    crowd.once |= neighbours;
    crowd.spare = sizeOf(crowd.once) + sizeOf(crowd.twice) - 2 * sizeOf(crowd.members);
    return crowd;
}

void keepTightest(std::vector<Crowd>& crowds, std::size_t most)
{
    std::ranges::sort(crowds, {}, [](const Crowd& crowd) {
        return std::tuple(crowd.spare, sizeOf(crowd.members), crowd.members);
    });
    const auto equal = std::ranges::unique(crowds, {}, &Crowd::members);
    crowds.erase(equal.begin(), equal.end());
    crowds.resize(std::min(crowds.size(), most));
}

template<class Use>
void forEachSquare(Ahead squares, Use&& use)
{
    for (; squares != 0; squares &= squares - 1)
        use(static_cast<std::size_t>(std::countr_zero(squares)));
}

// By one square that shares a neighbour with a member.
std::vector<Crowd> grown(const std::vector<Crowd>& crowds, std::span<const Ahead> neighbours)
{
    std::vector<Crowd> larger;
    for (const Crowd& crowd : crowds) {
        Ahead sharing = 0;
        forEachSquare(crowd.once, [&](std::size_t square) { sharing |= neighbours[square]; });
        forEachSquare(sharing & ~crowd.members, [&](std::size_t square) {
            larger.push_back(withMember(crowd, square, neighbours[square]));
        });
    }
    return larger;
}

} // namespace

std::vector<Crowd> tightCrowds(std::span<const Ahead> neighbours, std::size_t frontier)
{
    const Ahead near = (Ahead{1} << frontier) - 1;
    const auto mayLack = [&](const Crowd& crowd) {
        return crowd.spare < sizeOf(crowd.once & near) + sizeOf(crowd.twice & near);
    };
    std::vector<Crowd> crowds;
    for (std::size_t square = 0; square < neighbours.size(); ++square)
        if ((neighbours[square] & near) != 0)
            crowds.push_back(withMember({}, square, neighbours[square]));
    std::vector<Crowd> all;
    for (int members = 1; members <= kMostMembers; ++members) {
        std::ranges::copy_if(crowds, std::back_inserter(all), mayLack);
        crowds = grown(crowds, neighbours);
        keepTightest(crowds, kGrown);
    }
    keepTightest(all, frontier); // more are looked at longer than they save
    return all;
}

} // namespace clew::knight::sweeping
