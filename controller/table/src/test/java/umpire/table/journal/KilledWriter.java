package umpire.table.journal;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import umpire.recording.GameHeader;
import umpire.referee.session.record.Entry;
import umpire.rules.kernel.GameId;

/** A process that appends until it is killed, and prints each number once it is durable. */
final class KilledWriter {
    private KilledWriter() {}

    public static void main(String[] arguments) throws JournalException {
        Journal journal =
                Journal.open(Path.of(arguments[0]), InstantSource.system()).journal();
        GameHeader header = new GameHeader(new GameId("ogre-chess"), Map.of("ramming", "yes"));
        int next = journal.current().map(game -> game.entries().size()).orElse(0);
        if (next == 0) {
            journal.append(header, List.of(new Entry(Entry.EntryKind.SET_UP, "0")));
            System.out.println(next++);
        }
        while (true) {
            Entry one = new Entry(Entry.EntryKind.PLAYED, Integer.toString(next));
            Entry two = new Entry(Entry.EntryKind.PLAYED, Integer.toString(next + 1));
            journal.append(header, List.of(one, two), "client/" + next);
            next += 2;
            System.out.println(next - 1);
        }
    }
}
