package umpire.rules.kernel;

import java.util.List;

/** What a step of a lesson waits for. */
public sealed interface LessonTask {
    /** That it was read. */
    record Read() implements LessonTask {}

    /**
     * An action.
     *
     * @param ways the notations of those that will do; the first is what the lesson goes on from
     */
    record Perform(List<String> ways) implements LessonTask {
        public Perform {
            ways = List.copyOf(ways);
            if (ways.isEmpty()) {
                throw new IllegalArgumentException("nothing is to be played");
            }
        }
    }

    /**
     * Something that the rules forbid, to see what the table says then. Whatever it refuses will do.
     *
     * @param notation of what is tried
     */
    record Try(String notation) implements LessonTask {}

    /**
     * Dice, whatever they show.
     *
     * @param notation of what the lesson goes on from as if they had shown it
     */
    record Roll(String notation) implements LessonTask {}
}
