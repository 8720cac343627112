#include "core/puzzles/arithmetic/parts.h"

#include <algorithm>
#include <map>

namespace clew::arithmetic {

namespace {

bool hasIntervalsOnly(const ArithmeticProblem& problem)
{
    return problem.order == Order::Given && !problem.target;
}

std::vector<Mask> allParts(const ArithmeticProblem& problem)
{
    std::vector<Mask> parts;
    if (hasIntervalsOnly(problem)) {
        for (std::uint32_t size = 1; size <= problem.size(); ++size)
            for (std::uint32_t first = 0; first + size <= problem.size(); ++first)
                parts.push_back(((Mask{1} << size) - 1) << first);
        return parts;
    }
    for (Mask part = 1; part < (Mask{1} << problem.size()); ++part)
        parts.push_back(part);
    std::ranges::stable_sort(parts, {}, sizeOf);
    return parts;
}

} // namespace

std::uint32_t partCount(const ArithmeticProblem& problem)
{
    const std::uint32_t n = problem.size();
    return hasIntervalsOnly(problem) ? n * (n + 1) / 2 : (1U << n) - 1;
}

Parts::Parts(const ArithmeticProblem& problem, bool toldApart)
    : m_problem(problem), m_whole((Mask{1} << problem.size()) - 1)
{
    std::map<std::vector<std::int64_t>, Mask> standIns;
    for (const Mask part : allParts(problem)) {
        const Mask standIn =
            toldApart ? part : standIns.try_emplace(numbersOf(part), part).first->second;
        if (!toldApart)
            m_standIn.emplace(part, standIn);
        if (standIn != part)
            continue;
        m_index.emplace(part, static_cast<std::uint32_t>(m_all.size()));
        m_all.push_back(part);
    }
}

std::vector<Parts::Split> Parts::splits(Mask part) const
{
    std::vector<Split> splits;
    const auto add = [&](Mask left) {
        if (m_standIn.empty())
            splits.push_back({left, part ^ left});
        else
            splits.push_back({m_standIn.at(left), m_standIn.at(part ^ left)});
    };
    if (m_problem.order == Order::Given) {
        Mask left = 0;
        for (Mask rest = part; sizeOf(rest) > 1; rest &= rest - 1) {
            left |= rest & (~rest + 1);
            add(left);
        }
    } else {
        for (Mask left = (part - 1) & part; left != 0; left = (left - 1) & part)
            add(left);
        std::ranges::sort(splits);
        const auto repeated = std::ranges::unique(splits);
        splits.erase(repeated.begin(), repeated.end());
    }
    return splits;
}

std::vector<std::int64_t> Parts::numbersOf(Mask part) const
{
    std::vector<std::int64_t> numbers;
    for (std::uint32_t i = 0; i < m_problem.size(); ++i)
        if (((part >> i) & 1U) != 0)
            numbers.push_back(m_problem.numbers[i]);
    if (m_problem.order == Order::Any)
        std::ranges::sort(numbers);
    return numbers;
}

} // namespace clew::arithmetic
