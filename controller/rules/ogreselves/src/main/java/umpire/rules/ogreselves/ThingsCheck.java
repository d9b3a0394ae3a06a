package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;

/** Whether Valuables and Shields can lie where they do: in bags, on Mines, in chests. */
final class ThingsCheck {
    private final Setup setup;

    ThingsCheck(Setup setup) {
        this.setup = setup;
    }

    List<String> wrong(Position position) {
        List<String> wrong = new ArrayList<>();
        counts(position, wrong);
        elves(position, wrong);
        mines(position.realm(), wrong);
        chests(position.realm(), wrong);
        return wrong;
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

    private void elves(Position position, List<String> wrong) {
        Realm realm = position.realm();
        for (Elf elf : realm.elves()) {
            Miner miner = realm.miner(elf);
            if (miner.bag().size() > Miner.ROOM) {
                wrong.add(elf.title() + " carries more than " + Miner.ROOM + " things");
            }
            boolean onOgre = miner.at().mine() && !realm.free(miner.at());
            if (miner.captive() && !onOgre) {
                wrong.add(elf.title() + " is captive where no Ogre is");
            }
            if (onOgre && !miner.captive() && !PhaseCheck.mayStandFreeOnOgre(position, elf)) {
                wrong.add(elf.title() + " stands on an Ogre and is not its captive");
            }
        }
    }

    private static void mines(Realm realm, List<String> wrong) {
        for (int mine : ElfSpace.mines()) {
            int shields = realm.mine(mine).count(Thing.SHIELD);
            List<Integer> ogres = realm.ogresOn(ElfSpace.mine(mine));
            if (shields > 1) {
                wrong.add("Mine " + mine + " has more than one Shield");
            }
            if (ogres.size() > 1 || (ogres.size() == 1 && shields > 0)) {
                wrong.add("Mine " + mine + " has an Ogre beside another Ogre or a Shield");
            }
        }
    }

    private void chests(Realm realm, List<String> wrong) {
        for (Royal royal : Royal.values()) {
            Things asks =
                    setup.sheet().royals().contains(royal) ? setup.kingdom().asks(royal) : Things.NONE;
            Things extra = realm.chest(royal).less(asks);
            if (!extra.isEmpty()) {
                wrong.add(royal.chest() + " holds " + extra.inWords() + ", for which it has no space");
            }
        }
    }
}
