package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.catalogue.PaperSide;
import umpire.rules.diceland.geometry.FlatDie;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.Listed;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.text.Form;
import umpire.rules.kernel.text.Sentence;

/** All dice are at rest after a throw, or after one was put on the table by hand. */
final class DiceLanding extends DuelMove<Phase.DieLanding, Action.DiceLanded> {
    /** The largest slip of a die on the table, in millimetres, while another is put there. */
    private static final double NUDGED_MM = 6;

    private static final double NUDGED_DEG = 8;

    DiceLanding(Setup setup) {
        super(
                setup,
                Phase.DieLanding.class,
                sentence(setup),
                "land gev-1=8,0,0,90 infantry-1=off",
                SheetRule.NOTHING_IS_THROWN,
                ActionKind.usual("throw the die"));
    }

    /** Dice may be named in any order, and are kept in that of the box. */
    private static Sentence<Action.DiceLanded> sentence(Setup setup) {
        return new Sentence<>(
                "land",
                Action.DiceLanded.class,
                Form.of("a die and how it lies", die -> write(setup, die), word -> landed(setup, word))
                        .each()
                        .as(
                                dice -> new Action.DiceLanded(dice.stream()
                                        .sorted(Comparator.comparingInt(
                                                one -> setup.die(one.name()).number()))
                                        .toList()),
                                Action.DiceLanded::dice));
    }

    private static Form<Optional<FlatDie>> lying(BoxedDie die) {
        return DiceText.lying(die.unit()).or("off");
    }

    private static String write(Setup setup, Action.LandedDie landed) {
        return landed.name() + "=" + lying(setup.die(landed.name())).write(landed.flat());
    }

    private static Optional<Action.LandedDie> landed(Setup setup, String word) {
        String[] halves = word.split("=", 2);
        return setup.find(halves[0])
                .filter(die -> halves.length == 2)
                .flatMap(die -> lying(die).read(halves[1]).map(flat -> new Action.LandedDie(die.name(), flat)));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.DieLanding phase, Action.DiceLanded landing) {
        return switch (phase) {
            case Phase.HandPlacing placing ->
                placed(position, placing.die(), landing).found();
            case Phase.Airborne airborne ->
                measured(position, airborne.die(), landing).found();
        };
    }

    /** Tests that all dice on the table and the thrown one are named once, in any order, and that dice can lie so. */
    private FirstBreach measured(Position position, String thrown, Action.DiceLanded landing) {
        List<String> named = landing.dice().stream().map(Action.LandedDie::name).toList();
        return each(due(position, thrown), named)
                .needs(
                        SheetRule.EVERY_DIE_IS_MEASURED,
                        () -> notOnTable(landing).isEmpty(),
                        () -> notOnTable(landing).orElse("")
                                + " would stand beyond the edge of the table; then it is off.")
                .needs(
                        SheetRule.DICE_ARE_SOLID,
                        () -> insideEachOther(landing).isEmpty(),
                        () -> insideEachOther(landing).orElse("") + " would lie inside each other.");
    }

    /** Returns the dice that are measured after a throw: those on the table and the thrown one. */
    static List<String> due(Position position, String thrown) {
        return position.fighters().stream()
                .filter(fighter -> fighter.inPlay() || fighter.name().equals(thrown))
                .map(Fighter::name)
                .toList();
    }

    private FirstBreach each(List<String> due, List<String> named) {
        List<String> missing = without(due, named);
        List<String> others = without(named, due);
        return new FirstBreach()
                .needs(
                        SheetRule.EVERY_DIE_IS_MEASURED,
                        missing::isEmpty,
                        () -> "It is not said how " + titles(missing) + (missing.size() == 1 ? " lies." : " lie."))
                .needs(
                        SheetRule.EVERY_DIE_IS_MEASURED,
                        others::isEmpty,
                        () -> titles(others) + (others.size() == 1 ? " is" : " are")
                                + " neither thrown nor on the table, or named twice.");
    }

    /** Returns a list without the first match of each member of another. */
    private static List<String> without(List<String> all, List<String> taken) {
        List<String> rest = new ArrayList<>(all);
        taken.forEach(rest::remove);
        return rest;
    }

    private String titles(List<String> names) {
        return Listed.and(names.stream().distinct().map(this::title).toList());
    }

    private Optional<String> notOnTable(Action.DiceLanded landing) {
        return landing.dice().stream()
                .filter(landed -> !landed.flat()
                        .map(flat ->
                                flat.edgeMm() == setup.die(landed.name()).unit().edgeMm()
                                        && Footing.onTable(flat, setup))
                        .orElse(true))
                .map(landed -> title(landed.name()))
                .findFirst();
    }

    private Optional<String> insideEachOther(Action.DiceLanded landing) {
        List<Action.LandedDie> flat = landing.dice().stream()
                .filter(landed -> landed.flat().isPresent())
                .toList();
        for (int i = 1; i < flat.size(); i++) {
            for (int k = 0; k < i; k++) {
                if (Footing.insideEachOther(
                        flat.get(i).flat().orElseThrow(), flat.get(k).flat().orElseThrow())) {
                    return Optional.of(
                            titles(List.of(flat.get(k).name(), flat.get(i).name())));
                }
            }
        }
        return Optional.empty();
    }

    /** Tests that a die that begins on the table lies where it should, and that the others stay. */
    private FirstBreach placed(Position position, String die, Action.DiceLanded landing) {
        FirstBreach breach = measured(position, die, landing)
                .needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> landing.dice().stream()
                                .filter(each -> each.name().equals(die))
                                .allMatch(each -> each.flat().isPresent()),
                        () -> title(die) + " does not lie flat on the table.")
                .needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> landing.dice().stream().allMatch(each -> stays(position, each)),
                        () -> "While " + title(die) + " is put on the table the others stay as they lie.");
        for (Action.LandedDie landed : landing.dice()) {
            landed.flat().ifPresent(lies -> begins(breach, position.fighter(landed.name()), lies));
        }
        return breach;
    }

    /** Returns whether a die that lay on the table before has stayed. It may have slipped a little. */
    private static boolean stays(Position position, Action.LandedDie landed) {
        Optional<FlatDie> before = position.find(landed.name()).flatMap(Fighter::lying);
        return before.isEmpty()
                || landed.flat()
                        .filter(now -> now.top() == before.get().top()
                                && now.pose().distanceMm(before.get().pose()) <= NUDGED_MM
                                && now.pose().turnDeg(before.get().pose()) <= NUDGED_DEG)
                        .isPresent();
    }

    private void begins(FirstBreach breach, Fighter fighter, FlatDie lies) {
        StartingSpot start = StartingSpot.of(setup, fighter);
        breach.needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> start.isNear(lies),
                        () -> title(fighter.name()) + " lies " + Math.round(start.awayMm(lies))
                                + " mm away from where it begins; up to " + Math.round(start.withinMm())
                                + " mm will do.")
                .needs(
                        SheetRule.PLACED_IN_THE_MIDDLE,
                        () -> start.shows(lies),
                        () -> title(fighter.name()) + " begins on side "
                                + start.side().orElseThrow().word() + ".");
    }

    @Override
    protected Position after(Position position, Phase.DieLanding phase, Action.DiceLanded landing, EventSink telling) {
        LandingEffect effect = new LandingEffect(setup, telling);
        return switch (phase) {
            case Phase.HandPlacing placing ->
                new FirstPlayer.FirstTurn(setup).afterPlacing(effect.placed(position, placing.die(), landing));
            case Phase.Airborne airborne -> effect.landed(position, airborne.die(), landing);
        };
    }

    @Override
    protected String describe(Position position, Action.DiceLanded landing) {
        return landing.dice().stream().map(this::described).collect(Collectors.joining(", "));
    }

    private String described(Action.LandedDie die) {
        return title(die.name())
                + die.flat()
                        .map(flat -> " lies on side "
                                + setup.die(die.name()).side(flat).word())
                        .orElse(" is off the table");
    }

    /**
     * The spot of a die that begins on the table. Two Ogres begin apart, each towards its own edge; all other dice begin in the centre.
     *
     * @param withinMm how far from the spot the middle of the die may lie
     * @param side the side on which it must lie; empty unless a house ruling names one
     */
    record StartingSpot(Point middle, double withinMm, Optional<PaperSide> side) {
        private static final double EXACT_CENTRE_MM = 10;
        private static final double OGRE_CENTRE_MM = 50;

        /** Returns where a player's die begins. */
        public static StartingSpot of(Setup setup, Fighter fighter) {
            PaperUnit unit = setup.unit(fighter);
            double y = setup.scenario() == Scenario.OGRES ? setup.catalogue().ogresApartMm() / 2 : 0;
            boolean sideIsFree = !unit.ogre() || setup.rulings().ogreBeginsOnAnySide();
            return new StartingSpot(
                    new Point(0, fighter.of(Commander.RED) ? -y : y),
                    unit.ogre() ? OGRE_CENTRE_MM : EXACT_CENTRE_MM,
                    sideIsFree ? Optional.empty() : Optional.of(unit.strongest()));
        }

        /** Returns the distance of a die from this spot, in millimetres. */
        public double awayMm(FlatDie lies) {
            return Math.hypot(lies.pose().xMm() - middle.xMm(), lies.pose().yMm() - middle.yMm());
        }

        /** Returns whether a die is near enough to this spot. */
        public boolean isNear(FlatDie lies) {
            return awayMm(lies) <= withinMm;
        }

        /** Returns whether a die lies on a side on which it may begin. */
        public boolean shows(FlatDie lies) {
            return side.map(PaperSide::face).filter(face -> face != lies.top()).isEmpty();
        }
    }
}
