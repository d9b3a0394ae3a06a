package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Checks the house rulings on a game's page. Its table lists the rulings to choose from. A question with a single
 * answer has no row; a sentence answers it where its subject is.
 *
 * @param page the file
 */
public record DocumentedRulings(Path page) {
    private static final String RULING = "ruling ";

    /**
     * Requires each ruling that a rule of the game names: as a row of the table, or in a sentence as
     * {@code ruling `key`}.
     */
    public void areNamed(Game<?, ?> game) throws IOException {
        String text = text();
        assertThat(game.rules().stream()
                        .map(Rule::section)
                        .filter(section -> section.startsWith(RULING))
                        .map(section -> section.substring(RULING.length())))
                .isNotEmpty()
                .allSatisfy(key -> assertThat(text).containsAnyOf("| `" + key + "` |", RULING + "`" + key + "`"));
    }

    /**
     * Requires each sentence on the page, wherever its lines are broken.
     *
     * @param sentences one a line
     */
    public void say(String sentences) throws IOException {
        assertThat(text()).contains(sentences.lines().toList());
    }

    private String text() throws IOException {
        return Files.readString(page).replaceAll("\\s+", " ");
    }
}
