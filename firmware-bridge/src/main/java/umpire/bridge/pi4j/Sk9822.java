package umpire.bridge.pi4j;

import java.util.List;
import umpire.bridge.wire.Rgb;

/**
 * Encodes colours for an SK9822 or an APA102, over SPI with its clock.
 *
 * <p>Four bytes of zero begin a picture. Each LED takes the first four bytes after them: three ones and its brightness in five bits, then
 * blue, green, red. Brightness stays full, since the colours are dimmed already. Each LED passes the data on half a clock late, so the last
 * one needs additional clocks, half as many as there are LEDs. An SK9822 shows its colour after four more bytes of zero.
 */
final class Sk9822 {
    static final int SPI_HZ = 4_000_000;

    private static final int START_BYTES = 4;
    private static final int LED_BYTES = 4;
    private static final int SHOW_BYTES = 4;
    private static final int LEDS_A_CLOCK_BYTE = 16;
    private static final int FULL = 0b111_11111;

    private Sk9822() {}

    static byte[] encode(List<Rgb> colours) {
        byte[] bytes = new byte[bytesFor(colours.size())];
        int at = START_BYTES;
        for (Rgb colour : colours) {
            bytes[at++] = (byte) FULL;
            bytes[at++] = (byte) colour.blue();
            bytes[at++] = (byte) colour.green();
            bytes[at++] = (byte) colour.red();
        }
        return bytes;
    }

    static int bytesFor(int leds) {
        return START_BYTES + LED_BYTES * leds + SHOW_BYTES + Math.ceilDiv(leds, LEDS_A_CLOCK_BYTE);
    }

    /** Returns the number of LEDs that one transfer of this many bytes can carry. */
    static int ledsWithin(int transferBytes) {
        int leds = Math.max(0, (transferBytes - START_BYTES - SHOW_BYTES) / LED_BYTES);
        while (leds > 0 && bytesFor(leds) > transferBytes) {
            leds--;
        }
        return leds;
    }
}
