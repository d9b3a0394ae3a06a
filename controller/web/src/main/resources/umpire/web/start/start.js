// The operator's start page: the links for displays and phones.

import { arrive, forget, isOperators } from "../shared/access.js";
import { showInvitations } from "../shared/invitations.js";
import { fetchConfig, Link } from "../shared/link.js";
import { find } from "../shared/svg.js";

/** @type {string | undefined} */
let seats;

/**
 * Another game may have other seats, and so other codes.
 * @param {string} topic
 * @param {any} payload
 */
function hear(topic, payload) {
  if (topic === "game" && payload && seats !== payload.seats.join("\n")) {
    const first = seats === undefined;
    seats = payload.seats.join("\n");
    if (!first) {
      showInvitations(find("invitations"));
    }
  }
}

const problem = await arrive();
find("problem").textContent = problem ?? "";
find("problem").hidden = !problem;
await showInvitations(find("invitations"));
find("whose").hidden = !isOperators();
find("forget").addEventListener("click", () => {
  forget();
  location.reload();
});
const config = await fetchConfig();
find("virtual").hidden = !config.virtual;
new Link(config, undefined, hear);
