package umpire.recording;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import umpire.recording.GameRecord.RecordedStep;
import umpire.recording.GameRecord.TimedEntry;
import umpire.referee.session.record.Entry;
import umpire.referee.session.record.TableNotes;

/**
 * A game as text. The sentences are for people. Lines that begin with {@code @} are the game's notation, from which it
 * is judged again.
 */
public final class GameRecordText {
    /** The message for a file of another kind. */
    static final String NO_GAME = "this is not how an exported game begins, and it is not a recording";

    private static final Pattern HEAD = Pattern.compile("@ " + GameRecord.FORMAT + " (\\d+) ([\\w-]+) (\\d+) (\\w+)");
    private static final Pattern STEP = Pattern.compile("(\\d{1,9})\\.(?: (.*))?");
    private static final Pattern ENTRY = Pattern.compile(" *@ (\\S+) ([A-Z_]+)(?: (.*?))?(?: #([0-9a-f]{8}))?");
    private static final String OPTION = "@ option ";
    private static final String NOTE = "@ note ";
    private static final String MORE = "   ";

    private final String title;
    private final List<String> lines;
    private final List<Integer> lineNumbers = new ArrayList<>();
    private final List<String> checks = new ArrayList<>();
    private final List<RecordedStep> steps = new ArrayList<>();
    private final StringBuilder options = new StringBuilder();
    private final Map<String, String> notes = new TreeMap<>();
    private String game = "";
    private int length;
    private List<TimedEntry> entries = new ArrayList<>();
    private List<String> says = new ArrayList<>();

    private GameRecordText(String text) {
        this.lines = text.lines().toList();
        this.title = lines.isEmpty() ? "" : lines.getFirst();
    }

    /** Writes a game. */
    public static String write(GameRecord record) {
        List<String> checks = record.checks();
        StringBuilder text = new StringBuilder(record.title() + "\n\n");
        text.append(String.format(
                "@ %s %d %s %d %s\n",
                GameRecord.FORMAT,
                GameRecord.VERSION,
                record.header().game().name(),
                record.length(),
                checks.getFirst()));
        record.header().lines(true).lines().forEach(line -> text.append(OPTION + line + "\n"));
        record.notes().facts().forEach((key, value) -> text.append(NOTE + key + "=" + value + "\n"));
        text.append('\n');
        for (int i = 0; i < record.steps().size(); i++) {
            write(text, record.steps().get(i), i + 1 < checks.size() ? " #" + checks.get(i + 1) : "");
        }
        return record.steps().isEmpty() ? text + "Nothing was played yet.\n" : text.toString();
    }

    private static void write(StringBuilder text, RecordedStep step, String check) {
        text.append(step.number()).append('.');
        String before = " ";
        for (String line : step.says()) {
            text.append(before).append(line).append('\n');
            before = MORE;
        }
        text.append(step.says().isEmpty() ? "\n" : "");
        for (int i = 0; i < step.entries().size(); i++) {
            TimedEntry timed = step.entries().get(i);
            text.append(MORE + "@ " + Instant.ofEpochMilli(timed.atMs()) + " "
                            + timed.entry().kind() + " " + timed.entry().text())
                    .append(i == step.entries().size() - 1 ? check : "")
                    .append('\n');
        }
    }

    /** Reads what {@link #write} wrote. */
    static GameFile read(String text) throws BadLine {
        GameRecordText reader = new GameRecordText(text);
        int at = reader.head();
        for (int i = at; i < reader.lines.size(); i++) {
            reader.take(i);
        }
        return reader.whole();
    }

    /** Reads the head. Returns the index of the line after it. */
    private int head() throws BadLine {
        int at = 0;
        while (at < lines.size() && !lines.get(at).startsWith("@ ")) {
            at++;
        }
        Matcher head = HEAD.matcher(at < lines.size() ? lines.get(at) : "");
        if (!head.matches()) {
            throw new BadLine(Math.min(at + 1, Math.max(1, lines.size())), NO_GAME);
        }
        checkVersion(at + 1, head.group(1));
        game = head.group(2);
        length = number(at + 1, head.group(3));
        lineNumbers.add(at + 1);
        checks.add(head.group(4));
        return options(at + 1);
    }

    static void checkVersion(int line, String version) throws BadLine {
        if (!version.equals(Integer.toString(GameRecord.VERSION))) {
            throw new BadLine(line, "version " + version + " of this format is not known; a newer Umpire may read it");
        }
    }

    private int options(int from) throws BadLine {
        int at = from;
        for (; at < lines.size() && lines.get(at).startsWith("@ "); at++) {
            String line = lines.get(at);
            if (line.startsWith(OPTION)) {
                options.append(line.substring(OPTION.length())).append('\n');
            } else if (line.startsWith(NOTE) && line.contains("=")) {
                String[] note = line.substring(NOTE.length()).split("=", 2);
                notes.put(note[0], note[1]);
            } else {
                throw new BadLine(at + 1, "this is neither an option nor a note");
            }
        }
        return at;
    }

    private void take(int index) throws BadLine {
        String line = lines.get(index);
        Matcher step = STEP.matcher(line);
        Matcher entry = ENTRY.matcher(line);
        if (step.matches()) {
            end();
            lineNumbers.add(index + 1);
            steps.add(new RecordedStep(number(index + 1, step.group(1)), List.of(), List.of()));
            if (step.group(2) != null) {
                says.add(step.group(2));
            }
        } else if (entry.matches() && !steps.isEmpty()) {
            entries.add(timed(index + 1, entry));
            if (entry.group(4) != null) {
                checks.add(entry.group(4));
            }
        } else if (line.startsWith(MORE) && !steps.isEmpty() && !line.strip().startsWith("@")) {
            says.add(line.substring(MORE.length()));
        } else if (!line.isBlank() && !(steps.isEmpty() && index == lines.size() - 1)) {
            throw new BadLine(index + 1, "this is no line of an exported game");
        }
    }

    private static int number(int line, String digits) throws BadLine {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new BadLine(line, "the number " + digits + " is too large");
        }
    }

    private static TimedEntry timed(int line, Matcher entry) throws BadLine {
        String text = entry.group(3) == null ? "" : entry.group(3);
        return timed(line, entry.group(1), entry.group(2), text);
    }

    static TimedEntry timed(int line, String at, String kind, String text) throws BadLine {
        try {
            return new TimedEntry(Instant.parse(at).toEpochMilli(), new Entry(Entry.EntryKind.valueOf(kind), text));
        } catch (DateTimeException | ArithmeticException e) {
            throw new BadLine(line, "'" + at + "' is no time");
        } catch (IllegalArgumentException e) {
            throw new BadLine(line, "there is no entry '" + kind + "'");
        }
    }

    /** Ends the step that is being read. */
    private void end() {
        if (!steps.isEmpty()) {
            steps.add(new RecordedStep(steps.removeLast().number(), entries, says));
        }
        entries = new ArrayList<>();
        says = new ArrayList<>();
    }

    private GameFile whole() throws BadLine {
        end();
        return whole(
                new GameRecord(
                        header(lineNumbers.getFirst(), game, options.toString()), title, new TableNotes(notes), steps),
                length,
                checks,
                lineNumbers);
    }

    static GameHeader header(int line, String game, String options) throws BadLine {
        try {
            return GameHeader.of(game, options, new HashMap<>());
        } catch (IllegalArgumentException e) {
            throw new BadLine(line, String.valueOf(e.getMessage()));
        }
    }

    /** Checks that a file is complete. Steps without entries, at its end, were secret and are left out. */
    static GameFile whole(GameRecord record, int length, List<String> checks, List<Integer> lines) throws BadLine {
        int noted = record.length();
        for (int i = 0; i < noted; i++) {
            if (record.steps().get(i).entries().isEmpty()) {
                throw new BadLine(lines.get(i + 1), "the notation of this step is missing");
            }
        }
        if (noted < length) {
            throw new BadLine(lines.getLast(), "the file ends here, after " + noted + " of " + length + " steps");
        }
        if (noted > length) {
            throw new BadLine(lines.get(length + 1), "this step is one more than the " + length + " of the game");
        }
        if (checks.size() != noted + 1) {
            throw new BadLine(lines.getFirst(), "a checksum is missing");
        }
        return new GameFile(
                new GameRecord(
                        record.header(),
                        record.title(),
                        record.notes(),
                        record.steps().subList(0, noted)),
                checks,
                lines);
    }
}
