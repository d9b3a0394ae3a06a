package umpire.vision.twin.print;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.hardware.Table;
import umpire.vision.frame.OpenCv;
import umpire.vision.twin.camera.CameraBump;
import umpire.vision.twin.camera.Lens;

/** Cached wood looks as it was painted. */
class PaintedWoodTest {
    private static final Table TABLE = Rig.standard().table();
    private static final Camera SMALL = Camera.reference().scaledTo(320, 240);

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    private static PaintedWood wood(long seed) {
        try (Lens lens = new Lens(SMALL, CameraBump.NONE)) {
            return PaintedWood.of(TABLE, lens, seed);
        }
    }

    private static Print freshlyPainted(PaintedWood wood) {
        WoodTexture texture = new WoodTexture(wood.table(), wood.reachXMm(), wood.reachYMm(), wood.seed());
        return texture.print(texture.painted());
    }

    private static boolean alike(Print one, Print other) {
        return Core.norm(one.pixels(), other.pixels(), Core.NORM_INF) == 0;
    }

    @Test
    void woodThatWasPaintedBeforeIsTheSame() {
        try (Print painted = freshlyPainted(wood(1));
                Print first = wood(1).print();
                Print again = wood(1).print()) {
            assertThat(alike(first, painted)).isTrue();
            assertThat(alike(again, painted)).isTrue();
        }
    }

    @Test
    void anotherGrainIsAnotherWood() {
        try (Print first = wood(1).print();
                Print second = wood(2).print()) {
            assertThat(alike(first, second)).isFalse();
        }
    }
}
