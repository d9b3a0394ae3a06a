package umpire.drawing.sheet;

/** A part does not fit on the paper. The message names it and the remedy. */
public final class TooLargeException extends Exception {
    private static final long serialVersionUID = 1;

    TooLargeException(String message) {
        super(message);
    }
}
