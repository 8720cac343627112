#include "app/gui/features/playfeature.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QTimer>
#include <QToolButton>
#include <algorithm>
#include <chrono>
#include <functional>
#include <utility>

#include "app/gui/besttimes.h"
#include "app/gui/besttimesdialog.h"
#include "app/gui/errortext.h"
#include "app/gui/features/racefeature.h"
#include "app/gui/shell.h"
#include "core/puzzle/playing.h"
#include "core/session/workbench.h"
#include "core/trace/liveevents.h"
#include "widgets/background.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr std::size_t kMostJudged = 1000; ///< entries whose broken rules are shown at once
constexpr auto kTick = std::chrono::seconds(1);
constexpr auto kLongestTick = 2 * kTick; // more than that nobody was looking

QString movesText(std::size_t count)
{
    return withCount(count, [](int n) { return PlayFeature::tr("%Ln move(s)", nullptr, n); });
}

// How the solve stands beside the best of its like, if there are others, also of the same board.
QString standingText(const Hand& hand)
{
    const SolvedBoard own = solvedBoard(hand);
    const QList<SolvedBoard> times = timesLike(own);
    if (times.isEmpty() || isBetter(own, times.front())) // it was removed, or does not count
        return {};
    const SolvedBoard& best = times.front();
    const bool isBest = best.board == own.board && best.time == own.time;
    if (isBest && times.size() == 1 && !best.isAgain)
        return {};
    return isBest ? PlayFeature::tr("That is your best time on a board of this size.")
                  : PlayFeature::tr("The best time on a board of this size: %1.")
                        .arg(clockText(best.time));
}

// What a mistake has cost; empty where nothing was done after it.
QString costText(const Hand::Since& since)
{
    if (since.moves == 0)
        return {};
    const QString moves = movesText(since.moves);
    return since.time < std::chrono::seconds(1)
               ? PlayFeature::tr("Since then: %1.", "moves").arg(moves)
               : PlayFeature::tr("Since then: %1, %2.", "moves, time")
                     .arg(moves, clockText(since.time));
}

} // namespace

PlayFeature::PlayFeature(Workbench& workbench, Shell& shell)
    : QObject(&shell.frame()), m_workbench(workbench), m_shell(shell), m_clock(new QLabel),
      m_second(new QTimer(this)), m_buttons(new QWidget)
{
    auto* const line = new QHBoxLayout(m_buttons);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(0);
    m_buttons->hide();
    makeActions();
    m_clock->setObjectName(QStringLiteral("clock"));
    m_clock->setToolTip(tr("Time played; it stops while the window is in the background"));
    shell.addToEdge(m_clock);
    shell.addToEdge(m_buttons);
    connect(m_second, &QTimer::timeout, this, &PlayFeature::countTime);
    m_second->setInterval(kTick);
    connect(&workbench, &Workbench::documentChanged, this, &PlayFeature::showDocument);
    connect(&workbench, &Workbench::momentChanged, this, &PlayFeature::showMoment);
}

void PlayFeature::makeActions()
{
    QMenu& menu = m_shell.menu(Shell::MenuId::Puzzle);
    menu.addSeparator();
    menu.setToolTipsVisible(true); // why something cannot be done
    const auto add = [&](const QString& text, const QKeySequence& key, auto act) {
        QAction* const action = m_shell.addAction(text, {key});
        menu.addAction(action);
        connect(action, &QAction::triggered, this, act);
        m_whilePlaying.append(action);
        return action;
    };
    addButton(add(tr("&Hint"), QKeySequence(Qt::Key_H), &PlayFeature::hint));
    m_checks << add(tr("&Check"), QKeySequence(Qt::SHIFT | Qt::Key_H), &PlayFeature::check)
             << add(tr("Where &did I go wrong?"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H),
                    &PlayFeature::showFirstMistake);
    m_checks.front()->setProperty(CommandPalette::kAlso, tr("errors mistakes", "of play"));
    addButton(m_checks.front());
    m_goOn = add(tr("&Go on from here with the strategy"), QKeySequence(Qt::CTRL | Qt::Key_G),
                 &PlayFeature::goOnFromHere);
    add(tr("Start a&gain"), {},
        [this] {
            countTime();
            m_workbench.startAgain();
            m_sinceCounted.start();
        })
        ->setToolTip(
            tr("Starts a new attempt with the clock at 0:00; undo restores the previous one"));
    add(tr("Race &me"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_R), &PlayFeature::raceMe);
    QAction* const times = m_shell.addAction(tr("Be&st times…"), {});
    menu.addAction(times);
    connect(times, &QAction::triggered, this, &PlayFeature::showTimes);
    m_pause = add(tr("Pause the cloc&k"), {}, [this] { countTime(); });
    m_pause->setCheckable(true);
    connect(m_pause, &QAction::toggled, this, &PlayFeature::showClock);
    m_singles = add(tr("Enter all cells with &one candidate"), QKeySequence(Qt::SHIFT | Qt::Key_E),
                    &PlayFeature::enterSingles);
    m_singles->setProperty(CommandPalette::kAlso, tr("naked singles", "of play"));
    menu.addSeparator();
    m_aids = addChoice(tr("Highlight what a&n entry affects"), QStringLiteral("play/aids"));
    m_tidies = addChoice(tr("&Tidy pencil marks"), QStringLiteral("play/tidies"));
    m_automatic = addChoice(tr("A&utomatic candidates"), QStringLiteral("play/automatic"), false);
    m_automatic->setToolTip(tr("Shows the numbers that what is placed leaves to each empty cell"));
    m_twoLeft =
        addChoice(tr("T&int cells with two candidates left"), QStringLiteral("play/two-left"),
                  false, {QKeySequence(Qt::SHIFT | Qt::Key_S)});
    m_twoLeft->setToolTip(tr("While filtering by a number (S), only cells that can hold it"));
    m_twoLeft->setProperty(CommandPalette::kAlso, tr("bivalue filter", "of play"));
    addErrorChoices();
    connect(m_aids, &QAction::toggled, this, &PlayFeature::showAids);
    connect(m_automatic, &QAction::toggled, this,
            [this](bool on) { m_shell.board().setAutomaticNotes(on); });
    connect(m_twoLeft, &QAction::toggled, this,
            [this](bool on) { m_shell.board().setTwoLeft(on); });
    connect(m_errorsAtOnce, &QAction::toggled, this, &PlayFeature::judgeAsChosen);
    connect(m_errorsNever, &QAction::toggled, this, &PlayFeature::judgeAsChosen);
    m_workbench.setJudging(m_errorsAtOnce->isChecked());
}

// Beside the clock, in a row whose height does not depend on it.
void PlayFeature::addButton(QAction* action)
{
    auto* const button = new QToolButton;
    action->setIconText(plainText(*action)); // the button's, whenever the action changes
    button->setDefaultAction(action);
    button->setFocusPolicy(Qt::NoFocus); // the board keeps the keyboard
    m_buttons->layout()->addWidget(button);
}

// At once what anybody could see; on request, by a search, what cannot stand.
void PlayFeature::addErrorChoices()
{
    const QString setting = QStringLiteral("play/errors");
    const QString chosen = QSettings().value(setting).toString();
    auto* const menu = m_shell.menu(Shell::MenuId::Puzzle).addMenu(tr("&Errors"));
    auto* const group = new QActionGroup(this);
    const auto add = [&](const QString& text, const QString& id) {
        QAction* const action = m_shell.addAction(text, {});
        action->setCheckable(true);
        action->setChecked(chosen == id);
        action->setProperty(CommandPalette::kAlso, tr("errors mistakes", "of play"));
        group->addAction(action);
        menu->addAction(action);
        connect(action, &QAction::triggered, this,
                [setting, id] { QSettings().setValue(setting, id); });
        return action;
    };
    m_errorsAtOnce = add(tr("Show broken rules &at once"), QStringLiteral("at-once"));
    add(tr("Show mistakes on &request"), QStringLiteral("on-request"));
    m_errorsNever = add(tr("&Never show mistakes"), QStringLiteral("never"));
    if (group->checkedAction() == nullptr)
        m_errorsAtOnce->setChecked(true);
}

QAction* PlayFeature::addChoice(const QString& text, const QString& setting, bool fallback,
                                const QList<QKeySequence>& keys)
{
    QAction* const action = m_shell.addAction(text, keys);
    action->setCheckable(true);
    action->setChecked(QSettings().value(setting, fallback).toBool());
    m_shell.menu(Shell::MenuId::Puzzle).addAction(action);
    connect(action, &QAction::toggled, this,
            [setting](bool on) { QSettings().setValue(setting, on); });
    return action;
}

// ---- what is shown

void PlayFeature::showDocument()
{
    Board& board = m_shell.board();
    m_hint.reset();
    if (m_board == &board)
        return;
    m_board = &board;
    board.setAutomaticNotes(m_automatic->isChecked());
    board.setTwoLeft(m_twoLeft->isChecked());
    connect(&board, &Board::entered, this, &PlayFeature::enter);
    connect(&board, &Board::remarked, this, &PlayFeature::leaveStep);
    connect(&board, &Board::noted, this, [this](const std::vector<Note>& notes) {
        countTime();
        m_workbench.note(notes);
    });
}

void PlayFeature::showMoment()
{
    const Moment& moment = *m_workbench.moment();
    m_stepTaken.reset(); // something else is said
    for (QAction* const action : m_whilePlaying)
        action->setEnabled(moment.isByHand());
    for (QAction* const action : m_checks)
        action->setEnabled(moment.isByHand() && !m_errorsNever->isChecked());
    const bool hasCandidates = moment.isByHand() && m_shell.board().hasCandidates();
    m_twoLeft->setEnabled(hasCandidates);
    m_singles->setEnabled(hasCandidates);
    const auto refusal = m_workbench.whyNotFromHere();
    m_goOn->setEnabled(moment.isByHand() && !refusal);
    m_goOn->setToolTip(refusal ? translated(*refusal) : QString());
    m_buttons->setVisible(moment.isByHand());
    showAids();
    showClock();
    m_shell.board().setBroken({});
    const bool isEntered = wasEntered();
    if (!moment.isByHand())
        return;
    if (isEntered && moment.isSolved && m_workbench.hand()->prepared == 0)
        keepTime(solvedBoard(*m_workbench.hand()));
    if (moment.isSolved)
        showResult();
    else
        showBrokenRules();
}

// Whether the last thing that was done on this board is an entry that was made since it was shown
// last: solves that are brought back or looked at again are none.
bool PlayFeature::wasEntered()
{
    const Hand* const hand = m_workbench.hand();
    const std::size_t steps = hand == nullptr ? 0 : hand->log().size();
    const bool isSame = std::exchange(m_seenHand, hand) == hand;
    const bool isMore = std::exchange(m_seenSteps, steps) < steps;
    return hand != nullptr && isSame && isMore &&
           hand->log().back().kind == Hand::Step::Kind::Enter;
}

// What was said of errors goes with the choice.
void PlayFeature::judgeAsChosen()
{
    m_workbench.setJudging(m_errorsAtOnce->isChecked());
    showMoment();
}

// On a board that is done they would only be in the way.
void PlayFeature::showAids()
{
    m_shell.board().setAids(m_aids->isChecked() && !m_workbench.moment()->isSolved);
}

void PlayFeature::showClock()
{
    const Hand* const hand = m_workbench.hand();
    m_clock->setVisible(hand != nullptr);
    if (hand == nullptr || hand->isSolved())
        m_second->stop();
    else if (!m_second->isActive()) {
        m_second->start();
        m_sinceCounted.start();
    }
    const QString time =
        clockText(hand == nullptr ? std::chrono::milliseconds() : hand->tally.time);
    writeClock(m_pause->isChecked() ? tr("%1 (paused)", "time played").arg(time) : time);
}

// A label of another size lays the whole window out again: it keeps its own while the text is as
// long, whatever the figures are.
void PlayFeature::writeClock(const QString& text)
{
    static const QRegularExpression figure(QStringLiteral("\\d"));
    const QString widest = QString(text).replace(figure, QStringLiteral("8"));
    const QFontMetrics metrics = m_clock->fontMetrics();
    const QSize size(metrics.horizontalAdvance(widest) + kSpace,
                     std::max(metrics.height(), m_clock->minimumSizeHint().height()));
    if (m_clock->minimumSize() != size || m_clock->maximumSize() != size)
        m_clock->setFixedSize(size);
    if (m_clock->text() != text)
        m_clock->setText(text);
}

// Every second, and when a move is made: moves know when they were.
void PlayFeature::countTime()
{
    const std::chrono::milliseconds passed(m_sinceCounted.isValid() ? m_sinceCounted.restart() : 0);
    Hand* const hand = m_workbench.hand();
    if (hand == nullptr || hand->isSolved() || !m_shell.frame().isActiveWindow() ||
        m_pause->isChecked())
        return;
    hand->tally.time += std::min<std::chrono::milliseconds>(passed, kLongestTick);
    showClock();
}

// Entries that contradict each other, as anybody could see, or what they leave nothing for. What is
// said is of the newest: those before it were there when it was made. Of the past what happened is
// said.
void PlayFeature::showBrokenRules()
{
    const Moment& moment = *m_workbench.moment();
    const Hand& hand = *m_workbench.hand();
    if (!m_errorsAtOnce->isChecked() || moment.isPlaying)
        return;
    const State& state = *moment.state;
    const std::vector<Assignment> entries = hand.entriesAt(moment.position);
    if (entries.size() > kMostJudged)
        return;
    std::vector<Place> broken;
    Sentence newest;
    for (const Assignment& one : entries) {
        const Place place{one.variable, one.value};
        const auto rules = moment.puzzle->violations(*moment.problem, state, place);
        if (rules.empty())
            continue;
        broken.push_back(place);
        newest = rules.front();
    }
    if (newest.empty()) {
        const auto conflict =
            playingOf(hand.puzzle(), *hand.problem())->contradiction(*hand.problem(), state);
        if (conflict && !entries.empty()) {
            newest = moment.puzzle->explain(*moment.problem, state, *conflict);
            broken = newest.effects;
        }
    }
    newest.effects.clear(); // marked as wrong, not lit
    m_shell.board().setBroken(std::move(broken));
    if (!newest.empty() && moment.position == moment.length)
        m_shell.showReason(newest);
}

void PlayFeature::showResult()
{
    const Hand& hand = *m_workbench.hand();
    const QString moves = movesText(moveCount(hand));
    const QString hints = tr("%n hint(s)", nullptr, static_cast<int>(hand.tally.hints));
    QStringList text{tr("Solved: %1, %2, %3.", "time, moves, hints")
                         .arg(clockText(hand.tally.time), moves, hints)};
    if (const QString standing = standingText(hand); !standing.isEmpty())
        text << standing;
    m_shell.showReason(sentence(text.join(u' ')));
}

// What is said of a solved board goes with what was removed.
void PlayFeature::showTimes()
{
    const QList<SolvedBoard> before = keptTimes();
    BestTimesDialog(&m_shell.frame()).exec();
    const Moment& moment = *m_workbench.moment();
    if (moment.isByHand() && moment.isSolved && keptTimes() != before)
        showResult();
}

// ---- questions

std::optional<Position> PlayFeature::position()
{
    const Hand* const hand = m_workbench.hand();
    if (hand == nullptr)
        return std::nullopt;
    m_workbench.player().pause();
    m_stepTaken.reset(); // the answer takes the place of what was said of it
    Position position{hand->puzzle(), hand->problem(),
                      hand->entriesAt(m_workbench.player().position())};
    if (const NotesPtr& notes = m_workbench.moment()->notes)
        position.struck = ruledOut(*notes);
    return position;
}

template<class Question>
auto PlayFeature::answerTo(const QString& title, Question question)
    -> std::optional<decltype(question(std::declval<const Position&>()))>
{
    auto asked = position();
    if (!asked)
        return std::nullopt;
    const Hand* const hand = m_workbench.hand();
    const Hand::VersionId version = hand->version();
    const std::uint64_t shown = m_workbench.player().position();
    const auto answer = inBackground(
        [&](const std::stop_token& token) {
            asked->token = token;
            return question(*asked);
        },
        title, &m_shell.frame());
    if (!answer) {
        m_shell.showMessage(translated(answer.error().sentence));
        return std::nullopt;
    }
    if (m_workbench.hand() != hand || hand->version() != version ||
        m_workbench.player().position() != shown)
        return std::nullopt;
    return *answer;
}

void PlayFeature::enter(const std::vector<Assignment>& entries)
{
    m_pause->setChecked(false); // whoever goes on plays
    countTime();
    m_workbench.enter(entries, m_tidies->isChecked());
}

// Of the board as it is: what follows from these is another press.
void PlayFeature::enterSingles()
{
    const std::vector<Assignment> singles = m_shell.board().singles();
    if (!singles.empty())
        enter(singles);
    if (m_workbench.moment()->isSolved)
        return;
    m_shell.showMessage(singles.empty()
                            ? tr("No cell has one candidate left.")
                            : withCount(singles.size(), [](int n) {
                                  return tr("%Ln cell(s) had one candidate left.", nullptr, n);
                              }));
}

void PlayFeature::hint()
{
    Hand* const hand = m_workbench.hand();
    if (hand == nullptr)
        return;
    if (m_workbench.moment()->isSolved) { // nothing is left to be said but how it went
        showResult();
        return;
    }
    const bool goesOn = m_hint && m_hintHand == hand && m_hintVersion == hand->version() &&
                        m_hintPosition == m_workbench.player().position() && m_hint->gives();
    if (goesOn && ++m_rung == kRungs) {
        const Hint hint = *std::exchange(m_hint, std::nullopt);
        countTime();
        m_workbench.takeStep(hint.entries, hint.strikes, m_tidies->isChecked());
        if (m_workbench.moment()->isSolved)
            return;
        goTo(hint.entries.empty()
                 ? hint.strikes.front()
                 : Place{hint.entries.front().variable, hint.entries.front().value});
        m_shell.showReason(hint.step); // where it was done, and why
        m_stepTaken = m_shell.board().entryPlace().caret;
        return;
    }
    if (!goesOn) {
        m_hint = answerTo(tr("Hint"), hintFor);
        m_rung = 0;
    } else if (m_rung == kFirstArgued && m_hint->isTried) {
        const auto whole = answerTo(tr("Hint"), [hint = *m_hint](const Position& position) {
            return argued(position, hint);
        });
        if (whole && m_hint)
            m_hint = whole;
    }
    if (!m_hint || m_workbench.hand() != hand)
        return;
    m_hintHand = hand;
    m_hintVersion = hand->version();
    m_hintPosition = m_workbench.player().position();
    if (m_hint->kind == Hint::Kind::None) {
        m_shell.showMessage(tr("No further step was found."));
        return;
    }
    if (m_hint->tellsOfMistake && m_errorsNever->isChecked()) {
        m_hint.reset();
        m_shell.showReason(sentence(tr("A hint here would reveal a mistake, and you chose never to "
                                       "be shown mistakes (Puzzle, Errors).")));
        return;
    }
    if (m_hint->kind == Hint::Kind::Mistake && m_checks.back()->isEnabled()) {
        m_shell.showReason(
            sentence(tr("%1 “%2” (%3) goes to the first mistake.",
                        "what is wrong, name of a command, its key")
                         .arg(translated(m_hint->step), plainText(*m_checks.back()),
                              m_checks.back()->shortcut().toString(QKeySequence::NativeText))));
        return;
    }
    if (!goesOn && m_hint->gives()) // without any there is nothing that it gives away
        ++hand->tally.hints;
    m_shell.showReason(rungOf(*m_hint, m_rung));
}

void PlayFeature::check()
{
    const auto found = answerTo(tr("Check"), [](const Position& position) {
        return std::pair(wrongEntries(position), wrongStrikes(position));
    });
    if (!found)
        return;
    const auto& [wrong, strikes] = *found;
    Hand& hand = *m_workbench.hand();
    ++hand.tally.checks;
    const std::vector<Assignment> entries = hand.entriesAt(m_workbench.player().position());
    std::vector<Place> places;
    for (const std::size_t index : wrong)
        places.push_back({entries[index].variable, entries[index].value});
    constexpr std::size_t kMostNamed = 3;
    QStringList text;
    if (places.size() > kMostNamed)
        text << withCount(places.size(),
                          [](int n) { return tr("%Ln entry(ies) cannot stand.", nullptr, n); });
    else if (!places.empty())
        text << (places.size() == 1 ? tr("This cannot stand: %1.") : tr("These cannot stand: %1."))
                    .arg(namesOf(places));
    if (strikes.size() > kMostNamed)
        text << tr("Correct values have been ruled out here.");
    else if (!strikes.empty())
        text << tr("Ruled out, but correct: %1.").arg(namesOf(strikes));
    m_shell.showReason(sentence(text.isEmpty() ? tr("No mistake was found.") : text.join(u' ')));
    if (places.empty() && strikes.empty())
        return;
    places.insert(places.end(), strikes.begin(), strikes.end());
    m_shell.board().setBroken(std::move(places));
}

// "R1C1 = 3, R2C4 = 1 and R3C2 = 5".
QString PlayFeature::namesOf(const std::vector<Place>& places) const
{
    const Document& document = m_workbench.document();
    QStringList names;
    for (const Place place : places)
        names << translated(document.puzzle->placeName(*document.problem, place));
    return QLocale().createSeparatedList(names);
}

// Whoever goes elsewhere has read why the step was taken, and wants its lights no more.
void PlayFeature::leaveStep()
{
    const Board& board = m_shell.board();
    if (!m_stepTaken || board.entryPlace().caret == *m_stepTaken)
        return;
    m_stepTaken.reset();
    m_shell.showReason(sentence(board.playHint()));
}

// The next entry is made there.
void PlayFeature::goTo(Place place)
{
    const Document& document = m_workbench.document();
    const auto cell = document.puzzle->gridCell(*document.problem, place);
    if (!cell)
        return;
    EntryPlace where = m_shell.board().entryPlace();
    where.caret = {static_cast<int>(cell->column), static_cast<int>(cell->row)};
    where.selection = {where.caret};
    m_shell.board().setEntryPlace(where);
}

// Of what was entered and what was ruled out, whichever came first; to just after it.
void PlayFeature::showFirstMistake()
{
    const auto found = answerTo(tr("Where did I go wrong?"), [](const Position& position) {
        std::vector<std::pair<Place, Sentence>> strikes;
        for (const Place struck : wrongStrikes(position))
            strikes.emplace_back(struck, strikeMistake(position, struck));
        return std::pair(firstMistake(position), std::move(strikes));
    });
    if (!found)
        return;
    const std::optional<Mistake>& mistake = found->first;
    Hand& hand = *m_workbench.hand();
    ++hand.tally.checks;
    const std::uint64_t shown = m_workbench.player().position();
    std::optional<std::size_t> step; // of the mistake found so far
    std::function<void()> show;
    if (mistake) {
        std::size_t entry = 0;
        for (const std::uint64_t index : liveEvents(*hand.trace(), shown)) {
            const Event event = hand.trace()->event(index);
            if (event.kind() != EventKind::Decide || hand.isGiven(event.variable()) ||
                entry++ != mistake->entry)
                continue;
            step = hand.stepOfEvent(index);
            show = [&, index, event] {
                showMistake(index + 1, hand.stepOfEvent(index), {event.variable(), event.value()},
                            mistake->refutation);
            };
            break;
        }
    }
    for (const auto& [struck, said] : found->second) {
        const Hand::VersionId version = hand.ruledOutBy(hand.versionAt(shown), struck);
        const auto by = hand.stepOfVersion(version);
        if (show && (!by || (step && *by >= *step)))
            continue;
        step = by;
        show = [&, version, by, place = struck, text = said] {
            showMistake(hand.positionOf(version), by, place, text);
        };
    }
    if (show)
        show();
    else
        m_shell.showReason(sentence(tr("No mistake was found.")));
}

void PlayFeature::showMistake(std::uint64_t position, std::optional<std::size_t> step, Place place,
                              Sentence said)
{
    const Hand& hand = *m_workbench.hand();
    const QString cost =
        step ? costText(hand.since(*step, m_workbench.player().position())) : QString();
    m_workbench.player().seek(position);
    goTo(place);
    if (!cost.isEmpty())
        said = {{"", "%1 %2"}, {said, sentence(cost)}, said.effects, said.causes};
    m_shell.showReason(said);
    m_shell.board().setBroken({place});
    if (m_workbench.player().position() < m_workbench.player().length())
        m_shell.showMessage(
            tr("This is the moment after it. Undo (Ctrl+Z) comes back to where you were."));
}

void PlayFeature::raceMe()
{
    countTime();
    const Hand* const hand = m_workbench.hand();
    if (hand == nullptr)
        return;
    if (hand->trace()->size() == hand->positionOf(0)) {
        m_shell.showMessage(tr("You have not entered anything yet."));
        return;
    }
    m_workbench.player().pause();
    raceOwnSolve(*hand, m_workbench.document().strategy, m_shell);
}

void PlayFeature::goOnFromHere()
{
    if (m_workbench.hand() == nullptr)
        return;
    if (const auto done = m_workbench.searchFromHere(); !done)
        m_shell.showMessage(errorText(done.error()));
    else
        m_shell.showMessage(
            tr("What you entered is given here. Play (Ctrl+2) goes back to your own solve."));
}

} // namespace clew
