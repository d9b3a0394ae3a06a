/**
 * Detects differences between frames: small pictures, motion, unchanged parts, and a shifted camera. Knows nothing of boards, pieces and
 * dice; it only saves repeated reading.
 */
package umpire.vision.observe.motion;
