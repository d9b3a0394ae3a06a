package umpire.referee.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.referee.settling.Settled;
import umpire.referee.toy.Outpost;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;

/** Names unreadable places with the expected pieces, the occlusion and the advice. */
class UnseenPlacesTest {
    private final Game<Outpost.State, Outpost.Action> game = new Outpost();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hand | Move your hand away from a1.",
                "a tag seen twice | Two pieces with the same tag are in sight: take the one that does not belong off a1.",
                "a piece held up | Put down the piece that is held over a1.",
                "glare | Shade the light that shines on a1.",
                "an unread piece | Lay what is on a1 flat and side by side, so that each tag can be seen whole.",
                "a piece on the line between places | Move the piece at the edge of a1 fully onto its place.",
                "a die | Move the die off a1.",
                "a piece reaching over it | Move what reaches over a1 aside.",
                "shadow | Take away what throws a shadow on a1.",
                "out of the picture | Move the camera or the board until all of a1 is in the picture.",
                "an unsteady reading | Leave a1 alone for a moment, in even light.",
                "out of sight | Uncover a1.",
            })
    void eachReasonSaysWhatToDo(String reason, String advice) {
        assertThat(says(reason, "a1")).isEqualTo("a1 (the White King) cannot be read: " + reason + ". " + advice);
    }

    @Test
    void onlyAFewOfManyPlacesAreNamed() {
        assertThat(says("hand", "a1", "b1", "c1", "d1", "a2", "b2"))
                .isEqualTo("a1 (the White King), a2, b1 and 3 more cannot be read: hand. Move your hand away"
                        + " from them.");
    }

    @Test
    void oneMoreIsNamedRatherThanCounted() {
        assertThat(says("hand", "c1", "d1", "c2", "d2"))
                .startsWith("c1, c2, d1 (the White Rook) and d2 cannot be read: hand.");
    }

    @Test
    void twoReasonsAreTwoSentences() {
        Map<Place, String> hidden = new TreeMap<>(Map.of(place("c1"), "a die", place("a1"), "hand"));
        assertThat(UnseenPlaces.says(layout(), hidden.keySet(), look(hidden)))
                .isEqualTo(
                        "c1 cannot be read: a die. Move the die off c1. a1 (the White King) cannot be read: hand. Move your"
                                + " hand away from a1.");
    }

    @Test
    void piecesOnOnePlaceMustStandSideBySide() {
        Layout both = layout(
                Standing.on(place("a1"), Outpost.token('R')),
                Standing.on(place("a1"), Outpost.token('K')),
                Standing.on(place("b1"), Outpost.token('r')),
                Standing.on(place("b1"), Outpost.token('r')));
        Map<Place, String> hidden =
                new TreeMap<>(Map.of(place("a1"), "an unread piece", place("b1"), "an unread piece"));
        assertThat(UnseenPlaces.says(both, hidden.keySet(), look(hidden)))
                .isEqualTo(
                        "a1 (the White King and the White Rook) and b1 (the Black Rook ×2) cannot be read: an unread piece."
                                + " Put the White King and the White Rook side by side on a1, so that each can be seen."
                                + " Put the Black Rook ×2 side by side on b1, so that each can be seen.");
    }

    private String says(String reason, String... names) {
        Map<Place, String> hidden = new TreeMap<>();
        List.of(names).forEach(name -> hidden.put(place(name), reason));
        return UnseenPlaces.says(layout(), hidden.keySet(), look(hidden));
    }

    private static Settled look(Map<Place, String> hidden) {
        return new Settled(new TreeMap<>(), new TreeMap<>(hidden), List.of(), List.of());
    }

    private Layout layout() {
        return Layout.of(new BoardIndex(game), game.show(game.opening()));
    }

    private Layout layout(Standing... standings) {
        return Layout.of(new BoardIndex(game), new Placement(List.of(standings)));
    }

    private static Place place(String name) {
        return Outpost.place(Outpost.square(name));
    }
}
