package umpire.rules.kernel;

/** The spot where a token must be: on a named place, or at a pose of its own. Both kinds have a name for sentences. */
public sealed interface Spot {
    /** Returns the place by whose name the spot is told, touched and marked. */
    Place place();

    /** Anywhere within the outline of a place, with any heading. */
    record On(Place place) implements Spot {}

    /**
     * At a pose in the board's frame, as rolled or pushed there.
     *
     * @param place a name in its placement that no printed place has: {@code heavy-tank-2}
     * @param pose the predicted or seen pose
     * @param toleranceMm the distance within which a seen token matches
     * @param toleranceDeg the difference of headings within which it matches; 180 where its heading does not matter
     */
    record Lying(Place place, Pose pose, double toleranceMm, double toleranceDeg) implements Spot {
        public Lying {
            if (!(toleranceMm > 0) || !(toleranceDeg > 0)) {
                throw new IllegalArgumentException(
                        place + " needs tolerances of more than 0: no piece lies exactly at its pose");
            }
        }

        /** Returns this spot at another pose. */
        public Lying at(Pose other) {
            return new Lying(place, other, toleranceMm, toleranceDeg);
        }

        /** Returns whether a pose matches within the tolerances. */
        public boolean near(Pose other) {
            return pose.distanceMm(other) <= toleranceMm && pose.turnDeg(other) <= toleranceDeg;
        }
    }
}
