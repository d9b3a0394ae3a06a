// Small makers for elements of drawings and pages. Text is always set as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** The least size of letters that can still be read: 12 pixels, and what rounding takes. */
export const LETTERS_PX = 12.2;

export function draw(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      element.setAttribute(key, value);
    }
  }
  element.append(...children);
  return element;
}

export function make(name, className = "", ...children) {
  const element = document.createElement(name);
  if (className) {
    element.className = className;
  }
  element.append(...children);
  return element;
}

export function find(id) {
  return document.getElementById(id);
}

// Millimetres in the table's or board's frame, where y grows away from South, become a drawing's units, where it
// grows down.
export function points(outline) {
  return outline.map(([x, y]) => `${x},${-y}`).join(" ");
}

export function centre(outline) {
  const sum = outline.reduce(([a, b], [x, y]) => [a + x, b + y], [0, 0]);
  return [sum[0] / outline.length, sum[1] / outline.length];
}

export function shrunk(outline, share) {
  const [cx, cy] = centre(outline);
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
}

export function spread(outline) {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}
