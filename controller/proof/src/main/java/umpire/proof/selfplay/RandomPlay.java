package umpire.proof.selfplay;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import umpire.robot.LawBroken;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Ruling;

/**
 * Plays one game at random and holds the laws against every ply: what is listed is accepted, notations read back as what
 * was written, and folding the actions again gives the same end.
 */
final class RandomPlay<S, A> {
    private final Game<S, A> game;
    private final long seed;
    private final int maxPlies;

    RandomPlay(Game<S, A> game, long seed, int maxPlies) {
        this.game = game;
        this.seed = seed;
        this.maxPlies = maxPlies;
    }

    /**
     * A finished game.
     *
     * @param result the outcome's kind, or {@code unfinished}
     * @param plies accepted actions
     */
    record RandomGame(String result, int plies) {}

    RandomGame play() {
        SplittableRandom random = new SplittableRandom(seed);
        List<A> actions = new ArrayList<>();
        S state = game.opening();
        while (!(game.awaited(state) instanceof Awaited.Nothing) && actions.size() < maxPlies) {
            if (!(game.awaited(state) instanceof Awaited.Roll)
                    && game.actions(state).isEmpty()) {
                throw broken("nothing is legal although the game goes on", state);
            }
            A action = RandomAction.of(game, state, random::nextInt);
            S next = accepted(state, action);
            checkNotation(state, action, next);
            actions.add(action);
            state = next;
        }
        checkReplay(actions, state);
        String result = game.awaited(state) instanceof Awaited.Nothing over
                ? over.outcome().kind()
                : "unfinished";
        return new RandomGame(result, actions.size());
    }

    private S accepted(S state, A action) {
        return switch (game.judge(state, action)) {
            case Ruling.Accepted<S, A> accepted -> accepted.next();
            case Ruling.Refused<S, A> refused ->
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
        S state = game.opening();
        for (A action : actions) {
            state = accepted(state, action);
        }
        if (!state.equals(end)) {
            throw broken("replaying the game ends elsewhere", end);
        }
    }

    private LawBroken broken(String what, S state) {
        return new LawBroken(what + " (seed " + seed + ", position " + game.writePosition(state) + ")");
    }
}
