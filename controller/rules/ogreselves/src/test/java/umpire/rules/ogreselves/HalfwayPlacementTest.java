package umpire.rules.ogreselves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.GamePlay;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** The layout of the table while the consequences of an action are still to be carried out. */
class HalfwayPlacementTest {
    private static Placement intermediatePlacement(Game<Position, Action> game, String position, String action) {
        Position state = game.readPosition(position).orThrow();
        Action read = game.readAction(state, action).orThrow();
        assertThat(game.actions(state)).contains(read);
        return game.intermediatePlacement(state, read).orElseThrow();
    }

    private static Standing on(String place, String token) {
        return Standing.on(new Place(place), new Token(token));
    }

    @Test
    void theOtherOgresOfAnOMoveOnlyOnceTheFreedElfIsAway() {
        Placement intermediatePlacement = intermediatePlacement(
                Kingdoms.game("THIRD", 2),
                "red escaping red 3,4,5 | 4:- home:#### | - - - G - - - - - - - - - - - - | 2 4 8 12 nw | - - - - | - - - -",
                "castle ne");
        assertThat(intermediatePlacement.standings())
                .contains(on("castle-ne", "elf-red"), on("mine-8", "ogre-3"), on("mine-12", "ogre-4"));
    }

    @Test
    void theLastOgreIsPlacedBeforeTheShieldsAreDealt() {
        Placement intermediatePlacement = intermediatePlacement(
                Kingdoms.game("SECOND", 2),
                "red placing | home:- home:- | G G G G R R R R E E A A S S M M | nw nw ne se - | - - - - | - - - -",
                "ogre 5 sw");
        assertThat(intermediatePlacement.standings()).contains(on("castle-sw", "ogre-5"));
        assertThat(intermediatePlacement.tokens()).doesNotContain(new Token("shield"));
    }

    @Test
    void theLastChestIsFilledBeforeTheElvesGoHome() {
        Placement intermediatePlacement = intermediatePlacement(
                Kingdoms.game("FIRST", 2),
                "red handling - - - | home:G 7:- | - - - - - - - - - - - - - - - - | - 2 3 4 5 | - GREA - R | - - - -",
                "deliver gold prince");
        assertThat(intermediatePlacement.standings()).contains(on("mine-7", "elf-yellow"), on("chest-prince", "gold"));
    }

    @Test
    void noHandSaysYes() {
        Game<Position, Action> game = Kingdoms.game("FIRST", 2);
        Position state = game.readPosition(
                        "red agreeing 0 ransom_king_ruby_nw bound_0 | 7!:E home:- | - - - - - - - S A - - - - - - - |"
                                + " - 7 3 ne se | - GR - R | - - - -")
                .orThrow();
        assertThat(game.intermediatePlacement(state, new Action.SayYes())).contains(game.show(state));
    }

    /** Ogre, Gift and Elf go to the Castle. The things under the Ogre and its other captives stay. */
    @Test
    void aGiftMovesTheOgreTheGiftAndTheElf() {
        Game<Position, Action> game = Kingdoms.game("THIRD", 3);
        Position state = game.readPosition(
                        "red meeting | 8:RE# 8!:A 4:### | - - - - - - - M - - - - - - - - | 2 8 5 se sw | - - - - | - - - -")
                .orThrow();
        Action gift = game.readAction(state, "gift ruby ne").orThrow();
        assertThat(game.intermediatePlacement(state, gift)).isEmpty();
        Placement after = game.show(GamePlay.after(game, state, gift));
        assertThat(moved(game.show(state), after))
                .containsExactlyInAnyOrder(
                        on("castle-ne", "elf-red"), on("gifts-ne", "ogre-2"), on("gifts-ne", "ruby"));
        assertThat(moved(after, game.show(state)))
                .extracting(standing ->
                        standing.token().name() + " " + standing.spot().place())
                .containsExactlyInAnyOrder("elf-red mine-8", "ogre-2 mine-8", "ruby bag-red");
        assertThat(game.describe(state, gift)).isEqualTo("give Ogre 2 a ruby and go with it to the north-east Castle");
    }

    private static List<Standing> moved(Placement before, Placement after) {
        List<Standing> moved = new ArrayList<>(after.standings());
        before.standings().forEach(moved::remove);
        return moved;
    }
}
