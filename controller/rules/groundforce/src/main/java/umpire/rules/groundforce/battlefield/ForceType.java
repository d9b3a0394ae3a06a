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

    /** How many spaces a heavy weapon reaches. */
    public static final int HEAVY_REACH = 3;

    /** The same in a word. */
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

    /** Returns how it is written in positions. */
    public char letter() {
        return letter;
    }

    /** Returns how many of them an army begins with. */
    public int atStart() {
        return atStart;
    }

    /** Returns what a new one costs. */
    public int points() {
        return points;
    }

    /** Returns its name in actions, in files and on tokens. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns it as people say it, without an article. */
    public String says() {
        return one;
    }

    /** Returns some of them in words: {@code 2 saboteurs}. */
    public String counted(int count) {
        return count + " " + (count == 1 ? one : many);
    }

    public String plural() {
        return many;
    }

    public static Optional<ForceType> named(String word) {
        return BY_WORD.find(word);
    }

    /** Returns what a letter of a position stands for. */
    public static Optional<ForceType> lettered(char letter) {
        return BY_LETTER.find(letter);
    }
}
