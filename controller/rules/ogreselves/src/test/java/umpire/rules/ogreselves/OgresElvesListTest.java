package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;

/** The order of legal actions, where several kinds of action stand next to each other. */
class OgresElvesListTest {
    private static List<String> legal(Game<Position, Action> game, String position, String verbs) {
        return game.actions(game.readPosition(position).orThrow()).stream()
                .map(game::write)
                .filter(written -> List.of(verbs.split(" ")).contains(written.split(" ")[0]))
                .toList();
    }

    @Test
    void actionsWithOneShieldAreListedTogether() {
        List<String> legal = legal(
                Kingdoms.game("SECOND", 2),
                "red moving - open | home:- home:## | G - # - - - - # - - - - - - - - | nw nw ne se sw | - - - - | - - - -",
                "retrieve shift");
        assertThat(legal).startsWith("retrieve 3", "shift 3 1", "shift 3 2").hasSize(30);
        assertThat(legal.subList(15, 17)).containsExactly("retrieve 8", "shift 8 1");
    }

    /** Yellow's bag is full, as Red's is; Green's has room. */
    @Test
    void actionsWithOneElfAreListedTogether() {
        assertThat(legal(
                        Kingdoms.game("THIRD", 3),
                        "red handling - - - - | 7:GGGG 7:RRR# 7:### | - - - - - - - - - - - - - - - - | nw nw ne se sw"
                                + " | - - - - | - - - -",
                        "hand trade"))
                .containsExactly("trade yellow gold ruby", "trade yellow gold shield", "hand red green gold");
    }
}
