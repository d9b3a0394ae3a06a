package umpire.referee.session.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.referee.announcement.LessonTold;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Seat;

/**
 * The progress of a lesson.
 *
 * @param at the index of the due step, from 0
 * @param begins the state in which that step begins, as planned, but with measured poses where pieces were laid by
 *     hand; if the step is done, the state that it led to
 * @param laidOut whether the table was laid out for the step, instead of reaching it by play
 * @param done the state in which the step began, while the table shows the effects of the step; empty before
 */
public record LessonProgress<S>(LessonPlan<S> plan, int at, S begins, boolean laidOut, Optional<S> done) {
    private static final String POSITION_OF_ITS_OWN = "The position has changed for this step.";
    private static final String AS_IT_BEGINS = "The table is back at the start of this step.";
    private static final String NOTHING_CHANGED = "The rules do not allow that, so nothing changes.";

    /**
     * Returns the progress after a {@code TAUGHT} entry.
     *
     * @param before the progress before; empty if no lesson had begun
     * @param state the present state of the game
     * @throws IllegalArgumentException when there is no such step
     */
    public static <S> Optional<LessonProgress<S>> due(
            Game<S, ?> game, Optional<LessonProgress<S>> before, String entry, S state) {
        if (entry.equals(Entry.LESSON_ENDS)) {
            return Optional.empty();
        }
        if (entry.equals(Entry.STEP_DONE)) {
            return before.map(step -> new LessonProgress<>(step.plan, step.at, state, false, Optional.of(step.begins)));
        }
        LessonPlan<S> plan = before.map(LessonProgress::plan)
                .orElseGet(() -> LessonPlan.of(game).orThrow());
        return Optional.of(at(plan, Integer.parseInt(entry) - 1, before.isEmpty()));
    }

    public LessonStep step() {
        return plan.lesson().steps().get(at);
    }

    /** Returns the input that the step waits for; if it is done, only that the learner reads about its effects. */
    public LessonTask task() {
        return done.isPresent() ? new LessonTask.Read() : step().task();
    }

    /**
     * Returns whether the table shows the effects of this step before the next step, because that starts from a new
     * position.
     */
    public boolean shows() {
        return !(task() instanceof LessonTask.Read)
                && !last()
                && plan.lesson().steps().get(at + 1).position().isPresent();
    }

    private static <S> LessonProgress<S> at(LessonPlan<S> plan, int step, boolean laidOut) {
        if (step < 0 || step >= plan.length()) {
            throw new IllegalArgumentException(
                    "the lesson has " + plan.length() + " steps, and none is number " + (step + 1));
        }
        return new LessonProgress<>(plan, step, plan.states().get(step), laidOut, Optional.empty());
    }

    /** Returns this progress with measured poses, where pieces were laid by hand. */
    public LessonProgress<S> measured(S before, S after) {
        return begins.equals(before) ? new LessonProgress<>(plan, at, after, laidOut, done) : this;
    }

    public boolean last() {
        return at == plan.length() - 1;
    }

    /** Returns the progress after this step, which is not the last. */
    public LessonProgress<S> next() {
        return at(plan, at + 1, false);
    }

    /**
     * Returns whether an action completes the due step.
     *
     * @param state the state in which it was played
     * @param rolled whether dice made it
     */
    public boolean done(S state, String notation, boolean rolled) {
        return switch (task()) {
            case LessonTask.Perform perform -> perform.ways().contains(notation) && state.equals(begins);
            case LessonTask.Roll roll -> rolled;
            case LessonTask.Read read -> false;
            case LessonTask.Try tried -> false;
        };
    }

    /**
     * Returns the action that the step asks for; empty where the step asks for none, or where another action was played
     * before.
     */
    public <A> Optional<A> wanted(Game<S, A> game, S state) {
        return task() instanceof LessonTask.Perform perform && state.equals(begins)
                ? game.readAction(state, perform.ways().getFirst()).toOptional()
                : Optional.empty();
    }

    /** Returns the throw or card of loaded dice or cards, from which the lesson continues; empty where none is due. */
    public <A> Optional<A> loaded(Game<S, A> game, S state) {
        return task() instanceof LessonTask.Roll roll && state.equals(begins)
                ? game.readAction(state, roll.notation()).toOptional()
                : Optional.empty();
    }

    /**
     * Returns the state before the throw that led to this step; empty where there was none, or where the table was laid
     * out since.
     */
    public Optional<S> beforeThrow() {
        return Optional.of(at - 1)
                .filter(last -> last >= 0 && !laidOut)
                .filter(last -> plan.lesson().steps().get(last).task() instanceof LessonTask.Roll)
                .map(plan.states()::get);
    }

    /**
     * Returns why the table changed since the step before: a throw, the table's actions for others, or a new layout.
     */
    private Optional<String> changed(Optional<String> thrown) {
        if (done.isPresent()) {
            return Optional.empty();
        }
        boolean own = step().position().isPresent();
        String replies = own || at == 0 ? "" : plan.replies().get(at - 1);
        String laid = !laidOut || at == 0 ? "" : own ? POSITION_OF_ITS_OWN : AS_IT_BEGINS;
        return Optional.of(Stream.of(thrown.orElse(""), replies, laid)
                        .filter(says -> !says.isEmpty())
                        .collect(Collectors.joining(" ")))
                .filter(says -> !says.isEmpty());
    }

    /** Returns the seat whose turn it is where the step begins. Where several declare in secret, it is the learner's. */
    private <A> Optional<Seat> seat(Game<S, A> game) {
        return wanted(game, begins)
                .map(action -> game.seatOf(begins, action))
                .or(() -> game.awaited(begins).asked());
    }

    /** Returns the text of the step; if it is done, the text about its effects. */
    private String says(Optional<String> came) {
        return done.isEmpty()
                ? step().says()
                : step().task() instanceof LessonTask.Try
                        ? NOTHING_CHANGED
                        : Stream.of(came.orElse(""), plan.replies().get(at))
                                .filter(says -> !says.isEmpty())
                                .collect(Collectors.joining(" "));
    }

    private List<String> ways() {
        return switch (task()) {
            case LessonTask.Read read -> List.of();
            case LessonTask.Perform play -> play.ways();
            case LessonTask.Try tried -> List.of(tried.notation());
            case LessonTask.Roll roll -> List.of(roll.notation());
        };
    }

    /**
     * Returns the step as it is announced.
     *
     * @param instead the first action since the step began, if any
     * @param came the effects of the action with which the step was done, if any
     * @param thrown the result of the throw that led to this step, if any
     */
    public LessonTold told(
            Game<S, ?> game, S state, Optional<String> instead, Optional<String> came, Optional<String> thrown) {
        return new LessonTold(
                plan.lesson().title(),
                at + 1,
                plan.length(),
                step().title(),
                says(came),
                task(game.awaited(state) instanceof Awaited.Roll roll && roll.cards()),
                !state.equals(begins),
                seat(game),
                instead,
                changed(thrown),
                ways());
    }

    private LessonTold.Task task(boolean cards) {
        return switch (task()) {
            case LessonTask.Read read -> LessonTold.Task.READ;
            case LessonTask.Perform play -> LessonTold.Task.PLAY;
            case LessonTask.Try tried -> LessonTold.Task.TRY;
            case LessonTask.Roll roll -> cards ? LessonTold.Task.DRAW : LessonTold.Task.ROLL;
        };
    }
}
