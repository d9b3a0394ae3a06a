package umpire.rules.kernel;

import java.util.regex.Pattern;

/** The notation of colours: {@code #rrggbb}, in small letters. */
final class ColourCode {
    private static final Pattern WRITTEN = Pattern.compile("#[0-9a-f]{6}");

    private ColourCode() {}

    /**
     * Checks a colour.
     *
     * @param where the beginning of the message
     * @throws IllegalArgumentException when the colour is malformed
     */
    static void check(String where, String rgb) {
        if (!WRITTEN.matcher(rgb).matches()) {
            throw new IllegalArgumentException(where + "a colour is written #rrggbb, not " + rgb);
        }
    }
}
