#include "app/gui/features/limitsfeature.h"

#include <QAction>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QTimer>
#include <chrono>

#include "app/gui/shell.h"
#include "core/session/workbench.h"
#include "widgets/theme.h"

namespace clew {

namespace {

using std::chrono::duration_cast;
using std::chrono::seconds;

constexpr int kMostCount = 2'000'000'000;
constexpr int kMostSeconds = 1'000'000;
constexpr int kMostMebibytes = 1 << 20;
constexpr std::uint64_t kMebibyte = std::uint64_t{1} << 20U;

// Typing replaces what it shows: behind the words for "none" no digit could be typed.
class LimitBox : public QSpinBox
{
protected:
    void focusInEvent(QFocusEvent* event) override
    {
        QSpinBox::focusInEvent(event);
        QTimer::singleShot(0, this, &QSpinBox::selectAll); // after the click that brought it
    }
};

// 0 stands for none.
class LimitsDialog : public QDialog
{
public:
    LimitsDialog(const Limits& limits, bool isSearching, QWidget* parent) : QDialog(parent)
    {
        setObjectName(QStringLiteral("limits"));
        setWindowTitle(Shell::tr("Limits"));
        auto* const form = new QFormLayout(this);
        form->setContentsMargins(2 * kSpace, 2 * kSpace, 2 * kSpace, 2 * kSpace);
        form->setSpacing(kSpace);
        auto* const text = new QLabel(
            isSearching ? Shell::tr("A search, of any puzzle, is stopped when it reaches one of "
                                    "these. The run shown keeps the limits that it was started "
                                    "with: restart it (Ctrl+R) to have these instead.")
                        : Shell::tr("A search, of any puzzle, is stopped when it reaches one of "
                                    "these."));
        text->setWordWrap(true);
        form->addRow(text);
        m_solutions = add(*form, "solutions", Shell::tr("&Solutions"), kMostCount);
        m_nodes = add(*form, "nodes", Shell::tr("&Nodes"), kMostCount);
        m_seconds = add(*form, "seconds", Shell::tr("&Time"), kMostSeconds);
        m_seconds->setSuffix(Shell::tr(" s", "seconds"));
        m_memory = add(*form, "memory", Shell::tr("&Memory of partial solutions"), kMostMebibytes);
        m_memory->setSuffix(Shell::tr(" MiB"));
        m_memory->setMinimum(1); // without one the machine would be the limit
        m_memory->setSpecialValueText({});
        auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        form->addRow(buttons);
        connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
        connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

        m_solutions->setValue(shown(limits.solutions));
        m_nodes->setValue(shown(limits.nodes));
        if (limits.time != Limits{}.time)
            m_seconds->setValue(static_cast<int>(duration_cast<seconds>(limits.time).count()));
        m_memory->setValue(shown(limits.memory / kMebibyte));
    }

    [[nodiscard]] Limits limits() const
    {
        Limits limits;
        if (m_solutions->value() > 0)
            limits.solutions = static_cast<std::uint64_t>(m_solutions->value());
        if (m_nodes->value() > 0)
            limits.nodes = static_cast<std::uint64_t>(m_nodes->value());
        if (m_seconds->value() > 0)
            limits.time = seconds(m_seconds->value());
        limits.memory = static_cast<std::uint64_t>(m_memory->value()) * kMebibyte;
        return limits;
    }

private:
    static QSpinBox* add(QFormLayout& form, const char* name, const QString& title, int most)
    {
        auto* const box = new LimitBox;
        box->setObjectName(QLatin1String(name));
        box->setRange(0, most);
        box->setGroupSeparatorShown(true);
        box->setSpecialValueText(Shell::tr("no limit"));
        form.addRow(title, box);
        return box;
    }

    static int shown(std::uint64_t count)
    {
        return count == kUnlimited ? 0
                                   : static_cast<int>(std::min<std::uint64_t>(count, kMostCount));
    }

    QSpinBox* m_solutions;
    QSpinBox* m_nodes;
    QSpinBox* m_seconds;
    QSpinBox* m_memory;
};

void askForLimits(Workbench& workbench, QWidget& parent)
{
    LimitsDialog dialog(workbench.limits(), workbench.moment()->isWatching(), &parent);
    if (dialog.exec() == QDialog::Accepted)
        workbench.setLimits(dialog.limits());
}

} // namespace

namespace {

// A limit of memory is always there.
bool wasCut(const Outcome& outcome, const Limits& limits)
{
    switch (outcome.reason) {
    case StopReason::None:
        return outcome.ending == Ending::Solved && limits.solutions != kUnlimited;
    case StopReason::NodeLimit:
        return limits.nodes != kUnlimited;
    case StopReason::TimeLimit:
        return limits.time != Limits{}.time;
    case StopReason::MemoryLimit:
        return true;
    default:
        return false;
    }
}

} // namespace

QString liftingText(const Workbench& workbench)
{
    const Document& document = workbench.document();
    const auto& outcome = workbench.moment()->outcome;
    if (!outcome || document.recording || !document.run || !document.run->limits ||
        !wasCut(*outcome, *document.run->limits))
        return {};
    return Shell::tr("Limits hold for all puzzles. To lift this one: Limits (Ctrl+L), then "
                     "Restart (Ctrl+R).");
}

void installLimits(Workbench& workbench, Shell& shell)
{
    QAction* const action =
        shell.addAction(Shell::tr("&Limits…"), {QKeySequence(Qt::CTRL | Qt::Key_L)});
    shell.menu(Shell::MenuId::Search).addAction(action);
    QObject::connect(action, &QAction::triggered, &shell.frame(),
                     [&workbench, &shell] { askForLimits(workbench, shell.frame()); });
}

} // namespace clew
