package umpire.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.referee.session.GameSession;
import umpire.referee.session.PublicHistory;
import umpire.referee.session.PublicHistory.PublicEntry;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;

/** A recorded game, replayed entry by entry. */
final class Transcript<S, A> {
    /**
     * One entry and its events.
     *
     * @param number from 1
     * @param events of an accepted action
     */
    record TranscriptLine(int number, Entry entry, List<Event> events) {
        String words() {
            StringBuilder text = new StringBuilder(
                    String.format("%4d  %-13s %s", number, entry.kind().name().toLowerCase(Locale.ROOT), entry.text()));
            for (Event event : events) {
                text.append(System.lineSeparator())
                        .append("        ")
                        .append(event.says())
                        .append(" [")
                        .append(event.rule().section())
                        .append(']');
            }
            return text.toString();
        }

        EntryLine payload() {
            return new EntryLine(
                    number,
                    entry.kind().name(),
                    entry.text(),
                    events.stream().map(EventLine::of).toList());
        }
    }

    /** An entry in the JSON output. */
    record EntryLine(int number, String kind, String text, List<EventLine> events) {}

    /** An event in the JSON output. */
    record EventLine(String rule, String section, String says) {
        static EventLine of(Event event) {
            return new EventLine(event.rule().name(), event.rule().section(), event.says());
        }
    }

    /** The final position in the JSON output; left out while declarations are secret. */
    record EndLine(Optional<String> position) {}

    private final Game<S, A> game;
    private final List<Entry> entries;

    Transcript(Game<S, A> game, List<Entry> entries) {
        this.game = game;
        this.entries = entries;
    }

    List<TranscriptLine> lines() {
        List<PublicEntry> told = PublicHistory.of(game, entries);
        return IntStream.range(0, told.size())
                .mapToObj(i -> new TranscriptLine(
                        i + 1, told.get(i).entry(), told.get(i).events()))
                .toList();
    }

    /** Returns the final position; empty while declarations are secret, because it would reveal them. */
    Optional<String> position() {
        S end = GameSession.resume(game, entries).state();
        return game.awaited(end) instanceof Awaited.Declarations
                ? Optional.empty()
                : Optional.of(game.writePosition(end));
    }

    EndLine end() {
        return new EndLine(position());
    }
}
