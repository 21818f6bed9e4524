// Through the game: by beats, by steps, by phases, to the other side's next move.
let [beats, stops, phaseStops] = [[], [0], [0]];
// Reads the account anew, and how long the game is.
const rescan = () => {
  beats = [...document.querySelectorAll(".beat")].map((element) => {
    const { from, to, side } = element.dataset;
    const phase = element.closest(".phase");
    return { element, from: Number(from), to: Number(to), side, phase, lines: [...element.querySelectorAll("[data-at]")] };
  });
  stops = [0, ...beats.map((beat) => beat.to)];
  phaseStops = [0, ...beats.filter((beat, index) => beats[index + 1]?.phase !== beat.phase).map((beat) => beat.to)];
  last = steps.length - 1;
  if (deck) deck.max = last;
};
rescan();
const beatAt = (step) => {
  let [low, high] = [0, beats.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (beats[middle].from < step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const marks = byId("marks");
const mark = (beat) => {
  marks.replaceChildren();
  if (!beat) return [];
  const places = [];
  const lit = new Set();
  let rolled = null;
  const trails = [];
  for (let step = beat.from + 1; step <= at; step++) {
    for (const [kind, a, b] of steps[step].f ?? []) {
      const [from, to] = [film.hexes[a], film.hexes[b ?? a]];
      if (kind === "w" || kind === "g") lit.delete(a);
      lit.add(b ?? a);
      if (kind === "s") lit.add(a);
      if (kind === "s" || kind === "t") rolled = to;
      if (b !== undefined && a !== b) trails.push([kind, from, to]);
      places.push(from.slice(1), to.slice(1));
    }
  }
  for (const place of lit) marks.append(draw("polygon", { class: "lit", points: corners(film.hexes[place].slice(1), SIDE - 3) }));
  for (const rim of [true, false]) {
    for (const [kind, from, to] of trails) {
      const [dx, dy] = [to[1] - from[1], to[2] - from[2]];
      const short = Math.min(22 / (Math.hypot(dx, dy) || 1), 0.4);
      const line = { x1: from[1] + dx * short, y1: from[2] + dy * short, x2: to[1] - dx * short, y2: to[2] - dy * short };
      marks.append(draw("line", { ...line, class: rim ? "trail rim" : "trail " + kind, ...(rim ? {} : { "marker-end": `url(#tip-${kind === "s" ? "s" : "w"})` }) }));
    }
  }
  const dice = beat.lines.filter((line) => Number(line.dataset.at) <= at).map((line) => line.dataset.die).filter(Boolean);
  if (rolled && dice.length) {
    // Small as the map may be, the die can be read.
    const size = Math.max(1, seen().unit * 0.75);
    const text = draw("text", { y: 7, "font-size": 20 }, [dice.at(-1)]);
    const die = [draw("rect", { x: -14, y: -14, width: 28, height: 28, rx: 5 }), text];
    marks.append(draw("g", { class: "rolled", transform: `translate(${rolled[1] + 34} ${rolled[2] - 36}) scale(${size.toFixed(2)})` }, die));
  }
  return places;
};

const roll = byId("roll");
let currentBeat = null;
const follow = () => {
  const beat = beats[beatAt(at)];
  // The Tab key passes through the links of the beat shown, not through those of a whole game.
  const reach = (index) => currentBeat?.element.querySelectorAll("a, summary").forEach((link) => (link.tabIndex = index));
  reach(-1);
  currentBeat?.element.classList.remove("is");
  currentBeat?.element.removeAttribute("aria-current");
  currentBeat = at > 0 ? beat : null;
  reach(0);
  const quiet = "quiet" in root.dataset;
  for (const own of beats) {
    const ahead = quiet && own.from >= at;
    own.element.classList.toggle("ahead", ahead);
    if (own.from < at && own.to > at) for (const line of own.lines) line.classList.toggle("ahead", quiet && Number(line.dataset.at) > at);
    else for (const line of own.lines) if (line.classList.contains("ahead")) line.classList.remove("ahead");
  }
  for (const phase of document.querySelectorAll(".phase")) {
    phase.classList.toggle("ahead", quiet && !phase.querySelector(".beat:not(.ahead)"));
  }
  if (currentBeat) {
    const { element, lines } = currentBeat;
    element.classList.add("is");
    element.setAttribute("aria-current", "step");
    for (const line of lines) line.classList.toggle("later", Number(line.dataset.at) > at);
    const head = 44;
    const [top, foot] = [element.offsetTop - head, element.offsetTop + element.offsetHeight];
    if (top < roll.scrollTop) roll.scrollTop = top;
    else if (foot > roll.scrollTop + roll.clientHeight) roll.scrollTop = foot - roll.clientHeight + 40;
  } else {
    roll.scrollTop = 0;
  }
};

// What is shown of a line: its words in the language of the page, without the number of its rule.
const spoken = (line) => {
  const own = line.cloneNode(true);
  own.querySelectorAll(`[lang]:not([lang=${root.dataset.lang}])`).forEach((part) => part.remove());
  return own.textContent;
};
let heard = { beat: null, at: 0 };
const tell = () => {
  const now = byId("now");
  if (!now) return;
  const lines = currentBeat ? currentBeat.lines.filter((line) => Number(line.dataset.at) <= at) : [];
  const told = lines.map(spoken);
  const moment = currentBeat ? spoken(currentBeat.phase.querySelector("h3")).trim() : "";
  byId("moment").textContent = moment;
  now.textContent = currentBeat ? told.join("").trim() : word("begin");
  now.scrollTop = now.scrollHeight;
  // Whoever listens hears what is new: of the same beat only what was not said yet.
  const same = heard.beat === currentBeat && at > heard.at;
  const fresh = lines.filter((line) => !same || Number(line.dataset.at) > heard.at).map(spoken);
  const named = heard.beat?.phase === currentBeat?.phase ? [] : [moment + "."];
  byId("said").textContent = currentBeat ? [...named, fresh.join("").replace(/^[\s;:,.]+/, "")].join(" ") : word("begin");
  heard = { beat: currentBeat, at };
  const count = byId("count");
  count.textContent = "quiet" in root.dataset ? `${word("step")} ${at}` : `${word("step")} ${at} / ${last}`;
  const stand = [frame.w === null ? "" : say(film.texts[frame.w]), say(film.texts[frame.b])].filter(Boolean);
  byId("stand").textContent = stand.join(" · ");
  byId("slider").value = at;
  byId("slider").setAttribute("aria-valuetext", count.textContent);
};

const go = (step, moves = true) => {
  step = Math.min(Math.max(step, 0), last);
  frame = frameAt(step);
  at = step;
  redraw();
  if (deck) {
    follow();
    const places = mark(currentBeat);
    if (moves) lookAt(places);
    tell();
    if (moves) {
      try {
        history.replaceState(null, "", at ? `#step-${at}` : location.pathname.split("/").pop() + location.search);
      } catch { /* A page within another has no address of its own. */ }
    }
    document.dispatchEvent(new Event("step"));
  }
  listed();
};

const after = (all) => all.find((stop) => stop > at) ?? last;
const before = (all) => all.findLast((stop) => stop < at) ?? 0;
const other = () => {
  const here = beatAt(at);
  const side = beats.slice(0, here + 1).findLast((beat) => beat.side)?.side;
  const next = beats.slice(here + 1).find((beat) => beat.side && beat.side !== side);
  return next ? next.to : last;
};
let playing = null;
const play = (on) => {
  clearInterval(playing);
  playing = on ? setInterval(() => (at < last ? go(after(stops)) : play(false)), Number(byId("pace").value)) : null;
  byId("play").setAttribute("aria-pressed", on);
  // Nobody could listen as fast as that.
  byId("said").setAttribute("aria-live", on ? "off" : "polite");
};
const ways = {
  start: () => go(0), phaseBack: () => go(before(phaseStops)), back: () => go(before(stops)), less: () => go(at - 1),
  more: () => go(at + 1), on: () => go(after(stops)), phaseOn: () => go(after(phaseStops)), other: () => go(other()), end: () => go(last),
};
for (const button of document.querySelectorAll("[data-go]")) {
  button.addEventListener("click", () => {
    play(false);
    ways[button.dataset.go]();
  });
}
byId("play")?.addEventListener("click", () => play(!playing));
byId("pace")?.addEventListener("change", () => playing && play(true));
byId("slider")?.addEventListener("input", (event) => {
  play(false);
  go(Number(event.target.value));
});
roll?.addEventListener("click", (event) => {
  const beat = event.target.closest(".beat");
  if (!beat || event.target.closest(".cites") || String(getSelection())) return;
  event.preventDefault();
  go(Number(beat.dataset.to));
});
const linked = () => {
  const step = /^#step-(\d+)$/.exec(location.hash);
  if (step) go(Number(step[1]));
  return Boolean(step);
};
addEventListener("hashchange", linked);
