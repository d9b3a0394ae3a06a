package umpire.rules.ogrechess;

import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Batteries;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.Rulings;

/** Calculates the strengths and odds of attacks. */
final class Combat {
    private final Rulings rulings;

    Combat(Rulings rulings) {
        this.rulings = rulings;
    }

    /** Returns twice the strength of ranged fire. */
    static int rangedHalves(Unit shooter, Batteries batteries) {
        return 2
                * switch (shooter) {
                    case Unit.Platoon platoon -> platoon.squads();
                    case Unit.Ogre ogre -> batteries.attack();
                    case Unit.Armour armour -> armour.kind().attack();
                    case Unit.Mechanized mech -> UnitKind.MECH.attack();
                    case Unit.CommandPost post -> 0;
                };
    }

    /** Returns the range of a unit's fire. An Ogre's range is that of its remaining weapon that reaches farthest. */
    static int range(Unit shooter) {
        return switch (shooter) {
            case Unit.Ogre ogre ->
                ogre.batteries().main() > 0
                        ? Batteries.MAIN_RANGE
                        : ogre.batteries().none() ? 0 : Batteries.SECONDARY_RANGE;
            case Unit.Platoon platoon -> platoon.kind().range();
            case Unit.Mechanized mech -> mech.kind().range();
            case Unit.Armour armour -> armour.kind().range();
            case Unit.CommandPost post -> 0;
        };
    }

    /** Returns the odds of a shot with all of a unit's weapons that reach the target. */
    static Odds strongest(Chessboard board, Square from, Square at, Aim aim) {
        Unit shooter = board.unit(from);
        Batteries batteries =
                shooter instanceof Unit.Ogre ogre ? ogre.batteries().reaching(from.rangeTo(at)) : Batteries.NONE;
        return ranged(shooter, batteries, board.unit(at), aim);
    }

    /** Returns the column of the combat results table for an attack. */
    Odds odds(Chessboard board, Attack attack) {
        return switch (attack) {
            case Attack.Ranged ranged -> ranged(board, ranged.fire());
            case Attack.Clash clash -> clash(board, clash.fight(), clash.aim());
            case Attack.Parting parting -> Odds.ONE_TO_ONE;
        };
    }

    static Odds ranged(Chessboard board, Action.Fire fire) {
        return ranged(board.unit(fire.from()), fire.batteries(), board.unit(fire.at()), fire.aim());
    }

    private static Odds ranged(Unit shooter, Batteries batteries, Unit target, Aim aim) {
        return Odds.of(rangedHalves(shooter, batteries), defence(target, aim));
    }

    /** Returns the defence of the unit or component that ranged fire aims at. */
    static int defence(Unit target, Aim aim) {
        return aim == Aim.UNIT ? target.defence() : aim.defence();
    }

    /** Returns how many shots a unit has in a fire round of an overrun. */
    int shots(Unit shooter, boolean attacking) {
        return switch (shooter) {
            case Unit.Ogre ogre -> ogre.batteries().count();
            case Unit.Mechanized mech -> attacking && !rulings.mechSeparate ? 1 : 2;
            case Unit.Platoon platoon -> 1;
            case Unit.Armour armour -> 1;
            case Unit.CommandPost post -> 0;
        };
    }

    /**
     * Returns twice the strength of one shot in an overrun. Infantry fires at double strength (2.1412), and so do Ogres by the house
     * ruling.
     */
    int clashHalves(Unit shooter, boolean attacking, int shot) {
        return switch (shooter) {
            case Unit.Platoon platoon -> 4 * platoon.squads();
            case Unit.Mechanized mech -> {
                boolean together = attacking && !rulings.mechSeparate;
                yield together ? 4 * Unit.FULL + 2 : shot == 0 ? 4 * Unit.FULL : 2;
            }
            case Unit.Armour armour ->
                armour.disabled() > 0 && rulings.disabledHalf
                        ? armour.kind().attack()
                        : 2 * armour.kind().attack();
            case Unit.Ogre ogre -> {
                int strength = shot < ogre.batteries().main() ? Batteries.MAIN_ATTACK : Batteries.SECONDARY_ATTACK;
                yield rulings.ogreDoubled ? 4 * strength : 2 * strength;
            }
            case Unit.CommandPost post -> 0;
        };
    }

    /** Returns the defence of the target of a shot in an overrun: a squad, the GEV-PC, a component or an armour unit. */
    static int clashDefence(Unit target, Aim aim) {
        return switch (target) {
            case Unit.Platoon platoon -> 1;
            case Unit.Mechanized mech -> 2;
            case Unit.Armour armour -> armour.defence();
            case Unit.Ogre ogre -> aim.defence();
            case Unit.CommandPost post -> post.defence();
        };
    }

    Odds clash(Chessboard board, Attack.Fight fight, Aim aim) {
        Unit shooter = fight.shooter(board);
        return Odds.of(
                clashHalves(shooter, fight.attackerFires(), fight.shot()), clashDefence(fight.target(board), aim));
    }
}
