package umpire.rules.diceland;

/**
 * What each of both players has of its own.
 *
 * @param <T> immutable
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
