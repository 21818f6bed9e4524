// Notes on single steps: those the page came with, and those its reader writes, which a copy of the page takes along.
const notes = new Map(Object.entries(JSON.parse(byId("notes").textContent)));
const mine = "notes-" + byId("packed").dataset.print;
for (const [step, text] of Object.entries(JSON.parse(stored(mine) ?? "{}"))) {
  if (text) notes.set(step, text);
  else notes.delete(step);
}
const pin = () => {
  for (const old of document.querySelectorAll(".note")) old.remove();
  for (const [step, text] of [...notes].sort((a, b) => a[0] - b[0])) {
    const beat = beats[Math.max(beatAt(Number(step)), 0)];
    const own = document.createElement("div");
    own.className = "note";
    own.textContent = text;
    beat?.element.append(own);
  }
};
const field = byId("note");
const reread = () => {
  field.value = notes.get(String(at)) ?? "";
};
const keep = () => {
  const text = field.value.trim();
  if (text) notes.set(String(at), text);
  else notes.delete(String(at));
  const own = JSON.parse(stored(mine) ?? "{}");
  own[at] = text;
  stored(mine, JSON.stringify(own));
  pin();
};
if (field) {
  document.addEventListener("step", reread);
  field.addEventListener("change", keep);
  byId("note-keep").addEventListener("click", keep);
  byId("note-copy").addEventListener("click", () => {
    keep();
    // The page as it came, not as it has been changed by its own script.
    const copy = new DOMParser().parseFromString(pristine, "text/html");
    copy.getElementById("notes").textContent = JSON.stringify(Object.fromEntries(notes)).replaceAll("<", "\\u003c");
    const address = URL.createObjectURL(new Blob(["<!DOCTYPE html>\n" + copy.documentElement.outerHTML + "\n"], { type: "text/html" }));
    const link = document.createElement("a");
    [link.href, link.download] = [address, decodeURIComponent(location.pathname.split("/").pop()) || "page.html"];
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  });
  pin();
  reread();
}
