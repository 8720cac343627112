#include "core/lessons/lessonboard.h"

#include <span>

#include "core/puzzle/registry.h"
#include "core/puzzle/uncounted.h"

namespace clew {

namespace {

tl::unexpected<Error> boardError(const LessonLine& line, Sentence sentence)
{
    return fail(std::move(sentence), line.line, line.column);
}

// What the words after the puzzle's name say.
struct Posed
{
    const PresetInfo* preset = nullptr;
    Parameters given = {};
};

Result<void> addPreset(Posed& posed, const LessonLine& line, const std::string& id,
                       const Puzzle& puzzle)
{
    if (const auto known = knownName(line, id, allIds(puzzle.info().presets),
                                     phrase("Lesson", "There is no preset \"%1\"; the "
                                                      "nearest are: %2."));
        !known)
        return tl::make_unexpected(known.error());
    if (posed.preset != nullptr)
        return boardError(line, {phrase("Lesson", "A board has one preset, not @%1 and "
                                                  "@%2."),
                                 {posed.preset->id, id}});
    posed.preset = puzzle.preset(id);
    return {};
}

Result<void> addParameter(Posed& posed, const LessonLine& line, const std::string& word,
                          const Puzzle& puzzle)
{
    const std::size_t equals = word.find('=');
    const std::string id = word.substr(0, equals);
    if (const auto known = knownName(line, id, allIds(puzzle.info().parameters),
                                     phrase("Lesson", "There is no parameter \"%1\"; the "
                                                      "nearest are: %2."));
        !known)
        return tl::make_unexpected(known.error());
    const std::string value = equals == std::string::npos ? "1" : word.substr(equals + 1);
    if (!posed.given.emplace(id, value).second)
        return boardError(line, {phrase("Lesson", "\"%1\" is listed twice."), {id}});
    return {};
}

Result<Posed> posedBy(std::span<const std::string> words, const LessonLine& line,
                      const Puzzle& puzzle)
{
    Posed posed;
    for (const std::string& word : words) {
        const auto added = word.starts_with('@') ? addPreset(posed, line, word.substr(1), puzzle)
                                                 : addParameter(posed, line, word, puzzle);
        if (!added)
            return tl::make_unexpected(added.error());
    }
    const PresetInfo* const preset = posed.preset;
    if (preset != nullptr && isReplaced(*preset, posed.given))
        return boardError(
            line, {phrase("Lesson",
                          "@%1 is the same as the values given with it; leave one of them out."),
                   {preset->id}});
    if (preset != nullptr && !line.more.empty())
        return boardError(line,
                          {phrase("Lesson", "A board is a preset or the text on the lines after "
                                            "it; leave one of them out.")});
    return posed;
}

Result<ProblemPtr> posedProblem(const Posed& posed, const LessonLine& line, const Puzzle& puzzle)
{
    Parameters parameters = posed.given;
    if (posed.preset != nullptr)
        parameters.insert(posed.preset->parameters.begin(), posed.preset->parameters.end());
    std::string text = posed.preset != nullptr ? posed.preset->text : std::string();
    for (const std::string& more : line.more)
        text += more + '\n';
    const std::string format = posed.preset != nullptr ? posed.preset->format : std::string();
    auto problem = text.empty() ? puzzle.create(parameters) : puzzle.read(text, format, parameters);
    if (!problem) {
        const bool isInText = problem.error().line > 0 && !line.more.empty();
        return fail(problem.error().sentence,
                    isInText ? line.line + problem.error().line : line.line,
                    isInText ? problem.error().column : line.column);
    }
    const auto uncounted =
        text.empty() ? std::nullopt
                     : uncountedParameter(puzzle, posed.given, parameters, text, format, **problem);
    if (uncounted)
        return boardError(line,
                          {phrase("Lesson", "\"%1\" has no effect on this board, which is already "
                                            "a complete problem; leave one of them out."),
                           {*uncounted}});
    return problem;
}

} // namespace

Result<LessonBoard> boardOfLine(const LessonLine& line)
{
    const auto words = valueWords(line.value);
    if (words.empty())
        return boardError(line,
                          {phrase("Lesson", "Name the puzzle and its problem: \"board: queens "
                                            "@p90\", \"board: queens size=6\", or the board "
                                            "as text on the lines after it.")});
    if (const auto known = knownName(line, words.front(), puzzleIds(),
                                     phrase("Lesson", "There is no puzzle \"%1\"; the nearest are: "
                                                      "%2."));
        !known)
        return tl::make_unexpected(known.error());
    const Puzzle& puzzle = *findPuzzle(words.front());
    const auto posed = posedBy(std::span(words).subspan(1), line, puzzle);
    if (!posed)
        return tl::make_unexpected(posed.error());
    auto problem = posedProblem(*posed, line, puzzle);
    if (!problem)
        return tl::make_unexpected(problem.error());
    LessonBoard board;
    board.puzzle = &puzzle;
    board.problem = *std::move(problem);
    const StrategyInfo& usual = puzzle.info().strategies.front();
    board.strategy = *puzzle.strategyIndex(usual.id);
    if (puzzle.refusal(board.strategy, *board.problem))
        board.strategy = puzzle.substitute(*board.problem).value_or(board.strategy);
    return board;
}

} // namespace clew
