// The workbench without a window: nothing a user can do, in any order, makes its parts contradict
// each other. CLEW_SOAK=MINUTES (tests/soak) walks for so long, and measures.

#include <QtTest>
#include <nlohmann/json.hpp>

#include <random>

#include "core/files/link.h"
#include "core/puzzle/registry.h"
#include "core/session/historyjson.h"
#include "core/session/sessionfile.h"
#include "core/session/workbench.h"
#include "core/session/workspace.h"
#include "core/text/english.h"
#include "tests/instances.h"
#include "tests/soaking.h"
#include "tests/undersanitizer.h"
#include "tests/workbenchchecks.h"

using namespace clew;
using test::contradiction;
using test::problemText;

namespace {

constexpr int kActions = test::repetitions(100'000);
constexpr int kWalks = test::repetitions(40); ///< each with a history of its own

// A user who does anything.
class Walker
{
public:
    explicit Walker(unsigned seed) : m_random(seed) {}

    /// Does something; returns what.
    const char* act()
    {
        const Action& action = kActionList[number(std::size(kActionList))];
        const Document before = m_workbench.snapshot();
        action.act(*this);
        if (m_workbench.document().puzzle != before.puzzle)
            m_left[before.puzzle] = before;
        return action.name;
    }

    /// Another puzzle; one that was on the board before is as it was left.
    void lookAtAnotherPuzzle()
    {
        const auto& other = *puzzles()[number(puzzles().size())];
        const bool isShown = &other == &puzzle();
        m_workbench.choosePuzzle(other);
        const auto left = m_left.find(&other);
        if (isShown || left == m_left.end()) {
            m_workbench.replace(problemOf(puzzle()), verbatim("Small"));
            return;
        }
        const Document& was = left->second;
        const Document is = m_workbench.snapshot();
        if (is.problem != was.problem || is.strategy != was.strategy || is.file != was.file)
            m_wrong = "a puzzle did not keep its board";
        else if ((is.trace == nullptr) != (was.trace == nullptr))
            m_wrong = "a puzzle did not keep its run";
        else if (is.trace == was.trace && is.position != was.position)
            m_wrong = "a puzzle did not keep its position";
        else if (is.trace != was.trace && !m_isForgetful)
            m_wrong = "a puzzle has another run";
    }

    bool m_isForgetful = false; ///< runs may be searched again
    QString m_wrong;

    Workbench m_workbench;

    static std::map<const Puzzle*, std::vector<ProblemPtr>>& problems()
    {
        static std::map<const Puzzle*, std::vector<ProblemPtr>> all;
        return all;
    }

    /// On each puzzle's board back to the beginning and forward again; what differs from before,
    /// empty if nothing does.
    QString thereAndBack()
    {
        m_left.clear(); // undo leaves them, too
        const Puzzle& shown = puzzle();
        QString wrong;
        for (const auto& each : puzzles()) {
            m_workbench.choosePuzzle(*each);
            if (wrong.isEmpty())
                wrong = thereAndBackOnThisBoard();
        }
        m_workbench.choosePuzzle(shown);
        return wrong;
    }

    /// The same of everything that undo takes back, moves by hand among it.
    QString thereAndBackByMoves()
    {
        const auto redoAll = [this] {
            while (m_workbench.redoWhat())
                m_workbench.redo();
            m_workbench.player().pause();
        };
        redoAll();
        if (m_workbench.hand() != nullptr && player().position() < player().length())
            m_workbench.undo(); // from looking back
        const Document end = m_workbench.snapshot();
        const Hand::VersionId version = end.isByHand ? end.hand->version() : 0;
        while (m_workbench.undoWhat())
            m_workbench.undo();
        if (m_workbench.document().trace)
            return "undo of all leaves a run";
        redoAll();
        const Document again = m_workbench.snapshot();
        if (again.problem != end.problem || again.strategy != end.strategy ||
            again.isByHand != end.isByHand || again.trace != end.trace)
            return "redo of all leads to another board";
        if (end.isByHand
                ? again.hand->version() != version || player().position() != player().length()
                : end.trace && again.position != end.position)
            return "redo of all leads to another position";
        return {};
    }

    /// What another start of the program makes of the board; what undo does not bring back there,
    /// empty if it does.
    QString startedAgain()
    {
        m_workbench.player().pause();
        const auto workspace = readWorkspace(m_workbench.workspaceText());
        if (!workspace)
            return QString::fromStdString(english(workspace.error()));
        Workbench again;
        again.openWorkspace(*workspace, {});
        const std::size_t steps = std::min(kMostKeptSteps, m_workbench.history().steps().done);
        if (again.history().steps().done != steps)
            return QString("%1 of %2 steps are kept").arg(again.history().steps().done).arg(steps);
        const int most = sourceEditing(puzzle()) == nullptr ? 40 : 4; // texts are compiled
        for (int i = 0; i < most && again.history().canUndo(); ++i) {
            if (again.undoWhat()->text() != m_workbench.undoWhat()->text())
                return "a step has another name";
            again.history().undo();
            m_workbench.history().undo();
            const Document& was = m_workbench.document();
            const Document& is = again.document();
            if (problemText(is) != problemText(was) || is.strategy != was.strategy ||
                is.isByHand != was.isByHand || (is.trace == nullptr) != (was.trace == nullptr))
                return "another board is brought back";
            if (is.isByHand && is.hand->log() != was.hand->log())
                return "other moves are brought back";
        }
        while (m_workbench.history().canRedo())
            m_workbench.history().redo();
        return {};
    }

    /// Saves and opens again; what differs, empty if nothing does.
    QString savedAndOpened()
    {
        m_workbench.player().pause();
        const quint64 position = m_workbench.moment()->position;
        const QByteArray text = m_workbench.sessionText();
        const auto session = readSession(text);
        if (!session)
            return QString::fromStdString(english(session.error()));
        m_workbench.openSession(*session, verbatim("Open"));
        const auto hasCome = [&] { return m_workbench.moment()->position == position; };
        if (!QTest::qWaitFor(hasCome, 20'000))
            return "the search does not come to its position";
        const auto saved = [](const QByteArray& kept) {
            auto json = nlohmann::json::parse(kept.toStdString());
            json.erase("ended"); // it may have been heard of meanwhile
            return json;
        };
        return saved(m_workbench.sessionText()) == saved(text) ? QString()
                                                               : "another session was saved";
    }

private:
    struct Action
    {
        const char* name;
        void (*act)(Walker&);
    };

    QString thereAndBackOnThisBoard()
    {
        History& history = m_workbench.history();
        while (history.canRedo())
            history.redo();
        m_workbench.player().pause();
        const Document end = m_workbench.snapshot();
        while (history.canUndo())
            history.undo();
        const Puzzle& first = *end.puzzle;
        const Document beginning = m_workbench.snapshot();
        if (beginning.puzzle != &first ||
            problemText(beginning) !=
                first.write(*first.presetProblem(first.info().presets.front()),
                            keepingFormat(first).id))
            return "undo does not lead to the beginning";
        while (history.canRedo())
            history.redo();
        const Document again = m_workbench.snapshot();
        const bool isSame = again.puzzle == end.puzzle && again.problem == end.problem &&
                            again.strategy == end.strategy && again.trace == end.trace &&
                            (!end.trace || again.position == end.position);
        return isSame ? QString() : "redo does not lead to the end";
    }

    std::size_t number(std::size_t below)
    {
        return std::uniform_int_distribution<std::size_t>(0, below - 1)(m_random);
    }
    const Puzzle& puzzle() { return *m_workbench.document().puzzle; }
    Player& player() { return m_workbench.player(); }
    Player& moving()
    {
        m_workbench.wake();
        return player();
    }
    ProblemPtr problemOf(const Puzzle& of)
    {
        const auto& all = problems().at(&of);
        return all[number(all.size())];
    }
    Breakpoint breakpoint()
    {
        return {static_cast<Breakpoint::Kind>(number(5)), true,
                static_cast<std::uint32_t>(number(6))};
    }

    static const std::array<Action, 41> kActionList;

    std::mt19937 m_random;
    std::map<const Puzzle*, Document> m_left; ///< as they were
};

const std::array<Walker::Action, 41> Walker::kActionList{{
    {"choose a puzzle", [](Walker& w) { w.lookAtAnotherPuzzle(); }},
    {"choose a preset",
     [](Walker& w) { w.m_workbench.choosePreset(w.puzzle(), w.puzzle().info().presets.front()); }},
    {"edit", [](Walker& w) { w.m_workbench.edit(w.problemOf(w.puzzle()), verbatim("Edit")); }},
    {"replace",
     [](Walker& w) { w.m_workbench.replace(w.problemOf(w.puzzle()), verbatim("Replace")); }},
    {"paste",
     [](Walker& w) {
         const Puzzle& of = *puzzles()[w.number(puzzles().size())];
         (void)w.m_workbench.paste(of.write(*w.problemOf(of), keepingFormat(of).id));
     }},
    {"paste what is no board", [](Walker& w) { (void)w.m_workbench.paste("\x01 no board \x02"); }},
    {"open a link",
     [](Walker& w) {
         const Document document = w.m_workbench.snapshot();
         (void)w.m_workbench.openLink(
             writeLink({document.puzzle, document.problem, document.strategy, document.options,
                        std::min<std::uint64_t>(document.position, w.number(50))}));
     }},
    {"choose a strategy",
     [](Walker& w) {
         w.m_workbench.chooseStrategy(w.number(w.puzzle().info().strategies.size()));
     }},
    {"set limits",
     [](Walker& w) {
         Limits limits;
         limits.nodes = 20 + w.number(200);
         if (w.number(3) == 0)
             limits.solutions = 1 + w.number(3);
         w.m_workbench.setLimits(limits);
     }},
    {"set breakpoints",
     [](Walker& w) {
         w.player().setBreakpoints(w.number(2) == 0 ? Breakpoints{} : Breakpoints{w.breakpoint()});
     }},
    {"set the speed", [](Walker& w) { w.player().setSpeed(std::pow(10.0, w.number(8))); }},
    {"conceal", [](Walker& w) { w.player().setConcealing(w.number(4) == 0); }},
    {"step", [](Walker& w) { w.moving().step(1 + static_cast<qint64>(w.number(20))); }},
    {"step one", [](Walker& w) { w.moving().step(1); }},
    {"step by deduction", [](Walker& w) { w.moving().stepDeduction(1); }},
    {"step back by deduction", [](Walker& w) { w.player().stepDeduction(-1); }},
    {"step back", [](Walker& w) { w.player().step(-1 - static_cast<qint64>(w.number(20))); }},
    {"seek", [](Walker& w) { w.player().seek(w.number(w.player().length() + 2)); }},
    {"step by node", [](Walker& w) { w.moving().stepNode(w.number(2) == 0 ? 1 : -1); }},
    {"step by level", [](Walker& w) { w.player().stepLevel(w.number(2) == 0 ? 1 : -1); }},
    {"to the start", [](Walker& w) { w.player().toStart(); }},
    {"to the end", [](Walker& w) { w.moving().toEnd(); }},
    {"next solution", [](Walker& w) { w.moving().nextSolution(); }},
    {"previous solution", [](Walker& w) { w.player().previousSolution(); }},
    {"play or pause", [](Walker& w) { w.m_workbench.togglePlay(); }},
    {"follow", [](Walker& w) { w.moving().setFollowing(w.number(2) == 0); }},
    {"hold", [](Walker& w) { w.moving().setHolding(w.number(2) == 0); }},
    {"run to", [](Walker& w) { w.moving().runTo(w.breakpoint()); }},
    {"stop", [](Walker& w) { w.m_workbench.stop(); }},
    {"restart", [](Walker& w) { w.m_workbench.restart(); }},
    {"undo", [](Walker& w) { w.m_workbench.history().undo(); }},
    {"redo", [](Walker& w) { w.m_workbench.history().redo(); }},
    {"undo a move", [](Walker& w) { w.m_workbench.undo(); }},
    {"redo a move", [](Walker& w) { w.m_workbench.redo(); }},
    {"set up", [](Walker& w) { w.m_workbench.setUp(); }},
    {"play by hand", [](Walker& w) { w.m_workbench.playByHand(); }},
    {"watch", [](Walker& w) { w.m_workbench.watch(); }},
    {"enter",
     [](Walker& w) {
         const Dimensions most = w.puzzle().dimensions(*w.m_workbench.document().problem);
         const auto any = [&w](std::uint32_t below) {
             return static_cast<std::uint32_t>(w.number(below));
         };
         for (int n = 0; n < 4 && most.variables > 0; ++n) {
             const Assignment one{any(most.variables),
                                  w.number(6) == 0 ? kNoValue : any(most.values)};
             w.m_workbench.enter(std::span(&one, 1), w.number(2) == 0);
         }
     }},
    {"note",
     [](Walker& w) {
         const Dimensions most = w.puzzle().dimensions(*w.m_workbench.document().problem);
         const Note one{static_cast<NoteKind>(w.number(kNoteKindCount)),
                        static_cast<Variable>(w.number(most.variables)),
                        static_cast<Value>(w.number(kColourCount))};
         w.m_workbench.note(std::span(&one, 1));
     }},
    {"start again", [](Walker& w) { w.m_workbench.startAgain(); }},
    {"search from here", [](Walker& w) { (void)w.m_workbench.searchFromHere(); }},
}};

} // namespace

class TestWalks : public QObject
{
    Q_OBJECT

private slots:
    // Small instances, and where the puzzle makes new ones, some of these.
    void initTestCase()
    {
        for (const auto& puzzle : puzzles())
            for (const test::Instance& instance : test::instancesOf(*puzzle))
                Walker::problems()[puzzle.get()].push_back(instance.problem);
        QCOMPARE(Walker::problems().size(), puzzles().size());
        Control control;
        const Puzzle& queens = *findPuzzle("queens");
        for (const std::uint64_t seed : {1U, 2U, 3U}) {
            const auto made =
                queens.generate({.parameters = {{"size", "6"}}, .seed = seed}, control);
            QVERIFY(made.has_value());
            Walker::problems()[&queens].push_back(*made);
        }
    }

    void randomWalks_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; test::Soaking::minutes() == 0 && seed <= kWalks; ++seed)
            QTest::addRow("%u", seed) << seed;
        if (test::Soaking::minutes() > 0)
            QTest::addRow("soak") << 1U;
    }

    // One walk, or in a soak walk after walk.
    void randomWalks()
    {
        QFETCH(unsigned, seed);
        test::Soaking soaking;
        do {
            walk(seed++, soaking);
        } while (!QTest::currentTestFailed() && soaking.goesOn());
        QVERIFY2(soaking.isFlat(), "memory grows");
    }

private:
    static void walk(unsigned seed, test::Soaking& soaking)
    {
        Walker walker(seed);
        Workbench& workbench = walker.m_workbench;
        if (seed % 4 == 0)
            workbench.setMostUndoBytes(1 << 14U); // undo forgets runs, and searches them again
        walker.m_isForgetful = seed % 4 == 0;
        workbench.replace(Walker::problems().at(puzzles().front().get()).front(),
                          verbatim("Small"));
        MomentPtr held = workbench.moment();
        std::optional<State> heldState;
        QStringList done;
        const auto verify = [&](const QString& wrong) {
            return wrong.isEmpty()
                       ? QByteArray()
                       : (wrong + " after " + done.mid(done.size() - 12).join(", ")).toUtf8();
        };
        for (int i = 0; i < kActions / kWalks && !soaking.isOver(); ++i) {
            soaking.forget();
            done << walker.act();
            QByteArray wrong = verify(walker.m_wrong);
            QVERIFY2(wrong.isEmpty(), wrong.constData());
            wrong = verify(contradiction(workbench));
            QVERIFY2(wrong.isEmpty(), wrong.constData());
            if (i % 8 == 0)
                QCoreApplication::processEvents();
            soaking.beat();
            if (i % 16 == 0 && workbench.moment()->isWatching()) {
                const Moment& moment = *workbench.moment();
                Cursor replayed(moment.trace, moment.puzzle->dimensions(*moment.problem));
                for (std::uint64_t at = 1; at <= moment.position; ++at)
                    replayed.seek(at);
                QVERIFY2(replayed.state() == *moment.state,
                         verify("the state is not the replay").constData());
            }
            if (i % 32 == 0) {
                QVERIFY2(!heldState || *held->state == *heldState,
                         verify("a moment that was held changed").constData());
                held = workbench.moment();
                heldState = held->state ? std::optional(*held->state) : std::nullopt;
            }
            if (i % 256 == 255) {
                wrong = verify(walker.savedAndOpened());
                QVERIFY2(wrong.isEmpty(), wrong.constData());
            }
            if (i % 512 == 511 && seed % 4 != 0) {
                wrong = verify(walker.thereAndBack());
                QVERIFY2(wrong.isEmpty(), wrong.constData());
                wrong = verify(walker.thereAndBackByMoves());
                QVERIFY2(wrong.isEmpty(), wrong.constData());
            }
        }
        const QByteArray wrong = verify(walker.startedAgain());
        QVERIFY2(wrong.isEmpty(), wrong.constData());
        workbench.player().pause();
        if (workbench.moment()->isWatching())
            workbench.stop();
        QTRY_VERIFY(!workbench.session().isRunning()); // no run outlives its document
    }
};

QTEST_GUILESS_MAIN(TestWalks)
#include "tst_session_walks.moc"
