// What the pages do besides htmx: say that the connection is lost or a list is checked, announce progress, find a line of the list.
"use strict";

const listField = () => document.getElementById("list");

function showConnection(lost) {
  const words = document.getElementById("connection");
  if (words === null || words.hidden === !lost) return;
  words.textContent = lost ? words.dataset.lost : "";
  words.hidden = !lost;
}

for (const event of ["htmx:sendError", "htmx:timeout"])
  document.addEventListener(event, () => showConnection(true));
document.addEventListener("htmx:afterOnLoad", () => showConnection(false));

// While a list is checked, the page says so; what stands there meanwhile is about the list before.
const SOON = 200; // milliseconds in which most lists are checked
let checks = 0;
function showChecking() {
  document.getElementById("check")?.setAttribute("aria-busy", checks > 0);
  const words = document.getElementById("checking");
  if (words !== null) words.textContent = checks > 0 ? words.dataset.words : "";
}
const isCheck = (event) => ["check", "decklist"].includes(event.detail.target?.id);
document.addEventListener("htmx:beforeRequest", (event) => {
  if (isCheck(event)) { checks += 1; setTimeout(showChecking, SOON); }
});
document.addEventListener("htmx:afterRequest", (event) => {
  if (isCheck(event)) { checks -= 1; showChecking(); }
});

// Screen readers hear of progress every ten percent, not every second.
function announce() {
  const words = document.querySelector("[data-announce]")?.dataset.announce;
  const place = document.getElementById("announce");
  if (place !== null && words !== undefined && place.textContent !== words) place.textContent = words;
}
document.addEventListener("htmx:afterSwap", announce);

// What was written survives a reload of the page, and a way to another page and back.
const DRAFT = "draft:";
const draftKey = () => DRAFT + (document.getElementById("deck")?.value ?? "");
const drafted = () => ["name", "list"].map((id) => document.getElementById(id));
function keepDraft() {
  if (listField() === null) return;
  if (listField().value === listField().defaultValue && !("changed" in listField().dataset)) return sessionStorage.removeItem(draftKey());
  sessionStorage.setItem(draftKey(), JSON.stringify(drafted().map((field) => field.value)));
}
function restoreDraft() {
  const list = listField();
  if (list === null || document.getElementById("deck") === null) return;
  const kept = sessionStorage.getItem(draftKey());
  if (kept === null) return;
  const fields = drafted();
  JSON.parse(kept).forEach((value, at) => { fields[at].value = value; });
  htmx.ajax("POST", "/deck/check", {source: list, target: "#check"});
}
// What is written while a button changes the list is not overwritten: the button is pressed again for the list as it is.
const WRITTEN = "written";
document.addEventListener("htmx:beforeRequest", (event) => {
  if (event.detail.target?.id === "decklist") event.detail.requestConfig[WRITTEN] = drafted().map((field) => field.value);
});
document.addEventListener("htmx:beforeSwap", (event) => {
  const before = event.detail.requestConfig?.[WRITTEN];
  if (before === undefined || !event.detail.shouldSwap) return;
  const now = drafted().map((field) => field.value);
  if (now[1] !== before[1]) {
    event.detail.shouldSwap = false;
    setTimeout(() => event.detail.requestConfig.elt.click());
  } else if (now[0] !== before[0]) {
    document.addEventListener("htmx:afterSwap", () => { drafted()[0].value = now[0]; }, {once: true});
  }
});
document.addEventListener("input", keepDraft);
document.addEventListener("htmx:afterSettle", keepDraft);
// What was saved, or asked about, which makes it a draft of the server, need not be kept here.
const SENT = "sent";
document.addEventListener("submit", (event) => {
  if (/^(save|replace|discard|ask:.*)$/.test(event.submitter?.value ?? "")) sessionStorage.setItem(SENT, draftKey());
});
function forgetSent() {
  const sent = sessionStorage.getItem(SENT);
  sessionStorage.removeItem(SENT);
  const stayed = listField() !== null && document.querySelector(".notice") === null; // there was a problem
  if (sent !== null && !stayed) sessionStorage.removeItem(sent);
}
document.addEventListener("DOMContentLoaded", () => { forgetSent(); restoreDraft(); });

// Enter in the search for cards looks for cards, and does not send the form.
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.id === "find-cards") event.preventDefault();
});

// The decks that ship, filtered while words are written.
document.addEventListener("input", (event) => {
  const rows = event.target.dataset.filter;
  if (rows === undefined) return;
  const words = event.target.value.toLowerCase().split(/\s+/).filter(Boolean);
  let left = 0;
  for (const row of document.querySelectorAll(rows)) {
    row.hidden = !words.every((word) => row.dataset.words.toLowerCase().includes(word));
    left += !row.hidden;
  }
  for (const group of document.querySelectorAll("#groups section"))
    group.hidden = group.querySelector("li:not([hidden])") === null;
  document.getElementById("no-deck").hidden = left > 0;
});

// Copying a text.
document.addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
});
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (button === null) return;
  const text = document.querySelector(button.dataset.copy);
  text.select();
  await navigator.clipboard.writeText(text.value).catch(() => {});
  button.textContent = button.dataset.copied;
});

// A problem leads to its line of the list.
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-line]");
  if (link === null) return;
  event.preventDefault();
  const list = document.getElementById(link.dataset.in ?? "list");
  const lines = list.value.split("\n");
  const line = Math.min(Number(link.dataset.line), lines.length) - 1;
  const start = lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0);
  list.focus();
  list.setSelectionRange(start, start + lines[line].length);
  const height = list.scrollHeight / Math.max(lines.length, 1);
  list.scrollTop = Math.max(0, (line - 3) * height);
});
