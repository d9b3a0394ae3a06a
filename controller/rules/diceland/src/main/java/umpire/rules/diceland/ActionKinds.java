package umpire.rules.diceland;

import java.util.Optional;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.TrackingCard;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.kernel.ActionKind;

/** What kinds of things may be done, what has to be known before, and what a shot would come to. */
public record ActionKinds(Setup setup) {

    /** Returns the kind of a legal action. */
    public ActionKind of(Position position, Action action) {
        String die = position.phase() instanceof Phase.Choosing ? "let a die " : "";
        return switch (action) {
            case Action.Enlist enlist -> ActionKind.usual("choose a die for the army");
            case Action.ArmyReady ready -> ActionKind.special("begin with this army");
            case Action.GoesFirst first -> ActionKind.usual("say who goes first");
            case Action.PlaceFirst place -> ActionKind.usual("choose the die that begins in the middle");
            case Action.ThrowIn in -> ActionKind.usual("throw a die");
            case Action.DiceLanded landing -> ActionKind.usual("throw the die");
            case Action.AllowThrow allow -> ActionKind.forgoing("let the throw count");
            case Action.CallFoul foul -> ActionKind.usual("call a foul, if it was one");
            case Action.Maneuver maneuver ->
                ActionKind.usual(die.isEmpty() ? "roll it over a corner" : "let a die roll over a corner");
            case Action.FireWeapon fire -> ActionKind.usual(die + "shoot");
            case Action.CallIn call -> ActionKind.usual(die + "call another");
            case Action.JumpUp jump -> ActionKind.usual(die + "jump");
            case Action.CommandAll command -> ActionKind.special("command all with the Command Post");
            case Action.RestDie rest -> ActionKind.forgoing("do nothing more");
            case Action.PassTurn pass -> ActionKind.forgoing("pass");
            case Action.AskLine ask -> ActionKind.special("ask whether a die that is close is seen");
            case Action.SayLine say -> ActionKind.usual("say whether it is seen");
        };
    }

    /** Returns what has to be known before one chooses; nothing where the table shows it. */
    public String situation(Position position) {
        return switch (position.phase()) {
            case Phase.FoulWatching watching -> setup.title(watching.die()) + " was thrown";
            case Phase.Activating activating -> setup.title(activating.die()) + " may act";
            case Phase.OgreMoving moving -> setup.title(moving.die()) + " has shot and may move";
            case Phase.LineCalling line ->
                "it is close whether " + setup.title(line.shooter()) + " sees " + setup.title(line.target());
            default -> "";
        };
    }

    /** Returns what a shot at one die comes to, as its target is labelled, or how many dice of a kind are in the hand if there are several. */
    public Optional<String> prospect(Position position, Action action, Position next) {
        return switch (action) {
            case Action.FireWeapon fire ->
                fire.target().flatMap(target -> hit(position.find(target), next.find(target), fire.system()));
            case Action.ThrowIn in -> inHand(position, in.die());
            case Action.CallIn call -> inHand(position, call.called());
            default -> Optional.empty();
        };
    }

    /** The number in the name of a die is not how many there are. */
    private Optional<String> inHand(Position position, String die) {
        Fighter named = position.find(die).orElseThrow();
        long alike = position.of(position.active())
                .filter(Fighter::inHand)
                .filter(fighter -> setup.unit(fighter).equals(setup.unit(named)))
                .count();
        return alike == 1 ? Optional.empty() : Optional.of("one of " + alike + " in hand");
    }

    private Optional<String> hit(Optional<Fighter> before, Optional<Fighter> after, Optional<OgreSystem> system) {
        if (before.isEmpty() || after.isEmpty() || after.equals(before)) {
            return Optional.of("no effect");
        }
        Fighter now = after.orElseThrow();
        if (!now.inPlay()) {
            return Optional.of("killed");
        }
        String aimed = system.map(aim -> lost(before.orElseThrow(), now, aim)).orElse("");
        return now.lying()
                .map(lying -> "side " + setup.die(now.name()).side(lying).word() + aimed);
    }

    private static String lost(Fighter before, Fighter now, OgreSystem system) {
        TrackingCard had = before.card().orElseThrow();
        TrackingCard has = now.card().orElseThrow();
        int treads = dots(had) - dots(has);
        if (system == OgreSystem.TREADS) {
            return treads == 0 ? ", no tread lost" : ", treads \u2212" + treads;
        }
        if (had.left(Weapon.valueOf(system.name())) == 0) {
            return ", destroyed before";
        }
        return has.equals(had) ? ", no gun lost" : ", one gun lost";
    }

    private static int dots(TrackingCard card) {
        return card.treads().stream().mapToInt(dots -> dots).sum();
    }
}
