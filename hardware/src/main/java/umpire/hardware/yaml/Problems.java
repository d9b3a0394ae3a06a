package umpire.hardware.yaml;

import java.util.Optional;
import java.util.TreeMap;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.nodes.Node;

/** The problems of a file, in the order of its lines. */
final class Problems {
    private static final int SHOWN = 20;

    private final String fileName;
    private final TreeMap<Integer, String> byLine = new TreeMap<>();

    Problems(String fileName) {
        this.fileName = fileName;
    }

    /** Adds a problem; a line may have several. */
    void add(int line, String says) {
        byLine.merge(line, says, (before, after) -> before.contains(after) ? before : before + " " + after);
    }

    void add(Node at, String says) {
        add(line(at), says);
    }

    boolean none() {
        return byLine.isEmpty();
    }

    /** Returns one line for each line of the file that has a problem; a long list is truncated. */
    String inWords() {
        StringBuilder words = new StringBuilder();
        byLine.entrySet().stream()
                .limit(SHOWN)
                .forEach(problem -> words.append(words.isEmpty() ? "" : "\n")
                        .append(fileName)
                        .append(':')
                        .append(problem.getKey())
                        .append(": ")
                        .append(problem.getValue()));
        if (byLine.size() > SHOWN) {
            words.append("\nand ").append(byLine.size() - SHOWN).append(" more lines with problems.");
        }
        return words.toString();
    }

    static int line(Node node) {
        return line(node.getStartMark());
    }

    static int line(Optional<Mark> mark) {
        return mark.map(Mark::getLine).orElse(0) + 1;
    }
}
