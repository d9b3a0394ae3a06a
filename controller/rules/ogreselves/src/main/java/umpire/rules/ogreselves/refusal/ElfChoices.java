package umpire.rules.ogreselves.refusal;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Royal;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;

/** Lists what may be done: everything that a phase might hold and the judge lets pass, in a fixed order. */
public final class ElfChoices {
    private final QuestSetup setup;
    private final QuestJudge judge;

    public ElfChoices(QuestSetup setup, QuestJudge judge) {
        this.setup = setup;
        this.judge = judge;
    }

    /** Returns the legal actions: set-up by Mine and kind, Shields by Mine, moves by space, things by kind, the waiver last. */
    public List<QuestAction> legal(Quest quest) {
        List<QuestAction> all = new ArrayList<>();
        switch (quest.phase()) {
            case QuestPhase.Salting salting -> salts(quest.realm(), all);
            case QuestPhase.Placing placing -> places(all);
            case QuestPhase.Deploying deploying -> deploys(quest, all);
            case QuestPhase.Moving moving -> moves(quest, all);
            case QuestPhase.Meeting meeting -> gifts(quest.miner().bag(), all);
            case QuestPhase.Handling handling -> things(quest, handling, all);
            case QuestPhase.Bound bound -> captives(quest, all);
            case QuestPhase.Rolling rolling -> rolls(all);
            case QuestPhase.Escaping escaping -> castles(all);
            case QuestPhase.Agreeing agreeing -> {
                all.add(new QuestAction.SayYes());
                all.add(new QuestAction.SayNo());
            }
            case QuestPhase.Ended ended -> {}
        }
        return all.stream()
                .filter(action -> judge.refuse(quest, action).isEmpty())
                .toList();
    }

    private void salts(Realm realm, List<QuestAction> into) {
        long laid = realm.mines().stream().mapToInt(Things::size).sum();
        int next = setup.sheet().salting().get((int) laid);
        Thing.gems().forEach(gem -> into.add(new QuestAction.Salt(next, gem)));
    }

    private void places(List<QuestAction> into) {
        for (int ogre : setup.sheet().ogres()) {
            for (OgreCastle castle : OgreCastle.values()) {
                into.add(new QuestAction.PlaceOgre(ogre, castle));
            }
        }
    }

    private static void deploys(Quest quest, List<QuestAction> into) {
        if (quest.miner().bag().holds(Thing.SHIELD)) {
            ElfSpace.mines().forEach(mine -> into.add(new QuestAction.DeployShield(mine)));
        }
        into.add(new QuestAction.EnoughDone());
    }

    private void moves(Quest quest, List<QuestAction> into) {
        shields(quest, into);
        Walks.near(setup.kingdom(), quest.miner().at()).forEach(to -> into.add(new QuestAction.WalkTo(to)));
        into.add(new QuestAction.ProposeEnd());
        into.add(new QuestAction.StayThere());
    }

    private static void shields(Quest quest, List<QuestAction> into) {
        if (quest.miner().bag().holds(Thing.SHIELD)) {
            ElfSpace.mines().forEach(mine -> into.add(new QuestAction.DeployShield(mine)));
        }
        for (int from : ElfSpace.mines()) {
            if (quest.realm().shielded(from)) {
                into.add(new QuestAction.RetrieveShield(from));
                ElfSpace.mines().forEach(to -> into.add(new QuestAction.ShiftShield(from, to)));
            }
        }
    }

    private static void gifts(Things bag, List<QuestAction> into) {
        for (Thing gem : bag.gems().kinds()) {
            for (OgreCastle castle : OgreCastle.values()) {
                into.add(new QuestAction.GiveGift(gem, castle));
            }
        }
    }

    private void things(Quest quest, QuestPhase.Handling handling, List<QuestAction> into) {
        Things bag = quest.miner().bag();
        for (Royal royal : setup.sheet().royals()) {
            bag.gems().kinds().forEach(gem -> into.add(new QuestAction.DeliverTo(royal, gem)));
        }
        for (Thing thing : handling.offer().kinds()) {
            into.add(new QuestAction.TakeUp(thing));
            bag.kinds().forEach(left -> into.add(new QuestAction.SwapFor(thing, left)));
        }
        for (Elf partner : quest.realm().freeElvesOn(quest.miner().at())) {
            shares(quest, partner, into);
        }
        into.add(new QuestAction.ProposeEnd());
        into.add(new QuestAction.EnoughDone());
    }

    private static void shares(Quest quest, Elf partner, List<QuestAction> into) {
        Miner other = quest.realm().miner(partner);
        Things bag = quest.miner().bag();
        bag.kinds().forEach(thing -> into.add(new QuestAction.HandOver(quest.turn(), partner, thing)));
        other.bag().kinds().forEach(thing -> into.add(new QuestAction.HandOver(partner, quest.turn(), thing)));
        for (Thing given : bag.kinds()) {
            other.bag().kinds().forEach(got -> into.add(new QuestAction.TradeFor(partner, given, got)));
        }
    }

    private void captives(Quest quest, List<QuestAction> into) {
        shields(quest, into);
        ransoms(quest.realm(), into);
        into.add(new QuestAction.EnoughDone());
    }

    private void ransoms(Realm realm, List<QuestAction> into) {
        for (Royal royal : setup.sheet().royals()) {
            for (Thing gem : realm.chest(royal).kinds()) {
                for (OgreCastle castle : OgreCastle.values()) {
                    into.add(new QuestAction.PayRansom(royal, gem, castle));
                }
            }
        }
    }

    private static void rolls(List<QuestAction> into) {
        for (int face = 1; face <= QuestAction.Roll.O; face++) {
            into.add(new QuestAction.Roll(face));
        }
    }

    private static void castles(List<QuestAction> into) {
        for (OgreCastle castle : OgreCastle.values()) {
            into.add(new QuestAction.EscapeTo(castle));
        }
    }
}
