package umpire.rules.kernel;

/**
 * A fact about the pieces on a place, or about a tray or a chest, that no placement shows. An example is the number of
 * cards left in a deck.
 *
 * @param kind one word: {@code squads}, {@code disabled}, {@code record}; {@link #THREATENED} is known to every display
 * @param brief as short as a badge: {@code 2}, {@code D}; empty where only a closer look shows the mark
 * @param says one sentence
 */
public record Mark(Place place, String kind, String brief, String says) {
    /** The kind of a piece that is attacked and whose loss would lose the game. Displays warn of it. */
    public static final String THREATENED = "threatened";
}
