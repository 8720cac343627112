<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>AllSteps</name>
    <message>
        <source>No solution is left: there is nothing to be deduced.</source>
        <translation>Não resta solução: não há nada a deduzir.</translation>
    </message>
</context>
<context>
    <name>Animation</name>
    <message>
        <source>the picture would be %1 x %2 pixels, more than the %3 a side that %4 holds; make the cells smaller</source>
        <translation>a imagem teria %1 x %2 pixels, mais que os %3 por lado que cabem em %4; diminua as células</translation>
    </message>
    <message>
        <source>the installed libwebp differs from the version Clew was built with</source>
        <translation>a libwebp é de uma versão diferente da usada na compilação</translation>
    </message>
    <message>
        <source>the animation could not be made: %1</source>
        <translation>não foi possível criar a animação: %1</translation>
    </message>
    <message>
        <source>single pictures are written to numbered files, but %1 is not a file; give a name such as page%2</source>
        <translation>imagens avulsas são gravadas em arquivos numerados, mas %1 não é um arquivo; indique um nome como page%2</translation>
    </message>
    <message>
        <source>there is nothing to show: the last event comes before the first</source>
        <translation>não há nada a mostrar: o último evento vem antes do primeiro</translation>
    </message>
</context>
<context>
    <name>Background</name>
    <message>
        <source>There is not enough memory for this. Close other programs, or choose something smaller.</source>
        <translation>Não há memória suficiente para isto. Feche outros programas ou escolha algo menor.</translation>
    </message>
    <message>
        <source>This failed: %1.</source>
        <translation>Isto falhou: %1.</translation>
    </message>
    <message>
        <source>This failed for an unknown reason.</source>
        <translation>Isto falhou por um motivo desconhecido.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>Booklet</name>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>no solution was found in time</source>
        <translation>nenhuma solução foi encontrada a tempo</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>não há nada a imprimir</translation>
    </message>
    <message>
        <source>a page has from 1 to %1 puzzles</source>
        <translation>uma página tem de 1 a %1 quebra-cabeças</translation>
    </message>
    <message>
        <source>has no solution</source>
        <translation>não tem solução</translation>
    </message>
    <message>
        <source>has several solutions; this is one</source>
        <translation>tem várias soluções; esta é uma</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semente %1</translation>
    </message>
    <message>
        <source>one of several solutions</source>
        <translation>uma de várias soluções</translation>
    </message>
</context>
<context>
    <name>Breakpoints</name>
    <message>
        <source>breakpoints are an array</source>
        <translation>os pontos de parada devem ser um array</translation>
    </message>
    <message>
        <source>a breakpoint is an object with a kind and whole numbers</source>
        <translation>um ponto de parada deve ser um objeto com um tipo e números inteiros</translation>
    </message>
    <message>
        <source>there is no breakpoint of this kind: %1</source>
        <translation>não há ponto de parada deste tipo: %1</translation>
    </message>
    <message>
        <source>whether a breakpoint is enabled is true or false</source>
        <translation>se um ponto de parada está ativo deve ser true ou false</translation>
    </message>
</context>
<context>
    <name>ByteSource</name>
    <message>
        <source>cannot read on: %1</source>
        <translation>não é possível continuar a ler: %1</translation>
    </message>
    <message>
        <source>cannot listen on port %1 of this machine: %2; choose another port, or 0 for any</source>
        <translation>não é possível escutar na porta %1 desta máquina: %2; escolha outra porta, ou 0 para qualquer uma</translation>
    </message>
    <message>
        <source>cannot take the connection: %1</source>
        <translation>não é possível aceitar a conexão: %1</translation>
    </message>
    <message>
        <source>the file was rewritten while it was followed and is shorter now; watch it again</source>
        <translation>o arquivo foi reescrito enquanto era acompanhado e agora é mais curto; acompanhe-o de novo</translation>
    </message>
    <message>
        <source>a program of another user connected and was refused; still waiting</source>
        <translation>um programa de outro usuário se conectou e foi recusado; a espera continua</translation>
    </message>
    <message>
        <source>a program ended its connection before its user could be determined, and was refused; let it keep the connection open for a tenth of a second. Still waiting</source>
        <translation>um programa encerrou a conexão antes que se soubesse de que usuário era, e foi recusado; faça-o manter a conexão aberta por um décimo de segundo. A espera continua</translation>
    </message>
    <message>
        <source>a program that connected does not report a search as expected, and was refused; still waiting</source>
        <translation>um programa que se conectou não relata uma busca como esperado, e foi recusado; a espera continua</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>A comparação foi abandonada.</translation>
    </message>
</context>
<context>
    <name>CpProfiler</name>
    <message>
        <source>a message is of the unknown kind %1</source>
        <translation>uma mensagem é do tipo desconhecido %1</translation>
    </message>
    <message>
        <source>a node has the unknown status %1</source>
        <translation>um nó tem o estado desconhecido %1</translation>
    </message>
    <message>
        <source>a message has the unknown field %1</source>
        <translation>uma mensagem tem o campo desconhecido %1</translation>
    </message>
    <message>
        <source>a message ends before what it says it holds</source>
        <translation>uma mensagem termina antes do que diz conter</translation>
    </message>
    <message>
        <source>a message claims to have %1 bytes; this is not CP-Profiler&apos;s protocol</source>
        <translation>uma mensagem teria %1 bytes; este não é o protocolo do CP-Profiler</translation>
    </message>
    <message>
        <source>%1 nodes arrived whose parents never did, or that are their own ancestors</source>
        <translation>chegaram %1 nós cujos pais nunca chegaram, ou que descendem de si mesmos</translation>
    </message>
    <message>
        <source>the stream ends inside a message</source>
        <translation>o fluxo se interrompe no meio de uma mensagem</translation>
    </message>
    <message>
        <source>the connection ended before the end of the search was reported</source>
        <translation>a conexão terminou antes de a busca ser dada como concluída</translation>
    </message>
    <message>
        <source>the start of the search was reported twice</source>
        <translation>a busca foi dada como iniciada uma segunda vez</translation>
    </message>
    <message>
        <source>the end of the search was reported before its start</source>
        <translation>a busca foi dada como concluída antes de ter começado</translation>
    </message>
    <message>
        <source>node %1 is reported as its own parent</source>
        <translation>o nó %1 seria seu próprio pai</translation>
    </message>
    <message>
        <source>too many nodes arrived before their parents</source>
        <translation>nós demais chegaram antes de seus pais</translation>
    </message>
    <message>
        <source>the search has more than %1 nodes</source>
        <translation>a busca tem mais de %1 nós</translation>
    </message>
    <message>
        <source>labels name free variables, not a board of this program: list &quot;variables&quot; in the header</source>
        <translation>os rótulos falam de variáveis livres, não de um tabuleiro deste programa: indique &quot;variables&quot; no cabeçalho</translation>
    </message>
    <message>
        <source>the connection ended before the search began</source>
        <translation>a conexão terminou antes de a busca começar</translation>
    </message>
    <message>
        <source>the solver speaks version %1 of CP-Profiler&apos;s protocol; this program knows version %2</source>
        <translation>o solucionador fala a versão %1 do protocolo do CP-Profiler; este programa conhece a versão %2</translation>
    </message>
    <message>
        <source>one node arrived whose parent never did, or that is its own ancestor</source>
        <translation>chegou um nó cujo pai nunca chegou, ou que descende de si mesmo</translation>
    </message>
</context>
<context>
    <name>Deductions</name>
    <message>
        <source>guess</source>
        <translation>palpite</translation>
    </message>
    <message>
        <source>back</source>
        <translation>volta</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solução</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>não %1</translation>
    </message>
    <message>
        <source>move</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>refazer</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>The number %1 is too large for the engine, which counts to %2.</source>
        <translation>O número %1 é grande demais para o mecanismo, que conta até %2.</translation>
    </message>
    <message>
        <source>The constraint %1 is not supported: the engine searches over integers and Booleans.</source>
        <translation>A restrição %1 não é suportada: o mecanismo busca sobre inteiros e booleanos.</translation>
    </message>
    <message>
        <source>The constraint %1 has too few arguments.</source>
        <translation>A restrição %1 tem argumentos de menos.</translation>
    </message>
    <message>
        <source>MiniZinc speaks of %1 in %2 and has not declared it. That is a fault of MiniZinc; the same in other words may do.</source>
        <translation>O MiniZinc usa %1 em %2 sem o ter declarado. É uma falha do MiniZinc; escrever o mesmo de outra forma pode funcionar.</translation>
    </message>
    <message>
        <source>An array was expected in %1.</source>
        <translation>Esperava-se um array em %1.</translation>
    </message>
    <message>
        <source>A number was expected in %1.</source>
        <translation>Esperava-se um número em %1.</translation>
    </message>
    <message>
        <source>A Boolean was expected in %1.</source>
        <translation>Esperava-se um booleano em %1.</translation>
    </message>
    <message>
        <source>A power has too many bases and exponents.</source>
        <translation>Uma potência tem bases e expoentes demais.</translation>
    </message>
    <message>
        <source>Gecode refuses the model: %1</source>
        <translation>O Gecode recusa o modelo: %1</translation>
    </message>
    <message>
        <source>Gecode cannot search this model: %1</source>
        <translation>O Gecode não pode buscar este modelo: %1</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>O arquivo %1 não pode ser lido.</translation>
    </message>
    <message>
        <source>The file %1 cannot be written.</source>
        <translation>O arquivo %1 não pode ser gravado.</translation>
    </message>
    <message>
        <source>The file %1 has more than 256 MB.</source>
        <translation>O arquivo %1 tem mais de 256 MB.</translation>
    </message>
    <message>
        <source>The automaton of a constraint goes to a state that it does not have.</source>
        <translation>O autômato de uma restrição vai para um estado que ele não tem.</translation>
    </message>
    <message>
        <source>The model prints %1 and does not declare it.</source>
        <translation>O modelo imprime %1 e não o declara.</translation>
    </message>
    <message>
        <source>The model prints %1, which it declares only after that.</source>
        <translation>O modelo imprime %1, que só declara depois disso.</translation>
    </message>
    <message>
        <source>The arrays in %1 differ in length.</source>
        <translation>Os arranjos em %1 têm comprimentos diferentes.</translation>
    </message>
    <message>
        <source>The value of %1 is not searched for.</source>
        <translation>O valor de %1 não é buscado.</translation>
    </message>
    <message>
        <source>There is no variable %1.</source>
        <translation>Não há variável %1.</translation>
    </message>
    <message>
        <source>The engine cannot search this model: %1</source>
        <translation>O mecanismo não consegue buscar neste modelo: %1</translation>
    </message>
    <message>
        <source>The variable %1 is not in this part of the model.</source>
        <translation>A variável %1 não está nesta parte do modelo.</translation>
    </message>
</context>
<context>
    <name>EventCheck</name>
    <message>
        <source>it is a guess with a rule, which guesses do not have</source>
        <translation>é um palpite com uma regra, o que palpites não têm</translation>
    </message>
    <message>
        <source>it is a visit with extra data</source>
        <translation>é uma visita com dados a mais</translation>
    </message>
    <message>
        <source>it visits node %1, but only %2 nodes are known</source>
        <translation>visita o nó %1, mas só se conhecem %2 nós</translation>
    </message>
    <message>
        <source>it is a solution with extra data</source>
        <translation>é uma solução com dados a mais</translation>
    </message>
    <message>
        <source>it has the unknown kind %1</source>
        <translation>tem o tipo desconhecido %1</translation>
    </message>
    <message>
        <source>it refers to variable %1, but there are only %2</source>
        <translation>refere-se à variável %1, mas só há %2</translation>
    </message>
    <message>
        <source>it refers to value %1, but there are only %2</source>
        <translation>refere-se ao valor %1, mas só há %2</translation>
    </message>
    <message>
        <source>it refers to rule %1, which this puzzle does not use for such events</source>
        <translation>refere-se à regra %1, que este quebra-cabeça não usa para tais eventos</translation>
    </message>
    <message>
        <source>it breaks rule %1 without a value</source>
        <translation>viola a regra %1 sem um valor</translation>
    </message>
    <message>
        <source>it gives variable %1 the value %2, which it cannot take</source>
        <translation>dá à variável %1 o valor %2, que ela não pode receber</translation>
    </message>
    <message>
        <source>it begins a new step, which only strikes do</source>
        <translation>ela começa um passo novo, o que só eliminações fazem</translation>
    </message>
</context>
<context>
    <name>EventStream</name>
    <message>
        <source>an event begins with &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; or &quot;s&quot; in quotation marks</source>
        <translation>um evento começa com &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; ou &quot;s&quot; entre aspas</translation>
    </message>
    <message>
        <source>there is no such kind of event; there are &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; and &quot;s&quot;</source>
        <translation>não existe esse tipo de evento; existem &quot;d&quot;, &quot;a&quot;, &quot;r&quot;, &quot;c&quot;, &quot;v&quot; e &quot;s&quot;</translation>
    </message>
    <message>
        <source>expected a whole number, 0 or more</source>
        <translation>aqui cabe um número inteiro a partir de 0</translation>
    </message>
    <message>
        <source>expected a comma and a number</source>
        <translation>aqui cabem uma vírgula e um número</translation>
    </message>
    <message>
        <source>only a contradiction may leave out the value</source>
        <translation>só uma contradição pode dispensar o valor</translation>
    </message>
    <message>
        <source>expected ], the end of the event</source>
        <translation>o evento termina aqui, com ]</translation>
    </message>
    <message>
        <source>nothing may follow an event on its line</source>
        <translation>nada mais cabe na linha de um evento</translation>
    </message>
    <message>
        <source>the stream ends here: the line with &quot;end&quot; is missing</source>
        <translation>o fluxo se interrompe aqui: falta a linha com &quot;end&quot;</translation>
    </message>
    <message>
        <source>a line is an event, as in [&quot;d&quot;,0,3], or an object, as in {&quot;end&quot;:&quot;exhausted&quot;}</source>
        <translation>uma linha é um evento, como em [&quot;d&quot;,0,3], ou um objeto, como em {&quot;end&quot;:&quot;exhausted&quot;}</translation>
    </message>
    <message>
        <source>this event is impossible: %1</source>
        <translation>este evento não é possível: %1</translation>
    </message>
    <message>
        <source>this is not a JSON object</source>
        <translation>isto não é um objeto JSON</translation>
    </message>
    <message>
        <source>an object in a stream says &quot;end&quot; or &quot;comment&quot;</source>
        <translation>um objeto em um fluxo diz &quot;end&quot; ou &quot;comment&quot;</translation>
    </message>
    <message>
        <source>a search ends &quot;solved&quot;, &quot;exhausted&quot;, &quot;ran-dry&quot; or &quot;stopped&quot;</source>
        <translation>uma busca termina com &quot;solved&quot;, &quot;exhausted&quot;, &quot;ran-dry&quot; ou &quot;stopped&quot;</translation>
    </message>
    <message>
        <source>the line is longer than %1 bytes, the most an event may have</source>
        <translation>a linha tem mais de %1 bytes, e nenhum evento é tão longo</translation>
    </message>
    <message>
        <source>the header is longer than %1 bytes</source>
        <translation>o cabeçalho tem mais de %1 bytes</translation>
    </message>
    <message>
        <source>the stream is empty</source>
        <translation>não há nada no fluxo</translation>
    </message>
    <message>
        <source>expected &quot;&lt;=&quot; or &quot;&gt;=&quot;</source>
        <translation>esperava-se &quot;&lt;=&quot; ou &quot;&gt;=&quot;</translation>
    </message>
    <message>
        <source>there is no rule %1: the header lists %2, numbered from 0</source>
        <translation>não há regra %1: o cabeçalho lista %2, numeradas a partir de 0</translation>
    </message>
    <message>
        <source>expected &quot;new&quot;</source>
        <translation>esperado &quot;new&quot;</translation>
    </message>
</context>
<context>
    <name>Figure</name>
    <message>
        <source>does not take this problem</source>
        <translation>não aceita este problema</translation>
    </message>
    <message>
        <source>time, untraced (logarithmic)</source>
        <translation>tempo, sem registro (logarítmico)</translation>
    </message>
    <message>
        <source>%1: %2 · nodes: %3 · contradictions: %4 · solutions: %5</source>
        <translation>%1: %2 · nós: %3 · contradições: %4 · soluções: %5</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <translation>Interrompida em %1.</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nós</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>instances solved</source>
        <translation>instâncias resolvidas</translation>
    </message>
    <message>
        <source>seconds for each</source>
        <translation>segundos por instância</translation>
    </message>
    <message>
        <source>Cactus plot: how many instances each strategy solves within a time for each; the further to the right, the better.</source>
        <translation>Gráfico de cacto: quantas instâncias cada estratégia resolve dentro de um tempo por instância; quanto mais à direita, melhor.</translation>
    </message>
    <message>
        <source>times as long as the fastest</source>
        <translation>múltiplo do tempo da mais rápida</translation>
    </message>
    <message>
        <source>share of instances</source>
        <translation>parcela das instâncias</translation>
    </message>
    <message>
        <source>Performance profile: the share of instances that each strategy solves within a multiple of the fastest one&apos;s time.</source>
        <translation>Perfil de desempenho: a parcela das instâncias que cada estratégia resolve dentro de um múltiplo do tempo da mais rápida.</translation>
    </message>
    <message>
        <source>the figure was not finished</source>
        <translation>a figura não foi concluída</translation>
    </message>
    <message>
        <source>Events: %1 · nodes: %2 · contradictions: %3 · solutions: %4</source>
        <translation>Eventos: %1 · nós: %2 · contradições: %3 · soluções: %4</translation>
    </message>
    <message>
        <source>Event %1, depth %2.</source>
        <translation>Evento %1, profundidade %2.</translation>
    </message>
    <message>
        <source>continues</source>
        <translation>continua</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradição</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>solução</translation>
    </message>
    <message>
        <source>not looked at further</source>
        <translation>não examinado adiante</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>profundidade</translation>
    </message>
    <message>
        <source>events; below the axis contradictions, lines are solutions</source>
        <translation>eventos; abaixo do eixo, contradições; linhas são soluções</translation>
    </message>
    <message>
        <source>Deepest level %1.</source>
        <translation>Nível mais profundo %1.</translation>
    </message>
    <message>
        <source>the board has too many cells for a heat map</source>
        <translation>o tabuleiro tem células demais para uma imagem de onde a busca esteve</translation>
    </message>
    <message>
        <source>Guesses at each cell: at most %1, %2 in all.</source>
        <translation>Palpites em cada célula: no máximo %1, %2 ao todo.</translation>
    </message>
    <message>
        <source>Forced moves at each cell: at most %1, %2 in all.</source>
        <translation>Jogadas forçadas em cada célula: no máximo %1, %2 ao todo.</translation>
    </message>
    <message>
        <source>Moves taken back at each cell: at most %1, %2 in all.</source>
        <translation>Jogadas desfeitas em cada célula: no máximo %1, %2 ao todo.</translation>
    </message>
    <message>
        <source>Contradictions at each cell: at most %1, %2 in all.</source>
        <translation>Contradições em cada célula: no máximo %1, %2 ao todo.</translation>
    </message>
    <message>
        <source>Events while the last guess stood there: at most %1, %2 in all.</source>
        <translation>Eventos enquanto o último palpite estava ali: no máximo %1, %2 ao todo.</translation>
    </message>
    <message>
        <source>the search has %1 events</source>
        <translation>a busca tem %1 eventos</translation>
    </message>
    <message>
        <source>The tint grows with the square root of the number.</source>
        <translation>A intensidade da cor cresce com a raiz quadrada do número.</translation>
    </message>
    <message>
        <source>most settled so far</source>
        <translation>máximo decidido até aqui</translation>
    </message>
    <message>
        <source>solutions</source>
        <translation>soluções</translation>
    </message>
    <message>
        <source>Nodes and solutions were counted while the race was measured; what was settled comes from a recording, its nodes placed at the times measured.</source>
        <translation>Nós e soluções foram contados enquanto a corrida era medida; o que estava decidido vem de uma gravação, com seus nós postos nos tempos medidos.</translation>
    </message>
    <message>
        <source>Events %1 to %2 of the search.</source>
        <translation>Eventos %1 a %2 da busca.</translation>
    </message>
    <message>
        <source>tree, each node as wide as it has leaves</source>
        <translation>árvore, cada nó com a largura de suas folhas</translation>
    </message>
    <message>
        <source>nodes at each depth</source>
        <translation>nós em cada profundidade</translation>
    </message>
    <message>
        <source>Each row is %1 levels.</source>
        <translation>Cada linha são %1 níveis.</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>só %1</translation>
    </message>
    <message>
        <source>%1, seed %2</source>
        <translation>%1, semente %2</translation>
    </message>
    <message>
        <source>%1 (cut)</source>
        <translation>%1 (cortada)</translation>
    </message>
    <message>
        <source>Measures that show something here: %1.</source>
        <translation>Medidas que mostram algo aqui: %1.</translation>
    </message>
    <message>
        <source>The search is shown up to event %1.</source>
        <translation>A busca é mostrada até o evento %1.</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of nodes: %1.</source>
        <translation>A busca parou no seu limite de nós: %1.</translation>
    </message>
    <message>
        <source>The search was stopped after event %1, before its end.</source>
        <translation>A busca foi parada após o evento %1, antes do fim.</translation>
    </message>
    <message>
        <source>%1: nodes: %2.</source>
        <translation>%1: nós: %2.</translation>
    </message>
    <message>
        <source>Too few sizes for a fit.</source>
        <translation>Tamanhos de menos para um ajuste.</translation>
    </message>
    <message>
        <source>Nodes ×%1, time ×%2 for each further unit; log-log slope of nodes %3, of time %4.</source>
        <translation>Nós ×%1, tempo ×%2 a cada unidade a mais; inclinação log-log dos nós %3, do tempo %4.</translation>
    </message>
    <message>
        <source>Time ×%1 for each further unit; log-log slope of time %2.</source>
        <translation>Tempo ×%1 a cada unidade a mais; inclinação log-log do tempo %2.</translation>
    </message>
    <message>
        <source>Instances: %1 · strategies: %2 · runs with an answer: %3 of %4</source>
        <translation>Instâncias: %1 · estratégias: %2 · execuções com resposta: %3 de %4</translation>
    </message>
    <message>
        <source>nodes: %1</source>
        <translation>nós: %1</translation>
    </message>
    <message>
        <source>What follows &gt; was stopped by a limit.</source>
        <translation>O que vem depois de &gt; foi parado por um limite.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: nodes: %2 · contradictions: %3 · solutions: %4</source>
        <translation>%1: nós: %2 · contradições: %3 · soluções: %4</translation>
    </message>
    <message>
        <source>Subtrees too small to be seen are drawn as blocks. Depth: %1 · leaves: %2</source>
        <translation>Subárvores pequenas demais para serem vistas são desenhadas como blocos. Profundidade: %1 · folhas: %2</translation>
    </message>
    <message>
        <source>Depth: %1 · leaves: %2</source>
        <translation>Profundidade: %1 · folhas: %2</translation>
    </message>
    <message>
        <source>Depth: %1 · leaves: %2 · most nodes in a row: %3</source>
        <translation>Profundidade: %1 · folhas: %2 · máximo de nós em uma linha: %3</translation>
    </message>
    <message>
        <source>Nodes in both trees, not counting the root: %1 · only by %2: %3 · only by %4: %5</source>
        <translation>Nós em ambas as árvores, sem contar a raiz: %1 · só por %2: %3 · só por %4: %5</translation>
    </message>
    <message>
        <source>values on the board</source>
        <translation>valores no tabuleiro</translation>
    </message>
    <message>
        <source>Nothing was guessed. Paler: candidates struck.</source>
        <translation>Nada foi palpitado. Mais claro: candidatos eliminados.</translation>
    </message>
    <message>
        <source>guesses</source>
        <translation>palpites</translation>
    </message>
    <message>
        <source>forced moves</source>
        <translation>jogadas forçadas</translation>
    </message>
    <message>
        <source>moves taken back</source>
        <translation>jogadas desfeitas</translation>
    </message>
    <message>
        <source>contradictions</source>
        <translation>contradições</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of nodes)</source>
        <translation>%1 (parada no seu limite de nós)</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of time)</source>
        <translation>%1 (parada no seu limite de tempo)</translation>
    </message>
    <message>
        <source>%1 (stopped at its limit of memory)</source>
        <translation>%1 (parada no seu limite de memória)</translation>
    </message>
    <message>
        <source>%1: width × height</source>
        <translation>%1: largura × altura</translation>
    </message>
    <message>
        <source>%1 at worst</source>
        <translation>%1 no pior caso</translation>
    </message>
    <message>
        <source>%1 at best</source>
        <translation>%1 no melhor caso</translation>
    </message>
    <message>
        <source>%1, slope %2</source>
        <translation>%1, inclinação %2</translation>
    </message>
    <message>
        <source>%1, fitted %2 = %3</source>
        <translation>%1, ajuste %2 = %3</translation>
    </message>
    <message>
        <source>Theory of nodes: %1.</source>
        <translation>Teoria dos nós: %1.</translation>
    </message>
    <message>
        <source>Theory of time: %1.</source>
        <translation>Teoria do tempo: %1.</translation>
    </message>
    <message>
        <source>In theories, which dashed lines show, N is the size; c and p are fitted.</source>
        <translation>As linhas tracejadas mostram as teorias: N é o tamanho; c e p são ajustados.</translation>
    </message>
    <message>
        <source>theory</source>
        <translation>teoria</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>Nodes: the partial assignments that the search decided on, one a guess. What follows without a guess opens none.</source>
        <translation>Nós: as atribuições parciais pelas quais a busca se decidiu, uma por palpite. O que decorre sem palpite não abre nenhum.</translation>
    </message>
    <message>
        <source>Backtracks: the contradictions met. What is given up only because all below it has failed is not counted again.</source>
        <translation>Retrocessos: as contradições encontradas. O que é abandonado só porque tudo abaixo falhou não é contado de novo.</translation>
    </message>
    <message>
        <source>Checks: values compared with the rules one by one, by strategies that do not keep what is still possible.</source>
        <translation>Verificações: valores comparados um a um com as regras, por estratégias que não guardam o que ainda é possível.</translation>
    </message>
    <message>
        <source>It decides on a value in order to test it, so its nodes include those that are refuted at once.</source>
        <translation>Ela decide por um valor para testá-lo, de modo que seus nós incluem os que são refutados de imediato.</translation>
    </message>
    <message>
        <source>Each value that it puts on the board is a node, also where only one is left.</source>
        <translation>Cada valor que ela põe no tabuleiro é um nó, também onde resta apenas um.</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>This trace is of a puzzle named &quot;%1&quot;, which Clew does not know.</source>
        <translation>Este registro é de um quebra-cabeça chamado “%1”, que o Clew não conhece.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Não é possível ler o arquivo: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Não é possível gravar o arquivo: %1.</translation>
    </message>
    <message>
        <source>Line %1, column %2:</source>
        <translation>Linha %1, coluna %2:</translation>
    </message>
    <message>
        <source>This is a folder. Choose a file in it.</source>
        <translation>Isto é uma pasta. Escolha um arquivo nela.</translation>
    </message>
    <message>
        <source>This is a device or a pipe. Choose a file.</source>
        <translation>Isto é um dispositivo ou um pipe. Escolha um arquivo.</translation>
    </message>
    <message>
        <source>The file is too large (over %1).</source>
        <translation>O arquivo é grande demais (mais de %1).</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>A leitura foi cancelada.</translation>
    </message>
    <message>
        <source>Files with the extension .%1 hold something other than this puzzle. Choose another extension.</source>
        <translation>Arquivos com a extensão .%1 contêm algo diferente deste quebra-cabeça. Escolha outra extensão.</translation>
    </message>
    <message>
        <source>%1 is a folder; name a file in it</source>
        <translation>%1 é uma pasta; indique um arquivo nela</translation>
    </message>
    <message>
        <source>cannot write &quot;%1&quot;: it is not the name of a file</source>
        <translation>não é possível gravar “%1”: não é o nome de um arquivo</translation>
    </message>
    <message>
        <source>%1 is read-only; make it writable, or name another file</source>
        <translation>%1 é somente leitura; permita a gravação ou indique outro arquivo</translation>
    </message>
    <message>
        <source>cannot write %1: no new file can be made in its folder (%2), and the old one is not overwritten before a new one is complete; name a file in another folder</source>
        <translation>não é possível gravar %1: não se pode criar um novo arquivo em sua pasta (%2), e o antigo não é sobrescrito antes que um novo esteja completo; indique um arquivo em outra pasta</translation>
    </message>
    <message>
        <source>%1 is a device or a pipe; name a file</source>
        <translation>%1 é um dispositivo ou um pipe; indique um arquivo</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>não é possível gravar %1: %2</translation>
    </message>
    <message>
        <source>cannot open %1: %2</source>
        <translation>não é possível abrir %1: %2</translation>
    </message>
    <message>
        <source>Opening the file was cancelled.</source>
        <translation>A abertura do arquivo foi cancelada.</translation>
    </message>
    <message>
        <source>No puzzle can read “%1”: give it a board, a list of queens, an equation, a graph, clues, a number or a MiniZinc model.</source>
        <translation>Nenhum quebra-cabeça consegue ler “%1”: forneça um tabuleiro, uma lista de rainhas, uma equação, um grafo, pistas, um número ou um modelo MiniZinc.</translation>
    </message>
    <message>
        <source>No puzzle can read “%1”. As %2: %3</source>
        <translation>Nenhum quebra-cabeça consegue ler “%1”. Como %2: %3</translation>
    </message>
    <message>
        <source>This format has no boards of this size. Choose another one.</source>
        <translation>Este formato não tem tabuleiros deste tamanho. Escolha outro.</translation>
    </message>
    <message>
        <source>%1 is not one of Clew&apos;s puzzles.</source>
        <translation>%1 não é um dos quebra-cabeças do Clew.</translation>
    </message>
    <message>
        <source>This recording is damaged (%1). Only what comes before the damage is shown.</source>
        <translation>Esta gravação está danificada (%1). Só é mostrado o que vem antes do dano.</translation>
    </message>
    <message>
        <source>This recording is incomplete: its search was cut off or is still running. It shows what had been recorded so far.</source>
        <translation>Esta gravação está incompleta: sua busca foi interrompida ou ainda está em andamento. Ela mostra o que já havia sido gravado.</translation>
    </message>
</context>
<context>
    <name>FlatZinc</name>
    <message>
        <source>variables over floats are not supported</source>
        <translation>variáveis de ponto flutuante não são suportadas</translation>
    </message>
    <message>
        <source>FlatZinc, line %1: %2</source>
        <translation>FlatZinc, linha %1: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was expected</source>
        <translation>esperava-se &quot;%1&quot;</translation>
    </message>
    <message>
        <source>a quotation mark was expected</source>
        <translation>esperavam-se aspas</translation>
    </message>
    <message>
        <source>a name was expected</source>
        <translation>esperava-se um nome</translation>
    </message>
    <message>
        <source>a whole number was expected</source>
        <translation>esperava-se um número inteiro</translation>
    </message>
    <message>
        <source>the brackets are nested too deeply</source>
        <translation>os parênteses estão aninhados demais</translation>
    </message>
    <message>
        <source>there is no array %1</source>
        <translation>não há array %1</translation>
    </message>
    <message>
        <source>the array %1 has no element %2</source>
        <translation>o array %1 não tem elemento %2</translation>
    </message>
    <message>
        <source>a constraint was expected</source>
        <translation>esperava-se uma restrição</translation>
    </message>
    <message>
        <source>satisfy, minimize or maximize was expected</source>
        <translation>esperava-se satisfy, minimize ou maximize</translation>
    </message>
    <message>
        <source>variables over sets are not supported</source>
        <translation>variáveis de conjuntos não são suportadas</translation>
    </message>
    <message>
        <source>a type was expected</source>
        <translation>esperava-se um tipo</translation>
    </message>
    <message>
        <source>the array %1 is an element of an array</source>
        <translation>o arranjo %1 é elemento de um arranjo</translation>
    </message>
    <message>
        <source>the number %1 is too large</source>
        <translation>o número %1 é grande demais</translation>
    </message>
    <message>
        <source>there is no variable %1</source>
        <translation>não há variável %1</translation>
    </message>
    <message>
        <source>the variable %1 is not a number</source>
        <translation>a variável %1 não é um número</translation>
    </message>
</context>
<context>
    <name>Foreign</name>
    <message>
        <source>the header&apos;s &quot;%1&quot; is wrong: %2</source>
        <translation>“%1” está errado no cabeçalho: %2</translation>
    </message>
    <message>
        <source>the header&apos;s problem cannot be read: %1</source>
        <translation>não é possível ler o problema do cabeçalho: %1</translation>
    </message>
    <message>
        <source>the header has %1 bytes; %2 are the most</source>
        <translation>o cabeçalho tem %1 bytes; o máximo é %2</translation>
    </message>
    <message>
        <source>the header is nested too deeply</source>
        <translation>o cabeçalho está aninhado mais fundo que qualquer cabeçalho</translation>
    </message>
    <message>
        <source>this is not a stream of events: its first line is not a JSON object with &quot;clew-events&quot;: 1</source>
        <translation>isto não é um fluxo de eventos: sua primeira linha não é um objeto JSON com &quot;clew-events&quot;: 1</translation>
    </message>
    <message>
        <source>this stream has a version that this program does not know; it knows &quot;clew-events&quot;: 1</source>
        <translation>este fluxo é de uma versão que este programa não conhece; ele conhece &quot;clew-events&quot;: 1</translation>
    </message>
</context>
<context>
    <name>Generator</name>
    <message>
        <source>&quot;%1&quot; is not a seed: a seed is a whole number, or 2:17 for seed 17 of the generator&apos;s version 2</source>
        <translation>“%1” não é uma semente: uma semente é um número inteiro, ou 2:17 para a semente 17 da versão 2 do gerador</translation>
    </message>
    <message>
        <source>%1: there is no version %2 of the generator yet; the newest is %3</source>
        <translation>%1: ainda não há versão %2 do gerador; a mais nova é %3</translation>
    </message>
    <message>
        <source>%1: no symmetry is offered: %2</source>
        <translation>%1: não há opção de simetria: %2</translation>
    </message>
    <message>
        <source>%1: there is no symmetry &quot;%2&quot;, but %3</source>
        <translation>%1: não há simetria “%2”, mas %3</translation>
    </message>
    <message>
        <source>%1: no technique can be asked for</source>
        <translation>%1: não é possível pedir uma técnica</translation>
    </message>
    <message>
        <source>%1: there is no technique &quot;%2&quot;, but %3</source>
        <translation>%1: não há técnica “%2”, mas %3</translation>
    </message>
    <message>
        <source>%1: the number of clues cannot be asked for</source>
        <translation>%1: não é possível pedir o número de pistas</translation>
    </message>
</context>
<context>
    <name>Growth</name>
    <message>
        <source>a size begins with a number, not &quot;%1&quot;</source>
        <translation>um tamanho começa com um número, ao contrário de “%1”</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>You entered %1.</source>
        <translation>Você colocou %1.</translation>
    </message>
    <message>
        <source>You went back to an earlier position.</source>
        <translation>Você voltou a uma posição anterior.</translation>
    </message>
    <message>
        <source>Solved.</source>
        <translation>Resolvido.</translation>
    </message>
    <message>
        <source>You did again what you had taken back.</source>
        <translation>Você refez o que tinha desfeito.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>by inspection</source>
        <translation>à simples vista</translation>
    </message>
    <message>
        <source>It concerns %1.</source>
        <translation>Trata-se de %1.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Observe %1.</translation>
    </message>
    <message>
        <source>Technique: %1.</source>
        <translation>Técnica: %1.</translation>
    </message>
    <message>
        <source>Technique: only one value is left.</source>
        <translation>Técnica: só resta um valor.</translation>
    </message>
    <message>
        <source>There may be several ways to continue. One of them leads to a solution.</source>
        <translation>Pode haver vários caminhos. Um deles leva a uma solução.</translation>
    </message>
    <message>
        <source>There is a solution with %1.</source>
        <translation>Há uma solução com %1.</translation>
    </message>
    <message>
        <source>No solution is left: something that was entered is wrong.</source>
        <translation>Não resta nenhuma solução: algo que foi colocado está errado.</translation>
    </message>
    <message>
        <source>This problem has no solution.</source>
        <translation>Este problema não tem solução.</translation>
    </message>
    <message>
        <source>Technique: look one step ahead. A move that leads to a dead end is ruled out.</source>
        <translation>Técnica: olhar um passo à frente. O que não deixa como seguir está fora.</translation>
    </message>
    <message>
        <source>It is solved.</source>
        <translation>Está resolvido.</translation>
    </message>
    <message>
        <source>Only %1 is left: every other move leads to a dead end, for instance %2. %3</source>
        <translation>Só resta %1: tudo o mais não deixa saída, por exemplo %2. %3</translation>
    </message>
    <message>
        <source>The first mistake: %1. %2</source>
        <translation>O primeiro erro: %1. %2</translation>
    </message>
    <message>
        <source>A correct value has been ruled out there.</source>
        <translation>Um valor correto foi descartado ali.</translation>
    </message>
    <message>
        <source>Everything else breaks a rule at once. What is left: %1.</source>
        <translation>Tudo o mais quebra uma regra de imediato. O que resta: %1.</translation>
    </message>
    <message>
        <source>The first mistake: %1. After it no solution is left: a search sees that before its first guess.</source>
        <translation>O primeiro erro: %1. Depois dele não resta solução: uma busca vê isso antes do primeiro palpite.</translation>
    </message>
    <message>
        <source>The first mistake: %1. After it a search finds no solution. Nodes searched: %2</source>
        <translation>O primeiro erro: %1. Depois dele uma busca não encontra solução. Nós pesquisados: %2</translation>
    </message>
    <message>
        <source>The first mistake: %1 was ruled out, but the solution has it.</source>
        <translation>O primeiro erro: %1 foi descartado, mas a solução o tem.</translation>
    </message>
    <message>
        <source>No known technique applies here: the remaining values have to be tried.</source>
        <translation>Não resta técnica conhecida aqui: os outros valores têm de ser experimentados.</translation>
    </message>
    <message>
        <source>No known technique applies. %1 follows, as a search finds no solution with anything else.</source>
        <translation>Não resta técnica. Segue %1, pois uma busca não encontra solução com nada mais.</translation>
    </message>
    <message>
        <source>No known technique applies. %1 follows, as nothing else is possible. %2</source>
        <translation>Não resta técnica. Segue %1, pois nada mais se sustenta. %2</translation>
    </message>
    <message>
        <source>Ruled out, but the solution has it: %1.</source>
        <translation>Descartado, mas a solução o tem: %1.</translation>
    </message>
    <message>
        <source>%1 and others</source>
        <translation>%1 e outras</translation>
    </message>
    <message>
        <source>It concerns %1, and follows from %2.</source>
        <translation>Trata-se de %1, e decorre de %2.</translation>
    </message>
    <message>
        <source>The pattern: %1. It rules something out at %2.</source>
        <translation>O padrão: %1. Ele exclui algo em %2.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Page &quot;%1&quot;: %2</source>
        <translation>Página “%1”: %2</translation>
    </message>
    <message>
        <source>%1 does not take this board.</source>
        <translation>%1 não aceita este tabuleiro.</translation>
    </message>
    <message>
        <source>%1 takes more than %2 nodes; claim something smaller.</source>
        <translation>%1 precisa de mais de %2 nós; afirme algo menor.</translation>
    </message>
    <message>
        <source>there is no strategy &quot;%1&quot;.</source>
        <translation>não há estratégia “%1”.</translation>
    </message>
    <message>
        <source>write &quot;%1 SLOWER FASTER N&quot;.</source>
        <translation>escreva “%1 SLOWER FASTER N”.</translation>
    </message>
    <message>
        <source>write &quot;calc 8 * 7 = 56&quot;.</source>
        <translation>escreva “calc 8 * 7 = 56”.</translation>
    </message>
    <message>
        <source>there is no claim &quot;%1&quot;; the nearest are: %2.</source>
        <translation>não há afirmação “%1”; as mais próximas são: %2.</translation>
    </message>
    <message>
        <source>say what &quot;%1&quot; is, as in &quot;nodes 60&quot;.</source>
        <translation>diga quanto é “%1”, como em “nodes 60”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a place on the board; write it as &quot;%2&quot;.</source>
        <translation>“%1” não é um lugar do tabuleiro; escreva como “%2”.</translation>
    </message>
    <message>
        <source>&quot;%1 %2&quot; does not hold here.</source>
        <translation>“%1 %2” não vale aqui.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is claimed, but it is &quot;%2&quot;.</source>
        <translation>afirma-se “%1”, mas é “%2”.</translation>
    </message>
    <message>
        <source>the number %1 is not claimed on this page; write a claim that it is.</source>
        <translation>o número %1 não é afirmado nesta página; escreva uma afirmação que o confirme.</translation>
    </message>
    <message>
        <source>a number in &quot;%1&quot; is not checked; write it in braces and claim it.</source>
        <translation>um número em “%1” não é verificado; escreva-o entre chaves e afirme-o.</translation>
    </message>
    <message>
        <source>the numbers in the language %1 differ.</source>
        <translation>os números no idioma %1 são outros.</translation>
    </message>
    <message>
        <source>a text is missing in the language %1: &quot;%2&quot;.</source>
        <translation>falta um texto no idioma %1: “%2”.</translation>
    </message>
    <message>
        <source>there is nothing to find by these rules here.</source>
        <translation>por estas regras não há nada a encontrar aqui.</translation>
    </message>
    <message>
        <source>This is not an answer; write &quot;page: 2&quot;, &quot;page: c3, d5&quot; or {&quot;page&quot;: &quot;…&quot;, &quot;answer&quot;: 2}.</source>
        <translation>Isto não é uma resposta; escreva &quot;page: 2&quot;, &quot;page: c3, d5&quot; ou {&quot;page&quot;: &quot;…&quot;, &quot;answer&quot;: 2}.</translation>
    </message>
    <message>
        <source>A file of answers has %1 bytes at most.</source>
        <translation>Um arquivo de respostas tem no máximo %1 bytes.</translation>
    </message>
    <message>
        <source>There are more than %1 answers.</source>
        <translation>Há mais de %1 respostas.</translation>
    </message>
    <message>
        <source>The file of answers is empty.</source>
        <translation>O arquivo de respostas está vazio.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has answers 1 to %2.</source>
        <translation>A página “%1” tem respostas de 1 a %2.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; is a task; name what was entered, as &quot;%2&quot;.</source>
        <translation>A página “%1” é uma tarefa; indique o que foi colocado, como “%2”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value at a place on this board; write it as &quot;%2&quot;.</source>
        <translation>“%1” não é um valor em um lugar deste tabuleiro; escreva como “%2”.</translation>
    </message>
    <message>
        <source>These are answers to the lesson &quot;%1&quot;, not to &quot;%2&quot;.</source>
        <translation>Estas são respostas à lição “%1”, não a “%2”.</translation>
    </message>
    <message>
        <source>The lesson has no page &quot;%1&quot; that asks something.</source>
        <translation>A lição não tem página “%1” que pergunte algo.</translation>
    </message>
    <message>
        <source>A lesson begins with the line &quot;clewlesson: 1&quot;.</source>
        <translation>Uma lição começa com a linha “clewlesson: 1”.</translation>
    </message>
    <message>
        <source>A line that begins with a blank continues the one before; there is none.</source>
        <translation>Uma linha que começa com um espaço continua a anterior; aqui não há nenhuma.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no colon; write &quot;key: value&quot;, or begin the line with a blank to continue the one before.</source>
        <translation>“%1” não tem dois-pontos; escreva “key: value”, ou comece a linha com um espaço para continuar a anterior.</translation>
    </message>
    <message>
        <source>There is no key &quot;%1&quot;; the nearest are: %2.</source>
        <translation>Não há chave “%1”; as mais próximas são: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to a page; begin one with &quot;page: name&quot; before it.</source>
        <translation>“%1” pertence a uma página; comece uma com “page: name” antes.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to the whole lesson; write it before the first page.</source>
        <translation>“%1” pertence à lição inteira; escreva antes da primeira página.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not translated; write it once, without a language.</source>
        <translation>“%1” não se traduz; escreva uma só vez, sem idioma.</translation>
    </message>
    <message>
        <source>The lesson has no language &quot;%1&quot;; add it to &quot;languages:&quot;.</source>
        <translation>A lição não tem o idioma “%1”; acrescente-o a “languages:”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; translates nothing; write it after &quot;%2&quot;.</source>
        <translation>“%1” não traduz nada; escreva depois de “%2”.</translation>
    </message>
    <message>
        <source>There is no text here.</source>
        <translation>Aqui não há texto.</translation>
    </message>
    <message>
        <source>The text has more than %1 bytes; divide it into pages.</source>
        <translation>O texto tem mais de %1 bytes; divida-o em páginas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; occurs twice here; remove one of them.</source>
        <translation>“%1” ocorre duas vezes aqui; retire uma delas.</translation>
    </message>
    <message>
        <source>This is a lesson of version %1; only version 1 is known here.</source>
        <translation>Esta é uma lição da versão %1; aqui só se conhece a versão 1.</translation>
    </message>
    <message>
        <source>List languages as &quot;en de pt_BR&quot;, that of what is not translated first.</source>
        <translation>Liste os idiomas como “en de pt_BR”, primeiro o do que não é traduzido.</translation>
    </message>
    <message>
        <source>Write the languages before all texts.</source>
        <translation>Escreva os idiomas antes de todos os textos.</translation>
    </message>
    <message>
        <source>Write the minutes as a number up to 600.</source>
        <translation>Escreva os minutos como um número até 600.</translation>
    </message>
    <message>
        <source>Name the page with one word, other than &quot;end&quot;.</source>
        <translation>Dê à página um nome de uma só palavra, que não seja “end”.</translation>
    </message>
    <message>
        <source>There is a page &quot;%1&quot; already; choose another name.</source>
        <translation>Já existe uma página “%1”; escolha outro nome.</translation>
    </message>
    <message>
        <source>A lesson has %1 pages at most; begin another file.</source>
        <translation>Uma lição tem no máximo %1 páginas; comece outro arquivo.</translation>
    </message>
    <message>
        <source>Name the puzzle and its problem: &quot;board: queens @p90&quot;, &quot;board: queens size=6&quot;, or the board as text on the lines after it.</source>
        <translation>Indique o quebra-cabeça e seu problema: “board: queens @p90”, “board: queens size=6”, ou o tabuleiro como texto nas linhas seguintes.</translation>
    </message>
    <message>
        <source>There is no puzzle &quot;%1&quot;; the nearest are: %2.</source>
        <translation>Não há quebra-cabeça “%1”; os mais próximos são: %2.</translation>
    </message>
    <message>
        <source>There is no preset &quot;%1&quot;; the nearest are: %2.</source>
        <translation>Não há exemplo “%1”; os mais próximos são: %2.</translation>
    </message>
    <message>
        <source>There is no parameter &quot;%1&quot;; the nearest are: %2.</source>
        <translation>Não há parâmetro “%1”; os mais próximos são: %2.</translation>
    </message>
    <message>
        <source>There is no board yet; write &quot;board:&quot; before &quot;%1&quot;.</source>
        <translation>Ainda não há tabuleiro; escreva “board:” antes de “%1”.</translation>
    </message>
    <message>
        <source>There is no strategy &quot;%1&quot;; the nearest are: %2.</source>
        <translation>Não há estratégia “%1”; as mais próximas são: %2.</translation>
    </message>
    <message>
        <source>Write the seed as a whole number.</source>
        <translation>Escreva a semente como um número inteiro.</translation>
    </message>
    <message>
        <source>Write the moment as &quot;start&quot;, &quot;end&quot;, a number of events, &quot;solution 2&quot; or &quot;node 5&quot;.</source>
        <translation>Escreva o momento como “start”, “end”, um número de eventos, “solution 2” ou “node 5”.</translation>
    </message>
    <message>
        <source>Show &quot;board&quot; or &quot;tree&quot;.</source>
        <translation>Mostre “board” ou “tree”.</translation>
    </message>
    <message>
        <source>A question has nine answers at most.</source>
        <translation>Uma pergunta tem no máximo nove respostas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to an answer; write it after &quot;right:&quot; or &quot;wrong:&quot;.</source>
        <translation>“%1” pertence a uma resposta; escreva depois de “right:” ou “wrong:”.</translation>
    </message>
    <message>
        <source>What is predicted is the next event: write &quot;predict: next&quot;.</source>
        <translation>O que se prevê é o próximo evento: escreva “predict: next”.</translation>
    </message>
    <message>
        <source>A task is &quot;find&quot;, &quot;place&quot; or &quot;solve&quot;.</source>
        <translation>Uma tarefa é “find”, “place” ou “solve”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to &quot;task: %2&quot;; write that before it.</source>
        <translation>“%1” pertence a “task: %2”; escreva isso antes.</translation>
    </message>
    <message>
        <source>There is no rule &quot;%1&quot;; the nearest are: %2.</source>
        <translation>Não há regra “%1”; as mais próximas são: %2.</translation>
    </message>
    <message>
        <source>Write how many entries are to be made, from 1.</source>
        <translation>Escreva quantos valores devem ser colocados, a partir de 1.</translation>
    </message>
    <message>
        <source>The goal is &quot;solvable&quot; or &quot;hopeless&quot;.</source>
        <translation>O objetivo é “solvable” ou “hopeless”.</translation>
    </message>
    <message>
        <source>Name two to four strategies that race.</source>
        <translation>Indique de duas a quatro estratégias que correm.</translation>
    </message>
    <message>
        <source>Say what is claimed: &quot;claim: nodes 60&quot;.</source>
        <translation>Diga o que se afirma: “claim: nodes 60”.</translation>
    </message>
    <message>
        <source>The lesson has no title; write &quot;title:&quot;.</source>
        <translation>A lição não tem título; escreva “title:”.</translation>
    </message>
    <message>
        <source>The lesson has no page; begin one with &quot;page: name&quot;.</source>
        <translation>A lição não tem página; comece uma com “page: name”.</translation>
    </message>
    <message>
        <source>There is no page &quot;%1&quot; to go to.</source>
        <translation>Não há página “%1” para onde ir.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has no board; write &quot;board:&quot; on the first page.</source>
        <translation>A página “%1” não tem tabuleiro; escreva “board:” na primeira página.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; says nothing; write &quot;text:&quot;.</source>
        <translation>A página “%1” não diz nada; escreva “text:”.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; asks for several things; make a page for each.</source>
        <translation>A página “%1” pede várias coisas; faça uma página para cada uma.</translation>
    </message>
    <message>
        <source>The question of page &quot;%1&quot; needs one right answer and at least one wrong one.</source>
        <translation>A pergunta da página “%1” precisa de uma resposta certa e de pelo menos uma errada.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has answers, but asks nothing; write &quot;question:&quot;.</source>
        <translation>A página “%1” tem respostas, mas não pergunta nada; escreva “question:”.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot; has more than one &quot;right:&quot; or &quot;wrong:&quot; for its task.</source>
        <translation>A página “%1” tem mais de um “right:” ou “wrong:” para sua tarefa.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: say what is to be found by &quot;rule:&quot; or &quot;accept:&quot;.</source>
        <translation>Página “%1”: diga o que se deve encontrar com “rule:” ou “accept:”.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: say how many entries are to be made by &quot;entries:&quot;.</source>
        <translation>Página “%1”: diga quantos valores devem ser colocados com “entries:”.</translation>
    </message>
    <message>
        <source>No page leads to page &quot;%1&quot;; name it by &quot;next:&quot; or &quot;then:&quot;, or remove it.</source>
        <translation>Nenhuma página leva à página “%1”; indique-a com “next:” ou “then:”, ou retire-a.</translation>
    </message>
    <message>
        <source>A lesson has %1 bytes at most; divide it.</source>
        <translation>Uma lição tem no máximo %1 bytes; divida-a.</translation>
    </message>
    <message>
        <source>It was given up.</source>
        <translation>Foi abandonado.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the search does not come to this moment within %2 events; choose an earlier one.</source>
        <translation>Página “%1”: a busca não chega a este momento em %2 eventos; escolha um anterior.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: nothing follows this moment; choose an earlier one.</source>
        <translation>Página “%1”: nada se segue a este momento; escolha um anterior.</translation>
    </message>
    <message>
        <source>there is nothing to find by these rules here: &quot;%1&quot; is needed first.</source>
        <translation>não há nada a achar por estas regras aqui: antes é preciso “%1”.</translation>
    </message>
    <message>
        <source>The page was not finished.</source>
        <translation>A página não foi terminada.</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Continuar: %1</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>What comes next?</source>
        <translation>O que vem a seguir?</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Mostrar a resposta</translation>
    </message>
    <message>
        <source>Race: %1</source>
        <translation>Corrida: %1</translation>
    </message>
    <message>
        <source>Task: find the value.</source>
        <translation>Tarefa: ache o valor.</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule, so that there is no solution.</source>
        <translation>Tarefa: faça %1 lançamentos que não quebrem regra alguma, de modo que não haja solução.</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule, so that there still is a solution.</source>
        <translation>Tarefa: faça %1 lançamentos que não quebrem regra alguma, de modo que ainda haja solução.</translation>
    </message>
    <message>
        <source>Task: make %1 entries that break no rule.</source>
        <translation>Tarefa: faça %1 lançamentos que não quebrem regra alguma.</translation>
    </message>
    <message>
        <source>Task: solve it.</source>
        <translation>Tarefa: resolva.</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>Incorreto.</translation>
    </message>
    <message>
        <source>Search tree: %1</source>
        <translation>Árvore de busca: %1</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule, so that there is no solution.</source>
        <translation>Tarefa: faça um lançamento que não quebre regra alguma, de modo que não haja solução.</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule, so that there still is a solution.</source>
        <translation>Tarefa: faça um lançamento que não quebre regra alguma, de modo que ainda haja solução.</translation>
    </message>
    <message>
        <source>Task: make one entry that breaks no rule.</source>
        <translation>Tarefa: faça um lançamento que não quebre regra alguma.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A list of rules</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>o continues, x contradiction, * solution, . not looked at further</source>
        <translation>o continua, x contradição, * solução, . não examinado adiante</translation>
    </message>
    <message>
        <source>A mark may stand for several nodes.</source>
        <translation>Uma marca pode representar vários nós.</translation>
    </message>
    <message>
        <source>Answers of version %1 are not known here; write &quot;clewanswers: %2&quot;.</source>
        <translation>Respostas da versão %1 não são conhecidas aqui; escreva &quot;clewanswers: %2&quot;.</translation>
    </message>
    <message>
        <source>A file of answers begins with &quot;clewanswers: 2&quot; or {&quot;clewanswers&quot;: 2}.</source>
        <translation>Um arquivo de respostas começa com &quot;clewanswers: 2&quot; ou {&quot;clewanswers&quot;: 2}.</translation>
    </message>
    <message>
        <source>events: %1</source>
        <translation>eventos: %1</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>Certo: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; was not decided within %2 seconds; claim something smaller, or allow more time.</source>
        <translation>“%1” não foi decidido em %2 segundos; afirme algo menor ou permita mais tempo.</translation>
    </message>
    <message>
        <source>there is no technique &quot;%1&quot;; the nearest are: %2.</source>
        <translation>não há técnica “%1”; as mais próximas são: %2.</translation>
    </message>
    <message>
        <source>one word says what &quot;%1&quot; is, as in &quot;%1 %2&quot;.</source>
        <translation>uma só palavra diz o que é “%1”, como em “%1 %2”.</translation>
    </message>
    <message>
        <source>write &quot;%1 N&quot; or &quot;%1 of STRATEGY N&quot;.</source>
        <translation>escreva “%1 N” ou “%1 of STRATEGY N”.</translation>
    </message>
    <message>
        <source>%1 opens no node; there is no ratio.</source>
        <translation>%1 não abre nenhum nó; não há razão.</translation>
    </message>
    <message>
        <source>%1 does not look for all solutions; search by another strategy.</source>
        <translation>%1 não procura todas as soluções; busque com outra estratégia.</translation>
    </message>
    <message>
        <source>this cannot be calculated: whole numbers below 2^64, with + - * / ^ between blanks, from left to right, and divisions without a remainder.</source>
        <translation>isto não pode ser calculado: números inteiros abaixo de 2^64, com + - * / ^ entre espaços, da esquerda para a direita, e divisões sem resto.</translation>
    </message>
    <message>
        <source>name a place, as in &quot;%1 %2&quot;.</source>
        <translation>nomeie um lugar, como em “%1 %2”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: this is never closed; write &quot;%2&quot; after the place or number.</source>
        <translation>“%1”: isto nunca é fechado; escreva “%2” depois do lugar ou número.</translation>
    </message>
    <message>
        <source>The version of the answers is not a number here; write &quot;clewanswers: %1&quot; or {&quot;clewanswers&quot;: %1}.</source>
        <translation>A versão das respostas não é um número aqui; escreva “clewanswers: %1” ou {&quot;clewanswers&quot;: %1}.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a text here; write it between quotation marks.</source>
        <translation>“%1” não é um texto aqui; escreva-o entre aspas.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the answer &quot;%2&quot; is listed twice; remove one of them.</source>
        <translation>Página “%1”: a resposta “%2” aparece duas vezes; remova uma delas.</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; before &quot;%2&quot;, which is about the board.</source>
        <translation>Escreva “%1” antes de “%2”, que trata do tabuleiro.</translation>
    </message>
    <message>
        <source>A byte here is no text in UTF-8; remove it, or save the file as UTF-8.</source>
        <translation>Há aqui um byte que não é texto em UTF-8; remova-o ou salve o arquivo em UTF-8.</translation>
    </message>
    <message>
        <source>Page &quot;%1&quot;: the search did not come to this moment within its time, %2 seconds; choose an earlier one.</source>
        <translation>Página “%1”: a busca não chegou a este momento dentro do seu tempo, %2 segundos; escolha um anterior.</translation>
    </message>
    <message>
        <source>whether this task can be done was not decided within %1 seconds; ask for something smaller, or allow more time.</source>
        <translation>não se decidiu em %1 segundos se esta tarefa pode ser feita; peça algo menor ou permita mais tempo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is accepted, but something is there already.</source>
        <translation>“%1” é aceito, mas já há algo ali.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is accepted, but no solution has it.</source>
        <translation>“%1” é aceito, mas nenhuma solução o tem.</translation>
    </message>
    <message>
        <source>nothing is left to be entered at this moment; choose an earlier one.</source>
        <translation>não resta nada a preencher neste momento; escolha um anterior.</translation>
    </message>
    <message>
        <source>what is on the board at this moment has no solution.</source>
        <translation>o que está no tabuleiro neste momento não tem solução.</translation>
    </message>
    <message>
        <source>%1 entries cannot be made here: %2 are open.</source>
        <translation>não cabem %1 entradas aqui: %2 estão em aberto.</translation>
    </message>
    <message>
        <source>the board cannot be played from this moment: %1</source>
        <translation>não se pode continuar o tabuleiro a partir deste momento: %1</translation>
    </message>
    <message>
        <source>this board is not played by hand; ask a question about it.</source>
        <translation>este tabuleiro não se joga à mão; faça uma pergunta sobre ele.</translation>
    </message>
    <message>
        <source>The language &quot;%1&quot; is listed twice; remove one of them.</source>
        <translation>O idioma “%1” está listado duas vezes; remova um deles.</translation>
    </message>
    <message>
        <source>Task: find a value that follows by this rule: %1.</source>
        <translation>Tarefa: ache um valor que decorre desta regra: %1.</translation>
    </message>
    <message>
        <source>Task: find a value that follows by one of these rules: %1.</source>
        <translation>Tarefa: ache um valor que decorre de uma destas regras: %1.</translation>
    </message>
    <message>
        <source>A board has one preset, not @%1 and @%2.</source>
        <translation>Um tabuleiro tem um só exemplo, não @%1 e @%2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is listed twice.</source>
        <translation>&quot;%1&quot; aparece duas vezes.</translation>
    </message>
    <message>
        <source>@%1 is the same as the values given with it; leave one of them out.</source>
        <translation>@%1 não é nada além do que está escrito ao lado; omita um dos dois.</translation>
    </message>
    <message>
        <source>A board is a preset or the text on the lines after it; leave one of them out.</source>
        <translation>Um tabuleiro é um exemplo ou o texto nas linhas seguintes; omita um dos dois.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has no effect on this board, which is already a complete problem; leave one of them out.</source>
        <translation>&quot;%1&quot; não conta com este tabuleiro, que é um problema completo; omita um dos dois.</translation>
    </message>
    <message>
        <source>To have answers graded, put them in a text file like this: after each page&apos;s name, the number of the answer or, for a task, the entries, written as in the line above and separated by commas. Put each attempt on a line of its own.</source>
        <translation>Para que as respostas sejam avaliadas, escreva-as num arquivo de texto como este: depois do nome de cada página, o número da resposta ou, de uma tarefa, o que foi inserido, na forma da linha acima dela, com vírgulas entre as entradas. Várias tentativas são várias linhas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2</source>
        <translation>&quot;%1&quot;: %2</translation>
    </message>
    <message>
        <source>the number %1 is not claimed on the first page; write a claim that it is.</source>
        <translation>o número %1 não é afirmado na primeira página; escreva uma afirmação que o confirme.</translation>
    </message>
    <message>
        <source>%1: nodes: more than %2</source>
        <translation>%1: nós: mais de %2</translation>
    </message>
    <message>
        <source>%1: nodes: %2</source>
        <translation>%1: nós: %2</translation>
    </message>
    <message>
        <source>there is no entry that breaks no rule and reaches the goal here; choose another moment, or another goal.</source>
        <translation>não há aqui nenhuma entrada que não viole regras e chegue ao objetivo; escolha outro momento ou outro objetivo.</translation>
    </message>
    <message>
        <source>there are no %1 entries that break no rule and reach the goal here; ask for fewer or more, or choose another goal.</source>
        <translation>não há aqui %1 entradas que não violem nenhuma regra e cheguem ao objetivo; peça menos ou mais, ou escolha outro objetivo.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a value at a place on this board; write it as &quot;%2&quot;, with a comma between several.</source>
        <translation>&quot;%1&quot; não é um valor em um lugar deste tabuleiro; escreva como &quot;%2&quot;, com vírgula entre vários.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Answer, written as %1:</source>
        <translation>Resposta, escrita como %1:</translation>
    </message>
    <message>
        <source>One way: %1</source>
        <translation>Um modo: %1</translation>
    </message>
    <message>
        <source>A solution:</source>
        <translation>Uma solução:</translation>
    </message>
    <message>
        <source>The seed has no effect: no strategy here makes random choices; leave it out.</source>
        <translation>A semente não tem efeito: nenhuma estratégia aqui faz escolhas aleatórias; retire-a.</translation>
    </message>
</context>
<context>
    <name>Link</name>
    <message>
        <source>this link is incomplete or was changed; copy the whole of it, from &quot;clew:&quot; to its end</source>
        <translation>este link está incompleto ou foi alterado; copie-o por inteiro, de &quot;clew:&quot; até o fim</translation>
    </message>
    <message>
        <source>this is not a link: links begin with &quot;clew:&quot;</source>
        <translation>isto não é um link: links começam com &quot;clew:&quot;</translation>
    </message>
    <message>
        <source>this link was made by a newer version of Clew</source>
        <translation>este link foi criado por uma versão mais nova do Clew</translation>
    </message>
    <message>
        <source>this link is for a puzzle named &quot;%1&quot;, which Clew does not know</source>
        <translation>este link é de um quebra-cabeça chamado “%1”, que o Clew não conhece</translation>
    </message>
    <message>
        <source>this link is for a strategy named &quot;%1&quot;, which Clew does not know</source>
        <translation>este link é de uma estratégia chamada “%1”, que o Clew não conhece</translation>
    </message>
    <message>
        <source>a link cannot hold a search that was made by another program</source>
        <translation>um link não comporta uma busca feita por outro programa</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New board</source>
        <translation>Novo tabuleiro</translation>
    </message>
</context>
<context>
    <name>Model</name>
    <message>
        <source>models need MiniZinc, which is not installed; install the package minizinc and try again</source>
        <translation>O MiniZinc, de que os modelos precisam, não está instalado; instale-o (o pacote minizinc) e tente de novo</translation>
    </message>
    <message>
        <source>MiniZinc says: %1</source>
        <translation>O MiniZinc diz: %1</translation>
    </message>
    <message>
        <source>the model is too large: compiled, it takes more than 256 MB</source>
        <translation>o modelo é grande demais: o MiniZinc faz dele mais de 256 MB</translation>
    </message>
    <message>
        <source>MiniZinc stopped unexpectedly; the model may need more memory than is allowed</source>
        <translation>o MiniZinc parou no meio; talvez o modelo precise de mais memória do que pode usar</translation>
    </message>
    <message>
        <source>The files that this model includes cannot be written: %1</source>
        <translation>Os arquivos que este modelo inclui não podem ser gravados: %1</translation>
    </message>
    <message>
        <source>MiniZinc was stopped while it read this model</source>
        <translation>O MiniZinc foi interrompido ao ler este modelo</translation>
    </message>
    <message>
        <source>the model includes %1, which has more than %2 MB</source>
        <translation>o modelo inclui %1, que tem mais de %2 MB</translation>
    </message>
    <message>
        <source>the model includes %1, and with it more than %2 files</source>
        <translation>o modelo inclui %1 e, com ele, mais de %2 arquivos</translation>
    </message>
    <message>
        <source>%1 has no value yet; write it before the semicolon</source>
        <translation>%1 ainda não tem valor; escreva-o antes do ponto e vírgula</translation>
    </message>
    <message>
        <source>MiniZinc does not know Clew&apos;s solver, because the file clew.msc is missing; reinstall Clew</source>
        <translation>o MiniZinc não conhece o solucionador do Clew, porque falta o arquivo clew.msc; instale o Clew novamente</translation>
    </message>
    <message>
        <source>MiniZinc needs more than %1 GB of memory to read this model, which is over the limit</source>
        <translation>O MiniZinc precisa de mais de %1 GB de memória para ler este modelo, mais do que lhe é permitido</translation>
    </message>
    <message>
        <source>MiniZinc crashed while reading this model, usually because a function calls itself endlessly</source>
        <translation>O MiniZinc falhou ao ler este modelo; em geral uma função chama a si mesma sem fim</translation>
    </message>
    <message>
        <source>MiniZinc took too long to read this model; try it with fewer or smaller data</source>
        <translation>o MiniZinc demorou demais para ler este modelo; tente com menos dados ou dados menores</translation>
    </message>
    <message>
        <source>what MiniZinc is to print cannot be written: %1</source>
        <translation>não é possível gravar o que o MiniZinc deve imprimir: %1</translation>
    </message>
</context>
<context>
    <name>Number</name>
    <message>
        <source>%1,%2</source>
        <extracomment>The digits of a number with a separator of thousands: 1,234</extracomment>
        <translation>%1.%2</translation>
    </message>
    <message>
        <source>%1.%2</source>
        <extracomment>A number with a decimal sign: 1.25</extracomment>
        <translation>%1,%2</translation>
    </message>
</context>
<context>
    <name>Outcome</name>
    <message numerus="yes">
        <source>Stopped after %Ln solution(s), as asked; there may be more.</source>
        <translation>
            <numerusform>Interrompida após %Ln solução, como pedido; pode haver mais.</numerusform>
            <numerusform>Interrompida após %Ln soluções, como pedido; pode haver mais.</numerusform>
        </translation>
    </message>
    <message>
        <source>No solution: the whole space was searched.</source>
        <translation>Nenhuma solução: todo o espaço foi percorrido.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s): the whole space was searched.</source>
        <translation>
            <numerusform>%Ln solução: todo o espaço foi percorrido.</numerusform>
            <numerusform>%Ln soluções: todo o espaço foi percorrido.</numerusform>
        </translation>
    </message>
    <message>
        <source>This strategy has no further step. It cannot tell whether there is a solution; try another one.</source>
        <translation>Esta estratégia não tem mais passos. Ela não sabe dizer se há solução; tente outra.</translation>
    </message>
    <message>
        <source>This strategy has found what it can.</source>
        <translation>Esta estratégia encontrou o que podia.</translation>
    </message>
    <message>
        <source>Stopped: the partial boards it keeps exceed the memory allowed.</source>
        <translation>Interrompida: os tabuleiros parciais guardados excederam a memória permitida.</translation>
    </message>
    <message>
        <source>Stopped: the trace exceeds the disk space allowed.</source>
        <translation>Interrompida: o registro excedeu o espaço em disco permitido.</translation>
    </message>
    <message>
        <source>Stopped. Nothing is known about the rest.</source>
        <translation>Interrompida. Nada se sabe sobre o restante.</translation>
    </message>
    <message>
        <source>The other program ended its search at a solution; there may be more.</source>
        <translation>O outro programa encerrou a busca em uma solução; pode haver mais.</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>This page needs JavaScript, all of which is in the file.</source>
        <translation>Esta página precisa de JavaScript, que está todo no arquivo.</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Perguntas</translation>
    </message>
    <message>
        <source>What next?</source>
        <translation>E agora?</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árvore de busca</translation>
    </message>
    <message>
        <source>The nodes of the search: squares are contradictions, diamonds solutions</source>
        <translation>Os nós da busca: quadrados são contradições, losangos são soluções</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Made again by:</source>
        <translation>Para refazer:</translation>
    </message>
    <message>
        <source>there is nothing to show: the last event comes before the first, or after the end of the search</source>
        <translation>não há nada a mostrar: o último evento vem antes do primeiro, ou depois do fim da busca</translation>
    </message>
    <message>
        <source>a page can hold %1 events, not %2; choose fewer</source>
        <translation>uma página comporta %1 eventos, não %2; escolha menos</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
    <message>
        <source>Event %1 of %2 · depth %3 · solutions %4</source>
        <translation>Evento %1 de %2 · profundidade %3 · soluções %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>What does the search do next?</source>
        <translation>O que a busca faz a seguir?</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Correto.</translation>
    </message>
    <message>
        <source>Incorrect. The answer is: %1</source>
        <translation>Incorreto. A resposta é: %1</translation>
    </message>
    <message>
        <source>%1 of %2 correct.</source>
        <translation>%1 de %2 corretas.</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>Reprodução</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Para o início</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Voltar um passo</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>Voltar um evento</translation>
    </message>
    <message>
        <source>One event forward</source>
        <translation>Avançar um evento</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Avançar um passo</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Para o fim</translation>
    </message>
    <message>
        <source>To the next solution</source>
        <translation>Para a próxima solução</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Timeline: the steps and the depth of the search over time, with its contradictions and solutions</source>
        <translation>Linha do tempo: os passos e a profundidade da busca ao longo do tempo, com suas contradições e soluções</translation>
    </message>
    <message>
        <source>one event back, on</source>
        <translation>um evento para trás, para a frente</translation>
    </message>
    <message>
        <source>one step back, on</source>
        <translation>um passo para trás, para a frente</translation>
    </message>
    <message>
        <source>next solution, previous solution</source>
        <translation>próxima solução, solução anterior</translation>
    </message>
    <message>
        <source>beginning, end</source>
        <translation>início, fim</translation>
    </message>
    <message>
        <source>play, pause</source>
        <translation>reproduzir, pausar</translation>
    </message>
    <message>
        <source>Event %1 (shown: %5 to %6) · depth %3 · solutions %4</source>
        <translation>Evento %1 (mostrados: %5 a %6) · profundidade %3 · soluções %4</translation>
    </message>
    <message>
        <source>Event %1 of %2 (shown: %5 to %6) · depth %3 · solutions %4</source>
        <translation>Evento %1 de %2 (mostrados: %5 a %6) · profundidade %3 · soluções %4</translation>
    </message>
    <message>
        <source>The same events again:</source>
        <translation>Os mesmos eventos de novo:</translation>
    </message>
    <message>
        <source>Events: %1; the search continues. Made by Clew.</source>
        <translation>Eventos: %1; a busca continua. Feito com Clew.</translation>
    </message>
    <message>
        <source>Recorded events: %2, of which here: %1 · nodes: %3 · solutions: %4. Made by Clew.</source>
        <translation>Eventos gravados: %2, dos quais aqui: %1 · nós: %3 · soluções: %4. Feito com Clew.</translation>
    </message>
    <message>
        <source>Steps of each kind, and their colours</source>
        <translation>Passos de cada tipo e suas cores</translation>
    </message>
    <message>
        <source>Next question, at event %1</source>
        <translation>Próxima pergunta, no evento %1</translation>
    </message>
    <message>
        <source>No question comes after this event.</source>
        <translation>Não há pergunta depois deste evento.</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>%1 must be a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>%1 deve ser um número inteiro de %2 a %3, e não “%4”</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, or two of them joined by x, not &quot;%4&quot;</source>
        <translation>%1 deve ser um número de %2 a %3, ou dois deles unidos por x, e não “%4”</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>the picture would be %1 x %2 pixels, more than %3 a side; make the cells smaller, or write SVG</source>
        <translation>a imagem teria %1 x %2 pixels, mais que %3 por lado; diminua as células ou grave em SVG</translation>
    </message>
    <message>
        <source>the picture could not be drawn: %1</source>
        <translation>não foi possível desenhar a imagem: %1</translation>
    </message>
    <message>
        <source>the pages could not be drawn: %1</source>
        <translation>não foi possível desenhar as páginas: %1</translation>
    </message>
</context>
<context>
    <name>Process</name>
    <message>
        <source>The program %1 cannot be started: %2</source>
        <translation>O programa %1 não pode ser iniciado: %2</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>esta contagem não pode ser dividida em partes; omita --part e --checkpoint</translation>
    </message>
    <message>
        <source>no strategy of this puzzle finds every solution</source>
        <translation>nenhuma estratégia deste quebra-cabeça encontra todas as soluções</translation>
    </message>
    <message>
        <source>this puzzle has no table of counts</source>
        <translation>este quebra-cabeça não tem tabela de contagens</translation>
    </message>
    <message>
        <source>%1: no rating is offered for this puzzle</source>
        <translation>%1: não há avaliação de dificuldade para este quebra-cabeça</translation>
    </message>
    <message>
        <source>A position of this puzzle cannot be given as a problem.</source>
        <translation>Uma posição deste quebra-cabeça não pode ser dada como problema.</translation>
    </message>
    <message>
        <source>%1 contradicts what is given.</source>
        <translation>%1 contradiz o que está dado.</translation>
    </message>
    <message>
        <source>Here the strategy has no further step.</source>
        <translation>Aqui a estratégia não tem mais nenhum passo.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Não há solução.</translation>
    </message>
    <message>
        <source>Solutions of this puzzle are read as problems.</source>
        <translation>As soluções deste quebra-cabeça são lidas como problemas.</translation>
    </message>
    <message>
        <source>Only the first steps are listed. The search has %1 in all.</source>
        <translation>Só os primeiros passos são listados. Passos da busca ao todo: %1.</translation>
    </message>
</context>
<context>
    <name>Quiz</name>
    <message>
        <source>It tries %1.</source>
        <translation>Tenta %1.</translation>
    </message>
    <message>
        <source>It concludes %1.</source>
        <translation>Conclui %1.</translation>
    </message>
    <message>
        <source>It rules out %1.</source>
        <translation>Exclui %1.</translation>
    </message>
    <message>
        <source>It meets a contradiction.</source>
        <translation>Chega a uma contradição.</translation>
    </message>
    <message>
        <source>It finds a solution.</source>
        <translation>Encontra uma solução.</translation>
    </message>
    <message>
        <source>It continues in another branch.</source>
        <translation>Segue em outro ramo.</translation>
    </message>
    <message>
        <source>It continues from here.</source>
        <translation>Segue a partir daqui.</translation>
    </message>
    <message>
        <source>It goes back one level.</source>
        <translation>Volta um nível.</translation>
    </message>
    <message>
        <source>It goes back %1 levels.</source>
        <translation>Volta %1 níveis.</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>You</source>
        <translation>Você</translation>
    </message>
</context>
<context>
    <name>Rating</name>
    <message>
        <source>there is no difficulty &quot;%1&quot;</source>
        <translation>não há dificuldade “%1”</translation>
    </message>
</context>
<context>
    <name>Refuting</name>
    <message>
        <source>%1 is not %2: otherwise %3.</source>
        <translation>%1 não é %2: senão, %3.</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, e %2</translation>
    </message>
    <message>
        <source>%1 = %2 (only place in %3)</source>
        <translation>%1 = %2 (único lugar em %3)</translation>
    </message>
    <message>
        <source>nothing is left for %1</source>
        <translation>nada resta para %1</translation>
    </message>
    <message>
        <source>%1 has no place for %2</source>
        <translation>%1 não tem lugar para %2</translation>
    </message>
    <message>
        <source>with %1: %2</source>
        <translation>com %1: %2</translation>
    </message>
    <message>
        <source>nothing works in %1 [%2]</source>
        <translation>nada funciona em %1 [%2]</translation>
    </message>
    <message>
        <source>%1 may be %2</source>
        <translation>%1 pode ser %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>other cells not settled: %1</source>
        <translation>outras células não definidas: %1</translation>
    </message>
    <message>
        <source>Here nothing more follows: %1. %2</source>
        <translation>Aqui nada mais se deduz: %1. %2</translation>
    </message>
    <message>
        <source>Solutions: %1.</source>
        <translation>Soluções: %1.</translation>
    </message>
    <message>
        <source>Solutions: at least %1.</source>
        <translation>Soluções: pelo menos %1.</translation>
    </message>
    <message>
        <source>%1 and %2 others</source>
        <translation>%1 e outras %2</translation>
    </message>
    <message>
        <source>What follows: %1. %2</source>
        <translation>O que segue: %1. %2</translation>
    </message>
    <message>
        <source>Nothing is left for %1.</source>
        <translation>Nada resta para %1.</translation>
    </message>
    <message>
        <source>[With %1: %2]</source>
        <translation>[Com %1: %2]</translation>
    </message>
    <message>
        <source>Every way to continue for %1 fails. %2</source>
        <translation>Toda continuação para %1 falha. %2</translation>
    </message>
</context>
<context>
    <name>Runs</name>
    <message>
        <source>this is not a line of a table of runs, as `clew bench --instances` writes it</source>
        <translation>isto não é uma linha de uma tabela de execuções, como `clew bench --instances` a escreve</translation>
    </message>
    <message>
        <source>there are no runs</source>
        <translation>não há execuções</translation>
    </message>
    <message>
        <source>%1 was made by an earlier version: nothing shows that it belongs to %2; make both with the same version</source>
        <translation>%1 foi feito por uma versão anterior: nada mostra que pertence a %2; faça ambos com a mesma versão</translation>
    </message>
    <message>
        <source>%1 is of %2 parts, %3 of %4: they do not belong together</source>
        <translation>%1 é de %2 partes, %3 de %4: não pertencem ao mesmo conjunto</translation>
    </message>
    <message>
        <source>%1 and %2 do not belong together: they are of different instances or strategies</source>
        <translation>%1 e %2 não pertencem ao mesmo conjunto: são de instâncias ou estratégias diferentes</translation>
    </message>
    <message>
        <source>%1 was made with %2, but %3 with %4: they do not belong together</source>
        <translation>%1 foi feito com %2, mas %3 com %4: não pertencem ao mesmo conjunto</translation>
    </message>
    <message>
        <source>%1 by %2 occurs twice: in %3 and in %4</source>
        <translation>%1 por %2 ocorre duas vezes: em %3 e em %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be &quot;%2&quot;: the line was changed, or is of another version</source>
        <translation>&quot;%1&quot; não pode ser &quot;%2&quot;: a linha foi alterada ou é de outra versão</translation>
    </message>
    <message>
        <source>parts missing of %1: %2; the others are in %3. Make what is missing with `clew bench --instances FOLDER --part %4/%1%5`, and add its file</source>
        <translation>partes que faltam de %1: %2; as outras estão em %3. Faça o que falta com `clew bench --instances FOLDER --part %4/%1%5` e acrescente o arquivo</translation>
    </message>
    <message>
        <source>%1: of the %2 runs of part %3/%4 only %5 are there: it was cut short or changed; make it again with `clew bench --instances FOLDER --part %3/%4%6`</source>
        <translation>%1: das %2 execuções da parte %3/%4 só há %5: foi interrompida ou alterada; faça-a de novo com `clew bench --instances FOLDER --part %3/%4%6`</translation>
    </message>
    <message>
        <source>this line was changed: its fields are not those that its checksum is of; make the part again</source>
        <translation>esta linha foi alterada: seus campos não são os da soma de verificação; faça a parte de novo</translation>
    </message>
    <message>
        <source>a table of runs has at most %1 lines</source>
        <translation>uma tabela de execuções tem no máximo %1 linhas</translation>
    </message>
</context>
<context>
    <name>Search</name>
    <message>
        <source>Back to position %1 of the search.</source>
        <translation>De volta à posição %1 da busca.</translation>
    </message>
    <message>
        <source>Back to what holds with %1.</source>
        <translation>De volta ao que vale com %1.</translation>
    </message>
</context>
<context>
    <name>Sessions</name>
    <message>
        <source>Not a Clew session, or the file is damaged.</source>
        <translation>Isto não é uma sessão do Clew, ou está danificada.</translation>
    </message>
    <message>
        <source>This session was saved by another version of Clew.</source>
        <translation>Esta sessão foi salva por outra versão do Clew.</translation>
    </message>
    <message>
        <source>This session is of a puzzle named &quot;%1&quot;, which Clew does not know.</source>
        <translation>Esta sessão é de um quebra-cabeça chamado “%1”, que o Clew não conhece.</translation>
    </message>
    <message>
        <source>This session is of a strategy named &quot;%1&quot;, which Clew does not know.</source>
        <translation>Esta sessão é de uma estratégia chamada “%1”, que o Clew não conhece.</translation>
    </message>
    <message>
        <source>This is not a trace.</source>
        <translation>Isto não é um registro.</translation>
    </message>
    <message>
        <source>%1: This is the trace of another search.</source>
        <translation>%1: Este é o registro de outra busca.</translation>
    </message>
    <message>
        <source>%1 The session&apos;s search is run again instead.</source>
        <translation>%1 Em vez disso, a busca da sessão é refeita.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abrindo %1</translation>
    </message>
    <message>
        <source>Boards from last time</source>
        <translation>Tabuleiros da última vez</translation>
    </message>
    <message>
        <source>The session would be too large to be opened again. Save the problem alone.</source>
        <translation>A sessão ficaria grande demais para ser aberta de novo. Salve só o problema.</translation>
    </message>
    <message>
        <source>The session is too large to be opened.</source>
        <translation>A sessão é grande demais para ser aberta.</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>the strategy %1 has no setting %2</source>
        <translation>a estratégia %1 não tem a opção %2</translation>
    </message>
</context>
<context>
    <name>Solutions</name>
    <message>
        <source>Solutions %1 and %2 differ in %3 places.</source>
        <translation>As soluções %1 e %2 diferem em %3 lugares.</translation>
    </message>
</context>
<context>
    <name>Source</name>
    <message>
        <source>There is not enough memory to compile it.</source>
        <translation>Não há memória suficiente para compilá-lo.</translation>
    </message>
    <message>
        <source>Edit text</source>
        <translation>Editar texto</translation>
    </message>
    <message>
        <source>The text has errors, marked beside the board; the board shows the last version without errors.</source>
        <translation>O texto tem erros, marcados ao lado do tabuleiro; este é o tabuleiro do último texto sem nenhum.</translation>
    </message>
    <message>
        <source>The text cannot be read: %1. The board shows the last version that could be read.</source>
        <translation>O texto não pode ser lido: %1. Este é o tabuleiro do último texto que pôde ser lido.</translation>
    </message>
</context>
<context>
    <name>Stopped</name>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>A busca foi interrompida antes do fim.</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of nodes.</source>
        <translation>A busca foi interrompida no limite de nós.</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of time.</source>
        <translation>A busca foi interrompida no limite de tempo.</translation>
    </message>
    <message>
        <source>The search was stopped at its limit of memory.</source>
        <translation>A busca foi interrompida no limite de memória.</translation>
    </message>
    <message>
        <source>The search was stopped: it is too long to be recorded.</source>
        <translation>A busca foi interrompida: é longa demais para ser gravada.</translation>
    </message>
    <message>
        <source>The search could not continue.</source>
        <translation>A busca não pôde continuar.</translation>
    </message>
    <message>
        <source>The last solution is proven optimal.</source>
        <translation>Está provado que a última solução é a melhor.</translation>
    </message>
</context>
<context>
    <name>System</name>
    <message>
        <source>Permission denied</source>
        <translation>Permissão negada</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Dispositivo ou recurso está ocupado</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Cota de disco excedida</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Arquivo existe</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Arquivo muito grande</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erro de entrada/saída</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>É um diretório</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Muitos níveis de links simbólicos</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Muitos arquivos abertos</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nome de arquivo muito longo</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Dispositivo inexistente</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Arquivo ou diretório inexistente</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Não foi possível alocar memória</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Não há espaço disponível no dispositivo</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Não é um diretório</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Endereço ou dispositivo inexistente</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Operação não permitida</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>Pipe quebrado</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Sistema de arquivos somente para leitura</translation>
    </message>
    <message>
        <source>Aborted</source>
        <translation>Abortado</translation>
    </message>
    <message>
        <source>Bus error</source>
        <translation>Erro de barramento</translation>
    </message>
    <message>
        <source>Floating point exception</source>
        <translation>Exceção de ponto flutuante</translation>
    </message>
    <message>
        <source>Illegal instruction</source>
        <translation>Instrução ilegal</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Morto</translation>
    </message>
    <message>
        <source>Segmentation fault</source>
        <translation>Falha de segmentação</translation>
    </message>
    <message>
        <source>Terminated</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>signal %1</source>
        <translation>sinal %1</translation>
    </message>
    <message>
        <source>A part of Clew cannot be loaded (%1). Reinstall Clew.</source>
        <translation>Uma parte do Clew não pode ser carregada (%1). Reinstale o Clew.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>only nodes make a graph; write csv or jsonl</source>
        <translation>só nós formam um grafo; escreva csv ou jsonl</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>byte 0x%1</source>
        <translation>byte 0x%1</translation>
    </message>
</context>
<context>
    <name>TraceFile</name>
    <message>
        <source>the trace file&apos;s header is not JSON: the file is damaged</source>
        <translation>o cabeçalho do arquivo de registro não é JSON: o arquivo está danificado</translation>
    </message>
    <message>
        <source>the trace file&apos;s header has no valid &quot;%1&quot;: the file is damaged</source>
        <translation>o cabeçalho do arquivo de registro não tem um &quot;%1&quot; válido: o arquivo está danificado</translation>
    </message>
    <message>
        <source>a trace file has no room for a text of %1 bytes; %2 are the most</source>
        <translation>um texto de %1 bytes não cabe em um arquivo de registro; o máximo é %2</translation>
    </message>
    <message>
        <source>the trace was not saved: there is not enough memory to compress it</source>
        <translation>o registro não foi salvo: não há memória suficiente para comprimi-lo</translation>
    </message>
    <message>
        <source>the trace file claims a header of %1 bytes, more than %2: it is damaged</source>
        <translation>o arquivo de registro declara um cabeçalho de %1 bytes, mais que %2: está danificado</translation>
    </message>
    <message>
        <source>the trace file continues after its end mark: it is damaged</source>
        <translation>o arquivo de registro continua depois de sua marca de fim: está danificado</translation>
    </message>
    <message>
        <source>the trace file has further bytes after its end: it is damaged</source>
        <translation>o arquivo de registro tem mais bytes depois de seu fim: está danificado</translation>
    </message>
    <message>
        <source>the trace file ends too early: it was cut short</source>
        <translation>o arquivo de registro termina cedo demais: foi truncado</translation>
    </message>
    <message>
        <source>cannot read the trace file: %1</source>
        <translation>não é possível ler o arquivo de registro: %1</translation>
    </message>
    <message>
        <source>this is not a trace file: it does not begin with &quot;clewtrac&quot;</source>
        <translation>isto não é um arquivo de registro: não começa com &quot;clewtrac&quot;</translation>
    </message>
    <message>
        <source>the trace file has version %1; this program reads version %2</source>
        <translation>o arquivo de registro tem a versão %1; este programa lê a versão %2</translation>
    </message>
    <message>
        <source>between events %1 and %2: %3</source>
        <translation>entre os eventos %1 e %2: %3</translation>
    </message>
    <message>
        <source>event %1: %2; the trace file is damaged, or belongs to another problem</source>
        <translation>evento %1: %2; o arquivo de registro está danificado ou pertence a outro problema</translation>
    </message>
    <message>
        <source>reading the trace file was cancelled</source>
        <translation>a leitura do arquivo de registro foi cancelada</translation>
    </message>
    <message>
        <source>the trace file holds more than is allowed: there is room for %1 of its %2 events</source>
        <translation>o arquivo de registro contém mais do que é permitido: só cabem %1 de seus %2 eventos</translation>
    </message>
    <message>
        <source>the trace file continues after the %1 events it claims: it is damaged</source>
        <translation>o arquivo de registro continua depois dos %1 eventos que declara: está danificado</translation>
    </message>
    <message>
        <source>what the trace file says of the moment after %1 events does not follow from these: the file is damaged</source>
        <translation>o que o arquivo de rastro diz do momento após %1 eventos não decorre deles: o arquivo está danificado</translation>
    </message>
    <message>
        <source>a trace is read from its end: save it to a file first</source>
        <translation>um rastro é lido a partir do fim: salve-o antes em um arquivo</translation>
    </message>
    <message>
        <source>the trace file does not end with its end mark: it was cut short, or has further bytes after its end</source>
        <translation>o arquivo de rastro não termina com sua marca final: foi cortado ou tem bytes depois do fim</translation>
    </message>
    <message>
        <source>the trace file does not say where its index is: the file is damaged</source>
        <translation>o arquivo de rastro não diz onde está seu índice: o arquivo está danificado</translation>
    </message>
    <message>
        <source>the trace file&apos;s index is wrong at block %1: the file is damaged</source>
        <translation>o índice do arquivo de rastro está errado no bloco %1: o arquivo está danificado</translation>
    </message>
    <message>
        <source>events %1 to %2 are not what the trace file&apos;s index says: the file is damaged</source>
        <translation>os eventos %1 a %2 não são o que diz o índice do arquivo de rastro: o arquivo está danificado</translation>
    </message>
    <message>
        <source>there is not enough memory to read the trace file</source>
        <translation>não há memória suficiente para ler o arquivo de rastro</translation>
    </message>
    <message>
        <source>the trace file is damaged: a checksum in it is wrong</source>
        <translation>o arquivo de registro está danificado: uma soma de verificação está errada</translation>
    </message>
    <message>
        <source>the trace file is damaged: it cannot be decompressed</source>
        <translation>o arquivo de registro está danificado: não pode ser descompactado</translation>
    </message>
    <message>
        <source>this is not a trace file; if it is a stream of events, clew watch FILE --trace TRACE makes it one</source>
        <translation>este não é um arquivo de rastro; se for um fluxo de eventos, clew watch FILE --trace TRACE o converte</translation>
    </message>
</context>
<context>
    <name>Why</name>
    <message>
        <source>With %1 and the present guesses there is no solution. Nodes searched: %2</source>
        <translation>Com %1 e os palpites atuais não há solução. Nós pesquisados: %2</translation>
    </message>
    <message>
        <source>With %1 and the present guesses there is a solution. Nodes searched: %2</source>
        <translation>Com %1 e os palpites atuais há uma solução. Nós pesquisados: %2</translation>
    </message>
    <message>
        <source>With %1 and the present guesses nothing is settled yet. Nodes searched: %2</source>
        <translation>Com %1 e os palpites atuais nada está decidido ainda. Nós pesquisados: %2</translation>
    </message>
    <message>
        <source>%1 was refuted: all below it is contradictory. Nodes: %2</source>
        <translation>%1 foi refutado: tudo abaixo dele é contraditório. Nós: %2</translation>
    </message>
    <message>
        <source>%1 was refuted with what was chosen along with it. Nodes: %2</source>
        <translation>%1 foi refutado junto com o que foi escolhido com ele. Nós: %2</translation>
    </message>
    <message>
        <source>%1 was searched. Solutions found there: %3. Nodes: %2</source>
        <translation>%1 foi pesquisado. Soluções encontradas ali: %3. Nós: %2</translation>
    </message>
    <message>
        <source>%1 was tried; how it ended is too far away to be looked at. Nodes, at least: %2</source>
        <translation>%1 foi tentado; como terminou está longe demais para ser examinado. Nós, no mínimo: %2</translation>
    </message>
    <message>
        <source>%1 had been left by then without being refuted. Nodes: %2</source>
        <translation>%1 tinha sido deixado até então sem ser refutado. Nós: %2</translation>
    </message>
</context>
<context>
    <name>Workbench</name>
    <message>
        <source>%1 cannot be used here. %2</source>
        <translation>Não é possível usar “%1” aqui. %2</translation>
    </message>
    <message>
        <source>%1 Choose %2 instead.</source>
        <translation>%1 Em vez disso, escolha “%2”.</translation>
    </message>
    <message>
        <source>To save memory, undo no longer keeps the run of %1.</source>
        <translation>Para poupar memória, o comando Desfazer não guarda mais a execução de %1.</translation>
    </message>
    <message>
        <source>Choose puzzle</source>
        <translation>Escolher quebra-cabeça</translation>
    </message>
    <message>
        <source>Choose preset</source>
        <translation>Escolher exemplo</translation>
    </message>
    <message>
        <source>Choose strategy</source>
        <translation>Escolher estratégia</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Parar de assistir</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Looking for the next solution. Esc stops the search.</source>
        <translation>Procurando a próxima solução. Esc interrompe a busca.</translation>
    </message>
    <message>
        <source>The search is about to begin. Press Space to play, . to step.</source>
        <translation>A busca vai começar. Pressione Espaço para reproduzir, . para avançar um passo.</translation>
    </message>
    <message>
        <source>The link cannot be opened: %1.</source>
        <translation>Não é possível abrir o link: %1.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir link</translation>
    </message>
    <message>
        <source>Paste board</source>
        <translation>Colar tabuleiro</translation>
    </message>
    <message>
        <source>Start the search</source>
        <translation>Iniciar a busca</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The board as it is given, with what follows from that by inspection.</source>
        <translation>O tabuleiro como foi dado, com o que decorre disso à simples vista.</translation>
    </message>
    <message>
        <source>This puzzle is not played by hand.</source>
        <translation>Este quebra-cabeça não se joga à mão.</translation>
    </message>
    <message>
        <source>This board is too large to be played by hand.</source>
        <translation>Este tabuleiro é grande demais para jogar à mão.</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Montar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Assistir</translation>
    </message>
    <message>
        <source>Go on from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>jogada</translation>
    </message>
    <message>
        <source>The stream ended early, and what came before is kept: %1</source>
        <translation>O fluxo terminou cedo, e o que veio antes foi mantido: %1</translation>
    </message>
    <message>
        <source>This undo step was saved by another version of Clew and is skipped.</source>
        <translation>Este passo foi guardado por outra versão do Clew e é pulado.</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. Open %2 to see it again.</source>
        <translation>A execução de %1 não foi guardada. Abra %2 para vê-la de novo.</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. The search is run again up to step %2.</source>
        <translation>A execução de %1 não foi guardada. A busca é refeita até o passo %2.</translation>
    </message>
    <message>
        <source>Choose setting</source>
        <translation>Escolher opção</translation>
    </message>
    <message>
        <source>Part of the recorded search cannot be read: %1</source>
        <translation>Parte da busca gravada não pode ser lida: %1</translation>
    </message>
    <message>
        <source>The run of %1 was not kept. The search is run again.</source>
        <translation>A execução de %1 não foi guardada. A busca é refeita.</translation>
    </message>
    <message>
        <source>The pencil marks in the text appear when you play (Ctrl+2).</source>
        <translation>As marcas a lápis do texto aparecem quando você joga: Ctrl+2.</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Olhar para trás</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>The board is as it was when it was played: the play is taken up again.</source>
        <translation>O tabuleiro está como quando foi jogado: o jogo é retomado.</translation>
    </message>
    <message>
        <source>More may come: Ctrl+End follows the other program.</source>
        <translation>Pode vir mais: Ctrl+End acompanha o outro programa.</translation>
    </message>
    <message>
        <source>The other program is followed: what it sends is shown as it comes. Space pauses.</source>
        <translation>O outro programa é acompanhado: o que ele envia é mostrado assim que chega. Espaço pausa.</translation>
    </message>
    <message>
        <source>Ctrl+End follows the other program; Space plays what it sends at the speed chosen.</source>
        <translation>Ctrl+End acompanha o outro programa; Espaço reproduz o que ele envia na velocidade escolhida.</translation>
    </message>
</context>
<context>
    <name>arithmetic</name>
    <message>
        <source>operator trees, every parenthesisation and every number of the list counted separately</source>
        <translation>árvores de operadores, contando separadamente cada parentização e cada número da lista</translation>
    </message>
    <message>
        <source>different texts after dropping pointless parentheses</source>
        <translation>textos diferentes depois de retirados os parênteses supérfluos</translation>
    </message>
    <message>
        <source>classes under associativity and signs, the numbers in their order</source>
        <translation>classes por associatividade e sinais, com os números em sua ordem</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>The list of integers, at most 16</source>
        <translation>A lista de inteiros, no máximo 16</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Whether the numbers stay in the given order</source>
        <translation>Se os números ficam na ordem dada</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Alvo</translation>
    </message>
    <message>
        <source>A result to reach with some of the numbers, or as closely as possible; without it all of them make an equation</source>
        <translation>Um resultado a alcançar com alguns dos números, ou do qual chegar o mais perto possível; sem ele, todos formam uma equação</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>What an operation may give: any rational number, integers (divisions are exact), or positive integers</source>
        <translation>O que uma operação pode dar: qualquer número racional, inteiros (divisões exatas) ou inteiros positivos</translation>
    </message>
    <message>
        <source>The first five primes (P93)</source>
        <translation>Os cinco primeiros primos (P93)</translation>
    </message>
    <message>
        <source>2-3+5+7 = 11, 2 = (3*5+7)/11, and ten others.</source>
        <translation>2-3+5+7 = 11, 2 = (3*5+7)/11 e outras dez.</translation>
    </message>
    <message>
        <source>Five primes in any order</source>
        <translation>Cinco primos em qualquer ordem</translation>
    </message>
    <message>
        <source>Four fours</source>
        <translation>Quatro quatros</translation>
    </message>
    <message>
        <source>As close as possible to 20 with four fours; each text once.</source>
        <translation>O mais perto possível de 20 com quatro quatros; cada texto uma vez.</translation>
    </message>
    <message>
        <source>Six numbers for 952</source>
        <translation>Seis números para 952</translation>
    </message>
    <message>
        <source>As on television: some of the numbers, positive integers only.</source>
        <translation>Como na televisão: alguns dos números, só inteiros positivos.</translation>
    </message>
    <message>
        <source>With zeros</source>
        <translation>Com zeros</translation>
    </message>
    <message>
        <source>Zeros multiply freely and never divide.</source>
        <translation>Zeros multiplicam à vontade e nunca dividem.</translation>
    </message>
    <message>
        <source>8 3 8 3 24</source>
        <translation>8 3 8 3 24</translation>
    </message>
    <message>
        <source>Only with a fraction in between: 8/(3-8/3) = 24.</source>
        <translation>Só com uma fração no meio: 8/(3-8/3) = 24.</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Aritmética</translation>
    </message>
    <message>
        <source>Insert +, −, ×, ÷, = and parentheses into a list of numbers so that the equation is correct.</source>
        <translation>Insira +, −, ×, ÷, = e parênteses em uma lista de números de modo que a equação esteja correta.</translation>
    </message>
    <message>
        <source>List of numbers and settings</source>
        <translation>Lista de números e opções</translation>
    </message>
    <message>
        <source>Equation with the fewest parentheses</source>
        <translation>Equação com o mínimo de parênteses</translation>
    </message>
    <message>
        <source>Lisp prefix</source>
        <translation>Prefixo de Lisp</translation>
    </message>
    <message>
        <source>Operator tree</source>
        <translation>Árvore de operadores</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>divisão por zero</translation>
    </message>
    <message>
        <source>result not allowed</source>
        <translation>resultado não permitido</translation>
    </message>
    <message>
        <source>sides differ</source>
        <translation>lados diferentes</translation>
    </message>
    <message>
        <source>target missed</source>
        <translation>alvo não alcançado</translation>
    </message>
    <message>
        <source>found before</source>
        <translation>já encontrada</translation>
    </message>
    <message>
        <source>table complete</source>
        <translation>tabela completa</translation>
    </message>
    <message>
        <source>read from the tables</source>
        <translation>lida das tabelas</translation>
    </message>
    <message>
        <source>The expression has gaps or is of the wrong length.</source>
        <translation>A expressão tem lacunas ou o comprimento errado.</translation>
    </message>
    <message>
        <source>The number %1 is used twice.</source>
        <translation>O número %1 é usado duas vezes.</translation>
    </message>
    <message>
        <source>The number %1 is not in its place: the order is given.</source>
        <translation>O número %1 não está no seu lugar: a ordem é dada.</translation>
    </message>
    <message>
        <source>An operator does not have two operands.</source>
        <translation>Um operador não tem dois operandos.</translation>
    </message>
    <message>
        <source>The sides are not equal: %1 and %2.</source>
        <translation>Os lados não são iguais: %1 e %2.</translation>
    </message>
    <message>
        <source>%1 is divided by zero.</source>
        <translation>%1 é dividido por zero.</translation>
    </message>
    <message>
        <source>The result %1 is not allowed.</source>
        <translation>O resultado %1 não é permitido.</translation>
    </message>
    <message>
        <source>%1 expressions stand side by side; there must be one.</source>
        <translation>Há %1 expressões lado a lado; só deve haver uma.</translation>
    </message>
    <message>
        <source>There is no = in an expression for a target.</source>
        <translation>Em uma expressão para um alvo não há =.</translation>
    </message>
    <message>
        <source>The expression is not an equation.</source>
        <translation>A expressão não é uma equação.</translation>
    </message>
    <message>
        <source>Only %1 of the %2 numbers are used.</source>
        <translation>Dos %2 números, só %1 são usados.</translation>
    </message>
    <message>
        <source>The result %1 is %2 away from the target; %3 is possible.</source>
        <translation>O resultado %1 fica a %2 do alvo; é possível ficar a %3.</translation>
    </message>
    <message>
        <source>Write down the number %1.</source>
        <translation>Escrever o número %1.</translation>
    </message>
    <message>
        <source>All numbers are used: is %1?</source>
        <translation>Todos os números foram usados: vale %1?</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Tentar %1.</translation>
    </message>
    <message>
        <source>Try %1, which makes %2.</source>
        <translation>Tentar %1, que dá %2.</translation>
    </message>
    <message>
        <source>%1 divides by zero: there is no such expression.</source>
        <translation>%1 divide por zero: tal expressão não existe.</translation>
    </message>
    <message>
        <source>%1 makes %2, but only integers are allowed.</source>
        <translation>%1 dá %2, mas só inteiros são permitidos.</translation>
    </message>
    <message>
        <source>%1 makes %2, but only positive integers are allowed.</source>
        <translation>%1 dá %2, mas só inteiros positivos são permitidos.</translation>
    </message>
    <message>
        <source>The sides differ: %1 is wrong.</source>
        <translation>Os lados diferem: %1 está errado.</translation>
    </message>
    <message>
        <source>The result misses the target %1, and nothing can be added to it.</source>
        <translation>O resultado não alcança o alvo %1, e nada mais pode ser acrescentado.</translation>
    </message>
    <message>
        <source>Correct, but its text without pointless parentheses was found before.</source>
        <translation>Correta, mas seu texto sem parênteses supérfluos já foi encontrado.</translation>
    </message>
    <message>
        <source>Correct, but an expression of the same class was found before.</source>
        <translation>Correta, mas uma expressão da mesma classe já foi encontrada.</translation>
    </message>
    <message>
        <source>Expressions over %1 have at least %2 different values.</source>
        <translation>Expressões sobre %1 têm ao menos %2 valores diferentes.</translation>
    </message>
    <message>
        <source>Expressions over %1 have %2 different values in all.</source>
        <translation>Expressões sobre %1 têm ao todo %2 valores diferentes.</translation>
    </message>
    <message>
        <source>The tables say that %1 comes next.</source>
        <translation>As tabelas dizem que agora vem %1.</translation>
    </message>
    <message>
        <source>Back to the beginning.</source>
        <translation>De volta ao início.</translation>
    </message>
    <message>
        <source>%1: a solution.</source>
        <translation>%1: uma solução.</translation>
    </message>
    <message>
        <source>All operator trees</source>
        <translation>Todas as árvores de operadores</translation>
    </message>
    <message>
        <source>Every expression over the numbers is written token by token in postfix order and evaluated on the way.</source>
        <translation>Cada expressão sobre os números é escrita símbolo por símbolo em forma posfixa e avaliada pelo caminho.</translation>
    </message>
    <message>
        <source>The usual Prolog program for P93; postfix form after Łukasiewicz.</source>
        <translation>O programa Prolog usual para o P93; forma posfixa segundo Łukasiewicz.</translation>
    </message>
    <message>
        <source>Combining pairs</source>
        <translation>Combinar pares</translation>
    </message>
    <message>
        <source>Any two expressions (neighbours, where the order is given) are replaced by a result, until two equal ones are left.</source>
        <translation>Duas expressões quaisquer (vizinhas, se a ordem é dada) são trocadas por um resultado, até restarem duas iguais.</translation>
    </message>
    <message>
        <source>The document&apos;s Lisp program for P93, with its bugs fixed.</source>
        <translation>O programa Lisp do documento para o P93, com seus erros corrigidos.</translation>
    </message>
    <message>
        <source>Interval tables</source>
        <translation>Tabelas de intervalos</translation>
    </message>
    <message>
        <source>Tables of the values of all short parts of the list; solutions are read out of them without a dead end.</source>
        <translation>Tabelas com os valores de todos os trechos curtos da lista; as soluções são lidas delas sem nenhum beco sem saída.</translation>
    </message>
    <message>
        <source>Dynamic programming over intervals: Bellman, 1957; the parser of Cocke, Younger and Kasami.</source>
        <translation>Programação dinâmica sobre intervalos: Bellman, 1957; o analisador sintático de Cocke, Younger e Kasami.</translation>
    </message>
    <message>
        <source>Every equation of 2 3 5 7 11</source>
        <translation>Todas as equações de 2 3 5 7 11</translation>
    </message>
    <message>
        <source>Trees are built again for every split; tables build each part of the list once.</source>
        <translation>As árvores são construídas de novo a cada divisão; as tabelas constroem cada trecho da lista uma só vez.</translation>
    </message>
    <message>
        <source>In any order</source>
        <translation>Em qualquer ordem</translation>
    </message>
    <message>
        <source>Each order of the numbers is one more list to search: what was a few thousand nodes becomes hundreds of thousands.</source>
        <translation>Cada ordem dos números é mais uma lista a percorrer: o que eram alguns milhares de nós vira centenas de milhares.</translation>
    </message>
    <message>
        <source>Any expression can be written in postfix order, numbers before their operator, in exactly one way. It is written here token by token: an operator takes the two values last written and leaves its result. So values are known on the way, and a division by zero or a result that is not allowed is dropped at once.</source>
        <translation>Toda expressão pode ser escrita em forma posfixa, os números antes de seu operador, de exatamente uma maneira. Aqui ela é escrita símbolo por símbolo: um operador toma os dois últimos valores escritos e deixa seu resultado. Assim os valores são conhecidos pelo caminho, e uma divisão por zero ou um resultado não permitido é descartado na hora.</translation>
    </message>
    <message>
        <source>The number of trees (a Catalan number), times four for each operator, times the orders of the numbers if these are free: exponential. Memory for one expression, and for those found if only different ones count.</source>
        <translation>O número de árvores (um número de Catalan), vezes quatro para cada operador, vezes as ordens dos números se estas forem livres: exponencial. Memória para uma expressão e, se só contam as diferentes, para as já encontradas.</translation>
    </message>
    <message>
        <source>Two expressions are replaced by their sum, difference, product or quotient, until two are left that must be equal. This is how one would do it by hand. Steps that have nothing to do with each other could be taken in either order; only one order of them is followed, so that each expression arises once.</source>
        <translation>Duas expressões são trocadas por sua soma, diferença, produto ou quociente, até restarem duas, que devem ser iguais. É como se faria à mão. Passos que nada têm a ver um com o outro poderiam ser dados em qualquer ordem; só uma ordem deles é seguida, de modo que cada expressão surge uma só vez.</translation>
    </message>
    <message>
        <source>Parts of the list come up again and again in different expressions. So the values of each short part are worked out once and kept in a table. Solutions are then read from the tables, from the whole to its parts, following only values known to lead to one.</source>
        <translation>Os mesmos trechos da lista aparecem repetidamente em expressões diferentes. Por isso, os valores de cada trecho curto são calculados uma só vez e guardados em uma tabela. As soluções são então lidas das tabelas, do todo às partes, seguindo só valores que sabidamente levam a uma.</translation>
    </message>
    <message>
        <source>A value is kept once, however many expressions have it, yet the tables grow exponentially, in memory as in time. In return the reading never meets a dead end.</source>
        <translation>Um valor é guardado uma só vez, por mais expressões que o tenham, mas as tabelas crescem exponencialmente, tanto em memória quanto em tempo. Em troca, a leitura nunca chega a um beco sem saída.</translation>
    </message>
    <message>
        <source>There is nothing to generate: every list of numbers is already a problem, usually with several equations or none.</source>
        <translation>Não há problemas novos a criar: toda lista de números já é um, em geral com várias equações ou nenhuma.</translation>
    </message>
    <message>
        <source>token %1</source>
        <translation>símbolo %1</translation>
    </message>
    <message>
        <source>token %1 = %2</source>
        <translation>símbolo %1 = %2</translation>
    </message>
    <message>
        <source>%1 values of %2</source>
        <translation>valores de %2: %1</translation>
    </message>
    <message>
        <source>table of %1</source>
        <translation>tabela de %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>passo %1</translation>
    </message>
    <message>
        <source>this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>esta contagem não pode ser dividida em partes; omita --part e --checkpoint</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 must be %2, not &quot;%3&quot;</source>
        <translation>%1 deve ser %2, e não “%3”</translation>
    </message>
    <message>
        <source>target must be a whole number of at most 10^18, not &quot;%1&quot;</source>
        <translation>target deve ser um número inteiro de no máximo 10^18, e não “%1”</translation>
    </message>
    <message>
        <source>an equation needs at least two numbers; give more, or a target to reach</source>
        <translation>uma equação precisa de pelo menos dois números; dê mais números, ou um alvo a alcançar</translation>
    </message>
    <message>
        <source>classes in the given order are distinguished for rationals only; choose texts, any order, or rationals</source>
        <translation>com a ordem dada, classes só se distinguem para números racionais; escolha textos, qualquer ordem ou números racionais</translation>
    </message>
    <message>
        <source>this is not a whole number of at most 10^18</source>
        <translation>isto não é um número inteiro de no máximo 10^18</translation>
    </message>
    <message>
        <source>expected a number, not %1</source>
        <translation>esperava-se um número, e não %1</translation>
    </message>
    <message>
        <source>the list is too long; give at most %1 numbers</source>
        <translation>a lista é longa demais; dê no máximo %1 números</translation>
    </message>
    <message>
        <source>the list is not closed: &apos;%1&apos; is missing</source>
        <translation>a lista não está fechada: falta &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the list is empty; write numbers, like 2 3 5 7 11</source>
        <translation>a lista está vazia; escreva números, como 2 3 5 7 11</translation>
    </message>
    <message>
        <source>expected a setting like %1, not &quot;%2&quot;</source>
        <translation>esperava-se uma opção como %1, e não “%2”</translation>
    </message>
    <message>
        <source>numbers: %1</source>
        <translation>números: %1</translation>
    </message>
    <message>
        <source>As many expressions as there are operator trees; most would appear many times if no orders were skipped. A new list of items is made at each step. Memory for one path, and for the solutions found if only different ones count.</source>
        <translation>Tantas expressões quantas árvores de operadores; sem as ordens puladas, a maioria viria muitas vezes. A cada passo se faz uma nova lista de itens. Memória para um caminho e, se só contam as diferentes, para as soluções encontradas.</translation>
    </message>
    <message>
        <source>Count as different</source>
        <translation>Distinguir</translation>
    </message>
    <message>
        <source>%1, any order, for %2</source>
        <translation>%1, em qualquer ordem, para %2</translation>
    </message>
    <message>
        <source>%1, for %2</source>
        <translation>%1, para %2</translation>
    </message>
    <message>
        <source>%1, any order</source>
        <translation>%1, em qualquer ordem</translation>
    </message>
    <message>
        <source>1,264 trees, 58 classes. The document&apos;s program looks for those with a single number on one side.</source>
        <translation>1.264 árvores, 58 classes. O programa do documento procura as que têm um único número em um dos lados.</translation>
    </message>
    <message>
        <source>expected a whole number or a parenthesis here</source>
        <translation>esperava-se um número inteiro ou um parêntese aqui</translation>
    </message>
    <message>
        <source>the parentheses are nested too deeply</source>
        <translation>há parênteses demais uns dentro dos outros</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>um parêntese não está fechado</translation>
    </message>
    <message>
        <source>expected the target, as in (nearest to 100)</source>
        <translation>esperava-se o alvo, como em (nearest to 100)</translation>
    </message>
    <message>
        <source>expected an operator or = here</source>
        <translation>esperava-se um operador ou = aqui</translation>
    </message>
    <message>
        <source>expected an operator or the end here</source>
        <translation>esperava-se um operador ou o fim aqui</translation>
    </message>
    <message>
        <source>expected an operator here, like (+ 2 3)</source>
        <translation>esperava-se um operador aqui, como (+ 2 3)</translation>
    </message>
    <message>
        <source>this operator needs two operands</source>
        <translation>este operador precisa de dois operandos</translation>
    </message>
    <message>
        <source>expected the value as well, as in (= (+ 1 2) 3)</source>
        <translation>esperava-se também o valor, como em (= (+ 1 2) 3)</translation>
    </message>
    <message>
        <source>this operator has its two operands already</source>
        <translation>este operador já tem seus dois operandos</translation>
    </message>
    <message>
        <source>the tree ends before its last operand</source>
        <translation>a árvore termina antes do último operando</translation>
    </message>
    <message>
        <source>an operand stands below its operator and one step to the right of it</source>
        <translation>um operando fica abaixo de seu operador e um passo à direita</translation>
    </message>
    <message>
        <source>expected a whole number or an operator on this line</source>
        <translation>esperava-se um número inteiro ou um operador nesta linha</translation>
    </message>
    <message>
        <source>the number %1 cannot stand here: the list has no such number left</source>
        <translation>o número %1 não pode ficar aqui: a lista não tem mais esse número</translation>
    </message>
    <message>
        <source>this is %1, not %2</source>
        <translation>isto é %1, e não %2</translation>
    </message>
    <message>
        <source>%1: both sides are the same number.</source>
        <translation>%1: os dois lados são o mesmo número.</translation>
    </message>
    <message>
        <source>%1: %2. Both sides are %3.</source>
        <translation>%1: %2. Os dois lados são %3.</translation>
    </message>
    <message>
        <source>Solutions: %1, every operator tree counted.</source>
        <translation>Soluções: %1, contando cada árvore de operadores.</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only in pointless parentheses counted as one.</source>
        <translation>Soluções: %1; as que só diferem em parênteses inúteis contam como uma.</translation>
    </message>
    <message>
        <source>Solutions found so far: %1.</source>
        <translation>Soluções encontradas até agora: %1.</translation>
    </message>
    <message>
        <source>There is no solution: every expression over these numbers was looked at.</source>
        <translation>Não há solução: todas as expressões com esses números foram examinadas.</translation>
    </message>
    <message>
        <source>The other solutions are left out. Shown are the first %1.</source>
        <translation>As outras soluções foram omitidas. São mostradas as primeiras %1.</translation>
    </message>
    <message>
        <source>classes under the laws of arithmetic, sides exchanged freely; each choice of equal numbers for a side counts</source>
        <translation>classes segundo as leis da aritmética, com os lados trocados livremente; conta cada escolha de números iguais para um lado</translation>
    </message>
    <message>
        <source>classes under commutativity, associativity, signs and exchange of sides</source>
        <translation>classes por comutatividade, associatividade, sinais e troca de lados</translation>
    </message>
    <message>
        <source>Trees: every way to set parentheses. Texts: pointless parentheses dropped. Classes: under associativity and signs; equal numbers are the same. Tiles: classes for each choice of equal numbers on either side</source>
        <translation>Árvores: toda forma de pôr parênteses. Textos: sem parênteses inúteis. Classes: por associatividade e sinais; números iguais são o mesmo. Fichas: classes para cada escolha de números iguais em cada lado</translation>
    </message>
    <message>
        <source>(step %1)</source>
        <extracomment>What a step before has made</extracomment>
        <translation>(passo %1)</translation>
    </message>
    <message>
        <source>step %1: %2 %3 %4</source>
        <translation>passo %1: %2 %3 %4</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only by the laws of arithmetic counted as one, equal numbers being the same.</source>
        <translation>Soluções: %1; as que diferem só pelas leis da aritmética contam como uma, e números iguais são o mesmo.</translation>
    </message>
    <message>
        <source>Solutions: %1, those that differ only by the laws of arithmetic counted as one, equal numbers of the list being different ones.</source>
        <translation>Soluções: %1; as que diferem só pelas leis da aritmética contam como uma, e números iguais da lista são distintos.</translation>
    </message>
    <message>
        <source>One way to continue is a sum.</source>
        <translation>Um caminho é uma soma.</translation>
    </message>
    <message>
        <source>One way to continue is a difference.</source>
        <translation>Um caminho é uma diferença.</translation>
    </message>
    <message>
        <source>One way to continue is a product.</source>
        <translation>Um caminho é um produto.</translation>
    </message>
    <message>
        <source>One way to continue is a quotient.</source>
        <translation>Um caminho é um quociente.</translation>
    </message>
    <message>
        <source>Both sides of the equation are there.</source>
        <translation>Os dois lados da equação já estão lá.</translation>
    </message>
    <message>
        <source>Look at %1.</source>
        <translation>Observe %1.</translation>
    </message>
    <message>
        <source>It joins %1 and %2.</source>
        <translation>Junta %1 e %2.</translation>
    </message>
    <message>
        <source>The result %1 is not a positive whole number; only those are allowed.</source>
        <translation>O resultado %1 não é um inteiro positivo: só esses são permitidos.</translation>
    </message>
    <message>
        <source>The result %1 is not a whole number; only those are allowed.</source>
        <translation>O resultado %1 não é um inteiro: só esses são permitidos.</translation>
    </message>
    <message>
        <source>The numbers keep their order: only neighbours are joined, the left one first.</source>
        <translation>Os números mantêm a ordem: só se unem vizinhos, o da esquerda primeiro.</translation>
    </message>
    <message>
        <source>On the way to a target there is no equals sign.</source>
        <translation>No caminho para um alvo não há sinal de igual.</translation>
    </message>
    <message>
        <source>The equals sign joins the last two, once all the others are joined.</source>
        <translation>O sinal de igual une os dois últimos, depois que todos os outros estão unidos.</translation>
    </message>
    <message>
        <source>The two sides that are left are not equal: %1.</source>
        <translation>Os dois lados que restam não são iguais: %1.</translation>
    </message>
    <message>
        <source>However you join what is left (%1), the two sides are never equal.</source>
        <translation>Como quer que se una o que resta (%1), os lados não ficam iguais.</translation>
    </message>
    <message>
        <source>What is left (%1) cannot be joined any further.</source>
        <translation>O que resta (%1) já não pode ser unido.</translation>
    </message>
    <message>
        <source>What is left (%1) makes only %2, but never %3.</source>
        <translation>O que resta (%1) só dá %2, mas nunca %3.</translation>
    </message>
    <message>
        <source>What is left (%1) makes %2 numbers, but never %3; the nearest is %4.</source>
        <translation>O que resta (%1) dá %2 números, mas nunca %3; o mais próximo é %4.</translation>
    </message>
    <message>
        <source>Technique: only one step is left.</source>
        <translation>Técnica: só resta um passo.</translation>
    </message>
    <message>
        <source>All numbers are joined, and there is no equation: the equals sign joins the last two.</source>
        <translation>Todos os números estão unidos e não há equação: o sinal de igual une os dois últimos.</translation>
    </message>
</context>
<context>
    <name>clew::AboutDialog</name>
    <message>
        <source>About Clew</source>
        <translation>Sobre o Clew</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Clew %1&lt;/h3&gt;&lt;p&gt;A workbench for puzzles and the searches that solve them.&lt;/p&gt;&lt;p&gt;A clew is the ball of thread Ariadne gave Theseus to find his way back out of the labyrinth; the word clue comes from it.&lt;/p&gt;</source>
        <comment>%1: the version</comment>
        <translation>&lt;h3&gt;Clew %1&lt;/h3&gt;&lt;p&gt;Uma bancada para quebra-cabeças e as buscas que os resolvem.&lt;/p&gt;&lt;p&gt;“Clew” é o novelo de fio que Ariadne deu a Teseu para que ele achasse a saída do labirinto; dele vem a palavra inglesa “clue” (pista).&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Clew</source>
        <translation>Clew</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Novidades</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licença</translation>
    </message>
    <message>
        <source>Libraries</source>
        <translation>Bibliotecas</translation>
    </message>
    <message>
        <source>&lt;p&gt;To report a problem, say what you did, what you expected and what happened instead. Add the version above and a session file (File, Save session…), which holds the board and the search. Send it to whoever you have Clew from.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Para relatar um defeito, diga o que você fez, o que esperava e o que aconteceu em vez disso. Acrescente a versão acima e um arquivo de sessão (Arquivo, Salvar sessão…), que contém o tabuleiro e a busca. Envie tudo a quem lhe forneceu o Clew.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>clew::AboutFeature</name>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>&amp;About the strategy</source>
        <translation>&amp;Sobre a estratégia</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Press Space to start the search.</source>
        <translation>Nada aconteceu ainda. Pressione Espaço para iniciar a busca.</translation>
    </message>
    <message>
        <source>No earlier step is on that line.</source>
        <translation>Nenhum passo antes deste está nessa linha.</translation>
    </message>
    <message>
        <source>No later step is on that line.</source>
        <translation>Nenhum outro passo está nessa linha.</translation>
    </message>
    <message>
        <source>No further step on that line is known yet: let the search continue.</source>
        <translation>Ainda não se conhece outro passo nessa linha: deixe a busca continuar.</translation>
    </message>
    <message>
        <source>This search was made elsewhere by a strategy named %1, which Clew does not have; its program cannot be shown.</source>
        <translation>Esta busca foi feita em outro lugar, por uma estratégia chamada %1, que o Clew não tem; o programa dela não pode ser mostrado.</translation>
    </message>
    <message>
        <source>&amp;Growth curves of this strategy…</source>
        <translation>Curvas de &amp;crescimento desta estratégia…</translation>
    </message>
    <message>
        <source>Nodes and time against the size of the problem, with the factor by which they grow</source>
        <translation>Nós e tempo em função do tamanho do problema, com o fator de crescimento</translation>
    </message>
    <message>
        <source>No strategy runs while you play. Ctrl+3 watches this one.</source>
        <translation>Nenhuma estratégia roda enquanto você joga. Ctrl+3 mostra esta.</translation>
    </message>
</context>
<context>
    <name>clew::AllStepsFeature</name>
    <message>
        <source>All steps from here</source>
        <translation>Todos os passos daqui</translation>
    </message>
</context>
<context>
    <name>clew::AllStepsPanel</name>
    <message>
        <source>All steps from here</source>
        <translation>Todos os passos daqui</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>&amp;Dar este passo</translation>
    </message>
    <message>
        <source>&amp;List again</source>
        <translation>&amp;Listar de novo</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>No technique applies here.</source>
        <translation>Nenhuma técnica diz algo aqui.</translation>
    </message>
    <message>
        <source>The board has changed.</source>
        <translation>O tabuleiro mudou.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a technique, and how many steps it gives</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s). Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln passo. Escolha-o para vê-lo no tabuleiro.</numerusform>
            <numerusform>%Ln passos. Escolha um para vê-lo no tabuleiro.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s), and there are more. Choose one to see it on the board.</source>
        <translation>
            <numerusform>%Ln passo, e há outros. Escolha-o para vê-lo no tabuleiro.</numerusform>
            <numerusform>%Ln passos, e há outros. Escolha um para vê-lo no tabuleiro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::BestTimesDialog</name>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>Remove &amp;all</source>
        <translation>Remover &amp;tudo</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>No best times yet. When you solve a board by hand, the best times for each puzzle and size appear here.</source>
        <translation>Ainda não há melhores tempos. Quando você resolve um tabuleiro à mão, os melhores de cada quebra-cabeça e tamanho aparecem aqui.</translation>
    </message>
</context>
<context>
    <name>clew::Board</name>
    <message>
        <source>%1 board</source>
        <translation>Tabuleiro: %1</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>rainha</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>cavalo</translation>
    </message>
    <message>
        <source>cross</source>
        <extracomment>A cell is marked with a cross: it stays empty</extracomment>
        <translation>cruz</translation>
    </message>
    <message>
        <source>given</source>
        <extracomment>Said of what stands in a cell</extracomment>
        <translation>dado</translation>
    </message>
    <message>
        <source>guessed</source>
        <extracomment>Said of what stands in a cell: the search tries it</extracomment>
        <translation>suposto</translation>
    </message>
    <message>
        <source>forced</source>
        <extracomment>Said of what stands in a cell: it follows</extracomment>
        <translation>forçado</translation>
    </message>
    <message>
        <source>contradiction</source>
        <extracomment>Said of what stands in a cell: it cannot be</extracomment>
        <translation>contradição</translation>
    </message>
    <message>
        <source>part of a solution</source>
        <extracomment>Said of what stands in a cell</extracomment>
        <translation>parte de uma solução</translation>
    </message>
    <message>
        <source>candidate</source>
        <extracomment>Said of small numbers in a cell, which are what it may still take</extracomment>
        <translation>candidato</translation>
    </message>
    <message>
        <source>filled</source>
        <extracomment>Said of a cell</extracomment>
        <translation>preenchida</translation>
    </message>
    <message>
        <source>empty</source>
        <extracomment>Said of a cell</extracomment>
        <translation>vazia</translation>
    </message>
</context>
<context>
    <name>clew::BoardOutput</name>
    <message>
        <source>Export picture</source>
        <translation>Exportar imagem</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PNG picture (*.png);;PDF page (*.pdf)</source>
        <translation>Desenho SVG (*.svg);;Imagem PNG (*.png);;Página PDF (*.pdf)</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>Não é possível gravar %1. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>The printer cannot be used. Choose another one, or a file.</source>
        <translation>Não é possível usar a impressora. Escolha outra, ou um arquivo.</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <translation>Problema: %1</translation>
    </message>
    <message>
        <source>Solution: %1</source>
        <translation>Solução: %1</translation>
    </message>
</context>
<context>
    <name>clew::BreakpointsFeature</name>
    <message>
        <source>Breakpoints</source>
        <translation>Paradas</translation>
    </message>
    <message>
        <source>R&amp;un to</source>
        <translation>Reprodu&amp;zir até</translation>
    </message>
    <message>
        <source>Toggle &amp;breakpoint on the place</source>
        <translation>Pôr ou tirar ponto de parada no lu&amp;gar</translation>
    </message>
    <message>
        <source>Brea&amp;kpoints</source>
        <translation>Pontos de para&amp;da</translation>
    </message>
    <message>
        <source>The search ended before reaching a breakpoint.</source>
        <translation>A busca terminou antes de chegar a um ponto de parada.</translation>
    </message>
    <message>
        <source>&amp;Stop when</source>
        <translation>Parar &amp;quando</translation>
    </message>
    <message>
        <source>R&amp;un until</source>
        <translation>Reprodu&amp;zir até</translation>
    </message>
    <message>
        <source>Select a place on the board first: with the arrow keys, a click with Ctrl, or the right button while watching.</source>
        <translation>Primeiro aponte para um lugar do tabuleiro: com as setas, com Ctrl e clique, ou com o botão direito ao assistir.</translation>
    </message>
    <message>
        <source>Stopped at the breakpoint: %1</source>
        <comment>%1: its name</comment>
        <translation>Parou no ponto de parada: %1</translation>
    </message>
</context>
<context>
    <name>clew::BreakpointsPanel</name>
    <message>
        <source>a place that is not on this board</source>
        <translation>um lugar que não está neste tabuleiro</translation>
    </message>
    <message>
        <source>A solution</source>
        <translation>Uma solução</translation>
    </message>
    <message>
        <source>A contradiction</source>
        <translation>Uma contradição</translation>
    </message>
    <message>
        <source>Backtrack over more than %1 levels</source>
        <translation>Volta por mais de %1 níveis</translation>
    </message>
    <message>
        <source>Deeper than level %1</source>
        <translation>Mais fundo que o nível %1</translation>
    </message>
    <message>
        <source>Back above level %1</source>
        <translation>De volta acima do nível %1</translation>
    </message>
    <message>
        <source>%1: visit number %2</source>
        <comment>place, count</comment>
        <translation>%1: visita número %2</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <comment>a cell gets a value, or this value</comment>
        <translation>%1: valor definido</translation>
    </message>
    <message>
        <source>%1 is struck</source>
        <comment>a candidate is removed</comment>
        <translation>%1: candidato eliminado</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regra: %1</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Adicionar</translation>
    </message>
    <message>
        <source>R&amp;un to</source>
        <translation>Reprodu&amp;zir até</translation>
    </message>
    <message>
        <source>Playing stops at breakpoints. Add one here, or select a place on the board (Ctrl+click, or the right button while watching) and press F9.</source>
        <translation>A reprodução para nos pontos de parada. Adicione um aqui, ou aponte para um lugar do tabuleiro (Ctrl+clique, ou o botão direito ao assistir) e pressione F9.</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation>Pontos de parada</translation>
    </message>
    <message>
        <source>Playing stops whenever this happens</source>
        <translation>A reprodução para sempre que isto acontece</translation>
    </message>
    <message>
        <source>Runs at full speed until this happens</source>
        <translation>Reproduz à velocidade máxima até isto acontecer</translation>
    </message>
    <message>
        <source>Remove breakpoint</source>
        <translation>Remover ponto de parada</translation>
    </message>
    <message>
        <source>Breakpoint</source>
        <translation>Ponto de parada</translation>
    </message>
    <message>
        <source>A &amp;solution</source>
        <translation>Uma &amp;solução</translation>
    </message>
    <message>
        <source>A &amp;contradiction</source>
        <translation>Uma &amp;contradição</translation>
    </message>
    <message>
        <source>&amp;Backtrack over many levels…</source>
        <translation>&amp;Retrocesso de muitos níveis…</translation>
    </message>
    <message>
        <source>Backtrack over more levels than</source>
        <translation>Volta por mais níveis que</translation>
    </message>
    <message>
        <source>&amp;Deeper than a level…</source>
        <translation>Mais &amp;fundo que um nível…</translation>
    </message>
    <message>
        <source>Deeper than level</source>
        <translation>Mais fundo que o nível</translation>
    </message>
    <message>
        <source>Back &amp;above a level…</source>
        <translation>De volta &amp;acima de um nível…</translation>
    </message>
    <message>
        <source>Back above level</source>
        <translation>De volta acima do nível</translation>
    </message>
    <message>
        <source>A &amp;rule is used</source>
        <translation>Uso de uma re&amp;gra</translation>
    </message>
    <message>
        <source>Select a place on the board for more</source>
        <translation>Aponte para um lugar do tabuleiro para ver mais</translation>
    </message>
    <message>
        <source>%1 is &amp;set</source>
        <comment>a cell gets a value, or this value</comment>
        <translation>%1: valor &amp;definido</translation>
    </message>
    <message>
        <source>%1 &amp;becomes</source>
        <comment>followed by a list of values</comment>
        <translation>%1: &amp;passa a ser</translation>
    </message>
    <message>
        <source>%1 &amp;loses</source>
        <comment>followed by a list of candidates</comment>
        <translation>%1: perd&amp;e</translation>
    </message>
    <message>
        <source>%1 is s&amp;truck</source>
        <comment>a candidate is removed</comment>
        <translation>%1: candidato e&amp;liminado</translation>
    </message>
    <message>
        <source>%1: the &amp;n-th visit…</source>
        <comment>place</comment>
        <translation>%1: &amp;n-ésima visita…</translation>
    </message>
    <message>
        <source>Number of the visit</source>
        <translation>Número da visita</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;mover</translation>
    </message>
</context>
<context>
    <name>clew::CodePanel</name>
    <message>
        <source>About the strategy</source>
        <translation>Sobre a estratégia</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>While a search is watched, the line of its last step is marked.</source>
        <translation>Enquanto se assiste a uma busca, a linha de seu último passo fica marcada.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Quanto custa</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>De onde vem</translation>
    </message>
    <message>
        <source>Click: go to the next step on this line. Shift+click: go to the previous one.</source>
        <translation>Clique: ao próximo passo nesta linha. Shift+clique: de volta ao anterior.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>O que é contado</translation>
    </message>
    <message>
        <source>Program (in English)</source>
        <translation>Programa (em inglês)</translation>
    </message>
</context>
<context>
    <name>clew::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Localizar um comando</translation>
    </message>
    <message>
        <source>Type a few letters of what you want to do</source>
        <translation>Digite algumas letras do que deseja fazer</translation>
    </message>
    <message>
        <source>No command matches.</source>
        <translation>Nenhum comando tem essas letras.</translation>
    </message>
</context>
<context>
    <name>clew::DocumentFiles</name>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Session, with the search so far (*%1)</source>
        <translation>Sessão, com a busca como está (*%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Puzzles and traces (%1);;All files (*)</source>
        <translation>Quebra-cabeças e registros (%1);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>This model needs data: %1. Fill it in on the Data tab.</source>
        <translation>Este modelo precisa de dados: %1. Preencha-os na aba Dados.</translation>
    </message>
    <message>
        <source>Further errors: %1; `clew lesson check` lists them.</source>
        <translation>Outras falhas: %1; `clew lesson check` lista todas.</translation>
    </message>
    <message>
        <source>Reading the link</source>
        <translation>Lendo o link</translation>
    </message>
    <message>
        <source>The clipboard holds no text. Copy a board as text first.</source>
        <translation>A área de transferência não contém texto. Primeiro copie um tabuleiro como texto.</translation>
    </message>
    <message>
        <source>The clipboard&apos;s text is too large for one board.</source>
        <translation>O texto da área de transferência é grande demais para um só tabuleiro.</translation>
    </message>
    <message>
        <source>Reading the clipboard</source>
        <translation>Lendo a área de transferência</translation>
    </message>
    <message>
        <source>Another program has changed %1 since it was opened or saved here. If it is overwritten, that change is lost.</source>
        <translation>Outro programa alterou %1 desde que foi aberto ou salvo aqui. Se for sobrescrito, essa alteração será perdida.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Sobrescrever</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 já existe.</translation>
    </message>
    <message>
        <source>Save trace</source>
        <translation>Salvar registro</translation>
    </message>
    <message>
        <source>Recorded searches (*.clewtrace)</source>
        <translation>Buscas registradas (*.clewtrace)</translation>
    </message>
    <message>
        <source>No recent files</source>
        <translation>Nenhum arquivo recente</translation>
    </message>
    <message>
        <source>The boards from last time cannot be restored. %1</source>
        <translation>Os tabuleiros da última vez não podem ser restaurados. %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>The boards cannot be kept for the next start. %1</source>
        <translation>Os tabuleiros não podem ser guardados para o próximo início. %1</translation>
    </message>
    <message>
        <source>&amp;Quit anyway</source>
        <translation>&amp;Sair mesmo assim</translation>
    </message>
</context>
<context>
    <name>clew::FigureView</name>
    <message>
        <source>Figure</source>
        <translation>Figura</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PDF page (*.pdf);;PNG picture (*.png)</source>
        <translation>Desenho SVG (*.svg);;Página PDF (*.pdf);;Imagem PNG (*.png)</translation>
    </message>
</context>
<context>
    <name>clew::HeatFeature</name>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
</context>
<context>
    <name>clew::HeatLegend</name>
    <message>
        <source>Colour scale</source>
        <translation>Escala de cores</translation>
    </message>
</context>
<context>
    <name>clew::HeatPanel</name>
    <message>
        <source>Tries</source>
        <translation>Tentativas</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Jogadas forçadas</translation>
    </message>
    <message>
        <source>Moves taken back</source>
        <translation>Jogadas desfeitas</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contradições</translation>
    </message>
    <message>
        <source>Time spent (events)</source>
        <translation>Tempo gasto (eventos)</translation>
    </message>
    <message>
        <source>The whole run</source>
        <translation>Toda a execução</translation>
    </message>
    <message>
        <source>What the timeline shows</source>
        <translation>O que a linha do tempo mostra</translation>
    </message>
    <message>
        <source>&amp;Count</source>
        <translation>&amp;Contar</translation>
    </message>
    <message>
        <source>&amp;In</source>
        <translation>&amp;Em</translation>
    </message>
    <message>
        <source>Hottest places</source>
        <translation>Lugares mais quentes</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Contagem</translation>
    </message>
    <message>
        <source>How often the search visited each place appears here as it runs: press Space</source>
        <translation>Quantas vezes a busca esteve em cada lugar aparece aqui durante a execução: pressione Espaço</translation>
    </message>
    <message>
        <source>This board has too many places to count each one.</source>
        <translation>Este tabuleiro tem lugares demais para contar em cada um.</translation>
    </message>
    <message>
        <source>Nothing of this kind has happened in this part of the search.</source>
        <translation>Nada desse tipo aconteceu nesta parte da busca.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>quantity, count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show on the &amp;board</source>
        <translation>&amp;Mostrar no tabuleiro</translation>
    </message>
    <message>
        <source>Still counting: %1 of %2 events.</source>
        <translation>Ainda contando: %1 de %2 eventos.</translation>
    </message>
    <message>
        <source>%1 in the whole run, logarithmic</source>
        <comment>what is counted</comment>
        <translation>%1 em toda a execução, escala logarítmica</translation>
    </message>
    <message>
        <source>%1 in the part in view, logarithmic</source>
        <comment>what is counted</comment>
        <translation>%1 na parte visível, escala logarítmica</translation>
    </message>
</context>
<context>
    <name>clew::LessonPresenter</name>
    <message>
        <source>Leave</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Leave the lesson (Esc); your boards are as they were</source>
        <translation>Sair da lição (Esc); seus tabuleiros ficam como estavam</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Recomeçar</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Pen</source>
        <translation>Caneta</translation>
    </message>
    <message>
        <source>Point and draw with the mouse (P); strokes disappear when the page changes</source>
        <translation>Apontar e desenhar com o mouse (P); os traços somem com a página</translation>
    </message>
    <message>
        <source>Save answers…</source>
        <translation>Salvar respostas…</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number of an answer, answer</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Avaliando…</translation>
    </message>
    <message>
        <source>That is true, but it follows by another rule.</source>
        <translation>Isso é verdade, mas decorre de outra regra.</translation>
    </message>
    <message>
        <source>This could not be decided.</source>
        <translation>Não foi possível decidir isto.</translation>
    </message>
    <message>
        <source>Racing…</source>
        <translation>Correndo…</translation>
    </message>
    <message>
        <source>Nodes, logarithmic</source>
        <translation>Nós, logarítmicos</translation>
    </message>
    <message>
        <source>This is the end of the lesson. Esc leaves it.</source>
        <translation>Este é o fim da lição. Esc sai dela.</translation>
    </message>
    <message>
        <source>Handout…</source>
        <translation>Folheto…</translation>
    </message>
    <message>
        <source>All pages in one file for any browser, to be printed or mailed</source>
        <translation>Todas as páginas em um arquivo para qualquer navegador, para imprimir ou enviar</translation>
    </message>
    <message>
        <source>Previous page (Page Up)</source>
        <translation>Página anterior (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Próxima página (Page Down)</translation>
    </message>
    <message>
        <source>Page Down and Page Up turn the pages; the other keys are the board&apos;s.</source>
        <translation>Page Down e Page Up mudam de página; as outras teclas são do tabuleiro.</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>Incorreto.</translation>
    </message>
    <message>
        <source>An entry breaks a rule; take it back.</source>
        <translation>Uma entrada quebra uma regra; retire-a.</translation>
    </message>
    <message>
        <source>The entry broke a rule and was taken back.</source>
        <translation>O lançamento quebrava uma regra e foi desfeito.</translation>
    </message>
    <message>
        <source>The entry was taken back.</source>
        <translation>O lançamento foi desfeito.</translation>
    </message>
    <message>
        <source>All errors: %1…</source>
        <comment>in a lesson; how many things</comment>
        <translation>Todos os erros: %1…</translation>
    </message>
    <message>
        <source>There are too many entries; take some back.</source>
        <translation>Há entradas demais; desfaça algumas.</translation>
    </message>
    <message>
        <source>A solution still has these entries.</source>
        <translation>Ainda há uma solução com estas entradas.</translation>
    </message>
    <message>
        <source>No solution has these entries.</source>
        <translation>Nenhuma solução tem estas entradas.</translation>
    </message>
    <message>
        <source>Entries made: %1 of %2</source>
        <comment>in a task</comment>
        <translation>Lançamentos feitos: %1 de %2</translation>
    </message>
    <message>
        <source>Your answers were saved: %1</source>
        <translation>Suas respostas foram salvas: %1</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>Salvar respostas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s), %1</source>
        <comment>how many, and how long that took here</comment>
        <translation>
            <numerusform>%Ln nó, %1</numerusform>
            <numerusform>%Ln nós, %1</numerusform>
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
        <translation>Pausar</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save &amp;trace…</source>
        <translation>Salvar re&amp;gistro…</translation>
    </message>
    <message>
        <source>&amp;Export picture…</source>
        <translation>&amp;Exportar imagem…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>S&amp;air</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Copy board as text</source>
        <translation>&amp;Copiar tabuleiro como texto</translation>
    </message>
    <message>
        <source>&amp;Paste board</source>
        <translation>Co&amp;lar tabuleiro</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ampliar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Reduzir</translation>
    </message>
    <message>
        <source>&amp;Fit board</source>
        <translation>A&amp;justar tabuleiro</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>Ao &amp;início</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Passo para &amp;trás</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Passo à &amp;frente</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>Ao fi&amp;m</translation>
    </message>
    <message>
        <source>&amp;Previous solution</source>
        <translation>Solução &amp;anterior</translation>
    </message>
    <message>
        <source>&amp;Next solution</source>
        <translation>&amp;Próxima solução</translation>
    </message>
    <message>
        <source>S&amp;top, back to editing</source>
        <translation>Pa&amp;rar e voltar à edição</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>R&amp;einiciar</translation>
    </message>
    <message>
        <source>F&amp;aster</source>
        <translation>Mais rápi&amp;do</translation>
    </message>
    <message>
        <source>S&amp;lower</source>
        <translation>Mais &amp;lento</translation>
    </message>
    <message>
        <source>Full spee&amp;d</source>
        <translation>&amp;Velocidade máxima</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Localizar um comando…</translation>
    </message>
    <message>
        <source>&amp;About Clew</source>
        <translation>&amp;Sobre o Clew</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copiar co&amp;mo</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Busca</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>O que faz</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Desfazer, refazer</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Setas</translation>
    </message>
    <message>
        <source>Move on the board, or among the solutions</source>
        <translation>Mover-se no tabuleiro ou entre as soluções</translation>
    </message>
    <message>
        <source>Wheel, middle drag</source>
        <translation>Roda, arrastar com o botão do meio</translation>
    </message>
    <message>
        <source>Zoom, move the board</source>
        <translation>Zoom, mover o tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Ferramentas</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>On the timeline: arrows</source>
        <translation>Na linha do tempo: setas</translation>
    </message>
    <message>
        <source>Zoom and scroll</source>
        <translation>Ampliá-la e movê-la</translation>
    </message>
    <message>
        <source>In the tree: arrows, F, Z</source>
        <translation>Na árvore: setas, F, Z</translation>
    </message>
    <message>
        <source>Move, hide failed subtrees, show the whole tree</source>
        <translation>Percorrer, ocultar subárvores sem solução, mostrar tudo</translation>
    </message>
    <message>
        <source>&amp;Puzzle</source>
        <translation>&amp;Quebra-cabeça</translation>
    </message>
    <message>
        <source>On the board: %1</source>
        <translation>No tabuleiro: %1</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>&amp;Puzzles and presets</source>
        <translation>&amp;Quebra-cabeças e exemplos</translation>
    </message>
    <message>
        <source>&amp;Strategy and details</source>
        <translation>E&amp;stratégia e detalhes</translation>
    </message>
    <message>
        <source>C&amp;lear board</source>
        <translation>&amp;Limpar o tabuleiro</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Sua mão</translation>
    </message>
    <message>
        <source>Set &amp;up</source>
        <comment>the board</comment>
        <translation>Mo&amp;ntar</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <comment>by hand</comment>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <comment>a strategy</comment>
        <translation>&amp;Assistir</translation>
    </message>
    <message>
        <source>Step forward: to the end of the next deduction (.), or by one event (Alt+.)</source>
        <translation>Avançar: até o fim da próxima dedução (.) ou um evento (Alt+.)</translation>
    </message>
    <message>
        <source>Step back: to where the last deduction began (,), or by one event (Alt+,)</source>
        <translation>Voltar: até onde a última dedução começou (,) ou um evento (Alt+,)</translation>
    </message>
    <message>
        <source>%1 of size %2</source>
        <translation>%1 de tamanho %2</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Executar</translation>
    </message>
    <message>
        <source>solve search play start pause</source>
        <extracomment>Further words that find the action Run in the list of commands</extracomment>
        <translation>resolver buscar reproduzir iniciar pausar</translation>
    </message>
    <message>
        <source>Stop &amp;here</source>
        <translation>Parar a&amp;qui</translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(e mais %Ln)</numerusform>
            <numerusform>(e mais %Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>The search is recorded up to here; whether there is more is not known.</source>
        <translation>A busca está gravada até aqui; não se sabe se há mais.</translation>
    </message>
    <message>
        <source>It is solution %L1: End, then %2 leads to it.</source>
        <translation>É a solução %L1: End e depois %2 levam até ela.</translation>
    </message>
</context>
<context>
    <name>clew::MessageFrame</name>
    <message>
        <source>Close this message</source>
        <translation>Fechar esta mensagem</translation>
    </message>
</context>
<context>
    <name>clew::ModelEditor</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Model, in MiniZinc</source>
        <translation>Modelo, em MiniZinc</translation>
    </message>
    <message>
        <source>Data of the model, in MiniZinc</source>
        <translation>Dados do modelo, em MiniZinc</translation>
    </message>
    <message>
        <source>Escape gives the keyboard back to the board.</source>
        <translation>Esc devolve o teclado ao tabuleiro.</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erro</numerusform>
            <numerusform>%n erros</numerusform>
        </translation>
    </message>
    <message>
        <source>Compiling…</source>
        <translation>Compilando…</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
</context>
<context>
    <name>clew::NewPuzzleDialog</name>
    <message>
        <source>New puzzle: %1</source>
        <translation>Novo quebra-cabeça: %1</translation>
    </message>
    <message>
        <source>It will have exactly one solution.</source>
        <translation>Terá exatamente uma solução.</translation>
    </message>
    <message>
        <source>N&amp;umber</source>
        <comment>of a new puzzle, by which it can be made again</comment>
        <translation>&amp;Número</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>&amp;Outro</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>difficulty</comment>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Dificuldade</translation>
    </message>
    <message>
        <source>The same number makes the same puzzle again. Before the colon is the version of the generator.</source>
        <translation>O mesmo número cria de novo o mesmo quebra-cabeça. Antes dos dois-pontos está a versão do gerador.</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>symmetry or technique</comment>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Sime&amp;tria</translation>
    </message>
    <message>
        <source>&amp;Technique</source>
        <translation>Té&amp;cnica</translation>
    </message>
    <message>
        <source>The puzzle needs this technique and none harder.</source>
        <translation>Ela é necessária, e nada mais difícil.</translation>
    </message>
    <message>
        <source>Any number</source>
        <comment>number of clues</comment>
        <translation>Qualquer número</translation>
    </message>
    <message>
        <source>C&amp;lues</source>
        <translation>&amp;Pistas</translation>
    </message>
    <message>
        <source>Make a &amp;list</source>
        <translation>Criar uma &amp;lista</translation>
    </message>
    <message>
        <source>S&amp;everal</source>
        <translation>&amp;Vários</translation>
    </message>
    <message>
        <source>Puzzles made</source>
        <translation>Quebra-cabeças criados</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Dificuldade</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>&amp;Set up</source>
        <translation>&amp;Montar</translation>
    </message>
    <message>
        <source>Opens it on the board.</source>
        <translation>Abre-o no tabuleiro.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Opens it to be solved by hand.</source>
        <translation>Abre-o para resolver à mão.</translation>
    </message>
    <message>
        <source>Puzzles are being made; closing this window stops that.</source>
        <translation>Estão sendo criados; fechar esta janela interrompe.</translation>
    </message>
    <message>
        <source>Play from where it is &amp;needed</source>
        <translation>Jogar a partir de onde ela é &amp;necessária</translation>
    </message>
    <message>
        <source>What simpler techniques give is entered, and what they rule out is crossed out: the next step needs this one.</source>
        <translation>O que técnicas mais simples dão já está preenchido, e o que elas excluem está riscado: o próximo passo precisa desta.</translation>
    </message>
</context>
<context>
    <name>clew::NodeSteps</name>
    <message>
        <source>Steps at this node</source>
        <translation>Passos neste nó</translation>
    </message>
</context>
<context>
    <name>clew::NumberBoard</name>
    <message>
        <source>This cell holds one of the numbers 1 to %1.</source>
        <translation>Esta célula contém um dos números de 1 a %1.</translation>
    </message>
    <message>
        <source>Clear cell</source>
        <translation>Limpar célula</translation>
    </message>
    <message>
        <source>Enter number</source>
        <translation>Inserir número</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Digits write numbers (Z)</source>
        <translation>Os dígitos escrevem números (Z)</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Canto</translation>
    </message>
    <message>
        <source>Digits write corner marks (X)</source>
        <translation>Os dígitos escrevem marcas de canto (X)</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Digits write centre marks (C)</source>
        <translation>Os dígitos escrevem marcas centrais (C)</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Digits colour cells (V)</source>
        <translation>Os dígitos colorem as células (V)</translation>
    </message>
    <message>
        <source>Type a number or pick it above; with Shift it is a corner mark. Drag or Shift+arrows select several cells. Right click or Del clears.</source>
        <translation>Digite um número ou escolha-o acima; com Shift, é uma marca de canto. Arrastar ou Shift+setas seleciona várias células. O botão direito ou Del limpa.</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>Dígitos, Delete</translation>
    </message>
    <message>
        <source>Enter a number, clear</source>
        <translation>Colocar um número, limpar</translation>
    </message>
    <message>
        <source>Shift+digits</source>
        <translation>Shift+dígitos</translation>
    </message>
    <message>
        <source>Corner marks</source>
        <translation>Marcas de canto</translation>
    </message>
    <message>
        <source>Z, X, C, V</source>
        <translation>Z, X, C, V</translation>
    </message>
    <message>
        <source>Digits write numbers, corner marks, centre marks, colours</source>
        <translation>Os dígitos escrevem números, marcas de canto, marcas centrais, cores</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Selecionar várias células</translation>
    </message>
    <message>
        <source>This number is given.</source>
        <translation>Este número é dado.</translation>
    </message>
    <message>
        <source>Rule out</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Digits are ruled out: no automatic candidate, no mark (R)</source>
        <translation>Os dígitos são excluídos: nem candidato automático, nem marca (R)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Digits show where they can still go (S)</source>
        <translation>Os dígitos mostram onde ainda cabem (S)</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Digits are ruled out</source>
        <translation>Os dígitos são excluídos</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Digits show where they can still go</source>
        <translation>Os dígitos mostram onde ainda cabem</translation>
    </message>
    <message>
        <source>Shift+arrows, Ctrl+click</source>
        <translation>Shift+setas, Ctrl+clique</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Cand.</translation>
    </message>
    <message>
        <source>Digits and clicks colour single candidates (Shift+V); again or above: another colour</source>
        <translation>Dígitos e cliques colorem candidatos isolados (Shift+V); de novo ou acima: outra cor</translation>
    </message>
    <message>
        <source>Shift+V</source>
        <translation>Shift+V</translation>
    </message>
    <message>
        <source>Digits and clicks colour single candidates; again: next colour</source>
        <translation>Dígitos e cliques colorem candidatos isolados; de novo: a cor seguinte</translation>
    </message>
    <message>
        <source>Candidates get colour %1</source>
        <translation>Candidatos recebem a cor %1</translation>
    </message>
    <message>
        <source>No %1 is shown as a candidate here</source>
        <translation>Aqui nenhum %1 aparece como candidato</translation>
    </message>
    <message>
        <source>%1 Drag or Shift+arrows select several cells. Right click or Del clears.</source>
        <comment>what numbers do</comment>
        <translation>%1 Arrastar ou Shift+setas seleciona várias células. O botão direito ou Del apaga.</translation>
    </message>
    <message>
        <source>Type a number or pick it above: the cells that it can still go to are tinted.</source>
        <translation>Digite um número ou escolha-o acima: as células onde ele ainda cabe ficam coloridas.</translation>
    </message>
    <message>
        <source>Type a number or pick it above to add a centre mark; repeat to remove it.</source>
        <translation>Digite um número ou escolha-o acima: ele é uma marca central; de novo, ela some.</translation>
    </message>
    <message>
        <source>Type the number of a colour or pick it above to colour the cell; repeat to remove it.</source>
        <translation>Digite o número de uma cor ou escolha-a acima: a célula a recebe; de novo, ela some.</translation>
    </message>
    <message>
        <source>Click a candidate or type its number: it is coloured; pick the colour above.</source>
        <translation>Clique em um candidato ou digite seu número: ele é colorido; escolha a cor acima.</translation>
    </message>
    <message>
        <source>Type a number or pick it above to rule it out; repeat to bring it back.</source>
        <translation>Digite um número ou escolha-o acima: ele é descartado; de novo, ele volta.</translation>
    </message>
    <message>
        <source>Type a number or pick it above to add a corner mark; repeat to remove it.</source>
        <translation>Digite um número ou escolha-o acima: ele é uma marca de canto; de novo, ela some.</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s) with two candidates</source>
        <translation>
            <numerusform>%n célula com dois candidatos</numerusform>
            <numerusform>%n células com dois candidatos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::NumberPad</name>
    <message>
        <source>Clear the cell</source>
        <translation>Limpar a célula</translation>
    </message>
    <message>
        <source>Enter %1</source>
        <translation>Inserir %1</translation>
    </message>
    <message numerus="yes">
        <source>Enter %1 (%n left)</source>
        <translation>
            <numerusform>Inserir %1 (resta %n)</numerusform>
            <numerusform>Inserir %1 (restam %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter %1 (all are placed)</source>
        <translation>Inserir %1 (todos já colocados)</translation>
    </message>
</context>
<context>
    <name>clew::PlayFeature</name>
    <message>
        <source>Time played; it stops while the window is in the background</source>
        <translation>Tempo jogado; para enquanto a janela está em segundo plano</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Dica</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>Where &amp;did I go wrong?</source>
        <translation>&amp;Onde errei?</translation>
    </message>
    <message>
        <source>&amp;Go on from here with the strategy</source>
        <translation>&amp;Continuar daqui com a estratégia</translation>
    </message>
    <message>
        <source>Race &amp;me</source>
        <translation>Competir comi&amp;go</translation>
    </message>
    <message>
        <source>Highlight what a&amp;n entry affects</source>
        <translation>Desta&amp;car o que uma entrada afeta</translation>
    </message>
    <message>
        <source>&amp;Tidy pencil marks</source>
        <translation>&amp;Arrumar as marcas a lápis</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: %1, %2, %3.</source>
        <comment>time, moves, hints</comment>
        <translation>Resolvido: %1, %2, %3.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>No further step was found.</source>
        <translation>Nenhum passo a mais foi encontrado.</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Verificar</translation>
    </message>
    <message>
        <source>No mistake was found.</source>
        <translation>Nenhum erro foi encontrado.</translation>
    </message>
    <message>
        <source>Where did I go wrong?</source>
        <translation>Onde errei?</translation>
    </message>
    <message>
        <source>A&amp;utomatic candidates</source>
        <translation>Candidatos a&amp;utomáticos</translation>
    </message>
    <message>
        <source>Shows the numbers that what is placed leaves to each empty cell</source>
        <translation>Mostra os números que o que está colocado deixa a cada célula vazia</translation>
    </message>
    <message>
        <source>&amp;Errors</source>
        <translation>&amp;Erros</translation>
    </message>
    <message>
        <source>Show broken rules &amp;at once</source>
        <translation>Mostrar &amp;logo as regras violadas</translation>
    </message>
    <message>
        <source>Show mistakes on &amp;request</source>
        <translation>Dizer o que está errado quando &amp;pedido</translation>
    </message>
    <message>
        <source>&amp;Never show mistakes</source>
        <translation>&amp;Nunca dizer o que está errado</translation>
    </message>
    <message>
        <source>You have not entered anything yet.</source>
        <translation>Você ainda não preencheu nada.</translation>
    </message>
    <message>
        <source>%1 “%2” (%3) goes to the first mistake.</source>
        <comment>what is wrong, name of a command, its key</comment>
        <translation>%1 “%2” (%3) vai ao primeiro erro.</translation>
    </message>
    <message>
        <source>Start a&amp;gain</source>
        <translation>Recomeça&amp;r</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>Pausar o relógi&amp;o</translation>
    </message>
    <message>
        <source>%1 (paused)</source>
        <comment>time played</comment>
        <translation>%1 (pausado)</translation>
    </message>
    <message>
        <source>This is the moment after it. Undo (Ctrl+Z) comes back to where you were.</source>
        <translation>Este é o momento logo depois. Desfazer (Ctrl+Z) volta para onde você estava.</translation>
    </message>
    <message>
        <source>Correct values have been ruled out here.</source>
        <translation>Valores corretos foram descartados aqui.</translation>
    </message>
    <message>
        <source>Since then: %1.</source>
        <comment>moves</comment>
        <translation>Desde então: %1.</translation>
    </message>
    <message>
        <source>Since then: %1, %2.</source>
        <comment>moves, time</comment>
        <translation>Desde então: %1, %2.</translation>
    </message>
    <message>
        <source>Starts a new attempt with the clock at 0:00; undo restores the previous one</source>
        <translation>Uma nova tentativa, com o relógio em 0:00; desfazer traz a anterior de volta</translation>
    </message>
    <message>
        <source>Ruled out, but correct: %1.</source>
        <translation>Descartado, mas certo: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln move(s)</source>
        <translation>
            <numerusform>%Ln jogada</numerusform>
            <numerusform>%Ln jogadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln entry(ies) cannot stand.</source>
        <translation>
            <numerusform>%Ln entrada não pode ficar.</numerusform>
            <numerusform>%Ln entradas não podem ficar.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot stand: %1.</source>
        <translation>Isto não pode ficar: %1.</translation>
    </message>
    <message>
        <source>These cannot stand: %1.</source>
        <translation>Estes não podem ficar: %1.</translation>
    </message>
    <message>
        <source>errors mistakes</source>
        <comment>of play</comment>
        <translation>erros enganos</translation>
    </message>
    <message>
        <source>What you entered is given here. Play (Ctrl+2) goes back to your own solve.</source>
        <translation>O que você inseriu é dado aqui. Jogar (Ctrl+2) volta à sua própria solução.</translation>
    </message>
    <message>
        <source>A hint here would reveal a mistake, and you chose never to be shown mistakes (Puzzle, Errors).</source>
        <translation>Aqui uma dica teria de dizer o que está errado, e você escolheu nunca ser avisado disso (Quebra-cabeça, Erros).</translation>
    </message>
    <message>
        <source>That is your best time on a board of this size.</source>
        <translation>É o seu melhor tempo em um tabuleiro deste tamanho.</translation>
    </message>
    <message>
        <source>The best time on a board of this size: %1.</source>
        <translation>O melhor tempo em um tabuleiro deste tamanho: %1.</translation>
    </message>
    <message>
        <source>Be&amp;st times…</source>
        <translation>Melhore&amp;s tempos…</translation>
    </message>
    <message>
        <source>Enter all cells with &amp;one candidate</source>
        <translation>Preencher todas as células com &amp;um candidato</translation>
    </message>
    <message>
        <source>naked singles</source>
        <comment>of play</comment>
        <translation>solteiros nus</translation>
    </message>
    <message>
        <source>T&amp;int cells with two candidates left</source>
        <translation>Col&amp;orir as células com dois candidatos restantes</translation>
    </message>
    <message>
        <source>While filtering by a number (S), only cells that can hold it</source>
        <translation>De um número procurado (S), as que o têm entre os dois</translation>
    </message>
    <message>
        <source>bivalue filter</source>
        <comment>of play</comment>
        <translation>filtro de dois candidatos</translation>
    </message>
    <message>
        <source>No cell has one candidate left.</source>
        <translation>Nenhuma célula tem um só candidato restante.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cell(s) had one candidate left.</source>
        <translation>
            <numerusform>%Ln célula tinha um só candidato restante.</numerusform>
            <numerusform>%Ln células tinham um só candidato restante.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::PredictBar</name>
    <message>
        <source>Prediction</source>
        <translation>Previsão</translation>
    </message>
    <message>
        <source>What is asked about</source>
        <translation>O que se pergunta</translation>
    </message>
    <message>
        <source>Decisions, returns</source>
        <translation>Decisões e retrocessos</translation>
    </message>
    <message>
        <source>Every step</source>
        <translation>Cada passo</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>Parar de prever</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>Ava&amp;nçar</translation>
    </message>
    <message>
        <source>Correct: %1</source>
        <translation>Certa: %1</translation>
    </message>
    <message>
        <source>Incorrect: %1</source>
        <translation>Errada: %1</translation>
    </message>
</context>
<context>
    <name>clew::PredictFeature</name>
    <message>
        <source>&amp;Predict the next step</source>
        <translation>&amp;Prever o próximo passo</translation>
    </message>
    <message>
        <source>This is another search: the score starts again.</source>
        <translation>Esta é outra busca: a pontuação recomeça.</translation>
    </message>
    <message>
        <source>Predict what the search will do, step by step.</source>
        <translation>Preveja o que a busca fará, passo a passo.</translation>
    </message>
    <message>
        <source>&amp;Start the search</source>
        <translation>I&amp;niciar a busca</translation>
    </message>
    <message>
        <source>The search is playing. Pause it to be asked.</source>
        <translation>A busca está sendo reproduzida. Pause-a para responder.</translation>
    </message>
    <message>
        <source>The search continues to the next question…</source>
        <translation>A busca segue até a próxima pergunta…</translation>
    </message>
    <message>
        <source>What does %1 do next?</source>
        <comment>%1: a strategy</comment>
        <translation>%1: o que faz a seguir?</translation>
    </message>
    <message>
        <source>What does %1 do after step %2?</source>
        <comment>a strategy, a number</comment>
        <translation>%1: o que faz depois do passo %2?</translation>
    </message>
    <message>
        <source>Choose an answer, or click the place on the board.</source>
        <translation>Escolha uma resposta ou clique no lugar no tabuleiro.</translation>
    </message>
    <message>
        <source>The search has ended: %1.</source>
        <translation>A busca terminou: %1.</translation>
    </message>
    <message>
        <source>The search has ended.</source>
        <translation>A busca terminou.</translation>
    </message>
    <message>
        <source>Not there.</source>
        <translation>Não é ali.</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Certo.</translation>
    </message>
    <message>
        <source>%1 of %2 correct, longest streak %3</source>
        <comment>numbers of answers</comment>
        <translation>%1 de %2 certas, melhor sequência %3</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>Não é isso.</translation>
    </message>
</context>
<context>
    <name>clew::PuzzleFeature</name>
    <message>
        <source>&amp;Presets</source>
        <translation>&amp;Exemplos</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>Estraté&amp;gia</translation>
    </message>
    <message>
        <source>&amp;New puzzle…</source>
        <translation>&amp;Novo quebra-cabeça…</translation>
    </message>
    <message>
        <source>New puzzle</source>
        <translation>Novo quebra-cabeça</translation>
    </message>
    <message>
        <source>A new puzzle is being made</source>
        <translation>Criando um novo quebra-cabeça</translation>
    </message>
    <message>
        <source>Puzzle %1.</source>
        <translation>Quebra-cabeça %1.</translation>
    </message>
    <message>
        <source>%1 Ctrl+2 plays it by hand, Space lets the strategy search it.</source>
        <translation>%1 Ctrl+2 joga à mão, Espaço deixa a estratégia procurar.</translation>
    </message>
    <message>
        <source>Difficulty and number of the new puzzle</source>
        <translation>Dificuldade e número do novo quebra-cabeça</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>difficulty, number of a new puzzle</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>A new puzzle, number %1: the version of the generator, and the number by which the same settings make it again.</source>
        <translation>Um novo quebra-cabeça, número %1: a versão do gerador e o número com que as mesmas opções o geram de novo.</translation>
    </message>
    <message>
        <source>The next step needs the technique: %1.</source>
        <translation>O próximo passo precisa da técnica: %1.</translation>
    </message>
</context>
<context>
    <name>clew::PuzzlePanel</name>
    <message>
        <source>Puzzles</source>
        <translation>Quebra-cabeças</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Exemplos</translation>
    </message>
</context>
<context>
    <name>clew::Question</name>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
</context>
<context>
    <name>clew::RaceView</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <comment>milliseconds</comment>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <comment>microseconds</comment>
        <translation>%1 µs</translation>
    </message>
    <message>
        <source>%1 ns</source>
        <comment>nanoseconds</comment>
        <translation>%1 ns</translation>
    </message>
    <message>
        <source>found</source>
        <comment>as many solutions as asked for</comment>
        <translation>encontrou</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>everything was searched</comment>
        <translation>completa</translation>
    </message>
    <message>
        <source>no further step</source>
        <translation>sem mais passos</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memória esgotada</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>pulada</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>tempo esgotado</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>P&amp;ular</translation>
    </message>
    <message>
        <source>Save &amp;figures…</source>
        <translation>Salvar &amp;dados…</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Razão</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>Retrocessos</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>Peak memory for partial boards. A dash: the strategy keeps only its current board.</source>
        <translation>O máximo ocupado por tabuleiros parciais. Um traço: a estratégia guarda só aquele em que está.</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>What the bars show</source>
        <translation>O que as barras mostram</translation>
    </message>
    <message>
        <source>Bars:</source>
        <translation>Barras:</translation>
    </message>
    <message>
        <source>Stop measuring this strategy; its figures are shown as lower bounds</source>
        <translation>Parar de medir esta estratégia: ela leva mais do que levou até agora</translation>
    </message>
    <message>
        <source>Race</source>
        <translation>Corrida</translation>
    </message>
    <message>
        <source>all solutions</source>
        <translation>todas as soluções</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>uma solução</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>How long each strategy may take; what takes longer is shown as more than this</source>
        <translation>Quanto tempo cada estratégia pode levar; o que levar mais é mostrado como acima disso</translation>
    </message>
    <message>
        <source>time</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nós</translation>
    </message>
    <message>
        <source>events</source>
        <translation>eventos</translation>
    </message>
    <message>
        <source>What the boards have in common at any moment</source>
        <translation>O que os tabuleiros têm em comum a cada momento</translation>
    </message>
    <message>
        <source>Add a strategy</source>
        <translation>Adicionar uma estratégia</translation>
    </message>
    <message>
        <source>&amp;Measure again</source>
        <translation>&amp;Medir de novo</translation>
    </message>
    <message>
        <source>for</source>
        <translation>por</translation>
    </message>
    <message>
        <source>within</source>
        <comment>a time limit</comment>
        <translation>em até</translation>
    </message>
    <message>
        <source>side by side in</source>
        <comment>time, nodes or events</comment>
        <translation>lado a lado em</translation>
    </message>
    <message>
        <source>To the start (Home)</source>
        <translation>Ao início (Home)</translation>
    </message>
    <message>
        <source>Step back (,)</source>
        <translation>Passo para trás (,)</translation>
    </message>
    <message>
        <source>Step forward (.)</source>
        <translation>Passo à frente (.)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <translation>Ao fim (End)</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>The whole race on a logarithmic scale: each further tenth multiplies the time</source>
        <translation>A corrida toda, em escala logarítmica: cada décimo adiante multiplica o tempo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Playback speed (+ and −)</source>
        <translation>Velocidade de reprodução (+ e −)</translation>
    </message>
    <message>
        <source>%1: the problem on the board.</source>
        <comment>title of a problem</comment>
        <translation>%1: o problema no tabuleiro.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>puzzle, race</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 as on the board</source>
        <comment>puzzle</comment>
        <translation>%1 como no tabuleiro</translation>
    </message>
    <message>
        <source>Take this strategy out</source>
        <translation>Retirar esta estratégia</translation>
    </message>
    <message>
        <source>Measuring %1, untraced: %2, %3 nodes</source>
        <comment>strategy, time, number</comment>
        <translation>Medindo %1, sem registro: %2, %3 nós</translation>
    </message>
    <message>
        <source>Takes more than %1: it was stopped there.</source>
        <comment>a time</comment>
        <translation>Leva mais de %1: foi interrompida ali.</translation>
    </message>
    <message>
        <source>Time, logarithmic</source>
        <translation>Tempo, logarítmico</translation>
    </message>
    <message>
        <source>Nodes, logarithmic</source>
        <translation>Nós, logarítmicos</translation>
    </message>
    <message>
        <source>Times, nodes and memory are measured untraced, one strategy after another. The boards replay traced runs, which take longer; their clock is set by the measured nodes per second.</source>
        <translation>Tempos, nós e memória são medidos sem registro, uma estratégia após a outra. Os tabuleiros reproduzem execuções registradas, que demoram mais; seu relógio segue os nós por segundo medidos.</translation>
    </message>
    <message>
        <source>%1: recording is full</source>
        <translation>%1: registro cheio</translation>
    </message>
    <message>
        <source>%1: finished</source>
        <translation>%1: concluída</translation>
    </message>
    <message>
        <source>%1: being recorded</source>
        <translation>%1: sendo registrada</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <comment>a time, or a number of nodes or events</comment>
        <translation>%1 por segundo</translation>
    </message>
    <message>
        <source>Save figures</source>
        <translation>Salvar dados</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder.</source>
        <translation>Não é possível gravar %1. Escolha outra pasta.</translation>
    </message>
    <message>
        <source>Relative to the fastest finished run</source>
        <translation>Em relação à mais rápida que chegou ao fim</translation>
    </message>
    <message>
        <source>Run or pause (Space)</source>
        <translation>Executar ou pausar (Espaço)</translation>
    </message>
    <message>
        <source>CSV (*.csv);;JSON (*.json);;SVG drawing (*.svg);;PDF page (*.pdf);;PNG picture (*.png)</source>
        <translation>CSV (*.csv);;JSON (*.json);;Desenho SVG (*.svg);;Página PDF (*.pdf);;Imagem PNG (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n dica</numerusform>
            <numerusform>%n dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>not solved yet, %1</source>
        <comment>hints</comment>
        <translation>ainda não resolvido, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <comment>hints</comment>
        <translation>resolvido, %1</translation>
    </message>
    <message>
        <source>Totals of each run</source>
        <translation>Totais de cada execução</translation>
    </message>
    <message>
        <source>Export fi&amp;gure…</source>
        <translation>Exportar fi&amp;gura…</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>Exportar figura</translation>
    </message>
    <message>
        <source>%1: you and a strategy. Your time is what you played, without pauses.</source>
        <comment>title of a problem</comment>
        <translation>%1: você e uma estratégia. Seu tempo é o que você jogou, sem as pausas.</translation>
    </message>
    <message>
        <source>Takes more than %1: it is not solved yet.</source>
        <comment>a time</comment>
        <translation>Leva mais de %1: ainda não está resolvido.</translation>
    </message>
    <message>
        <source>Your moves: entries made or taken back</source>
        <translation>Suas jogadas: preenchimentos feitos ou desfeitos</translation>
    </message>
    <message>
        <source>%1: solved</source>
        <translation>%1: resolvido</translation>
    </message>
    <message>
        <source>%1: not solved yet</source>
        <translation>%1: ainda não resolvido</translation>
    </message>
    <message>
        <source>Here: nodes %1 · solutions %2</source>
        <translation>Até aqui: nós %1 · soluções %2</translation>
    </message>
    <message>
        <source>Here: moves %1</source>
        <translation>Até aqui: jogadas %1</translation>
    </message>
    <message>
        <source>Drawing the figure</source>
        <translation>Desenhando a figura</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a strategy, how its figures are to be read</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Moves that were taken back</source>
        <translation>Jogadas que foram desfeitas</translation>
    </message>
    <message>
        <source>Here: steps %1 · solutions %2</source>
        <translation>Até aqui: passos %1 · soluções %2</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>passos</translation>
    </message>
    <message>
        <source>Not refuted at once: %1.</source>
        <comment>nodes</comment>
        <translation>Não refutados de imediato: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln passo</numerusform>
            <numerusform>%Ln passos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nó</numerusform>
            <numerusform>%Ln nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln event(s)</source>
        <translation>
            <numerusform>%Ln evento</numerusform>
            <numerusform>%Ln eventos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::ReadingDialog</name>
    <message>
        <source>Which puzzle?</source>
        <translation>Qual quebra-cabeça?</translation>
    </message>
    <message>
        <source>This &amp;text can be read in several ways:</source>
        <translation>Este &amp;texto pode ser lido de várias maneiras:</translation>
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
        <translation>Qual tabuleiro?</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Tabuleiro %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read:</source>
        <translation>
            <numerusform>%Ln linha não pôde ser lida:</numerusform>
            <numerusform>%Ln linhas não puderam ser lidas:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(e mais %Ln)</numerusform>
            <numerusform>(e mais %Ln)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This &amp;text holds %Ln board(s):</source>
        <translation>
            <numerusform>Este &amp;texto contém %Ln tabuleiro:</numerusform>
            <numerusform>Este &amp;texto contém %Ln tabuleiros:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 The &amp;text can be read as:</source>
        <comment>a sentence on what it nearly is</comment>
        <translation>%1 O &amp;texto pode ser lido como:</translation>
    </message>
</context>
<context>
    <name>clew::ReasonView</name>
    <message>
        <source>Explanation</source>
        <translation>Explicação</translation>
    </message>
</context>
<context>
    <name>clew::SearchTreePanel</name>
    <message>
        <source>As an icicle: each node a box as wide as its leaves</source>
        <translation>Como gráfico de pingentes (icicle): cada nó é uma caixa tão larga quanto suas folhas</translation>
    </message>
    <message>
        <source>Hide subtrees in which nothing was found (F)</source>
        <translation>Ocultar subárvores em que nada foi encontrado (F)</translation>
    </message>
    <message>
        <source>The whole tree (Z)</source>
        <translation>A árvore toda (Z)</translation>
    </message>
    <message>
        <source>In a window of its own</source>
        <translation>Em janela própria</translation>
    </message>
    <message>
        <source>The tree is in a window of its own.</source>
        <translation>A árvore está em janela própria.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Trazer de volta</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Árvore de busca</translation>
    </message>
    <message>
        <source>Back to the side panel</source>
        <translation>De volta à coluna</translation>
    </message>
    <message>
        <source>No more nodes are shown.</source>
        <translation>Não são mostrados mais nós que estes.</translation>
    </message>
    <message>
        <source>%1 % read</source>
        <comment>percentage</comment>
        <translation>%1 % lido</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Search &amp;tree</source>
        <translation>Ár&amp;vore de busca</translation>
    </message>
    <message>
        <source>In all: nodes %1 · leaves %2 · solutions %3 · greatest depth %4</source>
        <translation>No total: nós %1 · folhas %2 · soluções %3 · maior profundidade %4</translation>
    </message>
    <message>
        <source>Mark the subtrees that look like this one (L)</source>
        <translation>Marcar as subárvores parecidas com esta (L)</translation>
    </message>
    <message>
        <source>The tree is too large to look for subtrees that are alike.</source>
        <translation>A árvore é grande demais para procurar subárvores parecidas.</translation>
    </message>
    <message>
        <source>No other subtree looks like this one.</source>
        <translation>Nenhuma outra subárvore se parece com esta.</translation>
    </message>
    <message>
        <source>Subtrees like this one: %1, nodes in each: %2</source>
        <translation>Subárvores como esta: %1, nós em cada uma: %2</translation>
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
        <translation>Árvore de busca</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Raiz</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Nó %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>node, decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Depth %1</source>
        <translation>Profundidade %1</translation>
    </message>
    <message>
        <source>The search tree grows here as the search runs: press Space</source>
        <translation>A árvore de busca cresce aqui durante a execução: pressione Espaço</translation>
    </message>
    <message numerus="yes">
        <source>%Ln subtree(s)</source>
        <translation>
            <numerusform>%Ln subárvore</numerusform>
            <numerusform>%Ln subárvores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nó</numerusform>
            <numerusform>%Ln nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s)</source>
        <translation>
            <numerusform>%Ln solução</numerusform>
            <numerusform>%Ln soluções</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::SettingFeature</name>
    <message>
        <source>Number of solutions</source>
        <translation>Número de soluções</translation>
    </message>
    <message>
        <source>How many solutions the board has as it is set up. Cells in which they differ are tinted.</source>
        <translation>Quantas soluções o tabuleiro tem como está montado. As células em que elas diferem ficam coloridas.</translation>
    </message>
    <message>
        <source>Setter&apos;s &amp;bench</source>
        <translation>&amp;Bancada do autor</translation>
    </message>
    <message>
        <source>&amp;True candidates</source>
        <translation>Candidatos &amp;verdadeiros</translation>
    </message>
    <message>
        <source>The values that some solution has, place by place</source>
        <translation>Os valores que alguma solução tem, lugar por lugar</translation>
    </message>
    <message>
        <source>&amp;Count the solutions of each candidate</source>
        <translation>&amp;Contar as soluções de cada candidato</translation>
    </message>
    <message>
        <source>Mark &amp;redundant clues</source>
        <translation>Marcar pistas &amp;redundantes</translation>
    </message>
    <message>
        <source>Make &amp;minimal</source>
        <translation>Tornar &amp;mínimo</translation>
    </message>
    <message>
        <source>Make &amp;unique</source>
        <translation>Tornar &amp;único</translation>
    </message>
    <message>
        <source>Looking for solutions…</source>
        <translation>Procurando soluções…</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Nenhuma solução</translation>
    </message>
    <message>
        <source>One solution</source>
        <translation>Uma solução</translation>
    </message>
    <message>
        <source>%1 solutions</source>
        <translation>%1 soluções</translation>
    </message>
    <message>
        <source>%1 solutions or more</source>
        <translation>%1 soluções ou mais</translation>
    </message>
    <message>
        <source>One solution or more</source>
        <translation>Uma solução ou mais</translation>
    </message>
    <message>
        <source>Number of solutions unknown</source>
        <translation>Número de soluções desconhecido</translation>
    </message>
    <message>
        <source>Redundant clues</source>
        <translation>Pistas redundantes</translation>
    </message>
    <message>
        <source>The check did not finish.</source>
        <translation>A verificação não terminou.</translation>
    </message>
    <message>
        <source>No clue is redundant.</source>
        <translation>Nenhuma pista é redundante.</translation>
    </message>
    <message>
        <source>Make minimal</source>
        <translation>Tornar mínimo</translation>
    </message>
    <message>
        <source>Make unique</source>
        <translation>Tornar único</translation>
    </message>
    <message>
        <source>No clues were found that leave one solution.</source>
        <translation>Não foram encontradas pistas que deixem uma só solução.</translation>
    </message>
    <message>
        <source>There is one solution already.</source>
        <translation>Já há uma só solução.</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>O tabuleiro não tem solução.</translation>
    </message>
    <message>
        <source>The board has no solution. %1</source>
        <comment>why</comment>
        <translation>O tabuleiro não tem solução. %1</translation>
    </message>
    <message>
        <source>%1: %2 (%3).</source>
        <comment>scale of difficulty, figures, what they are</comment>
        <translation>%1: %2 (%3).</translation>
    </message>
    <message>
        <source>R&amp;ate</source>
        <translation>Av&amp;aliar</translation>
    </message>
    <message>
        <source>How hard the board is for people, and the hardest step that it needs</source>
        <translation>O quanto o tabuleiro é difícil para pessoas, e o passo mais difícil de que ele precisa</translation>
    </message>
    <message>
        <source>Not rated: %1.</source>
        <comment>why not</comment>
        <translation>Não avaliado: %1.</translation>
    </message>
    <message>
        <source>%1, score %2.</source>
        <comment>difficulty, figure</comment>
        <translation>%1, pontuação %2.</translation>
    </message>
    <message>
        <source>The hardest step: %1.</source>
        <comment>name of a technique</comment>
        <translation>O passo mais difícil: %1.</translation>
    </message>
    <message>
        <source>Techniques alone do not solve it; a guess is needed.</source>
        <translation>As técnicas sozinhas não o resolvem: é preciso dar um palpite.</translation>
    </message>
    <message>
        <source>After %1 s the rating was cut short.</source>
        <translation>Depois de %1 s a avaliação foi interrompida.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s): each follows from all the others. They are tinted.</source>
        <translation>
            <numerusform>%Ln pista: decorre de todas as outras. Está colorida.</numerusform>
            <numerusform>%Ln pistas: cada uma decorre de todas as outras. Estão coloridas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) taken away. Each of the others is needed.</source>
        <translation>
            <numerusform>%Ln pista retirada. Cada uma das outras é necessária.</numerusform>
            <numerusform>%Ln pistas retiradas. Cada uma das outras é necessária.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clue(s) added, the one that decides most first.</source>
        <translation>
            <numerusform>%Ln pista acrescentada, primeiro a que mais decide.</numerusform>
            <numerusform>%Ln pistas acrescentadas, primeiro a que mais decide.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are solutions; a search finds the best</source>
        <translation>Há soluções; uma busca encontra a melhor</translation>
    </message>
</context>
<context>
    <name>clew::Shell</name>
    <message>
        <source>Export animation</source>
        <translation>Exportar animação</translation>
    </message>
    <message>
        <source>Animated WebP</source>
        <translation>WebP animado</translation>
    </message>
    <message>
        <source>Animated GIF</source>
        <translation>GIF animado</translation>
    </message>
    <message>
        <source>PNG, a file for each picture</source>
        <translation>PNG, um arquivo por imagem</translation>
    </message>
    <message>
        <source>SVG, a file for each picture</source>
        <translation>SVG, um arquivo por imagem</translation>
    </message>
    <message>
        <source>PDF, a page for each picture</source>
        <translation>PDF, uma página por imagem</translation>
    </message>
    <message>
        <source> pixels</source>
        <comment>after a number</comment>
        <translation> pixels</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>F&amp;rom event</source>
        <translation>&amp;Do evento</translation>
    </message>
    <message>
        <source>&amp;To event</source>
        <translation>A&amp;té o evento</translation>
    </message>
    <message>
        <source>A picture e&amp;very … events</source>
        <translation>Uma imagem a &amp;cada … eventos</translation>
    </message>
    <message>
        <source>&amp;Pictures a second</source>
        <translation>&amp;Imagens por segundo</translation>
    </message>
    <message>
        <source>&amp;Cell size</source>
        <translation>Ta&amp;manho da célula</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>Tem&amp;a</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>The last event comes before the first.</source>
        <translation>O último evento vem antes do primeiro.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln picture(s)</source>
        <translation>
            <numerusform>%Ln imagem</numerusform>
            <numerusform>%Ln imagens</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 s</source>
        <comment>a playing time in seconds</comment>
        <translation>, %1 s</translation>
    </message>
    <message>
        <source>%1: at most %2. Choose fewer events.</source>
        <translation>%1: no máximo %2. Use menos eventos.</translation>
    </message>
    <message>
        <source>C&amp;aption each picture</source>
        <translation>Le&amp;genda em cada imagem</translation>
    </message>
    <message>
        <source>Nothing has been searched yet. Press Space first.</source>
        <translation>Nada foi buscado ainda. Pressione Espaço primeiro.</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Gravando %1</translation>
    </message>
    <message>
        <source>Export &amp;animation…</source>
        <translation>Exportar a&amp;nimação…</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>&amp;Alto contraste</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>&amp;Solutions</source>
        <translation>&amp;Soluções</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nós</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Memory of partial solutions</source>
        <translation>&amp;Memória das soluções parciais</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>&amp;Limits…</source>
        <translation>&amp;Limites…</translation>
    </message>
    <message>
        <source>Race — Clew</source>
        <translation>Corrida — Clew</translation>
    </message>
    <message>
        <source>&amp;Race…</source>
        <translation>&amp;Corrida…</translation>
    </message>
    <message>
        <source>Clew did not close properly. The session of %1 can be restored.</source>
        <comment>a time</comment>
        <translation>O Clew não terminou como devia. É possível restaurar a sessão de %1.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Descartar</translation>
    </message>
    <message>
        <source>Restore session</source>
        <translation>Restaurar sessão</translation>
    </message>
    <message>
        <source>The session cannot be restored. %1 It is kept as %2.</source>
        <comment>%1: the reason, a sentence</comment>
        <translation>Não é possível restaurar a sessão. %1 Ela foi mantida como %2.</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Salvar sessão</translation>
    </message>
    <message>
        <source>Sessions (*.clew)</source>
        <translation>Sessões (*.clew)</translation>
    </message>
    <message>
        <source>This board is too large for a link. Save the session instead.</source>
        <translation>Este tabuleiro é grande demais para um link. Salve a sessão em vez disso.</translation>
    </message>
    <message>
        <source>Save s&amp;ession…</source>
        <translation>Salvar sessã&amp;o…</translation>
    </message>
    <message>
        <source>Copy &amp;link to this moment</source>
        <translation>Copiar lin&amp;k para este momento</translation>
    </message>
    <message>
        <source>Export solutions</source>
        <translation>Exportar soluções</translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln solution(s)</source>
        <translation>
            <numerusform>Gravando %Ln solução</numerusform>
            <numerusform>Gravando %Ln soluções</numerusform>
        </translation>
    </message>
    <message>
        <source>Only s&amp;olutions with</source>
        <translation>Só s&amp;oluções com</translation>
    </message>
    <message>
        <source>No options here</source>
        <translation>Não há nada a escolher aqui</translation>
    </message>
    <message>
        <source>The whole search is done: there is no solution.</source>
        <translation>A busca inteira terminou: não há solução.</translation>
    </message>
    <message>
        <source>The whole search is done: there is no further solution.</source>
        <translation>A busca inteira terminou: não há mais soluções.</translation>
    </message>
    <message>
        <source>The search has ended without a further solution.</source>
        <translation>A busca terminou sem encontrar outra solução.</translation>
    </message>
    <message>
        <source>Search t&amp;ree beside the board</source>
        <translation>Á&amp;rvore de busca ao lado do tabuleiro</translation>
    </message>
    <message>
        <source>Time&amp;line below the board</source>
        <translation>&amp;Linha do tempo abaixo do tabuleiro</translation>
    </message>
    <message>
        <source>Print booklet</source>
        <translation>Imprimir livreto</translation>
    </message>
    <message>
        <source>The puzzle on the board</source>
        <translation>O quebra-cabeça no tabuleiro</translation>
    </message>
    <message>
        <source>All presets of this puzzle</source>
        <translation>Todos os exemplos deste quebra-cabeça</translation>
    </message>
    <message>
        <source>New puzzles</source>
        <translation>Novos quebra-cabeças</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualquer</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>&amp;Puzzles</source>
        <translation>&amp;Quebra-cabeças</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Q&amp;uantos</translation>
    </message>
    <message>
        <source>&amp;Difficulty</source>
        <translation>&amp;Dificuldade</translation>
    </message>
    <message>
        <source>&amp;Random seed</source>
        <translation>Semente &amp;aleatória</translation>
    </message>
    <message>
        <source>P&amp;uzzles on a page</source>
        <translation>Quebra-cabeças por &amp;página</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>Pap&amp;el</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>&amp;Large print</source>
        <translation>&amp;Letras grandes</translation>
    </message>
    <message>
        <source>&amp;Solutions on pages at the end</source>
        <translation>&amp;Soluções em páginas no final</translation>
    </message>
    <message>
        <source>booklet.pdf</source>
        <comment>a file name</comment>
        <translation>livreto.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print boo&amp;klet…</source>
        <translation>Imprimir &amp;livreto…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Choose two strategies, or one with two seeds.</source>
        <translation>Escolha duas estratégias, ou uma com duas sementes.</translation>
    </message>
    <message>
        <source>First strategy</source>
        <translation>Primeira estratégia</translation>
    </message>
    <message>
        <source>Second strategy</source>
        <translation>Segunda estratégia</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Semente aleatória</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>semente </translation>
    </message>
    <message>
        <source>Comparing two searches…</source>
        <translation>Comparando duas buscas…</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <comment>number, percentage</comment>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Only the beginning of this search is compared.</source>
        <translation>Só o começo desta busca é comparado.</translation>
    </message>
    <message>
        <source>nodes %1, failed %2, solved %3
in both searches %4, only in this one %5
repeated work %6, mirrored %7</source>
        <translation>nós %1, sem solução %2, com solução %3
nas duas buscas %4, só nesta %5
trabalho repetido %6, espelhado %7</translation>
    </message>
    <message>
        <source>Both have decided the same values here.</source>
        <translation>Aqui as duas decidiram os mesmos valores.</translation>
    </message>
    <message>
        <source>The other search never opened this node: it decided these values nowhere.</source>
        <translation>A outra busca nunca abriu este nó: em nenhum lugar decidiu estes valores.</translation>
    </message>
    <message>
        <source>&amp;Compare two searches…</source>
        <translation>&amp;Comparar duas buscas…</translation>
    </message>
    <message>
        <source>Drawing the figure</source>
        <translation>Desenhando a figura</translation>
    </message>
    <message>
        <source>Export fi&amp;gure…</source>
        <translation>Exportar fi&amp;gura…</translation>
    </message>
    <message>
        <source>Export &amp;figure</source>
        <translation>Exportar &amp;figura</translation>
    </message>
    <message>
        <source>Figure of the &amp;board…</source>
        <translation>Figura do ta&amp;buleiro…</translation>
    </message>
    <message>
        <source>Figure of the &amp;tree…</source>
        <translation>Figura da ár&amp;vore…</translation>
    </message>
    <message>
        <source>Figure of the tree as an &amp;icicle…</source>
        <translation>Figura da árvore como gráfico de p&amp;ingentes…</translation>
    </message>
    <message>
        <source>Figure of the time&amp;line…</source>
        <translation>Figura da &amp;linha do tempo…</translation>
    </message>
    <message>
        <source>Figure of the &amp;heat…</source>
        <translation>Figura do &amp;calor…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>%1 — %2 min, %3 pages
%4</source>
        <comment>title, minutes, pages, what it is</comment>
        <translation>%1 — %2 min, %3 páginas
%4</translation>
    </message>
    <message>
        <source>Full screen. Your own boards stay as they are; Esc leaves.</source>
        <translation>Em tela cheia. Seus próprios tabuleiros ficam como estão; Esc sai.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>There are no bookmarks here. Watch a search and set some with B; their names become captions.</source>
        <translation>Não há marcadores aqui. Assista a uma busca e ponha alguns com B; seus nomes viram legendas.</translation>
    </message>
    <message>
        <source>Lesson from bookmarks</source>
        <translation>Lição a partir dos marcadores</translation>
    </message>
    <message>
        <source>Lessons (*.clewlesson)</source>
        <translation>Lições (*.clewlesson)</translation>
    </message>
    <message>
        <source>The lesson was saved. Open it to see it, or continue it in a text editor.</source>
        <translation>A lição foi salva. Abra-a para vê-la, ou continue-a em um editor de texto.</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>&amp;Lições…</translation>
    </message>
    <message>
        <source>Lesson from &amp;bookmarks…</source>
        <translation>Lição a partir dos &amp;marcadores…</translation>
    </message>
    <message>
        <source>Export page</source>
        <translation>Exportar página</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página da web (*.html)</translation>
    </message>
    <message>
        <source>The page contains events %1 to %2 of %3.</source>
        <translation>A página tem os eventos %1 a %2 de %3.</translation>
    </message>
    <message>
        <source>Export pa&amp;ge…</source>
        <translation>Exportar pá&amp;gina…</translation>
    </message>
    <message>
        <source>A link cannot hold the search of another program. Save the trace or the session instead.</source>
        <translation>Um link não comporta a busca de outro programa. Salve o registro ou a sessão em vez disso.</translation>
    </message>
    <message>
        <source>Growth curves — %1</source>
        <translation>Curvas de crescimento — %1</translation>
    </message>
    <message>
        <source>Sizes as in the parameter, separated by blanks</source>
        <translation>Tamanhos como no parâmetro, separados por espaços</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Sizes (%1)</source>
        <translation>&amp;Tamanhos (%1)</translation>
    </message>
    <message>
        <source>Time &amp;limit per search</source>
        <translation>&amp;Limite de tempo por busca</translation>
    </message>
    <message>
        <source>All solutions of each size are looked for, by each strategy as far as the time allows.</source>
        <translation>Procuram-se todas as soluções de cada tamanho, com cada estratégia até onde o tempo permitir.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Medindo</translation>
    </message>
    <message>
        <source>This puzzle has no size to vary.</source>
        <translation>Este quebra-cabeça não tem tamanho a variar.</translation>
    </message>
    <message>
        <source>Table of runs</source>
        <translation>Tabela de execuções</translation>
    </message>
    <message>
        <source>&amp;Open tables…</source>
        <translation>&amp;Abrir tabelas…</translation>
    </message>
    <message>
        <source>Cactus plot</source>
        <translation>Gráfico de cacto</translation>
    </message>
    <message>
        <source>Performance profile</source>
        <translation>Perfil de desempenho</translation>
    </message>
    <message>
        <source>Kind of figure</source>
        <translation>Tipo de figura</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>Estratégia</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvidas</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Execuções</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Total time</source>
        <translation>Tempo total</translation>
    </message>
    <message>
        <source>Runs by strategy</source>
        <translation>Execuções por estratégia</translation>
    </message>
    <message>
        <source>Open one or several tables that &quot;clew bench --instances FOLDER&quot; has written: the parts of one are combined.</source>
        <translation>Abra uma ou várias tabelas que &quot;clew bench --instances FOLDER&quot; escreveu: as partes de uma são reunidas.</translation>
    </message>
    <message>
        <source>Open tables of runs</source>
        <translation>Abrir tabelas de execuções</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabelas (*.csv);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Gro&amp;wth curves…</source>
        <translation>Curvas de &amp;crescimento…</translation>
    </message>
    <message>
        <source>Ta&amp;ble of runs…</source>
        <translation>Ta&amp;bela de execuções…</translation>
    </message>
    <message>
        <source>Watch another program</source>
        <translation>Acompanhar outro programa</translation>
    </message>
    <message>
        <source>Follows a search while it runs: its board, tree and timeline. What programs have to print is described in the manual page clew(1).</source>
        <translation>Acompanha uma busca enquanto ela prossegue: seu tabuleiro, sua árvore e sua linha do tempo. O que os programas devem escrever está descrito na página de manual clew(1).</translation>
    </message>
    <message>
        <source>File that is being written</source>
        <translation>Arquivo que está sendo gravado</translation>
    </message>
    <message>
        <source>Program that connects and sends events</source>
        <translation>Programa que se conecta e envia eventos</translation>
    </message>
    <message>
        <source>Solver that speaks CP-Profiler&apos;s protocol</source>
        <translation>Solucionador que fala o protocolo do CP-Profiler</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Procurar…</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Arqui&amp;vo</translation>
    </message>
    <message>
        <source>&amp;Port on this machine</source>
        <translation>P&amp;orta nesta máquina</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Acompanhar</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Acompanhar</translation>
    </message>
    <message>
        <source>Streams of events (*.jsonl);;All files (*)</source>
        <translation>Fluxos de eventos (*.jsonl);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Waiting for %1 to begin</source>
        <translation>Esperando %1 começar</translation>
    </message>
    <message>
        <source>Waiting for a program on port %1</source>
        <translation>Esperando um programa na porta %1</translation>
    </message>
    <message>
        <source>Save answers</source>
        <translation>Salvar respostas</translation>
    </message>
    <message>
        <source>Your name:</source>
        <translation>Seu nome:</translation>
    </message>
    <message>
        <source>Answers (*.jsonl)</source>
        <translation>Respostas (*.jsonl)</translation>
    </message>
    <message>
        <source>&amp;Side by side</source>
        <translation>&amp;Lado a lado</translation>
    </message>
    <message>
        <source>&amp;Merged</source>
        <translation>&amp;Unidas</translation>
    </message>
    <message>
        <source>Merged search tree</source>
        <translation>Árvore de busca unida</translation>
    </message>
    <message>
        <source>Figure of a &amp;race…</source>
        <translation>Figura de uma co&amp;rrida…</translation>
    </message>
    <message>
        <source>Figure of gro&amp;wth curves…</source>
        <translation>Figura das curvas de &amp;crescimento…</translation>
    </message>
    <message>
        <source>All</source>
        <comment>strategies</comment>
        <translation>Todas</translation>
    </message>
    <message>
        <source>S&amp;trategy</source>
        <translation>Es&amp;tratégia</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>&amp;Medir</translation>
    </message>
    <message>
        <source>WebM film</source>
        <translation>Filme WebM</translation>
    </message>
    <message>
        <source>The search tree appears here: press Compare</source>
        <translation>A árvore de busca aparece aqui: pressione Comparar</translation>
    </message>
    <message>
        <source>The tree of both searches appears here: press Compare</source>
        <translation>A árvore de ambas as buscas aparece aqui: pressione Comparar</translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln event(s) are the same. Click a node: the other tree shows the one with the same values decided, if it has one.</source>
        <translation>
            <numerusform>O primeiro evento é o mesmo. Clique em um nó: a outra árvore mostra o nó com os mesmos valores decididos, se houver.</numerusform>
            <numerusform>Os primeiros %Ln eventos são os mesmos. Clique em um nó: a outra árvore mostra o nó com os mesmos valores decididos, se houver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has been compared yet. Press Compare.</source>
        <translation>Nada foi comparado ainda. Pressione Comparar.</translation>
    </message>
    <message>
        <source>You are playing: no strategy is looking for solutions.</source>
        <translation>Você está jogando: nenhuma estratégia procura soluções.</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Ta&amp;manho</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>how many, of what puzzle</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Add to the &amp;booklet</source>
        <translation>Adicionar ao &amp;livreto</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;mover</translation>
    </message>
    <message>
        <source>M&amp;ix the order</source>
        <translation>M&amp;isturar a ordem</translation>
    </message>
    <message>
        <source>Handout</source>
        <translation>Folheto</translation>
    </message>
    <message>
        <source>A search, of any puzzle, is stopped when it reaches one of these. The run shown keeps the limits that it was started with: restart it (Ctrl+R) to have these instead.</source>
        <translation>Uma busca, de qualquer quebra-cabeça, é interrompida quando atinge um destes limites. A execução mostrada mantém os limites com que começou: reinicie-a (Ctrl+R) para usar estes.</translation>
    </message>
    <message>
        <source>A search, of any puzzle, is stopped when it reaches one of these.</source>
        <translation>Uma busca, de qualquer quebra-cabeça, é interrompida quando atinge um destes limites.</translation>
    </message>
    <message>
        <source>Limits hold for all puzzles. To lift this one: Limits (Ctrl+L), then Restart (Ctrl+R).</source>
        <translation>Os limites valem para todos os quebra-cabeças. Para retirar este: Limites (Ctrl+L) e depois Reiniciar (Ctrl+R).</translation>
    </message>
    <message>
        <source>%1 was saved.</source>
        <extracomment>%1 is the name of a file that was written</extracomment>
        <translation>%1 foi gravado.</translation>
    </message>
    <message>
        <source>Compare two searches — %1</source>
        <translation>Comparar duas buscas — %1</translation>
    </message>
    <message>
        <source>The board was changed: the present one is compared.</source>
        <translation>O tabuleiro foi alterado: compara-se o atual.</translation>
    </message>
    <message>
        <source>Another puzzle is shown now. Choose two of its strategies, and press Compare.</source>
        <translation>Agora é mostrado outro quebra-cabeça. Escolha duas de suas estratégias e pressione Comparar.</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>how many puzzles on a page</comment>
        <translation>automático</translation>
    </message>
    <message>
        <source>As far as they are compared, both searches are the same (events: %1).</source>
        <translation>Até onde são comparadas, as duas buscas são iguais (eventos: %1).</translation>
    </message>
    <message>
        <source>Both searches are the same to their end (events: %1).</source>
        <translation>As duas buscas são iguais até o fim (eventos: %1).</translation>
    </message>
    <message>
        <source>Then the first search: %1</source>
        <translation>Depois, a primeira busca: %1</translation>
    </message>
    <message>
        <source>Then the second search: %1</source>
        <translation>Depois, a segunda busca: %1</translation>
    </message>
    <message>
        <source>It is at its end.</source>
        <translation>Ela está no fim.</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Sair da lição</translation>
    </message>
    <message>
        <source>Your answers have not been saved.</source>
        <translation>Suas respostas não foram salvas.</translation>
    </message>
    <message>
        <source>&amp;Save answers…</source>
        <translation>&amp;Salvar respostas…</translation>
    </message>
    <message>
        <source>&amp;Leave without saving</source>
        <translation>Sai&amp;r sem salvar</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>A&amp;brir…</translation>
    </message>
    <message>
        <source>A lesson of your own, from a file</source>
        <translation>Uma lição sua, de um arquivo</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>Abrir uma lição</translation>
    </message>
    <message>
        <source>Your previous boards are kept: undo (Ctrl+Z) reaches them after the restored steps.</source>
        <translation>O que estava nos tabuleiros antes não se perdeu: desfazer (Ctrl+Z) chega lá depois do que foi restaurado.</translation>
    </message>
    <message>
        <source>Errors in this lesson</source>
        <translation>Erros nesta lição</translation>
    </message>
    <message>
        <source>Lessons (*.clewlesson);;All files (*)</source>
        <translation>Lições (*.clewlesson);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Restore what was &amp;discarded</source>
        <translation>Restaurar o que foi &amp;descartado</translation>
    </message>
    <message>
        <source>The last crashed session that was discarded</source>
        <translation>A última sessão deixada por uma queda cuja restauração foi recusada</translation>
    </message>
    <message>
        <source>The session could not be moved. It is kept as %1.</source>
        <translation>A sessão não pôde ser movida. Ela continua guardada como %1.</translation>
    </message>
    <message>
        <source>The session is discarded. The last few such sessions can be restored: File, %1.</source>
        <comment>%1: a command of the menu</comment>
        <translation>A sessão foi descartada. As últimas sessões assim podem ser restauradas: Arquivo, %1.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fechar</translation>
    </message>
    <message>
        <source>The recording ends here. Restart (Ctrl+R) searches again, under the limits set here.</source>
        <translation>A gravação termina aqui. Reiniciar (Ctrl+R) busca de novo, com os limites definidos aqui.</translation>
    </message>
    <message>
        <source>The recording ended before this solution: its search was run again and continues. Ctrl+Z brings the recording back.</source>
        <translation>A gravação terminava antes desta solução: a busca foi refeita e prossegue. Ctrl+Z traz a gravação de volta.</translation>
    </message>
    <message>
        <source>The lesson was saved, but a lesson&apos;s search ends after %1 events: choose earlier moments on these pages: %2.</source>
        <translation>A lição foi salva, mas a busca de uma lição termina após %1 eventos: escolha momentos anteriores nestas páginas: %2.</translation>
    </message>
    <message>
        <source>The search is recorded up to here; whether there is more is not known.</source>
        <translation>A busca está gravada até aqui; não se sabe se há mais.</translation>
    </message>
    <message>
        <source>The recording ended here: its search was run again. Ctrl+Z brings the recording back.</source>
        <translation>A gravação terminava aqui: a busca foi refeita. Ctrl+Z traz a gravação de volta.</translation>
    </message>
    <message>
        <source>Best times</source>
        <translation>Melhores tempos</translation>
    </message>
    <message>
        <source>The best of each puzzle and size, those without hints first. Each board counts once.</source>
        <translation>Os melhores de cada quebra-cabeça e tamanho, primeiro os sem dicas. Cada tabuleiro conta uma vez.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Quebra-cabeça</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>Time</source>
        <comment>played</comment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Dicas</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dia</translation>
    </message>
    <message numerus="yes">
        <source>only the first: %Ln node(s)</source>
        <translation>
            <numerusform>só a primeira: %Ln nó</numerusform>
            <numerusform>só a primeira: %Ln nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only the second: %Ln node(s)</source>
        <translation>
            <numerusform>só a segunda: %Ln nó</numerusform>
            <numerusform>só a segunda: %Ln nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Both opened, unshaded: the root and %Ln node(s)</source>
        <translation>
            <numerusform>Abertos por ambas, sem sombreado: a raiz e %Ln nó</numerusform>
            <numerusform>Abertos por ambas, sem sombreado: a raiz e %Ln nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln event(s).</source>
        <translation>
            <numerusform>Depois de %Ln evento.</numerusform>
            <numerusform>Depois de %Ln eventos.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Watch another program…</source>
        <translation>&amp;Acompanhar outro programa…</translation>
    </message>
    <message>
        <source>If Clew crashed now, your latest changes would be lost: %1. Free some space, or save the session elsewhere. Clew keeps trying.</source>
        <comment>%1: the reason, as in: cannot write FILE: No space left on device</comment>
        <translation>Se o Clew travasse agora, suas últimas alterações se perderiam: %1. Libere espaço ou salve a sessão em outro lugar. O Clew continua tentando.</translation>
    </message>
</context>
<context>
    <name>clew::SolutionsGallery</name>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
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
        <translation>Solução anterior (Shift+N)</translation>
    </message>
    <message>
        <source>Next solution (N)</source>
        <translation>Próxima solução (N)</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>Solutions: %1 of %2</source>
        <translation>Soluções: %1 de %2</translation>
    </message>
    <message>
        <source>Solutions: %1</source>
        <translation>Soluções: %1</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>One solution of each class of symmetrical ones, with the size of the class. A double click shows the whole class.</source>
        <translation>Uma solução de cada classe de soluções simétricas, com o tamanho da classe. Um clique duplo mostra a classe toda.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the solutions shown here to a file</source>
        <translation>Gravar em arquivo as soluções mostradas aqui</translation>
    </message>
    <message>
        <source>Show all solutions again</source>
        <translation>Mostrar de novo todas as soluções</translation>
    </message>
    <message>
        <source>Only solutions with</source>
        <translation>Só soluções com</translation>
    </message>
    <message>
        <source>Show only the solutions in which a place has a value: type or choose one</source>
        <translation>Mostrar só as soluções em que um lugar tem certo valor: digite ou escolha</translation>
    </message>
    <message>
        <source>Only with…</source>
        <comment>solutions with a value somewhere</comment>
        <translation>Só com…</translation>
    </message>
    <message>
        <source>Class of %1</source>
        <comment>number of a solution</comment>
        <translation>Classe de %1</translation>
    </message>
    <message>
        <source>No place has that name. Choose one from the list.</source>
        <translation>Nenhum lugar tem esse nome. Escolha um da lista.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln class(es)</source>
        <translation>
            <numerusform>%Ln classe</numerusform>
            <numerusform>%Ln classes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln solution(s) of these</source>
        <translation>
            <numerusform>%Ln solução dentre estas</numerusform>
            <numerusform>%Ln soluções dentre estas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there are more than are listed.</source>
        <translation>%1: há mais do que as listadas.</translation>
    </message>
    <message>
        <source>%1 so far…</source>
        <translation>%1 até agora…</translation>
    </message>
    <message>
        <source>Choose the place on the board</source>
        <translation>Escolher o lugar no tabuleiro</translation>
    </message>
    <message>
        <source>Show only the solutions in which a place has a value: click the place on the board</source>
        <translation>Mostrar só as soluções em que um lugar tem certo valor: clique no lugar no tabuleiro</translation>
    </message>
    <message>
        <source>Click the place on the board.</source>
        <translation>Clique no lugar no tabuleiro.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a variable, its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Solutions appear here as the playhead reaches them. Press Space to play, or N to run to the next one.</source>
        <translation>As soluções aparecem aqui quando a reprodução chega a elas. Pressione Espaço para reproduzir ou N para ir até a próxima.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>Also show the solutions that the search has found beyond the playhead</source>
        <translation>Mostrar também as soluções que a busca encontrou além do ponto de reprodução</translation>
    </message>
    <message>
        <source>Your solution appears here when the board is done.</source>
        <translation>Sua solução aparece aqui quando o tabuleiro estiver completo.</translation>
    </message>
</context>
<context>
    <name>clew::SourceFeature</name>
    <message>
        <source>&amp;Text of the model</source>
        <translation>&amp;Texto do modelo</translation>
    </message>
    <message>
        <source>&amp;Edit the model&apos;s text</source>
        <translation>&amp;Editar o texto do modelo</translation>
    </message>
    <message>
        <source>Ne&amp;xt error in the text</source>
        <translation>Pró&amp;ximo erro no texto</translation>
    </message>
    <message>
        <source>Board and search of the last version without errors</source>
        <translation>Tabuleiro e busca do último texto sem erros</translation>
    </message>
    <message>
        <source>The text beside the board has errors. Until they are fixed, Clew uses the last version without errors.</source>
        <translation>O texto ao lado do tabuleiro tem erros. Até serem corrigidos, o que se mostra, joga e busca é o que ele dizia antes.</translation>
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
        <translation>Eventos %1 a %2. Clique para ir até lá.</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a step, and its kinds</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>to before the first choice</source>
        <translation>para antes da primeira escolha</translation>
    </message>
    <message>
        <source>to %1</source>
        <comment>what was chosen there</comment>
        <translation>para %1</translation>
    </message>
</context>
<context>
    <name>clew::StepsPanel</name>
    <message>
        <source>The steps of the search appear here, each with its technique: what is found with one reason is one step. Press “.” to take the first.</source>
        <translation>Os passos da busca aparecem aqui, cada um com sua técnica: o que se descobre por uma mesma razão é um passo. Pressione “.” para dar o primeiro.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>S&amp;teps</source>
        <translation>Pa&amp;ssos</translation>
    </message>
</context>
<context>
    <name>clew::StrategyPanel</name>
    <message>
        <source>About this strategy</source>
        <translation>Sobre esta estratégia</translation>
    </message>
    <message>
        <source>Backtracks</source>
        <translation>Retrocessos</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluções</translation>
    </message>
    <message>
        <source>Nodes/s</source>
        <translation>Nós/s</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>%1 M</source>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>About this strategy: its idea, its program, its cost</source>
        <translation>Sobre esta estratégia: sua ideia, seu programa, quanto custa</translation>
    </message>
    <message>
        <source>Memory</source>
        <comment>what a search keeps of partial boards</comment>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>E&amp;stratégia</translation>
    </message>
    <message>
        <source>Recorded elsewhere, by a strategy that Clew does not have.</source>
        <translation>Gravada em outro lugar, por uma estratégia que o Clew não tem.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>The whole run:</source>
        <translation>Toda a execução:</translation>
    </message>
    <message>
        <source>Up to here:</source>
        <comment>figures of a run, as far as it is shown</comment>
        <translation>Até aqui:</translation>
    </message>
    <message>
        <source>%1 G</source>
        <comment>thousand millions</comment>
        <translation>%1 G</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profundidade</translation>
    </message>
    <message>
        <source>At this moment:</source>
        <translation>Neste momento:</translation>
    </message>
</context>
<context>
    <name>clew::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>The search appears here as it runs: press Space</source>
        <translation>A busca aparece aqui durante a execução: pressione Espaço</translation>
    </message>
    <message>
        <source>&amp;Name the bookmark…</source>
        <translation>&amp;Nomear o marcador…</translation>
    </message>
    <message>
        <source>&amp;Remove the bookmark</source>
        <translation>&amp;Remover o marcador</translation>
    </message>
    <message>
        <source>Bookmark at event %1</source>
        <translation>Marcador no evento %1</translation>
    </message>
    <message>
        <source>Event %1</source>
        <translation>Evento %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a technique, and what it settles</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 settled</source>
        <translation>%1 de %2 decididos</translation>
    </message>
    <message>
        <source>%1 candidates struck</source>
        <translation>Candidatos eliminados: %1</translation>
    </message>
    <message>
        <source>Drag to move, wheel to zoom, double click for the whole search.</source>
        <translation>Arraste para mover, gire a roda para ampliar, clique duas vezes para ver a busca inteira.</translation>
    </message>
    <message>
        <source>read: %1 %</source>
        <comment>part of the search, on the timeline</comment>
        <translation>lido: %1 %</translation>
    </message>
    <message>
        <source>depth %1</source>
        <comment>of the search, at the most</comment>
        <translation>profundidade %1</translation>
    </message>
    <message>
        <source>Your moves appear here as you play</source>
        <translation>Suas jogadas aparecem aqui enquanto você joga</translation>
    </message>
    <message>
        <source>Bars: depth. Lines: how much is settled (full) and struck (dotted). Below: density of contradictions. Above: solutions, bookmarks and steps; zoomed out, in the colour of the most frequent kind.</source>
        <translation>Barras: profundidade. Linhas: quanto está decidido (cheia) e eliminado (pontilhada). Abaixo: a densidade das contradições; acima: soluções, marcadores e os passos, de longe na cor do que mais acontece.</translation>
    </message>
</context>
<context>
    <name>clew::TimelineFeature</name>
    <message>
        <source>Next n&amp;ode</source>
        <translation>Próxim&amp;o nó</translation>
    </message>
    <message>
        <source>P&amp;revious node</source>
        <translation>&amp;Nó anterior</translation>
    </message>
    <message>
        <source>Back to the p&amp;arent node</source>
        <translation>Su&amp;bir ao nó pai</translation>
    </message>
    <message>
        <source>O&amp;ut of this subtree</source>
        <translation>Sair desta s&amp;ubárvore</translation>
    </message>
    <message>
        <source>Fo&amp;llow the search</source>
        <translation>A&amp;companhar a busca</translation>
    </message>
    <message>
        <source>Follow: stay with the newest state while the search runs as fast as it can</source>
        <translation>Acompanhar: ficar no estado mais recente enquanto a busca corre à velocidade máxima</translation>
    </message>
    <message>
        <source>&amp;Hold the view</source>
        <translation>Fixar a vi&amp;sta</translation>
    </message>
    <message>
        <source>Hold: keep this view while the search continues behind it</source>
        <translation>Fixar: manter esta vista enquanto a busca continua por trás</translation>
    </message>
    <message>
        <source>Pa&amp;ce by kind</source>
        <translation>Ritmo por &amp;tipo</translation>
    </message>
    <message>
        <source>Pace by kind: fast through subtrees that lead nowhere, slow at contradictions and solutions</source>
        <translation>Ritmo por tipo: rápido nas subárvores que não levam a nada, lento nas contradições e soluções</translation>
    </message>
    <message>
        <source>Timeline: zoom i&amp;n</source>
        <translation>Linha do tempo: a&amp;mpliar</translation>
    </message>
    <message>
        <source>Timeline: zoom o&amp;ut</source>
        <translation>Linha do tempo: re&amp;duzir</translation>
    </message>
    <message>
        <source>Timeline: &amp;whole search</source>
        <translation>Linha do tempo: &amp;busca toda</translation>
    </message>
    <message>
        <source>&amp;Bookmark this moment</source>
        <translation>&amp;Marcar este momento</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <translation>Pró&amp;ximo marcador</translation>
    </message>
    <message>
        <source>Pre&amp;vious bookmark</source>
        <translation>Marca&amp;dor anterior</translation>
    </message>
    <message>
        <source>Remove bookmark</source>
        <translation>Remover marcador</translation>
    </message>
    <message>
        <source>Set bookmark</source>
        <translation>Pôr marcador</translation>
    </message>
    <message>
        <source>Name bookmark</source>
        <translation>Nomear marcador</translation>
    </message>
    <message>
        <source>Name the bookmark</source>
        <translation>Nomear o marcador</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Ne&amp;xt event</source>
        <translation>Pró&amp;ximo evento</translation>
    </message>
    <message>
        <source>Previous e&amp;vent</source>
        <translation>E&amp;vento anterior</translation>
    </message>
</context>
<context>
    <name>clew::TransportBar</name>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>From one event per second to full speed (+ and −)</source>
        <translation>De um evento por segundo à velocidade máxima (+ e −)</translation>
    </message>
    <message>
        <source>full speed</source>
        <translation>velocidade máxima</translation>
    </message>
    <message>
        <source>%1 /s</source>
        <comment>events a second</comment>
        <translation>%1 /s</translation>
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
        <translation>Por quê</translation>
    </message>
    <message>
        <source>&amp;Why is it so?</source>
        <translation>Por q&amp;ue está assim?</translation>
    </message>
    <message>
        <source>Why &amp;not %1?</source>
        <translation>Por que &amp;não %1?</translation>
    </message>
    <message>
        <source>Why &amp;not</source>
        <translation>Por que &amp;não</translation>
    </message>
    <message>
        <source>Nothing has happened yet. Press Space to start the search.</source>
        <translation>Nada aconteceu ainda. Pressione Espaço para iniciar a busca.</translation>
    </message>
    <message>
        <source>Why the last step?</source>
        <translation>Por que o último passo?</translation>
    </message>
    <message>
        <source>Why is it so? %1</source>
        <comment>%1: a place of the board</comment>
        <translation>Por que está assim? %1</translation>
    </message>
    <message>
        <source>Why not %1?</source>
        <translation>Por que não %1?</translation>
    </message>
    <message>
        <source>Now it is %1.</source>
        <comment>%1: a place with its value</comment>
        <translation>Agora é %1.</translation>
    </message>
    <message>
        <source>… (earlier steps are left out)</source>
        <translation>… (passos anteriores omitidos)</translation>
    </message>
    <message>
        <source>Nothing is left to choose.</source>
        <translation>Não resta nada a escolher.</translation>
    </message>
    <message>
        <source>It breaks no rule immediately.</source>
        <translation>Não quebra nenhuma regra de imediato.</translation>
    </message>
    <message>
        <source>Now it is %1: %2</source>
        <comment>a place with its value, and the sentence that says why</comment>
        <translation>Agora é %1: %2</translation>
    </message>
    <message>
        <source>Solution %1 has it.</source>
        <translation>É assim na solução %1.</translation>
    </message>
    <message>
        <source>Not all of the search was looked at.</source>
        <translation>Nem toda a busca foi examinada.</translation>
    </message>
    <message>
        <source>The search has not tried it yet.</source>
        <translation>A busca ainda não o tentou.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>Experimentar</translation>
    </message>
    <message>
        <source>This asks why a strategy took a step. While you play, Hint says what follows.</source>
        <translation>Isto pergunta por que uma estratégia deu um passo. Enquanto você joga, Dica diz o que se segue.</translation>
    </message>
    <message>
        <source>%1 (event %2)</source>
        <comment>a question, and the moment it is about</comment>
        <translation>%1 (evento %2)</translation>
    </message>
    <message>
        <source>It is drawn faintly on the board until you continue.</source>
        <translation>Fica desenhada de leve no tabuleiro até você seguir adiante.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln strike(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>%Ln eliminação por %1</numerusform>
            <numerusform>%Ln eliminações por %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln guess(es)</source>
        <translation>
            <numerusform>%Ln palpite</numerusform>
            <numerusform>%Ln palpites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln value(s) by %1</source>
        <comment>%1: a rule</comment>
        <translation>
            <numerusform>%Ln valor por %1</numerusform>
            <numerusform>%Ln valores por %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and refuted in %Ln node(s).</source>
        <translation>
            <numerusform>Foi tentado no nó %1 e refutado em %Ln nó.</numerusform>
            <numerusform>Foi tentado no nó %1 e refutado em %Ln nós.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1, with other values chosen along with it, and that was refuted in %Ln node(s).</source>
        <translation>
            <numerusform>Foi tentado no nó %1, com outros valores escolhidos junto, e isso foi refutado em %Ln nó.</numerusform>
            <numerusform>Foi tentado no nó %1, com outros valores escolhidos junto, e isso foi refutado em %Ln nós.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1 and left after %Ln node(s) without a contradiction that refutes it.</source>
        <translation>
            <numerusform>Foi tentado no nó %1 e deixado após %Ln nó, sem contradição que o refute.</numerusform>
            <numerusform>Foi tentado no nó %1 e deixado após %Ln nós, sem contradição que o refute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; solutions found there in %Ln node(s): %2.</source>
        <translation>
            <numerusform>Foi tentado no nó %1: soluções encontradas ali em %Ln nó: %2.</numerusform>
            <numerusform>Foi tentado no nó %1: soluções encontradas ali em %Ln nós: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was tried at node %1; at least %Ln node(s) follow there.</source>
        <translation>
            <numerusform>Foi tentado no nó %1; seguem-se ali ao menos %Ln nó.</numerusform>
            <numerusform>Foi tentado no nó %1; seguem-se ali ao menos %Ln nós.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is settled there at this moment.</source>
        <translation>Nada está definido ali neste momento.</translation>
    </message>
    <message>
        <source>It is in no solution.</source>
        <translation>Não está em nenhuma solução.</translation>
    </message>
    <message>
        <source>It is in no solution found.</source>
        <translation>Não está em nenhuma solução encontrada.</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s).</source>
        <translation>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vez.</numerusform>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and refuted each time.</source>
        <translation>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vez e refutado em todas.</numerusform>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vezes e refutado em todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nada aconteceu ainda.</translation>
    </message>
    <message>
        <source>Until this moment: %1</source>
        <comment>%1: a sentence</comment>
        <translation>Até este momento: %1</translation>
    </message>
    <message>
        <source>It has been so from the start.</source>
        <translation>É assim desde o início.</translation>
    </message>
    <message>
        <source>It has been so since event %1.</source>
        <translation>É assim desde o evento %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own, and was left.</source>
        <translation>
            <numerusform>Em tudo o que se mostra da busca, esteve ali %Ln vez, sem um palpite próprio, e foi abandonado.</numerusform>
            <numerusform>Em tudo o que se mostra da busca, esteve ali %Ln vezes, sem um palpite próprio, e foi abandonado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it stood there %Ln time(s), without a guess of its own.</source>
        <translation>
            <numerusform>Em tudo o que se mostra da busca, esteve ali %Ln vez, sem um palpite próprio.</numerusform>
            <numerusform>Em tudo o que se mostra da busca, esteve ali %Ln vezes, sem um palpite próprio.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and led to solutions each time.</source>
        <translation>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vez e levou a soluções.</numerusform>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vezes e levou a soluções em todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s), and left undecided each time.</source>
        <translation>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vez e deixado sem decisão.</numerusform>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vezes e deixado sem decisão em todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>refuted %1</source>
        <comment>%1: how often</comment>
        <translation>refutado %1</translation>
    </message>
    <message>
        <source>with solutions %1</source>
        <comment>%1: how often</comment>
        <translation>com soluções %1</translation>
    </message>
    <message>
        <source>left undecided %1</source>
        <comment>%1: how often</comment>
        <translation>deixado sem decisão %1</translation>
    </message>
    <message numerus="yes">
        <source>In the part of the search shown, it was tried %Ln time(s): %1.</source>
        <translation>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vez: %1.</numerusform>
            <numerusform>Em tudo o que se mostra da busca, foi tentado %Ln vezes: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>The search never tried it. It is in no solution.</source>
        <translation>A busca nunca o tentou. Não está em nenhuma solução.</translation>
    </message>
    <message>
        <source>The search never tried it. It is in no solution found.</source>
        <translation>A busca nunca o tentou. Não está em nenhuma solução encontrada.</translation>
    </message>
    <message>
        <source>The search never tried it.</source>
        <translation>A busca nunca o tentou.</translation>
    </message>
</context>
<context>
    <name>clew::WhyPanel</name>
    <message>
        <source>Reasons</source>
        <translation>Razões</translation>
    </message>
    <message>
        <source>Step %1. Click to go there.</source>
        <translation>Passo %1. Clique para ir até lá.</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Experimentar</translation>
    </message>
    <message>
        <source>Run a side search for a solution with this value.</source>
        <translation>Procurar à parte uma solução que o tenha.</translation>
    </message>
    <message>
        <source>Select a place on the board (Ctrl+click, arrow keys, or the right button while watching) and press W: the reason appears here, and unfolds to the steps it follows from. Without a place W asks about the last step.</source>
        <translation>Aponte um lugar do tabuleiro (Ctrl+clique, teclas de seta ou o botão direito ao observar) e pressione W: a razão aparece aqui e se desdobra nos passos de que decorre. Sem um lugar, W pergunta sobre o último passo.</translation>
    </message>
    <message>
        <source>The board shows another moment now.</source>
        <translation>O tabuleiro mostra agora outro momento.</translation>
    </message>
</context>
<context>
    <name>clew::arithmetic::ArithmeticBoard</name>
    <message>
        <source>&amp;Order</source>
        <translation>&amp;Ordem</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>como dada</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>trees</source>
        <translation>árvores</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textos</translation>
    </message>
    <message>
        <source>classes</source>
        <translation>classes</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>rational numbers</source>
        <translation>números racionais</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>inteiros</translation>
    </message>
    <message>
        <source>positive integers</source>
        <translation>inteiros positivos</translation>
    </message>
    <message>
        <source>an equation</source>
        <translation>uma equação</translation>
    </message>
    <message>
        <source>Click a tile and type its number; drag tiles to another place. Insert or the right edge adds a tile, Delete takes one away.</source>
        <translation>Clique em uma peça e digite seu número; arraste peças para outro lugar. Insert ou a borda direita acrescenta uma peça, Delete retira uma.</translation>
    </message>
    <message>
        <source>Number %1 of %2</source>
        <translation>Número %1 de %2</translation>
    </message>
    <message>
        <source>Change number</source>
        <translation>Mudar número</translation>
    </message>
    <message>
        <source>There is room for %1 numbers.</source>
        <translation>Há lugar para %1 números.</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>Acrescentar número</translation>
    </message>
    <message>
        <source>An equation needs two numbers, a target one.</source>
        <translation>Uma equação precisa de dois números; um alvo, de um.</translation>
    </message>
    <message>
        <source>Remove number</source>
        <translation>Retirar número</translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>Mover número</translation>
    </message>
    <message>
        <source>Change rules</source>
        <translation>Mudar regras</translation>
    </message>
    <message>
        <source>Change target</source>
        <translation>Mudar alvo</translation>
    </message>
    <message>
        <source>Tar&amp;get</source>
        <translation>Al&amp;vo</translation>
    </message>
    <message>
        <source>Write the tile&apos;s number</source>
        <translation>Escrever o número da peça</translation>
    </message>
    <message>
        <source>Insert, +</source>
        <translation>Insert, +</translation>
    </message>
    <message>
        <source>A tile to the right</source>
        <translation>Uma peça à direita</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Take the tile away</source>
        <translation>Retirar a peça</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+Esquerda, Ctrl+Direita</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>Mover a peça</translation>
    </message>
    <message>
        <source>Count as &amp;different</source>
        <translation>&amp;Distinguir</translation>
    </message>
    <message>
        <source>Digits, Return</source>
        <translation>Algarismos, Return</translation>
    </message>
    <message>
        <source>-, after a digit</source>
        <translation>-, depois de um algarismo</translation>
    </message>
    <message>
        <source>Change the sign</source>
        <translation>Trocar o sinal</translation>
    </message>
    <message>
        <source>Left, Right, Return</source>
        <translation>Esquerda, Direita, Enter</translation>
    </message>
    <message>
        <source>Choose a number</source>
        <translation>Escolher um número</translation>
    </message>
    <message>
        <source>+, -, *, /, =</source>
        <translation>+, -, *, /, =</translation>
    </message>
    <message>
        <source>Choose the operation</source>
        <translation>Escolher a operação</translation>
    </message>
    <message>
        <source>Take the last step back</source>
        <translation>Desfazer o último passo</translation>
    </message>
    <message>
        <source>Join two numbers by this operation</source>
        <translation>Junta dois números com esta operação</translation>
    </message>
    <message>
        <source>Choose the first number, then the operation.</source>
        <translation>Escolha o primeiro número e depois a operação.</translation>
    </message>
    <message>
        <source>tiles</source>
        <translation>peças</translation>
    </message>
    <message>
        <source>Make %1 of the numbers.</source>
        <translation>Forme %1 com os números.</translation>
    </message>
    <message>
        <source>Make an equation of the numbers.</source>
        <translation>Forme uma equação com os números.</translation>
    </message>
    <message>
        <source>%1 Click one, an operation, and the one to join it with. Right click, or Del, takes it apart.</source>
        <translation>%1 Clique em um, numa operação e no outro com que juntá-lo. O botão direito, ou Del, desfaz.</translation>
    </message>
    <message>
        <source>This step cannot be taken.</source>
        <translation>Este passo não pode ser dado.</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Drop what is chosen</source>
        <translation>Abandonar o que foi escolhido</translation>
    </message>
    <message>
        <source>The result of step %1</source>
        <translation>O resultado do passo %1</translation>
    </message>
</context>
<context>
    <name>clew::foreign::ForeignBoard</name>
    <message>
        <source>This is the search of another program. Watch it with the transport bar.</source>
        <translation>Esta é a busca de outro programa. Assista com a barra de reprodução.</translation>
    </message>
</context>
<context>
    <name>clew::graphs::GraphsBoard</name>
    <message>
        <source>&amp;Labelled</source>
        <translation>&amp;Rotulados</translation>
    </message>
    <message>
        <source>Connected graphs only</source>
        <translation>Só grafos de uma só peça</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Círculo</translation>
    </message>
    <message>
        <source>Springs</source>
        <translation>Molas</translation>
    </message>
    <message>
        <source>Symmetric</source>
        <translation>Simétrica</translation>
    </message>
    <message>
        <source>Hamiltonian cycle</source>
        <translation>Círculo hamiltoniano</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À mão</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Vértices</translation>
    </message>
    <message>
        <source>&amp;Degree</source>
        <translation>&amp;Grau</translation>
    </message>
    <message>
        <source>Drag from node to node to require an edge, with the right button to forbid it; repeat to take it back. Drag with Ctrl to move a node.</source>
        <translation>Arraste de vértice a vértice para exigir uma aresta, com o botão direito para proibi-la; repita para desfazer. Arraste com Ctrl para mover um vértice.</translation>
    </message>
    <message>
        <source>%1: required</source>
        <translation>%1: obrigatória</translation>
    </message>
    <message>
        <source>%1: forbidden</source>
        <translation>%1: proibida</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>Vértice %1</translation>
    </message>
    <message>
        <source>Require edge</source>
        <translation>Exigir aresta</translation>
    </message>
    <message>
        <source>Forbid edge</source>
        <translation>Proibir aresta</translation>
    </message>
    <message>
        <source>Free edge</source>
        <translation>Liberar aresta</translation>
    </message>
    <message>
        <source>Change number of nodes</source>
        <translation>Mudar número de vértices</translation>
    </message>
    <message>
        <source>Change degree</source>
        <translation>Mudar grau</translation>
    </message>
    <message>
        <source>Change what counts</source>
        <translation>Mudar o que conta</translation>
    </message>
    <message>
        <source>This graph has no such layout.</source>
        <translation>Este grafo não tem tal disposição.</translation>
    </message>
    <message>
        <source>%1 automorphisms</source>
        <translation>automorfismos: %1</translation>
    </message>
    <message>
        <source>girth %1</source>
        <translation>cintura %1</translation>
    </message>
    <message>
        <source>diameter %1</source>
        <translation>diâmetro %1</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>não conexo</translation>
    </message>
    <message>
        <source>bipartite</source>
        <translation>bipartido</translation>
    </message>
    <message>
        <source>not bipartite</source>
        <translation>não bipartido</translation>
    </message>
    <message>
        <source>planar</source>
        <translation>planar</translation>
    </message>
    <message>
        <source>not planar</source>
        <translation>não planar</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>How many graphs there are: degrees across, nodes down</source>
        <translation>Quantos grafos há: graus na horizontal, vértices na vertical</translation>
    </message>
    <message>
        <source>Choose from the table</source>
        <translation>Escolher da tabela</translation>
    </message>
    <message>
        <source>&amp;Connected</source>
        <translation>C&amp;onexos</translation>
    </message>
    <message>
        <source>Lay&amp;out</source>
        <translation>&amp;Disposição</translation>
    </message>
    <message>
        <source>Ta&amp;ble…</source>
        <translation>&amp;Tabela…</translation>
    </message>
    <message>
        <source>Return, X, Delete</source>
        <translation>Return, X, Delete</translation>
    </message>
    <message>
        <source>Begin and end an edge that is required, forbidden, neither</source>
        <translation>Começar e terminar uma aresta obrigatória, proibida, nem uma nem outra</translation>
    </message>
    <message>
        <source>Ctrl+arrows</source>
        <translation>Ctrl+setas</translation>
    </message>
    <message>
        <source>Move the node</source>
        <translation>Mover o vértice</translation>
    </message>
    <message>
        <source>Graphs that differ only in the names of their nodes count as different</source>
        <translation>Grafos que diferem só nos nomes de seus vértices contam separadamente</translation>
    </message>
    <message>
        <source>joined, given</source>
        <extracomment>Said of a pair of nodes: the edge between them is given</extracomment>
        <translation>ligados, dado</translation>
    </message>
    <message>
        <source>not joined, given</source>
        <extracomment>Said of a pair of nodes: that there is no edge between them is given</extracomment>
        <translation>não ligados, dado</translation>
    </message>
    <message>
        <source>joined</source>
        <extracomment>Said of a pair of nodes: whether there is an edge between them</extracomment>
        <translation>ligados</translation>
    </message>
    <message>
        <source>not joined</source>
        <translation>não ligados</translation>
    </message>
    <message numerus="yes">
        <source>Give every node %n edge(s). Drag from node to node to draw one, with the right button to rule it out; repeat to take it back.</source>
        <translation>
            <numerusform>Dê a cada vértice %n aresta. Arraste de um a outro para traçá-la, com o botão direito para descartá-la; de novo, desfaz.</numerusform>
            <numerusform>Dê a cada vértice %n arestas. Arraste de um a outro para traçar uma, com o botão direito para descartá-la; de novo, desfaz.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::graphs::GraphsTable</name>
    <message>
        <source>&amp;Connected graphs only</source>
        <translation>Só grafos &amp;conexos</translation>
    </message>
    <message>
        <source>How many regular graphs are there?</source>
        <translation>Quantos grafos regulares há?</translation>
    </message>
    <message>
        <source>Numbers of regular graphs: nodes down, degrees across</source>
        <translation>Números de grafos regulares: vértices na vertical, graus na horizontal</translation>
    </message>
    <message>
        <source>&amp;Nodes up to</source>
        <translation>&amp;Vértices até</translation>
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
        <translation>Ainda não contados</translation>
    </message>
    <message>
        <source>%1 labelled, %2 up to isomorphism</source>
        <translation>%1 rotulados, %2 a menos de isomorfismo</translation>
    </message>
    <message>
        <source>All counted. A dash: there is no such graph; its tip says why.</source>
        <translation>Todos contados. Um traço: não há tal grafo; a dica diz por quê.</translation>
    </message>
    <message>
        <source>Counting graphs of degree %1 on %2 nodes: %3 of %4 done…</source>
        <translation>Contando grafos de grau %1 com %2 vértices: %3 de %4 prontos…</translation>
    </message>
    <message>
        <source>Above: labelled, renamed copies counted as different. Below: up to isomorphism, renamed copies counted once. Double-click a place, or press Enter, to see its graphs.</source>
        <translation>Acima: rotulados, com as cópias renomeadas contadas separadamente. Abaixo: a menos de isomorfismo, com as cópias renomeadas contadas uma vez. Clique duas vezes em um lugar, ou pressione Enter, para ver seus grafos.</translation>
    </message>
</context>
<context>
    <name>clew::knight::KnightBoard</name>
    <message>
        <source>Close&amp;d</source>
        <translation>Fecha&amp;do</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <source>The last square is a jump away from the first</source>
        <translation>A última casa está a um salto da primeira</translation>
    </message>
    <message>
        <source>Click the square where the tour is to start, or none for any. Drag, or click with the right button, to block squares and free them again.</source>
        <translation>Clique na casa onde o passeio deve começar, ou em nenhuma para qualquer uma. Arraste, ou clique com o botão direito, para bloquear casas e liberá-las de novo.</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 está bloqueada</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n jump(s) left</source>
        <translation>
            <numerusform>%1: resta %n salto</numerusform>
            <numerusform>%1: restam %n saltos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is blocked: free it before the tour can start there</source>
        <translation>%1 está bloqueada: libere-a para que o passeio possa começar ali</translation>
    </message>
    <message>
        <source>Start anywhere</source>
        <translation>Começar em qualquer casa</translation>
    </message>
    <message>
        <source>Choose start</source>
        <translation>Escolher início</translation>
    </message>
    <message>
        <source>Block squares</source>
        <translation>Bloquear casas</translation>
    </message>
    <message>
        <source>Free squares</source>
        <translation>Liberar casas</translation>
    </message>
    <message>
        <source>Closed tour</source>
        <translation>Passeio fechado</translation>
    </message>
    <message>
        <source>Open tour</source>
        <translation>Passeio aberto</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Mudar tamanho</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>The tour starts here, or anywhere</source>
        <translation>O passeio começa aqui, ou em qualquer casa</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Block the square, or free it</source>
        <translation>Bloquear a casa, ou liberá-la</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Clear the start or the block</source>
        <translation>Limpar o início ou o bloqueio</translation>
    </message>
    <message>
        <source>Click a square to jump there; a click on a square of the tour goes back to it, on the last one it takes the jump back.</source>
        <translation>Clique numa casa para saltar até ela; um clique numa casa do passeio volta até ela, e na última desfaz o salto.</translation>
    </message>
    <message>
        <source>Jump here</source>
        <translation>Saltar para cá</translation>
    </message>
    <message>
        <source>Take the last jump back</source>
        <translation>Desfazer o último salto</translation>
    </message>
    <message>
        <source>%1 is not a knight&apos;s jump away.</source>
        <translation>%1 não está a um salto de cavalo.</translation>
    </message>
    <message>
        <source>Click a square to jump there, or one of the tour to go back. A slash: a dead end. A cross: out of reach.</source>
        <translation>Clique em uma casa para saltar até ela, ou em uma do percurso para voltar. Um traço: dali não se segue. Um X: fora de alcance.</translation>
    </message>
</context>
<context>
    <name>clew::model::ModelBoard</name>
    <message>
        <source>Change the model in its text. Click a cell, or choose it with the arrow keys, and type a value to fix it; Delete frees it again.</source>
        <translation>Altere o modelo no texto dele. Clique numa célula, ou escolha-a com as setas, e digite um valor para fixá-lo; Delete a libera de novo.</translation>
    </message>
    <message>
        <source>Click a cell and type its value, or press Return for a list. Delete takes an entry back.</source>
        <translation>Clique numa célula e digite o valor, ou tecle Enter para uma lista. Delete desfaz a entrada.</translation>
    </message>
    <message>
        <source>Write a value into the cell</source>
        <translation>Escrever um valor na célula</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Choose its value from a list</source>
        <translation>Escolher o valor numa lista</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Limpar a célula</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Limpar o tabuleiro</translation>
    </message>
    <message>
        <source>Free %1</source>
        <translation>Liberar %1</translation>
    </message>
    <message>
        <source>Fix %1</source>
        <translation>Fixar %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Digits, letters</source>
        <translation>Dígitos, letras</translation>
    </message>
</context>
<context>
    <name>clew::nonogram::NonogramBoard</name>
    <message>
        <source>Change size</source>
        <translation>Mudar tamanho</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Imagem</translation>
    </message>
    <message>
        <source>Clue</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Row %1 (%2), column %3 (%4)</source>
        <translation>Linha %1 (%2), coluna %3 (%4)</translation>
    </message>
    <message>
        <source>Fill cells</source>
        <translation>Preencher células</translation>
    </message>
    <message>
        <source>Cross cells</source>
        <translation>Marcar células com X</translation>
    </message>
    <message>
        <source>Wipe cells</source>
        <translation>Limpar células</translation>
    </message>
    <message>
        <source>Every row and column meets its clue.</source>
        <translation>Cada linha e coluna cumpre sua pista.</translation>
    </message>
    <message>
        <source>Row %1 (%2) cannot be completed like this.</source>
        <translation>A linha %1 (%2) não pode ser completada assim.</translation>
    </message>
    <message>
        <source>Column %1 (%2) cannot be completed like this.</source>
        <translation>A coluna %1 (%2) não pode ser completada assim.</translation>
    </message>
    <message>
        <source>Change clue</source>
        <translation>Mudar pista</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <source>&amp;Wipe all</source>
        <translation>Limpar t&amp;udo</translation>
    </message>
    <message>
        <source>Clears all cells; the clues stay</source>
        <translation>Limpa todas as células; as pistas ficam</translation>
    </message>
    <message>
        <source>C&amp;lues from cells</source>
        <translation>&amp;Pistas das células</translation>
    </message>
    <message>
        <source>The cells that are filled become the picture to be found</source>
        <translation>As células preenchidas viram a imagem a encontrar</translation>
    </message>
    <message>
        <source>From &amp;picture…</source>
        <translation>De &amp;imagem…</translation>
    </message>
    <message>
        <source>Wipe all cells</source>
        <translation>Limpar todas as células</translation>
    </message>
    <message>
        <source>Clues from cells</source>
        <translation>Pistas das células</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</source>
        <translation>Imagens (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>Clues from a picture</source>
        <translation>Pistas de uma imagem</translation>
    </message>
    <message>
        <source>Drag to fill cells, with the right button to cross them. Click a clue to change it. Keys: Return fills, X crosses, R and C open the clue of the row and column.</source>
        <translation>Arraste para preencher células, com o botão direito para marcá-las com X. Clique em uma pista para mudá-la. Teclas: Return preenche, X marca com X, R e C abrem a pista da linha e da coluna.</translation>
    </message>
    <message>
        <source>Return, X, Delete</source>
        <translation>Return, X, Delete</translation>
    </message>
    <message>
        <source>Fill, cross, clear the cell</source>
        <translation>Preencher, marcar com X, limpar a célula</translation>
    </message>
    <message>
        <source>R, C</source>
        <translation>R, C</translation>
    </message>
    <message>
        <source>Open the clue of the row, of the column</source>
        <translation>Abrir a pista da linha, da coluna</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abrindo %1</translation>
    </message>
    <message>
        <source>Drag to fill cells, with the right button to cross them out; with Shift a dot is a note to yourself. Keys: Return fills, X crosses, D dots, Del wipes.</source>
        <translation>Arraste para preencher células, com o botão direito para riscá-las; com Shift, um ponto é uma anotação sua. Teclas: Enter preenche, X risca, D põe um ponto, Del apaga.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>D</translation>
    </message>
    <message>
        <source>A dot as a note to yourself</source>
        <translation>Um ponto como anotação</translation>
    </message>
</context>
<context>
    <name>clew::nonogram::PictureDialog</name>
    <message>
        <source>&amp;Light cells filled</source>
        <translation>Preencher células cl&amp;aras</translation>
    </message>
    <message>
        <source>Nonogram from a picture</source>
        <translation>Nonograma de uma imagem</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message>
        <source>&amp;Threshold</source>
        <translation>Li&amp;miar</translation>
    </message>
    <message>
        <source>Looking for a second solution…</source>
        <translation>Procurando uma segunda solução…</translation>
    </message>
    <message>
        <source>This picture is the only solution.</source>
        <translation>Esta imagem é a única solução.</translation>
    </message>
    <message>
        <source>There are several solutions: change size or threshold to make the picture the only one.</source>
        <translation>Há várias soluções: mude o tamanho ou o limiar para que a imagem seja a única.</translation>
    </message>
    <message numerus="yes">
        <source>Could not decide within %n second(s) whether there is a second solution.</source>
        <translation>
            <numerusform>Em %n segundo não se descobriu se há uma segunda solução.</numerusform>
            <numerusform>Em %n segundos não se descobriu se há uma segunda solução.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>clew::queens::QueensBoard</name>
    <message>
        <source>&amp;Queens</source>
        <translation>&amp;Rainhas</translation>
    </message>
    <message>
        <source>Click a square to place a queen that must stay there; click it again to take it away. Or leave the board empty.</source>
        <translation>Clique em uma casa para pôr uma rainha que deve ficar ali; clique de novo para retirá-la. Ou deixe o tabuleiro vazio.</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>Coluna %1, linha %2</translation>
    </message>
    <message>
        <source>%1: attacked by the queen in column %2, row %3</source>
        <translation>%1: atacada pela rainha na coluna %2, linha %3</translation>
    </message>
    <message>
        <source>Take queen away</source>
        <translation>Retirar rainha</translation>
    </message>
    <message>
        <source>Place queen</source>
        <translation>Pôr rainha</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Mudar tamanho</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>A queen here, or none</source>
        <translation>Uma rainha aqui, ou nenhuma</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Limpar o tabuleiro</translation>
    </message>
    <message>
        <source>Boards of up to %1 queens are made here; larger ones are opened from files.</source>
        <translation>Aqui se fazem tabuleiros de até %1 rainhas; os maiores são abertos de arquivos.</translation>
    </message>
    <message>
        <source>Click a square to place a queen or take it away; with the right button, or X, cross a square out.</source>
        <translation>Clique numa casa para pôr ou tirar uma rainha; com o botão direito, ou X, risque a casa.</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Cross the square out, or not</source>
        <translation>Riscar a casa, ou não</translation>
    </message>
</context>
<context>
    <name>clew::sudoku::SudokuBoard</name>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>%1 × %1, boxes %2 × %3</source>
        <comment>cells, then width and height of a box</comment>
        <translation>%1 × %1, blocos %2 × %3</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Mudar tamanho</translation>
    </message>
    <message>
        <source>Click a cell, then type a digit or pick it above. Right click or Del clears a cell.</source>
        <translation>Clique em uma célula e digite um dígito ou escolha-o acima. O botão direito ou Del limpa uma célula.</translation>
    </message>
    <message>
        <source>%1. A second digit makes a number of two digits.</source>
        <translation>%1. Um segundo dígito forma um número de dois dígitos.</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>Dígitos, Delete</translation>
    </message>
    <message>
        <source>Write a number, clear the cell</source>
        <translation>Escrever um número, limpar a célula</translation>
    </message>
    <message>
        <source>Clear board</source>
        <translation>Limpar o tabuleiro</translation>
    </message>
</context>
<context>
    <name>clew::suguru::SuguruBoard</name>
    <message>
        <source>Draw area</source>
        <translation>Desenhar área</translation>
    </message>
    <message>
        <source>Change size</source>
        <translation>Mudar tamanho</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>&amp;Colunas</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Linhas</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: an area of %n cell(s)</source>
        <translation>
            <numerusform>Linha %1, coluna %2: uma área de %n célula</numerusform>
            <numerusform>Linha %1, coluna %2: uma área de %n células</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell, then type a number or pick it above. Drag across cells to make them an area; with Shift they join the first cell&apos;s area.</source>
        <translation>Clique em uma célula e digite um número ou escolha-o acima. Arraste sobre células para formar com elas uma área; com Shift, elas se juntam à área da primeira célula.</translation>
    </message>
    <message>
        <source>Digits, Delete</source>
        <translation>Dígitos, Delete</translation>
    </message>
    <message>
        <source>Write a number, clear the cell</source>
        <translation>Escrever um número, limpar a célula</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>An area of this cell alone</source>
        <translation>Uma área só com esta célula</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+setas</translation>
    </message>
    <message>
        <source>Take the next cell into the area</source>
        <translation>Juntar à área a célula ao lado</translation>
    </message>
</context>
<context>
    <name>clew::words::WordsBoard</name>
    <message>
        <source>As on a &amp;cheque</source>
        <translation>Como em um &amp;cheque</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Inglês</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>Chinês</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>Japonês</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Português</translation>
    </message>
    <message>
        <source>words to read back</source>
        <translation>palavras a ler</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Type the amount in digits; Backspace removes the last digit, Delete removes all. Words typed beside the cheque are read back.</source>
        <translation>Digite o valor em algarismos; Backspace retira o último, Delete retira todos. Palavras digitadas ao lado do cheque são lidas de volta.</translation>
    </message>
    <message>
        <source>Change amount</source>
        <translation>Mudar valor</translation>
    </message>
    <message>
        <source>Change language or form</source>
        <translation>Mudar idioma ou forma</translation>
    </message>
    <message>
        <source>Read words</source>
        <translation>Ler palavras</translation>
    </message>
    <message>
        <source>Column %1: %2</source>
        <translation>Coluna %1: %2</translation>
    </message>
    <message>
        <source>Digits, Backspace, Delete</source>
        <translation>Dígitos, Backspace, Delete</translation>
    </message>
    <message>
        <source>Write the amount, take back a digit, all of it</source>
        <translation>Escrever o valor, retirar um dígito, retirar todos</translation>
    </message>
</context>
<context>
    <name>foreign</name>
    <message>
        <source>Back to the beginning.</source>
        <translation>De volta ao início.</translation>
    </message>
    <message>
        <source>At node %1.</source>
        <translation>No nó %1.</translation>
    </message>
    <message>
        <source>A solution.</source>
        <translation>Uma solução.</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Tentar %1.</translation>
    </message>
    <message>
        <source>%1not %2</source>
        <translation>%1não %2</translation>
    </message>
    <message>
        <source>%1contradiction at %2</source>
        <translation>%1contradição em %2</translation>
    </message>
    <message>
        <source>Search from elsewhere</source>
        <translation>Busca de outro lugar</translation>
    </message>
    <message>
        <source>A search by another program, as it was reported.</source>
        <translation>Uma busca de outro programa, como foi relatada.</translation>
    </message>
    <message>
        <source>Header of a stream of events</source>
        <translation>Cabeçalho de um fluxo de eventos</translation>
    </message>
    <message>
        <source>Names with their values</source>
        <translation>Nomes com seus valores</translation>
    </message>
    <message>
        <source>no rule named</source>
        <translation>nenhuma regra indicada</translation>
    </message>
    <message>
        <source>This search was made by another program, which alone can run it again.</source>
        <translation>Esta busca foi feita por outro programa, o único que pode executá-la de novo.</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Outro programa</translation>
    </message>
    <message>
        <source>A search from elsewhere is made from the header of its stream.</source>
        <translation>Uma busca de outro lugar é feita a partir do cabeçalho de seu fluxo.</translation>
    </message>
    <message>
        <source>%1 variables</source>
        <translation>%1 variáveis</translation>
    </message>
    <message>
        <source>One variable</source>
        <translation>Uma variável</translation>
    </message>
</context>
<context>
    <name>graphs</name>
    <message>
        <source>connected labelled graphs: renamed copies are counted separately</source>
        <translation>grafos conexos rotulados: cópias renomeadas são contadas separadamente</translation>
    </message>
    <message>
        <source>labelled graphs, connected or not: renamed copies are counted separately</source>
        <translation>grafos rotulados, conexos ou não: cópias renomeadas são contadas separadamente</translation>
    </message>
    <message>
        <source>connected graphs up to isomorphism: renamed copies are counted once</source>
        <translation>grafos conexos a menos de isomorfismo: cópias renomeadas são contadas uma vez</translation>
    </message>
    <message>
        <source>graphs up to isomorphism, connected or not: renamed copies are counted once</source>
        <translation>grafos a menos de isomorfismo, conexos ou não: cópias renomeadas são contadas uma vez</translation>
    </message>
    <message>
        <source>A node cannot have %1 neighbours: there are only %2 other nodes.</source>
        <translation>Um vértice não pode ter %1 vizinhos: além dele só há %2.</translation>
    </message>
    <message>
        <source>%1 nodes with %2 neighbours each would make %3 ends of edges, an odd number; but every edge has two ends.</source>
        <translation>%1 vértices com %2 vizinhos cada dariam %3 pontas de arestas, um número ímpar; mas cada aresta tem duas pontas.</translation>
    </message>
    <message>
        <source>%1 nodes with %2 neighbours each cannot be connected.</source>
        <translation>%1 vértices com %2 vizinhos cada não podem formar um grafo conexo.</translation>
    </message>
    <message>
        <source>The edge %1 is both required and forbidden.</source>
        <translation>A aresta %1 é obrigatória e proibida ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Node %1 has %2 required edges, but every node has only %3.</source>
        <translation>O vértice %1 tem %2 arestas obrigatórias, mas cada vértice tem só %3.</translation>
    </message>
    <message>
        <source>Too many edges of node %1 are forbidden: it cannot have %2 neighbours.</source>
        <translation>Há tantas arestas proibidas no vértice %1 que ele não pode chegar a %2.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Vértices</translation>
    </message>
    <message>
        <source>Number of nodes, 2 to 64</source>
        <translation>Número de vértices, de 2 a 64</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>How many neighbours every node has</source>
        <translation>Quantos vizinhos cada vértice tem</translation>
    </message>
    <message>
        <source>Labelled</source>
        <translation>Rotulados</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conexos</translation>
    </message>
    <message>
        <source>Connected graphs only</source>
        <translation>Só grafos de uma só peça</translation>
    </message>
    <message>
        <source>Cubic graphs on 6 nodes (P94)</source>
        <translation>Grafos cúbicos de 6 vértices (P94)</translation>
    </message>
    <message>
        <source>The document&apos;s question: two graphs, in 70 labelled forms.</source>
        <translation>A pergunta do documento: dois grafos, em 70 formas rotuladas.</translation>
    </message>
    <message>
        <source>Squares on 4 nodes</source>
        <translation>Quadrados em 4 vértices</translation>
    </message>
    <message>
        <source>The document&apos;s first list: one graph, labelled in three ways.</source>
        <translation>A primeira lista do documento: um grafo, rotulado de três maneiras.</translation>
    </message>
    <message>
        <source>Cubic graphs on 8 nodes</source>
        <translation>Grafos cúbicos de 8 vértices</translation>
    </message>
    <message>
        <source>Six graphs, five of them connected; 19,355 labelled ones.</source>
        <translation>Seis grafos, cinco deles conexos; 19.355 rotulados.</translation>
    </message>
    <message>
        <source>Four neighbours on 7 nodes</source>
        <translation>Quatro vizinhos em 7 vértices</translation>
    </message>
    <message>
        <source>Two graphs: the complements of a heptagon and of a triangle with a square.</source>
        <translation>Dois grafos: os complementos de um heptágono e de um triângulo com um quadrado.</translation>
    </message>
    <message>
        <source>Cubic graphs on 10 nodes</source>
        <translation>Grafos cúbicos de 10 vértices</translation>
    </message>
    <message>
        <source>19 connected graphs; the Petersen graph is one of them.</source>
        <translation>19 grafos conexos; o grafo de Petersen é um deles.</translation>
    </message>
    <message>
        <source>The Petersen graph</source>
        <translation>O grafo de Petersen</translation>
    </message>
    <message>
        <source>All its edges given: look at it in the several layouts.</source>
        <translation>Todas as arestas dadas: veja-o nas várias disposições.</translation>
    </message>
    <message>
        <source>Lisp list of edges</source>
        <translation>Lista de arestas em Lisp</translation>
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
        <translation>Arestas 0-1 0-2 …</translation>
    </message>
    <message>
        <source>Regular graphs</source>
        <translation>Grafos regulares</translation>
    </message>
    <message>
        <source>Find the graphs of N nodes each of which has exactly K neighbours.</source>
        <translation>Encontre os grafos de N vértices em que cada um tem exatamente K vizinhos.</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatória</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>proibida</translation>
    </message>
    <message>
        <source>degree reached</source>
        <translation>grau atingido</translation>
    </message>
    <message>
        <source>needed for the degree</source>
        <translation>necessária para o grau</translation>
    </message>
    <message>
        <source>degree out of reach</source>
        <translation>grau fora de alcance</translation>
    </message>
    <message>
        <source>interchangeable node first</source>
        <translation>antes vem um vértice intercambiável</translation>
    </message>
    <message>
        <source>not the first of its class</source>
        <translation>não é o primeiro de sua classe</translation>
    </message>
    <message>
        <source>isomorphic copy</source>
        <translation>cópia isomorfa</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>não conexo</translation>
    </message>
    <message>
        <source>impossible problem</source>
        <translation>problema impossível</translation>
    </message>
    <message>
        <source>Now try to leave %1 out.</source>
        <translation>Agora tentar deixar %1 de fora.</translation>
    </message>
    <message>
        <source>Try the edge %1: it would be number %2 of %3.</source>
        <translation>Tentar a aresta %1: seria a número %2 de %3.</translation>
    </message>
    <message>
        <source>The edge %1 is required.</source>
        <translation>A aresta %1 é obrigatória.</translation>
    </message>
    <message>
        <source>The edge %1 is forbidden.</source>
        <translation>A aresta %1 é proibida.</translation>
    </message>
    <message>
        <source>%1 must be in: without it one of its ends could no longer get its %2 neighbours.</source>
        <translation>%1 deve entrar: sem ela, uma de suas pontas já não poderia chegar aos seus %2 vizinhos.</translation>
    </message>
    <message>
        <source>%1 stays out: node %2 has its %3 neighbours already.</source>
        <translation>%1 fica de fora: o vértice %2 já tem seus %3 vizinhos.</translation>
    </message>
    <message>
        <source>The edge %1 cannot be in: node %2 has its %3 neighbours already.</source>
        <translation>A aresta %1 não pode entrar: o vértice %2 já tem seus %3 vizinhos.</translation>
    </message>
    <message>
        <source>After %1 one of its ends can no longer get its %2 neighbours: too few pairs are left.</source>
        <translation>Depois de %1, uma de suas pontas já não pode chegar aos seus %2 vizinhos: restam pares de menos.</translation>
    </message>
    <message>
        <source>With the nodes named in another way the rows settled so far would come earlier in the list: that graph is met elsewhere.</source>
        <translation>Com os vértices nomeados de outra forma, as linhas já definidas viriam antes na lista: esse grafo aparece em outro lugar.</translation>
    </message>
    <message>
        <source>This graph is a copy of one found before; only the names of its nodes differ.</source>
        <translation>Este grafo é cópia de um já encontrado; só os nomes de seus vértices diferem.</translation>
    </message>
    <message>
        <source>%1 of the nodes have all their neighbours and form a piece of their own: the graph cannot become connected.</source>
        <translation>%1 dos vértices têm todos os seus vizinhos e formam uma peça à parte: o grafo não pode tornar-se conexo.</translation>
    </message>
    <message>
        <source>Orderly generation</source>
        <translation>Geração ordenada (orderly generation)</translation>
    </message>
    <message>
        <source>Settles the adjacency matrix row by row and drops every beginning that renaming the nodes would make come earlier: no copy is ever made. Labelled: nothing is dropped, every graph is listed.</source>
        <translation>Define a matriz de adjacência linha por linha e descarta todo início que, renomeando os vértices, viria antes: nenhuma cópia é feita. Rotulados: nada é descartado, todo grafo é listado.</translation>
    </message>
    <message>
        <source>Read 1978, Faradžev 1978; for regular graphs Meringer 1999.</source>
        <translation>Read 1978, Faradžev 1978; para grafos regulares, Meringer 1999.</translation>
    </message>
    <message>
        <source>Edge selection</source>
        <translation>Escolha de arestas</translation>
    </message>
    <message>
        <source>Picks edges in order as long as no node gets too many; makes every labelled graph. Unlabelled: compares each with every one kept.</source>
        <translation>Escolhe arestas em ordem enquanto nenhum vértice fica com demais; faz todos os grafos rotulados. Não rotulados: compara cada um com todos os guardados.</translation>
    </message>
    <message>
        <source>The document&apos;s own program for P94.</source>
        <translation>O programa do próprio documento para o P94.</translation>
    </message>
    <message>
        <source>Edge selection with canonical forms</source>
        <translation>Escolha de arestas com formas canônicas</translation>
    </message>
    <message>
        <source>Picks edges in the same way, but finds copies by looking up each graph&apos;s canonical form. Labelled: there is nothing to look up.</source>
        <translation>Escolhe arestas da mesma forma, mas acha cópias consultando a forma canônica de cada grafo. Rotulados: não há nada a consultar.</translation>
    </message>
    <message>
        <source>Canonical forms by nauty: McKay and Piperno 2014.</source>
        <translation>Formas canônicas por nauty: McKay e Piperno 2014.</translation>
    </message>
    <message>
        <source>There are %1 pairs of nodes, but %2 values are named.</source>
        <translation>Há %1 pares de vértices, mas %2 valores indicados.</translation>
    </message>
    <message>
        <source>It is not said whether %1 is an edge.</source>
        <translation>Não está dito se %1 é uma aresta.</translation>
    </message>
    <message>
        <source>Node %1 has %2 neighbours, not %3.</source>
        <translation>O vértice %1 tem %2 vizinhos, e não %3.</translation>
    </message>
    <message>
        <source>The required edge %1 is missing.</source>
        <translation>Falta a aresta obrigatória %1.</translation>
    </message>
    <message>
        <source>The forbidden edge %1 is there.</source>
        <translation>A aresta proibida %1 está presente.</translation>
    </message>
    <message>
        <source>Node %1 cannot be reached from node 0.</source>
        <translation>O vértice %1 não é alcançável a partir do vértice 0.</translation>
    </message>
    <message>
        <source>Back to the edges that were given.</source>
        <translation>De volta às arestas dadas.</translation>
    </message>
    <message>
        <source>Every node has %1 neighbours: a solution.</source>
        <translation>Cada vértice tem %1 vizinhos: uma solução.</translation>
    </message>
    <message>
        <source>Two cubic graphs on six nodes</source>
        <translation>Dois grafos cúbicos de seis vértices</translation>
    </message>
    <message>
        <source>Making all 70 and throwing 68 away, or never making a copy.</source>
        <translation>Fazer todos os 70 e jogar 68 fora, ou nunca fazer uma cópia.</translation>
    </message>
    <message>
        <source>Cubic graphs on eight nodes</source>
        <translation>Grafos cúbicos de oito vértices</translation>
    </message>
    <message>
        <source>Two nodes more and the copies are thousands for each graph; orderly generation still sees every graph once.</source>
        <translation>Com dois vértices a mais, as cópias são milhares para cada grafo; a geração ordenada ainda vê cada grafo uma só vez.</translation>
    </message>
    <message>
        <source>Node %1 has its %2 neighbours already.</source>
        <translation>O vértice %1 já tem seus %2 vizinhos.</translation>
    </message>
    <message>
        <source>Node %1 could then have %2 neighbours at most.</source>
        <translation>O vértice %1 poderia então ter no máximo %2 vizinhos.</translation>
    </message>
    <message>
        <source>One graph can be written in many ways by renaming its nodes. Only the first of these, in the order of the adjacency matrix, is ever completed: whenever a row is full, the beginning is dropped if a renaming makes it come earlier. So no graph comes twice, and none has to be remembered.</source>
        <translation>Um grafo pode ser escrito de muitas formas renomeando seus vértices. Só a primeira delas, na ordem da matriz de adjacência, chega a ser completada: sempre que uma linha está cheia, o início é descartado se, renomeando os vértices, ele viria antes. Assim nenhum grafo vem duas vezes, e nenhum precisa ser lembrado.</translation>
    </message>
    <message>
        <source>Exponential in the number of pairs, but few beginnings outlive the test. The test takes long where a graph has many symmetries. Memory for one graph; where edges are given, for those found.</source>
        <translation>Exponencial no número de pares, mas poucos inícios sobrevivem ao teste. O teste demora quando um grafo tem muitas simetrias. Memória para um grafo; se há arestas dadas, para os já encontrados.</translation>
    </message>
    <message>
        <source>Edges are picked from the list of all pairs, each after the one before, as long as no node gets too many. It never looks ahead: that a node passed by can no longer get its neighbours shows only at the end. Copies are found by trying to rename each new graph into one of those kept.</source>
        <translation>As arestas são escolhidas da lista de todos os pares, cada uma após a anterior, enquanto nenhum vértice fica com demais. Nunca se olha adiante: que um vértice deixado para trás já não pode chegar aos seus vizinhos só se vê no fim. Cópias são achadas tentando renomear cada novo grafo em um dos guardados.</translation>
    </message>
    <message>
        <source>Every labelled graph is made: up to N! copies of each. Unlabelled, each of them is compared with the graphs kept, one by one. Memory for the graphs kept.</source>
        <translation>Todos os grafos rotulados são feitos: até N! cópias de cada um. Não rotulados: cada um deles é comparado com os grafos guardados, um por um. Memória para os grafos guardados.</translation>
    </message>
    <message>
        <source>The graphs are made as by edge selection, but copies are found in another way. Of each graph the canonical form is computed, a naming of its nodes that is the same for all copies. Two graphs are copies exactly if these forms are equal, so that one look into a table is enough.</source>
        <translation>Os grafos são feitos como na escolha de arestas, mas as cópias são achadas de outra forma. De cada grafo calcula-se a forma canônica, uma nomeação de seus vértices que é a mesma para todas as cópias. Dois grafos são cópias exatamente se essas formas são iguais, de modo que basta uma consulta a uma tabela.</translation>
    </message>
    <message>
        <source>Every labelled graph is still made, but each costs one canonical form and one look-up, however many are kept. Memory for a form of each graph kept.</source>
        <translation>Todos os grafos rotulados ainda são feitos, mas cada um custa uma forma canônica e uma consulta, por mais que sejam os guardados. Memória para uma forma de cada grafo guardado.</translation>
    </message>
    <message>
        <source>There is nothing to generate: every degree with a number of nodes is already a problem.</source>
        <translation>Não há problemas novos a criar: cada grau com um número de vértices já é um.</translation>
    </message>
    <message>
        <source>%1 in</source>
        <translation>%1 presente</translation>
    </message>
    <message>
        <source>%1 out</source>
        <translation>%1 ausente</translation>
    </message>
    <message>
        <source>with given edges copies are known only by comparing with all graphs found: this count cannot be split into parts; leave out --part and --checkpoint</source>
        <translation>com arestas dadas, só se reconhecem cópias comparando com todos os grafos encontrados: esta contagem não pode ser dividida em partes; omita --part e --checkpoint</translation>
    </message>
    <message>
        <source>the table is of graphs without given edges</source>
        <translation>a tabela é de grafos sem arestas dadas</translation>
    </message>
    <message>
        <source>%1 stays out: nodes of lower number that nothing distinguishes from node %2 so far are not joined to node %3, so joining it instead would only rename nodes.</source>
        <translation>%1 fica de fora: ao vértice %3 não estão ligados vértices de número menor que nada ainda distingue do vértice %2; ligar este no lugar deles só renomearia vértices.</translation>
    </message>
    <message>
        <source>there is no node %1: nodes go from 0 to at most %2</source>
        <translation>não há vértice %1: os vértices vão de 0 a no máximo %2</translation>
    </message>
    <message>
        <source>an edge joins two different nodes, not %1 to itself</source>
        <translation>uma aresta liga dois vértices diferentes, e não %1 a si mesmo</translation>
    </message>
    <message>
        <source>there is no node %1: %2 nodes go from 0 to %3</source>
        <translation>não há vértice %1: %2 vértices vão de 0 a %3</translation>
    </message>
    <message>
        <source>expected a list of edges like ((0 1) (0 2)), not %1</source>
        <translation>esperava-se uma lista de arestas como ((0 1) (0 2)), e não %1</translation>
    </message>
    <message>
        <source>expected an edge as two nodes, like (0 1)</source>
        <translation>esperava-se uma aresta como dois vértices, por exemplo (0 1)</translation>
    </message>
    <message>
        <source>the list of edges is not closed: &apos;)&apos; is missing</source>
        <translation>a lista de arestas não está fechada: falta &apos;)&apos;</translation>
    </message>
    <message>
        <source>expected an edge like (0 1) or &apos;)&apos;, not %1</source>
        <translation>esperava-se uma aresta como (0 1) ou &apos;)&apos;, e não %1</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3</source>
        <translation>%1 deve ser um número inteiro de %2 a %3</translation>
    </message>
    <message>
        <source>%1 must be t, or left out</source>
        <translation>%1 deve ser t ou ser omitido</translation>
    </message>
    <message>
        <source>expected :nodes, :degree, :labelled, :connected, :required or :forbidden</source>
        <translation>esperava-se :nodes, :degree, :labelled, :connected, :required ou :forbidden</translation>
    </message>
    <message>
        <source>the property list is not closed: &apos;)&apos; is missing</source>
        <translation>a lista de propriedades não está fechada: falta &apos;)&apos;</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one graph</source>
        <translation>há mais texto depois da lista; uma lista é um grafo</translation>
    </message>
    <message>
        <source>expected an edge as two nodes, like 0-1</source>
        <translation>esperava-se uma aresta como dois vértices, por exemplo 0-1</translation>
    </message>
    <message>
        <source>the graph6 text ends too early</source>
        <translation>o texto graph6 termina cedo demais</translation>
    </message>
    <message>
        <source>graph6 has characters from ? to ~ only, not %1</source>
        <translation>graph6 só tem caracteres de ? a ~, e não %1</translation>
    </message>
    <message>
        <source>this graph has %1 nodes; graphs have %2 to %3 here</source>
        <translation>este grafo tem %1 vértices; aqui os grafos têm de %2 a %3</translation>
    </message>
    <message>
        <source>there is more text after the graph; one line of graph6 is one graph</source>
        <translation>há mais texto depois do grafo; uma linha de graph6 é um grafo</translation>
    </message>
    <message>
        <source>expected an undirected graph: graph { 0 -- 1; … }</source>
        <translation>esperava-se um grafo não orientado: graph { 0 -- 1; … }</translation>
    </message>
    <message>
        <source>expected { after graph</source>
        <translation>esperava-se { depois de graph</translation>
    </message>
    <message>
        <source>there is more text after the graph&apos;s }</source>
        <translation>há mais texto depois do } do grafo</translation>
    </message>
    <message>
        <source>the graph is not closed: } is missing</source>
        <translation>o grafo não está fechado: falta }</translation>
    </message>
    <message>
        <source>expected a node or an edge like 0 -- 1, not %1</source>
        <translation>esperava-se um vértice ou uma aresta como 0 -- 1, e não %1</translation>
    </message>
    <message>
        <source>-&gt; is a directed edge; write -- instead</source>
        <translation>-&gt; é uma aresta orientada; escreva --</translation>
    </message>
    <message>
        <source>expected an edge like 0 -- 1</source>
        <translation>esperava-se uma aresta como 0 -- 1</translation>
    </message>
    <message>
        <source>expected a node after --</source>
        <translation>esperava-se um vértice depois de --</translation>
    </message>
    <message>
        <source>Graphs that differ only in the names of their nodes count as different</source>
        <translation>Grafos que diferem só nos nomes de seus vértices contam separadamente</translation>
    </message>
    <message>
        <source>connected labelled %1-regular graphs on %2 nodes</source>
        <translation>grafos %1-regulares conexos rotulados de %2 vértices</translation>
    </message>
    <message>
        <source>connected %1-regular graphs on %2 nodes</source>
        <translation>grafos %1-regulares conexos de %2 vértices</translation>
    </message>
    <message>
        <source>labelled %1-regular graphs on %2 nodes</source>
        <translation>grafos %1-regulares rotulados de %2 vértices</translation>
    </message>
    <message>
        <source>%1-regular graphs on %2 nodes</source>
        <translation>grafos %1-regulares de %2 vértices</translation>
    </message>
    <message>
        <source>%1, %2 required</source>
        <translation>%1, arestas obrigatórias: %2</translation>
    </message>
    <message>
        <source>%1, %2 forbidden</source>
        <translation>%1, arestas proibidas: %2</translation>
    </message>
    <message>
        <source>there is no graph here; write one, like (:nodes 6 :degree 3)</source>
        <translation>não há grafo aqui; escreva um, como (:nodes 6 :degree 3)</translation>
    </message>
    <message>
        <source>expected labelled or connected</source>
        <translation>esperava-se labelled ou connected</translation>
    </message>
    <message>
        <source>expected a node with its neighbours, like 0: 1 2 5</source>
        <translation>esperava-se um vértice com seus vizinhos, como 0: 1 2 5</translation>
    </message>
    <message>
        <source>the nodes come in their order from 0: expected %1 here</source>
        <translation>os vértices vêm em ordem a partir de 0: esperava-se %1 aqui</translation>
    </message>
    <message>
        <source>expected the number of a neighbour, not %1</source>
        <translation>esperava-se o número de um vizinho, e não %1</translation>
    </message>
    <message>
        <source>expected nothing more on this line</source>
        <translation>não se esperava mais nada nesta linha</translation>
    </message>
    <message>
        <source>Neighbours of each node</source>
        <translation>Vizinhos de cada vértice</translation>
    </message>
    <message>
        <source>Each of the %1 nodes has %2 neighbours, which makes %3 ends of edges, two to an edge: the graph has %4 edges.</source>
        <translation>Cada um dos %1 vértices tem %2 vizinhos, o que dá %3 pontas de arestas, duas por aresta: o grafo tem %4 arestas.</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>Obrigatórias: %1.</translation>
    </message>
    <message>
        <source>Forbidden: %1.</source>
        <translation>Proibidas: %1.</translation>
    </message>
    <message>
        <source>Nothing distinguishes the nodes so far, so the neighbours of node 0 may be called 1 to %1: %2.</source>
        <translation>Nada distingue os vértices até aqui, então os vizinhos do vértice 0 podem ser chamados de 1 a %1: %2.</translation>
    </message>
    <message>
        <source>Node %1 has its %2 neighbours, so no other edges: not %3.</source>
        <translation>O vértice %1 já tem seus %2 vizinhos, portanto nenhuma outra aresta: não %3.</translation>
    </message>
    <message>
        <source>Node %1 has %2 of its %3 neighbours and no pairs left but these, which must be in: %4.</source>
        <translation>O vértice %1 tem %2 de seus %3 vizinhos e só lhe restam estes pares, que devem entrar: %4.</translation>
    </message>
    <message>
        <source>%1 stays out: with it, node %2 could not have %3 neighbours in the end.</source>
        <translation>%1 fica de fora: com ela, o vértice %2 não poderia ter %3 vizinhos no fim.</translation>
    </message>
    <message>
        <source>%1 must be in: without it, node %2 could not have %3 neighbours in the end.</source>
        <translation>%1 deve entrar: sem ela, o vértice %2 não poderia ter %3 vizinhos no fim.</translation>
    </message>
    <message>
        <source>Nothing is forced here: let %1 be an edge.</source>
        <translation>Nada é forçado aqui: que %1 seja uma aresta.</translation>
    </message>
    <message>
        <source>Nothing is forced here: leave %1 out.</source>
        <translation>Nada é forçado aqui: deixar %1 de fora.</translation>
    </message>
    <message>
        <source>Node %1 has %2 neighbours, more than %3.</source>
        <translation>O vértice %1 tem %2 vizinhos, mais que %3.</translation>
    </message>
    <message>
        <source>Node %1 can have %2 neighbours at most, fewer than %3.</source>
        <translation>O vértice %1 pode ter no máximo %2 vizinhos, menos que %3.</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>conexo</translation>
    </message>
    <message>
        <source>bipartite</source>
        <translation>bipartido</translation>
    </message>
    <message>
        <source>not bipartite</source>
        <translation>não bipartido</translation>
    </message>
    <message>
        <source>planar</source>
        <translation>planar</translation>
    </message>
    <message>
        <source>not planar</source>
        <translation>não planar</translation>
    </message>
    <message>
        <source>shortest cycle %1</source>
        <translation>menor ciclo %1</translation>
    </message>
    <message>
        <source>diameter %1</source>
        <translation>diâmetro %1</translation>
    </message>
    <message>
        <source>automorphisms: %1</source>
        <translation>automorfismos: %1</translation>
    </message>
    <message>
        <source>Every node has %1 neighbours: a solution. The graph is %2.</source>
        <translation>Cada vértice tem %1 vizinhos: uma solução. O grafo: %2.</translation>
    </message>
    <message>
        <source>There is no such graph.</source>
        <translation>Não existe tal grafo.</translation>
    </message>
    <message>
        <source>%1 There is no such graph.</source>
        <translation>%1 Não existe tal grafo.</translation>
    </message>
    <message>
        <source>Every choice left was searched and leads to a contradiction: there is no such graph. Nodes searched: %1</source>
        <translation>Todas as escolhas restantes foram pesquisadas e levam a uma contradição: não existe tal grafo. Nós pesquisados: %1</translation>
    </message>
    <message>
        <source>It grows connected cubic graphs up to isomorphism: the degree must be 3, &quot;connected&quot; chosen, and no edge given.</source>
        <translation>Ela faz crescer grafos cúbicos conexos a menos de isomorfismo: o grau deve ser 3, “conexos” escolhido, e nenhuma aresta dada.</translation>
    </message>
    <message>
        <source>Canonical augmentation</source>
        <translation>Aumento canônico (canonical augmentation)</translation>
    </message>
    <message>
        <source>Grows connected cubic graphs from smaller ones by a few nodes at a time, each from one parent only. Each is shown as it was made, not as the first of its copies.</source>
        <translation>Faz crescer grafos cúbicos conexos a partir de menores, poucos vértices de cada vez, cada um de um só pai. Cada um é mostrado como foi feito, não como a primeira de suas cópias.</translation>
    </message>
    <message>
        <source>A cubic graph can be made from a smaller one: a node becomes a triangle, a diamond is put into an edge, or two edges are joined by a new one. The same graph could be made in many such ways. So each graph names one of the steps that could be taken back, the same for all its copies, and is kept only if that was the last step. No graph is ever compared with another, and cheap numbers settle most cases: how many triangles and squares there are, how many nodes are near.</source>
        <translation>Um grafo cúbico pode ser feito de um menor: um vértice vira um triângulo, um losango entra em uma aresta, ou duas arestas são unidas por uma nova. O mesmo grafo poderia ser feito de muitos desses modos. Por isso cada grafo nomeia um dos passos que poderiam ser desfeitos, o mesmo para todas as suas cópias, e só é mantido se esse foi o último passo. Nenhum grafo é comparado com outro, e números baratos decidem a maioria dos casos: quantos triângulos e quadrados há, quantos vértices estão perto.</translation>
    </message>
    <message>
        <source>A few steps tried for each graph, few of which need more than counting its squares. Nothing is remembered but the graphs from which the present one grew.</source>
        <translation>Poucos passos tentados para cada grafo, poucos dos quais exigem mais que contar seus quadrados. Nada é guardado além dos grafos de que o atual cresceu.</translation>
    </message>
    <message>
        <source>McKay 1998; for cubic graphs Brinkmann, Goedgebeur and McKay 2011. The steps used here differ.</source>
        <translation>McKay 1998; para grafos cúbicos, Brinkmann, Goedgebeur e McKay 2011. Aqui os passos são outros.</translation>
    </message>
    <message>
        <source>%1 comes in with the same step: it joins the new nodes to each other or to the nodes that were there.</source>
        <translation>%1 entra com o mesmo passo: une os vértices novos entre si ou aos que já estavam.</translation>
    </message>
    <message>
        <source>%1 goes with the same step: new nodes take its place.</source>
        <translation>%1 sai com o mesmo passo: vértices novos tomam seu lugar.</translation>
    </message>
    <message>
        <source>Of the steps that could be taken back here, another comes first: this graph is kept where it is made by that one.</source>
        <translation>Dos passos que poderiam ser desfeitos aqui, outro vem antes: este grafo é mantido onde é feito por aquele.</translation>
    </message>
    <message>
        <source>part of the step</source>
        <translation>parte do passo</translation>
    </message>
    <message>
        <source>made from another graph</source>
        <translation>feito de outro grafo</translation>
    </message>
    <message>
        <source>Technique: a pair has only one choice left, in or out.</source>
        <translation>Técnica: de presente e ausente só resta um para um par.</translation>
    </message>
    <message>
        <source>Node %1 could then have one neighbour at most.</source>
        <translation>O vértice %1 poderia então ter no máximo um vizinho.</translation>
    </message>
    <message>
        <source>There are several such graphs; these steps lead to one of them.</source>
        <translation>Há vários grafos assim; estes passos levam a um deles.</translation>
    </message>
</context>
<context>
    <name>knight</name>
    <message>
        <source>Try a tour that starts at %1.</source>
        <translation>Tentar um passeio que começa em %1.</translation>
    </message>
    <message>
        <source>Move %1: from %2 the knight can only jump to %3.</source>
        <translation>Lance %1: de %2 o cavalo só pode saltar para %3.</translation>
    </message>
    <message>
        <source>Move %1: from %2, with %3 unvisited squares to jump to, try %4.</source>
        <translation>Lance %1: de %2, com %3 casas não visitadas ao alcance, tentar %4.</translation>
    </message>
    <message>
        <source>The frontier has passed %1: of all ways to jump to it and on, only which squares ahead belong to the same piece of path is kept, with the number of ways.</source>
        <translation>A fronteira passou por %1: de todas as formas de saltar até ela e adiante, guarda-se só quais casas à frente pertencem ao mesmo trecho de caminho, com o número de formas.</translation>
    </message>
    <message>
        <source>The tour put together from tiles is followed from %1 on.</source>
        <translation>O passeio montado com ladrilhos é seguido a partir de %1.</translation>
    </message>
    <message>
        <source>From %1 to %2: on a board this narrow a part of a short board&apos;s tour is repeated.</source>
        <translation>De %1 a %2: em um tabuleiro tão estreito, repete-se uma parte do passeio de um tabuleiro curto.</translation>
    </message>
    <message>
        <source>The tour of this tile goes from %1 to %2.</source>
        <translation>O passeio deste ladrilho vai de %1 a %2.</translation>
    </message>
    <message>
        <source>From %1 the tour crosses into the next tile at %2, where the tours of the two tiles were joined.</source>
        <translation>De %1 o passeio atravessa para o próximo ladrilho em %2, onde os passeios dos dois ladrilhos foram unidos.</translation>
    </message>
    <message>
        <source>No unvisited square can be reached from %1, and %2 are still to be visited.</source>
        <translation>Nenhuma casa não visitada é alcançável de %1, e ainda faltam %2.</translation>
    </message>
    <message>
        <source>%1 is unvisited and was passed by: too few of its neighbours are left for a tour to pass through it.</source>
        <translation>%1 não foi visitada e ficou para trás: restam vizinhas de menos para um passeio passar por ela.</translation>
    </message>
    <message>
        <source>%1 can still be entered but not left again, so the tour would have to end there; but it has to end on another square for the same reason.</source>
        <translation>Ainda se pode entrar em %1, mas não sair de novo, então o passeio teria de terminar ali; mas pela mesma razão ele tem de terminar em outra casa.</translation>
    </message>
    <message>
        <source>All neighbours of the start %1 are visited before the rest of the board: the tour cannot be closed.</source>
        <translation>Todas as vizinhas do início %1 foram visitadas antes do restante do tabuleiro: o passeio não pode ser fechado.</translation>
    </message>
    <message>
        <source>Every square is visited, but no jump leads from %1 back to the start %2.</source>
        <translation>Todas as casas foram visitadas, mas nenhum salto leva de %1 de volta ao início %2.</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, one of those from which the fewest squares (%4) can be reached.</source>
        <translation>Lance %1: de %2 a %3, uma das casas das quais se alcança o menor número de casas (%4).</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, although %4 squares can be reached from there: where fewer can, the search found a dead end.</source>
        <translation>Lance %1: de %2 a %3, embora de lá se alcancem %4 casas: onde se alcançam menos, a busca achou um beco sem saída.</translation>
    </message>
    <message>
        <source>Back to the empty board.</source>
        <translation>De volta ao tabuleiro vazio.</translation>
    </message>
    <message>
        <source>Every square is visited once and a jump leads back to the start: a closed tour.</source>
        <translation>Cada casa é visitada uma vez e um salto leva de volta ao início: um passeio fechado.</translation>
    </message>
    <message>
        <source>Every square is visited once: a tour.</source>
        <translation>Cada casa é visitada uma vez: um passeio.</translation>
    </message>
    <message>
        <source>All %1 beginnings of a tour were tried: there is none.</source>
        <translation>Todos os %1 começos de passeio foram tentados: não há nenhum.</translation>
    </message>
    <message>
        <source>The tour starts at %1.</source>
        <translation>O passeio começa em %1.</translation>
    </message>
    <message>
        <source>undirected closed tours: start and direction do not matter; rotations and reflections counted separately</source>
        <translation>passeios fechados não orientados: início e sentido não importam; rotações e reflexões contadas separadamente</translation>
    </message>
    <message>
        <source>directed open tours from the given square; reflections counted separately</source>
        <translation>passeios abertos orientados a partir da casa dada; reflexões contadas separadamente</translation>
    </message>
    <message>
        <source>directed open tours from all squares: a tour and its reverse are two; rotations and reflections counted separately</source>
        <translation>passeios abertos orientados a partir de todas as casas: um passeio e seu inverso são dois; rotações e reflexões contadas separadamente</translation>
    </message>
    <message>
        <source>On a board with a side of %1 a knight cannot go round and come back: there is no closed tour.</source>
        <translation>Em um tabuleiro com um lado de %1, um cavalo não pode dar a volta e retornar: não há passeio fechado.</translation>
    </message>
    <message>
        <source>On a board with a side of 4 every jump from the outer lines leads to the inner ones. A closed tour would have to change between them at every move, as it changes colours at every move, and so would never visit the inner squares of one colour (Schwenk&apos;s theorem).</source>
        <translation>Em um tabuleiro com um lado de 4, todo salto das linhas externas leva às internas. Um passeio fechado teria de alternar entre elas a cada lance, como alterna de cor a cada lance, e assim nunca visitaria as casas internas de uma cor (teorema de Schwenk).</translation>
    </message>
    <message>
        <source>Schwenk&apos;s theorem: a board with a side of 3 has a closed tour only if the other side is even and at least 10; here it is %1.</source>
        <translation>Teorema de Schwenk: um tabuleiro com um lado de 3 só tem passeio fechado se o outro lado for par e no mínimo 10; aqui ele é %1.</translation>
    </message>
    <message>
        <source>The colour changes with every jump, so a closed tour needs as many light squares as dark ones; here are %1 and %2.</source>
        <translation>A cor muda a cada salto, então um passeio fechado precisa de tantas casas claras quanto escuras; aqui há %1 e %2.</translation>
    </message>
    <message>
        <source>The colour changes with every jump, so the numbers of light and dark squares may differ by one at most; here are %1 and %2.</source>
        <translation>A cor muda a cada salto, então os números de casas claras e escuras podem diferir no máximo em um; aqui há %1 e %2.</translation>
    </message>
    <message>
        <source>With %1 squares of one colour and %2 of the other, a tour starts and ends on the first; %3 has the other colour.</source>
        <translation>Com %1 casas de uma cor e %2 da outra, um passeio começa e termina na primeira; %3 tem a outra cor.</translation>
    </message>
    <message>
        <source>No jump leads to %1 or away from it.</source>
        <translation>Nenhum salto leva a %1 ou sai dali.</translation>
    </message>
    <message>
        <source>Only one jump leads to %1: a closed tour needs another one to continue.</source>
        <translation>Só um salto leva a %1: um passeio fechado precisa de outro para prosseguir.</translation>
    </message>
    <message>
        <source>Every square is blocked.</source>
        <translation>Todas as casas estão bloqueadas.</translation>
    </message>
    <message>
        <source>The start %1 is blocked.</source>
        <translation>O início %1 está bloqueado.</translation>
    </message>
    <message>
        <source>A closed tour needs more than two squares.</source>
        <translation>Um passeio fechado precisa de mais de duas casas.</translation>
    </message>
    <message>
        <source>Knight&apos;s tour</source>
        <translation>Passeio do cavalo</translation>
    </message>
    <message>
        <source>Jump with a knight so that it visits every square exactly once.</source>
        <translation>Salte com um cavalo de modo que ele visite cada casa exatamente uma vez.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Columns and rows, like 8 or 5x6</source>
        <translation>Colunas e linhas, como 8 ou 5x6</translation>
    </message>
    <message>
        <source>From</source>
        <translation>A partir de</translation>
    </message>
    <message>
        <source>The square where the tour starts, like a1; empty for any</source>
        <translation>A casa onde o passeio começa, como a1; vazio para qualquer uma</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fechado</translation>
    </message>
    <message>
        <source>The last square is a jump away from the first</source>
        <translation>A última casa está a um salto da primeira</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>Bloqueadas</translation>
    </message>
    <message>
        <source>Squares the knight may not enter, like &quot;c3 d4&quot;</source>
        <translation>Casas em que o cavalo não pode entrar, como &quot;c3 d4&quot;</translation>
    </message>
    <message>
        <source>Five by five (P91)</source>
        <translation>Cinco por cinco (P91)</translation>
    </message>
    <message>
        <source>From any square: 1,728 tours, 304 of them from each corner.</source>
        <translation>De qualquer casa: 1.728 passeios, 304 deles a partir de cada canto.</translation>
    </message>
    <message>
        <source>Closed on six by six</source>
        <translation>Fechado em seis por seis</translation>
    </message>
    <message>
        <source>The smallest square with closed tours: 9,862.</source>
        <translation>O menor quadrado com passeios fechados: 9.862.</translation>
    </message>
    <message>
        <source>The chessboard</source>
        <translation>O tabuleiro de xadrez</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule finds a tour at once; there are 19,591,828,170,979,904.</source>
        <translation>A regra de Warnsdorff encontra um passeio na hora; há 19.591.828.170.979.904.</translation>
    </message>
    <message>
        <source>Closed on three by ten</source>
        <translation>Fechado em três por dez</translation>
    </message>
    <message>
        <source>The smallest board three squares high with closed tours: 16.</source>
        <translation>O menor tabuleiro de três casas de altura com passeios fechados: 16.</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>Quatro por quatro</translation>
    </message>
    <message>
        <source>There is no tour, and the search proves it.</source>
        <translation>Não há passeio, e a busca o prova.</translation>
    </message>
    <message>
        <source>A hole in the middle</source>
        <translation>Um buraco no meio</translation>
    </message>
    <message>
        <source>A closed tour around four blocked squares.</source>
        <translation>Um passeio fechado em torno de quatro casas bloqueadas.</translation>
    </message>
    <message>
        <source>Fifty by fifty</source>
        <translation>Cinquenta por cinquenta</translation>
    </message>
    <message>
        <source>2,500 squares: hopeless for backtracking, easy with a good rule.</source>
        <translation>2.500 casas: sem chance para o retrocesso, fácil com uma boa regra.</translation>
    </message>
    <message>
        <source>Board of . # and S</source>
        <translation>Tabuleiro com . # e S</translation>
    </message>
    <message>
        <source>Squares in order</source>
        <translation>Casas em ordem</translation>
    </message>
    <message>
        <source>Numbered board</source>
        <translation>Tabuleiro numerado</translation>
    </message>
    <message>
        <source>Pairs (X . Y), the last square first</source>
        <translation>Pares (X . Y), a última casa primeiro</translation>
    </message>
    <message>
        <source>impossible as given</source>
        <translation>impossível como dado</translation>
    </message>
    <message>
        <source>no jump left</source>
        <translation>nenhum salto restante</translation>
    </message>
    <message>
        <source>square cut off</source>
        <translation>casa isolada</translation>
    </message>
    <message>
        <source>two squares to end on</source>
        <translation>duas casas onde terminar</translation>
    </message>
    <message>
        <source>no way back to the start</source>
        <translation>sem volta ao início</translation>
    </message>
    <message>
        <source>not closed</source>
        <translation>não fechado</translation>
    </message>
    <message>
        <source>other direction of a tour listed already</source>
        <translation>outro sentido de um passeio já listado</translation>
    </message>
    <message>
        <source>tour of a tile</source>
        <translation>passeio de um ladrilho</translation>
    </message>
    <message>
        <source>passed by the frontier</source>
        <translation>passada pela fronteira</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Retrocesso (backtracking)</translation>
    </message>
    <message>
        <source>Each jump is tried in turn; from a dead end the last one is taken back.</source>
        <translation>Cada salto é tentado por sua vez; de um beco sem saída, o último é desfeito.</translation>
    </message>
    <message>
        <source>P91, with the steps in the order of its program.</source>
        <translation>P91, com os passos na ordem de seu programa.</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>Em largura</translation>
    </message>
    <message>
        <source>All paths of k squares are kept while those of k + 1 are made: memory runs out soon.</source>
        <translation>Todos os caminhos de k casas são guardados enquanto os de k + 1 são feitos: a memória logo se esgota.</translation>
    </message>
    <message>
        <source>P91, as its program does it.</source>
        <translation>P91, como o faz seu programa.</translation>
    </message>
    <message>
        <source>Warnsdorff&apos;s rule</source>
        <translation>Regra de Warnsdorff</translation>
    </message>
    <message>
        <source>Backtracking that jumps first to where the fewest jumps lead on, and gives up when a square is cut off.</source>
        <translation>Retrocesso que salta primeiro para onde menos saltos seguem adiante e desiste quando uma casa fica isolada.</translation>
    </message>
    <message>
        <source>H. C. von Warnsdorff, 1823; ties after A. Roth.</source>
        <translation>H. C. von Warnsdorff, 1823; empates segundo A. Roth.</translation>
    </message>
    <message>
        <source>Divide and conquer</source>
        <translation>Dividir para conquistar</translation>
    </message>
    <message>
        <source>One tour from tours of small tiles, joined at their borders; boards that are not cut are searched by Warnsdorff&apos;s rule.</source>
        <translation>Um passeio feito de passeios de ladrilhos pequenos, unidos nas bordas; tabuleiros que não são cortados são buscados pela regra de Warnsdorff.</translation>
    </message>
    <message>
        <source>After I. Parberry, 1997.</source>
        <translation>Segundo I. Parberry, 1997.</translation>
    </message>
    <message>
        <source>Frontier (counts only)</source>
        <translation>Fronteira (só conta)</translation>
    </message>
    <message>
        <source>Counts all tours without listing any: beginnings that leave the same loose ends are the same. One side up to 11.</source>
        <translation>Conta todos os passeios sem listar nenhum: começos que deixam as mesmas pontas soltas são iguais. Um dos lados até 11.</translation>
    </message>
    <message>
        <source>Sekine, Imai and Tani, 1995; Knuth, TAOCP 7.1.4.</source>
        <translation>Sekine, Imai e Tani, 1995; Knuth, TAOCP 7.1.4.</translation>
    </message>
    <message>
        <source>The board has %1 free squares, but the tour has %2.</source>
        <translation>O tabuleiro tem %1 casas livres, mas o passeio tem %2.</translation>
    </message>
    <message>
        <source>Move %1 has no square.</source>
        <translation>O lance %1 não tem casa.</translation>
    </message>
    <message>
        <source>%1 is blocked.</source>
        <translation>%1 está bloqueada.</translation>
    </message>
    <message>
        <source>%1 is visited twice.</source>
        <translation>%1 é visitada duas vezes.</translation>
    </message>
    <message>
        <source>The tour starts at %1 instead of %2.</source>
        <translation>O passeio começa em %1, e não em %2.</translation>
    </message>
    <message>
        <source>No jump leads from %1 back to the start %2.</source>
        <translation>Nenhum salto leva de %1 de volta ao início %2.</translation>
    </message>
    <message>
        <source>%1 is visited already, as move %2.</source>
        <translation>%1 já foi visitada, no lance %2.</translation>
    </message>
    <message>
        <source>No jump leads from %1 to %2.</source>
        <translation>Nenhum salto leva de %1 a %2.</translation>
    </message>
    <message>
        <source>The first tour</source>
        <translation>O primeiro passeio</translation>
    </message>
    <message>
        <source>Breadth first keeps millions of paths before one is a tour; backtracking keeps one; a good rule hardly ever turns back.</source>
        <translation>A busca em largura guarda milhões de caminhos antes que um seja um passeio; o retrocesso guarda um só; uma boa regra quase nunca volta atrás.</translation>
    </message>
    <message>
        <source>Proving that there is none</source>
        <translation>Provar que não há nenhum</translation>
    </message>
    <message>
        <source>Without a tour every strategy has to see everything, and a good rule helps only by leaving dead ends early.</source>
        <translation>Sem passeio, toda estratégia precisa ver tudo, e uma boa regra só ajuda por deixar cedo os becos sem saída.</translation>
    </message>
    <message>
        <source>One tour of the chessboard</source>
        <translation>Um passeio do tabuleiro de xadrez</translation>
    </message>
    <message>
        <source>Backtracking loses its way for longer than anybody waits; Warnsdorff&apos;s rule of 1823 walks straight through.</source>
        <translation>O retrocesso fica perdido por mais tempo do que alguém espera; a regra de Warnsdorff, de 1823, segue direto.</translation>
    </message>
    <message>
        <source>Up to eight jumps to choose from at every move: time grows exponentially with the number of squares, and 8 × 8 can take too long for even one tour. Memory for one path.</source>
        <translation>Até oito continuações a cada lance: o tempo cresce exponencialmente com o número de casas, e 8 × 8 pode demorar demais até para um só passeio. Memória para um caminho.</translation>
    </message>
    <message>
        <source>All paths of k squares are made before any path of k + 1. It is the tree of backtracking, walked layer by layer. As every tour is equally long, all of them lie in the last layer: there is nothing to gain by going wide first, and that is the lesson.</source>
        <translation>Todos os caminhos de k casas são feitos antes de qualquer caminho de k + 1. É a árvore do retrocesso, percorrida camada por camada. Como todo passeio tem o mesmo comprimento, todos estão na última camada: nada se ganha indo primeiro em largura, e essa é a lição.</translation>
    </message>
    <message>
        <source>Time as for all tours by backtracking. Memory for a whole layer of paths, which grows exponentially until the board is about half full: that is what ends it first.</source>
        <translation>Tempo como o de todos os passeios por retrocesso. Memória para uma camada inteira de caminhos, que cresce exponencialmente até o tabuleiro estar mais ou menos meio cheio: é ela que se esgota primeiro.</translation>
    </message>
    <message>
        <source>The knight jumps first to the square from which it would have the fewest ways to continue: hard squares are visited while they still can be. In this order the first path tried is often a tour already. It remains a complete search: jumps are taken back if need be, and a path is given up once it has cut a square off.</source>
        <translation>O cavalo salta primeiro para a casa da qual teria menos continuações: casas difíceis são visitadas enquanto ainda é possível. Nessa ordem, muitas vezes o primeiro caminho tentado já é um passeio. Continua sendo uma busca completa: saltos são desfeitos se preciso, e um caminho é abandonado assim que isola uma casa.</translation>
    </message>
    <message>
        <source>Where the rule holds, time is proportional to the number of squares. Where it fails, and for all tours, it grows exponentially as in backtracking. Memory for one path.</source>
        <translation>Onde a regra funciona, o tempo é proporcional ao número de casas. Onde ela falha, e para todos os passeios, cresce exponencialmente como no retrocesso. Memória para um caminho.</translation>
    </message>
    <message>
        <source>Small boards are easy, so the large one is cut into small tiles, and a closed tour of each is found by search. Two neighbouring tours become one when a jump of each is replaced by two jumps across the border. In the end one tour goes through all tiles.</source>
        <translation>Tabuleiros pequenos são fáceis, por isso o grande é cortado em ladrilhos pequenos, e um passeio fechado de cada um é achado por busca. Dois passeios vizinhos tornam-se um quando um salto de cada é trocado por dois saltos através da borda. No fim, um só passeio percorre todos os ladrilhos.</translation>
    </message>
    <message>
        <source>Time and memory proportional to the number of squares, on any board that can be cut. It finds one tour, never all of them.</source>
        <translation>Tempo e memória proporcionais ao número de casas, em qualquer tabuleiro que possa ser cortado. Encontra um passeio, nunca todos.</translation>
    </message>
    <message>
        <source>The squares are swept one after the other. Of all that was done behind, only the squares just ahead matter: which are untouched, which lie inside a piece of path, and which are the two ends of one piece. Beginnings that look alike there are counted together, so that no tour is ever listed.</source>
        <translation>As casas são percorridas uma após a outra. De tudo o que ficou para trás, só importam as casas logo à frente: quais estão intocadas, quais ficam dentro de um trecho de caminho e quais são as duas pontas de um mesmo trecho. Começos que ali se parecem são contados juntos, de modo que nenhum passeio chega a ser listado.</translation>
    </message>
    <message>
        <source>The number of states grows exponentially with the narrow side, and time and memory with it; with the long side time grows only in proportion. One side up to 11.</source>
        <translation>O número de estados cresce exponencialmente com o lado estreito e, com ele, o tempo e a memória; com o lado longo, o tempo cresce só em proporção. Um dos lados até 11.</translation>
    </message>
    <message>
        <source>There is nothing to generate: every board with its first square is already a problem, usually with very many tours.</source>
        <translation>Não há problemas novos a criar: cada tabuleiro com sua primeira casa já é um, em geral com muitíssimos passeios.</translation>
    </message>
    <message>
        <source>move %1</source>
        <translation>lance %1</translation>
    </message>
    <message>
        <source>The shorter side of the board can have at most %1 squares; here it has %2.</source>
        <translation>O lado menor do tabuleiro pode ter no máximo %1 casas; aqui tem %2.</translation>
    </message>
    <message>
        <source>The knight takes the first jump that leads to a new square, and continues from there. Where there is none, the last jump is taken back and the next one tried. The search does not look ahead: a corner cut off long ago shows only when the path has filled all the rest.</source>
        <translation>O cavalo dá o primeiro salto que leva a uma casa nova e segue dali. Onde não há nenhum, o último salto é desfeito e tenta-se o próximo. Nada é previsto: que um canto ficou isolado há muito tempo só se vê quando o caminho preencheu todo o resto.</translation>
    </message>
    <message>
        <source>counting goes up to boards with one side of at most %1, not %2</source>
        <translation>a contagem vai só até tabuleiros com um lado de no máximo %1, e não %2</translation>
    </message>
    <message>
        <source>This closed tour was already met in its other direction: only the one that goes first to the earlier of the start&apos;s two neighbours is listed.</source>
        <translation>Este passeio fechado já foi visto no outro sentido: das duas vizinhas do início, só se lista o passeio que vai primeiro à que vem antes na ordem.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not a square of this board; its squares go from a1 (lower left) to %3 (upper right)</source>
        <translation>%1: “%2” não é uma casa deste tabuleiro; suas casas vão de a1 (canto inferior esquerdo) a %3 (canto superior direito)</translation>
    </message>
    <message>
        <source>a tour has one start; there is an S above or left of this one</source>
        <translation>um passeio tem um só início; há um S acima ou à esquerda deste</translation>
    </message>
    <message>
        <source>expected . (free), # (blocked) or S (start) for each square, not %1</source>
        <translation>esperava-se . (livre), # (bloqueada) ou S (início) para cada casa, e não %1</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>um tabuleiro tem no máximo %1 colunas</translation>
    </message>
    <message>
        <source>expected nothing after the word closed</source>
        <translation>não se esperava nada depois da palavra closed</translation>
    </message>
    <message>
        <source>this line has %1 squares, the first one %2; all must be of the same length</source>
        <translation>esta linha tem %1 casas, a primeira tem %2; todas devem ter o mesmo comprimento</translation>
    </message>
    <message>
        <source>a board has at most %1 rows</source>
        <translation>um tabuleiro tem no máximo %1 linhas</translation>
    </message>
    <message>
        <source>there is no board here; write lines of . (free), # (blocked) and S (start)</source>
        <translation>não há tabuleiro aqui; escreva linhas de . (livre), # (bloqueada) e S (início)</translation>
    </message>
    <message>
        <source>%1 is damaged, or not a checkpoint of a count of knight&apos;s tours; name another file, or remove this one to start over</source>
        <translation>%1 está danificado ou não é um ponto de controle de uma contagem de passeios do cavalo; indique outro arquivo, ou remova este para recomeçar</translation>
    </message>
    <message>
        <source>%1 is the checkpoint of another count: %2, not %3</source>
        <translation>%1 é o ponto de controle de outra contagem: %2, e não %3</translation>
    </message>
    <message>
        <source>the states of the count are damaged</source>
        <translation>os estados da contagem estão danificados</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>não é possível gravar %1: %2</translation>
    </message>
    <message>
        <source>cannot read %1: %2</source>
        <translation>não é possível ler %1: %2</translation>
    </message>
    <message>
        <source>the states of the count in %1</source>
        <translation>os estados da contagem em %1</translation>
    </message>
    <message>
        <source>the states of the count are gone from their file</source>
        <translation>os estados da contagem desapareceram de seu arquivo</translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation>%1, fechado</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, a partir de %2</translation>
    </message>
    <message>
        <source>%1, %2 blocked</source>
        <translation>%1, casas bloqueadas: %2</translation>
    </message>
    <message>
        <source>A knight cannot jump from %1 to %2.</source>
        <translation>De %1 a %2 não há salto de cavalo.</translation>
    </message>
    <message>
        <source>The tour has to start at %1.</source>
        <translation>O passeio deve começar em %1.</translation>
    </message>
    <message>
        <source>Here Warnsdorff&apos;s rule goes no further: no tour was found.</source>
        <translation>Aqui a regra de Warnsdorff se esgota: nenhum percurso foi encontrado.</translation>
    </message>
    <message>
        <source>Of a tour only the first square can be given.</source>
        <translation>De um passeio só a primeira casa pode ser dada.</translation>
    </message>
    <message>
        <source>Squares as X/Y, from 1</source>
        <translation>Casas como X/Y, a partir de 1</translation>
    </message>
    <message>
        <source>a board has at most %1 columns and rows</source>
        <translation>um tabuleiro tem no máximo %1 colunas e linhas</translation>
    </message>
    <message>
        <source>expected the next square of the tour, like b3</source>
        <translation>esperava-se a próxima casa do passeio, como b3</translation>
    </message>
    <message>
        <source>expected the next square as X/Y, like 2/3, both from 1</source>
        <translation>esperava-se a próxima casa como X/Y, por exemplo 2/3, ambos a partir de 1</translation>
    </message>
    <message>
        <source>expected the next square as a pair, like (1 . 2), both from 0</source>
        <translation>esperava-se a próxima casa como par, por exemplo (1 . 2), ambos a partir de 0</translation>
    </message>
    <message>
        <source>the tour is longer than any board</source>
        <translation>o passeio é mais longo que qualquer tabuleiro</translation>
    </message>
    <message>
        <source>expected a list of pairs like ((2 . 1) (0 . 0))</source>
        <translation>esperava-se uma lista de pares como ((2 . 1) (0 . 0))</translation>
    </message>
    <message>
        <source>the list of pairs is not closed: &apos;)&apos; is missing</source>
        <translation>a lista de pares não está fechada: falta &apos;)&apos;</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one tour</source>
        <translation>há mais texto depois da lista; uma lista é um passeio</translation>
    </message>
    <message>
        <source>there is no tour here; write squares in order, like a1 b3</source>
        <translation>não há passeio aqui; escreva as casas em ordem, como a1 b3</translation>
    </message>
    <message>
        <source>expected the number of a move, # or ., not &quot;%1&quot;</source>
        <translation>esperava-se o número de um lance, # ou ., e não &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 squares are numbered, so there is no move %2</source>
        <translation>há %1 casas numeradas, portanto não há lance %2</translation>
    </message>
    <message>
        <source>there is a second square with the number %1</source>
        <translation>há uma segunda casa com o número %1</translation>
    </message>
    <message>
        <source>this square is not on the board of %1 columns and %2 rows</source>
        <translation>esta casa não está no tabuleiro de %1 colunas e %2 linhas</translation>
    </message>
    <message>
        <source>expected the next square of the tour, not %1</source>
        <translation>esperava-se a próxima casa do passeio, e não %1</translation>
    </message>
    <message>
        <source>the board has %1 columns and %2 rows, the tour&apos;s %3 and %4</source>
        <translation>o tabuleiro tem %1 colunas e %2 linhas, o do passeio %3 e %4</translation>
    </message>
    <message>
        <source>Move %1: from %2 to %3, which has %4 as its only exit left: passed by now, it could only be the end of the tour.</source>
        <translation>Lance %1: de %2 para %3, cuja única saída restante é %4: se não for visitada agora, só poderia ser o fim do passeio.</translation>
    </message>
    <message>
        <source>Moves %1 to %2: each square has one unvisited square a jump away: %3.</source>
        <translation>Lances %1 a %2: de cada casa só se pode saltar para uma casa não visitada: %3.</translation>
    </message>
    <message>
        <source>The squares fall into %1 pieces with no jump between them.</source>
        <translation>As casas se dividem em %1 partes sem saltos entre elas.</translation>
    </message>
    <message>
        <source>Without the squares %1 (%2 of them) the board falls into %3 pieces with no jump between them; a closed tour without these squares would be %2 pieces of path at most.</source>
        <translation>Sem as casas %1 (%2 ao todo), o tabuleiro se divide em %3 partes sem saltos entre elas; um passeio fechado sem essas casas teria no máximo %2 trechos.</translation>
    </message>
    <message>
        <source>Without the squares %1 (%2 of them) the board falls into %3 pieces with no jump between them; a tour without these squares would be %4 pieces of path at most.</source>
        <translation>Sem as casas %1 (%2 ao todo), o tabuleiro se divide em %3 partes sem saltos entre elas; um passeio sem essas casas teria no máximo %4 trechos.</translation>
    </message>
    <message>
        <source>So there is no tour.</source>
        <translation>Portanto, não há passeio.</translation>
    </message>
    <message>
        <source>Look for a square to begin with.</source>
        <translation>Procure uma casa para começar.</translation>
    </message>
    <message>
        <source>There is one in row %1.</source>
        <translation>Há uma na fileira %1.</translation>
    </message>
    <message>
        <source>Look at %1, where the knight stands. Possible jumps: %2</source>
        <translation>Veja %1, onde está o cavalo. Saídas: %2</translation>
    </message>
    <message>
        <source>One way to continue is Warnsdorff&apos;s: visit the square from which the fewest jumps lead on.</source>
        <translation>Um caminho é o de Warnsdorff: visite a casa da qual partem menos saltos.</translation>
    </message>
    <message>
        <source>It is one of these squares: %1.</source>
        <translation>É uma destas casas: %1.</translation>
    </message>
    <message>
        <source>Technique: only one jump is left.</source>
        <translation>Técnica: só resta um salto.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A workbench for puzzles and the searches that solve them.</source>
        <translation>Uma bancada para quebra-cabeças e as buscas que os resolvem.</translation>
    </message>
    <message>
        <source>A problem, a session, a trace, a lesson or a link to open.</source>
        <translation>Um problema, uma sessão, um registro, uma lição ou um link a abrir.</translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>Back to the beginning.</source>
        <translation>De volta ao início.</translation>
    </message>
    <message>
        <source>Back to node %1.</source>
        <translation>De volta ao nó %1.</translation>
    </message>
    <message>
        <source>A solution: every variable has a value, and every constraint holds.</source>
        <translation>Uma solução: cada variável tem um valor, e cada restrição vale.</translation>
    </message>
    <message>
        <source>The best solution so far.</source>
        <translation>A melhor solução até agora.</translation>
    </message>
    <message>
        <source>Try %1.</source>
        <translation>Tenta %1.</translation>
    </message>
    <message>
        <source>%1: this cannot hold any more, seen at %2.</source>
        <translation>%1: já não pode valer, como se vê em %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 was tried before: all that it leads to has been searched.</source>
        <translation>%1 já foi tentado: tudo a que leva foi percorrido.</translation>
    </message>
    <message>
        <source>%1: not %2.</source>
        <translation>%1: não %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a variable of the model with a value, as in x=1</source>
        <translation>&quot;%1&quot; não é uma variável do modelo com um valor, como em x=1</translation>
    </message>
    <message>
        <source>%1 has no value here</source>
        <translation>%1 não tem valor aqui</translation>
    </message>
    <message>
        <source>this model cannot be searched: %1</source>
        <translation>este modelo não pode ser buscado: %1</translation>
    </message>
    <message>
        <source>the model has %1 variables; %2 are the most</source>
        <translation>o modelo tem %1 variáveis; o máximo é %2</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>the model has %1 bytes; %2 are the most</source>
        <translation>o modelo tem %1 bytes; o máximo é %2</translation>
    </message>
    <message>
        <source>Killer Sudoku</source>
        <translation>Sudoku assassino</translation>
    </message>
    <message>
        <source>Cages and their sums: how sums and differences together settle cells that neither settles alone.</source>
        <translation>Gaiolas e suas somas: somas e diferenças juntas decidem células que nenhuma decide sozinha.</translation>
    </message>
    <message>
        <source>Diagonal Sudoku</source>
        <translation>Sudoku diagonal</translation>
    </message>
    <message>
        <source>What two more constraints are worth: far fewer givens are enough.</source>
        <translation>O que valem duas restrições a mais: bastam muito menos dados.</translation>
    </message>
    <message>
        <source>Jigsaw Sudoku</source>
        <translation>Sudoku irregular</translation>
    </message>
    <message>
        <source>Only &quot;all different&quot; matters, not how the regions look.</source>
        <translation>Só importa que sejam &quot;todos diferentes&quot;, não a forma das regiões.</translation>
    </message>
    <message>
        <source>Kakuro</source>
        <translation>Kakuro</translation>
    </message>
    <message>
        <source>A crossword of sums: a sum of few different numbers leaves few sets.</source>
        <translation>Palavras cruzadas de somas: uma soma de poucos números diferentes deixa poucos conjuntos.</translation>
    </message>
    <message>
        <source>Futoshiki</source>
        <translation>Futoshiki</translation>
    </message>
    <message>
        <source>How inequalities strike from both ends of a domain, and how chains of them add up.</source>
        <translation>Como as desigualdades cortam um domínio pelas duas pontas, e como as cadeias delas se somam.</translation>
    </message>
    <message>
        <source>Skyscrapers</source>
        <translation>Arranha-céus</translation>
    </message>
    <message>
        <source>How a condition on order becomes sums of Booleans.</source>
        <translation>Como uma condição sobre a ordem se torna somas de booleanos.</translation>
    </message>
    <message>
        <source>Star Battle</source>
        <translation>Batalha de estrelas</translation>
    </message>
    <message>
        <source>Counting: most steps follow from how many places are left.</source>
        <translation>Contar: a maioria dos passos segue de quantos lugares restam.</translation>
    </message>
    <message>
        <source>Binairo</source>
        <translation>Binairo</translation>
    </message>
    <message>
        <source>How small local rules settle most of a board.</source>
        <translation>Como pequenas regras locais decidem a maior parte do tabuleiro.</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>Quadrado mágico</translation>
    </message>
    <message>
        <source>What breaking symmetry saves: of eight images one is left.</source>
        <translation>O que se poupa ao quebrar a simetria: de oito imagens sobra uma.</translation>
    </message>
    <message>
        <source>SEND + MORE = MONEY</source>
        <translation>SEND + MORE = MONEY</translation>
    </message>
    <message>
        <source>One equation, propagated to its bounds, already settles M, O and S.</source>
        <translation>Uma só equação, propagada aos limites, já decide M, O e S.</translation>
    </message>
    <message>
        <source>Zebra puzzle</source>
        <translation>Enigma da zebra</translation>
    </message>
    <message>
        <source>How many small hints fit together without a guess.</source>
        <translation>Como muitas pequenas pistas se encaixam sem um palpite.</translation>
    </message>
    <message>
        <source>Map colouring</source>
        <translation>Coloração de mapa</translation>
    </message>
    <message>
        <source>How a guess spreads along borders; an order of colours counts each map only once.</source>
        <translation>Como um palpite se espalha pelas fronteiras; uma ordem das cores conta cada mapa uma só vez.</translation>
    </message>
    <message>
        <source>What a node is worth</source>
        <translation>Quanto vale um nó</translation>
    </message>
    <message>
        <source>The more each constraint strikes, the fewer nodes are searched, and the more expensive each of them is.</source>
        <translation>Quanto mais cada restrição corta, menos nós são percorridos, e mais caro é cada um.</translation>
    </message>
    <message>
        <source>Which variable first</source>
        <translation>Qual variável primeiro</translation>
    </message>
    <message>
        <source>The same constraints in other orders: where few values are left, and where it has failed before.</source>
        <translation>As mesmas restrições em outras ordens: onde restam poucos valores, e onde já falhou.</translation>
    </message>
    <message>
        <source>tried before</source>
        <translation>já tentado</translation>
    </message>
    <message>
        <source>no better than the best so far</source>
        <translation>não melhor que o melhor até agora</translation>
    </message>
    <message>
        <source>values of the variable</source>
        <translation>valores da variável</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Any puzzle that you write down in MiniZinc: variables, and the constraints between them.</source>
        <translation>Qualquer quebra-cabeça que você escreva em MiniZinc: variáveis, e as restrições entre elas.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Data for the model, such as &quot;n = 8;&quot;</source>
        <translation>Dados para o modelo, como &quot;n = 8;&quot;</translation>
    </message>
    <message>
        <source>MiniZinc model followed by its data</source>
        <translation>Modelo em MiniZinc, com os dados depois dele</translation>
    </message>
    <message>
        <source>Names with their values</source>
        <translation>Nomes com seus valores</translation>
    </message>
    <message>
        <source>The board as it is drawn</source>
        <translation>O tabuleiro como é desenhado</translation>
    </message>
    <message>
        <source>a model is written, not generated.</source>
        <translation>um modelo é escrito, não gerado.</translation>
    </message>
    <message>
        <source>the model has no variable %1, which is given a value at its end</source>
        <translation>o modelo não tem a variável %1, que recebe um valor no fim dele</translation>
    </message>
    <message>
        <source>%1 cannot have the value that it is given</source>
        <translation>%1 não pode ter o valor que recebe</translation>
    </message>
    <message>
        <source>data needs a model; name its file, or a preset</source>
        <translation>dados precisam de um modelo; indique o arquivo dele, ou um exemplo</translation>
    </message>
    <message>
        <source>Model with %1 variables</source>
        <translation>Modelo com %1 variáveis</translation>
    </message>
    <message>
        <source>there are %1 values for %2 variables</source>
        <translation>há %1 valores para %2 variáveis</translation>
    </message>
    <message>
        <source>%1 has no such value</source>
        <translation>%1 não tem esse valor</translation>
    </message>
    <message>
        <source>%1 is given another value</source>
        <translation>%1 recebe outro valor</translation>
    </message>
    <message>
        <source>these values break a constraint of the model</source>
        <translation>estes valores violam uma restrição do modelo</translation>
    </message>
    <message>
        <source>Constraint programming: a search with propagation, by the library Gecode.</source>
        <translation>Programação por restrições: uma busca com propagação, pela biblioteca Gecode.</translation>
    </message>
    <message>
        <source>As the model says</source>
        <translation>Como diz o modelo</translation>
    </message>
    <message>
        <source>Follows the model&apos;s own search annotations; without them, variables in the order of the model.</source>
        <translation>Segue as anotações de busca do próprio modelo; sem elas, as variáveis na ordem do modelo.</translation>
    </message>
    <message>
        <source>The author of a model often knows what to decide first and says so next to &quot;solve&quot;.</source>
        <translation>Quem escreve um modelo muitas vezes sabe o que decidir primeiro, e o escreve ao lado de &quot;solve&quot;.</translation>
    </message>
    <message>
        <source>Input order</source>
        <translation>Ordem de entrada</translation>
    </message>
    <message>
        <source>Takes variables in the order of the model, and the smallest value first.</source>
        <translation>Toma as variáveis na ordem do modelo, e o menor valor primeiro.</translation>
    </message>
    <message>
        <source>The simplest order there is, and the one to compare others with.</source>
        <translation>A ordem mais simples que há, e aquela com que se comparam as outras.</translation>
    </message>
    <message>
        <source>Smallest domain</source>
        <translation>Menor domínio</translation>
    </message>
    <message>
        <source>Takes the variable with the fewest values left.</source>
        <translation>Toma a variável com menos valores restantes.</translation>
    </message>
    <message>
        <source>Where few values are left, a wrong decision fails soonest: &quot;to succeed, try first where you are most likely to fail&quot;.</source>
        <translation>Onde restam poucos valores, uma decisão errada falha mais cedo: &quot;para ter sucesso, tente primeiro onde é mais provável falhar&quot;.</translation>
    </message>
    <message>
        <source>Most constrained</source>
        <translation>Mais restrita</translation>
    </message>
    <message>
        <source>Takes the variable with the most constraints for each value left.</source>
        <translation>Toma a variável com mais restrições por valor restante.</translation>
    </message>
    <message>
        <source>A decision strikes the most where many constraints meet.</source>
        <translation>Uma decisão corta mais onde muitas restrições se encontram.</translation>
    </message>
    <message>
        <source>Weighted degree</source>
        <translation>Grau ponderado</translation>
    </message>
    <message>
        <source>Takes the variable whose constraints have failed most often for each value left.</source>
        <translation>Toma a variável cujas restrições mais falharam por valor restante.</translation>
    </message>
    <message>
        <source>Constraints that have failed count for more, so that the search goes to the hard part of the problem and stays there.</source>
        <translation>Restrições que falharam contam mais, de modo que a busca vai à parte difícil do problema e fica ali.</translation>
    </message>
    <message>
        <source>Random order</source>
        <translation>Ordem aleatória</translation>
    </message>
    <message>
        <source>Takes variables and values at random, by the seed.</source>
        <translation>Toma variáveis e valores ao acaso, pela semente.</translation>
    </message>
    <message>
        <source>Shows what an order is worth: here there is none.</source>
        <translation>O que vale uma ordem se vê ao lado de nenhuma.</translation>
    </message>
    <message>
        <source>Values only</source>
        <translation>Só valores</translation>
    </message>
    <message>
        <source>Input order, and constraints look at variables with one value only.</source>
        <translation>Ordem de entrada, e as restrições só olham as variáveis com um único valor.</translation>
    </message>
    <message>
        <source>Little work at each node, and many nodes: backtracking as it was before propagation.</source>
        <translation>Pouco trabalho em cada nó, e muitos nós: o retrocesso como era antes da propagação.</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>Smallest domain, and constraints look at the smallest and largest values left.</source>
        <translation>Menor domínio, e as restrições olham o menor e o maior valor restantes.</translation>
    </message>
    <message>
        <source>Bounds are cheap to reason about, and often enough for sums.</source>
        <translation>Raciocinar com limites é barato, e muitas vezes basta para somas.</translation>
    </message>
    <message>
        <source>Whole domains</source>
        <translation>Domínios inteiros</translation>
    </message>
    <message>
        <source>Smallest domain, and constraints strike each value that is in none of their solutions.</source>
        <translation>Menor domínio, e as restrições cortam cada valor que não está em nenhuma das suas soluções.</translation>
    </message>
    <message>
        <source>The most that one constraint alone can see: fewer nodes, each of them more expensive.</source>
        <translation>O máximo que uma restrição sozinha pode ver: menos nós, cada um mais caro.</translation>
    </message>
    <message>
        <source>That a value is the best follows from a search only, not from a few constraints.</source>
        <translation>Que um valor é o melhor só decorre de uma busca, não de poucas restrições.</translation>
    </message>
    <message>
        <source>Fewest reasons</source>
        <translation>Menos razões</translation>
    </message>
    <message>
        <source>Without guessing: the next step is always one that follows from the fewest constraints.</source>
        <translation>Sem adivinhar: o próximo passo é sempre um que decorre do menor número de restrições.</translation>
    </message>
    <message>
        <source>A step is easy to see if few constraints are needed for it. So one is looked for that follows from a single constraint; where there is none, from two together, then from more. None of those named can be left out.</source>
        <translation>Um passo é fácil de ver se poucas restrições bastam para ele. Por isso procura-se um que decorra de uma só restrição; se não há, de duas juntas, depois de mais. Nenhuma das citadas pode ser omitida.</translation>
    </message>
    <message>
        <source>Each step asks for every value that is left whether a few constraints rule it out, each time with a small search.</source>
        <translation>Cada passo pergunta, para cada valor restante, se poucas restrições o excluem, cada vez com uma pequena busca.</translation>
    </message>
    <message>
        <source>Minimal unsatisfiable subsets as explanations: Demystify, and stepwise explanations in constraint solving.</source>
        <translation>Subconjuntos insatisfazíveis mínimos como explicações: Demystify e as explicações passo a passo da resolução de restrições.</translation>
    </message>
    <message>
        <source>several constraints together</source>
        <translation>várias restrições juntas</translation>
    </message>
    <message>
        <source>not %1</source>
        <translation>não %1</translation>
    </message>
    <message>
        <source>Variable order</source>
        <translation>Ordem das variáveis</translation>
    </message>
    <message>
        <source>Which variable is decided next</source>
        <translation>Qual variável é decidida a seguir</translation>
    </message>
    <message>
        <source>Weighted degree (dom/wdeg)</source>
        <translation>Grau ponderado (dom/wdeg)</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Aleatória</translation>
    </message>
    <message>
        <source>Value order</source>
        <translation>Ordem dos valores</translation>
    </message>
    <message>
        <source>Which of its values is tried first</source>
        <translation>Qual de seus valores é tentado primeiro</translation>
    </message>
    <message>
        <source>Smallest first</source>
        <translation>Menor primeiro</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>Maior primeiro</translation>
    </message>
    <message>
        <source>Median first</source>
        <translation>Mediana primeiro</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagação</translation>
    </message>
    <message>
        <source>How much each constraint strikes</source>
        <translation>Quanto cada restrição elimina</translation>
    </message>
    <message>
        <source>Restarts</source>
        <translation>Reinícios</translation>
    </message>
    <message>
        <source>After how many failures the search begins again</source>
        <translation>Depois de quantas falhas a busca recomeça</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Luby sequence</source>
        <translation>Sequência de Luby</translation>
    </message>
    <message>
        <source>Geometric sequence</source>
        <translation>Sequência geométrica</translation>
    </message>
    <message>
        <source>Composed</source>
        <translation>Composta</translation>
    </message>
    <message>
        <source>Put together from an order of variables, an order of values, a strength of propagation and restarts.</source>
        <translation>Composta de uma ordem de variáveis, uma ordem de valores, uma força de propagação e reinícios.</translation>
    </message>
    <message>
        <source>Most searches in constraint programming differ in these four choices alone. Random or weighted orders profit from restarts: a bad beginning is given up after so many failures, and what has been learned is kept.</source>
        <translation>A maioria das buscas em programação com restrições difere só nessas quatro escolhas. Ordens aleatórias ou ponderadas ganham com reinícios: um mau começo é abandonado após certo número de falhas, e o que se aprendeu é mantido.</translation>
    </message>
    <message>
        <source>in the data given: %1</source>
        <translation>nos dados informados: %1</translation>
    </message>
    <message>
        <source>values alone do not say which model they belong to; name the model as well</source>
        <translation>os valores sozinhos não dizem a que modelo pertencem; indique também o modelo</translation>
    </message>
    <message>
        <source>What the model&apos;s output items print, by MiniZinc</source>
        <translation>O que os itens de saída do modelo imprimem, pelo MiniZinc</translation>
    </message>
    <message>
        <source>this is not a MiniZinc model: it has no variables, and no item says what to solve, as &quot;solve satisfy;&quot; does</source>
        <translation>isto não é um modelo MiniZinc: não tem variáveis, e nenhum item diz o que resolver, como &quot;solve satisfy;&quot;</translation>
    </message>
    <message>
        <source>%1. Models are searched by it: reinstall Clew.</source>
        <translation>%1. É ele que faz a busca nos modelos: instale o Clew de novo.</translation>
    </message>
    <message>
        <source>The search crashed (%1). Another strategy or propagation may work.</source>
        <translation>A busca terminou por uma falha (%1). Outra estratégia ou propagação pode funcionar.</translation>
    </message>
    <message>
        <source>The search ended unexpectedly.</source>
        <translation>A busca terminou antes do fim.</translation>
    </message>
    <message>
        <source>This model cannot be searched: %1</source>
        <translation>Este modelo não pode ser buscado: %1</translation>
    </message>
    <message>
        <source>the guess</source>
        <translation>o palpite</translation>
    </message>
    <message>
        <source>%1 is searched from %2 to %3 only: give it bounds</source>
        <translation>%1 é procurado só de %2 a %3: dê-lhe limites</translation>
    </message>
    <message>
        <source>Nothing better is left: after %1 nodes everything else has been ruled out.</source>
        <translation>Nada melhor resta: após %1 nós todo o resto foi descartado.</translation>
    </message>
    <message>
        <source>This is the best of %1 nodes; the search was stopped before its end.</source>
        <translation>Esta é a melhor de %1 nós; a busca foi interrompida antes do fim.</translation>
    </message>
    <message>
        <source>a model that minimizes or maximizes has a best solution, not a number of them; to count those that satisfy it, write &quot;solve satisfy&quot;</source>
        <translation>um modelo que minimiza ou maximiza tem uma melhor solução, não um número delas; para contar as que o satisfazem, escreva &quot;solve satisfy&quot;</translation>
    </message>
    <message>
        <source>MiniZinc has used these constraints while it translated the model, so no step names them: %1.</source>
        <translation>O MiniZinc usou estas restrições ao traduzir o modelo, por isso nenhum passo as cita: %1.</translation>
    </message>
    <message>
        <source>%1 may be %2</source>
        <translation>%1 pode ser %2</translation>
    </message>
    <message>
        <source>There is no solution: a search of %1 nodes found that everything else contradicts the constraints.</source>
        <translation>Não há solução: uma busca de %1 nós mostrou que todo o resto contradiz as restrições.</translation>
    </message>
    <message>
        <source>Here nothing more follows from a few constraints, and there are several solutions: %1.</source>
        <translation>Aqui nada mais decorre de poucas restrições, e há várias soluções: %1.</translation>
    </message>
    <message>
        <source>There is no solution: what is known by now contradicts %1.</source>
        <translation>Não há solução: o que se sabe até aqui contradiz %1.</translation>
    </message>
    <message>
        <source>There is no solution. %1</source>
        <translation>Não há solução. %1</translation>
    </message>
    <message>
        <source>MiniZinc has settled every variable while it translated the model.</source>
        <translation>O MiniZinc determinou todas as variáveis ao traduzir o modelo.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: the model leaves it no value but %3.</source>
        <translation>%1 não pode ser %2: o modelo só lhe deixa o valor %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 não pode ser %2.</translation>
    </message>
    <message>
        <source>%1 cannot be both %2 and %3.</source>
        <translation>%1 não pode ser %2 e %3 ao mesmo tempo.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: by the model it equals %3, which is %4 here.</source>
        <translation>%1 não pode ser %2: pelo modelo é igual a %3, que aqui é %4.</translation>
    </message>
    <message>
        <source>the data in JSON give %1 a value that a model cannot have</source>
        <translation>os dados em JSON dão a %1 um valor que um modelo não pode ter</translation>
    </message>
    <message>
        <source>the data look like JSON but are not valid; write items as in n = 8;</source>
        <translation>os dados começam como JSON, mas não são; itens se escrevem como em n = 8;</translation>
    </message>
    <message>
        <source>%1 is a variable over floats; only integers and Booleans can be searched</source>
        <translation>%1 é uma variável de ponto flutuante; só inteiros e booleanos podem ser buscados</translation>
    </message>
    <message>
        <source>MiniZinc found no solution while it translated the model; it does not say which constraint cannot hold.</source>
        <translation>O MiniZinc descobriu, ao traduzir o modelo, que não há solução; não diz qual restrição não pode valer.</translation>
    </message>
    <message>
        <source>Data, line %1, column %2: MiniZinc found while it translated the model that this cannot hold: %3</source>
        <translation>Dados, linha %1, coluna %2: o MiniZinc descobriu, ao traduzir o modelo, que isto não pode valer: %3</translation>
    </message>
    <message>
        <source>Line %1, column %2: MiniZinc found while it translated the model that this cannot hold: %3</source>
        <translation>Linha %1, coluna %2: o MiniZinc descobriu, ao traduzir o modelo, que isto não pode valer: %3</translation>
    </message>
    <message>
        <source>%1 is given two values, but the model says that all of these are equal</source>
        <translation>%1 recebe dois valores, mas o modelo diz que todas estas são iguais</translation>
    </message>
    <message>
        <source>in the data given, line %1, column %2: %3</source>
        <translation>nos dados informados, linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>The search was stopped from outside: another program, or the system, has ended the engine.</source>
        <translation>A busca foi interrompida de fora: outro programa, ou o sistema, encerrou o mecanismo.</translation>
    </message>
    <message>
        <source>the constraints</source>
        <translation>as restrições</translation>
    </message>
    <message>
        <source>There is no solution: a search of one node found that everything else contradicts the constraints.</source>
        <translation>Não há solução: uma busca de um nó constatou que tudo o mais contradiz as restrições.</translation>
    </message>
    <message>
        <source>Nothing better is left: after one node everything else has been ruled out.</source>
        <translation>Não resta nada melhor: após um nó, todo o resto foi descartado.</translation>
    </message>
    <message>
        <source>Model with one variable</source>
        <translation>Modelo com uma variável</translation>
    </message>
    <message>
        <source>This is the best of one node; the search was stopped before its end.</source>
        <translation>Esta é a melhor de um nó; a busca foi interrompida antes do fim.</translation>
    </message>
    <message>
        <source>Exponential in the number of variables at worst; what the constraints strike decides how much of it is searched. Memory for one copy of the model at each open node, or for fewer where there is no room for all.</source>
        <translation>No pior caso, exponencial no número de variáveis; o que as restrições cortam decide quanto disso é percorrido. Memória para uma cópia do modelo em cada nó aberto, ou para menos cópias onde não há espaço para todas.</translation>
    </message>
    <message>
        <source>the value of an expression</source>
        <translation>o valor de uma expressão</translation>
    </message>
    <message>
        <source>this is not the board of the model as it is drawn</source>
        <translation>este não é o tabuleiro do modelo como é desenhado</translation>
    </message>
    <message>
        <source>The variable %1 has no bounds; give it some for its search to be watched.</source>
        <translation>A variável %1 não tem limites; dê-lhe alguns para que a busca possa ser acompanhada.</translation>
    </message>
    <message>
        <source>The variable %1 has too many values for its search to be watched.</source>
        <translation>A variável %1 tem valores demais para que a busca possa ser acompanhada.</translation>
    </message>
</context>
<context>
    <name>nonogram</name>
    <message>
        <source>The example of P98</source>
        <translation>O exemplo do P98</translation>
    </message>
    <message>
        <source>9 rows, 8 columns, one solution, found by line solving alone.</source>
        <translation>9 linhas, 8 colunas, uma solução, achada só com a resolução por fileiras.</translation>
    </message>
    <message>
        <source>Heart</source>
        <translation>Coração</translation>
    </message>
    <message>
        <source>Small and quick.</source>
        <translation>Pequeno e rápido.</translation>
    </message>
    <message>
        <source>Boat</source>
        <translation>Barco</translation>
    </message>
    <message>
        <source>12 columns, 10 rows, one solution.</source>
        <translation>12 colunas, 10 linhas, uma solução.</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gato</translation>
    </message>
    <message>
        <source>10 columns, 10 rows, one solution.</source>
        <translation>10 colunas, 10 linhas, uma solução.</translation>
    </message>
    <message>
        <source>A ball of thread</source>
        <translation>Um novelo de fio</translation>
    </message>
    <message>
        <source>15 columns, 15 rows: the clew itself.</source>
        <translation>15 colunas, 15 linhas: o próprio “clew”.</translation>
    </message>
    <message>
        <source>Six solutions</source>
        <translation>Seis soluções</translation>
    </message>
    <message>
        <source>One cell in each row and column of a 3 × 3 grid: clues need not have only one solution.</source>
        <translation>Uma célula em cada linha e coluna de uma grade 3 × 3: pistas nem sempre têm uma só solução.</translation>
    </message>
    <message>
        <source>Nonogram</source>
        <translation>Nonograma</translation>
    </message>
    <message>
        <source>Fill cells so that the runs of every row and column have the lengths written beside it: a picture appears.</source>
        <translation>Preencha células de modo que as sequências de cada linha e coluna tenham os comprimentos escritos ao lado: surge uma imagem.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Columns and rows of an empty nonogram</source>
        <translation>Colunas e linhas de um nonograma vazio</translation>
    </message>
    <message>
        <source>Lists of clues, rows then columns</source>
        <translation>Listas de pistas, linhas e depois colunas</translation>
    </message>
    <message>
        <source>Picture of X and .</source>
        <translation>Imagem com X e .</translation>
    </message>
    <message>
        <source>Steve Simpson&apos;s .non</source>
        <translation>.non de Steve Simpson</translation>
    </message>
    <message>
        <source>XML of webpbn.com</source>
        <translation>XML do webpbn.com</translation>
    </message>
    <message>
        <source>Size, then a clue a line</source>
        <translation>Tamanho, depois uma pista por linha</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coluna</translation>
    </message>
    <message>
        <source>opposite failed</source>
        <translation>o contrário falhou</translation>
    </message>
    <message>
        <source>placement chosen</source>
        <translation>disposição escolhida</translation>
    </message>
    <message>
        <source>impossible clues</source>
        <translation>pistas impossíveis</translation>
    </message>
    <message>
        <source>Line solving</source>
        <translation>Resolução por fileiras (line solving)</translation>
    </message>
    <message>
        <source>Settles, line by line, what all placements share; then tries single cells both ways, and only then guesses.</source>
        <translation>Define o que todas as disposições de uma linha ou coluna têm em comum, uma após a outra; depois testa células isoladas das duas formas e, por fim, decide uma.</translation>
    </message>
    <message>
        <source>Batenburg and Kosters, 2009; Wolter&apos;s pbnsolve, 2007.</source>
        <translation>Batenburg e Kosters, 2009; pbnsolve de Wolter, 2007.</translation>
    </message>
    <message>
        <source>Row by row (breadth first)</source>
        <translation>Linha por linha (em largura)</translation>
    </message>
    <message>
        <source>Adds every placement of the next row to every grid kept, and keeps those whose columns agree with their clues so far.</source>
        <translation>Acrescenta cada disposição da próxima linha a cada grade guardada e mantém aquelas cujas colunas ainda concordam com suas pistas.</translation>
    </message>
    <message>
        <source>The first program of P98.</source>
        <translation>O primeiro programa do P98.</translation>
    </message>
    <message>
        <source>Lines by score</source>
        <translation>Fileiras por pontuação</translation>
    </message>
    <message>
        <source>Fills the row or column whose runs have the fewest places, multiplied; crossing lines must stay possible.</source>
        <translation>Preenche a linha ou coluna cujas sequências têm menos lugares, multiplicados; as que a cruzam devem continuar possíveis.</translation>
    </message>
    <message>
        <source>The second program of P98, with its check made exact.</source>
        <translation>O segundo programa do P98, com seu teste tornado exato.</translation>
    </message>
    <message>
        <source>Row %1 (%2) needs %3 cells but has %4.</source>
        <translation>A linha %1 (%2) precisa de %3 células, mas tem %4.</translation>
    </message>
    <message>
        <source>Column %1 (%2) needs %3 cells but has %4.</source>
        <translation>A coluna %1 (%2) precisa de %3 células, mas tem %4.</translation>
    </message>
    <message>
        <source>The rows ask for %1 filled cells, the columns for %2: both must be the same.</source>
        <translation>As linhas pedem %1 células preenchidas, as colunas, %2: os dois números devem ser iguais.</translation>
    </message>
    <message>
        <source>%1 is neither filled nor empty.</source>
        <translation>%1 não está preenchida nem vazia.</translation>
    </message>
    <message>
        <source>Row %1 has runs of %2, but its clue is %3.</source>
        <translation>A linha %1 tem sequências de %2, mas sua pista é %3.</translation>
    </message>
    <message>
        <source>Column %1 has runs of %2, but its clue is %3.</source>
        <translation>A coluna %1 tem sequências de %2, mas sua pista é %3.</translation>
    </message>
    <message>
        <source>Suppose %1 is filled.</source>
        <translation>Supor que %1 está preenchida.</translation>
    </message>
    <message>
        <source>Suppose %1 is empty.</source>
        <translation>Supor que %1 está vazia.</translation>
    </message>
    <message>
        <source>%1 must be filled: empty, it led to a contradiction.</source>
        <translation>%1 deve estar preenchida: vazia, levou a uma contradição.</translation>
    </message>
    <message>
        <source>%1 must be empty: filled, it led to a contradiction.</source>
        <translation>%1 deve estar vazia: preenchida, levou a uma contradição.</translation>
    </message>
    <message>
        <source>%1 is filled in the placement chosen for its line.</source>
        <translation>%1 está preenchida na disposição escolhida para sua fileira.</translation>
    </message>
    <message>
        <source>%1 is empty in the placement chosen for its line.</source>
        <translation>%1 está vazia na disposição escolhida para sua fileira.</translation>
    </message>
    <message>
        <source>Row %1 (%2) can no longer be completed.</source>
        <translation>A linha %1 (%2) não pode mais ser completada.</translation>
    </message>
    <message>
        <source>Column %1 (%2) can no longer be completed.</source>
        <translation>A coluna %1 (%2) não pode mais ser completada.</translation>
    </message>
    <message>
        <source>Back to what holds without any supposition.</source>
        <translation>De volta ao que vale sem nenhuma suposição.</translation>
    </message>
    <message>
        <source>Every row and column meets its clue: a solution.</source>
        <translation>Cada linha e coluna cumpre sua pista: uma solução.</translation>
    </message>
    <message>
        <source>Domino logic</source>
        <translation>Lógica de dominó</translation>
    </message>
    <message>
        <source>The picture of P98</source>
        <translation>A imagem do P98</translation>
    </message>
    <message>
        <source>Rows in order, the most constrained lines first, or no guess at all: what a line says about its cells is enough.</source>
        <translation>Linhas em ordem, primeiro as fileiras mais restritas, ou nenhum palpite: o que uma fileira diz de suas células basta.</translation>
    </message>
    <message>
        <source>A larger picture</source>
        <translation>Uma imagem maior</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendida</translation>
    </message>
    <message>
        <source>found by learning</source>
        <translation>encontrada por aprendizado</translation>
    </message>
    <message>
        <source>refuted</source>
        <translation>refutada</translation>
    </message>
    <message>
        <source>Clause learning</source>
        <translation>Aprendizado de cláusulas</translation>
    </message>
    <message>
        <source>Line solving and probing; the rest goes to a SAT solver that learns from every dead end, and proves that there is no further solution.</source>
        <translation>Resolução por fileiras e sondagem; o resto vai para um resolvedor SAT, que aprende com cada beco sem saída e prova que não há mais nenhuma solução.</translation>
    </message>
    <message>
        <source>Marques-Silva and Sakallah&apos;s GRASP, 1996; order encoding: Tamura, 2006; solver: Biere&apos;s CaDiCaL.</source>
        <translation>GRASP, de Marques-Silva e Sakallah, 1996; codificação de ordem: Tamura, 2006; resolvedor: CaDiCaL, de Biere.</translation>
    </message>
    <message>
        <source>The clauses learned leave %1 filled in every solution still to be found.</source>
        <translation>As cláusulas aprendidas deixam %1 preenchida em toda solução ainda por encontrar.</translation>
    </message>
    <message>
        <source>The clauses learned leave %1 empty in every solution still to be found.</source>
        <translation>As cláusulas aprendidas deixam %1 vazia em toda solução ainda por encontrar.</translation>
    </message>
    <message>
        <source>%1 is filled in the solution found by learning.</source>
        <translation>%1 está preenchida na solução encontrada por aprendizado.</translation>
    </message>
    <message>
        <source>%1 is empty in the solution found by learning.</source>
        <translation>%1 está vazia na solução encontrada por aprendizado.</translation>
    </message>
    <message>
        <source>The clauses learned contradict each other: there is no further solution.</source>
        <translation>As cláusulas aprendidas se contradizem: não há mais nenhuma solução.</translation>
    </message>
    <message>
        <source>No placement would be left for row %1 (%2).</source>
        <translation>Não restaria nenhuma disposição para a linha %1 (%2).</translation>
    </message>
    <message>
        <source>No placement would be left for column %1 (%2).</source>
        <translation>Não restaria nenhuma disposição para a coluna %1 (%2).</translation>
    </message>
    <message>
        <source>What line solving and probing leave open is written as clauses: short lists of statements of which at least one must hold. A SAT solver guesses, and from each dead end learns a new clause that rules out all dead ends of its kind. So it also proves quickly that there is no further solution, where others would have to try everything.</source>
        <translation>O que a resolução por fileiras e a sondagem deixam em aberto é escrito como cláusulas: listas curtas de afirmações das quais ao menos uma deve valer. Um resolvedor SAT dá palpites e, de cada beco sem saída, aprende uma nova cláusula que exclui todos os becos sem saída do mesmo tipo. Assim também prova depressa que não há mais nenhuma solução, onde outros teriam de tentar tudo.</translation>
    </message>
    <message>
        <source>Exponential at worst, but where others repeat the same mistake in many places it is paid for once. Memory for all clauses: those of the clues grow with the number of runs and the length of lines, those learned are thrown away from time to time.</source>
        <translation>Exponencial no pior caso, mas o erro que outros repetem em muitos lugares é pago uma só vez. Memória para todas as cláusulas: as das pistas crescem com o número de sequências e o comprimento das fileiras; as aprendidas são jogadas fora de tempos em tempos.</translation>
    </message>
    <message>
        <source>Settling a line takes time about proportional to its length times its runs. Most published puzzles need no decision; in general the problem is NP-complete, and decisions can double the work each. Memory for one grid and what was changed in it.</source>
        <translation>Definir uma fileira leva um tempo mais ou menos proporcional ao seu comprimento vezes suas sequências. A maioria dos quebra-cabeças publicados não precisa de decisão; em geral o problema é NP-completo, e cada decisão pode dobrar o trabalho. Memória para uma grade e o que nela foi mudado.</translation>
    </message>
    <message>
        <source>Every placement of the first row&apos;s runs is a beginning of the grid. To each beginning every placement of the next row is added, and what contradicts a column so far is dropped. The clues of the columns can rule out little before half the grid is laid: until then the beginnings multiply.</source>
        <translation>Cada disposição das sequências da primeira linha é um começo da grade. A cada começo se acrescenta cada disposição da próxima linha, e o que até ali contradiz uma coluna é descartado. As pistas das colunas excluem pouco antes de meia grade estar posta: até lá os começos se multiplicam.</translation>
    </message>
    <message>
        <source>The placements of each row times the grids kept. Both time and memory grow exponentially, and whole layers are kept: it is for small grids.</source>
        <translation>As disposições de cada linha vezes as grades guardadas. Tempo e memória crescem exponencialmente, e camadas inteiras são guardadas: serve para grades pequenas.</translation>
    </message>
    <message>
        <source>Lines with little freedom are filled first. The score of a line is the product of the places its runs have; the line with the smallest score is filled in each way that fits. After each, every crossing line must still have a placement, so that many mistakes show at once.</source>
        <translation>As fileiras com pouca liberdade são preenchidas primeiro. A pontuação de uma fileira é o produto dos lugares que suas sequências têm; a fileira de menor pontuação é preenchida de cada forma que cabe. Depois de cada uma, toda fileira que a cruza ainda deve ter uma disposição, de modo que muitos erros aparecem logo.</translation>
    </message>
    <message>
        <source>Exponential, with a base that depends on how free the lines are. Each node tests the crossing lines, in time about proportional to length times runs. Memory for one grid.</source>
        <translation>Exponencial, com uma base que depende de quão livres são as fileiras. Cada nó testa as fileiras que cruzam, em tempo mais ou menos proporcional a comprimento vezes sequências. Memória para uma grade.</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>Colunas e linhas</translation>
    </message>
    <message>
        <source>%1 filled</source>
        <translation>%1 preenchida</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1 vazia</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Several cells have to be tried at once.</source>
        <translation>Várias células têm de ser testadas ao mesmo tempo.</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 rows, not %2</source>
        <translation>um nonograma tem de 1 a %1 linhas, e não %2</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 columns, not %2</source>
        <translation>um nonograma tem de 1 a %1 colunas, e não %2</translation>
    </message>
    <message>
        <source>expected the length of a run, not %1</source>
        <translation>esperava-se o comprimento de uma sequência, e não %1</translation>
    </message>
    <message>
        <source>a run of %1 cells is too long for any nonogram</source>
        <translation>uma sequência de %1 células não cabe em nenhum nonograma</translation>
    </message>
    <message>
        <source>expected a clue like [2,1], not %1</source>
        <translation>esperava-se uma pista como [2,1], e não %1</translation>
    </message>
    <message>
        <source>the clue is not closed: &apos;%1&apos; is missing</source>
        <translation>a pista não está fechada: falta &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected the list of the rows&apos; clues, like [[3],[2,1]]</source>
        <translation>esperava-se a lista das pistas das linhas, como [[3],[2,1]]</translation>
    </message>
    <message>
        <source>expected the list of the columns&apos; clues, like [[3],[2,1]]</source>
        <translation>esperava-se a lista das pistas das colunas, como [[3],[2,1]]</translation>
    </message>
    <message>
        <source>the list of the rows is not closed: &apos;%1&apos; is missing</source>
        <translation>a lista das linhas não está fechada: falta &apos;%1&apos;</translation>
    </message>
    <message>
        <source>the list of the columns is not closed: &apos;%1&apos; is missing</source>
        <translation>a lista das colunas não está fechada: falta &apos;%1&apos;</translation>
    </message>
    <message>
        <source>expected %1 painted cells in quotes, each X, . or ?: this is number %2</source>
        <translation>esperavam-se %1 células pintadas entre aspas, cada uma X, . ou ?: esta é a de número %2</translation>
    </message>
    <message>
        <source>expected %1 painted cells, one for each cell, not %2</source>
        <translation>esperavam-se %1 células pintadas, uma para cada célula, e não %2</translation>
    </message>
    <message>
        <source>expected the list of the columns&apos; clues after that of the rows</source>
        <translation>esperava-se a lista das pistas das colunas depois da das linhas</translation>
    </message>
    <message>
        <source>there is more text after the two lists; one pair is one nonogram</source>
        <translation>há mais texto depois das duas listas; um par é um nonograma</translation>
    </message>
    <message>
        <source>the line &quot;%1 N&quot; is missing</source>
        <translation>falta a linha &quot;%1 N&quot;</translation>
    </message>
    <message>
        <source>numbers are expected only after a line &quot;rows&quot; or &quot;columns&quot;</source>
        <translation>só se esperam números depois de uma linha &quot;rows&quot; ou &quot;columns&quot;</translation>
    </message>
    <message>
        <source>expected a width from 1 to %1</source>
        <translation>esperava-se uma largura de 1 a %1</translation>
    </message>
    <message>
        <source>expected a height from 1 to %1</source>
        <translation>esperava-se uma altura de 1 a %1</translation>
    </message>
    <message>
        <source>the section &quot;%1&quot; has %2 clues, but there must be %3; an empty line&apos;s clue is 0</source>
        <translation>a seção &quot;%1&quot; tem %2 pistas, mas deve haver %3; a pista de uma fileira vazia é 0</translation>
    </message>
    <message>
        <source>expected width and height, each from 1 to %1</source>
        <translation>esperavam-se largura e altura, cada uma de 1 a %1</translation>
    </message>
    <message>
        <source>expected %1 clues, one a line (%2 rows, then %3 columns), but there are %4; an empty line&apos;s clue is 0</source>
        <translation>esperavam-se %1 pistas, uma por linha de texto (%2 linhas, depois %3 colunas), mas há %4; a pista de uma fileira vazia é 0</translation>
    </message>
    <message>
        <source>expected X or . for each cell, not %1</source>
        <translation>esperava-se X ou . para cada célula, e não %1</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length</source>
        <translation>esta linha tem %1 células, a primeira tem %2; todas devem ter o mesmo comprimento</translation>
    </message>
    <message>
        <source>none of %1 pictures of %2 x %3 was %4</source>
        <translation>nenhuma de %1 imagens de %2 x %3 teve a dificuldade %4</translation>
    </message>
    <message>
        <source>A line is settled as far as all placements of its runs agree; that changes the lines that cross it, which are looked at again. Where this ends, single cells are tried both ways, and where one way fails the other holds. Only when that ends too a cell is decided, the one whose trial settled most.</source>
        <translation>Uma fileira é definida até onde todas as disposições de suas sequências concordam; isso muda as fileiras que a cruzam, que são examinadas de novo. Onde isso termina, células isoladas são testadas das duas formas e, se uma falha, vale a outra. Só quando isso também termina se decide uma célula, aquela cujo teste revelou mais.</translation>
    </message>
    <message>
        <source>No line settles anything: clause learning shows at once that there is one solution, while searching takes long.</source>
        <translation>Nenhuma linha ou coluna diz nada: o aprendizado de cláusulas mostra na hora que há uma só solução; a busca demora.</translation>
    </message>
    <message>
        <source>The larger the picture, the more a wrong row at the top costs.</source>
        <translation>Quanto maior a imagem, mais cara sai uma linha errada no alto.</translation>
    </message>
    <message>
        <source>%1 × %2 nonogram</source>
        <translation>Nonograma %1 × %2</translation>
    </message>
    <message>
        <source>%1, %2 × %3</source>
        <translation>%1, %2 × %3</translation>
    </message>
    <message>
        <source>the clues have no solution, so there is nothing to rate</source>
        <translation>as pistas não têm solução, portanto não há o que avaliar</translation>
    </message>
    <message>
        <source>the clues have several solutions; only what has a single one can be rated</source>
        <translation>as pistas têm várias soluções; só se pode avaliar o que tem uma única</translation>
    </message>
    <message>
        <source>The grid has %1 cells, but there are %2 values.</source>
        <translation>A grade tem %1 células, mas %2 estão indicadas.</translation>
    </message>
    <message>
        <source>this is not sound XML: %1</source>
        <translation>isto não é XML válido: %1</translation>
    </message>
    <message>
        <source>a nonogram has 1 to %1 rows and columns; here are %2 and %3</source>
        <translation>um nonograma tem de 1 a %1 linhas e colunas; aqui há %2 e %3</translation>
    </message>
    <message>
        <source>this nonogram has runs of colour &quot;%1&quot;; only black runs are supported</source>
        <translation>este nonograma tem sequências da cor “%1”; só se conhecem as pretas</translation>
    </message>
    <message>
        <source>expected the length of a run, not &quot;%1&quot;</source>
        <translation>esperava-se o comprimento de uma sequência, e não “%1”</translation>
    </message>
    <message>
        <source>a &lt;count&gt; stands outside of &lt;clues&gt; and &lt;line&gt;</source>
        <translation>há um &lt;count&gt; fora de &lt;clues&gt; e &lt;line&gt;</translation>
    </message>
    <message>
        <source>%1 is given as filled.</source>
        <translation>%1 está dada como preenchida.</translation>
    </message>
    <message>
        <source>%1 is given as empty.</source>
        <translation>%1 está dada como vazia.</translation>
    </message>
    <message>
        <source>No run reaches %1: empty.</source>
        <translation>Nenhuma sequência alcança %1: vazia.</translation>
    </message>
    <message>
        <source>Every placement of the runs near %1 covers it: filled.</source>
        <translation>Toda disposição das sequências próximos de %1 a cobre: preenchida.</translation>
    </message>
    <message>
        <source>The run of %1 lies within %2 to %3, so it covers %4: filled.</source>
        <translation>A sequência de %1 fica entre %2 e %3, portanto cobre %4: preenchida.</translation>
    </message>
    <message>
        <source>Row %1 (%2). %3</source>
        <translation>Linha %1 (%2). %3</translation>
    </message>
    <message>
        <source>Column %1 (%2). %3</source>
        <translation>Coluna %1 (%2). %3</translation>
    </message>
    <message>
        <source>%1 The nonogram has no solution.</source>
        <translation>%1 O nonograma não tem solução.</translation>
    </message>
    <message>
        <source>Whatever is supposed leads to a contradiction: the nonogram has no solution.</source>
        <translation>Tudo o que se supõe leva a uma contradição: o nonograma não tem solução.</translation>
    </message>
    <message>
        <source>The nonogram has no solution.</source>
        <translation>O nonograma não tem solução.</translation>
    </message>
    <message>
        <source>Stopped before all cells were settled.</source>
        <translation>Parou antes de todas as células estarem definidas.</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dada</translation>
    </message>
    <message>
        <source>expected rows of cells between bars, like |_|_|X| 1</source>
        <translation>esperavam-se linhas de células entre barras, como |_|_|X| 1</translation>
    </message>
    <message>
        <source>expected a cell as _, X or . between two bars, not &quot;%1&quot;</source>
        <translation>esperava-se uma célula como _, X ou . entre duas barras, e não &quot;%1&quot;</translation>
    </message>
    <message>
        <source>all cells of a figure must have the same width</source>
        <translation>todas as células de uma figura devem ter a mesma largura</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length and begin below each other</source>
        <translation>esta linha tem %1 células, a primeira tem %2; todas devem ter o mesmo comprimento e começar uma abaixo da outra</translation>
    </message>
    <message>
        <source>this number is below no cell; write a column&apos;s clue below its cells</source>
        <translation>este número não está abaixo de nenhuma célula; escreva a pista de uma coluna abaixo de suas células</translation>
    </message>
    <message>
        <source>the columns&apos; clues are missing; write them below the cells</source>
        <translation>faltam as pistas das colunas; escreva-as abaixo das células</translation>
    </message>
    <message>
        <source>a nonogram has at most %1 rows and columns</source>
        <translation>um nonograma tem no máximo %1 linhas e colunas</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>a coluna %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>a linha %1</translation>
    </message>
    <message>
        <source>Figure with clues, as in P98</source>
        <translation>Figura com pistas, como em P98</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Uma linha como na coleção de Tatham</translation>
    </message>
    <message>
        <source>expected the lengths of runs between dots, like 2.1</source>
        <translation>esperavam-se os comprimentos das sequências entre pontos, como 2.1</translation>
    </message>
    <message>
        <source>expected width and height before a colon, like 10x10:, each from 1 to %1</source>
        <translation>esperavam-se largura e altura antes de dois-pontos, como 10x10:, cada uma de 1 a %1</translation>
    </message>
    <message>
        <source>expected %1 clues between slashes, those of %2 columns and then of %3 rows; this is number %4</source>
        <translation>esperavam-se %1 pistas entre barras, as de %2 colunas e depois as de %3 linhas; esta é a de número %4</translation>
    </message>
    <message>
        <source>prefilled cells are not supported</source>
        <translation>isto tem células preenchidas de antemão, o que não é lido</translation>
    </message>
    <message>
        <source>there is more text after the last clue</source>
        <translation>há mais texto depois da última pista</translation>
    </message>
    <message>
        <source>All runs are filled; the rest is empty: %1.</source>
        <translation>Todas as sequências estão preenchidas; o resto fica vazio: %1.</translation>
    </message>
    <message>
        <source>Beside filled cells whose run cannot continue: %1 empty.</source>
        <translation>Ao lado de células preenchidas cuja sequência não pode continuar: %1 vazia.</translation>
    </message>
    <message>
        <source>Too short a gap for any run: %1 empty.</source>
        <translation>Espaço curto demais para qualquer sequência: %1 vazia.</translation>
    </message>
    <message>
        <source>%1 within %2 to %3: %4</source>
        <translation>%1 entre %2 e %3: %4</translation>
    </message>
    <message>
        <source>These runs cover cells wherever they lie (%1): filled.</source>
        <translation>Estas sequências cobrem células onde quer que fiquem (%1): preenchidas.</translation>
    </message>
    <message>
        <source>version 1 of the generator cannot make one that is %1</source>
        <translation>a versão 1 do gerador não cria nenhum que seja %1</translation>
    </message>
    <message>
        <source>a nonogram has no clues in its cells, and the picture is the solution.</source>
        <translation>um nonograma não tem pistas em suas células, e a imagem é a solução.</translation>
    </message>
    <message>
        <source>Overlap: what a run&apos;s first and last place have in common.</source>
        <translation>Sobreposição: o que o primeiro e o último lugar de uma sequência têm em comum.</translation>
    </message>
    <message>
        <source>Each line can be looked at alone, with all its placements.</source>
        <translation>Cada linha ou coluna pode ser vista sozinha, com todas as suas disposições.</translation>
    </message>
    <message>
        <source>Single cells have to be tried, and led to a contradiction.</source>
        <translation>Células avulsas têm de ser testadas e levadas a uma contradição.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>The clues have several solutions; these steps lead to one of them.</source>
        <translation>As pistas têm várias soluções; estes passos levam a uma delas.</translation>
    </message>
    <message>
        <source>(With it filled there is a solution, too.)</source>
        <translation>(Com ela preenchida também há uma solução.)</translation>
    </message>
    <message>
        <source>(With it empty there is a solution, too.)</source>
        <translation>(Com ela vazia também há uma solução.)</translation>
    </message>
    <message>
        <source>(With it filled a search finds no solution. Nodes searched: %1.)</source>
        <translation>(Com ela preenchida, uma busca não encontra solução. Nós pesquisados: %1.)</translation>
    </message>
    <message>
        <source>(With it empty a search finds no solution. Nodes searched: %1.)</source>
        <translation>(Com ela vazia, uma busca não encontra solução. Nós pesquisados: %1.)</translation>
    </message>
    <message>
        <source>this picture has %1 columns and %2 rows, the problem %3 and %4</source>
        <translation>esta figura tem %1 colunas e %2 linhas; o problema, %3 e %4</translation>
    </message>
    <message>
        <source>Its nodes are the trials of single cells before it learns, and the solutions that it then finds: the guesses of the clause learner are not seen. Its backtracks are the trials that failed and the clauses learned.</source>
        <translation>Seus nós são as tentativas com células isoladas antes de aprender e as soluções que encontra depois: os palpites do aprendizado de cláusulas não são vistos. Seus retrocessos são as tentativas que falharam e as cláusulas aprendidas.</translation>
    </message>
    <message>
        <source>row %1 (%2) fills %3</source>
        <translation>a linha %1 (%2) preenche %3</translation>
    </message>
    <message>
        <source>column %1 (%2) fills %3</source>
        <translation>a coluna %1 (%2) preenche %3</translation>
    </message>
    <message>
        <source>row %1 (%2) leaves %3 empty</source>
        <translation>a linha %1 (%2) deixa %3 vazia</translation>
    </message>
    <message>
        <source>column %1 (%2) leaves %3 empty</source>
        <translation>a coluna %1 (%2) deixa %3 vazia</translation>
    </message>
    <message>
        <source>row %1 (%2) fills %3 and leaves %4 empty</source>
        <translation>a linha %1 (%2) preenche %3 e deixa %4 vazia</translation>
    </message>
    <message>
        <source>column %1 (%2) fills %3 and leaves %4 empty</source>
        <translation>a coluna %1 (%2) preenche %3 e deixa %4 vazia</translation>
    </message>
    <message>
        <source>row %1 (%2) can no longer be completed</source>
        <translation>a linha %1 (%2) não pode mais ser completada</translation>
    </message>
    <message>
        <source>column %1 (%2) can no longer be completed</source>
        <translation>a coluna %1 (%2) não pode mais ser completada</translation>
    </message>
    <message>
        <source>%1, and %2</source>
        <translation>%1, e %2</translation>
    </message>
    <message>
        <source>%1 must be filled: otherwise %2.</source>
        <translation>%1 deve estar preenchida: senão, %2.</translation>
    </message>
    <message>
        <source>%1 must be empty: otherwise %2.</source>
        <translation>%1 deve estar vazia: senão, %2.</translation>
    </message>
    <message>
        <source>there is more text after the clues of %1 rows and %2 columns; the first line says how many columns and rows there are</source>
        <translation>há mais texto depois das dicas de %1 linhas e %2 colunas; a primeira linha diz quantas colunas e linhas há</translation>
    </message>
    <message>
        <source>expected nonogram/COLUMNS/ROWS/…, or a puzz.link address with that in it</source>
        <translation>esperava-se nonogram/COLUNAS/LINHAS/…, ou um endereço puzz.link que o contenha</translation>
    </message>
    <message>
        <source>expected COLUMNS/ROWS/ after nonogram/</source>
        <translation>esperava-se COLUNAS/LINHAS/ depois de nonogram/</translation>
    </message>
    <message>
        <source>Then %1 can be neither. %2 %3</source>
        <translation>Então %1 não pode ser nem uma coisa nem outra. %2 %3</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>line solving, what all ways to place the runs of the line have in common</source>
        <translation>resolução por fileiras, o que todas as formas de colocar as sequências da fileira têm em comum</translation>
    </message>
    <message>
        <source>row %1 (%2)</source>
        <translation>linha %1 (%2)</translation>
    </message>
    <message>
        <source>column %1 (%2)</source>
        <translation>coluna %1 (%2)</translation>
    </message>
    <message>
        <source>overlap</source>
        <translation>sobreposição</translation>
    </message>
    <message>
        <source>every placement</source>
        <translation>toda posição</translation>
    </message>
    <message>
        <source>all runs filled</source>
        <translation>sequências preenchidas</translation>
    </message>
    <message>
        <source>end of a run</source>
        <translation>fim de uma sequência</translation>
    </message>
    <message>
        <source>gap too short</source>
        <translation>vão curto demais</translation>
    </message>
    <message>
        <source>out of reach</source>
        <translation>fora de alcance</translation>
    </message>
</context>
<context>
    <name>puzzlink</name>
    <message>
        <source>expected a clue as a hexadecimal digit</source>
        <translation>esperava-se uma pista como dígito hexadecimal</translation>
    </message>
    <message>
        <source>the clues end after %1 of %2 cells</source>
        <translation>as pistas terminam depois de %1 de %2 células</translation>
    </message>
    <message>
        <source>the clues are for %1 cells, the board has %2</source>
        <translation>as pistas são para %1 células, o tabuleiro tem %2</translation>
    </message>
</context>
<context>
    <name>queens</name>
    <message>
        <source>all solutions, rotations and reflections counted separately</source>
        <translation>todas as soluções, contando rotações e reflexões separadamente</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Rainhas</translation>
    </message>
    <message>
        <source>Place N queens on an N × N board so that none attacks another.</source>
        <translation>Ponha N rainhas em um tabuleiro N × N de modo que nenhuma ataque outra.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Number of queens, columns and rows</source>
        <translation>Número de rainhas, colunas e linhas</translation>
    </message>
    <message>
        <source>Eight queens (P90)</source>
        <translation>Oito rainhas (P90)</translation>
    </message>
    <message>
        <source>The classical problem: 92 solutions, 12 up to symmetry.</source>
        <translation>O problema clássico: 92 soluções, 12 a menos de simetria.</translation>
    </message>
    <message>
        <source>Four queens</source>
        <translation>Quatro rainhas</translation>
    </message>
    <message>
        <source>The smallest board with a solution, and small enough to watch.</source>
        <translation>O menor tabuleiro com solução, e pequeno o bastante para assistir.</translation>
    </message>
    <message>
        <source>Six queens</source>
        <translation>Seis rainhas</translation>
    </message>
    <message>
        <source>Four solutions, and they are hard to find by hand.</source>
        <translation>Quatro soluções, difíceis de achar à mão.</translation>
    </message>
    <message>
        <source>Figure 2.8 begun</source>
        <translation>Figura 2.8 iniciada</translation>
    </message>
    <message>
        <source>Eight queens with the first two columns of SICP&apos;s figure given.</source>
        <translation>Oito rainhas, dadas as duas primeiras colunas da figura do SICP.</translation>
    </message>
    <message>
        <source>Twelve queens</source>
        <translation>Doze rainhas</translation>
    </message>
    <message>
        <source>14,200 solutions.</source>
        <translation>14.200 soluções.</translation>
    </message>
    <message>
        <source>Thirty-two queens</source>
        <translation>Trinta e duas rainhas</translation>
    </message>
    <message>
        <source>One solution is easy for local search; nobody has counted them all.</source>
        <translation>Uma solução é fácil para a busca local; ninguém contou todas.</translation>
    </message>
    <message>
        <source>Board of . and Q</source>
        <translation>Tabuleiro com . e Q</translation>
    </message>
    <message>
        <source>List of rows, from 1</source>
        <translation>Lista de linhas, a partir de 1</translation>
    </message>
    <message>
        <source>List of rows, from 0</source>
        <translation>Lista de linhas, a partir de 0</translation>
    </message>
    <message>
        <source>Squares as column/row</source>
        <translation>Casas como coluna/linha</translation>
    </message>
    <message>
        <source>attacked</source>
        <translation>atacada</translation>
    </message>
    <message>
        <source>row without a place</source>
        <translation>linha sem lugar</translation>
    </message>
    <message>
        <source>column without a place</source>
        <translation>coluna sem lugar</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dada</translation>
    </message>
    <message>
        <source>first position</source>
        <translation>primeira posição</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>trocada</translation>
    </message>
    <message>
        <source>Column %1 has no queen.</source>
        <translation>A coluna %1 não tem rainha.</translation>
    </message>
    <message>
        <source>The queen given at %1 is not in its place.</source>
        <translation>A rainha dada em %1 não está no seu lugar.</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a column.</source>
        <translation>As rainhas em %1 e em %2 estão na mesma coluna.</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a row.</source>
        <translation>As rainhas em %1 e em %2 estão na mesma linha.</translation>
    </message>
    <message>
        <source>The queens at %1 and at %2 share a diagonal.</source>
        <translation>As rainhas em %1 e em %2 estão na mesma diagonal.</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Retrocesso (backtracking)</translation>
    </message>
    <message>
        <source>Column by column, each row in turn; compared at once with the queens to the left, and back when no row is left.</source>
        <translation>Coluna por coluna, uma linha de cada vez; compara logo com as rainhas à esquerda e volta quando não resta linha.</translation>
    </message>
    <message>
        <source>The program of the Clojure page; Golomb and Baumert, 1965.</source>
        <translation>O programa da página de Clojure; Golomb e Baumert, 1965.</translation>
    </message>
    <message>
        <source>Generate and test</source>
        <translation>Gerar e testar</translation>
    </message>
    <message>
        <source>The first program of P90: 13 seconds.</source>
        <translation>O primeiro programa do P90: 13 segundos.</translation>
    </message>
    <message>
        <source>Column by column (breadth first)</source>
        <translation>Coluna por coluna (em largura)</translation>
    </message>
    <message>
        <source>All safe boards of k columns are made before any of k + 1; each is extended by one queen and kept if that one is safe.</source>
        <translation>Todos os tabuleiros seguros de k colunas são feitos antes dos de k + 1; cada um recebe mais uma rainha e é mantido se ela estiver segura.</translation>
    </message>
    <message>
        <source>The second program of P90: 6 milliseconds; SICP exercise 2.42.</source>
        <translation>O segundo programa do P90: 6 milissegundos; SICP, exercício 2.42.</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>Links dançantes (dancing links)</translation>
    </message>
    <message>
        <source>Exact cover: always settles the row or column with the fewest squares left.</source>
        <translation>Cobertura exata: resolve sempre a linha ou coluna com menos casas restantes.</translation>
    </message>
    <message>
        <source>Knuth, The Art of Computer Programming 7.2.2.1.</source>
        <translation>Knuth, The Art of Computer Programming 7.2.2.1.</translation>
    </message>
    <message>
        <source>Bit masks</source>
        <translation>Máscaras de bits</translation>
    </message>
    <message>
        <source>Richards, 1997.</source>
        <translation>Richards, 1997.</translation>
    </message>
    <message>
        <source>Least conflicts (local search)</source>
        <translation>Menos conflitos (busca local)</translation>
    </message>
    <message>
        <source>Sosič and Gu, 1994.</source>
        <translation>Sosič e Gu, 1994.</translation>
    </message>
    <message>
        <source>Try a queen at %1.</source>
        <translation>Tentar uma rainha em %1.</translation>
    </message>
    <message>
        <source>The queen at %1 is given.</source>
        <translation>A rainha em %1 é dada.</translation>
    </message>
    <message>
        <source>In exchange the queen of column %1 moves to row %2: together the two are attacked less.</source>
        <translation>Em troca, a rainha da coluna %1 vai para a linha %2: juntas, as duas são menos atacadas.</translation>
    </message>
    <message>
        <source>Local search starts with a queen at %1.</source>
        <translation>A busca local começa com uma rainha em %1.</translation>
    </message>
    <message>
        <source>Every row of column %1 is attacked: no queen can stand there.</source>
        <translation>Todas as linhas da coluna %1 estão atacadas: nenhuma rainha pode ficar ali.</translation>
    </message>
    <message>
        <source>Every square of row %1 is attacked: it cannot get a queen.</source>
        <translation>Todas as casas da linha %1 estão atacadas: ela não pode receber rainha.</translation>
    </message>
    <message>
        <source>No queen can stand at %1: the one at %2 attacks it.</source>
        <translation>Nenhuma rainha pode ficar em %1: a de %2 a ataca.</translation>
    </message>
    <message>
        <source>The queen at %1 is attacked by the one at %2.</source>
        <translation>A rainha em %1 é atacada pela de %2.</translation>
    </message>
    <message>
        <source>The given queens attack each other.</source>
        <translation>As rainhas dadas se atacam.</translation>
    </message>
    <message>
        <source>Back to the board as it was given.</source>
        <translation>De volta ao tabuleiro dado.</translation>
    </message>
    <message>
        <source>No queen attacks another: a solution.</source>
        <translation>Nenhuma rainha ataca outra: uma solução.</translation>
    </message>
    <message>
        <source>13 seconds and 6 milliseconds</source>
        <translation>13 segundos e 6 milissegundos</translation>
    </message>
    <message>
        <source>Depth or breadth</source>
        <translation>Profundidade ou largura</translation>
    </message>
    <message>
        <source>All 14,200 on twelve</source>
        <translation>Todas as 14.200 em doze</translation>
    </message>
    <message>
        <source>Fewer nodes or cheaper ones: choosing the tightest line opens the fewest nodes, bit masks open each the fastest.</source>
        <translation>Menos nós ou nós mais baratos: escolher a linha ou coluna mais apertada abre menos nós; as máscaras de bits abrem cada um mais depressa.</translation>
    </message>
    <message>
        <source>One solution for thirty-two</source>
        <translation>Uma solução para trinta e duas</translation>
    </message>
    <message>
        <source>Where one solution is enough, repairing a wrong board beats building a right one.</source>
        <translation>Onde uma solução basta, consertar um tabuleiro errado é melhor que construir um certo.</translation>
    </message>
    <message>
        <source>explicit rule</source>
        <translation>regra explícita</translation>
    </message>
    <message>
        <source>Explicit rule (no search)</source>
        <translation>Regra explícita (sem busca)</translation>
    </message>
    <message>
        <source>Pauls, 1874; Hoffman, Loessi and Moore, 1969.</source>
        <translation>Pauls, 1874; Hoffman, Loessi e Moore, 1969.</translation>
    </message>
    <message>
        <source>The queen of this column is given at %1.</source>
        <translation>A rainha desta coluna é dada em %1.</translation>
    </message>
    <message>
        <source>A queen at %1 is attacked by the one at %2.</source>
        <translation>Uma rainha em %1 é atacada pela de %2.</translation>
    </message>
    <message>
        <source>A queen goes into the next column, into each row in turn, and is compared at once with the queens to its left. As soon as two attack each other, all boards that begin in this way are given up together. When no row is left, the search goes back one column and moves the queen there on.</source>
        <translation>Uma rainha vai para a próxima coluna, em cada linha por sua vez, e é logo comparada com as rainhas à sua esquerda. Assim que duas se atacam, todos os tabuleiros que começam desse modo são abandonados juntos. Quando não resta linha, a busca volta uma coluna e move adiante a rainha dali.</translation>
    </message>
    <message>
        <source>N to the power of N full boards: 16,777,216 for eight queens, whatever is on them. Memory for one board.</source>
        <translation>N elevado a N tabuleiros cheios: 16.777.216 para oito rainhas, não importa o que haja neles. Memória para um tabuleiro.</translation>
    </message>
    <message>
        <source>All safe boards of one column are made, then from each of these all safe boards of two columns, and so on. These are the same boards as in backtracking, only visited layer by layer. So the first solution comes when nearly all the work is done.</source>
        <translation>São feitos todos os tabuleiros seguros de uma coluna; depois, de cada um deles, todos os tabuleiros seguros de duas colunas, e assim por diante. São os mesmos tabuleiros do retrocesso, só que visitados camada por camada. Por isso, a primeira solução vem quando quase todo o trabalho está feito.</translation>
    </message>
    <message>
        <source>Time as for backtracking, for all solutions. Memory for a whole layer of boards at once, which grows exponentially with N and is largest somewhat beyond the middle.</source>
        <translation>Tempo como o do retrocesso, para todas as soluções. Memória para uma camada inteira de tabuleiros de uma vez, que cresce exponencialmente com N e é maior um pouco além do meio.</translation>
    </message>
    <message>
        <source>Queens are an exact cover: each row and each column gets exactly one queen, each diagonal at most one. The search always settles the row or column that has the fewest free squares, so dead ends come early. Squares are kept in linked lists, where one can be taken out and put back again by a few assignments: hence the name.</source>
        <translation>As rainhas são uma cobertura exata: cada linha e cada coluna recebe exatamente uma rainha, cada diagonal no máximo uma. A busca resolve sempre a linha ou coluna com menos casas livres, de modo que os becos sem saída vêm cedo. As casas ficam em listas encadeadas, das quais uma pode ser tirada e posta de volta com poucas atribuições: daí o nome.</translation>
    </message>
    <message>
        <source>Fewer nodes than column by column, but still exponentially many, and each costs more: every square that the queen attacks is unlinked. Memory for the links of N² squares, allocated once.</source>
        <translation>Menos nós que coluna por coluna, mas ainda exponencialmente muitos, e cada um custa mais: toda casa que a rainha ataca é desligada. Memória para os links de N² casas, reservada uma só vez.</translation>
    </message>
    <message>
        <source>The rows and diagonals that are attacked are kept as the bits of three words; from one column to the next the diagonals are shifted by one place. One operation then gives all free rows of a column, so that attacked squares are never looked at. It is plain backtracking with very little work a node.</source>
        <translation>As linhas e diagonais atacadas são guardadas como os bits de três palavras; de uma coluna à próxima, as diagonais são deslocadas em uma posição. Uma só operação dá então todas as linhas livres de uma coluna, de modo que casas atacadas nunca são examinadas. É o retrocesso simples, com muito pouco trabalho por nó.</translation>
    </message>
    <message>
        <source>In practice little more than proportional to N: a million queens take about a second. Memory for N rows and the queens on each diagonal. Nothing is guaranteed.</source>
        <translation>Na prática, pouco mais que proporcional a N: um milhão de rainhas leva cerca de um segundo. Memória para N linhas e as rainhas de cada diagonal. Nada é garantido.</translation>
    </message>
    <message>
        <source>For every board of four squares a side or more, one solution can simply be written down. The queens stand in two staircases of knight&apos;s moves; for some N these are shifted so that no two queens share a diagonal. Search is needed for all solutions, or where queens are given, but not for one solution.</source>
        <translation>Para todo tabuleiro de quatro casas de lado ou mais, uma solução pode simplesmente ser escrita. As rainhas ficam em duas escadas de saltos de cavalo; para alguns N, estas são deslocadas para que nenhuma diagonal tenha duas rainhas. A busca é necessária para todas as soluções, ou onde há rainhas dadas, mas não para uma só.</translation>
    </message>
    <message>
        <source>N steps, and memory for N rows. Nothing is tried.</source>
        <translation>N passos, e memória para N linhas. Nada é tentado.</translation>
    </message>
    <message>
        <source>Number of queens, up to 32</source>
        <translation>Número de rainhas, até 32</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>column %1, row %2</source>
        <translation>coluna %1, linha %2</translation>
    </message>
    <message>
        <source>Backtracking with rows and diagonals as bits: only free squares are ever tried. Up to 64 queens.</source>
        <translation>Retrocesso com linhas e diagonais como bits: só casas livres são tentadas. Até 64 rainhas.</translation>
    </message>
    <message>
        <source>Exponential like backtracking, but only safe queens are put down, each in a few machine instructions. Memory for three words a column; up to 64 queens.</source>
        <translation>Exponencial como o retrocesso, mas só rainhas seguras são postas, cada uma com poucas instruções de máquina. Memória para três palavras por coluna; até 64 rainhas.</translation>
    </message>
    <message>
        <source>Rows are kept as the bits of one word, which has %1; this board has %2 rows.</source>
        <translation>As linhas são guardadas como os bits de uma só palavra, que tem %1; este tabuleiro tem %2 linhas.</translation>
    </message>
    <message>
        <source>A board of %1 × %1 has more links than can be numbered in 32 bits.</source>
        <translation>Um tabuleiro de %1 × %1 tem mais links do que se pode numerar com 32 bits.</translation>
    </message>
    <message>
        <source>Time grows exponentially with N: all 92 solutions for eight queens take 15,720 placements of a queen. Memory for one board, a number a column.</source>
        <translation>O tempo cresce exponencialmente com N: todas as 92 soluções para oito rainhas exigem pôr 15.720 rainhas. Memória para um tabuleiro, um número por coluna.</translation>
    </message>
    <message>
        <source>counting goes up to %1 queens</source>
        <translation>a contagem vai só até %1 rainhas</translation>
    </message>
    <message>
        <source>The rule places a queen at %1.</source>
        <translation>A regra põe a rainha em %1.</translation>
    </message>
    <message>
        <source>Writes down one placement by rule, for any board of four or more: a single solution needs no search.</source>
        <translation>Escreve uma disposição por regra, para qualquer tabuleiro de quatro ou mais; a lição é que ninguém precisa buscar uma.</translation>
    </message>
    <message>
        <source>expected the row of a queen, or _ for none, not %1</source>
        <translation>esperava-se a linha de uma rainha, ou _ para nenhuma, e não %1</translation>
    </message>
    <message>
        <source>a board has at most %1 columns</source>
        <translation>um tabuleiro tem no máximo %1 colunas</translation>
    </message>
    <message>
        <source>the list is not closed: %1 is missing</source>
        <translation>a lista não está fechada: falta %1</translation>
    </message>
    <message>
        <source>there is more text after the list; one list is one board</source>
        <translation>há mais texto depois da lista; uma lista é um tabuleiro</translation>
    </message>
    <message>
        <source>the list is empty; write one row for each column, like (4 2 7 3 6 8 5 1)</source>
        <translation>a lista está vazia; escreva uma linha para cada coluna, como (4 2 7 3 6 8 5 1)</translation>
    </message>
    <message>
        <source>row %1 is not on a board of %2 columns; rows go from %3 to %4</source>
        <translation>a linha %1 não existe em um tabuleiro de %2 colunas; as linhas vão de %3 a %4</translation>
    </message>
    <message>
        <source>expected Q or . for each square, not %1</source>
        <translation>esperava-se Q ou . para cada casa, e não %1</translation>
    </message>
    <message>
        <source>this line has %1 squares, the first one %2; all must be of the same length</source>
        <translation>esta linha tem %1 casas, a primeira tem %2; todas devem ter o mesmo comprimento</translation>
    </message>
    <message>
        <source>a board is square: %1 lines of %2 squares are not</source>
        <translation>um tabuleiro é quadrado: %1 linhas de %2 casas não são</translation>
    </message>
    <message>
        <source>expected a square as column/row, like 3/5, both counted from 1</source>
        <translation>esperava-se uma casa como coluna/linha, por exemplo 3/5, ambas contadas a partir de 1</translation>
    </message>
    <message>
        <source>a board has at most %1 columns and rows</source>
        <translation>um tabuleiro tem no máximo %1 colunas e linhas</translation>
    </message>
    <message>
        <source>Chooses rows for all columns before comparing any two queens, and builds every smaller board again each time: the slow one.</source>
        <translation>Escolhe linhas para todas as colunas antes de comparar as rainhas e refaz a cada vez todos os tabuleiros menores: a lenta.</translation>
    </message>
    <message>
        <source>All queens are put down first, and only the full board is tested. Two queens in the first columns that attack each other are put there again for every way to place the others: that is what makes it slow. It is here to show what testing early is worth.</source>
        <translation>Primeiro são postas todas as rainhas, e só o tabuleiro cheio é testado. Duas rainhas das primeiras colunas que se atacam são postas ali de novo para cada forma de colocar as outras: é isso que a torna lenta. Está aqui para mostrar quanto vale testar cedo.</translation>
    </message>
    <message>
        <source>%1 queens cannot be placed so that none attacks another</source>
        <translation>não é possível pôr %1 rainhas de modo que nenhuma ataque outra</translation>
    </message>
    <message>
        <source>All queens are on the board from the start; two swap rows whenever that leaves fewer attacks. One solution, even for a million.</source>
        <translation>Todas as rainhas estão postas desde o início; duas trocam de linha sempre que isso reduz os ataques. Uma solução, mesmo para um milhão.</translation>
    </message>
    <message>
        <source>All queens are on the board from the start, one in each row and each column, so that only diagonals can clash. Two queens swap rows whenever that lowers the number of attacks on them. Nothing is searched systematically: one solution is found quickly, but not all of them, and it cannot prove that there is none.</source>
        <translation>Todas as rainhas estão no tabuleiro desde o início, uma em cada linha e cada coluna, de modo que só há conflito nas diagonais. Duas rainhas trocam de linha sempre que isso reduz o número de ataques a elas. Nada é buscado sistematicamente: uma solução é achada depressa, mas não todas, e não se pode provar que não há nenhuma.</translation>
    </message>
    <message>
        <source>The two programs of P90 and the usual one: comparing only complete choices builds millions of boards for nothing.</source>
        <translation>Os dois programas do P90 e o usual: quem compara só séries completas de escolhas faz milhões de tabuleiros à toa.</translation>
    </message>
    <message>
        <source>The same nodes in another order: depth first soon finds one solution; breadth first makes nearly all boards before it has any.</source>
        <translation>Os mesmos nós em outra ordem: para uma solução, a busca em profundidade chega logo; a busca em largura faz antes quase todos os tabuleiros.</translation>
    </message>
    <message>
        <source>Diagrams, eight side by side</source>
        <translation>Diagramas, oito lado a lado</translation>
    </message>
    <message>
        <source>%1 queens</source>
        <translation>%1 rainhas</translation>
    </message>
    <message>
        <source>%1 queens, %2 given</source>
        <translation>%1 rainhas, dadas: %2</translation>
    </message>
    <message>
        <source>The board has %1 columns, but %2 rows are listed.</source>
        <translation>O tabuleiro tem %1 colunas, mas há %2 linhas indicadas.</translation>
    </message>
    <message>
        <source>expected o for a queen or nothing, not %1</source>
        <translation>esperava-se o para uma rainha ou nada, e não %1</translation>
    </message>
    <message>
        <source>expected the next row of the figure, like |   | o |</source>
        <translation>esperava-se a próxima linha da figura, como |   | o |</translation>
    </message>
    <message>
        <source>there are more rows than columns; a board is square</source>
        <translation>há mais linhas que colunas; um tabuleiro é quadrado</translation>
    </message>
    <message>
        <source>Figure with lines, as in SICP</source>
        <translation>Figura com linhas, como em SICP</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>Queens are given at %1.</source>
        <translation>Há rainhas dadas em %1.</translation>
    </message>
    <message>
        <source>No square is left in %1.</source>
        <translation>Não resta nenhuma casa na %1.</translation>
    </message>
    <message>
        <source>The only square left in %1 is %2: a queen.</source>
        <translation>A única casa que resta na %1 é %2: uma rainha.</translation>
    </message>
    <message>
        <source>No queen can stand at %1: it would attack every square left in %2.</source>
        <translation>Nenhuma rainha pode ficar em %1: atacaria todas as casas que restam na %2.</translation>
    </message>
    <message>
        <source>Nothing is forced: %1 has %2 squares left, and a queen is tried at %3.</source>
        <translation>Nada é forçado: na %1 restam %2 casas, e tenta-se uma rainha em %3.</translation>
    </message>
    <message>
        <source>At %1 a search finds no solution. Nodes searched: %2.</source>
        <translation>Em %1 uma busca não encontra solução. Nós pesquisados: %2.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Não há solução.</translation>
    </message>
    <message>
        <source>%1 There is no solution.</source>
        <translation>%1 Não há solução.</translation>
    </message>
    <message>
        <source>Wherever a queen is tried, no square is left in some line in the end: there is no solution. Nodes searched: %1</source>
        <translation>Onde quer que se tente uma rainha, no fim não resta casa em alguma linha ou coluna: não há solução. Nós pesquisados: %1</translation>
    </message>
    <message>
        <source>Its nodes are attempts, each with all queens on the board; its backtracks are the attempts given up.</source>
        <translation>Seus nós são tentativas, cada uma com todas as rainhas no tabuleiro; seus retrocessos são as tentativas abandonadas.</translation>
    </message>
    <message>
        <source>the queens left out decide which queens are given.</source>
        <translation>as rainhas deixadas de fora decidem quais rainhas são dadas.</translation>
    </message>
    <message>
        <source>expected the size of the board, such as 8x8, up to %1</source>
        <translation>esperava-se o tamanho do tabuleiro, como 8x8, até %1</translation>
    </message>
    <message>
        <source>1 queen</source>
        <translation>1 rainha</translation>
    </message>
    <message>
        <source>Technique: only one square of the column is left.</source>
        <translation>Técnica: só resta uma casa da coluna.</translation>
    </message>
    <message>
        <source>The board has several solutions; these steps lead to one of them.</source>
        <translation>O tabuleiro tem várias soluções; estes passos levam a uma delas.</translation>
    </message>
</context>
<context>
    <name>sudoku</name>
    <message>
        <source>all ways to fill the board</source>
        <translation>todas as formas de preencher o tabuleiro</translation>
    </message>
    <message>
        <source>Try %2 in %1.</source>
        <translation>Tentar %2 em %1.</translation>
    </message>
    <message>
        <source>%1 is %2: given.</source>
        <translation>%1 é %2: dado.</translation>
    </message>
    <message>
        <source>Back to the board as it follows from the givens.</source>
        <translation>De volta ao tabuleiro que decorre das pistas.</translation>
    </message>
    <message>
        <source>Every row, column and box holds each digit once: a solution.</source>
        <translation>Cada linha, coluna e bloco contém cada dígito uma vez: uma solução.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it is %3.</source>
        <translation>%1 não pode ser %2: é %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in row %4, %3 is.</source>
        <translation>%1 não pode ser %2: na linha %4, %3 já é.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in column %4, %3 is.</source>
        <translation>%1 não pode ser %2: na coluna %4, %3 já é.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in box %4, %3 is.</source>
        <translation>%1 não pode ser %2: no bloco %4, %3 já é.</translation>
    </message>
    <message>
        <source>%1 cannot be %2 by the same pattern as the candidate struck before.</source>
        <translation>%1 não pode ser %2 pelo mesmo padrão do candidato eliminado antes.</translation>
    </message>
    <message>
        <source>%1 must be %2: nothing else is left.</source>
        <translation>%1 deve ser %2: não resta outro.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: no way to place %2 once in every row and box of rows %3 to %4 uses it.</source>
        <translation>%1 não pode ser %2: nenhuma forma de pôr %2 uma vez em cada linha e bloco das linhas %3 a %4 usa essa célula.</translation>
    </message>
    <message>
        <source>No digit is left for %1.</source>
        <translation>Não resta dígito para %1.</translation>
    </message>
    <message>
        <source>No place is left for %1 in row %2.</source>
        <translation>Não resta lugar para %1 na linha %2.</translation>
    </message>
    <message>
        <source>No place is left for %1 in column %2.</source>
        <translation>Não resta lugar para %1 na coluna %2.</translation>
    </message>
    <message>
        <source>No place is left for %1 in box %2.</source>
        <translation>Não resta lugar para %1 no bloco %2.</translation>
    </message>
    <message>
        <source>%1 cannot be placed once in every row and box of rows %2 to %3.</source>
        <translation>Não é possível pôr %1 uma vez em cada linha e bloco das linhas %2 a %3.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: this digit is ruled out there.</source>
        <translation>%1 não pode ser %2: esse dígito está excluído ali.</translation>
    </message>
    <message>
        <source>Stopped with %1 cells empty.</source>
        <translation>Parou com %1 células vazias.</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty, and a search has to try digits.</source>
        <translation>Aqui se esgotam as técnicas que este programa conhece: há %1 células vazias, e uma busca precisa tentar dígitos.</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in row %4.</source>
        <translation>%1 e %2 são ambas %3, na linha %4.</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in column %4.</source>
        <translation>%1 e %2 são ambas %3, na coluna %4.</translation>
    </message>
    <message>
        <source>%1 and %2 are both %3, in box %4.</source>
        <translation>%1 e %2 são ambas %3, no bloco %4.</translation>
    </message>
    <message>
        <source>The board of P97</source>
        <translation>O tabuleiro do P97</translation>
    </message>
    <message>
        <source>From the ninety-nine problems; one solution.</source>
        <translation>Dos noventa e nove problemas; uma solução.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Solved by singles alone.</source>
        <translation>Resolve-se só com únicos.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Twenty-two clues</source>
        <translation>Vinte e duas pistas</translation>
    </message>
    <message>
        <source>Few clues, none of which can be spared.</source>
        <translation>Poucas pistas, e nenhuma é dispensável.</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>Quatro por quatro</translation>
    </message>
    <message>
        <source>Four clues, and small enough to watch.</source>
        <translation>Quatro pistas, e pequeno o bastante para assistir.</translation>
    </message>
    <message>
        <source>Four by four, empty</source>
        <translation>Quatro por quatro, vazio</translation>
    </message>
    <message>
        <source>All 288 ways to fill the smallest board.</source>
        <translation>Todas as 288 formas de preencher o menor tabuleiro.</translation>
    </message>
    <message>
        <source>Six by six</source>
        <translation>Seis por seis</translation>
    </message>
    <message>
        <source>Oblong boxes, three wide and two high.</source>
        <translation>Blocos retangulares, com três de largura e dois de altura.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Várias soluções</translation>
    </message>
    <message>
        <source>P97 with clues removed: no longer a proper puzzle.</source>
        <translation>O P97 com pistas retiradas: já não é um quebra-cabeça válido.</translation>
    </message>
    <message>
        <source>Sixteen by sixteen</source>
        <translation>Dezesseis por dezesseis</translation>
    </message>
    <message>
        <source>110 clues, one solution.</source>
        <translation>110 pistas, uma solução.</translation>
    </message>
    <message>
        <source>Twenty-five by twenty-five</source>
        <translation>Vinte e cinco por vinte e cinco</translation>
    </message>
    <message>
        <source>350 clues, one solution.</source>
        <translation>350 pistas, uma solução.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Fill the board so that every row, column and box holds each digit once.</source>
        <translation>Preencha o tabuleiro de modo que cada linha, coluna e bloco contenha cada dígito uma vez.</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Blocos</translation>
    </message>
    <message>
        <source>Width and height of a box, 2 to 5 cells each: 3 makes 9 × 9, 3x2 makes 6 × 6</source>
        <translation>Largura e altura de um bloco, de 2 a 5 células cada: 3 dá 9 × 9, 3x2 dá 6 × 6</translation>
    </message>
    <message>
        <source>Lines of digits (.sdk)</source>
        <translation>Linhas de dígitos (.sdk)</translation>
    </message>
    <message>
        <source>Board with bars</source>
        <translation>Tabuleiro com barras</translation>
    </message>
    <message>
        <source>One line of cells</source>
        <translation>Uma linha de células</translation>
    </message>
    <message>
        <source>Collection, a line each (.sdm)</source>
        <translation>Coleção, uma linha cada (.sdm)</translation>
    </message>
    <message>
        <source>List in reading order</source>
        <translation>Lista na ordem de leitura</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dada</translation>
    </message>
    <message>
        <source>digit taken</source>
        <translation>dígito ocupado</translation>
    </message>
    <message>
        <source>cell without a candidate</source>
        <translation>célula sem candidato</translation>
    </message>
    <message>
        <source>no place in a row</source>
        <translation>sem lugar em uma linha</translation>
    </message>
    <message>
        <source>no place in a column</source>
        <translation>sem lugar em uma coluna</translation>
    </message>
    <message>
        <source>no place in a box</source>
        <translation>sem lugar em um bloco</translation>
    </message>
    <message>
        <source>band arrangement</source>
        <translation>arranjo da faixa</translation>
    </message>
    <message>
        <source>naked single</source>
        <translation>único nu</translation>
    </message>
    <message>
        <source>hidden single</source>
        <translation>único oculto</translation>
    </message>
    <message>
        <source>locked candidates, pointing</source>
        <translation>candidatos bloqueados, apontamento</translation>
    </message>
    <message>
        <source>locked candidates, claiming</source>
        <translation>candidatos bloqueados, reivindicação</translation>
    </message>
    <message>
        <source>naked pair</source>
        <translation>par nu</translation>
    </message>
    <message>
        <source>hidden pair</source>
        <translation>par oculto</translation>
    </message>
    <message>
        <source>naked triple</source>
        <translation>trio nu</translation>
    </message>
    <message>
        <source>hidden triple</source>
        <translation>trio oculto</translation>
    </message>
    <message>
        <source>naked quad</source>
        <translation>quarteto nu</translation>
    </message>
    <message>
        <source>hidden quad</source>
        <translation>quarteto oculto</translation>
    </message>
    <message>
        <source>X-wing</source>
        <translation>X-wing</translation>
    </message>
    <message>
        <source>swordfish</source>
        <translation>peixe-espada (swordfish)</translation>
    </message>
    <message>
        <source>jellyfish</source>
        <translation>água-viva (jellyfish)</translation>
    </message>
    <message>
        <source>XY-wing</source>
        <translation>XY-wing</translation>
    </message>
    <message>
        <source>XYZ-wing</source>
        <translation>XYZ-wing</translation>
    </message>
    <message>
        <source>simple colouring</source>
        <translation>coloração simples</translation>
    </message>
    <message>
        <source>skyscraper</source>
        <translation>arranha-céu</translation>
    </message>
    <message>
        <source>two-string kite</source>
        <translation>pipa de duas linhas</translation>
    </message>
    <message>
        <source>W-wing</source>
        <translation>W-wing</translation>
    </message>
    <message>
        <source>unique rectangle</source>
        <translation>retângulo único</translation>
    </message>
    <message>
        <source>bivalue universal grave + 1</source>
        <translation>BUG + 1 (túmulo universal bivalor)</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>cadeia X</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>cadeia XY</translation>
    </message>
    <message>
        <source>The board has %1 cells, but %2 are filled.</source>
        <translation>O tabuleiro tem %1 células, mas %2 estão preenchidas.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vazia.</translation>
    </message>
    <message>
        <source>%1 must be %2, as given, not %3.</source>
        <translation>%1 deve ser %2, como dado, e não %3.</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagação</translation>
    </message>
    <message>
        <source>Cells with one candidate and digits with one place are filled at once; only then a digit is tried, where the fewest are left.</source>
        <translation>Células com um só candidato e dígitos com um só lugar são preenchidos logo; só então se tenta um dígito, onde restam menos opções.</translation>
    </message>
    <message>
        <source>Constraint propagation after Norvig, 2006; fail-first after Haralick and Elliott, 1980.</source>
        <translation>Propagação de restrições segundo Norvig, 2006; falha primeiro (fail-first) segundo Haralick e Elliott, 1980.</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Retrocesso (backtracking)</translation>
    </message>
    <message>
        <source>Cell by cell in reading order, each digit in turn; compared at once with its units, and back when no digit is left.</source>
        <translation>Célula por célula na ordem de leitura, um dígito de cada vez; compara logo com suas unidades e volta quando não resta dígito.</translation>
    </message>
    <message>
        <source>Golomb and Baumert, 1965.</source>
        <translation>Golomb e Baumert, 1965.</translation>
    </message>
    <message>
        <source>Breadth first</source>
        <translation>Em largura</translation>
    </message>
    <message>
        <source>All boards with one more cell filled are made before any is extended; whole layers are kept in memory.</source>
        <translation>Todos os tabuleiros com mais uma célula preenchida são feitos antes de seguir adiante; camadas inteiras ficam na memória.</translation>
    </message>
    <message>
        <source>The program of the document with P97.</source>
        <translation>O programa do documento com o P97.</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>Links dançantes (dancing links)</translation>
    </message>
    <message>
        <source>Exact cover: each empty cell filled once, each missing digit placed once in each unit; always the one with the fewest possibilities.</source>
        <translation>Cobertura exata: cada célula vazia é preenchida uma vez, cada dígito que falta é posto uma vez em cada unidade; sempre onde há menos possibilidades.</translation>
    </message>
    <message>
        <source>Knuth, Dancing Links, 2000; The Art of Computer Programming, 7.2.2.1.</source>
        <translation>Knuth, Dancing Links, 2000; The Art of Computer Programming, 7.2.2.1.</translation>
    </message>
    <message>
        <source>Logic</source>
        <translation>Lógica</translation>
    </message>
    <message>
        <source>Techniques of the Sudoku community, under their usual names.</source>
        <translation>Técnicas da comunidade do sudoku, com seus nomes usuais.</translation>
    </message>
    <message>
        <source>Bitboard</source>
        <translation>Bitboard</translation>
    </message>
    <message>
        <source>In rows %2 all places for %1 lie in columns %3, so these columns get it there: %4.</source>
        <translation>Nas linhas %2, todos os lugares para %1 estão nas colunas %3, logo essas colunas o recebem ali: %4.</translation>
    </message>
    <message>
        <source>In columns %2 all places for %1 lie in rows %3, so these rows get it there: %4.</source>
        <translation>Nas colunas %2, todos os lugares para %1 estão nas linhas %3, logo essas linhas o recebem ali: %4.</translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in row %3: %4.</source>
        <translation>Todos os lugares para %1 no bloco %2 estão na linha %3: %4.</translation>
    </message>
    <message>
        <source>All places for %1 in box %2 lie in column %3: %4.</source>
        <translation>Todos os lugares para %1 no bloco %2 estão na coluna %3: %4.</translation>
    </message>
    <message>
        <source>All places for %1 in row %2 lie in box %3: %4.</source>
        <translation>Todos os lugares para %1 na linha %2 estão no bloco %3: %4.</translation>
    </message>
    <message>
        <source>All places for %1 in column %2 lie in box %3: %4.</source>
        <translation>Todos os lugares para %1 na coluna %2 estão no bloco %3: %4.</translation>
    </message>
    <message>
        <source>Of %2 in one column one at most is %1, so in its row one of %3 is: %4.</source>
        <translation>De %2, em uma mesma coluna, no máximo uma é %1, logo em sua linha uma de %3 é: %4.</translation>
    </message>
    <message>
        <source>Of %2 in one row one at most is %1, so in its column one of %3 is: %4.</source>
        <translation>De %2, em uma mesma linha, no máximo uma é %1, logo em sua coluna uma de %3 é: %4.</translation>
    </message>
    <message>
        <source>Of %2 in one box one at most is %1, so in its row or column one of %3 is: %4.</source>
        <translation>De %2, em um mesmo bloco, no máximo uma é %1, logo em sua linha ou coluna uma de %3 é: %4.</translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3; two of the former see each other: %4.</source>
        <translation>%1 está em todas de %2 ou em todas de %3; duas das primeiras se veem: %4.</translation>
    </message>
    <message>
        <source>%1 stands in all of %2 or in all of %3, so no cell that sees one of each can take it: %4.</source>
        <translation>%1 está em todas de %2 ou em todas de %3, logo nenhuma célula que vê uma de cada pode recebê-lo: %4.</translation>
    </message>
    <message>
        <source>Along %2 the digit %1 is in %3 if it is not in %4, so no cell that sees both can take it: %5.</source>
        <translation>Ao longo de %2, o dígito %1 está em %3 se não está em %4, logo nenhuma célula que vê ambas pode recebê-lo: %5.</translation>
    </message>
    <message>
        <source>%1 must be %2: every other digit is ruled out there.</source>
        <translation>%1 deve ser %2: todos os outros dígitos estão excluídos ali.</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in row %3.</source>
        <translation>%1 deve ser %2: o único lugar que resta para %2 na linha %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in column %3.</source>
        <translation>%1 deve ser %2: o único lugar que resta para %2 na coluna %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: the only place left for %2 in box %3.</source>
        <translation>%1 deve ser %2: o único lugar que resta para %2 no bloco %3.</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of row %3 can: %4.</source>
        <translation>%1 contêm juntas só %2, logo nenhuma outra célula da linha %3 pode contê-los: %4.</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of column %3 can: %4.</source>
        <translation>%1 contêm juntas só %2, logo nenhuma outra célula da coluna %3 pode contê-los: %4.</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 can: %4.</source>
        <translation>%1 contêm juntas só %2, logo nenhuma outra célula do bloco %3 pode contê-los: %4.</translation>
    </message>
    <message>
        <source>In row %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>Na linha %3 só %1 podem receber %2, logo não recebem mais nada: %4.</translation>
    </message>
    <message>
        <source>In column %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>Na coluna %3 só %1 podem receber %2, logo não recebem mais nada: %4.</translation>
    </message>
    <message>
        <source>In box %3 only %1 can take %2, so they take nothing else: %4.</source>
        <translation>No bloco %3 só %1 podem receber %2, logo não recebem mais nada: %4.</translation>
    </message>
    <message>
        <source>If %1 were one of %2 as well, it and %3 could exchange them and there would be two solutions: %4.</source>
        <translation>Se %1 também fosse um de %2, ela e %3 poderiam trocá-los e haveria duas soluções: %4.</translation>
    </message>
    <message>
        <source>%1 must be %2: otherwise every empty cell would have two candidates, every digit two places in each unit, and all could be exchanged.</source>
        <translation>%1 deve ser %2: do contrário, cada célula vazia teria dois candidatos, cada dígito dois lugares em cada unidade, e tudo poderia ser trocado.</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, one of %2 becomes %3, so no cell that sees both can: %4.</source>
        <translation>Qualquer que seja o dígito de %1, uma de %2 torna-se %3, logo nenhuma célula que vê ambas pode sê-lo: %4.</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, it or one of %2 is %3, so no cell that sees all three can be: %4.</source>
        <translation>Qualquer que seja o dígito de %1, ela ou uma de %2 é %3, logo nenhuma célula que vê as três pode sê-lo: %4.</translation>
    </message>
    <message>
        <source>One of %1 is %2, so one of %3 is not and becomes %4: %5.</source>
        <translation>Uma de %1 é %2, logo uma de %3 não é e torna-se %4: %5.</translation>
    </message>
    <message>
        <source>Along %1: if %2 is not %4, %3 is, so no cell that sees both can be: %5.</source>
        <translation>Ao longo de %1: se %2 não é %4, %3 é, logo nenhuma célula que vê ambas pode sê-lo: %5.</translation>
    </message>
    <message>
        <source>Seventeen clues</source>
        <translation>Dezessete pistas</translation>
    </message>
    <message>
        <source>No board with one solution has fewer clues; from Gordon Royle&apos;s list.</source>
        <translation>Nenhum tabuleiro com uma só solução tem menos pistas; da lista de Gordon Royle.</translation>
    </message>
    <message>
        <source>The document&apos;s breadth first against depth first and against strategies that strike candidates: a thousand guesses or none.</source>
        <translation>A busca em largura do documento contra a busca em profundidade e contra estratégias que eliminam candidatos: mil palpites ou nenhum.</translation>
    </message>
    <message>
        <source>A hard one</source>
        <translation>Um difícil</translation>
    </message>
    <message>
        <source>Nine million nodes in cell order, a few dozen where the cell with the fewest candidates comes first.</source>
        <translation>Nove milhões de nós na ordem das células, algumas dezenas onde a célula com menos candidatos vem primeiro.</translation>
    </message>
    <message>
        <source>Singles suffice.</source>
        <translation>Os únicos bastam.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Locked candidates, pairs and triples.</source>
        <translation>Candidatos bloqueados, pares e trios.</translation>
    </message>
    <message>
        <source>Fish, wings, colours, or many steps.</source>
        <translation>Peixes, asas (wings), cores ou muitos passos.</translation>
    </message>
    <message>
        <source>Unfair</source>
        <translation>Injusto</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Most cells need no guess. A digit that is placed is struck from its row, column and box; a cell with one candidate left, or a digit with one place left in a unit, is filled at once, and so on as long as possible. Only then a digit is tried, in the cell with the fewest candidates: there a wrong guess is least likely and soonest discovered.</source>
        <translation>A maioria das células não precisa de palpite. Um dígito posto é eliminado de sua linha, coluna e bloco; uma célula com um só candidato restante, ou um dígito com um só lugar restante em uma unidade, é preenchido logo, e isso continua enquanto der. Só então se tenta um dígito, na célula com menos candidatos: ali um palpite errado é menos provável e se descobre mais cedo.</translation>
    </message>
    <message>
        <source>Exponential at worst, like every known method for Sudoku of any size; on 9 × 9 most puzzles need no guess or a few. A node costs more than in backtracking. Memory for a board for each guess that stands.</source>
        <translation>Exponencial no pior caso, como todo método conhecido para sudoku de tamanho qualquer; em 9 × 9, a maioria dos quebra-cabeças precisa de nenhum ou poucos palpites. Um nó custa mais que no retrocesso. Memória para um tabuleiro por palpite em vigor.</translation>
    </message>
    <message>
        <source>The empty cells are filled in reading order, each with every digit in turn. A digit is compared with its row, column and box before the search continues; where none is left, it goes back to the cell before. It treats easy and hard cells alike, and that is what costs it time.</source>
        <translation>As células vazias são preenchidas na ordem de leitura, cada uma com um dígito de cada vez. Um dígito é comparado com sua linha, coluna e bloco antes de a busca seguir; onde não resta nenhum, ela volta à célula anterior. Não distingue células fáceis de difíceis, e é isso que lhe custa tempo.</translation>
    </message>
    <message>
        <source>Exponential in the number of empty cells. Some 9 × 9 puzzles take milliseconds, others, hardly harder for people, many thousands of times as long. Memory for one board.</source>
        <translation>Exponencial no número de células vazias. Alguns quebra-cabeças 9 × 9 levam milissegundos; outros, não muito mais difíceis para pessoas, muitos milhares de vezes mais. Memória para um tabuleiro.</translation>
    </message>
    <message>
        <source>The boards with one more cell filled are all made before any of them is extended. It is the same tree as in backtracking, layer by layer. A puzzle with one solution shows how the layers swell while little is known, and shrink to a single board at the end.</source>
        <translation>Todos os tabuleiros com mais uma célula preenchida são feitos antes que algum siga adiante. É a mesma árvore do retrocesso, camada por camada. Um quebra-cabeça com uma só solução mostra como as camadas incham enquanto pouco se sabe e, no fim, encolhem até um único tabuleiro.</translation>
    </message>
    <message>
        <source>Time as for all solutions by backtracking. Memory for a whole layer of boards: millions of them where few digits are given.</source>
        <translation>Tempo como o de todas as soluções por retrocesso. Memória para uma camada inteira de tabuleiros: milhões deles quando há poucos dígitos dados.</translation>
    </message>
    <message>
        <source>Sudoku is an exact cover: each cell is filled once, and each digit comes once in each row, column and box. The search always settles the cell, or the digit of a unit, with the fewest possibilities, so that forced moves come by themselves. Possibilities are kept in linked lists, from which they are taken out and put back by a few assignments.</source>
        <translation>O sudoku é uma cobertura exata: cada célula é preenchida uma vez, e cada dígito vem uma vez em cada linha, coluna e bloco. A busca resolve sempre a célula, ou o dígito de uma unidade, com menos possibilidades, de modo que as jogadas forçadas vêm por si. As possibilidades ficam em listas encadeadas, das quais são tiradas e postas de volta com poucas atribuições.</translation>
    </message>
    <message>
        <source>Exponential at worst; on 9 × 9 seldom more than some hundred nodes. Each node unlinks and links many possibilities. Memory for the links of at most N³ possibilities, allocated once.</source>
        <translation>Exponencial no pior caso; em 9 × 9, raramente mais que algumas centenas de nós. Cada nó desliga e religa muitas possibilidades. Memória para os links de no máximo N³ possibilidades, reservada uma só vez.</translation>
    </message>
    <message>
        <source>Each step looks through all techniques at worst; their number is bounded by the candidates, so the whole is polynomial. The price: not every puzzle is solved. Memory for one board with its candidates.</source>
        <translation>No pior caso, cada passo percorre todas as técnicas; o número de passos é limitado pelos candidatos, logo o todo é polinomial. O preço: nem todo quebra-cabeça é resolvido. Memória para um tabuleiro com seus candidatos.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: no way to place %2 once in every column and box of columns %3 to %4 uses it.</source>
        <translation>%1 não pode ser %2: nenhuma forma de pôr %2 uma vez em cada coluna e bloco das colunas %3 a %4 usa essa célula.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: in its box, three cells in a line are left to three digits.</source>
        <translation>%1 não pode ser %2: no seu bloco, três células em linha ficam para três dígitos.</translation>
    </message>
    <message>
        <source>%1 cannot be placed once in every column and box of columns %2 to %3.</source>
        <translation>Não é possível pôr %1 uma vez em cada coluna e bloco das colunas %2 a %3.</translation>
    </message>
    <message>
        <source>stack arrangement</source>
        <translation>arranjo da pilha</translation>
    </message>
    <message>
        <source>three digits for a line of a box</source>
        <translation>três dígitos para uma linha do bloco</translation>
    </message>
    <message>
        <source>All boxes deduced at once for all digits by bit operations; the fastest on 9 × 9, propagation on other sizes.</source>
        <translation>Todos os blocos deduzidos de uma vez, para todos os dígitos, por operações de bits; o mais rápido em 9 × 9, propagação nos outros tamanhos.</translation>
    </message>
    <message>
        <source>In three rows of boxes a digit takes one row in each box, and a different one: six arrangements in all. Which of them are left is kept for all boxes and digits side by side in wide registers, so that a few bit operations strike what no arrangement uses anywhere. Only when nothing follows is a digit tried, where two arrangements are left.</source>
        <translation>Em três blocos lado a lado um dígito ocupa uma linha em cada bloco, sempre diferente: seis arranjos ao todo. Quais deles restam fica guardado para todos os blocos e dígitos, lado a lado, em registradores largos, de modo que poucas operações de bits riscam do tabuleiro o que nenhum arranjo usa. Só quando nada mais se deduz um dígito é tentado, onde restam dois arranjos.</translation>
    </message>
    <message>
        <source>Exponential at worst, but the fastest of all here. Memory for one board for each guess that stands. Sizes other than 9 × 9 are solved by propagation.</source>
        <translation>Exponencial no pior caso, mas o mais rápido daqui. Memória de um tabuleiro para cada palpite em pé. Os tamanhos diferentes de 9 × 9 são resolvidos por propagação.</translation>
    </message>
    <message>
        <source>Lines and arrangements after tdoku by T. Dillon; band solvers of the sudoku programmers&apos; forum (fsss2, JCZSolve).</source>
        <translation>Linhas e arranjos segundo o tdoku de T. Dillon; resolvedores por faixas do fórum dos programadores de sudoku (fsss2, JCZSolve).</translation>
    </message>
    <message>
        <source>full house</source>
        <translation>última célula</translation>
    </message>
    <message>
        <source>locked pair</source>
        <translation>par bloqueado</translation>
    </message>
    <message>
        <source>locked triple</source>
        <translation>trio bloqueado</translation>
    </message>
    <message>
        <source>remote pair</source>
        <translation>par remoto</translation>
    </message>
    <message>
        <source>turbot fish</source>
        <translation>peixe turbot</translation>
    </message>
    <message>
        <source>empty rectangle</source>
        <translation>retângulo vazio</translation>
    </message>
    <message>
        <source>hidden rectangle</source>
        <translation>retângulo oculto</translation>
    </message>
    <message>
        <source>finned X-wing</source>
        <translation>X-wing com barbatana</translation>
    </message>
    <message>
        <source>sashimi X-wing</source>
        <translation>X-wing sashimi</translation>
    </message>
    <message>
        <source>finned swordfish</source>
        <translation>peixe-espada com barbatana</translation>
    </message>
    <message>
        <source>sashimi swordfish</source>
        <translation>peixe-espada sashimi</translation>
    </message>
    <message>
        <source>finned jellyfish</source>
        <translation>água-viva com barbatana</translation>
    </message>
    <message>
        <source>sashimi jellyfish</source>
        <translation>água-viva sashimi</translation>
    </message>
    <message>
        <source>sue de coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>alternating inference chain</source>
        <translation>cadeia de inferência alternada</translation>
    </message>
    <message>
        <source>continuous loop</source>
        <translation>laço contínuo</translation>
    </message>
    <message>
        <source>grouped chain</source>
        <translation>cadeia com grupos</translation>
    </message>
    <message>
        <source>grouped continuous loop</source>
        <translation>laço contínuo com grupos</translation>
    </message>
    <message>
        <source>almost locked sets, XZ</source>
        <translation>conjuntos quase bloqueados, XZ</translation>
    </message>
    <message>
        <source>almost locked sets, XY-wing</source>
        <translation>conjuntos quase bloqueados, XY-wing</translation>
    </message>
    <message>
        <source>forcing chain</source>
        <translation>cadeia forçada</translation>
    </message>
    <message>
        <source>forcing net</source>
        <translation>rede forçada</translation>
    </message>
    <message>
        <source>forced by all possibilities</source>
        <translation>forçado por todas as possibilidades</translation>
    </message>
    <message>
        <source>Human techniques from singles to chains and forcing nets, the simplest first, each with its reason; may go no further.</source>
        <translation>Técnicas humanas, dos únicos às cadeias e redes forçadas, a mais simples primeiro, cada uma com sua razão; podem se esgotar.</translation>
    </message>
    <message>
        <source>Chains, almost locked sets, or very many steps.</source>
        <translation>Cadeias, conjuntos quase bloqueados ou passos em grande número.</translation>
    </message>
    <message>
        <source>Forcing chains and nets, or a very long way.</source>
        <translation>Cadeias e redes forçadas, ou um caminho muito longo.</translation>
    </message>
    <message>
        <source>%1 and %2 hold one digit more than cells each, and not both can have %3, so one of them holds %4: %5.</source>
        <translation>%1 e %2 contêm cada um só um dígito a mais que células, e não podem ambos ter %3, logo um deles contém %4: %5.</translation>
    </message>
    <message>
        <source>%1 and %2 hold one digit more than cells each, and each of %3 goes to one of them, so both hold all their others: %4.</source>
        <translation>%1 e %2 contêm cada um só um dígito a mais que células, e cada um de %3 vai para um deles, logo ambos contêm todos os seus outros: %4.</translation>
    </message>
    <message>
        <source>%1 lack only one of their digits, so they take %2 from %4 or %3 from %5, and one of these then holds %6: %7.</source>
        <translation>%1 carecem de só um de seus dígitos, logo tiram %2 de %4 ou %3 de %5, e um destes contém então %6: %7.</translation>
    </message>
    <message>
        <source>%1 must be %2: if it were not, it would follow that it is: %3.</source>
        <translation>%1 deve ser %2: se não fosse, seguiria que é: %3.</translation>
    </message>
    <message>
        <source>Either %1, or else %2. Whatever contradicts both ends is ruled out: %3.</source>
        <translation>Ou %1, ou então %2. O que contradiz ambos os extremos está excluído: %3.</translation>
    </message>
    <message>
        <source>A ring: %1, and so on from the start. Of each two neighbours in it exactly one holds, so whatever contradicts both is ruled out: %2.</source>
        <translation>Um anel: %1, e assim por diante desde o início. De cada dois vizinhos nele vale exatamente um, logo o que contradiz ambos está excluído: %2.</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in row %5: %6.</source>
        <translation>Se %1 fosse %2, seguiriam únicos (entre parênteses, onde cada um é o único lugar): %3. Então não haveria lugar para %4 na linha %5: %6.</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in column %5: %6.</source>
        <translation>Se %1 fosse %2, seguiriam únicos (entre parênteses, onde cada um é o único lugar): %3. Então não haveria lugar para %4 na coluna %5: %6.</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no place for %4 in box %5: %6.</source>
        <translation>Se %1 fosse %2, seguiriam únicos (entre parênteses, onde cada um é o único lugar): %3. Então não haveria lugar para %4 no bloco %5: %6.</translation>
    </message>
    <message>
        <source>If %1 were %2, singles would follow (in brackets where each is the only place): %3. Then there would be no digit for %4: %5.</source>
        <translation>Se %1 fosse %2, seguiriam únicos (entre parênteses, onde cada um é o único lugar): %3. Então não haveria dígito para %4: %5.</translation>
    </message>
    <message>
        <source>Wherever %1 stands in row %2, the same follows by singles (%3): %4.</source>
        <translation>Onde quer que %1 esteja na linha %2, segue o mesmo por únicos (%3): %4.</translation>
    </message>
    <message>
        <source>Wherever %1 stands in column %2, the same follows by singles (%3): %4.</source>
        <translation>Onde quer que %1 esteja na coluna %2, segue o mesmo por únicos (%3): %4.</translation>
    </message>
    <message>
        <source>Wherever %1 stands in box %2, the same follows by singles (%3): %4.</source>
        <translation>Onde quer que %1 esteja no bloco %2, segue o mesmo por únicos (%3): %4.</translation>
    </message>
    <message>
        <source>Whichever digit %1 gets, the same follows by singles (%2): %3.</source>
        <translation>Qualquer que seja o dígito de %1, segue o mesmo por únicos (%2): %3.</translation>
    </message>
    <message>
        <source>In box %2 the digit %1 lies in row %3 or column %4. In the row, it makes %5 lose it and %6 take it: %7.</source>
        <translation>No bloco %2 o dígito %1 está na linha %3 ou na coluna %4. Na linha, faz %5 perdê-lo e %6 recebê-lo: %7.</translation>
    </message>
    <message>
        <source>In box %2 the digit %1 lies in column %3 or row %4. In the column, it makes %5 lose it and %6 take it: %7.</source>
        <translation>No bloco %2 o dígito %1 está na coluna %3 ou na linha %4. Na coluna, faz %5 perdê-lo e %6 recebê-lo: %7.</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of row %3.</source>
        <translation>%1 deve ser %2: a última célula vazia da linha %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of column %3.</source>
        <translation>%1 deve ser %2: a última célula vazia da coluna %3.</translation>
    </message>
    <message>
        <source>%1 must be %2: the last empty cell of box %3.</source>
        <translation>%1 deve ser %2: a última célula vazia do bloco %3.</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 and of their row can: %4.</source>
        <translation>%1 contêm juntas só %2, logo nenhuma outra célula do bloco %3 nem de sua linha pode contê-los: %4.</translation>
    </message>
    <message>
        <source>%1 hold only %2 between them, so no other cell of box %3 and of their column can: %4.</source>
        <translation>%1 contêm juntas só %2, logo nenhuma outra célula do bloco %3 nem de sua coluna pode contê-los: %4.</translation>
    </message>
    <message>
        <source>%1, %2 and %3 hold as many digits as they are cells, so each of them stands there and nowhere else in its unit: %4.</source>
        <translation>%1, %2 e %3 contêm tantos dígitos quantas são as células, logo cada um deles está ali e em nenhum outro lugar de sua unidade: %4.</translation>
    </message>
    <message>
        <source>If %1 were %2, %3 would be the only places left for %4 in its row and column, both digits could be exchanged, and there would be two solutions: %5.</source>
        <translation>Se %1 fosse %2, %3 seriam os únicos lugares restantes para %4 em sua linha e coluna, ambos os dígitos poderiam ser trocados e haveria duas soluções: %5.</translation>
    </message>
    <message>
        <source>If none of %1 were %2, the digits %3 could be exchanged in their rectangle and there would be two solutions: %4.</source>
        <translation>Se nenhuma de %1 fosse %2, os dígitos %3 poderiam ser trocados em seu retângulo e haveria duas soluções: %4.</translation>
    </message>
    <message>
        <source>One of %1 must be a digit other than %2, or there would be two solutions; so with %3 they use up %4: %5.</source>
        <translation>Uma de %1 deve ter outro dígito que não %2, ou haveria duas soluções; assim, com %3 esgotam %4: %5.</translation>
    </message>
    <message>
        <source>One of %1 must be %2; if the other were %3, both digits could be exchanged and there would be two solutions: %4.</source>
        <translation>Uma de %1 deve ser %2; se a outra fosse %3, ambos os dígitos poderiam ser trocados e haveria duas soluções: %4.</translation>
    </message>
    <message>
        <source>If one of %1 were %2, the other would be too; then the digits %3 could be exchanged in their rectangle and there would be two solutions: %4.</source>
        <translation>Se uma de %1 fosse %2, a outra também seria; então os dígitos %3 poderiam ser trocados em seu retângulo e haveria duas soluções: %4.</translation>
    </message>
    <message>
        <source>Along %1 the digits %2 alternate, so %3 differ, and no cell that sees both can take either: %4.</source>
        <translation>Ao longo de %1 os dígitos %2 se alternam, logo %3 diferem, e nenhuma célula que vê ambas pode receber qualquer um deles: %4.</translation>
    </message>
    <message>
        <source>%1 cells make no board; there are 16, 36, 64, 81, 100, 144, 225, 256, 400 or 625, 81 for the usual 9x9</source>
        <translation>%1 células não formam um tabuleiro; deve haver 16, 36, 64, 81, 100, 144, 225, 256, 400 ou 625, sendo 81 para o 9x9 usual</translation>
    </message>
    <message>
        <source>boxes of %1 make a board of %2 cells, but there are %3</source>
        <translation>blocos de %1 formam um tabuleiro de %2 células, mas há %3</translation>
    </message>
    <message>
        <source>%1 is not a cell; write a digit from 1 to %2, or . for an empty one</source>
        <translation>%1 não é uma célula; escreva um dígito de 1 a %2, ou . para uma vazia</translation>
    </message>
    <message>
        <source>%1 is not a cell; write a letter from A to %2, a number up to %3, or . for an empty one</source>
        <translation>%1 não é uma célula; escreva uma letra de A a %2, um número até %3, ou . para uma vazia</translation>
    </message>
    <message>
        <source>there is a second board on this line; one board is one line</source>
        <translation>há um segundo tabuleiro nesta linha; um tabuleiro é uma linha</translation>
    </message>
    <message>
        <source>expected the shape of the boxes before &apos;:&apos;, like 2x3</source>
        <translation>esperava-se a forma dos blocos antes de &apos;:&apos;, como 2x3</translation>
    </message>
    <message>
        <source>there is no board here; write its cells row by row, like 53..7....6..195…</source>
        <translation>não há tabuleiro aqui; escreva suas células linha por linha, como 53..7....6..195…</translation>
    </message>
    <message>
        <source>there is no board here; write one line of cells for each row</source>
        <translation>não há tabuleiro aqui; escreva uma linha de células para cada linha do tabuleiro</translation>
    </message>
    <message>
        <source>this row has %1 cells, the first one %2; all must be as long</source>
        <translation>esta linha tem %1 células, a primeira tem %2; todas devem ter o mesmo comprimento</translation>
    </message>
    <message>
        <source>a board is square: %1 rows of %2 cells are not</source>
        <translation>um tabuleiro é quadrado: %1 linhas de %2 células não são</translation>
    </message>
    <message>
        <source>This is how people solve: pencil marks in every empty cell, and the simplest technique that says something, again and again. Each step has a reason that can be given. The last resort is to suppose one digit and to follow the singles after it to a contradiction; none is supposed within another. Where no technique known here helps, it ends without an answer.</source>
        <translation>É assim que as pessoas resolvem: anotações a lápis em cada célula vazia, e a técnica mais simples que diga algo, repetidamente. Cada passo tem uma razão que pode ser dita. O último recurso é supor um dígito e seguir os únicos que resultam até uma contradição; nada se supõe dentro de outra suposição. Onde nenhuma técnica conhecida aqui ajuda, termina sem resposta.</translation>
    </message>
    <message>
        <source>Sudoku %1 × %1, %2 clues</source>
        <translation>Sudoku %1 × %1, %2 pistas</translation>
    </message>
    <message>
        <source>the board has no solution, so there is nothing to rate</source>
        <translation>o tabuleiro não tem solução, portanto não há o que avaliar</translation>
    </message>
    <message>
        <source>the board has several solutions; only what has a single one can be rated</source>
        <translation>o tabuleiro tem várias soluções; só se pode avaliar o que tem uma única</translation>
    </message>
    <message>
        <source>In rows %2 all places for %1 lie in columns %3, except %4: these hold it or the columns get it there. Both ways: %5.</source>
        <translation>Nas linhas %2, todos os lugares para %1 estão nas colunas %3, exceto %4: estas o contêm ou as colunas o recebem ali. De ambos os modos: %5.</translation>
    </message>
    <message>
        <source>In columns %2 all places for %1 lie in rows %3, except %4: these hold it or the rows get it there. Both ways: %5.</source>
        <translation>Nas colunas %2, todos os lugares para %1 estão nas linhas %3, exceto %4: estas o contêm ou as linhas o recebem ali. De ambos os modos: %5.</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>O tabuleiro não tem solução.</translation>
    </message>
    <message>
        <source>The board has several solutions, so techniques that assume a single one are left out.</source>
        <translation>O tabuleiro tem várias soluções; por isso ficam de fora as técnicas que pressupõem uma só.</translation>
    </message>
    <message>
        <source>There was no time to find out whether the solution is unique, so techniques that assume it are left out.</source>
        <translation>Não se apurou a tempo se o tabuleiro tem uma só solução; por isso ficam de fora as técnicas que a pressupõem.</translation>
    </message>
    <message>
        <source>%1 The board has no solution.</source>
        <translation>%1 O tabuleiro não tem solução.</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty. A search has shown that the board has no solution.</source>
        <translation>Aqui se esgotam as técnicas que este programa conhece: há %1 células vazias. Uma busca mostrou que o tabuleiro não tem solução.</translation>
    </message>
    <message>
        <source>expected the 81 cells of a board here, not %1</source>
        <translation>esperavam-se as 81 células de um tabuleiro aqui, e não %1</translation>
    </message>
    <message>
        <source>a cell has the value %1; expected a digit from 1 to %2</source>
        <translation>uma célula tem o valor %1; esperava-se um dígito de 1 a %2</translation>
    </message>
    <message>
        <source>there is no game with data=&quot;…&quot; in this text</source>
        <translation>não há jogo com data=&quot;…&quot; neste texto</translation>
    </message>
    <message>
        <source>the quotes around the cells are not closed</source>
        <translation>as aspas em torno das células não estão fechadas</translation>
    </message>
    <message>
        <source>there is a second game in this text; copy one of them</source>
        <translation>há um segundo jogo neste texto; copie um deles</translation>
    </message>
    <message>
        <source>expected a line of HoDoKu&apos;s library, like :0000:x:53..7…:::</source>
        <translation>esperava-se uma linha da biblioteca do HoDoKu, como :0000:x:53..7…:::</translation>
    </message>
    <message>
        <source>expected sudoku/9/9/…, or a puzz.link address with that in it</source>
        <translation>esperava-se sudoku/9/9/…, ou um endereço puzz.link que o contenha</translation>
    </message>
    <message>
        <source>expected the size of a square board, like 9/9/</source>
        <translation>esperava-se o tamanho de um tabuleiro quadrado, como 9/9/</translation>
    </message>
    <message>
        <source>there is more text after the last cell</source>
        <translation>há mais texto depois da última célula</translation>
    </message>
    <message>
        <source>expected a board like 3x3:a4_5b…</source>
        <translation>esperava-se um tabuleiro como 3x3:a4_5b…</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its boxes are jigsaw pieces</source>
        <translation>isto é mais que um Sudoku comum: seus blocos são peças irregulares</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: it has killer cages</source>
        <translation>isto é mais que um Sudoku comum: tem gaiolas de killer</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its diagonals count as well</source>
        <translation>isto é mais que um Sudoku comum: suas diagonais também contam</translation>
    </message>
    <message>
        <source>expected boxes of %1 to %2 cells a side before &apos;:&apos;</source>
        <translation>esperavam-se blocos de %1 a %2 células de lado antes de &apos;:&apos;</translation>
    </message>
    <message>
        <source>expected a number from 1 to %1, or a letter for empty cells</source>
        <translation>esperava-se um número de 1 a %1, ou uma letra para células vazias</translation>
    </message>
    <message>
        <source>there is more text after the board&apos;s %1 cells</source>
        <translation>há mais aqui que as %1 células do tabuleiro</translation>
    </message>
    <message>
        <source>there are %1 boards in this text; copy one of them</source>
        <translation>há %1 tabuleiros neste texto; copie um deles</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: it has &quot;%1&quot;</source>
        <translation>isto é mais que um Sudoku comum: tem &quot;%1&quot;</translation>
    </message>
    <message>
        <source>this grid is not the square board of a Sudoku</source>
        <translation>esta grade não é o tabuleiro quadrado de um Sudoku</translation>
    </message>
    <message>
        <source>this address only points to a puzzle stored online; copy the puzzle itself, or its JSON</source>
        <translation>este endereço só indica o quebra-cabeça, que está na web; copie o próprio quebra-cabeça, ou seu JSON</translation>
    </message>
    <message>
        <source>the packed puzzle in this address is damaged; copy all of the address</source>
        <translation>o quebra-cabeça compactado neste endereço está danificado; copie o endereço inteiro</translation>
    </message>
    <message>
        <source>this is not JSON with a grid or cells, as of f-puzzles or SudokuPad</source>
        <translation>isto não é JSON com grid ou cells, como os do f-puzzles ou do SudokuPad</translation>
    </message>
    <message>
        <source>box %1</source>
        <translation>o bloco %1</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Uma linha como na coleção de Tatham</translation>
    </message>
    <message>
        <source>Line of HoDoKu&apos;s library</source>
        <translation>Linha da biblioteca do HoDoKu</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>XML of OpenSudoku</source>
        <translation>XML do OpenSudoku</translation>
    </message>
    <message>
        <source>f-puzzles or SudokuPad: JSON or address</source>
        <translation>f-puzzles ou SudokuPad: JSON ou endereço</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>By half a turn</source>
        <translation>Por meia-volta</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Esquerda e direita</translation>
    </message>
    <message>
        <source>Left and right, above and below</source>
        <translation>Esquerda e direita, acima e abaixo</translation>
    </message>
    <message>
        <source>Sudoku Explainer</source>
        <translation>Sudoku Explainer</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating ER/EP/ED: of the hardest step, of the hardest up to the first digit, and of the first step</source>
        <translation>Avaliação ER/EP/ED do Sudoku Explainer: do passo mais difícil, do mais difícil até o primeiro dígito, e do primeiro passo</translation>
    </message>
    <message>
        <source>Sudoku Explainer&apos;s rating is for boards of 9 × 9, not of %1 × %1</source>
        <translation>A avaliação do Sudoku Explainer é para tabuleiros de 9 × 9, não de %1 × %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>refutation</source>
        <translation>refutação</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: what is placed or crossed out does not follow from the givens</source>
        <translation>isto é mais que um Sudoku simples: o que está colocado ou riscado não segue das pistas</translation>
    </message>
    <message>
        <source>%1 clues</source>
        <translation>%1 pistas</translation>
    </message>
    <message>
        <source>a board of %1 x %1 with one solution has from %2 to %3 clues, not %4</source>
        <translation>um tabuleiro de %1 x %1 com uma só solução tem de %2 a %3 pistas, não %4</translation>
    </message>
    <message>
        <source>no board of the difficulty &quot;%1&quot; needs the technique %2</source>
        <translation>nenhum tabuleiro da dificuldade &quot;%1&quot; precisa da técnica %2</translation>
    </message>
    <message>
        <source>none of the %1 boards of %2 x %2 that were tried is as wanted: %3</source>
        <translation>nenhum dos %1 tabuleiros de %2 x %2 tentados é como se quer: %3</translation>
    </message>
    <message>
        <source>this is more than a plain Sudoku: its rules are &quot;%1&quot;</source>
        <translation>isto é mais que um Sudoku simples: suas regras são &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the packed puzzle is damaged; copy all of it</source>
        <translation>o quebra-cabeça compactado está danificado; copie-o por inteiro</translation>
    </message>
    <message>
        <source>Address of f-puzzles</source>
        <translation>Endereço do f-puzzles</translation>
    </message>
    <message>
        <source>Address of SudokuPad</source>
        <translation>Endereço do SudokuPad</translation>
    </message>
    <message>
        <source>Logic needs chains here; a search has to try digits.</source>
        <translation>A lógica precisa de cadeias aqui; uma busca tem de tentar dígitos.</translation>
    </message>
    <message>
        <source>there are %1 boards in this text, but this line is not one; correct it or remove it</source>
        <translation>há %1 tabuleiros neste texto, mas esta linha não é um deles; corrija-a ou retire-a</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in row %4: %5.</source>
        <translation>Se %1 fosse %2, não haveria lugar para %3 na linha %4: %5.</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in column %4: %5.</source>
        <translation>Se %1 fosse %2, não haveria lugar para %3 na coluna %4: %5.</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no place for %3 in box %4: %5.</source>
        <translation>Se %1 fosse %2, não haveria lugar para %3 no bloco %4: %5.</translation>
    </message>
    <message>
        <source>If %1 were %2, there would be no digit for %3: %4.</source>
        <translation>Se %1 fosse %2, não haveria dígito para %3: %4.</translation>
    </message>
    <message>
        <source>This is nearly a Sudoku: it has %1 digits, and a board of nine by nine has %2.</source>
        <translation>Isto é quase um Sudoku: tem %1 dígitos, e um tabuleiro de nove por nove tem %2.</translation>
    </message>
    <message>
        <source>This is nearly a Sudoku: it has %1 cells, and a board of nine by nine has %2.</source>
        <translation>Isto é quase um Sudoku: tem %1 células, e um tabuleiro de nove por nove tem %2.</translation>
    </message>
    <message>
        <source>the cells left for the digit %1</source>
        <translation>as células que restam ao dígito %1</translation>
    </message>
    <message>
        <source>version %1 of the generator does not know the technique %2, which is new in version %3</source>
        <translation>a versão %1 do gerador não conhece a técnica %2, que é nova na versão %3</translation>
    </message>
</context>
<context>
    <name>suguru</name>
    <message>
        <source>Try %2 at %1.</source>
        <translation>Tentar %2 em %1.</translation>
    </message>
    <message>
        <source>Back to what holds without any guess.</source>
        <translation>De volta ao que vale sem nenhum palpite.</translation>
    </message>
    <message>
        <source>Every area has its numbers and no equal ones touch: a solution.</source>
        <translation>Cada área tem seus números e nenhum toca outro igual: uma solução.</translation>
    </message>
    <message>
        <source>The %2 at %1 is given.</source>
        <translation>O %2 em %1 é dado.</translation>
    </message>
    <message>
        <source>%1 is the only cell left in its area for the %2.</source>
        <translation>Da sua área, só resta %1 para o %2.</translation>
    </message>
    <message>
        <source>Only %2 is left for %1.</source>
        <translation>Para %1 só resta %2.</translation>
    </message>
    <message>
        <source>%1 holds %3, so it is not %2.</source>
        <translation>%1 contém %3, logo não é %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 não pode ser %2.</translation>
    </message>
    <message>
        <source>%1 is not %2: %3 of its area is.</source>
        <translation>%1 não é %2: %3, da sua área, já é.</translation>
    </message>
    <message>
        <source>%1 is not %2: it touches the one at %3.</source>
        <translation>%1 não é %2: toca o de %3.</translation>
    </message>
    <message>
        <source>%1 is not %2: one of %3 must be, and it touches them all.</source>
        <translation>%1 não é %2: toca todas de %3, e uma delas deve ser.</translation>
    </message>
    <message>
        <source>%1 is not %2: %3 take %4 and %5 between them.</source>
        <translation>%1 não é %2: %3 dividem %4 e %5 entre si.</translation>
    </message>
    <message>
        <source>%1 is not %2: in its area %3 and %4 can stand only at %5.</source>
        <translation>%1 não é %2: em sua área, %3 e %4 só podem ficar em %5.</translation>
    </message>
    <message>
        <source>No number is left for %1.</source>
        <translation>Não resta número para %1.</translation>
    </message>
    <message>
        <source>No cell is left for the %2 in the area of %1.</source>
        <translation>Não resta célula para o %2 na área de %1.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: its area has %3 cells.</source>
        <translation>%1 não pode ser %2: sua área tem %3 células.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: %3 of its area is.</source>
        <translation>%1 não pode ser %2: %3, da sua área, já é.</translation>
    </message>
    <message>
        <source>%1 cannot be %2: it touches the one at %3.</source>
        <translation>%1 não pode ser %2: toca o de %3.</translation>
    </message>
    <message>
        <source>The area of %1 has more than %2 cells, the most that can be solved; divide it.</source>
        <translation>A área de %1 tem mais de %2 células, o máximo que se pode resolver; divida-a.</translation>
    </message>
    <message>
        <source>The %2 given at %1 is too large: its area has %3 cells.</source>
        <translation>O %2 dado em %1 é grande demais: sua área tem %3 células.</translation>
    </message>
    <message>
        <source>The %3 is given twice in an area: at %1 and %2.</source>
        <translation>O %3 é dado duas vezes em uma área: em %1 e em %2.</translation>
    </message>
    <message>
        <source>The %3 given at %1 touches the one at %2.</source>
        <translation>O %3 dado em %1 toca o de %2.</translation>
    </message>
    <message>
        <source>The document&apos;s board</source>
        <translation>O tabuleiro do documento</translation>
    </message>
    <message>
        <source>Eight areas, one solution.</source>
        <translation>Oito áreas, uma solução.</translation>
    </message>
    <message>
        <source>Four by four</source>
        <translation>Quatro por quatro</translation>
    </message>
    <message>
        <source>Small enough to watch every step.</source>
        <translation>Pequeno o bastante para assistir a cada passo.</translation>
    </message>
    <message>
        <source>Easy, 8 × 8</source>
        <translation>Fácil, 8 × 8</translation>
    </message>
    <message>
        <source>Single numbers and single places are enough.</source>
        <translation>Bastam números únicos e lugares únicos.</translation>
    </message>
    <message>
        <source>Hard, 8 × 8</source>
        <translation>Difícil, 8 × 8</translation>
    </message>
    <message>
        <source>Nine given numbers; needs a search.</source>
        <translation>Nove números dados; precisa de uma busca.</translation>
    </message>
    <message>
        <source>10 × 10</source>
        <translation>10 × 10</translation>
    </message>
    <message>
        <source>Areas of up to six cells.</source>
        <translation>Áreas de até seis células.</translation>
    </message>
    <message>
        <source>Eighteen given numbers: hard for every strategy.</source>
        <translation>Dezoito números dados: difícil para todas as estratégias.</translation>
    </message>
    <message>
        <source>12 × 12</source>
        <translation>12 × 12</translation>
    </message>
    <message>
        <source>Areas of up to eight cells.</source>
        <translation>Áreas de até oito células.</translation>
    </message>
    <message>
        <source>20 × 20</source>
        <translation>20 × 20</translation>
    </message>
    <message>
        <source>Areas of up to eight cells, 204 numbers given.</source>
        <translation>Áreas de até oito células, 204 números dados.</translation>
    </message>
    <message>
        <source>Suguru</source>
        <translation>Suguru</translation>
    </message>
    <message>
        <source>An area of N cells holds the numbers 1 to N; equal numbers never touch, not even diagonally.</source>
        <translation>Uma área de N células contém os números de 1 a N; números iguais nunca se tocam, nem na diagonal.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Columns and rows of a board to draw areas on</source>
        <translation>Colunas e linhas de um tabuleiro em que se desenham áreas</translation>
    </message>
    <message>
        <source>Grid of numbers and grid of areas</source>
        <translation>Grade de números e grade de áreas</translation>
    </message>
    <message>
        <source>Grid of numbers</source>
        <translation>Grade de números</translation>
    </message>
    <message>
        <source>puzz.link</source>
        <translation>puzz.link</translation>
    </message>
    <message>
        <source>One line as in Tatham&apos;s collection</source>
        <translation>Uma linha como na coleção de Tatham</translation>
    </message>
    <message>
        <source>touching number</source>
        <translation>número que toca</translation>
    </message>
    <message>
        <source>number in the area</source>
        <translation>número na área</translation>
    </message>
    <message>
        <source>area too small</source>
        <translation>área pequena demais</translation>
    </message>
    <message>
        <source>given</source>
        <translation>dado</translation>
    </message>
    <message>
        <source>single number</source>
        <translation>número único</translation>
    </message>
    <message>
        <source>single place</source>
        <translation>lugar único</translation>
    </message>
    <message>
        <source>all places touch</source>
        <translation>todos os lugares tocam</translation>
    </message>
    <message>
        <source>naked pair</source>
        <translation>par nu</translation>
    </message>
    <message>
        <source>hidden pair</source>
        <translation>par oculto</translation>
    </message>
    <message>
        <source>cell without a number</source>
        <translation>célula sem número</translation>
    </message>
    <message>
        <source>number without a place</source>
        <translation>número sem lugar</translation>
    </message>
    <message>
        <source>impossible board</source>
        <translation>tabuleiro impossível</translation>
    </message>
    <message>
        <source>Propagation</source>
        <translation>Propagação</translation>
    </message>
    <message>
        <source>Backtracking</source>
        <translation>Retrocesso (backtracking)</translation>
    </message>
    <message>
        <source>Cell after cell in reading order, every number in turn, tested against its neighbours, its area and the area&apos;s size.</source>
        <translation>Célula por célula na ordem de leitura, um número de cada vez, comparado com suas vizinhas, sua área e o tamanho da área.</translation>
    </message>
    <message>
        <source>The program of A. M. Capaverde.</source>
        <translation>O programa de A. M. Capaverde.</translation>
    </message>
    <message>
        <source>Dancing links</source>
        <translation>Links dançantes (dancing links)</translation>
    </message>
    <message>
        <source>Exact cover: every cell and every number of an area once, every number of a 2 × 2 block at most once; fewest options first.</source>
        <translation>Cobertura exata: cada célula e cada número de uma área uma vez, cada número de um bloco 2 × 2 no máximo uma vez; menos opções primeiro.</translation>
    </message>
    <message>
        <source>Knuth, The Art of Computer Programming 7.2.2.1.</source>
        <translation>Knuth, The Art of Computer Programming 7.2.2.1.</translation>
    </message>
    <message>
        <source>Logic, without guessing</source>
        <translation>Lógica, sem palpites</translation>
    </message>
    <message>
        <source>Single numbers and places, places that all touch a cell, naked and hidden pairs; ends where these do not help.</source>
        <translation>Números e lugares únicos, lugares que tocam todos uma célula, pares nus e ocultos; termina onde isso não ajuda.</translation>
    </message>
    <message>
        <source>What solvers do by hand.</source>
        <translation>O que se faz à mão.</translation>
    </message>
    <message>
        <source>%1 has no number.</source>
        <translation>%1 não tem número.</translation>
    </message>
    <message>
        <source>%1 must be %2, as given.</source>
        <translation>%1 deve ser %2, como dado.</translation>
    </message>
    <message>
        <source>The board of the document</source>
        <translation>O tabuleiro do documento</translation>
    </message>
    <message>
        <source>Backtracking tries each number in turn; propagation never has to guess on this board.</source>
        <translation>O retrocesso tenta um número de cada vez; a propagação nunca precisa de um palpite neste tabuleiro.</translation>
    </message>
    <message>
        <source>Ten by ten</source>
        <translation>Dez por dez</translation>
    </message>
    <message>
        <source>Millions of nodes against a few dozen, on a board of the kind magazines print.</source>
        <translation>Milhões de nós contra algumas dezenas, em um tabuleiro como os que saem em revistas.</translation>
    </message>
    <message>
        <source>Settles what has one number or one place left, strikes what touches all places of a number, then tries a cell with the fewest numbers left.</source>
        <translation>Define o que tem um só número ou um só lugar, elimina o que toca todos os lugares de um número e então tenta uma célula com menos números restantes.</translation>
    </message>
    <message>
        <source>Exponential at worst; most puzzles made for people need few guesses or none. The cost of a node grows with the strikes that follow from it. Memory for one board and the changes made to it.</source>
        <translation>Exponencial no pior caso; a maioria dos quebra-cabeças feitos para pessoas precisa de poucos palpites ou nenhum. Um nó custa tanto quanto as eliminações que dele decorrem. Memória para um tabuleiro e as mudanças feitas nele.</translation>
    </message>
    <message>
        <source>The cells are filled in reading order, each with every number in turn. A number is then compared with the cells that touch it and with its area, and is dropped if it is larger than the area. The search does not look ahead, so a number that leaves another cell without any is discovered late.</source>
        <translation>As células são preenchidas na ordem de leitura, cada uma com um número de cada vez. Um número é então comparado com as células que o tocam e com sua área, e é descartado se for maior que a área. Nada é previsto, de modo que um número que deixa outra célula sem nenhum é descoberto tarde.</translation>
    </message>
    <message>
        <source>Exponential in the number of empty cells, with up to as many tries a cell as the largest area has cells. Memory for one board.</source>
        <translation>Exponencial no número de células vazias, com até tantas tentativas por célula quantas células tem a maior área. Memória para um tabuleiro.</translation>
    </message>
    <message>
        <source>Suguru is an exact cover: each cell gets one number, each area each of its numbers once, and each 2 × 2 block a number at most once, since cells touch exactly if they share a block. The search always settles what has the fewest possibilities. These are kept in linked lists, from which they are taken out and put back by a few assignments.</source>
        <translation>O suguru é uma cobertura exata: cada célula recebe um número, cada área cada um de seus números uma vez, e cada bloco 2 × 2 um número no máximo uma vez, pois células se tocam exatamente se têm um bloco em comum. A busca resolve sempre o que tem menos possibilidades. Estas ficam em listas encadeadas, das quais são tiradas e postas de volta com poucas atribuições.</translation>
    </message>
    <message>
        <source>Exponential at worst, usually few nodes. Each node unlinks and links many possibilities. Memory for the links, allocated once: one possibility for each cell and number.</source>
        <translation>Exponencial no pior caso, em geral poucos nós. Cada nó desliga e religa muitas possibilidades. Memória para os links, reservada uma só vez: uma possibilidade para cada célula e número.</translation>
    </message>
    <message>
        <source>Each step looks at all cells and areas at worst, and there are no more steps than candidates: polynomial. The price: not every puzzle is solved. Memory for one board with its candidates.</source>
        <translation>No pior caso, cada passo examina todas as células e áreas, e não há mais passos que candidatos: polinomial. O preço: nem todo quebra-cabeça é resolvido. Memória para um tabuleiro com seus candidatos.</translation>
    </message>
    <message>
        <source>Columns and rows</source>
        <translation>Colunas e linhas</translation>
    </message>
    <message>
        <source>Largest area</source>
        <translation>Maior área</translation>
    </message>
    <message>
        <source>Most cells of an area, from 4 to 8</source>
        <translation>Máximo de células de uma área, de 4 a 8</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Single numbers and single places suffice.</source>
        <translation>Bastam números únicos e lugares únicos.</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Médio</translation>
    </message>
    <message>
        <source>Places that all touch a cell, and pairs.</source>
        <translation>Lugares que tocam todos uma célula, e pares.</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>a board has 1 to %1 columns and 1 to %1 rows, not %2 and %3</source>
        <translation>um tabuleiro tem de 1 a %1 colunas e de 1 a %1 linhas, e não %2 e %3</translation>
    </message>
    <message>
        <source>areas have at most %1 cells, so there is no number %2</source>
        <translation>áreas têm no máximo %1 células, portanto não há número %2</translation>
    </message>
    <message>
        <source>this line has %1 cells, the first one %2; all must have the same length</source>
        <translation>esta linha tem %1 células, a primeira tem %2; todas devem ter o mesmo comprimento</translation>
    </message>
    <message>
        <source>expected a number, or 0 for an empty cell, not &quot;%1&quot;</source>
        <translation>esperava-se um número, ou 0 para uma célula vazia, e não “%1”</translation>
    </message>
    <message>
        <source>expected two grids with an empty line between them, numbers and then areas, not %1</source>
        <translation>esperavam-se duas grades com uma linha em branco entre elas, primeiro os números e depois as áreas, e não %1</translation>
    </message>
    <message>
        <source>the grid of areas has %1 lines, that of numbers %2; every cell needs an area</source>
        <translation>a grade de áreas tem %1 linhas, a de números tem %2; cada célula precisa de uma área</translation>
    </message>
    <message>
        <source>the borders end too early</source>
        <translation>as bordas terminam cedo demais</translation>
    </message>
    <message>
        <source>expected borders as digits 0-9 and a-v, not %1</source>
        <translation>esperavam-se bordas como dígitos 0-9 e a-v, e não %1</translation>
    </message>
    <message>
        <source>the clues end after %1 of %2 cells</source>
        <translation>as pistas terminam depois de %1 de %2 células</translation>
    </message>
    <message>
        <source>the clues are for %1 cells, the board has %2</source>
        <translation>as pistas são para %1 células, o tabuleiro tem %2</translation>
    </message>
    <message>
        <source>there is more text after the last clue</source>
        <translation>há mais texto depois da última pista</translation>
    </message>
    <message>
        <source>expected suguru/COLUMNS/ROWS/…, or a puzz.link address with that in it</source>
        <translation>esperava-se suguru/COLUNAS/LINHAS/…, ou um endereço puzz.link que o contenha</translation>
    </message>
    <message>
        <source>expected COLUMNS/ROWS/ after suguru/</source>
        <translation>esperava-se COLUNAS/LINHAS/ depois de suguru/</translation>
    </message>
    <message>
        <source>expected borders as letters and numbers up to a comma, not %1</source>
        <translation>esperavam-se bordas como letras e números até uma vírgula, e não %1</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>o fim</translation>
    </message>
    <message>
        <source>there are more than the board&apos;s %1 borders</source>
        <translation>há mais que as %1 bordas do tabuleiro</translation>
    </message>
    <message>
        <source>the borders end after %1 of %2</source>
        <translation>as bordas terminam depois de %1 de %2</translation>
    </message>
    <message>
        <source>expected a digit, or a letter for empty cells, not %1</source>
        <translation>esperava-se um dígito, ou uma letra para células vazias, e não %1</translation>
    </message>
    <message>
        <source>expected COLUMNSxROWST:borders,clues</source>
        <translation>esperava-se COLUNASxLINHAST:bordas,pistas</translation>
    </message>
    <message>
        <source>expected T after the size: without it the rules are those of Ripple Effect, not of Suguru</source>
        <translation>esperava-se T depois do tamanho: sem ele, as regras são as do Ripple Effect, e não as do Suguru</translation>
    </message>
    <message>
        <source>expected a colon before the borders</source>
        <translation>esperavam-se dois-pontos antes das bordas</translation>
    </message>
    <message>
        <source>none of %1 boards of %2 x %3 was %4</source>
        <translation>nenhum de %1 tabuleiros de %2 x %3 teve a dificuldade %4</translation>
    </message>
    <message>
        <source>This is how people solve: the simplest reason that settles or strikes something, again and again. Each step can be explained in a sentence, and no number is ever tried. Where none of the reasons helps, it ends without an answer.</source>
        <translation>É assim que as pessoas resolvem: a razão mais simples que define ou elimina algo, repetidamente. Cada passo pode ser dito em uma frase, e nenhum número é tentado. Onde nenhuma das razões ajuda, termina sem resposta.</translation>
    </message>
    <message>
        <source>%1 × %2 Suguru, %3 given</source>
        <translation>Suguru %1 × %2, números dados: %3</translation>
    </message>
    <message>
        <source>the board has no solution, so there is nothing to rate</source>
        <translation>o tabuleiro não tem solução, portanto não há o que avaliar</translation>
    </message>
    <message>
        <source>the board has several solutions; only what has a single one can be rated</source>
        <translation>o tabuleiro tem várias soluções; só se pode avaliar o que tem uma única</translation>
    </message>
    <message>
        <source>The area of %1 is not connected: %2 is separate.</source>
        <translation>A área de %1 não é contígua: %2 está separada.</translation>
    </message>
    <message>
        <source>The board has %1 cells, but there are %2 numbers.</source>
        <translation>O tabuleiro tem %1 células, mas há %2 números indicados.</translation>
    </message>
    <message>
        <source>%1 The board has no solution.</source>
        <translation>%1 O tabuleiro não tem solução.</translation>
    </message>
    <message>
        <source>The board has no solution.</source>
        <translation>O tabuleiro não tem solução.</translation>
    </message>
    <message>
        <source>Stopped with %1 cells empty.</source>
        <translation>Parou com %1 células vazias.</translation>
    </message>
    <message>
        <source>Here the techniques known to this program go no further: %1 cells are empty, and a search has to try numbers.</source>
        <translation>Aqui se esgotam as técnicas que este programa conhece: há %1 células vazias, e uma busca precisa tentar números.</translation>
    </message>
    <message>
        <source>%1 are not %2: one of %3 must be, and it touches them all.</source>
        <translation>%1 não são %2: uma de %3 deve ser, e ela toca todas elas.</translation>
    </message>
    <message>
        <source>%1 are not %2: in their area %3 and %4 can stand only at %5.</source>
        <translation>%1 não são %2: em sua área, %3 e %4 só podem ficar em %5.</translation>
    </message>
    <message>
        <source>%1 are not %2: %3 take %4 and %5 between them.</source>
        <translation>%1 não são %2: %3 dividem %4 e %5 entre si.</translation>
    </message>
    <message>
        <source>the drawing is not closed: a line like +---+---+ is missing below the last row</source>
        <translation>o desenho não está fechado: falta uma linha como +---+---+ abaixo da última linha</translation>
    </message>
    <message>
        <source>expected the upper border of a drawing, like +---+---+</source>
        <translation>esperava-se a borda superior de um desenho, como +---+---+</translation>
    </message>
    <message>
        <source>a drawing has at most %1 columns and rows</source>
        <translation>um desenho tem no máximo %1 colunas e linhas</translation>
    </message>
    <message>
        <source>expected a border as --- or blanks, not &quot;%1&quot;</source>
        <translation>esperava-se uma borda como --- ou espaços, e não &quot;%1&quot;</translation>
    </message>
    <message>
        <source>expected | or a blank between two cells, not %1</source>
        <translation>esperava-se | ou um espaço entre duas células, e não %1</translation>
    </message>
    <message>
        <source>expected a number or . in this cell, not &quot;%1&quot;</source>
        <translation>esperava-se um número ou . nesta célula, e não &quot;%1&quot;</translation>
    </message>
    <message>
        <source>numbers alone do not show the areas; name the problem as well, or print the solution as a drawing</source>
        <translation>números sozinhos não mostram as áreas; indique também o problema, ou imprima a solução como desenho</translation>
    </message>
    <message>
        <source>expected one grid of numbers, not %1</source>
        <translation>esperava-se uma grade de números, e não %1</translation>
    </message>
    <message>
        <source>the grid has %1 lines, the board %2</source>
        <translation>a grade tem %1 linhas, o tabuleiro %2</translation>
    </message>
    <message>
        <source>expected a cell as a pair of area and number, like &apos;(1 3)</source>
        <translation>esperava-se uma célula como par de área e número, por exemplo &apos;(1 3)</translation>
    </message>
    <message>
        <source>there are more pairs than any board has cells</source>
        <translation>há mais pares do que células em qualquer tabuleiro</translation>
    </message>
    <message>
        <source>the list of pairs is not closed: &apos;)&apos; is missing</source>
        <translation>a lista de pares não está fechada: falta &apos;)&apos;</translation>
    </message>
    <message>
        <source>tabuleiro has %1 cells, tabuleiroDiv %2; both are one board</source>
        <translation>tabuleiro tem %1 células, tabuleiroDiv %2; ambos são um só tabuleiro</translation>
    </message>
    <message>
        <source>this cell is %1 here and %2 in tabuleiro; both are one board</source>
        <translation>esta célula é %1 aqui e %2 em tabuleiro; ambos são um só tabuleiro</translation>
    </message>
    <message>
        <source>there is no list of pairs here, like (list &apos;(1 0) &apos;(1 3))</source>
        <translation>não há lista de pares aqui, como (list &apos;(1 0) &apos;(1 3))</translation>
    </message>
    <message>
        <source>there is a second list of pairs; one list is one board</source>
        <translation>há uma segunda lista de pares; uma lista é um tabuleiro</translation>
    </message>
    <message>
        <source>%1 pairs make no board: write those of each row on a line of their own</source>
        <translation>%1 pares não formam um tabuleiro: escreva os de cada linha em uma linha própria</translation>
    </message>
    <message>
        <source>the area of %1</source>
        <translation>a área de %1</translation>
    </message>
    <message>
        <source>Board with the borders of its areas</source>
        <translation>Tabuleiro com as bordas de suas áreas</translation>
    </message>
    <message>
        <source>Lisp list of pairs (area number)</source>
        <translation>Lista Lisp de pares (área número)</translation>
    </message>
    <message>
        <source>the areas are not symmetric, so the places of the clues are not, either.</source>
        <translation>as áreas não são simétricas, portanto os lugares das pistas também não.</translation>
    </message>
    <message>
        <source>Single numbers have to be supposed, and led to a contradiction.</source>
        <translation>Números avulsos têm de ser supostos e levados a uma contradição.</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Several numbers have to be supposed at once.</source>
        <translation>Vários números têm de ser supostos ao mesmo tempo.</translation>
    </message>
    <message>
        <source>refutation</source>
        <translation>refutação</translation>
    </message>
    <message>
        <source>10 × 15</source>
        <translation>10 × 15</translation>
    </message>
    <message>
        <source>A number that is settled is struck from its area and from all cells that touch it. What then has one number or one place left is settled at once, and a cell that touches all places of a number in another area loses that number. Only when nothing follows a number is tried, in a cell with the fewest left. A search that meets nothing but dead ends begins again where most of them were.</source>
        <translation>Um número definido é eliminado de sua área e de todas as células que o tocam. O que então tem um só número ou um só lugar é definido logo, e uma célula que toca todos os lugares de um número em outra área perde esse número. Só quando nada mais decorre se tenta um número, em uma célula com menos números restantes. Uma busca que só encontra becos sem saída recomeça onde houve mais deles.</translation>
    </message>
    <message>
        <source>Constraint propagation with the fail-first rule: Haralick and Elliott, 1980; weights: Boussemart and others, 2004.</source>
        <translation>Propagação de restrições com a regra de falha primeiro (fail-first): Haralick e Elliott, 1980; pesos: Boussemart e outros, 2004.</translation>
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
        <translation>O exemplo do problema: one-seven-five.</translation>
    </message>
    <message>
        <source>Nine</source>
        <translation>Nove</translation>
    </message>
    <message>
        <source>Where the document&apos;s program has no word.</source>
        <translation>Onde o programa do documento não tem palavra.</translation>
    </message>
    <message>
        <source>Ninety</source>
        <translation>Noventa</translation>
    </message>
    <message>
        <source>Digit by digit nine-zero; the document&apos;s program drops the nine.</source>
        <translation>Dígito a dígito, nine-zero; o programa do documento perde o nine.</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>The smallest amount a cheque can be written for.</source>
        <translation>O menor número para o qual há cheque.</translation>
    </message>
    <message>
        <source>Thirty digits</source>
        <translation>Trinta dígitos</translation>
    </message>
    <message>
        <source>Spelled out it begins with one hundred twenty-three octillion.</source>
        <translation>Por extenso, começa com “one hundred twenty-three octillion”.</translation>
    </message>
    <message>
        <source>A cheque in Chinese</source>
        <translation>Um cheque em chinês</translation>
    </message>
    <message>
        <source>Financial characters, which no stroke can turn into others.</source>
        <translation>Caracteres financeiros, que nenhum traço pode transformar em outros.</translation>
    </message>
    <message>
        <source>Back from words</source>
        <translation>De volta a partir das palavras</translation>
    </message>
    <message>
        <source>Spoken words read back into digits.</source>
        <translation>Palavras faladas lidas de volta como dígitos.</translation>
    </message>
    <message>
        <source>Number words</source>
        <translation>Por extenso</translation>
    </message>
    <message>
        <source>Write a number out in words, as on a cheque, or read words back.</source>
        <translation>Escreva um número por extenso, como em um cheque, ou leia as palavras de volta.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>A whole number, not negative, or words to be read back</source>
        <translation>Um número inteiro, não negativo, ou palavras a ler de volta</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Words or digits; by default whichever the input is not</source>
        <translation>Palavras ou dígitos; por padrão, o que a entrada não for</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Of the words: English, Chinese, Japanese or Portuguese</source>
        <translation>Das palavras: inglês, chinês, japonês ou português</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Plain, or as on a cheque with an ending nothing can be added to</source>
        <translation>Simples, ou como em um cheque, com um fecho ao qual nada se pode acrescentar</translation>
    </message>
    <message>
        <source>Number, or words to be read back</source>
        <translation>Número, ou palavras a ler de volta</translation>
    </message>
    <message>
        <source>The result in one line</source>
        <translation>O resultado em uma linha</translation>
    </message>
    <message>
        <source>word of a digit</source>
        <translation>palavra de um dígito</translation>
    </message>
    <message>
        <source>spoken word</source>
        <translation>palavra falada</translation>
    </message>
    <message>
        <source>ending</source>
        <translation>fecho</translation>
    </message>
    <message>
        <source>digit read</source>
        <translation>dígito lido</translation>
    </message>
    <message>
        <source>too long to be spelled out</source>
        <translation>longo demais para o extenso</translation>
    </message>
    <message>
        <source>Some places hold no word.</source>
        <translation>Alguns lugares não contêm palavra.</translation>
    </message>
    <message>
        <source>The words mean %1, not %2.</source>
        <translation>As palavras significam %1, e não %2.</translation>
    </message>
    <message>
        <source>The words cannot be read back: %1.</source>
        <translation>As palavras não podem ser lidas de volta: %1.</translation>
    </message>
    <message>
        <source>On a cheque the words have an ending, elsewhere none.</source>
        <translation>Em um cheque, as palavras têm um fecho; em outros casos, não.</translation>
    </message>
    <message>
        <source>Digit %1 of the number is %2: write “%3”.</source>
        <translation>O dígito %1 do número é %2: escrever “%3”.</translation>
    </message>
    <message>
        <source>Digit %1 of what the words mean is %2.</source>
        <translation>O dígito %1 do que as palavras significam é %2.</translation>
    </message>
    <message>
        <source>“%1” closes the amount: nothing can be added.</source>
        <translation>“%1” fecha o valor: nada pode ser acrescentado.</translation>
    </message>
    <message>
        <source>As spoken, word %1 is “%2”.</source>
        <translation>Na forma falada, a palavra %1 é “%2”.</translation>
    </message>
    <message>
        <source>There are words for numbers of up to %1 digits; this one has %2. Digit by digit any length can be written.</source>
        <translation>Há palavras para números de até %1 dígitos; este tem %2. Dígito a dígito, qualquer comprimento pode ser escrito.</translation>
    </message>
    <message>
        <source>The whole number is written: %1.</source>
        <translation>O número inteiro está escrito: %1.</translation>
    </message>
    <message>
        <source>Digit by digit</source>
        <translation>Dígito a dígito</translation>
    </message>
    <message>
        <source>The word of each digit in turn: 175 is one-seven-five.</source>
        <translation>A palavra de cada dígito por sua vez: 175 é one-seven-five.</translation>
    </message>
    <message>
        <source>The document&apos;s program for P95, right for 9 and for 90 to 99 too.</source>
        <translation>O programa do documento para o P95, correto também para 9 e de 90 a 99.</translation>
    </message>
    <message>
        <source>As spoken</source>
        <translation>Como se fala</translation>
    </message>
    <message>
        <source>The words one says: 175 is one hundred seventy-five. Up to 36 digits.</source>
        <translation>As palavras que se dizem: 175 é one hundred seventy-five. Até 36 dígitos.</translation>
    </message>
    <message>
        <source>Rule-based number formats of ICU, after the Unicode CLDR.</source>
        <translation>Formatos numéricos baseados em regras do ICU, segundo o Unicode CLDR.</translation>
    </message>
    <message>
        <source>175 in two ways</source>
        <translation>175 de duas formas</translation>
    </message>
    <message>
        <source>No choice, no search: naming digits is one step each, spelling out follows the language&apos;s rules.</source>
        <translation>Sem escolha, sem busca: nomear algarismos é um passo para cada; escrever por extenso segue as regras da língua.</translation>
    </message>
    <message>
        <source>Each digit has its word, so a number of any length is written from left to right without looking at the rest of it. Nothing is searched: it shows what a trace looks like where every step is forced. The other way round, words are read back into digits.</source>
        <translation>Cada dígito tem sua palavra, de modo que um número de qualquer comprimento é escrito da esquerda para a direita sem olhar o resto dele. Nada é buscado: mostra como é um registro em que cada passo é forçado. No sentido inverso, palavras são lidas de volta como dígitos.</translation>
    </message>
    <message>
        <source>One step a digit, and memory for the words.</source>
        <translation>Um passo por dígito, e memória para as palavras.</translation>
    </message>
    <message>
        <source>Languages name numbers in groups: of three digits in English, of four in Chinese and Japanese. A group is put into words by a small set of rules, and the word for its scale follows: thousand, million, and so on. What is left over is treated in the same way.</source>
        <translation>As línguas nomeiam números em grupos: de três dígitos em inglês, de quatro em chinês e japonês. Um grupo é posto em palavras por um pequeno conjunto de regras, e segue a palavra de sua escala: mil, milhão e assim por diante. O que sobra é tratado da mesma forma.</translation>
    </message>
    <message>
        <source>One step a word, and at most 36 digits: there are no names for larger scales.</source>
        <translation>Um passo por palavra, e no máximo 36 dígitos: não há nomes para escalas maiores.</translation>
    </message>
    <message>
        <source>There is nothing to generate: every number is already a problem.</source>
        <translation>Não há problemas novos a criar: cada número já é um.</translation>
    </message>
    <message>
        <source>word %1</source>
        <translation>palavra %1</translation>
    </message>
    <message>
        <source>digit %1</source>
        <translation>dígito %1</translation>
    </message>
    <message>
        <source>word %1 = %2</source>
        <translation>palavra %1 = %2</translation>
    </message>
    <message>
        <source>digit %1 = %2</source>
        <translation>dígito %1 = %2</translation>
    </message>
    <message>
        <source>settings come after the number</source>
        <translation>as opções vêm depois do número</translation>
    </message>
    <message>
        <source>expected language=…, form=… or direction=…, not &quot;%1&quot;</source>
        <translation>esperava-se language=…, form=… ou direction=…, e não “%1”</translation>
    </message>
    <message>
        <source>there is no number; write digits, like 175, or words, like one-seven-five</source>
        <translation>não há número; escreva dígitos, como 175, ou palavras, como one-seven-five</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 must be %2, not &quot;%3&quot;</source>
        <translation>%1 deve ser %2, e não “%3”</translation>
    </message>
    <message>
        <source>expected a digit, not %1; numbers are whole and not negative</source>
        <translation>esperava-se um dígito, e não %1; os números são inteiros e não negativos</translation>
    </message>
    <message>
        <source>a number has at most %1 digits</source>
        <translation>um número tem no máximo %1 dígitos</translation>
    </message>
    <message>
        <source>these are digits already; leave out direction=digits</source>
        <translation>isto já são dígitos; omita direction=digits</translation>
    </message>
    <message>
        <source>these are words already; leave out direction=words</source>
        <translation>isto já são palavras; omita direction=words</translation>
    </message>
    <message>
        <source>number: %1</source>
        <translation>número: %1</translation>
    </message>
    <message>
        <source>%1 digits in words</source>
        <translation>%1 dígitos por extenso</translation>
    </message>
    <message>
        <source>words for %1 digits</source>
        <translation>palavras para %1 dígitos</translation>
    </message>
    <message>
        <source>%1 in words</source>
        <translation>%1 por extenso</translation>
    </message>
    <message>
        <source>The number ends before that.</source>
        <translation>O número já terminou antes.</translation>
    </message>
    <message>
        <source>“%1” is expected there.</source>
        <translation>Ali deve estar “%1”.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number word of this language</source>
        <translation>“%1” não é uma palavra de número deste idioma</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number word of this language; did you mean &quot;%2&quot;?</source>
        <translation>“%1” não é uma palavra de número deste idioma; quis dizer “%2”?</translation>
    </message>
    <message>
        <source>there are no words; write a number, like one-seven-five</source>
        <translation>não há palavras; escreva um número, como one-seven-five</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot stand here; write digit by digit or as spoken, not both</source>
        <translation>“%1” não pode ficar aqui; escreva dígito a dígito ou na forma falada, não ambos</translation>
    </message>
    <message>
        <source>the number ends in the middle, after &quot;%1&quot;</source>
        <translation>o número termina no meio, depois de “%1”</translation>
    </message>
    <message>
        <source>Zero has a word of its own: “%1”.</source>
        <translation>O zero tem uma palavra própria: “%1”.</translation>
    </message>
    <message>
        <source>As spoken: from the right, the digits of %1 form groups of %2.</source>
        <translation>Por extenso: da direita para a esquerda, os dígitos de %1 formam grupos de %2.</translation>
    </message>
    <message>
        <source>The group %1 is all zeros and is left out.</source>
        <translation>O grupo %1 só tem zeros e fica de fora.</translation>
    </message>
    <message>
        <source>The last group, %1, is “%2”.</source>
        <translation>O último grupo, %1, é “%2”.</translation>
    </message>
    <message>
        <source>The group %1 counts 10^%2: “%3” with the word of its scale is “%4”.</source>
        <translation>O grupo %1 conta 10^%2: “%3” com a palavra da sua ordem é “%4”.</translation>
    </message>
    <message>
        <source>“%1” is read as %2.</source>
        <translation>“%1” é lido como %2.</translation>
    </message>
    <message>
        <source>The other %1 digits follow likewise.</source>
        <translation>Os outros %1 dígitos seguem da mesma forma.</translation>
    </message>
    <message>
        <source>As spoken, the whole number is: %1.</source>
        <translation>Por extenso, o número inteiro é: %1.</translation>
    </message>
    <message>
        <source>It is short for “%1”: after the last digit the unit below the one before it is left out.</source>
        <translation>É a forma curta de “%1”: depois do último algarismo omite-se a unidade logo abaixo da anterior.</translation>
    </message>
    <message>
        <source>%1 in digits</source>
        <translation>%1 em algarismos</translation>
    </message>
    <message>
        <source>Chinese</source>
        <translation>chinês</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>japonês</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>português</translation>
    </message>
    <message>
        <source>English</source>
        <translation>inglês</translation>
    </message>
    <message>
        <source>Write in digits the number that the words name.</source>
        <translation>Escreva em algarismos o número que as palavras dizem.</translation>
    </message>
    <message>
        <source>Write the word of each digit in turn, in %1 and as on a cheque: for %2, %3.</source>
        <translation>Escreva a palavra de cada algarismo, um após o outro, em %1 e como em um cheque: para %2, %3.</translation>
    </message>
    <message>
        <source>Write the word of each digit in turn, in %1: for %2, %3.</source>
        <translation>Escreva a palavra de cada algarismo, um após o outro, em %1: para %2, %3.</translation>
    </message>
    <message>
        <source>%1 After other groups it is joined: “%2”.</source>
        <translation>%1 Depois de outros, é ligado: “%2”.</translation>
    </message>
    <message>
        <source>The library ICU has no words for numbers in %1.</source>
        <translation>A biblioteca ICU não tem palavras para números em %1.</translation>
    </message>
</context>
</TS>
