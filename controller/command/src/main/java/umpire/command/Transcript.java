package umpire.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.referee.session.GameSession;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.Awaited;
import umpire.rules.kernel.Event;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Ruling;

/** A recorded game as it is told again. */
final class Transcript<S, A> {
    /**
     * One entry and what it led to.
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

    /** An entry as programs are told. */
    record EntryLine(int number, String kind, String text, List<EventLine> events) {}

    /** An event of it. */
    record EventLine(String rule, String section, String says) {
        static EventLine of(Event event) {
            return new EventLine(event.rule().name(), event.rule().section(), event.says());
        }
    }

    /** Where it all led to; not told while declarations are secret. */
    record EndLine(Optional<String> position) {}

    private final Game<S, A> game;
    private final List<Entry> entries;

    Transcript(Game<S, A> game, List<Entry> entries) {
        this.game = game;
        this.entries = entries;
    }

    List<TranscriptLine> lines() {
        List<TranscriptLine> lines = new ArrayList<>();
        int open = openDeclarations();
        for (int i = 0; i < entries.size(); i++) {
            boolean secret = i >= open && entries.get(i).kind() == Entry.EntryKind.PLAYED;
            Entry shown = secret ? new Entry(entries.get(i).kind(), "a declaration") : entries.get(i);
            lines.add(new TranscriptLine(i + 1, shown, events(i)));
        }
        return lines;
    }

    /** Returns from which entry on declarations are still secret: nobody reads them here before all are in. */
    private int openDeclarations() {
        int open = entries.size();
        while (open > 0 && declaring(open)) {
            open--;
        }
        return open;
    }

    private boolean declaring(int count) {
        return game.awaited(game.readPosition(position(count)).orThrow()) instanceof Awaited.Declarations;
    }

    private List<Event> events(int index) {
        if (entries.get(index).kind() != Entry.EntryKind.PLAYED || index == 0) {
            return List.of();
        }
        S before = game.readPosition(position(index)).orThrow();
        A action = game.readAction(before, entries.get(index).text()).orThrow();
        return game.judge(before, action) instanceof Ruling.Accepted<S, A> accepted ? accepted.events() : List.of();
    }

    /** Returns the position at the end; nothing of it while declarations are open, which it would tell. */
    Optional<String> position() {
        int end = entries.size();
        return openDeclarations() < end ? Optional.empty() : Optional.of(position(end));
    }

    private String position(int count) {
        return GameSession.resume(game, entries.subList(0, count)).bulletin().position();
    }

    EndLine end() {
        return new EndLine(position());
    }
}
