package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogreselves.Realm.OgreZone;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/**
 * Reports faults of a position: parts that are not in the box or do not fit one another. Its history is not checked.
 *
 * @param judge returns the first rule that an action breaks
 */
record PositionCheck(Setup setup, BiFunction<Position, Action, Optional<Breach>> judge) {
    /** Returns the position, or all faults of its parts, or the first fault of its phase. */
    Parsed<Position> check(Position position) {
        if (position.realm().miners().size() != setup.elves()) {
            return Parsed.bad("this game has " + setup.elves() + " Elves, not "
                    + position.realm().miners().size());
        }
        if (position.turn().index() >= setup.elves()) {
            return Parsed.bad(position.turn().title() + " does not play");
        }
        List<String> wrong = new ArrayList<>();
        counts(position, wrong);
        elves(position, wrong);
        mines(position.realm(), wrong);
        chests(position.realm(), wrong);
        ogres(position, wrong);
        if (wrong.isEmpty()) {
            new PhaseCheck(setup, judge, position).misfit().ifPresent(wrong::add);
        }
        return wrong.isEmpty() ? Parsed.good(position) : Parsed.bad(String.join("; ", wrong));
    }

    private void counts(Position position, List<String> wrong) {
        Things all = position.realm().everything();
        for (Thing thing : Thing.values()) {
            int inPlay = setup.sheet().inPlay().count(thing);
            int there = all.count(thing);
            if (there > inPlay) {
                wrong.add("the " + setup.sheet() + " game has " + inPlay + " of " + thing.word() + ", not " + there);
            }
            if (thing == Thing.SHIELD && there < inPlay && !position.phase().settingUp()) {
                wrong.add("the " + setup.sheet() + " game has " + inPlay + " Shields, which never leave it, and only "
                        + there + " are in bags and on Mines");
            }
        }
    }

    private static void elves(Position position, List<String> wrong) {
        Realm realm = position.realm();
        for (Elf elf : realm.elves()) {
            Realm.Miner miner = realm.miner(elf);
            if (miner.bag().size() > Elf.ROOM) {
                wrong.add(elf.title() + " carries more than " + Elf.ROOM + " things");
            }
            boolean onOgre = miner.at().mine() && !realm.free(miner.at());
            if (miner.captive() && !onOgre) {
                wrong.add(elf.title() + " is captive where no Ogre is");
            }
            if (onOgre && !miner.captive() && !choosesOnOgre(position, elf)) {
                wrong.add(elf.title() + " stands on an Ogre and is not its captive");
            }
        }
    }

    /** Returns whether a free Elf stands on an Ogre while it chooses a Gift or a Castle. */
    private static boolean choosesOnOgre(Position position, Elf elf) {
        return switch (position.phase()) {
            case Phase.Meeting meeting -> elf == position.turn();
            case Phase.Escaping escaping -> escaping.freed().contains(elf);
            default -> false;
        };
    }

    private static void mines(Realm realm, List<String> wrong) {
        for (int mine : ElfSpace.mines()) {
            int shields = realm.mine(mine).count(Thing.SHIELD);
            int ogres = realm.ogresOn(ElfSpace.mine(mine)).size();
            if (shields > 1) {
                wrong.add("Mine " + mine + " has more than one Shield");
            }
            if (ogres > 1 || (ogres == 1 && shields > 0)) {
                wrong.add("Mine " + mine + " has an Ogre beside another Ogre or a Shield");
            }
        }
    }

    private void chests(Realm realm, List<String> wrong) {
        for (Royal royal : Royal.values()) {
            boolean visits = setup.sheet().royals().contains(royal);
            Things extra = realm.chest(royal).less(visits ? setup.kingdom().asks(royal) : Things.NONE);
            if (!extra.isEmpty()) {
                wrong.add(royal.chest() + " holds " + extra.inWords() + ", for which it has no space");
            }
        }
    }

    private void ogres(Position position, List<String> wrong) {
        boolean gifted = setup.sheet().giftedOgreReturns();
        for (int ogre = 1; ogre <= Kingdom.OGRES; ogre++) {
            OgreZone zone = position.realm().ogre(ogre);
            boolean inBox = zone instanceof OgreZone.InBox;
            boolean plays = setup.sheet().ogres().contains(ogre);
            if (plays ? inBox && !position.phase().settingUp() : !inBox) {
                wrong.add("Ogre " + ogre + (plays ? " must be somewhere" : " is not in this game"));
            }
            if (zone instanceof OgreZone.WaitsBeside && !gifted) {
                wrong.add("Ogre " + ogre + " waits beside a Castle, but no Ogre comes back in this game");
            }
            if (zone instanceof OgreZone.OutOfGame && gifted && setup.rulings().ransomedOgreReturns()) {
                wrong.add("Ogre " + ogre + " is out of the game, but every Ogre comes back in this one");
            }
        }
    }

    /** Checks that all pieces lie as at the beginning of a game, laid out in any order. */
    static final class LaidOut {
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
                if (!(realm.ogre(ogre) instanceof Realm.OgreZone.InCastle)) {
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
}
