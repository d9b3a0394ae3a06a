package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/** The kind of action that is awaited. A phase allows only some kinds of action. */
public sealed interface Phase {
    /** Returns whether Valuables or Ogres are still being laid out. All Shields are in the box until then. */
    default boolean settingUp() {
        return this instanceof Salting || this instanceof Placing;
    }

    /** Valuables are laid out. */
    record Salting() implements Phase {}

    /** Ogres are put on Castles. */
    record Placing() implements Phase {}

    /** An Elf may put Shields on Mines. */
    sealed interface Shielding extends Phase {}

    /** An Elf may say that it wants no more. */
    sealed interface Finishable extends Phase {}

    /** A free Elf has its turn and may propose to end the game. */
    sealed interface FreeTurn extends Phase {
        /** Returns whether the others said no to the end in this turn. */
        boolean endRefused();

        /** Returns the phase after the others said no to the end. */
        FreeTurn refusingEnd();
    }

    /** Before the first turn each Elf deploys Shields. */
    record Deploying() implements Shielding, Finishable {}

    /** The beginning of a turn, at which Shields are changed. */
    sealed interface Beginning extends Shielding {
        /** Returns the Mines whose Shields were put down or taken away in this turn; nothing is changed there again. */
        Set<Integer> settled();

        /** Returns this phase after the Shield of one more Mine was changed. */
        Beginning settling(int mine);

        private static Set<Integer> with(Set<Integer> settled, int mine) {
            Set<Integer> more = new TreeSet<>(settled);
            more.add(mine);
            return more;
        }
    }

    /**
     * An Elf changes Shields, then moves.
     *
     * @param settled the Mines whose Shields were changed
     * @param endRefused whether the others said no to ending the game in this turn
     */
    record Moving(Set<Integer> settled, boolean endRefused) implements Beginning, FreeTurn {
        public Moving {
            settled = Set.copyOf(settled);
        }

        public static Moving start() {
            return new Moving(Set.of(), false);
        }

        @Override
        public Moving settling(int mine) {
            return new Moving(Beginning.with(settled, mine), endRefused);
        }

        @Override
        public Moving refusingEnd() {
            return new Moving(settled, true);
        }
    }

    /** An Elf stands before an Ogre with a Gift in its bag. */
    record Meeting() implements Phase {}

    /**
     * An Elf has stopped and handles things.
     *
     * @param offer the things that lay on its Mine when it came and still lie there
     * @param handed the things that each Elf was handed in this turn, in turn order
     * @param endRefused whether the others said no to ending the game in this turn, where it may be proposed before the roll
     */
    record Handling(Things offer, List<Things> handed, boolean endRefused) implements FreeTurn, Finishable {
        public Handling {
            handed = List.copyOf(handed);
        }

        /** Returns the phase of an Elf that has just stopped: no Elf was handed anything. */
        static Handling start(Things offer, int elves, boolean endRefused) {
            return new Handling(offer, Collections.nCopies(elves, Things.NONE), endRefused);
        }

        public Things handed(Elf elf) {
            return handed.get(elf.index());
        }

        /** Returns this phase after something was taken up. */
        public Handling taken(Thing thing) {
            return new Handling(offer.without(thing), handed, endRefused);
        }

        /** Returns this phase after an Elf put something out of its bag. A thing that is gone no longer counts as handed to it. */
        public Handling left(Elf elf, Things bag) {
            List<Things> kept = new ArrayList<>(handed);
            kept.set(elf.index(), handed(elf).less(handed(elf).less(bag)));
            return new Handling(offer, kept, endRefused);
        }

        /** Returns this phase after an Elf was handed something. */
        public Handling given(Elf to, Thing thing) {
            List<Things> more = new ArrayList<>(handed);
            more.set(to.index(), handed(to).with(thing));
            return new Handling(offer, more, endRefused);
        }

        @Override
        public Handling refusingEnd() {
            return new Handling(offer, handed, true);
        }
    }

    /**
     * A captive pays a ransom or waits.
     *
     * @param asked the number of Elves asked before it, where all are captive
     * @param refused the ransoms to which the others said no in this turn
     * @param settled the Mines whose Shields were changed, where captives change Shields
     */
    record Bound(int asked, Set<Action.PayRansom> refused, Set<Integer> settled) implements Beginning, Finishable {
        public Bound {
            refused = Set.copyOf(refused);
            settled = Set.copyOf(settled);
        }

        /** Returns the phase of a captive to whom no ransom was refused yet. */
        public static Bound start(int asked) {
            return new Bound(asked, Set.of(), Set.of());
        }

        /** Returns this phase after the others said no to a ransom. */
        public Bound refusing(Action.PayRansom ransom) {
            Set<Action.PayRansom> more = new HashSet<>(refused);
            more.add(ransom);
            return new Bound(asked, more, settled);
        }

        @Override
        public Bound settling(int mine) {
            return new Bound(asked, refused, Beginning.with(settled, mine));
        }
    }

    /** A die is awaited. */
    record Rolling() implements Phase {}

    /**
     * Elves that lost Valuables to an Ogre choose their Castles, one after the other; then the rest of a roll is carried out.
     *
     * @param freed the Elves that choose, the one that chooses now first
     * @param toMove the Ogres that still move
     */
    record Escaping(List<Elf> freed, List<Integer> toMove) implements Phase {
        public Escaping {
            freed = List.copyOf(freed);
            toMove = List.copyOf(toMove);
        }
    }

    /**
     * All other Elves answer a proposal, one by one, beginning with the next Elf.
     *
     * @param proposal the ransom or the end of the game
     * @param before the phase in which it was proposed
     * @param agreed how many have said yes
     */
    record Agreeing(Action proposal, Phase before, int agreed) implements Phase {
        /** Returns the rule that makes every Elf answer. */
        public SheetRule rule() {
            return proposal instanceof Action.ProposeEnd ? SheetRule.END_IS_ANSWERED : SheetRule.ALL_ARE_ASKED;
        }
    }

    /** The game is over. */
    record Ended(Ending end) implements Phase {}
}
