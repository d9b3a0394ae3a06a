package umpire.referee.session.input;

/** The meaning of a player's press. */
public enum ButtonMeaning {
    CONFIRM,
    NEXT,
    UNDO,
    HELP
}
