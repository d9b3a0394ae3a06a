package umpire.rules.diceland.notation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.duel.BoxedDie;
import umpire.rules.diceland.duel.Commander;
import umpire.rules.diceland.duel.DuelAction;
import umpire.rules.diceland.duel.DuelSetup;
import umpire.rules.diceland.duel.LandedDie;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/** Writes and reads actions: a verb and what it is done with. */
public final class DuelActionText {
    private static final String OFF = "off";
    private static final String AT = "at";
    private static final String HITTING = "hitting";

    private final DuelSetup setup;

    public DuelActionText(DuelSetup setup) {
        this.setup = setup;
    }

    public String write(DuelAction action) {
        return switch (action) {
            case DuelAction.Enlist enlist -> "enlist " + enlist.die();
            case DuelAction.ArmyReady ready -> "ready";
            case DuelAction.GoesFirst first -> "first " + first.who().word();
            case DuelAction.PlaceFirst place -> "place " + place.die();
            case DuelAction.ThrowIn in -> "throw " + in.die();
            case DuelAction.DiceLanded landing -> "land" + landed(landing);
            case DuelAction.AllowThrow allow -> "fair";
            case DuelAction.CallFoul foul -> foul.out() ? "foul out" : "foul stays";
            case DuelAction.Maneuver maneuver ->
                "roll " + maneuver.die() + " " + maneuver.corner().word();
            case DuelAction.FireWeapon fire -> fired(fire);
            case DuelAction.CallIn call -> "call " + call.caller() + " " + call.called();
            case DuelAction.JumpUp jump -> "jump " + jump.die();
            case DuelAction.CommandAll command -> "command";
            case DuelAction.RestDie rest -> "rest";
            case DuelAction.PassTurn pass -> "pass";
            case DuelAction.AskLine ask ->
                "ask " + ask.shooter() + weapon(ask.weapon()) + " " + AT + " " + ask.target();
            case DuelAction.SayLine say -> say.seen() ? "line seen" : "line hidden";
        };
    }

    private String landed(DuelAction.DiceLanded landing) {
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

    private static String fired(DuelAction.FireWeapon fire) {
        return "fire " + fire.die() + weapon(fire.weapon())
                + fire.target().map(target -> " " + AT + " " + target).orElse("")
                + fire.system()
                        .map(system -> " " + HITTING + " " + system.word())
                        .orElse("");
    }

    /** Reads an action; dice that are not in the box are no part of any. */
    public Parsed<DuelAction> parse(String text) {
        Deque<String> words = new ArrayDeque<>(List.of(text.strip().split("\\s+")));
        String verb = words.pop();
        Optional<DuelAction> read = verb.equals("land") ? landing(words) : parsed(verb, words);
        return read.filter(action -> words.isEmpty())
                .map(Parsed::good)
                .orElseGet(
                        () -> Parsed.bad(
                                Quoted.of(text)
                                        + " is no action. There are enlist DIE, ready, first SEAT, place DIE, throw DIE, land, fair, "
                                        + "foul stays, foul out, roll DIE CORNER, fire DIE [WEAPON] [at TARGET] [hitting SYSTEM], "
                                        + "call DIE DIE, jump DIE, command, rest, pass, ask DIE [WEAPON] at TARGET, line seen, line hidden."));
    }

    private Optional<DuelAction> parsed(String verb, Deque<String> words) {
        return switch (verb) {
            case "enlist" -> die(words).map(DuelAction.Enlist::new);
            case "ready" -> Optional.of(new DuelAction.ArmyReady());
            case "first" -> next(words).flatMap(Commander::named).map(DuelAction.GoesFirst::new);
            case "place" -> die(words).map(DuelAction.PlaceFirst::new);
            case "throw" -> die(words).map(DuelAction.ThrowIn::new);
            case "fair" -> Optional.of(new DuelAction.AllowThrow());
            case "foul" -> either(words, "out", "stays").map(DuelAction.CallFoul::new);
            case "roll" ->
                die(words)
                        .flatMap(die -> next(words)
                                .flatMap(TopCorner::named)
                                .map(corner -> new DuelAction.Maneuver(die, corner)));
            case "fire" -> die(words).map(die -> fire(die, words));
            case "call" ->
                die(words).flatMap(caller -> die(words).map(called -> new DuelAction.CallIn(caller, called)));
            case "jump" -> die(words).map(DuelAction.JumpUp::new);
            case "command" -> Optional.of(new DuelAction.CommandAll());
            case "rest" -> Optional.of(new DuelAction.RestDie());
            case "pass" -> Optional.of(new DuelAction.PassTurn());
            case "ask" -> die(words).flatMap(die -> asked(die, words));
            case "line" -> either(words, "seen", "hidden").map(DuelAction.SayLine::new);
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

    private DuelAction fire(String die, Deque<String> words) {
        Weapon weapon = weapon(words);
        Optional<String> target = target(words);
        Optional<OgreSystem> system = Optional.empty();
        if (HITTING.equals(words.peek())) {
            words.pop();
            system = Optional.ofNullable(words.peek()).flatMap(OgreSystem::named);
            system.ifPresentOrElse(named -> words.pop(), () -> words.push(HITTING));
        }
        return new DuelAction.FireWeapon(die, weapon, target, system);
    }

    private Optional<DuelAction> asked(String die, Deque<String> words) {
        Weapon weapon = weapon(words);
        return target(words).map(target -> new DuelAction.AskLine(die, weapon, target));
    }

    /** The dice may be named in any order, and are kept in that of the box. */
    private Optional<DuelAction> landing(Deque<String> words) {
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
        return Optional.of(new DuelAction.DiceLanded(dice));
    }
}
