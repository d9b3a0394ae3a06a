package umpire.referee.settling;

import java.util.ArrayList;
import java.util.List;

/**
 * The dice as they lay when they were last seen at rest. A die out of sight is assumed to lie there
 * still, until all dice of its type that were ever seen are in sight.
 *
 * @param looked whether the table was ever seen
 * @param dice the dice as they lay
 */
public record KnownDice(boolean looked, List<SettledDie> dice) {
    public static final KnownDice NONE = new KnownDice(false, List.of());
    private static final double PUSHED_MM = 10;

    public KnownDice {
        dice = List.copyOf(dice);
    }

    /** Returns the known dice after a look at dice at rest. */
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

    /** Returns whether a die lies as a known die lay. */
    public boolean lay(SettledDie die) {
        return dice.stream().anyMatch(old -> liesAlike(old, die));
    }

    /** Returns the known dice that may be the given die. */
    public List<SettledDie> like(SettledDie die) {
        return dice.stream().filter(die::sameType).toList();
    }

    private static boolean liesAlike(SettledDie old, SettledDie now) {
        return old.sameType(now) && old.face().equals(now.face()) && old.pose().distanceMm(now.pose()) <= PUSHED_MM;
    }
}
