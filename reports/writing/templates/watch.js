// Plays the games of a page on a board, move by move, beside their text. Without it there is the text.
(() => {
  "use strict";
  const WAIT = 1100; // milliseconds between two moves that are played
  const calm = matchMedia("(prefers-reduced-motion:reduce)");
  const players = new Map(); // by the element of the game

  const {made, say} = Board;

  class Player extends Board {
    constructor(game, data) {
      super(data);
      this.game = game;
      this.at = 0; // how many moves have been made
      this.timer = 0;
      this.events = this.moves.map((_, at) => document.getElementById(this.anchor + (at + 1)));
      this.build();
      this.board = this.boardAt(0);
      this.draw(false);
    }

    // --- What is there ---
    build() {
      const {game} = this;
      const told = made("div", "told");
      told.tabIndex = 0;
      told.setAttribute("role", "group");
      told.setAttribute("aria-label", say("Events"));
      const first = game.querySelector(":scope>:is(h2,h3,h4,h5,h6)");
      const text = [...game.children].slice([...game.children].indexOf(first));
      told.append(...text.filter(one => one.tagName !== "SCRIPT"));
      this.stage = made("div", "stage");
      this.stage.tabIndex = 0;
      this.stage.setAttribute("role", "group");
      this.stage.setAttribute("aria-label", say("{title}: the board. Left and right arrow: one move. Home and End: start and end. Space: play.", {title: game.querySelector("summary").textContent}));
      this.stage.append(this.controls(), this.field());
      const watch = made("div", "watch");
      watch.append(this.stage, told);
      game.append(watch);
      game.classList.add("watched");
      this.told = told;
      this.stage.addEventListener("keydown", event => this.press(event));
      told.addEventListener("keydown", event => this.press(event));
      told.addEventListener("click", event => {
        if (event.target.closest("a")) return;
        const at = this.moveOf(event.target);
        if (at >= 0) this.go(at);
      });
      new ResizeObserver(() => this.point()).observe(this.stage);
    }

    controls() {
      const bar = this.barOf([
        ["start", say("To the start"), () => this.go(0)],
        ["back", say("One move back"), () => this.go(this.at - 1)],
        ["play", say("Play"), () => this.play(!this.timer)],
        ["forward", say("One move on"), () => this.go(this.at + 1)],
        ["end", say("To the end"), () => this.go(this.moves.length)],
      ]);
      this.slider = made("input");
      Object.assign(this.slider, {type: "range", min: 0, max: this.turns.length - 1, step: 1});
      this.slider.setAttribute("aria-label", say("Turn"));
      this.slider.hidden = this.turns.length < 3;
      this.slider.addEventListener("input", () => this.go(this.turns[this.slider.value][2] + (this.slider.value > 0)));
      this.where = made("span", "where");
      this.link = made("a", "", say("Link"));
      this.link.title = say("Link to this move");
      bar.append(this.slider, this.where, this.link);
      return bar;
    }

    // --- The game ---
    go(at, moves = true) {
      at = Math.max(0, Math.min(this.moves.length, at));
      if (at === this.at) return;
      this.at = at;
      this.board = this.boardAt(at);
      this.draw(moves);
    }

    play(on) {
      clearInterval(this.timer);
      this.timer = 0;
      if (on) {
        if (this.at === this.moves.length) this.go(0);
        this.timer = setInterval(() => {
          this.go(this.at + 1);
          if (this.at === this.moves.length || !this.game.open) this.play(false);
        }, WAIT);
      }
      this.says.setAttribute("aria-live", on ? "off" : "polite");
      this.label("play", on ? "pause" : "play", on ? say("Pause") : say("Play"));
    }

    press(event) {
      const {target, key} = event;
      if (event.altKey || event.ctrlKey || event.metaKey || target === this.slider) return;
      const to = {ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.moves.length}[key];
      if (key === " " && target.closest("button")) return;
      if (key === " ") this.play(!this.timer);
      else if (to !== undefined) this.go(to);
      else return;
      event.preventDefault();
    }

    // The move that an element of the text tells; -1 for none.
    moveOf(element) {
      const line = element.closest("li");
      const at = this.events.indexOf(line);
      if (at >= 0) return at + 1;
      const head = element.closest(":is(h2,h3,h4,h5,h6)");
      const turn = head ? this.turnHeads().indexOf(head) : -1;
      if (turn >= 0) return this.turns[turn][2] + (turn > 0);
      if (!line) return -1;
      // How the players stand after a turn.
      const list = line.closest("ul");
      const last = this.events.findLastIndex(one => one && list.contains(one));
      return last + 1 || -1;
    }

    turnHeads() {
      return [...this.told.querySelectorAll(":scope>:is(h2,h3,h4,h5,h6)[id]")];
    }

    // --- Drawing ---
    draw(moves) {
      const before = moves && !calm.matches ? this.rects() : null;
      this.move = this.at ? this.moves[this.at - 1] : Board.NOTHING;
      this.drawBoard();
      this.say();
      const number = this.turnAt(this.at);
      this.slider.value = number;
      const [turn, seat] = this.turns[number];
      this.where.textContent = say("{turn} · move {at} of {all}", {turn, at: this.at, all: this.moves.length});
      this.slider.setAttribute("aria-valuetext", [turn, this.players[seat]].filter(Boolean).join(", "));
      this.mark(seat);
      const {start, back, forward, end} = this.buttons;
      start.disabled = back.disabled = this.at === 0;
      forward.disabled = end.disabled = this.at === this.moves.length;
      this.link.hidden = this.at === 0;
      this.link.href = `#${this.anchor}${this.at}`;
      if (before) this.slide(before);
      this.point();
    }

    say() {
      const event = this.at ? this.events[this.at - 1] : null;
      this.told.querySelector("[aria-current]")?.removeAttribute("aria-current");
      this.says.replaceChildren();
      if (!event) {
        this.says.append(made("p", "", this.begins));
        this.told.scrollTop = 0;
        return;
      }
      event.setAttribute("aria-current", "step");
      const words = event.cloneNode(true);
      words.querySelectorAll("i,.remark").forEach(one => one.remove());
      this.says.append(made("p"));
      this.says.firstChild.append(...words.childNodes);
      for (const remark of event.querySelectorAll(".remark")) this.says.append(made("p", "remark", remark.textContent));
      const box = this.told.getBoundingClientRect();
      const line = event.getBoundingClientRect();
      this.told.scrollTop += line.top - box.top - (box.height - line.height) / 2;
    }

  }

  function playerOf(game) {
    const data = game.querySelector(":scope>script");
    if (data && !players.has(game)) players.set(game, new Player(game, JSON.parse(data.textContent)));
    return players.get(game);
  }

  // A link to a move, a turn or a remark of a game shows it on the board.
  function follow() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const game = target?.closest(".game");
    if (!game?.querySelector("script")) return;
    game.open = true;
    for (let around = game.closest("details:not([open])"); around; around = around.closest("details:not([open])")) around.open = true;
    const player = playerOf(game);
    let at = player.moveOf(target);
    const column = target.closest(".board th");
    if (column) at = player.turns[column.cellIndex]?.[2] ?? player.moves.length; // the board after a turn
    if (at >= 0) player.go(at, false);
    requestAnimationFrame(() => { // when the browser has gone to the target itself
      player.say();
      player.stage.scrollIntoView({block: "nearest", behavior: "instant"});
      player.stage.focus({preventScroll: true});
    });
  }

  for (const game of document.querySelectorAll(".game")) {
    if (!game.querySelector(":scope>script")) continue;
    if (game.open) playerOf(game);
    game.addEventListener("toggle", () => game.open && playerOf(game));
  }
  addEventListener("hashchange", follow);
  if (document.readyState === "complete") follow();
  else addEventListener("load", follow);
})();
