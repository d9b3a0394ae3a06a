package umpire.vision.observe.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.vision.observe.BoxOfDice;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Dice stay where they are thrown. They hide places of pieces, but nothing of a dice tray. */
class DiceInTraysTest {
    private static final Place DICE_TRAY = new Place("dice-tray");
    private static final Place STORE = new Place("store");
    private static final Piece PIECE = ChequeredTable.pieces().getFirst();

    private static Board board() {
        return new Board(
                "Trays",
                620,
                600,
                List.of(
                        Area.rectangle(DICE_TRAY, new Point(0, -246), 540, 100, Area.Tint.DICE_TRAY),
                        Area.rectangle(STORE, new Point(0, 246), 540, 100, Area.Tint.TRAY)),
                List.of(),
                List.of(
                        new Board.BoardTag(240, new Point(-291, 0), 24),
                        new Board.BoardTag(241, new Point(291, 0), 24)));
    }

    private static TableScene withDice(double yMm, UnaryOperator<TwinDie> lying) {
        TableScene scene = TableScene.empty();
        for (int i : IntStream.range(0, 12).toArray()) {
            Pose pose = new Pose(-230 + 90 * (i % 6), yMm - 22 + 44 * Math.floorDiv(i, 6), 31.0 * i);
            scene = scene.with(lying.apply(TwinDie.flat("ten-" + i, BoxOfDice.TEN, pose, i % 10 + 1)));
        }
        return scene;
    }

    private static Sighting sighting(TableScene scene, Place place) {
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, board(), List.of(PIECE), List.of(BoxOfDice.TEN))) {
            Observation seen = sitter.look(scene).observation();
            assertThat(seen.dice()).hasSizeGreaterThanOrEqualTo(12);
            return seen.sightings().stream()
                    .filter(each -> each.place().equals(place))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void aTrayFullOfDiceIsSeenToHoldNoPiece() {
        assertThat(sighting(withDice(-246, die -> die), DICE_TRAY)).isEqualTo(new Sighting.Empty(DICE_TRAY));
    }

    @Test
    void aTrayInWhichDiceLeanIsSeenToHoldNoPiece() {
        UnaryOperator<TwinDie> leaning = die -> die.id().equals("ten-4") ? die.leaning(30, 40) : die;
        assertThat(sighting(withDice(-246, leaning), DICE_TRAY)).isEqualTo(new Sighting.Empty(DICE_TRAY));
    }

    @Test
    void aPieceAmongDiceIsSeen() {
        TableScene scene = withDice(-246, die -> die).with(new StandingPiece(PIECE, new Pose(-5, -246, 12)));
        assertThat(sighting(scene, DICE_TRAY))
                .isInstanceOfSatisfying(
                        Sighting.Holds.class,
                        holds -> assertThat(holds.tokens())
                                .extracting(SeenToken::token)
                                .containsExactly(new Token("White-A")));
    }

    @Test
    void diceHidePlacesOfPieces() {
        assertThat(sighting(withDice(246, die -> die), STORE)).isEqualTo(new Sighting.Hidden(STORE, "a die"));
    }
}
