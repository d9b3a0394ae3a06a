package umpire.rules.ogreselves.kingdom;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** A thing that an Elf carries: the six kinds of Valuables, and the Invisible Shield. */
public enum Thing {
    GOLD('G', 5),
    RUBY('R', 5),
    EMERALD('E', 3),
    AMETHYST('A', 3),
    SAPPHIRE('S', 2),
    AMBER('M', 2),
    SHIELD('#', 4);

    private static final Lookup<String, Thing> BY_WORD = Lookup.of(values(), Thing::word);
    private static final Lookup<Character, Thing> BY_LETTER = Lookup.of(values(), thing -> thing.letter);

    private static final List<Thing> GEMS = List.of(GOLD, RUBY, EMERALD, AMETHYST, SAPPHIRE, AMBER);

    private final char letter;
    private final int inBox;

    Thing(char letter, int inBox) {
        this.letter = letter;
        this.inBox = inBox;
    }

    /** Returns the Valuables, without the Shield. */
    public static List<Thing> gems() {
        return GEMS;
    }

    /** Returns how it is written in positions. */
    public char letter() {
        return letter;
    }

    public int inBox() {
        return inBox;
    }

    public boolean gem() {
        return this != SHIELD;
    }

    /** Returns its name in actions, in files and on tokens. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the everyday name of this thing: {@code gold bar}, {@code Shield}. */
    public String called() {
        return switch (this) {
            case GOLD -> "gold bar";
            case SHIELD -> "Shield";
            case RUBY, EMERALD, AMETHYST, SAPPHIRE, AMBER -> word();
        };
    }

    /** Returns this thing with its article. */
    public String a() {
        return switch (this) {
            case GOLD, RUBY, SAPPHIRE, SHIELD -> "a " + called();
            case EMERALD, AMETHYST, AMBER -> "an " + called();
        };
    }

    /** Returns the thing that a word names. */
    public static Optional<Thing> named(String word) {
        return BY_WORD.find(word);
    }

    /** Returns the thing that a letter of a position stands for. */
    public static Optional<Thing> lettered(int letter) {
        return BY_LETTER.find((char) letter);
    }
}
