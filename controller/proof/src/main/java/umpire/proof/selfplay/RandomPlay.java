package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import umpire.robot.LawBroken;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Verdict;

/**
 * Plays one random game and checks the laws at every ply. The laws: listed actions are accepted and all others refused; notations read back
 * as they were written; folding the actions again gives the same final state.
 */
final class RandomPlay<S, A> {
    private final Game<S, A> game;
    private final PlayPlan plan;
    private final long seed;
    private final S start;
    private final RulesHeard heard;
    private final ForeignActions<A> foreign;
    private final OtherForms otherForms;
    private final AlteredActions altered;
    private final MisplacedPieces<S, A> misplaced;
    private final SplittableRandom foreignChance;
    private final SplittableRandom formChance;

    /**
     * Prepares a game.
     *
     * @param seed of this game
     * @param heard records every rule that is used
     * @param foreign actions of earlier games, to try where they may be illegal; collects those of this game
     * @param otherForms actions of the game with other options
     * @param altered mutates actions; collects the words of this game's
     */
    RandomPlay(
            Game<S, A> game,
            PlayPlan plan,
            long seed,
            RulesHeard heard,
            ForeignActions<A> foreign,
            OtherForms otherForms,
            AlteredActions altered) {
        this.game = game;
        this.plan = plan;
        this.seed = seed;
        this.start = plan.start(game, seed);
        this.heard = heard;
        this.foreign = foreign;
        this.otherForms = otherForms;
        this.altered = altered;
        this.misplaced = new MisplacedPieces<>(game);
        this.foreignChance = new SplittableRandom(~seed);
        this.formChance = foreignChance.split();
    }

    /**
     * A finished game.
     *
     * @param plies accepted actions in notation
     */
    record RandomGame(GameEndings.EndedGame ending, List<String> plies) {
        RandomGame {
            plies = List.copyOf(plies);
        }
    }

    RandomGame play() {
        SplittableRandom random = new SplittableRandom(seed);
        List<A> actions = new ArrayList<>();
        S state = start;
        while (!(game.awaited(state) instanceof Awaited.Nothing) && actions.size() < plan.maxPlies()) {
            if (!(game.awaited(state) instanceof Awaited.Roll)
                    && game.actions(state).isEmpty()) {
                throw broken("nothing is legal although the game goes on", state);
            }
            A action = plan.style(seed).choose(game, state, random::nextInt);
            Verdict.Accepted<S, A> accepted = accepted(state, action);
            heard.hear(accepted);
            S next = accepted.next();
            checkNotation(state, action, next);
            tryForeign(state);
            tryLike(state, action);
            tryOtherForms(state);
            tryAltered(state, action);
            tryMisplaced(state);
            actions.add(action);
            foreign.add(action);
            state = next;
        }
        tryForeign(state);
        checkReplay(actions, state);
        return new RandomGame(
                GameEndings.EndedGame.of(game.awaited(state)),
                actions.stream().map(game::write).toList());
    }

    private void tryForeign(S state) {
        if (!foreign.isEmpty()) {
            judgeForeign(state, foreign.any(foreignChance::nextInt));
        }
    }

    private void tryLike(S state, A action) {
        foreign.like(action, foreignChance::nextInt).ifPresent(other -> judgeForeign(state, other));
    }

    private void tryOtherForms(S state) {
        otherForms.any(game, state, formChance::nextInt).ifPresent(other -> judgeForeign(state, other));
    }

    private void tryAltered(S state, A action) {
        altered.of(game, state, action, formChance::nextInt).forEach(other -> judgeForeign(state, other));
        AlteredActions.aimed(game, state, action, formChance::nextInt).ifPresent(other -> judgeForeign(state, other));
    }

    private void tryMisplaced(S state) {
        misplaced.attempted(state, formChance::nextInt).ifPresent(other -> judgeForeign(state, other));
    }

    /** Judges an action from elsewhere. If it is accepted, it must be listed or be made by dice. */
    private void judgeForeign(S state, A other) {
        Verdict<S, A> ruling = game.judge(state, other);
        if (ruling instanceof Verdict.Refused) {
            heard.hear(ruling);
        } else if (!(game.awaited(state) instanceof Awaited.Roll)
                && !game.actions(state).contains(other)) {
            throw broken("'" + game.write(other) + "' is accepted but not listed", state);
        }
    }

    private Verdict.Accepted<S, A> accepted(S state, A action) {
        return switch (game.judge(state, action)) {
            case Verdict.Accepted<S, A> accepted -> accepted;
            case Verdict.Refused<S, A> refused ->
                throw broken("'" + game.write(action) + "' is listed but refused: " + refused.why(), state);
        };
    }

    private void checkNotation(S state, A action, S next) {
        String written = game.write(action);
        if (!game.readAction(state, written).orThrow().equals(action)) {
            throw broken("'" + written + "' reads back as another action", state);
        }
        String position = game.writePosition(next);
        if (!game.readPosition(position).orThrow().equals(next)) {
            throw broken("the position after '" + written + "' reads back as another", next);
        }
    }

    private void checkReplay(List<A> actions, S end) {
        S state = start;
        for (A action : actions) {
            state = accepted(state, action).next();
        }
        if (!state.equals(end)) {
            throw broken("replaying the game ends elsewhere", end);
        }
    }

    private LawBroken broken(String what, S state) {
        return new LawBroken(what + " (seed " + seed + ", position " + game.writePosition(state) + ")");
    }
}
