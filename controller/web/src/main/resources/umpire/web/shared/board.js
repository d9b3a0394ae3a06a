// The drawing of the board: its places and the pieces on them.

import { drawBadges } from "./badges.js";
import { drawBody, extent } from "./bodies.js";
import { UNDRAWN, drawBoard, drawPicture, drawSide, fetchDrawings, loadPictures } from "./drawings.js";
import { alike, arranged, corners, drawCount, gathered, isMixed, isPair, layers, roomOf, stacksOf } from "./stacks.js";
import { around, besidePlaces, drawPrint, drawWords, lyingOf, looksOf, outlinesOf } from "./lying.js";
import { PlaceNames, opening } from "./names.js";
import { labelSpots } from "./labels.js";
import { turnedBoard, turnedStandings } from "./facing.js";
import { drawnIn, glide } from "./gliding.js";
import { fill } from "./redraw.js";
import { LETTERS_PX, centre, draw, points, spread } from "./svg.js";
import { drawToken } from "./tokens.js";
import { pieceLook } from "./seats.js";
import { uprightTilt } from "./tilt.js";

const MARGIN_MM = 6;
/** The margin for things that reach over the edge of the sheet, and for the letters at their corners. */
const LYING_MARGIN_MM = 16;
// The size of the box in which plain tokens are drawn.
const TOKEN_BOX = 40;
// A picture leaves the rim of its place free for cues.
const PICTURED = 0.88;
// Pictures with a larger ratio of width to height are arranged above one another.
const WIDE = 1.5;

/**
 * Draws the printed sheet: areas and roads, in the board's frame.
 * @param {Told.Board} board
 */
export function drawSheet(board) {
  const byPlace = new Map(board.areas.map((area) => [area.place, area]));
  const group = draw("g", { class: "sheet" });
  const terrains = new Map((board.terrains ?? []).map((terrain) => [terrain.tint, terrain]));
  for (const { from, to, tint } of board.roads) {
    const [x1, y1] = centre(byPlace.get(from)?.outline ?? []);
    const [x2, y2] = centre(byPlace.get(to)?.outline ?? []);
    const road = draw("line", { x1, y1: -y1, x2, y2: -y2, class: `road tint-${tint}` });
    road.style.stroke = shade(terrains.get(tint));
    group.append(road);
  }
  for (const area of board.areas) {
    group.append(drawArea(area, terrains.get(area.tint)));
  }
  return group;
}

/**
 * @param {Told.Area} area
 * @param {Told.Terrain | undefined} terrain
 */
function drawArea({ place, outline, tint, title }, terrain) {
  const polygon = draw("polygon", { points: points(outline) });
  polygon.style.fill = shade(terrain);
  const area = draw("g", { class: `area tint-${tint}`, "data-place": place }, polygon);
  const told = title === place ? terrain?.says : opening(title);
  if (told) {
    const says = draw("title");
    says.textContent = told;
    area.append(says);
  }
  return area;
}

/**
 * Returns the printed colour of a terrain, as dark as the other tints of the screen. Empty for no terrain, which has
 * the colour of the style sheet.
 * @param {Told.Terrain | undefined} terrain
 */
function shade(terrain) {
  return terrain ? `color-mix(in srgb, ${terrain.rgb} 45%, #232b32)` : "";
}

/**
 * Returns the box of a board's drawing, cut to its places.
 * @param {Told.Board} board
 */
export function boardBox(board, margin = MARGIN_MM) {
  const { left, top, right, low } = squaresBox(board);
  return [left - margin, top - margin, right - left + 2 * margin, low - top + 2 * margin];
}

/**
 * Returns the box around all places, or the whole sheet where there are none, with y pointing down.
 * @param {Told.Board} board
 */
export function squaresBox(board) {
  const [right, far] = [board.widthMm / 2, board.heightMm / 2];
  const all =
    board.areas.length > 0
      ? board.areas.flatMap((area) => area.outline)
      : [
          [-right, -far],
          [right, far],
        ];
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => -y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), low: Math.max(...ys) };
}

/**
 * Draws the position on a board. The layers from below: sheet, hints, pieces, frames, names, badges, signs. Text is
 * above drawings, because it must be readable from across a room.
 */
export class BoardDrawing {
  /**
   * @param {SVGSVGElement} svg
   * @param {Told.Game} told the game of the board
   * @param {boolean} [turned] whether it is seen from the far side
   */
  constructor(svg, told, turned = false) {
    const game = turned ? { ...told, board: turnedBoard(told.board) } : told;
    this.svg = svg;
    this.game = game;
    this.turned = turned;
    /** @type {Told.Standing[]} */
    this.standings = [];
    this.areas = new Map(game.board.areas.map((area) => [area.place, area]));
    this.outlines = outlinesOf(game.board);
    this.tokens = new Map(game.tokens.map((token) => [token.token, token]));
    /** @type {Set<string>} */
    this.beside = new Set();
    /** @type {Set<string>} */
    this.shared = new Set();
    /** @type {Map<string, Shown.NamedLook>} */
    this.looks = new Map();
    /** @type {Map<string, string>} */
    this.lie = new Map();
    /**
     * The position of each thing that lies beside the places.
     * @type {Map<string, Outline>}
     */
    this.lay = new Map();
    /**
     * The positions of those things before each action, by the action's number.
     * @type {Map<number | undefined, Map<string, Outline>>}
     */
    this.layAt = new Map();
    /**
     * How the selected die would lie after a roll, by the place to click.
     * @type {Map<string, import("./lying.js").Lying>}
     */
    this.landings = new Map();
    this.box = boardBox(game.board);
    this.lettersMm = 0;
    this.spots = labelSpots(this, []);
    /**
     * The drawing on each place, and the data it was drawn from.
     * @type {Map<string, { place: string, look: string, group: SVGElement }>}
     */
    this.drawn = new Map();
    this.drawings = UNDRAWN;
    /** @type {HTMLImageElement[]} */
    this.kept = [];
    this.show(false);
    this.ground = draw("g");
    this.under = draw("g");
    this.low = draw("g", { class: "signs" });
    this.pieces = draw("g");
    this.leaving = draw("g", { class: "signs" });
    this.over = draw("g", { class: "signs" });
    this.badges = draw("g", { class: "signs" });
    this.top = draw("g", { class: "signs" });
    this.names = new PlaceNames(game.board, "names");
    svg.classList.remove("pictured-board");
    svg.replaceChildren(
      hatching(),
      draw("g", { class: "ground" }, this.ground, drawSheet(game.board)),
      this.under,
      this.low,
      this.pieces,
      this.leaving,
      this.over,
      this.names.group,
      this.badges,
      this.top,
    );
  }

  /** Loads the game's own drawings, where it has them, and redraws the pieces with them. */
  async dress() {
    const drawings = await fetchDrawings(this.game.id);
    this.kept = await loadPictures(drawings);
    this.drawings = drawings;
    this.drawn.clear();
    if (this.drawings.folder) {
      const ground = drawBoard(this.drawings, this.game.board);
      this.ground.replaceChildren(draw("g", this.turned ? { transform: "rotate(180)" } : {}, ground));
      this.svg.classList.add("pictured-board");
    }
  }

  /**
   * Shows the places only, or the whole sheet where things lie beside them.
   * @param {boolean} whole
   */
  show(whole) {
    this.box = whole ? boardBox({ ...this.game.board, areas: [] }, LYING_MARGIN_MM) : boardBox(this.withoutTrays());
    const box = this.box.join(" ");
    if (this.svg.getAttribute("viewBox") !== box) {
      this.svg.setAttribute("viewBox", box);
    }
    this.rescale();
  }

  /** Cuts off the trays for dice, because dice are shown beside the board. */
  withoutTrays() {
    const needed = this.game.board.areas.filter(({ tint }) => tint !== "dice-tray");
    return needed.length > 0 ? { ...this.game.board, areas: needed } : this.game.board;
  }

  /** Computes the minimum size of letters on this screen. Returns whether it has changed. */
  rescale() {
    const before = this.lettersMm;
    const { width, height } = this.svg.getBoundingClientRect();
    const [, , wide, high] = this.box;
    const mmPerPx = width > 0 && height > 0 ? Math.max(wide / width, high / height) : 0;
    this.lettersMm = LETTERS_PX * mmPerPx;
    this.svg.style.setProperty("--mm-per-px", String(mmPerPx));
    return this.lettersMm !== before;
  }

  /**
   * Shows the cues: frames below the badges, signs and ways above them. Shots between dice are below their names.
   * @param {SVGElement[]} elements
   */
  point(elements) {
    const top = elements.filter((one) => one.classList.contains("sign") || one.classList.contains("way"));
    const low = elements.filter((one) => this.beside.size > 0 && one.classList.contains("strike"));
    this.low.replaceChildren(...low);
    this.over.replaceChildren(...elements.filter((one) => !top.includes(one) && !low.includes(one)));
    this.top.replaceChildren(...top);
  }

  /** @param {{ seat?: string, rgb?: string }} piece */
  look(piece) {
    return pieceLook(piece, this.game.seats);
  }

  /**
   * Returns the title of a place or of a thing beside the places.
   * @param {string} name
   */
  titleOf(name) {
    return this.areas.get(name)?.title ?? this.looks.get(name)?.title ?? this.lie.get(name) ?? name;
  }

  /**
   * Returns the outline for a cue.
   * @param {{ place: string, role: string }} cue
   * @returns {Outline}
   */
  outlineFor({ place, role }) {
    const outline = this.outlines.get(place) ?? [];
    return this.beside.has(place) ? around(outline, role) : outline;
  }

  /** @param {Told.Position} position */
  showPosition(position) {
    const { marks } = position;
    const standings = this.seen(position.standings);
    this.standings = standings;
    /** @type {Map<string, Told.Standing[]>} */
    const byPlace = new Map();
    this.looks = looksOf(position, this.tokens);
    this.lie = new Map(lyingOf(standings).map(({ name, token }) => [name, this.known(token).name]));
    this.outlines = outlinesOf(this.game.board, standings, this.tokens);
    this.beside = besidePlaces(this.game.board, this.outlines);
    this.lay = new Map([...this.beside].map((name) => [name, this.outlines.get(name) ?? []]));
    this.show(standings.some(({ place }) => place === undefined));
    for (const standing of standings) {
      if (standing.place !== undefined) {
        byPlace.set(standing.place, [...(byPlace.get(standing.place) ?? []), standing]);
      }
    }
    this.spots = labelSpots(this, marks);
    const before = drawnIn(this.pieces);
    const lying = lyingOf(standings).filter((one) => one.place === undefined);
    const rests = marks.filter(({ kind }) => kind === "disabled");
    const disabled = new Map(rests.map(({ place, says }) => [place, says]));
    const stand = [...byPlace].map(([place, here]) => this.standing(place, here, disabled.get(place)));
    this.drawn = new Map(stand.map((one) => [one.place, one]));
    fill(this.pieces, [...lying.map((one) => this.lying(one)), ...stand.map(({ group }) => group)]);
    glide(before, this.pieces, this.leaving);
    this.names.write(this.lettersMm, byPlace);
    this.shared = new Set([...byPlace].filter(([, here]) => isPair(here)).map(([place]) => place));
    const pairs = new Map([...this.shared].map((place) => [place, corners(this.outlines.get(place) ?? [])]));
    const { outlines, lettersMm, drawings, beside, spots } = this;
    this.badges.replaceChildren(
      ...drawBadges(outlines, marks, false, lettersMm, pairs, drawings, beside, spots.badges),
    );
  }

  /**
   * Returns standings as this drawing shows them: turned by 180 degrees if the drawing is.
   * @param {Told.Standing[]} standings
   */
  seen(standings) {
    return this.turned ? turnedStandings(standings) : standings;
  }

  /** @param {string} token @returns {Omit<Told.Token, "token">} */
  known(token) {
    return this.tokens.get(token) ?? { letters: "?", name: token };
  }

  /**
   * Returns whether a token's picture is so wide that several fit better above one another than side by side.
   * @param {string} token
   */
  isWide(token) {
    const picture = this.drawings.pictures[token];
    return picture !== undefined && picture.wideMm > WIDE * picture.highMm;
  }

  /**
   * Draws a token as large as its room allows, but not larger than its real size.
   * @param {string} token
   * @param {number} room
   * @param {{ wide: number, high: number }} [most]
   */
  token(token, room, { wide, high } = { wide: room, high: room }) {
    const known = this.known(token);
    const { outlineMm } = known;
    if (token in this.drawings.pictures) {
      const most = { wide: wide * PICTURED, high: high * PICTURED };
      return drawPicture(this.drawings, { ...known, token }, this.look(known), most);
    }
    if (!outlineMm) {
      return draw(
        "g",
        { transform: `scale(${room / TOKEN_BOX})` },
        drawToken(known, this.look(known), (this.lettersMm * TOKEN_BOX) / room),
      );
    }
    const own = extent(outlineMm);
    const scale = Math.min(1, wide / own.wide, high / own.high);
    return draw(
      "g",
      { transform: `scale(${scale})` },
      drawBody({ ...known, outlineMm }, this.look(known), this.lettersMm / scale),
    );
  }

  /**
   * Draws a thing that lies beside the places in its real size and heading, with letters that are never upside down.
   * @param {import("./lying.js").Lying} standing
   */
  lying({ token, name, xMm, yMm, headingDeg }) {
    const known = this.lookOf(token, name, headingDeg);
    const { outlineMm } = known;
    const group = draw("g", {
      class: "lying",
      transform: `translate(${xMm} ${-yMm})`,
      "data-token": token,
      "data-place": name,
    });
    const tilt = uprightTilt(headingDeg);
    group.append(
      outlineMm
        ? drawBody(
            { ...known, outlineMm },
            this.look(known),
            this.lettersMm,
            headingDeg,
            tilt,
            this.spots.names.get(name),
          )
        : draw("g", { transform: `rotate(${tilt})` }, this.token(token, TOKEN_BOX)),
      ...drawWords(this.looks.get(name), headingDeg, this.lettersMm, (says) => this.spots.turns.get(`${name} ${says}`)),
    );
    return group;
  }

  /** @param {string} token @param {string} name */
  lettersOf(token, name) {
    return [this.looks.get(name)?.letters, this.known(token).letters].filter(Boolean).join("\n");
  }

  /**
   * Draws a token with its details: its seat, the letters of its name, and the print on its upper side.
   * @param {string} token
   * @param {string} name
   * @param {number} headingDeg
   * @returns {Omit<Told.Token, "token"> & { print?: SVGElement, picture?: SVGElement }}
   */
  lookOf(token, name, headingDeg) {
    const known = this.known(token);
    const look = this.looks.get(name);
    const picture = drawSide(this.drawings, name, known.letters, headingDeg);
    return look
      ? {
          ...known,
          name: look.title,
          seat: look.seat,
          letters: this.lettersOf(token, name),
          ...(picture ? { picture } : { print: drawPrint(look, headingDeg) }),
        }
      : known;
  }

  /**
   * Returns the drawing on a place. Reuses it while the data is the same.
   * @param {string} place
   * @param {Told.Standing[]} here
   * @param {string | undefined} disabled the text for a disabled piece
   */
  standing(place, here, disabled) {
    const look = JSON.stringify([here, disabled, this.lettersMm]);
    const before = this.drawn.get(place);
    return { place, look, group: before?.look === look ? before.group : this.stood(place, here, disabled) };
  }

  /** @param {string} place @param {Told.Standing[]} here @param {string | undefined} disabled */
  stood(place, here, disabled) {
    const area = this.areas.get(place);
    if (!area) {
      return draw("g");
    }
    const outline = roomOf(area);
    const [x, y] = centre(outline);
    const group = draw("g", { class: "standing", "data-place": place, transform: `translate(${x} ${-y})` });
    /** @param {string} token */
    const isWide = (token) => this.isWide(token);
    const kinds = alike(stacksOf(here));
    // Units of two seats are never hidden below one another.
    const owner = here.length > 0 ? this.known(here[0].token).seat : undefined;
    /** @param {string} token */
    const joins = (token) => isWide(token) && this.known(token).seat === owner;
    const stacks = gathered(kinds, outline, joins, this.lettersMm);
    const { places, most } = arranged(stacks, outline, isWide);
    const rows = stacks.length > 1 && most !== undefined && most.high < most.wide;
    const numbered = rows ? "middle" : stacks === kinds ? undefined : "right";
    group.classList.toggle("gathered", stacks !== kinds);
    places.forEach((slot, i) => group.append(this.stack(stacks[i], slot, most, numbered)));
    if (disabled) {
      const transform = `scale(${(spread(area.outline) * 0.8) / TOKEN_BOX})`;
      const box = { x: -19, y: -19, width: 38, height: 38, rx: 8, fill: "url(#hatched)", transform };
      const title = draw("title");
      title.textContent = disabled;
      group.append(draw("rect", box, title));
    }
    return group;
  }

  /**
   * Draws tokens on one another, with their number. The top one is where a single token would be.
   * @param {Told.Standing[]} stack
   * @param {{ x: number, y: number, room: number }} slot
   * @param {{ wide: number, high: number } | undefined} alone the room of a single token
   * @param {"middle" | "right" | undefined} numbered the place of its number where different tokens have one too
   */
  stack(stack, { x, y, room }, alone, numbered) {
    const seen = layers(stack, room);
    const mixed = isMixed(stack);
    const out = mixed ? seen[0].off / 2 : 0;
    const group = draw("g", { class: "stack", transform: `translate(${x - out} ${y - out})` });
    for (const { standing, off } of seen) {
      const one = draw("g", {
        transform: `translate(${off} ${off})`,
        "data-token": standing.token,
        "data-covered": standing.covered || undefined,
      });
      one.append(this.token(standing.token, room, alone));
      group.append(one);
    }
    // A stack of different tokens has a number only if some are hidden: the others show their edges.
    if (stack.length > (mixed && !numbered ? seen.length : 1)) {
      group.append(drawCount(stack.length, room, this.lettersMm, numbered ?? (mixed ? "left" : "right")));
    }
    return group;
  }
}

function hatching() {
  return draw(
    "defs",
    {},
    draw(
      "pattern",
      { id: "hatched", width: 6, height: 6, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      draw("rect", { width: 2.6, height: 6, fill: "#cc79a7", opacity: 0.6 }),
    ),
  );
}
