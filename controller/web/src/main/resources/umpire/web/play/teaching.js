// The lesson on the page to play on: what it has done, and what the learner tries.

import { isWanted, showLesson } from "../shared/lesson.js";
import { find } from "../shared/svg.js";

/** @import { Allowed } from "./allowed.js" */
/** @import { Front } from "./front.js" */
/** @import { Orders } from "./orders.js" */

/**
 * Shows the step that is due.
 * @param {object} page
 * @param {Shown.Watched} page.said
 * @param {Shown.Seat | undefined} page.seat whose page it is, if it is one seat's
 * @param {boolean} page.virtual whether the table throws, with loaded dice in a lesson
 * @param {Front} page.front
 * @param {Orders} page.orders
 * @param {Allowed} page.allowed
 */
export function showTaught(page) {
  const { said, virtual, front, orders, allowed } = page;
  const { lesson, need, seat } = said.prompt;
  // What a seat chooses in secret is told to no other's phone.
  const secret =
    page.seat !== undefined &&
    need === "choice" &&
    ![...allowed.actions(), ...allowed.secretActions()].some((one) => isWanted(lesson, one.notation));
  showLesson(find("lesson"), lesson, (request) => orders.have("lesson", { lesson: request }), {
    loaded: virtual,
    secret,
    tried: lesson?.step === orders.tried.step ? orders.tried.says : "",
    attempt: (notation) => orders.have("act", { ...(seat && { seat }), notation }),
    playNow: () => front.playNow(),
  });
}
