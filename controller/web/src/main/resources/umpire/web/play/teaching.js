// The lesson on the page for playing: its instructions, and the learner's attempts.

import { isWanted, showLesson } from "../shared/lesson.js";
import { find } from "../shared/svg.js";

/** @import { Allowed } from "./allowed.js" */
/** @import { Front } from "./front.js" */
/** @import { Orders } from "./orders.js" */

/**
 * Shows the current step.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {Shown.Seat | undefined} page.seat the seat of this page, if it has one
 * @param {boolean} page.virtual whether the table throws; in a lesson its dice are loaded
 * @param {Front} page.front
 * @param {Orders} page.orders
 * @param {Allowed} page.allowed
 */
export function showTaught(page) {
  const { said, virtual, front, orders, allowed } = page;
  const { lesson, need, seat } = said.prompt;
  // A secret choice is sent only to its own seat's phone.
  const secret =
    page.seat !== undefined &&
    need === "choice" &&
    ![...allowed.actions(), ...allowed.secretActions()].some((one) => isWanted(lesson, one.notation));
  showLesson(find("lesson"), lesson, (request) => orders.have("lesson", { lesson: request }), {
    loaded: virtual,
    secret,
    tried: orders.step() === orders.tried.shown ? orders.tried.says : "",
    attempt: (notation) => orders.have("act", { ...(seat && { seat }), notation }),
    playNow: () => front.playNow(),
  });
}
