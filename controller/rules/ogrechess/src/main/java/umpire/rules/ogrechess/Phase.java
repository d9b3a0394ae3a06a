package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.Outcome;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Square;

/** A step of a turn. It decides which actions are possible. */
public sealed interface Phase {
    /** Returns the overrun under way, if one is. */
    default Optional<Attack.Fight> fightUnderWay() {
        return switch (this) {
            case AwaitingAim aim -> Optional.of(aim.fight());
            case AwaitingRoll(Attack.Clash clash) -> Optional.of(clash.fight());
            default -> Optional.empty();
        };
    }

    /** The side moves a piece, or makes a special move instead. */
    record AwaitingMove() implements Phase {}

    /**
     * A promoted platoon's piece must be exchanged for Mech-INF.
     *
     * @param from the square that it came from; the same as {@code at} when no fire can follow
     */
    record AwaitingExchange(Square from, Square at) implements Phase {}

    /**
     * A piece has moved; a shot may follow.
     *
     * @param from the square that it came from; the same as {@code to} when it moved as infantry and is Mech-INF now, which cannot fire
     */
    record AwaitingFire(Square from, Square to) implements Phase {}

    /** Two platoons have combined; one of them may fire. Both squares are the same after a merger. */
    record AwaitingCombinedFire(Square a, Square b) implements Phase {}

    /** An Ogre that fires its weapons one by one may fire those left. */
    record AwaitingSalvo(Square ogre, Batteries left) implements Phase {}

    /** The survivor of a Blitzkrieg may fire back at the Heavy Tank. */
    record AwaitingReturnFire(Square survivor, Square tank) implements Phase {}

    /** The first target of a Blitzkrieg is destroyed; the Heavy Tank may fire on the other. */
    record AwaitingSecondShot(Square from, Square tank, Square fallen) implements Phase {}

    /** A Missile Tank has fired and may move. */
    record AwaitingMissileMove(Square at) implements Phase {}

    /** A unit has fired in a hit-and-run and must retreat. */
    record AwaitingRetreat(Square at, int steps) implements Phase {}

    /** An Ogre has overrun infantry and may go on in its line. */
    record AwaitingContinuation(Square from, Square ogre, int points) implements Phase {}

    /** Infantry in an overrun must say which component of the Ogre it fires at. */
    record AwaitingAim(Attack.Fight fight) implements Phase {}

    /** A die must be rolled. */
    record AwaitingRoll(Attack attack) implements Phase {}

    /** The game has ended. */
    record Over(Outcome outcome) implements Phase {}
}
