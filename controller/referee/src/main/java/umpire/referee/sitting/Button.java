package umpire.referee.sitting;

/** What a player's press means. */
public enum Button {
    CONFIRM,
    NEXT,
    UNDO,
    HELP
}
