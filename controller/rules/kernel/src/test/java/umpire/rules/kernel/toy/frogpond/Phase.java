package umpire.rules.kernel.toy.frogpond;

/** A phase of a turn. Each phase allows its own kinds of action. */
public sealed interface Phase {
    record DrawingCard() implements Phase {}

    record RollingDie() implements Phase {}

    /**
     * A frog hops, or all stay.
     *
     * @param pads how far
     */
    record HoppingFrog(int pads) implements Phase {}

    record PondOver() implements Phase {}
}
