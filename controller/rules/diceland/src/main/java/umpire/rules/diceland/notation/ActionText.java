package umpire.rules.diceland.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.diceland.position.Action;
import umpire.rules.diceland.position.BoxedDie;
import umpire.rules.diceland.position.Commander;
import umpire.rules.diceland.position.LandedDie;
import umpire.rules.diceland.position.Setup;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** Writes and reads actions: a verb and what it is done with. */
public final class ActionText {
    private static final String OFF = "off";
    private static final String AT = "at";
    private static final String HITTING = "hitting";

    private final Setup setup;

    public ActionText(Setup setup) {
        this.setup = setup;
    }

    public String write(Action action) {
        return switch (action) {
            case Action.Enlist enlist -> "enlist " + enlist.die();
            case Action.ArmyReady ready -> "ready";
            case Action.GoesFirst first -> "first " + first.who().word();
            case Action.PlaceFirst place -> "place " + place.die();
            case Action.ThrowIn in -> "throw " + in.die();
            case Action.DiceLanded landing -> "land" + landed(landing);
            case Action.AllowThrow allow -> "fair";
            case Action.CallFoul foul -> foul.out() ? "foul out" : "foul stays";
            case Action.Maneuver maneuver ->
                "roll " + maneuver.die() + " " + maneuver.corner().word();
            case Action.FireWeapon fire -> fired(fire);
            case Action.CallIn call -> "call " + call.caller() + " " + call.called();
            case Action.JumpUp jump -> "jump " + jump.die();
            case Action.CommandAll command -> "command";
            case Action.RestDie rest -> "rest";
            case Action.PassTurn pass -> "pass";
            case Action.AskLine ask -> "ask " + ask.shooter() + weapon(ask.weapon()) + " " + AT + " " + ask.target();
            case Action.SayLine say -> say.seen() ? "line seen" : "line hidden";
        };
    }

    private String landed(Action.DiceLanded landing) {
        StringBuilder text = new StringBuilder();
        for (LandedDie die : landing.dice()) {
            String how = die.flat()
                    .map(flat -> LyingText.write(setup.die(die.name()).unit(), flat))
                    .orElse(OFF);
            text.append(' ').append(die.name()).append('=').append(how);
        }
        return text.toString();
    }

    private static String weapon(Weapon weapon) {
        return weapon == Weapon.GUN ? "" : " " + weapon.word();
    }

    private static String fired(Action.FireWeapon fire) {
        return "fire " + fire.die() + weapon(fire.weapon())
                + fire.target().map(target -> " " + AT + " " + target).orElse("")
                + fire.system()
                        .map(system -> " " + HITTING + " " + system.word())
                        .orElse("");
    }

    /** Reads an action; dice that are not in the box are no part of any. */
    public Parsed<Action> parse(String text) {
        Deque<String> words = new ArrayDeque<>(List.of(text.strip().split("\\s+")));
        String verb = words.pop();
        Optional<Action> read = verb.equals("land") ? landing(words) : parsed(verb, words);
        return read.filter(action -> words.isEmpty())
                .map(Parsed::good)
                .orElseGet(
                        () -> Parsed.bad(
                                Quoted.of(text)
                                        + " is no action. There are enlist DIE, ready, first SEAT, place DIE, throw DIE, land, fair, "
                                        + "foul stays, foul out, roll DIE CORNER, fire DIE [WEAPON] [at TARGET] [hitting SYSTEM], "
                                        + "call DIE DIE, jump DIE, command, rest, pass, ask DIE [WEAPON] at TARGET, line seen, line hidden."));
    }

    private Optional<Action> parsed(String verb, Deque<String> words) {
        return switch (verb) {
            case "enlist" -> die(words).map(Action.Enlist::new);
            case "ready" -> Optional.of(new Action.ArmyReady());
            case "first" -> next(words).flatMap(Commander::named).map(Action.GoesFirst::new);
            case "place" -> die(words).map(Action.PlaceFirst::new);
            case "throw" -> die(words).map(Action.ThrowIn::new);
            case "fair" -> Optional.of(new Action.AllowThrow());
            case "foul" -> either(words, "out", "stays").map(Action.CallFoul::new);
            case "roll" ->
                die(words)
                        .flatMap(die ->
                                next(words).flatMap(TopCorner::named).map(corner -> new Action.Maneuver(die, corner)));
            case "fire" -> die(words).map(die -> fire(die, words));
            case "call" -> die(words).flatMap(caller -> die(words).map(called -> new Action.CallIn(caller, called)));
            case "jump" -> die(words).map(Action.JumpUp::new);
            case "command" -> Optional.of(new Action.CommandAll());
            case "rest" -> Optional.of(new Action.RestDie());
            case "pass" -> Optional.of(new Action.PassTurn());
            case "ask" -> die(words).flatMap(die -> asked(die, words));
            case "line" -> either(words, "seen", "hidden").map(Action.SayLine::new);
            default -> Optional.empty();
        };
    }

    private static Optional<String> next(Deque<String> words) {
        return Optional.ofNullable(words.poll());
    }

    private Optional<String> die(Deque<String> words) {
        return next(words).flatMap(setup::find).map(BoxedDie::name);
    }

    private static Optional<Boolean> either(Deque<String> words, String yes, String no) {
        return next(words).filter(word -> word.equals(yes) || word.equals(no)).map(yes::equals);
    }

    private static Weapon weapon(Deque<String> words) {
        Optional<Weapon> named =
                Optional.ofNullable(words.peek()).flatMap(Weapon::named).filter(weapon -> weapon != Weapon.GUN);
        named.ifPresent(weapon -> words.pop());
        return named.orElse(Weapon.GUN);
    }

    private Optional<String> target(Deque<String> words) {
        if (!AT.equals(words.peek()) || words.size() < 2) {
            return Optional.empty();
        }
        words.pop();
        return Optional.of(words.pop());
    }

    private Action fire(String die, Deque<String> words) {
        Weapon weapon = weapon(words);
        Optional<String> target = target(words);
        Optional<OgreSystem> system = Optional.empty();
        if (HITTING.equals(words.peek())) {
            words.pop();
            system = Optional.ofNullable(words.peek()).flatMap(OgreSystem::named);
            system.ifPresentOrElse(named -> words.pop(), () -> words.push(HITTING));
        }
        return new Action.FireWeapon(die, weapon, target, system);
    }

    private Optional<Action> asked(String die, Deque<String> words) {
        Weapon weapon = weapon(words);
        return target(words).map(target -> new Action.AskLine(die, weapon, target));
    }

    /** The dice may be named in any order, and are kept in that of the box. */
    private Optional<Action> landing(Deque<String> words) {
        List<LandedDie> dice = new ArrayList<>();
        while (!words.isEmpty()) {
            String[] halves = words.pop().split("=", 2);
            Optional<BoxedDie> die = setup.find(halves[0]);
            if (halves.length < 2 || die.isEmpty()) {
                return Optional.empty();
            }
            Optional<FlatDie> flat = LyingText.parse(die.get().unit(), halves[1]);
            if (flat.isEmpty() && !halves[1].equals(OFF)) {
                return Optional.empty();
            }
            dice.add(new LandedDie(die.get().name(), flat));
        }
        dice.sort(Comparator.comparingInt(landed -> setup.die(landed.name()).number()));
        return Optional.of(new Action.DiceLanded(dice));
    }
}
