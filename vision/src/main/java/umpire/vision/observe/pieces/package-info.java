/**
 * Which piece stands where, which is held or leans, and what pieces and dice together take up and hide of the board. Says where a body is
 * and never whether it may be there.
 */
package umpire.vision.observe.pieces;
