package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.BodyOutline;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.PieceFace;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Token;
import umpire.vision.detect.dice.DieForm;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Golden pairs of sheets without squares: places joined by roads of several kinds, and bare paper with bodies on it. */
class LaidOutTest {
    private static final Area.Tint HIGHWAY = new Area.Tint("highway");
    private static final Area.Tint TRAIL = new Area.Tint("trail");
    private static final Area.Tint WOODS = new Area.Tint("woods");
    private static final Area.Tint WATER = new Area.Tint("water");

    private static Place town(int number) {
        return new Place("town-" + number);
    }

    /** Six towns in two rows, some in terrains of the board's own, and every kind of road between them. */
    private static Board towns() {
        List<Area.Tint> tints =
                List.of(WOODS, Area.Tint.LIGHT, WATER, Area.Tint.HOME, Area.Tint.RESOURCE, Area.Tint.DARK);
        List<Area> areas = new ArrayList<>();
        for (int i = 0; i < tints.size(); i++) {
            Point centre = new Point(180 * (i % 3) - 180, i < 3 ? -80 : 80);
            areas.add(Area.rectangle(town(i), centre, 74, 74, tints.get(i)));
        }
        List<Board.Road> roads = List.of(
                new Board.Road(town(0), town(1)),
                new Board.Road(town(3), town(4)),
                new Board.Road(town(1), town(2), HIGHWAY),
                new Board.Road(town(2), town(4), HIGHWAY),
                new Board.Road(town(0), town(4), TRAIL),
                new Board.Road(town(2), town(5), TRAIL));
        List<Board.Terrain> terrains = List.of(
                new Board.Terrain(HIGHWAY, "Highway", "#b3322c"),
                new Board.Terrain(TRAIL, "Trail", "#2c5fb3"),
                new Board.Terrain(WOODS, "Woods", "#7fa36b"),
                new Board.Terrain(WATER, "Water", "#8fb8d8"));
        return new Board("Towns", 520, 340, areas, roads, terrains, tags());
    }

    private static List<Board.BoardTag> tags() {
        return List.of(
                new Board.BoardTag(244, new Point(-235, 145), 25), new Board.BoardTag(245, new Point(235, -145), 25));
    }

    private static Piece piece(int tag) {
        return BodiesTable.pieces().stream()
                .filter(each -> each.tags().contains(tag))
                .findFirst()
                .orElseThrow();
    }

    /** Returns a piece with its tagged face on top. */
    private static StandingPiece showing(int tag, double xMm, double yMm, double headingDeg) {
        Piece piece = piece(tag);
        return new StandingPiece(piece, new Pose(xMm, yMm, headingDeg)).showing(piece.face(tag));
    }

    /** A piece in a town is seen in it. A piece across a road, or on the paper between two towns, is in none. */
    @Test
    void piecesOnRoadsMatchTheGoldenText() throws IOException {
        TableScene scene = TableScene.empty()
                .with(showing(70, -180, -80, 0))
                .with(showing(40, -19, -66, 20))
                .with(showing(41, 19, -95, 340))
                .with(showing(60, 180, -80, 45))
                .with(showing(80, 0, 80, 100))
                .with(showing(71, 90, -80, 0))
                .with(showing(72, -90, 0, 31))
                .with(showing(61, 180, 0, 0));
        new GoldenPair(ChequeredTable.LARGE, towns(), BodiesTable.pieces(), List.of()).check("roads", scene, look -> {
            Observation seen = look.observation();
            assertThat(held(seen))
                    .isEqualTo(Map.of(
                            town(0), List.of(70),
                            town(1), List.of(40, 41),
                            town(2), List.of(60),
                            town(4), List.of(80)));
            assertThat(seen.aside()).extracting(SeenToken::tag).containsExactlyInAnyOrder(71, 72, 61);
            seen.aside().forEach(token -> assertLies(token, scene));
        });
    }

    private static Map<Place, List<Integer>> held(Observation seen) {
        Map<Place, List<Integer>> held = new TreeMap<>();
        for (Sighting sighting : seen.sightings()) {
            assertThat(sighting).isNotInstanceOf(Sighting.Hidden.class);
            if (sighting instanceof Sighting.Holds holds) {
                held.put(
                        holds.place(),
                        holds.tokens().stream().map(SeenToken::tag).sorted().toList());
            }
        }
        return held;
    }

    private static void assertLies(SeenToken token, TableScene scene) {
        StandingPiece piece = scene.pieces().stream()
                .filter(one -> one.face().tag() == token.tag())
                .findFirst()
                .orElseThrow();
        assertThat(token.token()).isEqualTo(piece.token());
        assertThat(token.pose().distanceMm(scene.boardPose(piece.pose())))
                .as("place of " + token)
                .isLessThan(1);
    }

    /** Octahedra are pieces by their top face. With them lie a card and its back, a brick on its side and one on its end. */
    @Test
    void piecesWithSeveralTagsMatchTheGoldenText() throws IOException {
        List<DieType> box = List.of(BoxOfDice.TANK, BoxOfDice.INFANTRY);
        List<Piece> pieces = new ArrayList<>(List.of(piece(1), piece(2), piece(90), piece(91), piece(42)));
        box.forEach(die -> pieces.add(octahedron(die)));
        TableScene bodies = TableScene.empty()
                .with(showing(1, -60, -90, 30))
                .with(showing(22, 130, 90, 200))
                .with(showing(90, -190, -80, 75))
                .with(showing(96, 190, 0, 15))
                .with(showing(42, 0, 40, 130));
        TwinDie tank = TwinDie.flat("a", BoxOfDice.TANK, new Pose(-130, 60, 25), 3);
        TwinDie infantry = TwinDie.flat("b", BoxOfDice.INFANTRY, new Pose(60, -70, 200), 8);
        new GoldenPair(ChequeredTable.LARGE, new Board("Paper", 520, 340, List.of(), List.of(), tags()), pieces, box)
                .check("several-tags", bodies.with(tank).with(infantry), look -> {
                    Observation seen = look.observation();
                    assertThat(seen.boardSeen()).isTrue();
                    assertThat(seen.troubles()).isEmpty();
                    assertThat(seen.aside())
                            .extracting(SeenToken::token)
                            .containsExactlyInAnyOrder(
                                    BodiesTable.card(1),
                                    BodiesTable.BACK,
                                    BodiesTable.LYING,
                                    BodiesTable.UPRIGHT,
                                    BodiesTable.counter("red"),
                                    new Token("heavy-tank/side-3"),
                                    new Token("infantry/side-8"));
                    seen.aside().stream()
                            .filter(token -> token.tag() < BoxOfDice.TANK.tags().first())
                            .forEach(token -> assertLies(token, bodies));
                });
    }

    private static Piece octahedron(DieType die) {
        DieForm form = DieForm.of(die);
        BodyOutline outline = BodyOutline.octahedron(die.edgeMm());
        List<PieceFace> faces = new ArrayList<>();
        for (DieType.Face face : die.faces()) {
            Token token = new Token(die.name() + "/side-" + face.shows());
            faces.add(new PieceFace(
                    face.tag().orElseThrow(), token, face.shows(), form.tagMm(), outline, form.heightMm()));
        }
        return new Piece(die.name(), "", faces);
    }
}
