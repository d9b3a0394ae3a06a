// The lesson on the page to play on: what it has done, and what the learner tries.

import { showLesson } from "../shared/lesson.js";
import { find } from "../shared/svg.js";

/** @import { Front } from "./front.js" */
/** @import { Orders } from "./orders.js" */

/**
 * Shows the step that is due.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {boolean} page.virtual whether the table throws, with loaded dice in a lesson
 * @param {Front} page.front
 * @param {Orders} page.orders
 */
export function showTaught(page) {
  const { said, virtual, front, orders } = page;
  const { lesson, seat } = said.prompt;
  showLesson(find("lesson"), lesson, (request) => orders.have("lesson", { lesson: request }), {
    loaded: virtual,
    attempt: (notation) => orders.have("act", { ...(seat && { seat }), notation }),
    playNow: () => front.playNow(said.score),
  });
}
