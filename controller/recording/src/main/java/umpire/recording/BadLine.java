package umpire.recording;

/** A line that cannot be read. The message is one phrase. */
final class BadLine extends Exception {
    private static final long serialVersionUID = 1L;

    private final int line;

    BadLine(int line, String message) {
        super(message);
        this.line = line;
    }

    int line() {
        return line;
    }
}
