package umpire.command.console;

/** An expected failure. Its message says what is wrong and what to do, and the command exits with 1. */
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Creates a failure with a message that says what to do. */
    public CommandFailure(String message) {
        super(message);
    }

    /** Creates a failure with a message that says what to do, and its cause. */
    public CommandFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
