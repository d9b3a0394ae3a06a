// What the compiler must find. Each fault is expected in the line below its remark: were it found no more, that would
// be an error by itself.

/** @param {Told.Prompt} prompt */
export function misspelled(prompt) {
  // @ts-expect-error A message has no such field.
  return prompt.sayss;
}

/** @param {Told.Prompt} prompt @returns {string} */
export function missing(prompt) {
  // @ts-expect-error Nobody in particular may be asked.
  return prompt.seat.toUpperCase();
}

// @ts-expect-error What it takes is not said.
export const untyped = (told) => told;

/** @param {string} place @returns {number} */
export function mistaken(place) {
  // @ts-expect-error It is a text.
  return place;
}

export function unused() {
  // @ts-expect-error Nothing reads it.
  const left = 1;
}

/** @param {boolean} asked */
// @ts-expect-error One way returns nothing.
export function halfway(asked) {
  if (asked) {
    return 1;
  }
}

export function undeclared() {
  // @ts-expect-error It would be everybody's.
  forgotten = 1;
}
