package umpire.referee.session.chronicle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.reading.ActionHistory;
import umpire.referee.session.dice.ThrownFaces;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Outcome;
import umpire.rules.kernel.Rule;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.Verdict;

/** Writes the chronicle lines of actions, the same when they are played and after a restart. */
public final class ChronicleWriter {
    private ChronicleWriter() {}

    /**
     * Returns the lines of an accepted action.
     *
     * @param number of actions played up to this one
     */
    public static <S, A> List<GameLogEntry> of(
            Game<S, A> game, S before, A action, Verdict.Accepted<S, A> accepted, int number) {
        Seat seat = game.seatOf(before, action);
        List<Event> events = accepted.events();
        List<GameLogEntry> lines = new ArrayList<>();
        if (game.awaited(before) instanceof Awaited.Roll roll) {
            lines.add(plain("roll", game.describe(before, action))
                    .rolling(roll.what(), ThrownFaces.of(game, before, roll).making(action)));
        }
        if (!(game.awaited(before) instanceof Awaited.Declarations)
                && game.pass(before).filter(action::equals).isPresent()) {
            String forgone = game.forgone(before, action);
            if (events.stream().noneMatch(event -> event.says().equals(forgone))) {
                lines.add(plain("event", forgone));
            }
        }
        events.forEach(event -> lines.add(line(event)));
        return several(game, before, accepted.next())
                ? List.copyOf(lines)
                : lines.stream().map(line -> line.by(seat, number)).toList();
    }

    /** Returns whether several seats acted together: they threw at once, or their declarations are revealed. */
    private static <S, A> boolean several(Game<S, A> game, S before, S after) {
        return switch (game.awaited(before)) {
            case Awaited.Roll roll -> roll.throwers().size() > 1;
            case Awaited.Declarations open -> !(game.awaited(after) instanceof Awaited.Declarations);
            case Awaited.Choice choice -> false;
            case Awaited.Nothing over -> false;
        };
    }

    /** Returns the lines of the last public actions that were not taken back. */
    public static <S, A> List<GameLogEntry> of(Match<S, A> match, int actions) {
        Deque<List<GameLogEntry>> newestFirst = new ArrayDeque<>();
        Optional<ActionHistory<S, A>> at = match.history();
        int told = match.history().map(ActionHistory::told).orElse(0);
        while (at.flatMap(ActionHistory::before).isPresent()
                && told - at.orElseThrow().told() < actions) {
            newestFirst.addFirst(step(match.game(), at.orElseThrow()));
            at = at.orElseThrow().before();
        }
        List<GameLogEntry> lines =
                new ArrayList<>(newestFirst.stream().flatMap(List::stream).toList());
        if (match.started() && match.awaited() instanceof Awaited.Nothing over) {
            lines.add(line(over.outcome()));
        }
        return lines;
    }

    /** Returns the sentence of the first public action since a state; empty if it was taken back. */
    public static <S, A> Optional<String> since(Match<S, A> match, S state) {
        return first(match, state).flatMap(first -> says(match.game(), first));
    }

    /**
     * Returns the effect of a throw, in sentences. The throw is the first action since the given state. Where there is
     * no other line, returns the faces.
     */
    public static <S, A> Optional<String> thrownSince(Match<S, A> match, S state) {
        return eventsSince(match, state).or(() -> since(match, state).map(says -> says + "."));
    }

    /**
     * Returns the effects of the first action since the given state, in sentences. Where there are none, names the
     * action.
     */
    public static <S, A> Optional<String> effectsSince(Match<S, A> match, S state) {
        return eventsSince(match, state).or(() -> since(match, state));
    }

    private static <S, A> Optional<String> eventsSince(Match<S, A> match, S state) {
        return first(match, state)
                .map(first -> step(match.game(), first).stream()
                        .filter(line -> line.kind().equals("event"))
                        .map(GameLogEntry::says)
                        .collect(Collectors.joining(" ")))
                .filter(says -> !says.isEmpty());
    }

    private static <S, A> Optional<ActionHistory<S, A>> first(Match<S, A> match, S state) {
        Optional<ActionHistory<S, A>> at =
                match.history().filter(now -> !now.state().equals(state));
        while (at.flatMap(ActionHistory::before)
                .filter(before -> !before.state().equals(state))
                .isPresent()) {
            at = at.orElseThrow().before();
        }
        return at.filter(first -> first.before().isPresent());
    }

    /** Returns the name of an action that has no other lines in the chronicle; empty where the action is secret. */
    private static <S, A> Optional<String> says(Game<S, A> game, ActionHistory<S, A> after) {
        S before = after.before().orElseThrow().state();
        return step(game, after).stream()
                .findFirst()
                .map(GameLogEntry::says)
                .or(() -> after.action()
                        .filter(action -> !(game.awaited(before) instanceof Awaited.Declarations))
                        .map(action -> game.seatOf(before, action) + ": " + game.describe(before, action) + "."));
    }

    static <S, A> List<GameLogEntry> step(Game<S, A> game, ActionHistory<S, A> after) {
        if (after.endedByPlayers()) {
            return List.of();
        }
        if (after.action().isEmpty()) {
            return List.of(plain("override", "The operator accepted a position as it stands."));
        }
        S before = after.before().orElseThrow().state();
        A action = after.action().orElseThrow();
        return game.judge(before, action) instanceof Verdict.Accepted<S, A> accepted
                ? of(game, before, action, accepted, after.told())
                : List.of();
    }

    static GameLogEntry line(Event event) {
        return new GameLogEntry(
                "event",
                event.says(),
                Optional.of(event.rule().name()),
                Optional.of(event.rule().section()),
                event.where(),
                Optional.empty(),
                Optional.empty(),
                event.rule().decisive());
    }

    public static GameLogEntry line(Outcome outcome) {
        return new GameLogEntry(
                "over",
                outcome.says(),
                outcome.rule().map(Rule::name),
                outcome.rule().map(Rule::section),
                List.of());
    }

    public static GameLogEntry plain(String kind, String says) {
        return new GameLogEntry(kind, says, Optional.empty(), Optional.empty(), List.of());
    }
}
