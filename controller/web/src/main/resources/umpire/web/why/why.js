// The explanation of readings: the newest look with its stages drawn on it, and the stored doubtful readings. Only for
// the operator.

import { arrive, asOperator, forget, tokenForm } from "../shared/access.js";
import { find, findA, make } from "../shared/svg.js";

const AGAIN_MS = 5_000;

/** The id of the newest look in the list, where the other ids are those of doubtful readings. */
const NOW = "";

class WhyPage {
  constructor() {
    this.picture = findA("picture", HTMLImageElement);
    /** @type {Record<string, string>} */
    this.headers = {};
    /** The shown reading. */
    this.chosen = NOW;
    /** The number of requested pictures. A picture is ignored if a newer one was requested meanwhile. */
    this.asked = 0;
    /** The listed readings. */
    this.listed = "";
  }

  async begin() {
    const problem = await arrive();
    this.headers = asOperator();
    const refused = await this.whyNot();
    if (refused) {
      forget();
      find("state").replaceChildren(problem ?? refused, tokenForm());
      return;
    }
    find("now").addEventListener("click", () => this.show(NOW));
    find("again").addEventListener("click", () => this.show(NOW));
    await this.list();
    setInterval(() => this.list(), AGAIN_MS);
    await this.show(NOW);
  }

  /**
   * Requests a path; throws an error with the reason of a failure.
   * @param {string} path
   */
  async ask(path) {
    let answer;
    try {
      answer = await fetch(path, { headers: this.headers });
    } catch {
      throw new Error("The table does not answer. Is it still running?");
    }
    if (!answer.ok) {
      throw new Error((await answer.json()).error);
    }
    return answer;
  }

  /** @param {string} path */
  async pictureAt(path) {
    return URL.createObjectURL(await (await this.ask(path)).blob());
  }

  /** @param {string} id @param {string[]} [frames] the frames of the reading */
  async show(id, frames = []) {
    this.chosen = id;
    const mine = ++this.asked;
    this.press();
    find("state").textContent = id === NOW ? "A picture is taken and read again…" : "";
    try {
      const source = await this.pictureAt(id === NOW ? "/why/now.jpg" : `/why/${id}/why.jpg`);
      if (mine === this.asked) {
        URL.revokeObjectURL(this.picture.src);
        this.picture.src = source;
        findA("whole", HTMLAnchorElement).href = source;
        this.picture.hidden = false;
        find("state").textContent = "";
      }
    } catch (trouble) {
      if (mine === this.asked) {
        find("state").textContent = saying(trouble);
        this.picture.hidden = true;
      }
    }
    find("frames").hidden = frames.length === 0;
    find("frames").replaceChildren("Read from: ", ...frames.map((name) => this.frameLink(id, name)));
  }

  /** @param {string} id @param {string} name */
  frameLink(id, name) {
    const link = make("a", "", name);
    link.href = "#";
    link.addEventListener("click", async (event) => {
      event.preventDefault();
      window.open(await this.pictureAt(`/why/${id}/${name}`), "_blank");
    });
    return link;
  }

  press() {
    find("now").setAttribute("aria-pressed", String(this.chosen === NOW));
    for (const button of find("doubts").querySelectorAll("button")) {
      button.setAttribute("aria-pressed", String(button.dataset.id === this.chosen));
    }
  }

  /** @param {Fetched.Doubt} doubt */
  line({ id, at, says, frames }) {
    const button = make("button", "reading", make("b", "", at), make("span", "", says));
    button.dataset.id = id;
    button.addEventListener("click", () => this.show(id, frames));
    return make("li", "", button);
  }

  async list() {
    try {
      /** @type {Fetched.Doubts} */
      const told = await (await this.ask("/why/doubts.json")).json();
      find("banner").hidden = true;
      find("says").textContent = told.says;
      find("folder").textContent = told.folder;
      find("kept-in").hidden = false;
      find("none").hidden = told.doubts.length > 0;
      const ids = told.doubts.map((doubt) => doubt.id).join();
      if (ids !== this.listed) {
        this.listed = ids;
        find("doubts").replaceChildren(...told.doubts.map((doubt) => this.line(doubt)));
        this.press();
      }
    } catch (trouble) {
      find("banner").textContent = saying(trouble);
      find("banner").hidden = false;
    }
  }

  /**
   * Returns the table's reason for refusing this browser, if it refuses.
   * @returns {Promise<string | undefined>}
   */
  async whyNot() {
    try {
      const answer = await fetch("/why/doubts.json", { headers: this.headers });
      return answer.status === 403 ? (await answer.json()).error : undefined;
    } catch {
      // The refusal is shown with the list of readings.
      return undefined;
    }
  }
}

/** @param {unknown} trouble */
const saying = (trouble) => (trouble instanceof Error ? trouble.message : String(trouble));

new WhyPage().begin();
