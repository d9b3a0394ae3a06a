// Words about games: answers in plain words, and the dates of unfinished games.

/** @type {Record<string, string>} */
const PLAIN = { true: "Yes", false: "No", ON: "On", OFF: "Off" };

/**
 * Returns an answer in plain words: ONE_COMBINED_ATTACK becomes "One combined attack", while names such as GEV+MSL stay
 * unchanged.
 * @param {string} value
 */
export function plain(value) {
  const words = value.replaceAll("_", " ");
  const said = /_|^[A-Z]{4,}$/.test(value) ? words[0] + words.slice(1).toLowerCase() : words;
  return PLAIN[value] ?? said;
}

/**
 * Returns a number with its noun, whose plural ends in s.
 * @param {number} count
 * @param {string} one
 */
export const counted = (count, one) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/**
 * Returns the number of choices in words.
 * @param {number} options
 * @param {number} rulings
 */
export function questions(options, rulings) {
  const parts = [
    ...(options > 0 ? [counted(options, "option")] : []),
    ...(rulings > 0 ? [counted(rulings, "house ruling")] : []),
  ];
  return parts.length === 0 ? "nothing to choose" : `${parts.join(", ")} to choose, or keep the defaults`;
}

/**
 * Returns the date of an unfinished game, its progress and its options.
 * @param {Told.Unfinished} game
 */
export function since({ actionsPlayed, begunAt, playedAt, answers }) {
  const begun = at(begunAt);
  const played = at(playedAt);
  const when = begun === played ? begun : `${begun} to ${played}`;
  return [
    `${counted(actionsPlayed, "action")} played, ${when}`,
    ...answers.map(({ key, value }) => `${spaced(key)}: ${plain(value)}`),
  ];
}

/** @param {string} instant */
const at = (instant) =>
  new Date(instant).toLocaleString("en-GB", { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
/** @param {string} key */
const spaced = (key) => key.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Returns whether the game differs in more than its stamps.
 * @param {Told.Game} game
 * @param {Told.Game} before
 */
export function isAnother(game, before) {
  const unstamped = { seq: 0, run: "", at: "" };
  return JSON.stringify({ ...game, ...unstamped }) !== JSON.stringify({ ...before, ...unstamped });
}
