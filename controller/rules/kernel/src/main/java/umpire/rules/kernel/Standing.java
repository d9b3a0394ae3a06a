package umpire.rules.kernel;

/**
 * One token of a placement.
 *
 * @param covered true when another token stands on top of it, so that it need not be seen
 */
public record Standing(Token token, Spot spot, boolean covered) {
    /** A token in full view on a place. */
    public static Standing on(Place place, Token token) {
        return new Standing(token, new Spot.On(place), false);
    }

    /** Returns this standing at another pose. A token on a place is returned unchanged. */
    public Standing at(Pose pose) {
        return spot instanceof Spot.Lying lying ? new Standing(token, lying.at(pose), covered) : this;
    }
}
