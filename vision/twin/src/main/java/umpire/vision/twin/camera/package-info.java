/**
 * What a camera does to a picture: where its lens shows a point, how its sensor blurs and disturbs it, how it was knocked; and the
 * calibration board that somebody may hold before it. Knows nothing of boards of games, pieces and dice.
 */
package umpire.vision.twin.camera;
