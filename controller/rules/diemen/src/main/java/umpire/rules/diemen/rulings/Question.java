package umpire.rules.diemen.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** The questions that the sheet leaves open, each with our answer first. */
@SuppressWarnings("ImmutableEnumChecker") // A house ruling is a record of words.
public enum Question implements OpenQuestion {
    REDECLARE(
            "declareAgain",
            List.of("UNTIL_BOTH", "NEVER"),
            "Steps 1",
            "May a side change its strategy, or a tactic that it named in secret? Yes, as often as it likes, until the other side has declared too. NEVER: its first choice stands."),
    GOBBLE(
            "gobbleDice",
            List.of("HEIGHT_AND_TIME", "TIME"),
            "Steps 3 Defend",
            "Which dice does a Gobble Die cancel? One die of an attack that comes after the defence and is not higher than the Gobble Die. TIME: the attack may be of any height."),
    EQUAL_SETS_NAMED(
            "equalSetsNamed",
            List.of("IN_TURN", "SECRET"),
            "Steps 3",
            "How do the sides name the tactics of equal sets? Openly, one after the other, Red first in odd rounds. SECRET: both at once, and they are revealed together."),
    FACING(
            "facing",
            List.of("FIGHTING_SQUADS", "ALL_SQUADS"),
            "Steps 3 Attack",
            "What is an extra facing? Each further space next to the target with troops of the attacker that could attack the target. ALL_SQUADS: each further space with any troops of the attacker, even Archers or Siege Engines alone."),
    SHOT_WIDENED(
            "shotWidened",
            List.of("true", "false"),
            "Unit Types Archers",
            "Do Archers widen their own attack? Yes: it uses an Attack set within one space of them, and one of their widths. false: they widen only attacks of others."),
    SHOT_GOBBLED(
            "shotGobbled",
            List.of("true", "false"),
            "Unit Types Archers",
            "Can Gobble Dice cancel an attack of Archers? Yes, like any other. false: it always hits."),
    SHOT_KNOCKS(
            "shotKnocks",
            List.of("false", "true"),
            "Unit Types Archers",
            "Does an attack of Archers also knock out a die? No, it only destroys one unit. true: it also knocks out a die."),
    CAVALRY_DAMAGE(
            "cavalryDamage",
            List.of("ONCE", "EACH_UNIT"),
            "Unit Types Cavalry",
            "Does each Cavalry add extra damage? No: an attack from a space with Cavalry does one extra damage in all. EACH_UNIT: one for each Cavalry in the space."),
    FLIERS_CROSS(
            "fliersCross",
            List.of("OVER", "ONTO", "NOT"),
            "Unit Types Fliers",
            "May Fliers enter an Impassible space? They may cross one to the space behind it, but not stop there. ONTO: they may enter it and stop there, as in any other space. NOT: it bars them like all other troops."),
    FOREST_FLIERS(
            "forestAgainstFliers",
            List.of("true", "false"),
            "Terrain Forest",
            "Does a Forest help against Fliers? Yes: the sheet excludes Fliers only for Hills and Mountains. false: it does not help."),
    FREE_TERRAIN(
            "freeTerrain",
            List.of("OPEN", "PASSABLE"),
            "Steps 3a",
            "Which spaces are Open? Those of Open terrain. PASSABLE: Forest, Hill and Mountain too. Terrain does not hinder Fliers."),
    THREATENED(
            "threatened",
            List.of("NEXT_TO_ENEMIES", "IN_REACH"),
            "Steps 3a",
            "Which spaces are threatened? Those next to enemies. IN_REACH: those that enemies could attack from their spaces. Archers and Siege Engines then threaten spaces farther away, and Siege Engines alone threaten no space next to them."),
    IMPASSIBLE_GOAL(
            "impassibleGoal",
            List.of("REFUSED", "ALLOWED"),
            "Steps 1",
            "May a goal be Impassible? No, unless Fliers may enter it, because no other troops get there. ALLOWED: it gives a direction like any other goal."),
    AT_AN_ENEMY(
            "atAnEnemy",
            List.of("ANY", "NEAREST"),
            "Steps 1 Retreat",
            "What is a move directly at an enemy? A move to a space that is nearer to any enemy squad than the space the troops left. NEAREST: only the distance to the nearest enemy squad counts."),
    SURROUNDED(
            "surrounded",
            List.of("TROOPS", "SIDE"),
            "Steps 1 Retreat",
            "When may a set be spent on defence in a Retreat? When a squad is surrounded: none of its units has a space to go to by that set, alone or in company. SIDE: when the whole side has no Move left by that set."),
    LEAVING(
            "leavingTheMap",
            List.of("RETREAT", "NEVER"),
            "Steps 1 Retreat",
            "May troops leave the map? Yes, in a Retreat, from their own edge. They do not come back and no longer count. NEVER: they may not.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
