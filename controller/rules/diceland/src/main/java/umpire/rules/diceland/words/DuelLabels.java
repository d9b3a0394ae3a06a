package umpire.rules.diceland.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.duel.BoxedDie;
import umpire.rules.diceland.duel.Duel;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelPhase;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.Fighter;
import umpire.rules.diceland.duel.LandedDie;
import umpire.rules.diceland.geometry.FlatDie;

/** What buttons and prompts say. */
public final class DuelLabels {
    private final DuelSetup setup;

    public DuelLabels(DuelSetup setup) {
        this.setup = setup;
    }

    /** Returns what is awaited, as a prompt goes on after a seat's name. */
    public String awaited(Duel duel) {
        return switch (duel.phase()) {
            case DuelPhase.Enlisting enlisting -> "choose a die for the army";
            case DuelPhase.Electing electing -> "decide who goes first";
            case DuelPhase.Flipping flipping -> "flip a coin and say who goes first";
            case DuelPhase.ChoosingFirst choosing -> "choose the die that begins in the middle";
            case DuelPhase.HandPlacing placing -> "put " + setup.title(placing.die()) + " on the table by hand";
            case DuelPhase.Choosing choosing -> begins(duel);
            case DuelPhase.Airborne airborne -> "throw " + setup.title(airborne.die());
            case DuelPhase.FoulWatching watching -> "say whether the throw was a foul";
            case DuelPhase.Activating activating -> "let " + setup.title(activating.die()) + " act";
            case DuelPhase.OgreMoving moving -> "maneuver " + setup.title(moving.die()) + ", or leave it there";
            case DuelPhase.LineCalling line ->
                "look whether " + setup.title(line.shooter()) + " sees " + setup.title(line.target());
            case DuelPhase.DuelOver over -> "nothing";
        };
    }

    private String begins(Duel duel) {
        boolean throwing = duel.of(duel.active())
                .anyMatch(fighter -> fighter.inHand() && !setup.unit(fighter).ogre());
        boolean acting = duel.of(duel.active()).anyMatch(Fighter::inPlay);
        return !acting ? "throw a die" : throwing ? "throw a die, or let one act" : "let a die act";
    }

    /** Returns what is awaited of a die that may act: all that it can do now. */
    public String acting(DuelPhase.Activating activating, List<DuelAction> legal) {
        List<String> ways = legal.stream()
                .flatMap(action -> way(action).stream())
                .distinct()
                .sorted()
                .toList();
        String title = setup.title(activating.die());
        if (ways.isEmpty()) {
            return title + " can do nothing: leave it as it lies";
        }
        List<String> all = new ArrayList<>(ways);
        String last = all.removeLast();
        return "let " + title + " " + (all.isEmpty() ? last : String.join(", ", all) + " or " + last);
    }

    private static Optional<String> way(DuelAction action) {
        return switch (action) {
            case DuelAction.Maneuver maneuver -> Optional.of("maneuver");
            case DuelAction.FireWeapon fire -> Optional.of("shoot");
            case DuelAction.AskLine ask -> Optional.of("shoot");
            case DuelAction.CallIn call -> Optional.of("call");
            case DuelAction.JumpUp jump -> Optional.of("jump");
            default -> Optional.empty();
        };
    }

    public String describe(Duel duel, DuelAction action) {
        return switch (action) {
            case DuelAction.Enlist enlist ->
                title(enlist.die()) + " joins the army ("
                        + setup.die(enlist.die()).unit().points() + " points)";
            case DuelAction.ArmyReady ready -> "The army is ready";
            case DuelAction.GoesFirst first -> first.who() + " goes first";
            case DuelAction.PlaceFirst place -> title(place.die()) + " begins in the middle";
            case DuelAction.ThrowIn in -> "Throw " + title(in.die());
            case DuelAction.DiceLanded landing ->
                landing.dice().stream().map(this::landed).collect(Collectors.joining(", "));
            case DuelAction.AllowThrow allow -> "The throw counts";
            case DuelAction.CallFoul foul ->
                foul.out() ? "A foul: the die goes into reserve" : "A foul: the die stays and does nothing";
            case DuelAction.Maneuver maneuver -> rolled(duel, maneuver);
            case DuelAction.FireWeapon fire -> fired(fire);
            case DuelAction.CallIn call -> title(call.caller()) + " calls " + title(call.called());
            case DuelAction.JumpUp jump -> title(jump.die()) + " jumps";
            case DuelAction.CommandAll command -> "The Command Post commands all";
            case DuelAction.RestDie rest -> "It does nothing more";
            case DuelAction.PassTurn pass -> "Pass";
            case DuelAction.AskLine ask ->
                "Ask whether " + title(ask.shooter()) + weapon(ask.weapon()) + " sees " + title(ask.target());
            case DuelAction.SayLine say -> say.seen() ? "It is seen" : "It is not seen";
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

    private String rolled(Duel duel, DuelAction.Maneuver maneuver) {
        Optional<FlatDie> lying = duel.find(maneuver.die()).flatMap(Fighter::lying);
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

    private String fired(DuelAction.FireWeapon fire) {
        return title(fire.die()) + " fires" + weapon(fire.weapon())
                + fire.target().map(target -> " at " + title(target)).orElse(" at all it sees")
                + fire.system().map(system -> ", at the " + system.title()).orElse("");
    }

    /** Says that a seat forgoes what it might still do. */
    public String forgone(Duel duel) {
        return switch (duel.phase()) {
            case DuelPhase.FoulWatching watching ->
                duel.active().other() + " lets the throw of " + title(watching.die()) + " count.";
            case DuelPhase.Activating activating -> title(activating.die()) + " does nothing more.";
            case DuelPhase.OgreMoving moving -> title(moving.die()) + " stays where it is.";
            default -> "Nothing is done.";
        };
    }
}
