// Language, light and dark, the result, the keys; then the first picture.
const stored = (key, value) => {
  // Where nothing can be kept nothing is lost but the choice.
  try {
    if (value === undefined) return localStorage.getItem("bexar-" + key);
    localStorage.setItem("bexar-" + key, value);
  } catch { /* Kept for this visit alone. */ }
  return null;
};
const speak = (language) => {
  root.dataset.lang = root.lang = language;
  for (const button of document.querySelectorAll("[data-speak]")) button.setAttribute("aria-pressed", button.dataset.speak === language);
  for (const element of document.querySelectorAll("[data-en][data-fr]")) {
    const attribute = element.hasAttribute("placeholder") ? "placeholder" : "aria-label";
    element.setAttribute(attribute, element.dataset[language]);
  }
  for (const button of document.querySelectorAll("button")) {
    const hint = button.querySelector(`.vh [lang=${language}]`) ?? button.querySelector(".vh");
    if (hint) button.title = hint.textContent + (button.dataset.key ? ` (${button.dataset.key})` : "");
  }
  for (const option of document.querySelectorAll("option[data-text-en]")) option.textContent = option.dataset[language === "fr" ? "textFr" : "textEn"];
  document.title = byId("title").querySelector(`[lang=${language}]`)?.textContent ?? byId("title").textContent;
  if (frame) {
    if (deck) tell();
    if (chosen) card();
    listed();
    document.dispatchEvent(new Event("language"));
  }
};
for (const button of document.querySelectorAll("[data-speak]")) {
  button.addEventListener("click", () => {
    speak(button.dataset.speak);
    stored("language", button.dataset.speak);
  });
}

const system = matchMedia("(prefers-color-scheme: dark)");
const light = (theme) => {
  root.dataset.theme = theme;
  byId("dark").setAttribute("aria-pressed", theme === "dark");
};
light(stored("theme") ?? (system.matches ? "dark" : "light"));
system.addEventListener("change", () => stored("theme") ?? light(system.matches ? "dark" : "light"));
byId("dark").addEventListener("click", () => {
  light(root.dataset.theme === "dark" ? "light" : "dark");
  stored("theme", root.dataset.theme);
});

const quiet = (on) => {
  root.toggleAttribute("data-quiet", on);
  byId("quiet")?.setAttribute("aria-pressed", on);
  if (frame && deck) {
    follow();
    tell();
  }
};
byId("quiet")?.addEventListener("click", () => quiet(!("quiet" in root.dataset)));

const keys = {
  ArrowRight: (event) => (event.shiftKey ? ways.more() : ways.on()),
  ArrowLeft: (event) => (event.shiftKey ? ways.less() : ways.back()),
  Home: () => ways.start(), End: () => ways.end(), n: () => ways.phaseOn(), b: () => ways.phaseBack(), o: () => ways.other(),
  " ": () => play(!playing), h: () => quiet(!("quiet" in root.dataset)),
};
const mapKeys = { "+": () => zoomMiddle(1 / 1.4), "=": () => zoomMiddle(1 / 1.4), "-": () => zoomMiddle(1.4), 0: fit, 1: () => setLevel(0), 2: () => setLevel(1), 3: () => setLevel(2), Escape: () => choose(null) };
const pans = { KeyA: [-0.2, 0], KeyD: [0.2, 0], KeyW: [0, -0.2], KeyS: [0, 0.2] };
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if (event.key === " " && event.target.closest("button, a, summary, [tabindex]")) return;
  const own = (deck && keys[event.key]) || mapKeys[event.key] || (pans[event.code] && (() => pan(...pans[event.code])));
  if (!own) return;
  event.preventDefault();
  if (keys[event.key] && event.key !== " " && deck) play(false);
  own(event);
});

addEventListener("beforeprint", () => {
  for (const part of document.querySelectorAll("details:not([open])")) {
    part.open = true;
    part.dataset.shut = "";
  }
  board.setAttribute("viewBox", whole.join(" "));
});
addEventListener("afterprint", () => {
  for (const part of document.querySelectorAll("[data-shut]")) {
    part.open = false;
    delete part.dataset.shut;
  }
  show(...shownBox);
});

// The map has what the head of the page and the controls leave of the window.
const measure = () => {
  root.style.setProperty("--top", `${document.querySelector("header").offsetHeight}px`);
  root.style.setProperty("--deck", `${document.querySelector(".deck").offsetHeight}px`);
};
const watch = new ResizeObserver(measure);
for (const part of document.querySelectorAll("header, .deck")) watch.observe(part);

speak(stored("language") ?? root.lang);
setLevel(0);
quiet("quiet" in root.dataset);
fit();
if (!linked()) go(0, false);
measure();
