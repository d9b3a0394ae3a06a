package umpire.referee.announcement;

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
 */
public record LessonTold(String lesson, int step, int steps, String title, String says, Task task, boolean astray) {
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
