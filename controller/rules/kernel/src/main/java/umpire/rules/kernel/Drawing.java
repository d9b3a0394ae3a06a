package umpire.rules.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The drawing of a thing: a file and the values of its parameters.
 *
 * <p>The file is SVG whose only text is in {@code text} elements, in millimetres: x right, y down, its origin at the
 * point of the thing's pose. It may be larger than the thing, whose outline is cut out of it.
 *
 * @param file in the folder of the game's drawings, such as {@code tank.svg}; empty where there is none
 * @param parameters the values for {@code {{name}}} in the file, by name
 */
public record Drawing(String file, Map<String, String> parameters) {
    /** No drawing: a display paints the thing plainly. */
    public static final Drawing NONE = new Drawing("", Map.of());

    public Drawing {
        if (!file.matches("|[a-z0-9-]+\\.svg")) {
            throw new IllegalArgumentException("a drawing is a file such as tank.svg, not '" + file + "'");
        }
        parameters = Collections.unmodifiableMap(new TreeMap<>(parameters));
    }

    /** A file without parameters. */
    public static Drawing of(String file) {
        return new Drawing(file, Map.of());
    }

    /** Returns this drawing with another parameter. */
    public Drawing with(String name, String value) {
        Map<String, String> more = new TreeMap<>(parameters);
        more.put(name, value);
        return new Drawing(file, more);
    }

    public Drawing with(String name, int value) {
        return with(name, Integer.toString(value));
    }

    /** Returns this drawing with a parameter for an SVG attribute {@code display}, which shows or hides a part. */
    public Drawing with(String name, boolean shown) {
        return with(name, shown ? "inline" : "none");
    }

    /** Returns whether there is a drawing. */
    public boolean isDrawn() {
        return !file.isEmpty();
    }
}
