// The cues on a board. Every role has its own shape; its colour only helps.

import { extent } from "./bodies.js";
import { unbroken } from "./prompt.js";
import { centre, draw, freeCorner, points, shrunk, spread } from "./svg.js";

const ARROW_UP = "M0 -5L4.5 1H1.6V5H-1.6V1H-4.5Z";
const ARROW_DOWN = "M0 5L4.5 -1H1.6V-5H-1.6V-1H-4.5Z";

/** @param {Outline} outline @param {number} share @param {string} className */
function ring(outline, share, className) {
  return draw("polygon", { points: points(shrunk(outline, share)), class: className });
}

/** @param {Outline} outline @param {string} className */
function brackets(outline, className) {
  const inner = shrunk(outline, 0.92);
  const d = inner
    .map(([x, y], i) => {
      const [px, py] = inner[(i + inner.length - 1) % inner.length];
      const [nx, ny] = inner[(i + 1) % inner.length];
      /** @param {number} a @param {number} b */
      const part = (a, b) => a + (b - a) * 0.22;
      return `M${part(x, px)} ${-part(y, py)}L${x} ${-y}L${part(x, nx)} ${-part(y, ny)}`;
    })
    .join("");
  return draw("path", { d, class: className });
}

/**
 * Draws a sign in a corner of a place. Taking and putting have different corners, because two swapped pieces need both.
 * @param {Outline} outline
 * @param {string} className
 * @param {string} symbol
 * @param {string} label
 * @param {number} side -1 for the left, 1 for the right
 * @param {number} grown
 */
function sign(outline, className, symbol, label, side, grown) {
  const wide = spread(outline);
  const [x, y] = centre(outline);
  const [right, up] = freeCorner(outline, side) ?? [side * wide * 0.42, wide * 0.42];
  const group = draw("g", {
    class: className,
    transform: `translate(${x + right} ${-y - up}) scale(${Math.min(1, wide / 50) * grown})`,
  });
  group.append(draw("circle", { r: 9.5 }));
  if (symbol) {
    group.append(draw("path", { d: symbol, transform: label ? "translate(-3.6 0) scale(.85)" : "" }));
  }
  if (label) {
    const text = draw("text", {
      x: symbol ? 4 : 0,
      y: 4,
      "text-anchor": "middle",
      "font-size": 11,
      "font-weight": 800,
    });
    text.textContent = label;
    group.append(text);
  }
  return group;
}

// Only the next few steps carry a sign. More would cover the board and each other.
const SIGNED_STEPS = 4;
/** @param {Told.Cue} cue @param {SVGElement} one */
const signed = (cue, one) => (cue.step <= SIGNED_STEPS ? [one] : []);

/** @param {Told.Cue} cue */
const step = (cue) => (cue.step > 0 ? String(cue.step) : "");

const SIGN_LETTERS_MM = 11;
const PROSPECT_MM = 9;

// The width of a letter as a share of its size, and the share of a place that its words may take. Words reach a little
// over its sides and leave its pieces visible.
const LETTER = 0.58;
const WORDS_WIDE = 1.2;
const WORDS_HIGH = 0.8;
/** The distance of two lines in letter sizes: the edge of a letter does not cover the line above. */
const LINE = 1.15;
// A place with room for fewer lines is small: the beginning of the words would say little there, and cover its pieces.
const ROOMY = 3;

/** @param {string} part @param {number} letters */
function wrapped(part, letters) {
  return part.split(" ").reduce((/** @type {string[]} */ lines, word) => {
    const longer = [...lines.slice(-1), word].join(" ");
    return lines.length > 0 && longer.length <= letters ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);
}

/**
 * Breaks a sentence into as many lines as fit. The list of options shows the whole sentence.
 * @param {string} says
 * @param {number} letters the number of letters in a line
 * @param {number} most the maximum number of lines
 */
export function fitted(says, letters, most) {
  const lines = unbroken(says)
    .split(/, |(?<=:) /)
    .flatMap((part) => wrapped(part, letters));
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines;
}

/**
 * Returns the lines of words at a place. A small place has none if they do not fit whole.
 * @param {string} says
 * @param {number} letters the number of letters in a line
 * @param {number} most the maximum number of lines
 */
export function wordsAt(says, letters, most) {
  const lines = fitted(says, letters, most);
  const whole = fitted(says, letters, Infinity).length <= most && lines.every((line) => line.length <= letters);
  return whole || most >= ROOMY ? lines : [];
}

/**
 * Draws the preview of a target on its lower edge, one line per part.
 * @param {Outline} outline
 * @param {string | undefined} says
 * @param {number} lettersMm
 */
function prospect(outline, says, lettersMm) {
  if (!says) {
    return [];
  }
  const [x, y] = centre(outline);
  const size = Math.max(PROSPECT_MM, lettersMm);
  const { wide, high } = extent(outline);
  const most = Math.max(1, Math.floor((WORDS_HIGH * high) / size));
  const lines = wordsAt(says, (WORDS_WIDE * wide) / (LETTER * size), most);
  return lines.map((words, i) => {
    const text = draw("text", {
      x,
      y: -y + spread(outline) * 0.5 - (lines.length - 1 - i) * LINE * size,
      "text-anchor": "middle",
      "font-size": size,
      class: "prospect",
    });
    text.textContent = words;
    return text;
  });
}

/** @param {Outline} outline */
function mayGo(outline) {
  const [x, y] = centre(outline);
  return [
    draw("circle", { cx: x, cy: -y, r: spread(outline) * 0.44, class: "cue may-go-ring" }),
    draw("circle", { cx: x, cy: -y, r: spread(outline) * 0.13, class: "cue may-go" }),
  ];
}

/**
 * Draws the four ticks of a sight.
 * @param {Outline} outline
 * @param {number} near the distance of a tick from the middle, and its end, as shares of the width
 * @param {number} far
 */
function ticks(outline, near, far) {
  const [x, y] = centre(outline);
  const [from, to] = [near, far].map((share) => share * spread(outline));
  const d = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].map(([dx, dy]) => `M${x + dx * from} ${-y + dy * from}L${x + dx * to} ${-y + dy * to}`);
  return draw("path", { d: d.join(""), class: "cue aim" });
}

/** @type {Record<string, (outline: Outline, cue: Told.Cue, grown: number) => SVGElement[]>} */
const FORMS = {
  "may-act": (o) => [brackets(o, "cue may-act")],
  "may-aim": (o) => [brackets(o, "cue may-act"), ticks(o, 0.4, 0.56)],
  "may-go": mayGo,
  // The first touch is the actor, the next ones are its targets.
  "may-touch": (o, cue) => (cue.step > 1 ? reached(o, "touch") : [ring(o, 0.9, "cue may-touch")]),
  touched: (o) => [ring(o, 0.9, "cue touched")],
  aim: (o) => drawReach(o, "touch"),
  "take-from": (o, cue, grown) => [
    ring(o, 0.9, "cue take-from"),
    ...signed(cue, sign(o, "sign take-from-sign", ARROW_UP, step(cue), -1, grown)),
  ],
  "put-to": (o, cue, grown) => [
    ring(o, 0.8, "cue put-to"),
    ...signed(cue, sign(o, "sign put-to-sign", ARROW_DOWN, step(cue), 1, grown)),
  ],
  "last-action": (o) => [ring(o, 0.97, "cue last-action")],
  hidden: (o, _cue, grown) => [ring(o, 0.94, "cue hidden-veil"), sign(o, "sign hidden-sign", "", "?", -1, grown)],
};

/**
 * Signs grow with the letters they carry.
 * @param {number} lettersMm
 */
const grown = (lettersMm) => Math.max(1, lettersMm / SIGN_LETTERS_MM);

/**
 * Lays a dark line below each mark. On light ground, people who hardly see the mark's colour then see it too.
 * @param {SVGElement[]} marks
 */
function cased(marks) {
  return marks.flatMap((mark) => {
    if (!mark.classList.contains("cue")) {
      return [mark];
    }
    const casing = /** @type {SVGElement} */ (mark.cloneNode());
    casing.setAttribute("class", "cue casing");
    return [casing, mark];
  });
}

/**
 * Draws one cue on the outline of its place. Draws nothing for a role that this page does not know yet.
 * @param {Outline} outline
 * @param {Told.Cue} cue
 * @param {number} [lettersMm]
 */
export function drawCue(outline, cue, lettersMm = 0) {
  const targeted = cue.role === "may-go" || cue.role === "may-touch";
  return [
    ...cased((FORMS[cue.role] ?? (() => []))(outline, cue, grown(lettersMm))),
    ...(targeted ? prospect(outline, cue.says, lettersMm) : []),
  ];
}

/**
 * Draws a target of the selected piece, with its preview.
 * @param {Outline} outline
 * @param {string} kind
 * @param {string} [says]
 * @param {number} [lettersMm]
 */
export function drawReach(outline, kind, says, lettersMm = 0) {
  return [...cased(reached(outline, kind)), ...prospect(outline, says, lettersMm)];
}

/** @param {Outline} outline @param {string} kind */
function reached(outline, kind) {
  const [x, y] = centre(outline);
  const wide = spread(outline);
  if (kind === "touch") {
    return [draw("circle", { cx: x, cy: -y, r: wide * 0.36, class: "cue aim" }), ticks(outline, 0.22, 0.42)];
  }
  return mayGo(outline);
}

/**
 * Draws the current attacks, each as an arrow between two outlines.
 * @param {Set<string>} shared the places with two pieces; drawings there keep to the edge
 * @param {Set<string>} beside the names of things beside the places; drawings keep outside them
 * @param {Told.Strike[]} strikes
 * @param {Map<string, Outline>} outlines
 */
export function drawStrikes(strikes, outlines, shared, beside) {
  return strikes.flatMap(({ from, at }) => {
    const [fromOutline, atOutline] = [outlines.get(from), outlines.get(at)];
    return fromOutline && atOutline ? [drawStrike(fromOutline, atOutline, shared.has(at), beside.has(at))] : [];
  });
}

// The distance from the middle of a body, as a share of its width.
const CLEAR = 0.62;

/**
 * Draws an arrow from the attacker and a ring around the target.
 * @param {Outline} fromOutline
 * @param {Outline} atOutline
 * @param {boolean} shared
 * @param {boolean} lies
 */
function drawStrike(fromOutline, atOutline, shared, lies) {
  const [x1, y1] = centre(fromOutline);
  const [x2, y2] = centre(atOutline);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const wide = spread(atOutline);
  const group = draw("g", { class: "strike" });
  if (length > 0) {
    /** @param {number} mm @returns {Point} */
    const at = (mm) => [x1 + ((x2 - x1) * mm) / length, -(y1 + ((y2 - y1) * mm) / length)];
    const [ax, ay] = at(lies ? spread(fromOutline) * CLEAR : wide * (shared ? 0.05 : 0.26));
    // On a diagonal, the distance from the middle of a square to its edge is longer.
    const slant = length / Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    const [bx, by] = at(length - wide * (lies ? CLEAR + 0.12 : shared ? 0.5 * slant + 0.1 : 0.36));
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    group.append(
      draw("line", { x1: ax, y1: ay, x2: bx, y2: by, class: "strike-edge" }),
      draw("line", { x1: ax, y1: ay, x2: bx, y2: by }),
      draw("path", { d: "M8 0L-6 7V-7Z", transform: `translate(${bx} ${by}) rotate(${turn})` }),
    );
  }
  group.append(
    shared
      ? draw("polygon", { points: points(shrunk(atOutline, 0.98)) })
      : draw("circle", { cx: x2, cy: -y2, r: wide * (lies ? CLEAR : 0.46) }),
  );
  return group;
}

/**
 * Draws the ring around an attacked piece whose loss would lose the game.
 * @param {Outline} outline
 */
export function drawThreat(outline) {
  const [x, y] = centre(outline);
  const wide = spread(outline);
  const bang = draw("text", { y: 5.4, "text-anchor": "middle", "font-size": 15, "font-weight": 900 });
  bang.textContent = "!";
  return draw(
    "g",
    { class: "threat" },
    draw("circle", { cx: x, cy: -y, r: wide * 0.47, class: "threat-edge" }),
    draw("circle", { cx: x, cy: -y, r: wide * 0.47, class: "threat-ring" }),
    draw(
      "g",
      { transform: `translate(${x - wide * 0.35} ${-y - wide * 0.35}) scale(${wide / 50})` },
      draw("circle", { r: 9, class: "threat-sign" }),
      bang,
    ),
  );
}

/**
 * Draws the last move: from a place that is empty now to one that is not.
 * @param {Told.Position | undefined} position
 * @param {Map<string, Outline>} outlines
 */
export function drawLastMove(position, outlines) {
  const places = position?.lastPlaces ?? [];
  const taken = new Set(position?.standings.map(({ place }) => place));
  const [from, ...others] = places.filter((place) => !taken.has(place));
  const to = places.find((place) => place !== from);
  return places.length === 2 && others.length === 0 ? drawMove(outlines.get(from ?? ""), outlines.get(to ?? "")) : [];
}

/**
 * Draws a move of a piece that has been made.
 * @param {Outline | undefined} fromOutline
 * @param {Outline | undefined} toOutline
 */
export function drawMove(fromOutline, toOutline) {
  if (!fromOutline || !toOutline) {
    return [];
  }
  const [x1, y1] = centre(fromOutline);
  const [x2, y2] = centre(toOutline);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const short = (length - spread(toOutline) * 0.4) / length;
  const [bx, by] = [x1 + (x2 - x1) * short, y1 + (y2 - y1) * short];
  const turn = (Math.atan2(y1 - y2, x2 - x1) * 180) / Math.PI;
  return [
    draw(
      "g",
      { class: "last-move" },
      draw("line", { x1, y1: -y1, x2: bx, y2: -by }),
      draw("path", { d: "M5 0L-5 5V-5Z", transform: `translate(${bx} ${-by}) rotate(${turn})` }),
    ),
  ];
}

/**
 * Draws the ways of corrections, numbered in their order.
 * @param {Told.Correction[]} corrections
 * @param {Map<string, Outline>} outlines
 * @param {number} lettersMm
 */
export function drawWays(corrections, outlines, lettersMm) {
  return corrections.flatMap(({ from = "", to = "" }, i) => {
    const [fromOutline, toOutline] = [outlines.get(from), outlines.get(to)];
    return fromOutline && toOutline && from !== to ? [drawWay(fromOutline, toOutline, String(i + 1), lettersMm)] : [];
  });
}

/**
 * Draws a numbered arrow from one place to another.
 * @param {Outline} fromOutline
 * @param {Outline} toOutline
 * @param {string} label
 * @param {number} lettersMm
 */
export function drawWay(fromOutline, toOutline, label, lettersMm) {
  const [x1, y1] = centre(fromOutline);
  const [x2, y2] = centre(toOutline);
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const cut = Math.min(14, length / 3);
  /** @param {number} share @returns {Point} */
  const at = (share) => [x1 + ((x2 - x1) * share) / length, -(y1 + ((y2 - y1) * share) / length)];
  const [ax, ay] = at(cut);
  const [bx, by] = at(length - cut);
  const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return draw(
    "g",
    { class: "way" },
    draw("line", { x1: ax, y1: ay, x2: bx, y2: by }),
    draw("path", { d: "M6 0L-5 6V-6Z", transform: `translate(${bx} ${by}) rotate(${turn})`, class: "way-head" }),
    ...numbered(at(length / 2), label, lettersMm),
  );
}

/**
 * Draws a number on a place.
 * @param {Outline} outline
 * @param {string} label
 * @param {number} lettersMm
 */
export function drawPlace(outline, label, lettersMm) {
  const [x, y] = centre(outline);
  return draw("g", { class: "way" }, ...numbered([x, -y], label, lettersMm));
}

/** @param {Point} at @param {string} label @param {number} lettersMm */
function numbered([x, y], label, lettersMm) {
  const size = SIGN_LETTERS_MM * grown(lettersMm);
  const text = draw("text", {
    x,
    y: y + size * 0.36,
    "text-anchor": "middle",
    "font-size": size,
    "font-weight": 800,
  });
  text.textContent = label;
  const high = size * 1.56;
  const width = Math.max(high, size * (0.9 + LETTER * label.length));
  return [draw("rect", { x: x - width / 2, y: y - high / 2, width, height: high, rx: high / 2 }), text];
}
