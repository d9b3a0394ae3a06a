/**
 * Converts pixels to millimetres: finds the pose of the camera above the table, and of the board on it. Knows tags, the rig and the board
 * sheet, but no pieces or games. A table that cannot be registered is reported as lost, never assumed.
 */
package umpire.vision.rectify;
