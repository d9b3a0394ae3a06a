// The errors that the compiler must find. Each comment expects an error on the next line; a missing error would be an
// error itself.

/** @param {Told.Prompt} prompt */
export function misspelled(prompt) {
  // @ts-expect-error A message has no such field.
  return prompt.sayss;
}

/** @param {Told.Prompt} prompt @returns {string} */
export function missing(prompt) {
  // @ts-expect-error The seat may be undefined.
  return prompt.seat.toUpperCase();
}

// @ts-expect-error The parameter has no type.
export const untyped = (told) => told;

/** @param {string} place @returns {number} */
export function mistaken(place) {
  // @ts-expect-error The return value is a text.
  return place;
}

export function unused() {
  // @ts-expect-error The variable is unused.
  const left = 1;
}

/** @param {boolean} asked */
// @ts-expect-error One branch returns nothing.
export function halfway(asked) {
  if (asked) {
    return 1;
  }
}

export function undeclared() {
  // @ts-expect-error The variable is undeclared.
  forgotten = 1;
}
