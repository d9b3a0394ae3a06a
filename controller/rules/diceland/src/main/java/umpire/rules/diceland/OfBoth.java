package umpire.rules.diceland;

/**
 * A pair of values, one for each player.
 *
 * @param <T> an immutable type
 */
public record OfBoth<T>(T red, T blue) {
    /** Returns what a player has. */
    public T of(Commander commander) {
        return commander == Commander.RED ? red : blue;
    }

    /** Returns the same with another value for one player. */
    public OfBoth<T> with(Commander commander, T other) {
        return commander == Commander.RED ? new OfBoth<>(other, blue) : new OfBoth<>(red, other);
    }
}
