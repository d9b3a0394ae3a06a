package umpire.vision.twin.numerals;

import java.awt.Font;
import java.awt.GraphicsEnvironment;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The typefaces of rendered dice: some for training, others for tests. The empty name is the table's own. */
final class NumeralFonts {
    private static final List<String> LEARNT = List.of(
            "",
            "strokes",
            "Liberation Sans",
            "DejaVu Sans",
            "DejaVu Sans Condensed",
            "DejaVu Serif",
            "Nimbus Sans Narrow",
            "URW Gothic",
            "URW Bookman",
            "C059",
            "Nimbus Roman",
            "Lato",
            "Lato Heavy",
            "Open Sans",
            "Open Sans Semibold",
            "Roboto",
            "Roboto Condensed",
            "Roboto Medium",
            "Cantarell",
            "Caladea",
            "Carlito",
            "Inter",
            "Comfortaa",
            "Quicksand Medium",
            "Cabin",
            "Linux Libertine O",
            "Linux Biolinum O",
            "GFS Neohellenic");

    private static final List<String> TRIED =
            List.of("Nimbus Sans", "Liberation Serif", "P052", "Liberation Sans Narrow", "DejaVu Serif Condensed");

    private static final List<String> FRESH = List.of(
            "DejaVu Sans Mono",
            "DejaVu Sans Light",
            "DejaVu Math TeX Gyre",
            "Droid Sans Fallback",
            "Liberation Mono",
            "Nimbus Mono PS",
            "Noto Sans Mono",
            "Z003");

    private NumeralFonts() {}

    /** Returns the typefaces used neither for training nor for choosing a threshold. */
    static List<String> fresh() {
        List<String> here = here(FRESH);
        return here.isEmpty() ? List.of("") : here;
    }

    /** Returns the typefaces for training that this machine has. */
    static List<String> learnt() {
        return here(LEARNT);
    }

    /** Returns the typefaces for tests that this machine has; the table's own if it has none. */
    static List<String> tried() {
        List<String> here = here(TRIED);
        return here.isEmpty() ? List.of("") : here;
    }

    private static List<String> here(List<String> wanted) {
        Set<String> known = Arrays.stream(
                        GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames())
                .collect(Collectors.toSet());
        return wanted.stream()
                .filter(name -> name.isEmpty() || name.equals("strokes") || (known.contains(name) && hasDigits(name)))
                .toList();
    }

    /** Returns whether a typeface has digits. Some that complete others have none, and would print empty boxes. */
    private static boolean hasDigits(String name) {
        return new Font(name, Font.PLAIN, 1).canDisplayUpTo("0123456789") < 0;
    }
}
