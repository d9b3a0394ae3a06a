package umpire.proof.bench;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;

/** The work of the rules benchmarks. */
final class Workload<S, A> {
    private final Game<S, A> game;
    private final int maxPlies;

    Workload(Game<S, A> game, int maxPlies) {
        this.game = game;
        this.maxPlies = maxPlies;
    }

    /** Plays random games to their end, listing, choosing and judging each action as the table does. Returns the number of plies. */
    long playOuts(long firstSeed, int games) {
        long plies = 0;
        for (long seed = firstSeed; seed < firstSeed + games; seed++) {
            plies += playOut(new SplittableRandom(seed));
        }
        return plies;
    }

    private long playOut(SplittableRandom random) {
        S state = game.opening();
        long plies = 0;
        Optional<A> action = any(state, random);
        while (action.isPresent() && plies < maxPlies) {
            state = AfterAction.of(game, state, action.orElseThrow());
            action = any(state, random);
            plies++;
        }
        return plies;
    }

    /** Returns a random action; empty at the end of the game. A roll with too many results to list is drawn by chance. */
    private Optional<A> any(S state, SplittableRandom random) {
        List<A> legal = game.actions(state);
        if (!legal.isEmpty()) {
            return Optional.of(legal.get(random.nextInt(legal.size())));
        }
        return game.awaited(state) instanceof Awaited.Roll
                ? Optional.of(RandomAction.of(game, state, random::nextInt))
                : Optional.empty();
    }

    /** Counts the sequences of {@code depth} actions from the opening; the last action of each is listed but not carried out. */
    long listed(int depth) {
        return listed(game.opening(), depth);
    }

    private long listed(S state, int depth) {
        List<A> legal = game.actions(state);
        if (depth <= 1) {
            return legal.size();
        }
        long count = 0;
        for (A action : legal) {
            count += listed(AfterAction.of(game, state, action), depth - 1);
        }
        return count;
    }

    /** Counts the same sequences, and also judges and carries out the last action of each. */
    long judged(int depth) {
        return judged(game.opening(), depth);
    }

    private long judged(S state, int depth) {
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        for (A action : game.actions(state)) {
            count += judged(AfterAction.of(game, state, action), depth - 1);
        }
        return count;
    }
}
