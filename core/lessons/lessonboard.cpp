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
    LessonBoard board;
    board.puzzle = findPuzzle(words.front());
    const PuzzleInfo& info = board.puzzle->info();
    Parameters given;
    const PresetInfo* preset = nullptr;
    for (const std::string& word : std::span(words).subspan(1)) {
        if (word.starts_with('@')) {
            const std::string id = word.substr(1);
            if (const auto known = knownName(line, id, allIds(info.presets),
                                             phrase("Lesson", "There is no preset \"%1\"; the "
                                                              "nearest are: %2."));
                !known)
                return tl::make_unexpected(known.error());
            if (preset != nullptr)
                return boardError(line, {phrase("Lesson", "A board has one preset, not @%1 and "
                                                          "@%2."),
                                         {preset->id, id}});
            preset = board.puzzle->preset(id);
            continue;
        }
        const std::size_t equals = word.find('=');
        const std::string id = word.substr(0, equals);
        if (const auto known = knownName(line, id, allIds(info.parameters),
                                         phrase("Lesson", "There is no parameter \"%1\"; the "
                                                          "nearest are: %2."));
            !known)
            return tl::make_unexpected(known.error());
        if (!given.emplace(id, equals == std::string::npos ? "1" : word.substr(equals + 1)).second)
            return boardError(line, {phrase("Lesson", "\"%1\" is there twice."), {id}});
    }
    if (preset != nullptr && isReplaced(*preset, given))
        return boardError(line, {phrase("Lesson", "@%1 is nothing but what is given beside it; "
                                                  "leave one of them out."),
                                 {preset->id}});
    if (preset != nullptr && !line.more.empty())
        return boardError(line,
                          {phrase("Lesson", "A board is a preset or the text on the lines after "
                                            "it; leave one of them out.")});
    Parameters parameters = given;
    if (preset != nullptr)
        parameters.insert(preset->parameters.begin(), preset->parameters.end());
    std::string text = preset != nullptr ? preset->text : std::string();
    for (const std::string& more : line.more)
        text += more + '\n';
    auto problem =
        text.empty() ? board.puzzle->create(parameters)
                     : board.puzzle->read(text, preset != nullptr ? preset->format : std::string(),
                                          parameters);
    if (!problem) {
        const bool isInText = problem.error().line > 0 && !line.more.empty();
        return fail(problem.error().sentence,
                    isInText ? line.line + problem.error().line : line.line,
                    isInText ? problem.error().column : line.column);
    }
    board.problem = *std::move(problem);
    const std::string format = preset != nullptr ? preset->format : std::string();
    const auto uncounted = text.empty() ? std::nullopt
                                        : uncountedParameter(*board.puzzle, given, parameters, text,
                                                             format, *board.problem);
    if (uncounted)
        return boardError(line, {phrase("Lesson", "\"%1\" does not count with this board, which is "
                                                  "a whole problem; leave one of them out."),
                                 {*uncounted}});
    const StrategyInfo& usual = info.strategies.front();
    board.strategy = *board.puzzle->strategyIndex(usual.id);
    if (board.puzzle->refusal(board.strategy, *board.problem))
        board.strategy = board.puzzle->substitute(*board.problem).value_or(board.strategy);
    return board;
}

} // namespace clew
