package umpire.referee.sitting;

/** What a player's press means. */
public enum ButtonMeaning {
    CONFIRM,
    NEXT,
    UNDO,
    HELP
}
