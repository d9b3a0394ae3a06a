package umpire.rules.diemen;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** The uses of a set, in the order in which equal sets of both sides are resolved. */
public enum BattleTactic {
    DEFEND("defence", "comes first"),
    ATTACK("an attack", "comes after defence"),
    MOVE("a move", "comes after attacks"),
    NOTHING("nothing", "the set is lost");

    private static final Lookup<String, BattleTactic> BY_WORD = Lookup.of(values(), BattleTactic::word);

    private final String purpose;
    private final String turn;

    BattleTactic(String purpose, String turn) {
        this.purpose = purpose;
        this.turn = turn;
    }

    /** Returns the purpose of a set in words: {@code an attack}. */
    public String purpose() {
        return purpose;
    }

    /** Says when a set for this tactic is resolved, if both sides have equal sets. */
    public String turn() {
        return turn;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<BattleTactic> named(String word) {
        return BY_WORD.find(word);
    }
}
