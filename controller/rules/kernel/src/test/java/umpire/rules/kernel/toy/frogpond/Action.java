package umpire.rules.kernel.toy.frogpond;

/** The actions of the game. */
public sealed interface Action {
    /** A card is drawn and laid on the pile. */
    record DrawCard(PondCard card) implements Action {}

    record RollDie(int pips) implements Action {}

    record HopFrog(LilyPad from, LilyPad to) implements Action {}

    /** No frog hops in this turn. */
    record StayPut() implements Action {}
}
