package umpire.rules.groundforce.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** What the sheet leaves open, with our answer first. */
@SuppressWarnings("ImmutableEnumChecker")
public enum GroundQuestion implements OpenQuestion {
    ATTACK_ENDS_WALK(
            "attackEndsWalk",
            List.of("true", "false"),
            "Play the game",
            "Does a unit that has attacked walk on, if it has spaces left? No; it may move into a place it has emptied."),
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
    HEAVY_RANGE(
            "heavyRange",
            List.of("UP_TO_THREE", "EXACTLY_THREE"),
            "Heavy weapon",
            "Is a heavy weapon's distance of three the least as well? No: one to three spaces, counted along columns and rows."),
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
    SPENDING(
            "spending",
            List.of("WHILE_POSSIBLE", "LEAST_LEFT"),
            "Reinforcements",
            "May cheap units fill the base and points be lost? Yes, as long as each is spent that can be; LEAST_LEFT forbids "
                    + "a purchase after which more points are lost than need be."),
    ACROSS_OWN(
            "throughOwn",
            List.of("true", "false"),
            "Play the game",
            "May a unit walk through a place with two units of its own army? Yes, only those of the other one bar the way."),
    FALLEN(
            "fallenReturn",
            List.of("true"),
            "Reinforcements",
            "Are destroyed units bought again? Yes, they go back into the box, and new units are bought out of it."),
    DECK_EMPTY(
            "deckEmpty",
            List.of("SHUFFLE"),
            "Play the game",
            "What if a deck is used up? Its drawn cards are shuffled and are the deck again."),
    NOBODY(
            "nobodyToAct",
            List.of("TURN_OVER"),
            "Play the game",
            "What if the card names units that are not there, or cannot do anything? The turn is over."),
    REINFORCEMENT_TURN(
            "reinforcementTurn",
            List.of("ONLY_BUY"),
            "Reinforcements",
            "Does anybody walk or attack in the turn of a reinforcement card? No, it names no units."),
    ADVANCE_HOW_MANY(
            "advance",
            List.of("ONE_OR_TWO"),
            "Battle",
            "Which of two attackers moves into the emptied place? One or both of them, as their player likes."),
    JUMP_COST(
            "jumpCost",
            List.of("EACH_PLACE"),
            "Saboteur stealth",
            "What does a jump cost? One space for each place that is jumped over, straight on; the landing costs nothing."),
    ALIKE(
            "alikeUnits",
            List.of("MORE_USED"),
            "Play the game",
            "Which of two units that look alike attacks? The one that has walked more, so that the other keeps its spaces."),
    WALK_BACK(
            "walkBack",
            List.of("TAKEN_BACK", "ASKED"),
            "Play the game",
            "Does a unit that goes straight back to where it came from walk once more? No, that takes its walk back; ASKED asks each time.");

    private final HouseRuling ruling;

    GroundQuestion(String key, List<String> allowed, String section, String says) {
        this.ruling = new HouseRuling(key, allowed, section, says);
    }

    @Override
    public HouseRuling ruling() {
        return ruling;
    }
}
