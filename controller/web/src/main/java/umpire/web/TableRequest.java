package umpire.web;

import java.util.Optional;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.json.Within;
import umpire.referee.session.input.Command;

/** Something that is done at the virtual table; lengths are in the table's frame. */
sealed interface TableRequest {
    double FAR_MM = 2_000;
    int MOST_TAG = 229;

    /** What this table does itself; only another game is asked for elsewhere. */
    sealed interface AtTable extends TableRequest {}

    /** What hands do without asking anybody. */
    sealed interface ByHand extends AtTable {}

    /** Takes a piece off the table. */
    record Lift(@Within(least = 0, most = MOST_TAG) int tag) implements ByHand {}

    /** Moves a lifted piece; repeated while it is held, so that a forgotten one can be put down. */
    record Carry(
            @Within(least = 0, most = MOST_TAG) int tag,
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm)
            implements ByHand {}

    /** Puts a lifted piece down. */
    record Drop(@Within(least = 0, most = MOST_TAG) int tag) implements ByHand {}

    /** Turns a piece. */
    record Turn(
            @Within(least = 0, most = MOST_TAG) int tag,
            @Within(least = -3_600, most = 3_600) double headingDeg) implements ByHand {}

    /** Lifts a piece and puts it back; by the hand of whoever sits at a seat, or else by the piece's own side. */
    record Tap(@Within(least = 0, most = MOST_TAG) int tag, Optional<String> seat) implements ByHand {}

    /** Throws a die. */
    record ThrowDie(String die) implements ByHand {}

    /** Throws the dice that the awaited roll still asks for, and no others. */
    record ThrowDue() implements ByHand {}

    /** Throws a die towards a spot of the table, where others may lie. */
    record TossDie(
            String die,
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm)
            implements ByHand {}

    /** Moves a die. */
    record MoveDie(
            String die,
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm)
            implements ByHand {}

    /** Lifts a die and puts it back. */
    record TapDie(String die, Optional<String> seat) implements ByHand {}

    /** Rolls a die over the edge that is nearest in a direction. */
    record RollOver(
            String die,
            @Within(least = -3_600, most = 3_600) double towardsDeg) implements ByHand {}

    /** Leaves a die leaning. */
    record Cock(String die) implements ByHand {}

    /** Holds a hand over the table. */
    record HoldHand(
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm) implements ByHand {}

    /** Takes the hand away. */
    record TakeHand() implements ByHand {}

    /** Presses a button of the table's edge, and holds it where that is said. */
    record PressButton(String side, String button, Optional<Boolean> held) implements ByHand {
        private static final long TAPPED_MS = 60;
        private static final long HELD_MS = 1_000;

        long heldMs() {
            return held.orElse(false) ? HELD_MS : TAPPED_MS;
        }
    }

    /** Changes the room's light. */
    record Lamp(
            @Within(least = 0, most = 2) double level,
            @Within(least = 2_000, most = 12_000) double kelvin,
            @Within(least = 0, most = 1) double shadow)
            implements ByHand {}

    /** Has a lamp reflected on the table; a strength of 0 takes the reflection away. */
    record Reflect(
            @Within(least = 0, most = 2) double strength,
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm)
            implements ByHand {}

    /** Knocks the camera out of its place by so much; zeros put it back. */
    record Knock(
            @Within(least = -60, most = 60) double xMm,
            @Within(least = -60, most = 60) double yMm,
            @Within(least = -15, most = 15) double rollDeg)
            implements ByHand {}

    /** Puts a cup on a corner tag, or takes it off. */
    record CoverCorner(String corner, boolean covered) implements ByHand {}

    /** Breaks the sensors below a place, or mends them: {@code dead}, {@code stuck}, {@code flickering}, {@code none}. */
    record BreakSensor(String place, String defect) implements ByHand {}

    /** Pulls the plug of the sensors under the board, or puts it in again. */
    record UnplugSensors(boolean unplugged) implements ByHand {}

    /** Changes the camera's focus. */
    record SetFocus(@Within(least = 0, most = 6) double defocusPx) implements ByHand {}

    /** Lays the board sheet on the table or takes it away; or lays the board of another game there instead. */
    record LayBoard(boolean laid, Optional<String> game) implements ByHand {}

    /** Puts every piece where the game says it must stand. */
    record Arrange() implements ByHand {}

    /** What is told to the robot that plays here. */
    sealed interface ToRobot extends AtTable {}

    /** Has the robot wait or play on. */
    record PauseRobot(boolean paused) implements ToRobot {}

    /** Has the robot make one action and wait. */
    record StepRobot() implements ToRobot {}

    /** Has the robot rest so long after each action. */
    record RestRobot(@Within(least = 0, most = 60_000) int restMs) implements ToRobot {}

    /** Asks something of the game; of whom it comes, the command says. */
    record Ask(Command command) implements AtTable {}

    /** Asks for another game, or calls somebody by a name. */
    record OrderTable(CommandRequest.ForTable asked) implements TableRequest {}
}
