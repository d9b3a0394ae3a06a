package umpire.web;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.referee.session.input.EndRequest;

/** Something that is done at the virtual table; lengths are in the table's frame. */
sealed interface TableRequest {
    /** What hands do without asking anybody. */
    sealed interface ByHand extends TableRequest {}

    /** Takes a piece off the table. */
    record Lift(int tag) implements ByHand {}

    /** Moves a lifted piece; repeated while it is held, so that a forgotten one can be put down. */
    record Carry(int tag, double xMm, double yMm) implements ByHand {}

    /** Puts a lifted piece down. */
    record Drop(int tag) implements ByHand {}

    /** Turns a piece. */
    record Turn(int tag, double headingDeg) implements ByHand {}

    /** Lifts a piece and puts it back; by the hand of whoever sits at a seat, or else by the piece's own side. */
    record Tap(int tag, Optional<String> seat) implements ByHand {}

    /** Throws a die. */
    record ThrowDie(String die) implements ByHand {}

    /** Throws a die if a roll asks for it; it is left where it lies if others of its kind are enough. */
    record ThrowAskedDie(String die) implements ByHand {}

    /** Throws a die towards a spot of the table, where others may lie. */
    record TossDie(String die, double xMm, double yMm) implements ByHand {}

    /** Moves a die. */
    record MoveDie(String die, double xMm, double yMm) implements ByHand {}

    /** Lifts a die and puts it back. */
    record TapDie(String die, Optional<String> seat) implements ByHand {}

    /** Rolls a die over the edge that is nearest in a direction. */
    record RollOver(String die, double towardsDeg) implements ByHand {}

    /** Leaves a die leaning. */
    record Cock(String die) implements ByHand {}

    /** Holds a hand over the table. */
    record HoldHand(double xMm, double yMm) implements ByHand {}

    /** Takes the hand away. */
    record TakeHand() implements ByHand {}

    /** Presses a button of the table's edge. */
    record PressButton(String side, String button) implements ByHand {}

    /** Changes the room's light. */
    record Lamp(double level, double kelvin, double shadow) implements ByHand {}

    /** Has a lamp reflected on the table; a strength of 0 takes the reflection away. */
    record Reflect(double strength, double xMm, double yMm) implements ByHand {}

    /** Knocks the camera out of its place by so much; zeros put it back. */
    record Knock(double xMm, double yMm, double rollDeg) implements ByHand {}

    /** Changes the camera's focus. */
    record SetFocus(double defocusPx) implements ByHand {}

    /** Lays the board sheet on the table or takes it away; or lays the board of another game there instead. */
    record LayBoard(boolean laid, Optional<String> game) implements ByHand {}

    /** Puts every piece where the game says it must stand. */
    record Arrange() implements ByHand {}

    /** What is told to the robot that plays here. */
    sealed interface ToRobot extends TableRequest {}

    /** Has the robot wait or play on. */
    record PauseRobot(boolean paused) implements ToRobot {}

    /** Has the robot make one action and wait. */
    record StepRobot() implements ToRobot {}

    /** Has the robot rest so long after each action. */
    record RestRobot(int restMs) implements ToRobot {}

    /** Does again what was taken back, or asks whether it may. */
    record RedoTakenBack(String seat) implements TableRequest {}

    /** Allows what another seat wants to take back, or not. */
    record AllowTakeBack(String seat, boolean allowed) implements TableRequest {}

    /** Asks something of the table for a seat, as its phone would. */
    record Ask(String seat, EndRequest endRequest) implements TableRequest {}

    /** Takes one of the options that the buttons choose among; without a seat when anyone may answer. */
    record ChooseOption(Optional<String> seat, String notation) implements TableRequest {}

    /** Says what the dice of a seat show, where no eye reads them: all that were named by now, and whether they are right. */
    record SayFaces(String seat, List<String> faces, boolean confirmed) implements TableRequest {
        public SayFaces {
            faces = List.copyOf(faces);
        }
    }

    /** Asks for a new game. */
    record BeginNewGame() implements TableRequest {}

    /** Asks for another game, or for this one by other answers. */
    record PlayGame(String game, Map<String, String> answers) implements TableRequest {
        public PlayGame {
            answers = Collections.unmodifiableMap(new TreeMap<>(answers));
        }
    }

    /** Asks for a game that was left. */
    record ResumeGame(String unfinished) implements TableRequest {}
}
