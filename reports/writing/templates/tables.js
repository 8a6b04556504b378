// Tables that are sorted by the heads of their columns, and filtered by words. Without it all rows are there, in order.
(() => {
  "use strict";
  const words = document.documentElement.dataset; // in another language than English
  const text = (row, at) => row.cells[at].textContent.trim();
  // The first number of a cell, which is its estimate; none where it has a dash.
  const number = said => {
    const found = said.replace(/\u2212/g, "-").match(/[+-]?\d[\d,]*(\.\d+)?/);
    return found ? parseFloat(found[0].replace(/,/g, "")) : null;
  };
  const compared = (one, other, numeric) => numeric ? one - other : one.localeCompare(other, "en", {numeric: true});

  function sort(table, rows, head, at) {
    const numeric = head.classList.contains("n");
    const [first, second] = numeric ? ["descending", "ascending"] : ["ascending", "descending"];
    const last = head.getAttribute("aria-sort");
    const order = last === first ? second : last === second ? "none" : first;
    for (const one of head.parentNode.cells) one.removeAttribute("aria-sort");
    if (order !== "none") head.setAttribute("aria-sort", order);
    table.classList.toggle("sorted", order !== "none");
    const sign = order === "ascending" ? 1 : -1;
    const values = new Map(rows.map(row => [row, numeric ? number(text(row, at)) : text(row, at)]));
    const sorted = order === "none" ? rows : [...rows].sort((row, other) => {
      const [value, its] = [values.get(row), values.get(other)];
      if (value === null || its === null) return (value === null) - (its === null);
      return sign * compared(value, its, numeric);
    });
    table.tBodies[0].prepend(...sorted);
  }

  function addButtons(table) {
    const rows = [...table.tBodies[0].rows].filter(row => !row.classList.contains("total"));
    [...table.tHead.rows[0].cells].forEach((head, at) => {
      if (!head.textContent || head.querySelector(".unseen")) return;
      const button = document.createElement("button");
      button.type = "button";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => sort(table, rows, head, at));
    });
  }

  function addFilter(table) {
    const rows = [...table.tBodies[0].rows];
    const box = document.createElement("p");
    box.className = "filter";
    box.innerHTML = '<label> <input type="search" autocomplete="off"></label> <span role="status"></span>';
    box.querySelector("label").prepend(words.filter ?? "Filter");
    const [input, status] = [box.querySelector("input"), box.querySelector("span")];
    input.addEventListener("input", () => {
      const asked = input.value.toLowerCase().split(/\s+/);
      const out = rows.filter(row => {
        const found = row.textContent.toLowerCase();
        return row.classList.toggle("out", !asked.every(word => found.includes(word)));
      });
      const said = (words.rows ?? "[shown] of [all] rows").replace("[shown]", rows.length - out.length);
      status.textContent = out.length ? said.replace("[all]", rows.length) : "";
    });
    table.before(box);
  }

  document.querySelectorAll("table.sortable").forEach(addButtons);
  document.querySelectorAll("table[data-filter]").forEach(addFilter);
})();
