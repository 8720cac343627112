// The timeline: what is where, zooming at the mouse, scrubbing, detail, bookmarks.

#include <QPainter>
#include <QPicture>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QWheelEvent>
#include <QtTest>
#include <cmath>
#include <map>
#include <set>

#include "core/puzzle/registry.h"
#include "widgets/theme.h"
#include "widgets/timeline.h"

using namespace clew;

namespace {

std::shared_ptr<const Trace> recorded(const char* puzzleId, const char* strategy,
                                      const Parameters& parameters)
{
    const Puzzle& puzzle = *findPuzzle(puzzleId);
    auto trace = std::make_shared<Trace>();
    Control control;
    Recorder recorder(*trace, control);
    const auto problem = puzzle.create(parameters);
    puzzle.run(*puzzle.strategyIndex(strategy), **problem, {}, control, &recorder);
    return trace;
}

} // namespace

// How often a widget is painted.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget& widget) { widget.installEventFilter(this); }
    int m_count = 0;

    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
};

class TestTimeline : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Timeline> m_timeline;

    void show(std::shared_ptr<const Trace> trace)
    {
        m_timeline->setTrace(std::move(trace));
        QTRY_VERIFY(m_timeline->isDetailed());
    }
    void wheel(double x, int steps, Qt::KeyboardModifiers modifiers = {})
    {
        const QPointF at(x, 20);
        QWheelEvent event(at, m_timeline->mapToGlobal(at), {}, {0, 120 * steps}, Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_timeline.get(), &event);
    }
    // Pictures keep what is written on them, in UTF-16.
    bool isPainted(const QString& text)
    {
        QPicture picture;
        {
            QPainter painter(&picture);
            m_timeline->render(&painter);
        }
        QByteArray wanted;
        for (const QChar c : text)
            wanted.append(static_cast<char>(c.row())).append(static_cast<char>(c.cell()));
        return QByteArray(picture.data(), static_cast<qsizetype>(picture.size())).contains(wanted);
    }
    QPoint at(double event) { return {static_cast<int>(m_timeline->xOf(event)), 20}; }
    // How much of a column of pixels has this colour's hue.
    int heightAt(double event)
    {
        const QImage image = m_timeline->grab().toImage();
        const QColor ground = m_timeline->palette().color(QPalette::Base);
        int height = 0;
        for (int y = 13; y < image.height() - 22; ++y)
            height += image.pixelColor(at(event).x(), y) != ground ? 1 : 0;
        return height;
    }

private slots:
    void initTestCase() { theme::apply(*qApp, ThemeChoice::Light); }
    void init()
    {
        m_timeline = std::make_unique<Timeline>();
        m_timeline->resize(600, 70);
        m_timeline->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_timeline.get()));
    }

    // A search that pauses, or a person who thinks about a move, costs nothing.
    void whatDoesNotGrowIsNotPaintedAgain()
    {
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        recorder.decide(0, 1);
        recorder.publish();
        show(trace);
        PaintCounter painted(*m_timeline);
        QTest::qWait(100); // what was read last is painted
        painted.m_count = 0;
        QTest::qWait(600);
        QCOMPARE(painted.m_count, 0);
        recorder.decide(1, 2);
        recorder.publish();
        m_timeline->setEnd(kUnlimited); // as before: it has grown
        QTRY_VERIFY(painted.m_count > 0);
        QVERIFY(m_timeline->isDetailed());
    }
    void cleanup() { m_timeline.reset(); }

    // As other numbers, with its thousands set apart.
    void depthIsGrouped()
    {
        const QLocale before;
        const auto restore = qScopeGuard([&] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::English));
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        for (Variable i = 0; i < 1200; ++i)
            recorder.decide(i, 1);
        recorder.publish();
        show(trace);
        QTRY_VERIFY(isPainted(QStringLiteral("depth 1,")));
    }

    void searches_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("strategy");
        QTest::addColumn<QString>("size");
        QTest::addRow("a few events") << "queens"
                                      << "backtracking"
                                      << "2";
        QTest::addRow("depth first") << "queens"
                                     << "backtracking"
                                     << "8";
        QTest::addRow("breadth first") << "queens"
                                       << "column-by-column"
                                       << "7";
        QTest::addRow("knight") << "knight"
                                << "backtracking"
                                << "3x4";
        QTest::addRow("graphs") << "graphs"
                                << "orderly"
                                << "6";
        QTest::addRow("a million events") << "queens"
                                          << "backtracking"
                                          << "10";
    }

    // Zooming at the mouse leaves the event there; all zoomed out, the whole search is in view.
    void zoomsAtTheMouse()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, strategy);
        QFETCH(QString, size);
        show(recorded(qPrintable(puzzle), qPrintable(strategy), {{"size", size.toStdString()}}));
        const auto length = static_cast<double>(m_timeline->length());
        QCOMPARE(m_timeline->span().first, 0.0);
        QCOMPARE(m_timeline->span().last, length);
        for (int i = 0; i < 40; ++i) {
            const double before = m_timeline->eventAt(400);
            const double span = m_timeline->span().length();
            wheel(400, 1);
            QVERIFY(m_timeline->span().length() <= span);
            if (m_timeline->span().length() > 10 && m_timeline->isZoomed())
                QVERIFY(std::abs(m_timeline->eventAt(400) - before) < span * 1e-6 + 1e-6);
            QVERIFY(m_timeline->span().first >= 0 && m_timeline->span().last <= length);
            QVERIFY(!m_timeline->grab().isNull());
        }
        QCOMPARE(m_timeline->span().length(), std::min(10.0, length));
        QTRY_VERIFY(m_timeline->isDetailed());
        for (int i = 0; i < 60; ++i)
            wheel(400, -1);
        QVERIFY(!m_timeline->isZoomed());
        QCOMPARE(m_timeline->span().last, length);
    }
    void zoomsAtTheMouse_data() { searches_data(); }

    // Zoomed in, each event's bar is as high as the search was deep there.
    void showsTrueDetail()
    {
        const auto trace = recorded("queens", "backtracking", {{"size", "10"}});
        QVERIFY(trace->size() > 100'000);
        show(trace);
        const quint64 middle = trace->size() / 2;
        m_timeline->zoom(static_cast<double>(middle), static_cast<double>(trace->size()) / 20);
        QTRY_VERIFY(m_timeline->isDetailed());
        std::map<std::uint32_t, int> heights; // by depth
        for (quint64 i = middle - 6; i < middle + 6; ++i) {
            const std::uint32_t depth = NodeWalk::at(*trace, i + 1).depth();
            const int height = heightAt(static_cast<double>(i) + 0.5);
            if (heights.contains(depth))
                QCOMPARE(height, heights[depth]);
            heights[depth] = height;
        }
        QVERIFY(heights.size() >= 2);
        int last = -1;
        for (const auto& [depth, height] : heights) {
            QVERIFY(height > last);
            last = height;
        }
    }

    void scrubsPansAndFits()
    {
        show(recorded("queens", "backtracking", {{"size", "8"}}));
        QSignalSpy sought(m_timeline.get(), &Timeline::sought);
        QTest::mousePress(m_timeline.get(), Qt::LeftButton, {}, at(1000));
        QTest::mouseMove(m_timeline.get(), at(2000));
        QTest::mouseRelease(m_timeline.get(), Qt::LeftButton, {}, at(2000));
        QVERIFY(sought.count() >= 2);
        const double pixel = m_timeline->eventAt(101) - m_timeline->eventAt(100);
        QVERIFY(std::abs(sought.last().at(0).toDouble() - 2000) <= pixel);
        m_timeline->zoom(3000, 8);
        const auto span = m_timeline->span();
        QTest::keyClick(m_timeline.get(), Qt::Key_Right);
        QVERIFY(m_timeline->span().first > span.first);
        QVERIFY(qFuzzyCompare(m_timeline->span().length(), span.length()));
        QTest::keyClick(m_timeline.get(), Qt::Key_Left);
        QVERIFY(std::abs(m_timeline->span().first - span.first) < 1e-6);
        wheel(300, 1, Qt::ShiftModifier);
        QVERIFY(m_timeline->span().first < span.first);
        const double before = m_timeline->span().first;
        QTest::mousePress(m_timeline.get(), Qt::MiddleButton, {}, {300, 20});
        QTest::mouseMove(m_timeline.get(), {200, 20});
        QTest::mouseRelease(m_timeline.get(), Qt::MiddleButton, {}, {200, 20});
        QVERIFY(m_timeline->span().first > before);
        QTest::keyClick(m_timeline.get(), Qt::Key_Up);
        QVERIFY(m_timeline->span().length() < span.length());
        QTest::mouseDClick(m_timeline.get(), Qt::LeftButton, {}, {300, 20});
        QVERIFY(!m_timeline->isZoomed());
    }

    // What comes later is not shown, whatever was shown before.
    void endsWhereTold()
    {
        show(recorded("queens", "backtracking", {{"size", "8"}}));
        const quint64 all = m_timeline->length();
        m_timeline->zoom(0.5 * static_cast<double>(all), 100);
        QTRY_VERIFY(m_timeline->isDetailed());
        for (const quint64 end : {quint64{2508}, quint64{2}, all}) {
            m_timeline->setEnd(end);
            m_timeline->setPosition(end);
            QCOMPARE(m_timeline->length(), end);
            QTRY_VERIFY(m_timeline->isDetailed());
            QVERIFY(m_timeline->span().last <= static_cast<double>(end));
            QVERIFY(!m_timeline->grab().isNull());
        }
    }

    void keepsThePlayheadInView()
    {
        show(recorded("queens", "backtracking", {{"size", "8"}}));
        m_timeline->zoom(1000, 20);
        m_timeline->setPosition(20'000);
        QVERIFY(m_timeline->span().first < 20'000 && m_timeline->span().last > 20'000);
        m_timeline->setHeld(true);
        const auto span = m_timeline->span();
        m_timeline->setPosition(5);
        QCOMPARE(m_timeline->span().first, span.first);
    }

    // Held, the view stays while the search reports more.
    void holds()
    {
        auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        for (int i = 0; i < 100; ++i)
            recorder.write(Event::conflict(1, 1));
        recorder.publish();
        m_timeline->setTrace(trace);
        m_timeline->setHeld(true);
        for (int i = 0; i < 5000; ++i)
            recorder.write(Event::conflict(2, 1));
        recorder.publish();
        QCOMPARE(m_timeline->span().last, 100.0);
        m_timeline->setHeld(false);
        QCOMPARE(m_timeline->span().last, 5100.0);
    }

    // Of a search that never guesses there is no depth to see, but how far it has come; and, few as
    // its events are, its steps in their colours.
    void showsProgressAndSteps()
    {
        const Puzzle& puzzle = *findPuzzle("sudoku");
        const auto problem = puzzle.presetProblem(*puzzle.preset("p97"));
        auto trace = std::make_shared<Trace>();
        {
            Control control;
            Recorder recorder(*trace, control);
            puzzle.run(*puzzle.strategyIndex("logic"), *problem, {}, control, &recorder);
        }
        const Deductions deductions(puzzle, problem);
        m_timeline->setTrace(trace, deductions);
        const auto cells = puzzle.dimensions(*problem).variables;
        const auto length = static_cast<double>(trace->size());
        QTRY_VERIFY(m_timeline->progressAt(length).has_value());
        QCOMPARE(m_timeline->progressAt(0)->settled, 0U);
        QCOMPARE(m_timeline->progressAt(length)->settled, cells);
        QVERIFY(m_timeline->progressAt(length / 2)->struck > 0);
        QVERIFY(m_timeline->showsDeductions());
        m_timeline->zoom(length - 1, length / 30);
        QImage image = m_timeline->grab().toImage();
        std::set<QRgb> colours;
        for (quint64 at = trace->size() - 20; at < trace->size();) {
            const auto step =
                m_timeline->deductionAt(m_timeline->xOf(static_cast<double>(at) + 0.5));
            QVERIFY(step.has_value());
            QCOMPARE(*step, deductions.at(*trace, at));
            const int x = static_cast<int>(m_timeline->xOf(static_cast<double>(step->first) + 0.2));
            const QRgb expected = theme::colour(deductions, *step).rgb();
            if (x > 8 && x < 590)
                QCOMPARE(QColor(image.pixel(x, 13)).name(), QColor(expected).name());
            colours.insert(expected);
            at = step->end;
        }
        QVERIFY(colours.size() >= 2);
    }

    // Where there are too many steps to be distinguished, each pixel has the colour of what takes
    // most of it.
    void showsWhatHappensMost()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        const auto problem = *puzzle.create({{"size", "6"}});
        const auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        constexpr quint64 kPart = 3000; // ten events a pixel
        for (quint64 i = 0; i < kPart; ++i)
            recorder.write(i % 3 == 0 ? Event::solution() : Event::conflict(1, 1));
        for (quint64 i = 0; i < kPart; ++i)
            recorder.write(i % 3 == 0 ? Event::conflict(1, 1) : Event::solution());
        recorder.publish();
        const Deductions deductions(puzzle, problem);
        m_timeline->setTrace(trace, deductions);
        QTRY_VERIFY(m_timeline->isDetailed());
        QVERIFY(!m_timeline->showsDeductions());
        QVERIFY(m_timeline->showsBands());
        const QImage image = m_timeline->grab().toImage();
        const auto colourAt = [&](quint64 event) {
            return QColor(image.pixel(at(static_cast<double>(event)).x(), 18)).name();
        };
        for (const quint64 event : {kPart / 3, kPart / 2, kPart + kPart / 3, kPart + kPart / 2}) {
            const quint64 often = event < kPart ? 1 : kPart + 1;
            QCOMPARE(colourAt(event),
                     theme::colour(deductions, deductions.at(*trace, often)).name());
        }
        // What is too much to be read has only its depth.
        for (quint64 i = 0; i < 40 * kPart; ++i)
            recorder.write(Event::conflict(1, 1));
        recorder.publish();
        QVERIFY(!m_timeline->showsBands());
    }

    // Who looks at another search and comes back sees what was seen before.
    void comesBackToWhatWasInView()
    {
        const auto one = recorded("queens", "backtracking", {{"size", "8"}});
        const auto other = recorded("queens", "backtracking", {{"size", "7"}});
        show(one);
        m_timeline->setPosition(3);
        m_timeline->zoom(5000, 8);
        m_timeline->pan(0.1);
        const auto before = m_timeline->span();
        show(other);
        QVERIFY(!m_timeline->isZoomed());
        show({});
        show(one);
        m_timeline->setPosition(3);
        QCOMPARE(m_timeline->span().first, before.first);
        QCOMPARE(m_timeline->span().last, before.last);
        m_timeline->fit();
        show(other);
        show(one);
        QVERIFY(!m_timeline->isZoomed());
    }

    // Close up, a mark on the axis says which part of the whole is in view.
    void saysWhichPartIsInView()
    {
        show(recorded("queens", "backtracking", {{"size", "8"}}));
        const auto marked = [this] {
            const QImage image = m_timeline->grab().toImage();
            const QRgb ink = m_timeline->palette().color(QPalette::Highlight).rgb();
            const int y = image.height() - 4 - 5; // in the middle of the axis
            QPair<int, int> found{-1, -1};
            for (int x = 60; x < image.width() - 60; ++x)
                if (image.pixel(x, y) == ink) {
                    if (found.first < 0)
                        found.first = x;
                    found.second = x;
                }
            return found;
        };
        m_timeline->setPosition(1);
        QCOMPARE(marked().first, -1);
        const auto length = static_cast<double>(m_timeline->length());
        m_timeline->zoom(length / 2, 4);
        const auto middle = marked();
        QVERIFY(std::abs(middle.first + middle.second - 600) < 60);
        QVERIFY(middle.second - middle.first > 80 && middle.second - middle.first < 200);
        for (int i = 0; i < 20; ++i)
            m_timeline->pan(0.5);
        QVERIFY(marked().first > middle.second);
    }

    // However the search jumps about, the samples are the state at their positions.
    void progressIsThatOfTheState()
    {
        const Puzzle& puzzle = *findPuzzle("queens");
        const auto problem = *puzzle.create({{"size", "8"}});
        const auto trace = recorded("queens", "backtracking", {{"size", "8"}});
        Cursor cursor(trace, puzzle.dimensions(*problem));
        Progress whole(trace, puzzle.dimensions(*problem));
        while (whole.read(trace->size(), 1000)) {
        }
        Progress part(trace, puzzle.dimensions(*problem), 5000, 7000);
        while (part.read(trace->size(), 1000)) {
        }
        for (const Progress* const progress : {&whole, &part}) {
            QVERIFY(progress->samples().size() > Progress::kMostSamples / 3);
            QVERIFY(progress->samples().size() <= Progress::kMostSamples + 1);
            for (std::size_t i = 0; i < progress->samples().size(); i += 7) {
                cursor.seek(progress->first() + i * progress->step());
                QCOMPARE(progress->samples()[i].settled, cursor.state().assignedCount());
                QCOMPARE(progress->samples()[i].struck, cursor.state().removedCount());
            }
        }
    }

    void bookmarks()
    {
        show(recorded("queens", "backtracking", {{"size", "8"}}));
        const QImage without = m_timeline->grab().toImage();
        Bookmarks bookmarks;
        bookmarks.setPositions({5000, 100, 12'345});
        bookmarks.add(5000, QStringLiteral("here"));
        QCOMPARE(bookmarks.positions(), (std::vector<quint64>{100, 5000, 12'345}));
        QCOMPARE(bookmarks.label(5000), QStringLiteral("here"));
        QCOMPARE(bookmarks.next(100), std::optional<quint64>(5000));
        QCOMPARE(bookmarks.previous(100), std::nullopt);
        QCOMPARE(bookmarks.previous(101), std::optional<quint64>(100));
        QCOMPARE(bookmarks.next(12'345), std::nullopt);
        m_timeline->setBookmarks(bookmarks);
        QVERIFY(m_timeline->grab().toImage() != without);
        // A click on its flag goes there exactly.
        QSignalSpy sought(m_timeline.get(), &Timeline::sought);
        QTest::mouseClick(m_timeline.get(), Qt::LeftButton, {},
                          {static_cast<int>(m_timeline->xOf(12'345)) + 2, 7});
        QCOMPARE(sought.last().at(0).toULongLong(), quint64{12'345});
    }

    // What puts the givens on the board is most of a short search and the least of it to look at.
    void theOpeningTakesLittleRoom()
    {
        const Puzzle& sudoku = *findPuzzle("sudoku");
        const auto problem = sudoku.presetProblem(*sudoku.preset("p97"));
        const auto trace = std::make_shared<Trace>();
        Control control;
        Recorder recorder(*trace, control);
        sudoku.run(*sudoku.strategyIndex("logic"), *problem, {}, control, &recorder);
        const Deductions deductions(sudoku, problem);
        const auto opening = static_cast<double>(deductions.at(*trace, 0).end);
        const auto all = static_cast<double>(trace->size());
        QVERIFY(opening > all / 4);
        m_timeline->setTrace(trace, deductions);
        QTRY_VERIFY(m_timeline->isDetailed());
        const double left = m_timeline->xOf(0);
        const double width = m_timeline->xOf(all) - left;
        QVERIFY(m_timeline->xOf(opening) - left < 0.1 * width);
        QVERIFY(m_timeline->showsDeductions());
        for (const double event : {0.0, 3.0, opening, opening + 1, (opening + all) / 2, all})
            QVERIFY(std::abs(m_timeline->eventAt(m_timeline->xOf(event)) - event) < 1e-6);
        // The axis says so: the numbers between its ends are those of their places.
        const std::vector<quint64> named = m_timeline->axisEvents();
        QCOMPARE(named.size(), std::size_t{2});
        QCOMPARE(static_cast<double>(named[0]), opening);
        QVERIFY(static_cast<double>(named[1]) > opening + (all - opening) / 3); // not all / 2
        QVERIFY(std::abs(m_timeline->xOf(static_cast<double>(named[1])) - left - width / 2) <
                0.05 * width);
        // Closer up all is to scale, and what was under the mouse stays there.
        const double event = (opening + all) / 2;
        const double x = m_timeline->xOf(event);
        m_timeline->zoom(event, 2);
        QVERIFY(m_timeline->axisEvents().empty());
        QVERIFY(std::abs(m_timeline->xOf(event) - x) < 1e-6);
        m_timeline->zoom(0, 1.1);
        const auto span = m_timeline->span();
        QVERIFY(std::abs(m_timeline->xOf((span.first + span.last) / 2) - left - width / 2) < 1e-6);
    }
};

QTEST_MAIN(TestTimeline)
#include "tst_widgets_timeline.moc"
