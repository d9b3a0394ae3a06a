// The identity of this browser towards the table. The browser gets an operator's token once: in exchange for the key
// in the address that the table printed at its start, or as typed in. It stores the token for the pages of this table.
// A seat's token is in the address of its phone's page. The token of a link is valid until the table stops, so the
// phone exchanges it for one of its own.

import { make } from "./svg.js";

const KEPT = "umpire-operator";
const OPERATOR = "operator";
const EXCHANGE_MS = 3000;

/** @type {string | undefined} */
let kept;

const fragment = () => new URLSearchParams(location.hash.slice(1));

function read() {
  try {
    return localStorage.getItem(KEPT) ?? kept;
  } catch {
    return kept;
  }
}

/** @param {string} token */
function keep(token) {
  kept = token;
  try {
    localStorage.setItem(KEPT, token);
  } catch {
    // Without storage, only this page knows the token.
  }
}

/** Forgets the operator's token. */
export function forget() {
  kept = undefined;
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing was stored.
  }
}

/** Returns whether this browser knows the operator's token. */
export const isOperators = () => read() !== undefined && read() !== null;

/** Exchanges the key in the address for the operator's token. Resolves to the reason of a failure, or to undefined. */
export async function arrive() {
  const brought = fragment();
  const token = brought.get("token");
  if (brought.get("seat") === OPERATOR && token) {
    keep(token);
  }
  const key = brought.get("key");
  if (!key) {
    return undefined;
  }
  try {
    const answer = await fetch("/operator", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ key }),
    });
    const told = await answer.json();
    history.replaceState(null, "", location.pathname + location.search);
    if (!answer.ok) {
      return isOperators() ? undefined : told.error;
    }
    keep(told.token);
    return undefined;
  } catch {
    return "The table does not answer. Is it still running?";
  }
}

/** Exchanges the token of a seat's link, before any page reads the address. */
async function keepSeat() {
  const brought = fragment();
  const seat = brought.get("seat");
  const token = brought.get("token");
  if (!seat || seat === OPERATOR || !token) {
    return;
  }
  try {
    const answer = await fetch("/seat/token", {
      method: "POST",
      headers: bearing(token),
      signal: AbortSignal.timeout(EXCHANGE_MS),
    });
    const own = answer.ok ? (await answer.json()).token : undefined;
    if (own) {
      history.replaceState(
        null,
        "",
        `${location.pathname}${location.search}#${new URLSearchParams({ seat, token: own })}`,
      );
    }
  } catch {
    // The token of the link is valid until the table stops.
  }
}

// A new key in the address of an open page must be exchanged too.
window.addEventListener("hashchange", () => fragment().has("key") && location.reload());

/** @param {string | null | undefined} token @returns {Record<string, string>} */
export const bearing = (token) => (token ? { Authorization: `Bearer ${token}` } : {});

/** Returns the headers that identify the operator: by the stored token, or else by the token of the address. */
export const asOperator = () => bearing(read() ?? fragment().get("token"));

/** Returns the headers that identify the player: by the token of the address, or else by the stored token. */
export const asPlayer = () => bearing(fragment().get("token") ?? read());

/** Makes a form for the operator's token. The token is stored and the page reloads. */
export function tokenForm() {
  const given = make("input");
  given.setAttribute("aria-label", "The operator's token");
  given.placeholder = "The operator's token";
  given.autocomplete = "off";
  const form = make("form", "row token-form", given, make("button", "go", "Open"));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (given.value.trim()) {
      keep(given.value.trim());
      history.replaceState(null, "", location.pathname + location.search);
      location.reload();
    }
  });
  return form;
}

await keepSeat();
