package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Listed;
import umpire.rules.kernel.Mark;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.ogreselves.Realm.OgreZone;
import umpire.rules.ogreselves.appearance.BoardSheet;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Kingdom;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** The layout of a realm. On a Mine things lie lowest, an Ogre on them, Elves on top. */
final class PositionPlacement {
    private PositionPlacement() {}

    /** Returns the layout of the table. Pieces under an Ogre or an Elf need not be seen. */
    public static Placement show(Setup setup, Realm realm) {
        List<Standing> standings = new ArrayList<>();
        for (ElfSpace space : ElfSpace.values()) {
            space(realm, space, standings);
        }
        for (OgreCastle castle : OgreCastle.values()) {
            heap(realm.gifts(castle), castle.corner(), false, standings);
            besides(realm, castle, standings);
        }
        for (Royal royal : Royal.values()) {
            heap(realm.chest(royal), royal.place(), false, standings);
        }
        if (setup.bagsInView()) {
            realm.elves().forEach(elf -> heap(realm.miner(elf).bag(), elf.bag(), false, standings));
        }
        return new Placement(standings);
    }

    private static void space(Realm realm, ElfSpace space, List<Standing> into) {
        List<Integer> ogres = realm.ogresOn(space);
        List<Elf> elves = realm.elves().stream()
                .filter(elf -> realm.miner(elf).at() == space)
                .toList();
        if (space.mine()) {
            heap(realm.mine(space.number()), space.place(), !ogres.isEmpty() || !elves.isEmpty(), into);
        }
        boolean ridden = space.mine() && !elves.isEmpty();
        ogres.forEach(ogre -> into.add(new Standing(BoardSheet.token(ogre), new Spot.On(space.place()), ridden)));
        elves.forEach(elf -> into.add(Standing.on(space.place(), BoardSheet.token(elf))));
    }

    private static void heap(Things things, Place place, boolean covered, List<Standing> into) {
        things.list().forEach(thing -> into.add(new Standing(BoardSheet.token(thing), new Spot.On(place), covered)));
    }

    private static void besides(Realm realm, OgreCastle castle, List<Standing> into) {
        for (int ogre = 1; ogre <= Kingdom.OGRES; ogre++) {
            OgreZone zone = realm.ogre(ogre);
            if (zone.equals(new OgreZone.WaitsBeside(castle)) || zone.equals(new OgreZone.OutOfGame(castle))) {
                into.add(Standing.on(castle.corner(), BoardSheet.token(ogre)));
            }
        }
    }

    /**
     * Returns the marks for facts that no picture shows. They are the things under an Ogre, the captives, the Ogres that come back, the
     * full chests, and the chests that are not filled in this game. Marks without a brief text appear only when a place is looked at
     * closely. They tell what each Ogre likes and where it goes, what a chest still needs, and which chests a Valuable is for.
     */
    public static List<Mark> marks(Setup setup, Realm realm) {
        List<Mark> marks = new ArrayList<>();
        for (ElfSpace space : ElfSpace.values()) {
            if (space.mine()) {
                mine(realm, space, marks);
                realm.mine(space.number()).gems().kinds().forEach(gem -> marks.add(use(setup, realm, space, gem)));
            }
            realm.ogresOn(space).forEach(ogre -> marks.add(ogre(setup, realm, space, ogre)));
        }
        for (OgreCastle castle : OgreCastle.values()) {
            beside(realm, castle, marks);
        }
        for (Royal royal : Royal.values()) {
            if (!setup.sheet().royals().contains(royal)) {
                String says = "There is no " + royal.title() + " in this game, so " + royal.chest() + " is not used.";
                marks.add(new Mark(royal.place(), "closed", royal.title(), says));
            } else if (setup.missing(realm, royal).isEmpty()) {
                String says = "The " + royal.title() + "'s chest is full: 1 more for each Valuable in it.";
                marks.add(new Mark(royal.place(), "full", "full", says));
            } else {
                String needed = setup.missing(realm, royal).inWords();
                marks.add(new Mark(
                        royal.place(), "needs", "", "The " + royal.title() + "'s chest needs " + needed + "."));
            }
        }
        return marks;
    }

    private static Mark use(Setup setup, Realm realm, ElfSpace space, Thing gem) {
        List<String> chests = setup.sheet().royals().stream()
                .filter(royal -> setup.missing(realm, royal).holds(gem))
                .map(Royal::chest)
                .toList();
        String called = "The " + gem.called() + " on " + space.title();
        String says = chests.isEmpty()
                ? called + " is for no chest, but may be a Gift."
                : called + " is for " + Listed.or(chests) + ".";
        return new Mark(space.place(), "use", "", says);
    }

    private static Mark ogre(Setup setup, Realm realm, ElfSpace space, int ogre) {
        OptionalInt next = OgreHop.aim(setup, realm, ogre, EventSink.SILENT);
        String goes = next.isEmpty() ? "" : " A " + ogre + " moves it to Mine " + next.getAsInt() + ".";
        return new Mark(space.place(), "ogre", "", "Ogre " + ogre + " likes " + setup.tastes(ogre) + "." + goes);
    }

    private static void mine(Realm realm, ElfSpace space, List<Mark> into) {
        Things things = realm.mine(space.number());
        boolean elves = realm.miners().stream().anyMatch(miner -> miner.at() == space);
        if (!things.isEmpty() && (elves || !realm.free(space))) {
            String says = space.title() + " has " + things.inWords() + ".";
            into.add(new Mark(space.place(), "under", things.toString(), says));
        }
        for (Elf elf : realm.elves()) {
            Realm.Miner miner = realm.miner(elf);
            if (miner.captive() && miner.at() == space) {
                String says = "The " + elf.seat() + " is captive on " + space.title() + ".";
                into.add(new Mark(space.place(), "captive", "C", says));
            }
        }
    }

    private static void beside(Realm realm, OgreCastle castle, List<Mark> into) {
        for (int ogre = 1; ogre <= Kingdom.OGRES; ogre++) {
            if (realm.ogre(ogre).equals(new OgreZone.WaitsBeside(castle))) {
                String says = "Ogre " + ogre + " comes back to " + castle.title() + " when it is rolled.";
                into.add(new Mark(castle.corner(), "returns", "B", says));
            }
        }
    }

    /**
     * Returns the facts as lines: the parts of the highest score, and the things each Elf carries where no tray shows them. The score tells
     * what the chests need.
     */
    public static List<String> facts(Setup setup, Realm realm) {
        List<String> facts = new ArrayList<>();
        facts.add(ScoreSheet.best(setup));
        if (!setup.bagsInView()) {
            realm.elves()
                    .forEach(elf -> facts.add("The " + elf.seat() + " carries "
                            + realm.miner(elf).bag().inWords() + "."));
        }
        return facts;
    }
}
