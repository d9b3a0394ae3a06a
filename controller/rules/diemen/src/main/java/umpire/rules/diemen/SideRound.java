package umpire.rules.diemen;

import java.util.List;

/**
 * A side's orders and dice in a round.
 *
 * @param orders the orders that it declared in this round and, where orders are slow, in the rounds before; the latest last
 * @param dice the dice that it rolled and has not spent, waste included
 * @param gobble its Gobble Dice out of Defend sets
 * @param defended whether it spent a set on defence in this round
 * @param archerWidth the number of attacks that its Archers have made one die wider in this round
 */
public record SideRound(
        List<BattleStrategy.BattleOrders> orders, DicePool dice, DicePool gobble, boolean defended, int archerWidth) {
    /** Nothing declared, nothing rolled. */
    public static final SideRound BLANK = new SideRound(List.of(), DicePool.EMPTY, DicePool.EMPTY, false, 0);

    public SideRound {
        orders = List.copyOf(orders);
    }

    public SideRound with(List<BattleStrategy.BattleOrders> declared) {
        return new SideRound(declared, dice, gobble, defended, archerWidth);
    }

    public SideRound withDice(DicePool left) {
        return new SideRound(orders, left, gobble, defended, archerWidth);
    }

    public SideRound withGobble(DicePool left) {
        return new SideRound(orders, dice, left, defended, archerWidth);
    }

    /** Returns this record after a set has become Gobble Dice. */
    public SideRound defending(DiceSet set) {
        return new SideRound(
                orders, dice.without(set.height()), gobble.plus(set.height(), set.width()), true, archerWidth);
    }

    /** Returns this record after Archers have widened an attack. */
    public SideRound widened() {
        return new SideRound(orders, dice, gobble, defended, archerWidth + 1);
    }

    /** Returns the state at the start of the next round: only orders that still matter are left. */
    public SideRound over() {
        return BLANK.with(orders);
    }
}
