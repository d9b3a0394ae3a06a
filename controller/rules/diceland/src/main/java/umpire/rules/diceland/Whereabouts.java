package umpire.rules.diceland;

import umpire.rules.diceland.geometry.FlatDie;

/** Where a die is. */
public sealed interface Whereabouts {
    /** In the box, and in no army. */
    record Boxed() implements Whereabouts {}

    /** Ready to be thrown. */
    record InHand() implements Whereabouts {}

    /**
     * Killed, and out of play for some turns.
     *
     * @param turns the turns that have to end before it is back in the hand, this one included
     */
    record InReserve(int turns) implements Whereabouts {}

    /** On the table. */
    record InPlay(FlatDie die) implements Whereabouts {}
}
