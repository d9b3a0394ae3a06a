package umpire.rules.groundforce.battlefield;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.text.Lookup;

/** The three types of units. */
public enum ForceType {
    TROOPER('T', 8, 1, "trooper", "troopers"),
    SABOTEUR('S', 2, 2, "saboteur", "saboteurs"),
    HEAVY('H', 1, 3, "heavy weapon", "heavy weapons");

    /** The range of a heavy weapon, in spaces. */
    public static final int HEAVY_REACH = 3;

    /** The range of a heavy weapon as a word. */
    public static final String HEAVY_FAR = Count.word(HEAVY_REACH);

    private static final Lookup<String, ForceType> BY_WORD = Lookup.of(values(), ForceType::word);
    private static final Lookup<Character, ForceType> BY_LETTER = Lookup.of(values(), type -> type.letter);

    private final char letter;
    private final int atStart;
    private final int points;
    private final String one;
    private final String many;

    ForceType(char letter, int atStart, int points, String one, String many) {
        this.letter = letter;
        this.atStart = atStart;
        this.points = points;
        this.one = one;
        this.many = many;
    }

    /** Returns the letter of this type in positions. */
    public char letter() {
        return letter;
    }

    /** Returns the number of units of this type that an army begins with. */
    public int atStart() {
        return atStart;
    }

    /** Returns the price of a new unit, in points. */
    public int points() {
        return points;
    }

    /** Returns the name of this type in actions, files and tokens. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the name for sentences, without an article. */
    public String says() {
        return one;
    }

    /** Returns a number of units in words: {@code 2 saboteurs}. */
    public String counted(int count) {
        return count + " " + (count == 1 ? one : many);
    }

    /** Returns units of this type for sentences, with the number only where it is not one: {@code 2 saboteurs}. */
    public String said(int count) {
        return count == 1 ? one : counted(count);
    }

    public String plural() {
        return many;
    }

    public static Optional<ForceType> named(String word) {
        return BY_WORD.find(word);
    }

    /** Returns the type with this letter; empty if there is none. */
    public static Optional<ForceType> lettered(char letter) {
        return BY_LETTER.find(letter);
    }
}
