package umpire.rules.ogreselves;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameSetting;
import umpire.rules.ogreselves.kingdom.KingdomReader;

/** Opens games by the data file that comes with the room, or by one with some lines changed. */
final class Kingdoms {
    private Kingdoms() {}

    static String text() {
        try (InputStream in = Kingdoms.class.getResourceAsStream("/" + KingdomReader.FILE.resource())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the little of the format that the file needs: keys, keys below them, and lists in brackets. */
    static Datum datum(String text) {
        Map<String, Datum> top = new LinkedHashMap<>();
        Map<String, Datum> below = new LinkedHashMap<>();
        String[] lines = text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].isBlank() || lines[i].startsWith("#")) {
                continue;
            }
            int line = i + 1;
            String[] halves = lines[i].split(":", 2);
            String value = halves[1].strip();
            if (value.isEmpty()) {
                below = new LinkedHashMap<>();
                Map<String, Datum> filling = below;
                top.put(halves[0], new Datum.Keys(filling, line));
                int next = i + 1;
                while (next < lines.length && lines[next].startsWith("  ")) {
                    String[] entry = lines[next].split(":", 2);
                    filling.put(entry[0].strip(), value(entry[1].strip(), next + 1));
                    next++;
                }
                top.put(halves[0], new Datum.Keys(filling, line + 1));
                i = next - 1;
            } else {
                top.put(halves[0], value(value, line));
            }
        }
        return new Datum.Keys(top, 1);
    }

    private static Datum value(String text, int line) {
        if (!text.startsWith("[")) {
            return new Datum.Text(text, line);
        }
        List<Datum> items = new ArrayList<>();
        for (String item : text.substring(1, text.length() - 1).split(",")) {
            if (!item.isBlank()) {
                items.add(new Datum.Text(item.strip(), line));
            }
        }
        return new Datum.Items(items, line);
    }

    static Parsed<Game<Position, Action>> open(String kingdom, Map<String, String> answers) {
        return new OgresElvesFactory()
                .open(new GameSetting(answers, Map.of(KingdomReader.FILE.name(), datum(kingdom))));
    }

    static Game<Position, Action> game(String variant, int elves) {
        return game(Map.of("variant", variant, "elves", String.valueOf(elves)));
    }

    static Game<Position, Action> game(Map<String, String> answers) {
        return open(text(), answers).orThrow();
    }
}
