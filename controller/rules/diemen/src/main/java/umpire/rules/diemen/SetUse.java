package umpire.rules.diemen;

import java.util.Arrays;

/** Says what a set can be spent on. */
record SetUse(SetDefence defence, AimedMove.SpaceAttack attack, AimedMove.ArcherShot shot, TroopMove move) {
    /** Returns whether a set can be spent on a tactic. */
    boolean usable(Position position, Phase.SpendingSet spending, BattleTactic tactic) {
        return switch (tactic) {
            case DEFEND -> !defence.legal(position, spending).isEmpty();
            case ATTACK ->
                !attack.legal(position, spending).isEmpty()
                        || !shot.legal(position, spending).isEmpty();
            case MOVE -> move.any(position, spending);
            case NOTHING -> true;
        };
    }

    /** Returns whether any tactic can use a set. */
    boolean spendable(Position position, Phase.SpendingSet spending) {
        return Arrays.stream(BattleTactic.values())
                .filter(tactic -> tactic != BattleTactic.NOTHING)
                .filter(tactic ->
                        spending.bound().filter(bound -> bound != tactic).isEmpty())
                .anyMatch(tactic -> usable(position, spending, tactic));
    }
}
