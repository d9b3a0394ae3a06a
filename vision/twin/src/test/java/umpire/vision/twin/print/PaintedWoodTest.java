package umpire.vision.twin.print;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.Lens;

/** Wood is painted once for all cameras that see the same of it. */
class PaintedWoodTest {
    private static final Table TABLE = Rig.standard().table();
    private static final Camera SMALL = Camera.reference().scaledTo(320, 240);

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    private static Print wood(long seed) {
        try (Lens lens = new Lens(SMALL, CameraBump.NONE)) {
            return PaintedWood.of(TABLE, lens, seed);
        }
    }

    private static Print freshlyPainted(long seed) {
        try (Lens lens = new Lens(SMALL, CameraBump.NONE)) {
            WoodTexture texture = new WoodTexture(TABLE, lens, seed);
            return texture.print(texture.painted());
        }
    }

    private static boolean alike(Print one, Print other) {
        return Core.norm(one.pixels(), other.pixels(), Core.NORM_INF) == 0;
    }

    @Test
    void twoCamerasBeforeTheSameTableSeeTheSamePaint() {
        try (Print first = wood(1);
                Print second = wood(1)) {
            assertThat(second.pixels().dataAddr()).isEqualTo(first.pixels().dataAddr());
        }
    }

    @Test
    void anotherGrainIsAnotherWood() {
        try (Print first = wood(1);
                Print second = wood(2)) {
            assertThat(alike(first, second)).isFalse();
        }
    }

    /** Also where so many others were painted meanwhile that nobody but the camera keeps it. */
    @Test
    void woodThatOneCameraGaveBackStaysAsItWasForTheOther() {
        try (Print wanted = freshlyPainted(1);
                Print mine = wood(1)) {
            wood(1).close();
            List<Print> others = new ArrayList<>();
            for (long seed = 2; seed < 6; seed++) {
                others.add(wood(seed));
            }
            assertThat(alike(mine, wanted)).isTrue();
            others.forEach(Print::close);
            try (Print again = wood(1)) {
                assertThat(alike(again, wanted)).isTrue();
            }
        }
    }
}
