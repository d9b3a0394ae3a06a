// The look of each seat's pieces: a colour, and a shape of its own for people who cannot tell colours apart.

/** @type {Record<string, Omit<Shown.Look, "shape">>} */
const BY_NAME = {
  white: { fill: "#f4ecd8", ink: "#1b2126", edge: "#ffffff" },
  black: { fill: "#12171c", ink: "#f4f1ea", edge: "#dbe2e8" },
  red: { fill: "#b3402a", ink: "#fff6ee", edge: "#ffc9b8" },
  blue: { fill: "#2367a8", ink: "#f2f8ff", edge: "#b5daff" },
  green: { fill: "#1c7a5c", ink: "#effff8", edge: "#a8ecd3" },
  yellow: { fill: "#e6c534", ink: "#241f08", edge: "#fff3b8" },
};

const IN_ORDER = [
  { fill: "#f4ecd8", ink: "#1b2126", edge: "#ffffff" },
  { fill: "#1f3d66", ink: "#f2f8ff", edge: "#a9cbf5" },
  { fill: "#b3402a", ink: "#fff6ee", edge: "#ffc9b8" },
  { fill: "#1c7a5c", ink: "#effff8", edge: "#a8ecd3" },
  { fill: "#7c4a86", ink: "#fdf2ff", edge: "#e7c2ef" },
  { fill: "#e6c534", ink: "#241f08", edge: "#fff3b8" },
];

const NEUTRAL = {
  fill: "#59646e",
  ink: "#f4f1ea",
  edge: "#aab4bc",
  shape: "M-19 0A19 19 0 1 1 19 0A19 19 0 1 1 -19 0Z",
};

// Outlines in a box of 40 by 40 around (0, 0).
const SHAPES = [
  "M-12 -19H12Q19 -19 19 -12V12Q19 19 12 19H-12Q-19 19 -19 12V-12Q-19 -19 -12 -19Z",
  "M-9 -19H9L19 -9V9L9 19H-9L-19 9V-9Z",
  "M0 -19.5A19.5 19.5 0 1 1 0 19.5A19.5 19.5 0 1 1 0 -19.5Z",
  "M-19 -18H19V4Q19 14 0 20Q-19 14 -19 4Z",
  "M0 -20L19 -9V9L0 20L-19 9V-9Z",
  "M-19 -19H19V19H-19Z",
];

/**
 * Returns the look of a piece: its seat's, or its own paint.
 * @param {{ seat?: string, rgb?: string }} piece
 * @param {string[]} seats
 * @returns {Shown.Look}
 */
export function pieceLook({ seat, rgb }, seats) {
  const look = seatLook(seat, seats);
  return rgb
    ? { ...look, fill: rgb, ink: isLight(rgb) ? "#14181b" : "#fdfaf3", edge: `color-mix(in srgb, ${rgb} 45%, #ffffff)` }
    : look;
}

/** @param {string} rgb as #rrggbb */
const isLight = (rgb) => {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(rgb.slice(at, at + 2), 16));
  return red * 0.3 + green * 0.59 + blue * 0.11 > 140;
};

/** @param {string | undefined} seat @param {string[]} seats @returns {Shown.Look} */
export function seatLook(seat, seats) {
  const index = seat === undefined ? -1 : seats.indexOf(seat);
  if (seat === undefined || index < 0) {
    return NEUTRAL;
  }
  const named = seat
    .toLowerCase()
    .split(" ")
    .map((word) => BY_NAME[word])
    .find(Boolean);
  return { ...(named ?? IN_ORDER[index % IN_ORDER.length]), shape: SHAPES[index % SHAPES.length] };
}
