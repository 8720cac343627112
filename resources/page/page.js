// The program of an exported page: keeps the moments of a search, shows one of them, and asks what
// comes next. The data are written by core/files/page.cpp, which also says how they are packed.
'use strict';
(() => {
  const byId = (id) => document.getElementById(id);
  const data = JSON.parse(byId('data').textContent);
  const texts = data.texts;
  const kDecide = 0, kConflict = 3, kVisit = 4, kSolution = 5;

  // Numbers of 5 bits a letter, the lowest first; the sixth bit says that more follow.
  function reader(text) {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const values = new Uint8Array(128);
    for (let i = 0; i < 64; ++i)
      values[letters.charCodeAt(i)] = i;
    let at = 0;
    const next = () => {
      for (let number = 0, unit = 1;; unit *= 32) {
        const value = values[text.charCodeAt(at++)];
        number += (value & 31) * unit;
        if (value < 32)
          return number;
      }
    };
    next.isAtEnd = () => at >= text.length;
    return next;
  }

  const list = (next, count) => Array.from({length: count}, next);

  function fill(pattern, words) {
    return pattern.replace(/%([1-9])/g, (place, n) => words[n - 1] ?? '');
  }

  // ---- what the data hold

  const elements = []; // of all boards, as SVG
  for (const next = reader(data.shapes); !next.isAtEnd();) {
    const pieces = data.forms[next()].split('\u0001');
    elements.push(pieces.reduce((text, piece) => text + data.numbers[next()] + piece));
  }

  const splices = []; // of each moment against the one before it: [at, removed, ids]
  for (const next = reader(data.boards); !next.isAtEnd();) {
    let at = 0;
    splices.push(Array.from({length: next()}, () => {
      at += next();
      const splice = [at, next(), list(next, next())];
      at += splice[2].length;
      return splice;
    }));
  }

  const events = []; // event i leads from moment i to moment i + 1
  let node = 0, nodes = 0;
  const parents = [0], firstMoment = [0];
  for (const next = reader(data.events); !next.isAtEnd();) {
    const kind = next();
    if (kind === kDecide) {
      parents.push(node);
      node = ++nodes;
      firstMoment.push(events.length + 1);
    } else if (kind === kVisit) {
      node = next();
    }
    const event = {kind, node, depth: next(), line: next() - 1, step: next()};
    event.pattern = next();
    event.words = list(next, next());
    events.push(event);
  }
  const length = events.length;
  const solutions = events.flatMap((event, i) => event.kind === kSolution ? [i + 1] : []);

  // ---- the board of a moment, found from the last one kept before it

  const kKept = 128;
  const kept = [[]];
  function applied(board, moment) {
    const next = board.slice();
    for (const [at, removed, ids] of splices[moment])
      next.splice(at, removed, ...ids);
    return next;
  }
  function boardAt(moment) {
    let from = Math.min(Math.floor(moment / kKept), kept.length - 1);
    let board = kept[from];
    for (let i = from * kKept; i < moment; ++i) {
      board = applied(board, i + 1);
      if ((i + 1) % kKept === 0 && kept.length === (i + 1) / kKept)
        kept.push(board);
    }
    return board;
  }
  kept[0] = applied([], 0);

  const boardView = byId('shapes');
  let shown = [];
  function drawBoard(ids) {
    let first = 0;
    const most = Math.min(ids.length, shown.length);
    while (first < most && ids[first] === shown[first])
      ++first;
    let same = 0;
    while (same < most - first && ids[ids.length - 1 - same] === shown[shown.length - 1 - same])
      ++same;
    const parsed = document.createElement('template');
    parsed.innerHTML = '<svg>' + ids.slice(first, ids.length - same)
                                     .map((id) => elements[id]).join('') + '</svg>';
    const range = document.createRange();
    range.setStart(boardView, first);
    range.setEnd(boardView, shown.length - same);
    range.deleteContents();
    const added = document.createDocumentFragment();
    added.append(...parsed.content.firstChild.childNodes);
    boardView.insertBefore(added, boardView.childNodes[first] ?? null);
    shown = ids;
  }

  // ---- the timeline: steps coloured by idea, depth over time, contradictions below, solutions as lines

  const kSvg = 'http://www.w3.org/2000/svg';
  function draw(parent, name, attributes) {
    const element = document.createElementNS(kSvg, name);
    for (const [key, value] of Object.entries(attributes))
      element.setAttribute(key, value);
    parent.append(element);
    return element;
  }

  // The idea of each event is that of the step that it is part of; 0: none.
  const ideas = new Array(length).fill(0);
  for (let i = length - 1; i >= 0; --i)
    ideas[i] = events[i].step > 0 ? events[i].step - 1 : ideas[i + 1] || 0;
  const ideaClass = (idea) => `r${data.ideas[idea - 1].colour}`;

  const kBars = 600, kHeight = 60, kBand = data.ideas.length > 0 ? 12 : 0; // pixels of steps at the top
  const timeline = byId('timeline');
  timeline.setAttribute('viewBox', `0 0 ${kBars} ${kHeight}`);
  const maxDepth = Math.max(1, ...chunked((i) => events[i].depth));
  // The largest of some values, for each bar.
  function chunked(value) {
    const count = Math.min(kBars, length);
    return Array.from({length: count}, (unused, bar) => {
      let largest = 0;
      const end = Math.floor((bar + 1) * length / count);
      for (let i = Math.floor(bar * length / count); i < end; ++i)
        largest = Math.max(largest, value(i));
      return largest;
    });
  }
  function drawTimeline() {
    const depths = chunked((i) => events[i].depth);
    const width = kBars / Math.max(1, depths.length);
    let path = `M0 ${kHeight - 8}`;
    depths.forEach((depth, bar) => {
      const y = kHeight - 8 - depth / maxDepth * (kHeight - 12 - kBand);
      path += `L${(bar * width).toFixed(1)} ${y.toFixed(1)}L${((bar + 1) * width).toFixed(1)} ${
        y.toFixed(1)}`;
    });
    draw(timeline, 'path', {d: path + `L${kBars} ${kHeight - 8}Z`, class: 'depth'});
    drawSteps(width);
    chunked((i) => events[i].kind === kConflict ? 1 : 0).forEach((found, bar) => {
      if (found)
        draw(timeline, 'rect', {x: (bar * width).toFixed(1), y: kHeight - 6,
                                width: width.toFixed(2), height: 5, class: 'conflict'});
    });
    for (const moment of solutions.slice(0, kBars))
      draw(timeline, 'rect', {x: (moment / length * kBars - 0.75).toFixed(1), y: 0, width: 1.5,
                              height: kHeight - 8, class: 'solution'});
    draw(timeline, 'rect', {x: kBars, y: 0, width: kBars, height: kHeight, class: 'veil'});
    return draw(timeline, 'rect', {x: 0, y: 0, width: 2, height: kHeight, class: 'now'});
  }

  // The most frequent idea of each bar; steps are apart where there is room for each event.
  function drawSteps(width) {
    const count = Math.min(kBars, length);
    const ofBar = Array.from({length: count}, (unused, bar) => {
      const times = new Map();
      const end = Math.floor((bar + 1) * length / count);
      for (let i = Math.floor(bar * length / count); i < end; ++i)
        times.set(ideas[i], (times.get(ideas[i]) || 0) + 1);
      times.delete(0);
      return [...times].reduce((most, each) => each[1] > most[1] ? each : most, [0, 0])[0];
    });
    const gap = count === length ? Math.min(1, width / 4) : 0;
    for (let from = 0, to; from < count; from = to) {
      for (to = from + 1; to < count && ofBar[to] === ofBar[from] &&
           !(gap > 0 && events[to - 1].step > 0); ++to);
      if (ofBar[from] === 0)
        continue;
      const block = draw(timeline, 'rect', {x: (from * width).toFixed(1), y: 0, height: kBand - 2,
                                            width: ((to - from) * width - gap).toFixed(2),
                                            class: ideaClass(ofBar[from])});
      draw(block, 'title', {}).textContent = data.ideas[ofBar[from] - 1].name;
    }
  }
  // What the colours mean, with the number of steps among the first `count` events.
  function nameIdeas(count) {
    const language = document.documentElement.lang;
    const times = data.ideas.map(() => 0);
    for (const event of events.slice(0, count))
      if (event.step > 1)
        ++times[event.step - 2];
    const list = byId('ideas');
    list.replaceChildren();
    data.ideas.forEach((idea, i) => {
      if (times[i] === 0)
        return;
      const item = document.createElement('li');
      const sign = document.createElement('span');
      sign.className = ideaClass(i + 1);
      sign.setAttribute('aria-hidden', 'true');
      sign.textContent = '■';
      item.append(sign,
                  ' ' + fill(data.texts.idea, [idea.name, times[i].toLocaleString(language)]));
      list.append(item);
    });
    if (list.scrollHeight > list.clientHeight) // models can have very many
      list.tabIndex = 0;
    else
      list.removeAttribute('tabindex');
  }

  // ---- the search tree, where it is small: each subtree as wide as it has leaves

  const treeView = byId('tree');
  const dots = [], edges = []; // of each node, the edge to its parent
  const outcomes = []; // of each node: its sign, and the moment from which it is known
  function drawTree() {
    const children = parents.map(() => []);
    for (let child = 1; child < parents.length; ++child)
      children[parents[child]].push(child);
    const leaves = new Array(parents.length).fill(0);
    for (let i = parents.length - 1; i >= 0; --i) {
      leaves[i] = Math.max(1, leaves[i]);
      if (i > 0)
        leaves[parents[i]] += leaves[i];
    }
    const status = parents.map(() => 'open');
    const known = parents.map(() => 0);
    events.forEach((event, i) => {
      if (event.kind === kConflict && status[event.node] === 'open')
        [status[event.node], known[event.node]] = ['fail', i + 1];
      else if (event.kind === kSolution && status[event.node] !== 'solved')
        [status[event.node], known[event.node]] = ['solved', i + 1];
    });
    const left = [0], level = [0];
    let deepest = 0;
    for (let i = 0; i < parents.length; ++i) {
      let x = left[i];
      for (const child of children[i]) {
        left[child] = x;
        level[child] = level[i] + 1;
        deepest = Math.max(deepest, level[child]);
        x += leaves[child];
      }
      if (children[i].length > 0 && status[i] !== 'solved')
        [status[i], known[i]] = ['branch', firstMoment[children[i][0]]];
    }
    const step = Math.max(9, Math.min(28, 900 / leaves[0]));
    const width = leaves[0] * step;
    const x = (i) => (left[i] + leaves[i] / 2) * step;
    treeView.style.width = `${width}px`;
    parents.forEach(() => edges.push(draw(treeView, 'line', {})));
    const size = Math.min(5, step / 2 - 1);
    const circle = `M${-size} 0a${size} ${size} 0 1 0 ${2 * size} 0a${size} ${size} 0 1 0 ${
      -2 * size} 0`;
    parents.forEach((unused, i) => {
      const shape = status[i] === 'solved' ? `M0 ${-size - 1}L${size + 1} 0 0 ${size + 1} ${-size - 1} 0Z`
                    : status[i] === 'fail' ? `M${-size} ${-size}H${size}V${size}H${-size}Z`
                                           : circle;
      outcomes.push({status: status[i], shape, circle, moment: known[i]});
      dots.push(draw(treeView, 'path', {d: shape, class: status[i], 'data-moment': firstMoment[i]}));
    });
    const place = (rise) => { // that is how far a level lies below the one above
      const y = (i) => 12 + level[i] * rise;
      treeView.setAttribute('viewBox', `0 0 ${width} ${24 + deepest * rise}`);
      parents.forEach((parent, i) => {
        const ends = {x1: x(parent), y1: y(parent), x2: x(i), y2: y(i)};
        for (const [name, value] of Object.entries(ends))
          edges[i].setAttribute(name, value);
        dots[i].setAttribute('transform', `translate(${x(i)} ${y(i)})`);
      });
    };
    place(26);
    // On paper all of a wide tree is as wide as the page: as a strip nothing of it would be seen.
    addEventListener('beforeprint', () => place(Math.max(26, width * 0.4 / Math.max(1, deepest))));
    addEventListener('afterprint', () => place(26));
    treeView.addEventListener('click', (click) => {
      const moment = click.target.dataset.moment;
      if (moment !== undefined)
        go(Number(moment));
    });
  }
  let onPath = [];
  function markTree(current) {
    for (const i of onPath)
      dots[i].classList.remove('path', 'here');
    onPath = [];
    for (let i = current;; i = parents[i]) {
      onPath.push(i);
      if (i === 0)
        break;
    }
    for (const i of onPath)
      dots[i].classList.add('path');
    dots[current].classList.add('here');
    const frame = treeView.parentElement; // what stands there comes into sight
    const [, x, y] = /\((\S+) (\S+)\)/.exec(dots[current].getAttribute('transform'));
    const scale = treeView.clientWidth / treeView.viewBox.baseVal.width;
    frame.scrollLeft = x * scale - frame.clientWidth / 2;
    frame.scrollTop = y * scale - frame.clientHeight / 2;
  }

  // While a question is open nothing gives away what comes next: neither tree nor timeline, nor the
  // colours' names, nor how the search ends.
  let isAsking = false;
  function hideLater() {
    nameIdeas(isAsking ? moment : length);
    byId('ending')?.classList.toggle('later', isAsking);
    timeline.querySelector('.veil')?.setAttribute('x', isAsking ? moment / length * kBars : kBars);
    outcomes.forEach(({status, shape, circle, moment: known}, i) => {
      const isLater = isAsking && firstMoment[i] > moment;
      const isUnknown = isAsking && known > moment;
      dots[i].classList.toggle('later', isLater);
      edges[i].classList.toggle('later', isLater);
      dots[i].classList.toggle(status, !isUnknown);
      dots[i].setAttribute('d', isUnknown ? circle : shape);
    });
  }

  // ---- the moment that is shown

  const seek = byId('seek');
  const now = length > 0 ? drawTimeline() : null;
  const lines = Array.from(document.querySelectorAll('#code li'));
  const grouped = (number) => number.toLocaleString(document.documentElement.lang);
  let moment = -1;

  function sentenceAt(at) {
    if (at === 0)
      return data.from === 0 ? texts.start : '';
    const event = events[at - 1];
    return fill(data.patterns[event.pattern], event.words.map((word) => data.words[word]));
  }

  function go(to) {
    to = Math.max(0, Math.min(length, to));
    if (to === moment)
      return;
    moment = to;
    drawBoard(boardAt(moment));
    const event = moment > 0 ? events[moment - 1] : null;
    byId('sentence').textContent = sentenceAt(moment);
    byId('place').textContent =
      fill(texts.place, [grouped(data.from + moment), grouped(data.length),
                         grouped(event ? event.depth : data.depth),
                         grouped(data.solutions +
                                 solutions.filter((solution) => solution <= moment).length),
                         grouped(data.from), grouped(data.from + length)]);
    seek.value = moment;
    seek.setAttribute('aria-valuetext', `${data.from + moment} / ${data.from + length}`);
    now?.setAttribute('x', moment / length * kBars - 1);
    lines.forEach((line, i) => {
      const isMarked = event !== null && event.line === i;
      line.classList.toggle('marked', isMarked);
      if (isMarked)
        line.setAttribute('aria-current', 'step');
      else
        line.removeAttribute('aria-current');
    });
    if (dots.length > 0)
      markTree(event ? event.node : 0);
    for (const id of ['first', 'back', 'stepback'])
      byId(id).disabled = moment === 0;
    for (const id of ['forward', 'stepforward', 'last'])
      byId(id).disabled = moment === length;
    nameNext();
  }

  // One idea is one step: several events with one reason.
  function stepForward() {
    let to = moment;
    while (to < length && events[to].step === 0)
      ++to;
    go(to + 1);
  }
  function stepBack() {
    let to = moment - 1;
    while (to > 0 && events[to - 1].step === 0)
      --to;
    go(to);
  }

  // ---- playing

  let timer = null;
  const speed = byId('speed');
  const play = byId('play');
  function stop() {
    clearTimeout(timer);
    timer = null;
    play.textContent = texts.play;
  }
  function tick() {
    if (moment >= length)
      return stop();
    const perSecond = 2 ** Number(speed.value);
    const perTick = Math.max(1, Math.round(perSecond / 30)); // beyond, boards are left out
    go(moment + perTick);
    timer = setTimeout(tick, 1000 * perTick / perSecond);
  }
  function togglePlay() {
    if (timer !== null)
      return stop();
    closeQuestion();
    if (moment >= length)
      go(0);
    play.textContent = texts.pause;
    tick();
  }

  // ---- what next?

  let asked = null;
  const score = {asked: 0, right: 0};
  const quiz = byId('quiz');
  const askButton = byId('ask'); // none: there are no questions
  // Behind the moment that is shown and the one that was asked about.
  function nextQuestion() {
    return data.questions.find(({at}) => at >= moment && !(asked && at <= asked.at));
  }
  // They may be far apart: the button says where it leads.
  function nameNext() {
    if (!askButton)
      return;
    const next = nextQuestion();
    askButton.disabled = !next;
    askButton.textContent =
      next ? fill(texts.nextQuestion, [grouped(data.from + next.at)]) : texts.noQuestion;
  }
  function closeQuestion() {
    asked = null;
    nameNext();
    quiz.replaceChildren();
    if (isAsking) {
      isAsking = false;
      hideLater();
    }
  }
  function ask() {
    stop();
    const next = nextQuestion();
    asked = next;
    go(next.at);
    nameNext();
    isAsking = true;
    hideLater();
    quiz.replaceChildren();
    const form = document.createElement('fieldset');
    const legend = document.createElement('legend');
    legend.textContent = texts.question;
    form.append(legend);
    next.answers.forEach((answer, i) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = answer;
      button.addEventListener('click', () => answered(form, i));
      form.append(button);
    });
    quiz.append(form);
    form.querySelector('button').focus({preventScroll: true}); // the board stays in sight
  }
  function answered(form, choice) {
    const {at, right, answers} = asked;
    ++score.asked;
    score.right += choice === right ? 1 : 0;
    for (const [i, button] of form.querySelectorAll('button').entries()) {
      button.disabled = true;
      if (i === right)
        button.classList.add('right');
      else if (i === choice)
        button.classList.add('wrong');
    }
    isAsking = false;
    hideLater();
    go(at + 1);
    byId('verdict').textContent =
      (choice === right ? texts.right : fill(texts.wrong, [answers[right]])) + ' ' +
      fill(texts.score, [score.right, score.asked]);
    (askButton.disabled ? play : askButton).focus();
  }

  // ---- hands

  const actions = {
    first: () => go(0), back: () => go(moment - 1), forward: () => go(moment + 1),
    last: () => go(length), stepback: stepBack, stepforward: stepForward,
    nextsolution: () => go(solutions.find((solution) => solution > moment) ?? length),
    lastsolution: () => go(solutions.findLast?.((solution) => solution < moment) ?? 0),
  };
  function act(name) {
    stop();
    closeQuestion();
    byId('verdict').textContent = '';
    actions[name]();
  }
  for (const name of Object.keys(actions))
    byId(name)?.addEventListener('click', () => act(name));
  play.addEventListener('click', togglePlay);
  askButton?.addEventListener('click', () => {
    byId('verdict').textContent = '';
    ask();
  });
  seek.addEventListener('input', () => {
    stop();
    closeQuestion();
    go(Number(seek.value));
  });
  timeline.addEventListener('pointerdown', (press) => {
    const box = timeline.getBoundingClientRect();
    stop();
    closeQuestion();
    go(Math.round((press.clientX - box.left) / box.width * length));
  });
  const keys = {ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last',
                '.': 'stepforward', ',': 'stepback', n: 'nextsolution', N: 'lastsolution'};
  document.addEventListener('keydown', (press) => {
    if (press.ctrlKey || press.altKey || press.metaKey)
      return;
    const isField = press.target.tagName === 'INPUT';
    if (press.key === ' ' && !isField && press.target.tagName !== 'BUTTON' &&
        press.target.tagName !== 'SUMMARY') {
      press.preventDefault();
      togglePlay();
    } else if (keys[press.key] && !(isField && press.key.length > 1)) {
      press.preventDefault();
      act(keys[press.key]);
    }
  });
  addEventListener('hashchange', () => goToHash());
  function goToHash() { // page.html#1204: opened at that event
    if (!/^#\d+$/.test(location.hash))
      return;
    closeQuestion();
    go(Number(location.hash.slice(1)) - data.from);
  }

  seek.max = length;
  nameIdeas(length);
  if (data.hasTree)
    drawTree();
  go(data.opened - data.from);
  goToHash();
  if (moment < 0)
    go(0);
  window.clew = {go, length}; // for scripts
})();
