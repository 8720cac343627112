#include "core/session/handjson.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/session/json.h"

namespace clew {

namespace {

using HandJson = nlohmann::json;

constexpr std::size_t kMostMoves = 1'000'000;
constexpr std::int64_t kNoEntry = -1;
constexpr double kMostMilliseconds = 1e15;

// An entry that tidies has an odd place, one that is not judged one of the last two.
constexpr std::string_view kEnterLetters = "etET";

std::string letterOf(const Hand::Step& enter)
{
    return {kEnterLetters[(enter.tidies ? 1U : 0U) + (enter.isJudged ? 0U : 2U)]};
}

HandJson moveJson(const Hand::Step& step)
{
    HandJson move = HandJson::array();
    switch (step.kind) {
    case Hand::Step::Kind::Enter:
        move.push_back(letterOf(step));
        for (const Assignment& one : step.entries) {
            move.push_back(one.variable);
            move.push_back(one.value == kNoValue ? kNoEntry : std::int64_t{one.value});
        }
        break;
    case Hand::Step::Kind::Note:
        move.push_back("n");
        for (const Note& note : step.notes) {
            move.push_back(static_cast<int>(note.kind));
            move.push_back(note.variable);
            move.push_back(note.value);
        }
        break;
    case Hand::Step::Kind::Visit:
        move.push_back("v");
        move.push_back(step.node);
        move.push_back(step.version);
        break;
    case Hand::Step::Kind::Go:
        move.push_back("g");
        move.push_back(step.version);
        break;
    }
    return move;
}

// The numbers after the letter; none if there is anything else.
std::optional<std::vector<std::int64_t>> numbersOf(const HandJson& move)
{
    std::vector<std::int64_t> numbers;
    for (std::size_t i = 1; i < move.size(); ++i) {
        if (!move[i].is_number_integer())
            return std::nullopt;
        const auto number = move[i].get<std::int64_t>();
        if (number < kNoEntry || number > std::int64_t{UINT32_MAX})
            return std::nullopt;
        numbers.push_back(number);
    }
    return numbers;
}

std::optional<Hand::Step> moveFrom(const HandJson& move)
{
    const auto numbers = move.is_array() && !move.empty() ? numbersOf(move) : std::nullopt;
    if (!numbers)
        return std::nullopt;
    const auto at = [&](std::size_t i) { return static_cast<std::uint32_t>((*numbers)[i]); };
    const std::string letter = textOf(move.front());
    Hand::Step step;
    if (const auto manner = letter.size() == 1 ? kEnterLetters.find(letter[0]) : letter.npos;
        manner != kEnterLetters.npos && numbers->size() % 2 == 0) {
        step.tidies = (manner & 1U) != 0;
        step.isJudged = (manner & 2U) == 0;
        for (std::size_t i = 0; i < numbers->size(); i += 2)
            step.entries.push_back({at(i), (*numbers)[i + 1] == kNoEntry ? kNoValue : at(i + 1)});
    } else if (letter == "n" && numbers->size() % 3 == 0) {
        step.kind = Hand::Step::Kind::Note;
        for (std::size_t i = 0; i < numbers->size(); i += 3) {
            if (at(i) >= static_cast<std::uint32_t>(kNoteKindCount))
                return std::nullopt;
            step.notes.push_back({static_cast<NoteKind>(at(i)), at(i + 1), at(i + 2)});
        }
    } else if (letter == "v" && numbers->size() == 2) {
        step.kind = Hand::Step::Kind::Visit;
        step.node = at(0);
        step.version = at(1);
    } else if (letter == "g" && numbers->size() == 1) {
        step.kind = Hand::Step::Kind::Go;
        step.version = at(0);
    } else {
        return std::nullopt;
    }
    return step;
}

std::chrono::milliseconds millisecondsOf(const HandJson& number)
{
    return std::chrono::milliseconds(
        static_cast<std::int64_t>(std::clamp(numberOf(number), 0.0, kMostMilliseconds)));
}

// Those of another number of moves are nobody's.
void readTimes(const HandJson& times, std::vector<Hand::Step>& log)
{
    if (!times.is_array() || times.size() != log.size())
        return;
    for (std::size_t i = 0; i < log.size(); ++i)
        log[i].at = millisecondsOf(times[i]);
}

} // namespace

nlohmann::json toJson(const Hand& hand)
{
    HandJson moves = HandJson::array();
    HandJson times = HandJson::array();
    for (const Hand::Step& step : hand.log()) {
        moves.push_back(moveJson(step));
        times.push_back(step.at.count());
    }
    HandJson json = {{"moves", std::move(moves)},
                     {"times", std::move(times)},
                     {"milliseconds", hand.tally.time.count()},
                     {"hints", hand.tally.hints},
                     {"checks", hand.tally.checks}};
    if (hand.prepared > 0)
        json["prepared"] = hand.prepared;
    return json;
}

std::shared_ptr<Hand> handFromJson(const nlohmann::json& json, const Puzzle& puzzle,
                                   const ProblemPtr& problem)
{
    const HandJson& moves = memberOf(json, "moves");
    if (!moves.is_array() || moves.size() > kMostMoves)
        return nullptr;
    std::vector<Hand::Step> log;
    for (const HandJson& move : moves) {
        auto step = moveFrom(move);
        if (!step)
            return nullptr;
        log.push_back(*std::move(step));
    }
    readTimes(memberOf(json, "times"), log);
    auto hand = Hand::replayed(puzzle, problem, log);
    if (hand) {
        const auto count = [&](const char* name, double most) {
            return std::clamp(numberOf(memberOf(json, name)), 0.0, most);
        };
        hand->tally.time = millisecondsOf(memberOf(json, "milliseconds"));
        hand->tally.hints = static_cast<std::uint32_t>(count("hints", UINT32_MAX));
        hand->tally.checks = static_cast<std::uint32_t>(count("checks", UINT32_MAX));
        hand->prepared =
            static_cast<std::size_t>(count("prepared", static_cast<double>(log.size())));
    }
    return hand;
}

} // namespace clew
