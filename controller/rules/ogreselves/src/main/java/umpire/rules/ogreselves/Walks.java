package umpire.rules.ogreselves;

import java.util.EnumSet;
import java.util.Set;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;

/** How far an Elf comes. */
final class Walks {
    private Walks() {}

    /** Returns every space within one or two steps, as if there were no Ogres. */
    static Set<ElfSpace> near(Kingdom kingdom, ElfSpace from) {
        Set<ElfSpace> near = EnumSet.noneOf(ElfSpace.class);
        for (ElfSpace between : kingdom.next(from)) {
            near.add(between);
            near.addAll(kingdom.next(between));
        }
        near.remove(from);
        return near;
    }

    /** Returns the spaces within two steps to which a way leads that passes no Ogre. */
    static Set<ElfSpace> open(Kingdom kingdom, Realm realm, ElfSpace from) {
        Set<ElfSpace> open = EnumSet.noneOf(ElfSpace.class);
        for (ElfSpace between : kingdom.next(from)) {
            open.add(between);
            if (realm.free(between)) {
                open.addAll(kingdom.next(between));
            }
        }
        open.remove(from);
        return open;
    }
}
