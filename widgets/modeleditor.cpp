#include "widgets/modeleditor.h"

#include <QEvent>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/modeltext.h"
#include "widgets/theme.h"
#include "widgets/translate.h"

namespace clew {

namespace {

constexpr int kPause = 400; ///< in ms, after which what was typed is taken as meant

} // namespace

ModelEditor::ModelEditor(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("modelEditor"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setMinimumWidth(180);
    m_tabs = new QTabWidget;
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Texts"));
    const std::array names{tr("Model"), tr("Data")};
    const std::array accessible{tr("Model, in MiniZinc"), tr("Data of the model, in MiniZinc")};
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        m_texts[i] = new ModelText;
        m_texts[i]->setAccessibleName(accessible[i]);
        m_texts[i]->setAccessibleDescription(tr("Escape gives the keyboard back to the board."));
        m_tabs->addTab(m_texts[i], names[i]);
        connect(m_texts[i], &ModelText::typed, this, [this] { m_pause.start(); });
        connect(m_texts[i], &ModelText::paused, this, &ModelEditor::flush);
        connect(m_texts[i], &ModelText::left, this, [this] {
            flush();
            emit left();
        });
    }
    layout->addWidget(m_tabs, 1);
    m_status = new QLabel;
    m_status->setObjectName(QStringLiteral("modelStatus"));
    m_status->setWordWrap(true);
    m_status->setContentsMargins(kSpace, kSpace / 2, kSpace, kSpace / 2);
    m_status->setMinimumHeight(fontMetrics().lineSpacing() + kSpace);
    layout->addWidget(m_status);
    setFocusProxy(m_texts[0]);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &ModelEditor::flush);
    showStatus();
}

void ModelEditor::show(const Source& source)
{
    if (source == m_known && source == this->source())
        return;
    m_pause.stop();
    const bool isOtherText = source.text != m_known.text;
    const bool areOtherData = source.data != m_known.data;
    if (areOtherData && !isOtherText)
        setDataInFront(true);
    else if (isOtherText && (!areOtherData || source.data.empty())) // empty: nothing is there
        setDataInFront(false);
    m_known = source;
    text().show(source.text);
    data().show(source.data);
}

bool ModelEditor::isDataInFront() const
{
    return m_tabs->currentIndex() == 1;
}

void ModelEditor::setDataInFront(bool isInFront)
{
    m_tabs->setCurrentIndex(isInFront ? 1 : 0);
}

Source ModelEditor::source() const
{
    return {text().contents(), data().contents()};
}

void ModelEditor::flush()
{
    m_pause.stop();
    Source now = source();
    if (now == m_known)
        return;
    m_known = now;
    emit edited(now);
}

// ---- what is wrong

void ModelEditor::setFaults(const std::vector<SourceFault>& faults)
{
    m_faults = faults;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        std::vector<Error> own;
        for (const SourceFault& fault : faults)
            if (fault.isInData == (i == 1) && fault.error.line > 0)
                own.push_back(fault.error);
        m_tabs->setTabIcon(static_cast<int>(i),
                           own.empty() ? QIcon() : theme::icon(QStringLiteral("warning")));
        m_texts[i]->setFaults(own);
    }
    showStatus();
}

void ModelEditor::setBusy(bool busy)
{
    m_isBusy = busy;
    showStatus();
}

QString ModelEditor::status() const
{
    return m_status->text();
}

// What has no line is said here; the rest stands where it belongs.
void ModelEditor::showStatus()
{
    QStringList said;
    int marked = 0;
    for (const SourceFault& fault : m_faults)
        if (fault.error.line == 0)
            said << translated(fault.error.sentence);
        else
            ++marked;
    if (marked > 0)
        said << tr("%n error(s)", nullptr, marked);
    if (m_isBusy)
        said = QStringList{tr("Compiling…")};
    m_status->setText(said.join(QLatin1Char('\n')));
    // Without words it takes no keyboard, since it has nothing to say to whoever comes there.
    m_status->setTextInteractionFlags(said.isEmpty() ? Qt::NoTextInteraction
                                                     : Qt::TextSelectableByMouse);
    m_status->setProperty("role",
                          m_faults.empty() ? QVariant(QStringLiteral("faint")) : QVariant());
}

void ModelEditor::goToNextFault()
{
    const auto here = static_cast<std::size_t>(m_tabs->currentIndex());
    for (std::size_t turn = 0; turn <= m_texts.size(); ++turn) {
        const std::size_t tab = (here + turn) % m_texts.size();
        ModelText& text = *m_texts[tab];
        int line = 0;
        int column = 0;
        text.getCursorPosition(&line, &column);
        for (const int fault : text.faultLines()) {
            if (turn == 0 && fault <= line)
                continue;
            m_tabs->setCurrentIndex(static_cast<int>(tab));
            const auto found = std::ranges::find_if(m_faults, [&](const SourceFault& each) {
                return each.isInData == (tab == 1) && each.error.line == fault + 1;
            });
            text.setCursorPosition(
                fault, found == m_faults.end() ? 0 : std::max(0, found->error.column - 1));
            text.ensureCursorVisible();
            text.setFocus();
            return;
        }
    }
}

void ModelEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        for (ModelText* const text : m_texts)
            if (text != nullptr)
                text->applyTheme();
}

} // namespace clew
