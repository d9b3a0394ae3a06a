// What the table waits for, in big words: shared by the display and the virtual table.

import { make } from "./svg.js";
import { seatMark } from "./tokens.js";
import { seatLook } from "./seats.js";

export const NEEDS = {
  "set-up": "Set up",
  choice: "To move",
  roll: "Roll the dice",
  question: "Which one?",
  correction: "Put right",
  "die-unclear": "Die unclear",
  quiet: "Wait",
  sight: "Cannot see",
  paused: "Paused",
  over: "Game over",
};

/** Fills the heading with the seat asked and the kind of thing awaited. */
export function showHeading(element, prompt, turn, seats) {
  const seat = prompt.seat ?? (prompt.need === "over" ? undefined : turn);
  const parts = [];
  if (seat) {
    parts.push(seatMark(seatLook(seat, seats), "seat-mark"), make("span", "seat-name", seat));
  }
  parts.push(make("span", "need", NEEDS[prompt.need] ?? prompt.need));
  element.dataset.need = prompt.need;
  element.replaceChildren(...parts);
}

const STEPS_LISTED = 5;

// Odds such as 3-1 stay in one piece at the end of a line.
const unbroken = (says) => says.replace(/(\d)-(\d)/g, "$1\u2011$2");

/** Lists corrections in order, or the options a button chooses among. */
export function showList(list, prompt, choose) {
  const corrections = prompt.corrections.slice(0, STEPS_LISTED).map((one) => make("li", "correction", one.says));
  if (prompt.corrections.length > STEPS_LISTED) {
    corrections.push(make("li", "more", `and ${prompt.corrections.length - STEPS_LISTED} more`));
  }
  const options = prompt.options.map((option, i) => {
    const chosen = i === prompt.chosen;
    const item = make("li", chosen ? "option chosen" : "option");
    if (choose) {
      const button = make("button", "", unbroken(option.says));
      button.addEventListener("click", () => choose(option.notation, button));
      item.append(button);
    } else {
      item.append(unbroken(option.says));
    }
    return item;
  });
  list.replaceChildren(...corrections, ...options);
  list.hidden = corrections.length + options.length === 0;
  list.querySelector(".chosen")?.scrollIntoView({ block: "nearest" });
}
