package umpire.bridge.pi4j;

import java.util.List;
import umpire.bridge.wire.Rgb;

/**
 * Writes colours as an SK9822 or an APA102 understands them, over SPI with its clock.
 *
 * <p>Four bytes of zero begin a picture. An LED takes the first four bytes that it sees after them: three ones and its brightness in
 * five bits, then blue, green, red. Brightness stays full, for the colours are dimmed already. Each LED passes the rest on half
 * a clock late, so that the last one needs half as many clocks more as there are LEDs; and an SK9822 shows its colour once it sees
 * four more bytes of zero.
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

    /** Returns how many LEDs one transfer of so many bytes can carry. */
    static int ledsWithin(int transferBytes) {
        int leds = Math.max(0, (transferBytes - START_BYTES - SHOW_BYTES) / LED_BYTES);
        while (leds > 0 && bytesFor(leds) > transferBytes) {
            leds--;
        }
        return leds;
    }
}
