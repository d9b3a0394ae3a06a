// Whose this browser is to the table. The operator's token comes here once: for the key in the address that the table
// printed when it was started, or typed by him. This browser keeps it, for the pages of this table alone. A seat's
// stands in the address of its phone's page.

import { make } from "./svg.js";

const KEPT = "umpire-operator";
const OPERATOR = "operator";

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
    // Then this page alone knows it.
  }
}

/** Forgets that this browser is the operator's. */
export function forget() {
  kept = undefined;
  try {
    localStorage.removeItem(KEPT);
  } catch {
    // Nothing was kept.
  }
}

/** Returns whether this browser knows the operator's token. */
export const isOperators = () => read() !== undefined && read() !== null;

/**
 * Takes what the address brings to show that this browser is the operator's. Resolves to why that came to nothing, or
 * to nothing.
 */
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

// Whoever puts another key behind the address of an open page means to show it.
window.addEventListener("hashchange", () => fragment().has("key") && location.reload());

/** @param {string | null | undefined} token @returns {Record<string, string>} */
export const bearing = (token) => (token ? { Authorization: `Bearer ${token}` } : {});

/**
 * Returns the headers by which the operator is known: by what this browser keeps, or else by the token of the
 * address.
 */
export const asOperator = () => bearing(read() ?? fragment().get("token"));

/** Returns the headers of whoever plays here: by the token of the address, or else by what this browser keeps. */
export const asPlayer = () => bearing(fragment().get("token") ?? read());

/** Asks for the operator's token. It is kept, and the page begins anew. */
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
