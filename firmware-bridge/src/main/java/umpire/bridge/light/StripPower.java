package umpire.bridge.light;

import java.util.List;
import umpire.bridge.wire.Rgb;
import umpire.hardware.Leds;

/**
 * The brightness of the strip and the limit of its power supply.
 *
 * @param brightness from 0 to 1, applied to every LED
 * @param ledMilliamps the current of one part (red, green or blue) of one LED at 255
 * @param idleMilliamps the current of one dark LED
 * @param limitMilliamps the limit for the whole strip
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

    /** Returns the default: half brightness, WS2812B at 20 mA a part and 1 mA idle, and at most 2.5 A of a 5 V supply. */
    public static StripPower standard() {
        Leds.LedChip chip = Leds.LedChip.WS2812B;
        return new StripPower(0.5, chip.partMilliamps(), chip.idleMilliamps(), 2500);
    }

    /** Returns the default with another limit in amperes. */
    public static StripPower within(double amperes) {
        StripPower standard = standard();
        return new StripPower(standard.brightness, standard.ledMilliamps, standard.idleMilliamps, 1000 * amperes);
    }

    /** Returns the current in milliamperes that these colours draw, idle current included. */
    public double drawnMilliamps(List<Rgb> colours) {
        long parts = colours.stream().mapToLong(Rgb::sum).sum();
        return colours.size() * idleMilliamps + parts * ledMilliamps / 255;
    }

    /** Dims all colours equally, by the brightness and then to the limit of the supply. */
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
