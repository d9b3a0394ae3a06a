package umpire.rules.ogreselves.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.quest.Miner;
import umpire.rules.ogreselves.quest.OgreZone;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestEnd;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Carries legal actions out. */
public final class ElfDeeds {
    private final QuestSetup setup;
    private final QuestFlow flow;
    private final OgreMoves ogres;
    private final ThingMoves things;
    private final Milestones milestones;

    public ElfDeeds(QuestSetup setup, QuestFlow flow) {
        this.setup = setup;
        this.flow = flow;
        this.ogres = new OgreMoves(setup, flow);
        this.things = new ThingMoves(setup, flow);
        this.milestones = new Milestones(setup);
    }

    /** Returns the state after a legal action. */
    public Quest after(Quest quest, QuestAction action, EventSink telling) {
        Quest next = flow.settle(done(quest, action, telling));
        milestones.tell(quest, next, telling);
        return next;
    }

    private Quest done(Quest quest, QuestAction action, EventSink telling) {
        return switch (action) {
            case QuestAction.Salt salt -> things.salt(quest, salt, telling);
            case QuestAction.PlaceOgre place -> place(quest, place, telling);
            case QuestAction.DeployShield deploy -> things.deploy(quest, deploy.mine(), telling);
            case QuestAction.ShiftShield shift -> things.shift(quest, shift, telling);
            case QuestAction.RetrieveShield retrieve -> things.retrieve(quest, retrieve.mine(), telling);
            case QuestAction.WalkTo walk -> walk(quest, walk.to(), telling);
            case QuestAction.WalkOther other -> throw new IllegalArgumentException("no rule allows " + other);
            case QuestAction.StayThere stay -> stopped(quest);
            case QuestAction.TakeUp take -> things.take(quest, take.thing(), telling);
            case QuestAction.SwapFor swap -> things.swap(quest, swap, telling);
            case QuestAction.HandOver hand -> things.hand(quest, hand, telling);
            case QuestAction.TradeFor trade -> things.trade(quest, trade, telling);
            case QuestAction.DeliverTo deliver -> things.deliver(quest, deliver, telling);
            case QuestAction.GiveGift gift -> gift(quest, gift, telling);
            case QuestAction.PayRansom ransom -> proposed(quest, ransom, telling);
            case QuestAction.ProposeEnd end -> proposed(quest, end, telling);
            case QuestAction.SayYes yes -> agreed(quest, telling);
            case QuestAction.SayNo no -> refused(quest, telling);
            case QuestAction.EnoughDone enough -> enough(quest);
            case QuestAction.EscapeTo escape -> escape(quest, escape.castle(), telling);
            case QuestAction.Roll roll -> ogres.roll(quest, roll, telling);
        };
    }

    private static Quest place(Quest quest, QuestAction.PlaceOgre place, EventSink telling) {
        tell(
                telling,
                ElfRule.PLACE_OGRES_FIRST,
                place.castle().space(),
                () -> "Ogre " + place.ogre() + " is put on " + place.castle().title() + ".");
        return quest.with(quest.realm().withOgre(place.ogre(), new OgreZone.InCastle(place.castle())));
    }

    private static void tell(EventSink telling, ElfRule rule, ElfSpace where, Supplier<String> says) {
        telling.tell(rule, says, where.place());
    }

    private Quest walk(Quest quest, ElfSpace to, EventSink telling) {
        Realm realm = quest.realm().with(quest.turn(), quest.miner().free(to));
        Quest there = quest.with(realm);
        ElfRule rule = to == ElfSpace.HOME ? ElfRule.HOME_IS_A_SPACE : ElfRule.ROADS_ARE_WALKED;
        tell(telling, rule, to, () -> quest.turn().title() + " goes " + to.towards() + ".");
        if (to.mine() && realm.shielded(to.number())) {
            tell(telling, ElfRule.SHIELDED_SPACE_COUNTS, to, () -> to.title() + " has a Shield and is one space.");
        }
        return realm.free(to) ? stopped(there) : met(there, to, telling);
    }

    private Quest stopped(Quest quest) {
        ElfSpace at = quest.miner().at();
        Things offer = at.mine() ? quest.realm().mine(at.number()) : Things.NONE;
        boolean refused = quest.phase() instanceof QuestPhase.Moving moving
                && moving.endRefused()
                && !setup.rulings().rollAfterLastDelivery();
        return quest.with(new QuestPhase.Handling(offer, flow.nothingHanded(), refused));
    }

    /** An Elf landed on an Ogre: with a Gift it chooses which, without one it is captive. */
    private Quest met(Quest quest, ElfSpace at, EventSink telling) {
        int ogre = quest.realm().ogreOn(at).orElseThrow();
        if (!setup.liked(ogre, quest.miner().bag()).isEmpty()) {
            return quest.with(new QuestPhase.Meeting());
        }
        tell(
                telling,
                ElfRule.LANDING_WITHOUT_GIFT,
                at,
                () -> quest.turn().title() + " has no Gift for Ogre " + ogre + " and is its captive.");
        return quest.with(quest.realm().with(quest.turn(), quest.miner().caught()))
                .with(new QuestPhase.Rolling());
    }

    private Quest gift(Quest quest, QuestAction.GiveGift gift, EventSink telling) {
        Miner miner = quest.miner().without(gift.gem());
        Realm realm = quest.realm().with(quest.turn(), miner);
        return quest.with(taken(
                        realm,
                        quest.turn(),
                        gift.gem(),
                        gift.castle(),
                        setup.sheet().giftedOgreReturns(),
                        telling))
                .with(new QuestPhase.Rolling());
    }

    /** Takes the Ogre that an Elf stands on, and the Gift, to a Castle. */
    private Realm taken(Realm realm, Elf elf, Thing gem, OgreCastle castle, boolean returns, EventSink telling) {
        ElfSpace at = realm.miner(elf).at();
        int ogre = realm.ogreOn(at).orElseThrow();
        tell(
                telling,
                returns ? ElfRule.GIFT_SCORES : ElfRule.GIFTED_OGRE_LEAVES,
                castle.space(),
                () -> "Ogre " + ogre
                        + " gets " + gem.a() + " as a Gift and goes to "
                        + castle.title() + (returns ? "." : "; it is out of the game."));
        Realm after = realm.with(elf, realm.miner(elf).free(castle.space()))
                .withGift(castle, gem)
                .withOgre(ogre, returns ? new OgreZone.WaitsBeside(castle) : new OgreZone.OutOfGame(castle));
        tell(
                telling,
                ElfRule.ELF_AT_CASTLE,
                castle.space(),
                () -> elf.title() + " goes on from " + castle.title() + ".");
        return OgreMoves.released(after, at.number(), telling);
    }

    /** Something that concerns everybody: done at once where nobody else is asked. */
    private Quest proposed(Quest quest, QuestAction proposal, EventSink telling) {
        if (!setup.rulings().askEverybody()) {
            return carriedOut(quest, proposal, telling);
        }
        QuestPhase.Agreeing agreeing = new QuestPhase.Agreeing(proposal, quest.phase(), 0);
        telling.tell(
                agreeing.rule(),
                () -> quest.turn().title() + " asks everybody: "
                        + (proposal instanceof QuestAction.ProposeEnd
                                ? "shall the game end?"
                                : "shall a ransom be paid?"));
        return quest.with(agreeing);
    }

    private Quest agreed(Quest quest, EventSink telling) {
        QuestPhase.Agreeing agreeing = (QuestPhase.Agreeing) quest.phase();
        int agreed = agreeing.agreed() + 1;
        return agreed == setup.elves() - 1
                ? carriedOut(quest.with(agreeing.before()), agreeing.proposal(), telling)
                : quest.with(new QuestPhase.Agreeing(agreeing.proposal(), agreeing.before(), agreed));
    }

    private Quest carriedOut(Quest quest, QuestAction proposal, EventSink telling) {
        return proposal instanceof QuestAction.PayRansom ransom
                ? ransom(quest, ransom, telling)
                : flow.end(quest, QuestEnd.DELIVERED);
    }

    private Quest ransom(Quest quest, QuestAction.PayRansom ransom, EventSink telling) {
        boolean returns = setup.sheet().giftedOgreReturns() && setup.rulings().ransomedOgreReturns();
        Things chest = quest.realm().chest(ransom.royal()).without(ransom.gem());
        Realm realm = quest.realm().withChest(ransom.royal(), chest);
        telling.tell(
                ElfRule.FREE_BY_RANSOM,
                () -> ransom.gem().a() + " is taken out of " + ransom.royal().chest() + " to free "
                        + quest.turn().title() + ".",
                ransom.royal().place());
        return new Quest(
                taken(realm, quest.turn(), ransom.gem(), ransom.castle(), returns, telling),
                rollsAfterRansom(quest),
                new QuestPhase.Rolling());
    }

    /** Where all were captive the payer takes the turn, or it stays with the first that was asked. */
    private Elf rollsAfterRansom(Quest quest) {
        int asked = quest.phase() instanceof QuestPhase.Bound bound ? bound.asked() : 0;
        return setup.rulings().payerTakesTurn()
                ? quest.turn()
                : quest.realm().after(quest.turn(), setup.elves() - asked);
    }

    /** What was proposed is not done; whoever proposed it may do something else. */
    private Quest refused(Quest quest, EventSink telling) {
        QuestPhase.Agreeing agreeing = (QuestPhase.Agreeing) quest.phase();
        telling.tell(agreeing.rule(), () -> quest.acting().title() + " says no.");
        return quest.with(
                switch (agreeing.before()) {
                    case QuestPhase.Moving moving -> new QuestPhase.Moving(moving.settled(), true);
                    case QuestPhase.Handling handling -> handling.refusingEnd();
                    case QuestPhase.Bound bound
                    when agreeing.proposal() instanceof QuestAction.PayRansom ransom -> bound.refusing(ransom);
                    case QuestPhase other -> other;
                });
    }

    private Quest enough(Quest quest) {
        return switch (quest.phase()) {
            case QuestPhase.Deploying deploying -> flow.deployed(quest);
            case QuestPhase.Bound bound
            when quest.realm().allCaptive() ->
                flow.asked(
                        new Quest(quest.realm(), quest.realm().after(quest.turn(), 1), bound),
                        QuestPhase.Bound.start(bound.asked() + 1));
            case QuestPhase other -> quest.with(new QuestPhase.Rolling());
        };
    }

    private Quest escape(Quest quest, OgreCastle castle, EventSink telling) {
        QuestPhase.Escaping escaping = (QuestPhase.Escaping) quest.phase();
        List<Elf> freed = new ArrayList<>(escaping.freed());
        Elf elf = freed.remove(0);
        Quest escaped = quest.with(ogres.escape(quest.realm(), elf, castle.space(), telling));
        return ogres.carryOn(escaped, freed, escaping.toMove(), telling);
    }
}
