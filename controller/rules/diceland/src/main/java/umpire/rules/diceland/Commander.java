package umpire.rules.diceland;

import java.util.Locale;
import java.util.Optional;
import umpire.rules.kernel.Seat;
import umpire.rules.kernel.text.Lookup;

/** A player. Red sits at the near edge of the table, Blue at the far one. */
public enum Commander {
    RED("Red"),
    BLUE("Blue");

    private static final Lookup<String, Commander> BY_WORD = Lookup.of(values(), Commander::word);

    private final String title;

    Commander(String title) {
        this.title = title;
    }

    public Seat seat() {
        return new Seat(title);
    }

    public Commander other() {
        return this == RED ? BLUE : RED;
    }

    /** Returns this player's index in lists of both. */
    public int index() {
        return this == RED ? 0 : 1;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Commander> named(String word) {
        return BY_WORD.find(word);
    }

    public static Commander of(Seat seat) {
        return seat.equals(RED.seat()) ? RED : BLUE;
    }

    /** Returns the name of this player's Command Post. */
    public String post() {
        return "post-" + word();
    }

    @Override
    public String toString() {
        return title;
    }
}
