// The results of the evening on the lobby's page. This browser stores them and the pairings; no table takes part.

import { find, findA, make } from "../shared/svg.js";
import { csvOf, Results, stored } from "./results.js";

const KEY = "umpire-lobby";
const MOST_PAIRINGS = 100;

export class Tournament {
  constructor() {
    const kept = stored(globalThis.localStorage?.getItem(KEY));
    this.results = new Results(kept.results);
    this.pairings = kept.pairings;
    const pairing = findA("pairing", HTMLInputElement);
    findA("pair", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.change(() => (this.pairings = [...this.pairings, pairing.value.trim()].slice(-MOST_PAIRINGS)));
      pairing.value = "";
    });
    find("csv").addEventListener("click", () => save("results.csv", "text/csv", csvOf(this.results.list)));
    find("json").addEventListener("click", () => save("results.json", "application/json", this.asJson()));
    find("clear").addEventListener("click", () => {
      if (globalThis.confirm("Remove all results and pairings from this browser?")) {
        this.change(() => {
          this.results.list = [];
          this.pairings = [];
        });
      }
    });
    this.show();
  }

  asJson() {
    const { list } = this.results;
    return JSON.stringify({ standings: this.results.standings(), results: list, pairings: this.pairings }, null, 2);
  }

  /** @param {import("./tables.js").Table} table */
  took(table) {
    if (this.results.took(table, new Date().toISOString())) {
      this.change(() => {});
    }
  }

  /** @param {() => void} change */
  change(change) {
    change();
    globalThis.localStorage?.setItem(KEY, JSON.stringify({ results: this.results.list, pairings: this.pairings }));
    this.show();
  }

  show() {
    const standings = this.results.standings().map(({ player, played, won, drawn, lost, points }) => {
      const cells = [played, won, drawn, lost, points].map((count) => make("td", "", String(count)));
      const head = make("th", "", player);
      head.scope = "row";
      return make("tr", "", head, ...cells);
    });
    find("standings").replaceChildren(...standings);
    find("standing-table").hidden = standings.length === 0;
    find("no-results").hidden = standings.length > 0;
    const games = this.results.list.map(({ table, title, seats, drawn }, index) => {
      const players = seats.map(({ player, points, won }) => `${player}: ${points}${won ? " (won)" : ""}`).join("; ");
      const remove = () => this.change(() => this.results.remove(index));
      return removable(`${title}, ${table}. ${players}${drawn ? " (drawn)" : ""}`, remove);
    });
    find("results").replaceChildren(...games.reverse());
    find("pairings").replaceChildren(
      ...this.pairings.map((says, index) =>
        removable(says, () => this.change(() => (this.pairings = this.pairings.filter((_, at) => at !== index)))),
      ),
    );
  }
}

/** @param {string} says @param {() => void} remove */
function removable(says, remove) {
  const button = make("button", "", "Remove");
  button.setAttribute("aria-label", `Remove: ${says}`);
  button.addEventListener("click", remove);
  return make("li", "", make("span", "", says), button);
}

/** @param {string} name @param {string} type @param {string} content */
function save(name, type, content) {
  const link = make("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}
