package umpire.rules.groundforce.rulings;

import java.util.List;
import umpire.rules.groundforce.battlefield.ForceType;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** The questions that the sheet leaves open, each with our answer first. */
@SuppressWarnings("ImmutableEnumChecker")
public enum Question implements OpenQuestion {
    ATTACK_ENDS_WALK(
            "attackEndsWalk",
            List.of("true", "false"),
            "Play the game",
            "May a unit walk on after its attack, if it has spaces left? No, but it may move into a place that it has "
                    + "emptied."),
    ATTACKED_UNITS(
            "attackedUnits",
            List.of("WALK", "STAND"),
            "Play the game",
            "Does a unit that survived an attack walk in its army's next turn? Yes: we read the sheet's sentence as "
                    + "one about the attacker. STAND: read literally, the unit may attack in that turn, but it does not walk."),
    ATTACKER_LOSSES(
            "attackerLosses",
            List.of("DIFFERENCE", "NONE"),
            "Battle",
            "What if the defender throws better? The attackers lose one unit for each point by which it is "
                    + "better. Equal throws do nothing."),
    MOST_ATTACKERS(
            "maxAttackers",
            List.of("TWO", "TWO_FROM_ONE_PLACE", "ONE"),
            "Battle",
            "How many units attack together? At most two, from one place or from two, because a side has two dice."),
    ADJACENT_PLACES(
            "adjacentPlaces",
            List.of("SIDES", "CORNERS_TOO"),
            "Play the game",
            "Are places that meet only in a corner adjacent? No: units attack along columns and rows, as they walk. "
                    + "CORNERS_TOO: they attack across corners as well."),
    HEAVY_RANGE(
            "heavyRange",
            List.of("UP_TO_THREE", "EXACTLY_THREE"),
            "Heavy weapon",
            "Must a heavy weapon's target be exactly " + ForceType.HEAVY_FAR + " spaces away? No: one to "
                    + ForceType.HEAVY_FAR + " spaces, counted along columns and rows."),
    HEAVY_SIGHT(
            "heavySight",
            List.of("ANY", "STRAIGHT"),
            "Heavy weapon",
            "Does a heavy weapon need a clear line? No. STRAIGHT: the same column or row, with no unit between."),
    HEAVY_ADVANCES(
            "heavyAdvances",
            List.of("false", "true"),
            "Heavy weapon",
            "Does a heavy weapon move into a place it has emptied? No, it shoots from a distance and stays."),
    STEALTH_STACK(
            "stealthStack",
            List.of("ITSELF", "PLACE"),
            "Saboteur stealth",
            "Does a saboteur in stealth hide the unit beside it? No: the other unit can be attacked, but no enemy can "
                    + "enter the place."),
    STEALTH_ATTACK(
            "stealthMayAttack",
            List.of("true", "false"),
            "Saboteur stealth",
            "May a saboteur in stealth attack? Yes, because stealth takes no ability from it."),
    JUMP_COST(
            "jumpCost",
            List.of("EACH_PLACE", "EACH_JUMP", "WITH_LANDING"),
            "Saboteur stealth",
            "What does a jump cost? One space for each place that is jumped over, straight on; the landing costs "
                    + "nothing. EACH_JUMP: one space for a jump over any number of places. WITH_LANDING: one more space for the "
                    + "landing."),
    SPENDING(
            "spending",
            List.of("LEAST_LEFT", "WHILE_POSSIBLE"),
            "Reinforcements",
            "May a player fill the base with cheap units and lose points? No: a purchase may not waste more points "
                    + "than necessary. WHILE_POSSIBLE: yes, but the player must buy while that is possible."),
    ACROSS_OWN(
            "throughOwn",
            List.of("true", "false"),
            "Play the game",
            "May a unit walk through a place with two units of its own army? Yes: only units of the other army block "
                    + "the way."),
    OWN_BASE(
            "intoOwnBase",
            List.of("true", "false"),
            "Play the game",
            "May a unit walk back into its own base? Yes, its places are like any other."),
    ADVANCE_HOW_MANY(
            "advance",
            List.of("ONE_OR_TWO", "ALL", "ONE"),
            "Battle",
            "Which of two attackers moves into the emptied place? One or both, as their player likes. ALL: always "
                    + "both. ONE: always one."),
    WALK_BACK(
            "walkBack",
            List.of("TAKEN_BACK", "ASKED"),
            "Play the game",
            "Does a unit that goes straight back to its origin walk a second time? No: its walk is taken back. ASKED: "
                    + "the table asks each time.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
