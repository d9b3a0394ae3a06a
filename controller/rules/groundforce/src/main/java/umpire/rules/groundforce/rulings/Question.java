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
            "Does a unit that has attacked walk on, if it has spaces left? No; it may move into a place it has emptied."),
    ATTACKED_UNITS(
            "attackedUnits",
            List.of("WALK", "STAND"),
            "Play the game",
            "Does a unit that was attacked and survived it walk in its army's next turn? Yes: we take the sentence to mean who "
                    + "attacks. STAND takes it by its letter: it does not walk before that turn is over, but attacks."),
    ATTACKER_LOSSES(
            "attackerLosses",
            List.of("DIFFERENCE", "NONE"),
            "Battle",
            "What if the defender throws better? The attackers lose as many units as the throw is better; equal throws do nothing."),
    MOST_ATTACKERS(
            "maxAttackers",
            List.of("TWO", "TWO_FROM_ONE_PLACE", "ONE"),
            "Battle",
            "How many units attack together? Two at most, for a side has two dice, from one place or from two."),
    ADJACENT_PLACES(
            "adjacentPlaces",
            List.of("SIDES", "CORNERS_TOO"),
            "Play the game",
            "Are places that meet only in a corner adjacent? No: units walk along columns and rows, and attack so. CORNERS_TOO: "
                    + "they attack across corners as well."),
    HEAVY_RANGE(
            "heavyRange",
            List.of("UP_TO_THREE", "EXACTLY_THREE"),
            "Heavy weapon",
            "Is a heavy weapon's distance of " + ForceType.HEAVY_FAR + " the least as well? No: one to "
                    + ForceType.HEAVY_FAR + " spaces, counted along columns and rows."),
    HEAVY_SIGHT(
            "heavySight",
            List.of("ANY", "STRAIGHT"),
            "Heavy weapon",
            "Does a heavy weapon need a clear line? No; STRAIGHT asks for the same column or row with nobody between."),
    HEAVY_ADVANCES(
            "heavyAdvances",
            List.of("false", "true"),
            "Heavy weapon",
            "Does a heavy weapon move into a place it has emptied? No, it shoots from a distance and stays."),
    STEALTH_STACK(
            "stealthStack",
            List.of("ITSELF", "PLACE"),
            "Saboteur stealth",
            "Does a saboteur in stealth hide who stands beside it? No: the other unit is attacked, and the place cannot be entered."),
    STEALTH_ATTACK(
            "stealthMayAttack",
            List.of("true", "false"),
            "Saboteur stealth",
            "May a saboteur in stealth attack? Yes; it does everything as usual but for being sneaky."),
    JUMP_COST(
            "jumpCost",
            List.of("EACH_PLACE", "EACH_JUMP", "WITH_LANDING"),
            "Saboteur stealth",
            "What does a jump cost? One space for each place that is jumped over, straight on; the landing costs nothing. With EACH_JUMP "
                    + "one space however many are jumped over, with WITH_LANDING one more for the landing."),
    SPENDING(
            "spending",
            List.of("LEAST_LEFT", "WHILE_POSSIBLE"),
            "Reinforcements",
            "May cheap units fill the base and points be lost? No: nothing is bought after which more points are lost than need be. "
                    + "WHILE_POSSIBLE allows it, as long as something is bought while anything can be."),
    ACROSS_OWN(
            "throughOwn",
            List.of("true", "false"),
            "Play the game",
            "May a unit walk through a place with two units of its own army? Yes, only those of the other one bar the way."),
    OWN_BASE(
            "intoOwnBase",
            List.of("true", "false"),
            "Play the game",
            "May a unit walk back into its own base? Yes, its places are like any other."),
    ADVANCE_HOW_MANY(
            "advance",
            List.of("ONE_OR_TWO", "ALL", "ONE"),
            "Battle",
            "Which of two attackers moves into the emptied place? One or both of them, as their player likes; with ALL always both, with "
                    + "ONE always one."),
    WALK_BACK(
            "walkBack",
            List.of("TAKEN_BACK", "ASKED"),
            "Play the game",
            "Does a unit that goes straight back to where it came from walk once more? No, that takes its walk back; ASKED asks each time.");

    private final HouseRuling ruling;

    Question(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
