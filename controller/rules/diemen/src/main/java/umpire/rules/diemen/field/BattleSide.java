package umpire.rules.diemen.field;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Seat;

/** The two sides of a position. Red sits at the first row of the map. */
public enum BattleSide {
    RED("Red"),
    BLUE("Blue");

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
        return Arrays.stream(values()).filter(side -> side.word().equals(word)).findFirst();
    }

    /** Returns the side of a seat of this game. */
    public static BattleSide of(Seat seat) {
        return seat.equals(BLUE.seat()) ? BLUE : RED;
    }
}
