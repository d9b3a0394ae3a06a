/**
 * Reads dice that the table has learnt: it finds bodies, takes their upper faces as squares of one tone, and compares each with the taught
 * faces. Knows no table and no game.
 */
package umpire.vision.detect.taught;
