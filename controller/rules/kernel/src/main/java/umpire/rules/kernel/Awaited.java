package umpire.rules.kernel;

import java.util.List;
import java.util.Optional;

/** What the game waits for. Nothing else can happen next. */
public sealed interface Awaited {
    /** Returns who is asked, if it is one seat. */
    Optional<Seat> asked();

    /** Says in one sentence what is awaited. */
    String says();

    private static Optional<Seat> only(List<Seat> seats) {
        return seats.size() == 1 ? Optional.of(seats.getFirst()) : Optional.empty();
    }

    /**
     * A seat's open choice among the legal actions.
     *
     * @param seat whose
     * @param what said to people: {@code move a piece}
     * @param situation what there is to know before one chooses, as it follows "here": {@code the widest set is three 7s}; nothing where
     *     the table shows it
     */
    record Choice(Seat seat, String what, String situation) implements Awaited {
        /** A choice before which nothing need be known. */
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
     * @param throwers who throws what; all of it at once
     * @param counted which dice answer
     * @param laid whether the dice are laid by hand where they are wanted, and not thrown
     * @param what said to people: {@code roll for the attack on e6}
     */
    record Roll(List<Thrower> throwers, Counted counted, boolean laid, String what) implements Awaited {
        /** Which of the dice on the table answer a roll. */
        public enum Counted {
            /** Those thrown since dice were last taken. */
            THROWN,
            /** Every die of the box that is in play: a throw may have pushed any of them. */
            ALL_ON_THE_TABLE
        }

        /**
         * What one seat throws.
         *
         * @param seat who
         * @param dice which, all at once
         * @param tray where they count, if not everywhere; of a card, where it is laid
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
                throw new IllegalArgumentException("nobody rolls");
            }
        }

        /** A roll or throw. */
        public Roll(List<Thrower> throwers, Counted counted, String what) {
            this(throwers, counted, false, what);
        }

        /** A roll by one seat. */
        public Roll(Seat seat, List<Dice> dice, String what) {
            this(List.of(new Thrower(seat, dice, Optional.empty())), Counted.THROWN, what);
        }

        /** Returns the same roll as it is thrown by these alone. */
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

        /** Returns who rolls, in the order of the throwers. */
        public List<Seat> seats() {
            return throwers.stream().map(Thrower::seat).distinct().toList();
        }

        /** Returns everything that is thrown. */
        public List<Dice> dice() {
            return throwers.stream().flatMap(thrower -> thrower.dice().stream()).toList();
        }

        /** Returns how many dice are thrown. */
        public int total() {
            return dice().stream().mapToInt(Dice::count).sum();
        }

        /** Returns whether cards answer: only what is seen on the table may choose one. */
        public boolean cards() {
            return dice().stream().allMatch(dice -> dice.kind().equals(DieType.CARD));
        }
    }

    /**
     * Secret choices that are revealed together. Until then nothing that anybody may know differs by what was declared, nor
     * by whether it was declared anew.
     *
     * @param missing the seats that have not declared yet, in seat order
     * @param declared the seats that have, and may declare anew while others have not
     * @param what said to people
     */
    record Declarations(List<Seat> missing, List<Seat> declared, String what) implements Awaited {
        public Declarations {
            missing = List.copyOf(missing);
            declared = List.copyOf(declared);
        }

        /** Secret choices that stand once they are made. */
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

        /** Returns whether a seat may declare now, for the first time or anew. */
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
