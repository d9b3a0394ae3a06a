package umpire.rules.diemen.position;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** What a set is spent on, in the order in which equal sets of both sides are resolved. */
public enum BattleTactic {
    DEFEND("defence"),
    ATTACK("an attack"),
    MOVE("a move"),
    NOTHING("nothing");

    private static final Lookup<String, BattleTactic> BY_WORD = Lookup.of(values(), BattleTactic::word);

    private final String purpose;

    BattleTactic(String purpose) {
        this.purpose = purpose;
    }

    /** Says what a set is spent on: {@code an attack}. */
    public String purpose() {
        return purpose;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<BattleTactic> named(String word) {
        return BY_WORD.find(word);
    }
}
