/**
 * How the nets are made that read numerals of dice, and how well they read. All that they learn from is rendered: dice of every size, colour
 * and typeface on tables of every colour, in good and bad light. Nothing of it was ever photographed. The seed decides all of it but the
 * typefaces, which are the machine's.
 *
 * <p>The file that comes with the program was made by these steps in three sittings, of 56, 60 and 40 pictures with the seeds 1, 2 and 3; in the
 * second of them what had fooled the first net was drawn from anywhere round the kite. Nets that the command makes in one go differ in their numbers.
 */
package umpire.vision.twin.numerals;
