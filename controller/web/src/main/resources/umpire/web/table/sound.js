// What is heard at the virtual table.

import { playNotes } from "../shared/notes.js";

const TOUCHED_HZ = [660, 990];

/** Says that a piece which was lifted and put back has been noticed. */
export function soundTouched() {
  playNotes(TOUCHED_HZ);
}
