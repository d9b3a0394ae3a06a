package umpire.vision.twin.scene;

import java.util.List;

/**
 * The light of the table.
 *
 * @param level overall brightness: 1 exposes white paper to about 225 of 255
 * @param gradient how much brighter one side is than the other, as a share
 * @param gradientDeg the direction of the brighter side
 * @param lampXMm the place of the lamp that casts the shadows
 * @param lampYMm the place of the lamp
 * @param lampHeightMm of the lamp above the table
 * @param shadow the lamp's share of the light, 0 to 1: the darkness of its shadows
 * @param kelvin colour temperature: 5500 is neutral, 3000 warm, 8000 cold
 * @param glares reflections
 */
public record Light(
        double level,
        double gradient,
        double gradientDeg,
        double lampXMm,
        double lampYMm,
        double lampHeightMm,
        double shadow,
        double kelvin,
        List<Glare> glares) {
    /** A living room by day with a lamp on. */
    public static final Light EVEN = new Light(1, 0.12, 120, -420, 520, 1100, 0.35, 5200, List.of());

    public Light {
        glares = List.copyOf(glares);
        if (!(level >= 0) || !(lampHeightMm > 200) || !(kelvin >= 1500)) {
            throw new IllegalArgumentException(
                    "a light must have a level of 0 or more, a lamp more than 200 mm above the table, and at least 1500 kelvin");
        }
    }

    /** Returns the light at another brightness. */
    public Light at(double level) {
        return new Light(level, gradient, gradientDeg, lampXMm, lampYMm, lampHeightMm, shadow, kelvin, glares);
    }

    /** Returns the light with one side brighter. */
    public Light uneven(double gradient, double gradientDeg) {
        return new Light(level, gradient, gradientDeg, lampXMm, lampYMm, lampHeightMm, shadow, kelvin, glares);
    }

    /** Returns the light at another colour temperature. */
    public Light of(double kelvin) {
        return new Light(level, gradient, gradientDeg, lampXMm, lampYMm, lampHeightMm, shadow, kelvin, glares);
    }

    /** Returns the light with shadows of another strength. */
    public Light shadowing(double shadow) {
        return new Light(level, gradient, gradientDeg, lampXMm, lampYMm, lampHeightMm, shadow, kelvin, glares);
    }

    /** Returns the light with only these reflections. */
    public Light glaring(Glare... glares) {
        return new Light(level, gradient, gradientDeg, lampXMm, lampYMm, lampHeightMm, shadow, kelvin, List.of(glares));
    }
}
