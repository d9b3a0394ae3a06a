package umpire.rules.ogreselves;

import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;

/** Where an Ogre is. */
public sealed interface OgreZone {
    /** In the box, or in a hand that mixes the Ogres. */
    record InBox() implements OgreZone {}

    record InCastle(OgreCastle castle) implements OgreZone {}

    record OnMine(int mine) implements OgreZone {}

    /** Beside a Castle with a Gift; it comes back. */
    record WaitsBeside(OgreCastle castle) implements OgreZone {}

    /** Beside a Castle and out of the game. */
    record OutOfGame(OgreCastle castle) implements OgreZone {}

    /** Returns whether it stands on a space. */
    default boolean on(ElfSpace space) {
        return switch (this) {
            case InCastle in -> in.castle().space() == space;
            case OnMine on -> ElfSpace.mine(on.mine()) == space;
            case InBox box -> false;
            case WaitsBeside beside -> false;
            case OutOfGame out -> false;
        };
    }
}
