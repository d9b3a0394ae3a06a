package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * The rules of a game as pure functions. State is the fold of accepted actions over an opening.
 *
 * @param <S> the game's state, immutable, equal by value
 * @param <A> the game's actions, immutable, equal by value
 */
public interface Rules<S, A> {
    /** Returns the sides in turn order. */
    List<Seat> seats();

    /** Returns every rule, in the order in which refusals are tried. */
    List<? extends Rule> rules();

    /** Returns the state a game starts from. */
    S opening();

    /** Returns the decision or throw that the game waits for. */
    Awaited awaited(S state);

    /**
     * Returns the legal actions in a fixed order. While a roll is awaited these are the actions the dice could make, or
     * none where there are too many outcomes to list (a throw that may land anywhere).
     */
    List<A> actions(S state);

    /** Judges an action. An action is accepted exactly when it is listed, or made by {@link #rolled}. */
    Verdict<S, A> judge(S state, A action);

    /**
     * Returns the action the dice made.
     *
     * @param state a state that awaits a roll
     * @param dice every die that counts, see {@link Awaited.Roll#counted}, in the order they were read. There are fewer
     *     dice than asked for if people say that these are all. A die leans or is gone only in a roll for which all
     *     dice on the table count
     * @return the action, or why these dice do not answer the roll
     */
    Parsed<A> rolled(S state, List<DieShown> dice);

    /**
     * Returns a random throw for an awaited roll: the dice are independent, every side is equally likely, and none has
     * a meaningful pose. A game whose throws scatter, or whose dice lie on the board, overrides this.
     *
     * @param box every die of the game
     * @param chance returns a number from 0, inclusive, to its argument, exclusive, each equally likely
     */
    default List<DieShown> sampleRoll(S state, List<DieType> box, IntUnaryOperator chance) {
        return awaited(state) instanceof Awaited.Roll roll ? FairRoll.of(roll, box, chance) : List.of();
    }

    /** Returns the seat that plays an action; for a roll, the seat that rolls. */
    Seat seatOf(S state, A action);

    /**
     * Returns the action by which the awaited seat waives its remaining actions, if that is legal. A press of confirm
     * while nothing is chosen plays it, and so does the next seat's move.
     */
    Optional<A> pass(S state);

    /**
     * Returns a random legal action of the set-up. Repeating it completes the set-up. Empty once everything that
     * belongs before the first turn is laid out.
     *
     * @param chance returns a number from 0, inclusive, to its argument, exclusive, each equally likely
     */
    default Optional<A> randomSetup(S state, IntUnaryOperator chance) {
        return Optional.empty();
    }

    /** Returns whether the game is cooperative: all seats have one score, and none wins against another. */
    default boolean playedTogether() {
        return scores(opening()).stream().anyMatch(Score::shared);
    }

    /**
     * Returns a random state that equals this one in everything a seat may know (determinization). The result reveals
     * nothing that the seat may not know. Without hidden parts it is the state itself.
     *
     * @param chance returns a number from 0, inclusive, to its argument, exclusive, each equally likely
     */
    default S determinized(S state, Seat seat, IntUnaryOperator chance) {
        return state;
    }

    /** Returns the scores to show, in seat order. */
    List<Score> scores(S state);

    /** Returns the public facts of a state as values, in a fixed order; empty where board and scores say everything. */
    default List<NamedValue> values(S state) {
        return List.of();
    }

    /**
     * Returns the chance of each seat to win; empty where the game has no estimate. It may read hidden parts of the
     * state, so ask with a state from {@link #determinized} on behalf of a seat.
     */
    default Optional<Estimate> estimate(S state) {
        return Optional.empty();
    }

    /**
     * Returns whether only people may play a legal action. It reports an observation that no rule can check, such as a
     * foul throw, repeats a request that others refused, or is never better than another one. The computer opponent
     * does not play it; there is always another action.
     */
    default boolean forPeopleOnly(S state, A action) {
        return false;
    }

    /**
     * Returns the pass where every other action is for people only, such as a report that a hand touched the dice;
     * empty where there is no other action. No hand makes the table's own throw, so the table plays this pass after it.
     */
    default Optional<A> unwitnessed(S state) {
        List<A> legal = actions(state);
        return pass(state)
                .filter(pass -> legal.size() > 1
                        && legal.stream().allMatch(action -> action.equals(pass) || forPeopleOnly(state, action)));
    }

    /**
     * Returns a random legal action of a choice, each equally likely. A game with many legal actions may draw one
     * without listing them.
     *
     * @param chance returns a number from 0, inclusive, to its argument, exclusive, each equally likely
     */
    default A anyAction(S state, IntUnaryOperator chance) {
        List<A> legal = actions(state);
        return legal.get(chance.applyAsInt(legal.size()));
    }

    /** Returns the same as {@link #awaited}, possibly without its words, which take time to compose. */
    default Awaited awaitedUntold(S state) {
        return awaited(state);
    }

    /**
     * Returns the state after an action that is listed, or was made by {@link #rolled}. It is the state of
     * {@link #judge}, without checking the rules again.
     */
    default S following(S state, A listed) {
        return switch (judge(state, listed)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused ->
                throw new IllegalStateException("the action is listed but refused: " + refused.why());
        };
    }
}
