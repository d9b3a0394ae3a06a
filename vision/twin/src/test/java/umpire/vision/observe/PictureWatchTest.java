package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Rig;
import umpire.referee.observation.Observation;
import umpire.referee.observation.SightTrouble;
import umpire.referee.observation.SightTrouble.SightFlaw;
import umpire.referee.observation.Sighting;
import umpire.rules.kernel.Place;
import umpire.vision.twin.camera.ShotSettings;
import umpire.vision.twin.scene.Glare;
import umpire.vision.twin.scene.Light;
import umpire.vision.twin.scene.TableScene;

/** A fault of the picture is reported while it can still be read, or at the latest when it cannot. A good picture gets no report. */
class PictureWatchTest {
    private static final TableScene TABLE = ChequeredTable.scene(20, 3);

    private static TableScene blurred(double sigmaPx) {
        return TABLE.withShot(new ShotSettings(sigmaPx, 2, 12));
    }

    private static TableScene glaring(double xMm, double yMm) {
        return TABLE.withLight(Light.EVEN.glaring(new Glare(xMm, yMm, 50, 0.9)));
    }

    private static Observation look(Rig rig, TableScene scene) {
        try (Sitter sitter = Sitter.at(rig)) {
            return sitter.look(scene).observation();
        }
    }

    private static long read(Observation seen) {
        return seen.sightings().stream()
                .filter(sighting -> sighting instanceof Sighting.Holds)
                .count();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 1, 2})
    void aPictureThatIsReadIsNotPoor(double sigmaPx) {
        Observation seen = look(ChequeredTable.LARGE, blurred(sigmaPx));
        assertThat(read(seen)).isEqualTo(20);
        assertThat(seen.flaws()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.5, 0.4, 1.3})
    void halfTheLightIsEnough(double level) {
        assertThat(look(ChequeredTable.LARGE, TABLE.withLight(Light.EVEN.at(level)))
                        .flaws())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {3, 5})
    void aBlurOfThreePixelsIsOutOfFocusBeforeAnythingElse(double sigmaPx) {
        Observation seen = look(ChequeredTable.LARGE, blurred(sigmaPx));
        assertThat(seen.flaws()).startsWith(new SightTrouble(SightFlaw.BLURRED, Focus.MESSAGE, List.of(), true));
        assertThat(seen.troubles()).startsWith(Focus.MESSAGE);
    }

    @Test
    void withoutCornerTagsBlurIsMeasuredAtEdges() {
        Observation seen = look(ChequeredTable.SMALL, blurred(4));
        assertThat(seen.registered()).isFalse();
        assertThat(seen.troubles()).startsWith(Focus.MESSAGE);
    }

    @Test
    void darknessIsReportedBeforeAReadingFails() {
        Observation seen = look(ChequeredTable.LARGE, TABLE.withLight(Light.EVEN.at(0.3)));
        assertThat(read(seen)).isEqualTo(20);
        assertThat(seen.flaws()).containsExactly(new SightTrouble(SightFlaw.DARK, Darkness.MESSAGE, List.of(), false));
    }

    @ParameterizedTest
    @ValueSource(doubles = {1.5, 2, 4})
    void overexposureIsReportedWhenReadingsFail(double level) {
        TableScene bright = TABLE.withLight(Light.EVEN.at(level));
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            Observation seen = sitter.look(bright).observation();
            for (int i = 0; i < 10; i++) {
                seen = sitter.look(bright).observation();
            }
            assertThat(read(seen)).isLessThan(20);
            assertThat(seen.flaws())
                    .contains(new SightTrouble(SightFlaw.BRIGHT, Overexposure.MESSAGE, List.of(), false));
        }
    }

    @Test
    void glareNamesThePlacesNearestToIt() {
        assertThat(look(ChequeredTable.LARGE, glaring(-75, 75)).flaws())
                .singleElement()
                .satisfies(poor -> {
                    assertThat(poor.kind()).isEqualTo(SightFlaw.GLARE);
                    assertThat(poor.places()).contains(new Place("c6"));
                    assertThat(poor.says()).startsWith("Glare near c6").endsWith("move the lamp or the camera.");
                });
    }

    @Test
    void glareFarFromEveryPlaceIsBesideTheBoard() {
        assertThat(look(ChequeredTable.LARGE, glaring(400, 0)).flaws())
                .singleElement()
                .satisfies(poor -> {
                    assertThat(poor.says()).isEqualTo("Glare beside the board: move the lamp or the camera.");
                    assertThat(poor.places()).isEmpty();
                });
    }

    @Test
    void aPastFaultIsNotReportedOnAStillTable() {
        try (Sitter sitter = Sitter.at(ChequeredTable.SMALL)) {
            for (int i = 0; i < 10; i++) {
                sitter.look(glaring(-75, 75));
            }
            Observation last = sitter.look(TABLE).observation();
            for (int i = 0; i < 10; i++) {
                last = sitter.look(TABLE).observation();
            }
            assertThat(last.flaws()).isEmpty();
        }
    }
}
