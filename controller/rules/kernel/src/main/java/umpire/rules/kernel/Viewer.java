package umpire.rules.kernel;

/** A viewer of a state. */
public sealed interface Viewer {
    /** Anyone in the room or on the network. */
    record Public() implements Viewer {}

    /** A seat, which may see its own secrets. */
    record Seated(Seat seat) implements Viewer {}
}
