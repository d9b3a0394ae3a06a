/**
 * A camera's lens from pictures of a board: the pictures are read here, the board is found, and the set is judged. What comes out is
 * a report; who writes a rig file from it is somebody else.
 */
package umpire.vision.calibrate;
