/**
 * How the nets are made that read numerals of dice, and how well they read. All that they learn from is rendered: dice of every size, colour
 * and typeface on tables of every colour, in good and bad light. Nothing of it was ever photographed. The seed decides all of it but the
 * typefaces, which are the machine's.
 */
package umpire.proof.numerals;
