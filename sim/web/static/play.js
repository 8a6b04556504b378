// A game against a bot: draws its board, and lets its cards be chosen by mouse, touch and keyboard.
(() => {
  "use strict";
  const {made, say} = Board;
  const SHORT = 700; // milliseconds to type a second digit
  const SHORTEST = 600, LONGEST = 1300, WHOLE = 10000; // milliseconds for a move, and for all of them
  const MOST_LINES = 3; // that are said of a move
  const calm = matchMedia("(prefers-reduced-motion:reduce)");
  let table = null;
  let typed = "", timer = 0;

  class Table extends Board {
    constructor(data) {
      super(data.board, data.seat);
      this.stage = document.getElementById("stage");
      this.at = 0; // how many of the moves since the last choice have been shown
      this.timer = 0;
      this.controls = this.barOf([
        ["back", say("One move back"), () => this.step(-1)],
        ["play", say("Play"), () => this.play(!this.timer)],
        ["forward", say("One move on"), () => this.step(1)],
      ]);
      this.skip = this.controls.appendChild(made("button", "skip", this.stage.dataset.skip));
      this.skip.type = "button";
      this.skip.addEventListener("click", () => this.end());
      this.stage.append(this.controls, this.field());
      new ResizeObserver(() => this.point()).observe(this.fieldBox);
    }

    isLegal(card) {
      return this.optionsOf(card).length > 0;
    }

    // The numbers of the options of a card, from 1.
    optionsOf(card) {
      return this.choices.flatMap((one, at) => one === card ? [at + 1] : []);
    }

    // What there is to see now; what has happened since the last choice is shown move by move, if it is `new` here.
    show(data, isNew) {
      this.play(false);
      const before = this.cards.size && !calm.matches ? this.rects() : null;
      Object.assign(this, data.board);
      this.choosable = buttonOf(1) ? data.choices : []; // none while the bot thinks
      this.now = data.move;
      this.lines = data.told;
      this.at = this.moves.length;
      const moment = document.querySelector("[name=moment]")?.value;
      const isAsked = buttonOf(1) || document.querySelector("#table .verdict");
      const plays = isNew && isAsked && moment !== this.shown && this.moves.length > 0 && !calm.matches;
      if (isAsked) this.shown = moment;
      if (plays) this.at = 1; // the choice itself
      this.draw(before);
      if (plays) this.play(this.at < this.moves.length);
    }

    go(at) {
      if (at < 0 || at > this.moves.length || at === this.at) return;
      const before = calm.matches ? null : this.rects();
      this.at = at;
      this.draw(before);
    }

    step(by) {
      this.play(false);
      this.go(this.at + by);
    }

    end() {
      this.play(false);
      this.go(this.moves.length);
    }

    play(on) {
      clearInterval(this.timer);
      this.timer = 0;
      if (on) {
        if (this.at === this.moves.length) this.go(0);
        const pace = Math.max(SHORTEST, Math.min(LONGEST, WHOLE / this.moves.length));
        this.timer = setInterval(() => {
          this.go(this.at + 1);
          if (this.at === this.moves.length) this.play(false);
        }, pace);
      }
      this.label("play", on ? "pause" : "play", on ? say("Pause") : say("Play"));
    }

    draw(before) {
      const isNow = this.at === this.moves.length;
      const focused = document.activeElement?.closest(".mat .card")?.dataset.card;
      this.choices = isNow ? this.choosable : []; // only now
      this.board = this.boardAt(this.at);
      this.move = isNow ? this.now : this.at ? this.moves[this.at - 1] : Board.NOTHING;
      this.drawBoard();
      this.mark(this.turns[this.turnAt(this.at)][1]);
      this.reveal();
      if (isNow) this.say(this.choices.flatMap((card, at) => card < 0 ? [at + 1] : []));
      const {back, play, forward} = this.buttons;
      back.disabled = this.at === 0;
      forward.disabled = isNow;
      play.disabled = !this.moves.length;
      this.skip.hidden = isNow;
      if (focused) this.cards.get(Number(focused))?.focus({preventScroll: true});
      if (before) this.slide(before);
      this.point();
    }

    // The lines of the log up to the move that is shown, and in the middle those of the move itself.
    reveal() {
      const lines = [...document.querySelectorAll("#log li.fresh")];
      const told = at => at ? this.lines[at - 1] : 0;
      const isNow = this.at === this.moves.length;
      lines.forEach((line, at) => line.classList.toggle("coming", !isNow && at >= told(this.at)));
      const log = document.getElementById("log");
      const last = lines[told(this.at) - 1];
      if (isNow || !last) log.scrollTop = log.scrollHeight;
      else log.scrollTop += last.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom;
      if (isNow) return;
      const own = this.at ? lines.slice(told(this.at - 1), told(this.at)) : [];
      this.says.replaceChildren(...own.slice(-MOST_LINES).map(line => {
        const words = made("p", "telling");
        words.append(...[...line.cloneNode(true).childNodes].filter(one => one.tagName !== "I"));
        return words;
      }));
    }

    // The question, and some of its options.
    say(options) {
      const words = document.querySelector("#table .verdict, #asks")?.textContent ?? "";
      const why = document.getElementById("why");
      this.says.replaceChildren(made("p", "", words), ...(why ? [made("p", "told-why", why.textContent)] : []));
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
  }

  // Why a card cannot be chosen: a button in its text.
  function offerWhy(card) {
    const text = document.getElementById(card.getAttribute("popovertarget"));
    text?.querySelector(".ask-why")?.remove();
    const asks = [...document.querySelectorAll(".refused button")].find(one => one.dataset.cards.split(" ").includes(card.dataset.card));
    if (!text || !asks || !table.choices.length) return;
    const one = text.appendChild(made("button", "ask-why", asks.closest(".refused").dataset.words));
    one.type = "button";
    one.addEventListener("click", () => {
      text.hidePopover();
      asks.click();
    });
  }

  for (const kind of ["pointerover", "focusin", "click"])
    document.addEventListener(kind, event => {
      const card = event.target.closest?.("#stage .card[popovertarget]");
      if (card) offerWhy(card);
    }, true);

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

  // The arrow keys step through what has happened, and the number of an option chooses it.
  document.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, textarea, select")) return;
    const act = {ArrowLeft: () => table.step(-1), ArrowRight: () => table.step(1), Escape: () => table.end()}[event.key];
    const closes = event.key === "Escape" && document.querySelector("[popover]:popover-open"); // a text, which goes first
    if (act && table && !closes) return act();
    if (!/^\d$/.test(event.key)) return;
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
