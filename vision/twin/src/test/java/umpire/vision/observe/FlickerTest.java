package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjLongConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Mat;
import umpire.vision.twin.camera.ColourDrift;
import umpire.vision.twin.camera.LampFlicker;
import umpire.vision.twin.scene.TableScene;

/** Lamps that flicker with the mains before a rolling shutter, and a drifting white balance. */
class FlickerTest {
    private static final TableScene TWENTY = ChequeredTable.scene(20, 3);
    private static final int FRAMES = 7;
    private static final int KNOWN_AFTER = 3;
    /** Not a multiple of a flicker, so that the bands are elsewhere in every frame. */
    private static final long BETWEEN_MS = 103;

    @ParameterizedTest
    @CsvSource({"60, 0.5, 12", "50, 0.2, 5"})
    void aTableAtRestIsSeenAtRestAndAsItIs(double mainsHz, double depth, double exposureMs) {
        LampFlicker flicker = new LampFlicker(mainsHz, depth, 28);
        assertThat(moving((bgr, takenMs) -> flicker.shine(bgr, exposureMs, takenMs), Claims::areWhole))
                .isEmpty();
    }

    /** Much darker bands hide places, as a shadow does. */
    @ParameterizedTest
    @CsvSource({"50, 0.8, 5", "60, 1, 2"})
    void flickeringLampsCauseNoErrors(double mainsHz, double depth, double exposureMs) {
        LampFlicker flicker = new LampFlicker(mainsHz, depth, 28);
        moving((bgr, takenMs) -> flicker.shine(bgr, exposureMs, takenMs), Claims::areNeverWrong);
    }

    @ParameterizedTest
    @CsvSource("0.25, 4000")
    void aWhiteBalanceThatWandersMovesNothing(double share, double periodMs) {
        ColourDrift drift = new ColourDrift(share, periodMs);
        assertThat(moving(drift::tint, Claims::areWhole)).isEmpty();
    }

    private static List<Integer> moving(ObjLongConsumer<Mat> spoil, Consumer<Claims> held) {
        List<Integer> moving = new ArrayList<>();
        try (Sitter sitter = Sitter.at(ChequeredTable.LARGE)) {
            for (int i = 0; i < FRAMES; i++) {
                long takenMs = i * BETWEEN_MS;
                FrameResult seen = sitter.look(TWENTY, bgr -> spoil.accept(bgr, takenMs));
                if (i >= KNOWN_AFTER) {
                    held.accept(new Claims(TWENTY, seen));
                    if (seen.observation().moving()) {
                        moving.add(i);
                    }
                }
            }
        }
        return moving;
    }
}
