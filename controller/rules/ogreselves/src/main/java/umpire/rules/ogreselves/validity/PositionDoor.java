package umpire.rules.ogreselves.validity;

import umpire.rules.kernel.Parsed;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.refusal.QuestJudge;
import umpire.rules.ogreselves.turn.QuestFlow;

/** Lets positions in that somebody wrote or laid, and goes on from them to where something is awaited. */
public final class PositionDoor {
    private final QuestSetup setup;
    private final QuestCheck check;
    private final QuestFlow flow;

    public PositionDoor(QuestSetup setup, QuestJudge judge, QuestFlow flow) {
        this.setup = setup;
        this.check = new QuestCheck(setup, judge);
        this.flow = flow;
    }

    /** Takes a position that was written. */
    public Parsed<Quest> written(Quest quest) {
        return check.check(quest).then(checked -> Parsed.good(flow.settle(checked)));
    }

    /** Takes a realm that was laid on the board for an Elf to go on. Where nothing is played any more free Elves are at Home. */
    public Parsed<Quest> laid(Realm realm, Elf turn) {
        return check.check(new Quest(realm, turn, begins(realm, turn))).then(quest -> {
            Quest settled = flow.settle(quest);
            return settled.realm().equals(realm)
                    ? Parsed.good(settled)
                    : Parsed.bad("as it lies the game is over; put the free Elves at Home");
        });
    }

    private QuestPhase begins(Realm realm, Elf turn) {
        if (setup.allFull(realm)) {
            return new QuestPhase.Ended(QuestEnd.FILLED);
        }
        return realm.miner(turn).captive() ? QuestPhase.Bound.start(0) : QuestPhase.Moving.start();
    }

    /** Begins a game in which everything was laid out by hand, in whatever order. */
    public Parsed<Quest> laidOut(Realm realm) {
        return LaidOut.check(setup, realm)
                .then(laid -> Parsed.good(flow.settle(new Quest(laid, Elf.RED, new QuestPhase.Placing()))));
    }
}
