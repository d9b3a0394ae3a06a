package umpire.recording;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import umpire.referee.announcement.GameLogEntry;
import umpire.referee.session.MainLine;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.SessionSettings;
import umpire.referee.session.record.TableNotes;

/**
 * A game as an exported file holds it: everything that is needed to judge it again.
 *
 * @param header the game, its rulings and its data files
 * @param title the game's title for people
 * @param notes the players and the kind of dice
 * @param steps the public steps, the start first
 */
public record GameRecord(GameHeader header, String title, TableNotes notes, List<RecordedStep> steps) {
    /** The version of the format. */
    public static final int VERSION = 1;

    /** The name of the format, at the beginning of each file. */
    static final String FORMAT = "umpireGame";

    /**
     * A public step.
     *
     * @param number of public actions up to this one; 0 for the start
     * @param entries the entries that lead here from the step before; empty while they are secret
     * @param says the sentences of the game log
     */
    public record RecordedStep(int number, List<TimedEntry> entries, List<String> says) {
        public RecordedStep {
            entries = List.copyOf(entries);
            says = List.copyOf(says);
        }
    }

    /**
     * An entry and when it was recorded.
     *
     * @param atMs time of day in milliseconds since 1970
     */
    public record TimedEntry(long atMs, Entry entry) {}

    public GameRecord {
        header = header.with(SessionSettings.standard());
        steps = List.copyOf(steps);
    }

    /**
     * Returns the record of a game.
     *
     * @param line the game without the actions that were taken back
     * @param timesMs when each entry was recorded
     */
    public static GameRecord of(
            GameHeader header, String title, List<Entry> entries, List<Long> timesMs, MainLine line) {
        List<RecordedStep> steps = new ArrayList<>();
        for (int i = 0; i < line.past().size(); i++) {
            List<TimedEntry> timed = i < line.entries().size()
                    ? line.entries().get(i).stream()
                            .map(index -> new TimedEntry(timesMs.get(index), entries.get(index)))
                            .toList()
                    : List.of();
            steps.add(new RecordedStep(line.past().get(i).number(), timed, says(line, i)));
        }
        return new GameRecord(header, title, TableNotes.of(entries), steps);
    }

    static List<String> says(MainLine line, int step) {
        return line.past().get(step).lines().stream().map(GameLogEntry::says).toList();
    }

    /** Returns the number of steps whose entries are public. All of them come before the others. */
    public int length() {
        return (int) steps.stream().filter(step -> !step.entries().isEmpty()).count();
    }

    /** Returns the milliseconds from the first entry to the last; 0 without entries. */
    public long lastedMs() {
        List<TimedEntry> all =
                steps.stream().flatMap(step -> step.entries().stream()).toList();
        return all.isEmpty() ? 0 : all.getLast().atMs() - all.getFirst().atMs();
    }

    /**
     * Returns a checksum of the head, then one of each step with public entries. Each one includes the checksum before
     * it, so that a changed, missing or moved step is found. A checksum proves no origin.
     */
    public List<String> checks() {
        List<String> checks = new ArrayList<>();
        checks.add(check(List.of(
                Integer.toString(VERSION),
                header.game().name(),
                header.lines(true),
                title,
                notes.facts().toString(),
                Integer.toString(length()))));
        for (RecordedStep step : steps.subList(0, length())) {
            List<String> parts = new ArrayList<>(List.of(checks.getLast(), Integer.toString(step.number())));
            step.entries()
                    .forEach(timed -> parts.addAll(List.of(
                            Long.toString(timed.atMs()),
                            timed.entry().kind().name(),
                            timed.entry().text())));
            parts.addAll(step.says());
            checks.add(check(parts));
        }
        return List.copyOf(checks);
    }

    private static String check(List<String> parts) {
        CRC32 crc = new CRC32();
        crc.update(String.join("\0", parts).getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }
}
