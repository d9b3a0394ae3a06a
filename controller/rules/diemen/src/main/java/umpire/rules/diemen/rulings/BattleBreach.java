package umpire.rules.diemen.rulings;

/** A rule that is broken, and why in this case. */
public record BattleBreach(BattleRule rule, String why) {}
