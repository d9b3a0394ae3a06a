package umpire.rules.kernel;

import java.util.List;

/**
 * A game the table can referee.
 *
 * @param <S> its state: immutable, equal by value
 * @param <A> its actions: immutable, equal by value
 */
public interface Game<S, A> extends Rules<S, A>, Appearance<S, A>, Notation<S, A> {
    /** Returns its name in commands and topics. */
    GameId id();

    /** Returns its name as people say it. */
    String title();

    /** Returns the open questions of its rulebook, as answered here. */
    List<HouseRuling> rulings();

    /** Says in a sentence that a seat forgoes what it might still do: {@code White holds fire.} */
    default String forgone(S state, A waiver) {
        return seatOf(state, waiver) + " forgoes the choice: " + describe(state, waiver) + ".";
    }
}
