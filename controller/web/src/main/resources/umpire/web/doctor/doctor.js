// The state of each part of the table, with repairs. Only for the operator.

import { arrive, asOperator, forget, tokenForm } from "../shared/access.js";
import { find, findA, make } from "../shared/svg.js";
import { sortedByNeed, summary, wordOf } from "./findings.js";

class DoctorPage {
  constructor() {
    /** @type {Record<string, string>} */
    this.headers = {};
    this.again = findA("again", HTMLButtonElement);
  }

  async begin() {
    const problem = await arrive();
    this.headers = asOperator();
    this.again.addEventListener("click", () => this.examine());
    await this.examine(problem);
  }

  /** @param {string} [problem] why this browser is not the operator's */
  async examine(problem) {
    this.again.disabled = true;
    find("state").textContent = "The table is being examined…";
    try {
      const answer = await fetch("/doctor/findings.json", { headers: this.headers });
      const told = await answer.json();
      if (answer.ok) {
        this.show(told);
      } else if (answer.status === 403) {
        forget();
        find("state").replaceChildren(problem ?? told.error, tokenForm());
      } else {
        find("state").textContent = told.error;
      }
    } catch {
      find("state").textContent = "The table does not answer. Is it still running?";
      this.again.hidden = false;
    }
    this.again.disabled = false;
  }

  /** @param {Fetched.Findings} told */
  show(told) {
    find("state").textContent = summary(told.findings);
    find("findings").replaceChildren(...sortedByNeed(told.findings).map(card));
    findA("json", HTMLAnchorElement).href = URL.createObjectURL(
      new Blob([JSON.stringify(told, null, 2)], { type: "application/json" }),
    );
    find("more").hidden = false;
    this.again.hidden = false;
  }
}

/** @param {Fetched.Finding} finding */
function card({ part, state, says, mend, proof }) {
  const title = make("h2", "", make("span", "", part), make("span", "how", wordOf(state)));
  const element = make("li", `finding ${state.toLowerCase()}`, title, make("p", "", says));
  if (mend) {
    element.append(make("p", "", make("b", "", "Do: "), mend));
  }
  if (proof) {
    element.append(make("p", "soft", make("b", "", "Then: "), proof));
  }
  return element;
}

new DoctorPage().begin();
