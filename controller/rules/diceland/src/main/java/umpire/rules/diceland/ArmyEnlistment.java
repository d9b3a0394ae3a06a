package umpire.rules.diceland;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.DiceCatalogue.PaperUnit;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.FirstBreach;
import umpire.rules.kernel.text.Sentence;

/** A die joins an army. */
final class ArmyEnlistment extends DuelMove<Phase.Enlisting, Action.Enlist> {
    ArmyEnlistment(Setup setup) {
        super(
                setup,
                Phase.Enlisting.class,
                Sentence.of("enlist", Action.Enlist.class, DiceText.die(setup), Action.Enlist::die, Action.Enlist::new),
                "enlist gev-1",
                SheetRule.ARMY_IS_BUILT,
                ActionKind.usual("choose a die for the army"));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.Enlisting phase, Action.Enlist enlist) {
        String die = enlist.die();
        return known(die)
                .needs(
                        SheetRule.OGRE_JOINS_NO_ARMY,
                        () -> !setup.die(die).unit().ogre(),
                        () -> title(die) + " is not bought for points.")
                .needs(
                        SheetRule.DIE_IS_FREE,
                        () -> position.fighter(die).owner().isEmpty(),
                        () -> title(die) + " is in an army already.")
                .then(() -> limit(position, die))
                .found();
    }

    private Optional<Breach> limit(Position position, String die) {
        Stream<PaperUnit> army = position.of(position.active()).map(setup::unit).filter(unit -> !unit.ogre());
        ArmyPoints with = ArmyPoints.of(
                setup.scenario(),
                Stream.concat(army, Stream.of(setup.die(die).unit())).toList());
        return with.points() <= with.most()
                ? Optional.empty()
                : Breach.refusal(
                        with.mixed() ? SheetRule.MIXED_TEAMS : SheetRule.ARMY_LIMIT,
                        "With " + title(die) + " the army " + (with.mixed() ? "is of several teams and has " : "has ")
                                + (with.points() - with.free()) + " points, and no more than "
                                + (with.most() - with.free()) + " are allowed"
                                + (with.mixed() ? "." : ", not counting the cheapest die."));
    }

    @Override
    protected Position after(Position position, Phase.Enlisting phase, Action.Enlist enlist, EventSink telling) {
        Position after = position.with(
                new Fighter(enlist.die(), Optional.of(position.active()), new Whereabouts.InHand(), Optional.empty()));
        telling.tell(
                SheetRule.ARMY_BUILT,
                () -> position.active() + "'s army: "
                        + after.of(position.active())
                                .filter(Fighter::inHand)
                                .filter(fighter -> !setup.unit(fighter).ogre())
                                .map(fighter -> title(fighter.name()))
                                .collect(Collectors.joining(", "))
                        + ".");
        return after;
    }

    @Override
    protected String describe(Position position, Action.Enlist enlist) {
        return "Choose " + title(enlist.die());
    }

    @Override
    protected Optional<String> preview(Position position, Action.Enlist enlist, Position next) {
        BoxedDie die = setup.die(enlist.die());
        long alike = setup.box().stream()
                .filter(other -> other.unit().equals(die.unit())
                        && position.fighter(other.name()).owner().isEmpty())
                .count();
        return Optional.of(die.unit().points() + " points: " + die.strength()
                + (alike == 1 ? "" : "; one of " + alike + " alike"));
    }

    /** An army is built. */
    static final class ArmyCompletion extends DuelMove<Phase.Enlisting, Action.ArmyReady> {
        static final Action.ArmyReady READY = new Action.ArmyReady();

        ArmyCompletion(Setup setup) {
            super(
                    setup,
                    Phase.Enlisting.class,
                    Sentence.of("ready", Action.ArmyReady.class, new Action.ArmyReady()),
                    "ready",
                    SheetRule.ARMY_IS_BUILT,
                    ActionKind.forgoing("begin with this army"));
        }

        @Override
        protected Optional<Breach> breach(Position position, Phase.Enlisting phase, Action.ArmyReady ready) {
            return new FirstBreach()
                    .needs(
                            SheetRule.ARMY_NEEDS_A_DIE,
                            () -> setup.army(position, position.active()) > 0,
                            () -> position.active() + " has chosen no die.")
                    .found();
        }

        @Override
        protected Position after(Position position, Phase.Enlisting phase, Action.ArmyReady ready, EventSink telling) {
            ArmyPoints army = ArmyPoints.of(setup, position, position.active());
            telling.tell(SheetRule.ARMY_BUILT, () -> position.active() + " has an army of " + army.inWords() + ".");
            return new FirstPlayer.FirstTurn(setup).afterArmy(position);
        }

        @Override
        protected String describe(Position position, Action.ArmyReady ready) {
            return "The army is ready";
        }
    }

    /**
     * The points of an army, without an Ogre.
     *
     * @param most the most points that it may have: the scenario's, and those of its smallest die unless its dice are of several teams
     * @param free the points of the smallest die if they come on top, else 0
     * @param mixed whether its dice are of several teams
     */
    record ArmyPoints(int points, int most, int free, boolean mixed) {
        /** The most points of a mixed army against an Ogre, a Mark III or a Mark V. */
        private static final int BASIC_MIXED = 30;

        /** Counts a player's army. */
        public static ArmyPoints of(Setup setup, Position position, Commander commander) {
            return of(
                    setup.scenario(),
                    position.of(commander)
                            .map(setup::unit)
                            .filter(unit -> !unit.ogre())
                            .toList());
        }

        /** Counts dice that are no Ogres. */
        public static ArmyPoints of(Scenario scenario, List<PaperUnit> army) {
            int points = army.stream().mapToInt(PaperUnit::points).sum();
            int smallest = army.stream().mapToInt(PaperUnit::points).min().orElse(0);
            boolean mixed = army.stream().map(PaperUnit::team).distinct().count() > 1;
            int free = mixed ? 0 : smallest;
            return new ArmyPoints(points, mixed ? mixedMost(scenario) : scenario.points() + free, free, mixed);
        }

        /** Returns the counted points and their maximum, in words: {@code 24 of 30 points}. */
        public String inWords() {
            return (points - free) + " of " + (most - free) + " points"
                    + (mixed ? "" : ", not counting its cheapest die");
        }

        /** The basic scenarios limit a mixed army; in the other scenarios it only loses the points of its smallest die. */
        private static int mixedMost(Scenario scenario) {
            return scenario.basic() ? BASIC_MIXED : scenario.points();
        }
    }
}
