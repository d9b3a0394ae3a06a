package umpire.rules.ogreselves.turn;

import java.util.Collections;
import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.OgreZone;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.refusal.ElfChoices;

/** Leads from one phase to the next, over those in which nothing can be chosen. */
public final class QuestFlow {
    private final QuestSetup setup;
    private final ElfChoices choices;

    public QuestFlow(QuestSetup setup, ElfChoices choices) {
        this.setup = setup;
        this.choices = choices;
    }

    /** Returns the state in which something is awaited. Such a state stays as it is. */
    public Quest settle(Quest quest) {
        return switch (quest.phase()) {
            case QuestPhase.Salting salting -> salted(quest);
            case QuestPhase.Placing placing -> placed(quest);
            case QuestPhase.Deploying deploying -> deploying(quest);
            case QuestPhase.Moving moving -> moving(quest);
            case QuestPhase.Handling handling ->
                choices.legal(quest).size() > 1 ? quest : quest.with(new QuestPhase.Rolling());
            case QuestPhase.Bound bound -> bound(quest, bound);
            case QuestPhase.Meeting meeting -> quest;
            case QuestPhase.Rolling rolling -> quest;
            case QuestPhase.Escaping escaping -> quest;
            case QuestPhase.Agreeing agreeing -> quest;
            case QuestPhase.Ended ended -> quest;
        };
    }

    private Quest salted(Quest quest) {
        return setup.unsalted(quest.realm()).isEmpty() ? placed(quest.with(new QuestPhase.Placing())) : quest;
    }

    private Quest placed(Quest quest) {
        boolean left =
                setup.sheet().ogres().stream().anyMatch(ogre -> quest.realm().ogre(ogre) instanceof OgreZone.InBox);
        return left ? quest : deploying(quest.with(dealt(quest.realm())).with(new QuestPhase.Deploying()));
    }

    /** Deals the Shields round, from the first Elf on. */
    private Realm dealt(Realm realm) {
        Realm dealing = realm;
        for (Elf elf : realm.elves()) {
            int shields = setup.sheet().shieldsDealt(elf, setup.elves());
            dealing = dealing.with(
                    elf, realm.miner(elf).carrying(new Things(Collections.nCopies(shields, Thing.SHIELD))));
        }
        return dealing;
    }

    private Quest deploying(Quest quest) {
        return quest.miner().bag().holds(Thing.SHIELD) ? quest : deployed(quest);
    }

    /** The Elf has deployed what it wanted; the next one does, or the first turn begins. */
    Quest deployed(Quest quest) {
        boolean last = quest.turn().index() == setup.elves() - 1;
        Elf next = quest.realm().after(quest.turn(), 1);
        return last ? begin(quest, next) : deploying(new Quest(quest.realm(), next, new QuestPhase.Deploying()));
    }

    /** An Elf's turn begins. */
    Quest begin(Quest quest, Elf elf) {
        return moving(new Quest(quest.realm(), elf, QuestPhase.Moving.start()));
    }

    private Quest moving(Quest quest) {
        Realm realm = quest.realm();
        if (setup.allFull(realm)) {
            return end(quest, QuestEnd.FILLED);
        }
        if (realm.allCaptive()) {
            return asked(quest, QuestPhase.Bound.start(0));
        }
        if (setup.pointless(realm)) {
            return end(quest, QuestEnd.DELIVERED);
        }
        return quest.miner().captive() ? bound(quest, QuestPhase.Bound.start(0)) : quest;
    }

    private Quest bound(Quest quest, QuestPhase.Bound bound) {
        if (quest.realm().allCaptive()) {
            return asked(quest, bound);
        }
        return choosable(quest, bound) ? quest.with(bound) : quest.with(new QuestPhase.Rolling());
    }

    private boolean choosable(Quest quest, QuestPhase.Bound bound) {
        return choices.legal(quest.with(bound)).size() > 1;
    }

    /** All are captive: the next that can pay is asked, from the one whose turn it is. */
    Quest asked(Quest quest, QuestPhase.Bound first) {
        Quest next = quest;
        QuestPhase.Bound bound = first;
        while (bound.asked() < setup.elves()) {
            if (choosable(next, bound)) {
                return next.with(bound);
            }
            next = new Quest(next.realm(), next.realm().after(next.turn(), 1), next.phase());
            bound = QuestPhase.Bound.start(bound.asked() + 1);
        }
        return end(quest, QuestEnd.CAPTURED);
    }

    /** Free Elves go Home, and nothing is played any more. */
    Quest end(Quest quest, QuestEnd end) {
        Realm realm = quest.realm();
        for (Elf elf : realm.elves()) {
            Miner miner = realm.miner(elf);
            realm = miner.captive() ? realm : realm.with(elf, miner.free(ElfSpace.HOME));
        }
        return new Quest(realm, quest.turn(), new QuestPhase.Ended(end));
    }

    /** Returns what a fresh handling of things has: nobody was handed anything. */
    List<Things> nothingHanded() {
        return Collections.nCopies(setup.elves(), Things.NONE);
    }
}
