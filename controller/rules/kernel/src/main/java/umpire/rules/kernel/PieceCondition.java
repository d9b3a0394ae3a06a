package umpire.rules.kernel;

/**
 * The condition of one of several like pieces in the game, for example that it has walked or shot in this turn.
 *
 * @param condition in the game's words; equal words mean that two pieces are interchangeable
 */
public record PieceCondition(Place place, Token token, String condition) {
    private static final String USUAL = "";

    /** A piece in the usual condition. */
    public static PieceCondition usual(Place place, Token token) {
        return new PieceCondition(place, token, USUAL);
    }
}
