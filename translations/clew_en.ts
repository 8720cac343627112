<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>Stopped after %Ln solution(s), as asked; there may be more.</source>
        <translation>
            <numerusform>Stopped after one solution, as asked; there may be more.</numerusform>
            <numerusform>Stopped after %Ln solutions, as asked; there may be more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s): the whole space was searched.</source>
        <translation>
            <numerusform>One solution: the whole space was searched.</numerusform>
            <numerusform>%Ln solutions: the whole space was searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::AllStepsPanel</name>
    <message numerus="yes">
        <source>%Ln step(s). Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln step. Choose it to see it on the board.</numerusform>
            <numerusform>%Ln steps. Choose one to see it on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), and there are more. Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln step, and there are more. Choose it to see it on the board.</numerusform>
            <numerusform>%Ln steps, and there are more. Choose one to see it on the board.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::LessonPresenter</name>
    <message numerus="yes">
        <source>%Ln node(s), %1</source>
        <comment>how many, and how long that took here</comment>
        <translation>
            <numerusform>%Ln node, %1</numerusform>
            <numerusform>%Ln nodes, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::MainWindow</name>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(and %Ln more)</numerusform>
            <numerusform>(and %Ln more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::ModelEditor</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::NumberBoard</name>
    <message numerus="yes">
        <source>%n cell(s) with two candidates</source>
        <translation>
            <numerusform>%n cell with two candidates</numerusform>
            <numerusform>%n cells with two candidates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::NumberPad</name>
    <message numerus="yes">
        <source>Enter %1 (%n left)</source>
        <translation>
            <numerusform>Enter %1 (%n left)</numerusform>
            <numerusform>Enter %1 (%n left)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::PlayFeature</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) cannot stand.</source>
        <translation>
            <numerusform>%Ln entry cannot stand.</numerusform>
            <numerusform>%Ln entries cannot stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) had one candidate left.</source>
        <translation>
            <numerusform>%Ln cell had one candidate left.</numerusform>
            <numerusform>%Ln cells had one candidate left.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::RaceView</name>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n hint</numerusform>
            <numerusform>%n hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln event</numerusform>
            <numerusform>%Ln events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::ReadingDialog</name>
    <message numerus="yes">
        <source>%Ln line(s) could not be read:</source>
        <translation>
            <numerusform>%Ln line could not be read:</numerusform>
            <numerusform>%Ln lines could not be read:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(and %Ln more)</numerusform>
            <numerusform>(and %Ln more)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This &amp;text holds %Ln board(s):</source>
        <translation>
            <numerusform>This &amp;text holds %Ln board:</numerusform>
            <numerusform>This &amp;text holds %Ln boards:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::SearchTreeView</name>
    <message numerus="yes">
        <source>%Ln subtree(s)</source>
        <translation>
            <numerusform>%Ln subtree</numerusform>
            <numerusform>%Ln subtrees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln solution</numerusform>
            <numerusform>%Ln solutions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::SettingFeature</name>
    <message numerus="yes">
        <source>%Ln clue(s): each follows from all the others. They are tinted.</source>
        <translation>
            <numerusform>%Ln clue: it follows from all the others. It is tinted.</numerusform>
            <numerusform>%Ln clues: each follows from all the others. They are tinted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) taken away. Each of the others is needed.</source>
        <translation>
            <numerusform>%Ln clue taken away. Each of the others is needed.</numerusform>
            <numerusform>%Ln clues taken away. Each of the others is needed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) added, the one that decides most first.</source>
        <translation>
            <numerusform>%Ln clue added, the one that decides most.</numerusform>
            <numerusform>%Ln clues added, the one that decides most first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::Shell</name>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln picture</numerusform>
            <numerusform>%Ln pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln solution(s)</source>
        <translation>
            <numerusform>Writing %Ln solution</numerusform>
            <numerusform>Writing %Ln solutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln event(s) are the same. Click a node: the other tree shows the one with the same values decided, if it has one.</source>
        <translation>
            <numerusform>The first event is the same. Click a node: the other tree shows the one with the same values decided, if it has one.</numerusform>
            <numerusform>The first %Ln events are the same. Click a node: the other tree shows the one with the same values decided, if it has one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the first: %Ln node(s)</source>
        <translation>
            <numerusform>only the first: %Ln node</numerusform>
            <numerusform>only the first: %Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the second: %Ln node(s)</source>
        <translation>
            <numerusform>only the second: %Ln node</numerusform>
            <numerusform>only the second: %Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both opened, unshaded: the root and %Ln node(s)</source>
        <translation>
            <numerusform>Both opened, unshaded: the root and %Ln node</numerusform>
            <numerusform>Both opened, unshaded: the root and %Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln event(s).</source>
        <translation>
            <numerusform>After %Ln event.</numerusform>
            <numerusform>After %Ln events.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::SolutionsPanel</name>
    <message numerus="yes">
        <source>%Ln class(es)</source>
        <translation>
            <numerusform>%Ln class</numerusform>
            <numerusform>%Ln classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s) of these</source>
        <translation>
            <numerusform>%Ln solution of these</numerusform>
            <numerusform>%Ln solutions of these</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::WhyFeature</name>
    <message numerus="yes">
        <source>%Ln strike(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>%Ln strike by %1</numerusform>
            <numerusform>%Ln strikes by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln guess</numerusform>
            <numerusform>%Ln guesses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>%Ln value by %1</numerusform>
            <numerusform>%Ln values by %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and refuted in %Ln node(s).</source>
        <translation>
            <numerusform>It was tried at node %1 and refuted in %Ln node.</numerusform>
            <numerusform>It was tried at node %1 and refuted in %Ln nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1, with other values chosen along with it, and that was refuted in %Ln node(s).</source>
        <translation>
            <numerusform>It was tried at node %1, with other values chosen along with it, and that was refuted in one node.</numerusform>
            <numerusform>It was tried at node %1, with other values chosen along with it, and that was refuted in %Ln nodes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and left after %Ln node(s) without a contradiction that refutes it.</source>
        <translation>
            <numerusform>It was tried at node %1 and left after one node without a contradiction that refutes it.</numerusform>
            <numerusform>It was tried at node %1 and left after %Ln nodes without a contradiction that refutes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; solutions found there in %Ln node(s): %2.</source>
        <translation>
            <numerusform>It was tried at node %1; solutions found there in %Ln node: %2.</numerusform>
            <numerusform>It was tried at node %1; solutions found there in %Ln nodes: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; at least %Ln node(s) follow there.</source>
        <translation>
            <numerusform>It was tried at node %1; at least one node follows there.</numerusform>
            <numerusform>It was tried at node %1; at least %Ln nodes follow there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s).</source>
        <translation>
            <numerusform>In the part of the search shown, it was tried %Ln time.</numerusform>
            <numerusform>In the part of the search shown, it was tried %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and refuted each time.</source>
        <translation>
            <numerusform>In the part of the search shown, it was tried %Ln time, and refuted.</numerusform>
            <numerusform>In the part of the search shown, it was tried %Ln times, and refuted each time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own, and was left.</source>
        <translation>
            <numerusform>In the part of the search shown, it stood there %Ln time, without a guess of its own, and was left.</numerusform>
            <numerusform>In the part of the search shown, it stood there %Ln times, without a guess of its own, and was left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own.</source>
        <translation>
            <numerusform>In the part of the search shown, it stood there %Ln time, without a guess of its own.</numerusform>
            <numerusform>In the part of the search shown, it stood there %Ln times, without a guess of its own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and led to solutions each time.</source>
        <translation>
            <numerusform>In the part of the search shown, it was tried %Ln time, and led to solutions.</numerusform>
            <numerusform>In the part of the search shown, it was tried %Ln times, and led to solutions each time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and left undecided each time.</source>
        <translation>
            <numerusform>In the part of the search shown, it was tried %Ln time, and left undecided.</numerusform>
            <numerusform>In the part of the search shown, it was tried %Ln times, and left undecided each time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s): %1.</source>
        <translation>
            <numerusform>In the part of the search shown, it was tried %Ln time: %1.</numerusform>
            <numerusform>In the part of the search shown, it was tried %Ln times: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::graphs::GraphsBoard</name>
    <message numerus="yes">
        <source>Give every node %n edge(s). Drag from node to node to draw one, with the right button to rule it out; repeat to take it back.</source>
        <translation>
            <numerusform>Give every node %n edge. Drag from node to node to draw one, with the right button to rule it out; repeat to take it back.</numerusform>
            <numerusform>Give every node %n edges. Drag from node to node to draw one, with the right button to rule it out; repeat to take it back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::knight::KnightBoard</name>
    <message numerus="yes">
        <source>%1: %n jump(s) left</source>
        <translation>
            <numerusform>%1: one jump left</numerusform>
            <numerusform>%1: %n jumps left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::nonogram::PictureDialog</name>
    <message numerus="yes">
        <source>Could not decide within %n second(s) whether there is a second solution.</source>
        <translation>
            <numerusform>Could not decide within %n second whether there is a second solution.</numerusform>
            <numerusform>Could not decide within %n seconds whether there is a second solution.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::suguru::SuguruBoard</name>
    <message numerus="yes">
        <source>Row %1, column %2: an area of %n cell(s)</source>
        <translation>
            <numerusform>Row %1, column %2: an area of %n cell</numerusform>
            <numerusform>Row %1, column %2: an area of %n cells</numerusform>
        </translation>
    </message>
</context>
</TS>
