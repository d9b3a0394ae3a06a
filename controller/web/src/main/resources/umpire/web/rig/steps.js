// The panel of each step. It is built when the step begins, and updated with each message.

import { accept, check, result, tags } from "./results.js";
import { counted } from "../shared/gamewords.js";
import { make } from "../shared/svg.js";
import { button, goodOrDoubtful, list, only, paragraph, slider } from "./widgets.js";

/** @import { StepPanel } from "./widgets.js" */
/** @import { Waving } from "./waving.js" */

/**
 * Whether the table is virtual, and its board.
 * @typedef {{ virtual: boolean, waving: Waving }} Things
 */

const FIX_THE_RING =
  "Switch autofocus off. Once the picture is sharp, fix the focus ring: a lens that turns must be calibrated again.";
const TURN_SLOWLY =
  "Turn the lens slowly. The bar grows as the picture gets sharper; its mark shows the sharpest so far. Turn " +
  "back to the mark.";
const MOVE_IT =
  "Drag the board; with Shift the drag tilts it; the wheel brings it nearer, Alt and the wheel turn it. By " +
  "keys: arrows move it, Shift and arrows tilt it, + and − bring it nearer or farther, comma and full stop turn it.";
const HOLD_STILL =
  "Hold it still for a moment, in each part of the picture, tilted to all sides. A picture is taken by itself. The " +
  "dark parts of the picture were not reached yet.";

/**
 * The steps by name: their titles and instructions.
 * @type {[Rig.Step, string, string][]}
 */
export const STEPS = [
  ["focus", "Focus and light", "Turn the lens until the picture is sharp."],
  ["wave", "Wave the board", "Hold it everywhere, tilted to all sides. Pictures are taken by themselves."],
  ["result", "The lens", "How good it is, in millimetres on your table."],
  ["tags", "Corner tags", "They are measured through the new lens."],
  ["check", "Check a distance", "Lay the board down, and compare the table's measure with your ruler."],
  ["accept", "Accept", "The rig file is written, and the old one kept."],
];

/** @param {Shown.Act} act @param {Things} things @returns {StepPanel} */
function focus(act, { virtual }) {
  const [fill, peak] = [make("div", "fill"), make("div", "peak")];
  const bar = make("div", "bar", fill, peak);
  bar.setAttribute("role", "img");
  const [words, light] = [make("p", "verdict"), make("p", "verdict")];
  const own = virtual
    ? [
        make("h2", "", "The virtual lens"),
        slider("Turn the lens", { min: 0.5, max: 4, step: 0.25, value: 0.5 }, (defocusPx) =>
          act("lens", { defocusPx }),
        ),
        slider("Light in the room", { min: 0.1, max: 1.6, step: 0.05, value: 1 }, (level) => act("lamp", { level })),
      ]
    : [paragraph(FIX_THE_RING, "soft")];
  return {
    elements: [
      make("h1", "", "Focus and light"),
      paragraph(TURN_SLOWLY),
      bar,
      words,
      make("h2", "", "Light"),
      light,
      ...own,
    ],
    update: ({ focus: now }) => {
      const [sharp, sharpest] = [100 * (now?.sharp ?? 0), 100 * (now?.sharpest ?? 0)];
      fill.style.setProperty("width", `${sharp}%`);
      peak.style.setProperty("left", `${sharpest}%`);
      bar.classList.toggle("right", now?.focused ?? false);
      const best = `best so far ${Math.round(sharpest)}`;
      bar.setAttribute("aria-label", `Sharpness ${Math.round(sharp)} of 100, ${best}`);
      words.textContent = now?.focus ?? "Waiting for the first picture.";
      words.className = `verdict ${goodOrDoubtful(now?.focused ?? false)}`;
      light.textContent = now?.light ?? "";
      light.className = `verdict ${goodOrDoubtful(now?.lit ?? false)}`;
    },
    onward: ["Next: wave the board", () => act("step", { step: "wave" })],
  };
}

/** @param {Shown.Act} act @param {Things} things @returns {StepPanel} */
function wave(act, { virtual, waving }) {
  const count = make("p", "count");
  const missing = make("div", "missing");
  const again = button("Forget the last picture", () => act("forget", { all: false }));
  const myself = virtual ? button("Wave it for me (W)", () => waving.waveByItself(), "go") : undefined;
  const keys = make(
    "details",
    "",
    make("summary", "", "Move it yourself"),
    paragraph(MOVE_IT),
    ...(virtual ? [waving.pad()] : []),
  );
  const working = paragraph("The lens is being worked out…", "soft");
  const shown = only(missing, (/** @type {Rig.Coverage | undefined} */ coverage) =>
    !coverage
      ? []
      : coverage.enough
        ? [paragraph("Nothing is missing. Go on, or take more: they make the lens more exact.", "verdict good")]
        : [make("h2", "", "Still missing"), list("lacks", coverage.missing)],
  );
  return {
    elements: [
      make("h1", "", "Wave the board"),
      paragraph(HOLD_STILL),
      make("div", "row counted", count, working),
      ...(myself ? [make("div", "row", myself)] : []),
      missing,
      ...(virtual ? [keys] : []),
      make("div", "row", again),
    ],
    update: ({ run, coverage }) => {
      const taken = coverage?.taken ?? 0;
      count.textContent = counted(taken, "picture");
      working.hidden = !run.working;
      again.disabled = taken === 0;
      shown(coverage);
      if (myself) {
        myself.textContent = waving.waving ? "Stop waving (W)" : "Wave it for me (W)";
        myself.setAttribute("aria-pressed", String(waving.waving));
      }
    },
    ready: ({ coverage }) => coverage?.enough ?? false,
    onward: ["Next: the lens", () => act("step", { step: "result" })],
  };
}

/** @type {Record<Rig.Step, (act: Shown.Act, things: Things) => StepPanel>} */
const PANELS = { focus, wave, result, tags, check, accept };

/**
 * Builds a step's panel.
 * @param {Rig.Step} step
 * @param {Shown.Act} act
 * @param {Things} things
 */
export function panelOf(step, act, things) {
  return PANELS[step](act, things);
}
