package umpire.robot;

/** A law of play does not hold. Its message names the seed and the position. */
public final class LawBroken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public LawBroken(String message) {
        super(message);
    }
}
