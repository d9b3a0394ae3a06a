package umpire.rules.ogreselves.validity;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Parsed;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.OgreZone;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.refusal.QuestJudge;

/** Says what is impossible about a position. */
public final class QuestCheck {
    private final QuestSetup setup;
    private final PhaseFits phases;

    public QuestCheck(QuestSetup setup, QuestJudge judge) {
        this.setup = setup;
        this.phases = new PhaseFits(setup, judge);
    }

    /** Returns the position, or everything that cannot be. */
    public Parsed<Quest> check(Quest quest) {
        if (quest.realm().miners().size() != setup.elves()) {
            return Parsed.bad("this game has " + setup.elves() + " Elves, not "
                    + quest.realm().miners().size());
        }
        if (quest.turn().index() >= setup.elves()) {
            return Parsed.bad(quest.turn().title() + " does not play");
        }
        List<String> wrong = new ArrayList<>(counts(quest.realm()));
        elves(quest, wrong);
        mines(quest.realm(), wrong);
        chests(quest.realm(), wrong);
        ogres(quest, wrong);
        if (wrong.isEmpty()) {
            phases.misfit(quest).ifPresent(wrong::add);
        }
        return wrong.isEmpty() ? Parsed.good(quest) : Parsed.bad(String.join("; ", wrong));
    }

    private List<String> counts(Realm realm) {
        List<String> wrong = new ArrayList<>();
        Things all = realm.everything();
        for (Thing thing : Thing.values()) {
            int inPlay = setup.sheet().inPlay().count(thing);
            if (all.count(thing) > inPlay) {
                wrong.add("the " + setup.sheet() + " game has " + inPlay + " of " + thing.word() + ", not "
                        + all.count(thing));
            }
        }
        return wrong;
    }

    private static void elves(Quest quest, List<String> wrong) {
        for (Elf elf : quest.realm().elves()) {
            Miner miner = quest.realm().miner(elf);
            if (miner.bag().size() > Miner.ROOM) {
                wrong.add(elf.title() + " carries more than " + Miner.ROOM + " things");
            }
            boolean onOgre = miner.at().mine() && !quest.realm().free(miner.at());
            if (miner.captive() && !onOgre) {
                wrong.add(elf.title() + " is captive where no Ogre is");
            }
            if (onOgre && !miner.captive() && !PhaseFits.mayStandFreeOnOgre(quest, elf)) {
                wrong.add(elf.title() + " stands on an Ogre and is not its captive");
            }
        }
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
            Things asks =
                    setup.sheet().royals().contains(royal) ? setup.kingdom().asks(royal) : Things.NONE;
            if (!realm.chest(royal).less(asks).isEmpty()) {
                wrong.add(royal.chest() + " holds "
                        + realm.chest(royal).less(asks).inWords() + ", for which it has no space");
            }
        }
        realm.gifts().stream()
                .filter(gifts -> gifts.holds(Thing.SHIELD))
                .findFirst()
                .ifPresent(gifts -> wrong.add("a Shield is no Gift"));
    }

    private void ogres(Quest quest, List<String> wrong) {
        boolean begun = !(quest.phase() instanceof QuestPhase.Salting || quest.phase() instanceof QuestPhase.Placing);
        for (int ogre = 1; ogre <= Realm.OGRES; ogre++) {
            boolean inBox = quest.realm().ogre(ogre) instanceof OgreZone.InBox;
            boolean plays = setup.sheet().ogres().contains(ogre);
            if ((plays && begun && inBox) || (!plays && !inBox)) {
                wrong.add("Ogre " + ogre + (plays ? " must be somewhere" : " is not in this game"));
            }
            if (quest.realm().ogre(ogre) instanceof OgreZone.WaitsBeside
                    && !setup.sheet().giftedOgreReturns()) {
                wrong.add("Ogre " + ogre + " waits beside a Castle, but no Ogre comes back in this game");
            }
        }
    }
}
