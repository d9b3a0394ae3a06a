package umpire.pages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The samples of docs/mqtt and the golden answers of the pages' server, as values of the pages' types. */
final class Samples {
    private static final Path MESSAGES = Path.of("../../docs/mqtt/samples");
    private static final Path ANSWERS = Path.of("../web/src/test/resources/golden/pages.txt");

    /** A sample is named like its topic, with an optional suffix after a dash. A topic that no page uses has no type. */
    private static final Map<String, String> TOPICS = Map.ofEntries(
            Map.entry("alert", "Told.Alert"),
            Map.entry("event", "Told.Event"),
            Map.entry("game", "Told.Game"),
            Map.entry("games", "Told.Games"),
            Map.entry("health", "Told.Health"),
            Map.entry("help", "Told.Help"),
            Map.entry("legal", "Told.Legal"),
            Map.entry("position", "Told.Position"),
            Map.entry("prompt", "Told.Prompt"),
            Map.entry("recent", "Told.Recent"),
            Map.entry("reply", "Told.Reply"),
            Map.entry("score", "Told.Score"),
            Map.entry("seat", "Told.Own"),
            Map.entry("status", "Told.Status"),
            Map.entry("summary", "Told.Summary"));

    private static final Map<String, String> PATHS = Map.of(
            "/config.json", "Fetched.Config",
            "/invitations.json", "Fetched.Invitations",
            "/table/scene", "Twin.Furniture");

    private Samples() {}

    /** Writes all of them into one script. Returns their number. */
    static int write(Path script) throws IOException {
        Map<String, String> values = new TreeMap<>();
        try (Stream<Path> files = Files.list(MESSAGES)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString().replace(".json", "");
                String type = TOPICS.get(name.replaceFirst("-.*", ""));
                if (type != null) {
                    values.put(name, "Told.Stamp & " + type + " = " + Files.readString(file));
                }
            }
        }
        List<String> answers = Files.readAllLines(ANSWERS);
        for (int i = 0; i + 1 < answers.size(); i++) {
            String type = PATHS.get(answers.get(i));
            if (type != null) {
                values.put("answer-" + i, type + " = " + answers.get(i + 1));
            }
        }
        StringBuilder text = new StringBuilder();
        values.forEach((name, value) -> text.append("export const ")
                .append(name.replace('-', '_'))
                .append(": ")
                .append(value.strip())
                .append(";\n"));
        Files.createDirectories(script.getParent());
        Files.writeString(script, text);
        return values.size();
    }
}
