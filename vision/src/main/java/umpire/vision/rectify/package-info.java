/**
 * From pixels to millimetres: where the camera stands above the table, and where the board lies on it. Knows tags, the rig and the
 * board sheet; knows nothing of pieces or games. A table that cannot be registered is said to be lost, never assumed.
 */
package umpire.vision.rectify;
