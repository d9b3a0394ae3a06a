package umpire.vision.observe.places;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Rig;
import umpire.referee.observation.HiddenArea;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SeenToken;
import umpire.rules.kernel.Board;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Placement;
import umpire.rules.kernel.Point;
import umpire.rules.kernel.Pose;
import umpire.rules.kernel.Spot;
import umpire.rules.kernel.Standing;
import umpire.rules.kernel.Token;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.Sitter;
import umpire.vision.twin.hands.Arrangement;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Hand;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.Velocity;

/** A sheet without places is observed too: the bodies on it and the areas that are hidden. */
class BarePaperTest {
    private static final List<Pose> POSES =
            List.of(new Pose(-120, -60, 0), new Pose(0, 0, 90), new Pose(80, 70, 200), new Pose(150, -90, 330));

    private static Board board() {
        List<Board.BoardTag> tags = List.of(
                new Board.BoardTag(240, new Point(-190, 140), 25), new Board.BoardTag(241, new Point(190, -140), 25));
        return new Board("Bare", 430, 330, List.of(), List.of(), tags);
    }

    private static List<Piece> box() {
        List<Piece> box = new ArrayList<>();
        for (int i = 0; i < POSES.size(); i++) {
            box.add(new Piece(i, new Token("die-" + i), "die " + i, "" + i, "", 16, 14));
        }
        return box;
    }

    private static TableScene scene(int dice) {
        List<Standing> standings = new ArrayList<>();
        for (int i = 0; i < dice; i++) {
            Place name = new Place("die-" + i);
            standings.add(new Standing(new Token("die-" + i), new Spot.Lying(name, POSES.get(i), 10, 20), false));
        }
        return new Arrangement(TableScene.empty(), board(), box(), 1).showing(new Placement(standings));
    }

    private static Observation look(Rig rig, TableScene scene) {
        try (Sitter sitter = new Sitter(rig, board(), box(), List.of())) {
            return sitter.look(scene).observation();
        }
    }

    private static boolean hidden(Observation seen, Pose pose) {
        return seen.hiddenAreas().stream().anyMatch(area -> area.hides(pose));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4})
    void bodiesOnBarePaperAreSeen(int dice) {
        for (Rig rig : List.of(ChequeredTable.LARGE, ChequeredTable.SMALL)) {
            Observation seen = look(rig, scene(dice));
            assertThat(seen.boardSeen()).isTrue();
            assertThat(seen.quiet()).isTrue();
            assertThat(seen.sightings()).isEmpty();
            assertThat(seen.hiddenAreas()).isEmpty();
            for (int i = 0; i < dice; i++) {
                Token token = new Token("die-" + i);
                Pose pose = POSES.get(i);
                assertThat(seen.aside())
                        .filteredOn(each -> each.token().equals(token))
                        .singleElement()
                        .extracting(SeenToken::pose)
                        .satisfies(at -> {
                            assertThat(at.distanceMm(pose)).isLessThan(4);
                            assertThat(at.turnDeg(pose)).isLessThan(6);
                        });
            }
        }
    }

    @Test
    void aHandHidesWhatLiesBelowIt() {
        Observation seen =
                look(ChequeredTable.LARGE, scene(4).withHands(new Hand(0, 0, 25, 270, Hand.Shape.OPEN, Velocity.NONE)));
        assertThat(seen.hand()).isTrue();
        assertThat(hidden(seen, POSES.get(1))).isTrue();
        assertThat(seen.hiddenAreas()).extracting(HiddenArea::by).contains("hand");
        assertThat(hidden(seen, new Pose(-180, 60, 0))).isFalse();
    }

    @Test
    void glareHidesAPartOfThePaper() {
        Observation seen = look(ChequeredTable.LARGE, scene(4).withLight(Light.EVEN.glaring(new Glare(80, 70, 40, 1))));
        assertThat(hidden(seen, POSES.get(2))).isTrue();
        assertThat(hidden(seen, POSES.get(0))).isFalse();
    }

    @Test
    void aDieWithAnUnreadableTagIsNotGone() {
        Piece other = new Piece(77, new Token("nobody"), "nobody's", "", "", 16, 14);
        List<StandingPiece> pieces = new ArrayList<>(scene(0).pieces());
        pieces.add(new StandingPiece(other, POSES.get(1)));
        Observation seen = look(ChequeredTable.LARGE, scene(0).withPieces(pieces));
        assertThat(hidden(seen, POSES.get(1))).isTrue();
        assertThat(hidden(seen, POSES.get(0))).isFalse();
    }
}
