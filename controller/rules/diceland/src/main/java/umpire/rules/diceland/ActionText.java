package umpire.rules.diceland;

import java.util.Comparator;
import java.util.Optional;
import umpire.rules.diceland.catalogue.OgreSystem;
import umpire.rules.diceland.catalogue.Weapon;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.geometry.TopCorner;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Phrase;
import umpire.rules.kernel.text.Sentence;
import umpire.rules.kernel.text.Sentences;

/** Writes and reads actions: a verb and what it is done with. */
public final class ActionText {
    private static final String AT = "at";

    private static final Form<TopCorner> CORNER = Form.of("a corner", TopCorner::word, TopCorner::named);
    private static final Form<OgreSystem> SYSTEM = Form.of("a system", OgreSystem::word, OgreSystem::named);

    /** That a die fires its gun need not be said. */
    private static final Phrase<Weapon> UNLESS_GUN = PhaseText.WEAPON
            .where(weapon -> weapon != Weapon.GUN)
            .maybe()
            .as(
                    weapon -> weapon.orElse(Weapon.GUN),
                    weapon -> Optional.of(weapon).filter(other -> other != Weapon.GUN));

    private final Setup setup;
    private final Sentences<Action> actions;

    public ActionText(Setup setup) {
        this.setup = setup;
        this.actions = actions();
    }

    /** Dice that are not in the box are no part of any action. Those that landed may be named in any order, and are kept in that of the box. */
    private Sentences<Action> actions() {
        Form<String> die = PhaseText.die(setup);
        return Sentences.of(
                Action.class,
                Sentence.of("enlist", Action.Enlist.class, die, Action.Enlist::die, Action.Enlist::new),
                Sentence.of("ready", Action.ArmyReady.class, new Action.ArmyReady()),
                Sentence.of(
                        "first",
                        Action.GoesFirst.class,
                        PhaseText.COMMANDER,
                        Action.GoesFirst::who,
                        Action.GoesFirst::new),
                Sentence.of("place", Action.PlaceFirst.class, die, Action.PlaceFirst::die, Action.PlaceFirst::new),
                Sentence.of("throw", Action.ThrowIn.class, die, Action.ThrowIn::die, Action.ThrowIn::new),
                land(),
                Sentence.of("fair", Action.AllowThrow.class, new Action.AllowThrow()),
                Sentence.of(
                        "foul",
                        Action.CallFoul.class,
                        Form.either("out", "stays"),
                        Action.CallFoul::out,
                        Action.CallFoul::new),
                Sentence.of(
                        "roll",
                        Action.Maneuver.class,
                        die,
                        Action.Maneuver::die,
                        CORNER,
                        Action.Maneuver::corner,
                        Action.Maneuver::new),
                fire(die),
                Sentence.of(
                        "call",
                        Action.CallIn.class,
                        die,
                        Action.CallIn::caller,
                        die,
                        Action.CallIn::called,
                        Action.CallIn::new),
                Sentence.of("jump", Action.JumpUp.class, die, Action.JumpUp::die, Action.JumpUp::new),
                Sentence.of("command", Action.CommandAll.class, new Action.CommandAll()),
                Sentence.of("rest", Action.RestDie.class, new Action.RestDie()),
                Sentence.of("pass", Action.PassTurn.class, new Action.PassTurn()),
                ask(die),
                Sentence.of("line", Action.SayLine.class, PhaseText.SEEN, Action.SayLine::seen, Action.SayLine::new));
    }

    private Sentence<Action.DiceLanded> land() {
        return Sentence.of(
                "land",
                Action.DiceLanded.class,
                Form.of("a die and how it lies", this::write, this::landed).each(),
                Action.DiceLanded::dice,
                dice -> new Action.DiceLanded(dice.stream()
                        .sorted(Comparator.comparingInt(
                                one -> setup.die(one.name()).number()))
                        .toList()));
    }

    private static Sentence<Action.FireWeapon> fire(Form<String> die) {
        return new Sentence<>(
                "fire",
                Action.FireWeapon.class,
                Phrase.of(
                        die,
                        Action.FireWeapon::die,
                        UNLESS_GUN,
                        Action.FireWeapon::weapon,
                        Form.any().maybeAfter(AT),
                        Action.FireWeapon::target,
                        SYSTEM.maybeAfter("hitting"),
                        Action.FireWeapon::system,
                        Action.FireWeapon::new));
    }

    private static Sentence<Action.AskLine> ask(Form<String> die) {
        return Sentence.of(
                "ask",
                Action.AskLine.class,
                die,
                Action.AskLine::shooter,
                UNLESS_GUN,
                Action.AskLine::weapon,
                Form.any().after(AT),
                Action.AskLine::target,
                Action.AskLine::new);
    }

    public String write(Action action) {
        return actions.write(action);
    }

    /** Reads an action. */
    public Parsed<Action> parse(String text) {
        return actions.read(text)
                .map(Parsed::good)
                .orElseGet(
                        () -> Parsed.bad(
                                Quoted.of(text)
                                        + " is no action. There are enlist DIE, ready, first SEAT, place DIE, throw DIE, land, fair, "
                                        + "foul stays, foul out, roll DIE CORNER, fire DIE [WEAPON] [at TARGET] [hitting SYSTEM], "
                                        + "call DIE DIE, jump DIE, command, rest, pass, ask DIE [WEAPON] at TARGET, line seen, line hidden."));
    }

    private static Form<Optional<FlatDie>> lying(BoxedDie die) {
        return LyingText.of(die.unit()).or("off");
    }

    private String write(LandedDie landed) {
        return landed.name() + "=" + lying(setup.die(landed.name())).write(landed.flat());
    }

    private Optional<LandedDie> landed(String word) {
        String[] halves = word.split("=", 2);
        return setup.find(halves[0])
                .filter(die -> halves.length == 2)
                .flatMap(die -> lying(die).read(halves[1]).map(flat -> new LandedDie(die.name(), flat)));
    }
}
