package umpire.rules.kernel;

/** Who looks. */
public sealed interface Viewer {
    /** Anyone in the room or on the network. */
    record Public() implements Viewer {}

    /** One seat, that may see its own secrets. */
    record Seated(Seat seat) implements Viewer {}
}
