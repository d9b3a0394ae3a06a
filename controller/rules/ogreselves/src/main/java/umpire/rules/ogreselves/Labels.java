package umpire.rules.ogreselves;

import java.util.List;
import java.util.OptionalInt;
import umpire.rules.ogreselves.kingdom.Elf;

/** Actions as labels of buttons, and phases as what is awaited. */
public final class Labels {
    private Labels() {}

    /** Returns an action in words. */
    public static String describe(Position position, Action action) {
        return switch (action) {
            case Action.Salt salt -> "lay " + salt.gem().a() + " on Mine " + salt.mine();
            case Action.PlaceOgre place ->
                "put Ogre " + place.ogre() + " on " + place.castle().title();
            case Action.DeployShield deploy -> "deploy a Shield on Mine " + deploy.mine();
            case Action.ShiftShield shift -> "move the Shield from Mine " + shift.from() + " to Mine " + shift.to();
            case Action.RetrieveShield retrieve -> "retrieve the Shield from Mine " + retrieve.mine();
            case Action.WalkTo walk ->
                "go " + walk.to().towards() + onto(position.realm().ogreOn(walk.to()));
            case Action.WalkOther other ->
                other.elf().title() + " goes " + other.to().towards();
            case Action.StayThere stay -> "stay";
            case Action.TakeUp take -> "pick up " + take.thing().a();
            case Action.SwapFor swap ->
                "pick up " + swap.taken().a() + " and leave " + swap.left().a();
            case Action.HandOver hand ->
                hand.from() == position.turn()
                        ? "give " + hand.to().title() + " " + hand.thing().a()
                        : "take " + hand.thing().a() + " out of " + hand.from().title() + "'s bag";
            case Action.TradeFor trade ->
                "trade " + trade.given().a() + " for " + trade.got().a() + " with "
                        + trade.with().title();
            case Action.DeliverTo deliver ->
                "deliver " + deliver.gem().a() + " to " + deliver.royal().chest();
            case Action.GiveGift gift ->
                "give " + met(position) + " " + gift.gem().a() + " and go with it to "
                        + gift.castle().title();
            case Action.PayRansom ransom ->
                "pay " + met(position) + " " + ransom.gem().a() + " out of "
                        + ransom.royal().chest() + " and go with it to "
                        + ransom.castle().title();
            case Action.ProposeEnd end -> "end the game";
            case Action.SayYes yes -> "yes";
            case Action.SayNo no -> "no";
            case Action.EnoughDone enough -> enough(position.phase());
            case Action.EscapeTo escape -> "go to " + escape.castle().title();
            case Action.Roll roll -> "a roll of " + roll.shows();
        };
    }

    private static String onto(OptionalInt ogre) {
        return ogre.isEmpty() ? "" : ", onto Ogre " + ogre.getAsInt();
    }

    private static String enough(Phase phase) {
        return switch (phase) {
            case Phase.Bound bound -> "wait as a captive";
            case Phase.Deploying deploying -> "keep the other Shields";
            default -> "done";
        };
    }

    /** Says in a sentence that an Elf forgoes what it might still do. */
    public static String forgone(Position position) {
        Elf elf = position.acting();
        return "The " + elf.seat()
                + switch (position.phase()) {
                    case Phase.Bound bound -> " pays no ransom.";
                    case Phase.Deploying deploying -> " deploys no more Shields.";
                    case Phase.Moving moving ->
                        " stays " + position.realm().miner(elf).at().there() + ".";
                    default -> " is done.";
                };
    }

    /** Returns what is awaited, as people are told. */
    public static String awaited(Setup setup, Position position) {
        Realm realm = position.realm();
        return switch (position.phase()) {
            case Phase.Salting salting ->
                "lay a Valuable on Mine "
                        + setup.sheet()
                                .salting()
                                .get(realm.mines().stream()
                                        .mapToInt(heap -> heap.size())
                                        .sum());
            case Phase.Placing placing ->
                "put Ogre "
                        + setup.sheet().ogres().stream()
                                .filter(ogre -> realm.ogre(ogre) instanceof OgreZone.InBox)
                                .findFirst()
                                .orElseThrow()
                        + " on a Castle";
            case Phase.Deploying deploying -> "deploy Shields, or keep them";
            case Phase.Moving moving -> setup.sheet().shields() ? "change Shields, then move or stay" : "move or stay";
            case Phase.Meeting meeting ->
                "give " + met(position) + " a Gift, and take it, the Gift and the Elf to a Castle";
            case Phase.Handling handling -> "pick up, share, deliver, or be done";
            case Phase.Bound bound ->
                (setup.rulings().captiveShields() && !realm.allCaptive() ? "change Shields, " : "")
                        + "pay a ransom, or wait";
            case Phase.Rolling rolling -> "roll for the Ogres: a number moves that Ogre, O moves all of them";
            case Phase.Escaping escaping -> "choose a Castle to go to" + rest(escaping.toMove());
            case Phase.Agreeing agreeing ->
                "say yes or no to what " + position.turn().title() + " wants: "
                        + describe(position.with(agreeing.before()), agreeing.proposal());
            case Phase.Ended ended -> ended.end().says();
        };
    }

    /** Returns the Ogre on whose Mine the Elf stands. */
    static String met(Position position) {
        OptionalInt ogre = position.realm().ogreOn(position.miner().at());
        return ogre.isPresent() ? "Ogre " + ogre.getAsInt() : "the Ogre";
    }

    private static String rest(List<Integer> ogres) {
        String listed = String.join(", ", ogres.stream().map(String::valueOf).toList());
        return ogres.isEmpty() ? "" : "; Ogre " + listed + " still to move";
    }
}
