package umpire.rules.ogreselves;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.rules.ogreselves.kingdom.Elf;
import umpire.rules.ogreselves.kingdom.Thing;
import umpire.rules.ogreselves.kingdom.Things;
import umpire.rules.ogreselves.rulings.SheetRule;

/** What is awaited. Each phase allows actions of its own. */
public sealed interface Phase {
    /** Valuables are laid out. */
    record Salting() implements Phase {}

    /** Ogres are put on Castles. */
    record Placing() implements Phase {}

    /** Before the first turn each Elf deploys Shields. */
    record Deploying() implements Phase {}

    /** The beginning of a turn, at which Shields are changed. */
    sealed interface Beginning extends Phase {
        /** Returns the Mines whose Shields were put down or taken away in this turn; nothing is changed there again. */
        Set<Integer> settled();

        /** Returns it after the Shield of one more Mine was changed. */
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
    record Moving(Set<Integer> settled, boolean endRefused) implements Beginning {
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
    }

    /** An Elf stands before an Ogre with a Gift in its bag. */
    record Meeting() implements Phase {}

    /**
     * An Elf has stopped and handles things.
     *
     * @param offer what lay on its Mine when it came and lies there still
     * @param handed what each Elf was handed in this turn, in turn order
     * @param endRefused whether the others said no to ending the game in this turn, where it may be proposed before the roll
     */
    record Handling(Things offer, List<Things> handed, boolean endRefused) implements Phase {
        public Handling {
            handed = List.copyOf(handed);
        }

        public Things handed(Elf elf) {
            return handed.get(elf.index());
        }

        /** Returns it after something was taken up. */
        public Handling taken(Thing thing) {
            return new Handling(offer.without(thing), handed, endRefused);
        }

        /** Returns it after an Elf put something out of its bag; what is gone was not handed to it either. */
        public Handling left(Elf elf, Things bag) {
            List<Things> kept = new ArrayList<>(handed);
            kept.set(elf.index(), handed(elf).less(handed(elf).less(bag)));
            return new Handling(offer, kept, endRefused);
        }

        /** Returns it after an Elf was handed something. */
        public Handling given(Elf to, Thing thing) {
            List<Things> more = new ArrayList<>(handed);
            more.set(to.index(), handed(to).with(thing));
            return new Handling(offer, more, endRefused);
        }

        /** Returns it after the others said no to ending the game. */
        public Handling refusingEnd() {
            return new Handling(offer, handed, true);
        }
    }

    /**
     * A captive pays a ransom or waits.
     *
     * @param asked how many Elves had their say before it, where all are captive
     * @param refused the ransoms to which the others said no in this turn
     * @param settled the Mines whose Shields were changed, where captives change Shields
     */
    record Bound(int asked, Set<Action.PayRansom> refused, Set<Integer> settled) implements Beginning {
        public Bound {
            refused = Set.copyOf(refused);
            settled = Set.copyOf(settled);
        }

        /** A captive to whom nothing was refused yet. */
        public static Bound start(int asked) {
            return new Bound(asked, Set.of(), Set.of());
        }

        /** Returns it after the others said no to a ransom. */
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
     * @param freed who chooses, first who chooses now
     * @param toMove the Ogres that still move
     */
    record Escaping(List<Elf> freed, List<Integer> toMove) implements Phase {
        public Escaping {
            freed = List.copyOf(freed);
            toMove = List.copyOf(toMove);
        }
    }

    /**
     * Everybody is asked, from the next Elf on.
     *
     * @param proposal what was proposed
     * @param before what was awaited then
     * @param agreed how many have said yes
     */
    record Agreeing(Action proposal, Phase before, int agreed) implements Phase {
        /** Returns the rule by which everybody answers. */
        public SheetRule rule() {
            return proposal instanceof Action.ProposeEnd ? SheetRule.END_IS_ANSWERED : SheetRule.ALL_ARE_ASKED;
        }
    }

    /** The game is over. */
    record Ended(Ending end) implements Phase {}
}
