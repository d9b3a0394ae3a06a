// A seat's remote: its buttons, and legal actions to tap. Needs the seat's token, which stands in the address's
// fragment so that no server ever logs it.

import { cited } from "./chronicle.js";
import { icon } from "./icons.js";
import { NamingPad } from "./naming.js";
import { players } from "./players.js";
import { find, make } from "./svg.js";

/** @import { Link } from "./link.js" */

/**
 * Returns whose word a page has: a seat's, or the operator's, whose address ends in #seat=operator&token=…
 * @param {string} hash of the page's address
 * @returns {Shown.Seat | undefined}
 */
export function seatIn(hash) {
  const fragment = new URLSearchParams(hash.slice(1));
  const name = fragment.get("seat");
  const token = fragment.get("token");
  return name && token ? { name, token } : undefined;
}

const SHOWN_MS = 7_000;

/** Where a press of confirm would do something the table says so. */
const CONFIRMED = /\bConfirm\b/;

/** Short answers at the bottom of the page. */
export class Toast {
  /** @param {HTMLElement} element @param {number} [shownMs] for how long they are shown */
  constructor(element, shownMs = SHOWN_MS) {
    this.element = element;
    this.shownMs = shownMs;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** @param {string} kind @param {string} says */
  show(kind, says) {
    clearTimeout(this.timer);
    this.element.className = `toast ${kind}`;
    this.element.textContent = players.says(says);
    this.element.hidden = false;
    this.timer = setTimeout(() => (this.element.hidden = true), this.shownMs);
  }
}

export class Remote {
  /** @param {HTMLElement} bar @param {Toast} toast @param {Link} link @param {Shown.Seat} seat */
  constructor(bar, toast, link, seat) {
    this.bar = bar;
    this.toast = toast;
    this.link = link;
    this.seat = seat;
    bar.hidden = false;
    this.dice = new NamingPad(find("naming"), (faces, confirmed) => this.name(faces, confirmed));
    this.next = this.button("next", "Next");
    this.confirm = this.button("confirm", "Confirm");
    bar.replaceChildren(this.button("undo", "Undo"), this.next, this.confirm);
  }

  /** @param {string} press @param {string} label */
  button(press, label) {
    const button = make("button", `press ${press}`, icon(press), make("span", "", label));
    button.addEventListener("click", () => this.send("press", { seat: this.seat.name, button: press }, button));
    return button;
  }

  /** @param {string} notation @param {HTMLElement} [button] */
  act(notation, button) {
    return this.send("act", { seat: this.seat.name, notation }, button);
  }

  /**
   * Shows what of a prompt is this seat's to type, and no button that would do nothing.
   * @param {Partial<Told.Prompt>} prompt
   */
  asked({ seat, naming, says = "", options = [], chosen = -1 }) {
    this.dice.told(naming?.find(({ seat }) => seat === this.seat.name));
    this.next.hidden = options.length < 2;
    this.confirm.hidden = chosen < 0 && !CONFIRMED.test(says);
    this.confirm.classList.toggle("of-another", seat !== undefined && seat !== this.seat.name);
  }

  /**
   * Each die that is typed shows at once: only what is refused needs words.
   * @param {string[]} faces
   * @param {boolean} confirmed
   */
  async name(faces, confirmed) {
    const { done, says } = await order(this.link, "name-dice", { seat: this.seat.name, faces, confirmed });
    if (!done) {
      this.toast.show("refused", says);
    }
    return done;
  }

  /** @param {string} verb @param {Record<string, unknown>} fields @param {HTMLElement} [button] */
  async send(verb, fields, button) {
    button?.setAttribute("aria-busy", "true");
    const { done, says } = await order(this.link, verb, fields);
    this.toast.show(done ? "accepted" : "refused", says);
    button?.removeAttribute("aria-busy");
  }
}

/**
 * Sends a command. Resolves to whether it was accepted and what the table says to it.
 * @param {Link} link
 * @param {string} verb
 * @param {Record<string, unknown>} fields
 * @returns {Promise<Shown.Answer>}
 */
export async function order(link, verb, fields) {
  try {
    const reply = await link.send(verb, fields);
    const section = reply.section ? ` (${cited(reply.section)})` : "";
    return { done: reply.result === "accepted", says: (reply.says ?? reply.result) + section, actions: reply.actions };
  } catch (error) {
    return { done: false, says: error instanceof Error ? error.message : String(error) };
  }
}
