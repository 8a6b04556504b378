// Plays the games of a page on a board, move by move, beside their text. Without it there is the text.
(() => {
  "use strict";
  const SEAT = 64; // cards below it belong to the first player
  const WAIT = 1100; // milliseconds between two moves that are played
  const CIVILIZATIONS = {L: "light", W: "water", D: "darkness", F: "fire", N: "nature"};
  const ZONES = {h: "hand", m: "mana", s: "shields", b: "battle zone"};
  const OUTSIDE = {g: "graveyard", y: "hyperspatial zone", r: "GR", a: "abyss"};
  const calm = matchMedia("(prefers-reduced-motion:reduce)");
  const players = new Map(); // by the element of the game

  function made(tag, style, words) {
    const one = document.createElement(tag);
    if (style) one.className = style;
    if (words !== undefined) one.textContent = words;
    return one;
  }

  // A name, as its language has it.
  function named(one, name) {
    one.textContent = name;
    if (/[\u3041-\u30ff\u4e00-\u9fff]/.test(name)) one.lang = "ja";
    return one;
  }

  function icon(path) {
    return `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${path}"/></svg>`;
  }
  const ICONS = {
    start: "M3 3h2v10H3zM13 3v10L6 8z", back: "M11 3v10L4 8z", play: "M4 2v12l10-6z", pause: "M3 3h4v10H3zM9 3h4v10H9z",
    forward: "M5 3v10l7-5z", end: "M3 3v10l7-5zM11 3h2v10h-2z",
  };

  class Player {
    constructor(game, data) {
      Object.assign(this, data);
      this.game = game;
      this.at = 0; // how many moves have been made
      this.timer = 0;
      this.cards = new Map(); // the element of each card that is drawn
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
      told.setAttribute("aria-label", "Events");
      const first = game.querySelector(":scope>:is(h2,h3,h4,h5,h6)");
      const text = [...game.children].slice([...game.children].indexOf(first));
      told.append(...text.filter(one => one.tagName !== "SCRIPT"));
      this.stage = made("div", "stage");
      this.stage.tabIndex = 0;
      this.stage.setAttribute("role", "group");
      this.stage.setAttribute("aria-label", `${game.querySelector("summary").textContent}: the board. Left and right arrow: one move. Home and End: start and end. Space: play.`);
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
      const bar = made("div", "controls");
      const button = (name, label, act) => {
        const one = made("button");
        one.type = "button";
        one.dataset.does = name;
        one.innerHTML = icon(ICONS[name]);
        one.setAttribute("aria-label", label);
        one.title = label;
        one.addEventListener("click", act);
        bar.append(one);
        return one;
      };
      this.buttons = [
        button("start", "To the start", () => this.go(0)),
        button("back", "One move back", () => this.go(this.at - 1)),
        button("play", "Play", () => this.play(!this.timer)),
        button("forward", "One move on", () => this.go(this.at + 1)),
        button("end", "To the end", () => this.go(this.moves.length)),
      ];
      this.slider = made("input");
      Object.assign(this.slider, {type: "range", min: 0, max: this.turns.length - 1, step: 1});
      this.slider.setAttribute("aria-label", "Turn");
      this.slider.hidden = this.turns.length < 3;
      this.slider.addEventListener("input", () => this.go(this.turns[this.slider.value][2] + (this.slider.value > 0)));
      this.where = made("span", "where");
      this.link = made("a", "", "Link");
      this.link.title = "Link to this move";
      bar.append(this.slider, this.where, this.link);
      return bar;
    }

    field() {
      const field = made("div", "mat");
      this.seats = [1, 0].map(seat => {
        const side = made("div", `seat seat-${seat}`);
        side.setAttribute("role", "group");
        side.setAttribute("aria-label", this.players[seat]);
        const head = made("p", "head");
        named(head.appendChild(made("b")), this.players[seat]);
        const counts = head.appendChild(made("span"));
        const grave = head.appendChild(made("button"));
        grave.type = "button";
        const list = head.appendChild(made("div"));
        list.popover = "auto";
        list.id = `${this.anchor}graveyard-${seat}`;
        grave.setAttribute("popovertarget", list.id); // which cards.js opens as it does the text of a card
        const zones = {};
        for (const [zone, name] of Object.entries(ZONES)) {
          zones[zone] = made("ul", `zone ${name.split(" ")[0]}`);
          zones[zone].setAttribute("aria-label", name);
        }
        const rows = [made("div", "row"), zones.h, zones.b];
        rows[0].append(zones.m, zones.s);
        side.append(...(seat ? [head, zones.h, rows[0], zones.b] : [zones.b, rows[0], zones.h, head]));
        return {seat, side, head, counts, grave, list, zones};
      });
      const middle = made("div", "middle");
      this.pending = middle.appendChild(made("ul", "zone pending"));
      this.pending.setAttribute("aria-label", "being used");
      const says = middle.appendChild(made("div", "says"));
      says.setAttribute("aria-live", "polite");
      this.says = says;
      this.arrow = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      this.arrow.setAttribute("class", "arrow");
      this.arrow.setAttribute("aria-hidden", "true");
      field.append(this.seats[0].side, middle, this.seats[1].side, this.arrow);
      this.seats.reverse(); // by number
      return (this.fieldBox = field);
    }

    // --- The game ---
    boardAt(at) {
      const board = new Map();
      const put = ([card, where, face = null, place = -1, power = null, host = -1]) =>
        board.set(card, {card, zone: where[0], marks: where.slice(1), face, place, power, host});
      this.opening.forEach(put);
      this.moves.slice(0, at).forEach(move => move[4].forEach(put));
      return board;
    }

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
      const button = this.buttons[2];
      button.innerHTML = icon(on ? ICONS.pause : ICONS.play);
      button.title = on ? "Pause" : "Play";
      button.setAttribute("aria-label", button.title);
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

    turnNow() {
      return this.turns.findLastIndex(([, , before], turn) => turn === 0 || before < this.at);
    }

    // --- Drawing ---
    draw(moves) {
      const before = moves && !calm.matches ? this.rects() : null;
      const move = this.at ? this.moves[this.at - 1] : null;
      const [what, , card, other] = move ?? ["", -1, -1, -1];
      for (const side of this.seats) this.drawSide(side);
      this.fill(this.pending, this.inZone("n"));
      for (const one of this.cards.values()) one.classList.remove("acts", "meets");
      if (card >= 0) this.cards.get(card)?.classList.add("acts");
      if (what && other >= 0) this.cards.get(other)?.classList.add("meets");
      this.say();
      this.slider.value = this.turnNow();
      const [turn, seat] = this.turns[this.turnNow()];
      this.where.textContent = `${turn} · move ${this.at} of ${this.moves.length}`;
      this.slider.setAttribute("aria-valuetext", [turn, this.players[seat]].filter(Boolean).join(", "));
      this.seats.forEach(one => one.side.classList.toggle("turn", one.seat === seat));
      this.buttons[0].disabled = this.buttons[1].disabled = this.at === 0;
      this.buttons[3].disabled = this.buttons[4].disabled = this.at === this.moves.length;
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

    inZone(zone, seat) {
      const found = [...this.board.values()].filter(one =>
        one.zone === zone && one.host < 0 && (seat === undefined || (one.card >= SEAT) === Boolean(seat)));
      return "bs".includes(zone) ? found.sort((one, its) => one.place - its.place) : found;
    }

    drawSide({seat, counts, grave, list, zones}) {
      for (const [zone, box] of Object.entries(zones)) this.fill(box, this.inZone(zone, seat));
      const count = zone => this.inZone(zone, seat).length;
      const shields = count("s") === 1 ? "1 shield" : `${count("s")} shields`;
      const words = [`${count("h")} in hand`, `${count("m")} mana`, shields, `${count("d")} in the deck`];
      for (const zone of "yra") if (count(zone)) words.push(`${count(zone)} in the ${OUTSIDE[zone]}`);
      counts.textContent = words.join(" · ");
      const gone = this.inZone("g", seat);
      grave.textContent = `graveyard ${gone.length}`;
      grave.disabled = !gone.length;
      list.replaceChildren(made("b", "", "Graveyard"), ...gone.map(one => named(made("p"), this.faces[one.face][0])));
    }

    fill(box, found) {
      box.replaceChildren(...found.map(one => {
        const item = made("li");
        item.append(this.drawCard(one));
        const beside = [...this.board.values()].filter(its => its.host === one.card && !/[US]/.test(its.marks));
        for (const its of beside) item.append(this.drawCard(its, true));
        return item;
      }));
    }

    linked(card, link) {
      const own = [...this.board.values()].filter(one => one.host === card && one.marks.includes(link));
      return own.reduce((sum, one) => sum + 1 + (link === "U" ? this.linked(one.card, link) : 0), 0);
    }

    drawCard(one, beside) {
      const face = one.face === null ? null : this.faces[one.face];
      const [name, cost, letters, , text] = face ?? ["", "", "", "", ""];
      let element = this.cards.get(one.card);
      const tag = text ? "BUTTON" : "SPAN";
      if (element?.tagName !== tag) this.cards.set(one.card, (element = made(tag)));
      const isBack = one.zone === "s" && !/[uF]/.test(one.marks);
      const under = this.linked(one.card, "U"), seals = this.linked(one.card, "S");
      const tapped = one.marks.includes("t");
      element.className = ["card", isBack ? "back" : "", tapped ? "tapped" : "", under ? "pile" : "", beside ? "linked" : ""].join(" ");
      const colours = [...letters].map(at => `var(--${CIVILIZATIONS[at]})`);
      element.style.setProperty("--c", colours.length > 1
        ? `linear-gradient(105deg,${colours.map((c, at) => `${c} ${100 * at / colours.length}%,${c} ${100 * (at + 1) / colours.length}%`)})`
        : `linear-gradient(${colours[0] ?? "#8a8f98"} 0 0)`);
      element.style.setProperty("--tint", colours[0] ?? "#8a8f98");
      if (text) {
        element.type = "button";
        element.setAttribute("popovertarget", text);
      }
      const marks = [];
      if (one.power !== null) marks.push(`power ${one.power}`);
      if (tapped) marks.push("tapped");
      if (one.marks.includes("u")) marks.push("face up");
      if (one.marks.includes("v")) marks.push("upside down");
      if (under) marks.push(`${under} under it`);
      if (seals) marks.push(seals > 1 ? `${seals} seals` : "1 seal");
      const label = [isBack ? `shield: ${name}` : name, ...marks].join(", ");
      element.title = text ? "" : label;
      element.replaceChildren();
      const part = (style, words) => element.append(made("span", style, words));
      const plain = style => {
        part(style);
        return element.lastChild;
      };
      if (!isBack) part("cost", cost);
      if (one.zone === "m") part("letters", letters || "0");
      named(plain("name"), name);
      if (one.power !== null) part("power", one.power);
      if (under || seals) part("badge", [under ? `+${under}` : "", seals ? `${seals} seal${seals > 1 ? "s" : ""}` : ""].join(" ").trim());
      for (const its of element.children) its.setAttribute("aria-hidden", "true");
      element.append(made("span", "unseen", label));
      return element;
    }

    // --- Motion, and who attacks what ---
    rects() {
      return new Map([...this.cards].filter(([, one]) => one.isConnected).map(([card, one]) => [card, one.getBoundingClientRect()]));
    }

    slide(before) {
      const home = this.seats.map(one => one.head.getBoundingClientRect()); // where cards come from that were not seen
      for (const [card, element] of this.cards) {
        if (!element.isConnected) continue;
        const now = element.getBoundingClientRect();
        const was = before.get(card) ?? home[card >= SEAT ? 1 : 0];
        const [x, y] = [was.left - now.left, was.top - now.top];
        if (Math.abs(x) + Math.abs(y) < 2) continue;
        element.animate([{transform: `translate(${x}px,${y}px)`, zIndex: 2}, {transform: "none", zIndex: 2}], {duration: 320, easing: "ease-out"});
      }
    }

    point() {
      this.arrow.replaceChildren();
      const [what, seat, card, other] = this.at ? this.moves[this.at - 1] : ["", -1, -1, -1];
      const from = this.cards.get(card);
      if (!what || !from?.isConnected) return;
      const victim = what === "k" ? seat : card >= SEAT ? 0 : 1;
      const side = this.seats[victim];
      const to = other >= 0 ? this.cards.get(other) : side.zones.s.firstChild ? side.zones.s : side.head;
      if (!to?.isConnected) return;
      const field = this.fieldBox.getBoundingClientRect();
      const middle = (one, its) => {
        // As it lies when it has come to rest.
        let [x, y] = [one.offsetWidth / 2, one.offsetHeight / 2];
        for (let at = one; at && at !== this.fieldBox; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
        return [x, y];
      };
      const [x1, y1] = middle(from), [x2, y2] = middle(to);
      this.arrow.setAttribute("viewBox", `0 0 ${field.width} ${field.height}`);
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
      const [start, stop] = [18, length - 18];
      const at = (along, aside = 0) => `${(x1 + dx * along - dy * aside).toFixed(1)} ${(y1 + dy * along + dx * aside).toFixed(1)}`;
      const head = end => `M${at(end)}L${at(end - 16, 9)}L${at(end - 16, -9)}z`;
      const tail = what === "f" ? `M${at(start)}L${at(start + 16, 9)}L${at(start + 16, -9)}z` : "";
      this.arrow.setAttribute("class", `arrow ${what === "b" ? "blocks" : ""}`);
      const path = style => {
        const one = document.createElementNS("http://www.w3.org/2000/svg", "path");
        one.setAttribute("d", `M${at(start + (tail ? 12 : 0))}L${at(stop - 12)}`);
        one.setAttribute("class", style);
        this.arrow.append(one);
        return one;
      };
      path("under");
      path("line");
      const tip = path("tip");
      tip.setAttribute("d", head(stop) + tail);
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
