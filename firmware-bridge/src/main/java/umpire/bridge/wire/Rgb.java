package umpire.bridge.wire;

import java.util.HexFormat;

/**
 * The light of one LED, each part from 0 to 255 as the LED takes it: linear in current, not in how bright it looks.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 */
public record Rgb(int red, int green, int blue) {
    /** No light. */
    public static final Rgb DARK = new Rgb(0, 0, 0);

    public Rgb {
        if (((red | green | blue) & ~0xff) != 0) {
            throw new IllegalArgumentException(
                    "red, green and blue lie between 0 and 255, not " + red + ", " + green + ", " + blue);
        }
    }

    /** Returns the same hue with every part multiplied and rounded down. The factor lies between 0 and 1. */
    public Rgb times(double factor) {
        return new Rgb((int) (red * factor), (int) (green * factor), (int) (blue * factor));
    }

    /** Returns the three parts added, 0 to 765: what the LED draws is proportional to it. */
    public int sum() {
        return red + green + blue;
    }

    /** Writes the colour as a page does: {@code #ff8000}. */
    public String hex() {
        return "#" + HexFormat.of().toHexDigits(red << 16 | green << 8 | blue, 6);
    }
}
