package umpire.rules.kernel;

/**
 * How a game is written down. Writing and reading back gives the same value.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public interface Notation<S, A> {
    /** Writes an action in one line without leading or trailing blanks. */
    String write(A action);

    /** Reads an action; the state may serve to complete what players leave out. */
    Parsed<A> readAction(S state, String text);

    /** Writes a whole state in one line, hidden matters included. */
    String writePosition(S state);

    /** Reads a position. It may be any that could be on a table, not only ones that play can reach. */
    Parsed<S> readPosition(String text);
}
