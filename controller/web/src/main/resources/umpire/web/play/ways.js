// The list of actions: everything that the board offers, for keyboards and screen readers too.

import { dieSides, namedDie } from "../shared/closeup.js";
import { isWanted } from "../shared/lesson.js";
import { opening } from "../shared/names.js";
import { actionsFrom, byOrigin, origins, targets } from "../shared/reach.js";
import { find, make } from "../shared/svg.js";
import { choiceButtons, wayButton } from "./menu.js";

/** @import { BoardDrawing } from "../shared/board.js" */
/** @import { Declaring } from "./declaring.js" */

/** The gap above the entry that the list is scrolled to. A wider gap would show a part of the entry above. */
const ABOVE_PX = 5;

/**
 * Returns the name of a place in the list: the pieces on it, without those below them. For example "GEV on d5" for a
 * place with a number, or "Bag: 3 × Skeleton" for any other.
 * @param {BoardDrawing} board
 * @param {string} place
 */
export function calledBy(board, place) {
  const all = board.standings.filter((one) => (one.place ?? one.name) === place);
  const open = all.filter(({ covered }) => !covered);
  const here = open.length > 0 ? open : all;
  /** @type {Map<string, number>} */
  const counts = new Map();
  here.forEach(({ token }) => {
    const { name } = board.known(token);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  const things = [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
  const title = opening(board.titleOf(place));
  const at = /\d/.test(title) ? `${things} on ${board.titleOf(place)}` : `${title}: ${things}`;
  return things && !things.includes(title) ? at : title;
}

/**
 * The content of the list, and the effects of its entries.
 * @typedef {object} Listed
 * @property {BoardDrawing} board
 * @property {string | undefined} from the selected place
 * @property {string | undefined} held the selected token there, if it is one of several
 * @property {Told.Action[]} offered the actions to list first: the meanings of a touch, or those that the board has no
 *   mark for
 * @property {number | undefined} chosen the index of the one that Confirm takes; -1 for none; undefined without
 *   Confirm
 * @property {Told.Action[]} actions
 * @property {Set<string>} elsewhere the notations that have buttons of their own
 * @property {Told.Lesson | undefined} lesson highlights the wanted entries
 * @property {(action: Told.Action) => unknown} act
 * @property {(place: string | undefined) => unknown} pick
 * @property {(place: string, actions: Told.Action[]) => unknown} offer lists several actions at a place
 * @property {string[]} known the facts about the selection
 */

/**
 * Fills the list.
 * @param {Listed} shown
 */
export function showWays(shown) {
  const { board, from, held } = shown;
  const title = find("ways-title");
  title.hidden = from === undefined;
  title.textContent = from === undefined ? "" : held ? board.known(held).name : calledBy(board, from);
  const die = enlarged(board, from);
  const near = die.length > 0 ? [make("li", "close-up", ...die)] : [];
  const about = [...near, ...shown.known.map((says) => make("li", "soft", says))];
  // A selected thing without actions shows its facts, and the list keeps all actions.
  const nothing = from === undefined || actionsFrom(shown.actions, from).length === 0;
  const ways = nothing ? [...about, ...unpickedWays(shown)] : [...pickedWays(shown, from), ...about];
  find("ways").replaceChildren(...ways);
}

/**
 * The selected die, large, with the letters of its corners and its other sides; or as it would lie after a roll.
 * @param {BoardDrawing} board
 * @param {string | undefined} place
 */
export function enlarged({ standings, drawings, looks, landings }, place) {
  const die = standings.find(({ name }) => place !== undefined && name === place);
  const landed = landings.get(place ?? "");
  return die ? dieSides(drawings, die, looks.get(die.name ?? "")) : landed ? dieSides(drawings, landed) : [];
}

/** @param {Listed} shown @param {string} from */
function pickedWays({ board, actions, elsewhere, lesson, act, pick, offer }, from) {
  // The heading has the name of the thing.
  const named = `${calledBy(board, from)} `;
  const begun = actionsFrom(actions, from)
    .filter(({ notation }) => !elsewhere.has(notation))
    .map((one) => (one.says.startsWith(named) ? { ...one, says: one.says.slice(named.length) } : one));
  const back = wayOf("Something else", "", () => pick(undefined), "quiet");
  lightAway(back, [...begun, ...actions.filter(({ notation }) => elsewhere.has(notation))], lesson);
  /** @param {Told.Action[]} alike */
  const open = (alike) => offer([...targets(alike, from).keys()][0] ?? from, alike);
  const buttons = choiceButtons(begun, act, open, lesson);
  return [...buttons.map((one) => make("li", "", one)), back];
}

/** @param {Listed} shown */
function unpickedWays({ board, offered, chosen, actions, elsewhere, lesson, act, pick }) {
  const aside = new Set([...elsewhere, ...offered.map(({ notation }) => notation)]);
  const origins = byOrigin(actions.filter(({ notation }) => !aside.has(notation)));
  // An action may begin at several places. It is listed at the first.
  const listed = new Set();
  const first = [...origins].filter(([, begun]) => {
    const news = begun.filter((one) => !listed.has(one));
    begun.forEach((one) => listed.add(one));
    return news.length > 0;
  });
  const places = first.flatMap(([place, begun]) =>
    begun.length === 1 || place === ""
      ? begun.map((action) => way(board, action, act, lesson))
      : [lit(make("li", "", placeButton(board, place, begun, pick)), begun, lesson)],
  );
  /** @param {number} i */
  const pressed = (i) => (chosen === undefined ? chosen : i === chosen);
  const options = offered.map((action, i) => way(board, action, act, lesson, pressed(i)));
  return [...options, ...places];
}

/**
 * Makes a list entry of an action. A die that is not on the board is drawn in it.
 * @param {BoardDrawing} board
 * @param {Told.Action} action
 * @param {(action: Told.Action) => unknown} act
 * @param {Told.Lesson | undefined} lesson
 * @param {boolean} [pressed]
 */
function way({ drawings }, action, act, lesson, pressed) {
  const button = wayButton(action, () => act(action), lesson);
  button.prepend(...(origins(action).length === 0 ? namedDie(drawings, action) : []));
  if (pressed !== undefined) {
    button.setAttribute("aria-pressed", String(pressed));
  }
  return make("li", "", button);
}

/**
 * Highlights an entry that leads to a wanted action of the lesson.
 * @param {HTMLElement} entry
 * @param {Told.Action[]} begun
 * @param {Told.Lesson | undefined} lesson
 */
function lit(entry, begun, lesson) {
  const wanted = begun.some(({ notation }) => isWanted(lesson, notation));
  entry.firstElementChild?.classList.toggle("wanted", wanted);
  return entry;
}

/**
 * Highlights the way out of a selection that the lesson does not want.
 * @param {HTMLElement} entry
 * @param {Told.Action[]} here the actions of the selection, and of the buttons below
 * @param {Told.Lesson | undefined} lesson
 */
function lightAway(entry, here, lesson) {
  const asked = lesson?.task === "play" && !lesson.astray;
  const away = asked && !here.some(({ notation }) => isWanted(lesson, notation));
  entry.firstElementChild?.classList.toggle("wanted", away);
}

/**
 * Scrolls the list to its top when a turn begins or a person here is asked again, and once to the wanted entry of each
 * list in a lesson. The person may scroll on from there. Where the whole page scrolls, a new turn scrolls it to the
 * question and the dice. A lesson step stays in view.
 * @param {HTMLElement} ways
 * @param {string} list the identity of the list
 * @param {string} turn the identity of the turn and of the question to a person here
 */
export function leadTo(ways, list, turn) {
  if (ways.dataset.turn !== turn) {
    ways.dataset.turn = turn;
    ways.parentElement?.scrollTo(0, 0);
    globalThis.scrollTo(0, 0);
  }
  const wanted = ways.querySelector(".wanted");
  const due = wanted ? list : "";
  if (ways.dataset.due === due) {
    return;
  }
  ways.dataset.due = due;
  const window = ways.parentElement;
  if (wanted && window) {
    const [row, seen] = [wanted, window].map((one) => one.getBoundingClientRect());
    if (row.top < seen.top || row.bottom > seen.bottom) {
      window.scrollTop += row.top - seen.top - ABOVE_PX;
    }
  }
}

const firstSecret = () => /** @type {HTMLElement | null} */ (find("ways").querySelector(".secret"));

/**
 * Lists the secret choices: the declarations, then the places.
 * @param {BoardDrawing} board
 * @param {Declaring} declaring
 * @param {() => unknown} changed
 * @param {Told.Lesson | undefined} lesson
 */
export function secretWays(board, declaring, changed, lesson) {
  const group = declaring.group();
  /** @param {string | undefined} key */
  const pick = (key) => {
    declaring.pick(key);
    changed();
    (declaring.declared() ? find("done") : firstSecret())?.focus({ preventScroll: true });
  };
  if (!group) {
    return declaring.groups().map((one) => {
      const [action] = one.byPlace.values();
      const says = one.placed ? one.key : one.says;
      const entry = wayOf(says, action.prospect ?? "", () => pick(one.key), "secret");
      entry.firstElementChild?.setAttribute("aria-pressed", String(one.key === declaring.key));
      return lit(entry, [...one.byPlace.values()], lesson);
    });
  }
  const open = [...group.byPlace].filter(([, { notation }]) => declaring.listed || isWanted(lesson, notation));
  const places = open.map(([place, action]) => {
    const li = wayOf(
      opening(board.titleOf(place)),
      "",
      () => {
        declaring.tapped(place);
        changed();
        find("done").focus();
      },
      "secret",
    );
    li.firstElementChild?.setAttribute("aria-pressed", String(place === declaring.place));
    return lit(li, [action], lesson);
  });
  const asks = make(
    "li",
    "",
    make("h2", "", declaring.declared()?.says ?? `${group.says}: tap the place on the board`),
  );
  const leave = wayOf("Something else", "", () => pick(undefined), "quiet");
  lightAway(leave, [...group.byPlace.values()], lesson);
  const list = wayOf(
    "Choose in a list",
    "",
    () => {
      declaring.listed = true;
      changed();
      firstSecret()?.focus();
    },
    "secret",
  );
  return [asks, ...places, ...(declaring.listed ? [] : [list]), leave];
}

/**
 * @param {BoardDrawing} board
 * @param {string} place
 * @param {Told.Action[]} begun
 * @param {(place: string) => unknown} pick
 */
function placeButton(board, place, begun, pick) {
  const kinds = [...new Set(begun.map(({ kind }) => kind).filter(Boolean))].join(", ");
  const button = make(
    "button",
    "way-button",
    make("b", "", calledBy(board, place)),
    make("span", "", opening(begun.length > 1 ? `${kinds}: ${begun.length} ways` : kinds)),
  );
  button.addEventListener("click", () => pick(place));
  return button;
}

/**
 * Makes a list entry that is no action of the game.
 * @param {string} says
 * @param {string} prospect
 * @param {() => unknown} go
 * @param {string} [className]
 */
export function wayOf(says, prospect, go, className = "") {
  const button = wayButton({ says, prospect }, go);
  button.className = `way-button ${className}`.trim();
  return make("li", "", button);
}
