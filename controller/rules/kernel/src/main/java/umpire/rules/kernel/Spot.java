package umpire.rules.kernel;

/** Where a token must be: on a named place, or lying at a pose of its own. Either has a name, by which it is spoken of. */
public sealed interface Spot {
    /** Returns the place by whose name this is told, touched and marked. */
    Place place();

    /** Anywhere within the outline of a place; how it is turned does not matter. */
    record On(Place place) implements Spot {}

    /**
     * At a pose in the board's frame, as rolled or pushed there.
     *
     * @param place a name of its own in its picture, that no printed place has: {@code heavy-tank-2}
     * @param pose the predicted or seen pose
     * @param toleranceMm how far off an eye may find it and still call it the same
     * @param toleranceDeg how much further turned; 180 where its heading does not matter
     */
    record Lying(Place place, Pose pose, double toleranceMm, double toleranceDeg) implements Spot {
        public Lying {
            if (!(toleranceMm > 0) || !(toleranceDeg > 0)) {
                throw new IllegalArgumentException(place + " lies nowhere exactly: its tolerances are more than 0");
            }
        }

        /** Returns the same spot at another pose. */
        public Lying at(Pose other) {
            return new Lying(place, other, toleranceMm, toleranceDeg);
        }

        /** Returns whether a pose is near enough to be this one. */
        public boolean near(Pose other) {
            return pose.distanceMm(other) <= toleranceMm && pose.turnDeg(other) <= toleranceDeg;
        }
    }
}
