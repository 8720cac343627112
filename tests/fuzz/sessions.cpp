// What the window keeps: sessions, workspaces, solves by hand, links.

#include <QByteArray>
#include <nlohmann/json.hpp>
#include <set>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/handjson.h"
#include "core/session/sentencejson.h"
#include "core/session/sessionfile.h"
#include "core/session/workspace.h"
#include "core/text/english.h"
#include "core/text/readjson.h"
#include "tests/fuzz/target.h"

namespace clew::fuzz {

namespace {

QByteArray bytesOf(std::string_view input)
{
    return {input.data(), static_cast<qsizetype>(input.size())};
}

} // namespace

void readSession(std::string_view input)
{
    const auto session = clew::readSession(bytesOf(input));
    if (!session)
        return (void)english(session.error());
    const QByteArray text = writeSession(*session);
    const auto again = clew::readSession(text);
    require(again.has_value(), "a session that is written is read");
    require(writeSession(*again) == text, "a session that is read is the one that was written");
}

void readWorkspace(std::string_view input)
{
    const auto workspace = clew::readWorkspace(bytesOf(input));
    if (!workspace)
        return (void)english(workspace.error());
    require(!workspace->boards.empty(), "a workspace has a board");
    const QByteArray text = writeWorkspace(*workspace);
    const auto again = clew::readWorkspace(text);
    require(again && writeWorkspace(*again) == text,
            "a workspace that is read is the one that was written");
}

/// As the settings keep the title of a board that was solved, and a session what a step is called.
void readSentence(std::string_view input)
{
    constexpr std::size_t kShort = 1000; ///< what is longer may be left out the next time
    std::set<std::string> texts;
    const Sentence sentence = sentenceFrom(readJson(std::string(input)), texts);
    std::set<std::string> others;
    const Sentence again = sentenceFrom(toJson(sentence), others);
    require(sentence.text().size() > kShort || again.text() == sentence.text(),
            "a sentence that is read is the one that was kept");
}

/// A byte for the puzzle, then the moves on the board of its first preset.
void readHand(std::string_view input)
{
    const Puzzle& puzzle = takePuzzle(input);
    const auto json = nlohmann::json::parse(input, nullptr, false);
    const auto hand =
        handFromJson(json, puzzle, puzzle.presetProblem(puzzle.info().presets.front()));
    if (hand == nullptr)
        return;
    const nlohmann::json kept = toJson(*hand);
    const auto again = handFromJson(kept, puzzle, hand->problem());
    require(again && toJson(*again) == kept, "a solve that is read is the one that was kept");
    require(again->state() == hand->state(), "the same moves make the same board");
}

/// A link, then, as its check sum guards what follows, the text of a problem in the format of the
/// puzzle that a byte names.
void readLink(std::string_view input)
{
    const auto check = [](std::string_view link) {
        const auto moment = clew::readLink(link);
        if (!moment)
            return;
        const std::string written = writeLink(*moment);
        const auto again = clew::readLink(written);
        require(again && again->puzzle == moment->puzzle && again->strategy == moment->strategy &&
                    again->step == moment->step && writeLink(*again) == written,
                "a link leads to the moment that it was made of");
    };
    check(input);
    const Puzzle& puzzle = takePuzzle(input);
    const unsigned step = takeByte(input);
    const auto problem = puzzle.read(input, {}, {});
    if (!problem)
        return;
    const Puzzle& own = ownPuzzle(puzzle, **problem);
    const std::string link =
        writeLink({&own, *problem, step % own.info().strategies.size(), {step}, step});
    require(link.size() > 2 * kMaxLinkText || clew::readLink(link).has_value(),
            "a link can be read");
    check(link);
}

} // namespace clew::fuzz
