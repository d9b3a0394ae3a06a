package umpire.referee.announcement;

import java.util.Optional;

/**
 * What newcomers are taught.
 *
 * @param lesson what the lesson tells now, where one is on
 * @param offered whether one may be begun: the game has one, and none that would be lost is on
 */
public record Teaching(Optional<LessonTold> lesson, boolean offered) {
    /** Nobody is taught, and nobody wrote a lesson. */
    public static final Teaching NONE = new Teaching(Optional.empty(), false);
}
