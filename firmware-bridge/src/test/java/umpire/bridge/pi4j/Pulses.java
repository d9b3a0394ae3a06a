package umpire.bridge.pi4j;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import umpire.bridge.wire.Rgb;

/** Decodes a data line as a WS2812B does: the length of a pulse decides each bit. Written independently of the encoder. */
final class Pulses {
    private static final double BIT_NS = 312.5;

    private Pulses() {}

    static List<Rgb> read(byte[] line, int leds) {
        List<Integer> bits = bits(line);
        assertThat(bits).as("bits on the line").hasSize(24 * leds);
        List<Rgb> colours = new ArrayList<>();
        for (int led = 0; led < leds; led++) {
            int green = part(bits, led * 24);
            int red = part(bits, led * 24 + 8);
            int blue = part(bits, led * 24 + 16);
            colours.add(new Rgb(red, green, blue));
        }
        return colours;
    }

    private static int part(List<Integer> bits, int from) {
        int part = 0;
        for (int bit : bits.subList(from, from + 8)) {
            part = part * 2 + bit;
        }
        return part;
    }

    /** By the data sheet: high for 220 to 380 ns is a zero, 580 to 1000 ns a one; low for more than 280 µs is the end. */
    private static List<Integer> bits(byte[] line) {
        List<Integer> bits = new ArrayList<>();
        int high = 0;
        int low = 0;
        for (int i = 0; i < line.length * 8; i++) {
            boolean up = (line[i / 8] >> (7 - i % 8) & 1) == 1;
            if (!up && high > 0) {
                double highNs = high * BIT_NS;
                assertThat(highNs).matches(ns -> ns >= 220 && ns <= 380 || ns >= 580 && ns <= 1000, "a lawful pulse");
                bits.add(highNs > 500 ? 1 : 0);
            }
            high = up ? high + 1 : 0;
            low = up ? 0 : low + 1;
        }
        assertThat(low * BIT_NS).as("the low line at the end, in nanoseconds").isGreaterThan(280_000);
        return bits;
    }
}
