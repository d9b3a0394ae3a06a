package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.InPhase;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.ElfSpace;
import umpire.rules.ogreselves.kingdom.OgreCastle;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/** Carries legal actions out. */
public final class ActionExecution {
    private final Setup setup;
    private final PhaseTransitions transitions;
    private final OgreMoves ogres;
    private final ThingMoves things;
    private final Milestones milestones;

    public ActionExecution(Setup setup, PhaseTransitions transitions) {
        this.setup = setup;
        this.transitions = transitions;
        this.ogres = new OgreMoves(setup, transitions);
        this.things = new ThingMoves(setup, transitions);
        this.milestones = new Milestones(setup);
    }

    /** Returns the state after a legal action. */
    public Position after(Position position, Action action, EventSink telling) {
        Position next = transitions.settle(done(position, action, telling));
        milestones.tell(position, next, telling);
        return next;
    }

    private Position done(Position position, Action action, EventSink telling) {
        return switch (action) {
            case Action.Salt salt -> things.salt(position, salt, telling);
            case Action.PlaceOgre place -> place(position, place, telling);
            case Action.DeployShield deploy -> things.deploy(position, deploy.mine(), telling);
            case Action.ShiftShield shift -> things.shift(position, shift, telling);
            case Action.RetrieveShield retrieve -> things.retrieve(position, retrieve.mine(), telling);
            case Action.WalkTo walk -> walk(position, walk.to(), telling);
            case Action.WalkOther other -> throw new IllegalArgumentException("no rule allows " + other);
            case Action.StayThere stay -> stopped(position);
            case Action.TakeUp take -> things.take(position, take.thing(), telling);
            case Action.SwapFor swap -> things.swap(position, swap, telling);
            case Action.HandOver hand -> things.hand(position, hand, telling);
            case Action.TradeFor trade -> things.trade(position, trade, telling);
            case Action.DeliverTo deliver -> things.deliver(position, deliver, telling);
            case Action.GiveGift gift -> gift(position, gift, telling);
            case Action.PayRansom ransom -> proposed(position, ransom, telling);
            case Action.ProposeEnd end -> proposed(position, end, telling);
            case Action.SayYes yes
            when position.phase() instanceof Phase.Agreeing agreeing -> agreed(position, agreeing, telling);
            case Action.SayYes yes -> throw InPhase.outOfOrder(position.phase(), yes);
            case Action.SayNo no
            when position.phase() instanceof Phase.Agreeing agreeing -> refused(position, agreeing, telling);
            case Action.SayNo no -> throw InPhase.outOfOrder(position.phase(), no);
            case Action.EnoughDone enough -> enough(position);
            case Action.EscapeTo escape
            when position.phase() instanceof Phase.Escaping escaping ->
                escape(position, escaping, escape.castle(), telling);
            case Action.EscapeTo escape -> throw InPhase.outOfOrder(position.phase(), escape);
            case Action.Roll roll -> ogres.roll(position, roll, telling);
        };
    }

    private static Position place(Position position, Action.PlaceOgre place, EventSink telling) {
        tell(
                telling,
                SheetRule.PLACE_OGRES_FIRST,
                place.castle().space(),
                () -> "Ogre " + place.ogre() + " is put on " + place.castle().title() + ".");
        return position.with(position.realm().withOgre(place.ogre(), new OgreZone.InCastle(place.castle())));
    }

    private static void tell(EventSink telling, SheetRule rule, ElfSpace where, Supplier<String> says) {
        telling.tell(rule, says, where.place());
    }

    private Position walk(Position position, ElfSpace to, EventSink telling) {
        Realm realm = position.realm().with(position.turn(), position.miner().free(to));
        Position there = position.with(realm);
        SheetRule rule = to == ElfSpace.HOME ? SheetRule.HOME_IS_A_SPACE : SheetRule.ROADS_ARE_WALKED;
        tell(telling, rule, to, () -> position.turn().title() + " goes " + to.towards() + ".");
        if (to.mine() && realm.shielded(to.number())) {
            tell(telling, SheetRule.SHIELDED_SPACE_COUNTS, to, () -> to.title() + " has a Shield and is one space.");
        }
        return realm.free(to) ? stopped(there) : met(there, to, telling);
    }

    private Position stopped(Position position) {
        ElfSpace at = position.miner().at();
        Things offer = at.mine() ? position.realm().mine(at.number()) : Things.NONE;
        boolean refused = position.phase() instanceof Phase.Moving moving
                && moving.endRefused()
                && !setup.rulings().rollAfterLastDelivery();
        return position.with(new Phase.Handling(offer, transitions.nothingHanded(), refused));
    }

    /** An Elf landed on an Ogre: with a Gift it chooses which, without one it is captive. */
    private Position met(Position position, ElfSpace at, EventSink telling) {
        int ogre = position.realm().ogreOn(at).orElseThrow();
        if (!setup.liked(ogre, position.miner().bag()).isEmpty()) {
            return position.with(new Phase.Meeting());
        }
        tell(
                telling,
                SheetRule.LANDING_WITHOUT_GIFT,
                at,
                () -> position.turn().title() + " has no Gift for Ogre " + ogre
                        + " and is its captive, until the Ogre moves on or gets something it likes out of a chest.");
        return position.with(
                        position.realm().with(position.turn(), position.miner().caught()))
                .with(new Phase.Rolling());
    }

    private Position gift(Position position, Action.GiveGift gift, EventSink telling) {
        Miner miner = position.miner().without(gift.gem());
        Realm realm = position.realm().with(position.turn(), miner);
        return position.with(taken(
                        realm,
                        position.turn(),
                        gift.gem(),
                        gift.castle(),
                        setup.sheet().giftedOgreReturns(),
                        telling))
                .with(new Phase.Rolling());
    }

    /** Takes the Ogre that an Elf stands on, and the Gift, to a Castle. */
    private Realm taken(Realm realm, Elf elf, Thing gem, OgreCastle castle, boolean returns, EventSink telling) {
        ElfSpace at = realm.miner(elf).at();
        int ogre = realm.ogreOn(at).orElseThrow();
        tell(
                telling,
                returns ? SheetRule.GIFT_SCORES : SheetRule.GIFTED_OGRE_LEAVES,
                castle.space(),
                () -> "Ogre " + ogre
                        + " gets " + gem.a() + " as a Gift and goes to "
                        + castle.title() + (returns ? "." : "; it is out of the game."));
        Realm after = realm.with(elf, realm.miner(elf).free(castle.space()))
                .withGift(castle, gem)
                .withOgre(ogre, returns ? new OgreZone.WaitsBeside(castle) : new OgreZone.OutOfGame(castle));
        tell(
                telling,
                SheetRule.ELF_AT_CASTLE,
                castle.space(),
                () -> elf.title() + " is on " + castle.title() + " now.");
        return OgreMoves.released(
                after, at.number(), setup.rulings().otherCaptivesGoAlong() ? castle.space() : at, telling);
    }

    /** Something that concerns everybody: done at once where nobody else is asked. */
    private Position proposed(Position position, Action proposal, EventSink telling) {
        if (!setup.rulings().askEverybody()) {
            return carriedOut(position, proposal, telling);
        }
        Phase.Agreeing agreeing = new Phase.Agreeing(proposal, position.phase(), 0);
        telling.tell(
                agreeing.rule(),
                () -> position.turn().title() + " asks everybody: "
                        + (proposal instanceof Action.PayRansom ransom
                                ? "shall " + ransom.gem().a() + " out of "
                                        + ransom.royal().chest() + " be the ransom?"
                                : "shall the game end?"));
        return position.with(agreeing);
    }

    private Position agreed(Position position, Phase.Agreeing agreeing, EventSink telling) {
        int agreed = agreeing.agreed() + 1;
        return agreed == setup.elves() - 1
                ? carriedOut(position.with(agreeing.before()), agreeing.proposal(), telling)
                : position.with(new Phase.Agreeing(agreeing.proposal(), agreeing.before(), agreed));
    }

    private Position carriedOut(Position position, Action proposal, EventSink telling) {
        return proposal instanceof Action.PayRansom ransom
                ? ransom(position, ransom, telling)
                : transitions.end(position, Ending.DELIVERED);
    }

    private Position ransom(Position position, Action.PayRansom ransom, EventSink telling) {
        boolean returns = setup.sheet().giftedOgreReturns() && setup.rulings().ransomedOgreReturns();
        Things chest = position.realm().chest(ransom.royal()).without(ransom.gem());
        Realm realm = position.realm().withChest(ransom.royal(), chest);
        telling.tell(
                SheetRule.FREE_BY_RANSOM,
                () -> ransom.gem().a() + " is taken out of " + ransom.royal().chest() + " to free "
                        + position.turn().title() + ".",
                ransom.royal().place());
        return new Position(
                taken(realm, position.turn(), ransom.gem(), ransom.castle(), returns, telling),
                rollsAfterRansom(position),
                new Phase.Rolling());
    }

    /** Where all were captive the payer takes the turn, or it stays with the first that was asked. */
    private Elf rollsAfterRansom(Position position) {
        int asked = position.phase() instanceof Phase.Bound bound ? bound.asked() : 0;
        return setup.rulings().payerTakesTurn()
                ? position.turn()
                : position.realm().after(position.turn(), setup.elves() - asked);
    }

    /** What was proposed is not done; whoever proposed it may do something else. */
    private Position refused(Position position, Phase.Agreeing agreeing, EventSink telling) {
        telling.tell(agreeing.rule(), () -> position.acting().title() + " says no.");
        return position.with(
                switch (agreeing.before()) {
                    case Phase.Moving moving -> new Phase.Moving(moving.settled(), true);
                    case Phase.Handling handling -> handling.refusingEnd();
                    case Phase.Bound bound
                    when agreeing.proposal() instanceof Action.PayRansom ransom -> bound.refusing(ransom);
                    case Phase other -> other;
                });
    }

    private Position enough(Position position) {
        return switch (position.phase()) {
            case Phase.Deploying deploying -> transitions.deployed(position);
            case Phase.Bound bound
            when position.realm().allCaptive() ->
                transitions.asked(
                        new Position(position.realm(), position.realm().after(position.turn(), 1), bound),
                        Phase.Bound.start(bound.asked() + 1));
            case Phase other -> position.with(new Phase.Rolling());
        };
    }

    private Position escape(Position position, Phase.Escaping escaping, OgreCastle castle, EventSink telling) {
        List<Elf> freed = new ArrayList<>(escaping.freed());
        Elf elf = freed.remove(0);
        Position escaped = position.with(ogres.escape(position.realm(), elf, castle.space(), telling));
        return ogres.carryOn(escaped, freed, escaping.toMove(), telling);
    }
}
