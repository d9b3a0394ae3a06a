/**
 * What differs between one look and another: small pictures of frames, what moves in them, what stayed as it was, and whether the camera
 * was knocked. Knows nothing of boards, pieces and dice; it only spares others looking again.
 */
package umpire.vision.observe.motion;
