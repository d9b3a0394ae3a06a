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

/**
 * The progress of a lesson.
 *
 * @param at the index of the due step, from 0
 * @param begins the state in which that step begins: the plan's own, with measured poses where pieces were laid by hand
 * @param laidOut whether the table was laid out for the step, instead of reaching it by play
 */
public record LessonProgress<S>(LessonPlan<S> plan, int at, S begins, boolean laidOut) {
    private static final String POSITION_OF_ITS_OWN = "The position has changed for this step.";
    private static final String AS_IT_BEGINS = "The table is back at the start of this step.";

    /**
     * Returns the progress after a {@code TAUGHT} entry.
     *
     * @param before the progress before; empty if no lesson had begun
     * @throws IllegalArgumentException when there is no such step
     */
    public static <S> Optional<LessonProgress<S>> due(
            Game<S, ?> game, Optional<LessonProgress<S>> before, String entry) {
        if (entry.equals(Entry.LESSON_ENDS)) {
            return Optional.empty();
        }
        LessonPlan<S> plan = before.map(LessonProgress::plan)
                .orElseGet(() -> LessonPlan.of(game).orThrow());
        return Optional.of(at(plan, Integer.parseInt(entry) - 1, before.isEmpty()));
    }

    public LessonStep step() {
        return plan.lesson().steps().get(at);
    }

    private static <S> LessonProgress<S> at(LessonPlan<S> plan, int step, boolean laidOut) {
        if (step < 0 || step >= plan.length()) {
            throw new IllegalArgumentException(
                    "the lesson has " + plan.length() + " steps, and none is number " + (step + 1));
        }
        return new LessonProgress<>(plan, step, plan.states().get(step), laidOut);
    }

    /** Returns this progress with measured poses, where pieces were laid by hand. */
    public LessonProgress<S> measured(S before, S after) {
        return begins.equals(before) ? new LessonProgress<>(plan, at, after, laidOut) : this;
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
        return switch (step().task()) {
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
        return step().task() instanceof LessonTask.Perform perform && state.equals(begins)
                ? game.readAction(state, perform.ways().getFirst()).toOptional()
                : Optional.empty();
    }

    /** Returns the throw or card of loaded dice or cards, from which the lesson continues; empty where none is due. */
    public <A> Optional<A> loaded(Game<S, A> game, S state) {
        return step().task() instanceof LessonTask.Roll roll && state.equals(begins)
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
        boolean own = step().position().isPresent();
        String replies = own || at == 0 ? "" : plan.replies().get(at - 1);
        String laid = !laidOut || at == 0 ? "" : own ? POSITION_OF_ITS_OWN : AS_IT_BEGINS;
        return Optional.of(Stream.of(thrown.orElse(""), replies, laid)
                        .filter(says -> !says.isEmpty())
                        .collect(Collectors.joining(" ")))
                .filter(says -> !says.isEmpty());
    }

    private List<String> ways() {
        return switch (step().task()) {
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
     * @param thrown the result of the throw that led to this step, if any
     */
    public LessonTold told(Game<S, ?> game, S state, Optional<String> instead, Optional<String> thrown) {
        return new LessonTold(
                plan.lesson().title(),
                at + 1,
                plan.length(),
                step().title(),
                step().says(),
                task(game.awaited(state) instanceof Awaited.Roll roll && roll.cards()),
                !state.equals(begins),
                game.awaited(begins).asked(),
                instead,
                changed(thrown),
                ways());
    }

    private LessonTold.Task task(boolean cards) {
        return switch (step().task()) {
            case LessonTask.Read read -> LessonTold.Task.READ;
            case LessonTask.Perform play -> LessonTold.Task.PLAY;
            case LessonTask.Try tried -> LessonTold.Task.TRY;
            case LessonTask.Roll roll -> cards ? LessonTold.Task.DRAW : LessonTold.Task.ROLL;
        };
    }
}
