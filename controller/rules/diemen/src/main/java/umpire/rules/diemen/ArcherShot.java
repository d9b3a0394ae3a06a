package umpire.rules.diemen;

import java.util.Optional;
import umpire.rules.diemen.field.TroopType;
import umpire.rules.diemen.rulings.SheetRule;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;

/** Archers destroy one unit. */
final class ArcherShot extends AimedMove<Action.ShootSpace> {
    ArcherShot(Setup setup) {
        super(setup, "shoot", Action.ShootSpace.class, Action.ShootSpace::new, ActionKind.usual("shoot with Archers"));
    }

    @Override
    protected Optional<Breach> breach(Position position, Phase.SpendingSet spending, Action.ShootSpace shoot) {
        int distance = shoot.from().distance(shoot.at());
        return aimed(position, spending, shoot)
                .needs(
                        SheetRule.TROOPS_ARE_THERE,
                        () -> position.field()
                                .troops(shoot.from(), spending.side())
                                .has(TroopType.ARCHERS),
                        () -> "No Archers of " + spending.side().title() + " stand on " + shoot.from() + ".")
                .needs(
                        SheetRule.ARCHERS_REACH_TWO,
                        () -> distance <= FARTHEST,
                        () -> shoot.at() + " is " + away(distance) + " from " + shoot.from() + ".")
                .found();
    }

    @Override
    protected Position after(
            Position position, Phase.SpendingSet spending, Action.ShootSpace shoot, EventSink telling) {
        AssaultSum sum = AssaultSum.shot(setup, position, spending, shoot);
        telling.tell(
                SheetRule.WIDEST_GOES_FIRST,
                () -> spending.side().title() + "'s Archers shoot from " + shoot.from() + " at " + shoot.at() + " with "
                        + spending.set() + ".",
                shoot.at().place(),
                shoot.from().place());
        tellWidened(sum, telling);
        return begun(position, spending, sum);
    }

    @Override
    protected String describe(Position position, Action.ShootSpace shoot) {
        return "Archers on " + shoot.from() + " shoot at " + shoot.at();
    }

    @Override
    protected Optional<String> preview(Position position, Action.ShootSpace shoot, Position next) {
        return Optional.of(upTo(1));
    }
}
