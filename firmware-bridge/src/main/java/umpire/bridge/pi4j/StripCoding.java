package umpire.bridge.pi4j;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds.LedChip;

/**
 * The SPI encoding for a kind of LED.
 *
 * @param spiHz the clock
 * @param encode returns the bytes of a picture
 * @param bytesFor returns their number for a number of LEDs
 * @param ledsWithin returns the number of LEDs that a transfer of some bytes can carry
 */
record StripCoding(
        int spiHz, Function<List<Rgb>, byte[]> encode, IntUnaryOperator bytesFor, IntUnaryOperator ledsWithin) {
    static StripCoding of(LedChip chip) {
        return switch (chip) {
            case WS2812B -> new StripCoding(Ws2812.SPI_HZ, Ws2812::encode, Ws2812::bytesFor, Ws2812::ledsWithin);
            case SK9822 -> new StripCoding(Sk9822.SPI_HZ, Sk9822::encode, Sk9822::bytesFor, Sk9822::ledsWithin);
        };
    }
}
