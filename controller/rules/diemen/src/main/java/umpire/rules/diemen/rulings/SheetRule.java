package umpire.rules.diemen.rulings;

import umpire.rules.diemen.field.TroopType;
import umpire.rules.kernel.StatedRule;

/**
 * Every rule of the sheet in our own words. The rules that a refusal can name come first, in the order of the checks. The rules of events
 * and endings follow. A rule's section is its heading on the sheet.
 */
@SuppressWarnings("ImmutableEnumChecker")
public enum SheetRule implements StatedRule {
    BATTLE_IS_OVER("scenario", "After the end of the battle no action is possible."),
    DECLARE_FIRST("Steps 1", "A round begins with both sides picking their strategies."),
    ROLL_SECOND("Steps 2", "Both sides roll as soon as the strategies are known."),
    EQUAL_SETS_ARE_NAMED(
            "ruling equalSets", "If both sides have the same set, each first names what it will spend it on."),
    SETS_ARE_RESOLVED("Steps 3", "The sets are spent one after the other before anything else is done."),
    DEFENCE_ANSWERS("Steps 3 Defend", "An attack is answered with Gobble Dice, or let through, before anything else."),
    DIE_IS_PICKED("Steps 3 Attack", "First the side that was hit says which of its sets loses a die."),
    LOSSES_ARE_PICKED("Steps 3 Attack", "First the side that was hit says which units it loses."),
    FREE_MOVEMENT_COMES_LAST("Steps 3a", "After the sets are spent, squads move freely, and nothing else is done."),

    DEPLOY_NAMES_A_GOAL("Steps 1 Deploy", "A goal is named with Deploy: a space of the map that can be entered."),
    SEIZE_NAMES_A_GOAL("Steps 1 Seize", "A goal is named with Seize: a space of the map that can be entered."),
    HOLD_HAS_NO_GOAL("Steps 1 Hold", "No goal is named with Hold."),
    RETREAT_HAS_NO_GOAL("Steps 1 Retreat", "No goal is named with Retreat."),
    DECLARED_ALREADY(
            "ruling declareAgain",
            "A declaration is changed only to a different one, and only if the house allows it."),
    DICE_AS_UNITS("Steps 2", "A side rolls a die for each of its units, fifteen at most."),
    DIE_OF_TEN("Steps 2", "Dice have ten sides and show 1 to 10."),
    TACTIC_CAN_BE_USED("ruling equalSets", "Only a tactic is named that could be used now."),
    TACTIC_AS_NAMED("ruling equalSets", "A set is spent on what it was named for, or on nothing."),
    SEIZE_DEFENDS_NOT("Steps 1 Seize", "Troops that seize do not defend."),
    RETREAT_DEFENDS_SURROUNDED("Steps 1 Retreat", "Troops in retreat defend only if they are surrounded."),
    DEPLOY_ATTACKS_NOT("Steps 1 Deploy", "Troops that deploy do not attack."),
    RETREAT_ATTACKS_NOT("Steps 1 Retreat", "Troops in retreat do not attack."),
    TROOPS_ARE_THERE("Steps 3", "A side acts only with its own units, from the space where they stand."),
    ENEMY_IS_ATTACKED("Steps 3 Attack", "An attack is made on a space in which enemies stand."),
    ARCHERS_ATTACK_NOT("Unit Types Archers", "Archers shoot. They make no other attack."),
    ARCHERS_REACH("Unit Types Archers", "Archers destroy a unit at most " + TroopType.ARCHERS.reach() + " away."),
    SIEGE_DISTANCE(
            "Unit Types Siege Engines",
            "Siege Engines attack " + TroopType.SIEGE_ENGINES.reach() + " away, neither nearer nor farther."),
    ATTACK_IS_ADJACENT("Steps 1 Seize", "Troops attack a space next to their own."),
    LEAVE_IN_RETREAT("ruling leavingTheMap", "Troops leave the map only in a Retreat, from their own edge."),
    SPACES_OF_THE_MAP("Steps 3 Move", "Units move to spaces of the map."),
    IMPASSIBLE_IS_BARRED("Terrain Impassible", "An Impassible space is not entered."),
    CHARIOTS_KEEP_OFF("Unit Types Chariots", "Chariots do not enter Forest, Hill or Mountain."),
    ENEMIES_BAR("Steps 3 Move", "Units move into empty spaces and those of their own side."),
    MOVE_IS_ADJOINING("Steps 3 Move", "A Move set carries units to an adjoining space."),
    CAVALRY_TRAVELS("Unit Types Cavalry", "Cavalry travels as many spaces as its set is wide."),
    CHARIOTS_TRAVEL("Unit Types Chariots", "Chariots travel as many spaces as their set is wide."),
    SIEGE_NEEDS_COMPANY("Unit Types Siege Engines", "Siege Engines move only together with units of another type."),
    ROOM_IN_A_SPACE("ruling stackLimit", "The scenario says how many units have room in a space."),
    DEPLOY_KEEPS_NEAR("Steps 1 Deploy", "Troops that deploy do not move away from their goal."),
    SEIZE_KEEPS_NEAR("Steps 1 Seize", "Troops that seize do not move away from their goal."),
    HOLD_JOINS_TROOPS("Steps 1 Hold", "Troops that hold move only to spaces where troops of their side stand."),
    RETREAT_KEEPS_AWAY("Steps 1 Retreat", "Troops in retreat do not move directly at an enemy."),
    GOBBLE_DICE_THERE("Steps 3 Defend", "Only dice of a set spent on defence cancel dice, each of them once."),
    GOBBLE_HIGH_ENOUGH(
            "ruling gobbleDice", "A Gobble Die cancels a die that is not higher than itself. Ten is the highest."),
    TERRAIN_DIE_ONCE("ruling terrainDie", "The die of a Forest or Mountain joins a defence in its space once a round."),
    FREE_DIE_ONCE("ruling defendersDie", "Once a round each Defenders unit cancels one die of an attack on its space."),
    KNOCK_UNSPENT("ruling knockedDie", "A die is knocked out of a set that is not spent."),
    LOSE_WHO_STANDS("Steps 3 Attack", "Only units in the space that was hit are lost."),
    SQUAD_MOVES_ONCE("Steps 3a", "Each squad moves freely once a round."),
    FREE_IS_ADJOINING("Steps 3a", "Free Movement leads to an adjoining space."),
    SIEGE_STAYS("Unit Types Siege Engines", "Siege Engines do not move in Free Movement."),
    ROUGH_IS_SLOW("Terrain Rough", "Rough terrain is not entered in Free Movement."),
    RIVER_THREATENS(
            "Terrain River", "A River is always threatened. For troops in a River, so is every space next to it."),
    FREE_INTO_OPEN("Steps 3a", "Free Movement leads to Open spaces."),
    FREE_UNTHREATENED("Steps 3a", "Free Movement leads to spaces that no enemy threatens."),
    SQUAD_KEEPS_TOGETHER("Steps 3a", "A squad moves freely as a whole: only units that cannot go along stay."),

    DEPLOY("Steps 1 Deploy", "Troops that deploy defend, and move, but not away from their goal."),
    SEIZE("Steps 1 Seize", "Troops that seize attack, and move, but not away from their goal."),
    HOLD("Steps 1 Hold", "Troops that hold defend and attack, and move only to where troops of theirs stand."),
    RETREAT("Steps 1 Retreat", "Troops in retreat move, but not at an enemy, and defend if they are surrounded."),
    POOLS_ARE_ROLLED("Steps 2", "Equal dice of a pool form its sets. The other dice are waste."),
    WIDEST_GOES_FIRST("Steps 3", "Wider sets are spent first. Of equally wide sets the higher one is spent first."),
    ONE_TACTIC_A_SET("Steps 3", "Each set is spent on one tactic, or on none."),
    NOTHING_TO_SPEND_ON("Steps 3", "A set is lost if no tactic can use it."),
    EQUAL_SETS_NAMED(
            "ruling equalSets",
            "With equal sets, Defend goes before Attack and Attack before Move. Two attacks hit together."),
    DICE_BECOME_GOBBLE("Steps 3 Defend", "Dice spent on defence cancel dice of attacks on troops of their side."),
    DIE_IS_CANCELLED("Steps 3 Defend", "A Gobble Die cancels a die of an attack."),
    ATTACK_CUT_SHORT("Steps 3 Defend", "An attack of which one die is left does nothing.", DECISIVE),
    DIE_IS_KNOCKED(
            "Steps 3 Attack", "An attack that gets through knocks a die out of an enemy set of the enemy's choice."),
    UNITS_ARE_DESTROYED(
            "Steps 3 Attack", "An attack destroys as many units as it is wide, of the enemy's choice.", DECISIVE),
    EXTRA_FACING("Steps 3 Attack", "Each extra facing adds 1 damage."),
    HIGH_ATTACK(
            "Terrain Hill", "An attack from a Hill or Mountain adds 1 damage, but not against Fliers or high ground."),
    MOUNTAIN_ATTACK("Terrain Mountain", "A Mountain gives the advantages of a Hill, against Hills too."),
    HILL_DEFENCE("Terrain Hill", "Dice of a defence count one higher for troops on a Hill or Mountain."),
    MOUNTAIN_DIE("Terrain Mountain", "A defence on a Mountain has one more Gobble Die, a 10."),
    FOREST_DIE("Terrain Forest", "A defence in a Forest has one more Gobble Die, a 10."),
    CAVALRY_HITS_HARDER("Unit Types Cavalry", "An attack with Cavalry adds 1 damage."),
    LIMITED_BY_TROOPS("Steps 3", "An attack does at most 1 damage for each unit in the space it comes from."),
    SIEGE_UNLIMITED("Unit Types Siege Engines", "Damage of Siege Engines is not limited by their number."),
    ARCHERS_WIDEN(
            "Unit Types Archers",
            "An attack from the space of Archers, or from the next one, is one die wider, once a round for each Archer."),
    ARCHERS_DESTROY_ONE("Unit Types Archers", "Archers spend an attack to destroy one unit."),
    DEFENDERS_DIE("Unit Types Defenders", "Defenders have a free Gobble Die of 10 at any time."),
    UNITS_MOVE("Steps 3 Move", "A set moves all or some units of a space."),
    INFANTRY_IS_PLAIN("Unit Types Infantry", "Infantry moves and fights by the rules without exception."),
    FLIERS_CROSS("Unit Types Fliers", "Fliers cross an Impassible space without stopping there."),
    LEFT_THE_MAP("ruling leavingTheMap", "Troops that left the map do not come back."),
    SQUAD_MARCHES("Steps 3a", "A squad moves freely to an adjoining space."),
    OPEN_HAS_NO_EFFECT("Terrain Open", "Open terrain has no effect: squads move into it freely."),
    CAVALRY_THROUGH_ROUGH("Unit Types Cavalry", "Cavalry enters Rough terrain in Free Movement."),
    FLIERS_MIND_NO_TERRAIN("Unit Types Fliers", "Bad terrain does not hinder Fliers."),
    MARCHED_ENOUGH("Steps 3a", "A side need not move its squads."),
    ORDERS_UNDER_WAY("Unit Size Com. Lag", "Orders come into force after the number of rounds that the scale gives."),
    ORDERS_GARBLED(
            "Unit Size Comm. Interfr.",
            "While orders are new, only sets at least as high as the scale's difficulty count."),
    NEXT_ROUND(
            "Unit Size Round Lasts", "After Free Movement a new round begins. The scale says how long a round lasts."),
    ARMY_BREAKS("scenario", "A side with too few units left has lost."),
    LAST_ROUND("scenario", "After the last round the side with more units in and next to the objective wins."),
    MOST_SURVIVORS("scenario", "If both sides have equally many units there, the side with more units left wins."),
    NOBODY_WINS("scenario", "If both sides also have equally many units left, no side wins.");

    private final Statement statement;

    SheetRule(String section, String says) {
        this(section, says, false);
    }

    SheetRule(String section, String says, boolean decisive) {
        this.statement = new Statement(section, says, decisive);
    }

    @Override
    public Statement statement() {
        return statement;
    }
}
