#include "app/gui/features/appearancefeature.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenu>
#include <QSettings>
#include <array>

#include "app/gui/shell.h"
#include "widgets/theme.h"

namespace clew {

namespace {

const QString kThemeKey = QStringLiteral("theme");
const QString kLanguageKey = QStringLiteral("language");

// Each language in its own words, which are not translated.
struct Language
{
    const char* code;
    const char* name;
};
constexpr std::array kLanguages{
    Language{"en", "English"},
    Language{"pt_BR", "Português (Brasil)"},
    Language{"zh_CN", "简体中文"},
    Language{"ja", "日本語"},
};

// One entry of a group of which one is always checked.
QAction* addChoice(QMenu& menu, QActionGroup& group, const QString& text, bool isChosen)
{
    QAction* const action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(isChosen);
    group.addAction(action);
    return action;
}

void addThemes(Shell& shell)
{
    QMenu* const menu = shell.menu(Shell::MenuId::View).addMenu(Shell::tr("&Theme"));
    auto* const group = new QActionGroup(menu);
    const int chosen = QSettings().value(kThemeKey, 0).toInt();
    const std::array names{Shell::tr("&System"), Shell::tr("&Light"), Shell::tr("&Dark"),
                           Shell::tr("&High contrast")};
    for (int i = 0; i < static_cast<int>(names.size()); ++i)
        QObject::connect(
            addChoice(*menu, *group, names.at(static_cast<std::size_t>(i)), i == chosen),
            &QAction::triggered, menu, [i] {
                QSettings().setValue(kThemeKey, i);
                theme::apply(*qApp, static_cast<ThemeChoice>(i));
            });
}

void addLanguages(Shell& shell)
{
    QMenu* const menu = shell.menu(Shell::MenuId::View).addMenu(Shell::tr("Lan&guage"));
    auto* const group = new QActionGroup(menu);
    const QString chosen = QSettings().value(kLanguageKey).toString();
    const auto add = [&](const QString& name, const QString& code) {
        QObject::connect(addChoice(*menu, *group, name, code == chosen), &QAction::triggered, menu,
                         [&shell, code] {
                             QSettings().setValue(kLanguageKey, code);
                             shell.chooseLanguage(code);
                         });
    };
    add(Shell::tr("&System"), {});
    for (const Language& language : kLanguages)
        add(QString::fromUtf8(language.name), QString::fromLatin1(language.code));
}

} // namespace

void installAppearance(Shell& shell)
{
    addThemes(shell);
    addLanguages(shell);
}

QLocale chosenLocale()
{
    const QString code = QSettings().value(kLanguageKey).toString();
    return code.isEmpty() ? QLocale::system() : QLocale(code);
}

} // namespace clew
