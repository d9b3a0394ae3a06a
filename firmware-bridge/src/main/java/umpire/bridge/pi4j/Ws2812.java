package umpire.bridge.pi4j;

import java.util.List;
import umpire.bridge.wire.Rgb;

/**
 * Encodes colours as the pulses of a WS2812B on SPI's data line.
 *
 * <p>At 3.2 MHz one SPI bit lasts 312.5 ns. Four of them make one bit for the LED: 1000 is a short pulse of 312 ns, a zero; 1110 is a long
 * one of 937 ns, a one. An LED takes green, red, blue, highest bit first: twelve SPI bytes. A low line of 280 µs makes the strip show its
 * data: 112 bytes of zero at the end. One byte of zero at the start lets the line settle.
 */
final class Ws2812 {
    static final int SPI_HZ = 3_200_000;

    private static final int LED_BYTES = 12;
    private static final int LEAD_BYTES = 1;
    private static final int RESET_BYTES = 112;
    private static final int ZERO = 0b1000;
    private static final int ONE = 0b1110;

    private Ws2812() {}

    static byte[] encode(List<Rgb> colours) {
        byte[] bytes = new byte[bytesFor(colours.size())];
        int at = LEAD_BYTES;
        for (Rgb colour : colours) {
            at = encode(colour.green(), bytes, at);
            at = encode(colour.red(), bytes, at);
            at = encode(colour.blue(), bytes, at);
        }
        return bytes;
    }

    private static int encode(int part, byte[] bytes, int at) {
        for (int bit = 7; bit > 0; bit -= 2) {
            bytes[at++] = (byte) (pulse(part >> bit) << 4 | pulse(part >> (bit - 1)));
        }
        return at;
    }

    private static int pulse(int bits) {
        return (bits & 1) == 0 ? ZERO : ONE;
    }

    static int bytesFor(int leds) {
        return LEAD_BYTES + LED_BYTES * leds + RESET_BYTES;
    }

    /** Returns the number of LEDs that one transfer of this many bytes can carry. A pause between two transfers would end the picture. */
    static int ledsWithin(int transferBytes) {
        return (transferBytes - LEAD_BYTES - RESET_BYTES) / LED_BYTES;
    }
}
