// The way in for other screens: links and QR codes for a display and for each seat's phone. The table gives the seats' to a
// browser on its own machine only; and there a code stays covered until somebody asks for it, for others may look at this screen.

import { make } from "./svg.js";

async function fetchInvitations() {
  try {
    const answer = await fetch("/invitations.json");
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Fills an element with everything this page may invite to. */
export async function showInvitations(element) {
  const all = await fetchInvitations();
  if (!all) {
    element.replaceChildren(make("p", "soft", "The table does not answer now, so there are no links."));
    return;
  }
  const seats = all.seats.map((seat) => covered(seat));
  const notes = [all.hint, seats.length === 0 ? "Links for players are shown on the table's own machine." : ""].filter(Boolean);
  element.replaceChildren(...notes.map((note) => make("p", "note", ...optionsWhole(note))), make("div", "ways-in", open(all.display, "Display", "Anyone may watch."), ...seats));
}

// What is to be typed stands in one piece.
const optionsWhole = (note) => note.split(/(--\S+ \S+)/).map((part, i) => (i % 2 === 1 ? make("code", "", part) : part));

function open({ address, code }, title, says) {
  const image = make("img");
  image.src = code;
  image.alt = `QR code: ${title}`;
  const link = make("a", "", title);
  link.href = address;
  link.target = "_blank";
  link.rel = "noreferrer";
  return make("figure", "way-in", image, make("figcaption", "", link, make("span", "soft", says)));
}

function covered(seat) {
  const title = `${seat.name}'s phone`;
  const figure = make("figure", "way-in");
  const button = make("button", "cover", "Show the code");
  button.setAttribute("aria-label", `Show the code for ${title}`);
  button.addEventListener("click", () => figure.replaceWith(open(seat, title, `Whoever opens this plays ${seat.name}.`)));
  figure.append(button, make("figcaption", "", make("b", "", title), make("span", "soft", `For ${seat.name}'s eyes.`)));
  return figure;
}
