/**
 * Trains and tests the nets that read numerals of dice. All training data are rendered: dice of every size, colour and typeface on tables
 * of every colour, in good and bad light. None is photographed. The seed determines everything except the typefaces, which are the
 * machine's.
 *
 * <p>The file that comes with the program was made by these steps in three runs of 56, 60 and 40 pictures with the seeds 1, 2 and 3. In the
 * second run the hard negatives came from anywhere around the kite. Nets that the command makes in one run have different numbers.
 */
package umpire.vision.twin.numerals;
