package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/** The decision or throw that the game waits for. No other action can follow. */
public sealed interface Awaited {
    /** Returns the seat that is asked, if it is a single one. */
    Optional<Seat> asked();

    /** Returns in one sentence what is awaited. */
    String says();

    private static Optional<Seat> only(List<Seat> seats) {
        return seats.size() == 1 ? Optional.of(seats.getFirst()) : Optional.empty();
    }

    /**
     * A seat's open choice among the legal actions.
     *
     * @param what the choice, for people: {@code move a piece}
     * @param situation facts to know before the choice, after "here": {@code the widest set is three 7s}; empty where
     *     the table shows them
     */
    record Choice(Seat seat, String what, String situation) implements Awaited {
        /** A choice without a situation. */
        public Choice(Seat seat, String what) {
            this(seat, what, "");
        }

        @Override
        public Optional<Seat> asked() {
            return Optional.of(seat);
        }

        @Override
        public String says() {
            return seat + ": " + what + ".";
        }
    }

    /**
     * A roll, a throw or a drawn card. The action that answers it is made by the dice, see {@link Rules#rolled}.
     *
     * @param throwers the throws, all at once
     * @param counted which dice answer
     * @param laid whether the dice are laid by hand with a chosen face, and not thrown
     * @param what the purpose, for people: {@code roll for the attack on e6}
     */
    record Roll(List<Thrower> throwers, Counted counted, boolean laid, String what) implements Awaited {
        /** The dice on the table that answer a roll. */
        public enum Counted {
            /** The dice thrown since dice were last counted. */
            THROWN,
            /** Every die of the box that is in play: a throw may have pushed any of them. */
            ALL_ON_THE_TABLE
        }

        /**
         * The throw of one seat.
         *
         * @param seat the thrower
         * @param dice the dice, all at once
         * @param tray the place where they count; empty for anywhere; of a card, the place where it is laid
         */
        public record Thrower(Seat seat, List<Dice> dice, Optional<Place> tray) {
            public Thrower {
                dice = List.copyOf(dice);
            }

            public Thrower(Seat seat, Dice... dice) {
                this(seat, List.of(dice), Optional.empty());
            }
        }

        public Roll {
            throwers = List.copyOf(throwers);
            if (throwers.isEmpty()) {
                throw new IllegalArgumentException("a roll needs a thrower");
            }
        }

        /** A roll with thrown dice. */
        public Roll(List<Thrower> throwers, Counted counted, String what) {
            this(throwers, counted, false, what);
        }

        /** A roll by one seat. */
        public Roll(Seat seat, List<Dice> dice, String what) {
            this(List.of(new Thrower(seat, dice, Optional.empty())), Counted.THROWN, what);
        }

        /** Returns this roll with these throwers only. */
        public Roll by(List<Thrower> others) {
            return new Roll(others, counted, laid, what);
        }

        @Override
        public Optional<Seat> asked() {
            return only(seats());
        }

        @Override
        public String says() {
            return Seat.listed(seats()) + ": " + what + ".";
        }

        /** Returns the throwing seats, in the order of the throwers. */
        public List<Seat> seats() {
            return throwers.stream().map(Thrower::seat).distinct().toList();
        }

        /** Returns all dice that are thrown. */
        public List<Dice> dice() {
            return throwers.stream().flatMap(thrower -> thrower.dice().stream()).toList();
        }

        /** Returns how many dice are thrown. */
        public int total() {
            return dice().stream().mapToInt(Dice::count).sum();
        }

        /** Returns whether cards answer: only a card seen on the table may choose one. */
        public boolean cards() {
            return dice().stream().allMatch(dice -> dice.kind().equals(DieType.CARD));
        }
    }

    /**
     * Secret choices that are revealed together. Until then no public information depends on a declaration, or on
     * whether it was repeated.
     *
     * @param missing the seats that have not declared yet, in seat order
     * @param declared the seats that have declared, and may change that while others have not
     * @param what the choice, for people
     */
    record Declarations(List<Seat> missing, List<Seat> declared, String what) implements Awaited {
        public Declarations {
            missing = List.copyOf(missing);
            declared = List.copyOf(declared);
        }

        /** Secret choices that cannot be changed. */
        public Declarations(List<Seat> missing, String what) {
            this(missing, List.of(), what);
        }

        @Override
        public Optional<Seat> asked() {
            return only(missing);
        }

        @Override
        public String says() {
            return Seat.listed(missing) + ": " + what + ".";
        }

        /** Returns whether a seat may declare now, for the first time or again. */
        public boolean openTo(Seat seat) {
            return missing.contains(seat) || declared.contains(seat);
        }
    }

    /** Nothing: the game is over. */
    record Nothing(Outcome outcome) implements Awaited {
        @Override
        public Optional<Seat> asked() {
            return Optional.empty();
        }

        @Override
        public String says() {
            return outcome.says();
        }
    }
}
