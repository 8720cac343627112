#include "core/session/historyjson.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/documentfile.h"
#include "core/session/documentio.h"
#include "core/session/documentjson.h"
#include "core/session/handjson.h"
#include "core/session/json.h"
#include "core/session/runrecord.h"
#include "core/session/sentencejson.h"

namespace clew {

namespace {

using StepJson = nlohmann::json;

constexpr double kMostStepEvents = 0xFFFFFFFF; ///< no trace has more

// Before such a step had its mark only its words said so.
bool saysItGoesOn(const StepJson& what)
{
    return what == StepJson::array({"Workbench", "Go on from here"});
}

bool isKeptHand(const Document& document)
{
    return document.hand && (document.isByHand || document.hand->isTouched());
}

StepJson stepJson(const Document& document, const Document& neighbour)
{
    const Puzzle& puzzle = *document.puzzle;
    StepJson json{{"strategy", puzzle.info().strategies[document.strategy].id},
                  {"seed", std::to_string(document.options.seed)},
                  {"position", document.position},
                  {"saved", !document.file->isModified(document)}};
    if (StepJson settings = settingsJson(document); !settings.is_null())
        json["settings"] = std::move(settings);
    if (StepJson generated = generatedJson(document.generated); !generated.is_null())
        json["generated"] = std::move(generated);
    if (document.preset != nullptr)
        json["preset"] = document.preset->id;
    const bool hasRun = !document.isByHand && (document.trace || document.runLetGo);
    if (hasRun)
        json["watching"] = true;
    writeRun(json, document);
    if (const Bookmarks marks = bookmarksOf(document); !marks.isEmpty())
        json["bookmarks"] = toJson(marks);
    if (hasRun && document.recording)
        json["trace"] = {{"file", document.recording->fileName.toStdString()},
                         {"events", document.trace ? document.trace->size()
                                                   : document.recording->header.events}};
    if (document.isByHand)
        json["shown"] = true;
    if (document.problem != neighbour.problem) {
        const std::string& format = keepingFormat(puzzle).id;
        json["format"] = format;
        json["problem"] = puzzle.write(*document.problem, format);
    }
    const bool isNeighbours = document.problem == neighbour.problem &&
                              document.hand == neighbour.hand && isKeptHand(neighbour);
    if (isKeptHand(document) && !isNeighbours)
        json["hand"] = toJson(*document.hand);
    if (document.draft)
        json["draft"] = draftJson(document.draft);
    if (document.file != neighbour.file)
        json["file"] = fileJson(*document.file);
    return json;
}

// From the document shown into the past, or into what was undone.
class Keeper
{
public:
    explicit Keeper(const Document& shown) : m_neighbour(&shown) {}

    /// False once there is no room left.
    bool add(const History::Step& step, std::size_t& room, std::vector<StepJson>& kept)
    {
        if (step.other == nullptr) // a bookmark belongs to a run
            return true;
        const StepDocument& other = *step.other;
        const Puzzle* const puzzle = other.document.puzzle; // null: not read yet
        const bool isOthers = puzzle != nullptr && puzzle != m_neighbour->puzzle;
        if (isOthers && findPuzzle(puzzle->info().id) != puzzle)
            return false; // a search from elsewhere is kept only while it is shown
        StepJson json = other.unread ? *other.unread : stepJson(other.document, *m_neighbour);
        json["what"] = toJson(step.what);
        if (step.goesOn)
            json["goesOn"] = true;
        if (isOthers)
            json["puzzle"] = puzzle->info().id;
        if (!other.unread && other.document.isByHand)
            json["handEvents"] = other.handEvents;
        const std::size_t bytes =
            json.dump(-1, ' ', false, StepJson::error_handler_t::replace).size();
        if (bytes > room || m_count == kMostKeptSteps)
            return false;
        room -= bytes;
        ++m_count;
        if (!other.unread)
            m_neighbour = &other.document;
        kept.push_back(std::move(json));
        return true;
    }

private:
    const Document* m_neighbour;
    std::size_t m_count = 0;
};

// A recorded run is looked for in its file when somebody wants to see it.
std::shared_ptr<const Recording> recordingFrom(const StepJson& trace, const Document& document)
{
    const std::string name = textOf(memberOf(trace, "file"));
    if (name.empty())
        return nullptr;
    Recording recording{QString::fromStdString(name), {}, traceHeader(document, {})};
    recording.header.events = static_cast<std::uint64_t>(
        std::clamp(numberOf(memberOf(trace, "events")), 0.0, kMostStepEvents));
    return std::make_shared<const Recording>(std::move(recording));
}

std::uint64_t positionIn(const StepJson& step, double end)
{
    return static_cast<std::uint64_t>(std::clamp(numberOf(memberOf(step, "position")), 0.0, end));
}

void readStepHand(Document& document, const StepJson& step)
{
    if (const StepJson& hand = memberOf(step, "hand"); hand.is_object())
        document.hand = handFromJson(hand, *document.puzzle, document.problem);
    document.isByHand = document.hand && boolOf(memberOf(step, "shown"));
}

void readStepRun(Document& document, const StepJson& step)
{
    const auto end =
        document.isByHand ? static_cast<double>(document.hand->trace()->size()) : kMostStepEvents;
    document.runLetGo = !document.isByHand && boolOf(memberOf(step, "watching"));
    document.isOfEarlierStart = document.runLetGo;
    if (document.isByHand || document.runLetGo)
        document.position = positionIn(step, end);
    if (document.runLetGo)
        document.recording = recordingFrom(memberOf(step, "trace"), document);
}

} // namespace

nlohmann::json historyToJson(const History::Steps& steps, const Document& shown)
{
    std::size_t room = kMostKeptBytes;
    const auto here = steps.list.begin() + static_cast<std::ptrdiff_t>(steps.done);
    std::vector<StepJson> done;
    Keeper past(shown);
    for (auto step = std::make_reverse_iterator(here);
         step != steps.list.rend() && past.add(*step, room, done);)
        ++step;
    std::vector<StepJson> undone;
    Keeper future(shown);
    for (auto step = here; step != steps.list.end() && future.add(*step, room, undone);)
        ++step;
    if (done.empty() && undone.empty())
        return nullptr;
    const std::size_t count = done.size();
    std::ranges::reverse(done);
    std::ranges::move(undone, std::back_inserter(done));
    return {{"done", count}, {"steps", std::move(done)}};
}

History::Steps historyFromJson(const nlohmann::json& json, std::set<std::string>& texts)
{
    const StepJson& list = memberOf(json, "steps");
    if (!list.is_array() || list.size() > 2 * kMostKeptSteps)
        return {};
    History::Steps steps;
    for (const StepJson& step : list) {
        auto other = std::make_shared<StepDocument>();
        other->unread = std::make_shared<const StepJson>(step);
        const StepJson& what = memberOf(step, "what");
        steps.list.push_back({.what = sentenceFrom(what, texts),
                              .redo = {},
                              .undo = {},
                              .other = std::move(other),
                              .goesOn = boolOf(memberOf(step, "goesOn")) || saysItGoesOn(what)});
    }
    const double done = numberOf(memberOf(json, "done"));
    steps.done =
        static_cast<std::size_t>(std::clamp(done, 0.0, static_cast<double>(steps.list.size())));
    return steps;
}

nlohmann::json stepWithoutFile(const Document& document, const Document& neighbour)
{
    StepJson json = stepJson(document, neighbour);
    json.erase("saved");
    json.erase("file");
    return json;
}

std::optional<StepDocument> documentFromStep(const nlohmann::json& step, const Document& neighbour)
{
    // Before a search from elsewhere took its place the board was one of our puzzles.
    const bool isElsewhere = findPuzzle(neighbour.puzzle->info().id) != neighbour.puzzle;
    const Puzzle* const own = isElsewhere ? findPuzzle(textOf(memberOf(step, "puzzle"))) : nullptr;
    const Puzzle& puzzle = own != nullptr ? *own : *neighbour.puzzle;
    if (own != nullptr && !memberOf(step, "problem").is_string())
        return std::nullopt;
    const auto strategy = puzzle.strategyIndex(textOf(memberOf(step, "strategy")));
    const auto seed = longNumberOf(memberOf(step, "seed"));
    if (!strategy || !seed)
        return std::nullopt;
    Document document{&puzzle, neighbour.problem, *strategy};
    document.options.seed = *seed;
    document.options.settings =
        settingsFrom(memberOf(step, "settings"), puzzle.info().strategies[*strategy]);
    document.generated = generatedFrom(memberOf(step, "generated"), puzzle.info());
    if (const StepJson& text = memberOf(step, "problem"); text.is_string()) {
        const std::string format = textOf(memberOf(step, "format"));
        if (puzzle.format(format) == nullptr)
            return std::nullopt;
        auto problem = puzzle.read(text.get<std::string>(), format, {});
        if (!problem)
            return std::nullopt;
        document.problem = *std::move(problem);
    } else {
        document.hand = neighbour.hand;
    }
    document.preset = presetFrom(memberOf(step, "preset"), puzzle, *document.problem);
    readStepHand(document, step);
    readStepRun(document, step);
    document.run = runFrom(step, memberOf(step, "bookmarks"));
    document.draft = draftFrom(memberOf(step, "draft"));
    const StepJson& file = memberOf(step, "file");
    document.file = file.is_object() ? fileFrom(file, document) : neighbour.file;
    if (boolOf(memberOf(step, "saved")))
        document.file->holds(document);
    else if (file.is_object())
        document.file->holdsAnother();
    const auto events = static_cast<std::uint64_t>(
        std::clamp(numberOf(memberOf(step, "handEvents")), 0.0, kMostStepEvents));
    return StepDocument{std::move(document), nullptr, events};
}

} // namespace clew
