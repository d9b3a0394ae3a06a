package umpire.referee.session.input;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/** What someone at a phone or a keyboard asks of the table. Who may ask it was checked before. */
public sealed interface Command {
    /** What a seat may ask for itself. */
    sealed interface OfSeat extends Command {
        /** Returns who asks, as far as it is said. */
        Optional<Seat> seat();

        /** Returns the same, asked by a seat. */
        OfSeat by(Seat seat);
    }

    /** What is the operator's alone to ask. */
    sealed interface OfOperator extends Command {}

    /**
     * Take an action, by notation. The dice's actions are refused here: dice are rolled or named. But of dice that fell off the table
     * anybody may say so, {@code tank-2=gone}, where a throw counts those that are gone.
     *
     * @param seat who asks; empty for the operator, who may act for every seat
     * @param notation the action
     */
    record Act(Optional<Seat> seat, String notation) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Act(Optional.of(asking), notation);
        }
    }

    /**
     * Take one of the options that the buttons choose among, as if someone had stepped to it and pressed confirm.
     *
     * @param seat who asks; empty when anyone may answer
     * @param notation the option as it is announced
     */
    record Choose(Optional<Seat> seat, String notation) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Choose(Optional.of(asking), notation);
        }
    }

    /**
     * Have the table throw or draw what is awaited, where no hands do.
     *
     * @param seat who asks; empty for the operator
     */
    record Throw(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Throw(Optional.of(asking));
        }
    }

    /**
     * Say why what stands on a place may not go to another, or do anything to what is there. Nothing is changed by it.
     *
     * @param seat who asks; empty for the operator
     */
    record WhyNot(Optional<Seat> seat, Place from, Place to) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new WhyNot(Optional.of(asking), from, to);
        }
    }

    /** Name the face of a die the eye could not read. The name is recorded as a roll. */
    record NameRoll(String notation) implements OfOperator {}

    /**
     * Say what a seat's own dice show, where no eye reads them.
     *
     * @param seat who asks; empty for the operator, where only one seat has dice to name
     * @param faces all that were named by now, in the order the dice were asked for; they take the place of those named before
     * @param confirmed whether they are all, and right
     */
    record NameDice(Optional<Seat> seat, List<String> faces, boolean confirmed) implements OfSeat {
        public NameDice {
            faces = List.copyOf(faces);
        }

        @Override
        public OfSeat by(Seat asking) {
            return new NameDice(Optional.of(asking), faces, confirmed);
        }
    }

    /**
     * Undo so many actions. Where that is not the seat's own to do, others are asked.
     *
     * @param seat who asks; empty for the operator, who asks nobody
     */
    record TakeBack(Optional<Seat> seat, int actions) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new TakeBack(Optional.of(asking), actions);
        }
    }

    /**
     * Do again what was taken back.
     *
     * @param seat who asks; empty for the operator, who asks nobody
     */
    record Redo(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Redo(Optional.of(asking));
        }
    }

    /**
     * Allow what another seat wants to take back or to do again, or not.
     *
     * @param seat who answers; empty for the operator, who answers for all
     */
    record AnswerTakeBack(Optional<Seat> seat, boolean accepted) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new AnswerTakeBack(Optional.of(asking), accepted);
        }
    }

    /** Let what is seen stand although no rule allows it; then that seat is to move. */
    record LetStand(Seat toMove) implements OfOperator {}

    /**
     * Start anew.
     *
     * @param position in the game's notation; empty for the opening
     */
    record Start(Optional<String> position) implements OfOperator {}

    /** Start from what stands on the table now. */
    record StartFromTable(Seat toMove) implements OfOperator {}

    /**
     * Begin a new game from the opening.
     *
     * @param seat who asks, which ends no game that is on; empty for the operator, who may end any
     */
    record NewGame(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new NewGame(Optional.of(asking));
        }
    }

    /**
     * Lay out by chance what is left of the set-up; where no game is on, begin one and lay it out.
     *
     * @param seat who asks; empty for the operator
     */
    record LayOut(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new LayOut(Optional.of(asking));
        }
    }

    /**
     * Lead newcomers through a first game, or through its next step.
     *
     * @param seat who asks; empty for the operator
     */
    record Teach(Optional<Seat> seat, LessonRequest lesson) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Teach(Optional.of(asking), lesson);
        }
    }

    /**
     * End the game, or talk about ending it.
     *
     * @param seat for which seat; the operator must say it
     */
    record End(Optional<Seat> seat, EndRequest endRequest) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new End(Optional.of(asking), endRequest);
        }
    }

    record Pause() implements OfOperator {}

    record Resume() implements OfOperator {}
}
