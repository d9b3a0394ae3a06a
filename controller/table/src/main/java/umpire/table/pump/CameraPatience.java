package umpire.table.pump;

/**
 * The patience of the camera's watchdog.
 *
 * @param hungMs a camera that has given no picture for so long is left behind
 * @param lookMs and one whose picture was looked at for so long: a machine may be slow
 * @param firstPauseMs before it is started again
 * @param longestPauseMs the pause doubles up to this
 * @param watchMs how often is looked
 */
record CameraPatience(long hungMs, long lookMs, long firstPauseMs, long longestPauseMs, long watchMs) {
    static final CameraPatience USUAL = new CameraPatience(15_000, 60_000, 1_000, 30_000, 200);
}
