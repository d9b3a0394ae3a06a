package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

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

    /**
     * Returns what kind of thing a legal action is: what people are told they may do is put together from the kinds of what is legal. Of
     * the same kind is what is done in the same way for the same purpose.
     */
    default ActionKind kind(S state, A action) {
        return waiver(state).filter(action::equals).isPresent() ? ActionKind.forgoing("let it be") : ActionKind.UNTOLD;
    }

    /**
     * Returns what a legal action would come to, as its target is labelled, where that is not plain from the board: {@code 2-1: 5 or 6},
     * {@code no effect}. At most {@value #LONGEST_PROSPECT} letters.
     *
     * @param next the state after the action
     */
    default Optional<String> prospect(S state, A action, S next) {
        return Optional.empty();
    }

    /** Returns the first game it teaches newcomers by, if somebody wrote one: for the game as it comes out of the box. */
    default Optional<Lesson> lesson() {
        return Optional.empty();
    }

    /** How many letters a target has room for, in lines that are broken there. */
    int LONGEST_PROSPECT = 56;
}
