package umpire.bridge.serial;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import umpire.bridge.serial.PictureParts.StripPart;
import umpire.bridge.serial.SerialFrame.FrameKind;
import umpire.bridge.wire.Rgb;

class PicturePartsTest {
    private static final HexFormat HEX = HexFormat.of();
    private static final Rgb RED = new Rgb(255, 0, 0);

    private static List<String> written(List<StripPart> parts) {
        return parts.stream()
                .map(part -> part.kind() + " " + HEX.formatHex(part.payload()))
                .toList();
    }

    @Test
    void ledsThatDifferGoOneByOne() {
        PictureParts parts = new PictureParts(List.of(new Rgb(1, 2, 3), new Rgb(4, 5, 6)));
        assertThat(written(parts.from(9, 0))).containsExactly("PLAIN 09" + "0000" + "010203" + "040506");
        assertThat(written(parts.from(9, 1))).containsExactly("PLAIN 09" + "0100" + "040506");
        assertThat(parts.from(9, 2)).isEmpty();
    }

    @Test
    void ledsOfOneColourGoAsRunsOf255AtMost() {
        PictureParts parts = new PictureParts(Collections.nCopies(260, RED));
        assertThat(written(parts.from(9, 0))).containsExactly("RUNS 09" + "0000" + "ffff0000" + "05ff0000");
        assertThat(written(parts.from(9, 258))).containsExactly("RUNS 09" + "0201" + "02ff0000");
    }

    @Test
    void aLongPictureIsSentInConsecutiveParts() {
        List<Rgb> colours = IntStream.range(0, 288)
                .mapToObj(led -> new Rgb(led / 2, 1, led & 1))
                .toList();
        List<StripPart> parts = new PictureParts(colours).from(3, 0);
        assertThat(parts).hasSize(6).allSatisfy(part -> {
            assertThat(part.kind()).isEqualTo(FrameKind.PLAIN);
            assertThat(part.payload()).hasSize(3 + 48 * 3);
        });
        assertThat(parts)
                .extracting(part -> (part.payload()[1] & 0xff) + 256 * part.payload()[2])
                .containsExactly(0, 48, 96, 144, 192, 240);
    }

    @Test
    void runsContinueInTheNextFrame() {
        List<Rgb> colours = new ArrayList<>();
        IntStream.range(0, 40).forEach(run -> colours.addAll(Collections.nCopies(5, new Rgb(run, 0, 0))));
        List<StripPart> parts = new PictureParts(colours).from(3, 0);
        assertThat(parts).extracting(StripPart::kind).containsExactly(FrameKind.RUNS, FrameKind.RUNS);
        assertThat(HEX.formatHex(parts.getLast().payload())).startsWith("03" + "b400" + "05240000");
    }

    /** Adler-32 of 01 02 03 is 000D0007, and of nothing 00000001. */
    @Test
    void theShowRequestHasNumberLengthAndChecksum() {
        assertThat(HEX.formatHex(new PictureParts(List.of(new Rgb(1, 2, 3))).show(9)))
                .isEqualTo("09" + "0100" + "07000d00");
        assertThat(HEX.formatHex(new PictureParts(List.of()).show(9))).isEqualTo("09" + "0000" + "01000000");
    }
}
