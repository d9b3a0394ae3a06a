package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.TopCorner;

/** What may be done. Dice are named as in {@link BoxedDie}. */
public sealed interface Action {
    record Enlist(String die) implements Action {}

    /** The army is built. */
    record ArmyReady() implements Action {}

    /** The smaller army, or the coin, says who goes first. */
    record GoesFirst(Commander who) implements Action {}

    record PlaceFirst(String die) implements Action {}

    record ThrowIn(String die) implements Action {}

    /**
     * All dice are at rest after a throw, or after one was placed by hand.
     *
     * @param dice all that were on the table and the one that was thrown, in the order of the box
     */
    record DiceLanded(List<LandedDie> dice) implements Action {
        public DiceLanded {
            dice = List.copyOf(dice);
        }
    }

    /** The throw counts. */
    record AllowThrow() implements Action {}

    /**
     * The throw was a foul.
     *
     * @param out whether the die goes into reserve, or stays and may not act
     */
    record CallFoul(boolean out) implements Action {}

    record Maneuver(String die, TopCorner corner) implements Action {}

    /**
     * A die shoots.
     *
     * @param target of a Short-Range or Long-Range shot: a die or a Command Post
     * @param system what it is aimed at on an Ogre that it does not kill at once
     */
    record FireWeapon(String die, Weapon weapon, Optional<String> target, Optional<OgreSystem> system)
            implements Action {}

    record CallIn(String caller, String called) implements Action {}

    record JumpUp(String die) implements Action {}

    record CommandAll() implements Action {}

    /** A die that may act does not. */
    record RestDie() implements Action {}

    record PassTurn() implements Action {}

    /** The shooter says that a close line reaches a target, and asks. */
    record AskLine(String shooter, Weapon weapon, String target) implements Action {}

    record SayLine(boolean seen) implements Action {}

    /** Returns whether only somebody at the table can know it. Of a close line, who has not looked along it says that it is seen. */
    default boolean witnessed() {
        return this instanceof CallFoul || (this instanceof SayLine said && !said.seen());
    }
}
