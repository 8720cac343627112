// What each step of number words writes, in words.

#include <algorithm>

#include "core/puzzles/words/puzzle.h"
#include "core/puzzles/words/spelling.h"

namespace clew::words {

namespace {

std::string spoken(const WordsProblem& words, std::string number)
{
    WordsProblem part = words;
    part.direction = Direction::ToWords;
    part.form = words.form;
    part.number = std::move(number);
    std::vector<Value> values = spokenWords(part);
    if (!values.empty() && part.form == Form::Cheque)
        values.pop_back(); // the ending closes the whole amount
    return words.vocabulary().join(values);
}

// Without leading zeros; of zero nothing is left.
std::string significant(const std::string& digits)
{
    const std::size_t first = digits.find_first_not_of('0');
    return first == std::string::npos ? std::string() : digits.substr(first);
}

// What is written of each group in turn: some languages join them by a word or a zero.
class Joined
{
public:
    explicit Joined(std::string whole) : m_whole(std::move(whole)) {}

    /// Of the next group, which is this by itself; the same if it is not found.
    std::string next(const std::string& alone)
    {
        const std::size_t begin = m_whole.find_first_not_of(' ', m_read);
        const std::size_t found = m_whole.find(alone, m_read);
        if (found == std::string::npos)
            return alone;
        m_read = found + alone.size();
        return m_whole.substr(begin, m_read - begin);
    }

private:
    std::string m_whole;
    std::size_t m_read = 0;
};

// How a number is said: its groups of digits from the left, each in words by itself and with the
// scale it stands for.
std::vector<Sentence> groupsOf(const WordsProblem& words)
{
    std::vector<Sentence> steps;
    const std::string number = significant(words.number);
    if (number.empty())
        return {{phrase("words", "Zero has a word of its own: “%1”."), {spoken(words, "0")}}};
    const std::size_t size = words.vocabulary().groupSize();
    steps.push_back({phrase("words", "As spoken: from the right, the digits of %1 form groups of "
                                     "%2."),
                     {number, size}});
    Joined joined(spoken(words, number));
    for (std::size_t left = number.size(); left > 0;) {
        const std::size_t power = (left - 1) / size * size;
        const std::string digits = number.substr(number.size() - left, left - power);
        left = power;
        const std::string group = significant(digits);
        if (group.empty()) {
            steps.push_back(
                {phrase("words", "The group %1 is all zeros and is left out."), {digits}});
            continue;
        }
        const std::string alone = spoken(words, group);
        const std::string scaled = spoken(words, group + std::string(power, '0'));
        Sentence step =
            power == 0
                ? Sentence{phrase("words", "The last group, %1, is “%2”."), {digits, alone}}
                : Sentence{phrase("words", "The group %1 counts 10^%2: “%3” with the word of "
                                           "its scale is “%4”."),
                           {digits, power, alone, scaled}};
        if (std::string piece = joined.next(scaled); piece != scaled)
            step = {phrase("words", "%1 After other groups it is joined: “%2”."),
                    {std::move(step), std::move(piece)}};
        steps.push_back(std::move(step));
    }
    return steps;
}

// The words of a text, and what they mean.
std::vector<Sentence> meaningOf(const WordsProblem& words)
{
    const std::string number = significant(words.number);
    std::vector<Sentence> steps{
        {phrase("words", "“%1” is read as %2."), {words.text, words.number}}};
    const auto given = words.vocabulary().parse(words.text);
    if (whyNotSpelled(words))
        return steps;
    if (given && words.vocabulary().unitLeftOut(*given) > 0)
        steps.push_back({phrase("words", "It is short for “%1”: after the last digit the unit "
                                         "below the one before it is left out."),
                         {spoken(words, words.number)}});
    if (!number.empty())
        for (Sentence& group : groupsOf(words))
            steps.push_back(std::move(group));
    return steps;
}

} // namespace

Sentence WordsPuzzle::placeName(const WordsProblem& words, Place place) const
{
    const bool toWords = words.direction == Direction::ToWords;
    const std::string number = std::to_string(place.variable + 1);
    if (place.value == kNoValue)
        return {toWords ? phrase("words", "word %1") : phrase("words", "digit %1"), {number}};
    return {toWords ? phrase("words", "word %1 = %2") : phrase("words", "digit %1 = %2"),
            {number, words.vocabulary().word(place.value).text}};
}

Sentence WordsPuzzle::explain(const WordsProblem& words, const State& before, Event event) const
{
    const Place place{event.variable(), event.value()};
    switch (event.kind()) {
    case EventKind::Assign: {
        const std::string& text = words.vocabulary().word(event.value()).text;
        const std::string index = std::to_string(event.variable() + 1);
        switch (event.rule()) {
        case DigitWord:
            return {phrase("words", "Digit %1 of the number is %2: write “%3”."),
                    {index, words.number.substr(event.variable(), 1), text},
                    {place}};
        case DigitRead:
            return {
                phrase("words", "Digit %1 of what the words mean is %2."), {index, text}, {place}};
        case EndingWord:
            return {
                phrase("words", "“%1” closes the amount: nothing can be added."), {text}, {place}};
        default:
            return {phrase("words", "As spoken, word %1 is “%2”."), {index, text}, {place}};
        }
    }
    case EventKind::Conflict:
        return tooLongToSpell(words);
    case EventKind::Solution:
        return {phrase("words", "The whole number is written: %1."),
                {resultText(words, solutionAt(words, before))}};
    default:
        return {};
    }
}

// First digit by digit, then group by group as it is spoken: both without any search.
Explanation WordsPuzzle::explainSolution(const WordsProblem& words, const ExplainRequest& request,
                                         Control& control) const
{
    constexpr std::size_t kMostDigits = 200; // more are all alike
    Explanation explanation;
    const auto append = [&](std::vector<Sentence> more) {
        for (Sentence& sentence : more)
            explanation.steps.emplace_back(std::move(sentence));
    };
    if (words.direction == Direction::ToDigits) {
        append(meaningOf(words));
    } else {
        const std::vector<Value> values = digitWords(words);
        const std::size_t shown =
            request.allSteps ? values.size() : std::min(values.size(), kMostDigits);
        State state(dimensions(words));
        for (Variable place = 0; place < shown && control.pollAt(place); ++place) {
            const bool ends = words.vocabulary().word(values[place]).role == Word::Role::Ending;
            const Rule rule = ends ? EndingWord : DigitWord;
            Sentence step = explain(words, state, Event::assign(place, values[place], rule));
            step.rule = rule;
            explanation.steps.push_back(settling(std::move(step)));
        }
        if (shown < values.size())
            explanation.steps.push_back(Sentence{
                phrase("words", "The other %1 digits follow likewise."), {values.size() - shown}});
        else
            explanation.steps.push_back(Sentence{
                phrase("words", "The whole number is written: %1."), {resultText(words, values)}});
        if (auto reason = whyNotSpelled(words)) {
            explanation.steps.emplace_back(*std::move(reason));
        } else {
            append(groupsOf(words));
            explanation.steps.push_back(
                Sentence{phrase("words", "As spoken, the whole number is: %1."),
                         {words.vocabulary().join(spokenWords(words))}});
        }
    }
    static_cast<void>(control.solution([] { return Solution{}; }));
    explanation.outcome = control.finish();
    return explanation;
}

} // namespace clew::words
