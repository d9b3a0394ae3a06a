package umpire.command;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.command.console.CommandFailure;
import umpire.command.console.Progress;
import umpire.player.LookBack;
import umpire.player.LookBack.WeighedChoice;
import umpire.player.PlayingLevel;
import umpire.referee.session.PlayedSteps;
import umpire.referee.session.PlayedSteps.PlayedAction;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;

/**
 * The review of a game, for people and for programs.
 *
 * @param choices every choice with an alternative, in order
 * @param turningPoints the numbers of the actions after which the chances changed most, the greatest change first
 * @param seats each seat's mistakes and luck
 */
record LookBackReport(List<WeighedLine> choices, List<Integer> turningPoints, List<SeatLine> seats) {
    private static final long SEED = 1;
    private static final int MOST_POINTS = 3;
    private static final int BAR = 20;
    private static final int PERCENT = 100;

    /** The least change that is reported. Chosen. */
    private static final double LEAST_CHANGE = 0.1;

    /**
     * A choice, with chances from 0 to 1.
     *
     * @param number of the action, counted as in the game log
     * @param made the chosen action, in words
     * @param chance of winning before it, for the seat that chose
     * @param after the chance of winning after it
     * @param better a clearly better action, in words
     * @param luck how much the dice that followed raised the chance above the expected one
     */
    record WeighedLine(
            int number,
            String seat,
            String made,
            double chance,
            double after,
            Optional<String> better,
            Optional<Double> luck) {
        double change() {
            return Math.abs(after + luck.orElse(0.0) - chance);
        }
    }

    /**
     * The sums of a seat's mistakes and luck, as differences of its chance of winning.
     *
     * @param lost the chance lost by choices with a better alternative
     * @param luck the chance that the dice gave above the expected one
     */
    record SeatLine(String seat, double lost, double luck) {}

    static <S, A> LookBackReport of(Game<S, A> game, List<Entry> entries, PlayingLevel level, PrintWriter err) {
        PlayedSteps<S, A> played = PlayedSteps.of(game, entries)
                .filter(any -> !any.actions().isEmpty())
                .orElseThrow(() -> new CommandFailure("nothing was played in this game"));
        if (played.awaited() instanceof Awaited.Declarations) {
            throw new CommandFailure("players are declaring in secret: look back after all have declared");
        }
        List<LookBack.Step<S, A>> steps = played.actions().stream()
                .map(action -> new LookBack.Step<>(action.number(), action.before(), action.action()))
                .toList();
        Optional<Outcome> outcome =
                played.awaited() instanceof Awaited.Nothing over ? Optional.of(over.outcome()) : Optional.empty();
        try (Progress progress = new Progress(err, "actions", steps.size())) {
            return told(
                    game,
                    played,
                    new LookBack<>(game, level, SEED)
                            .weighed(steps, played.end(), outcome, () -> false, progress::step));
        }
    }

    private static <S, A> LookBackReport told(
            Game<S, A> game, PlayedSteps<S, A> played, List<WeighedChoice<A>> weighed) {
        Map<Integer, S> before = played.actions().stream()
                .collect(Collectors.toMap(PlayedAction::number, PlayedAction::before, (first, again) -> again));
        List<WeighedLine> choices = new ArrayList<>();
        for (WeighedChoice<A> choice : weighed) {
            Function<A, String> words =
                    action -> game.describe(Objects.requireNonNull(before.get(choice.number())), action);
            choices.add(new WeighedLine(
                    choice.number(),
                    choice.seat().name(),
                    words.apply(choice.made()),
                    rounded(choice.chance()),
                    rounded(choice.after()),
                    choice.better().map(words),
                    choice.luck().isPresent()
                            ? Optional.of(rounded(choice.luck().getAsDouble()))
                            : Optional.empty()));
        }
        List<Integer> points = choices.stream()
                .filter(choice -> choice.change() >= LEAST_CHANGE)
                .sorted(Comparator.comparingDouble(WeighedLine::change).reversed())
                .limit(MOST_POINTS)
                .map(WeighedLine::number)
                .toList();
        List<SeatLine> seats =
                game.seats().stream().map(seat -> seat(seat.name(), choices)).toList();
        return new LookBackReport(List.copyOf(choices), points, seats);
    }

    private static SeatLine seat(String name, List<WeighedLine> choices) {
        boolean two = choices.stream().map(WeighedLine::seat).distinct().count() == 2;
        double lost = 0;
        double luck = 0;
        for (WeighedLine choice : choices) {
            if (choice.seat().equals(name)) {
                lost += choice.better().isPresent() ? choice.chance() - choice.after() : 0;
                luck += choice.luck().orElse(0.0);
            } else if (two) {
                luck -= choice.luck().orElse(0.0);
            }
        }
        return new SeatLine(name, rounded(lost), rounded(luck));
    }

    private static double rounded(double share) {
        return Math.round(share * PERCENT) / (double) PERCENT;
    }

    /** Returns the report in lines for people. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("Chance of winning for the seat that chooses, with its best choice:");
        for (WeighedLine choice : choices) {
            lines.add(String.format(
                    Locale.ROOT,
                    "%4d  %3.0f %%  %-" + BAR + "s  %s: %s",
                    choice.number(),
                    PERCENT * choice.chance(),
                    "#".repeat((int) Math.round(BAR * choice.chance())),
                    choice.seat(),
                    choice.made()));
        }
        if (!turningPoints.isEmpty()) {
            lines.add("Turning points:");
            turningPoints.stream().flatMap(this::numbered).forEach(choice -> lines.add(turning(choice)));
        }
        List<WeighedLine> worse =
                choices.stream().filter(choice -> choice.better().isPresent()).toList();
        if (!worse.isEmpty()) {
            lines.add("What would have been better:");
            worse.forEach(choice -> lines.add(String.format(
                    Locale.ROOT,
                    "%4d  %s: %s, not %s: %.0f %%, not %.0f %%",
                    choice.number(),
                    choice.seat(),
                    choice.better().orElseThrow(),
                    choice.made(),
                    PERCENT * choice.chance(),
                    PERCENT * choice.after())));
        }
        seats.forEach(seat -> lines.add(String.format(
                Locale.ROOT,
                "%s lost %.0f percentage points of its chance by choices; the dice gave %+.0f.",
                seat.seat(),
                PERCENT * seat.lost(),
                PERCENT * seat.luck())));
        return lines;
    }

    private Stream<WeighedLine> numbered(int number) {
        return choices.stream().filter(choice -> choice.number() == number).limit(1);
    }

    private static String turning(WeighedLine choice) {
        double end = choice.after() + choice.luck().orElse(0.0);
        return String.format(
                Locale.ROOT,
                "%4d  %s: %s: from %.0f %% to %.0f %%%s",
                choice.number(),
                choice.seat(),
                choice.made(),
                PERCENT * choice.chance(),
                PERCENT * Math.clamp(end, 0, 1),
                choice.luck().filter(luck -> Math.abs(luck) >= LEAST_CHANGE).isPresent() ? ", by the dice" : "");
    }
}
