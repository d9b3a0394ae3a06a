package umpire.table.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.drawing.raster.KnownSheets;
import umpire.hardware.Rig;
import umpire.rules.kernel.Game;
import umpire.table.finding.Finding;
import umpire.table.finding.Finding.FindingState;
import umpire.table.games.GameCatalogue;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.VisionPipeline;
import umpire.vision.twin.TwinCamera;
import umpire.vision.twin.VirtualCamera;
import umpire.vision.twin.VirtualTable;
import umpire.vision.twin.scene.TableScene;

/** Findings on a camera whose table was spoilt on purpose. */
class CameraExaminationTest {
    private static final Rig RIG = Rig.standard();
    private static final Game<?, ?> GAME =
            GameCatalogue.open("ogre-chess", Map.of()).orThrow();

    private long nowMs;

    @BeforeAll
    static void load() {
        OpenCv.onCallersThread();
    }

    /** Advances the clock, so that each frame is a new picture. */
    private long tick() {
        nowMs += 40;
        return nowMs;
    }

    private static VirtualTable table() {
        return new VirtualTable(RIG.table(), GAME.board(), GAME.pieces(), List.of());
    }

    private List<Finding> findings(Rig rig, UnaryOperator<TableScene> spoil) throws InterruptedException {
        VirtualTable table = table();
        table.become(spoil.apply(table.at(0)));
        try (VisionPipeline eye = KnownSheets.eye(rig, GAME)) {
            return new CameraExamination(
                            rig,
                            () -> new VirtualCamera(
                                    table,
                                    TwinCamera.of(RIG, GAME, 1),
                                    this::tick,
                                    new VirtualCamera.Pacing(40, 40, 0)))
                    .findings(eye);
        }
    }

    private static Finding of(String part, List<Finding> findings) {
        return findings.stream()
                .filter(each -> each.part().equals(part))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aGoodCameraHasNoFaults() throws Exception {
        List<Finding> findings = findings(RIG, UnaryOperator.identity());
        assertThat(findings)
                .extracting(Finding::part)
                .containsExactly("camera", "light", "exposure", "focus", "glare", "tags");
        assertThat(findings).allMatch(each -> each.state() == FindingState.GOOD);
    }

    @Test
    void aDarkRoomIsFound() throws Exception {
        Finding light =
                of("light", findings(RIG, scene -> scene.withLight(scene.light().at(0.02))));
        assertThat(light.state()).isEqualTo(FindingState.BAD);
        assertThat(light.mend()).isNotBlank();
    }

    @Test
    void cornerTagsThatAreCoveredAreNamed() throws Exception {
        VirtualTable covered = table();
        covered.coverCorner("far-left", true, 0);
        Finding one = of("tags", findings(RIG, scene -> covered.at(0)));
        assertThat(one.state()).isEqualTo(FindingState.DOUBTFUL);
        assertThat(one.says()).contains("far-left");
        covered.coverCorner("near-left", true, 0);
        covered.coverCorner("near-right", true, 0);
        assertThat(of("tags", findings(RIG, scene -> covered.at(0))).state()).isEqualTo(FindingState.BAD);
    }

    @Test
    void picturesOfAnotherSizeThanTheLensWasFoundWithAreFound() throws Exception {
        Rig other = RIG.through(RIG.camera().scaledTo(1_014, 760));
        Finding camera = of("camera", findings(other, UnaryOperator.identity()));
        assertThat(camera.state()).isEqualTo(FindingState.BAD);
        assertThat(camera.says()).contains("1014 x 760");
    }

    @Test
    void aMissingCameraIsTheOnlyFinding() throws Exception {
        try (VisionPipeline eye = KnownSheets.eye(RIG, GAME)) {
            List<Finding> findings = new CameraExamination(RIG, () -> {
                        throw new IOException("there is no /dev/video7");
                    })
                    .findings(eye);
            assertThat(findings).hasSize(1);
            assertThat(findings.getFirst().state()).isEqualTo(FindingState.BAD);
            assertThat(findings.getFirst().says()).contains("/dev/video7");
        }
    }
}
