package umpire.rules.diemen;

import umpire.rules.diemen.field.BattleSide;

/**
 * A set that the other side has as well, and the tactic that was named for it.
 *
 * @param side whose
 * @param set as wide and as high as the other side's
 * @param tactic what it will be spent on
 */
public record TiedSet(BattleSide side, DiceSet set, BattleTactic tactic) {}
