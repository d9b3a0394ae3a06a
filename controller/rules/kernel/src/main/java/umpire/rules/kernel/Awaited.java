package umpire.rules.kernel;

import java.util.List;

/** What the game waits for. Nothing else can happen next. */
public sealed interface Awaited {
    /**
     * A seat's open choice among the legal actions.
     *
     * @param seat whose
     * @param what said to people: {@code move a piece}
     */
    record Choice(Seat seat, String what) implements Awaited {}

    /**
     * A roll or a throw. The action that answers it is made by the dice, see {@link Rules#rolled}.
     *
     * @param seat who rolls
     * @param dice which dice, all at once
     * @param what said to people: {@code roll for the attack on e6}
     */
    record Roll(Seat seat, List<Dice> dice, String what) implements Awaited {
        public Roll {
            dice = List.copyOf(dice);
        }
    }

    /**
     * Secret choices that are revealed together.
     *
     * @param missing the seats that have not declared yet, in seat order
     * @param what said to people
     */
    record Declarations(List<Seat> missing, String what) implements Awaited {
        public Declarations {
            missing = List.copyOf(missing);
        }
    }

    /** Nothing: the game is over. */
    record Nothing(Outcome outcome) implements Awaited {}
}
