package umpire.referee.session.choice;

import java.util.function.IntUnaryOperator;

/**
 * A pseudo-random generator: SplitMix64 (Steele, Lea and Flood). The same seed gives the same numbers, so that a random
 * set-up can be replayed. Mutable: create one for each set-up.
 */
public final class LayingOutChance implements IntUnaryOperator {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private static final long FIRST_MIX = 0xBF58476D1CE4E5B9L;
    private static final long SECOND_MIX = 0x94D049BB133111EBL;

    private long weyl;

    public LayingOutChance(long seed) {
        this.weyl = seed;
    }

    /** Returns a number from 0, inclusive, to {@code below}, exclusive. */
    @Override
    public int applyAsInt(int below) {
        weyl += STEP;
        long mixed = (weyl ^ (weyl >>> 30)) * FIRST_MIX;
        mixed = (mixed ^ (mixed >>> 27)) * SECOND_MIX;
        return (int) Long.remainderUnsigned(mixed ^ (mixed >>> 31), below);
    }
}
