// A game against a bot: draws its board, and lets its cards be chosen by mouse, touch and keyboard.
(() => {
  "use strict";
  const {made} = Board;
  const SHORT = 700; // milliseconds to type a second digit
  const SHORTEST = 400, LONGEST = 1200, WHOLE = 8000; // milliseconds for a line that is told, and for all of them
  const calm = matchMedia("(prefers-reduced-motion:reduce)");
  let table = null;
  let typed = "", timer = 0;

  class Table extends Board {
    constructor(data) {
      super(data.board, data.seat);
      document.getElementById("stage").append(this.field());
      new ResizeObserver(() => this.point()).observe(this.fieldBox);
    }

    isLegal(card) {
      return this.optionsOf(card).length > 0;
    }

    // The numbers of the options of a card, from 1.
    optionsOf(card) {
      return this.choices.flatMap((one, at) => one === card ? [at + 1] : []);
    }

    show(data, moves) {
      const before = moves && !calm.matches ? this.rects() : null;
      const focused = document.activeElement?.closest(".mat .card")?.dataset.card;
      Object.assign(this, data.board);
      this.choices = buttonOf(1) ? data.choices : []; // none while the bot thinks
      this.board = this.boardOf(this.opening);
      this.move = data.move;
      this.drawBoard();
      this.mark(this.turns[0][1]);
      this.say(this.choices.flatMap((card, at) => card < 0 ? [at + 1] : []));
      if (focused) this.cards.get(Number(focused))?.focus({preventScroll: true});
      if (before) this.slide(before);
      this.point();
      const moment = document.querySelector("[name=moment]")?.value;
      const isAsked = buttonOf(1) || document.querySelector("#table .verdict");
      if (before && isAsked && moment !== this.told) this.tell([...document.querySelectorAll("#log li.fresh")]);
      if (isAsked) this.told = moment;
    }

    // What has happened since the last choice, one line after the other; another choice, or a click, ends it.
    tell(lines) {
      if (lines.length < 2) return;
      const words = made("p", "telling");
      this.says.prepend(words);
      for (const line of lines) line.classList.add("coming");
      const pace = Math.max(SHORTEST, Math.min(LONGEST, WHOLE / lines.length));
      const end = () => {
        for (const line of lines) line.classList.remove("coming");
        words.remove();
        const log = document.getElementById("log");
        log.scrollTop = log.scrollHeight;
      };
      const next = () => {
        const line = lines.find(one => one.classList.contains("coming"));
        if (!line || !words.isConnected) return end();
        line.classList.remove("coming");
        line.scrollIntoView({block: "nearest"});
        words.textContent = line.textContent;
        setTimeout(next, pace);
      };
      words.addEventListener("click", end);
      next();
    }

    // The question, and some of its options.
    say(options) {
      const words = document.querySelector("#table .verdict, #asks")?.textContent ?? "";
      this.says.replaceChildren(made("p", "", words));
      if (!options.length) return;
      const quick = this.says.appendChild(made("div", "quick"));
      for (const number of options) {
        const words = buttonOf(number).cloneNode(true);
        words.querySelector(".number").remove();
        const one = quick.appendChild(made("button"));
        one.type = "button";
        one.append(...words.childNodes);
        one.addEventListener("click", () => choose(number));
      }
    }
  }

  const buttonOf = number => document.getElementById(`option-${number}`);
  const choose = number => {
    for (const open of document.querySelectorAll("[popover]:popover-open")) open.hidePopover();
    buttonOf(number)?.click();
  };

  function draw() {
    const found = document.getElementById("board-data");
    if (!found) return;
    const data = JSON.parse(found.textContent);
    const isNew = table === null;
    if (isNew) table = new Table(data);
    table.show(data, !isNew);
    const log = document.getElementById("log");
    log.scrollTop = log.scrollHeight;
  }

  // A card that can be chosen is chosen by a click; all others show their text.
  document.addEventListener("click", event => {
    const card = event.target.closest?.(".mat .card.legal");
    if (!card) return;
    event.preventDefault();
    event.stopPropagation();
    const options = table.optionsOf(Number(card.dataset.card));
    if (options.length === 1) choose(options[0]);
    else {
      table.say(options);
      table.says.querySelector("button").focus();
    }
  }, true);

  // The card of an option is marked while the mouse or the focus is on the option.
  for (const [kind, on] of [["pointerover", true], ["focusin", true], ["pointerout", false], ["focusout", false]])
    document.addEventListener(kind, event => {
      const option = event.target.closest?.(".options button[name=do]");
      if (option) table?.cards.get(Number(option.dataset.card))?.classList.toggle("meant", on);
    });

  // The number of an option chooses it.
  document.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^\d$/.test(event.key)) return;
    if (event.target.closest("input, textarea, select")) return;
    typed += event.key;
    clearTimeout(timer);
    const give = () => {
      const number = Number(typed);
      typed = "";
      choose(number);
    };
    if (buttonOf(Number(`${typed}0`))) timer = setTimeout(give, SHORT);
    else give();
  });

  document.addEventListener("htmx:afterSwap", event => event.target.id === "table" && draw());
  if (document.readyState === "complete") draw();
  else addEventListener("DOMContentLoaded", draw);
})();
