package umpire.rules.groundforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Game;
import umpire.rules.kernel.Parsed;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;

/** Each player puts an army into the base in any order. The table reads it, or names the missing and surplus units. */
class GroundForceSetUpTest {
    private static final Game<Position, Action> GAME = GroundForceGames.game();
    private static final String STANDS =
            "yellow drawing | c1:YTT c2:YTT d1:YTT d2:YSS e1:YTT e2:YH c10:BTS c11:BTT d10:BTT d11:BTT e10:BTS e11:BH"
                    + " | - | - | - | -";

    private static List<Standing> standings() {
        return new ArrayList<>(GAME.show(GAME.readPosition(STANDS).orThrow()).standings());
    }

    private static Parsed<Position> setUp(List<Standing> standings) {
        return GAME.setUp(new Placement(standings)).orElseThrow();
    }

    @Test
    void theOrderOfUnitsInABaseDoesNotMatter() {
        for (int seed = 0; seed < 5; seed++) {
            List<Standing> standings = standings();
            Collections.shuffle(standings, new Random(seed));
            assertThat(setUp(standings)).isEqualTo(GAME.readPosition(STANDS));
        }
    }

    /** The spare units of an army may lie anywhere beside the places. */
    @Test
    void unitsBesideThePlacesCountAsInTheBox() {
        List<Standing> standings = standings();
        Spot beside = new Spot.Lying(new Place("beside"), new Pose(400, 0, 0), 5, 180);
        standings.add(new Standing(new Token("yellow-trooper"), beside, false));
        assertThat(setUp(standings)).isEqualTo(GAME.readPosition(STANDS));
    }

    @Test
    void onAnEmptyBoardUnitsArePlacedOneByOne() {
        assertThat(setUp(List.of())).isEqualTo(Parsed.good(GAME.opening()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            yellow-heavy on e2    | e3             | The heavy weapon on e3 is not in Yellow's base.
            yellow-heavy on e2    | d1             | On d1 a unit is too many; it holds 2.
            yellow-heavy on e2    | -              | Yellow still puts 1 heavy weapon into its base.
            blue-trooper on c10   | d2             | "units of both armies stand on d2"
            blue-trooper on c10   | -              | Blue still puts 1 trooper into its base.
            """)
    void faultsOfTheSetUpAreNamed(String moved, String to, String says) {
        String[] words = moved.split(" on ");
        List<Standing> standings = standings();
        standings.remove(Standing.on(new Place(words[1]), new Token(words[0])));
        if (!to.equals("-")) {
            standings.add(Standing.on(new Place(to), new Token(words[0])));
        }
        assertThat(((Parsed.Bad<Position>) setUp(standings)).why()).contains(says.replace("\"", ""));
    }

    @Test
    void aUnitOfATypeTooManyIsNamed() {
        List<Standing> standings = standings();
        standings.add(Standing.on(new Place("e2"), new Token("yellow-saboteur")));
        standings.add(Standing.on(new Place("yellow-discards"), new Token("yellow-card-rush-1")));
        assertThat(((Parsed.Bad<Position>) setUp(standings)).why().lines())
                .containsExactly(
                        "Yellow has 1 saboteur too many; it begins with 2.",
                        "Back into the deck of Yellow: the card rush-1.");
    }

    @Test
    void theStarterDrawsFirst() {
        Game<Position, Action> game = GroundForceGames.game(Map.of("starter", "BLUE"));
        assertThat(game.writePosition(
                        game.setUp(new Placement(standings())).orElseThrow().orThrow()))
                .startsWith("blue drawing");
    }

    /** The camera could not assign a piece to places that overlap or cross the edge. */
    @Test
    void placesDoNotOverlapAndTagsAreUnique() {
        Board board = GAME.board();
        for (Area one : board.areas()) {
            for (Point corner : one.outline()) {
                Point inward = new Point(
                        corner.xMm() + (one.centre().xMm() - corner.xMm()) / 100,
                        corner.yMm() + (one.centre().yMm() - corner.yMm()) / 100);
                assertThat(Math.abs(corner.xMm())).isLessThan(board.widthMm() / 2);
                assertThat(Math.abs(corner.yMm())).isLessThan(board.heightMm() / 2);
                assertThat(board.areas().stream().filter(other -> other != one && other.contains(inward)))
                        .isEmpty();
            }
        }
        assertThat(GAME.pieces().stream().map(Piece::tag).toList()).doesNotHaveDuplicates();
    }
}
