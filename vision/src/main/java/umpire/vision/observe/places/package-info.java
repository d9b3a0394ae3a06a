/**
 * Judges which places of the board, and which parts of the bare paper, are seen empty. It receives the bodies that stand there and the
 * areas they cover; it finds none itself. Anything else that is not bare paper hides a place, with a reason.
 */
package umpire.vision.observe.places;
