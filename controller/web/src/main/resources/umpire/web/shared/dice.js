// Draws dice: in a line of text, and on the table, where they tumble and may lean.

import { PRINT_LETTERS_MOST, lettersPlate } from "./bodies.js";
import { drawSide } from "./drawings.js";
import { drawPrint } from "./lying.js";
import { draw } from "./svg.js";
import { uprightTilt } from "./tilt.js";

// Up to eight small dice are drawn larger than real, so that they are easy to see and to grab. More of them would
// overlap. Paper dice are pieces, and keep their real size.
const SIZE = 1.6;
const FEW = 8;
/** @type {Record<string, Point[]>} */
const SPOTS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

// The outlines of symbols on stickers, as they are printed, from -1 to 1.
/** @type {Record<string, string>} */
const SYMBOLS = {
  sword:
    "0,-1 .16,-.78 .16,.28 .58,.28 .58,.52 .13,.52 .13,.8 .24,.9 .24,1 " +
    "-.24,1 -.24,.9 -.13,.8 -.13,.52 -.58,.52 -.58,.28 -.16,.28 -.16,-.78",
  shield: "-.78,-.9 0,-.74 .78,-.9 .78,-.05 .66,.34 .42,.66 0,1 -.42,.66 -.66,.34 -.78,-.05",
  explosion: star(10),
};
// The outline of a ten-sided die in a line of text.
const KITE = "0,-21 20,-4 20,4 0,21 -20,4 -20,-4";
/** @type {Record<string, string>} */
const INKS = { yellow: "#c98a00", blue: "#0b46b8", green: "#0b7a2f", red: "#a8161c" };

/** @param {number} points */
function star(points) {
  return Array.from({ length: 2 * points }, (_, i) => {
    const far = i % 2 === 1 ? 0.5 : i % 4 === 0 ? 1 : 0.86;
    const turn = (Math.PI * i) / points;
    return `${(far * Math.sin(turn)).toFixed(2)},${(-far * Math.cos(turn)).toFixed(2)}`;
  }).join(" ");
}

/**
 * Returns the polygons on a face, within a square of half-width one: spots, a symbol, or else letters.
 * @param {string} kind
 * @param {string | undefined} name
 * @param {string} face
 * @param {string} ink
 */
function marks(kind, name, face, ink) {
  const fill = INKS[name ?? ""] ?? ink;
  const spots = kind === "d6" ? SPOTS[face] : undefined;
  if (spots) {
    return spots.map(([x, y]) => draw("circle", { cx: x * 0.52, cy: y * 0.52, r: 0.19, fill: ink }));
  }
  if (SYMBOLS[face]) {
    return [draw("polygon", { points: SYMBOLS[face], transform: "scale(.78)", fill })];
  }
  const text = draw("text", {
    y: 0.4,
    "text-anchor": "middle",
    "font-size": face.length > 2 ? 0.72 : 1.15,
    "font-weight": 800,
    fill,
  });
  text.textContent = face;
  return [text];
}

/**
 * Draws a die's face for a line of text.
 * @param {Told.Face} die
 */
export function dieFace({ kind, name, face }) {
  return draw(
    "svg",
    { viewBox: "-22 -22 44 44", class: "die-face", role: "img", "aria-label": faceName({ name, kind, face }) },
    kind === "d10" ? draw("polygon", { points: KITE }) : draw("rect", { x: -20, y: -20, width: 40, height: 40, rx: 8 }),
    draw(
      "g",
      { transform: kind === "d10" ? "translate(0 1) scale(17)" : "scale(20)" },
      ...marks(kind, name, face, "#14181b"),
    ),
  );
}

/**
 * Returns the name of a face where the dice of a box differ.
 * @param {Told.Face} die
 */
export function faceName({ kind, name, face }) {
  return name === undefined || name === kind ? face : `${name} ${face}`;
}

/**
 * Returns whether a die rests on an edge. Its face then does not count.
 * @param {Twin.Die} die
 */
export function leaning(die) {
  return die.tiltDeg > 4 && die.liftMm < 1;
}

/**
 * Returns a die's outline with its heading: a square, a triangle in a hexagon for a paper die, or a kite in a ten-sided
 * outline for a d10.
 * @param {Twin.Die} die
 * @param {number} half
 */
function body(die, half) {
  const look = { fill: die.body, stroke: "#0008", "stroke-width": 0.8, "stroke-linejoin": "round" };
  if (isPaper(die)) {
    const far = (half * 2) / Math.sqrt(3);
    return [polygon(ring(6, far, 0), look), polygon(ring(3, far, 0), look)];
  }
  if (die.kind === "d10") {
    return [
      polygon(ring(10, half * 1.49, 0), look),
      polygon(
        [
          [0, -1.3],
          [0.8, 0.05],
          [0, 0.7],
          [-0.8, 0.05],
        ].map(([x, y]) => [x * half, y * half]),
        look,
      ),
    ];
  }
  return [draw("rect", { x: -half, y: -half, width: 2 * half, height: 2 * half, rx: half * 0.4, ...look })];
}

/** @param {number} corners @param {number} far @param {number} turn @returns {Outline} */
function ring(corners, far, turn) {
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return [far * Math.sin(angle), -far * Math.cos(angle)];
  });
}

/** @param {Outline} points @param {Record<string, string | number>} look */
function polygon(points, look) {
  return draw("polygon", { points: points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" "), ...look });
}

/**
 * Draws the name of a piece above its upper face, readable at every heading of the die.
 * @param {Twin.Die} die
 * @param {DieLook} look
 * @param {boolean} pictured whether the face has a picture, which leaves room for the name where the tag is
 */
function lettersOf(die, { letters, seat, colours, turned, least }, pictured) {
  const size = Math.max(least, Math.min(PRINT_LETTERS_MOST, die.edgeMm * 0.22));
  const upright = uprightTilt(die.headingDeg) + die.headingDeg + (turned ? 180 : 0);
  const lines = [letters, die.face].map((words, i) => {
    const line = draw("text", {
      y: size * (i - 0.14),
      "text-anchor": "middle",
      "font-size": size,
      "font-weight": 800,
      fill: seat ? colours.ink : die.pips,
    });
    line.textContent = words;
    return line;
  });
  const plate = pictured ? [lettersPlate(letters, size, seat ? colours.fill : die.body)] : [];
  return draw("g", { transform: `rotate(${upright})` }, ...plate, ...lines);
}

/**
 * Returns the rotation of a drawn face. Only a paper die's heading matters; it is that of its tag.
 * @param {Twin.Die} die
 */
export function quarter(die) {
  return isPaper(die) ? 0 : 90;
}

/**
 * Returns whether a die is of paper. Paper dice are the pieces of their games.
 * @param {{ kind: string }} die
 */
export function isPaper({ kind }) {
  return kind === "octahedron";
}

/**
 * The look of a die that is a piece.
 * @typedef {Shown.NamedLook & DieColours} DieLook
 * @typedef {{ colours: Shown.Look, turned: boolean, least: number, drawings: DieDrawings }} DieColours
 * @typedef {Pick<Shown.Drawings, "folder" | "sides">} DieDrawings
 */

/**
 * Redraws a die's group when its look has changed. The size depends on the number of dice on the table.
 * @param {SVGElement} group
 * @param {Twin.Die} die
 * @param {number} count
 * @param {DieLook} [piece] its look as a piece, for paper dice only
 */
export function drawDie(group, die, count, piece) {
  const leans = leaning(die);
  const { kind, name, face, body, pips, headingDeg } = die;
  const look = JSON.stringify([
    count > FEW,
    kind,
    name,
    face,
    body,
    pips,
    leans || piece ? headingDeg : 0,
    leans,
    piece,
  ]);
  if (group.dataset.look === look) {
    return;
  }
  group.dataset.look = look;
  const half = (die.edgeMm * (count > FEW || isPaper(die) ? 1 : SIZE)) / 2;
  const title = draw("title");
  title.textContent = leans
    ? "This die leans. Tap it to roll it again."
    : `${whatItShows(die, piece)} ${handling(die)}`;
  const grip = draw("circle", { r: half * (quarter(die) === 0 ? 1.2 : 1.9), class: "grip" });
  group.replaceChildren(...(leans ? leanSigns(die, half) : []), cube(die, half, piece), grip, title);
}

/** @param {Twin.Die} die @param {DieLook} [piece] */
function whatItShows(die, piece) {
  const whose = piece?.seat ? `, ${piece.seat}'s` : "";
  return `${piece ? `${piece.title}${whose}. ` : ""}Shows ${faceName(die)}.`;
}

/** @param {Twin.Die} die */
function handling(die) {
  return isPaper(die)
    ? "Tap to touch it. Drag a little to roll it over, or farther to move it. To throw it, let go during a quick drag."
    : "Tap to roll, drag to move.";
}

/** @param {Twin.Die} die @param {number} half @param {DieLook} [piece] */
function cube(die, half, piece) {
  const scale = die.kind === "d10" ? half * 0.6 : half;
  const side = piece && drawSide(piece.drawings, die.name, die.face, 0);
  const face = piece
    ? lettersOf(die, piece, side !== undefined)
    : draw("g", { transform: `scale(${scale})` }, ...marks(die.kind, die.name, die.face, die.pips));
  return draw(
    "g",
    { class: "cube", transform: leaning(die) ? "skewX(-16) scale(.86 1)" : "" },
    draw("rect", {
      x: -half + 1,
      y: -half + 2.5,
      width: 2 * half,
      height: 2 * half,
      rx: half * 0.4,
      class: "die-shadow",
    }),
    ...body(piece?.seat ? { ...die, body: piece.colours.fill } : die, half),
    ...(side ? [side] : []),
    face,
    ...(piece && !side ? [drawPrint(piece, 0)] : []),
  );
}

/** @param {Twin.Die} die @param {number} half */
function leanSigns(die, half) {
  const text = draw("text", {
    y: half * 2.5,
    transform: `rotate(${die.headingDeg - quarter(die)})`,
    "text-anchor": "middle",
    "font-size": 9,
    class: "leans",
  });
  text.textContent = "leans";
  return [draw("circle", { r: half * 1.7, class: "lean-ring" }), text];
}
