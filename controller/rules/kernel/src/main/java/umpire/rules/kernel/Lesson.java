package umpire.rules.kernel;

import java.util.List;

/**
 * A first game with its players led through it. It is for the game as it comes out of the box.
 *
 * @param title what is learned
 * @param steps from the first to the last
 */
public record Lesson(String title, List<LessonStep> steps) {
    public Lesson {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("a lesson without steps");
        }
    }
}
