package umpire.rules.ogreselves;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Rule;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Says which rule an action breaks first, if it breaks one. */
public final class Judge {
    private static final List<String> RULES =
            Arrays.stream(SheetRule.values()).map(Enum::name).toList();

    private final Setup setup;
    private final PhaseGate gate;
    private final LayingOutJudge layingOut;
    private final ThingsJudge things;
    private final GiftJudge gifts;

    public Judge(Setup setup) {
        this.setup = setup;
        this.gate = new PhaseGate(setup);
        this.layingOut = new LayingOutJudge(setup);
        this.things = new ThingsJudge(setup);
        this.gifts = new GiftJudge(setup);
    }

    /** Returns the first rule that the action breaks, as this game numbers it. */
    public Optional<Breach> refuse(Position position, Action action) {
        return breach(position, action).map(breach -> new Breach(rule(breach), sentence(breach.why())));
    }

    /** Returns how far an action comes that is refused by a rule: the later that is tried, the farther. */
    public static int tried(Rule rule) {
        return RULES.indexOf(rule.name()) + (PhaseGate.onlyTooLate(SheetRule.valueOf(rule.name())) ? RULES.size() : 0);
    }

    private Optional<Breach> breach(Position position, Action action) {
        Optional<SheetRule> closed = gate.closed(position, action);
        if (closed.isEmpty()) {
            return judged(position, action).found();
        }
        boolean first = PhaseGate.onlyTooLate(closed.get()) || othersTurn(position, action);
        FirstBreach breach = first ? judged(position, action) : new FirstBreach();
        return breach.then(() -> closed.map(Breach::of)).found();
    }

    /** Whose turn it is comes before what that Elf is to do first. */
    private static boolean othersTurn(Position position, Action action) {
        return action instanceof Action.WalkOther
                && (position.phase() instanceof Phase.Meeting || position.phase() instanceof Phase.Escaping);
    }

    private Rule rule(Breach breach) {
        return breach.rule() instanceof SheetRule rule ? rule.in(setup.sheet()) : breach.rule();
    }

    /** A sentence may begin with an Elf's or a Castle's name. */
    private static String sentence(String why) {
        return Character.toUpperCase(why.charAt(0)) + why.substring(1);
    }

    private FirstBreach judged(Position position, Action action) {
        return switch (action) {
            case Action.Salt salt -> layingOut.salt(position.realm(), salt);
            case Action.PlaceOgre place -> layingOut.place(position.realm(), place);
            case Action.DeployShield deploy -> deploy(position, deploy);
            case Action.ShiftShield shift -> shift(position, shift);
            case Action.RetrieveShield retrieve -> retrieve(position, retrieve);
            case Action.WalkTo walk -> walk(position, walk.to());
            case Action.WalkOther other -> walkOther(position, other.elf());
            case Action.StayThere stay -> new FirstBreach();
            case Action.TakeUp take -> things.take(position, take);
            case Action.SwapFor swap -> things.swap(position, swap);
            case Action.HandOver hand -> things.hand(position, hand);
            case Action.TradeFor trade -> things.trade(position, trade);
            case Action.DeliverTo deliver -> things.deliver(position, deliver);
            case Action.GiveGift gift -> gifts.gift(position, gift);
            case Action.PayRansom ransom -> gifts.ransom(position, ransom);
            case Action.ProposeEnd end -> gifts.end(position);
            case Action.EscapeTo escape -> gifts.escape(position, escape.castle());
            case Action.SayYes yes -> new FirstBreach();
            case Action.SayNo no -> new FirstBreach();
            case Action.EnoughDone enough -> new FirstBreach();
            case Action.Roll roll -> new FirstBreach();
        };
    }

    private FirstBreach deploy(Position position, Action.DeployShield deploy) {
        return target(
                new FirstBreach()
                        .needs(
                                SheetRule.SHIELD_TO_DEPLOY,
                                () -> position.miner().bag().holds(Thing.SHIELD),
                                () -> "There is no Shield in the bag of "
                                        + position.turn().title() + "."),
                position,
                deploy.mine());
    }

    private FirstBreach shift(Position position, Action.ShiftShield shift) {
        return target(lifted(position, shift.from()), position, shift.to());
    }

    private FirstBreach retrieve(Position position, Action.RetrieveShield retrieve) {
        return lifted(position, retrieve.mine())
                .needs(
                        SheetRule.BAG_HOLDS_FOUR,
                        () -> position.miner().hasRoom(),
                        () -> "The bag of " + position.turn().title() + " is full.");
    }

    private FirstBreach lifted(Position position, int mine) {
        return new FirstBreach()
                .needs(
                        SheetRule.NO_SHIELD_THERE,
                        () -> position.realm().shielded(mine),
                        () -> "No Shield lies on Mine " + mine + ".")
                .needs(
                        SheetRule.SHIELD_SETTLED,
                        () -> !settled(position, mine),
                        () -> "The Shield on Mine " + mine + " was put there in this turn.");
    }

    private static boolean settled(Position position, int mine) {
        return position.phase() instanceof Phase.Beginning beginning
                && beginning.settled().contains(mine);
    }

    private static FirstBreach target(FirstBreach breach, Position position, int mine) {
        return breach.needs(
                        SheetRule.NO_SHIELD_AT_OGRE,
                        () -> position.realm().free(ElfSpace.mine(mine)),
                        () -> "An Ogre stands on Mine " + mine + ".")
                .needs(
                        SheetRule.ONE_SHIELD_A_MINE,
                        () -> !position.realm().shielded(mine),
                        () -> "A Shield lies on Mine " + mine + " already.")
                .needs(
                        SheetRule.SHIELD_SETTLED,
                        () -> !settled(position, mine),
                        () -> "The Shield of Mine " + mine + " was taken away in this turn.");
    }

    private FirstBreach walk(Position position, ElfSpace to) {
        Realm realm = position.realm();
        ElfSpace from = position.miner().at();
        return new FirstBreach()
                .needs(
                        SheetRule.ONE_OR_TWO_SPACES,
                        () -> to != from,
                        () -> position.turn().title() + " is " + from.there() + " already; it may stay there.")
                .needs(
                        SheetRule.ONE_OR_TWO_SPACES,
                        () -> Walks.near(setup.kingdom(), from).contains(to),
                        () -> to.title() + " is not one or two spaces away from " + from.title() + ".")
                .needs(
                        SheetRule.OGRE_BARS_THE_WAY,
                        () -> Walks.open(setup.kingdom(), realm, from).contains(to),
                        () -> "An Ogre stands on the way from " + from.title() + " to " + to.title() + ".")
                .needs(
                        SheetRule.CASTLE_OF_AN_OGRE,
                        () -> to.mine() || realm.free(to),
                        () -> "An Ogre is on " + to.title() + ".")
                .needs(
                        SheetRule.GIFT_NEEDS_CASTLE,
                        () -> realm.free(to)
                                || !hasGift(position, to)
                                || !realm.emptyCastles().isEmpty(),
                        () -> "An Ogre is on every Castle, so there is none to take a Gift to.")
                .needs(
                        SheetRule.LANDING_WITHOUT_GIFT,
                        () -> realm.free(to)
                                || hasGift(position, to)
                                || setup.rulings().landingWithoutGift(),
                        () -> position.turn().title() + " carries nothing that the Ogre on " + to.title() + " likes.");
    }

    private static FirstBreach walkOther(Position position, Elf elf) {
        return new FirstBreach()
                .needs(
                        SheetRule.ELF_WHOSE_TURN,
                        () -> false,
                        () -> "It is the turn of " + position.acting().title() + ", not of " + elf.title() + ".");
    }

    private boolean hasGift(Position position, ElfSpace at) {
        return position.realm().ogresOn(at).stream()
                .anyMatch(ogre -> !setup.liked(ogre, position.miner().bag()).isEmpty());
    }
}
