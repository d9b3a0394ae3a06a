package umpire.rules.diceland.geometry;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** A corner of the face that lies on top. Each belongs to one of the three axes that join opposite tips of an octahedron. */
public enum TopCorner {
    /** The corner to which the top of the face's tag points. */
    X,
    Y,
    Z;

    private static final Lookup<String, TopCorner> BY_WORD = Lookup.of(values(), TopCorner::word);

    /** Returns its place among the three, from 0. */
    public int index() {
        return switch (this) {
            case X -> 0;
            case Y -> 1;
            case Z -> 2;
        };
    }

    /** Returns the letter by which it is written. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads its letter. */
    public static Optional<TopCorner> named(String word) {
        return BY_WORD.find(word);
    }
}
