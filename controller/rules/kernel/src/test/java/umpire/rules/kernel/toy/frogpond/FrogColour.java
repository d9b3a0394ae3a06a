package umpire.rules.kernel.toy.frogpond;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import umpire.rules.kernel.Seat;

/** The colour of a side's frogs. */
public enum FrogColour {
    GREEN("Green", LilyPad.LAST),
    BROWN("Brown", 1);

    private final Seat seat;
    private final int farRow;

    FrogColour(String seat, int farRow) {
        this.seat = new Seat(seat);
        this.farRow = farRow;
    }

    static FrogColour of(Seat seat) {
        return GREEN.seat.equals(seat) ? GREEN : BROWN;
    }

    Seat seat() {
        return seat;
    }

    FrogColour other() {
        return this == GREEN ? BROWN : GREEN;
    }

    /** Returns the word of the notation: {@code green}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean isFarRow(LilyPad pad) {
        return pad.row() == farRow;
    }

    /** Returns the pads on which the three frogs sit at first. */
    List<LilyPad> start() {
        return this == GREEN ? pads("a1", "b1", "c1") : pads("b4", "c4", "d4");
    }

    private static List<LilyPad> pads(String... names) {
        return Stream.of(names).flatMap(name -> LilyPad.named(name).stream()).toList();
    }

    @Override
    public String toString() {
        return seat.name();
    }
}
