// Short sounds. A browser allows sounds only after the first click or key press on the page.

const NOTE_S = 0.07;
const LOUD = 0.12;

/** @type {AudioContext | undefined} */
let context;

/**
 * Plays notes one after the other, each by its frequency.
 * @param {number[]} frequenciesHz
 */
export function playNotes(frequenciesHz) {
  if (!navigator.userActivation?.hasBeenActive) {
    return;
  }
  const sound = (context ??= new AudioContext());
  sound.resume();
  frequenciesHz.forEach((hz, i) => note(sound, hz, sound.currentTime + i * NOTE_S));
}

/** @param {AudioContext} sound @param {number} hz @param {number} atS */
function note(sound, hz, atS) {
  const tone = new OscillatorNode(sound, { frequency: hz });
  const volume = new GainNode(sound, { gain: LOUD });
  volume.gain.setTargetAtTime(0, atS + NOTE_S / 2, NOTE_S / 4);
  tone.connect(volume).connect(sound.destination);
  tone.start(atS);
  tone.stop(atS + 2 * NOTE_S);
}
