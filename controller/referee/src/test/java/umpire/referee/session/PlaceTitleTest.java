package umpire.referee.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import umpire.referee.announcement.Correction;
import umpire.referee.announcement.Cue;
import umpire.referee.toy.Desk;
import umpire.referee.toy.OutpostVariants;

/** Sentences name a place by its title, never by a code. */
class PlaceTitleTest {
    private static final String OPENING = """
            r..k
            ....
            .*..
            K..R
            """;

    private static Desk begun() {
        return Desk.fresh(OutpostVariants.titled()).play(OPENING);
    }

    @Test
    void aHiddenPlaceIsCalledByItsTitle() {
        String hidden = """
                r..k
                ....
                ?*..
                ...R
                """;
        Desk desk = begun().play(hidden).rest(hidden, 20);
        assertThat(desk.prompt().says())
                .isEqualTo(
                        "The Mill cannot be read: glare. Shade the light that shines on the Mill. The action depends on that.");
        assertThat(desk.cues(Cue.Role.HIDDEN)).containsExactly("a2");
    }

    @Test
    void hiddenPlacesAreListedByTheirTitles() {
        Desk desk = begun().play("""
                r..k
                ....
                ?*..
                ?..R
                """).rest("""
                r..k
                ....
                ?*..
                ?..R
                """, 20);
        assertThat(desk.prompt().says()).startsWith("The Gate (the White King) and the Mill cannot be read: glare.");
    }

    @Test
    void correctionsNamePlacesByTheirTitles() {
        Desk desk = begun().play("""
                r.Kk
                ....
                .*..
                ...R
                """);
        assertThat(desk.prompt().corrections())
                .extracting(Correction::says)
                .containsExactly("Move the White King from c4 back to the Gate.");
    }

    @Test
    void anUnfinishedMoveNamesItsPlaceByTitle() {
        Desk desk = begun().play("""
                r..k
                ....
                .*..
                ...R
                """);
        assertThat(desk.prompt().says()).contains("the White King left the Gate");
    }
}
