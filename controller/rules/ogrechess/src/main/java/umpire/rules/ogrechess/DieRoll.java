package umpire.rules.ogrechess;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.ActionKind;
import umpire.rules.kernel.Breach;
import umpire.rules.kernel.DieShown;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.EventSink;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.rulings.SheetRule;

/** The roll of the die that settles an attack. */
final class DieRoll extends OgreMove<Phase.AwaitingRoll, Action.Roll> {
    /** The edge of an ordinary die, in mm. The rig file may name another die. */
    private static final double DIE_MM = 16;

    static final DieType DIE = DieType.pips(DIE_MM, 1);

    private final Shots shots;
    private final OverrunFight fights;

    DieRoll(OgreRules rules) {
        super(rules, Phase.AwaitingRoll.class, Action.Roll.class, ActionKind.usual("roll the die"));
        this.shots = new Shots(rules);
        this.fights = new OverrunFight(rules);
    }

    /** Returns whether the game goes on and no shot waits for its aim or its die. */
    static boolean noneInTheAir(Phase phase) {
        return !(phase instanceof Phase.AwaitingAim
                || phase instanceof Phase.AwaitingRoll
                || phase instanceof Phase.Over);
    }

    @Override
    SheetRule first(Position position) {
        return noneInTheAir(position.phase()) ? SheetRule.NO_ROLL_NOW : super.first(position);
    }

    @Override
    Optional<Breach> broken(Position position, Phase.AwaitingRoll phase, Action.Roll roll) {
        return Optional.empty();
    }

    @Override
    protected Position after(Position position, Phase.AwaitingRoll phase, Action.Roll roll, EventSink events) {
        return switch (phase.attack()) {
            case Attack.Ranged ranged -> shots.settle(position, ranged, roll.face(), events);
            case Attack.Clash clash -> fights.settle(position, clash.fight(), clash.aim(), roll.face(), events);
            case Attack.Parting parting -> fights.part(position, parting, roll.face(), events);
        };
    }

    /** Reads the die on the table. */
    static Parsed<Action> read(Phase phase, List<DieShown> dice) {
        if (!(phase instanceof Phase.AwaitingRoll)) {
            return Parsed.bad("no roll is awaited; the dice may lie where they are");
        }
        if (dice.size() != 1 || !dice.get(0).kind().equals(DIE.kind())) {
            return Parsed.bad("one d6 is rolled, and " + dice.size() + " dice were read");
        }
        String face = dice.get(0).face();
        return face.matches("[1-6]")
                ? Parsed.good(new Action.Roll(face.charAt(0) - '0'))
                : Parsed.bad(Quoted.of(face) + " is not a face of a d6; it shows 1 to 6");
    }

    @Override
    protected String describe(Position position, Action.Roll roll) {
        return "Rolled " + roll.face();
    }

    @Override
    String label(Action.Roll roll) {
        return "a roll of " + roll.face();
    }

    /** Infantry names the component of an Ogre that it fires at in an overrun. */
    static final class AimChoice extends OgreMove<Phase.AwaitingAim, Action.TakeAim> {
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
}
