package umpire.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Seat;

/**
 * Weighs again what was played: how likely who chose was to win, what the choice made of that, and what the dice made of it afterwards. Of
 * three seats and more against one another it tells no luck.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
public final class LookBack<S, A> {
    /** What was tried less often says too little. Chosen. */
    private static final int LEAST_TRIED = 8;

    /** By so much another choice must have been better to be told. Chosen: a third more than quiet moves of an opening differ by. */
    private static final double CLEARLY = 0.2;

    private static final double HALF = 0.5;

    private final Game<S, A> game;
    private final GamePlayer<S, A> player;

    /** Looks back as a player of a level sees it. */
    public LookBack(Game<S, A> game, PlayingLevel level, long seed) {
        this.game = game;
        this.player = new GamePlayer<>(game, level.plan(), seed);
    }

    /**
     * A state, and what was done in it.
     *
     * @param number by which it is told
     */
    public record Step<S, A>(int number, S before, A action) {}

    /**
     * A choice that was made.
     *
     * @param number of its step
     * @param chance of winning for the seat before it, with the best choice
     * @param after the same after the choice that was made
     * @param better what would have been clearly better
     * @param luck how much more the dice that followed gave the seat than was to be expected; empty where none followed, or nobody can say
     */
    public record WeighedChoice<A>(
            int number, Seat seat, A made, double chance, double after, Optional<A> better, OptionalDouble luck) {}

    /**
     * A choice as it was weighed by itself.
     *
     * @param ranked what could be chosen, the best first
     * @param made what was
     */
    private record OpenChoice<A>(int number, Seat seat, List<Ranked<A>> ranked, A made) {
        Ranked<A> best() {
            return ranked.getFirst();
        }

        Optional<Ranked<A>> tried() {
            return ranked.stream()
                    .filter(one -> one.action().equals(made) && one.tried() >= LEAST_TRIED)
                    .findFirst();
        }

        /** What was hardly tried is not weighed: it counts as good as the best. */
        double foreseen() {
            return tried().orElse(best()).chance();
        }
    }

    /**
     * What a choice looked like from the next one.
     *
     * @param change how much more it was than foreseen; empty where nobody can say
     * @param byChance whether dice were thrown between
     * @param turned whether another seat looks then, which sees its own turn as better than it is
     */
    private record Followed<A>(OpenChoice<A> choice, OptionalDouble change, boolean byChance, boolean turned) {}

    /**
     * Weighs every choice of a game in which there was one. Takes about as long as playing it did.
     *
     * @param end the state after the last step
     * @param outcome how it ended; empty where it goes on
     * @param stop asked now and then; once it says so what was weighed until then is told
     * @param stepDone runs after each step
     */
    public List<WeighedChoice<A>> weighed(
            List<Step<S, A>> steps, S end, Optional<Outcome> outcome, BooleanSupplier stop, Runnable stepDone) {
        List<Followed<A>> followed = new ArrayList<>();
        Optional<OpenChoice<A>> open = Optional.empty();
        boolean thrown = false;
        for (Step<S, A> step : steps) {
            if (stop.getAsBoolean()) {
                break;
            }
            Optional<OpenChoice<A>> next = choice(step, stop);
            if (next.isPresent()) {
                OpenChoice<A> now = next.get();
                boolean byChance = thrown;
                open.ifPresent(before -> followed.add(following(before, now, byChance)));
                open = next;
                thrown = false;
            }
            thrown |= game.awaited(step.before()) instanceof Awaited.Roll;
            stepDone.run();
        }
        boolean byChance = thrown;
        open.ifPresent(last -> followed.add(
                new Followed<>(last, less(atEnd(last.seat(), end, outcome), last.foreseen()), byChance, false)));
        double bias = bias(followed);
        return followed.stream().map(one -> weighed(one, bias)).toList();
    }

    private Optional<OpenChoice<A>> choice(Step<S, A> step, BooleanSupplier stop) {
        if (game.awaited(step.before()) instanceof Awaited.Roll) {
            return Optional.empty();
        }
        Seat seat = game.seatOf(step.before(), step.action());
        List<Ranked<A>> ranked = player.best(step.before(), seat, Integer.MAX_VALUE, stop);
        return ranked.size() < 2
                ? Optional.empty()
                : Optional.of(new OpenChoice<>(step.number(), seat, ranked, step.action()));
    }

    private Followed<A> following(OpenChoice<A> before, OpenChoice<A> now, boolean byChance) {
        OptionalDouble value = valueFor(before.seat(), now.seat(), now.best().chance());
        return new Followed<>(
                before, less(value, before.foreseen()), byChance, !before.seat().equals(now.seat()));
    }

    private static OptionalDouble less(OptionalDouble value, double foreseen) {
        return value.isPresent() ? OptionalDouble.of(value.getAsDouble() - foreseen) : OptionalDouble.empty();
    }

    /** How much less is told, in the middle, each time the turn went on: whoever is to choose seems better off than he is. */
    private static <A> double bias(List<Followed<A>> followed) {
        double[] quiet = followed.stream()
                .filter(one -> one.turned() && one.change().isPresent())
                .mapToDouble(one -> one.change().getAsDouble())
                .sorted()
                .toArray();
        return quiet.length == 0 ? 0 : quiet[quiet.length / 2];
    }

    private static <A> WeighedChoice<A> weighed(Followed<A> one, double bias) {
        OpenChoice<A> choice = one.choice();
        Ranked<A> best = choice.best();
        boolean worse =
                best.chance() - choice.foreseen() > CLEARLY && !best.action().equals(choice.made());
        boolean told =
                one.byChance() && one.change().isPresent() && choice.tried().isPresent();
        return new WeighedChoice<>(
                choice.number(),
                choice.seat(),
                choice.made(),
                best.chance(),
                choice.foreseen(),
                worse ? Optional.of(best.action()) : Optional.empty(),
                told
                        ? OptionalDouble.of(one.change().getAsDouble() - (one.turned() ? bias : 0))
                        : OptionalDouble.empty());
    }

    private OptionalDouble valueFor(Seat seat, Seat other, double chance) {
        if (seat.equals(other) || game.playedTogether()) {
            return OptionalDouble.of(chance);
        }
        return game.seats().size() == 2 ? OptionalDouble.of(1 - chance) : OptionalDouble.empty();
    }

    private OptionalDouble atEnd(Seat seat, S end, Optional<Outcome> outcome) {
        if (game.playedTogether()) {
            return game.estimate(end)
                    .map(guess -> OptionalDouble.of(guess.of(game.seats().indexOf(seat))))
                    .orElseGet(OptionalDouble::empty);
        }
        return outcome.map(over -> OptionalDouble.of(
                        over.winners().isEmpty() ? HALF : over.winners().contains(seat) ? 1 : 0))
                .orElseGet(OptionalDouble::empty);
    }
}
