package umpire.referee.session.input;

/** What a player's press means. */
public enum ButtonMeaning {
    CONFIRM,
    NEXT,
    UNDO,
    HELP
}
