package umpire.rules.kernel;

/**
 * The notation of a game. Reading a written value gives the same value.
 *
 * @param <S> the game's state
 * @param <A> the game's actions
 */
public interface Notation<S, A> {
    /** Writes an action in one line without leading or trailing spaces. */
    String write(A action);

    /** Parses an action. The state may complete parts that players leave out. */
    Parsed<A> readAction(S state, String text);

    /** Writes a whole state in one line, hidden parts included. */
    String writePosition(S state);

    /** Parses a position. Any position that could stand on a table is valid, even if play cannot reach it. */
    Parsed<S> readPosition(String text);
}
