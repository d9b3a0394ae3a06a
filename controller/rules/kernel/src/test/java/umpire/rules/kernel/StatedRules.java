package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Holds the numbers and permissions of a text for players against the rules: each such word of the text stands in a fragment that is
 * asked of the rules here, and each fragment is true and still stands in the text.
 */
public final class StatedRules {
    private static final Pattern STATED = Pattern.compile(
            "\\b(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|sixty|hundred"
                    + "|once|twice|may|can|cannot|must|never|always|not|no|none|nothing|nobody|any|only|alone|anywhere|everybody)\\b",
            Pattern.CASE_INSENSITIVE);

    /** The number of a line and the picture before it state nothing. */
    private static final Pattern LINE_START = Pattern.compile("^(\\d+\\. |\\[[^\\]]*\\] )");

    private final List<String> lines;
    private final Map<String, Boolean> asked = new LinkedHashMap<>();

    private StatedRules(List<String> lines) {
        this.lines = lines;
    }

    /** Of a game's player aid, which is its guide and its help too; the line on its players' number and age is no rule of the game. */
    public static StatedRules ofAid(Game<?, ?> game) {
        String file = "/" + game.id().name() + "-drawings/player-aid.md";
        try (InputStream in = game.getClass().getResourceAsStream(file)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            for (Map.Entry<String, String> figure : game.artwork().aidFigures().entrySet()) {
                text = text.replace("{{" + figure.getKey() + "}}", figure.getValue());
            }
            List<String> lines = text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> LINE_START.matcher(line).replaceFirst(""))
                    .toList();
            List<String> told = new ArrayList<>(lines);
            assertThat(told.removeFirst()).contains("player").contains("From ");
            return new StatedRules(told);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Of the titles and sentences of a game's lesson. */
    public static StatedRules ofLesson(Game<?, ?> game) {
        return new StatedRules(game.lesson().orElseThrow().steps().stream()
                .flatMap(step -> Stream.of(step.title(), step.says()))
                .toList());
    }

    /** Asks the rules for what a fragment of the text states. */
    public StatedRules says(String fragment, boolean holds) {
        asked.merge(fragment, holds, Boolean::logicalAnd);
        return this;
    }

    /** Names fragments that tell of the table at hand or of what to press, and state no rule. */
    public StatedRules tells(String... fragments) {
        for (String fragment : fragments) {
            says(fragment, true);
        }
        return this;
    }

    /** Fails with each fragment that the rules deny, or that the text has no more, and each stated word that nobody asked for. */
    public void hold() {
        List<String> wrong = new ArrayList<>();
        asked.forEach((fragment, holds) -> {
            if (!holds) {
                wrong.add("the rules deny: " + fragment);
            }
            if (lines.stream().noneMatch(line -> line.contains(fragment))) {
                wrong.add("the text does not say: " + fragment);
            }
        });
        lines.forEach(line -> {
            Matcher stated = STATED.matcher(line);
            while (stated.find()) {
                if (!covered(line, stated.start(), stated.end())) {
                    wrong.add("nobody asked for '" + stated.group() + "' in: " + line);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    private boolean covered(String line, int start, int end) {
        return asked.keySet().stream().anyMatch(fragment -> {
            for (int at = line.indexOf(fragment); at >= 0; at = line.indexOf(fragment, at + 1)) {
                if (at <= start && end <= at + fragment.length()) {
                    return true;
                }
            }
            return false;
        });
    }
}
