package umpire.rules.groundforce.battlefield;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a die may show. */
public enum BattleFace {
    SWORD("a sword"),
    SHIELD("a shield"),
    EXPLOSION("an explosion");

    private final String says;

    BattleFace(String says) {
        this.says = says;
    }

    /** Returns whether it counts for an attacker. */
    public boolean attacks() {
        return this != SHIELD;
    }

    /** Returns whether it counts for a defender. */
    public boolean defends() {
        return this != SWORD;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<BattleFace> named(String word) {
        return Arrays.stream(values()).filter(face -> face.word().equals(word)).findFirst();
    }

    /** Returns some of them in words: {@code a sword and a shield}. */
    public static String inWords(List<BattleFace> faces) {
        return faces.stream().map(face -> face.says).collect(Collectors.joining(" and "));
    }
}
