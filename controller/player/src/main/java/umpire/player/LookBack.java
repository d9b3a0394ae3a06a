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
 * Reviews a game: the chance of winning before each choice, after it, and after the dice that followed. In a game of three or more opposing
 * seats it reports no luck.
 *
 * @param <S> the game's state
 * @param <A> its actions
 */
public final class LookBack<S, A> {
    /** An action tried less often has no reliable chance. Chosen. */
    private static final int LEAST_TRIED = 8;

    /**
     * The difference from which another choice counts as clearly better. Chosen: a third more than the differences between quiet opening
     * moves.
     */
    private static final double CLEARLY = 0.2;

    private static final double HALF = 0.5;

    private final Game<S, A> game;
    private final GamePlayer<S, A> player;

    /** Reviews with the search of a level. */
    public LookBack(Game<S, A> game, PlayingLevel level, long seed) {
        this.game = game;
        this.player = new GamePlayer<>(game, level.plan(), seed);
    }

    /**
     * A state and the action played in it.
     *
     * @param number the step's number in the review
     */
    public record Step<S, A>(int number, S before, A action) {}

    /**
     * A choice that was made.
     *
     * @param number of its step
     * @param chance of winning for the seat before the choice, with the best action
     * @param after the chance of winning for the seat after the action that was played
     * @param better a clearly better action
     * @param luck how much the dice that followed raised the seat's chance above the expected one; empty without dice or when unknown
     */
    public record WeighedChoice<A>(
            int number, Seat seat, A made, double chance, double after, Optional<A> better, OptionalDouble luck) {}

    /**
     * A choice by itself.
     *
     * @param ranked the possible actions, the best first
     * @param made the played action
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

        /** Returns the chance after the played action. An action that was hardly tried counts as good as the best. */
        double foreseen() {
            return tried().orElse(best()).chance();
        }
    }

    /**
     * A choice compared with the next one.
     *
     * @param change the chance at the next choice minus the foreseen one; empty when unknown
     * @param byChance whether dice were rolled in between
     * @param turned whether another seat makes the next choice; a seat overestimates its own turn
     */
    private record Followed<A>(OpenChoice<A> choice, OptionalDouble change, boolean byChance, boolean turned) {}

    /**
     * Evaluates every choice of a game with at least two legal actions. Takes about as long as playing the game.
     *
     * @param end the state after the last step
     * @param outcome the outcome; empty for an unfinished game
     * @param stop polled now and then; once true, the choices evaluated so far are returned
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

    /**
     * Returns the median change when the turn passes to another seat. It corrects the error that the seat to move overestimates its chance.
     */
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
