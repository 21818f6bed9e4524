// What lies on the map after every step, and the card of a hex.
const steps = film.steps;
// With the engine the game may go on inside the page.
let last = steps.length - 1;
const deck = byId("slider");
let at = -1;
let frame = null;
let chosen = null;

const blank = () => ({ s: new Map(), m: new Map(), h: new Map(), b: 0, w: null });
const apply = (frame, step) => {
  for (const key of ["s", "m", "h"]) {
    for (const [place, now] of step[key] ?? []) {
      if (now < 0) frame[key].delete(place);
      else frame[key].set(place, now);
    }
  }
  frame.b = step.b ?? frame.b;
  frame.w = step.w ?? frame.w;
};
const frameAt = (to) => {
  let [from, own] = at >= 0 && to >= at ? [at, frame] : [-1, blank()];
  while (from < to) apply(own, steps[++from]);
  return own;
};

const counters = byId("counters");
const drawn = new Map();
const use = ([symbol, x, y]) => draw("use", { href: "#c" + symbol, x, y });
const redraw = () => {
  const level = Number(root.dataset.level);
  for (const [place, own] of drawn) {
    if (!frame.s.has(place) && !frame.m.has(place)) {
      own.element.remove();
      drawn.delete(place);
    }
  }
  for (const place of new Set([...frame.s.keys(), ...frame.m.keys()])) {
    const [stack, marker] = [frame.s.get(place), frame.m.get(place)];
    const key = `${level} ${stack} ${marker}`;
    if (drawn.get(place)?.key === key) continue;
    const [hex, x, y] = film.hexes[place];
    const pile = film.stacks[stack];
    const laid = pile ? pile.v[pile.v.length > 1 ? level : 0] : [];
    const back = pile && pile.b & (1 << level) ? "back" : "";
    const element = draw("g", { "data-hex": hex }, [draw("g", { transform: `translate(${x} ${y})`, class: back }, laid.map(use))]);
    if (marker !== undefined) element.append(draw("use", { href: "#c" + marker }));
    drawn.get(place)?.element.remove();
    // Stacks are painted in the order of their numbers, as the program paints them.
    const next = [...counters.children].find((other) => other.dataset.hex > hex);
    counters.insertBefore(element, next ?? null);
    drawn.set(place, { key, element });
  }
  const taken = new Set([...frame.s.keys()].map((place) => film.hexes[place][0]));
  for (const small of document.querySelectorAll("[data-beneath]")) small.style.display = taken.has(small.dataset.beneath) ? "none" : "";
  for (const side of document.querySelectorAll("[data-side][data-state]")) {
    side.toggleAttribute("hidden", Number(side.dataset.state) !== (frame.h.get(Number(side.dataset.side)) ?? 0));
  }
  if (chosen) card();
};
document.addEventListener("level", () => frame && redraw());

// The card of a hex: what stands there, in words.
const pieceSaid = ([name, level, back, condition]) => {
  const parts = [word("level" + level)];
  if (back) parts.push(word("reduced"));
  if (condition) parts.push(word(condition === 1 ? "disordered" : "routed"));
  return `${say(film.names[name] ?? name)} (${parts.join(", ")})`;
};
const standing = () => {
  const all = [...frame.s].map(([place, stack]) => [film.hexes[place][0], film.stacks[stack].p]);
  return all.sort((a, b) => (a[0] < b[0] ? -1 : 1));
};
const card = () => {
  const place = byId("card");
  place.hidden = !chosen;
  const ring = byId("chosen");
  ring.replaceChildren();
  if (!chosen) return;
  ring.append(draw("polygon", { class: "chosen", points: corners(middleOf(chosen)) }));
  const own = standing().find(([hex]) => hex === chosen)?.[1] ?? [];
  byId("card-hex").textContent = `${word("hex")} ${chosen}`;
  byId("card-list").replaceChildren(...(own.length ? own.map(pieceSaid) : [word("nobody")]).map((text) => {
    const item = document.createElement("li");
    item.textContent = text;
    return item;
  }));
};
const choose = (hex) => {
  chosen = hex === chosen ? null : hex;
  card();
  document.dispatchEvent(new CustomEvent("hex", { detail: hex }));
};
byId("card-close").addEventListener("click", () => choose(null));
byId("find").addEventListener("submit", (event) => {
  event.preventDefault();
  const hex = byId("find-hex").value.trim().padStart(4, "0");
  const [column, row] = [Number(hex.slice(0, -2)), Number(hex.slice(-2))];
  if (!(column >= 1 && row >= 1 && column <= film.grid[0] && row <= film.grid[1])) return;
  const { w, h } = seen();
  const near = Math.min(1, 1100 / w);
  const [x, y] = middleOf(hex);
  show(x - (w * near) / 2, y - (h * near) / 2, w * near, h * near);
  chosen = null;
  choose(hex);
});

// Everything that stands on the map, for whoever does not see it.
const list = byId("standing");
const listed = () => {
  if (!list.open) return;
  byId("standing-list").replaceChildren(...standing().map(([hex, own]) => {
    const item = document.createElement("li");
    item.textContent = `${hex}: ${own.map(pieceSaid).join(", ")}`;
    return item;
  }));
};
list.addEventListener("toggle", listed);
