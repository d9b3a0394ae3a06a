package umpire.rules.kernel;

/**
 * One die at rest, as it was read.
 *
 * @param kind as in {@link Dice}
 * @param face what lies on top: {@code 5}, {@code sword}, {@code O}
 * @param name which die it is where dice differ, otherwise the kind
 * @param pose where it lies, in the board's frame
 */
public record DieShown(String kind, String face, String name, Pose pose) {
    /** A plain die of which only the face matters. */
    public static DieShown of(String kind, String face) {
        return new DieShown(kind, face, kind, new Pose(0, 0, 0));
    }
}
