// The facts that no picture shows: about the game, and about single pieces.

import { THREATENED } from "../shared/danger.js";
import { make } from "../shared/svg.js";

/**
 * @param {HTMLElement} facts
 * @param {HTMLElement} marks
 * @param {Told.Position} position
 */
export function showFacts(facts, marks, position) {
  facts.replaceChildren(...position.facts.map((fact) => make("li", "", fact)));
  marks.replaceChildren(
    ...position.marks.filter(worthWords).map((mark) => make("li", `mark-${mark.kind}`, ...badgeWords(mark), mark.says)),
  );
}

/**
 * Returns whether a mark needs words. A plain number on the board needs none, and a threatened piece has a banner.
 * @param {Told.Mark} mark
 */
const worthWords = (mark) => mark.brief && mark.kind !== THREATENED && !/^\d+$/.test(mark.brief);

/** @param {Told.Mark} mark */
const badgeWords = (mark) => mark.brief.split(" ").map((word) => make("b", "chip", word));
