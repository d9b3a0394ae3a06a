package umpire.rules.kernel;

import java.util.List;

/** The input that a step of a lesson waits for. */
public sealed interface LessonTask {
    /** The player reads the text. */
    record Read() implements LessonTask {}

    /**
     * An action.
     *
     * @param ways the notations of the accepted actions; the lesson continues as after the first of them
     */
    record Perform(List<String> ways) implements LessonTask {
        public Perform {
            ways = List.copyOf(ways);
            if (ways.isEmpty()) {
                throw new IllegalArgumentException("the step names no action to play");
            }
        }
    }

    /**
     * An action that the rules forbid, to show the refusal. Any refused action counts.
     *
     * @param notation of the suggested attempt
     */
    record Try(String notation) implements LessonTask {}

    /**
     * A throw of dice with any result.
     *
     * @param notation of the roll from which the lesson continues
     */
    record Roll(String notation) implements LessonTask {}
}
