package umpire.referee.session.record;

/**
 * One line of the journal. The position is the fold of all entries; nothing else is stored.
 *
 * @param text the content, by kind. {@code PLAYED}: the action's notation. {@code TAKEN_BACK}: the number of actions.
 *     {@code TAKE_BACK_ASKED}: the number of actions, a space and the seat. {@code REDO_ASKED}: the seat. Both requests
 *     end with the seats that the table plays. {@code MEASURED}: names with poses as {@link MeasuredPoses} writes them.
 *     {@code SET_UP} and {@code STANDS}: the position's notation. {@code PAUSED} and {@code RESUMED}: the requester.
 *     {@code TAUGHT}: the number of a step. {@code CHOSEN}: the number of the journal row with which the resumed game
 *     began, empty for a new one. {@code NOTED}: a fact as {@link TableNotes} writes it. Other kinds: the seat
 */
public record Entry(EntryKind kind, String text) {
    /** The text of the {@code TAUGHT} entry that ends a lesson. */
    public static final String LESSON_ENDS = "end";

    /** The text of the {@code TAUGHT} entry after which the table shows the effects of the present step. */
    public static final String STEP_DONE = "done";

    /** The kinds of entries. */
    public enum EntryKind {
        /** The players chose this game instead of the one on the table, as a new game or resumed. */
        CHOSEN,
        /** The game starts from a position. Earlier entries belong to another game. */
        SET_UP,
        /** An action was accepted. */
        PLAYED,
        /** Poses of pieces laid by hand were measured. Belongs to the action before and is taken back with it. */
        MEASURED,
        /** Actions were taken back, by hand or by button. */
        TAKEN_BACK,
        /**
         * A seat asks others for permission to take actions back. The game goes on; the request lapses with the next
         * action.
         */
        TAKE_BACK_ASKED,
        /** A seat asks others for permission to redo actions. */
        REDO_ASKED,
        /** A seat that was asked gives permission. */
        TAKE_BACK_ACCEPTED,
        /** A seat that was asked refuses, or the requesting seat withdraws. */
        TAKE_BACK_DECLINED,
        /**
         * A step of the lesson is due: its number from 1, {@link #STEP_DONE} or {@link #LESSON_ENDS}. A {@code SET_UP}
         * entry without it begins no lesson.
         */
        TAUGHT,
        /** The operator let an illegal position stand. */
        STANDS,
        PAUSED,
        RESUMED,
        /** A seat resigned. */
        RESIGNED,
        /**
         * A seat offered a draw. The game goes on. The offer lapses when a seat that was asked plays, or with a
         * take-back.
         */
        DRAW_OFFERED,
        /** A seat that was asked accepted the draw. The last acceptance ends the game. */
        DRAW_ACCEPTED,
        /** A seat that was asked declined the draw, or the offering seat withdrew it. */
        DRAW_DECLINED,
        /** A fact about the table that no rule depends on, such as a player's name. */
        NOTED
    }
}
