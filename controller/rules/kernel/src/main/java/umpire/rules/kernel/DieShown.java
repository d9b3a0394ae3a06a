package umpire.rules.kernel;

/**
 * One die at rest, as it was read.
 *
 * @param kind as in {@link DieType}
 * @param name the name of its type in the game's box, as in {@link DieType}
 * @param rest how it came to rest
 * @param face the face on top: {@code 5}, {@code sword}, {@code O}; empty where there is none
 * @param pose in the board's frame; meaningless once it left the table
 */
public record DieShown(String kind, String name, Rest rest, String face, Pose pose) {
    private static final Pose ANYWHERE = new Pose(0, 0, 0);

    /** How a die came to rest. */
    public enum Rest {
        FLAT,
        /** It leans on something, so that no face is on top. */
        LEANING,
        /** It fell off the table. */
        GONE
    }

    public DieShown {
        if (face.isEmpty() == (rest == Rest.FLAT)) {
            throw new IllegalArgumentException("the " + name + " shows a face exactly if it lies flat");
        }
    }

    /** A die that lies flat. */
    public DieShown(String kind, String name, String face, Pose pose) {
        this(kind, name, Rest.FLAT, face, pose);
    }

    /** A die that lies flat, of which only the face matters. */
    public static DieShown of(String kind, String name, String face) {
        return new DieShown(kind, name, Rest.FLAT, face, ANYWHERE);
    }

    /** A die of the only type of its kind, of which only the face matters. */
    public static DieShown of(String kind, String face) {
        return of(kind, kind, face);
    }

    /** A die that fell off the table. */
    public static DieShown gone(String kind, String name) {
        return new DieShown(kind, name, Rest.GONE, "", ANYWHERE);
    }
}
