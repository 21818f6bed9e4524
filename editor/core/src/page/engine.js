// The engine inside the page: what may be done at the step shown, playing on from it, and who sees whom. The steps that
// are played here take the place of those after the one shown; the game the page came with is kept.
const brought = film.engine;
const panel = byId("engine");
const said = (key, values = {}) => {
  let text = say(brought.words[key]);
  for (const [name, value] of Object.entries(values)) text = text.replaceAll(`§${name}`, value);
  return text;
};
const element = (name, attributes = {}, inside = []) => {
  const own = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "click") own.addEventListener("click", value);
    else if (value !== false && value !== null && value !== undefined) own.setAttribute(key, value === true ? "" : value);
  }
  own.append(...[inside].flat());
  return own;
};
const percent = (value) => {
  const text = value > 0 && value < 0.05 ? "< 0.1" : value.toFixed(1);
  return (french() ? text.replace(".", ",") + " %" : text + "%");
};

// The program itself is unpacked when the first question is asked, and runs beside the page.
let worker = null;
let wasm = null;
let asked = 0;
const waiting = new Map();
const compiled = async () => {
  const bytes = Uint8Array.from(atob(byId("engine-program").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compile(await new Response(stream).arrayBuffer());
};
const sit = async () => {
  wasm ??= compiled();
  const own = await wasm;
  if (worker) return;
  const address = URL.createObjectURL(new Blob([byId("engine-machine").textContent], { type: "text/javascript" }));
  worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.onmessage = ({ data }) => {
    const one = waiting.get(data.id);
    if (!one) return;
    if ("progress" in data) one.hear(data.progress);
    else {
      waiting.delete(data.id);
      one.answer(data.answer);
    }
  };
  worker.onerror = (event) => {
    for (const one of waiting.values()) one.answer({ trouble: event.message ?? "?" });
    waiting.clear();
  };
  worker.postMessage({ engine: own, opening: JSON.stringify({ open: brought.opening }) });
};
let halts = 0;
const stop = () => {
  halts += 1;
  worker?.terminate();
  worker = null;
  for (const one of waiting.values()) one.answer(null);
  waiting.clear();
};
const ask = async (what, hear = () => {}) => {
  // What is asked is about the step shown now, however long the engine takes to be ready.
  const question = {
    made: made.slice(0, at), seats: seats(), seed: Number(byId("engine-seed").value) || 0, rolls: byId("engine-rolls").checked, inks, what,
  };
  // Stopped while the engine was still unpacked, nothing is asked.
  const before = halts;
  await sit();
  if (before !== halts) return null;
  asked += 1;
  return new Promise((answer) => {
    waiting.set(asked, { answer, hear });
    worker.postMessage({ id: asked, line: JSON.stringify({ ask: question }) });
  });
};

const made = brought.made.slice();
const seats = () => [0, 1].map((side) => byId(`seat-${side}`).value);
const isPerson = (side) => byId(`seat-${side}`).value === "person";
let inks = brought.inks;
let stand = null;
let hand = null;
let reach = [];
let busy = 0;
const forks = [];
const origin = { steps: steps.slice(), made: made.slice() };

// The lists of the film by what is in them, so that what comes from the engine finds what is there already.
const symbolOf = new Map([...byId("symbols").children].map((own) => [own.innerHTML, Number(own.id.slice(1))]));
const numberIn = (known, all) => (own) => {
  const key = JSON.stringify(own);
  if (!known.has(key)) {
    known.set(key, all.length);
    all.push(own);
  }
  return known.get(key);
};
const listOf = (all) => numberIn(new Map(all.map((own, number) => [JSON.stringify(own), number])), all);
const [hexNumber, stackNumber, textNumber] = [film.hexes, film.stacks, film.texts].map(listOf);
const sides = brought.sides;
const symbolNumber = (text) => {
  // As the browser writes it: so the same drawing is the same text.
  const own = draw("symbol", { overflow: "visible" });
  own.innerHTML = text;
  const key = own.innerHTML;
  if (!symbolOf.has(key)) {
    own.id = `c${symbolOf.size}`;
    byId("symbols").append(own);
    symbolOf.set(key, symbolOf.size);
  }
  return symbolOf.get(key);
};
// A hexside that was never to change is drawn with the map: what comes to stand there is laid over it.
const sideNumber = ([name, drawn]) => {
  const known = sides.indexOf(name);
  if (known >= 0) return known;
  const number = sides.push(name) - 1;
  const [a, b] = name.split("/").map(middleOf);
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const along = [(a[1] - b[1]) * 0.27, (b[0] - a[0]) * 0.27];
  drawn.forEach((text, state) => {
    const own = draw("g", { class: "side", "data-side": number, "data-state": state, hidden: "" });
    if (state) own.innerHTML = text;
    if (state) own.prepend(draw("line", { x1: middle[0] - along[0], y1: middle[1] - along[1], x2: middle[0] + along[0], y2: middle[1] + along[1], class: "bared" }));
    byId("map").append(own);
  });
  return number;
};

const rules = document.querySelector("#cited dl.rules");
const knownRule = (rule, text) => {
  if (!rules || byId(`rule-${rule}`)) return;
  rules.append(element("div", { id: `rule-${rule}` }, [element("dt", {}, rule), element("dd", {}, both(text))]));
};
const both = (text) => (Array.isArray(text) ? [element("span", { lang: "en" }, text[0]), element("span", { lang: "fr" }, text[1])] : text);

// Puts the further steps in the place of those after the one shown.
const goOnWith = (from, answer) => {
  const own = answer.film;
  if (own.style) {
    document.head.append(element("style", {}, own.style));
    inks = own.inks;
  }
  const hexes = own.hexes.map(hexNumber);
  const symbols = own.symbols.map(symbolNumber);
  const stacks = own.stacks.map((stack) => stackNumber({ ...stack, v: stack.v.map((view) => view.map(([symbol, x, y]) => [symbols[symbol], x, y])) }));
  const texts = own.texts.map(textNumber);
  const walls = own.sides.map(sideNumber);
  const each = (list, key, value) => list?.map(([a, b]) => [key[a], b < 0 ? b : value(b)]);
  const step = ({ s, m, h, f, b, w }) => ({
    s: each(s, hexes, (stack) => stacks[stack]), m: each(m, hexes, (symbol) => symbols[symbol]), h: each(h, walls, (state) => state),
    f: f?.map(([kind, ...places]) => [kind, ...places.map((place) => hexes[place])]), b: texts[b], w: texts[w],
  });
  // What is drawn of a later step would be drawn on: that step is gone.
  if (at > from) at = -1;
  steps.length = from + 1;
  steps.push(...own.steps.map(step));
  made.length = from;
  made.push(...answer.made);
  for (const [rule, text] of Object.entries(own.rules)) knownRule(rule, text);
  for (const phase of [...document.querySelectorAll("#roll .phase")].slice(own.phase)) phase.remove();
  roll.insertAdjacentHTML("beforeend", own.account);
  rescan();
  byId("engine-back").hidden = false;
};
byId("engine-back").addEventListener("click", () => {
  const first = Math.min(...forks, at);
  steps.length = 0;
  steps.push(...origin.steps);
  made.length = 0;
  made.push(...origin.made);
  roll.innerHTML = film.account ?? "";
  forks.length = 0;
  currentBeat = null;
  at = -1;
  rescan();
  byId("engine-back").hidden = true;
  go(first);
});

// One question at a time; whoever waits sees how far it is and can stop it. What is asked for while the page only looks
// at the step it shows comes next, unless the reader stops it or goes to another step meanwhile.
let next = null;
let looks = false;
const working = async (what, done) => {
  if (busy) {
    if (looks) next = { what, done, at };
    return;
  }
  busy += 1;
  looks = what === "stand";
  panel.setAttribute("aria-busy", "true");
  byId("engine-stop").hidden = false;
  const state = byId("engine-state");
  // What the last answer said of this step stays readable while the page only looks at it.
  const kept = looks && state.dataset.at === String(at) ? state.textContent : "";
  state.textContent = said("works");
  const began = performance.now();
  let answer = null;
  try {
    answer = await ask(what, (progress) => (state.textContent = `${said("works")} ${progress}`));
  } catch (reason) {
    answer = { trouble: String(reason) };
  }
  busy -= 1;
  panel.removeAttribute("aria-busy");
  panel.dataset.took = Math.round(performance.now() - began);
  byId("engine-stop").hidden = true;
  state.textContent = kept;
  if (!answer) state.textContent = said("stopped");
  else if (answer.trouble) state.textContent = `${said("trouble")} ${answer.trouble}`;
  else done(answer);
  const waits = next;
  next = null;
  if (answer && waits?.at === at) working(waits.what, waits.done);
};
const act = (what) => {
  play(false);
  const from = at;
  working(what, (answer) => {
    if (answer.made.length) {
      goOnWith(from, answer);
      forks.push(from);
    }
    [stand, hand, reach] = [answer.stand, null, []];
    stoodAt = steps.length - 1;
    go(steps.length - 1);
    render();
    if (answer.refused) byId("engine-state").textContent = `${say(answer.refused.said)} ${answer.refused.rule ?? ""}`;
    else if (answer.result) byId("engine-state").textContent = said("played", { steps: answer.made.length, seed: answer.result.seed });
  });
};
// Whoever decides for a side sits there.
const decide = (what) => {
  const side = { texan: 0, mexican: 1 }[stand?.actor];
  if (side !== undefined) byId(`seat-${side}`).value = "person";
  act(what);
};

let stoodAt = -1;
let wanted = null;
const look = () => {
  clearTimeout(wanted);
  if (!panel.open || stoodAt === at) return;
  [stand, hand, reach] = [null, null, []];
  render();
  wanted = setTimeout(() => {
    const here = at;
    if (busy) {
      look();
      return;
    }
    working("stand", (answer) => {
      if (here === at) {
        stand = answer.stand;
        stoodAt = here;
      }
      render();
      if (here !== at) look();
    });
  }, 200);
};

const overlay = byId("chosen").parentNode.appendChild(draw("g", { id: "asked" }));
const lay = () => {
  overlay.replaceChildren();
  const lit = new Set(hand ? [...reach.map(([hex]) => hex), ...deedsOf(hand).flatMap((deed) => deed.hexes)] : []);
  for (const hex of lit) overlay.append(draw("polygon", { class: "offered", points: corners(middleOf(hex), SIDE - 4) }));
  if (!seenLine) return;
  const [from, to] = seenLine.ends.map(middleOf);
  for (const { place } of seenLine.blockers) {
    if (!place) continue;
    const [a, b] = place.split("/").map(middleOf);
    if (!b) overlay.append(draw("polygon", { class: "blocks", points: corners(a, SIDE - 4) }));
    else {
      const [x, y, dx, dy] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[1] - b[1]) * 0.28, (b[0] - a[0]) * 0.28];
      overlay.append(draw("line", { class: "blocks", x1: x - dx, y1: y - dy, x2: x + dx, y2: y + dy }));
    }
  }
  for (const rim of [true, false]) {
    overlay.append(draw("line", { class: rim ? "sight rim" : seenLine.clear ? "sight clear" : "sight blocked", x1: from[0], y1: from[1], x2: to[0], y2: to[1] }));
  }
};

const deedsOf = (piece) => (stand?.deeds ?? []).filter((deed) => deed.piece === piece);
const called = (piece) => say(film.names[piece] ?? piece);
const button = (text, click, extra = {}) => element("button", { type: "button", click, ...extra }, text);
const take = (piece) => {
  [hand, reach] = [piece, []];
  byId("engine-odds").replaceChildren();
  render();
  if (piece && deedsOf(piece).some((deed) => deed.kind === "step")) {
    working({ reach: piece }, (ways) => {
      if (hand !== piece) return;
      reach = ways;
      render();
    });
  }
};
const oddsTable = ({ heading, attacks, refused }, doable = true) => {
  const list = [];
  if (heading) list.push(element("h4", {}, say(heading)));
  for (const { deed, label, chances } of attacks) {
    const rows = chances.map(([what, [fraction, share]]) => element("tr", {}, [element("td", {}, say(what)), element("td", {}, fraction), element("td", {}, percent(share))]));
    const head = doable ? button(say(label), () => decide({ make: deed })) : element("b", {}, say(label));
    list.push(head, element("table", { class: "words" }, rows));
  }
  for (const { said: why, rule } of attacks.length ? [] : refused) list.push(element("p", {}, [say(why), " ", element("span", { class: "rule" }, rule)]));
  return list;
};
const askOdds = (piece, hex) => working({ odds: { piece, hex } }, (all) => {
  byId("engine-odds").replaceChildren(...all.flatMap((own) => oddsTable(own)));
  byId("engine-odds").querySelector("button")?.focus({ preventScroll: true });
});

const dice = (own) => {
  const rows = own.sums.map(([sum, [fraction, share], brings]) => element("tr", {}, [
    element("td", {}, element("b", { class: "die" }, String(sum))), element("td", {}, fraction), element("td", {}, percent(share)),
    element("td", { class: "brings" }, brings.map(say).join(" ")),
  ]));
  return [
    button(`${said(own.draw ? "draw" : "roll")}: ${say(own.what)}`, () => act("roll"), { class: "usual" }),
    element("table", { class: "words" }, rows),
  ];
};
const offered = () => {
  const list = [];
  const free = stand.deeds.filter((deed) => !deed.piece);
  const buttonOf = (deed) => button(deed.label ? say(deed.label) : deed.text, () => decide({ make: deed.text }), { class: deed.usual ? "usual" : null });
  if (stand.answer) list.push(...oddsTable(stand.answer, false));
  if (hand) {
    const own = deedsOf(hand);
    list.push(element("p", {}, [said("hand", { piece: called(hand) }), " ", button(said("drop"), () => take(null))]));
    const ways = reach.map(([, spot, cost, halted]) => button(`→ ${spot} (${cost}${halted ? " !" : ""})`, () => decide({ walk: { piece: hand, to: spot } })));
    if (ways.length) list.push(element("div", { class: "deeds" }, ways));
    const targets = [...new Set(own.filter((deed) => deed.kind === "attack").flatMap((deed) => deed.hexes))];
    if (targets.length) list.push(element("div", { class: "deeds" }, targets.map((hex) => button(`${said("odds")} ${hex}`, () => askOdds(hand, hex)))));
    const rest = own.filter((deed) => !(deed.kind === "step" && ways.length));
    list.push(element("div", { class: "deeds" }, rest.map(buttonOf)));
  } else {
    list.push(element("div", { class: "deeds" }, free.map(buttonOf)));
    const pieces = [...new Set(stand.deeds.map((deed) => deed.piece).filter(Boolean))];
    const where = (piece) => deedsOf(piece)[0].at;
    pieces.sort((a, b) => ((where(a) ?? "") < (where(b) ?? "") ? -1 : 1));
    const one = pieces.length === 1 ? deedsOf(pieces[0]) : [];
    if (one.length && one.length < 8) list.push(element("div", { class: "deeds" }, one.map(buttonOf)));
    else if (pieces.length) {
      list.push(element("p", { class: "about" }, said("pick", { count: pieces.length })));
      list.push(element("div", { class: "deeds" }, pieces.map((piece) => button(`${called(piece)}${where(piece) ? ` · ${where(piece)}` : ""}`, () => take(piece)))));
    }
  }
  return list;
};
const render = () => {
  const inside = byId("engine-deeds").contains(document.activeElement);
  byId("engine-due").textContent = stand ? say(stand.due) : "";
  const ending = stand?.ending ? [element("p", { class: "result" }, say(stand.ending))] : [];
  byId("engine-deeds").replaceChildren(...ending, ...(stand?.dice ? dice(stand.dice) : stand ? offered() : []));
  if (!hand) byId("engine-odds").replaceChildren();
  if (inside) byId("engine-deeds").querySelector("button")?.focus({ preventScroll: true });
  byId("engine-undo").disabled = !forks.length;
  lay();
};

const both_computers = () => !isPerson(0) && !isPerson(1);
byId("engine-end").addEventListener("click", () => act(both_computers() ? { game: null } : { go_on: null }));
byId("engine-some").addEventListener("click", () => {
  const steps = Math.max(1, Number(byId("engine-count").value) || 1);
  act(both_computers() ? { game: steps } : { go_on: steps });
});
byId("engine-series").addEventListener("click", () => {
  if (!both_computers()) {
    byId("engine-state").textContent = said("computers");
    return;
  }
  working({ series: 100 }, ({ series }) => {
    const [low, high] = [series.low, series.high].map(percent);
    byId("engine-state").textContent = said("won", { games: series.games, wins: series.wins[1], low, high, seed: series.seed });
    byId("engine-state").dataset.at = at;
  });
});
byId("engine-undo").addEventListener("click", () => {
  if (forks.length) go(forks.pop());
});
byId("engine-stop").addEventListener("click", stop);
panel.addEventListener("toggle", look);
document.addEventListener("step", look);

// Who sees whom: two hexes of the map, one after the other, or typed in.
let seenLine = null;
let picking = false;
const ends = ["sight-from", "sight-to"].map(byId);
const level = () => ["", "/in", "/roof", "/upper"][Number(root.dataset.level)];
const sightAsked = () => {
  const spots = ends.map((end) => end.value.trim());
  if (spots.some((spot) => !spot)) return;
  working({ sight: spots }, (answer) => {
    seenLine = answer.refused ? null : answer;
    const line = (text, rule) => element("p", {}, [say(text), ...(rule ? [" ", element("span", { class: "rule" }, rule)] : [])]);
    if (answer.refused) {
      byId("sight-answer").replaceChildren(line(answer.refused));
      lay();
      return;
    }
    const verdict = element("p", {}, element("b", {}, said(answer.clear ? "sees" : "blocked", { a: spots[0], b: spots[1] })));
    const why = answer.blockers.length ? answer.blockers.map((own) => line(own.said, own.rule)) : answer.reasons.map((own) => line(own));
    byId("sight-answer").replaceChildren(verdict, line(answer.range), ...why, ...answer.fire.map((own) => line(own)));
    lay();
  });
};
byId("sight").addEventListener("submit", (event) => {
  event.preventDefault();
  sightAsked();
});
const pick = (on) => {
  picking = on;
  byId("sight-pick").setAttribute("aria-pressed", on);
};
byId("sight-pick").addEventListener("click", () => {
  pick(!picking);
  if (!picking) return;
  for (const end of ends) end.value = "";
  seenLine = null;
  byId("sight-answer").replaceChildren();
  lay();
});
byId("sight-clear").addEventListener("click", () => {
  for (const end of ends) end.value = "";
  seenLine = null;
  byId("sight-answer").replaceChildren();
  lay();
});

// A hex of the map was chosen.
document.addEventListener("hex", ({ detail: hex }) => {
  if (!panel.open || !hex) return;
  if (picking) {
    const end = ends[0].value && !ends[1].value ? ends[1] : ends[0];
    if (end === ends[0]) ends[1].value = "";
    end.value = hex + level();
    if (end === ends[1]) sightAsked();
    return;
  }
  if (!stand || busy) return;
  if (hand) {
    const ways = reach.filter(([own]) => own === hex);
    const own = deedsOf(hand).filter((deed) => deed.hexes.includes(hex));
    if (own.some((deed) => deed.kind === "attack")) return askOdds(hand, hex);
    const here = ways.filter(([, spot]) => spot === hex + level());
    if (ways.length === 1 || here.length) return decide({ walk: { piece: hand, to: (here[0] ?? ways[0])[1] } });
    if (own.length === 1) return decide({ make: own[0].text });
  }
  const there = [...new Set(stand.deeds.filter((deed) => deed.at === hex).map((deed) => deed.piece))];
  if (!there.length) return;
  take(there[(there.indexOf(hand) + 1) % there.length]);
});
document.addEventListener("language", () => {
  render();
  byId("engine-odds").replaceChildren();
  byId("sight-answer").replaceChildren();
});
keys.e = () => {
  panel.open = true;
  panel.querySelector("summary").focus();
};
keys.u = () => byId("engine-undo").click();
look();
