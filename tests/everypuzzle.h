// What is asked of every registered puzzle: the rows of puzzles, of their instances and of their
// strategies, and how these are run.

#pragma once

#include <vector>

#include "tests/instances.h"
#include "tests/undersanitizer.h"

namespace clew::test {

/// Of all puzzles, named with theirs; what cannot be read makes `problems` longer.
inline std::vector<Instance> readInstances(QStringList& problems)
{
    std::vector<Instance> all;
    for (const auto& puzzle : puzzles())
        for (Instance& instance : instancesOf(*puzzle, problems)) {
            instance.name.prepend(QByteArray(puzzle->info().id.c_str()) + ", ");
            all.push_back(std::move(instance));
        }
    return all;
}

inline const std::vector<Instance>& instances()
{
    static QStringList ignored; // reported by tst_core_registry
    static const auto all = readInstances(ignored);
    return all;
}

inline Found run(const Instance& instance, std::size_t strategy, bool recorded,
                 const std::function<void(Control&)>& prepare = {})
{
    constexpr auto kPatience = std::chrono::seconds(60); // instances are small, sanitizers slow
    return solve(*instance.puzzle, *instance.problem, strategy,
                 {.limits = {.time = kPatience}, .recorded = recorded, .prepare = prepare});
}

inline void puzzleRows()
{
    QTest::addColumn<int>("puzzle");
    for (std::size_t i = 0; i < puzzles().size(); ++i)
        QTest::newRow(puzzles()[i]->info().id.c_str()) << int(i);
}

inline void instanceRows()
{
    QTest::addColumn<int>("instance");
    for (std::size_t i = 0; i < instances().size(); ++i)
        QTest::newRow(instances()[i].name) << int(i);
}

/// Of each instance with each strategy; under sanitizers each strategy meets every third instance.
inline void strategyRows()
{
    QTest::addColumn<int>("instance");
    QTest::addColumn<int>("strategy");
    for (std::size_t i = 0; i < instances().size(); ++i) {
        const auto& strategies = instances()[i].puzzle->info().strategies;
        for (std::size_t j = kUnderSanitizer ? i % 3 : 0; j < strategies.size();
             j += kUnderSanitizer ? 3 : 1)
            QTest::newRow(instances()[i].name + ", " + strategies[j].id.c_str())
                << int(i) << int(j);
    }
}

inline QString firstOf(const std::vector<Sentence>& sentences)
{
    return sentences.empty() ? QString() : QString::fromStdString(sentences.front().text());
}

} // namespace clew::test
