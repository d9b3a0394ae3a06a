// Our own icons for buttons, which look alike with every font. Lines in a box of 24 by 24.

import { draw } from "./svg.js";

/** @type {Record<string, string>} */
const LINES = {
  confirm: "M4.5 12.5L10 18L19.5 6.5",
  next: "M4 12H19M13 6L19 12L13 18",
  undo: "M8.5 5L4 9.5L8.5 14M4.5 9.5H14A5.2 5.2 0 0 1 14 20H9",
  help: "M8.5 9A3.5 3.5 0 1 1 12 12.5V14.5M12 18.4V18.6",
  roll: "M4 4H20V20H4ZM8.3 8.2V8.4M15.7 8.2V8.4M12 11.9V12.1M8.3 15.6V15.8M15.7 15.6V15.8",
  hand:
    "M8 12.5V6A1.5 1.5 0 0 1 11 6V4.5A1.5 1.5 0 0 1 14 4.5V6A1.5 1.5 0 0 1 17 6V15C17 19 15 21 12 21" +
    "C9.5 21 8.3 19.8 7 17.5L4.6 13.6A1.4 1.4 0 0 1 7 12.2L8 13.6M11 6V11M14 6V11",
  arrange: "M4 4H20V20H4ZM4 12H20M12 4V20M7 7H9V9H7ZM15 15H17V17H15Z",
  camera: "M4 8H8L9.5 5.5H14.5L16 8H20V19H4ZM8.8 13A3.2 3.2 0 1 0 15.2 13A3.2 3.2 0 1 0 8.8 13",
  hints: "M4 8V4H8M16 4H20V8M20 16V20H16M8 20H4V16M10.5 12A1.5 1.5 0 1 0 13.5 12A1.5 1.5 0 1 0 10.5 12",
  fit: "M14 4H20V10M20 4L13.5 10.5M10 20H4V14M4 20L10.5 13.5",
  turn: "M5 12A7 7 0 0 1 17.5 7.5M19 12A7 7 0 0 1 6.5 16.5M18 3.5V8H13.5M6 20.5V16H10.5",
  game: "M7 20V4M7 5H18L15 9L18 13H7",
  play: "M8 5L18 12L8 19Z",
  pause: "M8.5 5V19M15.5 5V19",
  step: "M6 5L14 12L6 19ZM18 5V19",
  more: "M5 12V12.1M12 12V12.1M19 12V12.1",
  ways: "M4 4H10V10H4ZM14 4H20V10H14ZM4 14H10V20H4ZM14 14H16.5M19.5 14V17M14 17V20H17M20 20V20.2",
  room:
    "M8.2 12A3.8 3.8 0 1 0 15.8 12A3.8 3.8 0 1 0 8.2 12M12 2.8V5M12 19V21.2M2.8 12H5M19 12H21.2" +
    "M5.5 5.5L7 7M17 17L18.5 18.5M5.5 18.5L7 17M17 7L18.5 5.5",
};

/** @param {string} name */
export function icon(name) {
  return draw("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, draw("path", { d: LINES[name] }));
}
