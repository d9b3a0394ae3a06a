package umpire.rules.ogreselves;

import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * An Elf on the board.
 *
 * @param at where it stands
 * @param captive whether the Ogre on the same Mine holds it
 * @param bag the things it carries
 */
public record Miner(ElfSpace at, boolean captive, Things bag) {
    /** How many things a bag holds. */
    public static final int ROOM = 4;

    public boolean hasRoom() {
        return bag.size() < ROOM;
    }

    /** Returns it as a free Elf somewhere. */
    public Miner free(ElfSpace space) {
        return new Miner(space, false, bag);
    }

    public Miner caught() {
        return new Miner(at, true, bag);
    }

    public Miner carrying(Things things) {
        return new Miner(at, captive, things);
    }

    public Miner with(Thing thing) {
        return carrying(bag.with(thing));
    }

    public Miner without(Thing thing) {
        return carrying(bag.without(thing));
    }
}
