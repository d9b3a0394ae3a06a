// The sounds of the virtual table.

import { playNotes } from "../shared/notes.js";

const TOUCHED_HZ = [660, 990];

/** Plays the sound for a noticed touch. */
export function soundTouched() {
  playNotes(TOUCHED_HZ);
}
