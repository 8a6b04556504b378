// Opens the text of a card beside its name while the mouse or the focus is there. Without it, a click opens it.
(() => {
  "use strict";
  const WAIT = 150; // milliseconds that the mouse rests before a text opens
  let timer = 0;
  let shown = null; // the name whose text is open only as long as the mouse or the focus is there
  const nameAt = event => event.target.closest("[popovertarget]");
  const textOf = name => document.getElementById(name.getAttribute("popovertarget"));

  function place(name) {
    const text = textOf(name);
    if (matchMedia("(max-width:40rem)").matches) return; // where the style sheet puts it
    const box = name.getBoundingClientRect();
    text.classList.add("placed");
    text.style.left = `${Math.max(8, Math.min(box.left, document.documentElement.clientWidth - text.offsetWidth - 8))}px`;
    const below = box.bottom + 6;
    const above = Math.max(8, box.top - 6 - text.offsetHeight);
    text.style.top = `${below + text.offsetHeight < innerHeight ? below : above}px`;
  }

  function open(name) {
    const text = textOf(name);
    if (text.matches(":popover-open")) return;
    text.showPopover();
    place(name);
    shown = name;
  }

  function leave() {
    clearTimeout(timer);
    if (shown) textOf(shown).hidePopover();
    shown = null;
  }

  document.addEventListener("pointerover", event => {
    if (event.pointerType !== "mouse" || (shown && textOf(shown).contains(event.target))) return;
    const name = nameAt(event);
    if (name === shown) return;
    leave();
    if (name) timer = setTimeout(() => open(name), WAIT);
  });
  document.addEventListener("focusin", event => {
    const name = nameAt(event);
    if (name && name.matches(":focus-visible")) open(name);
  });
  document.addEventListener("focusout", leave);
  document.addEventListener("click", event => {
    const name = nameAt(event);
    clearTimeout(timer);
    if (!name) return;
    if (name === shown) event.preventDefault(); // it is open already, and now stays open
    else setTimeout(() => textOf(name).matches(":popover-open") && place(name));
    shown = null;
  });
})();
