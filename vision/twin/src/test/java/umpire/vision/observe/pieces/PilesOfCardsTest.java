package umpire.vision.observe.pieces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.Velocity;

/** Cards in a pile stick out from under the top card. These edges are not foreign objects, and a real foreign object is still noticed. */
class PilesOfCardsTest {
    private static final int CARDS = 12;
    private static final Place PILE = new Place("pile");
    private static final Pose MIDDLE = new Pose(-100, 0, 0);
    private static final Piece STRANGER = new Piece(77, new Token("nobody"), "nobody's", "", "", 16, 10);
    private static final Piece SCRAP = new Piece(78, new Token("scrap"), "scrap", "", "", 16, 0.3);

    private static Board board() {
        List<Area> areas = new ArrayList<>();
        areas.add(Area.rectangle(PILE, new Point(MIDDLE.xMm(), MIDDLE.yMm()), 130, 160, Area.Tint.TRAY)
                .inStacks());
        for (int i = 0; i < 12; i++) {
            Point middle = new Point(50 + 60 * (i % 3), -90 + 60.0 * (i / 3));
            Area.Tint tint = i % 2 == 0 ? Area.Tint.DARK : Area.Tint.LIGHT;
            areas.add(Area.rectangle(new Place("field-" + i), middle, 60, 60, tint));
        }
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-190, 140), 25), new Board.BoardTag(241, new Point(190, -140), 25));
        return new Board("Piles", 430, 330, areas, List.of(), tags);
    }

    private static List<Piece> box() {
        List<Piece> box = new ArrayList<>();
        for (int i = 0; i < CARDS; i++) {
            PieceFace face = new PieceFace(i, new Token("card-" + i), "C" + i, 24, BodyOutline.rectangle(57, 87), 0.3);
            box.add(new Piece("card " + i, "", List.of(face)));
        }
        box.add(new Piece(50, new Token("unit"), "unit", "U", "", 16, 10));
        return box;
    }

    /** Returns a pile as people make it, each card with a random offset and rotation. */
    private static TableScene pile(int cards, double offMm, double turnDeg, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        TableScene scene = TableScene.empty();
        for (int i = 0; i < cards; i++) {
            Pose askew = new Pose(
                    MIDDLE.xMm() + offMm * (2 * random.nextDouble() - 1),
                    MIDDLE.yMm() + offMm * (2 * random.nextDouble() - 1),
                    turnDeg * (2 * random.nextDouble() - 1));
            scene = scene.with(new StandingPiece(box().get(i), askew, 0.3 * i, Velocity.NONE));
        }
        return scene;
    }

    private static Sighting seen(Rig rig, TableScene scene) {
        try (Sitter sitter = new Sitter(rig, board(), box(), List.of())) {
            return sitter.look(scene).observation().sightings().stream()
                    .filter(sighting -> sighting.place().equals(PILE))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @ParameterizedTest(name = "{0} cards")
    @ValueSource(ints = {1, 2, 7, 12})
    void theTopCardOfAnUntidyPileIsSeen(int cards) {
        for (Rig rig : List.of(ChequeredTable.LARGE, ChequeredTable.SMALL)) {
            for (long seed = 1; seed <= 2; seed++) {
                assertThat(seen(rig, pile(cards, 2, 3, 100 * cards + seed)))
                        .as("seed " + seed)
                        .isInstanceOfSatisfying(
                                Sighting.Holds.class,
                                holds -> assertThat(holds.tokens())
                                        .extracting(SeenToken::token)
                                        .containsExactly(new Token("card-" + (cards - 1))));
            }
        }
    }

    private static TableScene grown(Pose... cards) {
        TableScene scene = TableScene.empty();
        for (int i = 0; i < cards.length; i++) {
            scene = scene.with(new StandingPiece(box().get(i), cards[i], 0.3 * i, Velocity.NONE));
        }
        return scene;
    }

    /** The cards are as askew as players lay them. Each was once on top, so its place is known. */
    @Test
    void theTopCardOfAGrowingPileIsSeen() {
        Pose[] cards = {new Pose(-94, 3, -2), new Pose(-110, -6, 8), new Pose(-92, 8, -9)};
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, board(), box(), List.of())) {
            for (int last = 1; last <= cards.length; last++) {
                Observation look =
                        sitter.look(grown(Arrays.copyOf(cards, last))).observation();
                assertThat(look.sightings())
                        .filteredOn(sighting -> sighting.place().equals(PILE))
                        .singleElement()
                        .as("%d cards", last)
                        .isInstanceOf(Sighting.Holds.class);
            }
            StandingPiece thing = new StandingPiece(STRANGER, new Pose(-58, 0, 10));
            assertThat(sitter.look(grown(cards).with(thing)).observation().sightings())
                    .contains(new Sighting.Hidden(PILE, "an unread piece"));
        }
        assertThat(seen(ChequeredTable.LARGE, grown(cards)))
                .as("nobody saw it grow")
                .isEqualTo(new Sighting.Hidden(PILE, "an unread piece"));
    }

    /** After a pile is removed its cards are forgotten, and any object there is foreign. */
    @Test
    void aRemovedPileIsForgotten() {
        Pose[] cards = {new Pose(-80, 3, -2), new Pose(-105, -6, 8)};
        try (Sitter sitter = new Sitter(ChequeredTable.LARGE, board(), box(), List.of())) {
            sitter.look(grown(cards[0]));
            sitter.look(grown(cards));
            sitter.look(TableScene.empty());
            StandingPiece thing = new StandingPiece(SCRAP, new Pose(-63, 0, 10));
            assertThat(sitter.look(TableScene.empty()
                                    .with(new StandingPiece(box().get(1), cards[1], 0, Velocity.NONE))
                                    .with(thing))
                            .observation()
                            .sightings())
                    .filteredOn(sighting -> sighting.place().equals(PILE))
                    .singleElement()
                    .isInstanceOf(Sighting.Hidden.class);
        }
    }

    /** Beside the card, at its corner, or half on it, as long as it sticks out farther than a card does. */
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"42, 0", "36, 45", "34, -20", "0, -56", "-30, 52", "-48, -20"})
    void aForeignObjectBesideAPileIsSeen(double xMm, double yMm) {
        StandingPiece thing = new StandingPiece(STRANGER, new Pose(MIDDLE.xMm() + xMm, MIDDLE.yMm() + yMm, 10));
        for (int cards : List.of(1, 7)) {
            assertThat(seen(ChequeredTable.LARGE, pile(cards, 1, 2, cards).with(thing)))
                    .as(cards + " cards")
                    .isEqualTo(new Sighting.Hidden(PILE, "an unread piece"));
        }
    }
}
