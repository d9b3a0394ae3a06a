package umpire.table.journal;

/**
 * The journal cannot be opened or written. The message tells people the problem and the remedy. While appending fails, the table must
 * accept nothing.
 */
public final class JournalException extends Exception {
    private static final long serialVersionUID = 1;

    JournalException(String message) {
        super(message);
    }

    JournalException(String message, Throwable cause) {
        super(message, cause);
    }
}
