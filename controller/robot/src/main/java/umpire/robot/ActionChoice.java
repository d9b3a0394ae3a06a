package umpire.robot;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/** Chooses actions that the table cannot mistake for taking back. */
final class ActionChoice<S, A> {
    /** How many other actions are tried if the chosen one looks like taking back. */
    private static final int THOUGHTS = 100;

    private final Game<S, A> game;
    private final PlayStyle style;
    private final Set<Placement> sameTurn = new HashSet<>();
    private Optional<Seat> turn = Optional.empty();
    private Optional<S> laidFor = Optional.empty();
    private List<DieShown> laid = List.of();

    ActionChoice(Game<S, A> game, PlayStyle style) {
        this.game = game;
        this.style = style;
    }

    /** Notes the position at a seat's turn, whether or not the seat must choose. */
    void look(S state, Optional<Seat> seat) {
        if (!seat.equals(turn)) {
            sameTurn.clear();
            turn = seat;
        }
        sameTurn.add(game.show(state));
    }

    /**
     * Returns the dice to lay by choice. The answer stays the same for a state, because the table may be about to read dice that already
     * lie so.
     */
    List<DieShown> laid(S state, IntUnaryOperator chance) {
        if (!laidFor.equals(Optional.of(state))) {
            laidFor = Optional.of(state);
            laid = game.sampleRoll(state, game.dice(), chance);
        }
        return laid;
    }

    A choose(S state, IntUnaryOperator chance) {
        A action = style.choose(game, state, chance);
        for (int i = 0; i < THOUGHTS && seemsBack(state, action); i++) {
            action = style.choose(game, state, chance);
        }
        return action;
    }

    boolean seemsBack(S state, A action) {
        return game.takesBack(state, action)
                && game.judge(state, action) instanceof Verdict.Accepted<S, A> accepted
                && sameTurn.contains(game.show(accepted.next()));
    }
}
