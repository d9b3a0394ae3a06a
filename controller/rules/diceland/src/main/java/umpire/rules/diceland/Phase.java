package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.catalogue.Weapon;

/** What is awaited. */
public sealed interface Phase {
    /** The active player builds an army. */
    record Enlisting() implements Phase {}

    /** The active player, whose army is the smaller, decides who goes first. */
    record Electing() implements Phase {}

    /** The armies are equal: a coin decides who goes first. */
    record Flipping() implements Phase {}

    /** The active player chooses a die that begins on the table. */
    record ChoosingFirst() implements Phase {}

    /** A die of the active player is put on the table by hand. */
    record HandPlacing(String die) implements Phase {}

    /** The active player's turn begins. */
    record Choosing() implements Phase {}

    /** A die flies. */
    record Airborne(String die) implements Phase {}

    /** The opponent says whether the throw of a die counts. */
    record FoulWatching(String die) implements Phase {}

    /** A die may act. */
    record Activating(String die, Why why) implements Phase {}

    /** Why a die may act. */
    enum Why {
        LANDED,
        COMMANDED
    }

    /** An Ogre has fired and may maneuver. */
    record OgreMoving(String die) implements Phase {}

    /**
     * The opponent is asked about a close sight line.
     *
     * @param back the phase in which it was asked, if not at the beginning of a turn
     */
    record LineCalling(String shooter, Weapon weapon, String target, Optional<Activating> back) implements Phase {}

    /** It is over. */
    record DuelOver(Commander winner, boolean ogreKilled) implements Phase {}
}
