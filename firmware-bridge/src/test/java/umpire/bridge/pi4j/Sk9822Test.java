package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThat;

import com.pi4j.context.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.bridge.wire.PixelWire;
import umpire.bridge.wire.PixelWireContract;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds.LedChip;

class Sk9822Test implements PixelWireContract {
    private static final HexFormat HEX = HexFormat.of();

    private CuttableSpi spi;
    private int count;
    private byte[] lastPicture = {};

    @Override
    public PixelWire open(int leds) throws IOException {
        count = leds;
        Context context = Contexts.with(new CuttableSpi.CuttableProvider());
        PixelWire wire = new Pi4jStrip(context, leds, StripCoding.of(LedChip.SK9822), 4096);
        spi = context.registry().get(Pi4jStrip.ID, CuttableSpi.class);
        return wire;
    }

    /** Decodes the line as the LEDs do, one after the other: after 32 zeros, four bytes for each. */
    @Override
    public List<Rgb> seen() {
        byte[] sent = spi.readEntireMockBuffer();
        if (sent.length > 0) {
            lastPicture = Arrays.copyOfRange(sent, sent.length - Sk9822.bytesFor(count), sent.length);
        }
        assertThat(HEX.formatHex(lastPicture, 0, 4)).isEqualTo("00000000");
        List<Rgb> colours = new ArrayList<>();
        for (int at = 4; at < 4 + 4 * count; at += 4) {
            assertThat(lastPicture[at] & 0xff)
                    .as("three ones and full brightness")
                    .isEqualTo(0xff);
            colours.add(new Rgb(lastPicture[at + 3] & 0xff, lastPicture[at + 2] & 0xff, lastPicture[at + 1] & 0xff));
        }
        return colours;
    }

    @Override
    public void cut() {
        spi.cut();
    }

    @Test
    void twoLedsGoOverTheLineAsWrittenDown() {
        assertThat(HEX.formatHex(Sk9822.encode(List.of(new Rgb(255, 6, 128), new Rgb(0, 170, 1)))))
                .isEqualTo(
                        "00000000" // begins
                                + "ff" + "80" + "06" + "ff" // full, blue 128, green 6, red 255
                                + "ff" + "01" + "aa" + "00" // full, blue 1, green 170, red 0
                                + "00000000" // shows
                                + "00"); // one clock more for the second LED
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 16, 17, 64, 65, 288, 1000})
    void theLastLedGetsItsClocks(int leds) {
        byte[] bytes = Sk9822.encode(Collections.nCopies(leds, new Rgb(255, 255, 255)));
        int clocksBehind = 8 * (bytes.length - 4 - 4 * leds);
        assertThat(bytes).hasSize(Sk9822.bytesFor(leds));
        assertThat(clocksBehind).isGreaterThanOrEqualTo(32 + (leds + 1) / 2);
        assertThat(Arrays.copyOfRange(bytes, 4 + 4 * leds, bytes.length)).containsOnly(0);
    }

    @Test
    void asManyLedsFitAsTheTransferCarries() {
        int most = Sk9822.ledsWithin(4096);
        assertThat(Sk9822.bytesFor(most)).isLessThanOrEqualTo(4096);
        assertThat(Sk9822.bytesFor(most + 1)).isGreaterThan(4096);
        assertThat(Sk9822.ledsWithin(0)).isZero();
    }
}
