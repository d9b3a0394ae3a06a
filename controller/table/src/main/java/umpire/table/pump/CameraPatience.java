package umpire.table.pump;

/**
 * The patience of the camera's watchdog.
 *
 * @param hungMs a camera that has given no picture for so long is left behind
 * @param lookMs and one whose thread, while it makes a picture or looks at one, has not used the processor for so long; a machine may be slow
 * @param endlessMs processor time of one step after which it is taken to have no end. Chosen: far above the longest honest look of a slow machine
 * @param firstPauseMs before it is started again
 * @param longestPauseMs the pause doubles up to this
 * @param watchMs how often is looked
 */
record CameraPatience(long hungMs, long lookMs, long endlessMs, long firstPauseMs, long longestPauseMs, long watchMs) {
    static final CameraPatience USUAL = new CameraPatience(15_000, 60_000, 120_000, 1_000, 30_000, 200);

    /** A camera that worked for so many of the shortest pauses fails by accident, and is started again at once. */
    private static final int WORKED_PAUSES = 5;

    /** One that gave pictures at all is there, however soon it fails: a game waits for it. */
    private static final int MOST_PAUSES_IF_IT_WORKED = 2;

    /**
     * Returns the pause before a camera that failed is started again.
     *
     * @param nextMs how long it would be if the camera had not worked at all
     * @param workedMs from when it was started to its last picture that was looked at; 0 without any
     */
    long pauseMs(long nextMs, long workedMs) {
        if (workedMs > WORKED_PAUSES * firstPauseMs) {
            return firstPauseMs;
        }
        return workedMs > 0 ? Math.min(nextMs, MOST_PAUSES_IF_IT_WORKED * firstPauseMs) : nextMs;
    }
}
