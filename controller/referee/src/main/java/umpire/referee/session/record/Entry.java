package umpire.referee.session.record;

/**
 * One line of the journal. The position is the fold of all entries; nothing else is ever stored.
 *
 * @param kind what happened
 * @param text its content, by kind: for {@code PLAYED} the action's notation, for {@code TAKEN_BACK} how many actions, for
 *     {@code TAKE_BACK_ASKED} how many actions, a blank and the seat, for {@code REDO_ASKED} the seat, both followed by the seats that the table plays, for {@code MEASURED} names with poses as {@link MeasuredPoses} writes them, for
 *     {@code SET_UP} and {@code STANDS} the position's notation, for {@code PAUSED} and {@code RESUMED} who asked, for
 *     {@code TAUGHT} the number of a step, for {@code CHOSEN} the number of the journal's row with which the game began that is played on, nothing for a new one, for the
 *     others the seat
 */
public record Entry(EntryKind kind, String text) {
    /** The text of the {@code TAUGHT} entry by which a lesson ends. */
    public static final String LESSON_ENDS = "end";

    /** What can happen to a game. */
    public enum EntryKind {
        /** The players chose this game instead of the one that was on the table, anew or where they once left it. */
        CHOSEN,
        /** The game starts from a position. Earlier entries are history of another game. */
        SET_UP,
        /** An action was accepted. */
        PLAYED,
        /** What hands had laid was measured; it belongs to the action before and is taken back with it. */
        MEASURED,
        /** Actions were undone, by hands or by button. */
        TAKEN_BACK,
        /** A seat asks others whether it may take actions back. The game goes on; the request lapses when anything is played. */
        TAKE_BACK_ASKED,
        /** A seat asks others whether it may do again what was taken back. */
        REDO_ASKED,
        /** A seat that was asked allows it. */
        TAKE_BACK_ACCEPTED,
        /** A seat that was asked does not allow it, or the one that asked no longer wants it. */
        TAKE_BACK_DECLINED,
        /** A step of the lesson is due: its number from 1, or {@link #LESSON_ENDS}. A game that is set up is no lesson until this follows. */
        TAUGHT,
        /** The operator let an illegal position stand. */
        STANDS,
        PAUSED,
        RESUMED,
        /** A seat gave the game up. */
        RESIGNED,
        /** A seat offered a draw. Its game goes on; the offer lapses when one that is asked plays, or with taking back. */
        DRAW_OFFERED,
        /** A seat that was asked took the draw; the game is over with the last of them. */
        DRAW_ACCEPTED,
        /** A seat that was asked wants no draw, or the one that offered it no longer does. */
        DRAW_DECLINED
    }
}
