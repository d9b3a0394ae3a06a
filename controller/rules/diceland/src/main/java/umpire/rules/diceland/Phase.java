package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.catalogue.Weapon;

/** The step of the game that is awaited. */
public sealed interface Phase {
    /** A phase before the first turn. */
    sealed interface DuelSetUp extends Phase {}

    /** A phase in which it is decided who goes first. */
    sealed interface Deciding extends DuelSetUp {}

    /** A phase in which one die is awaited or acts. */
    sealed interface OfDie extends Phase {
        /** Returns the die. */
        String die();
    }

    /** A phase in which a die comes to rest on the table. */
    sealed interface DieLanding extends OfDie {}

    /** A phase in which the active player lets a die act. */
    sealed interface Acting extends Phase {}

    /** The active player builds an army. */
    record Enlisting() implements DuelSetUp {}

    /** The active player, whose army is the smaller, decides who goes first. */
    record Electing() implements Deciding {}

    /** The armies are equal: a coin decides who goes first. */
    record Flipping() implements Deciding {}

    /** The active player chooses a die that begins on the table. */
    record ChoosingFirst() implements DuelSetUp {}

    /** A die of the active player is put on the table by hand. */
    record HandPlacing(String die) implements DuelSetUp, DieLanding {}

    /** The active player's turn begins. */
    record Choosing() implements Acting {}

    /** A die flies. */
    record Airborne(String die) implements DieLanding {}

    /** The opponent says whether the throw of a die counts. */
    record FoulWatching(String die) implements OfDie {}

    /** A die may act. */
    record Activating(String die, Why why) implements Acting, OfDie {}

    /** Why a die may act. */
    enum Why {
        LANDED,
        COMMANDED
    }

    /** An Ogre has fired and may maneuver. */
    record OgreMoving(String die) implements Acting, OfDie {}

    /**
     * The opponent is asked about a close sight line.
     *
     * @param back the phase to return to after the answer; empty for the beginning of a turn
     */
    record LineCalling(String shooter, Weapon weapon, String target, Optional<Activating> back) implements OfDie {
        @Override
        public String die() {
            return shooter;
        }
    }

    /** The game is over. */
    record DuelOver(Commander winner, boolean ogreKilled) implements Phase {}
}
