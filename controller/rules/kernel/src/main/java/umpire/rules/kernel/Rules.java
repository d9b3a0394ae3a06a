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

    /** Returns what the game waits for. */
    Awaited awaited(S state);

    /**
     * Returns the legal actions in a pinned order. While a roll is awaited these are the actions the dice could make,
     * or none where the outcomes cannot be counted (a throw that may land anywhere).
     */
    List<A> actions(S state);

    /** Judges an action. An action is accepted exactly when it is listed, or made by {@link #rolled}. */
    Verdict<S, A> judge(S state, A action);

    /**
     * Returns the action the dice made.
     *
     * @param state one that awaits a roll
     * @param dice every die that counts, see {@link Awaited.Roll#counted}, in the order they were read; fewer than asked for
     *     where people say that these are all, and leaning or gone only where all on the table count
     * @return the action, or why these dice do not answer the roll
     */
    Parsed<A> rolled(S state, List<DieShown> dice);

    /**
     * Returns what chance may throw for an awaited roll: each die by itself, every side as likely as any other, none of them at
     * a place of its own. A game whose throws scatter, or whose dice lie about, draws them itself.
     *
     * @param box every die of the game
     * @param chance returns a number from 0 to below another, each as likely as any other
     */
    default List<DieShown> chanced(S state, List<DieType> box, IntUnaryOperator chance) {
        return awaited(state) instanceof Awaited.Roll roll ? FairRoll.of(roll, box, chance) : List.of();
    }

    /** Returns the seat that takes an action; for a roll, the seat that rolls. */
    Seat seatOf(S state, A action);

    /**
     * Returns the action by which the awaited seat forgoes what it may still do, if that is legal. It is what a button
     * press with nothing chosen means, and what an opponent's next move implies.
     */
    Optional<A> waiver(S state);

    /**
     * Returns a legal action of the set-up by which the table goes on with it where players leave it to chance, so that again and again
     * it ends; empty once everything is laid out that had to be before the first turn.
     *
     * @param chance returns a number from 0 to below another, each as likely as any other
     */
    default Optional<A> laidOut(S state, IntUnaryOperator chance) {
        return Optional.empty();
    }

    /** Returns whether all seats play together for one score: then there are no sides, and nobody wins against anybody. */
    default boolean playedTogether() {
        return scores(opening()).stream().anyMatch(Score::shared);
    }

    /**
     * Returns a state that is alike in all that a seat may know, with what is hidden from it drawn anew: what such a seat may suppose. It does
     * not depend on what is hidden. Where nothing is, it is the state itself.
     *
     * @param chance returns a number from 0 to below another, each as likely as any other
     */
    default S supposed(S state, Seat seat, IntUnaryOperator chance) {
        return state;
    }

    /** Returns the scores to show, in seat order. */
    List<Score> scores(S state);

    /**
     * Returns how likely each seat is to win; nothing where the game has no guess. Of a state that hides something it may read all of it:
     * who asks for a seat asks of what is {@link #supposed}.
     */
    default Optional<Estimate> estimate(S state) {
        return Optional.empty();
    }

    /**
     * Returns whether a legal action is for people alone: it says what somebody saw at the table and no rule can tell, as that a throw was a
     * foul, or it asks others again for what they refused. The table's own player does not take it; there is always another.
     */
    default boolean forPeopleOnly(S state, A action) {
        return false;
    }

    /**
     * Returns a legal action of a choice, each as likely as any other. A game that would judge more to list all of them draws one itself.
     *
     * @param chance returns a number from 0 to below another, each as likely as any other
     */
    default A anyAction(S state, IntUnaryOperator chance) {
        List<A> legal = actions(state);
        return legal.get(chance.applyAsInt(legal.size()));
    }

    /** Returns the same as {@link #awaited}, but for words that nobody reads: those may be missing. */
    default Awaited awaitedUntold(S state) {
        return awaited(state);
    }

    /**
     * Returns the state after an action that is listed, or was made by {@link #rolled}: the one that {@link #judge} accepts it with, without
     * trying once more whether it breaks a rule.
     */
    default S following(S state, A listed) {
        return switch (judge(state, listed)) {
            case Verdict.Accepted<S, A> accepted -> accepted.next();
            case Verdict.Refused<S, A> refused ->
                throw new IllegalStateException("it is listed but refused: " + refused.why());
        };
    }
}
