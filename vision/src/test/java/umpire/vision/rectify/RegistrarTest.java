package umpire.vision.rectify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table.CornerTag;
import umpire.rules.kernel.Point;
import umpire.vision.detect.Pixel;
import umpire.vision.detect.tags.Tag;

/** A frame is registered only if the corner tags are where the rig file has them. */
class RegistrarTest {
    private static final Rig RIG = Rig.standard();
    private static final double HEIGHT_MM = 900;

    /** A camera straight above the table's centre, its picture's top away from South. */
    private static CameraView above() {
        return new CameraView(
                RIG.camera(),
                List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0)),
                List.of(0.0, 0.0, HEIGHT_MM));
    }

    private static Tag seen(CornerTag corner, double offMm) {
        double half = RIG.table().cornerTagMm() / 2;
        double x = corner.xMm() + offMm;
        double y = corner.yMm();
        List<Pixel> corners = Stream.of(
                        new Point(x - half, y + half),
                        new Point(x + half, y + half),
                        new Point(x + half, y - half),
                        new Point(x - half, y - half))
                .map(point -> above().pixelFromTable(point.xMm(), point.yMm(), 0))
                .toList();
        return new Tag(corner.id(), corners, 1);
    }

    private static Registration registered(List<Tag> tags) {
        Camera camera = RIG.camera();
        return new Registrar(RIG).register(tags, camera.widthPx(), camera.heightPx());
    }

    /** Registers a table with one corner tag shifted to the right of its place in the rig file. */
    private static Registration registered(int shifted, double offMm) {
        List<Tag> tags = new ArrayList<>();
        for (CornerTag corner : RIG.table().corners()) {
            tags.add(seen(corner, corner.id() == shifted ? offMm : 0));
        }
        return registered(tags);
    }

    @Test
    void tagsAtTheirPlacesRegisterTheCamera() {
        assertThat(registered(0, 0)).isInstanceOfSatisfying(Registration.Registered.class, good -> {
            assertThat(good.errorMm()).isLessThan(0.1);
            assertThat(good.view().cameraMm(2)).isBetween(HEIGHT_MM - 1, HEIGHT_MM + 1);
            assertThat(good.troubles()).isEmpty();
        });
    }

    @ParameterizedTest(name = "tag {0}")
    @ValueSource(ints = {246, 247, 248, 249})
    void aMisplacedTagPreventsRegistration(int tag) {
        for (double offMm : new double[] {-300, -30, 30, 300}) {
            assertThat(registered(tag, offMm))
                    .isInstanceOfSatisfying(
                            Registration.Lost.class,
                            lost -> assertThat(lost.troubles())
                                    .singleElement()
                                    .asString()
                                    .startsWith("Measure the corner tags again, or calibrate:"));
        }
    }

    @Test
    void aTagOffByAMillimetreIsTolerated() {
        assertThat(registered(246, 1)).isInstanceOf(Registration.Registered.class);
    }

    @Test
    void threeTagsRegisterAndTheFourthIsNamed() {
        List<Tag> tags = RIG.table().corners().stream()
                .filter(corner -> corner.id() != 248)
                .map(corner -> seen(corner, 0))
                .toList();
        assertThat(registered(tags)).isInstanceOfSatisfying(Registration.Registered.class, good -> {
            assertThat(good.seen()).containsExactly(246, 247, 249);
            assertThat(good.missing()).containsExactly(248);
            assertThat(good.troubles()).singleElement().asString().contains("248 (near-right)");
        });
    }
}
