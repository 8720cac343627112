#include "app/gui/windowowner.h"

#include <QApplication>
#include <QLibraryInfo>
#include <utility>

#include "app/gui/features/appearancefeature.h"

namespace clew {

WindowOwner::WindowOwner()
{
    installTexts(chosenLocale());
    m_workbench = std::make_shared<Workbench>(); // it has texts, too
    build();
}

WindowOwner::~WindowOwner()
{
    m_window.reset();
    m_workbench.reset();
    for (const auto& texts : m_texts) {
        QCoreApplication::removeTranslator(&texts->own);
        QCoreApplication::removeTranslator(&texts->ofQt);
    }
}

// The newer ones are asked first; the older go after that, so that at no time there are none.
void WindowOwner::installTexts(const QLocale& locale)
{
    QLocale::setDefault(locale); // numbers, too
    auto texts = std::make_unique<Texts>();
    texts->own.loadFor(locale);
    // In the language that the window speaks then, which need not be the one that was looked for:
    // names of keys stand in its sentences.
    if (texts->ofQt.load(QLocale(texts->own.language()), QStringLiteral("qtbase"),
                         QStringLiteral("_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&texts->ofQt);
    QCoreApplication::installTranslator(&texts->own);
    if (!m_texts.empty()) {
        QCoreApplication::removeTranslator(&m_texts.back()->own);
        QCoreApplication::removeTranslator(&m_texts.back()->ofQt);
    }
    m_texts.push_back(std::move(texts));
}

void WindowOwner::build()
{
    m_window = std::make_unique<MainWindow>(m_workbench);
    m_window->setPhraseFinder(
        [&own = m_texts.back()->own](const QString& shown) { return own.phrasesOf(shown); });
    connect(m_window.get(), &MainWindow::languageChosen, this, &WindowOwner::rebuildWhenIdle);
}

void WindowOwner::rebuildWhenIdle()
{
    m_workbench->whenIdle(this, [this] {
        if (const QObject* const task = m_window->task(); task != nullptr)
            connect(task, &QObject::destroyed, this, &WindowOwner::rebuildWhenIdle);
        else
            rebuild();
    });
}

// What was said in the old language is not said again.
void WindowOwner::rebuild()
{
    const std::unique_ptr<MainWindow> before = std::move(m_window);
    const MainWindow::SavedView view = before->saveView();
    const double speed =
        m_workbench->player().speed(); // a new window begins with that of the last start
    const nlohmann::json parts = m_workbench->sessionFile().parts;
    if (m_workbench->message().pattern.context[0] == '\0')
        m_workbench->say({});
    installTexts(chosenLocale());
    build();
    m_workbench->player().setSpeed(speed);
    m_window->takeOver(*before, view);
    m_workbench->loadAddedParts(parts);
    emit rebuilt();
}

} // namespace clew
