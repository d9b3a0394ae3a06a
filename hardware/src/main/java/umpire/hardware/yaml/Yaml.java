package umpire.hardware.yaml;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.Datum;

/** Reads YAML written by people. */
public final class Yaml {
    private static final int MAX_CHARS = 1_000_000;
    private static final int MAX_DEPTH = 12;
    private static final String ADVICE = "Compare it with an example.";
    private static final String EMPTY = "the file is empty. Delete it, or write at least one key into it.";

    private final String text;
    private final Problems problems;
    private final LoadSettings settings;

    private Yaml(String text, String fileName) {
        this.text = text;
        this.problems = new Problems(fileName);
        this.settings = LoadSettings.builder()
                .setLabel(fileName)
                .setAllowNonScalarKeys(true)
                .build();
    }

    /**
     * Parses a file whose top is a mapping.
     *
     * @param fileName the name of the file; if the file is invalid, each line of the answer begins with it
     * @param build makes the value; used only if no field has a problem
     * @return the value, or one line for each line of the file that has a problem
     */
    public static <T> Parsed<T> read(String text, String fileName, Function<Fields, T> build) {
        Yaml yaml = new Yaml(text, fileName);
        Optional<T> value = yaml.fields().map(fields -> {
            T built = build.apply(fields);
            fields.refuseOthers();
            return built;
        });
        return value.filter(any -> yaml.problems.none())
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(yaml.problems.inWords()));
    }

    /**
     * Parses a file without a schema, for callers that check its keys themselves.
     *
     * @param fileName the name of the file; if the file is invalid, each line of the answer begins with it
     */
    public static Parsed<Datum> tree(String text, String fileName) {
        Yaml yaml = new Yaml(text, fileName);
        Optional<Datum> tree = yaml.top().map(yaml::datum);
        return tree.filter(any -> yaml.problems.none())
                .map(Parsed::good)
                .orElseGet(() -> Parsed.bad(yaml.problems.inWords()));
    }

    private Datum datum(Node node) {
        int line = Problems.line(node);
        return switch (node) {
            case MappingNode mapping -> new Datum.Keys(keys(mapping), line);
            case SequenceNode sequence ->
                new Datum.Items(sequence.getValue().stream().map(this::datum).toList(), line);
            case ScalarNode scalar -> new Datum.Text(scalar.getValue(), line);
            default -> throw new IllegalStateException("anchors were refused before");
        };
    }

    private Map<String, Datum> keys(MappingNode mapping) {
        Map<String, Datum> keys = new LinkedHashMap<>();
        for (NodeTuple tuple : mapping.getValue()) {
            if (!(tuple.getKeyNode() instanceof ScalarNode key)) {
                problems.add(tuple.getKeyNode(), "a key must be one word.");
            } else if (keys.put(key.getValue(), datum(tuple.getValueNode())) != null) {
                problems.add(key, "\"" + key.getValue() + "\" was given before. Remove one.");
            }
        }
        return keys;
    }

    private Optional<Fields> fields() {
        return top().flatMap(this::mapping);
    }

    private Optional<Node> top() {
        if (!readable()) {
            return Optional.empty();
        }
        try {
            if (!harmless()) {
                return Optional.empty();
            }
            Optional<Node> top = new Compose(settings).composeString(text);
            if (top.isEmpty()) {
                problems.add(1, EMPTY);
            }
            return top;
        } catch (MarkedYamlEngineException e) {
            problems.add(Problems.line(e.getProblemMark()), "this is not YAML: " + e.getProblem() + ". " + ADVICE);
        } catch (YamlEngineException e) {
            problems.add(1, "this is not a text file written in YAML. " + ADVICE);
        }
        return Optional.empty();
    }

    private boolean readable() {
        if (text.isBlank()) {
            problems.add(1, EMPTY);
        } else if (text.length() > MAX_CHARS) {
            problems.add(1, "name another file: this one has more than a million characters.");
        }
        int line = 1;
        for (String row : text.lines().limit(MAX_CHARS).toList()) {
            if (row.stripLeading().length() < row.length() && indent(row).contains("\t")) {
                problems.add(line, "indent this line with spaces: YAML allows no tabs.");
            }
            line++;
        }
        return problems.none();
    }

    private static String indent(String row) {
        return row.substring(0, row.length() - row.stripLeading().length());
    }

    /** Walks the parser's events without building anything, so that the cost is at most linear in the file's length. */
    private boolean harmless() {
        int depth = 0;
        int documents = 0;
        for (Event event : new Parse(settings).parseString(text)) {
            int line = Problems.line(event.getStartMark());
            if (event instanceof DocumentStartEvent && ++documents > 1) {
                problems.add(line, "a second document begins here. Remove the line of dashes and what follows.");
            }
            if (event instanceof AliasEvent || anchored(event)) {
                problems.add(line, "write the value out: anchors and aliases are not read here.");
            }
            if (event instanceof CollectionStartEvent) {
                depth++;
            } else if (event instanceof CollectionEndEvent) {
                depth--;
            }
            if (depth > MAX_DEPTH) {
                problems.add(line, "this is nested too deeply. " + ADVICE);
                return false;
            }
        }
        return problems.none();
    }

    private static boolean anchored(Event event) {
        return event instanceof NodeEvent node && node.getAnchor().isPresent();
    }

    private Optional<Fields> mapping(Node top) {
        if (top instanceof MappingNode mapping) {
            return Optional.of(new Fields(mapping, "the file", problems));
        }
        problems.add(top, "the file must begin with a key and a colon, such as \"table:\". " + ADVICE);
        return Optional.empty();
    }
}
