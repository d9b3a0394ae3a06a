// The state of a game before the first message of the table.

/** The prompt at that time. */
export const QUIET = {
  need: "quiet",
  says: "Waiting for the table.",
  options: [],
  chosen: -1,
  corrections: [],
  cues: [],
};

/** The messages about a game, which another game clears. */
export const NOTHING_SAID = {
  prompt: QUIET,
  position: undefined,
  legal: { actions: [] },
  score: { scores: [] },
};
