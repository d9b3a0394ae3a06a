package umpire.referee.announcement;

import java.util.Optional;

/**
 * The state of the lesson.
 *
 * @param lesson the present step, while a lesson runs
 * @param offered whether a lesson may begin: the game has one, and no unfinished game would be lost
 */
public record Teaching(Optional<LessonTold> lesson, boolean offered) {
    /** A game without a lesson. */
    public static final Teaching NONE = new Teaching(Optional.empty(), false);
}
