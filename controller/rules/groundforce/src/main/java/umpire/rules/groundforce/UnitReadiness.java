package umpire.rules.groundforce;

import java.util.ArrayList;
import java.util.List;
import umpire.rules.kernel.Count;

/**
 * The actions of a unit in this turn, and whether it was attacked.
 *
 * @param second whether it is in the second move of a rush
 * @param spent the spaces it has walked in this move
 * @param attacked whether it has attacked in this move
 * @param assailed whether it was attacked and so, by the ruling {@code attackedUnits}, does not walk until its army's next turn is over
 */
public record UnitReadiness(boolean second, int spent, boolean attacked, boolean assailed)
        implements Comparable<UnitReadiness> {
    /** The spaces that a unit walks in one move. */
    public static final int SPACES = 2;

    public static final UnitReadiness FRESH = new UnitReadiness(false, 0, false, false);

    /** No actions yet, but attacked by the other army. */
    public static final UnitReadiness ASSAILED = new UnitReadiness(false, 0, false, true);

    /** Returns the most spaces that the unit may walk in one move: this one, or the second one of a rush. */
    public int spaces(boolean attackEndsWalk, boolean rush) {
        return assailed ? 0 : Math.max(left(attackEndsWalk), another(rush));
    }

    /** Returns the spaces that the unit may walk in all remaining moves of this turn. */
    public int allSpaces(boolean attackEndsWalk, boolean rush) {
        return assailed ? 0 : left(attackEndsWalk) + another(rush);
    }

    private int left(boolean attackEndsWalk) {
        return attacked && attackEndsWalk ? 0 : SPACES - spent;
    }

    private int another(boolean rush) {
        return rush && !second ? SPACES : 0;
    }

    /** Returns the readiness after a walk. A walk too long for the rest of this move begins the second one. */
    public UnitReadiness walked(int spaces, boolean attackEndsWalk) {
        return spaces <= left(attackEndsWalk)
                ? new UnitReadiness(second, spent + spaces, attacked, assailed)
                : new UnitReadiness(true, spaces, false, assailed);
    }

    public boolean mayAttack(boolean rush) {
        return attacks(rush) > 0;
    }

    /** Returns the attacks that the unit has left in this turn. */
    public int attacks(boolean rush) {
        return (attacked ? 0 : 1) + (rush && !second ? 1 : 0);
    }

    /** Returns the readiness after an attack. The second attack of a rush begins the second move. */
    public UnitReadiness afterAttack() {
        return attacked ? new UnitReadiness(true, 0, true, assailed) : new UnitReadiness(second, spent, true, assailed);
    }

    /** Returns the spaces that the unit loses if it attacks now. */
    public int lostByAttack(boolean attackEndsWalk, boolean rush) {
        return allSpaces(attackEndsWalk, rush) - afterAttack().allSpaces(attackEndsWalk, rush);
    }

    /** Returns whether this unit and another have the same attacks and spaces left. */
    public boolean asReadyAs(UnitReadiness other, boolean attackEndsWalk, boolean rush) {
        return attacks(rush) == other.attacks(rush)
                && allSpaces(attackEndsWalk, rush) == other.allSpaces(attackEndsWalk, rush)
                && spaces(attackEndsWalk, rush) == other.spaces(attackEndsWalk, rush);
    }

    /** Returns the readiness at the start of the army's turn. A unit that was attacked stays marked as attacked. */
    UnitReadiness rested() {
        return assailed ? ASSAILED : FRESH;
    }

    /** Returns the readiness of a unit after an attack on it. */
    public UnitReadiness afterDefence() {
        return new UnitReadiness(second, spent, attacked, true);
    }

    /** Returns the actions as words that follow the name of a unit: {@code that has walked one space}. */
    public String says() {
        return "that " + (attacked && spent == 0 && !second ? "has attacked without walking" : done());
    }

    /** Returns the actions as the predicate of a sentence about the unit: {@code has walked one space}. */
    public String done() {
        List<String> done = new ArrayList<>();
        if (spent > 0) {
            done.add("walked " + Count.inWords(spent, "space"));
        }
        if (attacked) {
            done.add(second && spent == 0 ? "attacked twice" : "attacked");
        }
        String has = done.isEmpty()
                ? "has done nothing yet"
                : "has " + String.join(" and ", done) + (second && spent > 0 ? " in its second move" : "");
        return !assailed ? has : done.isEmpty() ? "was attacked" : "was attacked and " + has;
    }

    /** Sorts units that have done less first. */
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
