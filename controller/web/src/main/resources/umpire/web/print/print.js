// The printable box of a game: its pages, and the file to save.

import { fetchOnceThere } from "../shared/fetching.js";
import { counted } from "../shared/gamewords.js";
import { find, findA, make } from "../shared/svg.js";

/** The sizes of paper in millimetres, which reserve the room of a picture before it arrives. */
const PAPERS = new Map([
  ["A4", [210, 297]],
  ["A3", [297, 420]],
  ["Letter", [215.9, 279.4]],
]);

/** The pause before a page is requested again, after a full queue refused it. */
const AGAIN_MS = 10_000;

const game = findA("game", HTMLSelectElement);
const paper = findA("paper", HTMLSelectElement);
const piece = findA("piece", HTMLSelectElement);
const duplex = findA("duplex", HTMLInputElement);
const pdf = findA("pdf", HTMLAnchorElement);
const boxes = [...find("parts").querySelectorAll("input")];

/** The number of requests. A late answer to an earlier request is ignored. */
let asked = 0;

/** Returns the settings as the query of an address. */
function wanted() {
  const only = piece.value === "" ? chosenParts() : ["pieces"];
  return new URLSearchParams({
    game: game.value,
    paper: paper.value,
    only: only.join(","),
    piece: piece.value,
    duplex: String(duplex.checked),
  });
}

function chosenParts() {
  return boxes.filter((box) => box.checked).map((box) => box.value);
}

/** @param {string} says */
function refuse(says) {
  find("state").textContent = says;
  find("pages").replaceChildren();
  pdf.setAttribute("aria-disabled", "true");
  pdf.removeAttribute("href");
}

async function show() {
  asked += 1;
  const now = asked;
  if (piece.value === "" && chosenParts().length === 0) {
    refuse("Choose what to print.");
    return;
  }
  find("state").textContent = "Laying out the pages…";
  const query = wanted();
  try {
    const answer = await fetch(`/print/box.json?${query}`);
    const told = await answer.json();
    if (now === asked) {
      if (answer.ok) {
        lay(told, query);
      } else {
        refuse(told.error);
        askAgain(answer);
      }
    }
  } catch {
    if (now === asked) {
      refuse("The table does not answer. Is it still running?");
    }
  }
}

/** The table makes one print at a time. When its queue is full, it says when to retry. @param {Response} answer */
function askAgain(answer) {
  const seconds = Number(answer.headers.get("Retry-After"));
  const now = asked;
  if (seconds > 0) {
    setTimeout(() => now === asked && show(), seconds * 1_000);
  }
}

/** @param {{ pages: string[], things: string[], pieces: string[] }} told @param {URLSearchParams} query */
function lay(told, query) {
  const count = told.pages.length;
  find("state").textContent = `${counted(count, "page")} on ${paper.value}`;
  pdf.removeAttribute("aria-disabled");
  pdf.href = `/print/box.pdf?${query}`;
  find("things").replaceChildren(...told.things.map((thing) => make("li", "", thing)));
  offerPieces(told.pieces);
  find("pages").replaceChildren(...told.pages.map((heading, i) => page(heading, i + 1, query)));
}

/** @param {string[]} names */
function offerPieces(names) {
  const offered = [...piece.options].slice(1).map((option) => option.value);
  if (offered.join("\n") !== names.join("\n")) {
    const chosen = piece.value;
    piece.replaceChildren(piece.options[0], ...names.map((name) => new Option(name, name, false, name === chosen)));
  }
}

/** @param {string} heading @param {number} number @param {URLSearchParams} query */
function page(heading, number, query) {
  const picture = make("img");
  const [wide, high] = PAPERS.get(paper.value) ?? [210, 297];
  picture.loading = "lazy";
  picture.width = wide;
  picture.height = high;
  picture.alt = `Page ${number}: ${heading}`;
  const source = `/print/page.svg?${query}&page=${number}`;
  picture.src = source;
  picture.addEventListener("error", () => setTimeout(() => (picture.src = source), AGAIN_MS));
  const large = make("a", "", picture);
  large.href = source;
  large.target = "_blank";
  const alone = make("a", "", "only this");
  alone.href = `/print/box.pdf?${query}&pages=${number}`;
  alone.setAttribute("download", "");
  alone.setAttribute("aria-label", `Save page ${number} as PDF`);
  const caption = make("figcaption", "", make("span", "", `${number}. ${heading}`), alone);
  return make("li", "", make("figure", "", large, caption));
}

/** @type {{ inPlay: string, games: { id: string, title: string }[] }} */
const told = await fetchOnceThere("/print/games.json");
game.replaceChildren(...told.games.map(({ id, title }) => new Option(title, id, false, id === told.inPlay)));
game.addEventListener("change", () => {
  piece.value = "";
  show();
});
[paper, piece, duplex, ...boxes].forEach((choice) => choice.addEventListener("change", () => show()));
await show();
