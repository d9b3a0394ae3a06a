package umpire.referee.session.input;

/** What may be asked of a lesson. */
public enum LessonRequest {
    /** Begins it, or begins it anew. */
    BEGIN,
    /** Goes on to the next step, whether this one was done or not; after the last one ends it. */
    NEXT,
    /** Goes back a step; where something else was played than asked for, puts this step right. */
    BACK,
    /** Ends it. */
    END
}
