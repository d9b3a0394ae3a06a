// The lesson on the page to play on: what it has done, and what the learner tries.

import { showLesson } from "../shared/lesson.js";
import { find } from "../shared/svg.js";

/** @import { Front } from "./front.js" */

/**
 * Shows the step that is due.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {boolean} page.virtual whether the table throws, with loaded dice in a lesson
 * @param {Front} page.front
 * @param {(verb: string, fields: Record<string, unknown>) => unknown} page.have
 */
export function showTaught(page) {
  const { said, virtual, front } = page;
  const { lesson, seat } = said.prompt;
  showLesson(find("lesson"), lesson, (request) => page.have("lesson", { lesson: request }), {
    loaded: virtual,
    attempt: (notation) => page.have("act", { ...(seat && { seat }), notation }),
    playNow: () => front.playNow(said.score),
  });
}
