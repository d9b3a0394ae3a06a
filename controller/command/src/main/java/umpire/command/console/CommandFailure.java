package umpire.command.console;

/** A failure that is nobody's bug. Its message says what is wrong and what to do, and the command exits with 1. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** With a message a person can act on. */
    public CommandFailure(String message) {
        super(message);
    }

    /** With a message a person can act on, and the failure behind it. */
    public CommandFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
