<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>AllSteps</name>
    <message>
        <source>No solution is left: there is nothing to be deduced.</source>
        <translation>解が残っていないため、導けることはありません。</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>the picture would be %1 x %2 pixels, more than the %3 a side that %4 holds; make the cells smaller</source>
        <translation>画像が %1 x %2 ピクセルになり、%4 の一辺の上限 %3 を超えます。マスを小さくしてください</translation>
    </message>
    <message>
        <source>the installed libwebp differs from the version Clew was built with</source>
        <translation>libwebp のバージョンがビルド時のものと異なります</translation>
    </message>
    <message>
        <source>the animation could not be made: %1</source>
        <translation>アニメーションを作成できませんでした: %1</translation>
    </message>
    <message>
        <source>single pictures are written to numbered files, but %1 is not a file; give a name such as page%2</source>
        <translation>個別の画像は番号付きのファイルに書き込みますが、%1 はファイルではありません。page%2 のような名前を指定してください</translation>
    </message>
    <message>
        <source>there is nothing to show: the last event comes before the first</source>
        <translation>表示するものがありません: 終了イベントが開始イベントより前です</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>There is not enough memory for this. Close other programs, or choose something smaller.</source>
        <translation>この操作にはメモリが足りません。ほかのプログラムを閉じるか、もっと小さいものを選んでください。</translation>
    </message>
    <message>
        <source>This failed: %1.</source>
        <translation>失敗しました: %1。</translation>
    </message>
    <message>
        <source>This failed for an unknown reason.</source>
        <translation>不明な理由で失敗しました。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
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
        <translation>限度内に解が見つかりませんでした</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>印刷するものがありません</translation>
    </message>
    <message>
        <source>a page has from 1 to %1 puzzles</source>
        <translation>1 ページのパズルは 1 個から %1 個までです</translation>
    </message>
    <message>
        <source>has no solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>has several solutions; this is one</source>
        <translation>複数の解があり、これはその一つ</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>one of several solutions</source>
        <translation>複数ある解の一つ</translation>
    </message>
</context>
<context>
    <name>Breakpoints</name>
    <message>
        <source>breakpoints are an array</source>
        <translation>ブレークポイントは配列でなければなりません</translation>
    </message>
    <message>
        <source>a breakpoint is an object with a kind and whole numbers</source>
        <translation>ブレークポイントは、種類と整数を持つオブジェクトでなければなりません</translation>
    </message>
    <message>
        <source>there is no breakpoint of this kind: %1</source>
        <translation>この種類のブレークポイントはありません: %1</translation>
    </message>
    <message>
        <source>whether a breakpoint is enabled is true or false</source>
        <translation>ブレークポイントの有効・無効は true か false でなければなりません</translation>
    </message>
</context>
<context>
    <name>ByteSource</name>
    <message>
        <source>cannot read on: %1</source>
        <translation>読み込みを続けられません: %1</translation>
    </message>
    <message>
        <source>cannot listen on port %1 of this machine: %2; choose another port, or 0 for any</source>
        <translation>このマシンのポート %1 で待ち受けられません: %2。別のポートを選ぶか、0 で任意のポートにしてください</translation>
    </message>
    <message>
        <source>cannot take the connection: %1</source>
        <translation>接続を受け付けられません: %1</translation>
    </message>
    <message>
        <source>the file was rewritten while it was followed and is shorter now; watch it again</source>
        <translation>追跡中にファイルが書き直され、短くなりました。もう一度監視してください</translation>
    </message>
    <message>
        <source>a program of another user connected and was refused; still waiting</source>
        <translation>別のユーザーのプログラムが接続してきたため、拒否しました。引き続き待っています</translation>
    </message>
    <message>
        <source>a program ended its connection before its user could be determined, and was refused; let it keep the connection open for a tenth of a second. Still waiting</source>
        <translation>どのユーザーのものか分かる前に接続を終えたプログラムを拒否しました。プログラムには接続を 0.1 秒ほど開いたままにさせてください。引き続き待っています</translation>
    </message>
    <message>
        <source>a program that connected does not report a search as expected, and was refused; still waiting</source>
        <translation>接続してきたプログラムが、期待される形で探索を報告しないため、拒否しました。引き続き待っています</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>比較を中止しました。</translation>
    </message>
</context>
<context>
    <name>CpProfiler</name>
    <message>
        <source>a message is of the unknown kind %1</source>
        <translation>種類 %1 のメッセージは不明です</translation>
    </message>
    <message>
        <source>a node has the unknown status %1</source>
        <translation>ノードの状態 %1 は不明です</translation>
    </message>
    <message>
        <source>a message has the unknown field %1</source>
        <translation>メッセージのフィールド %1 は不明です</translation>
    </message>
    <message>
        <source>a message ends before what it says it holds</source>
        <translation>メッセージが、示された内容の途中で終わっています</translation>
    </message>
    <message>
        <source>a message claims to have %1 bytes; this is not CP-Profiler&apos;s protocol</source>
        <translation>メッセージが %1 バイトとされています。これは CP-Profiler のプロトコルではありません</translation>
    </message>
    <message>
        <source>%1 nodes arrived whose parents never did, or that are their own ancestors</source>
        <translation>親の届かなかったノード、または自分自身の子孫になっているノードが %1 個ありました</translation>
    </message>
    <message>
        <source>the stream ends inside a message</source>
        <translation>ストリームがメッセージの途中で切れています</translation>
    </message>
    <message>
        <source>the connection ended before the end of the search was reported</source>
        <translation>探索の終了が伝えられる前に接続が切れました</translation>
    </message>
    <message>
        <source>the start of the search was reported twice</source>
        <translation>探索の開始が 2 度伝えられました</translation>
    </message>
    <message>
        <source>the end of the search was reported before its start</source>
        <translation>探索の開始前に終了が伝えられました</translation>
    </message>
    <message>
        <source>node %1 is reported as its own parent</source>
        <translation>ノード %1 の親がそのノード自身とされています</translation>
    </message>
    <message>
        <source>too many nodes arrived before their parents</source>
        <translation>親より先に届いたノードが多すぎます</translation>
    </message>
    <message>
        <source>the search has more than %1 nodes</source>
        <translation>探索のノードが %1 個を超えています</translation>
    </message>
    <message>
        <source>labels name free variables, not a board of this program: list &quot;variables&quot; in the header</source>
        <translation>ラベルがこのプログラムの盤面ではなく、自由な変数を指しています。ヘッダーに &quot;variables&quot; を指定してください</translation>
    </message>
    <message>
        <source>the connection ended before the search began</source>
        <translation>探索が始まる前に接続が切れました</translation>
    </message>
    <message>
        <source>the solver speaks version %1 of CP-Profiler&apos;s protocol; this program knows version %2</source>
        <translation>このソルバーは CP-Profiler のプロトコルのバージョン %1 を使っています。このプログラムが知っているのはバージョン %2 です</translation>
    </message>
    <message>
        <source>one node arrived whose parent never did, or that is its own ancestor</source>
        <translation>親の届かなかったノード、または自分自身の子孫になっているノードが 1 個ありました</translation>
    </message>
</context>
<context>
    <name>Deductions</name>
    <message>
        <source>guess</source>
        <translation>推測</translation>
    </message>
    <message>
        <source>back</source>
        <translation>後戻り</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>解</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>%1 ではない</translation>
    </message>
    <message>
        <source>move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>やり直し</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>The number %1 is too large for the engine, which counts to %2.</source>
        <translation>数 %1 はエンジンには大きすぎます。扱えるのは %2 までです。</translation>
    </message>
    <message>
        <source>The constraint %1 is not supported: the engine searches over integers and Booleans.</source>
        <translation>制約 %1 には対応していません。エンジンが探索するのは整数とブール値です。</translation>
    </message>
    <message>
        <source>The constraint %1 has too few arguments.</source>
        <translation>制約 %1 の引数が足りません。</translation>
    </message>
    <message>
        <source>MiniZinc speaks of %1 in %2 and has not declared it. That is a fault of MiniZinc; the same in other words may do.</source>
        <translation>MiniZinc が %2 で使っている %1 が宣言されていません。これは MiniZinc の不具合です。別の書き方にすれば動くかもしれません。</translation>
    </message>
    <message>
        <source>An array was expected in %1.</source>
        <translation>%1 には配列が必要です。</translation>
    </message>
    <message>
        <source>A number was expected in %1.</source>
        <translation>%1 には数が必要です。</translation>
    </message>
    <message>
        <source>A Boolean was expected in %1.</source>
        <translation>%1 にはブール値が必要です。</translation>
    </message>
    <message>
        <source>A power has too many bases and exponents.</source>
        <translation>べき乗の底と指数の組み合わせが多すぎます。</translation>
    </message>
    <message>
        <source>Gecode refuses the model: %1</source>
        <translation>Gecode はこのモデルを受け付けません: %1</translation>
    </message>
    <message>
        <source>Gecode cannot search this model: %1</source>
        <translation>Gecode はこのモデルを探索できません: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>ファイル %1 を読み込めません。</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>ファイル %1 に書き込めません。</translation>
    </message>
    <message>
        <source>The file %1 has more than 256 MB.</source>
        <translation>ファイル %1 は 256 MB を超えています。</translation>
    </message>
    <message>
        <source>The automaton of a constraint goes to a state that it does not have.</source>
        <translation>制約のオートマトンが、存在しない状態へ遷移しています。</translation>
    </message>
    <message>
        <source>The model prints %1 and does not declare it.</source>
        <translation>モデルは %1 を出力しますが、宣言していません。</translation>
    </message>
    <message>
        <source>The model prints %1, which it declares only after that.</source>
        <translation>モデルは %1 を出力しますが、宣言はその後にあります。</translation>
    </message>
    <message>
        <source>The arrays in %1 differ in length.</source>
        <translation>%1 の配列の長さが一致しません。</translation>
    </message>
    <message>
        <source>The value of %1 is not searched for.</source>
        <translation>%1 の値は探索の対象ではありません。</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>変数 %1 はありません。</translation>
    </message>
    <message>
        <source>The engine cannot search this model: %1</source>
        <translation>エンジンはこのモデルを探索できません: %1</translation>
    </message>
    <message>
        <source>The variable %1 is not in this part of the model.</source>
        <translation>変数 %1 はモデルのこの部分にはありません。</translation>
    </message>
</context>
<context>
    <name>EventCheck</name>
    <message>
        <source>it is a guess with a rule, which guesses do not have</source>
        <translation>推測に規則が付いていますが、推測に規則はありません</translation>
    </message>
    <message>
        <source>it is a visit with extra data</source>
        <translation>訪問に余分なデータが付いています</translation>
    </message>
    <message>
        <source>it visits node %1, but only %2 nodes are known</source>
        <translation>ノード %1 を訪問していますが、既知のノードは %2 個だけです</translation>
    </message>
    <message>
        <source>it is a solution with extra data</source>
        <translation>解に余分なデータが付いています</translation>
    </message>
    <message>
        <source>it has the unknown kind %1</source>
        <translation>種類 %1 は不明です</translation>
    </message>
    <message>
        <source>it refers to variable %1, but there are only %2</source>
        <translation>変数 %1 を参照していますが、変数は %2 個だけです</translation>
    </message>
    <message>
        <source>it refers to value %1, but there are only %2</source>
        <translation>値 %1 を参照していますが、値は %2 個だけです</translation>
    </message>
    <message>
        <source>it refers to rule %1, which this puzzle does not use for such events</source>
        <translation>規則 %1 を参照していますが、このパズルではこの種のイベントにその規則を使いません</translation>
    </message>
    <message>
        <source>it breaks rule %1 without a value</source>
        <translation>値がないのに規則 %1 に違反しています</translation>
    </message>
    <message>
        <source>it gives variable %1 the value %2, which it cannot take</source>
        <translation>変数 %1 に、とりえない値 %2 を与えています</translation>
    </message>
    <message>
        <source>it begins a new step, which only strikes do</source>
        <translation>新しい手を始めていますが、それができるのは候補の消去だけです</translation>
    </message>
</context>
<context>
    <name>EventStream</name>
    <message>
        <source>an event begins with &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; or &quot;s&quot; in quotation marks</source>
        <translation>イベントは引用符で囲んだ &quot;d&quot;、&quot;a&quot;、&quot;r&quot;、&quot;c&quot;、&quot;v&quot;、&quot;s&quot; のどれかで始まります</translation>
    </message>
    <message>
        <source>there is no such kind of event; there are &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; and &quot;s&quot;</source>
        <translation>この種類のイベントはありません。あるのは &quot;d&quot;、&quot;a&quot;、&quot;r&quot;、&quot;c&quot;、&quot;v&quot;、&quot;s&quot; です</translation>
    </message>
    <message>
        <source>expected a whole number, 0 or more</source>
        <translation>ここには 0 以上の整数が必要です</translation>
    </message>
    <message>
        <source>expected a comma and a number</source>
        <translation>ここにはコンマと数が必要です</translation>
    </message>
    <message>
        <source>only a contradiction may leave out the value</source>
        <translation>値を省けるのは矛盾だけです</translation>
    </message>
    <message>
        <source>expected ], the end of the event</source>
        <translation>イベントはここで ] で終わります</translation>
    </message>
    <message>
        <source>nothing may follow an event on its line</source>
        <translation>イベントの行にはこれ以上何も書けません</translation>
    </message>
    <message>
        <source>the stream ends here: the line with &quot;end&quot; is missing</source>
        <translation>ストリームがここで切れています: &quot;end&quot; の行がありません</translation>
    </message>
    <message>
        <source>a line is an event, as in [&quot;d&quot;,0,3], or an object, as in {&quot;end&quot;:&quot;exhausted&quot;}</source>
        <translation>行は [&quot;d&quot;,0,3] のようなイベントか、{&quot;end&quot;:&quot;exhausted&quot;} のようなオブジェクトです</translation>
    </message>
    <message>
        <source>this event is impossible: %1</source>
        <translation>このイベントはありえません: %1</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>これは JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>an object in a stream says &quot;end&quot; or &quot;comment&quot;</source>
        <translation>ストリームのオブジェクトには &quot;end&quot; か &quot;comment&quot; を書きます</translation>
    </message>
    <message>
        <source>a search ends &quot;solved&quot;, &quot;exhausted&quot;, &quot;ran-dry&quot; or &quot;stopped&quot;</source>
        <translation>探索の終わりは &quot;solved&quot;、&quot;exhausted&quot;、&quot;ran-dry&quot;、&quot;stopped&quot; のどれかです</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes, the most an event may have</source>
        <translation>行が %1 バイトを超えています。そのように長いイベントはありません</translation>
    </message>
    <message>
        <source>the header is longer than %1 bytes</source>
        <translation>ヘッダーが %1 バイトを超えています</translation>
    </message>
    <message>
        <source>the stream is empty</source>
        <translation>ストリームに何もありません</translation>
    </message>
    <message>
        <source>expected &quot;&lt;=&quot; or &quot;&gt;=&quot;</source>
        <translation>&quot;&lt;=&quot; または &quot;&gt;=&quot; が必要です</translation>
    </message>
    <message>
        <source>there is no rule %1: the header lists %2, numbered from 0</source>
        <translation>規則 %1 はありません。ヘッダーにあるのは %2 個で、番号は 0 からです</translation>
    </message>
    <message>
        <source>expected &quot;new&quot;</source>
        <translation>&quot;new&quot; でなければなりません</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>does not take this problem</source>
        <translation>この問題を扱えません</translation>
    </message>
    <message>
        <source>time, untraced (logarithmic)</source>
        <translation>時間、トレースなし (対数)</translation>
    </message>
    <message>
        <source>%1: %2 · nodes: %3 · contradictions: %4 · solutions: %5</source>
        <translation>%1: %2 · ノード: %3 · 矛盾: %4 · 解: %5</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <translation>%1 で停止しました。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>instances solved</source>
        <translation>解けたインスタンス</translation>
    </message>
    <message>
        <source>seconds for each</source>
        <translation>1 個あたりの秒数</translation>
    </message>
    <message>
        <source>Cactus plot: how many instances each strategy solves within a time for each; the further to the right, the better.</source>
        <translation>カクタスプロット: 1 個あたりの制限時間内に各戦略が解けるインスタンスの数。右に伸びるほど優れています。</translation>
    </message>
    <message>
        <source>times as long as the fastest</source>
        <translation>最速に対する時間の倍率</translation>
    </message>
    <message>
        <source>share of instances</source>
        <translation>インスタンスの割合</translation>
    </message>
    <message>
        <source>Performance profile: the share of instances that each strategy solves within a multiple of the fastest one&apos;s time.</source>
        <translation>性能プロファイル: 最速の戦略の時間の何倍以内に、各戦略がどれだけの割合のインスタンスを解けるか。</translation>
    </message>
    <message>
        <source>the figure was not finished</source>
        <translation>図は完成しませんでした</translation>
    </message>
    <message>
        <source>Events: %1 · nodes: %2 · contradictions: %3 · solutions: %4</source>
        <translation>イベント: %1 · ノード: %2 · 矛盾: %3 · 解: %4</translation>
    </message>
    <message>
        <source>Event %1, depth %2.</source>
        <translation>イベント %1、深さ %2。</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>先へ続く</translation>
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
        <translation>これ以上調べない</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>events; below the axis contradictions, lines are solutions</source>
        <translation>イベント。軸の下は矛盾、線は解</translation>
    </message>
    <message>
        <source>Deepest level %1.</source>
        <translation>最も深いレベルは %1。</translation>
    </message>
    <message>
        <source>the board has too many cells for a heat map</source>
        <translation>盤面のマスが多すぎて、探索がどこにいたかを図にできません</translation>
    </message>
    <message>
        <source>Guesses at each cell: at most %1, %2 in all.</source>
        <translation>各マスでの推測: 最大 %1、合計 %2。</translation>
    </message>
    <message>
        <source>Forced moves at each cell: at most %1, %2 in all.</source>
        <translation>各マスでの強制された手: 最大 %1、合計 %2。</translation>
    </message>
    <message>
        <source>Moves taken back at each cell: at most %1, %2 in all.</source>
        <translation>各マスで戻した手: 最大 %1、合計 %2。</translation>
    </message>
    <message>
        <source>Contradictions at each cell: at most %1, %2 in all.</source>
        <translation>各マスでの矛盾: 最大 %1、合計 %2。</translation>
    </message>
    <message>
        <source>Events while the last guess stood there: at most %1, %2 in all.</source>
        <translation>最後の推測がそのマスにあった間のイベント: 最大 %1、合計 %2。</translation>
    </message>
    <message>
        <source>the search has %1 events</source>
        <translation>探索のイベントは %1 個です</translation>
    </message>
    <message>
        <source>The tint grows with the square root of the number.</source>
        <translation>色の濃さは数の平方根に比例します。</translation>
    </message>
    <message>
        <source>most settled so far</source>
        <translation>これまでの最大確定数</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Nodes and solutions were counted while the race was measured; what was settled comes from a recording, its nodes placed at the times measured.</source>
        <translation>ノードと解は競争の計測中に数えたものです。確定数は別の記録から取り、そのノードを計測した時刻に置いています。</translation>
    </message>
    <message>
        <source>Events %1 to %2 of the search.</source>
        <translation>探索のイベント %1 から %2 まで。</translation>
    </message>
    <message>
        <source>tree, each node as wide as it has leaves</source>
        <translation>木 (各ノードの幅は葉の数)</translation>
    </message>
    <message>
        <source>nodes at each depth</source>
        <translation>深さごとのノード数</translation>
    </message>
    <message>
        <source>Each row is %1 levels.</source>
        <translation>1 行は %1 段です。</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>%1 だけ</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1、シード %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1 (打ち切り)</translation>
    </message>
    <message>
        <source>Measures that show something here: %1.</source>
        <translation>ここで何かを示す尺度: %1。</translation>
    </message>
    <message>
        <source>The search is shown up to event %1.</source>
        <translation>探索はイベント %1 まで示しています。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of nodes: %1.</source>
        <translation>探索はノード数の制限 %1 で止められました。</translation>
    </message>
    <message>
        <source>The search was stopped after event %1, before its end.</source>
        <translation>探索はイベント %1 の後、終わる前に止められました。</translation>
    </message>
    <message>
        <source>%1: nodes: %2.</source>
        <translation>%1: ノード: %2。</translation>
    </message>
    <message>
        <source>Too few sizes for a fit.</source>
        <translation>当てはめるにはサイズが足りません。</translation>
    </message>
    <message>
        <source>Nodes ×%1, time ×%2 for each further unit; log-log slope of nodes %3, of time %4.</source>
        <translation>サイズが 1 増すごとにノード ×%1、時間 ×%2。両対数の傾きはノード %3、時間 %4。</translation>
    </message>
    <message>
        <source>Time ×%1 for each further unit; log-log slope of time %2.</source>
        <translation>サイズが 1 増すごとに時間 ×%1。時間の両対数の傾き %2。</translation>
    </message>
    <message>
        <source>Instances: %1 · strategies: %2 · runs with an answer: %3 of %4</source>
        <translation>インスタンス: %1 · 戦略: %2 · 答えが出た実行: %3 / %4</translation>
    </message>
    <message>
        <source>nodes: %1</source>
        <translation>ノード: %1</translation>
    </message>
    <message>
        <source>What follows &gt; was stopped by a limit.</source>
        <translation>&gt; の付いたものは制限で止められました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: nodes: %2 · contradictions: %3 · solutions: %4</source>
        <translation>%1: ノード: %2 · 矛盾: %3 · 解: %4</translation>
    </message>
    <message>
        <source>Subtrees too small to be seen are drawn as blocks. Depth: %1 · leaves: %2</source>
        <translation>小さくて見えない部分木はブロックで描いています。深さ: %1 · 葉: %2</translation>
    </message>
    <message>
        <source>Depth: %1 · leaves: %2</source>
        <translation>深さ: %1 · 葉: %2</translation>
    </message>
    <message>
        <source>Depth: %1 · leaves: %2 · most nodes in a row: %3</source>
        <translation>深さ: %1 · 葉: %2 · 1 行の最大ノード数: %3</translation>
    </message>
    <message>
        <source>Nodes in both trees, not counting the root: %1 · only by %2: %3 · only by %4: %5</source>
        <translation>両方の木にあるノード（根を除く）: %1 · %2 だけ: %3 · %4 だけ: %5</translation>
    </message>
    <message>
        <source>values on the board</source>
        <translation>盤面の値</translation>
    </message>
    <message>
        <source>Nothing was guessed. Paler: candidates struck.</source>
        <translation>推測はありません。薄い部分: 消された候補。</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>推測</translation>
    </message>
    <message>
        <source>forced moves</source>
        <translation>必然の手</translation>
    </message>
    <message>
        <source>moves taken back</source>
        <translation>取り消した手</translation>
    </message>
    <message>
        <source>contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of nodes)</source>
        <translation>%1(ノード数の上限で停止)</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of time)</source>
        <translation>%1(時間の上限で停止)</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of memory)</source>
        <translation>%1(メモリの上限で停止)</translation>
    </message>
    <message>
        <source>%1: width × height</source>
        <translation>%1：幅 × 高さ</translation>
    </message>
    <message>
        <source>%1 at worst</source>
        <translation>最悪の場合 %1</translation>
    </message>
    <message>
        <source>%1 at best</source>
        <translation>最良の場合 %1</translation>
    </message>
    <message>
        <source>%1, slope %2</source>
        <translation>%1、傾き %2</translation>
    </message>
    <message>
        <source>%1, fitted %2 = %3</source>
        <translation>%1、当てはめ %2 = %3</translation>
    </message>
    <message>
        <source>Theory of nodes: %1.</source>
        <translation>ノード数の理論: %1。</translation>
    </message>
    <message>
        <source>Theory of time: %1.</source>
        <translation>時間の理論: %1。</translation>
    </message>
    <message>
        <source>In theories, which dashed lines show, N is the size; c and p are fitted.</source>
        <translation>破線は理論を示します。N は大きさで、c と p は当てはめた値です。</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>理論</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Nodes: the partial assignments that the search decided on, one a guess. What follows without a guess opens none.</source>
        <translation>ノード: 探索が選んだ部分割り当てで、推測 1 つにつき 1 つです。推測なしに従うものはノードを開きません。</translation>
    </message>
    <message>
        <source>Backtracks: the contradictions met. What is given up only because all below it has failed is not counted again.</source>
        <translation>バックトラック: 出会った矛盾の数です。その下がすべて失敗したためにあきらめたものは、重ねて数えません。</translation>
    </message>
    <message>
        <source>Checks: values compared with the rules one by one, by strategies that do not keep what is still possible.</source>
        <translation>検査: まだ可能なものを保持しない戦略が、値を 1 つずつ規則と照らした回数です。</translation>
    </message>
    <message>
        <source>It decides on a value in order to test it, so its nodes include those that are refuted at once.</source>
        <translation>値を調べるためにまずそれを選ぶので、ノードにはすぐに反証されたものも含まれます。</translation>
    </message>
    <message>
        <source>Each value that it puts on the board is a node, also where only one is left.</source>
        <translation>盤面に置く値のひとつひとつが、残りが 1 つしかない場合も含めてノードになります。</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This trace is of a puzzle named &quot;%1&quot;, which Clew does not know.</source>
        <translation>これは「%1」というパズルのトレースですが、Clew はこのパズルを知りません。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>ファイルを読み込めません: %1。</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>ファイルに書き込めません: %1。</translation>
    </message>
    <message>
        <source>Line %1, column %2:</source>
        <translation>%1 行目、%2 文字目:</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>これはフォルダーです。その中のファイルを選んでください。</translation>
    </message>
    <message>
        <source>This is a device or a pipe. Choose a file.</source>
        <translation>これはデバイスかパイプです。ファイルを選んでください。</translation>
    </message>
    <message>
        <source>The file is too large (over %1).</source>
        <translation>ファイルが大きすぎます (%1 超)。</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>読み込みをキャンセルしました。</translation>
    </message>
    <message>
        <source>Files with the extension .%1 hold something other than this puzzle. Choose another extension.</source>
        <translation>拡張子 .%1 は、このパズル以外のファイルのものです。別の拡張子を選んでください。</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it</source>
        <translation>%1 はフォルダーです。その中のファイルを指定してください</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: it is not the name of a file</source>
        <translation>「%1」に書き込めません: ファイルの名前ではありません</translation>
    </message>
    <message>
        <source>%1 is read-only; make it writable, or name another file</source>
        <translation>%1 は読み取り専用です。書き込み可能にするか、別のファイルを指定してください</translation>
    </message>
    <message>
        <source>cannot write %1: no new file can be made in its folder (%2), and the old one is not overwritten before a new one is complete; name a file in another folder</source>
        <translation>%1 に書き込めません: そのフォルダーに新しいファイルを作成できず (%2)、新しいファイルが完成するまで古いファイルは上書きしません。別のフォルダーのファイルを指定してください</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe; name a file</source>
        <translation>%1 はデバイスかパイプです。ファイルを指定してください</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>%1 を開けません: %2</translation>
    </message>
    <message>
        <source>Opening the file was cancelled.</source>
        <translation>ファイルを開く操作をキャンセルしました。</translation>
    </message>
    <message>
        <source>No puzzle can read “%1”: give it a board, a list of queens, an equation, a graph, clues, a number or a MiniZinc model.</source>
        <translation>「%1」を読めるパズルはありません。盤面、クイーンの並び、等式、グラフ、手がかり、数、または MiniZinc モデルを入れてください。</translation>
    </message>
    <message>
        <source>No puzzle can read “%1”. As %2: %3</source>
        <translation>「%1」を読めるパズルはありません。%2として: %3</translation>
    </message>
    <message>
        <source>This format has no boards of this size. Choose another one.</source>
        <translation>この形式にはこの大きさの盤面がありません。別の形式を選んでください。</translation>
    </message>
    <message>
        <source>%1 is not one of Clew&apos;s puzzles.</source>
        <translation>%1 は Clew で扱うパズルではありません。</translation>
    </message>
    <message>
        <source>This recording is damaged (%1). Only what comes before the damage is shown.</source>
        <translation>この記録は破損しています（%1）。破損箇所より前だけを表示します。</translation>
    </message>
    <message>
        <source>This recording is incomplete: its search was cut off or is still running. It shows what had been recorded so far.</source>
        <translation>この記録は未完成です。探索が途中で打ち切られたか、まだ続いています。それまでに記録された分を表示します。</translation>
    </message>
</context>
<context>
    <name>FlatZinc</name>
    <message>
        <source>variables over floats are not supported</source>
        <translation>浮動小数点数の変数には対応していません</translation>
    </message>
    <message>
        <source>FlatZinc, line %1: %2</source>
        <translation>FlatZinc、%1 行目: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was expected</source>
        <translation>&quot;%1&quot; が必要です</translation>
    </message>
    <message>
        <source>a quotation mark was expected</source>
        <translation>引用符が必要です</translation>
    </message>
    <message>
        <source>a name was expected</source>
        <translation>名前が必要です</translation>
    </message>
    <message>
        <source>a whole number was expected</source>
        <translation>整数が必要です</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>括弧の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>there is no array %1</source>
        <translation>配列 %1 はありません</translation>
    </message>
    <message>
        <source>the array %1 has no element %2</source>
        <translation>配列 %1 に要素 %2 はありません</translation>
    </message>
    <message>
        <source>a constraint was expected</source>
        <translation>制約が必要です</translation>
    </message>
    <message>
        <source>satisfy, minimize or maximize was expected</source>
        <translation>satisfy、minimize または maximize が必要です</translation>
    </message>
    <message>
        <source>variables over sets are not supported</source>
        <translation>集合の変数には対応していません</translation>
    </message>
    <message>
        <source>a type was expected</source>
        <translation>型が必要です</translation>
    </message>
    <message>
        <source>the array %1 is an element of an array</source>
        <translation>配列 %1 が配列の要素になっています</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>数 %1 は大きすぎます</translation>
    </message>
    <message>
        <source>there is no variable %1</source>
        <translation>変数 %1 はありません</translation>
    </message>
    <message>
        <source>the variable %1 is not a number</source>
        <translation>変数 %1 は数ではありません</translation>
    </message>
</context>
<context>
    <name>Foreign</name>
    <message>
        <source>the header&apos;s &quot;%1&quot; is wrong: %2</source>
        <translation>ヘッダーの &quot;%1&quot; が誤っています: %2</translation>
    </message>
    <message>
        <source>the header&apos;s problem cannot be read: %1</source>
        <translation>ヘッダーの問題を読めません: %1</translation>
    </message>
    <message>
        <source>the header has %1 bytes; %2 are the most</source>
        <translation>ヘッダーが %1 バイトあります。上限は %2 バイトです</translation>
    </message>
    <message>
        <source>the header is nested too deeply</source>
        <translation>ヘッダーの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>this is not a stream of events: its first line is not a JSON object with &quot;clew-events&quot;: 1</source>
        <translation>これはイベントのストリームではありません: 最初の行が &quot;clew-events&quot;: 1 を含む JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>this stream has a version that this program does not know; it knows &quot;clew-events&quot;: 1</source>
        <translation>このストリームのバージョンをこのプログラムは知りません。知っているのは &quot;clew-events&quot;: 1 です</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>&quot;%1&quot; is not a seed: a seed is a whole number, or 2:17 for seed 17 of the generator&apos;s version 2</source>
        <translation>「%1」はシードではありません。シードは整数か、2:17 (生成器のバージョン 2 のシード 17) のように書きます</translation>
    </message>
    <message>
        <source>%1: there is no version %2 of the generator yet; the newest is %3</source>
        <translation>%1: 生成器のバージョン %2 はまだありません。最新は %3 です</translation>
    </message>
    <message>
        <source>%1: no symmetry is offered: %2</source>
        <translation>%1: 対称性は指定できません: %2</translation>
    </message>
    <message>
        <source>%1: there is no symmetry &quot;%2&quot;, but %3</source>
        <translation>%1: 「%2」という対称性はありません。あるのは %3 です</translation>
    </message>
    <message>
        <source>%1: no technique can be asked for</source>
        <translation>%1: 手筋は指定できません</translation>
    </message>
    <message>
        <source>%1: there is no technique &quot;%2&quot;, but %3</source>
        <translation>%1: 「%2」という手筋はありません。あるのは %3 です</translation>
    </message>
    <message>
        <source>%1: the number of clues cannot be asked for</source>
        <translation>%1: ヒントの数は指定できません</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>a size begins with a number, not &quot;%1&quot;</source>
        <translation>サイズは数で始めます。「%1」は数で始まっていません</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>You entered %1.</source>
        <translation>%1 を入力しました。</translation>
    </message>
    <message>
        <source>You went back to an earlier position.</source>
        <translation>前の局面に戻りました。</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>解けました。</translation>
    </message>
    <message>
        <source>You did again what you had taken back.</source>
        <translation>取り消した手をやり直しました。</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>by inspection</source>
        <translation>一目で</translation>
    </message>
    <message>
        <source>It concerns %1.</source>
        <translation>関係するのは %1 です。</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>%1 を見てください。</translation>
    </message>
    <message>
        <source>Technique: %1.</source>
        <translation>手筋：%1。</translation>
    </message>
    <message>
        <source>Technique: only one value is left.</source>
        <translation>手筋：残る値は一つだけです。</translation>
    </message>
    <message>
        <source>There may be several ways to continue. One of them leads to a solution.</source>
        <translation>続け方はいくつかあるかもしれません。そのうちの一つは解に至ります。</translation>
    </message>
    <message>
        <source>There is a solution with %1.</source>
        <translation>%1 を含む解があります。</translation>
    </message>
    <message>
        <source>No solution is left: something that was entered is wrong.</source>
        <translation>もう解はありません。入力のどれかが誤りです。</translation>
    </message>
    <message>
        <source>This problem has no solution.</source>
        <translation>この問題には解がありません。</translation>
    </message>
    <message>
        <source>Technique: look one step ahead. A move that leads to a dead end is ruled out.</source>
        <translation>手筋：一手先を見る。続けられなくなるものを除きます。</translation>
    </message>
    <message>
        <source>It is solved.</source>
        <translation>解けています。</translation>
    </message>
    <message>
        <source>Only %1 is left: every other move leads to a dead end, for instance %2. %3</source>
        <translation>%1 しか残りません。ほかはどれも行き詰まります。たとえば %2 です。%3</translation>
    </message>
    <message>
        <source>The first mistake: %1. %2</source>
        <translation>最初の誤り: %1。%2</translation>
    </message>
    <message>
        <source>A correct value has been ruled out there.</source>
        <translation>そこで正しい値が候補から除かれています。</translation>
    </message>
    <message>
        <source>Everything else breaks a rule at once. What is left: %1.</source>
        <translation>ほかはすぐに規則に反します。残るのは %1 です。</translation>
    </message>
    <message>
        <source>The first mistake: %1. After it no solution is left: a search sees that before its first guess.</source>
        <translation>最初の誤り: %1。このあとに解はありません。探索は最初の推測の前にそれを見つけます。</translation>
    </message>
    <message>
        <source>The first mistake: %1. After it a search finds no solution. Nodes searched: %2</source>
        <translation>最初の誤り: %1。このあとは探索しても解は見つかりません。探索したノード: %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 was ruled out, but the solution has it.</source>
        <translation>最初の誤り: %1 は除かれましたが、解にはあります。</translation>
    </message>
    <message>
        <source>No known technique applies here: the remaining values have to be tried.</source>
        <translation>ここで知られている手筋はもうありません。ほかの値を試すしかありません。</translation>
    </message>
    <message>
        <source>No known technique applies. %1 follows, as a search finds no solution with anything else.</source>
        <translation>手筋はもうありません。ほかでは探索しても解がないので、%1 と決まります。</translation>
    </message>
    <message>
        <source>No known technique applies. %1 follows, as nothing else is possible. %2</source>
        <translation>手筋はもうありません。ほかは成り立たないので、%1 と決まります。%2</translation>
    </message>
    <message>
        <source>Ruled out, but the solution has it: %1.</source>
        <translation>除かれていますが、解にはあります: %1。</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 など</translation>
    </message>
    <message>
        <source>It concerns %1, and follows from %2.</source>
        <translation>対象は %1 で、%2 から導かれます。</translation>
    </message>
    <message>
        <source>The pattern: %1. It rules something out at %2.</source>
        <translation>パターン: %1。%2 で候補が除外されます。</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Page &quot;%1&quot;: %2</source>
        <translation>ページ「%1」: %2</translation>
    </message>
    <message>
        <source>%1 does not take this board.</source>
        <translation>%1 はこの盤面を扱えません。</translation>
    </message>
    <message>
        <source>%1 takes more than %2 nodes; claim something smaller.</source>
        <translation>%1 は %2 ノードより多くかかります。もっと小さいものを主張してください。</translation>
    </message>
    <message>
        <source>there is no strategy &quot;%1&quot;.</source>
        <translation>「%1」という戦略はありません。</translation>
    </message>
    <message>
        <source>write &quot;%1 SLOWER FASTER N&quot;.</source>
        <translation>&quot;%1 SLOWER FASTER N&quot; と書いてください。</translation>
    </message>
    <message>
        <source>write &quot;calc 8 * 7 = 56&quot;.</source>
        <translation>&quot;calc 8 * 7 = 56&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>there is no claim &quot;%1&quot;; the nearest are: %2.</source>
        <translation>「%1」という主張はありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>say what &quot;%1&quot; is, as in &quot;nodes 60&quot;.</source>
        <translation>&quot;nodes 60&quot; のように、&quot;%1&quot; の値を書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place on the board; write it as &quot;%2&quot;.</source>
        <translation>「%1」は盤面の場所ではありません。&quot;%2&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1 %2&quot; does not hold here.</source>
        <translation>&quot;%1 %2&quot; はここでは成り立ちません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is claimed, but it is &quot;%2&quot;.</source>
        <translation>「%1」と主張していますが、実際は「%2」です。</translation>
    </message>
    <message>
        <source>the number %1 is not claimed on this page; write a claim that it is.</source>
        <translation>数 %1 はこのページで主張されていません。その主張を書いてください。</translation>
    </message>
    <message>
        <source>a number in &quot;%1&quot; is not checked; write it in braces and claim it.</source>
        <translation>「%1」の中の数は検査されません。波括弧で囲んで主張してください。</translation>
    </message>
    <message>
        <source>the numbers in the language %1 differ.</source>
        <translation>言語 %1 では数が異なります。</translation>
    </message>
    <message>
        <source>a text is missing in the language %1: &quot;%2&quot;.</source>
        <translation>言語 %1 のテキストがありません: 「%2」。</translation>
    </message>
    <message>
        <source>there is nothing to find by these rules here.</source>
        <translation>ここには、これらの規則で見つかるものがありません。</translation>
    </message>
    <message>
        <source>This is not an answer; write &quot;page: 2&quot;, &quot;page: c3, d5&quot; or {&quot;page&quot;: &quot;…&quot;, &quot;answer&quot;: 2}.</source>
        <translation>これは解答ではありません。&quot;page: 2&quot;、&quot;page: c3, d5&quot;、{&quot;page&quot;: &quot;…&quot;, &quot;answer&quot;: 2} のように書いてください。</translation>
    </message>
    <message>
        <source>A file of answers has %1 bytes at most.</source>
        <translation>解答ファイルの上限は %1 バイトです。</translation>
    </message>
    <message>
        <source>There are more than %1 answers.</source>
        <translation>解答が %1 件を超えています。</translation>
    </message>
    <message>
        <source>The file of answers is empty.</source>
        <translation>解答ファイルが空です。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has answers 1 to %2.</source>
        <translation>ページ「%1」の選択肢は 1 から %2 までです。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; is a task; name what was entered, as &quot;%2&quot;.</source>
        <translation>ページ「%1」は課題です。入力したものを &quot;%2&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value at a place on this board; write it as &quot;%2&quot;.</source>
        <translation>「%1」はこの盤面の場所に入る値ではありません。&quot;%2&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>These are answers to the lesson &quot;%1&quot;, not to &quot;%2&quot;.</source>
        <translation>これはレッスン「%1」の解答で、「%2」のものではありません。</translation>
    </message>
    <message>
        <source>The lesson has no page &quot;%1&quot; that asks something.</source>
        <translation>このレッスンに、問いのあるページ「%1」はありません。</translation>
    </message>
    <message>
        <source>A lesson begins with the line &quot;clewlesson: 1&quot;.</source>
        <translation>レッスンは &quot;clewlesson: 1&quot; の行で始まります。</translation>
    </message>
    <message>
        <source>A line that begins with a blank continues the one before; there is none.</source>
        <translation>空白で始まる行は前の行の続きですが、ここには前の行がありません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no colon; write &quot;key: value&quot;, or begin the line with a blank to continue the one before.</source>
        <translation>「%1」にコロンがありません。&quot;key: value&quot; と書くか、行を空白で始めて前の行の続きにしてください。</translation>
    </message>
    <message>
        <source>There is no key &quot;%1&quot;; the nearest are: %2.</source>
        <translation>「%1」というキーはありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to a page; begin one with &quot;page: name&quot; before it.</source>
        <translation>&quot;%1&quot; はページのキーです。その前に &quot;page: name&quot; でページを始めてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to the whole lesson; write it before the first page.</source>
        <translation>&quot;%1&quot; はレッスン全体のキーです。最初のページより前に書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not translated; write it once, without a language.</source>
        <translation>&quot;%1&quot; は翻訳されません。言語を付けずに 1 度だけ書いてください。</translation>
    </message>
    <message>
        <source>The lesson has no language &quot;%1&quot;; add it to &quot;languages:&quot;.</source>
        <translation>このレッスンに言語「%1」はありません。&quot;languages:&quot; に加えてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; translates nothing; write it after &quot;%2&quot;.</source>
        <translation>&quot;%1&quot; は何の翻訳でもありません。&quot;%2&quot; のあとに書いてください。</translation>
    </message>
    <message>
        <source>There is no text here.</source>
        <translation>ここにテキストがありません。</translation>
    </message>
    <message>
        <source>The text has more than %1 bytes; divide it into pages.</source>
        <translation>テキストが %1 バイトを超えています。ページに分けてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice here; remove one of them.</source>
        <translation>&quot;%1&quot; がここに 2 つあります。一方を削除してください。</translation>
    </message>
    <message>
        <source>This is a lesson of version %1; only version 1 is known here.</source>
        <translation>これはバージョン %1 のレッスンです。ここで扱えるのはバージョン 1 だけです。</translation>
    </message>
    <message>
        <source>List languages as &quot;en de pt_BR&quot;, that of what is not translated first.</source>
        <translation>言語は &quot;en de pt_BR&quot; のように並べ、翻訳元の言語を最初に書いてください。</translation>
    </message>
    <message>
        <source>Write the languages before all texts.</source>
        <translation>言語は、どのテキストよりも前に書いてください。</translation>
    </message>
    <message>
        <source>Write the minutes as a number up to 600.</source>
        <translation>分数は 600 までの数で書いてください。</translation>
    </message>
    <message>
        <source>Name the page with one word, other than &quot;end&quot;.</source>
        <translation>ページ名は &quot;end&quot; 以外の 1 語にしてください。</translation>
    </message>
    <message>
        <source>There is a page &quot;%1&quot; already; choose another name.</source>
        <translation>ページ「%1」はすでにあります。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>A lesson has %1 pages at most; begin another file.</source>
        <translation>レッスンの上限は %1 ページです。別のファイルを始めてください。</translation>
    </message>
    <message>
        <source>Name the puzzle and its problem: &quot;board: queens @p90&quot;, &quot;board: queens size=6&quot;, or the board as text on the lines after it.</source>
        <translation>パズルと問題を指定してください: &quot;board: queens @p90&quot;、&quot;board: queens size=6&quot;、または続く行に盤面をテキストで書きます。</translation>
    </message>
    <message>
        <source>There is no puzzle &quot;%1&quot;; the nearest are: %2.</source>
        <translation>「%1」というパズルはありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;; the nearest are: %2.</source>
        <translation>「%1」というプリセットはありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>There is no parameter &quot;%1&quot;; the nearest are: %2.</source>
        <translation>「%1」というパラメーターはありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>There is no board yet; write &quot;board:&quot; before &quot;%1&quot;.</source>
        <translation>まだ盤面がありません。&quot;%1&quot; の前に &quot;board:&quot; を書いてください。</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;; the nearest are: %2.</source>
        <translation>「%1」という戦略はありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>Write the seed as a whole number.</source>
        <translation>シードは整数で書いてください。</translation>
    </message>
    <message>
        <source>Write the moment as &quot;start&quot;, &quot;end&quot;, a number of events, &quot;solution 2&quot; or &quot;node 5&quot;.</source>
        <translation>時点は &quot;start&quot;、&quot;end&quot;、イベント数、&quot;solution 2&quot;、&quot;node 5&quot; のように書いてください。</translation>
    </message>
    <message>
        <source>Show &quot;board&quot; or &quot;tree&quot;.</source>
        <translation>表示するのは &quot;board&quot; か &quot;tree&quot; です。</translation>
    </message>
    <message>
        <source>A question has nine answers at most.</source>
        <translation>問いの選択肢は 9 個までです。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to an answer; write it after &quot;right:&quot; or &quot;wrong:&quot;.</source>
        <translation>&quot;%1&quot; は選択肢に付くものです。&quot;right:&quot; か &quot;wrong:&quot; のあとに書いてください。</translation>
    </message>
    <message>
        <source>What is predicted is the next event: write &quot;predict: next&quot;.</source>
        <translation>予想するのは次のイベントです。&quot;predict: next&quot; と書いてください。</translation>
    </message>
    <message>
        <source>A task is &quot;find&quot;, &quot;place&quot; or &quot;solve&quot;.</source>
        <translation>課題は &quot;find&quot;、&quot;place&quot;、&quot;solve&quot; のどれかです。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to &quot;task: %2&quot;; write that before it.</source>
        <translation>&quot;%1&quot; は &quot;task: %2&quot; に付くものです。先にそれを書いてください。</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;; the nearest are: %2.</source>
        <translation>「%1」という規則はありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>Write how many entries are to be made, from 1.</source>
        <translation>入力する個数を 1 以上の数で書いてください。</translation>
    </message>
    <message>
        <source>The goal is &quot;solvable&quot; or &quot;hopeless&quot;.</source>
        <translation>目標は &quot;solvable&quot; か &quot;hopeless&quot; です。</translation>
    </message>
    <message>
        <source>Name two to four strategies that race.</source>
        <translation>競走する戦略を 2 つから 4 つ指定してください。</translation>
    </message>
    <message>
        <source>Say what is claimed: &quot;claim: nodes 60&quot;.</source>
        <translation>主張の内容を書いてください: &quot;claim: nodes 60&quot;。</translation>
    </message>
    <message>
        <source>The lesson has no title; write &quot;title:&quot;.</source>
        <translation>レッスンに題名がありません。&quot;title:&quot; を書いてください。</translation>
    </message>
    <message>
        <source>The lesson has no page; begin one with &quot;page: name&quot;.</source>
        <translation>レッスンにページがありません。&quot;page: name&quot; で始めてください。</translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot; to go to.</source>
        <translation>移動先のページ「%1」がありません。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has no board; write &quot;board:&quot; on the first page.</source>
        <translation>ページ「%1」に盤面がありません。最初のページに &quot;board:&quot; を書いてください。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; says nothing; write &quot;text:&quot;.</source>
        <translation>ページ「%1」に文がありません。&quot;text:&quot; を書いてください。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; asks for several things; make a page for each.</source>
        <translation>ページ「%1」で複数のことを求めています。それぞれ別のページにしてください。</translation>
    </message>
    <message>
        <source>The question of page &quot;%1&quot; needs one right answer and at least one wrong one.</source>
        <translation>ページ「%1」の問いには、正解 1 つと誤答が 1 つ以上必要です。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has answers, but asks nothing; write &quot;question:&quot;.</source>
        <translation>ページ「%1」には選択肢がありますが、問いがありません。&quot;question:&quot; を書いてください。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has more than one &quot;right:&quot; or &quot;wrong:&quot; for its task.</source>
        <translation>ページ「%1」の課題に &quot;right:&quot; か &quot;wrong:&quot; が 2 つ以上あります。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: say what is to be found by &quot;rule:&quot; or &quot;accept:&quot;.</source>
        <translation>ページ「%1」: 見つけるものを &quot;rule:&quot; か &quot;accept:&quot; で指定してください。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: say how many entries are to be made by &quot;entries:&quot;.</source>
        <translation>ページ「%1」: 入力する個数を &quot;entries:&quot; で指定してください。</translation>
    </message>
    <message>
        <source>No page leads to page &quot;%1&quot;; name it by &quot;next:&quot; or &quot;then:&quot;, or remove it.</source>
        <translation>ページ「%1」に至るページがありません。&quot;next:&quot; か &quot;then:&quot; で指定するか、このページを削除してください。</translation>
    </message>
    <message>
        <source>A lesson has %1 bytes at most; divide it.</source>
        <translation>レッスンの上限は %1 バイトです。分割してください。</translation>
    </message>
    <message>
        <source>It was given up.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the search does not come to this moment within %2 events; choose an earlier one.</source>
        <translation>ページ「%1」: 探索は %2 イベント以内にこの時点に達しません。もっと前の時点を選んでください。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: nothing follows this moment; choose an earlier one.</source>
        <translation>ページ「%1」: この時点のあとには何もありません。もっと前の時点を選んでください。</translation>
    </message>
    <message>
        <source>there is nothing to find by these rules here: &quot;%1&quot; is needed first.</source>
        <translation>ここではこれらの規則で見つかるものがありません。先に「%1」が必要です。</translation>
    </message>
    <message>
        <source>The page was not finished.</source>
        <translation>ページは完成しませんでした。</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>続き: %1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>次はどうなりますか?</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>答えを表示</translation>
    </message>
    <message>
        <source>Race: %1</source>
        <translation>競争: %1</translation>
    </message>
    <message>
        <source>Task: find the value.</source>
        <translation>課題: 値を見つけてください。</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule, so that there is no solution.</source>
        <translation>課題: 規則に反しない記入を %1 個行い、解がないようにしてください。</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule, so that there still is a solution.</source>
        <translation>課題: 規則に反しない記入を %1 個行い、なお解があるようにしてください。</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule.</source>
        <translation>課題: 規則に反しない記入を %1 個行ってください。</translation>
    </message>
    <message>
        <source>Task: solve it.</source>
        <translation>課題: 解いてください。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>不正解です。</translation>
    </message>
    <message>
        <source>Search tree: %1</source>
        <translation>探索木: %1</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule, so that there is no solution.</source>
        <translation>課題: 規則に反しない記入を 1 個行い、解がないようにしてください。</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule, so that there still is a solution.</source>
        <translation>課題: 規則に反しない記入を 1 個行い、なお解があるようにしてください。</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule.</source>
        <translation>課題: 規則に反しない記入を 1 個行ってください。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of rules</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>o continues, x contradiction, * solution, . not looked at further</source>
        <translation>o 先へ進む、x 矛盾、* 解、. これ以上調べない</translation>
    </message>
    <message>
        <source>A mark may stand for several nodes.</source>
        <translation>一つの印が複数のノードを表すことがあります。</translation>
    </message>
    <message>
        <source>Answers of version %1 are not known here; write &quot;clewanswers: %2&quot;.</source>
        <translation>バージョン %1 の解答はここでは読めません。「clewanswers: %2」と書いてください。</translation>
    </message>
    <message>
        <source>A file of answers begins with &quot;clewanswers: 2&quot; or {&quot;clewanswers&quot;: 2}.</source>
        <translation>解答ファイルは &quot;clewanswers: 2&quot; または {&quot;clewanswers&quot;: 2} で始まります。</translation>
    </message>
    <message>
        <source>events: %1</source>
        <translation>イベント: %1</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>正解: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not decided within %2 seconds; claim something smaller, or allow more time.</source>
        <translation>「%1」は %2 秒以内に確かめられませんでした。もっと小さなことを主張するか、時間を増やしてください。</translation>
    </message>
    <message>
        <source>there is no technique &quot;%1&quot;; the nearest are: %2.</source>
        <translation>手筋「%1」はありません。近いもの: %2。</translation>
    </message>
    <message>
        <source>one word says what &quot;%1&quot; is, as in &quot;%1 %2&quot;.</source>
        <translation>「%1」が何であるかは、「%1 %2」のように一語で書きます。</translation>
    </message>
    <message>
        <source>write &quot;%1 N&quot; or &quot;%1 of STRATEGY N&quot;.</source>
        <translation>「%1 N」または「%1 of STRATEGY N」と書いてください。</translation>
    </message>
    <message>
        <source>%1 opens no node; there is no ratio.</source>
        <translation>%1 はノードを一つも開かないので、比がありません。</translation>
    </message>
    <message>
        <source>%1 does not look for all solutions; search by another strategy.</source>
        <translation>%1 はすべての解を探しません。別の戦略で探索してください。</translation>
    </message>
    <message>
        <source>this cannot be calculated: whole numbers below 2^64, with + - * / ^ between blanks, from left to right, and divisions without a remainder.</source>
        <translation>これは計算できません。2^64 未満の整数を、空白で区切った + - * / ^ で左から右へ書きます。割り算は割り切れるものに限ります。</translation>
    </message>
    <message>
        <source>name a place, as in &quot;%1 %2&quot;.</source>
        <translation>「%1 %2」のように場所を書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: this is never closed; write &quot;%2&quot; after the place or number.</source>
        <translation>「%1」: 閉じられていません。場所または数の後に「%2」を書いてください。</translation>
    </message>
    <message>
        <source>The version of the answers is not a number here; write &quot;clewanswers: %1&quot; or {&quot;clewanswers&quot;: %1}.</source>
        <translation>ここでは答えの版が数ではありません。「clewanswers: %1」または {&quot;clewanswers&quot;: %1} と書いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text here; write it between quotation marks.</source>
        <translation>ここの「%1」は文字列ではありません。引用符で囲んで書いてください。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the answer &quot;%2&quot; is listed twice; remove one of them.</source>
        <translation>ページ「%1」: 答え「%2」が二つあります。一つを取り除いてください。</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; before &quot;%2&quot;, which is about the board.</source>
        <translation>「%1」は、盤面についての「%2」より前に書いてください。</translation>
    </message>
    <message>
        <source>A byte here is no text in UTF-8; remove it, or save the file as UTF-8.</source>
        <translation>ここに UTF-8 の文字でないバイトがあります。取り除くか、ファイルを UTF-8 で保存してください。</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the search did not come to this moment within its time, %2 seconds; choose an earlier one.</source>
        <translation>ページ「%1」: 探索は制限時間の %2 秒以内にこの時点に達しませんでした。もっと早い時点を選んでください。</translation>
    </message>
    <message>
        <source>whether this task can be done was not decided within %1 seconds; ask for something smaller, or allow more time.</source>
        <translation>この課題ができるかどうかは %1 秒以内に確かめられませんでした。もっと小さな課題にするか、時間を増やしてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is accepted, but something is there already.</source>
        <translation>「%1」が正解とされていますが、そこにはすでに何かあります。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is accepted, but no solution has it.</source>
        <translation>「%1」が正解とされていますが、それを含む解はありません。</translation>
    </message>
    <message>
        <source>nothing is left to be entered at this moment; choose an earlier one.</source>
        <translation>この時点では書き入れるものが残っていません。もっと早い時点を選んでください。</translation>
    </message>
    <message>
        <source>what is on the board at this moment has no solution.</source>
        <translation>この時点の盤面には解がありません。</translation>
    </message>
    <message>
        <source>%1 entries cannot be made here: %2 are open.</source>
        <translation>ここに %1 個は書き入れられません。空いているのは %2 個です。</translation>
    </message>
    <message>
        <source>the board cannot be played from this moment: %1</source>
        <translation>この時点の盤面からは先へ進めません: %1</translation>
    </message>
    <message>
        <source>this board is not played by hand; ask a question about it.</source>
        <translation>この盤面は手で解くことができません。代わりに質問をしてください。</translation>
    </message>
    <message>
        <source>The language &quot;%1&quot; is listed twice; remove one of them.</source>
        <translation>言語「%1」が二度挙げられています。一方を取り除いてください。</translation>
    </message>
    <message>
        <source>Task: find a value that follows by this rule: %1.</source>
        <translation>課題: 次の規則から決まる値を見つけてください: %1。</translation>
    </message>
    <message>
        <source>Task: find a value that follows by one of these rules: %1.</source>
        <translation>課題: 次のいずれかの規則から決まる値を見つけてください: %1。</translation>
    </message>
    <message>
        <source>A board has one preset, not @%1 and @%2.</source>
        <translation>盤面のプリセットは一つです。@%1 と @%2 の両方は使えません。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is listed twice.</source>
        <translation>「%1」が二度あります。</translation>
    </message>
    <message>
        <source>@%1 is the same as the values given with it; leave one of them out.</source>
        <translation>@%1 の内容は、並べて書かれたものだけで決まります。どちらか一方を省いてください。</translation>
    </message>
    <message>
        <source>A board is a preset or the text on the lines after it; leave one of them out.</source>
        <translation>盤面はプリセットか、続く行のテキストのどちらかです。一方を省いてください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no effect on this board, which is already a complete problem; leave one of them out.</source>
        <translation>この盤面は完全な問題なので、「%1」は意味を持ちません。どちらか一方を省いてください。</translation>
    </message>
    <message>
        <source>To have answers graded, put them in a text file like this: after each page&apos;s name, the number of the answer or, for a task, the entries, written as in the line above and separated by commas. Put each attempt on a line of its own.</source>
        <translation>採点を受けるには、次のようなテキストファイルに答えを書いてください。各ページの名前の後に、選んだ答えの番号、または課題で入力したもの（すぐ上の行の形で、コンマで区切る）を書きます。複数回の試みは複数行に書きます。</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>「%1」: %2</translation>
    </message>
    <message>
        <source>the number %1 is not claimed on the first page; write a claim that it is.</source>
        <translation>数 %1 は最初のページで主張されていません。その主張を書いてください。</translation>
    </message>
    <message>
        <source>%1: nodes: more than %2</source>
        <translation>%1: ノード: %2 より多い</translation>
    </message>
    <message>
        <source>%1: nodes: %2</source>
        <translation>%1: ノード: %2</translation>
    </message>
    <message>
        <source>there is no entry that breaks no rule and reaches the goal here; choose another moment, or another goal.</source>
        <translation>規則を破らずに目標に達する書き入れ方は、ここにはありません。別の時点か別の目標を選んでください。</translation>
    </message>
    <message>
        <source>there are no %1 entries that break no rule and reach the goal here; ask for fewer or more, or choose another goal.</source>
        <translation>規則を破らずに目標に達する %1 個の書き入れ方は、ここにはありません。数を変えるか、別の目標を選んでください。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value at a place on this board; write it as &quot;%2&quot;, with a comma between several.</source>
        <translation>「%1」はこの盤面の場所にある値ではありません。「%2」のように書き、複数あるときはコンマで区切ってください。</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Answer, written as %1:</source>
        <translation>答え（%1 のように書きます）:</translation>
    </message>
    <message>
        <source>One way: %1</source>
        <translation>一つの方法: %1</translation>
    </message>
    <message>
        <source>A solution:</source>
        <translation>解の一つ:</translation>
    </message>
    <message>
        <source>The seed has no effect: no strategy here makes random choices; leave it out.</source>
        <translation>シードに意味がありません。ここにはランダムな選択をする戦略がありません。シードを省いてください。</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>this link is incomplete or was changed; copy the whole of it, from &quot;clew:&quot; to its end</source>
        <translation>このリンクは不完全か、変更されています。&quot;clew:&quot; から末尾まで全体をコピーしてください</translation>
    </message>
    <message>
        <source>this is not a link: links begin with &quot;clew:&quot;</source>
        <translation>これはリンクではありません: リンクは &quot;clew:&quot; で始まります</translation>
    </message>
    <message>
        <source>this link was made by a newer version of Clew</source>
        <translation>このリンクは、より新しい Clew で作られています</translation>
    </message>
    <message>
        <source>this link is for a puzzle named &quot;%1&quot;, which Clew does not know</source>
        <translation>これは「%1」というパズルのリンクですが、Clew はこのパズルを知りません</translation>
    </message>
    <message>
        <source>this link is for a strategy named &quot;%1&quot;, which Clew does not know</source>
        <translation>これは「%1」という戦略のリンクですが、Clew はこの戦略を知りません</translation>
    </message>
    <message>
        <source>a link cannot hold a search that was made by another program</source>
        <translation>別のプログラムが行った探索はリンクに入れられません</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New board</source>
        <translation>新しい盤面</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>models need MiniZinc, which is not installed; install the package minizinc and try again</source>
        <translation>MiniZinc はインストールされていません。モデルには必要です。パッケージ minizinc をインストールして、もう一度試してください</translation>
    </message>
    <message>
        <source>MiniZinc says: %1</source>
        <translation>MiniZinc の報告: %1</translation>
    </message>
    <message>
        <source>the model is too large: compiled, it takes more than 256 MB</source>
        <translation>モデルが大きすぎます。MiniZinc の出力が 256 MB を超えます</translation>
    </message>
    <message>
        <source>MiniZinc stopped unexpectedly; the model may need more memory than is allowed</source>
        <translation>MiniZinc が途中で終了しました。モデルが許された量を超えるメモリを必要とするのかもしれません</translation>
    </message>
    <message>
        <source>The files that this model includes cannot be written: %1</source>
        <translation>このモデルが取り込むファイルを書き出せません: %1</translation>
    </message>
    <message>
        <source>MiniZinc was stopped while it read this model</source>
        <translation>このモデルの読み込み中に MiniZinc が停止されました</translation>
    </message>
    <message>
        <source>the model includes %1, which has more than %2 MB</source>
        <translation>モデルが取り込む %1 は %2 MB を超えています</translation>
    </message>
    <message>
        <source>the model includes %1, and with it more than %2 files</source>
        <translation>モデルは %1 を取り込み、これで取り込むファイルが %2 個を超えます</translation>
    </message>
    <message>
        <source>%1 has no value yet; write it before the semicolon</source>
        <translation>%1 にはまだ値がありません。セミコロンの前に書いてください</translation>
    </message>
    <message>
        <source>MiniZinc does not know Clew&apos;s solver, because the file clew.msc is missing; reinstall Clew</source>
        <translation>ファイル clew.msc がないため、MiniZinc は Clew のソルバーを知りません。Clew をインストールし直してください</translation>
    </message>
    <message>
        <source>MiniZinc needs more than %1 GB of memory to read this model, which is over the limit</source>
        <translation>MiniZinc がこのモデルを読むには %1 GB を超えるメモリが必要で、許される量を超えています</translation>
    </message>
    <message>
        <source>MiniZinc crashed while reading this model, usually because a function calls itself endlessly</source>
        <translation>MiniZinc はこのモデルを読む途中で異常終了しました。多くの場合、関数が際限なく自分自身を呼び出しています</translation>
    </message>
    <message>
        <source>MiniZinc took too long to read this model; try it with fewer or smaller data</source>
        <translation>MiniZinc によるモデルの読み込みに時間がかかりすぎました。データを減らすか小さくして試してください</translation>
    </message>
    <message>
        <source>what MiniZinc is to print cannot be written: %1</source>
        <translation>MiniZinc に出力させる内容を書き出せません: %1</translation>
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
            <numerusform>指定どおり %Ln 個の解で停止しました。ほかにも解があるかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: the whole space was searched.</source>
        <translation>解なし: 全空間を探索しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s): the whole space was searched.</source>
        <translation>
            <numerusform>解は %Ln 個: 全空間を探索しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This strategy has no further step. It cannot tell whether there is a solution; try another one.</source>
        <translation>この戦略ではこれ以上進めません。解があるかどうかは判定できないので、別の戦略を試してください。</translation>
    </message>
    <message>
        <source>This strategy has found what it can.</source>
        <translation>この戦略で見つけられるものはすべて見つけました。</translation>
    </message>
    <message>
        <source>Stopped: the partial boards it keeps exceed the memory allowed.</source>
        <translation>停止: 保持している途中の盤面が、許容メモリ量を超えました。</translation>
    </message>
    <message>
        <source>Stopped: the trace exceeds the disk space allowed.</source>
        <translation>停止: トレースが許容ディスク容量を超えました。</translation>
    </message>
    <message>
        <source>Stopped. Nothing is known about the rest.</source>
        <translation>停止しました。残りについては何もわかっていません。</translation>
    </message>
    <message>
        <source>The other program ended its search at a solution; there may be more.</source>
        <translation>別のプログラムは解が見つかったところで探索を終えました。解はほかにもあるかもしれません。</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>This page needs JavaScript, all of which is in the file.</source>
        <translation>このページには JavaScript が必要です。スクリプトはすべてこのファイルに入っています。</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>問い</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>次は何？</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>The nodes of the search: squares are contradictions, diamonds solutions</source>
        <translation>探索のノード。四角は矛盾、ひし形は解です</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Made again by:</source>
        <translation>再作成するには:</translation>
    </message>
    <message>
        <source>there is nothing to show: the last event comes before the first, or after the end of the search</source>
        <translation>表示するものがありません: 終了イベントが開始イベントより前か、探索の終わりより後です</translation>
    </message>
    <message>
        <source>a page can hold %1 events, not %2; choose fewer</source>
        <translation>ページに入るイベントは %2 個ではなく %1 個までです。イベントを減らしてください</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Event %1 of %2 · depth %3 · solutions %4</source>
        <translation>イベント %1/%2 · 深さ %3 · 解 %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>What does the search do next?</source>
        <translation>探索は次に何をしますか？</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Incorrect. The answer is: %1</source>
        <translation>不正解です。答え: %1</translation>
    </message>
    <message>
        <source>%1 of %2 correct.</source>
        <translation>%2 問中 %1 問正解。</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>再生</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>先頭へ</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1 ステップ戻る</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>1 イベント戻る</translation>
    </message>
    <message>
        <source>One event forward</source>
        <translation>1 イベント進む</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>1 ステップ進む</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>末尾へ</translation>
    </message>
    <message>
        <source>To the next solution</source>
        <translation>次の解へ</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Timeline: the steps and the depth of the search over time, with its contradictions and solutions</source>
        <translation>タイムライン: 探索のステップと深さの推移、矛盾と解</translation>
    </message>
    <message>
        <source>one event back, on</source>
        <translation>1 イベント戻る、進む</translation>
    </message>
    <message>
        <source>one step back, on</source>
        <translation>1 ステップ戻る、進む</translation>
    </message>
    <message>
        <source>next solution, previous solution</source>
        <translation>次の解、前の解</translation>
    </message>
    <message>
        <source>beginning, end</source>
        <translation>先頭、末尾</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>再生、一時停止</translation>
    </message>
    <message>
        <source>Event %1 (shown: %5 to %6) · depth %3 · solutions %4</source>
        <translation>イベント %1（表示: %5～%6）· 深さ %3 · 解 %4</translation>
    </message>
    <message>
        <source>Event %1 of %2 (shown: %5 to %6) · depth %3 · solutions %4</source>
        <translation>イベント %1 / %2（表示: %5～%6）· 深さ %3 · 解 %4</translation>
    </message>
    <message>
        <source>The same events again:</source>
        <translation>同じイベントをもう一度:</translation>
    </message>
    <message>
        <source>Events: %1; the search continues. Made by Clew.</source>
        <translation>イベント: %1。探索は続きます。Clew で作成。</translation>
    </message>
    <message>
        <source>Recorded events: %2, of which here: %1 · nodes: %3 · solutions: %4. Made by Clew.</source>
        <translation>記録されたイベント: %2、うちここに: %1 · ノード: %3 · 解: %4。Clew で作成。</translation>
    </message>
    <message>
        <source>Steps of each kind, and their colours</source>
        <translation>手順の種類ごとの数と色</translation>
    </message>
    <message>
        <source>Next question, at event %1</source>
        <translation>次の問題へ（イベント %1）</translation>
    </message>
    <message>
        <source>No question comes after this event.</source>
        <translation>このイベントより後に問題はありません。</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>%1 は「%4」ではなく、%2 から %3 までの整数でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, or two of them joined by x, not &quot;%4&quot;</source>
        <translation>%1 は「%4」ではなく、%2 から %3 までの数か、それを 2 つ x でつないだものでなければなりません</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>the picture would be %1 x %2 pixels, more than %3 a side; make the cells smaller, or write SVG</source>
        <translation>画像が %1 x %2 ピクセルになり、一辺の上限 %3 を超えます。マスを小さくするか、SVG で書き出してください</translation>
    </message>
    <message>
        <source>the picture could not be drawn: %1</source>
        <translation>画像を描画できませんでした: %1</translation>
    </message>
    <message>
        <source>the pages could not be drawn: %1</source>
        <translation>ページを描画できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>The program %1 cannot be started: %2</source>
        <translation>プログラム %1 を起動できません: %2</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>この数え上げは分割できません。--part と --checkpoint を外してください</translation>
    </message>
    <message>
        <source>no strategy of this puzzle finds every solution</source>
        <translation>このパズルには、すべての解を見つける戦略がありません</translation>
    </message>
    <message>
        <source>this puzzle has no table of counts</source>
        <translation>このパズルには個数の表がありません</translation>
    </message>
    <message>
        <source>%1: no rating is offered for this puzzle</source>
        <translation>%1: このパズルの難しさは評価できません</translation>
    </message>
    <message>
        <source>A position of this puzzle cannot be given as a problem.</source>
        <translation>このパズルの局面は問題として指定できません。</translation>
    </message>
    <message>
        <source>%1 contradicts what is given.</source>
        <translation>%1 は与えられた条件と矛盾します。</translation>
    </message>
    <message>
        <source>Here the strategy has no further step.</source>
        <translation>ここで戦略に次の一手はなくなりました。</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>解はありません。</translation>
    </message>
    <message>
        <source>Solutions of this puzzle are read as problems.</source>
        <translation>このパズルの解は問題として読み込まれます。</translation>
    </message>
    <message>
        <source>Only the first steps are listed. The search has %1 in all.</source>
        <translation>最初のステップだけを示します。探索のステップは全部で %1 個です。</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>It tries %1.</source>
        <translation>%1 を試します。</translation>
    </message>
    <message>
        <source>It concludes %1.</source>
        <translation>%1 を確定します。</translation>
    </message>
    <message>
        <source>It rules out %1.</source>
        <translation>%1 を除外します。</translation>
    </message>
    <message>
        <source>It meets a contradiction.</source>
        <translation>矛盾に行き当たります。</translation>
    </message>
    <message>
        <source>It finds a solution.</source>
        <translation>解を見つけます。</translation>
    </message>
    <message>
        <source>It continues in another branch.</source>
        <translation>別の枝で続けます。</translation>
    </message>
    <message>
        <source>It continues from here.</source>
        <translation>ここから続けます。</translation>
    </message>
    <message>
        <source>It goes back one level.</source>
        <translation>1 段戻ります。</translation>
    </message>
    <message>
        <source>It goes back %1 levels.</source>
        <translation>%1 段戻ります。</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>there is no difficulty &quot;%1&quot;</source>
        <translation>「%1」という難しさはありません</translation>
    </message>
</context>
<context>
    <name>Refuting</name>
    <message>
        <source>%1 is not %2: otherwise %3.</source>
        <translation>%1 は %2 ではありません。そうだとすると、%3。</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1、そして%2</translation>
    </message>
    <message>
        <source>%1 = %2 (only place in %3)</source>
        <translation>%1 = %2(%3 で唯一の場所)</translation>
    </message>
    <message>
        <source>nothing is left for %1</source>
        <translation>%1 に入るものがなくなる</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <translation>%1 に %2 の入る場所がなくなる</translation>
    </message>
    <message>
        <source>with %1: %2</source>
        <translation>%1 なら: %2</translation>
    </message>
    <message>
        <source>nothing works in %1 [%2]</source>
        <translation>%1 には何も入らない [%2]</translation>
    </message>
    <message>
        <source>%1 may be %2</source>
        <translation>%1 は %2 の可能性がある</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 か %2</translation>
    </message>
    <message>
        <source>other cells not settled: %1</source>
        <translation>そのほか未確定のマス: %1</translation>
    </message>
    <message>
        <source>Here nothing more follows: %1. %2</source>
        <translation>ここからはもう何も導けません: %1。%2</translation>
    </message>
    <message>
        <source>Solutions: %1.</source>
        <translation>解: %1。</translation>
    </message>
    <message>
        <source>Solutions: at least %1.</source>
        <translation>解: 少なくとも %1。</translation>
    </message>
    <message>
        <source>%1 and %2 others</source>
        <translation>%1 とほか %2 マス</translation>
    </message>
    <message>
        <source>What follows: %1. %2</source>
        <translation>そこから続くもの: %1。%2</translation>
    </message>
    <message>
        <source>Nothing is left for %1.</source>
        <translation>%1 に入るものがありません。</translation>
    </message>
    <message>
        <source>[With %1: %2]</source>
        <translation>[%1 なら: %2]</translation>
    </message>
    <message>
        <source>Every way to continue for %1 fails. %2</source>
        <translation>%1 はどう続けても行き詰まります。%2</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>this is not a line of a table of runs, as `clew bench --instances` writes it</source>
        <translation>これは `clew bench --instances` が書き出す実行の表の行ではありません</translation>
    </message>
    <message>
        <source>there are no runs</source>
        <translation>実行がありません</translation>
    </message>
    <message>
        <source>%1 was made by an earlier version: nothing shows that it belongs to %2; make both with the same version</source>
        <translation>%1 は以前の版で作られたもので、%2 と同じ組かどうか分かりません。両方を同じ版で作ってください</translation>
    </message>
    <message>
        <source>%1 is of %2 parts, %3 of %4: they do not belong together</source>
        <translation>%1 は %2 分割、%3 は %4 分割のもので、同じ組ではありません</translation>
    </message>
    <message>
        <source>%1 and %2 do not belong together: they are of different instances or strategies</source>
        <translation>%1 と %2 は同じ組ではありません。問題例または戦略が異なります</translation>
    </message>
    <message>
        <source>%1 was made with %2, but %3 with %4: they do not belong together</source>
        <translation>%1 は %2 で、%3 は %4 で作られたもので、同じ組ではありません</translation>
    </message>
    <message>
        <source>%1 by %2 occurs twice: in %3 and in %4</source>
        <translation>%2 による %1 が %3 と %4 に重複しています</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;: the line was changed, or is of another version</source>
        <translation>「%1」は「%2」ではありえません。行が変更されたか、別の版のものです</translation>
    </message>
    <message>
        <source>parts missing of %1: %2; the others are in %3. Make what is missing with `clew bench --instances FOLDER --part %4/%1%5`, and add its file</source>
        <translation>%1 分割のうち、足りない部分: %2。ほかは %3 にあります。足りないものを `clew bench --instances FOLDER --part %4/%1%5` で作り、そのファイルを加えてください</translation>
    </message>
    <message>
        <source>%1: of the %2 runs of part %3/%4 only %5 are there: it was cut short or changed; make it again with `clew bench --instances FOLDER --part %3/%4%6`</source>
        <translation>%1: 部分 %3/%4 の %2 回の実行のうち %5 回しかありません。途中で切れたか変更されています。`clew bench --instances FOLDER --part %3/%4%6` で作り直してください</translation>
    </message>
    <message>
        <source>this line was changed: its fields are not those that its checksum is of; make the part again</source>
        <translation>この行は変更されています。各欄がチェックサムと合いません。その部分を作り直してください。</translation>
    </message>
    <message>
        <source>a table of runs has at most %1 lines</source>
        <translation>実行の表は最大 %1 行です</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Back to position %1 of the search.</source>
        <translation>探索の局面 %1 に戻ります。</translation>
    </message>
    <message>
        <source>Back to what holds with %1.</source>
        <translation>%1 として成り立つところまで戻ります。</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Not a Clew session, or the file is damaged.</source>
        <translation>これは Clew のセッションではないか、破損しています。</translation>
    </message>
    <message>
        <source>This session was saved by another version of Clew.</source>
        <translation>このセッションは別のバージョンの Clew で保存されています。</translation>
    </message>
    <message>
        <source>This session is of a puzzle named &quot;%1&quot;, which Clew does not know.</source>
        <translation>これは「%1」というパズルのセッションですが、Clew はこのパズルを知りません。</translation>
    </message>
    <message>
        <source>This session is of a strategy named &quot;%1&quot;, which Clew does not know.</source>
        <translation>これは「%1」という戦略のセッションですが、Clew はこの戦略を知りません。</translation>
    </message>
    <message>
        <source>This is not a trace.</source>
        <translation>これはトレースではありません。</translation>
    </message>
    <message>
        <source>%1: This is the trace of another search.</source>
        <translation>%1: これは別の探索のトレースです。</translation>
    </message>
    <message>
        <source>%1 The session&apos;s search is run again instead.</source>
        <translation>%1代わりに、セッションの探索をやり直します。</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
    </message>
    <message>
        <source>Boards from last time</source>
        <translation>前回の盤面</translation>
    </message>
    <message>
        <source>The session would be too large to be opened again. Save the problem alone.</source>
        <translation>セッションが大きすぎて、再び開くことができません。問題だけを保存してください。</translation>
    </message>
    <message>
        <source>The session is too large to be opened.</source>
        <translation>セッションが大きすぎて開けません。</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>the strategy %1 has no setting %2</source>
        <translation>戦略 %1 に設定 %2 はありません</translation>
    </message>
</context>
<context>
    <name>Solutions</name>
    <message>
        <source>Solutions %1 and %2 differ in %3 places.</source>
        <translation>解 %1 と %2 は %3 か所で違います。</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>There is not enough memory to compile it.</source>
        <translation>コンパイルするためのメモリが足りません。</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>テキストの編集</translation>
    </message>
    <message>
        <source>The text has errors, marked beside the board; the board shows the last version without errors.</source>
        <translation>テキストに誤りがあります（盤の横に印があります）。この盤は、誤りのなかった最後のテキストのものです。</translation>
    </message>
    <message>
        <source>The text cannot be read: %1. The board shows the last version that could be read.</source>
        <translation>テキストを読み込めません: %1。これは最後に読み込めたテキストの盤面です。</translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>探索は終わる前に止められました。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of nodes.</source>
        <translation>探索はノードの上限で止まりました。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of time.</source>
        <translation>探索は時間の上限で止まりました。</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of memory.</source>
        <translation>探索はメモリの上限で止まりました。</translation>
    </message>
    <message>
        <source>The search was stopped: it is too long to be recorded.</source>
        <translation>探索は止められました。長すぎて記録できません。</translation>
    </message>
    <message>
        <source>The search could not continue.</source>
        <translation>探索を続けられませんでした。</translation>
    </message>
    <message>
        <source>The last solution is proven optimal.</source>
        <translation>最後の解が最良であることが証明されています。</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Permission denied</source>
        <translation>許可がありません</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>デバイスもしくはリソースがビジー状態です</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>ディスク使用量制限を超過しました</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>ファイルが存在します</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入力/出力エラーです</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ディレクトリです</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>シンボリックリンクの階層が多すぎます</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>ファイルを開きすぎです</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>ファイル名が長すぎます</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>そのようなデバイスはありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>そのようなファイルやディレクトリはありません</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>メモリを確保できません</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>デバイスに空き領域がありません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ディレクトリではありません</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>そのようなデバイスやアドレスはありません</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>許可されていない操作です</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>パイプが切断されました</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み込み専用ファイルシステムです</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>異常終了しました</translation>
    </message>
    <message>
        <source>Bus error</source>
        <translation>バスエラー</translation>
    </message>
    <message>
        <source>Floating point exception</source>
        <translation>浮動小数点例外</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>不正な命令</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>強制終了されました</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>セグメンテーション違反</translation>
    </message>
    <message>
        <source>Terminated</source>
        <translation>終了されました</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>シグナル %1</translation>
    </message>
    <message>
        <source>A part of Clew cannot be loaded (%1). Reinstall Clew.</source>
        <translation>Clew の一部を読み込めません (%1)。Clew を再インストールしてください。</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>only nodes make a graph; write csv or jsonl</source>
        <translation>グラフにできるのはノードだけです。csv か jsonl で書き出してください</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>byte 0x%1</source>
        <translation>バイト 0x%1</translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <source>the trace file&apos;s header is not JSON: the file is damaged</source>
        <translation>トレースファイルのヘッダーが JSON ではありません: ファイルが破損しています</translation>
    </message>
    <message>
        <source>the trace file&apos;s header has no valid &quot;%1&quot;: the file is damaged</source>
        <translation>トレースファイルのヘッダーに有効な &quot;%1&quot; がありません: ファイルが破損しています</translation>
    </message>
    <message>
        <source>a trace file has no room for a text of %1 bytes; %2 are the most</source>
        <translation>%1 バイトのテキストはトレースファイルに入りません。上限は %2 バイトです</translation>
    </message>
    <message>
        <source>the trace was not saved: there is not enough memory to compress it</source>
        <translation>トレースを保存できませんでした: 圧縮するためのメモリが足りません</translation>
    </message>
    <message>
        <source>the trace file claims a header of %1 bytes, more than %2: it is damaged</source>
        <translation>トレースファイルのヘッダーが %1 バイトとされ、上限 %2 を超えています: ファイルが破損しています</translation>
    </message>
    <message>
        <source>the trace file continues after its end mark: it is damaged</source>
        <translation>トレースファイルが終了マークのあとも続いています: ファイルが破損しています</translation>
    </message>
    <message>
        <source>the trace file has further bytes after its end: it is damaged</source>
        <translation>トレースファイルの末尾のあとに余分なバイトがあります: ファイルが破損しています</translation>
    </message>
    <message>
        <source>the trace file ends too early: it was cut short</source>
        <translation>トレースファイルが途中で終わっています: 後ろが切り捨てられています</translation>
    </message>
    <message>
        <source>cannot read the trace file: %1</source>
        <translation>トレースファイルを読み込めません: %1</translation>
    </message>
    <message>
        <source>this is not a trace file: it does not begin with &quot;clewtrac&quot;</source>
        <translation>これはトレースファイルではありません: &quot;clewtrac&quot; で始まっていません</translation>
    </message>
    <message>
        <source>the trace file has version %1; this program reads version %2</source>
        <translation>トレースファイルのバージョンは %1 ですが、このプログラムが読めるのはバージョン %2 です</translation>
    </message>
    <message>
        <source>between events %1 and %2: %3</source>
        <translation>イベント %1 と %2 の間: %3</translation>
    </message>
    <message>
        <source>event %1: %2; the trace file is damaged, or belongs to another problem</source>
        <translation>イベント %1: %2。トレースファイルが破損しているか、別の問題のものです</translation>
    </message>
    <message>
        <source>reading the trace file was cancelled</source>
        <translation>トレースファイルの読み込みをキャンセルしました</translation>
    </message>
    <message>
        <source>the trace file holds more than is allowed: there is room for %1 of its %2 events</source>
        <translation>トレースファイルの内容が上限を超えています: イベント %2 個のうち %1 個しか入りません</translation>
    </message>
    <message>
        <source>the trace file continues after the %1 events it claims: it is damaged</source>
        <translation>トレースファイルが、記載されたイベント数 %1 個のあとも続いています: ファイルが破損しています</translation>
    </message>
    <message>
        <source>what the trace file says of the moment after %1 events does not follow from these: the file is damaged</source>
        <translation>トレースファイルが示すイベント %1 個の後の状態が、それらのイベントと合いません: ファイルが壊れています</translation>
    </message>
    <message>
        <source>a trace is read from its end: save it to a file first</source>
        <translation>トレースは末尾から読まれます: まずファイルに保存してください</translation>
    </message>
    <message>
        <source>the trace file does not end with its end mark: it was cut short, or has further bytes after its end</source>
        <translation>トレースファイルの末尾に終了印がありません: 途中で切れているか、末尾の後に余分なデータがあります</translation>
    </message>
    <message>
        <source>the trace file does not say where its index is: the file is damaged</source>
        <translation>トレースファイルに索引の位置がありません: ファイルが壊れています</translation>
    </message>
    <message>
        <source>the trace file&apos;s index is wrong at block %1: the file is damaged</source>
        <translation>トレースファイルの索引がブロック %1 で誤っています: ファイルが壊れています</translation>
    </message>
    <message>
        <source>events %1 to %2 are not what the trace file&apos;s index says: the file is damaged</source>
        <translation>イベント %1 から %2 がトレースファイルの索引と一致しません: ファイルが壊れています</translation>
    </message>
    <message>
        <source>there is not enough memory to read the trace file</source>
        <translation>トレースファイルを読むためのメモリが足りません</translation>
    </message>
    <message>
        <source>the trace file is damaged: a checksum in it is wrong</source>
        <translation>トレースファイルが破損しています: チェックサムが一致しません</translation>
    </message>
    <message>
        <source>the trace file is damaged: it cannot be decompressed</source>
        <translation>トレースファイルが破損しています: 展開できません</translation>
    </message>
    <message>
        <source>this is not a trace file; if it is a stream of events, clew watch FILE --trace TRACE makes it one</source>
        <translation>トレースファイルではありません。イベントのストリームなら clew watch FILE --trace TRACE でトレースにできます</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>With %1 and the present guesses there is no solution. Nodes searched: %2</source>
        <translation>%1 と現在の推測のもとでは解がありません。探索したノード数: %2</translation>
    </message>
    <message>
        <source>With %1 and the present guesses there is a solution. Nodes searched: %2</source>
        <translation>%1 と現在の推測のもとで解があります。探索したノード数: %2</translation>
    </message>
    <message>
        <source>With %1 and the present guesses nothing is settled yet. Nodes searched: %2</source>
        <translation>%1 と現在の推測のもとでは、まだ何も決まりません。探索したノード数: %2</translation>
    </message>
    <message>
        <source>%1 was refuted: all below it is contradictory. Nodes: %2</source>
        <translation>%1 は反証されました: その下はすべて矛盾します。ノード数: %2</translation>
    </message>
    <message>
        <source>%1 was refuted with what was chosen along with it. Nodes: %2</source>
        <translation>%1 は、同時に選んだものとともに反証されました。ノード数: %2</translation>
    </message>
    <message>
        <source>%1 was searched. Solutions found there: %3. Nodes: %2</source>
        <translation>%1 を探索しました。そこで見つかった解: %3。ノード数: %2</translation>
    </message>
    <message>
        <source>%1 was tried; how it ended is too far away to be looked at. Nodes, at least: %2</source>
        <translation>%1 を試しましたが、その結末は遠すぎて調べられません。ノード数は少なくとも: %2</translation>
    </message>
    <message>
        <source>%1 had been left by then without being refuted. Nodes: %2</source>
        <translation>%1 はその時点までに、反証されないまま離れていました。ノード数: %2</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>%1 cannot be used here. %2</source>
        <translation>ここでは「%1」を使えません。%2</translation>
    </message>
    <message>
        <source>%1 Choose %2 instead.</source>
        <translation>%1代わりに「%2」を選んでください。</translation>
    </message>
    <message>
        <source>To save memory, undo no longer keeps the run of %1.</source>
        <translation>メモリを節約するため、「元に戻す」では %1 の実行を保持しなくなりました。</translation>
    </message>
    <message>
        <source>Choose puzzle</source>
        <translation>パズルを選択</translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation>プリセットを選択</translation>
    </message>
    <message>
        <source>Choose strategy</source>
        <translation>戦略を選択</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>観察をやめる</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>最初から再実行</translation>
    </message>
    <message>
        <source>Looking for the next solution. Esc stops the search.</source>
        <translation>次の解を探しています。Esc で探索を停止します。</translation>
    </message>
    <message>
        <source>The search is about to begin. Press Space to play, . to step.</source>
        <translation>まもなく探索が始まります。Space で再生、. で 1 ステップ進みます。</translation>
    </message>
    <message>
        <source>The link cannot be opened: %1.</source>
        <translation>リンクを開けません: %1。</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>Paste board</source>
        <translation>盤面を貼り付け</translation>
    </message>
    <message>
        <source>Start the search</source>
        <translation>探索の開始</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board as it is given, with what follows from that by inspection.</source>
        <translation>与えられた盤面と、そこから一目でわかること。</translation>
    </message>
    <message>
        <source>This puzzle is not played by hand.</source>
        <translation>このパズルは手で解くものではありません。</translation>
    </message>
    <message>
        <source>This board is too large to be played by hand.</source>
        <translation>この盤面は手で解くには大きすぎます。</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>盤面の編集</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>手で解く</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観察</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>ここから探索</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>手</translation>
    </message>
    <message>
        <source>The stream ended early, and what came before is kept: %1</source>
        <translation>ストリームが途中で終わりました。それまでの分は保持しています: %1</translation>
    </message>
    <message>
        <source>This undo step was saved by another version of Clew and is skipped.</source>
        <translation>この操作は別のバージョンの Clew が保存したもので、飛ばされます。</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. Open %2 to see it again.</source>
        <translation>%1 の探索は保存されていません。もう一度見るには %2 を開いてください。</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. The search is run again up to step %2.</source>
        <translation>%1 の探索は保存されていません。ステップ %2 までもう一度探索します。</translation>
    </message>
    <message>
        <source>Choose setting</source>
        <translation>設定を選ぶ</translation>
    </message>
    <message>
        <source>Part of the recorded search cannot be read: %1</source>
        <translation>記録された探索の一部を読めません: %1</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. The search is run again.</source>
        <translation>%1 の探索は保存されていません。もう一度探索します。</translation>
    </message>
    <message>
        <source>The pencil marks in the text appear when you play (Ctrl+2).</source>
        <translation>テキストの候補メモは、プレイするとき (Ctrl+2) に表示されます。</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>過去の局面の表示</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>最初からやり直す</translation>
    </message>
    <message>
        <source>The board is as it was when it was played: the play is taken up again.</source>
        <translation>盤面はプレイしたときと同じです。プレイを再開します。</translation>
    </message>
    <message>
        <source>More may come: Ctrl+End follows the other program.</source>
        <translation>続きが届くかもしれません。Ctrl+End でほかのプログラムを追います。</translation>
    </message>
    <message>
        <source>The other program is followed: what it sends is shown as it comes. Space pauses.</source>
        <translation>ほかのプログラムを追っています。届いたものがそのまま表示されます。スペースで一時停止します。</translation>
    </message>
    <message>
        <source>Ctrl+End follows the other program; Space plays what it sends at the speed chosen.</source>
        <translation>Ctrl+End でほかのプログラムを追います。スペースは届いたものを選んだ速さで再生します。</translation>
    </message>
</context>
<context>
    <name>arithmetic</name>
    <message>
        <source>operator trees, every parenthesisation and every number of the list counted separately</source>
        <translation>演算子の木。括弧の付け方と、リストの数の使い方は、すべて別々に数える</translation>
    </message>
    <message>
        <source>different texts after dropping pointless parentheses</source>
        <translation>不要な括弧を除いたあとのテキストの違い</translation>
    </message>
    <message>
        <source>classes under associativity and signs, the numbers in their order</source>
        <translation>結合法則と符号による同値類。数の順序は固定</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>The list of integers, at most 16</source>
        <translation>整数のリスト (16 個まで)</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>順序</translation>
    </message>
    <message>
        <source>Whether the numbers stay in the given order</source>
        <translation>数を与えられた順序のまま使うかどうか</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>A result to reach with some of the numbers, or as closely as possible; without it all of them make an equation</source>
        <translation>一部の数で作る (または最も近づける) 結果。指定しなければ、すべての数で等式を作ります</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>What an operation may give: any rational number, integers (divisions are exact), or positive integers</source>
        <translation>演算の結果として許すもの: すべての有理数、整数 (割り算は割り切れるもの)、または正の整数</translation>
    </message>
    <message>
        <source>The first five primes (P93)</source>
        <translation>最初の 5 つの素数 (P93)</translation>
    </message>
    <message>
        <source>2-3+5+7 = 11, 2 = (3*5+7)/11, and ten others.</source>
        <translation>2-3+5+7 = 11、2 = (3*5+7)/11 のほか 10 通り。</translation>
    </message>
    <message>
        <source>Five primes in any order</source>
        <translation>5 つの素数 (順不同)</translation>
    </message>
    <message>
        <source>Four fours</source>
        <translation>4 つの 4</translation>
    </message>
    <message>
        <source>As close as possible to 20 with four fours; each text once.</source>
        <translation>4 つの 4 で 20 にできるだけ近づける。テキストごとに 1 回。</translation>
    </message>
    <message>
        <source>Six numbers for 952</source>
        <translation>6 つの数で 952</translation>
    </message>
    <message>
        <source>As on television: some of the numbers, positive integers only.</source>
        <translation>テレビ番組の形式: 一部の数を使い、正の整数だけ。</translation>
    </message>
    <message>
        <source>With zeros</source>
        <translation>0 を含む数</translation>
    </message>
    <message>
        <source>Zeros multiply freely and never divide.</source>
        <translation>0 は自由に掛けられますが、0 で割ることはできません。</translation>
    </message>
    <message>
        <source>8 3 8 3 24</source>
        <translation>8 3 8 3 24</translation>
    </message>
    <message>
        <source>Only with a fraction in between: 8/(3-8/3) = 24.</source>
        <translation>途中に分数が必要: 8/(3-8/3) = 24。</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>算術</translation>
    </message>
    <message>
        <source>Insert +, −, ×, ÷, = and parentheses into a list of numbers so that the equation is correct.</source>
        <translation>数のリストに +、−、×、÷、= と括弧を入れて、正しい等式を作ります。</translation>
    </message>
    <message>
        <source>List of numbers and settings</source>
        <translation>数のリストと設定</translation>
    </message>
    <message>
        <source>Equation with the fewest parentheses</source>
        <translation>括弧が最も少ない等式</translation>
    </message>
    <message>
        <source>Lisp prefix</source>
        <translation>Lisp の前置記法</translation>
    </message>
    <message>
        <source>Operator tree</source>
        <translation>演算子の木</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>0 での割り算</translation>
    </message>
    <message>
        <source>result not allowed</source>
        <translation>許されない結果</translation>
    </message>
    <message>
        <source>sides differ</source>
        <translation>両辺の不一致</translation>
    </message>
    <message>
        <source>target missed</source>
        <translation>目標に届かない</translation>
    </message>
    <message>
        <source>found before</source>
        <translation>既出</translation>
    </message>
    <message>
        <source>table complete</source>
        <translation>表が完成</translation>
    </message>
    <message>
        <source>read from the tables</source>
        <translation>表から読み取り</translation>
    </message>
    <message>
        <source>The expression has gaps or is of the wrong length.</source>
        <translation>式に空きがあるか、長さが正しくありません。</translation>
    </message>
    <message>
        <source>The number %1 is used twice.</source>
        <translation>数 %1 が 2 回使われています。</translation>
    </message>
    <message>
        <source>The number %1 is not in its place: the order is given.</source>
        <translation>数 %1 の位置が違います: 順序が指定されています。</translation>
    </message>
    <message>
        <source>An operator does not have two operands.</source>
        <translation>被演算数が 2 つない演算子があります。</translation>
    </message>
    <message>
        <source>The sides are not equal: %1 and %2.</source>
        <translation>両辺が等しくありません: %1 と %2。</translation>
    </message>
    <message>
        <source>%1 is divided by zero.</source>
        <translation>%1 を 0 で割っています。</translation>
    </message>
    <message>
        <source>The result %1 is not allowed.</source>
        <translation>結果 %1 は許されていません。</translation>
    </message>
    <message>
        <source>%1 expressions stand side by side; there must be one.</source>
        <translation>式が %1 個並んでいます。必要なのは 1 個です。</translation>
    </message>
    <message>
        <source>There is no = in an expression for a target.</source>
        <translation>目標を作る式に = は使えません。</translation>
    </message>
    <message>
        <source>The expression is not an equation.</source>
        <translation>この式は等式ではありません。</translation>
    </message>
    <message>
        <source>Only %1 of the %2 numbers are used.</source>
        <translation>%2 個の数のうち %1 個しか使われていません。</translation>
    </message>
    <message>
        <source>The result %1 is %2 away from the target; %3 is possible.</source>
        <translation>結果 %1 は目標から %2 離れています。差は %3 にできます。</translation>
    </message>
    <message>
        <source>Write down the number %1.</source>
        <translation>数 %1 を書きます。</translation>
    </message>
    <message>
        <source>All numbers are used: is %1?</source>
        <translation>すべての数を使いました: %1 は成り立つでしょうか。</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>%1 を試します。</translation>
    </message>
    <message>
        <source>Try %1, which makes %2.</source>
        <translation>%1 を試します。結果は %2 です。</translation>
    </message>
    <message>
        <source>%1 divides by zero: there is no such expression.</source>
        <translation>%1 は 0 で割っています: このような式はありません。</translation>
    </message>
    <message>
        <source>%1 makes %2, but only integers are allowed.</source>
        <translation>%1 は %2 になりますが、許されるのは整数だけです。</translation>
    </message>
    <message>
        <source>%1 makes %2, but only positive integers are allowed.</source>
        <translation>%1 は %2 になりますが、許されるのは正の整数だけです。</translation>
    </message>
    <message>
        <source>The sides differ: %1 is wrong.</source>
        <translation>両辺が一致しません: %1 は誤りです。</translation>
    </message>
    <message>
        <source>The result misses the target %1, and nothing can be added to it.</source>
        <translation>結果は目標 %1 と異なり、これ以上何も加えられません。</translation>
    </message>
    <message>
        <source>Correct, but its text without pointless parentheses was found before.</source>
        <translation>正しい式ですが、不要な括弧を除いたテキストはすでに見つかっています。</translation>
    </message>
    <message>
        <source>Correct, but an expression of the same class was found before.</source>
        <translation>正しい式ですが、同じ同値類の式がすでに見つかっています。</translation>
    </message>
    <message>
        <source>Expressions over %1 have at least %2 different values.</source>
        <translation>%1 から作れる式の値は少なくとも %2 通りあります。</translation>
    </message>
    <message>
        <source>Expressions over %1 have %2 different values in all.</source>
        <translation>%1 から作れる式の値は全部で %2 通りあります。</translation>
    </message>
    <message>
        <source>The tables say that %1 comes next.</source>
        <translation>表によると、次は %1 です。</translation>
    </message>
    <message>
        <source>Back to the beginning.</source>
        <translation>最初に戻ります。</translation>
    </message>
    <message>
        <source>%1: a solution.</source>
        <translation>%1: 解です。</translation>
    </message>
    <message>
        <source>All operator trees</source>
        <translation>すべての演算子の木</translation>
    </message>
    <message>
        <source>Every expression over the numbers is written token by token in postfix order and evaluated on the way.</source>
        <translation>数から作れるすべての式を、後置記法の順にトークンごとに書き、書きながら評価します。</translation>
    </message>
    <message>
        <source>The usual Prolog program for P93; postfix form after Łukasiewicz.</source>
        <translation>P93 の通常の Prolog プログラム。後置記法は Łukasiewicz による。</translation>
    </message>
    <message>
        <source>Combining pairs</source>
        <translation>対の結合</translation>
    </message>
    <message>
        <source>Any two expressions (neighbours, where the order is given) are replaced by a result, until two equal ones are left.</source>
        <translation>2 つの式 (順序の指定があれば隣どうし) を演算結果で置き換えることを、等しい 2 つが残るまで続けます。</translation>
    </message>
    <message>
        <source>The document&apos;s Lisp program for P93, with its bugs fixed.</source>
        <translation>P93 の文書の Lisp プログラム (誤りを修正したもの)。</translation>
    </message>
    <message>
        <source>Interval tables</source>
        <translation>区間の表</translation>
    </message>
    <message>
        <source>Tables of the values of all short parts of the list; solutions are read out of them without a dead end.</source>
        <translation>リストの短い部分すべてについて値の表を作ります。解は行き止まりなしに表から読み取れます。</translation>
    </message>
    <message>
        <source>Dynamic programming over intervals: Bellman, 1957; the parser of Cocke, Younger and Kasami.</source>
        <translation>区間についての動的計画法: Bellman、1957 年。Cocke、Younger、Kasami の構文解析法。</translation>
    </message>
    <message>
        <source>Every equation of 2 3 5 7 11</source>
        <translation>2 3 5 7 11 のすべての等式</translation>
    </message>
    <message>
        <source>Trees are built again for every split; tables build each part of the list once.</source>
        <translation>木は分け方ごとに作り直されますが、表はリストの各部分を 1 度だけ作ります。</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>順不同</translation>
    </message>
    <message>
        <source>Each order of the numbers is one more list to search: what was a few thousand nodes becomes hundreds of thousands.</source>
        <translation>数の並べ方ごとに、探索するリストが 1 つ増えます: 数千ノードだったものが数十万になります。</translation>
    </message>
    <message>
        <source>Any expression can be written in postfix order, numbers before their operator, in exactly one way. It is written here token by token: an operator takes the two values last written and leaves its result. So values are known on the way, and a division by zero or a result that is not allowed is dropped at once.</source>
        <translation>どの式も、演算子より先に数を書く後置記法で、ただ 1 通りに書けます。ここでは式をトークンごとに書きます: 演算子は最後に書かれた 2 つの値を取り、その結果を残します。そのため途中で値がわかり、0 での割り算や許されない結果はすぐに捨てられます。</translation>
    </message>
    <message>
        <source>The number of trees (a Catalan number), times four for each operator, times the orders of the numbers if these are free: exponential. Memory for one expression, and for those found if only different ones count.</source>
        <translation>木の数 (カタラン数) に、演算子ごとに 4 を掛け、順不同ならさらに数の並べ方の数を掛けた量になります: 指数的です。メモリは式 1 つ分で、異なるものだけを数えるなら見つけた式の分も要ります。</translation>
    </message>
    <message>
        <source>Two expressions are replaced by their sum, difference, product or quotient, until two are left that must be equal. This is how one would do it by hand. Steps that have nothing to do with each other could be taken in either order; only one order of them is followed, so that each expression arises once.</source>
        <translation>2 つの式をその和、差、積、商のどれかで置き換えることを、等しくなるべき 2 つが残るまで続けます。手で解くときのやり方です。互いに関係のないステップはどちらを先にしてもよいのですが、一方の順序だけをたどるので、どの式も 1 度しか現れません。</translation>
    </message>
    <message>
        <source>Parts of the list come up again and again in different expressions. So the values of each short part are worked out once and kept in a table. Solutions are then read from the tables, from the whole to its parts, following only values known to lead to one.</source>
        <translation>リストの同じ部分が、さまざまな式に繰り返し現れます。そこで、短い部分それぞれの値を 1 度だけ計算して表に残します。そのあと、全体から部分へと、解につながるとわかっている値だけをたどって、表から解を読み取ります。</translation>
    </message>
    <message>
        <source>A value is kept once, however many expressions have it, yet the tables grow exponentially, in memory as in time. In return the reading never meets a dead end.</source>
        <translation>同じ値の式がいくつあっても、値は 1 度だけ保持します。それでも表は、メモリでも時間でも指数的に大きくなります。そのかわり、読み取りは行き止まりになりません。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every list of numbers is already a problem, usually with several equations or none.</source>
        <translation>新しい問題は作れません: どんな数のリストもそのまま問題になり、たいてい等式が複数あるか 1 つもありません。</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>トークン %1</translation>
    </message>
    <message>
        <source>token %1 = %2</source>
        <translation>トークン %1 = %2</translation>
    </message>
    <message>
        <source>%1 values of %2</source>
        <translation>%2 の値 %1 個</translation>
    </message>
    <message>
        <source>table of %1</source>
        <translation>%1 の表</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>この数え上げは分割できません。--part と --checkpoint を外してください</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 か %2</translation>
    </message>
    <message>
        <source>%1 must be %2, not &quot;%3&quot;</source>
        <translation>%1 は「%3」ではなく、%2 でなければなりません</translation>
    </message>
    <message>
        <source>target must be a whole number of at most 10^18, not &quot;%1&quot;</source>
        <translation>target は「%1」ではなく、10^18 以下の整数でなければなりません</translation>
    </message>
    <message>
        <source>an equation needs at least two numbers; give more, or a target to reach</source>
        <translation>等式には少なくとも 2 つの数が必要です。数を増やすか、目標を指定してください</translation>
    </message>
    <message>
        <source>classes in the given order are distinguished for rationals only; choose texts, any order, or rationals</source>
        <translation>指定の順序で同値類を区別できるのは有理数だけです。テキスト、順不同、有理数のどれかを選んでください</translation>
    </message>
    <message>
        <source>this is not a whole number of at most 10^18</source>
        <translation>これは 10^18 以下の整数ではありません</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <translation>%1 ではなく、数が必要です</translation>
    </message>
    <message>
        <source>the list is too long; give at most %1 numbers</source>
        <translation>リストが長すぎます。数は %1 個までにしてください</translation>
    </message>
    <message>
        <source>the list is not closed: &apos;%1&apos; is missing</source>
        <translation>リストが閉じていません: &apos;%1&apos; がありません</translation>
    </message>
    <message>
        <source>the list is empty; write numbers, like 2 3 5 7 11</source>
        <translation>リストが空です。2 3 5 7 11 のように数を書いてください</translation>
    </message>
    <message>
        <source>expected a setting like %1, not &quot;%2&quot;</source>
        <translation>「%2」ではなく、%1 のような設定が必要です</translation>
    </message>
    <message>
        <source>numbers: %1</source>
        <translation>数: %1</translation>
    </message>
    <message>
        <source>As many expressions as there are operator trees; most would appear many times if no orders were skipped. A new list of items is made at each step. Memory for one path, and for the solutions found if only different ones count.</source>
        <translation>式の数は演算子の木と同じだけあります。順序を省かなければ、ほとんどの式が何度も現れます。ステップごとに要素のリストを作り直します。メモリは経路 1 つ分で、異なるものだけを数えるなら見つけた解の分も要ります。</translation>
    </message>
    <message>
        <source>Count as different</source>
        <translation>区別</translation>
    </message>
    <message>
        <source>%1, any order, for %2</source>
        <translation>%1、順不同、目標 %2</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1、目標 %2</translation>
    </message>
    <message>
        <source>%1, any order</source>
        <translation>%1、順不同</translation>
    </message>
    <message>
        <source>1,264 trees, 58 classes. The document&apos;s program looks for those with a single number on one side.</source>
        <translation>木は 1,264 個、同値類は 58 個。文書のプログラムは、一方の辺に数が 1 つだけのものを探します。</translation>
    </message>
    <message>
        <source>expected a whole number or a parenthesis here</source>
        <translation>ここには整数か括弧が必要です</translation>
    </message>
    <message>
        <source>the parentheses are nested too deeply</source>
        <translation>括弧の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>括弧が閉じていません</translation>
    </message>
    <message>
        <source>expected the target, as in (nearest to 100)</source>
        <translation>(nearest to 100) のように、目標が必要です</translation>
    </message>
    <message>
        <source>expected an operator or = here</source>
        <translation>ここには演算子か = が必要です</translation>
    </message>
    <message>
        <source>expected an operator or the end here</source>
        <translation>ここには演算子が必要か、ここで終わらなければなりません</translation>
    </message>
    <message>
        <source>expected an operator here, like (+ 2 3)</source>
        <translation>ここには (+ 2 3) のように演算子が必要です</translation>
    </message>
    <message>
        <source>this operator needs two operands</source>
        <translation>この演算子には被演算子が 2 つ必要です</translation>
    </message>
    <message>
        <source>expected the value as well, as in (= (+ 1 2) 3)</source>
        <translation>(= (+ 1 2) 3) のように、値も必要です</translation>
    </message>
    <message>
        <source>this operator has its two operands already</source>
        <translation>この演算子にはもう被演算子が 2 つあります</translation>
    </message>
    <message>
        <source>the tree ends before its last operand</source>
        <translation>最後の被演算子の前で木が終わっています</translation>
    </message>
    <message>
        <source>an operand stands below its operator and one step to the right of it</source>
        <translation>被演算子は演算子の下の、1 段右に書きます</translation>
    </message>
    <message>
        <source>expected a whole number or an operator on this line</source>
        <translation>この行には整数か演算子が必要です</translation>
    </message>
    <message>
        <source>the number %1 cannot stand here: the list has no such number left</source>
        <translation>数 %1 はここに置けません: リストにその数は残っていません</translation>
    </message>
    <message>
        <source>this is %1, not %2</source>
        <translation>これは %2 ではなく %1 です</translation>
    </message>
    <message>
        <source>%1: both sides are the same number.</source>
        <translation>%1: 両辺は同じ数です。</translation>
    </message>
    <message>
        <source>%1: %2. Both sides are %3.</source>
        <translation>%1: %2。両辺とも %3 です。</translation>
    </message>
    <message>
        <source>Solutions: %1, every operator tree counted.</source>
        <translation>解: %1 個 (演算子の木をすべて数える)。</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only in pointless parentheses counted as one.</source>
        <translation>解: %1 個 (不要な括弧だけが違うものは 1 つと数える)。</translation>
    </message>
    <message>
        <source>Solutions found so far: %1.</source>
        <translation>これまでに見つかった解: %1 個。</translation>
    </message>
    <message>
        <source>There is no solution: every expression over these numbers was looked at.</source>
        <translation>解はありません: これらの数の式をすべて調べました。</translation>
    </message>
    <message>
        <source>The other solutions are left out. Shown are the first %1.</source>
        <translation>ほかの解は省きます。表示したのは最初の %1 個です。</translation>
    </message>
    <message>
        <source>classes under the laws of arithmetic, sides exchanged freely; each choice of equal numbers for a side counts</source>
        <translation>算術の法則のもとでの類、両辺は自由に入れ替え可。同じ数の辺への選び方ごとに数えます</translation>
    </message>
    <message>
        <source>classes under commutativity, associativity, signs and exchange of sides</source>
        <translation>交換法則・結合法則・符号・両辺の入れ替えによる同値類</translation>
    </message>
    <message>
        <source>Trees: every way to set parentheses. Texts: pointless parentheses dropped. Classes: under associativity and signs; equal numbers are the same. Tiles: classes for each choice of equal numbers on either side</source>
        <translation>木: 括弧の付け方すべて。テキスト: 無意味な括弧を除いたもの。類: 結合法則と符号のもと、同じ数は区別しない。タイル: 同じ数のどちらかの辺への選び方ごとの類</translation>
    </message>
    <message>
        <source>(step %1)</source>
        <extracomment>What a step before has made</extracomment>
        <translation>(ステップ %1)</translation>
    </message>
    <message>
        <source>step %1: %2 %3 %4</source>
        <translation>ステップ %1: %2 %3 %4</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only by the laws of arithmetic counted as one, equal numbers being the same.</source>
        <translation>解: %1 個 (算術の法則だけが違うものは 1 つと数え、等しい数は区別しない)。</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only by the laws of arithmetic counted as one, equal numbers of the list being different ones.</source>
        <translation>解: %1 個 (算術の法則だけが違うものは 1 つと数え、リスト中の等しい数は区別する)。</translation>
    </message>
    <message>
        <source>One way to continue is a sum.</source>
        <translation>一つの進め方は足し算です。</translation>
    </message>
    <message>
        <source>One way to continue is a difference.</source>
        <translation>一つの進め方は引き算です。</translation>
    </message>
    <message>
        <source>One way to continue is a product.</source>
        <translation>一つの進め方は掛け算です。</translation>
    </message>
    <message>
        <source>One way to continue is a quotient.</source>
        <translation>一つの進め方は割り算です。</translation>
    </message>
    <message>
        <source>Both sides of the equation are there.</source>
        <translation>等式の両辺はもう揃っています。</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>%1 を見てください。</translation>
    </message>
    <message>
        <source>It joins %1 and %2.</source>
        <translation>%1 と %2 を結びます。</translation>
    </message>
    <message>
        <source>The result %1 is not a positive whole number; only those are allowed.</source>
        <translation>結果 %1 は正の整数ではありません。許されるのは正の整数だけです。</translation>
    </message>
    <message>
        <source>The result %1 is not a whole number; only those are allowed.</source>
        <translation>結果 %1 は整数ではありません。許されるのは整数だけです。</translation>
    </message>
    <message>
        <source>The numbers keep their order: only neighbours are joined, the left one first.</source>
        <translation>数の順序は変わりません。結べるのは隣どうしだけで、左が先です。</translation>
    </message>
    <message>
        <source>On the way to a target there is no equals sign.</source>
        <translation>目標を作るときに等号は使いません。</translation>
    </message>
    <message>
        <source>The equals sign joins the last two, once all the others are joined.</source>
        <translation>等号は、ほかをすべて結んだあと、最後の二つを結びます。</translation>
    </message>
    <message>
        <source>The two sides that are left are not equal: %1.</source>
        <translation>残った両辺は等しくありません: %1。</translation>
    </message>
    <message>
        <source>However you join what is left (%1), the two sides are never equal.</source>
        <translation>残り（%1）をどう結んでも両辺は等しくなりません。</translation>
    </message>
    <message>
        <source>What is left (%1) cannot be joined any further.</source>
        <translation>残り（%1）はこれ以上結べません。</translation>
    </message>
    <message>
        <source>What is left (%1) makes only %2, but never %3.</source>
        <translation>残り（%1）から作れるのは %2 だけで、%3 にはなりません。</translation>
    </message>
    <message>
        <source>What is left (%1) makes %2 numbers, but never %3; the nearest is %4.</source>
        <translation>残り（%1）から %2 個の数が作れますが、%3 にはなりません。最も近いのは %4 です。</translation>
    </message>
    <message>
        <source>Technique: only one step is left.</source>
        <translation>手筋：残る手は一つだけです。</translation>
    </message>
    <message>
        <source>All numbers are joined, and there is no equation: the equals sign joins the last two.</source>
        <translation>すべての数が結ばれましたが、等式になっていません。等号は最後の二つを結びます。</translation>
    </message>
</context>
<context>
    <name>clew::AboutDialog</name>
    <message>
        <source>About Clew</source>
        <translation>Clew について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clew %1&lt;/h3&gt;&lt;p&gt;A workbench for puzzles and the searches that solve them.&lt;/p&gt;&lt;p&gt;A clew is the ball of thread Ariadne gave Theseus to find his way back out of the labyrinth; the word clue comes from it.&lt;/p&gt;</source>
        <comment>%1: the version</comment>
        <translation>&lt;h3&gt;Clew %1&lt;/h3&gt;&lt;p&gt;パズルと、それを解く探索のためのワークベンチです。&lt;/p&gt;&lt;p&gt;clew とは、テセウスが迷宮から戻れるようにアリアドネが渡した糸玉のことです。英語の clue (手がかり) はこの言葉に由来します。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Clew</source>
        <translation>Clew</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>新機能</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>&lt;p&gt;To report a problem, say what you did, what you expected and what happened instead. Add the version above and a session file (File, Save session…), which holds the board and the search. Send it to whoever you have Clew from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;不具合を報告するときは、行った操作、期待した結果、実際に起きたことを書いてください。上のバージョンと、盤面と探索を含むセッションファイル (「ファイル」の「セッションを保存…」) を添えてください。報告は Clew の入手元に送ってください。&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>clew::AboutFeature</name>
    <message>
        <source>About</source>
        <translation>解説</translation>
    </message>
    <message>
        <source>&amp;About the strategy</source>
        <translation>戦略について(&amp;A)</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Press Space to start the search.</source>
        <translation>まだ何も起きていません。Space を押すと探索が始まります。</translation>
    </message>
    <message>
        <source>No earlier step is on that line.</source>
        <translation>これより前に、この行のステップはありません。</translation>
    </message>
    <message>
        <source>No later step is on that line.</source>
        <translation>この先に、この行のステップはありません。</translation>
    </message>
    <message>
        <source>No further step on that line is known yet: let the search continue.</source>
        <translation>この行の次のステップはまだわかりません: 探索を進めてください。</translation>
    </message>
    <message>
        <source>This search was made elsewhere by a strategy named %1, which Clew does not have; its program cannot be shown.</source>
        <translation>この探索は別の場所で、%1 という戦略で行われました。Clew にはその戦略がないため、プログラムは表示できません。</translation>
    </message>
    <message>
        <source>&amp;Growth curves of this strategy…</source>
        <translation>この戦略の増加曲線(&amp;G)…</translation>
    </message>
    <message>
        <source>Nodes and time against the size of the problem, with the factor by which they grow</source>
        <translation>問題の大きさに対するノード数と時間、およびその増加率</translation>
    </message>
    <message>
        <source>No strategy runs while you play. Ctrl+3 watches this one.</source>
        <translation>プレイ中は解法は動きません。Ctrl+3 でこの解法を見られます。</translation>
    </message>
</context>
<context>
    <name>clew::AllStepsFeature</name>
    <message>
        <source>All steps from here</source>
        <translation>ここからの全手順</translation>
    </message>
</context>
<context>
    <name>clew::AllStepsPanel</name>
    <message>
        <source>All steps from here</source>
        <translation>ここからの全手順</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>この手を打つ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;List again</source>
        <translation>再一覧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>No technique applies here.</source>
        <translation>ここで使える手筋はありません。</translation>
    </message>
    <message>
        <source>The board has changed.</source>
        <translation>盤面が変わりました。</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a technique, and how many steps it gives</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s). Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln 手。選ぶと盤面に表示されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), and there are more. Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln 手、ほかにもあります。選ぶと盤面に表示されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::BestTimesDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>すべて削除(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>No best times yet. When you solve a board by hand, the best times for each puzzle and size appear here.</source>
        <translation>ベストタイムはまだありません。盤を手で解くと、パズルと大きさごとのベストタイムがここに表示されます。</translation>
    </message>
</context>
<context>
    <name>clew::Board</name>
    <message>
        <source>%1 board</source>
        <translation>%1の盤面</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>ナイト</translation>
    </message>
    <message>
        <source>cross</source>
        <extracomment>A cell is marked with a cross: it stays empty</extracomment>
        <translation>バツ印</translation>
    </message>
    <message>
        <source>given</source>
        <extracomment>Said of what stands in a cell</extracomment>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>guessed</source>
        <extracomment>Said of what stands in a cell: the search tries it</extracomment>
        <translation>仮定</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>Said of what stands in a cell: it follows</extracomment>
        <translation>確定</translation>
    </message>
    <message>
        <source>contradiction</source>
        <extracomment>Said of what stands in a cell: it cannot be</extracomment>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>part of a solution</source>
        <extracomment>Said of what stands in a cell</extracomment>
        <translation>解の一部</translation>
    </message>
    <message>
        <source>candidate</source>
        <extracomment>Said of small numbers in a cell, which are what it may still take</extracomment>
        <translation>候補</translation>
    </message>
    <message>
        <source>filled</source>
        <extracomment>Said of a cell</extracomment>
        <translation>塗りつぶし</translation>
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
        <translation>画像を書き出す</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PNG picture (*.png);;PDF page (*.pdf)</source>
        <translation>SVG 図形 (*.svg);;PNG 画像 (*.png);;PDF ページ (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>%1 に書き込めません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The printer cannot be used. Choose another one, or a file.</source>
        <translation>プリンターを使えません。別のプリンターかファイルを選んでください。</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <translation>問題: %1</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>解: %1</translation>
    </message>
</context>
<context>
    <name>clew::BreakpointsFeature</name>
    <message>
        <source>Breakpoints</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>R&amp;un to</source>
        <translation>次の条件まで実行(&amp;U)</translation>
    </message>
    <message>
        <source>Toggle &amp;breakpoint on the place</source>
        <translation>この場所のブレークポイントを切り替え(&amp;B)</translation>
    </message>
    <message>
        <source>Brea&amp;kpoints</source>
        <translation>ブレークポイント(&amp;K)</translation>
    </message>
    <message>
        <source>The search ended before reaching a breakpoint.</source>
        <translation>ブレークポイントに達する前に、探索が終わりました。</translation>
    </message>
    <message>
        <source>&amp;Stop when</source>
        <translation>停止する条件(&amp;S)</translation>
    </message>
    <message>
        <source>R&amp;un until</source>
        <translation>次の条件まで実行(&amp;U)</translation>
    </message>
    <message>
        <source>Select a place on the board first: with the arrow keys, a click with Ctrl, or the right button while watching.</source>
        <translation>先に盤面の場所を指してください: 矢印キー、Ctrl+クリック、または観察中の右ボタンで指せます。</translation>
    </message>
    <message>
        <source>Stopped at the breakpoint: %1</source>
        <comment>%1: its name</comment>
        <translation>ブレークポイントで停止しました: %1</translation>
    </message>
</context>
<context>
    <name>clew::BreakpointsPanel</name>
    <message>
        <source>a place that is not on this board</source>
        <translation>この盤面にない場所</translation>
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
        <translation>%1 段を超えて戻る</translation>
    </message>
    <message>
        <source>Deeper than level %1</source>
        <translation>深さ %1 より深く進む</translation>
    </message>
    <message>
        <source>Back above level %1</source>
        <translation>深さ %1 より浅く戻る</translation>
    </message>
    <message>
        <source>%1: visit number %2</source>
        <comment>place, count</comment>
        <translation>%1: %2 回目の訪問</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <comment>a cell gets a value, or this value</comment>
        <translation>%1 が決まる</translation>
    </message>
    <message>
        <source>%1 is struck</source>
        <comment>a candidate is removed</comment>
        <translation>%1 が候補から消える</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>規則: %1</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>R&amp;un to</source>
        <translation>これが起こるまで実行(&amp;U)</translation>
    </message>
    <message>
        <source>Playing stops at breakpoints. Add one here, or select a place on the board (Ctrl+click, or the right button while watching) and press F9.</source>
        <translation>再生はブレークポイントで停止します。ここで追加するか、盤面の場所を指して (Ctrl+クリック、または観察中の右ボタン) F9 を押してください。</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>ブレークポイント</translation>
    </message>
    <message>
        <source>Playing stops whenever this happens</source>
        <translation>これが起こるたびに再生を停止します</translation>
    </message>
    <message>
        <source>Runs at full speed until this happens</source>
        <translation>これが起こるまで最高速で再生します</translation>
    </message>
    <message>
        <source>Remove breakpoint</source>
        <translation>ブレークポイントを削除</translation>
    </message>
    <message>
        <source>Breakpoint</source>
        <translation>ブレークポイント</translation>
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
        <translation>何段も戻るバックトラック(&amp;B)…</translation>
    </message>
    <message>
        <source>Backtrack over more levels than</source>
        <translation>戻る段数がこれを超える</translation>
    </message>
    <message>
        <source>&amp;Deeper than a level…</source>
        <translation>ある深さより深く進む(&amp;D)…</translation>
    </message>
    <message>
        <source>Deeper than level</source>
        <translation>この深さより深く進む</translation>
    </message>
    <message>
        <source>Back &amp;above a level…</source>
        <translation>ある深さより浅く戻る(&amp;A)…</translation>
    </message>
    <message>
        <source>Back above level</source>
        <translation>この深さより浅く戻る</translation>
    </message>
    <message>
        <source>A &amp;rule is used</source>
        <translation>規則の使用(&amp;R)</translation>
    </message>
    <message>
        <source>Select a place on the board for more</source>
        <translation>盤面の場所を指すと項目が増えます</translation>
    </message>
    <message>
        <source>%1 is &amp;set</source>
        <comment>a cell gets a value, or this value</comment>
        <translation>%1 が決まる(&amp;S)</translation>
    </message>
    <message>
        <source>%1 &amp;becomes</source>
        <comment>followed by a list of values</comment>
        <translation>%1 に入る値(&amp;B)</translation>
    </message>
    <message>
        <source>%1 &amp;loses</source>
        <comment>followed by a list of candidates</comment>
        <translation>%1 から消える候補(&amp;L)</translation>
    </message>
    <message>
        <source>%1 is s&amp;truck</source>
        <comment>a candidate is removed</comment>
        <translation>%1 が候補から消える(&amp;T)</translation>
    </message>
    <message>
        <source>%1: the &amp;n-th visit…</source>
        <comment>place</comment>
        <translation>%1: n 回目の訪問(&amp;N)…</translation>
    </message>
    <message>
        <source>Number of the visit</source>
        <translation>訪問の回数</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
</context>
<context>
    <name>clew::CodePanel</name>
    <message>
        <source>About the strategy</source>
        <translation>戦略について</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>While a search is watched, the line of its last step is marked.</source>
        <translation>探索の観察中は、最後のステップの行に印が付きます。</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>由来</translation>
    </message>
    <message>
        <source>Click: go to the next step on this line. Shift+click: go to the previous one.</source>
        <translation>クリック: この行の次のステップへ。Shift+クリック: 前のステップへ戻ります。</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>数えるもの</translation>
    </message>
    <message>
        <source>Program (in English)</source>
        <translation>プログラム (英語)</translation>
    </message>
</context>
<context>
    <name>clew::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>したいことを数文字入力してください</translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation>この文字を含むコマンドはありません。</translation>
    </message>
</context>
<context>
    <name>clew::DocumentFiles</name>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Session, with the search so far (*%1)</source>
        <translation>セッション (現在の探索を含む) (*%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Puzzles and traces (%1);;All files (*)</source>
        <translation>パズルとトレース (%1);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>This model needs data: %1. Fill it in on the Data tab.</source>
        <translation>このモデルにはデータが必要です: %1。「データ」タブに記入してください。</translation>
    </message>
    <message>
        <source>Further errors: %1; `clew lesson check` lists them.</source>
        <translation>ほかの誤り: %1 件。`clew lesson check` で一覧できます。</translation>
    </message>
    <message>
        <source>Reading the link</source>
        <translation>リンクを読み込み中</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a board as text first.</source>
        <translation>クリップボードにテキストがありません。先に盤面をテキストとしてコピーしてください。</translation>
    </message>
    <message>
        <source>The clipboard&apos;s text is too large for one board.</source>
        <translation>クリップボードのテキストは 1 つの盤面としては大きすぎます。</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>クリップボードを読み込み中</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened or saved here. If it is overwritten, that change is lost.</source>
        <translation>%1 は、ここで開いたか保存した後に、別のプログラムによって変更されました。上書きすると、その変更は失われます。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>上書き(&amp;O)</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 はすでに存在します。</translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation>トレースを保存</translation>
    </message>
    <message>
        <source>Recorded searches (*.clewtrace)</source>
        <translation>記録された探索 (*.clewtrace)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>最近使ったファイルはありません</translation>
    </message>
    <message>
        <source>The boards from last time cannot be restored. %1</source>
        <translation>前回の盤面を復元できません。%1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>The boards cannot be kept for the next start. %1</source>
        <translation>盤面を次回の起動まで保存できません。%1</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>それでも終了(&amp;Q)</translation>
    </message>
</context>
<context>
    <name>clew::FigureView</name>
    <message>
        <source>Figure</source>
        <translation>図</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>図を書き出す</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PDF page (*.pdf);;PNG picture (*.png)</source>
        <translation>SVG 図形 (*.svg);;PDF ページ (*.pdf);;PNG 画像 (*.png)</translation>
    </message>
</context>
<context>
    <name>clew::HeatFeature</name>
    <message>
        <source>Heat</source>
        <translation>ヒートマップ</translation>
    </message>
</context>
<context>
    <name>clew::HeatLegend</name>
    <message>
        <source>Colour scale</source>
        <translation>カラースケール</translation>
    </message>
</context>
<context>
    <name>clew::HeatPanel</name>
    <message>
        <source>Tries</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>強制された手</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>戻した手</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>矛盾</translation>
    </message>
    <message>
        <source>Time spent (events)</source>
        <translation>費やした時間 (イベント数)</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>実行全体</translation>
    </message>
    <message>
        <source>What the timeline shows</source>
        <translation>タイムラインの表示範囲</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>数えるもの(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>範囲(&amp;I)</translation>
    </message>
    <message>
        <source>Hottest places</source>
        <translation>最も多い場所</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>回数</translation>
    </message>
    <message>
        <source>How often the search visited each place appears here as it runs: press Space</source>
        <translation>探索を実行すると、どこにどれだけ時間をかけたかがここに表示されます: Space を押してください</translation>
    </message>
    <message>
        <source>This board has too many places to count each one.</source>
        <translation>この盤面は場所が多すぎるため、場所ごとに数えられません。</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened in this part of the search.</source>
        <translation>探索のこの部分では、この種類のことは起こっていません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>quantity, count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>盤面に表示(&amp;B)</translation>
    </message>
    <message>
        <source>Still counting: %1 of %2 events.</source>
        <translation>集計中：%2 件のイベントのうち %1 件。</translation>
    </message>
    <message>
        <source>%1 in the whole run, logarithmic</source>
        <comment>what is counted</comment>
        <translation>%1、探索全体、対数目盛</translation>
    </message>
    <message>
        <source>%1 in the part in view, logarithmic</source>
        <comment>what is counted</comment>
        <translation>%1、表示中の部分、対数目盛</translation>
    </message>
</context>
<context>
    <name>clew::LessonPresenter</name>
    <message>
        <source>Leave</source>
        <translation>抜ける</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc); your boards are as they were</source>
        <translation>レッスンを抜けます (Esc)。自分の盤面はそのまま残っています</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>前へ</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>ペン</translation>
    </message>
    <message>
        <source>Point and draw with the mouse (P); strokes disappear when the page changes</source>
        <translation>マウスで指し示し、描き込みます (P)。描いた線はページを移ると消えます</translation>
    </message>
    <message>
        <source>Save answers…</source>
        <translation>解答を保存…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>探索中…</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of an answer, answer</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>判定中…</translation>
    </message>
    <message>
        <source>That is true, but it follows by another rule.</source>
        <translation>それは正しいのですが、別の規則から導かれます。</translation>
    </message>
    <message>
        <source>This could not be decided.</source>
        <translation>これは判定できませんでした。</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>競走中…</translation>
    </message>
    <message>
        <source>Nodes, logarithmic</source>
        <translation>ノード (対数)</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Esc leaves it.</source>
        <translation>レッスンはここで終わりです。Esc で抜けます。</translation>
    </message>
    <message>
        <source>Handout…</source>
        <translation>配布資料…</translation>
    </message>
    <message>
        <source>All pages in one file for any browser, to be printed or mailed</source>
        <translation>全ページを一つのファイルに。どのブラウザーでも開け、印刷や送付ができます</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>前のページ (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>次のページ (Page Down)</translation>
    </message>
    <message>
        <source>Page Down and Page Up turn the pages; the other keys are the board&apos;s.</source>
        <translation>ページは Page Down と Page Up でめくります。ほかのキーは盤面で使います。</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>不正解です。</translation>
    </message>
    <message>
        <source>An entry breaks a rule; take it back.</source>
        <translation>規則に反する記入があります。取り消してください。</translation>
    </message>
    <message>
        <source>The entry broke a rule and was taken back.</source>
        <translation>入力は規則に反していたので、取り消されました。</translation>
    </message>
    <message>
        <source>The entry was taken back.</source>
        <translation>入力は取り消されました。</translation>
    </message>
    <message>
        <source>All errors: %1…</source>
        <comment>in a lesson; how many things</comment>
        <translation>すべての誤り: %1 件…</translation>
    </message>
    <message>
        <source>There are too many entries; take some back.</source>
        <translation>書き入れが多すぎます。いくつか取り消してください。</translation>
    </message>
    <message>
        <source>A solution still has these entries.</source>
        <translation>この書き入れでも、まだ解があります。</translation>
    </message>
    <message>
        <source>No solution has these entries.</source>
        <translation>この書き入れでは、解がありません。</translation>
    </message>
    <message>
        <source>Entries made: %1 of %2</source>
        <comment>in a task</comment>
        <translation>記入した数: %1 / %2</translation>
    </message>
    <message>
        <source>Your answers were saved: %1</source>
        <translation>解答を保存しました: %1</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>解答を保存</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s), %1</source>
        <comment>how many, and how long that took here</comment>
        <translation>
            <numerusform>%Ln ノード、%1</numerusform>
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
        <translation>一時停止</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Save &amp;trace…</source>
        <translation>トレースを保存(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>画像を書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy board as text</source>
        <translation>盤面をテキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>盤面を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>盤面全体を表示(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>先頭へ(&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>1 ステップ戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>1 ステップ進む(&amp;F)</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>末尾へ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Previous solution</source>
        <translation>前の解(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next solution</source>
        <translation>次の解(&amp;N)</translation>
    </message>
    <message>
        <source>S&amp;top, back to editing</source>
        <translation>停止して編集に戻る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>最初から再実行(&amp;R)</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>速く(&amp;A)</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>遅く(&amp;L)</translation>
    </message>
    <message>
        <source>Full spee&amp;d</source>
        <translation>最高速で(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>キー操作(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>コマンドを検索(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;About Clew</source>
        <translation>Clew について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイルを開く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>形式を選んでコピー(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>探索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z、Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>元に戻す、やり直し</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Move on the board, or among the solutions</source>
        <translation>盤面上や解の間を移動</translation>
    </message>
    <message>
        <source>Wheel, middle drag</source>
        <translation>ホイール、中ボタンでドラッグ</translation>
    </message>
    <message>
        <source>Zoom, move the board</source>
        <translation>拡大・縮小、盤面の移動</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>On the timeline: arrows</source>
        <translation>タイムライン: 矢印キー</translation>
    </message>
    <message>
        <source>Zoom and scroll</source>
        <translation>拡大・縮小、移動</translation>
    </message>
    <message>
        <source>In the tree: arrows, F, Z</source>
        <translation>木: 矢印キー、F、Z</translation>
    </message>
    <message>
        <source>Move, hide failed subtrees, show the whole tree</source>
        <translation>ノードの移動、失敗した部分木を隠す、全体を表示</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>盤面: %1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>元に戻す: %1(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>やり直し: %1(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Puzzles and presets</source>
        <translation>パズルとプリセット(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Strategy and details</source>
        <translation>戦略と詳細(&amp;S)</translation>
    </message>
    <message>
        <source>C&amp;lear board</source>
        <translation>盤面を空にする(&amp;L)</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>あなたの手</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <comment>the board</comment>
        <translation>編集(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>by hand</comment>
        <translation>手で解く(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <comment>a strategy</comment>
        <translation>観察(&amp;W)</translation>
    </message>
    <message>
        <source>Step forward: to the end of the next deduction (.), or by one event (Alt+.)</source>
        <translation>進む: 次の推論の終わりまで (.)、またはイベント 1 つ (Alt+.)</translation>
    </message>
    <message>
        <source>Step back: to where the last deduction began (,), or by one event (Alt+,)</source>
        <translation>戻る: 直前の推論の始まりまで (,)、またはイベント 1 つ (Alt+,)</translation>
    </message>
    <message>
        <source>%1 of size %2</source>
        <translation>%1: サイズ %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>solve search play start pause</source>
        <extracomment>Further words that find the action Run in the list of commands</extracomment>
        <translation>解く 探索 再生 開始 一時停止</translation>
    </message>
    <message>
        <source>Stop &amp;here</source>
        <translation>ここで停止(&amp;H)</translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(ほか %Ln 件)</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>The search is recorded up to here; whether there is more is not known.</source>
        <translation>探索の記録はここまでです。ほかにもあるかどうかはわかりません。</translation>
    </message>
    <message>
        <source>It is solution %L1: End, then %2 leads to it.</source>
        <translation>それは解 %L1 です。End、続けて %2 を押すと表示されます。</translation>
    </message>
</context>
<context>
    <name>clew::MessageFrame</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
</context>
<context>
    <name>clew::ModelEditor</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Model, in MiniZinc</source>
        <translation>MiniZinc のモデル</translation>
    </message>
    <message>
        <source>Data of the model, in MiniZinc</source>
        <translation>MiniZinc によるモデルのデータ</translation>
    </message>
    <message>
        <source>Escape gives the keyboard back to the board.</source>
        <translation>Esc でキーボードを盤面に戻します。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>エラー %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>コンパイル中…</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>テキスト</translation>
    </message>
</context>
<context>
    <name>clew::NewPuzzleDialog</name>
    <message>
        <source>New puzzle: %1</source>
        <translation>新しいパズル: %1</translation>
    </message>
    <message>
        <source>It will have exactly one solution.</source>
        <translation>解がちょうど 1 つのパズルになります。</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <comment>of a new puzzle, by which it can be made again</comment>
        <translation>番号(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>別の番号(&amp;A)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>難しさ(&amp;D)</translation>
    </message>
    <message>
        <source>The same number makes the same puzzle again. Before the colon is the version of the generator.</source>
        <translation>同じ番号からは同じパズルができます。コロンの前は、パズルを作る生成器のバージョンです。</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry or technique</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称性(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Technique</source>
        <translation>手筋(&amp;T)</translation>
    </message>
    <message>
        <source>The puzzle needs this technique and none harder.</source>
        <translation>この手筋が必要で、それより難しいものは要りません。</translation>
    </message>
    <message>
        <source>Any number</source>
        <comment>number of clues</comment>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>C&amp;lues</source>
        <translation>ヒントの数(&amp;L)</translation>
    </message>
    <message>
        <source>Make a &amp;list</source>
        <translation>一覧を作成(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;everal</source>
        <translation>複数(&amp;E)</translation>
    </message>
    <message>
        <source>Puzzles made</source>
        <translation>作成したパズル</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>難しさ</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>盤面の編集(&amp;S)</translation>
    </message>
    <message>
        <source>Opens it on the board.</source>
        <translation>盤面に開きます。</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>手で解く(&amp;P)</translation>
    </message>
    <message>
        <source>Opens it to be solved by hand.</source>
        <translation>手で解くために開きます。</translation>
    </message>
    <message>
        <source>Puzzles are being made; closing this window stops that.</source>
        <translation>作成中です。このウィンドウを閉じると止まります。</translation>
    </message>
    <message>
        <source>Play from where it is &amp;needed</source>
        <translation>必要になる所からプレイする(&amp;N)</translation>
    </message>
    <message>
        <source>What simpler techniques give is entered, and what they rule out is crossed out: the next step needs this one.</source>
        <translation>より簡単な手筋で決まる値は記入され、除外される候補には×が付きます。次の一手にこの手筋が必要です。</translation>
    </message>
</context>
<context>
    <name>clew::NodeSteps</name>
    <message>
        <source>Steps at this node</source>
        <translation>このノードでの手順</translation>
    </message>
</context>
<context>
    <name>clew::NumberBoard</name>
    <message>
        <source>This cell holds one of the numbers 1 to %1.</source>
        <translation>このマスには 1 から %1 までの数のどれかが入ります。</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>マスを消去</translation>
    </message>
    <message>
        <source>Enter number</source>
        <translation>数を入力</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Digits write numbers (Z)</source>
        <translation>数字キーで数字を書く (Z)</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>隅</translation>
    </message>
    <message>
        <source>Digits write corner marks (X)</source>
        <translation>数字キーで隅にメモを書く (X)</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Digits write centre marks (C)</source>
        <translation>数字キーで中央にメモを書く (C)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Digits colour cells (V)</source>
        <translation>数字キーでマスに色を付ける (V)</translation>
    </message>
    <message>
        <source>Type a number or pick it above; with Shift it is a corner mark. Drag or Shift+arrows select several cells. Right click or Del clears.</source>
        <translation>数字を入力するか上で選びます。Shift を押すと隅のメモになります。ドラッグか Shift+矢印で複数のマスを選択します。右クリックか Del で消します。</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>数字、Delete</translation>
    </message>
    <message>
        <source>Enter a number, clear</source>
        <translation>数字を入れる、消す</translation>
    </message>
    <message>
        <source>Shift+digits</source>
        <translation>Shift+数字</translation>
    </message>
    <message>
        <source>Corner marks</source>
        <translation>隅のメモ</translation>
    </message>
    <message>
        <source>Z, X, C, V</source>
        <translation>Z、X、C、V</translation>
    </message>
    <message>
        <source>Digits write numbers, corner marks, centre marks, colours</source>
        <translation>数字キーで数字、隅のメモ、中央のメモ、色</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>複数のマスを選択</translation>
    </message>
    <message>
        <source>This number is given.</source>
        <translation>この数字は与えられたものです。</translation>
    </message>
    <message>
        <source>Rule out</source>
        <translation>除外</translation>
    </message>
    <message>
        <source>Digits are ruled out: no automatic candidate, no mark (R)</source>
        <translation>数字を除外します：自動候補にもメモにも出ません (R)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Digits show where they can still go (S)</source>
        <translation>数字がまだ入れる場所を示します (S)</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Digits are ruled out</source>
        <translation>数字を除外します</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Digits show where they can still go</source>
        <translation>数字がまだ入れる場所を示します</translation>
    </message>
    <message>
        <source>Shift+arrows, Ctrl+click</source>
        <translation>Shift+矢印、Ctrl+クリック</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候補</translation>
    </message>
    <message>
        <source>Digits and clicks colour single candidates (Shift+V); again or above: another colour</source>
        <translation>数字キーとクリックで候補を 1 つずつ色分けします (Shift+V)。もう一度押すか上で選ぶと別の色になります</translation>
    </message>
    <message>
        <source>Shift+V</source>
        <translation>Shift+V</translation>
    </message>
    <message>
        <source>Digits and clicks colour single candidates; again: next colour</source>
        <translation>数字キーとクリックで候補を 1 つずつ色分けします。もう一度押すと次の色になります</translation>
    </message>
    <message>
        <source>Candidates get colour %1</source>
        <translation>候補に付く色: %1</translation>
    </message>
    <message>
        <source>No %1 is shown as a candidate here</source>
        <translation>ここには候補の %1 が表示されていません</translation>
    </message>
    <message>
        <source>%1 Drag or Shift+arrows select several cells. Right click or Del clears.</source>
        <comment>what numbers do</comment>
        <translation>%1 ドラッグまたはShift+矢印キーで複数のセルを選びます。右クリックまたはDelで消します。</translation>
    </message>
    <message>
        <source>Type a number or pick it above: the cells that it can still go to are tinted.</source>
        <translation>数字を入力するか上で選びます。その数字がまだ入るセルに色が付きます。</translation>
    </message>
    <message>
        <source>Type a number or pick it above to add a centre mark; repeat to remove it.</source>
        <translation>数字を入力するか上で選びます。中央のメモになり、もう一度で消えます。</translation>
    </message>
    <message>
        <source>Type the number of a colour or pick it above to colour the cell; repeat to remove it.</source>
        <translation>色の番号を入力するか上で選びます。セルがその色になり、もう一度で消えます。</translation>
    </message>
    <message>
        <source>Click a candidate or type its number: it is coloured; pick the colour above.</source>
        <translation>候補をクリックするかその数字を入力すると色が付きます。色は上で選びます。</translation>
    </message>
    <message>
        <source>Type a number or pick it above to rule it out; repeat to bring it back.</source>
        <translation>数字を入力するか上で選びます。除外され、もう一度で戻ります。</translation>
    </message>
    <message>
        <source>Type a number or pick it above to add a corner mark; repeat to remove it.</source>
        <translation>数字を入力するか上で選びます。隅のメモになり、もう一度で消えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with two candidates</source>
        <translation>
            <numerusform>候補が 2 つのマス: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::NumberPad</name>
    <message>
        <source>Clear the cell</source>
        <translation>マスを消去</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>%1 を入力</translation>
    </message>
    <message numerus="yes">
        <source>Enter %1 (%n left)</source>
        <translation>
            <numerusform>%1 を入力（残り %n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1 (all are placed)</source>
        <translation>%1 を入力（すべて配置済み）</translation>
    </message>
</context>
<context>
    <name>clew::PlayFeature</name>
    <message>
        <source>Time played; it stops while the window is in the background</source>
        <translation>プレイ時間。ウィンドウが背後にある間は止まります</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>チェック(&amp;C)</translation>
    </message>
    <message>
        <source>Where &amp;did I go wrong?</source>
        <translation>どこで間違えた？(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Go on from here with the strategy</source>
        <translation>ここから戦略で続ける(&amp;G)</translation>
    </message>
    <message>
        <source>Race &amp;me</source>
        <translation>私と競走(&amp;M)</translation>
    </message>
    <message>
        <source>Highlight what a&amp;n entry affects</source>
        <translation>入力に関わるものを示す(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Tidy pencil marks</source>
        <translation>メモを整理する(&amp;T)</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: %1, %2, %3.</source>
        <comment>time, moves, hints</comment>
        <translation>解けました：%1、%2、%3。</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>No further step was found.</source>
        <translation>次の手は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>誤りは見つかりませんでした。</translation>
    </message>
    <message>
        <source>Where did I go wrong?</source>
        <translation>どこで間違えた？</translation>
    </message>
    <message>
        <source>A&amp;utomatic candidates</source>
        <translation>候補を自動で表示(&amp;U)</translation>
    </message>
    <message>
        <source>Shows the numbers that what is placed leaves to each empty cell</source>
        <translation>すでに置かれた数から、各空きマスに残る数を表示します</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <translation>誤り(&amp;E)</translation>
    </message>
    <message>
        <source>Show broken rules &amp;at once</source>
        <translation>規則違反をすぐに示す(&amp;A)</translation>
    </message>
    <message>
        <source>Show mistakes on &amp;request</source>
        <translation>求められたときに誤りを示す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Never show mistakes</source>
        <translation>誤りを示さない(&amp;N)</translation>
    </message>
    <message>
        <source>You have not entered anything yet.</source>
        <translation>まだ何も記入していません。</translation>
    </message>
    <message>
        <source>%1 “%2” (%3) goes to the first mistake.</source>
        <comment>what is wrong, name of a command, its key</comment>
        <translation>%1「%2」(%3) で最初の誤りに移ります。</translation>
    </message>
    <message>
        <source>Start a&amp;gain</source>
        <translation>最初からやり直す(&amp;G)</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>時計を止める(&amp;K)</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <comment>time played</comment>
        <translation>%1（停止中）</translation>
    </message>
    <message>
        <source>This is the moment after it. Undo (Ctrl+Z) comes back to where you were.</source>
        <translation>これはその直後の局面です。元に戻す (Ctrl+Z) で元の局面に戻ります。</translation>
    </message>
    <message>
        <source>Correct values have been ruled out here.</source>
        <translation>正しい値がここで除かれています。</translation>
    </message>
    <message>
        <source>Since then: %1.</source>
        <comment>moves</comment>
        <translation>その後: %1。</translation>
    </message>
    <message>
        <source>Since then: %1, %2.</source>
        <comment>moves, time</comment>
        <translation>その後: %1、%2。</translation>
    </message>
    <message>
        <source>Starts a new attempt with the clock at 0:00; undo restores the previous one</source>
        <translation>時計を 0:00 に戻して新しくやり直します。元に戻すと前の挑戦に戻れます</translation>
    </message>
    <message>
        <source>Ruled out, but correct: %1.</source>
        <translation>除かれていますが正しいもの: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) cannot stand.</source>
        <translation>
            <numerusform>誤った入力が %Ln 個あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot stand: %1.</source>
        <translation>誤り: %1。</translation>
    </message>
    <message>
        <source>These cannot stand: %1.</source>
        <translation>誤り: %1。</translation>
    </message>
    <message>
        <source>errors mistakes</source>
        <comment>of play</comment>
        <translation>誤り 間違い エラー</translation>
    </message>
    <message>
        <source>What you entered is given here. Play (Ctrl+2) goes back to your own solve.</source>
        <translation>入力した値はここではヒントになっています。手で解く (Ctrl+2) で自分の解答に戻ります。</translation>
    </message>
    <message>
        <source>A hint here would reveal a mistake, and you chose never to be shown mistakes (Puzzle, Errors).</source>
        <translation>ここでのヒントは何が誤りかを示すことになりますが、それは決して示さない設定です（パズル、誤り）。</translation>
    </message>
    <message>
        <source>That is your best time on a board of this size.</source>
        <translation>この大きさの盤での自己ベストです。</translation>
    </message>
    <message>
        <source>The best time on a board of this size: %1.</source>
        <translation>この大きさの盤での最短時間: %1。</translation>
    </message>
    <message>
        <source>Be&amp;st times…</source>
        <translation>ベストタイム(&amp;S)…</translation>
    </message>
    <message>
        <source>Enter all cells with &amp;one candidate</source>
        <translation>候補が 1 つのマスをすべて入力(&amp;O)</translation>
    </message>
    <message>
        <source>naked singles</source>
        <comment>of play</comment>
        <translation>裸のシングル</translation>
    </message>
    <message>
        <source>T&amp;int cells with two candidates left</source>
        <translation>候補が 2 つ残るマスに色を付ける(&amp;I)</translation>
    </message>
    <message>
        <source>While filtering by a number (S), only cells that can hold it</source>
        <translation>探している数字 (S) があるときは、それを含むマスだけ</translation>
    </message>
    <message>
        <source>bivalue filter</source>
        <comment>of play</comment>
        <translation>2 候補 フィルター</translation>
    </message>
    <message>
        <source>No cell has one candidate left.</source>
        <translation>候補が 1 つだけ残るマスはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) had one candidate left.</source>
        <translation>
            <numerusform>候補が 1 つだけ残っていたマス: %Ln。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::PredictBar</name>
    <message>
        <source>Prediction</source>
        <translation>予想</translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation>質問の対象</translation>
    </message>
    <message>
        <source>Decisions, returns</source>
        <translation>決定とバックトラック</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>すべてのステップ</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>予想をやめる</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>次へ(&amp;N)</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>正解: %1</translation>
    </message>
    <message>
        <source>Incorrect: %1</source>
        <translation>不正解: %1</translation>
    </message>
</context>
<context>
    <name>clew::PredictFeature</name>
    <message>
        <source>&amp;Predict the next step</source>
        <translation>次のステップを予想(&amp;P)</translation>
    </message>
    <message>
        <source>This is another search: the score starts again.</source>
        <translation>別の探索になったので、得点を数え直します。</translation>
    </message>
    <message>
        <source>Predict what the search will do, step by step.</source>
        <translation>探索が何をするかを、1 ステップずつ予想します。</translation>
    </message>
    <message>
        <source>&amp;Start the search</source>
        <translation>探索を開始(&amp;S)</translation>
    </message>
    <message>
        <source>The search is playing. Pause it to be asked.</source>
        <translation>探索を再生中です。一時停止すると質問が出ます。</translation>
    </message>
    <message>
        <source>The search continues to the next question…</source>
        <translation>次の質問まで探索を進めています…</translation>
    </message>
    <message>
        <source>What does %1 do next?</source>
        <comment>%1: a strategy</comment>
        <translation>「%1」は次に何をしますか。</translation>
    </message>
    <message>
        <source>What does %1 do after step %2?</source>
        <comment>a strategy, a number</comment>
        <translation>ステップ %2 のあと、「%1」は何をしますか。</translation>
    </message>
    <message>
        <source>Choose an answer, or click the place on the board.</source>
        <translation>答えを選ぶか、盤面の場所をクリックしてください。</translation>
    </message>
    <message>
        <source>The search has ended: %1.</source>
        <translation>探索が終わりました: %1。</translation>
    </message>
    <message>
        <source>The search has ended.</source>
        <translation>探索が終わりました。</translation>
    </message>
    <message>
        <source>Not there.</source>
        <translation>そこではありません。</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>%1 of %2 correct, longest streak %3</source>
        <comment>numbers of answers</comment>
        <translation>%2 問中 %1 問正解、最多連続正解 %3</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>違います。</translation>
    </message>
</context>
<context>
    <name>clew::PuzzleFeature</name>
    <message>
        <source>&amp;Presets</source>
        <translation>プリセット(&amp;P)</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>戦略(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;New puzzle…</source>
        <translation>新しいパズル(&amp;N)…</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>新しいパズル</translation>
    </message>
    <message>
        <source>A new puzzle is being made</source>
        <translation>新しいパズルを作成中</translation>
    </message>
    <message>
        <source>Puzzle %1.</source>
        <translation>パズル %1。</translation>
    </message>
    <message>
        <source>%1 Ctrl+2 plays it by hand, Space lets the strategy search it.</source>
        <translation>%1Ctrl+2 で手で解き、スペースで戦略に探索させます。</translation>
    </message>
    <message>
        <source>Difficulty and number of the new puzzle</source>
        <translation>新しいパズルの難しさと番号</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>difficulty, number of a new puzzle</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A new puzzle, number %1: the version of the generator, and the number by which the same settings make it again.</source>
        <translation>新しいパズル、番号 %1: 生成器のバージョンと、同じ設定で同じものを作る番号です。</translation>
    </message>
    <message>
        <source>The next step needs the technique: %1.</source>
        <translation>次の一手に必要な手筋: %1。</translation>
    </message>
</context>
<context>
    <name>clew::PuzzlePanel</name>
    <message>
        <source>Puzzles</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>プリセット</translation>
    </message>
</context>
<context>
    <name>clew::Question</name>
    <message>
        <source>Why</source>
        <translation>なぜ</translation>
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
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <comment>microseconds</comment>
        <translation>%1 マイクロ秒</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <comment>nanoseconds</comment>
        <translation>%1 ナノ秒</translation>
    </message>
    <message>
        <source>found</source>
        <comment>as many solutions as asked for</comment>
        <translation>発見</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>everything was searched</comment>
        <translation>完了</translation>
    </message>
    <message>
        <source>no further step</source>
        <translation>手詰まり</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>メモリ不足</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>時間切れ</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>スキップ(&amp;K)</translation>
    </message>
    <message>
        <source>Save &amp;figures…</source>
        <translation>数値を保存(&amp;F)…</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Peak memory for partial boards. A dash: the strategy keeps only its current board.</source>
        <translation>保持した途中の盤面の最大量。ダッシュは、現在の盤面だけを保持する戦略です。</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>棒が表す量</translation>
    </message>
    <message>
        <source>Bars:</source>
        <translation>棒:</translation>
    </message>
    <message>
        <source>Stop measuring this strategy; its figures are shown as lower bounds</source>
        <translation>この戦略の計測をやめます: 結果は、これまでにかかった量より多い、とだけ示されます</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>レース</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>すべての解</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>解 1 つ</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>How long each strategy may take; what takes longer is shown as more than this</source>
        <translation>各戦略の制限時間。これを超える戦略は、この時間を超えるものとして表示されます</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>What the boards have in common at any moment</source>
        <translation>各時点で盤面どうしに共通するもの</translation>
    </message>
    <message>
        <source>Add a strategy</source>
        <translation>戦略を追加</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>計測し直す(&amp;M)</translation>
    </message>
    <message>
        <source>for</source>
        <translation>求める解:</translation>
    </message>
    <message>
        <source>within</source>
        <comment>a time limit</comment>
        <translation>制限時間:</translation>
    </message>
    <message>
        <source>side by side in</source>
        <comment>time, nodes or events</comment>
        <translation>そろえる基準:</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>先頭へ (Home)</translation>
    </message>
    <message>
        <source>Step back (,)</source>
        <translation>1 ステップ戻る (,)</translation>
    </message>
    <message>
        <source>Step forward (.)</source>
        <translation>1 ステップ進む (.)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>末尾へ (End)</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>時点</translation>
    </message>
    <message>
        <source>The whole race on a logarithmic scale: each further tenth multiplies the time</source>
        <translation>レース全体 (対数目盛): 10 分の 1 進むごとに時間が何倍にもなります</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>再生速度 (+ と −)</translation>
    </message>
    <message>
        <source>%1: the problem on the board.</source>
        <comment>title of a problem</comment>
        <translation>%1: 盤面の問題。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>puzzle, race</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 as on the board</source>
        <comment>puzzle</comment>
        <translation>%1 (盤面のとおり)</translation>
    </message>
    <message>
        <source>Take this strategy out</source>
        <translation>この戦略を外す</translation>
    </message>
    <message>
        <source>Measuring %1, untraced: %2, %3 nodes</source>
        <comment>strategy, time, number</comment>
        <translation>%1 を計測中 (トレースなし): %2、%3 ノード</translation>
    </message>
    <message>
        <source>Takes more than %1: it was stopped there.</source>
        <comment>a time</comment>
        <translation>%1 を超えます: そこで打ち切りました。</translation>
    </message>
    <message>
        <source>Time, logarithmic</source>
        <translation>時間 (対数)</translation>
    </message>
    <message>
        <source>Nodes, logarithmic</source>
        <translation>ノード (対数)</translation>
    </message>
    <message>
        <source>Times, nodes and memory are measured untraced, one strategy after another. The boards replay traced runs, which take longer; their clock is set by the measured nodes per second.</source>
        <translation>時間、ノード、メモリは、トレースなしで戦略を 1 つずつ計測します。盤面はトレースした実行を再生します。トレースすると時間が余計にかかるので、盤面の時計は計測した毎秒のノード数に合わせてあります。</translation>
    </message>
    <message>
        <source>%1: recording is full</source>
        <translation>%1: 記録が満杯</translation>
    </message>
    <message>
        <source>%1: finished</source>
        <translation>%1: 終了</translation>
    </message>
    <message>
        <source>%1: being recorded</source>
        <translation>%1: 記録中</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>a time, or a number of nodes or events</comment>
        <translation>毎秒 %1</translation>
    </message>
    <message>
        <source>Save figures</source>
        <translation>数値を保存</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>%1 に書き込めません。別のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Relative to the fastest finished run</source>
        <translation>最後まで終えたもののうち最速の戦略に対する比</translation>
    </message>
    <message>
        <source>Run or pause (Space)</source>
        <translation>実行または一時停止 (Space)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json);;SVG drawing (*.svg);;PDF page (*.pdf);;PNG picture (*.png)</source>
        <translation>CSV (*.csv);;JSON (*.json);;SVG 図形 (*.svg);;PDF ページ (*.pdf);;PNG 画像 (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>ヒント %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>not solved yet, %1</source>
        <comment>hints</comment>
        <translation>未解決、%1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <comment>hints</comment>
        <translation>解決、%1</translation>
    </message>
    <message>
        <source>Totals of each run</source>
        <translation>探索ごとの合計</translation>
    </message>
    <message>
        <source>Export fi&amp;gure…</source>
        <translation>図を書き出す(&amp;G)…</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>図を書き出す</translation>
    </message>
    <message>
        <source>%1: you and a strategy. Your time is what you played, without pauses.</source>
        <comment>title of a problem</comment>
        <translation>%1: あなたと戦略。あなたの時間は、中断を除いて解いていた時間です。</translation>
    </message>
    <message>
        <source>Takes more than %1: it is not solved yet.</source>
        <comment>a time</comment>
        <translation>%1 より長くかかります: まだ解けていません。</translation>
    </message>
    <message>
        <source>Your moves: entries made or taken back</source>
        <translation>あなたの手: 記入または取り消し</translation>
    </message>
    <message>
        <source>%1: solved</source>
        <translation>%1: 解決</translation>
    </message>
    <message>
        <source>%1: not solved yet</source>
        <translation>%1: 未解決</translation>
    </message>
    <message>
        <source>Here: nodes %1 · solutions %2</source>
        <translation>ここまで: ノード %1 · 解 %2</translation>
    </message>
    <message>
        <source>Here: moves %1</source>
        <translation>ここまで: 手数 %1</translation>
    </message>
    <message>
        <source>Drawing the figure</source>
        <translation>図を描画中</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a strategy, how its figures are to be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Moves that were taken back</source>
        <translation>取り消した手</translation>
    </message>
    <message>
        <source>Here: steps %1 · solutions %2</source>
        <translation>ここまで: 手順 %1 · 解 %2</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Not refuted at once: %1.</source>
        <comment>nodes</comment>
        <translation>すぐに反証されなかったもの: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln 手順</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>ノード %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln イベント</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::ReadingDialog</name>
    <message>
        <source>Which puzzle?</source>
        <translation>どのパズルですか?</translation>
    </message>
    <message>
        <source>This &amp;text can be read in several ways:</source>
        <translation>このテキスト(&amp;T)は何通りかに読めます:</translation>
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
        <translation>どの盤面ですか？</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>盤面 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read:</source>
        <translation>
            <numerusform>%Ln 行を読み取れませんでした:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(ほか %Ln 件)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This &amp;text holds %Ln board(s):</source>
        <translation>
            <numerusform>このテキスト(&amp;T)には盤面が %Ln 個あります：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The &amp;text can be read as:</source>
        <comment>a sentence on what it nearly is</comment>
        <translation>%1 このテキスト(&amp;T)は次のように読めます:</translation>
    </message>
</context>
<context>
    <name>clew::ReasonView</name>
    <message>
        <source>Explanation</source>
        <translation>説明</translation>
    </message>
</context>
<context>
    <name>clew::SearchTreePanel</name>
    <message>
        <source>As an icicle: each node a box as wide as its leaves</source>
        <translation>つらら図 (icicle): 各ノードを、葉の数に応じた幅の箱で示します</translation>
    </message>
    <message>
        <source>Hide subtrees in which nothing was found (F)</source>
        <translation>何も見つからなかった部分木を隠す (F)</translation>
    </message>
    <message>
        <source>The whole tree (Z)</source>
        <translation>木全体 (Z)</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>別ウィンドウで表示</translation>
    </message>
    <message>
        <source>The tree is in a window of its own.</source>
        <translation>木は別ウィンドウに表示されています。</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>探索木</translation>
    </message>
    <message>
        <source>Back to the side panel</source>
        <translation>サイドパネルに戻す</translation>
    </message>
    <message>
        <source>No more nodes are shown.</source>
        <translation>これより多くのノードは表示されません。</translation>
    </message>
    <message>
        <source>%1 % read</source>
        <comment>percentage</comment>
        <translation>%1 % 読み込み済み</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>木</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>探索木(&amp;T)</translation>
    </message>
    <message>
        <source>In all: nodes %1 · leaves %2 · solutions %3 · greatest depth %4</source>
        <translation>全体: ノード %1 · 葉 %2 · 解 %3 · 最大の深さ %4</translation>
    </message>
    <message>
        <source>Mark the subtrees that look like this one (L)</source>
        <translation>これと同じ形の部分木に印を付ける (L)</translation>
    </message>
    <message>
        <source>The tree is too large to look for subtrees that are alike.</source>
        <translation>木が大きすぎるため、似た部分木は探しません。</translation>
    </message>
    <message>
        <source>No other subtree looks like this one.</source>
        <translation>これと同じ形の部分木はほかにありません。</translation>
    </message>
    <message>
        <source>Subtrees like this one: %1, nodes in each: %2</source>
        <translation>これと同じ形の部分木: %1（それぞれのノード数: %2）</translation>
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
        <translation>探索木</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>ノード %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node, decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>深さ %1</translation>
    </message>
    <message>
        <source>The search tree grows here as the search runs: press Space</source>
        <translation>探索を実行すると、ここに探索木が伸びていきます: Space を押してください</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subtree(s)</source>
        <translation>
            <numerusform>部分木 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>ノード %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>解 %Ln 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::SettingFeature</name>
    <message>
        <source>Number of solutions</source>
        <translation>解の数</translation>
    </message>
    <message>
        <source>How many solutions the board has as it is set up. Cells in which they differ are tinted.</source>
        <translation>現在編集している盤面の解の数。解によって異なるマスに色を付けます。</translation>
    </message>
    <message>
        <source>Setter&apos;s &amp;bench</source>
        <translation>作問ツール(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;True candidates</source>
        <translation>真の候補(&amp;T)</translation>
    </message>
    <message>
        <source>The values that some solution has, place by place</source>
        <translation>いずれかの解でとる値を、場所ごとに示します</translation>
    </message>
    <message>
        <source>&amp;Count the solutions of each candidate</source>
        <translation>候補ごとの解を数える(&amp;C)</translation>
    </message>
    <message>
        <source>Mark &amp;redundant clues</source>
        <translation>余分なヒントを示す(&amp;R)</translation>
    </message>
    <message>
        <source>Make &amp;minimal</source>
        <translation>ヒントを極小にする(&amp;M)</translation>
    </message>
    <message>
        <source>Make &amp;unique</source>
        <translation>解を一意にする(&amp;U)</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>解を探しています…</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>解は 1 つ</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>解は %1 個</translation>
    </message>
    <message>
        <source>%1 solutions or more</source>
        <translation>解は %1 個以上</translation>
    </message>
    <message>
        <source>One solution or more</source>
        <translation>解は 1 つ以上</translation>
    </message>
    <message>
        <source>Number of solutions unknown</source>
        <translation>解の数: 未確定</translation>
    </message>
    <message>
        <source>Redundant clues</source>
        <translation>余分なヒント</translation>
    </message>
    <message>
        <source>The check did not finish.</source>
        <translation>確認は最後まで終わりませんでした。</translation>
    </message>
    <message>
        <source>No clue is redundant.</source>
        <translation>余分なヒントはありません。</translation>
    </message>
    <message>
        <source>Make minimal</source>
        <translation>ヒントを極小にする</translation>
    </message>
    <message>
        <source>Make unique</source>
        <translation>解を一意にする</translation>
    </message>
    <message>
        <source>No clues were found that leave one solution.</source>
        <translation>解が 1 つになるヒントは見つかりませんでした。</translation>
    </message>
    <message>
        <source>There is one solution already.</source>
        <translation>解はすでに 1 つです。</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>この盤面に解はありません。</translation>
    </message>
    <message>
        <source>The board has no solution. %1</source>
        <comment>why</comment>
        <translation>この盤面に解はありません。%1</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <comment>scale of difficulty, figures, what they are</comment>
        <translation>%1: %2 (%3)。</translation>
    </message>
    <message>
        <source>R&amp;ate</source>
        <translation>評価(&amp;A)</translation>
    </message>
    <message>
        <source>How hard the board is for people, and the hardest step that it needs</source>
        <translation>この盤面が人にとってどれほど難しいか、必要な最も難しい手は何か</translation>
    </message>
    <message>
        <source>Not rated: %1.</source>
        <comment>why not</comment>
        <translation>評価できません: %1。</translation>
    </message>
    <message>
        <source>%1, score %2.</source>
        <comment>difficulty, figure</comment>
        <translation>%1、スコア %2。</translation>
    </message>
    <message>
        <source>The hardest step: %1.</source>
        <comment>name of a technique</comment>
        <translation>最も難しい手: %1。</translation>
    </message>
    <message>
        <source>Techniques alone do not solve it; a guess is needed.</source>
        <translation>手筋だけでは解けません。仮定して試す必要があります。</translation>
    </message>
    <message>
        <source>After %1 s the rating was cut short.</source>
        <translation>%1 秒たったので評価を打ち切りました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s): each follows from all the others. They are tinted.</source>
        <translation>
            <numerusform>余分なヒントは %Ln 個で、どれもほかのすべてのヒントから導かれます。色を付けて示しています。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) taken away. Each of the others is needed.</source>
        <translation>
            <numerusform>ヒントを %Ln 個取り除きました。残りはどれも必要です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) added, the one that decides most first.</source>
        <translation>
            <numerusform>ヒントを %Ln 個加えました。最も多くを決めるものが最初です。</numerusform>
        </translation>
    </message>
    <message>
        <source>There are solutions; a search finds the best</source>
        <translation>解があります。探索で最良の解を見つけます</translation>
    </message>
</context>
<context>
    <name>clew::Shell</name>
    <message>
        <source>Export animation</source>
        <translation>アニメーションを書き出す</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>アニメーション WebP</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>アニメーション GIF</translation>
    </message>
    <message>
        <source>PNG, a file for each picture</source>
        <translation>PNG (画像ごとに 1 ファイル)</translation>
    </message>
    <message>
        <source>SVG, a file for each picture</source>
        <translation>SVG (画像ごとに 1 ファイル)</translation>
    </message>
    <message>
        <source>PDF, a page for each picture</source>
        <translation>PDF (画像ごとに 1 ページ)</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> ピクセル</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;rom event</source>
        <translation>開始イベント(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;To event</source>
        <translation>終了イベント(&amp;T)</translation>
    </message>
    <message>
        <source>A picture e&amp;very … events</source>
        <translation>画像 1 枚あたりのイベント数(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Pictures a second</source>
        <translation>毎秒の画像数(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Cell size</source>
        <translation>マスのサイズ(&amp;C)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>テーマ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>書き出す(&amp;E)…</translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>終了イベントが開始イベントより前です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>画像 %Ln 枚</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 s</source>
        <comment>a playing time in seconds</comment>
        <translation>、%1 秒</translation>
    </message>
    <message>
        <source>%1: at most %2. Choose fewer events.</source>
        <translation>%1: 上限は %2 です。イベントを減らしてください。</translation>
    </message>
    <message>
        <source>C&amp;aption each picture</source>
        <translation>各画像に説明を付ける(&amp;A)</translation>
    </message>
    <message>
        <source>Nothing has been searched yet. Press Space first.</source>
        <translation>まだ何も探索していません。先に Space を押してください。</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 に書き込み中</translation>
    </message>
    <message>
        <source>Export &amp;animation…</source>
        <translation>アニメーションを書き出す(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>ハイコントラスト(&amp;H)</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>&amp;Solutions</source>
        <translation>解(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>ノード(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>時間(&amp;T)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Memory of partial solutions</source>
        <translation>途中の盤面のメモリ(&amp;M)</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>&amp;Limits…</source>
        <translation>制限(&amp;L)…</translation>
    </message>
    <message>
        <source>Race — Clew</source>
        <translation>レース — Clew</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>レース(&amp;R)…</translation>
    </message>
    <message>
        <source>Clew did not close properly. The session of %1 can be restored.</source>
        <comment>a time</comment>
        <translation>Clew が正常に終了しませんでした。%1 のセッションを復元できます。</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Restore session</source>
        <translation>セッションを復元</translation>
    </message>
    <message>
        <source>The session cannot be restored. %1 It is kept as %2.</source>
        <comment>%1: the reason, a sentence</comment>
        <translation>セッションを復元できません。%1セッションは %2 として残してあります。</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Sessions (*.clew)</source>
        <translation>セッション (*.clew)</translation>
    </message>
    <message>
        <source>This board is too large for a link. Save the session instead.</source>
        <translation>この盤面はリンクにするには大きすぎます。代わりにセッションを保存してください。</translation>
    </message>
    <message>
        <source>Save s&amp;ession…</source>
        <translation>セッションを保存(&amp;E)…</translation>
    </message>
    <message>
        <source>Copy &amp;link to this moment</source>
        <translation>この時点へのリンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Export solutions</source>
        <translation>解を書き出す</translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln solution(s)</source>
        <translation>
            <numerusform>%Ln 個の解を書き出し中</numerusform>
        </translation>
    </message>
    <message>
        <source>Only s&amp;olutions with</source>
        <translation>解の絞り込み(&amp;O)</translation>
    </message>
    <message>
        <source>No options here</source>
        <translation>ここには選べるものがありません</translation>
    </message>
    <message>
        <source>The whole search is done: there is no solution.</source>
        <translation>探索はすべて終わりました: 解はありません。</translation>
    </message>
    <message>
        <source>The whole search is done: there is no further solution.</source>
        <translation>探索はすべて終わりました: これ以上の解はありません。</translation>
    </message>
    <message>
        <source>The search has ended without a further solution.</source>
        <translation>探索は、さらなる解が見つからないまま終わりました。</translation>
    </message>
    <message>
        <source>Search t&amp;ree beside the board</source>
        <translation>盤面の横に探索木(&amp;R)</translation>
    </message>
    <message>
        <source>Time&amp;line below the board</source>
        <translation>盤面の下にタイムライン(&amp;L)</translation>
    </message>
    <message>
        <source>Print booklet</source>
        <translation>冊子を印刷</translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>盤面のパズル</translation>
    </message>
    <message>
        <source>All presets of this puzzle</source>
        <translation>このパズルのすべてのプリセット</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>新しいパズル</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>指定なし</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>パズル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>個数(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>難しさ(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Random seed</source>
        <translation>乱数シード(&amp;R)</translation>
    </message>
    <message>
        <source>P&amp;uzzles on a page</source>
        <translation>1 ページのパズル数(&amp;U)</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>用紙(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>題名(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>大きな文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Solutions on pages at the end</source>
        <translation>解を後ろのページに付ける(&amp;S)</translation>
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
        <translation>冊子を印刷(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>比較(&amp;C)</translation>
    </message>
    <message>
        <source>Choose two strategies, or one with two seeds.</source>
        <translation>2 つの戦略か、1 つの戦略と 2 つのシードを選んでください。</translation>
    </message>
    <message>
        <source>First strategy</source>
        <translation>1 つ目の戦略</translation>
    </message>
    <message>
        <source>Second strategy</source>
        <translation>2 つ目の戦略</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>乱数シード</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>シード </translation>
    </message>
    <message>
        <source>Comparing two searches…</source>
        <translation>2 つの探索を比較中…</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>number, percentage</comment>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Only the beginning of this search is compared.</source>
        <translation>この探索は最初の部分だけを比較しています。</translation>
    </message>
    <message>
        <source>nodes %1, failed %2, solved %3
in both searches %4, only in this one %5
repeated work %6, mirrored %7</source>
        <translation>ノード %1、失敗 %2、解 %3
両方の探索にあるもの %4、この探索だけのもの %5
前の作業の繰り返し %6、その鏡映 %7</translation>
    </message>
    <message>
        <source>Both have decided the same values here.</source>
        <translation>ここではどちらも同じ値を決めています。</translation>
    </message>
    <message>
        <source>The other search never opened this node: it decided these values nowhere.</source>
        <translation>もう一方の探索はこのノードを開いていません: これらの値を決めた箇所がありません。</translation>
    </message>
    <message>
        <source>&amp;Compare two searches…</source>
        <translation>2 つの探索を比較(&amp;C)…</translation>
    </message>
    <message>
        <source>Drawing the figure</source>
        <translation>図を描画中</translation>
    </message>
    <message>
        <source>Export fi&amp;gure…</source>
        <translation>図を書き出す(&amp;G)…</translation>
    </message>
    <message>
        <source>Export &amp;figure</source>
        <translation>図を書き出す(&amp;F)</translation>
    </message>
    <message>
        <source>Figure of the &amp;board…</source>
        <translation>盤面の図(&amp;B)…</translation>
    </message>
    <message>
        <source>Figure of the &amp;tree…</source>
        <translation>木の図(&amp;T)…</translation>
    </message>
    <message>
        <source>Figure of the tree as an &amp;icicle…</source>
        <translation>木のつらら図(&amp;I)…</translation>
    </message>
    <message>
        <source>Figure of the time&amp;line…</source>
        <translation>タイムラインの図(&amp;L)…</translation>
    </message>
    <message>
        <source>Figure of the &amp;heat…</source>
        <translation>ヒートマップの図(&amp;H)…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>%1 — %2 min, %3 pages
%4</source>
        <comment>title, minutes, pages, what it is</comment>
        <translation>%1 — %2 分、%3 ページ
%4</translation>
    </message>
    <message>
        <source>Full screen. Your own boards stay as they are; Esc leaves.</source>
        <translation>全画面で表示します。自分の盤面はそのまま残り、Esc で抜けます。</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>There are no bookmarks here. Watch a search and set some with B; their names become captions.</source>
        <translation>ここにはブックマークがありません。探索を観察しながら B で付けてください。ブックマークの名前が説明文になります。</translation>
    </message>
    <message>
        <source>Lesson from bookmarks</source>
        <translation>ブックマークからレッスンを作成</translation>
    </message>
    <message>
        <source>Lessons (*.clewlesson)</source>
        <translation>レッスン (*.clewlesson)</translation>
    </message>
    <message>
        <source>The lesson was saved. Open it to see it, or continue it in a text editor.</source>
        <translation>レッスンを保存しました。開いて確かめるか、テキストエディターで続きを書いてください。</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>レッスン(&amp;L)…</translation>
    </message>
    <message>
        <source>Lesson from &amp;bookmarks…</source>
        <translation>ブックマークからレッスンを作成(&amp;B)…</translation>
    </message>
    <message>
        <source>Export page</source>
        <translation>ページを書き出す</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Web ページ (*.html)</translation>
    </message>
    <message>
        <source>The page contains events %1 to %2 of %3.</source>
        <translation>ページに入るのは、全 %3 イベントのうち %1 から %2 までです。</translation>
    </message>
    <message>
        <source>Export pa&amp;ge…</source>
        <translation>ページを書き出す(&amp;G)…</translation>
    </message>
    <message>
        <source>A link cannot hold the search of another program. Save the trace or the session instead.</source>
        <translation>別のプログラムの探索はリンクに入れられません。代わりにトレースかセッションを保存してください。</translation>
    </message>
    <message>
        <source>Growth curves — %1</source>
        <translation>増加曲線 — %1</translation>
    </message>
    <message>
        <source>Sizes as in the parameter, separated by blanks</source>
        <translation>サイズをパラメーターと同じ書き方で、空白で区切って指定します</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Sizes (%1)</source>
        <translation>サイズ (%1)(&amp;S)</translation>
    </message>
    <message>
        <source>Time &amp;limit per search</source>
        <translation>1 回の探索の制限時間(&amp;L)</translation>
    </message>
    <message>
        <source>All solutions of each size are looked for, by each strategy as far as the time allows.</source>
        <translation>各サイズで、各戦略が時間の許すかぎりすべての解を探します。</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>計測中</translation>
    </message>
    <message>
        <source>This puzzle has no size to vary.</source>
        <translation>このパズルには変えられるサイズがありません。</translation>
    </message>
    <message>
        <source>Table of runs</source>
        <translation>実行の表</translation>
    </message>
    <message>
        <source>&amp;Open tables…</source>
        <translation>表を開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Cactus plot</source>
        <translation>カクタスプロット</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>性能プロファイル</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>図の種類</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>戦略</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解けた数</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行数</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>合計時間</translation>
    </message>
    <message>
        <source>Runs by strategy</source>
        <translation>戦略ごとの実行</translation>
    </message>
    <message>
        <source>Open one or several tables that &quot;clew bench --instances FOLDER&quot; has written: the parts of one are combined.</source>
        <translation>&quot;clew bench --instances FOLDER&quot; が書き出した表を 1 つまたは複数開きます。1 つの表の各部分はまとめられます。</translation>
    </message>
    <message>
        <source>Open tables of runs</source>
        <translation>実行の表を開く</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>表 (*.csv);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Gro&amp;wth curves…</source>
        <translation>増加曲線(&amp;W)…</translation>
    </message>
    <message>
        <source>Ta&amp;ble of runs…</source>
        <translation>実行の表(&amp;B)…</translation>
    </message>
    <message>
        <source>Watch another program</source>
        <translation>別のプログラムを観察</translation>
    </message>
    <message>
        <source>Follows a search while it runs: its board, tree and timeline. What programs have to print is described in the manual page clew(1).</source>
        <translation>進行中の探索を追い、盤面、木、タイムラインを表示します。プログラムが出力すべき内容は、マニュアルページ clew(1) に書かれています。</translation>
    </message>
    <message>
        <source>File that is being written</source>
        <translation>書き込み中のファイル</translation>
    </message>
    <message>
        <source>Program that connects and sends events</source>
        <translation>接続してイベントを送るプログラム</translation>
    </message>
    <message>
        <source>Solver that speaks CP-Profiler&apos;s protocol</source>
        <translation>CP-Profiler のプロトコルを使うソルバー</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>入力元(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>ファイル(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Port on this machine</source>
        <translation>このマシンのポート(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>観察(&amp;W)</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>観察</translation>
    </message>
    <message>
        <source>Streams of events (*.jsonl);;All files (*)</source>
        <translation>イベントのストリーム (*.jsonl);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Waiting for %1 to begin</source>
        <translation>%1 の開始を待っています</translation>
    </message>
    <message>
        <source>Waiting for a program on port %1</source>
        <translation>ポート %1 でプログラムを待っています</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>解答を保存</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>Answers (*.jsonl)</source>
        <translation>解答 (*.jsonl)</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>並べて表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Merged</source>
        <translation>重ねて表示(&amp;M)</translation>
    </message>
    <message>
        <source>Merged search tree</source>
        <translation>重ね合わせた探索木</translation>
    </message>
    <message>
        <source>Figure of a &amp;race…</source>
        <translation>競走の図(&amp;R)…</translation>
    </message>
    <message>
        <source>Figure of gro&amp;wth curves…</source>
        <translation>増加曲線の図(&amp;W)…</translation>
    </message>
    <message>
        <source>All</source>
        <comment>strategies</comment>
        <translation>すべて</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>戦略(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>測定(&amp;M)</translation>
    </message>
    <message>
        <source>WebM film</source>
        <translation>WebM 動画</translation>
    </message>
    <message>
        <source>The search tree appears here: press Compare</source>
        <translation>探索木がここに表示されます:「比較」を押してください</translation>
    </message>
    <message>
        <source>The tree of both searches appears here: press Compare</source>
        <translation>両方の探索の木がここに表示されます:「比較」を押してください</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln event(s) are the same. Click a node: the other tree shows the one with the same values decided, if it has one.</source>
        <translation>
            <numerusform>最初の %Ln イベントは同じです。ノードをクリックすると、同じ値を決めたノードがもう一方の木にあれば、それを示します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been compared yet. Press Compare.</source>
        <translation>まだ何も比較していません。「比較」を押してください。</translation>
    </message>
    <message>
        <source>You are playing: no strategy is looking for solutions.</source>
        <translation>プレイ中です。解を探している戦略はありません。</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, of what puzzle</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Add to the &amp;booklet</source>
        <translation>冊子に追加(&amp;B)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>削除(&amp;M)</translation>
    </message>
    <message>
        <source>M&amp;ix the order</source>
        <translation>順序を混ぜる(&amp;I)</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>配布資料</translation>
    </message>
    <message>
        <source>A search, of any puzzle, is stopped when it reaches one of these. The run shown keeps the limits that it was started with: restart it (Ctrl+R) to have these instead.</source>
        <translation>どのパズルの探索も、このどれかに達すると停止します。表示中の実行には開始時の制限がそのまま使われます。新しい制限を使うには、最初から再実行してください (Ctrl+R)。</translation>
    </message>
    <message>
        <source>A search, of any puzzle, is stopped when it reaches one of these.</source>
        <translation>どのパズルの探索も、このどれかに達すると停止します。</translation>
    </message>
    <message>
        <source>Limits hold for all puzzles. To lift this one: Limits (Ctrl+L), then Restart (Ctrl+R).</source>
        <translation>制限はすべてのパズルに適用されます。この制限を外すには、「制限」(Ctrl+L) で変更してから「最初から再実行」(Ctrl+R) を選んでください。</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <extracomment>%1 is the name of a file that was written</extracomment>
        <translation>%1 を書き出しました。</translation>
    </message>
    <message>
        <source>Compare two searches — %1</source>
        <translation>2つの探索の比較 — %1</translation>
    </message>
    <message>
        <source>The board was changed: the present one is compared.</source>
        <translation>盤面が変わったため、現在の盤面を比較しています。</translation>
    </message>
    <message>
        <source>Another puzzle is shown now. Choose two of its strategies, and press Compare.</source>
        <translation>別のパズルが表示されています。その戦略を2つ選び、「比較」を押してください。</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>how many puzzles on a page</comment>
        <translation>自動</translation>
    </message>
    <message>
        <source>As far as they are compared, both searches are the same (events: %1).</source>
        <translation>比べた範囲では、二つの探索は同じです(イベント数: %1)。</translation>
    </message>
    <message>
        <source>Both searches are the same to their end (events: %1).</source>
        <translation>二つの探索は最後まで同じです(イベント数: %1)。</translation>
    </message>
    <message>
        <source>Then the first search: %1</source>
        <translation>その次に、一つ目の探索: %1</translation>
    </message>
    <message>
        <source>Then the second search: %1</source>
        <translation>その次に、二つ目の探索: %1</translation>
    </message>
    <message>
        <source>It is at its end.</source>
        <translation>終わりに達しています。</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>レッスンを抜ける</translation>
    </message>
    <message>
        <source>Your answers have not been saved.</source>
        <translation>解答はまだ保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Save answers…</source>
        <translation>解答を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>保存せずに抜ける(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>A lesson of your own, from a file</source>
        <translation>自分のレッスンをファイルから開きます</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>Your previous boards are kept: undo (Ctrl+Z) reaches them after the restored steps.</source>
        <translation>以前の盤面は失われていません。復元した内容をすべて元に戻すと（Ctrl+Z）、その盤面に戻ります。</translation>
    </message>
    <message>
        <source>Errors in this lesson</source>
        <translation>このレッスンの誤り</translation>
    </message>
    <message>
        <source>Lessons (*.clewlesson);;All files (*)</source>
        <translation>レッスン (*.clewlesson);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Restore what was &amp;discarded</source>
        <translation>破棄したものを復元(&amp;D)</translation>
    </message>
    <message>
        <source>The last crashed session that was discarded</source>
        <translation>異常終了で残り、復元しなかった最後のセッション</translation>
    </message>
    <message>
        <source>The session could not be moved. It is kept as %1.</source>
        <translation>セッションを移動できませんでした。%1 として残っています。</translation>
    </message>
    <message>
        <source>The session is discarded. The last few such sessions can be restored: File, %1.</source>
        <comment>%1: a command of the menu</comment>
        <translation>セッションを破棄しました。このようなセッションは直近の数件を復元できます: ファイル、%1。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>The recording ends here. Restart (Ctrl+R) searches again, under the limits set here.</source>
        <translation>記録はここで終わっています。「最初から再実行」(Ctrl+R) は、ここで設定されている制限のもとで改めて探索します。</translation>
    </message>
    <message>
        <source>The recording ended before this solution: its search was run again and continues. Ctrl+Z brings the recording back.</source>
        <translation>記録はこの解の前で終わっています。同じ探索をやり直し、先へ進みました。Ctrl+Z で記録に戻ります。</translation>
    </message>
    <message>
        <source>The lesson was saved, but a lesson&apos;s search ends after %1 events: choose earlier moments on these pages: %2.</source>
        <translation>レッスンを保存しましたが、レッスンの探索は %1 イベントで終わります。次のページではより前の時点を選んでください: %2。</translation>
    </message>
    <message>
        <source>The search is recorded up to here; whether there is more is not known.</source>
        <translation>探索の記録はここまでです。ほかにもあるかどうかはわかりません。</translation>
    </message>
    <message>
        <source>The recording ended here: its search was run again. Ctrl+Z brings the recording back.</source>
        <translation>記録はここで終わっていたので、同じ探索をやり直しました。Ctrl+Z で記録に戻ります。</translation>
    </message>
    <message>
        <source>Best times</source>
        <translation>ベストタイム</translation>
    </message>
    <message>
        <source>The best of each puzzle and size, those without hints first. Each board counts once.</source>
        <translation>パズルと大きさごとのベスト。ヒントなしのものが先で、同じ盤は 1 回だけ数えます。</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>played</comment>
        <translation>時間</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日付</translation>
    </message>
    <message numerus="yes">
        <source>only the first: %Ln node(s)</source>
        <translation>
            <numerusform>第一のみ: ノード %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the second: %Ln node(s)</source>
        <translation>
            <numerusform>第二のみ: ノード %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both opened, unshaded: the root and %Ln node(s)</source>
        <translation>
            <numerusform>両方が開いた(網かけなし): 根とノード %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln event(s).</source>
        <translation>
            <numerusform>%Ln イベントのあと。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch another program…</source>
        <translation>別のプログラムを観察(&amp;W)…</translation>
    </message>
    <message>
        <source>If Clew crashed now, your latest changes would be lost: %1. Free some space, or save the session elsewhere. Clew keeps trying.</source>
        <comment>%1: the reason, as in: cannot write FILE: No space left on device</comment>
        <translation>今 Clew が異常終了すると、最近の変更が失われます: %1。空き容量を増やすか、セッションを別の場所に保存してください。Clew は保存を試み続けます。</translation>
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
        <translation>%1 (×%2)</translation>
    </message>
</context>
<context>
    <name>clew::SolutionsPanel</name>
    <message>
        <source>Previous solution (Shift+N)</source>
        <translation>前の解 (Shift+N)</translation>
    </message>
    <message>
        <source>Next solution (N)</source>
        <translation>次の解 (N)</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Solutions: %1 of %2</source>
        <translation>解: %1 / %2</translation>
    </message>
    <message>
        <source>Solutions: %1</source>
        <translation>解: %1</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>同値類</translation>
    </message>
    <message>
        <source>One solution of each class of symmetrical ones, with the size of the class. A double click shows the whole class.</source>
        <translation>対称な解の同値類ごとに解を 1 つと、同値類の大きさを示します。ダブルクリックすると同値類全体を表示します。</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Write the solutions shown here to a file</source>
        <translation>ここに表示されている解をファイルに書き出します</translation>
    </message>
    <message>
        <source>Show all solutions again</source>
        <translation>すべての解を再び表示</translation>
    </message>
    <message>
        <source>Only solutions with</source>
        <translation>解の絞り込み</translation>
    </message>
    <message>
        <source>Show only the solutions in which a place has a value: type or choose one</source>
        <translation>ある場所が特定の値をとる解だけを表示します: 入力するか、一覧から選んでください</translation>
    </message>
    <message>
        <source>Only with…</source>
        <comment>solutions with a value somewhere</comment>
        <translation>絞り込み…</translation>
    </message>
    <message>
        <source>Class of %1</source>
        <comment>number of a solution</comment>
        <translation>%1 の同値類</translation>
    </message>
    <message>
        <source>No place has that name. Choose one from the list.</source>
        <translation>その名前の場所はありません。一覧から選んでください。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln class(es)</source>
        <translation>
            <numerusform>同値類 %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s) of these</source>
        <translation>
            <numerusform>該当する解 %Ln 個</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there are more than are listed.</source>
        <translation>%1: 一覧に載せきれないものがほかにもあります。</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>今のところ %1…</translation>
    </message>
    <message>
        <source>Choose the place on the board</source>
        <translation>盤面で場所を選ぶ</translation>
    </message>
    <message>
        <source>Show only the solutions in which a place has a value: click the place on the board</source>
        <translation>ある場所が特定の値をとる解だけを表示します: 盤面の場所をクリックしてください</translation>
    </message>
    <message>
        <source>Click the place on the board.</source>
        <translation>盤面の場所をクリックしてください。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a variable, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Solutions appear here as the playhead reaches them. Press Space to play, or N to run to the next one.</source>
        <translation>再生位置が解に達すると、ここに表示されます。スペースで再生、N で次の解まで進みます。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>すべて表示</translation>
    </message>
    <message>
        <source>Also show the solutions that the search has found beyond the playhead</source>
        <translation>再生位置より先で見つかった解も表示します</translation>
    </message>
    <message>
        <source>Your solution appears here when the board is done.</source>
        <translation>盤面が完成すると、ここに解が表示されます。</translation>
    </message>
</context>
<context>
    <name>clew::SourceFeature</name>
    <message>
        <source>&amp;Text of the model</source>
        <translation>モデルのテキスト(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Edit the model&apos;s text</source>
        <translation>モデルのテキストを編集(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;xt error in the text</source>
        <translation>テキストの次のエラー(&amp;X)</translation>
    </message>
    <message>
        <source>Board and search of the last version without errors</source>
        <translation>盤面と探索は、誤りのなかった最後の文のもの</translation>
    </message>
    <message>
        <source>The text beside the board has errors. Until they are fixed, Clew uses the last version without errors.</source>
        <translation>盤面の横の文には誤りがあります。直すまでは、表示も操作も探索も、以前の文の内容で行われます。</translation>
    </message>
</context>
<context>
    <name>clew::StepsModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a technique, and what it settles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Events %1 to %2. Click to go there.</source>
        <translation>イベント %1～%2。クリックするとそこへ移動します。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a step, and its kinds</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>to before the first choice</source>
        <translation>最初の選択の前へ</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>what was chosen there</comment>
        <translation>%1 へ</translation>
    </message>
</context>
<context>
    <name>clew::StepsPanel</name>
    <message>
        <source>The steps of the search appear here, each with its technique: what is found with one reason is one step. Press “.” to take the first.</source>
        <translation>探索のステップが手筋とともにここに並びます。1 つの理由でわかることが 1 つのステップです。「.」を押すと最初のステップに進みます。</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>ステップ(&amp;T)</translation>
    </message>
</context>
<context>
    <name>clew::StrategyPanel</name>
    <message>
        <source>About this strategy</source>
        <translation>この戦略について</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>ノード/秒</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>トレース</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ミリ秒</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>About this strategy: its idea, its program, its cost</source>
        <translation>この戦略について: 考え方、プログラム、コスト</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>what a search keeps of partial boards</comment>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>戦略(&amp;Y)</translation>
    </message>
    <message>
        <source>Recorded elsewhere, by a strategy that Clew does not have.</source>
        <translation>Clew にない戦略によって、ほかで記録されたものです。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>The whole run:</source>
        <translation>探索全体:</translation>
    </message>
    <message>
        <source>Up to here:</source>
        <comment>figures of a run, as far as it is shown</comment>
        <translation>ここまで:</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand millions</comment>
        <translation>%1 G</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深さ</translation>
    </message>
    <message>
        <source>At this moment:</source>
        <translation>この時点:</translation>
    </message>
</context>
<context>
    <name>clew::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>The search appears here as it runs: press Space</source>
        <translation>探索を実行するとここに表示されます: Space を押してください</translation>
    </message>
    <message>
        <source>&amp;Name the bookmark…</source>
        <translation>ブックマークに名前を付ける(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation>ブックマークを削除(&amp;R)</translation>
    </message>
    <message>
        <source>Bookmark at event %1</source>
        <translation>イベント %1 のブックマーク</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>イベント %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a technique, and what it settles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 settled</source>
        <translation>%2 のうち %1 が確定</translation>
    </message>
    <message>
        <source>%1 candidates struck</source>
        <translation>消した候補: %1</translation>
    </message>
    <message>
        <source>Drag to move, wheel to zoom, double click for the whole search.</source>
        <translation>ドラッグで移動、ホイールで拡大・縮小、ダブルクリックで探索全体を表示。</translation>
    </message>
    <message>
        <source>read: %1 %</source>
        <comment>part of the search, on the timeline</comment>
        <translation>読み込み: %1 %</translation>
    </message>
    <message>
        <source>depth %1</source>
        <comment>of the search, at the most</comment>
        <translation>深さ %1</translation>
    </message>
    <message>
        <source>Your moves appear here as you play</source>
        <translation>解いていくと、ここに手が表示されます</translation>
    </message>
    <message>
        <source>Bars: depth. Lines: how much is settled (full) and struck (dotted). Below: density of contradictions. Above: solutions, bookmarks and steps; zoomed out, in the colour of the most frequent kind.</source>
        <translation>棒: 深さ。線: 確定した割合 (実線) と消した割合 (点線)。下: 矛盾の密度。上: 解、ブックマーク、ステップ (縮小時は最も多いものの色)。</translation>
    </message>
</context>
<context>
    <name>clew::TimelineFeature</name>
    <message>
        <source>Next n&amp;ode</source>
        <translation>次のノード(&amp;O)</translation>
    </message>
    <message>
        <source>P&amp;revious node</source>
        <translation>前のノード(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the p&amp;arent node</source>
        <translation>親ノードに戻る(&amp;A)</translation>
    </message>
    <message>
        <source>O&amp;ut of this subtree</source>
        <translation>この部分木から出る(&amp;U)</translation>
    </message>
    <message>
        <source>Fo&amp;llow the search</source>
        <translation>探索を追う(&amp;L)</translation>
    </message>
    <message>
        <source>Follow: stay with the newest state while the search runs as fast as it can</source>
        <translation>追う: 探索が最高速で進む間、つねに最新の状態を表示します</translation>
    </message>
    <message>
        <source>&amp;Hold the view</source>
        <translation>表示を固定(&amp;H)</translation>
    </message>
    <message>
        <source>Hold: keep this view while the search continues behind it</source>
        <translation>固定: 探索が裏で進む間、この表示を保ちます</translation>
    </message>
    <message>
        <source>Pa&amp;ce by kind</source>
        <translation>種類で速さを変える(&amp;C)</translation>
    </message>
    <message>
        <source>Pace by kind: fast through subtrees that lead nowhere, slow at contradictions and solutions</source>
        <translation>種類で速さを変える: 解のない部分木は速く、矛盾と解ではゆっくり進みます</translation>
    </message>
    <message>
        <source>Timeline: zoom i&amp;n</source>
        <translation>タイムライン: 拡大(&amp;N)</translation>
    </message>
    <message>
        <source>Timeline: zoom o&amp;ut</source>
        <translation>タイムライン: 縮小(&amp;U)</translation>
    </message>
    <message>
        <source>Timeline: &amp;whole search</source>
        <translation>タイムライン: 探索全体(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Bookmark this moment</source>
        <translation>この時点をブックマーク(&amp;B)</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <translation>次のブックマーク(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious bookmark</source>
        <translation>前のブックマーク(&amp;V)</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>ブックマークを削除</translation>
    </message>
    <message>
        <source>Set bookmark</source>
        <translation>ブックマークを設定</translation>
    </message>
    <message>
        <source>Name bookmark</source>
        <translation>ブックマークに名前を付ける</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>ブックマークに名前を付ける</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Ne&amp;xt event</source>
        <translation>次のイベント(&amp;X)</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>前のイベント(&amp;V)</translation>
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
        <translation>毎秒 1 イベントから最高速まで (+ と −)</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>最高速</translation>
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
        <translation>なぜ</translation>
    </message>
    <message>
        <source>&amp;Why is it so?</source>
        <translation>なぜこうなったか(&amp;W)</translation>
    </message>
    <message>
        <source>Why &amp;not %1?</source>
        <translation>なぜ %1 ではないか(&amp;N)</translation>
    </message>
    <message>
        <source>Why &amp;not</source>
        <translation>なぜ違うか(&amp;N)</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Press Space to start the search.</source>
        <translation>まだ何も起きていません。Space を押すと探索が始まります。</translation>
    </message>
    <message>
        <source>Why the last step?</source>
        <translation>最後のステップはなぜか</translation>
    </message>
    <message>
        <source>Why is it so? %1</source>
        <comment>%1: a place of the board</comment>
        <translation>なぜこうなったか: %1</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>なぜ %1 ではないか</translation>
    </message>
    <message>
        <source>Now it is %1.</source>
        <comment>%1: a place with its value</comment>
        <translation>今は %1 です。</translation>
    </message>
    <message>
        <source>… (earlier steps are left out)</source>
        <translation>… (これより前のステップは省略)</translation>
    </message>
    <message>
        <source>Nothing is left to choose.</source>
        <translation>選べるものは残っていません。</translation>
    </message>
    <message>
        <source>It breaks no rule immediately.</source>
        <translation>ただちに規則に反するわけではありません。</translation>
    </message>
    <message>
        <source>Now it is %1: %2</source>
        <comment>a place with its value, and the sentence that says why</comment>
        <translation>現在は %1 です: %2</translation>
    </message>
    <message>
        <source>Solution %1 has it.</source>
        <translation>解 %1 ではそうなっています。</translation>
    </message>
    <message>
        <source>Not all of the search was looked at.</source>
        <translation>探索の全体は調べていません。</translation>
    </message>
    <message>
        <source>The search has not tried it yet.</source>
        <translation>探索はまだそれを試していません。</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>試す</translation>
    </message>
    <message>
        <source>This asks why a strategy took a step. While you play, Hint says what follows.</source>
        <translation>戦略がある手を選んだ理由を尋ねるものです。プレイ中はヒントが次の手を示します。</translation>
    </message>
    <message>
        <source>%1 (event %2)</source>
        <comment>a question, and the moment it is about</comment>
        <translation>%1（イベント %2）</translation>
    </message>
    <message>
        <source>It is drawn faintly on the board until you continue.</source>
        <translation>先に進むまで、盤面に薄く表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>%1 による消去 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>推測 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>%1 による値 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and refuted in %Ln node(s).</source>
        <translation>
            <numerusform>ノード %1 で試し、%Ln ノードで反証しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1, with other values chosen along with it, and that was refuted in %Ln node(s).</source>
        <translation>
            <numerusform>ノード %1 で、ともに選んだほかの値と合わせて試し、%Ln ノードで反証しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and left after %Ln node(s) without a contradiction that refutes it.</source>
        <translation>
            <numerusform>ノード %1 で試し、反証となる矛盾のないまま %Ln ノードで離れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; solutions found there in %Ln node(s): %2.</source>
        <translation>
            <numerusform>ノード %1 で試しました: そこで %Ln ノードのうちに解が %2 個見つかりました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; at least %Ln node(s) follow there.</source>
        <translation>
            <numerusform>ノード %1 で試しました。そこから少なくとも %Ln ノードが続きます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is settled there at this moment.</source>
        <translation>この時点では、そこには何も決まっていません。</translation>
    </message>
    <message>
        <source>It is in no solution.</source>
        <translation>どの解にもありません。</translation>
    </message>
    <message>
        <source>It is in no solution found.</source>
        <translation>見つかった解のどれにもありません。</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s).</source>
        <translation>
            <numerusform>表示されている探索全体で %Ln 回試しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and refuted each time.</source>
        <translation>
            <numerusform>表示されている探索全体で %Ln 回試し、毎回反証しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>まだ何も起きていません。</translation>
    </message>
    <message>
        <source>Until this moment: %1</source>
        <comment>%1: a sentence</comment>
        <translation>この時点まで: %1</translation>
    </message>
    <message>
        <source>It has been so from the start.</source>
        <translation>最初からそうなっています。</translation>
    </message>
    <message>
        <source>It has been so since event %1.</source>
        <translation>イベント %1 からそうなっています。</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own, and was left.</source>
        <translation>
            <numerusform>表示されている探索全体で、それ自体を推測したのではなく %Ln 回そこに置かれ、離れました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own.</source>
        <translation>
            <numerusform>表示されている探索全体で、それ自体を推測したのではなく %Ln 回そこに置かれました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and led to solutions each time.</source>
        <translation>
            <numerusform>表示されている探索全体で %Ln 回試し、毎回解に至りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and left undecided each time.</source>
        <translation>
            <numerusform>表示されている探索全体で %Ln 回試し、毎回決着しないまま離れました。</numerusform>
        </translation>
    </message>
    <message>
        <source>refuted %1</source>
        <comment>%1: how often</comment>
        <translation>反証 %1</translation>
    </message>
    <message>
        <source>with solutions %1</source>
        <comment>%1: how often</comment>
        <translation>解あり %1</translation>
    </message>
    <message>
        <source>left undecided %1</source>
        <comment>%1: how often</comment>
        <translation>未決着 %1</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s): %1.</source>
        <translation>
            <numerusform>表示されている探索全体で %Ln 回試しました: %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The search never tried it. It is in no solution.</source>
        <translation>探索はそれを一度も試しませんでした。どの解にもありません。</translation>
    </message>
    <message>
        <source>The search never tried it. It is in no solution found.</source>
        <translation>探索はそれを一度も試しませんでした。見つかった解のどれにもありません。</translation>
    </message>
    <message>
        <source>The search never tried it.</source>
        <translation>探索はそれを一度も試しませんでした。</translation>
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
        <translation>ステップ %1。クリックするとそこへ移動します。</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>Run a side search for a solution with this value.</source>
        <translation>それを含む解を別に探索します。</translation>
    </message>
    <message>
        <source>Select a place on the board (Ctrl+click, arrow keys, or the right button while watching) and press W: the reason appears here, and unfolds to the steps it follows from. Without a place W asks about the last step.</source>
        <translation>盤の場所を指し (Ctrl+クリック、矢印キー、または観察中の右ボタン)、W を押してください: 理由がここに現れ、開くとその根拠のステップが見えます。場所がなければ、W は最後のステップについて尋ねます。</translation>
    </message>
    <message>
        <source>The board shows another moment now.</source>
        <translation>盤面は今、別の時点を示しています。</translation>
    </message>
</context>
<context>
    <name>clew::arithmetic::ArithmeticBoard</name>
    <message>
        <source>&amp;Order</source>
        <translation>順序(&amp;O)</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>指定どおり</translation>
    </message>
    <message>
        <source>any</source>
        <translation>順不同</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>木</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>同値類</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>結果(&amp;R)</translation>
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
        <translation>正の整数</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>等式</translation>
    </message>
    <message>
        <source>Click a tile and type its number; drag tiles to another place. Insert or the right edge adds a tile, Delete takes one away.</source>
        <translation>タイルをクリックして数を入力します。ドラッグで別の場所に移せます。Insert または右端のクリックでタイルを追加し、Delete で取り除きます。</translation>
    </message>
    <message>
        <source>Number %1 of %2</source>
        <translation>数 %1 / %2</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>数を変更</translation>
    </message>
    <message>
        <source>There is room for %1 numbers.</source>
        <translation>入れられる数は %1 個までです。</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>数を追加</translation>
    </message>
    <message>
        <source>An equation needs two numbers, a target one.</source>
        <translation>等式には 2 個、目標には 1 個の数が必要です。</translation>
    </message>
    <message>
        <source>Remove number</source>
        <translation>数を削除</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>数を移動</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>ルールを変更</translation>
    </message>
    <message>
        <source>Change target</source>
        <translation>目標を変更</translation>
    </message>
    <message>
        <source>Tar&amp;get</source>
        <translation>目標(&amp;G)</translation>
    </message>
    <message>
        <source>Write the tile&apos;s number</source>
        <translation>タイルの数を入力</translation>
    </message>
    <message>
        <source>Insert, +</source>
        <translation>Insert、+</translation>
    </message>
    <message>
        <source>A tile to the right</source>
        <translation>右にタイルを追加</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Take the tile away</source>
        <translation>タイルを取り除く</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+←、Ctrl+→</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>タイルを移動</translation>
    </message>
    <message>
        <source>Count as &amp;different</source>
        <translation>区別(&amp;D)</translation>
    </message>
    <message>
        <source>Digits, Return</source>
        <translation>数字、Return</translation>
    </message>
    <message>
        <source>-, after a digit</source>
        <translation>数字の後に -</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>符号を変える</translation>
    </message>
    <message>
        <source>Left, Right, Return</source>
        <translation>左、右、Return</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>数を選ぶ</translation>
    </message>
    <message>
        <source>+, -, *, /, =</source>
        <translation>+、-、*、/、=</translation>
    </message>
    <message>
        <source>Choose the operation</source>
        <translation>演算を選ぶ</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>最後の一手をばらす</translation>
    </message>
    <message>
        <source>Join two numbers by this operation</source>
        <translation>この演算で二つの数をまとめる</translation>
    </message>
    <message>
        <source>Choose the first number, then the operation.</source>
        <translation>先に一つ目の数、次に演算を選んでください。</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>Make %1 of the numbers.</source>
        <translation>これらの数から %1 を作ってください。</translation>
    </message>
    <message>
        <source>Make an equation of the numbers.</source>
        <translation>これらの数で等式を作ってください。</translation>
    </message>
    <message>
        <source>%1 Click one, an operation, and the one to join it with. Right click, or Del, takes it apart.</source>
        <translation>%1 数、演算、相手の数の順にクリックします。右クリックか Del でばらします。</translation>
    </message>
    <message>
        <source>This step cannot be taken.</source>
        <translation>この手はできません。</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop what is chosen</source>
        <translation>選んだものをやめる</translation>
    </message>
    <message>
        <source>The result of step %1</source>
        <translation>手順 %1 の結果</translation>
    </message>
</context>
<context>
    <name>clew::foreign::ForeignBoard</name>
    <message>
        <source>This is the search of another program. Watch it with the transport bar.</source>
        <translation>これは別のプログラムの探索です。再生バーで観察してください。</translation>
    </message>
</context>
<context>
    <name>clew::graphs::GraphsBoard</name>
    <message>
        <source>&amp;Labelled</source>
        <translation>ラベル付き(&amp;L)</translation>
    </message>
    <message>
        <source>Connected graphs only</source>
        <translation>ひとつながりのグラフだけ</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>円周</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>ばねモデル</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>対称</translation>
    </message>
    <message>
        <source>Hamiltonian cycle</source>
        <translation>ハミルトン閉路</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>頂点(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Degree</source>
        <translation>次数(&amp;D)</translation>
    </message>
    <message>
        <source>Drag from node to node to require an edge, with the right button to forbid it; repeat to take it back. Drag with Ctrl to move a node.</source>
        <translation>頂点から頂点へドラッグすると辺を必須に、右ボタンなら禁止にします。もう一度行うと解除します。Ctrl を押しながらドラッグすると頂点を動かします。</translation>
    </message>
    <message>
        <source>%1: required</source>
        <translation>%1: 必須</translation>
    </message>
    <message>
        <source>%1: forbidden</source>
        <translation>%1: 禁止</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>頂点 %1</translation>
    </message>
    <message>
        <source>Require edge</source>
        <translation>辺を必須にする</translation>
    </message>
    <message>
        <source>Forbid edge</source>
        <translation>辺を禁止する</translation>
    </message>
    <message>
        <source>Free edge</source>
        <translation>辺の指定を解除</translation>
    </message>
    <message>
        <source>Change number of nodes</source>
        <translation>頂点の数を変更</translation>
    </message>
    <message>
        <source>Change degree</source>
        <translation>次数を変更</translation>
    </message>
    <message>
        <source>Change what counts</source>
        <translation>数え方を変更</translation>
    </message>
    <message>
        <source>This graph has no such layout.</source>
        <translation>このグラフにはその配置がありません。</translation>
    </message>
    <message>
        <source>%1 automorphisms</source>
        <translation>自己同型 %1 個</translation>
    </message>
    <message>
        <source>girth %1</source>
        <translation>内周 %1</translation>
    </message>
    <message>
        <source>diameter %1</source>
        <translation>直径 %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>非連結</translation>
    </message>
    <message>
        <source>bipartite</source>
        <translation>二部グラフ</translation>
    </message>
    <message>
        <source>not bipartite</source>
        <translation>二部グラフでない</translation>
    </message>
    <message>
        <source>planar</source>
        <translation>平面的</translation>
    </message>
    <message>
        <source>not planar</source>
        <translation>平面的でない</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>How many graphs there are: degrees across, nodes down</source>
        <translation>グラフの個数: 横に次数、縦に頂点数</translation>
    </message>
    <message>
        <source>Choose from the table</source>
        <translation>表から選択</translation>
    </message>
    <message>
        <source>&amp;Connected</source>
        <translation>連結(&amp;C)</translation>
    </message>
    <message>
        <source>Lay&amp;out</source>
        <translation>配置(&amp;O)</translation>
    </message>
    <message>
        <source>Ta&amp;ble…</source>
        <translation>表(&amp;B)…</translation>
    </message>
    <message>
        <source>Return, X, Delete</source>
        <translation>Return、X、Delete</translation>
    </message>
    <message>
        <source>Begin and end an edge that is required, forbidden, neither</source>
        <translation>必須・禁止・指定なしの辺の始点と終点を選ぶ</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Ctrl+矢印キー</translation>
    </message>
    <message>
        <source>Move the node</source>
        <translation>頂点を移動</translation>
    </message>
    <message>
        <source>Graphs that differ only in the names of their nodes count as different</source>
        <translation>頂点の名前だけが違うグラフも別々に数えます</translation>
    </message>
    <message>
        <source>joined, given</source>
        <extracomment>Said of a pair of nodes: the edge between them is given</extracomment>
        <translation>辺あり、初期配置</translation>
    </message>
    <message>
        <source>not joined, given</source>
        <extracomment>Said of a pair of nodes: that there is no edge between them is given</extracomment>
        <translation>辺なし、初期配置</translation>
    </message>
    <message>
        <source>joined</source>
        <extracomment>Said of a pair of nodes: whether there is an edge between them</extracomment>
        <translation>辺あり</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>辺なし</translation>
    </message>
    <message numerus="yes">
        <source>Give every node %n edge(s). Drag from node to node to draw one, with the right button to rule it out; repeat to take it back.</source>
        <translation>
            <numerusform>どの頂点にも辺を %n 本引いてください。頂点から頂点へドラッグすると辺を引き、右ボタンで除外します。もう一度で取り消します。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::graphs::GraphsTable</name>
    <message>
        <source>&amp;Connected graphs only</source>
        <translation>連結グラフだけ(&amp;C)</translation>
    </message>
    <message>
        <source>How many regular graphs are there?</source>
        <translation>正則グラフはいくつあるか</translation>
    </message>
    <message>
        <source>Numbers of regular graphs: nodes down, degrees across</source>
        <translation>正則グラフの個数: 縦に頂点数、横に次数</translation>
    </message>
    <message>
        <source>&amp;Nodes up to</source>
        <translation>頂点数の上限(&amp;N)</translation>
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
        <translation>まだ数えていません</translation>
    </message>
    <message>
        <source>%1 labelled, %2 up to isomorphism</source>
        <translation>ラベル付き %1 個、同型を除いて %2 個</translation>
    </message>
    <message>
        <source>All counted. A dash: there is no such graph; its tip says why.</source>
        <translation>すべて数えました。ダッシュの欄にはそのようなグラフがありません。理由はツールチップに表示されます。</translation>
    </message>
    <message>
        <source>Counting graphs of degree %1 on %2 nodes: %3 of %4 done…</source>
        <translation>次数 %1、%2 頂点のグラフを数えています: %4 中 %3 完了…</translation>
    </message>
    <message>
        <source>Above: labelled, renamed copies counted as different. Below: up to isomorphism, renamed copies counted once. Double-click a place, or press Enter, to see its graphs.</source>
        <translation>上: ラベル付きグラフ。名前を付け替えたものは別々に数えます。下: 同型を除いたグラフ。名前を付け替えたものは 1 つと数えます。欄をダブルクリックするか Enter を押すと、そのグラフを表示します。</translation>
    </message>
</context>
<context>
    <name>clew::knight::KnightBoard</name>
    <message>
        <source>Close&amp;d</source>
        <translation>閉じた巡回(&amp;D)</translation>
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
        <translation>最後のマスから最初のマスへ跳べること</translation>
    </message>
    <message>
        <source>Click the square where the tour is to start, or none for any. Drag, or click with the right button, to block squares and free them again.</source>
        <translation>巡回を始めるマスをクリックします。どこからでもよければ選びません。ドラッグまたは右クリックで、マスをふさいだり空けたりします。</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 はふさがれています</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n jump(s) left</source>
        <translation>
            <numerusform>%1: 跳び先は残り %n マス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is blocked: free it before the tour can start there</source>
        <translation>%1 はふさがれています: 空けてから開始マスにしてください</translation>
    </message>
    <message>
        <source>Start anywhere</source>
        <translation>どこからでも開始</translation>
    </message>
    <message>
        <source>Choose start</source>
        <translation>開始マスを選択</translation>
    </message>
    <message>
        <source>Block squares</source>
        <translation>マスをふさぐ</translation>
    </message>
    <message>
        <source>Free squares</source>
        <translation>マスを空ける</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>閉じた巡回</translation>
    </message>
    <message>
        <source>Open tour</source>
        <translation>開いた巡回</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>サイズを変更</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>The tour starts here, or anywhere</source>
        <translation>ここから巡回を開始、またはどこからでも開始</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Block the square, or free it</source>
        <translation>マスをふさぐ、または空ける</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Clear the start or the block</source>
        <translation>開始マスやふさぐマスの指定を解除</translation>
    </message>
    <message>
        <source>Click a square to jump there; a click on a square of the tour goes back to it, on the last one it takes the jump back.</source>
        <translation>マスをクリックするとそこへ跳びます。通ったマスをクリックするとそこまで戻り、最後のマスなら一手戻します。</translation>
    </message>
    <message>
        <source>Jump here</source>
        <translation>ここへ跳ぶ</translation>
    </message>
    <message>
        <source>Take the last jump back</source>
        <translation>最後の一手を戻す</translation>
    </message>
    <message>
        <source>%1 is not a knight&apos;s jump away.</source>
        <translation>%1 へはナイトの一跳びで行けません。</translation>
    </message>
    <message>
        <source>Click a square to jump there, or one of the tour to go back. A slash: a dead end. A cross: out of reach.</source>
        <translation>マスをクリックするとそこへ跳び、巡回路のマスならそこへ戻ります。斜線：その先へは進めません。ばつ印：到達できません。</translation>
    </message>
</context>
<context>
    <name>clew::model::ModelBoard</name>
    <message>
        <source>Change the model in its text. Click a cell, or choose it with the arrow keys, and type a value to fix it; Delete frees it again.</source>
        <translation>モデルはテキストで変更します。マスをクリックするか矢印キーで選び、値を入力すると固定されます。Delete で固定を解きます。</translation>
    </message>
    <message>
        <source>Click a cell and type its value, or press Return for a list. Delete takes an entry back.</source>
        <translation>マスをクリックして値を入力するか、Enter で一覧を開きます。Delete で入力を取り消します。</translation>
    </message>
    <message>
        <source>Write a value into the cell</source>
        <translation>マスに値を書く</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose its value from a list</source>
        <translation>一覧から値を選ぶ</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>マスを空にする</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>盤面を空にする</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>%1 の固定を解く</translation>
    </message>
    <message>
        <source>Fix %1</source>
        <translation>%1 を固定</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>Digits, letters</source>
        <translation>数字・文字</translation>
    </message>
</context>
<context>
    <name>clew::nonogram::NonogramBoard</name>
    <message>
        <source>Change size</source>
        <translation>サイズを変更</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>絵</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Row %1 (%2), column %3 (%4)</source>
        <translation>行 %1 (%2)、列 %3 (%4)</translation>
    </message>
    <message>
        <source>Fill cells</source>
        <translation>マスを塗る</translation>
    </message>
    <message>
        <source>Cross cells</source>
        <translation>マスに × を付ける</translation>
    </message>
    <message>
        <source>Wipe cells</source>
        <translation>マスを消す</translation>
    </message>
    <message>
        <source>Every row and column meets its clue.</source>
        <translation>すべての行と列がヒントに合っています。</translation>
    </message>
    <message>
        <source>Row %1 (%2) cannot be completed like this.</source>
        <translation>行 %1 (%2) はこのままでは完成できません。</translation>
    </message>
    <message>
        <source>Column %1 (%2) cannot be completed like this.</source>
        <translation>列 %1 (%2) はこのままでは完成できません。</translation>
    </message>
    <message>
        <source>Change clue</source>
        <translation>ヒントを変更</translation>
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
        <translation>全消去(&amp;W)</translation>
    </message>
    <message>
        <source>Clears all cells; the clues stay</source>
        <translation>すべてのマスを空にします。ヒントは残ります</translation>
    </message>
    <message>
        <source>C&amp;lues from cells</source>
        <translation>マスからヒントを作る(&amp;L)</translation>
    </message>
    <message>
        <source>The cells that are filled become the picture to be found</source>
        <translation>今塗られているマスを、解くべき絵にします</translation>
    </message>
    <message>
        <source>From &amp;picture…</source>
        <translation>画像から作る(&amp;P)…</translation>
    </message>
    <message>
        <source>Wipe all cells</source>
        <translation>すべてのマスを消す</translation>
    </message>
    <message>
        <source>Clues from cells</source>
        <translation>マスからヒントを作る</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</source>
        <translation>画像 (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>Clues from a picture</source>
        <translation>画像からヒントを作る</translation>
    </message>
    <message>
        <source>Drag to fill cells, with the right button to cross them. Click a clue to change it. Keys: Return fills, X crosses, R and C open the clue of the row and column.</source>
        <translation>ドラッグでマスを塗り、右ボタンなら × を付けます。ヒントはクリックで変更します。キー: Return で塗り、X で ×、R と C でその行と列のヒントを開きます。</translation>
    </message>
    <message>
        <source>Return, X, Delete</source>
        <translation>Return、X、Delete</translation>
    </message>
    <message>
        <source>Fill, cross, clear the cell</source>
        <translation>マスを塗る、× を付ける、消す</translation>
    </message>
    <message>
        <source>R, C</source>
        <translation>R、C</translation>
    </message>
    <message>
        <source>Open the clue of the row, of the column</source>
        <translation>行のヒント、列のヒントを開く</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
    </message>
    <message>
        <source>Drag to fill cells, with the right button to cross them out; with Shift a dot is a note to yourself. Keys: Return fills, X crosses, D dots, Del wipes.</source>
        <translation>ドラッグで塗り、右ボタンで×を付けます。Shift を押すと自分用の点になります。キー：Return で塗る、X で×、D で点、Del で消す。</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>A dot as a note to yourself</source>
        <translation>自分用の点</translation>
    </message>
</context>
<context>
    <name>clew::nonogram::PictureDialog</name>
    <message>
        <source>&amp;Light cells filled</source>
        <translation>明るいマスを塗る(&amp;L)</translation>
    </message>
    <message>
        <source>Nonogram from a picture</source>
        <translation>画像からノノグラムを作る</translation>
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
        <translation>しきい値(&amp;T)</translation>
    </message>
    <message>
        <source>Looking for a second solution…</source>
        <translation>2 つ目の解を探しています…</translation>
    </message>
    <message>
        <source>This picture is the only solution.</source>
        <translation>解はこの絵だけです。</translation>
    </message>
    <message>
        <source>There are several solutions: change size or threshold to make the picture the only one.</source>
        <translation>解が複数あります: この絵だけが解になるように、サイズかしきい値を変えてください。</translation>
    </message>
    <message numerus="yes">
        <source>Could not decide within %n second(s) whether there is a second solution.</source>
        <translation>
            <numerusform>2 つ目の解があるかどうかは、%n 秒ではわかりませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::queens::QueensBoard</name>
    <message>
        <source>&amp;Queens</source>
        <translation>クイーン(&amp;Q)</translation>
    </message>
    <message>
        <source>Click a square to place a queen that must stay there; click it again to take it away. Or leave the board empty.</source>
        <translation>マスをクリックすると、そこに固定のクイーンを置きます。もう一度クリックすると取り除きます。盤面は空のままでもかまいません。</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>列 %1、行 %2</translation>
    </message>
    <message>
        <source>%1: attacked by the queen in column %2, row %3</source>
        <translation>%1: 列 %2、行 %3 のクイーンの利き筋です</translation>
    </message>
    <message>
        <source>Take queen away</source>
        <translation>クイーンを取り除く</translation>
    </message>
    <message>
        <source>Place queen</source>
        <translation>クイーンを置く</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>サイズを変更</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>A queen here, or none</source>
        <translation>ここにクイーンを置く、または取り除く</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>盤面を空にする</translation>
    </message>
    <message>
        <source>Boards of up to %1 queens are made here; larger ones are opened from files.</source>
        <translation>ここで作れるのはクイーン %1 個までの盤です。それより大きい盤はファイルから開いてください。</translation>
    </message>
    <message>
        <source>Click a square to place a queen or take it away; with the right button, or X, cross a square out.</source>
        <translation>マスをクリックするとクイーンを置くか取り除きます。右ボタンか X でマスに×を付けます。</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Cross the square out, or not</source>
        <translation>マスに×を付ける、外す</translation>
    </message>
</context>
<context>
    <name>clew::sudoku::SudokuBoard</name>
    <message>
        <source>&amp;Size</source>
        <translation>サイズ(&amp;S)</translation>
    </message>
    <message>
        <source>%1 × %1, boxes %2 × %3</source>
        <comment>cells, then width and height of a box</comment>
        <translation>%1 × %1、ブロック %2 × %3</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>サイズを変更</translation>
    </message>
    <message>
        <source>Click a cell, then type a digit or pick it above. Right click or Del clears a cell.</source>
        <translation>マスをクリックして、数字を入力するか、上から選びます。右クリックまたは Del でマスを消去します。</translation>
    </message>
    <message>
        <source>%1. A second digit makes a number of two digits.</source>
        <translation>%1。続けて 2 つ目の数字を入力すると 2 桁の数になります。</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>数字キー、Delete</translation>
    </message>
    <message>
        <source>Write a number, clear the cell</source>
        <translation>数を入力、マスを消去</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>盤面を空にする</translation>
    </message>
</context>
<context>
    <name>clew::suguru::SuguruBoard</name>
    <message>
        <source>Draw area</source>
        <translation>領域を描く</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>サイズを変更</translation>
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
            <numerusform>行 %1、列 %2: %n マスの領域</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell, then type a number or pick it above. Drag across cells to make them an area; with Shift they join the first cell&apos;s area.</source>
        <translation>マスをクリックして、数を入力するか、上から選びます。マスをドラッグでなぞると 1 つの領域になり、Shift を押しながらなぞると最初のマスの領域に加わります。</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>数字キー、Delete</translation>
    </message>
    <message>
        <source>Write a number, clear the cell</source>
        <translation>数を入力、マスを消去</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>An area of this cell alone</source>
        <translation>このマスだけの領域にする</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+矢印キー</translation>
    </message>
    <message>
        <source>Take the next cell into the area</source>
        <translation>隣のマスを領域に加える</translation>
    </message>
</context>
<context>
    <name>clew::words::WordsBoard</name>
    <message>
        <source>As on a &amp;cheque</source>
        <translation>小切手の書き方(&amp;C)</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>ポルトガル語</translation>
    </message>
    <message>
        <source>words to read back</source>
        <translation>数字に戻す言葉</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Type the amount in digits; Backspace removes the last digit, Delete removes all. Words typed beside the cheque are read back.</source>
        <translation>金額を数字で入力します。Backspace は末尾の 1 桁、Delete は全体を消します。小切手の横に入力した言葉は数字に戻されます。</translation>
    </message>
    <message>
        <source>Change amount</source>
        <translation>金額を変更</translation>
    </message>
    <message>
        <source>Change language or form</source>
        <translation>言語または形式を変更</translation>
    </message>
    <message>
        <source>Read words</source>
        <translation>言葉を読み取る</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>%1 文字目: %2</translation>
    </message>
    <message>
        <source>Digits, Backspace, Delete</source>
        <translation>数字キー、Backspace、Delete</translation>
    </message>
    <message>
        <source>Write the amount, take back a digit, all of it</source>
        <translation>金額を入力、末尾の 1 桁を消す、全体を消す</translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>Back to the beginning.</source>
        <translation>最初に戻ります。</translation>
    </message>
    <message>
        <source>At node %1.</source>
        <translation>ノード %1 です。</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>解です。</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>%1 を試します。</translation>
    </message>
    <message>
        <source>%1not %2</source>
        <translation>%1%2 ではない</translation>
    </message>
    <message>
        <source>%1contradiction at %2</source>
        <translation>%1%2 で矛盾</translation>
    </message>
    <message>
        <source>Search from elsewhere</source>
        <translation>外部の探索</translation>
    </message>
    <message>
        <source>A search by another program, as it was reported.</source>
        <translation>別のプログラムによる探索を、報告されたとおりに示します。</translation>
    </message>
    <message>
        <source>Header of a stream of events</source>
        <translation>イベントのストリームのヘッダー</translation>
    </message>
    <message>
        <source>Names with their values</source>
        <translation>名前とその値</translation>
    </message>
    <message>
        <source>no rule named</source>
        <translation>規則の指定なし</translation>
    </message>
    <message>
        <source>This search was made by another program, which alone can run it again.</source>
        <translation>この探索は別のプログラムが行ったもので、やり直せるのはそのプログラムだけです。</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>別のプログラム</translation>
    </message>
    <message>
        <source>A search from elsewhere is made from the header of its stream.</source>
        <translation>外部の探索は、そのストリームのヘッダーから作られます。</translation>
    </message>
    <message>
        <source>%1 variables</source>
        <translation>変数 %1 個</translation>
    </message>
    <message>
        <source>One variable</source>
        <translation>変数1つ</translation>
    </message>
</context>
<context>
    <name>graphs</name>
    <message>
        <source>connected labelled graphs: renamed copies are counted separately</source>
        <translation>連結なラベル付きグラフ: 名前を付け替えたものは別々に数える</translation>
    </message>
    <message>
        <source>labelled graphs, connected or not: renamed copies are counted separately</source>
        <translation>ラベル付きグラフ (連結でなくてもよい): 名前を付け替えたものは別々に数える</translation>
    </message>
    <message>
        <source>connected graphs up to isomorphism: renamed copies are counted once</source>
        <translation>同型を除いた連結グラフ: 名前を付け替えたものは 1 つと数える</translation>
    </message>
    <message>
        <source>graphs up to isomorphism, connected or not: renamed copies are counted once</source>
        <translation>同型を除いたグラフ (連結でなくてもよい): 名前を付け替えたものは 1 つと数える</translation>
    </message>
    <message>
        <source>A node cannot have %1 neighbours: there are only %2 other nodes.</source>
        <translation>頂点に %1 個の隣接頂点を持たせることはできません: ほかの頂点は %2 個しかありません。</translation>
    </message>
    <message>
        <source>%1 nodes with %2 neighbours each would make %3 ends of edges, an odd number; but every edge has two ends.</source>
        <translation>%1 個の頂点が %2 個ずつ隣接頂点を持つと、辺の端は奇数 %3 個になります。しかし、どの辺にも端は 2 つあります。</translation>
    </message>
    <message>
        <source>%1 nodes with %2 neighbours each cannot be connected.</source>
        <translation>%1 個の頂点が %2 個ずつ隣接頂点を持つグラフは、連結になりません。</translation>
    </message>
    <message>
        <source>The edge %1 is both required and forbidden.</source>
        <translation>辺 %1 が必須と禁止の両方に指定されています。</translation>
    </message>
    <message>
        <source>Node %1 has %2 required edges, but every node has only %3.</source>
        <translation>頂点 %1 には必須の辺が %2 本ありますが、どの頂点の辺も %3 本だけです。</translation>
    </message>
    <message>
        <source>Too many edges of node %1 are forbidden: it cannot have %2 neighbours.</source>
        <translation>頂点 %1 の辺は禁止が多すぎて、%2 本にできません。</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>頂点</translation>
    </message>
    <message>
        <source>Number of nodes, 2 to 64</source>
        <translation>頂点の数 (2~64)</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>How many neighbours every node has</source>
        <translation>各頂点の隣接頂点の数</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>ラベル付き</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>Connected graphs only</source>
        <translation>ひとつながりのグラフだけ</translation>
    </message>
    <message>
        <source>Cubic graphs on 6 nodes (P94)</source>
        <translation>6 頂点の 3-正則グラフ (P94)</translation>
    </message>
    <message>
        <source>The document&apos;s question: two graphs, in 70 labelled forms.</source>
        <translation>文書の問題: グラフは 2 個、ラベル付きでは 70 個。</translation>
    </message>
    <message>
        <source>Squares on 4 nodes</source>
        <translation>4 頂点の四角形</translation>
    </message>
    <message>
        <source>The document&apos;s first list: one graph, labelled in three ways.</source>
        <translation>文書の最初のリスト: グラフは 1 個、ラベルの付け方は 3 通り。</translation>
    </message>
    <message>
        <source>Cubic graphs on 8 nodes</source>
        <translation>8 頂点の 3-正則グラフ</translation>
    </message>
    <message>
        <source>Six graphs, five of them connected; 19,355 labelled ones.</source>
        <translation>グラフは 6 個、うち連結は 5 個。ラベル付きでは 19,355 個。</translation>
    </message>
    <message>
        <source>Four neighbours on 7 nodes</source>
        <translation>7 頂点で隣接頂点 4 個</translation>
    </message>
    <message>
        <source>Two graphs: the complements of a heptagon and of a triangle with a square.</source>
        <translation>グラフは 2 個: 七角形の補グラフと、三角形と四角形を合わせたものの補グラフ。</translation>
    </message>
    <message>
        <source>Cubic graphs on 10 nodes</source>
        <translation>10 頂点の 3-正則グラフ</translation>
    </message>
    <message>
        <source>19 connected graphs; the Petersen graph is one of them.</source>
        <translation>連結グラフは 19 個。ピーターセングラフもその 1 つです。</translation>
    </message>
    <message>
        <source>The Petersen graph</source>
        <translation>ピーターセングラフ</translation>
    </message>
    <message>
        <source>All its edges given: look at it in the several layouts.</source>
        <translation>すべての辺が指定済み。いろいろな配置で見てください。</translation>
    </message>
    <message>
        <source>Lisp list of edges</source>
        <translation>Lisp の辺リスト</translation>
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
        <translation>辺 0-1 0-2 …</translation>
    </message>
    <message>
        <source>Regular graphs</source>
        <translation>正則グラフ</translation>
    </message>
    <message>
        <source>Find the graphs of N nodes each of which has exactly K neighbours.</source>
        <translation>どの頂点にもちょうど K 個の隣接頂点がある、N 頂点のグラフを求めます。</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>禁止</translation>
    </message>
    <message>
        <source>degree reached</source>
        <translation>次数に到達</translation>
    </message>
    <message>
        <source>needed for the degree</source>
        <translation>次数に必要</translation>
    </message>
    <message>
        <source>degree out of reach</source>
        <translation>次数に届かない</translation>
    </message>
    <message>
        <source>interchangeable node first</source>
        <translation>入れ替え可能な頂点が先</translation>
    </message>
    <message>
        <source>not the first of its class</source>
        <translation>同値類の先頭でない</translation>
    </message>
    <message>
        <source>isomorphic copy</source>
        <translation>同型の写し</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>非連結</translation>
    </message>
    <message>
        <source>impossible problem</source>
        <translation>不可能な問題</translation>
    </message>
    <message>
        <source>Now try to leave %1 out.</source>
        <translation>次は %1 を入れない場合を試します。</translation>
    </message>
    <message>
        <source>Try the edge %1: it would be number %2 of %3.</source>
        <translation>辺 %1 を試します: 全 %3 本のうち %2 本目です。</translation>
    </message>
    <message>
        <source>The edge %1 is required.</source>
        <translation>辺 %1 は必須です。</translation>
    </message>
    <message>
        <source>The edge %1 is forbidden.</source>
        <translation>辺 %1 は禁止されています。</translation>
    </message>
    <message>
        <source>%1 must be in: without it one of its ends could no longer get its %2 neighbours.</source>
        <translation>%1 は必ず入ります: これがないと、一方の端が %2 個の隣接頂点を持てなくなります。</translation>
    </message>
    <message>
        <source>%1 stays out: node %2 has its %3 neighbours already.</source>
        <translation>%1 は入れません: 頂点 %2 にはすでに %3 個の隣接頂点があります。</translation>
    </message>
    <message>
        <source>The edge %1 cannot be in: node %2 has its %3 neighbours already.</source>
        <translation>辺 %1 は入れられません: 頂点 %2 にはすでに %3 個の隣接頂点があります。</translation>
    </message>
    <message>
        <source>After %1 one of its ends can no longer get its %2 neighbours: too few pairs are left.</source>
        <translation>%1 のあと、一方の端が %2 個の隣接頂点を持てなくなりました: 残っている対が足りません。</translation>
    </message>
    <message>
        <source>With the nodes named in another way the rows settled so far would come earlier in the list: that graph is met elsewhere.</source>
        <translation>頂点の名前を付け替えると、ここまでに確定した行が一覧で前に来ます: そのグラフは別のところで現れます。</translation>
    </message>
    <message>
        <source>This graph is a copy of one found before; only the names of its nodes differ.</source>
        <translation>このグラフは前に見つけたものの写しで、頂点の名前が違うだけです。</translation>
    </message>
    <message>
        <source>%1 of the nodes have all their neighbours and form a piece of their own: the graph cannot become connected.</source>
        <translation>%1 個の頂点が隣接頂点をすべて持ち、独立した成分になっています: グラフは連結になりません。</translation>
    </message>
    <message>
        <source>Orderly generation</source>
        <translation>順序付き生成 (orderly generation)</translation>
    </message>
    <message>
        <source>Settles the adjacency matrix row by row and drops every beginning that renaming the nodes would make come earlier: no copy is ever made. Labelled: nothing is dropped, every graph is listed.</source>
        <translation>隣接行列を 1 行ずつ確定し、頂点の名前を付け替えると前に来る途中形はすべて捨てます。写しは一度も作りません。ラベル付きでは何も捨てず、すべてのグラフを列挙します。</translation>
    </message>
    <message>
        <source>Read 1978, Faradžev 1978; for regular graphs Meringer 1999.</source>
        <translation>Read 1978 年、Faradžev 1978 年。正則グラフは Meringer 1999 年。</translation>
    </message>
    <message>
        <source>Edge selection</source>
        <translation>辺の選択</translation>
    </message>
    <message>
        <source>Picks edges in order as long as no node gets too many; makes every labelled graph. Unlabelled: compares each with every one kept.</source>
        <translation>次数を超える頂点が出ないかぎり、辺を順に選びます。ラベル付きグラフをすべて作り、ラベルなしでは保持しているすべてのグラフと比べます。</translation>
    </message>
    <message>
        <source>The document&apos;s own program for P94.</source>
        <translation>P94 の文書のプログラム。</translation>
    </message>
    <message>
        <source>Edge selection with canonical forms</source>
        <translation>辺の選択 (正準形)</translation>
    </message>
    <message>
        <source>Picks edges in the same way, but finds copies by looking up each graph&apos;s canonical form. Labelled: there is nothing to look up.</source>
        <translation>同じ方法で辺を選びますが、写しは各グラフの正準形を表で引いて見つけます。ラベル付きでは引く必要がありません。</translation>
    </message>
    <message>
        <source>Canonical forms by nauty: McKay and Piperno 2014.</source>
        <translation>正準形は nauty による: McKay と Piperno 2014 年。</translation>
    </message>
    <message>
        <source>There are %1 pairs of nodes, but %2 values are named.</source>
        <translation>頂点の対は %1 個ですが、%2 個の値が指定されています。</translation>
    </message>
    <message>
        <source>It is not said whether %1 is an edge.</source>
        <translation>%1 が辺かどうかが指定されていません。</translation>
    </message>
    <message>
        <source>Node %1 has %2 neighbours, not %3.</source>
        <translation>頂点 %1 の隣接頂点は %2 個で、%3 個ではありません。</translation>
    </message>
    <message>
        <source>The required edge %1 is missing.</source>
        <translation>必須の辺 %1 がありません。</translation>
    </message>
    <message>
        <source>The forbidden edge %1 is there.</source>
        <translation>禁止された辺 %1 があります。</translation>
    </message>
    <message>
        <source>Node %1 cannot be reached from node 0.</source>
        <translation>頂点 %1 には頂点 0 からたどり着けません。</translation>
    </message>
    <message>
        <source>Back to the edges that were given.</source>
        <translation>最初に指定された辺に戻ります。</translation>
    </message>
    <message>
        <source>Every node has %1 neighbours: a solution.</source>
        <translation>どの頂点にも隣接頂点が %1 個あります: 解です。</translation>
    </message>
    <message>
        <source>Two cubic graphs on six nodes</source>
        <translation>6 頂点の 3-正則グラフ 2 個</translation>
    </message>
    <message>
        <source>Making all 70 and throwing 68 away, or never making a copy.</source>
        <translation>70 個すべてを作って 68 個を捨てるか、写しを一度も作らないか。</translation>
    </message>
    <message>
        <source>Cubic graphs on eight nodes</source>
        <translation>8 頂点の 3-正則グラフ</translation>
    </message>
    <message>
        <source>Two nodes more and the copies are thousands for each graph; orderly generation still sees every graph once.</source>
        <translation>頂点が 2 つ増えると、写しはグラフごとに数千個になります。順序付き生成なら、やはりどのグラフも 1 度しか現れません。</translation>
    </message>
    <message>
        <source>Node %1 has its %2 neighbours already.</source>
        <translation>頂点 %1 にはすでに %2 個の隣接頂点があります。</translation>
    </message>
    <message>
        <source>Node %1 could then have %2 neighbours at most.</source>
        <translation>それでは頂点 %1 の隣接頂点は多くても %2 個になります。</translation>
    </message>
    <message>
        <source>One graph can be written in many ways by renaming its nodes. Only the first of these, in the order of the adjacency matrix, is ever completed: whenever a row is full, the beginning is dropped if a renaming makes it come earlier. So no graph comes twice, and none has to be remembered.</source>
        <translation>1 つのグラフは、頂点の名前を付け替えると何通りにも書けます。そのうち、隣接行列の順で先頭に来るものだけを完成させます: 行が埋まるたびに、名前を付け替えると前に来る途中形は捨てます。そのため、どのグラフも 2 度は現れず、1 つも覚えておく必要がありません。</translation>
    </message>
    <message>
        <source>Exponential in the number of pairs, but few beginnings outlive the test. The test takes long where a graph has many symmetries. Memory for one graph; where edges are given, for those found.</source>
        <translation>対の数に対して指数的ですが、検査で残る途中形はわずかです。対称性の高いグラフでは検査に時間がかかります。メモリはグラフ 1 つ分で、辺が指定されていれば見つけたグラフの分も要ります。</translation>
    </message>
    <message>
        <source>Edges are picked from the list of all pairs, each after the one before, as long as no node gets too many. It never looks ahead: that a node passed by can no longer get its neighbours shows only at the end. Copies are found by trying to rename each new graph into one of those kept.</source>
        <translation>次数を超える頂点が出ないかぎり、すべての対のリストから辺を前から順に選びます。先読みはしません: 通り過ぎた頂点が隣接頂点をそろえられないことは、最後になってわかります。写しは、新しいグラフの頂点の名前を付け替えて、保持しているグラフのどれかにできるかを試して見つけます。</translation>
    </message>
    <message>
        <source>Every labelled graph is made: up to N! copies of each. Unlabelled, each of them is compared with the graphs kept, one by one. Memory for the graphs kept.</source>
        <translation>ラベル付きグラフをすべて作ります: 1 つのグラフにつき写しは N! 個までです。ラベルなしでは、その 1 つ 1 つを、保持しているグラフと順に比べます。メモリは保持するグラフの分です。</translation>
    </message>
    <message>
        <source>The graphs are made as by edge selection, but copies are found in another way. Of each graph the canonical form is computed, a naming of its nodes that is the same for all copies. Two graphs are copies exactly if these forms are equal, so that one look into a table is enough.</source>
        <translation>グラフは「辺の選択」と同じように作りますが、写しは別の方法で見つけます。各グラフについて、どの写しでも同じになる頂点の名前の付け方、つまり正準形を計算します。2 つのグラフが写しになるのは正準形が等しいときだけなので、表を 1 度引けば足ります。</translation>
    </message>
    <message>
        <source>Every labelled graph is still made, but each costs one canonical form and one look-up, however many are kept. Memory for a form of each graph kept.</source>
        <translation>やはりラベル付きグラフをすべて作りますが、保持するグラフがいくつあっても、1 つにつき正準形の計算 1 回と表引き 1 回で済みます。メモリは、保持するグラフそれぞれの正準形の分です。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every degree with a number of nodes is already a problem.</source>
        <translation>新しい問題は作れません: 次数と頂点数のどの組み合わせも、そのまま問題になります。</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 あり</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 なし</translation>
    </message>
    <message>
        <source>with given edges copies are known only by comparing with all graphs found: this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>辺の指定があると、同型の写しは見つけたすべてのグラフと比べないとわかりません: この数え上げは分割できません。--part と --checkpoint を外してください</translation>
    </message>
    <message>
        <source>the table is of graphs without given edges</source>
        <translation>表は、辺の指定がないグラフのものです</translation>
    </message>
    <message>
        <source>%1 stays out: nodes of lower number that nothing distinguishes from node %2 so far are not joined to node %3, so joining it instead would only rename nodes.</source>
        <translation>%1 は入れません: 今のところ頂点 %2 と区別のつかない、番号の小さい頂点が頂点 %3 と結ばれていないので、代わりにこちらを結んでも頂点の名前が変わるだけです。</translation>
    </message>
    <message>
        <source>there is no node %1: nodes go from 0 to at most %2</source>
        <translation>頂点 %1 はありません: 頂点の番号は 0 から最大 %2 までです</translation>
    </message>
    <message>
        <source>an edge joins two different nodes, not %1 to itself</source>
        <translation>辺は異なる 2 つの頂点を結びます。%1 をそれ自身と結ぶことはできません</translation>
    </message>
    <message>
        <source>there is no node %1: %2 nodes go from 0 to %3</source>
        <translation>頂点 %1 はありません: 頂点は %2 個で、番号は 0 から %3 までです</translation>
    </message>
    <message>
        <source>expected a list of edges like ((0 1) (0 2)), not %1</source>
        <translation>%1 ではなく、((0 1) (0 2)) のような辺のリストが必要です</translation>
    </message>
    <message>
        <source>expected an edge as two nodes, like (0 1)</source>
        <translation>(0 1) のように、2 つの頂点で表した辺が必要です</translation>
    </message>
    <message>
        <source>the list of edges is not closed: &apos;)&apos; is missing</source>
        <translation>辺のリストが閉じていません: &apos;)&apos; がありません</translation>
    </message>
    <message>
        <source>expected an edge like (0 1) or &apos;)&apos;, not %1</source>
        <translation>%1 ではなく、(0 1) のような辺か &apos;)&apos; が必要です</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 は %2 から %3 までの整数でなければなりません</translation>
    </message>
    <message>
        <source>%1 must be t, or left out</source>
        <translation>%1 は t とするか、省略しなければなりません</translation>
    </message>
    <message>
        <source>expected :nodes, :degree, :labelled, :connected, :required or :forbidden</source>
        <translation>:nodes、:degree、:labelled、:connected、:required、:forbidden のどれかが必要です</translation>
    </message>
    <message>
        <source>the property list is not closed: &apos;)&apos; is missing</source>
        <translation>属性リストが閉じていません: &apos;)&apos; がありません</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one graph</source>
        <translation>リストのあとに余分なテキストがあります。1 つのリストが 1 つのグラフです</translation>
    </message>
    <message>
        <source>expected an edge as two nodes, like 0-1</source>
        <translation>0-1 のように、2 つの頂点で表した辺が必要です</translation>
    </message>
    <message>
        <source>the graph6 text ends too early</source>
        <translation>graph6 のテキストが途中で終わっています</translation>
    </message>
    <message>
        <source>graph6 has characters from ? to ~ only, not %1</source>
        <translation>graph6 に使える文字は ? から ~ までで、%1 は使えません</translation>
    </message>
    <message>
        <source>this graph has %1 nodes; graphs have %2 to %3 here</source>
        <translation>このグラフの頂点は %1 個ですが、ここで扱えるグラフは %2~%3 頂点です</translation>
    </message>
    <message>
        <source>there is more text after the graph; one line of graph6 is one graph</source>
        <translation>グラフのあとに余分なテキストがあります。graph6 の 1 行が 1 つのグラフです</translation>
    </message>
    <message>
        <source>expected an undirected graph: graph { 0 -- 1; … }</source>
        <translation>無向グラフが必要です: graph { 0 -- 1; … }</translation>
    </message>
    <message>
        <source>expected { after graph</source>
        <translation>graph のあとには { が必要です</translation>
    </message>
    <message>
        <source>there is more text after the graph&apos;s }</source>
        <translation>グラフの } のあとに余分なテキストがあります</translation>
    </message>
    <message>
        <source>the graph is not closed: } is missing</source>
        <translation>グラフが閉じていません: } がありません</translation>
    </message>
    <message>
        <source>expected a node or an edge like 0 -- 1, not %1</source>
        <translation>%1 ではなく、頂点か、0 -- 1 のような辺が必要です</translation>
    </message>
    <message>
        <source>-&gt; is a directed edge; write -- instead</source>
        <translation>-&gt; は有向辺です。代わりに -- と書いてください</translation>
    </message>
    <message>
        <source>expected an edge like 0 -- 1</source>
        <translation>0 -- 1 のような辺が必要です</translation>
    </message>
    <message>
        <source>expected a node after --</source>
        <translation>-- のあとには頂点が必要です</translation>
    </message>
    <message>
        <source>Graphs that differ only in the names of their nodes count as different</source>
        <translation>頂点の名前だけが違うグラフも別々に数えます</translation>
    </message>
    <message>
        <source>connected labelled %1-regular graphs on %2 nodes</source>
        <translation>%2 頂点の連結なラベル付き %1-正則グラフ</translation>
    </message>
    <message>
        <source>connected %1-regular graphs on %2 nodes</source>
        <translation>%2 頂点の連結な %1-正則グラフ</translation>
    </message>
    <message>
        <source>labelled %1-regular graphs on %2 nodes</source>
        <translation>%2 頂点のラベル付き %1-正則グラフ</translation>
    </message>
    <message>
        <source>%1-regular graphs on %2 nodes</source>
        <translation>%2 頂点の %1-正則グラフ</translation>
    </message>
    <message>
        <source>%1, %2 required</source>
        <translation>%1、必須の辺 %2 本</translation>
    </message>
    <message>
        <source>%1, %2 forbidden</source>
        <translation>%1、禁止の辺 %2 本</translation>
    </message>
    <message>
        <source>there is no graph here; write one, like (:nodes 6 :degree 3)</source>
        <translation>ここにグラフがありません。(:nodes 6 :degree 3) のように書いてください</translation>
    </message>
    <message>
        <source>expected labelled or connected</source>
        <translation>labelled か connected が必要です</translation>
    </message>
    <message>
        <source>expected a node with its neighbours, like 0: 1 2 5</source>
        <translation>0: 1 2 5 のように、頂点とその隣の頂点が必要です</translation>
    </message>
    <message>
        <source>the nodes come in their order from 0: expected %1 here</source>
        <translation>頂点は 0 から順に書きます: ここは %1 です</translation>
    </message>
    <message>
        <source>expected the number of a neighbour, not %1</source>
        <translation>%1 ではなく、隣の頂点の番号が必要です</translation>
    </message>
    <message>
        <source>expected nothing more on this line</source>
        <translation>この行にこれ以上のテキストはいりません</translation>
    </message>
    <message>
        <source>Neighbours of each node</source>
        <translation>各頂点の隣の頂点</translation>
    </message>
    <message>
        <source>Each of the %1 nodes has %2 neighbours, which makes %3 ends of edges, two to an edge: the graph has %4 edges.</source>
        <translation>%1 個の頂点にそれぞれ隣接頂点が %2 個あるので辺の端は %3 個、1 本の辺に 2 個です: グラフの辺は %4 本です。</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>必須: %1。</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <translation>禁止: %1。</translation>
    </message>
    <message>
        <source>Nothing distinguishes the nodes so far, so the neighbours of node 0 may be called 1 to %1: %2.</source>
        <translation>頂点はまだどれも区別されないので、頂点 0 の隣接頂点を 1 から %1 と呼べます: %2。</translation>
    </message>
    <message>
        <source>Node %1 has its %2 neighbours, so no other edges: not %3.</source>
        <translation>頂点 %1 には隣接頂点が %2 個そろったので、ほかの辺はありません: %3 は除きます。</translation>
    </message>
    <message>
        <source>Node %1 has %2 of its %3 neighbours and no pairs left but these, which must be in: %4.</source>
        <translation>頂点 %1 の隣接頂点は %3 個中 %2 個で、残る対は次のものだけなので、必ず辺です: %4。</translation>
    </message>
    <message>
        <source>%1 stays out: with it, node %2 could not have %3 neighbours in the end.</source>
        <translation>%1 は除きます: 入れると、頂点 %2 の隣接頂点は最後に %3 個になれません。</translation>
    </message>
    <message>
        <source>%1 must be in: without it, node %2 could not have %3 neighbours in the end.</source>
        <translation>%1 は必ず入ります: 除くと、頂点 %2 の隣接頂点は最後に %3 個になれません。</translation>
    </message>
    <message>
        <source>Nothing is forced here: let %1 be an edge.</source>
        <translation>ここで確定するものはありません: %1 を辺とします。</translation>
    </message>
    <message>
        <source>Nothing is forced here: leave %1 out.</source>
        <translation>ここで確定するものはありません: %1 を除きます。</translation>
    </message>
    <message>
        <source>Node %1 has %2 neighbours, more than %3.</source>
        <translation>頂点 %1 の隣接頂点は %2 個で、%3 個を超えます。</translation>
    </message>
    <message>
        <source>Node %1 can have %2 neighbours at most, fewer than %3.</source>
        <translation>頂点 %1 の隣接頂点は高々 %2 個で、%3 個に足りません。</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>bipartite</source>
        <translation>二部</translation>
    </message>
    <message>
        <source>not bipartite</source>
        <translation>二部でない</translation>
    </message>
    <message>
        <source>planar</source>
        <translation>平面的</translation>
    </message>
    <message>
        <source>not planar</source>
        <translation>平面的でない</translation>
    </message>
    <message>
        <source>shortest cycle %1</source>
        <translation>最短閉路 %1</translation>
    </message>
    <message>
        <source>diameter %1</source>
        <translation>直径 %1</translation>
    </message>
    <message>
        <source>automorphisms: %1</source>
        <translation>自己同型: %1</translation>
    </message>
    <message>
        <source>Every node has %1 neighbours: a solution. The graph is %2.</source>
        <translation>どの頂点にも隣接頂点が %1 個あります: 解です。グラフの性質: %2。</translation>
    </message>
    <message>
        <source>There is no such graph.</source>
        <translation>そのようなグラフはありません。</translation>
    </message>
    <message>
        <source>%1 There is no such graph.</source>
        <translation>%1 そのようなグラフはありません。</translation>
    </message>
    <message>
        <source>Every choice left was searched and leads to a contradiction: there is no such graph. Nodes searched: %1</source>
        <translation>残る選択をすべて探索しましたが、どれも矛盾します: そのようなグラフはありません。探索したノード数: %1</translation>
    </message>
    <message>
        <source>It grows connected cubic graphs up to isomorphism: the degree must be 3, &quot;connected&quot; chosen, and no edge given.</source>
        <translation>連結な 3-正則グラフを同型を除いて作ります。次数は 3、「連結」を選び、与えられた辺がないことが必要です。</translation>
    </message>
    <message>
        <source>Canonical augmentation</source>
        <translation>正準拡大 (canonical augmentation)</translation>
    </message>
    <message>
        <source>Grows connected cubic graphs from smaller ones by a few nodes at a time, each from one parent only. Each is shown as it was made, not as the first of its copies.</source>
        <translation>連結な 3-正則グラフを、より小さいものから頂点を数個ずつ足して作ります。どれも親は 1 つだけです。写しのうちの最初のものではなく、作られたままの形で示します。</translation>
    </message>
    <message>
        <source>A cubic graph can be made from a smaller one: a node becomes a triangle, a diamond is put into an edge, or two edges are joined by a new one. The same graph could be made in many such ways. So each graph names one of the steps that could be taken back, the same for all its copies, and is kept only if that was the last step. No graph is ever compared with another, and cheap numbers settle most cases: how many triangles and squares there are, how many nodes are near.</source>
        <translation>3-正則グラフはより小さいものから作れます。頂点を三角形に替える、辺にダイヤモンドを挟む、2 つの辺を新しい辺で結ぶ、のどれかです。同じグラフの作り方は何通りもあるので、各グラフは取り消せるステップのうち 1 つを、どの写しでも同じになるように選び、それが最後のステップだったときだけ残します。グラフどうしを比べることは決してなく、三角形や四角形の数、近くの頂点の数といった簡単な数でほとんどが決まります。</translation>
    </message>
    <message>
        <source>A few steps tried for each graph, few of which need more than counting its squares. Nothing is remembered but the graphs from which the present one grew.</source>
        <translation>グラフごとに数ステップを試すだけで、四角形を数える以上の手間がかかるものはわずかです。覚えておくのは、いまのグラフの元になったグラフだけです。</translation>
    </message>
    <message>
        <source>McKay 1998; for cubic graphs Brinkmann, Goedgebeur and McKay 2011. The steps used here differ.</source>
        <translation>McKay 1998 年。3-正則グラフについては Brinkmann、Goedgebeur、McKay 2011 年。ここではステップが異なります。</translation>
    </message>
    <message>
        <source>%1 comes in with the same step: it joins the new nodes to each other or to the nodes that were there.</source>
        <translation>%1 は同じステップで入ります。新しい頂点どうし、または元からある頂点と結びます。</translation>
    </message>
    <message>
        <source>%1 goes with the same step: new nodes take its place.</source>
        <translation>%1 は同じステップでなくなり、新しい頂点に置き換わります。</translation>
    </message>
    <message>
        <source>Of the steps that could be taken back here, another comes first: this graph is kept where it is made by that one.</source>
        <translation>ここで取り消せるステップのうち、別のものが優先します。このグラフは、そのステップで作られるところで残します。</translation>
    </message>
    <message>
        <source>part of the step</source>
        <translation>ステップの一部</translation>
    </message>
    <message>
        <source>made from another graph</source>
        <translation>別のグラフから作られる</translation>
    </message>
    <message>
        <source>Technique: a pair has only one choice left, in or out.</source>
        <translation>手筋：ある組に、あり・なしの一方だけが残ります。</translation>
    </message>
    <message>
        <source>Node %1 could then have one neighbour at most.</source>
        <translation>それでは頂点 %1 の隣接頂点は多くても 1 個になります。</translation>
    </message>
    <message>
        <source>There are several such graphs; these steps lead to one of them.</source>
        <translation>このようなグラフは複数あります。以下のステップはその 1 つに至ります。</translation>
    </message>
</context>
<context>
    <name>knight</name>
    <message>
        <source>Try a tour that starts at %1.</source>
        <translation>%1 から始まる巡回を試します。</translation>
    </message>
    <message>
        <source>Move %1: from %2 the knight can only jump to %3.</source>
        <translation>%1 手目: %2 から跳べるのは %3 だけです。</translation>
    </message>
    <message>
        <source>Move %1: from %2, with %3 unvisited squares to jump to, try %4.</source>
        <translation>%1 手目: %2 から跳べる未訪問のマスは %3 個。%4 を試します。</translation>
    </message>
    <message>
        <source>The frontier has passed %1: of all ways to jump to it and on, only which squares ahead belong to the same piece of path is kept, with the number of ways.</source>
        <translation>フロンティアが %1 を通過しました: そこへ跳び、そこから跳ぶすべての方法のうち、先にあるどのマスどうしが同じ経路片に属するかと、その通り数だけを保持します。</translation>
    </message>
    <message>
        <source>The tour put together from tiles is followed from %1 on.</source>
        <translation>タイルをつないで作った巡回を %1 からたどります。</translation>
    </message>
    <message>
        <source>From %1 to %2: on a board this narrow a part of a short board&apos;s tour is repeated.</source>
        <translation>%1 から %2 へ: これほど細い盤面では、短い盤面の巡回の一部を繰り返します。</translation>
    </message>
    <message>
        <source>The tour of this tile goes from %1 to %2.</source>
        <translation>このタイルの巡回は %1 から %2 へ進みます。</translation>
    </message>
    <message>
        <source>From %1 the tour crosses into the next tile at %2, where the tours of the two tiles were joined.</source>
        <translation>巡回は %1 から %2 で次のタイルに移ります。ここで 2 つのタイルの巡回をつないであります。</translation>
    </message>
    <message>
        <source>No unvisited square can be reached from %1, and %2 are still to be visited.</source>
        <translation>%1 から跳べる未訪問のマスがありません。残りは %2 マスです。</translation>
    </message>
    <message>
        <source>%1 is unvisited and was passed by: too few of its neighbours are left for a tour to pass through it.</source>
        <translation>%1 は未訪問のまま通り過ぎました: ここと行き来できるマスの残りが少なく、巡回が通り抜けられません。</translation>
    </message>
    <message>
        <source>%1 can still be entered but not left again, so the tour would have to end there; but it has to end on another square for the same reason.</source>
        <translation>%1 には入れますが出られないので、巡回はそこで終わるはずです。しかし同じ理由で別のマスでも終わらなければなりません。</translation>
    </message>
    <message>
        <source>All neighbours of the start %1 are visited before the rest of the board: the tour cannot be closed.</source>
        <translation>開始マス %1 に跳べるマスが、残りの盤面より先にすべて訪問されました: 巡回を閉じられません。</translation>
    </message>
    <message>
        <source>Every square is visited, but no jump leads from %1 back to the start %2.</source>
        <translation>すべてのマスを訪問しましたが、%1 から開始マス %2 に跳んで戻れません。</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, one of those from which the fewest squares (%4) can be reached.</source>
        <translation>%1 手目: %2 から %3 へ。次に跳べるマスが最も少ない (%4 個) 跳び先の 1 つです。</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, although %4 squares can be reached from there: where fewer can, the search found a dead end.</source>
        <translation>%1 手目: %2 から %3 へ。そこから跳べるマスは %4 個ありますが、もっと少ない跳び先では探索が行き止まりになりました。</translation>
    </message>
    <message>
        <source>Back to the empty board.</source>
        <translation>空の盤面に戻ります。</translation>
    </message>
    <message>
        <source>Every square is visited once and a jump leads back to the start: a closed tour.</source>
        <translation>すべてのマスを 1 回ずつ訪問し、開始マスに跳んで戻れます: 閉じた巡回です。</translation>
    </message>
    <message>
        <source>Every square is visited once: a tour.</source>
        <translation>すべてのマスを 1 回ずつ訪問しました: 巡回です。</translation>
    </message>
    <message>
        <source>All %1 beginnings of a tour were tried: there is none.</source>
        <translation>巡回の途中形 %1 個をすべて試しました: 巡回はありません。</translation>
    </message>
    <message>
        <source>The tour starts at %1.</source>
        <translation>巡回は %1 から始まります。</translation>
    </message>
    <message>
        <source>undirected closed tours: start and direction do not matter; rotations and reflections counted separately</source>
        <translation>向きのない閉じた巡回: 開始マスと向きは問わず、回転・鏡映は別々に数える</translation>
    </message>
    <message>
        <source>directed open tours from the given square; reflections counted separately</source>
        <translation>指定したマスから始まる向き付きの開いた巡回: 鏡映は別々に数える</translation>
    </message>
    <message>
        <source>directed open tours from all squares: a tour and its reverse are two; rotations and reflections counted separately</source>
        <translation>すべてのマスから始まる向き付きの開いた巡回: 巡回とその逆は 2 つ、回転・鏡映は別々に数える</translation>
    </message>
    <message>
        <source>On a board with a side of %1 a knight cannot go round and come back: there is no closed tour.</source>
        <translation>一辺が %1 の盤面では、ナイトは一周して戻れません: 閉じた巡回はありません。</translation>
    </message>
    <message>
        <source>On a board with a side of 4 every jump from the outer lines leads to the inner ones. A closed tour would have to change between them at every move, as it changes colours at every move, and so would never visit the inner squares of one colour (Schwenk&apos;s theorem).</source>
        <translation>一辺が 4 の盤面では、外側のラインからの跳び先はすべて内側のラインです。閉じた巡回は 1 手ごとにマスの色を変えながら、外側と内側も 1 手ごとに入れ替わることになり、内側の一方の色のマスを訪問できません (Schwenk の定理)。</translation>
    </message>
    <message>
        <source>Schwenk&apos;s theorem: a board with a side of 3 has a closed tour only if the other side is even and at least 10; here it is %1.</source>
        <translation>Schwenk の定理: 一辺が 3 の盤面に閉じた巡回があるのは、もう一辺が 10 以上の偶数のときだけです。ここでは %1 です。</translation>
    </message>
    <message>
        <source>The colour changes with every jump, so a closed tour needs as many light squares as dark ones; here are %1 and %2.</source>
        <translation>跳ぶたびに色が変わるので、閉じた巡回には白マスと黒マスが同じ数だけ必要です。ここでは %1 個と %2 個です。</translation>
    </message>
    <message>
        <source>The colour changes with every jump, so the numbers of light and dark squares may differ by one at most; here are %1 and %2.</source>
        <translation>跳ぶたびに色が変わるので、白マスと黒マスの数の差は 1 までです。ここでは %1 個と %2 個です。</translation>
    </message>
    <message>
        <source>With %1 squares of one colour and %2 of the other, a tour starts and ends on the first; %3 has the other colour.</source>
        <translation>一方の色が %1 マス、もう一方が %2 マスなので、巡回の始まりと終わりは前者です。%3 はもう一方の色です。</translation>
    </message>
    <message>
        <source>No jump leads to %1 or away from it.</source>
        <translation>%1 に出入りする跳び方がありません。</translation>
    </message>
    <message>
        <source>Only one jump leads to %1: a closed tour needs another one to continue.</source>
        <translation>%1 に跳べるマスは 1 つだけです: 閉じた巡回には、先へ進むためのもう 1 つが必要です。</translation>
    </message>
    <message>
        <source>Every square is blocked.</source>
        <translation>すべてのマスがふさがれています。</translation>
    </message>
    <message>
        <source>The start %1 is blocked.</source>
        <translation>開始マス %1 がふさがれています。</translation>
    </message>
    <message>
        <source>A closed tour needs more than two squares.</source>
        <translation>閉じた巡回には 3 つ以上のマスが必要です。</translation>
    </message>
    <message>
        <source>Knight&apos;s tour</source>
        <translation>ナイトツアー</translation>
    </message>
    <message>
        <source>Jump with a knight so that it visits every square exactly once.</source>
        <translation>ナイトを跳ばせて、すべてのマスをちょうど 1 回ずつ訪問します。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Columns and rows, like 8 or 5x6</source>
        <translation>列数と行数 (8、5x6 など)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>The square where the tour starts, like a1; empty for any</source>
        <translation>巡回を始めるマス (a1 など)。空ならどこからでも</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>閉じた巡回</translation>
    </message>
    <message>
        <source>The last square is a jump away from the first</source>
        <translation>最後のマスから最初のマスへ跳べること</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ふさぐマス</translation>
    </message>
    <message>
        <source>Squares the knight may not enter, like &quot;c3 d4&quot;</source>
        <translation>ナイトが入れないマス (&quot;c3 d4&quot; など)</translation>
    </message>
    <message>
        <source>Five by five (P91)</source>
        <translation>5 × 5 (P91)</translation>
    </message>
    <message>
        <source>From any square: 1,728 tours, 304 of them from each corner.</source>
        <translation>任意のマスから: 巡回は 1,728 個、うち各隅から 304 個ずつ。</translation>
    </message>
    <message>
        <source>Closed on six by six</source>
        <translation>6 × 6 の閉じた巡回</translation>
    </message>
    <message>
        <source>The smallest square with closed tours: 9,862.</source>
        <translation>閉じた巡回のある最小の正方形: 9,862 個。</translation>
    </message>
    <message>
        <source>The chessboard</source>
        <translation>チェス盤</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule finds a tour at once; there are 19,591,828,170,979,904.</source>
        <translation>Warnsdorff の規則なら巡回がすぐに見つかります。全部で 19,591,828,170,979,904 個あります。</translation>
    </message>
    <message>
        <source>Closed on three by ten</source>
        <translation>3 × 10 の閉じた巡回</translation>
    </message>
    <message>
        <source>The smallest board three squares high with closed tours: 16.</source>
        <translation>高さ 3 マスで閉じた巡回のある最小の盤面: 16 個。</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>There is no tour, and the search proves it.</source>
        <translation>巡回はなく、探索がそれを証明します。</translation>
    </message>
    <message>
        <source>A hole in the middle</source>
        <translation>中央の穴</translation>
    </message>
    <message>
        <source>A closed tour around four blocked squares.</source>
        <translation>ふさいだ 4 マスのまわりの閉じた巡回。</translation>
    </message>
    <message>
        <source>Fifty by fifty</source>
        <translation>50 × 50</translation>
    </message>
    <message>
        <source>2,500 squares: hopeless for backtracking, easy with a good rule.</source>
        <translation>2,500 マス: バックトラックでは望みがなく、よい規則があれば簡単。</translation>
    </message>
    <message>
        <source>Board of . # and S</source>
        <translation>. # S による盤面</translation>
    </message>
    <message>
        <source>Squares in order</source>
        <translation>訪問順のマス</translation>
    </message>
    <message>
        <source>Numbered board</source>
        <translation>番号を付けた盤面</translation>
    </message>
    <message>
        <source>Pairs (X . Y), the last square first</source>
        <translation>対 (X . Y)、最後のマスから</translation>
    </message>
    <message>
        <source>impossible as given</source>
        <translation>指定のままでは不可能</translation>
    </message>
    <message>
        <source>no jump left</source>
        <translation>跳び先なし</translation>
    </message>
    <message>
        <source>square cut off</source>
        <translation>孤立したマス</translation>
    </message>
    <message>
        <source>two squares to end on</source>
        <translation>終点になるマスが 2 つ</translation>
    </message>
    <message>
        <source>no way back to the start</source>
        <translation>開始マスに戻れない</translation>
    </message>
    <message>
        <source>not closed</source>
        <translation>閉じていない</translation>
    </message>
    <message>
        <source>other direction of a tour listed already</source>
        <translation>逆向きの巡回を列挙済み</translation>
    </message>
    <message>
        <source>tour of a tile</source>
        <translation>タイルの巡回</translation>
    </message>
    <message>
        <source>passed by the frontier</source>
        <translation>フロンティアが通過</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Each jump is tried in turn; from a dead end the last one is taken back.</source>
        <translation>跳び先を順に試し、行き止まりになったら最後の 1 手を戻します。</translation>
    </message>
    <message>
        <source>P91, with the steps in the order of its program.</source>
        <translation>P91。手順はそのプログラムの順。</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>幅優先</translation>
    </message>
    <message>
        <source>All paths of k squares are kept while those of k + 1 are made: memory runs out soon.</source>
        <translation>k マスの経路をすべて保持しながら k + 1 マスの経路を作ります。メモリはすぐに尽きます。</translation>
    </message>
    <message>
        <source>P91, as its program does it.</source>
        <translation>P91。そのプログラムのとおり。</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule</source>
        <translation>Warnsdorff の規則</translation>
    </message>
    <message>
        <source>Backtracking that jumps first to where the fewest jumps lead on, and gives up when a square is cut off.</source>
        <translation>次の跳び先が最も少ないマスから順に跳ぶバックトラック。孤立したマスができたら打ち切ります。</translation>
    </message>
    <message>
        <source>H. C. von Warnsdorff, 1823; ties after A. Roth.</source>
        <translation>H. C. von Warnsdorff、1823 年。同数のときは A. Roth による。</translation>
    </message>
    <message>
        <source>Divide and conquer</source>
        <translation>分割統治法</translation>
    </message>
    <message>
        <source>One tour from tours of small tiles, joined at their borders; boards that are not cut are searched by Warnsdorff&apos;s rule.</source>
        <translation>小さいタイルの巡回を境界でつないで 1 つの巡回を作ります。分割しない盤面は Warnsdorff の規則で探索します。</translation>
    </message>
    <message>
        <source>After I. Parberry, 1997.</source>
        <translation>I. Parberry (1997 年) による。</translation>
    </message>
    <message>
        <source>Frontier (counts only)</source>
        <translation>フロンティア法 (数えるだけ)</translation>
    </message>
    <message>
        <source>Counts all tours without listing any: beginnings that leave the same loose ends are the same. One side up to 11.</source>
        <translation>巡回を列挙せずにすべて数えます: 残る端点が同じ途中形は同じとみなします。一辺は 11 まで。</translation>
    </message>
    <message>
        <source>Sekine, Imai and Tani, 1995; Knuth, TAOCP 7.1.4.</source>
        <translation>Sekine、Imai、Tani、1995 年。Knuth、TAOCP 7.1.4。</translation>
    </message>
    <message>
        <source>The board has %1 free squares, but the tour has %2.</source>
        <translation>盤面の空きマスは %1 個ですが、巡回は %2 マスです。</translation>
    </message>
    <message>
        <source>Move %1 has no square.</source>
        <translation>%1 手目のマスがありません。</translation>
    </message>
    <message>
        <source>%1 is blocked.</source>
        <translation>%1 はふさがれています。</translation>
    </message>
    <message>
        <source>%1 is visited twice.</source>
        <translation>%1 を 2 回訪問しています。</translation>
    </message>
    <message>
        <source>The tour starts at %1 instead of %2.</source>
        <translation>巡回が %2 ではなく %1 から始まっています。</translation>
    </message>
    <message>
        <source>No jump leads from %1 back to the start %2.</source>
        <translation>%1 から開始マス %2 に跳んで戻れません。</translation>
    </message>
    <message>
        <source>%1 is visited already, as move %2.</source>
        <translation>%1 は %2 手目で訪問済みです。</translation>
    </message>
    <message>
        <source>No jump leads from %1 to %2.</source>
        <translation>%1 から %2 へは跳べません。</translation>
    </message>
    <message>
        <source>The first tour</source>
        <translation>最初の巡回</translation>
    </message>
    <message>
        <source>Breadth first keeps millions of paths before one is a tour; backtracking keeps one; a good rule hardly ever turns back.</source>
        <translation>幅優先は巡回が 1 つできるまでに数百万の経路を保持し、バックトラックは 1 つだけ保持します。よい規則があれば、ほとんど後戻りしません。</translation>
    </message>
    <message>
        <source>Proving that there is none</source>
        <translation>巡回がないことの証明</translation>
    </message>
    <message>
        <source>Without a tour every strategy has to see everything, and a good rule helps only by leaving dead ends early.</source>
        <translation>巡回がなければ、どの戦略もすべてを調べるしかありません。よい規則の利点は、行き止まりを早く抜けられることだけです。</translation>
    </message>
    <message>
        <source>One tour of the chessboard</source>
        <translation>チェス盤の巡回 1 つ</translation>
    </message>
    <message>
        <source>Backtracking loses its way for longer than anybody waits; Warnsdorff&apos;s rule of 1823 walks straight through.</source>
        <translation>バックトラックは迷い込み、誰も待てないほど時間がかかります。1823 年の Warnsdorff の規則はまっすぐ最後まで進みます。</translation>
    </message>
    <message>
        <source>Up to eight jumps to choose from at every move: time grows exponentially with the number of squares, and 8 × 8 can take too long for even one tour. Memory for one path.</source>
        <translation>1 手ごとに跳び先は最大 8 つあります: 時間はマスの数に対して指数的に増え、8 × 8 では巡回 1 つでも時間がかかりすぎることがあります。メモリは経路 1 つ分です。</translation>
    </message>
    <message>
        <source>All paths of k squares are made before any path of k + 1. It is the tree of backtracking, walked layer by layer. As every tour is equally long, all of them lie in the last layer: there is nothing to gain by going wide first, and that is the lesson.</source>
        <translation>k マスの経路をすべて作ってから k + 1 マスの経路に進みます。バックトラックと同じ木を、層ごとに調べます。どの巡回も長さが同じなので、巡回はすべて最後の層にあります: 先に幅を広げても得るものはない、というのが教訓です。</translation>
    </message>
    <message>
        <source>Time as for all tours by backtracking. Memory for a whole layer of paths, which grows exponentially until the board is about half full: that is what ends it first.</source>
        <translation>時間は、バックトラックですべての巡回を求めるときと同じです。メモリは経路の層全体の分で、盤面がほぼ半分埋まるまで指数的に増えます: 先に尽きるのはメモリです。</translation>
    </message>
    <message>
        <source>The knight jumps first to the square from which it would have the fewest ways to continue: hard squares are visited while they still can be. In this order the first path tried is often a tour already. It remains a complete search: jumps are taken back if need be, and a path is given up once it has cut a square off.</source>
        <translation>ナイトは、その次の跳び先が最も少ないマスから順に跳びます: 難しいマスを、まだ訪問できるうちに訪問します。この順では、最初に試した経路がそのまま巡回になることがよくあります。それでも完全な探索です: 必要なら手を戻し、孤立したマスのできた経路は打ち切ります。</translation>
    </message>
    <message>
        <source>Where the rule holds, time is proportional to the number of squares. Where it fails, and for all tours, it grows exponentially as in backtracking. Memory for one path.</source>
        <translation>規則がうまく働けば、時間はマスの数に比例します。うまく働かないときと、すべての巡回を求めるときは、バックトラックと同じく指数的に増えます。メモリは経路 1 つ分です。</translation>
    </message>
    <message>
        <source>Small boards are easy, so the large one is cut into small tiles, and a closed tour of each is found by search. Two neighbouring tours become one when a jump of each is replaced by two jumps across the border. In the end one tour goes through all tiles.</source>
        <translation>小さい盤面は簡単なので、大きい盤面を小さいタイルに分け、それぞれの閉じた巡回を探索で見つけます。隣どうしの 2 つの巡回は、それぞれの 1 手を、境界をまたぐ 2 手に置き換えると 1 つになります。最後には 1 つの巡回がすべてのタイルを通ります。</translation>
    </message>
    <message>
        <source>Time and memory proportional to the number of squares, on any board that can be cut. It finds one tour, never all of them.</source>
        <translation>分割できる盤面なら、時間もメモリもマスの数に比例します。見つける巡回は 1 つで、すべてを求めることはできません。</translation>
    </message>
    <message>
        <source>The squares are swept one after the other. Of all that was done behind, only the squares just ahead matter: which are untouched, which lie inside a piece of path, and which are the two ends of one piece. Beginnings that look alike there are counted together, so that no tour is ever listed.</source>
        <translation>マスを 1 つずつ順に処理していきます。それまでに行ったことのうち問題になるのは、すぐ先にあるマスの状態だけです: どれが手つかずか、どれが経路片の途中か、どの 2 つが同じ経路片の両端か。そこが同じに見える途中形はまとめて数えるので、巡回を列挙することはありません。</translation>
    </message>
    <message>
        <source>The number of states grows exponentially with the narrow side, and time and memory with it; with the long side time grows only in proportion. One side up to 11.</source>
        <translation>状態の数は短い辺に対して指数的に増え、時間とメモリも同様です。長い辺に対しては、時間は比例して増えるだけです。一辺は 11 まで。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every board with its first square is already a problem, usually with very many tours.</source>
        <translation>新しい問題は作れません: 盤面と開始マスのどの組み合わせもそのまま問題になり、たいてい非常に多くの巡回があります。</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>%1 手目</translation>
    </message>
    <message>
        <source>The shorter side of the board can have at most %1 squares; here it has %2.</source>
        <translation>盤面の短いほうの辺は %1 マスまでですが、ここでは %2 マスあります。</translation>
    </message>
    <message>
        <source>The knight takes the first jump that leads to a new square, and continues from there. Where there is none, the last jump is taken back and the next one tried. The search does not look ahead: a corner cut off long ago shows only when the path has filled all the rest.</source>
        <translation>ナイトは未訪問のマスへ跳べる最初の手を選び、そこから先へ進みます。跳び先がなければ、最後の 1 手を戻して次の手を試します。先は何も読みません: とうの昔に隅が孤立していても、残りをすべて埋めてからようやくわかります。</translation>
    </message>
    <message>
        <source>counting goes up to boards with one side of at most %1, not %2</source>
        <translation>数えられるのは一辺が %1 マス以下の盤面までで、%2 マスは数えられません</translation>
    </message>
    <message>
        <source>This closed tour was already met in its other direction: only the one that goes first to the earlier of the start&apos;s two neighbours is listed.</source>
        <translation>この閉じた巡回は逆向きですでに現れました: 巡回で開始マスの隣になる 2 マスのうち、前にあるほうへ先に進むものだけを列挙します。</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a square of this board; its squares go from a1 (lower left) to %3 (upper right)</source>
        <translation>%1: 「%2」はこの盤面のマスではありません。マスは a1 (左下) から %3 (右上) までです</translation>
    </message>
    <message>
        <source>a tour has one start; there is an S above or left of this one</source>
        <translation>巡回の開始マスは 1 つだけです。これより上か左に、すでに S があります</translation>
    </message>
    <message>
        <source>expected . (free), # (blocked) or S (start) for each square, not %1</source>
        <translation>%1 ではなく、各マスに . (空き)、# (ふさがれたマス)、S (開始マス) のどれかが必要です</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>盤面の列は %1 列までです</translation>
    </message>
    <message>
        <source>expected nothing after the word closed</source>
        <translation>closed という語のあとには何も書けません</translation>
    </message>
    <message>
        <source>this line has %1 squares, the first one %2; all must be of the same length</source>
        <translation>この行は %1 マス、最初の行は %2 マスです。すべての行を同じ長さにしてください</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>盤面の行は %1 行までです</translation>
    </message>
    <message>
        <source>there is no board here; write lines of . (free), # (blocked) and S (start)</source>
        <translation>盤面がありません。. (空き)、# (ふさがれたマス)、S (開始マス) の行を書いてください</translation>
    </message>
    <message>
        <source>%1 is damaged, or not a checkpoint of a count of knight&apos;s tours; name another file, or remove this one to start over</source>
        <translation>%1 は破損しているか、ナイトツアーの数え上げのチェックポイントではありません。別のファイルを指定するか、最初からやり直すならこのファイルを削除してください</translation>
    </message>
    <message>
        <source>%1 is the checkpoint of another count: %2, not %3</source>
        <translation>%1 は別の数え上げのチェックポイントです: %3 ではなく %2 のものです</translation>
    </message>
    <message>
        <source>the states of the count are damaged</source>
        <translation>数え上げの状態が破損しています</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>%1 に書き込めません: %2</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>%1 を読み込めません: %2</translation>
    </message>
    <message>
        <source>the states of the count in %1</source>
        <translation>%1 にある数え上げの状態</translation>
    </message>
    <message>
        <source>the states of the count are gone from their file</source>
        <translation>数え上げの状態がファイルから失われています</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1、閉じた巡回</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1、%2 から</translation>
    </message>
    <message>
        <source>%1, %2 blocked</source>
        <translation>%1、ふさいだマス %2 個</translation>
    </message>
    <message>
        <source>A knight cannot jump from %1 to %2.</source>
        <translation>%1 から %2 へはナイトで跳べません。</translation>
    </message>
    <message>
        <source>The tour has to start at %1.</source>
        <translation>巡回は %1 から始めることになっています。</translation>
    </message>
    <message>
        <source>Here Warnsdorff&apos;s rule goes no further: no tour was found.</source>
        <translation>ワーンスドルフの規則はここで尽きました: 巡回路は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Of a tour only the first square can be given.</source>
        <translation>巡回で指定できるのは最初のマスだけです。</translation>
    </message>
    <message>
        <source>Squares as X/Y, from 1</source>
        <translation>マスを X/Y で、1 から</translation>
    </message>
    <message>
        <source>a board has at most %1 columns and rows</source>
        <translation>盤面は最大 %1 列 %1 行です</translation>
    </message>
    <message>
        <source>expected the next square of the tour, like b3</source>
        <translation>b3 のように、巡回の次のマスが必要です</translation>
    </message>
    <message>
        <source>expected the next square as X/Y, like 2/3, both from 1</source>
        <translation>2/3 のように、次のマスを X/Y (どちらも 1 から) で書いてください</translation>
    </message>
    <message>
        <source>expected the next square as a pair, like (1 . 2), both from 0</source>
        <translation>(1 . 2) のように、次のマスを対 (どちらも 0 から) で書いてください</translation>
    </message>
    <message>
        <source>the tour is longer than any board</source>
        <translation>巡回がどの盤面よりも長くなっています</translation>
    </message>
    <message>
        <source>expected a list of pairs like ((2 . 1) (0 . 0))</source>
        <translation>((2 . 1) (0 . 0)) のような対のリストが必要です</translation>
    </message>
    <message>
        <source>the list of pairs is not closed: &apos;)&apos; is missing</source>
        <translation>対のリストが閉じていません: &apos;)&apos; がありません</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one tour</source>
        <translation>リストのあとに余分なテキストがあります。1 つのリストが 1 つの巡回です</translation>
    </message>
    <message>
        <source>there is no tour here; write squares in order, like a1 b3</source>
        <translation>ここには巡回がありません。a1 b3 のように、マスを順に書いてください</translation>
    </message>
    <message>
        <source>expected the number of a move, # or ., not &quot;%1&quot;</source>
        <translation>「%1」ではなく、手の番号、#、. のいずれかが必要です</translation>
    </message>
    <message>
        <source>%1 squares are numbered, so there is no move %2</source>
        <translation>番号のあるマスは %1 個なので、%2 手目はありません</translation>
    </message>
    <message>
        <source>there is a second square with the number %1</source>
        <translation>番号 %1 のマスがもう 1 つあります</translation>
    </message>
    <message>
        <source>this square is not on the board of %1 columns and %2 rows</source>
        <translation>このマスは %1 列 %2 行の盤面にありません</translation>
    </message>
    <message>
        <source>expected the next square of the tour, not %1</source>
        <translation>%1 ではなく、巡回の次のマスが必要です</translation>
    </message>
    <message>
        <source>the board has %1 columns and %2 rows, the tour&apos;s %3 and %4</source>
        <translation>盤面は %1 列 %2 行ですが、巡回は %3 列 %4 行です</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, which has %4 as its only exit left: passed by now, it could only be the end of the tour.</source>
        <translation>%1 手目: %2 から %3 へ。%3 の残る出口は %4 だけです: いま通らなければ、巡回の終点にしかなれません。</translation>
    </message>
    <message>
        <source>Moves %1 to %2: each square has one unvisited square a jump away: %3.</source>
        <translation>%1 手目から %2 手目: どのマスからも、まだ訪れていないマスへは 1 通りしか跳べません: %3。</translation>
    </message>
    <message>
        <source>The squares fall into %1 pieces with no jump between them.</source>
        <translation>マスは、互いに跳べない %1 個の部分に分かれます。</translation>
    </message>
    <message>
        <source>Without the squares %1 (%2 of them) the board falls into %3 pieces with no jump between them; a closed tour without these squares would be %2 pieces of path at most.</source>
        <translation>マス %1 (%2 個) を除くと、盤は互いに跳べない %3 個の部分に分かれます。閉じた巡回からこれらのマスを除いても、道は高々 %2 本にしかなりません。</translation>
    </message>
    <message>
        <source>Without the squares %1 (%2 of them) the board falls into %3 pieces with no jump between them; a tour without these squares would be %4 pieces of path at most.</source>
        <translation>マス %1 (%2 個) を除くと、盤は互いに跳べない %3 個の部分に分かれます。巡回からこれらのマスを除いても、道は高々 %4 本にしかなりません。</translation>
    </message>
    <message>
        <source>So there is no tour.</source>
        <translation>したがって巡回はありません。</translation>
    </message>
    <message>
        <source>Look for a square to begin with.</source>
        <translation>始めるマスを探してください。</translation>
    </message>
    <message>
        <source>There is one in row %1.</source>
        <translation>%1 段目に一つあります。</translation>
    </message>
    <message>
        <source>Look at %1, where the knight stands. Possible jumps: %2</source>
        <translation>ナイトのいる %1 を見てください。進める先：%2</translation>
    </message>
    <message>
        <source>One way to continue is Warnsdorff&apos;s: visit the square from which the fewest jumps lead on.</source>
        <translation>一つの進め方は Warnsdorff の規則です：その先の手が最も少ないマスへ跳びます。</translation>
    </message>
    <message>
        <source>It is one of these squares: %1.</source>
        <translation>次のマスのいずれかです：%1。</translation>
    </message>
    <message>
        <source>Technique: only one jump is left.</source>
        <translation>手筋：残る跳び先は一つだけです。</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A workbench for puzzles and the searches that solve them.</source>
        <translation>パズルと、それを解く探索のためのワークベンチ。</translation>
    </message>
    <message>
        <source>A problem, a session, a trace, a lesson or a link to open.</source>
        <translation>開く問題、セッション、トレース、レッスン、またはリンク。</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Back to the beginning.</source>
        <translation>最初に戻ります。</translation>
    </message>
    <message>
        <source>Back to node %1.</source>
        <translation>節点 %1 に戻ります。</translation>
    </message>
    <message>
        <source>A solution: every variable has a value, and every constraint holds.</source>
        <translation>解です。すべての変数に値があり、すべての制約が成り立っています。</translation>
    </message>
    <message>
        <source>The best solution so far.</source>
        <translation>これまでで最良の解です。</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>%1 を試します。</translation>
    </message>
    <message>
        <source>%1: this cannot hold any more, seen at %2.</source>
        <translation>%1: もう成り立ちません。%2 で分かりました。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2。</translation>
    </message>
    <message>
        <source>%1 was tried before: all that it leads to has been searched.</source>
        <translation>%1 は前に試しました。そこから先はすべて探索済みです。</translation>
    </message>
    <message>
        <source>%1: not %2.</source>
        <translation>%1: %2 ではない。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a variable of the model with a value, as in x=1</source>
        <translation>&quot;%1&quot; は x=1 のような、モデルの変数とその値ではありません</translation>
    </message>
    <message>
        <source>%1 has no value here</source>
        <translation>%1 の値がここにありません</translation>
    </message>
    <message>
        <source>this model cannot be searched: %1</source>
        <translation>このモデルは探索できません: %1</translation>
    </message>
    <message>
        <source>the model has %1 variables; %2 are the most</source>
        <translation>モデルの変数は %1 個です。%2 個までです</translation>
    </message>
    <message>
        <source>given</source>
        <translation>与えられた値</translation>
    </message>
    <message>
        <source>the model has %1 bytes; %2 are the most</source>
        <translation>モデルは %1 バイトです。%2 バイトまでです</translation>
    </message>
    <message>
        <source>Killer Sudoku</source>
        <translation>キラー数独</translation>
    </message>
    <message>
        <source>Cages and their sums: how sums and differences together settle cells that neither settles alone.</source>
        <translation>ケージとその和: 和と差を合わせると、片方だけでは決まらないマスが決まります。</translation>
    </message>
    <message>
        <source>Diagonal Sudoku</source>
        <translation>対角線数独</translation>
    </message>
    <message>
        <source>What two more constraints are worth: far fewer givens are enough.</source>
        <translation>制約が二つ増えると何が得られるか。ずっと少ない数字で足ります。</translation>
    </message>
    <message>
        <source>Jigsaw Sudoku</source>
        <translation>ジグソー数独</translation>
    </message>
    <message>
        <source>Only &quot;all different&quot; matters, not how the regions look.</source>
        <translation>大切なのは「すべて異なる」ことだけで、領域の形ではありません。</translation>
    </message>
    <message>
        <source>Kakuro</source>
        <translation>カックロ</translation>
    </message>
    <message>
        <source>A crossword of sums: a sum of few different numbers leaves few sets.</source>
        <translation>和のクロスワード: 少ない個数の異なる数の和には、組み合わせが少ししかありません。</translation>
    </message>
    <message>
        <source>Futoshiki</source>
        <translation>不等式</translation>
    </message>
    <message>
        <source>How inequalities strike from both ends of a domain, and how chains of them add up.</source>
        <translation>不等号が値の範囲を両端から削り、その連鎖が積み重なる様子。</translation>
    </message>
    <message>
        <source>Skyscrapers</source>
        <translation>ビルディングパズル</translation>
    </message>
    <message>
        <source>How a condition on order becomes sums of Booleans.</source>
        <translation>順序についての条件が、真偽値の和になる様子。</translation>
    </message>
    <message>
        <source>Star Battle</source>
        <translation>スターバトル</translation>
    </message>
    <message>
        <source>Counting: most steps follow from how many places are left.</source>
        <translation>数えること: ほとんどの手は、残りの場所の数から決まります。</translation>
    </message>
    <message>
        <source>Binairo</source>
        <translation>バイナリパズル</translation>
    </message>
    <message>
        <source>How small local rules settle most of a board.</source>
        <translation>小さな局所的な規則が、盤面の大半を決める様子。</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>魔方陣</translation>
    </message>
    <message>
        <source>What breaking symmetry saves: of eight images one is left.</source>
        <translation>対称性を破ると何が省けるか: 八つの像のうち一つだけが残ります。</translation>
    </message>
    <message>
        <source>SEND + MORE = MONEY</source>
        <translation>SEND + MORE = MONEY</translation>
    </message>
    <message>
        <source>One equation, propagated to its bounds, already settles M, O and S.</source>
        <translation>一つの等式を上下限に伝えるだけで、M、O、S が決まります。</translation>
    </message>
    <message>
        <source>Zebra puzzle</source>
        <translation>シマウマのパズル</translation>
    </message>
    <message>
        <source>How many small hints fit together without a guess.</source>
        <translation>多くの小さな手がかりが、推測なしに組み合わさる様子。</translation>
    </message>
    <message>
        <source>Map colouring</source>
        <translation>地図の塗り分け</translation>
    </message>
    <message>
        <source>How a guess spreads along borders; an order of colours counts each map only once.</source>
        <translation>推測が境界に沿って広がる様子。色に順序をつけると、どの地図も一度だけ数えられます。</translation>
    </message>
    <message>
        <source>What a node is worth</source>
        <translation>一つの節点の価値</translation>
    </message>
    <message>
        <source>The more each constraint strikes, the fewer nodes are searched, and the more expensive each of them is.</source>
        <translation>各制約が多く消すほど、探索する節点は減り、一つ一つの手間は増えます。</translation>
    </message>
    <message>
        <source>Which variable first</source>
        <translation>どの変数を先に</translation>
    </message>
    <message>
        <source>The same constraints in other orders: where few values are left, and where it has failed before.</source>
        <translation>同じ制約を別の順序で: 残りの値が少ない所、前に失敗した所から。</translation>
    </message>
    <message>
        <source>tried before</source>
        <translation>すでに試した</translation>
    </message>
    <message>
        <source>no better than the best so far</source>
        <translation>これまでの最良より良くない</translation>
    </message>
    <message>
        <source>values of the variable</source>
        <translation>変数の値の範囲</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Any puzzle that you write down in MiniZinc: variables, and the constraints between them.</source>
        <translation>MiniZinc で書き表せるどんなパズルでも: 変数と、それらの間の制約。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Data for the model, such as &quot;n = 8;&quot;</source>
        <translation>&quot;n = 8;&quot; のような、モデルのデータ</translation>
    </message>
    <message>
        <source>MiniZinc model followed by its data</source>
        <translation>MiniZinc のモデルと、その後に続くデータ</translation>
    </message>
    <message>
        <source>Names with their values</source>
        <translation>名前とその値</translation>
    </message>
    <message>
        <source>The board as it is drawn</source>
        <translation>描かれたとおりの盤面</translation>
    </message>
    <message>
        <source>a model is written, not generated.</source>
        <translation>モデルは書くもので、生成されません。</translation>
    </message>
    <message>
        <source>the model has no variable %1, which is given a value at its end</source>
        <translation>末尾で値が与えられている変数 %1 は、モデルにありません</translation>
    </message>
    <message>
        <source>%1 cannot have the value that it is given</source>
        <translation>%1 は与えられた値を取れません</translation>
    </message>
    <message>
        <source>data needs a model; name its file, or a preset</source>
        <translation>データにはモデルが必要です。ファイルかプリセットを指定してください</translation>
    </message>
    <message>
        <source>Model with %1 variables</source>
        <translation>変数 %1 個のモデル</translation>
    </message>
    <message>
        <source>there are %1 values for %2 variables</source>
        <translation>%2 個の変数に対して値が %1 個あります</translation>
    </message>
    <message>
        <source>%1 has no such value</source>
        <translation>%1 にそのような値はありません</translation>
    </message>
    <message>
        <source>%1 is given another value</source>
        <translation>%1 には別の値が与えられています</translation>
    </message>
    <message>
        <source>these values break a constraint of the model</source>
        <translation>これらの値はモデルの制約に反します</translation>
    </message>
    <message>
        <source>Constraint programming: a search with propagation, by the library Gecode.</source>
        <translation>制約プログラミング: 伝播を伴う探索。ライブラリ Gecode による。</translation>
    </message>
    <message>
        <source>As the model says</source>
        <translation>モデルの指示どおり</translation>
    </message>
    <message>
        <source>Follows the model&apos;s own search annotations; without them, variables in the order of the model.</source>
        <translation>モデル自身の探索注釈に従います。なければ、変数をモデルの順に取ります。</translation>
    </message>
    <message>
        <source>The author of a model often knows what to decide first and says so next to &quot;solve&quot;.</source>
        <translation>モデルを書いた人は、何を先に決めるべきかを知っていることが多く、それを &quot;solve&quot; のそばに書きます。</translation>
    </message>
    <message>
        <source>Input order</source>
        <translation>入力順</translation>
    </message>
    <message>
        <source>Takes variables in the order of the model, and the smallest value first.</source>
        <translation>変数をモデルの順に、値は小さいものから取ります。</translation>
    </message>
    <message>
        <source>The simplest order there is, and the one to compare others with.</source>
        <translation>最も単純な順序で、ほかと比べる基準になります。</translation>
    </message>
    <message>
        <source>Smallest domain</source>
        <translation>最小の定義域</translation>
    </message>
    <message>
        <source>Takes the variable with the fewest values left.</source>
        <translation>残りの値が最も少ない変数を取ります。</translation>
    </message>
    <message>
        <source>Where few values are left, a wrong decision fails soonest: &quot;to succeed, try first where you are most likely to fail&quot;.</source>
        <translation>残りの値が少ない所では、誤った決定が最も早く失敗します。「成功するには、まず失敗しそうな所を試せ」。</translation>
    </message>
    <message>
        <source>Most constrained</source>
        <translation>最も制約の多い変数</translation>
    </message>
    <message>
        <source>Takes the variable with the most constraints for each value left.</source>
        <translation>残りの値一つあたりの制約が最も多い変数を取ります。</translation>
    </message>
    <message>
        <source>A decision strikes the most where many constraints meet.</source>
        <translation>多くの制約が集まる所では、一つの決定が最も多くを消します。</translation>
    </message>
    <message>
        <source>Weighted degree</source>
        <translation>重み付き次数</translation>
    </message>
    <message>
        <source>Takes the variable whose constraints have failed most often for each value left.</source>
        <translation>残りの値一つあたり、制約が最も多く失敗した変数を取ります。</translation>
    </message>
    <message>
        <source>Constraints that have failed count for more, so that the search goes to the hard part of the problem and stays there.</source>
        <translation>失敗した制約ほど重く数えるので、探索は問題の難しい部分に向かい、そこにとどまります。</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>ランダムな順序</translation>
    </message>
    <message>
        <source>Takes variables and values at random, by the seed.</source>
        <translation>変数と値を、シードに従ってランダムに取ります。</translation>
    </message>
    <message>
        <source>Shows what an order is worth: here there is none.</source>
        <translation>順序の価値は、順序がない場合と並べて分かります。</translation>
    </message>
    <message>
        <source>Values only</source>
        <translation>値だけ</translation>
    </message>
    <message>
        <source>Input order, and constraints look at variables with one value only.</source>
        <translation>入力順で、制約は値が一つになった変数だけを見ます。</translation>
    </message>
    <message>
        <source>Little work at each node, and many nodes: backtracking as it was before propagation.</source>
        <translation>節点ごとの手間は少なく、節点は多い: 伝播以前のバックトラックです。</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>上下限</translation>
    </message>
    <message>
        <source>Smallest domain, and constraints look at the smallest and largest values left.</source>
        <translation>最小の定義域で、制約は残りの値の最小と最大だけを見ます。</translation>
    </message>
    <message>
        <source>Bounds are cheap to reason about, and often enough for sums.</source>
        <translation>上下限の推論は安上がりで、和にはそれで足りることが多いです。</translation>
    </message>
    <message>
        <source>Whole domains</source>
        <translation>定義域全体</translation>
    </message>
    <message>
        <source>Smallest domain, and constraints strike each value that is in none of their solutions.</source>
        <translation>最小の定義域で、制約はどの解にも含まれない値をすべて消します。</translation>
    </message>
    <message>
        <source>The most that one constraint alone can see: fewer nodes, each of them more expensive.</source>
        <translation>一つの制約だけで分かることのすべて: 節点は減り、一つ一つの手間は増えます。</translation>
    </message>
    <message>
        <source>That a value is the best follows from a search only, not from a few constraints.</source>
        <translation>ある値が最善であることは、少数の制約からではなく探索からしか分かりません。</translation>
    </message>
    <message>
        <source>Fewest reasons</source>
        <translation>最少の理由</translation>
    </message>
    <message>
        <source>Without guessing: the next step is always one that follows from the fewest constraints.</source>
        <translation>推測なし: 次の一手は、つねに最も少ない制約から導けるものです。</translation>
    </message>
    <message>
        <source>A step is easy to see if few constraints are needed for it. So one is looked for that follows from a single constraint; where there is none, from two together, then from more. None of those named can be left out.</source>
        <translation>必要な制約が少ないほど、その一手は分かりやすくなります。そこで、まず 1 つの制約だけから導ける手を探し、なければ 2 つ、さらに多くの制約から導ける手を探します。挙げられた制約はどれも省けません。</translation>
    </message>
    <message>
        <source>Each step asks for every value that is left whether a few constraints rule it out, each time with a small search.</source>
        <translation>各ステップで、残っている値のそれぞれについて、少数の制約で除けるかどうかを毎回小さな探索で調べます。</translation>
    </message>
    <message>
        <source>Minimal unsatisfiable subsets as explanations: Demystify, and stepwise explanations in constraint solving.</source>
        <translation>極小充足不能部分集合による説明: Demystify、および制約解法の段階的説明。</translation>
    </message>
    <message>
        <source>several constraints together</source>
        <translation>複数の制約の組み合わせ</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>%1 ではない</translation>
    </message>
    <message>
        <source>Variable order</source>
        <translation>変数の順序</translation>
    </message>
    <message>
        <source>Which variable is decided next</source>
        <translation>次にどの変数を決めるか</translation>
    </message>
    <message>
        <source>Weighted degree (dom/wdeg)</source>
        <translation>重み付き次数 (dom/wdeg)</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Value order</source>
        <translation>値の順序</translation>
    </message>
    <message>
        <source>Which of its values is tried first</source>
        <translation>どの値を先に試すか</translation>
    </message>
    <message>
        <source>Smallest first</source>
        <translation>小さい順</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>大きい順</translation>
    </message>
    <message>
        <source>Median first</source>
        <translation>中央値から</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>制約伝播</translation>
    </message>
    <message>
        <source>How much each constraint strikes</source>
        <translation>各制約がどこまで候補を消すか</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>再スタート</translation>
    </message>
    <message>
        <source>After how many failures the search begins again</source>
        <translation>何回失敗したら探索をやり直すか</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message>
        <source>Luby sequence</source>
        <translation>Luby 数列</translation>
    </message>
    <message>
        <source>Geometric sequence</source>
        <translation>等比数列</translation>
    </message>
    <message>
        <source>Composed</source>
        <translation>組み合わせ</translation>
    </message>
    <message>
        <source>Put together from an order of variables, an order of values, a strength of propagation and restarts.</source>
        <translation>変数の順序、値の順序、伝播の強さ、再スタートを組み合わせたもの。</translation>
    </message>
    <message>
        <source>Most searches in constraint programming differ in these four choices alone. Random or weighted orders profit from restarts: a bad beginning is given up after so many failures, and what has been learned is kept.</source>
        <translation>制約プログラミングの探索の多くは、この 4 つの選択だけが違います。ランダムな順序や重み付きの順序は再スタートで得をします: 悪い出だしは何回か失敗すると捨てられ、学んだことは残ります。</translation>
    </message>
    <message>
        <source>in the data given: %1</source>
        <translation>指定されたデータ内: %1</translation>
    </message>
    <message>
        <source>values alone do not say which model they belong to; name the model as well</source>
        <translation>値だけではどのモデルのものか分かりません。モデルも指定してください</translation>
    </message>
    <message>
        <source>What the model&apos;s output items print, by MiniZinc</source>
        <translation>モデルの output 項目の出力（MiniZinc による）</translation>
    </message>
    <message>
        <source>this is not a MiniZinc model: it has no variables, and no item says what to solve, as &quot;solve satisfy;&quot; does</source>
        <translation>MiniZinc モデルではありません。変数がなく、&quot;solve satisfy;&quot; のように何を解くかを示す項目もありません</translation>
    </message>
    <message>
        <source>%1. Models are searched by it: reinstall Clew.</source>
        <translation>%1。モデルはこのプログラムで探索されます。Clew を入れ直してください。</translation>
    </message>
    <message>
        <source>The search crashed (%1). Another strategy or propagation may work.</source>
        <translation>探索は障害（%1）で終わりました。別の戦略や伝播なら動くかもしれません。</translation>
    </message>
    <message>
        <source>The search ended unexpectedly.</source>
        <translation>探索は終わる前に途切れました。</translation>
    </message>
    <message>
        <source>This model cannot be searched: %1</source>
        <translation>このモデルは探索できません：%1</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>推測</translation>
    </message>
    <message>
        <source>%1 is searched from %2 to %3 only: give it bounds</source>
        <translation>%1 は %2 から %3 までしか探索されません：範囲を与えてください</translation>
    </message>
    <message>
        <source>Nothing better is left: after %1 nodes everything else has been ruled out.</source>
        <translation>これより良い解はありません。%1 ノードで他のすべてが除外されました。</translation>
    </message>
    <message>
        <source>This is the best of %1 nodes; the search was stopped before its end.</source>
        <translation>%1 ノードの中ではこれが最良です。探索は終わる前に止められました。</translation>
    </message>
    <message>
        <source>a model that minimizes or maximizes has a best solution, not a number of them; to count those that satisfy it, write &quot;solve satisfy&quot;</source>
        <translation>最小化・最大化するモデルにあるのは最良の解で、解の個数ではありません。満たす解を数えるには「solve satisfy」と書いてください</translation>
    </message>
    <message>
        <source>MiniZinc has used these constraints while it translated the model, so no step names them: %1.</source>
        <translation>MiniZinc はモデルの変換時に次の制約を使い切ったため、どの手順にも現れません: %1。</translation>
    </message>
    <message>
        <source>%1 may be %2</source>
        <translation>%1 は %2 のいずれか</translation>
    </message>
    <message>
        <source>There is no solution: a search of %1 nodes found that everything else contradicts the constraints.</source>
        <translation>解はありません。%1 ノードの探索により、残りはすべて制約に矛盾することがわかりました。</translation>
    </message>
    <message>
        <source>Here nothing more follows from a few constraints, and there are several solutions: %1.</source>
        <translation>ここからは少数の制約だけでは何も導けず、解は複数あります: %1。</translation>
    </message>
    <message>
        <source>There is no solution: what is known by now contradicts %1.</source>
        <translation>解はありません。ここまでにわかっていることが次に矛盾します: %1。</translation>
    </message>
    <message>
        <source>There is no solution. %1</source>
        <translation>解はありません。%1</translation>
    </message>
    <message>
        <source>MiniZinc has settled every variable while it translated the model.</source>
        <translation>MiniZinc はモデルの変換中にすべての変数の値を決めました。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the model leaves it no value but %3.</source>
        <translation>%1 を %2 にはできません。モデルが残す値は %3 だけです。</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 を %2 にはできません。</translation>
    </message>
    <message>
        <source>%1 cannot be both %2 and %3.</source>
        <translation>%1 を同時に %2 と %3 にはできません。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: by the model it equals %3, which is %4 here.</source>
        <translation>%1 を %2 にはできません。モデルによれば %3 と等しく、ここでは %3 は %4 です。</translation>
    </message>
    <message>
        <source>the data in JSON give %1 a value that a model cannot have</source>
        <translation>JSON のデータが %1 に、モデルがとれない値を与えています</translation>
    </message>
    <message>
        <source>the data look like JSON but are not valid; write items as in n = 8;</source>
        <translation>データは JSON のように始まっていますが、JSON ではありません。項目は n = 8; のように書きます</translation>
    </message>
    <message>
        <source>%1 is a variable over floats; only integers and Booleans can be searched</source>
        <translation>%1 は浮動小数点数の変数です。探索できるのは整数とブール値だけです</translation>
    </message>
    <message>
        <source>MiniZinc found no solution while it translated the model; it does not say which constraint cannot hold.</source>
        <translation>MiniZinc はモデルの変換中に解がないことを見つけました。どの制約が成り立たないかは示していません。</translation>
    </message>
    <message>
        <source>Data, line %1, column %2: MiniZinc found while it translated the model that this cannot hold: %3</source>
        <translation>データ、%1 行 %2 列: MiniZinc はモデルの変換中に、これが成り立たないことを見つけました: %3</translation>
    </message>
    <message>
        <source>Line %1, column %2: MiniZinc found while it translated the model that this cannot hold: %3</source>
        <translation>%1 行 %2 列: MiniZinc はモデルの変換中に、これが成り立たないことを見つけました: %3</translation>
    </message>
    <message>
        <source>%1 is given two values, but the model says that all of these are equal</source>
        <translation>%1 に二つの値が与えられていますが、モデルによればこれらはすべて等しい値です</translation>
    </message>
    <message>
        <source>in the data given, line %1, column %2: %3</source>
        <translation>指定されたデータの %1 行目 %2 列目: %3</translation>
    </message>
    <message>
        <source>The search was stopped from outside: another program, or the system, has ended the engine.</source>
        <translation>探索は外部から止められました。別のプログラムまたはシステムがエンジンを終了させました。</translation>
    </message>
    <message>
        <source>the constraints</source>
        <translation>制約</translation>
    </message>
    <message>
        <source>There is no solution: a search of one node found that everything else contradicts the constraints.</source>
        <translation>解はありません。1ノードの探索により、ほかのすべてが制約に反することが分かりました。</translation>
    </message>
    <message>
        <source>Nothing better is left: after one node everything else has been ruled out.</source>
        <translation>これより良いものは残っていません。1ノードの後、ほかのすべてが除外されました。</translation>
    </message>
    <message>
        <source>Model with one variable</source>
        <translation>変数が1つのモデル</translation>
    </message>
    <message>
        <source>This is the best of one node; the search was stopped before its end.</source>
        <translation>1 ノードの中ではこれが最良です。探索は終わる前に止められました。</translation>
    </message>
    <message>
        <source>Exponential in the number of variables at worst; what the constraints strike decides how much of it is searched. Memory for one copy of the model at each open node, or for fewer where there is no room for all.</source>
        <translation>最悪の場合は変数の個数の指数時間。どれだけ探索するかは、制約が何を消すかで決まります。メモリは、開いている節点ごとにモデルの写し一つ分。すべてを置く余地がなければ、それより少なくなります。</translation>
    </message>
    <message>
        <source>the value of an expression</source>
        <translation>式の値</translation>
    </message>
    <message>
        <source>this is not the board of the model as it is drawn</source>
        <translation>これは描かれたとおりのモデルの盤面ではありません</translation>
    </message>
    <message>
        <source>The variable %1 has no bounds; give it some for its search to be watched.</source>
        <translation>変数 %1 には範囲がありません。探索を観察するには範囲を指定してください。</translation>
    </message>
    <message>
        <source>The variable %1 has too many values for its search to be watched.</source>
        <translation>変数 %1 の値が多すぎるため、探索を観察できません。</translation>
    </message>
</context>
<context>
    <name>nonogram</name>
    <message>
        <source>The example of P98</source>
        <translation>P98 の例</translation>
    </message>
    <message>
        <source>9 rows, 8 columns, one solution, found by line solving alone.</source>
        <translation>9 行 8 列、解は 1 つ。ライン解法だけで見つかります。</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>Small and quick.</source>
        <translation>小さくてすぐに解けます。</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>ボート</translation>
    </message>
    <message>
        <source>12 columns, 10 rows, one solution.</source>
        <translation>12 列 10 行、解は 1 つ。</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>ネコ</translation>
    </message>
    <message>
        <source>10 columns, 10 rows, one solution.</source>
        <translation>10 列 10 行、解は 1 つ。</translation>
    </message>
    <message>
        <source>A ball of thread</source>
        <translation>糸玉</translation>
    </message>
    <message>
        <source>15 columns, 15 rows: the clew itself.</source>
        <translation>15 列 15 行: clew (糸玉) そのもの。</translation>
    </message>
    <message>
        <source>Six solutions</source>
        <translation>6 つの解</translation>
    </message>
    <message>
        <source>One cell in each row and column of a 3 × 3 grid: clues need not have only one solution.</source>
        <translation>3 × 3 の盤面の各行・各列に 1 マスずつ: ヒントから決まる解は 1 つとはかぎりません。</translation>
    </message>
    <message>
        <source>Nonogram</source>
        <translation>ノノグラム</translation>
    </message>
    <message>
        <source>Fill cells so that the runs of every row and column have the lengths written beside it: a picture appears.</source>
        <translation>各行・各列で連続する塗りマスの長さが、脇に書かれた数と合うようにマスを塗ると、絵が現れます。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Columns and rows of an empty nonogram</source>
        <translation>空のノノグラムの列数と行数</translation>
    </message>
    <message>
        <source>Lists of clues, rows then columns</source>
        <translation>ヒントのリスト (行、列の順)</translation>
    </message>
    <message>
        <source>Picture of X and .</source>
        <translation>X と . による絵</translation>
    </message>
    <message>
        <source>Steve Simpson&apos;s .non</source>
        <translation>Steve Simpson の .non</translation>
    </message>
    <message>
        <source>XML of webpbn.com</source>
        <translation>webpbn.com の XML</translation>
    </message>
    <message>
        <source>Size, then a clue a line</source>
        <translation>サイズのあと、1 行に 1 つのヒント</translation>
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
        <translation>逆の仮定が失敗</translation>
    </message>
    <message>
        <source>placement chosen</source>
        <translation>選んだ配置</translation>
    </message>
    <message>
        <source>impossible clues</source>
        <translation>不可能なヒント</translation>
    </message>
    <message>
        <source>Line solving</source>
        <translation>ライン解法</translation>
    </message>
    <message>
        <source>Settles, line by line, what all placements share; then tries single cells both ways, and only then guesses.</source>
        <translation>1 ラインずつ、すべての配置に共通するマスを確定します。次に 1 マスごとに両方の場合を試し、最後にはどれかを決めて進みます。</translation>
    </message>
    <message>
        <source>Batenburg and Kosters, 2009; Wolter&apos;s pbnsolve, 2007.</source>
        <translation>Batenburg と Kosters、2009 年。Wolter の pbnsolve、2007 年。</translation>
    </message>
    <message>
        <source>Row by row (breadth first)</source>
        <translation>行ごと (幅優先)</translation>
    </message>
    <message>
        <source>Adds every placement of the next row to every grid kept, and keeps those whose columns agree with their clues so far.</source>
        <translation>保持している各盤面に次の行のすべての配置を加え、各列がここまでのヒントに合うものを残します。</translation>
    </message>
    <message>
        <source>The first program of P98.</source>
        <translation>P98 の 1 つ目のプログラム。</translation>
    </message>
    <message>
        <source>Lines by score</source>
        <translation>スコア順のライン</translation>
    </message>
    <message>
        <source>Fills the row or column whose runs have the fewest places, multiplied; crossing lines must stay possible.</source>
        <translation>塗りマスの連続それぞれの置き場所の数を掛け合わせ、積が最小の行または列から埋めます。交わるラインは可能なままでなければなりません。</translation>
    </message>
    <message>
        <source>The second program of P98, with its check made exact.</source>
        <translation>P98 の 2 つ目のプログラム (検査を正確にしたもの)。</translation>
    </message>
    <message>
        <source>Row %1 (%2) needs %3 cells but has %4.</source>
        <translation>行 %1 (%2) には %3 マス必要ですが、%4 マスしかありません。</translation>
    </message>
    <message>
        <source>Column %1 (%2) needs %3 cells but has %4.</source>
        <translation>列 %1 (%2) には %3 マス必要ですが、%4 マスしかありません。</translation>
    </message>
    <message>
        <source>The rows ask for %1 filled cells, the columns for %2: both must be the same.</source>
        <translation>塗るマスは、行のヒントでは %1 個、列のヒントでは %2 個です: 両方が等しくなければなりません。</translation>
    </message>
    <message>
        <source>%1 is neither filled nor empty.</source>
        <translation>%1 は塗りマスでも空白マスでもありません。</translation>
    </message>
    <message>
        <source>Row %1 has runs of %2, but its clue is %3.</source>
        <translation>行 %1 の連続は %2 ですが、ヒントは %3 です。</translation>
    </message>
    <message>
        <source>Column %1 has runs of %2, but its clue is %3.</source>
        <translation>列 %1 の連続は %2 ですが、ヒントは %3 です。</translation>
    </message>
    <message>
        <source>Suppose %1 is filled.</source>
        <translation>%1 を塗ると仮定します。</translation>
    </message>
    <message>
        <source>Suppose %1 is empty.</source>
        <translation>%1 を空白と仮定します。</translation>
    </message>
    <message>
        <source>%1 must be filled: empty, it led to a contradiction.</source>
        <translation>%1 は必ず塗ります: 空白では矛盾しました。</translation>
    </message>
    <message>
        <source>%1 must be empty: filled, it led to a contradiction.</source>
        <translation>%1 は必ず空白です: 塗ると矛盾しました。</translation>
    </message>
    <message>
        <source>%1 is filled in the placement chosen for its line.</source>
        <translation>ラインに選んだ配置では、%1 を塗ります。</translation>
    </message>
    <message>
        <source>%1 is empty in the placement chosen for its line.</source>
        <translation>ラインに選んだ配置では、%1 は空白です。</translation>
    </message>
    <message>
        <source>Row %1 (%2) can no longer be completed.</source>
        <translation>行 %1 (%2) はもう完成できません。</translation>
    </message>
    <message>
        <source>Column %1 (%2) can no longer be completed.</source>
        <translation>列 %1 (%2) はもう完成できません。</translation>
    </message>
    <message>
        <source>Back to what holds without any supposition.</source>
        <translation>仮定なしに成り立つところまで戻ります。</translation>
    </message>
    <message>
        <source>Every row and column meets its clue: a solution.</source>
        <translation>すべての行と列がヒントに合っています: 解です。</translation>
    </message>
    <message>
        <source>Domino logic</source>
        <translation>ドミノロジック</translation>
    </message>
    <message>
        <source>The picture of P98</source>
        <translation>P98 の絵</translation>
    </message>
    <message>
        <source>Rows in order, the most constrained lines first, or no guess at all: what a line says about its cells is enough.</source>
        <translation>行を順に埋めるか、制約の最も強いラインから埋めるか、まったく推測しないか: ラインからマスについてわかることだけで足ります。</translation>
    </message>
    <message>
        <source>A larger picture</source>
        <translation>もっと大きな絵</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>found by learning</source>
        <translation>学習で発見</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>反証</translation>
    </message>
    <message>
        <source>Clause learning</source>
        <translation>節学習</translation>
    </message>
    <message>
        <source>Line solving and probing; the rest goes to a SAT solver that learns from every dead end, and proves that there is no further solution.</source>
        <translation>ライン解法とプロービングを使い、残りは SAT ソルバーに任せます。ソルバーは行き止まりのたびに学習し、ほかに解がないことを証明します。</translation>
    </message>
    <message>
        <source>Marques-Silva and Sakallah&apos;s GRASP, 1996; order encoding: Tamura, 2006; solver: Biere&apos;s CaDiCaL.</source>
        <translation>Marques-Silva と Sakallah の GRASP、1996 年。順序符号化: Tamura、2006 年。ソルバー: Biere の CaDiCaL。</translation>
    </message>
    <message>
        <source>The clauses learned leave %1 filled in every solution still to be found.</source>
        <translation>学習した節によると、まだ見つかっていない解ではすべて %1 が塗りマスです。</translation>
    </message>
    <message>
        <source>The clauses learned leave %1 empty in every solution still to be found.</source>
        <translation>学習した節によると、まだ見つかっていない解ではすべて %1 が空白です。</translation>
    </message>
    <message>
        <source>%1 is filled in the solution found by learning.</source>
        <translation>学習で見つけた解では、%1 を塗ります。</translation>
    </message>
    <message>
        <source>%1 is empty in the solution found by learning.</source>
        <translation>学習で見つけた解では、%1 は空白です。</translation>
    </message>
    <message>
        <source>The clauses learned contradict each other: there is no further solution.</source>
        <translation>学習した節どうしが矛盾しています: ほかに解はありません。</translation>
    </message>
    <message>
        <source>No placement would be left for row %1 (%2).</source>
        <translation>行 %1 (%2) の可能な配置がなくなります。</translation>
    </message>
    <message>
        <source>No placement would be left for column %1 (%2).</source>
        <translation>列 %1 (%2) の可能な配置がなくなります。</translation>
    </message>
    <message>
        <source>What line solving and probing leave open is written as clauses: short lists of statements of which at least one must hold. A SAT solver guesses, and from each dead end learns a new clause that rules out all dead ends of its kind. So it also proves quickly that there is no further solution, where others would have to try everything.</source>
        <translation>ライン解法とプロービングで決まらなかった部分を節で表します。節とは、少なくとも 1 つが成り立つべき条件の短いリストです。SAT ソルバーは推測しながら進み、行き止まりのたびに、同種の行き止まりをすべて除く新しい節を学習します。そのため、ほかの方法ならすべてを試すしかないところでも、ほかに解がないことをすばやく証明します。</translation>
    </message>
    <message>
        <source>Exponential at worst, but where others repeat the same mistake in many places it is paid for once. Memory for all clauses: those of the clues grow with the number of runs and the length of lines, those learned are thrown away from time to time.</source>
        <translation>最悪の場合は指数的ですが、ほかの方法があちこちで繰り返す同じ誤りを、1 度で済ませます。メモリはすべての節の分です: ヒントの節は塗りマスの連続の数とラインの長さとともに増え、学習した節はときどき捨てられます。</translation>
    </message>
    <message>
        <source>Settling a line takes time about proportional to its length times its runs. Most published puzzles need no decision; in general the problem is NP-complete, and decisions can double the work each. Memory for one grid and what was changed in it.</source>
        <translation>ライン 1 つの確定にかかる時間は、長さと塗りマスの連続の数の積にほぼ比例します。市販のパズルのほとんどは決定を必要としません。一般にはこの問題は NP 完全で、決定のたびに手間が 2 倍になることもあります。メモリは盤面 1 つと、そこでの変更の分です。</translation>
    </message>
    <message>
        <source>Every placement of the first row&apos;s runs is a beginning of the grid. To each beginning every placement of the next row is added, and what contradicts a column so far is dropped. The clues of the columns can rule out little before half the grid is laid: until then the beginnings multiply.</source>
        <translation>最初の行の塗りマスの連続の配置それぞれが、盤面の途中形になります。各途中形に次の行のすべての配置を加え、ここまでの列と矛盾するものは捨てます。盤面が半分埋まるまでは、列のヒントで除けるものはわずかです: それまで途中形は増え続けます。</translation>
    </message>
    <message>
        <source>The placements of each row times the grids kept. Both time and memory grow exponentially, and whole layers are kept: it is for small grids.</source>
        <translation>各行の配置の数と、保持している盤面の数の積です。時間もメモリも指数的に増え、層全体を保持します: 小さい盤面向けです。</translation>
    </message>
    <message>
        <source>Lines with little freedom are filled first. The score of a line is the product of the places its runs have; the line with the smallest score is filled in each way that fits. After each, every crossing line must still have a placement, so that many mistakes show at once.</source>
        <translation>自由度の小さいラインから埋めます。ラインのスコアは、塗りマスの連続それぞれの置き場所の数の積です。スコアが最小のラインを、可能な埋め方のそれぞれで埋めます。そのたびに、交わるどのラインにも配置が残っていなければならないので、多くの誤りがすぐにわかります。</translation>
    </message>
    <message>
        <source>Exponential, with a base that depends on how free the lines are. Each node tests the crossing lines, in time about proportional to length times runs. Memory for one grid.</source>
        <translation>指数的で、その底はラインの自由度によります。ノードごとに交わるラインを検査し、その時間は長さと塗りマスの連続の数の積にほぼ比例します。メモリは盤面 1 つ分です。</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>列数と行数</translation>
    </message>
    <message>
        <source>%1 filled</source>
        <translation>%1 塗り</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 空白</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Several cells have to be tried at once.</source>
        <translation>複数のマスを同時に試す必要があります。</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 rows, not %2</source>
        <translation>ノノグラムの行は 1~%1 行で、%2 行にはできません</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 columns, not %2</source>
        <translation>ノノグラムの列は 1~%1 列で、%2 列にはできません</translation>
    </message>
    <message>
        <source>expected the length of a run, not %1</source>
        <translation>%1 ではなく、連続の長さが必要です</translation>
    </message>
    <message>
        <source>a run of %1 cells is too long for any nonogram</source>
        <translation>%1 マスの連続が入るノノグラムはありません</translation>
    </message>
    <message>
        <source>expected a clue like [2,1], not %1</source>
        <translation>%1 ではなく、[2,1] のようなヒントが必要です</translation>
    </message>
    <message>
        <source>the clue is not closed: &apos;%1&apos; is missing</source>
        <translation>ヒントが閉じていません: &apos;%1&apos; がありません</translation>
    </message>
    <message>
        <source>expected the list of the rows&apos; clues, like [[3],[2,1]]</source>
        <translation>[[3],[2,1]] のような行のヒントのリストが必要です</translation>
    </message>
    <message>
        <source>expected the list of the columns&apos; clues, like [[3],[2,1]]</source>
        <translation>[[3],[2,1]] のような列のヒントのリストが必要です</translation>
    </message>
    <message>
        <source>the list of the rows is not closed: &apos;%1&apos; is missing</source>
        <translation>行のリストが閉じていません: &apos;%1&apos; がありません</translation>
    </message>
    <message>
        <source>the list of the columns is not closed: &apos;%1&apos; is missing</source>
        <translation>列のリストが閉じていません: &apos;%1&apos; がありません</translation>
    </message>
    <message>
        <source>expected %1 painted cells in quotes, each X, . or ?: this is number %2</source>
        <translation>マスの状態 (X、.、? のどれか) を引用符で囲んで %1 個書く必要があります: これは %2 個目です</translation>
    </message>
    <message>
        <source>expected %1 painted cells, one for each cell, not %2</source>
        <translation>マスの状態は、マスごとに 1 つずつ、%2 個ではなく %1 個必要です</translation>
    </message>
    <message>
        <source>expected the list of the columns&apos; clues after that of the rows</source>
        <translation>行のヒントのリストのあとには、列のヒントのリストが必要です</translation>
    </message>
    <message>
        <source>there is more text after the two lists; one pair is one nonogram</source>
        <translation>2 つのリストのあとに余分なテキストがあります。1 組のリストが 1 つのノノグラムです</translation>
    </message>
    <message>
        <source>the line &quot;%1 N&quot; is missing</source>
        <translation>&quot;%1 N&quot; の行がありません</translation>
    </message>
    <message>
        <source>numbers are expected only after a line &quot;rows&quot; or &quot;columns&quot;</source>
        <translation>数を書けるのは &quot;rows&quot; または &quot;columns&quot; の行のあとだけです</translation>
    </message>
    <message>
        <source>expected a width from 1 to %1</source>
        <translation>1 から %1 までの幅が必要です</translation>
    </message>
    <message>
        <source>expected a height from 1 to %1</source>
        <translation>1 から %1 までの高さが必要です</translation>
    </message>
    <message>
        <source>the section &quot;%1&quot; has %2 clues, but there must be %3; an empty line&apos;s clue is 0</source>
        <translation>セクション &quot;%1&quot; のヒントは %2 個ですが、%3 個でなければなりません。空のラインのヒントは 0 です</translation>
    </message>
    <message>
        <source>expected width and height, each from 1 to %1</source>
        <translation>幅と高さが必要です。どちらも 1 から %1 までです</translation>
    </message>
    <message>
        <source>expected %1 clues, one a line (%2 rows, then %3 columns), but there are %4; an empty line&apos;s clue is 0</source>
        <translation>ヒントは 1 行に 1 つずつ、%1 個 (行 %2 個、続いて列 %3 個) 必要ですが、%4 個あります。空のラインのヒントは 0 です</translation>
    </message>
    <message>
        <source>expected X or . for each cell, not %1</source>
        <translation>%1 ではなく、各マスに X か . が必要です</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length</source>
        <translation>この行は %1 マス、最初の行は %2 マスです。すべての行を同じ長さにしてください</translation>
    </message>
    <message>
        <source>none of %1 pictures of %2 x %3 was %4</source>
        <translation>%2 x %3 の絵を %1 個作りましたが、難しさが %4 のものはありませんでした</translation>
    </message>
    <message>
        <source>A line is settled as far as all placements of its runs agree; that changes the lines that cross it, which are looked at again. Where this ends, single cells are tried both ways, and where one way fails the other holds. Only when that ends too a cell is decided, the one whose trial settled most.</source>
        <translation>ラインは、塗りマスの連続のすべての配置に共通するところまで確定します。すると交わるラインが変わるので、それらをもう一度調べます。これで進めなくなると、1 マスごとに両方の場合を試し、一方が失敗すればもう一方に決まります。それでも進めなくなってはじめて、試したときに最も多くのことがわかったマスを決めて進みます。</translation>
    </message>
    <message>
        <source>No line settles anything: clause learning shows at once that there is one solution, while searching takes long.</source>
        <translation>どのラインからも何もわかりません: 節学習なら解が 1 つだけとすぐにわかりますが、探索では長くかかります。</translation>
    </message>
    <message>
        <source>The larger the picture, the more a wrong row at the top costs.</source>
        <translation>絵が大きいほど、上のほうの行の誤りは高くつきます。</translation>
    </message>
    <message>
        <source>%1 × %2 nonogram</source>
        <translation>%1 × %2 のノノグラム</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1、%2 × %3</translation>
    </message>
    <message>
        <source>the clues have no solution, so there is nothing to rate</source>
        <translation>ヒントを満たす解がないので、評価するものがありません</translation>
    </message>
    <message>
        <source>the clues have several solutions; only what has a single one can be rated</source>
        <translation>ヒントを満たす解が複数あります。評価できるのは、解が 1 つだけのものです</translation>
    </message>
    <message>
        <source>The grid has %1 cells, but there are %2 values.</source>
        <translation>盤面は %1 マスですが、%2 マスが指定されています。</translation>
    </message>
    <message>
        <source>this is not sound XML: %1</source>
        <translation>正しい XML ではありません: %1</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 rows and columns; here are %2 and %3</source>
        <translation>ノノグラムの行と列は 1~%1 ですが、ここでは %2 と %3 です</translation>
    </message>
    <message>
        <source>this nonogram has runs of colour &quot;%1&quot;; only black runs are supported</source>
        <translation>このノノグラムには色 &quot;%1&quot; の連続がありますが、扱えるのは黒だけです</translation>
    </message>
    <message>
        <source>expected the length of a run, not &quot;%1&quot;</source>
        <translation>「%1」ではなく、連続の長さが必要です</translation>
    </message>
    <message>
        <source>a &lt;count&gt; stands outside of &lt;clues&gt; and &lt;line&gt;</source>
        <translation>&lt;count&gt; が &lt;clues&gt; と &lt;line&gt; の外にあります</translation>
    </message>
    <message>
        <source>%1 is given as filled.</source>
        <translation>%1 は塗りと指定されています。</translation>
    </message>
    <message>
        <source>%1 is given as empty.</source>
        <translation>%1 は空白と指定されています。</translation>
    </message>
    <message>
        <source>No run reaches %1: empty.</source>
        <translation>%1 に届く連続はありません: 空白です。</translation>
    </message>
    <message>
        <source>Every placement of the runs near %1 covers it: filled.</source>
        <translation>%1 付近の連続は、どう置いても %1 を覆います: 塗ります。</translation>
    </message>
    <message>
        <source>The run of %1 lies within %2 to %3, so it covers %4: filled.</source>
        <translation>%1 マスの連続は %2 から %3 までに収まるので、%4 を覆います: 塗ります。</translation>
    </message>
    <message>
        <source>Row %1 (%2). %3</source>
        <translation>行 %1 (%2)。%3</translation>
    </message>
    <message>
        <source>Column %1 (%2). %3</source>
        <translation>列 %1 (%2)。%3</translation>
    </message>
    <message>
        <source>%1 The nonogram has no solution.</source>
        <translation>%1 このノノグラムに解はありません。</translation>
    </message>
    <message>
        <source>Whatever is supposed leads to a contradiction: the nonogram has no solution.</source>
        <translation>何を仮定しても矛盾に至ります: このノノグラムに解はありません。</translation>
    </message>
    <message>
        <source>The nonogram has no solution.</source>
        <translation>このノノグラムに解はありません。</translation>
    </message>
    <message>
        <source>Stopped before all cells were settled.</source>
        <translation>すべてのマスが決まる前に停止しました。</translation>
    </message>
    <message>
        <source>given</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>expected rows of cells between bars, like |_|_|X| 1</source>
        <translation>|_|_|X| 1 のように、縦線ではさんだマスの行が必要です</translation>
    </message>
    <message>
        <source>expected a cell as _, X or . between two bars, not &quot;%1&quot;</source>
        <translation>「%1」ではなく、2 本の縦線の間に _、X、. のいずれかのマスが必要です</translation>
    </message>
    <message>
        <source>all cells of a figure must have the same width</source>
        <translation>図のマスはすべて同じ幅にしてください</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length and begin below each other</source>
        <translation>この行は %1 マス、最初の行は %2 マスです。すべての行を同じ長さにし、左端をそろえてください</translation>
    </message>
    <message>
        <source>this number is below no cell; write a column&apos;s clue below its cells</source>
        <translation>この数の上にマスがありません。列のヒントはその列のマスの下に書いてください</translation>
    </message>
    <message>
        <source>the columns&apos; clues are missing; write them below the cells</source>
        <translation>列のヒントがありません。マスの下に書いてください</translation>
    </message>
    <message>
        <source>a nonogram has at most %1 rows and columns</source>
        <translation>ノノグラムは最大 %1 行 %1 列です</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>%1 列目</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>Figure with clues, as in P98</source>
        <translation>ヒント付きの図 (P98 の形式)</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Tatham のコレクションの 1 行形式</translation>
    </message>
    <message>
        <source>expected the lengths of runs between dots, like 2.1</source>
        <translation>2.1 のように、連続の長さを点で区切って書いてください</translation>
    </message>
    <message>
        <source>expected width and height before a colon, like 10x10:, each from 1 to %1</source>
        <translation>10x10: のように、コロンの前に幅と高さ (それぞれ 1~%1) が必要です</translation>
    </message>
    <message>
        <source>expected %1 clues between slashes, those of %2 columns and then of %3 rows; this is number %4</source>
        <translation>スラッシュで区切った %1 個のヒント (%2 列、続いて %3 行) が必要です。これは %4 番目です</translation>
    </message>
    <message>
        <source>prefilled cells are not supported</source>
        <translation>はじめから塗られたマスがあり、これは読み込めません</translation>
    </message>
    <message>
        <source>there is more text after the last clue</source>
        <translation>最後のヒントのあとに余分なテキストがあります</translation>
    </message>
    <message>
        <source>All runs are filled; the rest is empty: %1.</source>
        <translation>連続はすべて塗られました。残りは空白です: %1。</translation>
    </message>
    <message>
        <source>Beside filled cells whose run cannot continue: %1 empty.</source>
        <translation>それ以上伸びない連続の隣です: %1 は空白。</translation>
    </message>
    <message>
        <source>Too short a gap for any run: %1 empty.</source>
        <translation>どの連続も入らない短いすき間です: %1 は空白。</translation>
    </message>
    <message>
        <source>%1 within %2 to %3: %4</source>
        <translation>%1 マスは %2 から %3 まで: %4</translation>
    </message>
    <message>
        <source>These runs cover cells wherever they lie (%1): filled.</source>
        <translation>次の連続は、どこに置いても覆うマスがあります (%1): 塗ります。</translation>
    </message>
    <message>
        <source>version 1 of the generator cannot make one that is %1</source>
        <translation>生成器のバージョン 1 では「%1」のものは作れません</translation>
    </message>
    <message>
        <source>a nonogram has no clues in its cells, and the picture is the solution.</source>
        <translation>ノノグラムのマスにはヒントがなく、絵が解になります。</translation>
    </message>
    <message>
        <source>Overlap: what a run&apos;s first and last place have in common.</source>
        <translation>重なり: 連続の最初の位置と最後の位置に共通するマス。</translation>
    </message>
    <message>
        <source>Each line can be looked at alone, with all its placements.</source>
        <translation>ラインを 1 本ずつ、そのすべての配置とともに調べれば足ります。</translation>
    </message>
    <message>
        <source>Single cells have to be tried, and led to a contradiction.</source>
        <translation>1 マスずつ試して、矛盾に導く必要があります。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>最難</translation>
    </message>
    <message>
        <source>The clues have several solutions; these steps lead to one of them.</source>
        <translation>ヒントを満たす解が複数あります。以下のステップはその 1 つに至ります。</translation>
    </message>
    <message>
        <source>(With it filled there is a solution, too.)</source>
        <translation>(塗った場合にも解があります。)</translation>
    </message>
    <message>
        <source>(With it empty there is a solution, too.)</source>
        <translation>(空白の場合にも解があります。)</translation>
    </message>
    <message>
        <source>(With it filled a search finds no solution. Nodes searched: %1.)</source>
        <translation>(塗った場合、探索しても解は見つかりません。探索したノード: %1。)</translation>
    </message>
    <message>
        <source>(With it empty a search finds no solution. Nodes searched: %1.)</source>
        <translation>(空白の場合、探索しても解は見つかりません。探索したノード: %1。)</translation>
    </message>
    <message>
        <source>this picture has %1 columns and %2 rows, the problem %3 and %4</source>
        <translation>この絵は %1 列 %2 行ですが、問題は %3 列 %4 行です</translation>
    </message>
    <message>
        <source>Its nodes are the trials of single cells before it learns, and the solutions that it then finds: the guesses of the clause learner are not seen. Its backtracks are the trials that failed and the clauses learned.</source>
        <translation>ノードは、学習の前に一つずつ試したマスと、その後に見つけた解です: 節学習ソルバーの推測は見えません。バックトラックは失敗した試行と学習した節の数です。</translation>
    </message>
    <message>
        <source>row %1 (%2) fills %3</source>
        <translation>行 %1 (%2) は %3 を塗り</translation>
    </message>
    <message>
        <source>column %1 (%2) fills %3</source>
        <translation>列 %1 (%2) は %3 を塗り</translation>
    </message>
    <message>
        <source>row %1 (%2) leaves %3 empty</source>
        <translation>行 %1 (%2) は %3 を空白にし</translation>
    </message>
    <message>
        <source>column %1 (%2) leaves %3 empty</source>
        <translation>列 %1 (%2) は %3 を空白にし</translation>
    </message>
    <message>
        <source>row %1 (%2) fills %3 and leaves %4 empty</source>
        <translation>行 %1 (%2) は %3 を塗って %4 を空白にし</translation>
    </message>
    <message>
        <source>column %1 (%2) fills %3 and leaves %4 empty</source>
        <translation>列 %1 (%2) は %3 を塗って %4 を空白にし</translation>
    </message>
    <message>
        <source>row %1 (%2) can no longer be completed</source>
        <translation>行 %1 (%2) はもう完成できません</translation>
    </message>
    <message>
        <source>column %1 (%2) can no longer be completed</source>
        <translation>列 %1 (%2) はもう完成できません</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1、そして%2</translation>
    </message>
    <message>
        <source>%1 must be filled: otherwise %2.</source>
        <translation>%1 は必ず塗ります: そうでないと、%2。</translation>
    </message>
    <message>
        <source>%1 must be empty: otherwise %2.</source>
        <translation>%1 は必ず空白です: そうでないと、%2。</translation>
    </message>
    <message>
        <source>there is more text after the clues of %1 rows and %2 columns; the first line says how many columns and rows there are</source>
        <translation>行 %1 本と列 %2 本のヒントのあとに余分なテキストがあります。列と行の数は最初の行に書きます</translation>
    </message>
    <message>
        <source>expected nonogram/COLUMNS/ROWS/…, or a puzz.link address with that in it</source>
        <translation>nonogram/COLUMNS/ROWS/… か、それを含む puzz.link のアドレスが必要です</translation>
    </message>
    <message>
        <source>expected COLUMNS/ROWS/ after nonogram/</source>
        <translation>nonogram/ のあとには COLUMNS/ROWS/ が必要です</translation>
    </message>
    <message>
        <source>Then %1 can be neither. %2 %3</source>
        <translation>すると %1 はどちらにもなれません。%2 %3</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>line solving, what all ways to place the runs of the line have in common</source>
        <translation>ライン解法（列の連続の置き方すべてに共通すること）</translation>
    </message>
    <message>
        <source>row %1 (%2)</source>
        <translation>行 %1 (%2)</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>列 %1 (%2)</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>重なり</translation>
    </message>
    <message>
        <source>every placement</source>
        <translation>すべての置き方</translation>
    </message>
    <message>
        <source>all runs filled</source>
        <translation>連続はすべて塗り済み</translation>
    </message>
    <message>
        <source>end of a run</source>
        <translation>連続の端</translation>
    </message>
    <message>
        <source>gap too short</source>
        <translation>短すぎるすき間</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>届かない</translation>
    </message>
</context>
<context>
    <name>puzzlink</name>
    <message>
        <source>expected a clue as a hexadecimal digit</source>
        <translation>ヒントは 16 進数の数字でなければなりません</translation>
    </message>
    <message>
        <source>the clues end after %1 of %2 cells</source>
        <translation>ヒントが全 %2 マスのうち %1 マスで終わっています</translation>
    </message>
    <message>
        <source>the clues are for %1 cells, the board has %2</source>
        <translation>ヒントは %1 マス分ありますが、盤面は %2 マスです</translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message>
        <source>all solutions, rotations and reflections counted separately</source>
        <translation>すべての解 (回転・鏡映は別々に数える)</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>Place N queens on an N × N board so that none attacks another.</source>
        <translation>N × N の盤面に、互いに取り合わないように N 個のクイーンを置きます。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Number of queens, columns and rows</source>
        <translation>クイーン、列、行の数</translation>
    </message>
    <message>
        <source>Eight queens (P90)</source>
        <translation>8 クイーン (P90)</translation>
    </message>
    <message>
        <source>The classical problem: 92 solutions, 12 up to symmetry.</source>
        <translation>古典的な問題: 解は 92 個、対称なものを同一視すると 12 個。</translation>
    </message>
    <message>
        <source>Four queens</source>
        <translation>4 クイーン</translation>
    </message>
    <message>
        <source>The smallest board with a solution, and small enough to watch.</source>
        <translation>解のある最小の盤面。小さいので観察しやすい。</translation>
    </message>
    <message>
        <source>Six queens</source>
        <translation>6 クイーン</translation>
    </message>
    <message>
        <source>Four solutions, and they are hard to find by hand.</source>
        <translation>解は 4 個。手で見つけるのは難しい。</translation>
    </message>
    <message>
        <source>Figure 2.8 begun</source>
        <translation>図 2.8 の途中から</translation>
    </message>
    <message>
        <source>Eight queens with the first two columns of SICP&apos;s figure given.</source>
        <translation>SICP の図の最初の 2 列を与えた 8 クイーン。</translation>
    </message>
    <message>
        <source>Twelve queens</source>
        <translation>12 クイーン</translation>
    </message>
    <message>
        <source>14,200 solutions.</source>
        <translation>解は 14,200 個。</translation>
    </message>
    <message>
        <source>Thirty-two queens</source>
        <translation>32 クイーン</translation>
    </message>
    <message>
        <source>One solution is easy for local search; nobody has counted them all.</source>
        <translation>局所探索なら 1 つの解は簡単。すべてを数えた人はまだいない。</translation>
    </message>
    <message>
        <source>Board of . and Q</source>
        <translation>. と Q による盤面</translation>
    </message>
    <message>
        <source>List of rows, from 1</source>
        <translation>行のリスト (1 から)</translation>
    </message>
    <message>
        <source>List of rows, from 0</source>
        <translation>行のリスト (0 から)</translation>
    </message>
    <message>
        <source>Squares as column/row</source>
        <translation>マスを列/行で表記</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>利き筋にある</translation>
    </message>
    <message>
        <source>row without a place</source>
        <translation>置き場所のない行</translation>
    </message>
    <message>
        <source>column without a place</source>
        <translation>置き場所のない列</translation>
    </message>
    <message>
        <source>given</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>first position</source>
        <translation>初期配置</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>交換</translation>
    </message>
    <message>
        <source>Column %1 has no queen.</source>
        <translation>列 %1 にクイーンがありません。</translation>
    </message>
    <message>
        <source>The queen given at %1 is not in its place.</source>
        <translation>%1 に固定されたクイーンがその位置にありません。</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a column.</source>
        <translation>%1 と %2 のクイーンが同じ列にあります。</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a row.</source>
        <translation>%1 と %2 のクイーンが同じ行にあります。</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a diagonal.</source>
        <translation>%1 と %2 のクイーンが同じ対角線上にあります。</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Column by column, each row in turn; compared at once with the queens to the left, and back when no row is left.</source>
        <translation>列ごとに各行を順に試し、すぐに左側のクイーンと照合して、行がなくなれば戻ります。</translation>
    </message>
    <message>
        <source>The program of the Clojure page; Golomb and Baumert, 1965.</source>
        <translation>Clojure のページのプログラム。Golomb と Baumert、1965 年。</translation>
    </message>
    <message>
        <source>Generate and test</source>
        <translation>生成と検査</translation>
    </message>
    <message>
        <source>The first program of P90: 13 seconds.</source>
        <translation>P90 の 1 つ目のプログラム: 13 秒。</translation>
    </message>
    <message>
        <source>Column by column (breadth first)</source>
        <translation>列ごと (幅優先)</translation>
    </message>
    <message>
        <source>All safe boards of k columns are made before any of k + 1; each is extended by one queen and kept if that one is safe.</source>
        <translation>k 列の安全な盤面をすべて作ってから k + 1 列に進みます。各盤面にクイーンを 1 個加え、それが安全なら残します。</translation>
    </message>
    <message>
        <source>The second program of P90: 6 milliseconds; SICP exercise 2.42.</source>
        <translation>P90 の 2 つ目のプログラム: 6 ミリ秒。SICP の問題 2.42。</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>ダンシングリンクス</translation>
    </message>
    <message>
        <source>Exact cover: always settles the row or column with the fewest squares left.</source>
        <translation>厳密被覆: つねに残りのマスが最も少ない行または列から決めます。</translation>
    </message>
    <message>
        <source>Knuth, The Art of Computer Programming 7.2.2.1.</source>
        <translation>Knuth、The Art of Computer Programming 7.2.2.1。</translation>
    </message>
    <message>
        <source>Bit masks</source>
        <translation>ビットマスク</translation>
    </message>
    <message>
        <source>Richards, 1997.</source>
        <translation>Richards、1997 年。</translation>
    </message>
    <message>
        <source>Least conflicts (local search)</source>
        <translation>最少衝突 (局所探索)</translation>
    </message>
    <message>
        <source>Sosič and Gu, 1994.</source>
        <translation>Sosič と Gu、1994 年。</translation>
    </message>
    <message>
        <source>Try a queen at %1.</source>
        <translation>%1 にクイーンを置いてみます。</translation>
    </message>
    <message>
        <source>The queen at %1 is given.</source>
        <translation>%1 のクイーンは固定です。</translation>
    </message>
    <message>
        <source>In exchange the queen of column %1 moves to row %2: together the two are attacked less.</source>
        <translation>入れ替わりに列 %1 のクイーンが行 %2 に移ります。これで 2 個合わせて取り合いが減ります。</translation>
    </message>
    <message>
        <source>Local search starts with a queen at %1.</source>
        <translation>局所探索は %1 のクイーンから始まります。</translation>
    </message>
    <message>
        <source>Every row of column %1 is attacked: no queen can stand there.</source>
        <translation>列 %1 はどの行も利き筋にあり、クイーンを置けません。</translation>
    </message>
    <message>
        <source>Every square of row %1 is attacked: it cannot get a queen.</source>
        <translation>行 %1 はどのマスも利き筋にあり、クイーンを置けません。</translation>
    </message>
    <message>
        <source>No queen can stand at %1: the one at %2 attacks it.</source>
        <translation>%1 にはクイーンを置けません: %2 のクイーンの利き筋です。</translation>
    </message>
    <message>
        <source>The queen at %1 is attacked by the one at %2.</source>
        <translation>%1 のクイーンは %2 のクイーンに取られます。</translation>
    </message>
    <message>
        <source>The given queens attack each other.</source>
        <translation>固定されたクイーンどうしが取り合っています。</translation>
    </message>
    <message>
        <source>Back to the board as it was given.</source>
        <translation>与えられた盤面に戻ります。</translation>
    </message>
    <message>
        <source>No queen attacks another: a solution.</source>
        <translation>どのクイーンも取り合っていません: 解です。</translation>
    </message>
    <message>
        <source>13 seconds and 6 milliseconds</source>
        <translation>13 秒と 6 ミリ秒</translation>
    </message>
    <message>
        <source>Depth or breadth</source>
        <translation>深さ優先か幅優先か</translation>
    </message>
    <message>
        <source>All 14,200 on twelve</source>
        <translation>12 クイーンの全 14,200 個</translation>
    </message>
    <message>
        <source>Fewer nodes or cheaper ones: choosing the tightest line opens the fewest nodes, bit masks open each the fastest.</source>
        <translation>ノードを減らすか、ノードを安くするか: 最も余裕のないラインから選べば開くノードが最も少なく、ビットマスクなら 1 ノードあたりが最も速くなります。</translation>
    </message>
    <message>
        <source>One solution for thirty-two</source>
        <translation>32 クイーンの解 1 つ</translation>
    </message>
    <message>
        <source>Where one solution is enough, repairing a wrong board beats building a right one.</source>
        <translation>解が 1 つでよければ、正しい盤面を組み立てるより、誤った盤面を直すほうが速くなります。</translation>
    </message>
    <message>
        <source>explicit rule</source>
        <translation>明示的な規則</translation>
    </message>
    <message>
        <source>Explicit rule (no search)</source>
        <translation>明示的な規則 (探索なし)</translation>
    </message>
    <message>
        <source>Pauls, 1874; Hoffman, Loessi and Moore, 1969.</source>
        <translation>Pauls、1874 年。Hoffman、Loessi、Moore、1969 年。</translation>
    </message>
    <message>
        <source>The queen of this column is given at %1.</source>
        <translation>この列のクイーンは %1 に固定されています。</translation>
    </message>
    <message>
        <source>A queen at %1 is attacked by the one at %2.</source>
        <translation>%1 のクイーンは %2 のクイーンに取られます。</translation>
    </message>
    <message>
        <source>A queen goes into the next column, into each row in turn, and is compared at once with the queens to its left. As soon as two attack each other, all boards that begin in this way are given up together. When no row is left, the search goes back one column and moves the queen there on.</source>
        <translation>次の列にクイーンを置き、各行を順に試しながら、すぐに左側のクイーンと照合します。2 個が取り合うとわかったら、その並びで始まる盤面をすべてまとめて打ち切ります。行がなくなれば 1 列戻り、そこのクイーンを先へ動かします。</translation>
    </message>
    <message>
        <source>N to the power of N full boards: 16,777,216 for eight queens, whatever is on them. Memory for one board.</source>
        <translation>埋まった盤面は N の N 乗個です: 8 クイーンなら、何が置かれていようと 16,777,216 個。メモリは盤面 1 つ分です。</translation>
    </message>
    <message>
        <source>All safe boards of one column are made, then from each of these all safe boards of two columns, and so on. These are the same boards as in backtracking, only visited layer by layer. So the first solution comes when nearly all the work is done.</source>
        <translation>1 列の安全な盤面をすべて作り、そのそれぞれから 2 列の安全な盤面をすべて作る、というように続けます。バックトラックと同じ盤面を、層ごとに調べるだけです。そのため最初の解が出るのは、ほとんどの作業が済んでからです。</translation>
    </message>
    <message>
        <source>Time as for backtracking, for all solutions. Memory for a whole layer of boards at once, which grows exponentially with N and is largest somewhat beyond the middle.</source>
        <translation>時間は、バックトラックですべての解を求めるときと同じです。メモリは盤面の層全体の分で、N に対して指数的に増え、中ほどを少し過ぎた層で最大になります。</translation>
    </message>
    <message>
        <source>Queens are an exact cover: each row and each column gets exactly one queen, each diagonal at most one. The search always settles the row or column that has the fewest free squares, so dead ends come early. Squares are kept in linked lists, where one can be taken out and put back again by a few assignments: hence the name.</source>
        <translation>クイーンは厳密被覆の問題です: 各行と各列にはちょうど 1 個、各対角線には多くても 1 個のクイーンが入ります。つねに空いているマスが最も少ない行または列から決めるので、行き止まりが早く現れます。マスは連結リストに入れてあり、数回の代入で外したり戻したりできます: 名前はこれに由来します。</translation>
    </message>
    <message>
        <source>Fewer nodes than column by column, but still exponentially many, and each costs more: every square that the queen attacks is unlinked. Memory for the links of N² squares, allocated once.</source>
        <translation>列ごとに進むよりノードは少ないものの、やはり指数的な数で、1 つあたりの手間は増えます: クイーンの利き筋にあるマスをすべてリストから外すためです。メモリは N² 個のマスのリンクの分で、1 度だけ確保します。</translation>
    </message>
    <message>
        <source>The rows and diagonals that are attacked are kept as the bits of three words; from one column to the next the diagonals are shifted by one place. One operation then gives all free rows of a column, so that attacked squares are never looked at. It is plain backtracking with very little work a node.</source>
        <translation>利き筋にある行と対角線を、3 つのワードのビットで表します。次の列へ進むと、対角線を 1 桁ずらします。すると 1 回の演算で列の空いている行がすべて得られるので、利き筋にあるマスは一度も調べません。1 ノードあたりの手間がごく小さい、ふつうのバックトラックです。</translation>
    </message>
    <message>
        <source>In practice little more than proportional to N: a million queens take about a second. Memory for N rows and the queens on each diagonal. Nothing is guaranteed.</source>
        <translation>実際には N にほぼ比例する程度です: 100 万個のクイーンで約 1 秒。メモリは N 個の行と、各対角線上のクイーンの数の分です。保証は何もありません。</translation>
    </message>
    <message>
        <source>For every board of four squares a side or more, one solution can simply be written down. The queens stand in two staircases of knight&apos;s moves; for some N these are shifted so that no two queens share a diagonal. Search is needed for all solutions, or where queens are given, but not for one solution.</source>
        <translation>一辺が 4 マス以上のどの盤面でも、解を 1 つ書き下すことができます。クイーンはナイトの動きで 2 つの階段状に並び、N によっては、どの 2 個も同じ対角線上に来ないようにずらします。探索が必要なのは、すべての解を求めるときや固定のクイーンがあるときで、解 1 つのためには必要ありません。</translation>
    </message>
    <message>
        <source>N steps, and memory for N rows. Nothing is tried.</source>
        <translation>N ステップと、N 個の行の分のメモリ。試すことは何もありません。</translation>
    </message>
    <message>
        <source>Number of queens, up to 32</source>
        <translation>クイーンの数 (32 まで)</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>列 %1、行 %2</translation>
    </message>
    <message>
        <source>Backtracking with rows and diagonals as bits: only free squares are ever tried. Up to 64 queens.</source>
        <translation>行と対角線をビットで表すバックトラック。空いているマスだけを試します。クイーンは 64 個まで。</translation>
    </message>
    <message>
        <source>Exponential like backtracking, but only safe queens are put down, each in a few machine instructions. Memory for three words a column; up to 64 queens.</source>
        <translation>バックトラックと同じく指数的ですが、安全なクイーンだけを、それぞれ数個の機械語命令で置きます。メモリは列ごとに 3 ワード。クイーンは 64 個まで。</translation>
    </message>
    <message>
        <source>Rows are kept as the bits of one word, which has %1; this board has %2 rows.</source>
        <translation>行を 1 つのワードのビットで表しますが、ワードは %1 ビットで、この盤面には %2 行あります。</translation>
    </message>
    <message>
        <source>A board of %1 × %1 has more links than can be numbered in 32 bits.</source>
        <translation>%1 × %1 の盤面では、リンクの数が 32 ビットで番号を付けられる範囲を超えます。</translation>
    </message>
    <message>
        <source>Time grows exponentially with N: all 92 solutions for eight queens take 15,720 placements of a queen. Memory for one board, a number a column.</source>
        <translation>時間は N に対して指数的に増えます: 8 クイーンの 92 個の解をすべて求めるには、クイーンを 15,720 回置きます。メモリは盤面 1 つ分で、列ごとに数が 1 つです。</translation>
    </message>
    <message>
        <source>counting goes up to %1 queens</source>
        <translation>数えられるのは %1 クイーンまでです</translation>
    </message>
    <message>
        <source>The rule places a queen at %1.</source>
        <translation>%1 のクイーンは規則によって置かれます。</translation>
    </message>
    <message>
        <source>Writes down one placement by rule, for any board of four or more: a single solution needs no search.</source>
        <translation>4 以上のどの盤面でも、規則に従って配置を 1 つ書き下します。解 1 つのために探索する必要は誰にもない、というのが教訓です。</translation>
    </message>
    <message>
        <source>expected the row of a queen, or _ for none, not %1</source>
        <translation>%1 ではなく、クイーンの行か、クイーンなしを表す _ が必要です</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>盤面の列は %1 列までです</translation>
    </message>
    <message>
        <source>the list is not closed: %1 is missing</source>
        <translation>リストが閉じていません: %1 がありません</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one board</source>
        <translation>リストのあとに余分なテキストがあります。1 つのリストが 1 つの盤面です</translation>
    </message>
    <message>
        <source>the list is empty; write one row for each column, like (4 2 7 3 6 8 5 1)</source>
        <translation>リストが空です。(4 2 7 3 6 8 5 1) のように、列ごとに行を 1 つ書いてください</translation>
    </message>
    <message>
        <source>row %1 is not on a board of %2 columns; rows go from %3 to %4</source>
        <translation>行 %1 は %2 列の盤面にありません。行は %3 から %4 までです</translation>
    </message>
    <message>
        <source>expected Q or . for each square, not %1</source>
        <translation>%1 ではなく、各マスに Q か . が必要です</translation>
    </message>
    <message>
        <source>this line has %1 squares, the first one %2; all must be of the same length</source>
        <translation>この行は %1 マス、最初の行は %2 マスです。すべての行を同じ長さにしてください</translation>
    </message>
    <message>
        <source>a board is square: %1 lines of %2 squares are not</source>
        <translation>盤面は正方形です: %2 マスの行が %1 行では正方形になりません</translation>
    </message>
    <message>
        <source>expected a square as column/row, like 3/5, both counted from 1</source>
        <translation>3/5 のように、列/行の形でマスを書く必要があります。どちらも 1 から数えます</translation>
    </message>
    <message>
        <source>a board has at most %1 columns and rows</source>
        <translation>盤面の列と行は、それぞれ %1 までです</translation>
    </message>
    <message>
        <source>Chooses rows for all columns before comparing any two queens, and builds every smaller board again each time: the slow one.</source>
        <translation>クイーンどうしを比べる前に全列の行を決め、小さい盤面も毎回すべて作り直します。遅い方法です。</translation>
    </message>
    <message>
        <source>All queens are put down first, and only the full board is tested. Two queens in the first columns that attack each other are put there again for every way to place the others: that is what makes it slow. It is here to show what testing early is worth.</source>
        <translation>まずすべてのクイーンを置き、埋まった盤面だけを検査します。最初の列の 2 個が取り合っていても、残りの置き方それぞれについて同じ場所に置き直します: これが遅い理由です。早く検査することの価値を示すために、ここに置いてあります。</translation>
    </message>
    <message>
        <source>%1 queens cannot be placed so that none attacks another</source>
        <translation>%1 個のクイーンを、互いに取り合わないように置くことはできません</translation>
    </message>
    <message>
        <source>All queens are on the board from the start; two swap rows whenever that leaves fewer attacks. One solution, even for a million.</source>
        <translation>最初から全クイーンを並べ、取り合いが減るなら 2 個の行を交換します。100 万個でも解を 1 つ求められます。</translation>
    </message>
    <message>
        <source>All queens are on the board from the start, one in each row and each column, so that only diagonals can clash. Two queens swap rows whenever that lowers the number of attacks on them. Nothing is searched systematically: one solution is found quickly, but not all of them, and it cannot prove that there is none.</source>
        <translation>最初から全クイーンを各行・各列に 1 個ずつ並べるので、衝突するのは対角線上だけです。取り合いが減るなら、2 個のクイーンの行を交換します。系統的に探索するわけではありません: 解 1 つはすぐに見つかりますが、すべては見つからず、解がないことも証明できません。</translation>
    </message>
    <message>
        <source>The two programs of P90 and the usual one: comparing only complete choices builds millions of boards for nothing.</source>
        <translation>P90 の 2 つのプログラムと通常のもの: 全列の行を決めてからでないと比べない方法は、何百万もの盤面を無駄に作ります。</translation>
    </message>
    <message>
        <source>The same nodes in another order: depth first soon finds one solution; breadth first makes nearly all boards before it has any.</source>
        <translation>同じノードを別の順で調べます: 解を 1 つ求めるなら、深さ優先ではすぐに見つかり、幅優先ではその前にほとんどすべての盤面を作ります。</translation>
    </message>
    <message>
        <source>Diagrams, eight side by side</source>
        <translation>図 (横に 8 個ずつ)</translation>
    </message>
    <message>
        <source>%1 queens</source>
        <translation>%1 クイーン</translation>
    </message>
    <message>
        <source>%1 queens, %2 given</source>
        <translation>%1 クイーン、固定 %2 個</translation>
    </message>
    <message>
        <source>The board has %1 columns, but %2 rows are listed.</source>
        <translation>盤面は %1 列ですが、%2 個の行が指定されています。</translation>
    </message>
    <message>
        <source>expected o for a queen or nothing, not %1</source>
        <translation>%1 ではなく、クイーンの o か空白が必要です</translation>
    </message>
    <message>
        <source>expected the next row of the figure, like |   | o |</source>
        <translation>|   | o | のような、図の次の行が必要です</translation>
    </message>
    <message>
        <source>there are more rows than columns; a board is square</source>
        <translation>列より行が多くなっています。盤面は正方形です</translation>
    </message>
    <message>
        <source>Figure with lines, as in SICP</source>
        <translation>罫線付きの図 (SICP の形式)</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>Queens are given at %1.</source>
        <translation>%1 のクイーンが与えられています。</translation>
    </message>
    <message>
        <source>No square is left in %1.</source>
        <translation>%1 にはマスが残っていません。</translation>
    </message>
    <message>
        <source>The only square left in %1 is %2: a queen.</source>
        <translation>%1 に残るマスは %2 だけです: クイーンを置きます。</translation>
    </message>
    <message>
        <source>No queen can stand at %1: it would attack every square left in %2.</source>
        <translation>%1 にはクイーンを置けません: %2 に残るマスがすべて利き筋になります。</translation>
    </message>
    <message>
        <source>Nothing is forced: %1 has %2 squares left, and a queen is tried at %3.</source>
        <translation>確定するマスはありません: %1 には %2 マス残り、%3 にクイーンを置いてみます。</translation>
    </message>
    <message>
        <source>At %1 a search finds no solution. Nodes searched: %2.</source>
        <translation>%1 では、探索しても解が見つかりません。探索したノード数: %2。</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>解はありません。</translation>
    </message>
    <message>
        <source>%1 There is no solution.</source>
        <translation>%1 解はありません。</translation>
    </message>
    <message>
        <source>Wherever a queen is tried, no square is left in some line in the end: there is no solution. Nodes searched: %1</source>
        <translation>どこにクイーンを置いてみても、いずれかの行か列にマスが残らなくなります: 解はありません。探索したノード数: %1</translation>
    </message>
    <message>
        <source>Its nodes are attempts, each with all queens on the board; its backtracks are the attempts given up.</source>
        <translation>ノードは試行で、どれも全クイーンを盤に置いたものです。バックトラックはあきらめた試行です。</translation>
    </message>
    <message>
        <source>the queens left out decide which queens are given.</source>
        <translation>どのクイーンを固定するかは、取り除くクイーンで決まります。</translation>
    </message>
    <message>
        <source>expected the size of the board, such as 8x8, up to %1</source>
        <translation>盤面の大きさ (8x8 など、最大 %1) が必要です</translation>
    </message>
    <message>
        <source>1 queen</source>
        <translation>1 クイーン</translation>
    </message>
    <message>
        <source>Technique: only one square of the column is left.</source>
        <translation>手筋：その列に残るマスは一つだけです。</translation>
    </message>
    <message>
        <source>The board has several solutions; these steps lead to one of them.</source>
        <translation>盤面には解が複数あります。以下のステップはその 1 つに至ります。</translation>
    </message>
</context>
<context>
    <name>sudoku</name>
    <message>
        <source>all ways to fill the board</source>
        <translation>盤面を埋めるすべての方法</translation>
    </message>
    <message>
        <source>Try %2 in %1.</source>
        <translation>%1 に %2 を入れてみます。</translation>
    </message>
    <message>
        <source>%1 is %2: given.</source>
        <translation>%1 は %2: 最初のヒントです。</translation>
    </message>
    <message>
        <source>Back to the board as it follows from the givens.</source>
        <translation>ヒントから導かれる盤面に戻ります。</translation>
    </message>
    <message>
        <source>Every row, column and box holds each digit once: a solution.</source>
        <translation>どの行、列、ブロックにも各数字が 1 つずつ入っています: 解です。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is %3.</source>
        <translation>%1 は %2 になりません: %3 だからです。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in row %4, %3 is.</source>
        <translation>%1 は %2 になりません: 行 %4 では %3 がそうです。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in column %4, %3 is.</source>
        <translation>%1 は %2 になりません: 列 %4 では %3 がそうです。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in box %4, %3 is.</source>
        <translation>%1 は %2 になりません: ブロック %4 では %3 がそうです。</translation>
    </message>
    <message>
        <source>%1 cannot be %2 by the same pattern as the candidate struck before.</source>
        <translation>%1 は %2 になりません: 直前に消した候補と同じパターンです。</translation>
    </message>
    <message>
        <source>%1 must be %2: nothing else is left.</source>
        <translation>%1 は %2 に決まります: ほかに候補が残っていません。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: no way to place %2 once in every row and box of rows %3 to %4 uses it.</source>
        <translation>%1 は %2 になりません: 行 %3~%4 の各行・各ブロックに %2 を 1 つずつ置くどの配置でも、このマスは使われません。</translation>
    </message>
    <message>
        <source>No digit is left for %1.</source>
        <translation>%1 に入る数字が残っていません。</translation>
    </message>
    <message>
        <source>No place is left for %1 in row %2.</source>
        <translation>行 %2 に %1 の入る場所が残っていません。</translation>
    </message>
    <message>
        <source>No place is left for %1 in column %2.</source>
        <translation>列 %2 に %1 の入る場所が残っていません。</translation>
    </message>
    <message>
        <source>No place is left for %1 in box %2.</source>
        <translation>ブロック %2 に %1 の入る場所が残っていません。</translation>
    </message>
    <message>
        <source>%1 cannot be placed once in every row and box of rows %2 to %3.</source>
        <translation>行 %2~%3 の各行・各ブロックに %1 を 1 つずつ置くことができません。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this digit is ruled out there.</source>
        <translation>%1 は %2 になりません: この数字はそこでは除外されています。</translation>
    </message>
    <message>
        <source>Stopped with %1 cells empty.</source>
        <translation>空きマス %1 個で停止しました。</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty, and a search has to try digits.</source>
        <translation>このプログラムの知る手筋はここで尽きました。空きマスは %1 個で、ここからは探索で数字を試す必要があります。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in row %4.</source>
        <translation>%1 と %2 が行 %4 でどちらも %3 です。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in column %4.</source>
        <translation>%1 と %2 が列 %4 でどちらも %3 です。</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in box %4.</source>
        <translation>%1 と %2 がブロック %4 でどちらも %3 です。</translation>
    </message>
    <message>
        <source>The board of P97</source>
        <translation>P97 の盤面</translation>
    </message>
    <message>
        <source>From the ninety-nine problems; one solution.</source>
        <translation>99 の問題より。解は 1 つ。</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Solved by singles alone.</source>
        <translation>シングルだけで解けます。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>Twenty-two clues</source>
        <translation>ヒント 22 個</translation>
    </message>
    <message>
        <source>Few clues, none of which can be spared.</source>
        <translation>ヒントは少なく、どれも欠かせません。</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>Four clues, and small enough to watch.</source>
        <translation>ヒントは 4 個。小さいので観察しやすい。</translation>
    </message>
    <message>
        <source>Four by four, empty</source>
        <translation>4 × 4 (空)</translation>
    </message>
    <message>
        <source>All 288 ways to fill the smallest board.</source>
        <translation>最小の盤面を埋める全 288 通り。</translation>
    </message>
    <message>
        <source>Six by six</source>
        <translation>6 × 6</translation>
    </message>
    <message>
        <source>Oblong boxes, three wide and two high.</source>
        <translation>横 3、縦 2 の長方形ブロック。</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>複数の解</translation>
    </message>
    <message>
        <source>P97 with clues removed: no longer a proper puzzle.</source>
        <translation>P97 からヒントを除いたもの。もはや正しいパズルではありません。</translation>
    </message>
    <message>
        <source>Sixteen by sixteen</source>
        <translation>16 × 16</translation>
    </message>
    <message>
        <source>110 clues, one solution.</source>
        <translation>ヒント 110 個、解は 1 つ。</translation>
    </message>
    <message>
        <source>Twenty-five by twenty-five</source>
        <translation>25 × 25</translation>
    </message>
    <message>
        <source>350 clues, one solution.</source>
        <translation>ヒント 350 個、解は 1 つ。</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Fill the board so that every row, column and box holds each digit once.</source>
        <translation>どの行、列、ブロックにも各数字が 1 つずつ入るように盤面を埋めます。</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>Width and height of a box, 2 to 5 cells each: 3 makes 9 × 9, 3x2 makes 6 × 6</source>
        <translation>ブロックの幅と高さ (それぞれ 2~5 マス): 3 なら 9 × 9、3x2 なら 6 × 6</translation>
    </message>
    <message>
        <source>Lines of digits (.sdk)</source>
        <translation>数字の行 (.sdk)</translation>
    </message>
    <message>
        <source>Board with bars</source>
        <translation>区切り線付きの盤面</translation>
    </message>
    <message>
        <source>One line of cells</source>
        <translation>全マスを 1 行で</translation>
    </message>
    <message>
        <source>Collection, a line each (.sdm)</source>
        <translation>問題集、1 問 1 行 (.sdm)</translation>
    </message>
    <message>
        <source>List in reading order</source>
        <translation>読む順のリスト</translation>
    </message>
    <message>
        <source>given</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>digit taken</source>
        <translation>使用済みの数字</translation>
    </message>
    <message>
        <source>cell without a candidate</source>
        <translation>候補のないマス</translation>
    </message>
    <message>
        <source>no place in a row</source>
        <translation>行に置き場所なし</translation>
    </message>
    <message>
        <source>no place in a column</source>
        <translation>列に置き場所なし</translation>
    </message>
    <message>
        <source>no place in a box</source>
        <translation>ブロックに置き場所なし</translation>
    </message>
    <message>
        <source>band arrangement</source>
        <translation>バンドの配置</translation>
    </message>
    <message>
        <source>naked single</source>
        <translation>裸のシングル</translation>
    </message>
    <message>
        <source>hidden single</source>
        <translation>隠れたシングル</translation>
    </message>
    <message>
        <source>locked candidates, pointing</source>
        <translation>ロックされた候補 (ポインティング)</translation>
    </message>
    <message>
        <source>locked candidates, claiming</source>
        <translation>ロックされた候補 (クレーミング)</translation>
    </message>
    <message>
        <source>naked pair</source>
        <translation>裸のペア</translation>
    </message>
    <message>
        <source>hidden pair</source>
        <translation>隠れたペア</translation>
    </message>
    <message>
        <source>naked triple</source>
        <translation>裸のトリプル</translation>
    </message>
    <message>
        <source>hidden triple</source>
        <translation>隠れたトリプル</translation>
    </message>
    <message>
        <source>naked quad</source>
        <translation>裸のクアッド</translation>
    </message>
    <message>
        <source>hidden quad</source>
        <translation>隠れたクアッド</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X ウィング</translation>
    </message>
    <message>
        <source>swordfish</source>
        <translation>ソードフィッシュ</translation>
    </message>
    <message>
        <source>jellyfish</source>
        <translation>ジェリーフィッシュ</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY ウィング</translation>
    </message>
    <message>
        <source>XYZ-wing</source>
        <translation>XYZ ウィング</translation>
    </message>
    <message>
        <source>simple colouring</source>
        <translation>シンプルカラーリング</translation>
    </message>
    <message>
        <source>skyscraper</source>
        <translation>スカイスクレイパー</translation>
    </message>
    <message>
        <source>two-string kite</source>
        <translation>ツーストリングカイト</translation>
    </message>
    <message>
        <source>W-wing</source>
        <translation>W ウィング</translation>
    </message>
    <message>
        <source>unique rectangle</source>
        <translation>ユニークレクタングル</translation>
    </message>
    <message>
        <source>bivalue universal grave + 1</source>
        <translation>BUG + 1 (2 値の墓場)</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X チェーン</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY チェーン</translation>
    </message>
    <message>
        <source>The board has %1 cells, but %2 are filled.</source>
        <translation>盤面は %1 マスですが、%2 マスが埋められています。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 が空です。</translation>
    </message>
    <message>
        <source>%1 must be %2, as given, not %3.</source>
        <translation>%1 は %3 ではなく、ヒントどおり %2 でなければなりません。</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>制約伝播</translation>
    </message>
    <message>
        <source>Cells with one candidate and digits with one place are filled at once; only then a digit is tried, where the fewest are left.</source>
        <translation>候補が 1 つのマスと、場所が 1 つの数字はすぐに埋めます。その後はじめて、残りが最も少ないところで数字を試します。</translation>
    </message>
    <message>
        <source>Constraint propagation after Norvig, 2006; fail-first after Haralick and Elliott, 1980.</source>
        <translation>制約伝播は Norvig (2006 年)、失敗優先は Haralick と Elliott (1980 年) による。</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Cell by cell in reading order, each digit in turn; compared at once with its units, and back when no digit is left.</source>
        <translation>読む順にマスごとに各数字を順に試し、すぐに同じ行・列・ブロックと照合して、数字がなくなれば戻ります。</translation>
    </message>
    <message>
        <source>Golomb and Baumert, 1965.</source>
        <translation>Golomb と Baumert、1965 年。</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>幅優先</translation>
    </message>
    <message>
        <source>All boards with one more cell filled are made before any is extended; whole layers are kept in memory.</source>
        <translation>マスを 1 つ多く埋めた盤面をすべて作ってから先へ進みます。層全体をメモリに保持します。</translation>
    </message>
    <message>
        <source>The program of the document with P97.</source>
        <translation>P97 の文書のプログラム。</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>ダンシングリンクス</translation>
    </message>
    <message>
        <source>Exact cover: each empty cell filled once, each missing digit placed once in each unit; always the one with the fewest possibilities.</source>
        <translation>厳密被覆: 各空きマスを 1 度ずつ埋め、足りない各数字を各ユニットに 1 度ずつ置きます。つねに可能性が最も少ないものから決めます。</translation>
    </message>
    <message>
        <source>Knuth, Dancing Links, 2000; The Art of Computer Programming, 7.2.2.1.</source>
        <translation>Knuth、Dancing Links、2000 年。The Art of Computer Programming 7.2.2.1。</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>論理</translation>
    </message>
    <message>
        <source>Techniques of the Sudoku community, under their usual names.</source>
        <translation>数独コミュニティの手筋を、通称で示しています。</translation>
    </message>
    <message>
        <source>Bitboard</source>
        <translation>ビットボード</translation>
    </message>
    <message>
        <source>In rows %2 all places for %1 lie in columns %3, so these columns get it there: %4.</source>
        <translation>行 %2 では %1 の入る場所がすべて列 %3 にあるため、これらの列の %1 はそこに決まります: %4。</translation>
    </message>
    <message>
        <source>In columns %2 all places for %1 lie in rows %3, so these rows get it there: %4.</source>
        <translation>列 %2 では %1 の入る場所がすべて行 %3 にあるため、これらの行の %1 はそこに決まります: %4。</translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in row %3: %4.</source>
        <translation>ブロック %2 で %1 の入る場所はすべて行 %3 にあります: %4。</translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in column %3: %4.</source>
        <translation>ブロック %2 で %1 の入る場所はすべて列 %3 にあります: %4。</translation>
    </message>
    <message>
        <source>All places for %1 in row %2 lie in box %3: %4.</source>
        <translation>行 %2 で %1 の入る場所はすべてブロック %3 にあります: %4。</translation>
    </message>
    <message>
        <source>All places for %1 in column %2 lie in box %3: %4.</source>
        <translation>列 %2 で %1 の入る場所はすべてブロック %3 にあります: %4。</translation>
    </message>
    <message>
        <source>Of %2 in one column one at most is %1, so in its row one of %3 is: %4.</source>
        <translation>同じ列の %2 のうち %1 は多くても 1 つなので、その行では %3 のどれかが %1 です: %4。</translation>
    </message>
    <message>
        <source>Of %2 in one row one at most is %1, so in its column one of %3 is: %4.</source>
        <translation>同じ行の %2 のうち %1 は多くても 1 つなので、その列では %3 のどれかが %1 です: %4。</translation>
    </message>
    <message>
        <source>Of %2 in one box one at most is %1, so in its row or column one of %3 is: %4.</source>
        <translation>同じブロックの %2 のうち %1 は多くても 1 つなので、その行または列では %3 のどれかが %1 です: %4。</translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3; two of the former see each other: %4.</source>
        <translation>%1 は %2 のすべてか %3 のすべてに入りますが、前者のうち 2 つが互いに見える位置にあります: %4。</translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3, so no cell that sees one of each can take it: %4.</source>
        <translation>%1 は %2 のすべてか %3 のすべてに入るため、両方から 1 つずつ見えるマスには入りません: %4。</translation>
    </message>
    <message>
        <source>Along %2 the digit %1 is in %3 if it is not in %4, so no cell that sees both can take it: %5.</source>
        <translation>%2 に沿ってたどると、数字 %1 は %4 になければ %3 にあるため、両方が見えるマスには入りません: %5。</translation>
    </message>
    <message>
        <source>%1 must be %2: every other digit is ruled out there.</source>
        <translation>%1 は %2 に決まります: ほかの数字はすべて除外されています。</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in row %3.</source>
        <translation>%1 は %2 に決まります: 行 %3 で %2 の入る場所はここだけです。</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in column %3.</source>
        <translation>%1 は %2 に決まります: 列 %3 で %2 の入る場所はここだけです。</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in box %3.</source>
        <translation>%1 は %2 に決まります: ブロック %3 で %2 の入る場所はここだけです。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of row %3 can: %4.</source>
        <translation>%1 に入るのは合わせて %2 だけなので、行 %3 のほかのマスには入りません: %4。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of column %3 can: %4.</source>
        <translation>%1 に入るのは合わせて %2 だけなので、列 %3 のほかのマスには入りません: %4。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 can: %4.</source>
        <translation>%1 に入るのは合わせて %2 だけなので、ブロック %3 のほかのマスには入りません: %4。</translation>
    </message>
    <message>
        <source>In row %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>行 %3 で %2 が入るのは %1 だけなので、ほかの数字は入りません: %4。</translation>
    </message>
    <message>
        <source>In column %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>列 %3 で %2 が入るのは %1 だけなので、ほかの数字は入りません: %4。</translation>
    </message>
    <message>
        <source>In box %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>ブロック %3 で %2 が入るのは %1 だけなので、ほかの数字は入りません: %4。</translation>
    </message>
    <message>
        <source>If %1 were one of %2 as well, it and %3 could exchange them and there would be two solutions: %4.</source>
        <translation>%1 も %2 のどれかだとすると、%3 との間で数字を入れ替えられ、解が 2 つになります: %4。</translation>
    </message>
    <message>
        <source>%1 must be %2: otherwise every empty cell would have two candidates, every digit two places in each unit, and all could be exchanged.</source>
        <translation>%1 は %2 に決まります: そうでなければ、どの空きマスも候補が 2 つ、どの数字も各ユニットで場所が 2 つとなり、すべて入れ替えられてしまいます。</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, one of %2 becomes %3, so no cell that sees both can: %4.</source>
        <translation>%1 がどの数字でも %2 のどれかが %3 になるため、両方が見えるマスは %3 になりません: %4。</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, it or one of %2 is %3, so no cell that sees all three can be: %4.</source>
        <translation>%1 がどの数字でも、%1 か %2 のどれかが %3 になるため、3 つすべてが見えるマスは %3 になりません: %4。</translation>
    </message>
    <message>
        <source>One of %1 is %2, so one of %3 is not and becomes %4: %5.</source>
        <translation>%1 のどれかが %2 なので、%3 のどれかは %2 でなく %4 になります: %5。</translation>
    </message>
    <message>
        <source>Along %1: if %2 is not %4, %3 is, so no cell that sees both can be: %5.</source>
        <translation>%1 に沿ってたどると、%2 が %4 でなければ %3 が %4 なので、両方が見えるマスは %4 になりません: %5。</translation>
    </message>
    <message>
        <source>Seventeen clues</source>
        <translation>ヒント 17 個</translation>
    </message>
    <message>
        <source>No board with one solution has fewer clues; from Gordon Royle&apos;s list.</source>
        <translation>解が 1 つの盤面で、ヒントがこれより少ないものはありません。Gordon Royle のリストより。</translation>
    </message>
    <message>
        <source>The document&apos;s breadth first against depth first and against strategies that strike candidates: a thousand guesses or none.</source>
        <translation>文書の幅優先を、深さ優先や、候補を消す戦略と比べます: 推測は千回か、まったくなしか。</translation>
    </message>
    <message>
        <source>A hard one</source>
        <translation>難しい盤面</translation>
    </message>
    <message>
        <source>Nine million nodes in cell order, a few dozen where the cell with the fewest candidates comes first.</source>
        <translation>マスの順では 900 万ノード、候補が最も少ないマスを先にすれば数十ノード。</translation>
    </message>
    <message>
        <source>Singles suffice.</source>
        <translation>シングルだけで解けます。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Locked candidates, pairs and triples.</source>
        <translation>ロックされた候補、ペア、トリプル。</translation>
    </message>
    <message>
        <source>Fish, wings, colours, or many steps.</source>
        <translation>フィッシュ、ウィング、カラーリング、または多くの手順。</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>とても難しい</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>極めて難しい</translation>
    </message>
    <message>
        <source>Most cells need no guess. A digit that is placed is struck from its row, column and box; a cell with one candidate left, or a digit with one place left in a unit, is filled at once, and so on as long as possible. Only then a digit is tried, in the cell with the fewest candidates: there a wrong guess is least likely and soonest discovered.</source>
        <translation>ほとんどのマスに推測は要りません。数字を置くと、その行、列、ブロックの候補から消えます。残る候補が 1 つのマスや、ユニット内で残る場所が 1 つの数字はすぐに埋め、それをできるかぎり続けます。その後はじめて、候補が最も少ないマスで数字を試します: そこなら推測が外れにくく、外れても最も早くわかります。</translation>
    </message>
    <message>
        <source>Exponential at worst, like every known method for Sudoku of any size; on 9 × 9 most puzzles need no guess or a few. A node costs more than in backtracking. Memory for a board for each guess that stands.</source>
        <translation>任意のサイズの数独を解く既知のどの方法とも同じく、最悪の場合は指数的です。9 × 9 なら、ほとんどのパズルで推測はまったく要らないか、数回で済みます。1 ノードの手間はバックトラックより大きくなります。メモリは、有効な推測それぞれにつき盤面 1 つ分です。</translation>
    </message>
    <message>
        <source>The empty cells are filled in reading order, each with every digit in turn. A digit is compared with its row, column and box before the search continues; where none is left, it goes back to the cell before. It treats easy and hard cells alike, and that is what costs it time.</source>
        <translation>空きマスを読む順に埋め、各マスで各数字を順に試します。数字は先へ進む前に、その行、列、ブロックと照合し、数字がなくなれば前のマスに戻ります。易しいマスと難しいマスを区別しないので、そこで時間がかかります。</translation>
    </message>
    <message>
        <source>Exponential in the number of empty cells. Some 9 × 9 puzzles take milliseconds, others, hardly harder for people, many thousands of times as long. Memory for one board.</source>
        <translation>空きマスの数に対して指数的です。9 × 9 でも、数ミリ秒で解けるパズルがある一方、人にはさほど難しさの変わらないパズルに何千倍もかかることがあります。メモリは盤面 1 つ分です。</translation>
    </message>
    <message>
        <source>The boards with one more cell filled are all made before any of them is extended. It is the same tree as in backtracking, layer by layer. A puzzle with one solution shows how the layers swell while little is known, and shrink to a single board at the end.</source>
        <translation>マスを 1 つ多く埋めた盤面をすべて作ってから、先へ進みます。バックトラックと同じ木を、層ごとに調べます。解が 1 つのパズルでは、わかっていることが少ないうちは層がふくらみ、最後には盤面 1 つにまで縮むのがわかります。</translation>
    </message>
    <message>
        <source>Time as for all solutions by backtracking. Memory for a whole layer of boards: millions of them where few digits are given.</source>
        <translation>時間は、バックトラックですべての解を求めるときと同じです。メモリは盤面の層全体の分です: ヒントが少なければ数百万個になります。</translation>
    </message>
    <message>
        <source>Sudoku is an exact cover: each cell is filled once, and each digit comes once in each row, column and box. The search always settles the cell, or the digit of a unit, with the fewest possibilities, so that forced moves come by themselves. Possibilities are kept in linked lists, from which they are taken out and put back by a few assignments.</source>
        <translation>数独は厳密被覆の問題です: 各マスを 1 度ずつ埋め、各数字は各行、列、ブロックに 1 度ずつ入ります。つねに可能性が最も少ないマス、またはユニット内の数字から決めるので、強制された手はおのずと先に来ます。可能性は連結リストに入れてあり、数回の代入で外したり戻したりできます。</translation>
    </message>
    <message>
        <source>Exponential at worst; on 9 × 9 seldom more than some hundred nodes. Each node unlinks and links many possibilities. Memory for the links of at most N³ possibilities, allocated once.</source>
        <translation>最悪の場合は指数的ですが、9 × 9 では数百ノードを超えることはめったにありません。ノードごとに多くの可能性をリストから外したり戻したりします。メモリは多くても N³ 個の可能性のリンクの分で、1 度だけ確保します。</translation>
    </message>
    <message>
        <source>Each step looks through all techniques at worst; their number is bounded by the candidates, so the whole is polynomial. The price: not every puzzle is solved. Memory for one board with its candidates.</source>
        <translation>最悪の場合、ステップごとにすべての手筋を調べます。ステップの数は候補の数で抑えられるので、全体は多項式時間です。その代償として、解けないパズルもあります。メモリは候補を含む盤面 1 つ分です。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: no way to place %2 once in every column and box of columns %3 to %4 uses it.</source>
        <translation>%1 は %2 になりません: 列 %3~%4 の各列・各ブロックに %2 を 1 つずつ置くどの配置でも、このマスは使われません。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in its box, three cells in a line are left to three digits.</source>
        <translation>%1 は %2 になりません: ブロック内で一列に並ぶ 3 マスには、残る数字が 3 つしかありません。</translation>
    </message>
    <message>
        <source>%1 cannot be placed once in every column and box of columns %2 to %3.</source>
        <translation>列 %2~%3 の各列・各ブロックに %1 を 1 つずつ置くことができません。</translation>
    </message>
    <message>
        <source>stack arrangement</source>
        <translation>スタックの配置</translation>
    </message>
    <message>
        <source>three digits for a line of a box</source>
        <translation>ブロックの 1 ラインに数字 3 つ</translation>
    </message>
    <message>
        <source>All boxes deduced at once for all digits by bit operations; the fastest on 9 × 9, propagation on other sizes.</source>
        <translation>すべてのブロックのすべての数字についてビット演算で一度に推論します。9 × 9 では最速で、ほかの大きさでは伝播を使います。</translation>
    </message>
    <message>
        <source>In three rows of boxes a digit takes one row in each box, and a different one: six arrangements in all. Which of them are left is kept for all boxes and digits side by side in wide registers, so that a few bit operations strike what no arrangement uses anywhere. Only when nothing follows is a digit tried, where two arrangements are left.</source>
        <translation>横に並ぶ 3 つのブロックでは、1 つの数字は各ブロックで 1 行ずつ、互いに異なる行を占めます。配置は全部で 6 通りです。どれが残っているかを、すべてのブロックと数字について幅の広いレジスターに並べておくので、数回のビット演算で、どの配置にも使われない候補が盤全体から消えます。何も導けなくなったときにだけ、配置が 2 通り残っている数字を試します。</translation>
    </message>
    <message>
        <source>Exponential at worst, but the fastest of all here. Memory for one board for each guess that stands. Sizes other than 9 × 9 are solved by propagation.</source>
        <translation>最悪の場合は指数的ですが、ここでは最速です。メモリは、立っている推測ごとに盤 1 つ分です。9 × 9 以外の大きさは伝播で解きます。</translation>
    </message>
    <message>
        <source>Lines and arrangements after tdoku by T. Dillon; band solvers of the sudoku programmers&apos; forum (fsss2, JCZSolve).</source>
        <translation>ラインと配置は T. Dillon の tdoku に、ほかは数独プログラマーのフォーラムのバンドソルバー (fsss2、JCZSolve) に倣いました。</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>フルハウス</translation>
    </message>
    <message>
        <source>locked pair</source>
        <translation>ロックされたペア</translation>
    </message>
    <message>
        <source>locked triple</source>
        <translation>ロックされたトリプル</translation>
    </message>
    <message>
        <source>remote pair</source>
        <translation>リモートペア</translation>
    </message>
    <message>
        <source>turbot fish</source>
        <translation>ターボットフィッシュ</translation>
    </message>
    <message>
        <source>empty rectangle</source>
        <translation>エンプティレクタングル</translation>
    </message>
    <message>
        <source>hidden rectangle</source>
        <translation>隠れたレクタングル</translation>
    </message>
    <message>
        <source>finned X-wing</source>
        <translation>フィン付き X ウィング</translation>
    </message>
    <message>
        <source>sashimi X-wing</source>
        <translation>サシミ X ウィング</translation>
    </message>
    <message>
        <source>finned swordfish</source>
        <translation>フィン付きソードフィッシュ</translation>
    </message>
    <message>
        <source>sashimi swordfish</source>
        <translation>サシミソードフィッシュ</translation>
    </message>
    <message>
        <source>finned jellyfish</source>
        <translation>フィン付きジェリーフィッシュ</translation>
    </message>
    <message>
        <source>sashimi jellyfish</source>
        <translation>サシミジェリーフィッシュ</translation>
    </message>
    <message>
        <source>sue de coq</source>
        <translation>スー・ド・コック</translation>
    </message>
    <message>
        <source>alternating inference chain</source>
        <translation>交互推論チェーン</translation>
    </message>
    <message>
        <source>continuous loop</source>
        <translation>連続ループ</translation>
    </message>
    <message>
        <source>grouped chain</source>
        <translation>グループチェーン</translation>
    </message>
    <message>
        <source>grouped continuous loop</source>
        <translation>グループ連続ループ</translation>
    </message>
    <message>
        <source>almost locked sets, XZ</source>
        <translation>ほぼロックされた集合 XZ</translation>
    </message>
    <message>
        <source>almost locked sets, XY-wing</source>
        <translation>ほぼロックされた集合 XY ウィング</translation>
    </message>
    <message>
        <source>forcing chain</source>
        <translation>強制チェーン</translation>
    </message>
    <message>
        <source>forcing net</source>
        <translation>強制ネット</translation>
    </message>
    <message>
        <source>forced by all possibilities</source>
        <translation>すべての場合から決まる</translation>
    </message>
    <message>
        <source>Human techniques from singles to chains and forcing nets, the simplest first, each with its reason; may go no further.</source>
        <translation>シングルからチェーン、強制ネットまでの人間の手筋を、簡単なものから理由とともに使います。手筋が尽きることもあります。</translation>
    </message>
    <message>
        <source>Chains, almost locked sets, or very many steps.</source>
        <translation>チェーン、ほぼロックされた集合、または非常に多くの手順。</translation>
    </message>
    <message>
        <source>Forcing chains and nets, or a very long way.</source>
        <translation>強制チェーンや強制ネット、または非常に長い道のり。</translation>
    </message>
    <message>
        <source>%1 and %2 hold one digit more than cells each, and not both can have %3, so one of them holds %4: %5.</source>
        <translation>%1 と %2 は、それぞれ数字がマスの数より 1 つだけ多く、両方に %3 が入ることはないため、どちらかに %4 が入ります: %5。</translation>
    </message>
    <message>
        <source>%1 and %2 hold one digit more than cells each, and each of %3 goes to one of them, so both hold all their others: %4.</source>
        <translation>%1 と %2 は、それぞれ数字がマスの数より 1 つだけ多く、%3 はどれもどちらか一方に入るため、残りの数字はすべてそれぞれに入ります: %4。</translation>
    </message>
    <message>
        <source>%1 lack only one of their digits, so they take %2 from %4 or %3 from %5, and one of these then holds %6: %7.</source>
        <translation>%1 に入らない数字は 1 つだけなので、%4 から %2 を奪うか、%5 から %3 を奪い、奪われたほうに %6 が入ります: %7。</translation>
    </message>
    <message>
        <source>%1 must be %2: if it were not, it would follow that it is: %3.</source>
        <translation>%1 は %2 に決まります: そうでないとすると、そうであることが導かれます: %3。</translation>
    </message>
    <message>
        <source>Either %1, or else %2. Whatever contradicts both ends is ruled out: %3.</source>
        <translation>%1、そうでなければ %2。両端のどちらとも矛盾するものは除外されます: %3。</translation>
    </message>
    <message>
        <source>A ring: %1, and so on from the start. Of each two neighbours in it exactly one holds, so whatever contradicts both is ruled out: %2.</source>
        <translation>環になります: %1、そして初めに戻ります。隣り合う 2 つのうちちょうど一方が成り立つため、両方と矛盾するものは除外されます: %2。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in row %5: %6.</source>
        <translation>%1 が %2 だとすると、シングルが続きます (かっこ内は唯一の場所となるユニット): %3。すると行 %5 に %4 の入る場所がなくなります: %6。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in column %5: %6.</source>
        <translation>%1 が %2 だとすると、シングルが続きます (かっこ内は唯一の場所となるユニット): %3。すると列 %5 に %4 の入る場所がなくなります: %6。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in box %5: %6.</source>
        <translation>%1 が %2 だとすると、シングルが続きます (かっこ内は唯一の場所となるユニット): %3。するとブロック %5 に %4 の入る場所がなくなります: %6。</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no digit for %4: %5.</source>
        <translation>%1 が %2 だとすると、シングルが続きます (かっこ内は唯一の場所となるユニット): %3。すると %4 に入る数字がなくなります: %5。</translation>
    </message>
    <message>
        <source>Wherever %1 stands in row %2, the same follows by singles (%3): %4.</source>
        <translation>行 %2 のどこに %1 が入っても、シングルをたどると同じことが導かれます (%3): %4。</translation>
    </message>
    <message>
        <source>Wherever %1 stands in column %2, the same follows by singles (%3): %4.</source>
        <translation>列 %2 のどこに %1 が入っても、シングルをたどると同じことが導かれます (%3): %4。</translation>
    </message>
    <message>
        <source>Wherever %1 stands in box %2, the same follows by singles (%3): %4.</source>
        <translation>ブロック %2 のどこに %1 が入っても、シングルをたどると同じことが導かれます (%3): %4。</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, the same follows by singles (%2): %3.</source>
        <translation>%1 にどの数字が入っても、シングルをたどると同じことが導かれます (%2): %3。</translation>
    </message>
    <message>
        <source>In box %2 the digit %1 lies in row %3 or column %4. In the row, it makes %5 lose it and %6 take it: %7.</source>
        <translation>ブロック %2 では数字 %1 は行 %3 か列 %4 にあります。行にあれば、%5 から除かれて %6 に入ります: %7。</translation>
    </message>
    <message>
        <source>In box %2 the digit %1 lies in column %3 or row %4. In the column, it makes %5 lose it and %6 take it: %7.</source>
        <translation>ブロック %2 では数字 %1 は列 %3 か行 %4 にあります。列にあれば、%5 から除かれて %6 に入ります: %7。</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of row %3.</source>
        <translation>%1 は %2 に決まります: 行 %3 で最後の空きマスです。</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of column %3.</source>
        <translation>%1 は %2 に決まります: 列 %3 で最後の空きマスです。</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of box %3.</source>
        <translation>%1 は %2 に決まります: ブロック %3 で最後の空きマスです。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 and of their row can: %4.</source>
        <translation>%1 に入るのは合わせて %2 だけなので、ブロック %3 とその行のほかのマスには入りません: %4。</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 and of their column can: %4.</source>
        <translation>%1 に入るのは合わせて %2 だけなので、ブロック %3 とその列のほかのマスには入りません: %4。</translation>
    </message>
    <message>
        <source>%1, %2 and %3 hold as many digits as they are cells, so each of them stands there and nowhere else in its unit: %4.</source>
        <translation>%1、%2、%3 は合わせて数字とマスの数が同じなので、どの数字もそこに入り、そのユニットのほかの場所には入りません: %4。</translation>
    </message>
    <message>
        <source>If %1 were %2, %3 would be the only places left for %4 in its row and column, both digits could be exchanged, and there would be two solutions: %5.</source>
        <translation>%1 が %2 だとすると、その行と列で %4 の入る場所は %3 だけになり、2 つの数字を入れ替えられ、解が 2 つになります: %5。</translation>
    </message>
    <message>
        <source>If none of %1 were %2, the digits %3 could be exchanged in their rectangle and there would be two solutions: %4.</source>
        <translation>%1 のどれも %2 でないとすると、その長方形で数字 %3 を入れ替えられ、解が 2 つになります: %4。</translation>
    </message>
    <message>
        <source>One of %1 must be a digit other than %2, or there would be two solutions; so with %3 they use up %4: %5.</source>
        <translation>%1 のどちらかは %2 以外の数字です。そうでなければ解が 2 つになります。そのため %3 とともに %4 を使い切ります: %5。</translation>
    </message>
    <message>
        <source>One of %1 must be %2; if the other were %3, both digits could be exchanged and there would be two solutions: %4.</source>
        <translation>%1 のどちらかは %2 です。もう一方が %3 だとすると、2 つの数字を入れ替えられ、解が 2 つになります: %4。</translation>
    </message>
    <message>
        <source>If one of %1 were %2, the other would be too; then the digits %3 could be exchanged in their rectangle and there would be two solutions: %4.</source>
        <translation>%1 の一方が %2 だとすると、もう一方もそうなります。すると、その長方形で数字 %3 を入れ替えられ、解が 2 つになります: %4。</translation>
    </message>
    <message>
        <source>Along %1 the digits %2 alternate, so %3 differ, and no cell that sees both can take either: %4.</source>
        <translation>%1 に沿って数字 %2 が交互に並ぶため、%3 は異なり、両方が見えるマスにはどちらも入りません: %4。</translation>
    </message>
    <message>
        <source>%1 cells make no board; there are 16, 36, 64, 81, 100, 144, 225, 256, 400 or 625, 81 for the usual 9x9</source>
        <translation>%1 マスでは盤面になりません。マスの数は 16、36、64、81、100、144、225、256、400、625 のどれかで、通常の 9x9 なら 81 です</translation>
    </message>
    <message>
        <source>boxes of %1 make a board of %2 cells, but there are %3</source>
        <translation>ブロックが %1 の盤面は %2 マスですが、%3 マスあります</translation>
    </message>
    <message>
        <source>%1 is not a cell; write a digit from 1 to %2, or . for an empty one</source>
        <translation>%1 はマスの内容になりません。1 から %2 までの数字か、空きマスなら . を書いてください</translation>
    </message>
    <message>
        <source>%1 is not a cell; write a letter from A to %2, a number up to %3, or . for an empty one</source>
        <translation>%1 はマスの内容になりません。A から %2 までの文字、%3 までの数、または空きマスなら . を書いてください</translation>
    </message>
    <message>
        <source>there is a second board on this line; one board is one line</source>
        <translation>この行に 2 つ目の盤面があります。1 つの盤面は 1 行です</translation>
    </message>
    <message>
        <source>expected the shape of the boxes before &apos;:&apos;, like 2x3</source>
        <translation>&apos;:&apos; の前には、2x3 のようなブロックの形が必要です</translation>
    </message>
    <message>
        <source>there is no board here; write its cells row by row, like 53..7....6..195…</source>
        <translation>盤面がありません。53..7....6..195… のように、マスを行の順に書いてください</translation>
    </message>
    <message>
        <source>there is no board here; write one line of cells for each row</source>
        <translation>盤面がありません。盤面の行ごとに、マスを 1 行に書いてください</translation>
    </message>
    <message>
        <source>this row has %1 cells, the first one %2; all must be as long</source>
        <translation>この行は %1 マス、最初の行は %2 マスです。すべての行を同じ長さにしてください</translation>
    </message>
    <message>
        <source>a board is square: %1 rows of %2 cells are not</source>
        <translation>盤面は正方形です: %2 マスの行が %1 行では正方形になりません</translation>
    </message>
    <message>
        <source>This is how people solve: pencil marks in every empty cell, and the simplest technique that says something, again and again. Each step has a reason that can be given. The last resort is to suppose one digit and to follow the singles after it to a contradiction; none is supposed within another. Where no technique known here helps, it ends without an answer.</source>
        <translation>人が解くときの方法です: どの空きマスにも候補を書き込み、何かがわかる最も簡単な手筋を使うことを繰り返します。どのステップにも説明できる理由があります。最後の手段は、数字を 1 つ仮定し、そこから続くシングルを矛盾までたどることです。仮定の中でさらに仮定することはありません。ここで知られている手筋がどれも役に立たなければ、答えなしで終わります。</translation>
    </message>
    <message>
        <source>Sudoku %1 × %1, %2 clues</source>
        <translation>数独 %1 × %1、ヒント %2 個</translation>
    </message>
    <message>
        <source>the board has no solution, so there is nothing to rate</source>
        <translation>盤面に解がないので、評価するものがありません</translation>
    </message>
    <message>
        <source>the board has several solutions; only what has a single one can be rated</source>
        <translation>盤面に解が複数あります。評価できるのは、解が 1 つだけのものです</translation>
    </message>
    <message>
        <source>In rows %2 all places for %1 lie in columns %3, except %4: these hold it or the columns get it there. Both ways: %5.</source>
        <translation>行 %2 では %1 の入る場所が %4 を除いてすべて列 %3 にあります。%4 に入るか、これらの列の %1 がそこに決まるかです。どちらの場合も: %5。</translation>
    </message>
    <message>
        <source>In columns %2 all places for %1 lie in rows %3, except %4: these hold it or the rows get it there. Both ways: %5.</source>
        <translation>列 %2 では %1 の入る場所が %4 を除いてすべて行 %3 にあります。%4 に入るか、これらの行の %1 がそこに決まるかです。どちらの場合も: %5。</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>この盤面に解はありません。</translation>
    </message>
    <message>
        <source>The board has several solutions, so techniques that assume a single one are left out.</source>
        <translation>この盤面には解が複数あるため、解が一つであることを前提とする手筋は使いません。</translation>
    </message>
    <message>
        <source>There was no time to find out whether the solution is unique, so techniques that assume it are left out.</source>
        <translation>解が一つかどうかを限度内に確かめられなかったため、それを前提とする手筋は使いません。</translation>
    </message>
    <message>
        <source>%1 The board has no solution.</source>
        <translation>%1 この盤面に解はありません。</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty. A search has shown that the board has no solution.</source>
        <translation>このプログラムの知る手筋はここで尽きました。空きマスは %1 個です。探索により、この盤面に解がないことが分かっています。</translation>
    </message>
    <message>
        <source>expected the 81 cells of a board here, not %1</source>
        <translation>盤面の 81 マスが必要ですが、%1 マスあります</translation>
    </message>
    <message>
        <source>a cell has the value %1; expected a digit from 1 to %2</source>
        <translation>マスの値が %1 です。1 から %2 までの数字にしてください</translation>
    </message>
    <message>
        <source>there is no game with data=&quot;…&quot; in this text</source>
        <translation>このテキストには data=&quot;…&quot; のある問題がありません</translation>
    </message>
    <message>
        <source>the quotes around the cells are not closed</source>
        <translation>マスを囲む引用符が閉じていません</translation>
    </message>
    <message>
        <source>there is a second game in this text; copy one of them</source>
        <translation>このテキストには 2 つ目の問題があります。1 つだけコピーしてください</translation>
    </message>
    <message>
        <source>expected a line of HoDoKu&apos;s library, like :0000:x:53..7…:::</source>
        <translation>:0000:x:53..7…::: のような HoDoKu ライブラリの行が必要です</translation>
    </message>
    <message>
        <source>expected sudoku/9/9/…, or a puzz.link address with that in it</source>
        <translation>sudoku/9/9/… か、それを含む puzz.link のアドレスが必要です</translation>
    </message>
    <message>
        <source>expected the size of a square board, like 9/9/</source>
        <translation>9/9/ のような、正方形の盤面の大きさが必要です</translation>
    </message>
    <message>
        <source>there is more text after the last cell</source>
        <translation>最後のマスのあとに余分なテキストがあります</translation>
    </message>
    <message>
        <source>expected a board like 3x3:a4_5b…</source>
        <translation>3x3:a4_5b… のような盤面が必要です</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its boxes are jigsaw pieces</source>
        <translation>これは普通の数独ではありません: ブロックが変形しています</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: it has killer cages</source>
        <translation>これは普通の数独ではありません: キラーのケージがあります</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its diagonals count as well</source>
        <translation>これは普通の数独ではありません: 対角線も数えます</translation>
    </message>
    <message>
        <source>expected boxes of %1 to %2 cells a side before &apos;:&apos;</source>
        <translation>「:」の前に、一辺 %1~%2 マスのブロックが必要です</translation>
    </message>
    <message>
        <source>expected a number from 1 to %1, or a letter for empty cells</source>
        <translation>1 から %1 までの数か、空きマスを表す文字が必要です</translation>
    </message>
    <message>
        <source>there is more text after the board&apos;s %1 cells</source>
        <translation>盤面の %1 マスより多くの内容があります</translation>
    </message>
    <message>
        <source>there are %1 boards in this text; copy one of them</source>
        <translation>このテキストには盤面が %1 個あります。1 つだけコピーしてください</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: it has &quot;%1&quot;</source>
        <translation>これは普通の数独ではありません: 「%1」があります</translation>
    </message>
    <message>
        <source>this grid is not the square board of a Sudoku</source>
        <translation>この表は数独の正方形の盤面ではありません</translation>
    </message>
    <message>
        <source>this address only points to a puzzle stored online; copy the puzzle itself, or its JSON</source>
        <translation>このアドレスはウェブ上の問題を指すだけです。問題そのものか、その JSON をコピーしてください</translation>
    </message>
    <message>
        <source>the packed puzzle in this address is damaged; copy all of the address</source>
        <translation>このアドレスに詰められた問題が壊れています。アドレス全体をコピーしてください</translation>
    </message>
    <message>
        <source>this is not JSON with a grid or cells, as of f-puzzles or SudokuPad</source>
        <translation>f-puzzles や SudokuPad の、grid か cells を持つ JSON ではありません</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>ブロック %1</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Tatham のコレクションの 1 行形式</translation>
    </message>
    <message>
        <source>Line of HoDoKu&apos;s library</source>
        <translation>HoDoKu ライブラリの行</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>XML of OpenSudoku</source>
        <translation>OpenSudoku の XML</translation>
    </message>
    <message>
        <source>f-puzzles or SudokuPad: JSON or address</source>
        <translation>f-puzzles か SudokuPad: JSON またはアドレス</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>By half a turn</source>
        <translation>180 度回転</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>左右</translation>
    </message>
    <message>
        <source>Left and right, above and below</source>
        <translation>左右と上下</translation>
    </message>
    <message>
        <source>Sudoku Explainer</source>
        <translation>Sudoku Explainer</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating ER/EP/ED: of the hardest step, of the hardest up to the first digit, and of the first step</source>
        <translation>Sudoku Explainer の評価 ER/EP/ED: 最も難しい手、最初の数字が決まるまでで最も難しい手、最初の手の評価</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating is for boards of 9 × 9, not of %1 × %1</source>
        <translation>Sudoku Explainer の評価は 9 × 9 の盤面用で、%1 × %1 には使えません</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>行 %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>refutation</source>
        <translation>反駁</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: what is placed or crossed out does not follow from the givens</source>
        <translation>ふつうの数独ではありません。置かれた数字や消された候補がヒント数字から導けません</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>ヒント数字 %1 個</translation>
    </message>
    <message>
        <source>a board of %1 x %1 with one solution has from %2 to %3 clues, not %4</source>
        <translation>解が一つの %1 x %1 の盤面のヒント数字は %2～%3 個です（%4 個は不可）</translation>
    </message>
    <message>
        <source>no board of the difficulty &quot;%1&quot; needs the technique %2</source>
        <translation>難易度「%1」の盤面で手筋 %2 を必要とするものはありません</translation>
    </message>
    <message>
        <source>none of the %1 boards of %2 x %2 that were tried is as wanted: %3</source>
        <translation>試した %2 x %2 の盤面 %1 個に、望みどおりのものはありません: %3</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its rules are &quot;%1&quot;</source>
        <translation>ふつうの数独ではありません。規則は「%1」です</translation>
    </message>
    <message>
        <source>the packed puzzle is damaged; copy all of it</source>
        <translation>圧縮されたパズルが壊れています。全体をコピーしてください</translation>
    </message>
    <message>
        <source>Address of f-puzzles</source>
        <translation>f-puzzles のアドレス</translation>
    </message>
    <message>
        <source>Address of SudokuPad</source>
        <translation>SudokuPad のアドレス</translation>
    </message>
    <message>
        <source>Logic needs chains here; a search has to try digits.</source>
        <translation>論理で解くには連鎖が必要です。探索では数字を試すことになります。</translation>
    </message>
    <message>
        <source>there are %1 boards in this text, but this line is not one; correct it or remove it</source>
        <translation>このテキストには %1 個の盤面がありますが、この行は盤面ではありません。直すか取り除いてください</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in row %4: %5.</source>
        <translation>%1 が %2 だとすると、行 %4 に %3 の入る場所がなくなります: %5。</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in column %4: %5.</source>
        <translation>%1 が %2 だとすると、列 %4 に %3 の入る場所がなくなります: %5。</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in box %4: %5.</source>
        <translation>%1 が %2 だとすると、ブロック %4 に %3 の入る場所がなくなります: %5。</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no digit for %3: %4.</source>
        <translation>%1 が %2 だとすると、%3 に入る数字がなくなります: %4。</translation>
    </message>
    <message>
        <source>This is nearly a Sudoku: it has %1 digits, and a board of nine by nine has %2.</source>
        <translation>これはほぼ数独です。数字が %1 個ありますが、9×9 の盤面には %2 個あります。</translation>
    </message>
    <message>
        <source>This is nearly a Sudoku: it has %1 cells, and a board of nine by nine has %2.</source>
        <translation>これはほぼ数独です。マスが %1 個ありますが、9×9 の盤面には %2 個あります。</translation>
    </message>
    <message>
        <source>the cells left for the digit %1</source>
        <translation>数字 %1 が入りうるマス</translation>
    </message>
    <message>
        <source>version %1 of the generator does not know the technique %2, which is new in version %3</source>
        <translation>生成器のバージョン %1 には手筋 %2 がありません。バージョン %3 で加わったものです</translation>
    </message>
</context>
<context>
    <name>suguru</name>
    <message>
        <source>Try %2 at %1.</source>
        <translation>%1 に %2 を入れてみます。</translation>
    </message>
    <message>
        <source>Back to what holds without any guess.</source>
        <translation>推測なしに成り立つところまで戻ります。</translation>
    </message>
    <message>
        <source>Every area has its numbers and no equal ones touch: a solution.</source>
        <translation>どの領域にもその数がすべて入り、同じ数どうしは接していません: 解です。</translation>
    </message>
    <message>
        <source>The %2 at %1 is given.</source>
        <translation>%1 の %2 は最初のヒントです。</translation>
    </message>
    <message>
        <source>%1 is the only cell left in its area for the %2.</source>
        <translation>この領域で %2 の入るマスは %1 しか残っていません。</translation>
    </message>
    <message>
        <source>Only %2 is left for %1.</source>
        <translation>%1 に残っているのは %2 だけです。</translation>
    </message>
    <message>
        <source>%1 holds %3, so it is not %2.</source>
        <translation>%1 には %3 が入っているので、%2 ではありません。</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 は %2 になりません。</translation>
    </message>
    <message>
        <source>%1 is not %2: %3 of its area is.</source>
        <translation>%1 は %2 ではありません: 同じ領域の %3 がそうです。</translation>
    </message>
    <message>
        <source>%1 is not %2: it touches the one at %3.</source>
        <translation>%1 は %2 ではありません: %3 にある %2 に接しています。</translation>
    </message>
    <message>
        <source>%1 is not %2: one of %3 must be, and it touches them all.</source>
        <translation>%1 は %2 ではありません: %3 のどれかが %2 で、そのすべてに接しています。</translation>
    </message>
    <message>
        <source>%1 is not %2: %3 take %4 and %5 between them.</source>
        <translation>%1 は %2 ではありません: %4 と %5 は %3 に入ります。</translation>
    </message>
    <message>
        <source>%1 is not %2: in its area %3 and %4 can stand only at %5.</source>
        <translation>%1 は %2 ではありません: この領域で %3 と %4 が入るのは %5 だけです。</translation>
    </message>
    <message>
        <source>No number is left for %1.</source>
        <translation>%1 に入る数が残っていません。</translation>
    </message>
    <message>
        <source>No cell is left for the %2 in the area of %1.</source>
        <translation>%1 の領域に %2 の入るマスが残っていません。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: its area has %3 cells.</source>
        <translation>%1 は %2 になりません: 領域は %3 マスです。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 of its area is.</source>
        <translation>%1 は %2 になりません: 同じ領域の %3 がそうです。</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it touches the one at %3.</source>
        <translation>%1 は %2 になりません: %3 にある %2 に接しています。</translation>
    </message>
    <message>
        <source>The area of %1 has more than %2 cells, the most that can be solved; divide it.</source>
        <translation>%1 の領域は、解ける上限の %2 マスを超えています。領域を分けてください。</translation>
    </message>
    <message>
        <source>The %2 given at %1 is too large: its area has %3 cells.</source>
        <translation>%1 のヒント %2 は大きすぎます: 領域は %3 マスです。</translation>
    </message>
    <message>
        <source>The %3 is given twice in an area: at %1 and %2.</source>
        <translation>1 つの領域にヒントの %3 が 2 つあります: %1 と %2。</translation>
    </message>
    <message>
        <source>The %3 given at %1 touches the one at %2.</source>
        <translation>%1 のヒント %3 が、%2 にある %3 に接しています。</translation>
    </message>
    <message>
        <source>The document&apos;s board</source>
        <translation>文書の盤面</translation>
    </message>
    <message>
        <source>Eight areas, one solution.</source>
        <translation>領域は 8 個、解は 1 つ。</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>Small enough to watch every step.</source>
        <translation>小さいので 1 手ずつ観察できます。</translation>
    </message>
    <message>
        <source>Easy, 8 × 8</source>
        <translation>易しい、8 × 8</translation>
    </message>
    <message>
        <source>Single numbers and single places are enough.</source>
        <translation>数が 1 つのマスと、場所が 1 つの数だけで解けます。</translation>
    </message>
    <message>
        <source>Hard, 8 × 8</source>
        <translation>難しい、8 × 8</translation>
    </message>
    <message>
        <source>Nine given numbers; needs a search.</source>
        <translation>ヒントは 9 個。探索が必要です。</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>Areas of up to six cells.</source>
        <translation>領域は 6 マスまで。</translation>
    </message>
    <message>
        <source>Eighteen given numbers: hard for every strategy.</source>
        <translation>ヒントは 18 個。どの戦略にも難問です。</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>Areas of up to eight cells.</source>
        <translation>領域は 8 マスまで。</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>Areas of up to eight cells, 204 numbers given.</source>
        <translation>領域は 8 マスまで、ヒントは 204 個。</translation>
    </message>
    <message>
        <source>Suguru</source>
        <translation>ナンバーブロック</translation>
    </message>
    <message>
        <source>An area of N cells holds the numbers 1 to N; equal numbers never touch, not even diagonally.</source>
        <translation>N マスの領域に 1 から N までの数を入れます。同じ数どうしは、斜めにも接してはいけません。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Columns and rows of a board to draw areas on</source>
        <translation>領域を描く盤面の列数と行数</translation>
    </message>
    <message>
        <source>Grid of numbers and grid of areas</source>
        <translation>数の表と領域の表</translation>
    </message>
    <message>
        <source>Grid of numbers</source>
        <translation>数の表</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Tatham のコレクションの 1 行形式</translation>
    </message>
    <message>
        <source>touching number</source>
        <translation>接する数</translation>
    </message>
    <message>
        <source>number in the area</source>
        <translation>領域内の数</translation>
    </message>
    <message>
        <source>area too small</source>
        <translation>小さすぎる領域</translation>
    </message>
    <message>
        <source>given</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>single number</source>
        <translation>ただ 1 つの数</translation>
    </message>
    <message>
        <source>single place</source>
        <translation>ただ 1 つの場所</translation>
    </message>
    <message>
        <source>all places touch</source>
        <translation>すべての場所が接する</translation>
    </message>
    <message>
        <source>naked pair</source>
        <translation>裸のペア</translation>
    </message>
    <message>
        <source>hidden pair</source>
        <translation>隠れたペア</translation>
    </message>
    <message>
        <source>cell without a number</source>
        <translation>入る数のないマス</translation>
    </message>
    <message>
        <source>number without a place</source>
        <translation>置き場所のない数</translation>
    </message>
    <message>
        <source>impossible board</source>
        <translation>不可能な盤面</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>制約伝播</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック</translation>
    </message>
    <message>
        <source>Cell after cell in reading order, every number in turn, tested against its neighbours, its area and the area&apos;s size.</source>
        <translation>読む順にマスごとに各数を順に試し、隣のマス、領域、領域の大きさと照合します。</translation>
    </message>
    <message>
        <source>The program of A. M. Capaverde.</source>
        <translation>A. M. Capaverde のプログラム。</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>ダンシングリンクス</translation>
    </message>
    <message>
        <source>Exact cover: every cell and every number of an area once, every number of a 2 × 2 block at most once; fewest options first.</source>
        <translation>厳密被覆: 各マスと領域の各数は 1 回ずつ、2 × 2 の範囲の各数は多くても 1 回。つねに選択肢が最も少ないものから決めます。</translation>
    </message>
    <message>
        <source>Knuth, The Art of Computer Programming 7.2.2.1.</source>
        <translation>Knuth、The Art of Computer Programming 7.2.2.1。</translation>
    </message>
    <message>
        <source>Logic, without guessing</source>
        <translation>論理 (推測なし)</translation>
    </message>
    <message>
        <source>Single numbers and places, places that all touch a cell, naked and hidden pairs; ends where these do not help.</source>
        <translation>ただ 1 つの数と場所、すべてが 1 つのマスに接する場所、裸のペアと隠れたペアを使います。これらで進めなくなれば終わります。</translation>
    </message>
    <message>
        <source>What solvers do by hand.</source>
        <translation>解く人が手で行う方法。</translation>
    </message>
    <message>
        <source>%1 has no number.</source>
        <translation>%1 に数がありません。</translation>
    </message>
    <message>
        <source>%1 must be %2, as given.</source>
        <translation>%1 はヒントどおり %2 でなければなりません。</translation>
    </message>
    <message>
        <source>The board of the document</source>
        <translation>文書の盤面</translation>
    </message>
    <message>
        <source>Backtracking tries each number in turn; propagation never has to guess on this board.</source>
        <translation>バックトラックは各数を順に試します。制約伝播はこの盤面では一度も推測しません。</translation>
    </message>
    <message>
        <source>Ten by ten</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>Millions of nodes against a few dozen, on a board of the kind magazines print.</source>
        <translation>雑誌に載るような盤面で、数百万ノードに対して数十ノード。</translation>
    </message>
    <message>
        <source>Settles what has one number or one place left, strikes what touches all places of a number, then tries a cell with the fewest numbers left.</source>
        <translation>残る数や場所が 1 つのものを確定し、ある数のすべての場所に接するマスからその数を消します。次に、残る数が最も少ないマスを試します。</translation>
    </message>
    <message>
        <source>Exponential at worst; most puzzles made for people need few guesses or none. The cost of a node grows with the strikes that follow from it. Memory for one board and the changes made to it.</source>
        <translation>最悪の場合は指数的ですが、人向けに作られたパズルのほとんどは、推測がわずかかまったく要りません。1 ノードの手間は、そこから消える候補の数に応じます。メモリは盤面 1 つと、そこでの変更の分です。</translation>
    </message>
    <message>
        <source>The cells are filled in reading order, each with every number in turn. A number is then compared with the cells that touch it and with its area, and is dropped if it is larger than the area. The search does not look ahead, so a number that leaves another cell without any is discovered late.</source>
        <translation>マスを読む順に埋め、各マスで各数を順に試します。数は、接するマスおよびその領域と照合し、領域の大きさを超えれば捨てます。先は何も読まないので、別のマスに入る数をなくしてしまっても、気づくのは後になってからです。</translation>
    </message>
    <message>
        <source>Exponential in the number of empty cells, with up to as many tries a cell as the largest area has cells. Memory for one board.</source>
        <translation>空きマスの数に対して指数的で、1 マスあたりの試行は最大の領域のマス数までです。メモリは盤面 1 つ分です。</translation>
    </message>
    <message>
        <source>Suguru is an exact cover: each cell gets one number, each area each of its numbers once, and each 2 × 2 block a number at most once, since cells touch exactly if they share a block. The search always settles what has the fewest possibilities. These are kept in linked lists, from which they are taken out and put back by a few assignments.</source>
        <translation>ナンバーブロックは厳密被覆の問題です: 各マスに数が 1 つ、各領域にその数が 1 回ずつ入ります。マスどうしが接するのは同じ 2 × 2 の範囲に入るときだけなので、2 × 2 の範囲の各数は多くても 1 回です。つねに可能性が最も少ないものから決めます。可能性は連結リストに入れてあり、数回の代入で外したり戻したりできます。</translation>
    </message>
    <message>
        <source>Exponential at worst, usually few nodes. Each node unlinks and links many possibilities. Memory for the links, allocated once: one possibility for each cell and number.</source>
        <translation>最悪の場合は指数的ですが、たいていノードはわずかです。ノードごとに多くの可能性をリストから外したり戻したりします。メモリはリンクの分で、1 度だけ確保します: 可能性はマスと数の組ごとに 1 つです。</translation>
    </message>
    <message>
        <source>Each step looks at all cells and areas at worst, and there are no more steps than candidates: polynomial. The price: not every puzzle is solved. Memory for one board with its candidates.</source>
        <translation>最悪の場合、ステップごとにすべてのマスと領域を調べます。ステップの数は候補の数を超えません: 多項式時間です。その代償として、解けないパズルもあります。メモリは候補を含む盤面 1 つ分です。</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>列数と行数</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>最大の領域</translation>
    </message>
    <message>
        <source>Most cells of an area, from 4 to 8</source>
        <translation>領域の最大マス数 (4~8)</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>易しい</translation>
    </message>
    <message>
        <source>Single numbers and single places suffice.</source>
        <translation>数が 1 つのマスと、場所が 1 つの数だけで解けます。</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Places that all touch a cell, and pairs.</source>
        <translation>すべてが 1 つのマスに接する場所と、ペア。</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>a board has 1 to %1 columns and 1 to %1 rows, not %2 and %3</source>
        <translation>盤面は 1~%1 列、1~%1 行で、%2 列 %3 行にはできません</translation>
    </message>
    <message>
        <source>areas have at most %1 cells, so there is no number %2</source>
        <translation>領域は %1 マスまでなので、数 %2 はありません</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length</source>
        <translation>この行は %1 マス、最初の行は %2 マスです。すべての行を同じ長さにしてください</translation>
    </message>
    <message>
        <source>expected a number, or 0 for an empty cell, not &quot;%1&quot;</source>
        <translation>「%1」ではなく、数か、空きマスなら 0 が必要です</translation>
    </message>
    <message>
        <source>expected two grids with an empty line between them, numbers and then areas, not %1</source>
        <translation>数の表、領域の表の順に、空行をはさんで 2 つの表が必要ですが、%1 個あります</translation>
    </message>
    <message>
        <source>the grid of areas has %1 lines, that of numbers %2; every cell needs an area</source>
        <translation>領域の表は %1 行、数の表は %2 行です。どのマスにも領域が必要です</translation>
    </message>
    <message>
        <source>the borders end too early</source>
        <translation>境界が途中で終わっています</translation>
    </message>
    <message>
        <source>expected borders as digits 0-9 and a-v, not %1</source>
        <translation>%1 ではなく、境界を表す 0-9 か a-v の文字が必要です</translation>
    </message>
    <message>
        <source>the clues end after %1 of %2 cells</source>
        <translation>ヒントが全 %2 マスのうち %1 マスで終わっています</translation>
    </message>
    <message>
        <source>the clues are for %1 cells, the board has %2</source>
        <translation>ヒントは %1 マス分ありますが、盤面は %2 マスです</translation>
    </message>
    <message>
        <source>there is more text after the last clue</source>
        <translation>最後のヒントのあとに余分なテキストがあります</translation>
    </message>
    <message>
        <source>expected suguru/COLUMNS/ROWS/…, or a puzz.link address with that in it</source>
        <translation>suguru/COLUMNS/ROWS/… か、それを含む puzz.link のアドレスが必要です</translation>
    </message>
    <message>
        <source>expected COLUMNS/ROWS/ after suguru/</source>
        <translation>suguru/ のあとには COLUMNS/ROWS/ が必要です</translation>
    </message>
    <message>
        <source>expected borders as letters and numbers up to a comma, not %1</source>
        <translation>%1 ではなく、境界を表す英字と数をコンマまで書く必要があります</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>there are more than the board&apos;s %1 borders</source>
        <translation>境界が、この盤面の %1 個より多くあります</translation>
    </message>
    <message>
        <source>the borders end after %1 of %2</source>
        <translation>境界が全 %2 個のうち %1 個で終わっています</translation>
    </message>
    <message>
        <source>expected a digit, or a letter for empty cells, not %1</source>
        <translation>%1 ではなく、数字か、空きマスを表す英字が必要です</translation>
    </message>
    <message>
        <source>expected COLUMNSxROWST:borders,clues</source>
        <translation>COLUMNSxROWST:borders,clues の形が必要です</translation>
    </message>
    <message>
        <source>expected T after the size: without it the rules are those of Ripple Effect, not of Suguru</source>
        <translation>サイズのあとには T が必要です: T がないと、ナンバーブロックではなく波及効果のルールになります</translation>
    </message>
    <message>
        <source>expected a colon before the borders</source>
        <translation>境界の前にはコロンが必要です</translation>
    </message>
    <message>
        <source>none of %1 boards of %2 x %3 was %4</source>
        <translation>%2 x %3 の盤面を %1 個作りましたが、難しさが %4 のものはありませんでした</translation>
    </message>
    <message>
        <source>This is how people solve: the simplest reason that settles or strikes something, again and again. Each step can be explained in a sentence, and no number is ever tried. Where none of the reasons helps, it ends without an answer.</source>
        <translation>人が解くときの方法です: 何かを確定するか消すことのできる最も簡単な理由を使うことを繰り返します。どのステップも 1 文で説明でき、数を試すことは一度もありません。どの理由も役に立たなければ、答えなしで終わります。</translation>
    </message>
    <message>
        <source>%1 × %2 Suguru, %3 given</source>
        <translation>%1 × %2 のナンバーブロック、ヒント %3 個</translation>
    </message>
    <message>
        <source>the board has no solution, so there is nothing to rate</source>
        <translation>盤面に解がないので、評価するものがありません</translation>
    </message>
    <message>
        <source>the board has several solutions; only what has a single one can be rated</source>
        <translation>盤面に解が複数あります。評価できるのは、解が 1 つだけのものです</translation>
    </message>
    <message>
        <source>The area of %1 is not connected: %2 is separate.</source>
        <translation>%1 の領域がつながっていません: %2 が離れています。</translation>
    </message>
    <message>
        <source>The board has %1 cells, but there are %2 numbers.</source>
        <translation>盤面は %1 マスですが、%2 個の数が指定されています。</translation>
    </message>
    <message>
        <source>%1 The board has no solution.</source>
        <translation>%1 この盤面に解はありません。</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>この盤面に解はありません。</translation>
    </message>
    <message>
        <source>Stopped with %1 cells empty.</source>
        <translation>空きマス %1 個で停止しました。</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty, and a search has to try numbers.</source>
        <translation>このプログラムの知る手筋はここで尽きました。空きマスは %1 個で、ここからは探索で数を試す必要があります。</translation>
    </message>
    <message>
        <source>%1 are not %2: one of %3 must be, and it touches them all.</source>
        <translation>%1 は %2 ではありません: %3 のどれかが %2 で、そのどれもが %1 のすべてに接しています。</translation>
    </message>
    <message>
        <source>%1 are not %2: in their area %3 and %4 can stand only at %5.</source>
        <translation>%1 は %2 ではありません: この領域で %3 と %4 が入るのは %5 だけです。</translation>
    </message>
    <message>
        <source>%1 are not %2: %3 take %4 and %5 between them.</source>
        <translation>%1 は %2 ではありません: %4 と %5 は %3 に入ります。</translation>
    </message>
    <message>
        <source>the drawing is not closed: a line like +---+---+ is missing below the last row</source>
        <translation>図が閉じていません: 最後の行の下に +---+---+ のような線がありません</translation>
    </message>
    <message>
        <source>expected the upper border of a drawing, like +---+---+</source>
        <translation>+---+---+ のような、図の上の境界が必要です</translation>
    </message>
    <message>
        <source>a drawing has at most %1 columns and rows</source>
        <translation>図は最大 %1 列 %1 行です</translation>
    </message>
    <message>
        <source>expected a border as --- or blanks, not &quot;%1&quot;</source>
        <translation>「%1」ではなく、境界の --- か空白が必要です</translation>
    </message>
    <message>
        <source>expected | or a blank between two cells, not %1</source>
        <translation>%1 ではなく、2 つのマスの間に | か空白が必要です</translation>
    </message>
    <message>
        <source>expected a number or . in this cell, not &quot;%1&quot;</source>
        <translation>「%1」ではなく、このマスには数か . が必要です</translation>
    </message>
    <message>
        <source>numbers alone do not show the areas; name the problem as well, or print the solution as a drawing</source>
        <translation>数だけでは領域がわかりません。問題も指定するか、解を図で出力してください</translation>
    </message>
    <message>
        <source>expected one grid of numbers, not %1</source>
        <translation>数の表が 1 つ必要ですが、%1 個あります</translation>
    </message>
    <message>
        <source>the grid has %1 lines, the board %2</source>
        <translation>表は %1 行、盤面は %2 行です</translation>
    </message>
    <message>
        <source>expected a cell as a pair of area and number, like &apos;(1 3)</source>
        <translation>&apos;(1 3) のような、領域と数の対で表したマスが必要です</translation>
    </message>
    <message>
        <source>there are more pairs than any board has cells</source>
        <translation>対の数がどの盤面のマスよりも多くなっています</translation>
    </message>
    <message>
        <source>the list of pairs is not closed: &apos;)&apos; is missing</source>
        <translation>対のリストが閉じていません: &apos;)&apos; がありません</translation>
    </message>
    <message>
        <source>tabuleiro has %1 cells, tabuleiroDiv %2; both are one board</source>
        <translation>tabuleiro は %1 マス、tabuleiroDiv は %2 マスです。両方で 1 つの盤面です</translation>
    </message>
    <message>
        <source>this cell is %1 here and %2 in tabuleiro; both are one board</source>
        <translation>このマスはここでは %1、tabuleiro では %2 です。両方で 1 つの盤面です</translation>
    </message>
    <message>
        <source>there is no list of pairs here, like (list &apos;(1 0) &apos;(1 3))</source>
        <translation>(list &apos;(1 0) &apos;(1 3)) のような対のリストがありません</translation>
    </message>
    <message>
        <source>there is a second list of pairs; one list is one board</source>
        <translation>対のリストがもう 1 つあります。1 つのリストが 1 つの盤面です</translation>
    </message>
    <message>
        <source>%1 pairs make no board: write those of each row on a line of their own</source>
        <translation>%1 個の対では盤面になりません: 行ごとに改行してください</translation>
    </message>
    <message>
        <source>the area of %1</source>
        <translation>%1 の領域</translation>
    </message>
    <message>
        <source>Board with the borders of its areas</source>
        <translation>領域の境界を描いた盤面</translation>
    </message>
    <message>
        <source>Lisp list of pairs (area number)</source>
        <translation>Lisp の対 (領域 数) のリスト</translation>
    </message>
    <message>
        <source>the areas are not symmetric, so the places of the clues are not, either.</source>
        <translation>領域が対称でないので、ヒントの位置も対称になりません。</translation>
    </message>
    <message>
        <source>Single numbers have to be supposed, and led to a contradiction.</source>
        <translation>数を 1 つずつ仮定して、矛盾に導く必要があります。</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>最難</translation>
    </message>
    <message>
        <source>Several numbers have to be supposed at once.</source>
        <translation>複数の数を同時に仮定する必要があります。</translation>
    </message>
    <message>
        <source>refutation</source>
        <translation>反駁</translation>
    </message>
    <message>
        <source>10 × 15</source>
        <translation>10 × 15</translation>
    </message>
    <message>
        <source>A number that is settled is struck from its area and from all cells that touch it. What then has one number or one place left is settled at once, and a cell that touches all places of a number in another area loses that number. Only when nothing follows a number is tried, in a cell with the fewest left. A search that meets nothing but dead ends begins again where most of them were.</source>
        <translation>確定した数は、その領域と、接するすべてのマスから消します。その結果、残る数や場所が 1 つになったものはすぐに確定し、別の領域にある数のすべての場所に接するマスからはその数を消します。何も導けなくなってはじめて、残る数が最も少ないマスで数を試します。行き止まりばかりの探索は、それが最も多かった領域から始め直します。</translation>
    </message>
    <message>
        <source>Constraint propagation with the fail-first rule: Haralick and Elliott, 1980; weights: Boussemart and others, 2004.</source>
        <translation>失敗優先の規則による制約伝播: Haralick と Elliott、1980 年。重み: Boussemart ほか、2004 年。</translation>
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
        <translation>問題の例: one-seven-five。</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>Where the document&apos;s program has no word.</source>
        <translation>文書のプログラムでは言葉が出ない数。</translation>
    </message>
    <message>
        <source>Ninety</source>
        <translation>90</translation>
    </message>
    <message>
        <source>Digit by digit nine-zero; the document&apos;s program drops the nine.</source>
        <translation>1 桁ずつなら nine-zero。文書のプログラムでは nine が抜けます。</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>0</translation>
    </message>
    <message>
        <source>The smallest amount a cheque can be written for.</source>
        <translation>小切手に書ける最小の数。</translation>
    </message>
    <message>
        <source>Thirty digits</source>
        <translation>30 桁</translation>
    </message>
    <message>
        <source>Spelled out it begins with one hundred twenty-three octillion.</source>
        <translation>言葉で書くと one hundred twenty-three octillion で始まります。</translation>
    </message>
    <message>
        <source>A cheque in Chinese</source>
        <translation>中国語の小切手</translation>
    </message>
    <message>
        <source>Financial characters, which no stroke can turn into others.</source>
        <translation>大字。画を書き足しても別の字になりません。</translation>
    </message>
    <message>
        <source>Back from words</source>
        <translation>言葉から数字へ</translation>
    </message>
    <message>
        <source>Spoken words read back into digits.</source>
        <translation>話し言葉を数字に戻します。</translation>
    </message>
    <message>
        <source>Number words</source>
        <translation>数詞</translation>
    </message>
    <message>
        <source>Write a number out in words, as on a cheque, or read words back.</source>
        <translation>数を小切手のように言葉で書き表すか、言葉を数字に戻します。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数</translation>
    </message>
    <message>
        <source>A whole number, not negative, or words to be read back</source>
        <translation>負でない整数、または数字に戻す言葉</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Words or digits; by default whichever the input is not</source>
        <translation>言葉または数字。指定しなければ入力と逆のほう</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Of the words: English, Chinese, Japanese or Portuguese</source>
        <translation>言葉の言語: 英語、中国語、日本語、ポルトガル語</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Plain, or as on a cheque with an ending nothing can be added to</source>
        <translation>通常、または書き足しを防ぐ結びの語を付けた小切手用</translation>
    </message>
    <message>
        <source>Number, or words to be read back</source>
        <translation>数、または数字に戻す言葉</translation>
    </message>
    <message>
        <source>The result in one line</source>
        <translation>結果を 1 行で</translation>
    </message>
    <message>
        <source>word of a digit</source>
        <translation>数字の言葉</translation>
    </message>
    <message>
        <source>spoken word</source>
        <translation>話し言葉</translation>
    </message>
    <message>
        <source>ending</source>
        <translation>結びの語</translation>
    </message>
    <message>
        <source>digit read</source>
        <translation>読み取った数字</translation>
    </message>
    <message>
        <source>too long to be spelled out</source>
        <translation>長すぎて言葉で書けない</translation>
    </message>
    <message>
        <source>Some places hold no word.</source>
        <translation>言葉の入っていない場所があります。</translation>
    </message>
    <message>
        <source>The words mean %1, not %2.</source>
        <translation>この言葉が表すのは %1 で、%2 ではありません。</translation>
    </message>
    <message>
        <source>The words cannot be read back: %1.</source>
        <translation>この言葉は数字に戻せません: %1。</translation>
    </message>
    <message>
        <source>On a cheque the words have an ending, elsewhere none.</source>
        <translation>小切手では言葉に結びの語を付け、それ以外では付けません。</translation>
    </message>
    <message>
        <source>Digit %1 of the number is %2: write “%3”.</source>
        <translation>数の %1 桁目は %2: 「%3」と書きます。</translation>
    </message>
    <message>
        <source>Digit %1 of what the words mean is %2.</source>
        <translation>言葉が表す数の %1 桁目は %2 です。</translation>
    </message>
    <message>
        <source>“%1” closes the amount: nothing can be added.</source>
        <translation>「%1」で金額を結びます: 何も書き足せません。</translation>
    </message>
    <message>
        <source>As spoken, word %1 is “%2”.</source>
        <translation>読み上げると、%1 語目は「%2」です。</translation>
    </message>
    <message>
        <source>There are words for numbers of up to %1 digits; this one has %2. Digit by digit any length can be written.</source>
        <translation>言葉で表せる数は %1 桁までで、この数は %2 桁です。1 桁ずつなら、どんな長さでも書けます。</translation>
    </message>
    <message>
        <source>The whole number is written: %1.</source>
        <translation>数全体を書きました: %1。</translation>
    </message>
    <message>
        <source>Digit by digit</source>
        <translation>1 桁ずつ</translation>
    </message>
    <message>
        <source>The word of each digit in turn: 175 is one-seven-five.</source>
        <translation>各桁の言葉を順に並べます: 175 は one-seven-five。</translation>
    </message>
    <message>
        <source>The document&apos;s program for P95, right for 9 and for 90 to 99 too.</source>
        <translation>P95 の文書のプログラム。9 と 90~99 も正しく扱います。</translation>
    </message>
    <message>
        <source>As spoken</source>
        <translation>読み上げるとおり</translation>
    </message>
    <message>
        <source>The words one says: 175 is one hundred seventy-five. Up to 36 digits.</source>
        <translation>実際に言うときの言葉: 175 は one hundred seventy-five。36 桁まで。</translation>
    </message>
    <message>
        <source>Rule-based number formats of ICU, after the Unicode CLDR.</source>
        <translation>ICU の規則による数の書式。Unicode CLDR による。</translation>
    </message>
    <message>
        <source>175 in two ways</source>
        <translation>175 の 2 通りの書き方</translation>
    </message>
    <message>
        <source>No choice, no search: naming digits is one step each, spelling out follows the language&apos;s rules.</source>
        <translation>選択もなければ探索もありません: 1 桁ずつなら各桁が 1 ステップ、読み上げる形ならその言語の規則に従います。</translation>
    </message>
    <message>
        <source>Each digit has its word, so a number of any length is written from left to right without looking at the rest of it. Nothing is searched: it shows what a trace looks like where every step is forced. The other way round, words are read back into digits.</source>
        <translation>どの数字にも言葉があるので、どんな長さの数でも、残りを見ずに左から右へ書けます。探索は何もありません: どのステップも強制されているとき、トレースがどう見えるかを示します。逆向きには、言葉を読み取って数字に戻します。</translation>
    </message>
    <message>
        <source>One step a digit, and memory for the words.</source>
        <translation>1 桁につき 1 ステップと、言葉の分のメモリ。</translation>
    </message>
    <message>
        <source>Languages name numbers in groups: of three digits in English, of four in Chinese and Japanese. A group is put into words by a small set of rules, and the word for its scale follows: thousand, million, and so on. What is left over is treated in the same way.</source>
        <translation>言語は数をまとまりごとに呼びます: 英語では 3 桁ずつ、中国語と日本語では 4 桁ずつです。まとまりは少数の規則で言葉にし、そのあとに thousand、million などの位の言葉が続きます。残りも同じように扱います。</translation>
    </message>
    <message>
        <source>One step a word, and at most 36 digits: there are no names for larger scales.</source>
        <translation>1 語につき 1 ステップで、36 桁まで: それより大きい位には名前がありません。</translation>
    </message>
    <message>
        <source>There is nothing to generate: every number is already a problem.</source>
        <translation>新しい問題は作れません: どんな数もそのまま問題になります。</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>%1 語目</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>%1 桁目</translation>
    </message>
    <message>
        <source>word %1 = %2</source>
        <translation>%1 語目 = %2</translation>
    </message>
    <message>
        <source>digit %1 = %2</source>
        <translation>%1 桁目 = %2</translation>
    </message>
    <message>
        <source>settings come after the number</source>
        <translation>設定は数のあとに書いてください</translation>
    </message>
    <message>
        <source>expected language=…, form=… or direction=…, not &quot;%1&quot;</source>
        <translation>「%1」ではなく、language=…、form=…、direction=… のどれかが必要です</translation>
    </message>
    <message>
        <source>there is no number; write digits, like 175, or words, like one-seven-five</source>
        <translation>数がありません。175 のような数字か、one-seven-five のような言葉を書いてください</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 か %2</translation>
    </message>
    <message>
        <source>%1 must be %2, not &quot;%3&quot;</source>
        <translation>%1 は「%3」ではなく、%2 でなければなりません</translation>
    </message>
    <message>
        <source>expected a digit, not %1; numbers are whole and not negative</source>
        <translation>%1 ではなく、数字が必要です。数は負でない整数です</translation>
    </message>
    <message>
        <source>a number has at most %1 digits</source>
        <translation>数は %1 桁までです</translation>
    </message>
    <message>
        <source>these are digits already; leave out direction=digits</source>
        <translation>これはすでに数字です。direction=digits を外してください</translation>
    </message>
    <message>
        <source>these are words already; leave out direction=words</source>
        <translation>これはすでに言葉です。direction=words を外してください</translation>
    </message>
    <message>
        <source>number: %1</source>
        <translation>数: %1</translation>
    </message>
    <message>
        <source>%1 digits in words</source>
        <translation>%1 桁の数を言葉で</translation>
    </message>
    <message>
        <source>words for %1 digits</source>
        <translation>%1 桁の数を表す言葉</translation>
    </message>
    <message>
        <source>%1 in words</source>
        <translation>%1 を言葉で</translation>
    </message>
    <message>
        <source>The number ends before that.</source>
        <translation>数はその前で終わっています。</translation>
    </message>
    <message>
        <source>“%1” is expected there.</source>
        <translation>そこに必要なのは「%1」です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number word of this language</source>
        <translation>「%1」はこの言語の数詞ではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number word of this language; did you mean &quot;%2&quot;?</source>
        <translation>「%1」はこの言語の数詞ではありません。「%2」のことですか</translation>
    </message>
    <message>
        <source>there are no words; write a number, like one-seven-five</source>
        <translation>言葉がありません。one-seven-five のように数を書いてください</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand here; write digit by digit or as spoken, not both</source>
        <translation>「%1」はここには置けません。1 桁ずつか読み上げるとおりか、どちらか一方の書き方にしてください</translation>
    </message>
    <message>
        <source>the number ends in the middle, after &quot;%1&quot;</source>
        <translation>数が「%1」のあとで途切れています</translation>
    </message>
    <message>
        <source>Zero has a word of its own: “%1”.</source>
        <translation>ゼロには固有の語があります: 「%1」。</translation>
    </message>
    <message>
        <source>As spoken: from the right, the digits of %1 form groups of %2.</source>
        <translation>読み方: %1 の数字を右から %2 桁ずつに区切ります。</translation>
    </message>
    <message>
        <source>The group %1 is all zeros and is left out.</source>
        <translation>区切り %1 はすべてゼロなので、読みません。</translation>
    </message>
    <message>
        <source>The last group, %1, is “%2”.</source>
        <translation>最後の区切り %1 は「%2」です。</translation>
    </message>
    <message>
        <source>The group %1 counts 10^%2: “%3” with the word of its scale is “%4”.</source>
        <translation>区切り %1 の位は 10^%2 です: 「%3」に位の語を付けて「%4」。</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <translation>「%1」は %2 と読み取ります。</translation>
    </message>
    <message>
        <source>The other %1 digits follow likewise.</source>
        <translation>残りの %1 桁も同様です。</translation>
    </message>
    <message>
        <source>As spoken, the whole number is: %1.</source>
        <translation>数全体の読み: %1。</translation>
    </message>
    <message>
        <source>It is short for “%1”: after the last digit the unit below the one before it is left out.</source>
        <translation>「%1」を略した言い方です: 最後の数字のあとで、その前の単位のすぐ下の単位が省かれています。</translation>
    </message>
    <message>
        <source>%1 in digits</source>
        <translation>%1 を数字で</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>中国語</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日本語</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>ポルトガル語</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英語</translation>
    </message>
    <message>
        <source>Write in digits the number that the words name.</source>
        <translation>言葉が表す数を数字で書いてください。</translation>
    </message>
    <message>
        <source>Write the word of each digit in turn, in %1 and as on a cheque: for %2, %3.</source>
        <translation>各桁の語を順に%1で、小切手のように書いてください。%2 なら %3 です。</translation>
    </message>
    <message>
        <source>Write the word of each digit in turn, in %1: for %2, %3.</source>
        <translation>各桁の語を順に%1で書いてください。%2 なら %3 です。</translation>
    </message>
    <message>
        <source>%1 After other groups it is joined: “%2”.</source>
        <translation>%1 ほかの組の後ろでは「%2」とつながります。</translation>
    </message>
    <message>
        <source>The library ICU has no words for numbers in %1.</source>
        <translation>ライブラリ ICU には %1 の数詞がありません。</translation>
    </message>
</context>
</TS>
