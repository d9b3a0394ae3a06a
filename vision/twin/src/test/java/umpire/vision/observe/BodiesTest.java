package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;
import static umpire.vision.observe.BodiesTable.on;
import static umpire.vision.observe.BodiesTable.under;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Rig;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;
import umpire.vision.twin.scene.Velocity;

/** Bodies of every outline, stacks, piles, trays and several counters on a place, as the rendered camera sees them. */
class BodiesTest {
    private static final Token RED = BodiesTable.counter("red");
    private static final Token BLUE = BodiesTable.counter("blue");

    private static final TableScene STACKS = BodiesTable.showing(
            under("mine-1", BodiesTable.GEM),
            under("mine-1", BodiesTable.OGRE),
            on("mine-1", BodiesTable.ELF),
            under("mine-2", BodiesTable.GEM),
            on("mine-2", BodiesTable.OGRE),
            on("mine-3", BodiesTable.OGRE),
            under("mine-4", BodiesTable.OGRE),
            on("mine-4", BodiesTable.ELF),
            under("mine-5", BodiesTable.GEM),
            under("mine-5", BodiesTable.OGRE),
            on("mine-5", BodiesTable.ELF),
            under("yard", BodiesTable.LYING),
            on("yard", BodiesTable.ELF));

    private static final TableScene SHARED = BodiesTable.showing(
            on("hex-1", RED),
            on("hex-1", RED),
            on("hex-2", RED),
            on("hex-2", BLUE),
            on("hex-2", BLUE),
            under("hex-3", BLUE),
            on("hex-3", RED),
            on("hex-3", BLUE),
            on("hex-4", BodiesTable.LYING),
            on("hex-5", BodiesTable.UPRIGHT),
            on("tray", BodiesTable.GEM),
            on("tray", BodiesTable.GEM),
            on("tray", BodiesTable.GEM),
            on("tray", BodiesTable.ELF));

    private static final TableScene CARDS = BodiesTable.showing(
            under("draw", BodiesTable.BACK),
            under("draw", BodiesTable.BACK),
            on("draw", BodiesTable.BACK),
            under("discard", BodiesTable.card(2)),
            on("discard", BodiesTable.card(5)),
            on("yard", BodiesTable.card(0)));

    static Stream<Arguments> pictures() {
        return Stream.of(ChequeredTable.LARGE, ChequeredTable.SMALL)
                .flatMap(rig -> Stream.of(
                        Arguments.of("stacks-" + rig.camera().widthPx(), rig, STACKS),
                        Arguments.of("shared-" + rig.camera().widthPx(), rig, SHARED),
                        Arguments.of("cards-" + rig.camera().widthPx(), rig, CARDS)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void theObservationMatchesTheGoldenText(String name, Rig rig, TableScene scene) throws IOException {
        new GoldenPair(rig, BodiesTable.board(), BodiesTable.pieces(), List.of())
                .check(name, scene, look -> assertSeen(look.observation(), scene));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pictures")
    void theTopOfEverythingIsReadOnItsPlaceWhereItStands(String name, Rig rig, TableScene scene) {
        assertSeen(look(rig, scene), scene);
    }

    /** Asserts that every place shows exactly its uncovered tokens, none is hidden, and each piece has its true pose. */
    private static void assertSeen(Observation seen, TableScene scene) {
        Map<Place, List<Token>> held = new TreeMap<>();
        for (Sighting sighting : seen.sightings()) {
            assertThat(sighting).isNotInstanceOf(Sighting.Hidden.class);
            if (sighting instanceof Sighting.Holds holds) {
                held.put(
                        holds.place(),
                        holds.tokens().stream().map(SeenToken::token).sorted().toList());
                holds.tokens().forEach(token -> assertStands(token, scene));
            }
        }
        assertThat(held).isEqualTo(BodiesTable.open(scene));
    }

    private static void assertStands(SeenToken token, TableScene scene) {
        StandingPiece piece = scene.pieces().stream()
                .filter(one -> one.face().tag() == token.tag())
                .findFirst()
                .orElseThrow();
        assertThat(piece.token()).isEqualTo(token.token());
        double nearMm = piece.liftMm() > 0 ? 2.2 : 1;
        assertThat(token.pose().distanceMm(scene.boardPose(piece.pose())))
                .as("place of " + token)
                .isLessThan(nearMm);
    }

    private static Observation look(Rig rig, TableScene scene) {
        try (Sitter sitter = new Sitter(rig, BodiesTable.board(), BodiesTable.pieces(), List.of())) {
            return sitter.look(scene).observation();
        }
    }

    private static Map<Place, String> hidden(Observation seen) {
        Map<Place, String> hidden = new TreeMap<>();
        seen.sightings().forEach(sighting -> {
            if (sighting instanceof Sighting.Hidden unseen) {
                hidden.put(unseen.place(), unseen.by());
            }
        });
        return hidden;
    }

    private static Piece piece(int tag) {
        return BodiesTable.pieces().stream()
                .filter(piece -> piece.tags().contains(tag))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest(name = "{0} mm beside the middle")
    @ValueSource(doubles = {35, -35})
    void aPlaceThatLiesMostlyUnderACardBesideItIsHiddenAndNotEmpty(double offMm) {
        TableScene scene = TableScene.empty().with(new StandingPiece(piece(3), new Pose(offMm, 170, 0)));
        assertThat(hidden(look(ChequeredTable.SMALL, scene)))
                .containsOnly(Map.entry(new Place("mine-3"), "a piece reaching over it"));
    }

    @Test
    void aCardReachingALittleIntoAPlaceHidesNothing() {
        TableScene scene = TableScene.empty().with(new StandingPiece(piece(3), new Pose(48, 170, 0)));
        assertThat(hidden(look(ChequeredTable.SMALL, scene))).isEmpty();
    }

    @Test
    void theAreaUnderACardBesideThePlacesIsHidden() {
        TableScene scene = TableScene.empty().with(new StandingPiece(piece(3), new Pose(70, 90, 0)));
        List<HiddenArea> hidden = look(ChequeredTable.SMALL, scene).hiddenAreas();
        assertThat(hidden).anyMatch(area -> area.hides(new Pose(80, 82, 0)));
        assertThat(hidden).noneMatch(area -> area.hides(new Pose(120, 90, 0)));
    }

    @Test
    void aPieceWithTwoTopFacesIsNotLocated() {
        Piece copied = new Piece(95, BodiesTable.UPRIGHT, "Copy", "", "", 20, 60);
        TableScene scene = TableScene.empty()
                .with(new StandingPiece(piece(90), new Pose(250, -155, 0)))
                .with(new StandingPiece(copied, new Pose(0, 0, 0), 0, Velocity.NONE));
        assertThat(hidden(look(ChequeredTable.LARGE, scene)))
                .containsEntry(new Place("yard"), "an unread piece")
                .containsEntry(new Place("hex-3"), "an unread piece");
    }

    /** The tags on its sides are seen too, but they are neither pieces nor trouble. */
    @ParameterizedTest(name = "side {0}")
    @ValueSource(ints = {1, 4, 8})
    void anOctahedronIsATokenByTheFaceOnTopAndWhileItLeansItIsHidden(int side) {
        TableScene scene = TableScene.empty()
                .with(TwinDie.flat("a", BoxOfDice.TANK, new Pose(-142, 3, 75), side))
                .with(TwinDie.flat("b", BoxOfDice.INFANTRY, new Pose(142, 3, 20), side)
                        .leaning(35, 120));
        try (Sitter sitter = new Sitter(
                ChequeredTable.LARGE,
                BodiesTable.board(),
                List.of(octahedron(BoxOfDice.TANK), octahedron(BoxOfDice.INFANTRY)),
                List.of(BoxOfDice.TANK, BoxOfDice.INFANTRY))) {
            Observation seen = sitter.look(scene).observation();
            assertThat(seen.troubles()).isEmpty();
            assertThat(seen.sightings())
                    .filteredOn(Sighting.Holds.class::isInstance)
                    .singleElement()
                    .satisfies(sighting -> {
                        SeenToken token = ((Sighting.Holds) sighting).tokens().getFirst();
                        assertThat(token.token()).isEqualTo(new Token("heavy-tank/side-" + side));
                        assertThat(token.pose().distanceMm(new Pose(-142, 3, 75)))
                                .isLessThan(1.5);
                        assertThat(token.pose().turnDeg(new Pose(-142, 3, 75))).isLessThan(3);
                    });
            assertThat(hidden(seen)).containsOnly(Map.entry(new Place("hex-4"), "a die"));
        }
    }

    private static Piece octahedron(DieType die) {
        DieForm form = DieForm.of(die);
        return new Piece(
                die.name(),
                "",
                die.faces().stream()
                        .map(face -> new PieceFace(
                                face.tag().orElseThrow(),
                                new Token(die.name() + "/side-" + face.shows()),
                                face.shows(),
                                form.tagMm(),
                                BodyOutline.octahedron(die.edgeMm()),
                                form.heightMm()))
                        .toList());
    }

    @Test
    void tooSmallTagsAreReported() {
        TableScene empty = TableScene.empty();
        assertThat(look(ChequeredTable.SMALL, empty).troubles())
                .containsExactly("A tag of 12 mm, as on the Pearl, is only 11 pixels wide in this picture: use a camera"
                        + " with more pixels, hang it lower, or print tags of 15 mm.");
        assertThat(look(ChequeredTable.LARGE, empty).troubles()).isEmpty();
    }
}
