package umpire.referee.session.input;

/** A request about a lesson. */
public enum LessonRequest {
    /** Begins or restarts the lesson. */
    BEGIN,
    /** Goes to the next step, whether this one was done or not. After the last step, ends the lesson. */
    NEXT,
    /** Goes back one step. If this step is done, or another action was played than it asks for, resets it instead. */
    BACK,
    /** Ends the lesson. */
    END
}
