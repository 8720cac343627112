// The main window as the tests use it: with folders of its own, shown, a puzzle chosen, the search
// brought along.

#pragma once

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <QtTest>

#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "app/gui/mainwindow.h"
#include "app/gui/sessions.h"
#include "core/puzzle/registry.h"
#include "tests/activewindow.h"
#include "widgets/board.h"
#include "widgets/commandpalette.h"
#include "widgets/puzzlepanel.h"
#include "widgets/strategypanel.h"
#include "widgets/theme.h"

namespace clew::test {

/// A second base of test classes, whose initTestCase, init and cleanup call the first three.
struct WindowFixture
{
    QTemporaryDir m_folder; ///< for the settings, and for what a test writes
    std::unique_ptr<MainWindow> m_window;

    /// Nothing that a user has set is read or written.
    void useOwnFolders() const
    {
        // Of this run alone: what one that was ended left would be offered to be restored.
        for (const char* const place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
            qputenv(place, QFile::encodeName(m_folder.filePath(QLatin1String(place))));
        QCoreApplication::setOrganizationName(QStringLiteral("clew-tests"));
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        theme::apply(*qApp, ThemeChoice::Light);
    }

    void openWindow()
    {
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1280, 800);
        m_window->show();
        waitUntilActive(*m_window);
    }

    void closeWindow() { m_window.reset(); }

    [[nodiscard]] Workbench& workbench() const { return m_window->workbench(); }
    [[nodiscard]] const Document& document() const { return workbench().document(); }
    [[nodiscard]] Player& player() const { return workbench().player(); }

    /// What the label of this name says.
    [[nodiscard]] QString label(const char* name) const
    {
        return m_window->findChild<QLabel*>(name)->text();
    }

    /// By its name in the command palette.
    [[nodiscard]] QAction* command(const QString& name) const
    {
        for (QAction* const action : m_window->actions())
            if (plainText(*action) == name)
                return action;
        return nullptr;
    }

    /// All that the search recorded is watched, and it has said how it ended: that comes after its
    /// last event, and with it the last figures.
    [[nodiscard]] bool isWatchedToTheEnd() const
    {
        return player().atEnd() && workbench().moment()->outcome.has_value();
    }

    /// The window has the keys again, which a dialog had: also one that came up because what was
    /// waited for took its time. Shortcuts are those of the active window.
    void activate() const
    {
        if (QApplication::activeModalWidget() != nullptr ||
            QApplication::activeWindow() == m_window.get())
            return;
        m_window->activateWindow();
        waitUntilActive(*m_window);
    }

    /// A key pressed in the window, wherever.
    void windowKey(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        activate();
        QTest::keyClick(m_window.get(), static_cast<Qt::Key>(key), modifiers);
    }

    /// A key pressed on the board.
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        activate();
        QTest::keyClick(&m_window->board(), static_cast<Qt::Key>(key), modifiers);
    }

    /// Puts a problem on the board: the first preset and strategy where none is named.
    void choose(const Puzzle& puzzle, const char* strategy = nullptr,
                const char* preset = nullptr) const
    {
        const PresetInfo* const chosen =
            preset == nullptr ? &puzzle.info().presets.front() : puzzle.preset(preset);
        QVERIFY(chosen != nullptr);
        Document document;
        document.puzzle = &puzzle;
        document.problem = puzzle.presetProblem(*chosen);
        document.strategy = strategy == nullptr ? 0 : puzzle.strategyIndex(strategy).value();
        workbench().push(document, verbatim("Choose"));
    }

    void choose(std::string_view puzzle, const char* strategy = nullptr,
                const char* preset = nullptr) const
    {
        choose(*findPuzzle(puzzle), strategy, preset);
    }

    /// The same by the panels.
    void chooseInPanels(std::string_view id, const char* strategy, const char* preset) const
    {
        const Puzzle& puzzle = *findPuzzle(id);
        QVERIFY(puzzle.preset(preset) != nullptr);
        workbench().choosePreset(puzzle, *puzzle.preset(preset));
        m_window->strategyPanel().chooser().setCurrentIndex(
            static_cast<int>(puzzle.strategyIndex(strategy).value()));
    }

    /// Begins the search if need be and continues for that many steps from its start.
    void watch(quint64 steps) const
    {
        workbench().wake();
        player().step(static_cast<qint64>(steps));
        QTRY_COMPARE(player().position(), steps);
    }

    [[nodiscard]] Result<void> saveSession(const QString& fileName) const
    {
        return clew::saveSession(workbench(), workbench().sessionFile(), fileName);
    }
    [[nodiscard]] Result<void> restoreSession(const QByteArray& text) const
    {
        return clew::restoreSession(workbench(), text, verbatim("Restore"), {}, m_window.get());
    }

    /// A point of the board at a place that meets the condition, if there is one.
    template<class Condition>
    std::optional<QPoint> pointWhere(Condition condition) const
    {
        const Board& board = m_window->board();
        for (int y = 4; y < board.height(); y += 6)
            for (int x = 4; x < board.width(); x += 6)
                if (const auto place = board.placeAt(board.toUnits(QPointF(x, y)));
                    place && condition(*place))
                    return QPoint(x, y);
        return std::nullopt;
    }

    /// What is to be done with the dialog that opens next; where work is slow, one that says what
    /// is waited for comes before.
    void inDialog(std::function<void(QDialog&)> act) const { inNext(false, std::move(act)); }
    /// The same with the one that says what is waited for.
    void inWait(std::function<void(QDialog&)> act) const { inNext(true, std::move(act)); }
    void inNext(bool isWait, std::function<void(QDialog&)> act) const
    {
        auto* const timer = new QTimer(m_window.get());
        QObject::connect(timer, &QTimer::timeout, timer, [timer, isWait, act = std::move(act)] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog != nullptr && (dialog->objectName() == QLatin1String("wait")) == isWait) {
                timer->stop();
                timer->deleteLater();
                act(*dialog);
            }
        });
        timer->start(20);
    }

    /// A row for each puzzle, with its index.
    static void puzzleRows()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(puzzles().size()); ++i)
            QTest::addRow("%s", puzzleAt(i).info().id.c_str()) << i;
    }

    static const Puzzle& puzzleAt(int index) { return *puzzles()[static_cast<std::size_t>(index)]; }
};

} // namespace clew::test
