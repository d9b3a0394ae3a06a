package umpire.table.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.reading.BoardIndex;
import umpire.referee.reading.Layout;
import umpire.referee.reading.UnseenPlaces;
import umpire.referee.settling.Settled;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Place;

/** Two Elves on Home that hide each other are named, and the table says how to place them. */
class ElvesOnHomeTest {
    @Test
    void bothElvesAreToStandSideBySide() {
        said(GameCatalogue.open("ogres-and-elves", Map.of()).orThrow());
    }

    private static <S, A> void said(Game<S, A> game) {
        Place home = new Place("home");
        Layout opening = Layout.of(new BoardIndex(game), game.show(game.opening()));
        TreeMap<Place, String> hidden = new TreeMap<>();
        hidden.put(home, "an unread piece");
        assertThat(UnseenPlaces.says(opening, Set.of(home), new Settled(new TreeMap<>(), hidden, List.of(), List.of())))
                .isEqualTo(
                        "Home (the Red Elf and the Yellow Elf) cannot be read: an unread piece. Put the Red Elf and the Yellow Elf"
                                + " side by side on Home, so that each can be seen.");
    }
}
