package umpire.bridge.pi4j;

import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds.LedChip;

/**
 * How a kind of LED is told its colours over SPI.
 *
 * @param spiHz the clock
 * @param encode makes the bytes of a picture
 * @param bytesFor how many they are, for so many LEDs
 * @param ledsWithin how many LEDs a transfer of so many bytes can carry
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
