package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Area;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Place;
import umpire.rules.kernel.Pose;
import umpire.vision.twin.scene.StandingPiece;
import umpire.vision.twin.scene.TableScene;

/** A small object without a readable tag that sticks out below or beside a known piece is noticed, on every side. */
class UnreadBesideTest {
    private static final int GEM = 60;
    private static final int OGRE = 70;

    /** At this offset it sticks out by more than the error of an Ogre's place. */
    private static final double OFF_MM = 15;

    static Stream<Arguments> places() {
        return Stream.of(ChequeredTable.LARGE, ChequeredTable.SMALL)
                .flatMap(rig -> Stream.of(
                        Arguments.of(rig.camera().widthPx(), "mine-1", 180, rig),
                        Arguments.of(rig.camera().widthPx(), "mine-3", -1, rig),
                        Arguments.of(rig.camera().widthPx(), "mine-5", 0, rig),
                        Arguments.of(rig.camera().widthPx(), "tray", -1, rig)));
    }

    /** Straight behind it, as the camera looks, an Ogre at the side of the board hides all of it. */
    @ParameterizedTest(name = "{0} pixels, {1}")
    @MethodSource("places")
    void aGemThatLiesHalfBelowAnOgreIsNoticed(int widthPx, String place, int behindDeg, Rig rig) {
        List<String> missed = new ArrayList<>();
        try (Sitter sitter = new Sitter(rig, BodiesTable.board(), BodiesTable.pieces(), List.of())) {
            for (int towardsDeg = 0; towardsDeg < 360; towardsDeg += 45) {
                if (towardsDeg != behindDeg
                        && !unread(sitter, place, towardsDeg, OFF_MM).contains(place)) {
                    missed.add(towardsDeg + " degrees");
                }
            }
        }
        assertThat(missed).as(place + " before " + widthPx + " pixels").isEmpty();
    }

    private static List<String> unread(Sitter sitter, String place, double towardsDeg, double offMm) {
        Area area = BodiesTable.board().area(new Place(place));
        double x = area.centre().xMm();
        double y = area.centre().yMm();
        double angle = Math.toRadians(towardsDeg);
        Pose below = new Pose(x + offMm * Math.cos(angle), y + offMm * Math.sin(angle), 0);
        Piece gem = piece(GEM);
        TableScene scene = TableScene.empty()
                .with(new StandingPiece(gem, below))
                .with(new StandingPiece(piece(OGRE), new Pose(x, y, 0))
                        .at(new Pose(x, y, 0), gem.face().heightMm()));
        Observation seen = sitter.look(scene).observation();
        return seen.sightings().stream()
                .filter(sighting -> sighting instanceof Sighting.Hidden)
                .map(sighting -> sighting.place().name())
                .toList();
    }

    private static Piece piece(int tag) {
        return BodiesTable.pieces().stream()
                .filter(piece -> piece.tag() == tag)
                .findFirst()
                .orElseThrow();
    }
}
