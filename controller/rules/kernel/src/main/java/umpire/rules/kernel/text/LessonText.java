package umpire.rules.kernel.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.Lesson;
import umpire.rules.kernel.LessonStep;
import umpire.rules.kernel.LessonTask;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Quoted;

/**
 * Parses the text of a lesson: a title, and steps that each have a title, lines of text, and lines that begin with a
 * key.
 *
 * <pre>
 * # A first game of quoits
 * ## A throw
 * position: 3/2/1 red
 * Red is to throw. Throw at the ring in the middle.
 * do: throw-b2 | throw-b3
 * reply: throw-a1
 * </pre>
 *
 * <p>The keys are {@code position}, one of {@code do}, {@code try} and {@code roll}, and any number of {@code reply}.
 * Lines that begin with {@code //} are comments.
 */
public final class LessonText {
    private static final List<String> KEYS = List.of("position", "do", "try", "roll", "reply");

    private final List<LessonStep> steps = new ArrayList<>();
    private final List<String> wrong = new ArrayList<>();
    private String title = "";
    private StepLines open = new StepLines("");

    private LessonText() {}

    /** The lines of one step so far. */
    private static final class StepLines {
        private final String title;
        private final List<String> says = new ArrayList<>();
        private final List<String> replies = new ArrayList<>();
        private Optional<String> position = Optional.empty();
        private Optional<LessonTask> task = Optional.empty();

        StepLines(String title) {
            this.title = title;
        }

        LessonStep step() {
            return new LessonStep(
                    title, String.join(" ", says), position, task.orElseGet(LessonTask.Read::new), replies);
        }
    }

    /** Returns the lesson, or every error in its text. */
    public static Parsed<Lesson> read(String text) {
        LessonText reading = new LessonText();
        text.lines().map(String::strip).forEach(reading::line);
        reading.close();
        if (reading.steps.isEmpty() && reading.wrong.isEmpty()) {
            return Parsed.bad("a lesson needs steps, each under a line that begins with ##");
        }
        return reading.wrong.isEmpty()
                ? Parsed.good(new Lesson(reading.title, reading.steps))
                : Parsed.bad(String.join("; ", reading.wrong));
    }

    private void line(String line) {
        if (line.startsWith("## ")) {
            close();
            open = new StepLines(line.substring(3).strip());
        } else if (line.startsWith("# ")) {
            title = line.substring(2).strip();
        } else if (!line.isEmpty() && !line.startsWith("//")) {
            int colon = line.indexOf(':');
            String key = colon < 0 ? "" : line.substring(0, colon);
            if (KEYS.contains(key)) {
                keyed(key, line.substring(colon + 1).strip());
            } else {
                open.says.add(line);
            }
        }
    }

    private void keyed(String key, String value) {
        if (value.isEmpty()) {
            wrong.add(Quoted.of(key + ":") + " in " + Quoted.of(open.title) + " says nothing");
            return;
        }
        switch (key) {
            case "position" -> open.position = Optional.of(value);
            case "reply" -> open.replies.add(value);
            case "do" ->
                task(new LessonTask.Perform(
                        Arrays.stream(value.split("\\|")).map(String::strip).toList()));
            case "try" -> task(new LessonTask.Try(value));
            default -> task(new LessonTask.Roll(value));
        }
    }

    private void task(LessonTask task) {
        if (open.task.isPresent()) {
            wrong.add(Quoted.of(open.title) + " waits for two things");
        }
        open.task = Optional.of(task);
    }

    private void close() {
        if (open.title.isEmpty()) {
            if (!open.says.isEmpty() || open.task.isPresent()) {
                wrong.add("before the first step nothing but a title may stand");
            }
        } else if (open.says.isEmpty()) {
            wrong.add(Quoted.of(open.title) + " says nothing");
        } else {
            steps.add(open.step());
        }
    }
}
