package umpire.rules.ogrechess.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** The questions the sheet leaves open, each with the answers to choose from, the default first. */
@SuppressWarnings("ImmutableEnumChecker")
public enum Question implements OpenQuestion {
    OGRE_FIRE(
            "ogreFire",
            "ONE_COMBINED_ATTACK ONE_WEAPON ALL_SEPARATE",
            "3.20",
            "How an Ogre makes its ranged attack: any of its weapons in range join in one attack on one target."),
    MAY_TURN(
            "mayTurn",
            "GEV+MSL+MECH NONE GEV MSL MECH GEV+MSL GEV+MECH MSL+MECH",
            "2.22, 2.42, 2.72",
            "Which units may change direction between the squares of a move: those with a range of several squares, save"
                    + " the Ogre, of which alone the sheet asks a straight line."),
    ARMOUR_TYPES(
            "armourTypes",
            "GEV+HVY+MSL GEV+HVY+MSL+MECH",
            "2.141, 2.741",
            "What infantry may overrun as armour: GEV, HVY and MSL; Mech-INF counts as infantry."),
    INF_THREATENS_MCP(
            "infThreatensMcp",
            "DIAGONAL_ONLY ANY_DIRECTION",
            "2.12, 3.02",
            "Where infantry overruns the Mobile CP: diagonally, as it overruns everything else."),
    CHECK_ESCAPE(
            "checkEscapeByFire",
            "POSSIBLE CERTAIN",
            "3.01",
            "Whether a reply that needs dice answers check: it does if some result of the dice would end the check."),
    MUST_ANSWER_CHECK(
            "mustAnswerCheck",
            "true false",
            "3.02",
            "Whether a turn may leave the own Mobile CP open to an overrun: not while something better is legal."),
    INFANTRY_LOSS(
            "infantryOverrunLoss",
            "SQUAD PLATOON",
            "2.13, 4.03",
            "What a D or X does to infantry in an overrun: it destroys one squad, since squads fight one by one there."),
    SUICIDE(
            "allowSuicideOverrun",
            "false true",
            "2.141, 2.1411",
            "Whether infantry may overrun when its automatic losses leave no squad: it may not."),
    OGRE_DOUBLED(
            "ogreDoubledInOverrun",
            "true false",
            "4.03",
            "Whether an Ogre's weapons have double strength in overruns, as infantry has: they have."),
    OVERRUN_D_ON_OGRE(
            "overrunDHitsOgre",
            "false true",
            "4.03",
            "Whether a D in an overrun is an X against a component of an Ogre as well: it is not; overruns are fought as in"
                    + " G.E.V., where only an X hurts an Ogre."),
    DISABLED_HALF(
            "disabledHalfInOverrun",
            "true false",
            "4.03",
            "Whether a disabled unit that is overrun fires at half strength: it does, without rounding."),
    STRICT_RETREAT(
            "hitAndRunStrict",
            "true false",
            "2.23, 2.742",
            "Whether a unit that has hit must run: it retreats at least one square if one towards its own side is free."),
    HIT_AND_RUN_TOWARDS(
            "hitAndRunTowards",
            "ANY_ENEMY TARGET",
            "2.23, 2.742",
            "Towards which enemy a unit that hits and runs must have moved: any one, in a straight line; or its target, by"
                    + " the range of fire."),
    BLITZ_PATHS(
            "blitzPaths",
            "ANY_OF_THREE LONG_LEG_FIRST",
            "2.33",
            "Which squares lie between the ends of a Heavy Tank's leap: the two of any of the three ways along files and"
                    + " ranks."),
    MECH_COMBINE(
            "mechCombine",
            "ADDED SEPARATE",
            "2.741, 2.7412",
            "How a Mech-INF that overruns fires: squads and GEV-PC add their strengths; when overrun they fire apart."),
    REPEAT(
            "repeatCycles",
            "3 2 4",
            "3.03",
            "How often the same four half-turns in a row, without fire or loss, make a draw."),
    AFTER_OVERRUN(
            "ogreAfterOverrun",
            "MOVE_RAM_OVERRUN MOVE",
            "2.532",
            "What an Ogre may do with the points left after an overrun: go on in its line, ram or overrun again, for as long"
                    + " as it can pay; or only move and overrun the Mobile CP."),
    UNARMED_ROUNDS(
            "unarmedOgreRounds",
            "2 1 0",
            "2.532, 4.03",
            "How many more rounds an Ogre without weapons stands in an overrun before it falls back to the nearest free"
                    + " square of its line: two, whether it lost its last weapon there or came without any."),
    SURVIVOR_ATTACK(
            "survivorAttack",
            "ONE_SQUAD TABLE",
            "2.1411, 2.7411",
            "What the 1-1 attack on the infantry that took an Ogre does: D or X costs one squad (the GEV-PC of a Mech-INF);"
                    + " by the table an X costs the whole unit."),
    FIRE_NEEDS_MOVE(
            "fireNeedsMove",
            "true false",
            "3.20",
            "Whether a ranged attack needs a regular move before it: it does; combining and the Missile Tank's special move"
                    + " say otherwise themselves."),
    PASS("passAllowed", "false true", "3.20", "Whether a turn may pass without a move: it may not."),
    CHECK_THROUGH(
            "checkThroughInfantry",
            "true false",
            "2.532, 3.02",
            "Whether an Ogre gives check through infantry that it would overrun on its way: it does while it has a weapon"
                    + " and the points."),
    ENTRY_LOSS(
            "immobileOgreEntryLoss",
            "false true",
            "2.141, 2.1411",
            "Whether infantry that overruns an immobile Ogre also loses the one squad of every overrun: it does not."),
    DEAD_POSITION(
            "deadPosition",
            "PLAY_ON DRAW",
            "3.01",
            "What happens when both sides have only a Mobile CP and wrecked Ogres left: play goes on, for the sheet knows no"
                    + " such draw; repetition and quiet turns end it."),
    RAM_WITH_ONE(
            "ramWithOneUnit",
            "ALLOWED REFUSED",
            "2.531",
            "Whether an Ogre with one move unit left rams a Heavy Tank, which costs it two: it does, and loses the one."),
    RETREAT_LENGTH(
            "retreatSquares",
            "UP_TO ALL",
            "2.23, 2.742",
            "How far a unit that has hit runs towards its own side: as far as it likes, with what is left of its squares; or"
                    + " as far as it can."),
    QUIET(
            "quietTurnsDraw",
            "100 0 50 200",
            "3.03",
            "After how many half-turns without fire, overrun, combining or promotion the game is drawn; 0 for never.");

    private final HouseRuling ruling;

    Question(String key, String allowed, String section, String says) {
        this.ruling = new HouseRuling(key, List.of(allowed.split(" ")), section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
