package umpire.rules.ogreselves;

import java.util.Optional;
import umpire.rules.kernel.ActionKind;

/** What kinds of things may be done, and what has to be known before. */
public final class ActionKinds {
    private ActionKinds() {}

    /** Returns the kind of a legal action. */
    public static ActionKind of(Position position, Action action) {
        return switch (action) {
            case Action.Salt salt -> ActionKind.usual("lay a Valuable on Mine " + salt.mine());
            case Action.PlaceOgre place -> ActionKind.usual("put Ogre " + place.ogre() + " on a Castle");
            case Action.DeployShield deploy ->
                position.phase() instanceof Phase.Deploying
                        ? ActionKind.usual("put a Shield on a Mine")
                        : ActionKind.special("put a Shield on a Mine");
            case Action.ShiftShield shift -> ActionKind.special("move a Shield to another Mine");
            case Action.RetrieveShield retrieve -> ActionKind.special("take a Shield into your bag");
            case Action.WalkTo walk -> ActionKind.usual("walk one or two spaces");
            case Action.WalkOther other -> ActionKind.usual("walk one or two spaces");
            case Action.StayThere stay -> ActionKind.forgoing("stay");
            case Action.TakeUp take -> ActionKind.usual("pick up what lies here");
            case Action.SwapFor swap -> ActionKind.usual("pick up and leave something behind");
            case Action.HandOver hand -> ActionKind.usual("give or take between the Elves here");
            case Action.TradeFor trade -> ActionKind.special("trade with an Elf here");
            case Action.DeliverTo deliver -> ActionKind.usual("lay a Valuable into a chest");
            case Action.GiveGift gift -> ActionKind.usual("give a Gift and go to a Castle with the Ogre");
            case Action.PayRansom ransom -> ActionKind.usual("propose a ransom out of a chest");
            case Action.ProposeEnd end -> ActionKind.special("propose to end the game");
            case Action.SayYes yes -> ActionKind.usual("say yes");
            case Action.SayNo no -> ActionKind.usual("say no");
            case Action.EnoughDone enough -> ActionKind.forgoing(enough(position.phase()));
            case Action.EscapeTo escape -> ActionKind.usual("go to an empty Castle");
            case Action.Roll roll -> ActionKind.usual("roll the Ogres' die");
        };
    }

    private static String enough(Phase phase) {
        return switch (phase) {
            case Phase.Bound bound -> "wait as a captive";
            case Phase.Deploying deploying -> "keep the other Shields";
            default -> "be done";
        };
    }

    /** Returns what has to be known before one chooses; nothing where the board shows it. */
    public static String situation(Position position) {
        return switch (position.phase()) {
            case Phase.Meeting meeting -> "you stand before " + Labels.met(position) + ", and have something it likes";
            case Phase.Bound bound ->
                "you are a captive of " + Labels.met(position)
                        + ", until it moves on or gets something it likes out of a chest";
            case Phase.Escaping escaping -> "the Ogre has grabbed what it likes and lets you go";
            case Phase.Agreeing agreeing ->
                position.turn().title() + " proposes to "
                        + Labels.describe(position.with(agreeing.before()), agreeing.proposal());
            default -> "";
        };
    }

    /** Returns what an action would come to, as its target is labelled: how many points at once, or whose captive. */
    public static Optional<String> prospect(Setup setup, Position state, Action action, Position next) {
        if (action instanceof Action.WalkTo walk && !state.realm().free(walk.to())) {
            boolean captive = next.realm().miner(state.turn()).captive();
            return Optional.of(captive ? "captive: you have no Gift for it" : "a Gift for it");
        }
        if (!(action instanceof Action.DeliverTo) && !(action instanceof Action.GiveGift)) {
            return Optional.empty();
        }
        int points = ScoreSheet.points(setup, next.realm()) - ScoreSheet.points(setup, state.realm());
        return Optional.of("+" + points + (points == 1 ? " point" : " points"));
    }
}
