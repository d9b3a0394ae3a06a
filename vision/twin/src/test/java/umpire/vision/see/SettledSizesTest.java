package umpire.vision.see;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.imgcodecs.Imgcodecs;
import umpire.hardware.Rig;
import umpire.vision.detect.Pixel;
import umpire.vision.frame.OpenCv;
import umpire.vision.observe.ChequeredTable;
import umpire.vision.observe.DiceField;
import umpire.vision.observe.Sitter;
import umpire.vision.see.PictureReport.DieSeen;
import umpire.vision.twin.camera.GroundTruth;
import umpire.vision.twin.scene.TableScene;
import umpire.vision.twin.scene.TwinDie;

/** Dice of unknown size on a table whose scale is known. */
class SettledSizesTest {
    private static final Rig RIG = ChequeredTable.LARGE;

    /** The result for flat dice, and the number of leaning dice read with certainty. */
    private record Score(int flat, int right, int wrong, int cocked, int leaningSure) {}

    @TempDir
    private Path folder;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private Score score(TableScene scene, Optional<Rig> rig, List<Double> diceMm) {
        Path file = folder.resolve("table.png");
        GroundTruth truth;
        try (Sitter sitter = new Sitter(RIG, List.of(), List.of())) {
            sitter.look(scene, bgr -> Imgcodecs.imwrite(file.toString(), bgr));
            truth = sitter.truth(scene);
        }
        List<DieSeen> seen = new PictureReader(rig, PieceList.NONE, Optional.empty(), diceMm, Optional.empty())
                .look(file)
                .orThrow()
                .getFirst()
                .dice();
        int[] count = new int[5];
        for (GroundTruth.TrueDie die : truth.dice()) {
            boolean flat = die.tiltDeg() == 0;
            Optional<DieSeen> read =
                    seen.stream().filter(other -> isAt(die, other)).findFirst();
            Optional<String> face = read.flatMap(DieSeen::face);
            count[0] += flat ? 1 : 0;
            count[1] += flat && face.equals(Optional.of("" + die.face())) ? 1 : 0;
            count[2] += flat && face.isPresent() && !face.get().equals("" + die.face()) ? 1 : 0;
            count[3] += flat && read.filter(DieSeen::cocked).isPresent() ? 1 : 0;
            count[4] += !flat && face.isPresent() && read.orElseThrow().confidence() >= 0.9 ? 1 : 0;
        }
        return new Score(count[0], count[1], count[2], count[3], count[4]);
    }

    private static boolean isAt(GroundTruth.TrueDie die, DieSeen seen) {
        double x = die.top().stream().mapToDouble(Pixel::x).average().orElseThrow();
        double y = die.top().stream().mapToDouble(Pixel::y).average().orElseThrow();
        double seenX = seen.box().x() + seen.box().width() / 2;
        double seenY = seen.box().y() + seen.box().height() / 2;
        return Math.hypot(x - seenX, y - seenY) < 20;
    }

    private static TableScene twoSizes() {
        List<TwinDie> small = DiceField.scene(3, 16).dice();
        List<TwinDie> large = DiceField.scene(4, 19).dice();
        List<TwinDie> mixed = new ArrayList<>();
        for (int i = 0; i < small.size(); i++) {
            mixed.add(i % 2 == 0 ? small.get(i) : large.get(i));
        }
        return TableScene.empty().withoutBoard().withDice(mixed);
    }

    @Test
    void diceOfNineteenMillimetresAreReadWithoutASetting() {
        Score settled = score(DiceField.scene(3, 19), Optional.of(RIG), List.of());
        assertThat(settled.wrong()).isZero();
        assertThat(settled.cocked()).isZero();
        assertThat(settled.right()).isGreaterThanOrEqualTo(settled.flat() - 3);
        assertThat(settled.leaningSure()).isZero();
    }

    @Test
    void twoSizesInOnePictureAreToldApart() {
        Score settled = score(twoSizes(), Optional.of(RIG), List.of());
        assertThat(settled.wrong()).isZero();
        assertThat(settled.cocked()).isZero();
        assertThat(settled.right()).isGreaterThanOrEqualTo(settled.flat() - 3);
        assertThat(settled.leaningSure()).isZero();
    }

    @Test
    void sizesHelpWithoutATable() {
        Score score = score(twoSizes(), Optional.empty(), List.of(16.0, 19.0));
        assertThat(score.wrong()).isZero();
        assertThat(score.right()).isGreaterThan(score.flat() * 9 / 10);
    }
}
