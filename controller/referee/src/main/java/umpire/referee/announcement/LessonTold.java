package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;

/**
 * What a lesson tells now.
 *
 * @param lesson what is learned
 * @param step which step is due, from 1
 * @param steps how many there are
 * @param title of the step
 * @param says what the step tells
 * @param task what it waits for
 * @param astray whether something else was played than the lesson asks for: it goes on once that is put right
 * @param instead what was played then, in a sentence; empty where nobody may know of it
 * @param changed what came of a throw, and how the table came to lie otherwise since the step before; empty where the learner's action
 *     alone changed it
 * @param ways the notations of the actions that will do, of what is tried, or of what loaded dice show; the first is what the
 *     lesson goes on from
 */
public record LessonTold(
        String lesson,
        int step,
        int steps,
        String title,
        String says,
        Task task,
        boolean astray,
        Optional<String> instead,
        Optional<String> changed,
        List<String> ways) {
    public LessonTold {
        ways = List.copyOf(ways);
    }

    /** What a step of a lesson waits for. */
    public enum Task {
        /** That it was read. */
        READ,
        /** An action. */
        PLAY,
        /** Something that the rules forbid. */
        TRY,
        /** Dice. */
        ROLL,
        /** A card. */
        DRAW
    }
}
