// The panel before a calibration: a form for the board, and the earlier versions of the rig file.

import { boardOf, nameOf } from "./boardname.js";
import { make } from "../shared/svg.js";
import { button, field, only, paragraph } from "./widgets.js";

/** @import { StepPanel } from "./widgets.js" */

const WHAT_FOR =
  "A lens bends straight lines. Show the camera a board with a known pattern from many sides. The table measures how " +
  "the lens bends it. This takes two or three minutes, once for each camera. A game waits meanwhile.";
const VIRTUAL_BOARD =
  "The virtual table has a board of its own. At a real table, print one: ./umpire print calibration-board.";
const REAL_BOARD =
  "Print it with ./umpire print calibration-board, glue it onto something flat, and measure it with a ruler: " +
  "a printer may change its size.";

/** The form for the board. */
class BoardForm {
  /** @param {string} name the name of the last board */
  constructor(name) {
    const { across, down, rowMm, markerMm, dictionary } = boardOf(name);
    const number = { type: "number", step: "any" };
    this.kind = make(
      "select",
      "",
      option("charuco", "Squares with tags (ChArUco)"),
      option("chessboard", "Plain chessboard"),
    );
    const [acrossField, acrossInput] = squares("Squares in a row", across);
    const [downField, downInput] = squares("Rows of squares", down);
    const [markerField, markerInput] = field("Side of a tag, mm", { ...number, min: 1, value: markerMm });
    const [namesField, namesInput] = field("Tags", { value: dictionary });
    const [row, rowInput] = field("", { ...number, min: 10, required: "", value: rowMm, id: "row-mm" });
    this.across = acrossInput;
    this.down = downInput;
    this.marker = markerInput;
    this.names = namesInput;
    this.rowMm = rowInput;
    this.row = row;
    const kindField = make("label", "field", make("span", "", "Kind"), this.kind);
    const title = make("summary", "", "It is another board");
    this.other = make("details", "", title, kindField, acrossField, downField, markerField, namesField);
    this.ofTags = [markerField, namesField];
    this.kind.addEventListener("change", () => this.showKind());
    this.across.addEventListener("input", () => this.showMeasured());
    this.showMeasured();
  }

  showKind() {
    this.ofTags.forEach((one) => (one.hidden = this.kind.value === "chessboard"));
  }

  showMeasured() {
    const label = this.row.firstElementChild;
    label?.replaceChildren(`One row of all ${this.across.value} squares measures, mm`);
  }

  name() {
    return nameOf({
      kind: this.kind.value,
      across: Number(this.across.value),
      down: Number(this.down.value),
      rowMm: Number(this.rowMm.value),
      markerMm: Number(this.marker.value),
      dictionary: this.names.value,
    });
  }

  /** Shows the mistakes in the form. Returns whether there are none. */
  right() {
    const asked = [this.rowMm, this.across, this.down, ...(this.kind.value === "charuco" ? [this.marker] : [])];
    const wrong = asked.find((input) => !input.checkValidity() || input.value === "");
    if (wrong) {
      this.other.open = this.other.open || wrong !== this.rowMm;
      wrong.reportValidity();
      wrong.focus();
    }
    return wrong === undefined;
  }
}

/** @param {string} value @param {string} says */
function option(value, says) {
  const element = make("option", "", says);
  element.value = value;
  return element;
}

function teach() {
  const link = make("a", "", "Teach the table your own dice");
  link.href = "/teach";
  return make("p", "", link);
}

/** @param {string} label @param {number} count */
const squares = (label, count) => field(label, { type: "number", min: 3, max: 60, value: count });

/**
 * Lists the earlier versions of the rig file.
 * @param {Rig.File} file
 * @param {Shown.Act} act
 */
function versionsOf(file, act) {
  const lines = file.versions.map(({ number, name, says }) => {
    const back = button("Go back", () => act("revert", { version: number }));
    back.setAttribute("aria-label", `Go back to version ${number}`);
    return make("li", "", make("span", "", make("b", "", name), make("span", "soft", ` ${says}`)), back);
  });
  return [
    make("h2", "", "The rig file"),
    paragraph(file.name, "path"),
    paragraph(`The table uses this lens: ${file.says}.`, "soft"),
    make("ul", "kept", ...lines),
  ];
}

/**
 * Builds the panel.
 * @param {Rig.Parts} parts
 * @param {Shown.Act} act
 * @returns {StepPanel}
 */
export function beginning({ run }, act) {
  const form = new BoardForm(run.board);
  const versions = make("section", "versions");
  const said = make("p", "said");
  const told = only(versions, (/** @type {Rig.File | undefined} */ file) => (file ? versionsOf(file, act) : []));
  return {
    elements: [
      make("h1", "", "Calibrate the camera"),
      paragraph(WHAT_FOR),
      said,
      make("h2", "", "Your board"),
      paragraph(run.virtual ? VIRTUAL_BOARD : REAL_BOARD),
      form.row,
      form.other,
      versions,
      make("h2", "", "Dice of your own"),
      teach(),
    ],
    update: (parts) => {
      told(parts.file);
      said.textContent = parts.run.says ?? "";
      said.hidden = !parts.run.says;
    },
    onward: ["Begin", () => form.right() && act("begin", { board: form.name() })],
  };
}
