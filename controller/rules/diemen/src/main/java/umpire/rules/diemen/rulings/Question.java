package umpire.rules.diemen.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** What the sheet leaves open. */
@SuppressWarnings("ImmutableEnumChecker") // A house ruling is a record of words.
public enum Question implements OpenQuestion {
    STRATEGY_SCOPE(
            "strategyScope",
            List.of("SIDE"),
            "Steps 1",
            "Whose strategy is it? Each side picks one for all its troops in a round, with one goal."),
    REDECLARE(
            "declareAnew",
            List.of("UNTIL_BOTH", "NEVER"),
            "Steps 1",
            "May a strategy, or what is named in secret, be changed? Yes, as often as one likes, until the other side has declared too. NEVER: it stands."),
    GOBBLE(
            "gobbleDice",
            List.of("HEIGHT_AND_TIME", "TIME"),
            "Steps 3 Defend",
            "What does a Gobble Die cancel? One die of an attack that comes after the defence and is not higher than the Gobble Die. TIME: however high the attack is."),
    DEFEND_SCOPE(
            "defendScope",
            List.of("SIDE"),
            "Steps 3 Defend",
            "Which troops does a Defend set guard? All of its side, until its dice are used up or the round ends."),
    EQUAL_SETS(
            "equalSets",
            List.of("DEFEND_ATTACK_MOVE"),
            "Steps 3",
            "What if both sides have the same set? Each names a tactic; then Defend goes before Attack, Attack before Move, and two attacks hit at the same time."),
    EQUAL_SETS_NAMED(
            "equalSetsNamed",
            List.of("IN_TURN", "SECRET"),
            "Steps 3",
            "How are the tactics of equal sets named? In the open, one after the other, Red first in odd rounds. SECRET: by both at once, and revealed together."),
    PASSED_SET("passedSet", List.of("LOST"), "Steps 3", "Must a set be used? No, but one that is passed is lost."),
    FACING(
            "facing",
            List.of("FIGHTING_SQUADS", "ALL_SQUADS"),
            "Steps 3 Attack",
            "What is an extra facing? Each further space next to the target in which troops of the attacker stand that could attack it there. ALL_SQUADS: in which any of them stand, Archers and Siege Engines alone too."),
    DAMAGE_LIMIT(
            "damageLimit",
            List.of("EACH_SET"),
            "Steps 3",
            "Is damage limited by round or by set? By set: bonuses count, and then no more is done than units stand in the attacking space."),
    ARCHER_WIDTH(
            "archerWidth",
            List.of("DAMAGE_AND_GOBBLING"),
            "Unit Types Archers",
            "What is the width of Archers good for? Damage and standing up to Gobble Dice, not for going first; one for a set, as often in a round as the side has Archers, from the first attack on."),
    SHOT_WIDENED(
            "shotWidened",
            List.of("true", "false"),
            "Unit Types Archers",
            "Do Archers widen their own attack? Yes: it is spent out of an Attack set within one space of them, and uses up one of their widths. false: only attacks of others."),
    SHOT_GOBBLED(
            "shotGobbled",
            List.of("true", "false"),
            "Unit Types Archers",
            "May an attack of Archers be cancelled by Gobble Dice? Yes, like any other. false: it always hits."),
    SHOT_KNOCKS(
            "shotKnocks",
            List.of("false", "true"),
            "Unit Types Archers",
            "Does an attack of Archers knock a die out too? No: it destroys one unit, and that is all. true: it knocks one out as well."),
    CAVALRY_DAMAGE(
            "cavalryDamage",
            List.of("ONCE", "EACH_UNIT"),
            "Unit Types Cavalry",
            "Is the extra damage for each Cavalry? No, one for an attack from a space with Cavalry in it. EACH_UNIT: one for each Cavalry there."),
    FREE_DIE(
            "defendersDie",
            List.of("EACH_UNIT"),
            "Unit Types Defenders",
            "How many free dice do Defenders have? One a round for each unit, against attacks on its own space."),
    FLIERS_CROSS(
            "fliersCross",
            List.of("OVER", "ONTO", "NOT"),
            "Unit Types Fliers",
            "May Fliers enter an Impassible space? They may cross one to the space behind it, but not stop there. ONTO: they enter it and stop there, as in any other space. NOT: it bars them like all others."),
    MIXED_FLIERS(
            "mixedFliers",
            List.of("ONLY_FLIERS"),
            "Terrain Hill",
            "When do troops count as Fliers? When nothing else stands in their space."),
    FOREST_FLIERS(
            "forestAgainstFliers",
            List.of("true", "false"),
            "Terrain Forest",
            "Does a Forest help against Fliers? Yes: only of Hills and Mountains the sheet says that they do not. false: it does not help either."),
    HIGH_GROUND(
            "highGround",
            List.of("BOTH_WAYS"),
            "Terrain Hill",
            "Which advantages are lost against units on high ground? Those of attack and of defence: of a Hill against Hills and Mountains, of a Mountain against Mountains."),
    HILL_TEN(
            "hillTen",
            List.of("TEN"),
            "Terrain Hill",
            "What if a Gobble Die of 10 is raised? It stays 10. Dice are raised only against attacks on high ground."),
    TERRAIN_DIE(
            "terrainDie",
            List.of("EACH_SPACE"),
            "Terrain Forest",
            "When is the die of a Forest or Mountain there? Once a round for each such space, from the time its side has spent a set on defence, for attacks on that space."),
    MIXED_SQUADS(
            "mixedSquads",
            List.of("STAY_BEHIND"),
            "Steps 3a",
            "What of units that cannot go along in Free Movement? They stay, and the others of their squad go together."),
    FREE_TERRAIN(
            "freeTerrain",
            List.of("OPEN", "PASSABLE"),
            "Steps 3a",
            "Which spaces are Open? Those of Open terrain; PASSABLE allows Forest, Hill and Mountain too. Fliers do not mind terrain."),
    THREATENED(
            "threatened",
            List.of("NEXT_TO_ENEMIES", "IN_REACH"),
            "Steps 3a",
            "Which spaces are threatened? Those next to enemies. IN_REACH: those that enemies could attack from where they stand; two spaces away from Archers and Siege Engines, and not the next one to Siege Engines alone."),
    IMPASSIBLE_GOAL(
            "impassibleGoal",
            List.of("REFUSED", "ALLOWED"),
            "Steps 1",
            "May a goal be Impassible? No, unless Fliers enter it: nobody else gets there. ALLOWED: it tells a direction like any other."),
    FREE_ORDER(
            "freeOrder",
            List.of("FEWER_FIRST"),
            "Steps 3a",
            "Who moves freely first? The side with fewer units, then by turns, one squad at a time; of equal sides Red in odd rounds."),
    FREE_STRATEGY(
            "freeStrategy",
            List.of("FREE"),
            "Steps 3a",
            "Does a strategy bind Free Movement? No, it speaks of Move sets."),
    STACK_LIMIT(
            "stackLimit",
            List.of("SCENARIO"),
            "Steps 3 Move",
            "How many units stand in a space? As many as the scenario says, four by default, and never those of both sides."),
    AWAY_FROM_GOAL(
            "awayFromGoal",
            List.of("DISTANCE"),
            "Steps 1",
            "What is away from the goal? To a space that is farther from it than the one they left."),
    AT_AN_ENEMY(
            "atAnEnemy",
            List.of("ANY", "NEAREST"),
            "Steps 1 Retreat",
            "What is directly at an enemy? To a space that is nearer to any squad of the enemy than the one they left. NEAREST: only how far the nearest one is counts."),
    SURROUNDED(
            "surrounded",
            List.of("TROOPS", "SIDE"),
            "Steps 1 Retreat",
            "When may a set be spent on defence in a Retreat? When a squad is surrounded: no space is left that any of its units could go to by that set, in company or not. SIDE: when no Move is left to the whole side by that set."),
    LEAVING(
            "leavingTheMap",
            List.of("RETREAT", "NEVER"),
            "Steps 1 Retreat",
            "May troops leave the map? In a Retreat, from their own edge; they do not come back and count no more. NEVER: they may not."),
    KNOCKED_DIE(
            "knockedDie",
            List.of("UNSPENT"),
            "Steps 3 Attack",
            "Out of which sets is a die knocked? Out of those not spent yet; where there is none nothing is knocked out. Dice stay when units are lost."),
    COMMAND(
            "commandRules",
            List.of("ORDERS"),
            "Unit Size",
            "What do interference and lag do, if they are chosen? New orders come into force after the lag, the first at once; while they are new, only sets as high as the difficulty count.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
