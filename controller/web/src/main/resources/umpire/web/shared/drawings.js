// The drawings of the game in play, which are the printed ones.

import { draw } from "./svg.js";

/** The distance of a mark's drawing from the edge of its place. */
const EDGE_MM = 1.2;

const TRIED_AGAIN = 5;
const LATER_MS = 1_500;

/** @type {WeakMap<SVGImageElement, number>} */
const failed = new WeakMap();

/**
 * Loads a picture again that a busy table did not send.
 * @param {Event} event
 */
function askAgain({ target }) {
  const times = target instanceof SVGImageElement ? (failed.get(target) ?? 0) + 1 : Infinity;
  if (target instanceof SVGImageElement && times <= TRIED_AGAIN) {
    const href = target.getAttribute("href") ?? "";
    failed.set(target, times);
    setTimeout(() => target.setAttribute("href", href), LATER_MS * times);
  }
}
globalThis.addEventListener?.("error", askAgain, true);

/** @type {Shown.Drawings} */
export const UNDRAWN = { game: "", folder: "", tags: [], pictures: {}, sides: {}, marks: {} };

/**
 * Returns the drawings of the game in play; none where the table has no answer.
 * @param {string} [game] the expected game; the result is empty where the table plays another one by now
 * @returns {Promise<Shown.Drawings>}
 */
export async function fetchDrawings(game) {
  try {
    const answer = await fetch("/drawings.json");
    const drawings = answer.ok ? await answer.json() : UNDRAWN;
    return game === undefined || drawings.game === game ? drawings : UNDRAWN;
  } catch {
    // The page shows by other means that the table is gone.
    return UNDRAWN;
  }
}

/**
 * Loads the pictures of the pieces, so that no piece is an empty frame for a moment. They stay in the browser's memory
 * while they are kept. A picture that fails is loaded again where it is drawn.
 * @param {Shown.Drawings} drawings
 */
export const loadPictures = ({ folder, pictures }) =>
  Promise.all(
    Object.values(pictures).map(async ({ tag }) => {
      const image = new Image();
      image.src = `${folder}picture-${tag}.svg`;
      await image.decode().catch(() => {});
      return image;
    }),
  );

/**
 * Draws the board's own picture, below its places.
 * @param {Shown.Drawings} drawings
 * @param {Told.Board} board
 */
export function drawBoard({ folder }, { widthMm, heightMm }) {
  return draw("image", {
    href: `${folder}board.svg`,
    x: -widthMm / 2,
    y: -heightMm / 2,
    width: widthMm,
    height: heightMm,
    class: "board-picture",
  });
}

/**
 * Draws the picture of a piece as large as its room.
 * @param {Shown.Drawings} drawings
 * @param {{ token: string, name: string }} piece
 * @param {Shown.Look} look
 * @param {{ wide: number, high: number }} room
 */
export function drawPicture({ folder, pictures }, { token, name }, look, { wide, high }) {
  const picture = pictures[token];
  const scale = Math.min(wide / picture.wideMm, high / picture.highMm);
  return framed(
    `${folder}picture-${picture.tag}.svg`,
    { width: picture.wideMm * scale, height: picture.highMm * scale },
    name,
    look,
  );
}

/**
 * Draws the whole face of a piece in its real size.
 * @param {Shown.Drawings} drawings
 * @param {number} tag
 * @param {{ name: string, outlineMm: Outline }} piece
 * @param {Shown.Look} look
 */
export function drawFace({ folder }, tag, { name, outlineMm }, look) {
  const xs = outlineMm.map(([x]) => x);
  const ys = outlineMm.map(([, y]) => y);
  return framed(
    `${folder}face-${tag}.svg`,
    { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) },
    name,
    look,
  );
}

/**
 * @param {string} href
 * @param {{ width: number, height: number }} size
 * @param {string} name
 * @param {Shown.Look} look
 */
function framed(href, { width, height }, name, look) {
  const box = { x: -width / 2, y: -height / 2, width, height, rx: Math.min(width, height) * 0.06 };
  const title = draw("title");
  title.textContent = name;
  return draw(
    "g",
    { class: "token pictured" },
    draw("rect", { ...box, fill: "#000", opacity: 0.4, transform: "translate(0 1.2)" }),
    draw("image", { href, x: box.x, y: box.y, width, height }),
    draw("rect", { ...box, fill: "none", stroke: look.edge, "stroke-width": Math.min(width, height) * 0.03 }),
    title,
  );
}

/**
 * Draws the upper side of a die around its pose's point, with a heading. Returns nothing where the side has no drawing.
 * @param {Pick<Shown.Drawings, "folder" | "sides">} drawings
 * @param {string} die its name
 * @param {string} face the name of the side
 * @param {number} headingDeg
 */
export function drawSide({ folder, sides }, die, face, headingDeg) {
  const side = sides[die]?.find(({ shows }) => shows === face);
  return side
    ? draw("image", {
        href: `${folder}side-${side.tag}.svg`,
        x: -side.wideMm / 2,
        y: -side.wideMm / 2,
        width: side.wideMm,
        height: side.wideMm,
        transform: `rotate(${-headingDeg})`,
      })
    : undefined;
}

/**
 * Draws a mark with its own drawing. The origin is the middle of its place, with y down.
 * @param {Shown.Drawings} drawings
 * @param {Told.Mark} mark
 * @param {{ wide: number, high: number }} place the size of its place
 * @param {number} taken the part of the edge taken by other marks
 */
export function drawMark({ folder, marks }, { kind, brief, says }, { wide, high }, taken) {
  const { edge, wideMm, highMm } = marks[kind];
  const [x, y] = {
    left: [wideMm / 2 - wide / 2 + EDGE_MM, highMm / 2 + taken - high / 2 + EDGE_MM],
    right: [wide / 2 - wideMm / 2 - EDGE_MM, highMm / 2 + taken - high / 2 + EDGE_MM],
    near: [0, high / 2 - highMm / 2 - taken - EDGE_MM],
    far: [0, highMm / 2 + taken - high / 2 + EDGE_MM],
  }[edge];
  const title = draw("title");
  title.textContent = says;
  return draw(
    "g",
    { class: `drawn-mark mark-${kind}` },
    draw("image", {
      href: `${folder}mark/${kind}/${encodeURIComponent(brief)}.svg`,
      x: x - wideMm / 2,
      y: y - highMm / 2,
      width: wideMm,
      height: highMm,
    }),
    title,
  );
}
