package umpire.bridge.light;

import java.util.List;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;

/**
 * How bright the strip may be and what the power supply can give.
 *
 * @param brightness from 0 to 1, applied to every LED
 * @param ledMilliamps what one part (red, green or blue) of one LED draws at 255
 * @param idleMilliamps what one dark LED draws
 * @param limitMilliamps what the whole strip may draw
 */
public record StripPower(double brightness, double ledMilliamps, double idleMilliamps, double limitMilliamps) {
    public StripPower {
        if (!(brightness >= 0 && brightness <= 1)) {
            throw new IllegalArgumentException("brightness lies between 0 and 1, not " + brightness);
        }
        if (!(ledMilliamps > 0) || !(idleMilliamps >= 0) || !(limitMilliamps > 0)) {
            throw new IllegalArgumentException("currents are positive numbers of milliamperes");
        }
    }

    /** Half brightness, WS2812B at 20 mA a part and 1 mA idle, and a 5 V supply of which the strip may take 2.5 A. */
    public static StripPower standard() {
        Leds.LedChip chip = Leds.LedChip.WS2812B;
        return new StripPower(0.5, chip.partMilliamps(), chip.idleMilliamps(), 2500);
    }

    /** The same with a supply of which the strip may take so much. */
    public static StripPower within(double amperes) {
        StripPower standard = standard();
        return new StripPower(standard.brightness, standard.ledMilliamps, standard.idleMilliamps, 1000 * amperes);
    }

    /** Returns what these colours draw, idle current included. */
    public double drawnMilliamps(List<Rgb> colours) {
        long parts = colours.stream().mapToLong(Rgb::sum).sum();
        return colours.size() * idleMilliamps + parts * ledMilliamps / 255;
    }

    /** Dims all colours alike, by the brightness and then until the supply can carry them. */
    List<Rgb> tame(List<Rgb> colours) {
        List<Rgb> dimmed =
                colours.stream().map(colour -> colour.times(brightness)).toList();
        double idle = colours.size() * idleMilliamps;
        double light = drawnMilliamps(dimmed) - idle;
        double left = Math.max(0, limitMilliamps - idle);
        if (light <= left) {
            return dimmed;
        }
        return dimmed.stream().map(colour -> colour.times(left / light)).toList();
    }
}
