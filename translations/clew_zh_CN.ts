<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AllSteps</name>
    <message>
        <source>No solution is left: there is nothing to be deduced.</source>
        <translation>已无解：没有可推出的内容。</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>the picture would be %1 x %2 pixels, more than the %3 a side that %4 holds; make the cells smaller</source>
        <translation>图片将为 %1 x %2 像素，超出 %4 每边 %3 像素的上限；请减小单元格</translation>
    </message>
    <message>
        <source>the installed libwebp differs from the version Clew was built with</source>
        <translation>libwebp 的版本与编译时所用的不同</translation>
    </message>
    <message>
        <source>the animation could not be made: %1</source>
        <translation>无法生成动画：%1</translation>
    </message>
    <message>
        <source>single pictures are written to numbered files, but %1 is not a file; give a name such as page%2</source>
        <translation>单张图片会写入带编号的文件，但 %1 不是文件；请给出 page%2 这样的名称</translation>
    </message>
    <message>
        <source>there is nothing to show: the last event comes before the first</source>
        <translation>没有可显示的内容：结束事件在起始事件之前</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>There is not enough memory for this. Close other programs, or choose something smaller.</source>
        <translation>内存不足，无法完成此操作。请关闭其他程序，或选择更小的内容。</translation>
    </message>
    <message>
        <source>This failed: %1.</source>
        <translation>操作失败：%1。</translation>
    </message>
    <message>
        <source>This failed for an unknown reason.</source>
        <translation>操作因未知原因失败。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>no solution was found in time</source>
        <translation>未能及时找到解</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>没有可打印的内容</translation>
    </message>
    <message>
        <source>a page has from 1 to %1 puzzles</source>
        <translation>每页可有 1 至 %1 个题目</translation>
    </message>
    <message>
        <source>has no solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>has several solutions; this is one</source>
        <translation>有多个解；这是其中之一</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>one of several solutions</source>
        <translation>多个解之一</translation>
    </message>
</context>
<context>
    <name>Breakpoints</name>
    <message>
        <source>breakpoints are an array</source>
        <translation>断点应为数组</translation>
    </message>
    <message>
        <source>a breakpoint is an object with a kind and whole numbers</source>
        <translation>断点应为包含类型和整数的对象</translation>
    </message>
    <message>
        <source>there is no breakpoint of this kind: %1</source>
        <translation>没有这种类型的断点：%1</translation>
    </message>
    <message>
        <source>whether a breakpoint is enabled is true or false</source>
        <translation>断点是否启用应为 true 或 false</translation>
    </message>
</context>
<context>
    <name>ByteSource</name>
    <message>
        <source>cannot read on: %1</source>
        <translation>无法继续读取：%1</translation>
    </message>
    <message>
        <source>cannot listen on port %1 of this machine: %2; choose another port, or 0 for any</source>
        <translation>无法在本机端口 %1 上监听：%2；请选择其他端口，或用 0 表示任意端口</translation>
    </message>
    <message>
        <source>cannot take the connection: %1</source>
        <translation>无法接受连接：%1</translation>
    </message>
    <message>
        <source>the file was rewritten while it was followed and is shorter now; watch it again</source>
        <translation>文件在跟踪期间被重写，现在变短了；请重新观看</translation>
    </message>
    <message>
        <source>a program of another user connected and was refused; still waiting</source>
        <translation>另一位用户的程序尝试连接，已被拒绝；仍在等待</translation>
    </message>
    <message>
        <source>a program ended its connection before its user could be determined, and was refused; let it keep the connection open for a tenth of a second. Still waiting</source>
        <translation>一个程序在能够确定其所属用户之前就断开了连接，已被拒绝；请让它保持连接十分之一秒。仍在等待</translation>
    </message>
    <message>
        <source>a program that connected does not report a search as expected, and was refused; still waiting</source>
        <translation>一个已连接的程序没有按预期报告搜索，已被拒绝；仍在等待</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>已放弃比较。</translation>
    </message>
</context>
<context>
    <name>CpProfiler</name>
    <message>
        <source>a message is of the unknown kind %1</source>
        <translation>有一条消息的类型 %1 未知</translation>
    </message>
    <message>
        <source>a node has the unknown status %1</source>
        <translation>有一个节点的状态 %1 未知</translation>
    </message>
    <message>
        <source>a message has the unknown field %1</source>
        <translation>有一条消息的字段 %1 未知</translation>
    </message>
    <message>
        <source>a message ends before what it says it holds</source>
        <translation>有一条消息在其声明的内容之前就结束了</translation>
    </message>
    <message>
        <source>a message claims to have %1 bytes; this is not CP-Profiler&apos;s protocol</source>
        <translation>有一条消息声称有 %1 字节；这不是 CP-Profiler 的协议</translation>
    </message>
    <message>
        <source>%1 nodes arrived whose parents never did, or that are their own ancestors</source>
        <translation>有 %1 个节点的父节点始终没有出现，或者是自己的后代</translation>
    </message>
    <message>
        <source>the stream ends inside a message</source>
        <translation>数据流在一条消息中间中断</translation>
    </message>
    <message>
        <source>the connection ended before the end of the search was reported</source>
        <translation>搜索尚未宣告结束，连接就断开了</translation>
    </message>
    <message>
        <source>the start of the search was reported twice</source>
        <translation>搜索第二次宣告开始</translation>
    </message>
    <message>
        <source>the end of the search was reported before its start</source>
        <translation>搜索尚未开始就宣告结束</translation>
    </message>
    <message>
        <source>node %1 is reported as its own parent</source>
        <translation>节点 %1 声称自己是自己的父节点</translation>
    </message>
    <message>
        <source>too many nodes arrived before their parents</source>
        <translation>先于父节点出现的节点太多</translation>
    </message>
    <message>
        <source>the search has more than %1 nodes</source>
        <translation>搜索的节点超过 %1 个</translation>
    </message>
    <message>
        <source>labels name free variables, not a board of this program: list &quot;variables&quot; in the header</source>
        <translation>标签所指的是自由变量，而不是本程序的盘面：请在文件头中写明 &quot;variables&quot;</translation>
    </message>
    <message>
        <source>the connection ended before the search began</source>
        <translation>搜索尚未开始，连接就断开了</translation>
    </message>
    <message>
        <source>the solver speaks version %1 of CP-Profiler&apos;s protocol; this program knows version %2</source>
        <translation>该求解器使用 CP-Profiler 协议的版本 %1；本程序只认识版本 %2</translation>
    </message>
    <message>
        <source>one node arrived whose parent never did, or that is its own ancestor</source>
        <translation>有一个节点的父节点始终没有出现，或者是自己的后代</translation>
    </message>
</context>
<context>
    <name>Deductions</name>
    <message>
        <source>guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>back</source>
        <translation>回退</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>排除 %1</translation>
    </message>
    <message>
        <source>move</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>重做</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>The number %1 is too large for the engine, which counts to %2.</source>
        <translation>数 %1 对引擎来说太大，引擎最大只能处理到 %2。</translation>
    </message>
    <message>
        <source>The constraint %1 is not supported: the engine searches over integers and Booleans.</source>
        <translation>不支持约束 %1：引擎只搜索整数和布尔值。</translation>
    </message>
    <message>
        <source>The constraint %1 has too few arguments.</source>
        <translation>约束 %1 的参数太少。</translation>
    </message>
    <message>
        <source>MiniZinc speaks of %1 in %2 and has not declared it. That is a fault of MiniZinc; the same in other words may do.</source>
        <translation>MiniZinc 在 %2 中用到了 %1，却没有声明它。这是 MiniZinc 的错误；换一种写法也许可行。</translation>
    </message>
    <message>
        <source>An array was expected in %1.</source>
        <translation>%1 中应为数组。</translation>
    </message>
    <message>
        <source>A number was expected in %1.</source>
        <translation>%1 中应为数。</translation>
    </message>
    <message>
        <source>A Boolean was expected in %1.</source>
        <translation>%1 中应为布尔值。</translation>
    </message>
    <message>
        <source>A power has too many bases and exponents.</source>
        <translation>某个幂的底数和指数组合太多。</translation>
    </message>
    <message>
        <source>Gecode refuses the model: %1</source>
        <translation>Gecode 拒绝此模型：%1</translation>
    </message>
    <message>
        <source>Gecode cannot search this model: %1</source>
        <translation>Gecode 无法搜索此模型：%1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>无法读取文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>无法写入文件 %1。</translation>
    </message>
    <message>
        <source>The file %1 has more than 256 MB.</source>
        <translation>文件 %1 超过 256 MB。</translation>
    </message>
    <message>
        <source>The automaton of a constraint goes to a state that it does not have.</source>
        <translation>某个约束的自动机转移到了不存在的状态。</translation>
    </message>
    <message>
        <source>The model prints %1 and does not declare it.</source>
        <translation>模型输出 %1，但没有声明它。</translation>
    </message>
    <message>
        <source>The model prints %1, which it declares only after that.</source>
        <translation>模型输出 %1，但其声明在此之后。</translation>
    </message>
    <message>
        <source>The arrays in %1 differ in length.</source>
        <translation>%1 中的数组长度不一致。</translation>
    </message>
    <message>
        <source>The value of %1 is not searched for.</source>
        <translation>%1 的值不在搜索之列。</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>没有变量 %1。</translation>
    </message>
    <message>
        <source>The engine cannot search this model: %1</source>
        <translation>引擎无法搜索此模型：%1</translation>
    </message>
    <message>
        <source>The variable %1 is not in this part of the model.</source>
        <translation>变量 %1 不在模型的这一部分中。</translation>
    </message>
</context>
<context>
    <name>EventCheck</name>
    <message>
        <source>it is a guess with a rule, which guesses do not have</source>
        <translation>它是带有规则的猜测，而猜测没有规则</translation>
    </message>
    <message>
        <source>it is a visit with extra data</source>
        <translation>它是带有多余数据的访问</translation>
    </message>
    <message>
        <source>it visits node %1, but only %2 nodes are known</source>
        <translation>它访问节点 %1，但已知的节点只有 %2 个</translation>
    </message>
    <message>
        <source>it is a solution with extra data</source>
        <translation>它是带有多余数据的解</translation>
    </message>
    <message>
        <source>it has the unknown kind %1</source>
        <translation>它的类型 %1 未知</translation>
    </message>
    <message>
        <source>it refers to variable %1, but there are only %2</source>
        <translation>它引用变量 %1，但变量只有 %2 个</translation>
    </message>
    <message>
        <source>it refers to value %1, but there are only %2</source>
        <translation>它引用值 %1，但值只有 %2 个</translation>
    </message>
    <message>
        <source>it refers to rule %1, which this puzzle does not use for such events</source>
        <translation>它引用规则 %1，但此谜题不把该规则用于这类事件</translation>
    </message>
    <message>
        <source>it breaks rule %1 without a value</source>
        <translation>它违反规则 %1，但没有给出值</translation>
    </message>
    <message>
        <source>it gives variable %1 the value %2, which it cannot take</source>
        <translation>它给变量 %1 赋值 %2，而该变量不能取此值</translation>
    </message>
    <message>
        <source>it begins a new step, which only strikes do</source>
        <translation>它另起一步，而只有排除候选数才能如此</translation>
    </message>
</context>
<context>
    <name>EventStream</name>
    <message>
        <source>an event begins with &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; or &quot;s&quot; in quotation marks</source>
        <translation>事件以引号中的 &quot;d&quot;、&quot;a&quot;、&quot;r&quot;、&quot;c&quot;、&quot;v&quot; 或 &quot;s&quot; 开头</translation>
    </message>
    <message>
        <source>there is no such kind of event; there are &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; and &quot;s&quot;</source>
        <translation>没有这种事件；只有 &quot;d&quot;、&quot;a&quot;、&quot;r&quot;、&quot;c&quot;、&quot;v&quot; 和 &quot;s&quot;</translation>
    </message>
    <message>
        <source>expected a whole number, 0 or more</source>
        <translation>此处应为从 0 起的整数</translation>
    </message>
    <message>
        <source>expected a comma and a number</source>
        <translation>此处应为逗号和一个数</translation>
    </message>
    <message>
        <source>only a contradiction may leave out the value</source>
        <translation>只有矛盾可以没有值</translation>
    </message>
    <message>
        <source>expected ], the end of the event</source>
        <translation>事件应在此处以 ] 结束</translation>
    </message>
    <message>
        <source>nothing may follow an event on its line</source>
        <translation>事件所在的行不应再有内容</translation>
    </message>
    <message>
        <source>the stream ends here: the line with &quot;end&quot; is missing</source>
        <translation>事件流在此中断：缺少含 &quot;end&quot; 的行</translation>
    </message>
    <message>
        <source>a line is an event, as in [&quot;d&quot;,0,3], or an object, as in {&quot;end&quot;:&quot;exhausted&quot;}</source>
        <translation>每行是一个事件，如 [&quot;d&quot;,0,3]，或一个对象，如 {&quot;end&quot;:&quot;exhausted&quot;}</translation>
    </message>
    <message>
        <source>this event is impossible: %1</source>
        <translation>不可能有此事件：%1</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>这不是 JSON 对象</translation>
    </message>
    <message>
        <source>an object in a stream says &quot;end&quot; or &quot;comment&quot;</source>
        <translation>事件流中的对象应为 &quot;end&quot; 或 &quot;comment&quot;</translation>
    </message>
    <message>
        <source>a search ends &quot;solved&quot;, &quot;exhausted&quot;, &quot;ran-dry&quot; or &quot;stopped&quot;</source>
        <translation>搜索的结局应为 &quot;solved&quot;、&quot;exhausted&quot;、&quot;ran-dry&quot; 或 &quot;stopped&quot;</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes, the most an event may have</source>
        <translation>此行超过 %1 字节，没有这么长的事件</translation>
    </message>
    <message>
        <source>the header is longer than %1 bytes</source>
        <translation>文件头超过 %1 字节</translation>
    </message>
    <message>
        <source>the stream is empty</source>
        <translation>事件流是空的</translation>
    </message>
    <message>
        <source>expected &quot;&lt;=&quot; or &quot;&gt;=&quot;</source>
        <translation>应为 &quot;&lt;=&quot; 或 &quot;&gt;=&quot;</translation>
    </message>
    <message>
        <source>there is no rule %1: the header lists %2, numbered from 0</source>
        <translation>没有规则 %1：文件头列出了 %2 条，从 0 开始编号</translation>
    </message>
    <message>
        <source>expected &quot;new&quot;</source>
        <translation>应为 &quot;new&quot;</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>does not take this problem</source>
        <translation>不能用于此题目</translation>
    </message>
    <message>
        <source>time, untraced (logarithmic)</source>
        <translation>时间，不记录轨迹（对数刻度）</translation>
    </message>
    <message>
        <source>%1: %2 · nodes: %3 · contradictions: %4 · solutions: %5</source>
        <translation>%1：%2 · 节点：%3 · 矛盾：%4 · 解：%5</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <translation>在 %1 处停止。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>instances solved</source>
        <translation>解出的实例数</translation>
    </message>
    <message>
        <source>seconds for each</source>
        <translation>每个实例的秒数</translation>
    </message>
    <message>
        <source>Cactus plot: how many instances each strategy solves within a time for each; the further to the right, the better.</source>
        <translation>仙人掌图：各策略在每个实例的限时内解出多少个实例；越靠右越好。</translation>
    </message>
    <message>
        <source>times as long as the fastest</source>
        <translation>为最快者用时的倍数</translation>
    </message>
    <message>
        <source>share of instances</source>
        <translation>实例的比例</translation>
    </message>
    <message>
        <source>Performance profile: the share of instances that each strategy solves within a multiple of the fastest one&apos;s time.</source>
        <translation>性能曲线：各策略在最快者用时的若干倍之内解出的实例比例。</translation>
    </message>
    <message>
        <source>the figure was not finished</source>
        <translation>图未完成</translation>
    </message>
    <message>
        <source>Events: %1 · nodes: %2 · contradictions: %3 · solutions: %4</source>
        <translation>事件：%1 · 节点：%2 · 矛盾：%3 · 解：%4</translation>
    </message>
    <message>
        <source>Event %1, depth %2.</source>
        <translation>事件 %1，深度 %2。</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>not looked at further</source>
        <translation>未继续考察</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>events; below the axis contradictions, lines are solutions</source>
        <translation>事件；轴下方为矛盾，竖线为解</translation>
    </message>
    <message>
        <source>Deepest level %1.</source>
        <translation>最深第 %1 层。</translation>
    </message>
    <message>
        <source>the board has too many cells for a heat map</source>
        <translation>盘面的单元格太多，无法画出搜索所在位置的图</translation>
    </message>
    <message>
        <source>Guesses at each cell: at most %1, %2 in all.</source>
        <translation>各格的猜测：最多 %1，共 %2。</translation>
    </message>
    <message>
        <source>Forced moves at each cell: at most %1, %2 in all.</source>
        <translation>各格的强制步：最多 %1，共 %2。</translation>
    </message>
    <message>
        <source>Moves taken back at each cell: at most %1, %2 in all.</source>
        <translation>各格撤回的步骤：最多 %1，共 %2。</translation>
    </message>
    <message>
        <source>Contradictions at each cell: at most %1, %2 in all.</source>
        <translation>各格的矛盾：最多 %1，共 %2。</translation>
    </message>
    <message>
        <source>Events while the last guess stood there: at most %1, %2 in all.</source>
        <translation>最后一个猜测位于该格期间的事件：最多 %1，共 %2。</translation>
    </message>
    <message>
        <source>the search has %1 events</source>
        <translation>搜索有 %1 个事件</translation>
    </message>
    <message>
        <source>The tint grows with the square root of the number.</source>
        <translation>颜色深浅与数值的平方根成正比。</translation>
    </message>
    <message>
        <source>most settled so far</source>
        <translation>迄今最多已确定</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Nodes and solutions were counted while the race was measured; what was settled comes from a recording, its nodes placed at the times measured.</source>
        <translation>节点和解是在竞速计时期间统计的；已确定的数目来自另一次记录，其节点置于测得的时刻。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of the search.</source>
        <translation>搜索的第 %1 至 %2 个事件。</translation>
    </message>
    <message>
        <source>tree, each node as wide as it has leaves</source>
        <translation>树（各节点的宽度为其叶数）</translation>
    </message>
    <message>
        <source>nodes at each depth</source>
        <translation>各深度的节点数</translation>
    </message>
    <message>
        <source>Each row is %1 levels.</source>
        <translation>每行为 %1 层。</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1，种子 %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1（已截断）</translation>
    </message>
    <message>
        <source>Measures that show something here: %1.</source>
        <translation>在此能显示内容的度量：%1。</translation>
    </message>
    <message>
        <source>The search is shown up to event %1.</source>
        <translation>搜索显示到事件 %1。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of nodes: %1.</source>
        <translation>搜索在节点限制 %1 处停止。</translation>
    </message>
    <message>
        <source>The search was stopped after event %1, before its end.</source>
        <translation>搜索在事件 %1 之后、结束之前停止。</translation>
    </message>
    <message>
        <source>%1: nodes: %2.</source>
        <translation>%1：节点：%2。</translation>
    </message>
    <message>
        <source>Too few sizes for a fit.</source>
        <translation>大小太少，无法拟合。</translation>
    </message>
    <message>
        <source>Nodes ×%1, time ×%2 for each further unit; log-log slope of nodes %3, of time %4.</source>
        <translation>大小每增加 1，节点 ×%1，时间 ×%2；双对数斜率：节点 %3，时间 %4。</translation>
    </message>
    <message>
        <source>Time ×%1 for each further unit; log-log slope of time %2.</source>
        <translation>大小每增加 1，时间 ×%1；时间的双对数斜率 %2。</translation>
    </message>
    <message>
        <source>Instances: %1 · strategies: %2 · runs with an answer: %3 of %4</source>
        <translation>实例：%1 · 策略：%2 · 得出答案的运行：%3 / %4</translation>
    </message>
    <message>
        <source>nodes: %1</source>
        <translation>节点：%1</translation>
    </message>
    <message>
        <source>What follows &gt; was stopped by a limit.</source>
        <translation>带 &gt; 的因限制而停止。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: nodes: %2 · contradictions: %3 · solutions: %4</source>
        <translation>%1：节点：%2 · 矛盾：%3 · 解：%4</translation>
    </message>
    <message>
        <source>Subtrees too small to be seen are drawn as blocks. Depth: %1 · leaves: %2</source>
        <translation>小得看不见的子树画成块。深度：%1 · 叶：%2</translation>
    </message>
    <message>
        <source>Depth: %1 · leaves: %2</source>
        <translation>深度：%1 · 叶：%2</translation>
    </message>
    <message>
        <source>Depth: %1 · leaves: %2 · most nodes in a row: %3</source>
        <translation>深度：%1 · 叶：%2 · 一行最多节点：%3</translation>
    </message>
    <message>
        <source>Nodes in both trees, not counting the root: %1 · only by %2: %3 · only by %4: %5</source>
        <translation>两棵树共有的节点（不计根）：%1 · 仅 %2 有：%3 · 仅 %4 有：%5</translation>
    </message>
    <message>
        <source>values on the board</source>
        <translation>棋盘上的值</translation>
    </message>
    <message>
        <source>Nothing was guessed. Paler: candidates struck.</source>
        <translation>没有猜测。较浅：已划去的候选数。</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>forced moves</source>
        <translation>必然步骤</translation>
    </message>
    <message>
        <source>moves taken back</source>
        <translation>撤回的步骤</translation>
    </message>
    <message>
        <source>contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of nodes)</source>
        <translation>%1（达到节点上限而停止）</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of time)</source>
        <translation>%1（达到时间上限而停止）</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of memory)</source>
        <translation>%1（达到内存上限而停止）</translation>
    </message>
    <message>
        <source>%1: width × height</source>
        <translation>%1：宽 × 高</translation>
    </message>
    <message>
        <source>%1 at worst</source>
        <translation>最坏情况下 %1</translation>
    </message>
    <message>
        <source>%1 at best</source>
        <translation>最好情况下 %1</translation>
    </message>
    <message>
        <source>%1, slope %2</source>
        <translation>%1，斜率 %2</translation>
    </message>
    <message>
        <source>%1, fitted %2 = %3</source>
        <translation>%1，拟合 %2 = %3</translation>
    </message>
    <message>
        <source>Theory of nodes: %1.</source>
        <translation>节点数的理论：%1。</translation>
    </message>
    <message>
        <source>Theory of time: %1.</source>
        <translation>时间的理论：%1。</translation>
    </message>
    <message>
        <source>In theories, which dashed lines show, N is the size; c and p are fitted.</source>
        <translation>虚线表示理论：N 为大小，c 和 p 由拟合得到。</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理论</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Nodes: the partial assignments that the search decided on, one a guess. What follows without a guess opens none.</source>
        <translation>节点：搜索所决定的部分赋值，每个猜测一个。无需猜测而得出的不开节点。</translation>
    </message>
    <message>
        <source>Backtracks: the contradictions met. What is given up only because all below it has failed is not counted again.</source>
        <translation>回溯：遇到的矛盾。仅因其下全部失败而放弃的不再重复计数。</translation>
    </message>
    <message>
        <source>Checks: values compared with the rules one by one, by strategies that do not keep what is still possible.</source>
        <translation>检查：不保存剩余可能的策略将值逐个与规则比较的次数。</translation>
    </message>
    <message>
        <source>It decides on a value in order to test it, so its nodes include those that are refuted at once.</source>
        <translation>它先决定一个值再检验，因此其节点包括立即被否证的。</translation>
    </message>
    <message>
        <source>Each value that it puts on the board is a node, also where only one is left.</source>
        <translation>放到盘面上的每个值都算一个节点，只剩一个值可选时也是如此。</translation>
    </message>
</context>
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
        <source>The file cannot be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>Line %1, column %2:</source>
        <translation>第 %1 行第 %2 列：</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>这是文件夹。请选择其中的文件。</translation>
    </message>
    <message>
        <source>This is a device or a pipe. Choose a file.</source>
        <translation>这是设备或管道。请选择文件。</translation>
    </message>
    <message>
        <source>The file is too large (over %1).</source>
        <translation>文件过大（超过 %1）。</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>已取消读取。</translation>
    </message>
    <message>
        <source>Files with the extension .%1 hold something other than this puzzle. Choose another extension.</source>
        <translation>扩展名为 .%1 的文件保存的不是此谜题。请选择其他扩展名。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it</source>
        <translation>%1 是文件夹；请指定其中的文件</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: it is not the name of a file</source>
        <translation>无法写入“%1”：这不是文件名</translation>
    </message>
    <message>
        <source>%1 is read-only; make it writable, or name another file</source>
        <translation>%1 是只读的；请将其设为可写，或指定其他文件</translation>
    </message>
    <message>
        <source>cannot write %1: no new file can be made in its folder (%2), and the old one is not overwritten before a new one is complete; name a file in another folder</source>
        <translation>无法写入 %1：无法在其文件夹中新建文件（%2），而新文件写完之前不会覆盖旧文件；请指定其他文件夹中的文件</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe; name a file</source>
        <translation>%1 是设备或管道；请指定文件</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>无法打开 %1：%2</translation>
    </message>
    <message>
        <source>Opening the file was cancelled.</source>
        <translation>已取消打开文件。</translation>
    </message>
    <message>
        <source>No puzzle can read “%1”: give it a board, a list of queens, an equation, a graph, clues, a number or a MiniZinc model.</source>
        <translation>没有谜题能读取“%1”：请提供盘面、皇后列表、等式、图、提示数、数字或 MiniZinc 模型。</translation>
    </message>
    <message>
        <source>No puzzle can read “%1”. As %2: %3</source>
        <translation>没有谜题能读取“%1”。作为%2：%3</translation>
    </message>
    <message>
        <source>This format has no boards of this size. Choose another one.</source>
        <translation>此格式没有这种大小的盘面。请选择其他格式。</translation>
    </message>
    <message>
        <source>%1 is not one of Clew&apos;s puzzles.</source>
        <translation>%1 不是 Clew 的谜题。</translation>
    </message>
    <message>
        <source>This recording is damaged (%1). Only what comes before the damage is shown.</source>
        <translation>此记录已损坏（%1）。只显示损坏处之前的内容。</translation>
    </message>
    <message>
        <source>This recording is incomplete: its search was cut off or is still running. It shows what had been recorded so far.</source>
        <translation>此记录不完整：搜索被中断或仍在运行。它显示到目前为止已记录的内容。</translation>
    </message>
</context>
<context>
    <name>FlatZinc</name>
    <message>
        <source>variables over floats are not supported</source>
        <translation>不支持浮点数变量</translation>
    </message>
    <message>
        <source>FlatZinc, line %1: %2</source>
        <translation>FlatZinc，第 %1 行：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was expected</source>
        <translation>此处应为 &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a quotation mark was expected</source>
        <translation>此处应为引号</translation>
    </message>
    <message>
        <source>a name was expected</source>
        <translation>此处应为名称</translation>
    </message>
    <message>
        <source>a whole number was expected</source>
        <translation>此处应为整数</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>括号嵌套太深</translation>
    </message>
    <message>
        <source>there is no array %1</source>
        <translation>没有数组 %1</translation>
    </message>
    <message>
        <source>the array %1 has no element %2</source>
        <translation>数组 %1 没有元素 %2</translation>
    </message>
    <message>
        <source>a constraint was expected</source>
        <translation>此处应为约束</translation>
    </message>
    <message>
        <source>satisfy, minimize or maximize was expected</source>
        <translation>此处应为 satisfy、minimize 或 maximize</translation>
    </message>
    <message>
        <source>variables over sets are not supported</source>
        <translation>不支持集合变量</translation>
    </message>
    <message>
        <source>a type was expected</source>
        <translation>此处应为类型</translation>
    </message>
    <message>
        <source>the array %1 is an element of an array</source>
        <translation>数组 %1 是另一个数组的元素</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>数 %1 太大</translation>
    </message>
    <message>
        <source>there is no variable %1</source>
        <translation>没有变量 %1</translation>
    </message>
    <message>
        <source>the variable %1 is not a number</source>
        <translation>变量 %1 不是数</translation>
    </message>
</context>
<context>
    <name>Foreign</name>
    <message>
        <source>the header&apos;s &quot;%1&quot; is wrong: %2</source>
        <translation>文件头中的 &quot;%1&quot; 有误：%2</translation>
    </message>
    <message>
        <source>the header&apos;s problem cannot be read: %1</source>
        <translation>无法读取文件头中的题目：%1</translation>
    </message>
    <message>
        <source>the header has %1 bytes; %2 are the most</source>
        <translation>文件头有 %1 字节；最多 %2 字节</translation>
    </message>
    <message>
        <source>the header is nested too deeply</source>
        <translation>文件头的嵌套层数过多</translation>
    </message>
    <message>
        <source>this is not a stream of events: its first line is not a JSON object with &quot;clew-events&quot;: 1</source>
        <translation>这不是事件流：第一行不是含 &quot;clew-events&quot;: 1 的 JSON 对象</translation>
    </message>
    <message>
        <source>this stream has a version that this program does not know; it knows &quot;clew-events&quot;: 1</source>
        <translation>本程序不认识此事件流的版本；只认识 &quot;clew-events&quot;: 1</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>&quot;%1&quot; is not a seed: a seed is a whole number, or 2:17 for seed 17 of the generator&apos;s version 2</source>
        <translation>“%1”不是种子：种子应为整数，或写作 2:17，表示生成器版本 2 的种子 17</translation>
    </message>
    <message>
        <source>%1: there is no version %2 of the generator yet; the newest is %3</source>
        <translation>%1：生成器尚无版本 %2；最新版本是 %3</translation>
    </message>
    <message>
        <source>%1: no symmetry is offered: %2</source>
        <translation>%1：不提供对称：%2</translation>
    </message>
    <message>
        <source>%1: there is no symmetry &quot;%2&quot;, but %3</source>
        <translation>%1：没有对称“%2”，但有 %3</translation>
    </message>
    <message>
        <source>%1: no technique can be asked for</source>
        <translation>%1：不能指定技巧</translation>
    </message>
    <message>
        <source>%1: there is no technique &quot;%2&quot;, but %3</source>
        <translation>%1：没有技巧“%2”，但有 %3</translation>
    </message>
    <message>
        <source>%1: the number of clues cannot be asked for</source>
        <translation>%1：不能指定提示数的个数</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>a size begins with a number, not &quot;%1&quot;</source>
        <translation>大小应以数开头，而不是“%1”</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>You entered %1.</source>
        <translation>你填入了 %1。</translation>
    </message>
    <message>
        <source>You went back to an earlier position.</source>
        <translation>你回到了之前的局面。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>已解出。</translation>
    </message>
    <message>
        <source>You did again what you had taken back.</source>
        <translation>您重做了先前撤销的一步。</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>by inspection</source>
        <translation>直接看出</translation>
    </message>
    <message>
        <source>It concerns %1.</source>
        <translation>涉及%1。</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>请看 %1。</translation>
    </message>
    <message>
        <source>Technique: %1.</source>
        <translation>技巧：%1。</translation>
    </message>
    <message>
        <source>Technique: only one value is left.</source>
        <translation>技巧：只剩一个值。</translation>
    </message>
    <message>
        <source>There may be several ways to continue. One of them leads to a solution.</source>
        <translation>可能有多种走法，其中一种通向解。</translation>
    </message>
    <message>
        <source>There is a solution with %1.</source>
        <translation>存在包含 %1 的解。</translation>
    </message>
    <message>
        <source>No solution is left: something that was entered is wrong.</source>
        <translation>已无解：填入的内容有误。</translation>
    </message>
    <message>
        <source>This problem has no solution.</source>
        <translation>此题无解。</translation>
    </message>
    <message>
        <source>Technique: look one step ahead. A move that leads to a dead end is ruled out.</source>
        <translation>技巧：向前看一步。无路可走的即可排除。</translation>
    </message>
    <message>
        <source>It is solved.</source>
        <translation>已经解出。</translation>
    </message>
    <message>
        <source>Only %1 is left: every other move leads to a dead end, for instance %2. %3</source>
        <translation>只剩 %1：其余都走不下去，例如 %2。%3</translation>
    </message>
    <message>
        <source>The first mistake: %1. %2</source>
        <translation>第一个错误：%1。%2</translation>
    </message>
    <message>
        <source>A correct value has been ruled out there.</source>
        <translation>那里排除了一个正确的值。</translation>
    </message>
    <message>
        <source>Everything else breaks a rule at once. What is left: %1.</source>
        <translation>其余都会立即违反规则。剩下：%1。</translation>
    </message>
    <message>
        <source>The first mistake: %1. After it no solution is left: a search sees that before its first guess.</source>
        <translation>第一个错误：%1。此后已无解：搜索在第一次猜测之前就能看出。</translation>
    </message>
    <message>
        <source>The first mistake: %1. After it a search finds no solution. Nodes searched: %2</source>
        <translation>第一个错误：%1。此后搜索找不到解。已搜索节点：%2</translation>
    </message>
    <message>
        <source>The first mistake: %1 was ruled out, but the solution has it.</source>
        <translation>第一个错误：%1 被排除了，但解中有它。</translation>
    </message>
    <message>
        <source>No known technique applies here: the remaining values have to be tried.</source>
        <translation>已没有这里所知的技巧：只能试其他的值。</translation>
    </message>
    <message>
        <source>No known technique applies. %1 follows, as a search finds no solution with anything else.</source>
        <translation>已没有技巧可用。其他的搜索都找不到解，所以 %1。</translation>
    </message>
    <message>
        <source>No known technique applies. %1 follows, as nothing else is possible. %2</source>
        <translation>已没有技巧可用。其余都不成立，所以 %1。%2</translation>
    </message>
    <message>
        <source>Ruled out, but the solution has it: %1.</source>
        <translation>被排除了，但解中有：%1。</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 等</translation>
    </message>
    <message>
        <source>It concerns %1, and follows from %2.</source>
        <translation>涉及%1，由%2推出。</translation>
    </message>
    <message>
        <source>The pattern: %1. It rules something out at %2.</source>
        <translation>模式：%1。它排除 %2 处的候选。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Page &quot;%1&quot;: %2</source>
        <translation>页面“%1”：%2</translation>
    </message>
    <message>
        <source>%1 does not take this board.</source>
        <translation>%1 不能用于此盘面。</translation>
    </message>
    <message>
        <source>%1 takes more than %2 nodes; claim something smaller.</source>
        <translation>%1 需要超过 %2 个节点；请断言较小的数。</translation>
    </message>
    <message>
        <source>there is no strategy &quot;%1&quot;.</source>
        <translation>没有策略“%1”。</translation>
    </message>
    <message>
        <source>write &quot;%1 SLOWER FASTER N&quot;.</source>
        <translation>请写作“%1 SLOWER FASTER N”。</translation>
    </message>
    <message>
        <source>write &quot;calc 8 * 7 = 56&quot;.</source>
        <translation>请写作“calc 8 * 7 = 56”。</translation>
    </message>
    <message>
        <source>there is no claim &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有断言“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>say what &quot;%1&quot; is, as in &quot;nodes 60&quot;.</source>
        <translation>请写明“%1”是多少，如“nodes 60”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place on the board; write it as &quot;%2&quot;.</source>
        <translation>“%1”不是盘面上的位置；请写作“%2”。</translation>
    </message>
    <message>
        <source>&quot;%1 %2&quot; does not hold here.</source>
        <translation>“%1 %2”在此不成立。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is claimed, but it is &quot;%2&quot;.</source>
        <translation>断言为“%1”，但实为“%2”。</translation>
    </message>
    <message>
        <source>the number %1 is not claimed on this page; write a claim that it is.</source>
        <translation>此页没有断言数 %1；请写一条关于它的断言。</translation>
    </message>
    <message>
        <source>a number in &quot;%1&quot; is not checked; write it in braces and claim it.</source>
        <translation>“%1”中有一个数未经检验；请将其写在花括号中并加以断言。</translation>
    </message>
    <message>
        <source>the numbers in the language %1 differ.</source>
        <translation>语言 %1 中的数不一致。</translation>
    </message>
    <message>
        <source>a text is missing in the language %1: &quot;%2&quot;.</source>
        <translation>语言 %1 缺少一段文本：“%2”。</translation>
    </message>
    <message>
        <source>there is nothing to find by these rules here.</source>
        <translation>按这些规则，此处找不到任何结论。</translation>
    </message>
    <message>
        <source>This is not an answer; write &quot;page: 2&quot;, &quot;page: c3, d5&quot; or {&quot;page&quot;: &quot;…&quot;, &quot;answer&quot;: 2}.</source>
        <translation>这不是答案；请写作“page: 2”、“page: c3, d5”或 {&quot;page&quot;: &quot;…&quot;, &quot;answer&quot;: 2}。</translation>
    </message>
    <message>
        <source>A file of answers has %1 bytes at most.</source>
        <translation>答案文件最多 %1 字节。</translation>
    </message>
    <message>
        <source>There are more than %1 answers.</source>
        <translation>答案超过 %1 个。</translation>
    </message>
    <message>
        <source>The file of answers is empty.</source>
        <translation>答案文件是空的。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has answers 1 to %2.</source>
        <translation>页面“%1”的答案为 1 至 %2。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; is a task; name what was entered, as &quot;%2&quot;.</source>
        <translation>页面“%1”是任务；请写出填入的内容，如“%2”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value at a place on this board; write it as &quot;%2&quot;.</source>
        <translation>“%1”不是此盘面某一位置的值；请写作“%2”。</translation>
    </message>
    <message>
        <source>These are answers to the lesson &quot;%1&quot;, not to &quot;%2&quot;.</source>
        <translation>这些是课程“%1”的答案，而不是“%2”的。</translation>
    </message>
    <message>
        <source>The lesson has no page &quot;%1&quot; that asks something.</source>
        <translation>课程中没有提问的页面“%1”。</translation>
    </message>
    <message>
        <source>A lesson begins with the line &quot;clewlesson: 1&quot;.</source>
        <translation>课程应以“clewlesson: 1”一行开头。</translation>
    </message>
    <message>
        <source>A line that begins with a blank continues the one before; there is none.</source>
        <translation>以空格开头的行接续上一行；此处没有上一行。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no colon; write &quot;key: value&quot;, or begin the line with a blank to continue the one before.</source>
        <translation>“%1”没有冒号；请写作“key: value”，或以空格开头以接续上一行。</translation>
    </message>
    <message>
        <source>There is no key &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有键“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to a page; begin one with &quot;page: name&quot; before it.</source>
        <translation>“%1”属于页面；请先用“page: name”开始一页。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to the whole lesson; write it before the first page.</source>
        <translation>“%1”属于整个课程；请写在第一页之前。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not translated; write it once, without a language.</source>
        <translation>“%1”不作翻译；请只写一次，不带语言。</translation>
    </message>
    <message>
        <source>The lesson has no language &quot;%1&quot;; add it to &quot;languages:&quot;.</source>
        <translation>课程没有语言“%1”；请将其加入“languages:”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; translates nothing; write it after &quot;%2&quot;.</source>
        <translation>“%1”没有可翻译的对象；请写在“%2”之后。</translation>
    </message>
    <message>
        <source>There is no text here.</source>
        <translation>此处没有文本。</translation>
    </message>
    <message>
        <source>The text has more than %1 bytes; divide it into pages.</source>
        <translation>文本超过 %1 字节；请分成多页。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice here; remove one of them.</source>
        <translation>“%1”在此出现两次；请删去其中一个。</translation>
    </message>
    <message>
        <source>This is a lesson of version %1; only version 1 is known here.</source>
        <translation>此课程的版本为 %1；此处只认识版本 1。</translation>
    </message>
    <message>
        <source>List languages as &quot;en de pt_BR&quot;, that of what is not translated first.</source>
        <translation>语言请写作“en de pt_BR”，不作翻译的内容所用的语言写在最前。</translation>
    </message>
    <message>
        <source>Write the languages before all texts.</source>
        <translation>请在所有文本之前写明语言。</translation>
    </message>
    <message>
        <source>Write the minutes as a number up to 600.</source>
        <translation>分钟数应为不超过 600 的数。</translation>
    </message>
    <message>
        <source>Name the page with one word, other than &quot;end&quot;.</source>
        <translation>请用一个词为页面命名，不能是“end”。</translation>
    </message>
    <message>
        <source>There is a page &quot;%1&quot; already; choose another name.</source>
        <translation>已有页面“%1”；请换一个名称。</translation>
    </message>
    <message>
        <source>A lesson has %1 pages at most; begin another file.</source>
        <translation>课程最多 %1 页；请另建文件。</translation>
    </message>
    <message>
        <source>Name the puzzle and its problem: &quot;board: queens @p90&quot;, &quot;board: queens size=6&quot;, or the board as text on the lines after it.</source>
        <translation>请写明谜题及其题目：“board: queens @p90”、“board: queens size=6”，或在随后各行中以文本写出盘面。</translation>
    </message>
    <message>
        <source>There is no puzzle &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有谜题“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有预设“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>There is no parameter &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有参数“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>There is no board yet; write &quot;board:&quot; before &quot;%1&quot;.</source>
        <translation>还没有盘面；请在“%1”之前写“board:”。</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有策略“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>Write the seed as a whole number.</source>
        <translation>种子应为整数。</translation>
    </message>
    <message>
        <source>Write the moment as &quot;start&quot;, &quot;end&quot;, a number of events, &quot;solution 2&quot; or &quot;node 5&quot;.</source>
        <translation>时刻请写作“start”、“end”、事件数、“solution 2”或“node 5”。</translation>
    </message>
    <message>
        <source>Show &quot;board&quot; or &quot;tree&quot;.</source>
        <translation>请显示“board”或“tree”。</translation>
    </message>
    <message>
        <source>A question has nine answers at most.</source>
        <translation>一个问题最多九个答案。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to an answer; write it after &quot;right:&quot; or &quot;wrong:&quot;.</source>
        <translation>“%1”属于答案；请写在“right:”或“wrong:”之后。</translation>
    </message>
    <message>
        <source>What is predicted is the next event: write &quot;predict: next&quot;.</source>
        <translation>要预测的是下一个事件：请写作“predict: next”。</translation>
    </message>
    <message>
        <source>A task is &quot;find&quot;, &quot;place&quot; or &quot;solve&quot;.</source>
        <translation>任务应为“find”、“place”或“solve”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to &quot;task: %2&quot;; write that before it.</source>
        <translation>“%1”属于“task: %2”；请先写后者。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有规则“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>Write how many entries are to be made, from 1.</source>
        <translation>请写明要填多少处，从 1 起。</translation>
    </message>
    <message>
        <source>The goal is &quot;solvable&quot; or &quot;hopeless&quot;.</source>
        <translation>目标应为“solvable”或“hopeless”。</translation>
    </message>
    <message>
        <source>Name two to four strategies that race.</source>
        <translation>请写出两至四个参加竞速的策略。</translation>
    </message>
    <message>
        <source>Say what is claimed: &quot;claim: nodes 60&quot;.</source>
        <translation>请写明断言的内容：“claim: nodes 60”。</translation>
    </message>
    <message>
        <source>The lesson has no title; write &quot;title:&quot;.</source>
        <translation>课程没有标题；请写“title:”。</translation>
    </message>
    <message>
        <source>The lesson has no page; begin one with &quot;page: name&quot;.</source>
        <translation>课程没有页面；请用“page: name”开始一页。</translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot; to go to.</source>
        <translation>没有可转到的页面“%1”。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has no board; write &quot;board:&quot; on the first page.</source>
        <translation>页面“%1”没有盘面；请在第一页写“board:”。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; says nothing; write &quot;text:&quot;.</source>
        <translation>页面“%1”没有文字；请写“text:”。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; asks for several things; make a page for each.</source>
        <translation>页面“%1”要求做多件事；请各建一页。</translation>
    </message>
    <message>
        <source>The question of page &quot;%1&quot; needs one right answer and at least one wrong one.</source>
        <translation>页面“%1”的问题需要一个正确答案和至少一个错误答案。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has answers, but asks nothing; write &quot;question:&quot;.</source>
        <translation>页面“%1”有答案，却没有提问；请写“question:”。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has more than one &quot;right:&quot; or &quot;wrong:&quot; for its task.</source>
        <translation>页面“%1”的任务有多个“right:”或“wrong:”。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: say what is to be found by &quot;rule:&quot; or &quot;accept:&quot;.</source>
        <translation>页面“%1”：请用“rule:”或“accept:”写明要找什么。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: say how many entries are to be made by &quot;entries:&quot;.</source>
        <translation>页面“%1”：请用“entries:”写明要填多少处。</translation>
    </message>
    <message>
        <source>No page leads to page &quot;%1&quot;; name it by &quot;next:&quot; or &quot;then:&quot;, or remove it.</source>
        <translation>没有页面通向“%1”；请用“next:”或“then:”指向它，或将其删除。</translation>
    </message>
    <message>
        <source>A lesson has %1 bytes at most; divide it.</source>
        <translation>课程最多 %1 字节；请分成几个。</translation>
    </message>
    <message>
        <source>It was given up.</source>
        <translation>已放弃。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the search does not come to this moment within %2 events; choose an earlier one.</source>
        <translation>页面“%1”：搜索在 %2 个事件内到不了此时刻；请选择较早的时刻。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: nothing follows this moment; choose an earlier one.</source>
        <translation>页面“%1”：此时刻之后没有内容；请选择较早的时刻。</translation>
    </message>
    <message>
        <source>there is nothing to find by these rules here: &quot;%1&quot; is needed first.</source>
        <translation>这里用这些规则找不到什么：先需要“%1”。</translation>
    </message>
    <message>
        <source>The page was not finished.</source>
        <translation>网页未完成。</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>继续：%1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>下一步是什么？</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Race: %1</source>
        <translation>竞速：%1</translation>
    </message>
    <message>
        <source>Task: find the value.</source>
        <translation>任务：找出这个值。</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule, so that there is no solution.</source>
        <translation>任务：填入 %1 处而不违反规则，使其无解。</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule, so that there still is a solution.</source>
        <translation>任务：填入 %1 处而不违反规则，且仍有解。</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule.</source>
        <translation>任务：填入 %1 处而不违反规则。</translation>
    </message>
    <message>
        <source>Task: solve it.</source>
        <translation>任务：求解。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>错误。</translation>
    </message>
    <message>
        <source>Search tree: %1</source>
        <translation>搜索树：%1</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule, so that there is no solution.</source>
        <translation>任务：填入 1 个不违反规则的值，使题目无解。</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule, so that there still is a solution.</source>
        <translation>任务：填入 1 个不违反规则的值，使题目仍然有解。</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule.</source>
        <translation>任务：填入 1 个不违反规则的值。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of rules</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>o continues, x contradiction, * solution, . not looked at further</source>
        <translation>o 继续，x 矛盾，* 解，. 不再考察</translation>
    </message>
    <message>
        <source>A mark may stand for several nodes.</source>
        <translation>一个标记可能代表多个节点。</translation>
    </message>
    <message>
        <source>Answers of version %1 are not known here; write &quot;clewanswers: %2&quot;.</source>
        <translation>这里不认识版本为 %1 的答案；请写 &quot;clewanswers: %2&quot;。</translation>
    </message>
    <message>
        <source>A file of answers begins with &quot;clewanswers: 2&quot; or {&quot;clewanswers&quot;: 2}.</source>
        <translation>答案文件以 &quot;clewanswers: 2&quot; 或 {&quot;clewanswers&quot;: 2} 开头。</translation>
    </message>
    <message>
        <source>events: %1</source>
        <translation>事件：%1</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>正确答案：%1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not decided within %2 seconds; claim something smaller, or allow more time.</source>
        <translation>“%1”没有在 %2 秒内判定；请断言小一些的内容，或给更多时间。</translation>
    </message>
    <message>
        <source>there is no technique &quot;%1&quot;; the nearest are: %2.</source>
        <translation>没有技巧“%1”；最接近的是：%2。</translation>
    </message>
    <message>
        <source>one word says what &quot;%1&quot; is, as in &quot;%1 %2&quot;.</source>
        <translation>“%1”是什么用一个词说明，如“%1 %2”。</translation>
    </message>
    <message>
        <source>write &quot;%1 N&quot; or &quot;%1 of STRATEGY N&quot;.</source>
        <translation>请写“%1 N”或“%1 of STRATEGY N”。</translation>
    </message>
    <message>
        <source>%1 opens no node; there is no ratio.</source>
        <translation>%1 没有打开任何节点；没有比值。</translation>
    </message>
    <message>
        <source>%1 does not look for all solutions; search by another strategy.</source>
        <translation>%1 不寻找所有解；请用别的策略搜索。</translation>
    </message>
    <message>
        <source>this cannot be calculated: whole numbers below 2^64, with + - * / ^ between blanks, from left to right, and divisions without a remainder.</source>
        <translation>这无法计算：小于 2^64 的整数，用空格隔开的 + - * / ^，从左到右，且除法没有余数。</translation>
    </message>
    <message>
        <source>name a place, as in &quot;%1 %2&quot;.</source>
        <translation>请写出一个位置，如“%1 %2”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: this is never closed; write &quot;%2&quot; after the place or number.</source>
        <translation>“%1”：没有闭合；请在位置或数字后面写“%2”。</translation>
    </message>
    <message>
        <source>The version of the answers is not a number here; write &quot;clewanswers: %1&quot; or {&quot;clewanswers&quot;: %1}.</source>
        <translation>这里的答案版本不是数字；请写“clewanswers: %1”或 {&quot;clewanswers&quot;: %1}。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text here; write it between quotation marks.</source>
        <translation>这里的“%1”不是文本；请写在引号之间。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the answer &quot;%2&quot; is listed twice; remove one of them.</source>
        <translation>页面“%1”：答案“%2”出现了两次；请删除其中一个。</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; before &quot;%2&quot;, which is about the board.</source>
        <translation>请把“%1”写在“%2”之前，后者说的是盘面。</translation>
    </message>
    <message>
        <source>A byte here is no text in UTF-8; remove it, or save the file as UTF-8.</source>
        <translation>这里有一个字节不是 UTF-8 文本；请删除它，或把文件存为 UTF-8。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the search did not come to this moment within its time, %2 seconds; choose an earlier one.</source>
        <translation>页面“%1”：搜索没有在限定的 %2 秒内到达这一时刻；请选一个更早的时刻。</translation>
    </message>
    <message>
        <source>whether this task can be done was not decided within %1 seconds; ask for something smaller, or allow more time.</source>
        <translation>没有在 %1 秒内判定这个任务能否完成；请要求小一些的内容，或给更多时间。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is accepted, but something is there already.</source>
        <translation>接受“%1”，但那里已经有内容。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is accepted, but no solution has it.</source>
        <translation>接受“%1”，但没有哪个解包含它。</translation>
    </message>
    <message>
        <source>nothing is left to be entered at this moment; choose an earlier one.</source>
        <translation>这一时刻没有可填的了；请选一个更早的时刻。</translation>
    </message>
    <message>
        <source>what is on the board at this moment has no solution.</source>
        <translation>这一时刻的盘面没有解。</translation>
    </message>
    <message>
        <source>%1 entries cannot be made here: %2 are open.</source>
        <translation>这里填不了 %1 个：空着的有 %2 个。</translation>
    </message>
    <message>
        <source>the board cannot be played from this moment: %1</source>
        <translation>无法从这一时刻的盘面继续：%1</translation>
    </message>
    <message>
        <source>this board is not played by hand; ask a question about it.</source>
        <translation>这个盘面不能用手解；请改为提问。</translation>
    </message>
    <message>
        <source>The language &quot;%1&quot; is listed twice; remove one of them.</source>
        <translation>语言“%1”列了两次；请去掉一个。</translation>
    </message>
    <message>
        <source>Task: find a value that follows by this rule: %1.</source>
        <translation>任务：找出由这条规则得出的一个值：%1。</translation>
    </message>
    <message>
        <source>Task: find a value that follows by one of these rules: %1.</source>
        <translation>任务：找出由下列规则之一得出的一个值：%1。</translation>
    </message>
    <message>
        <source>A board has one preset, not @%1 and @%2.</source>
        <translation>一个盘面只有一个预设，不能既是 @%1 又是 @%2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is listed twice.</source>
        <translation>“%1”出现了两次。</translation>
    </message>
    <message>
        <source>@%1 is the same as the values given with it; leave one of them out.</source>
        <translation>@%1 的内容只是旁边给出的那些；请省去其中之一。</translation>
    </message>
    <message>
        <source>A board is a preset or the text on the lines after it; leave one of them out.</source>
        <translation>盘面要么是预设，要么是其后各行的文本；请省去其中之一。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no effect on this board, which is already a complete problem; leave one of them out.</source>
        <translation>这个盘面是完整的题目，“%1”不起作用；请省去其中之一。</translation>
    </message>
    <message>
        <source>To have answers graded, put them in a text file like this: after each page&apos;s name, the number of the answer or, for a task, the entries, written as in the line above and separated by commas. Put each attempt on a line of its own.</source>
        <translation>要给答案评分，请按如下形式写入文本文件：在每页的名称后写答案的编号；若是任务，则按其上一行的形式写所填的内容，各项之间用逗号分隔。多次尝试写成多行。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>“%1”：%2</translation>
    </message>
    <message>
        <source>the number %1 is not claimed on the first page; write a claim that it is.</source>
        <translation>第一页没有断言数 %1；请写一条关于它的断言。</translation>
    </message>
    <message>
        <source>%1: nodes: more than %2</source>
        <translation>%1：节点：多于 %2</translation>
    </message>
    <message>
        <source>%1: nodes: %2</source>
        <translation>%1：节点：%2</translation>
    </message>
    <message>
        <source>there is no entry that breaks no rule and reaches the goal here; choose another moment, or another goal.</source>
        <translation>这里没有不违反规则又达到目标的填法；请选择另一个时刻或另一个目标。</translation>
    </message>
    <message>
        <source>there are no %1 entries that break no rule and reach the goal here; ask for fewer or more, or choose another goal.</source>
        <translation>这里没有不违反规则又达到目标的 %1 个填法；请改变个数，或选择另一个目标。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value at a place on this board; write it as &quot;%2&quot;, with a comma between several.</source>
        <translation>“%1”不是此盘面某个位置上的值；请写成“%2”，多个之间用逗号分隔。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Answer, written as %1:</source>
        <translation>答案，写作 %1：</translation>
    </message>
    <message>
        <source>One way: %1</source>
        <translation>一种做法：%1</translation>
    </message>
    <message>
        <source>A solution:</source>
        <translation>一个解：</translation>
    </message>
    <message>
        <source>The seed has no effect: no strategy here makes random choices; leave it out.</source>
        <translation>种子不起作用：这里没有任何策略作随机选择；请去掉它。</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>this link is incomplete or was changed; copy the whole of it, from &quot;clew:&quot; to its end</source>
        <translation>此链接不完整或被更改过；请从 &quot;clew:&quot; 到末尾完整复制</translation>
    </message>
    <message>
        <source>this is not a link: links begin with &quot;clew:&quot;</source>
        <translation>这不是链接：链接以 &quot;clew:&quot; 开头</translation>
    </message>
    <message>
        <source>this link was made by a newer version of Clew</source>
        <translation>此链接由较新版本的 Clew 生成</translation>
    </message>
    <message>
        <source>this link is for a puzzle named &quot;%1&quot;, which Clew does not know</source>
        <translation>此链接属于名为“%1”的谜题，Clew 不认识它</translation>
    </message>
    <message>
        <source>this link is for a strategy named &quot;%1&quot;, which Clew does not know</source>
        <translation>此链接属于名为“%1”的策略，Clew 不认识它</translation>
    </message>
    <message>
        <source>a link cannot hold a search that was made by another program</source>
        <translation>链接无法保存由其他程序进行的搜索</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New board</source>
        <translation>新棋盘</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>models need MiniZinc, which is not installed; install the package minizinc and try again</source>
        <translation>没有安装 MiniZinc，而模型需要它；请安装它（软件包 minizinc）后再试</translation>
    </message>
    <message>
        <source>MiniZinc says: %1</source>
        <translation>MiniZinc 报告：%1</translation>
    </message>
    <message>
        <source>the model is too large: compiled, it takes more than 256 MB</source>
        <translation>模型太大：MiniZinc 的输出超过 256 MB</translation>
    </message>
    <message>
        <source>MiniZinc stopped unexpectedly; the model may need more memory than is allowed</source>
        <translation>MiniZinc 中途退出；模型需要的内存可能超出了允许的范围</translation>
    </message>
    <message>
        <source>The files that this model includes cannot be written: %1</source>
        <translation>无法写入此模型所包含的文件：%1</translation>
    </message>
    <message>
        <source>MiniZinc was stopped while it read this model</source>
        <translation>MiniZinc 在读取此模型时被停止</translation>
    </message>
    <message>
        <source>the model includes %1, which has more than %2 MB</source>
        <translation>模型包含的 %1 超过 %2 MB</translation>
    </message>
    <message>
        <source>the model includes %1, and with it more than %2 files</source>
        <translation>模型包含 %1，至此包含的文件超过 %2 个</translation>
    </message>
    <message>
        <source>%1 has no value yet; write it before the semicolon</source>
        <translation>%1 还没有值；请写在分号之前</translation>
    </message>
    <message>
        <source>MiniZinc does not know Clew&apos;s solver, because the file clew.msc is missing; reinstall Clew</source>
        <translation>缺少文件 clew.msc，MiniZinc 因此不认识 Clew 的求解器；请重新安装 Clew</translation>
    </message>
    <message>
        <source>MiniZinc needs more than %1 GB of memory to read this model, which is over the limit</source>
        <translation>MiniZinc 读取该模型需要超过 %1 GB 的内存，超出了允许的范围</translation>
    </message>
    <message>
        <source>MiniZinc crashed while reading this model, usually because a function calls itself endlessly</source>
        <translation>MiniZinc 在读取该模型时崩溃；通常是某个函数无休止地调用自身</translation>
    </message>
    <message>
        <source>MiniZinc took too long to read this model; try it with fewer or smaller data</source>
        <translation>MiniZinc 读取此模型花费的时间过长；请尝试使用更少或更小的数据</translation>
    </message>
    <message>
        <source>what MiniZinc is to print cannot be written: %1</source>
        <translation>无法写入要由 MiniZinc 输出的内容：%1</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>%1,%2</source>
        <extracomment>The digits of a number with a separator of thousands: 1,234</extracomment>
        <translation>%1,%2</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <extracomment>A number with a decimal sign: 1.25</extracomment>
        <translation>%1.%2</translation>
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
        <source>Stopped: the partial boards it keeps exceed the memory allowed.</source>
        <translation>已停止：保存的部分盘面超出了允许的内存。</translation>
    </message>
    <message>
        <source>Stopped: the trace exceeds the disk space allowed.</source>
        <translation>已停止：轨迹超出了允许的磁盘空间。</translation>
    </message>
    <message>
        <source>Stopped. Nothing is known about the rest.</source>
        <translation>已停止。其余部分情况未知。</translation>
    </message>
    <message>
        <source>The other program ended its search at a solution; there may be more.</source>
        <translation>另一个程序在找到一个解后结束了搜索；可能还有更多解。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>This page needs JavaScript, all of which is in the file.</source>
        <translation>此页面需要 JavaScript，全部代码都在文件中。</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>下一步是什么？</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>The nodes of the search: squares are contradictions, diamonds solutions</source>
        <translation>搜索的节点：方形为矛盾，菱形为解</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Made again by:</source>
        <translation>重新制作的命令：</translation>
    </message>
    <message>
        <source>there is nothing to show: the last event comes before the first, or after the end of the search</source>
        <translation>没有可显示的内容：最后一个事件在第一个之前，或在搜索结束之后</translation>
    </message>
    <message>
        <source>a page can hold %1 events, not %2; choose fewer</source>
        <translation>一个页面可容纳 %1 个事件，而不是 %2 个；请减少事件</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>尚未发生任何事件。</translation>
    </message>
    <message>
        <source>Event %1 of %2 · depth %3 · solutions %4</source>
        <translation>事件 %1/%2 · 深度 %3 · 解 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>What does the search do next?</source>
        <translation>搜索下一步做什么？</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Incorrect. The answer is: %1</source>
        <translation>不正确。答案是：%1</translation>
    </message>
    <message>
        <source>%1 of %2 correct.</source>
        <translation>%2 题中答对 %1 题。</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放控制</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>后退一步</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>后退一个事件</translation>
    </message>
    <message>
        <source>One event forward</source>
        <translation>前进一个事件</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>前进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>To the next solution</source>
        <translation>到下一个解</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>Timeline: the steps and the depth of the search over time, with its contradictions and solutions</source>
        <translation>时间线：搜索随时间的步骤与深度，以及其中的矛盾和解</translation>
    </message>
    <message>
        <source>one event back, on</source>
        <translation>后退、前进一个事件</translation>
    </message>
    <message>
        <source>one step back, on</source>
        <translation>后退、前进一步</translation>
    </message>
    <message>
        <source>next solution, previous solution</source>
        <translation>下一个解、上一个解</translation>
    </message>
    <message>
        <source>beginning, end</source>
        <translation>开头、末尾</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>播放、暂停</translation>
    </message>
    <message>
        <source>Event %1 (shown: %5 to %6) · depth %3 · solutions %4</source>
        <translation>事件 %1（显示：%5 至 %6）· 深度 %3 · 解 %4</translation>
    </message>
    <message>
        <source>Event %1 of %2 (shown: %5 to %6) · depth %3 · solutions %4</source>
        <translation>事件 %1 / %2（显示：%5 至 %6）· 深度 %3 · 解 %4</translation>
    </message>
    <message>
        <source>The same events again:</source>
        <translation>再次生成相同的事件：</translation>
    </message>
    <message>
        <source>Events: %1; the search continues. Made by Clew.</source>
        <translation>事件：%1；搜索仍在继续。由 Clew 制作。</translation>
    </message>
    <message>
        <source>Recorded events: %2, of which here: %1 · nodes: %3 · solutions: %4. Made by Clew.</source>
        <translation>已记录事件：%2，其中此处：%1 · 节点：%3 · 解：%4。由 Clew 制作。</translation>
    </message>
    <message>
        <source>Steps of each kind, and their colours</source>
        <translation>各类步骤及其颜色</translation>
    </message>
    <message>
        <source>Next question, at event %1</source>
        <translation>下一个问题，在事件 %1</translation>
    </message>
    <message>
        <source>No question comes after this event.</source>
        <translation>此事件之后没有问题。</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>%1 必须是 %2 至 %3 的整数，而不是“%4”</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, or two of them joined by x, not &quot;%4&quot;</source>
        <translation>%1 必须是 %2 至 %3 的数，或用 x 连接的两个这样的数，而不是“%4”</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>the picture would be %1 x %2 pixels, more than %3 a side; make the cells smaller, or write SVG</source>
        <translation>图片将为 %1 x %2 像素，超出每边 %3 像素的上限；请减小单元格，或写入 SVG</translation>
    </message>
    <message>
        <source>the picture could not be drawn: %1</source>
        <translation>无法绘制图片：%1</translation>
    </message>
    <message>
        <source>the pages could not be drawn: %1</source>
        <translation>无法绘制页面：%1</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>The program %1 cannot be started: %2</source>
        <translation>无法启动程序 %1：%2</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>此计数不能拆分成多个部分；请去掉 --part 和 --checkpoint</translation>
    </message>
    <message>
        <source>no strategy of this puzzle finds every solution</source>
        <translation>此谜题没有能找出所有解的策略</translation>
    </message>
    <message>
        <source>this puzzle has no table of counts</source>
        <translation>此谜题没有计数表</translation>
    </message>
    <message>
        <source>%1: no rating is offered for this puzzle</source>
        <translation>%1：不能为此谜题评定难度</translation>
    </message>
    <message>
        <source>A position of this puzzle cannot be given as a problem.</source>
        <translation>这种谜题的局面不能作为题目给定。</translation>
    </message>
    <message>
        <source>%1 contradicts what is given.</source>
        <translation>%1 与已给定的内容矛盾。</translation>
    </message>
    <message>
        <source>Here the strategy has no further step.</source>
        <translation>到此策略已无后续步骤。</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>无解。</translation>
    </message>
    <message>
        <source>Solutions of this puzzle are read as problems.</source>
        <translation>此谜题的解按题目读入。</translation>
    </message>
    <message>
        <source>Only the first steps are listed. The search has %1 in all.</source>
        <translation>这里只列出最初的步骤。搜索共有 %1 步。</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>It tries %1.</source>
        <translation>尝试 %1。</translation>
    </message>
    <message>
        <source>It concludes %1.</source>
        <translation>推出 %1。</translation>
    </message>
    <message>
        <source>It rules out %1.</source>
        <translation>排除 %1。</translation>
    </message>
    <message>
        <source>It meets a contradiction.</source>
        <translation>遇到矛盾。</translation>
    </message>
    <message>
        <source>It finds a solution.</source>
        <translation>找到一个解。</translation>
    </message>
    <message>
        <source>It continues in another branch.</source>
        <translation>转到另一分支继续。</translation>
    </message>
    <message>
        <source>It continues from here.</source>
        <translation>从此处继续。</translation>
    </message>
    <message>
        <source>It goes back one level.</source>
        <translation>回退一层。</translation>
    </message>
    <message>
        <source>It goes back %1 levels.</source>
        <translation>回退 %1 层。</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>there is no difficulty &quot;%1&quot;</source>
        <translation>没有名为“%1”的难度</translation>
    </message>
</context>
<context>
    <name>Refuting</name>
    <message>
        <source>%1 is not %2: otherwise %3.</source>
        <translation>%1 不是 %2：否则 %3。</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1，并且%2</translation>
    </message>
    <message>
        <source>%1 = %2 (only place in %3)</source>
        <translation>%1 = %2（%3 中唯一的位置）</translation>
    </message>
    <message>
        <source>nothing is left for %1</source>
        <translation>%1 没有可填的数</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <translation>%1 中没有 %2 的位置</translation>
    </message>
    <message>
        <source>with %1: %2</source>
        <translation>若为 %1：%2</translation>
    </message>
    <message>
        <source>nothing works in %1 [%2]</source>
        <translation>%1 填什么都不行 [%2]</translation>
    </message>
    <message>
        <source>%1 may be %2</source>
        <translation>%1 可能是 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>other cells not settled: %1</source>
        <translation>其他未确定的格子：%1</translation>
    </message>
    <message>
        <source>Here nothing more follows: %1. %2</source>
        <translation>至此不能再推出什么：%1。%2</translation>
    </message>
    <message>
        <source>Solutions: %1.</source>
        <translation>解的个数：%1。</translation>
    </message>
    <message>
        <source>Solutions: at least %1.</source>
        <translation>解的个数：至少 %1。</translation>
    </message>
    <message>
        <source>%1 and %2 others</source>
        <translation>%1 及其他 %2 个</translation>
    </message>
    <message>
        <source>What follows: %1. %2</source>
        <translation>由此得出：%1。%2</translation>
    </message>
    <message>
        <source>Nothing is left for %1.</source>
        <translation>%1 已无可填。</translation>
    </message>
    <message>
        <source>[With %1: %2]</source>
        <translation>[若为 %1：%2]</translation>
    </message>
    <message>
        <source>Every way to continue for %1 fails. %2</source>
        <translation>%1 的每种走法都不成立。%2</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>this is not a line of a table of runs, as `clew bench --instances` writes it</source>
        <translation>这不是 `clew bench --instances` 所写的运行表中的一行</translation>
    </message>
    <message>
        <source>there are no runs</source>
        <translation>没有运行</translation>
    </message>
    <message>
        <source>%1 was made by an earlier version: nothing shows that it belongs to %2; make both with the same version</source>
        <translation>%1 由旧版本生成，无法确认它与 %2 属于同一组；请用同一版本重新生成两者</translation>
    </message>
    <message>
        <source>%1 is of %2 parts, %3 of %4: they do not belong together</source>
        <translation>%1 分为 %2 部分，%3 分为 %4 部分：它们不属于同一组</translation>
    </message>
    <message>
        <source>%1 and %2 do not belong together: they are of different instances or strategies</source>
        <translation>%1 与 %2 不属于同一组：它们的实例或策略不同</translation>
    </message>
    <message>
        <source>%1 was made with %2, but %3 with %4: they do not belong together</source>
        <translation>%1 用 %2 生成，而 %3 用 %4 生成：它们不属于同一组</translation>
    </message>
    <message>
        <source>%1 by %2 occurs twice: in %3 and in %4</source>
        <translation>%2 求解的 %1 出现了两次：在 %3 和 %4 中</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;: the line was changed, or is of another version</source>
        <translation>“%1” 不能是 “%2”：该行被改动过，或来自其他版本</translation>
    </message>
    <message>
        <source>parts missing of %1: %2; the others are in %3. Make what is missing with `clew bench --instances FOLDER --part %4/%1%5`, and add its file</source>
        <translation>共 %1 部分，缺少：%2；其余在 %3 中。请用 `clew bench --instances FOLDER --part %4/%1%5` 生成所缺部分，并加入其文件</translation>
    </message>
    <message>
        <source>%1: of the %2 runs of part %3/%4 only %5 are there: it was cut short or changed; make it again with `clew bench --instances FOLDER --part %3/%4%6`</source>
        <translation>%1：第 %3/%4 部分应有 %2 次运行，只有 %5 次：它被中断或改动过；请用 `clew bench --instances FOLDER --part %3/%4%6` 重新生成</translation>
    </message>
    <message>
        <source>this line was changed: its fields are not those that its checksum is of; make the part again</source>
        <translation>这一行被改动过：各字段与其校验和不符；请重新生成这一部分</translation>
    </message>
    <message>
        <source>a table of runs has at most %1 lines</source>
        <translation>运行表最多有 %1 行</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Back to position %1 of the search.</source>
        <translation>回到搜索的位置 %1。</translation>
    </message>
    <message>
        <source>Back to what holds with %1.</source>
        <translation>回到设 %1 时成立的局面。</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Not a Clew session, or the file is damaged.</source>
        <translation>这不是 Clew 的会话，或者已损坏。</translation>
    </message>
    <message>
        <source>This session was saved by another version of Clew.</source>
        <translation>此会话由另一版本的 Clew 保存。</translation>
    </message>
    <message>
        <source>This session is of a puzzle named &quot;%1&quot;, which Clew does not know.</source>
        <translation>此会话属于名为“%1”的谜题，Clew 不认识它。</translation>
    </message>
    <message>
        <source>This session is of a strategy named &quot;%1&quot;, which Clew does not know.</source>
        <translation>此会话属于名为“%1”的策略，Clew 不认识它。</translation>
    </message>
    <message>
        <source>This is not a trace.</source>
        <translation>这不是轨迹。</translation>
    </message>
    <message>
        <source>%1: This is the trace of another search.</source>
        <translation>%1：这是另一次搜索的轨迹。</translation>
    </message>
    <message>
        <source>%1 The session&apos;s search is run again instead.</source>
        <translation>%1改为重新进行会话的搜索。</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Boards from last time</source>
        <translation>上次的盘面</translation>
    </message>
    <message>
        <source>The session would be too large to be opened again. Save the problem alone.</source>
        <translation>会话会过大，无法再次打开。请只保存题目。</translation>
    </message>
    <message>
        <source>The session is too large to be opened.</source>
        <translation>会话过大，无法打开。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>the strategy %1 has no setting %2</source>
        <translation>策略 %1 没有设置 %2</translation>
    </message>
</context>
<context>
    <name>Solutions</name>
    <message>
        <source>Solutions %1 and %2 differ in %3 places.</source>
        <translation>解 %1 和解 %2 有 %3 处不同。</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>There is not enough memory to compile it.</source>
        <translation>内存不足，无法编译。</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>编辑文本</translation>
    </message>
    <message>
        <source>The text has errors, marked beside the board; the board shows the last version without errors.</source>
        <translation>文本有错误（标在盘面旁边）；这是上一份没有错误的文本的盘面。</translation>
    </message>
    <message>
        <source>The text cannot be read: %1. The board shows the last version that could be read.</source>
        <translation>无法读取文本：%1。这是最后一个可读取文本的盘面。</translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>搜索在结束前被停止。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of nodes.</source>
        <translation>搜索因达到节点上限而停止。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of time.</source>
        <translation>搜索因达到时间上限而停止。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of memory.</source>
        <translation>搜索因达到内存上限而停止。</translation>
    </message>
    <message>
        <source>The search was stopped: it is too long to be recorded.</source>
        <translation>搜索已停止：过长而无法记录。</translation>
    </message>
    <message>
        <source>The search could not continue.</source>
        <translation>搜索无法继续。</translation>
    </message>
    <message>
        <source>The last solution is proven optimal.</source>
        <translation>已证明最后一个解是最优解。</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Permission denied</source>
        <translation>权限不够</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源忙</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘限额</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是一个目录</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号连接的层数过多</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>没有那个设备</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有那个文件或目录</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有空间</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是目录</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有那个设备或地址</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许的操作</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>断开的管道</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>已中止</translation>
    </message>
    <message>
        <source>Bus error</source>
        <translation>总线错误</translation>
    </message>
    <message>
        <source>Floating point exception</source>
        <translation>浮点数例外</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>非法指令</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>已被强制终止</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>段错误</translation>
    </message>
    <message>
        <source>Terminated</source>
        <translation>已终止</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>信号 %1</translation>
    </message>
    <message>
        <source>A part of Clew cannot be loaded (%1). Reinstall Clew.</source>
        <translation>无法加载 Clew 的一个部件 (%1)。请重新安装 Clew。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>only nodes make a graph; write csv or jsonl</source>
        <translation>只有节点能构成图；请写 csv 或 jsonl</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>byte 0x%1</source>
        <translation>字节 0x%1</translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <source>the trace file&apos;s header is not JSON: the file is damaged</source>
        <translation>轨迹文件的文件头不是 JSON：文件已损坏</translation>
    </message>
    <message>
        <source>the trace file&apos;s header has no valid &quot;%1&quot;: the file is damaged</source>
        <translation>轨迹文件的文件头中没有有效的 &quot;%1&quot;：文件已损坏</translation>
    </message>
    <message>
        <source>a trace file has no room for a text of %1 bytes; %2 are the most</source>
        <translation>轨迹文件容纳不下 %1 字节的文本；最多 %2 字节</translation>
    </message>
    <message>
        <source>the trace was not saved: there is not enough memory to compress it</source>
        <translation>轨迹未保存：内存不足，无法压缩</translation>
    </message>
    <message>
        <source>the trace file claims a header of %1 bytes, more than %2: it is damaged</source>
        <translation>轨迹文件声称其文件头有 %1 字节，超过 %2 字节：文件已损坏</translation>
    </message>
    <message>
        <source>the trace file continues after its end mark: it is damaged</source>
        <translation>轨迹文件在结束标记之后还有内容：文件已损坏</translation>
    </message>
    <message>
        <source>the trace file has further bytes after its end: it is damaged</source>
        <translation>轨迹文件在结尾之后还有多余的字节：文件已损坏</translation>
    </message>
    <message>
        <source>the trace file ends too early: it was cut short</source>
        <translation>轨迹文件过早结束：文件被截断</translation>
    </message>
    <message>
        <source>cannot read the trace file: %1</source>
        <translation>无法读取轨迹文件：%1</translation>
    </message>
    <message>
        <source>this is not a trace file: it does not begin with &quot;clewtrac&quot;</source>
        <translation>这不是轨迹文件：开头不是 &quot;clewtrac&quot;</translation>
    </message>
    <message>
        <source>the trace file has version %1; this program reads version %2</source>
        <translation>轨迹文件的版本为 %1；本程序读取版本 %2</translation>
    </message>
    <message>
        <source>between events %1 and %2: %3</source>
        <translation>事件 %1 与 %2 之间：%3</translation>
    </message>
    <message>
        <source>event %1: %2; the trace file is damaged, or belongs to another problem</source>
        <translation>事件 %1：%2；轨迹文件已损坏，或属于另一题目</translation>
    </message>
    <message>
        <source>reading the trace file was cancelled</source>
        <translation>已取消读取轨迹文件</translation>
    </message>
    <message>
        <source>the trace file holds more than is allowed: there is room for %1 of its %2 events</source>
        <translation>轨迹文件的内容超出允许的范围：共有 %2 个事件，只能容纳 %1 个</translation>
    </message>
    <message>
        <source>the trace file continues after the %1 events it claims: it is damaged</source>
        <translation>轨迹文件在其声称的 %1 个事件之后还有内容：文件已损坏</translation>
    </message>
    <message>
        <source>what the trace file says of the moment after %1 events does not follow from these: the file is damaged</source>
        <translation>轨迹文件所述的第 %1 个事件之后的状态与这些事件不符：文件已损坏</translation>
    </message>
    <message>
        <source>a trace is read from its end: save it to a file first</source>
        <translation>轨迹从末尾读取：请先将其保存为文件</translation>
    </message>
    <message>
        <source>the trace file does not end with its end mark: it was cut short, or has further bytes after its end</source>
        <translation>轨迹文件末尾没有结束标记：它被截断，或结尾之后还有多余字节</translation>
    </message>
    <message>
        <source>the trace file does not say where its index is: the file is damaged</source>
        <translation>轨迹文件没有说明其索引的位置：文件已损坏</translation>
    </message>
    <message>
        <source>the trace file&apos;s index is wrong at block %1: the file is damaged</source>
        <translation>轨迹文件的索引在第 %1 块处有误：文件已损坏</translation>
    </message>
    <message>
        <source>events %1 to %2 are not what the trace file&apos;s index says: the file is damaged</source>
        <translation>事件 %1 到 %2 与轨迹文件的索引不符：文件已损坏</translation>
    </message>
    <message>
        <source>there is not enough memory to read the trace file</source>
        <translation>内存不足，无法读取轨迹文件</translation>
    </message>
    <message>
        <source>the trace file is damaged: a checksum in it is wrong</source>
        <translation>轨迹文件已损坏：其中的校验和不对</translation>
    </message>
    <message>
        <source>the trace file is damaged: it cannot be decompressed</source>
        <translation>轨迹文件已损坏：无法解压</translation>
    </message>
    <message>
        <source>this is not a trace file; if it is a stream of events, clew watch FILE --trace TRACE makes it one</source>
        <translation>这不是轨迹文件；如果是事件流，可用 clew watch FILE --trace TRACE 转换</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>With %1 and the present guesses there is no solution. Nodes searched: %2</source>
        <translation>在 %1 和当前的猜测下无解。搜索的节点数：%2</translation>
    </message>
    <message>
        <source>With %1 and the present guesses there is a solution. Nodes searched: %2</source>
        <translation>在 %1 和当前的猜测下有解。搜索的节点数：%2</translation>
    </message>
    <message>
        <source>With %1 and the present guesses nothing is settled yet. Nodes searched: %2</source>
        <translation>在 %1 和当前的猜测下尚无定论。搜索的节点数：%2</translation>
    </message>
    <message>
        <source>%1 was refuted: all below it is contradictory. Nodes: %2</source>
        <translation>%1 已被否证：其下全都矛盾。节点数：%2</translation>
    </message>
    <message>
        <source>%1 was refuted with what was chosen along with it. Nodes: %2</source>
        <translation>%1 连同一起选定的内容已被否证。节点数：%2</translation>
    </message>
    <message>
        <source>%1 was searched. Solutions found there: %3. Nodes: %2</source>
        <translation>已搜索 %1。在那里找到的解：%3。节点数：%2</translation>
    </message>
    <message>
        <source>%1 was tried; how it ended is too far away to be looked at. Nodes, at least: %2</source>
        <translation>已尝试 %1；其结局太远，无法查看。节点数至少：%2</translation>
    </message>
    <message>
        <source>%1 had been left by then without being refuted. Nodes: %2</source>
        <translation>%1 到那时为止未被否证就离开了。节点数：%2</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>%1 cannot be used here. %2</source>
        <translation>此处不能使用“%1”。%2</translation>
    </message>
    <message>
        <source>%1 Choose %2 instead.</source>
        <translation>%1请改选“%2”。</translation>
    </message>
    <message>
        <source>To save memory, undo no longer keeps the run of %1.</source>
        <translation>为节省内存，撤销不再保留 %1 的运行。</translation>
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
        <source>Choose strategy</source>
        <translation>选择策略</translation>
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
        <source>Looking for the next solution. Esc stops the search.</source>
        <translation>正在寻找下一个解。按 Esc 停止搜索。</translation>
    </message>
    <message>
        <source>The search is about to begin. Press Space to play, . to step.</source>
        <translation>搜索即将开始。按空格键播放，按 . 单步前进。</translation>
    </message>
    <message>
        <source>The link cannot be opened: %1.</source>
        <translation>无法打开链接：%1。</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>打开链接</translation>
    </message>
    <message>
        <source>Paste board</source>
        <translation>粘贴盘面</translation>
    </message>
    <message>
        <source>Start the search</source>
        <translation>开始搜索</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The board as it is given, with what follows from that by inspection.</source>
        <translation>题目给出的盘面，以及由此直接可见的结论。</translation>
    </message>
    <message>
        <source>This puzzle is not played by hand.</source>
        <translation>这个谜题不支持手动解答。</translation>
    </message>
    <message>
        <source>This board is too large to be played by hand.</source>
        <translation>这个盘面太大，无法手动解答。</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>布置</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>解题</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>一步</translation>
    </message>
    <message>
        <source>The stream ended early, and what came before is kept: %1</source>
        <translation>事件流提前结束，此前的内容已保留：%1</translation>
    </message>
    <message>
        <source>This undo step was saved by another version of Clew and is skipped.</source>
        <translation>此步骤由另一版本的 Clew 保存，已跳过。</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. Open %2 to see it again.</source>
        <translation>%1 的运行未保存。打开 %2 可再次查看。</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. The search is run again up to step %2.</source>
        <translation>%1 的运行未保存。搜索将重新运行到第 %2 步。</translation>
    </message>
    <message>
        <source>Choose setting</source>
        <translation>选择设置</translation>
    </message>
    <message>
        <source>Part of the recorded search cannot be read: %1</source>
        <translation>已记录搜索的一部分无法读取：%1</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. The search is run again.</source>
        <translation>%1 的运行未保存。搜索将重新运行。</translation>
    </message>
    <message>
        <source>The pencil marks in the text appear when you play (Ctrl+2).</source>
        <translation>文本中的候选标记在您游玩时显示：Ctrl+2。</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>The board is as it was when it was played: the play is taken up again.</source>
        <translation>棋盘与之前游玩时相同：继续之前的游玩。</translation>
    </message>
    <message>
        <source>More may come: Ctrl+End follows the other program.</source>
        <translation>可能还有后续：按 Ctrl+End 跟随另一程序。</translation>
    </message>
    <message>
        <source>The other program is followed: what it sends is shown as it comes. Space pauses.</source>
        <translation>正在跟随另一程序：它发送的内容随到随显示。按空格键暂停。</translation>
    </message>
    <message>
        <source>Ctrl+End follows the other program; Space plays what it sends at the speed chosen.</source>
        <translation>按 Ctrl+End 跟随另一程序；按空格键以所选速度播放它发送的内容。</translation>
    </message>
</context>
<context>
    <name>arithmetic</name>
    <message>
        <source>operator trees, every parenthesisation and every number of the list counted separately</source>
        <translation>运算符树；每种加括号方式、列表中的每个数都分别计数</translation>
    </message>
    <message>
        <source>different texts after dropping pointless parentheses</source>
        <translation>去掉多余括号后的不同写法</translation>
    </message>
    <message>
        <source>classes under associativity and signs, the numbers in their order</source>
        <translation>结合律与符号下的等价类，数的顺序不变</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>The list of integers, at most 16</source>
        <translation>整数列表，最多 16 个</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Whether the numbers stay in the given order</source>
        <translation>数是否保持给定的顺序</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>A result to reach with some of the numbers, or as closely as possible; without it all of them make an equation</source>
        <translation>用其中一些数得到或尽量接近的结果；不设则用全部的数组成等式</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>What an operation may give: any rational number, integers (divisions are exact), or positive integers</source>
        <translation>运算允许的结果：任意有理数、整数（必须整除）或正整数</translation>
    </message>
    <message>
        <source>The first five primes (P93)</source>
        <translation>前五个素数 (P93)</translation>
    </message>
    <message>
        <source>2-3+5+7 = 11, 2 = (3*5+7)/11, and ten others.</source>
        <translation>2-3+5+7 = 11，2 = (3*5+7)/11，以及另外十个。</translation>
    </message>
    <message>
        <source>Five primes in any order</source>
        <translation>五个素数，顺序任意</translation>
    </message>
    <message>
        <source>Four fours</source>
        <translation>四个 4</translation>
    </message>
    <message>
        <source>As close as possible to 20 with four fours; each text once.</source>
        <translation>用四个 4 尽量接近 20；每种写法只算一次。</translation>
    </message>
    <message>
        <source>Six numbers for 952</source>
        <translation>用六个数得到 952</translation>
    </message>
    <message>
        <source>As on television: some of the numbers, positive integers only.</source>
        <translation>同电视节目：用其中一些数，只许正整数。</translation>
    </message>
    <message>
        <source>With zeros</source>
        <translation>含零</translation>
    </message>
    <message>
        <source>Zeros multiply freely and never divide.</source>
        <translation>零可以随意相乘，但不能作除数。</translation>
    </message>
    <message>
        <source>8 3 8 3 24</source>
        <translation>8 3 8 3 24</translation>
    </message>
    <message>
        <source>Only with a fraction in between: 8/(3-8/3) = 24.</source>
        <translation>中间必须出现分数：8/(3-8/3) = 24。</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算术</translation>
    </message>
    <message>
        <source>Insert +, −, ×, ÷, = and parentheses into a list of numbers so that the equation is correct.</source>
        <translation>在一列数中插入 +、−、×、÷、= 和括号，使等式成立。</translation>
    </message>
    <message>
        <source>List of numbers and settings</source>
        <translation>数的列表和设置</translation>
    </message>
    <message>
        <source>Equation with the fewest parentheses</source>
        <translation>括号最少的等式</translation>
    </message>
    <message>
        <source>Lisp prefix</source>
        <translation>Lisp 前缀式</translation>
    </message>
    <message>
        <source>Operator tree</source>
        <translation>运算符树</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>除以零</translation>
    </message>
    <message>
        <source>result not allowed</source>
        <translation>结果不允许</translation>
    </message>
    <message>
        <source>sides differ</source>
        <translation>两边不等</translation>
    </message>
    <message>
        <source>target missed</source>
        <translation>未达目标</translation>
    </message>
    <message>
        <source>found before</source>
        <translation>已找到过</translation>
    </message>
    <message>
        <source>table complete</source>
        <translation>表已完成</translation>
    </message>
    <message>
        <source>read from the tables</source>
        <translation>从表中读出</translation>
    </message>
    <message>
        <source>The expression has gaps or is of the wrong length.</source>
        <translation>表达式有空缺或长度不对。</translation>
    </message>
    <message>
        <source>The number %1 is used twice.</source>
        <translation>数 %1 用了两次。</translation>
    </message>
    <message>
        <source>The number %1 is not in its place: the order is given.</source>
        <translation>数 %1 不在原位：顺序是给定的。</translation>
    </message>
    <message>
        <source>An operator does not have two operands.</source>
        <translation>有一个运算符缺少两个运算数。</translation>
    </message>
    <message>
        <source>The sides are not equal: %1 and %2.</source>
        <translation>两边不相等：%1 和 %2。</translation>
    </message>
    <message>
        <source>%1 is divided by zero.</source>
        <translation>%1 被零除。</translation>
    </message>
    <message>
        <source>The result %1 is not allowed.</source>
        <translation>结果 %1 不允许。</translation>
    </message>
    <message>
        <source>%1 expressions stand side by side; there must be one.</source>
        <translation>有 %1 个并列的表达式；只能有一个。</translation>
    </message>
    <message>
        <source>There is no = in an expression for a target.</source>
        <translation>求目标值的表达式中不能有 =。</translation>
    </message>
    <message>
        <source>The expression is not an equation.</source>
        <translation>该表达式不是等式。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 numbers are used.</source>
        <translation>%2 个数中只用了 %1 个。</translation>
    </message>
    <message>
        <source>The result %1 is %2 away from the target; %3 is possible.</source>
        <translation>结果 %1 与目标相差 %2；可以做到相差 %3。</translation>
    </message>
    <message>
        <source>Write down the number %1.</source>
        <translation>写下数 %1。</translation>
    </message>
    <message>
        <source>All numbers are used: is %1?</source>
        <translation>所有的数都已用上：%1 是否成立？</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>尝试 %1。</translation>
    </message>
    <message>
        <source>Try %1, which makes %2.</source>
        <translation>尝试 %1，得到 %2。</translation>
    </message>
    <message>
        <source>%1 divides by zero: there is no such expression.</source>
        <translation>%1 是除以零：没有这样的表达式。</translation>
    </message>
    <message>
        <source>%1 makes %2, but only integers are allowed.</source>
        <translation>%1 得到 %2，但只允许整数。</translation>
    </message>
    <message>
        <source>%1 makes %2, but only positive integers are allowed.</source>
        <translation>%1 得到 %2，但只允许正整数。</translation>
    </message>
    <message>
        <source>The sides differ: %1 is wrong.</source>
        <translation>两边不等：%1 不成立。</translation>
    </message>
    <message>
        <source>The result misses the target %1, and nothing can be added to it.</source>
        <translation>结果未达目标 %1，也不能再添加什么。</translation>
    </message>
    <message>
        <source>Correct, but its text without pointless parentheses was found before.</source>
        <translation>正确，但去掉多余括号后的写法已找到过。</translation>
    </message>
    <message>
        <source>Correct, but an expression of the same class was found before.</source>
        <translation>正确，但同一等价类的表达式已找到过。</translation>
    </message>
    <message>
        <source>Expressions over %1 have at least %2 different values.</source>
        <translation>由 %1 组成的表达式至少有 %2 个不同的值。</translation>
    </message>
    <message>
        <source>Expressions over %1 have %2 different values in all.</source>
        <translation>由 %1 组成的表达式共有 %2 个不同的值。</translation>
    </message>
    <message>
        <source>The tables say that %1 comes next.</source>
        <translation>由表可知，接下来是 %1。</translation>
    </message>
    <message>
        <source>Back to the beginning.</source>
        <translation>回到开头。</translation>
    </message>
    <message>
        <source>%1: a solution.</source>
        <translation>%1：这是一个解。</translation>
    </message>
    <message>
        <source>All operator trees</source>
        <translation>所有运算符树</translation>
    </message>
    <message>
        <source>Every expression over the numbers is written token by token in postfix order and evaluated on the way.</source>
        <translation>按后缀顺序逐个记号写出这些数的每个表达式，边写边求值。</translation>
    </message>
    <message>
        <source>The usual Prolog program for P93; postfix form after Łukasiewicz.</source>
        <translation>P93 的通常 Prolog 程序；后缀式据 Łukasiewicz。</translation>
    </message>
    <message>
        <source>Combining pairs</source>
        <translation>两两合并</translation>
    </message>
    <message>
        <source>Any two expressions (neighbours, where the order is given) are replaced by a result, until two equal ones are left.</source>
        <translation>任取两个表达式（顺序给定时取相邻的），用运算结果替换，直到只剩两个相等的表达式。</translation>
    </message>
    <message>
        <source>The document&apos;s Lisp program for P93, with its bugs fixed.</source>
        <translation>文档中 P93 的 Lisp 程序，错误已修正。</translation>
    </message>
    <message>
        <source>Interval tables</source>
        <translation>区间表</translation>
    </message>
    <message>
        <source>Tables of the values of all short parts of the list; solutions are read out of them without a dead end.</source>
        <translation>为列表的所有短段建立取值表；从表中读出解，不会走入死路。</translation>
    </message>
    <message>
        <source>Dynamic programming over intervals: Bellman, 1957; the parser of Cocke, Younger and Kasami.</source>
        <translation>区间动态规划：Bellman，1957；Cocke、Younger 和 Kasami 的句法分析器。</translation>
    </message>
    <message>
        <source>Every equation of 2 3 5 7 11</source>
        <translation>2 3 5 7 11 的所有等式</translation>
    </message>
    <message>
        <source>Trees are built again for every split; tables build each part of the list once.</source>
        <translation>树在每次划分时都要重新生成；表则对列表的每一段只建一次。</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>顺序任意</translation>
    </message>
    <message>
        <source>Each order of the numbers is one more list to search: what was a few thousand nodes becomes hundreds of thousands.</source>
        <translation>数的每种排列都是一个要搜索的新列表：原来几千个节点，现在变成几十万个。</translation>
    </message>
    <message>
        <source>Any expression can be written in postfix order, numbers before their operator, in exactly one way. It is written here token by token: an operator takes the two values last written and leaves its result. So values are known on the way, and a division by zero or a result that is not allowed is dropped at once.</source>
        <translation>任何表达式都可以写成后缀形式，即数写在其运算符之前，而且写法唯一。这里逐个记号地写：运算符取走最后写下的两个值，并留下其结果。因此边写边知道各个值，除以零或结果不允许时立即舍弃。</translation>
    </message>
    <message>
        <source>The number of trees (a Catalan number), times four for each operator, times the orders of the numbers if these are free: exponential. Memory for one expression, and for those found if only different ones count.</source>
        <translation>树的数目（卡特兰数），每个运算符再乘以四；数的顺序任意时，还要乘以排列数：指数增长。内存只需存一个表达式；若只计不同的表达式，还要存已找到的。</translation>
    </message>
    <message>
        <source>Two expressions are replaced by their sum, difference, product or quotient, until two are left that must be equal. This is how one would do it by hand. Steps that have nothing to do with each other could be taken in either order; only one order of them is followed, so that each expression arises once.</source>
        <translation>任取两个表达式，用它们的和、差、积或商替换，直到只剩两个必须相等的表达式。手工解题也是这样做的。互不相干的步骤先后均可，这里只走其中一种次序，因此每个表达式只出现一次。</translation>
    </message>
    <message>
        <source>Parts of the list come up again and again in different expressions. So the values of each short part are worked out once and kept in a table. Solutions are then read from the tables, from the whole to its parts, following only values known to lead to one.</source>
        <translation>列表的同一段会在不同的表达式中反复出现。因此每个短段的取值只计算一次，存入表中。然后从表中读出解，由整体到各段，只沿着已知能得到解的值前行。</translation>
    </message>
    <message>
        <source>A value is kept once, however many expressions have it, yet the tables grow exponentially, in memory as in time. In return the reading never meets a dead end.</source>
        <translation>一个值不论有多少表达式得到它，都只存一次，但表的时间和内存仍是指数增长。作为回报，读取时从不走入死路。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every list of numbers is already a problem, usually with several equations or none.</source>
        <translation>没有新题目可生成：任何一列数就已是题目，大多有多个等式或没有等式。</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>第 %1 个记号</translation>
    </message>
    <message>
        <source>token %1 = %2</source>
        <translation>第 %1 个记号 = %2</translation>
    </message>
    <message>
        <source>%1 values of %2</source>
        <translation>%2 的 %1 个值</translation>
    </message>
    <message>
        <source>table of %1</source>
        <translation>%1 的取值表</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>此计数不能拆分成多个部分；请去掉 --part 和 --checkpoint</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 must be %2, not &quot;%3&quot;</source>
        <translation>%1 必须是 %2，而不是“%3”</translation>
    </message>
    <message>
        <source>target must be a whole number of at most 10^18, not &quot;%1&quot;</source>
        <translation>target 必须是不超过 10^18 的整数，而不是“%1”</translation>
    </message>
    <message>
        <source>an equation needs at least two numbers; give more, or a target to reach</source>
        <translation>等式至少需要两个数；请给出更多的数，或给出要得到的目标</translation>
    </message>
    <message>
        <source>classes in the given order are distinguished for rationals only; choose texts, any order, or rationals</source>
        <translation>给定顺序下的等价类只能对有理数区分；请选择写法、任意顺序或有理数</translation>
    </message>
    <message>
        <source>this is not a whole number of at most 10^18</source>
        <translation>这不是不超过 10^18 的整数</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <translation>此处应为数，而不是 %1</translation>
    </message>
    <message>
        <source>the list is too long; give at most %1 numbers</source>
        <translation>列表太长；最多给出 %1 个数</translation>
    </message>
    <message>
        <source>the list is not closed: &apos;%1&apos; is missing</source>
        <translation>列表未闭合：缺少 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the list is empty; write numbers, like 2 3 5 7 11</source>
        <translation>列表为空；请写出数，如 2 3 5 7 11</translation>
    </message>
    <message>
        <source>expected a setting like %1, not &quot;%2&quot;</source>
        <translation>此处应为 %1 这样的设置，而不是“%2”</translation>
    </message>
    <message>
        <source>numbers: %1</source>
        <translation>numbers：%1</translation>
    </message>
    <message>
        <source>As many expressions as there are operator trees; most would appear many times if no orders were skipped. A new list of items is made at each step. Memory for one path, and for the solutions found if only different ones count.</source>
        <translation>表达式与运算符树一样多；若不跳过其他次序，多数表达式会出现许多次。每一步都要新建一个列表。内存只需存一条路径；若只计不同的解，还要存已找到的解。</translation>
    </message>
    <message>
        <source>Count as different</source>
        <translation>区分</translation>
    </message>
    <message>
        <source>%1, any order, for %2</source>
        <translation>%1，顺序任意，目标 %2</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1，目标 %2</translation>
    </message>
    <message>
        <source>%1, any order</source>
        <translation>%1，顺序任意</translation>
    </message>
    <message>
        <source>1,264 trees, 58 classes. The document&apos;s program looks for those with a single number on one side.</source>
        <translation>1,264 棵树，58 个等价类。文档中的程序所找的是一边只有一个数的那些。</translation>
    </message>
    <message>
        <source>expected a whole number or a parenthesis here</source>
        <translation>此处应为整数或括号</translation>
    </message>
    <message>
        <source>the parentheses are nested too deeply</source>
        <translation>括号嵌套过深</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>有括号未闭合</translation>
    </message>
    <message>
        <source>expected the target, as in (nearest to 100)</source>
        <translation>此处应为目标，如 (nearest to 100)</translation>
    </message>
    <message>
        <source>expected an operator or = here</source>
        <translation>此处应为运算符或 =</translation>
    </message>
    <message>
        <source>expected an operator or the end here</source>
        <translation>此处应为运算符，或到此结束</translation>
    </message>
    <message>
        <source>expected an operator here, like (+ 2 3)</source>
        <translation>此处应为运算符，如 (+ 2 3)</translation>
    </message>
    <message>
        <source>this operator needs two operands</source>
        <translation>此运算符需要两个操作数</translation>
    </message>
    <message>
        <source>expected the value as well, as in (= (+ 1 2) 3)</source>
        <translation>还应有值，如 (= (+ 1 2) 3)</translation>
    </message>
    <message>
        <source>this operator has its two operands already</source>
        <translation>此运算符已有两个操作数</translation>
    </message>
    <message>
        <source>the tree ends before its last operand</source>
        <translation>树在最后一个操作数之前就结束了</translation>
    </message>
    <message>
        <source>an operand stands below its operator and one step to the right of it</source>
        <translation>操作数应写在其运算符下方并右移一级</translation>
    </message>
    <message>
        <source>expected a whole number or an operator on this line</source>
        <translation>此行应为整数或运算符</translation>
    </message>
    <message>
        <source>the number %1 cannot stand here: the list has no such number left</source>
        <translation>数 %1 不能放在此处：列表中已没有这个数</translation>
    </message>
    <message>
        <source>this is %1, not %2</source>
        <translation>此处的值是 %1，而不是 %2</translation>
    </message>
    <message>
        <source>%1: both sides are the same number.</source>
        <translation>%1：两边是同一个数。</translation>
    </message>
    <message>
        <source>%1: %2. Both sides are %3.</source>
        <translation>%1：%2。两边都是 %3。</translation>
    </message>
    <message>
        <source>Solutions: %1, every operator tree counted.</source>
        <translation>解：%1 个，每棵运算树都计入。</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only in pointless parentheses counted as one.</source>
        <translation>解：%1 个，仅多余括号不同的算作一个。</translation>
    </message>
    <message>
        <source>Solutions found so far: %1.</source>
        <translation>目前找到的解：%1 个。</translation>
    </message>
    <message>
        <source>There is no solution: every expression over these numbers was looked at.</source>
        <translation>无解：这些数的所有算式都已检查过。</translation>
    </message>
    <message>
        <source>The other solutions are left out. Shown are the first %1.</source>
        <translation>其余的解从略。此处列出前 %1 个。</translation>
    </message>
    <message>
        <source>classes under the laws of arithmetic, sides exchanged freely; each choice of equal numbers for a side counts</source>
        <translation>按算术定律归类，等式两边可任意交换；相等的数分到某一边的每种选法各计一次</translation>
    </message>
    <message>
        <source>classes under commutativity, associativity, signs and exchange of sides</source>
        <translation>交换律、结合律、符号和两边互换下的等价类</translation>
    </message>
    <message>
        <source>Trees: every way to set parentheses. Texts: pointless parentheses dropped. Classes: under associativity and signs; equal numbers are the same. Tiles: classes for each choice of equal numbers on either side</source>
        <translation>树：每种加括号的方式。文本：去掉多余的括号。类：按结合律和符号归类，相等的数视为相同。牌：相等的数分到任一边的每种选法各成一类</translation>
    </message>
    <message>
        <source>(step %1)</source>
        <extracomment>What a step before has made</extracomment>
        <translation>（第 %1 步）</translation>
    </message>
    <message>
        <source>step %1: %2 %3 %4</source>
        <translation>第 %1 步：%2 %3 %4</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only by the laws of arithmetic counted as one, equal numbers being the same.</source>
        <translation>解：%1 个（仅因算术定律而不同的算作一个，相等的数不加区分）。</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only by the laws of arithmetic counted as one, equal numbers of the list being different ones.</source>
        <translation>解：%1 个（仅因算术定律而不同的算作一个，列表中相等的数视为不同的数）。</translation>
    </message>
    <message>
        <source>One way to continue is a sum.</source>
        <translation>一种做法是求和。</translation>
    </message>
    <message>
        <source>One way to continue is a difference.</source>
        <translation>一种做法是求差。</translation>
    </message>
    <message>
        <source>One way to continue is a product.</source>
        <translation>一种做法是求积。</translation>
    </message>
    <message>
        <source>One way to continue is a quotient.</source>
        <translation>一种做法是求商。</translation>
    </message>
    <message>
        <source>Both sides of the equation are there.</source>
        <translation>等式两边都已具备。</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>请看 %1。</translation>
    </message>
    <message>
        <source>It joins %1 and %2.</source>
        <translation>它连接 %1 和 %2。</translation>
    </message>
    <message>
        <source>The result %1 is not a positive whole number; only those are allowed.</source>
        <translation>结果 %1 不是正整数：只允许正整数。</translation>
    </message>
    <message>
        <source>The result %1 is not a whole number; only those are allowed.</source>
        <translation>结果 %1 不是整数：只允许整数。</translation>
    </message>
    <message>
        <source>The numbers keep their order: only neighbours are joined, the left one first.</source>
        <translation>数的顺序不变：只能连接相邻的数，左边的在前。</translation>
    </message>
    <message>
        <source>On the way to a target there is no equals sign.</source>
        <translation>求目标数时不用等号。</translation>
    </message>
    <message>
        <source>The equals sign joins the last two, once all the others are joined.</source>
        <translation>其余都连接之后，等号才连接最后两个。</translation>
    </message>
    <message>
        <source>The two sides that are left are not equal: %1.</source>
        <translation>剩下的两边不相等：%1。</translation>
    </message>
    <message>
        <source>However you join what is left (%1), the two sides are never equal.</source>
        <translation>剩下的（%1）无论怎样连接，两边都不相等。</translation>
    </message>
    <message>
        <source>What is left (%1) cannot be joined any further.</source>
        <translation>剩下的（%1）无法再连接。</translation>
    </message>
    <message>
        <source>What is left (%1) makes only %2, but never %3.</source>
        <translation>剩下的（%1）只能得到 %2，得不到 %3。</translation>
    </message>
    <message>
        <source>What is left (%1) makes %2 numbers, but never %3; the nearest is %4.</source>
        <translation>剩下的（%1）能得到 %2 个数，但得不到 %3；最接近的是 %4。</translation>
    </message>
    <message>
        <source>Technique: only one step is left.</source>
        <translation>技巧：只剩一步。</translation>
    </message>
    <message>
        <source>All numbers are joined, and there is no equation: the equals sign joins the last two.</source>
        <translation>所有数都已连接，但没有等式：等号应连接最后两个。</translation>
    </message>
</context>
<context>
    <name>clew::AboutDialog</name>
    <message>
        <source>About Clew</source>
        <translation>关于 Clew</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clew %1&lt;/h3&gt;&lt;p&gt;A workbench for puzzles and the searches that solve them.&lt;/p&gt;&lt;p&gt;A clew is the ball of thread Ariadne gave Theseus to find his way back out of the labyrinth; the word clue comes from it.&lt;/p&gt;</source>
        <comment>%1: the version</comment>
        <translation>&lt;h3&gt;Clew %1&lt;/h3&gt;&lt;p&gt;谜题及其求解搜索的工作台。&lt;/p&gt;&lt;p&gt;clew 是阿里阿德涅交给忒修斯的线团，让他循线走出迷宫；英语的 clue（线索）一词即由此而来。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Clew</source>
        <translation>Clew</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>新增内容</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>程序库</translation>
    </message>
    <message>
        <source>&lt;p&gt;To report a problem, say what you did, what you expected and what happened instead. Add the version above and a session file (File, Save session…), which holds the board and the search. Send it to whoever you have Clew from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;报告问题时，请说明您做了什么、预期如何、实际发生了什么。请附上以上版本信息和一个会话文件（“文件”菜单中的“保存会话…”），其中包含盘面和搜索。请将报告发送给向您提供 Clew 的人。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>clew::AboutFeature</name>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>&amp;About the strategy</source>
        <translation>关于此策略(&amp;A)</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Press Space to start the search.</source>
        <translation>尚未发生任何事。请按空格键开始搜索。</translation>
    </message>
    <message>
        <source>No earlier step is on that line.</source>
        <translation>此前没有位于该行的步骤。</translation>
    </message>
    <message>
        <source>No later step is on that line.</source>
        <translation>此后没有位于该行的步骤。</translation>
    </message>
    <message>
        <source>No further step on that line is known yet: let the search continue.</source>
        <translation>尚不知道此后有无位于该行的步骤：请让搜索继续。</translation>
    </message>
    <message>
        <source>This search was made elsewhere by a strategy named %1, which Clew does not have; its program cannot be shown.</source>
        <translation>这次搜索是在别处用名为 %1 的策略进行的；Clew 没有这种策略，无法显示其程序。</translation>
    </message>
    <message>
        <source>&amp;Growth curves of this strategy…</source>
        <translation>此策略的增长曲线(&amp;G)…</translation>
    </message>
    <message>
        <source>Nodes and time against the size of the problem, with the factor by which they grow</source>
        <translation>节点数和时间随问题规模的变化及其增长倍数</translation>
    </message>
    <message>
        <source>No strategy runs while you play. Ctrl+3 watches this one.</source>
        <translation>您游玩时没有策略在运行。按 Ctrl+3 观看此策略。</translation>
    </message>
</context>
<context>
    <name>clew::AllStepsFeature</name>
    <message>
        <source>All steps from here</source>
        <translation>从此处可走的所有步骤</translation>
    </message>
</context>
<context>
    <name>clew::AllStepsPanel</name>
    <message>
        <source>All steps from here</source>
        <translation>从此处可走的所有步骤</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>走这一步(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;List again</source>
        <translation>重新列出(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>No technique applies here.</source>
        <translation>此处没有可用的技巧。</translation>
    </message>
    <message>
        <source>The board has changed.</source>
        <translation>盘面已改变。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a technique, and how many steps it gives</comment>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s). Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln 个步骤。选择其一即可在盘面上查看。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), and there are more. Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln 个步骤，还有更多。选择其一即可在盘面上查看。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::BestTimesDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>全部移除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>No best times yet. When you solve a board by hand, the best times for each puzzle and size appear here.</source>
        <translation>还没有最佳成绩。手动解出盘面后，每种谜题和大小的最佳成绩会显示在这里。</translation>
    </message>
</context>
<context>
    <name>clew::Board</name>
    <message>
        <source>%1 board</source>
        <translation>%1盘面</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>皇后</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>马</translation>
    </message>
    <message>
        <source>cross</source>
        <extracomment>A cell is marked with a cross: it stays empty</extracomment>
        <translation>叉</translation>
    </message>
    <message>
        <source>given</source>
        <extracomment>Said of what stands in a cell</extracomment>
        <translation>给定</translation>
    </message>
    <message>
        <source>guessed</source>
        <extracomment>Said of what stands in a cell: the search tries it</extracomment>
        <translation>猜测</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>Said of what stands in a cell: it follows</extracomment>
        <translation>必然</translation>
    </message>
    <message>
        <source>contradiction</source>
        <extracomment>Said of what stands in a cell: it cannot be</extracomment>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>part of a solution</source>
        <extracomment>Said of what stands in a cell</extracomment>
        <translation>解的一部分</translation>
    </message>
    <message>
        <source>candidate</source>
        <extracomment>Said of small numbers in a cell, which are what it may still take</extracomment>
        <translation>候选数</translation>
    </message>
    <message>
        <source>filled</source>
        <extracomment>Said of a cell</extracomment>
        <translation>已涂</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Said of a cell</extracomment>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>clew::BoardOutput</name>
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
        <source>The printer cannot be used. Choose another one, or a file.</source>
        <translation>无法使用此打印机。请选择其他打印机，或打印到文件。</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <translation>题目：%1</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>解：%1</translation>
    </message>
</context>
<context>
    <name>clew::BreakpointsFeature</name>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>R&amp;un to</source>
        <translation>运行到(&amp;U)</translation>
    </message>
    <message>
        <source>Toggle &amp;breakpoint on the place</source>
        <translation>切换此位置的断点(&amp;B)</translation>
    </message>
    <message>
        <source>Brea&amp;kpoints</source>
        <translation>断点(&amp;K)</translation>
    </message>
    <message>
        <source>The search ended before reaching a breakpoint.</source>
        <translation>搜索在到达断点之前已结束。</translation>
    </message>
    <message>
        <source>&amp;Stop when</source>
        <translation>停止条件(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;un until</source>
        <translation>运行到(&amp;U)</translation>
    </message>
    <message>
        <source>Select a place on the board first: with the arrow keys, a click with Ctrl, or the right button while watching.</source>
        <translation>请先指定盘面上的一个位置：用方向键、Ctrl+点击，或在观看时用右键。</translation>
    </message>
    <message>
        <source>Stopped at the breakpoint: %1</source>
        <comment>%1: its name</comment>
        <translation>已在断点处停止：%1</translation>
    </message>
</context>
<context>
    <name>clew::BreakpointsPanel</name>
    <message>
        <source>a place that is not on this board</source>
        <translation>不在此盘面上的位置</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Backtrack over more than %1 levels</source>
        <translation>回退超过 %1 层</translation>
    </message>
    <message>
        <source>Deeper than level %1</source>
        <translation>深于第 %1 层</translation>
    </message>
    <message>
        <source>Back above level %1</source>
        <translation>退回到浅于第 %1 层</translation>
    </message>
    <message>
        <source>%1: visit number %2</source>
        <comment>place, count</comment>
        <translation>%1：第 %2 次访问</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <comment>a cell gets a value, or this value</comment>
        <translation>%1 被填定</translation>
    </message>
    <message>
        <source>%1 is struck</source>
        <comment>a candidate is removed</comment>
        <translation>%1 被删去</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>添加(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;un to</source>
        <translation>运行到此情况(&amp;U)</translation>
    </message>
    <message>
        <source>Playing stops at breakpoints. Add one here, or select a place on the board (Ctrl+click, or the right button while watching) and press F9.</source>
        <translation>播放到断点时停止。可在此添加断点，或指定盘面上的一个位置（Ctrl+点击，或在观看时用右键），再按 F9。</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>Playing stops whenever this happens</source>
        <translation>每当发生此情况时停止播放</translation>
    </message>
    <message>
        <source>Runs at full speed until this happens</source>
        <translation>全速播放，直到发生此情况</translation>
    </message>
    <message>
        <source>Remove breakpoint</source>
        <translation>移除断点</translation>
    </message>
    <message>
        <source>Breakpoint</source>
        <translation>断点</translation>
    </message>
    <message>
        <source>A &amp;solution</source>
        <translation>解(&amp;S)</translation>
    </message>
    <message>
        <source>A &amp;contradiction</source>
        <translation>矛盾(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Backtrack over many levels…</source>
        <translation>回溯多层(&amp;B)…</translation>
    </message>
    <message>
        <source>Backtrack over more levels than</source>
        <translation>回退的层数超过</translation>
    </message>
    <message>
        <source>&amp;Deeper than a level…</source>
        <translation>深于某层(&amp;D)…</translation>
    </message>
    <message>
        <source>Deeper than level</source>
        <translation>深于此层</translation>
    </message>
    <message>
        <source>Back &amp;above a level…</source>
        <translation>退回到浅于某层(&amp;A)…</translation>
    </message>
    <message>
        <source>Back above level</source>
        <translation>退回到浅于此层</translation>
    </message>
    <message>
        <source>A &amp;rule is used</source>
        <translation>使用某条规则(&amp;R)</translation>
    </message>
    <message>
        <source>Select a place on the board for more</source>
        <translation>指定盘面上的一个位置可得到更多选项</translation>
    </message>
    <message>
        <source>%1 is &amp;set</source>
        <comment>a cell gets a value, or this value</comment>
        <translation>%1 被填定(&amp;S)</translation>
    </message>
    <message>
        <source>%1 &amp;becomes</source>
        <comment>followed by a list of values</comment>
        <translation>%1 填入(&amp;B)</translation>
    </message>
    <message>
        <source>%1 &amp;loses</source>
        <comment>followed by a list of candidates</comment>
        <translation>%1 删去(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is s&amp;truck</source>
        <comment>a candidate is removed</comment>
        <translation>%1 被删去(&amp;T)</translation>
    </message>
    <message>
        <source>%1: the &amp;n-th visit…</source>
        <comment>place</comment>
        <translation>%1：第 n 次访问(&amp;N)…</translation>
    </message>
    <message>
        <source>Number of the visit</source>
        <translation>第几次访问</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
</context>
<context>
    <name>clew::CodePanel</name>
    <message>
        <source>About the strategy</source>
        <translation>关于此策略</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>While a search is watched, the line of its last step is marked.</source>
        <translation>观看搜索时，会标出最后一步所在的行。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Click: go to the next step on this line. Shift+click: go to the previous one.</source>
        <translation>点击：前进到此行的下一步。Shift+点击：后退到上一步。</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>计数内容</translation>
    </message>
    <message>
        <source>Program (in English)</source>
        <translation>程序（英文）</translation>
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
    <message>
        <source>No command matches.</source>
        <translation>没有包含这些字母的命令。</translation>
    </message>
</context>
<context>
    <name>clew::DocumentFiles</name>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>Session, with the search so far (*%1)</source>
        <translation>会话，含搜索的当前状态 (*%1)</translation>
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
        <source>This model needs data: %1. Fill it in on the Data tab.</source>
        <translation>此模型需要数据：%1。请在“数据”选项卡中填写。</translation>
    </message>
    <message>
        <source>Further errors: %1; `clew lesson check` lists them.</source>
        <translation>其余错误：%1 处；可用 `clew lesson check` 列出。</translation>
    </message>
    <message>
        <source>Reading the link</source>
        <translation>正在读取链接</translation>
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
        <source>Reading the clipboard</source>
        <translation>正在读取剪贴板</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened or saved here. If it is overwritten, that change is lost.</source>
        <translation>%1 在此处打开或保存之后被其他程序更改过。若覆盖，该更改将丢失。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 已存在。</translation>
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
        <source>No recent files</source>
        <translation>没有最近打开的文件</translation>
    </message>
    <message>
        <source>The boards from last time cannot be restored. %1</source>
        <translation>无法恢复上次的盘面。%1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>The boards cannot be kept for the next start. %1</source>
        <translation>无法为下次启动保留盘面。%1</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>仍然退出(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>clew::FigureView</name>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PDF page (*.pdf);;PNG picture (*.png)</source>
        <translation>SVG 图形 (*.svg);;PDF 页面 (*.pdf);;PNG 图片 (*.png)</translation>
    </message>
</context>
<context>
    <name>clew::HeatFeature</name>
    <message>
        <source>Heat</source>
        <translation>热图</translation>
    </message>
</context>
<context>
    <name>clew::HeatLegend</name>
    <message>
        <source>Colour scale</source>
        <translation>色标</translation>
    </message>
</context>
<context>
    <name>clew::HeatPanel</name>
    <message>
        <source>Tries</source>
        <translation>尝试</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>强制步</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>撤回的步</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Time spent (events)</source>
        <translation>所用时间（事件数）</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>整个运行</translation>
    </message>
    <message>
        <source>What the timeline shows</source>
        <translation>时间轴所示范围</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>计数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>范围(&amp;I)</translation>
    </message>
    <message>
        <source>Hottest places</source>
        <translation>最热的位置</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>How often the search visited each place appears here as it runs: press Space</source>
        <translation>搜索运行时，这里会显示它在各处出现的多少：请按空格键</translation>
    </message>
    <message>
        <source>This board has too many places to count each one.</source>
        <translation>此盘面的位置太多，无法逐一计数。</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened in this part of the search.</source>
        <translation>在搜索的这一部分中没有发生这类情况。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>quantity, count</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>显示在盘面上(&amp;B)</translation>
    </message>
    <message>
        <source>Still counting: %1 of %2 events.</source>
        <translation>仍在统计：%2 个事件中的 %1 个。</translation>
    </message>
    <message>
        <source>%1 in the whole run, logarithmic</source>
        <comment>what is counted</comment>
        <translation>%1，整个运行，对数刻度</translation>
    </message>
    <message>
        <source>%1 in the part in view, logarithmic</source>
        <comment>what is counted</comment>
        <translation>%1，可见部分，对数刻度</translation>
    </message>
</context>
<context>
    <name>clew::LessonPresenter</name>
    <message>
        <source>Leave</source>
        <translation>离开</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc); your boards are as they were</source>
        <translation>离开课程 (Esc)；您的盘面保持原样</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>画笔</translation>
    </message>
    <message>
        <source>Point and draw with the mouse (P); strokes disappear when the page changes</source>
        <translation>用鼠标指示和绘画 (P)；翻页时笔迹消失</translation>
    </message>
    <message>
        <source>Save answers…</source>
        <translation>保存答案…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在搜索…</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of an answer, answer</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>正在判定…</translation>
    </message>
    <message>
        <source>That is true, but it follows by another rule.</source>
        <translation>这是对的，但它由另一条规则得出。</translation>
    </message>
    <message>
        <source>This could not be decided.</source>
        <translation>未能判定。</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>正在竞速…</translation>
    </message>
    <message>
        <source>Nodes, logarithmic</source>
        <translation>节点，对数刻度</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Esc leaves it.</source>
        <translation>课程到此结束。按 Esc 离开。</translation>
    </message>
    <message>
        <source>Handout…</source>
        <translation>讲义…</translation>
    </message>
    <message>
        <source>All pages in one file for any browser, to be printed or mailed</source>
        <translation>所有页面合为一个文件，任何浏览器都能打开，可打印或邮寄</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>上一页 (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>下一页 (Page Down)</translation>
    </message>
    <message>
        <source>Page Down and Page Up turn the pages; the other keys are the board&apos;s.</source>
        <translation>Page Down 和 Page Up 翻页；其他按键用于棋盘。</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>错误。</translation>
    </message>
    <message>
        <source>An entry breaks a rule; take it back.</source>
        <translation>有一处填入违反了规则；请撤回它。</translation>
    </message>
    <message>
        <source>The entry broke a rule and was taken back.</source>
        <translation>该填入违反了规则，已被撤回。</translation>
    </message>
    <message>
        <source>The entry was taken back.</source>
        <translation>该填入已被撤回。</translation>
    </message>
    <message>
        <source>All errors: %1…</source>
        <comment>in a lesson; how many things</comment>
        <translation>所有错误：%1 处…</translation>
    </message>
    <message>
        <source>There are too many entries; take some back.</source>
        <translation>填写过多；请撤回一些。</translation>
    </message>
    <message>
        <source>A solution still has these entries.</source>
        <translation>这些填写仍然有解。</translation>
    </message>
    <message>
        <source>No solution has these entries.</source>
        <translation>没有任何解包含这些填写。</translation>
    </message>
    <message>
        <source>Entries made: %1 of %2</source>
        <comment>in a task</comment>
        <translation>已填入：%1，共 %2</translation>
    </message>
    <message>
        <source>Your answers were saved: %1</source>
        <translation>您的答案已保存：%1</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>保存答案</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s), %1</source>
        <comment>how many, and how long that took here</comment>
        <translation>
            <numerusform>%Ln 个节点，%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::MainWindow</name>
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
        <source>Full spee&amp;d</source>
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
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
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
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>On the timeline: arrows</source>
        <translation>时间轴：方向键</translation>
    </message>
    <message>
        <source>Zoom and scroll</source>
        <translation>缩放、移动</translation>
    </message>
    <message>
        <source>In the tree: arrows, F, Z</source>
        <translation>树：方向键、F、Z</translation>
    </message>
    <message>
        <source>Move, hide failed subtrees, show the whole tree</source>
        <translation>在节点间移动、隐藏失败的子树、显示整棵树</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>谜题(&amp;P)</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>盘面：%1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销“%1”(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做“%1”(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Puzzles and presets</source>
        <translation>谜题和预设(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Strategy and details</source>
        <translation>策略和详情(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lear board</source>
        <translation>清空盘面(&amp;L)</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>你的手</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <comment>the board</comment>
        <translation>布置(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>by hand</comment>
        <translation>解题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <comment>a strategy</comment>
        <translation>观看(&amp;W)</translation>
    </message>
    <message>
        <source>Step forward: to the end of the next deduction (.), or by one event (Alt+.)</source>
        <translation>前进：到下一个推理的末尾 (.)，或前进一个事件 (Alt+.)</translation>
    </message>
    <message>
        <source>Step back: to where the last deduction began (,), or by one event (Alt+,)</source>
        <translation>后退：到上一个推理的开头 (,)，或后退一个事件 (Alt+,)</translation>
    </message>
    <message>
        <source>%1 of size %2</source>
        <translation>%1: 大小 %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>solve search play start pause</source>
        <extracomment>Further words that find the action Run in the list of commands</extracomment>
        <translation>求解 搜索 播放 开始 暂停</translation>
    </message>
    <message>
        <source>Stop &amp;here</source>
        <translation>在此停止(&amp;H)</translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>（另有 %Ln 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>The search is recorded up to here; whether there is more is not known.</source>
        <translation>搜索只记录到这里；是否还有更多不得而知。</translation>
    </message>
    <message>
        <source>It is solution %L1: End, then %2 leads to it.</source>
        <translation>它是第 %L1 个解：按 End，再按 %2 即可到达。</translation>
    </message>
</context>
<context>
    <name>clew::MessageFrame</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>clew::ModelEditor</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Model, in MiniZinc</source>
        <translation>MiniZinc 模型</translation>
    </message>
    <message>
        <source>Data of the model, in MiniZinc</source>
        <translation>模型的 MiniZinc 数据</translation>
    </message>
    <message>
        <source>Escape gives the keyboard back to the board.</source>
        <translation>按 Esc 将键盘交还棋盘。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n 个错误</numerusform>
        </translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>正在编译…</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>clew::NewPuzzleDialog</name>
    <message>
        <source>New puzzle: %1</source>
        <translation>新题目：%1</translation>
    </message>
    <message>
        <source>It will have exactly one solution.</source>
        <translation>新题目恰有一个解。</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <comment>of a new puzzle, by which it can be made again</comment>
        <translation>编号(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>换一个(&amp;A)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>不限</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>难度(&amp;D)</translation>
    </message>
    <message>
        <source>The same number makes the same puzzle again. Before the colon is the version of the generator.</source>
        <translation>同一个数生成同一个题目。冒号之前是生成器的版本。</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry or technique</comment>
        <translation>不限</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Technique</source>
        <translation>技巧(&amp;T)</translation>
    </message>
    <message>
        <source>The puzzle needs this technique and none harder.</source>
        <translation>需要此技巧，且不需要更难的。</translation>
    </message>
    <message>
        <source>Any number</source>
        <comment>number of clues</comment>
        <translation>不限</translation>
    </message>
    <message>
        <source>C&amp;lues</source>
        <translation>提示数(&amp;L)</translation>
    </message>
    <message>
        <source>Make a &amp;list</source>
        <translation>生成列表(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;everal</source>
        <translation>多个(&amp;E)</translation>
    </message>
    <message>
        <source>Puzzles made</source>
        <translation>已生成的题目</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>布置(&amp;S)</translation>
    </message>
    <message>
        <source>Opens it on the board.</source>
        <translation>在盘面上打开。</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>解题(&amp;P)</translation>
    </message>
    <message>
        <source>Opens it to be solved by hand.</source>
        <translation>打开以手动解题。</translation>
    </message>
    <message>
        <source>Puzzles are being made; closing this window stops that.</source>
        <translation>正在生成；关闭此窗口即停止。</translation>
    </message>
    <message>
        <source>Play from where it is &amp;needed</source>
        <translation>从需要它的地方开始(&amp;N)</translation>
    </message>
    <message>
        <source>What simpler techniques give is entered, and what they rule out is crossed out: the next step needs this one.</source>
        <translation>更简单的技巧能得出的数已填入，排除的候选数已划去：下一步需要这个技巧。</translation>
    </message>
</context>
<context>
    <name>clew::NodeSteps</name>
    <message>
        <source>Steps at this node</source>
        <translation>此节点的步骤</translation>
    </message>
</context>
<context>
    <name>clew::NumberBoard</name>
    <message>
        <source>This cell holds one of the numbers 1 to %1.</source>
        <translation>此单元格填入 1 至 %1 中的一个数。</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>清除单元格</translation>
    </message>
    <message>
        <source>Enter number</source>
        <translation>输入数</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Digits write numbers (Z)</source>
        <translation>数字键填写数字 (Z)</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角注</translation>
    </message>
    <message>
        <source>Digits write corner marks (X)</source>
        <translation>数字键书写角注 (X)</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中注</translation>
    </message>
    <message>
        <source>Digits write centre marks (C)</source>
        <translation>数字键书写中央标注 (C)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Digits colour cells (V)</source>
        <translation>数字键给格子上色 (V)</translation>
    </message>
    <message>
        <source>Type a number or pick it above; with Shift it is a corner mark. Drag or Shift+arrows select several cells. Right click or Del clears.</source>
        <translation>输入数字或在上方选取；按住 Shift 则为角注。拖动或用 Shift+方向键可选择多个格子。右键或 Del 清除。</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>数字、Delete</translation>
    </message>
    <message>
        <source>Enter a number, clear</source>
        <translation>填入数字、清除</translation>
    </message>
    <message>
        <source>Shift+digits</source>
        <translation>Shift+数字</translation>
    </message>
    <message>
        <source>Corner marks</source>
        <translation>角注</translation>
    </message>
    <message>
        <source>Z, X, C, V</source>
        <translation>Z、X、C、V</translation>
    </message>
    <message>
        <source>Digits write numbers, corner marks, centre marks, colours</source>
        <translation>数字键书写数字、角注、中注、颜色</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>选择多个格子</translation>
    </message>
    <message>
        <source>This number is given.</source>
        <translation>这个数字是题目给定的。</translation>
    </message>
    <message>
        <source>Rule out</source>
        <translation>排除</translation>
    </message>
    <message>
        <source>Digits are ruled out: no automatic candidate, no mark (R)</source>
        <translation>排除数字：不再是自动候选，也不留标记 (R)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Digits show where they can still go (S)</source>
        <translation>显示数字仍可填入的位置 (S)</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Digits are ruled out</source>
        <translation>排除数字</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Digits show where they can still go</source>
        <translation>显示数字仍可填入的位置</translation>
    </message>
    <message>
        <source>Shift+arrows, Ctrl+click</source>
        <translation>Shift+方向键、Ctrl+单击</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>Digits and clicks colour single candidates (Shift+V); again or above: another colour</source>
        <translation>数字键和点击给单个候选数着色（Shift+V）；再按一次或在上方选择可换颜色</translation>
    </message>
    <message>
        <source>Shift+V</source>
        <translation>Shift+V</translation>
    </message>
    <message>
        <source>Digits and clicks colour single candidates; again: next colour</source>
        <translation>数字键和点击给单个候选数着色；再按一次换下一种颜色</translation>
    </message>
    <message>
        <source>Candidates get colour %1</source>
        <translation>候选数着色：%1</translation>
    </message>
    <message>
        <source>No %1 is shown as a candidate here</source>
        <translation>这里没有显示候选数 %1</translation>
    </message>
    <message>
        <source>%1 Drag or Shift+arrows select several cells. Right click or Del clears.</source>
        <comment>what numbers do</comment>
        <translation>%1拖动或按 Shift+方向键可选择多个单元格。右键单击或 Del 清除。</translation>
    </message>
    <message>
        <source>Type a number or pick it above: the cells that it can still go to are tinted.</source>
        <translation>键入数字或在上方选取：它还能填入的单元格会着色。</translation>
    </message>
    <message>
        <source>Type a number or pick it above to add a centre mark; repeat to remove it.</source>
        <translation>键入数字或在上方选取：它是中央标记；再来一次则去掉。</translation>
    </message>
    <message>
        <source>Type the number of a colour or pick it above to colour the cell; repeat to remove it.</source>
        <translation>键入颜色的编号或在上方选取：单元格得到该颜色；再来一次则去掉。</translation>
    </message>
    <message>
        <source>Click a candidate or type its number: it is coloured; pick the colour above.</source>
        <translation>单击候选数或键入其数字：它会着色；颜色在上方选取。</translation>
    </message>
    <message>
        <source>Type a number or pick it above to rule it out; repeat to bring it back.</source>
        <translation>键入数字或在上方选取：它被排除；再来一次则恢复。</translation>
    </message>
    <message>
        <source>Type a number or pick it above to add a corner mark; repeat to remove it.</source>
        <translation>键入数字或在上方选取：它是角标记；再来一次则去掉。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with two candidates</source>
        <translation>
            <numerusform>%n 个格有两个候选数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::NumberPad</name>
    <message>
        <source>Clear the cell</source>
        <translation>清除此单元格</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>输入 %1</translation>
    </message>
    <message numerus="yes">
        <source>Enter %1 (%n left)</source>
        <translation>
            <numerusform>填入 %1（还剩 %n 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1 (all are placed)</source>
        <translation>填入 %1（已全部放置）</translation>
    </message>
</context>
<context>
    <name>clew::PlayFeature</name>
    <message>
        <source>Time played; it stops while the window is in the background</source>
        <translation>解题用时；窗口在后台时暂停</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>Where &amp;did I go wrong?</source>
        <translation>我错在哪里？(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Go on from here with the strategy</source>
        <translation>用所选策略从这里继续(&amp;G)</translation>
    </message>
    <message>
        <source>Race &amp;me</source>
        <translation>与我比赛(&amp;M)</translation>
    </message>
    <message>
        <source>Highlight what a&amp;n entry affects</source>
        <translation>突出显示相关的格子(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Tidy pencil marks</source>
        <translation>整理铅笔标注(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: %1, %2, %3.</source>
        <comment>time, moves, hints</comment>
        <translation>已解出：%1，%2，%3。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>No further step was found.</source>
        <translation>没有找到下一步。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>没有发现错误。</translation>
    </message>
    <message>
        <source>Where did I go wrong?</source>
        <translation>我错在哪里？</translation>
    </message>
    <message>
        <source>A&amp;utomatic candidates</source>
        <translation>自动候选数(&amp;U)</translation>
    </message>
    <message>
        <source>Shows the numbers that what is placed leaves to each empty cell</source>
        <translation>显示已填内容给每个空格留下的数</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <translation>错误(&amp;E)</translation>
    </message>
    <message>
        <source>Show broken rules &amp;at once</source>
        <translation>立即显示违反的规则(&amp;A)</translation>
    </message>
    <message>
        <source>Show mistakes on &amp;request</source>
        <translation>要求时才指出错误(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Never show mistakes</source>
        <translation>从不指出错误(&amp;N)</translation>
    </message>
    <message>
        <source>You have not entered anything yet.</source>
        <translation>你还没有填入任何内容。</translation>
    </message>
    <message>
        <source>%1 “%2” (%3) goes to the first mistake.</source>
        <comment>what is wrong, name of a command, its key</comment>
        <translation>%1“%2”（%3）会转到第一个错误。</translation>
    </message>
    <message>
        <source>Start a&amp;gain</source>
        <translation>重新开始(&amp;G)</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>暂停计时(&amp;K)</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <comment>time played</comment>
        <translation>%1（已暂停）</translation>
    </message>
    <message>
        <source>This is the moment after it. Undo (Ctrl+Z) comes back to where you were.</source>
        <translation>这是紧接其后的时刻。撤销 (Ctrl+Z) 可回到您原来的位置。</translation>
    </message>
    <message>
        <source>Correct values have been ruled out here.</source>
        <translation>此处排除了正确的值。</translation>
    </message>
    <message>
        <source>Since then: %1.</source>
        <comment>moves</comment>
        <translation>此后：%1。</translation>
    </message>
    <message>
        <source>Since then: %1, %2.</source>
        <comment>moves, time</comment>
        <translation>此后：%1，%2。</translation>
    </message>
    <message>
        <source>Starts a new attempt with the clock at 0:00; undo restores the previous one</source>
        <translation>从 0:00 重新计时，开始新的尝试；撤销可回到之前的那一次</translation>
    </message>
    <message>
        <source>Ruled out, but correct: %1.</source>
        <translation>被排除但正确：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) cannot stand.</source>
        <translation>
            <numerusform>有 %Ln 个填入不成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot stand: %1.</source>
        <translation>这个不成立：%1。</translation>
    </message>
    <message>
        <source>These cannot stand: %1.</source>
        <translation>这些不成立：%1。</translation>
    </message>
    <message>
        <source>errors mistakes</source>
        <comment>of play</comment>
        <translation>错误 失误</translation>
    </message>
    <message>
        <source>What you entered is given here. Play (Ctrl+2) goes back to your own solve.</source>
        <translation>您填入的内容在此成为已知。解题 (Ctrl+2) 可回到您自己的解答。</translation>
    </message>
    <message>
        <source>A hint here would reveal a mistake, and you chose never to be shown mistakes (Puzzle, Errors).</source>
        <translation>此处的提示必然会指出错误，而您已选择从不提示（谜题、错误）。</translation>
    </message>
    <message>
        <source>That is your best time on a board of this size.</source>
        <translation>这是你在这种大小的盘面上的最佳成绩。</translation>
    </message>
    <message>
        <source>The best time on a board of this size: %1.</source>
        <translation>这种大小的盘面的最佳成绩：%1。</translation>
    </message>
    <message>
        <source>Be&amp;st times…</source>
        <translation>最佳成绩(&amp;S)…</translation>
    </message>
    <message>
        <source>Enter all cells with &amp;one candidate</source>
        <translation>填入所有只剩一个候选数的格(&amp;O)</translation>
    </message>
    <message>
        <source>naked singles</source>
        <comment>of play</comment>
        <translation>唯一余数 显性唯一</translation>
    </message>
    <message>
        <source>T&amp;int cells with two candidates left</source>
        <translation>为剩两个候选数的格着色(&amp;I)</translation>
    </message>
    <message>
        <source>While filtering by a number (S), only cells that can hold it</source>
        <translation>若正在查找某个数（S），则只标出含有它的格</translation>
    </message>
    <message>
        <source>bivalue filter</source>
        <comment>of play</comment>
        <translation>双候选 筛选</translation>
    </message>
    <message>
        <source>No cell has one candidate left.</source>
        <translation>没有只剩一个候选数的格。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) had one candidate left.</source>
        <translation>
            <numerusform>有 %Ln 个格只剩一个候选数。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::PredictBar</name>
    <message>
        <source>Prediction</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation>提问范围</translation>
    </message>
    <message>
        <source>Decisions, returns</source>
        <translation>选择与回溯</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>每一步</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>停止预测</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>正确：%1</translation>
    </message>
    <message>
        <source>Incorrect: %1</source>
        <translation>错误：%1</translation>
    </message>
</context>
<context>
    <name>clew::PredictFeature</name>
    <message>
        <source>&amp;Predict the next step</source>
        <translation>预测下一步(&amp;P)</translation>
    </message>
    <message>
        <source>This is another search: the score starts again.</source>
        <translation>这是另一次搜索：重新计分。</translation>
    </message>
    <message>
        <source>Predict what the search will do, step by step.</source>
        <translation>逐步预测搜索接下来会做什么。</translation>
    </message>
    <message>
        <source>&amp;Start the search</source>
        <translation>开始搜索(&amp;S)</translation>
    </message>
    <message>
        <source>The search is playing. Pause it to be asked.</source>
        <translation>搜索正在播放。暂停后开始提问。</translation>
    </message>
    <message>
        <source>The search continues to the next question…</source>
        <translation>搜索继续进行，直到下一个问题…</translation>
    </message>
    <message>
        <source>What does %1 do next?</source>
        <comment>%1: a strategy</comment>
        <translation>%1 下一步做什么？</translation>
    </message>
    <message>
        <source>What does %1 do after step %2?</source>
        <comment>a strategy, a number</comment>
        <translation>%1 在第 %2 步之后做什么？</translation>
    </message>
    <message>
        <source>Choose an answer, or click the place on the board.</source>
        <translation>请选择答案，或点击盘面上的位置。</translation>
    </message>
    <message>
        <source>The search has ended: %1.</source>
        <translation>搜索已结束：%1。</translation>
    </message>
    <message>
        <source>The search has ended.</source>
        <translation>搜索已结束。</translation>
    </message>
    <message>
        <source>Not there.</source>
        <translation>不在那里。</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>%1 of %2 correct, longest streak %3</source>
        <comment>numbers of answers</comment>
        <translation>%2 题答对 %1 题，最长连对 %3 题</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>不对。</translation>
    </message>
</context>
<context>
    <name>clew::PuzzleFeature</name>
    <message>
        <source>&amp;Presets</source>
        <translation>预设(&amp;P)</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>策略(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;New puzzle…</source>
        <translation>新题目(&amp;N)…</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>A new puzzle is being made</source>
        <translation>正在生成新题目</translation>
    </message>
    <message>
        <source>Puzzle %1.</source>
        <translation>题目 %1。</translation>
    </message>
    <message>
        <source>%1 Ctrl+2 plays it by hand, Space lets the strategy search it.</source>
        <translation>%1 按 Ctrl+2 手动解题，按空格键让策略搜索。</translation>
    </message>
    <message>
        <source>Difficulty and number of the new puzzle</source>
        <translation>新谜题的难度和编号</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>difficulty, number of a new puzzle</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A new puzzle, number %1: the version of the generator, and the number by which the same settings make it again.</source>
        <translation>新谜题，编号 %1：生成器的版本，以及用相同设置再次生成它的编号。</translation>
    </message>
    <message>
        <source>The next step needs the technique: %1.</source>
        <translation>下一步需要的技巧：%1。</translation>
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
    <name>clew::Question</name>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
</context>
<context>
    <name>clew::RaceView</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 毫秒</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <comment>microseconds</comment>
        <translation>%1 微秒</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <comment>nanoseconds</comment>
        <translation>%1 纳秒</translation>
    </message>
    <message>
        <source>found</source>
        <comment>as many solutions as asked for</comment>
        <translation>已找到</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>everything was searched</comment>
        <translation>已完成</translation>
    </message>
    <message>
        <source>no further step</source>
        <translation>无法再前进</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>已跳过</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>跳过(&amp;K)</translation>
    </message>
    <message>
        <source>Save &amp;figures…</source>
        <translation>保存数据(&amp;F)…</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
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
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>结束情况</translation>
    </message>
    <message>
        <source>Peak memory for partial boards. A dash: the strategy keeps only its current board.</source>
        <translation>同时保存的部分盘面的最大用量。短横表示该策略只保存当前的盘面。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>条形所表示的量</translation>
    </message>
    <message>
        <source>Bars:</source>
        <translation>条形：</translation>
    </message>
    <message>
        <source>Stop measuring this strategy; its figures are shown as lower bounds</source>
        <translation>停止测量此策略：结果只记为多于至今所用的量</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>竞速</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>所有解</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>一个解</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long each strategy may take; what takes longer is shown as more than this</source>
        <translation>每种策略的时限；用时更长的显示为超过此时间</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>What the boards have in common at any moment</source>
        <translation>各盘面在任一时刻的共同之处</translation>
    </message>
    <message>
        <source>Add a strategy</source>
        <translation>添加策略</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>重新测量(&amp;M)</translation>
    </message>
    <message>
        <source>for</source>
        <translation>求</translation>
    </message>
    <message>
        <source>within</source>
        <comment>a time limit</comment>
        <translation>限时</translation>
    </message>
    <message>
        <source>side by side in</source>
        <comment>time, nodes or events</comment>
        <translation>并排对齐依据</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>到开头 (Home)</translation>
    </message>
    <message>
        <source>Step back (,)</source>
        <translation>后退一步 (,)</translation>
    </message>
    <message>
        <source>Step forward (.)</source>
        <translation>前进一步 (.)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>到结尾 (End)</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>The whole race on a logarithmic scale: each further tenth multiplies the time</source>
        <translation>整个竞速，对数刻度：每前进十分之一，时间就增为许多倍</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>播放速度（+ 和 −）</translation>
    </message>
    <message>
        <source>%1: the problem on the board.</source>
        <comment>title of a problem</comment>
        <translation>%1：盘面上的题目。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>puzzle, race</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 as on the board</source>
        <comment>puzzle</comment>
        <translation>%1（按盘面）</translation>
    </message>
    <message>
        <source>Take this strategy out</source>
        <translation>移除此策略</translation>
    </message>
    <message>
        <source>Measuring %1, untraced: %2, %3 nodes</source>
        <comment>strategy, time, number</comment>
        <translation>正在测量 %1，不记录轨迹：%2，%3 个节点</translation>
    </message>
    <message>
        <source>Takes more than %1: it was stopped there.</source>
        <comment>a time</comment>
        <translation>超过 %1：已在此停止。</translation>
    </message>
    <message>
        <source>Time, logarithmic</source>
        <translation>时间，对数刻度</translation>
    </message>
    <message>
        <source>Nodes, logarithmic</source>
        <translation>节点，对数刻度</translation>
    </message>
    <message>
        <source>Times, nodes and memory are measured untraced, one strategy after another. The boards replay traced runs, which take longer; their clock is set by the measured nodes per second.</source>
        <translation>时间、节点和内存都在不记录轨迹的情况下逐个策略测量。盘面回放的是记录了轨迹的运行，用时更长；其时钟按测得的每秒节点数设定。</translation>
    </message>
    <message>
        <source>%1: recording is full</source>
        <translation>%1：记录已满</translation>
    </message>
    <message>
        <source>%1: finished</source>
        <translation>%1：已结束</translation>
    </message>
    <message>
        <source>%1: being recorded</source>
        <translation>%1：正在记录</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>a time, or a number of nodes or events</comment>
        <translation>每秒 %1</translation>
    </message>
    <message>
        <source>Save figures</source>
        <translation>保存数据</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>无法写入 %1。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>Relative to the fastest finished run</source>
        <translation>相对于运行到底的最快策略</translation>
    </message>
    <message>
        <source>Run or pause (Space)</source>
        <translation>运行或暂停 (空格键)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json);;SVG drawing (*.svg);;PDF page (*.pdf);;PNG picture (*.png)</source>
        <translation>CSV (*.csv);;JSON (*.json);;SVG 图形 (*.svg);;PDF 页面 (*.pdf);;PNG 图片 (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n 次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>not solved yet, %1</source>
        <comment>hints</comment>
        <translation>尚未解出，%1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <comment>hints</comment>
        <translation>已解出，%1</translation>
    </message>
    <message>
        <source>Totals of each run</source>
        <translation>每个运行的总计</translation>
    </message>
    <message>
        <source>Export fi&amp;gure…</source>
        <translation>导出图形(&amp;G)…</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图形</translation>
    </message>
    <message>
        <source>%1: you and a strategy. Your time is what you played, without pauses.</source>
        <comment>title of a problem</comment>
        <translation>%1：你与一个策略。你的时间是实际解题的时间，不含暂停。</translation>
    </message>
    <message>
        <source>Takes more than %1: it is not solved yet.</source>
        <comment>a time</comment>
        <translation>超过 %1：尚未解出。</translation>
    </message>
    <message>
        <source>Your moves: entries made or taken back</source>
        <translation>你的步数：填入或撤回</translation>
    </message>
    <message>
        <source>%1: solved</source>
        <translation>%1：已解出</translation>
    </message>
    <message>
        <source>%1: not solved yet</source>
        <translation>%1：尚未解出</translation>
    </message>
    <message>
        <source>Here: nodes %1 · solutions %2</source>
        <translation>到此：节点 %1 · 解 %2</translation>
    </message>
    <message>
        <source>Here: moves %1</source>
        <translation>到此：步数 %1</translation>
    </message>
    <message>
        <source>Drawing the figure</source>
        <translation>正在绘制图</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a strategy, how its figures are to be read</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Moves that were taken back</source>
        <translation>撤回的步数</translation>
    </message>
    <message>
        <source>Here: steps %1 · solutions %2</source>
        <translation>到此：步骤 %1 · 解 %2</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Not refuted at once: %1.</source>
        <comment>nodes</comment>
        <translation>未被立即否证的：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln 个事件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::ReadingDialog</name>
    <message>
        <source>Which puzzle?</source>
        <translation>哪个谜题？</translation>
    </message>
    <message>
        <source>This &amp;text can be read in several ways:</source>
        <translation>此文本(&amp;T)可以有多种读法：</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>the puzzle, and the problem below it</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Which board?</source>
        <translation>哪个盘面？</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>盘面 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read:</source>
        <translation>
            <numerusform>有 %Ln 行无法读取：</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>（另有 %Ln 个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This &amp;text holds %Ln board(s):</source>
        <translation>
            <numerusform>此文本(&amp;T)包含 %Ln 个盘面：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The &amp;text can be read as:</source>
        <comment>a sentence on what it nearly is</comment>
        <translation>%1 此文本(&amp;T)可以读作：</translation>
    </message>
</context>
<context>
    <name>clew::ReasonView</name>
    <message>
        <source>Explanation</source>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>clew::SearchTreePanel</name>
    <message>
        <source>As an icicle: each node a box as wide as its leaves</source>
        <translation>冰柱图：每个节点画成一个方框，宽度与其叶子数相当</translation>
    </message>
    <message>
        <source>Hide subtrees in which nothing was found (F)</source>
        <translation>隐藏没有找到任何解的子树 (F)</translation>
    </message>
    <message>
        <source>The whole tree (Z)</source>
        <translation>整棵树 (Z)</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>在单独的窗口中显示</translation>
    </message>
    <message>
        <source>The tree is in a window of its own.</source>
        <translation>树在单独的窗口中。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Back to the side panel</source>
        <translation>放回侧栏</translation>
    </message>
    <message>
        <source>No more nodes are shown.</source>
        <translation>超出这些的节点不予显示。</translation>
    </message>
    <message>
        <source>%1 % read</source>
        <comment>percentage</comment>
        <translation>已读取 %1 %</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>搜索树(&amp;T)</translation>
    </message>
    <message>
        <source>In all: nodes %1 · leaves %2 · solutions %3 · greatest depth %4</source>
        <translation>总计：节点 %1 · 叶 %2 · 解 %3 · 最大深度 %4</translation>
    </message>
    <message>
        <source>Mark the subtrees that look like this one (L)</source>
        <translation>标出与此相似的子树 (L)</translation>
    </message>
    <message>
        <source>The tree is too large to look for subtrees that are alike.</source>
        <translation>树太大，不查找相似的子树。</translation>
    </message>
    <message>
        <source>No other subtree looks like this one.</source>
        <translation>没有其他子树与此相似。</translation>
    </message>
    <message>
        <source>Subtrees like this one: %1, nodes in each: %2</source>
        <translation>与此相似的子树：%1，每个的节点数：%2</translation>
    </message>
</context>
<context>
    <name>clew::SearchTreeView</name>
    <message>
        <source>k</source>
        <comment>thousand</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>M</source>
        <comment>million</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>节点 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node, decision</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>The search tree grows here as the search runs: press Space</source>
        <translation>搜索运行时，搜索树会在这里生长：请按空格键</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subtree(s)</source>
        <translation>
            <numerusform>%Ln 棵子树</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln 个解</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::SettingFeature</name>
    <message>
        <source>Number of solutions</source>
        <translation>解的个数</translation>
    </message>
    <message>
        <source>How many solutions the board has as it is set up. Cells in which they differ are tinted.</source>
        <translation>当前布置的盘面有多少个解。各解不同的单元格会着色。</translation>
    </message>
    <message>
        <source>Setter&apos;s &amp;bench</source>
        <translation>出题工作台(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;True candidates</source>
        <translation>真候选数(&amp;T)</translation>
    </message>
    <message>
        <source>The values that some solution has, place by place</source>
        <translation>逐个位置显示在某个解中出现的值</translation>
    </message>
    <message>
        <source>&amp;Count the solutions of each candidate</source>
        <translation>统计每个候选数的解数(&amp;C)</translation>
    </message>
    <message>
        <source>Mark &amp;redundant clues</source>
        <translation>标出多余的提示数(&amp;R)</translation>
    </message>
    <message>
        <source>Make &amp;minimal</source>
        <translation>化为极小(&amp;M)</translation>
    </message>
    <message>
        <source>Make &amp;unique</source>
        <translation>使解唯一(&amp;U)</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>正在寻找解…</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>无解</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>一个解</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 个解</translation>
    </message>
    <message>
        <source>%1 solutions or more</source>
        <translation>%1 个或更多解</translation>
    </message>
    <message>
        <source>One solution or more</source>
        <translation>一个或更多解</translation>
    </message>
    <message>
        <source>Number of solutions unknown</source>
        <translation>解的个数：未定</translation>
    </message>
    <message>
        <source>Redundant clues</source>
        <translation>多余的提示数</translation>
    </message>
    <message>
        <source>The check did not finish.</source>
        <translation>检查未能完成。</translation>
    </message>
    <message>
        <source>No clue is redundant.</source>
        <translation>没有多余的提示数。</translation>
    </message>
    <message>
        <source>Make minimal</source>
        <translation>化为极小</translation>
    </message>
    <message>
        <source>Make unique</source>
        <translation>使解唯一</translation>
    </message>
    <message>
        <source>No clues were found that leave one solution.</source>
        <translation>没有找到使解唯一的提示数。</translation>
    </message>
    <message>
        <source>There is one solution already.</source>
        <translation>已经只有一个解。</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>此盘面无解。</translation>
    </message>
    <message>
        <source>The board has no solution. %1</source>
        <comment>why</comment>
        <translation>此盘面无解。%1</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <comment>scale of difficulty, figures, what they are</comment>
        <translation>%1：%2（%3）。</translation>
    </message>
    <message>
        <source>R&amp;ate</source>
        <translation>评级(&amp;A)</translation>
    </message>
    <message>
        <source>How hard the board is for people, and the hardest step that it needs</source>
        <translation>盘面对人来说有多难，以及需要的最难一步</translation>
    </message>
    <message>
        <source>Not rated: %1.</source>
        <comment>why not</comment>
        <translation>无法评级：%1。</translation>
    </message>
    <message>
        <source>%1, score %2.</source>
        <comment>difficulty, figure</comment>
        <translation>%1，评分 %2。</translation>
    </message>
    <message>
        <source>The hardest step: %1.</source>
        <comment>name of a technique</comment>
        <translation>最难的一步：%1。</translation>
    </message>
    <message>
        <source>Techniques alone do not solve it; a guess is needed.</source>
        <translation>仅靠技巧解不出来：必须猜测。</translation>
    </message>
    <message>
        <source>After %1 s the rating was cut short.</source>
        <translation>%1 秒后评级被中止。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s): each follows from all the others. They are tinted.</source>
        <translation>
            <numerusform>%Ln 个提示数：各自都可由其余全部得出。已着色。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) taken away. Each of the others is needed.</source>
        <translation>
            <numerusform>已去掉 %Ln 个提示数。其余的缺一不可。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) added, the one that decides most first.</source>
        <translation>
            <numerusform>已添加 %Ln 个提示数，作用最大的在前。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are solutions; a search finds the best</source>
        <translation>有解；由搜索找出最优解</translation>
    </message>
</context>
<context>
    <name>clew::Shell</name>
    <message>
        <source>Export animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP 动画</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF 动画</translation>
    </message>
    <message>
        <source>PNG, a file for each picture</source>
        <translation>PNG，每张图片一个文件</translation>
    </message>
    <message>
        <source>SVG, a file for each picture</source>
        <translation>SVG，每张图片一个文件</translation>
    </message>
    <message>
        <source>PDF, a page for each picture</source>
        <translation>PDF，每张图片一页</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> 像素</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;rom event</source>
        <translation>起始事件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;To event</source>
        <translation>结束事件(&amp;T)</translation>
    </message>
    <message>
        <source>A picture e&amp;very … events</source>
        <translation>每张图片的事件数(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pictures a second</source>
        <translation>每秒图片数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cell size</source>
        <translation>单元格大小(&amp;C)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>结束事件在起始事件之前。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln 张图片</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 s</source>
        <comment>a playing time in seconds</comment>
        <translation>，%1 秒</translation>
    </message>
    <message>
        <source>%1: at most %2. Choose fewer events.</source>
        <translation>%1：最多 %2。请减少事件。</translation>
    </message>
    <message>
        <source>C&amp;aption each picture</source>
        <translation>为每张图片加说明(&amp;A)</translation>
    </message>
    <message>
        <source>Nothing has been searched yet. Press Space first.</source>
        <translation>尚未进行搜索。请先按空格键。</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Export &amp;animation…</source>
        <translation>导出动画(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
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
        <source>&amp;High contrast</source>
        <translation>高对比度(&amp;H)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>&amp;Solutions</source>
        <translation>解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>节点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>时间(&amp;T)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Memory of partial solutions</source>
        <translation>部分解所占内存(&amp;M)</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>&amp;Limits…</source>
        <translation>限制(&amp;L)…</translation>
    </message>
    <message>
        <source>Race — Clew</source>
        <translation>竞速 — Clew</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>竞速(&amp;R)…</translation>
    </message>
    <message>
        <source>Clew did not close properly. The session of %1 can be restored.</source>
        <comment>a time</comment>
        <translation>Clew 上次未正常结束。可以恢复 %1 的会话。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>Restore session</source>
        <translation>恢复会话</translation>
    </message>
    <message>
        <source>The session cannot be restored. %1 It is kept as %2.</source>
        <comment>%1: the reason, a sentence</comment>
        <translation>无法恢复会话。%1会话已保留为 %2。</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.clew)</source>
        <translation>会话 (*.clew)</translation>
    </message>
    <message>
        <source>This board is too large for a link. Save the session instead.</source>
        <translation>此盘面太大，无法做成链接。请改为保存会话。</translation>
    </message>
    <message>
        <source>Save s&amp;ession…</source>
        <translation>保存会话(&amp;E)…</translation>
    </message>
    <message>
        <source>Copy &amp;link to this moment</source>
        <translation>复制到此时刻的链接(&amp;L)</translation>
    </message>
    <message>
        <source>Export solutions</source>
        <translation>导出解</translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln solution(s)</source>
        <translation>
            <numerusform>正在写入 %Ln 个解</numerusform>
        </translation>
    </message>
    <message>
        <source>Only s&amp;olutions with</source>
        <translation>只显示满足条件的解(&amp;O)</translation>
    </message>
    <message>
        <source>No options here</source>
        <translation>此处没有可选项</translation>
    </message>
    <message>
        <source>The whole search is done: there is no solution.</source>
        <translation>搜索已全部完成：无解。</translation>
    </message>
    <message>
        <source>The whole search is done: there is no further solution.</source>
        <translation>搜索已全部完成：没有更多的解。</translation>
    </message>
    <message>
        <source>The search has ended without a further solution.</source>
        <translation>搜索已结束，未再找到解。</translation>
    </message>
    <message>
        <source>Search t&amp;ree beside the board</source>
        <translation>盘面旁的搜索树(&amp;R)</translation>
    </message>
    <message>
        <source>Time&amp;line below the board</source>
        <translation>盘面下方的时间轴(&amp;L)</translation>
    </message>
    <message>
        <source>Print booklet</source>
        <translation>打印题册</translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>盘面上的题目</translation>
    </message>
    <message>
        <source>All presets of this puzzle</source>
        <translation>此谜题的所有预设</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>新题目</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>题目(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>数量(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>难度(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Random seed</source>
        <translation>随机种子(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;uzzles on a page</source>
        <translation>每页题数(&amp;U)</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>纸张(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>大字印刷(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Solutions on pages at the end</source>
        <translation>解印在后面各页(&amp;S)</translation>
    </message>
    <message>
        <source>booklet.pdf</source>
        <comment>a file name</comment>
        <translation>booklet.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print boo&amp;klet…</source>
        <translation>打印题册(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Choose two strategies, or one with two seeds.</source>
        <translation>请选择两个策略，或一个策略和两个种子。</translation>
    </message>
    <message>
        <source>First strategy</source>
        <translation>第一个策略</translation>
    </message>
    <message>
        <source>Second strategy</source>
        <translation>第二个策略</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>种子 </translation>
    </message>
    <message>
        <source>Comparing two searches…</source>
        <translation>正在比较两次搜索…</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>number, percentage</comment>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Only the beginning of this search is compared.</source>
        <translation>只比较此搜索的开头部分。</translation>
    </message>
    <message>
        <source>nodes %1, failed %2, solved %3
in both searches %4, only in this one %5
repeated work %6, mirrored %7</source>
        <translation>节点 %1，失败 %2，解 %3
两个搜索都有 %4，仅此搜索有 %5
重复先前的工作 %6，为其镜像 %7</translation>
    </message>
    <message>
        <source>Both have decided the same values here.</source>
        <translation>两者在此决定的值相同。</translation>
    </message>
    <message>
        <source>The other search never opened this node: it decided these values nowhere.</source>
        <translation>另一搜索从未展开此节点：它从未决定过这些值。</translation>
    </message>
    <message>
        <source>&amp;Compare two searches…</source>
        <translation>比较两次搜索(&amp;C)…</translation>
    </message>
    <message>
        <source>Drawing the figure</source>
        <translation>正在绘制图</translation>
    </message>
    <message>
        <source>Export fi&amp;gure…</source>
        <translation>导出图(&amp;G)…</translation>
    </message>
    <message>
        <source>Export &amp;figure</source>
        <translation>导出图(&amp;F)</translation>
    </message>
    <message>
        <source>Figure of the &amp;board…</source>
        <translation>盘面图(&amp;B)…</translation>
    </message>
    <message>
        <source>Figure of the &amp;tree…</source>
        <translation>树图(&amp;T)…</translation>
    </message>
    <message>
        <source>Figure of the tree as an &amp;icicle…</source>
        <translation>树的冰柱图(&amp;I)…</translation>
    </message>
    <message>
        <source>Figure of the time&amp;line…</source>
        <translation>时间轴图(&amp;L)…</translation>
    </message>
    <message>
        <source>Figure of the &amp;heat…</source>
        <translation>热图(&amp;H)…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>%1 — %2 min, %3 pages
%4</source>
        <comment>title, minutes, pages, what it is</comment>
        <translation>%1 — %2 分钟，%3 页
%4</translation>
    </message>
    <message>
        <source>Full screen. Your own boards stay as they are; Esc leaves.</source>
        <translation>全屏显示。您自己的盘面保持原样；按 Esc 离开。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>There are no bookmarks here. Watch a search and set some with B; their names become captions.</source>
        <translation>此处没有书签。请观看搜索并用 B 添加书签；书签的名称将成为说明文字。</translation>
    </message>
    <message>
        <source>Lesson from bookmarks</source>
        <translation>由书签制作课程</translation>
    </message>
    <message>
        <source>Lessons (*.clewlesson)</source>
        <translation>课程 (*.clewlesson)</translation>
    </message>
    <message>
        <source>The lesson was saved. Open it to see it, or continue it in a text editor.</source>
        <translation>课程已保存。可打开查看，或用文本编辑器继续编写。</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Lesson from &amp;bookmarks…</source>
        <translation>由书签制作课程(&amp;B)…</translation>
    </message>
    <message>
        <source>Export page</source>
        <translation>导出网页</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>The page contains events %1 to %2 of %3.</source>
        <translation>网页包含第 %1 至 %2 个事件，共 %3 个。</translation>
    </message>
    <message>
        <source>Export pa&amp;ge…</source>
        <translation>导出网页(&amp;G)…</translation>
    </message>
    <message>
        <source>A link cannot hold the search of another program. Save the trace or the session instead.</source>
        <translation>链接无法保存其他程序的搜索。请改为保存轨迹或会话。</translation>
    </message>
    <message>
        <source>Growth curves — %1</source>
        <translation>增长曲线 — %1</translation>
    </message>
    <message>
        <source>Sizes as in the parameter, separated by blanks</source>
        <translation>大小的写法与参数相同，以空格隔开</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Sizes (%1)</source>
        <translation>大小 (%1)(&amp;S)</translation>
    </message>
    <message>
        <source>Time &amp;limit per search</source>
        <translation>每次搜索的时限(&amp;L)</translation>
    </message>
    <message>
        <source>All solutions of each size are looked for, by each strategy as far as the time allows.</source>
        <translation>各策略在时间允许的范围内，求每种大小的全部解。</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>This puzzle has no size to vary.</source>
        <translation>此谜题没有可变的大小。</translation>
    </message>
    <message>
        <source>Table of runs</source>
        <translation>运行表</translation>
    </message>
    <message>
        <source>&amp;Open tables…</source>
        <translation>打开表格(&amp;O)…</translation>
    </message>
    <message>
        <source>Cactus plot</source>
        <translation>仙人掌图</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>性能曲线</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>图的类型</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>总时间</translation>
    </message>
    <message>
        <source>Runs by strategy</source>
        <translation>各策略的运行</translation>
    </message>
    <message>
        <source>Open one or several tables that &quot;clew bench --instances FOLDER&quot; has written: the parts of one are combined.</source>
        <translation>请打开一个或多个由“clew bench --instances FOLDER”写出的表格：同一表格的各部分会合并。</translation>
    </message>
    <message>
        <source>Open tables of runs</source>
        <translation>打开运行表</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>表格 (*.csv);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Gro&amp;wth curves…</source>
        <translation>增长曲线(&amp;W)…</translation>
    </message>
    <message>
        <source>Ta&amp;ble of runs…</source>
        <translation>运行表(&amp;B)…</translation>
    </message>
    <message>
        <source>Watch another program</source>
        <translation>观看其他程序</translation>
    </message>
    <message>
        <source>Follows a search while it runs: its board, tree and timeline. What programs have to print is described in the manual page clew(1).</source>
        <translation>跟随正在进行的搜索：其盘面、树和时间轴。程序应输出的内容见手册页 clew(1)。</translation>
    </message>
    <message>
        <source>File that is being written</source>
        <translation>正在写入的文件</translation>
    </message>
    <message>
        <source>Program that connects and sends events</source>
        <translation>连接并发送事件的程序</translation>
    </message>
    <message>
        <source>Solver that speaks CP-Profiler&apos;s protocol</source>
        <translation>使用 CP-Profiler 协议的求解器</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>来源(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>浏览(&amp;B)…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>文件(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Port on this machine</source>
        <translation>本机端口(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>观看(&amp;W)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>观看</translation>
    </message>
    <message>
        <source>Streams of events (*.jsonl);;All files (*)</source>
        <translation>事件流 (*.jsonl);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Waiting for %1 to begin</source>
        <translation>正在等待 %1 开始</translation>
    </message>
    <message>
        <source>Waiting for a program on port %1</source>
        <translation>正在端口 %1 上等待程序</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>保存答案</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>您的姓名：</translation>
    </message>
    <message>
        <source>Answers (*.jsonl)</source>
        <translation>答案 (*.jsonl)</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>并排(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Merged</source>
        <translation>合并(&amp;M)</translation>
    </message>
    <message>
        <source>Merged search tree</source>
        <translation>合并的搜索树</translation>
    </message>
    <message>
        <source>Figure of a &amp;race…</source>
        <translation>竞赛图(&amp;R)…</translation>
    </message>
    <message>
        <source>Figure of gro&amp;wth curves…</source>
        <translation>增长曲线图(&amp;W)…</translation>
    </message>
    <message>
        <source>All</source>
        <comment>strategies</comment>
        <translation>全部</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>策略(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>WebM film</source>
        <translation>WebM 影片</translation>
    </message>
    <message>
        <source>The search tree appears here: press Compare</source>
        <translation>搜索树会显示在这里：请按“比较”</translation>
    </message>
    <message>
        <source>The tree of both searches appears here: press Compare</source>
        <translation>两个搜索的树会显示在这里：请按“比较”</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln event(s) are the same. Click a node: the other tree shows the one with the same values decided, if it has one.</source>
        <translation>
            <numerusform>前 %Ln 个事件相同。点击一个节点：另一棵树会指出已确定了相同值的节点（如果有）。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been compared yet. Press Compare.</source>
        <translation>尚未比较。请按“比较”。</translation>
    </message>
    <message>
        <source>You are playing: no strategy is looking for solutions.</source>
        <translation>您正在游玩：没有策略在寻找解。</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>种类(&amp;K)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, of what puzzle</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Add to the &amp;booklet</source>
        <translation>加入小册子(&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;ix the order</source>
        <translation>打乱顺序(&amp;I)</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>讲义</translation>
    </message>
    <message>
        <source>A search, of any puzzle, is stopped when it reaches one of these. The run shown keeps the limits that it was started with: restart it (Ctrl+R) to have these instead.</source>
        <translation>任何谜题的搜索达到其中任一限制时都会停止。当前显示的运行保留其开始时的限制：要改用这些限制，请重新开始 (Ctrl+R)。</translation>
    </message>
    <message>
        <source>A search, of any puzzle, is stopped when it reaches one of these.</source>
        <translation>任何谜题的搜索达到其中任一限制时都会停止。</translation>
    </message>
    <message>
        <source>Limits hold for all puzzles. To lift this one: Limits (Ctrl+L), then Restart (Ctrl+R).</source>
        <translation>限制对所有谜题都有效。要取消此限制：先用“限制”(Ctrl+L) 修改，再“重新开始”(Ctrl+R)。</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <extracomment>%1 is the name of a file that was written</extracomment>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Compare two searches — %1</source>
        <translation>比较两次搜索 — %1</translation>
    </message>
    <message>
        <source>The board was changed: the present one is compared.</source>
        <translation>盘面已改变：比较的是当前盘面。</translation>
    </message>
    <message>
        <source>Another puzzle is shown now. Choose two of its strategies, and press Compare.</source>
        <translation>现在显示的是另一个谜题。请选择它的两个策略，然后按“比较”。</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>how many puzzles on a page</comment>
        <translation>自动</translation>
    </message>
    <message>
        <source>As far as they are compared, both searches are the same (events: %1).</source>
        <translation>在比较的范围内，两次搜索相同（事件数：%1）。</translation>
    </message>
    <message>
        <source>Both searches are the same to their end (events: %1).</source>
        <translation>两次搜索直到结束都相同（事件数：%1）。</translation>
    </message>
    <message>
        <source>Then the first search: %1</source>
        <translation>接着，第一次搜索：%1</translation>
    </message>
    <message>
        <source>Then the second search: %1</source>
        <translation>接着，第二次搜索：%1</translation>
    </message>
    <message>
        <source>It is at its end.</source>
        <translation>它已到结尾。</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>Your answers have not been saved.</source>
        <translation>您的答案尚未保存。</translation>
    </message>
    <message>
        <source>&amp;Save answers…</source>
        <translation>保存答案(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>不保存并离开(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>A lesson of your own, from a file</source>
        <translation>打开自己的课程文件</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>Your previous boards are kept: undo (Ctrl+Z) reaches them after the restored steps.</source>
        <translation>之前棋盘上的内容并未丢失：撤销（Ctrl+Z）完恢复的内容后即可回到它。</translation>
    </message>
    <message>
        <source>Errors in this lesson</source>
        <translation>此课程中的错误</translation>
    </message>
    <message>
        <source>Lessons (*.clewlesson);;All files (*)</source>
        <translation>课程 (*.clewlesson);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Restore what was &amp;discarded</source>
        <translation>恢复已丢弃的内容(&amp;D)</translation>
    </message>
    <message>
        <source>The last crashed session that was discarded</source>
        <translation>崩溃留下且未被恢复的最近一个会话</translation>
    </message>
    <message>
        <source>The session could not be moved. It is kept as %1.</source>
        <translation>无法移动会话。它仍保存为 %1。</translation>
    </message>
    <message>
        <source>The session is discarded. The last few such sessions can be restored: File, %1.</source>
        <comment>%1: a command of the menu</comment>
        <translation>会话已丢弃。最近的几个此类会话可以恢复：文件，%1。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>The recording ends here. Restart (Ctrl+R) searches again, under the limits set here.</source>
        <translation>记录到此为止。“重新开始”(Ctrl+R) 会在此处设置的限制下重新搜索。</translation>
    </message>
    <message>
        <source>The recording ended before this solution: its search was run again and continues. Ctrl+Z brings the recording back.</source>
        <translation>记录在这个解之前就结束了：同一搜索已重新运行并继续向前。按 Ctrl+Z 可回到记录。</translation>
    </message>
    <message>
        <source>The lesson was saved, but a lesson&apos;s search ends after %1 events: choose earlier moments on these pages: %2.</source>
        <translation>课程已保存，但课程中的搜索在 %1 个事件后结束：请在这些页面选择更早的时刻：%2。</translation>
    </message>
    <message>
        <source>The search is recorded up to here; whether there is more is not known.</source>
        <translation>搜索只记录到这里；是否还有更多不得而知。</translation>
    </message>
    <message>
        <source>The recording ended here: its search was run again. Ctrl+Z brings the recording back.</source>
        <translation>记录到此结束：同一搜索已重新运行。按 Ctrl+Z 可回到记录。</translation>
    </message>
    <message>
        <source>Best times</source>
        <translation>最佳成绩</translation>
    </message>
    <message>
        <source>The best of each puzzle and size, those without hints first. Each board counts once.</source>
        <translation>每种谜题和大小的最佳成绩，未用提示的在前。每个盘面只计一次。</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>played</comment>
        <translation>时间</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日期</translation>
    </message>
    <message numerus="yes">
        <source>only the first: %Ln node(s)</source>
        <translation>
            <numerusform>仅第一个：%Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the second: %Ln node(s)</source>
        <translation>
            <numerusform>仅第二个：%Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both opened, unshaded: the root and %Ln node(s)</source>
        <translation>
            <numerusform>两者都打开（无阴影）：根和 %Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln event(s).</source>
        <translation>
            <numerusform>在 %Ln 个事件之后。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch another program…</source>
        <translation>观看其他程序(&amp;W)…</translation>
    </message>
    <message>
        <source>If Clew crashed now, your latest changes would be lost: %1. Free some space, or save the session elsewhere. Clew keeps trying.</source>
        <comment>%1: the reason, as in: cannot write FILE: No space left on device</comment>
        <translation>如果 Clew 现在崩溃，您最近的更改将会丢失：%1。请腾出一些空间，或将会话保存到别处。Clew 会继续尝试保存。</translation>
    </message>
</context>
<context>
    <name>clew::SolutionsGallery</name>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>%1 (×%2)</source>
        <comment>number of a solution, size of its class</comment>
        <translation>%1（×%2）</translation>
    </message>
</context>
<context>
    <name>clew::SolutionsPanel</name>
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
    <message>
        <source>Classes</source>
        <translation>等价类</translation>
    </message>
    <message>
        <source>One solution of each class of symmetrical ones, with the size of the class. A double click shows the whole class.</source>
        <translation>每个对称等价类只显示一个解，并注明该类的大小。双击可显示整个等价类。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Write the solutions shown here to a file</source>
        <translation>把此处显示的解写入文件</translation>
    </message>
    <message>
        <source>Show all solutions again</source>
        <translation>重新显示所有解</translation>
    </message>
    <message>
        <source>Only solutions with</source>
        <translation>只显示满足条件的解</translation>
    </message>
    <message>
        <source>Show only the solutions in which a place has a value: type or choose one</source>
        <translation>只显示某个位置取某个值的解：请输入或选择</translation>
    </message>
    <message>
        <source>Only with…</source>
        <comment>solutions with a value somewhere</comment>
        <translation>筛选…</translation>
    </message>
    <message>
        <source>Class of %1</source>
        <comment>number of a solution</comment>
        <translation>%1 的等价类</translation>
    </message>
    <message>
        <source>No place has that name. Choose one from the list.</source>
        <translation>没有叫这个名称的位置。请从列表中选择。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln class(es)</source>
        <translation>
            <numerusform>%Ln 个等价类</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s) of these</source>
        <translation>
            <numerusform>其中 %Ln 个解</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there are more than are listed.</source>
        <translation>%1：还有未列出的。</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>目前 %1…</translation>
    </message>
    <message>
        <source>Choose the place on the board</source>
        <translation>在盘面上选择位置</translation>
    </message>
    <message>
        <source>Show only the solutions in which a place has a value: click the place on the board</source>
        <translation>只显示某个位置取某个值的解：请在盘面上点击该位置</translation>
    </message>
    <message>
        <source>Click the place on the board.</source>
        <translation>请点击盘面上的位置。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a variable, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Solutions appear here as the playhead reaches them. Press Space to play, or N to run to the next one.</source>
        <translation>播放位置到达解时，解会显示在这里。按空格键播放，或按 N 运行到下一个解。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Also show the solutions that the search has found beyond the playhead</source>
        <translation>同时显示搜索在播放位置之后找到的解</translation>
    </message>
    <message>
        <source>Your solution appears here when the board is done.</source>
        <translation>盘面完成后，您的解会显示在这里。</translation>
    </message>
</context>
<context>
    <name>clew::SourceFeature</name>
    <message>
        <source>&amp;Text of the model</source>
        <translation>模型文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Edit the model&apos;s text</source>
        <translation>编辑模型文本(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;xt error in the text</source>
        <translation>文本中的下一个错误(&amp;X)</translation>
    </message>
    <message>
        <source>Board and search of the last version without errors</source>
        <translation>棋盘和搜索来自上一个没有错误的文本</translation>
    </message>
    <message>
        <source>The text beside the board has errors. Until they are fixed, Clew uses the last version without errors.</source>
        <translation>棋盘旁的文本有错误。在改正之前，显示、游玩和搜索的都是它之前的内容。</translation>
    </message>
</context>
<context>
    <name>clew::StepsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a technique, and what it settles</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Events %1 to %2. Click to go there.</source>
        <translation>事件 %1 至 %2。单击转到该处。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a step, and its kinds</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>to before the first choice</source>
        <translation>回到第一次选择之前</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>what was chosen there</comment>
        <translation>回到 %1</translation>
    </message>
</context>
<context>
    <name>clew::StepsPanel</name>
    <message>
        <source>The steps of the search appear here, each with its technique: what is found with one reason is one step. Press “.” to take the first.</source>
        <translation>搜索的步骤连同所用技巧显示在这里：由同一理由得出的结论为一步。按“.”走第一步。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>步骤(&amp;T)</translation>
    </message>
</context>
<context>
    <name>clew::StrategyPanel</name>
    <message>
        <source>About this strategy</source>
        <translation>关于此策略</translation>
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
    <message>
        <source>About this strategy: its idea, its program, its cost</source>
        <translation>关于此策略：思路、程序、代价</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>what a search keeps of partial boards</comment>
        <translation>内存</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>策略(&amp;Y)</translation>
    </message>
    <message>
        <source>Recorded elsewhere, by a strategy that Clew does not have.</source>
        <translation>在别处由 Clew 没有的策略录制。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>The whole run:</source>
        <translation>整个运行：</translation>
    </message>
    <message>
        <source>Up to here:</source>
        <comment>figures of a run, as far as it is shown</comment>
        <translation>到此为止：</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand millions</comment>
        <translation>%1 G</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>At this moment:</source>
        <translation>此刻：</translation>
    </message>
</context>
<context>
    <name>clew::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>The search appears here as it runs: press Space</source>
        <translation>搜索运行时会显示在这里：请按空格键</translation>
    </message>
    <message>
        <source>&amp;Name the bookmark…</source>
        <translation>为书签命名(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation>移除书签(&amp;R)</translation>
    </message>
    <message>
        <source>Bookmark at event %1</source>
        <translation>事件 %1 处的书签</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>事件 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a technique, and what it settles</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 of %2 settled</source>
        <translation>%2 个中已确定 %1 个</translation>
    </message>
    <message>
        <source>%1 candidates struck</source>
        <translation>已删去候选数：%1</translation>
    </message>
    <message>
        <source>Drag to move, wheel to zoom, double click for the whole search.</source>
        <translation>拖动以移动，滚轮缩放，双击显示整个搜索。</translation>
    </message>
    <message>
        <source>read: %1 %</source>
        <comment>part of the search, on the timeline</comment>
        <translation>已读取：%1 %</translation>
    </message>
    <message>
        <source>depth %1</source>
        <comment>of the search, at the most</comment>
        <translation>深度 %1</translation>
    </message>
    <message>
        <source>Your moves appear here as you play</source>
        <translation>您解题时的每一步会显示在这里</translation>
    </message>
    <message>
        <source>Bars: depth. Lines: how much is settled (full) and struck (dotted). Below: density of contradictions. Above: solutions, bookmarks and steps; zoomed out, in the colour of the most frequent kind.</source>
        <translation>条形：深度。线条：已确定（实线）和已删去（点线）的比例。下方：矛盾的密度；上方：解、书签和步骤，缩小时用最常发生者的颜色。</translation>
    </message>
</context>
<context>
    <name>clew::TimelineFeature</name>
    <message>
        <source>Next n&amp;ode</source>
        <translation>下一个节点(&amp;O)</translation>
    </message>
    <message>
        <source>P&amp;revious node</source>
        <translation>上一个节点(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the p&amp;arent node</source>
        <translation>回到父节点(&amp;A)</translation>
    </message>
    <message>
        <source>O&amp;ut of this subtree</source>
        <translation>离开此子树(&amp;U)</translation>
    </message>
    <message>
        <source>Fo&amp;llow the search</source>
        <translation>跟随搜索(&amp;L)</translation>
    </message>
    <message>
        <source>Follow: stay with the newest state while the search runs as fast as it can</source>
        <translation>跟随：搜索全速运行时，始终显示最新的状态</translation>
    </message>
    <message>
        <source>&amp;Hold the view</source>
        <translation>固定视图(&amp;H)</translation>
    </message>
    <message>
        <source>Hold: keep this view while the search continues behind it</source>
        <translation>固定：搜索在后台继续时，保持此视图</translation>
    </message>
    <message>
        <source>Pa&amp;ce by kind</source>
        <translation>按类型变速(&amp;C)</translation>
    </message>
    <message>
        <source>Pace by kind: fast through subtrees that lead nowhere, slow at contradictions and solutions</source>
        <translation>按类型变速：快速经过没有结果的子树，在矛盾和解处放慢</translation>
    </message>
    <message>
        <source>Timeline: zoom i&amp;n</source>
        <translation>时间轴：放大(&amp;N)</translation>
    </message>
    <message>
        <source>Timeline: zoom o&amp;ut</source>
        <translation>时间轴：缩小(&amp;U)</translation>
    </message>
    <message>
        <source>Timeline: &amp;whole search</source>
        <translation>时间轴：整个搜索(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Bookmark this moment</source>
        <translation>为此时刻加书签(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <translation>下一个书签(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious bookmark</source>
        <translation>上一个书签(&amp;V)</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>移除书签</translation>
    </message>
    <message>
        <source>Set bookmark</source>
        <translation>添加书签</translation>
    </message>
    <message>
        <source>Name bookmark</source>
        <translation>为书签命名</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>为书签命名</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Ne&amp;xt event</source>
        <translation>下一个事件(&amp;X)</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>上一个事件(&amp;V)</translation>
    </message>
</context>
<context>
    <name>clew::TransportBar</name>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>From one event per second to full speed (+ and −)</source>
        <translation>从每秒一个事件到全速（+ 和 −）</translation>
    </message>
    <message>
        <source>full speed</source>
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
    <name>clew::WhyFeature</name>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>&amp;Why is it so?</source>
        <translation>为什么是这样？(&amp;W)</translation>
    </message>
    <message>
        <source>Why &amp;not %1?</source>
        <translation>为什么不是 %1？(&amp;N)</translation>
    </message>
    <message>
        <source>Why &amp;not</source>
        <translation>为什么不是(&amp;N)</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Press Space to start the search.</source>
        <translation>尚未发生任何事。请按空格键开始搜索。</translation>
    </message>
    <message>
        <source>Why the last step?</source>
        <translation>为什么走最后这一步？</translation>
    </message>
    <message>
        <source>Why is it so? %1</source>
        <comment>%1: a place of the board</comment>
        <translation>为什么是这样？%1</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>为什么不是 %1？</translation>
    </message>
    <message>
        <source>Now it is %1.</source>
        <comment>%1: a place with its value</comment>
        <translation>现在是 %1。</translation>
    </message>
    <message>
        <source>… (earlier steps are left out)</source>
        <translation>……（省略更早的步骤）</translation>
    </message>
    <message>
        <source>Nothing is left to choose.</source>
        <translation>没有可选的了。</translation>
    </message>
    <message>
        <source>It breaks no rule immediately.</source>
        <translation>它没有立即违反任何规则。</translation>
    </message>
    <message>
        <source>Now it is %1: %2</source>
        <comment>a place with its value, and the sentence that says why</comment>
        <translation>现在是 %1：%2</translation>
    </message>
    <message>
        <source>Solution %1 has it.</source>
        <translation>在解 %1 中是这样的。</translation>
    </message>
    <message>
        <source>Not all of the search was looked at.</source>
        <translation>没有查看全部搜索过程。</translation>
    </message>
    <message>
        <source>The search has not tried it yet.</source>
        <translation>搜索尚未尝试过它。</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>This asks why a strategy took a step. While you play, Hint says what follows.</source>
        <translation>这里询问策略为何走某一步。游玩时，“提示”会说明接下来可得出什么。</translation>
    </message>
    <message>
        <source>%1 (event %2)</source>
        <comment>a question, and the moment it is about</comment>
        <translation>%1（事件 %2）</translation>
    </message>
    <message>
        <source>It is drawn faintly on the board until you continue.</source>
        <translation>它会淡淡地画在棋盘上，直到您继续。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>由 %1 排除 %Ln 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln 个猜测</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>由 %1 得出 %Ln 个值</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and refuted in %Ln node(s).</source>
        <translation>
            <numerusform>已在节点 %1 尝试过，用 %Ln 个节点否证。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1, with other values chosen along with it, and that was refuted in %Ln node(s).</source>
        <translation>
            <numerusform>已在节点 %1 连同一起选定的其他值尝试过，用 %Ln 个节点否证。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and left after %Ln node(s) without a contradiction that refutes it.</source>
        <translation>
            <numerusform>已在节点 %1 尝试过，经 %Ln 个节点后离开，没有否证它的矛盾。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; solutions found there in %Ln node(s): %2.</source>
        <translation>
            <numerusform>已在节点 %1 尝试过：在那里的 %Ln 个节点中找到 %2 个解。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; at least %Ln node(s) follow there.</source>
        <translation>
            <numerusform>已在节点 %1 尝试过；其后至少有 %Ln 个节点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is settled there at this moment.</source>
        <translation>此刻那里还没有确定任何内容。</translation>
    </message>
    <message>
        <source>It is in no solution.</source>
        <translation>任何解中都没有它。</translation>
    </message>
    <message>
        <source>It is in no solution found.</source>
        <translation>已找到的解中都没有它。</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s).</source>
        <translation>
            <numerusform>在所显示的全部搜索中尝试过 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and refuted each time.</source>
        <translation>
            <numerusform>在所显示的全部搜索中尝试过 %Ln 次，每次都被否证。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>尚未发生任何事件。</translation>
    </message>
    <message>
        <source>Until this moment: %1</source>
        <comment>%1: a sentence</comment>
        <translation>到此刻为止：%1</translation>
    </message>
    <message>
        <source>It has been so from the start.</source>
        <translation>从一开始就是如此。</translation>
    </message>
    <message>
        <source>It has been so since event %1.</source>
        <translation>自事件 %1 起就是如此。</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own, and was left.</source>
        <translation>
            <numerusform>在所显示的全部搜索中，它未经专门猜测而在那里 %Ln 次，后又离开。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own.</source>
        <translation>
            <numerusform>在所显示的全部搜索中，它未经专门猜测而在那里 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and led to solutions each time.</source>
        <translation>
            <numerusform>在所显示的全部搜索中尝试过 %Ln 次，每次都得到解。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and left undecided each time.</source>
        <translation>
            <numerusform>在所显示的全部搜索中尝试过 %Ln 次，每次都未定而离开。</numerusform>
        </translation>
    </message>
    <message>
        <source>refuted %1</source>
        <comment>%1: how often</comment>
        <translation>被否证 %1</translation>
    </message>
    <message>
        <source>with solutions %1</source>
        <comment>%1: how often</comment>
        <translation>有解 %1</translation>
    </message>
    <message>
        <source>left undecided %1</source>
        <comment>%1: how often</comment>
        <translation>未定而离开 %1</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s): %1.</source>
        <translation>
            <numerusform>在所显示的全部搜索中尝试过 %Ln 次：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>，</translation>
    </message>
    <message>
        <source>The search never tried it. It is in no solution.</source>
        <translation>搜索从未尝试过它。任何解中都没有它。</translation>
    </message>
    <message>
        <source>The search never tried it. It is in no solution found.</source>
        <translation>搜索从未尝试过它。已找到的解中都没有它。</translation>
    </message>
    <message>
        <source>The search never tried it.</source>
        <translation>搜索从未尝试过它。</translation>
    </message>
</context>
<context>
    <name>clew::WhyPanel</name>
    <message>
        <source>Reasons</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Step %1. Click to go there.</source>
        <translation>第 %1 步。点击可转到该步。</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>试一试(&amp;T)</translation>
    </message>
    <message>
        <source>Run a side search for a solution with this value.</source>
        <translation>另行搜索含有它的解。</translation>
    </message>
    <message>
        <source>Select a place on the board (Ctrl+click, arrow keys, or the right button while watching) and press W: the reason appears here, and unfolds to the steps it follows from. Without a place W asks about the last step.</source>
        <translation>指向棋盘上的一处（Ctrl+单击、方向键，或观看时用右键）并按 W：理由显示在此，展开可看到它所依据的步骤。未指定位置时，W 询问最后一步。</translation>
    </message>
    <message>
        <source>The board shows another moment now.</source>
        <translation>盘面现在显示的是另一时刻。</translation>
    </message>
</context>
<context>
    <name>clew::arithmetic::ArithmeticBoard</name>
    <message>
        <source>&amp;Order</source>
        <translation>顺序(&amp;O)</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>给定顺序</translation>
    </message>
    <message>
        <source>any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>树</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>写法</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>等价类</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>结果(&amp;R)</translation>
    </message>
    <message>
        <source>rational numbers</source>
        <translation>有理数</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>positive integers</source>
        <translation>正整数</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>组成等式</translation>
    </message>
    <message>
        <source>Click a tile and type its number; drag tiles to another place. Insert or the right edge adds a tile, Delete takes one away.</source>
        <translation>点击数字块并输入数；拖动可移到别处。按 Insert 键或点击右边缘添加数字块，按 Delete 键移除。</translation>
    </message>
    <message>
        <source>Number %1 of %2</source>
        <translation>第 %1 个数，共 %2 个</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>更改数</translation>
    </message>
    <message>
        <source>There is room for %1 numbers.</source>
        <translation>最多可放 %1 个数。</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>添加数</translation>
    </message>
    <message>
        <source>An equation needs two numbers, a target one.</source>
        <translation>等式需要两个数，目标需要一个数。</translation>
    </message>
    <message>
        <source>Remove number</source>
        <translation>移除数</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>移动数</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>Change target</source>
        <translation>更改目标</translation>
    </message>
    <message>
        <source>Tar&amp;get</source>
        <translation>目标(&amp;G)</translation>
    </message>
    <message>
        <source>Write the tile&apos;s number</source>
        <translation>输入数字块的数</translation>
    </message>
    <message>
        <source>Insert, +</source>
        <translation>Insert、+</translation>
    </message>
    <message>
        <source>A tile to the right</source>
        <translation>在右侧添加数字块</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Take the tile away</source>
        <translation>移除数字块</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Left、Ctrl+Right</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>移动数字块</translation>
    </message>
    <message>
        <source>Count as &amp;different</source>
        <translation>区分(&amp;D)</translation>
    </message>
    <message>
        <source>Digits, Return</source>
        <translation>数字、Return</translation>
    </message>
    <message>
        <source>-, after a digit</source>
        <translation>数字之后按 -</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>改变正负号</translation>
    </message>
    <message>
        <source>Left, Right, Return</source>
        <translation>左、右、Return</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>选择一个数</translation>
    </message>
    <message>
        <source>+, -, *, /, =</source>
        <translation>+、-、*、/、=</translation>
    </message>
    <message>
        <source>Choose the operation</source>
        <translation>选择运算</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>拆开最后一步</translation>
    </message>
    <message>
        <source>Join two numbers by this operation</source>
        <translation>用这种运算合并两个数</translation>
    </message>
    <message>
        <source>Choose the first number, then the operation.</source>
        <translation>先选第一个数，再选运算。</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>数字块</translation>
    </message>
    <message>
        <source>Make %1 of the numbers.</source>
        <translation>用这些数得到 %1。</translation>
    </message>
    <message>
        <source>Make an equation of the numbers.</source>
        <translation>用这些数组成等式。</translation>
    </message>
    <message>
        <source>%1 Click one, an operation, and the one to join it with. Right click, or Del, takes it apart.</source>
        <translation>%1 依次单击一个数、一种运算和另一个数。右键或 Del 拆开。</translation>
    </message>
    <message>
        <source>This step cannot be taken.</source>
        <translation>这一步走不了。</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop what is chosen</source>
        <translation>放弃所选</translation>
    </message>
    <message>
        <source>The result of step %1</source>
        <translation>第 %1 步的结果</translation>
    </message>
</context>
<context>
    <name>clew::foreign::ForeignBoard</name>
    <message>
        <source>This is the search of another program. Watch it with the transport bar.</source>
        <translation>这是其他程序的搜索。请用播放控制栏观看。</translation>
    </message>
</context>
<context>
    <name>clew::graphs::GraphsBoard</name>
    <message>
        <source>&amp;Labelled</source>
        <translation>带标号(&amp;L)</translation>
    </message>
    <message>
        <source>Connected graphs only</source>
        <translation>只求连成一体的图</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>圆周</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>弹簧模型</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>对称</translation>
    </message>
    <message>
        <source>Hamiltonian cycle</source>
        <translation>哈密顿圈</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>顶点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Degree</source>
        <translation>度数(&amp;D)</translation>
    </message>
    <message>
        <source>Drag from node to node to require an edge, with the right button to forbid it; repeat to take it back. Drag with Ctrl to move a node.</source>
        <translation>从顶点拖到顶点，指定必需的边；用右键拖动则禁止该边；再次拖动即取消。按住 Ctrl 拖动可移动顶点。</translation>
    </message>
    <message>
        <source>%1: required</source>
        <translation>%1：必需</translation>
    </message>
    <message>
        <source>%1: forbidden</source>
        <translation>%1：禁止</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>顶点 %1</translation>
    </message>
    <message>
        <source>Require edge</source>
        <translation>指定必需的边</translation>
    </message>
    <message>
        <source>Forbid edge</source>
        <translation>禁止边</translation>
    </message>
    <message>
        <source>Free edge</source>
        <translation>取消边的指定</translation>
    </message>
    <message>
        <source>Change number of nodes</source>
        <translation>更改顶点数</translation>
    </message>
    <message>
        <source>Change degree</source>
        <translation>更改度数</translation>
    </message>
    <message>
        <source>Change what counts</source>
        <translation>更改计数方式</translation>
    </message>
    <message>
        <source>This graph has no such layout.</source>
        <translation>此图没有这种布局。</translation>
    </message>
    <message>
        <source>%1 automorphisms</source>
        <translation>自同构 %1 个</translation>
    </message>
    <message>
        <source>girth %1</source>
        <translation>围长 %1</translation>
    </message>
    <message>
        <source>diameter %1</source>
        <translation>直径 %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>不连通</translation>
    </message>
    <message>
        <source>bipartite</source>
        <translation>二部图</translation>
    </message>
    <message>
        <source>not bipartite</source>
        <translation>非二部图</translation>
    </message>
    <message>
        <source>planar</source>
        <translation>可平面</translation>
    </message>
    <message>
        <source>not planar</source>
        <translation>不可平面</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>How many graphs there are: degrees across, nodes down</source>
        <translation>图的个数：横向为度数，纵向为顶点数</translation>
    </message>
    <message>
        <source>Choose from the table</source>
        <translation>从表格中选择</translation>
    </message>
    <message>
        <source>&amp;Connected</source>
        <translation>连通(&amp;C)</translation>
    </message>
    <message>
        <source>Lay&amp;out</source>
        <translation>布局(&amp;O)</translation>
    </message>
    <message>
        <source>Ta&amp;ble…</source>
        <translation>表格(&amp;B)…</translation>
    </message>
    <message>
        <source>Return, X, Delete</source>
        <translation>Return、X、Delete</translation>
    </message>
    <message>
        <source>Begin and end an edge that is required, forbidden, neither</source>
        <translation>标出边的起点和终点：必需、禁止、不指定</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Ctrl+方向键</translation>
    </message>
    <message>
        <source>Move the node</source>
        <translation>移动顶点</translation>
    </message>
    <message>
        <source>Graphs that differ only in the names of their nodes count as different</source>
        <translation>只有顶点名称不同的图也分别计数</translation>
    </message>
    <message>
        <source>joined, given</source>
        <extracomment>Said of a pair of nodes: the edge between them is given</extracomment>
        <translation>相连, 给定</translation>
    </message>
    <message>
        <source>not joined, given</source>
        <extracomment>Said of a pair of nodes: that there is no edge between them is given</extracomment>
        <translation>不相连, 给定</translation>
    </message>
    <message>
        <source>joined</source>
        <extracomment>Said of a pair of nodes: whether there is an edge between them</extracomment>
        <translation>相连</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>不相连</translation>
    </message>
    <message numerus="yes">
        <source>Give every node %n edge(s). Drag from node to node to draw one, with the right button to rule it out; repeat to take it back.</source>
        <translation>
            <numerusform>给每个顶点 %n 条边。从顶点拖到顶点画边，用右键排除；再做一次则取消。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::graphs::GraphsTable</name>
    <message>
        <source>&amp;Connected graphs only</source>
        <translation>仅连通图(&amp;C)</translation>
    </message>
    <message>
        <source>How many regular graphs are there?</source>
        <translation>有多少个正则图？</translation>
    </message>
    <message>
        <source>Numbers of regular graphs: nodes down, degrees across</source>
        <translation>正则图的个数：纵向为顶点数，横向为度数</translation>
    </message>
    <message>
        <source>&amp;Nodes up to</source>
        <translation>顶点数上限(&amp;N)</translation>
    </message>
    <message>
        <source>K = %1</source>
        <comment>degree</comment>
        <translation>K = %1</translation>
    </message>
    <message>
        <source>N = %1</source>
        <comment>number of nodes</comment>
        <translation>N = %1</translation>
    </message>
    <message>
        <source>Not counted yet</source>
        <translation>尚未计数</translation>
    </message>
    <message>
        <source>%1 labelled, %2 up to isomorphism</source>
        <translation>带标号 %1 个，同构意义下 %2 个</translation>
    </message>
    <message>
        <source>All counted. A dash: there is no such graph; its tip says why.</source>
        <translation>已全部计数。短横线表示没有这样的图；原因见其悬停提示。</translation>
    </message>
    <message>
        <source>Counting graphs of degree %1 on %2 nodes: %3 of %4 done…</source>
        <translation>正在计数 %2 个顶点、度数 %1 的图：已完成 %3/%4…</translation>
    </message>
    <message>
        <source>Above: labelled, renamed copies counted as different. Below: up to isomorphism, renamed copies counted once. Double-click a place, or press Enter, to see its graphs.</source>
        <translation>上：带标号图，重命名的副本分别计数。下：同构意义下的图，重命名的副本只计一次。双击一格或按 Enter 键，可查看其中的图。</translation>
    </message>
</context>
<context>
    <name>clew::knight::KnightBoard</name>
    <message>
        <source>Close&amp;d</source>
        <translation>闭巡游(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>The last square is a jump away from the first</source>
        <translation>从最后一格可以跳回第一格</translation>
    </message>
    <message>
        <source>Click the square where the tour is to start, or none for any. Drag, or click with the right button, to block squares and free them again.</source>
        <translation>点击巡游的起始方格；不选则从任意方格开始。拖动或右键点击可封锁方格，再次操作则解除。</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 已封锁</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n jump(s) left</source>
        <translation>
            <numerusform>%1：还有 %n 种跳法</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is blocked: free it before the tour can start there</source>
        <translation>%1 已封锁：解除封锁后才能从那里开始巡游</translation>
    </message>
    <message>
        <source>Start anywhere</source>
        <translation>从任意方格开始</translation>
    </message>
    <message>
        <source>Choose start</source>
        <translation>选择起点</translation>
    </message>
    <message>
        <source>Block squares</source>
        <translation>封锁方格</translation>
    </message>
    <message>
        <source>Free squares</source>
        <translation>解除封锁</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>闭巡游</translation>
    </message>
    <message>
        <source>Open tour</source>
        <translation>开巡游</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>更改大小</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>The tour starts here, or anywhere</source>
        <translation>巡游从此格开始，或从任意方格开始</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Block the square, or free it</source>
        <translation>封锁方格，或解除封锁</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Clear the start or the block</source>
        <translation>清除起点或封锁</translation>
    </message>
    <message>
        <source>Click a square to jump there; a click on a square of the tour goes back to it, on the last one it takes the jump back.</source>
        <translation>单击格子跳到那里；单击走过的格子会退回到该处，单击最后一格则撤回这一跳。</translation>
    </message>
    <message>
        <source>Jump here</source>
        <translation>跳到这里</translation>
    </message>
    <message>
        <source>Take the last jump back</source>
        <translation>撤回最后一跳</translation>
    </message>
    <message>
        <source>%1 is not a knight&apos;s jump away.</source>
        <translation>%1 不在马的一跳之内。</translation>
    </message>
    <message>
        <source>Click a square to jump there, or one of the tour to go back. A slash: a dead end. A cross: out of reach.</source>
        <translation>单击方格跳到那里，单击路线上的方格则退回。斜线：由此无法继续。叉号：无法到达。</translation>
    </message>
</context>
<context>
    <name>clew::model::ModelBoard</name>
    <message>
        <source>Change the model in its text. Click a cell, or choose it with the arrow keys, and type a value to fix it; Delete frees it again.</source>
        <translation>在文本中修改模型。单击一个格子或用方向键选中它，输入一个值即可固定；按 Delete 取消固定。</translation>
    </message>
    <message>
        <source>Click a cell and type its value, or press Return for a list. Delete takes an entry back.</source>
        <translation>单击一个格子并输入它的值，或按回车打开列表。按 Delete 收回填入的值。</translation>
    </message>
    <message>
        <source>Write a value into the cell</source>
        <translation>在格子里写一个值</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>回车</translation>
    </message>
    <message>
        <source>Choose its value from a list</source>
        <translation>从列表中选择值</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>清空格子</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>清空棋盘</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Fix %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Digits, letters</source>
        <translation>数字、字母</translation>
    </message>
</context>
<context>
    <name>clew::nonogram::NonogramBoard</name>
    <message>
        <source>Change size</source>
        <translation>更改大小</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图画</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>提示数</translation>
    </message>
    <message>
        <source>Row %1 (%2), column %3 (%4)</source>
        <translation>第 %1 行（%2），第 %3 列（%4）</translation>
    </message>
    <message>
        <source>Fill cells</source>
        <translation>涂黑单元格</translation>
    </message>
    <message>
        <source>Cross cells</source>
        <translation>给单元格打叉</translation>
    </message>
    <message>
        <source>Wipe cells</source>
        <translation>擦除单元格</translation>
    </message>
    <message>
        <source>Every row and column meets its clue.</source>
        <translation>每行每列都符合提示数。</translation>
    </message>
    <message>
        <source>Row %1 (%2) cannot be completed like this.</source>
        <translation>第 %1 行（%2）照此无法完成。</translation>
    </message>
    <message>
        <source>Column %1 (%2) cannot be completed like this.</source>
        <translation>第 %1 列（%2）照此无法完成。</translation>
    </message>
    <message>
        <source>Change clue</source>
        <translation>更改提示数</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Wipe all</source>
        <translation>全部擦除(&amp;W)</translation>
    </message>
    <message>
        <source>Clears all cells; the clues stay</source>
        <translation>清空所有单元格；提示数保留</translation>
    </message>
    <message>
        <source>C&amp;lues from cells</source>
        <translation>由单元格得出提示数(&amp;L)</translation>
    </message>
    <message>
        <source>The cells that are filled become the picture to be found</source>
        <translation>已涂黑的单元格成为要求出的图画</translation>
    </message>
    <message>
        <source>From &amp;picture…</source>
        <translation>由图片生成(&amp;P)…</translation>
    </message>
    <message>
        <source>Wipe all cells</source>
        <translation>擦除所有单元格</translation>
    </message>
    <message>
        <source>Clues from cells</source>
        <translation>由单元格得出提示数</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</source>
        <translation>图片 (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>Clues from a picture</source>
        <translation>由图片得出提示数</translation>
    </message>
    <message>
        <source>Drag to fill cells, with the right button to cross them. Click a clue to change it. Keys: Return fills, X crosses, R and C open the clue of the row and column.</source>
        <translation>拖动以涂黑单元格，用右键拖动则打叉。点击提示数可更改。按键：Return 涂黑，X 打叉，R 和 C 打开所在行和列的提示数。</translation>
    </message>
    <message>
        <source>Return, X, Delete</source>
        <translation>Return、X、Delete</translation>
    </message>
    <message>
        <source>Fill, cross, clear the cell</source>
        <translation>涂黑、打叉、清除单元格</translation>
    </message>
    <message>
        <source>R, C</source>
        <translation>R、C</translation>
    </message>
    <message>
        <source>Open the clue of the row, of the column</source>
        <translation>打开所在行、所在列的提示数</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Drag to fill cells, with the right button to cross them out; with Shift a dot is a note to yourself. Keys: Return fills, X crosses, D dots, Del wipes.</source>
        <translation>拖动填涂格子，用右键打叉；按住 Shift 可加一个备注点。按键：Return 填涂，X 打叉，D 加点，Del 清除。</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>A dot as a note to yourself</source>
        <translation>备注点</translation>
    </message>
</context>
<context>
    <name>clew::nonogram::PictureDialog</name>
    <message>
        <source>&amp;Light cells filled</source>
        <translation>涂黑浅色格(&amp;L)</translation>
    </message>
    <message>
        <source>Nonogram from a picture</source>
        <translation>由图片生成数织</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>阈值(&amp;T)</translation>
    </message>
    <message>
        <source>Looking for a second solution…</source>
        <translation>正在寻找第二个解…</translation>
    </message>
    <message>
        <source>This picture is the only solution.</source>
        <translation>此图画是唯一解。</translation>
    </message>
    <message>
        <source>There are several solutions: change size or threshold to make the picture the only one.</source>
        <translation>有多个解：更改大小或阈值，使此图画成为唯一解。</translation>
    </message>
    <message numerus="yes">
        <source>Could not decide within %n second(s) whether there is a second solution.</source>
        <translation>
            <numerusform>%n 秒内未能查明是否有第二个解。</numerusform>
        </translation>
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
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>A queen here, or none</source>
        <translation>在此放置皇后，或移除</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>清空盘面</translation>
    </message>
    <message>
        <source>Boards of up to %1 queens are made here; larger ones are opened from files.</source>
        <translation>此处最多可建 %1 个皇后的棋盘；更大的请从文件打开。</translation>
    </message>
    <message>
        <source>Click a square to place a queen or take it away; with the right button, or X, cross a square out.</source>
        <translation>单击格子放置或拿走皇后；用右键或 X 打叉。</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Cross the square out, or not</source>
        <translation>给格子打叉或取消</translation>
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
        <source>Change size</source>
        <translation>更改大小</translation>
    </message>
    <message>
        <source>Click a cell, then type a digit or pick it above. Right click or Del clears a cell.</source>
        <translation>点击单元格，然后键入数字或在上方选取。右键点击或按 Del 键清除单元格。</translation>
    </message>
    <message>
        <source>%1. A second digit makes a number of two digits.</source>
        <translation>%1。再输入一个数字即成两位数。</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>数字、Delete</translation>
    </message>
    <message>
        <source>Write a number, clear the cell</source>
        <translation>输入数、清除单元格</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>清空盘面</translation>
    </message>
</context>
<context>
    <name>clew::suguru::SuguruBoard</name>
    <message>
        <source>Draw area</source>
        <translation>划分区域</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>更改大小</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: an area of %n cell(s)</source>
        <translation>
            <numerusform>第 %1 行第 %2 列：%n 格的区域</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell, then type a number or pick it above. Drag across cells to make them an area; with Shift they join the first cell&apos;s area.</source>
        <translation>点击单元格，然后键入数或在上方选取。拖过多个单元格可将其划为一个区域；按住 Shift 拖动则并入起始单元格的区域。</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>数字、Delete</translation>
    </message>
    <message>
        <source>Write a number, clear the cell</source>
        <translation>输入数、清除单元格</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>An area of this cell alone</source>
        <translation>此单元格单独成为一个区域</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+方向键</translation>
    </message>
    <message>
        <source>Take the next cell into the area</source>
        <translation>把下一个单元格并入区域</translation>
    </message>
</context>
<context>
    <name>clew::words::WordsBoard</name>
    <message>
        <source>As on a &amp;cheque</source>
        <translation>支票写法(&amp;C)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙语</translation>
    </message>
    <message>
        <source>words to read back</source>
        <translation>要读回的文字</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Type the amount in digits; Backspace removes the last digit, Delete removes all. Words typed beside the cheque are read back.</source>
        <translation>用数字输入金额；按 Backspace 删去最后一位，按 Delete 全部清除。在支票旁输入的文字会读回为数字。</translation>
    </message>
    <message>
        <source>Change amount</source>
        <translation>更改金额</translation>
    </message>
    <message>
        <source>Change language or form</source>
        <translation>更改语言或形式</translation>
    </message>
    <message>
        <source>Read words</source>
        <translation>读取文字</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>第 %1 列：%2</translation>
    </message>
    <message>
        <source>Digits, Backspace, Delete</source>
        <translation>数字、Backspace、Delete</translation>
    </message>
    <message>
        <source>Write the amount, take back a digit, all of it</source>
        <translation>输入金额、删去一位、全部删除</translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>Back to the beginning.</source>
        <translation>回到开头。</translation>
    </message>
    <message>
        <source>At node %1.</source>
        <translation>在节点 %1。</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>一个解。</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>尝试 %1。</translation>
    </message>
    <message>
        <source>%1not %2</source>
        <translation>%1不是 %2</translation>
    </message>
    <message>
        <source>%1contradiction at %2</source>
        <translation>%1在 %2 处矛盾</translation>
    </message>
    <message>
        <source>Search from elsewhere</source>
        <translation>外来的搜索</translation>
    </message>
    <message>
        <source>A search by another program, as it was reported.</source>
        <translation>其他程序的搜索，按其报告显示。</translation>
    </message>
    <message>
        <source>Header of a stream of events</source>
        <translation>事件流的文件头</translation>
    </message>
    <message>
        <source>Names with their values</source>
        <translation>名称及其值</translation>
    </message>
    <message>
        <source>no rule named</source>
        <translation>未指明规则</translation>
    </message>
    <message>
        <source>This search was made by another program, which alone can run it again.</source>
        <translation>此搜索由其他程序进行，只有该程序能重新运行它。</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>其他程序</translation>
    </message>
    <message>
        <source>A search from elsewhere is made from the header of its stream.</source>
        <translation>外来的搜索由其事件流的文件头建立。</translation>
    </message>
    <message>
        <source>%1 variables</source>
        <translation>%1 个变量</translation>
    </message>
    <message>
        <source>One variable</source>
        <translation>一个变量</translation>
    </message>
</context>
<context>
    <name>graphs</name>
    <message>
        <source>connected labelled graphs: renamed copies are counted separately</source>
        <translation>连通的带标号图：重命名的副本分别计数</translation>
    </message>
    <message>
        <source>labelled graphs, connected or not: renamed copies are counted separately</source>
        <translation>带标号图，不论是否连通：重命名的副本分别计数</translation>
    </message>
    <message>
        <source>connected graphs up to isomorphism: renamed copies are counted once</source>
        <translation>同构意义下的连通图：重命名的副本只计一次</translation>
    </message>
    <message>
        <source>graphs up to isomorphism, connected or not: renamed copies are counted once</source>
        <translation>同构意义下的图，不论是否连通：重命名的副本只计一次</translation>
    </message>
    <message>
        <source>A node cannot have %1 neighbours: there are only %2 other nodes.</source>
        <translation>一个顶点不能有 %1 个相邻顶点：其他顶点只有 %2 个。</translation>
    </message>
    <message>
        <source>%1 nodes with %2 neighbours each would make %3 ends of edges, an odd number; but every edge has two ends.</source>
        <translation>%1 个顶点各有 %2 个相邻顶点，边的端点共 %3 个，是奇数；但每条边都有两个端点。</translation>
    </message>
    <message>
        <source>%1 nodes with %2 neighbours each cannot be connected.</source>
        <translation>%1 个顶点各有 %2 个相邻顶点的图不可能连通。</translation>
    </message>
    <message>
        <source>The edge %1 is both required and forbidden.</source>
        <translation>边 %1 既是必需的，又被禁止。</translation>
    </message>
    <message>
        <source>Node %1 has %2 required edges, but every node has only %3.</source>
        <translation>顶点 %1 有 %2 条必需的边，但每个顶点只有 %3 条边。</translation>
    </message>
    <message>
        <source>Too many edges of node %1 are forbidden: it cannot have %2 neighbours.</source>
        <translation>顶点 %1 被禁止的边太多，得不到 %2 条边。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>顶点</translation>
    </message>
    <message>
        <source>Number of nodes, 2 to 64</source>
        <translation>顶点数，2 至 64</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>度数</translation>
    </message>
    <message>
        <source>How many neighbours every node has</source>
        <translation>每个顶点的相邻顶点数</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>带标号</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>连通</translation>
    </message>
    <message>
        <source>Connected graphs only</source>
        <translation>只求连成一体的图</translation>
    </message>
    <message>
        <source>Cubic graphs on 6 nodes (P94)</source>
        <translation>6 个顶点的 3-正则图 (P94)</translation>
    </message>
    <message>
        <source>The document&apos;s question: two graphs, in 70 labelled forms.</source>
        <translation>文档中的问题：两个图，带标号形式共 70 个。</translation>
    </message>
    <message>
        <source>Squares on 4 nodes</source>
        <translation>4 个顶点的四边形</translation>
    </message>
    <message>
        <source>The document&apos;s first list: one graph, labelled in three ways.</source>
        <translation>文档中的第一个列表：一个图，有三种标号方式。</translation>
    </message>
    <message>
        <source>Cubic graphs on 8 nodes</source>
        <translation>8 个顶点的 3-正则图</translation>
    </message>
    <message>
        <source>Six graphs, five of them connected; 19,355 labelled ones.</source>
        <translation>六个图，其中五个连通；带标号的有 19,355 个。</translation>
    </message>
    <message>
        <source>Four neighbours on 7 nodes</source>
        <translation>7 个顶点，各有四个相邻顶点</translation>
    </message>
    <message>
        <source>Two graphs: the complements of a heptagon and of a triangle with a square.</source>
        <translation>两个图：七边形的补图，以及三角形加四边形的补图。</translation>
    </message>
    <message>
        <source>Cubic graphs on 10 nodes</source>
        <translation>10 个顶点的 3-正则图</translation>
    </message>
    <message>
        <source>19 connected graphs; the Petersen graph is one of them.</source>
        <translation>19 个连通图；彼得森图是其中之一。</translation>
    </message>
    <message>
        <source>The Petersen graph</source>
        <translation>彼得森图</translation>
    </message>
    <message>
        <source>All its edges given: look at it in the several layouts.</source>
        <translation>所有的边都已给定：可用各种布局观看。</translation>
    </message>
    <message>
        <source>Lisp list of edges</source>
        <translation>Lisp 边列表</translation>
    </message>
    <message>
        <source>graph6</source>
        <translation>graph6</translation>
    </message>
    <message>
        <source>DOT (Graphviz)</source>
        <translation>DOT (Graphviz)</translation>
    </message>
    <message>
        <source>Edges 0-1 0-2 …</source>
        <translation>边 0-1 0-2 …</translation>
    </message>
    <message>
        <source>Regular graphs</source>
        <translation>正则图</translation>
    </message>
    <message>
        <source>Find the graphs of N nodes each of which has exactly K neighbours.</source>
        <translation>求 N 个顶点、每个顶点恰有 K 个相邻顶点的图。</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>degree reached</source>
        <translation>已达度数</translation>
    </message>
    <message>
        <source>needed for the degree</source>
        <translation>度数所需</translation>
    </message>
    <message>
        <source>degree out of reach</source>
        <translation>无法达到度数</translation>
    </message>
    <message>
        <source>interchangeable node first</source>
        <translation>可互换的顶点在先</translation>
    </message>
    <message>
        <source>not the first of its class</source>
        <translation>不是等价类中的第一个</translation>
    </message>
    <message>
        <source>isomorphic copy</source>
        <translation>同构副本</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>不连通</translation>
    </message>
    <message>
        <source>impossible problem</source>
        <translation>题目不可能</translation>
    </message>
    <message>
        <source>Now try to leave %1 out.</source>
        <translation>现在尝试不选 %1。</translation>
    </message>
    <message>
        <source>Try the edge %1: it would be number %2 of %3.</source>
        <translation>尝试边 %1：它将是 %3 条边中的第 %2 条。</translation>
    </message>
    <message>
        <source>The edge %1 is required.</source>
        <translation>边 %1 是必需的。</translation>
    </message>
    <message>
        <source>The edge %1 is forbidden.</source>
        <translation>边 %1 被禁止。</translation>
    </message>
    <message>
        <source>%1 must be in: without it one of its ends could no longer get its %2 neighbours.</source>
        <translation>必选 %1：没有它，其一端就无法有 %2 个相邻顶点。</translation>
    </message>
    <message>
        <source>%1 stays out: node %2 has its %3 neighbours already.</source>
        <translation>不选 %1：顶点 %2 已有 %3 个相邻顶点。</translation>
    </message>
    <message>
        <source>The edge %1 cannot be in: node %2 has its %3 neighbours already.</source>
        <translation>不能选边 %1：顶点 %2 已有 %3 个相邻顶点。</translation>
    </message>
    <message>
        <source>After %1 one of its ends can no longer get its %2 neighbours: too few pairs are left.</source>
        <translation>在 %1 之后，其一端已无法有 %2 个相邻顶点：剩下的顶点对太少。</translation>
    </message>
    <message>
        <source>With the nodes named in another way the rows settled so far would come earlier in the list: that graph is met elsewhere.</source>
        <translation>若给顶点换个命名，已确定的各行在列表中就会更靠前：那个图会在别处遇到。</translation>
    </message>
    <message>
        <source>This graph is a copy of one found before; only the names of its nodes differ.</source>
        <translation>此图是先前找到的图的副本，只有顶点名称不同。</translation>
    </message>
    <message>
        <source>%1 of the nodes have all their neighbours and form a piece of their own: the graph cannot become connected.</source>
        <translation>有 %1 个顶点的相邻顶点已满，并自成一个连通分量：图不可能连通。</translation>
    </message>
    <message>
        <source>Orderly generation</source>
        <translation>有序生成</translation>
    </message>
    <message>
        <source>Settles the adjacency matrix row by row and drops every beginning that renaming the nodes would make come earlier: no copy is ever made. Labelled: nothing is dropped, every graph is listed.</source>
        <translation>逐行确定邻接矩阵；凡是给顶点重命名后会更靠前的开头一律舍弃，从不生成副本。带标号时：不舍弃，列出每个图。</translation>
    </message>
    <message>
        <source>Read 1978, Faradžev 1978; for regular graphs Meringer 1999.</source>
        <translation>Read 1978，Faradžev 1978；正则图据 Meringer 1999。</translation>
    </message>
    <message>
        <source>Edge selection</source>
        <translation>选边</translation>
    </message>
    <message>
        <source>Picks edges in order as long as no node gets too many; makes every labelled graph. Unlabelled: compares each with every one kept.</source>
        <translation>只要没有顶点超出度数，就按顺序选边；生成每个带标号图。不带标号时：每个图都与所有已保存的图比较。</translation>
    </message>
    <message>
        <source>The document&apos;s own program for P94.</source>
        <translation>文档中 P94 的程序。</translation>
    </message>
    <message>
        <source>Edge selection with canonical forms</source>
        <translation>选边（规范形）</translation>
    </message>
    <message>
        <source>Picks edges in the same way, but finds copies by looking up each graph&apos;s canonical form. Labelled: there is nothing to look up.</source>
        <translation>以同样方式选边，但通过查找每个图的规范形来发现副本。带标号时：无需查找。</translation>
    </message>
    <message>
        <source>Canonical forms by nauty: McKay and Piperno 2014.</source>
        <translation>规范形用 nauty：McKay 和 Piperno 2014。</translation>
    </message>
    <message>
        <source>There are %1 pairs of nodes, but %2 values are named.</source>
        <translation>有 %1 个顶点对，但给出了 %2 个值。</translation>
    </message>
    <message>
        <source>It is not said whether %1 is an edge.</source>
        <translation>未说明 %1 是不是边。</translation>
    </message>
    <message>
        <source>Node %1 has %2 neighbours, not %3.</source>
        <translation>顶点 %1 有 %2 个相邻顶点，而不是 %3 个。</translation>
    </message>
    <message>
        <source>The required edge %1 is missing.</source>
        <translation>缺少必需的边 %1。</translation>
    </message>
    <message>
        <source>The forbidden edge %1 is there.</source>
        <translation>出现了被禁止的边 %1。</translation>
    </message>
    <message>
        <source>Node %1 cannot be reached from node 0.</source>
        <translation>从顶点 0 无法到达顶点 %1。</translation>
    </message>
    <message>
        <source>Back to the edges that were given.</source>
        <translation>回到给定的边。</translation>
    </message>
    <message>
        <source>Every node has %1 neighbours: a solution.</source>
        <translation>每个顶点都有 %1 个相邻顶点：这是一个解。</translation>
    </message>
    <message>
        <source>Two cubic graphs on six nodes</source>
        <translation>6 个顶点的两个 3-正则图</translation>
    </message>
    <message>
        <source>Making all 70 and throwing 68 away, or never making a copy.</source>
        <translation>生成全部 70 个再舍弃 68 个，还是从不生成副本。</translation>
    </message>
    <message>
        <source>Cubic graphs on eight nodes</source>
        <translation>8 个顶点的 3-正则图</translation>
    </message>
    <message>
        <source>Two nodes more and the copies are thousands for each graph; orderly generation still sees every graph once.</source>
        <translation>多两个顶点，每个图就有几千个副本；有序生成仍然对每个图只遇到一次。</translation>
    </message>
    <message>
        <source>Node %1 has its %2 neighbours already.</source>
        <translation>顶点 %1 已有 %2 个相邻顶点。</translation>
    </message>
    <message>
        <source>Node %1 could then have %2 neighbours at most.</source>
        <translation>这样顶点 %1 最多只能有 %2 个相邻顶点。</translation>
    </message>
    <message>
        <source>One graph can be written in many ways by renaming its nodes. Only the first of these, in the order of the adjacency matrix, is ever completed: whenever a row is full, the beginning is dropped if a renaming makes it come earlier. So no graph comes twice, and none has to be remembered.</source>
        <translation>给顶点重命名，同一个图就有许多种写法。按邻接矩阵的顺序，只有其中第一种会写完：每写满一行，若某种重命名会使它更靠前，就舍弃这个开头。因此没有图会出现两次，也不必记住任何图。</translation>
    </message>
    <message>
        <source>Exponential in the number of pairs, but few beginnings outlive the test. The test takes long where a graph has many symmetries. Memory for one graph; where edges are given, for those found.</source>
        <translation>随顶点对的数目指数增长，但通过检验的开头很少。图的对称性多时，检验费时。内存只需存一个图；给定了边时，还要存已找到的图。</translation>
    </message>
    <message>
        <source>Edges are picked from the list of all pairs, each after the one before, as long as no node gets too many. It never looks ahead: that a node passed by can no longer get its neighbours shows only at the end. Copies are found by trying to rename each new graph into one of those kept.</source>
        <translation>从所有顶点对的列表中选边，每条都在前一条之后，只要没有顶点超出度数。它从不预先查看：被错过的顶点已得不到足够的相邻顶点，要到最后才看得出来。寻找副本时，试着把每个新图重命名为某个已保存的图。</translation>
    </message>
    <message>
        <source>Every labelled graph is made: up to N! copies of each. Unlabelled, each of them is compared with the graphs kept, one by one. Memory for the graphs kept.</source>
        <translation>每个带标号图都会生成：每个图的副本多达 N! 个。不带标号时，每个都要与已保存的图逐一比较。内存用于已保存的图。</translation>
    </message>
    <message>
        <source>The graphs are made as by edge selection, but copies are found in another way. Of each graph the canonical form is computed, a naming of its nodes that is the same for all copies. Two graphs are copies exactly if these forms are equal, so that one look into a table is enough.</source>
        <translation>图的生成与选边相同，但用另一种方法发现副本。对每个图计算规范形，即一种对所有副本都相同的顶点命名。两个图的规范形相等，当且仅当它们互为副本，因此查一次表就够了。</translation>
    </message>
    <message>
        <source>Every labelled graph is still made, but each costs one canonical form and one look-up, however many are kept. Memory for a form of each graph kept.</source>
        <translation>每个带标号图仍会生成，但不论已保存多少，每个只需计算一次规范形、查找一次。内存用于每个已保存的图的规范形。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every degree with a number of nodes is already a problem.</source>
        <translation>没有新题目可生成：任何度数配上顶点数就已是题目。</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 入选</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 不入选</translation>
    </message>
    <message>
        <source>with given edges copies are known only by comparing with all graphs found: this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>给定了边时，只有与已找到的所有图比较才能识别副本：此计数不能拆分成多个部分；请去掉 --part 和 --checkpoint</translation>
    </message>
    <message>
        <source>the table is of graphs without given edges</source>
        <translation>此表只计没有给定边的图</translation>
    </message>
    <message>
        <source>%1 stays out: nodes of lower number that nothing distinguishes from node %2 so far are not joined to node %3, so joining it instead would only rename nodes.</source>
        <translation>不选 %1：有编号更小、目前与顶点 %2 无从区分的顶点未与顶点 %3 相连，改选此边只是给顶点换了名称。</translation>
    </message>
    <message>
        <source>there is no node %1: nodes go from 0 to at most %2</source>
        <translation>没有顶点 %1：顶点编号为 0 至最多 %2</translation>
    </message>
    <message>
        <source>an edge joins two different nodes, not %1 to itself</source>
        <translation>边连接两个不同的顶点，不能把 %1 与自身相连</translation>
    </message>
    <message>
        <source>there is no node %1: %2 nodes go from 0 to %3</source>
        <translation>没有顶点 %1：%2 个顶点的编号为 0 至 %3</translation>
    </message>
    <message>
        <source>expected a list of edges like ((0 1) (0 2)), not %1</source>
        <translation>此处应为 ((0 1) (0 2)) 这样的边列表，而不是 %1</translation>
    </message>
    <message>
        <source>expected an edge as two nodes, like (0 1)</source>
        <translation>此处应为用两个顶点表示的边，如 (0 1)</translation>
    </message>
    <message>
        <source>the list of edges is not closed: &apos;)&apos; is missing</source>
        <translation>边列表未闭合：缺少 &apos;)&apos;</translation>
    </message>
    <message>
        <source>expected an edge like (0 1) or &apos;)&apos;, not %1</source>
        <translation>此处应为 (0 1) 这样的边或 &apos;)&apos;，而不是 %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 必须是 %2 至 %3 的整数</translation>
    </message>
    <message>
        <source>%1 must be t, or left out</source>
        <translation>%1 必须是 t，或者省略</translation>
    </message>
    <message>
        <source>expected :nodes, :degree, :labelled, :connected, :required or :forbidden</source>
        <translation>此处应为 :nodes、:degree、:labelled、:connected、:required 或 :forbidden</translation>
    </message>
    <message>
        <source>the property list is not closed: &apos;)&apos; is missing</source>
        <translation>属性列表未闭合：缺少 &apos;)&apos;</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one graph</source>
        <translation>列表之后还有文本；一个列表表示一个图</translation>
    </message>
    <message>
        <source>expected an edge as two nodes, like 0-1</source>
        <translation>此处应为用两个顶点表示的边，如 0-1</translation>
    </message>
    <message>
        <source>the graph6 text ends too early</source>
        <translation>graph6 文本过早结束</translation>
    </message>
    <message>
        <source>graph6 has characters from ? to ~ only, not %1</source>
        <translation>graph6 只含 ? 至 ~ 的字符，不能有 %1</translation>
    </message>
    <message>
        <source>this graph has %1 nodes; graphs have %2 to %3 here</source>
        <translation>此图有 %1 个顶点；此处的图应有 %2 至 %3 个顶点</translation>
    </message>
    <message>
        <source>there is more text after the graph; one line of graph6 is one graph</source>
        <translation>图之后还有文本；一行 graph6 表示一个图</translation>
    </message>
    <message>
        <source>expected an undirected graph: graph { 0 -- 1; … }</source>
        <translation>此处应为无向图：graph { 0 -- 1; … }</translation>
    </message>
    <message>
        <source>expected { after graph</source>
        <translation>graph 之后应为 {</translation>
    </message>
    <message>
        <source>there is more text after the graph&apos;s }</source>
        <translation>图的 } 之后还有文本</translation>
    </message>
    <message>
        <source>the graph is not closed: } is missing</source>
        <translation>图未闭合：缺少 }</translation>
    </message>
    <message>
        <source>expected a node or an edge like 0 -- 1, not %1</source>
        <translation>此处应为顶点或 0 -- 1 这样的边，而不是 %1</translation>
    </message>
    <message>
        <source>-&gt; is a directed edge; write -- instead</source>
        <translation>-&gt; 表示有向边；请改用 --</translation>
    </message>
    <message>
        <source>expected an edge like 0 -- 1</source>
        <translation>此处应为 0 -- 1 这样的边</translation>
    </message>
    <message>
        <source>expected a node after --</source>
        <translation>-- 之后应为顶点</translation>
    </message>
    <message>
        <source>Graphs that differ only in the names of their nodes count as different</source>
        <translation>只有顶点名称不同的图也分别计数</translation>
    </message>
    <message>
        <source>connected labelled %1-regular graphs on %2 nodes</source>
        <translation>%2 个顶点的连通带标号 %1-正则图</translation>
    </message>
    <message>
        <source>connected %1-regular graphs on %2 nodes</source>
        <translation>%2 个顶点的连通 %1-正则图</translation>
    </message>
    <message>
        <source>labelled %1-regular graphs on %2 nodes</source>
        <translation>%2 个顶点的带标号 %1-正则图</translation>
    </message>
    <message>
        <source>%1-regular graphs on %2 nodes</source>
        <translation>%2 个顶点的 %1-正则图</translation>
    </message>
    <message>
        <source>%1, %2 required</source>
        <translation>%1，%2 条必需的边</translation>
    </message>
    <message>
        <source>%1, %2 forbidden</source>
        <translation>%1，%2 条被禁止的边</translation>
    </message>
    <message>
        <source>there is no graph here; write one, like (:nodes 6 :degree 3)</source>
        <translation>这里没有图；请写一个，例如 (:nodes 6 :degree 3)</translation>
    </message>
    <message>
        <source>expected labelled or connected</source>
        <translation>此处应为 labelled 或 connected</translation>
    </message>
    <message>
        <source>expected a node with its neighbours, like 0: 1 2 5</source>
        <translation>此处应为顶点及其邻点，如 0: 1 2 5</translation>
    </message>
    <message>
        <source>the nodes come in their order from 0: expected %1 here</source>
        <translation>顶点应从 0 开始按顺序排列：此处应为 %1</translation>
    </message>
    <message>
        <source>expected the number of a neighbour, not %1</source>
        <translation>此处应为邻点的编号，而不是 %1</translation>
    </message>
    <message>
        <source>expected nothing more on this line</source>
        <translation>此行不应再有内容</translation>
    </message>
    <message>
        <source>Neighbours of each node</source>
        <translation>每个顶点的邻点</translation>
    </message>
    <message>
        <source>Each of the %1 nodes has %2 neighbours, which makes %3 ends of edges, two to an edge: the graph has %4 edges.</source>
        <translation>%1 个顶点各有 %2 个相邻顶点，共有 %3 个边端，每条边两个：图有 %4 条边。</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>必选：%1。</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <translation>禁用：%1。</translation>
    </message>
    <message>
        <source>Nothing distinguishes the nodes so far, so the neighbours of node 0 may be called 1 to %1: %2.</source>
        <translation>到目前为止顶点之间没有区别，因此顶点 0 的相邻顶点可称为 1 到 %1：%2。</translation>
    </message>
    <message>
        <source>Node %1 has its %2 neighbours, so no other edges: not %3.</source>
        <translation>顶点 %1 已有 %2 个相邻顶点，不再有其他边：排除 %3。</translation>
    </message>
    <message>
        <source>Node %1 has %2 of its %3 neighbours and no pairs left but these, which must be in: %4.</source>
        <translation>顶点 %1 已有 %3 个相邻顶点中的 %2 个，只剩下这些对，它们必须是边：%4。</translation>
    </message>
    <message>
        <source>%1 stays out: with it, node %2 could not have %3 neighbours in the end.</source>
        <translation>%1 不选：选了它，顶点 %2 最终不可能有 %3 个相邻顶点。</translation>
    </message>
    <message>
        <source>%1 must be in: without it, node %2 could not have %3 neighbours in the end.</source>
        <translation>%1 必选：不选它，顶点 %2 最终不可能有 %3 个相邻顶点。</translation>
    </message>
    <message>
        <source>Nothing is forced here: let %1 be an edge.</source>
        <translation>此处没有可确定的：令 %1 为边。</translation>
    </message>
    <message>
        <source>Nothing is forced here: leave %1 out.</source>
        <translation>此处没有可确定的：不选 %1。</translation>
    </message>
    <message>
        <source>Node %1 has %2 neighbours, more than %3.</source>
        <translation>顶点 %1 有 %2 个相邻顶点，多于 %3 个。</translation>
    </message>
    <message>
        <source>Node %1 can have %2 neighbours at most, fewer than %3.</source>
        <translation>顶点 %1 至多有 %2 个相邻顶点，少于 %3 个。</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>连通</translation>
    </message>
    <message>
        <source>bipartite</source>
        <translation>二部</translation>
    </message>
    <message>
        <source>not bipartite</source>
        <translation>非二部</translation>
    </message>
    <message>
        <source>planar</source>
        <translation>可平面</translation>
    </message>
    <message>
        <source>not planar</source>
        <translation>不可平面</translation>
    </message>
    <message>
        <source>shortest cycle %1</source>
        <translation>最短圈 %1</translation>
    </message>
    <message>
        <source>diameter %1</source>
        <translation>直径 %1</translation>
    </message>
    <message>
        <source>automorphisms: %1</source>
        <translation>自同构：%1</translation>
    </message>
    <message>
        <source>Every node has %1 neighbours: a solution. The graph is %2.</source>
        <translation>每个顶点都有 %1 个相邻顶点：这是一个解。该图：%2。</translation>
    </message>
    <message>
        <source>There is no such graph.</source>
        <translation>没有这样的图。</translation>
    </message>
    <message>
        <source>%1 There is no such graph.</source>
        <translation>%1 没有这样的图。</translation>
    </message>
    <message>
        <source>Every choice left was searched and leads to a contradiction: there is no such graph. Nodes searched: %1</source>
        <translation>剩下的选择都已搜索，全都导致矛盾：没有这样的图。搜索的节点数：%1</translation>
    </message>
    <message>
        <source>It grows connected cubic graphs up to isomorphism: the degree must be 3, &quot;connected&quot; chosen, and no edge given.</source>
        <translation>它生成同构意义下的连通三次图：度须为 3，须选“连通”，且不得给定边。</translation>
    </message>
    <message>
        <source>Canonical augmentation</source>
        <translation>规范扩张</translation>
    </message>
    <message>
        <source>Grows connected cubic graphs from smaller ones by a few nodes at a time, each from one parent only. Each is shown as it was made, not as the first of its copies.</source>
        <translation>从较小的图出发，每次增加几个顶点，生成连通三次图，每个图只来自一个父图。显示的是生成时的样子，而不是其副本中的第一个。</translation>
    </message>
    <message>
        <source>A cubic graph can be made from a smaller one: a node becomes a triangle, a diamond is put into an edge, or two edges are joined by a new one. The same graph could be made in many such ways. So each graph names one of the steps that could be taken back, the same for all its copies, and is kept only if that was the last step. No graph is ever compared with another, and cheap numbers settle most cases: how many triangles and squares there are, how many nodes are near.</source>
        <translation>三次图可由较小的图得到：一个顶点变成三角形，一条边中插入菱形，或用新边连接两条边。同一个图可有多种这样的做法。因此每个图从可撤销的步骤中指定一个，其所有副本指定的相同，只有当最后一步正是它时才保留。图与图之间从不比较，多数情况由简单的数就能判定：有多少三角形和四边形，附近有多少顶点。</translation>
    </message>
    <message>
        <source>A few steps tried for each graph, few of which need more than counting its squares. Nothing is remembered but the graphs from which the present one grew.</source>
        <translation>每个图只尝试几步，其中很少需要比数四边形更多的工作。只记住当前图由之长成的那些图。</translation>
    </message>
    <message>
        <source>McKay 1998; for cubic graphs Brinkmann, Goedgebeur and McKay 2011. The steps used here differ.</source>
        <translation>McKay 1998；三次图见 Brinkmann、Goedgebeur 和 McKay 2011。此处的步骤不同。</translation>
    </message>
    <message>
        <source>%1 comes in with the same step: it joins the new nodes to each other or to the nodes that were there.</source>
        <translation>%1 随同一步加入：把新顶点彼此相连，或与原有顶点相连。</translation>
    </message>
    <message>
        <source>%1 goes with the same step: new nodes take its place.</source>
        <translation>%1 随同一步去掉：由新顶点取代。</translation>
    </message>
    <message>
        <source>Of the steps that could be taken back here, another comes first: this graph is kept where it is made by that one.</source>
        <translation>此处可撤销的步骤中，另一个更靠前：此图在由那一步生成之处保留。</translation>
    </message>
    <message>
        <source>part of the step</source>
        <translation>该步的一部分</translation>
    </message>
    <message>
        <source>made from another graph</source>
        <translation>由另一个图生成</translation>
    </message>
    <message>
        <source>Technique: a pair has only one choice left, in or out.</source>
        <translation>技巧：某一对在入选与不入选中只剩其一。</translation>
    </message>
    <message>
        <source>Node %1 could then have one neighbour at most.</source>
        <translation>这样顶点 %1 最多只能有一个相邻顶点。</translation>
    </message>
    <message>
        <source>There are several such graphs; these steps lead to one of them.</source>
        <translation>这样的图有多个；以下步骤得到其中一个。</translation>
    </message>
</context>
<context>
    <name>knight</name>
    <message>
        <source>Try a tour that starts at %1.</source>
        <translation>尝试从 %1 开始的巡游。</translation>
    </message>
    <message>
        <source>Move %1: from %2 the knight can only jump to %3.</source>
        <translation>第 %1 步：骑士从 %2 只能跳到 %3。</translation>
    </message>
    <message>
        <source>Move %1: from %2, with %3 unvisited squares to jump to, try %4.</source>
        <translation>第 %1 步：从 %2 可跳到 %3 个未访问的方格，尝试 %4。</translation>
    </message>
    <message>
        <source>The frontier has passed %1: of all ways to jump to it and on, only which squares ahead belong to the same piece of path is kept, with the number of ways.</source>
        <translation>轮廓线已越过 %1：在跳到该格并继续前行的所有方式中，只保留前方哪些方格属于同一段路径，以及方式的数目。</translation>
    </message>
    <message>
        <source>The tour put together from tiles is followed from %1 on.</source>
        <translation>从 %1 起，沿由拼块连成的巡游前行。</translation>
    </message>
    <message>
        <source>From %1 to %2: on a board this narrow a part of a short board&apos;s tour is repeated.</source>
        <translation>从 %1 到 %2：在这样窄的棋盘上，重复短棋盘巡游中的一段。</translation>
    </message>
    <message>
        <source>The tour of this tile goes from %1 to %2.</source>
        <translation>此拼块的巡游从 %1 到 %2。</translation>
    </message>
    <message>
        <source>From %1 the tour crosses into the next tile at %2, where the tours of the two tiles were joined.</source>
        <translation>巡游从 %1 进入下一个拼块的 %2，两个拼块的巡游在此相接。</translation>
    </message>
    <message>
        <source>No unvisited square can be reached from %1, and %2 are still to be visited.</source>
        <translation>从 %1 跳不到任何未访问的方格，而还有 %2 个方格要访问。</translation>
    </message>
    <message>
        <source>%1 is unvisited and was passed by: too few of its neighbours are left for a tour to pass through it.</source>
        <translation>%1 未被访问就已错过：能与它互跳的方格剩下太少，巡游无法从中通过。</translation>
    </message>
    <message>
        <source>%1 can still be entered but not left again, so the tour would have to end there; but it has to end on another square for the same reason.</source>
        <translation>%1 还能进入，但不能再离开，因此巡游只能在那里结束；可是出于同样的原因，巡游又必须在另一个方格结束。</translation>
    </message>
    <message>
        <source>All neighbours of the start %1 are visited before the rest of the board: the tour cannot be closed.</source>
        <translation>与起点 %1 可互跳的方格都在棋盘其余部分之前访问完了：巡游无法闭合。</translation>
    </message>
    <message>
        <source>Every square is visited, but no jump leads from %1 back to the start %2.</source>
        <translation>所有方格都已访问，但从 %1 跳不回起点 %2。</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, one of those from which the fewest squares (%4) can be reached.</source>
        <translation>第 %1 步：从 %2 到 %3，它是后续可跳方格最少（%4 个）的方格之一。</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, although %4 squares can be reached from there: where fewer can, the search found a dead end.</source>
        <translation>第 %1 步：从 %2 到 %3，尽管从那里可跳到 %4 个方格：在后续更少之处，搜索走入了死路。</translation>
    </message>
    <message>
        <source>Back to the empty board.</source>
        <translation>回到空棋盘。</translation>
    </message>
    <message>
        <source>Every square is visited once and a jump leads back to the start: a closed tour.</source>
        <translation>每个方格恰好访问一次，并可跳回起点：这是一个闭巡游。</translation>
    </message>
    <message>
        <source>Every square is visited once: a tour.</source>
        <translation>每个方格恰好访问一次：这是一个巡游。</translation>
    </message>
    <message>
        <source>All %1 beginnings of a tour were tried: there is none.</source>
        <translation>巡游的 %1 个开头都已试过：没有巡游。</translation>
    </message>
    <message>
        <source>The tour starts at %1.</source>
        <translation>巡游从 %1 开始。</translation>
    </message>
    <message>
        <source>undirected closed tours: start and direction do not matter; rotations and reflections counted separately</source>
        <translation>无向闭巡游：不计起点和方向；旋转和镜像分别计数</translation>
    </message>
    <message>
        <source>directed open tours from the given square; reflections counted separately</source>
        <translation>从给定方格开始的有向开巡游；镜像分别计数</translation>
    </message>
    <message>
        <source>directed open tours from all squares: a tour and its reverse are two; rotations and reflections counted separately</source>
        <translation>从所有方格开始的有向开巡游：巡游与其反向算两个；旋转和镜像分别计数</translation>
    </message>
    <message>
        <source>On a board with a side of %1 a knight cannot go round and come back: there is no closed tour.</source>
        <translation>在边长为 %1 的棋盘上，骑士无法绕一圈回来：没有闭巡游。</translation>
    </message>
    <message>
        <source>On a board with a side of 4 every jump from the outer lines leads to the inner ones. A closed tour would have to change between them at every move, as it changes colours at every move, and so would never visit the inner squares of one colour (Schwenk&apos;s theorem).</source>
        <translation>在一边为 4 的棋盘上，从外侧线上的每一跳都落到内侧线上。闭巡游每一步都要改变颜色，也就必须每一步都在内外之间交替，因而永远访问不到内侧某一颜色的方格（Schwenk 定理）。</translation>
    </message>
    <message>
        <source>Schwenk&apos;s theorem: a board with a side of 3 has a closed tour only if the other side is even and at least 10; here it is %1.</source>
        <translation>Schwenk 定理：一边为 3 的棋盘，只有另一边为偶数且至少为 10 时才有闭巡游；此处为 %1。</translation>
    </message>
    <message>
        <source>The colour changes with every jump, so a closed tour needs as many light squares as dark ones; here are %1 and %2.</source>
        <translation>每跳一次颜色都改变，因此闭巡游所需的浅色方格与深色方格一样多；此处为 %1 个和 %2 个。</translation>
    </message>
    <message>
        <source>The colour changes with every jump, so the numbers of light and dark squares may differ by one at most; here are %1 and %2.</source>
        <translation>每跳一次颜色都改变，因此浅色方格与深色方格的数目最多相差一个；此处为 %1 个和 %2 个。</translation>
    </message>
    <message>
        <source>With %1 squares of one colour and %2 of the other, a tour starts and ends on the first; %3 has the other colour.</source>
        <translation>一种颜色有 %1 个方格，另一种有 %2 个，因此巡游的起点和终点都是前一种颜色；%3 是另一种颜色。</translation>
    </message>
    <message>
        <source>No jump leads to %1 or away from it.</source>
        <translation>没有任何跳法可以进入或离开 %1。</translation>
    </message>
    <message>
        <source>Only one jump leads to %1: a closed tour needs another one to continue.</source>
        <translation>只有一种跳法到 %1：闭巡游还需要另一种才能继续。</translation>
    </message>
    <message>
        <source>Every square is blocked.</source>
        <translation>所有方格都已封锁。</translation>
    </message>
    <message>
        <source>The start %1 is blocked.</source>
        <translation>起点 %1 已封锁。</translation>
    </message>
    <message>
        <source>A closed tour needs more than two squares.</source>
        <translation>闭巡游需要两个以上的方格。</translation>
    </message>
    <message>
        <source>Knight&apos;s tour</source>
        <translation>骑士巡游</translation>
    </message>
    <message>
        <source>Jump with a knight so that it visits every square exactly once.</source>
        <translation>让骑士跳遍每个方格，每格恰好一次。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Columns and rows, like 8 or 5x6</source>
        <translation>列数和行数，如 8 或 5x6</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起点</translation>
    </message>
    <message>
        <source>The square where the tour starts, like a1; empty for any</source>
        <translation>巡游开始的方格，如 a1；留空则任意</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>闭巡游</translation>
    </message>
    <message>
        <source>The last square is a jump away from the first</source>
        <translation>从最后一格可以跳回第一格</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>封锁</translation>
    </message>
    <message>
        <source>Squares the knight may not enter, like &quot;c3 d4&quot;</source>
        <translation>骑士不能进入的方格，如“c3 d4”</translation>
    </message>
    <message>
        <source>Five by five (P91)</source>
        <translation>五乘五 (P91)</translation>
    </message>
    <message>
        <source>From any square: 1,728 tours, 304 of them from each corner.</source>
        <translation>从任意方格开始：1,728 个巡游，从每个角开始的各有 304 个。</translation>
    </message>
    <message>
        <source>Closed on six by six</source>
        <translation>六乘六闭巡游</translation>
    </message>
    <message>
        <source>The smallest square with closed tours: 9,862.</source>
        <translation>有闭巡游的最小正方形棋盘：9,862 个。</translation>
    </message>
    <message>
        <source>The chessboard</source>
        <translation>国际象棋棋盘</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule finds a tour at once; there are 19,591,828,170,979,904.</source>
        <translation>用 Warnsdorff 规则立刻找到一个巡游；总共有 19,591,828,170,979,904 个。</translation>
    </message>
    <message>
        <source>Closed on three by ten</source>
        <translation>三乘十闭巡游</translation>
    </message>
    <message>
        <source>The smallest board three squares high with closed tours: 16.</source>
        <translation>三格高的棋盘中有闭巡游的最小者：16 个。</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>四乘四</translation>
    </message>
    <message>
        <source>There is no tour, and the search proves it.</source>
        <translation>没有巡游，由搜索证明。</translation>
    </message>
    <message>
        <source>A hole in the middle</source>
        <translation>中间有洞</translation>
    </message>
    <message>
        <source>A closed tour around four blocked squares.</source>
        <translation>绕过四个封锁方格的闭巡游。</translation>
    </message>
    <message>
        <source>Fifty by fifty</source>
        <translation>五十乘五十</translation>
    </message>
    <message>
        <source>2,500 squares: hopeless for backtracking, easy with a good rule.</source>
        <translation>2,500 个方格：回溯毫无希望，有了好规则就很容易。</translation>
    </message>
    <message>
        <source>Board of . # and S</source>
        <translation>由 . # S 组成的棋盘</translation>
    </message>
    <message>
        <source>Squares in order</source>
        <translation>按访问顺序的方格</translation>
    </message>
    <message>
        <source>Numbered board</source>
        <translation>编号的棋盘</translation>
    </message>
    <message>
        <source>Pairs (X . Y), the last square first</source>
        <translation>数对 (X . Y)，最后的方格在前</translation>
    </message>
    <message>
        <source>impossible as given</source>
        <translation>题目本身不可能</translation>
    </message>
    <message>
        <source>no jump left</source>
        <translation>无处可跳</translation>
    </message>
    <message>
        <source>square cut off</source>
        <translation>孤立的方格</translation>
    </message>
    <message>
        <source>two squares to end on</source>
        <translation>两个方格都须为终点</translation>
    </message>
    <message>
        <source>no way back to the start</source>
        <translation>无路回到起点</translation>
    </message>
    <message>
        <source>not closed</source>
        <translation>未闭合</translation>
    </message>
    <message>
        <source>other direction of a tour listed already</source>
        <translation>相反方向的巡游已列出</translation>
    </message>
    <message>
        <source>tour of a tile</source>
        <translation>拼块的巡游</translation>
    </message>
    <message>
        <source>passed by the frontier</source>
        <translation>轮廓线已越过</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>Each jump is tried in turn; from a dead end the last one is taken back.</source>
        <translation>依次尝试每种跳法；走入死路时撤回最后一步。</translation>
    </message>
    <message>
        <source>P91, with the steps in the order of its program.</source>
        <translation>P91，步骤顺序同其程序。</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>广度优先</translation>
    </message>
    <message>
        <source>All paths of k squares are kept while those of k + 1 are made: memory runs out soon.</source>
        <translation>在生成 k + 1 格的路径时保存所有 k 格的路径：内存很快用尽。</translation>
    </message>
    <message>
        <source>P91, as its program does it.</source>
        <translation>P91，同其程序的做法。</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule</source>
        <translation>Warnsdorff 规则</translation>
    </message>
    <message>
        <source>Backtracking that jumps first to where the fewest jumps lead on, and gives up when a square is cut off.</source>
        <translation>先跳到后续跳法最少之处的回溯；出现孤立的方格时放弃。</translation>
    </message>
    <message>
        <source>H. C. von Warnsdorff, 1823; ties after A. Roth.</source>
        <translation>H. C. von Warnsdorff，1823；相同时的取舍据 A. Roth。</translation>
    </message>
    <message>
        <source>Divide and conquer</source>
        <translation>分治法</translation>
    </message>
    <message>
        <source>One tour from tours of small tiles, joined at their borders; boards that are not cut are searched by Warnsdorff&apos;s rule.</source>
        <translation>把小拼块的巡游在边界处连成一个巡游；不切分的棋盘用 Warnsdorff 规则搜索。</translation>
    </message>
    <message>
        <source>After I. Parberry, 1997.</source>
        <translation>据 I. Parberry，1997。</translation>
    </message>
    <message>
        <source>Frontier (counts only)</source>
        <translation>轮廓线（只计数）</translation>
    </message>
    <message>
        <source>Counts all tours without listing any: beginnings that leave the same loose ends are the same. One side up to 11.</source>
        <translation>不列出任何巡游，只计总数：留下相同端点的开头视为相同。一边最多 11。</translation>
    </message>
    <message>
        <source>Sekine, Imai and Tani, 1995; Knuth, TAOCP 7.1.4.</source>
        <translation>Sekine、Imai 和 Tani，1995；Knuth，TAOCP 7.1.4。</translation>
    </message>
    <message>
        <source>The board has %1 free squares, but the tour has %2.</source>
        <translation>棋盘有 %1 个空闲方格，但巡游有 %2 格。</translation>
    </message>
    <message>
        <source>Move %1 has no square.</source>
        <translation>第 %1 步没有方格。</translation>
    </message>
    <message>
        <source>%1 is blocked.</source>
        <translation>%1 已封锁。</translation>
    </message>
    <message>
        <source>%1 is visited twice.</source>
        <translation>%1 被访问了两次。</translation>
    </message>
    <message>
        <source>The tour starts at %1 instead of %2.</source>
        <translation>巡游从 %1 开始，而不是从 %2 开始。</translation>
    </message>
    <message>
        <source>No jump leads from %1 back to the start %2.</source>
        <translation>从 %1 跳不回起点 %2。</translation>
    </message>
    <message>
        <source>%1 is visited already, as move %2.</source>
        <translation>%1 已在第 %2 步访问过。</translation>
    </message>
    <message>
        <source>No jump leads from %1 to %2.</source>
        <translation>从 %1 跳不到 %2。</translation>
    </message>
    <message>
        <source>The first tour</source>
        <translation>第一个巡游</translation>
    </message>
    <message>
        <source>Breadth first keeps millions of paths before one is a tour; backtracking keeps one; a good rule hardly ever turns back.</source>
        <translation>广度优先在得到一个巡游之前要保存几百万条路径；回溯只保存一条；好的规则几乎从不回头。</translation>
    </message>
    <message>
        <source>Proving that there is none</source>
        <translation>证明没有巡游</translation>
    </message>
    <message>
        <source>Without a tour every strategy has to see everything, and a good rule helps only by leaving dead ends early.</source>
        <translation>没有巡游时，每种策略都必须看遍一切，好的规则只能帮助及早离开死路。</translation>
    </message>
    <message>
        <source>One tour of the chessboard</source>
        <translation>棋盘上的一个巡游</translation>
    </message>
    <message>
        <source>Backtracking loses its way for longer than anybody waits; Warnsdorff&apos;s rule of 1823 walks straight through.</source>
        <translation>回溯会迷失方向，久得没人愿意等；1823 年的 Warnsdorff 规则则一路走到底。</translation>
    </message>
    <message>
        <source>Up to eight jumps to choose from at every move: time grows exponentially with the number of squares, and 8 × 8 can take too long for even one tour. Memory for one path.</source>
        <translation>每一步最多有八种走法：时间随方格数指数增长，8 × 8 上连一个巡游都可能久等不到。内存只需存一条路径。</translation>
    </message>
    <message>
        <source>All paths of k squares are made before any path of k + 1. It is the tree of backtracking, walked layer by layer. As every tour is equally long, all of them lie in the last layer: there is nothing to gain by going wide first, and that is the lesson.</source>
        <translation>先生成所有 k 格的路径，再生成 k + 1 格的。这就是回溯的那棵树，只是逐层走过。所有巡游都一样长，因此全都在最后一层：广度优先在这里毫无好处，这正是要说明的。</translation>
    </message>
    <message>
        <source>Time as for all tours by backtracking. Memory for a whole layer of paths, which grows exponentially until the board is about half full: that is what ends it first.</source>
        <translation>时间与用回溯求所有巡游相同。内存要存整层路径，在棋盘填到大约一半之前指数增长：最先使它停下的就是内存。</translation>
    </message>
    <message>
        <source>The knight jumps first to the square from which it would have the fewest ways to continue: hard squares are visited while they still can be. In this order the first path tried is often a tour already. It remains a complete search: jumps are taken back if need be, and a path is given up once it has cut a square off.</source>
        <translation>骑士先跳到后续跳法最少的方格：难到的方格趁还能到时先访问。按这个次序，最先尝试的路径往往就是一个巡游。它仍是完整的搜索：必要时撤回步骤，一旦有方格成为孤立的，就放弃这条路径。</translation>
    </message>
    <message>
        <source>Where the rule holds, time is proportional to the number of squares. Where it fails, and for all tours, it grows exponentially as in backtracking. Memory for one path.</source>
        <translation>规则有效时，时间与方格数成正比。规则失效时，以及求所有巡游时，与回溯一样指数增长。内存只需存一条路径。</translation>
    </message>
    <message>
        <source>Small boards are easy, so the large one is cut into small tiles, and a closed tour of each is found by search. Two neighbouring tours become one when a jump of each is replaced by two jumps across the border. In the end one tour goes through all tiles.</source>
        <translation>小棋盘容易，因此把大棋盘切成小拼块，用搜索求出每块的闭巡游。两个相邻的巡游各取一跳，换成跨越边界的两跳，就连成一个。最后，一个巡游走遍所有拼块。</translation>
    </message>
    <message>
        <source>Time and memory proportional to the number of squares, on any board that can be cut. It finds one tour, never all of them.</source>
        <translation>只要棋盘可以切分，时间和内存都与方格数成正比。它只求一个巡游，从不求全部。</translation>
    </message>
    <message>
        <source>The squares are swept one after the other. Of all that was done behind, only the squares just ahead matter: which are untouched, which lie inside a piece of path, and which are the two ends of one piece. Beginnings that look alike there are counted together, so that no tour is ever listed.</source>
        <translation>逐格扫过棋盘。后方走过的一切，只有紧靠前方的方格要紧：哪些未动过，哪些在一段路径内部，哪两个是同一段的两端。在这些方格上看来相同的开头合并计数，因此不会列出任何巡游。</translation>
    </message>
    <message>
        <source>The number of states grows exponentially with the narrow side, and time and memory with it; with the long side time grows only in proportion. One side up to 11.</source>
        <translation>状态数随短边指数增长，时间和内存也随之增长；随长边，时间只按比例增长。一边最多 11。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every board with its first square is already a problem, usually with very many tours.</source>
        <translation>没有新题目可生成：任何棋盘配上起始方格就已是题目，大多有非常多的巡游。</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>The shorter side of the board can have at most %1 squares; here it has %2.</source>
        <translation>棋盘的短边最多 %1 格；此处为 %2 格。</translation>
    </message>
    <message>
        <source>The knight takes the first jump that leads to a new square, and continues from there. Where there is none, the last jump is taken back and the next one tried. The search does not look ahead: a corner cut off long ago shows only when the path has filled all the rest.</source>
        <translation>骑士走第一种能到新方格的跳法，再从那里继续。无处可跳时，撤回最后一步，尝试下一种。它毫无预见：某个角早已被隔断，要等路径填满其余部分才看得出来。</translation>
    </message>
    <message>
        <source>counting goes up to boards with one side of at most %1, not %2</source>
        <translation>只能对有一边不超过 %1 格的棋盘计数，而此处为 %2 格</translation>
    </message>
    <message>
        <source>This closed tour was already met in its other direction: only the one that goes first to the earlier of the start&apos;s two neighbours is listed.</source>
        <translation>此闭巡游已以相反方向出现过：在巡游中与起点相接的两格里，只列出先走向靠前那一格的巡游。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a square of this board; its squares go from a1 (lower left) to %3 (upper right)</source>
        <translation>%1：“%2”不是此棋盘的方格；方格从 a1（左下）到 %3（右上）</translation>
    </message>
    <message>
        <source>a tour has one start; there is an S above or left of this one</source>
        <translation>巡游只有一个起点；此 S 的上方或左侧还有一个 S</translation>
    </message>
    <message>
        <source>expected . (free), # (blocked) or S (start) for each square, not %1</source>
        <translation>每个方格应为 .（空闲）、#（封锁）或 S（起点），而不是 %1</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>棋盘最多 %1 列</translation>
    </message>
    <message>
        <source>expected nothing after the word closed</source>
        <translation>单词 closed 之后不应有内容</translation>
    </message>
    <message>
        <source>this line has %1 squares, the first one %2; all must be of the same length</source>
        <translation>此行有 %1 个方格，第一行有 %2 个；各行长度必须相同</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>棋盘最多 %1 行</translation>
    </message>
    <message>
        <source>there is no board here; write lines of . (free), # (blocked) and S (start)</source>
        <translation>此处没有棋盘；请写出由 .（空闲）、#（封锁）和 S（起点）组成的各行</translation>
    </message>
    <message>
        <source>%1 is damaged, or not a checkpoint of a count of knight&apos;s tours; name another file, or remove this one to start over</source>
        <translation>%1 已损坏，或不是骑士巡游计数的检查点；请指定其他文件，或删除此文件以重新开始</translation>
    </message>
    <message>
        <source>%1 is the checkpoint of another count: %2, not %3</source>
        <translation>%1 是另一计数的检查点：%2，而不是 %3</translation>
    </message>
    <message>
        <source>the states of the count are damaged</source>
        <translation>计数的状态已损坏</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>无法读取 %1：%2</translation>
    </message>
    <message>
        <source>the states of the count in %1</source>
        <translation>%1 中的计数状态</translation>
    </message>
    <message>
        <source>the states of the count are gone from their file</source>
        <translation>计数的状态已不在其文件中</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1，闭巡游</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1，起点 %2</translation>
    </message>
    <message>
        <source>%1, %2 blocked</source>
        <translation>%1，封锁 %2 格</translation>
    </message>
    <message>
        <source>A knight cannot jump from %1 to %2.</source>
        <translation>从 %1 到 %2 不是骑士的跳法。</translation>
    </message>
    <message>
        <source>The tour has to start at %1.</source>
        <translation>巡游须从 %1 开始。</translation>
    </message>
    <message>
        <source>Here Warnsdorff&apos;s rule goes no further: no tour was found.</source>
        <translation>沃恩斯多夫规则到此用尽：未找到巡游。</translation>
    </message>
    <message>
        <source>Of a tour only the first square can be given.</source>
        <translation>巡游只能给定第一个格。</translation>
    </message>
    <message>
        <source>Squares as X/Y, from 1</source>
        <translation>方格，X/Y，从 1 起</translation>
    </message>
    <message>
        <source>a board has at most %1 columns and rows</source>
        <translation>棋盘最多 %1 列、%1 行</translation>
    </message>
    <message>
        <source>expected the next square of the tour, like b3</source>
        <translation>此处应为巡游的下一个方格，如 b3</translation>
    </message>
    <message>
        <source>expected the next square as X/Y, like 2/3, both from 1</source>
        <translation>下一个方格应写作 X/Y，如 2/3，均从 1 起</translation>
    </message>
    <message>
        <source>expected the next square as a pair, like (1 . 2), both from 0</source>
        <translation>下一个方格应写作数对，如 (1 . 2)，均从 0 起</translation>
    </message>
    <message>
        <source>the tour is longer than any board</source>
        <translation>巡游比任何棋盘都长</translation>
    </message>
    <message>
        <source>expected a list of pairs like ((2 . 1) (0 . 0))</source>
        <translation>此处应为数对列表，如 ((2 . 1) (0 . 0))</translation>
    </message>
    <message>
        <source>the list of pairs is not closed: &apos;)&apos; is missing</source>
        <translation>数对列表未闭合：缺少 &apos;)&apos;</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one tour</source>
        <translation>列表之后还有文本；一个列表表示一条巡游</translation>
    </message>
    <message>
        <source>there is no tour here; write squares in order, like a1 b3</source>
        <translation>此处没有巡游；请按顺序写出方格，如 a1 b3</translation>
    </message>
    <message>
        <source>expected the number of a move, # or ., not &quot;%1&quot;</source>
        <translation>此处应为步数、# 或 .，而不是“%1”</translation>
    </message>
    <message>
        <source>%1 squares are numbered, so there is no move %2</source>
        <translation>有编号的方格共 %1 个，因此没有第 %2 步</translation>
    </message>
    <message>
        <source>there is a second square with the number %1</source>
        <translation>编号 %1 的方格出现了两次</translation>
    </message>
    <message>
        <source>this square is not on the board of %1 columns and %2 rows</source>
        <translation>此方格不在 %1 列 %2 行的棋盘上</translation>
    </message>
    <message>
        <source>expected the next square of the tour, not %1</source>
        <translation>此处应为巡游的下一个方格，而不是 %1</translation>
    </message>
    <message>
        <source>the board has %1 columns and %2 rows, the tour&apos;s %3 and %4</source>
        <translation>棋盘为 %1 列 %2 行，而巡游的棋盘为 %3 列 %4 行</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, which has %4 as its only exit left: passed by now, it could only be the end of the tour.</source>
        <translation>第 %1 步：从 %2 到 %3，它剩下的唯一出口是 %4：现在不经过，它就只能是巡游的终点。</translation>
    </message>
    <message>
        <source>Moves %1 to %2: each square has one unvisited square a jump away: %3.</source>
        <translation>第 %1 步到第 %2 步：每一格都只能跳到一个未访问的方格：%3。</translation>
    </message>
    <message>
        <source>The squares fall into %1 pieces with no jump between them.</source>
        <translation>方格分成 %1 块，彼此之间无法跳到。</translation>
    </message>
    <message>
        <source>Without the squares %1 (%2 of them) the board falls into %3 pieces with no jump between them; a closed tour without these squares would be %2 pieces of path at most.</source>
        <translation>去掉方格 %1（共 %2 个），棋盘分成 %3 块，彼此之间无法跳到；而闭合巡游去掉这些方格后至多是 %2 段路径。</translation>
    </message>
    <message>
        <source>Without the squares %1 (%2 of them) the board falls into %3 pieces with no jump between them; a tour without these squares would be %4 pieces of path at most.</source>
        <translation>去掉方格 %1（共 %2 个），棋盘分成 %3 块，彼此之间无法跳到；而巡游去掉这些方格后至多是 %4 段路径。</translation>
    </message>
    <message>
        <source>So there is no tour.</source>
        <translation>因此没有巡游。</translation>
    </message>
    <message>
        <source>Look for a square to begin with.</source>
        <translation>找一个起始格。</translation>
    </message>
    <message>
        <source>There is one in row %1.</source>
        <translation>第 %1 行有一个。</translation>
    </message>
    <message>
        <source>Look at %1, where the knight stands. Possible jumps: %2</source>
        <translation>看骑士所在的 %1。可走的去处：%2</translation>
    </message>
    <message>
        <source>One way to continue is Warnsdorff&apos;s: visit the square from which the fewest jumps lead on.</source>
        <translation>一种走法是 Warnsdorff 规则：跳到后续走法最少的格子。</translation>
    </message>
    <message>
        <source>It is one of these squares: %1.</source>
        <translation>是这些格子之一：%1。</translation>
    </message>
    <message>
        <source>Technique: only one jump is left.</source>
        <translation>技巧：只剩一个跳法。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A workbench for puzzles and the searches that solve them.</source>
        <translation>谜题及其求解搜索的工作台。</translation>
    </message>
    <message>
        <source>A problem, a session, a trace, a lesson or a link to open.</source>
        <translation>要打开的题目、会话、轨迹、课程或链接。</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Back to the beginning.</source>
        <translation>回到开头。</translation>
    </message>
    <message>
        <source>Back to node %1.</source>
        <translation>回到节点 %1。</translation>
    </message>
    <message>
        <source>A solution: every variable has a value, and every constraint holds.</source>
        <translation>一个解：每个变量都有值，每条约束都成立。</translation>
    </message>
    <message>
        <source>The best solution so far.</source>
        <translation>目前最好的解。</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>尝试 %1。</translation>
    </message>
    <message>
        <source>%1: this cannot hold any more, seen at %2.</source>
        <translation>%1：已经不可能成立，在 %2 处发现。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 was tried before: all that it leads to has been searched.</source>
        <translation>%1 之前试过：由它出发的一切都已搜索完毕。</translation>
    </message>
    <message>
        <source>%1: not %2.</source>
        <translation>%1：不是 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a variable of the model with a value, as in x=1</source>
        <translation>“%1”不是像 x=1 那样的模型变量及其值</translation>
    </message>
    <message>
        <source>%1 has no value here</source>
        <translation>%1 在这里没有值</translation>
    </message>
    <message>
        <source>this model cannot be searched: %1</source>
        <translation>无法搜索这个模型：%1</translation>
    </message>
    <message>
        <source>the model has %1 variables; %2 are the most</source>
        <translation>模型有 %1 个变量；最多 %2 个</translation>
    </message>
    <message>
        <source>given</source>
        <translation>给定</translation>
    </message>
    <message>
        <source>the model has %1 bytes; %2 are the most</source>
        <translation>模型有 %1 字节；最多 %2 字节</translation>
    </message>
    <message>
        <source>Killer Sudoku</source>
        <translation>杀手数独</translation>
    </message>
    <message>
        <source>Cages and their sums: how sums and differences together settle cells that neither settles alone.</source>
        <translation>笼子与它们的和：和与差合在一起，能确定单凭其中一个确定不了的格子。</translation>
    </message>
    <message>
        <source>Diagonal Sudoku</source>
        <translation>对角线数独</translation>
    </message>
    <message>
        <source>What two more constraints are worth: far fewer givens are enough.</source>
        <translation>多两条约束值多少：需要的已知数少得多。</translation>
    </message>
    <message>
        <source>Jigsaw Sudoku</source>
        <translation>锯齿数独</translation>
    </message>
    <message>
        <source>Only &quot;all different&quot; matters, not how the regions look.</source>
        <translation>要紧的只是“互不相同”，而不是区域的形状。</translation>
    </message>
    <message>
        <source>Kakuro</source>
        <translation>数和</translation>
    </message>
    <message>
        <source>A crossword of sums: a sum of few different numbers leaves few sets.</source>
        <translation>和的填字游戏：少数几个不同的数相加，可能的组合很少。</translation>
    </message>
    <message>
        <source>Futoshiki</source>
        <translation>不等式数独</translation>
    </message>
    <message>
        <source>How inequalities strike from both ends of a domain, and how chains of them add up.</source>
        <translation>不等号怎样从两端削减取值范围，以及它们的链怎样累加。</translation>
    </message>
    <message>
        <source>Skyscrapers</source>
        <translation>摩天楼</translation>
    </message>
    <message>
        <source>How a condition on order becomes sums of Booleans.</source>
        <translation>关于顺序的条件怎样变成布尔值的和。</translation>
    </message>
    <message>
        <source>Star Battle</source>
        <translation>星战</translation>
    </message>
    <message>
        <source>Counting: most steps follow from how many places are left.</source>
        <translation>计数：大多数步骤来自剩余位置的数目。</translation>
    </message>
    <message>
        <source>Binairo</source>
        <translation>二进制数独</translation>
    </message>
    <message>
        <source>How small local rules settle most of a board.</source>
        <translation>小小的局部规则怎样确定棋盘的大部分。</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>幻方</translation>
    </message>
    <message>
        <source>What breaking symmetry saves: of eight images one is left.</source>
        <translation>打破对称省下什么：八个映像只剩一个。</translation>
    </message>
    <message>
        <source>SEND + MORE = MONEY</source>
        <translation>SEND + MORE = MONEY</translation>
    </message>
    <message>
        <source>One equation, propagated to its bounds, already settles M, O and S.</source>
        <translation>仅一个等式，传播到上下界，就已确定 M、O 和 S。</translation>
    </message>
    <message>
        <source>Zebra puzzle</source>
        <translation>斑马谜题</translation>
    </message>
    <message>
        <source>How many small hints fit together without a guess.</source>
        <translation>许多小线索怎样不用猜测就拼合起来。</translation>
    </message>
    <message>
        <source>Map colouring</source>
        <translation>地图着色</translation>
    </message>
    <message>
        <source>How a guess spreads along borders; an order of colours counts each map only once.</source>
        <translation>一个猜测怎样沿边界扩散；给颜色排序使每张图只计一次。</translation>
    </message>
    <message>
        <source>What a node is worth</source>
        <translation>一个节点值多少</translation>
    </message>
    <message>
        <source>The more each constraint strikes, the fewer nodes are searched, and the more expensive each of them is.</source>
        <translation>每条约束删去得越多，搜索的节点就越少，而每个节点的代价也越大。</translation>
    </message>
    <message>
        <source>Which variable first</source>
        <translation>先选哪个变量</translation>
    </message>
    <message>
        <source>The same constraints in other orders: where few values are left, and where it has failed before.</source>
        <translation>同样的约束，不同的顺序：剩余值少的地方，以及之前失败过的地方。</translation>
    </message>
    <message>
        <source>tried before</source>
        <translation>已试过</translation>
    </message>
    <message>
        <source>no better than the best so far</source>
        <translation>不比目前最好的更好</translation>
    </message>
    <message>
        <source>values of the variable</source>
        <translation>变量的取值</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Any puzzle that you write down in MiniZinc: variables, and the constraints between them.</source>
        <translation>你用 MiniZinc 写下的任何谜题：变量，以及它们之间的约束。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Data for the model, such as &quot;n = 8;&quot;</source>
        <translation>模型的数据，例如 &quot;n = 8;&quot;</translation>
    </message>
    <message>
        <source>MiniZinc model followed by its data</source>
        <translation>MiniZinc 模型，其后是它的数据</translation>
    </message>
    <message>
        <source>Names with their values</source>
        <translation>名称及其值</translation>
    </message>
    <message>
        <source>The board as it is drawn</source>
        <translation>按所画的样子输出棋盘</translation>
    </message>
    <message>
        <source>a model is written, not generated.</source>
        <translation>模型是写出来的，不是生成的。</translation>
    </message>
    <message>
        <source>the model has no variable %1, which is given a value at its end</source>
        <translation>模型没有变量 %1，而末尾给了它一个值</translation>
    </message>
    <message>
        <source>%1 cannot have the value that it is given</source>
        <translation>%1 不能取给它的值</translation>
    </message>
    <message>
        <source>data needs a model; name its file, or a preset</source>
        <translation>数据需要模型；请指明它的文件或一个预设</translation>
    </message>
    <message>
        <source>Model with %1 variables</source>
        <translation>有 %1 个变量的模型</translation>
    </message>
    <message>
        <source>there are %1 values for %2 variables</source>
        <translation>%2 个变量有 %1 个值</translation>
    </message>
    <message>
        <source>%1 has no such value</source>
        <translation>%1 没有这样的值</translation>
    </message>
    <message>
        <source>%1 is given another value</source>
        <translation>%1 给定了另一个值</translation>
    </message>
    <message>
        <source>these values break a constraint of the model</source>
        <translation>这些值违反了模型的一条约束</translation>
    </message>
    <message>
        <source>Constraint programming: a search with propagation, by the library Gecode.</source>
        <translation>约束编程：带传播的搜索，由 Gecode 库完成。</translation>
    </message>
    <message>
        <source>As the model says</source>
        <translation>按模型所写</translation>
    </message>
    <message>
        <source>Follows the model&apos;s own search annotations; without them, variables in the order of the model.</source>
        <translation>按模型自己的搜索注解；没有注解时，按模型中变量的顺序。</translation>
    </message>
    <message>
        <source>The author of a model often knows what to decide first and says so next to &quot;solve&quot;.</source>
        <translation>写模型的人往往知道先决定什么，并把它写在 &quot;solve&quot; 旁边。</translation>
    </message>
    <message>
        <source>Input order</source>
        <translation>输入顺序</translation>
    </message>
    <message>
        <source>Takes variables in the order of the model, and the smallest value first.</source>
        <translation>按模型的顺序取变量，先取最小的值。</translation>
    </message>
    <message>
        <source>The simplest order there is, and the one to compare others with.</source>
        <translation>最简单的顺序，也是用来与其他顺序比较的基准。</translation>
    </message>
    <message>
        <source>Smallest domain</source>
        <translation>最小值域</translation>
    </message>
    <message>
        <source>Takes the variable with the fewest values left.</source>
        <translation>取剩余值最少的变量。</translation>
    </message>
    <message>
        <source>Where few values are left, a wrong decision fails soonest: &quot;to succeed, try first where you are most likely to fail&quot;.</source>
        <translation>剩余值少的地方，错误的决定最早失败：“要成功，先在最可能失败的地方尝试”。</translation>
    </message>
    <message>
        <source>Most constrained</source>
        <translation>约束最多</translation>
    </message>
    <message>
        <source>Takes the variable with the most constraints for each value left.</source>
        <translation>取每个剩余值对应约束最多的变量。</translation>
    </message>
    <message>
        <source>A decision strikes the most where many constraints meet.</source>
        <translation>许多约束汇合之处，一个决定删去得最多。</translation>
    </message>
    <message>
        <source>Weighted degree</source>
        <translation>加权度</translation>
    </message>
    <message>
        <source>Takes the variable whose constraints have failed most often for each value left.</source>
        <translation>取每个剩余值对应的约束失败次数最多的变量。</translation>
    </message>
    <message>
        <source>Constraints that have failed count for more, so that the search goes to the hard part of the problem and stays there.</source>
        <translation>失败过的约束权重更大，于是搜索会走向问题的难点并停留在那里。</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>随机顺序</translation>
    </message>
    <message>
        <source>Takes variables and values at random, by the seed.</source>
        <translation>按种子随机取变量和值。</translation>
    </message>
    <message>
        <source>Shows what an order is worth: here there is none.</source>
        <translation>与毫无顺序相比，才看出顺序的价值。</translation>
    </message>
    <message>
        <source>Values only</source>
        <translation>仅看定值</translation>
    </message>
    <message>
        <source>Input order, and constraints look at variables with one value only.</source>
        <translation>输入顺序，约束只看已定值的变量。</translation>
    </message>
    <message>
        <source>Little work at each node, and many nodes: backtracking as it was before propagation.</source>
        <translation>每个节点工作少，节点多：传播出现之前的回溯。</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下界</translation>
    </message>
    <message>
        <source>Smallest domain, and constraints look at the smallest and largest values left.</source>
        <translation>最小值域，约束只看剩余的最小值和最大值。</translation>
    </message>
    <message>
        <source>Bounds are cheap to reason about, and often enough for sums.</source>
        <translation>上下界的推理代价小，对于求和往往足够。</translation>
    </message>
    <message>
        <source>Whole domains</source>
        <translation>整个值域</translation>
    </message>
    <message>
        <source>Smallest domain, and constraints strike each value that is in none of their solutions.</source>
        <translation>最小值域，约束删去不在自己任何解中的每个值。</translation>
    </message>
    <message>
        <source>The most that one constraint alone can see: fewer nodes, each of them more expensive.</source>
        <translation>单独一条约束所能看出的极限：节点更少，每个更昂贵。</translation>
    </message>
    <message>
        <source>That a value is the best follows from a search only, not from a few constraints.</source>
        <translation>一个值是最优的，只能由搜索得出，而不能由少数约束推出。</translation>
    </message>
    <message>
        <source>Fewest reasons</source>
        <translation>最少理由</translation>
    </message>
    <message>
        <source>Without guessing: the next step is always one that follows from the fewest constraints.</source>
        <translation>不猜测：下一步总是由最少的约束推出。</translation>
    </message>
    <message>
        <source>A step is easy to see if few constraints are needed for it. So one is looked for that follows from a single constraint; where there is none, from two together, then from more. None of those named can be left out.</source>
        <translation>所需约束越少，一步就越容易看出。因此先寻找由单个约束推出的一步；没有时再找由两个约束共同推出的，然后更多。所列的约束缺一不可。</translation>
    </message>
    <message>
        <source>Each step asks for every value that is left whether a few constraints rule it out, each time with a small search.</source>
        <translation>每一步都要对每个剩余的值检查少数约束能否将其排除，每次都进行一次小搜索。</translation>
    </message>
    <message>
        <source>Minimal unsatisfiable subsets as explanations: Demystify, and stepwise explanations in constraint solving.</source>
        <translation>以极小不可满足子集作为解释：Demystify，以及约束求解的逐步解释。</translation>
    </message>
    <message>
        <source>several constraints together</source>
        <translation>多个约束共同作用</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>不是 %1</translation>
    </message>
    <message>
        <source>Variable order</source>
        <translation>变量次序</translation>
    </message>
    <message>
        <source>Which variable is decided next</source>
        <translation>接下来决定哪个变量</translation>
    </message>
    <message>
        <source>Weighted degree (dom/wdeg)</source>
        <translation>加权度 (dom/wdeg)</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Value order</source>
        <translation>取值次序</translation>
    </message>
    <message>
        <source>Which of its values is tried first</source>
        <translation>先尝试哪个值</translation>
    </message>
    <message>
        <source>Smallest first</source>
        <translation>从小到大</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Median first</source>
        <translation>从中位数开始</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>传播</translation>
    </message>
    <message>
        <source>How much each constraint strikes</source>
        <translation>每个约束排除多少</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>After how many failures the search begins again</source>
        <translation>多少次失败之后重新开始搜索</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Luby sequence</source>
        <translation>Luby 序列</translation>
    </message>
    <message>
        <source>Geometric sequence</source>
        <translation>等比序列</translation>
    </message>
    <message>
        <source>Composed</source>
        <translation>组合</translation>
    </message>
    <message>
        <source>Put together from an order of variables, an order of values, a strength of propagation and restarts.</source>
        <translation>由变量次序、取值次序、传播强度和重启组合而成。</translation>
    </message>
    <message>
        <source>Most searches in constraint programming differ in these four choices alone. Random or weighted orders profit from restarts: a bad beginning is given up after so many failures, and what has been learned is kept.</source>
        <translation>约束编程中的大多数搜索只在这四个选择上不同。随机或加权的次序受益于重启：若干次失败之后放弃不好的开头，而学到的东西会保留。</translation>
    </message>
    <message>
        <source>in the data given: %1</source>
        <translation>在给出的数据中：%1</translation>
    </message>
    <message>
        <source>values alone do not say which model they belong to; name the model as well</source>
        <translation>仅有数值无法得知属于哪个模型；请同时指定模型</translation>
    </message>
    <message>
        <source>What the model&apos;s output items print, by MiniZinc</source>
        <translation>模型的 output 项所打印的内容（由 MiniZinc 输出）</translation>
    </message>
    <message>
        <source>this is not a MiniZinc model: it has no variables, and no item says what to solve, as &quot;solve satisfy;&quot; does</source>
        <translation>这不是 MiniZinc 模型：没有变量，也没有像 &quot;solve satisfy;&quot; 那样说明要求解什么的项</translation>
    </message>
    <message>
        <source>%1. Models are searched by it: reinstall Clew.</source>
        <translation>%1。模型由它搜索：请重新安装 Clew。</translation>
    </message>
    <message>
        <source>The search crashed (%1). Another strategy or propagation may work.</source>
        <translation>搜索因故障（%1）而结束。换一种策略或传播方式也许可行。</translation>
    </message>
    <message>
        <source>The search ended unexpectedly.</source>
        <translation>搜索在完成之前就结束了。</translation>
    </message>
    <message>
        <source>This model cannot be searched: %1</source>
        <translation>此模型无法搜索：%1</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>%1 is searched from %2 to %3 only: give it bounds</source>
        <translation>%1 只在 %2 到 %3 之间搜索：请给出范围</translation>
    </message>
    <message>
        <source>Nothing better is left: after %1 nodes everything else has been ruled out.</source>
        <translation>没有更好的了：经过 %1 个节点，其余的都已排除。</translation>
    </message>
    <message>
        <source>This is the best of %1 nodes; the search was stopped before its end.</source>
        <translation>这是 %1 个节点中最好的；搜索在结束前已停止。</translation>
    </message>
    <message>
        <source>a model that minimizes or maximizes has a best solution, not a number of them; to count those that satisfy it, write &quot;solve satisfy&quot;</source>
        <translation>求最小或最大的模型有的是最优解，而不是解的个数；要计数满足条件的解，请写 &quot;solve satisfy&quot;</translation>
    </message>
    <message>
        <source>MiniZinc has used these constraints while it translated the model, so no step names them: %1.</source>
        <translation>MiniZinc 在翻译模型时已用掉这些约束，因此任何步骤都不会提到它们：%1。</translation>
    </message>
    <message>
        <source>%1 may be %2</source>
        <translation>%1 可以是 %2</translation>
    </message>
    <message>
        <source>There is no solution: a search of %1 nodes found that everything else contradicts the constraints.</source>
        <translation>没有解：对 %1 个节点的搜索表明，其余一切都与约束矛盾。</translation>
    </message>
    <message>
        <source>Here nothing more follows from a few constraints, and there are several solutions: %1.</source>
        <translation>至此，仅凭少数约束已推不出更多结论，而且有多个解：%1。</translation>
    </message>
    <message>
        <source>There is no solution: what is known by now contradicts %1.</source>
        <translation>没有解：目前已知的内容与以下约束矛盾：%1。</translation>
    </message>
    <message>
        <source>There is no solution. %1</source>
        <translation>无解。%1</translation>
    </message>
    <message>
        <source>MiniZinc has settled every variable while it translated the model.</source>
        <translation>MiniZinc 在翻译模型时已确定了所有变量。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the model leaves it no value but %3.</source>
        <translation>%1 不能是 %2:模型只给它留下值 %3。</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 不能是 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be both %2 and %3.</source>
        <translation>%1 不能同时是 %2 和 %3。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: by the model it equals %3, which is %4 here.</source>
        <translation>%1 不能是 %2:按照模型它等于 %3,而这里 %3 是 %4。</translation>
    </message>
    <message>
        <source>the data in JSON give %1 a value that a model cannot have</source>
        <translation>JSON 数据给 %1 的值是模型不能有的</translation>
    </message>
    <message>
        <source>the data look like JSON but are not valid; write items as in n = 8;</source>
        <translation>数据开头像 JSON,但不是 JSON;条目写作 n = 8; 这样的形式</translation>
    </message>
    <message>
        <source>%1 is a variable over floats; only integers and Booleans can be searched</source>
        <translation>%1 是浮点数变量;只能搜索整数和布尔值</translation>
    </message>
    <message>
        <source>MiniZinc found no solution while it translated the model; it does not say which constraint cannot hold.</source>
        <translation>MiniZinc 在翻译模型时发现无解;它没有说明是哪个约束不能成立。</translation>
    </message>
    <message>
        <source>Data, line %1, column %2: MiniZinc found while it translated the model that this cannot hold: %3</source>
        <translation>数据第 %1 行第 %2 列:MiniZinc 在翻译模型时发现这不能成立:%3</translation>
    </message>
    <message>
        <source>Line %1, column %2: MiniZinc found while it translated the model that this cannot hold: %3</source>
        <translation>第 %1 行第 %2 列:MiniZinc 在翻译模型时发现这不能成立:%3</translation>
    </message>
    <message>
        <source>%1 is given two values, but the model says that all of these are equal</source>
        <translation>%1 被给定了两个值,但模型规定它们全都相等</translation>
    </message>
    <message>
        <source>in the data given, line %1, column %2: %3</source>
        <translation>在给出的数据第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>The search was stopped from outside: another program, or the system, has ended the engine.</source>
        <translation>搜索被外部中止：另一个程序或系统结束了引擎。</translation>
    </message>
    <message>
        <source>the constraints</source>
        <translation>这些约束</translation>
    </message>
    <message>
        <source>There is no solution: a search of one node found that everything else contradicts the constraints.</source>
        <translation>没有解：对一个节点的搜索发现，其余一切都与约束矛盾。</translation>
    </message>
    <message>
        <source>Nothing better is left: after one node everything else has been ruled out.</source>
        <translation>没有更好的了：经过一个节点后，其余一切都已排除。</translation>
    </message>
    <message>
        <source>Model with one variable</source>
        <translation>有一个变量的模型</translation>
    </message>
    <message>
        <source>This is the best of one node; the search was stopped before its end.</source>
        <translation>这是一个节点中最好的；搜索在结束前已停止。</translation>
    </message>
    <message>
        <source>Exponential in the number of variables at worst; what the constraints strike decides how much of it is searched. Memory for one copy of the model at each open node, or for fewer where there is no room for all.</source>
        <translation>最坏情况下是变量个数的指数；搜索多少取决于约束删去多少。每个打开的节点需要一份模型副本的内存；放不下全部副本时则少保留一些。</translation>
    </message>
    <message>
        <source>the value of an expression</source>
        <translation>表达式的值</translation>
    </message>
    <message>
        <source>this is not the board of the model as it is drawn</source>
        <translation>这不是按所画的样子输出的该模型的棋盘</translation>
    </message>
    <message>
        <source>The variable %1 has no bounds; give it some for its search to be watched.</source>
        <translation>变量 %1 没有范围；要观看其搜索，请给它指定范围。</translation>
    </message>
    <message>
        <source>The variable %1 has too many values for its search to be watched.</source>
        <translation>变量 %1 的值太多，无法观看其搜索。</translation>
    </message>
</context>
<context>
    <name>nonogram</name>
    <message>
        <source>The example of P98</source>
        <translation>P98 的例子</translation>
    </message>
    <message>
        <source>9 rows, 8 columns, one solution, found by line solving alone.</source>
        <translation>9 行 8 列，唯一解，只用逐线求解即可找到。</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>心形</translation>
    </message>
    <message>
        <source>Small and quick.</source>
        <translation>小而快。</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>小船</translation>
    </message>
    <message>
        <source>12 columns, 10 rows, one solution.</source>
        <translation>12 列 10 行，唯一解。</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>猫</translation>
    </message>
    <message>
        <source>10 columns, 10 rows, one solution.</source>
        <translation>10 列 10 行，唯一解。</translation>
    </message>
    <message>
        <source>A ball of thread</source>
        <translation>线团</translation>
    </message>
    <message>
        <source>15 columns, 15 rows: the clew itself.</source>
        <translation>15 列 15 行：clew（线团）本身。</translation>
    </message>
    <message>
        <source>Six solutions</source>
        <translation>六个解</translation>
    </message>
    <message>
        <source>One cell in each row and column of a 3 × 3 grid: clues need not have only one solution.</source>
        <translation>3 × 3 盘面的每行每列各涂一格：提示数未必只有唯一解。</translation>
    </message>
    <message>
        <source>Nonogram</source>
        <translation>数织</translation>
    </message>
    <message>
        <source>Fill cells so that the runs of every row and column have the lengths written beside it: a picture appears.</source>
        <translation>涂黑单元格，使每行每列连续黑格的长度与旁边所写的数一致：图画随之出现。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Columns and rows of an empty nonogram</source>
        <translation>空数织的列数和行数</translation>
    </message>
    <message>
        <source>Lists of clues, rows then columns</source>
        <translation>提示数列表，先行后列</translation>
    </message>
    <message>
        <source>Picture of X and .</source>
        <translation>由 X 和 . 组成的图</translation>
    </message>
    <message>
        <source>Steve Simpson&apos;s .non</source>
        <translation>Steve Simpson 的 .non</translation>
    </message>
    <message>
        <source>XML of webpbn.com</source>
        <translation>webpbn.com 的 XML</translation>
    </message>
    <message>
        <source>Size, then a clue a line</source>
        <translation>先写大小，然后每行一组提示数</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>opposite failed</source>
        <translation>相反假设失败</translation>
    </message>
    <message>
        <source>placement chosen</source>
        <translation>所选放法</translation>
    </message>
    <message>
        <source>impossible clues</source>
        <translation>提示数不可能</translation>
    </message>
    <message>
        <source>Line solving</source>
        <translation>逐线求解</translation>
    </message>
    <message>
        <source>Settles, line by line, what all placements share; then tries single cells both ways, and only then guesses.</source>
        <translation>逐线确定所有放法的共同之处；然后对单个单元格试两种可能，最后选定一个继续。</translation>
    </message>
    <message>
        <source>Batenburg and Kosters, 2009; Wolter&apos;s pbnsolve, 2007.</source>
        <translation>Batenburg 和 Kosters，2009；Wolter 的 pbnsolve，2007。</translation>
    </message>
    <message>
        <source>Row by row (breadth first)</source>
        <translation>逐行（广度优先）</translation>
    </message>
    <message>
        <source>Adds every placement of the next row to every grid kept, and keeps those whose columns agree with their clues so far.</source>
        <translation>对每个已保存的盘面加上下一行的每种放法，保留各列至此与提示数相符的盘面。</translation>
    </message>
    <message>
        <source>The first program of P98.</source>
        <translation>P98 的第一个程序。</translation>
    </message>
    <message>
        <source>Lines by score</source>
        <translation>按得分选线</translation>
    </message>
    <message>
        <source>Fills the row or column whose runs have the fewest places, multiplied; crossing lines must stay possible.</source>
        <translation>填写各段黑格的位置数之积最小的行或列；与之交叉的线必须仍有可能。</translation>
    </message>
    <message>
        <source>The second program of P98, with its check made exact.</source>
        <translation>P98 的第二个程序，其检查已改为精确。</translation>
    </message>
    <message>
        <source>Row %1 (%2) needs %3 cells but has %4.</source>
        <translation>第 %1 行（%2）需要 %3 格，但只有 %4 格。</translation>
    </message>
    <message>
        <source>Column %1 (%2) needs %3 cells but has %4.</source>
        <translation>第 %1 列（%2）需要 %3 格，但只有 %4 格。</translation>
    </message>
    <message>
        <source>The rows ask for %1 filled cells, the columns for %2: both must be the same.</source>
        <translation>各行要求涂黑 %1 格，各列要求涂黑 %2 格：两者必须相同。</translation>
    </message>
    <message>
        <source>%1 is neither filled nor empty.</source>
        <translation>%1 既非涂黑，也非空白。</translation>
    </message>
    <message>
        <source>Row %1 has runs of %2, but its clue is %3.</source>
        <translation>第 %1 行的连续黑格为 %2，但提示数为 %3。</translation>
    </message>
    <message>
        <source>Column %1 has runs of %2, but its clue is %3.</source>
        <translation>第 %1 列的连续黑格为 %2，但提示数为 %3。</translation>
    </message>
    <message>
        <source>Suppose %1 is filled.</source>
        <translation>假设 %1 涂黑。</translation>
    </message>
    <message>
        <source>Suppose %1 is empty.</source>
        <translation>假设 %1 空白。</translation>
    </message>
    <message>
        <source>%1 must be filled: empty, it led to a contradiction.</source>
        <translation>%1 必须涂黑：若空白则导致矛盾。</translation>
    </message>
    <message>
        <source>%1 must be empty: filled, it led to a contradiction.</source>
        <translation>%1 必须空白：若涂黑则导致矛盾。</translation>
    </message>
    <message>
        <source>%1 is filled in the placement chosen for its line.</source>
        <translation>在为该线选择的放法中，%1 涂黑。</translation>
    </message>
    <message>
        <source>%1 is empty in the placement chosen for its line.</source>
        <translation>在为该线选择的放法中，%1 空白。</translation>
    </message>
    <message>
        <source>Row %1 (%2) can no longer be completed.</source>
        <translation>第 %1 行（%2）已无法完成。</translation>
    </message>
    <message>
        <source>Column %1 (%2) can no longer be completed.</source>
        <translation>第 %1 列（%2）已无法完成。</translation>
    </message>
    <message>
        <source>Back to what holds without any supposition.</source>
        <translation>回到不作任何假设即成立的状态。</translation>
    </message>
    <message>
        <source>Every row and column meets its clue: a solution.</source>
        <translation>每行每列都符合提示数：这是一个解。</translation>
    </message>
    <message>
        <source>Domino logic</source>
        <translation>多米诺逻辑</translation>
    </message>
    <message>
        <source>The picture of P98</source>
        <translation>P98 的图画</translation>
    </message>
    <message>
        <source>Rows in order, the most constrained lines first, or no guess at all: what a line says about its cells is enough.</source>
        <translation>按顺序逐行，约束最紧的线优先，还是完全不猜：一条线所提供的关于其单元格的信息已经足够。</translation>
    </message>
    <message>
        <source>A larger picture</source>
        <translation>更大的图画</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>已学到</translation>
    </message>
    <message>
        <source>found by learning</source>
        <translation>由学习找到</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>已否证</translation>
    </message>
    <message>
        <source>Clause learning</source>
        <translation>子句学习</translation>
    </message>
    <message>
        <source>Line solving and probing; the rest goes to a SAT solver that learns from every dead end, and proves that there is no further solution.</source>
        <translation>逐线求解与探测；其余交给 SAT 求解器，它从每条死路中学习，并证明没有其他解。</translation>
    </message>
    <message>
        <source>Marques-Silva and Sakallah&apos;s GRASP, 1996; order encoding: Tamura, 2006; solver: Biere&apos;s CaDiCaL.</source>
        <translation>Marques-Silva 和 Sakallah 的 GRASP，1996；序编码：Tamura，2006；求解器：Biere 的 CaDiCaL。</translation>
    </message>
    <message>
        <source>The clauses learned leave %1 filled in every solution still to be found.</source>
        <translation>由学到的子句可知，在所有尚未找到的解中，%1 都涂黑。</translation>
    </message>
    <message>
        <source>The clauses learned leave %1 empty in every solution still to be found.</source>
        <translation>由学到的子句可知，在所有尚未找到的解中，%1 都空白。</translation>
    </message>
    <message>
        <source>%1 is filled in the solution found by learning.</source>
        <translation>在由学习找到的解中，%1 涂黑。</translation>
    </message>
    <message>
        <source>%1 is empty in the solution found by learning.</source>
        <translation>在由学习找到的解中，%1 空白。</translation>
    </message>
    <message>
        <source>The clauses learned contradict each other: there is no further solution.</source>
        <translation>学到的子句互相矛盾：没有其他解。</translation>
    </message>
    <message>
        <source>No placement would be left for row %1 (%2).</source>
        <translation>第 %1 行（%2）将没有可用的放法。</translation>
    </message>
    <message>
        <source>No placement would be left for column %1 (%2).</source>
        <translation>第 %1 列（%2）将没有可用的放法。</translation>
    </message>
    <message>
        <source>What line solving and probing leave open is written as clauses: short lists of statements of which at least one must hold. A SAT solver guesses, and from each dead end learns a new clause that rules out all dead ends of its kind. So it also proves quickly that there is no further solution, where others would have to try everything.</source>
        <translation>逐线求解和探测未能确定的部分写成子句，即简短的陈述列表，其中至少一条必须成立。SAT 求解器进行猜测，并从每条死路学到一个新子句，排除同类的所有死路。因此它也能很快证明没有其他解，而别的策略只能试遍一切。</translation>
    </message>
    <message>
        <source>Exponential at worst, but where others repeat the same mistake in many places it is paid for once. Memory for all clauses: those of the clues grow with the number of runs and the length of lines, those learned are thrown away from time to time.</source>
        <translation>最坏情况下指数增长，但别的策略在许多地方重复的错误，这里只付一次代价。内存用于所有子句：由提示数得到的随黑格段数和线长增长，学到的则不时丢弃。</translation>
    </message>
    <message>
        <source>Settling a line takes time about proportional to its length times its runs. Most published puzzles need no decision; in general the problem is NP-complete, and decisions can double the work each. Memory for one grid and what was changed in it.</source>
        <translation>确定一条线的时间大致与线长乘以段数成正比。已发表的题目大多无需选定；一般情况下此问题是 NP 完全的，每次选定都可能使工作量加倍。内存用于一个盘面及其中的改动。</translation>
    </message>
    <message>
        <source>Every placement of the first row&apos;s runs is a beginning of the grid. To each beginning every placement of the next row is added, and what contradicts a column so far is dropped. The clues of the columns can rule out little before half the grid is laid: until then the beginnings multiply.</source>
        <translation>第一行黑格的每种放法都是盘面的一个开头。给每个开头加上下一行的每种放法，至此与某列矛盾的就舍弃。盘面填到一半之前，各列的提示数排除不了多少：在那以前，开头成倍增加。</translation>
    </message>
    <message>
        <source>The placements of each row times the grids kept. Both time and memory grow exponentially, and whole layers are kept: it is for small grids.</source>
        <translation>每行的放法数乘以已保存的盘面数。时间和内存都指数增长，而且要保存整层：只适用于小盘面。</translation>
    </message>
    <message>
        <source>Lines with little freedom are filled first. The score of a line is the product of the places its runs have; the line with the smallest score is filled in each way that fits. After each, every crossing line must still have a placement, so that many mistakes show at once.</source>
        <translation>先填自由度小的线。一条线的得分是其各段黑格的位置数之积；对得分最小的线，依次用每种可行的放法填写。每填一次，所有与之交叉的线都必须仍有放法，因此许多错误立即显现。</translation>
    </message>
    <message>
        <source>Exponential, with a base that depends on how free the lines are. Each node tests the crossing lines, in time about proportional to length times runs. Memory for one grid.</source>
        <translation>指数增长，底数取决于各线的自由度。每个节点都检查交叉的线，时间大致与线长乘以段数成正比。内存只需存一个盘面。</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>列数和行数</translation>
    </message>
    <message>
        <source>%1 filled</source>
        <translation>%1 涂黑</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 空白</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Several cells have to be tried at once.</source>
        <translation>须同时尝试多个单元格。</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 rows, not %2</source>
        <translation>数织有 1 至 %1 行，而不是 %2 行</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 columns, not %2</source>
        <translation>数织有 1 至 %1 列，而不是 %2 列</translation>
    </message>
    <message>
        <source>expected the length of a run, not %1</source>
        <translation>此处应为连续黑格的长度，而不是 %1</translation>
    </message>
    <message>
        <source>a run of %1 cells is too long for any nonogram</source>
        <translation>长度为 %1 格的连续黑格放不进任何数织</translation>
    </message>
    <message>
        <source>expected a clue like [2,1], not %1</source>
        <translation>此处应为 [2,1] 这样的提示数，而不是 %1</translation>
    </message>
    <message>
        <source>the clue is not closed: &apos;%1&apos; is missing</source>
        <translation>提示数未闭合：缺少 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected the list of the rows&apos; clues, like [[3],[2,1]]</source>
        <translation>此处应为各行提示数的列表，如 [[3],[2,1]]</translation>
    </message>
    <message>
        <source>expected the list of the columns&apos; clues, like [[3],[2,1]]</source>
        <translation>此处应为各列提示数的列表，如 [[3],[2,1]]</translation>
    </message>
    <message>
        <source>the list of the rows is not closed: &apos;%1&apos; is missing</source>
        <translation>行的列表未闭合：缺少 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the list of the columns is not closed: &apos;%1&apos; is missing</source>
        <translation>列的列表未闭合：缺少 &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1 painted cells in quotes, each X, . or ?: this is number %2</source>
        <translation>此处应为引号中的 %1 个涂画的单元格，各为 X、. 或 ?：这是第 %2 个</translation>
    </message>
    <message>
        <source>expected %1 painted cells, one for each cell, not %2</source>
        <translation>应有 %1 个涂画的单元格，每个单元格对应一个，而不是 %2 个</translation>
    </message>
    <message>
        <source>expected the list of the columns&apos; clues after that of the rows</source>
        <translation>行提示数的列表之后应为列提示数的列表</translation>
    </message>
    <message>
        <source>there is more text after the two lists; one pair is one nonogram</source>
        <translation>两个列表之后还有文本；一对列表表示一个数织</translation>
    </message>
    <message>
        <source>the line &quot;%1 N&quot; is missing</source>
        <translation>缺少 &quot;%1 N&quot; 这一行</translation>
    </message>
    <message>
        <source>numbers are expected only after a line &quot;rows&quot; or &quot;columns&quot;</source>
        <translation>数只能出现在 &quot;rows&quot; 或 &quot;columns&quot; 行之后</translation>
    </message>
    <message>
        <source>expected a width from 1 to %1</source>
        <translation>此处应为 1 至 %1 的宽度</translation>
    </message>
    <message>
        <source>expected a height from 1 to %1</source>
        <translation>此处应为 1 至 %1 的高度</translation>
    </message>
    <message>
        <source>the section &quot;%1&quot; has %2 clues, but there must be %3; an empty line&apos;s clue is 0</source>
        <translation>&quot;%1&quot; 段有 %2 组提示数，但应有 %3 组；没有黑格的行或列，提示数为 0</translation>
    </message>
    <message>
        <source>expected width and height, each from 1 to %1</source>
        <translation>此处应为宽度和高度，各为 1 至 %1</translation>
    </message>
    <message>
        <source>expected %1 clues, one a line (%2 rows, then %3 columns), but there are %4; an empty line&apos;s clue is 0</source>
        <translation>应有 %1 组提示数，每行一组（先 %2 行，后 %3 列），但现有 %4 组；没有黑格的行或列，提示数为 0</translation>
    </message>
    <message>
        <source>expected X or . for each cell, not %1</source>
        <translation>每个单元格应为 X 或 .，而不是 %1</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length</source>
        <translation>此行有 %1 格，第一行有 %2 格；各行长度必须相同</translation>
    </message>
    <message>
        <source>none of %1 pictures of %2 x %3 was %4</source>
        <translation>在 %1 幅 %2 x %3 的图画中，没有一幅的难度为 %4</translation>
    </message>
    <message>
        <source>A line is settled as far as all placements of its runs agree; that changes the lines that cross it, which are looked at again. Where this ends, single cells are tried both ways, and where one way fails the other holds. Only when that ends too a cell is decided, the one whose trial settled most.</source>
        <translation>一条线中，各段黑格的所有放法一致之处即可确定；这会改变与之交叉的线，于是再查看那些线。无法继续时，对单个单元格试两种可能，一种失败则另一种成立。这也到头时，才选定一个单元格，即试验中得出结论最多的那个。</translation>
    </message>
    <message>
        <source>No line settles anything: clause learning shows at once that there is one solution, while searching takes long.</source>
        <translation>任何一条线都得不出结论：子句学习立即表明只有一个解，搜索则要很久。</translation>
    </message>
    <message>
        <source>The larger the picture, the more a wrong row at the top costs.</source>
        <translation>图画越大，顶部填错一行的代价就越高。</translation>
    </message>
    <message>
        <source>%1 × %2 nonogram</source>
        <translation>%1 × %2 数织</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1，%2 × %3</translation>
    </message>
    <message>
        <source>the clues have no solution, so there is nothing to rate</source>
        <translation>提示数无解，因此无从评定难度</translation>
    </message>
    <message>
        <source>the clues have several solutions; only what has a single one can be rated</source>
        <translation>提示数有多个解；只有唯一解的题目才能评定难度</translation>
    </message>
    <message>
        <source>The grid has %1 cells, but there are %2 values.</source>
        <translation>盘面有 %1 格，但给出了 %2 格。</translation>
    </message>
    <message>
        <source>this is not sound XML: %1</source>
        <translation>这不是正确的 XML：%1</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 rows and columns; here are %2 and %3</source>
        <translation>数织有 1 至 %1 行和列；此处为 %2 和 %3</translation>
    </message>
    <message>
        <source>this nonogram has runs of colour &quot;%1&quot;; only black runs are supported</source>
        <translation>此数织有颜色为“%1”的连续格；本程序只支持黑色</translation>
    </message>
    <message>
        <source>expected the length of a run, not &quot;%1&quot;</source>
        <translation>此处应为连续黑格的长度，而不是“%1”</translation>
    </message>
    <message>
        <source>a &lt;count&gt; stands outside of &lt;clues&gt; and &lt;line&gt;</source>
        <translation>&lt;count&gt; 出现在 &lt;clues&gt; 和 &lt;line&gt; 之外</translation>
    </message>
    <message>
        <source>%1 is given as filled.</source>
        <translation>%1 给定为涂黑。</translation>
    </message>
    <message>
        <source>%1 is given as empty.</source>
        <translation>%1 给定为空白。</translation>
    </message>
    <message>
        <source>No run reaches %1: empty.</source>
        <translation>没有任何连续黑格能到达 %1：为空。</translation>
    </message>
    <message>
        <source>Every placement of the runs near %1 covers it: filled.</source>
        <translation>%1 附近的连续黑格无论怎样放都会覆盖它：涂黑。</translation>
    </message>
    <message>
        <source>The run of %1 lies within %2 to %3, so it covers %4: filled.</source>
        <translation>长度为 %1 格的连续黑格位于 %2 到 %3 之间，因此覆盖 %4：涂黑。</translation>
    </message>
    <message>
        <source>Row %1 (%2). %3</source>
        <translation>第 %1 行（%2）。%3</translation>
    </message>
    <message>
        <source>Column %1 (%2). %3</source>
        <translation>第 %1 列（%2）。%3</translation>
    </message>
    <message>
        <source>%1 The nonogram has no solution.</source>
        <translation>%1该数织无解。</translation>
    </message>
    <message>
        <source>Whatever is supposed leads to a contradiction: the nonogram has no solution.</source>
        <translation>无论作何假设都导致矛盾：该数织无解。</translation>
    </message>
    <message>
        <source>The nonogram has no solution.</source>
        <translation>该数织无解。</translation>
    </message>
    <message>
        <source>Stopped before all cells were settled.</source>
        <translation>在所有格确定之前已停止。</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已给定</translation>
    </message>
    <message>
        <source>expected rows of cells between bars, like |_|_|X| 1</source>
        <translation>此处应为竖线之间的各行格子，如 |_|_|X| 1</translation>
    </message>
    <message>
        <source>expected a cell as _, X or . between two bars, not &quot;%1&quot;</source>
        <translation>两条竖线之间应为 _、X 或 .，而不是“%1”</translation>
    </message>
    <message>
        <source>all cells of a figure must have the same width</source>
        <translation>图中各格的宽度必须相同</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length and begin below each other</source>
        <translation>此行有 %1 格，第一行有 %2 格；各行长度必须相同且左端对齐</translation>
    </message>
    <message>
        <source>this number is below no cell; write a column&apos;s clue below its cells</source>
        <translation>此数上方没有格子；列的提示应写在该列格子的下方</translation>
    </message>
    <message>
        <source>the columns&apos; clues are missing; write them below the cells</source>
        <translation>缺少列的提示；请写在格子下方</translation>
    </message>
    <message>
        <source>a nonogram has at most %1 rows and columns</source>
        <translation>数织最多 %1 行、%1 列</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Figure with clues, as in P98</source>
        <translation>带提示的图，如 P98</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Tatham 谜题集格式的单行</translation>
    </message>
    <message>
        <source>expected the lengths of runs between dots, like 2.1</source>
        <translation>此处应为用点隔开的连续黑格的长度，如 2.1</translation>
    </message>
    <message>
        <source>expected width and height before a colon, like 10x10:, each from 1 to %1</source>
        <translation>冒号之前应为宽和高，如 10x10:，均为 1 至 %1</translation>
    </message>
    <message>
        <source>expected %1 clues between slashes, those of %2 columns and then of %3 rows; this is number %4</source>
        <translation>应有 %1 个用斜杠隔开的提示，先是 %2 列的，再是 %3 行的；这是第 %4 个</translation>
    </message>
    <message>
        <source>prefilled cells are not supported</source>
        <translation>其中有预先填好的格子，无法读入</translation>
    </message>
    <message>
        <source>there is more text after the last clue</source>
        <translation>最后一个提示之后还有文本</translation>
    </message>
    <message>
        <source>All runs are filled; the rest is empty: %1.</source>
        <translation>所有连续黑格都已涂好；其余为空：%1。</translation>
    </message>
    <message>
        <source>Beside filled cells whose run cannot continue: %1 empty.</source>
        <translation>紧邻不能再延长的连续黑格：%1 为空。</translation>
    </message>
    <message>
        <source>Too short a gap for any run: %1 empty.</source>
        <translation>空隙太短，放不下任何连续黑格：%1 为空。</translation>
    </message>
    <message>
        <source>%1 within %2 to %3: %4</source>
        <translation>%1 格位于 %2 到 %3：%4</translation>
    </message>
    <message>
        <source>These runs cover cells wherever they lie (%1): filled.</source>
        <translation>下列连续黑格无论在哪里都会覆盖一些格（%1）：涂黑。</translation>
    </message>
    <message>
        <source>version 1 of the generator cannot make one that is %1</source>
        <translation>生成器版本 1 不生成难度为“%1”的题目</translation>
    </message>
    <message>
        <source>a nonogram has no clues in its cells, and the picture is the solution.</source>
        <translation>数织的单元格中没有提示数，图画就是解。</translation>
    </message>
    <message>
        <source>Overlap: what a run&apos;s first and last place have in common.</source>
        <translation>重叠：一段黑格最前和最后的位置的公共部分。</translation>
    </message>
    <message>
        <source>Each line can be looked at alone, with all its placements.</source>
        <translation>每条线都可单独考察，连同其全部放法。</translation>
    </message>
    <message>
        <source>Single cells have to be tried, and led to a contradiction.</source>
        <translation>须对单个单元格作尝试，并推至矛盾。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>The clues have several solutions; these steps lead to one of them.</source>
        <translation>提示数有多个解；以下步骤得到其中一个。</translation>
    </message>
    <message>
        <source>(With it filled there is a solution, too.)</source>
        <translation>（若涂黑，同样有解。）</translation>
    </message>
    <message>
        <source>(With it empty there is a solution, too.)</source>
        <translation>（若留空，同样有解。）</translation>
    </message>
    <message>
        <source>(With it filled a search finds no solution. Nodes searched: %1.)</source>
        <translation>（若涂黑，搜索找不到解。搜索的节点数：%1。）</translation>
    </message>
    <message>
        <source>(With it empty a search finds no solution. Nodes searched: %1.)</source>
        <translation>（若留空，搜索找不到解。搜索的节点数：%1。）</translation>
    </message>
    <message>
        <source>this picture has %1 columns and %2 rows, the problem %3 and %4</source>
        <translation>这幅图有 %1 列 %2 行，而题目有 %3 列 %4 行</translation>
    </message>
    <message>
        <source>Its nodes are the trials of single cells before it learns, and the solutions that it then finds: the guesses of the clause learner are not seen. Its backtracks are the trials that failed and the clauses learned.</source>
        <translation>其节点是学习之前对单个格子的尝试，以及之后找到的解：子句学习器的猜测不可见。其回溯是失败的尝试和学到的子句。</translation>
    </message>
    <message>
        <source>row %1 (%2) fills %3</source>
        <translation>第 %1 行（%2）涂黑 %3</translation>
    </message>
    <message>
        <source>column %1 (%2) fills %3</source>
        <translation>第 %1 列（%2）涂黑 %3</translation>
    </message>
    <message>
        <source>row %1 (%2) leaves %3 empty</source>
        <translation>第 %1 行（%2）使 %3 空白</translation>
    </message>
    <message>
        <source>column %1 (%2) leaves %3 empty</source>
        <translation>第 %1 列（%2）使 %3 空白</translation>
    </message>
    <message>
        <source>row %1 (%2) fills %3 and leaves %4 empty</source>
        <translation>第 %1 行（%2）涂黑 %3 并使 %4 空白</translation>
    </message>
    <message>
        <source>column %1 (%2) fills %3 and leaves %4 empty</source>
        <translation>第 %1 列（%2）涂黑 %3 并使 %4 空白</translation>
    </message>
    <message>
        <source>row %1 (%2) can no longer be completed</source>
        <translation>第 %1 行（%2）已无法完成</translation>
    </message>
    <message>
        <source>column %1 (%2) can no longer be completed</source>
        <translation>第 %1 列（%2）已无法完成</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1，并且%2</translation>
    </message>
    <message>
        <source>%1 must be filled: otherwise %2.</source>
        <translation>%1 必须涂黑：否则%2。</translation>
    </message>
    <message>
        <source>%1 must be empty: otherwise %2.</source>
        <translation>%1 必须空白：否则%2。</translation>
    </message>
    <message>
        <source>there is more text after the clues of %1 rows and %2 columns; the first line says how many columns and rows there are</source>
        <translation>在 %1 行和 %2 列的提示数之后还有文本；第一行给出列数和行数</translation>
    </message>
    <message>
        <source>expected nonogram/COLUMNS/ROWS/…, or a puzz.link address with that in it</source>
        <translation>此处应为 nonogram/列数/行数/…，或含有它的 puzz.link 地址</translation>
    </message>
    <message>
        <source>expected COLUMNS/ROWS/ after nonogram/</source>
        <translation>nonogram/ 之后应为 列数/行数/</translation>
    </message>
    <message>
        <source>Then %1 can be neither. %2 %3</source>
        <translation>这样 %1 两者都不行。%2 %3</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>line solving, what all ways to place the runs of the line have in common</source>
        <translation>逐线求解，即该线连续黑格的所有放法的共同之处</translation>
    </message>
    <message>
        <source>row %1 (%2)</source>
        <translation>第 %1 行 (%2)</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>第 %1 列 (%2)</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>every placement</source>
        <translation>所有放法</translation>
    </message>
    <message>
        <source>all runs filled</source>
        <translation>各段均已涂好</translation>
    </message>
    <message>
        <source>end of a run</source>
        <translation>黑格段的末端</translation>
    </message>
    <message>
        <source>gap too short</source>
        <translation>空隙太短</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>够不到</translation>
    </message>
</context>
<context>
    <name>puzzlink</name>
    <message>
        <source>expected a clue as a hexadecimal digit</source>
        <translation>给定的数应为一个十六进制数字</translation>
    </message>
    <message>
        <source>the clues end after %1 of %2 cells</source>
        <translation>给定的数在 %2 格中的第 %1 格之后就结束了</translation>
    </message>
    <message>
        <source>the clues are for %1 cells, the board has %2</source>
        <translation>给定的数对应 %1 格，而盘面有 %2 格</translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message>
        <source>all solutions, rotations and reflections counted separately</source>
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
        <source>Richards, 1997.</source>
        <translation>Richards，1997。</translation>
    </message>
    <message>
        <source>Least conflicts (local search)</source>
        <translation>最少冲突（局部搜索）</translation>
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
        <source>No queen attacks another: a solution.</source>
        <translation>皇后互不攻击：这是一个解。</translation>
    </message>
    <message>
        <source>13 seconds and 6 milliseconds</source>
        <translation>13 秒与 6 毫秒</translation>
    </message>
    <message>
        <source>Depth or breadth</source>
        <translation>深度还是广度</translation>
    </message>
    <message>
        <source>All 14,200 on twelve</source>
        <translation>十二皇后的全部 14,200 个解</translation>
    </message>
    <message>
        <source>Fewer nodes or cheaper ones: choosing the tightest line opens the fewest nodes, bit masks open each the fastest.</source>
        <translation>减少节点，或降低每个节点的代价：选最紧的线展开的节点最少，位掩码展开每个节点最快。</translation>
    </message>
    <message>
        <source>One solution for thirty-two</source>
        <translation>三十二皇后的一个解</translation>
    </message>
    <message>
        <source>Where one solution is enough, repairing a wrong board beats building a right one.</source>
        <translation>只需要一个解时，修正错误的棋盘胜过构造正确的棋盘。</translation>
    </message>
    <message>
        <source>explicit rule</source>
        <translation>显式规则</translation>
    </message>
    <message>
        <source>Explicit rule (no search)</source>
        <translation>显式规则（不搜索）</translation>
    </message>
    <message>
        <source>Pauls, 1874; Hoffman, Loessi and Moore, 1969.</source>
        <translation>Pauls，1874；Hoffman、Loessi 和 Moore，1969。</translation>
    </message>
    <message>
        <source>The queen of this column is given at %1.</source>
        <translation>此列的皇后已给定在 %1。</translation>
    </message>
    <message>
        <source>A queen at %1 is attacked by the one at %2.</source>
        <translation>%1 的皇后会受到 %2 的皇后攻击。</translation>
    </message>
    <message>
        <source>A queen goes into the next column, into each row in turn, and is compared at once with the queens to its left. As soon as two attack each other, all boards that begin in this way are given up together. When no row is left, the search goes back one column and moves the queen there on.</source>
        <translation>在下一列放皇后，依次尝试每一行，并立即与左侧的皇后比较。只要有两个互相攻击，以此为开头的所有棋盘就一并放弃。没有可用的行时，搜索回退一列，把那里的皇后移到下一行。</translation>
    </message>
    <message>
        <source>N to the power of N full boards: 16,777,216 for eight queens, whatever is on them. Memory for one board.</source>
        <translation>不论盘上如何，完整的棋盘都有 N 的 N 次方个：八皇后为 16,777,216 个。内存只需存一个棋盘。</translation>
    </message>
    <message>
        <source>All safe boards of one column are made, then from each of these all safe boards of two columns, and so on. These are the same boards as in backtracking, only visited layer by layer. So the first solution comes when nearly all the work is done.</source>
        <translation>先生成一列的所有安全棋盘，再由其中每一个生成两列的所有安全棋盘，依此类推。这些棋盘与回溯所见相同，只是逐层访问。因此得到第一个解时，工作几乎已全部做完。</translation>
    </message>
    <message>
        <source>Time as for backtracking, for all solutions. Memory for a whole layer of boards at once, which grows exponentially with N and is largest somewhat beyond the middle.</source>
        <translation>求所有解时，时间与回溯相同。内存要同时存整层棋盘，随 N 指数增长，在过半后不久达到最大。</translation>
    </message>
    <message>
        <source>Queens are an exact cover: each row and each column gets exactly one queen, each diagonal at most one. The search always settles the row or column that has the fewest free squares, so dead ends come early. Squares are kept in linked lists, where one can be taken out and put back again by a few assignments: hence the name.</source>
        <translation>皇后问题是精确覆盖：每行每列恰有一个皇后，每条对角线至多一个。搜索总是先处理空闲方格最少的行或列，因此很早就遇到死路。方格存于链表，只需几次赋值就能取出和放回：由此得名。</translation>
    </message>
    <message>
        <source>Fewer nodes than column by column, but still exponentially many, and each costs more: every square that the queen attacks is unlinked. Memory for the links of N² squares, allocated once.</source>
        <translation>节点比逐列进行时少，但仍是指数多，而且每个节点代价更高：皇后攻击的每个方格都要从链表中取出。内存用于 N² 个方格的链接，一次分配。</translation>
    </message>
    <message>
        <source>The rows and diagonals that are attacked are kept as the bits of three words; from one column to the next the diagonals are shifted by one place. One operation then gives all free rows of a column, so that attacked squares are never looked at. It is plain backtracking with very little work a node.</source>
        <translation>受攻击的行和对角线用三个字的各个位表示；从一列到下一列，对角线移一位。于是一次运算就得出一列中所有空闲的行，从不查看受攻击的方格。这就是普通的回溯，只是每个节点的工作极少。</translation>
    </message>
    <message>
        <source>In practice little more than proportional to N: a million queens take about a second. Memory for N rows and the queens on each diagonal. Nothing is guaranteed.</source>
        <translation>实际上略高于与 N 成正比：一百万个皇后约需一秒。内存用于 N 个行号和每条对角线上的皇后数。不作任何保证。</translation>
    </message>
    <message>
        <source>For every board of four squares a side or more, one solution can simply be written down. The queens stand in two staircases of knight&apos;s moves; for some N these are shifted so that no two queens share a diagonal. Search is needed for all solutions, or where queens are given, but not for one solution.</source>
        <translation>边长不小于四的任何棋盘，都可以直接写出一个解。皇后按骑士的跳法排成两道阶梯；对某些 N 要错开，以免两个皇后在同一条对角线上。求所有解或已给定皇后时需要搜索，求一个解则不必。</translation>
    </message>
    <message>
        <source>N steps, and memory for N rows. Nothing is tried.</source>
        <translation>N 步，内存为 N 个行号。不作任何尝试。</translation>
    </message>
    <message>
        <source>Number of queens, up to 32</source>
        <translation>皇后数，最多 32</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>第 %1 列第 %2 行</translation>
    </message>
    <message>
        <source>Backtracking with rows and diagonals as bits: only free squares are ever tried. Up to 64 queens.</source>
        <translation>用位表示行和对角线的回溯：只尝试空闲方格。最多 64 个皇后。</translation>
    </message>
    <message>
        <source>Exponential like backtracking, but only safe queens are put down, each in a few machine instructions. Memory for three words a column; up to 64 queens.</source>
        <translation>与回溯一样指数增长，但只放安全的皇后，每个只需几条机器指令。内存为每列三个字；最多 64 个皇后。</translation>
    </message>
    <message>
        <source>Rows are kept as the bits of one word, which has %1; this board has %2 rows.</source>
        <translation>各行用一个字的各个位表示，一个字有 %1 位；此棋盘有 %2 行。</translation>
    </message>
    <message>
        <source>A board of %1 × %1 has more links than can be numbered in 32 bits.</source>
        <translation>%1 × %1 的棋盘的链接太多，无法用 32 位编号。</translation>
    </message>
    <message>
        <source>Time grows exponentially with N: all 92 solutions for eight queens take 15,720 placements of a queen. Memory for one board, a number a column.</source>
        <translation>时间随 N 指数增长：八皇后的全部 92 个解要放 15,720 次皇后。内存只需存一个棋盘，每列一个数。</translation>
    </message>
    <message>
        <source>counting goes up to %1 queens</source>
        <translation>只能对不超过 %1 个皇后计数</translation>
    </message>
    <message>
        <source>The rule places a queen at %1.</source>
        <translation>%1 的皇后由规则放置。</translation>
    </message>
    <message>
        <source>Writes down one placement by rule, for any board of four or more: a single solution needs no search.</source>
        <translation>按规则直接写出一种放法，适用于边长不小于四的任何棋盘；这里要说明的是，求一个解根本不必搜索。</translation>
    </message>
    <message>
        <source>expected the row of a queen, or _ for none, not %1</source>
        <translation>此处应为皇后的行号，没有皇后则为 _，而不是 %1</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>棋盘最多 %1 列</translation>
    </message>
    <message>
        <source>the list is not closed: %1 is missing</source>
        <translation>列表未闭合：缺少 %1</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one board</source>
        <translation>列表之后还有文本；一个列表表示一个棋盘</translation>
    </message>
    <message>
        <source>the list is empty; write one row for each column, like (4 2 7 3 6 8 5 1)</source>
        <translation>列表为空；请为每列写一个行号，如 (4 2 7 3 6 8 5 1)</translation>
    </message>
    <message>
        <source>row %1 is not on a board of %2 columns; rows go from %3 to %4</source>
        <translation>%2 列的棋盘上没有第 %1 行；行号为 %3 至 %4</translation>
    </message>
    <message>
        <source>expected Q or . for each square, not %1</source>
        <translation>每个方格应为 Q 或 .，而不是 %1</translation>
    </message>
    <message>
        <source>this line has %1 squares, the first one %2; all must be of the same length</source>
        <translation>此行有 %1 个方格，第一行有 %2 个；各行长度必须相同</translation>
    </message>
    <message>
        <source>a board is square: %1 lines of %2 squares are not</source>
        <translation>棋盘应为正方形：此处为 %1 行，每行 %2 个方格</translation>
    </message>
    <message>
        <source>expected a square as column/row, like 3/5, both counted from 1</source>
        <translation>此处应为“列/行”形式的方格，如 3/5，行列均从 1 起</translation>
    </message>
    <message>
        <source>a board has at most %1 columns and rows</source>
        <translation>棋盘最多 %1 列和 %1 行</translation>
    </message>
    <message>
        <source>Chooses rows for all columns before comparing any two queens, and builds every smaller board again each time: the slow one.</source>
        <translation>先为所有列选好行，再比较皇后，而且每次都重新生成所有更小的棋盘：最慢的一种。</translation>
    </message>
    <message>
        <source>All queens are put down first, and only the full board is tested. Two queens in the first columns that attack each other are put there again for every way to place the others: that is what makes it slow. It is here to show what testing early is worth.</source>
        <translation>先放好所有皇后，再检查整个棋盘。前几列若有两个皇后互相攻击，其余皇后每换一种放法，它们都照样放在那里：慢就慢在这里。列出它是为了说明及早检查的价值。</translation>
    </message>
    <message>
        <source>%1 queens cannot be placed so that none attacks another</source>
        <translation>无法放置 %1 个皇后而使其互不攻击</translation>
    </message>
    <message>
        <source>All queens are on the board from the start; two swap rows whenever that leaves fewer attacks. One solution, even for a million.</source>
        <translation>一开始就放好所有皇后；只要交换两个皇后的行能减少攻击，就交换。只求一个解，但一百万个皇后也行。</translation>
    </message>
    <message>
        <source>All queens are on the board from the start, one in each row and each column, so that only diagonals can clash. Two queens swap rows whenever that lowers the number of attacks on them. Nothing is searched systematically: one solution is found quickly, but not all of them, and it cannot prove that there is none.</source>
        <translation>一开始所有皇后都在棋盘上，每行每列各一个，因此只可能在对角线上冲突。只要交换两个皇后的行能减少它们受到的攻击，就交换。没有系统的搜索：很快找到一个解，但求不出全部，也无法证明无解。</translation>
    </message>
    <message>
        <source>The two programs of P90 and the usual one: comparing only complete choices builds millions of boards for nothing.</source>
        <translation>P90 的两个程序和通常的程序：只在为各列都选好行之后才比较，会白白生成几百万个棋盘。</translation>
    </message>
    <message>
        <source>The same nodes in another order: depth first soon finds one solution; breadth first makes nearly all boards before it has any.</source>
        <translation>同样的节点，次序不同：求一个解时，深度优先立即得到；广度优先则要先生成几乎所有的棋盘。</translation>
    </message>
    <message>
        <source>Diagrams, eight side by side</source>
        <translation>图示，每排八个</translation>
    </message>
    <message>
        <source>%1 queens</source>
        <translation>%1 皇后</translation>
    </message>
    <message>
        <source>%1 queens, %2 given</source>
        <translation>%1 皇后，已给定 %2 个</translation>
    </message>
    <message>
        <source>The board has %1 columns, but %2 rows are listed.</source>
        <translation>棋盘有 %1 列，但给出了 %2 个行号。</translation>
    </message>
    <message>
        <source>expected o for a queen or nothing, not %1</source>
        <translation>此处应为表示皇后的 o 或空白，而不是 %1</translation>
    </message>
    <message>
        <source>expected the next row of the figure, like |   | o |</source>
        <translation>此处应为图的下一行，如 |   | o |</translation>
    </message>
    <message>
        <source>there are more rows than columns; a board is square</source>
        <translation>行数多于列数；棋盘应为正方形</translation>
    </message>
    <message>
        <source>Figure with lines, as in SICP</source>
        <translation>带框线的图，如 SICP</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>Queens are given at %1.</source>
        <translation>已给定皇后：%1。</translation>
    </message>
    <message>
        <source>No square is left in %1.</source>
        <translation>%1 没有剩下的方格。</translation>
    </message>
    <message>
        <source>The only square left in %1 is %2: a queen.</source>
        <translation>%1 只剩下 %2：放皇后。</translation>
    </message>
    <message>
        <source>No queen can stand at %1: it would attack every square left in %2.</source>
        <translation>%1 不能放皇后：否则 %2 剩下的方格全都受攻击。</translation>
    </message>
    <message>
        <source>Nothing is forced: %1 has %2 squares left, and a queen is tried at %3.</source>
        <translation>没有可确定的格：%1 还剩 %2 个方格，尝试在 %3 放皇后。</translation>
    </message>
    <message>
        <source>At %1 a search finds no solution. Nodes searched: %2.</source>
        <translation>放在 %1 时搜索无解。搜索的节点数：%2。</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>无解。</translation>
    </message>
    <message>
        <source>%1 There is no solution.</source>
        <translation>%1 无解。</translation>
    </message>
    <message>
        <source>Wherever a queen is tried, no square is left in some line in the end: there is no solution. Nodes searched: %1</source>
        <translation>无论在哪里尝试放皇后，最终总有某一行或列没有剩下的方格：无解。搜索的节点数：%1</translation>
    </message>
    <message>
        <source>Its nodes are attempts, each with all queens on the board; its backtracks are the attempts given up.</source>
        <translation>其节点是各次尝试，每次棋盘上都有全部皇后；其回溯是放弃的尝试。</translation>
    </message>
    <message>
        <source>the queens left out decide which queens are given.</source>
        <translation>省去哪些皇后，决定了给定哪些皇后。</translation>
    </message>
    <message>
        <source>expected the size of the board, such as 8x8, up to %1</source>
        <translation>此处应为盘面大小，例如 8x8，最大 %1</translation>
    </message>
    <message>
        <source>1 queen</source>
        <translation>1 皇后</translation>
    </message>
    <message>
        <source>Technique: only one square of the column is left.</source>
        <translation>技巧：该列只剩一格。</translation>
    </message>
    <message>
        <source>The board has several solutions; these steps lead to one of them.</source>
        <translation>此盘面有多个解；以下步骤得到其中一个。</translation>
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
        <source>Stopped with %1 cells empty.</source>
        <translation>已停止，还有 %1 个空格。</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty, and a search has to try digits.</source>
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
        <source>P97 with clues removed: no longer a proper puzzle.</source>
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
        <source>All boards with one more cell filled are made before any is extended; whole layers are kept in memory.</source>
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
        <source>Techniques of the Sudoku community, under their usual names.</source>
        <translation>数独界的技巧，采用通行名称。</translation>
    </message>
    <message>
        <source>Bitboard</source>
        <translation>位盘</translation>
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
        <source>%1 must be %2: otherwise every empty cell would have two candidates, every digit two places in each unit, and all could be exchanged.</source>
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
    <message>
        <source>Seventeen clues</source>
        <translation>十七个已知数</translation>
    </message>
    <message>
        <source>No board with one solution has fewer clues; from Gordon Royle&apos;s list.</source>
        <translation>唯一解的盘面，已知数不能再少；出自 Gordon Royle 的列表。</translation>
    </message>
    <message>
        <source>The document&apos;s breadth first against depth first and against strategies that strike candidates: a thousand guesses or none.</source>
        <translation>文档中的广度优先，与深度优先以及删去候选数的策略相比：猜上千次，还是一次也不猜。</translation>
    </message>
    <message>
        <source>A hard one</source>
        <translation>一道难题</translation>
    </message>
    <message>
        <source>Nine million nodes in cell order, a few dozen where the cell with the fewest candidates comes first.</source>
        <translation>按单元格顺序要九百万个节点；先填候选数最少的格则只要几十个。</translation>
    </message>
    <message>
        <source>Singles suffice.</source>
        <translation>只用单数即可解出。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Locked candidates, pairs and triples.</source>
        <translation>区块、数对和三数组。</translation>
    </message>
    <message>
        <source>Fish, wings, colours, or many steps.</source>
        <translation>鱼、翼、染色，或步骤很多。</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>很难</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>极难</translation>
    </message>
    <message>
        <source>Most cells need no guess. A digit that is placed is struck from its row, column and box; a cell with one candidate left, or a digit with one place left in a unit, is filled at once, and so on as long as possible. Only then a digit is tried, in the cell with the fewest candidates: there a wrong guess is least likely and soonest discovered.</source>
        <translation>大多数单元格无需猜测。填入一个数字，就从其所在的行、列、宫中删去它；只剩一个候选数的格，或在某行、列、宫中只剩一个位置的数字，立即填入，如此继续，直到无法再推。此后才在候选数最少的格试填数字：那里猜错的可能最小，错了也发现得最早。</translation>
    </message>
    <message>
        <source>Exponential at worst, like every known method for Sudoku of any size; on 9 × 9 most puzzles need no guess or a few. A node costs more than in backtracking. Memory for a board for each guess that stands.</source>
        <translation>与已知的各种适用于任意大小数独的方法一样，最坏情况下指数增长；9 × 9 的题目大多无需猜测，或只需几次。每个节点的代价比回溯高。内存为每个当前有效的猜测存一个盘面。</translation>
    </message>
    <message>
        <source>The empty cells are filled in reading order, each with every digit in turn. A digit is compared with its row, column and box before the search continues; where none is left, it goes back to the cell before. It treats easy and hard cells alike, and that is what costs it time.</source>
        <translation>按阅读顺序填写空格，每格依次尝试每个数字。先将数字与所在的行、列、宫比较，再继续搜索；没有可用的数字时，回退到前一格。它不区分难易单元格，时间就耗在这里。</translation>
    </message>
    <message>
        <source>Exponential in the number of empty cells. Some 9 × 9 puzzles take milliseconds, others, hardly harder for people, many thousands of times as long. Memory for one board.</source>
        <translation>随空格数指数增长。有些 9 × 9 的题目只要几毫秒，另一些对人来说并没有难多少，却要几千倍的时间。内存只需存一个盘面。</translation>
    </message>
    <message>
        <source>The boards with one more cell filled are all made before any of them is extended. It is the same tree as in backtracking, layer by layer. A puzzle with one solution shows how the layers swell while little is known, and shrink to a single board at the end.</source>
        <translation>先生成多填一格的所有盘面，再继续其中任何一个。这就是回溯的那棵树，逐层走过。唯一解的题目可以看出：所知不多时，各层不断膨胀，最后收缩为一个盘面。</translation>
    </message>
    <message>
        <source>Time as for all solutions by backtracking. Memory for a whole layer of boards: millions of them where few digits are given.</source>
        <translation>时间与用回溯求所有解相同。内存要存整层盘面：已知数少时有几百万个。</translation>
    </message>
    <message>
        <source>Sudoku is an exact cover: each cell is filled once, and each digit comes once in each row, column and box. The search always settles the cell, or the digit of a unit, with the fewest possibilities, so that forced moves come by themselves. Possibilities are kept in linked lists, from which they are taken out and put back by a few assignments.</source>
        <translation>数独是精确覆盖：每个单元格填一次，每个数字在每行、每列、每宫中各出现一次。搜索总是先处理可能性最少的单元格，或某行、列、宫中可能性最少的数字，因此强制步自然出现。各种可能存于链表，只需几次赋值就能取出和放回。</translation>
    </message>
    <message>
        <source>Exponential at worst; on 9 × 9 seldom more than some hundred nodes. Each node unlinks and links many possibilities. Memory for the links of at most N³ possibilities, allocated once.</source>
        <translation>最坏情况下指数增长；9 × 9 上很少超过几百个节点。每个节点都要取出和放回许多可能。内存用于至多 N³ 种可能的链接，一次分配。</translation>
    </message>
    <message>
        <source>Each step looks through all techniques at worst; their number is bounded by the candidates, so the whole is polynomial. The price: not every puzzle is solved. Memory for one board with its candidates.</source>
        <translation>最坏情况下，每一步都要查看所有技巧；步数以候选数的个数为限，因此总体是多项式的。代价是：并非每道题都能解出。内存用于一个带候选数的盘面。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: no way to place %2 once in every column and box of columns %3 to %4 uses it.</source>
        <translation>%1 不能是 %2：在第 %3 至 %4 列的各列各宫中各放一个 %2，任何放法都用不到此格。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in its box, three cells in a line are left to three digits.</source>
        <translation>%1 不能是 %2：在该宫中，一条线上的三个格只剩三个数字。</translation>
    </message>
    <message>
        <source>%1 cannot be placed once in every column and box of columns %2 to %3.</source>
        <translation>无法在第 %2 至 %3 列的各列各宫中各放一个 %1。</translation>
    </message>
    <message>
        <source>stack arrangement</source>
        <translation>大列排布</translation>
    </message>
    <message>
        <source>three digits for a line of a box</source>
        <translation>宫内一线三数</translation>
    </message>
    <message>
        <source>All boxes deduced at once for all digits by bit operations; the fastest on 9 × 9, propagation on other sizes.</source>
        <translation>用位运算对所有宫、所有数字同时推理；9 × 9 上最快，其他大小改用传播。</translation>
    </message>
    <message>
        <source>In three rows of boxes a digit takes one row in each box, and a different one: six arrangements in all. Which of them are left is kept for all boxes and digits side by side in wide registers, so that a few bit operations strike what no arrangement uses anywhere. Only when nothing follows is a digit tried, where two arrangements are left.</source>
        <translation>在横排的三个宫里，一个数字在每个宫各占一行，且互不相同：一共六种排布。所有宫和数字还剩哪些排布，都并排保存在宽寄存器中，因此几次位运算就能划去整盘上没有任何排布用到的候选数。只有再也推不出什么时，才对剩两种排布的数字进行尝试。</translation>
    </message>
    <message>
        <source>Exponential at worst, but the fastest of all here. Memory for one board for each guess that stands. Sizes other than 9 × 9 are solved by propagation.</source>
        <translation>最坏情况为指数级，但在这里是最快的。内存为每个未撤销的猜测一个盘面。9 × 9 以外的大小用传播求解。</translation>
    </message>
    <message>
        <source>Lines and arrangements after tdoku by T. Dillon; band solvers of the sudoku programmers&apos; forum (fsss2, JCZSolve).</source>
        <translation>线与排布参照 T. Dillon 的 tdoku；另参照数独程序员论坛的大行求解器（fsss2、JCZSolve）。</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>仅剩一格</translation>
    </message>
    <message>
        <source>locked pair</source>
        <translation>区块数对</translation>
    </message>
    <message>
        <source>locked triple</source>
        <translation>区块三数组</translation>
    </message>
    <message>
        <source>remote pair</source>
        <translation>远程数对</translation>
    </message>
    <message>
        <source>turbot fish</source>
        <translation>多宝鱼</translation>
    </message>
    <message>
        <source>empty rectangle</source>
        <translation>空矩形</translation>
    </message>
    <message>
        <source>hidden rectangle</source>
        <translation>隐性矩形</translation>
    </message>
    <message>
        <source>finned X-wing</source>
        <translation>带鳍 X 翼</translation>
    </message>
    <message>
        <source>sashimi X-wing</source>
        <translation>退化 X 翼</translation>
    </message>
    <message>
        <source>finned swordfish</source>
        <translation>带鳍剑鱼</translation>
    </message>
    <message>
        <source>sashimi swordfish</source>
        <translation>退化剑鱼</translation>
    </message>
    <message>
        <source>finned jellyfish</source>
        <translation>带鳍水母</translation>
    </message>
    <message>
        <source>sashimi jellyfish</source>
        <translation>退化水母</translation>
    </message>
    <message>
        <source>sue de coq</source>
        <translation>融合数组 (Sue de Coq)</translation>
    </message>
    <message>
        <source>alternating inference chain</source>
        <translation>交替推理链</translation>
    </message>
    <message>
        <source>continuous loop</source>
        <translation>连续环</translation>
    </message>
    <message>
        <source>grouped chain</source>
        <translation>区块链</translation>
    </message>
    <message>
        <source>grouped continuous loop</source>
        <translation>区块连续环</translation>
    </message>
    <message>
        <source>almost locked sets, XZ</source>
        <translation>欠一数组 XZ</translation>
    </message>
    <message>
        <source>almost locked sets, XY-wing</source>
        <translation>欠一数组 XY 翼</translation>
    </message>
    <message>
        <source>forcing chain</source>
        <translation>强制链</translation>
    </message>
    <message>
        <source>forcing net</source>
        <translation>强制网</translation>
    </message>
    <message>
        <source>forced by all possibilities</source>
        <translation>所有可能都推出</translation>
    </message>
    <message>
        <source>Human techniques from singles to chains and forcing nets, the simplest first, each with its reason; may go no further.</source>
        <translation>从单数到链和强制网的人工技巧，由简到繁，每一步都有理由；可能用尽而未解出。</translation>
    </message>
    <message>
        <source>Chains, almost locked sets, or very many steps.</source>
        <translation>链、欠一数组，或步骤极多。</translation>
    </message>
    <message>
        <source>Forcing chains and nets, or a very long way.</source>
        <translation>强制链和强制网，或路程极长。</translation>
    </message>
    <message>
        <source>%1 and %2 hold one digit more than cells each, and not both can have %3, so one of them holds %4: %5.</source>
        <translation>%1 与 %2 各自的数字都只比格数多一个，而 %3 不能两边都有，因此其中之一含 %4：%5。</translation>
    </message>
    <message>
        <source>%1 and %2 hold one digit more than cells each, and each of %3 goes to one of them, so both hold all their others: %4.</source>
        <translation>%1 与 %2 各自的数字都只比格数多一个，而 %3 中每个数各归其中一边，因此两边都含有其余的全部数字：%4。</translation>
    </message>
    <message>
        <source>%1 lack only one of their digits, so they take %2 from %4 or %3 from %5, and one of these then holds %6: %7.</source>
        <translation>%1 只缺其数字中的一个，因此要么使 %4 失去 %2，要么使 %5 失去 %3，失去者就含 %6：%7。</translation>
    </message>
    <message>
        <source>%1 must be %2: if it were not, it would follow that it is: %3.</source>
        <translation>%1 必为 %2：若不是，反而会推出它是：%3。</translation>
    </message>
    <message>
        <source>Either %1, or else %2. Whatever contradicts both ends is ruled out: %3.</source>
        <translation>要么 %1，否则 %2。与两端都矛盾的一概排除：%3。</translation>
    </message>
    <message>
        <source>A ring: %1, and so on from the start. Of each two neighbours in it exactly one holds, so whatever contradicts both is ruled out: %2.</source>
        <translation>成环：%1，再回到开头。环上每两个相邻者恰有一个成立，因此与两者都矛盾的一概排除：%2。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in row %5: %6.</source>
        <translation>假设 %1 是 %2，则随之得出单数（括号内是它仅剩位置所在之处）：%3。这样第 %5 行就没有 %4 的位置：%6。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in column %5: %6.</source>
        <translation>假设 %1 是 %2，则随之得出单数（括号内是它仅剩位置所在之处）：%3。这样第 %5 列就没有 %4 的位置：%6。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in box %5: %6.</source>
        <translation>假设 %1 是 %2，则随之得出单数（括号内是它仅剩位置所在之处）：%3。这样第 %5 宫就没有 %4 的位置：%6。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no digit for %4: %5.</source>
        <translation>假设 %1 是 %2，则随之得出单数（括号内是它仅剩位置所在之处）：%3。这样 %4 就没有数字可填：%5。</translation>
    </message>
    <message>
        <source>Wherever %1 stands in row %2, the same follows by singles (%3): %4.</source>
        <translation>无论 %1 在第 %2 行的哪个位置，由单数都推出同样的结果（%3）：%4。</translation>
    </message>
    <message>
        <source>Wherever %1 stands in column %2, the same follows by singles (%3): %4.</source>
        <translation>无论 %1 在第 %2 列的哪个位置，由单数都推出同样的结果（%3）：%4。</translation>
    </message>
    <message>
        <source>Wherever %1 stands in box %2, the same follows by singles (%3): %4.</source>
        <translation>无论 %1 在第 %2 宫的哪个位置，由单数都推出同样的结果（%3）：%4。</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, the same follows by singles (%2): %3.</source>
        <translation>无论 %1 填哪个数字，由单数都推出同样的结果（%2）：%3。</translation>
    </message>
    <message>
        <source>In box %2 the digit %1 lies in row %3 or column %4. In the row, it makes %5 lose it and %6 take it: %7.</source>
        <translation>第 %2 宫的数字 %1 在第 %3 行或第 %4 列。若在该行，则 %5 失去它，%6 得到它：%7。</translation>
    </message>
    <message>
        <source>In box %2 the digit %1 lies in column %3 or row %4. In the column, it makes %5 lose it and %6 take it: %7.</source>
        <translation>第 %2 宫的数字 %1 在第 %3 列或第 %4 行。若在该列，则 %5 失去它，%6 得到它：%7。</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of row %3.</source>
        <translation>%1 必为 %2：第 %3 行中最后的空格。</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of column %3.</source>
        <translation>%1 必为 %2：第 %3 列中最后的空格。</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of box %3.</source>
        <translation>%1 必为 %2：第 %3 宫中最后的空格。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 and of their row can: %4.</source>
        <translation>%1 合起来只含 %2，因此第 %3 宫及其所在行的其他格不能填这些数：%4。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 and of their column can: %4.</source>
        <translation>%1 合起来只含 %2，因此第 %3 宫及其所在列的其他格不能填这些数：%4。</translation>
    </message>
    <message>
        <source>%1, %2 and %3 hold as many digits as they are cells, so each of them stands there and nowhere else in its unit: %4.</source>
        <translation>%1、%2 与 %3 的数字和格数一样多，因此每个数字都在那里，在其行、列或宫的别处都没有：%4。</translation>
    </message>
    <message>
        <source>If %1 were %2, %3 would be the only places left for %4 in its row and column, both digits could be exchanged, and there would be two solutions: %5.</source>
        <translation>如果 %1 是 %2，那么 %3 就是其行和列中 %4 仅剩的位置，两个数字可以互换，从而有两个解：%5。</translation>
    </message>
    <message>
        <source>If none of %1 were %2, the digits %3 could be exchanged in their rectangle and there would be two solutions: %4.</source>
        <translation>如果 %1 都不是 %2，数字 %3 就可以在其矩形中互换，从而有两个解：%4。</translation>
    </message>
    <message>
        <source>One of %1 must be a digit other than %2, or there would be two solutions; so with %3 they use up %4: %5.</source>
        <translation>%1 中必有一个不是 %2，否则会有两个解；因此它们与 %3 一起用尽 %4：%5。</translation>
    </message>
    <message>
        <source>One of %1 must be %2; if the other were %3, both digits could be exchanged and there would be two solutions: %4.</source>
        <translation>%1 中必有一个是 %2；若另一个是 %3，两个数字就可以互换，从而有两个解：%4。</translation>
    </message>
    <message>
        <source>If one of %1 were %2, the other would be too; then the digits %3 could be exchanged in their rectangle and there would be two solutions: %4.</source>
        <translation>若 %1 之一是 %2，另一个也就是；那么数字 %3 可以在其矩形中互换，从而有两个解：%4。</translation>
    </message>
    <message>
        <source>Along %1 the digits %2 alternate, so %3 differ, and no cell that sees both can take either: %4.</source>
        <translation>沿 %1 数字 %2 交替出现，因此 %3 不同，能同时看到两者的单元格不能填其中任何一个：%4。</translation>
    </message>
    <message>
        <source>%1 cells make no board; there are 16, 36, 64, 81, 100, 144, 225, 256, 400 or 625, 81 for the usual 9x9</source>
        <translation>%1 格不能构成盘面；格数可为 16、36、64、81、100、144、225、256、400 或 625，通常的 9x9 为 81</translation>
    </message>
    <message>
        <source>boxes of %1 make a board of %2 cells, but there are %3</source>
        <translation>%1 的宫构成 %2 格的盘面，但此处有 %3 格</translation>
    </message>
    <message>
        <source>%1 is not a cell; write a digit from 1 to %2, or . for an empty one</source>
        <translation>%1 不是单元格；请写 1 至 %2 的数字，空格写 .</translation>
    </message>
    <message>
        <source>%1 is not a cell; write a letter from A to %2, a number up to %3, or . for an empty one</source>
        <translation>%1 不是单元格；请写 A 至 %2 的字母或不超过 %3 的数，空格写 .</translation>
    </message>
    <message>
        <source>there is a second board on this line; one board is one line</source>
        <translation>此行还有第二个盘面；每行只能有一个盘面</translation>
    </message>
    <message>
        <source>expected the shape of the boxes before &apos;:&apos;, like 2x3</source>
        <translation>&apos;:&apos; 之前应为宫的形状，如 2x3</translation>
    </message>
    <message>
        <source>there is no board here; write its cells row by row, like 53..7....6..195…</source>
        <translation>此处没有盘面；请逐行写出单元格，如 53..7....6..195…</translation>
    </message>
    <message>
        <source>there is no board here; write one line of cells for each row</source>
        <translation>此处没有盘面；请为盘面的每一行写一行单元格</translation>
    </message>
    <message>
        <source>this row has %1 cells, the first one %2; all must be as long</source>
        <translation>此行有 %1 格，第一行有 %2 格；各行长度必须相同</translation>
    </message>
    <message>
        <source>a board is square: %1 rows of %2 cells are not</source>
        <translation>盘面应为正方形：此处为 %1 行，每行 %2 格</translation>
    </message>
    <message>
        <source>This is how people solve: pencil marks in every empty cell, and the simplest technique that says something, again and again. Each step has a reason that can be given. The last resort is to suppose one digit and to follow the singles after it to a contradiction; none is supposed within another. Where no technique known here helps, it ends without an answer.</source>
        <translation>这就是人的解法：在每个空格里写候选数，反复运用能得出结论的最简单的技巧。每一步都有说得出的理由。最后的办法是假设一个数字，沿着随后的单数一直推到矛盾；假设之中不再假设。已知的技巧都用不上时，没有答案就结束。</translation>
    </message>
    <message>
        <source>Sudoku %1 × %1, %2 clues</source>
        <translation>数独 %1 × %1，%2 个已知数</translation>
    </message>
    <message>
        <source>the board has no solution, so there is nothing to rate</source>
        <translation>盘面无解，因此无从评定难度</translation>
    </message>
    <message>
        <source>the board has several solutions; only what has a single one can be rated</source>
        <translation>盘面有多个解；只有唯一解的题目才能评定难度</translation>
    </message>
    <message>
        <source>In rows %2 all places for %1 lie in columns %3, except %4: these hold it or the columns get it there. Both ways: %5.</source>
        <translation>第 %2 行中 %1 的位置除 %4 外都在第 %3 列：要么在 %4，要么这些列的 %1 就在那里。两种情况下都有：%5。</translation>
    </message>
    <message>
        <source>In columns %2 all places for %1 lie in rows %3, except %4: these hold it or the rows get it there. Both ways: %5.</source>
        <translation>第 %2 列中 %1 的位置除 %4 外都在第 %3 行：要么在 %4，要么这些行的 %1 就在那里。两种情况下都有：%5。</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>盘面无解。</translation>
    </message>
    <message>
        <source>The board has several solutions, so techniques that assume a single one are left out.</source>
        <translation>盘面有多个解，因此不使用以唯一解为前提的技巧。</translation>
    </message>
    <message>
        <source>There was no time to find out whether the solution is unique, so techniques that assume it are left out.</source>
        <translation>未能及时查明盘面是否只有一个解，因此不使用以此为前提的技巧。</translation>
    </message>
    <message>
        <source>%1 The board has no solution.</source>
        <translation>%1盘面无解。</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty. A search has shown that the board has no solution.</source>
        <translation>本程序已知的技巧到此用尽：还有 %1 个空格。搜索已表明盘面无解。</translation>
    </message>
    <message>
        <source>expected the 81 cells of a board here, not %1</source>
        <translation>此处应为盘面的 81 格，而不是 %1 格</translation>
    </message>
    <message>
        <source>a cell has the value %1; expected a digit from 1 to %2</source>
        <translation>有一格的值为 %1；应为 1 至 %2 的数字</translation>
    </message>
    <message>
        <source>there is no game with data=&quot;…&quot; in this text</source>
        <translation>此文本中没有带 data=&quot;…&quot; 的题目</translation>
    </message>
    <message>
        <source>the quotes around the cells are not closed</source>
        <translation>格子外的引号未闭合</translation>
    </message>
    <message>
        <source>there is a second game in this text; copy one of them</source>
        <translation>此文本中还有第二个题目；请只复制其中一个</translation>
    </message>
    <message>
        <source>expected a line of HoDoKu&apos;s library, like :0000:x:53..7…:::</source>
        <translation>此处应为 HoDoKu 题库的一行，如 :0000:x:53..7…:::</translation>
    </message>
    <message>
        <source>expected sudoku/9/9/…, or a puzz.link address with that in it</source>
        <translation>此处应为 sudoku/9/9/…，或含有它的 puzz.link 地址</translation>
    </message>
    <message>
        <source>expected the size of a square board, like 9/9/</source>
        <translation>此处应为正方形盘面的大小，如 9/9/</translation>
    </message>
    <message>
        <source>there is more text after the last cell</source>
        <translation>最后一格之后还有文本</translation>
    </message>
    <message>
        <source>expected a board like 3x3:a4_5b…</source>
        <translation>此处应为盘面，如 3x3:a4_5b…</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its boxes are jigsaw pieces</source>
        <translation>这不是普通数独：其宫是不规则的</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: it has killer cages</source>
        <translation>这不是普通数独：它有杀手数独的笼</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its diagonals count as well</source>
        <translation>这不是普通数独：对角线也须满足</translation>
    </message>
    <message>
        <source>expected boxes of %1 to %2 cells a side before &apos;:&apos;</source>
        <translation>“:”之前应为边长 %1 至 %2 格的宫</translation>
    </message>
    <message>
        <source>expected a number from 1 to %1, or a letter for empty cells</source>
        <translation>此处应为 1 至 %1 的数，或表示空格的字母</translation>
    </message>
    <message>
        <source>there is more text after the board&apos;s %1 cells</source>
        <translation>此处的内容多于盘面的 %1 格</translation>
    </message>
    <message>
        <source>there are %1 boards in this text; copy one of them</source>
        <translation>此文本中有 %1 个盘面；请只复制其中一个</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: it has &quot;%1&quot;</source>
        <translation>这不是普通数独：它有“%1”</translation>
    </message>
    <message>
        <source>this grid is not the square board of a Sudoku</source>
        <translation>此网格不是数独的正方形盘面</translation>
    </message>
    <message>
        <source>this address only points to a puzzle stored online; copy the puzzle itself, or its JSON</source>
        <translation>此地址只指向网上的题目；请复制题目本身或其 JSON</translation>
    </message>
    <message>
        <source>the packed puzzle in this address is damaged; copy all of the address</source>
        <translation>此地址中打包的题目已损坏；请复制整个地址</translation>
    </message>
    <message>
        <source>this is not JSON with a grid or cells, as of f-puzzles or SudokuPad</source>
        <translation>这不是 f-puzzles 或 SudokuPad 那种含有 grid 或 cells 的 JSON</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>第 %1 宫</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Tatham 谜题集格式的单行</translation>
    </message>
    <message>
        <source>Line of HoDoKu&apos;s library</source>
        <translation>HoDoKu 题库的一行</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>XML of OpenSudoku</source>
        <translation>OpenSudoku 的 XML</translation>
    </message>
    <message>
        <source>f-puzzles or SudokuPad: JSON or address</source>
        <translation>f-puzzles 或 SudokuPad：JSON 或地址</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>By half a turn</source>
        <translation>旋转半周</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Left and right, above and below</source>
        <translation>左右和上下</translation>
    </message>
    <message>
        <source>Sudoku Explainer</source>
        <translation>Sudoku Explainer</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating ER/EP/ED: of the hardest step, of the hardest up to the first digit, and of the first step</source>
        <translation>Sudoku Explainer 的评分 ER/EP/ED：最难一步的、得出第一个数字之前最难一步的和第一步的</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating is for boards of 9 × 9, not of %1 × %1</source>
        <translation>Sudoku Explainer 的评分只用于 9 × 9 的盘面，不能用于 %1 × %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>第 %1 列</translation>
    </message>
    <message>
        <source>refutation</source>
        <translation>反驳</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: what is placed or crossed out does not follow from the givens</source>
        <translation>这不是普通数独：已填或划去的内容不能由已知数推出</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1 个已知数</translation>
    </message>
    <message>
        <source>a board of %1 x %1 with one solution has from %2 to %3 clues, not %4</source>
        <translation>有唯一解的 %1 x %1 盘面有 %2 到 %3 个已知数，而不是 %4 个</translation>
    </message>
    <message>
        <source>no board of the difficulty &quot;%1&quot; needs the technique %2</source>
        <translation>难度“%1”的盘面都不需要技巧 %2</translation>
    </message>
    <message>
        <source>none of the %1 boards of %2 x %2 that were tried is as wanted: %3</source>
        <translation>尝试的 %1 个 %2 x %2 盘面都不符合要求：%3</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its rules are &quot;%1&quot;</source>
        <translation>这不是普通数独：其规则为“%1”</translation>
    </message>
    <message>
        <source>the packed puzzle is damaged; copy all of it</source>
        <translation>压缩的谜题已损坏；请完整复制</translation>
    </message>
    <message>
        <source>Address of f-puzzles</source>
        <translation>f-puzzles 网址</translation>
    </message>
    <message>
        <source>Address of SudokuPad</source>
        <translation>SudokuPad 网址</translation>
    </message>
    <message>
        <source>Logic needs chains here; a search has to try digits.</source>
        <translation>用逻辑解需要链；搜索则必须试填数字。</translation>
    </message>
    <message>
        <source>there are %1 boards in this text, but this line is not one; correct it or remove it</source>
        <translation>此文本中有 %1 个盘面，但这一行不是盘面；请修正或删去</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in row %4: %5.</source>
        <translation>假设 %1 是 %2，则第 %4 行没有 %3 的位置：%5。</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in column %4: %5.</source>
        <translation>假设 %1 是 %2，则第 %4 列没有 %3 的位置：%5。</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in box %4: %5.</source>
        <translation>假设 %1 是 %2，则第 %4 宫没有 %3 的位置：%5。</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no digit for %3: %4.</source>
        <translation>假设 %1 是 %2，则 %3 没有可填的数字：%4。</translation>
    </message>
    <message>
        <source>This is nearly a Sudoku: it has %1 digits, and a board of nine by nine has %2.</source>
        <translation>这几乎是一个数独：它有 %1 个数字，而九乘九的盘面有 %2 个。</translation>
    </message>
    <message>
        <source>This is nearly a Sudoku: it has %1 cells, and a board of nine by nine has %2.</source>
        <translation>这几乎是一个数独：它有 %1 个格，而九乘九的盘面有 %2 个。</translation>
    </message>
    <message>
        <source>the cells left for the digit %1</source>
        <translation>数字 %1 仍可填入的单元格</translation>
    </message>
    <message>
        <source>version %1 of the generator does not know the technique %2, which is new in version %3</source>
        <translation>生成器的版本 %1 没有技巧 %2，该技巧是在版本 %3 中新增的</translation>
    </message>
</context>
<context>
    <name>suguru</name>
    <message>
        <source>Try %2 at %1.</source>
        <translation>尝试在 %1 填 %2。</translation>
    </message>
    <message>
        <source>Back to what holds without any guess.</source>
        <translation>回到不作任何猜测即成立的状态。</translation>
    </message>
    <message>
        <source>Every area has its numbers and no equal ones touch: a solution.</source>
        <translation>每个区域都填满了各自的数，且没有相同的数相接：这是一个解。</translation>
    </message>
    <message>
        <source>The %2 at %1 is given.</source>
        <translation>%1 的 %2 是给定的。</translation>
    </message>
    <message>
        <source>%1 is the only cell left in its area for the %2.</source>
        <translation>其所在区域中，%2 只剩 %1 可放。</translation>
    </message>
    <message>
        <source>Only %2 is left for %1.</source>
        <translation>%1 只剩 %2 可填。</translation>
    </message>
    <message>
        <source>%1 holds %3, so it is not %2.</source>
        <translation>%1 是 %3，因此不是 %2。</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 不能是 %2。</translation>
    </message>
    <message>
        <source>%1 is not %2: %3 of its area is.</source>
        <translation>%1 不是 %2：同一区域的 %3 已是该数。</translation>
    </message>
    <message>
        <source>%1 is not %2: it touches the one at %3.</source>
        <translation>%1 不是 %2：它与 %3 的 %2 相接。</translation>
    </message>
    <message>
        <source>%1 is not %2: one of %3 must be, and it touches them all.</source>
        <translation>%1 不是 %2：%3 之一必是该数，而 %1 与它们都相接。</translation>
    </message>
    <message>
        <source>%1 is not %2: %3 take %4 and %5 between them.</source>
        <translation>%1 不是 %2：%3 合起来占用 %4 和 %5。</translation>
    </message>
    <message>
        <source>%1 is not %2: in its area %3 and %4 can stand only at %5.</source>
        <translation>%1 不是 %2：在其区域中，%3 和 %4 只能放在 %5。</translation>
    </message>
    <message>
        <source>No number is left for %1.</source>
        <translation>%1 已无数可填。</translation>
    </message>
    <message>
        <source>No cell is left for the %2 in the area of %1.</source>
        <translation>%1 所在的区域已没有 %2 的位置。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: its area has %3 cells.</source>
        <translation>%1 不能是 %2：其区域只有 %3 格。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 of its area is.</source>
        <translation>%1 不能是 %2：同一区域的 %3 已是该数。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it touches the one at %3.</source>
        <translation>%1 不能是 %2：它与 %3 的 %2 相接。</translation>
    </message>
    <message>
        <source>The area of %1 has more than %2 cells, the most that can be solved; divide it.</source>
        <translation>%1 所在的区域超过 %2 格，即可求解的上限；请将其拆分。</translation>
    </message>
    <message>
        <source>The %2 given at %1 is too large: its area has %3 cells.</source>
        <translation>给定在 %1 的 %2 太大：其区域只有 %3 格。</translation>
    </message>
    <message>
        <source>The %3 is given twice in an area: at %1 and %2.</source>
        <translation>同一区域中给定了两个 %3：在 %1 和 %2。</translation>
    </message>
    <message>
        <source>The %3 given at %1 touches the one at %2.</source>
        <translation>给定在 %1 的 %3 与 %2 的 %3 相接。</translation>
    </message>
    <message>
        <source>The document&apos;s board</source>
        <translation>文档中的盘面</translation>
    </message>
    <message>
        <source>Eight areas, one solution.</source>
        <translation>八个区域，唯一解。</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>四乘四</translation>
    </message>
    <message>
        <source>Small enough to watch every step.</source>
        <translation>小得可以观看每一步。</translation>
    </message>
    <message>
        <source>Easy, 8 × 8</source>
        <translation>简单，8 × 8</translation>
    </message>
    <message>
        <source>Single numbers and single places are enough.</source>
        <translation>只用唯一数和唯一位置即可。</translation>
    </message>
    <message>
        <source>Hard, 8 × 8</source>
        <translation>困难，8 × 8</translation>
    </message>
    <message>
        <source>Nine given numbers; needs a search.</source>
        <translation>九个给定的数；需要搜索。</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>Areas of up to six cells.</source>
        <translation>区域最多六格。</translation>
    </message>
    <message>
        <source>Eighteen given numbers: hard for every strategy.</source>
        <translation>十八个给定的数：对每种策略都很难。</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>Areas of up to eight cells.</source>
        <translation>区域最多八格。</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>Areas of up to eight cells, 204 numbers given.</source>
        <translation>区域最多八格，给定 204 个数。</translation>
    </message>
    <message>
        <source>Suguru</source>
        <translation>Suguru（数字块）</translation>
    </message>
    <message>
        <source>An area of N cells holds the numbers 1 to N; equal numbers never touch, not even diagonally.</source>
        <translation>N 格的区域填入 1 至 N；相同的数不能相接，斜向也不行。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Columns and rows of a board to draw areas on</source>
        <translation>用来划分区域的盘面的列数和行数</translation>
    </message>
    <message>
        <source>Grid of numbers and grid of areas</source>
        <translation>数的网格和区域的网格</translation>
    </message>
    <message>
        <source>Grid of numbers</source>
        <translation>数的网格</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Tatham 谜题集格式的单行</translation>
    </message>
    <message>
        <source>touching number</source>
        <translation>相接的数</translation>
    </message>
    <message>
        <source>number in the area</source>
        <translation>区域中的数</translation>
    </message>
    <message>
        <source>area too small</source>
        <translation>区域太小</translation>
    </message>
    <message>
        <source>given</source>
        <translation>已给定</translation>
    </message>
    <message>
        <source>single number</source>
        <translation>唯一数</translation>
    </message>
    <message>
        <source>single place</source>
        <translation>唯一位置</translation>
    </message>
    <message>
        <source>all places touch</source>
        <translation>所有位置都相接</translation>
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
        <source>cell without a number</source>
        <translation>单元格无数可填</translation>
    </message>
    <message>
        <source>number without a place</source>
        <translation>数无位置可放</translation>
    </message>
    <message>
        <source>impossible board</source>
        <translation>盘面不可能</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>传播</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>回溯</translation>
    </message>
    <message>
        <source>Cell after cell in reading order, every number in turn, tested against its neighbours, its area and the area&apos;s size.</source>
        <translation>按阅读顺序逐格进行，依次尝试每个数，与相邻的格、所在区域及区域大小比较。</translation>
    </message>
    <message>
        <source>The program of A. M. Capaverde.</source>
        <translation>A. M. Capaverde 的程序。</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>舞蹈链</translation>
    </message>
    <message>
        <source>Exact cover: every cell and every number of an area once, every number of a 2 × 2 block at most once; fewest options first.</source>
        <translation>精确覆盖：每个单元格和区域中的每个数各一次，每个 2 × 2 方块中的每个数至多一次；选项最少者优先。</translation>
    </message>
    <message>
        <source>Knuth, The Art of Computer Programming 7.2.2.1.</source>
        <translation>Knuth，《计算机程序设计艺术》7.2.2.1。</translation>
    </message>
    <message>
        <source>Logic, without guessing</source>
        <translation>逻辑，不猜测</translation>
    </message>
    <message>
        <source>Single numbers and places, places that all touch a cell, naked and hidden pairs; ends where these do not help.</source>
        <translation>唯一数和唯一位置、都与某格相接的位置、显性和隐性数对；这些都用不上时结束。</translation>
    </message>
    <message>
        <source>What solvers do by hand.</source>
        <translation>解题者手工的做法。</translation>
    </message>
    <message>
        <source>%1 has no number.</source>
        <translation>%1 没有数。</translation>
    </message>
    <message>
        <source>%1 must be %2, as given.</source>
        <translation>%1 已给定，必须是 %2。</translation>
    </message>
    <message>
        <source>The board of the document</source>
        <translation>文档中的盘面</translation>
    </message>
    <message>
        <source>Backtracking tries each number in turn; propagation never has to guess on this board.</source>
        <translation>回溯依次尝试每个数；传播在此盘面上根本不用猜。</translation>
    </message>
    <message>
        <source>Ten by ten</source>
        <translation>十乘十</translation>
    </message>
    <message>
        <source>Millions of nodes against a few dozen, on a board of the kind magazines print.</source>
        <translation>几百万个节点对几十个，盘面是杂志上常见的那种。</translation>
    </message>
    <message>
        <source>Settles what has one number or one place left, strikes what touches all places of a number, then tries a cell with the fewest numbers left.</source>
        <translation>先确定只剩一个数或一个位置的，删去与某数的所有位置都相接的；然后在剩余数最少的格试填。</translation>
    </message>
    <message>
        <source>Exponential at worst; most puzzles made for people need few guesses or none. The cost of a node grows with the strikes that follow from it. Memory for one board and the changes made to it.</source>
        <translation>最坏情况下指数增长；供人解的题目大多只需少量猜测，或根本不用。每个节点的代价取决于由它删去多少。内存用于一个盘面及其改动。</translation>
    </message>
    <message>
        <source>The cells are filled in reading order, each with every number in turn. A number is then compared with the cells that touch it and with its area, and is dropped if it is larger than the area. The search does not look ahead, so a number that leaves another cell without any is discovered late.</source>
        <translation>按阅读顺序填写单元格，每格依次尝试每个数。然后与相接的单元格和所在区域比较，大于区域格数的则舍弃。它毫无预见，因此一个数若使别的单元格无数可填，很晚才会发现。</translation>
    </message>
    <message>
        <source>Exponential in the number of empty cells, with up to as many tries a cell as the largest area has cells. Memory for one board.</source>
        <translation>随空格数指数增长，每格的尝试次数最多为最大区域的格数。内存只需存一个盘面。</translation>
    </message>
    <message>
        <source>Suguru is an exact cover: each cell gets one number, each area each of its numbers once, and each 2 × 2 block a number at most once, since cells touch exactly if they share a block. The search always settles what has the fewest possibilities. These are kept in linked lists, from which they are taken out and put back by a few assignments.</source>
        <translation>Suguru 是精确覆盖：每个单元格填一个数，每个区域中的每个数各一次，每个 2 × 2 方块中的每个数至多一次，因为两格相接当且仅当同在某个方块中。搜索总是先处理可能性最少的。各种可能存于链表，只需几次赋值就能取出和放回。</translation>
    </message>
    <message>
        <source>Exponential at worst, usually few nodes. Each node unlinks and links many possibilities. Memory for the links, allocated once: one possibility for each cell and number.</source>
        <translation>最坏情况下指数增长，通常节点很少。每个节点都要取出和放回许多可能。内存用于链接，一次分配：每个单元格的每个数各为一种可能。</translation>
    </message>
    <message>
        <source>Each step looks at all cells and areas at worst, and there are no more steps than candidates: polynomial. The price: not every puzzle is solved. Memory for one board with its candidates.</source>
        <translation>最坏情况下，每一步都要查看所有单元格和区域，步数不超过候选数的个数：多项式。代价是：并非每道题都能解出。内存用于一个带候选数的盘面。</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>列数和行数</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>最大区域</translation>
    </message>
    <message>
        <source>Most cells of an area, from 4 to 8</source>
        <translation>一个区域最多的格数，4 至 8</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Single numbers and single places suffice.</source>
        <translation>只用唯一数和唯一位置即可。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Places that all touch a cell, and pairs.</source>
        <translation>都与某格相接的位置，以及数对。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>a board has 1 to %1 columns and 1 to %1 rows, not %2 and %3</source>
        <translation>盘面有 1 至 %1 列和 1 至 %1 行，而不是 %2 和 %3</translation>
    </message>
    <message>
        <source>areas have at most %1 cells, so there is no number %2</source>
        <translation>区域最多 %1 格，因此没有数 %2</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length</source>
        <translation>此行有 %1 格，第一行有 %2 格；各行长度必须相同</translation>
    </message>
    <message>
        <source>expected a number, or 0 for an empty cell, not &quot;%1&quot;</source>
        <translation>此处应为数，空格为 0，而不是“%1”</translation>
    </message>
    <message>
        <source>expected two grids with an empty line between them, numbers and then areas, not %1</source>
        <translation>此处应为用空行隔开的两个网格，先是数，后是区域，而不是 %1</translation>
    </message>
    <message>
        <source>the grid of areas has %1 lines, that of numbers %2; every cell needs an area</source>
        <translation>区域的网格有 %1 行，数的网格有 %2 行；每个单元格都需要有区域</translation>
    </message>
    <message>
        <source>the borders end too early</source>
        <translation>边界过早结束</translation>
    </message>
    <message>
        <source>expected borders as digits 0-9 and a-v, not %1</source>
        <translation>边界应为 0-9 和 a-v 的数字，而不是 %1</translation>
    </message>
    <message>
        <source>the clues end after %1 of %2 cells</source>
        <translation>给定的数在 %2 格中的第 %1 格之后就结束了</translation>
    </message>
    <message>
        <source>the clues are for %1 cells, the board has %2</source>
        <translation>给定的数对应 %1 格，而盘面有 %2 格</translation>
    </message>
    <message>
        <source>there is more text after the last clue</source>
        <translation>最后一个给定的数之后还有文本</translation>
    </message>
    <message>
        <source>expected suguru/COLUMNS/ROWS/…, or a puzz.link address with that in it</source>
        <translation>此处应为 suguru/列数/行数/…，或含有它的 puzz.link 地址</translation>
    </message>
    <message>
        <source>expected COLUMNS/ROWS/ after suguru/</source>
        <translation>suguru/ 之后应为 列数/行数/</translation>
    </message>
    <message>
        <source>expected borders as letters and numbers up to a comma, not %1</source>
        <translation>逗号之前应为表示边界的字母和数，而不是 %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>there are more than the board&apos;s %1 borders</source>
        <translation>边界超出盘面的 %1 条</translation>
    </message>
    <message>
        <source>the borders end after %1 of %2</source>
        <translation>边界在 %2 条中的第 %1 条之后就结束了</translation>
    </message>
    <message>
        <source>expected a digit, or a letter for empty cells, not %1</source>
        <translation>此处应为数字，或表示空格的字母，而不是 %1</translation>
    </message>
    <message>
        <source>expected COLUMNSxROWST:borders,clues</source>
        <translation>此处应为 列数x行数T:边界,给定的数</translation>
    </message>
    <message>
        <source>expected T after the size: without it the rules are those of Ripple Effect, not of Suguru</source>
        <translation>大小之后应为 T：没有 T 则是 Ripple Effect 的规则，而不是 Suguru 的规则</translation>
    </message>
    <message>
        <source>expected a colon before the borders</source>
        <translation>边界之前应为冒号</translation>
    </message>
    <message>
        <source>none of %1 boards of %2 x %3 was %4</source>
        <translation>在 %1 个 %2 x %3 的盘面中，没有一个的难度为 %4</translation>
    </message>
    <message>
        <source>This is how people solve: the simplest reason that settles or strikes something, again and again. Each step can be explained in a sentence, and no number is ever tried. Where none of the reasons helps, it ends without an answer.</source>
        <translation>这就是人的解法：反复运用最简单的理由来确定或删去。每一步都能用一句话说清，从不试填。各种理由都用不上时，没有答案就结束。</translation>
    </message>
    <message>
        <source>%1 × %2 Suguru, %3 given</source>
        <translation>%1 × %2 Suguru，给定 %3 个数</translation>
    </message>
    <message>
        <source>the board has no solution, so there is nothing to rate</source>
        <translation>盘面无解，因此无从评定难度</translation>
    </message>
    <message>
        <source>the board has several solutions; only what has a single one can be rated</source>
        <translation>盘面有多个解；只有唯一解的题目才能评定难度</translation>
    </message>
    <message>
        <source>The area of %1 is not connected: %2 is separate.</source>
        <translation>%1 所在的区域不连通：%2 是分开的。</translation>
    </message>
    <message>
        <source>The board has %1 cells, but there are %2 numbers.</source>
        <translation>盘面有 %1 格，但给出了 %2 个数。</translation>
    </message>
    <message>
        <source>%1 The board has no solution.</source>
        <translation>%1盘面无解。</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>盘面无解。</translation>
    </message>
    <message>
        <source>Stopped with %1 cells empty.</source>
        <translation>已停止，还有 %1 个空格。</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty, and a search has to try numbers.</source>
        <translation>本程序已知的技巧到此用尽：还有 %1 个空格，只能靠搜索试填数字。</translation>
    </message>
    <message>
        <source>%1 are not %2: one of %3 must be, and it touches them all.</source>
        <translation>%1 都不是 %2：%3 之一必是该数，而它与这些格都相接。</translation>
    </message>
    <message>
        <source>%1 are not %2: in their area %3 and %4 can stand only at %5.</source>
        <translation>%1 都不是 %2：在其区域中，%3 和 %4 只能放在 %5。</translation>
    </message>
    <message>
        <source>%1 are not %2: %3 take %4 and %5 between them.</source>
        <translation>%1 都不是 %2：%3 合起来占用 %4 和 %5。</translation>
    </message>
    <message>
        <source>the drawing is not closed: a line like +---+---+ is missing below the last row</source>
        <translation>图未闭合：最后一行下方缺少 +---+---+ 这样的线</translation>
    </message>
    <message>
        <source>expected the upper border of a drawing, like +---+---+</source>
        <translation>此处应为图的上边界，如 +---+---+</translation>
    </message>
    <message>
        <source>a drawing has at most %1 columns and rows</source>
        <translation>图最多 %1 列、%1 行</translation>
    </message>
    <message>
        <source>expected a border as --- or blanks, not &quot;%1&quot;</source>
        <translation>此处应为边界 --- 或空白，而不是“%1”</translation>
    </message>
    <message>
        <source>expected | or a blank between two cells, not %1</source>
        <translation>两格之间应为 | 或空白，而不是 %1</translation>
    </message>
    <message>
        <source>expected a number or . in this cell, not &quot;%1&quot;</source>
        <translation>此格应为数或 .，而不是“%1”</translation>
    </message>
    <message>
        <source>numbers alone do not show the areas; name the problem as well, or print the solution as a drawing</source>
        <translation>仅有数看不出区域；请同时给出题目，或以图的形式输出解</translation>
    </message>
    <message>
        <source>expected one grid of numbers, not %1</source>
        <translation>此处应为一个数的网格，而不是 %1 个</translation>
    </message>
    <message>
        <source>the grid has %1 lines, the board %2</source>
        <translation>网格有 %1 行，盘面有 %2 行</translation>
    </message>
    <message>
        <source>expected a cell as a pair of area and number, like &apos;(1 3)</source>
        <translation>此处应为用区域和数的对表示的格子，如 &apos;(1 3)</translation>
    </message>
    <message>
        <source>there are more pairs than any board has cells</source>
        <translation>数对多于任何盘面的格数</translation>
    </message>
    <message>
        <source>the list of pairs is not closed: &apos;)&apos; is missing</source>
        <translation>数对列表未闭合：缺少 &apos;)&apos;</translation>
    </message>
    <message>
        <source>tabuleiro has %1 cells, tabuleiroDiv %2; both are one board</source>
        <translation>tabuleiro 有 %1 格，tabuleiroDiv 有 %2 格；两者应为同一盘面</translation>
    </message>
    <message>
        <source>this cell is %1 here and %2 in tabuleiro; both are one board</source>
        <translation>此格在这里是 %1，在 tabuleiro 中是 %2；两者应为同一盘面</translation>
    </message>
    <message>
        <source>there is no list of pairs here, like (list &apos;(1 0) &apos;(1 3))</source>
        <translation>此处没有数对列表，如 (list &apos;(1 0) &apos;(1 3))</translation>
    </message>
    <message>
        <source>there is a second list of pairs; one list is one board</source>
        <translation>还有第二个数对列表；一个列表表示一个盘面</translation>
    </message>
    <message>
        <source>%1 pairs make no board: write those of each row on a line of their own</source>
        <translation>%1 个数对不能构成盘面：请将每行的数对各写一行</translation>
    </message>
    <message>
        <source>the area of %1</source>
        <translation>%1 所在的区域</translation>
    </message>
    <message>
        <source>Board with the borders of its areas</source>
        <translation>画出区域边界的盘面</translation>
    </message>
    <message>
        <source>Lisp list of pairs (area number)</source>
        <translation>Lisp 数对列表（区域 数）</translation>
    </message>
    <message>
        <source>the areas are not symmetric, so the places of the clues are not, either.</source>
        <translation>区域不对称，因此提示数的位置也不对称。</translation>
    </message>
    <message>
        <source>Single numbers have to be supposed, and led to a contradiction.</source>
        <translation>须对单个数作假设，并推至矛盾。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Several numbers have to be supposed at once.</source>
        <translation>须同时假设多个数。</translation>
    </message>
    <message>
        <source>refutation</source>
        <translation>反驳</translation>
    </message>
    <message>
        <source>10 × 15</source>
        <translation>10 × 15</translation>
    </message>
    <message>
        <source>A number that is settled is struck from its area and from all cells that touch it. What then has one number or one place left is settled at once, and a cell that touches all places of a number in another area loses that number. Only when nothing follows a number is tried, in a cell with the fewest left. A search that meets nothing but dead ends begins again where most of them were.</source>
        <translation>确定一个数后，从其区域和所有与之相接的单元格中删去它。此后只剩一个数或一个位置的立即确定；若某格与另一区域中某数的所有位置都相接，则删去该数。无法再推时，才在剩余数最少的格试填。若一直走入死路，则从死路最多的区域重新开始。</translation>
    </message>
    <message>
        <source>Constraint propagation with the fail-first rule: Haralick and Elliott, 1980; weights: Boussemart and others, 2004.</source>
        <translation>采用失败优先规则的约束传播：Haralick 和 Elliott，1980；权重：Boussemart 等，2004。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>175 (P95)</source>
        <translation>175 (P95)</translation>
    </message>
    <message>
        <source>The example of the problem: one-seven-five.</source>
        <translation>题目中的例子：one-seven-five。</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>九</translation>
    </message>
    <message>
        <source>Where the document&apos;s program has no word.</source>
        <translation>文档中的程序对此没有文字。</translation>
    </message>
    <message>
        <source>Ninety</source>
        <translation>九十</translation>
    </message>
    <message>
        <source>Digit by digit nine-zero; the document&apos;s program drops the nine.</source>
        <translation>逐位为 nine-zero；文档中的程序漏掉了 nine。</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零</translation>
    </message>
    <message>
        <source>The smallest amount a cheque can be written for.</source>
        <translation>可以开支票的最小的数。</translation>
    </message>
    <message>
        <source>Thirty digits</source>
        <translation>三十位数</translation>
    </message>
    <message>
        <source>Spelled out it begins with one hundred twenty-three octillion.</source>
        <translation>写成文字以 one hundred twenty-three octillion 开头。</translation>
    </message>
    <message>
        <source>A cheque in Chinese</source>
        <translation>中文支票</translation>
    </message>
    <message>
        <source>Financial characters, which no stroke can turn into others.</source>
        <translation>大写数字，添笔也改不成别的数字。</translation>
    </message>
    <message>
        <source>Back from words</source>
        <translation>由文字读回</translation>
    </message>
    <message>
        <source>Spoken words read back into digits.</source>
        <translation>把口语读法读回为数字。</translation>
    </message>
    <message>
        <source>Number words</source>
        <translation>数词</translation>
    </message>
    <message>
        <source>Write a number out in words, as on a cheque, or read words back.</source>
        <translation>像在支票上那样把数写成文字，或把文字读回为数字。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>A whole number, not negative, or words to be read back</source>
        <translation>非负整数，或要读回的文字</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Words or digits; by default whichever the input is not</source>
        <translation>文字或数字；默认与输入相反</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Of the words: English, Chinese, Japanese or Portuguese</source>
        <translation>文字的语言：英语、中文、日语或葡萄牙语</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Plain, or as on a cheque with an ending nothing can be added to</source>
        <translation>普通形式，或支票写法，带有防止添写的结尾</translation>
    </message>
    <message>
        <source>Number, or words to be read back</source>
        <translation>数，或要读回的文字</translation>
    </message>
    <message>
        <source>The result in one line</source>
        <translation>单行结果</translation>
    </message>
    <message>
        <source>word of a digit</source>
        <translation>数字的文字</translation>
    </message>
    <message>
        <source>spoken word</source>
        <translation>口语文字</translation>
    </message>
    <message>
        <source>ending</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>digit read</source>
        <translation>读出的数字</translation>
    </message>
    <message>
        <source>too long to be spelled out</source>
        <translation>太长，无法写成文字</translation>
    </message>
    <message>
        <source>Some places hold no word.</source>
        <translation>有些位置没有文字。</translation>
    </message>
    <message>
        <source>The words mean %1, not %2.</source>
        <translation>文字表示 %1，而不是 %2。</translation>
    </message>
    <message>
        <source>The words cannot be read back: %1.</source>
        <translation>文字无法读回：%1。</translation>
    </message>
    <message>
        <source>On a cheque the words have an ending, elsewhere none.</source>
        <translation>支票上的文字带有结尾，其他情况则没有。</translation>
    </message>
    <message>
        <source>Digit %1 of the number is %2: write “%3”.</source>
        <translation>该数的第 %1 位是 %2：写“%3”。</translation>
    </message>
    <message>
        <source>Digit %1 of what the words mean is %2.</source>
        <translation>文字所表示的数的第 %1 位是 %2。</translation>
    </message>
    <message>
        <source>“%1” closes the amount: nothing can be added.</source>
        <translation>“%1”为金额收尾：不能再添写。</translation>
    </message>
    <message>
        <source>As spoken, word %1 is “%2”.</source>
        <translation>按读法，第 %1 个词是“%2”。</translation>
    </message>
    <message>
        <source>There are words for numbers of up to %1 digits; this one has %2. Digit by digit any length can be written.</source>
        <translation>文字最多能表示 %1 位数；此数有 %2 位。逐位写则长度不限。</translation>
    </message>
    <message>
        <source>The whole number is written: %1.</source>
        <translation>整个数已写完：%1。</translation>
    </message>
    <message>
        <source>Digit by digit</source>
        <translation>逐位</translation>
    </message>
    <message>
        <source>The word of each digit in turn: 175 is one-seven-five.</source>
        <translation>依次写出每一位数字的文字：175 是 one-seven-five。</translation>
    </message>
    <message>
        <source>The document&apos;s program for P95, right for 9 and for 90 to 99 too.</source>
        <translation>文档中 P95 的程序，对 9 和 90 至 99 也正确。</translation>
    </message>
    <message>
        <source>As spoken</source>
        <translation>按读法</translation>
    </message>
    <message>
        <source>The words one says: 175 is one hundred seventy-five. Up to 36 digits.</source>
        <translation>人们所说的读法：175 是 one hundred seventy-five。最多 36 位。</translation>
    </message>
    <message>
        <source>Rule-based number formats of ICU, after the Unicode CLDR.</source>
        <translation>ICU 基于规则的数字格式，据 Unicode CLDR。</translation>
    </message>
    <message>
        <source>175 in two ways</source>
        <translation>175 的两种写法</translation>
    </message>
    <message>
        <source>No choice, no search: naming digits is one step each, spelling out follows the language&apos;s rules.</source>
        <translation>没有选择，也就没有搜索：逐位写时每位一步；按读法则依照该语言的规则。</translation>
    </message>
    <message>
        <source>Each digit has its word, so a number of any length is written from left to right without looking at the rest of it. Nothing is searched: it shows what a trace looks like where every step is forced. The other way round, words are read back into digits.</source>
        <translation>每个数字都有自己的文字，因此任意长度的数都可以从左到右写，不必看其余部分。没有搜索：由此可见每一步都是强制步时，轨迹是什么样子。反过来，也可把文字读回为数字。</translation>
    </message>
    <message>
        <source>One step a digit, and memory for the words.</source>
        <translation>每位数字一步，内存用于文字。</translation>
    </message>
    <message>
        <source>Languages name numbers in groups: of three digits in English, of four in Chinese and Japanese. A group is put into words by a small set of rules, and the word for its scale follows: thousand, million, and so on. What is left over is treated in the same way.</source>
        <translation>各种语言读数都分组：英语三位一组，中文和日语四位一组。用少数几条规则把一组写成文字，后面再写其数级：千、百万，等等。剩下的部分照此处理。</translation>
    </message>
    <message>
        <source>One step a word, and at most 36 digits: there are no names for larger scales.</source>
        <translation>每个词一步，最多 36 位：更大的数级没有名称。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every number is already a problem.</source>
        <translation>没有新题目可生成：任何数就已是题目。</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>第 %1 个词</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>第 %1 位</translation>
    </message>
    <message>
        <source>word %1 = %2</source>
        <translation>第 %1 个词 = %2</translation>
    </message>
    <message>
        <source>digit %1 = %2</source>
        <translation>第 %1 位 = %2</translation>
    </message>
    <message>
        <source>settings come after the number</source>
        <translation>设置应写在数之后</translation>
    </message>
    <message>
        <source>expected language=…, form=… or direction=…, not &quot;%1&quot;</source>
        <translation>此处应为 language=…、form=… 或 direction=…，而不是“%1”</translation>
    </message>
    <message>
        <source>there is no number; write digits, like 175, or words, like one-seven-five</source>
        <translation>此处没有数；请写数字，如 175，或文字，如 one-seven-five</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 must be %2, not &quot;%3&quot;</source>
        <translation>%1 必须是 %2，而不是“%3”</translation>
    </message>
    <message>
        <source>expected a digit, not %1; numbers are whole and not negative</source>
        <translation>此处应为数字，而不是 %1；数应为非负整数</translation>
    </message>
    <message>
        <source>a number has at most %1 digits</source>
        <translation>数最多 %1 位</translation>
    </message>
    <message>
        <source>these are digits already; leave out direction=digits</source>
        <translation>这已经是数字；请去掉 direction=digits</translation>
    </message>
    <message>
        <source>these are words already; leave out direction=words</source>
        <translation>这已经是文字；请去掉 direction=words</translation>
    </message>
    <message>
        <source>number: %1</source>
        <translation>number：%1</translation>
    </message>
    <message>
        <source>%1 digits in words</source>
        <translation>%1 位数写成文字</translation>
    </message>
    <message>
        <source>words for %1 digits</source>
        <translation>表示 %1 位数的文字</translation>
    </message>
    <message>
        <source>%1 in words</source>
        <translation>%1 写成文字</translation>
    </message>
    <message>
        <source>The number ends before that.</source>
        <translation>此前该数已经结束。</translation>
    </message>
    <message>
        <source>“%1” is expected there.</source>
        <translation>此处应为“%1”。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number word of this language</source>
        <translation>“%1”不是此语言的数词</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number word of this language; did you mean &quot;%2&quot;?</source>
        <translation>“%1”不是此语言的数词；是否想写“%2”？</translation>
    </message>
    <message>
        <source>there are no words; write a number, like one-seven-five</source>
        <translation>此处没有文字；请写出数，如 one-seven-five</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand here; write digit by digit or as spoken, not both</source>
        <translation>“%1”不能出现在此处；请逐位写，或按读法写，不要混用</translation>
    </message>
    <message>
        <source>the number ends in the middle, after &quot;%1&quot;</source>
        <translation>数在“%1”之后中断，尚未写完</translation>
    </message>
    <message>
        <source>Zero has a word of its own: “%1”.</source>
        <translation>零有自己的词：“%1”。</translation>
    </message>
    <message>
        <source>As spoken: from the right, the digits of %1 form groups of %2.</source>
        <translation>读法：%1 的数字从右起每 %2 位为一组。</translation>
    </message>
    <message>
        <source>The group %1 is all zeros and is left out.</source>
        <translation>%1 这一组全是零，略去不读。</translation>
    </message>
    <message>
        <source>The last group, %1, is “%2”.</source>
        <translation>最后一组 %1 读作“%2”。</translation>
    </message>
    <message>
        <source>The group %1 counts 10^%2: “%3” with the word of its scale is “%4”.</source>
        <translation>%1 这一组以 10^%2 计：“%3”加上数级词为“%4”。</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <translation>“%1”读作 %2。</translation>
    </message>
    <message>
        <source>The other %1 digits follow likewise.</source>
        <translation>其余 %1 位数字依此类推。</translation>
    </message>
    <message>
        <source>As spoken, the whole number is: %1.</source>
        <translation>整个数读作：%1。</translation>
    </message>
    <message>
        <source>It is short for “%1”: after the last digit the unit below the one before it is left out.</source>
        <translation>这是“%1”的简略说法：最后一个数字后面省去了比前一单位低一级的单位。</translation>
    </message>
    <message>
        <source>%1 in digits</source>
        <translation>%1 写成数字</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日文</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙文</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英文</translation>
    </message>
    <message>
        <source>Write in digits the number that the words name.</source>
        <translation>把文字所表示的数写成数字。</translation>
    </message>
    <message>
        <source>Write the word of each digit in turn, in %1 and as on a cheque: for %2, %3.</source>
        <translation>依次用%1、按支票的写法写出每一位数字的词：%2 写作 %3。</translation>
    </message>
    <message>
        <source>Write the word of each digit in turn, in %1: for %2, %3.</source>
        <translation>依次用%1写出每一位数字的词：%2 写作 %3。</translation>
    </message>
    <message>
        <source>%1 After other groups it is joined: “%2”.</source>
        <translation>%1 接在其他组之后写作“%2”。</translation>
    </message>
    <message>
        <source>The library ICU has no words for numbers in %1.</source>
        <translation>ICU 库没有 %1 的数字词。</translation>
    </message>
</context>
</TS>
