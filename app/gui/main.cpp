// clew-workbench: the window.

#include <QApplication>
#include <QCommandLineParser>
#include <QSettings>
#include <algorithm>
#include <csignal>
#include <string_view>

#include "app/gui/windowowner.h"
#include "widgets/theme.h"

int main(int argc, char* argv[])
{
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow further is an error of writing
    // Help and the version need no screen.
    const auto asksForHelp = [](std::string_view argument) {
        return argument == "-h" || argument == "--help" || argument == "--help-all" ||
               argument == "-v" || argument == "--version";
    };
    if (std::any_of(argv + 1, argv + argc, asksForHelp))
        qputenv("QT_QPA_PLATFORM", "minimal");
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("clew"));
    QApplication::setOrganizationName(QStringLiteral("clew"));
    QApplication::setApplicationDisplayName(QStringLiteral("Clew"));
    QApplication::setDesktopFileName(QStringLiteral("org.clew.Clew"));
    QApplication::setApplicationVersion(QStringLiteral(CLEW_VERSION));

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "main", "A workbench for puzzles and the searches that solve them."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(
        QStringLiteral("file"),
        QApplication::translate("main",
                                "A problem, a session, a trace, a lesson or a link to open."),
        QStringLiteral("[file]"));
    parser.process(application);

    const auto choice = QSettings().value(QStringLiteral("theme"), 0).toInt();
    clew::theme::apply(application, static_cast<clew::ThemeChoice>(std::clamp(choice, 0, 3)));

    clew::WindowOwner owner;
    clew::MainWindow& window = owner.window();
    window.show();
    window.restoreBoards();
    if (!parser.positionalArguments().isEmpty())
        window.openFile(parser.positionalArguments().front());
    return QApplication::exec();
}
