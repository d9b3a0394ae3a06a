package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** Checks that all pieces lie as at the beginning of a game, laid out in any order. */
final class LaidOut {
    private final Setup setup;
    private final Realm realm;
    private final List<String> wrong = new ArrayList<>();

    private LaidOut(Setup setup, Realm realm) {
        this.setup = setup;
        this.realm = realm;
    }

    /**
     * Returns the realm with the Shields still in the box. Otherwise returns the missing and surplus things, one a line.
     *
     * @param seen the things on the board; Shields may lie in bags already
     */
    static Parsed<Realm> check(Setup setup, Realm seen) {
        LaidOut laid = new LaidOut(setup, withoutDealt(seen));
        laid.mines();
        laid.ogres();
        laid.rest();
        return laid.wrong.isEmpty() ? Parsed.good(laid.realm) : Parsed.bad(String.join("\n", laid.wrong));
    }

    private static Realm withoutDealt(Realm seen) {
        Realm realm = seen;
        for (Elf elf : realm.elves()) {
            realm = realm.with(
                    elf, realm.miner(elf).carrying(realm.miner(elf).bag().except(List.of(Thing.SHIELD))));
        }
        return realm;
    }

    private void mines() {
        for (int mine : ElfSpace.mines()) {
            int needed = Collections.frequency(setup.sheet().salting(), mine);
            Things lying = realm.mine(mine);
            if (lying.gems().size() != needed) {
                wrong.add("Mine " + mine + " gets " + counted(needed) + " and has "
                        + lying.gems().inWords() + ".");
            }
            if (lying.holds(Thing.SHIELD)) {
                wrong.add("The Shield on Mine " + mine + " is deployed once the game has begun.");
            }
        }
        Things extra = realm.everything().gems().less(setup.sheet().inPlay());
        if (!extra.isEmpty()) {
            wrong.add("Back into the box: " + extra.inWords() + ".");
        }
    }

    private static String counted(int valuables) {
        return switch (valuables) {
            case 0 -> "no Valuable";
            case 1 -> "a Valuable";
            default -> valuables + " Valuables";
        };
    }

    private void ogres() {
        for (int ogre : setup.sheet().ogres()) {
            if (!(realm.ogre(ogre) instanceof OgreZone.InCastle)) {
                wrong.add("Ogre " + ogre + " is put on a Castle.");
            }
        }
        if (wrong.isEmpty()) {
            for (OgreCastle castle : realm.emptyCastles()) {
                wrong.add("An Ogre is put on " + castle.title() + ".");
            }
        }
    }

    private void rest() {
        for (Elf elf : realm.elves()) {
            if (realm.miner(elf).at() != ElfSpace.HOME) {
                wrong.add("The " + elf.seat() + " starts at Home.");
            }
            if (!realm.miner(elf).bag().isEmpty()) {
                wrong.add("The " + elf.seat() + " starts with an empty bag.");
            }
        }
        boolean untouched = realm.chests().stream().allMatch(Things::isEmpty)
                && realm.gifts().stream().allMatch(Things::isEmpty);
        if (!untouched) {
            wrong.add("Chests and corners are empty at first.");
        }
    }
}
