package umpire.web.payload;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.mqtt.json.RecordGson;
import umpire.mqtt.payload.EventPayload;
import umpire.recording.GameRecord;
import umpire.recording.GameRecord.RecordedStep;
import umpire.recording.GameRecord.TimedEntry;
import umpire.referee.announcement.PastStep;
import umpire.rules.kernel.Score;

/**
 * The history of a game, from its start, with its notation.
 *
 * @param umpireGame the version of this format
 * @param game the game's id
 * @param title the game's title for people
 * @param lastedMs the milliseconds from its beginning to its last action
 * @param rulings the answers to house rulings and options that differ from the default, by key
 * @param data the texts of data files that replace the game's own, by name
 * @param notes the players, by {@code player SEAT}, the levels of the table's own seats, by {@code level SEAT}, and
 *     whether the {@code dice} are virtual or real
 * @param length the number of steps with entries
 * @param check the checksum of the fields before it
 */
public record HistoryPayload(
        int umpireGame,
        String game,
        String title,
        long lastedMs,
        Map<String, String> rulings,
        Map<String, String> data,
        Map<String, String> notes,
        int length,
        String check,
        List<HistoryStep> steps) {
    private static final double THOUSAND = 1_000;
    private static final String STEP = "{\"number\":";

    public HistoryPayload {
        steps = List.copyOf(steps);
    }

    /**
     * @param number the number of actions logged up to this step; 0 for the start
     * @param entries the notation that leads to it; empty while it is secret
     * @param check the checksum of number, entries and sentences, and of the checksum before it
     * @param lines its log lines
     * @param setUp whether it belongs to the set-up, before the first turn
     * @param points the points after it, in seat order
     * @param chances the estimated chances of winning after it, in seat order; empty while the game goes on
     */
    public record HistoryStep(
            int number,
            List<EntryPayload> entries,
            Optional<String> check,
            List<EventPayload> lines,
            boolean setUp,
            List<Integer> points,
            List<Double> chances) {
        public HistoryStep {
            entries = List.copyOf(entries);
            chances = List.copyOf(chances);
            points = List.copyOf(points);
            lines = List.copyOf(lines);
        }
    }

    /** An entry of the journal. */
    public record EntryPayload(String at, String kind, String text) {
        static EntryPayload of(TimedEntry timed) {
            return new EntryPayload(
                    Instant.ofEpochMilli(timed.atMs()).toString(),
                    timed.entry().kind().name(),
                    timed.entry().text());
        }
    }

    /** Returns the history of a game with its steps. */
    public static HistoryPayload of(GameRecord record, List<PastStep> past) {
        List<String> checks = record.checks();
        List<HistoryStep> steps = new ArrayList<>();
        for (int i = 0; i < past.size(); i++) {
            Optional<String> check = i + 1 < checks.size() ? Optional.of(checks.get(i + 1)) : Optional.empty();
            steps.add(step(record.steps().get(i), check, past.get(i)));
        }
        return new HistoryPayload(
                GameRecord.VERSION,
                record.header().game().name(),
                record.title(),
                record.lastedMs(),
                record.header().rulings(),
                record.header().data(),
                record.notes().facts(),
                record.length(),
                checks.getFirst(),
                steps);
    }

    private static HistoryStep step(RecordedStep recorded, Optional<String> check, PastStep past) {
        return new HistoryStep(
                recorded.number(),
                recorded.entries().stream().map(EntryPayload::of).toList(),
                check,
                past.lines().stream().map(EventPayload::of).toList(),
                past.setUp(),
                past.scores().stream().map(Score::points).toList(),
                past.chances().stream().map(HistoryPayload::rounded).toList());
    }

    private static double rounded(double chance) {
        return Math.rint(chance * THOUSAND) / THOUSAND;
    }

    /** Returns the JSON, with each step in a line of its own, so that a message can name the line. */
    public String text() {
        return RecordGson.line(this).replace(STEP, "\n" + STEP) + "\n";
    }
}
