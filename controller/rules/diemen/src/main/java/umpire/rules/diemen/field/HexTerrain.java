package umpire.rules.diemen.field;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** The terrain of a space. */
public enum HexTerrain {
    OPEN('.'),
    IMPASSIBLE('X'),
    HILL('H'),
    MOUNTAIN('M'),
    ROUGH('R'),
    RIVER('V'),
    FOREST('F');

    private static final Lookup<Character, HexTerrain> BY_LETTER = Lookup.of(values(), terrain -> terrain.letter);

    private final char letter;

    HexTerrain(char letter) {
        this.letter = letter;
    }

    /** Returns the letter by which a map file draws it. */
    public char letter() {
        return letter;
    }

    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** Returns whether it is high ground, a Hill or a Mountain. */
    public boolean high() {
        return this == HILL || this == MOUNTAIN;
    }

    static Optional<HexTerrain> drawn(char letter) {
        return BY_LETTER.find(letter);
    }
}
