package umpire.web;

import java.util.Optional;
import umpire.mqtt.command.CommandRequest;
import umpire.mqtt.json.Within;
import umpire.referee.session.input.Command;

/** An action at the virtual table. Lengths are in the table's frame. */
sealed interface TableRequest {
    double FAR_MM = 2_000;
    int MOST_TAG = 229;

    /** An action that the virtual table carries out itself: every action but {@link OrderTable}. */
    sealed interface AtTable extends TableRequest {}

    /** An action of hands, which needs no answer of the table. */
    sealed interface ByHand extends AtTable {}

    /** Takes a piece off the table. */
    record Lift(@Within(least = 0, most = MOST_TAG) int tag) implements ByHand {}

    /** Moves a lifted piece. The page repeats this request while the piece is held. A piece without repeats is put down. */
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

    /** Lifts a piece and puts it back, by the hand of a seat, or by default of the piece's own side. */
    record Tap(@Within(least = 0, most = MOST_TAG) int tag, Optional<String> seat) implements ByHand {}

    /** Throws a die. */
    record ThrowDie(String die) implements ByHand {}

    /** Throws only the dice that the awaited roll still asks for. */
    record ThrowDue() implements ByHand {}

    /** Throws a die towards a spot of the table, even if other dice lie there. */
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

    /** Rolls a die over its edge nearest to a direction. */
    record RollOver(
            String die,
            @Within(least = -3_600, most = 3_600) double towardsDeg) implements ByHand {}

    /** Leaves a die leaning against something, cocked. */
    record Cock(String die) implements ByHand {}

    /** Holds a hand over the table. */
    record HoldHand(
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm) implements ByHand {}

    /** Takes the hand away. */
    record TakeHand() implements ByHand {}

    /** Presses a button of the table's edge. {@code held} is for a long press. */
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

    /** Puts the reflection of a lamp on the table. A strength of 0 removes it. */
    record Reflect(
            @Within(least = 0, most = 2) double strength,
            @Within(least = -FAR_MM, most = FAR_MM) double xMm,
            @Within(least = -FAR_MM, most = FAR_MM) double yMm)
            implements ByHand {}

    /** Moves and turns the camera out of its position. Zeros put it back. */
    record Knock(
            @Within(least = -60, most = 60) double xMm,
            @Within(least = -60, most = 60) double yMm,
            @Within(least = -15, most = 15) double rollDeg)
            implements ByHand {}

    /** Puts a cup on a corner tag, or takes it off. */
    record CoverCorner(String corner, boolean covered) implements ByHand {}

    /** Breaks the sensors below a place, or mends them: {@code dead}, {@code stuck}, {@code flickering}, {@code none}. */
    record BreakSensor(String place, String defect) implements ByHand {}

    /** Unplugs the sensors under the board, or plugs them in. */
    record UnplugSensors(boolean unplugged) implements ByHand {}

    /** Changes the camera's focus. */
    record SetFocus(@Within(least = 0, most = 6) double defocusPx) implements ByHand {}

    /** Lays the board sheet on the table or takes it away. With {@code game}, lays the board of that game instead. */
    record LayBoard(boolean laid, Optional<String> game) implements ByHand {}

    /** Moves every piece to its place of the placement. */
    record Arrange() implements ByHand {}

    /** An instruction to the robot player. */
    sealed interface ToRobot extends AtTable {}

    /** Pauses the robot or resumes it. */
    record PauseRobot(boolean paused) implements ToRobot {}

    /** Lets the robot make one action and wait. */
    record StepRobot() implements ToRobot {}

    /** Sets the pause of the robot after each action. */
    record RestRobot(@Within(least = 0, most = 60_000) int restMs) implements ToRobot {}

    /** Sends a command to the game. The command names its seat. */
    record Ask(Command command) implements AtTable {}

    /** Asks for another game, or names a player. */
    record OrderTable(CommandRequest.ForTable asked) implements TableRequest {}
}
