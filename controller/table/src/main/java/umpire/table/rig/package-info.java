/**
 * The camera calibrated while the table runs: what the page {@code /rig} shows and asks. The camera's pictures go to a calibration
 * instead of the game, which waits meanwhile; a lens that is accepted goes into the rig file, whose versions are kept.
 */
package umpire.table.rig;
