package umpire.rules.kernel;

/**
 * Something no picture shows about what stands on a place, or about a tray: how many cards are left beside it.
 *
 * @param place where
 * @param kind one word: {@code squads}, {@code disabled}, {@code record}; {@link #THREATENED} is known to every display
 * @param brief as short as a badge: {@code 2}, {@code D}; empty where only who looks closer is told
 * @param says one sentence
 */
public record Mark(Place place, String kind, String brief, String says) {
    /** The kind of a piece whose loss would lose the game and that is attacked now. Displays warn of it. */
    public static final String THREATENED = "threatened";
}
