// View → Theme, View → Language, Help → About Clew: what they offer and what they keep.

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QTextBrowser>
#include <QtTest>

#include "app/gui/aboutdialog.h"
#include "app/gui/features/appearancefeature.h"
#include "tests/windowfixture.h"
#include "widgets/theme.h"

using namespace clew;

class TestAppearance : public QObject, private test::WindowFixture
{
    Q_OBJECT

private slots:
    void init() { QSettings().clear(); }
    void cleanup()
    {
        QSettings().clear();
        theme::apply(*qApp, ThemeChoice::Light);
    }

    void themes()
    {
        MainWindow window;
        QMenu* const menu = subMenu(window, "Theme");
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 4);
        menu->actions().last()->trigger();
        QVERIFY(theme::scheme() == Scheme::HighContrast);
        QCOMPARE(QSettings().value("theme").toInt(), 3);
        menu->actions().at(1)->trigger();
        QVERIFY(theme::scheme() == Scheme::Light);
    }

    void languages()
    {
        MainWindow window;
        QSignalSpy chosen(&window, &MainWindow::languageChosen);
        QMenu* const menu = subMenu(window, "Language");
        QVERIFY(menu != nullptr);
        QCOMPARE(menu->actions().size(), 5);
        QVERIFY(menu->actions().front()->isChecked());
        for (QAction* const action : menu->actions())
            if (action->text().startsWith("Português"))
                action->trigger();
        QCOMPARE(chosenLocale().name(), QString("pt_BR"));
        QCOMPARE(chosen.count(), 1);
        MainWindow next;
        QCOMPARE(checkedIn(*subMenu(next, "Language")), QString("Português (Brasil)"));
        menu->actions().front()->trigger();
        QCOMPARE(chosenLocale(), QLocale::system());
    }

    // The change log has the version that is being built.
    void about()
    {
        const QList<Release> all = releases();
        QVERIFY(!all.isEmpty());
        QCOMPARE(all.front().version, QString(CLEW_VERSION));
        QVERIFY(!all.front().changes.isEmpty());
        AboutDialog dialog;
        QString shown;
        for (const QTextBrowser* const page : dialog.findChildren<QTextBrowser*>()) {
            QVERIFY(!page->toPlainText().isEmpty());
            shown += page->toPlainText();
        }
        QVERIFY(shown.contains(all.front().changes.front()));
        QVERIFY(shown.contains("MIT License"));
        QVERIFY(shown.contains("CaDiCaL"));
        QString said;
        for (const QLabel* const label : dialog.findChildren<QLabel*>())
            said += label->text();
        QVERIFY2(said.contains("whoever you have Clew from"),
                 qPrintable(said)); // no package need be
    }

    void aboutInOtherLanguages()
    {
        const QLocale before;
        const QStringList english = releases().front().changes;
        for (const char* const language : {"ja", "pt_BR", "zh_CN"}) {
            QLocale::setDefault(QLocale(QString(language)));
            const QStringList changes = releases().front().changes;
            QCOMPARE(changes.size(), english.size());
            for (const QString& change : changes)
                QVERIFY2(!english.contains(change), qPrintable(change));
        }
        QLocale::setDefault(QLocale(QStringLiteral("de_DE"))); // in which there are none
        const QStringList changes = releases().front().changes;
        QLocale::setDefault(before);
        QCOMPARE(changes, english);
    }

private:
    static QMenu* subMenu(MainWindow& window, const QString& title)
    {
        for (const QAction* const action : window.menu(Shell::MenuId::View).actions())
            if (action->menu() != nullptr && action->text().remove('&') == title)
                return action->menu();
        return nullptr;
    }

    static QString checkedIn(const QMenu& menu)
    {
        for (const QAction* const action : menu.actions())
            if (action->isChecked())
                return action->text();
        return {};
    }
};

QTEST_MAIN(TestAppearance)
#include "tst_app_appearance.moc"
