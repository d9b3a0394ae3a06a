package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.kernel.Listed;

/** What buttons and prompts say. */
public final class Labels {
    private final Setup setup;

    public Labels(Setup setup) {
        this.setup = setup;
    }

    /** Returns what is awaited, as a prompt goes on after a seat's name. */
    public String awaited(Position position) {
        return switch (position.phase()) {
            case Phase.Enlisting enlisting -> "choose a die for the army";
            case Phase.Electing electing -> "decide who goes first";
            case Phase.Flipping flipping -> "flip a coin and say who goes first";
            case Phase.ChoosingFirst choosing -> "choose the die that begins in the middle";
            case Phase.HandPlacing placing ->
                "put " + setup.title(placing.die())
                        + " on the table; its strongest side is "
                        + setup.die(placing.die()).unit().strongest().word();
            case Phase.Choosing choosing -> begins(position);
            case Phase.Airborne airborne -> "throw " + setup.title(airborne.die());
            case Phase.FoulWatching watching -> "say whether the throw was a foul";
            case Phase.Activating activating -> "let " + setup.title(activating.die()) + " act";
            case Phase.OgreMoving moving -> "maneuver " + setup.title(moving.die()) + ", or leave it there";
            case Phase.LineCalling line ->
                "look whether " + setup.title(line.shooter()) + " sees " + setup.title(line.target());
            case Phase.DuelOver over -> "nothing";
        };
    }

    private String begins(Position position) {
        boolean throwing = position.of(position.active())
                .anyMatch(fighter -> fighter.inHand() && !setup.unit(fighter).ogre());
        boolean acting = position.of(position.active()).anyMatch(Fighter::inPlay);
        return !acting ? "throw a die" : throwing ? "throw a die, or let one act" : "let a die act";
    }

    /** Returns what is awaited of a die that may act: all that it can do now. */
    public String acting(Phase.Activating activating, List<Action> legal) {
        List<String> ways = legal.stream()
                .flatMap(action -> way(action).stream())
                .distinct()
                .sorted()
                .toList();
        String title = setup.title(activating.die());
        if (ways.isEmpty()) {
            return title + " can do nothing: leave it as it lies";
        }
        return "let " + title + " " + Listed.or(ways);
    }

    private static Optional<String> way(Action action) {
        return switch (action) {
            case Action.Maneuver maneuver -> Optional.of("maneuver");
            case Action.FireWeapon fire -> Optional.of("shoot");
            case Action.AskLine ask -> Optional.of("shoot");
            case Action.CallIn call -> Optional.of("call");
            case Action.JumpUp jump -> Optional.of("jump");
            default -> Optional.empty();
        };
    }

    public String describe(Position position, Action action) {
        return switch (action) {
            case Action.Enlist enlist ->
                title(enlist.die()) + " joins the army ("
                        + setup.die(enlist.die()).unit().points() + " points)";
            case Action.ArmyReady ready -> "The army is ready";
            case Action.GoesFirst first -> first.who() + " goes first";
            case Action.PlaceFirst place -> title(place.die()) + " begins in the middle";
            case Action.ThrowIn in -> "Throw " + title(in.die());
            case Action.DiceLanded landing ->
                landing.dice().stream().map(this::landed).collect(Collectors.joining(", "));
            case Action.AllowThrow allow -> "The throw counts";
            case Action.CallFoul foul ->
                foul.out() ? "A foul: the die goes into reserve" : "A foul: the die stays and does nothing";
            case Action.Maneuver maneuver -> rolled(position, maneuver);
            case Action.FireWeapon fire -> fired(fire);
            case Action.CallIn call -> title(call.caller()) + " calls " + title(call.called());
            case Action.JumpUp jump -> title(jump.die()) + " jumps";
            case Action.CommandAll command -> "The Command Post commands all";
            case Action.RestDie rest -> "It does nothing more";
            case Action.PassTurn pass -> "Pass";
            case Action.AskLine ask ->
                "Ask whether " + title(ask.shooter()) + weapon(ask.weapon()) + " sees " + title(ask.target());
            case Action.SayLine say -> say.seen() ? "It is seen" : "It is not seen";
        };
    }

    private String title(String name) {
        return setup.title(name);
    }

    private String landed(LandedDie die) {
        Optional<BoxedDie> boxed = setup.find(die.name());
        return title(die.name())
                + die.flat()
                        .flatMap(flat -> boxed.map(
                                known -> " lies on side " + known.side(flat).word()))
                        .orElse(" is off the table");
    }

    private String rolled(Position position, Action.Maneuver maneuver) {
        Optional<FlatDie> lying = position.find(maneuver.die()).flatMap(Fighter::lying);
        String to = lying.map(die -> " to side "
                        + setup.die(maneuver.die())
                                .side(die.rolled(maneuver.corner()))
                                .word())
                .orElse("");
        return title(maneuver.die()) + " rolls over corner " + maneuver.corner().word() + to;
    }

    private static String weapon(Weapon weapon) {
        return weapon == Weapon.GUN ? "" : " with its " + weapon.title();
    }

    private String fired(Action.FireWeapon fire) {
        return title(fire.die()) + " fires" + weapon(fire.weapon())
                + fire.target().map(target -> " at " + title(target)).orElse(" at all it sees")
                + fire.system().map(system -> ", at the " + system.title()).orElse("");
    }

    /** Says that a seat forgoes what it might still do. */
    public String forgone(Position position) {
        return switch (position.phase()) {
            case Phase.FoulWatching watching ->
                position.active().other() + " lets the throw of " + title(watching.die()) + " count.";
            case Phase.Activating activating -> title(activating.die()) + " does nothing more.";
            case Phase.OgreMoving moving -> title(moving.die()) + " stays where it is.";
            default -> "Nothing is done.";
        };
    }
}
