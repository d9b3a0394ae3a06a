/**
 * The claims of the vision pipeline about one frame, with their confidence. It never says which action was played.
 * Hidden is not empty.
 *
 * <p>Poses are in the board's frame: millimetres from the sheet's centre, x right, y away from its near edge.
 */
package umpire.referee.observation;
