package umpire.rules.diemen.field;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.text.Lookup;

/** The two sides of a position. Red sits at the first row of the map. */
public enum BattleSide {
    RED("Red"),
    BLUE("Blue");

    private static final Lookup<String, BattleSide> BY_WORD = Lookup.of(values(), BattleSide::word);

    private final String title;

    BattleSide(String title) {
        this.title = title;
    }

    public Seat seat() {
        return new Seat(title);
    }

    public String title() {
        return title;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public BattleSide other() {
        return this == RED ? BLUE : RED;
    }

    public static Optional<BattleSide> named(String word) {
        return BY_WORD.find(word);
    }

    /** Returns the side of a seat of this game. */
    public static BattleSide of(Seat seat) {
        return seat.equals(BLUE.seat()) ? BLUE : RED;
    }
}
