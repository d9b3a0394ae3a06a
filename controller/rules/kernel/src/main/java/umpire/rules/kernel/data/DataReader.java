package umpire.rules.kernel.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import umpire.rules.kernel.Parsed;

/**
 * Reads keys of a data file. Each request names a key and a default. The default is returned when the key is absent,
 * and also when its value is invalid; then the problem is kept. So all problems are reported at once.
 *
 * <p>Belongs to one thread, for the time of one reading.
 */
public final class DataReader {
    private static final int SHOWN = 20;

    private final String name;
    private final int line;
    private final Map<String, Datum> values;
    private final SortedMap<Integer, String> problems;
    private final Set<String> asked = new LinkedHashSet<>();

    private DataReader(String name, int line, Map<String, Datum> values, SortedMap<Integer, String> problems) {
        this.name = name;
        this.line = line;
        this.values = values;
        this.problems = problems;
    }

    /**
     * Reads a whole file.
     *
     * @param name of the file in messages: {@code mines.yaml}
     * @param build requests the keys it needs; keys that were not requested are problems
     * @return the result of {@code build}, or every problem, one a line: {@code mines.yaml:12: …}
     */
    public static <T> Parsed<T> read(String name, Datum file, Function<DataReader, T> build) {
        SortedMap<Integer, String> problems = new TreeMap<>();
        if (!(file instanceof Datum.Keys keys)) {
            return Parsed.bad(
                    name + ":" + file.line() + ": a data file holds keys and values, not " + file.kind() + ".");
        }
        T built = keys(name, keys, problems, build);
        return problems.isEmpty() ? Parsed.good(built) : Parsed.bad(inWords(name, problems));
    }

    private static <T> T keys(
            String name, Datum.Keys keys, SortedMap<Integer, String> problems, Function<DataReader, T> build) {
        DataReader reader = new DataReader(name, keys.line(), keys.values(), problems);
        T built = build.apply(reader);
        reader.refuseOthers();
        return built;
    }

    private static String inWords(String name, SortedMap<Integer, String> problems) {
        StringBuilder words = new StringBuilder();
        problems.entrySet().stream()
                .limit(SHOWN)
                .forEach(problem -> words.append(words.isEmpty() ? "" : "\n")
                        .append(name)
                        .append(':')
                        .append(problem.getKey())
                        .append(": ")
                        .append(problem.getValue()));
        if (problems.size() > SHOWN) {
            words.append("\nand ").append(problems.size() - SHOWN).append(" more lines with problems.");
        }
        return words.toString();
    }

    /** Returns the line where these keys begin. */
    public int line() {
        return line;
    }

    /** Returns the line of a key's value, or where these keys begin if it is absent. */
    public int line(String key) {
        return value(key).map(Datum::line).orElse(line);
    }

    public boolean has(String key) {
        return value(key).isPresent();
    }

    /** Keeps a problem for each of these keys that is absent. */
    public void require(String... keys) {
        for (String key : keys) {
            if (!has(key)) {
                problem(line, name + " needs \"" + key + "\".");
            }
        }
    }

    /** Keeps a problem. Several in one line are all kept. */
    public void problem(int where, String says) {
        problems.merge(where, says, (before, after) -> before.contains(after) ? before : before + " " + after);
    }

    /** Keeps a problem that concerns a key. */
    public void problem(String key, String says) {
        problem(line(key), says);
    }

    /** Reads a text that is not blank. */
    public String text(String key, String standIn) {
        return value(key).flatMap(value -> text(key, value)).orElse(standIn);
    }

    /** Reads one of several allowed words. */
    public String word(String key, List<String> allowed, String standIn) {
        return value(key)
                .flatMap(value -> text(key, value))
                .filter(word -> {
                    if (!allowed.contains(word)) {
                        problem(key, key + " is \"" + word + "\"; known are " + String.join(", ", allowed) + ".");
                    }
                    return allowed.contains(word);
                })
                .orElse(standIn);
    }

    public int whole(String key, int min, int max, int standIn) {
        return value(key).flatMap(value -> whole(key, value, min, max)).orElse(standIn);
    }

    public double number(String key, double min, double max, double standIn) {
        return value(key).flatMap(value -> number(key, value, min, max)).orElse(standIn);
    }

    /** Reads a list of texts. */
    public List<String> texts(String key, List<String> standIn) {
        return list(key, value -> text("an entry of " + key, value), standIn);
    }

    /** Reads a list of whole numbers. */
    public List<Integer> wholes(String key, int min, int max, List<Integer> standIn) {
        return list(key, value -> whole("an entry of " + key, value, min, max), standIn);
    }

    /** Reads a list of maps. */
    public <T> List<T> each(String key, Function<DataReader, T> build, List<T> standIn) {
        return list(key, value -> below("an entry of " + key, value, build), standIn);
    }

    /** Reads a nested map. */
    public <T> T below(String key, Function<DataReader, T> build, T standIn) {
        return value(key).flatMap(value -> below(key, value, build)).orElse(standIn);
    }

    /** Reads a map whose keys the file chooses, each with a nested map. */
    public <T> Map<String, T> named(String key, Function<DataReader, T> build) {
        Map<String, T> named = new LinkedHashMap<>();
        if (value(key).orElse(null) instanceof Datum.Keys keys) {
            keys.values()
                    .forEach((each, value) -> below(each, value, build).ifPresent(built -> named.put(each, built)));
        } else {
            value(key)
                    .ifPresent(value ->
                            problem(value.line(), key + " must hold keys and values, not " + value.kind() + "."));
        }
        return named;
    }

    private <T> Optional<T> below(String key, Datum value, Function<DataReader, T> build) {
        if (value instanceof Datum.Keys keys) {
            return Optional.of(keys(key, keys, problems, build));
        }
        problem(value.line(), key + " must hold keys and values, not " + value.kind() + ".");
        return Optional.empty();
    }

    private <T> List<T> list(String key, Function<Datum, Optional<T>> entry, List<T> standIn) {
        Optional<Datum> value = value(key);
        if (value.isEmpty()) {
            return standIn;
        }
        if (!(value.orElseThrow() instanceof Datum.Items items)) {
            problem(key, key + " must be a list, not " + value.orElseThrow().kind() + ".");
            return standIn;
        }
        List<T> all = new ArrayList<>();
        items.items().forEach(item -> entry.apply(item).ifPresent(all::add));
        return all;
    }

    private Optional<String> text(String key, Datum value) {
        if (value instanceof Datum.Text text && !text.value().isBlank()) {
            return Optional.of(text.value());
        }
        problem(value.line(), key + " must be a word, not " + value.kind() + ".");
        return Optional.empty();
    }

    private Optional<Integer> whole(String key, Datum value, int min, int max) {
        Optional<Integer> whole = text(key, value)
                .filter(text -> text.matches("[-+]?[0-9]{1,9}"))
                .map(Integer::valueOf)
                .filter(number -> number >= min && number <= max);
        if (whole.isEmpty() && isWritten(value) && value instanceof Datum.Text text) {
            problem(
                    value.line(),
                    key + " is " + text.value() + ", but must be a whole number from " + min + " to " + max + ".");
        }
        return whole;
    }

    private Optional<Double> number(String key, Datum value, double min, double max) {
        Optional<Double> number = text(key, value)
                .filter(text -> text.matches("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]{1,3})?"))
                .map(Double::valueOf)
                .filter(read -> read >= min && read <= max);
        if (number.isEmpty() && isWritten(value) && value instanceof Datum.Text text) {
            problem(
                    value.line(),
                    key + " is " + text.value() + ", but must be a number from " + min + " to " + max + ".");
        }
        return number;
    }

    /** An empty value has been reported already. */
    private static boolean isWritten(Datum value) {
        return !value.kind().equals("nothing");
    }

    private Optional<Datum> value(String key) {
        asked.add(key);
        return Optional.ofNullable(values.get(key));
    }

    private void refuseOthers() {
        values.forEach((key, value) -> {
            if (!asked.contains(key)) {
                problem(
                        value.line(),
                        "\"" + key + "\" is not a key of " + name + "; known are " + String.join(", ", asked) + ".");
            }
        });
    }
}
