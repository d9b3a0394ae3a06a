package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;

/**
 * What a unit has done in this turn, and what was done to it.
 *
 * @param second whether it is in the second move of a rush
 * @param spent how many spaces it has walked in this move
 * @param attacked whether it has attacked in this move
 * @param assailed whether it was attacked and therefore does not walk until its army's next turn is over, in houses where that is so
 */
public record UnitReadiness(boolean second, int spent, boolean attacked, boolean assailed)
        implements Comparable<UnitReadiness> {
    /** How many spaces a unit walks in a move. */
    public static final int SPACES = 2;

    public static final UnitReadiness FRESH = new UnitReadiness(false, 0, false, false);

    /** Nothing done yet, but attacked by the other army. */
    public static final UnitReadiness ASSAILED = new UnitReadiness(false, 0, false, true);

    /** Returns how many spaces it may walk at most, in this move or in the next one of a rush. */
    public int spaces(boolean attackEndsWalk, boolean rush) {
        return assailed ? 0 : Math.max(left(attackEndsWalk), another(rush));
    }

    /** Returns how many spaces it may walk in this move and the next one together. */
    public int allSpaces(boolean attackEndsWalk, boolean rush) {
        return assailed ? 0 : left(attackEndsWalk) + another(rush);
    }

    private int left(boolean attackEndsWalk) {
        return attacked && attackEndsWalk ? 0 : SPACES - spent;
    }

    private int another(boolean rush) {
        return rush && !second ? SPACES : 0;
    }

    /** Returns it after a walk; one that is too long for this move is the next one. */
    public UnitReadiness walked(int spaces, boolean attackEndsWalk) {
        return spaces <= left(attackEndsWalk)
                ? new UnitReadiness(second, spent + spaces, attacked, assailed)
                : new UnitReadiness(true, spaces, false, assailed);
    }

    public boolean mayAttack(boolean rush) {
        return attacks(rush) > 0;
    }

    /** Returns how many attacks it has left. */
    public int attacks(boolean rush) {
        return (attacked ? 0 : 1) + (rush && !second ? 1 : 0);
    }

    /** Returns it after an attack; the second one of a rush ends its first move. */
    public UnitReadiness afterAttack() {
        return attacked ? new UnitReadiness(true, 0, true, assailed) : new UnitReadiness(second, spent, true, assailed);
    }

    /** Returns how many of its spaces are lost if it attacks now. */
    public int lostByAttack(boolean attackEndsWalk, boolean rush) {
        return allSpaces(attackEndsWalk, rush) - afterAttack().allSpaces(attackEndsWalk, rush);
    }

    /** Returns whether it can still do just what another can. */
    public boolean asReadyAs(UnitReadiness other, boolean attackEndsWalk, boolean rush) {
        return attacks(rush) == other.attacks(rush)
                && allSpaces(attackEndsWalk, rush) == other.allSpaces(attackEndsWalk, rush)
                && spaces(attackEndsWalk, rush) == other.spaces(attackEndsWalk, rush);
    }

    /** Returns it as the turn of its army begins: what the other army did to it counts on. */
    UnitReadiness rested() {
        return assailed ? ASSAILED : FRESH;
    }

    /** Returns it after it was attacked. */
    public UnitReadiness afterDefence() {
        return new UnitReadiness(second, spent, attacked, true);
    }

    /** Returns it in words that follow the name of a unit: {@code that has walked one space}. */
    public String says() {
        return "that " + done();
    }

    /** Returns it in words that make a sentence with the name of a unit: {@code has walked one space}. */
    public String done() {
        List<String> done = new ArrayList<>();
        if (spent > 0) {
            done.add("walked " + (spent == 1 ? "one space" : "two spaces"));
        }
        if (attacked) {
            done.add(second && spent == 0 ? "attacked twice" : "attacked");
        }
        String has = done.isEmpty()
                ? "has done nothing yet"
                : "has " + String.join(" and ", done) + (second && spent > 0 ? " in its second move" : "");
        return !assailed ? has : done.isEmpty() ? "was attacked" : "was attacked and " + has;
    }

    /** The less it has done the smaller. */
    @Override
    public int compareTo(UnitReadiness other) {
        if (second != other.second) {
            return second ? 1 : -1;
        }
        if (attacked != other.attacked) {
            return attacked ? 1 : -1;
        }
        return spent == other.spent ? Boolean.compare(assailed, other.assailed) : Integer.compare(spent, other.spent);
    }
}
