package umpire.vision.observe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import umpire.hardware.Camera;
import umpire.hardware.Rig;
import umpire.rules.kernel.DieType;
import umpire.rules.kernel.Piece;
import umpire.rules.kernel.Token;
import umpire.vision.frame.OpenCv;
import umpire.vision.rectify.CameraView;

/** Finds the tags for which a camera has too few pixels. A sticker on a die of 16 mm has a tag of 11 mm. */
class SmallTagsTest {
    private static final List<DieType> STICKERS = List.of(new DieType(
            DieType.STICKER,
            "elf",
            IntStream.rangeClosed(1, 6)
                    .mapToObj(face -> new DieType.Face("" + face, OptionalInt.of(20 + face)))
                    .toList(),
            16,
            "",
            1));

    @BeforeAll
    static void loadOpenCv() {
        OpenCv.load();
    }

    /** A camera a metre above the table. */
    private static CameraView view(double pxPerMm) {
        double focalPx = pxPerMm * 1000;
        return new CameraView(
                new Camera(800, 800, focalPx, focalPx, 400, 400, List.of(0.0, 0.0, 0.0, 0.0, 0.0), 0),
                List.of(List.of(1.0, 0.0, 0.0), List.of(0.0, -1.0, 0.0), List.of(0.0, 0.0, -1.0)),
                List.of(0.0, 0.0, 1000.0));
    }

    private static List<String> troubles(List<Piece> pieces, double pxPerMm) {
        return new SmallTags(pieces, STICKERS, Rig.standard()).troubles(view(pxPerMm));
    }

    @Test
    void tooSmallStickersAreReportedWithTheRemedy() {
        assertThat(troubles(List.of(), 0.95))
                .containsExactly(
                        "A tag of 11 mm, as on the dice called elf, is only 10 pixels wide in this picture: use a"
                                + " camera with more pixels, hang it lower, or use larger dice, with tags of 14 mm.");
        assertThat(troubles(List.of(), 1.26)).isEmpty();
    }

    @Test
    void aFaceOfADieIsReportedOnce() {
        Piece face = new Piece(21, new Token("one"), "One", "1", "", 11, 16);
        assertThat(troubles(List.of(face), 0.95)).hasSize(1);
        Piece pearl = new Piece(7, new Token("pearl"), "Pearl", "P", "", 12, 5);
        assertThat(troubles(List.of(pearl), 0.95))
                .hasSize(2)
                .first()
                .asString()
                .contains("as on the Pearl")
                .contains("print tags of 15 mm");
    }

    @Test
    void diceWithPipsCauseNoTagTrouble() {
        assertThat(new SmallTags(List.of(), List.of(DieType.pips(16, 1)), Rig.standard()).troubles(view(0.5)))
                .isEmpty();
    }
}
