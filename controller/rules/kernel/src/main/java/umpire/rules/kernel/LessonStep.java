package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * One step of a lesson.
 *
 * @param title a few words
 * @param says the text of the step
 * @param position the position it begins with, in the game's notation; empty where it continues from the step before
 * @param task the input it waits for
 * @param replies the actions of the other seats after it, played by the table, in the game's notation
 */
public record LessonStep(String title, String says, Optional<String> position, LessonTask task, List<String> replies) {
    public LessonStep {
        replies = List.copyOf(replies);
    }
}
