package umpire.drawing.sheet;

/** Something does not fit on a paper. The message names it and says what to do. */
public final class TooLargeException extends Exception {
    private static final long serialVersionUID = 1;

    TooLargeException(String message) {
        super(message);
    }
}
