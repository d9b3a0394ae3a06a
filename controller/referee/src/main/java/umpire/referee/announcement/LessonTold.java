package umpire.referee.announcement;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Seat;

/**
 * The present step of a lesson.
 *
 * @param lesson the title of the lesson
 * @param step the number of the step, from 1
 * @param steps the number of steps
 * @param title of the step
 * @param says the text of the step; once the step is done and the next step starts from a new position, the effects of
 *     the learner's action
 * @param task the input the step waits for
 * @param astray whether another action was played than the lesson asks for; the lesson continues once that is put right
 * @param seat the seat whose turn it is where the step begins; empty where no single seat is asked
 * @param instead that other action, in a sentence; empty where it is secret
 * @param changed the changes since the previous step that the learner did not make: the result of a throw, actions of
 *     other seats, a new layout; empty where there are none
 * @param ways the notations of the actions that the step accepts, of the action to try, or of the loaded roll. The
 *     lesson continues as after the first of them
 */
public record LessonTold(
        String lesson,
        int step,
        int steps,
        String title,
        String says,
        Task task,
        boolean astray,
        Optional<Seat> seat,
        Optional<String> instead,
        Optional<String> changed,
        List<String> ways) {
    public LessonTold {
        ways = List.copyOf(ways);
    }

    /** The kind of input a step waits for. */
    public enum Task {
        /** The learner reads the text. */
        READ,
        /** An action. */
        PLAY,
        /** An action that the rules forbid. */
        TRY,
        /** Dice. */
        ROLL,
        /** A card. */
        DRAW
    }
}
