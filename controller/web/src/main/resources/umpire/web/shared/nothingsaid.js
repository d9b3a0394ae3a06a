// What is known of a game before the table has said anything of it.

/** What is awaited then. */
export const QUIET = {
  need: "quiet",
  says: "Waiting for the table.",
  options: [],
  chosen: -1,
  corrections: [],
  cues: [],
};

/** What is said of a game, which another one ends. */
export const NOTHING_SAID = {
  prompt: QUIET,
  position: undefined,
  legal: { actions: [] },
  score: { scores: [] },
};
