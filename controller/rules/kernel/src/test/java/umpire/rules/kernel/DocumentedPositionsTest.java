package umpire.rules.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import umpire.rules.kernel.toy.Carousel;

/** Notation in code on a page is found and judged; other code is ignored. */
class DocumentedPositionsTest {
    private static final String HEADING = "## How it is written down";

    @TempDir
    private Path folder;

    private DocumentedPositions page(String text) throws IOException {
        Path page = folder.resolve("carousel.md");
        Files.writeString(page, text);
        return new DocumentedPositions(page, HEADING);
    }

    private static final Carousel GAME = new Carousel();

    private static String shown(String position, String action) {
        return """
                # Carousel

                    no position, before the heading

                ## How it is written down

                | action | written | action | written |
                |---|---|---|---|
                | `no action` | ACTION | another | ACTION, ACTION |

                A position:

                    POSITION
                    POSITION

                1. A list goes on
                    in a line that is no position.

                ## House rulings

                    no position either
                """.replace("POSITION", position).replace("ACTION", "`" + action + "`");
    }

    private static String opening() {
        return GAME.writePosition(GAME.opening());
    }

    private static String first() {
        return GAME.write(GAME.actions(GAME.opening()).get(0));
    }

    @Test
    void everyPositionAndEveryActionIsFound() throws IOException {
        DocumentedPositions page = page(shown(opening(), first()));
        assertThat(page.positionsAreRead(GAME)).containsExactly(opening(), opening());
        assertThat(page.actionsAreRead(GAME)).containsExactly(first(), first(), first());
    }

    @Test
    void aRefusedPositionOrActionIsNoticed() {
        assertThatThrownBy(() -> page(shown("somewhere", first())).positionsAreRead(GAME))
                .hasMessageContaining("'somewhere' is refused");
        assertThatThrownBy(() -> page(shown(opening(), "fly")).actionsAreRead(GAME))
                .hasMessageContaining("'fly' is refused");
    }

    @Test
    void aPageWithoutTheHeadingIsNoticed() {
        assertThatThrownBy(() -> page("# Carousel\n").positionsAreRead(GAME)).hasMessageContaining(HEADING);
    }
}
