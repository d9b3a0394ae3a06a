package umpire.rules.kernel;

/**
 * What a game knows of one of several pieces that look alike: that it has walked in this turn, that it has shot.
 *
 * @param place where it stands
 * @param token what it counts as
 * @param condition as the game words it; the same words mean that nothing tells two pieces apart
 */
public record PieceCondition(Place place, Token token, String condition) {
    private static final String USUAL = "";

    /** A piece of which nothing is said. */
    public static PieceCondition usual(Place place, Token token) {
        return new PieceCondition(place, token, USUAL);
    }
}
