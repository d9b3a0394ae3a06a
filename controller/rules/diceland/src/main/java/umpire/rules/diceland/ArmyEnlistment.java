package umpire.rules.diceland;

import java.util.Optional;
import java.util.stream.Stream;
import umpire.rules.diceland.catalogue.PaperUnit;
import umpire.rules.diceland.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
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
                                + with.points() + " points, and no more than " + with.most() + " are allowed.");
    }

    @Override
    protected Position after(Position position, Phase.Enlisting phase, Action.Enlist enlist, EventSink telling) {
        return position.with(
                new Fighter(enlist.die(), Optional.of(position.active()), new Whereabouts.InHand(), Optional.empty()));
    }

    @Override
    protected String describe(Position position, Action.Enlist enlist) {
        return title(enlist.die()) + " joins the army ("
                + setup.die(enlist.die()).unit().points() + " points)";
    }
}
