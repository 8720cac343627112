<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Files</name>
    <message>
        <source>This trace is of a puzzle named &quot;%1&quot;, which Clew does not know.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large for one problem (over 16 MB).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>Stopped after %Ln solution(s), as asked; there may be more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: the whole space was searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s): the whole space was searched.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This strategy has no further step. It cannot tell whether there is a solution; try another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This strategy has found what it can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the partial boards it keeps have outgrown the memory allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped: the trace has outgrown the disk space allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped by a limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. Nothing is known about the rest.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::Board</name>
    <message>
        <source>%1 board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::MainWindow</name>
    <message>
        <source>Choose strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search is about to begin. Press Space to play, . to step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 — Clew</source>
        <comment>problem, puzzle</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;trace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy board as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Previous solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Next solution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;top, back to editing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As fast as it &amp;goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Clew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Clew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clew&lt;/h3&gt;&lt;p&gt;A workbench for puzzles and the searches that solve them.&lt;/p&gt;&lt;p&gt;A clew is the ball of thread Ariadne gave Theseus to find his way back out of the labyrinth; the word clue comes from it.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose puzzle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puzzles and traces (%1);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded searches (*.clewtrace)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PNG picture (*.png);;PDF page (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a board as text first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard&apos;s text is too large for one board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This text is no board. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move on the board, or among the solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel, middle drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom, move the board</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::PuzzlePanel</name>
    <message>
        <source>Puzzles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Presets</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::SolutionsGallery</name>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::SolutionsPanel</name>
    <message>
        <source>Solutions appear here as the search finds them. Press Space to play, or N to run to the next one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Previous solution (Shift+N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next solution (N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions: %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::StrategyPanel</name>
    <message>
        <source>&amp;Strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this strategy: its idea as pseudo-code, and where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About this strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::Timeline</name>
    <message>
        <source>Depth of the search over time. Drag to move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The search appears here as it runs: press Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::TransportBar</name>
    <message>
        <source>Speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From one event a second to as fast as it goes (+ and −)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as fast as it goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 /s</source>
        <comment>events a second</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>event / number of events</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::queens::QueensBoard</name>
    <message>
        <source>&amp;Queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a square to place a queen that must stay there; click it again to take it away. Or leave the board empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: attacked by the queen in column %2, row %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take queen away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>clew::sudoku::SudokuBoard</name>
    <message>
        <source>&amp;Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %1, boxes %2 × %3</source>
        <comment>cells, then width and height of a box</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Click a cell and type a digit; Del clears it. Right click clears a cell too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. Type two digits quickly for numbers above 9.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter digit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change size</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A workbench for puzzles and the searches that solve them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A problem or a trace to open.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message>
        <source>all solutions, rotations and reflections counted apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place N queens on an N × N board so that none attacks another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of queens, columns and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight queens (P90)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classical problem: 92 solutions, 12 up to symmetry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest board with a solution, and small enough to watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four solutions, and they are hard to find by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure 2.8 begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight queens with the first two columns of SICP&apos;s figure given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>14,200 solutions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thirty-two queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One solution is easy for local search; nobody has counted them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board of . and Q</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of rows, from 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of rows, from 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diagrams, eight abreast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squares as column/row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attacked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>row without a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column without a place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swapped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has %1 columns, but %2 rows are named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column %1 has no queen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen given at %1 is not in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column by column, each row in turn; compared at once with the queens to the left, and back when no row is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program of the Clojure page; Golomb and Baumert, 1965.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate and test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chooses rows for all columns before comparing any two queens, and makes every smaller board anew each time: the slow one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first program of P90: 13 seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column by column (breadth first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All safe boards of k columns are made before any of k + 1; each is extended by one queen and kept if that one is safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second program of P90: 6 milliseconds; SICP exercise 2.42.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cover: always settles the row or column with the fewest squares left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knuth, The Art of Computer Programming 7.2.2.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bit masks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracking with rows and diagonals as bits: only free squares are ever tried. Up to 32 queens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Richards, 1997.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least conflicts (local search)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All queens stand from the start; two swap rows whenever fewer attack each other then. One solution, even for a million.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sosič and Gu, 1994.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try a queen at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen at %1 is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In exchange the queen of column %1 moves to row %2: together the two are attacked less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local search starts with a queen at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row of column %1 is attacked: no queen can stand there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every square of row %1 is attacked: it cannot get a queen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queen can stand at %1: the one at %2 attacks it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The queen at %1 is attacked by the one at %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The given queens attack each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the board as it was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to position %1 of the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No queen attacks another: a solution.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sudoku</name>
    <message>
        <source>all ways to fill the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try %2 in %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2: given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the board as it follows from the givens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to position %1 of the search.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every row, column and box holds each digit once: a solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: in row %4, %3 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: in column %4, %3 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: in box %4, %3 is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2 by the same pattern as the candidate struck before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2: nothing else is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: no way to place %2 once in every row and box of rows %3 to %4 uses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: box %3 needs its %2 in column %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: another box needs its %2 in this column.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No digit is left for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place is left for %1 in row %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place is left for %1 in column %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No place is left for %1 in box %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be placed once in every row and box of rows %2 to %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be %2: this digit is ruled out there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is left without a possibility: the board has no solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped with %1 cells empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here the techniques known to this program run dry: %1 cells are empty, and a search has to try digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in row %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in column %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in box %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board of P97</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the ninety-nine problems; one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solved by singles alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human techniques run dry here; a search has to try digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty-two clues</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Few clues, none of which can be spared.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four clues, and small enough to watch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four by four, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All 288 ways to fill the smallest board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six by six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oblong boxes, three wide and two high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P97 with clues taken away: not a proper puzzle any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixteen by sixteen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>110 clues, one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twenty-five by twenty-five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>350 clues, one solution.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill the board so that every row, column and box holds each digit once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width and height of a box, 2 to 5 cells each: 3 makes 9 × 9, 3x2 makes 6 × 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of digits (.sdk)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board with bars</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line of cells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Collection, a line each (.sdm)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List in reading order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>digit taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cell without a candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no place in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no place in a column</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no place in a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>band arrangement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>column needed by a box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naked single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden single</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked candidates, pointing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked candidates, claiming</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naked pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naked triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden triple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>naked quad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden quad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>swordfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jellyfish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XYZ-wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>simple colouring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>skyscraper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two-string kite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W-wing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unique rectangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bivalue universal grave + 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board has %1 cells, but %2 are filled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2, as given, not %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cells with one candidate and digits with one place are filled at once; only then a digit is tried, where the fewest are left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Constraint propagation after Norvig, 2006; fail-first after Haralick and Elliott, 1980.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cell by cell in reading order, each digit in turn; compared at once with its units, and back when no digit is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golomb and Baumert, 1965.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All boards with one more cell filled are made before any goes on; whole layers are kept in memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program of the document with P97.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact cover: each empty cell filled once, each missing digit placed once in each unit; always the one with the fewest possibilities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knuth, Dancing Links, 2000; The Art of Computer Programming, 7.2.2.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human techniques from singles to chains, the simplest first, and never a guess; may run dry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Techniques of the sudoku community, under their usual names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bitboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole bands of 27 cells deduced at once by bit operations and tables; the fastest on 9 × 9, propagation on other sizes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band solvers of the sudoku programmers&apos; forum (fsss2, JCZSolve).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In rows %2 all places for %1 lie in columns %3, so these columns get it there: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In columns %2 all places for %1 lie in rows %3, so these rows get it there: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in row %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in column %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places for %1 in row %2 lie in box %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All places for %1 in column %2 lie in box %3: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %2 in one column one at most is %1, so in its row one of %3 is: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %2 in one row one at most is %1, so in its column one of %3 is: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %2 in one box one at most is %1, so in its row or column one of %3 is: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3; two of the former see each other: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3, so no cell that sees one of each can take it: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along %2 the digit %1 is in %3 if it is not in %4, so no cell that sees both can take it: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2: every other digit is ruled out there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in row %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in column %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in box %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of row %3 can: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of column %3 can: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 can: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In row %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In column %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In box %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If %1 were one of %2 as well, it and %3 could exchange them and there would be two solutions: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2: otherwise every empty cell had two candidates, every digit two places in each unit, and all could be exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, one of %2 becomes %3, so no cell that sees both can: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, it or one of %2 is %3, so no cell that sees all three can be: %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One of %1 is %2, so one of %3 is not and becomes %4: %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Along %1: if %2 is not %4, %3 is, so no cell that sees both can be: %5.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
