// The situation of a ruling: cards are dragged into zones, and what was written survives a reload.
(() => {
  "use strict";
  const KEPT = "situation";
  const field = () => document.getElementById("text");
  let dragged = "";

  // A change of the situation, which the server makes.
  function wish(words) {
    htmx.ajax("POST", "/ruling/edit", {source: "#ruling", target: "#situation", values: {do: words}});
  }

  document.addEventListener("dragstart", event => {
    const one = event.target.closest?.("[data-put], [data-move]");
    if (!one) return;
    dragged = one.dataset.put ? `put:{zone}|${one.dataset.put}` : `move:${one.dataset.move}|{zone}`;
    event.dataTransfer.setData("text/plain", one.dataset.put ?? one.textContent.trim());
    event.dataTransfer.effectAllowed = "copyMove";
  });
  const boxAt = event => dragged ? event.target.closest?.(".zone-box") : null;
  const mark = box => {
    for (const one of document.querySelectorAll(".zone-box.over")) one.classList.toggle("over", one === box);
    box?.classList.add("over");
  };
  document.addEventListener("dragover", event => {
    const box = boxAt(event);
    mark(box);
    if (box) event.preventDefault(); // it may be dropped here
  });
  document.addEventListener("drop", event => {
    const box = boxAt(event);
    if (!box) return;
    event.preventDefault();
    wish(dragged.replace("{zone}", () => box.dataset.zone));
  });
  document.addEventListener("dragend", () => {
    dragged = "";
    mark(null);
  });

  // Enter adds the action, or looks for cards, and asks nothing.
  document.addEventListener("keydown", event => {
    if (event.key !== "Enter" || !event.target.matches("#card, #target")) return;
    event.preventDefault();
    document.querySelector("button[value=do]").click();
  });

  const keep = () => field() && sessionStorage.setItem(KEPT, field().value);
  document.addEventListener("input", event => event.target === field() && keep());
  document.addEventListener("htmx:afterSettle", keep);
  document.addEventListener("DOMContentLoaded", () => {
    const kept = sessionStorage.getItem(KEPT);
    const isAnswer = location.search || document.querySelector(".wrong");
    if (kept === null || isAnswer || kept === field().value) return keep();
    field().value = kept;
    wish("look");
  });
})();
