package umpire.table.pump;

/**
 * The timeouts of the camera's watchdog.
 *
 * @param hungMs the time without a picture after which the camera is abandoned
 * @param lookMs the time without CPU use, while a picture is produced or processed, after which the camera is
 *     abandoned; a slow machine still uses the CPU
 * @param endlessMs the CPU time in one step after which the step counts as an endless loop. Chosen: far above the
 *     longest step of a slow machine
 * @param firstPauseMs the pause before the first restart
 * @param longestPauseMs the limit to which the pause doubles
 * @param watchMs the time between the watchdog's checks
 */
record CameraPatience(long hungMs, long lookMs, long endlessMs, long firstPauseMs, long longestPauseMs, long watchMs) {
    static final CameraPatience USUAL = new CameraPatience(15_000, 60_000, 120_000, 1_000, 30_000, 200);

    /** A camera that worked for this many shortest pauses is restarted at once, since its failure was probably accidental. */
    private static final int WORKED_PAUSES = 5;

    /** The pause is limited for a camera that gave any picture, because it exists and a game waits for it. */
    private static final int MOST_PAUSES_IF_IT_WORKED = 2;

    /**
     * Returns the pause before a failed camera is restarted.
     *
     * @param nextMs the pause for a camera that never worked
     * @param workedMs from its start to its last processed picture; 0 without any
     */
    long pauseMs(long nextMs, long workedMs) {
        if (workedMs > WORKED_PAUSES * firstPauseMs) {
            return firstPauseMs;
        }
        return workedMs > 0 ? Math.min(nextMs, MOST_PAUSES_IF_IT_WORKED * firstPauseMs) : nextMs;
    }
}
