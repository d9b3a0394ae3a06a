package umpire.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntUnaryOperator;
import umpire.rules.kernel.AfterAction;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.RandomAction;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/**
 * Looks ahead from a state by information-set Monte Carlo tree search: each time a world is drawn that is alike in all the seat may know,
 * one tree holds what came of all of them.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
final class TreeSearch<S, A> {
    private static final int DEEPEST = 200;

    private final Game<S, A> game;
    private final S state;
    private final Seat seat;
    private final IntUnaryOperator chance;
    private final BooleanSupplier stop;
    private final SeatValues<S> values;
    private final PlayOut<S, A> playOut;
    private final SearchNode<A> root = new SearchNode<>();

    TreeSearch(Game<S, A> game, S state, Seat seat, IntUnaryOperator chance, BooleanSupplier stop) {
        this.game = game;
        this.state = state;
        this.seat = seat;
        this.chance = chance;
        this.stop = stop;
        this.values = new SeatValues<>(game, state);
        this.playOut = new PlayOut<>(game, chance, stop);
    }

    /** What was done at a node. The seat is missing where chance did it. */
    private record Made<A>(SearchNode<A> node, A action, Optional<Seat> by) {}

    /** Returns the best of the legal actions after so many play-outs, or fewer where it was told to stop; nothing before any. */
    Optional<A> best(List<A> legal, int playOuts) {
        for (int i = 0; i < playOuts && !stop.getAsBoolean(); i++) {
            Descent descent = new Descent(game.supposed(state, seat, chance));
            descent.toLeaf();
            Optional<S> end = playOut.from(descent.world);
            if (end.isEmpty()) {
                break;
            }
            descent.backUp(values.of(end.get()));
        }
        return root.best(legal);
    }

    /** One way down the tree. */
    private final class Descent {
        private final List<Made<A>> made = new ArrayList<>();
        private final List<Object> concealed = new ArrayList<>();
        private SearchNode<A> node = root;
        private S world;

        Descent(S world) {
            this.world = world;
        }

        void toLeaf() {
            boolean leaf = false;
            while (!leaf && made.size() < DEEPEST && !(game.awaited(world) instanceof Awaited.Nothing)) {
                step();
                leaf = node.isNew();
            }
        }

        private void step() {
            Optional<SeatChoice<A>> choice =
                    made.isEmpty() ? SeatChoice.by(game, world, seat) : SeatChoice.next(game, world);
            A action = choice.map(open -> node.descend(open.legal(), chance)).orElseGet(this::thrown);
            made.add(new Made<>(node, action, choice.map(SeatChoice::seat)));
            world = AfterAction.of(game, world, action);
            node = node.next(learnt(action));
        }

        /** What chance brought before may be impossible in another world. */
        private A thrown() {
            return node.thrownBefore(chance)
                    .filter(action -> game.judge(world, action) instanceof Verdict.Accepted)
                    .orElseGet(() -> RandomAction.of(game, world, chance));
        }

        /** Of secret declarations nobody learns anything before all are made: whoever declares later is at the same node whatever they were. */
        private Object learnt(A action) {
            concealed.add(action);
            if (game.awaited(world) instanceof Awaited.Declarations secret
                    && !secret.missing().isEmpty()
                    && secret.missing().size() < game.seats().size()) {
                return secret.missing();
            }
            List<Object> known = List.copyOf(concealed);
            concealed.clear();
            return known;
        }

        void backUp(double[] worth) {
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
