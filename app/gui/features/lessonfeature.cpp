#include "app/gui/features/lessonfeature.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTextCursor>
#include <QTextDocument>
#include <QVBoxLayout>
#include <cmath>

#include "app/gui/errortext.h"
#include "app/gui/lessons.h"
#include "app/gui/proposedname.h"
#include "app/gui/shell.h"
#include "core/files/link.h"
#include "core/lessons/stage.h"
#include "core/session/workbench.h"
#include "widgets/fittingscreen.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

QString lessonText(const Lesson& lesson, const LessonText& text)
{
    const std::string& language = lesson.languageFor(QLocale().name().toStdString());
    return QString::fromStdString(readable(lesson.textIn(text, language), language));
}

// A lesson's lines: its title stands out, below it is what it is about.
class LessonDelegate : public QStyledItemDelegate
{
public:
    static constexpr int kTitleRole = Qt::UserRole;

    explicit LessonDelegate(QListWidget& list) : QStyledItemDelegate(&list), m_list(list) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override
    {
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        item.text.clear();
        option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, option.widget);
        const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
        QAbstractTextDocumentLayout::PaintContext context;
        context.palette = option.palette;
        context.palette.setColor(
            QPalette::Text,
            option.palette.color(isCurrent ? QPalette::HighlightedText : QPalette::Text));
        QTextDocument text;
        lay(text, option, index,
            isCurrent ? option.palette.color(QPalette::HighlightedText)
                      : theme::colour(Ink::Muted));
        painter->save();
        painter->translate(option.rect.topLeft() + QPoint(kSpace, kSpace));
        text.documentLayout()->draw(painter, context);
        painter->restore();
    }

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QTextDocument text;
        lay(text, option, index, {});
        return {0, static_cast<int>(std::ceil(text.size().height())) + 2 * kSpace};
    }

private:
    void lay(QTextDocument& text, const QStyleOptionViewItem& option, const QModelIndex& index,
             const QColor& faint) const
    {
        constexpr double kTitle = 1.1; // of the other letters
        const QString title = index.data(kTitleRole).toString();
        text.setDocumentMargin(0);
        text.setDefaultFont(option.font);
        text.setTextWidth(m_list.viewport()->width() - 2 * kSpace);
        QTextCursor cursor(&text);
        QTextCharFormat format;
        format.setFontWeight(QFont::DemiBold);
        format.setFontPointSize(kTitle * QFontInfo(option.font).pointSizeF());
        cursor.insertText(title, format);
        format = {};
        format.setForeground(faint);
        cursor.insertText(index.data().toString().mid(title.size()), format);
    }

    const QListWidget& m_list;
};

// The list of lessons, of which one is shown if it is chosen, or one's own file.
void chooseLesson(Shell& shell)
{
    auto lessons = shippedLessons();
    QDialog dialog(&shell.frame());
    dialog.setObjectName(QStringLiteral("lessons"));
    dialog.setWindowTitle(Shell::tr("Lessons"));
    auto* const list = new QListWidget;
    list->setResizeMode(QListView::Adjust); // lines wrap
    list->setAlternatingRowColors(true);
    list->setAccessibleName(Shell::tr("Lessons"));
    list->setItemDelegate(new LessonDelegate(*list));
    for (const Lesson& lesson : lessons) {
        const QString title = lessonText(lesson, lesson.title);
        auto* const item = new QListWidgetItem(
            Shell::tr("%1 — %2 min, %3 pages\n%4", "title, minutes, pages, what it is")
                .arg(title, grouped(lesson.minutes), grouped(lesson.pages.size()),
                     lessonText(lesson, lesson.about)),
            list);
        item->setData(LessonDelegate::kTitleRole, title);
    }
    list->setCurrentRow(0);
    auto* const hint =
        new QLabel(Shell::tr("Full screen. Your own boards stay as they are; Esc leaves."));
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* const start = buttons->addButton(Shell::tr("Start"), QDialogButtonBox::AcceptRole);
    start->setDefault(true);
    start->setEnabled(!lessons.empty());
    QPushButton* const open = buttons->addButton(Shell::tr("&Open…"), QDialogButtonBox::ActionRole);
    open->setToolTip(Shell::tr("A lesson of your own, from a file"));
    QString file;
    QObject::connect(open, &QPushButton::clicked, &dialog, [&] {
        file = QFileDialog::getOpenFileName(&dialog, Shell::tr("Open a lesson"), {},
                                            Shell::tr("Lessons (*.clewlesson);;All files (*)"));
        if (!file.isEmpty())
            dialog.reject();
    });
    auto* const lines = new QVBoxLayout(&dialog);
    lines->setSpacing(kSpace);
    lines->addWidget(list, 1);
    lines->addWidget(hint);
    lines->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    QObject::connect(list, &QListWidget::itemActivated, &dialog, &QDialog::accept);
    dialog.resize(fittingScreen(dialog, {680, 560}));
    const bool isStarted = dialog.exec() == QDialog::Accepted && list->currentRow() >= 0;
    if (isStarted)
        present(std::move(lessons[static_cast<std::size_t>(list->currentRow())]), shell);
    else if (!file.isEmpty())
        shell.openFile(file);
}

// A link to each bookmark, with its name or the reason of that moment.
std::vector<LessonBookmark> bookmarked(const Document& document, const Bookmarks& bookmarks)
{
    std::vector<LessonBookmark> links;
    for (const quint64 position : bookmarks.positions()) {
        QString label = bookmarks.label(position);
        if (label.isEmpty())
            label = withCount(position,
                              [](int n) { return Shell::tr("After %Ln event(s).", nullptr, n); });
        links.push_back({writeLink({document.puzzle, document.problem, document.strategy,
                                    document.options, position}),
                         label.toStdString()});
    }
    return links;
}

void lessonFromBookmarks(Workbench& workbench, Shell& shell)
{
    const Document document = workbench.snapshot();
    const Bookmarks bookmarks = workbench.bookmarks();
    if (document.isByHand || bookmarks.isEmpty()) {
        shell.showMessage(Shell::tr("There are no bookmarks here. Watch a search and set some "
                                    "with B; their names become captions."));
        return;
    }
    const QString title = translated(document.puzzle->title(*document.problem));
    // Not its name: that of a locale without a language is "C". Its texts are English.
    const QString language = QLocale().bcp47Name().section('-', 0, 0);
    const std::string text =
        lessonOf(title.toStdString(), language.toStdString(), bookmarked(document, bookmarks));
    QString name = QFileDialog::getSaveFileName(
        &shell.frame(), Shell::tr("Lesson from bookmarks"),
        proposedName(document, QStringLiteral(".clewlesson")), Shell::tr("Lessons (*.clewlesson)"));
    if (name.isEmpty())
        return;
    name = withSuffix(name, QStringLiteral(".clewlesson"), {QStringLiteral(".txt")});
    const auto written = writeFile(name, QByteArray::fromStdString(text));
    const auto lesson = readLesson(text);
    QStringList beyond;
    for (const std::string& page : lesson ? pagesBeyond(*lesson) : std::vector<std::string>())
        beyond << QString::fromStdString(page);
    shell.showMessage(
        !written ? errorText(written.error(), name)
        : beyond.empty()
            ? Shell::tr("The lesson was saved. Open it to see it, or continue it in a text editor.")
            : Shell::tr("The lesson was saved, but a lesson's search ends after %1 "
                        "events: choose earlier moments on these pages: %2.")
                  .arg(grouped(kMostLessonEvents), beyond.join(", ")));
}

} // namespace

void installLessons(Workbench& workbench, Shell& shell)
{
    QMenu& menu = shell.menu(Shell::MenuId::Help);
    QAction* const lessons = shell.addAction(Shell::tr("&Lessons…"), {});
    QAction* const make = shell.addAction(Shell::tr("Lesson from &bookmarks…"), {});
    // For whoever is new they come first, and what is said about the program stays last.
    QAction* const first = menu.actions().value(0);
    menu.insertActions(first, {lessons, make});
    menu.insertSeparator(first);
    QObject::connect(lessons, &QAction::triggered, &shell.frame(),
                     [&shell] { chooseLesson(shell); });
    QObject::connect(make, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { lessonFromBookmarks(workbench, shell); });
}

} // namespace clew
