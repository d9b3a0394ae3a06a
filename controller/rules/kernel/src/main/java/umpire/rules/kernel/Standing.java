package umpire.rules.kernel;

/**
 * One token of a placement.
 *
 * @param token which
 * @param spot where
 * @param covered true when another token stands on top of it, so that an eye need not see it
 */
public record Standing(Token token, Spot spot, boolean covered) {
    /** A token in full view on a place. */
    public static Standing on(Place place, Token token) {
        return new Standing(token, new Spot.On(place), false);
    }

    /** Returns it lying at another pose; what stands on a place stays there. */
    public Standing at(Pose pose) {
        return spot instanceof Spot.Lying lying ? new Standing(token, lying.at(pose), covered) : this;
    }
}
