package umpire.rules.groundforce.campaign;

/**
 * What a unit has done in this turn.
 *
 * @param second whether it is in the second move of a rush
 * @param spent how many spaces it has walked in this move
 * @param attacked whether it has attacked in this move
 */
public record UnitReadiness(boolean second, int spent, boolean attacked) implements Comparable<UnitReadiness> {
    /** How many spaces a unit walks in a move. */
    public static final int SPACES = 2;

    public static final UnitReadiness FRESH = new UnitReadiness(false, 0, false);

    /** Returns how many spaces it may walk at most, in this move or in the next one of a rush. */
    public int spaces(boolean attackEndsWalk, boolean rush) {
        return Math.max(left(attackEndsWalk), rush && !second ? SPACES : 0);
    }

    private int left(boolean attackEndsWalk) {
        return attacked && attackEndsWalk ? 0 : SPACES - spent;
    }

    /** Returns it after a walk; one that is too long for this move is the next one. */
    public UnitReadiness walked(int spaces, boolean attackEndsWalk) {
        return spaces <= left(attackEndsWalk)
                ? new UnitReadiness(second, spent + spaces, attacked)
                : new UnitReadiness(true, spaces, false);
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
        return attacked ? new UnitReadiness(true, 0, true) : new UnitReadiness(second, spent, true);
    }

    /** The less it has done the smaller. */
    @Override
    public int compareTo(UnitReadiness other) {
        if (second != other.second) {
            return second ? 1 : -1;
        }
        return attacked == other.attacked ? Integer.compare(spent, other.spent) : attacked ? 1 : -1;
    }
}
