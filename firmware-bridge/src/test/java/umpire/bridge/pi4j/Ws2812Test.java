package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.bridge.wire.Rgb;

class Ws2812Test {
    /** 8 is the SPI bits 1000, an LED's zero; e is 1110, its one. */
    private static final String GOLDEN = """
            00                 the line settles
            88 88 8e e8        green 6   = 0000 0110
            ee ee ee ee        red 255   = 1111 1111
            e8 88 88 88        blue 128  = 1000 0000
            e8 e8 e8 e8        green 170 = 1010 1010
            88 88 88 88        red 0     = 0000 0000
            88 88 88 8e        blue 1    = 0000 0001
            """;

    @Test
    void twoLedsGoOverTheLineAsWrittenDown() {
        byte[] bytes = Ws2812.encode(List.of(new Rgb(255, 6, 128), new Rgb(0, 170, 1)));

        String annotated =
                GOLDEN.lines().map(line -> line.substring(0, 19).strip()).collect(Collectors.joining(" "));
        String expected = annotated.replace(" ", "") + "00".repeat(112);
        assertThat(HexFormat.of().formatHex(bytes)).isEqualTo(expected);
    }

    @Test
    void aStripReadsBackEveryColour() {
        long seed = new Random().nextLong();
        Random random = new Random(seed);
        List<Rgb> colours = random.ints(300, 0, 0x1000000)
                .mapToObj(rgb -> new Rgb(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff))
                .toList();

        assertThat(Pulses.read(Ws2812.encode(colours), 300)).as("seed %d", seed).isEqualTo(colours);
    }

    @Test
    void withoutLedsOnlyTheEndIsSent() {
        assertThat(Ws2812.encode(List.of())).hasSize(113).containsOnly(0);
    }
}
