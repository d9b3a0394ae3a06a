package umpire.rules.ogrechess.board;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The kinds of units, by the letters of the sheet. */
public enum UnitKind {
    INF("Infantry", 'I', 1, 0, 1, 0, 8, 8),
    GEV("GEV", 'G', 4, 2, 2, 2, 2, 12),
    HVY("Heavy Tank", 'H', 1, 4, 2, 3, 2, 16),
    MSL("Missile Tank", 'M', 2, 3, 4, 2, 2, 18),
    OGRE("Ogre", 'O', 1, 0, 0, 0, 1, 30),
    MCP("Mobile CP", 'C', 1, 0, 0, 3, 1, 22),
    MECH("Mech-INF", 'P', 3, 4, 1, 3, 8, 14);

    private static final List<UnitKind> ALL = List.of(values());

    private final String title;
    private final char code;
    private final int steps;
    private final int attack;
    private final int range;
    private final int defence;
    private final int inBox;
    private final int heightMm;

    UnitKind(String title, char code, int steps, int attack, int range, int defence, int inBox, int heightMm) {
        this.title = title;
        this.code = code;
        this.steps = steps;
        this.attack = attack;
        this.range = range;
        this.defence = defence;
        this.inBox = inBox;
        this.heightMm = heightMm;
    }

    /** Returns the name people say. */
    public String title() {
        return title;
    }

    /** Returns the letter of position notation, upper case. */
    public char code() {
        return code;
    }

    /** Returns the kind that a letter of position notation means, upper or lower case. */
    public static Optional<UnitKind> byCode(char letter) {
        char code = Character.toUpperCase(letter);
        for (UnitKind kind : ALL) {
            if (kind.code == code) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    /** Returns how many squares a unit of this kind may move; 1 for a leap, and for an Ogre, whose damage counts. */
    public int steps() {
        return steps;
    }

    /** Returns the attack strength at range. That of infantry and Ogres depends on their remaining squads and weapons. */
    public int attack() {
        return attack;
    }

    public int range() {
        return range;
    }

    public int defence() {
        return defence;
    }

    /** Returns how many pieces of this kind each side has in the box. */
    public int inBox() {
        return inBox;
    }

    public int heightMm() {
        return heightMm;
    }

    public boolean armour() {
        return this == GEV || this == HVY || this == MSL;
    }

    public boolean infantry() {
        return this == INF || this == MECH;
    }

    /** Returns the name in the sheet's letters. */
    @Override
    public String toString() {
        return this == MECH ? "Mech-INF" : name();
    }

    public String token(Side side) {
        return side.seat().name().toLowerCase(Locale.ROOT) + "-" + name();
    }

    /** Returns the kind's index in lookup tables. */
    @SuppressWarnings("EnumOrdinal")
    public int index() {
        return ordinal();
    }
}
