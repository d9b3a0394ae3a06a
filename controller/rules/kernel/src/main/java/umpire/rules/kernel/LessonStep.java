package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/**
 * One step of a lesson.
 *
 * @param title a few words
 * @param says what is told
 * @param position the position it begins with, in the game's notation; empty where it goes on from the step before
 * @param task what it waits for
 * @param replies what the table then does for whoever is not taught, in the game's notation
 */
public record LessonStep(String title, String says, Optional<String> position, LessonTask task, List<String> replies) {
    public LessonStep {
        replies = List.copyOf(replies);
    }
}
