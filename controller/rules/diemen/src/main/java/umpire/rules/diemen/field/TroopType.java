package umpire.rules.diemen.field;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Count;
import umpire.rules.kernel.text.Lookup;

/** The seven types of units. */
public enum TroopType {
    ARCHERS('A', 0, 2, "Archers", "Archer"),
    CAVALRY('C', 1, 1, "Cavalry", "Cavalry"),
    CHARIOTS('H', 2, 1, "Chariots", "Chariot"),
    DEFENDERS('D', 3, 1, "Defenders", "Defender"),
    FLIERS('F', 4, 1, "Fliers", "Flier"),
    INFANTRY('I', 5, 1, "Infantry", "Infantry"),
    SIEGE_ENGINES('S', 6, 2, "Siege Engines", "Siege Engine");

    private static final Lookup<Character, TroopType> BY_LETTER = Lookup.of(values(), type -> type.letter);

    /** All types, in their order. */
    public static final List<TroopType> ALL = List.of(values());

    private final char letter;
    private final int index;
    private final int reach;
    private final String title;
    private final String one;

    TroopType(char letter, int index, int reach, String title, String one) {
        this.letter = letter;
        this.index = index;
        this.reach = reach;
        this.title = title;
        this.one = one;
    }

    public char letter() {
        return letter;
    }

    /** Returns the index of this type, from 0. */
    int index() {
        return index;
    }

    public String title() {
        return title;
    }

    /** Returns its name as it follows a number of units: singular for 1, else plural. */
    public String title(int count) {
        return count == 1 ? one : title;
    }

    /** Returns its name as one word: {@code siege-engines}. */
    public String word() {
        return title.toLowerCase(Locale.ROOT).replace(' ', '-');
    }

    /** Returns whether a Move set carries it as many spaces as the set is wide. */
    public boolean travels() {
        return this == CAVALRY || this == CHARIOTS;
    }

    /** Returns how far it attacks or shoots: {@code two spaces}. */
    public String reach() {
        return Count.inWords(reach, "space");
    }

    /** Returns whether it attacks or shoots at a distance, in spaces. Only Archers attack nearer than they reach. */
    public boolean reaches(int distance) {
        return distance == reach || (this == ARCHERS && distance > 0 && distance < reach);
    }

    /** Returns whether it strikes at the next space. */
    public boolean fightsAdjacent() {
        return this != ARCHERS && this != SIEGE_ENGINES;
    }

    /** Returns whether units of this type may stand on a terrain. */
    public boolean enters(BattleMap.HexTerrain terrain) {
        return terrain != BattleMap.HexTerrain.IMPASSIBLE
                && (this != CHARIOTS || (terrain != BattleMap.HexTerrain.FOREST && !terrain.high()));
    }

    public static Optional<TroopType> lettered(char letter) {
        return BY_LETTER.find(letter);
    }
}
