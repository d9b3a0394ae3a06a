package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;

/**
 * How dice lay when they were last seen at rest. What is out of sight is known to lie there still, until as many of its type are in sight as
 * ever were.
 *
 * @param looked whether the table was ever looked at
 * @param dice as they lay
 */
public record KnownDice(boolean looked, List<SettledDie> dice) {
    public static final KnownDice NONE = new KnownDice(false, List.of());
    private static final double PUSHED_MM = 10;

    public KnownDice {
        dice = List.copyOf(dice);
    }

    /** Returns what is known after a look at dice at rest. */
    public KnownDice after(List<SettledDie> now) {
        List<SettledDie> known = new ArrayList<>(now);
        for (SettledDie old : dice) {
            long before = dice.stream().filter(old::sameType).count();
            long since = known.stream().filter(old::sameType).count();
            if (since < before && now.stream().noneMatch(die -> liesAlike(old, die))) {
                known.add(old);
            }
        }
        return new KnownDice(true, known);
    }

    /** Returns whether a die lies as one did. */
    public boolean lay(SettledDie die) {
        return dice.stream().anyMatch(old -> liesAlike(old, die));
    }

    /** Returns those that may be the same die. */
    public List<SettledDie> like(SettledDie die) {
        return dice.stream().filter(die::sameType).toList();
    }

    private static boolean liesAlike(SettledDie old, SettledDie now) {
        return old.sameType(now) && old.face().equals(now.face()) && old.pose().distanceMm(now.pose()) <= PUSHED_MM;
    }
}
