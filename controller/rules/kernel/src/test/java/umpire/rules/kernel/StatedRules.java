package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Compares the numbers and permissions of a text for players with the rules. Each such word must be in a fragment that
 * a test checks. Each fragment must be true and still be in the text.
 */
public final class StatedRules {
    private static final String NUMBER =
            "\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|fifty|sixty|hundred";

    private static final Pattern NUMBERED = stated(NUMBER);
    private static final Pattern STATED = stated(
            NUMBER
                    + "|once|twice|may|can|cannot|must|never|always|not|no|none|nothing|nobody|any|only|alone|anywhere|everybody");

    /** The number of a line and the picture before it state no rule. */
    private static final Pattern LINE_START = Pattern.compile("^(\\d+\\. |\\[[^\\]]*\\] )");

    private final List<String> lines;
    private final Pattern words;
    private final Set<String> asked = new LinkedHashSet<>();
    private final List<String> wrong = new ArrayList<>();

    private StatedRules(List<String> lines, Pattern words) {
        this.lines = lines;
        this.words = words;
    }

    private static Pattern stated(String words) {
        return Pattern.compile("\\b(" + words + ")\\b", Pattern.CASE_INSENSITIVE);
    }

    /**
     * Returns the checks for a game's player aid, which is also its guide and help. The line about the players' number
     * and age states no rule.
     */
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
            return new StatedRules(told, STATED);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the checks for the titles and sentences of a game's lesson. */
    public static StatedRules ofLesson(Game<?, ?> game) {
        return new StatedRules(
                game.lesson().orElseThrow().steps().stream()
                        .flatMap(step -> Stream.of(step.title(), step.says()))
                        .toList(),
                STATED);
    }

    /** Returns the checks for the numbers in the sentences of a game's rules, which refusals quote. */
    public static StatedRules ofRules(Game<?, ?> game) {
        return new StatedRules(game.rules().stream().map(Rule::says).toList(), NUMBERED);
    }

    /** Checks a fragment of the text with the rules. An action that turns out to be illegal denies it too. */
    public StatedRules says(String fragment, BooleanSupplier holds) {
        asked.add(fragment);
        try {
            if (!holds.getAsBoolean()) {
                wrong.add("the rules deny: " + fragment);
            }
        } catch (AssertionError | RuntimeException illegal) {
            wrong.add("the rules deny: " + fragment + ": " + illegal.getMessage());
        }
        return this;
    }

    /** Names fragments that state no rule: about the present table or the buttons, or {@code one by one}. */
    public StatedRules tells(String... fragments) {
        asked.addAll(List.of(fragments));
        return this;
    }

    /** Fails for each fragment that is false or no longer in the text, and for each stated word without a check. */
    public void hold() {
        for (String fragment : asked) {
            if (lines.stream().noneMatch(line -> line.contains(fragment))) {
                wrong.add("the text does not say: " + fragment);
            }
        }
        lines.forEach(line -> {
            Matcher stated = words.matcher(line);
            while (stated.find()) {
                if (!covered(line, stated.start(), stated.end())) {
                    wrong.add("nobody asked for '" + stated.group() + "' in: " + line);
                }
            }
        });
        assertThat(wrong).isEmpty();
    }

    private boolean covered(String line, int start, int end) {
        return asked.stream().anyMatch(fragment -> {
            for (int at = line.indexOf(fragment); at >= 0; at = line.indexOf(fragment, at + 1)) {
                if (at <= start && end <= at + fragment.length()) {
                    return true;
                }
            }
            return false;
        });
    }
}
