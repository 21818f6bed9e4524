// The map: which level is shown, how near, and what lies in a hex.
const root = document.documentElement;
const byId = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
const draw = (name, attributes, inside = []) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
};
// The page as it came, for copies of it.
const pristine = root.outerHTML;
root.classList.add("js");

// Everything but the map comes packed; it is put in its place before anything else is done.
const unpacked = async () => {
  const bytes = Uint8Array.from(atob(byId("packed").textContent), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return JSON.parse(await new Response(stream).text());
};
const film = await unpacked().catch((reason) => {
  byId("trouble").hidden = false;
  throw reason;
});
byId("symbols").innerHTML = film.symbols;
for (const [id, text] of Object.entries(film.fine)) byId(id).innerHTML = text;
if (film.account) byId("roll").innerHTML = film.account;
const french = () => root.dataset.lang === "fr";
const say = (text) => (Array.isArray(text) ? text[french() ? 1 : 0] : text);
const word = (key) => say(film.words[key]);

const board = byId("board");
const whole = board.getAttribute("viewBox").split(" ").map(Number);
const home = board.dataset.map.split(" ").map(Number);
let shownBox = home.slice();

// The browser keeps proportions: the part that is really seen is wider or higher than what was asked for.
const seen = () => {
  const { width, height } = board.getBoundingClientRect();
  const [x, y, w, h] = shownBox;
  const unit = Math.max(w / width, h / height) || 1;
  return { unit, x: x + w / 2 - (width * unit) / 2, y: y + h / 2 - (height * unit) / 2, w: width * unit, h: height * unit };
};
const show = (x, y, w, h) => {
  const widest = Math.max(whole[2], whole[3]) * 1.6;
  const scale = Math.min(Math.max(w, 150), widest) / w;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const [left, top, wide, high] = whole;
  const inside = (at, from, size) => Math.min(Math.max(at, from), from + size);
  w *= scale;
  h *= scale;
  shownBox = [inside(cx, left, wide) - w / 2, inside(cy, top, high) - h / 2, w, h];
  board.setAttribute("viewBox", shownBox.map((part) => part.toFixed(1)).join(" "));
  board.style.setProperty("--px", seen().unit.toFixed(2));
};
const zoom = (factor, clientX, clientY) => {
  const area = board.getBoundingClientRect();
  const now = seen();
  const part = [(clientX - area.left) / area.width, (clientY - area.top) / area.height];
  const [x, y] = [now.x + now.w * part[0], now.y + now.h * part[1]];
  show(x - now.w * factor * part[0], y - now.h * factor * part[1], now.w * factor, now.h * factor);
};
const zoomMiddle = (factor) => {
  const area = board.getBoundingClientRect();
  zoom(factor, area.left + area.width / 2, area.top + area.height / 2);
};
const pan = (x, y) => {
  const now = seen();
  show(now.x + x * now.w, now.y + y * now.h, now.w, now.h);
};
const fit = () => show(...home);
// Brings a place into view without changing how near the map is.
const lookAt = (points) => {
  const now = seen();
  const margin = 60;
  const out = points.some(([x, y]) => x < now.x + margin || y < now.y + margin || x > now.x + now.w - margin || y > now.y + now.h - margin);
  if (!out || !points.length) return;
  const [xs, ys] = [points.map((at) => at[0]), points.map((at) => at[1])];
  const middle = (all) => (Math.min(...all) + Math.max(...all)) / 2;
  show(middle(xs) - now.w / 2, middle(ys) - now.h / 2, now.w, now.h);
};

const setLevel = (level) => {
  root.dataset.level = level;
  for (const button of document.querySelectorAll("[data-set-level]")) {
    button.setAttribute("aria-pressed", button.dataset.setLevel === String(level));
  }
  document.dispatchEvent(new Event("level"));
};
for (const button of document.querySelectorAll("[data-set-level]")) {
  button.addEventListener("click", () => setLevel(button.dataset.setLevel));
}
byId("nearer").addEventListener("click", () => zoomMiddle(1 / 1.4));
byId("farther").addEventListener("click", () => zoomMiddle(1.4));
byId("fit").addEventListener("click", fit);

board.addEventListener("wheel", (event) => {
  event.preventDefault();
  zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) / 240), event.clientX, event.clientY);
}, { passive: false });

// One finger moves the map, two bring it nearer.
const held = new Map();
let moved = 0;
board.addEventListener("pointerdown", (event) => {
  board.setPointerCapture(event.pointerId);
  held.set(event.pointerId, [event.clientX, event.clientY]);
  if (held.size === 1) moved = 0;
  board.classList.add("held");
});
board.addEventListener("pointermove", (event) => {
  const before = held.get(event.pointerId);
  if (!before) return;
  const after = [event.clientX, event.clientY];
  moved += Math.hypot(after[0] - before[0], after[1] - before[1]);
  const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    const apart = (at) => Math.hypot(at[0] - other[0], at[1] - other[1]) || 1;
    zoom(apart(before) / apart(after), (after[0] + other[0]) / 2, (after[1] + other[1]) / 2);
  } else {
    const { unit, x, y, w, h } = seen();
    show(x - (after[0] - before[0]) * unit, y - (after[1] - before[1]) * unit, w, h);
  }
  held.set(event.pointerId, after);
});
const release = (event) => {
  if (!held.delete(event.pointerId)) return;
  if (!held.size) board.classList.remove("held");
  if (event.type === "pointerup" && moved < 6) choose(hexAt(event.clientX, event.clientY));
};
board.addEventListener("pointerup", release);
board.addEventListener("pointercancel", release);

// A hex is 100 units from flat side to flat side; the middle of 0101 is the origin.
const SIDE = 57.735;
const middleOf = (hex) => {
  const [column, row] = [Number(hex.slice(0, -2)), Number(hex.slice(-2))];
  return [(column - 1) * 1.5 * SIDE, (row - 1) * 100 + (column % 2 ? 0 : 50)];
};
const number = (column, row) => String(column).padStart(2, "0") + String(row).padStart(2, "0");
const hexAt = (clientX, clientY) => {
  const area = board.getBoundingClientRect();
  const now = seen();
  const [x, y] = [now.x + (clientX - area.left) * now.unit, now.y + (clientY - area.top) * now.unit];
  const near = Math.round(x / (1.5 * SIDE)) + 1;
  let best = null;
  for (const column of [near - 1, near, near + 1]) {
    const row = Math.round((y - (column % 2 ? 0 : 50)) / 100) + 1;
    if (column < 1 || row < 1 || column > film.grid[0] || row > film.grid[1]) continue;
    const at = middleOf(number(column, row));
    const far = Math.hypot(at[0] - x, at[1] - y);
    if (far < SIDE && (!best || far < best.far)) best = { far, hex: number(column, row) };
  }
  return best?.hex ?? null;
};
const corners = ([x, y], reach = SIDE) =>
  [0, 1, 2, 3, 4, 5].map((at) => `${(x + reach * Math.cos((at * Math.PI) / 3)).toFixed(1)},${(y + reach * Math.sin((at * Math.PI) / 3)).toFixed(1)}`).join(" ");
