// Why? and Why not? in the window: W, the board's menu, and the panel with the answer.

#pragma once

#include <QObject>

#include "core/study/tryvalue.h"
#include "core/study/why.h"
#include "widgets/boardtool.h"
#include "widgets/searchtreeview.h"
#include "widgets/whypanel.h"

class QMenu;

namespace clew {

class Shell;
class Workbench;

class WhyFeature : public QObject, private BoardTool
{
    Q_OBJECT

public:
    /// Belongs to the window.
    WhyFeature(Workbench& workbench, Shell& shell);

signals:
    /// What *Try it* found below the node that is shown; nothing: it is not shown any more.
    void triedBranch(const std::optional<clew::TreeGhost>& branch);

private:
    void fillPlaceMenu(QMenu& menu, Place place) override;
    void ask();
    void askWhy(Place place);
    void askWhyNot(Place place);
    /// What `question`, one of those of core/study/why.h, answers to of the moment shown;
    /// nothing if that takes too much, or the moment is not shown any more by then.
    template<class Question>
    auto answerTo(Question question);
    [[nodiscard]] TraceMoment moment() const;
    [[nodiscard]] QString nameOf(Place place) const;
    /// An answer that lines unfold from, whatever is on the board by then.
    struct Chain
    {
        const Puzzle* puzzle;
        ProblemPtr problem;
        std::shared_ptr<const Trace> trace;
        Reasons reasons;
    };
    [[nodiscard]] std::vector<WhyPanel::Line> linesOf(const Reasons& reasons) const;
    static WhyPanel::Line lineOfStep(const std::shared_ptr<const Chain>& chain, std::size_t number);
    static std::vector<WhyPanel::Line> premisesOf(const std::shared_ptr<const Chain>& chain,
                                                  std::size_t number);
    static WhyPanel::Line lineOf(const Trial& tried);
    static WhyPanel::Line lineOfTrials(const Elsewhere& elsewhere);
    static WhyPanel::Line lineOfSince(const Reasons& reasons);
    [[nodiscard]] WhyPanel::Line lineOfInstead(const WhyNot& found) const;
    [[nodiscard]] bool isGivenOtherwise(const WhyNot& found) const;
    void addElsewhere(const WhyNot& found, std::vector<WhyPanel::Line>& lines) const;
    void tryIt();
    [[nodiscard]] NodeId branchingNode(const TraceMoment& at, Place place) const;
    void showTried(const TraceMoment& at, Place place, const TriedValue& tried);
    void forgetTried();
    void answer(const QString& question, std::vector<WhyPanel::Line> lines,
                std::optional<Place> about = {});

    Workbench& m_workbench;
    Shell& m_shell;
    WhyPanel* m_panel;
    /// What the answer shown can be tried for, and when it was asked.
    std::optional<std::pair<TraceMoment, Place>> m_trial;
    std::optional<quint64> m_answeredAt; ///< what moment the answer shown speaks of
    std::optional<quint64> m_triedAt;    ///< where what was found is shown
};

} // namespace clew
