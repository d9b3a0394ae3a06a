package umpire.rules.diceland;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.data.Datum;

/** Reads the little of the format that the data file needs: keys, keys below them by two blanks, lists, and braces and brackets in a line. */
final class DataText {
    private final String[] lines;
    private int at;

    private DataText(String text) {
        this.lines = text.split("\n");
    }

    static Datum read(String text) {
        DataText data = new DataText(text);
        return data.keys(0);
    }

    private boolean ends(int indent) {
        while (at < lines.length && (lines[at].isBlank() || lines[at].strip().startsWith("#"))) {
            at++;
        }
        return at == lines.length || lines[at].indexOf(lines[at].strip()) < indent;
    }

    private Datum keys(int indent) {
        Map<String, Datum> values = new LinkedHashMap<>();
        int first = at + 1;
        while (!ends(indent)) {
            String[] halves = lines[at].strip().split(":", 2);
            int line = ++at;
            String value = halves[1].strip();
            values.put(halves[0], value.isEmpty() ? below(indent + 2) : new Flow(value, line).value());
        }
        return new Datum.Keys(values, first);
    }

    private Datum below(int indent) {
        return !ends(indent) && lines[at].strip().startsWith("- ") ? items(indent) : keys(indent);
    }

    private Datum items(int indent) {
        List<Datum> items = new ArrayList<>();
        int first = at + 1;
        while (!ends(indent)) {
            items.add(new Flow(lines[at].strip().substring(2), at + 1).value());
            at++;
        }
        return new Datum.Items(items, first);
    }

    /** A value that is written in one line. */
    private static final class Flow {
        private final String text;
        private final int line;
        private int next;

        Flow(String text, int line) {
            this.text = text;
            this.line = line;
        }

        Datum value() {
            return switch (text.charAt(next)) {
                case '{' -> braces();
                case '[' -> brackets();
                default -> new Datum.Text(word(",}]"), line);
            };
        }

        private String word(String ends) {
            int from = next;
            while (next < text.length() && ends.indexOf(text.charAt(next)) < 0) {
                next++;
            }
            return text.substring(from, next).strip();
        }

        private void blanks() {
            while (next < text.length() && " ,".indexOf(text.charAt(next)) >= 0) {
                next++;
            }
        }

        private Datum braces() {
            Map<String, Datum> values = new LinkedHashMap<>();
            next++;
            for (blanks(); text.charAt(next) != '}'; blanks()) {
                String key = word(":");
                next++;
                blanks();
                values.put(key, value());
            }
            next++;
            return new Datum.Keys(values, line);
        }

        private Datum brackets() {
            List<Datum> items = new ArrayList<>();
            next++;
            for (blanks(); text.charAt(next) != ']'; blanks()) {
                items.add(value());
            }
            next++;
            return new Datum.Items(items, line);
        }
    }
}
