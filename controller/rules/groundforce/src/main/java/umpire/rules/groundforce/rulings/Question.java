package umpire.rules.groundforce.rulings;

import java.util.List;
import umpire.rules.kernel.HouseRuling;
import umpire.rules.kernel.setup.OpenQuestion;

/** What the sheet leaves open, with our answer first. */
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
    MIXED_ATTACK(
            "mixedAttack",
            List.of("false"),
            "Play the game",
            "Do units of two types attack together? No: all of one type act before the other does, so attackers are of one type."),
    LOST_ATTACKER(
            "lostAttacker",
            List.of("CHOSEN"),
            "Battle",
            "Which of two attackers from two places is lost? The one that their player chooses; of two from one place the one that has "
                    + "done more."),
    EXPLOSIONS(
            "explosions",
            List.of("ONE"),
            "Battle",
            "What is an explosion worth? As much as a sword to the attacker and as a shield to the defender: one."),
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
    JUMP_COST(
            "jumpCost",
            List.of("EACH_PLACE", "EACH_JUMP", "WITH_LANDING"),
            "Saboteur stealth",
            "What does a jump cost? One space for each place that is jumped over, straight on; the landing costs nothing. With EACH_JUMP "
                    + "one space however many are jumped over, with WITH_LANDING one more for the landing."),
    RUSH_MOVES(
            "rushMoves",
            List.of("BY_UNIT"),
            "Trooper rush",
            "How are the two moves of a rush made? Each trooper makes its own, when it likes; it may leave out a walk or an attack, and a "
                    + "walk longer than what is left of the first move is the second one."),
    SPENDING(
            "spending",
            List.of("LEAST_LEFT", "WHILE_POSSIBLE"),
            "Reinforcements",
            "May cheap units fill the base and points be lost? No: nothing is bought after which more points are lost than need be. "
                    + "WHILE_POSSIBLE allows it, as long as something is bought while anything can be."),
    SUPPLY(
            "supply",
            List.of("BOX"),
            "Reinforcements",
            "How many units are there to buy? Those in the box; when it has none of a type left, none of it comes."),
    FALLEN(
            "fallenReturn",
            List.of("true"),
            "Reinforcements",
            "Are destroyed units bought again? Yes, they go back into the box, and new units are bought out of it."),
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
            List.of("ONE_OR_TWO", "ALL", "ONE"),
            "Battle",
            "Which of two attackers moves into the emptied place? One or both of them, as their player likes; with ALL always both, with "
                    + "ONE always one."),
    ALIKE(
            "alikeUnits",
            List.of("MORE_USED"),
            "Play the game",
            "Which of two units that look alike attacks, where nobody says? The one that loses fewer spaces by it, which has mostly walked "
                    + "more; of two that lose as many the one that has more attacks left. Its player may name the other."),
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
