#include "core/study/hand.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "core/puzzle/playing.h"
#include "core/trace/liveevents.h"

namespace clew {

namespace {

const NotesPtr& noNotes()
{
    static const NotesPtr none = std::make_shared<const Notes>();
    return none;
}

bool isPencilMark(const Note& note)
{
    return note.kind == NoteKind::Corner || note.kind == NoteKind::Centre;
}

// Whether the problem has this note; what a file says may be anything.
bool exists(const Note& note, Dimensions dimensions)
{
    if (static_cast<int>(note.kind) >= kNoteKindCount || note.variable >= dimensions.variables)
        return false;
    if (note.kind == NoteKind::Colour)
        return note.value < kColourCount;
    const Value value = note.kind == NoteKind::Tint ? tintedCandidate(note.value) : note.value;
    return value < dimensions.values;
}

// Of which there is one at most.
bool isColourOfSame(const Note& a, const Note& b)
{
    return a.kind == b.kind && a.variable == b.variable &&
           (a.kind == NoteKind::Colour ||
            (a.kind == NoteKind::Tint && tintedCandidate(a.value) == tintedCandidate(b.value)));
}

// Whether the trace has the solution that is on the board already: it is found once, however often
// it is entered.
bool wasFound(const Puzzle& puzzle, const Problem& problem, const std::shared_ptr<Trace>& trace,
              const State& state)
{
    const Solution solution = puzzle.solutionAt(problem, state);
    Cursor cursor(trace, state.dimensions());
    for (std::uint64_t n = 0; n < trace->solutionCount(); ++n) {
        cursor.seek(trace->solutionEvent(n) + 1);
        if (puzzle.solutionAt(problem, cursor.state()) == solution)
            return true;
    }
    return false;
}

void toggle(Notes& notes, const Note& note)
{
    const auto place = std::ranges::lower_bound(notes, note);
    const bool isThere = place != notes.end() && *place == note;
    if (isThere) {
        notes.erase(place);
        return;
    }
    std::erase_if(notes, [&](const Note& other) { return isColourOfSame(other, note); });
    notes.insert(std::ranges::lower_bound(notes, note), note);
}

} // namespace

Hand::Hand(const Puzzle& puzzle, ProblemPtr problem)
    : m_puzzle(puzzle), m_problem(std::move(problem)), m_playing(*playingOf(puzzle, *m_problem)),
      m_trace(std::make_shared<Trace>()), m_recorder(std::in_place, *m_trace, m_control),
      m_cursor(m_trace, puzzle.dimensions(*m_problem)),
      m_isGiven(m_cursor.state().dimensions().variables)
{
    begin();
}

void Hand::begin()
{
    putGivens();
    m_start = m_recorder->node();
    m_versions.push_back({.node = m_start, .position = m_trace->size(), .notes = noNotes()});
    m_shown.push_back({0, 0});
}

std::shared_ptr<Hand> Hand::replayed(const Puzzle& puzzle, ProblemPtr problem,
                                     std::span<const Step> log)
{
    if (playingOf(puzzle, *problem) == nullptr)
        return nullptr;
    auto hand = std::make_shared<Hand>(puzzle, std::move(problem));
    for (const Step& step : log) {
        hand->tally.time = step.at;
        if (!hand->make(step))
            return nullptr;
    }
    return hand;
}

void Hand::putGivens()
{
    const Dimensions dimensions = m_cursor.state().dimensions();
    for (const Event event : m_playing.givens(*m_problem)) {
        if (event.variable() >= dimensions.variables || event.value() >= dimensions.values)
            continue;
        m_recorder->write(event);
        m_isGiven[event.variable()] = true;
    }
    publish();
}

void Hand::publish()
{
    m_recorder->publish();
    m_cursor.seek(m_trace->size());
}

// ---- moves

bool Hand::make(const Step& step)
{
    switch (step.kind) {
    case Step::Kind::Enter:
        judges = step.isJudged;
        return enter(step.entries, step.tidies);
    case Step::Kind::Note:
        return note(step.notes);
    case Step::Kind::Visit:
        return step.node < m_trace->nodeCount() && step.version < m_versions.size() &&
               visit(step.node, step.version);
    default:
        return go(step.version);
    }
}

bool Hand::mayEnter(Assignment entry) const
{
    const Dimensions dimensions = state().dimensions();
    return entry.variable < dimensions.variables && entry.value < dimensions.values &&
           state().value(entry.variable) == kNoValue &&
           m_puzzle.canHappen(*m_problem, Event::decide(entry.variable, entry.value)) &&
           m_playing.mayEnter(*m_problem, state(), entry);
}

void Hand::decide(Assignment entry)
{
    m_recorder->decide(entry.variable, entry.value);
    publish();
}

bool Hand::enter(std::span<const Assignment> entries, bool tidies)
{
    const Dimensions dimensions = state().dimensions();
    const std::uint64_t before = m_trace->size();
    std::vector<bool> replaced(dimensions.variables);
    bool takesBack = false;
    for (const Assignment& one : entries) {
        if (one.variable >= dimensions.variables || m_isGiven[one.variable] ||
            (one.value >= dimensions.values && one.value != kNoValue))
            continue;
        const Value now = state().value(one.variable);
        if (now != kNoValue && now != one.value)
            takesBack = replaced[one.variable] = true;
    }
    if (takesBack)
        takeBack(replaced);
    for (const Assignment& one : entries)
        if (one.value != kNoValue && mayEnter(one))
            decide(one);
    if (m_trace->size() == before)
        return false;
    judge();
    addVersion(tidies ? tidied(entries) : notes(), m_isSolvedNow);
    keep({.kind = Step::Kind::Enter,
          .entries = {entries.begin(), entries.end()},
          .tidies = tidies,
          .isJudged = judges});
    return true;
}

// To before the first of these entries, and all others again that still can be made.
void Hand::takeBack(const std::vector<bool>& variables)
{
    const auto path = m_cursor.livePath().path();
    const auto live = m_cursor.livePath().live();
    std::optional<NodeId> before;
    std::vector<Assignment> again;
    for (std::size_t i = 1; i < path.size(); ++i) {
        const Event event = live[path[i].begin];
        if (m_isGiven[event.variable()])
            continue;
        const bool goes = variables[event.variable()];
        if (goes && !before)
            before = path[i - 1].node;
        if (before && !goes)
            again.push_back({event.variable(), event.value()});
    }
    assert(before);
    m_recorder->visit(before.value_or(m_start));
    publish();
    for (const Assignment& one : again)
        if (mayEnter(one))
            decide(one);
}

// A finished board is completed with what goes without saying; a contradiction is noted.
void Hand::judge()
{
    m_isSolvedNow = false;
    if (const auto rest = m_playing.rest(*m_problem, state()); rest && isFinished(*rest)) {
        for (const Assignment& one : *rest)
            m_recorder->decide(one.variable, one.value);
        publish();
        if (!wasFound(m_puzzle, *m_problem, m_trace, state()))
            m_recorder->solution();
        m_isSolvedNow = true;
    } else if (judges) {
        if (const auto deadEnd = m_playing.deadEnd(*m_problem, state()))
            m_recorder->write(*deadEnd);
    }
    publish();
}

bool Hand::isFinished(std::span<const Assignment> rest) const
{
    State whole = state();
    for (const Assignment& one : rest)
        whole.apply(Event::decide(one.variable, one.value));
    return m_puzzle.verify(*m_problem, m_puzzle.solutionAt(*m_problem, whole)).empty();
}

bool Hand::isFull() const
{
    return m_playing.isFull(*m_problem, state());
}

std::vector<std::uint64_t> Hand::deadEnds() const
{
    std::vector<std::uint64_t> indexes;
    for (std::uint64_t index = 0; index < m_trace->size(); ++index)
        if (m_trace->event(index).kind() == EventKind::Conflict)
            indexes.push_back(index);
    return indexes;
}

// Nodes keep their numbers: a dead end opens none.
void Hand::forgetDeadEnds()
{
    const std::vector<std::uint64_t> gone = deadEnds();
    const Dimensions dimensions = state().dimensions();
    const auto whole = std::exchange(m_trace, std::make_shared<Trace>());
    m_recorder.emplace(*m_trace, m_control);
    m_cursor = Cursor(m_trace, dimensions);
    for (std::uint64_t index = 0; index < whole->size(); ++index)
        if (const Event event = whole->event(index); event.kind() != EventKind::Conflict)
            m_recorder->write(event);
    publish();
    for (Version& version : m_versions)
        version.position = positionWithout(gone, version.position);
    for (Shown& shown : m_shown)
        shown.position = positionWithout(gone, shown.position);
    for (Step& step : m_log)
        step.isJudged = step.isJudged && step.kind != Step::Kind::Enter;
}

bool Hand::hasUnjudged() const
{
    return !std::ranges::all_of(m_log, &Step::isJudged);
}

// All of it is played again. Nodes and versions keep their numbers, which the moves name.
void Hand::noteDeadEnds()
{
    const auto quiet = std::exchange(m_trace, std::make_shared<Trace>());
    const std::vector<Step> log = std::exchange(m_log, {});
    const Tally tallied = tally;
    const bool judgesNow = judges;
    const Dimensions dimensions = state().dimensions();
    m_recorder.emplace(*m_trace, m_control);
    m_cursor = Cursor(m_trace, dimensions);
    m_versions.clear();
    m_shown.clear();
    m_version = 0;
    m_isSolvedNow = false;
    begin();
    for (Step step : log) {
        step.isJudged = true;
        tally.time = step.at;
        [[maybe_unused]] const bool isMade = make(step);
        assert(isMade);
    }
    tally = tallied;
    judges = judgesNow;
}

void Hand::addVersion(NotesPtr notes, bool isSolved)
{
    const auto fresh = static_cast<VersionId>(m_versions.size());
    m_versions[m_version].redo = fresh;
    m_versions.push_back({.node = m_recorder->node(),
                          .position = m_trace->size(),
                          .notes = std::move(notes),
                          .undo = m_version,
                          .isSolved = isSolved});
    m_version = fresh;
    m_shown.push_back({m_trace->size(), fresh});
}

void Hand::keep(Step step)
{
    step.at = tally.time;
    m_log.push_back(std::move(step));
}

// Pencil marks that break a rule at once with what has just been entered.
NotesPtr Hand::tidied(std::span<const Assignment> entries) const
{
    const auto isOut = [&](const Note& note) {
        return isPencilMark(note) && state().value(note.variable) == kNoValue &&
               std::ranges::any_of(
                   entries, [&](const Assignment& one) { return one.value == note.value; }) &&
               !m_puzzle.violations(*m_problem, state(), {note.variable, note.value}).empty();
    };
    if (std::ranges::none_of(*notes(), isOut))
        return notes();
    auto kept = std::make_shared<Notes>(*notes());
    std::erase_if(*kept, isOut);
    return kept;
}

bool Hand::note(std::span<const Note> wanted)
{
    const Dimensions dimensions = state().dimensions();
    auto changed = std::make_shared<Notes>(*notes());
    for (const Note& one : wanted)
        if (exists(one, dimensions))
            toggle(*changed, one);
    if (*changed == *notes())
        return false;
    addVersion(std::move(changed), isSolved());
    keep({.kind = Step::Kind::Note, .notes = {wanted.begin(), wanted.end()}});
    return true;
}

bool Hand::clear()
{
    std::vector<Assignment> all = entries();
    for (Assignment& one : all)
        one.value = kNoValue;
    const Notes noted = *notes();
    const bool tookBack = enter(all);
    return note(noted) || tookBack;
}

bool Hand::go(VersionId version)
{
    if (version >= m_versions.size() || version == m_version)
        return false;
    const Version& wanted = m_versions[version];
    if (m_recorder->node() != wanted.node) {
        m_recorder->visit(wanted.node);
        publish();
    }
    // Whatever was undone can be done again.
    for (VersionId at = m_version; at != 0; at = m_versions[at].undo)
        m_versions[m_versions[at].undo].redo = at;
    m_version = version;
    m_shown.push_back({m_trace->size(), version});
    keep({.kind = Step::Kind::Go, .version = version});
    return true;
}

bool Hand::resume(std::uint64_t position)
{
    if (position >= m_trace->size())
        return false;
    return visit(nodeBefore(*m_trace, std::max(position, m_versions[0].position)),
                 versionAt(position));
}

bool Hand::visit(NodeId node, VersionId notesOf)
{
    if (m_recorder->node() != node) {
        m_recorder->visit(node);
        publish();
    }
    const Version& shown = m_versions[notesOf];
    addVersion(shown.notes, shown.node == node && shown.isSolved);
    keep({.kind = Step::Kind::Visit, .version = notesOf, .node = node});
    return true;
}

// ---- what there is

Hand::VersionId Hand::versionAt(std::uint64_t position) const
{
    const auto next = std::ranges::upper_bound(m_shown, position, {}, &Shown::position);
    return next == m_shown.begin() ? 0 : std::prev(next)->version;
}

std::vector<Assignment> Hand::entriesAt(std::uint64_t position) const
{
    std::vector<Assignment> entries;
    for (const std::uint64_t index : liveEvents(*m_trace, position))
        if (const Event event = m_trace->event(index);
            event.kind() == EventKind::Decide && !m_isGiven[event.variable()])
            entries.push_back({event.variable(), event.value()});
    return entries;
}

std::optional<std::size_t> Hand::stepOfEvent(std::uint64_t index) const
{
    if (index < m_versions.front().position)
        return std::nullopt;
    for (std::size_t step = 0; step < m_log.size(); ++step)
        if (positionAfter(step) > index)
            return step;
    return std::nullopt;
}

std::optional<std::size_t> Hand::stepOfVersion(VersionId version) const
{
    for (std::size_t step = 0; step < m_log.size(); ++step)
        if (m_shown[step + 1].version == version)
            return step;
    return std::nullopt;
}

Hand::VersionId Hand::ruledOutBy(VersionId version, Place place) const
{
    const Note cross{NoteKind::Cross, place.variable, place.value};
    while (version != 0 &&
           std::ranges::binary_search(*m_versions[m_versions[version].undo].notes, cross))
        version = m_versions[version].undo;
    return version;
}

Hand::Since Hand::since(std::size_t step, std::uint64_t position) const
{
    Since since;
    std::chrono::milliseconds at = m_log[step].at;
    for (std::size_t later = step + 1; later < m_log.size(); ++later) {
        if (positionAfter(later) > position)
            break;
        since.moves += m_log[later].kind == Step::Kind::Enter ? 1 : 0;
        at = m_log[later].at;
    }
    if (position >= m_trace->size())
        at = tally.time;
    since.time = std::max(at, m_log[step].at) - m_log[step].at;
    return since;
}

std::uint64_t positionWithout(std::span<const std::uint64_t> gone, std::uint64_t position)
{
    return position -
           static_cast<std::uint64_t>(std::ranges::lower_bound(gone, position) - gone.begin());
}

std::uint64_t positionWith(std::span<const std::uint64_t> added, std::uint64_t position)
{
    for (const std::uint64_t index : added) {
        if (index > position)
            break;
        ++position;
    }
    return position;
}

std::vector<Place> ruledOut(const Notes& notes)
{
    std::vector<Place> places;
    for (const Note& note : notes)
        if (note.kind == NoteKind::Cross)
            places.push_back({note.variable, note.value});
    return places;
}

std::vector<Note> notesRulingOut(const Notes& notes, std::span<const Place> places)
{
    std::vector<Note> changes;
    const auto has = [&](const Note& note) { return std::ranges::binary_search(notes, note); };
    for (const auto [variable, value] : places) {
        if (const Note cross{NoteKind::Cross, variable, value}; !has(cross))
            changes.push_back(cross);
        for (const NoteKind kind : {NoteKind::Corner, NoteKind::Centre})
            if (const Note mark{kind, variable, value}; has(mark))
                changes.push_back(mark);
    }
    return changes;
}

Sentence explainHand(const Puzzle& puzzle, const Problem& problem, const Trace& trace,
                     std::uint64_t index)
{
    const Event event = trace.event(index);
    const Place place{event.variable(), event.value()};
    switch (event.kind()) {
    case EventKind::Decide:
        return {phrase("Hand", "You entered %1."), {puzzle.placeName(problem, place)}, {place}};
    case EventKind::Visit:
        return {goesForth(trace, index) ? phrase("Hand", "You did again what you had taken back.")
                                        : phrase("Hand", "You went back to an earlier position.")};
    case EventKind::Solution:
        return {phrase("Hand", "Solved.")};
    default:
        return {};
    }
}

} // namespace clew
