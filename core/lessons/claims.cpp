#include "core/lessons/claims.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <optional>
#include <set>
#include <span>

#include "core/lessons/lessonlines.h"
#include "core/puzzle/registry.h"
#include "core/text/counted.h"
#include "core/text/wholenumber.h"
#include "core/trace/tree.h"

namespace clew {

namespace {

/// No search for a claim opens more nodes: a lesson is to be checked in seconds.
constexpr std::uint64_t kMostClaimNodes = 200'000'000;
constexpr std::size_t kMostClasses = 200'000;

// Claims that are their name and what is claimed, and nothing else.
constexpr std::array kPlain{"event", "next", "count", "classes", "title", "difficulty", "score"};

constexpr std::array kFigures{"nodes",       "failures",       "tests",      "solutions",
                              "first-nodes", "first-failures", "first-tests"};
constexpr std::array kMoments{"position", "depth", "node", "opened", "assigned", "struck", "open"};
constexpr std::array kEventKinds{"decide", "assign", "remove", "conflict", "visit", "solution"};
constexpr std::array kOthers{"event",     "next",  "rule",        "says",  "holds",      "free",
                             "removed",   "count", "classes",     "title", "difficulty", "score",
                             "technique", "ratio", "first-ratio", "calc",  "unchecked"};

template<class Names>
bool isAmong(std::string_view name, const Names& names)
{
    return std::ranges::find(names, name) != names.end();
}

std::string joinedWords(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& word : words)
        text += (text.empty() ? "" : " ") + word;
    return text;
}

// Whether it is about where the search is on the page.
bool isOfMoment(const LessonClaim& claim)
{
    constexpr std::array kOfEvents{"event", "next", "rule", "says", "holds", "free", "removed"};
    return !claim.words.empty() &&
           (isAmong(claim.words.front(), kMoments) || isAmong(claim.words.front(), kOfEvents));
}

std::vector<std::string> namesIn(std::span<const std::string> words)
{
    std::vector<std::string> names = valueList(joinedWords(words));
    for (std::string& name : names)
        std::erase(name, ' ');
    return names;
}

// Left to right: "8 * 7 * 6", "92 / 4", "8 ^ 8". None if it comes to no whole number.
std::optional<std::string> calculated(std::span<const std::string> words)
{
    if (words.empty())
        return std::nullopt;
    const auto first = wholeNumber<std::uint64_t>(words.front());
    if (!first)
        return std::nullopt;
    std::uint64_t value = *first;
    for (std::size_t i = 1; i + 1 < words.size(); i += 2) {
        const auto other = wholeNumber<std::uint64_t>(words[i + 1]);
        if (!other || words[i].size() != 1)
            return std::nullopt;
        bool isTooLarge = false;
        switch (words[i][0]) {
        case '+':
            isTooLarge = __builtin_add_overflow(value, *other, &value);
            break;
        case '-':
            isTooLarge = __builtin_sub_overflow(value, *other, &value);
            break;
        case '*':
            isTooLarge = __builtin_mul_overflow(value, *other, &value);
            break;
        case '/':
            if (*other == 0 || value % *other != 0)
                return std::nullopt;
            value /= *other;
            break;
        case '^': {
            const std::uint64_t base = value;
            value = 1;
            for (std::uint64_t n = 0; n < *other && !isTooLarge && n < 64; ++n)
                isTooLarge = __builtin_mul_overflow(value, base, &value);
            break;
        }
        default:
            return std::nullopt;
        }
        if (isTooLarge)
            return std::nullopt;
    }
    return words.size() % 2 == 1 ? std::optional(std::to_string(value)) : std::nullopt;
}

std::string eventName(std::optional<Event> event)
{
    return event ? kEventKinds.at(static_cast<std::size_t>(event->kind())) : "nothing";
}

// One of kMoments.
std::uint64_t momentOf(const LessonStage& stage, std::string_view name)
{
    if (name == "position")
        return stage.position;
    if (name == "depth")
        return stage.depth;
    if (name == "node")
        return stage.node;
    if (name == "opened")
        return stage.nodeCount - 1;
    if (name == "assigned")
        return stage.state->assignedCount();
    if (name == "struck")
        return stage.state->removedCount();
    // What is open in the tree as it was at this moment.
    SearchTree tree(stage.trace);
    while (tree.eventsRead() < stage.position && tree.update(stage.position - tree.eventsRead())) {
    }
    return tree.subtree(kRoot).open;
}

// Whether the claim is about this number, as it stands in braces in a text. If it is false, that
// is said of the claim alone.
bool isAbout(const LessonClaim& claim, std::string_view number)
{
    return claim.words.size() >= 2 && claim.words.back() == number && !number.empty() &&
           number.front() >= '0' && number.front() <= '9';
}

// A part of a plain text that begins with a bracket or brace which is never closed; empty if none
// does. "[]" is plain.
std::string_view unclosedIn(std::string_view plain)
{
    for (std::size_t at = plain.find_first_of("[{"); at != std::string_view::npos;
         at = plain.find_first_of("[{", at + 1))
        if (plain.substr(at + 1, 1) != (plain[at] == '[' ? "]" : "}"))
            return plain.substr(at);
    return {};
}

// Whether a title has this number, and not merely one with the same digits in it.
bool hasNumber(std::string_view title, std::string_view number)
{
    const auto isDigitAt = [&](std::size_t at) {
        return at < title.size() && title[at] >= '0' && title[at] <= '9';
    };
    for (std::size_t at = title.find(number); at != std::string_view::npos;
         at = title.find(number, at + 1))
        if ((at == 0 || !isDigitAt(at - 1)) && !isDigitAt(at + number.size()))
            return true;
    return false;
}

// Places and numbers alone are the same in every language.
bool hasWords(std::string_view text)
{
    return std::ranges::any_of(piecesOf(text), [](const LessonPiece& piece) {
        return piece.kind == LessonPiece::Kind::Plain &&
               std::ranges::any_of(piece.text, [](char c) {
                   const auto byte = static_cast<unsigned char>(c);
                   return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
                          byte >= 0x80; // of a letter beyond ASCII
               });
    });
}

} // namespace

struct LessonChecker::Look
{
    const LessonPage& page;
    const LessonBoard& board;
    const LessonStage& stage;
    const PlaceNames& names;
    const std::stop_token& token;
    bool isClaimed = true; ///< none of the page's claims was left out
    bool isThere = true;   ///< the search comes to the page's moment

    [[nodiscard]] const Puzzle& puzzle() const { return *board.puzzle; }
    [[nodiscard]] tl::unexpected<LessonFault> error(Sentence sentence, LessonSpot spot,
                                                    bool isUndecided = false) const
    {
        return tl::make_unexpected(
            LessonFault{{{phrase("Lesson", "Page \"%1\": %2"), {page.id, std::move(sentence)}},
                         spot.line,
                         spot.column},
                        isUndecided});
    }
};

std::vector<std::string> claimNames()
{
    std::vector<std::string> names;
    names.insert(names.end(), kFigures.begin(), kFigures.end());
    names.insert(names.end(), kMoments.begin(), kMoments.end());
    names.insert(names.end(), kOthers.begin(), kOthers.end());
    return names;
}

const Outcome& LessonChecker::outcomeOf(const Look& look, std::size_t strategy, bool untilFirst)
{
    const std::uint64_t seed = look.board.options.seed;
    const auto key = std::tuple(look.board.problem.get(), strategy, seed, untilFirst);
    const auto [entry, isNew] = m_outcomes.try_emplace(key);
    if (isNew) {
        Limits limits{.nodes = kMostClaimNodes, .time = m_time};
        if (untilFirst)
            limits.solutions = 1;
        Control control(limits, look.token);
        entry->second =
            look.puzzle().run(strategy, *look.board.problem, look.board.options, control);
    }
    return entry->second;
}

LessonChecker::Checked<std::string> LessonChecker::figureOf(const Look& look, std::string_view name,
                                                            std::size_t strategy,
                                                            const LessonClaim& claim)
{
    if (look.puzzle().refusal(strategy, *look.board.problem))
        return look.error({phrase("Lesson", "%1 does not take this board."),
                           {look.puzzle().info().strategies[strategy].id}},
                          claim.spot);
    const bool untilFirst = name.starts_with("first-");
    if (untilFirst)
        name.remove_prefix(6);
    const Outcome& outcome = outcomeOf(look, strategy, untilFirst);
    if (outcome.reason == StopReason::NodeLimit)
        return look.error({phrase("Lesson", "%1 takes more than %2 nodes; claim something "
                                            "smaller."),
                           {look.puzzle().info().strategies[strategy].id, kMostClaimNodes}},
                          claim.spot, true);
    if (outcome.ending == Ending::Stopped)
        return undecided(look, claim);
    const Counters& counters = outcome.counters;
    return std::to_string(name == "nodes"      ? counters.nodes
                          : name == "failures" ? counters.backtracks
                          : name == "tests"    ? counters.checks
                                               : counters.solutions);
}

tl::unexpected<LessonFault> LessonChecker::undecided(const Look& look,
                                                     const LessonClaim& claim) const
{
    return look.error({phrase("Lesson", "\"%1\" was not decided within %2 seconds; claim something "
                                        "smaller, or allow more time."),
                       {joinedWords(claim.words), secondsOf(m_time)}},
                      claim.spot, true);
}

// How hard the board is, and what it takes.
LessonChecker::Checked<std::string> LessonChecker::ratedOf(const Look& look,
                                                           const LessonClaim& claim)
{
    const auto words = std::span(claim.words);
    const std::string& name = words.front();
    const Puzzle& puzzle = look.puzzle();
    const std::string technique =
        name == "technique" ? joinedWords(words.subspan(1, words.size() - 2)) : std::string();
    if (name == "technique") {
        std::vector<std::string> names;
        for (const RuleInfo& rule : puzzle.info().rules)
            names.emplace_back(rule.name.text);
        if (!isAmong(technique, names))
            return look.error(
                {phrase("Lesson", "there is no technique \"%1\"; the nearest are: %2."),
                 {technique, fmt::format("{}", fmt::join(nearest(technique, names), ", "))}},
                claim.spot);
    }
    Control control({.time = m_time}, look.token);
    const auto rating = puzzle.rate(*look.board.problem, control);
    if (control.stopped())
        return undecided(look, claim);
    if (!rating)
        return look.error(rating.error().sentence, claim.spot);
    if (name == "score")
        return std::to_string(rating->score);
    if (name == "difficulty")
        return puzzle.info().difficulties[rating->difficulty].id;
    std::uint64_t steps = 0;
    for (const auto& used : rating->techniques)
        if (technique == puzzle.ruleName(used.rule).text)
            steps += used.steps;
    return std::to_string(steps);
}

LessonChecker::Checked<std::size_t>
LessonChecker::strategyAt(const Look& look, const LessonClaim& claim, std::size_t index)
{
    const std::string& id = claim.words[index];
    if (const auto strategy = look.puzzle().strategyIndex(id))
        return *strategy;
    return look.error({phrase("Lesson", "there is no strategy \"%1\"."), {id}}, claim.spot);
}

// Of the strategy that is named, or else of the board's own.
LessonChecker::Checked<std::string> LessonChecker::claimedFigure(const Look& look,
                                                                 const LessonClaim& claim)
{
    const auto& words = claim.words;
    const std::string& name = words.front();
    if (words.size() == 2)
        return figureOf(look, name, look.board.strategy, claim);
    if (words.size() > 4 || (words.size() == 4 && words[1] != "of"))
        return look.error({phrase("Lesson", "write \"%1 N\" or \"%1 of STRATEGY N\"."), {name}},
                          claim.spot);
    return strategyAt(look, claim, words.size() - 2).and_then([&](std::size_t strategy) {
        return figureOf(look, name, strategy, claim);
    });
}

LessonChecker::Checked<std::string> LessonChecker::ratioOf(const Look& look,
                                                           const LessonClaim& claim)
{
    const auto& words = claim.words;
    const std::string& name = words.front();
    if (words.size() != 4)
        return look.error({phrase("Lesson", "write \"%1 SLOWER FASTER N\"."), {name}}, claim.spot);
    const std::string_view figure = name == "ratio" ? "nodes" : "first-nodes";
    std::array<std::uint64_t, 2> nodes{};
    for (std::size_t i = 0; i < 2; ++i) {
        auto figures = strategyAt(look, claim, i + 1).and_then([&](std::size_t strategy) {
            return figureOf(look, figure, strategy, claim);
        });
        if (!figures)
            return figures;
        nodes.at(i) = wholeNumber<std::uint64_t>(*figures).value_or(0);
    }
    if (nodes[1] == 0)
        return look.error({phrase("Lesson", "%1 opens no node; there is no ratio."), {words[2]}},
                          claim.spot);
    return std::to_string((nodes[0] + nodes[1] / 2) / nodes[1]);
}

LessonChecker::Checked<std::string> LessonChecker::countOf(const Look& look,
                                                           const LessonClaim& claim)
{
    Control control({.time = m_time}, look.token);
    const auto count = look.puzzle().count(*look.board.problem, {}, control);
    if (control.stopped() || (count && count->outcome.ending == Ending::Stopped))
        return undecided(look, claim);
    if (!count)
        return look.error(count.error().sentence, claim.spot);
    return count->count;
}

LessonChecker::Checked<std::string> LessonChecker::classesOf(const Look& look,
                                                             const LessonClaim& claim)
{
    const Puzzle& puzzle = look.puzzle();
    std::set<Solution> classes;
    Control control(
        {.nodes = kMostClaimNodes, .time = m_time}, look.token, [&](std::span<const Value> values) {
            classes.insert(puzzle.canonical(*look.board.problem, {values.begin(), values.end()}));
            return classes.size() < kMostClasses;
        });
    const Outcome outcome =
        puzzle.run(look.board.strategy, *look.board.problem, look.board.options, control);
    if (outcome.ending == Ending::RanDry)
        return look.error({phrase("Lesson", "%1 does not look for all solutions; search by "
                                            "another strategy."),
                           {puzzle.info().strategies[look.board.strategy].id}},
                          claim.spot);
    if (outcome.ending != Ending::Exhausted)
        return undecided(look, claim);
    return std::to_string(classes.size());
}

LessonChecker::Checked<std::string> LessonChecker::calculationOf(const Look& look,
                                                                 const LessonClaim& claim)
{
    const auto words = std::span(claim.words);
    if (words.size() < 4 || words[words.size() - 2] != "=")
        return look.error({phrase("Lesson", "write \"calc 8 * 7 = 56\".")}, claim.spot);
    if (const auto value = calculated(words.subspan(1, words.size() - 3)))
        return *value;
    return look.error({phrase("Lesson", "this cannot be calculated: whole numbers below 2^64, "
                                        "with + - * / ^ between blanks, from left to right, "
                                        "and divisions without a remainder.")},
                      claim.spot);
}

// What is true in place of the last word of the claim (of some, of all words but the first). An
// empty answer: nothing can be said.
LessonChecker::Checked<std::string> LessonChecker::truthOf(const Look& look,
                                                           const LessonClaim& claim)
{
    const auto words = std::span(claim.words);
    const std::string& name = words.front();
    const Puzzle& puzzle = look.puzzle();
    const LessonStage& stage = look.stage;
    if ((isAmong(name, kPlain) || isAmong(name, kMoments)) && words.size() != 2)
        return look.error({phrase("Lesson", "one word says what \"%1\" is, as in \"%1 %2\"."),
                           {name, words.back()}},
                          claim.spot);
    if (isAmong(name, kFigures))
        return claimedFigure(look, claim);
    if (name == "ratio" || name == "first-ratio")
        return ratioOf(look, claim);
    if (isAmong(name, kMoments))
        return std::to_string(momentOf(stage, name));
    if (name == "event")
        return eventName(stage.event);
    if (name == "next")
        return eventName(stage.position < stage.trace->size()
                             ? std::optional(stage.trace->event(stage.position))
                             : std::nullopt);
    if (name == "rule")
        return std::string(stage.event ? puzzle.ruleName(stage.event->ruleOrNone()).text
                                       : "nothing");
    if (name == "count")
        return countOf(look, claim);
    if (name == "classes")
        return classesOf(look, claim);
    if (name == "difficulty" || name == "score" || name == "technique")
        return ratedOf(look, claim);
    if (name == "calc")
        return calculationOf(look, claim);
    if (name == "title") {
        const std::string title = puzzle.title(*look.board.problem).text(ungrouped([](Phrase each) {
            return std::string(each.text);
        }));
        return hasNumber(title, words.back()) ? words.back() : title;
    }
    if (name == "says") {
        const std::string wanted = joinedWords(words.subspan(1));
        const std::string reason = stage.reason.text();
        return reason.find(wanted) != std::string::npos ? wanted : reason;
    }
    if (name == "unchecked")
        return words.back();
    return look.error({phrase("Lesson", "there is no claim \"%1\"; the nearest are: %2."),
                       {name, joinedWords(nearest(name, claimNames()))}},
                      claim.spot);
}

void LessonChecker::checkPlaces(const Look& look, const LessonClaim& claim,
                                std::vector<LessonFault>& faults)
{
    const std::string& name = claim.words.front();
    const auto add = [&](Sentence sentence) {
        faults.push_back(look.error(std::move(sentence), claim.spot).value());
    };
    const auto placeNames = namesIn(std::span(claim.words).subspan(1));
    if (placeNames.empty())
        add({phrase("Lesson", "name a place, as in \"%1 %2\"."), {name, look.names.example()}});
    for (const std::string& placeName : placeNames) {
        const auto place = look.names.find(placeName);
        if (!place) {
            add({phrase("Lesson", "\"%1\" is not a place on the board; write it as \"%2\"."),
                 {placeName, look.names.example()}});
            continue;
        }
        ++m_tally.places;
        const State& state = *look.stage.state;
        bool isHeld = false;
        bool isRemoved = false;
        for (Variable v = 0; v < state.dimensions().variables; ++v) {
            if (place->variable != kAnyVariable && place->variable != v)
                continue;
            isHeld = isHeld || (place->value == kNoValue ? state.value(v) != kNoValue
                                                         : state.value(v) == place->value);
            isRemoved = isRemoved || (place->value != kNoValue && state.removed(v, place->value));
        }
        const bool isTrue = name == "holds" ? isHeld : name == "free" ? !isHeld : isRemoved;
        if (!isTrue)
            add({phrase("Lesson", "\"%1 %2\" does not hold here."), {name, placeName}});
    }
}

void LessonChecker::checkClaim(const Look& look, const LessonClaim& claim,
                               std::vector<LessonFault>& faults)
{
    const auto words = std::span(claim.words);
    const std::string& name = words.front();
    const auto add = [&](Sentence sentence) {
        faults.push_back(look.error(std::move(sentence), claim.spot).value());
    };
    ++m_tally.claims;
    if (words.size() < 2)
        return add({phrase("Lesson", "say what \"%1\" is, as in \"nodes 60\"."), {name}});
    if (name == "holds" || name == "free" || name == "removed")
        return checkPlaces(look, claim, faults);
    auto truth = truthOf(look, claim);
    if (!truth)
        return faults.push_back(std::move(truth.error()));
    const bool isOfWords = name == "says" || name == "rule";
    const std::string claimed = isOfWords ? joinedWords(words.subspan(1)) : words.back();
    if (claimed != *truth)
        add({phrase("Lesson", "\"%1\" is claimed, but it is \"%2\"."),
             {joinedWords(words), *truth}});
}

void LessonChecker::checkText(const Look& look, const LessonText& text, LessonRigour rigour,
                              std::vector<LessonFault>& faults, std::string_view headKey)
{
    LessonSpot spot;
    const auto add = [&](Sentence sentence) {
        auto fault = look.error(sentence, spot).value();
        if (!headKey.empty()) // it is on no page
            fault.sentence = {phrase("Lesson", "\"%1\": %2"), {headKey, std::move(sentence)}};
        faults.push_back(std::move(fault));
    };
    if (text.empty())
        return;
    std::optional<std::set<std::string>> numbersBefore;
    for (const auto& [language, words] : text) {
        spot = words.spot;
        std::set<std::string> numbers;
        for (const LessonPiece& piece : piecesOf(words.text)) {
            if (piece.kind == LessonPiece::Kind::Place) {
                ++m_tally.places;
                if (!look.names.find(piece.text))
                    add({phrase("Lesson",
                                "\"%1\" is not a place on the board; write it as \"%2\"."),
                         {piece.text, look.names.example()}});
            } else if (piece.kind == LessonPiece::Kind::Number) {
                ++m_tally.numbers;
                numbers.insert(piece.text);
                const bool isClaimed =
                    !look.isClaimed ||
                    std::ranges::any_of(look.page.claims, [&](const LessonClaim& claim) {
                        return isAbout(claim, piece.text);
                    });
                if (!isClaimed)
                    add({headKey.empty()
                             ? phrase("Lesson", "the number %1 is not claimed on this page; write "
                                                "a claim that it is.")
                             : phrase("Lesson", "the number %1 is not claimed on the first page; "
                                                "write a claim that it is."),
                         {piece.text}});
            } else if (const auto open = unclosedIn(piece.text); !open.empty()) {
                add({phrase(
                         "Lesson",
                         "\"%1\": this is never closed; write \"%2\" after the place or number."),
                     {open, open.front() == '[' ? "]" : "}"}});
            } else if (rigour == LessonRigour::Proof &&
                       std::ranges::any_of(piece.text, [](char c) { return c >= '0' && c <= '9'; }))
                add({phrase("Lesson", "a number in \"%1\" is not checked; write it in braces and "
                                      "claim it."),
                     {piece.text}});
        }
        if (rigour == LessonRigour::Proof && numbersBefore && *numbersBefore != numbers)
            add({phrase("Lesson", "the numbers in the language %1 differ."), {language}});
        numbersBefore = std::move(numbers);
    }
    spot = text.begin()->second.spot;
    if (rigour == LessonRigour::Proof && hasWords(text.begin()->second.text))
        for (const std::string& language : m_lesson.languages)
            if (!text.contains(language))
                add({phrase("Lesson", "a text is missing in the language %1: \"%2\"."),
                     {language, text.begin()->second.text.substr(0, 40)}});
}

void LessonChecker::checkTexts(const Look& look, LessonRigour rigour,
                               std::vector<LessonFault>& faults)
{
    checkText(look, look.page.text, rigour, faults);
    checkText(look, look.page.question, rigour, faults);
    for (const LessonAnswer& answer : look.page.answers) {
        // A wrong answer's number is not true.
        const bool isWrongChoice = look.page.isChoice() && !answer.isRight;
        checkText(look, answer.text, isWrongChoice ? LessonRigour::Claims : rigour, faults);
        checkText(look, answer.because, rigour, faults);
    }
    if (&look.page == &m_lesson.pages.front()) {
        checkText(look, m_lesson.title, rigour, faults, "title");
        checkText(look, m_lesson.about, rigour, faults, "about");
    }
}

template<class Check>
std::vector<LessonFault> LessonChecker::lookAt(std::size_t index, bool isClaimed,
                                               const std::stop_token& token, Check check)
{
    const LessonPage& page = m_lesson.pages[index];
    const auto made = m_stages.stage(index, token);
    std::vector<LessonFault> faults;
    if (!made)
        faults.push_back(LessonFault{made.error()});
    if (token.stop_requested())
        return faults;
    LessonStage stage;
    if (made) {
        stage = *made;
    } else { // what is said of the board is looked at all the same
        stage.board = m_lesson.boardOf(page);
        stage.trace = std::make_shared<Trace>();
        stage = stage.at(0);
    }
    const PlaceNames names(stage.board);
    check(Look{page, m_lesson.boardOf(page), stage, names, token, isClaimed, made.has_value()},
          faults);
    return faults;
}

void LessonChecker::checkClaims(const Look& look, std::vector<LessonFault>& faults)
{
    for (const LessonClaim& claim : look.page.claims)
        if (!look.token.stop_requested() && (look.isThere || !isOfMoment(claim)))
            checkClaim(look, claim, faults);
}

std::vector<LessonFault> LessonChecker::checkSaid(std::size_t index, bool isClaimed,
                                                  const std::stop_token& token)
{
    return lookAt(index, isClaimed, token, [&](const Look& look, std::vector<LessonFault>& faults) {
        checkClaims(look, faults);
        checkTexts(look, LessonRigour::Claims, faults);
    });
}

std::vector<LessonFault> LessonChecker::checkPage(std::size_t index, LessonRigour rigour,
                                                  const std::stop_token& token)
{
    return lookAt(index, true, token, [&](const Look& look, std::vector<LessonFault>& faults) {
        checkClaims(look, faults);
        if (token.stop_requested())
            return;
        checkTexts(look, rigour, faults);
        if (!look.isThere)
            return;
        if (look.page.isPrediction)
            if (auto question = m_stages.prediction(index, token); !question)
                faults.push_back(LessonFault{std::move(question.error())});
        if (look.page.task && !token.stop_requested())
            if (auto fault = faultOf(look.stage, *look.page.task, m_time, token))
                faults.push_back(look.error(std::move(fault->sentence),
                                            {fault->line, fault->column}, fault->isUndecided)
                                     .value());
    });
}

std::vector<LessonFault> LessonChecker::check(LessonRigour rigour, const std::stop_token& token)
{
    std::vector<LessonFault> faults;
    for (std::size_t i = 0; i < m_lesson.pages.size() && !token.stop_requested(); ++i) {
        auto found = checkPage(i, rigour, token);
        std::ranges::move(found, std::back_inserter(faults));
    }
    return faults;
}

} // namespace clew
