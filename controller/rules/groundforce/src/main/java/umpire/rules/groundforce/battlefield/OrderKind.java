package umpire.rules.groundforce.battlefield;

import java.util.List;
import java.util.Optional;
import umpire.rules.kernel.text.Lookup;

/** The kinds of cards: each names the types that may act, or is a special card. */
@SuppressWarnings("ImmutableEnumChecker")
public enum OrderKind {
    TROOPER("trooper", "Troopers", "T", ForceType.TROOPER),
    SABOTEUR("saboteur", "Saboteurs", "S", ForceType.SABOTEUR),
    HEAVY("heavy", "Heavy weapons", "H", ForceType.HEAVY),
    TROOPER_SABOTEUR("trooper+saboteur", "Troopers and saboteurs", "T+S", ForceType.TROOPER, ForceType.SABOTEUR),
    TROOPER_HEAVY("trooper+heavy", "Troopers and heavy weapons", "T+H", ForceType.TROOPER, ForceType.HEAVY),
    SABOTEUR_HEAVY("saboteur+heavy", "Saboteurs and heavy weapons", "S+H", ForceType.SABOTEUR, ForceType.HEAVY),
    STEALTH("stealth", "Saboteur stealth", "STE", ForceType.SABOTEUR),
    RUSH("rush", "Trooper rush", "RUSH", ForceType.TROOPER),
    REINFORCEMENTS("reinforcements", "Reinforcements", "REIN");

    private static final Lookup<String, OrderKind> BY_WORD = Lookup.of(values(), kind -> kind.word);

    private final String word;
    private final String title;
    private final String letters;
    private final List<ForceType> types;

    OrderKind(String word, String title, String letters, ForceType... types) {
        this.word = word;
        this.title = title;
        this.letters = letters;
        this.types = List.of(types);
    }

    /** Returns the name of this kind in actions, files and tokens. */
    public String word() {
        return word;
    }

    public String title() {
        return title;
    }

    /** Returns the letters printed beside the tag of a card. */
    public String letters() {
        return letters;
    }

    /** Returns the types of units that may act. */
    public List<ForceType> types() {
        return types;
    }

    public static Optional<OrderKind> named(String word) {
        return BY_WORD.find(word);
    }
}
