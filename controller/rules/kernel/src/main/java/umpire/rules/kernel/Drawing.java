package umpire.rules.kernel;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a thing is drawn: a file, and what is put in for its parameters.
 *
 * <p>The file is SVG without a text of its own but in {@code text} elements, in millimetres: x right, y down, its origin at the point that
 * the thing's pose is of. It may be larger than the thing, which is cut out of it.
 *
 * @param file in the folder of the game's drawings, such as {@code tank.svg}; empty where there is none yet
 * @param parameters what stands in the file for {@code {{name}}}, by name
 */
public record Drawing(String file, Map<String, String> parameters) {
    /** Nothing drawn: whoever shows the thing paints it plainly. */
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

    /** Returns the same with a parameter more. */
    public Drawing with(String name, String value) {
        Map<String, String> more = new TreeMap<>(parameters);
        more.put(name, value);
        return new Drawing(file, more);
    }

    public Drawing with(String name, int value) {
        return with(name, Integer.toString(value));
    }

    /** Returns the same with whether something of it is shown, for an attribute {@code display}. */
    public Drawing with(String name, boolean shown) {
        return with(name, shown ? "inline" : "none");
    }

    /** Returns whether there is one. */
    public boolean isDrawn() {
        return !file.isEmpty();
    }
}
