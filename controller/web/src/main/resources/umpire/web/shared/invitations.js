// The links and QR codes for a display and for each seat's phone. Only the operator gets the seats' codes. Each is
// covered until the operator uncovers it, because others may look at this screen.

import { asOperator, forget, isOperators, tokenForm } from "./access.js";
import { make } from "./svg.js";

const FOR_THE_OPERATOR =
  "Only the operator gives links to players. Open the address that the table printed when it was started, or " +
  "type an operator's token, which this command makes on the table's machine: ./umpire token operator";
const FOR_A_PLAYER = "Phones cannot join yet. Ask who runs the table to let phones join.";
const UNKNOWN = "The operator's token that this browser kept is not valid any more. It was deleted.";

/** @returns {Promise<Fetched.Invitations | undefined>} */
async function fetchInvitations() {
  try {
    const answer = await fetch("/invitations.json", { headers: asOperator() });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Fills an element with all links and codes for this page.
 * @param {HTMLElement} element
 */
export async function showInvitations(element) {
  const all = await fetchInvitations();
  if (!all) {
    element.replaceChildren(make("p", "soft", "The table does not answer now, so there are no links."));
    return;
  }
  const { display, seats, hint } = all;
  const watch = open(display, "Display", "Anyone may watch.");
  const ways = make("div", "ways-in");
  /**
   * @param {Fetched.Invitation} [shown] the seat whose code is uncovered; the others stay covered, because its
   *   neighbour sees this screen too
   */
  const show = (shown) =>
    ways.replaceChildren(
      ...seats.map((seat) => (seat === shown ? uncovered(seat) : covered(seat, () => show(seat)))),
      watch,
    );
  show();
  element.replaceChildren(
    ...(hint ? [note(seats.length > 0 ? hint : FOR_A_PLAYER)] : []),
    ways,
    ...(seats.length === 0 ? [...forgotten(), FOR_THE_OPERATOR].map(note) : []),
    ...(seats.length === 0 ? [tokenForm()] : []),
  );
}

// The stored token may belong to another table, or be outdated.
function forgotten() {
  const had = isOperators();
  forget();
  return had ? [UNKNOWN] : [];
}

/**
 * Text to type is kept on one line.
 * @param {string} says
 */
const note = (says) =>
  make(
    "p",
    "note",
    ...says.split(/(\.\/umpire run --\S+)/).map((part, i) => (i % 2 === 1 ? make("code", "", part) : part)),
  );

/** @param {Fetched.Invitation} invitation @param {string} title @param {string} says */
function open({ address, code }, title, says) {
  const image = make("img");
  showCode(image, code);
  image.alt = `QR code: ${title}`;
  const link = make("a", "", title);
  link.href = address;
  link.target = "_blank";
  link.rel = "noreferrer";
  return make("figure", "way-in", image, make("figcaption", "", link, make("span", "soft", says)));
}

/**
 * An image element cannot send the token, so the code is fetched.
 * @param {HTMLImageElement} image
 * @param {string} code
 */
async function showCode(image, code) {
  try {
    const answer = await fetch(code, { headers: asOperator() });
    if (answer.ok) {
      image.src = URL.createObjectURL(await answer.blob());
    }
  } catch {
    // The link beside it has the same address.
  }
}

/** @param {Fetched.Invitation} seat */
const titled = ({ name }) => `${name}'s phone`;

/** @param {Fetched.Invitation} seat */
const uncovered = (seat) => open(seat, titled(seat), `The phone that opens this plays ${seat.name}.`);

/** @param {Fetched.Invitation} seat @param {() => void} uncover */
function covered(seat, uncover) {
  const button = make("button", "cover", "Show the code");
  button.setAttribute("aria-label", `Show the code for ${titled(seat)}`);
  button.addEventListener("click", uncover);
  const caption = make("figcaption", "", make("b", "", titled(seat)), make("span", "soft", `For ${seat.name}'s eyes.`));
  return make("figure", "way-in", button, caption);
}
