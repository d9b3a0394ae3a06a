package umpire.rules.kernel;

import java.util.regex.Pattern;

/** How colours are written: {@code #rrggbb}, in small letters. */
final class ColourCode {
    private static final Pattern WRITTEN = Pattern.compile("#[0-9a-f]{6}");

    private ColourCode() {}

    /**
     * Checks one.
     *
     * @param where begins the message
     * @throws IllegalArgumentException when it is written otherwise
     */
    static void check(String where, String rgb) {
        if (!WRITTEN.matcher(rgb).matches()) {
            throw new IllegalArgumentException(where + "a colour is written #rrggbb, not " + rgb);
        }
    }
}
