package umpire.bridge.wire;

import java.util.HexFormat;

/**
 * The light of one LED, each part from 0 to 255 as the LED takes it: linear in current, not in perceived brightness.
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

    /** Returns the same hue with every part multiplied by a factor from 0 to 1 and rounded down. */
    public Rgb times(double factor) {
        return new Rgb((int) (red * factor), (int) (green * factor), (int) (blue * factor));
    }

    /** Returns the sum of the three parts, 0 to 765, which is proportional to the LED's current. */
    public int sum() {
        return red + green + blue;
    }

    /** Returns the colour in the form of a web page: {@code #ff8000}. */
    public String hex() {
        return "#" + HexFormat.of().toHexDigits(red << 16 | green << 8 | blue, 6);
    }
}
