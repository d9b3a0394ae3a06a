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

    /** Returns its title in sentences. */
    String title();

    /** Returns the house rulings: the open questions of its rulebook, with this table's answers. */
    List<HouseRuling> rulings();

    /** Returns the sentence that a seat waives: {@code White holds fire.} */
    default String forgone(S state, A pass) {
        return seatOf(state, pass) + " forgoes the choice: " + describe(state, pass) + ".";
    }

    /**
     * Returns the kind of a legal action. A prompt is composed of the kinds of the legal actions. Actions that are done
     * in the same way for the same purpose have the same kind.
     */
    default ActionKind kind(S state, A action) {
        return pass(state).filter(action::equals).isPresent() ? ActionKind.forgoing("let it be") : ActionKind.UNTOLD;
    }

    /**
     * Returns the expected result of a legal action, as the label of its target, where the board does not show it:
     * {@code 2-1: 5 or 6}, {@code no effect}. At most {@value #LONGEST_PROSPECT} letters.
     *
     * @param next the state after the action
     */
    default Optional<String> preview(S state, A action, S next) {
        return Optional.empty();
    }

    /** Returns the lesson of the game, if there is one. It is for the default set-up. */
    default Optional<Lesson> lesson() {
        return Optional.empty();
    }

    /** The most letters of a target's label, which is broken into lines. */
    int LONGEST_PROSPECT = 56;
}
