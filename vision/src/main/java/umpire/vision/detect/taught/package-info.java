/**
 * Reads dice that the table has learnt. It finds bodies, reduces their upper faces to one number for each pixel, and compares each with the
 * taught faces. Knows no table and no game.
 */
package umpire.vision.detect.taught;
