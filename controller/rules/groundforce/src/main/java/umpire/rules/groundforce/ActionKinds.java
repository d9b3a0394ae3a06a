package umpire.rules.groundforce;

import java.util.Optional;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.groundforce.battlefield.GroundPlace;
import umpire.rules.kernel.ActionKind;

/** What kinds of things may be done, what has to be known before, and what an attack would come to. */
final class ActionKinds {
    private ActionKinds() {}

    /** Returns the kind of a legal action. */
    public static ActionKind of(Setup setup, Position position, Action action) {
        return switch (action) {
            case Action.PlaceUnit place -> ActionKind.usual("put a unit into " + position.turn() + "'s base");
            case Action.DrawCard draw -> ActionKind.usual("draw a card");
            case Action.ShuffleCards shuffle -> ActionKind.usual("shuffle the drawn cards");
            case Action.WalkUnit walk ->
                ActionKind.usual((setup.stealth(position) ? "sneak" : "walk") + " with "
                        + walk.type().plural());
            case Action.AttackPlace attack ->
                ActionKind.usual("attack with " + attack.type().plural());
            case Action.ThrowDice thrown -> ActionKind.usual("throw the dice");
            case Action.RemoveUnit remove ->
                ActionKind.usual("take away the " + remove.type().says());
            case Action.AdvanceInto advance ->
                ActionKind.usual(advance.from().size() > 1 ? "move both attackers in" : "move one attacker in");
            case Action.BuyUnit buy -> ActionKind.usual("buy a " + buy.type().says() + " for " + cost(buy.type()));
            case Action.EndTurn end -> ActionKind.forgoing("end the turn");
        };
    }

    private static String cost(ForceType type) {
        return type.points() + (type.points() == 1 ? " point" : " points");
    }

    /** Returns what has to be known before one chooses; nothing where the board shows it. */
    public static String situation(Setup setup, Position position) {
        return switch (position.phase()) {
            case Phase.PlacingUnits placing -> Labels.missing(position) + " are left to be placed";
            case Phase.ActivatingUnits activating ->
                "the card is " + setup.order(position).title();
            case Phase.RemovingUnit removing ->
                "one unit on " + removing.assault().target() + " is lost";
            case Phase.AdvancingUnits advancing -> advancing.assault().target() + " is empty now";
            case Phase.BuyingUnits buying ->
                buying.points() == 1 ? "1 point is left" : buying.points() + " points are left";
            default -> "";
        };
    }

    /** Returns what an action would come to, as its target is labelled. */
    public static Optional<String> prospect(Setup setup, Position position, Action action) {
        return switch (action) {
            case Action.AttackPlace attack
            when attack.type() == ForceType.HEAVY -> Optional.of("1 die against 1, for all");
            case Action.AttackPlace attack ->
                Optional.of(dice(attack.from().size())
                        + " against "
                        + setup.defenders(position, attack.target()).size());
            case Action.WalkUnit walk when isEnemyBase(setup, position, walk.to()) -> Optional.of("wins the war");
            default -> Optional.empty();
        };
    }

    private static String dice(int count) {
        return count == 1 ? "1 die" : count + " dice";
    }

    private static boolean isEnemyBase(Setup setup, Position position, GroundPlace place) {
        return setup.board().base(position.turn().other()).contains(place);
    }
}
