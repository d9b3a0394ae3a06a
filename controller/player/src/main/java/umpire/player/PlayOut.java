package umpire.player;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;

/**
 * Plays random actions up to a limit.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class PlayOut<S, A> {
    /** The additional actions allowed while dice are to be rolled, because a state before its roll cannot be evaluated. */
    private static final int MOST_THROWS = 8;

    private final Game<S, A> game;
    private final int mostSteps;
    private final IntUnaryOperator chance;
    private final SearchBudget patience;

    /**
     * Creates play-outs of a game.
     *
     * @param mostSteps the number of actions after which they are cut short
     */
    PlayOut(Game<S, A> game, int mostSteps, IntUnaryOperator chance, SearchBudget patience) {
        this.game = game;
        this.mostSteps = mostSteps;
        this.chance = chance;
        this.patience = patience;
    }

    /** Returns the last state; empty when it was stopped. Actions of the set-up do not count as steps. */
    Optional<S> from(S start) {
        S state = start;
        Optional<A> laid = game.randomSetup(state, chance);
        while (laid.isPresent()) {
            if (patience.ends()) {
                return Optional.empty();
            }
            state = game.following(state, laid.get());
            laid = game.randomSetup(state, chance);
        }
        Awaited awaited = game.awaitedUntold(state);
        for (int step = 0; goesOn(awaited, step); step++) {
            if (patience.ends()) {
                return Optional.empty();
            }
            A next = awaited instanceof Awaited.Roll ? RandomAction.of(game, state, awaited, chance) : any(state);
            state = game.following(state, next);
            awaited = game.awaitedUntold(state);
        }
        return Optional.of(state);
    }

    /** Returns a random action other than those for people only, such as calling a foul: they need a witness. */
    private A any(S state) {
        A action = game.anyAction(state, chance);
        while (game.forPeopleOnly(state, action)) {
            action = game.anyAction(state, chance);
        }
        return action;
    }

    private boolean goesOn(Awaited awaited, int step) {
        return switch (awaited) {
            case Awaited.Nothing over -> false;
            case Awaited.Roll roll -> step < mostSteps + MOST_THROWS;
            case Awaited.Choice choice -> step < mostSteps;
            case Awaited.Declarations secret -> step < mostSteps;
        };
    }
}
