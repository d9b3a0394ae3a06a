package umpire.table.web;

/** Something that hands do at the virtual table, in the table's frame. */
sealed interface Act {
    /** Takes a piece off the table. */
    record Lift(int tag) implements Act {}

    /** Moves a lifted piece; repeated while it is held, so that a forgotten one can be put down. */
    record Carry(int tag, double xMm, double yMm) implements Act {}

    /** Puts a lifted piece down. */
    record Drop(int tag) implements Act {}

    /** Turns a piece. */
    record Turn(int tag, double headingDeg) implements Act {}

    /** Lifts a piece and puts it back. */
    record Tap(int tag) implements Act {}

    /** Throws a die. */
    record Roll(String die) implements Act {}

    /** Moves a die. */
    record Place(String die, double xMm, double yMm) implements Act {}

    /** Leaves a die leaning. */
    record Cock(String die) implements Act {}

    /** Holds a hand over the table. */
    record HoldHand(double xMm, double yMm) implements Act {}

    /** Takes the hand away. */
    record TakeHand() implements Act {}

    /** Presses a button of the table's edge. */
    record PressButton(String side, String button) implements Act {}

    /** Changes the room's light. */
    record Lamp(double level, double kelvin, double shadow) implements Act {}

    /** Has a lamp reflected on the table; a strength of 0 takes the reflection away. */
    record Reflect(double strength, double xMm, double yMm) implements Act {}

    /** Knocks the camera out of its place by so much; zeros put it back. */
    record Knock(double xMm, double yMm, double rollDeg) implements Act {}

    /** Changes the camera's focus. */
    record Focus(double defocusPx) implements Act {}

    /** Lays the board sheet on the table or takes it away. */
    record Sheet(boolean laid) implements Act {}

    /** Puts every piece where the game says it must stand. */
    record Arrange() implements Act {}
}
