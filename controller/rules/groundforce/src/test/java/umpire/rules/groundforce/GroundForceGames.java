package umpire.rules.groundforce;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.data.Datum;
import umpire.rules.kernel.setup.GameData;
import umpire.rules.kernel.setup.GameSetting;

/** Opens games with the default data files, or with changed ones. */
final class GroundForceGames {
    private GroundForceGames() {}

    static String text(String name) {
        String resource = "/ground-force-data/" + name + ".yaml";
        try (InputStream in = GroundForceGames.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the part of the format that the files use: keys with words, and lists in brackets. */
    private static Datum datum(String text) {
        Map<String, Datum> keys = new LinkedHashMap<>();
        String[] lines = text.split("\n");
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].isBlank() && !lines[i].startsWith("#")) {
                String[] halves = lines[i].split(":", 2);
                keys.put(halves[0], value(halves[1].strip(), i + 1));
            }
        }
        return new Datum.Keys(keys, 1);
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

    /** Opens a game with some data files replaced by others. */
    static Parsed<Game<Position, Action>> open(Map<String, String> replaced, Map<String, String> answers) {
        GroundForceFactory factory = new GroundForceFactory();
        Map<String, Datum> data = new TreeMap<>();
        for (GameData file : factory.data()) {
            data.put(file.name(), datum(replaced.getOrDefault(file.name(), text(file.name()))));
        }
        return factory.open(new GameSetting(answers, data));
    }

    static Game<Position, Action> game(Map<String, String> answers) {
        return open(Map.of(), answers).orThrow();
    }

    static Game<Position, Action> game() {
        return game(Map.of());
    }
}
