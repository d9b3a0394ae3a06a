package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.EventSink;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Infantry names the component of an Ogre that it fires at in an overrun. */
final class AimChoice extends OgreMove<Phase.AwaitingAim, Action.TakeAim> {
    private final OverrunFight fights;

    AimChoice(OgreRules rules) {
        super(rules, Phase.AwaitingAim.class, Action.TakeAim.class, ActionKind.usual("aim at a part of the Ogre"));
        this.fights = new OverrunFight(rules);
    }

    @Override
    SheetRule first(Position position) {
        return DieRoll.noneInTheAir(position.phase()) ? SheetRule.NO_AIM_NOW : super.first(position);
    }

    @Override
    Optional<Breach> broken(Position position, Phase.AwaitingAim phase, Action.TakeAim aim) {
        Unit ogre = phase.fight().target(position.board());
        return WeaponFire.component(ogre, phase.fight().at(), aim.aim());
    }

    @Override
    protected Position after(Position position, Phase.AwaitingAim phase, Action.TakeAim aim, EventSink events) {
        return fights.shoot(position, phase.fight(), aim.aim(), events);
    }

    @Override
    protected String describe(Position position, Action.TakeAim aim) {
        return "Aim at the " + aim.aim().says() + " (defence " + aim.aim().defence() + ")";
    }

    @Override
    protected Optional<String> preview(Position position, Action.TakeAim aim, Position next) {
        return position.phase()
                .fightUnderWay()
                .map(fight -> rules.prospects().of(position.board(), new Attack.Clash(fight, aim.aim())));
    }

    @Override
    String label(Action.TakeAim aim) {
        return "aim at the " + aim.aim().says();
    }
}
