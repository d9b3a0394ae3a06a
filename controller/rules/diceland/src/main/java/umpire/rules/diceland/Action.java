package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.TrackingCard.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;

/** An action. Dice are named as in {@link BoxedDie}. */
public sealed interface Action {
    /** An action of a die on the table. */
    sealed interface DieAct extends Action {
        /** Returns the die that acts. */
        String die();

        /** Returns what the die does, as a verb. */
        default String verb() {
            return switch (this) {
                case Maneuver maneuver -> "maneuver";
                case FireWeapon fire -> "shoot";
                case AskLine ask -> "shoot";
                case CallIn call -> "call";
                case JumpUp jump -> "jump";
            };
        }
    }

    record Enlist(String die) implements Action {}

    /** The army is built. */
    record ArmyReady() implements Action {}

    /** The owner of the smaller army, or the coin, names the player who goes first. */
    record GoesFirst(Commander who) implements Action {}

    record PlaceFirst(String die) implements Action {}

    record ThrowIn(String die) implements Action {}

    /**
     * All dice are at rest after a throw, or after one was placed by hand.
     *
     * @param dice all dice that were on the table and the one that was thrown, in the order of the box
     */
    record DiceLanded(List<LandedDie> dice) implements Action {
        public DiceLanded {
            dice = List.copyOf(dice);
        }
    }

    /**
     * A die at rest after a throw.
     *
     * @param flat how the die lies; empty if it leans, hangs over the edge or is gone, because it then counts as off the table
     */
    record LandedDie(String name, Optional<FlatDie> flat) {}

    /** The opponent lets the throw count. */
    record AllowThrow() implements Action {}

    /**
     * The opponent calls the throw a foul.
     *
     * @param out whether the die goes into reserve, or stays and may not act
     */
    record CallFoul(boolean out) implements Action {}

    record Maneuver(String die, TopCorner corner) implements DieAct {}

    /**
     * A die shoots.
     *
     * @param target of a Short-Range or Long-Range shot: a die or a Command Post
     * @param system the part of an Ogre at which the shot is aimed, if it does not kill at once
     */
    record FireWeapon(String die, Weapon weapon, Optional<String> target, Optional<OgreSystem> system)
            implements DieAct {}

    record CallIn(String die, String called) implements DieAct {}

    record JumpUp(String die) implements DieAct {}

    record CommandAll() implements Action {}

    /** A die that may act does nothing. */
    record RestDie() implements Action {}

    record PassTurn() implements Action {}

    /** The shooter asks whether a close sight line reaches a target. A line is close if the camera cannot tell whether it does. */
    record AskLine(String die, Weapon weapon, String target) implements DieAct {}

    record SayLine(boolean seen) implements Action {}

    /**
     * Returns whether only a person at the table can say so: that a throw was a foul, or that a close sight line does not reach. Without a
     * person, a throw counts and a close line reaches.
     */
    default boolean witnessed() {
        return this instanceof CallFoul || (this instanceof SayLine said && !said.seen());
    }
}
