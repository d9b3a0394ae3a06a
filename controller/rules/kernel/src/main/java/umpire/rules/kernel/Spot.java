package umpire.rules.kernel;

/** Where a token must be: on a named place, or lying at a pose of its own. */
public sealed interface Spot {
    /** Anywhere within the outline of a place; how it is turned does not matter. */
    record On(Place place) implements Spot {}

    /**
     * At a pose in the board's frame, as rolled or pushed there.
     *
     * @param pose the predicted or seen pose
     * @param toleranceMm how far off an eye may find it and still call it the same
     */
    record Lying(Pose pose, double toleranceMm) implements Spot {}
}
