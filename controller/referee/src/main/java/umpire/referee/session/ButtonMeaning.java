package umpire.referee.session;

/** What a player's press means. */
public enum ButtonMeaning {
    CONFIRM,
    NEXT,
    UNDO,
    HELP
}
