package umpire.recording;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import umpire.recording.GameRecord.RecordedStep;
import umpire.recording.GameRecord.TimedEntry;
import umpire.referee.session.MainLine;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.TableNotes;
import umpire.referee.session.state.Match;
import umpire.rules.kernel.Game;

/**
 * A file of an exported game, as it was read. Nothing in it is believed until it is judged.
 *
 * @param record the game
 * @param checks the checksums in the file: of the head, then of each step
 * @param lines the line of the file on which the head begins, then each step
 */
public record GameFile(GameRecord record, List<String> checks, List<Integer> lines) {
    public GameFile {
        checks = List.copyOf(checks);
        lines = List.copyOf(lines);
    }

    /**
     * A judged game.
     *
     * @param entries those of the steps before the fault, then the notes about the table
     * @param timesMs when each of them was recorded
     * @param line the game that they make
     * @param fault the first step that was changed or that the rules refuse, with its line; empty for a whole game
     * @param wording a step whose sentences in the file differ from those of the rules; empty where none does
     */
    public record JudgedGame(
            List<Entry> entries, List<Long> timesMs, MainLine line, Optional<String> fault, Optional<String> wording) {}

    /** Judges the game by the same code as a restart, up to the first fault. */
    public <S, A> JudgedGame judged(Game<S, A> game) {
        List<Entry> entries = new ArrayList<>();
        List<Long> timesMs = new ArrayList<>();
        Match<S, A> match = Match.resume(game, entries);
        Optional<String> fault = changed(0);
        for (int i = 0; i < record.length() && fault.isEmpty(); i++) {
            RecordedStep step = record.steps().get(i);
            try {
                fault = changed(i + 1);
                if (fault.isEmpty()) {
                    match = taken(match, step);
                    step.entries().forEach(timed -> {
                        entries.add(timed.entry());
                        timesMs.add(timed.atMs());
                    });
                }
            } catch (IllegalArgumentException refused) {
                fault = Optional.of(where(i + 1) + "the rules refuse this: "
                        + String.valueOf(refused.getMessage()).replaceFirst("\\.$", ""));
            }
        }
        if (!entries.isEmpty()) {
            entries.addAll(record.notes().since(TableNotes.NONE));
            timesMs.addAll(Collections.nCopies(entries.size() - timesMs.size(), timesMs.getLast()));
        }
        MainLine line = MainLine.of(game, entries);
        return new JudgedGame(List.copyOf(entries), List.copyOf(timesMs), line, fault, wording(line));
    }

    private static <S, A> Match<S, A> taken(Match<S, A> before, RecordedStep step) {
        Match<S, A> match = before;
        for (TimedEntry timed : step.entries()) {
            match = match.take(timed.entry());
        }
        return match;
    }

    /** Returns whether the head or a step was changed after the export, or does not follow from the one before. */
    private Optional<String> changed(int index) {
        String what = index == 0
                ? "the game, its options, its players or its number of steps were changed after the export"
                : "this step was changed, moved or added after the export";
        return checks.get(index).equals(record.checks().get(index))
                ? Optional.empty()
                : Optional.of(where(index) + what + " (its checksum is another one)");
    }

    /** Returns the first step whose sentences differ from those that the rules give now. */
    private Optional<String> wording(MainLine line) {
        return IntStream.range(0, line.past().size())
                .filter(i ->
                        !GameRecord.says(line, i).equals(record.steps().get(i).says()))
                .mapToObj(i -> where(i + 1) + "the file says '"
                        + String.join(" ", record.steps().get(i).says()) + "', the rules say '"
                        + String.join(" ", GameRecord.says(line, i)) + "'")
                .findFirst();
    }

    private String where(int index) {
        return "line " + lines.get(index)
                + (index == 0 ? ": " : ", step " + record.steps().get(index - 1).number() + ": ");
    }
}
