package umpire.rules.ogrechess;

import java.util.Optional;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.Listed;
import umpire.rules.ogrechess.board.Aim;
import umpire.rules.ogrechess.board.Chessboard;
import umpire.rules.ogrechess.board.Square;
import umpire.rules.ogrechess.board.Squares;
import umpire.rules.ogrechess.board.Unit;
import umpire.rules.ogrechess.board.UnitKind;
import umpire.rules.ogrechess.rulings.SheetRule;

/** Sentences about units. */
final class Wording {
    private Wording() {}

    static String the(Unit unit, Square at) {
        return "The " + unit.kind() + " on " + at;
    }

    static String way(Square from, Square to) {
        return from + " to " + to;
    }

    static String title(Chessboard board, Square square) {
        return board.at(square).map(unit -> unit.kind().title()).orElse("Nothing on");
    }

    /** Returns how long a unit stays disabled. */
    static String until(Unit unit) {
        return unit.disabled() < 2
                ? "until " + unit.side() + "'s next turn begins"
                : "through " + unit.side() + "'s next turn";
    }

    static String squares(int count) {
        return count == 1 ? "one square" : count + " squares";
    }

    static SheetRule moveRule(UnitKind kind) {
        return switch (kind) {
            case INF -> SheetRule.INF_STEPS_ONE;
            case GEV -> SheetRule.GEV_MOVES_DIAGONALLY;
            case HVY -> SheetRule.HVY_LEAPS;
            case MSL -> SheetRule.MSL_MOVES;
            case OGRE -> SheetRule.OGRE_MOVES_STRAIGHT;
            case MCP -> SheetRule.MCP_STEPS_ONE;
            case MECH -> SheetRule.MECH_MOVES;
        };
    }

    /** Returns the rule of the retreat after a hit-and-run. */
    static SheetRule runRule(UnitKind kind) {
        return kind == UnitKind.GEV ? SheetRule.GEV_RUNS_HOME : SheetRule.MECH_RUNS_HOME;
    }

    /** Returns the rule that lets a piece fire after its own move. */
    static SheetRule ownShotRule(UnitKind kind) {
        return switch (kind) {
            case HVY -> SheetRule.BLITZKRIEG_PASSES_TWO;
            case GEV -> SheetRule.HIT_AND_RUN_CLOSES_IN;
            case MECH -> SheetRule.MECH_HIT_AND_RUN_CLOSES_IN;
            case INF, MSL, OGRE, MCP -> SheetRule.MOVED_UNIT_HOLDS_FIRE;
        };
    }

    /** Returns the rule of the part of an Ogre that is aimed at. */
    static SheetRule componentRule(Aim aim) {
        return switch (aim) {
            case UNIT -> SheetRule.OGRE_IS_HIT_BY_COMPONENT;
            case MAIN_BATTERY -> SheetRule.OGRE_HAS_MAIN_BATTERY;
            case SECONDARY_BATTERY -> SheetRule.OGRE_HAS_SECONDARY_BATTERIES;
            case MOVE_UNIT -> SheetRule.OGRE_MOVES_STRAIGHT;
            case WEAK_SPOT -> SheetRule.WEAK_SPOT_OPENS;
        };
    }

    /** Returns the rule of a shot in an overrun: that of the GEV-PC where one is lost. */
    static SheetRule clashRule(Unit target, boolean byArmour, Odds.Result result) {
        if (!(target instanceof Unit.Mechanized) || result == Odds.Result.NO_EFFECT) {
            return SheetRule.OVERRUN_COMBAT;
        }
        return byArmour ? SheetRule.MECH_OVERRUNS_ARMOUR : SheetRule.GEV_PC_FALLS_FIRST;
    }

    static SheetRule damageRule(Unit target, Aim aim) {
        return switch (target) {
            case Unit.Platoon platoon -> SheetRule.INF_REDUCTION;
            case Unit.Mechanized mech -> SheetRule.MECH_REDUCTION;
            case Unit.CommandPost post -> SheetRule.MCP_HAS_NO_GUNS;
            case Unit.Armour armour -> SheetRule.ODDS;
            case Unit.Ogre ogre -> componentRule(aim);
        };
    }

    static String fires(Chessboard board, Action.Fire fire) {
        Unit target = board.unit(fire.at());
        String weapons =
                fire.batteries().none() ? "" : " with " + fire.batteries().inWords();
        String component = fire.aim() == Aim.UNIT ? "" : fire.aim().says() + " of the ";
        return the(board.unit(fire.from()), fire.from()) + " fires" + weapons + " at the " + component + target.kind()
                + " on " + fire.at() + ": " + strengths(board, fire) + ".";
    }

    /** Returns the parts of the odds of a shot: {@code attack 2, defence 4, odds 1-2}. */
    static String strengths(Chessboard board, Action.Fire fire) {
        int attack = Combat.rangedHalves(board.unit(fire.from()), fire.batteries()) / 2;
        int defence = Combat.defence(board.unit(fire.at()), fire.aim());
        return "attack " + attack + ", defence " + defence + ", odds "
                + Combat.ranged(board, fire).says();
    }

    static String weapons(int count) {
        return count == 0 ? "no weapon" : Count.of(count, "weapon");
    }

    static String rolled(int face) {
        return face == 0 ? "No roll is needed. " : "Rolled " + face + ": ";
    }

    static String damage(Unit before, Square at, Aim aim, Optional<Unit> after) {
        String unit = the(before, at);
        if (after.isEmpty()) {
            return unit + " is destroyed.";
        }
        if (after.get().equals(before)) {
            return before.disabled() > 0
                    ? unit + " stays disabled."
                    : "no effect on the " + before.kind() + " on " + at + ".";
        }
        return switch (after.get()) {
            case Unit.Platoon platoon ->
                before.kind() == UnitKind.MECH
                        ? unit + " loses its GEV-PC and is INF with " + Count.of(platoon.squads(), "squad") + "."
                        : unit + " is down to " + Count.of(platoon.squads(), "squad") + ".";
            case Unit.Ogre ogre -> unit + " loses a " + aim.says() + ": now it has " + inWords(ogre) + ".";
            case Unit.Armour armour -> unit + " is disabled.";
            case Unit.CommandPost post -> unit + " is disabled.";
            case Unit.Mechanized mech -> unit + " holds.";
        };
    }

    /** Names every component in full, for players who do not know the letters. */
    static String inWords(Unit.Ogre ogre) {
        String secondary = ogre.batteries().secondary() == 1 ? " Secondary Battery" : " Secondary Batteries";
        String units = ogre.moveUnits() == 1 ? " move unit" : " move units";
        return (ogre.batteries().main() == 0 ? "no Main Battery, " : "its Main Battery, ")
                + (ogre.batteries().secondary() == 0
                        ? "no"
                        : String.valueOf(ogre.batteries().secondary())) + secondary + " and "
                + (ogre.moveUnits() == 0 ? "no" : String.valueOf(ogre.moveUnits())) + units
                + (ogre.immobile() ? "" : ", and moves up to " + squares(ogre.movement()));
    }

    static String clash(
            Unit shooter, Attack.Fight fight, Unit target, Aim aim, Odds odds, Optional<Unit> left, int face) {
        String shot = "Overrun on " + fight.at() + ": the " + shooter.side() + " " + shooter.kind() + " fires, odds "
                + odds.says() + ". ";
        return shot + rolled(face) + damage(target, fight.at(), aim, left);
    }

    static String storms(Unit attacker, Action.Overrun overrun, Unit.Ogre wreck, Optional<Unit> rest) {
        String entry = the(attacker, overrun.from()) + " overruns the immobile OGRE on " + overrun.to() + ", which has "
                + weapons(wreck.batteries().count()) + " left. ";
        return entry
                + (rest.isEmpty()
                        ? "Nothing of the " + attacker.kind() + " is left."
                        : "The OGRE is destroyed; "
                                + (rest.get() instanceof Unit.Platoon platoon
                                        ? Count.of(platoon.squads(), "squad")
                                        : "the Mech-INF")
                                + " left.");
    }

    /** Names units: {@code the HVY on f3 and the GEV on a5}. */
    static String units(Chessboard board, Squares set) {
        return Listed.and(set.list().stream()
                .map(square -> "the " + board.unit(square).kind() + " on " + square)
                .toList());
    }
}
