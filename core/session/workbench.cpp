#include "core/session/workbench.h"

#include <QLocale>
#include <QSignalBlocker>
#include <algorithm>
#include <utility>

#include "core/puzzle/registry.h"
#include "core/puzzle/settings.h"
#include "core/session/documentio.h"
#include "core/session/historyjson.h"

namespace clew {

namespace {

Phrase titleOf(const Puzzle& puzzle, std::size_t strategy)
{
    return puzzle.info().strategies[strategy].title;
}

Document presetDocument(const Puzzle& puzzle, const PresetInfo& preset)
{
    Document document{&puzzle, puzzle.presetProblem(preset)};
    document.preset = &preset;
    return document;
}

// Why the strategy does not run, and which one would.
Sentence refusalText(const Puzzle& puzzle, std::size_t strategy, const Problem& problem,
                     const Sentence& refusal)
{
    Sentence text{phrase("Workbench", "%1 cannot be used here. %2"),
                  {titleOf(puzzle, strategy), refusal}};
    if (const auto other = puzzle.substitute(problem))
        return {phrase("Workbench", "%1 Choose %2 instead."),
                {std::move(text), titleOf(puzzle, *other)}};
    return text;
}

} // namespace

Sentence joined(Sentence first, Sentence second)
{
    if (first.empty())
        return second;
    return {{"", "%1 %2"}, {std::move(first), std::move(second)}};
}

Workbench::Workbench(QObject* parent)
    : QObject(parent), m_player(m_session), m_moment(std::make_shared<const Moment>()),
      m_home(puzzles().front().get())
{
    connect(&m_player, &Player::moved, this, &Workbench::publish);
    connect(&m_player, &Player::playingChanged, this, &Workbench::publish);
    connect(&m_session, &SearchSession::statisticsChanged, this, &Workbench::heardOfSearch);
    connect(&m_session, &SearchSession::finished, this,
            [this](quint64 run, const Outcome& outcome) {
                if (run == m_session.run())
                    settleRun(outcome);
                heardOfSearch(run);
                if (run == m_session.run() && isOwnRun())
                    sayHowWatchingEnded();
            });
    addOwnSessionParts();
    show(presetDocument(*m_home, m_home->info().presets.front()));
}

Workbench::~Workbench()
{
    // The run's last signals must not find half a workbench.
    m_session.disconnect(this);
    m_player.disconnect(this);
}

void Workbench::announce()
{
    emit documentChanged();
    publish();
}

// Another document may be shown by now: the run keeps this for when it comes back.
void Workbench::settleRun(const Outcome& outcome)
{
    m_searched->outcome = outcome;
    m_searched->statistics = m_session.statistics();
    m_searched->hasEnded = outcome.reason != StopReason::Cancelled;
}

// A stream that ends before its search does leaves what came.
void Workbench::sayHowWatchingEnded()
{
    const auto& watched = m_session.request().watched;
    if (!watched)
        return;
    publish(); // there is nothing more to follow
    if (watched->fault())
        say({phrase("Workbench", "The stream ended early, and what came before is kept: %1"),
             {located(*watched->fault())}});
}

// ---- the document

Document Workbench::snapshot() const
{
    Document document = m_document;
    if (document.trace)
        document.position = m_player.position();
    return document;
}

Document Workbench::withoutRun() const
{
    Document document = m_document;
    document.trace = nullptr;
    document.position = 0;
    document.recording = nullptr;
    document.runLetGo = false;
    document.isOfEarlierStart = false;
    document.run = nullptr;
    document.isByHand = false;
    return document;
}

namespace {

std::uint64_t handEvents(const Document& document)
{
    return document.hand ? document.hand->trace()->size() : 0;
}

StepDocument leaving(Document document)
{
    const std::uint64_t events = handEvents(document);
    return {std::move(document), nullptr, events};
}

// A solve by hand is the same in all documents of it, and may have gone on in one of them: it is
// shown as it is now. Only where no move was made since does a look back go on.
void takeUpHand(StepDocument& step)
{
    Document& document = step.document;
    if (document.isByHand && handEvents(document) != step.handEvents)
        document.position = handEvents(document);
}

} // namespace

// While one document gives way to another, what is left of the first has no say any more: an editor
// that closes because its board goes. The step keeps the document it leaves with the run as it was.
void Workbench::push(Document document, Sentence what)
{
    push(std::move(document), std::move(what), false);
}

void Workbench::push(Document document, Sentence what, bool goesOn)
{
    if (m_idle.isBusy())
        return;
    const auto left = std::make_shared<StepDocument>(leaving(comeTo(*document.puzzle)));
    m_runs.add({left, &left->document});
    m_history.push(stepFrom(left, std::move(what), goesOn), [&] { change(document); });
}

History::Step Workbench::stepFrom(const std::shared_ptr<StepDocument>& other, Sentence what,
                                  bool goesOn)
{
    const auto act = [this, other] { exchange(other); };
    return {std::move(what), act, act, other, goesOn};
}

// What was done on a board, which undo comes to after this step.
History::Steps Workbench::historyBefore(BoardAway away, const Sentence& what)
{
    const bool isPlayed = away.document->hand && away.document->hand->isTouched();
    if (what.empty() || (away.history.list.empty() && !isPlayed))
        return {};
    const auto left = std::make_shared<StepDocument>(leaving(std::move(*away.document)));
    m_runs.add({left, &left->document});
    History::Steps steps = std::move(away.history);
    steps.list.resize(steps.done);
    steps.list.push_back(stepFrom(left, what));
    ++steps.done;
    return steps;
}

void Workbench::exchange(const std::shared_ptr<StepDocument>& other)
{
    if (!read(*other)) {
        say({phrase("Workbench",
                    "This undo step was saved by another version of Clew and is skipped.")});
        return;
    }
    StepDocument wanted = std::exchange(*other, leaving(snapshot()));
    m_runs.add({other, &other->document});
    takeUpHand(wanted);
    change(wanted.document);
}

// Another document in place of the one shown, with its run.
void Workbench::change(const Document& wanted)
{
    {
        const IdleQueue::Busy busy(m_idle);
        show(wanted);
    }
    if (wanted.runLetGo) {
        const bool isSaved = !m_document.file->isModified(wanted);
        searchAgain(wanted);
        if (isSaved)
            settleFile(false);
    }
    sayLetGo(m_runs.letGo(m_document.trace.get()));
    m_session.endForgotten();
}

// One from an earlier start is read when it is about to be shown.
bool Workbench::read(StepDocument& other) const
{
    if (!other.unread)
        return true;
    auto step = documentFromStep(*other.unread, m_document);
    if (!step)
        return false;
    other = *std::move(step);
    return true;
}

// Those beside the document shown that share its problem, before it gets another.
void Workbench::readNeighbours()
{
    const History::Steps& steps = m_history.steps();
    const auto readAt = [&](std::size_t i) {
        if (i < steps.list.size() && steps.list[i].other && steps.list[i].other->unread &&
            !steps.list[i].other->unread->contains("problem"))
            (void)read(*steps.list[i].other);
    };
    readAt(steps.done - 1); // of none: beyond the end
    readAt(steps.done);
}

void Workbench::show(const Document& document)
{
    endRun();
    const auto left = m_document.file;
    const auto hand = m_document.problem == document.problem ? m_document.hand : nullptr;
    m_document = document;
    if (!m_document.hand) // it was begun after this was left
        m_document.hand = hand;
    if (!m_document.file)
        m_document.file = std::make_shared<DocumentFile>(m_document);
    if (m_document.isByHand)
        m_document.trace = m_document.hand->trace();
    holdRecord();
    if (m_document.isByHand)
        judgeHand();
    if (m_document.trace && m_session.resume(m_document.trace))
        m_searched = m_document.run;
    if (m_document.file != left)
        exchangeBreakpoints(left);
    say({});
    if (m_document.trace) {
        sayRefusal();
        const QSignalBlocker blocker(m_player); // the moment is published when all is in place
        m_player.load(m_document.trace, document.puzzle->dimensions(*document.problem),
                      Deductions(*document.puzzle, document.problem, m_document.isByHand),
                      m_document.isByHand);
        m_player.seek(m_document.position);
    }
    holdTrace();
    announce();
}

// Undo has kept what was searched and how far, but not the run.
void Workbench::searchAgain(const Document& document)
{
    Sentence title = document.puzzle->title(*document.problem);
    if (document.recording) { // by anybody, in any way
        say({phrase("Workbench", "The run of %1 was not kept. Open %2 to see it again."),
             {std::move(title), document.recording->fileName.toStdString()}});
        return;
    }
    const bool toItsEnd = hasEnded(document);
    makeAgain(document.position);
    if (document.isOfEarlierStart) // it is there again, as that of the board that is shown first
        return;
    if (toItsEnd)
        say({phrase("Workbench", "The run of %1 was not kept. The search is run again."),
             {std::move(title)}});
    else
        say({phrase("Workbench",
                    "The run of %1 was not kept. The search is run again up to step %2."),
             {std::move(title), QLocale().toString(document.position).toStdString()}});
    m_saysMadeAgain = true;
    noteArrival();
}

// That a run is made again is said until its watcher goes on from where that has led.
void Workbench::noteArrival()
{
    if (!m_saysMadeAgain || m_player.isUnderWay())
        return;
    if (!m_arrivedAt)
        m_arrivedAt = m_player.position();
    else if (*m_arrivedAt != m_player.position())
        say({});
}

// The search of the document, up to this position; one that had come to its end goes there again
// behind that.
void Workbench::makeAgain(std::uint64_t position)
{
    const bool toItsEnd = hasEnded(m_document);
    startRun();
    m_player.setHolding(toItsEnd);
    m_player.step(static_cast<qint64>(position));
}

void Workbench::sayLetGo(std::span<const Document> documents)
{
    if (documents.empty())
        return;
    const auto title = [](const Document& document) {
        return document.puzzle->title(*document.problem);
    };
    Sentence names = title(documents.front());
    for (const Document& document : documents.subspan(1))
        names = {{"", "%1, %2"}, {std::move(names), title(document)}};
    const bool saysMadeAgain = m_saysMadeAgain;
    say(joined(m_message, {phrase("Workbench", "To save memory, undo no longer keeps the run of "
                                               "%1."),
                           {std::move(names)}}));
    m_saysMadeAgain = saysMadeAgain;
    noteArrival();
}

void Workbench::edit(ProblemPtr problem, Sentence what)
{
    Document edited = withoutRun();
    edited.problem = std::move(problem);
    edited.preset = nullptr;
    edited.generated.reset();
    edited.hand = nullptr;
    edited.draft = nullptr;
    edited.isDraftOfAnother = false;
    push(std::move(edited), std::move(what));
}

void Workbench::editSource(Source source, Sentence what, std::shared_ptr<DocumentFile> file)
{
    m_playsOn = m_player.isPlaying() || (m_document.draft && m_playsOn);
    Document edited = snapshot();
    edited.preset = nullptr;
    edited.generated.reset();
    edited.draft = std::make_shared<const Source>(std::move(source));
    if (file != nullptr) {
        edited.isDraftOfAnother = true;
        file->holds(edited);
        edited.file = std::move(file);
    }
    push(std::move(edited), std::move(what));
}

void Workbench::adopt(const SourcePtr& source, ProblemPtr problem)
{
    if (m_document.draft != source || m_idle.isBusy())
        return;
    readNeighbours();
    const Document left = snapshot();
    Document adopted = withoutRun();
    const SourceEditing* const editing = sourceEditing(*left.puzzle);
    adopted.problem = editing == nullptr || left.isDraftOfAnother
                          ? std::move(problem)
                          : editing->keepingBoard(*left.problem, std::move(problem));
    adopted.hand = nullptr;
    adopted.draft = nullptr;
    adopted.isDraftOfAnother = false;
    const bool isSaved = !left.file->isModified(left);
    {
        const IdleQueue::Busy busy(m_idle);
        show(adopted);
    }
    if (isSaved)
        settleFile(false);
    if (!left.trace || left.isByHand)
        return;
    startRun();
    if (m_playsOn)
        m_player.play();
    else if (left.position > 0)
        m_player.step(static_cast<qint64>(left.position));
}

void Workbench::replace(ProblemPtr problem, Sentence what)
{
    Document document{m_document.puzzle, std::move(problem), m_document.strategy};
    document.options.settings = m_document.options.settings;
    push(std::move(document), std::move(what));
}

void Workbench::choosePuzzle(const Puzzle& puzzle)
{
    if (&puzzle == m_document.puzzle || m_idle.isBusy())
        return;
    if (&homeOf(puzzle) == m_home) // a search from elsewhere has taken its place
        push(lastOf(puzzle), {phrase("Workbench", "Choose puzzle")});
    else
        change(comeTo(puzzle));
}

const Puzzle& Workbench::homeOf(const Puzzle& puzzle) const
{
    return findPuzzle(puzzle.info().id) == &puzzle ? puzzle : *m_home;
}

// Goes on with the history of that puzzle; returns what is on its board. The document that is shown
// is another one until it is changed. A run is kept as undo keeps its runs.
Document Workbench::comeTo(const Puzzle& puzzle)
{
    const Puzzle& home = homeOf(puzzle);
    if (&home == m_home)
        return snapshot();
    const auto left = std::make_shared<Document>(snapshot());
    m_runs.add(left);
    BoardAway place;
    if (auto away = m_places.extract(&home))
        place = std::move(away.mapped());
    m_places[std::exchange(m_home, &home)] = {left, m_history.exchange(std::move(place.history))};
    if (place.document)
        return *place.document;
    Document first = presetDocument(home, home.info().presets.front());
    first.file = std::make_shared<DocumentFile>(first);
    return first;
}

// What was on the board before another puzzle's search took its place.
Document Workbench::lastOf(const Puzzle& puzzle) const
{
    const History::Steps& steps = m_history.steps();
    for (std::size_t i = steps.done; i-- > 0;)
        if (steps.list[i].other && steps.list[i].other->document.puzzle == &puzzle)
            return steps.list[i].other->document;
    return presetDocument(puzzle, puzzle.info().presets.front());
}

bool Workbench::isFresh() const
{
    return m_history.count() == 0 && m_moment->activity == Activity::Editing &&
           std::ranges::all_of(m_places,
                               [](const auto& place) { return place.second.history.list.empty(); });
}

// The one chosen when the puzzle was on the board last.
std::size_t Workbench::strategyOf(const Puzzle& puzzle) const
{
    if (&puzzle == m_document.puzzle)
        return m_document.strategy;
    const auto place = m_places.find(&puzzle);
    return place == m_places.end() || place->second.document->puzzle != &puzzle
               ? 0
               : place->second.document->strategy;
}

void Workbench::choosePreset(const Puzzle& puzzle, const PresetInfo& preset)
{
    open(presetDocument(puzzle, preset), {phrase("Workbench", "Choose preset")});
}

void Workbench::chooseStrategy(std::size_t index)
{
    if (index == m_document.strategy && (!m_document.trace || m_document.isByHand))
        return;
    Document document = m_document.isByHand ? snapshot() : withoutRun();
    document.strategy = index;
    push(std::move(document), {phrase("Workbench", "Choose strategy")});
}

void Workbench::chooseSetting(const std::string& id, const std::string& choice)
{
    const StrategyInfo& strategy = m_document.puzzle->info().strategies[m_document.strategy];
    const SettingInfo* const setting = findSetting(strategy, id);
    const bool isKnown = setting != nullptr && choiceOf(*setting, {{id, choice}}) == choice;
    if (!isKnown || choiceOf(*setting, m_document.options.settings) == choice)
        return;
    Document document = m_document.isByHand ? snapshot() : withoutRun();
    document.options.settings[id] = choice;
    push(std::move(document), {phrase("Workbench", "Choose setting")});
}

void Workbench::open(Document document, Sentence what)
{
    if (!document.trace) {
        document.strategy = strategyOf(*document.puzzle);
        if (document.puzzle == m_document.puzzle)
            document.options.settings = m_document.options.settings;
    }
    const bool hasMarks = document.hand != nullptr && !document.isByHand;
    push(std::move(document), std::move(what));
    if (hasMarks)
        say({phrase("Workbench", "The pencil marks in the text appear when you play (Ctrl+2).")});
}

std::vector<Sentence> Workbench::faults() const
{
    return m_document.puzzle->faults(*m_document.problem);
}

// ---- the run

// What is known of the run that is shown. A solve by hand has one for all documents of it.
void Workbench::holdRecord()
{
    if (!m_document.trace)
        return;
    std::erase_if(m_handRecords, [](const auto& entry) { return entry.first.expired(); });
    if (m_document.isByHand)
        if (auto& known = m_handRecords[m_document.hand]; known)
            m_document.run = known;
    if (!m_document.run)
        m_document.run = std::make_shared<RunRecord>();
    if (m_document.isByHand)
        m_handRecords[m_document.hand] = m_document.run;
}

// The run on the board is the session's, and no other that was opened or brought back.
bool Workbench::isOwnRun() const
{
    return m_document.trace && m_document.trace == m_session.trace();
}

// One that refuses the problem ends at once: there is an empty trace then, and the reason is said.
void Workbench::startRun(std::shared_ptr<WatchedSearch> watched)
{
    const Puzzle& puzzle = *m_document.puzzle;
    SearchSession::Request request;
    request.puzzle = &puzzle;
    request.problem = m_document.problem;
    request.strategy = m_document.strategy;
    request.options = m_document.options;
    if (!m_document.run) // one that is made again keeps what was marked in it
        m_document.run = std::make_shared<RunRecord>();
    if (!m_document.run->limits)
        m_document.run->limits = watched ? Limits{} : m_limits;
    request.limits = *m_document.run->limits;
    request.watched = std::move(watched);
    m_searched = m_document.run;
    m_searched->outcome.reset();
    m_searched->statistics.reset();
    if (!request.watched)
        m_searched->refusal = puzzle.refusal(m_document.strategy, *m_document.problem);
    m_session.start(std::move(request));
    m_document.trace = m_session.trace();
    m_document.recording = nullptr;
    m_document.runLetGo = false;
    m_document.isOfEarlierStart = false;
    {
        const QSignalBlocker blocker(m_player);
        m_player.reset();
    }
    holdTrace();
    sayRefusal();
    announce();
}

void Workbench::sayRefusal()
{
    const auto& refusal = m_document.run->refusal;
    say(refusal
            ? refusalText(*m_document.puzzle, m_document.strategy, *m_document.problem, *refusal)
            : Sentence{});
}

void Workbench::endRun()
{
    m_session.putAside();
    const QSignalBlocker blocker(m_player); // the caller publishes what comes next
    m_player.pause();
    m_player.clear();
}

void Workbench::wake()
{
    if (m_document.trace)
        return;
    const auto other = std::make_shared<StepDocument>(leaving(m_document));
    startRun();
    m_history.note(stepFrom(other, {phrase("Workbench", "Start the search")}));
}

void Workbench::togglePlay()
{
    if (m_player.isPlaying()) {
        m_player.pause();
        return;
    }
    wake();
    if (m_player.atEnd())
        m_player.toStart();
    m_player.play();
}

void Workbench::stop()
{
    if (m_player.isPlaying() || m_player.isUnderWay()) {
        m_player.pause();
        m_session.pause();
        publish();
        return;
    }
    if (m_document.isByHand)
        return;
    push(withoutRun(), {phrase("Workbench", "Stop watching")});
}

void Workbench::restart()
{
    if (m_document.isByHand)
        return;
    push(withoutRun(), {phrase("Workbench", "Restart")});
    if (!m_document.trace)
        startRun();
}

void Workbench::searchOn()
{
    const quint64 passed = m_player.solutionsPassed();
    restart();
    if (!m_document.recording) // not while the board is giving way to another
        m_player.solutionAfter(passed);
}

bool Workbench::canSearchOn() const
{
    // A run made here may be kept in a file, too, and have come further than that says.
    if (!m_document.recording || m_document.isByHand || isOwnRun() ||
        foreignStrategy(m_document) != nullptr)
        return false;
    const auto& known = m_document.run->outcome;
    const Outcome& outcome = known ? *known : m_document.recording->header.outcome;
    const StrategyInfo& strategy = m_document.puzzle->info().strategies[m_document.strategy];
    const bool isCut = outcome.ending == Ending::Solved || outcome.ending == Ending::Stopped;
    return isCut && strategy.complete && strategy.ordered &&
           m_limits.solutions > m_document.trace->solutionCount() &&
           m_limits.nodes > outcome.counters.nodes;
}

// Each board has its own breakpoints: all that editing makes of one document has the same file.
void Workbench::exchangeBreakpoints(const std::shared_ptr<DocumentFile>& left)
{
    std::erase_if(m_breakpoints, [](const auto& entry) { return entry.first.expired(); });
    if (left)
        m_breakpoints[left] = m_player.breakpoints();
    const auto own = m_breakpoints.extract(m_document.file);
    m_player.setBreakpoints(own ? own.mapped() : Breakpoints{});
}

// ---- bookmarks

// The run may not be the one shown any more when this is undone, and no bookmark keeps a run.
void Workbench::setBookmarks(const Bookmarks& bookmarks, Sentence what)
{
    if (!m_document.trace)
        return;
    const auto set = [this, run = std::weak_ptr(m_document.run)](const Bookmarks& marks) {
        return [this, run, marks] {
            if (const auto record = run.lock()) {
                record->bookmarks = marks;
                emit bookmarksChanged();
            }
        };
    };
    m_history.push({std::move(what), set(bookmarks), set(this->bookmarks())});
}

// ---- messages

void Workbench::say(Sentence message)
{
    m_message = std::move(message);
    m_saysMadeAgain = false;
    m_arrivedAt.reset();
    emit messageChanged();
}

} // namespace clew
