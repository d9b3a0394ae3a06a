package umpire.hardware.yaml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * One mapping of a file during reading. Each query names a key and its default. The default is returned if the key is absent or its value
 * is invalid; an invalid value also adds a problem.
 *
 * <p>Not thread-safe; used for one reading.
 */
public final class Fields {
    private static final Pattern NUMBER = Pattern.compile("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]{1,3})?");

    private final MappingNode at;
    private final String name;
    private final Problems problems;
    private final Map<String, Node> values = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();
    private final List<String> asked = new ArrayList<>();

    Fields(MappingNode at, String name, Problems problems) {
        this.at = at;
        this.name = name;
        this.problems = problems;
        at.getValue().forEach(this::keep);
    }

    private void keep(NodeTuple tuple) {
        Node key = tuple.getKeyNode();
        if (!(key instanceof ScalarNode word)) {
            problems.add(key, "a key must be one word.");
            return;
        }
        Integer before = lines.putIfAbsent(word.getValue(), Problems.line(key));
        if (before != null) {
            problems.add(key, "\"" + word.getValue() + "\" was given in line " + before + " already. Remove one.");
            return;
        }
        values.put(word.getValue(), tuple.getValueNode());
    }

    /** Adds a problem for each of these keys that is absent. */
    public void require(String... keys) {
        for (String key : keys) {
            if (!values.containsKey(key)) {
                problems.add(at, name + " needs \"" + key + "\".");
            }
        }
    }

    /** Adds a problem with a key, or with the whole mapping if the key is absent. */
    public void problem(String key, String says) {
        problems.add(value(key).orElse(at), says);
    }

    public boolean has(String key) {
        return value(key).isPresent();
    }

    public double number(String key, Limit limit, double standIn) {
        return value(key).flatMap(node -> number(key, node, limit)).orElse(standIn);
    }

    public int whole(String key, int min, int max, int standIn) {
        return value(key)
                .flatMap(node -> whole(key, node, Limit.whole(min, max)))
                .orElse(standIn);
    }

    /** Returns a text that is not blank. */
    public String text(String key, String standIn) {
        return value(key).flatMap(node -> text(key, node)).orElse(standIn);
    }

    /** Returns one of the allowed words. */
    public String word(String key, List<String> allowed, String standIn) {
        return value(key)
                .flatMap(node -> text(key, node))
                .filter(word -> {
                    if (!allowed.contains(word)) {
                        problem(key, key + " is \"" + word + "\"" + Suggestion.among(allowed, word));
                    }
                    return allowed.contains(word);
                })
                .orElse(standIn);
    }

    /** Returns a list of numbers. */
    public List<Double> numbers(String key, Limit limit, List<Double> standIn) {
        return value(key)
                .flatMap(node -> sequence(key, node))
                .map(nodes -> nodes.stream()
                        .flatMap(node -> number(key, node, limit).stream())
                        .toList())
                .orElse(standIn);
    }

    /** Returns a list of whole numbers. */
    public List<Integer> wholes(String key, int min, int max, List<Integer> standIn) {
        return value(key)
                .flatMap(node -> sequence(key, node))
                .map(nodes -> nodes.stream()
                        .flatMap(node -> whole(key, node, Limit.whole(min, max)).stream())
                        .toList())
                .orElse(standIn);
    }

    /** Returns a nested mapping. Its unknown keys are problems. */
    public <T> T below(String key, Function<Fields, T> build, T standIn) {
        return value(key).flatMap(node -> mapping(key, node, build)).orElse(standIn);
    }

    /** Returns a list of mappings. */
    public <T> List<T> each(String key, Function<Fields, T> build, List<T> standIn) {
        return value(key)
                .flatMap(node -> sequence(key, node))
                .map(nodes -> nodes.stream()
                        .flatMap(node -> mapping("an entry of " + key, node, build).stream())
                        .toList())
                .orElse(standIn);
    }

    /** Adds a problem for each unknown key. */
    void refuseOthers() {
        for (Map.Entry<String, Integer> line : lines.entrySet()) {
            if (!asked.contains(line.getKey())) {
                problems.add(
                        line.getValue(),
                        "\"" + line.getKey() + "\" is not a key of " + name + Suggestion.among(asked, line.getKey()));
            }
        }
    }

    private Optional<Node> value(String key) {
        if (!asked.contains(key)) {
            asked.add(key);
        }
        return Optional.ofNullable(values.get(key));
    }

    private <T> Optional<T> mapping(String key, Node node, Function<Fields, T> build) {
        if (!(node instanceof MappingNode mapping)) {
            problems.add(node, key + " must hold keys and values, not " + kind(node) + ".");
            return Optional.empty();
        }
        Fields fields = new Fields(mapping, key, problems);
        T built = build.apply(fields);
        fields.refuseOthers();
        return Optional.of(built);
    }

    private Optional<List<Node>> sequence(String key, Node node) {
        if (node instanceof SequenceNode sequence) {
            return Optional.of(sequence.getValue());
        }
        problems.add(node, key + " must be a list, not " + kind(node) + ".");
        return Optional.empty();
    }

    private Optional<String> text(String key, Node node) {
        if (node instanceof ScalarNode scalar && !scalar.getValue().isBlank()) {
            return Optional.of(scalar.getValue());
        }
        problems.add(node, key + " must be a word, not " + kind(node) + ".");
        return Optional.empty();
    }

    private Optional<Integer> whole(String key, Node node, Limit limit) {
        Optional<Double> number = number(key, node, limit);
        if (number.isPresent() && number.get() != Math.rint(number.get())) {
            problems.add(node, key + " is " + number.get() + ", but must be " + limit.says() + ".");
            return Optional.empty();
        }
        return number.map(Double::intValue);
    }

    private Optional<Double> number(String key, Node node, Limit limit) {
        if (!(node instanceof ScalarNode scalar) || scalar.getScalarStyle() != ScalarStyle.PLAIN) {
            problems.add(node, key + " must be " + limit.says() + ", not " + kind(node) + ".");
            return Optional.empty();
        }
        String written = scalar.getValue();
        if (!NUMBER.matcher(written).matches() || !limit.allows(Double.parseDouble(written))) {
            String is = written.isEmpty() ? "empty" : written;
            problems.add(node, key + " is " + is + ", but must be " + limit.says() + ".");
            return Optional.empty();
        }
        return Optional.of(Double.valueOf(written));
    }

    private static String kind(Node node) {
        return switch (node.getNodeType()) {
            case SCALAR ->
                node instanceof ScalarNode scalar && scalar.getValue().isBlank() ? "nothing" : "text";
            case SEQUENCE -> "a list";
            case MAPPING -> "keys and values";
            case ANCHOR -> "an anchor";
        };
    }
}
