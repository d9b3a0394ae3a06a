package umpire.rules.diemen.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** The questions that the sheet leaves open, each with our answer first. */
@SuppressWarnings("ImmutableEnumChecker") // A house ruling is a record of words.
public enum Question implements OpenQuestion {
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
    EQUAL_SETS_NAMED(
            "equalSetsNamed",
            List.of("IN_TURN", "SECRET"),
            "Steps 3",
            "How are the tactics of equal sets named? In the open, one after the other, Red first in odd rounds. SECRET: by both at once, and revealed together."),
    FACING(
            "facing",
            List.of("FIGHTING_SQUADS", "ALL_SQUADS"),
            "Steps 3 Attack",
            "What is an extra facing? Each further space next to the target in which troops of the attacker stand that could attack it there. ALL_SQUADS: in which any of them stand, Archers and Siege Engines alone too."),
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
    FLIERS_CROSS(
            "fliersCross",
            List.of("OVER", "ONTO", "NOT"),
            "Unit Types Fliers",
            "May Fliers enter an Impassible space? They may cross one to the space behind it, but not stop there. ONTO: they enter it and stop there, as in any other space. NOT: it bars them like all others."),
    FOREST_FLIERS(
            "forestAgainstFliers",
            List.of("true", "false"),
            "Terrain Forest",
            "Does a Forest help against Fliers? Yes: only of Hills and Mountains the sheet says that they do not. false: it does not help either."),
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
            "May troops leave the map? In a Retreat, from their own edge; they do not come back and count no more. NEVER: they may not.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
