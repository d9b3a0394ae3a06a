package umpire.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Estimate;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/**
 * Searches by information-set Monte Carlo tree search. Each iteration samples a state that agrees with all the seat may know, and one tree
 * collects the results of all iterations.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class TreeSearch<S, A> {
    private static final int DEEPEST = 200;

    private final Game<S, A> game;
    private final S state;
    private final Seat seat;
    private final SearchPlan plan;
    private final IntUnaryOperator chance;
    private final SearchBudget patience;
    private final SeatValues<S> values;
    private final OnePlySearch<S, A> look;
    private final PlayOut<S, A> playOut;
    private final List<RewardBounds> ranges;
    private final SearchNode<A> root = new SearchNode<>();

    TreeSearch(Game<S, A> game, S state, Seat seat, SearchPlan plan, IntUnaryOperator chance, BooleanSupplier stop) {
        this.game = game;
        this.state = state;
        this.seat = seat;
        this.plan = plan;
        this.chance = chance;
        this.patience = new SearchBudget(stop);
        this.values = new SeatValues<>(game, state, plan.guesses());
        this.look = new OnePlySearch<>(game, values, chance);
        this.playOut = new PlayOut<>(game, plan.steps(guessAfter()), chance, patience);
        this.ranges =
                Stream.generate(RewardBounds::new).limit(game.seats().size()).toList();
    }

    private OptionalInt guessAfter() {
        return game.estimate(game.determinized(state, seat, chance)).stream()
                .mapToInt(Estimate::playedOn)
                .findFirst();
    }

    /** An action made at a node. Without a seat it is a roll. */
    private record Made<A>(SearchNode<A> node, A action, Optional<Seat> by) {}

    /** Returns the legal actions with their results, the best first, after the planned number of play-outs or until it is stopped. */
    List<Ranked<A>> ranked(List<A> legal) {
        for (int i = 0; i < plan.playOuts() && !patience.ends(); i++) {
            Descent descent = new Descent(game.determinized(state, seat, chance), legal);
            Optional<S> end = descent.toLeaf() ? playOut.from(descent.world) : Optional.empty();
            if (end.isEmpty()) {
                break;
            }
            descent.backUp(values.of(end.get()));
        }
        return root.ranked(legal);
    }

    /** Returns an action that wins at once, or the one with the best estimate; empty when none was evaluated. */
    Optional<A> promising(List<A> legal) {
        return root.mostPromising(legal);
    }

    /** Evaluates every action once before any play-out. Returns one that wins at once, if there is one. */
    Optional<A> firstLook(List<A> legal) {
        if (!plan.guesses()) {
            return Optional.empty();
        }
        List<Double> worth = looked(game.determinized(state, seat, chance), legal, values.index(seat));
        root.guess(legal, worth);
        int won = worth.indexOf(1.0);
        return won < 0 ? Optional.empty() : Optional.of(legal.get(won));
    }

    /** Returns the estimated values of actions for a seat; fewer when it is stopped. */
    private List<Double> looked(S world, List<A> legal, int by) {
        List<Double> worth = new ArrayList<>(legal.size());
        for (A action : legal) {
            if (patience.ends()) {
                break;
            }
            worth.add(look.worth(world, action, by, legal.size()));
        }
        return worth;
    }

    /** One path down the tree. */
    private final class Descent {
        private final List<Made<A>> made = new ArrayList<>();
        private final List<Object> concealed = new ArrayList<>();
        private SearchNode<A> node = root;
        private final List<A> open;
        private S world;
        private Awaited awaited;

        Descent(S world, List<A> open) {
            this.world = world;
            this.open = open;
            this.awaited = game.awaitedUntold(world);
        }

        /** Returns whether it reached a leaf before it was stopped. */
        boolean toLeaf() {
            boolean leaf = false;
            while (!leaf && made.size() < DEEPEST && !(awaited instanceof Awaited.Nothing)) {
                if (!made.isEmpty() && patience.ends()) {
                    return false;
                }
                step();
                leaf = node.isNew();
            }
            return true;
        }

        private void step() {
            Optional<SeatChoice<A>> choice =
                    made.isEmpty() ? Optional.of(new SeatChoice<>(seat, open)) : SeatChoice.next(game, world, awaited);
            A action = choice.map(this::chosen).orElseGet(this::thrown);
            made.add(new Made<>(node, action, choice.map(SeatChoice::seat)));
            world = game.following(world, action);
            awaited = game.awaitedUntold(world);
            node = node.next(learnt(action));
        }

        private A chosen(SeatChoice<A> open) {
            int by = values.index(open.seat());
            if (plan.guesses() && node.wantsGuesses(open.legal().size())) {
                node.guess(open.legal(), looked(world, open.legal(), by));
            }
            return node.descend(open.legal(), ranges.get(by), chance);
        }

        /** Returns an earlier roll of this node, or a new one if that is impossible in this sampled state. */
        private A thrown() {
            return node.thrownBefore(chance)
                    .filter(action -> game.judge(world, action) instanceof Verdict.Accepted)
                    .orElseGet(() -> RandomAction.of(game, world, awaited, chance));
        }

        /**
         * Returns what all seats learn of an action. A secret declaration reveals nothing before all are made, so later declarers reach the
         * same node whatever it was.
         */
        private Object learnt(A action) {
            concealed.add(action);
            if (awaited instanceof Awaited.Declarations secret
                    && !secret.missing().isEmpty()
                    && secret.missing().size() < game.seats().size()) {
                return secret.missing();
            }
            List<Object> known = List.copyOf(concealed);
            concealed.clear();
            return known;
        }

        void backUp(double[] worth) {
            for (int i = 0; i < worth.length; i++) {
                ranges.get(i).seen(worth[i]);
            }
            made.forEach(each -> {
                each.node().visited();
                each.node()
                        .cameTo(
                                each.action(),
                                each.by().map(by -> worth[values.index(by)]).orElse(0.0));
            });
            node.visited();
        }
    }
}
