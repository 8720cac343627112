<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>Files</name>
    <message>
        <source>This trace is of a puzzle named &quot;%1&quot;, which Clew does not know.</source>
        <translation>此轨迹属于名为“%1”的谜题，Clew 不认识它。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>The file is too large for one problem (over 16 MB).</source>
        <translation>文件过大，不是单个题目（超过 16 MB）。</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>Line %1, column %2:</source>
        <translation>第 %1 行第 %2 列：</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>Stopped after %Ln solution(s), as asked; there may be more.</source>
        <translation>
            <numerusform>按要求在找到 %Ln 个解后停止；可能还有更多。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: the whole space was searched.</source>
        <translation>无解：已搜索整个空间。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s): the whole space was searched.</source>
        <translation>
            <numerusform>%Ln 个解：已搜索整个空间。</numerusform>
        </translation>
    </message>
    <message>
        <source>This strategy has no further step. It cannot tell whether there is a solution; try another one.</source>
        <translation>此策略无法再前进，也无法判断是否有解；请换一种策略。</translation>
    </message>
    <message>
        <source>This strategy has found what it can.</source>
        <translation>此策略已找出它所能找到的全部结果。</translation>
    </message>
    <message>
        <source>Stopped: the partial boards it keeps have outgrown the memory allowed.</source>
        <translation>已停止：保存的部分盘面超出了允许的内存。</translation>
    </message>
    <message>
        <source>Stopped: the trace has outgrown the disk space allowed.</source>
        <translation>已停止：轨迹超出了允许的磁盘空间。</translation>
    </message>
    <message>
        <source>Stopped by a limit.</source>
        <translation>因达到限制而停止。</translation>
    </message>
    <message>
        <source>Stopped. Nothing is known about the rest.</source>
        <translation>已停止。其余部分情况未知。</translation>
    </message>
</context>
<context>
    <name>clew::Board</name>
    <message>
        <source>%1 board</source>
        <translation>%1盘面</translation>
    </message>
</context>
<context>
    <name>clew::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>输入想做的事的几个字</translation>
    </message>
</context>
<context>
    <name>clew::MainWindow</name>
    <message>
        <source>Choose strategy</source>
        <translation>选择策略</translation>
    </message>
    <message>
        <source>Watching</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Editing</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>The search is about to begin. Press Space to play, . to step.</source>
        <translation>搜索即将开始。按空格键播放，按 . 单步前进。</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>（另有 %n 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 — Clew</source>
        <comment>problem, puzzle</comment>
        <translation>%1 · %2 — Clew</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;trace…</source>
        <translation>保存轨迹(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy board as text</source>
        <translation>以文本复制盘面(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>粘贴盘面(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>盘面适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>到开头(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到结尾(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Previous solution</source>
        <translation>上一个解(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next solution</source>
        <translation>下一个解(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;top, back to editing</source>
        <translation>停止并返回编辑(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>加快(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>减慢(&amp;L)</translation>
    </message>
    <message>
        <source>As fast as it &amp;goes</source>
        <translation>全速(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>按键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About Clew</source>
        <translation>关于 Clew(&amp;A)</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>停止观看</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>About Clew</source>
        <translation>关于 Clew</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clew&lt;/h3&gt;&lt;p&gt;A workbench for puzzles and the searches that solve them.&lt;/p&gt;&lt;p&gt;A clew is the ball of thread Ariadne gave Theseus to find his way back out of the labyrinth; the word clue comes from it.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Clew&lt;/h3&gt;&lt;p&gt;谜题及其求解搜索的工作台。&lt;/p&gt;&lt;p&gt;clew 是阿里阿德涅交给忒修斯的线团，让他循线走出迷宫；英语的 clue（线索）一词即由此而来。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Choose puzzle</source>
        <translation>选择谜题</translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation>选择预设</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Puzzles and traces (%1);;All files (*)</source>
        <translation>谜题和轨迹 (%1);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation>保存轨迹</translation>
    </message>
    <message>
        <source>Recorded searches (*.clewtrace)</source>
        <translation>搜索轨迹 (*.clewtrace)</translation>
    </message>
    <message>
        <source>Nothing opened yet</source>
        <translation>尚未打开过文件</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PNG picture (*.png);;PDF page (*.pdf)</source>
        <translation>SVG 图形 (*.svg);;PNG 图片 (*.png);;PDF 页面 (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>无法写入 %1。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <translation>题目：%1</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>解：%1</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a board as text first.</source>
        <translation>剪贴板中没有文本。请先以文本复制一个盘面。</translation>
    </message>
    <message>
        <source>The clipboard&apos;s text is too large for one board.</source>
        <translation>剪贴板中的文本过长，不是单个盘面。</translation>
    </message>
    <message>
        <source>This text is no board. %1</source>
        <translation>此文本不是盘面。%1</translation>
    </message>
    <message>
        <source>Paste board</source>
        <translation>粘贴盘面</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move on the board, or among the solutions</source>
        <translation>在盘面上或各个解之间移动</translation>
    </message>
    <message>
        <source>Wheel, middle drag</source>
        <translation>滚轮、中键拖动</translation>
    </message>
    <message>
        <source>Zoom, move the board</source>
        <translation>缩放、移动盘面</translation>
    </message>
</context>
<context>
    <name>clew::PuzzlePanel</name>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
</context>
<context>
    <name>clew::SolutionsGallery</name>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
</context>
<context>
    <name>clew::SolutionsPanel</name>
    <message>
        <source>Solutions appear here as the search finds them. Press Space to play, or N to run to the next one.</source>
        <translation>搜索找到的解会显示在这里。按空格键播放，或按 N 运行到下一个解。</translation>
    </message>
    <message>
        <source>Previous solution (Shift+N)</source>
        <translation>上一个解 (Shift+N)</translation>
    </message>
    <message>
        <source>Next solution (N)</source>
        <translation>下一个解 (N)</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Solutions: %1 of %2</source>
        <translation>解：%1 / %2</translation>
    </message>
    <message>
        <source>Solutions: %1</source>
        <translation>解：%1</translation>
    </message>
</context>
<context>
    <name>clew::StrategyPanel</name>
    <message>
        <source>&amp;Strategy</source>
        <translation>策略(&amp;T)</translation>
    </message>
    <message>
        <source>About this strategy: its idea as pseudo-code, and where it comes from</source>
        <translation>关于此策略：思路（伪代码）及出处</translation>
    </message>
    <message>
        <source>About this strategy</source>
        <translation>关于此策略</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>节点/秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>轨迹</translation>
    </message>
    <message>
        <source>Where it comes from: %1</source>
        <translation>出处：%1</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>clew::Timeline</name>
    <message>
        <source>Depth of the search over time. Drag to move.</source>
        <translation>搜索深度随时间的变化。拖动可移动位置。</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>The search appears here as it runs: press Space</source>
        <translation>搜索运行时会显示在这里：请按空格键</translation>
    </message>
</context>
<context>
    <name>clew::TransportBar</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>From one event a second to as fast as it goes (+ and −)</source>
        <translation>从每秒一个事件到全速（+ 和 −）</translation>
    </message>
    <message>
        <source>as fast as it goes</source>
        <translation>全速</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <comment>events a second</comment>
        <translation>%1 /秒</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>event / number of events</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>clew::queens::QueensBoard</name>
    <message>
        <source>&amp;Queens</source>
        <translation>皇后(&amp;Q)</translation>
    </message>
    <message>
        <source>Click a square to place a queen that must stay there; click it again to take it away. Or leave the board empty.</source>
        <translation>点击方格放置一个固定的皇后，再次点击将其移除。也可以让棋盘留空。</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>第 %1 列第 %2 行</translation>
    </message>
    <message>
        <source>%1: attacked by the queen in column %2, row %3</source>
        <translation>%1：受到第 %2 列第 %3 行的皇后攻击</translation>
    </message>
    <message>
        <source>Take queen away</source>
        <translation>移除皇后</translation>
    </message>
    <message>
        <source>Place queen</source>
        <translation>放置皇后</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>更改大小</translation>
    </message>
</context>
<context>
    <name>clew::sudoku::SudokuBoard</name>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>%1 × %1, boxes %2 × %3</source>
        <comment>cells, then width and height of a box</comment>
        <translation>%1 × %1，宫 %2 × %3</translation>
    </message>
    <message>
        <source>Click a cell and type a digit; Del clears it. Right click clears a cell too.</source>
        <translation>点击单元格并输入数字；按 Del 清除。右键点击也可清除单元格。</translation>
    </message>
    <message>
        <source>%1. Type two digits quickly for numbers above 9.</source>
        <translation>%1。大于 9 的数请快速输入两位数字。</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>清除单元格</translation>
    </message>
    <message>
        <source>Enter digit</source>
        <translation>填入数字</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>更改大小</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A workbench for puzzles and the searches that solve them.</source>
        <translation>谜题及其求解搜索的工作台。</translation>
    </message>
    <message>
        <source>A problem or a trace to open.</source>
        <translation>要打开的题目或轨迹。</translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message>
        <source>all solutions, rotations and reflections counted apart</source>
        <translation>所有解，旋转和镜像分别计数</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>皇后</translation>
    </message>
    <message>
        <source>Place N queens on an N × N board so that none attacks another.</source>
        <translation>在 N × N 的棋盘上放置 N 个皇后，使其互不攻击。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Number of queens, columns and rows</source>
        <translation>皇后数，也是列数和行数</translation>
    </message>
    <message>
        <source>Eight queens (P90)</source>
        <translation>八皇后 (P90)</translation>
    </message>
    <message>
        <source>The classical problem: 92 solutions, 12 up to symmetry.</source>
        <translation>经典问题：92 个解，不计对称为 12 个。</translation>
    </message>
    <message>
        <source>Four queens</source>
        <translation>四皇后</translation>
    </message>
    <message>
        <source>The smallest board with a solution, and small enough to watch.</source>
        <translation>有解的最小棋盘，小得便于观看。</translation>
    </message>
    <message>
        <source>Six queens</source>
        <translation>六皇后</translation>
    </message>
    <message>
        <source>Four solutions, and they are hard to find by hand.</source>
        <translation>四个解，手工很难找到。</translation>
    </message>
    <message>
        <source>Figure 2.8 begun</source>
        <translation>图 2.8 的开局</translation>
    </message>
    <message>
        <source>Eight queens with the first two columns of SICP&apos;s figure given.</source>
        <translation>八皇后，已给出 SICP 插图中的前两列。</translation>
    </message>
    <message>
        <source>Twelve queens</source>
        <translation>十二皇后</translation>
    </message>
    <message>
        <source>14,200 solutions.</source>
        <translation>14,200 个解。</translation>
    </message>
    <message>
        <source>Thirty-two queens</source>
        <translation>三十二皇后</translation>
    </message>
    <message>
        <source>One solution is easy for local search; nobody has counted them all.</source>
        <translation>用局部搜索很容易找到一个解；还没有人数清全部的解。</translation>
    </message>
    <message>
        <source>Board of . and Q</source>
        <translation>由 . 和 Q 组成的棋盘</translation>
    </message>
    <message>
        <source>List of rows, from 1</source>
        <translation>行号列表，从 1 起</translation>
    </message>
    <message>
        <source>List of rows, from 0</source>
        <translation>行号列表，从 0 起</translation>
    </message>
    <message>
        <source>Diagrams, eight abreast</source>
        <translation>图示，每排八个</translation>
    </message>
    <message>
        <source>Squares as column/row</source>
        <translation>方格，列/行</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>受攻击</translation>
    </message>
    <message>
        <source>row without a place</source>
        <translation>行无可用位置</translation>
    </message>
    <message>
        <source>column without a place</source>
        <translation>列无可用位置</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已给定</translation>
    </message>
    <message>
        <source>first position</source>
        <translation>初始位置</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>已交换</translation>
    </message>
    <message>
        <source>The board has %1 columns, but %2 rows are named.</source>
        <translation>棋盘有 %1 列，但给出了 %2 个行号。</translation>
    </message>
    <message>
        <source>Column %1 has no queen.</source>
        <translation>第 %1 列没有皇后。</translation>
    </message>
    <message>
        <source>The queen given at %1 is not in its place.</source>
        <translation>给定在 %1 的皇后不在原位。</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a column.</source>
        <translation>%1 和 %2 的皇后在同一列。</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a row.</source>
        <translation>%1 和 %2 的皇后在同一行。</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a diagonal.</source>
        <translation>%1 和 %2 的皇后在同一条对角线上。</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>Column by column, each row in turn; compared at once with the queens to the left, and back when no row is left.</source>
        <translation>逐列进行，依次尝试每一行；立即与左侧的皇后比较，没有可用的行时回退。</translation>
    </message>
    <message>
        <source>The program of the Clojure page; Golomb and Baumert, 1965.</source>
        <translation>Clojure 页面上的程序；Golomb 和 Baumert，1965。</translation>
    </message>
    <message>
        <source>Generate and test</source>
        <translation>生成并测试</translation>
    </message>
    <message>
        <source>Chooses rows for all columns before comparing any two queens, and makes every smaller board anew each time: the slow one.</source>
        <translation>先为所有列选好行，再比较皇后，而且每次都重新生成所有更小的棋盘：最慢的一种。</translation>
    </message>
    <message>
        <source>The first program of P90: 13 seconds.</source>
        <translation>P90 的第一个程序：13 秒。</translation>
    </message>
    <message>
        <source>Column by column (breadth first)</source>
        <translation>逐列（广度优先）</translation>
    </message>
    <message>
        <source>All safe boards of k columns are made before any of k + 1; each is extended by one queen and kept if that one is safe.</source>
        <translation>先生成 k 列的所有安全棋盘，再生成 k + 1 列的；每个棋盘增加一个皇后，若该皇后安全则保留。</translation>
    </message>
    <message>
        <source>The second program of P90: 6 milliseconds; SICP exercise 2.42.</source>
        <translation>P90 的第二个程序：6 毫秒；SICP 练习 2.42。</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>舞蹈链</translation>
    </message>
    <message>
        <source>Exact cover: always settles the row or column with the fewest squares left.</source>
        <translation>精确覆盖：总是先处理剩余方格最少的行或列。</translation>
    </message>
    <message>
        <source>Knuth, The Art of Computer Programming 7.2.2.1.</source>
        <translation>Knuth，《计算机程序设计艺术》7.2.2.1。</translation>
    </message>
    <message>
        <source>Bit masks</source>
        <translation>位掩码</translation>
    </message>
    <message>
        <source>Backtracking with rows and diagonals as bits: only free squares are ever tried. Up to 32 queens.</source>
        <translation>用位表示行和对角线的回溯：只尝试空闲方格。最多 32 个皇后。</translation>
    </message>
    <message>
        <source>Richards, 1997.</source>
        <translation>Richards，1997。</translation>
    </message>
    <message>
        <source>Least conflicts (local search)</source>
        <translation>最少冲突（局部搜索）</translation>
    </message>
    <message>
        <source>All queens stand from the start; two swap rows whenever fewer attack each other then. One solution, even for a million.</source>
        <translation>一开始就放好所有皇后；只要交换两个皇后的行能减少攻击，就交换。只求一个解，但一百万个皇后也行。</translation>
    </message>
    <message>
        <source>Sosič and Gu, 1994.</source>
        <translation>Sosič 和 Gu，1994。</translation>
    </message>
    <message>
        <source>Try a queen at %1.</source>
        <translation>尝试在 %1 放皇后。</translation>
    </message>
    <message>
        <source>The queen at %1 is given.</source>
        <translation>%1 的皇后是给定的。</translation>
    </message>
    <message>
        <source>In exchange the queen of column %1 moves to row %2: together the two are attacked less.</source>
        <translation>作为交换，第 %1 列的皇后移到第 %2 行：两者合计受到的攻击减少。</translation>
    </message>
    <message>
        <source>Local search starts with a queen at %1.</source>
        <translation>局部搜索开始时在 %1 放皇后。</translation>
    </message>
    <message>
        <source>Every row of column %1 is attacked: no queen can stand there.</source>
        <translation>第 %1 列的每一行都受攻击：无法放置皇后。</translation>
    </message>
    <message>
        <source>Every square of row %1 is attacked: it cannot get a queen.</source>
        <translation>第 %1 行的每个方格都受攻击：无法放置皇后。</translation>
    </message>
    <message>
        <source>No queen can stand at %1: the one at %2 attacks it.</source>
        <translation>%1 不能放皇后：会受到 %2 的皇后攻击。</translation>
    </message>
    <message>
        <source>The queen at %1 is attacked by the one at %2.</source>
        <translation>%1 的皇后受到 %2 的皇后攻击。</translation>
    </message>
    <message>
        <source>The given queens attack each other.</source>
        <translation>给定的皇后互相攻击。</translation>
    </message>
    <message>
        <source>Back to the board as it was given.</source>
        <translation>回到给定的棋盘。</translation>
    </message>
    <message>
        <source>Back to position %1 of the search.</source>
        <translation>回到搜索的位置 %1。</translation>
    </message>
    <message>
        <source>No queen attacks another: a solution.</source>
        <translation>皇后互不攻击：这是一个解。</translation>
    </message>
</context>
<context>
    <name>sudoku</name>
    <message>
        <source>all ways to fill the board</source>
        <translation>填满盘面的所有方式</translation>
    </message>
    <message>
        <source>Try %2 in %1.</source>
        <translation>尝试在 %1 填 %2。</translation>
    </message>
    <message>
        <source>%1 is %2: given.</source>
        <translation>%1 是 %2：已给定。</translation>
    </message>
    <message>
        <source>Back to the board as it follows from the givens.</source>
        <translation>回到由已知数推出的盘面。</translation>
    </message>
    <message>
        <source>Back to position %1 of the search.</source>
        <translation>回到搜索的位置 %1。</translation>
    </message>
    <message>
        <source>Every row, column and box holds each digit once: a solution.</source>
        <translation>每行、每列、每宫中各数字恰好出现一次：这是一个解。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is %3.</source>
        <translation>%1 不能是 %2：它是 %3。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in row %4, %3 is.</source>
        <translation>%1 不能是 %2：第 %4 行的 %3 已是该数。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in column %4, %3 is.</source>
        <translation>%1 不能是 %2：第 %4 列的 %3 已是该数。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in box %4, %3 is.</source>
        <translation>%1 不能是 %2：第 %4 宫的 %3 已是该数。</translation>
    </message>
    <message>
        <source>%1 cannot be %2 by the same pattern as the candidate struck before.</source>
        <translation>%1 不能是 %2：与前一个删去的候选数出于同一结构。</translation>
    </message>
    <message>
        <source>%1 must be %2: nothing else is left.</source>
        <translation>%1 必为 %2：没有其他候选数。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: no way to place %2 once in every row and box of rows %3 to %4 uses it.</source>
        <translation>%1 不能是 %2：在第 %3 至 %4 行的各行各宫中各放一个 %2，任何放法都用不到此格。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: box %3 needs its %2 in column %4.</source>
        <translation>%1 不能是 %2：第 %3 宫的 %2 必须在第 %4 列。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: another box needs its %2 in this column.</source>
        <translation>%1 不能是 %2：另一宫的 %2 必须在此列。</translation>
    </message>
    <message>
        <source>No digit is left for %1.</source>
        <translation>%1 已无数字可填。</translation>
    </message>
    <message>
        <source>No place is left for %1 in row %2.</source>
        <translation>第 %2 行已没有 %1 的位置。</translation>
    </message>
    <message>
        <source>No place is left for %1 in column %2.</source>
        <translation>第 %2 列已没有 %1 的位置。</translation>
    </message>
    <message>
        <source>No place is left for %1 in box %2.</source>
        <translation>第 %2 宫已没有 %1 的位置。</translation>
    </message>
    <message>
        <source>%1 cannot be placed once in every row and box of rows %2 to %3.</source>
        <translation>无法在第 %2 至 %3 行的各行各宫中各放一个 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this digit is ruled out there.</source>
        <translation>%1 不能是 %2：该数字在此已被排除。</translation>
    </message>
    <message>
        <source>%1 is left without a possibility: the board has no solution.</source>
        <translation>%1 已无任何可能：盘面无解。</translation>
    </message>
    <message>
        <source>Stopped with %1 cells empty.</source>
        <translation>已停止，还有 %1 个空格。</translation>
    </message>
    <message>
        <source>Here the techniques known to this program run dry: %1 cells are empty, and a search has to try digits.</source>
        <translation>本程序已知的技巧到此用尽：还有 %1 个空格，只能靠搜索试填数字。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in row %4.</source>
        <translation>%1 和 %2 在第 %4 行同为 %3。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in column %4.</source>
        <translation>%1 和 %2 在第 %4 列同为 %3。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in box %4.</source>
        <translation>%1 和 %2 在第 %4 宫同为 %3。</translation>
    </message>
    <message>
        <source>The board of P97</source>
        <translation>P97 的盘面</translation>
    </message>
    <message>
        <source>From the ninety-nine problems; one solution.</source>
        <translation>出自“九十九题”；唯一解。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Solved by singles alone.</source>
        <translation>只用单数技巧即可解出。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Human techniques run dry here; a search has to try digits.</source>
        <translation>人工技巧在此用尽；只能靠搜索试填数字。</translation>
    </message>
    <message>
        <source>Twenty-two clues</source>
        <translation>二十二个已知数</translation>
    </message>
    <message>
        <source>Few clues, none of which can be spared.</source>
        <translation>已知数很少，一个也不能省。</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>四乘四</translation>
    </message>
    <message>
        <source>Four clues, and small enough to watch.</source>
        <translation>四个已知数，小得便于观看。</translation>
    </message>
    <message>
        <source>Four by four, empty</source>
        <translation>四乘四，空盘</translation>
    </message>
    <message>
        <source>All 288 ways to fill the smallest board.</source>
        <translation>填满最小盘面的全部 288 种方式。</translation>
    </message>
    <message>
        <source>Six by six</source>
        <translation>六乘六</translation>
    </message>
    <message>
        <source>Oblong boxes, three wide and two high.</source>
        <translation>长方形的宫，宽三格、高两格。</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>P97 with clues taken away: not a proper puzzle any more.</source>
        <translation>去掉部分已知数的 P97：不再是合格的题目。</translation>
    </message>
    <message>
        <source>Sixteen by sixteen</source>
        <translation>十六乘十六</translation>
    </message>
    <message>
        <source>110 clues, one solution.</source>
        <translation>110 个已知数，唯一解。</translation>
    </message>
    <message>
        <source>Twenty-five by twenty-five</source>
        <translation>二十五乘二十五</translation>
    </message>
    <message>
        <source>350 clues, one solution.</source>
        <translation>350 个已知数，唯一解。</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Fill the board so that every row, column and box holds each digit once.</source>
        <translation>填满盘面，使每行、每列、每宫中各数字恰好出现一次。</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>宫</translation>
    </message>
    <message>
        <source>Width and height of a box, 2 to 5 cells each: 3 makes 9 × 9, 3x2 makes 6 × 6</source>
        <translation>宫的宽和高，各 2 至 5 格：3 即 9 × 9，3x2 即 6 × 6</translation>
    </message>
    <message>
        <source>Lines of digits (.sdk)</source>
        <translation>数字行 (.sdk)</translation>
    </message>
    <message>
        <source>Board with bars</source>
        <translation>带分隔线的盘面</translation>
    </message>
    <message>
        <source>One line of cells</source>
        <translation>单行单元格</translation>
    </message>
    <message>
        <source>Collection, a line each (.sdm)</source>
        <translation>题集，每行一题 (.sdm)</translation>
    </message>
    <message>
        <source>List in reading order</source>
        <translation>按阅读顺序的列表</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已给定</translation>
    </message>
    <message>
        <source>digit taken</source>
        <translation>数字已占用</translation>
    </message>
    <message>
        <source>cell without a candidate</source>
        <translation>单元格无候选数</translation>
    </message>
    <message>
        <source>no place in a row</source>
        <translation>行中无位置</translation>
    </message>
    <message>
        <source>no place in a column</source>
        <translation>列中无位置</translation>
    </message>
    <message>
        <source>no place in a box</source>
        <translation>宫中无位置</translation>
    </message>
    <message>
        <source>band arrangement</source>
        <translation>大行排布</translation>
    </message>
    <message>
        <source>column needed by a box</source>
        <translation>列为某宫所需</translation>
    </message>
    <message>
        <source>naked single</source>
        <translation>显性单数</translation>
    </message>
    <message>
        <source>hidden single</source>
        <translation>隐性单数</translation>
    </message>
    <message>
        <source>locked candidates, pointing</source>
        <translation>宫区块</translation>
    </message>
    <message>
        <source>locked candidates, claiming</source>
        <translation>行列区块</translation>
    </message>
    <message>
        <source>naked pair</source>
        <translation>显性数对</translation>
    </message>
    <message>
        <source>hidden pair</source>
        <translation>隐性数对</translation>
    </message>
    <message>
        <source>naked triple</source>
        <translation>显性三数组</translation>
    </message>
    <message>
        <source>hidden triple</source>
        <translation>隐性三数组</translation>
    </message>
    <message>
        <source>naked quad</source>
        <translation>显性四数组</translation>
    </message>
    <message>
        <source>hidden quad</source>
        <translation>隐性四数组</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X 翼</translation>
    </message>
    <message>
        <source>swordfish</source>
        <translation>剑鱼</translation>
    </message>
    <message>
        <source>jellyfish</source>
        <translation>水母</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY 翼</translation>
    </message>
    <message>
        <source>XYZ-wing</source>
        <translation>XYZ 翼</translation>
    </message>
    <message>
        <source>simple colouring</source>
        <translation>简单染色</translation>
    </message>
    <message>
        <source>skyscraper</source>
        <translation>摩天楼</translation>
    </message>
    <message>
        <source>two-string kite</source>
        <translation>双线风筝</translation>
    </message>
    <message>
        <source>W-wing</source>
        <translation>W 翼</translation>
    </message>
    <message>
        <source>unique rectangle</source>
        <translation>唯一矩形</translation>
    </message>
    <message>
        <source>bivalue universal grave + 1</source>
        <translation>全双值坟墓 + 1 (BUG+1)</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X 链</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY 链</translation>
    </message>
    <message>
        <source>The board has %1 cells, but %2 are filled.</source>
        <translation>盘面有 %1 格，但填了 %2 格。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 为空。</translation>
    </message>
    <message>
        <source>%1 must be %2, as given, not %3.</source>
        <translation>%1 已给定，必须是 %2，而不是 %3。</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>传播</translation>
    </message>
    <message>
        <source>Cells with one candidate and digits with one place are filled at once; only then a digit is tried, where the fewest are left.</source>
        <translation>只有一个候选数的格和只有一个位置的数字立即填入；此后才在可能性最少处试填数字。</translation>
    </message>
    <message>
        <source>Constraint propagation after Norvig, 2006; fail-first after Haralick and Elliott, 1980.</source>
        <translation>约束传播据 Norvig，2006；失败优先据 Haralick 和 Elliott，1980。</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>Cell by cell in reading order, each digit in turn; compared at once with its units, and back when no digit is left.</source>
        <translation>按阅读顺序逐格进行，依次尝试每个数字；立即与所在的行、列、宫比较，没有可用的数字时回退。</translation>
    </message>
    <message>
        <source>Golomb and Baumert, 1965.</source>
        <translation>Golomb 和 Baumert，1965。</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>广度优先</translation>
    </message>
    <message>
        <source>All boards with one more cell filled are made before any goes on; whole layers are kept in memory.</source>
        <translation>先生成多填一格的所有盘面，再继续下一格；整层都保存在内存中。</translation>
    </message>
    <message>
        <source>The program of the document with P97.</source>
        <translation>P97 所附文档中的程序。</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>舞蹈链</translation>
    </message>
    <message>
        <source>Exact cover: each empty cell filled once, each missing digit placed once in each unit; always the one with the fewest possibilities.</source>
        <translation>精确覆盖：每个空格填一次，每个缺失的数字在各行、列、宫中放一次；总是先处理可能性最少的。</translation>
    </message>
    <message>
        <source>Knuth, Dancing Links, 2000; The Art of Computer Programming, 7.2.2.1.</source>
        <translation>Knuth，《Dancing Links》，2000；《计算机程序设计艺术》7.2.2.1。</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>逻辑</translation>
    </message>
    <message>
        <source>Human techniques from singles to chains, the simplest first, and never a guess; may run dry.</source>
        <translation>从单数到链的人工技巧，由简到繁，从不猜测；可能用尽而未解出。</translation>
    </message>
    <message>
        <source>Techniques of the sudoku community, under their usual names.</source>
        <translation>数独界的技巧，采用通行名称。</translation>
    </message>
    <message>
        <source>Bitboard</source>
        <translation>位盘</translation>
    </message>
    <message>
        <source>Whole bands of 27 cells deduced at once by bit operations and tables; the fastest on 9 × 9, propagation on other sizes.</source>
        <translation>用位运算和查表对 27 格的整个大行一次推导；在 9 × 9 上最快，其他大小则用传播。</translation>
    </message>
    <message>
        <source>Band solvers of the sudoku programmers&apos; forum (fsss2, JCZSolve).</source>
        <translation>数独程序员论坛的大行求解器（fsss2、JCZSolve）。</translation>
    </message>
    <message>
        <source>In rows %2 all places for %1 lie in columns %3, so these columns get it there: %4.</source>
        <translation>第 %2 行中 %1 的所有位置都在第 %3 列，因此这些列的 %1 就在那里：%4。</translation>
    </message>
    <message>
        <source>In columns %2 all places for %1 lie in rows %3, so these rows get it there: %4.</source>
        <translation>第 %2 列中 %1 的所有位置都在第 %3 行，因此这些行的 %1 就在那里：%4。</translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in row %3: %4.</source>
        <translation>第 %2 宫中 %1 的所有位置都在第 %3 行：%4。</translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in column %3: %4.</source>
        <translation>第 %2 宫中 %1 的所有位置都在第 %3 列：%4。</translation>
    </message>
    <message>
        <source>All places for %1 in row %2 lie in box %3: %4.</source>
        <translation>第 %2 行中 %1 的所有位置都在第 %3 宫：%4。</translation>
    </message>
    <message>
        <source>All places for %1 in column %2 lie in box %3: %4.</source>
        <translation>第 %2 列中 %1 的所有位置都在第 %3 宫：%4。</translation>
    </message>
    <message>
        <source>Of %2 in one column one at most is %1, so in its row one of %3 is: %4.</source>
        <translation>%2 同列，至多一个是 %1，因此在其所在行中，%3 之一是 %1：%4。</translation>
    </message>
    <message>
        <source>Of %2 in one row one at most is %1, so in its column one of %3 is: %4.</source>
        <translation>%2 同行，至多一个是 %1，因此在其所在列中，%3 之一是 %1：%4。</translation>
    </message>
    <message>
        <source>Of %2 in one box one at most is %1, so in its row or column one of %3 is: %4.</source>
        <translation>%2 同宫，至多一个是 %1，因此在其所在行或列中，%3 之一是 %1：%4。</translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3; two of the former see each other: %4.</source>
        <translation>%1 要么全在 %2，要么全在 %3；前者中有两格互相可见：%4。</translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3, so no cell that sees one of each can take it: %4.</source>
        <translation>%1 要么全在 %2，要么全在 %3，因此能看到两组各一格的单元格都不能填它：%4。</translation>
    </message>
    <message>
        <source>Along %2 the digit %1 is in %3 if it is not in %4, so no cell that sees both can take it: %5.</source>
        <translation>沿 %2，数字 %1 若不在 %4 就在 %3，因此能同时看到两者的单元格都不能填它：%5。</translation>
    </message>
    <message>
        <source>%1 must be %2: every other digit is ruled out there.</source>
        <translation>%1 必为 %2：其他数字在此都已排除。</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in row %3.</source>
        <translation>%1 必为 %2：第 %3 行中 %2 仅剩的位置。</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in column %3.</source>
        <translation>%1 必为 %2：第 %3 列中 %2 仅剩的位置。</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in box %3.</source>
        <translation>%1 必为 %2：第 %3 宫中 %2 仅剩的位置。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of row %3 can: %4.</source>
        <translation>%1 合起来只含 %2，因此第 %3 行的其他格不能填这些数：%4。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of column %3 can: %4.</source>
        <translation>%1 合起来只含 %2，因此第 %3 列的其他格不能填这些数：%4。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 can: %4.</source>
        <translation>%1 合起来只含 %2，因此第 %3 宫的其他格不能填这些数：%4。</translation>
    </message>
    <message>
        <source>In row %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>第 %3 行中只有 %1 能填 %2，因此它们不能填其他数：%4。</translation>
    </message>
    <message>
        <source>In column %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>第 %3 列中只有 %1 能填 %2，因此它们不能填其他数：%4。</translation>
    </message>
    <message>
        <source>In box %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>第 %3 宫中只有 %1 能填 %2，因此它们不能填其他数：%4。</translation>
    </message>
    <message>
        <source>If %1 were one of %2 as well, it and %3 could exchange them and there would be two solutions: %4.</source>
        <translation>如果 %1 也是 %2 之一，它与 %3 就可以互换这些数，从而有两个解：%4。</translation>
    </message>
    <message>
        <source>%1 must be %2: otherwise every empty cell had two candidates, every digit two places in each unit, and all could be exchanged.</source>
        <translation>%1 必为 %2：否则每个空格都有两个候选数，每个数字在各行、列、宫中都有两个位置，全部可以互换。</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, one of %2 becomes %3, so no cell that sees both can: %4.</source>
        <translation>无论 %1 填哪个数，%2 之一都会是 %3，因此能同时看到两者的单元格都不能是该数：%4。</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, it or one of %2 is %3, so no cell that sees all three can be: %4.</source>
        <translation>无论 %1 填哪个数，它或 %2 之一都是 %3，因此能同时看到三者的单元格都不能是该数：%4。</translation>
    </message>
    <message>
        <source>One of %1 is %2, so one of %3 is not and becomes %4: %5.</source>
        <translation>%1 之一是 %2，因此 %3 之一不是 %2 而是 %4：%5。</translation>
    </message>
    <message>
        <source>Along %1: if %2 is not %4, %3 is, so no cell that sees both can be: %5.</source>
        <translation>沿 %1：若 %2 不是 %4，则 %3 是，因此能同时看到两者的单元格都不能是该数：%5。</translation>
    </message>
</context>
</TS>
