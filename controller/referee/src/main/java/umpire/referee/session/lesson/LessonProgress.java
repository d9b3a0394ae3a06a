package umpire.referee.session.lesson;

import java.util.Optional;
import umpire.referee.announcement.LessonTold;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;

/**
 * How far a lesson has come.
 *
 * @param at which of its steps is due, from 0
 */
public record LessonProgress<S>(LessonPlan<S> plan, int at) {
    /** The text of the entry by which a lesson ends. */
    public static final String END = "end";

    public LessonProgress {
        if (at < 0 || at >= plan.length()) {
            throw new IllegalArgumentException("the lesson has " + plan.length() + " steps, and none is number " + at);
        }
    }

    /**
     * Reads which step is due, as an entry says it.
     *
     * @param before how far it had come, if it was begun before
     * @throws IllegalArgumentException when there is no such step
     */
    public static <S> Optional<LessonProgress<S>> due(
            Game<S, ?> game, Optional<LessonProgress<S>> before, String entry) {
        if (entry.equals(END)) {
            return Optional.empty();
        }
        LessonPlan<S> plan = before.map(LessonProgress::plan)
                .orElseGet(() -> LessonPlan.of(game).orThrow());
        return Optional.of(new LessonProgress<>(plan, Integer.parseInt(entry) - 1));
    }

    public LessonStep step() {
        return plan.lesson().steps().get(at);
    }

    /** Returns the state in which the step that is due begins. */
    public S begins() {
        return plan.states().get(at);
    }

    public boolean last() {
        return at == plan.length() - 1;
    }

    /** Returns how far it has come once this step is done, which is not the last. */
    public LessonProgress<S> next() {
        return new LessonProgress<>(plan, at + 1);
    }

    /**
     * Returns whether an action is what the step that is due waits for.
     *
     * @param state in which it was taken
     * @param rolled whether dice made it
     */
    public boolean done(S state, String notation, boolean rolled) {
        return switch (step().task()) {
            case LessonTask.Perform perform -> perform.ways().contains(notation) && state.equals(begins());
            case LessonTask.Roll roll -> rolled;
            case LessonTask.Read read -> false;
            case LessonTask.Try tried -> false;
        };
    }

    /** Returns the action that is to be played now, if it is one: where something else was played before, none is. */
    public <A> Optional<A> wanted(Game<S, A> game, S state) {
        return step().task() instanceof LessonTask.Perform perform && state.equals(begins())
                ? game.readAction(state, perform.ways().getFirst()).toOptional()
                : Optional.empty();
    }

    /** Returns what is told of it. */
    public LessonTold told(S state) {
        return new LessonTold(
                plan.lesson().title(),
                at + 1,
                plan.length(),
                step().title(),
                step().says(),
                task(),
                !state.equals(begins()));
    }

    private LessonTold.Task task() {
        return switch (step().task()) {
            case LessonTask.Read read -> LessonTold.Task.READ;
            case LessonTask.Perform play -> LessonTold.Task.PLAY;
            case LessonTask.Try tried -> LessonTold.Task.TRY;
            case LessonTask.Roll roll -> LessonTold.Task.ROLL;
        };
    }
}
