package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.referee.reading.ActionHistory;
import umpire.referee.session.GameSession.StepResult;
import umpire.referee.session.input.ButtonMeaning;
import umpire.referee.session.input.Command;
import umpire.referee.session.input.EndRequest;
import umpire.referee.session.input.Input;
import umpire.referee.session.record.Entry;
import umpire.referee.session.state.Match;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Seat;

/** A resumed session equals the earlier one: the same game, history and kept rolls. */
class ResumeTest {
    private static final int INPUTS = 400;

    private final Outpost game = new Outpost();

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void aSessionIsResumedFromItsEntriesAlone(long seed) {
        System.out.println("ResumeTest seed " + seed);
        Random random = new Random(seed);
        GameSession<Outpost.State, Outpost.Action> session = GameSession.open(game);
        List<Entry> entries = new ArrayList<>();
        session = take(session, new Input.Ordered(new Command.Start(Optional.empty()), 0), entries);
        for (int i = 1; i <= INPUTS; i++) {
            session = take(session, input(random, session, i), entries);
            if (i % 40 == 0) {
                same(session, GameSession.resume(game, entries));
            }
        }
        assertThat(entries)
                .extracting(Entry::kind)
                .contains(
                        Entry.EntryKind.PLAYED,
                        Entry.EntryKind.TAKEN_BACK,
                        Entry.EntryKind.RESIGNED,
                        Entry.EntryKind.DRAW_OFFERED);
    }

    private static GameSession<Outpost.State, Outpost.Action> take(
            GameSession<Outpost.State, Outpost.Action> session, Input input, List<Entry> entries) {
        StepResult<Outpost.State, Outpost.Action> stepResult = session.step(input);
        entries.addAll(stepResult.entries());
        return stepResult.next();
    }

    private Input input(Random random, GameSession<Outpost.State, Outpost.Action> session, long nowMs) {
        int dice = random.nextInt(100);
        Match<Outpost.State, Outpost.Action> match = session.match();
        Seat seat = game.seats().get(random.nextInt(2));
        if (dice < 8) {
            Optional<Seat> by = Optional.of(seat).filter(same -> random.nextBoolean());
            return new Input.Ordered(new Command.TakeBack(by, 1 + random.nextInt(5)), nowMs);
        }
        if (dice < 11) {
            return new Input.Ordered(new Command.AnswerTakeBack(Optional.of(seat), random.nextInt(3) > 0), nowMs);
        }
        if (dice < 13) {
            return new Input.Ordered(new Command.Redo(Optional.of(seat)), nowMs);
        }
        if (dice < 16) {
            return new Input.Pressed(Optional.of(seat), ButtonMeaning.UNDO, nowMs);
        }
        if (dice < 24) {
            return new Input.Pressed(Optional.of(seat), ButtonMeaning.values()[random.nextInt(2)], nowMs);
        }
        if (dice < 26) {
            return new Input.Ordered(random.nextBoolean() ? new Command.Pause() : new Command.Resume(), nowMs);
        }
        if (dice < 32) {
            return new Input.Ordered(new Command.End(Optional.of(seat), EndRequest.values()[random.nextInt(4)]), nowMs);
        }
        if (match.paused()) {
            return new Input.Ordered(new Command.Resume(), nowMs);
        }
        if (match.awaited() instanceof Awaited.Nothing) {
            return dice < 50
                    ? new Input.Ordered(new Command.Start(Optional.empty()), nowMs)
                    : new Input.Ordered(new Command.TakeBack(Optional.empty(), 1 + random.nextInt(20)), nowMs);
        }
        List<Outpost.Action> actions = match.successors().actions();
        String notation = game.write(actions.get(random.nextInt(actions.size())));
        return new Input.Ordered(
                match.awaited() instanceof Awaited.Roll
                        ? new Command.NameRoll(notation)
                        : new Command.Act(Optional.empty(), notation),
                nowMs);
    }

    private static void same(
            GameSession<Outpost.State, Outpost.Action> live, GameSession<Outpost.State, Outpost.Action> resumed) {
        assertThat(resumed.tableSnapshot().position())
                .isEqualTo(live.tableSnapshot().position());
        assertThat(resumed.tableSnapshot().legal())
                .isEqualTo(live.tableSnapshot().legal());
        assertThat(resumed.tableSnapshot().status())
                .isEqualTo(live.tableSnapshot().status());
        assertThat(resumed.match().redoStack()).isEqualTo(live.match().redoStack());
        assertThat(resumed.tableSnapshot().outcome())
                .isEqualTo(live.tableSnapshot().outcome());
        assertThat(resumed.tableSnapshot().requests())
                .isEqualTo(live.tableSnapshot().requests());
        assertThat(wayBack(resumed)).isEqualTo(wayBack(live));
    }

    private static List<String> wayBack(GameSession<Outpost.State, Outpost.Action> session) {
        List<String> states = new ArrayList<>();
        Optional<ActionHistory<Outpost.State, Outpost.Action>> at =
                session.match().history();
        while (at.isPresent()) {
            states.add(at.orElseThrow().state() + " by " + at.orElseThrow().action());
            at = at.orElseThrow().before();
        }
        return states;
    }
}
