/**
 * Which places of the board, and which of the bare paper beside them, are seen empty. Is told which bodies stand there and what they
 * cover; finds none itself. Whatever else is not bare paper hides a place, and it says why.
 */
package umpire.vision.observe.places;
