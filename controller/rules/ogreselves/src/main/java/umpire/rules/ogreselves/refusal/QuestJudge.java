package umpire.rules.ogreselves.refusal;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Rule;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;
import umpire.rules.ogreselves.rulings.ElfRule;

/** Says which rule an action breaks first, if it breaks one. */
public final class QuestJudge {
    private static final List<String> RULES =
            Arrays.stream(ElfRule.values()).map(Enum::name).toList();

    private final QuestSetup setup;
    private final PhaseGate gate;
    private final LayingOutJudge layingOut;
    private final ThingsJudge things;
    private final GiftJudge gifts;

    public QuestJudge(QuestSetup setup) {
        this.setup = setup;
        this.gate = new PhaseGate(setup);
        this.layingOut = new LayingOutJudge(setup);
        this.things = new ThingsJudge(setup);
        this.gifts = new GiftJudge(setup);
    }

    /** Returns the first rule that the action breaks, as this game numbers it. */
    public Optional<Breach> refuse(Quest quest, QuestAction action) {
        return breach(quest, action).map(breach -> new Breach(rule(breach), sentence(breach.why())));
    }

    /** Returns how far an action comes that is refused by a rule: the later that is tried, the farther. */
    public static int tried(Rule rule) {
        return RULES.indexOf(rule.name()) + (PhaseGate.onlyTooLate(ElfRule.valueOf(rule.name())) ? RULES.size() : 0);
    }

    private Optional<Breach> breach(Quest quest, QuestAction action) {
        Optional<ElfRule> closed = gate.closed(quest, action);
        if (closed.isEmpty()) {
            return judged(quest, action).found();
        }
        FirstBreach first = PhaseGate.onlyTooLate(closed.get()) ? judged(quest, action) : new FirstBreach();
        return first.then(() -> closed.map(Breach::of)).found();
    }

    private Rule rule(Breach breach) {
        return breach.rule() instanceof ElfRule rule ? rule.in(setup.sheet()) : breach.rule();
    }

    /** A sentence may begin with an Elf's or a Castle's name. */
    private static String sentence(String why) {
        return Character.toUpperCase(why.charAt(0)) + why.substring(1);
    }

    private FirstBreach judged(Quest quest, QuestAction action) {
        return switch (action) {
            case QuestAction.Salt salt -> layingOut.salt(quest.realm(), salt);
            case QuestAction.PlaceOgre place -> layingOut.place(quest.realm(), place);
            case QuestAction.DeployShield deploy -> deploy(quest, deploy);
            case QuestAction.ShiftShield shift -> shift(quest, shift);
            case QuestAction.RetrieveShield retrieve -> retrieve(quest, retrieve);
            case QuestAction.WalkTo walk -> walk(quest, walk.to());
            case QuestAction.WalkOther other -> walkOther(quest, other.elf());
            case QuestAction.StayThere stay -> new FirstBreach();
            case QuestAction.TakeUp take -> things.take(quest, take);
            case QuestAction.SwapFor swap -> things.swap(quest, swap);
            case QuestAction.HandOver hand -> things.hand(quest, hand);
            case QuestAction.TradeFor trade -> things.trade(quest, trade);
            case QuestAction.DeliverTo deliver -> things.deliver(quest, deliver);
            case QuestAction.GiveGift gift -> gifts.gift(quest, gift);
            case QuestAction.PayRansom ransom -> gifts.ransom(quest, ransom);
            case QuestAction.ProposeEnd end -> gifts.end(quest);
            case QuestAction.EscapeTo escape -> gifts.escape(quest, escape.castle());
            case QuestAction.SayYes yes -> new FirstBreach();
            case QuestAction.SayNo no -> new FirstBreach();
            case QuestAction.EnoughDone enough -> new FirstBreach();
            case QuestAction.Roll roll -> new FirstBreach();
        };
    }

    private FirstBreach deploy(Quest quest, QuestAction.DeployShield deploy) {
        return target(
                new FirstBreach()
                        .needs(
                                ElfRule.SHIELD_TO_DEPLOY,
                                () -> quest.miner().bag().holds(Thing.SHIELD),
                                () -> "There is no Shield in the bag of "
                                        + quest.turn().title() + "."),
                quest,
                deploy.mine());
    }

    private FirstBreach shift(Quest quest, QuestAction.ShiftShield shift) {
        return target(lifted(quest, shift.from()), quest, shift.to());
    }

    private FirstBreach retrieve(Quest quest, QuestAction.RetrieveShield retrieve) {
        return lifted(quest, retrieve.mine())
                .needs(
                        ElfRule.BAG_HOLDS_FOUR,
                        () -> quest.miner().hasRoom(),
                        () -> "The bag of " + quest.turn().title() + " is full.");
    }

    private FirstBreach lifted(Quest quest, int mine) {
        return new FirstBreach()
                .needs(
                        ElfRule.NO_SHIELD_THERE,
                        () -> quest.realm().shielded(mine),
                        () -> "No Shield lies on Mine " + mine + ".")
                .needs(
                        ElfRule.SHIELD_SETTLED,
                        () -> !settled(quest, mine),
                        () -> "The Shield on Mine " + mine + " was put there in this turn.");
    }

    private static boolean settled(Quest quest, int mine) {
        return quest.phase() instanceof QuestPhase.Beginning beginning
                && beginning.settled().contains(mine);
    }

    private static FirstBreach target(FirstBreach breach, Quest quest, int mine) {
        return breach.needs(
                        ElfRule.NO_SHIELD_AT_OGRE,
                        () -> quest.realm().free(ElfSpace.mine(mine)),
                        () -> "An Ogre stands on Mine " + mine + ".")
                .needs(
                        ElfRule.ONE_SHIELD_A_MINE,
                        () -> !quest.realm().shielded(mine),
                        () -> "A Shield lies on Mine " + mine + " already.")
                .needs(
                        ElfRule.SHIELD_SETTLED,
                        () -> !settled(quest, mine),
                        () -> "The Shield of Mine " + mine + " was taken away in this turn.");
    }

    private FirstBreach walk(Quest quest, ElfSpace to) {
        Realm realm = quest.realm();
        ElfSpace from = quest.miner().at();
        return new FirstBreach()
                .needs(
                        ElfRule.ONE_OR_TWO_SPACES,
                        () -> to != from,
                        () -> quest.turn().title() + " is " + from.there() + " already; it may stay there.")
                .needs(
                        ElfRule.ONE_OR_TWO_SPACES,
                        () -> Walks.near(setup.kingdom(), from).contains(to),
                        () -> to.title() + " is not one or two spaces away from " + from.title() + ".")
                .needs(
                        ElfRule.OGRE_BARS_THE_WAY,
                        () -> Walks.open(setup.kingdom(), realm, from).contains(to),
                        () -> "An Ogre stands on the way from " + from.title() + " to " + to.title() + ".")
                .needs(
                        ElfRule.CASTLE_OF_AN_OGRE,
                        () -> to.mine() || realm.free(to),
                        () -> "An Ogre is on " + to.title() + ".")
                .needs(
                        ElfRule.GIFT_NEEDS_CASTLE,
                        () -> realm.free(to)
                                || !hasGift(quest, to)
                                || !realm.emptyCastles().isEmpty(),
                        () -> "An Ogre is on every Castle, so there is none to take a Gift to.")
                .needs(
                        ElfRule.LANDING_WITHOUT_GIFT,
                        () -> realm.free(to)
                                || hasGift(quest, to)
                                || setup.rulings().landingWithoutGift(),
                        () -> quest.turn().title() + " carries nothing that the Ogre on " + to.title() + " likes.");
    }

    private static FirstBreach walkOther(Quest quest, Elf elf) {
        return new FirstBreach()
                .needs(
                        ElfRule.ELF_WHOSE_TURN,
                        () -> false,
                        () -> "It is the turn of " + quest.turn().title() + ", not of " + elf.title() + ".");
    }

    private boolean hasGift(Quest quest, ElfSpace at) {
        return quest.realm().ogresOn(at).stream()
                .anyMatch(ogre -> !setup.liked(ogre, quest.miner().bag()).isEmpty());
    }
}
