// How long the interface thread is ever busy at a stretch while a search runs flat out and is
// watched: the window is shown, played as fast as it goes for some seconds, and the longest gap
// between two turns of the event loop is taken, painting included.
//
// usage: clew-bench-interface [SECONDS] [PUZZLE STRATEGY PRESET]

#include <QApplication>
#include <QComboBox>
#include <QElapsedTimer>
#include <QTimer>
#include <algorithm>
#include <cstdio>
#include <vector>

#include "app/gui/mainwindow.h"
#include "core/puzzle/registry.h"
#include "widgets/puzzlepanel.h"
#include "widgets/strategypanel.h"
#include "widgets/theme.h"

using namespace clew;

namespace {

double percentile(std::vector<double>& sorted, double part)
{
    return sorted.empty()
               ? 0
               : sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("clew-bench"));
    theme::apply(application, ThemeChoice::Light);
    const int seconds = argc > 1 ? std::atoi(argv[1]) : 5;
    const std::string puzzleId = argc > 2 ? argv[2] : "queens";
    const std::string strategyId = argc > 3 ? argv[3] : "generate-and-test";
    const std::string presetId = argc > 4 ? argv[4] : "12";
    const Puzzle* const puzzle = findPuzzle(puzzleId);
    if (puzzle == nullptr || !puzzle->strategyIndex(strategyId) ||
        puzzle->preset(presetId) == nullptr) {
        std::fprintf(stderr, "unknown puzzle, strategy or preset\n");
        return 2;
    }

    QElapsedTimer sinceStart;
    sinceStart.start();
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    std::printf("window shown after %lld ms\n", static_cast<long long>(sinceStart.elapsed()));

    window.workbench().choosePreset(*puzzle, *puzzle->preset(presetId));
    window.strategyPanel().chooser().setCurrentIndex(
        static_cast<int>(*puzzle->strategyIndex(strategyId)));
    window.workbench().player().setSpeed(Player::kFastest);

    std::vector<double> gaps;
    QElapsedTimer clock;
    QTimer turn;
    turn.setInterval(0);
    QObject::connect(&turn, &QTimer::timeout, [&] {
        gaps.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        clock.start();
    });
    QTimer::singleShot(0, [&] {
        for (QAction* const action : window.actions())
            if (action->shortcut() == QKeySequence(Qt::Key_Space))
                action->trigger();
        clock.start();
        turn.start();
    });
    QTimer::singleShot(seconds * 1000, &application, &QApplication::quit);
    QApplication::exec();

    const auto events = window.workbench().player().length();
    QElapsedTimer cancel;
    cancel.start();
    window.workbench().session().cancel();
    while (window.workbench().session().isRunning())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
    const double cancelled = static_cast<double>(cancel.nsecsElapsed()) / 1e6;

    std::ranges::sort(gaps);
    std::printf("%s %s: %llu events recorded in %d s (%.1f M/s) while watched\n", puzzleId.c_str(),
                strategyId.c_str(), static_cast<unsigned long long>(events), seconds,
                static_cast<double>(events) / 1e6 / seconds);
    std::printf("interface busy at a stretch: median %.2f ms, 99 %% %.2f ms, longest %.2f ms\n",
                percentile(gaps, 0.5), percentile(gaps, 0.99), percentile(gaps, 1.0));
    std::printf("cancel answered after %.2f ms\n", cancelled);
    return 0;
}
