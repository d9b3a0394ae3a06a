package umpire.rules.kernel;

import java.util.List;

/**
 * A guided first game, for the default set-up.
 *
 * @param steps from the first to the last
 */
public record Lesson(String title, List<LessonStep> steps) {
    public Lesson {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("a lesson needs steps");
        }
    }
}
