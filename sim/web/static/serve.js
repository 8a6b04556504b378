// What the pages do besides htmx: say that the connection is lost, announce progress, find a line of the list.
"use strict";

const listField = () => document.getElementById("list");

function showConnection(lost) {
  const words = document.getElementById("connection");
  if (words === null || words.hidden === !lost) return;
  words.textContent = lost
    ? "No connection to duelsim serve. Is it still running in its terminal? This page goes on by itself when it is back. Matches that were being played keep the games that are finished."
    : "";
  words.hidden = !lost;
}

for (const event of ["htmx:sendError", "htmx:timeout"])
  document.addEventListener(event, () => showConnection(true));
document.addEventListener("htmx:afterOnLoad", () => showConnection(false));

// Screen readers hear of progress every ten percent, not every second.
function announce() {
  const words = document.querySelector("[data-announce]")?.dataset.announce;
  const place = document.getElementById("announce");
  if (place !== null && words !== undefined && place.textContent !== words) place.textContent = words;
}
document.addEventListener("htmx:afterSwap", announce);

// What was written survives a reload of the page, and a way to another page and back.
const DRAFT = "draft";
const drafted = () => ["deck", "name", "list"].map((id) => document.getElementById(id));
function keepDraft() {
  if (listField() !== null) sessionStorage.setItem(DRAFT, JSON.stringify(drafted().map((field) => field.value)));
}
function restoreDraft() {
  const list = listField();
  const kept = sessionStorage.getItem(DRAFT);
  if (list === null || kept === null || list.value !== "" || location.search !== "") return;
  const fields = drafted();
  JSON.parse(kept).forEach((value, at) => { fields[at].value = value; });
  if (list.value !== "") htmx.ajax("POST", "/check", {source: list, target: "#check"});
}
document.addEventListener("input", keepDraft);
document.addEventListener("htmx:afterSettle", keepDraft);
document.addEventListener("DOMContentLoaded", restoreDraft);

// A list that was edited is not thrown away without a question.
function listIsChanged() {
  const list = listField();
  return list.value.trim() !== "" && (list.value !== list.defaultValue || "changed" in list.dataset);
}
let deckChosen = null;
document.addEventListener("focusin", (event) => {
  if (event.target.id === "deck") deckChosen = event.target.value;
});
document.addEventListener("htmx:confirm", (event) => {
  if (event.detail.path !== "/open") return;
  if (!listIsChanged() || confirm("Replace the list that you have changed? It has not been saved.")) {
    deckChosen = event.target.value;
    return;
  }
  event.preventDefault();
  event.target.value = deckChosen ?? "";
});

// A problem leads to its line of the list.
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-line]");
  if (link === null) return;
  event.preventDefault();
  const list = listField();
  const lines = list.value.split("\n");
  const line = Math.min(Number(link.dataset.line), lines.length) - 1;
  const start = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
  list.focus();
  list.setSelectionRange(start, start + lines[line].length);
  const height = list.scrollHeight / Math.max(lines.length, 1);
  list.scrollTop = Math.max(0, (line - 3) * height);
});
