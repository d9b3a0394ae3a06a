package umpire.referee.session.input;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Seat;

/** A command from a phone or a keyboard. Its permission was checked before. */
public sealed interface Command {
    /** A command that a seat may give for itself. */
    sealed interface OfSeat extends Command {
        /** Returns the seat that gives the command; empty where it is not known. */
        Optional<Seat> seat();

        /** Returns this command as given by a seat. */
        OfSeat by(Seat seat);
    }

    /** A command that only the operator may give. */
    sealed interface OfOperator extends Command {}

    /**
     * Plays an action. Actions of dice are refused: dice are rolled or named. Where a throw counts dice that fell off
     * the table, anyone may report them: {@code tank-2=gone}.
     *
     * @param seat the seat that acts; empty for the operator, who may act for every seat
     * @param notation the action
     */
    record Act(Optional<Seat> seat, String notation) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Act(Optional.of(asking), notation);
        }
    }

    /**
     * Takes one of the options of the buttons, like stepping to it with {@code next} and pressing confirm.
     *
     * @param seat the seat that chooses; empty when anyone may answer
     * @param notation the option as it is announced
     */
    record Choose(Optional<Seat> seat, String notation) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Choose(Optional.of(asking), notation);
        }
    }

    /**
     * Makes the table throw the awaited dice or draw the card, where no player does.
     *
     * @param seat the seat that asks; empty for the operator
     */
    record Throw(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Throw(Optional.of(asking));
        }
    }

    /**
     * Asks why the pieces of a place may not go to another, or affect the pieces there. Changes nothing.
     *
     * @param seat the seat that asks; empty for the operator
     */
    record WhyNot(Optional<Seat> seat, Place from, Place to) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new WhyNot(Optional.of(asking), from, to);
        }
    }

    /** Names the face of a die that the camera could not read. It is recorded as a roll. */
    record NameRoll(String notation) implements OfOperator {}

    /**
     * Names the faces of a seat's own dice, where the camera reads none.
     *
     * @param seat the seat that names; empty for the operator, where only one seat has dice to name
     * @param faces all faces named so far, in the order the dice were asked for; they replace those named before
     * @param confirmed whether they are complete and right
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
     * Takes actions back. If they are not the seat's own, the others are asked.
     *
     * @param seat the seat that asks; empty for the operator, who needs no permission
     */
    record TakeBack(Optional<Seat> seat, int actions) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new TakeBack(Optional.of(asking), actions);
        }
    }

    /**
     * Redoes the actions that were taken back.
     *
     * @param seat the seat that asks; empty for the operator, who needs no permission
     */
    record Redo(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Redo(Optional.of(asking));
        }
    }

    /**
     * Answers another seat's request to take back or redo actions.
     *
     * @param seat the seat that answers; empty for the operator, who answers for all
     */
    record AnswerTakeBack(Optional<Seat> seat, boolean accepted) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new AnswerTakeBack(Optional.of(asking), accepted);
        }
    }

    /** Accepts the placement on the table although no rule allows it. The given seat is to move. */
    record LetStand(Seat toMove) implements OfOperator {}

    /**
     * Starts a new game.
     *
     * @param position in the game's notation; empty for the opening
     */
    record Start(Optional<String> position) implements OfOperator {}

    /** Starts a game from the placement on the table. */
    record StartFromTable(Seat toMove) implements OfOperator {}

    /**
     * Begins a new game from the opening.
     *
     * @param seat the seat that asks, which cannot end a running game; empty for the operator, who can
     */
    record NewGame(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new NewGame(Optional.of(asking));
        }
    }

    /**
     * Lays out the rest of the set-up at random. Begins a game where none is running.
     *
     * @param seat the seat that asks; empty for the operator
     */
    record LayOut(Optional<Seat> seat) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new LayOut(Optional.of(asking));
        }
    }

    /**
     * Begins, continues or ends a lesson.
     *
     * @param seat the seat that asks; empty for the operator
     */
    record Teach(Optional<Seat> seat, LessonRequest lesson) implements OfSeat {
        @Override
        public OfSeat by(Seat asking) {
            return new Teach(Optional.of(asking), lesson);
        }
    }

    /**
     * Ends the game, or offers or answers a draw.
     *
     * @param seat the seat concerned; the operator must name it
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
