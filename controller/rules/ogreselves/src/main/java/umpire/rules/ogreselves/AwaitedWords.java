package umpire.rules.ogreselves;

import java.util.List;
import umpire.rules.ogreselves.kingdom.Elf;

/** A phase in words. */
record AwaitedWords(Setup setup, Position position) {
    /** Returns the awaited action in words. */
    String awaited() {
        return switch (position.phase()) {
            case Phase.Salting salting -> "lay a Valuable on Mine " + setup.nextMine(position.realm());
            case Phase.Placing placing ->
                "put Ogre " + setup.ogresInBox(position.realm()).get(0) + " on a Castle";
            case Phase.Deploying deploying -> "deploy Shields, or keep them";
            case Phase.Moving moving -> setup.sheet().shields() ? "change Shields, then move or stay" : "move or stay";
            case Phase.Meeting meeting ->
                "give " + GiftMove.met(position) + " a Gift, and take it, the Gift and the Elf to a Castle";
            case Phase.Handling handling -> "pick up, share, deliver, or be done";
            case Phase.Bound bound ->
                (setup.rulings().captiveShields() && !position.realm().allCaptive() ? "change Shields, " : "")
                        + "pay a ransom, or wait";
            case Phase.Rolling rolling -> "roll for the Ogres. " + whatARollDoes();
            case Phase.Escaping escaping -> "choose a Castle to go to" + rest(escaping.toMove());
            case Phase.Agreeing agreeing ->
                "say yes or no to what " + position.turn().title() + " wants: " + Proposal.words(position, agreeing);
            case Phase.Ended ended -> ended.end().says();
        };
    }

    private String whatARollDoes() {
        return position.realm()
                .captor(position.turn())
                .map(ogre -> "You are captive: a " + ogre + " or an O moves Ogre " + ogre + " on, and you are free")
                .orElse("A number moves that Ogre, an O moves all of them");
    }

    private static String rest(List<Integer> ogres) {
        String listed = String.join(", ", ogres.stream().map(String::valueOf).toList());
        return ogres.isEmpty() ? "" : "; Ogre " + listed + " still to move";
    }

    /** Returns the facts to know before the choice; empty if the board shows them. */
    String situation() {
        return switch (position.phase()) {
            case Phase.Meeting meeting ->
                "you stand before " + GiftMove.met(position) + ", and have something it likes";
            case Phase.Bound bound ->
                "you are a captive of " + GiftMove.met(position)
                        + ", until it moves on or gets something it likes out of a chest";
            case Phase.Escaping escaping -> "the Ogre has grabbed what it likes and lets you go";
            case Phase.Agreeing agreeing ->
                position.turn().title() + " proposes to " + Proposal.words(position, agreeing);
            default -> "";
        };
    }

    /** Returns the sentence for an Elf that passes its remaining choices. */
    String forgone() {
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
}
