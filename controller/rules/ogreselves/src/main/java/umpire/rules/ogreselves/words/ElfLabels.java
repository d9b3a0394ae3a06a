package umpire.rules.ogreselves.words;

import java.util.List;
import java.util.OptionalInt;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.quest.OgreZone;
import umpire.rules.ogreselves.quest.Quest;
import umpire.rules.ogreselves.quest.QuestAction;
import umpire.rules.ogreselves.quest.QuestPhase;
import umpire.rules.ogreselves.quest.QuestSetup;
import umpire.rules.ogreselves.quest.Realm;

/** Actions as labels of buttons, and phases as what is awaited. */
public final class ElfLabels {
    private ElfLabels() {}

    /** Returns an action in words. */
    public static String describe(Quest quest, QuestAction action) {
        return switch (action) {
            case QuestAction.Salt salt -> "lay " + salt.gem().a() + " on Mine " + salt.mine();
            case QuestAction.PlaceOgre place ->
                "put Ogre " + place.ogre() + " on " + place.castle().title();
            case QuestAction.DeployShield deploy -> "deploy a Shield on Mine " + deploy.mine();
            case QuestAction.ShiftShield shift ->
                "move the Shield from Mine " + shift.from() + " to Mine " + shift.to();
            case QuestAction.RetrieveShield retrieve -> "retrieve the Shield from Mine " + retrieve.mine();
            case QuestAction.WalkTo walk ->
                "go " + walk.to().towards() + (quest.realm().free(walk.to()) ? "" : ", onto the Ogre");
            case QuestAction.WalkOther other ->
                other.elf().title() + " goes " + other.to().towards();
            case QuestAction.StayThere stay -> "stay";
            case QuestAction.TakeUp take -> "pick up " + take.thing().a();
            case QuestAction.SwapFor swap ->
                "pick up " + swap.taken().a() + " and leave " + swap.left().a();
            case QuestAction.HandOver hand ->
                hand.from().title() + " gives " + hand.to().title() + " "
                        + hand.thing().a();
            case QuestAction.TradeFor trade ->
                "trade " + trade.given().a() + " for " + trade.got().a() + " with "
                        + trade.with().title();
            case QuestAction.DeliverTo deliver ->
                "deliver " + deliver.gem().a() + " to " + deliver.royal().chest();
            case QuestAction.GiveGift gift ->
                "give " + met(quest) + " " + gift.gem().a() + " and go with it to "
                        + gift.castle().title();
            case QuestAction.PayRansom ransom ->
                "pay " + met(quest) + " " + ransom.gem().a() + " out of "
                        + ransom.royal().chest() + " and go with it to "
                        + ransom.castle().title();
            case QuestAction.ProposeEnd end -> "end the game";
            case QuestAction.SayYes yes -> "yes";
            case QuestAction.SayNo no -> "no";
            case QuestAction.EnoughDone enough -> enough(quest.phase());
            case QuestAction.EscapeTo escape -> "go to " + escape.castle().title();
            case QuestAction.Roll roll -> "a roll of " + roll.shows();
        };
    }

    private static String enough(QuestPhase phase) {
        return switch (phase) {
            case QuestPhase.Bound bound -> "wait as a captive";
            case QuestPhase.Deploying deploying -> "keep the other Shields";
            default -> "done";
        };
    }

    /** Says in a sentence that an Elf forgoes what it might still do. */
    public static String forgone(Quest quest) {
        Elf elf = quest.acting();
        return "The " + elf.seat()
                + switch (quest.phase()) {
                    case QuestPhase.Bound bound -> " pays no ransom.";
                    case QuestPhase.Deploying deploying -> " deploys no more Shields.";
                    case QuestPhase.Moving moving ->
                        " stays " + quest.realm().miner(elf).at().there() + ".";
                    default -> " is done.";
                };
    }

    /** Returns what is awaited, as people are told. */
    public static String awaited(QuestSetup setup, Quest quest) {
        Realm realm = quest.realm();
        return switch (quest.phase()) {
            case QuestPhase.Salting salting ->
                "lay a Valuable on Mine "
                        + setup.sheet()
                                .salting()
                                .get(realm.mines().stream()
                                        .mapToInt(heap -> heap.size())
                                        .sum());
            case QuestPhase.Placing placing ->
                "put Ogre "
                        + setup.sheet().ogres().stream()
                                .filter(ogre -> realm.ogre(ogre) instanceof OgreZone.InBox)
                                .findFirst()
                                .orElseThrow()
                        + " on a Castle";
            case QuestPhase.Deploying deploying -> "deploy Shields, or keep them";
            case QuestPhase.Moving moving ->
                setup.sheet().shields() ? "change Shields, then move or stay" : "move or stay";
            case QuestPhase.Meeting meeting ->
                "give " + met(quest) + " a Gift, and take it, the Gift and the Elf to a Castle";
            case QuestPhase.Handling handling -> "pick up, share, deliver, or be done";
            case QuestPhase.Bound bound ->
                (setup.rulings().captiveShields() && !realm.allCaptive() ? "change Shields, " : "")
                        + "pay a ransom, or wait";
            case QuestPhase.Rolling rolling -> "roll for the Ogres";
            case QuestPhase.Escaping escaping -> "choose a Castle to go to" + rest(escaping.toMove());
            case QuestPhase.Agreeing agreeing ->
                "say yes or no to what " + quest.turn().title() + " wants: "
                        + describe(quest.with(agreeing.before()), agreeing.proposal());
            case QuestPhase.Ended ended -> ended.end().says();
        };
    }

    /** Returns the Ogre on whose Mine the Elf stands. */
    private static String met(Quest quest) {
        OptionalInt ogre = quest.realm().ogreOn(quest.miner().at());
        return ogre.isPresent() ? "Ogre " + ogre.getAsInt() : "the Ogre";
    }

    private static String rest(List<Integer> ogres) {
        String listed = String.join(", ", ogres.stream().map(String::valueOf).toList());
        return ogres.isEmpty() ? "" : "; Ogre " + listed + " still to move";
    }
}
