package umpire.referee.toy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.announcement.PastStep;
import umpire.referee.announcement.TableSnapshot;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.referee.session.GameSession;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.CommandAnswer;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Seat;

/** A table for Shore, for tests. */
public final class Beach {
    private GameSession<Shore.State, Shore.Action> session = GameSession.open(new Shore());
    private final List<String> journal = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private Optional<Pose> buoy = Optional.of(Shore.MOORING);
    private long nowMs = 1000;
    private long frame;

    /** Returns a table where a game begins from a position, before the first look. */
    public static Beach at(String position) {
        Beach beach = new Beach();
        beach.order(new Command.Start(Optional.of(position)));
        return beach;
    }

    public TableSnapshot tableSnapshot() {
        return session.tableSnapshot();
    }

    public List<String> journal() {
        return journal;
    }

    public List<String> told() {
        return told;
    }

    /** Returns the steps of the whole game. */
    public List<PastStep> past() {
        return session.past();
    }

    /** Returns the lines of the last actions, as after a restart. */
    public List<GameLogEntry> account(int actions) {
        return session.account(actions);
    }

    public List<String> corrections() {
        return tableSnapshot().prompt().corrections().stream()
                .map(correction -> correction.says())
                .toList();
    }

    /** Lays the buoy at a pose, or takes it away. */
    public Beach buoy(Optional<Pose> lying) {
        buoy = lying;
        return this;
    }

    /** Shows a hand, and then the crab on a rock, or on none for -1. */
    public Beach play(int crab) {
        look(crab, true, 3);
        return look(crab, false, Desk.SETTLE_LOOKS);
    }

    /** Lifts the crab from its rock and puts it back there. */
    public Beach touch(int crab) {
        look(crab, true, 2);
        look(-1, true, 3);
        look(crab, true, 3);
        return look(crab, false, Desk.SETTLE_LOOKS);
    }

    private Beach look(int crab, boolean hand, int looks) {
        for (int i = 0; i < looks; i++) {
            nowMs += Desk.FRAME_MS;
            frame++;
            take(new Input.Looked(
                    new Observation(
                            frame,
                            nowMs,
                            true,
                            hand,
                            hand,
                            sightings(crab),
                            buoy.stream()
                                    .map(pose -> new SeenToken(Shore.BUOY, 1, pose, 0.97))
                                    .toList(),
                            List.of(),
                            List.of()),
                    nowMs));
        }
        return this;
    }

    private static List<Sighting> sightings(int crab) {
        List<Sighting> sightings = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            SeenToken token = new SeenToken(Shore.CRAB, 0, new Pose(60.0 * i - 60, -30, 0), 0.97);
            sightings.add(
                    i == crab ? new Sighting.Holds(Shore.rock(i), List.of(token)) : new Sighting.Empty(Shore.rock(i)));
        }
        return sightings;
    }

    public Beach press(Seat seat, ButtonMeaning button) {
        nowMs += 500;
        take(new Input.Pressed(Optional.of(seat), button, nowMs));
        return this;
    }

    public CommandAnswer order(Command command) {
        return take(new Input.Ordered(command, nowMs)).answer().orElseThrow();
    }

    private StepResult<Shore.State, Shore.Action> take(Input input) {
        StepResult<Shore.State, Shore.Action> stepResult = session.step(input);
        session = stepResult.next();
        stepResult.entries().stream().map(Entry::text).forEach(journal::add);
        stepResult.told().stream().map(GameLogEntry::says).forEach(told::add);
        return stepResult;
    }
}
