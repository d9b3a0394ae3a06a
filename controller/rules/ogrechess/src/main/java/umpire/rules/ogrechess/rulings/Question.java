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
            "How does an Ogre make its ranged attack? Any of its weapons in range join in one attack on one target."),
    MAY_TURN(
            "mayTurn",
            "GEV+MSL+MECH NONE GEV MSL MECH GEV+MSL GEV+MECH MSL+MECH",
            "2.22, 2.42, 2.72",
            "Which units may change direction between the squares of a move? Those with a range of several squares, "
                    + "except the Ogre: the sheet requires a straight line of the Ogre alone."),
    ARMOUR_TYPES(
            "armourTypes",
            "GEV+HVY+MSL GEV+HVY+MSL+MECH",
            "2.141, 2.741",
            "Which units may infantry overrun as armour? GEV, HVY and MSL. Mech-INF counts as infantry."),
    INF_THREATENS_MCP(
            "infThreatensMcp",
            "DIAGONAL_ONLY ANY_DIRECTION",
            "2.12, 3.02",
            "In which direction does infantry overrun the Mobile CP? Diagonally, as it overruns everything else."),
    CHECK_ESCAPE(
            "checkEscapeByFire",
            "POSSIBLE CERTAIN",
            "3.01",
            "Does a reply that needs dice answer check? Yes, if some result of the dice would end the check."),
    MUST_ANSWER_CHECK(
            "mustAnswerCheck",
            "true false",
            "3.02",
            "May a turn leave the side's own Mobile CP open to an overrun? Not while something better is legal."),
    INFANTRY_LOSS(
            "infantryOverrunLoss",
            "SQUAD PLATOON",
            "2.13, 4.03",
            "What does a D or X do to infantry in an overrun? It destroys one squad, because squads fight one by one "
                    + "there."),
    SUICIDE(
            "allowSuicideOverrun",
            "false true",
            "2.141, 2.1411",
            "May infantry overrun when its automatic losses leave no squad? No."),
    OGRE_DOUBLED(
            "ogreDoubledInOverrun",
            "true false",
            "4.03",
            "Do an Ogre's weapons have double strength in overruns, like infantry? Yes."),
    OVERRUN_D_ON_OGRE(
            "overrunDHitsOgre",
            "false true",
            "4.03",
            "Is a D in an overrun also an X against a component of an Ogre? No. Overruns are fought as in G.E.V., "
                    + "where only an X hurts an Ogre."),
    DISABLED_HALF(
            "disabledHalfInOverrun",
            "true false",
            "4.03",
            "Does a disabled unit that is overrun fire at half strength? Yes, without rounding."),
    STRICT_RETREAT(
            "hitAndRunStrict",
            "true false",
            "2.23, 2.742",
            "Must a unit run after it has hit? Yes, it retreats at least one square if one towards its own side is free."),
    HIT_AND_RUN_TOWARDS(
            "hitAndRunTowards",
            "ANY_ENEMY TARGET",
            "2.23, 2.742",
            "Towards which enemy must a unit that hits and runs have moved? Any enemy, measured in a straight line. "
                    + "TARGET: its target, measured by the range of fire."),
    BLITZ_PATHS(
            "blitzPaths",
            "ANY_OF_THREE LONG_LEG_FIRST",
            "2.33",
            "Which squares lie between the ends of a Heavy Tank's leap? The two of any of the three ways along files "
                    + "and ranks."),
    MECH_COMBINE(
            "mechCombine",
            "ADDED SEPARATE",
            "2.741, 2.7412",
            "How does a Mech-INF fire when it overruns? Its squads and GEV-PC add their strengths. When it is "
                    + "overrun, they fire separately."),
    REPEAT(
            "repeatCycles",
            "3 2 4",
            "3.03",
            "How many times in a row do the same four half-turns, without fire or loss, make a draw?"),
    AFTER_OVERRUN(
            "ogreAfterOverrun",
            "MOVE_RAM_OVERRUN MOVE",
            "2.532",
            "What may an Ogre do with the points left after an overrun? It may go on in its line, ram or overrun "
                    + "again, as long as it can pay. MOVE: it may only move, and overrun the Mobile CP."),
    UNARMED_ROUNDS(
            "unarmedOgreRounds",
            "2 1 0",
            "2.532, 4.03",
            "How many more rounds does an Ogre without weapons stand in an overrun, before it falls back to the "
                    + "nearest free square of its line? Two, whether it lost its last weapon there or came without any."),
    SURVIVOR_ATTACK(
            "survivorAttack",
            "ONE_SQUAD TABLE",
            "2.1411, 2.7411",
            "What does the 1-1 attack on the infantry that took an Ogre do? A D or X costs one squad, or the GEV-PC "
                    + "of a Mech-INF. TABLE: an X costs the whole unit."),
    FIRE_NEEDS_MOVE(
            "fireNeedsMove",
            "true false",
            "3.20",
            "Does a ranged attack need a regular move before it? Yes, except after two platoons combine and in "
                    + "the Missile Tank's special move."),
    PASS("passAllowed", "false true", "3.20", "May a turn pass without a move? No."),
    CHECK_THROUGH(
            "checkThroughInfantry",
            "true false",
            "2.532, 3.02",
            "Does an Ogre give check through infantry that it would overrun on its way? Yes, while it has a weapon "
                    + "and the points."),
    ENTRY_LOSS(
            "immobileOgreEntryLoss",
            "false true",
            "2.141, 2.1411",
            "Does infantry that overruns an immobile Ogre also lose the one squad of every overrun? No."),
    DEAD_POSITION(
            "deadPosition",
            "PLAY_ON DRAW",
            "3.01",
            "What happens when both sides have only a Mobile CP and wrecked Ogres left? Play goes on, because the sheet has no such draw. Repetition and quiet turns end it."),
    RAM_WITH_ONE(
            "ramWithOneUnit",
            "ALLOWED REFUSED",
            "2.531",
            "May an Ogre with one move unit left ram a Heavy Tank, which costs it two? Yes, and it loses that one."),
    RETREAT_LENGTH(
            "retreatSquares",
            "UP_TO ALL",
            "2.23, 2.742",
            "How far does a unit run towards its own side after it has hit? As far as it likes, with its remaining "
                    + "squares. ALL: as far as it can."),
    QUIET(
            "quietTurnsDraw",
            "100 0 50 200",
            "3.03",
            "After how many half-turns without fire, overrun, combining or promotion is the game drawn? 0 means "
                    + "never.");

    private final HouseRuling ruling;

    Question(String key, String allowed, String section, String says) {
        this.ruling = new HouseRuling(key, List.of(allowed.split(" ")), section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
