// The board of a game: what lies where, and who attacks what. `watch.js` plays games on it.
const Board = (() => {
  "use strict";
  const CIVILIZATIONS = {L: "light", W: "water", D: "darkness", F: "fire", N: "nature"};
  const ZONES = {h: "hand", m: "mana", s: "shields", b: "battle zone"};
  const OUTSIDE = {g: "graveyard", y: "hyperspatial zone", r: "ultra-GR zone", a: "abyss"};

  let spoken = {}; // the words of another language than English, by the English ones
  const say = (english, values = {}) => (spoken[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const sealed = count => count > 1 ? say("{count} seals", {count}) : say("1 seal");

  function made(tag, style, words) {
    const one = document.createElement(tag);
    if (style) one.className = style;
    if (words !== undefined) one.textContent = words;
    return one;
  }

  // A name, as its language has it. A line of it ends between its parts, or in a long English word between syllables.
  const LONG = 8; // letters
  const BETWEEN_VOWELS = /(?<=[aeiouy])[b-df-hj-np-tv-xz]+(?=[aeiouy]\p{L}{2})/giu;
  const ONSET = /(?:[bcdfgkpt][lr]|[cpst]h|s[kpt]|[^])$/i; // with which a syllable begins
  const inSyllables = word => word.replace(BETWEEN_VOWELS, (run, at) => at < 2 ? run : run.replace(ONSET, "\u00ad$&"));
  function named(one, name) {
    if (/[\u3041-\u30ff\u4e00-\u9fff]/.test(name)) {
      one.lang = "ja";
      for (const part of name.split(/(?<=[・＝=／/ 、])/)) one.append(part, made("wbr"));
    } else {
      one.textContent = name.replace(/\p{L}+/gu, word => word.length < LONG ? word : inSyllables(word));
    }
    return one;
  }

  const ICONS = {
    start: "M3 3h2v10H3zM13 3v10L6 8z", back: "M11 3v10L4 8z", play: "M4 2v12l10-6z", pause: "M3 3h4v10H3zM9 3h4v10H9z",
    forward: "M5 3v10l7-5z", end: "M3 3v10l7-5zM11 3h2v10h-2z",
  };

  return class Board {
    static NOTHING = ["", -1, -1, -1]; // no move
    static made = made;
    static say = say;

    // `data` has the names of the `players`, the `faces` of cards, and the number of the `second` player's first card.
    constructor(data, bottom = 0) {
      Object.assign(this, data);
      spoken = data.words ?? {};
      this.bottom = bottom; // the seat that is drawn below
      this.cards = new Map(); // the element of each card that is drawn
      this.board = new Map();
      this.move = Board.NOTHING;
    }

    seatOf(card) {
      return card >= this.second ? 1 : 0;
    }

    // Whether a card can be chosen.
    isLegal(card) {
      return false;
    }

    field() {
      const field = made("div", "mat");
      this.seats = [1 - this.bottom, this.bottom].map(seat => {
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
          zones[zone].setAttribute("aria-label", say(name));
        }
        const rows = [made("div", "row"), zones.h, zones.b];
        rows[0].append(zones.m, zones.s);
        side.append(...(seat !== this.bottom ? [head, zones.h, rows[0], zones.b] : [zones.b, rows[0], zones.h, head]));
        return {seat, side, head, counts, grave, list, zones};
      });
      const middle = made("div", "middle");
      this.pending = middle.appendChild(made("ul", "zone pending"));
      this.pending.setAttribute("aria-label", say("being used"));
      const says = middle.appendChild(made("div", "says"));
      says.setAttribute("aria-live", "polite");
      this.says = says;
      this.arrow = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      this.arrow.setAttribute("class", "arrow");
      this.arrow.setAttribute("aria-hidden", "true");
      field.append(this.seats[0].side, middle, this.seats[1].side, this.arrow);
      this.seats.sort((one, its) => one.seat - its.seat);
      return (this.fieldBox = field);
    }

    // A bar with buttons, each as [name, label, what it does]; `buttons` has them by their names.
    barOf(buttons) {
      const bar = made("div", "controls");
      this.buttons = {};
      for (const [name, label, act] of buttons) {
        const one = (this.buttons[name] = bar.appendChild(made("button")));
        one.type = "button";
        one.dataset.does = name;
        one.addEventListener("click", act);
        this.label(name, name, label);
      }
      return bar;
    }

    label(name, icon, label) {
      const one = this.buttons[name];
      one.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${ICONS[icon]}"/></svg>`;
      one.setAttribute("aria-label", label);
      one.title = label;
    }

    // What lies where when this many moves have been made.
    boardAt(at) {
      return this.boardOf([...this.opening, ...this.moves.slice(0, at).flatMap(move => move[4])]);
    }

    // The number of the turn, among `turns`, in which the last of this many moves was made.
    turnAt(at) {
      return this.turns.findLastIndex(([, , before], turn) => turn === 0 || before < at);
    }

    // What lies where after some changes.
    boardOf(changes) {
      const board = new Map();
      for (const [card, where, face = null, place = -1, power = null, host = -1] of changes)
        if (where) board.set(card, {card, zone: where[0], marks: where.slice(1), face, place, power, host});
        else board.delete(card);
      return board;
    }

    // --- Drawing ---
    drawBoard() {
      const [what, , card, other] = this.move;
      for (const side of this.seats) this.drawSide(side);
      this.fill(this.pending, this.inZone("n"));
      for (const one of this.cards.values()) one.classList.remove("acts", "meets");
      if (card >= 0) this.cards.get(card)?.classList.add("acts");
      if (what && other >= 0) this.cards.get(other)?.classList.add("meets");
    }

    // Whose turn it is.
    mark(seat) {
      this.seats.forEach(one => one.side.classList.toggle("turn", one.seat === seat));
    }

    inZone(zone, seat) {
      const found = [...this.board.values()].filter(one =>
        one.zone === zone && one.host < 0 && (seat === undefined || this.seatOf(one.card) === seat));
      return "bs".includes(zone) ? found.sort((one, its) => one.place - its.place) : found;
    }

    drawSide({seat, counts, grave, list, zones}) {
      for (const [zone, box] of Object.entries(zones)) this.fill(box, this.inZone(zone, seat));
      const count = zone => this.inZone(zone, seat).length;
      const shields = count("s") === 1 ? say("1 shield") : say("{count} shields", {count: count("s")});
      const words = [say("{count} in hand", {count: count("h")}), say("{count} mana", {count: count("m")}), shields, say("{count} in the deck", {count: count("d")})];
      for (const zone of "yra") if (count(zone)) words.push(say("{count} in the {zone}", {count: count(zone), zone: say(OUTSIDE[zone])}));
      counts.textContent = words.join(" · ");
      const gone = this.inZone("g", seat);
      grave.textContent = say("graveyard {count}", {count: gone.length});
      grave.disabled = !gone.length;
      list.replaceChildren(made("b", "", say("Graveyard")), ...gone.map(one => named(made("p"), this.faces[one.face][0])));
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
      const isLegal = this.isLegal(one.card);
      const tag = text || isLegal ? "BUTTON" : "SPAN";
      if (element?.tagName !== tag) this.cards.set(one.card, (element = made(tag)));
      const isBack = face === null || (one.zone === "s" && !/[uF]/.test(one.marks));
      const under = this.linked(one.card, "U"), seals = this.linked(one.card, "S");
      const tapped = one.marks.includes("t");
      element.className = ["card", isBack ? "back" : "", tapped ? "tapped" : "", under ? "pile" : "", beside ? "linked" : "", isLegal ? "legal" : ""].join(" ");
      const colours = [...letters].map(at => `var(--${CIVILIZATIONS[at]})`);
      element.style.setProperty("--c", colours.length > 1
        ? `linear-gradient(105deg,${colours.map((c, at) => `${c} ${100 * at / colours.length}%,${c} ${100 * (at + 1) / colours.length}%`)})`
        : `linear-gradient(${colours[0] ?? "#8a8f98"} 0 0)`);
      element.style.setProperty("--tint", colours[0] ?? "#8a8f98");
      if (tag === "BUTTON") element.type = "button";
      if (text) element.setAttribute("popovertarget", text);
      element.dataset.card = one.card;
      const marks = [];
      if (one.power !== null) marks.push(say("power {power}", {power: one.power}));
      if (tapped) marks.push(say("tapped"));
      if (one.marks.includes("u")) marks.push(say("face up"));
      if (one.marks.includes("v")) marks.push(say("upside down"));
      if (under) marks.push(say("{count} under it", {count: under}));
      if (seals) marks.push(sealed(seals));
      if (isLegal) marks.push(say("can be chosen"));
      const shield = name ? say("shield: {name}", {name}) : say("shield");
      const what = one.zone === "s" ? shield : say("a hidden card");
      const label = [isBack ? what : name, ...marks].join(say(", "));
      element.title = text ? "" : label;
      element.replaceChildren();
      const part = (style, words) => element.append(made("span", style, words));
      const plain = style => {
        part(style);
        return element.lastChild;
      };
      if (!isBack) part("cost", cost);
      if (one.zone === "m") part("letters", [...letters || "0"].map(one => say(one)).join(""));
      named(plain("name"), name);
      if (seals) part("seals", sealed(seals));
      if (one.power !== null) part("power", one.power);
      if (under) part("badge", `+${under}`);
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
        const was = before.get(card) ?? home[this.seatOf(card)];
        const [x, y] = [was.left - now.left, was.top - now.top];
        if (Math.abs(x) + Math.abs(y) < 2) continue;
        element.animate([{transform: `translate(${x}px,${y}px)`, zIndex: 2}, {transform: "none", zIndex: 2}], {duration: 320, easing: "ease-out"});
      }
    }

    point() {
      this.arrow.replaceChildren();
      const [what, seat, card, other] = this.move;
      const from = this.cards.get(card);
      if (!what || !from?.isConnected) return;
      const victim = what === "k" ? seat : 1 - this.seatOf(card);
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
  };
})();
