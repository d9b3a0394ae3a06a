package umpire.rules.groundforce.battlefield;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import umpire.rules.kernel.text.Lookup;

/** The faces of a die. */
public enum BattleFace {
    SWORD("a sword", "swords"),
    SHIELD("a shield", "shields"),
    EXPLOSION("an explosion", "explosions");

    private static final Lookup<String, BattleFace> BY_WORD = Lookup.of(values(), BattleFace::word);

    private final String one;
    private final String many;

    BattleFace(String one, String many) {
        this.one = one;
        this.many = many;
    }

    /** Returns whether this face counts for an attacker. */
    public boolean attacks() {
        return this != SHIELD;
    }

    /** Returns whether this face counts for a defender. */
    public boolean defends() {
        return this != SWORD;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<BattleFace> named(String word) {
        return BY_WORD.find(word);
    }

    /** Returns one or two faces in words: {@code a sword and a shield}, {@code two swords}. */
    public static String inWords(List<BattleFace> faces) {
        return faces.size() == 2 && faces.get(0) == faces.get(1)
                ? "two " + faces.get(0).many
                : faces.stream().map(face -> face.one).collect(Collectors.joining(" and "));
    }
}
