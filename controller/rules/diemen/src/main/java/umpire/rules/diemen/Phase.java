package umpire.rules.diemen;

import java.util.List;
import java.util.Optional;
import umpire.rules.diemen.BattleStrategy.BattleOrders;
import umpire.rules.diemen.field.BattleField.BattleSquad;
import umpire.rules.diemen.field.BattleSide;

/** The step of the game that is awaited. A phase allows only some kinds of action. */
public sealed interface Phase {
    /** Returns the phase without a side's declaration; empty if the side has declared nothing in it. */
    default Optional<Phase> undeclared(BattleSide side) {
        return Optional.empty();
    }

    /** Both sides declare in secret. */
    record DeclaringOrders(Optional<BattleOrders> red, Optional<BattleOrders> blue) implements Phase {
        public Optional<BattleOrders> declared(BattleSide side) {
            return side == BattleSide.RED ? red : blue;
        }

        public boolean has(BattleSide side) {
            return declared(side).isPresent();
        }

        @Override
        public Optional<Phase> undeclared(BattleSide side) {
            return declared(side)
                    .map(orders -> side == BattleSide.RED
                            ? new DeclaringOrders(Optional.empty(), blue)
                            : new DeclaringOrders(red, Optional.empty()));
        }

        public DeclaringOrders with(BattleSide side, BattleOrders orders) {
            return side == BattleSide.RED
                    ? new DeclaringOrders(Optional.of(orders), blue)
                    : new DeclaringOrders(red, Optional.of(orders));
        }
    }

    /** Both sides roll. */
    record RollingPools() implements Phase {}

    /**
     * Both sides have equal sets and name what they will spend them on, before either is spent.
     *
     * @param set both sides' set
     * @param side whose turn it is to name
     * @param named the tactic that the other side has named; empty before that
     */
    record NamingTactics(DiceSet set, BattleSide side, Optional<BattleTactic> named) implements Phase {}

    /**
     * Both sides have equal sets and name in secret what they will spend them on.
     *
     * @param set both sides' set
     */
    record NamingInSecret(DiceSet set, Optional<BattleTactic> red, Optional<BattleTactic> blue) implements Phase {
        public Optional<BattleTactic> named(BattleSide side) {
            return side == BattleSide.RED ? red : blue;
        }

        public boolean has(BattleSide side) {
            return named(side).isPresent();
        }

        @Override
        public Optional<Phase> undeclared(BattleSide side) {
            return named(side)
                    .map(tactic -> side == BattleSide.RED
                            ? new NamingInSecret(set, Optional.empty(), blue)
                            : new NamingInSecret(set, red, Optional.empty()));
        }

        public NamingInSecret with(BattleSide side, BattleTactic tactic) {
            return side == BattleSide.RED
                    ? new NamingInSecret(set, Optional.of(tactic), blue)
                    : new NamingInSecret(set, red, Optional.of(tactic));
        }
    }

    /**
     * A side spends a set.
     *
     * @param bound the tactic it was named for, where the other side has an equal set
     */
    record SpendingSet(BattleSide side, DiceSet set, Optional<BattleTactic> bound) implements Phase {
        /** Returns the phase of a set for which no tactic was named. */
        static SpendingSet unbound(BattleSide side, DiceSet set) {
            return new SpendingSet(side, set, Optional.empty());
        }
    }

    /** The side under attack may cancel dice of the first attack. */
    record GobblingDice() implements Phase {}

    /** The side that was hit says which of its sets loses a die. */
    record KnockingDie() implements Phase {}

    /**
     * The side that was hit says which units are lost.
     *
     * @param left the number of units still to lose
     */
    record LosingUnits(int left) implements Phase {}

    /**
     * Squads move freely, by turns.
     *
     * @param turn the side to move
     * @param waiting the squads that have not moved, as they were before Free Movement
     * @param done the sides that are done
     */
    record MarchingFreely(BattleSide turn, List<BattleSquad> waiting, List<BattleSide> done) implements Phase {
        public MarchingFreely {
            waiting = List.copyOf(waiting);
            done = done.stream().sorted().toList();
        }
    }

    /** Nothing is awaited: the next attack, the next set, Free Movement or the end follows at once. */
    record Resolving() implements Phase {}

    /** The battle is over. */
    record ConflictOver(Ending end) implements Phase {}
}
