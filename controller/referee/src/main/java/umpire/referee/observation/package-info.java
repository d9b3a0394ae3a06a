/**
 * What an eye may claim about the table, and how sure it is. An eye never says what was played. Hidden is not empty.
 *
 * <p>Poses are in the board's frame: millimetres from the sheet's centre, x right, y away from its near edge.
 */
package umpire.referee.observation;
