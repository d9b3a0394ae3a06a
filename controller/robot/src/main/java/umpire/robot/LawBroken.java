package umpire.robot;

/** An invariant of play is broken. The message names the seed and the position. */
public final class LawBroken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LawBroken(String message) {
        super(message);
    }
}
